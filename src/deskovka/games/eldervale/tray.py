"""Treasure tokens in the tray: at most four; discarded for what they show, or put on fields.

ELDER-3.11 to 3.15, ELDER-15.3 to 15.9.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, second, third, verb
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.cashing import cash_obstacle, cash_options
from deskovka.games.eldervale.gaining import gain, gain_of, has_room
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.steps import Ask
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.tableau import FIELDS_EACH, field_count, free_field
from deskovka.games.eldervale.terms import TRAY_TOKENS
from deskovka.games.eldervale.treasures import HAS_SLASH, NO_TOKEN, ORB, SAME_AS, SHOWN, kinds_shown
from deskovka.games.eldervale.verbs import CASH, PUT_HARVEST, PUT_TOKEN, TAKE, TOKEN_CASHED, TOKEN_LOST, TOKEN_PUT


def take_token(g: Eldervale, p: Player, token: i64) -> None:
    """Into the tray; with a fifth one a token must go (ELDER-3.12, ELDER-3.13); the ghosts' go to their board."""
    assert not p.is_ghosts()  # GhostTreasure takes theirs
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
            return cash_obstacle(p, g.fields, first(pick), second(pick))
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
        return why.NO_TOKEN_TO_PUT
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
    return 0 if token in p.tray else why.NO_TOKEN_TO_PUT


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
