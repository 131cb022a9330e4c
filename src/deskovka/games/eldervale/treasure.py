"""Treasure tokens: taken from realms, kept in the tray, discarded for what they show, put on fields.

ELDER-3.10 to 3.15, ELDER-10.1 to 10.4, ELDER-15.3 to 15.9.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, second, third, verb
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.abilities import fire
from deskovka.games.eldervale.box import HARVESTS
from deskovka.games.eldervale.cashing import cash_obstacle, cash_options
from deskovka.games.eldervale.gaining import gain, gain_of, has_room
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.realms import ELEMENT_TILES, FIELDS, FIELDS_OF, REALMS
from deskovka.games.eldervale.resources import bundle
from deskovka.games.eldervale.table import Ask, Eldervale, Step
from deskovka.games.eldervale.tableau import FIELDS_EACH, field_count, free_field
from deskovka.games.eldervale.terms import TRAY_TOKENS, TREASURE_TAKEN, TREASURE_TAKING
from deskovka.games.eldervale.treasures import (
    HAS_SLASH,
    NO_TOKEN,
    ORB,
    SAME_AS,
    SHOWN,
    height,
    kinds_shown,
    top_of,
    without_top,
)
from deskovka.games.eldervale.verbs import (
    CASH,
    PRINT_TAKEN,
    PUT_HARVEST,
    PUT_TOKEN,
    TAKE,
    TOKEN_CASHED,
    TOKEN_CYCLED,
    TOKEN_LOST,
    TOKEN_PUT,
    TOKEN_TAKEN,
    TOKEN_TURNED,
    TREASURE,
)

# ---- taking from a realm


def stack_of(realm: i64, field: i64) -> i64:
    """The number of the stack on a treasure field."""
    return FIELDS * realm + field


def can_take_treasure(g: Eldervale, realms: i64) -> bool:
    """Is there a treasure field in one of these realms?  It always gives something (ELDER-9.10)."""
    return realms & g.map & ((1 << ELEMENT_TILES) - 1) != 0


@mypyc_attr(acyclic=True)
@final
class TakeTreasure(Ask):
    """Take the top token of a stack, or what is printed where none is left (ELDER-10.1 to 10.4).

    `realm`: there; or `amount`: in any of these realms, as bits.  `piece`: the unit whose placement brings it.
    `thing`: so many more afterwards, each from another stack; `other`: stacks used before, as bits.
    """

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        realms = self.realms(g)
        for realm in range(ELEMENT_TILES):
            if realms >> realm & 1:
                for field in range(FIELDS_OF[realm]):
                    if not self.used() >> stack_of(realm, field) & 1:
                        found = append(found, option(TREASURE, realm, field))
        return found

    def realms(self, g: Eldervale) -> i64:
        one: i64 = 1
        return g.map & (self.amount if self.realm < 0 else one << self.realm)

    def used(self) -> i64:
        return max(0, self.other)

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != TREASURE:
            return why.TREASURE_FIRST
        realm = first(pick)
        if not self.realms(g) >> realm & 1:
            return why.NOT_FROM_THERE
        if realm >= ELEMENT_TILES or second(pick) >= FIELDS_OF[realm]:
            return why.NO_TREASURE_FIELD
        return why.OTHER_STACK if self.used() >> stack_of(realm, second(pick)) & 1 else 0

    def chosen(self, g: Eldervale, pick: i64) -> None:
        one: i64 = 1
        stack = stack_of(first(pick), second(pick))
        if self.thing > 0:
            used = self.used() | one << stack
            g.do(TakeTreasure(self.seat, self.thing - 1, self.realm, self.piece, used, self.amount))
        take_from(g, self.seat, first(pick), stack, self.piece)


def take_from(g: Eldervale, seat: i64, realm: i64, stack: i64, piece: i64 = -1) -> None:
    """This stack it is: what waits for the taking of a token comes first (Prospectors)."""
    g.do(PickUp(seat, realm=realm, piece=piece, amount=stack))
    if top_of(g.stacks[stack]) != NO_TOKEN:
        fire(g, TREASURE_TAKING, seat, realm, piece, amount=stack)


@mypyc_attr(acyclic=True)
@final
class PickUp(Step):
    """The top token of a stack (`amount`), or what its field shows when it is used up."""

    def run(self, g: Eldervale) -> None:
        p = g.players[self.seat]
        stack = g.stacks[self.amount]
        token = top_of(stack)
        # Before the token leaves: whether the stack was used up is about the stack that was chosen (Deep Divers)
        fire(g, TREASURE_TAKEN, self.seat, self.realm, self.piece, amount=self.amount)
        if token == NO_TOKEN:
            g.tell(PRINT_TAKEN, self.seat, self.realm)
            gain(g, p, REALMS[self.realm].printed[self.amount % FIELDS])
            return
        g.stacks[self.amount] = without_top(stack)
        g.tell(TOKEN_TAKEN, self.seat, SAME_AS[token], self.realm)
        tell_top(g, self.amount)
        take_token(g, p, token)


def tell_top(g: Eldervale, stack: i64) -> None:
    """The next token is turned face up."""
    token = top_of(g.stacks[stack])
    if token != NO_TOKEN:
        g.tell(TOKEN_TURNED, -1, SAME_AS[token], stack // FIELDS)


def cycle(g: Eldervale, seat: i64, stack: i64) -> None:
    """The top token goes under its stack, where everybody knows it is; the next one shows its face."""
    tokens = g.stacks[stack]
    token = top_of(tokens)
    one: i64 = 1
    g.stacks[stack] = without_top(tokens) | token + 1 << 7 * (height(tokens) - 1)
    g.known_bottoms |= one << stack
    g.tell(TOKEN_CYCLED, seat, SAME_AS[token], stack // FIELDS)
    tell_top(g, stack)


# ---- the tray


def take_token(g: Eldervale, p: Player, token: i64) -> None:
    """Into the tray; with a fifth one a token must go (ELDER-3.12, ELDER-3.13)."""
    p.tray = with_token(p.tray, SAME_AS[token])
    if len(p.tray) > TRAY_TOKENS:
        g.do(TooMany(p.seat))


def with_token(tray: vec[i64], token: i64) -> vec[i64]:
    """One token more, in order of their numbers."""
    found = vec[i64]()
    waits = True
    for other in tray:
        if waits and other > token:
            found = append(found, token)
            waits = False
        found = append(found, other)
    return append(found, token) if waits else found


def leave_tray(p: Player, token: i64) -> None:
    """One such token less."""
    kept = vec[i64]()
    waits = True
    for other in p.tray:
        if waits and other == token:
            waits = False
        else:
            kept = append(kept, other)
    p.tray = kept


@mypyc_attr(acyclic=True)
@final
class TooMany(Ask):
    """Five tokens: one of them, the new one too, is discarded for its resources; on the own turn one may be put on a
    field instead (R9)."""

    def options(self, g: Eldervale) -> vec[i64]:
        p = g.players[self.seat]
        if len(p.tray) <= TRAY_TOKENS:
            return vec[i64]()
        found = cash_options(p, vec[i64]())
        return put_options(g, p, found) if g.turn == self.seat else found

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        p = g.players[self.seat]
        if verb(pick) == CASH:
            return cash_obstacle(p, first(pick), second(pick))
        if verb(pick) != PUT_TOKEN and verb(pick) != PUT_HARVEST:
            return why.TOO_MANY_TOKENS
        if g.turn != self.seat:
            return why.NOT_ON_FIELDS_NOW
        return put_pick_obstacle(g, p, pick)

    def chosen(self, g: Eldervale, pick: i64) -> None:
        p = g.players[self.seat]
        g.do(self)  # skipped once four are left
        if verb(pick) == CASH:
            cash(g, p, first(pick), second(pick))
        else:
            put_pick(g, p, pick)

    def lets_cash(self) -> bool:
        return False  # that is what is asked

    def goes_on(self, before: CoreStep) -> bool:
        return isinstance(before, TooMany) and before.seat == self.seat

    def inside(self) -> bool:
        return True


# ---- discarded for what it shows (ELDER-15.3)


def cash(g: Eldervale, p: Player, token: i64, kind: i64) -> None:
    """Discard a token of the tray for its resources, of a slash for one of them; it is out of the game (ELDER-3.15)."""
    leave_tray(p, token)
    g.tell(TOKEN_CASHED, p.seat, token)
    gain_shown(g, p, token, kind)


def gain_shown(g: Eldervale, p: Player, token: i64, kind: i64) -> None:
    """What a token shows; with a slash, one of this kind (ELDER-3.11)."""
    if HAS_SLASH[token]:
        gain_of(g, p, kind, 1)
    else:
        gain(g, p, SHOWN[token])


def gain_token(g: Eldervale, p: Player, token: i64) -> None:
    """What a token shows, asked for where there is a slash (R42)."""
    if HAS_SLASH[token]:
        g.do(OneOfTwo(p.seat, token))
    else:
        gain(g, p, SHOWN[token])


@mypyc_attr(acyclic=True)
@final
class OneOfTwo(Ask):
    """Gain one of the two resources of a token with a slash (`thing`)."""

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        for kind in kinds_shown(self.thing):
            if has_room(g, g.players[self.seat], kind):
                found = append(found, option(TAKE, kind))
        return found

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != TAKE:
            return why.TAKE_FIRST
        if first(pick) not in kinds_shown(self.thing):
            return why.NOT_ON_TOKEN
        return 0 if has_room(g, g.players[self.seat], first(pick)) else why.NO_ROOM

    def chosen(self, g: Eldervale, pick: i64) -> None:
        gain_shown(g, g.players[self.seat], self.thing, first(pick))

    def inside(self) -> bool:
        return True


# ---- put on a field (ELDER-15.6 to 15.9)


def put_options(g: Eldervale, p: Player, found: vec[i64]) -> vec[i64]:
    """The options `found`, and every way to put a token of the tray on a field."""
    last: i64 = NO_TOKEN
    for token in p.tray:
        if token != last:
            found = append(found, option(PUT_HARVEST, token))
            for card in p.tableau:
                for field in range(field_count(card)):
                    if g.fields[FIELDS_EACH * card + field] != ORB:
                        found = append(found, option(PUT_TOKEN, token, card, field))
        last = token
    return found


def put_obstacle(g: Eldervale, p: Player, token: i64, card: i64, field: i64) -> i64:
    if token not in p.tray:
        return why.NOT_IN_TRAY
    if g.card_owner[card] != p.seat:
        return why.NOT_YOUR_CARD
    if field >= field_count(card):
        return why.NO_SUCH_FIELD
    return why.ORB_LIES_THERE if g.fields[FIELDS_EACH * card + field] == ORB else 0


def put_token(g: Eldervale, p: Player, token: i64, card: i64, field: i64) -> None:
    """Onto a field of a card; a token that lay there is lost and gives nothing."""
    leave_tray(p, token)
    free_field(g, p, card, field)
    g.fields[FIELDS_EACH * card + field] = token
    g.tell(TOKEN_PUT, p.seat, token, card)


def harvest_obstacle(p: Player, token: i64) -> i64:
    return 0 if token in p.tray else why.NOT_IN_TRAY


def put_on_harvest(g: Eldervale, p: Player, token: i64) -> None:
    """Onto the field of the start card (ELDER-15.9)."""
    leave_tray(p, token)
    if p.harvest != NO_TOKEN:
        g.tell(TOKEN_LOST, p.seat, p.harvest)
    p.harvest = token
    g.tell(TOKEN_PUT, p.seat, token)


def put_pick_obstacle(g: Eldervale, p: Player, pick: i64) -> i64:
    if verb(pick) == PUT_HARVEST:
        return harvest_obstacle(p, first(pick))
    return put_obstacle(g, p, first(pick), second(pick), third(pick))


def put_pick(g: Eldervale, p: Player, pick: i64) -> None:
    if verb(pick) == PUT_HARVEST:
        put_on_harvest(g, p, first(pick))
    else:
        put_token(g, p, first(pick), second(pick), third(pick))


def harvest(g: Eldervale, p: Player) -> None:
    """The start card's Harvest: what its field shows (ELDER-13.8)."""
    if p.harvest == NO_TOKEN:
        gain(g, p, bundle("1 " + HARVESTS[p.element]))
    else:
        gain_token(g, p, p.harvest)
