"""Realm actions (ELDER-10)."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.realms import FIELDS
from deskovka.games.eldervale.treasures import TOKEN_NAMES, height, stacked
from support.eldervale import (
    answer,
    asked,
    go_on,
    holds,
    me,
    offered,
    purse,
    realm,
    refused,
    table,
    take_token,
    tops,
    units,
)


@pytest.mark.rule("ELDER-10.1")
def test_an_element_realm_gives_its_top_token() -> None:
    g = table({"units": {"mill": ["worker"]}})
    stack = FIELDS * realm("windswept-steppe")
    top = TOKEN_NAMES[(g.stacks[stack] & 127) - 1]
    answer(g, "place worker in windswept-steppe", "take treasure in windswept-steppe field 1")
    assert tops(g) == [top]
    assert height(g.stacks[stack]) == 2
    assert height(g.stacks[stack + 1]) == 3


@pytest.mark.rule("ELDER-10.2")
def test_of_two_stacks_one_is_chosen() -> None:
    g = table({"units": {"mill": ["worker"]}})
    answer(g, "place worker in windswept-steppe")
    assert offered(g) == ["take treasure in windswept-steppe field 1", "take treasure in windswept-steppe field 2"]
    go_on(g, "take treasure in windswept-steppe field 2")
    assert len(tops(g)) == 1
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("ELDER-10.3")
def test_a_used_up_stack_gives_what_is_printed() -> None:
    g = table({"units": {"briar-forest": ["worker"]}, "purse": ""})
    g.stacks[FIELDS * realm("magma-terraces")] = 0
    answer(g, "place worker in magma-terraces")
    assert purse(g) == "1 gem"
    assert tops(g) == []


@pytest.mark.rule("ELDER-10.4")
@pytest.mark.parametrize("token", [False, True])
def test_one_stack_used_up_and_one_left(token: bool) -> None:
    """W12: a tool now, or the token of the other stack."""
    g = table({"units": {"dungeon-1": ["worker"]}, "purse": ""})
    fields = FIELDS * realm("terraced-fields")
    g.stacks[fields] = 0
    g.stacks[fields + 1] = stacked(*[take_token(g, f"order-{face}") for face in ("scroll-or-sword", "gold", "magic")])
    answer(g, "place worker in terraced-fields", f"take treasure in terraced-fields field {2 if token else 1}")
    assert purse(g) == ("" if token else "1 tool")
    assert tops(g) == (["order-scroll-or-sword"] if token else [])


@pytest.mark.rule("ELDER-10.5")
def test_the_mage_tower() -> None:
    """Two resources for three cards, then one card of the hand goes: any of them."""
    g = table(
        {"units": {"mill": ["worker"]}, "hand": ["quest-slayer"], "purse": "2 gem"},
        magic=["spell-gust", "quest-hoarder", "quest-scholar"],
    )
    answer(g, "place worker in mage-tower")
    while "go on" in offered(g):
        answer(g, "go on")
    assert asked(g) == (0, "Pay")
    answer(g, "pay 2 gem")
    assert offered(g) == [
        "discard spell-gust",
        "discard quest-slayer",
        "discard quest-hoarder",
        "discard quest-scholar",
    ]
    assert refused(g, "pay 1 gold").rule == "ELDER-3.8"
    answer(g, "discard quest-slayer")
    assert holds(g) == ["spell-gust", "quest-hoarder", "quest-scholar"]


@pytest.mark.rule("ELDER-10.5")
def test_cards_paid_at_the_mage_tower_may_come_back() -> None:
    """They are in the discard pile before three are drawn (R36)."""
    g = table({"units": {"mill": ["worker"]}, "hand": ["quest-slayer", "quest-hoarder"], "purse": ""})
    g.magic = g.magic[:0]
    answer(g, "place worker in mage-tower")
    while "go on" in offered(g):
        answer(g, "go on")
    assert asked(g) == (0, "SpendCards")  # the only way to pay
    answer(g, offered(g)[0])
    assert me(g).hand.bit_count() == 2
    answer(g, offered(g)[0])
    assert me(g).hand.bit_count() == 1


@pytest.mark.rule("ELDER-10.6")
def test_the_fortress() -> None:
    g = table({"units": {"windswept-steppe": ["worker"]}})
    answer(g, "place worker in fortress", "pay 1 gem 1 sword")
    assert purse(g) == "1 scroll 1 potion 1 tool 2 gold"


@pytest.mark.rule("ELDER-10.6")
def test_the_fortress_does_not_give_more_gold_than_fits() -> None:
    g = table({"units": {"windswept-steppe": ["worker"]}, "purse": "2 gem 4 gold"})
    answer(g, "place worker in fortress", "pay 2 gem")
    assert purse(g) == "5 gold"


@pytest.mark.rule("ELDER-10.7")
@pytest.mark.rule("ELDER-10.10")
def test_the_summoning_portal() -> None:
    g = table({"units": {"briar-forest": ["worker"]}, "purse": "2 tool 1 sword"})
    answer(g, "place worker in summoning-portal", "summon warrior")
    assert units(g, "ready") == ["warrior", "worker"]
    assert purse(g) == ""
    go_on(g, "regroup")
    assert "place warrior in briar-forest" not in offered(g)  # own units are there
    assert "place warrior in magma-terraces" in offered(g)


@pytest.mark.rule("ELDER-10.11")
def test_the_portal_with_nobody_to_summon() -> None:
    fallen = ["worker", "worker", "worker", "worker", "worker", "wizard", "warrior"]
    g = table({"units": {"briar-forest": ["worker"], "underworld": fallen, "ready": ["dragon"]}, "purse": "5 gold"})
    assert refused(g, "place dragon in summoning-portal").rule == "ELDER-10.11"


@pytest.mark.rule("ELDER-9.7")
def test_the_portal_with_nothing_to_pay() -> None:
    g = table({"units": {"briar-forest": ["worker"]}, "purse": ""})
    assert refused(g, "place worker in summoning-portal").rule == "ELDER-9.7"


@pytest.mark.rule("ELDER-10.12")
def test_the_mill() -> None:
    g = table({"units": {"windswept-steppe": ["worker"]}, "purse": "1 scroll 1 tool"})
    answer(g, "place worker in mill")
    assert me(g).dwellings == 1 << realm("windswept-steppe")
    assert units(g, "windswept-steppe") == []
    assert units(g, "mill") == ["worker"]


@pytest.mark.rule("ELDER-10.13")
@pytest.mark.rule("ELDER-10.14")
def test_a_dungeon_is_possible_without_a_tile_in_the_supply() -> None:
    g = table({"units": {"mill": ["worker"]}}, supply=[])
    answer(g, "place worker in dungeon-1")
    assert asked(g) == (0, "FirstCard")
