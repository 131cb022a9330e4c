"""Vale tables for tests: name only what matters.

    g = table({"hand": ["hydra"], "stones": {"red": 4}}, {}, round=3)
    answer(g, "summon hydra", "choose purple and blues")

Cards the tests do not name lie in the draw pile.  After an answer look at `g.players[…]` afresh.
"""

from __future__ import annotations

from deskovka.games.registry import find_game
from deskovka.games.vale.phrases import CARD_NAMES
from deskovka.games.vale.table import Player, Vale
from deskovka.testing import words
from deskovka.testing.words import answer, asked, offered, refused  # noqa: F401  what all games say alike

VALE = find_game("vale")


def table(*seats: dict[str, object], **keys: object) -> Vale:
    """A position (docs/positions.md); two seats unless more are given, action phase, seat 0 on turn, round 5."""
    g = words.table(VALE, *seats, **{"round": 5, **keys})
    assert isinstance(g, Vale)
    return g


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
