"""What each seat remembers of magic cards it does not see.

A card that left the deck unseen has a trace: the places where it may be, as bits, for all that a seat knows: bit 2 is
the hand of seat 2, bit 10 what seat 2 chooses from in the draft.  Without a trace it may lie in the deck, or in any
hand that has got a card of it.  Traces come from what everybody sees, or what their seat has seen: that cards were
passed on in the draft, held back from a shuffle, or may have been stolen.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.bits import bit
from deskovka.core.steps import NONE
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import EVERYONE, HANDS, MAGIC_CARDS

DRAFTS: Final = 8  # the first bit of what seats choose from in the draft
DECK: Final = 1 << 16


def trace_of(g: Eldervale, seat: i64, card: i64) -> i64:
    return g.traces[seat * MAGIC_CARDS + card] if len(g.traces) else 0


def own_traces(g: Eldervale) -> vec[i64]:
    """Those of the table, to be changed and put back."""
    return g.traces[:] if len(g.traces) else vec[i64]([0] * (g.seats * MAGIC_CARDS))


# ---- the draft


def remember_passed(g: Eldervale, seat: i64, cards: i64) -> None:
    """A seat passes on these cards, as bits: it knows who chooses from them."""
    traces = own_traces(g)
    for card in range(MAGIC_CARDS):
        if cards >> card & 1:
            traces[seat * MAGIC_CARDS + card] = bit(DRAFTS + g.next_seat(seat))
    g.traces = traces


def packs_move_on(g: Eldervale) -> None:
    """Everybody has kept a card: what was in a pack is in that hand now, or with the next seat."""
    if len(g.traces) == 0:
        return
    traces = g.traces[:]
    for at in range(len(traces)):
        if traces[at] > HANDS:
            found = traces[at] & HANDS
            for seat in range(g.seats):
                if traces[at] >> DRAFTS + seat & 1:
                    found |= bit(seat) | bit(DRAFTS + g.next_seat(seat))
            traces[at] = found
    g.traces = traces


def packs_are_gone(g: Eldervale) -> None:
    """What nobody kept lies on the pile for all to see."""
    traces = own_traces(g)
    for at in range(len(traces)):
        traces[at] &= HANDS
    g.traces = traces


# ---- hands


def lose_track(g: Eldervale, seat: i64, victim: i64) -> None:
    """A card is about to change hands; nobody else sees which: what may be in that hand may then be in either."""
    traces = own_traces(g)
    hand = g.players[victim].hand
    for other in range(g.seats):
        if other not in (seat, victim):
            row = other * MAGIC_CARDS
            for card in range(MAGIC_CARDS):
                if hand >> card & 1 and g.seen_by[card] >> other & 1:
                    traces[row + card] = bit(victim) | bit(seat)
                elif traces[row + card] >> victim & 1:
                    traces[row + card] |= bit(seat)
            if not g.stale >> 8 * other + victim & 1:
                g.stale &= ~bit(8 * other + seat)
    g.traces = traces


def notice_hand(g: Eldervale, p: Player) -> None:
    """Cards have left a hand, or were looked at: whoever knows all that are there knows that no other is."""
    knowing: i64 = EVERYONE
    for card in range(MAGIC_CARDS):
        if p.hand >> card & 1:
            knowing &= g.seen_by[card]
            if knowing == 0:
                return
    for seat in range(g.seats):
        if knowing >> seat & 1:
            g.stale |= bit(8 * seat + p.seat)
            if len(g.traces):
                g.traces = without_hand(g.traces[:], seat * MAGIC_CARDS, bit(p.seat))


def without_hand(traces: vec[i64], row: i64, hand: i64) -> vec[i64]:
    """In the row of a seat, no card whose trace leads elsewhere too may be in this hand any more."""
    for at in range(row, row + MAGIC_CARDS):
        if traces[at] & ~hand:
            traces[at] &= ~hand
    return traces


# ---- imagining


def only_of(g: Eldervale, seat: i64) -> None:
    """What others remember is not for this seat to know: at the table it imagines they remember nothing.

    Nor does somebody who only looks on remember anything.
    """
    if seat >= g.seats:
        g.stale = 0
        g.traces = NONE
        return
    g.stale &= HANDS * bit(8 * seat)
    if len(g.traces):
        traces = vec[i64]([0] * len(g.traces))
        for at in range(seat * MAGIC_CARDS, seat * MAGIC_CARDS + MAGIC_CARDS):
            traces[at] = g.traces[at]
        g.traces = traces


def may_be_in(g: Eldervale, seat: i64, card: i64, unseen: i64) -> i64:
    """The places where a card may be, as bits; `unseen` are those for a card without a trace."""
    trace = trace_of(g, seat, card)
    return trace if trace else unseen


def place_by_luck(g: Eldervale, cards: vec[i64], may_be: vec[i64], places: vec[i64]) -> vec[i64]:
    """Put each of these cards into one of these places, which is a bit of where that card may be.

    By luck, so that every way to do it comes about as often: any way first, then cards change places at random.
    """
    put = vec[i64]([number for number in range(len(cards))])
    g.shuffle(put)
    free = vec[i64]()
    for place in range(len(places)):
        if not may_be[put[place]] & places[place]:
            free = append(free, put[place])
            put[place] = -1
    if len(free):
        for number in free:
            tried = vec[i64]([0] * len(places))
            make_room(put, may_be, places, tried, number)
        for _ in range(4 * len(places)):
            one, other = g.random_below(len(places)), g.random_below(len(places))
            if may_be[put[one]] & places[other] and may_be[put[other]] & places[one]:
                put[one], put[other] = put[other], put[one]
    return vec[i64]([cards[number] for number in put])


def make_room(put: vec[i64], may_be: vec[i64], places: vec[i64], tried: vec[i64], number: i64) -> bool:
    """Find a place for a card, where need be by moving others on."""
    for place in range(len(places)):
        if may_be[number] & places[place] and not tried[place]:
            tried[place] = 1
            if put[place] < 0 or make_room(put, may_be, places, tried, put[place]):
                put[place] = number
                return True
    return False
