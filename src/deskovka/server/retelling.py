"""What the process that retells games does: histories, positions and moments, made from plain data, as JSON.

It keeps the games it has played again: whoever goes through a replay asks for one position after another.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from typing import Any, NamedTuple

from deskovka.core.steps import State
from deskovka.server.live import LiveTable
from deskovka.server.models import MoveRow, SeatRow, TableRow, now
from deskovka.server.past import moments_since
from deskovka.server.telling import history_of

KEPT = 8  # games
EVERY = 8  # answers between two positions that are kept


class Story(NamedTuple):
    """A game as it was played so far, without anything that lives in the server."""

    row: dict[str, Any]
    seats: list[dict[str, Any]]
    answers: list[tuple[int, str]]
    first: int  # the sequence before them

    def rows(self) -> tuple[TableRow, list[SeatRow], list[MoveRow]]:
        """As if nothing had ever been taken back."""
        moves = [
            MoveRow(table=self.row["id"], sequence=number, kind="answer", seat=seat, words=words, at=now())
            for number, (seat, words) in enumerate(self.answers, start=self.first + 1)
        ]
        return TableRow(**self.row), [SeatRow(**seat) for seat in self.seats], moves


def story_of(table: LiveTable) -> Story:
    answers = list(table.playing().record.answers)
    first = table.row.base["sequence"] if table.row.base else 0
    row = {**table.row.columns(), "snapshot": None, "sequence": first + len(answers)}
    return Story(row, [seat.columns() for seat in table.seats], answers, first)


class Retold:
    """A game that was played again, and how it stood now and then."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.table = LiveTable(*story.rows())
        self.states: list[State] = []  # after 0, EVERY, … answers

    def goes_on(self, story: Story) -> bool:
        """Is this the same game, at most some answers further on?"""
        mine, theirs = self.story, story
        return (mine.first, mine.answers) == (theirs.first, theirs.answers[: len(mine.answers)])

    def go_on(self, story: Story) -> None:
        if story != self.story:
            self.table.catch_up(*story.rows())
            self.story, self.states = story, []

    def position(self, answers: int) -> State:
        """The table after so many of the answers that the present rules know."""
        if not self.states:
            self.play_again()
        state = self.states[answers // EVERY].clone()
        for seat, words in self.table.playing().record.answers[answers // EVERY * EVERY : answers]:
            state.choose(seat, words)
        return state

    def play_again(self) -> None:
        recorder = self.table.again(0)
        for number, (seat, words) in enumerate(self.table.playing().record.answers):
            if number % EVERY == 0:
                self.states.append(recorder.state.clone())
            recorder.choose(seat, words)
        self.states.append(recorder.state.clone())  # the end, if it is one of them


RETOLD: OrderedDict[str, Retold] = OrderedDict()  # by table


def retold(story: Story) -> Retold:
    id = story.row["id"]
    found = RETOLD.pop(id, None)
    if found is None or not found.goes_on(story):
        found = Retold(story)
    found.go_on(story)
    RETOLD[id] = found
    if len(RETOLD) > KEPT:
        RETOLD.popitem(last=False)
    return found


def as_json(told: object) -> bytes:
    return json.dumps(told, separators=(",", ":"), ensure_ascii=False).encode()


def get_ready() -> None:
    """Importing this module is enough; games are imported when they are wanted."""


def history(story: Story, language: str) -> bytes:
    table = retold(story).table
    return as_json({"first": table.first_answer, "steps": history_of(table, table.words(language))})


def position(story: Story, answers: int, seat: int | None) -> bytes:
    game = retold(story)
    table = game.table
    state = game.position(answers - table.first_answer)
    view = table.game.open_view(state) if seat is None else state.view(seat)
    of = table.first_answer + len(story.answers)
    return as_json({"answers": answers, "first": table.first_answer, "of": of, "view": view})


def since(story: Story, seat: int, language: str) -> bytes:
    table = retold(story).table
    return as_json(moments_since(table, seat, table.words(language)))
