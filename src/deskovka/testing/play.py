"""Driving a table in tests.  Beside each table of a scenario plays its twin, which comes back from a file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from deskovka.core.events import Event
from deskovka.core.luck import below, luck_of, next_luck
from deskovka.core.steps import State


def reloaded(g: State) -> State:
    """The table as it comes back from a file."""
    again = g.game.load(json.loads(json.dumps(g.game.dump(g))))
    assert_alike(g, again)
    return again


def assert_alike(g: State, other: State) -> None:
    """What is stored, what is asked and what everybody sees is the same at both tables."""
    assert g.game.dump(other) == g.game.dump(g)
    assert list(other.options) == list(g.options)
    assert g.ask is None or other.seat == g.seat
    assert seen(other) == seen(g)


def seen(g: State) -> list[dict[str, object]]:
    return [g.game.open_view(g), *(g.view(question.seat) for question in g.pending())]


def choose(g: State, seat: int, answer: int | str) -> None:
    """Answer here, and at the twin that is saved and loaded before each answer: both go on alike, and tell it alike."""
    twin = reloaded(g)
    before = 0 if g.events is None else len(g.events)
    heard = twin.listen()
    g.choose(seat, answer)
    twin.choose(seat, answer)
    assert_alike(g, twin)
    if g.events is not None:
        assert told(twin, heard) == told(g, g.events[before:])


def told(g: State, events: list[Event]) -> list[dict[str, object]]:
    return [g.game.event_words.tell(event, None, everything=True) for event in events]


def play_randomly(g: State, seed: int = 1) -> Iterator[State]:
    """Answer at random to the end; yields the table before each answer and once at the end."""
    luck = luck_of(seed)
    while len(g.options):
        yield g
        luck = next_luck(luck)
        g.play(g.options[below(luck, len(g.options))])
    yield g


def play_numbers(g: State, numbers: Iterable[int]) -> Iterator[State]:
    """Answer with "number modulo options", at most so often; yields the table after each answer."""
    for number in numbers:
        if not len(g.options):
            return
        g.play(g.options[number % len(g.options)])
        yield g
