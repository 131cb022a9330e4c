"""A table made up for tests of the agenda: nothing on it but a sheet of paper.

The table and its steps are plain Python, also when the core is compiled.
"""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.events import EventKind, EventWords
from deskovka.core.game import Game
from deskovka.core.options import Phrase, Phrases, each, first, option
from deskovka.core.secret import next_picker, without
from deskovka.core.steps import NONE, State, Step
from deskovka.core.vecs import vec

PICK, FLIP = 0, 1
NOTED, HID, PASSED = 0, 1, 2
NUMBERS = ["zero", "one", "two", "three", "four", "five"]
GAME = Game(
    "notes",
    seats=(1, 2),
    rules_version=1,
    phrases=Phrases(
        {PICK: Phrase("pick", "pick {number}"), FLIP: Phrase("flip", "flip {number}")}, {"number": NUMBERS}
    ),
    event_words=EventWords(
        {
            NOTED: EventKind("noted", "number", "", "count"),
            HID: EventKind("hid", "number", "count"),
            PASSED: EventKind("passed"),
        },
        {"number": NUMBERS},
    ),
)


class Notes(State):
    """A table with nothing on it but a sheet of paper."""

    def __init__(self, luck: int = 1, notes: list[str] | None = None) -> None:
        super().__init__(GAME)
        self.luck = luck
        self.notes = notes or []

    def clone(self) -> Notes:
        copy = Notes(int(self.luck), self.notes[:])
        self.copy_engine(copy)
        return copy

    def rewards(self) -> list[float]:
        return [1.0, 0.0]


class Jot(Step):
    """Write something down, as all steps here do."""

    def __init__(self, seat: int = -1, number: int = -1) -> None:
        super().__init__(seat)
        self.number = number

    def fields(self) -> tuple[str, ...]:
        return ("seat", "number")

    def begin(self, g: State) -> vec[i64]:
        assert isinstance(g, Notes)
        g.notes.append(f"jot {self.number}")
        return NONE


class Scribble(Jot):
    """Another kind of step with the same words."""


class JotInside(Jot):
    """Put two more steps on the agenda and write down that they wait."""

    def begin(self, g: State) -> vec[i64]:
        assert isinstance(g, Notes)
        g.do(Jot(0, 1), Jot(0, 2))
        g.notes.append("inside")
        return NONE


class Choice(Jot):
    """Ask `seat` for a number below `number`."""

    def begin(self, g: State) -> vec[i64]:
        return each(PICK, vec[i64](range(self.number)))

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Notes)
        g.notes.append(f"seat {self.seat} picks {first(option)} of {self.number}")


class Countdown(Jot):
    """Ask again with one number less each time."""

    def begin(self, g: State) -> vec[i64]:
        return each(PICK, vec[i64](range(self.number)))

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Notes)
        g.notes.append(f"{self.number}")
        g.do(Countdown(self.seat, self.number - 1))


class Coin(Step):
    """Luck decides between `five` and `two`."""

    def begin(self, g: State) -> vec[i64]:
        return g.by_luck(vec[i64]([option(FLIP, 5), option(FLIP, 2)]))

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Notes)
        g.notes.append(f"flip {first(option)}")


class BothPick(Jot):
    """Every seat whose bit is in `number` picks in secret, in any order."""

    def waits_for(self) -> i64:
        return self.number

    def begin(self, g: State) -> vec[i64]:
        return each(PICK, vec[i64]([self.seat, self.seat + 2]))

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Notes)
        g.pick_secretly(self.seat, first(option), 2)
        g.notes.append(f"seat {self.seat}")
        rest = without(self.number, self.seat)
        if rest:
            g.do(BothPick(next_picker(rest, self.seat), rest))


def table(*steps: Step, luck: int = 1, stop: bool = False) -> Notes:
    """A table on which these steps have been started, one after the other."""
    g = Notes(luck)
    for step in reversed(steps):
        g.do(step)
    g.settle(stop)
    return g


def everything(g: Notes) -> tuple[object, ...]:
    return list(g.agenda), g.ask, list(g.options), g.seat, g.luck, list(g.picks), g.notes[:], g.open_luck
