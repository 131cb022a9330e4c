"""The adventure decks and the offer: the face-up card on top of each (ELDER-6.1 to 6.3, ELDER-11.5 to 11.12)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit
from deskovka.core.options import first, option, verb
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.abilities import CHEAPER_CARD, mark_done, was_done
from deskovka.games.eldervale.box import ADVENTURE, CARDS_OF_ELEMENT
from deskovka.games.eldervale.paying import Pay
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.powers import CARD_DISCOUNT
from deskovka.games.eldervale.resources import can_pay, size
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.tableau import add_card, put_under
from deskovka.games.eldervale.terms import ELEMENTS
from deskovka.games.eldervale.verbs import BURN, BUY, CARD_BURNT, CARD_TAKEN, CARD_TURNED


def top_card(g: Eldervale, element: i64) -> i64:
    """The top card of a deck; -1: none is left."""
    size_left = g.deck_sizes[element]
    return g.decks[CARDS_OF_ELEMENT * element + size_left - 1] if size_left else -1


def is_on_offer(g: Eldervale, card: i64) -> bool:
    """Does it lie face up on its deck?"""
    element = card // CARDS_OF_ELEMENT
    return g.face_up >> element & 1 == 1 and top_card(g, element) == card


def offered_cards(g: Eldervale) -> vec[i64]:
    """The cards that lie face up (ELDER-6.3)."""
    found = vec[i64]()
    for element in range(ELEMENTS):
        if g.face_up >> element & 1 and g.deck_sizes[element]:
            found = append(found, top_card(g, element))
    return found


def take_off(g: Eldervale, card: i64) -> None:
    """The top card leaves its deck, which shows none until the ability is over (ELDER-11.8)."""
    element = card // CARDS_OF_ELEMENT
    g.deck_sizes[element] -= 1
    g.buried[element] = min(g.buried[element], g.deck_sizes[element])
    g.face_up &= ~bit(element)
    g.taken |= bit(element)


@mypyc_attr(acyclic=True)
@final
class Refill(Step):
    """Turn up the new top card of each deck used (ELDER-11.9); inside another ability only when that is over."""

    def run(self, g: Eldervale) -> None:
        for step in g.agenda:
            if isinstance(step, Refill):
                return
        for element in range(ELEMENTS):
            if g.taken >> element & 1 and g.deck_sizes[element]:
                turn_up(g, element)
        g.taken = 0


def turn_up(g: Eldervale, element: i64) -> None:
    g.face_up |= bit(element)
    g.buried[element] = min(g.buried[element], g.deck_sizes[element])
    g.tell(CARD_TURNED, -1, top_card(g, element))


# ---- prices


def card_discount(g: Eldervale, p: Player, card: i64, discount: i64 = 0) -> i64:
    """How many resources cheaper a card is; one at least is paid unless it costs nothing anyway."""
    most = max(0, size(ADVENTURE[card].cost) - 1)
    own = 0 if was_done(g, p.seat, CHEAPER_CARD) else p.powers[CARD_DISCOUNT]
    return min(most, max(0, discount) + own)


def card_cost(g: Eldervale, p: Player, card: i64, discount: i64 = 0) -> i64:
    """How many resources a card costs now."""
    return size(ADVENTURE[card].cost) - card_discount(g, p, card, discount)


def can_buy(g: Eldervale, p: Player, card: i64, discount: i64 = 0) -> bool:
    return can_pay(p.means(), ADVENTURE[card].cost, card_discount(g, p, card, discount))


def can_buy_any(g: Eldervale, p: Player, discount: i64 = 0) -> bool:
    """Is there a card on offer that the player can pay for (ELDER-9.9)?"""
    for card in offered_cards(g):
        if can_buy(g, p, card, discount):
            return True
    return False


# ---- buying and burning


def buy_options(g: Eldervale, seat: i64, discount: i64, found: vec[i64]) -> vec[i64]:
    """The options `found`, and the cards on offer that the seat can pay for."""
    for card in offered_cards(g):
        if can_buy(g, g.players[seat], card, discount):
            found = append(found, option(BUY, card))
    return found


def buy_obstacle(g: Eldervale, seat: i64, discount: i64, card: i64) -> i64:
    if not is_on_offer(g, card):
        return why.CARD_NOT_ON_OFFER
    return 0 if can_buy(g, g.players[seat], card, discount) else why.CARD_TOO_DEAR


def buy(g: Eldervale, seat: i64, discount: i64, card: i64) -> None:
    """Pay for a card, then take it (ELDER-11.5)."""
    p = g.players[seat]
    cheaper = card_discount(g, p, card, discount)
    if cheaper > max(0, discount):
        mark_done(g, seat, CHEAPER_CARD)
    g.do(Pay(seat, amount=ADVENTURE[card].cost, other=cheaper), TakeCard(seat, card))


@mypyc_attr(acyclic=True)
@final
class TakeCard(Step):
    """A card (`thing`) that has been paid for comes into the tableau."""

    def run(self, g: Eldervale) -> None:
        take_off(g, self.thing)
        g.tell(CARD_TAKEN, self.seat, self.thing)
        add_card(g, g.players[self.seat], self.thing)


def burn_options(g: Eldervale, found: vec[i64]) -> vec[i64]:
    for card in offered_cards(g):
        found = append(found, option(BURN, card))
    return found


def burn(g: Eldervale, seat: i64, card: i64) -> None:
    """A face-up card goes under its deck (ELDER-11.6)."""
    take_off(g, card)
    put_under(g, card)
    g.tell(CARD_BURNT, seat, card)


@mypyc_attr(acyclic=True)
@final
class BuyCard(Ask):
    """Take a card from the offer, so many resources (`other`) cheaper; `Refill` turns up the next one."""

    def options(self, g: Eldervale) -> vec[i64]:
        return buy_options(g, self.seat, self.other, vec[i64]())

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != BUY:
            return why.CARD_FIRST
        return buy_obstacle(g, self.seat, self.other, first(pick))

    def chosen(self, g: Eldervale, pick: i64) -> None:
        buy(g, self.seat, self.other, first(pick))

    def inside(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
@final
class BurnCard(Ask):
    """Put a card of the offer under its deck."""

    def options(self, g: Eldervale) -> vec[i64]:
        return burn_options(g, vec[i64]())

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != BURN:
            return why.BURN_FIRST
        return 0 if is_on_offer(g, first(pick)) else why.CARD_NOT_ON_OFFER

    def chosen(self, g: Eldervale, pick: i64) -> None:
        burn(g, self.seat, first(pick))

    def inside(self) -> bool:
        return True
