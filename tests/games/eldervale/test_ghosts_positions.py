"""Described tables for one against the ghosts."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.core.errors import ImpossiblePosition
from deskovka.games.eldervale.abilities import refresh
from deskovka.games.eldervale.ghosts import GHOSTS
from deskovka.games.eldervale.land import layout_for
from deskovka.games.eldervale.realms import FIELDS, FIELDS_OF, GRID, MIDDLE
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.treasures import height
from support.eldervale import ELDERVALE, FIRST_TILES, answer, asked, offered, realm, roll, tableau, units
from support.eldervale_ghosts import ghosts_of

ELEMENTS = ["air", "earth", "fire", "order"]


def described(seat: dict[str, Any] | None = None, ghosts: dict[str, Any] | None = None, **keys: Any) -> Eldervale:
    """The map of support.eldervale, the player is Air and has no faction, peace is over, dice are left to the test."""
    mine = {"element": "air", "fame": 0, **(seat or {})}
    told = {"elements": ELEMENTS, "map": first_map(), **keys, "seats": [mine], "ghosts": ghosts or {}}
    g = ELDERVALE.lay_out(told)
    assert isinstance(g, Eldervale)
    g.players[0].faction = -1
    refresh(g, g.players[0])
    g.open_luck = True
    g.settle()
    assert ELDERVALE.problems(g) == []
    return g


def first_map() -> dict[str, list[int]]:
    """The tiles of support.eldervale where they lie there."""
    spots = [int(spot) for spot in layout_for(2)]
    return {
        tile: [spot % GRID - MIDDLE, spot // GRID - MIDDLE]
        for tile, spot in zip(FIRST_TILES[: len(spots)], spots, strict=True)
    }


def seen(g: Eldervale) -> dict[str, Any]:
    """The ghost board as the player sees it."""
    view: Any = g.view(0)
    found: dict[str, Any] = view["ghosts"]
    return found


def tale(g: Eldervale) -> list[str]:
    """The events of the ghosts' latest turn."""
    return [moment["event"] for moment in seen(g)["tale"]]


def refused_table(**keys: Any) -> str:
    """What is said about a table that cannot be."""
    with pytest.raises(ImpossiblePosition) as wrong:
        ELDERVALE.position({"elements": ["air", "earth", "fire", "order"], **keys})
    return str(wrong.value)


def test_a_plain_table_is_that_of_the_start() -> None:
    g = described()
    ghosts = seen(g)
    assert [(row["element"], row["tokens"]) for row in ghosts["rows"]] == [
        ("air", 1), ("earth", 1), ("fire", 1), ("order", 1),
    ]  # fmt: skip
    assert [zone["workers"] for zone in ghosts["zones"]] == [[1, 3], [2, 4], [5, 6]]
    assert (ghosts["guardian"], ghosts["deck"], ghosts["discards"]) == (None, 21, [])
    p = g.players[GHOSTS]
    assert (p.points, p.fame, int(p.hand).bit_count()) == (2, 0, 5)
    assert (tableau(g, 1), int(p.levels[0])) == (["air-passage"], 1)
    assert asked(g) == (0, "Turn")


def test_one_seat_alone_is_a_table_with_ghosts() -> None:
    for told in ({"ghosts": {}}, {"seats": [{}]}):
        g = ELDERVALE.position(told)
        assert len(ELDERVALE.result(g).scores) == 1
        assert ELDERVALE.problems(g) == []


def test_everything_of_the_ghosts_can_be_said() -> None:
    g = described(
        {"units": {"mill": ["worker"]}},
        {
            "guardian": "mill",
            "rows": ["order", "fire", "earth", "air"],
            "tokens": {"fire": 4, "earth": 9},
            "zones": ["ghost-02", "ghost-19", "ghost-07"],
            "deck": ["ghost-24", "ghost-01"],
            "discards": ["ghost-03"],
            "pile": ["spell-gust", "quest-slayer"],
            "points": 44,
            "power": {"fire": 5, "air": 3},
            "fame": 3,
            "cards": ["fire-passage", "air-passage"],
            "dwellings": ["ash-plains", "briar-forest"],
            "units": {"fortress": ["worker", "dragon"]},
            "underworld": ["wizard"],
            "symbols": [6, 2, 3],
        },
    )
    ghosts, p = seen(g), g.players[GHOSTS]
    assert ghosts["guardian"] == "mill"
    assert [(row["element"], row["tokens"]) for row in ghosts["rows"]] == [
        ("order", 1), ("fire", 4), ("earth", 8), ("air", 1),
    ]  # fmt: skip
    assert ghosts["set_aside"] == 1
    assert [zone["card"] for zone in ghosts["zones"]] == ["ghost-02", "ghost-19", "ghost-07"]
    assert [zone["workers"] for zone in ghosts["zones"]] == [[3], [2], [6]]
    assert [zone["chief"] for zone in ghosts["zones"]] == [True, False, False]
    assert [int(card) for card in ghosts_of(g).deck][-2:] == [0, 23]
    assert ghosts["discards"] == ["ghost-03"]
    assert (int(p.points), int(p.fame), int(p.levels[2]), int(p.levels[0])) == (44, 3, 5, 3)
    assert tableau(g, 1) == ["fire-passage", "air-passage"]
    assert (units(g, "fortress", 1), units(g, "underworld", 1)) == (["dragon", "worker"], ["wizard"])
    assert g.menu == 1  # the orb of Fire's track is the ghosts', and lies on the menu
    assert "spell-gust" not in [name for name in ELDERVALE.open_view(g)["magic_cards"]]  # type: ignore[attr-defined]


def test_a_turn_of_the_ghosts_begins_with_the_die_of_the_zone() -> None:
    g = described({"units": {"mill": ["worker"]}}, {"guardian": "mill"}, turn=1)
    assert offered(g) == [f"roll {face}" for face in range(1, 7)]
    roll(g, 4)
    assert tale(g)[:2] == ["zone-rolled", "ghost-card"]


def test_the_die_may_have_chosen_a_zone() -> None:
    ghosts = {"guardian": "mill", "zones": ["ghost-02", "ghost-24", "ghost-07"], "zone": "middle"}
    g = described({}, ghosts, turn=1)
    assert tale(g)[:2] == ["ghost-card", "placed"]
    assert units(g, "summoning-portal", 1) == ["worker"]


def test_the_ghosts_regroup_in_a_described_turn() -> None:
    g = described({}, {"units": {"mill": ["worker"]}, "underworld": ["dragon"]}, turn=1, phase="regroup")
    assert (int(g.players[GHOSTS].points), units(g, "underworld", 1)) == (5, [])
    assert g.turn == 0


def test_a_battle_of_the_ghosts_lies_there() -> None:
    fight = {"realm": "mill", "rolled": {0: [5], 1: [4, 4, 4]}}
    mine = {"units": {"mill": ["worker"]}}
    g = described(
        mine, {"guardian": "mill", "units": {"mill": ["worker"]}, "underworld": ["warrior"]}, turn=1, battle=fight
    )
    while offered(g) == ["go on"]:
        answer(g, "go on")
    assert units(g, "underworld", 1) == ["warrior", "worker"]
    assert g.turn == 0
    assert len(seen(g)["discards"]) == 1  # the card of their turn is discarded after the battle


@pytest.mark.rule("GHOST-2.5")
def test_the_stack_of_an_element_that_comes_last_has_two_tokens() -> None:
    g = described(supply=["sky-aerie", "hanging-rocks"])
    heights = {name: [int(height(g.stacks[FIELDS * realm(name) + field])) for field in range(FIELDS_OF[realm(name)])]
               for name in ("windswept-steppe", "sky-aerie", "hanging-rocks")}  # fmt: skip
    assert heights["hanging-rocks"][-1] == 2
    assert sum(sum(heights[name]) for name in heights) == 11
    fewer = described(ghosts={"tokens": {"air": 3}}, supply=["sky-aerie", "hanging-rocks"])
    assert height(fewer.stacks[FIELDS * realm("hanging-rocks") + FIELDS_OF[realm("hanging-rocks")] - 1]) == 2
    on_map = range(FIELDS * realm("windswept-steppe"), FIELDS * realm("windswept-steppe") + FIELDS)
    assert sum(int(height(fewer.stacks[stack])) for stack in on_map) == sum(heights["windswept-steppe"]) - 2


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ({"ghosts": {"guardian": "atlantis"}}, "ghosts guardian"),
        ({"ghosts": {"rows": ["air", "fire"]}}, "GHOST-2.6"),
        ({"ghosts": {"zones": ["ghost-01"]}}, "GHOST-2.8"),
        ({"ghosts": {"zones": ["ghost-01", "ghost-02", "ghost-01"]}}, "ghost-01 is in two places"),
        ({"ghosts": {"deck": ["ghost-25"]}}, "there is no card 'ghost-25'"),
        ({"ghosts": {"symbols": [1, 2]}}, "6 workers are ready"),
        ({"ghosts": {"tokens": {"water": 2}}}, "GHOST-2.2"),
        ({"ghosts": {"tokens": {"fire": 13}}}, "not between 1 and 12"),
        ({"ghosts": {"cards": [{"fire-passage": {}}]}}, "GHOST-3.11"),
        ({"ghosts": {"underworld": ["minotaur"]}}, "GHOST-1.2"),
        ({"ghosts": {"pile": ["spell-gust"]}, "seats": [{"hand": ["spell-gust"]}]}, "in two places"),
        ({"ghosts": {}, "seats": [{}, {}]}, "only where one plays alone"),
        ({"ghosts": {}, "turn": 1, "expedition": {}}, "GHOST-5.1"),
        ({"ghosts": {}, "turn": 2}, "turn"),
        ({"ghosts": {}, "variants": {"draft": "on"}}, "draft: only with 2, 3, 4, 5 seats"),
        ({"ghosts": {}, "variants": {"teams": "on"}}, "teams: only with 4 seats"),
        ({"ghosts": {"ready": ["worker"]}}, "unknown key 'ready'"),
    ],
)  # fmt: skip
def test_a_table_that_cannot_be_is_refused(keys: dict[str, Any], said: str) -> None:
    assert said in refused_table(**keys)
