"""The strongest bot: it thinks ahead on imagined tables for as long as it may."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import ClassVar

import numpy as np

from deskovka.bots.bot import Bot, Considered, Seat
from deskovka.bots.budget import Budget, Timer
from deskovka.bots.network import Network, expected_share, network_of
from deskovka.bots.neural import sides_at, softmax
from deskovka.bots.parameters import Parameter
from deskovka.core.judging import Manner
from deskovka.core.tree import Leaf, Node, Tree

USUAL_SECONDS = 1.0  # where it is told neither seconds nor iterations
LONGEST = 600.0
MOST_ITERATIONS = 10_000_000
LOOKS = 4  # tables on which it looks at all answers before it searches
GUIDED_CURIOSITY = 1.0  # a network's promises are worth more than those of one move ahead
BATCH = 8  # tables a network judges at once
CHECKS = 50  # so often in its time it looks at the clock


class MasterBot(Bot):
    """Searches (`core.tree`), guided by the game's network where there is one, otherwise by the game's evaluation."""

    parameters: ClassVar[tuple[Parameter, ...]] = (
        Parameter("seconds", 0, LONGEST),
        Parameter("iterations", 0, MOST_ITERATIONS),
        Parameter("network"),
    )
    seconds: float = 0.0  # how long it thinks about an answer; 0: no limit but the iterations
    iterations: int = 0  # playouts; alone they give the same answers on every machine
    network: bool = True  # is it guided by the game's network, where there is one?

    def __init__(self, luck: int, clock: Callable[[], float] = perf_counter) -> None:
        super().__init__(luck)
        self.clock = clock
        self.weighed: list[Considered] = []

    def answer(self, seat: Seat) -> int:
        options = seat.options()
        self.weighed = []
        if len(options) == 1:
            return options[0]
        told = self.seconds > 0 or self.iterations > 0
        timer = Budget.of(self.seconds if told else USUAL_SECONDS, self.iterations).begin(self.clock)
        network = network_of(seat.game.id) if self.network else None
        manner = Manner()
        if network is not None:
            manner.curiosity = GUIDED_CURIOSITY
        tree = Tree(seat.imagine, self.next_luck(), manner)
        if network is None:
            search_alone(tree, timer)
        else:
            search_guided(tree, timer, network, seat)
        ranked = tree.ranked()
        self.weighed = [considered(node, int(tree.playouts)) for node in ranked]
        return int(ranked[0].option)

    def considered(self) -> list[Considered]:
        """All options, the most searched first: the share of its playouts each had and how often they won."""
        return self.weighed


def considered(node: Node, playouts: int) -> Considered:
    if playouts == 0:
        return Considered(int(node.option), None, node.prior)
    return Considered(int(node.option), node.mean() if node.visits else None, node.visits / playouts)


def search_alone(tree: Tree, timer: Timer) -> None:
    """By the game's own evaluation."""
    while tree.looks < LOOKS and not timer.over(0):
        tree.look()
    while not timer.over(int(tree.playouts)):
        tree.play(before_next_check(tree, timer))


def before_next_check(tree: Tree, timer: Timer) -> int:
    """How many playouts fit before the clock is looked at again, judging by those so far."""
    done = int(tree.playouts)
    wanted = timer.budget.iterations
    left = wanted - done if wanted is not None else done + 1
    seconds = timer.budget.seconds
    if seconds is None:
        return left
    spent = seconds - timer.left()
    fit = int(done * seconds / CHECKS / spent) if spent > 0 else 1
    return max(1, min(left, fit))


def search_guided(tree: Tree, timer: Timer, network: Network, seat: Seat) -> None:
    """By a network, which judges several tables at once."""
    sides = sides_at(seat)
    counts = np.array([len(seat.options())], dtype=np.int64)
    logits, _ = network.judge(seat.features()[None], seat.option_features(), counts)
    tree.promise_all(softmax([float(logit) for logit in logits]))
    while not timer.over(int(tree.playouts)):
        wanted = timer.budget.iterations
        left = BATCH if wanted is None else wanted - int(tree.playouts)
        leaves = tree.gather(min(BATCH, left, int(tree.playouts) + 1))
        if leaves:
            take_in(tree, leaves, network, sides)


def take_in(tree: Tree, leaves: list[Leaf], network: Network, sides: int) -> None:
    """Let the network judge these leaves, and the tree hear it."""
    game = leaves[0].table.game
    rows = np.stack([game.features(leaf.table, int(leaf.table.seat)) for leaf in leaves])
    options = [[int(option) for option in leaf.options] for leaf in leaves]
    numbers = [
        np.array(game.option_numbers(leaf.table, int(leaf.table.seat), theirs), dtype=np.float32)
        for leaf, theirs in zip(leaves, options, strict=True)
    ]
    counts = np.array([len(theirs) for theirs in options], dtype=np.int64)
    logits, values = network.judge(rows, np.concatenate(numbers).reshape(-1, game.option_size), counts)
    first = 0
    for leaf, value, count in zip(leaves, values, counts, strict=True):
        priors = softmax([float(logit) for logit in logits[first : first + int(count)]])
        tree.take_in(leaf, priors, expected_share(float(value), sides))
        first += int(count)
