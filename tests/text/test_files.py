"""The locale files: the same messages in both languages, whole and tidy."""

from __future__ import annotations

import re

import pytest
from fluent.syntax.ast import Attribute, BaseNode, Identifier, Junk, Message, SelectExpression, Term
from fluent.syntax.ast import VariableReference as Variable
from fluent.syntax.visitor import Visitor

from deskovka.games.empire import terms as empire
from deskovka.games.empire.cards import CARD_NAMES as EMPIRE_CARDS
from deskovka.games.kemet import cards as kemet_cards
from deskovka.games.kemet import terms as kemet
from deskovka.games.kemet.powers import TILE_NAMES
from deskovka.games.vale.phrases import CARD_NAMES as VALE_CARDS
from deskovka.games.vale.terms import STONES
from deskovka.text import texts
from support.eldervale_box import declined_of_the_box
from support.text import (
    entries,
    every_language,
    resources,
    spoken,
    without_cases,
)

# What sentences mention in the accusative
DECLINED = [
    *(f"vale-card-{name}" for name in VALE_CARDS),
    *(f"vale-stone-{stone}" for stone in STONES),
    *(f"empire-card-{name}" for name in EMPIRE_CARDS),
    *(f"empire-leader-{leader}" for leader in empire.LEADERS),
    *(f"empire-token-{token}" for token in (*empire.TOKENS, "hidden")),
    *(f"empire-adjective-{adjective}" for adjective in empire.ADJECTIVES),
    *(f"kemet-tile-{tile}" for tile in TILE_NAMES),
    *(f"kemet-card-{card}" for card in kemet_cards.CARD_NAMES),
    *(f"kemet-battle-{card}" for card in kemet_cards.BATTLE_NAMES),
    *(f"kemet-colour-{colour}" for colour in kemet.COLOURS),
    *declined_of_the_box(),
]
BY_NAME = {"adjective": set(empire.ADJECTIVES)}  # values that choose a form by what they are, not by how many
FORMS = re.compile(r"(Acc|Gen|To|From|In)$")  # $cardAcc, $elementGen, $regionTo, $regionFrom, $regionIn


class Collector(Visitor):
    """The variables and the choices between forms in a piece of Fluent."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: list[SelectExpression] = []

    def visit_VariableReference(self, node: Variable) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        self.choices.append(node)
        self.generic_visit(node)


def collected(node: BaseNode) -> Collector:
    found = Collector()
    found.visit(node)
    return found


def variables(language: str) -> dict[str, set[str]]:
    """The variables of every message and attribute; a form of a name counts as the name."""
    found: dict[str, set[str]] = {}
    for message in entries(language):
        parts: list[tuple[str, Message | Attribute]] = [
            (f"{message.id.name}.{a.id.name}", a) for a in message.attributes
        ]
        if message.value is not None:
            parts.append((message.id.name, message))
        for name, part in parts:
            assert part.value is not None
            found[name] = {FORMS.sub("", variable) for variable in collected(part.value).variables}
    return found


@every_language
def test_the_files_are_fluent_without_junk_or_private_terms(language: str) -> None:
    assert resources(language)
    for name, resource in resources(language).items():
        for entry in resource.body:
            assert not isinstance(entry, Junk), f"{language}/{name}: {entry.content}"
            assert not isinstance(entry, Term), f"{language}/{name}: {entry.id.name}"


@every_language
def test_no_message_is_there_twice(language: str) -> None:
    ids = [message.id.name for message in entries(language)]
    assert sorted(ids) == sorted(set(ids))
    assert texts(language).ids[: len(ids)] == ids  # games made for tests may have added theirs


@every_language
def test_a_message_lies_in_a_file_of_its_game(language: str) -> None:
    for name, resource in resources(language).items():
        for entry in resource.body:
            if isinstance(entry, Message):
                assert name.removesuffix(".ftl").split("-")[0] == entry.id.name.split("-")[0], (
                    f"{name}: {entry.id.name}"
                )


def test_both_languages_have_the_same_files_messages_and_attributes() -> None:
    assert set(resources("cs")) == set(resources("en"))
    assert {message.id.name for message in entries("cs")} == {message.id.name for message in entries("en")}
    assert without_cases(spoken("cs")) == without_cases(spoken("en"))


def test_both_languages_mention_the_same_values() -> None:
    czech, english = variables("cs"), variables("en")
    assert {m: v for m, v in czech.items() if m in english} == {m: v for m, v in english.items() if m in czech}


def test_czech_has_an_accusative_for_every_name_that_needs_one_and_english_for_none() -> None:
    assert spoken("cs") - without_cases(spoken("cs")) == {f"{name}.accusative" for name in DECLINED}
    assert spoken("en") == without_cases(spoken("en"))


@pytest.mark.parametrize(("language", "forms"), [("cs", {"one", "few", "other"}), ("en", {"one", "other"})])
def test_a_choice_by_number_or_name_has_every_form_of_the_language(language: str, forms: set[str]) -> None:
    choices = 0
    for message in entries(language):
        for choice in collected(message).choices:
            words = {variant.key.name for variant in choice.variants if isinstance(variant.key, Identifier)}
            numbers = [variant for variant in choice.variants if not isinstance(variant.key, Identifier)]
            by = choice.selector.id.name if isinstance(choice.selector, Variable) else ""
            assert words == BY_NAME.get(by, {"other"} if numbers else forms), message.id.name
            choices += 1
    assert choices > 8


@every_language
def test_no_message_is_empty_or_has_stray_blanks(language: str) -> None:
    found = variables(language)
    assert set(found) == spoken(language)
    for message, needs in found.items():
        if not needs:
            said = texts(language)(message)
            assert said == said.strip(), message
            assert said, message
            assert "  " not in said, message
