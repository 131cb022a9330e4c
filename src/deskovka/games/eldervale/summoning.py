"""Summoning units: the Summoning Portal and the start card (ELDER-10.7 to 10.11)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, verb
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.dwellings import discount_on
from deskovka.games.eldervale.ongoing import NO_PIECE
from deskovka.games.eldervale.paying import Pay
from deskovka.games.eldervale.powers import WORKER_DISCOUNT
from deskovka.games.eldervale.resources import ANY, bundle, can_pay, one
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import OWN_KINDS, READY, TRAY, WORKER
from deskovka.games.eldervale.verbs import SUMMON_UNIT, SUMMONED

COSTS: Final = vec[i64]([0, bundle("2 tool 1 sword"), bundle("2 potion 1 scroll"), bundle("2 gem 1 scroll")])
EXTRA_WORKERS: Final = 3  # in the tray at the start


def summon_cost(g: Eldervale, seat: i64, kind: i64) -> i64:
    """Of workers the first of the three further ones costs 1, the next 2, the last 3 resources (ELDER-10.9)."""
    if kind != WORKER:
        return COSTS[kind]
    in_tray: i64 = 0
    for piece in g.units_in(seat, TRAY):
        if kind_of(piece) == WORKER:
            in_tray += 1
    return one(ANY) * (EXTRA_WORKERS + 1 - in_tray)


def summon_discount(g: Eldervale, seat: i64, kind: i64, discount: i64) -> i64:
    cheaper = g.players[seat].powers[WORKER_DISCOUNT] if kind == WORKER else 0
    return discount_on(summon_cost(g, seat, kind), discount, cheaper)


def summon_obstacle(g: Eldervale, seat: i64, kind: i64, discount: i64 = 0) -> i64:
    if kind >= OWN_KINDS or g.first_of(seat, kind, TRAY) == NO_PIECE:
        return why.NOT_IN_THE_TRAY
    cost = summon_cost(g, seat, kind)
    payable = can_pay(g.players[seat].means(), cost, summon_discount(g, seat, kind, discount))
    return 0 if payable else why.UNIT_TOO_DEAR


def can_summon(g: Eldervale, seat: i64, discount: i64 = 0) -> bool:
    for kind in range(OWN_KINDS):
        if summon_obstacle(g, seat, kind, discount) == 0:
            return True
    return False


@mypyc_attr(acyclic=True)
@final
class Summon(Ask):
    """Summon a unit, so many resources (`amount`) cheaper: which one?"""

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        for kind in range(OWN_KINDS):
            if summon_obstacle(g, self.seat, kind, self.amount) == 0:
                found = append(found, option(SUMMON_UNIT, kind))
        return found

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != SUMMON_UNIT:
            return why.SUMMON_FIRST
        return summon_obstacle(g, self.seat, first(pick), self.amount)

    def chosen(self, g: Eldervale, pick: i64) -> None:
        kind = first(pick)
        discount = summon_discount(g, self.seat, kind, self.amount)
        g.do(Pay(self.seat, amount=summon_cost(g, self.seat, kind), other=discount), Arrive(self.seat, kind))

    def inside(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
@final
class Arrive(Step):
    """A unit (`thing`, its kind) goes from the tray to the ready area, for the rest of the game (ELDER-10.10)."""

    def run(self, g: Eldervale) -> None:
        g.where[g.first_of(self.seat, self.thing, TRAY)] = READY
        g.tell(SUMMONED, self.seat, self.thing)
