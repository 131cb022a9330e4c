"""The tableau: adventure cards gained, their fields, auras on them (ELDER-17)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import option
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.abilities import refresh
from deskovka.games.eldervale.box import ADVENTURE, AURA, CARDS_OF_ELEMENT, DEPOSIT, NO_SYMBOL
from deskovka.games.eldervale.paying import Pay
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.power import gain_power
from deskovka.games.eldervale.resources import can_pay
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import ELEMENTS, NOBODY, ON_CARD, PIECES, READY
from deskovka.games.eldervale.treasures import NO_TOKEN, SHOWN
from deskovka.games.eldervale.verbs import ATTACHED, CARD_GIVEN, GIVE_CARD, KEEP_ADVENTURE, TOKEN_LOST

FIELDS_EACH: Final = 3  # places for tokens of each adventure card in `Eldervale.fields`
NO_HOST: Final = -1


# ---- cards come and go


def add_card(g: Eldervale, p: Player, card: i64) -> None:
    """A player gains an adventure card and power; in a team it may be given to the mate at once (ELDER-17.2, 30.7)."""
    put_down(g, p, card)
    if g.variants.teams:
        g.do(KeepOrGive(p.seat, card))
    else:
        gain_power(g, p, card // CARDS_OF_ELEMENT, 1)


def put_down(g: Eldervale, p: Player, card: i64) -> None:
    """Into the tableau; auras wait there (ELDER-17.14)."""
    g.card_owner[card] = p.seat
    p.tableau = append(p.tableau, card)
    refresh(g, p)


def take_away(g: Eldervale, p: Player, card: i64) -> None:
    """Out of the tableau."""
    kept = vec[i64]()
    for other in p.tableau:
        if other != card:
            kept = append(kept, other)
    p.tableau = kept
    g.card_owner[card] = NOBODY
    refresh(g, p)


@mypyc_attr(acyclic=True)
@final
class KeepOrGive(Ask):
    """An adventure card just gained (`thing`) is kept, or given to the team mate; only who keeps it gains the power."""

    def options(self, g: Eldervale) -> vec[i64]:
        return vec[i64]([option(KEEP_ADVENTURE, self.thing), option(GIVE_CARD, self.thing)])

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        mine = pick == option(KEEP_ADVENTURE, self.thing) or pick == option(GIVE_CARD, self.thing)
        return 0 if mine else why.KEEP_OR_GIVE_FIRST

    def chosen(self, g: Eldervale, pick: i64) -> None:
        keeper = g.players[self.seat]
        if pick == option(GIVE_CARD, self.thing):
            take_away(g, keeper, self.thing)
            keeper = g.players[g.mate(self.seat)]
            g.tell(CARD_GIVEN, self.seat, self.thing, keeper.seat)
            put_down(g, keeper, self.thing)
        gain_power(g, keeper, self.thing // CARDS_OF_ELEMENT, 1)

    def inside(self) -> bool:
        return True


def lose_card(g: Eldervale, p: Player, card: i64) -> None:
    """A card leaves the tableau and goes under its deck; power is not lost (ELDER-11.11, ELDER-17.3).

    Tokens and orbs on it are lost, units on it are ready, an aura on it waits for another card (R18).
    """
    for field in range(field_count(card)):
        free_field(g, p, card, field)
        g.fields[FIELDS_EACH * card + field] = NO_TOKEN
    g.card_orbs[card] = 0
    for piece in range(PIECES):
        if g.where[piece] == ON_CARD + card:
            g.where[piece] = READY
    for element in range(ELEMENTS):
        if g.hosts[element] == card:
            g.hosts[element] = NO_HOST
    if ADVENTURE[card].kind == AURA:
        g.hosts[card // CARDS_OF_ELEMENT] = NO_HOST
    take_away(g, p, card)
    put_under(g, card)


def put_under(g: Eldervale, card: i64) -> None:
    """Under its deck, where everybody has seen it go (ELDER-11.11)."""
    element = card // CARDS_OF_ELEMENT
    bottom = element * CARDS_OF_ELEMENT
    for place in range(bottom + g.deck_sizes[element], bottom, -1):
        g.decks[place] = g.decks[place - 1]
    g.decks[bottom] = card
    g.deck_sizes[element] += 1
    g.buried[element] += 1


# ---- fields


def field_count(card: i64) -> i64:
    return len(ADVENTURE[card].fields)


def deposit_field(card: i64) -> i64:
    """The number of a card's deposit field; -1: it has none (ELDER-17.5)."""
    fields = ADVENTURE[card].fields
    for field in range(len(fields)):
        if fields[field] == DEPOSIT:
            return field
    return -1


def token_on(g: Eldervale, card: i64, field: i64) -> i64:
    """The token that lies on a field and shows its face; NO_TOKEN, or ORB."""
    lies = g.fields[FIELDS_EACH * card + field]
    return NO_TOKEN if lies >= 0 and ADVENTURE[card].face_down else lies


def field_shows(g: Eldervale, card: i64, field: i64) -> i64:
    """What a field shows, as a bundle: of the token on it, or else what is printed (ELDER-17.4).

    Of a token with a slash both resources, although only one is gained or paid.
    """
    lies = g.fields[FIELDS_EACH * card + field]
    if lies == NO_TOKEN:
        return max(0, ADVENTURE[card].fields[field])
    token = token_on(g, card, field)
    return SHOWN[token] if token >= 0 else 0


def free_field(g: Eldervale, p: Player, card: i64, field: i64) -> None:
    """What lies on a field makes room for something else and gives nothing (ELDER-15.7)."""
    lies = g.fields[FIELDS_EACH * card + field]
    if lies >= 0:
        g.tell(TOKEN_LOST, p.seat, lies)


# ---- auras


def aura_on(g: Eldervale, card: i64) -> i64:
    """The element of the aura that is attached to a card; -1: none."""
    for element in range(len(g.hosts)):
        if g.hosts[element] == card:
            return element
    return -1


def attach_obstacle(g: Eldervale, p: Player, aura: i64, host: i64) -> i64:
    """What stands in the way of an aura on a card (ELDER-17.14 to 17.18)."""
    if g.card_owner[aura] != p.seat:
        return why.NOT_YOUR_CARD
    if ADVENTURE[aura].kind != AURA:
        return why.NO_AURA
    if g.card_owner[host] != p.seat:
        return why.HOST_NOT_YOURS
    if ADVENTURE[host].symbol == NO_SYMBOL:
        return why.HOST_PASSIVE
    old = g.hosts[aura // CARDS_OF_ELEMENT]
    if old == host:
        return why.ATTACHED_THERE
    if aura_on(g, host) >= 0:
        return why.HOST_HAS_AURA
    if old != NO_HOST and not can_pay(p.means(), ADVENTURE[aura].cost):
        return why.AURA_TOO_DEAR
    return 0


def attach(g: Eldervale, aura: i64, host: i64) -> None:
    """For nothing if it waits in the tableau, for its price if it leaves another card (ELDER-17.18, ELDER-17.19)."""
    seat = g.card_owner[aura]
    if g.hosts[aura // CARDS_OF_ELEMENT] == NO_HOST:
        g.do(Attach(seat, aura, other=host))
    else:
        g.do(Pay(seat, amount=ADVENTURE[aura].cost), Attach(seat, aura, other=host))


@mypyc_attr(acyclic=True)
@final
class Attach(Step):
    """An aura (`thing`) comes to a card (`other`)."""

    def run(self, g: Eldervale) -> None:
        g.hosts[self.thing // CARDS_OF_ELEMENT] = self.other
        g.tell(ATTACHED, self.seat, self.thing, self.other)
        refresh(g, g.players[self.seat])
