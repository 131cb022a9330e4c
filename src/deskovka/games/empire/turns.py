"""Turns: take a card, act, close up the row; and the card of the Fairy Queen (EMPIRE-TURN, EMPIRE-END)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit
from deskovka.core.options import first, option, verb
from deskovka.core.vecs import append, pop, remove, vec
from deskovka.games.empire.actions import Act
from deskovka.games.empire.obstacles import CARD_FIRST, MUST_TAKE, NO_ACTION_FOR_QUEEN, NOT_IN_ROW, TOO_EXPENSIVE
from deskovka.games.empire.pieces import gain_card
from deskovka.games.empire.player import Player
from deskovka.games.empire.table import Ask, Empire, Step
from deskovka.games.empire.terms import (
    CARDS_EACH,
    DONE,
    FAIRY_QUEEN,
    LOOKED,
    PASSED,
    PRICES,
    REVEALED,
    ROW_SIZE,
    TAKE,
    TOOK,
)

PRICE_AT: Final = vec[i64]([price for price in PRICES])


def price_of(g: Empire, card: i64) -> i64:
    """The price of a card by its place in the row (EMPIRE-TURN.2)."""
    return PRICE_AT[place_in_row(g, card)]


def place_in_row(g: Empire, card: i64) -> i64:
    for at in range(len(g.row)):
        if g.row[at] == card:
            return at
    return -1


def cards_to_take(g: Empire, p: Player) -> vec[i64]:
    """The cards of the row the player can pay for."""
    found = vec[i64]([])
    for at in range(len(g.row)):
        if price_obstacle(p, at) == 0:
            found = append(found, option(TAKE, g.row[at]))
    return found


def take_obstacle(g: Empire, p: Player, card: i64) -> i64:
    at = place_in_row(g, card)
    return NOT_IN_ROW if at < 0 else price_obstacle(p, at)


def price_obstacle(p: Player, at: i64) -> i64:
    """A place of the row the player cannot pay for (EMPIRE-TURN.3)."""
    return 0 if PRICE_AT[at] <= p.coins else TOO_EXPENSIVE


def price_and_purse(g: Empire, p: Player, pick: i64) -> dict[str, object]:
    """What is said about a card that is too expensive."""
    if verb(pick) != TAKE or place_in_row(g, first(pick)) < 0:
        return {}
    return {"price": int(price_of(g, first(pick))), "purse": int(p.coins)}


def take(g: Empire, p: Player, card: i64) -> None:
    """Pay first, then the card works (EMPIRE-TURN.6)."""
    at = place_in_row(g, card)
    p.coins -= PRICE_AT[at]
    g.row = remove(g.row, card)
    g.playing = card
    g.gap = at
    g.tell(TOOK, p.seat, card, PRICE_AT[at])
    gain_card(g, p, card)


@mypyc_attr(acyclic=True)
@final
class Turn(Ask):
    """Take one card of the row, then act (EMPIRE-TURN.1)."""

    def options(self, g: Empire) -> vec[i64]:
        return cards_to_take(g, g.players[self.seat])

    def obstacle(self, g: Empire, pick: i64) -> i64:
        if verb(pick) == TAKE:
            return take_obstacle(g, g.players[self.seat], first(pick))
        return MUST_TAKE if pick == DONE else CARD_FIRST

    def told(self, g: Empire, pick: i64) -> dict[str, object]:
        return price_and_purse(g, g.players[self.seat], pick)

    def chosen(self, g: Empire, pick: i64) -> None:
        card = first(pick)
        g.active = self.seat
        take(g, g.players[self.seat], card)
        g.do(Act(self.seat, card), EndTurn(self.seat))


@mypyc_attr(acyclic=True)
@final
class EndTurn(Step):
    """Close up and refill the row, look at hidden tokens, go on with the next player (EMPIRE-TURN.9 to .11)."""

    def run(self, g: Empire) -> None:
        close_row(g)
        if g.variants.swamp:
            look(g, g.players[self.seat])
        after = (self.seat + 1) % g.seats
        if len(g.players[after].cards) < CARDS_EACH[int(g.seats)]:
            g.active = after
            g.do(Turn(after))
        elif queen(g) >= 0:  # EMPIRE-END.1, EMPIRE-END.3
            g.active = queen(g)
            g.do(QueenCard(g.active))


def close_row(g: Empire) -> None:
    g.playing = -1
    g.gap = -1
    if len(g.deck) and len(g.row) < ROW_SIZE:  # EMPIRE-TURN.10
        g.deck, card = pop(g.deck[:])
        g.row = append(g.row, card)
        g.tell(REVEALED, -1, card)


def look(g: Empire, p: Player) -> None:
    """See the face-down tokens of the regions one holds (EMPIRE-SWAMP.5, EMPIRE-SWAMP.6)."""
    for region in g.board.regions:
        if g.is_hidden(region) and not p.looked >> region & 1 and g.holder(region) == p.seat:
            p.looked |= bit(region)
            g.whisper(LOOKED, p.seat, g.tokens[region], region)


def queen(g: Empire) -> i64:
    """The seat of the Fairy Queen; -1 if she is not in play."""
    for p in g.players:
        if p.leader == FAIRY_QUEEN:
            return p.seat
    return -1


@mypyc_attr(acyclic=True)
@final
class QueenCard(Ask):
    """The Fairy Queen may take one more card; its action is not performed (EMPIRE-LEAD.3 to .5)."""

    def options(self, g: Empire) -> vec[i64]:
        return append(cards_to_take(g, g.players[self.seat]), DONE)

    def obstacle(self, g: Empire, pick: i64) -> i64:
        if verb(pick) == TAKE:
            return take_obstacle(g, g.players[self.seat], first(pick))
        return 0 if pick == DONE else NO_ACTION_FOR_QUEEN

    def told(self, g: Empire, pick: i64) -> dict[str, object]:
        return price_and_purse(g, g.players[self.seat], pick)

    def chosen(self, g: Empire, pick: i64) -> None:
        if pick == DONE:
            g.tell(PASSED, self.seat)
            return
        take(g, g.players[self.seat], first(pick))
        g.playing = -1
        g.gap = -1
