"""Resources: gained and spent, their limit, gold in the place of any, magic cards as a resource (ELDER-3.1 to 3.9)."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.gaining import gain
from deskovka.games.eldervale.paying import Pay, SpendCards
from deskovka.games.eldervale.resources import bundle, size
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import RESOURCE_NAMES
from support.eldervale import answer, asked, holds, magic, me, new_game, offered, purse, refused, table

TWO_CARDS = ["spell-gust", "prophecy-summit"]


def paying(cost: str, cheaper: int = 0, **seat: object) -> Eldervale:
    """Seat 0 is asked to pay this, although there may be one way only."""
    return table(seat, steps=[Pay(0, amount=bundle(cost), other=cheaper)], stop=True)


@pytest.mark.rule("ELDER-3.1")
def test_there_are_seven_resources() -> None:
    assert RESOURCE_NAMES == ["gem", "scroll", "potion", "tool", "sword", "gold", "magic"]


@pytest.mark.rule("ELDER-3.2")
def test_what_is_gained_comes_from_the_supply_and_what_is_spent_goes_back() -> None:
    g = paying("1 gem", purse="1 gem 2 tool")
    answer(g, "pay 1 gem")
    assert purse(g) == "2 tool"
    gain(g, me(g), bundle("2 gem"))
    assert purse(g) == "2 gem 2 tool"


@pytest.mark.rule("ELDER-3.3")
def test_nobody_holds_more_than_five_of_a_kind_gold_included_but_any_number_of_magic_cards() -> None:
    g = table({"purse": "5 gem 5 gold", "hand": TWO_CARDS})
    gain(g, me(g), bundle("1 gem 1 gold 5 magic"))
    assert purse(g) == "5 gem 5 gold"
    assert len(holds(g)) == 7


@pytest.mark.rule("ELDER-3.4")
def test_what_exceeds_the_limit_is_lost() -> None:
    g = table({"purse": "4 sword"})
    gain(g, me(g), bundle("3 sword"))
    assert purse(g) == "5 sword"


@pytest.mark.rule("ELDER-3.4")
def test_there_is_no_choosing_of_what_would_be_lost() -> None:
    g = table({"purse": "5 gem"}, steps=[])
    gain(g, me(g), bundle("1 basic"))
    g.settle()
    assert offered(g) == ["gain scroll", "gain potion", "gain tool", "gain sword"]
    assert refused(g, "gain gem").rule == "ELDER-3.4"


@pytest.mark.rule("ELDER-3.5")
def test_gold_stands_for_any_other_resource_one_for_one() -> None:
    g = paying("1 gem 1 scroll", purse="1 gem 2 gold")
    assert offered(g) == ["pay 2 gold", "pay 1 gem 1 gold"]
    assert refused(g, "pay 1 gold").rule == "ELDER-3.5"
    answer(g, "pay 1 gem 1 gold")
    assert purse(g) == "1 gold"


@pytest.mark.rule("ELDER-3.5")
def test_nothing_else_stands_for_gold() -> None:
    assert paying("1 gold", purse="5 gem 1 gold").ask is not None
    assert offered(paying("1 gold", purse="5 gem 1 gold")) == ["pay 1 gold"]


@pytest.mark.rule("ELDER-3.6")
def test_gold_replaces_a_magic_card_in_a_cost() -> None:
    assert offered(paying("1 magic", purse="1 gold", hand=["spell-gust"])) == ["pay 1 magic", "pay 1 gold"]


@pytest.mark.rule("ELDER-3.6")
def test_gold_does_not_replace_a_card_that_must_be_discarded_without_being_a_cost() -> None:
    g = table({"purse": "3 gold", "hand": TWO_CARDS}, steps=[SpendCards(0, amount=1)])
    assert offered(g) == ["discard spell-gust", "discard prophecy-summit"]


@pytest.mark.rule("ELDER-3.7")
def test_a_chest_is_any_resource() -> None:
    g = table({"purse": ""}, steps=[])
    gain(g, me(g), bundle("2 any"))
    g.settle()
    assert offered(g) == [f"gain {name}" for name in RESOURCE_NAMES]
    answer(g, "gain gold", "gain magic")
    assert (purse(g), len(holds(g))) == ("1 gold", 1)


@pytest.mark.rule("ELDER-3.8")
def test_a_magic_card_is_gained_from_the_top_of_the_deck_and_spent_by_discarding_any_card() -> None:
    g = table({"hand": TWO_CARDS}, steps=[Pay(0, amount=bundle("1 magic"))], magic=["quest-slayer"], stop=True)
    gain(g, me(g), bundle("1 magic"))
    assert "quest-slayer" in holds(g)
    answer(g, "pay 1 magic", "discard spell-gust")
    assert holds(g) == ["quest-slayer", "prophecy-summit"]
    assert g.discards == 1 << magic("spell-gust")


@pytest.mark.rule("ELDER-3.9")
def test_any_resources_may_be_a_mixture_magic_cards_included() -> None:
    g = paying("3 any", purse="1 sword 1 gold", hand=["spell-gust"])
    answer(g, "pay 1 sword 1 gold 1 magic")
    assert (purse(g), holds(g)) == ("", [])


@pytest.mark.rule("ELDER-2.12")
def test_everybody_sees_resources_tokens_the_discard_pile_and_sizes_of_hands_and_decks() -> None:
    g = table({"hand": TWO_CARDS, "purse": "2 gem", "tray": ["air-gold"]}, discards=["spell-scorch"])
    seen = g.view(None)
    text = str(seen)
    assert "spell-scorch" in text
    assert "air-gold" in text
    assert "spell-gust" not in text


@pytest.mark.rule("ELDER-2.13")
def test_hands_the_order_of_decks_and_tokens_below_the_top_are_hidden() -> None:
    g = new_game(2, 5)
    imagined = [g.imagine(0, luck) for luck in range(1, 9)]
    assert all(other.view(0) == g.view(0) for other in imagined)
    assert all(isinstance(other, Eldervale) for other in imagined)
    hands = {int(other.players[1].hand) for other in imagined if isinstance(other, Eldervale)}
    decks = {tuple(other.magic) for other in imagined if isinstance(other, Eldervale)}
    stacks = {tuple(other.stacks) for other in imagined if isinstance(other, Eldervale)}
    supplies = {tuple(other.supply) for other in imagined if isinstance(other, Eldervale)}
    assert min(len(hands), len(decks), len(stacks), len(supplies)) > 1


@pytest.mark.rule("ELDER-3.8")
def test_which_card_is_spent_is_asked_after_what_is_paid() -> None:
    g = paying("1 magic", purse="", hand=TWO_CARDS)
    answer(g, "pay 1 magic")
    assert asked(g) == (0, "SpendCards")
    assert refused(g, "discard quest-slayer").rule == "ELDER-4.1"


def test_a_bundle_cannot_be_less_than_nothing() -> None:
    with pytest.raises(ValueError, match="less than nothing"):
        size(-bundle("1 gem"))
