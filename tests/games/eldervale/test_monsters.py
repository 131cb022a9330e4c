"""Monsters: rampage, control, defeat, the way home (ELDER-23); the Minotaur's Charge (ELDER-27.8 to 27.10)."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.box import MONSTERS, NO_SWORDS
from deskovka.games.eldervale.monsters import can_be_controlled, defeat, go_home, has_mod, take_control
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import NO_ELEMENT, NOBODY
from support.eldervale import (
    answer,
    asked,
    beast,
    events,
    go_on,
    me,
    offered,
    purse,
    realm,
    refused,
    table,
    units,
    where,
)

FROM_STEPPE = {"units": {"windswept-steppe": ["worker"]}, "purse": "2 gem 1 scroll 1 potion"}


def onto_fortress(seat: dict[str, Any] = FROM_STEPPE, other: dict[str, Any] | None = None, **keys: Any) -> Eldervale:
    """A worker is placed on the Fortress; next to it lie Windswept Steppe, Ash Plains, Mage Tower, Summoning Portal."""
    g = table(seat, other or {}, **keys)
    go_on(g, "place worker in fortress")
    return g


class Homecoming(Step):
    """A monster (`piece`) goes home."""

    def run(self, g: Eldervale) -> None:
        go_home(g, self.piece)


LAIRS = [
    "smoking-caldera", "fortress", "ash-plains", "mill", "mage-tower", "summoning-portal", "briar-forest",
    "dungeon-1", "terraced-fields", "sky-aerie",
]  # fmt: skip


@pytest.mark.rule("ELDER-23.1")
def test_every_monster_has_an_element_but_two() -> None:
    assert [monster.name for monster in MONSTERS if monster.element == NO_ELEMENT] == ["mother-of-dragons", "ice-giant"]
    assert all(1 <= monster.dice <= 5 for monster in MONSTERS)


@pytest.mark.rule("ELDER-23.2")
@pytest.mark.rule("ELDER-19.2")
@pytest.mark.rule("ELDER-23.6")
def test_a_monster_next_to_the_placed_unit_rampages() -> None:
    g = onto_fortress(monsters={"power-demon": "ash-plains"})
    assert where(g, "power-demon") == "fortress"
    go_on(g, "pay 2 gem")
    assert g.battle is not None
    assert g.battle.monster == beast("power-demon")


@pytest.mark.rule("ELDER-23.2")
def test_a_monster_further_away_does_not() -> None:
    g = onto_fortress(monsters={"power-demon": "briar-forest"})
    assert where(g, "power-demon") == "briar-forest"


@pytest.mark.rule("ELDER-23.3")
@pytest.mark.rule("ELDER-23.4")
@pytest.mark.rule("ELDER-8.7")
def test_of_several_the_placing_player_chooses_one() -> None:
    """W15: two monsters next to the Fortress; one comes, the action follows, then the battle."""
    g = onto_fortress(monsters={"power-demon": "ash-plains", "brass-sentinel": "summoning-portal"})
    assert asked(g) == (0, "Rampage")
    assert offered(g) == ["let power-demon rampage", "let brass-sentinel rampage"]
    assert refused(g, "hold back power-demon").rule == "ELDER-23.6"
    assert refused(g, "let chimera rampage").rule == "ELDER-23.2"
    assert refused(g, "regroup").rule == "ELDER-23.3"
    go_on(g, "let brass-sentinel rampage")
    assert where(g, "brass-sentinel") == "fortress"
    assert where(g, "power-demon") == "ash-plains"
    assert asked(g) == (0, "Pay")
    go_on(g, "pay 2 gem")
    assert purse(g) == "1 scroll 1 potion 2 gold"
    assert g.battle is not None
    assert g.battle.realm == realm("fortress")


@pytest.mark.rule("ELDER-23.7")
def test_a_monster_in_the_realm_stays_and_fights() -> None:
    g = onto_fortress(monsters={"power-demon": "fortress", "brass-sentinel": "summoning-portal"})
    assert where(g, "brass-sentinel") == "summoning-portal"
    go_on(g, "pay 2 gem")
    assert g.battle is not None
    assert g.battle.monster == beast("power-demon")


@pytest.mark.rule("ELDER-23.8")
@pytest.mark.rule("ELDER-23.9")
@pytest.mark.rule("ELDER-23.14")
@pytest.mark.rule("ELDER-23.15")
def test_when_abilities_of_monsters_apply() -> None:
    """On the map, after the peaceful start; controlled only those with a chain, and only on a realm tile."""
    g = table(monsters={"shadow-leviathan": "briar-forest"}, elements=["dark"])
    leviathan = beast("shadow-leviathan")
    printed = MONSTERS[leviathan - beast("winged-serpent")]
    unchained = int(printed.mods & ~printed.chain_mods)
    assert has_mod(g, leviathan, NO_SWORDS)
    assert has_mod(g, leviathan, unchained)
    take_control(g, 0, leviathan)
    assert not has_mod(g, leviathan, NO_SWORDS)  # in the ready area
    g.where[leviathan] = realm("briar-forest")
    assert has_mod(g, leviathan, NO_SWORDS)
    assert not has_mod(g, leviathan, unchained)
    quiet = table(monsters={"shadow-leviathan": "briar-forest"}, elements=["dark"], peaceful=True)
    assert not has_mod(quiet, leviathan, NO_SWORDS)


# ---- monsters with their own way of rampaging


@pytest.mark.rule("ELDER-23.23")
def test_the_winged_serpent_comes_from_afar_if_wanted() -> None:
    g = onto_fortress(monsters={"winged-serpent": "briar-forest"})
    assert offered(g) == ["let winged-serpent rampage", "hold back winged-serpent"]
    g = onto_fortress(monsters={"winged-serpent": "briar-forest"})
    go_on(g, "hold back winged-serpent", "pay 2 gem")
    assert where(g, "winged-serpent") == "briar-forest"
    assert g.battle is None
    g = onto_fortress(monsters={"winged-serpent": "dungeon-1"}, other={"units": {"mage-tower": ["worker"]}})
    go_on(g, "let winged-serpent rampage")
    assert where(g, "winged-serpent") == "fortress"


@pytest.mark.rule("ELDER-23.23")
def test_another_monster_comes_for_the_one_held_back() -> None:
    """R60: one must, if another could."""
    g = onto_fortress(monsters={"winged-serpent": "briar-forest", "power-demon": "ash-plains"})
    assert offered(g) == ["let winged-serpent rampage", "hold back winged-serpent", "let power-demon rampage"]
    go_on(g, "hold back winged-serpent")
    assert where(g, "power-demon") == "fortress"


@pytest.mark.rule("ELDER-23.23")
@pytest.mark.parametrize("fights", [True, False])
def test_the_winged_serpent_in_the_realm_itself(fights: bool) -> None:
    g = onto_fortress(monsters={"winged-serpent": "fortress"})
    assert offered(g) == ["let winged-serpent rampage", "hold back winged-serpent"]
    go_on(g, f"{'let winged-serpent rampage' if fights else 'hold back winged-serpent'}", "pay 2 gem")
    assert (g.battle is not None) == fights
    assert where(g, "winged-serpent") == "fortress"


@pytest.mark.rule("ELDER-23.23")
def test_the_iron_sphinx_is_paid_off() -> None:
    g = onto_fortress(monsters={"iron-sphinx": "ash-plains"})
    assert offered(g) == ["let iron-sphinx rampage", "pay off iron-sphinx"]
    go_on(g, "pay off iron-sphinx")
    assert where(g, "iron-sphinx") == "ash-plains"
    assert purse(g) == "2 gem 1 potion"
    poor = onto_fortress(
        {"units": {"windswept-steppe": ["worker"]}, "purse": "2 gem"}, monsters={"iron-sphinx": "ash-plains"}
    )
    assert where(poor, "iron-sphinx") == "fortress"


@pytest.mark.rule("ELDER-23.23")
def test_gold_pays_the_sphinx_too_and_the_action_may_become_impossible() -> None:
    """R52: what the Fortress needed is gone."""
    seat = {"units": {"windswept-steppe": ["worker"]}, "purse": "2 gold"}
    g = onto_fortress(seat, monsters={"iron-sphinx": "ash-plains"})
    go_on(g, "pay off iron-sphinx")
    assert purse(g) == "1 gold"
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("ELDER-23.6")
def test_the_stone_colossus_never_rampages() -> None:
    g = onto_fortress(monsters={"stone-colossus": "ash-plains"})
    assert where(g, "stone-colossus") == "ash-plains"


@pytest.mark.rule("ELDER-23.2")
def test_the_storm_roc_sees_far() -> None:
    g = onto_fortress(monsters={"storm-roc": "briar-forest"})
    assert where(g, "storm-roc") == "fortress"
    far = table({"units": {"windswept-steppe": ["worker"]}}, monsters={"storm-roc": "briar-forest"})
    go_on(far, "place worker in mage-tower")
    assert where(far, "storm-roc") == "mage-tower"


@pytest.mark.rule("ELDER-23.2")
def test_the_root_wyrm_comes_to_earth_realms_from_anywhere() -> None:
    g = table({"units": {"ash-plains": ["worker"]}}, monsters={"root-wyrm": "mill"})
    go_on(g, "place worker in briar-forest")
    assert where(g, "root-wyrm") == "briar-forest"
    g = table({"units": {"ash-plains": ["worker"]}}, monsters={"root-wyrm": "mill"})
    go_on(g, "place worker in summoning-portal")
    assert where(g, "root-wyrm") == "mill"


@pytest.mark.rule("ELDER-23.3")
@pytest.mark.parametrize("pays", [True, False])
def test_the_lava_fiend_scorches_the_ground(pays: bool) -> None:
    """Each player with a worker there pays a potion or loses a worker; the realm action follows all the same (R52)."""
    g = onto_fortress(other={"units": {"fortress": ["worker"]}, "purse": ""}, monsters={"lava-fiend": "ash-plains"})
    assert units(g, "underworld", 1) == ["worker"]  # seat 1 has no potion
    assert purse(g, 1) == "1 sword"
    assert g.seat == 0
    answer(g, offered(g)[0 if pays else 1])
    go_on(g)
    assert units(g, "fortress") == (["worker"] if pays else [])
    assert asked(g) == (0, "Pay")
    go_on(g, "pay 2 gem")
    assert "2 gold" in purse(g)


@pytest.mark.rule("ELDER-9.17")
def test_dark_veil_keeps_monsters_away_from_the_wizard() -> None:
    seat = {
        "units": {"windswept-steppe": ["worker"], "ready": ["wizard"]},
        "faction": "shadow-demons",
        "purse": "2 gem",
    }
    g = table(seat, monsters={"power-demon": "ash-plains"})
    go_on(g, "place wizard in fortress")
    assert where(g, "power-demon") == "ash-plains"
    g = table(seat, monsters={"power-demon": "fortress"})
    go_on(g, "place wizard in fortress")
    assert asked(g) == (1, "Turn")
    assert purse(g) == "2 gold"
    assert where(g, "power-demon") == "fortress"


@pytest.mark.rule("ELDER-27.12")
@pytest.mark.parametrize("place", ["ash-plains", "fortress"])
def test_mimeza_may_hide_behind_the_dark_veil(place: str) -> None:
    seat = {
        "units": {"windswept-steppe": ["worker"], "ready": ["mimeza"]},
        "faction": "shadow-demons",
        "purse": "2 gem",
    }
    g = table(seat, monsters={"power-demon": place})
    answer(g, "place mimeza in fortress")
    assert offered(g)[-1] == "use dark-veil"
    go_on(g, "use dark-veil")
    assert where(g, "power-demon") == place
    assert g.battle is None
    open_ = table(seat, monsters={"power-demon": place})
    go_on(open_, "place mimeza in fortress", offered_first(place))
    assert where(open_, "power-demon") == "fortress"


def offered_first(place: str) -> str:
    return "let power-demon rampage" if place == "ash-plains" else "no"


# ---- control and defeat


@pytest.mark.rule("ELDER-23.10")
@pytest.mark.rule("ELDER-19.29")
def test_a_defeated_monster_is_set_aside() -> None:
    g = table(monsters={"power-demon": "ash-plains"})
    defeat(g, beast("power-demon"))
    assert where(g, "power-demon") == "aside"


@pytest.mark.rule("ELDER-23.11")
@pytest.mark.rule("ELDER-23.13")
def test_control_makes_it_a_unit_in_the_ready_area() -> None:
    g = table({"units": {"fortress": ["worker"]}}, monsters={"power-demon": "ash-plains"})
    take_control(g, 0, beast("power-demon"))
    assert units(g, "ready") == ["power-demon", "worker", "worker"]
    g.where[beast("power-demon")] = realm("ash-plains")
    assert g.beast_in(realm("ash-plains")) == -1
    assert g.beasts() == 0
    defeat(g, beast("power-demon"))
    assert me(g).allies == 0
    assert g.owner[beast("power-demon")] == NOBODY


@pytest.mark.rule("ELDER-23.12")
def test_a_controlled_monster_does_not_rampage() -> None:
    g = onto_fortress(other={"units": {"ash-plains": ["power-demon"]}})
    assert where(g, "power-demon") == "ash-plains"
    go_on(g, "pay 2 gem")
    assert g.battle is None


@pytest.mark.rule("ELDER-23.12")
def test_an_uncontrolled_monster_may_rampage_to_where_a_controlled_one_is_placed() -> None:
    """A controlled monster is no monster for the limit of one (ELDER-23.13)."""
    seat = {"units": {"windswept-steppe": ["worker"], "ready": ["chimera"]}, "purse": "2 gem"}
    g = table(seat, monsters={"power-demon": "ash-plains"}, elements=["chaos"])
    go_on(g, "place chimera in fortress")
    assert where(g, "power-demon") == "fortress"


@pytest.mark.rule("ELDER-28.8")
def test_who_can_be_controlled() -> None:
    g = table(
        {"units": {"ready": ["chimera"]}}, monsters={"power-demon": "ash-plains", "mother-of-dragons": "fortress"}
    )
    assert can_be_controlled(g, beast("power-demon"))
    assert not can_be_controlled(g, beast("mother-of-dragons"))
    assert not can_be_controlled(g, beast("chimera"))  # somebody has it
    assert not can_be_controlled(g, beast("stone-colossus"))  # not on the map


# ---- the way home


def go_home_now(name: str, *seats: dict[str, Any], **keys: Any) -> Eldervale:
    return table(*seats, tiles=LAIRS, steps=[Homecoming(piece=beast(name))], **keys)


@pytest.mark.rule("ELDER-23.18")
@pytest.mark.rule("ELDER-23.19")
@pytest.mark.rule("ELDER-23.20")
@pytest.mark.rule("ELDER-23.21")
def test_a_monster_returns_to_its_lair() -> None:
    """W18: two workers and the Air monster are there."""
    g = go_home_now(
        "power-demon",
        {"units": {"smoking-caldera": ["worker", "worker"], "fortress": ["worker"]}, "purse": "1 sword"},
        monsters={"power-demon": "briar-forest", "winged-serpent": "smoking-caldera"},
    )
    assert asked(g) == (0, "MakeWay")  # the nearest unoccupied realms: next to the Lair
    assert offered(g) == ["move to mage-tower", "move to mill"]
    assert refused(g, "move to ash-plains").rule == "ELDER-23.20"
    answer(g, "move to mill")
    assert where(g, "power-demon") == "smoking-caldera"
    assert where(g, "winged-serpent") == "mill"
    assert units(g, "underworld") == ["worker", "worker"]
    assert purse(g) == "3 sword"
    assert g.battle is None


@pytest.mark.rule("ELDER-23.20")
def test_the_realm_left_by_the_one_that_goes_home_is_free_for_the_other() -> None:
    everywhere = {name: ["worker"] for name in ("fortress", "mage-tower", "summoning-portal")}
    g = go_home_now(
        "power-demon",
        {"units": everywhere},
        {
            "units": {
                "ash-plains": ["worker"],
                "briar-forest": ["worker"],
                "dungeon-1": ["worker"],
                "terraced-fields": ["worker"],
            }
        },
        monsters={"power-demon": "mill", "winged-serpent": "smoking-caldera", "stone-colossus": "sky-aerie"},
    )
    assert where(g, "winged-serpent") == "mill"
    assert where(g, "power-demon") == "smoking-caldera"


@pytest.mark.rule("ELDER-23.20")
def test_without_an_unoccupied_realm_the_other_one_is_defeated() -> None:
    mine = {name: ["worker"] for name in ("fortress", "mage-tower", "summoning-portal", "mill")}
    theirs = {name: ["worker"] for name in ("ash-plains", "briar-forest", "dungeon-1", "terraced-fields", "mill")}
    g = go_home_now(
        "power-demon",
        {"units": mine},
        {"units": theirs},
        monsters={"power-demon": "mill", "winged-serpent": "smoking-caldera", "stone-colossus": "sky-aerie"},
    )
    assert where(g, "winged-serpent") == "aside"
    assert where(g, "power-demon") == "smoking-caldera"


@pytest.mark.rule("ELDER-23.22")
def test_without_its_lair_on_the_map_a_monster_stays() -> None:
    g = table(steps=[Homecoming(piece=beast("power-demon"))], monsters={"power-demon": "briar-forest"})
    assert where(g, "power-demon") == "briar-forest"


@pytest.mark.rule("ELDER-23.18")
def test_a_monster_at_home_leaves_units_alone() -> None:
    """R20"""
    g = go_home_now(
        "power-demon", {"units": {"smoking-caldera": ["worker"]}}, monsters={"power-demon": "smoking-caldera"}
    )
    assert units(g, "smoking-caldera") == ["worker"]


@pytest.mark.rule("ELDER-23.19")
def test_a_controlled_monster_on_the_lair_falls_and_is_defeated() -> None:
    g = go_home_now(
        "power-demon",
        {"units": {"smoking-caldera": ["chimera"], "fortress": ["worker"]}, "purse": ""},
        monsters={"power-demon": "briar-forest"},
        elements=["chaos"],
    )
    assert where(g, "chimera") == "aside"
    assert purse(g) == "1 sword"


# ---- the Minotaur


@pytest.mark.rule("ELDER-27.8")
@pytest.mark.rule("ELDER-27.9")
@pytest.mark.parametrize("comes", [True, False])
def test_the_minotaur_may_charge(comes: bool) -> None:
    g = onto_fortress(other={"units": {"ash-plains": ["minotaur"]}})
    assert asked(g) == (1, "Charge")
    assert offered(g) == ["charge", "no"]
    assert refused(g, "regroup", seat=1).rule == "ELDER-27.8"
    go_on(g, "charge" if comes else "no")
    assert units(g, "fortress", 1) == (["minotaur"] if comes else [])
    go_on(g, "pay 2 gem")
    assert (g.battle is not None) == comes


@pytest.mark.rule("ELDER-27.9")
@pytest.mark.parametrize(
    ("place", "keys"),
    [("ash-plains", {"peaceful": True}), ("briar-forest", {}), ("fortress", {})],
)
def test_no_charge_in_peace_or_from_elsewhere(place: str, keys: dict[str, Any]) -> None:
    g = onto_fortress(other={"units": {place: ["minotaur"]}}, **keys)
    assert asked(g) == (0, "Pay")


@pytest.mark.rule("ELDER-27.8")
def test_the_owner_himself_does_not_charge() -> None:
    g = onto_fortress({"units": {"windswept-steppe": ["worker"], "ash-plains": ["minotaur"]}})
    assert asked(g) == (0, "Pay")


@pytest.mark.rule("ELDER-27.8")
def test_the_minotaur_does_not_charge_at_the_team_mate() -> None:
    g = table(
        {"units": {"windswept-steppe": ["worker"]}},
        {"units": {"ash-plains": ["minotaur"]}},
        {},
        {},
        variants={"teams": "on"},
    )
    go_on(g, "place worker in fortress")
    assert asked(g) == (0, "Pay")


@pytest.mark.rule("ELDER-27.10")
def test_a_monster_and_the_minotaur_may_both_come() -> None:
    """R21: after the rampage, before the realm action; one battle with all of them."""
    g = onto_fortress(other={"units": {"ash-plains": ["minotaur"]}}, monsters={"brass-sentinel": "summoning-portal"})
    assert where(g, "brass-sentinel") == "fortress"
    assert asked(g) == (1, "Charge")
    go_on(g, "charge", "pay 2 gem")
    assert g.battle is not None
    assert [int(side.seat) for side in g.battle.sides] == [1, 0, NOBODY]


def test_what_is_told_about_a_rampage() -> None:
    g = table(FROM_STEPPE, monsters={"power-demon": "ash-plains"})
    told = next(event for event in events(g, "place worker in fortress") if event["event"] == "rampaged")
    assert told == {"event": "rampaged", "unit": "power-demon", "realm": "ash-plains", "realm2": "fortress"}


@pytest.mark.rule("ELDER-23.17")
@pytest.mark.rule("ELDER-12.14")
def test_a_controlled_monster_activates_actions_of_any_unit() -> None:
    g = table({"units": {"fortress": ["power-demon"]}, "tableau": ["order-citadel"], "purse": ""})
    go_on(g, "regroup")
    assert "power-demon from fortress does harvest" in offered(g)
    assert "power-demon from fortress to order-citadel" not in offered(g)  # the warrior's
    go_on(g, "power-demon from fortress does harvest")
    assert purse(g) == "1 scroll"
    assert "power-demon" in units(g, "ready")
