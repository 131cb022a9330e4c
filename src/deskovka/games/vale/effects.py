"""Effects that several cards share."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.options import first
from deskovka.core.steps import State
from deskovka.core.vecs import vec
from deskovka.games.vale.areas import discard_from_area, recover
from deskovka.games.vale.choices import Choice, FromArea
from deskovka.games.vale.obstacles import ACTIVE_NOT_COPIED, INSTANT_NOT_COPIED, MUST_OWN_FAMILY
from deskovka.games.vale.table import CARDS, Card, Player, Step, Vale
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


class NameOwner(Choice):
    """Name a player, maybe yourself, who has a card of the family `amount` in the area."""

    def act(self) -> i64:
        return NAME

    def things(self, g: Vale) -> vec[i64]:
        return vec[i64]([p.seat for p in g.players])

    def unfit(self, g: Vale, thing: i64) -> i64:
        return 0 if g.players[thing].has_family(self.amount) else MUST_OWN_FAMILY

    def absent(self) -> i64:
        return MUST_OWN_FAMILY

    def chosen(self, g: Vale, pick: i64) -> None:
        g.tell(NAMED, self.seat, first(pick), self.card)
        g.do(GiveUp(first(pick), self.card, amount=self.amount))


class GiveUp(FromArea):
    """Choose which of your cards of the family `amount` you discard (VALE-R.19)."""

    def act(self) -> i64:
        return GIVE_UP

    def unfit(self, g: Vale, thing: i64) -> i64:
        return 0 if CARDS[thing].family == self.amount else MUST_OWN_FAMILY

    def absent(self) -> i64:
        return MUST_OWN_FAMILY

    def chosen(self, g: Vale, pick: i64) -> None:
        discard_from_area(g, g.players[self.seat], first(pick))


def recover_self(g: Vale, p: Player, me: i64) -> None:
    """Return this card to the hand (VALE-CLR.12); a card that has left already stays where it is (VALE-R.35)."""
    if me in p.area:
        recover(g, p, me)


def can_copy(g: Vale, p: Player, me: i64, timing: i64) -> bool:
    """Does another card of the area have an effect of this timing that `me` can carry out now?"""
    return CopyEffect(p.seat, me, amount=timing).possible(g)


class CopyEffect(FromArea):
    """Choose the effect of the timing `amount` that `card` copies, and carry it out as its own."""

    def act(self) -> i64:
        return COPY

    def unfit(self, g: Vale, thing: i64) -> i64:
        """Another card with an effect that `card` can carry out (VALE-R.11, VALE-R.12)."""
        p = g.players[self.seat]
        what = CARDS[thing]
        if thing == self.card or not what.has(self.amount):
            return self.absent()
        if self.amount == INSTANT:
            return 0 if what.can_resolve(g, p, self.card) else INSTANT_NOT_COPIED
        return 0 if what.can_activate(g, p, self.card) else ACTIVE_NOT_COPIED

    def absent(self) -> i64:
        return INSTANT_NOT_COPIED if self.amount == INSTANT else ACTIVE_NOT_COPIED

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
