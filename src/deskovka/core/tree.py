"""A search on imagined tables for any number of seats, with luck, hidden things and secret picks.

Every playout is a table of its own, imagined from what one seat knows, and goes down the same tree of answers: what
stands in a node is the average over tables that the seat cannot tell apart (open-loop search over information sets).
Each seat prefers what is best for itself.  An answer is tried the more often the better it looked one move ahead, or to
a network, and the better it did (PUCT).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.judging import Judge, Manner
from deskovka.core.luck import next_luck
from deskovka.core.orders import worth_trying
from deskovka.core.steps import NATURE, NONE, State, Step
from deskovka.core.vecs import append, vec


@final
class Node:
    """An answer in the tree, and what came of it to whoever gave it.

    Not declared acyclic: compiled, a chain of such objects that is deeper than fifty corrupts memory when it is freed.
    """

    __slots__ = ("children", "option", "prior", "value", "visits")

    def __init__(self, option: i64, prior: float) -> None:
        self.option = option
        self.prior = prior
        self.visits: float = 0.0
        self.value: float = 0.0  # the sum of shares of the win
        self.children: list[Node] = []

    def mean(self) -> float:
        return self.value / self.visits if self.visits > 0.0 else 0.0


@mypyc_attr(acyclic=True)
@final
class Leaf:
    """Where a playout left the tree: the table there, and who gave which answers on the way."""

    __slots__ = ("nodes", "options", "seats", "table")

    def __init__(self, table: State, nodes: list[Node], seats: vec[i64], options: vec[i64]) -> None:
        self.table = table
        self.nodes = nodes
        self.seats = seats
        self.options = options  # of whoever is asked there, each in one order only (`core.orders`)


@final
class Tree:
    """The answers of a seat and what may follow."""

    def __init__(
        self,
        imagine: Callable[[int], State],
        luck: i64,
        manner: Manner,
        is_late: Callable[[], bool] | None = None,
    ) -> None:
        """`imagine` makes a table from luck, with the question put to the seat that searches.

        `is_late` is asked all the time: what is under way then is given up.
        """
        self.imagine = imagine
        self.judge = Judge(manner, luck)
        self.judge.watch(is_late)
        self.root = Node(-1, 1.0)
        self.playouts: i64 = 0
        self.looks: i64 = 0  # tables on which the answers were looked at before
        self.promised = vec[float]()  # what they were worth there, in points, all together
        self.look()

    def go_on(self, option: i64, imagine: Callable[[int], State]) -> None:
        """The same seat is asked again, right after this answer: go on with what is known below it."""
        at = place_of(self.root.children, option)
        self.root = self.root.children[at]
        self.imagine = imagine
        self.playouts = 0
        self.looks = 0
        self.look()

    # ---- the answers that are to be weighed

    def look(self) -> None:
        """Look at one more table: what each answer promises is the average over all that were looked at."""
        g = self.fresh()
        if g.seat == NATURE:
            return
        values, _ = self.judge.tried_all(g, g.options, len(g.options))
        if self.judge.late and self.looks:
            return  # the first one counts however little of it was seen
        self.looks += 1
        if self.looks == 1:
            self.promised = values
            add_children(self.root, g.options, values)
            self.root.children = known_children(self.root, g.options)  # some were met on tables that could not be
        else:
            for i in range(len(values)):
                self.promised[i] += values[i]
        looks = float(self.looks)
        self.promise(self.judge.priors(vec[float]([value / looks for value in self.promised])))

    def promise(self, priors: vec[float]) -> None:
        """How likely each answer is the best one, before any playout."""
        for i in range(len(priors)):
            self.root.children[i].prior = priors[i]

    def ranked(self) -> list[Node]:
        """The answers, those that were tried most first; before any playout those that promise most."""
        return sorted(self.root.children, key=rank)

    def fresh(self) -> State:
        self.judge.luck = next_luck(self.judge.luck)
        return self.imagine(int(self.judge.luck))

    # ---- playouts

    def play(self, times: i64) -> None:
        """So many playouts, judged by the game's own evaluation; fewer when it is late."""
        for _ in range(times):
            leaf = self.descend()
            g = leaf.table
            if len(g.options):
                g = self.judge.played_on(self.opened(leaf), g.seat)
            if self.judge.late:
                self.playouts -= 1
                return
            self.credit(leaf, self.judge.shares(g))

    def opened(self, leaf: Leaf) -> State:
        """Give the leaf its answers, each with what it promises one move ahead; the table after one of them."""
        g = leaf.table
        values, tables = self.judge.tried_all(g, leaf.options, self.judge.manner.most)
        if not self.judge.late:
            add_children(leaf.nodes[-1], leaf.options, self.judge.priors(values))
        return tables[self.judge.one_of(values)]

    def gather(self, most: i64) -> list[Leaf]:
        """So many playouts as far as the tree goes; what is at their ends is to be judged elsewhere (`take_in`).

        Until it is, the answers on the way count as lost, so that the next playout looks elsewhere.
        """
        leaves: list[Leaf] = []
        for _ in range(most):
            leaf = self.descend()
            if len(leaf.table.options) == 0:
                self.credit(leaf, self.judge.shares(leaf.table))
                continue
            for node in leaf.nodes:
                node.visits += 1.0
            leaves.append(leaf)
        return leaves

    def take_in(self, leaf: Leaf, priors: list[float], shares: list[float]) -> None:
        """What is held elsewhere of the table of a leaf: its answers, and the share of the win of each side."""
        for node in leaf.nodes:
            node.visits -= 1.0
        add_children(leaf.nodes[-1], leaf.options, vec[float]([prior for prior in priors]))
        self.credit(leaf, vec[float]([share for share in shares]))

    def descend(self) -> Leaf:
        """Down the tree on a table of its own, to where the tree does not know all answers or the game is over."""
        g = self.fresh()
        node = self.root
        nodes = [node]
        seats = vec[i64]([g.seat])
        options: vec[i64] = NONE
        before: Step | None = None
        first: i64 = -1  # whose secret pick began those that are being made
        self.playouts += 1
        while len(g.options):
            if g.seat == NATURE:
                node = by_luck(node, g.options[self.judge.draw(len(g.options))])
            else:
                options = worth_trying(g, before, node.option)
                known = known_children(node, options)
                if len(known) == 0:
                    break
                first = first_picker(g, first)
                node = self.most_promising(known) if first < 0 or first == g.seat else self.likely(known)
            nodes.append(node)
            seats = append(seats, g.seat)
            before = g.ask
            g.play(node.option)
        return Leaf(g, nodes, seats, options)

    def likely(self, known: list[Node]) -> Node:
        """One of these by what they promised, whatever came of them."""
        total = 0.0
        for child in known:
            total += child.prior
        return known[self.judge.drawn(vec[float]([child.prior / total for child in known]))]

    def most_promising(self, known: list[Node]) -> Node:
        """By how the answers did so far, and how they looked before."""
        if len(known) == 1:
            return known[0]
        visits = 0.0
        promise = 0.0
        total = 0.0
        for child in known:
            visits += child.visits
            promise += child.prior
            total += child.value
        unseen = total / visits - self.judge.manner.unseen if visits > 0.0 else 0.0
        drive = self.judge.manner.curiosity * math.sqrt(visits + 1.0) / promise
        best = known[0]
        best_score = -1e30
        for child in known:
            value = child.value / child.visits if child.visits > 0.0 else unseen
            score = value + drive * child.prior / (1.0 + child.visits)
            if score > best_score:
                best_score = score
                best = child
        return best

    def credit(self, leaf: Leaf, shares: vec[float]) -> None:
        """Whoever gave an answer on the way gets what came of it."""
        for i in range(len(leaf.nodes)):
            node = leaf.nodes[i]
            seat = leaf.seats[i]
            node.visits += 1.0
            if seat != NATURE:
                node.value += shares[seat]


def rank(node: Node) -> tuple[float, float]:
    return -node.visits, -node.prior


def first_picker(g: State, first: i64) -> i64:
    """Whose secret pick began those that are being made; -1: this is no secret pick.

    Whoever picks later does not know that pick, so nor may the tree: what it learnt below that pick does not count.
    """
    ask = g.ask
    if ask is None or ask.waits_for() == 0:
        return -1
    return g.seat if first < 0 else first


def by_luck(node: Node, option: i64) -> Node:
    """The child that luck reaches by this option."""
    for child in node.children:
        if child.option == option:
            return child
    child = Node(option, 1.0)
    node.children.append(child)
    return child


def known_children(node: Node, options: vec[i64]) -> list[Node]:
    """The children for these options, in their order; none at all if one is missing."""
    children = node.children
    known: list[Node] = []
    at: i64 = 0
    for option in options:
        if at >= len(children) or children[at].option != option:
            at = place_of(children, option)
            if at < 0:
                return []
        known.append(children[at])
        at += 1
    return known


def place_of(children: list[Node], option: i64) -> i64:
    for place in range(len(children)):
        if children[place].option == option:
            return place
    return -1


def add_children(node: Node, options: vec[i64], priors: vec[float]) -> None:
    """Those that are not there yet."""
    for i in range(len(options)):
        if place_of(node.children, options[i]) < 0:
            node.children.append(Node(options[i], priors[i]))
