"""Effects that several cards share."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.options import first, option
from deskovka.core.steps import State
from deskovka.core.vecs import append, vec
from deskovka.games.vale.areas import discard_from_area, recover
from deskovka.games.vale.table import CARDS, Ask, Card, Player, Step, Vale
from deskovka.games.vale.terms import COPIED, COPY, GIVE_UP, INSTANT, NAME, NAMED


class Score(Step):
    """Points of `card` by an effect of the timing `other`, once what comes before is settled (VALE-R.15)."""

    def run(self, g: Vale) -> None:
        g.score(g.players[self.seat], self.other, self.card, self.amount)


class Draw(Step):
    """Draw a card, once what comes before is settled."""

    def run(self, g: Vale) -> None:
        g.draw(g.players[self.seat])


class DrawingCard(Card):
    """Instant: draw 1 card.  Impossible only when both piles are empty (VALE-R.17)."""

    def can_resolve(self, g: Vale, p: Player, me: i64) -> bool:
        return g.cards_left() > 0

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.draw(p)


class Predator(Card):
    """Instant: points, and a player you name gives up a card of a family (VALE-CLR.4)."""

    __slots__ = ("points", "prey")

    def __init__(self, name: str, family: i64, cost: i64, *, points: i64, prey: i64) -> None:
        super().__init__(name, family, cost, INSTANT)
        self.points = points
        self.prey = prey

    def can_resolve(self, g: Vale, p: Player, me: i64) -> bool:
        if CARDS[me].family == self.prey:
            return True
        for q in g.players:
            if q.has_family(self.prey):
                return True
        return False

    def on_summon(self, g: Vale, p: Player, me: i64) -> None:
        g.score(p, INSTANT, me, self.points)
        g.do(NameOwner(p.seat, me, amount=self.prey))


class NameOwner(Ask):
    """Name a player, maybe yourself, who has a card of the family `amount` in the area."""

    def options(self, g: Vale) -> vec[i64]:
        return vec[i64]([option(NAME, p.seat) for p in g.players if p.has_family(self.amount)])

    def chosen(self, g: Vale, pick: i64) -> None:
        g.tell(NAMED, self.seat, first(pick), self.card)
        g.do(GiveUp(first(pick), self.card, amount=self.amount))


class GiveUp(Ask):
    """Choose which of your cards of the family `amount` you discard (VALE-R.19)."""

    def options(self, g: Vale) -> vec[i64]:
        area = g.players[self.seat].area
        return vec[i64]([option(GIVE_UP, c) for c in area if CARDS[c].family == self.amount])

    def chosen(self, g: Vale, pick: i64) -> None:
        discard_from_area(g, g.players[self.seat], first(pick))


def recover_self(g: Vale, p: Player, me: i64) -> None:
    """Return this card to the hand (VALE-CLR.12); a card that has left already stays where it is (VALE-R.35)."""
    if me in p.area:
        recover(g, p, me)


def can_copy(g: Vale, p: Player, me: i64, timing: i64) -> bool:
    """Does another card of the area have an effect of this timing that `me` can carry out now?"""
    for c in p.area:
        if may_copy(g, p, me, timing, c):
            return True
    return False


def may_copy(g: Vale, p: Player, me: i64, timing: i64, copied: i64) -> bool:
    """Can `me` carry out this effect of another card (VALE-R.11, VALE-R.12)?"""
    card = CARDS[copied]
    if copied == me or not card.has(timing):
        return False
    return card.can_resolve(g, p, me) if timing == INSTANT else card.can_activate(g, p, me)


class CopyEffect(Ask):
    """Choose the effect of the timing `amount` that `card` copies, and carry it out as its own."""

    def options(self, g: Vale) -> vec[i64]:
        p = g.players[self.seat]
        picks = vec[i64]()
        for c in p.area:
            if may_copy(g, p, self.card, self.amount, c):
                picks = append(picks, option(COPY, c))
        return picks

    def chosen(self, g: Vale, pick: i64) -> None:
        p = g.players[self.seat]
        copied = CARDS[first(pick)]
        g.tell(COPIED, self.seat, first(pick), self.card)
        if self.amount == INSTANT:
            copied.on_summon(g, p, self.card)
        else:
            copied.on_activation(g, p, self.card)

    def waits(self, g: State) -> bool:
        """Some instant effects need cards of the hand: which of them can be copied, only its owner knows."""
        assert isinstance(g, Vale)
        p = g.players[self.seat]
        if self.amount != INSTANT or len(p.hand) == 0:
            return False
        candidates: i64 = 0
        for c in p.area:
            if c != self.card and CARDS[c].has(INSTANT):
                candidates += 1
        return candidates > 1
