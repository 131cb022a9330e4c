"""The action phase: sell, tame, summon, release (VALE-ACT)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, verb
from deskovka.core.steps import State
from deskovka.core.vecs import append, remove, vec
from deskovka.games.vale.areas import discard_from_area
from deskovka.games.vale.stones import gain, pay, payments, wealth
from deskovka.games.vale.summon import Summon, may_be_put_down, reductions, summon_cost
from deskovka.games.vale.table import CARDS, Ask, Player, Vale
from deskovka.games.vale.terms import (
    END_TURN,
    MOST_ACTIONS,
    PAID,
    RELEASE,
    RELEASED,
    SELL,
    SOLD,
    SUMMON,
    TAME,
    TAMED,
    TURN_ENDED,
    blues,
    purples,
    reds,
    stones,
)


@mypyc_attr(acyclic=True)
@final
class Turn(Ask):
    """As many actions as the player likes, in any order (VALE-ACT.2 to .5)."""

    def options(self, g: Vale) -> vec[i64]:
        p = g.players[self.seat]
        picks = vec[i64](capacity=16)
        for c in p.marked:
            picks = append(picks, option(SELL, c))
            picks = append(picks, option(TAME, c))
        if g.actions < MOST_ACTIONS:  # VALE-R.33
            means = wealth(p)
            if len(p.area) < g.round:  # VALE-AREA.3
                reach = means + reductions(p)
                for c in p.hand:
                    if CARDS[c].cost <= reach and summon_cost(p, c) <= means and may_be_put_down(g, p, c):
                        picks = append(picks, option(SUMMON, c))
            if means >= g.round:  # VALE-REL.2
                for c in p.area:
                    picks = append(picks, option(RELEASE, c))
        if len(p.marked) == 0:  # VALE-ACT.6
            picks = append(picks, option(END_TURN))
        return picks

    def chosen(self, g: Vale, pick: i64) -> None:
        action = verb(pick)
        card = first(pick)
        g.actions += 1
        if action == SELL:
            g.do(self)
            sell(g, g.players[self.seat], card)
        elif action == TAME:
            g.do(self)
            tame(g, g.players[self.seat], card)
        elif action == SUMMON:
            g.do(Summon(self.seat, card), self)
        elif action == RELEASE:
            g.do(Release(self.seat, card), self)
        else:
            g.tell(TURN_ENDED, self.seat)

    def waits(self, g: State) -> bool:
        """Could a card be summoned, for all the others know?  Then the turn does not end by itself."""
        assert isinstance(g, Vale)
        p = g.players[self.seat]
        return len(p.hand) > 0 and len(p.area) < g.round and g.actions < MOST_ACTIONS  # some cards cost nothing

    def inside(self) -> bool:
        return False


# What a card of each family is sold for, whatever its cost (VALE-SELL.4, VALE-SELL.5)
PRICES: Final = vec[i64](
    [
        stones(3, 0, 0),  # fire
        stones(0, 1, 0),  # water
        stones(4, 0, 0),  # earth
        stones(1, 1, 0),  # wind
        stones(0, 0, 1),  # dragon
    ]
)


def sell(g: Vale, p: Player, card: i64) -> None:
    """Discard a marked card for the stones of its family (VALE-SELL.3)."""
    p.marked = remove(p.marked, card)
    g.discard = append(g.discard, card)
    g.tell(SOLD, p.seat, card)
    price = PRICES[CARDS[card].family]
    gain(g, p, reds(price), blues(price), purples(price), card)


def tame(g: Vale, p: Player, card: i64) -> None:
    """Take a marked card into the hand, free of charge (VALE-TAME.2, VALE-TAME.3)."""
    p.marked = remove(p.marked, card)
    p.hand = append(p.hand, card)
    g.tell(TAMED, p.seat, card)
    for c in p.area:
        CARDS[c].on_tame(g, p, c, card)


@mypyc_attr(acyclic=True)
@final
class Release(Ask):
    """Pay the number of the round, then discard a card of the own area (VALE-REL.1, VALE-REL.2)."""

    def options(self, g: Vale) -> vec[i64]:
        return payments(g.players[self.seat], g.round)

    def chosen(self, g: Vale, pick: i64) -> None:
        p = g.players[self.seat]
        pay(p, first(pick))
        g.tell(PAID, self.seat, first(pick))
        g.tell(RELEASED, self.seat, self.card)
        discard_from_area(g, p, self.card)
