"""Stones: what they are worth, the limit, gaining and paying (VALE-STONE)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, verb
from deskovka.core.steps import NONE
from deskovka.core.vecs import append, vec
from deskovka.games.vale.obstacles import DROP_NOT_HELD, LIMIT_FIRST, NOT_THE_SURPLUS
from deskovka.games.vale.table import CARDS, Ask, Player, Vale
from deskovka.games.vale.terms import (
    BLUE,
    BLUE_VALUE,
    DROP,
    DROPPED,
    GAINED,
    PERMANENT,
    PURPLE_VALUE,
    RED,
    RED_VALUE,
    SPENT,
    STONE_LIMIT,
    blues,
    purples,
    reds,
    stones,
)


def stone_values(p: Player) -> tuple[i64, i64, i64]:
    """What red, blue and purple stones are worth to this player (VALE-STONE.1, .9, .10, VALE-R.13)."""
    red: i64 = RED_VALUE
    blue: i64 = BLUE_VALUE
    purple: i64 = PURPLE_VALUE
    swapped = False
    for c in p.area:
        card = CARDS[c]
        if card.timing & PERMANENT:
            red += card.red_value
            blue += card.blue_value
            purple += card.purple_value
            swapped |= card.swaps_values
    if swapped:
        return red, purple, blue
    return red, blue, purple


def wealth(p: Player) -> i64:
    """The value of all stones of a player."""
    red, blue, purple = stone_values(p)
    return p.red * red + p.blue * blue + p.purple * purple


def stone_limit(p: Player) -> i64:
    limit: i64 = STONE_LIMIT
    for c in p.area:
        limit += CARDS[c].stone_limit
    return limit


def gain(g: Vale, p: Player, red: i64, blue: i64, purple: i64, source: i64) -> None:
    """Take stones from the bank for the card `source`, all together; then keep the limit (VALE-STONE.3, VALE-R.15)."""
    p.red += red
    p.blue += blue
    p.purple += purple
    g.tell(GAINED, p.seat, stones(red, blue, purple), source)
    keep_limit(g, p)


def spend(g: Vale, p: Player, kind: i64) -> None:
    """Give one stone of this kind to the bank."""
    if kind == RED:
        p.red -= 1
        g.tell(SPENT, p.seat, stones(1, 0, 0))
    elif kind == BLUE:
        p.blue -= 1
        g.tell(SPENT, p.seat, stones(0, 1, 0))
    else:
        p.purple -= 1
        g.tell(SPENT, p.seat, stones(0, 0, 1))


def keep_limit(g: Vale, p: Player) -> None:
    """Whoever holds too many stones gives some back before anything else happens (VALE-STONE.4, VALE-R.14)."""
    if p.stone_count() > STONE_LIMIT and p.stone_count() > stone_limit(p):
        g.do(KeepLimit(p.seat))


def surplus_of(p: Player) -> i64:
    """The stones above the limit; not more than 0: there are none."""
    return p.stone_count() - stone_limit(p)


def holds(p: Player, some: i64) -> bool:
    """Has the player all of these stones?"""
    return reds(some) <= p.red and blues(some) <= p.blue and purples(some) <= p.purple


def count_of(some: i64) -> i64:
    return reds(some) + blues(some) + purples(some)


@mypyc_attr(acyclic=True)
@final
class KeepLimit(Ask):
    """Choose the stones to give back: exactly the surplus, old or new ones (VALE-STONE.2, VALE-R.15)."""

    def options(self, g: Vale) -> vec[i64]:
        p = g.players[self.seat]
        surplus = surplus_of(p)
        ways = NONE
        if surplus > 0:
            ways = vec[i64]()
            for purple in range(min(p.purple, surplus) + 1):
                for blue in range(min(p.blue, surplus - purple) + 1):
                    red = surplus - purple - blue
                    if red <= p.red:
                        ways = append(ways, option(DROP, stones(red, blue, purple)))
        return ways

    def obstacle(self, g: Vale, pick: i64) -> i64:
        p = g.players[self.seat]
        if verb(pick) != DROP:
            return LIMIT_FIRST
        if not holds(p, first(pick)):
            return DROP_NOT_HELD
        return 0 if count_of(first(pick)) == surplus_of(p) else NOT_THE_SURPLUS

    def told(self, g: Vale, pick: i64) -> dict[str, object]:
        p = g.players[self.seat]
        if verb(pick) == DROP:
            return {"count": surplus_of(p)}
        return {"count": p.stone_count(), "limit": stone_limit(p)}

    def chosen(self, g: Vale, pick: i64) -> None:
        pay(g.players[self.seat], first(pick))
        g.tell(DROPPED, self.seat, first(pick))


def pay(p: Player, paid: i64) -> None:
    """Hand these stones to the bank; there is no change (VALE-STONE.6)."""
    p.red -= reds(paid)
    p.blue -= blues(paid)
    p.purple -= purples(paid)
