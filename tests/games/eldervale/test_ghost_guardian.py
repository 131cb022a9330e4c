"""The guardian follows the units you place, and does nothing else (GHOST-4)."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.ghosts import GHOSTS
from deskovka.games.eldervale.placing import PlaceOneMore
from support.eldervale import answer, events, offered, regroup, roll, units
from support.eldervale_ghosts import go_by, guardian, haunt, haunted

STEPPE = {"units": {"windswept-steppe": ["worker"]}, "purse": "2 gem"}
TOWER = {"units": {"mage-tower": ["worker"]}, "purse": ""}
QUIET = {"cards": ["ghost-23", "ghost-22", "ghost-24"]}  # into ruins


@pytest.mark.rule("GHOST-4.2")
def test_it_comes_into_the_realm_where_you_place() -> None:
    g = haunted(TOWER, {**QUIET, "guardian": None})
    answer(g, "place worker in windswept-steppe")
    assert guardian(g) == "windswept-steppe"


@pytest.mark.rule("GHOST-4.2")
def test_it_comes_at_once_before_a_monster_does() -> None:
    g = haunted(TOWER, {**QUIET, "guardian": "magma-terraces"}, monsters={"power-demon": "fortress"})
    told = [event["event"] for event in events(g, "place worker in windswept-steppe")]
    assert guardian(g) == "windswept-steppe"
    assert told.index("placed") + 1 == told.index("guardian") < told.index("rampaged")


@pytest.mark.rule("GHOST-4.2")
def test_a_second_placement_in_the_turn_takes_it_along() -> None:
    seat = {**TOWER, "power": {"air": 5}, "hand": ["spell-second-wind"]}  # which costs nothing then
    g = haunted(seat, {**QUIET, "guardian": None})
    answer(g, "place worker in windswept-steppe", "go on", "take treasure in windswept-steppe field 1")
    assert guardian(g) == "windswept-steppe"
    answer(g, "cast spell-second-wind")  # there is one place for it
    assert guardian(g) == "terraced-fields"


@pytest.mark.rule("GHOST-4.2")
def test_a_unit_you_place_in_their_turn_leaves_it_where_it_is() -> None:
    g = haunted(STEPPE, QUIET, turn=GHOSTS, steps=[PlaceOneMore(0)])
    answer(g, "place worker in fortress")
    assert units(g, "fortress") == ["worker"]
    assert guardian(g) == "mage-tower"


@pytest.mark.rule("GHOST-4.3")
def test_a_regroup_leaves_it_where_it_is() -> None:
    g = haunted(STEPPE, {**QUIET, "guardian": "ash-plains"})
    regroup(g)
    assert guardian(g) == "ash-plains"


@pytest.mark.rule("GHOST-4.3")
def test_a_regroup_in_the_first_turn_leaves_it_beside_the_map() -> None:
    g = haunted({"units": {}}, {**QUIET, "guardian": None}, peaceful=True)
    regroup(g)
    assert guardian(g) is None


@pytest.mark.rule("GHOST-4.1", "GHOST-4.4")
def test_a_unit_that_is_moved_does_not_take_it_along() -> None:
    seat = {"units": {"windswept-steppe": ["worker"]}, "purse": "1 scroll", "hand": ["spell-gust"]}
    g = haunted(seat, {**QUIET, "guardian": "windswept-steppe"})
    answer(g, "cast spell-gust", "move worker from windswept-steppe to ash-plains")
    assert units(g, "ash-plains") == ["worker"]
    assert guardian(g) == "windswept-steppe"


@pytest.mark.rule("GHOST-4.5")
@pytest.mark.parametrize("face", [1, 3, 5])
def test_it_does_not_follow_the_ghosts(face: int) -> None:
    g = haunted(STEPPE, QUIET, turn=GHOSTS)
    haunt(g, face)
    go_by(g)
    assert guardian(g) == "mage-tower"


@pytest.mark.rule("GHOST-4.1")
def test_it_occupies_no_realm() -> None:
    """G22: units and monsters do, for your first placement."""
    board = {**QUIET, "guardian": "fortress", "units": {"mill": ["worker"]}}
    g = haunted({"purse": "2 gem"}, board, monsters={"power-demon": "ash-plains"})
    assert "place worker in fortress" in offered(g)
    assert "place worker in mill" not in offered(g)
    assert "place worker in ash-plains" not in offered(g)


@pytest.mark.rule("GHOST-4.1")
def test_it_takes_no_part_in_a_battle() -> None:
    """Neither where it stands nor beside it: nobody has a die for it, and it stays when all are beaten."""
    g = haunted(
        {"units": {"fortress": ["worker"]}, "purse": ""}, {**QUIET, "guardian": "fortress"}, turn=GHOSTS
    )  # where the ghosts come
    haunt(g, 1)
    go_by(g)
    assert g.battle is not None
    assert [(int(side.seat), int(side.dice)) for side in g.battle.sides] == [(0, 1), (GHOSTS, 1)]
    roll(g, 4, 4)
    go_by(g)
    assert units(g, "fortress") == units(g, "fortress", GHOSTS) == []
    assert guardian(g) == "fortress"
