"""Magic cards: the hand, casting spells, their price and their time (ELDER-4)."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.box import MAGIC, PROPHECY, QUEST_CARD, SPELL
from deskovka.games.eldervale.gaining import draw_card, gain
from deskovka.games.eldervale.magic import KeepHand
from deskovka.games.eldervale.resources import bundle
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import ACTION_DONE, PLACED
from deskovka.games.eldervale.windows import Window, window
from support.eldervale import answer, asked, events, go_on, holds, magic, me, offered, purse, refused, table, units

ONE_UNIT = {"mill": ["worker"]}
EIGHT = [one.name for one in MAGIC[:8]]


def casts(g: Eldervale) -> list[str]:
    return [words for words in offered(g) if words.startswith("cast")]


# ---- the hand


@pytest.mark.rule("ELDER-4.1")
def test_a_hand_is_hidden_from_others() -> None:
    g = table({"hand": ["spell-gust"]}, {"hand": ["quest-slayer"]})
    assert "spell-gust" in str(g.view(0))
    assert "quest-slayer" not in str(g.view(0))


@pytest.mark.rule("ELDER-4.2")
@pytest.mark.rule("ELDER-8.6")
def test_at_the_end_of_the_own_turn_exactly_seven_cards_are_kept() -> None:
    g = table({"hand": [*EIGHT, "quest-slayer"]}, steps=[KeepHand(0)])
    assert asked(g) == (0, "SpendCards")
    answer(g, "discard spell-gust", "discard spell-cyclone")
    assert len(holds(g)) == 7
    assert g.ask is None
    assert g.discards == 1 << magic("spell-gust") | 1 << magic("spell-cyclone")


@pytest.mark.rule("ELDER-4.2")
def test_seven_cards_are_not_too_many() -> None:
    assert table({"hand": EIGHT[:7]}, steps=[KeepHand(0)]).ask is None


@pytest.mark.rule("ELDER-4.3")
def test_there_is_no_limit_at_other_times_nor_for_others() -> None:
    g = table({"hand": EIGHT}, {"hand": ["quest-slayer"]})
    gain(g, me(g), bundle("3 magic"))
    assert len(holds(g)) == 11
    gain(g, me(g, 1), bundle("9 magic"))
    answer(g, "regroup")
    while asked(g)[0] == 0 and asked(g)[1] == "Window":
        answer(g, "go on")
    while asked(g)[1] == "SpendCards":
        answer(g, offered(g)[0])
    assert (len(holds(g)), len(holds(g, 1))) == (7, 10)


@pytest.mark.rule("ELDER-4.4")
def test_a_spell_lies_on_the_discard_pile_after_it_is_carried_out() -> None:
    g = table({"hand": ["spell-gust"], "units": ONE_UNIT, "power": {"air": 2}})
    answer(g, "cast spell-gust")
    assert (g.discards, holds(g)) == (0, [])  # neither here nor there while it is being carried out
    answer(g, "move worker from mill to dungeon-1")
    assert g.discards == 1 << magic("spell-gust")
    assert "spell-gust" in str(g.view(None))


@pytest.mark.rule("ELDER-4.5")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_in_the_middle_of_a_draw() -> None:
    g = table({}, discards=["spell-gust", "spell-scorch"])
    g.magic = g.magic[-1:]
    gain(g, me(g), bundle("3 magic"))
    assert len(holds(g)) == 3
    assert {"spell-gust", "spell-scorch"} < set(holds(g))
    assert g.discards == 0


@pytest.mark.rule("ELDER-4.5")
def test_that_the_discard_pile_is_shuffled_is_told() -> None:
    g = table({"tray": ["air-magic"]}, discards=["spell-gust", "spell-scorch"])
    g.magic = g.magic[:0]
    told = [event["event"] for event in events(g, "cash air-magic for magic")]
    assert told == ["cashed", "shuffled", "drew"]
    g = table({"tray": ["air-magic"]})
    g.magic = g.magic[:0]
    assert [event["event"] for event in events(g, "cash air-magic for magic")] == ["cashed"]  # nothing to shuffle


@pytest.mark.rule("ELDER-4.5")
def test_the_discard_pile_stays_as_long_as_nobody_has_to_draw() -> None:
    g = table({}, discards=["spell-gust"])
    g.magic = g.magic[-1:]
    gain(g, me(g), bundle("1 magic"))
    assert (len(g.magic), g.discards) == (0, 1 << magic("spell-gust"))


@pytest.mark.rule("ELDER-4.6")
def test_with_both_piles_empty_a_draw_is_skipped() -> None:
    g = table({})
    g.magic = g.magic[:0]
    assert not draw_card(g, me(g))
    assert holds(g) == []


@pytest.mark.rule("ELDER-4.7")
def test_there_are_spells_quests_and_prophecies_and_any_may_be_spent() -> None:
    kinds = [int(one.kind) for one in MAGIC]
    assert [kinds.count(kind) for kind in (SPELL, QUEST_CARD, PROPHECY)] == [32, 16, 12]
    g = table({"hand": ["spell-gust", "quest-slayer", "prophecy-summit", *EIGHT[1:6]]}, steps=[KeepHand(0)])
    assert {"discard spell-gust", "discard quest-slayer", "discard prophecy-summit"} < set(offered(g))


# ---- when


@pytest.mark.rule("ELDER-4.8")
@pytest.mark.rule("ELDER-4.10")
def test_a_spell_of_the_own_turn_is_a_free_action_at_any_moment_of_it() -> None:
    seat = {"hand": ["spell-merchants-favor", "spell-gust"], "units": ONE_UNIT, "purse": "1 scroll"}
    g = table(seat)
    assert casts(g) == ["cast spell-gust", "cast spell-merchants-favor"]
    answer(g, "place worker in windswept-steppe")
    assert asked(g) == (0, "Window")
    assert casts(g) == ["cast spell-gust", "cast spell-merchants-favor"]


@pytest.mark.rule("ELDER-4.8")
def test_a_spell_with_another_time_is_refused() -> None:
    g = table({"hand": ["spell-fireball"], "units": ONE_UNIT})
    assert casts(g) == []
    assert refused(g, "cast spell-fireball").rule == "ELDER-4.8"
    assert refused(g, "cast spell-gust").rule == "ELDER-4.1"


@pytest.mark.rule("ELDER-4.8")
def test_second_wind_belongs_right_after_a_placement() -> None:
    g = table({"hand": ["spell-second-wind"], "units": ONE_UNIT, "power": {"air": 4}})
    assert casts(g) == []
    answer(g, "place worker in windswept-steppe")
    assert refused(g, "cast spell-second-wind").rule == "ELDER-4.8"  # the realm action comes first
    go_on(g)
    answer(g, "take treasure in windswept-steppe field 1", "cast spell-second-wind", "place worker in dungeon-1")
    assert units(g, "dungeon-1") == ["worker"]


@pytest.mark.rule("ELDER-4.9")
def test_a_spell_that_says_so_may_be_cast_in_anothers_turn() -> None:
    g = table({"units": ONE_UNIT}, {"hand": ["spell-transmutation", "spell-gust"], "units": {"ash-plains": ["worker"]}})
    answer(g, "place worker in windswept-steppe")
    assert asked(g) == (1, "Window")
    assert offered(g) == ["go on", "cast spell-transmutation"]
    assert refused(g, "cast spell-gust").rule == "ELDER-4.8"


# ---- the price


@pytest.mark.rule("ELDER-4.11")
def test_a_spell_is_paid_or_free_with_enough_power() -> None:
    for level, price in ((1, 1), (2, 0)):  # power 2 and 3
        g = table({"hand": ["spell-gust"], "units": ONE_UNIT, "power": {"air": level}, "purse": "2 scroll"})
        answer(g, "cast spell-gust")
        assert purse(g) == f"{2 - price} scroll"


@pytest.mark.rule("ELDER-4.11")
def test_who_can_neither_pay_nor_has_the_power_cannot_cast() -> None:
    g = table({"hand": ["spell-gust"], "units": ONE_UNIT, "purse": "5 gem"})
    assert casts(g) == []
    assert refused(g, "cast spell-gust").rule == "ELDER-4.11"


@pytest.mark.rule("ELDER-4.12")
def test_a_spell_without_a_price_is_free() -> None:
    g = table({"hand": ["spell-merchants-favor"], "purse": ""})
    answer(g, "cast spell-merchants-favor", "gain gem", "gain gem")
    assert purse(g) == "2 gem 1 gold"


@pytest.mark.rule("ELDER-4.13")
def test_a_card_cannot_pay_for_itself() -> None:
    """Second Wind costs a scroll and anything else."""
    seat = {"units": ONE_UNIT, "purse": "1 scroll"}
    alone = table({**seat, "hand": ["spell-second-wind"]}, steps=[Window(0, amount=ACTION_DONE)], stop=True)
    assert casts(alone) == []  # everybody sees that one scroll and one card are not enough
    two = {**seat, "hand": ["spell-second-wind", "prophecy-summit"]}
    g = table(two, steps=[Window(0, amount=ACTION_DONE)], stop=True)
    answer(g, "cast spell-second-wind")
    assert holds(g) == []


@pytest.mark.rule("ELDER-4.16")
def test_a_prophecy_is_not_played_during_the_game() -> None:
    g = table({"hand": ["prophecy-summit"], "power": {"air": 5}})
    assert offered(g)[-1] == "regroup"
    assert refused(g, "cast prophecy-summit").rule == "ELDER-4.16"
    assert refused(g, "complete prophecy-summit").rule == "ELDER-4.16"


@pytest.mark.rule("ELDER-4.17")
def test_a_spell_that_could_do_nothing_cannot_be_cast() -> None:
    g = table({"hand": ["spell-undertow", "spell-gust"], "purse": "1 potion 1 scroll"})
    assert casts(g) == []
    assert refused(g, "cast spell-undertow").rule == "ELDER-4.17"  # nobody in the Underworld
    assert refused(g, "cast spell-gust").rule == "ELDER-4.17"  # nobody on the map
    fallen = table({"hand": ["spell-undertow"], "purse": "1 potion", "units": {"underworld": ["worker"]}})
    assert casts(fallen) == ["cast spell-undertow"]


@pytest.mark.rule("ELDER-4.17")
def test_the_price_must_leave_what_the_spell_needs() -> None:
    """Raise the Walls: the dwelling in Windswept Steppe costs a scroll and a tool."""
    seat = {"hand": ["spell-raise-walls"], "units": {"windswept-steppe": ["worker"]}}
    assert casts(table({**seat, "purse": "1 scroll 2 tool"})) == []
    assert casts(table({**seat, "purse": "1 scroll 3 tool"})) == ["cast spell-raise-walls"]
    assert casts(table({**seat, "purse": "1 scroll 1 tool", "power": {"earth": 4}})) == ["cast spell-raise-walls"]


@pytest.mark.rule("ELDER-4.17")
def test_a_price_is_not_paid_with_what_the_spell_needs() -> None:
    """Levy for a gold keeps the only tool, which can then be swapped."""
    g = table({"hand": ["spell-levy"], "purse": "1 tool 1 gold"})
    answer(g, "cast spell-levy")
    assert asked(g) == (0, "Swap")  # the gold was the only way
    assert purse(g) == "1 tool"
    g = table({"hand": ["spell-levy"], "purse": "1 tool 1 gold"}, stop=True)
    g.choose(0, "cast spell-levy", stop=True)
    assert offered(g) == ["pay 1 gold"]
    assert refused(g, "pay 1 tool").rule == "ELDER-4.17"


@pytest.mark.rule("ELDER-4.13")
def test_a_card_cannot_pay_for_what_it_does_either() -> None:
    """Second Wind, free with power: two resources are needed at the Mage Tower, and the card itself is none of them."""
    seat = {"units": {"mill": ["worker"]}, "power": {"air": 4}, "purse": "1 gem"}
    for cards, works in ((["spell-second-wind"], False), (["spell-second-wind", "prophecy-summit"], True)):
        g = table(
            {**seat, "hand": cards}, steps=[Window(0, amount=ACTION_DONE)], stop=True, tiles=["mill", "mage-tower"]
        )
        assert (casts(g) == ["cast spell-second-wind"]) == works


def test_a_spell_is_told_and_counted_for_the_turn() -> None:
    g = table({"hand": ["spell-merchants-favor", "spell-call-of-adventure"]})
    told = [event["event"] for event in events(g, "cast spell-merchants-favor", "gain gem", "gain gem")]
    assert told[0] == "cast"
    assert told[-1] == "discarded"
    assert me(g).spells == 1
    answer(g, "cast spell-call-of-adventure", "choose nothing", "gain gem")
    assert me(g).spells == 2


def test_spells_wait_while_a_payment_is_made() -> None:
    g = table({"hand": ["spell-merchants-favor"], "units": ONE_UNIT, "purse": "2 gem 2 tool"})
    answer(g, "place worker in mage-tower", "go on")
    assert asked(g) == (0, "Pay")
    assert refused(g, "cast spell-merchants-favor").rule == "ELDER-15.10"


def test_the_window_helper_knows_whose_turn_it_is() -> None:
    g = table({})
    assert window(g, 0, PLACED).window() == 0
    assert window(g, 1, PLACED).window() == PLACED


@pytest.mark.rule("ELDER-23.8")
def test_raise_the_walls_beside_the_colossus_is_refused_by_his_rule() -> None:
    seat = {"hand": ["spell-raise-walls"], "purse": "5 tool 3 gem", "units": {"briar-forest": ["worker"]}}
    assert "cast spell-raise-walls" in offered(table(seat))
    g = table(seat, monsters={"stone-colossus": "ash-plains"})
    assert refused(g, "cast spell-raise-walls").rule == "ELDER-23.8"
    nowhere = table({**seat, "units": {}})
    assert refused(nowhere, "cast spell-raise-walls").rule == "ELDER-4.17"
