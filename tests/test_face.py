"""The public face: whole, documented, and imported only when it is needed."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

import deskovka
from deskovka import face
from deskovka.arena.speed import is_compiled
from deskovka.core import errors
from deskovka.core.steps import State

LIBRARY = (Path(__file__).parent.parent / "docs" / "library.md").read_text(encoding="utf-8")
ASKED_FOR = ["find_game", "Bot", "Seat", "Record", "Table", "make_bot", "simulate", "luck_of", "Question", "Refusal"]


@pytest.mark.parametrize("name", face.__all__)
def test_every_name_is_there_documented_and_explained(name: str) -> None:
    found = getattr(deskovka, name)
    assert found is getattr(face, name)
    if callable(found) and not is_compiled():  # the compiler leaves them out
        assert inspect.getdoc(found), f"{name} has no docstring"
    assert re.search(rf"`{name}`", LIBRARY), f"{name} is not in docs/library.md"


def test_what_people_ask_for_first_is_there() -> None:
    assert set(ASKED_FOR) <= set(face.__all__)
    assert deskovka.Table is State


def test_every_mistake_can_be_caught() -> None:
    mistakes = {name for name, kind in vars(errors).items() if inspect.isclass(kind) and issubclass(kind, Exception)}
    assert mistakes <= set(face.__all__)


def test_everything_a_call_of_the_face_gives_or_takes_is_in_it() -> None:
    """Who keeps a table, a question or a report in a variable can say what it is."""
    known = {*face.__all__, "State"}
    needed = set()
    for name in face.__all__:
        found = getattr(face, name)
        for kind in getattr(found, "__annotations__", {}).values():
            needed |= set(re.findall(r"\b[A-Z]\w+", str(kind)))
    assert needed - known <= {
        "Any",
        "Callable",
        "ClassVar",
        "ForwardRef",
        "Iterator",
        "None",
        "NotRequired",
        "Sequence",
    }


def test_stars_and_lists_are_the_face_and_nothing_else() -> None:
    everything: dict[str, object] = {}
    exec("from deskovka import *", everything)
    assert set(everything) - {"__builtins__"} == set(face.__all__)
    assert set(dir(deskovka)) == {*face.__all__, "__version__"}


def test_a_name_that_is_not_there_says_what_is() -> None:
    with pytest.raises(AttributeError, match=r"deskovka has no 'chess'; there are: .*find_game"):
        deskovka.chess  # noqa: B018
    with pytest.raises(ImportError, match="chess"):
        exec("from deskovka import chess")


@pytest.mark.parametrize("does", ["import deskovka; deskovka.__version__", "from deskovka import games"])
def test_nothing_is_imported_before_it_is_asked_for(does: str) -> None:
    script = f"{does}\nimport sys\nprint(*sorted(name for name in sys.modules if name.startswith('deskovka.')))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=300)
    assert set(done.stdout.split()) <= {"deskovka.games"}
