"""What is compiled, and what the compiler cannot take: found here, where it costs no minutes."""

from __future__ import annotations

import ast
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SETUP = runpy.run_path(str(ROOT / "setup.py"))
COMPILED = [ROOT / name for name in SETUP["sources"]()]


def starred_membership(tree: ast.AST) -> list[int]:
    """Lines with `x in (*several, more)`, at which mypyc gives up."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare) and any(isinstance(op, ast.In | ast.NotIn) for op in node.ops)
        for side in node.comparators
        if isinstance(side, ast.Tuple | ast.List | ast.Set) and any(isinstance(each, ast.Starred) for each in side.elts)
    ]


def test_nothing_is_looked_for_in_a_starred_display() -> None:
    found = {file.name: starred_membership(ast.parse(file.read_text(encoding="utf-8"))) for file in COMPILED}
    assert {name: lines for name, lines in found.items() if lines} == {}
    assert starred_membership(ast.parse("x in (*a, b)")) == [1]


def names_of_two_errors(tree: ast.AST) -> list[int]:
    """Lines that catch an error under a name that stands for another kind of error in the same function.

    Compiled, a name has one type, that of the first: a TypeError comes out of the second instead.
    """
    found = []
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        kinds: dict[str, str] = {}
        handlers = [node for node in ast.walk(function) if isinstance(node, ast.ExceptHandler) and node.name]
        for handler in handlers:
            kind = ast.unparse(handler.type) if handler.type else ""
            if kinds.setdefault(str(handler.name), kind) != kind:
                found.append(handler.lineno)
    return found


def test_a_name_stands_for_one_kind_of_error() -> None:
    found = {file.name: names_of_two_errors(ast.parse(file.read_text(encoding="utf-8"))) for file in COMPILED}
    assert {name: lines for name, lines in found.items() if lines} == {}
    twice = "def f():\n try: g()\n except A as a: h(a)\n except B as a: i(a)"
    assert names_of_two_errors(ast.parse(twice)) == [4]


def shifted_ones(tree: ast.AST) -> list[int]:
    """Lines where a 1, or a name that only ever is 1, is shifted by a variable: compiled, that is 32 bits wide."""
    ones = {
        node.target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and ast.unparse(node.annotation) == "i64"
        if isinstance(node.value, ast.Constant) and node.value.value == 1
    }
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and isinstance(node.left, ast.Name)
        if node.left.id in ones
    ]


def test_things_beyond_the_thirtieth_have_a_bit_too() -> None:
    """`core.bits.bit` makes it; where a game has fewer things, 1 << thing will do."""
    found = {file.name: shifted_ones(ast.parse(file.read_text(encoding="utf-8"))) for file in COMPILED}
    assert {name: lines for name, lines in found.items() if lines} == {}
    assert shifted_ones(ast.parse("one: i64 = 1\nx = one << n")) == [2]


@pytest.mark.parametrize(
    ("name", "compiled"),
    [
        ("core/steps.py", True),
        ("games/registry.py", True),
        ("games/vale/summon.py", True),
        ("games/vale/cards/fire.py", True),
        ("bots/simple.py", True),
        ("bots/network.py", False),
        ("core/vecs.py", False),
        ("games/kemet/drawing/textmap.py", False),
        ("games/kemet/shapes.py", False),
        ("games/kemet/position.py", False),
        ("games/eldervale/effects/gains.py", True),
        ("games/eldervale/cards/air.py", False),
        ("server/shapes.py", False),
        ("terminal.py", False),
        ("testing/laws.py", False),
    ],
)
def test_rules_and_bots_are_compiled_and_what_is_for_people_is_not(name: str, compiled: bool) -> None:
    assert SETUP["is_compiled"](name) is compiled


def test_what_is_never_compiled_exists() -> None:
    assert [pattern for pattern in SETUP["NEVER_COMPILED"] if not list(SETUP["PACKAGE"].glob(pattern))] == []
