"""Hands of magic cards: dealt, or drafted (ELDER-6.16, ELDER-31)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit
from deskovka.core.options import each, first, verb
from deskovka.core.secret import everyone, next_picker, without
from deskovka.core.steps import NONE, State
from deskovka.core.vecs import pop, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.gaining import draw_card, take_card
from deskovka.games.eldervale.memory import packs_are_gone, packs_move_on, remember_passed
from deskovka.games.eldervale.paying import held
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import MAGIC_CARDS, PLAYING
from deskovka.games.eldervale.verbs import CARD_DRAFTED, DISCARDED, KEEP_CARD

HAND: Final = 5
TO_DRAFT_FROM: Final = 7


def shuffle_magic(g: Eldervale) -> None:
    g.magic = vec[i64]([card for card in range(MAGIC_CARDS)])
    g.shuffle(g.magic)


def deal_hands(g: Eldervale) -> None:
    """Five magic cards for each player (ELDER-6.16)."""
    shuffle_magic(g)
    for p in g.players:
        for _ in range(HAND):
            draw_card(g, p)


@mypyc_attr(acyclic=True)
@final
class DealToDraft(Step):
    """Seven cards each, of which five are kept one by one (ELDER-31.1)."""

    def run(self, g: Eldervale) -> None:
        shuffle_magic(g)
        g.drafts = vec[i64]([0 for _ in range(g.seats)])
        for seat in range(g.seats):
            for _ in range(TO_DRAFT_FROM):
                g.magic, card = pop(g.magic)
                g.drafts[seat] |= bit(card)
        g.do(Draft(0, thing=1, amount=everyone(g.seats)))


@mypyc_attr(acyclic=True)
@final
class Draft(Ask):
    """Everybody keeps a card at the same time, in round `thing`; `amount`: seats that have still to choose, as bits."""

    def waits_for(self) -> i64:
        return self.amount

    def options(self, g: Eldervale) -> vec[i64]:
        return each(KEEP_CARD, held(g.drafts[self.seat]))

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != KEEP_CARD:
            return why.DRAFT_FIRST
        return 0 if g.drafts[self.seat] >> first(pick) & 1 else why.NOT_IN_DRAFT

    def keeps_out(self, g: State, seat: i64) -> i64:
        return why.DRAFT_PICKED

    def chosen(self, g: Eldervale, pick: i64) -> None:
        g.pick_secretly(self.seat, first(pick), g.seats)
        g.whisper(CARD_DRAFTED, self.seat, first(pick))
        waiting = without(self.amount, self.seat)
        if waiting:
            g.do(Draft(next_picker(waiting, self.seat), self.thing, amount=waiting))
        else:
            g.do(PassOn(thing=self.thing))


@mypyc_attr(acyclic=True)
@final
class PassOn(Step):
    """Cards kept come to the hands, the others to the left; after round five they are discarded (ELDER-31.2, 31.3)."""

    def run(self, g: Eldervale) -> None:
        passed = g.drafts[:]
        packs_move_on(g)
        for seat in range(g.seats):
            card = g.picks[seat]
            take_card(g, g.players[seat], card, self.known_to(g, seat))
            passed[g.next_seat(seat)] = g.drafts[seat] & ~bit(card)
            remember_passed(g, seat, passed[g.next_seat(seat)])
        g.picks = NONE
        g.drafts = passed
        if self.thing < HAND:
            g.do(Draft(0, thing=self.thing + 1, amount=everyone(g.seats)))
            return
        for seat in range(g.seats):
            for card in held(passed[seat]):
                g.discards |= bit(card)
                g.tell(DISCARDED, -1, card)
        g.drafts = NONE
        packs_are_gone(g)
        g.phase = PLAYING

    def known_to(self, g: Eldervale, seat: i64) -> i64:
        """Of two players each knows what the other has kept of the cards he had before."""
        return bit(1 - seat) if g.seats == 2 and self.thing > 1 else 0
