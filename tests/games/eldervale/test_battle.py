"""Battles: what triggers them, who takes part, swords, the winner (ELDER-18.1, ELDER-19)."""

from __future__ import annotations

import random

import pytest
from mypy_extensions import i64

from deskovka.core.vecs import append, vec
from deskovka.games.eldervale.battle import Battles
from deskovka.games.eldervale.battle_aftermath import compare
from deskovka.games.eldervale.ongoing import Battle, Side
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import NOBODY
from deskovka.games.eldervale.turn import EndTurn, NextTurn
from support.eldervale import answer, asked, beast, events, me, offered, purse, realm, refused, table, units, where
from support.eldervale_battle import battle, dice, fight, put_placement, roll, shown, winner

MAGMA = "magma-terraces"
ONE = {"units": {MAGMA: ["worker"]}}
TWO = {"units": {MAGMA: ["worker", "worker"]}}


# ---- what triggers a battle


def placing(*seats: dict[str, object], **keys: object) -> Eldervale:
    """Seat 0 has a worker beside the magma terraces and places another there."""
    g = table({"units": {"briar-forest": ["worker"]}, "purse": ""}, *seats, **keys)
    g.open_luck = True
    answer(g, f"place worker in {MAGMA}")
    while g.battle is None and asked(g)[1] == "Window":
        answer(g, "go on")
    return g


@pytest.mark.rule("ELDER-18.1")
@pytest.mark.rule("ELDER-18.4")
def test_in_peace_units_share_a_realm() -> None:
    g = placing({"units": {MAGMA: ["worker"]}, "fame": -1})
    assert g.battle is None
    assert g.last_battle is None
    assert asked(g) == (1, "Turn")
    assert units(g, MAGMA, 0) == units(g, MAGMA, 1) == ["worker"]


@pytest.mark.rule("ELDER-19.1")
@pytest.mark.rule("ELDER-9.6")
def test_placing_beside_an_opponent_is_a_battle() -> None:
    g = placing({"units": {MAGMA: ["worker"]}, "purse": ""})
    assert g.battle is not None
    assert g.battle.realm == realm(MAGMA)


@pytest.mark.rule("ELDER-19.1")
@pytest.mark.rule("ELDER-23.7")
def test_placing_where_a_monster_stands_is_a_battle() -> None:
    g = placing({"purse": ""}, monsters={"power-demon": MAGMA})
    assert fight(g).monster == beast("power-demon")
    assert where(g, "power-demon") == MAGMA


@pytest.mark.rule("ELDER-19.1")
def test_an_empty_realm_brings_no_battle() -> None:
    g = placing({"units": {"terraced-fields": ["worker"]}, "purse": ""})
    assert g.battle is None
    assert g.last_battle is None


@pytest.mark.rule("ELDER-2.8")
@pytest.mark.rule("ELDER-19.1")
def test_whoever_was_moved_in_after_the_placement_triggers_nothing() -> None:
    g = battle(MAGMA, ONE, ONE, met=False)
    assert g.last_battle is None
    assert asked(g)[1] == "Turn"


@pytest.mark.rule("ELDER-19.2")
@pytest.mark.rule("ELDER-23.2")
def test_a_rampage_triggers_a_battle() -> None:
    g = placing({"purse": ""}, monsters={"power-demon": "summoning-portal"})
    assert fight(g).monster == beast("power-demon")
    assert where(g, "power-demon") == MAGMA


@pytest.mark.rule("ELDER-19.3")
@pytest.mark.rule("ELDER-8.7")
def test_the_realm_action_comes_before_the_battle() -> None:
    g = table(
        {"units": {"mage-tower": ["worker"]}, "purse": "2 tool"},
        {"units": {"fortress": ["worker"]}, "purse": ""},
    )
    g.open_luck = True
    answer(g, "place worker in fortress")
    assert purse(g) == "2 gold"
    assert g.battle is not None


@pytest.mark.rule("ELDER-19.3")
def test_w15_one_of_two_monsters_comes_then_the_action_then_the_battle() -> None:
    g = table(
        {"units": {"mage-tower": ["worker"]}, "purse": "2 tool"},
        monsters={"power-demon": "ash-plains", "stone-colossus": "mill", "chimera": "summoning-portal"},
    )
    g.open_luck = True
    answer(g, "place worker in fortress")
    assert offered(g) == ["let power-demon rampage", "let chimera rampage"]
    answer(g, "let power-demon rampage")
    assert where(g, "power-demon") == "fortress"
    assert purse(g) == "2 gold"
    answer(g, "done", "go on")  # nobody joins, no gold is spent
    roll(g, "6", "1 1 1")
    assert winner(g) == 0


@pytest.mark.rule("ELDER-19.4")
def test_no_battle_when_the_placed_unit_has_left() -> None:
    """R50: players who merely shared the realm, and a monster that stood there before, do not fight."""
    g = battle(MAGMA, {"units": {}}, ONE, monsters={"power-demon": MAGMA})
    assert g.last_battle is None
    assert units(g, MAGMA, 1) == ["worker"]


@pytest.mark.rule("ELDER-19.4")
def test_a_monster_that_rampaged_fights_whoever_is_there() -> None:
    """R50."""
    g = battle(MAGMA, {}, ONE, monsters={"power-demon": MAGMA}, came=("power-demon", "briar-forest"))
    assert [int(side.seat) for side in fight(g).sides] == [1, NOBODY]


@pytest.mark.rule("ELDER-19.4")
def test_a_monster_that_rampaged_fights_nobody_in_an_empty_realm() -> None:
    g = battle(MAGMA, {}, {}, monsters={"power-demon": MAGMA}, came=("power-demon", "briar-forest"))
    assert g.last_battle is None
    assert where(g, "power-demon") == MAGMA


@pytest.mark.rule("ELDER-27.8")
@pytest.mark.rule("ELDER-19.4")
def test_the_minotaur_who_charged_fights_whoever_is_there() -> None:
    two = [{}, {"units": {MAGMA: ["minotaur"]}}, {"units": {MAGMA: ["worker"]}}]
    mercenaries = {"mercenaries": "on"}
    assert len(fight(battle(MAGMA, *two, charged=True, met=False, variants=mercenaries)).sides) == 2
    assert battle(MAGMA, *two, variants=mercenaries).last_battle is None


@pytest.mark.rule("ELDER-19.4")
def test_dark_veil_hides_from_a_monster_alone() -> None:
    g = battle(MAGMA, {"units": {MAGMA: ["wizard"]}}, placed="wizard", veiled=True, monsters={"power-demon": MAGMA})
    assert g.last_battle is None


@pytest.mark.rule("ELDER-19.6")
def test_dark_veil_does_not_hide_from_opponents_and_then_the_monster_fights_too() -> None:
    wizard = {"units": {MAGMA: ["wizard"]}}
    g = battle(MAGMA, wizard, ONE, placed="wizard", veiled=True, monsters={"power-demon": MAGMA})
    assert len(fight(g).sides) == 3


@pytest.mark.rule("ELDER-19.1")
def test_a_peaceful_placement_brings_no_battle_against_players() -> None:
    """R59."""
    assert battle(MAGMA, ONE, ONE, peaceful=True).last_battle is None


@pytest.mark.rule("ELDER-19.6")
def test_after_a_peaceful_placement_only_the_monster_fights() -> None:
    """R59: the others' units are neither sides nor removed, and only the placing player may join."""
    mine = {"units": {MAGMA: ["worker"], "briar-forest": ["worker"]}}
    theirs = {"units": {MAGMA: ["worker"], "summoning-portal": ["worker"]}}
    g = battle(MAGMA, mine, theirs, peaceful=True, monsters={"power-demon": MAGMA})
    assert asked(g) == (0, "Joining")
    answer(g, "done")
    roll(g, "1", "6 6 6")
    assert [int(side.seat) for side in fight(g).sides] == [0, NOBODY]
    assert units(g, MAGMA, 0) == []
    assert units(g, MAGMA, 1) == ["worker"]


@pytest.mark.rule("ELDER-19.4")
@pytest.mark.rule("ELDER-4.9")
def test_cyclone_blows_the_last_enemy_away() -> None:
    mine = {**ONE, "hand": ["spell-cyclone"], "power": {"air": 3}}
    g = battle(MAGMA, mine, ONE, comes=True)
    assert asked(g) == (0, "Window")
    answer(g, "cast spell-cyclone", "move to briar-forest")
    assert g.last_battle is None
    assert units(g, MAGMA, 1) == []


@pytest.mark.rule("ELDER-4.9")
def test_wolf_charm_prevents_the_battle_and_sends_the_monster_back() -> None:
    theirs = {"units": {"mill": ["worker"]}, "hand": ["spell-wolf-charm"]}
    came = ("power-demon", "briar-forest")
    g = battle(MAGMA, ONE, theirs, monsters={"power-demon": MAGMA}, came=came, comes=True)
    assert asked(g) == (1, "Window")  # whoever holds it need not be involved
    told = [event["event"] for event in events(g, "cast spell-wolf-charm")]
    assert told.count("battle-cancelled") == 1
    assert g.last_battle is None
    assert where(g, "power-demon") == "briar-forest"
    assert units(g, MAGMA) == ["worker"]


@pytest.mark.rule("ELDER-19.1")
def test_shadow_step_pays_for_peace_with_players() -> None:
    """R59."""
    mine = {"units": {"briar-forest": ["worker"]}, "purse": "1 potion", "tableau": ["dark-shadow-step"]}
    g = table(mine, {**ONE, "purse": ""}, elements=["dark"])
    answer(g, f"place worker in {MAGMA}")
    assert offered(g)[:2] == ["use dark-shadow-step", "no"]
    answer(g, "use dark-shadow-step")
    assert purse(g) == ""
    assert g.last_battle is None


@pytest.mark.rule("ELDER-19.5")
def test_of_two_battles_the_active_player_chooses_the_first() -> None:
    mine = {"units": {MAGMA: ["worker"], "fortress": ["dragon"]}, "purse": ""}
    g = table(mine, {"units": {MAGMA: ["worker"], "fortress": ["worker"]}, "purse": ""}, steps=[])
    put_placement(g, MAGMA, "worker", {})
    put_placement(g, "fortress", "dragon", {})
    g.open_luck = True
    g.do(Battles(0), EndTurn(0), NextTurn())
    g.settle()
    assert asked(g) == (0, "WhichBattle")
    assert offered(g) == [f"fight in {MAGMA}", "fight in fortress"]
    assert refused(g, "fight in mill").rule == "ELDER-19.1"
    assert refused(g, "go on").rule == "ELDER-19.5"
    answer(g, "fight in fortress")
    roll(g, "1", "6 6 6")
    assert g.last_battle is not None
    assert g.last_battle.winner == 1
    answer(g, "go on")  # the fallen worker has brought a sword
    roll(g, "6", "1")
    assert fight(g).realm == realm(MAGMA)
    assert winner(g) == 1
    assert asked(g)[1] == "Turn"


@pytest.mark.rule("ELDER-19.6")
@pytest.mark.rule("ELDER-19.7")
def test_each_player_and_the_monster_are_a_side() -> None:
    g = battle(MAGMA, ONE, TWO, ONE, monsters={"power-demon": MAGMA})
    assert [int(side.seat) for side in fight(g).sides] == [1, 2, 0, NOBODY]
    roll(g, "2 2", "3", "6", "5 5 5")
    assert winner(g) == 0


@pytest.mark.rule("ELDER-23.13")
@pytest.mark.rule("ELDER-23.12")
def test_a_controlled_monster_fights_as_a_unit() -> None:
    g = battle(MAGMA, ONE, {"units": {MAGMA: ["stone-colossus"]}})
    assert fight(g).monster == -1
    assert dice(g, 1) == 5


# ---- swords


@pytest.mark.rule("ELDER-19.17")
def test_swords_and_gold_are_spent_in_order_from_the_left() -> None:
    g = battle(MAGMA, {**ONE, "purse": "1 sword 1 tool"}, {**ONE, "purse": "1 sword 1 gold"})
    assert asked(g) == (1, "Respond")
    assert offered(g) == ["spend sword for a die", "spend gold for a die", "go on"]
    assert refused(g, "spend tool for a die").rule == "ELDER-19.17"
    answer(g, "spend gold for a die", "spend sword for a die")
    assert dice(g, 1) == 3
    assert purse(g, 1) == ""
    assert asked(g) == (0, "Respond")
    assert refused(g, "spend gold for a die").rule == "ELDER-19.17"
    answer(g, "spend sword for a die")
    assert dice(g, 0) == 2


@pytest.mark.rule("ELDER-19.17")
@pytest.mark.rule("ELDER-2.4")
def test_who_has_passed_may_answer_to_what_came_later() -> None:
    g = battle(MAGMA, {**ONE, "purse": "2 sword"}, {**ONE, "purse": "1 sword"})
    answer(g, "go on", "spend sword for a die", "go on")
    assert asked(g) == (1, "Respond")
    answer(g, "go on")
    assert fight(g).step == 4


@pytest.mark.rule("ELDER-19.16")
@pytest.mark.rule("ELDER-19.19")
def test_nobody_has_more_than_six_dice() -> None:
    g = battle(MAGMA, {"units": {MAGMA: ["dragon", "warrior"]}, "purse": "3 sword"}, ONE, placed="dragon")
    assert dice(g) == 5
    answer(g, "spend sword for a die")
    assert dice(g) == 6
    assert purse(g) == "2 sword"
    assert fight(g).step == 4


@pytest.mark.rule("ELDER-19.19")
def test_a_seventh_sword_is_refused() -> None:
    mine = {"units": {MAGMA: ["dragon", "warrior"]}, "purse": "3 sword", "tray": ["air-2-gem"]}
    g = battle(MAGMA, mine, ONE, placed="dragon")
    answer(g, "spend sword for a die")
    assert refused(g, "spend sword for a die").rule == "ELDER-19.19"


@pytest.mark.rule("ELDER-19.18")
def test_a_spell_adds_dice_before_the_roll() -> None:
    g = battle(MAGMA, {**ONE, "hand": ["spell-battle-rage"], "power": {"fire": 3}}, ONE)
    assert asked(g) == (0, "Respond")
    answer(g, "cast spell-battle-rage")
    assert dice(g) == 3


@pytest.mark.rule("ELDER-19.18")
def test_quake_hammer_makes_swords_of_tools_and_gems() -> None:
    g = battle(MAGMA, {**ONE, "purse": "1 tool 1 gem 1 scroll", "tableau": ["earth-quake-hammer"]}, ONE)
    assert offered(g) == ["spend tool for a die", "spend gem for a die", "go on"]
    answer(g, "spend tool for a die", "spend gem for a die")
    assert dice(g) == 3


@pytest.mark.rule("ELDER-23.8")
@pytest.mark.parametrize("monster", ["shadow-leviathan", "ice-giant"])
def test_dread_forbids_swords(monster: str) -> None:
    g = battle(MAGMA, {**ONE, "purse": "2 sword", "hand": ["spell-battle-rage"]}, ONE, monsters={monster: MAGMA})
    assert asked(g) == (0, "Respond")
    assert offered(g) == ["go on", "cast spell-battle-rage"]
    assert refused(g, "spend sword for a die").rule == "ELDER-23.8"


@pytest.mark.rule("ELDER-23.9")
def test_dread_spares_the_controller() -> None:
    mine = {"units": {MAGMA: ["shadow-leviathan"]}, "purse": "1 sword"}
    g = battle(MAGMA, {**ONE, "purse": "1 sword"}, mine)
    assert asked(g) == (1, "Respond")
    assert offered(g) == ["spend sword for a die", "go on"]
    answer(g, "go on")
    assert fight(g).step == 4


# ---- the roll and the winner


@pytest.mark.rule("ELDER-19.20")
def test_every_side_rolls_its_dice() -> None:
    g = battle(MAGMA, TWO, ONE, monsters={"power-demon": MAGMA})
    roll(g, "4", "2 5", "1 6 3")
    assert shown(g, 1) == [4]
    assert shown(g, 0) == [5, 2]
    assert shown(g, NOBODY) == [6, 3, 1]


@pytest.mark.rule("ELDER-19.20")
def test_luck_rolls_where_nobody_chooses() -> None:
    g = battle(MAGMA, {**TWO, "purse": "1 sword"}, ONE)
    g.open_luck = False
    answer(g, "go on")
    assert len(shown(g, 0)) == 2
    assert len(shown(g, 1)) == 1
    assert set(shown(g, 0)) <= set(range(1, 7))


@pytest.mark.rule("ELDER-19.21")
def test_after_the_roll_dice_are_changed_until_all_pass() -> None:
    mine = {**TWO, "tableau": ["fire-flaming-sword"], "hand": ["spell-bottled-luck"]}
    g = battle(MAGMA, mine, {**ONE, "tableau": ["chaos-wild-flail"]}, elements=["chaos"])
    answer(g, "go on")
    roll(g, "5", "2 1")
    assert asked(g) == (1, "Respond")
    assert offered(g) == ["use chaos-wild-flail", "go on"]
    answer(g, "go on")
    assert offered(g) == ["use fire-flaming-sword", "go on", "cast spell-bottled-luck"]
    answer(g, "use fire-flaming-sword", "roll 6", "roll 1")
    assert shown(g, 0) == [6, 1]
    answer(g, "go on")
    assert asked(g) == (1, "Respond")  # something happened: the flail may still answer
    answer(g, "use chaos-wild-flail", "choose reroll-other", "roll 2", "roll 2")
    assert shown(g, 0) == [2, 2]
    assert refused(g, "use fire-flaming-sword").rule == "ELDER-2.1"
    answer(g, "go on")
    assert winner(g) == 1


@pytest.mark.rule("ELDER-19.22")
def test_w8_a_missing_die_counts_as_nothing() -> None:
    g = battle(MAGMA, TWO, ONE)
    roll(g, "5", "5 1")
    assert winner(g) == 0
    assert fight(g).column == 1


@pytest.mark.rule("ELDER-19.22")
def test_dice_are_never_added() -> None:
    g = battle(MAGMA, {"units": {MAGMA: ["dragon"]}}, ONE, placed="dragon")
    roll(g, "6", "5 5 5")
    assert winner(g) == 1
    assert fight(g).column == 0


@pytest.mark.rule("ELDER-19.22")
def test_the_halberd_decides_the_first_tie_for_the_highest() -> None:
    g = battle(MAGMA, {**ONE, "tableau": ["order-halberd"]}, TWO)
    roll(g, "5 5", "5")
    assert winner(g) == 0
    g = battle(MAGMA, {**TWO, "tableau": ["order-halberd"]}, TWO)
    roll(g, "6 1", "5 5")
    assert winner(g) == 1


@pytest.mark.rule("ELDER-19.23")
def test_w9_with_a_complete_tie_everybody_loses() -> None:
    g = battle(MAGMA, TWO, TWO, monsters={"power-demon": MAGMA})
    roll(g, "6 3", "6 3", "5 5 5")
    assert winner(g) is None
    for seat in (0, 1):
        assert units(g, "underworld", seat) == ["worker", "worker"]
        assert purse(g, seat) == "2 sword"
        assert me(g, seat).fame == 0
        assert me(g, seat).levels[2] == (1 if seat else 0)
    assert where(g, "power-demon") == "aside"


@pytest.mark.rule("ELDER-19.23")
def test_a_third_party_is_not_saved_by_the_tie_of_the_best() -> None:
    g = battle(MAGMA, ONE, ONE, ONE)
    roll(g, "6", "6", "2")
    assert winner(g) is None
    assert units(g, "underworld", 0) == ["worker"]


@pytest.mark.rule("ELDER-19.22")
def test_a_tie_below_the_best_harms_nobody_else() -> None:
    g = battle(MAGMA, ONE, ONE, ONE)
    roll(g, "3", "3", "4")
    assert winner(g) == 0


@pytest.mark.rule("ELDER-19.22")
@pytest.mark.rule("ELDER-19.23")
def test_the_winner_is_the_greatest_list_of_dice_if_only_one_has_it() -> None:
    luck = random.Random(19)
    for _ in range(500):
        fought = Battle()
        for _ in range(luck.randint(2, 4)):
            one = Side()
            one.rolled = vec[i64](sorted(luck.choices(range(1, 4), k=luck.randint(1, 4)), reverse=True))
            fought.sides = append(fought.sides, one)
        compare(fought)
        lists = [[int(face) for face in one.rolled] + [0] * 4 for one in fought.sides]
        best = [number for number, dice_shown in enumerate(lists) if dice_shown[:4] == max(lists)[:4]]
        assert fought.winner == (best[0] if len(best) == 1 else -1)
