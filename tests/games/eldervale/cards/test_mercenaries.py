"""Minotaur and Mimeza, hired, placed, fighting and leaving, in the words of the table (ELDER-27)."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import NOBODY
from support.eldervale import answer, asked, go_on, me, offered, purse, refused, regroup, table, units, where
from support.eldervale_battle import battle, dice, fight, pass_arms, roll, winner
from support.eldervale_named import without_test

MAGMA = "magma-terraces"
STEPPE = "windswept-steppe"
HIRING = {"mercenaries": "on"}
FROM_STEPPE = {"units": {STEPPE: ["worker"]}, "purse": "2 gem"}


def test_both_mercenaries_have_tests() -> None:
    assert without_test(["minotaur", "mimeza"], __file__, elsewhere={}) == []


def camp(mine: dict[str, Any], *others: dict[str, Any], **keys: Any) -> Eldervale:
    return table(mine, *others, variants=HIRING, **keys)


# ---- hiring


@pytest.mark.rule("ELDER-27.3")
def test_minotaur_hired_for_gold_is_placed_at_once() -> None:
    g = camp({"units": {"mill": ["worker"]}, "purse": "1 gold"})
    answer(g, "hire minotaur")
    go_on(g, f"place minotaur in {STEPPE}", f"take treasure in {STEPPE} field 1")
    assert (units(g, STEPPE), purse(g)) == (["minotaur"], "")
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("ELDER-27.4")
@pytest.mark.rule("ELDER-27.6")
def test_minotaur_who_left_may_be_hired_by_the_next_player() -> None:
    g = camp({"units": {"mill": ["worker"], "underworld": ["minotaur"]}, "purse": "2 gold"}, {"purse": "1 gold"})
    answer(g, "regroup", "ready worker from mill", "go on", "go on", "go on")
    assert refused(g, "hire minotaur").rule == "ELDER-12.9"  # not in this very turn
    go_on(g)
    answer(g, "hire minotaur")
    assert "minotaur" in units(g, "ready", 1)


@pytest.mark.rule("ELDER-12.8")
def test_minotaur_who_acted_on_a_card_leaves_as_well() -> None:
    """Step 3 brings him back from the card, step 4 sends him away."""
    g = camp({"units": {"mill": ["minotaur"]}, "purse": ""})
    go_on(g, "regroup", "minotaur from mill does harvest")
    assert purse(g) == "1 scroll"
    go_on(g)
    assert asked(g) == (1, "Turn")
    assert units(g, "ready") == ["worker", "worker", "worker"]


@pytest.mark.rule("ELDER-27.5")
def test_mimeza_hired_with_an_orb_serves_through_every_regroup() -> None:
    g = camp({"units": {"mill": ["worker"]}, "orbs": 1, "purse": ""}, {"units": {"briar-forest": ["worker"]}})
    answer(g, "hire mimeza with an orb")
    for _ in range(4):
        regroup(g)
    assert "mimeza" in units(g, "ready")
    assert me(g).orbs == 0


@pytest.mark.rule("ELDER-27.6")
def test_mimeza_beaten_is_a_fallen_unit() -> None:
    g = battle(MAGMA, {"units": {MAGMA: ["mimeza"]}}, {"units": {MAGMA: ["worker"]}}, placed="mimeza", variants=HIRING)
    roll(g, "6", "1 1")
    assert units(g, "underworld") == ["mimeza"]
    assert purse(g) == "1 sword"


# ---- the Minotaur's Charge


def onto_fortress(other: dict[str, Any], mine: dict[str, Any] = FROM_STEPPE, **keys: Any) -> Eldervale:
    g = camp(mine, {"purse": "", **other}, **keys)
    go_on(g, "place worker in fortress")
    return g


@pytest.mark.rule("ELDER-27.8")
def test_minotaur_charges_and_may_win() -> None:
    g = onto_fortress({"units": {"ash-plains": ["minotaur"]}})
    g.open_luck = True
    go_on(g, "charge")
    pass_arms(g)
    assert dice(g, 1) == 3
    roll(g, "6 6 6", "1")
    pass_arms(g)
    assert winner(g) == 1
    assert units(g, "fortress", 1) == ["minotaur"]
    assert purse(g) == "1 sword 2 gold"


@pytest.mark.rule("ELDER-27.8")
def test_minotaur_in_the_realm_itself_fights_without_a_charge() -> None:
    g = onto_fortress({"units": {"fortress": ["minotaur"]}})
    assert asked(g)[1] != "Charge"
    assert [int(side.seat) for side in fight(g).sides] == [1, 0]


@pytest.mark.rule("ELDER-27.10")
def test_minotaur_charges_before_the_realm_action_and_after_a_rampage() -> None:
    g = onto_fortress({"units": {"ash-plains": ["minotaur"]}}, monsters={"power-demon": "summoning-portal"})
    assert (asked(g), where(g, "power-demon")) == ((1, "Charge"), "fortress")
    assert purse(g) == "2 gem"  # the Fortress has not been paid for
    go_on(g, "no")
    assert [int(side.seat) for side in fight(g).sides] == [0, NOBODY]


def test_minotaur_who_charged_fights_others_when_the_placed_worker_glides_away() -> None:
    """R50: with nobody left there is no battle, and he stands where he came."""
    gnomes = {**FROM_STEPPE, "faction": "cloudpeak-gnomes"}
    g = onto_fortress({"units": {"ash-plains": ["minotaur"]}}, gnomes)
    go_on(g, "charge", "use paragliders")
    go_on(g, next(word for word in offered(g) if word.startswith("move ")))
    assert units(g, "fortress", 1) == ["minotaur"]
    assert (g.battle, g.last_battle) == (None, None)


def test_minotaur_may_charge_at_a_monster_or_mercenary_placed_too() -> None:
    mine = {"units": {STEPPE: ["worker"], "ready": ["mimeza"]}, "purse": "2 gem"}
    g = camp(mine, {"units": {"ash-plains": ["minotaur"]}})
    go_on(g, "place mimeza in fortress")
    assert asked(g) == (1, "Charge")


# ---- Mimeza's Mimicry


@pytest.mark.rule("ELDER-27.12")
@pytest.mark.parametrize(
    ("far", "occupied", "rule"),
    [
        (MAGMA, False, ""),  # Teleport into an unoccupied realm
        (MAGMA, True, "ELDER-9.4"),
        ("summoning-portal", True, ""),  # Flight into an occupied one, two realms away
    ],
)
def test_mimeza_flies_and_teleports(far: str, occupied: bool, rule: str) -> None:
    mine = {"units": {"mill": ["worker"], "ready": ["mimeza"]}, "purse": "5 gem 5 sword"}
    g = camp(mine, {"units": {far: ["worker"]} if occupied else {}})
    if rule:
        assert refused(g, f"place mimeza in {far}").rule == rule
    else:
        assert f"place mimeza in {far}" in offered(g)
    assert f"place worker in {far}" not in offered(g)


@pytest.mark.rule("ELDER-27.11")
def test_mimeza_never_builds() -> None:
    """Nor does she stand in for the worker who becomes a dwelling."""
    rich = "5 gem 5 sword 5 tool 5 scroll 5 potion"
    g = camp({"units": {"ash-plains": ["mimeza"], STEPPE: ["dragon"]}, "purse": rich})
    assert refused(g, "place worker in mill").rule == "ELDER-9.7"
    with_worker = camp({"units": {"ash-plains": ["worker"], STEPPE: ["dragon"]}, "purse": rich})
    assert "place worker in mill" in offered(with_worker)


@pytest.mark.rule("ELDER-27.11")
def test_mimeza_may_use_another_ability_in_the_turn_of_another() -> None:
    """She teleported in her owner's turn; in the next player's turn she fights with two heads (R64)."""
    mutants = {"units": {"mill": ["worker"], "ready": ["mimeza"]}, "faction": "maelstrom-mutants", "purse": ""}
    g = camp(mutants, {"units": {"briar-forest": ["worker"]}, "purse": ""})
    go_on(g, f"place mimeza in {MAGMA}")
    assert asked(g) == (1, "Turn")
    go_on(g, f"place worker in {MAGMA}", "done")
    answer(g, "use two-headed")
    assert dice(g) == 3


@pytest.mark.rule("ELDER-27.11")
@pytest.mark.rule("ELDER-18.1")
def test_mimeza_and_minotaur_keep_the_peace() -> None:
    g = onto_fortress({"units": {"fortress": ["mimeza"], "ash-plains": ["minotaur"]}}, peaceful=True)
    assert asked(g) == (1, "Turn")
    assert (g.battle, g.last_battle) == (None, None)
    assert me(g).fame < 0
