"""Operations on what others have: their hands and their resources."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit
from deskovka.core.options import each, first, option, second, verb
from deskovka.core.steps import NATURE
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.effects.gains import only_sort
from deskovka.games.eldervale.effects.words import EACH_LOSER
from deskovka.games.eldervale.gaining import draw_card, forget_hand, gain_of, lift_top, take_card
from deskovka.games.eldervale.ghosts import GHOSTS
from deskovka.games.eldervale.magic import has_lost
from deskovka.games.eldervale.memory import lose_track, notice_hand
from deskovka.games.eldervale.paying import held
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.resources import bundle, may_be, one
from deskovka.games.eldervale.sources import Op, op_of
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import MAGIC, NOBODY, RESOURCES, TOKENS
from deskovka.games.eldervale.verbs import (
    CARD_STOLEN,
    HAND_SEEN,
    OPPONENT,
    STOLEN,
    TAKE_CARD,
    TAKE_FROM,
)

# ---- from another hand


@mypyc_attr(acyclic=True)
@final
class PeekTake(Op):
    """Look at the hand of an opponent and take cards from it; he draws some."""

    def __init__(self, n: i64, replace: i64) -> None:
        super().__init__()
        self.n = n
        self.replace = replace

    def can(self, g: Eldervale, at: Step) -> bool:
        return len(hands_of_others(g, at.seat)) > 0

    def run(self, g: Eldervale, at: Step) -> None:
        g.do(Whose(at.seat, at.thing))


def hands_of_others(g: Eldervale, seat: i64) -> vec[i64]:
    """Opponents who hold magic cards."""
    found = vec[i64]()
    for other in range(g.seats):
        if g.are_opponents(seat, other) and g.players[other].hand:
            found = append(found, other)
    return found


@mypyc_attr(acyclic=True)
@final
class Whose(Ask):
    """From whose hand cards are taken (`thing`: the operation)."""

    def options(self, g: Eldervale) -> vec[i64]:
        return each(OPPONENT, hands_of_others(g, self.seat))

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != OPPONENT:
            return why.ANSWER_FIRST
        if first(pick) >= g.seats or not g.are_opponents(self.seat, first(pick)):
            return why.NOT_THAT_SEAT
        return 0 if g.players[first(pick)].hand else why.NO_CARDS_THERE

    def chosen(self, g: Eldervale, pick: i64) -> None:
        op = op_of(self.thing)
        if g.is_ghost(first(pick)):
            self.from_pile(g, op)
        elif isinstance(op, PeekTake):
            look_at_hand(g, self.seat, first(pick))
            g.do(TakeFromHand(self.seat, other=first(pick), amount=op.n), DrawCards(first(pick), amount=op.replace))
        else:
            g.do(RandomCard(NATURE, thing=self.seat, other=first(pick)))

    def from_pile(self, g: Eldervale, op: Op) -> None:
        """Nobody looks at the ghosts' pile or chooses from it: the top cards it is (GHOST-2.9, ruling G16)."""
        if isinstance(op, PeekTake):
            for _ in range(op.n):
                steal_top(g, self.seat)
            g.do(DrawCards(GHOSTS, amount=op.replace))
        else:
            steal_top(g, self.seat)

    def inside(self) -> bool:
        return True


def look_at_hand(g: Eldervale, seat: i64, other: i64) -> None:
    """From now on `seat` knows these cards."""
    for card in held(g.players[other].hand):
        g.seen_by[card] |= bit(seat)
    notice_hand(g, g.players[other])
    g.tell(HAND_SEEN, seat, other)


@mypyc_attr(acyclic=True)
@final
class TakeFromHand(Ask):
    """Take so many (`amount`) cards out of the hand of `other`, one after another."""

    def options(self, g: Eldervale) -> vec[i64]:
        return each(TAKE_CARD, held(g.players[self.other].hand))

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != TAKE_CARD:
            return why.ANSWER_FIRST
        return 0 if g.players[self.other].hand >> first(pick) & 1 else why.NOT_IN_HAND

    def chosen(self, g: Eldervale, pick: i64) -> None:
        steal_card(g, self.seat, self.other, first(pick))
        if self.amount > 1:
            g.do(TakeFromHand(self.seat, other=self.other, amount=self.amount - 1))

    def goes_on(self, before: CoreStep) -> bool:
        return isinstance(before, TakeFromHand) and before.seat == self.seat

    def inside(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
@final
class DrawCards(Step):
    """Draw so many (`amount`) magic cards."""

    def run(self, g: Eldervale) -> None:
        for _ in range(self.amount):
            draw_card(g, g.players[self.seat])


@mypyc_attr(acyclic=True)
@final
class RandomCard(Ask):
    """Luck says which card of `other` the seat `thing` gets."""

    def options(self, g: Eldervale) -> vec[i64]:
        return g.by_luck(each(TAKE_CARD, held(g.players[self.other].hand)))

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        return 0 if g.players[self.other].hand >> first(pick) & 1 else why.NOT_IN_HAND

    def chosen(self, g: Eldervale, pick: i64) -> None:
        steal_card(g, self.thing, self.other, first(pick))


def steal_card(g: Eldervale, seat: i64, victim: i64, card: i64) -> None:
    """It changes hands; its old owner still knows it, others know neither it nor what is left."""
    if g.seats > 2:
        lose_track(g, seat, victim)
    g.players[victim].hand &= ~bit(card)
    forget_hand(g, g.players[victim], bit(seat) | bit(victim))
    notice_hand(g, g.players[victim])
    take_card(g, g.players[seat], card, bit(victim))
    g.whisper(CARD_STOLEN, seat, card, victim)


def steal_top(g: Eldervale, seat: i64) -> None:
    """The top card of the ghosts' pile, if there is one; only its new owner knows which it was (ruling G16)."""
    card = lift_top(g)
    if card >= 0:
        take_card(g, g.players[seat], card)
        g.whisper(CARD_STOLEN, seat, card, GHOSTS)


# ---- stealing resources


@mypyc_attr(acyclic=True)
@final
class Steal(Op):
    """Take a resource from an opponent, or from each player beaten in this battle; a magic card at random (R58)."""

    def __init__(self, amount: str, whom: i64) -> None:
        super().__init__()
        self.bundle: i64 = bundle(amount)
        self.whom = whom
        self.sort, _ = only_sort(bundle(amount))

    def victims(self, g: Eldervale, seat: i64) -> vec[i64]:
        """Opponents who have something of it."""
        found = vec[i64]()
        for other in range(g.seats):
            if self.is_meant(g, seat, other) and self.has_some(g.players[seat], g.players[other]):
                found = append(found, other)
        return found

    def is_meant(self, g: Eldervale, seat: i64, other: i64) -> bool:
        """Is this one of those from whom may be taken, if there is something to take?"""
        return g.are_opponents(seat, other) and (self.whom != EACH_LOSER or has_lost(g, other))

    def has_some(self, p: Player, other: Player) -> bool:
        if self.sort == MAGIC:
            return other.hand != 0
        for kind in range(RESOURCES):
            if self.may_take(p, other, kind):
                return True
        return False

    def may_take(self, p: Player, other: Player, kind: i64) -> bool:
        """Only what the one has and the other can hold; of the ghosts a magic card, whatever is named (ruling G16)."""
        if other.is_ghosts():
            return kind == MAGIC and other.hand != 0
        return kind < TOKENS and may_be(self.sort, kind, p.purse) and other.has(kind) > 0 and p.has(kind) < p.limit

    def can(self, g: Eldervale, at: Step) -> bool:
        return len(self.victims(g, at.seat)) > 0

    def run(self, g: Eldervale, at: Step) -> None:
        if self.sort == MAGIC:
            g.do(Whose(at.seat, at.thing))
        elif self.whom == EACH_LOSER:
            for other in range(g.seats - 1, -1, -1):
                if other in self.victims(g, at.seat):
                    g.do(TakeResource(at.seat, at.thing, other=other))
        else:
            g.do(TakeResource(at.seat, at.thing))


@mypyc_attr(acyclic=True)
@final
class TakeResource(Ask):
    """Which resource is taken from whom; `other`: from this seat."""

    def steal(self) -> Steal:
        op = op_of(self.thing)
        assert isinstance(op, Steal)
        return op

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        steal = self.steal()
        for other in steal.victims(g, self.seat):
            if self.other in (NOBODY, other):
                for kind in range(RESOURCES):
                    if steal.may_take(g.players[self.seat], g.players[other], kind):
                        found = append(found, option(TAKE_FROM, other, kind))
        return found

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != TAKE_FROM:
            return why.ANSWER_FIRST
        steal = self.steal()
        if first(pick) >= g.seats or not steal.is_meant(g, self.seat, first(pick)):
            return why.NOT_THAT_SEAT
        if self.other not in (NOBODY, first(pick)):
            return why.NOT_THAT_SEAT
        p = g.players[self.seat]
        if g.is_ghost(first(pick)):
            return 0 if steal.may_take(p, g.players[first(pick)], second(pick)) else why.HAS_NONE
        if not may_be(steal.sort, second(pick), p.purse):
            return why.NOT_BASIC
        if g.players[first(pick)].has(second(pick)) == 0:
            return why.HAS_NONE
        return 0 if steal.may_take(p, g.players[first(pick)], second(pick)) else why.NO_ROOM

    def chosen(self, g: Eldervale, pick: i64) -> None:
        if g.is_ghost(first(pick)):
            steal_top(g, self.seat)
            return
        g.players[first(pick)].purse -= one(second(pick))
        g.tell(STOLEN, self.seat, second(pick), first(pick))
        gain_of(g, g.players[self.seat], second(pick), 1)

    def inside(self) -> bool:
        return True
