"""Team mates in battles (ELDER-30.8 to 30.12).  Seats 0 and 1 are a team, seats 2 and 3 another."""

from __future__ import annotations

import pytest

from support.eldervale import answer, asked, me, offered, purse, refused, units
from support.eldervale_battle import battle, dice, fight, roll, winner

PORTAL = "summoning-portal"
HERE = {"units": {PORTAL: ["worker"]}}
TEAMS = {"variants": {"teams": "on"}}


@pytest.mark.rule("ELDER-30.9")
def test_the_mates_units_alone_bring_no_battle() -> None:
    g = battle(PORTAL, HERE, HERE, {}, {}, **TEAMS)
    assert g.last_battle is None


@pytest.mark.rule("ELDER-30.10")
def test_mates_are_separate_sides_once_there_is_a_battle() -> None:
    g = battle(PORTAL, HERE, HERE, HERE, {}, **TEAMS)
    assert [int(side.seat) for side in fight(g).sides] == [1, 2, 0]
    roll(g, "6", "1", "2")
    assert winner(g) == 1
    assert units(g, "underworld", 0) == ["worker"]


@pytest.mark.rule("ELDER-30.9")
def test_with_a_monster_mates_fight_too() -> None:
    g = battle(PORTAL, HERE, HERE, {}, {}, monsters={"power-demon": PORTAL}, **TEAMS)
    assert len(fight(g).sides) == 3


@pytest.mark.rule("ELDER-30.11")
def test_swords_may_be_given_to_a_mate_who_fights() -> None:
    g = battle(PORTAL, HERE, {"purse": "1 sword 1 gold"}, HERE, {"purse": "1 sword"}, **TEAMS)
    assert asked(g) == (1, "Respond")
    gifts = ["spend sword for a die of the team mate", "spend gold for a die of the team mate", "go on"]
    assert offered(g) == gifts
    assert refused(g, "spend sword for a die").rule == "ELDER-19.14"
    answer(g, gifts[0], gifts[1])
    assert dice(g, 0) == 3
    assert purse(g, 1) == ""
    assert asked(g) == (3, "Respond")
    answer(g, gifts[0])
    assert dice(g, 2) == 2


@pytest.mark.rule("ELDER-30.11")
def test_no_gift_for_a_mate_who_takes_no_part() -> None:
    g = battle(PORTAL, {**HERE, "purse": "1 sword"}, {}, HERE, {}, **TEAMS)
    assert asked(g) == (0, "Respond")
    assert offered(g) == ["spend sword for a die", "go on"]
    assert refused(g, "spend sword for a die of the team mate").rule == "ELDER-30.11"


@pytest.mark.rule("ELDER-30.11")
def test_without_teams_nobody_gives_swords() -> None:
    g = battle(PORTAL, {**HERE, "purse": "1 sword"}, HERE)
    assert refused(g, "spend sword for a die of the team mate").rule == "ELDER-30.11"


@pytest.mark.rule("ELDER-30.8", "ELDER-2.11")
def test_effects_against_others_are_not_turned_against_the_mate() -> None:
    mine = {"units": {PORTAL: ["worker", "wizard"]}, "faction": "goblin-fire-wizards"}
    g = battle(PORTAL, mine, HERE, HERE, {}, **TEAMS)
    roll(g, "6", "5", "1 1 1")
    answer(g, "use pyroclasm")
    assert shown_targets(offered(g)) == []


def shown_targets(words: list[str]) -> list[str]:
    """Options against seat 1, the team mate."""
    return [said for said in words if "seat 1" in said]


@pytest.mark.rule("ELDER-30.8")
def test_a_beaten_mate_loses_nothing_to_the_ogres() -> None:
    mine = {"units": {PORTAL: ["warrior"]}, "faction": "wicked-ogres"}
    g = battle(PORTAL, mine, {**HERE, "purse": "1 gem"}, {**HERE, "purse": "1 gem"}, {}, placed="warrior", **TEAMS)
    roll(g, "1", "1", "6 6")
    assert purse(g, 1) == "1 gem 1 sword"
    assert purse(g, 2) == "1 sword"
    assert me(g, 0).fame == 1


@pytest.mark.rule("ELDER-30.12")
def test_a_controlled_monsters_abilities_are_its_owners_alone() -> None:
    mate = {**HERE, "purse": "1 sword"}
    theirs = {"units": {PORTAL: ["worker"]}, "purse": "1 sword"}
    g = battle(PORTAL, {"units": {PORTAL: ["worker", "ice-giant"]}, "purse": "1 sword"}, mate, theirs, {}, **TEAMS)
    assert asked(g) == (0, "Respond")  # Numbing Cold: not even the mate may spend swords
    answer(g, "go on")
    assert fight(g).step == 4


@pytest.mark.rule("ELDER-30.11")
@pytest.mark.rule("ELDER-15.4")
def test_a_mate_may_cash_a_treasure_for_the_sword_to_give() -> None:
    g = battle(PORTAL, HERE, {"tray": ["fire-2-sword"]}, HERE, {}, **TEAMS)
    assert asked(g) == (1, "Respond")
    assert offered(g) == ["go on", "cash fire-2-sword for sword"]
    answer(g, "cash fire-2-sword for sword", "spend sword for a die of the team mate")
    assert dice(g, 0) == 2
