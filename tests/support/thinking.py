"""Clocks, networks and questions for tests of bots that think."""

from __future__ import annotations

from typing import Any

from deskovka.bots.bot import Seat
from deskovka.bots.climb import Climb
from deskovka.bots.network import Network, network_of
from deskovka.bots.race import promising
from deskovka.core.steps import State
from deskovka.games.registry import find_game
from deskovka.testing.play import play_randomly


class Clock:
    """A clock that goes on only when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class SlowNetwork(Network):
    """A network that takes so long for each option."""

    def __init__(self, network: Network, clock: Clock, seconds: float) -> None:
        self.__dict__ = {**network.__dict__, "clock": clock, "seconds": seconds}

    def judge(self, rows: Any, option_rows: Any, counts: Any) -> Any:
        self.clock.now += self.seconds * len(option_rows)
        return super().judge(rows, option_rows, counts)


def slow_climb(seat: Seat, clock: Clock, seconds: float) -> Climb:
    """A search for which every imagined table takes so long."""

    def imagine(luck: int) -> State:
        clock.now += seconds
        return seat.imagine(luck)

    climb = Climb(seat, 3)
    climb.tree.imagine = imagine
    return climb


def doubtful(id: str, seats: int = 2, seed: int = 4) -> Seat:
    """A seat with a question that its network is not sure about."""
    network = the_network(id)
    for g in play_randomly(find_game(id).new_game(seats, seed), 5):
        seat = Seat(g, int(g.seat))
        if len(g.options) > 2 and promising(seat, network, 1)[0][0].prior < 0.6:
            return seat
    raise AssertionError


def the_network(id: str) -> Network:
    network = network_of(id)
    assert network is not None
    return network


def sure(id: str) -> Seat:
    """A seat with a question that its network needs not think about."""
    network = the_network(id)
    for g in play_randomly(find_game(id).new_game(2, 4), 5):
        seat = Seat(g, int(g.seat))
        if len(g.options) > 1 and promising(seat, network, 1)[0][0].prior > seat.game.manner.sure:
            return seat
    raise AssertionError
