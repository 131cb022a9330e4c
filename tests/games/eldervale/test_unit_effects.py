"""Effects on units and on magic cards: moves, exchanges, blows, taming, drawing, stealing (ELDER-2, R58, R66)."""

from __future__ import annotations

import pytest

from deskovka.core.vecs import append
from deskovka.games.eldervale.abilities import can_mimic, fire
from deskovka.games.eldervale.effects.moving import Move
from deskovka.games.eldervale.effects.stealing import RandomCard, Steal
from deskovka.games.eldervale.effects.units import Kill, Recall
from deskovka.games.eldervale.ongoing import Battle, Placement, Side
from deskovka.games.eldervale.phrases import UNIT_NAMES
from deskovka.games.eldervale.sources import FIRST_MAGIC, SOURCES, Carry, Op
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import DRAGON, FIRST_BEAST, MIMEZA, ON_CARD, READY, TURN_END, WIZARD, WORKER
from support.eldervale import (
    answer,
    asked,
    card,
    events,
    holds,
    magic,
    me,
    offered,
    purse,
    realm,
    refused,
    table,
    units,
    where,
)


def resolve(number: int, *seats: dict[str, object], place: str = "", piece: int = -1, **keys: object) -> Eldervale:
    """The first ability of a source works for seat 0."""
    first = SOURCES[number].abilities[0].first
    at = realm(place) if place else -1
    return table(*seats, steps=[Carry(0, first, at, piece)], **keys)


def spell(name: str, *seats: dict[str, object], **keys: object) -> Eldervale:
    return resolve(FIRST_MAGIC + magic(name), *seats, **keys)


def adventure(name: str, *seats: dict[str, object], **keys: object) -> Eldervale:
    return resolve(card(name), *seats, **keys)


def operation(source: str, kind: type[Op]) -> Op:
    """The operation of that kind on a card, or of an ability."""
    return next(op for one in SOURCES if one.name == source for op in one.ops if isinstance(op, kind))


# ---- moving


@pytest.mark.rule("ELDER-2.6")
@pytest.mark.rule("ELDER-2.7")
@pytest.mark.rule("ELDER-2.8")
def test_a_move_is_no_placement_no_action_no_rampage_no_battle() -> None:
    seat = {"units": {"mill": ["worker"]}, "purse": "", "hand": ["spell-gust"], "power": {"air": 2}}
    g = table(seat, monsters={"winged-serpent": "ash-plains"})
    answer(g, "cast spell-gust", "move worker from mill to fortress")
    assert units(g, "fortress") == ["worker"]
    assert where(g, "winged-serpent") == "ash-plains"  # next to it, and it stays
    assert len(g.placements) == 0
    assert (asked(g), purse(g)) == ((0, "Turn"), "")


def test_gust_moves_one_own_unit_to_any_unoccupied_realm() -> None:
    mine = {"units": {"mill": ["worker", "dragon"], "fortress": ["worker"]}}
    g = spell("spell-gust", mine, {"units": {"ash-plains": ["worker"]}}, monsters={"brass-sentinel": "briar-forest"})
    reached = {words.rpartition(" ")[2] for words in offered(g) if words.startswith("move dragon")}
    free = {"windswept-steppe", "mage-tower", "summoning-portal", "dungeon-1", "terraced-fields", "magma-terraces"}
    assert reached == free
    assert {words.split()[1] for words in offered(g)} == {"dragon", "worker"}
    assert refused(g, "move worker from mill to ash-plains").rule == "ELDER-2.6"
    assert refused(g, "move wizard from mill to dungeon-1").rule == "ELDER-2.6"
    told = events(g, "move worker from fortress to dungeon-1")
    assert told[0] == {"event": "moved", "seat": 0, "unit": "worker", "realm": "fortress", "realm2": "dungeon-1"}


def test_cyclone_moves_a_unit_of_an_opponent_next_door() -> None:
    mine = {"units": {"mill": ["worker"]}}
    g = spell("spell-cyclone", mine, {"units": {"mill": ["worker", "dragon"]}}, place="mill")
    assert offered(g) == ["move of 1 worker in mill", "move of 1 dragon in mill"]
    assert refused(g, "move of 0 worker in mill").rule == "ELDER-2.11"
    answer(g, "move of 1 dragon in mill")
    assert refused(g, "move to fortress").rule == "ELDER-2.6"
    answer(g, "move to dungeon-1")
    assert units(g, "dungeon-1", 1) == ["dragon"]


@pytest.mark.rule("ELDER-30.8")
def test_a_team_mate_is_not_harmed() -> None:
    mine = {"units": {"mill": ["worker"]}}
    theirs = {"units": {"mage-tower": ["worker"]}}
    g = spell("spell-scorch", mine, theirs, theirs, {}, variants={"teams": "on"}, stop=True)
    assert offered(g) == ["strike down of 2 worker in mage-tower"]


def test_a_monster_is_moved_to_an_unoccupied_realm_within_two() -> None:
    """Wild Hunt."""
    monsters = {"winged-serpent": "windswept-steppe", "power-demon": "mage-tower"}
    g = adventure("chaos-wild-hunt", {"units": {"fortress": ["worker"]}, "purse": ""}, monsters=monsters)
    answer(g, "choose move-monster")
    serpent = {words.rpartition(" ")[2] for words in offered(g) if words.startswith("move winged-serpent")}
    assert serpent == {"mill", "ash-plains", "summoning-portal", "dungeon-1", "terraced-fields"}
    answer(g, "move winged-serpent from windswept-steppe to ash-plains")
    assert where(g, "winged-serpent") == "ash-plains"


# ---- exchanging


def test_transmutation_exchanges_a_unit_on_the_map_with_a_ready_one() -> None:
    g = spell("spell-transmutation", {"units": {"mill": ["worker"], "ready": ["warrior"]}})
    assert offered(g) == ["exchange worker in mill for worker", "exchange worker in mill for warrior"]
    assert refused(g, "exchange worker in mill for dragon").rule == "ELDER-2.9"
    assert refused(g, "exchange worker in fortress for warrior").rule == "ELDER-2.6"
    answer(g, "exchange worker in mill for warrior")
    assert (units(g, "mill"), units(g, "ready")) == (["warrior"], ["worker", "worker", "worker"])
    assert len(g.placements) == 0


# ---- recalling


def test_flood_sends_everybody_of_a_realm_home_and_takes_treasure_there() -> None:
    both = {"units": {"windswept-steppe": ["worker"]}}
    g = spell("spell-flood", both, both, monsters={"brass-sentinel": "briar-forest"})
    assert "clear mill" not in offered(g)
    assert "clear briar-forest" not in offered(g)  # a monster is there
    assert refused(g, "clear mill").rule == "ELDER-2.1"
    answer(g, "clear windswept-steppe")
    assert (len(units(g, "ready")), len(units(g, "ready", 1))) == (3, 3)
    assert asked(g) == (0, "TakeTreasure")
    assert offered(g) == ["take treasure in windswept-steppe field 1", "take treasure in windswept-steppe field 2"]


def test_flood_may_choose_a_realm_without_units() -> None:
    g = spell("spell-flood", {})
    answer(g, "clear ash-plains")
    assert asked(g) == (0, "TakeTreasure")


def test_snatch_takes_a_worker_out_of_a_battle() -> None:
    """Storm Roc: each player with two units in the battle takes a worker back."""
    g = table({"units": {"mill": ["worker", "dragon"]}}, steps=[])
    g.do(Carry(0, operation("storm-roc", Recall).number, realm("mill")))
    g.settle()
    assert (units(g, "mill"), units(g, "ready")) == (["dragon"], ["worker", "worker", "worker"])


# ---- striking down and reviving


def test_scorch_strikes_down_a_worker_next_to_an_own_unit() -> None:
    theirs = {"units": {"mage-tower": ["worker", "dragon"], "briar-forest": ["worker"]}, "purse": ""}
    g = spell("spell-scorch", {"units": {"mill": ["worker"]}}, theirs, stop=True)
    assert offered(g) == ["strike down of 1 worker in mage-tower"]
    assert refused(g, "strike down of 1 dragon in mage-tower").rule == "ELDER-2.11"
    answer(g, "strike down of 1 worker in mage-tower")
    assert (units(g, "underworld", 1), purse(g, 1), me(g).points) == (["worker"], "1 sword", 2)


def test_undertow_brings_back_up_to_two() -> None:
    g = spell("spell-undertow", {"units": {"underworld": ["worker", "worker", "dragon"]}})
    assert offered(g) == ["revive worker", "revive dragon", "done"]
    assert refused(g, "revive wizard").rule == "ELDER-20.2"
    answer(g, "revive dragon", "revive worker")
    assert units(g, "underworld") == ["worker"]
    assert g.ask is None
    none = spell("spell-undertow", {"units": {"underworld": ["worker", "dragon"]}})
    answer(none, "done")
    assert len(units(none, "underworld")) == 2


def test_a_unit_used_for_an_action_may_fall_and_stay_down() -> None:
    """It goes to the Underworld from the card, and this regroup does not bring it back."""
    g = table({"units": {"ready": ["dragon"]}, "purse": ""}, steps=[])
    piece = int(g.first_of(0, DRAGON, READY))
    g.where[piece] = ON_CARD + card("dark-bone-perch")
    g.do(Carry(0, operation("dark-bone-perch", Kill).number, -1, piece))
    g.settle()
    assert (units(g, "underworld"), purse(g)) == (["dragon"], "1 sword")
    assert g.staying_down == 1 << piece


@pytest.mark.rule("ELDER-23.16")
def test_a_tamed_monster_that_falls_there_holds_nobody_down() -> None:
    """The Ice Giant has the highest number of all pieces: as a bit it would be the first worker's."""
    mine = {"units": {"ready": ["ice-giant"], "underworld": ["worker"]}}
    g = table(mine, variants={"ice-giant": "on"})
    giant = next(int(piece) for piece in g.units_of(0) if piece >= FIRST_BEAST)
    g.where[giant] = ON_CARD + card("chaos-berserker-pit")
    kill = operation("chaos-berserker-pit", Kill)
    assert isinstance(kill, Kill)
    kill.strike(g, giant)
    assert where(g, "ice-giant") == "aside"
    assert g.staying_down == 0


# ---- taming


@pytest.mark.rule("ELDER-23.11")
def test_monster_charm_tames_a_monster_near_own_units_or_dwellings() -> None:
    mine = {"units": {"mill": ["worker"]}, "dwellings": ["terraced-fields"]}
    monsters = {"winged-serpent": "windswept-steppe", "brass-sentinel": "ash-plains"}
    g = spell("spell-monster-charm", mine, monsters=monsters, stop=True)
    assert offered(g) == ["control winged-serpent"]
    assert refused(g, "control brass-sentinel").rule == "ELDER-23.11"
    answer(g, "control winged-serpent")
    assert "winged-serpent" in units(g, "ready")


def test_in_the_peaceful_start_units_are_moved_and_monsters_tamed_too() -> None:  # R66
    mine = {"units": {"mill": ["worker"]}, "hand": ["spell-monster-charm"], "purse": "1 gem 1 sword 1 potion"}
    g = table(mine, monsters={"winged-serpent": "windswept-steppe"}, peaceful=True)
    answer(g, "cast spell-monster-charm")
    assert "winged-serpent" in units(g, "ready")


# ---- drawing and keeping


def test_cards_looked_at_are_seen_by_their_drawer_only_and_the_rest_is_discarded() -> None:
    g = adventure("air-kite-scouts", {"purse": ""}, magic=["quest-slayer", "spell-gust"])
    assert (purse(g), asked(g)) == ("1 scroll", (0, "KeepDrawn"))
    assert "spell-gust" in str(g.view(0))
    assert "spell-gust" not in str(g.view(1))
    assert refused(g, "keep spell-scorch").rule == "ELDER-4.1"
    answer(g, "keep quest-slayer")
    assert (holds(g), g.discards) == (["quest-slayer"], 1 << magic("spell-gust"))


def test_whatever_can_be_drawn_is_drawn() -> None:
    g = table({}, steps=[])
    g.magic = g.magic[-1:]
    top = int(g.magic[0])
    g.do(Carry(0, SOURCES[card("air-kite-scouts")].abilities[0].first))
    g.settle()
    assert me(g).hand == 1 << top


def test_the_necromancer_takes_cards_of_his_choice_from_the_pile_for_all_to_see() -> None:
    g = adventure("dark-necromancers-tower", {}, discards=["spell-gust", "quest-slayer", "spell-scorch"])
    assert offered(g) == ["take spell-gust", "take spell-scorch", "take quest-slayer"]
    assert refused(g, "take quest-gilded").rule == "ELDER-4.4"
    answer(g, "take quest-slayer", "take spell-gust")
    assert holds(g) == ["spell-gust", "quest-slayer"]
    assert "quest-slayer" in str(g.view(1))


# ---- from others


def test_mind_theft_shows_the_hand_to_the_thief_only() -> None:
    victim = {"hand": ["quest-slayer", "spell-gust", "quest-gilded"]}
    g = spell("spell-mind-theft", {}, victim, {"hand": ["spell-scorch"]}, magic=["prophecy-summit"])
    assert offered(g) == ["choose seat 1", "choose seat 2"]
    answer(g, "choose seat 1")
    assert "quest-gilded" in str(g.view(0))
    assert "quest-gilded" not in str(g.view(2))
    answer(g, "take quest-gilded", "take spell-gust")
    assert (holds(g), holds(g, 1)) == (["spell-gust", "quest-gilded"], ["quest-slayer", "prophecy-summit"])
    assert "prophecy-summit" not in str(g.view(0))  # drawn afterwards


def test_mind_theft_takes_what_there_is() -> None:
    g = spell("spell-mind-theft", {}, {"hand": ["quest-slayer"]})
    assert holds(g) == ["quest-slayer"]
    assert len(holds(g, 1)) == 1  # he draws one


def test_who_holds_nothing_cannot_be_robbed() -> None:
    g = table({"hand": ["spell-mind-theft"], "purse": "1 potion 1 sword"})
    assert refused(g, "cast spell-mind-theft").rule == "ELDER-4.17"


def test_a_stolen_magic_card_is_a_random_one() -> None:
    cards = ["quest-slayer", "spell-gust", "quest-gilded"]
    stolen = set()
    for luck in range(1, 12):
        g = table({}, {"hand": cards}, steps=[])
        g.luck = luck * 7919
        g.do(RandomCard(-1, thing=0, other=1))
        g.settle()
        stolen.update(holds(g))
    assert stolen == set(cards)


def test_a_resource_is_taken_of_a_kind_the_victim_has_and_the_thief_can_hold() -> None:  # R58
    g = adventure("water-corsair-cove", {"purse": "5 gem"}, {"purse": "2 gem 1 tool 1 gold"}, {"purse": "1 sword"})
    assert offered(g) == ["take from 1 tool", "take from 2 sword"]
    assert refused(g, "take from 1 gem").rule == "ELDER-3.4"
    assert refused(g, "take from 1 gold").rule == "ELDER-3.7"
    assert refused(g, "take from 1 scroll").rule == "ELDER-3.2"
    assert refused(g, "take from 0 gem").rule == "ELDER-2.11"
    answer(g, "take from 1 tool")
    assert (purse(g), purse(g, 1)) == ("5 gem 1 tool 1 gold", "2 gem 1 gold")


def test_plunder_takes_from_each_player_beaten() -> None:
    g = table({"purse": ""}, {"purse": "1 gem 1 tool"}, {"purse": "1 sword"}, {"purse": "1 potion"}, steps=[])
    g.battle = won_by_seat_0(3)
    g.do(Carry(0, operation("plunder", Steal).number, realm("mill")))
    g.settle()
    assert offered(g) == ["take from 1 gem", "take from 1 tool"]
    assert refused(g, "take from 2 sword").rule == "ELDER-2.11"  # one after another
    answer(g, "take from 1 tool")
    assert purse(g) == "1 tool 1 sword"
    assert purse(g, 3) == "1 potion"


def won_by_seat_0(seats: int) -> Battle:
    battle = Battle()
    battle.realm = realm("mill")
    battle.decided = True
    battle.winner = 0
    for seat in range(seats):
        side = Side()
        side.seat = seat
        battle.sides = append(battle.sides[:], side)
    return battle


# ---- the unit an effect speaks of


def test_that_worker_is_one_placed_this_turn() -> None:
    """Canter: of two workers only the one that was placed may move."""
    g = table({"units": {"mill": ["worker"], "fortress": ["worker"], "ash-plains": ["dragon"]}}, steps=[])
    placed(g, WORKER, "mill")
    placed(g, DRAGON, "ash-plains")
    g.do(Carry(0, operation("canter", Move).number))
    g.settle()
    assert {tuple(words.split()[:4]) for words in offered(g)} == {("move", "worker", "from", "mill")}


def placed(g: Eldervale, kind: int, place: str) -> None:
    placement = Placement()
    placement.piece = g.first_of(0, kind, realm(place))
    placement.realm = realm(place)
    g.placements = append(g.placements[:], placement)


def test_the_wandering_sage_may_go_where_others_are() -> None:
    g = table({"units": {"mill": ["wizard"], "mage-tower": ["worker"]}}, steps=[])
    g.do(Carry(0, operation("wandering-sage", Move).number))
    g.settle()
    to = {words.rpartition(" ")[2] for words in offered(g)}
    assert to == {"windswept-steppe", "mage-tower", "dungeon-1"}


def end_of_turn(faction: str, kind: int) -> Eldervale:
    """Seat 0 has placed a unit in the mill; the abilities of the end of the turn are offered."""
    seat = {"faction": faction, "units": {"mill": [UNIT_NAMES[kind]]}}
    g = table(seat, {}, {}, {}, steps=[], variants={"mercenaries": "on"})
    placed(g, kind, "mill")
    fire(g, TURN_END, 0)
    g.settle()
    return g


def test_the_wandering_sage_moves_at_the_end_of_the_turn() -> None:
    g = end_of_turn("briardell-elves", WIZARD)
    answer(g, "use wandering-sage", "move wizard from mill to dungeon-1")
    assert units(g, "dungeon-1") == ["wizard"]
    assert end_of_turn("briardell-elves", WORKER).ask is None


@pytest.mark.rule("ELDER-27.12")
@pytest.mark.parametrize(
    ("faction", "ability"), [("briardell-elves", "wandering-sage"), ("levelland-guardians", "canter")]
)
def test_mimeza_moves_like_others_once_per_turn(faction: str, ability: str) -> None:
    g = end_of_turn(faction, MIMEZA)
    answer(g, f"use {ability}", "move mimeza from mill to dungeon-1")
    assert units(g, "dungeon-1") == ["mimeza"]
    assert not can_mimic(g, g.first_of(0, MIMEZA, realm("dungeon-1")))
