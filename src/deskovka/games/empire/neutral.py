"""Neutral armies of a game for two (EMPIRE-NEUT)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import each, first, option, verb
from deskovka.core.steps import NATURE, NONE
from deskovka.core.vecs import append, vec
from deskovka.games.empire.obstacles import NEUTRAL_IS_PLACED, NOT_THE_NEUTRAL_LEFT, SET_UP_FIRST
from deskovka.games.empire.table import Ask, Empire, place
from deskovka.games.empire.terms import LEFT_NEUTRAL_TO_LOT, NEUTRAL, NEUTRAL_BY_LOT, NEUTRAL_PLACED, PUT_NEUTRAL


@mypyc_attr(acyclic=True)
@final
class PlaceNeutral(Ask):
    """The two players place neutral armies by turns; `amount` are left (EMPIRE-NEUT.1 to .3).

    Whoever leaves their own to the lot (EMPIRE-NEUT.9) is a bit of `total`; luck then answers for `other`.
    """

    def options(self, g: Empire) -> vec[i64]:
        if self.amount == 0:
            return NONE
        found = each(PUT_NEUTRAL, g.board.regions)
        if self.seat == NATURE or self.lot_obstacle(self.mine()):
            return found
        return append(found, option(NEUTRAL_BY_LOT, self.mine()))

    def obstacle(self, g: Empire, pick: i64) -> i64:
        if verb(pick) == NEUTRAL_BY_LOT:
            return self.lot_obstacle(first(pick))
        return 0 if verb(pick) == PUT_NEUTRAL else SET_UP_FIRST

    def told(self, g: Empire, pick: i64) -> dict[str, object]:
        return {"count": int(self.mine())}

    def others_wait(self, g: Empire) -> i64:
        return NEUTRAL_IS_PLACED

    def chosen(self, g: Empire, pick: i64) -> None:
        owner = self.other if self.seat == NATURE else self.seat
        if verb(pick) == NEUTRAL_BY_LOT:
            g.tell(LEFT_NEUTRAL_TO_LOT, owner, first(pick))
            g.do(next_neutral(owner, self.amount, self.total | 1 << owner))
            return
        g.armies[place(NEUTRAL, first(pick))] += 1
        g.tell(NEUTRAL_PLACED, owner, first(pick))
        g.do(next_neutral(1 - owner, self.amount - 1, self.total))

    def mine(self) -> i64:
        """How many are this player's own: every other one, this one first."""
        return (self.amount + 1) // 2

    def lot_obstacle(self, count: i64) -> i64:
        """Luck places all that are this player's own, where these are several (EMPIRE-NEUT.9)."""
        return 0 if count == self.mine() and count >= 2 else NOT_THE_NEUTRAL_LEFT


def next_neutral(owner: i64, amount: i64, lots: i64) -> PlaceNeutral:
    if lots >> owner & 1:
        return PlaceNeutral(NATURE, other=owner, amount=amount, total=lots)
    return PlaceNeutral(owner, amount=amount, total=lots)
