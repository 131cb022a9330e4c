"""The board: areas, borders, obelisks, harbours, temples for each number of players (KEMET-COMP)."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from deskovka.core.errors import ImpossiblePosition
from deskovka.games.kemet import areas
from deskovka.games.kemet.areas import AREA_NAMES, AREA_NUMBERS, BOARDS, CITIES
from support.kemet import KEMET, answer, fight, offered, points, refused, table, units

RULES = Path(__file__).parents[3] / "docs" / "rules"
PRINTED = yaml.safe_load((RULES / "kemet-map.yaml").read_text(encoding="utf-8"))
SEATS = (2, 3, 4, 5)


def printed(seats: int) -> dict[str, dict[str, object]]:
    """The printed areas in play, by name; borders to areas that are not in play left out."""
    there = PRINTED["maps"][seats]
    in_play = there["areas_in_play"]
    drawn = {
        str(area["id"]): dict(area) for area in PRINTED["boards"][there["board"]]["areas"] if area["id"] in in_play
    }
    assert sorted(drawn) == sorted(in_play)
    for area in drawn.values():
        area["adjacent"] = sorted(other for other in area["adjacent"] if other in in_play)
    return drawn


def in_play(seats: int) -> list[str]:
    return [AREA_NAMES[area] for area in BOARDS[seats].areas]


def neighbours(seats: int, name: str) -> list[str]:
    board, area = BOARDS[seats], AREA_NUMBERS[name]
    return sorted(AREA_NAMES[board.borders[i]] for i in range(board.border_ends[area], board.border_ends[area + 1]))


# ---- the map of docs/rules/kemet-map.yaml


@pytest.mark.rule("KEMET-COMP.10", "KEMET-COMP.9")
@pytest.mark.parametrize("seats", SEATS)
def test_the_areas_in_play_are_the_printed_ones(seats: int) -> None:
    assert sorted(in_play(seats)) == sorted(PRINTED["maps"][seats]["areas_in_play"])
    assert [CITIES[city] for city in BOARDS[seats].cities] == PRINTED["maps"][seats]["cities"]
    for name, number in AREA_NUMBERS.items():
        assert BOARDS[seats].is_in_play(number) == (name in PRINTED["maps"][seats]["areas_in_play"])


@pytest.mark.rule("KEMET-COMP.7")
@pytest.mark.parametrize("seats", SEATS)
def test_the_borders_are_the_printed_ones(seats: int) -> None:
    for name, area in printed(seats).items():
        assert neighbours(seats, name) == area["adjacent"], name


@pytest.mark.rule("KEMET-COMP.7")
@pytest.mark.parametrize("seats", SEATS)
def test_neighbours_are_asked_for_in_both_directions(seats: int) -> None:
    drawn = printed(seats)
    for a in AREA_NAMES:
        for b in AREA_NAMES:
            borders = a in drawn and b in drawn[a]["adjacent"]
            assert areas.are_neighbours(BOARDS[seats], AREA_NUMBERS[a], AREA_NUMBERS[b]) == borders


@pytest.mark.rule("KEMET-COMP.11")
@pytest.mark.parametrize("seats", SEATS)
def test_obelisks_and_harbours_are_the_printed_ones(seats: int) -> None:
    for name, area in printed(seats).items():
        number = AREA_NUMBERS[name]
        assert bool(areas.HAS_OBELISK[number]) == area["obelisk"], name
        assert areas.HARBOURS[areas.HARBOUR_OF[number]] == (area["harbour"] or "none"), name


@pytest.mark.rule("KEMET-COMP.5", "KEMET-COMP.12")
@pytest.mark.parametrize("seats", SEATS)
def test_every_area_is_of_its_printed_kind(seats: int) -> None:
    for name, area in printed(seats).items():
        assert areas.AREA_KINDS[areas.KIND_OF[AREA_NUMBERS[name]]] == area["type"], name
        wanted = area["temple"]["night_prayer"] if area["type"] == "temple" else 0
        assert areas.PRAYER_OF[AREA_NUMBERS[name]] == wanted, name
    temples = [name for name in in_play(seats) if areas.KIND_OF[AREA_NUMBERS[name]] == areas.TEMPLE]
    assert sorted(temples) == sorted(PRINTED["maps"][seats]["temples"])


@pytest.mark.rule("KEMET-COMP.6")
@pytest.mark.parametrize("seats", SEATS)
def test_every_city_has_three_districts_and_a_front(seats: int) -> None:
    for city in PRINTED["cities"]:
        number = CITIES.index(city["id"])
        assert [AREA_NAMES[areas.district(number, i)] for i in range(3)] == city["districts"]
        assert AREA_NAMES[areas.front(number)] == city["front"]
        inside = [name for name in in_play(seats) if areas.CITY_OF[AREA_NUMBERS[name]] == number]
        assert inside == (city["districts"] if city["id"] in PRINTED["maps"][seats]["cities"] else [])


def test_the_numbers_of_districts_and_the_pantheon_and_the_delta_are_right() -> None:
    assert (AREA_NAMES[areas.DELTA], AREA_NAMES[areas.PANTHEON_AREA]) == ("temple_delta", "pantheon")
    assert len(AREA_NAMES) == areas.AREAS


# ---- at the table


@pytest.mark.rule("KEMET-COMP.7")
def test_the_nile_is_not_crossed_on_foot() -> None:
    g = table({"units": {"temple_west_great": 2}}, {}, {}, {})
    answer(g, "token on move_3", "march from temple_west_great")
    assert offered(g) == ["go to west_bank", "done"]
    assert refused(g, "go to temple_east_great").rule == "KEMET-MOV.6"


@pytest.mark.rule("KEMET-COMP.9", "KEMET-COMP.10")
def test_nothing_moves_to_an_area_that_is_not_in_play() -> None:
    g = table({"units": {"west_bank": 1}, "hand": ["teleportation"], "pyramids": {"nw_d1": "ruby 1"}})
    answer(g, "token on move_3", "march from west_bank")
    assert {words.split()[-1] for words in offered(g)} - {"done"} <= set(in_play(2))
    for words in ("go to east_bank", "teleport by card to east_dunes", "go to front_w", "go to west_dunes_n"):
        assert refused(g, words).rule == "KEMET-COMP.9"


@pytest.mark.rule("KEMET-COMP.9")
@pytest.mark.parametrize(
    ("seats", "area"),
    [
        (2, "east_bank"),
        (2, "w_d1"),
        (3, "east_dunes"),
        (3, "west_dunes"),
        (4, "front_w"),
        (4, "west_dunes_n"),
        (5, "west_dunes"),
    ],
)
def test_nobody_stands_in_an_area_that_is_not_in_play(seats: int, area: str) -> None:
    with pytest.raises(ImpossiblePosition):
        table({"units": {area: 1}}, *[{}] * (seats - 1))


@pytest.mark.rule("KEMET-COMP.9", "KEMET-HARB.7")
def test_nobody_retreats_out_of_the_board_or_over_a_harbour() -> None:
    g = table({"units": {"front_s": 5}}, {"units": {"west_bank": 1}})
    answer(g, "token on move_3", "march from front_s", "go to west_bank", "send 5")
    fight(g, "play bc_4d1 discard bc_5", "play bc_1d1p3 discard bc_5")
    answer(g, "retreat")
    sent = {words.removeprefix("they retreat to ") for words in offered(g)}
    assert sent == {"front_nw", "front_s", "temple_west_great", "west_dunes"}
    assert refused(g, "they retreat to delta_bank").rule == "KEMET-BAT6.5"
    assert refused(g, "they retreat to front_w").rule == "KEMET-COMP.9"


@pytest.mark.rule("KEMET-COMP.12")
@pytest.mark.parametrize(("area", "gained"), [("temple_delta", 1), ("pantheon", 0)])
def test_the_delta_temple_gives_a_point_and_the_pantheon_none(area: str, gained: int) -> None:
    g = table({"units": {"delta_bank": 2}})
    assert points(g) == 0
    answer(g, "token on move_3", "march from delta_bank", f"go to {area}", "send 2")
    assert (points(g), units(g, area)) == (gained, 2)


@pytest.mark.rule("KEMET-COMP.8")
@pytest.mark.parametrize("city", ["w", "s"])
def test_every_district_of_another_city_has_walls(city: str) -> None:
    far = {"w": "west_dunes_s", "s": "west_dunes_s"}[city]
    g = table({"units": {far: 2}, "tiles": ["ruby_1_priest_of_mafdet"]}, {}, {})
    answer(g, "token on move_3", f"march from {far}", f"go to front_{city}", "send 2")
    for district in (f"{city}_d1", f"{city}_d2", f"{city}_d3"):
        assert refused(g, f"go to {district}").rule == "KEMET-WALL.1"


@pytest.mark.rule("KEMET-COMP.14")
def test_pyramids_have_levels_one_to_four_and_one_colour() -> None:
    for what in ("ruby 0", "ruby 5", "ruby", "green 1"):
        with pytest.raises(ImpossiblePosition):
            table({"pyramids": {"nw_d1": what}})
    g = table({"pyramids": {"nw_d1": "ruby 4"}})
    assert [int(g.levels[AREA_NUMBERS[f"nw_d{n}"]]) for n in (1, 2, 3)] == [4, 0, 0]


@pytest.mark.rule("KEMET-COMP.1")
def test_two_to_five_play() -> None:
    assert list(KEMET.seats) == [2, 3, 4, 5]
    assert sorted(BOARDS) == [2, 3, 4, 5]
