"""Described tables of Eldervale: a regroup, an expedition and a battle that go on; impossible tables are refused."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.core.errors import ImpossiblePosition
from deskovka.games.eldervale.table import Eldervale
from support.eldervale import ELDERVALE, answer, asked, me, offered, purse, refused, units
from support.eldervale_battle import dice, shown, winner

MINE = {"element": "air", "resources": {}, "points": 0}
THEIRS = {"element": "fire", "resources": {}, "points": 0}


def position(mine: dict[str, Any], theirs: dict[str, Any], **keys: Any) -> Eldervale:
    elements = ["air", "fire", "earth", "order"]
    g = ELDERVALE.position({"seats": [{**MINE, **mine}, {**THEIRS, **theirs}], "elements": elements, **keys})
    assert isinstance(g, Eldervale)
    assert ELDERVALE.problems(g) == []
    return g


# ---- a regroup


@pytest.mark.rule("ELDER-12.4")
def test_units_on_cards_have_acted_in_the_regroup_that_goes_on() -> None:
    seat = {"cards": ["air-passage"], "units": {"mill": ["worker"]}, "on_cards": {"air-passage": "dragon"}}
    g = position(seat, {}, regroup={})
    assert asked(g) == (0, "TakeBack")
    assert refused(g, "worker from mill to air-passage").rule == "ELDER-12.4"
    assert "worker from mill does harvest" in offered(g)
    answer(g, "ready worker from mill")
    assert units(g, "ready") == ["dragon", "worker", "worker", "worker"]


@pytest.mark.rule("ELDER-12.7")
def test_units_are_on_cards_only_while_their_owner_regroups() -> None:
    on_card = {"cards": ["air-passage"], "on_cards": {"air-passage": "dragon"}}
    with pytest.raises(ImpossiblePosition, match=r"seat 0.*ELDER-12\.7"):
        position(on_card, {})
    with pytest.raises(ImpossiblePosition, match=r"seat 1.*ELDER-12\.7"):
        position({}, on_card, regroup={})


# ---- an expedition


@pytest.mark.rule("ELDER-11.8")
def test_a_deck_used_in_an_expedition_shows_no_card() -> None:
    full = {"resources": {"gem": 5, "scroll": 5, "tool": 5, "sword": 5}, "units": {"dungeon-1": ["worker"]}}
    g = position(full, {}, expedition={"step": 3, "taken": ["air"]})
    assert not [word for word in offered(g) if " air-" in word]
    answer(g, "burn earth-passage")
    assert sorted(int(g.face_up) >> element & 1 for element in (0, 1, 2, 6)) == [1, 1, 1, 1]  # turned up afterwards


# ---- a battle


def both_in_mill(**keys: Any) -> Eldervale:
    return position({"units": {"mill": ["worker"]}, "fame": 0}, {"units": {"mill": ["dragon"]}, "fame": 0}, **keys)


@pytest.mark.rule("ELDER-19.1")
def test_a_battle_begins_where_the_active_seat_has_placed_a_unit() -> None:
    g = both_in_mill(battle={"realm": "mill"})
    assert (g.last_battle is not None, g.turn) == (True, 1)  # luck has rolled, and it is over
    with pytest.raises(ImpossiblePosition, match=r"battle realm: .*ELDER-19\.1"):
        position({"units": {"mill": ["worker"]}, "fame": 0}, {"fame": 0}, battle={"realm": "mill"})
    with pytest.raises(ImpossiblePosition, match=r"battle unit"):
        both_in_mill(battle={"realm": "mill", "unit": "dragon"})


@pytest.mark.rule("ELDER-19.21")
def test_dice_of_a_battle_lie_and_may_still_be_changed() -> None:
    sword = {"units": {"mill": ["worker"]}, "fame": 0, "cards": ["fire-flaming-sword"]}
    fight = {"realm": "mill", "rolled": {0: [5, 2], 1: [6, 3, 1]}}
    g = position(sword, {"units": {"mill": ["dragon"]}, "fame": 0}, battle=fight)
    assert offered(g) == ["use fire-flaming-sword", "go on"]
    assert (shown(g), shown(g, 1)) == ([5, 2], [6, 3, 1])
    answer(g, "go on")
    assert winner(g) == 1
    assert (units(g, "underworld"), purse(g), me(g, 1).fame) == (["worker"], "1 sword", 1)


def test_dice_are_named_for_every_side_of_the_battle_and_no_other() -> None:
    for rolled, said in (({0: [5]}, "rolled 1"), ({0: [5], 1: [7]}, "rolled 1"), ({0: [1], 1: [1], 2: [1]}, "rolled")):
        with pytest.raises(ImpossiblePosition, match=said):
            both_in_mill(battle={"realm": "mill", "rolled": rolled})


@pytest.mark.rule("ELDER-19.15")
def test_dice_of_a_monster_lie_too() -> None:
    fight = {"realm": "mill", "rolled": {0: [6], "monster": [1, 1, 1]}}
    seat = {"units": {"mill": ["worker"]}, "fame": 0}
    g = position(seat, {"fame": 0}, monsters={"power-demon": "mill"}, battle=fight)
    assert offered(g) == ["choose fame", "choose power"]
    with pytest.raises(ImpossiblePosition, match="rolled monster"):
        position(seat, {"fame": 0}, monsters={"power-demon": "mill"}, battle={"realm": "mill", "rolled": {0: [6]}})


@pytest.mark.rule("ELDER-19.17")
def test_dice_are_counted_and_swords_may_be_spent() -> None:
    seat = {"units": {"mill": ["worker"]}, "fame": 0, "resources": {"sword": 1}}
    fight = {"realm": "mill", "dice": {0: 2, 1: 3}}
    g = position(seat, {"units": {"mill": ["dragon"]}, "fame": 0}, battle=fight)
    assert (asked(g), dice(g), dice(g, 1)) == ((0, "Respond"), 2, 3)
    answer(g, "spend sword for a die")
    assert dice(g) == 3
    with pytest.raises(ImpossiblePosition, match="battle dice 1"):
        both_in_mill(battle={"realm": "mill", "dice": {0: 2, 1: 7}})
    with pytest.raises(ImpossiblePosition, match="battle dice: or the dice lie already"):
        both_in_mill(battle={"realm": "mill", "dice": {0: 2, 1: 3}, "rolled": {0: [1], 1: [1]}})


# ---- more of a regroup, and the set-up


@pytest.mark.rule("ELDER-12.4")
def test_an_action_may_be_used_though_its_unit_is_there_no_more() -> None:
    cards = ["air-passage", "earth-passage"]
    seat = {"cards": cards, "units": {"mill": ["worker"]}, "underworld": ["worker"]}
    g = position(seat, {}, regroup={"used": ["air-passage", "harvest"], "fallen": 1})
    assert refused(g, "worker from mill to air-passage").rule == "ELDER-12.4"
    assert refused(g, "worker from mill does harvest").rule == "ELDER-12.4"
    assert (g.fallen_acts, g.actions_done) == (1, 2)
    with pytest.raises(ImpossiblePosition, match="regroup used"):
        position(seat, {}, regroup={"used": ["fire-passage"]})


@pytest.mark.rule("ELDER-31.2")
def test_a_draft_goes_on_in_any_round() -> None:
    draft = {"round": 4, "cards": [["spell-gust", "quest-slayer"], ["quest-gilded"]]}
    g = position({}, {}, variants={"draft": "on"}, draft=draft)
    assert len(g.pending()) == 2
    mine = offered(g)
    assert len(mine) == 4
    assert {"keep spell-gust", "keep quest-slayer"} <= set(mine)
    with pytest.raises(ImpossiblePosition, match="draft: only in the variant"):
        position({}, {}, draft=draft)
    with pytest.raises(ImpossiblePosition, match="spell-gust is in two places"):
        position({"hand": ["spell-gust"]}, {}, variants={"draft": "on"}, draft=draft)


# ---- what is in this game


@pytest.mark.rule("ELDER-5.10")
def test_a_monster_of_an_unused_element_cannot_be_tamed() -> None:
    g = position({"ready": ["brass-sentinel"]}, {})
    assert "brass-sentinel" in units(g, "ready")
    with pytest.raises(ImpossiblePosition, match=r"chimera.*ELDER-5\.10"):
        position({"ready": ["chimera"]}, {})
