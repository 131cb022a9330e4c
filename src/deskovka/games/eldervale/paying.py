"""Paying: resources, gold in the place of any, magic cards (ELDER-3.2 to 3.9)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit, bits_in
from deskovka.core.options import each, first, option, verb
from deskovka.core.steps import NONE
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.gaining import lift_top
from deskovka.games.eldervale.ghosts import GHOSTS
from deskovka.games.eldervale.memory import notice_hand
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.resources import PAYMENTS, is_payment, of, payment_number, payments
from deskovka.games.eldervale.sources import op_of
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import MAGIC, MAGIC_CARDS, RESOURCES
from deskovka.games.eldervale.verbs import DISCARDED, PAID, PAY, SPEND_CARD

TOKENS_ONLY: Final = (1 << 4 * MAGIC) - 1  # of a payment: all but magic cards
PAIN: Final = vec[i64]([20, 20, 20, 20, 20, 32, 22])  # of giving one resource away, for bots that look ahead


@mypyc_attr(acyclic=True)
@final
class Pay(Ask):
    """Pay a cost (`amount`, a bundle), so many resources (`other`) cheaper; the payer chooses with what.

    `thing`: an operation that must still be possible afterwards (ELDER-4.17); it is about `realm`.
    """

    def options(self, g: Eldervale) -> vec[i64]:
        if self.amount == 0:
            return NONE
        found = vec[i64]()
        for paid in self.ways(g):
            found = append(found, option(PAY, payment_number(paid)))
        return found

    def ways(self, g: Eldervale) -> vec[i64]:
        """Every payment that leaves what is needed afterwards."""
        found = payments(g.players[self.seat].means(), self.amount, max(0, self.other))
        if self.thing < 0:
            return found
        kept = vec[i64]()
        for paid in found:
            if self.leaves_enough(g, paid):
                kept = append(kept, paid)
        return kept

    def leaves_enough(self, g: Eldervale, paid: i64) -> bool:
        return self.thing < 0 or works_after(g, Step(self.seat, self.thing, self.realm), paid, of(paid, MAGIC))

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != PAY:
            return why.PAY_FIRST
        fits = is_payment(g.players[self.seat].means(), self.amount, max(0, self.other), PAYMENTS[first(pick)])
        if not fits:
            return why.NOT_THE_COST
        return 0 if self.leaves_enough(g, PAYMENTS[first(pick)]) else why.PRICE_TAKES_ALL

    def chosen(self, g: Eldervale, pick: i64) -> None:
        spend(g, g.players[self.seat], PAYMENTS[first(pick)])

    def likely(self, g: Eldervale) -> vec[i64]:
        """The payment that hurts least: plenty before scarce, gold and cards last."""
        means = g.players[self.seat].means()
        best: i64 = -1
        least: i64 = 0
        for paid in self.ways(g):
            pain: i64 = 0
            for kind in range(RESOURCES):
                pain += of(paid, kind) * (PAIN[kind] - of(means, kind))
            if best < 0 or pain < least:
                best = paid
                least = pain
        return vec[i64]([option(PAY, payment_number(best))]) if best >= 0 else NONE

    def inside(self) -> bool:
        return True


def works_after(g: Eldervale, at: Step, paid: i64, cards: i64) -> bool:
    """Could an operation still do something, this paid and so many magic cards gone?

    Which cards makes no difference, only how many: so this tells nothing about a hand.
    """
    p = g.players[at.seat]
    purse = p.purse
    hand = p.hand
    p.purse -= paid & TOKENS_ONLY
    for _ in range(cards):
        p.hand &= p.hand - 1
    works = op_of(at.thing).can(g, at)
    p.purse = purse
    p.hand = hand
    return works


def spend(g: Eldervale, p: Player, paid: i64) -> None:
    """Give this away; which magic cards is asked for."""
    cards = of(paid, MAGIC)
    if paid:
        g.tell(PAID, p.seat, payment_number(paid))
    p.purse -= paid & TOKENS_ONLY
    if cards:
        g.do(SpendCards(p.seat, amount=cards))


@mypyc_attr(acyclic=True)
@final
class SpendCards(Ask):
    """Discard so many magic cards from the hand, one after another (ELDER-3.8, ELDER-4.4)."""

    def options(self, g: Eldervale) -> vec[i64]:
        return each(SPEND_CARD, held(g.players[self.seat].hand))

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != SPEND_CARD:
            return why.DISCARD_FIRST
        return 0 if g.players[self.seat].hand >> first(pick) & 1 else why.NOT_IN_HAND

    def chosen(self, g: Eldervale, pick: i64) -> None:
        discard(g, g.players[self.seat], first(pick))
        if self.amount > 1 and bits_in(g.players[self.seat].hand):
            g.do(SpendCards(self.seat, amount=self.amount - 1))

    def likely(self, g: Eldervale) -> vec[i64]:
        return self.options(g)[:1]

    def goes_on(self, before: CoreStep) -> bool:
        return isinstance(before, SpendCards) and before.seat == self.seat

    def inside(self) -> bool:
        return True


def held(hand: i64) -> vec[i64]:
    """The magic cards in a hand, by number."""
    found = vec[i64]()
    for card in range(MAGIC_CARDS):
        if hand >> card & 1:
            found = append(found, card)
    return found


def discard_top(g: Eldervale, count: i64) -> None:
    """The ghosts lose resources, whatever they are: so many cards of their pile, as far as it goes (GHOST-3.6)."""
    for _ in range(count):
        card = lift_top(g)
        if card >= 0:
            discard(g, g.players[GHOSTS], card)


def discard(g: Eldervale, p: Player, card: i64) -> None:
    """A magic card from the hand, face up, onto the common pile."""
    p.hand &= ~bit(card)
    g.discards |= bit(card)
    g.seen_by[card] = 0
    notice_hand(g, p)
    g.tell(DISCARDED, p.seat, card)
