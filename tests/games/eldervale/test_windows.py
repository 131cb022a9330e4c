"""Windows: who is asked when, in which order, and that it betrays nothing (ELDER-2.4, R30, R48, docs/adr/0023)."""

from __future__ import annotations

import pytest

from deskovka.core.vecs import vec
from deskovka.games.eldervale.deeds import DEEDS
from deskovka.games.eldervale.ongoing import Placement
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import (
    ACTION_DONE,
    BATTLE_COMES,
    BEFORE_DICE,
    EVENT,
    JOINING,
    LOST,
    PLACED,
    READY,
    ROLLED,
    TURN_ENDS,
    WINDOWS,
    WON,
    WORKER,
)
from deskovka.games.eldervale.windows import AskAround, Open, others_from_left
from support.eldervale import ELDERVALE, answer, asked, events, holds, magic, offered, realm, refused, table

MAP_AND_READY = {"units": {"ash-plains": ["worker"]}}  # and two workers ready: Transmutation would find something
NOTHING_HELPS = ["prophecy-summit"]


def around(moment: int, *seats: dict[str, object], turn: int = 0) -> Eldervale:
    return table(*seats, steps=[AskAround(amount=moment, realm=realm("mill"))], turn=turn)


def passes(g: Eldervale) -> list[int]:
    """Everybody who is asked goes on; who that was."""
    order = []
    while g.ask is not None:
        order.append(int(g.seat))
        answer(g, "go on")
    return order


# ---- order


def holding(*cards: str) -> dict[str, object]:
    return {**MAP_AND_READY, "hand": list(cards)}


PROPHETS = [holding(f"prophecy-{name}") for name in ("summit", "hearths", "legends", "fallen")]


@pytest.mark.rule("ELDER-2.4")
def test_seats_are_asked_from_the_left_of_the_active_player_round_to_him() -> None:
    assert passes(around(PLACED, *PROPHETS, turn=1)) == [2, 3, 0, 1]
    assert list(others_from_left(around(PLACED, *PROPHETS[:3], turn=2))) == [0, 1, 2]


@pytest.mark.rule("ELDER-2.4")
def test_effects_happen_in_the_order_they_are_announced() -> None:
    caster = holding("spell-transmutation", "prophecy-heroes")
    g = around(PLACED, *PROPHETS[:2], caster)
    assert asked(g) == (1, "Window")
    answer(g, "go on")
    assert asked(g) == (2, "Window")
    answer(g, "cast spell-transmutation")
    assert asked(g)[0] == 0  # Transmutation lies on the pile now: only the active player could still do something
    answer(g, "go on")
    assert g.ask is None


def test_who_has_passed_is_asked_again_only_if_something_happened() -> None:
    g = coming_battle(*PROPHETS[:2], holding("spell-transmutation", "quest-slayer"))
    assert passes(g) == [1, 2, 0]
    g = coming_battle(*PROPHETS[:2], holding("spell-transmutation", "quest-slayer"))
    answer(g, "go on")
    answer(g, "cast spell-transmutation")
    assert passes(g) == [2, 0, 1]  # seat 1 once more: something has happened since


def coming_battle(*seats: dict[str, object]) -> Eldervale:
    """A unit of seat 0 was placed in the mill, and a battle is about to begin there: Wolf Charm could be cast."""
    g = table(*seats, steps=[])
    placement = Placement()
    placement.realm = realm("mill")
    placement.piece = g.first_of(0, WORKER, READY)
    g.where[placement.piece] = placement.realm
    g.where[g.first_of(1, WORKER, READY)] = placement.realm
    g.placements = vec[Placement]([placement])
    g.do(AskAround(amount=BATTLE_COMES, realm=placement.realm))
    g.settle()
    return g


def test_discarding_treasure_asks_nobody_again() -> None:
    seat = {"tray": ["air-gold"], "purse": ""}
    g = around(TURN_ENDS, {"purse": ""}, seat, {"tray": ["fire-gold"], "purse": ""})
    answer(g, "go on", "cash fire-gold for gold")
    assert g.ask is None


# ---- who is asked


@pytest.mark.parametrize("cards", [NOTHING_HELPS, ["spell-transmutation"], ["quest-slayer"]])
@pytest.mark.parametrize("moment", [PLACED, TURN_ENDS])
def test_with_a_card_and_units_to_exchange_one_is_asked_whatever_the_card(cards: list[str], moment: int) -> None:
    g = around(moment, {"purse": ""}, {**MAP_AND_READY, "hand": cards})
    assert asked(g) == (1, "Window")
    assert (offered(g) == ["go on"]) == (cards != ["spell-transmutation"])


@pytest.mark.parametrize(
    "seat",
    [
        {"hand": ["spell-transmutation"]},  # nobody on the map
        {**MAP_AND_READY},  # no card
        {"units": {"ash-plains": ["worker", "worker", "worker"]}, "hand": ["spell-transmutation"]},  # nobody ready
    ],
)
def test_who_can_do_nothing_by_what_everybody_sees_is_not_asked(seat: dict[str, object]) -> None:
    assert around(PLACED, {"purse": ""}, {"purse": "", **seat}).ask is None


def test_a_spell_everybody_sees_on_the_pile_is_no_reason_to_ask() -> None:
    seat = {**MAP_AND_READY, "hand": NOTHING_HELPS}
    g = table({"purse": ""}, seat, steps=[AskAround(amount=PLACED)], discards=["spell-transmutation"])
    assert g.ask is None


def test_tokens_in_the_tray_are_a_reason_to_ask() -> None:
    g = around(PLACED, {"purse": ""}, {"tray": ["fire-gold"]})
    assert offered(g) == ["go on", "cash fire-gold for gold"]


@pytest.mark.parametrize("moment", [BEFORE_DICE, ROLLED, WON, LOST, EVENT, ACTION_DONE])
def test_moments_of_a_battle_or_an_event_are_for_those_they_concern(moment: int) -> None:
    seat = {**MAP_AND_READY, "hand": ["spell-transmutation"], "tray": ["fire-gold"]}
    assert around(moment, {"purse": ""}, seat).ask is None


def test_after_a_realm_action_there_is_a_moment_for_one_more_placement_only() -> None:
    """Second Wind costs a scroll and anything: with both it might be cast, whatever is in the hand."""
    seat = {"units": {"mill": ["worker"]}, "hand": NOTHING_HELPS}
    rich = table({**seat, "purse": "2 scroll"}, steps=[AskAround(amount=ACTION_DONE)])
    assert asked(rich) == (0, "Window")
    poor = table({**seat, "purse": "2 gem"}, steps=[AskAround(amount=ACTION_DONE)])
    assert poor.ask is None


# ---- spells and the roll


def test_nothing_of_the_own_turn_is_cast_between_the_roll_and_the_end_of_a_battle() -> None:
    first = {"units": {"mill": ["worker"]}, "hand": ["spell-merchants-favor", "spell-gust"], "purse": "2 scroll"}
    second = {"units": {"windswept-steppe": ["worker"]}, "purse": ""}
    g = table(first, second)
    answer(g, "place worker in windswept-steppe")
    while g.battle is None or g.battle.step < 4:
        assert any(words.startswith("cast") for words in offered(g)) or asked(g)[1] not in ("Window", "Respond")
        answer(g, "go on" if "go on" in offered(g) else "done" if "done" in offered(g) else offered(g)[0])
    if asked(g) == (0, "Respond"):
        assert refused(g, "cast spell-merchants-favor").rule == "ELDER-4.10"


# ---- windows of the contract


def test_a_window_of_others_has_a_name_and_deeds() -> None:
    g = around(PLACED, {"purse": ""}, {**MAP_AND_READY, "hand": NOTHING_HELPS, "tray": ["fire-gold"]})
    assert g.ask is not None
    assert ELDERVALE.window_of(g.ask) == "placed"
    assert ELDERVALE.deeds_at(g, g.ask) == ["treasure", "spell"]
    assert ELDERVALE.deed_of(g.ask.skip()) == ""
    assert {ELDERVALE.deed_of(int(option)) for option in g.options} <= {"", *DEEDS}


def test_the_own_turn_has_no_windows() -> None:
    g = table({"hand": ["spell-merchants-favor"]}, steps=[AskAround(amount=TURN_ENDS)])
    assert g.ask is not None
    assert (asked(g), ELDERVALE.window_of(g.ask), g.ask.skip() in g.options) == ((0, "Window"), "", True)


@pytest.mark.parametrize("moment", [0, PLACED, ACTION_DONE, TURN_ENDS])
def test_quiet_moments_of_the_own_turn_may_be_passed_by_a_client(moment: int) -> None:
    seat = {"hand": ["spell-merchants-favor"], "units": {"mill": ["worker"]}, "purse": "2 scroll"}
    g = table(seat, steps=[AskAround(amount=moment)])
    assert g.ask is not None
    assert g.ask.skip() in g.options
    assert ELDERVALE.has_aside(g, 0)
    assert not ELDERVALE.has_aside(g, 1)


def test_who_has_nothing_to_do_has_nothing_aside() -> None:
    assert not ELDERVALE.has_aside(table({"hand": NOTHING_HELPS, "purse": ""}), 0)
    assert ELDERVALE.has_aside(table({"tray": ["air-gold"]}), 0)


def test_battles_of_the_own_turn_are_never_passed_by_a_client() -> None:
    """Wolf Charm could still be cast, units could join, swords be spent: it would not come back."""
    first = {"units": {"mill": ["worker"], "mage-tower": ["worker"]}, "purse": "2 sword", "hand": ["spell-wolf-charm"]}
    g = table(first, {"units": {"windswept-steppe": ["worker"]}, "purse": ""})
    answer(g, "place worker in windswept-steppe", "go on")
    asked_in_battle = []
    while g.turn == 0 and asked(g)[0] == 0:
        assert g.ask is not None
        moment = g.ask.moment() if isinstance(g.ask, Open) else 0
        if moment in (BATTLE_COMES, JOINING, BEFORE_DICE, ROLLED):
            asked_in_battle.append(int(moment))
            assert g.ask.skip() == -1
        answer(g, next(words for words in ("go on", "done", "no", offered(g)[0]) if words in offered(g)))
    assert asked_in_battle[:3] == [BATTLE_COMES, JOINING, BEFORE_DICE]


def test_every_moment_has_a_name() -> None:
    moments = [PLACED, BATTLE_COMES, JOINING, BEFORE_DICE, ROLLED, WON, LOST, TURN_ENDS, EVENT, ACTION_DONE]
    assert moments == list(range(1, len(set(WINDOWS)) + 1))


# ---- secrets


def test_two_hands_are_asked_the_same_questions_through_a_whole_battle() -> None:
    """A spectator sees the same seats asked in the same order, whatever the cards are."""
    useful = ["spell-wolf-charm", "spell-fireball", "spell-battle-rage", "spell-stoneskin", "spell-transmutation"]
    useless = ["prophecy-summit", "prophecy-hearths", "prophecy-legends", "prophecy-fallen", "prophecy-heroes"]
    assert asked_through_a_battle(useful) == asked_through_a_battle(useless)


def asked_through_a_battle(cards: list[str]) -> list[tuple[int, str]]:
    first = {"units": {"mill": ["worker"]}, "purse": "2 scroll 2 sword"}
    second = {"units": {"windswept-steppe": ["worker"]}, "purse": "2 tool 2 sword", "hand": cards}
    g = table(first, second)
    answer(g, "place worker in windswept-steppe")
    questions = []
    while g.turn == 0:
        questions.append(asked(g))
        answer(g, next(words for words in ("go on", "done", "no", offered(g)[0]) if words in offered(g)))
    return questions


def test_a_stolen_card_is_forgotten_by_all_but_thief_and_victim() -> None:
    first = {"hand": ["spell-mind-theft"], "purse": "1 potion 1 sword"}
    g = table(first, {"hand": ["quest-slayer", "spell-gust", "quest-gilded"]}, {})
    for name in ("quest-slayer", "spell-gust", "quest-gilded"):
        g.seen_by[magic(name)] = 7  # all of them came from the pile
    assert "quest-gilded" in str(g.view(2))
    answer(g, "cast spell-mind-theft", "take quest-slayer", "take spell-gust")
    assert set(holds(g)) == {"quest-slayer", "spell-gust"}
    assert "quest-gilded" not in str(g.view(2))
    assert "quest-gilded" in str(g.view(0))
    assert "quest-slayer" in str(g.view(1))  # who lost it knows where it went


def test_the_minotaurs_charge_is_a_window_of_others() -> None:
    other = {"units": {"windswept-steppe": ["minotaur"]}, "tray": ["fire-gold"]}
    g = table({"units": {"mill": ["worker"]}}, other, variants={"mercenaries": "on"})
    answer(g, "place worker in mage-tower")
    assert asked(g) == (1, "Charge")
    assert g.ask is not None
    assert (ELDERVALE.window_of(g.ask), ELDERVALE.deeds_at(g, g.ask)) == ("placed", ["treasure", "charge"])
    assert g.ask.skip() in g.options


def test_a_tile_turned_over_is_seen_by_everybody_before_it_is_laid() -> None:
    seat = {"units": {"mill": ["worker"]}, "purse": "5 gem 5 scroll 5 tool"}
    g = table(seat, supply=["sky-aerie", "mossy-hills"])
    told = events(g, "place worker in dungeon-1")
    assert asked(g) == (0, "PutTile")
    assert {"event": "tile-drawn", "seat": 0, "realm": "sky-aerie"} in told
    assert g.view(None)["tile"] == g.view(1)["tile"] == "sky-aerie"
