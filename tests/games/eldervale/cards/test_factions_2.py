"""The abilities of the factions of Light, Darkness, Order and Chaos, played."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.box import FACTIONS
from deskovka.games.eldervale.gaining import FOR_FACTION
from deskovka.games.eldervale.sources import FIRST_ABILITY, SOURCES
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import NOBODY
from support.eldervale import answer, asked, go_on, holds, me, offered, purse, refused, table, units, where
from support.eldervale_battle import battle, dice, fight, roll, shown, winner
from support.eldervale_named import without_test

MAGMA = "magma-terraces"
STEPPE = "windswept-steppe"
ONE = {"units": {MAGMA: ["worker"]}}
TWO = {"units": {MAGMA: ["worker", "worker"]}}
WARRIOR = {"units": {MAGMA: ["warrior"]}}
WIZARD = {"units": {MAGMA: ["wizard"]}}

PROVED_WITH_THEIR_CHAPTER = {
    "assembly-line": "test_summoning.py test_an_assembly_line_makes_workers_cheaper_but_never_free",
    "chaos-mage": "test_activation.py test_the_wizard_of_chaos_acts_on_an_opponents_card",
}


def test_every_ability_of_these_factions_has_a_test() -> None:
    abilities = [SOURCES[FIRST_ABILITY + number].name for number in range(16, 32)]
    assert abilities[0] == "hoof-power"
    assert (FACTIONS[15].name, abilities[-1]) == ("twisted-court", "pranksters")
    assert without_test(abilities, __file__, elsewhere=PROVED_WITH_THEIR_CHAPTER) == []


# ---- Light


def test_hoof_power_turns_one_die_before_the_roll() -> None:
    g = battle(MAGMA, {**WARRIOR, "faction": "levelland-guardians"}, TWO, placed="warrior")
    answer(g, "use hoof-power")
    assert dice(g) == 2  # no die more
    roll(g, "6 1", "3")
    assert shown(g) == [6, 3]
    assert winner(g) == 0


def test_hoof_power_may_be_left_alone_and_needs_the_warrior() -> None:
    g = battle(MAGMA, {**WARRIOR, "faction": "levelland-guardians"}, ONE, placed="warrior")
    answer(g, "no")
    roll(g, "5", "2 1")
    assert shown(g) == [2, 1]
    nearby = {"units": {MAGMA: ["worker"], "briar-forest": ["warrior"]}, "faction": "levelland-guardians"}
    g = battle(MAGMA, nearby, ONE)
    answer(g, "done")
    roll(g, "5", "1")
    assert winner(g) == 1


def cantering(placed: str, *others: dict[str, Any], **keys: Any) -> Eldervale:
    seat = {"units": {"mill": ["worker"], "ready": ["warrior"]}, "faction": "levelland-guardians", "purse": ""}
    g = table(seat, *others, **keys)
    go_on(g, f"place {placed} in {STEPPE}", f"take treasure in {STEPPE} field 1")
    return g


def test_canter_takes_the_placed_worker_next_door_at_the_end_of_the_turn() -> None:
    g = cantering("worker", {"units": {"fortress": ["worker"]}}, monsters={"stone-colossus": "dungeon-1"})
    answer(g, "use canter")
    go_on(g)
    assert units(g, "mage-tower") == ["worker"]  # the only unoccupied realm next to the steppe
    assert units(g, "mill") == ["worker"]
    assert asked(g) == (1, "Turn")


def test_canter_may_be_declined_and_is_the_workers() -> None:
    g = cantering("worker")
    answer(g, "no")
    go_on(g)
    assert (units(g, STEPPE), asked(g)) == (["worker"], (1, "Turn"))
    assert asked(cantering("warrior")) == (1, "Turn")


def test_canter_is_no_way_out_of_a_battle() -> None:
    g = cantering("worker", {"units": {STEPPE: ["worker"]}})
    assert fight(g).sides


def test_blinding_light_leaves_one_die_and_needs_the_wizard() -> None:
    seraphs = {**WIZARD, "faction": "dawnspire-seraphs"}
    assert dice(battle(MAGMA, seraphs, ONE, placed="wizard"), 1) == 1
    assert dice(battle(MAGMA, seraphs, TWO, placed="wizard"), 1) == 1
    g = battle(MAGMA, seraphs, monsters={"power-demon": MAGMA}, placed="wizard")
    assert dice(g, NOBODY) == 2
    worker = {**ONE, "faction": "dawnspire-seraphs"}
    assert dice(battle(MAGMA, worker, TWO), 1) == 2


@pytest.mark.parametrize("used", [True, False])
def test_radiance_brings_a_beaten_dragon_home(used: bool) -> None:
    seraphs = {"units": {MAGMA: ["dragon", "worker"]}, "faction": "dawnspire-seraphs"}
    g = battle(MAGMA, seraphs, ONE, placed="dragon")
    roll(g, "6", "1 1 1 1")
    answer(g, "use radiance" if used else "go on")
    assert ("dragon" in units(g, "ready")) == used
    assert units(g, "underworld") == (["worker"] if used else ["dragon", "worker"])
    assert purse(g) == ("1 sword" if used else "2 sword")


def test_radiance_saves_no_other_unit() -> None:
    g = battle(MAGMA, {**ONE, "faction": "dawnspire-seraphs"}, ONE)
    roll(g, "6", "1")
    assert units(g, "underworld") == ["worker"]


# ---- Darkness


DEMONS = {
    "units": {STEPPE: ["worker"], "ready": ["wizard"]},
    "faction": "shadow-demons",
    "purse": "2 gem",
}


def test_dark_veil_hides_the_wizard_only() -> None:
    g = table(DEMONS, monsters={"power-demon": "ash-plains"})
    go_on(g, "place worker in fortress")
    assert where(g, "power-demon") == "fortress"
    g = table(DEMONS, monsters={"power-demon": "ash-plains"})
    go_on(g, "place wizard in fortress")
    assert (where(g, "power-demon"), g.battle) == ("ash-plains", None)


def test_dark_veil_ends_where_opponents_bring_a_battle() -> None:
    """Then the monster of the realm takes part."""
    g = table(DEMONS, {"units": {"fortress": ["worker"]}, "purse": ""}, monsters={"power-demon": "fortress"})
    go_on(g, "place wizard in fortress")
    assert [int(side.seat) for side in fight(g).sides] == [1, 0, NOBODY]
    alone = table(DEMONS, monsters={"power-demon": "fortress"})
    go_on(alone, "place wizard in fortress")
    assert alone.battle is None
    assert alone.last_battle is None


@pytest.mark.parametrize(("fallen", "cards"), [(["worker", "worker"], 1), (["warrior"], 0)])
def test_soul_feast_draws_a_card_for_workers(fallen: list[str], cards: int) -> None:
    demons = {"units": {MAGMA: fallen}, "faction": "shadow-demons"}
    g = battle(MAGMA, {"units": {MAGMA: ["dragon"]}}, demons, placed="dragon")
    roll(g, "1 1", "6 6 6")
    assert len(holds(g, 1)) == cards


def test_soul_feast_draws_again_in_the_next_event() -> None:
    demons = {"units": {"fortress": ["worker"], STEPPE: ["worker"]}, "faction": "shadow-demons"}
    caster = {"units": {"mage-tower": ["worker"]}, "hand": ["spell-scorch"], "power": {"fire": 5}}
    g = table(caster, demons)
    answer(g, "cast spell-scorch", "strike down of 1 worker in fortress")
    go_on(g)
    assert len(holds(g, 1)) == 1


def bloodthirsty(mine: dict[str, list[str]], **keys: Any) -> Eldervale:
    vampires = {"units": {**mine, "underworld": ["dragon", "worker"]}, "faction": "nightmoor-vampires"}
    return battle(MAGMA, vampires, ONE, placed=mine[MAGMA][0], **keys)


def test_bloodthirst_revives_a_unit_of_choice() -> None:
    g = bloodthirsty({MAGMA: ["warrior"]})
    roll(g, "1", "6 6")
    answer(g, "use bloodthirst")
    assert refused(g, "revive wizard").rule == "ELDER-20.2"
    answer(g, "revive dragon")
    assert "dragon" in units(g, "ready")
    assert units(g, "underworld") == ["worker"]


def test_bloodthirst_may_be_declined_and_wants_a_victory_of_the_warrior() -> None:
    g = bloodthirsty({MAGMA: ["warrior"]})
    roll(g, "1", "6 6")
    answer(g, "no")
    assert units(g, "underworld") == ["dragon", "worker"]
    g = bloodthirsty({MAGMA: ["warrior"]})
    roll(g, "6", "1 1")
    assert units(g, "underworld") == ["dragon", "warrior", "worker"]
    g = bloodthirsty({MAGMA: ["worker"]})
    roll(g, "1", "6")
    assert (units(g, "underworld"), asked(g)) == (["dragon", "worker"], (1, "Turn"))


def test_night_flight_ends_next_to_a_ruin_for_the_dragon_only() -> None:
    seat = {"units": {"mill": ["worker"], "ready": ["dragon", "wizard"]}, "faction": "nightmoor-vampires"}
    g = table(seat)
    assert "place dragon in briar-forest" in offered(g)  # next to the Portal
    assert refused(g, "place worker in briar-forest").rule == "ELDER-9.4"
    tiles = [
        "windswept-steppe", "fortress", "ash-plains", "mill", "mage-tower", "magma-terraces", "briar-forest",
        "dungeon-1", "terraced-fields", "summoning-portal",
    ]  # fmt: skip
    plain = {"units": {"mill": ["worker"], "ready": ["dragon"]}, "purse": "5 gem"}
    without = table(plain, tiles=tiles)
    with_it = table({**plain, "faction": "nightmoor-vampires"}, tiles=tiles)
    assert refused(without, "place dragon in briar-forest").rule == "ELDER-9.12"
    assert "place dragon in briar-forest" in offered(with_it)  # the Portal lies below it now
    assert "place dragon in summoning-portal" not in offered(with_it)


def test_night_flight_does_not_enter_occupied_realms() -> None:
    seat = {"units": {"mill": ["worker"], "ready": ["dragon"]}, "faction": "nightmoor-vampires"}
    g = table(seat, {"units": {"briar-forest": ["worker"]}}, monsters={"stone-colossus": MAGMA})
    assert refused(g, "place dragon in briar-forest").rule == "ELDER-9.12"
    assert f"place dragon in {MAGMA}" not in offered(g)


# ---- Order


@pytest.mark.parametrize(("faction", "left"), [("gearhold-automatons", "2 gem"), ("silver-law-knights", "1 gem")])
def test_assembly_line_is_cheaper_at_the_portal(faction: str, left: str) -> None:
    """The second worker of the tray."""
    seat = {
        "units": {"fortress": ["worker"], "underworld": ["worker", "worker"], "ready": ["worker"]},
        "faction": faction,
    }
    g = table({**seat, "purse": "3 gem"})
    go_on(g, "place worker in summoning-portal")
    assert units(g, "ready") == ["worker"]
    assert purse(g) == left


def test_iron_plating_rerolls_ones_together_and_once() -> None:
    automatons = {"units": {MAGMA: ["warrior", "worker"]}, "faction": "gearhold-automatons"}
    g = battle(MAGMA, automatons, ONE, placed="warrior")
    roll(g, "6", "1 1 3")
    answer(g, "use iron-plating", "roll 1", "roll 5")
    assert shown(g) == [5, 3, 1]
    assert winner(g) == 1
    none = battle(MAGMA, automatons, ONE, placed="warrior")
    roll(none, "6", "2 2 3")
    assert winner(none) == 1  # no die shows a 1: nothing to ask
    worker = battle(MAGMA, {**ONE, "faction": "gearhold-automatons"}, ONE)
    roll(worker, "6", "1")
    assert winner(worker) == 1


def test_iron_plating_may_be_left_alone() -> None:
    g = battle(MAGMA, {**WARRIOR, "faction": "gearhold-automatons"}, ONE, placed="warrior")
    roll(g, "6", "1 1")
    answer(g, "go on")
    assert shown(g) == [1, 1]


def test_lance_charge_follows_an_assault() -> None:
    knights = {"units": {"ready": ["warrior"]}, "faction": "silver-law-knights", "purse": ""}
    g = table(knights, {"units": {"ash-plains": ["worker"]}, "purse": ""})
    go_on(g, "place warrior in ash-plains", "take treasure in ash-plains field 1")
    assert dice(g) == 4


def test_lance_charge_does_not_follow_another_placement() -> None:
    knights = {"units": {"ready": ["warrior"], "fortress": ["worker"]}, "faction": "silver-law-knights", "purse": ""}
    g = table(knights, {"units": {"ash-plains": ["worker"]}, "purse": ""})
    go_on(g, "place warrior in ash-plains", "take treasure in ash-plains field 1", "done")
    assert dice(g) == 2
    defended = battle(MAGMA, ONE, {**WARRIOR, "faction": "silver-law-knights"}, assault=True)
    assert dice(defended, 1) == 2  # somebody else's assault


def test_lance_charge_meets_a_monster_that_came_to_an_unoccupied_realm_without_lances() -> None:
    """The warrior's first placement is no Assault where nobody was."""
    knights = {"units": {"ready": ["warrior"]}, "faction": "silver-law-knights", "purse": ""}
    g = table(knights, monsters={"power-demon": "fortress"})
    go_on(g, "place warrior in ash-plains", "take treasure in ash-plains field 1")
    assert dice(g) == 2


@pytest.mark.parametrize(
    ("faction", "neighbour", "points"),
    [
        ("silver-law-knights", "briar-forest", 2),
        ("gearhold-automatons", "briar-forest", 0),
        ("silver-law-knights", STEPPE, 0),
    ],
)
def test_settlers_levy_scores_for_neighbouring_dwellings(faction: str, neighbour: str, points: int) -> None:
    seat = {
        "units": {"ash-plains": ["worker"], STEPPE: ["dragon"]},
        "faction": faction,
        "purse": "5 gem 5 sword 5 tool 5 scroll 5 potion 5 gold",
        "dwellings": [neighbour],
    }
    g = table(seat)
    go_on(g, "place worker in mill")
    while asked(g)[0] == 0:
        answer(g, offered(g)[0])
    assert me(g).dwellings.bit_count() == 2
    assert me(g).gains[FOR_FACTION] == points


# ---- Chaos


def test_reckless_fury_rerolls_everything_once_if_wanted() -> None:
    mutants = {**WARRIOR, "faction": "maelstrom-mutants"}
    g = battle(MAGMA, mutants, ONE, placed="warrior")
    roll(g, "5", "4 3")
    answer(g, "use reckless-fury", "roll 1", "roll 2")
    assert shown(g) == [2, 1]
    assert winner(g) == 1  # not again
    g = battle(MAGMA, mutants, ONE, placed="warrior")
    roll(g, "5", "4 3")
    answer(g, "go on")
    assert shown(g) == [4, 3]
    g = battle(MAGMA, {**ONE, "faction": "maelstrom-mutants"}, ONE)
    roll(g, "5", "4")
    assert winner(g) == 1


@pytest.mark.parametrize(("unit", "expected"), [("dragon", 4), ("warrior", 2), ("worker", 1)])
def test_two_headed_dragons_count_four(unit: str, expected: int) -> None:
    mutants = {"units": {MAGMA: [unit]}, "faction": "maelstrom-mutants"}
    assert dice(battle(MAGMA, mutants, ONE, placed=unit)) == expected


def test_chaos_mage_works_once_in_a_regroup_even_on_an_occupied_card() -> None:
    court = {"units": {"mill": ["wizard"], "fortress": ["worker"]}, "faction": "twisted-court", "purse": ""}
    g = table(court, {"tableau": ["earth-passage", "earth-stone-wardens"], "purse": ""})
    answer(g, "regroup")
    assert refused(g, "wizard from mill to earth-stone-wardens").rule == "ELDER-13.2"
    answer(g, "wizard from mill to earth-passage")
    assert (purse(g), purse(g, 1)) == ("1 gem", "")


COURT = {"units": {"mill": ["worker"]}, "faction": "twisted-court", "purse": ""}


def prank(other: dict[str, Any], **keys: Any) -> Eldervale:
    g = table(COURT, other, **keys)
    go_on(g, f"place worker in {STEPPE}", f"take treasure in {STEPPE} field 1")
    return g


def test_pranksters_send_the_only_enemy_away() -> None:
    g = prank({"units": {STEPPE: ["worker"], "fortress": ["worker"]}, "purse": ""})
    answer(g, "use pranksters")
    go_on(g)
    assert units(g, "mage-tower", 1) == ["worker"]
    assert g.battle is None
    assert asked(g) == (1, "Turn")


def test_pranksters_move_one_and_fight_the_other() -> None:
    g = prank({"units": {STEPPE: ["worker", "worker"]}, "purse": ""})
    answer(g, "use pranksters")
    answer(g, "move to fortress")
    go_on(g)
    assert units(g, "fortress", 1) == ["worker"]
    assert [int(side.seat) for side in fight(g).sides] == [1, 0]


@pytest.mark.parametrize(
    ("theirs", "monsters"),
    [
        ({STEPPE: ["worker", "warrior"]}, {}),
        ({STEPPE: ["worker"]}, {"power-demon": STEPPE}),
        ({STEPPE: ["worker"]}, {"power-demon": "fortress"}),  # it comes
        ({STEPPE: ["worker"], "fortress": ["worker"], "mage-tower": ["worker"]}, {}),  # nowhere to go
    ],
)
def test_pranksters_need_workers_alone_and_a_way_out(theirs: dict[str, list[str]], monsters: dict[str, str]) -> None:
    g = prank({"units": theirs, "purse": ""}, monsters=monsters)
    assert "use pranksters" not in offered(g)
    assert fight(g).sides


def test_pranksters_need_workers_of_one_opponent_only() -> None:
    court = {"units": {"ash-plains": ["worker"]}, "faction": "twisted-court", "purse": ""}
    here = {"units": {"briar-forest": ["worker"]}, "purse": ""}
    g = table(court, here, here)
    go_on(g, "place worker in briar-forest", "take treasure in briar-forest field 1")
    assert "use pranksters" not in offered(g)
    assert [int(side.seat) for side in fight(g).sides] == [1, 2, 0]


def test_pranksters_may_let_it_be() -> None:
    g = prank({"units": {STEPPE: ["worker"]}, "purse": ""})
    answer(g, "no")
    go_on(g)
    assert units(g, STEPPE, 1) == ["worker"]
    assert fight(g).sides
