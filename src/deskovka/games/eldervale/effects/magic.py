"""Operations on magic cards: drawing and keeping, the discard pile."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit
from deskovka.core.options import each, first, verb
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.gaining import can_draw, take_card
from deskovka.games.eldervale.paying import held
from deskovka.games.eldervale.sources import Op
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import EVERYONE
from deskovka.games.eldervale.verbs import (
    DISCARDED,
    DREW,
    KEEP_CARD,
    PILE_TAKEN,
    TAKE_CARD,
)

# ---- drawing


@mypyc_attr(acyclic=True)
@final
class Draw(Op):
    """Draw `look` cards, keep some of them, discard the rest."""

    def __init__(self, look: i64, keep: i64) -> None:
        super().__init__()
        self.look = look
        self.keep = keep

    def can(self, g: Eldervale, at: Step) -> bool:
        return can_draw(g)

    def run(self, g: Eldervale, at: Step) -> None:
        for _ in range(self.look):
            card = g.next_magic()
            if card >= 0:
                g.draws_from_deck(at.seat)
                g.looked_at = append(g.looked_at, card)
        if g.is_ghost(at.seat):
            keep_unseen(g, at.seat, self.keep)
        else:
            g.do(KeepDrawn(at.seat, amount=self.keep))


def keep_unseen(g: Eldervale, seat: i64, keep: i64) -> None:
    """Nobody looks at the ghosts' cards, so there is nothing to choose: what was drawn first is kept (GHOST-2.9)."""
    for card in g.looked_at[:keep]:
        take_card(g, g.players[seat], card)
        g.whisper(DREW, seat, card)
    g.looked_at = g.looked_at[keep:]
    throw_away(g, seat)


@mypyc_attr(acyclic=True)
@final
class KeepDrawn(Ask):
    """Keep so many (`amount`) of the cards drawn, one after another; the rest is discarded."""

    def options(self, g: Eldervale) -> vec[i64]:
        return each(KEEP_CARD, g.looked_at)

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != KEEP_CARD:
            return why.ANSWER_FIRST
        return 0 if first(pick) in g.looked_at else why.NOT_LOOKED_AT

    def chosen(self, g: Eldervale, pick: i64) -> None:
        take_card(g, g.players[self.seat], first(pick))
        g.whisper(DREW, self.seat, first(pick))
        left = vec[i64]()
        for card in g.looked_at:
            if card != first(pick):
                left = append(left, card)
        g.looked_at = left
        if self.amount > 1:
            g.do(KeepDrawn(self.seat, amount=self.amount - 1))
        else:
            throw_away(g, self.seat)

    def goes_on(self, before: CoreStep) -> bool:
        return isinstance(before, KeepDrawn) and before.seat == self.seat

    def inside(self) -> bool:
        return True


def throw_away(g: Eldervale, seat: i64) -> None:
    """The cards looked at and not kept go onto the pile."""
    for card in g.looked_at:
        g.discards |= bit(card)
        g.tell(DISCARDED, seat, card)
    g.looked_at = vec[i64]()


@mypyc_attr(acyclic=True)
@final
class TakeDiscard(Op):
    """Cards of one's choice from the discard pile, for all to see (ELDER-2.12)."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def can(self, g: Eldervale, at: Step) -> bool:
        return g.discards != 0

    def run(self, g: Eldervale, at: Step) -> None:
        g.do(TakeFromPile(at.seat, amount=self.n))


@mypyc_attr(acyclic=True)
@final
class TakeFromPile(Ask):
    """Take so many (`amount`) cards from the pile, one after another."""

    def options(self, g: Eldervale) -> vec[i64]:
        return each(TAKE_CARD, held(g.discards))

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != TAKE_CARD:
            return why.ANSWER_FIRST
        return 0 if g.discards >> first(pick) & 1 else why.NOT_ON_THE_PILE

    def chosen(self, g: Eldervale, pick: i64) -> None:
        g.discards &= ~bit(first(pick))
        take_card(g, g.players[self.seat], first(pick), EVERYONE)
        g.tell(PILE_TAKEN, self.seat, first(pick))
        if self.amount > 1:
            g.do(TakeFromPile(self.seat, amount=self.amount - 1))

    def goes_on(self, before: CoreStep) -> bool:
        return isinstance(before, TakeFromPile) and before.seat == self.seat

    def inside(self) -> bool:
        return True
