"""The cards in the code against docs/rules/empire-cards.yaml, and a test for each of them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
import yaml

from deskovka.games.empire import cards as c
from deskovka.games.empire import terms as t
from deskovka.games.empire.tokens import tokens_to_lay
from deskovka.games.empire.variants import Variants
from deskovka.text import texts
from support.empire import EMPIRE, answer, me, names, table

ROOT = Path(__file__).parents[3]
CATALOGUE = yaml.safe_load((ROOT / "docs" / "rules" / "empire-cards.yaml").read_text(encoding="utf-8"))
TABLES = CATALOGUE["tables"]
POINTS = ("vp_per_adjective", "vp_set", "vp_per_coins", "vp_per_flying")
NAMELESS = {"graveyard", "lake", "stronghold", "castle_1", "castle_2"}

each_card = pytest.mark.parametrize("card", CATALOGUE["cards"], ids=lambda card: card["id"])


# ---- the cards


@pytest.mark.rule("EMPIRE-COMP.4", "EMPIRE-DECK.1")
def test_the_code_has_exactly_the_cards_of_the_catalogue_in_its_order() -> None:
    printed = [card["id"] for card in CATALOGUE["cards"]]
    assert printed == c.CARD_NAMES == list(EMPIRE.facts()["cards"])
    others = sum(card["count"] for card in CATALOGUE["other_cards"])
    assert (len(printed), len(t.LEADERS), others) == (34, 4, 5)


@each_card
def test_a_card_of_the_code_is_that_of_the_catalogue(card: dict) -> None:
    coded = c.CARDS[c.CARD_NUMBERS[card["id"]]]
    assert coded.name == card["id"]
    assert [*t.ADJECTIVES, None][coded.adjective] == card["adjective"]
    assert c.SUBJECTS[coded.subject] == card["subject"]
    assert coded.min_players == card["min_players"]
    assert t.JOINED[coded.joined] == card["action"]["combine"]
    assert [(t.ACTIONS[action.kind], action.count) for action in coded.actions] == [
        (step["do"], step["count"]) for step in card["action"]["steps"]
    ]
    assert [
        (c.ABILITIES[ability.kind], ability.amount, [*t.ADJECTIVES, None][ability.adjective], ability.needed)
        for ability in coded.abilities
    ] == [printed_ability(ability) for ability in card["ability"]]


def printed_ability(ability: dict) -> tuple[str, int, str | None, int]:
    """Kind, amount of symbols, coins or points, adjective, and what is needed for the points."""
    amount = ability["vp"] if ability["type"] in POINTS else ability.get("amount", 1)
    needed = ability.get("cards_needed", ability.get("coins", 0))
    return ability["type"], amount, ability.get("adjective"), needed


@each_card
def test_the_facts_told_about_a_card_are_those_of_the_catalogue(card: dict) -> None:
    assert EMPIRE.facts()["cards"][card["id"]] == {
        "adjective": card["adjective"],
        "subject": card["subject"],
        "min_players": card["min_players"],
        "abilities": card["ability"],
        "combine": card["action"]["combine"],
        "actions": card["action"]["steps"],
    }


@each_card
def test_a_card_is_called_by_its_printed_name_in_both_languages(card: dict) -> None:
    number = {"castle_1": " I", "castle_2": " II"}.get(card["id"], "")  # the two castles must be told apart
    for language in ("en", "cs"):
        assert texts(language)(f"empire-card-{card['id']}") == card[f"name_{language}"] + number


@pytest.mark.rule("EMPIRE-ABIL.9")
@each_card
def test_the_adjective_of_a_card_is_the_first_word_of_its_name(card: dict) -> None:
    first_word = card["id"].partition("_")[0]
    assert EMPIRE.facts()["cards"][card["id"]]["adjective"] == (None if card["id"] in NAMELESS else first_word)


def test_there_are_as_many_cards_of_an_adjective_as_the_catalogue_says() -> None:
    assert EMPIRE.facts()["adjectives"] == list(CATALOGUE["adjectives"])
    told = [fact["adjective"] for fact in EMPIRE.facts()["cards"].values()]
    assert {name: told.count(name) for name in t.ADJECTIVES} == {
        name: adjective["cards"] for name, adjective in CATALOGUE["adjectives"].items()
    }


@pytest.mark.rule("EMPIRE-ABIL.10")
@each_card
def test_a_set_is_all_the_cards_of_its_adjective(card: dict) -> None:
    told = EMPIRE.facts()["cards"]
    for ability in told[card["id"]]["abilities"]:
        if ability["type"] == "vp_set":
            assert ability["cards_needed"] == sum(fact["adjective"] == card["adjective"] for fact in told.values())


@pytest.mark.rule("EMPIRE-DECK.2", "EMPIRE-DECK.3", "EMPIRE-DECK.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_cards_on_the_table_are_those_marked_for_so_many_players(players: int) -> None:
    g = table(*[{}] * players)
    used = [card["id"] for card in CATALOGUE["cards"] if card["min_players"] <= players]
    assert sorted(names([*g.row, *g.deck])) == sorted(used)
    assert len(used) == TABLES["deck_size"][players]


# ---- the rest of the box


@pytest.mark.rule("EMPIRE-TURN.2", "EMPIRE-COIN.1")
@pytest.mark.parametrize("place", range(6))
def test_a_card_costs_what_the_price_card_says(place: int) -> None:
    row = ["dire_eye", "dire_giant", "dire_ogre", "night_wizard", "noble_hills", "forest_elf"]
    g = table({}, {}, {}, row=row)
    answer(g, f"take {row[place]}")
    assert me(g).coins == TABLES["start_coins"][3] - TABLES["row_prices"][place]
    assert EMPIRE.facts()["prices"] == TABLES["row_prices"]


@pytest.mark.rule("EMPIRE-COMP.2")
def test_the_pieces_are_those_of_the_catalogue() -> None:
    facts = EMPIRE.facts()
    assert (facts["armies"], facts["cities"]) == (TABLES["armies_per_player"], TABLES["cities_per_player"])
    g = table()
    assert (me(g).supply, me(g).cities) == (facts["armies"], facts["cities"])


def everything_on_the_map() -> Variants:
    variants = Variants()
    variants.discoveries = variants.swamp = variants.citadels = variants.encounters = True
    return variants


@pytest.mark.rule("EMPIRE-COMP.7")
def test_leaders_and_tokens_are_those_of_the_catalogue() -> None:
    facts = EMPIRE.facts()
    assert facts["leaders"] == [leader["id"] for leader in CATALOGUE["leaders"]]
    printed = {kind: tokens for kind, tokens in CATALOGUE["tokens"].items() if kind != "start"}
    assert facts["tokens"] == {token["id"]: kind for kind, tokens in printed.items() for token in tokens}
    laid = [t.TOKENS[token] for token in tokens_to_lay(everything_on_the_map())]
    assert sorted(laid) == sorted(
        token["id"] for tokens in printed.values() for token in tokens for _ in range(token["count"])
    )


# ---- a test for each card


def cards_with_a_test() -> set[str]:
    """Cards that a test is named after which takes them and asserts something."""
    found: set[str] = set()
    for file in sorted((Path(__file__).parent / "cards").glob("test_*.py")):
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                found.update(card for card in c.CARD_NAMES if shows(function, card))
    return found


def shows(function: ast.FunctionDef, card: str) -> bool:
    inside = list(ast.walk(function))
    takes = any(isinstance(node, ast.Constant) and node.value == f"take {card}" for node in inside)
    asserts = any(isinstance(node, ast.Assert) for node in inside)
    return f"{function.name}_".startswith(f"test_{card}_") and takes and asserts


def test_every_card_has_a_test_named_after_it() -> None:
    assert {card["id"] for card in CATALOGUE["cards"]} - cards_with_a_test() == set()
