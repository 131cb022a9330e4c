"""Summoning a card from the hand, paid or for free (VALE-SUM)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first
from deskovka.core.steps import State
from deskovka.core.vecs import append, vec
from deskovka.games.vale.choices import FromHand
from deskovka.games.vale.obstacles import (
    AREA_FULL,
    EFFECT_IMPOSSIBLE,
    NEEDS_DRAGON,
    NOT_IN_HAND,
    SUMMON_NEEDLESS,
    SUMMON_NOT_HELD,
    SUMMON_PAY_FIRST,
    SUMMON_TOO_DEAR,
    SUMMON_TOO_LITTLE,
    TOO_MANY_ACTIONS,
)
from deskovka.games.vale.payment import Payment
from deskovka.games.vale.stones import wealth
from deskovka.games.vale.table import CARDS, Player, Vale
from deskovka.games.vale.terms import BRING, MOST_ACTIONS, SUMMONED

ANY_FAMILY: Final = 5  # for SummonForFree


def summon_cost(p: Player, card: i64) -> i64:
    """The cost less all reductions, never below 0 (VALE-SUM.5, VALE-SUM.6)."""
    what = CARDS[card]
    cost = what.cost
    for c in p.area:
        other = CARDS[c]
        if other.discount and (other.discount_family == -1 or other.discount_family == what.family):
            cost -= other.discount
    return cost if cost > 0 else 0


def reductions(p: Player) -> i64:
    """By how much the cost of any card can fall at most."""
    total: i64 = 0
    for c in p.area:
        total += CARDS[c].discount
    return total


def summon_obstacle(g: Vale, p: Player, card: i64) -> i64:
    """What keeps a card from being summoned in a turn; with enough stones nothing else asks for its price."""
    if card not in p.hand:
        return NOT_IN_HAND
    if g.actions >= MOST_ACTIONS:  # VALE-R.33
        return TOO_MANY_ACTIONS
    obstacle = placing_obstacle(g, p, card)
    if obstacle:
        return obstacle
    return 0 if summon_cost(p, card) <= wealth(p) else SUMMON_TOO_DEAR


def placing_obstacle(g: Vale, p: Player, card: i64) -> i64:
    """Is there a free place (VALE-SUM.2), and can the whole instant effect be carried out (VALE-CLR.3)?"""
    if len(p.area) >= g.area_limit():
        return AREA_FULL
    return 0 if CARDS[card].can_resolve(g, p, card) else EFFECT_IMPOSSIBLE


FAULTS: Final = vec[i64]([SUMMON_PAY_FIRST, SUMMON_NOT_HELD, SUMMON_TOO_LITTLE, SUMMON_NEEDLESS])


@mypyc_attr(acyclic=True)
@final
class Summon(Payment):
    """Pay for a card of the hand and put it into the area (VALE-SUM.3)."""

    def cost(self, g: Vale) -> i64:
        return summon_cost(g.players[self.seat], self.card)

    def faults(self) -> vec[i64]:
        return FAULTS

    def paid_for(self, g: Vale, p: Player, paid: i64) -> None:
        put_down(g, p, self.card, paid)


@mypyc_attr(acyclic=True)
@final
class SummonForFree(FromHand):
    """Summon a card of the hand without paying: any, or of the family `amount` (VALE-R.6)."""

    def act(self) -> i64:
        return BRING

    def unfit(self, g: Vale, thing: i64) -> i64:
        if self.amount != ANY_FAMILY and CARDS[thing].family != self.amount:
            return NEEDS_DRAGON
        return placing_obstacle(g, g.players[self.seat], thing)

    def absent(self) -> i64:
        return NOT_IN_HAND

    def told(self, g: Vale, pick: i64) -> dict[str, object]:
        return {"count": len(g.players[self.seat].area), "round": g.round}

    def chosen(self, g: Vale, pick: i64) -> None:
        put_down(g, g.players[self.seat], first(pick), 0)

    def waits(self, g: State) -> bool:
        assert isinstance(g, Vale)
        return len(g.players[self.seat].hand) > 1  # which of them will do, only their owner knows


def could_summon(g: Vale, p: Player, hand: vec[i64], area: vec[i64], discarded: i64, family: i64) -> bool:
    """If the hand and the area were these and one more card were discarded: would there be a free summon?"""
    real_hand = p.hand
    real_area = p.area
    real_discard = g.discard
    p.hand = hand
    p.area = area
    g.discard = append(real_discard[:], discarded)
    found = SummonForFree(p.seat, amount=family).possible(g)
    p.hand = real_hand
    p.area = real_area
    g.discard = real_discard
    return found


def put_down(g: Vale, p: Player, card: i64, paid: i64) -> None:
    """Place the card, let the others react, carry out its instant effect (VALE-SUM.7, VALE-SUM.8, VALE-R.3)."""
    g.take_from_hand(p, card)
    g.tell(SUMMONED, p.seat, card)
    for c in p.area:  # not the card itself (VALE-CLR.5)
        CARDS[c].on_other_summon(g, p, c, paid)
    p.area = append(p.area, card)
    CARDS[card].on_summon(g, p, card)
