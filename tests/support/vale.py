"""Vale tables for tests: name only what matters.

    g = table({"hand": ["hydra"], "stones": {"red": 4}}, {}, round=3)
    answer(g, "summon hydra", "choose purple and blues")

Cards the tests do not name lie in the draw pile.  After an answer look at `g.players[…]` afresh.
"""

from __future__ import annotations

from deskovka.core.game import Refusal
from deskovka.games.registry import find_game
from deskovka.games.vale.phrases import CARD_NAMES, PHRASES
from deskovka.games.vale.table import Player, Vale
from support import play

VALE = find_game("vale")


def table(*seats: dict[str, object], **keys: object) -> Vale:
    """A position (docs/positions.md); two seats unless more are given, action phase, seat 0 on turn, round 5."""
    described = [*seats, {}, {}][: max(2, len(seats))]
    g = VALE.position({"round": 5, "seats": described, **keys})
    assert isinstance(g, Vale)
    return g


def answer(g: Vale, *words: str) -> None:
    """Whoever is asked answers in these words; a wrong word shows what was on offer."""
    for said in words:
        play.choose(g, int(g.seat), said)
        assert VALE.problems(g) == []


def offered(g: Vale) -> list[str]:
    """What is on offer to the seat that is asked, in words."""
    return [PHRASES.say(int(option)) for option in g.options]


def asked(g: Vale) -> tuple[int, str]:
    """Who is asked, and by which step."""
    return int(g.seat), type(g.ask).__name__


def refused(g: Vale, words: str, seat: int | None = None) -> Refusal:
    """Why this is not on offer; fails if it is."""
    refusal = g.why_not(int(g.seat) if seat is None else seat, words)
    assert refusal is not None, f"{words} is on offer"
    return refusal


def names(cards: object) -> list[str]:
    return [CARD_NAMES[card] for card in cards]  # type: ignore[attr-defined]


def stones(p: Player) -> tuple[int, int, int]:
    """Red, blue, purple."""
    return int(p.red), int(p.blue), int(p.purple)


def hand(g: Vale, seat: int = 0) -> list[str]:
    return names(g.players[seat].hand)


def area(g: Vale, seat: int = 0) -> list[str]:
    return names(g.players[seat].area)


def score(g: Vale, seat: int = 0) -> int:
    return int(g.players[seat].score)


def discard(g: Vale) -> list[str]:
    return names(g.discard)
