"""Action tokens on the player board: where one may go, and silver and gold beside it (KEMET-DAY.4 to .7, KEMET-TOK)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, verb
from deskovka.core.vecs import append, vec
from deskovka.games.kemet import obstacles as why
from deskovka.games.kemet.asides import elsewhere
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.table import Ask, Kemet
from deskovka.games.kemet.terms import (
    DONE,
    GOLD,
    GOLD_PLACED,
    GOLD_SPACE,
    NORMAL_SPACES,
    READY,
    SILVER,
    SILVER_PLACED,
    SPACE_LEVEL,
    TOKEN,
    USED,
)

LEVEL_SPACES: Final = vec[i64](  # the spaces of each level, as bits
    [sum(1 << space for space in range(NORMAL_SPACES) if SPACE_LEVEL[space] == level) for level in (1, 2, 3)]
)


def token_obstacle(p: Player, space: i64) -> i64:
    """To a normal token on a space: the others must be enough for the levels without one (KEMET-DAY.4, KEMET-DAY.7)."""
    if p.used >> space & 1:
        return why.SPACE_USED
    if space == GOLD_SPACE:
        return why.GOLD_SPACE_ONLY
    spare: i64 = 1 if p.silver == READY else 0
    return why.BALANCE if empty_levels(p.used | 1 << space) > p.tokens - 1 + spare else 0


def silver_obstacle(p: Player, space: i64) -> i64:
    """To the silver token on a space, beside the normal one (KEMET-TOK.7)."""
    if p.silver != READY:
        return why.NO_SILVER
    if p.used >> space & 1:
        return why.SILVER_OCCUPIED
    enough = empty_levels(p.used | 1 << space) <= p.tokens
    return 0 if enough and space != GOLD_SPACE else why.SILVER_BALANCE


def empty_levels(used: i64) -> i64:
    """Levels of the board without a token (KEMET-DAY.6)."""
    count: i64 = 0
    for spaces in LEVEL_SPACES:
        if used & spaces == 0:
            count += 1
    return count


def is_balanced(p: Player) -> bool:
    """Are the tokens left enough for the levels without one (KEMET-DAY.6, KEMET-DAY.7)?"""
    later: i64 = 1 if p.silver == READY and p.tokens > 0 else 0
    return empty_levels(p.used) <= p.tokens + later


@mypyc_attr(acyclic=True)
@final
class AddTokens(Ask):
    """A silver or gold token together with the normal one (KEMET-TOK.1, KEMET-TOK.7, KEMET-TOK.11)."""

    def options(self, g: Kemet) -> vec[i64]:
        p = g.players[self.seat]
        found = vec[i64]()
        if p.silver == READY:
            for space in range(NORMAL_SPACES):
                if silver_obstacle(p, space) == 0:
                    found = append(found, option(SILVER, space))
        if p.gold == READY:
            found = append(found, GOLD)
        if is_balanced(p):
            found = append(found, DONE)
        return found

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        p = g.players[self.seat]
        if pick == DONE:
            return 0 if is_balanced(p) else why.BALANCE
        if verb(pick) == SILVER:
            return silver_obstacle(p, first(pick))
        if verb(pick) == GOLD:
            return 0 if p.gold == READY else why.NO_GOLD
        if verb(pick) != TOKEN:
            return elsewhere(g, p, pick, why.TOKEN_FIRST)
        if p.used >> first(pick) & 1:
            return why.SPACE_USED
        return why.GOLD_SPACE_ONLY if first(pick) == GOLD_SPACE else why.ONE_TOKEN

    def chosen(self, g: Kemet, pick: i64) -> None:
        p = g.players[self.seat]
        if pick == DONE:
            return
        if verb(pick) == SILVER:
            p.silver = USED
            p.used |= 1 << first(pick)
            g.placed |= 1 << first(pick)
            g.tell(SILVER_PLACED, p.seat, first(pick))
        else:
            p.gold = USED
            g.placed |= 1 << GOLD_SPACE
            g.tell(GOLD_PLACED, p.seat)
        g.do(self)
