"""A search by the game's own evaluation, where no network leads: the tree of `core.tree`."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from deskovka.bots.bot import Considered, Seat
from deskovka.bots.budget import Timer
from deskovka.bots.thinking import Found, Thinking, fitting
from deskovka.core.tree import Tree

LOOKS = 4  # tables on which it looks at all answers before it searches


@final
class Climb(Thinking):
    """The tree of one question."""

    def __init__(self, seat: Seat, luck: int, timer: Timer | None = None) -> None:
        self.tree = Tree(seat.imagine, luck, seat.game.manner, lateness(timer))

    def go_on(self, timer: Timer) -> None:
        tree = self.tree
        tree.judge.watch(lateness(timer))
        while tree.looks < LOOKS and not timer.over(0):
            tree.look()
        while not timer.over(int(tree.playouts)):
            done = int(tree.playouts)
            wanted = timer.budget.iterations
            most = fitting(done, timer)
            tree.play(most if wanted is None else min(wanted - done, most))

    def considered(self) -> list[Considered]:
        """The most searched first: the share of the playouts each had and how often they won."""
        ranked = self.tree.ranked()
        visits = sum(node.visits for node in ranked)
        if visits == 0:
            return [Considered(int(node.option), None, node.prior) for node in ranked]
        return [
            Considered(int(node.option), node.mean() if node.visits else None, node.visits / visits) for node in ranked
        ]

    def found(self) -> Found:
        """Visits, and the shares of the win they had together."""
        return [(int(node.option), [node.visits, node.value]) for node in self.tree.root.children]

    def take_over(self, found: Found) -> None:
        theirs = dict(found)
        for node in self.tree.root.children:
            if int(node.option) in theirs:
                visits, value = theirs[int(node.option)]
                node.visits += visits
                node.value += value

    def after(self, option: int, seat: Seat, timer: Timer) -> Climb:
        self.tree.judge.watch(lateness(timer))
        self.tree.go_on(option, seat.imagine)
        return self


def lateness(timer: Timer | None) -> Callable[[], bool] | None:
    """Whether the time is up, to be asked in the middle of things; None where only iterations count."""
    if timer is None or timer.budget.seconds is None:
        return None
    running = timer
    return lambda: running.left() <= 0
