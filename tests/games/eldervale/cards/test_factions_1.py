"""The abilities of the factions of Air, Earth, Fire and Water, played."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.box import FACTIONS
from deskovka.games.eldervale.sources import FIRST_ABILITY, SOURCES
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import NOBODY
from support.eldervale import answer, asked, go_on, holds, offered, purse, refused, table, tops, units, where
from support.eldervale_battle import battle, dice, fight, pass_arms, roll, winner
from support.eldervale_named import without_test

MAGMA = "magma-terraces"
STEPPE = "windswept-steppe"
ONE = {"units": {MAGMA: ["worker"]}}
TWO = {"units": {MAGMA: ["worker", "worker"]}}

PROVED_WITH_THEIR_CHAPTER = {
    "storm-wings": "test_placing.py test_storm_wings",
    "prospectors": "test_treasure.py test_prospectors_may_look_under_the_top_token",
    "deep-divers": "test_treasure.py test_deep_divers_gain_a_print_twice_and_no_more",
}


def test_every_ability_of_these_factions_has_a_test() -> None:
    abilities = [SOURCES[FIRST_ABILITY + number].name for number in range(16)]
    assert abilities[0] == "paragliders"
    assert FACTIONS[7].name == "broken-reef-corsairs"
    assert without_test(abilities, __file__, elsewhere=PROVED_WITH_THEIR_CHAPTER) == []


# ---- Air


GNOMES = {"units": {"mill": ["worker"], "ready": ["wizard"]}, "faction": "cloudpeak-gnomes", "purse": ""}


def glide_from_the_steppe(other: dict[str, Any], **keys: Any) -> Eldervale:
    """A gnome worker is placed on the steppe and has taken its treasure."""
    g = table(GNOMES, other, **keys)
    go_on(g, f"place worker in {STEPPE}", f"take treasure in {STEPPE} field 1")
    return g


def test_paragliders_leave_before_the_battle() -> None:
    g = glide_from_the_steppe({"units": {STEPPE: ["worker"], "fortress": ["worker"]}})
    assert offered(g)[:2] == ["use paragliders", "no"]
    answer(g, "use paragliders")
    go_on(g)
    assert units(g, "mage-tower") == ["worker"]  # fortress and mill are occupied
    assert len(tops(g)) == 1
    assert g.last_battle is None
    assert asked(g) == (1, "Turn")


def test_paragliders_may_stay_and_fight() -> None:
    g = glide_from_the_steppe({"units": {STEPPE: ["worker"]}})
    go_on(g, "no")
    assert units(g, STEPPE) == ["worker"]
    assert len(fight(g).sides) == 2


def test_paragliders_are_workers_that_find_an_unoccupied_realm() -> None:
    g = table(GNOMES, {"units": {STEPPE: ["worker"]}})
    go_on(g, f"place wizard in {STEPPE}", f"take treasure in {STEPPE} field 1")
    assert "use paragliders" not in offered(g)
    around = {"units": {"fortress": ["worker"], "mage-tower": ["worker"]}}
    full = glide_from_the_steppe(around)
    assert asked(full) == (1, "Turn")


def test_paragliders_glide_once_in_a_turn() -> None:
    seat = {**GNOMES, "hand": ["spell-second-wind"], "power": {"air": 5}}
    g = table(seat)
    go_on(g, f"place worker in {STEPPE}", f"take treasure in {STEPPE} field 1")
    answer(g, "use paragliders", f"move worker from {STEPPE} to fortress")
    answer(g, "cast spell-second-wind", "place worker in ash-plains")
    go_on(g, "take treasure in ash-plains field 1")
    assert asked(g) == (1, "Turn")
    assert units(g, "ash-plains") == ["worker"]


@pytest.mark.rule("ELDER-19.4")
@pytest.mark.parametrize("others", [True, False])
def test_paragliders_leave_a_monster_that_came_to_the_others(others: bool) -> None:
    """R50: it fights those who are there; without them it stays where it came."""
    g = glide_from_the_steppe(
        {"units": {STEPPE: ["worker"]} if others else {}, "purse": ""}, monsters={"power-demon": "mage-tower"}
    )
    answer(g, "use paragliders", f"move worker from {STEPPE} to fortress")
    go_on(g)
    assert units(g, "fortress") == ["worker"]
    assert where(g, "power-demon") in (STEPPE, "aside")
    fought = g.battle or g.last_battle
    assert ([] if fought is None else [int(side.seat) for side in fought.sides]) == ([1, NOBODY] if others else [])


def test_weathercaller_draws_a_card_for_the_wizard_only() -> None:
    g = table(GNOMES, magic=["spell-gust"])
    go_on(g, f"place wizard in {STEPPE}", f"take treasure in {STEPPE} field 1")
    assert holds(g) == ["spell-gust"]
    g = table(GNOMES, magic=["spell-gust"])
    go_on(g, f"place worker in {STEPPE}", f"take treasure in {STEPPE} field 1", "no")
    assert holds(g) == []


@pytest.mark.parametrize(
    ("here", "expected"),
    [
        (["worker"], 1),
        (["worker", "worker"], 3),
        (["worker", "worker", "worker"], 5),
        (["worker", "warrior"], 3),
        (["worker", "worker", "warrior"], 5),
    ],
)
def test_mighty_swarm_counts_workers_beyond_the_first(here: list[str], expected: int) -> None:
    harpies = {"units": {MAGMA: here}, "faction": "gale-harpies"}
    assert dice(battle(MAGMA, harpies, ONE)) == expected


def test_mighty_swarm_counts_workers_that_joined() -> None:
    harpies = {"units": {MAGMA: ["worker"], "briar-forest": ["worker"]}, "faction": "gale-harpies"}
    g = battle(MAGMA, harpies, ONE)
    answer(g, "join worker from briar-forest")
    assert dice(g) == 3
    g = battle(MAGMA, harpies, ONE)
    answer(g, "done")
    assert dice(g) == 1


# ---- Earth


def test_longbows_shoot_only_in_a_battle_of_their_own() -> None:
    portal = "summoning-portal"
    here = {"units": {portal: ["worker"]}}
    elves = {"units": {"briar-forest": ["worker", "worker"]}, "faction": "briardell-elves"}
    g = battle(portal, here, elves, here)
    answer(g, "done")
    assert fight(g).side_of(1) == -1
    joined = battle(portal, here, elves, here)
    answer(joined, "join worker from briar-forest", "done")
    assert dice(joined, 1) == 2  # one has joined, one shoots


def test_longbows_are_not_removed_and_count_dice_of_workers_only() -> None:
    elves = {"units": {MAGMA: ["worker"], "briar-forest": ["worker", "warrior"]}, "faction": "briardell-elves"}
    g = battle(MAGMA, elves, ONE)
    answer(g, "done")
    assert dice(g) == 2
    roll(g, "6", "1 1")
    assert units(g, "briar-forest") == ["warrior", "worker"]
    assert purse(g) == "1 sword"


def sage(units_of: dict[str, list[str]], other: dict[str, Any], **keys: Any) -> Eldervale:
    g = table({"units": units_of, "faction": "briardell-elves", "purse": ""}, other, **keys)
    go_on(g, f"place worker in {STEPPE}", f"take treasure in {STEPPE} field 1")
    return g


def test_wandering_sage_walks_among_others_without_a_battle() -> None:
    g = sage({"mill": ["wizard"]}, {"units": {"dungeon-1": ["worker"]}}, monsters={"power-demon": "terraced-fields"})
    assert offered(g)[:2] == ["use wandering-sage", "no"]
    answer(g, "use wandering-sage")
    assert refused(g, "move wizard from mill to briar-forest").rule == "ELDER-2.6"
    go_on(g, "move wizard from mill to dungeon-1")
    assert units(g, "dungeon-1") == ["wizard"]
    assert where(g, "power-demon") == "terraced-fields"
    assert g.last_battle is None
    assert asked(g) == (1, "Turn")


def test_wandering_sage_may_stay_and_must_be_on_the_map() -> None:
    g = sage({"mill": ["wizard"]}, {})
    go_on(g, "no")
    assert units(g, "mill") == ["wizard"]
    assert asked(g) == (1, "Turn")
    assert asked(sage({"mill": ["worker"], "ready": ["wizard"]}, {})) == (1, "Turn")


def test_wandering_sage_stays_in_turns_of_others() -> None:
    g = table({}, {"units": {"mill": ["wizard"]}, "faction": "briardell-elves"})
    go_on(g, f"place worker in {STEPPE}", f"take treasure in {STEPPE} field 1")
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("ELDER-10.2")
@pytest.mark.parametrize(("unit", "asked_first"), [("worker", True), ("warrior", False)])
def test_prospectors_are_asked_before_a_placed_worker_takes(unit: str, asked_first: bool) -> None:
    seat = {"units": {"mill": ["worker"], "ready": ["warrior"]}, "faction": "deepdelve-dwarves"}
    g = table(seat)
    go_on(g, f"place {unit} in {STEPPE}", f"take treasure in {STEPPE} field 1")
    assert ("use prospectors" in offered(g)) == asked_first


@pytest.mark.parametrize(
    ("home", "unit", "owner", "expected"),
    [
        (MAGMA, "warrior", 0, 4),  # two, the wall, the dwelling
        ("briar-forest", "warrior", 0, 4),
        (STEPPE, "warrior", 0, 2),
        ("briar-forest", "worker", 0, 2),  # the dwelling, no wall
        ("briar-forest", "warrior", 1, 2),  # somebody else's dwelling
    ],
)
def test_shield_wall_stands_at_own_dwellings(home: str, unit: str, owner: int, expected: int) -> None:
    seats: list[dict[str, Any]] = [{"units": {MAGMA: [unit]}, "faction": "deepdelve-dwarves"}, {**ONE}]
    seats[owner]["dwellings"] = [home]
    g = battle(MAGMA, *seats, placed=unit)
    assert dice(g) == expected


# ---- Fire


def test_pyroclasm_needs_a_wizard_who_fights() -> None:
    goblins = {"units": {MAGMA: ["worker"], "briar-forest": ["wizard"]}, "faction": "goblin-fire-wizards"}
    g = battle(MAGMA, goblins, ONE)
    answer(g, "done")
    roll(g, "6", "1")
    assert winner(g) == 1


def test_pyroclasm_works_once_in_a_battle_and_may_be_left_alone() -> None:
    goblins = {"units": {MAGMA: ["wizard"]}, "faction": "goblin-fire-wizards"}
    g = battle(MAGMA, goblins, TWO, placed="wizard")
    roll(g, "6 5", "4 4")
    answer(g, "use pyroclasm", "make seat 1 reroll a 6", "roll 6")
    assert winner(g) == 1  # not again
    g = battle(MAGMA, goblins, ONE, placed="wizard")
    roll(g, "6", "4 4")
    answer(g, "go on")
    assert winner(g) == 1


@pytest.mark.parametrize(("unit", "swords"), [("worker", "2 sword"), ("warrior", "1 sword")])
def test_reckless_workers_bring_one_more_sword(unit: str, swords: str) -> None:
    goblins = {"units": {MAGMA: [unit]}, "faction": "goblin-fire-wizards"}
    g = battle(MAGMA, goblins, {"units": {MAGMA: ["dragon"]}}, placed=unit)
    roll(g, "6 6 6", "1" if unit == "worker" else "1 1")
    assert purse(g) == swords


def test_reckless_workers_fall_outside_of_battles_too() -> None:
    goblins = {"units": {"fortress": ["worker"]}, "faction": "goblin-fire-wizards", "purse": ""}
    g = table({"units": {STEPPE: ["worker"]}, "hand": ["spell-scorch"], "power": {"fire": 5}}, goblins)
    answer(g, "cast spell-scorch")
    go_on(g)
    assert purse(g, 1) == "2 sword"


@pytest.mark.parametrize(
    ("here", "expected"), [(["worker"], 2), (["worker", "worker"], 2), (["warrior"], 2), (["worker", "warrior"], 3)]
)
def test_brawlers_fight_best_alone(here: list[str], expected: int) -> None:
    g = battle(MAGMA, {"units": {MAGMA: here}, "faction": "wicked-ogres"}, ONE, placed=here[0])
    assert dice(g) == expected


def test_brawlers_are_not_alone_when_somebody_joins() -> None:
    ogres = {"units": {MAGMA: ["worker"], "briar-forest": ["worker"]}, "faction": "wicked-ogres"}
    g = battle(MAGMA, ogres, ONE)
    answer(g, "join worker from briar-forest")
    assert dice(g) == 2


def test_smash_gains_a_sword_from_a_monster_too() -> None:
    ogres = {"units": {MAGMA: ["warrior"]}, "faction": "wicked-ogres"}
    g = battle(MAGMA, ogres, placed="warrior", monsters={"power-demon": MAGMA})
    roll(g, "6 6", "1 1 1")
    answer(g, "choose fame")
    assert purse(g) == "1 sword"


def test_smash_is_the_warriors_and_wants_a_victory() -> None:
    ogres = {"units": {MAGMA: ["worker"]}, "faction": "wicked-ogres"}
    g = battle(MAGMA, ogres, {**ONE, "purse": "1 gem"})
    roll(g, "1", "6 6")
    assert (purse(g), purse(g, 1)) == ("", "1 gem 1 sword")
    ogres = {"units": {MAGMA: ["warrior"]}, "faction": "wicked-ogres"}
    g = battle(MAGMA, ogres, {**ONE, "purse": "1 gem"}, placed="warrior")
    roll(g, "6", "5 5")
    assert (purse(g), purse(g, 1)) == ("1 sword", "1 gem")  # the warrior's own fall


def test_smash_takes_from_each_player_beaten_what_he_chooses() -> None:
    ogres = {"units": {MAGMA: ["warrior"]}, "faction": "wicked-ogres"}
    g = battle(MAGMA, ogres, {**ONE, "purse": "1 gem 1 gold"}, {**ONE, "purse": ""}, placed="warrior")
    pass_arms(g)
    roll(g, "1", "2", "6 6")
    assert asked(g) == (1, "GiveBack")
    answer(g, "give back gold")
    assert purse(g, 1) == "1 gem 1 sword"
    assert purse(g, 2) == "1 sword"
    assert purse(g) == "1 sword"


# ---- Water


@pytest.mark.parametrize(("unit", "gained"), [("wizard", "1 potion"), ("worker", "")])
def test_tidecaller_gains_a_potion_for_the_wizard(unit: str, gained: str) -> None:
    seat = {"units": {"mill": ["worker"], "ready": ["wizard"]}, "faction": "atlanteans", "purse": ""}
    g = table(seat)
    go_on(g, f"place {unit} in {STEPPE}", f"take treasure in {STEPPE} field 1")
    assert purse(g) == gained


def plundering(here: list[str], *others: dict[str, Any], **keys: Any) -> Eldervale:
    corsairs = {"units": {MAGMA: here}, "faction": "broken-reef-corsairs"}
    return battle(MAGMA, corsairs, *others, placed=here[0], **keys)


def test_plunder_takes_a_basic_resource_of_choice() -> None:
    g = plundering(["warrior"], {**ONE, "purse": "1 gem 1 tool 1 gold"})
    pass_arms(g)
    roll(g, "1", "6 6")
    assert refused(g, "take from 1 gold").rule == "ELDER-3.7"
    answer(g, "take from 1 tool")
    assert purse(g) == "1 tool"
    assert purse(g, 1) == "1 gem 1 sword 1 gold"


def test_plunder_needs_the_warrior_and_a_player_who_has_something() -> None:
    g = plundering(["worker"], {**ONE, "purse": "1 gem"})
    roll(g, "1", "6")
    assert purse(g) == ""
    g = plundering(["warrior"], {**ONE, "purse": "2 gold"})
    pass_arms(g)
    roll(g, "1", "6 6")
    assert (purse(g), asked(g)) == ("", (1, "Turn"))
    g = plundering(["warrior"], {"purse": "1 gem"}, monsters={"power-demon": MAGMA})
    roll(g, "6 6", "1 1 1")
    answer(g, "choose fame")
    assert (purse(g), purse(g, 1)) == ("", "1 gem")


CORSAIRS = {"units": {STEPPE: ["worker"]}, "faction": "broken-reef-corsairs", "purse": "2 gem"}


@pytest.mark.rule("ELDER-19.6")
@pytest.mark.parametrize("place", ["ash-plains", "fortress"])
def test_smugglers_fight_a_monster_alone(place: str) -> None:
    """R59: the others there are neither sides nor beaten, and nobody else joins."""
    theirs = {"units": {"fortress": ["worker"], "mage-tower": ["worker"]}, "purse": ""}
    g = table(CORSAIRS, theirs, monsters={"power-demon": place})
    g.open_luck = True
    go_on(g, "smuggle worker into fortress", "done")
    assert [int(side.seat) for side in fight(g).sides] == [0, NOBODY]
    pass_arms(g)
    roll(g, "1", "6 6 6")
    assert units(g, "underworld") == ["worker"]
    assert units(g, "fortress", 1) == ["worker"]
    assert where(g, "power-demon") == "fortress"


def test_smugglers_only_enter_ruins() -> None:
    seat = {"units": {"fortress": ["worker"]}, "faction": "broken-reef-corsairs"}
    g = table(seat, {"units": {"ash-plains": ["worker"], "mage-tower": ["worker"]}})
    assert refused(g, "smuggle worker into ash-plains").rule == "ELDER-9.17"
    assert "smuggle worker into mage-tower" in offered(g)
