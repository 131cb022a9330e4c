"""Summoning a card from the hand, paid or for free (VALE-SUM)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option
from deskovka.core.steps import State
from deskovka.core.vecs import append, remove, vec
from deskovka.games.vale.stones import pay, payments
from deskovka.games.vale.table import CARDS, Ask, Player, Vale
from deskovka.games.vale.terms import BRING, PAID, SUMMONED

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


def may_be_put_down(g: Vale, p: Player, card: i64) -> bool:
    """Is there a free place (VALE-SUM.2), and can the whole instant effect be carried out (VALE-CLR.3)?"""
    return len(p.area) < g.round and CARDS[card].can_resolve(g, p, card)


@mypyc_attr(acyclic=True)
@final
class Summon(Ask):
    """Pay for a card of the hand and put it into the area (VALE-SUM.3)."""

    def options(self, g: Vale) -> vec[i64]:
        p = g.players[self.seat]
        return payments(p, summon_cost(p, self.card))

    def chosen(self, g: Vale, pick: i64) -> None:
        p = g.players[self.seat]
        paid = first(pick)
        if paid:
            pay(p, paid)
            g.tell(PAID, self.seat, paid)
        put_down(g, p, self.card, paid)


@mypyc_attr(acyclic=True)
@final
class SummonForFree(Ask):
    """Summon a card of the hand without paying: any, or of the family `amount` (VALE-R.6)."""

    def options(self, g: Vale) -> vec[i64]:
        p = g.players[self.seat]
        picks = vec[i64]()
        for c in p.hand:
            if (self.amount == ANY_FAMILY or CARDS[c].family == self.amount) and may_be_put_down(g, p, c):
                picks = append(picks, option(BRING, c))
        return picks

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
    found = len(SummonForFree(p.seat, amount=family).options(g)) > 0
    p.hand = real_hand
    p.area = real_area
    g.discard = real_discard
    return found


def put_down(g: Vale, p: Player, card: i64, paid: i64) -> None:
    """Place the card, let the others react, carry out its instant effect (VALE-SUM.7, VALE-SUM.8, VALE-R.3)."""
    p.hand = remove(p.hand, card)
    g.tell(SUMMONED, p.seat, card)
    for c in p.area:  # not the card itself (VALE-CLR.5)
        CARDS[c].on_other_summon(g, p, c, paid)
    p.area = append(p.area, card)
    CARDS[card].on_summon(g, p, card)
