"""Effects with treasure: taking tokens, using what lies on fields, deposits."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, second, verb
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.gaining import could_gain, gain
from deskovka.games.eldervale.ghost_rows import GhostTreasure
from deskovka.games.eldervale.paying import Pay, spend
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.resources import PAYMENTS, can_pay, is_payment, one, payment_number, payments
from deskovka.games.eldervale.selectors import realms_for
from deskovka.games.eldervale.sources import Op, drop_rest, source_of_op
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.tableau import field_count, field_shows, token_on
from deskovka.games.eldervale.tray import gain_shown, gain_token
from deskovka.games.eldervale.treasure import TakeTreasure, can_take_treasure, cycle, take_from
from deskovka.games.eldervale.treasures import HAS_SLASH, NO_TOKEN, ORB, SHOWN, height, kinds_shown
from deskovka.games.eldervale.verbs import COPY_TOKEN, PAY


@mypyc_attr(acyclic=True)
@final
class Treasure(Op):
    """Take so many tokens, or what is printed where a stack is used up, in realms that a selector names."""

    def __init__(self, n: i64, where: i64, same_stack: bool = False, different_stacks: bool = False) -> None:
        super().__init__()
        self.n = n
        self.where = where
        self.same_stack = same_stack  # the stack of the event
        self.different_stacks = different_stacks

    def can(self, g: Eldervale, at: Step) -> bool:
        return self.same_stack or can_take_treasure(g, realms_for(g, at, self.where))

    def run(self, g: Eldervale, at: Step) -> None:
        if self.same_stack:
            take_from(g, at.seat, at.realm, at.amount)
            return
        if g.is_ghost(at.seat):
            for _ in range(self.n):
                g.do(GhostTreasure(realm=at.realm))  # which stack is no question (GHOST-7.2)
            return
        realms = realms_for(g, at, self.where)
        if self.different_stacks:
            g.do(TakeTreasure(at.seat, self.n - 1, amount=realms))
            return
        for _ in range(self.n):
            g.do(TakeTreasure(at.seat, amount=realms))


@mypyc_attr(acyclic=True)
@final
class CycleTreasure(Op):
    """The top token of the stack of the event goes under it (Prospectors)."""

    def can(self, g: Eldervale, at: Step) -> bool:
        return at.amount >= 0 and height(g.stacks[at.amount]) > 1

    def run(self, g: Eldervale, at: Step) -> None:
        if self.can(g, at):
            cycle(g, at.seat, at.amount)


@mypyc_attr(acyclic=True)
@final
class FieldGain(Op):
    """Gain what a field of the card shows: the token on it, or what is printed (ELDER-17.4)."""

    def __init__(self, field: i64) -> None:
        super().__init__()
        self.field = field

    def can(self, g: Eldervale, at: Step) -> bool:
        return could_gain(g, g.players[at.seat], field_shows(g, source_of_op(at.thing), self.field))

    def run(self, g: Eldervale, at: Step) -> None:
        card = source_of_op(at.thing)
        token = token_on(g, card, self.field)
        if token >= 0:
            gain_token(g, g.players[at.seat], token)
        else:
            gain(g, g.players[at.seat], field_shows(g, card, self.field))


# ---- what a token shows, while it stays where it is


@mypyc_attr(acyclic=True)
@final
class TokenGain(Op):
    """Gain what one of the own tokens shows: on a field, with `tray` also in the tray."""

    def __init__(self, tray: bool = False) -> None:
        super().__init__()
        self.tray = tray

    def can(self, g: Eldervale, at: Step) -> bool:
        return len(own_tokens(g, g.players[at.seat], self.tray)) > 0

    def run(self, g: Eldervale, at: Step) -> None:
        g.do(CopyToken(at.seat, amount=1 if self.tray else 0))


def own_tokens(g: Eldervale, p: Player, tray: bool) -> vec[i64]:
    """Tokens on the fields of the tableau that show their faces, on the start card's too; each kind once."""
    found = vec[i64]()
    if p.harvest != NO_TOKEN:
        found = append(found, p.harvest)
    for card in p.tableau:
        for field in range(field_count(card)):
            token = token_on(g, card, field)
            if token >= 0 and token not in found:
                found = append(found, token)
    if tray:
        for token in p.tray:
            if token not in found:
                found = append(found, token)
    return found


@mypyc_attr(acyclic=True)
@final
class CopyToken(Ask):
    """Which token; `amount` 1: those in the tray count too."""

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        for token in own_tokens(g, g.players[self.seat], self.amount == 1):
            for kind in kinds_shown(token):
                found = append(found, option(COPY_TOKEN, token, kind))
        return found

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != COPY_TOKEN:
            return why.TOKEN_FIRST
        if first(pick) not in own_tokens(g, g.players[self.seat], self.amount == 1):
            return why.NOT_YOUR_TOKEN
        return 0 if second(pick) in kinds_shown(first(pick)) else why.NOT_ON_TOKEN

    def chosen(self, g: Eldervale, pick: i64) -> None:
        gain_shown(g, g.players[self.seat], first(pick), second(pick))

    def inside(self) -> bool:
        return True


# ---- deposits


@mypyc_attr(acyclic=True)
@final
class Deposit(Op):
    """Pay what lies on the deposit field; nothing for an orb (ELDER-17.5 to 17.8).  What follows needs this payment."""

    def __init__(self, field: i64) -> None:
        super().__init__()
        self.field = field

    def is_cost(self) -> bool:
        return True

    def can(self, g: Eldervale, at: Step) -> bool:
        token = token_on(g, source_of_op(at.thing), self.field)
        return token == ORB or (token >= 0 and can_pay_token(g.players[at.seat].means(), token))

    def run(self, g: Eldervale, at: Step) -> None:
        token = token_on(g, source_of_op(at.thing), self.field)
        if not self.can(g, at):
            drop_rest(g, at)
        elif token >= 0:
            g.do(PayToken(at.seat, token) if HAS_SLASH[token] else Pay(at.seat, amount=SHOWN[token]))


def can_pay_token(means: i64, token: i64) -> bool:
    if not HAS_SLASH[token]:
        return can_pay(means, SHOWN[token])
    for kind in kinds_shown(token):
        if can_pay(means, one(kind)):
            return True
    return False


@mypyc_attr(acyclic=True)
@final
class PayToken(Ask):
    """Pay one of the two resources of a token with a slash (`thing`), chosen each time (ELDER-17.7)."""

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        means = g.players[self.seat].means()
        for kind in kinds_shown(self.thing):
            for paid in payments(means, one(kind)):
                pick = option(PAY, payment_number(paid))
                if pick not in found:
                    found = append(found, pick)
        return found

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != PAY:
            return why.PAY_FIRST
        means = g.players[self.seat].means()
        for kind in kinds_shown(self.thing):
            if is_payment(means, one(kind), 0, PAYMENTS[first(pick)]):
                return 0
        return why.NOT_THE_DEPOSIT

    def chosen(self, g: Eldervale, pick: i64) -> None:
        spend(g, g.players[self.seat], PAYMENTS[first(pick)])

    def inside(self) -> bool:
        return True
