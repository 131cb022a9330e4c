"""Every plural form of a message speaks of the same things; only the number itself may be left unsaid."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

HOUSE = Path(__file__).parent.parent.parent
FILES = sorted([*HOUSE.glob("src/deskovka/locale/*/*.ftl"), *HOUSE.glob("web/src/**/locale/*/*.ftl")])
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


class Variables(Visitor):
    """The variables a part of a message mentions."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(node: ast.BaseNode) -> set[str]:
    found = Variables()
    found.visit(node)
    return found.names


class Plurals(Visitor):
    """What the plural forms of each selection mention, apart from the number that selects."""

    def __init__(self) -> None:
        self.found: list[dict[str, frozenset[str]]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        number = variables(node.selector)
        forms = {
            variant.key.name: frozenset(variables(variant.value) - number)
            for variant in node.variants
            if isinstance(variant.key, ast.Identifier)
        }
        if len(forms) > 1 and set(forms) <= CATEGORIES:  # [0] and [1] are cases of their own
            self.found.append(forms)
        self.generic_visit(node)


def uneven(text: str) -> list[str]:
    """The messages whose plural forms speak of different things."""
    wrong = []
    for entry in parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            plurals = Plurals()
            plurals.visit(entry)
            if any(len(set(forms.values())) > 1 for forms in plurals.found):
                wrong.append(entry.id.name)
    return wrong


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}-{file.stem}" for file in FILES])
def test_all_plural_forms_speak_of_the_same_things(file: Path) -> None:
    assert uneven(file.read_text(encoding="utf-8")) == []


def test_a_form_that_names_another_place_is_found() -> None:
    message = """retreated =
    { $units ->
        [one] One unit retreats to { $there }.
       *[other] { $units } units retreat to { $here }.
    }
"""
    assert uneven(message) == ["retreated"]
    assert uneven(message.replace("$here", "$there")) == []
