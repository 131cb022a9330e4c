"""Operations that give and take: resources, points, swaps."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, second, verb
from deskovka.core.steps import NONE
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.box import MAGIC as MAGIC_CARDS
from deskovka.games.eldervale.box import QUEST_CARD
from deskovka.games.eldervale.counters import Per
from deskovka.games.eldervale.gaining import (
    FOR_CARDS,
    FOR_FACTION,
    FOR_MONSTERS,
    FOR_QUESTS,
    could_gain,
    gain,
    gain_of,
    has_room,
    score,
)
from deskovka.games.eldervale.paying import Pay, SpendCards, discard_top
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.resources import POINTS, SORTS, bundle, can_pay, may_be, of, one, size
from deskovka.games.eldervale.sources import (
    FIRST_ABILITY,
    FIRST_BEAST_CARD,
    FIRST_MAGIC,
    Op,
    drop_rest,
    op_of,
    source_of_op,
)
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import MAGIC, NOBODY, RESOURCES
from deskovka.games.eldervale.verbs import DONE, LOSE, LOST, SWAP, SWAPPED, TURN_IN

MOST_IN_BUNDLE: Final = 15


def reason_for(source: i64) -> i64:
    """The line of the score sheet for points that a source brings."""
    if source < FIRST_MAGIC:
        return FOR_CARDS
    if source < FIRST_ABILITY:
        return FOR_QUESTS if MAGIC_CARDS[source - FIRST_MAGIC].kind == QUEST_CARD else FOR_CARDS
    return FOR_FACTION if source < FIRST_BEAST_CARD else FOR_MONSTERS


@mypyc_attr(acyclic=True)
@final
class Gain(Op):
    """Take from the supply: a bundle, or as many of its one sort as `per` says."""

    def __init__(self, words: str, per: Per | None = None) -> None:
        super().__init__()
        self.bundle: i64 = bundle(words)
        self.per = per

    def taken(self, g: Eldervale, at: Step) -> i64:
        if self.per is None:
            return self.bundle
        return self.bundle * min(self.per.value(g, at), MOST_IN_BUNDLE)

    def can(self, g: Eldervale, at: Step) -> bool:
        return could_gain(g, g.players[at.seat], self.taken(g, at))

    def run(self, g: Eldervale, at: Step) -> None:
        gain(g, g.players[at.seat], self.taken(g, at))


@mypyc_attr(acyclic=True)
@final
class PayOut(Op):
    """Pay; what follows is done only for this payment."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.bundle: i64 = bundle(words)

    def is_cost(self) -> bool:
        return True

    def can(self, g: Eldervale, at: Step) -> bool:
        return can_pay(g.players[at.seat].means(), self.bundle)

    def run(self, g: Eldervale, at: Step) -> None:
        if self.can(g, at):
            g.do(Pay(at.seat, amount=self.bundle))
        else:
            drop_rest(g, at)


@mypyc_attr(acyclic=True)
@final
class Points(Op):
    def __init__(self, n: i64 = 0, per: Per | None = None) -> None:
        super().__init__()
        self.n = n
        self.per = per

    def value(self, g: Eldervale, at: Step) -> i64:
        return self.n if self.per is None else self.n + self.per.value(g, at)

    def can(self, g: Eldervale, at: Step) -> bool:
        return self.value(g, at) != 0

    def run(self, g: Eldervale, at: Step) -> None:
        score(g, g.players[at.seat], self.value(g, at), reason_for(source_of_op(at.thing)))


@mypyc_attr(acyclic=True)
@final
class OwnerGains(Op):
    """The owner of the card just used gains (`other` of the step)."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.bundle: i64 = bundle(words)

    def can(self, g: Eldervale, at: Step) -> bool:
        return at.other != NOBODY

    def run(self, g: Eldervale, at: Step) -> None:
        if at.other != NOBODY:
            gain(g, g.players[at.other], self.bundle)


# ---- losing


@mypyc_attr(acyclic=True)
@final
class Lose(Op):
    """Return to the supply as much as there is; gold stands in for nothing (R10)."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.bundle: i64 = bundle(words)

    def can(self, g: Eldervale, at: Step) -> bool:
        for sort in range(SORTS):
            if of(self.bundle, sort) and has_of(g.players[at.seat], sort):
                return True
        return False

    def run(self, g: Eldervale, at: Step) -> None:
        give_back(g, g.players[at.seat], self.bundle)


def has_of(p: Player, sort: i64) -> bool:
    """Has this player something of a sort?"""
    for kind in range(RESOURCES):
        if may_be(sort, kind, p.purse) and p.has(kind):
            return True
    return False


def give_back(g: Eldervale, p: Player, lost: i64) -> None:
    """A player returns a bundle to the supply, of each sort as much as there is."""
    if p.is_ghosts():
        discard_top(g, size(lost))
        return
    for sort in range(SORTS - 1, -1, -1):
        if of(lost, sort):
            g.do(GiveBack(p.seat, sort, amount=of(lost, sort)))


@mypyc_attr(acyclic=True)
@final
class GiveBack(Ask):
    """Return so many resources (`amount`) of a sort (`thing`), one after another."""

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        for kind in range(RESOURCES):
            if self.lacks(g, kind) == 0:
                found = append(found, option(LOSE, kind))
        return found

    def lacks(self, g: Eldervale, kind: i64) -> i64:
        p = g.players[self.seat]
        if not may_be(self.thing, kind, p.purse):
            return why.NOT_TO_LOSE
        return 0 if p.has(kind) else why.NONE_TO_GIVE

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        return self.lacks(g, first(pick)) if verb(pick) == LOSE else why.LOSE_FIRST

    def chosen(self, g: Eldervale, pick: i64) -> None:
        if self.amount > 1:
            g.do(GiveBack(self.seat, self.thing, amount=self.amount - 1))
        take_away(g, g.players[self.seat], first(pick))

    def goes_on(self, before: CoreStep) -> bool:
        return isinstance(before, GiveBack) and before.seat == self.seat and before.thing == self.thing

    def inside(self) -> bool:
        return True


def take_away(g: Eldervale, p: Player, kind: i64) -> None:
    """One resource goes back to the supply; which magic card is asked for."""
    if kind == MAGIC:
        g.do(SpendCards(p.seat, amount=1))
    else:
        p.purse -= one(kind)
        g.tell(LOST, p.seat, 1, kind)


# ---- swapping


@mypyc_attr(acyclic=True)
@final
class Exchange(Op):
    """Up to so many times give one sort of thing to the supply and get another, or points, for it.

    A named resource given for points is a payment, gold may stand in; in a swap or a discard it may not (R73).
    """

    def __init__(self, give: str, get: str, times: i64) -> None:
        super().__init__()
        self.bundle: i64 = bundle(give)
        self.give, self.given = only_sort(bundle(give))
        self.get, self.got = only_sort(bundle(get))
        self.times = times

    def needs_means(self) -> bool:
        return True

    def can(self, g: Eldervale, at: Step) -> bool:
        return len(swaps(g, at.seat, self)) > 0

    def run(self, g: Eldervale, at: Step) -> None:
        g.do(Swap(at.seat, self.number, amount=self.times))

    def swap_obstacle(self, g: Eldervale, p: Player, give: i64, get: i64) -> i64:
        """What stands in the way of giving this resource for that one."""
        if self.get == POINTS or not may_be(self.give, give, p.purse):
            return why.NOT_TO_SWAP
        if give == get or not may_be(self.get, get, p.purse):
            return why.NOT_TO_SWAP
        if p.has(give) < self.given:
            return why.NONE_TO_GIVE
        return 0 if has_room(g, p, get) else why.NO_ROOM

    def turn_in_obstacle(self, p: Player, give: i64) -> i64:
        """What stands in the way of giving this resource for points."""
        if self.get != POINTS or give != self.give:
            return why.NOT_TO_SWAP
        if give == MAGIC:
            return 0 if p.has(MAGIC) >= self.given else why.NONE_TO_GIVE
        return 0 if can_pay(p.means(), self.bundle) else why.NONE_TO_GIVE


def only_sort(packed: int) -> tuple[i64, i64]:
    """The one sort of thing in a bundle, and how many of it."""
    sort: i64 = 0
    while of(packed, sort) == 0:
        sort += 1
    return sort, of(packed, sort)


def swaps(g: Eldervale, seat: i64, op: Exchange) -> vec[i64]:
    p = g.players[seat]
    found = vec[i64]()
    for give in range(RESOURCES):
        if op.turn_in_obstacle(p, give) == 0:
            found = append(found, option(TURN_IN, give))
        for get in range(RESOURCES):
            if op.swap_obstacle(g, p, give, get) == 0:
                found = append(found, option(SWAP, give, get))
    return found


@mypyc_attr(acyclic=True)
@final
class Swap(Ask):
    """Give and get as an operation (`thing`) says, so many times (`amount`) at most."""

    def op(self) -> Exchange:
        op = op_of(self.thing)
        assert isinstance(op, Exchange)
        return op

    def options(self, g: Eldervale) -> vec[i64]:
        found = swaps(g, self.seat, self.op())
        return append(found, DONE) if len(found) else NONE

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if pick == DONE:
            return 0
        if verb(pick) == TURN_IN:
            return self.op().turn_in_obstacle(g.players[self.seat], first(pick))
        if verb(pick) != SWAP:
            return why.SWAP_FIRST
        return self.op().swap_obstacle(g, g.players[self.seat], first(pick), second(pick))

    def mentions(self, g: Eldervale, pick: i64, obstacle: i64) -> dict[str, object]:
        """There is no room for what would be got."""
        return {"resource": g.game.phrases.names["resource"][int(second(pick))]} if obstacle == why.NO_ROOM else {}

    def chosen(self, g: Eldervale, pick: i64) -> None:
        if pick == DONE:
            return
        if self.amount > 1:
            g.do(Swap(self.seat, self.thing, amount=self.amount - 1))
        p = g.players[self.seat]
        op = self.op()
        if verb(pick) == SWAP:
            g.tell(SWAPPED, self.seat, first(pick), second(pick))
            p.purse -= op.given * one(first(pick))
            gain_of(g, p, second(pick), op.got)
        else:
            score(g, p, op.got, reason_for(source_of_op(self.thing)))
            if op.give == MAGIC:
                g.do(SpendCards(self.seat, amount=op.given))
            else:
                g.do(Pay(self.seat, amount=op.bundle))

    def goes_on(self, before: CoreStep) -> bool:
        return isinstance(before, Swap) and before.seat == self.seat and before.thing == self.thing

    def inside(self) -> bool:
        return True
