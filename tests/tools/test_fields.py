"""What tools/fields.py writes from the declared fields of a class."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from deskovka.games.registry import find_game

SCRIPT = Path(__file__).parent.parent.parent / "tools" / "fields.py"
spec = importlib.util.spec_from_file_location("fields", SCRIPT)
assert spec is not None
assert spec.loader is not None
fields = importlib.util.module_from_spec(spec)
spec.loader.exec_module(fields)

GAME = find_game("_template")
THINGS = '''
from __future__ import annotations

from deskovka.core.codec import Stored, ints, vec_of
from deskovka.core.steps import State
from deskovka.core.vecs import append, vec
from mypy_extensions import i64


class Hand:
    """Cards."""

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]()  # in order
        self.open: bool = False

    # made by tools/fields.py

    def size(self) -> int:
        return len(self.cards)


class Table(State):
    """The table."""

    def __init__(self, game: object) -> None:
        super().__init__(game)
        self.round: i64 = 1
        self.seats: i64 = 0
        self.path: vec[i64] = vec[i64]()
        self.hands: vec[Hand] = vec[Hand]()
        self.best: Hand | None = None

    # made by tools/fields.py; shared: path; unstored: seats
'''


def made_things(text: str = THINGS) -> dict[str, Any]:
    things: dict[str, Any] = {}
    exec(fields.made(text).replace("vec[Hand]", "vec[object]"), things)
    return things


def a_table(things: dict[str, Any]) -> Any:
    table = things["Table"](GAME)
    table.round, table.seats = 3, 2
    table.path = things["vec_of"]([7])
    hand = things["Hand"]()
    hand.cards, hand.open = things["vec_of"]([4, 5]), True
    table.hands = things["append"](table.hands, hand)
    table.best = hand
    return table


def test_a_clone_has_everything_and_shares_only_what_is_named() -> None:
    table = a_table(made_things())
    copy = table.clone()
    assert (copy.round, copy.seats, list(copy.path)) == (3, 2, [7])
    copy.hands[0].cards[0] = 9
    copy.best.open = False
    assert (list(table.hands[0].cards), table.best.open) == ([4, 5], True)


def test_what_is_stored_comes_back() -> None:
    things = made_things()
    stored = a_table(things).stored()
    hand = {"cards": [4, 5], "open": True}
    assert stored == {"round": 3, "path": [7], "hands": [hand], "best": hand}
    again = things["Table"](GAME)
    again.restore(stored)
    assert again.stored() == stored
    again.restore({**stored, "best": None, "of an older version": 1})
    assert again.best is None


def test_a_forgiving_record_keeps_its_start_where_a_stored_one_has_nothing() -> None:
    text = THINGS.replace("    # made by tools/fields.py\n", "    # made by tools/fields.py; forgiving\n")
    hand = made_things(text)["Hand"].from_stored({"cards": [4]})
    assert hand.stored() == {"cards": [4], "open": False}
    with pytest.raises(KeyError):
        made_things()["Hand"].from_stored({"cards": [4]})


def test_what_is_written_stays_as_it_is_and_the_rest_too() -> None:
    once = fields.made(THINGS)
    assert fields.made(once) == once
    assert "def size(self)" in once
    assert once.count("def clone") == 2


def test_a_new_field_is_in_everything_that_is_written() -> None:
    text = fields.made(THINGS).replace("self.round: i64 = 1", "self.round: i64 = 1\n        self.turn: i64 = -1")
    table = a_table(made_things(text))
    table.turn = 4
    assert (table.clone().turn, table.stored()["turn"]) == (4, 4)


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (THINGS.replace("self.open: bool = False", "self.open = False"), "a field says its type"),
        (THINGS.replace("shared: path", "shared: paths"), "Table has no field 'paths'"),
    ],
)
def test_a_declaration_that_is_not_clear_is_refused(wrong: str, complaint: str) -> None:
    with pytest.raises(SystemExit, match=complaint):
        fields.made(wrong)


def test_the_sources_are_as_they_would_be_written() -> None:
    package = SCRIPT.parent.parent / "src"
    written = [path for path in package.rglob("*.py") if "# made by tools/fields.py" in path.read_text("utf-8")]
    assert len(written) >= 6
    for path in written:
        text = path.read_text("utf-8")
        assert fields.formatted(fields.made(text)) == text, path.name
