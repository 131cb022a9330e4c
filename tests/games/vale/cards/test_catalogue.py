"""The cards in the code against docs/rules/vale-cards.yaml, and a test for each of them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
import yaml

from deskovka.games.vale.phrases import CARD_NAMES
from deskovka.games.vale.table import CARDS
from deskovka.games.vale.terms import ACTIVE, FAMILIES, INSTANT, PERMANENT
from deskovka.text import texts
from support.vale import answer, discard, stones, table

CATALOGUE = yaml.safe_load(
    (Path(__file__).parents[4] / "docs" / "rules" / "vale-cards.yaml").read_text(encoding="utf-8")
)
TIMINGS = {"instant": INSTANT, "permanent": PERMANENT, "active": ACTIVE}
PRICES = {family["id"]: family["sell_price"] for family in CATALOGUE["families"]}

each_card = pytest.mark.parametrize("card", CATALOGUE["cards"], ids=lambda card: card["id"])


@pytest.mark.rule("VALE-SETUP.4")
def test_the_code_has_exactly_the_cards_of_the_catalogue() -> None:
    assert CATALOGUE["card_count"] == len(CATALOGUE["cards"]) == len(CARD_NAMES) == 70
    assert sorted(CARD_NAMES) == sorted(card["id"] for card in CATALOGUE["cards"])


@pytest.mark.rule("VALE-CARD.2")
def test_the_families_have_as_many_cards_as_the_catalogue_says() -> None:
    assert [family["id"] for family in CATALOGUE["families"]] == FAMILIES
    counts = {name: sum(card.family == number for card in CARDS) for number, name in enumerate(FAMILIES)}
    assert counts == {family["id"]: family["cards"] for family in CATALOGUE["families"]}


@pytest.mark.rule("VALE-CARD.1")
@each_card
def test_family_cost_and_timings_are_those_of_the_catalogue(card: dict) -> None:
    coded = CARDS[CARD_NAMES.index(card["id"])]
    assert FAMILIES[coded.family] == card["family"]
    assert coded.cost == card["cost"]
    assert [timing for timing, bit in TIMINGS.items() if coded.has(bit)] == card["timing"]
    assert card["timing"] == [effect["timing"] for effect in card["effects"]]


@each_card
def test_names_and_effects_are_said_in_both_languages(card: dict) -> None:
    for language in ("en", "cs"):
        say = texts(language)
        assert say(f"vale-card-{card['id']}") == card[f"name_{language}"]
        assert [timing for timing in TIMINGS if say.has(f"vale-card-{card['id']}.{timing}")] == card["timing"]


@pytest.mark.rule("VALE-SELL.3", "VALE-SELL.4", "VALE-SELL.5")
@each_card
def test_a_card_sells_for_the_price_of_its_family(card: dict) -> None:
    g = table({"marked": [card["id"]]})
    answer(g, f"sell {card['id']}")
    price = PRICES[card["family"]]
    assert stones(g.players[0]) == (price["red"], price["blue"], price["purple"])
    assert (discard(g), list(g.players[0].marked)) == ([card["id"]], [])


def cards_named_by_tests(family: str) -> set[str]:
    """The cards in the names of the tests of a file that assert something; "undine_queen" does not name the Undine."""
    ids = sorted(CARD_NAMES, key=len, reverse=True)
    whole = re.compile(rf"(?<=_)({'|'.join(ids)})(?=_|$)")
    source = (Path(__file__).parent / f"test_{family}.py").read_text(encoding="utf-8")
    named: set[str] = set()
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef) and function.name.startswith("test_") and asserts(function):
            named.update(whole.findall(function.name))
    return named


def asserts(function: ast.FunctionDef) -> bool:
    return any(isinstance(node, ast.Assert) for node in ast.walk(function))


@pytest.mark.parametrize("family", FAMILIES)
def test_every_card_has_a_test_that_names_it(family: str) -> None:
    cards = {card["id"] for card in CATALOGUE["cards"] if card["family"] == family}
    assert cards - cards_named_by_tests(family) == set()
