"""Random play and UCT, written once for every game."""

from __future__ import annotations

import math
from typing import final

from mypy_extensions import i64

from deskovka.core.luck import below, next_luck
from deskovka.core.orders import worth_trying
from deskovka.core.steps import NATURE, NONE, State, Step
from deskovka.core.vecs import pop


def rollout(g: State, luck: i64) -> i64:
    """Play to the end at random; the luck that is left."""
    luck, _ = count_rollout(g, luck)
    return luck


def count_rollout(g: State, luck: i64) -> tuple[i64, i64]:
    """Play to the end at random; the luck that is left and the number of answers."""
    answers: i64 = 0
    before: Step | None = None
    last: i64 = -1
    while len(g.options):
        options = worth_trying(g, before, last)
        before = g.ask
        luck = next_luck(luck)
        last = options[below(luck, len(options))]
        g.play(last)
        answers += 1
    return luck, answers


def repeat_clone(g: State, times: i64) -> None:
    """Clone again and again: to be measured."""
    for _ in range(times):
        g.clone()


@final
class Node:
    """A position of the search tree, reached by `option`, which `seat` chose; not acyclic (see `core.tree.Node`)."""

    __slots__ = ("children", "opened", "option", "seat", "untried", "value", "visits")

    def __init__(self, option: i64, seat: i64) -> None:
        self.option = option
        self.seat = seat
        self.visits: float = 0.0
        self.value: float = 0.0
        self.children: list[Node] = []
        self.untried = NONE
        self.opened: bool = False


def best_child(node: Node) -> Node:
    log_visits = math.log(node.visits)
    best = node.children[0]
    best_score = -1.0
    for child in node.children:
        score = child.value / child.visits + 1.4 * math.sqrt(log_visits / child.visits)
        if score > best_score:
            best_score = score
            best = child
    return best


def child_by(node: Node, option: i64) -> Node:
    """The child that luck reaches by this option."""
    for child in node.children:
        if child.option == option:
            return child
    child = Node(option, NATURE)
    node.children.append(child)
    return child


def uct(root: State, iterations: i64, luck: i64) -> i64:
    """The most visited option after so many random rollouts.  It sees `root` whole: give it an imagined table."""
    top = Node(-1, NATURE)
    for _ in range(iterations):
        g = root.clone()
        node = top
        path = [top]
        before: Step | None = None
        while len(g.options):
            if g.seat == NATURE:  # luck left open: it takes nobody's side
                luck = next_luck(luck)
                node = child_by(node, g.options[below(luck, len(g.options))])
                path.append(node)
                g.play(node.option)
                before = None
                continue
            if not node.opened:
                node.opened = True
                node.untried = worth_trying(g, before, node.option)[:]
            before = g.ask
            untried = node.untried
            if len(untried):
                luck = next_luck(luck)
                i = below(luck, len(untried))
                option = untried[i]
                untried[i] = untried[-1]
                node.untried, _ = pop(untried)
                child = Node(option, g.seat)
                node.children.append(child)
                path.append(child)
                g.play(option)
                break
            node = best_child(node)
            path.append(node)
            g.play(node.option)
        luck = rollout(g, luck)
        reward = g.rewards()
        for node in path:
            node.visits += 1.0
            if node.seat != NATURE:
                node.value += reward[node.seat]
    best = top.children[0]
    for child in top.children:
        if child.visits > best.visits:
            best = child
    return best.option
