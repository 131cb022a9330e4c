"""Which way to think about a question, and several processes that think about the same one."""

from __future__ import annotations

from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures import TimeoutError as TooLate

from deskovka.bots.bot import Seat
from deskovka.bots.budget import Budget, Timer
from deskovka.bots.climb import Climb
from deskovka.bots.network import leading_network
from deskovka.bots.race import Race
from deskovka.bots.thinking import Found, Thinking
from deskovka.bots.workers import follow_parent
from deskovka.core.luck import next_luck
from deskovka.games.registry import find_game

IN_TIME = 0.9  # the share of the time that is left which helpers have: what they found must also arrive
LAST_MOMENT = 0.05  # the share of the whole time that is waited for them at its end

HELPERS: dict[int, ProcessPoolExecutor] = {}  # by how many; they stay, starting them takes longer than an answer


def mind(seat: Seat, luck: int, guided: bool, timer: Timer) -> Thinking:
    """Led by the game's network, where one leads and it is wanted; otherwise by the game's own evaluation."""
    network = leading_network(seat.game.id) if guided else None
    return Climb(seat, luck, timer) if network is None else Race(seat, network, luck)


class Together:
    """Other processes that think about the same question, each with luck of its own.

    They are sent a table that the seat imagines: nothing that it does not know ever leaves this process.
    """

    def __init__(self, seat: Seat, luck: int, guided: bool, cores: int, timer: Timer) -> None:
        self.timer = timer
        self.found: list[Future[Found]] = []
        budget = timer.budget
        self.own = budget.iterations
        seconds = None if budget.seconds is None else timer.left() * IN_TIME
        iterations = None if budget.iterations is None else budget.iterations // cores
        if iterations is not None and budget.iterations is not None:
            self.own = budget.iterations - iterations * (cores - 1)
        helpers = cores - 1
        if helpers not in HELPERS:
            HELPERS[helpers] = ProcessPoolExecutor(helpers, initializer=follow_parent)
        stored = seat.game.dump(seat.imagine(luck))
        for _ in range(helpers):
            luck = int(next_luck(luck))
            task = (seat.game.id, stored, seat.number, luck, guided, seconds, iterations)
            self.found.append(HELPERS[helpers].submit(thought, *task))

    def tell(self, thinking: Thinking) -> None:
        """All that they found, in their order; what comes too late is left."""
        seconds = self.timer.budget.seconds
        for found in self.found:
            try:
                thinking.take_over(found.result(None if seconds is None else LAST_MOMENT * seconds))
            except TooLate:
                found.cancel()


def thought(
    game: str,
    stored: dict[str, object],
    number: int,
    luck: int,
    guided: bool,
    seconds: float | None,
    iterations: int | None,
) -> Found:
    """In another process."""
    timer = Budget(seconds, iterations).begin()
    thinking = mind(Seat(find_game(game).load(stored), number), luck, guided, timer)
    thinking.go_on(timer)
    return thinking.found()
