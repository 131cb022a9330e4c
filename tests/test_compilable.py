"""What the compiler cannot take is found here, where it costs no minutes."""

from __future__ import annotations

import ast
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "src" / "deskovka"
COMPILED = sorted([*PACKAGE.glob("core/*.py"), *PACKAGE.glob("games/**/*.py"), *PACKAGE.glob("bots/*.py")])


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
