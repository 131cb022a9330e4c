"""The quests, each at its event or while what it names is so, and not without (ELDER-4.14, R49)."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.box import ADVENTURE
from deskovka.games.eldervale.gaining import FOR_QUESTS
from deskovka.games.eldervale.table import Eldervale
from support.eldervale import answer, asked, holds, magic, me, offered, refused, table
from support.eldervale_battle import battle, roll
from support.eldervale_cards import EVERY
from support.eldervale_magic import untested_cards

MAGMA = "magma-terraces"
PORTAL = "summoning-portal"
STEPPE = "windswept-steppe"
ASKED = {"tray": ["air-gem"]}  # who has treasure is asked at every moment, whatever the hand
RICH = "5 gem 5 scroll 5 potion 5 tool 5 sword 5 gold"
CARDS = [card.name for card in ADVENTURE]
ADVANCED = ["warrior", "wizard", "dragon"]
NOT_SO = "eldervale-refusal-quest-not-met"
NOT_NOW = "eldervale-refusal-quest-not-now"


def test_every_quest_has_a_test() -> None:
    assert untested_cards(__file__, "quest") == []


def why_not(g: Eldervale, quest: str) -> str:
    refusal = refused(g, f"complete {quest}")
    assert refusal.rule == "ELDER-4.14"
    return refusal.message


def check_completed(g: Eldervale, quest: str, points: int, seat: int = 0) -> None:
    """It is on offer, scores at once and lies open afterwards."""
    assert f"complete {quest}" in offered(g)
    before = int(me(g, seat).points)
    answer(g, f"complete {quest}")
    assert me(g, seat).gains[FOR_QUESTS] == points <= me(g, seat).points - before
    assert me(g, seat).quests == 1 << magic(quest)
    assert quest not in holds(g, seat)


# ---- quests that name a state


def check_state(quest: str, points: int, met: dict[str, Any], *near_misses: dict[str, Any]) -> None:
    """In the own turn and at the end of another's while it is so; not in the middle of that, and not if it is not."""
    seat = {"hand": [quest], "purse": "", **ASKED}
    check_completed(table({**seat, **met}, **EVERY), quest, points)
    theirs = table({"units": {"mill": ["worker"]}, "purse": ""}, {**seat, **met}, **EVERY)
    answer(theirs, f"place worker in {STEPPE}")
    assert asked(theirs) == (1, "Window")
    assert why_not(theirs, quest) == NOT_NOW
    while asked(theirs)[0] == 1 or theirs.turn == 0:
        if f"complete {quest}" in offered(theirs):
            break
        answer(theirs, offered(theirs)[0])
    assert (theirs.turn, asked(theirs)) == (0, (1, "Window"))  # its end
    check_completed(theirs, quest, points, 1)
    for missing in near_misses:
        assert why_not(table({**seat, **missing}, **EVERY), quest) == NOT_SO


def test_quest_full_host_wants_all_three_summoned() -> None:
    units = {"ready": ["warrior", "wizard"], "underworld": ["dragon"]}
    check_state(
        "quest-full-host", 5, {"units": units}, {"units": {"ready": ADVANCED[1:]}}, {"units": {"mill": ["dragon"]}}
    )


def test_quest_hoarder_wants_five_of_a_basic_resource() -> None:
    check_state("quest-hoarder", 3, {"purse": "5 potion"}, {"purse": "4 gem 4 tool 5 gold"})
    check_completed(
        table({"hand": ["quest-hoarder"], "purse": "6 gem", "tableau": ["water-tide-charts"]}, **EVERY),
        "quest-hoarder",
        3,
    )


def test_quest_collector_wants_four_tokens_in_the_tray() -> None:
    four = ["air-gem", "fire-sword", "earth-gem", "water-gem"]
    on_cards = {"tray": four[:3], "tableau": ["fire-passage"], "fields": {"fire-passage": ["water-gem"]}}
    check_state("quest-collector", 3, {"tray": four}, on_cards)


def test_quest_scholar_wants_seven_adventure_cards() -> None:
    check_state("quest-scholar", 4, {"tableau": CARDS[:7]}, {"tableau": CARDS[:6]})


def test_quest_polymath_wants_markers_on_four_tracks() -> None:
    three = {"air": 1, "fire": 4, "dark": 1}
    check_state("quest-polymath", 3, {"power": {**three, "chaos": 1}}, {"power": three})


def test_quest_ascendant_wants_power_five() -> None:
    check_state("quest-ascendant", 4, {"power": {"dark": 4}}, {"power": {"dark": 3, "fire": 3}})
    check_completed(table({"hand": ["quest-ascendant"], "power": {"dark": 5}}, **EVERY), "quest-ascendant", 4)


def test_quest_long_march_wants_five_units_on_the_map() -> None:
    four = {"mill": ["worker", "worker"], "fortress": ["worker", "warrior"]}
    ready = {**four, "ready": ["dragon"], "underworld": ["wizard"]}
    check_state("quest-long-march", 4, {"units": {**four, "ash-plains": ["dragon"]}}, {"units": ready})
    tamed = {**four, "ash-plains": ["power-demon"]}
    check_completed(table({"hand": ["quest-long-march"], "units": tamed}, **EVERY), "quest-long-march", 4)


def test_quest_martyrs_wants_three_fallen() -> None:
    fallen = {"underworld": ["worker", "worker", "dragon"]}
    check_state("quest-martyrs", 4, {"units": fallen}, {"units": {"underworld": ["worker", "worker"]}})


def test_quest_gilded_wants_three_gold() -> None:
    check_state("quest-gilded", 3, {"purse": "3 gold"}, {"purse": "2 gold 5 gem"})


# ---- battles


def fought(
    quest: str, mine: str, *theirs: str, units: tuple[list[str], ...], monsters: dict[str, str] | None = None
) -> Eldervale:
    """Seat 0 holds the quest and fights in the portal with a worker; what the dice show, the own die last."""
    here = [{"units": {PORTAL: kinds}} for kinds in units]
    g = battle(
        PORTAL, {"units": {PORTAL: ["worker"]}, "hand": [quest], **ASKED}, *here, monsters=monsters or {}, **EVERY
    )
    while not any(words.startswith("roll") for words in offered(g)):
        answer(g, "go on" if "go on" in offered(g) else "done")
    sides = [*theirs[: len(units)], mine, *theirs[len(units) :]]
    roll(g, *sides)
    for words in ("go on", "choose fame"):
        if words in offered(g) and asked(g)[1] != "Window":
            answer(g, words)
    return g


DEMON = {"power-demon": PORTAL}


def test_quest_slayer_wants_a_monster_defeated_in_a_battle_that_is_won() -> None:
    g = fought("quest-slayer", "6", "1 1 1", units=(), monsters=DEMON)
    check_completed(g, "quest-slayer", 4)
    third = fought("quest-slayer", "6", "2", "1 1 1", units=(["worker"],), monsters=DEMON)
    check_completed(third, "quest-slayer", 4)
    players = fought("quest-slayer", "6", "1", units=(["worker"],))
    assert (asked(players), why_not(players, "quest-slayer")) == ((0, "Window"), NOT_SO)
    tamed = fought("quest-slayer", "6", "1 1 1", units=(["power-demon"],))
    assert (asked(tamed), why_not(tamed, "quest-slayer")) == ((0, "Window"), NOT_SO)  # a unit, not a monster
    lost = fought("quest-slayer", "1", "6 1 1", units=(), monsters=DEMON)
    assert why_not(lost, "quest-slayer") == NOT_NOW
    others = fought("quest-slayer", "1", "6", "1 1 1", units=(["worker"],), monsters=DEMON)
    while others.turn == 0:  # the other one beat it
        assert "complete quest-slayer" not in offered(others)
        answer(others, offered(others)[0])


def test_quest_conqueror_wants_three_beaten_units_or_two_participants() -> None:
    three = fought("quest-conqueror", "6", "1 1 1", units=(["worker", "worker", "worker"],))
    check_completed(three, "quest-conqueror", 5)
    two = fought("quest-conqueror", "6", "1 1", units=(["worker", "worker"],))
    assert (asked(two), why_not(two, "quest-conqueror")) == ((0, "Window"), NOT_SO)
    players = fought("quest-conqueror", "6", "1", "1", units=(["worker"], ["worker"]))
    check_completed(players, "quest-conqueror", 5)
    monster = fought("quest-conqueror", "6", "1", "1 1 1", units=(["worker"],), monsters=DEMON)
    check_completed(monster, "quest-conqueror", 5)
    alone = fought("quest-conqueror", "6", "1 1 1", units=(), monsters=DEMON)
    assert (asked(alone), why_not(alone, "quest-conqueror")) == ((0, "Window"), NOT_SO)
    lost = fought("quest-conqueror", "1", "6", "1", units=(["worker"], ["worker"]))
    assert why_not(lost, "quest-conqueror") == NOT_NOW


# ---- building


def built(quest: str, place: str, theirs: list[str], **seat: Any) -> Eldervale:
    """Seat 0 has just built there by Raise the Walls."""
    hand = [quest, "spell-raise-walls"]
    mine = {"hand": hand, "units": {place: ["worker"], "mill": ["worker"]}, "purse": RICH, "power": {"earth": 5}}
    g = table({**mine, **seat}, {"dwellings": theirs}, **EVERY)
    assert why_not(g, quest) == NOT_NOW
    answer(g, "cast spell-raise-walls")
    while asked(g)[1] == "Pay":
        answer(g, offered(g)[0])
    return g


def test_quest_neighbours_wants_two_dwellings_beside_the_new_one() -> None:
    """The briar forest is next to the ash plains and the magma terraces."""
    g = built("quest-neighbours", "briar-forest", [MAGMA], dwellings=["ash-plains"])
    assert asked(g) == (0, "Window")
    check_completed(g, "quest-neighbours", 4)
    one = built("quest-neighbours", "briar-forest", [MAGMA, "terraced-fields"])
    assert (asked(one), why_not(one, "quest-neighbours")) == ((0, "Turn"), NOT_NOW)
    later = built("quest-neighbours", "briar-forest", [MAGMA], dwellings=["ash-plains"])
    answer(later, "go on")
    assert (asked(later), why_not(later, "quest-neighbours")) == ((0, "Turn"), NOT_NOW)


def test_quest_among_ruins_wants_three_ruins_beside_the_new_dwelling() -> None:
    g = built("quest-among-ruins", STEPPE, [])  # the mill, the fortress and the tower
    assert asked(g) == (0, "Window")
    check_completed(g, "quest-among-ruins", 4)
    two = built("quest-among-ruins", "ash-plains", [])  # the fortress and the portal
    assert (asked(two), why_not(two, "quest-among-ruins")) == ((0, "Turn"), NOT_NOW)


# ---- spells


def test_quest_spellbinder_wants_a_second_spell_in_one_turn() -> None:
    hand = ["quest-spellbinder", "spell-merchants-favor", "spell-transmutation", "spell-treasure-map"]
    seat = {"hand": hand, "units": {"mill": ["worker"]}, "purse": ""}
    g = table(seat, **EVERY)
    assert why_not(g, "quest-spellbinder") == NOT_NOW
    answer(g, "cast spell-merchants-favor", "gain gem", "gain gem")
    assert asked(g) == (0, "Turn")
    answer(g, "cast spell-transmutation")
    assert asked(g) == (0, "Window")
    check_completed(g, "quest-spellbinder", 4)
    slow = table(seat, **EVERY)
    answer(slow, "cast spell-merchants-favor", "gain gem", "gain gem", "regroup")
    while asked(slow) != (0, "Turn") or slow.turns == 1:
        words = next(words for words in ("go on", "regroup", "ready worker from mill") if words in offered(slow))
        answer(slow, words)
    answer(slow, "cast spell-treasure-map", f"take treasure in {STEPPE} field 1")
    assert (asked(slow), why_not(slow, "quest-spellbinder")) == ((0, "Turn"), NOT_NOW)


def test_quest_spellbinder_counts_spells_in_the_turn_of_others() -> None:
    hand = ["quest-spellbinder", "spell-transmutation", "spell-wolf-charm"]
    theirs = {"hand": hand, "units": {MAGMA: ["worker"]}}
    g = battle(MAGMA, {"units": {MAGMA: ["worker"]}}, theirs, comes=True, **EVERY)
    answer(g, "cast spell-transmutation")
    assert why_not(g, "quest-spellbinder") == NOT_NOW
    answer(g, "cast spell-wolf-charm")
    assert (g.turn, asked(g)) == (0, (1, "Window"))
    check_completed(g, "quest-spellbinder", 4, 1)


# ---- regrouping


def test_quest_grand_regroup_wants_a_fourth_card_action() -> None:
    places = {"mill": ["worker"], "fortress": ["worker"], "mage-tower": ["worker"], PORTAL: ["wizard"]}
    cards = ["earth-passage", "fire-passage", "water-passage"]
    g = table({"hand": ["quest-grand-regroup"], "units": places, "tableau": cards, "purse": ""}, **EVERY)
    answer(g, "regroup", "worker from mill to earth-passage", "worker from fortress to fire-passage")
    answer(g, f"wizard from {PORTAL} to water-passage")
    assert why_not(g, "quest-grand-regroup") == NOT_NOW
    answer(g, "worker from mage-tower does harvest")
    assert asked(g) == (0, "Window")
    check_completed(g, "quest-grand-regroup", 4)


# ---- exploring


def explored(tile: str, holder: int = 0, **keys: Any) -> Eldervale:
    """Seat 0 lays this tile by the Lantern."""
    hands: list[list[str]] = [["spell-explorers-lantern"], ["prophecy-summit"]]
    hands[holder].append("quest-trailblazer")
    seats = [{"hand": hand, "purse": "", **ASKED} for hand in hands]
    seats[1]["tray"] = ["fire-sword"]
    g = table(*seats, supply=[tile, "mossy-hills", "hanging-rocks"], **{**EVERY, **keys})
    answer(g, "cast spell-explorers-lantern")
    answer(g, next(words for words in offered(g) if words.startswith("lay ")))
    return g


def test_quest_trailblazer_wants_a_lair_laid_by_oneself() -> None:
    lair = explored("sky-aerie")
    assert asked(lair) == (0, "Window")
    check_completed(lair, "quest-trailblazer", 3)
    plain = explored("misty-falls")
    assert (asked(plain), why_not(plain, "quest-trailblazer")) == ((0, "Turn"), NOT_NOW)
    later = explored("sky-aerie")
    answer(later, "go on")
    assert (asked(later), why_not(later, "quest-trailblazer")) == ((0, "Turn"), NOT_NOW)
    theirs = explored("sky-aerie", holder=1)
    while theirs.turn == 0 and theirs.seat >= 0:
        assert "complete quest-trailblazer" not in offered(theirs)
        words = next((words for words in ("go on", "regroup") if words in offered(theirs)), offered(theirs)[0])
        answer(theirs, words)


@pytest.mark.parametrize(("tile", "variant"), [("dragon-den", "mother-of-dragons"), ("bifrost", "ice-giant")])
def test_quest_trailblazer_takes_the_den_and_the_bridge_too(tile: str, variant: str) -> None:
    g = explored(tile, variants={variant: "on"})
    while asked(g)[1] in ("PutTile", "PutBridge"):
        answer(g, next(words for words in offered(g) if words.startswith("lay ")))
    check_completed(g, "quest-trailblazer", 3)
