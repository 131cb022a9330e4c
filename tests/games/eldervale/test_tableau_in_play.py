"""Treasure, orbs, cards and dwellings in the course of turns."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.gaining import FOR_UNPLACED_ORBS
from deskovka.games.eldervale.scoring import FinalScoring, tableau_points
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import ORDER, TOOL
from deskovka.games.eldervale.treasures import TOKEN_NAMES, bottom_of, stacked
from support.eldervale import ELDERVALE, answer, asked, card, me, offered, purse, realm, refused, table, units


def put_on_top(g: Eldervale, name: str) -> None:
    """This card lies face up on its deck."""
    number = card(name)
    places = range(number // 13 * 13, number // 13 * 13 + 13)
    here = next(place for place in places if g.decks[place] == number)
    top = number // 13 * 13 + int(g.deck_sizes[number // 13]) - 1
    g.decks[here], g.decks[top] = g.decks[top], number
    assert g.ask is not None
    g.options = g.ask.begin(g)


@pytest.mark.rule("ELDER-11.10", "ELDER-22.12", "ELDER-16.2", "ELDER-16.3")
def test_an_orb_in_the_middle_of_an_expedition() -> None:  # W3
    g = table({"units": {"mage-tower": ["worker"]}, "purse": "3 tool 1 potion", "power": {"order": 4}})
    put_on_top(g, "order-arch-bridge")
    answer(g, "place worker in dungeon-1")
    tile = next(words for words in offered(g) if words.startswith("lay the tile"))
    answer(g, tile)  # the bridge is all that the tools can pay for
    assert me(g).levels[ORDER] == 5
    assert me(g).orbs == 1
    assert me(g).has(TOOL) == 0
    assert "orb on space 3" in offered(g)
    answer(g, "orb on space 3")
    assert purse(g) == "3 potion"
    assert "orb on space 1" not in offered(g)


@pytest.mark.rule("ELDER-16.9", "ELDER-15.1")
def test_an_orb_waits_for_the_own_turn() -> None:
    g = table({"units": {"mage-tower": ["worker"]}}, {"orbs": 1, "tray": ["fire-gold"], "hand": ["spell-gust"]})
    answer(g, "place worker in terraced-fields")
    asked_in_others_turn = False
    while g.turn == 0:
        if g.seat == 1:
            asked_in_others_turn = True
            assert not any(words.startswith("orb on") for words in offered(g))
            assert refused(g, "orb on space 3").rule == "ELDER-15.4"
        answer(g, offered(g)[0])
    assert asked_in_others_turn
    assert "orb on space 3" in offered(g)


@pytest.mark.rule("ELDER-16.8", "ELDER-25.2")
def test_an_orb_that_is_not_placed_is_worth_a_point() -> None:
    g = table({"orbs": 2}, {"orbs": 1, "fields": {}}, steps=[FinalScoring()])
    assert [int(p.gains[FOR_UNPLACED_ORBS]) for p in g.players] == [2, 1]


@pytest.mark.rule("ELDER-17.23", "ELDER-25.8", "ELDER-25.9")
def test_three_cards_count_for_each_dwelling() -> None:
    cards = ["air-passage", "air-cloud-loft", "air-wall", "air-aura", "order-passage", "order-citadel"]
    g = table({"tableau": cards, "power": {"air": 2, "order": 5}})
    start_card = 3
    assert tableau_points(me(g)) == start_card
    g = table({"tableau": cards, "power": {"air": 2, "order": 5}, "dwellings": ["ash-plains"]})
    assert tableau_points(me(g)) == start_card + 6 + 6 + 3
    g = table({"tableau": cards, "power": {"air": 2, "order": 5}, "dwellings": ["ash-plains", "briar-forest"]})
    assert tableau_points(me(g)) == start_card + 6 + 6 + 4 * 3


@pytest.mark.rule("ELDER-14.1", "ELDER-10.12", "ELDER-14.3", "ELDER-14.5")
def test_the_mill_builds() -> None:
    g = table({"units": {"windswept-steppe": ["worker"]}, "purse": "1 scroll 1 tool", "tray": ["fire-gold"]})
    answer(g, "place worker in mill")
    while g.homes[realm("windswept-steppe")] < 0:
        answer(g, next(words for words in offered(g) if not words.startswith(("cash", "put"))))
    assert purse(g) == ""
    assert me(g).points == 6  # the Fortress, the Mill and the Mage Tower
    assert units(g, "mill") == ["worker"]
    assert units(g, "windswept-steppe") == []


@pytest.mark.rule("ELDER-10.1", "ELDER-3.13", "ELDER-15.6")
def test_a_full_tray_is_sorted_out_before_the_turn_goes_on() -> None:
    tokens = ["air-gold", "air-gem", "air-magic", "air-gem-or-tool"]
    g = table({"units": {"mage-tower": ["worker"]}, "tray": tokens, "tableau": ["order-royal-treasury"]})
    answer(g, "place worker in terraced-fields")
    while asked(g)[1] == "Window":
        answer(g, "go on")
    answer(g, "take treasure in terraced-fields field 1")
    assert asked(g) == (0, "TooMany")
    assert len(me(g).tray) == 5
    answer(g, "put order-2-tool on order-royal-treasury field 2")
    assert len(me(g).tray) == 4
    assert asked(g)[1] != "TooMany"


def test_prospectors_look_under_the_token_where_they_are_placed() -> None:
    g = table({"units": {"mage-tower": ["worker"]}, "faction": "deepdelve-dwarves"})
    field = 2 * realm("terraced-fields")
    first, second, third = (int(g.stacks[field]) >> 7 * place & 127 for place in range(3))
    g.stacks[field] = stacked(third - 1, first - 1, second - 1)
    answer(g, "place worker in terraced-fields", "take treasure in terraced-fields field 1")
    assert offered(g) == ["use prospectors", "no"]
    answer(g, "use prospectors")
    assert list(me(g).tray) == [first - 1] != [third - 1]
    assert seen_stack(g)["bottom"] == TOKEN_NAMES[third - 1]
    for luck in range(1, 9):
        imagined = g.imagine(1, luck)
        assert isinstance(imagined, Eldervale)
        assert seen_stack(imagined) == seen_stack(g)
        assert bottom_of(imagined.stacks[field]) == third - 1


def seen_stack(g: Eldervale) -> dict[str, Any]:
    """The left stack of Terraced Fields as everybody sees it."""
    seen: dict[str, Any] = ELDERVALE.open_view(g)
    stack: dict[str, Any] = seen["realms"]["terraced-fields"]["stacks"][0]
    return stack


@pytest.mark.rule("ELDER-17.14", "ELDER-15.2")
def test_an_aura_is_attached_as_a_free_action() -> None:
    seat = {"tableau": ["air-aura", "order-citadel", "order-workshop"], "purse": "1 gem"}
    g = table(seat)
    assert "attach air-aura to order-citadel" in offered(g)
    answer(g, "attach air-aura to order-citadel")
    assert "attach air-aura to order-workshop" not in offered(g)
    assert refused(g, "attach air-aura to order-workshop").rule == "ELDER-17.18"
    assert refused(g, "attach air-aura to order-citadel").rule == "ELDER-17.18"


@pytest.mark.rule("ELDER-30.7")
def test_a_card_bought_may_go_to_the_team_mate() -> None:
    g = table(
        {"units": {"mage-tower": ["worker"]}, "purse": "5 scroll 5 gem"},
        {},
        {},
        {},
        variants={"teams": "on"},
    )
    answer(g, "place worker in dungeon-1")
    answer(g, next(words for words in offered(g) if words.startswith("lay the tile")))
    answer(g, "give air-passage to the team mate")
    mate = int(g.mate(0))
    assert card("air-passage") in me(g, mate).tableau
    assert card("air-passage") not in me(g).tableau
    assert me(g, mate).levels[0] == 1
