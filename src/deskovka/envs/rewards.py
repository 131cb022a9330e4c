"""What a game is worth to its seats when it is over.  Before that, nothing is."""

from __future__ import annotations

from collections.abc import Callable

from deskovka.core.errors import UnknownName
from deskovka.core.steps import State

Reward = Callable[[list[float], list[int]], list[float]]
"""From the shares of the seats, and the points of the seats and of rivals nobody plays."""


def share(shares: list[float], points: list[int]) -> list[float]:
    """1 for the winner, shared by several; 0 for all the others."""
    return shares


def balance(shares: list[float], points: list[int]) -> list[float]:
    """1 for the winner, and what the others lose adds up to as much: −1 for the loser of two.

    Alone against rivals nobody plays: 1 or −1.
    """
    seats = len(shares)
    return [(each * seats - 1) / (seats - 1) if seats > 1 else 2 * each - 1 for each in shares]


def lead(shares: list[float], points: list[int]) -> list[float]:
    """How many points a seat is ahead of the best of the others, rivals nobody plays among them; below 0: behind."""
    return [float(points[seat] - max(points[:seat] + points[seat + 1 :], default=0)) for seat, _ in enumerate(shares)]


REWARDS: dict[str, Reward] = {"share": share, "balance": balance, "lead": lead}


def reward_named(name: str) -> Reward:
    if name not in REWARDS:
        raise UnknownName(f"a reward is one of {', '.join(REWARDS)}, not {name!r}")
    return REWARDS[name]


def worth(g: State, reward: Reward) -> list[float]:
    """What the end of a table is worth to each seat."""
    return reward(g.rewards(), g.game.result(g).sides())
