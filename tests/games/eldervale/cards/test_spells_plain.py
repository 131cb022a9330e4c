"""The spells without an element, each as its text says: none of them has a price (ELDER-4.12)."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.gaining import FOR_CARDS
from deskovka.games.eldervale.offer import offered_cards
from deskovka.games.eldervale.phrases import NAMES
from deskovka.games.eldervale.table import Eldervale
from support.eldervale import answer, asked, me, offered, purse, realm, refused, table, tops, units, where
from support.eldervale_battle import battle, dice, shown, winner
from support.eldervale_cards import EVERY
from support.eldervale_magic import (
    AT_ANY_TIME,
    FOR_THE_WINNER,
    IN_OWN_TURN,
    NO_TARGET,
    ONCE_ROLLED,
    WHEN_A_BATTLE_COMES,
    come_to,
    paid,
    times,
    untested_spells,
)

MAGMA = "magma-terraces"
STEPPE = "windswept-steppe"
ASKED = {"tray": ["air-gem"]}
ONE = {"units": {MAGMA: ["worker"]}}


def test_every_spell_without_an_element_has_a_test() -> None:
    assert untested_spells(__file__) == []


def in_hand(spell: str, *theirs: dict[str, Any], keys: dict[str, Any] | None = None, **seat: Any) -> Eldervale:
    mine = {"hand": [spell], "units": {"mill": ["worker"]}, "purse": "", **seat}
    return table(mine, *theirs, **{**EVERY, **(keys or {})})


# ---- Transmutation


@pytest.mark.rule("ELDER-2.6", "ELDER-4.9", "ELDER-4.12", "ELDER-4.17")
def test_spell_transmutation_exchanges_a_unit_on_the_map_with_a_ready_one() -> None:
    assert times("spell-transmutation") == AT_ANY_TIME
    g = in_hand("spell-transmutation", units={"mill": ["worker"], "ready": ["warrior"]})
    assert paid(g, "spell-transmutation") == []
    assert refused(g, "exchange worker in mill for dragon").rule == "ELDER-2.9"
    assert refused(g, "exchange worker in fortress for warrior").rule == "ELDER-2.6"
    answer(g, "exchange worker in mill for warrior")
    assert (units(g, "mill"), units(g, "ready")) == (["warrior"], ["worker", "worker", "worker"])
    assert (asked(g), len(g.placements)) == ((0, "Turn"), 0)  # it is no placement
    nobody_ready = in_hand("spell-transmutation", units={"mill": ["worker", "worker", "worker"]})
    assert refused(nobody_ready, "cast spell-transmutation").rule == NO_TARGET
    nobody_there = in_hand("spell-transmutation", units={"ready": ["warrior"]})
    assert refused(nobody_there, "cast spell-transmutation").rule == NO_TARGET


@pytest.mark.rule("ELDER-19.8")
def test_spell_transmutation_lets_the_newcomer_join_a_battle() -> None:
    places = {"briar-forest": ["worker"], "ready": ["dragon"]}
    here = {"units": {"summoning-portal": ["worker"]}}
    third = {"hand": ["spell-transmutation"], "units": places}
    g = battle("summoning-portal", here, here, third, **EVERY)
    come_to(g, "join", seat=2)
    answer(g, "cast spell-transmutation", "exchange worker in briar-forest for dragon")
    answer(g, "join dragon from briar-forest")
    assert (units(g, "summoning-portal", 2), dice(g, 2)) == (["dragon"], 3)


# ---- battles


def coming(**keys: Any) -> Eldervale:
    mine = {**ONE, **ASKED, "hand": ["spell-wolf-charm"]}
    return battle(MAGMA, mine, {"units": {MAGMA: ["dragon"]}}, comes=True, **{**EVERY, **keys})


@pytest.mark.rule("ELDER-19.4")
def test_spell_wolf_charm_prevents_the_battle() -> None:
    assert times("spell-wolf-charm") == WHEN_A_BATTLE_COMES
    g = coming()
    assert paid(g, "spell-wolf-charm") == []
    while asked(g)[1] == "Window":
        answer(g, "go on")
    assert (g.battle, g.last_battle) == (None, None)
    assert (units(g, MAGMA), units(g, MAGMA, 1), g.turn) == (["worker"], ["dragon"], 1)


@pytest.mark.rule("ELDER-23.23")
def test_spell_wolf_charm_sends_a_monster_back_to_where_it_came_from() -> None:
    g = coming(monsters={"power-demon": MAGMA}, came=("power-demon", "briar-forest"))
    answer(g, "cast spell-wolf-charm")
    assert where(g, "power-demon") == "briar-forest"
    assert (units(g, MAGMA), units(g, MAGMA, 1)) == (["worker"], ["dragon"])
    at_home = coming(monsters={"power-demon": MAGMA})
    answer(at_home, "cast spell-wolf-charm")
    assert where(at_home, "power-demon") == MAGMA  # it did not come


def rolled(mine: str, theirs: str, **seat: Any) -> Eldervale:
    seat = {"units": {MAGMA: ["dragon"]}, **ASKED, "hand": ["spell-bottled-luck"], **seat}
    return come_to(battle(MAGMA, seat, ONE, placed="dragon", **EVERY), "rolled", theirs, mine)


@pytest.mark.rule("ELDER-19.21")
def test_spell_bottled_luck_rerolls_any_number_of_own_dice_once() -> None:
    assert times("spell-bottled-luck") == ONCE_ROLLED
    g = rolled("5 2 2", "6")
    assert paid(g, "spell-bottled-luck") == []
    assert refused(g, "reroll a 6").rule == "ELDER-19.21"  # another's
    answer(g, "reroll a 2", "reroll a 2", "done", "roll 6", "roll 1")
    assert (shown(g), shown(g, 1)) == ([6, 5, 1], [6])
    answer(g, "go on")
    assert winner(g) == 0  # 6, then 5 against nothing
    one = rolled("5 2 2", "6")
    answer(one, "cast spell-bottled-luck", "reroll a 5", "done", "roll 3")
    assert shown(one) == [3, 2, 2]
    every = rolled("5 2 2", "6")
    answer(every, "cast spell-bottled-luck", "reroll a 2", "reroll a 5", "reroll a 2", "roll 4", "roll 4", "roll 4")
    assert shown(every) == [4, 4, 4]


@pytest.mark.rule("ELDER-21.2")
def test_spell_minstrels_song_advances_the_winner_once_more() -> None:
    assert times("spell-minstrels-song") == FOR_THE_WINNER
    mine = {**ONE, **ASKED, "hand": ["spell-minstrels-song"]}
    g = come_to(battle(MAGMA, mine, ONE, **EVERY), "won", "1", "6")
    assert paid(g, "spell-minstrels-song") == []
    while asked(g) == (0, "Window"):
        answer(g, "go on")
    without = come_to(battle(MAGMA, mine, ONE, **EVERY), "won", "1", "6")
    answer(without, "go on")
    assert (me(without).fame, me(g).fame, me(g, 1).fame) == (1, 2, 0)


# ---- in the own turn


def shown_cards(g: Eldervale) -> set[str]:
    return {NAMES["card"][int(card)] for card in offered_cards(g)}


@pytest.mark.rule("ELDER-11.6", "ELDER-11.9")
def test_spell_call_of_adventure_burns_up_to_two_cards() -> None:
    assert times("spell-call-of-adventure") == IN_OWN_TURN
    g = in_hand("spell-call-of-adventure")
    assert paid(g, "spell-call-of-adventure") == []
    answer(g, "choose burn-2", "burn earth-passage")
    assert refused(g, "burn earth-passage").rule == "ELDER-11.5"  # it is gone
    assert refused(g, "burn earth-granary").rule == "ELDER-11.5"  # not face up yet
    answer(g, "burn fire-passage")
    assert refused(g, "gain gold").rule == "ELDER-3.7"
    answer(g, "gain potion")
    assert (purse(g), me(g).points, me(g).gains[FOR_CARDS], asked(g)) == ("1 potion", 2, 2, (0, "Turn"))
    assert not {"earth-passage", "fire-passage"} & shown_cards(g)
    assert len(shown_cards(g)) == 8  # new ones are revealed
    assert "water-passage" in shown_cards(g)
    for choice, gone in (("nothing", 0), ("burn-1", 1)):
        other = in_hand("spell-call-of-adventure")
        answer(other, "cast spell-call-of-adventure", f"choose {choice}")
        if gone:
            answer(other, "burn air-passage")
        answer(other, "gain gem")
        assert (purse(other), me(other).points) == ("1 gem", 2)
        assert ("air-passage" in shown_cards(other)) == (gone == 0)


@pytest.mark.rule("ELDER-10.1")
def test_spell_treasure_map_takes_any_top_token_where_no_monster_is() -> None:
    assert times("spell-treasure-map") == IN_OWN_TURN
    keys = {"monsters": {"power-demon": "ash-plains"}}
    g = in_hand("spell-treasure-map", {"units": {"briar-forest": ["worker"], MAGMA: ["brass-sentinel"]}}, keys=keys)
    assert paid(g, "spell-treasure-map") == []
    assert {words.split()[3] for words in offered(g)} == {STEPPE, "briar-forest", MAGMA, "terraced-fields"}
    assert refused(g, "take treasure in ash-plains field 1").rule
    assert refused(g, "take treasure in golden-meadows field 1").rule  # not on the map
    answer(g, "take treasure in briar-forest field 2")
    assert (tops(g), me(g).points, asked(g)) == (["earth-2-scroll"], 1, (0, "Turn"))


@pytest.mark.rule("ELDER-3.7", "ELDER-4.12")
def test_spell_merchants_favor_gains_two_basic_resources_and_gold() -> None:
    assert times("spell-merchants-favor") == IN_OWN_TURN
    g = in_hand("spell-merchants-favor")
    assert paid(g, "spell-merchants-favor") == []
    for words in ("gain gold", "gain magic"):
        assert refused(g, words).rule == "ELDER-3.7"
    answer(g, "gain tool", "gain sword")
    assert (purse(g), asked(g)) == ("1 tool 1 sword 1 gold", (0, "Turn"))
    full = in_hand("spell-merchants-favor", purse="5 gem 5 gold")
    answer(full, "cast spell-merchants-favor")
    assert refused(full, "gain gem").rule == "ELDER-3.4"
    answer(full, "gain tool", "gain tool")
    assert purse(full) == "5 gem 2 tool 5 gold"


@pytest.mark.rule("ELDER-11.1", "ELDER-4.17")
def test_spell_explorers_lantern_lays_a_tile() -> None:
    assert times("spell-explorers-lantern") == IN_OWN_TURN
    g = in_hand("spell-explorers-lantern", keys={"supply": ["mossy-hills", "sky-aerie"]})
    assert paid(g, "spell-explorers-lantern") == []
    assert (asked(g), me(g).points) == ((0, "PutTile"), 0)
    answer(g, offered(g)[0])
    assert g.map >> realm("mossy-hills") & 1
    assert not g.map >> realm("sky-aerie") & 1
    assert (me(g).points, len(g.supply), asked(g)) == (2, 1, (0, "Turn"))
    empty = in_hand("spell-explorers-lantern", keys={"supply": []})
    assert refused(empty, "cast spell-explorers-lantern").rule == NO_TARGET
