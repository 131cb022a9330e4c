"""Quests: at their event, or while what they name is so (ELDER-4.14 to 4.16, R49)."""

from __future__ import annotations

import pytest

from deskovka.core.vecs import append
from deskovka.games.eldervale.ongoing import Battle, Side
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import NOBODY, ON_BUILD, ON_EXPLORE, ON_REGROUP, TURN_ENDS, WON
from deskovka.games.eldervale.windows import AskAround, at_event, window
from support.eldervale import answer, asked, beast, holds, magic, me, offered, realm, refused, table


def quests(g: Eldervale) -> list[str]:
    return [words for words in offered(g) if words.startswith("complete")]


def event(what: int, place: str, *seats: dict[str, object], **keys: object) -> Eldervale:
    """Something has just happened to seat 0."""
    g = table(*seats, steps=[], **keys)
    at_event(g, 0, what, realm(place))
    g.settle()
    return g


@pytest.mark.rule("ELDER-4.14")
def test_a_quest_about_a_state_is_completed_in_the_own_turn_while_that_is_so() -> None:
    g = table({"hand": ["quest-gilded"], "purse": "3 gold"})
    answer(g, "complete quest-gilded")
    assert me(g).points == 3
    poor = table({"hand": ["quest-gilded"], "purse": "2 gold"})
    assert quests(poor) == []
    assert refused(poor, "complete quest-gilded").rule == "ELDER-4.14"


@pytest.mark.rule("ELDER-4.14")
def test_a_quest_about_a_state_may_be_completed_at_the_end_of_anothers_turn() -> None:
    g = table({}, {"hand": ["quest-gilded"], "purse": "3 gold"})
    answer(g, "regroup")
    assert asked(g) == (1, "Window")
    assert offered(g) == ["go on", "complete quest-gilded"]
    answer(g, "complete quest-gilded")
    assert me(g, 1).points == 3


@pytest.mark.rule("ELDER-4.14")
def test_a_quest_about_a_state_waits_during_anothers_turn() -> None:
    seat = {"hand": ["quest-gilded"], "purse": "3 gold", "units": {"ash-plains": ["worker"]}}
    g = table({"units": {"mill": ["worker"]}}, seat)
    answer(g, "place worker in windswept-steppe")
    assert asked(g) == (1, "Window")
    assert offered(g) == ["go on"]
    assert refused(g, "complete quest-gilded").rule == "ELDER-4.14"


@pytest.mark.rule("ELDER-4.14")
def test_playing_a_quest_is_optional() -> None:
    g = table({"hand": ["quest-gilded"], "purse": "3 gold"}, steps=[AskAround(amount=TURN_ENDS)])
    answer(g, "go on")
    assert (me(g).points, holds(g)) == (0, ["quest-gilded"])


@pytest.mark.rule("ELDER-4.14")
def test_a_quest_about_an_event_is_completed_then_and_only_then() -> None:
    seat = {"hand": ["quest-neighbours"], "dwellings": ["windswept-steppe"]}
    other = {"dwellings": ["ash-plains", "terraced-fields"]}
    g = event(ON_BUILD, "summoning-portal", seat, other)
    assert offered(g) == ["go on", "complete quest-neighbours"]
    answer(g, "complete quest-neighbours")
    assert me(g).points == 4
    later = table(seat, other)
    assert refused(later, "complete quest-neighbours").rule == "ELDER-4.14"


@pytest.mark.rule("ELDER-4.14")
@pytest.mark.parametrize("cards", [["quest-neighbours"], ["prophecy-summit"], ["quest-among-ruins", "spell-gust"]])
def test_whether_it_is_asked_at_an_event_depends_on_what_everybody_sees(cards: list[str]) -> None:
    """Two dwellings stand beside the new one: Good Neighbours would fit, whoever holds it."""
    other = {"dwellings": ["ash-plains", "terraced-fields"]}
    g = event(ON_BUILD, "summoning-portal", {"hand": cards}, other)
    assert asked(g) == (0, "Window")


def test_nobody_is_asked_at_an_event_no_quest_can_be_about() -> None:
    assert event(ON_BUILD, "summoning-portal", {"hand": ["quest-neighbours"]}).ask is None
    assert event(ON_EXPLORE, "mossy-hills", {"hand": ["quest-trailblazer"]}).ask is None
    assert event(ON_EXPLORE, "sky-aerie", {}).ask is None  # no card in hand


def test_nobody_is_asked_about_quests_that_lie_open() -> None:
    """A quest on the discard pile, or completed by somebody, is in no hand."""
    seat = {"hand": ["prophecy-summit"]}
    assert event(ON_EXPLORE, "sky-aerie", seat).ask is not None
    assert event(ON_EXPLORE, "sky-aerie", seat, discards=["quest-trailblazer"]).ask is None
    assert event(ON_EXPLORE, "sky-aerie", seat, {"quests": ["quest-trailblazer"]}).ask is None


def test_a_lair_on_the_map_is_an_event_for_who_laid_it() -> None:
    seat = {"units": {"mill": ["worker"]}, "hand": ["quest-trailblazer"], "purse": "5 gem 5 scroll 5 tool 5 gold"}
    g = table(seat, supply=["sky-aerie", "mossy-hills"])
    answer(g, "place worker in dungeon-1", "go on")
    assert asked(g) == (0, "PutTile")
    answer(g, offered(g)[0])
    assert offered(g) == ["go on", "complete quest-trailblazer"]
    answer(g, "complete quest-trailblazer")
    assert me(g).points == 3


def test_the_second_spell_of_a_turn_completes_spellbinder() -> None:
    cards = ["spell-merchants-favor", "spell-call-of-adventure", "quest-spellbinder"]
    g = table({"hand": cards})
    answer(g, "cast spell-merchants-favor", "gain gem", "gain gem")
    assert asked(g) == (0, "Turn")
    answer(g, "cast spell-call-of-adventure", "choose nothing", "gain gem")
    assert asked(g) == (0, "Window")
    answer(g, "complete quest-spellbinder")
    assert asked(g) == (0, "Turn")
    assert me(g).points == 2 + 4


def test_the_fourth_card_action_of_a_regroup_completes_grand_regroup() -> None:
    g = table({"hand": ["quest-grand-regroup"]}, steps=[])
    g.regrouping = True
    g.actions_done = 3
    at_event(g, 0, ON_REGROUP)
    g.settle()
    assert g.ask is None
    g.actions_done = 4
    at_event(g, 0, ON_REGROUP)
    g.settle()
    answer(g, "complete quest-grand-regroup")
    assert me(g).points == 4


@pytest.mark.rule("ELDER-15.10")
def test_in_the_middle_of_an_effect_only_the_quest_about_it_can_be_played() -> None:
    """Explorer's Lantern lays a lair; its points come afterwards."""
    cards = ["spell-explorers-lantern", "quest-trailblazer", "quest-gilded", "spell-merchants-favor"]
    seat = {"hand": cards, "purse": "3 gold", "orbs": 1, "tray": ["air-2-gem"]}
    g = table(seat, supply=["sky-aerie", "mossy-hills"], variants={"mercenaries": "on"})
    answer(g, "cast spell-explorers-lantern", "cash air-2-gem for gem")
    answer(g, next(words for words in offered(g) if words.startswith("lay")))
    assert offered(g) == ["go on", "complete quest-trailblazer"]
    assert refused(g, "cast spell-merchants-favor").rule == "ELDER-4.8"
    assert refused(g, "complete quest-gilded").rule == "ELDER-4.14"
    for words in ("orb on space 1", "hire minotaur"):
        assert refused(g, words).rule == "ELDER-15.10"
    answer(g, "complete quest-trailblazer")
    assert me(g).points == 3 + 2


def won(beaten: int, others: int, *, monster: bool, **seat: object) -> Eldervale:
    """Seat 0 has won a battle against so many others, of whom so many units were beaten, and perhaps a monster."""
    g = table(seat, *[{} for _ in range(others)], steps=[])
    battle = Battle()
    battle.realm = realm("mill")
    battle.decided = True
    battle.winner = 0
    battle.step = 6
    for number in [0, *range(1, others + 1), *([NOBODY] if monster else [])]:
        side = Side()
        side.seat = number
        side.lost = beaten if number == 1 else 0
        battle.sides = append(battle.sides[:], side)
    battle.monster = beast("winged-serpent") if monster else -1
    g.battle = battle
    g.do(window(g, 0, WON, battle.realm), window(g, 1, WON, battle.realm))
    g.settle()
    return g


@pytest.mark.parametrize(
    ("beaten", "others", "monster", "fits"),
    [
        (1, 1, False, []),
        (3, 1, False, ["complete quest-conqueror"]),
        (1, 2, False, ["complete quest-conqueror"]),
        (1, 1, True, ["complete quest-slayer", "complete quest-conqueror"]),
    ],
)
def test_quests_about_a_battle_are_for_its_winner(beaten: int, others: int, monster: bool, fits: list[str]) -> None:
    g = won(beaten, others, monster=monster, hand=["quest-slayer", "quest-conqueror", "spell-minstrels-song"])
    assert asked(g) == (0, "Window")
    assert quests(g) == fits
    assert "cast spell-minstrels-song" in offered(g)
    for words in fits:
        answer(g, words)
    answer(g, "go on")
    assert g.ask is None  # nobody else is asked
    assert me(g).points == sum({"slayer": 4, "conqueror": 5}[words.rpartition("-")[2]] for words in fits)


@pytest.mark.rule("ELDER-4.15")
def test_a_completed_quest_lies_open_and_is_no_card_in_hand() -> None:
    g = table({"hand": ["quest-gilded", "spell-gust"], "purse": "3 gold"})
    answer(g, "complete quest-gilded")
    assert holds(g) == ["spell-gust"]
    assert me(g).quests == 1 << magic("quest-gilded")
    assert g.discards == 0
    assert "quest-gilded" in str(g.view(None))


@pytest.mark.rule("ELDER-4.16")
def test_a_prophecy_stays_in_hand() -> None:
    g = table({"hand": ["prophecy-summit"], "power": {"air": 5}})
    assert quests(g) == []
    assert refused(g, "complete prophecy-summit").rule == "ELDER-4.16"
    assert refused(g, "complete spell-gust").rule == "ELDER-4.1"


def test_a_spell_is_no_quest_and_a_quest_no_spell() -> None:
    g = table({"hand": ["spell-gust", "quest-slayer"]})
    assert refused(g, "complete spell-gust").rule == "ELDER-4.7"
    assert refused(g, "cast quest-slayer").rule == "ELDER-4.7"
