"""A round: hunt, actions, effects; and how the game ends (VALE-ROUND)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import each, first, option, verb
from deskovka.core.vecs import append, remove, vec
from deskovka.games.vale.actions import Turn
from deskovka.games.vale.choices import outside_effect
from deskovka.games.vale.obstacles import (
    ALREADY_ACTIVATED,
    ALREADY_MARKED,
    CANNOT_ACTIVATE,
    EFFECTS_LEFT,
    NO_ACTIVE_EFFECT,
    NOT_TO_ACTIVATE,
    NOT_TO_MARK,
    WRONG_PHASE,
)
from deskovka.games.vale.table import CARDS, Ask, Player, Step, Vale
from deskovka.games.vale.terms import (
    ACTION,
    ACTIVATE,
    ACTIVATED,
    ACTIVE,
    EFFECTS,
    END_TURN,
    ENDED,
    GOAL,
    HUNT,
    LAST_ROUND,
    MARK,
    MARKED,
    PHASE_BEGAN,
    PHASES,
    REVEALED,
    ROUND_BEGAN,
)


@mypyc_attr(acyclic=True)
@final
class Round(Step):
    """Reveal the offer, then the three phases (VALE-HUNT.1, VALE-ROUND.1)."""

    def run(self, g: Vale) -> None:
        g.tell(ROUND_BEGAN, g.first, g.round)
        begin_phase(g, HUNT)
        g.offer = vec[i64]()
        for _ in range(2 * g.seats):
            if g.cards_left():  # VALE-R.17
                card = g.take_top()
                g.offer = append(g.offer, card)
                g.tell(REVEALED, -1, card)
        g.do(Hunt(g.first, amount=0), Actions(amount=0), Effects(amount=0), EndRound())


def begin_phase(g: Vale, phase: i64) -> None:
    g.phase = phase
    g.tell(PHASE_BEGAN, -1, phase)


@mypyc_attr(acyclic=True)
@final
class Hunt(Ask):
    """Mark a card: clockwise, then back again (VALE-HUNT.4 to .7); `amount` cards are marked."""

    def options(self, g: Vale) -> vec[i64]:
        return each(MARK, g.offer)

    def obstacle(self, g: Vale, pick: i64) -> i64:
        if verb(pick) != MARK:
            return WRONG_PHASE
        if first(pick) in g.offer:
            return 0
        return ALREADY_MARKED if g.marker_on(first(pick)) >= 0 else NOT_TO_MARK

    def told(self, g: Vale, pick: i64) -> dict[str, object]:
        return {"seat2": g.marker_on(first(pick)), "phase": PHASES[g.phase]}

    def chosen(self, g: Vale, pick: i64) -> None:
        card = first(pick)
        p = g.players[self.seat]
        g.offer = remove(g.offer, card)
        p.marked = append(p.marked, card)
        g.tell(MARKED, self.seat, card)
        g.do(Hunt(marking_seat(g, self.amount + 1), amount=self.amount + 1))

    def inside(self) -> bool:
        return False


def marking_seat(g: Vale, marked: i64) -> i64:
    """Who marks a card when so many are marked: clockwise, then back again (VALE-HUNT.4, VALE-HUNT.6)."""
    turn = marked if marked < g.seats else 2 * g.seats - 1 - marked
    return (g.first + turn) % g.seats


@mypyc_attr(acyclic=True)
@final
class Actions(Step):
    """One turn each, from the first player on (VALE-ACT.1); `amount` players have had theirs."""

    def run(self, g: Vale) -> None:
        if self.amount == 0:
            begin_phase(g, ACTION)
        if self.amount < g.seats:
            g.actions = 0
            g.do(Turn((g.first + self.amount) % g.seats), Actions(amount=self.amount + 1))


@mypyc_attr(acyclic=True)
@final
class Effects(Step):
    """The active effects of each player, in the same order (VALE-EFF.1); `amount` players have had theirs."""

    def run(self, g: Vale) -> None:
        if self.amount == 0:
            begin_phase(g, EFFECTS)
        if self.amount < g.seats:
            g.do(ActivateAll((g.first + self.amount) % g.seats), Effects(amount=self.amount + 1))


@mypyc_attr(acyclic=True)
@final
class ActivateAll(Step):
    """Every active effect of the area once (VALE-EFF.2)."""

    def run(self, g: Vale) -> None:
        g.used = vec[i64]()
        g.do(ActivateNext(self.seat))


@mypyc_attr(acyclic=True)
@final
class ActivateNext(Ask):
    """Choose the next active effect, as long as one can be carried out (VALE-EFF.3, VALE-R.24)."""

    def options(self, g: Vale) -> vec[i64]:
        p = g.players[self.seat]
        picks = vec[i64]()
        for c in p.area:
            if CARDS[c].timing & ACTIVE and not activation_obstacle(g, p, c):  # most cards have none
                picks = append(picks, option(ACTIVATE, c))
        return picks

    def obstacle(self, g: Vale, pick: i64) -> i64:
        if verb(pick) == ACTIVATE:
            p = g.players[self.seat]
            return activation_obstacle(g, p, first(pick)) if first(pick) in p.area else NOT_TO_ACTIVATE
        if g.phase != EFFECTS:  # the Genie's, in the action phase
            return outside_effect(pick)
        return EFFECTS_LEFT if verb(pick) == END_TURN else WRONG_PHASE

    def told(self, g: Vale, pick: i64) -> dict[str, object]:
        return {"phase": PHASES[g.phase]}

    def chosen(self, g: Vale, pick: i64) -> None:
        card = first(pick)
        g.used = append(g.used, card)
        g.tell(ACTIVATED, self.seat, card)
        g.do(self)
        CARDS[card].on_activation(g, g.players[self.seat], card)

    def inside(self) -> bool:
        return False


def activation_obstacle(g: Vale, p: Player, card: i64) -> i64:
    """What keeps a card of the area from being activated (VALE-EFF.2, VALE-EFF.6)."""
    what = CARDS[card]
    if not what.has(ACTIVE):
        return NO_ACTIVE_EFFECT
    if card in g.used:
        return ALREADY_ACTIVATED
    return 0 if what.can_activate(g, p, card) else CANNOT_ACTIVATE


@mypyc_attr(acyclic=True)
@final
class EndRound(Step):
    """Is the game over?  If not, the next player is first in the next round (VALE-RND, VALE-END)."""

    def run(self, g: Vale) -> None:
        if is_over(g):
            g.tell(ENDED)
            return
        g.round += 1
        g.first = (g.first + 1) % g.seats
        g.do(Round())


def is_over(g: Vale) -> bool:
    """After a complete round: has somebody 60 points (VALE-END.1), or was it the last round (VALE-END.2)?"""
    if g.round >= LAST_ROUND:
        return True
    for p in g.players:
        if p.score >= GOAL:
            return True
    return False
