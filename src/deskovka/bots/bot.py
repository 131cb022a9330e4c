"""What a bot is given and what it must do."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import mypyc_attr

from deskovka.bots.parameters import Parameter
from deskovka.core.game import Game
from deskovka.core.luck import next_luck
from deskovka.core.steps import State


@final
class Seat:
    """A table as one seat sees it: what is on offer, the view, and tables it could be.  Nothing else."""

    __slots__ = ("_state", "game", "number")

    def __init__(self, state: State, number: int) -> None:
        self._state = state
        self.number = number
        self.game: Game = state.game

    def options(self) -> list[int]:
        """What this seat may answer now."""
        g = self._state
        return [int(o) for o in g.options] if g.seat == self.number else g.offered(self.number)

    def words(self, option: int) -> str:
        """An option in words."""
        return self.game.phrases.say(option)

    def view(self) -> dict[str, object]:
        """Everything the seat may know, as JSON-ready values."""
        return self._state.view(self.number)

    def imagine(self, luck: int) -> State:
        """A table that looks the same from here; the question is put to this seat."""
        imagined = self._state.imagine(self.number, luck)
        ask = imagined.ask
        if ask is not None and imagined.seat != self.number and self.number in ask.asked(imagined):
            imagined.ask = ask.for_seat(self.number)
            imagined.options = imagined.ask.begin(imagined)
            imagined.seat = self.number
        return imagined


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers for a seat.  Its luck is its own, so the same seed gives the same games.

    What it can be told, as in "greedy:worlds=4", is listed in `parameters`; each is an attribute with its default.
    """

    parameters: ClassVar[tuple[Parameter, ...]] = ()

    def __init__(self, luck: int) -> None:
        self.luck = luck

    def answer(self, seat: Seat) -> int:
        """One of `seat.options()`."""
        raise NotImplementedError

    def next_luck(self) -> int:
        self.luck = int(next_luck(self.luck))
        return self.luck
