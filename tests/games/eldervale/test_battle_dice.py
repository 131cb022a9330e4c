"""Battle step 2, and what changes dice: units, dwellings, monsters, abilities, spells (ELDER-19.12 to 19.21, 19.33)."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.ongoing import FROM_DWELLING_IN, FROM_SUPPORT, FROM_UNITS
from deskovka.games.eldervale.terms import DRAGON, NOBODY, WORKER
from support.eldervale import answer, asked, holds, offered, purse, realm, refused, units, where
from support.eldervale_battle import battle, dice, fight, monster_dice, roll, shown, side, winner

MAGMA = "magma-terraces"
ONE = {"units": {MAGMA: ["worker"]}}
TWO = {"units": {MAGMA: ["worker", "worker"]}}


# ---- how many


@pytest.mark.rule("ELDER-19.12")
@pytest.mark.rule("ELDER-27.13")
@pytest.mark.rule("ELDER-27.15")
@pytest.mark.parametrize(
    ("unit", "expected"), [("worker", 1), ("warrior", 2), ("wizard", 2), ("dragon", 3), ("minotaur", 3), ("mimeza", 2)]
)
def test_each_kind_of_unit_has_its_dice(unit: str, expected: int) -> None:
    g = battle(MAGMA, {"units": {MAGMA: [unit]}}, ONE, placed=unit, variants={"mercenaries": "on"})
    assert dice(g) == expected


@pytest.mark.rule("ELDER-19.13")
def test_dwellings_here_and_nearby_add_dice() -> None:
    g = battle(MAGMA, {**ONE, "dwellings": [MAGMA, "briar-forest", "ash-plains"]}, ONE)
    assert dice(g) == 3
    counted = [int(number) for number in side(g).sources]
    assert counted[:2] == [FROM_UNITS + WORKER, 1]
    assert counted[2:] == [FROM_DWELLING_IN + realm("briar-forest"), 1, FROM_DWELLING_IN + realm(MAGMA), 1]


@pytest.mark.rule("ELDER-19.14")
def test_dwellings_alone_are_no_side() -> None:
    seats = [{"units": {"summoning-portal": ["worker"]}} for _ in range(2)]
    g = battle("summoning-portal", *seats, {"dwellings": ["ash-plains", "briar-forest"]})
    assert fight(g).side_of(2) == -1


@pytest.mark.rule("ELDER-19.15")
def test_a_monster_rolls_its_strength() -> None:
    assert monster_dice(battle(MAGMA, ONE, monsters={"stone-colossus": MAGMA})) == 5
    assert monster_dice(battle(MAGMA, ONE, monsters={"sun-gryphon": MAGMA})) == 3


@pytest.mark.rule("ELDER-19.16")
@pytest.mark.rule("ELDER-19.33")
def test_what_exceeds_six_dice_is_lost_at_once() -> None:
    """R61: a later reduction starts from 6."""
    mine = {"units": {MAGMA: ["dragon", "warrior", "wizard"]}}
    theirs = {**ONE, "hand": ["spell-weakness"], "power": {"dark": 2}}
    g = battle(MAGMA, mine, theirs, placed="dragon", elements=["dark"])
    assert dice(g) == 6
    answer(g, "cast spell-weakness")
    assert dice(g) == 4


@pytest.mark.rule("ELDER-19.33")
def test_at_least_one_die_is_left() -> None:
    g = battle(MAGMA, ONE, {**ONE, "hand": ["spell-weakness"], "power": {"dark": 2}}, elements=["dark"])
    answer(g, "cast spell-weakness")
    assert dice(g) == 1


@pytest.mark.rule("ELDER-1.9")
def test_a_monster_never_rolls_more_than_five() -> None:
    adept = {"units": {"summoning-portal": ["worker"]}, "power": {"fire": 5}}
    g = battle("summoning-portal", adept, adept, adept, monsters={"power-demon": "summoning-portal"})
    assert monster_dice(g) == 5  # three and two: at most two more


@pytest.mark.rule("ELDER-23.8")
def test_the_power_demon_feasts_on_fire() -> None:
    g = battle(MAGMA, {**ONE, "power": {"fire": 3}}, {**ONE, "power": {"fire": 2}}, monsters={"power-demon": MAGMA})
    assert monster_dice(g) == 4


@pytest.mark.rule("ELDER-23.8")
def test_the_night_lich_counts_the_fallen_of_those_who_fight() -> None:
    fallen = {"units": {MAGMA: ["worker"], "underworld": ["worker"]}}
    assert monster_dice(battle(MAGMA, fallen, ONE, monsters={"night-lich": MAGMA})) == 4
    assert monster_dice(battle(MAGMA, ONE, {"units": {"underworld": ["worker"]}}, monsters={"night-lich": MAGMA})) == 3


@pytest.mark.rule("ELDER-23.9")
def test_a_controlled_lich_counts_them_too() -> None:
    g = battle(MAGMA, ONE, {"units": {MAGMA: ["night-lich"], "underworld": ["worker", "worker", "worker"]}})
    assert dice(g, 1) == 5


@pytest.mark.rule("ELDER-23.8")
@pytest.mark.parametrize(("face", "expected"), [(1, 3), (2, 3), (3, 4), (4, 4), (5, 5), (6, 5)])
def test_the_heads_of_the_chimera(face: int, expected: int) -> None:
    g = battle(MAGMA, ONE, monsters={"chimera": MAGMA})
    answer(g, f"roll {face}")
    assert monster_dice(g) == expected


@pytest.mark.rule("ELDER-23.9")
def test_a_controlled_chimera_rolls_for_its_controller_where_it_fights() -> None:
    g = battle(MAGMA, {"units": {MAGMA: ["chimera"]}}, ONE, placed="chimera")
    answer(g, "roll 6")
    assert dice(g) == 5
    g = battle(MAGMA, {"units": {MAGMA: ["worker"], "mill": ["chimera"]}}, ONE)
    assert dice(g) == 1
    assert fight(g).step == 4


@pytest.mark.rule("ELDER-23.8")
def test_the_storm_roc_snatches_a_worker_before_dice_are_counted() -> None:
    g = battle(MAGMA, TWO, ONE, monsters={"storm-roc": MAGMA})
    assert units(g, MAGMA) == ["worker"]
    assert units(g, MAGMA, 1) == ["worker"]
    assert dice(g) == 1


@pytest.mark.rule("ELDER-23.8")
@pytest.mark.rule("ELDER-23.9")
def test_the_celestial_lion_judges_the_leader() -> None:
    lion = {"celestial-lion": MAGMA}
    g = battle(MAGMA, {**TWO, "points": 9}, {**TWO, "points": 5}, monsters=lion)
    assert (dice(g, 0), dice(g, 1)) == (1, 2)
    g = battle(MAGMA, {**TWO, "points": 5}, {**TWO, "points": 5}, monsters=lion)
    assert (dice(g, 0), dice(g, 1)) == (1, 1)
    g = battle(MAGMA, {**TWO, "points": 1}, {"units": {MAGMA: ["celestial-lion"]}, "points": 9})
    assert (dice(g, 0), dice(g, 1)) == (1, 4)


@pytest.mark.rule("ELDER-19.33")
def test_support_comes_before_dice_that_are_taken_away() -> None:
    """Units, dwellings, support, then cards and factions: what is taken away then starts from all of them."""
    archers = {"units": {MAGMA: ["worker"], "briar-forest": ["worker"]}, "faction": "briardell-elves"}
    seraphs = {"units": {MAGMA: ["wizard"]}, "faction": "dawnspire-seraphs"}
    blinded = battle(MAGMA, archers, seraphs)
    judged = battle(MAGMA, {**archers, "points": 9}, ONE, monsters={"celestial-lion": MAGMA})
    for g in (blinded, judged):
        answer(g, "done")  # nobody joins
        assert dice(g) == 1


@pytest.mark.rule("ELDER-19.18")
def test_abilities_of_factions_and_weapons_add_dice() -> None:
    assert dice(battle(MAGMA, {**TWO, "faction": "gale-harpies"}, ONE)) == 3
    assert dice(battle(MAGMA, {**ONE, "faction": "wicked-ogres"}, ONE)) == 2
    assert dice(battle(MAGMA, {**TWO, "faction": "wicked-ogres"}, ONE)) == 2
    dragon = {"units": {MAGMA: ["dragon"]}, "faction": "maelstrom-mutants"}
    assert dice(battle(MAGMA, dragon, ONE, placed="dragon")) == 4
    warrior = {"units": {MAGMA: ["warrior"]}}
    knights = {**warrior, "faction": "silver-law-knights"}
    assert dice(battle(MAGMA, knights, ONE, placed="warrior", assault=True)) == 4
    assert dice(battle(MAGMA, knights, ONE, placed="warrior")) == 2
    dwarves = {**warrior, "faction": "deepdelve-dwarves", "dwellings": ["briar-forest"]}
    assert dice(battle(MAGMA, dwarves, ONE, placed="warrior")) == 4  # the wall and the dwelling
    drums = {**warrior, "tableau": ["fire-war-drums"]}
    assert dice(battle(MAGMA, drums, ONE, placed="warrior")) == 3
    lance = {**ONE, "tableau": ["light-sun-lance"]}
    assert dice(battle(MAGMA, lance, ONE, elements=["light"])) == 1
    assert dice(battle(MAGMA, lance, monsters={"power-demon": MAGMA}, elements=["light"])) == 3
    fallen = {"units": {MAGMA: ["worker"], "underworld": ["worker", "worker", "worker"]}}
    assert dice(battle(MAGMA, {**fallen, "tableau": ["dark-soul-scythe"]}, ONE, elements=["dark"])) == 3


@pytest.mark.rule("ELDER-19.18")
def test_blinding_light_takes_a_die_from_one_other() -> None:
    seats = [{"units": {"summoning-portal": ["wizard"]}, "faction": "dawnspire-seraphs"}]
    seats += [{"units": {"summoning-portal": ["dragon"]}} for _ in range(2)]
    g = battle("summoning-portal", *seats, placed="wizard")
    assert asked(g) == (0, "AtSide")
    assert offered(g) == ["against seat 1", "against seat 2"]
    assert refused(g, "against the monster").rule == "ELDER-19.6"
    answer(g, "against seat 2")
    assert (dice(g, 1), dice(g, 2)) == (3, 2)


@pytest.mark.rule("ELDER-19.30")
def test_longbows_add_dice_from_neighbouring_realms() -> None:
    mine = {"units": {MAGMA: ["worker"], "briar-forest": ["worker", "dragon"], "mill": ["worker"]}}
    g = battle(MAGMA, {**mine, "faction": "briardell-elves"}, ONE)
    answer(g, "done")
    assert dice(g) == 2
    assert FROM_SUPPORT + WORKER in side(g).sources
    roll(g, "6", "1 1")
    assert units(g, "briar-forest") == ["dragon", "worker"]
    assert units(g, "underworld") == ["worker"]


@pytest.mark.rule("ELDER-19.30")
def test_the_storm_bow_adds_the_dice_of_one_unit_nearby() -> None:
    mine = {"units": {MAGMA: ["worker"], "briar-forest": ["worker", "dragon"]}, "tableau": ["air-storm-bow"]}
    g = battle(MAGMA, mine, ONE)
    answer(g, "done", "use air-storm-bow")
    assert offered(g) == ["support with worker from briar-forest", "support with dragon from briar-forest"]
    assert refused(g, "support with wizard from mill").rule == "ELDER-19.30"
    answer(g, "support with dragon from briar-forest")
    assert dice(g) == 4


def test_longbows_and_storm_bow_take_each_unit_once() -> None:
    mine = {"units": {MAGMA: ["worker"], "briar-forest": ["worker"]}, "tableau": ["air-storm-bow"]}
    g = battle(MAGMA, {**mine, "faction": "briardell-elves"}, ONE)
    answer(g, "done")
    answer(g, "first longbows")
    assert dice(g) == 2
    assert fight(g).step == 4  # nobody is left for the bow


@pytest.mark.rule("ELDER-19.20")
def test_hoof_power_lays_a_six() -> None:
    g = battle(MAGMA, {"units": {MAGMA: ["warrior"]}, "faction": "levelland-guardians"}, ONE, placed="warrior")
    assert offered(g) == ["use hoof-power", "no"]
    answer(g, "use hoof-power")
    roll(g, "5", "2")
    assert shown(g) == [6, 2]
    assert winner(g) == 0


@pytest.mark.rule("ELDER-19.18")
def test_a_unit_exchanged_before_the_roll_changes_the_dice() -> None:
    """R46."""
    mine = {"units": {MAGMA: ["worker"], "ready": ["dragon"]}, "hand": ["spell-transmutation"]}
    g = battle(MAGMA, mine, ONE)
    assert asked(g) == (0, "Respond")
    answer(g, "cast spell-transmutation", f"exchange worker in {MAGMA} for dragon")
    assert dice(g) == 3
    assert [int(number) for number in side(g).sources] == [FROM_UNITS + WORKER, 1, FROM_UNITS + DRAGON, 2]


@pytest.mark.rule("ELDER-19.4")
def test_a_battle_is_off_when_nobody_is_left_to_fight_before_the_roll() -> None:
    g = battle(MAGMA, {**ONE, "hand": ["spell-gust"], "power": {"air": 2}}, ONE)
    assert asked(g) == (0, "Respond")
    answer(g, "cast spell-gust", f"move worker from {MAGMA} to mill")
    assert g.battle is None
    assert not fight(g).decided
    assert units(g, MAGMA, 1) == ["worker"]
    assert units(g, "mill") == ["worker"]


@pytest.mark.rule("ELDER-19.14")
def test_who_leaves_before_the_roll_takes_no_part() -> None:
    portal = "summoning-portal"
    here = {"units": {portal: ["worker"]}}
    g = battle(portal, {**here, "hand": ["spell-gust"], "power": {"air": 2}}, here, here)
    answer(g, "cast spell-gust", f"move worker from {portal} to mill")
    assert [int(one.seat) for one in fight(g).sides] == [1, 2]


# ---- what they show


@pytest.mark.rule("ELDER-28.7")
def test_the_mother_of_dragons_rerolls_her_ones() -> None:
    g = battle(MAGMA, ONE, monsters={"mother-of-dragons": MAGMA}, variants={"mother-of-dragons": "on"})
    roll(g, "6", "1 1 2 3 1 4 5 5")
    assert shown(g, NOBODY) == [5, 5, 4, 3, 2]


@pytest.mark.rule("ELDER-23.8")
def test_the_brass_sentinels_dice_show_at_least_three_and_cannot_be_changed() -> None:
    mine = {**ONE, "hand": ["spell-fireball", "spell-twist-of-fate"], "power": {"fire": 2, "chaos": 3}}
    g = battle(MAGMA, mine, monsters={"brass-sentinel": MAGMA}, elements=["chaos"])
    answer(g, "go on")
    roll(g, "4", "1 2 3 6")
    assert shown(g, NOBODY) == [6, 3, 3, 3]
    assert offered(g) == ["go on"]  # nothing to remove, nothing to exchange


@pytest.mark.rule("ELDER-23.9")
def test_a_controlled_sentinel_guards_its_own_four_dice() -> None:
    theirs = {"units": {MAGMA: ["brass-sentinel", "worker"]}}
    g = battle(MAGMA, {**ONE, "hand": ["spell-fireball"], "power": {"fire": 2}}, theirs)
    answer(g, "go on")
    roll(g, "1 1 2 6 5", "4")
    assert shown(g, 1) == [6, 5, 3, 3, 3]
    answer(g, "cast spell-fireball")
    assert shown(g, 1) == [6, 3, 3, 3]  # only the worker's 5 could be removed


@pytest.mark.rule("ELDER-23.8")
def test_death_roll_rerolls_the_highest_die_of_everybody() -> None:
    g = battle(MAGMA, TWO, ONE, monsters={"dread-crocodile": MAGMA})
    roll(g, "5", "6 3", "4 4 4 4")
    answer(g, "roll 1", "roll 2")
    assert shown(g, 1) == [1]
    assert shown(g, 0) == [3, 2]


@pytest.mark.rule("ELDER-23.9")
def test_a_controlled_crocodile_leaves_its_controller_alone() -> None:
    g = battle(MAGMA, ONE, {"units": {MAGMA: ["dread-crocodile"]}})
    roll(g, "4 4 4 4", "6")
    answer(g, "roll 1")
    assert shown(g, 0) == [1]
    assert shown(g, 1) == [4, 4, 4, 4]
    assert winner(g) == 1


@pytest.mark.rule("ELDER-23.15")
def test_a_controlled_monster_elsewhere_does_nothing_in_a_battle() -> None:
    g = battle(MAGMA, ONE, {"units": {MAGMA: ["worker"], "mill": ["dread-crocodile"]}})
    roll(g, "4", "6")
    assert winner(g) == 0


@pytest.mark.rule("ELDER-23.8")
def test_maddening_gaze_takes_the_highest_die_of_who_rolled_most() -> None:
    g = battle(MAGMA, TWO, ONE, monsters={"thousand-eyed-horror": MAGMA})
    roll(g, "6", "5 2", "3 3 3 1")
    assert shown(g, 0) == [2, 1]
    assert shown(g, 1) == [6]
    assert shown(g, NOBODY) == [5, 3, 3, 3]
    assert winner(g) == 1


@pytest.mark.rule("ELDER-23.8")
def test_maddening_gaze_meets_the_first_from_the_left_of_equals() -> None:
    g = battle(MAGMA, ONE, ONE, monsters={"thousand-eyed-horror": MAGMA})
    roll(g, "6", "5", "3 3 3 1")
    assert (shown(g, 1), shown(g, 0)) == ([1], [5])


@pytest.mark.rule("ELDER-2.3")
def test_of_two_monsters_that_change_dice_the_active_player_chooses_the_first() -> None:
    theirs = {"units": {MAGMA: ["thousand-eyed-horror"]}}
    g = battle(MAGMA, TWO, theirs, monsters={"dread-crocodile": MAGMA})
    roll(g, "3 3 3 1", "6 2", "4 4 4 4")
    assert asked(g) == (0, "WhichFirst")
    answer(g, "first thousand-eyed-horror")
    assert shown(g, 1) == [6, 3, 3, 3]
    assert shown(g, 0) == [2, 1]
    answer(g, "roll 5", "roll 4")  # Death Roll: each their highest
    assert (shown(g, 1), shown(g, 0)) == ([5, 3, 3, 3], [4, 1])


@pytest.mark.rule("ELDER-19.21")
def test_pyroclasm_rerolls_a_die_of_another() -> None:
    mine = {"units": {MAGMA: ["wizard"]}, "faction": "goblin-fire-wizards"}
    g = battle(MAGMA, mine, TWO, placed="wizard", monsters={"power-demon": MAGMA})
    roll(g, "6 4", "2 2", "5 5 1")
    answer(g, "use pyroclasm")
    assert offered(g) == [
        "make seat 1 reroll a 6",
        "make seat 1 reroll a 4",
        "make the monster reroll a 5",
        "make the monster reroll a 1",
    ]
    assert refused(g, "make seat 0 reroll a 2").rule == "ELDER-19.6"
    assert refused(g, "make seat 1 reroll a 5").rule == "ELDER-19.21"
    answer(g, "make seat 1 reroll a 6", "roll 3")
    assert shown(g, 1) == [4, 3]


@pytest.mark.rule("ELDER-19.21")
def test_iron_plating_and_flaming_sword_reroll_low_dice_once() -> None:
    mine = {"units": {MAGMA: ["warrior", "worker"]}, "faction": "gearhold-automatons"}
    g = battle(MAGMA, mine, ONE, placed="warrior")
    roll(g, "4", "1 1 5")
    answer(g, "use iron-plating", "roll 1", "roll 2")
    assert shown(g) == [5, 2, 1]
    assert winner(g) == 0


@pytest.mark.rule("ELDER-19.21")
def test_reckless_fury_rerolls_all_own_dice() -> None:
    g = battle(MAGMA, {"units": {MAGMA: ["warrior"]}, "faction": "maelstrom-mutants"}, ONE, placed="warrior")
    roll(g, "5", "6 1")
    answer(g, "use reckless-fury", "roll 2", "roll 3")
    assert shown(g) == [3, 2]


@pytest.mark.rule("ELDER-19.21")
def test_wild_flail_rerolls_all_dice_of_one_side() -> None:
    g = battle(MAGMA, {**ONE, "tableau": ["chaos-wild-flail"]}, TWO, elements=["chaos"])
    roll(g, "5 6", "4")
    answer(g, "use chaos-wild-flail", "choose reroll-other", "roll 1", "roll 2")
    assert shown(g, 1) == [2, 1]
    assert winner(g) == 0


@pytest.mark.rule("ELDER-19.21")
def test_the_prism_with_an_orb_rerolls_one_die() -> None:
    mine = {**TWO, "tableau": ["chaos-prism"], "unlocked": ["chaos-prism"]}
    g = battle(MAGMA, mine, ONE, elements=["chaos"])
    roll(g, "5", "4 1")
    answer(g, "use chaos-prism")
    assert offered(g) == ["reroll a 4", "reroll a 1"]
    answer(g, "reroll a 4", "roll 6")
    assert shown(g) == [6, 1]


@pytest.mark.rule("ELDER-19.21")
def test_bottled_luck_rerolls_any_dice_together() -> None:
    g = battle(MAGMA, {"units": {MAGMA: ["dragon"]}, "hand": ["spell-bottled-luck"]}, ONE, placed="dragon")
    answer(g, "go on")
    roll(g, "6", "5 2 2")
    answer(g, "cast spell-bottled-luck", "reroll a 2")
    assert offered(g) == ["reroll a 5", "reroll a 2", "done"]
    assert refused(g, "reroll a 6").rule == "ELDER-19.21"
    answer(g, "reroll a 2", "done", "roll 6", "roll 6")
    assert shown(g) == [6, 6, 5]
    assert winner(g) == 0


@pytest.mark.rule("ELDER-19.21")
def test_spells_turn_remove_and_exchange_dice() -> None:
    hand = ["spell-formation", "spell-fireball", "spell-twist-of-fate"]
    power = {"order": 3, "fire": 2, "chaos": 3}
    g = battle(MAGMA, {**TWO, "hand": hand, "power": power}, TWO, elements=["chaos"])
    answer(g, "go on")
    roll(g, "5 4", "1 2")
    answer(g, "cast spell-formation", "turn a 1 to 6")
    assert shown(g) == [6, 2]
    answer(g, "cast spell-fireball")
    assert offered(g) == ["remove of seat 1 a 5", "remove of seat 1 a 4"]
    answer(g, "remove of seat 1 a 5")
    assert shown(g, 1) == [4]
    answer(g, "go on", "cast spell-twist-of-fate")  # a quest about spells could be completed
    assert offered(g) == ["swap own 6 with seat 1 for a 4", "swap own 2 with seat 1 for a 4"]
    answer(g, "swap own 2 with seat 1 for a 4")
    assert (shown(g), shown(g, 1)) == ([6, 4], [2])
    assert holds(g) == []


@pytest.mark.rule("ELDER-19.33")
def test_the_last_die_cannot_be_removed() -> None:
    g = battle(MAGMA, {**ONE, "hand": ["spell-fireball"], "power": {"fire": 2}}, ONE)
    answer(g, "go on")
    roll(g, "6", "1")
    assert offered(g) == ["go on"]


@pytest.mark.rule("ELDER-19.12")
def test_w1_the_battle_of_the_rulebook() -> None:
    """Luke is seat 0, Jiří seat 1, Milan seat 2; the Portal's neighbours are ash plains, briar forest, fortress …"""
    portal = "summoning-portal"
    luke = {
        "units": {portal: ["worker"], "mage-tower": ["worker"], "ready": ["warrior"]},
        "faction": "levelland-guardians",
        "hand": ["spell-transmutation"],
    }
    jiri = {
        "units": {portal: ["worker"], "ash-plains": ["worker"], "fortress": ["worker"]},
        "faction": "briardell-elves",
        "purse": "1 sword 1 gold",
    }
    milan = {"units": {"briar-forest": ["dragon"]}, "faction": "wicked-ogres", "dwellings": [MAGMA]}
    g = battle(portal, luke, jiri, milan)
    answer(g, "done")
    answer(g, "join dragon from briar-forest")
    answer(g, "cast spell-transmutation", "exchange worker in mage-tower for warrior", "join warrior from mage-tower")
    answer(g, "use hoof-power")
    assert [dice(g, seat) for seat in (0, 1, 2)] == [3, 3, 4]
    answer(g, "spend sword for a die", "spend gold for a die")
    assert dice(g, 1) == 5
    roll(g, "6 4 4 3 1", "6 5 4 2", "5 2")
    assert shown(g) == [6, 5, 2]
    assert winner(g) == 2
    assert fight(g).column == 2
    assert (g.players[2].fame, g.players[2].points) == (1, 2)
    assert units(g, "underworld", 0) == ["warrior", "worker"]
    assert purse(g, 0) == "2 sword"
    assert units(g, "underworld", 1) == ["worker"]
    assert purse(g, 1) == "1 sword"
    assert units(g, "ash-plains", 1) == units(g, "fortress", 1) == ["worker"]
    assert where(g, "power-demon") == "supply"
