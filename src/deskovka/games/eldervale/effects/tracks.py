"""Effects on the tracks: fame and power."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.games.eldervale.box import MONSTERS
from deskovka.games.eldervale.effects.gains import reason_for
from deskovka.games.eldervale.effects.words import OF_MONSTER
from deskovka.games.eldervale.fame import gain_fame
from deskovka.games.eldervale.power import gain_power
from deskovka.games.eldervale.sources import FIRST_BEAST_CARD, Op, source_of_op
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import NO_ELEMENT


@mypyc_attr(acyclic=True)
@final
class Fame(Op):
    """So many spaces on the fame track; lost before the first regroup is over (ELDER-18.9)."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def run(self, g: Eldervale, at: Step) -> None:
        gain_fame(g, g.players[at.seat], self.n)


@mypyc_attr(acyclic=True)
@final
class Power(Op):
    """So much power of an element; levels above the top give points instead, if any."""

    def __init__(self, element: i64, n: i64 = 1, else_points: i64 = 0) -> None:
        super().__init__()
        self.element = element
        self.n = n
        self.else_points = else_points

    def can(self, g: Eldervale, at: Step) -> bool:
        element = self.which(at)
        return element < NO_ELEMENT or (element != NO_ELEMENT and g.elements >> element & 1 == 1)

    def run(self, g: Eldervale, at: Step) -> None:
        reason = reason_for(source_of_op(at.thing))
        gain_power(g, g.players[at.seat], self.which(at), self.n, self.else_points, reason)

    def which(self, at: Step) -> i64:
        """The element, or the word for one that is chosen; the monster is the one on whose card this stands."""
        if self.element == OF_MONSTER:
            return MONSTERS[source_of_op(at.thing) - FIRST_BEAST_CARD].element
        return self.element
