"""The peaceful start (ELDER-18)."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.fame import gain_fame
from deskovka.games.eldervale.terms import NO_FAME
from support.eldervale import asked, go_on, me, offered, refused, regroup, table, units, where

STEPPE = {"units": {"windswept-steppe": ["worker"]}, "purse": "2 gem"}


@pytest.mark.rule("ELDER-18.1")
@pytest.mark.rule("ELDER-18.4")
def test_no_battle_before_everybody_has_regrouped() -> None:
    g = table({**STEPPE, "fame": 0}, {"units": {"fortress": ["worker"]}}, peaceful=True)
    go_on(g, "place worker in fortress")
    assert g.battle is None
    assert units(g, "fortress", 0) == units(g, "fortress", 1) == ["worker"]
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("ELDER-18.2")
def test_monsters_do_not_rampage() -> None:
    g = table(STEPPE, monsters={"power-demon": "ash-plains"}, peaceful=True)
    go_on(g, "place worker in fortress")
    assert where(g, "power-demon") == "ash-plains"


@pytest.mark.rule("ELDER-18.3")
def test_monsters_do_nothing() -> None:
    """The Stone Colossus keeps nobody from building."""
    seat = {"units": {"windswept-steppe": ["worker"]}, "purse": "1 scroll 1 tool"}
    g = table(seat, monsters={"stone-colossus": "windswept-steppe"}, peaceful=True)
    assert "place worker in mill" in offered(g)
    awake = table(seat, monsters={"stone-colossus": "windswept-steppe"}, stop=True)
    assert refused(awake, "place worker in mill").rule == "ELDER-9.7"


@pytest.mark.rule("ELDER-18.4")
def test_a_monster_in_the_realm_does_not_fight() -> None:
    g = table(STEPPE, monsters={"power-demon": "fortress"}, peaceful=True)
    go_on(g, "place worker in fortress")
    assert g.battle is None
    assert units(g, "fortress") == ["worker"]
    assert where(g, "power-demon") == "fortress"


@pytest.mark.rule("ELDER-18.6")
def test_without_a_marker_no_fame_is_gained() -> None:
    g = table({}, {"fame": 0}, peaceful=True)
    gain_fame(g, me(g), 1)
    assert me(g).fame == NO_FAME
    assert me(g).points == 0


@pytest.mark.rule("ELDER-18.7")
def test_units_that_share_a_realm_do_not_fight_when_peace_ends() -> None:
    """R13: only a new trigger there brings a battle."""
    shared = {"units": {"fortress": ["worker"]}, "fame": 0}
    g = table({}, shared, shared, peaceful=True)
    regroup(g)
    assert not g.is_peaceful()
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("ELDER-18.8")
@pytest.mark.rule("ELDER-18.10")
def test_peace_ends_when_the_last_marker_is_on_the_track() -> None:
    """Not before the regroup is carried out; then still in the same turn."""
    g = table({"units": {"fortress": ["worker"], "mill": ["worker"]}}, {"fame": 0}, peaceful=True)
    go_on(g, "regroup")
    assert asked(g)[0] == 0
    assert g.is_peaceful()  # the units are still on their way
    while asked(g) != (1, "Turn"):
        assert g.is_peaceful()
        go_on(g, next(word for word in offered(g) if word.startswith("ready")))
    assert not g.is_peaceful()
    assert me(g).fame == 0


@pytest.mark.rule("ELDER-18.10")
def test_monsters_wake_up_then() -> None:
    g = table(
        {},
        {"fame": 0, "units": {"windswept-steppe": ["worker"]}},
        peaceful=True,
        monsters={"power-demon": "ash-plains"},
    )
    go_on(g, "regroup", "place worker in fortress")
    assert where(g, "power-demon") == "fortress"


@pytest.mark.rule("ELDER-18.5")
def test_the_first_placement_needs_an_unoccupied_realm_but_for_assault() -> None:
    g = table({"units": {"ready": ["warrior"]}}, {"units": {"ash-plains": ["worker"]}}, peaceful=True)
    assert refused(g, "place worker in ash-plains").rule == "ELDER-9.2"
    go_on(g, "place warrior in ash-plains")
    assert g.battle is None


@pytest.mark.rule("ELDER-18.9")
def test_fame_of_the_own_first_regroup_is_lost() -> None:
    """W25: the warrior on the Citadel; in the next regroup it counts."""
    seat = {"units": {"fortress": ["warrior"]}, "tableau": ["order-citadel"], "purse": "2 gem"}
    g = table(seat, {"fame": 0}, peaceful=True)
    go_on(g, "regroup", "warrior from fortress to order-citadel")
    assert me(g).fame == 0
    assert me(g).points == 0
    regroup(g)
    go_on(g, "place warrior in fortress")
    regroup(g)
    go_on(g, "regroup", "warrior from fortress to order-citadel")
    assert me(g).fame == 1
    assert me(g).points == 2
