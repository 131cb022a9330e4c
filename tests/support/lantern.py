"""Lantern tables for tests: name only what matters."""

from __future__ import annotations

import json

from deskovka.core.game import Refusal
from deskovka.core.steps import NATURE, Step
from deskovka.core.vecs import vec
from deskovka.games._template.rules import Round
from deskovka.games._template.table import Lantern
from deskovka.games.registry import find_game
from deskovka.testing import play

LANTERN = find_game("_template")


def table(*seats: dict[str, object], **keys: object) -> Lantern:
    """A round in which the prize is known and all have to pick."""
    g = LANTERN.position({"seats": list(seats), **keys})
    assert isinstance(g, Lantern)
    return g


def with_open_luck(g: Lantern) -> Lantern:
    """The round begins anew, and the die is a question to NATURE."""
    g.open_luck = True
    g.prize = 0
    g.agenda = vec[Step]()
    g.do(Round())
    g.settle()
    return g


def holding(*hands: list[int], round: int = 1) -> Lantern:
    """These hands, and a die that the test rolls."""
    return with_open_luck(table(*[{"hand": hand} for hand in hands], round=round))


def dealt(seats: int = 2, seed: int = 1) -> Lantern:
    g = LANTERN.new_game(seats, seed)
    assert isinstance(g, Lantern)
    return g


def answer(g: Lantern, *answers: str) -> None:
    """Answers such as "0 play 5", or "roll 3" for the die."""
    for said in answers:
        if said.startswith("roll"):
            play.choose(g, NATURE, said)
        else:
            seat, _, words = said.partition(" ")
            play.choose(g, int(seat), words)
        assert LANTERN.problems(g) == []


def hands(g: Lantern) -> list[list[int]]:
    return [list(p.hand) for p in g.players]


def points(g: Lantern) -> list[int]:
    return [int(p.points) for p in g.players]


def told(g: Lantern, viewer: int | None) -> list[dict[str, object]]:
    return [LANTERN.event_words.tell(event, viewer) for event in g.events or []]


def refused(g: Lantern, seat: int, intent: int | str) -> Refusal:
    refusal = g.why_not(seat, intent)
    assert refusal is not None, f"{intent} is on offer"
    return refusal


def whole(g: Lantern) -> str:
    return json.dumps(LANTERN.dump(g), sort_keys=True)
