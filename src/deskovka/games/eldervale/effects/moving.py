"""Operations that place, move and exchange units.

A move is never a placement: no realm action, no rampage, no battle (ELDER-2.6 to 2.8).  Units are named by their kind
and realm; which of several equal ones is meant makes no difference.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit
from deskovka.core.options import first, option, second, third, verb
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.abilities import MIMICRY, can_mimic, mark_done
from deskovka.games.eldervale.effects.words import MONSTER as OF_NOBODY
from deskovka.games.eldervale.effects.words import OPPONENT, OWN
from deskovka.games.eldervale.ongoing import NO_PIECE
from deskovka.games.eldervale.placing import PlaceOneMore, can_place
from deskovka.games.eldervale.realms import TILES
from deskovka.games.eldervale.selectors import ANYWHERE, ON_THIS_CARD, realms_for
from deskovka.games.eldervale.sources import FIRST_ABILITY, FIRST_BEAST_CARD, Op, op_of, source_of_op
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import ANY_UNIT, FIRST_BEAST, NOBODY, ON_START, PIECES, READY
from deskovka.games.eldervale.verbs import (
    MOVE,
    MOVE_OF,
    MOVE_TO,
    MOVED,
    SWAP_UNITS,
    UNITS_SWAPPED,
)


@mypyc_attr(acyclic=True)
class OfUnits(Op):
    """An operation that is about units on the map: whose, of which kind, where."""

    def __init__(self, whose: i64, unit: i64, where: i64, that: bool = False) -> None:
        super().__init__()
        self.whose = whose
        self.unit = unit
        self.where = where
        self.that = that  # the unit the trigger speaks of

    def seats(self, g: Eldervale, at: Step) -> vec[i64]:
        """Whose units may be chosen."""
        found = vec[i64]()
        for seat in range(g.seats):
            if self.whose == OWN:
                if seat == at.seat:
                    found = append(found, seat)
            elif self.whose != OPPONENT or g.are_opponents(at.seat, seat):
                found = append(found, seat)
        return found

    def targets(self, g: Eldervale, at: Step) -> vec[i64]:
        """The pieces that may be chosen; of equal ones the first."""
        if self.that:
            return self.spoken_of(g, at)
        if self.whose == OF_NOBODY:
            return self.beasts(g, at)
        found = vec[i64]()
        realms = realms_for(g, at, self.where)
        for seat in self.seats(g, at):
            seen: i64 = -1
            for piece in g.units_of(seat):
                place = g.where[piece]
                if place < TILES and realms >> place & 1 and self.fits(g, piece):
                    mark = kind_of(piece) * TILES + place
                    if mark != seen and g.first_of(seat, kind_of(piece), place) == piece:
                        found = append(found, piece)
                    seen = mark
        return found

    def beasts(self, g: Eldervale, at: Step) -> vec[i64]:
        """Monsters that nobody controls."""
        found = vec[i64]()
        realms = realms_for(g, at, self.where)
        for piece in range(FIRST_BEAST, PIECES):
            if g.owner[piece] == NOBODY and g.where[piece] < TILES and realms >> g.where[piece] & 1:
                found = append(found, piece)
        return found

    def spoken_of(self, g: Eldervale, at: Step) -> vec[i64]:
        """The unit of the trigger; at the end of a turn those that were placed in it."""
        found = vec[i64]()
        if at.piece >= 0:
            place = g.where[at.piece]
            acting = place >= ON_START or place == READY  # Muster uses one of the ready area
            if (acting and self.where == ON_THIS_CARD) or place < TILES:
                found = append(found, at.piece)
            return found
        for placement in g.placements:
            piece = placement.piece
            if g.owner[piece] == at.seat and g.where[piece] < TILES and self.fits(g, piece) and piece not in found:
                found = append(found, piece)
        return found

    def fits(self, g: Eldervale, piece: i64) -> bool:
        return self.unit == ANY_UNIT or kind_of(piece) == self.unit

    def can(self, g: Eldervale, at: Step) -> bool:
        return len(self.targets(g, at)) > 0


def named(pick: i64, pieces: vec[i64], g: Eldervale) -> i64:
    """The piece of a seat, of a kind, in a realm that a pick names; NO_PIECE: none of these."""
    for piece in pieces:
        if g.owner[piece] == first(pick) and kind_of(piece) == second(pick) and g.where[piece] == third(pick):
            return piece
    return NO_PIECE


def name(verb_: i64, g: Eldervale, piece: i64) -> i64:
    """The pick that names a piece by its seat, kind and realm."""
    return option(verb_, g.owner[piece], kind_of(piece), g.where[piece])


# ---- placing once more


@mypyc_attr(acyclic=True)
@final
class PlaceUnit(Op):
    """One more placement by the normal rules."""

    def needs_means(self) -> bool:
        return True

    def can(self, g: Eldervale, at: Step) -> bool:
        return can_place(g, at.seat)

    def run(self, g: Eldervale, at: Step) -> None:
        g.do(PlaceOneMore(at.seat))


# ---- moving


@mypyc_attr(acyclic=True)
@final
class Move(OfUnits):
    """Move a unit; `to` is seen from the realm it leaves."""

    def __init__(
        self, whose: i64, unit: i64 = ANY_UNIT, to: i64 = ANYWHERE, origin: i64 = ANYWHERE, that: bool = False
    ) -> None:
        super().__init__(whose, unit, origin, that)
        self.to = to

    def fits(self, g: Eldervale, piece: i64) -> bool:
        """A unit's own ability may be imitated (ELDER-27.12)."""
        return self.unit in (ANY_UNIT, kind_of(piece)) or (self.is_of_unit() and can_mimic(g, piece))

    def is_of_unit(self) -> bool:
        source = source_of_op(self.number)
        return FIRST_ABILITY <= source < FIRST_BEAST_CARD

    def reach(self, g: Eldervale, at: Step, piece: i64) -> i64:
        """Realms a piece may be moved to, as bits."""
        found = realms_for(g, at, self.to, g.where[piece]) & ~bit(g.where[piece])
        return found & ~g.beasts() if self.whose == OF_NOBODY else found  # ELDER-7.6

    def can(self, g: Eldervale, at: Step) -> bool:
        for piece in self.targets(g, at):
            if self.reach(g, at, piece):
                return True
        return False

    def run(self, g: Eldervale, at: Step) -> None:
        if self.whose == OPPONENT:
            g.do(MoveTheirs(at.seat, at.thing, at.realm, at.piece, at.other, at.amount))
        else:
            g.do(MoveOne(at.seat, at.thing, at.realm, at.piece, at.other, at.amount))


def move_of(thing: i64) -> Move:
    op = op_of(thing)
    assert isinstance(op, Move)
    return op


@mypyc_attr(acyclic=True)
@final
class MoveOne(Ask):
    """Which own unit, or which monster, goes from where to where."""

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        op = move_of(self.thing)
        for piece in op.targets(g, self):
            reach = op.reach(g, self, piece)
            for realm in range(TILES):
                if reach >> realm & 1:
                    found = append(found, option(MOVE, kind_of(piece), g.where[piece], realm))
        return found

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != MOVE:
            return why.ANSWER_FIRST
        op = move_of(self.thing)
        piece = self.meant(g, op, pick)
        if piece == NO_PIECE:
            return why.NO_SUCH_UNIT
        return 0 if op.reach(g, self, piece) >> third(pick) & 1 else why.CANNOT_GO_THERE

    def meant(self, g: Eldervale, op: Move, pick: i64) -> i64:
        for piece in op.targets(g, self):
            if kind_of(piece) == first(pick) and g.where[piece] == second(pick):
                return piece
        return NO_PIECE

    def chosen(self, g: Eldervale, pick: i64) -> None:
        op = move_of(self.thing)
        piece = self.meant(g, op, pick)
        if op.unit != ANY_UNIT and kind_of(piece) != op.unit:
            mark_done(g, self.seat, MIMICRY)
        move(g, piece, third(pick))

    def inside(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
@final
class MoveTheirs(Ask):
    """Which unit of an opponent is moved."""

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        op = move_of(self.thing)
        for piece in op.targets(g, self):
            if op.reach(g, self, piece):
                found = append(found, name(MOVE_OF, g, piece))
        return found

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != MOVE_OF:
            return why.ANSWER_FIRST
        op = move_of(self.thing)
        piece = named(pick, op.targets(g, self), g)
        if piece == NO_PIECE:
            return why.NOT_THAT_UNIT
        return 0 if op.reach(g, self, piece) else why.CANNOT_GO_THERE

    def chosen(self, g: Eldervale, pick: i64) -> None:
        piece = named(pick, move_of(self.thing).targets(g, self), g)
        g.do(MoveTo(self.seat, self.thing, self.realm, piece))

    def inside(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
@final
class MoveTo(Ask):
    """Where a unit (`piece`) of an opponent is moved to."""

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        reach = move_of(self.thing).reach(g, self, self.piece)
        for realm in range(TILES):
            if reach >> realm & 1:
                found = append(found, option(MOVE_TO, realm))
        return found

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != MOVE_TO:
            return why.ANSWER_FIRST
        fits = move_of(self.thing).reach(g, self, self.piece) >> first(pick) & 1
        return 0 if fits else why.CANNOT_GO_THERE

    def chosen(self, g: Eldervale, pick: i64) -> None:
        move(g, self.piece, first(pick))

    def inside(self) -> bool:
        return True


def move(g: Eldervale, piece: i64, realm: i64) -> None:
    """It stands there now; nothing else happens (ELDER-2.7, ELDER-2.8)."""
    g.tell(MOVED, g.owner[piece], kind_of(piece), g.where[piece], realm)
    g.where[piece] = realm


# ---- exchanging


@mypyc_attr(acyclic=True)
@final
class SwapUnits(Op):
    """A unit on the map and a ready one change places."""

    def can(self, g: Eldervale, at: Step) -> bool:
        return len(g.units_in(at.seat, READY)) > 0 and g.realms_of(at.seat) != 0

    def run(self, g: Eldervale, at: Step) -> None:
        g.do(ExchangeUnits(at.seat, at.thing))


@mypyc_attr(acyclic=True)
@final
class ExchangeUnits(Ask):
    """Which unit on the map for which ready one (`thing`: the operation that lets them change places)."""

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        ready = g.units_in(self.seat, READY)
        for piece in g.units_of(self.seat):
            if g.where[piece] < TILES:
                for newcomer in ready:
                    pick = option(SWAP_UNITS, kind_of(piece), g.where[piece], kind_of(newcomer))
                    if pick not in found:
                        found = append(found, pick)
        return found

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != SWAP_UNITS:
            return why.ANSWER_FIRST
        if second(pick) >= TILES or g.first_of(self.seat, first(pick), second(pick)) == NO_PIECE:
            return why.NO_SUCH_UNIT
        return 0 if g.first_of(self.seat, third(pick), READY) != NO_PIECE else why.NOT_READY

    def chosen(self, g: Eldervale, pick: i64) -> None:
        leaving = g.first_of(self.seat, first(pick), second(pick))
        coming = g.first_of(self.seat, third(pick), READY)
        g.where[leaving] = READY
        g.where[coming] = second(pick)
        g.tell(UNITS_SWAPPED, self.seat, first(pick), third(pick), second(pick))

    def inside(self) -> bool:
        return True
