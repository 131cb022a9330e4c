"""Cards that leave an area; their permanent effects end at once (VALE-R.28)."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.vecs import append, remove
from deskovka.games.vale.stones import keep_limit
from deskovka.games.vale.table import Player, Vale
from deskovka.games.vale.terms import GAVE_UP, ON_DECK, RECOVERED


def discard_from_area(g: Vale, p: Player, card: i64) -> None:
    """To the discard pile; a limit the card held up falls (VALE-R.14)."""
    p.area = remove(p.area, card)
    g.discard = append(g.discard, card)
    g.tell(GAVE_UP, p.seat, card)
    keep_limit(g, p)


def recover(g: Vale, p: Player, card: i64) -> None:
    """Back into the hand; nothing is refunded (VALE-CLR.10, VALE-CLR.11)."""
    p.area = remove(p.area, card)
    g.take_openly(p, card)
    g.tell(RECOVERED, p.seat, card)
    keep_limit(g, p)


def put_on_deck(g: Vale, p: Player, card: i64) -> None:
    """To the top of the draw pile, seen by all (VALE-R.16, VALE-R.30)."""
    p.area = remove(p.area, card)
    g.deck = append(g.deck, card)
    g.known_top += 1
    g.tell(ON_DECK, p.seat, card)
