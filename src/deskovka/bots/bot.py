"""What a bot is given and what it must do."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

import numpy as np
from mypy_extensions import mypyc_attr

from deskovka.bots.parameters import Parameter
from deskovka.core.game import Game
from deskovka.core.luck import next_luck
from deskovka.core.steps import State

if TYPE_CHECKING:
    from numpy.typing import NDArray


@final
class Seat:
    """A table as one seat sees it: what is on offer, what it knows, and tables it could be.  Nothing else."""

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
        return self.game.imagine_asked(self._state, self.number, luck)

    def features(self) -> NDArray[np.float32]:
        """What the seat knows as numbers for a network (docs/features.md)."""
        return self.game.features(self._state, self.number)

    def option_features(self) -> NDArray[np.float32]:
        """A row of numbers for each of its options, in their order."""
        return self.game.option_features(self._state, self.number)

    def evaluate(self) -> float:
        """How good the table looks from here, in points."""
        return self.game.evaluate(self._state, self.number)

    def happened(self, since: int = 0) -> list[dict[str, object]]:
        """What its player was told, oldest first, but for so many that it knows already.

        Nothing where nobody listens to the table: whoever runs games listens for bots that say so (`Bot.listens`).
        """
        tell = self.game.event_words.tell
        return [tell(event, self.number) for event in (self._state.events or [])[since:]]


@final
class Considered:
    """An alternative a bot thought about: an option, its chance of winning from 0 to 1 if the bot knows one, and the
    share of its attention the option had."""

    __slots__ = ("chance", "option", "share")

    def __init__(self, option: int, chance: float | None, share: float) -> None:
        self.option = option
        self.chance = chance
        self.share = share


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers for a seat.  Its luck is its own, so the same seed gives the same games.

    What it can be told, as in "greedy:worlds=4", is listed in `parameters`; each is an attribute with its default.
    """

    parameters: ClassVar[tuple[Parameter, ...]] = ()
    listens: ClassVar[bool] = False  # it asks what happened (`Seat.happened`)

    def __init__(self, luck: int) -> None:
        self.luck = luck

    def answer(self, seat: Seat) -> int:
        """One of `seat.options()`."""
        raise NotImplementedError

    def hurry(self, seconds: float) -> None:
        """Others wait for their turn: from now on it is not to think longer than that about an answer.

        For bots that think as long as they may; others answer as fast as they can anyway.
        """

    def considered(self) -> list[Considered]:
        """The alternatives of its last answer, best first; none where it does not weigh any."""
        return []

    def next_luck(self) -> int:
        self.luck = int(next_luck(self.luck))
        return self.luck
