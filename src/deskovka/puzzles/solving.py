"""Positions that can be played to the end: nobody else is asked, no luck is drawn, every way to go on is tried."""

from __future__ import annotations

from dataclasses import dataclass

from deskovka.bots.bot import Seat
from deskovka.core.game import Game
from deskovka.core.luck import luck_of
from deskovka.core.steps import State

TABLES = 6  # that it could be: on all of them the same must come out
MOST = 4000  # tables on the way, above which it is not tried any more


@dataclass(frozen=True, slots=True)
class End:
    """What an answer comes to: the share of the win, and how many points its seat is ahead of the best other one."""

    share: float
    lead: int

    def key(self) -> tuple[float, int]:
        return self.share, self.lead


class NotSolved(Exception):
    """Somebody else is asked, luck is drawn, or there are too many ways."""


def solved(seat: Seat, seed: int) -> dict[int, End] | None:
    """What each answer comes to, if its seat goes on as well as it can; None where that cannot be said for certain."""
    found: list[tuple[dict[int, End], list[int]]] = []
    for number in range(TABLES):
        table = seat.imagine(int(luck_of(seed + number)))
        solver = Solver(seat.game, seat.number)
        try:
            ends = {int(option): solver.after(table, int(option)) for option in table.options}
        except NotSolved:
            return None
        found.append((ends, solver.seen))
        if found[-1] != found[0]:  # something hidden decides
            return None
    return found[0][0]


def winning(ends: dict[int, End]) -> list[int]:
    """All answers, the best first, if exactly one wins the most; otherwise none."""
    ranked = sorted(ends, key=lambda option: (-ends[option].share, -ends[option].lead, option))
    return ranked if len(ranked) > 1 and ends[ranked[0]].share > ends[ranked[1]].share else []


class Solver:
    """Goes through everything one seat can still do."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.seen: list[int] = []  # every option on the way, in order: the same wherever nothing hidden matters

    def after(self, table: State, option: int) -> End:
        self.seen.append(option)
        if len(self.seen) > MOST:
            raise NotSolved
        led_to = table.clone()
        led_to.play(option)
        if int(led_to.luck) != int(table.luck):
            raise NotSolved
        if led_to.ask is None:
            return self.end(led_to)
        if int(led_to.seat) != self.seat:
            raise NotSolved
        return max((self.after(led_to, int(each)) for each in led_to.options), key=End.key)

    def end(self, table: State) -> End:
        return End(float(table.rewards()[self.seat]), lead_of(self.game, table, self.seat))


def lead_of(game: Game, g: State, seat: int) -> int:
    """How many points a seat is ahead of the best other side."""
    sides = game.result(g).sides()
    return sides[seat] - max(score for side, score in enumerate(sides) if side != seat)
