"""Which abilities, monsters and tokens have a test named after them, with the single cards or their chapter."""

from __future__ import annotations

import ast
from pathlib import Path

CHAPTERS = Path(__file__).parents[1] / "games" / "eldervale"


def without_test(names: list[str], *files: str, elsewhere: dict[str, str]) -> list[str]:
    """Names after which no test of these files is called; `elsewhere` says "file test" of the chapter that proves one.

    A test counts only if it asserts something.
    """
    here = [name for file in files for name in tests_of(Path(file))]
    missing = [name for name in names if name not in elsewhere and not any(is_after(test, name) for test in here)]
    lost = [name for name, place in elsewhere.items() if not is_test_of(*place.split())]
    return missing + lost


def tests_of(file: Path) -> list[str]:
    """Tests of a file that assert something."""
    nodes = ast.parse(file.read_text(encoding="utf-8")).body
    tests = [node for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    return [test.name for test in tests if any(isinstance(node, ast.Assert) for node in ast.walk(test))]


def is_after(test: str, name: str) -> bool:
    return f"{test}_".startswith(f"test_{name.replace('-', '_')}_")


def is_test_of(file: str, test: str) -> bool:
    return test in tests_of(CHAPTERS / file)
