"""The end of the game (ELDER-24)."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.dwellings import Raise
from deskovka.games.eldervale.ending import look_for_end
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import SCORED
from deskovka.games.eldervale.turn import EndTurn, NextTurn
from support.eldervale import ELDERVALE, answer, asked, events, go_on, me, offered, realm, regroup, table

FIVE = ["windswept-steppe", "ash-plains", "terraced-fields", "magma-terraces", "hanging-rocks"]


def about_to_build_the_sixth(seats: int, turn: int) -> Eldervale:
    """This seat has five dwellings and a worker in the Briar Forest, and is on turn."""
    described: list[dict[str, object]] = [{} for _ in range(seats)]
    described[turn] = {
        "dwellings": FIVE,
        "units": {"briar-forest": ["worker"], "ready": ["dragon"], "summoning-portal": ["wizard"]},
        "purse": "1 gem 1 tool",
    }
    steps = [Raise(turn, realm=realm("briar-forest")), EndTurn(turn), NextTurn()]
    return table(*described, turn=turn, steps=steps, laid={} if seats > 2 else {"hanging-rocks": 300})


def turns_left(g: Eldervale) -> list[int]:
    """Whose turns are played until the game is over; everybody regroups."""
    seats = []
    while g.ask is not None:
        if asked(g)[1] == "Turn":
            seats.append(int(g.seat))
        regroup(g)
    return seats


@pytest.mark.rule("ELDER-24.1")
@pytest.mark.rule("ELDER-24.3")
@pytest.mark.rule("ELDER-24.4")
def test_the_sixth_dwelling_gives_everybody_one_more_turn() -> None:
    """W14: B builds in B's turn; then C, A, B, then scoring."""
    g = about_to_build_the_sixth(3, turn=1)
    assert me(g, 1).roofs() == 0
    assert g.last_turns == 2  # the first of them has begun
    assert turns_left(g) == [2, 0, 1]
    assert g.phase == SCORED
    assert g.result().over


@pytest.mark.rule("ELDER-24.2")
@pytest.mark.rule("ELDER-24.3")
def test_the_last_tile_gives_everybody_one_more_turn() -> None:
    g = table({"units": {"mill": ["worker"]}, "purse": "5 gold"}, supply=["hanging-rocks"])
    assert {"event": "end-near", "seat": 0} in events(g, "place worker in dungeon-1")
    while asked(g)[1] != "Turn":
        answer(g, offered(g)[0])
    assert turns_left(g) == [1, 0]


@pytest.mark.rule("ELDER-24.5")
def test_a_second_trigger_changes_nothing() -> None:
    g = about_to_build_the_sixth(3, turn=1)
    g.supply = g.supply[:0]
    look_for_end(g)
    assert g.last_turns == 2
    regroup(g)
    assert turns_left(g) == [0, 1]


@pytest.mark.rule("ELDER-24.3")
def test_a_trigger_in_somebody_elses_turn_counts_for_the_turn_it_falls_in() -> None:
    """R23: seat 0 builds the sixth in the turn of seat 1; the last turn is seat 1's."""
    described = {
        "dwellings": FIVE,
        "units": {"briar-forest": ["worker"], "ready": ["dragon"]},
    }
    steps = [Raise(0, realm=realm("briar-forest")), EndTurn(1), NextTurn()]
    g = table(described, {}, {}, turn=1, steps=steps)
    assert turns_left(g) == [2, 0, 1]


@pytest.mark.rule("ELDER-24.6")
def test_points_are_marked_at_once() -> None:
    g = table(
        {"units": {"windswept-steppe": ["worker"]}, "purse": "1 scroll 1 tool", "points": 3},
        {"dwellings": ["ash-plains"]},
    )
    go_on(g, "place worker in mill")
    assert me(g).points == 3 + 2 * 3  # next to the Mill, the Mage Tower and the Fortress


@pytest.mark.rule("ELDER-24.3")
def test_without_a_trigger_turns_go_on() -> None:
    g = table()
    for _ in range(8):
        regroup(g)
    assert g.last_turns == -1
    assert asked(g) == (0, "Turn")


# ---- nobody has a unit any more (R80)


def built_out(homes: list[str], **more: object) -> dict[str, object]:
    """All three workers have become dwellings, nobody else was summoned, nothing is left to pay with."""
    return {"units": {"tray": ["worker"] * 3}, "dwellings": homes, "purse": "", **more}


def last_mercenary(**theirs: object) -> Eldervale:
    """Seat 0 has nobody but a Minotaur hired for gold, who leaves with its regroup; seat 1 has nobody at all."""
    mine = built_out(FIVE[:3])
    mine["units"] = {"tray": ["worker"] * 3, "ready": ["minotaur"]}
    theirs = built_out(["briar-forest", *FIVE[3:]], **theirs)
    laid = {"laid": {"hanging-rocks": 300}, "supply": ["mossy-hills"]}
    return table(mine, theirs, **laid, variants={"mercenaries": "on"})


@pytest.mark.rule("ELDER-24.7")
def test_once_nobody_can_do_anything_any_more_the_game_ends() -> None:
    g = last_mercenary()
    told = events(g, "regroup")
    assert [event["event"] for event in told][-1] == "ended"
    assert (g.ask, g.phase, g.turns) == (None, SCORED, 2)  # seat 1 had its turn
    assert g.result().over
    assert ELDERVALE.problems(g) == []


@pytest.mark.rule("ELDER-24.7")
@pytest.mark.parametrize("what", [{"purse": "1 gold"}, {"hand": ["spell-gust"]}, {"tray": ["air-gem"]}, {"orbs": 1}])
def test_whoever_might_still_do_something_is_asked(what: dict[str, object]) -> None:
    g = last_mercenary(**what)
    go_on(g, "regroup")
    for _ in range(3):
        assert asked(g) == (1, "Turn")
        assert g.last_turns < 0
        go_on(g, "regroup")


@pytest.mark.rule("ELDER-24.7")
def test_with_a_unit_left_somewhere_turns_go_on() -> None:
    g = table(built_out(FIVE[:3]), {"purse": ""})
    assert asked(g) == (1, "Turn")
    go_on(g, "regroup")
    assert asked(g) == (1, "Turn")
    assert g.last_turns < 0


@pytest.mark.rule("ELDER-24.7")
def test_of_the_last_turns_none_is_left_out() -> None:
    g = last_mercenary()
    g.last_turns = 3
    go_on(g, "regroup")
    assert (g.phase, g.turns) == (SCORED, 4)
