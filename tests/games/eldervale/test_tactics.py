"""Tactics tokens (ELDER-33)."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.player import ACTIVE, EXHAUSTED
from deskovka.games.eldervale.table import Eldervale
from support.eldervale import answer, asked, me, new_game, offered, purse, refused, units
from support.eldervale_battle import battle, fight, roll

MAGMA = "magma-terraces"
ON = {"tactics": "on"}


def lost_battle(**keys: object) -> Eldervale:
    """Seat 0 has won with two units against one of seat 1, which may use its token."""
    g = battle(MAGMA, {"units": {MAGMA: ["worker", "worker"]}}, {"units": {MAGMA: ["worker"]}}, variants=ON, **keys)
    for p in g.players:
        p.tactics = ACTIVE
    roll(g, "1", "6 6")
    return g


@pytest.mark.rule("ELDER-33.1")
def test_everybody_starts_with_an_active_token() -> None:
    assert [int(p.tactics) for p in new_game(3, tactics="on").players] == [ACTIVE] * 3
    assert ACTIVE not in [int(p.tactics) for p in new_game(3).players]


@pytest.mark.rule("ELDER-33.2")
@pytest.mark.rule("ELDER-33.3")
@pytest.mark.rule("ELDER-33.4")
def test_w20_the_loser_stays_without_a_sword_and_the_winner_has_the_fame() -> None:
    g = lost_battle()
    assert asked(g) == (1, "Beaten")
    assert offered(g) == ["use tactics", "go on"]
    answer(g, "use tactics")
    assert me(g, 1).tactics == EXHAUSTED
    assert units(g, MAGMA, 1) == ["worker"]
    assert units(g, "underworld", 1) == []
    assert purse(g, 1) == ""
    assert (me(g, 0).fame, me(g, 0).points) == (1, 2)


@pytest.mark.rule("ELDER-33.2")
def test_the_token_may_be_kept() -> None:
    g = lost_battle()
    answer(g, "go on")
    assert me(g, 1).tactics == ACTIVE
    assert units(g, "underworld", 1) == ["worker"]


@pytest.mark.rule("ELDER-33.2")
def test_an_exhausted_token_saves_nobody() -> None:
    theirs = {"units": {MAGMA: ["worker"]}, "tray": ["fire-2-sword"]}
    g = battle(MAGMA, {"units": {MAGMA: ["worker"]}}, theirs, variants=ON)
    me(g, 1).tactics = EXHAUSTED
    answer(g, "go on")
    roll(g, "1", "6")
    answer(g, "go on")
    assert asked(g) == (1, "Beaten")
    assert refused(g, "use tactics").rule == "ELDER-33.2"


@pytest.mark.rule("ELDER-33.5")
def test_who_stays_does_not_fight_until_somebody_places_there() -> None:
    g = lost_battle()
    fought = fight(g)
    answer(g, "use tactics")
    assert asked(g) == (1, "Turn")
    assert g.last_battle is not None
    assert g.last_battle.realm == fought.realm


@pytest.mark.rule("ELDER-33.5")
def test_w20_a_third_player_who_places_there_fights_both() -> None:
    three = [{"units": {"summoning-portal": ["worker"]}} for _ in range(3)]
    g = battle("summoning-portal", *three, turn=2, variants=ON)
    assert len(fight(g).sides) == 3


@pytest.mark.rule("ELDER-33.2")
def test_tactics_and_other_ways_to_save_units_go_together() -> None:
    theirs = {"units": {MAGMA: ["worker", "dragon"]}, "faction": "dawnspire-seraphs"}
    g = battle(MAGMA, {"units": {MAGMA: ["worker"]}}, theirs, variants=ON)
    me(g, 1).tactics = ACTIVE
    roll(g, "1 1 1 1", "6")
    assert offered(g) == ["use tactics", "use radiance", "go on"]
    answer(g, "use radiance", "use tactics")
    assert "dragon" in units(g, "ready", 1)
    assert units(g, MAGMA, 1) == ["worker"]
    assert purse(g, 1) == ""
