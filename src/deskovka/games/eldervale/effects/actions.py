"""Operations that use actions of cards: again, another one, somebody else's (ELDER-13.13, R57)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, second, verb
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.acting import put_again, reuse_obstacle, reuses
from deskovka.games.eldervale.activation import (
    Reach,
    fits,
    host_of,
    in_action,
    perform_obstacle,
    perform_times,
    reach_obstacle,
    resolve_through_effect,
    symbol_for,
)
from deskovka.games.eldervale.effects.words import LOSER, OWN
from deskovka.games.eldervale.resources import payments
from deskovka.games.eldervale.sources import SOURCES, Op, carry_on_with, op_of, source_of_op
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import ATTACHED_ACTIVATED, KINDS, NOBODY, ON_START, READY, UNDERWORLD
from deskovka.games.eldervale.verbs import ACT_AGAIN, ACT_READY

# ---- auras


@mypyc_attr(acyclic=True)
@final
class Again(Op):
    """The action of the aura's host so many times more, its price paid again."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def can(self, g: Eldervale, at: Step) -> bool:
        """Once the aura is paid for, in one way or another."""
        host = host_of(g, source_of_op(self.number))
        if host < 0:
            return False
        p = g.players[at.seat]
        purse = p.purse
        works = False
        for paid in payments(purse, self.price()):
            p.purse = purse - paid
            if perform_obstacle(g, in_action(g, at.seat, host, at.piece, at.amount), host) == 0:
                works = True
        p.purse = purse
        return works

    def price(self) -> i64:
        """What the aura asks for repeating the action."""
        for ability in SOURCES[source_of_op(self.number)].abilities:
            if ability.when == ATTACHED_ACTIVATED:
                return ability.pay
        return 0

    def run(self, g: Eldervale, at: Step) -> None:
        perform_times(g, at, source_of_op(self.number), self.n)


@mypyc_attr(acyclic=True)
@final
class ResolveAttached(Op):
    """The action of the aura's host, so many times; 0: not at all, and nothing is paid."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def run(self, g: Eldervale, at: Step) -> None:
        perform_times(g, at, source_of_op(self.number), self.n)


@mypyc_attr(acyclic=True)
@final
class ReuseUnit(Op):
    """The unit that was used may at once be put on another free action of its owner, so many times."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def can(self, g: Eldervale, at: Step) -> bool:
        return g.regrouping and at.piece >= 0 and g.where[at.piece] >= ON_START and len(reuses(g, at)) > 0

    def run(self, g: Eldervale, at: Step) -> None:
        g.do(Reuse(at.seat, self.number, -1, at.piece, self.n, at.amount))


@mypyc_attr(acyclic=True)
@final
class Reuse(Ask):
    """Where does the unit (`piece`) act next?  So many times (`other`); `amount` is where it came from."""

    def options(self, g: Eldervale) -> vec[i64]:
        return reuses(g, self)

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        return reuse_obstacle(g, self, pick)

    def mentions(self, g: Eldervale, pick: i64, obstacle: i64) -> dict[str, object]:
        return {"unit": g.game.phrases.names["unit"][int(kind_of(self.piece))]}

    def chosen(self, g: Eldervale, pick: i64) -> None:
        if self.other > 1:
            g.do(Reuse(self.seat, self.thing, -1, self.piece, self.other - 1, self.amount))
        put_again(g, self, pick)

    def inside(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
@final
class FallenActs(Op):
    """So many units in the Underworld may act in this step of the regroup as if they came from the map."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def can(self, g: Eldervale, at: Step) -> bool:
        return g.regrouping and g.turn == at.seat and g.count_in(at.seat, UNDERWORLD) > 0

    def run(self, g: Eldervale, at: Step) -> None:
        if self.can(g, at):
            g.fallen_acts += self.n


# ---- the action of another card


@mypyc_attr(acyclic=True)
@final
class ActivateCard(Reach):
    """Resolve the action of one adventure card: an own one, or somebody else's as if it were one's own.

    In a regroup, an ability that needs a unit is one more place for it (regroup.py); a spell uses a ready unit.
    """

    def needs_means(self) -> bool:
        return True

    def can(self, g: Eldervale, at: Step) -> bool:
        return len(actions_for(g, at, self)) > 0

    def run(self, g: Eldervale, at: Step) -> None:
        g.do(WhichAction(at.seat, self.number, at.realm, at.piece, at.other, at.amount))


def actions_for(g: Eldervale, at: Step, op: ActivateCard) -> vec[i64]:
    """Every card, and where one is needed every ready unit, an effect can resolve an action with."""
    found = vec[i64]()
    for owner in range(g.seats):
        if not is_reached(g, at.seat, owner, op):
            continue
        for card in g.players[owner].tableau:
            if op.needs_unit:
                for kind in range(KINDS):
                    if ready_obstacle(g, at.seat, kind, card, op) == 0:
                        found = append(found, option(ACT_READY, kind, card))
            elif card_obstacle(g, at.seat, card, op) == 0:
                found = append(found, option(ACT_AGAIN, card))
    return found


def is_reached(g: Eldervale, seat: i64, owner: i64, op: ActivateCard) -> bool:
    """Are this player's cards meant?"""
    if op.whose == OWN:
        return owner == seat
    if not g.are_opponents(seat, owner):
        return False
    battle = g.battle
    return op.whose != LOSER or (battle is not None and battle.side_of(owner) >= 0)


def card_obstacle(g: Eldervale, seat: i64, card: i64, op: ActivateCard) -> i64:
    """What keeps an effect from resolving the action of a card without a unit."""
    owner = g.card_owner[card]
    if owner == NOBODY or not is_reached(g, seat, owner, op):
        return why.NOT_YOUR_CARD if op.whose == OWN else why.NOT_THEIR_CARD
    found = reach_obstacle(g, seat, card, op, source_of_op(op.number))
    return found or perform_obstacle(g, in_action(g, seat, card, -1, -1), card)


def ready_obstacle(g: Eldervale, seat: i64, kind: i64, card: i64, op: ActivateCard) -> i64:
    """The same with a unit of the ready area, which stays there."""
    piece = g.first_of(seat, kind, READY)
    if piece < 0:
        return why.UNIT_NOT_READY
    found = card_obstacle(g, seat, card, op)
    if found:
        return found
    return 0 if fits(symbol_for(g, seat, card), kind_of(piece)) else why.WRONG_UNIT


@mypyc_attr(acyclic=True)
@final
class WhichAction(Ask):
    """Which action does an effect (`thing`) resolve?"""

    def op(self) -> ActivateCard:
        op = op_of(self.thing)
        assert isinstance(op, ActivateCard)
        return op

    def options(self, g: Eldervale) -> vec[i64]:
        return actions_for(g, self, self.op())

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        op = self.op()
        if verb(pick) == ACT_READY and op.needs_unit:
            return ready_obstacle(g, self.seat, first(pick), second(pick), op)
        if verb(pick) == ACT_AGAIN and not op.needs_unit:
            return card_obstacle(g, self.seat, first(pick), op)
        return why.ACTION_FIRST

    def chosen(self, g: Eldervale, pick: i64) -> None:
        needs_unit = self.op().needs_unit
        card = second(pick) if needs_unit else first(pick)
        piece = g.first_of(self.seat, first(pick), READY) if needs_unit else -1
        carry_on_with(g, self.thing, g.card_owner[card])
        resolve_through_effect(g, self.seat, card, piece, READY if needs_unit else -1)

    def inside(self) -> bool:
        return True
