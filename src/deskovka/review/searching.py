"""A search below one answer of a seat."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.bots.bot import Seat
from deskovka.bots.neural import softmax
from deskovka.core.judging import Manner
from deskovka.core.luck import luck_of, next_luck
from deskovka.core.steps import State
from deskovka.core.tree import Leaf, Tree
from deskovka.core.vecs import vec
from deskovka.review.chances import LEAST_SCALE, Chances

BATCH = 8  # tables a network judges at once
GUIDED_CURIOSITY = 1.0  # a network's promises are worth more than those of one move ahead
WARMING = 4  # batches that do not count: the search hardly sees anything yet
SETTLED = 1e9  # so many questions have told how much answers differ: one more hardly changes it
OTHERS = 1 << 40  # searches see other tables than those that were looked at before


class Searched:
    """One answer, searched as if it were the only one; `blocks` are the chances in batches of playouts, in turn.

    All answers to a question are searched on the same imagined tables, in the same order.
    """

    def __init__(self, seat: Seat, option: int, seed: int, chances: Chances) -> None:
        self.seat = seat
        self.option = option
        self.chances = chances
        self.luck = int(luck_of(seed + OTHERS))
        self.blocks: list[float] = []
        self.playouts = 0
        manner = Manner()
        if chances.network is not None:
            manner.curiosity = GUIDED_CURIOSITY
        self.tree = Tree(self.imagine, self.luck, manner)
        if chances.network is None:
            self.measure_alike()

    def measure_alike(self) -> None:
        """Points count for as much below every answer: a tree by itself learns how much answers differ only there."""
        self.tree.judge.scale = max(self.chances.evaluation.scale, LEAST_SCALE)
        self.tree.judge.scaled = SETTLED

    def imagine(self, _: int) -> State:
        """A table on which nothing but this answer is on offer."""
        self.luck = int(next_luck(self.luck))
        table = self.seat.imagine(self.luck)
        table.options = vec[i64]([self.option])
        return table

    def go_on(self, playouts: int) -> None:
        """So many playouts more, in batches."""
        for _ in range(playouts // BATCH):
            before = self.total()
            self.play(BATCH)
            self.playouts += BATCH
            if self.playouts > WARMING * BATCH:
                self.blocks.append((self.total() - before) / BATCH)

    def total(self) -> float:
        """The shares of the win in all playouts so far."""
        children = self.tree.root.children
        return children[0].value if children else 0.0

    def play(self, playouts: int) -> None:
        if self.chances.network is None:
            self.tree.play(playouts)
            return
        leaves = self.tree.gather(playouts)
        if leaves:
            self.take_in(leaves)

    def take_in(self, leaves: list[Leaf]) -> None:
        """What the network holds of the tables of these leaves: the shares of all seats, and what is answered there."""
        asked = [[int(option) for option in leaf.options] for leaf in leaves]
        shares, logits = self.chances.with_logits([leaf.table for leaf in leaves], asked)
        for leaf, row, theirs in zip(leaves, shares, logits, strict=True):
            self.tree.take_in(leaf, softmax(theirs), [float(share) for share in row])
