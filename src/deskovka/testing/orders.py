"""Nobody has to know an order: an answer of several parts is given part by part, whichever comes first.

Some answers are given in parts: a card is added, and the same question comes again until one says "done".  The law:

    If two answers `a` and `b` are on offer, and `a` is still on offer when the same question comes again after `b`,
    then `b` is still on offer when it comes again after `a`, and both ways lead to the same table.

So whatever could be had together with a part can still be had after it, and no part closes a question with which one
could have gone on.  An answer after which another question comes first (the unit for a card that was played) is left
alone, and so are answers that by the rules of the game go on to something else and questions whose answers are moves
of their own, where the order matters and is the player's to choose.  Tables are not compared where luck took part or
where what is done first counts; the order of a heap and of events means nothing.  Which those are, each game says in
its `Order`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from deskovka.core.game import Game
from deskovka.core.luck import below, luck_of, next_luck
from deskovka.core.steps import Question, State
from deskovka.testing.play import play_randomly
from deskovka.testing.variants import game_of

SEEDS = range(6)
MOST_OPTIONS = 12  # of one question, drawn by lot from longer lists
MOST_QUESTIONS = 12  # of one kind in one game


@dataclass(frozen=True)
class Order:
    """Where the order of answers does matter in a game."""

    goes_on: tuple[str, ...] = ("done",)  # phrases of answers that end their question: something else begins
    moves: tuple[str, ...] = ()  # kinds of questions whose answers are moves of their own
    one_by_one: tuple[str, ...] = ()  # kinds of questions where what is done first counts
    heaps: tuple[str, ...] = ()  # lists on the table whose order means nothing
    remembered: tuple[str, ...] = ()  # what players remember: an order may show them what another one does not


ANY = Order()


def check_orders(game: Game, seats: int, seeds: Iterable[int] = SEEDS, order: Order = ANY) -> None:
    """The parts of an answer come in any order."""
    for g, question in questions(game, seats, order, seeds):
        assert complaints(g, question, order) == []


class Answered:
    """A table after an answer, and the same question as it comes again: at once, later (None) or not at all."""

    def __init__(self, g: State, question: Question, option: int) -> None:
        self.table = g.clone()
        self.table.ask = question.ask
        self.table.play(option)
        self.again = asked_again(self.table, question)
        self.over = self.again is None and not waits(self.table, question)


def asked_again(g: State, question: Question) -> Question | None:
    for other in g.pending():
        if other.seat == question.seat and type(other.ask) is type(question.ask):
            return other
    return None


def waits(g: State, question: Question) -> bool:
    """Is the same question still on the agenda?"""
    return any(type(step) is type(question.ask) and step.seat == question.seat for step in g.agenda)


def complaints(g: State, question: Question, order: Order) -> list[str]:
    """Pairs of answers to this question that keep to an order."""
    say = g.game.phrases.say
    options = [option for option in drawn(question.options) if g.game.phrases.parts(option)[0].id not in order.goes_on]
    after = {option: Answered(g, question, option) for option in options}
    wrong = []
    for b in options:
        then = after[b].again
        if then is None:
            continue
        for a in options:
            if a == b or a not in then.options or (after[a].again is None and not after[a].over):
                continue
            again = after[a].again
            where = f"{type(question.ask).__name__}, seat {question.seat}"
            if again is None or b not in again.options:
                wrong.append(f"{where}: {say(b)!r} is lost after {say(a)!r}, not the other way round")
            elif a < b and type(question.ask).__name__ not in order.one_by_one:
                one, other = Answered(after[a].table, again, b).table, Answered(after[b].table, then, a).table
                if one.luck == other.luck == g.luck and lying(one, order) != lying(other, order):
                    wrong.append(f"{where}: {say(a)!r} and {say(b)!r} make two tables")
    return wrong


def drawn(options: list[int]) -> list[int]:
    luck = luck_of(len(options))
    left = list(options)
    while len(left) > MOST_OPTIONS:
        luck = next_luck(luck)
        left.pop(int(below(luck, len(left))))
    return left


def lying(g: State, order: Order) -> str:
    """What lies on the table, heaps without their order."""
    stored = {key: value for key, value in g.game.dump(g).items() if key not in order.remembered}
    return json.dumps(sorted_heaps(stored, order.heaps), sort_keys=True)


def sorted_heaps(stored: Any, heaps: tuple[str, ...]) -> Any:
    if isinstance(stored, list):
        return [sorted_heaps(each, heaps) for each in stored]
    if isinstance(stored, dict):
        return {key: sorted(value) if key in heaps else sorted_heaps(value, heaps) for key, value in stored.items()}
    return stored


def questions(game: Game, seats: int, order: Order, seeds: Iterable[int]) -> Iterator[tuple[State, Question]]:
    """From random games, half of them by some variants: a number of each kind of question that has several answers."""
    for seed in seeds:
        asked: dict[str, int] = {}
        for g in play_randomly(game_of(game, seats, seed), seed + 7):
            for question in g.pending():
                kind = type(question.ask).__name__
                if len(question.options) > 1 and kind not in order.moves and asked.get(kind, 0) < MOST_QUESTIONS:
                    asked[kind] = asked.get(kind, 0) + 1
                    yield g, question
