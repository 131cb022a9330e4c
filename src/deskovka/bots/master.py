"""The strongest bot: it thinks ahead on imagined tables for as long as it may."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import ClassVar, final

from deskovka.bots.bot import Bot, Considered, Seat
from deskovka.bots.budget import Budget, Timer
from deskovka.bots.minds import Together, mind
from deskovka.bots.parameters import Parameter
from deskovka.bots.thinking import Thinking

USUAL_SECONDS = 1.0  # where it is told neither seconds nor iterations
LONGEST = 600.0
MOST_ITERATIONS = 10_000_000
MOST_CORES = 64


@final
class Expected:
    """What the bot thought about its last question, and what the next one looks like if it follows at once."""

    __slots__ = ("option", "options", "thinking", "view")

    def __init__(self, thinking: Thinking, option: int, view: dict[str, object], options: list[int]) -> None:
        self.thinking = thinking
        self.option = option
        self.view = view
        self.options = options

    def has_come(self, seat: Seat) -> bool:
        return seat.options() == self.options and seat.view() == self.view


class MasterBot(Bot):
    """Thinks led by the game's network where one leads (`bots.race`), else by its evaluation (`bots.climb`)."""

    parameters: ClassVar[tuple[Parameter, ...]] = (
        Parameter("seconds", 0, LONGEST),
        Parameter("iterations", 0, MOST_ITERATIONS),
        Parameter("network"),
        Parameter("cores", 1, MOST_CORES),
    )
    seconds: float = 0.0  # how long it thinks about an answer; 0: no limit but the iterations
    iterations: int = 0  # playouts; alone they give the same answers on every machine
    network: bool = True  # is it guided by the game's network, where one leads?
    cores: int = 1  # processes that think at once

    def __init__(self, luck: int, clock: Callable[[], float] = perf_counter) -> None:
        super().__init__(luck)
        self.clock = clock
        self.longest = LONGEST  # seconds, where others wait
        self.weighed: list[Considered] = []
        self.expected: Expected | None = None

    def hurry(self, seconds: float) -> None:
        self.longest = seconds

    def answer(self, seat: Seat) -> int:
        options = seat.options()
        self.weighed = []
        if len(options) == 1:
            return options[0]
        timer = self.budget().begin(self.clock)
        thinking = self.begun(seat, timer)
        if self.cores > 1:
            together = Together(seat, self.next_luck(), self.network, self.cores, timer)
            timer.budget.iterations = together.own
            thinking.go_on(timer)
            together.tell(thinking)
        else:
            thinking.go_on(timer)
        self.weighed = thinking.considered()
        self.expect(seat, thinking, self.weighed[0].option)
        return self.weighed[0].option

    def budget(self) -> Budget:
        """What it was told, and no longer than it may where others wait."""
        told = self.seconds > 0 or self.iterations > 0
        seconds = self.seconds if told else USUAL_SECONDS
        if self.longest < LONGEST:
            seconds = min(seconds, self.longest) if seconds > 0 else self.longest
        return Budget.of(seconds, self.iterations)

    def begun(self, seat: Seat, timer: Timer) -> Thinking:
        """Thinking about this question; where it follows the last answer at once, what is known already is kept."""
        expected = self.expected
        self.expected = None
        if expected is not None and expected.has_come(seat):
            return expected.thinking.after(expected.option, seat, timer)
        return mind(seat, self.next_luck(), self.network, timer)

    def expect(self, seat: Seat, thinking: Thinking, option: int) -> None:
        """Is the seat asked again as soon as it has answered?"""
        table = seat.imagine(self.next_luck())
        table.play(option)
        if len(table.options) and int(table.seat) == seat.number:
            options = [int(each) for each in table.options]
            self.expected = Expected(thinking, option, table.view(seat.number), options)

    def considered(self) -> list[Considered]:
        """All options, its answer first: the share of its playouts each had and how often they won."""
        return self.weighed
