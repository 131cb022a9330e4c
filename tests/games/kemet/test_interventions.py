"""The cards of Divine Intervention, each by its name, and how they are held and drawn (KEMET-CARD)."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from deskovka.games.kemet.cards import CARD_NAMES, INTERVENTIONS
from deskovka.games.kemet.table import Kemet
from deskovka.testing import play
from support.kemet import answer, asked, creature_at, fight, me, new_game, offered, points, refused, table, units
from support.kemet_battle import clash, meet, strengths

RULES = Path(__file__).parents[3] / "docs" / "rules"
CONTENT = yaml.safe_load((RULES / "kemet-content.yaml").read_text(encoding="utf-8"))
# name: price, strength, damage, defence
IN_BATTLE = {
    "diversion": (0, 0, 0, 0),
    "war_rage": (0, 1, 0, 0),
    "war_fury": (1, 2, 0, 0),
    "bloody_battle": (0, 0, 1, 0),
    "bloodbath": (1, 0, 2, 0),
    "bronze_wall": (0, 0, 0, 1),
    "iron_wall": (1, 0, 0, 2),
}
BY_DAY = ["swiftness", "prayer", "enlistment", "raining_fire", "mana_theft", "teleportation", "open_gates"]
SOULS = "onyx_4_soul_devourer"
ELEPHANT = "sapphire_2_ancestral_elephant"


def held(g: Kemet, card: str, seat: int = 0) -> int:
    return int(me(g, seat).hand[CARD_NAMES.index(card)])


def discarded(g: Kemet) -> list[str]:
    """The discard pile without Diversions, which lie there when nobody was given one."""
    pile = g.view(None)["discard"]
    assert isinstance(pile, list)
    return [card for card in pile if card != "diversion"]


def everything(*but: str) -> list[str]:
    """All cards of the deck, less these."""
    cards = [str(each.name) for each in INTERVENTIONS for _ in range(each.copies) if each.name != "diversion"]
    for card in but:
        cards.remove(card)
    return cards


def test_the_cards_are_those_of_the_catalogue() -> None:
    printed = CONTENT["di_cards"]
    assert [card["id"].removeprefix("di-").replace("-", "_") for card in printed] == CARD_NAMES
    assert [*IN_BATTLE, *BY_DAY] == CARD_NAMES
    for card, mine in zip(printed, INTERVENTIONS, strict=True):
        assert (mine.price, mine.copies) == (card["cost"], card["copies"])
        assert mine.in_battle == (card["when"] == "battle")
    assert sum(int(card.copies) for card in INTERVENTIONS) == 38


# ---- in battle


@pytest.mark.rule("KEMET-CARD.5")
@pytest.mark.rule("KEMET-BAT4.5")
@pytest.mark.parametrize("card", IN_BATTLE)
def test_each_battle_card_in_an_attack(card: str) -> None:
    price, strength, damage, defence = IN_BATTLE[card]
    g = meet(5, 5, "west_dunes", {"hand": [card]})
    clash(g, f"bc_3d2 {card}", "bc_1d3")
    assert (strengths(g), me(g).prayer) == ((8 + strength, 6), 7 - price)
    assert (units(g, "west_dunes"), units(g, "west_dunes", 1)) == (2 + defence, 3 - damage)


@pytest.mark.rule("KEMET-CARD.5")
@pytest.mark.rule("KEMET-BAT4.5")
@pytest.mark.parametrize("card", IN_BATTLE)
def test_each_battle_card_in_defence(card: str) -> None:
    price, strength, damage, defence = IN_BATTLE[card]
    g = meet(5, 5, "west_dunes", {}, {"hand": [card]})
    clash(g, "bc_1d3", f"bc_3d2 {card}")
    assert (strengths(g), me(g, 1).prayer) == ((6, 8 + strength), 7 - price)
    assert (units(g, "west_dunes"), units(g, "west_dunes", 1)) == (3 - damage, 2 + defence)


@pytest.mark.rule("KEMET-BAT8.3")
@pytest.mark.parametrize("card", IN_BATTLE)
def test_after_the_battle_only_diversion_comes_back(card: str) -> None:
    g = meet(5, 1, "west_dunes", {"hand": [card]}, {})
    clash(g, f"bc_1d3 {card}", "bc_3p1")
    assert held(g, card) == 0
    answer(g, "stay")
    assert (held(g, card), discarded(g)) == ((1, []) if card == "diversion" else (0, [card]))


@pytest.mark.rule("KEMET-CARD.5")
@pytest.mark.parametrize("card", IN_BATTLE)
def test_battle_cards_are_not_played_by_day(card: str) -> None:
    g = table({"hand": [card], "units": {"front_nw": 2}}, {"units": {"west_dunes": 2}})
    assert refused(g, f"play {card}").rule == "KEMET-CARD.5"


@pytest.mark.rule("KEMET-CARD.5")
@pytest.mark.rule("KEMET-DAY.8")
@pytest.mark.parametrize("card", BY_DAY)
def test_day_cards_are_not_played_in_battle(card: str) -> None:
    g = meet(5, 3, "west_dunes", {"hand": [card]}, {"hand": ["war_rage"]})
    assert refused(g, f"play {card}", seat=0).rule.startswith("KEMET-")
    play.choose(g, 0, "play bc_4d1 discard bc_5")
    assert [g.game.phrases.say(option) for option in g.offered(0)] == ["done"]
    fight(g, "done", "play bc_3p1 discard bc_5")
    answer(g, "disband")
    assert (asked(g), offered(g), held(g, card)) == ((0, "WinnerChoice"), ["stay", "disband"], 1)


# ---- Swiftness


def test_swiftness_gives_one_more_step() -> None:
    g = table({"hand": ["swiftness"], "units": {"front_nw": 2}})
    answer(g, "token on move_3", "play swiftness", "march from front_nw", "go to west_dunes", "send 2")
    answer(g, "go to front_s", "send 2")
    assert (units(g, "front_s"), asked(g), discarded(g), me(g).prayer) == (2, (1, "Opening"), ["swiftness"], 7)


def test_two_swiftness_add_up() -> None:
    g = table({"hand": ["swiftness", "swiftness"], "units": {"front_nw": 1}})
    words = ("play swiftness", "play swiftness", "march from front_nw", "go to west_dunes", "go to front_s")
    answer(g, "token on move_3", *words, "go to west_bank")
    assert units(g, "west_bank") == 1


@pytest.mark.rule("KEMET-CARD.7")
@pytest.mark.parametrize("card", ["swiftness", "open_gates"])
def test_cards_for_the_start_of_a_move_wait_for_it(card: str) -> None:
    g = table({"hand": [card], "units": {"front_nw": 2}, "tiles": ["ruby_1_priest_of_mafdet"]})
    assert refused(g, f"play {card}").rule == "KEMET-CARD.7"
    answer(g, "token on move_3")
    assert f"play {card}" in offered(g)
    answer(g, "march from front_nw", "go to west_dunes", "send 2")
    assert refused(g, f"play {card}").rule == "KEMET-DAY.11"


def test_swiftness_is_for_one_move_only() -> None:
    g = table({"hand": ["swiftness"], "units": {"front_nw": 1}})
    answer(g, "token on move_3", "play swiftness", "done", "token on pray_1", "token on move_2")
    answer(g, "march from front_nw", "go to west_dunes")
    assert (units(g, "west_dunes"), asked(g)[0]) == (1, 1)


# ---- Prayer


def test_prayer_gives_two_points() -> None:
    g = table({"hand": ["prayer"], "prayer": 3})
    answer(g, "play prayer")
    assert (me(g).prayer, discarded(g), held(g, "prayer"), asked(g)) == (5, ["prayer"], 0, (0, "Opening"))


def test_prayer_is_played_after_an_action_too() -> None:
    g = table({"hand": ["prayer"], "prayer": 3})
    answer(g, "token on pray_1", "play prayer")
    assert (me(g).prayer, asked(g)) == (7, (1, "Opening"))


# ---- Enlistment


def test_enlistment_places_two_units() -> None:
    g = table({"hand": ["enlistment"], "units": {"west_dunes": 1}})
    answer(g, "play enlistment", "unit to nw_d1", "unit to west_dunes")
    assert (units(g, "nw_d1"), units(g, "west_dunes"), me(g).supply, me(g).prayer) == (1, 2, 9, 7)
    assert (asked(g), discarded(g)) == ((0, "Opening"), ["enlistment"])


def test_enlistment_may_place_fewer_units() -> None:
    g = table({"hand": ["enlistment"]})
    answer(g, "play enlistment", "unit to nw_d3", "done")
    assert (units(g, "nw_d3"), me(g).supply) == (1, 11)


def test_enlistment_goes_to_no_empty_area_outside_the_city_and_to_no_enemy() -> None:
    g = table({"hand": ["enlistment"], "units": {"s_d1": 1}}, {"units": {"nw_d2": 1, "front_nw": 1}})
    answer(g, "play enlistment")
    assert offered(g) == ["unit to nw_d1", "unit to nw_d3", "unit to s_d1", "done"]


@pytest.mark.rule("KEMET-CARD.7")
def test_enlistment_needs_units_and_a_place() -> None:
    full = {"units": {"nw_d1": 5, "nw_d2": 5, "nw_d3": 2}}
    g = table({"hand": ["enlistment"], **full})
    assert refused(g, "play enlistment").rule == "KEMET-CARD.7"
    g = table({"hand": ["enlistment"]}, {"units": {"nw_d1": 1, "nw_d2": 1, "nw_d3": 1}})
    assert refused(g, "play enlistment").rule == "KEMET-CARD.7"


# ---- Raining Fire


def test_raining_fire_destroys_a_unit_anywhere() -> None:
    g = table({"hand": ["raining_fire"]}, {"units": {"s_d1": 2, "temple_delta": 1}})
    answer(g, "play raining_fire")
    assert offered(g) == ["strike in s_d1 seat 1", "strike in temple_delta seat 1"]
    answer(g, "strike in s_d1 seat 1")
    assert (units(g, "s_d1", 1), me(g, 1).supply, me(g).prayer, discarded(g)) == (1, 10, 6, ["raining_fire"])


def test_raining_fire_on_the_last_unit_sends_its_creature_back() -> None:
    seat = {"tiles": [ELEPHANT], "units": {"temple_delta": 1, "s_d1": 2}, "creatures": {ELEPHANT: "temple_delta"}}
    g = table({"hand": ["raining_fire"]}, seat)
    answer(g, "play raining_fire", "strike in temple_delta seat 1")
    assert (creature_at(g, ELEPHANT), points(g, 1), me(g, 1).supply) == (None, 0, 10)


@pytest.mark.rule("KEMET-CARD.7")
def test_raining_fire_needs_a_unit_it_may_destroy() -> None:
    g = table({"hand": ["raining_fire"], "units": {"nw_d1": 2}})
    assert refused(g, "play raining_fire").rule == "KEMET-CARD.7"
    seat = {"tiles": [SOULS], "units": {"s_d1": 2}, "creatures": {SOULS: "s_d1"}}
    g = table({"hand": ["raining_fire"]}, seat, colours=["ruby", "onyx"])
    assert refused(g, "play raining_fire").rule == "KEMET-CARD.7"


def test_raining_fire_chooses_among_all_opponents() -> None:
    g = table({"hand": ["raining_fire"], "units": {"nw_d1": 1}}, {"units": {"w_d1": 1}}, {"units": {"s_d1": 1}})
    answer(g, "play raining_fire")
    assert offered(g) == ["strike in w_d1 seat 1", "strike in s_d1 seat 2"]


def test_raining_fire_between_two_battles_may_spare_the_second() -> None:
    g = table({"hand": ["raining_fire"]}, {"units": {"nw_d1": 1, "nw_d2": 1, "front_s": 1}})
    answer(g, "token on recruit", "unit to nw_d1", "unit to nw_d1", "unit to nw_d2", "done", "fight in nw_d1")
    clash(g, "bc_1d3", "bc_2p2")
    answer(g, "stay", "play raining_fire", "strike in nw_d2 seat 1")
    assert (g.battle, list(g.fights), asked(g)) == (None, [], (1, "Opening"))
    assert (units(g, "nw_d2"), units(g, "nw_d2", 1)) == (1, 0)


# ---- Mana Theft


def test_mana_theft_takes_from_every_opponent_and_gives_one() -> None:
    g = table({"hand": ["mana_theft"], "prayer": 3}, {"prayer": 4}, {"prayer": 0}, {"prayer": 1})
    answer(g, "play mana_theft")
    assert [me(g, seat).prayer for seat in range(4)] == [4, 3, 0, 0]
    assert discarded(g) == ["mana_theft"]


# ---- Teleportation


def test_teleportation_brings_an_army_from_anywhere_to_an_obelisk() -> None:
    g = table({"hand": ["teleportation"], "units": {"front_nw": 3}, "prayer": 1})
    answer(g, "token on move_3", "march from front_nw", "teleport by card to temple_delta", "send 3")
    assert (units(g, "temple_delta"), me(g).prayer, discarded(g)) == (3, 0, ["teleportation"])
    assert "go to delta_bank" in offered(g)
    assert refused(g, "teleport to pantheon").rule == "KEMET-TEL.3"


def test_teleportation_needs_an_obelisk_and_a_point() -> None:
    g = table({"hand": ["teleportation"], "units": {"front_nw": 3}})
    answer(g, "token on move_3", "march from front_nw")
    refused(g, "teleport by card to delta_bank")
    refused(g, "teleport to temple_delta")
    g = table({"hand": ["teleportation"], "units": {"front_nw": 3}, "prayer": 0})
    answer(g, "token on move_3", "march from front_nw")
    refused(g, "teleport by card to temple_delta")


@pytest.mark.rule("KEMET-CARD.7")
def test_teleportation_needs_a_move() -> None:
    g = table({"hand": ["teleportation"], "units": {"front_nw": 3}})
    assert refused(g, "play teleportation").rule == "KEMET-CARD.7"


def test_two_teleportations_make_no_two_teleports() -> None:
    g = table({"hand": ["teleportation", "teleportation"], "units": {"front_nw": 3}})
    answer(g, "token on move_3", "march from front_nw", "teleport by card to temple_delta", "send 3")
    assert refused(g, "teleport by card to pantheon").rule == "KEMET-TEL.3"


# ---- Open Gates


@pytest.mark.parametrize("played", [False, True])
def test_open_gates_take_the_walls_away(played: bool) -> None:
    seat = {"hand": ["open_gates"], "units": {"west_dunes": 3}, "tiles": ["ruby_1_priest_of_mafdet"]}
    g = table(seat, {"units": {"front_s": 0}})
    answer(g, "token on move_3", *(["play open_gates"] if played else []))
    answer(g, "march from west_dunes", "go to front_s", "send 3")
    assert ("go to s_d1" in offered(g)) == played
    assert (me(g).prayer, discarded(g)) == ((6, ["open_gates"]) if played else (7, []))


def test_open_gates_let_an_army_leave_a_district_again() -> None:
    seat = {"hand": ["open_gates"], "units": {"front_s": 3}, "tiles": ["ruby_1_priest_of_mafdet"]}
    g = table(seat)
    answer(g, "token on move_3", "play open_gates", "march from front_s", "go to s_d1", "send 3")
    assert "go to front_s" in offered(g)
    assert "go to s_d2" not in offered(g)  # one district of another player in a Move action


# ---- hands, deck and discard pile


@pytest.mark.rule("KEMET-CARD.1")
def test_hands_have_no_limit() -> None:
    g = table({"hand": everything("prayer", "mana_theft")}, phase="night", deck_top=["prayer", "mana_theft"])
    assert me(g).cards_held() == 32


@pytest.mark.rule("KEMET-CARD.2")
def test_the_number_of_cards_is_public_and_their_faces_are_not() -> None:
    g = table({"hand": ["war_rage", "prayer"], "open_cards": ["bc_5"], "closed_cards": ["bc_4d1"]})
    for viewer in (1, None):
        players = g.view(viewer)["players"]
        assert isinstance(players, list)
        shown = players[0]
        assert (shown["hand_size"], shown["battle_size"], shown["closed_size"]) == (2, 6, 1)
        assert not {"hand", "battle_cards", "closed_cards"} & set(shown)
    players = g.view(0)["players"]
    assert isinstance(players, list)
    assert players[0]["hand"] == {"war_rage": 1, "prayer": 1}


@pytest.mark.rule("KEMET-CARD.3")
def test_the_discard_pile_is_public() -> None:
    g = new_game(seed=3)
    assert g.view(None)["discard"] == []
    g = table({"hand": ["prayer"]})
    answer(g, "play prayer")
    assert discarded(g) == ["prayer"]


@pytest.mark.rule("KEMET-CARD.4")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    g = table({"hand": everything()}, {}, phase="night")
    assert (held(g, "diversion", 0), held(g, "diversion", 1)) == (1, 1)
    assert (len(g.deck), len(g.discard)) == (0, 0)


@pytest.mark.rule("KEMET-CARD.4")
def test_the_new_deck_is_shuffled() -> None:
    decks = set()
    for seed in range(6):
        g = table({"hand": everything()}, seed=seed)
        answer(g, "play prayer", "play mana_theft", "play prayer", "play mana_theft")
        g.draw_card(me(g))
        assert (len(g.deck), len(g.discard)) == (5, 0)
        decks.add(tuple(g.deck))
    assert len(decks) > 1


@pytest.mark.rule("KEMET-CARD.4")
def test_the_discard_pile_stays_while_the_deck_lasts() -> None:
    g = table({"hand": everything("prayer", "mana_theft")}, {}, phase="night")
    assert (len(g.deck), len(g.discard)) == (0, 2)
    assert held(g, "diversion") == 0


@pytest.mark.rule("KEMET-CARD.6")
def test_without_any_card_nobody_draws() -> None:
    g = table({"hand": [*everything(), "diversion"]}, {"hand": ["diversion"]}, phase="night")
    assert (me(g).cards_held(), me(g, 1).cards_held()) == (34, 1)


@pytest.mark.rule("KEMET-CARD.5")
def test_a_price_is_paid_and_only_by_who_can() -> None:
    g = table({"hand": ["raining_fire"], "prayer": 1}, {"units": {"s_d1": 1}})
    answer(g, "play raining_fire")
    assert me(g).prayer == 0
    g = table({"hand": ["raining_fire"], "prayer": 0}, {"units": {"s_d1": 1}})
    assert refused(g, "play raining_fire").rule == "KEMET-PP.2"
    g = table({"hand": ["open_gates"], "prayer": 0, "units": {"front_nw": 1}})
    answer(g, "token on move_3")
    assert refused(g, "play open_gates").rule == "KEMET-PP.2"


@pytest.mark.rule("KEMET-CARD.5")
def test_nobody_plays_a_card_he_does_not_hold() -> None:
    g = table({"hand": ["prayer"]}, {"hand": ["mana_theft"]})
    assert refused(g, "play mana_theft").rule == "KEMET-CARD.5"
