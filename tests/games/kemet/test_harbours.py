"""Harbours (KEMET-HARB)."""

from __future__ import annotations

import pytest

from deskovka.games.kemet.areas import AREA_NUMBERS, are_neighbours
from deskovka.games.kemet.table import Kemet
from support.kemet import answer, asked, fight, offered, refused, table, units

MAFDET = "ruby_1_priest_of_mafdet"
CITY_NAMES = {2: ["nw", "s"], 3: ["nw", "w", "s"], 4: ["nw", "s", "ne", "e"], 5: ["nw", "w", "s", "ne", "e"]}
BANKS = {
    2: {"west_bank", "delta_bank"},
    3: {"west_bank", "delta_bank"},
    4: {"west_bank", "east_bank", "delta_bank"},
    5: {"west_bank", "east_bank", "delta_bank"},
}


def marching(area: str, seats: int = 2, city: str = "nw", **more: object) -> Kemet:
    """Seat 0, whose city is named, moves three units."""
    others = [{"city": other} for other in CITY_NAMES[seats] if other != city]
    g = table({"city": city, "units": {area: 3}, **more}, *others)
    answer(g, "token on move_3", f"march from {area}")
    return g


def sails(g: Kemet, area: str) -> set[str]:
    """Where the army may go although no border leads there."""
    there = {words.removeprefix("go to ") for words in offered(g) if words.startswith("go to ")}
    return {name for name in there if not are_neighbours(g.board, AREA_NUMBERS[area], AREA_NUMBERS[name])}


@pytest.mark.rule("KEMET-HARB.1", "KEMET-HARB.5")
@pytest.mark.parametrize(("seats", "city"), [(seats, city) for seats, cities in CITY_NAMES.items() for city in cities])
def test_from_the_own_military_harbour_to_every_commercial_one(seats: int, city: str) -> None:
    home = f"front_{city}"
    near = "east_bank" if city in ("ne", "e") else "west_bank"
    g = marching(home, seats, city)
    assert sails(g, home) == BANKS[seats] - {near}
    assert f"go to {near}" in offered(g)


@pytest.mark.rule("KEMET-HARB.1", "KEMET-HARB.2", "KEMET-HARB.5")
@pytest.mark.parametrize(("seats", "city"), [(seats, city) for seats, cities in CITY_NAMES.items() for city in cities])
def test_from_a_foreign_military_harbour_to_commercial_ones_and_home(seats: int, city: str) -> None:
    for other in CITY_NAMES[seats]:
        if other != city:
            near = "east_bank" if other in ("ne", "e") else "west_bank"
            g = marching(f"front_{other}", seats, city)
            assert sails(g, f"front_{other}") == BANKS[seats] - {near} | {f"front_{city}"}


@pytest.mark.rule("KEMET-HARB.3", "KEMET-HARB.4", "KEMET-HARB.5")
@pytest.mark.parametrize("bank", ["west_bank", "east_bank", "delta_bank"])
@pytest.mark.parametrize("city", ["nw", "e"])
def test_from_a_commercial_harbour_to_the_others_and_home(bank: str, city: str) -> None:
    g = marching(bank, 5, city)
    near = "east_bank" if city == "e" else "west_bank"
    assert sails(g, bank) == BANKS[5] - {bank} | ({f"front_{city}"} if bank != near else set())
    if bank == near:
        assert f"go to front_{city}" in offered(g)


@pytest.mark.rule("KEMET-HARB.5")
def test_no_boat_to_the_harbour_of_another_city() -> None:
    g = marching("delta_bank", 4)
    for city in ("s", "ne", "e"):
        assert refused(g, f"go to front_{city}").rule == "KEMET-HARB.5"
    g = marching("front_nw")
    assert refused(g, "go to front_s").rule == "KEMET-HARB.5"


@pytest.mark.rule("KEMET-HARB.5", "KEMET-COMP.7")
def test_a_foreign_front_on_the_own_bank_is_still_reached_on_foot() -> None:
    g = marching("west_bank")
    answer(g, "go to front_s", "send 3")
    assert units(g, "front_s") == 3


@pytest.mark.rule("KEMET-HARB.1", "KEMET-MOV.6")
@pytest.mark.parametrize("area", ["west_dunes", "temple_west_great", "pantheon", "nw_d1"])
def test_without_a_harbour_there_is_no_boat(area: str) -> None:
    assert sails(marching(area, 4), area) == set()


@pytest.mark.rule("KEMET-HARB.1")
@pytest.mark.parametrize("area", ["temple_east_great", "pantheon", "temple_delta", "nw_d1", "east_dunes"])
def test_no_boat_to_an_area_without_a_harbour(area: str) -> None:
    assert refused(marching("front_s", 4), f"go to {area}").rule == "KEMET-MOV.6"
    assert refused(marching("west_bank", 4), f"go to {area}").rule == "KEMET-MOV.6"


@pytest.mark.rule("KEMET-HARB.6")
def test_a_boat_is_one_ground_movement() -> None:
    g = marching("front_nw")
    answer(g, "go to delta_bank", "send 3")
    assert (units(g, "delta_bank"), units(g, "front_nw"), asked(g)) == (3, 0, (1, "Opening"))
    g = marching("front_nw", tiles=[MAFDET])
    answer(g, "go to delta_bank", "send 3", "go to pantheon", "send 3")
    assert (units(g, "pantheon"), asked(g)) == (3, (1, "Opening"))


@pytest.mark.rule("KEMET-HARB.1", "KEMET-MOV.10")
def test_a_boat_into_an_opponents_army_is_an_attack() -> None:
    g = table({"units": {"front_nw": 3}}, {"units": {"delta_bank": 1}})
    answer(g, "token on move_3", "march from front_nw", "go to delta_bank", "send 3")
    assert asked(g)[1] == "WarCouncil"


@pytest.mark.rule("KEMET-HARB.7")
def test_nobody_retreats_by_boat() -> None:
    g = table({"units": {"west_bank": 5, "pantheon": 1}}, {"units": {"delta_bank": 1}})
    answer(g, "token on move_3", "march from west_bank", "go to delta_bank", "send 5")
    fight(g, "play bc_4d1 discard bc_5", "play bc_1d1p3 discard bc_5")
    answer(g, "retreat")
    assert (units(g, "temple_delta", 1), asked(g)) == (1, (0, "WinnerChoice"))


@pytest.mark.rule("KEMET-HARB.7")
def test_who_could_only_sail_away_disbands() -> None:
    g = table({"units": {"west_bank": 5, "pantheon": 1, "temple_delta": 1}}, {"units": {"delta_bank": 2}})
    answer(g, "token on move_3", "march from west_bank", "go to delta_bank", "send 5")
    fight(g, "play bc_4d1 discard bc_5", "play bc_1d1p3 discard bc_5")
    assert (units(g, "delta_bank", 1), asked(g)) == (0, (0, "WinnerChoice"))
