"""The Underworld (ELDER-20)."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.terms import ASIDE, NOBODY
from deskovka.games.eldervale.underworld import fall
from support.eldervale import answer, beast, holds, me, offered, purse, table, units
from support.eldervale_battle import battle, roll

MAGMA = "magma-terraces"


@pytest.mark.rule("ELDER-20.1")
def test_w19_each_fallen_unit_brings_a_sword_within_the_limit() -> None:
    theirs = {"units": {MAGMA: ["worker", "worker", "worker"], "ready": ["dragon"]}, "purse": "4 sword"}
    g = battle(MAGMA, {"units": {MAGMA: ["worker"]}}, theirs)
    answer(g, "go on")
    roll(g, "1 1 1", "6")
    assert units(g, "underworld", 1) == ["worker", "worker", "worker"]
    assert purse(g, 1) == "5 sword"


@pytest.mark.rule("ELDER-20.1")
def test_a_unit_that_falls_for_another_reason_brings_a_sword_too() -> None:
    g = table({"units": {"mill": ["wizard"]}, "purse": ""})
    fall(g, g.units_in(0, 26)[0])
    assert units(g, "underworld") == ["wizard"]
    assert purse(g) == "1 sword"


@pytest.mark.rule("ELDER-20.2")
@pytest.mark.rule("ELDER-12.6")
def test_the_fallen_come_back_with_the_next_regroup() -> None:
    g = table({"units": {"underworld": ["worker", "dragon"], "mill": ["worker"]}})
    answer(g, "regroup", "ready worker from mill")
    assert units(g, "underworld") == []
    assert "dragon" in units(g, "ready")


@pytest.mark.rule("ELDER-20.3")
@pytest.mark.rule("ELDER-9.2")
def test_the_fallen_are_not_on_the_map() -> None:
    g = table({"units": {"underworld": ["worker"]}}, {"units": {"mill": ["worker"]}})
    assert "place worker in ash-plains" in offered(g)
    assert "place worker in mill" not in offered(g)


@pytest.mark.rule("ELDER-23.16")
def test_a_controlled_monster_that_falls_brings_a_sword_and_is_set_aside() -> None:
    g = battle(MAGMA, {"units": {MAGMA: ["worker"]}}, {"units": {MAGMA: ["stone-colossus"]}})
    roll(g, "1 1 1 1 1", "6")
    piece = beast("stone-colossus")
    assert g.where[piece] == ASIDE
    assert g.owner[piece] == NOBODY
    assert me(g, 1).allies == 0
    assert purse(g, 1) == "1 sword"
    assert me(g, 0).fame == 1  # a beaten unit: no choice of power


@pytest.mark.rule("ELDER-27.6")
def test_a_mercenary_that_falls_stays_its_owners() -> None:
    theirs = {"units": {MAGMA: ["minotaur"]}}
    g = battle(MAGMA, {"units": {MAGMA: ["worker"]}}, theirs, variants={"mercenaries": "on"})
    roll(g, "1 1 1", "6")
    assert units(g, "underworld", 1) == ["minotaur"]
    assert purse(g, 1) == "1 sword"


def test_abilities_answer_to_each_fallen_unit() -> None:
    nest = {"faction": "goblin-fire-wizards", "tableau": ["fire-phoenix-nest"]}
    theirs = {"units": {MAGMA: ["worker", "wizard"]}, **nest}
    g = battle(MAGMA, {"units": {MAGMA: ["dragon"]}}, theirs, placed="dragon")
    roll(g, "1 1 1", "6 6 6")
    answer(g, "go on")  # Pyroclasm
    while offered(g) and offered(g)[0].startswith("first"):
        answer(g, offered(g)[0])
    assert me(g, 1).points == 2
    assert purse(g, 1) == "3 sword"


def test_soul_feast_draws_once_in_a_battle_and_once_at_another_event() -> None:
    theirs = {"units": {MAGMA: ["worker", "worker"]}, "faction": "shadow-demons"}
    g = battle(MAGMA, {"units": {MAGMA: ["dragon"]}}, theirs, placed="dragon")
    roll(g, "1 1", "6 6 6")
    assert len(holds(g, 1)) == 1
    g = table({"units": {"mill": ["worker", "worker"]}, "faction": "shadow-demons"}, steps=[])
    for piece in g.units_in(0, 26):
        fall(g, piece)
    g.settle()
    assert len(holds(g)) == 1
    assert len(g.used) == 0
