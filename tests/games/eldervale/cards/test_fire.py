"""The adventure cards of Fire, each as its text says."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.box import ADVENTURE
from deskovka.games.eldervale.gaining import FOR_CARDS
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import FIRE
from support.eldervale import answer, asked, card, me, offered, purse, refused, table, tops, units
from support.eldervale_battle import battle, dice, roll, shown, winner
from support.eldervale_cards import EVERY, act, advancing, cache_points, is_over, regrouping, untested, why_not_act

MAGMA = "magma-terraces"
ONE = {"units": {MAGMA: ["worker"]}}
TWO = {"units": {MAGMA: ["worker", "worker"]}}


def bottom(g: Eldervale, element: int) -> int:
    """The lowest card of a deck."""
    return int(g.decks[13 * element])


def test_every_card_of_fire_has_a_test() -> None:
    assert untested(__file__, "fire") == []


@pytest.mark.rule("ELDER-17.11")
def test_fire_passage_gives_a_sword_and_its_field_to_the_highest() -> None:
    g = regrouping("worker", "fire-passage", power={"fire": 2})  # seat 1 is Fire's, at level 1
    act(g, "fire-passage")
    assert purse(g) == "1 tool 1 sword"
    for mine in (0, 1):
        low = regrouping("worker", "fire-passage", power={"fire": mine})
        act(low, "fire-passage")
        assert purse(low) == "1 sword"
    token = regrouping("worker", "fire-passage", power={"fire": 2}, fields={"fire-passage": ["fire-2-gem"]})
    act(token, "fire-passage")
    assert purse(token) == "2 gem 1 sword"


@pytest.mark.rule("ELDER-17.12")
def test_fire_ember_hoard_scores_its_tokens_and_swords() -> None:
    hoard = {"tableau": ["fire-ember-hoard"]}
    assert cache_points(**hoard) == 0
    assert cache_points(**hoard, purse="4 sword 1 gold 2 tool") == 4
    assert cache_points(**hoard, fields={"fire-ember-hoard": ["fire-2-sword", "air-gem"]}, purse="1 sword") == 7


def test_fire_ember_hoard_hides_what_is_laid_there() -> None:
    """Other cards cannot read the token."""
    g = regrouping("wizard", "fire-ember-hoard", "earth-druid-circle", tray=["fire-2-tool"])
    assert refused(g, "put fire-2-tool on fire-ember-hoard field 3").rule == "ELDER-15.6"
    assert "wizard from mill to earth-druid-circle" in offered(g)
    answer(g, "put fire-2-tool on fire-ember-hoard field 1")
    assert tops(g) == []
    assert why_not_act(g, "earth-druid-circle") == "ELDER-13.4"


def hosting(host: str, purse: str, **seat: object) -> Eldervale:
    """The Aura of Fire lies on a card."""
    return regrouping("worker", "fire-aura", host, auras={"fire-aura": host}, purse=purse, **seat)


def test_fire_aura_repeats_the_action_once_for_a_sword() -> None:
    g = hosting("earth-passage", "2 sword")
    act(g, "earth-passage")
    assert offered(g) == ["use fire-aura", "no"]
    answer(g, "use fire-aura")
    assert (purse(g), is_over(g)) == ("2 gem 1 sword", True)  # once for each activation
    declined = hosting("earth-passage", "2 sword")
    act(declined, "earth-passage", "no")
    assert (purse(declined), is_over(declined)) == ("1 gem 2 sword", True)


def test_fire_aura_needs_a_sword_or_gold_and_a_host() -> None:
    poor = hosting("earth-passage", "5 tool")
    act(poor, "earth-passage")
    assert (purse(poor), is_over(poor)) == ("1 gem 5 tool", True)
    rich = hosting("earth-passage", "1 gold")
    act(rich, "earth-passage", "use fire-aura")
    assert purse(rich) == "2 gem"
    loose = regrouping("worker", "fire-aura", "earth-passage", purse="2 sword")
    act(loose, "earth-passage")
    assert (purse(loose), is_over(loose)) == ("1 gem 2 sword", True)


def test_fire_aura_works_again_at_the_next_activation() -> None:
    """The Mirror Lagoon activates the card once more: an aura on an own card works (R57)."""
    g = regrouping(
        "worker", "fire-aura", "earth-passage", "water-mirror-lagoon", auras={"fire-aura": "earth-passage"},
        units={"mill": ["worker"], "fortress": ["wizard"], "mage-tower": ["worker"]}, purse="2 sword",
    )  # fmt: skip
    act(g, "earth-passage", "use fire-aura")
    answer(g, "wizard from fortress to water-mirror-lagoon", "use fire-aura")
    assert purse(g) == "4 gem 1 potion"


@pytest.mark.rule("ELDER-17.21")
def test_fire_wall_gains_a_sword_when_an_opponent_advances_on_fire() -> None:
    wall = {"tableau": ["fire-wall"]}
    assert purse(advancing("fire", {}, wall), 1) == "1 sword"
    assert purse(advancing("fire", {}, {}), 1) == ""
    assert purse(advancing("air", {}, wall), 1) == ""
    assert purse(advancing("fire", {}, wall, level=5), 1) == ""
    assert purse(advancing("fire", wall, {})) == "1 gem"  # of the Heart Tree


def test_fire_wall_counts_two_levels_at_once_as_one_advance() -> None:
    """R17: the Magma Terraces bring two."""
    g = regrouping(
        "dragon", "earth-crystal-den", units={"mill": ["dragon"], MAGMA: ["worker"]}, purse="2 tool",
        against={"tableau": ["fire-wall"]},
    )  # fmt: skip
    act(g, "earth-crystal-den")
    assert (me(g).levels[FIRE], purse(g, 1)) == (2, "1 sword")


@pytest.mark.rule("ELDER-19.21")
def test_fire_flaming_sword_rerolls_ones_and_twos_once() -> None:
    g = battle(MAGMA, {"units": {MAGMA: ["dragon", "worker"]}, "tableau": ["fire-flaming-sword"]}, TWO, placed="dragon")
    roll(g, "6 6", "1 2 3 5")
    answer(g, "use fire-flaming-sword")
    roll(g, "1 6")
    assert shown(g) == [6, 5, 3, 1]
    assert winner(g) == 1  # no second time


def test_fire_flaming_sword_may_stay_sheathed_and_needs_a_low_die() -> None:
    g = battle(MAGMA, {**TWO, "tableau": ["fire-flaming-sword"]}, TWO)
    roll(g, "4 1", "4 2")
    assert offered(g) == ["use fire-flaming-sword", "go on"]
    answer(g, "go on")
    assert winner(g) == 0
    high = battle(MAGMA, {**TWO, "tableau": ["fire-flaming-sword"]}, TWO)
    roll(high, "1 1", "4 3")  # the others' ones are not one's own
    assert winner(high) == 0


def test_fire_ember_axe_scores_for_beaten_units_and_a_monster() -> None:
    axe = {"tableau": ["fire-ember-axe"]}
    g = battle(MAGMA, {**ONE, **axe}, {"units": {MAGMA: ["worker", "dragon"]}})
    roll(g, "1 1 1 1", "6")
    assert me(g).gains[FOR_CARDS] == 2
    alone = battle(MAGMA, {**ONE, **axe}, monsters={"power-demon": MAGMA})
    roll(alone, "6", "1 1 1")
    answer(alone, "choose fame")
    assert me(alone).gains[FOR_CARDS] == 3
    both = battle(MAGMA, {**ONE, **axe}, ONE, monsters={"power-demon": MAGMA})
    roll(both, "1", "6", "1 1 1")
    answer(both, "choose fame")
    assert me(both).gains[FOR_CARDS] == 4


def test_fire_ember_axe_scores_nothing_for_losers_and_a_controlled_monster_as_a_unit() -> None:
    axe = {"tableau": ["fire-ember-axe"]}
    lost = battle(MAGMA, {**ONE, **axe}, TWO)
    roll(lost, "6 6", "1")
    assert me(lost).gains[FOR_CARDS] == 0
    tied = battle(MAGMA, {**ONE, **axe}, ONE)
    roll(tied, "6", "6")
    assert me(tied).gains[FOR_CARDS] == 0
    tame = battle(MAGMA, {**ONE, **axe}, {"units": {MAGMA: ["power-demon"]}})
    roll(tame, "1 1 1", "6")
    assert me(tame).gains[FOR_CARDS] == 1


def test_fire_lava_forge_turns_two_swords_into_points_once() -> None:
    g = regrouping("worker", "fire-lava-forge", purse="4 sword")
    act(g, "fire-lava-forge")
    assert purse(g) == "1 tool 5 sword"
    answer(g, "turn in sword for points")
    assert (purse(g), me(g).points, is_over(g)) == ("1 tool 3 sword", 3, True)
    kept = regrouping("worker", "fire-lava-forge", purse="1 sword")
    act(kept, "fire-lava-forge", "done")
    assert (purse(kept), me(kept).points) == ("1 tool 2 sword", 0)
    short = regrouping("worker", "fire-lava-forge")
    act(short, "fire-lava-forge")
    assert (purse(short), is_over(short)) == ("1 tool 1 sword", True)


@pytest.mark.rule("ELDER-13.4")
def test_fire_arena_of_ash_sells_fame_for_a_sword() -> None:
    g = regrouping("warrior", "fire-arena-of-ash", purse="2 sword")
    assert refused(g, "worker from fortress to fire-arena-of-ash").rule == "ELDER-13.3"
    act(g, "fire-arena-of-ash")
    assert (purse(g), me(g).fame, me(g).points) == ("1 sword", 1, 2 + 1)
    assert me(g).gains[FOR_CARDS] == 1
    assert why_not_act(regrouping("warrior", "fire-arena-of-ash", purse="5 tool"), "fire-arena-of-ash") == "ELDER-13.4"


@pytest.mark.rule("ELDER-18.6")
def test_fire_arena_of_ash_brings_no_fame_in_a_first_regroup() -> None:
    g = regrouping("warrior", "fire-arena-of-ash", purse="1 gold", keys={"peaceful": True})
    act(g, "fire-arena-of-ash")
    assert (purse(g), me(g).fame, me(g).points) == ("", -1, 1)


@pytest.mark.rule("ELDER-11.11")
def test_fire_pyromancers_burn_up_to_two_cards_of_the_offer() -> None:
    g = regrouping("wizard", "fire-pyromancers")
    assert refused(g, "worker from fortress to fire-pyromancers").rule == "ELDER-13.3"
    act(g, "fire-pyromancers")
    assert offered(g) == ["choose burn-1", "choose burn-2"]
    answer(g, "choose burn-2", "burn air-passage")
    assert refused(g, "burn air-passage").rule.startswith("ELDER-11")
    assert refused(g, "burn air-cloud-loft").rule.startswith("ELDER-11")  # nothing is turned up yet
    answer(g, "burn earth-passage")
    assert (purse(g), me(g).points, is_over(g)) == ("2 sword", 2, True)
    assert (bottom(g, 0), bottom(g, 1)) == (card("air-passage"), card("earth-passage"))
    one = regrouping("wizard", "fire-pyromancers")
    act(one, "fire-pyromancers", "choose burn-1", "burn fire-passage")
    assert (purse(one), me(one).points, is_over(one)) == ("1 sword", 1, True)


def test_fire_pyromancers_gain_for_each_card_they_burn_and_no_more() -> None:
    """With a single card on offer they burn one; without any there is nothing to do."""
    used = ("air", "earth", "fire", "order")
    taken = [one.name for one in ADVENTURE if one.name.startswith(used) and one.name != "fire-pyromancers"]
    none = regrouping("wizard", "fire-pyromancers", against={"tableau": taken}, keys={"elements": []})
    assert why_not_act(none, "fire-pyromancers") == "ELDER-13.4"
    taken.remove("air-passage")
    g = regrouping("wizard", "fire-pyromancers", against={"tableau": taken}, keys={"elements": []})
    act(g, "fire-pyromancers")
    assert (purse(g), me(g).points, is_over(g)) == ("1 sword", 1, True)


@pytest.mark.rule("ELDER-20.1")
def test_fire_volcano_throne_strikes_a_worker_anywhere() -> None:
    theirs = {"units": {"ash-plains": ["worker", "dragon"], "dungeon-1": ["worker"]}}
    g = regrouping("dragon", "fire-volcano-throne", against=theirs)
    assert refused(g, "worker from fortress to fire-volcano-throne").rule == "ELDER-13.3"
    act(g, "fire-volcano-throne")
    assert refused(g, "strike down of 1 dragon in ash-plains").rule == "ELDER-2.11"
    assert refused(g, "strike down of 0 worker in fortress").rule == "ELDER-2.11"
    answer(g, "strike down of 1 worker in dungeon-1")
    assert (units(g, "underworld", 1), units(g, "dungeon-1", 1)) == (["worker"], [])
    assert (purse(g), me(g).points, purse(g, 1)) == ("1 sword", 2, "1 sword")


def test_fire_volcano_throne_gives_sword_and_points_without_a_victim() -> None:
    g = regrouping("dragon", "fire-volcano-throne", against={"units": {"ash-plains": ["dragon"]}})
    act(g, "fire-volcano-throne")
    assert (purse(g), me(g).points, is_over(g)) == ("1 sword", 2, True)
    assert (units(g, "ash-plains", 1), units(g, "fortress")) == (["dragon"], ["worker"])


@pytest.mark.rule("ELDER-17.5")
def test_fire_sacrificial_pyre_pays_its_deposit_for_fame_and_a_sword() -> None:
    pyre = {"fire-sacrificial-pyre": ["fire-tool-or-gem"]}
    g = regrouping("worker", "fire-sacrificial-pyre", fields=pyre, purse="1 gem 1 tool")
    act(g, "fire-sacrificial-pyre", "pay 1 gem")
    assert (purse(g), me(g).fame) == ("1 tool 1 sword", 1)
    empty = regrouping("worker", "fire-sacrificial-pyre", purse="1 gem 1 tool")
    assert why_not_act(empty, "fire-sacrificial-pyre") == "ELDER-17.5"
    poor = regrouping("worker", "fire-sacrificial-pyre", fields=pyre, purse="1 scroll")
    assert why_not_act(poor, "fire-sacrificial-pyre") == "ELDER-13.4"
    free = regrouping("worker", "fire-sacrificial-pyre", fields={"fire-sacrificial-pyre": ["orb"]})
    act(free, "fire-sacrificial-pyre")
    assert (purse(free), me(free).fame) == ("1 sword", 1)


def test_fire_phoenix_nest_scores_for_each_own_unit_that_falls() -> None:
    nest = {"tableau": ["fire-phoenix-nest"]}
    g = battle(MAGMA, {**TWO, **nest}, ONE)
    roll(g, "6", "1 1")
    assert (me(g).gains[FOR_CARDS], purse(g)) == (2, "2 sword")  # without an orb nobody is asked
    won = battle(MAGMA, {**ONE, **nest}, ONE)
    roll(won, "1", "6")
    assert me(won).gains[FOR_CARDS] == 0
    tame = battle(MAGMA, {"units": {MAGMA: ["winged-serpent"]}, **nest}, ONE, placed="winged-serpent")
    roll(tame, "6", "1 1 1 1")
    assert (me(tame).gains[FOR_CARDS], purse(tame)) == (1, "1 sword")  # before it is set aside (ELDER-23.16)
    struck = regrouping("dragon", "fire-volcano-throne", against={"units": {"ash-plains": ["worker"]}, **nest})
    act(struck, "fire-volcano-throne")
    assert me(struck, 1).points == 1  # outside a battle too


def test_fire_phoenix_nest_with_an_orb_saves_one_unit_in_a_battle() -> None:
    nest = {"tableau": ["fire-phoenix-nest"], "unlocked": ["fire-phoenix-nest"]}
    g = battle(MAGMA, {"units": {MAGMA: ["worker", "dragon"]}, **nest}, ONE)
    roll(g, "6", "1 1 1 1")
    assert offered(g) == ["use fire-phoenix-nest", "go on"]
    answer(g, "use fire-phoenix-nest", "spare dragon")
    assert "dragon" in units(g, "ready")
    assert units(g, "underworld") == ["worker"]
    assert (me(g).gains[FOR_CARDS], purse(g)) == (1, "1 sword")  # neither for the dragon
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("ELDER-16.5")
def test_fire_phoenix_nest_takes_an_orb() -> None:
    g = table({"tableau": ["fire-phoenix-nest", "fire-war-drums"], "orbs": 1}, **EVERY)
    assert refused(g, "orb on fire-war-drums").rule == "ELDER-16.5"
    answer(g, "orb on fire-phoenix-nest")
    assert (me(g).orbs, int(g.card_orbs[card("fire-phoenix-nest")])) == (0, 1)


def test_fire_phoenix_nest_with_an_orb_may_let_them_fall() -> None:
    nest = {"tableau": ["fire-phoenix-nest"], "unlocked": ["fire-phoenix-nest"]}
    g = battle(MAGMA, {**TWO, **nest}, ONE)
    roll(g, "6", "1 1")
    answer(g, "go on")
    assert (me(g).gains[FOR_CARDS], purse(g), units(g, "underworld")) == (2, "2 sword", ["worker", "worker"])


@pytest.mark.rule("ELDER-19.12")
def test_fire_war_drums_give_the_warrior_a_die() -> None:
    drums = {"tableau": ["fire-war-drums"]}
    g = battle(MAGMA, {"units": {MAGMA: ["warrior", "worker"]}, **drums}, ONE, placed="warrior")
    assert dice(g) == 2 + 1 + 1
    assert dice(battle(MAGMA, {"units": {MAGMA: ["dragon"]}, **drums}, ONE, placed="dragon")) == 3
    away = {"units": {MAGMA: ["worker"], "mill": ["warrior"]}, **drums}
    assert dice(battle(MAGMA, away, ONE)) == 1
    theirs = battle(MAGMA, {**ONE, **drums}, {"units": {MAGMA: ["warrior"]}})
    assert dice(theirs, 1) == 2
