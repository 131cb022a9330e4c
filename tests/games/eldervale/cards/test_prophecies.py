"""The prophecies: each is scored at the end exactly if what it says is so (ELDER-4.16, ELDER-25.12)."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.box import ADVENTURE
from deskovka.games.eldervale.gaining import FOR_PROPHECIES
from support.eldervale import holds, me, refused, table
from support.eldervale_cards import EVERY, ended
from support.eldervale_magic import untested_cards

CARDS = [card.name for card in ADVENTURE]
ADVANCED = ["warrior", "wizard", "dragon"]


def test_every_prophecy_has_a_test() -> None:
    assert untested_cards(__file__, "prophecy") == []


def worth(prophecy: str, *others: dict[str, Any], **seat: Any) -> int:
    """What a prophecy in hand is worth to a seat at the end."""
    return int(me(ended({"hand": [prophecy], **seat}, *others)).gains[FOR_PROPHECIES])


def test_prophecy_summit_wants_the_top_of_a_track() -> None:
    assert worth("prophecy-summit", power={"water": 5}) == 5
    assert worth("prophecy-summit", power={"water": 5, "fire": 5}) == 5
    assert worth("prophecy-summit", power={"water": 4, "fire": 4}) == 0


def test_prophecy_many_paths_wants_power_three_on_four_tracks() -> None:
    assert worth("prophecy-many-paths", power={"air": 2, "fire": 3, "water": 2, "dark": 5}) == 6
    assert worth("prophecy-many-paths", power={"air": 1, "fire": 3, "water": 2, "dark": 5}) == 0
    assert worth("prophecy-many-paths", power={"air": 5, "fire": 5, "water": 5}) == 0


REALMS = ["windswept-steppe", "briar-forest", "ash-plains", "magma-terraces", "terraced-fields"]


def test_prophecy_hearths_wants_five_dwellings() -> None:
    assert worth("prophecy-hearths", dwellings=REALMS) == 6
    assert worth("prophecy-hearths", {"dwellings": REALMS[4:]}, dwellings=REALMS[:4]) == 0


def test_prophecy_twin_villages_wants_three_dwellings_in_one_group() -> None:
    """The briar forest lies between the ash plains and the magma terraces, the steppe apart from all of them."""
    assert worth("prophecy-twin-villages", dwellings=["briar-forest", "ash-plains", "magma-terraces"]) == 5
    assert worth("prophecy-twin-villages", dwellings=["briar-forest", "ash-plains", "windswept-steppe"]) == 0
    between = {"dwellings": ["briar-forest"]}
    apart = ["ash-plains", "magma-terraces", "terraced-fields"]
    assert worth("prophecy-twin-villages", between, dwellings=apart) == 0  # another's does not connect them
    two_and_two = ["briar-forest", "ash-plains", "terraced-fields", "windswept-steppe"]
    assert worth("prophecy-twin-villages", dwellings=two_and_two) == 0


def test_prophecy_legends_wants_fame_seven() -> None:
    assert worth("prophecy-legends", fame=7) == 6
    assert worth("prophecy-legends", fame=8) == 6
    assert worth("prophecy-legends", fame=6) == 0


def test_prophecy_libraries_wants_ten_adventure_cards() -> None:
    assert worth("prophecy-libraries", tableau=CARDS[:10]) == 6
    assert worth("prophecy-libraries", tableau=CARDS[:9]) == 0  # the start card is none


def test_prophecy_hidden_riches_wants_eight_resources_without_cards() -> None:
    assert worth("prophecy-hidden-riches", purse="5 gem 1 sword 2 gold") == 4
    hand = ["prophecy-hidden-riches", "spell-gust", "spell-scorch"]
    assert worth("prophecy-hidden-riches", purse="5 gem 2 gold", hand=hand) == 0
    assert worth("prophecy-hidden-riches", purse="5 gem 2 gold", tray=["air-gem"]) == 0


def test_prophecy_dragonfire_wants_all_three_summoned() -> None:
    assert worth("prophecy-dragonfire", units={"ready": ADVANCED}) == 4
    assert worth("prophecy-dragonfire", units={"mill": ["warrior"], "underworld": ["wizard"], "ready": ["dragon"]}) == 4
    assert worth("prophecy-dragonfire", units={"ready": ADVANCED[:2]}) == 0
    assert worth("prophecy-dragonfire", {"units": {"ready": ADVANCED}}, units={"ready": ADVANCED[1:]}) == 0


def test_prophecy_fallen_wants_two_units_in_the_underworld() -> None:
    assert worth("prophecy-fallen", units={"underworld": ["worker", "worker"]}) == 4
    assert worth("prophecy-fallen", units={"underworld": ["worker", "dragon", "wizard"]}) == 4
    assert worth("prophecy-fallen", {"units": {"underworld": ["worker"]}}, units={"underworld": ["worker"]}) == 0


def test_prophecy_heroes_wants_two_completed_quests() -> None:
    assert worth("prophecy-heroes", quests=["quest-slayer", "quest-gilded"]) == 6
    hand = ["prophecy-heroes", "quest-gilded"]
    assert worth("prophecy-heroes", quests=["quest-slayer"], hand=hand, purse="5 gold") == 0


def test_prophecy_frontier_wants_two_dwellings_with_few_neighbours() -> None:
    """Each realm of two players' map has three neighbours at most but for the terraced fields, which have four."""
    assert worth("prophecy-frontier", dwellings=["windswept-steppe", "briar-forest"]) == 5
    assert worth("prophecy-frontier", dwellings=["windswept-steppe", "terraced-fields"]) == 0
    assert worth("prophecy-frontier", dwellings=["windswept-steppe"]) == 0


def test_prophecy_chosen_wants_to_be_alone_highest_on_two_tracks() -> None:
    """The other one plays Fire."""
    assert worth("prophecy-chosen", {}, power={"air": 1, "water": 1}) == 6
    assert worth("prophecy-chosen", {}, power={"air": 1, "fire": 1}) == 0  # tied on Fire
    assert worth("prophecy-chosen", {}, power={"air": 1, "fire": 2}) == 6
    assert worth("prophecy-chosen", {"power": {"water": 2}}, power={"air": 1, "water": 1}) == 0
    assert worth("prophecy-chosen", {}, power={"air": 5}) == 0


# ---- all of them


@pytest.mark.rule("ELDER-4.16", "ELDER-25.12")
def test_prophecies_in_one_hand_are_scored_each_and_those_of_others_are_theirs() -> None:
    hand = ["prophecy-summit", "prophecy-legends", "prophecy-fallen"]
    both = {"power": {"water": 5}, "fame": 7}
    g = ended({"hand": hand, **both}, {"hand": ["prophecy-chosen"]}, discards=["prophecy-hearths"])
    assert [int(p.gains[FOR_PROPHECIES]) for p in g.players] == [5 + 6, 0]


@pytest.mark.rule("ELDER-4.16")
def test_a_prophecy_brings_nothing_before_the_end() -> None:
    g = table({"hand": ["prophecy-summit"], "power": {"water": 5}}, **EVERY)
    assert refused(g, "complete prophecy-summit").rule == "ELDER-4.16"
    assert (me(g).points, holds(g)) == (0, ["prophecy-summit"])
