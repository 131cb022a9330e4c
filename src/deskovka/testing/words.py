"""Tests in the words of the table.

g = table(find_game("vale"), {"hand": ["hydra"], "stones": {"red": 4}}, round=3)
answer(g, "summon hydra", "choose purple and blues")
assert offered(g) == ["end turn"]
"""

from __future__ import annotations

from deskovka.core.game import Game
from deskovka.core.refusal import Refusal
from deskovka.core.steps import State
from deskovka.testing.play import choose


def table(game: Game, /, *seats: dict[str, object], **keys: object) -> State:
    """A position (docs/positions.md) that names only what matters; the fewest seats unless more are given."""
    described = [*seats, *[{}] * min(game.seats)][: max(min(game.seats), len(seats))]
    return game.position({"seats": described, **keys})


def answer(g: State, *words: str) -> None:
    """Whoever is asked answers in these words; a wrong word shows what was on offer.

    After each answer nothing is wrong with the table, and a twin that was saved and loaded before went on alike.
    """
    for said in words:
        choose(g, int(g.seat), said)
        assert g.game.problems(g) == []


def offered(g: State) -> list[str]:
    """What is on offer to the seat that is asked, in words."""
    return [g.game.phrases.say(int(option)) for option in g.options]


def asked(g: State) -> tuple[int, str]:
    """Who is asked, and by which step."""
    return int(g.seat), type(g.ask).__name__


def refused(g: State, words: int | str, seat: int | None = None) -> Refusal:
    """Why this is not on offer; fails if it is."""
    refusal = g.why_not(int(g.seat) if seat is None else seat, words)
    assert refusal is not None, f"{words} is on offer"
    return refusal
