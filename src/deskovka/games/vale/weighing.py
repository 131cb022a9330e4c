"""What `evaluate` counts, by name, so that players can be told why an answer is good: the same sum, part by part."""

from __future__ import annotations

from typing import Final

from deskovka.core.terms import Term
from deskovka.games.vale.evaluate import (
    BEST_CARD,
    EACH_ROUND,
    NEXT_CARD,
    RIVAL,
    SALE,
    rounds_left,
    stone_price,
    worth_of,
)
from deskovka.games.vale.stones import wealth
from deskovka.games.vale.table import Player, Vale

TERMS: Final = ("score", "stones", "area", "cards", "sale")


def terms(g: Vale, seat: int) -> list[Term]:
    left = float(rounds_left(g))
    mine = on_table(g.players[seat], left) + from_cards(g, g.players[seat], left)
    others = [on_table(p, left) for p in g.players if p.seat != seat]
    strongest = max(others, key=lambda theirs: sum(term.points() for term in theirs))
    return mine + [term.weighed(-RIVAL) for term in strongest]


def on_table(p: Player, left: float) -> list[Term]:
    """The score, the stones, and what the area will bring."""
    seat = int(p.seat)
    brings = sum(EACH_ROUND[card] * left for card in p.area)
    return [
        Term("score", seat, float(p.score), float(p.score)),
        Term("stones", seat, stone_price(left) * float(wealth(p)), float(wealth(p))),
        Term("area", seat, brings, brings),
    ]


def from_cards(g: Vale, p: Player, left: float) -> list[Term]:
    """What the hand and the marked cards may bring: cards to be summoned, and those that are better sold."""
    price = stone_price(left)
    after = max(left - 1.0, 0.0)
    worths = [worth for card in p.hand if (worth := worth_of(p, card, price, after)) > 0.0]
    sold = 0.0
    for card in p.marked:
        worth, sale = worth_of(p, card, price, after), SALE[card]
        if worth * BEST_CARD > price * sale:
            worths.append(worth)
        else:
            sold += sale
    places = int(g.area_limit()) - len(p.area) + int(after)
    best = sorted(worths, reverse=True)[: max(0, places)]
    cards = sum(BEST_CARD * NEXT_CARD**place * worth for place, worth in enumerate(best))
    return [Term("cards", int(p.seat), cards, cards), Term("sale", int(p.seat), price * sold, sold)]
