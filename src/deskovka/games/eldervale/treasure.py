"""Treasure tokens taken from realms; the Harvest of the start card (ELDER-10.1 to 10.4, ELDER-13.8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit
from deskovka.core.options import first, option, second, verb
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.abilities import fire
from deskovka.games.eldervale.box import HARVESTS
from deskovka.games.eldervale.gaining import gain
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.realms import ELEMENT_REALMS, ELEMENT_TILES, FIELDS, FIELDS_OF, REALMS
from deskovka.games.eldervale.resources import bundle
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import TREASURE_TAKEN, TREASURE_TAKING
from deskovka.games.eldervale.tray import gain_token, take_token
from deskovka.games.eldervale.treasures import NO_TOKEN, SAME_AS, height, top_of, without_top
from deskovka.games.eldervale.verbs import PRINT_TAKEN, TOKEN_CYCLED, TOKEN_TAKEN, TOKEN_TURNED, TREASURE

HARVESTED: Final = vec[i64]([bundle("1 " + name) for name in HARVESTS])  # what each start card's field shows


def stack_of(realm: i64, field: i64) -> i64:
    """The number of the stack on a treasure field."""
    return FIELDS * realm + field


def can_take_treasure(g: Eldervale, realms: i64) -> bool:
    """Is there a treasure field in one of these realms?  It always gives something (ELDER-9.10)."""
    return realms & g.map & ELEMENT_REALMS != 0


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

    def inside(self) -> bool:
        return True

    def realms(self, g: Eldervale) -> i64:
        return g.map & (self.amount if self.realm < 0 else bit(self.realm))

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
        stack = stack_of(first(pick), second(pick))
        if self.thing > 0:
            used = self.used() | bit(stack)
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
    g.stacks[stack] = without_top(tokens) | token + 1 << 7 * (height(tokens) - 1)
    if knows_bottom(g, stack):  # it lies above this one now, and there are three at most
        g.known_stacks |= bit(stack)
    g.known_bottoms |= bit(stack)
    g.tell(TOKEN_CYCLED, seat, SAME_AS[token], stack // FIELDS)
    tell_top(g, stack)


def knows_bottom(g: Eldervale, stack: i64) -> bool:
    """Has everybody seen which token lies under all the others?"""
    return g.known_bottoms >> stack & 1 == 1 and height(g.stacks[stack]) > 1


def harvest(g: Eldervale, p: Player) -> None:
    """The start card's Harvest: what its field shows (ELDER-13.8)."""
    if p.harvest == NO_TOKEN:
        gain(g, p, HARVESTED[p.element])
    else:
        gain_token(g, p, p.harvest)
