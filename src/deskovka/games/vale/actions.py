"""The action phase: sell, tame, summon, release (VALE-ACT)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, verb
from deskovka.core.steps import State
from deskovka.core.vecs import append, remove, vec
from deskovka.games.vale.areas import discard_from_area
from deskovka.games.vale.obstacles import (
    MARKERS_LEFT,
    NO_ACTION,
    NOT_TO_RELEASE,
    RELEASE_NEEDLESS,
    RELEASE_NOT_HELD,
    RELEASE_PAY_FIRST,
    RELEASE_TOO_DEAR,
    RELEASE_TOO_LITTLE,
    SELL_ABSENT,
    SELL_OF_OTHER,
    SELL_OWN,
    TAME_ABSENT,
    TAME_OF_OTHER,
    TAME_OWN,
    TOO_MANY_ACTIONS,
)
from deskovka.games.vale.payment import Payment
from deskovka.games.vale.stones import gain, wealth
from deskovka.games.vale.summon import Summon, reductions, summon_cost, summon_obstacle
from deskovka.games.vale.table import CARDS, Ask, Player, Vale
from deskovka.games.vale.terms import (
    END_TURN,
    MOST_ACTIONS,
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
            if len(p.area) < g.area_limit():  # VALE-AREA.3
                reach = means + reductions(p)
                for c in p.hand:
                    if CARDS[c].cost <= reach and summon_cost(p, c) <= means and CARDS[c].can_resolve(g, p, c):
                        picks = append(picks, option(SUMMON, c))
            if means >= release_cost(g):
                for c in p.area:
                    picks = append(picks, option(RELEASE, c))
        if len(p.marked) == 0:  # VALE-ACT.6
            picks = append(picks, option(END_TURN))
        return picks

    def obstacle(self, g: Vale, pick: i64) -> i64:
        p = g.players[self.seat]
        action = verb(pick)
        card = first(pick)
        if action in (SELL, TAME):
            return marker_obstacle(g, p, card, action == TAME)
        if action == SUMMON:
            return summon_obstacle(g, p, card)
        if action == RELEASE:
            return release_obstacle(g, p, card)
        if action == END_TURN:
            return MARKERS_LEFT if len(p.marked) else 0
        return NO_ACTION

    def told(self, g: Vale, pick: i64) -> dict[str, object]:
        p = g.players[self.seat]
        card = first(pick)
        if verb(pick) == END_TURN:
            return {"card": CARDS[p.marked[0]].name}
        return {
            "seat2": g.marker_on(card),
            "count": MOST_ACTIONS if g.actions >= MOST_ACTIONS else len(p.area),  # all there may be
            "round": g.round,
            "cost": summon_cost(p, card) if verb(pick) == SUMMON else release_cost(g),
            "wealth": wealth(p),
        }

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
        return len(p.hand) > 0 and len(p.area) < g.area_limit() and g.actions < MOST_ACTIONS  # some cards cost nothing

    def inside(self) -> bool:
        return False


def marker_obstacle(g: Vale, p: Player, card: i64, taming: bool) -> i64:
    """What keeps a card from being sold or tamed: it does not carry one's marker (VALE-SELL.1, VALE-TAME.1)."""
    if card in p.marked:
        return 0
    if card in p.hand or card in p.area:
        return TAME_OWN if taming else SELL_OWN
    if g.marker_on(card) >= 0:
        return TAME_OF_OTHER if taming else SELL_OF_OTHER
    return TAME_ABSENT if taming else SELL_ABSENT


def release_cost(g: Vale) -> i64:
    """The number of the round (VALE-REL.2)."""
    return g.round


def release_obstacle(g: Vale, p: Player, card: i64) -> i64:
    """What keeps a card from being released (VALE-REL.2, VALE-REL.4)."""
    if card not in p.area:
        return NOT_TO_RELEASE
    if g.actions >= MOST_ACTIONS:  # VALE-R.33
        return TOO_MANY_ACTIONS
    return 0 if wealth(p) >= release_cost(g) else RELEASE_TOO_DEAR


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
    g.take_openly(p, card)
    g.tell(TAMED, p.seat, card)
    for c in p.area:
        CARDS[c].on_tame(g, p, c, card)


FAULTS: Final = vec[i64]([RELEASE_PAY_FIRST, RELEASE_NOT_HELD, RELEASE_TOO_LITTLE, RELEASE_NEEDLESS])


@mypyc_attr(acyclic=True)
@final
class Release(Payment):
    """Pay the number of the round, then discard a card of the own area (VALE-REL.1, VALE-REL.2)."""

    def cost(self, g: Vale) -> i64:
        return release_cost(g)

    def faults(self) -> vec[i64]:
        return FAULTS

    def paid_for(self, g: Vale, p: Player, paid: i64) -> None:
        g.tell(RELEASED, self.seat, self.card)
        discard_from_area(g, p, self.card)
