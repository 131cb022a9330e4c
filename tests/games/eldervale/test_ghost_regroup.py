"""The ghosts regroup: points for ruins and the Underworld, then everybody returns to the zones (GHOST-15)."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.gaining import FOR_HAUNTING
from deskovka.games.eldervale.ghosts import GHOSTS
from deskovka.games.eldervale.realms import FOR_TWO
from deskovka.games.eldervale.table import Eldervale
from support.eldervale import asked, me, realm, roll, units
from support.eldervale_ghosts import guardian, haunt, haunted, under, zone_units

ALL = [["1", "3", "warrior"], ["2", "4", "wizard"], ["5", "6", "dragon"]]


def regrouped(places: dict[str, list[str]], symbols: list[int], **keys: Any) -> Eldervale:
    """The right zone is empty, and the die says right."""
    ghosts = {"units": places, "symbols": symbols, **keys.pop("ghosts", {})}
    g = haunted({"purse": ""}, ghosts, turn=GHOSTS, **keys)
    roll(g, 6)
    return g


@pytest.mark.rule("GHOST-15.1", "GHOST-5.4")
def test_gw2_points_for_ruins_and_for_the_underworld() -> None:
    places = {
        "summoning-portal": ["warrior"],
        "mage-tower": ["worker"],
        "underworld": ["worker", "worker", "worker", "dragon", "wizard"],
    }
    g = regrouped(places, [1, 2], ghosts={"points": 10})
    assert me(g, GHOSTS).points == 10 + 2 * 2 + 5 * 1
    assert me(g, GHOSTS).gains[FOR_HAUNTING] == 9
    assert zone_units(g) == ALL
    assert units(g, "underworld", GHOSTS) == []
    assert under(g) == ["ghost-01", "ghost-02", "ghost-03"]
    assert asked(g) == (0, "Turn")


@pytest.mark.rule("GHOST-15.3", "GHOST-15.4")
def test_gw2_three_workers_return_to_the_first_three_symbols() -> None:
    """Three others are dwellings: the left zone gets two, the middle one."""
    places = {"underworld": ["worker", "worker", "worker", "dragon"]}
    g = regrouped(places, [], ghosts={"dwellings": ["ash-plains", "briar-forest", "magma-terraces"]})
    assert zone_units(g) == [["1", "3", "warrior"], ["2", "wizard"], ["dragon"]]
    assert me(g, GHOSTS).points == 4


@pytest.mark.rule("GHOST-15.1")
def test_points_come_before_the_return_ruins_first() -> None:
    g = haunted(
        {"purse": ""},
        {"units": {"mill": ["dragon"], "underworld": ["worker", "worker"]}, "symbols": [1, 2, 3, 4]},
        turn=GHOSTS,
    )
    told = haunt(g, 5)
    assert [event["count"] for event in told if event["event"] == "points"] == ["2", "1", "1"]
    names = [event["event"] for event in told]
    assert max(at for at, name in enumerate(names) if name == "points") < names.index("ghost-returned")


@pytest.mark.rule("GHOST-15.1")
@pytest.mark.parametrize("ruin", ["mage-tower", "mill", "fortress", "summoning-portal", "dungeon-1"])
def test_each_unit_on_a_ruin_counts(ruin: str) -> None:
    g = regrouped({ruin: ["worker", "worker", "dragon"]}, [1, 2, 3, 4])
    assert me(g, GHOSTS).points == 6


@pytest.mark.rule("GHOST-7.6", "GHOST-15.1")
def test_the_oracle_and_the_dragon_den_are_ruins_the_bridge_is_none() -> None:
    """G26."""
    laid = {"oracle": FOR_TWO[2] + 1, "dragon-den": FOR_TWO[6] + 1, "bifrost": FOR_TWO[9] + 1}
    places = {"oracle": ["worker"], "dragon-den": ["dragon"], "bifrost": ["worker"]}
    g = regrouped(places, [1, 2, 3, 4], laid=laid)
    assert me(g, GHOSTS).points == 4
    assert zone_units(g) == ALL


@pytest.mark.rule("GHOST-15.6")
def test_units_in_element_realms_give_nothing() -> None:
    g = regrouped({"ash-plains": ["worker", "dragon"], "briar-forest": ["worker"]}, [1, 2, 3, 4])
    assert me(g, GHOSTS).points == 0
    assert zone_units(g) == ALL


@pytest.mark.rule("GHOST-15.2")
def test_the_great_units_return_to_their_zones() -> None:
    places = {"ash-plains": ["warrior"], "underworld": ["wizard", "worker"], "mill": ["dragon", "worker"]}
    g = regrouped(places, [1, 2, 3, 4])
    assert zone_units(g) == ALL


@pytest.mark.rule("GHOST-15.3")
@pytest.mark.parametrize("taken", [[2, 4], [1, 2], [3, 4]])
def test_workers_fill_the_lowest_free_symbols(taken: list[int]) -> None:
    """G10: whoever stands there already stays; two dwellings leave four workers."""
    dwellings = ["briar-forest", "magma-terraces"]
    g = regrouped({"ash-plains": ["worker", "worker", "dragon"]}, taken, ghosts={"dwellings": dwellings})
    assert zone_units(g) == [["1", "3", "warrior"], ["2", "4", "wizard"], ["dragon"]]


@pytest.mark.rule("GHOST-15.3", "GHOST-15.4")
def test_a_worker_on_a_high_symbol_stays_on_it() -> None:
    """G10: three dwellings, two workers out, one on symbol 6; the left zone is empty and chosen."""
    ghosts: dict[str, Any] = {
        "units": {"ash-plains": ["worker", "worker", "warrior"]},
        "symbols": [6],
        "dwellings": ["briar-forest", "magma-terraces", "terraced-fields"],
    }
    g = haunted({"purse": ""}, ghosts, turn=GHOSTS)
    told = haunt(g, 1)
    assert zone_units(g) == [["1", "warrior"], ["2", "wizard"], ["6", "dragon"]]
    returned = [(event["unit"], event["zone"]) for event in told if event["event"] == "ghost-returned"]
    assert returned == [("worker", "left"), ("worker", "middle"), ("warrior", "left")]


@pytest.mark.rule("GHOST-15.4")
def test_the_symbols_of_the_zones() -> None:
    """1 and 3 left, 2 and 4 in the middle, 5 and 6 right, all of them left of the great unit."""
    assert zone_units(haunted()) == ALL


@pytest.mark.rule("GHOST-15.7")
def test_dwellings_stay() -> None:
    g = regrouped(
        {"ash-plains": ["worker", "dragon"], "mill": ["worker"]},
        [1, 2],
        ghosts={"dwellings": ["briar-forest", "magma-terraces"]},
    )
    assert g.homes[realm("briar-forest")] == g.homes[realm("magma-terraces")] == GHOSTS
    assert me(g, GHOSTS).dwellings.bit_count() == 2
    assert zone_units(g) == [["1", "3", "warrior"], ["2", "4", "wizard"], ["dragon"]]


@pytest.mark.rule("GHOST-15.8")
def test_every_card_stays_and_the_guardian_too() -> None:
    g = regrouped({"ash-plains": ["worker", "worker", "dragon"]}, [1, 2, 3, 4])
    assert under(g) == ["ghost-01", "ghost-02", "ghost-03"]
    assert g.ghosts is not None
    assert g.ghosts.discards == 0
    assert len(g.ghosts.deck) == 21
    assert guardian(g) == "mage-tower"


@pytest.mark.rule("GHOST-15.1", "GHOST-5.4")
def test_a_regroup_without_anybody_out_is_one_too() -> None:
    """All workers are dwellings and the warrior is in the Underworld: an empty zone regroups for one point."""
    g = regrouped({"underworld": ["dragon"]}, [1, 2, 3, 4], ghosts={"dwellings": ["ash-plains", "briar-forest"]})
    assert me(g, GHOSTS).points == 1


@pytest.mark.rule("GHOST-3.12")
def test_their_cards_do_nothing_when_they_regroup() -> None:
    places = {"ash-plains": ["worker", "worker", "dragon"]}
    g = regrouped(places, [1, 2, 3, 4], ghosts={"tableau": ["fire-lava-forge", "fire-arena-of-ash"]})
    assert (me(g, GHOSTS).points, me(g, GHOSTS).fame, me(g, GHOSTS).hand) == (0, 0, 0)
    assert asked(g) == (0, "Turn")
