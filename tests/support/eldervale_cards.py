"""Single cards of Eldervale in tests: a unit acts on one, an opponent gains power, the game ends; which have a test.

    g = regrouping("warrior", "air-griffin-riders")
    act(g, "air-griffin-riders")

All elements are used, so that every card can lie in a tableau.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

from deskovka.games.eldervale.box import ADVENTURE
from deskovka.games.eldervale.gaining import FOR_CACHES
from deskovka.games.eldervale.scoring import FinalScoring
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import ELEMENT_NAMES
from support.eldervale import answer, asked, me, offered, refused, table

EVERY = {"elements": ELEMENT_NAMES}


def regrouping(
    unit: str, *cards: str, against: dict[str, Any] | None = None, keys: dict[str, Any] | None = None, **seat: Any
) -> Eldervale:
    """Seat 0 regroups: a unit comes from the mill, a worker from the fortress; these cards, and no resources."""
    mine = {"units": {"mill": [unit], "fortress": ["worker"]}, "tableau": [*cards], "purse": "", **seat}
    g = table(mine, {"purse": "", **(against or {})}, **{**EVERY, **(keys or {})})
    answer(g, "regroup")
    return g


def act(g: Eldervale, card: str, *words: str) -> None:
    """The unit of the mill is put on a card; then these answers."""
    unit = next(word.split()[1] for word in offered(g) if word.startswith("ready ") and word.endswith(" from mill"))
    answer(g, f"{unit} from mill to {card}", *words)


def why_not_act(g: Eldervale, card: str) -> str:
    """The rule that keeps the unit of the mill from a card."""
    unit = next(word.split()[1] for word in offered(g) if word.startswith("ready ") and word.endswith(" from mill"))
    return refused(g, f"{unit} from mill to {card}").rule


def is_over(g: Eldervale) -> bool:
    """Is the action done, so that the regroup goes on?"""
    return asked(g) == (0, "TakeBack")


def advancing(element: str, mine: dict[str, Any], theirs: dict[str, Any], level: int = 1, **keys: Any) -> Eldervale:
    """Seat 0 advances on a track, from this level, by the Heart Tree."""
    tree = "earth-heart-tree"
    seat = {**mine, "tableau": [tree, *mine.get("tableau", [])], "unlocked": [tree], "power": {element: level}}
    g = table(
        {"units": {"mill": ["worker"], "fortress": ["worker"]}, "purse": "", **seat},
        {"purse": "", **theirs},
        **{**EVERY, **keys},
    )
    answer(g, "regroup")
    act(g, tree)
    if not is_over(g):
        answer(g, f"power of {element}")
    return g


def ended(*seats: dict[str, Any], **keys: Any) -> Eldervale:
    """The game is over."""
    return table(*[{"purse": "", **seat} for seat in seats], **{"steps": [FinalScoring()], **EVERY, **keys})


def cache_points(**seat: Any) -> int:
    """What the caches of a seat are worth at the end."""
    return int(me(ended(seat)).gains[FOR_CACHES])


# ---- a test for each card


def untested(file: str, element: str) -> list[str]:
    """Cards of an element that have no test in a file."""
    cards = [card.name for card in ADVENTURE if card.name.startswith(f"{element}-")]
    assert len(cards) == 13
    return without_test(file, cards)


def without_test(file: str, cards: list[str]) -> list[str]:
    """Cards after which no test of a file is named that plays them and asserts something."""
    tests = [node for node in ast.parse(Path(file).read_text(encoding="utf-8")).body if is_test(node)]
    return [name for name in cards if not any(is_about(test, name) for test in tests)]


def is_test(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef) and node.name.startswith("test_")


def is_about(test: ast.stmt, card: str) -> bool:
    assert isinstance(test, ast.FunctionDef)
    inside = list(ast.walk(test))
    plays = any(
        isinstance(node, ast.Constant) and isinstance(node.value, str) and card in node.value.split() for node in inside
    )
    asserts = any(isinstance(node, ast.Assert) or is_check(node) for node in inside)
    return f"{test.name}_".startswith(f"test_{card.replace('-', '_')}_") and plays and asserts


def is_check(node: ast.AST) -> bool:
    """A call of a function that asserts: `check_…`."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id.startswith("check_")
