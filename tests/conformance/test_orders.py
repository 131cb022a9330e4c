"""Nobody has to know an order: an answer of several parts is given part by part, whichever comes first.

Some answers are given in parts: a card is added, and the same question comes again until one says "done".  The law:

    If two answers `a` and `b` are on offer, and `a` is still on offer when the same question comes again after `b`,
    then `b` is still on offer when it comes again after `a`, and both ways lead to the same table.

So whatever could be had together with a part can still be had after it, and no part closes a question with which one
could have gone on.  An answer after which another question comes first (the unit for a card that was played) is left
alone, and so are answers that by the rules of the game go on to something else (GOES_ON) and questions whose answers
are moves of their own, where the order matters and is the player's to choose (MOVES).  Tables are not compared where
luck took part or where what is done first counts (ONE_BY_ONE); the order of a heap and of events means nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from deskovka.core.luck import below, luck_of, next_luck
from deskovka.core.steps import Question, State
from deskovka.games.registry import all_game_ids, find_game
from support.parts import some
from support.play import play_randomly
from support.variants import game_of

TABLES = [(id, seats) for id in all_game_ids() for seats in find_game(id).seats]
GAMES = 6
MOST_OPTIONS = 12  # of one question, drawn by lot from longer lists
MOST_QUESTIONS = 12  # of one kind in one game
GOES_ON = {  # phrases of answers that are the end of their question: something else begins
    "empire": ("done",),
    "kemet": ("done", "token", "march", "step", "teleport", "magic-teleport", "acquire"),  # KEMET-DAY.3, KEMET-ACQ.1
    "vale": ("done",),
}
MOVES = {
    ("_template", "Pick"),  # a card for the prize of this round, then one for the next
    ("kemet", "NextAction"),  # the player chooses the order of the actions (KEMET-TOK.2)
    ("kemet", "WhoGoes"),  # who leaves this area, then who leaves the next one (KEMET-MOV.15)
    ("vale", "Turn"),  # the actions of a turn, in any order and mixed freely (VALE-ACT.5)
    ("vale", "ActivateNext"),  # an effect may make another one impossible (VALE-EFF.4)
}
ONE_BY_ONE = {  # cards and creatures, each a matter of its own: a gain is cut at the top of the track (KEMET-PP.1)
    ("kemet", "Opening"),
    ("kemet", "Interlude"),
    ("kemet", "MarchStart"),
    ("kemet", "MarchOn"),
}
HEAPS = {  # lists on the table whose order means nothing
    "kemet": ("discard",),
    "vale": ("hand", "area", "marked", "discard"),
}
every_table = pytest.mark.parametrize(("id", "seats"), TABLES, ids=[f"{id}-{seats}" for id, seats in TABLES])


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


def complaints(g: State, question: Question) -> list[str]:
    """Pairs of answers to this question that keep to an order."""
    say = g.game.phrases.say
    options = [option for option in drawn(question.options) if not goes_on(g, option)]
    after = {option: Answered(g, question, option) for option in options}
    wrong = []
    for b in options:
        then = after[b].again
        for a in [] if then is None else options:
            if a == b or a not in then.options or (after[a].again is None and not after[a].over):
                continue
            again = after[a].again
            where = f"{type(question.ask).__name__}, seat {question.seat}"
            if again is None or b not in again.options:
                wrong.append(f"{where}: {say(b)!r} is lost after {say(a)!r}, not the other way round")
            elif a < b and (g.game.id, type(question.ask).__name__) not in ONE_BY_ONE:
                one, other = Answered(after[a].table, again, b).table, Answered(after[b].table, then, a).table
                if one.luck == other.luck == g.luck and lying(one) != lying(other):
                    wrong.append(f"{where}: {say(a)!r} and {say(b)!r} make two tables")
    return wrong


def drawn(options: list[int]) -> list[int]:
    luck = luck_of(len(options))
    left = list(options)
    while len(left) > MOST_OPTIONS:
        luck = next_luck(luck)
        left.pop(int(below(luck, len(left))))
    return left


def goes_on(g: State, option: int) -> bool:
    return g.game.phrases.parts(option)[0].id in GOES_ON.get(g.game.id, ())


def lying(g: State) -> str:
    """What lies on the table, heaps without their order."""
    return json.dumps(sorted_heaps(g.game.dump(g), HEAPS.get(g.game.id, ())), sort_keys=True)


def sorted_heaps(stored: Any, heaps: tuple[str, ...]) -> Any:
    if isinstance(stored, list):
        return [sorted_heaps(each, heaps) for each in stored]
    if isinstance(stored, dict):
        return {key: sorted(value) if key in heaps else sorted_heaps(value, heaps) for key, value in stored.items()}
    return stored


def questions(id: str, seats: int) -> Iterator[tuple[State, Question]]:
    """From random games, half of them by some variants: a number of each kind of question that has several answers."""
    for seed in some(range(GAMES)):
        asked: dict[str, int] = {}
        for g in play_randomly(game_of(find_game(id), seats, seed), seed + 7):
            for question in g.pending():
                kind = type(question.ask).__name__
                if len(question.options) > 1 and (id, kind) not in MOVES and asked.get(kind, 0) < MOST_QUESTIONS:
                    asked[kind] = asked.get(kind, 0) + 1
                    yield g, question


@every_table
def test_parts_of_an_answer_come_in_any_order(id: str, seats: int) -> None:
    for g, question in questions(id, seats):
        assert complaints(g, question) == []
