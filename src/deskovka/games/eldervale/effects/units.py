"""Operations that take units from where they are: recalled, struck down, revived; monsters that are tamed."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit
from deskovka.core.options import first, option, verb
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.abilities import is_beast_card
from deskovka.games.eldervale.box import MONSTERS
from deskovka.games.eldervale.effects.moving import OfUnits, name, named
from deskovka.games.eldervale.effects.words import ALL
from deskovka.games.eldervale.monsters import can_be_controlled, take_control
from deskovka.games.eldervale.ongoing import NO_PIECE
from deskovka.games.eldervale.realms import TILES
from deskovka.games.eldervale.selectors import realms_for
from deskovka.games.eldervale.sources import Op, carry_on_in, op_of, source_of_op
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale, kind_of, piece_of
from deskovka.games.eldervale.terms import FIRST_BEAST, PIECES, READY, UNDERWORLD
from deskovka.games.eldervale.underworld import fall
from deskovka.games.eldervale.verbs import (
    CLEAR,
    CONTROL,
    DONE,
    KILL,
    RECALLED,
    REVIVE,
    REVIVED,
)

# ---- recalling


@mypyc_attr(acyclic=True)
@final
class Recall(OfUnits):
    """Units go back to their owners' ready areas; ALL: those of one realm, which the following operations are about."""

    def __init__(self, whose: i64, unit: i64, n: i64, origin: i64) -> None:
        super().__init__(whose, unit, origin)
        self.n = n

    def can(self, g: Eldervale, at: Step) -> bool:
        if self.n == ALL:
            return realms_for(g, at, self.where) != 0
        return len(self.targets(g, at)) > 0

    def run(self, g: Eldervale, at: Step) -> None:
        if self.n == ALL:
            g.do(ClearRealm(at.seat, at.thing, at.realm))
        for _ in range(0 if self.n == ALL else self.n):  # equal units of one realm: there is nothing to choose
            targets = self.targets(g, at)
            if len(targets):
                recall(g, targets[0])


@mypyc_attr(acyclic=True)
@final
class ClearRealm(Ask):
    """From which realm all units go back, if there are any."""

    def realms(self, g: Eldervale) -> i64:
        op = op_of(self.thing)
        assert isinstance(op, Recall)
        return realms_for(g, self, op.where)

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        realms = self.realms(g)
        for realm in range(TILES):
            if realms >> realm & 1:
                found = append(found, option(CLEAR, realm))
        return found

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != CLEAR:
            return why.ANSWER_FIRST
        return 0 if self.realms(g) >> first(pick) & 1 else why.NOT_THAT_REALM

    def chosen(self, g: Eldervale, pick: i64) -> None:
        for seat in range(g.seats):
            for piece in g.units_in(seat, first(pick)):
                recall(g, piece)
        carry_on_in(g, first(pick))

    def inside(self) -> bool:
        return True


def recall(g: Eldervale, piece: i64) -> None:
    """Into its owner's ready area: neither a defeat nor a card action."""
    g.tell(RECALLED, g.owner[piece], kind_of(piece), g.where[piece])
    g.where[piece] = READY


# ---- striking down, reviving


@mypyc_attr(acyclic=True)
@final
class Kill(OfUnits):
    """A unit goes to the Underworld; its owner gains the usual sword (ELDER-20.1)."""

    def __init__(self, whose: i64, unit: i64, where: i64, *, that: bool = False, stay_down: bool = False) -> None:
        super().__init__(whose, unit, where, that)
        self.stay_down = stay_down  # this regroup does not bring it back

    def targets(self, g: Eldervale, at: Step) -> vec[i64]:
        """Abilities of monsters send no ghosts to the Underworld (GHOST-12.2)."""
        if g.is_ghost(at.seat) and is_beast_card(source_of_op(self.number)):
            return vec[i64]()
        return OfUnits.targets(self, g, at)

    def run(self, g: Eldervale, at: Step) -> None:
        if not self.that:
            g.do(KillOne(at.seat, at.thing, at.realm, at.piece, at.other, at.amount))
        elif self.can(g, at):
            self.strike(g, at.piece)

    def strike(self, g: Eldervale, piece: i64) -> None:
        if self.stay_down and piece < FIRST_BEAST:  # a monster is set aside (ELDER-23.16)
            g.staying_down |= bit(piece)
        fall(g, piece)


@mypyc_attr(acyclic=True)
@final
class KillOne(Ask):
    """Which unit falls."""

    def targets(self, g: Eldervale) -> vec[i64]:
        return self.kill().targets(g, self)

    def kill(self) -> Kill:
        op = op_of(self.thing)
        assert isinstance(op, Kill)
        return op

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        for piece in self.targets(g):
            found = append(found, name(KILL, g, piece))
        return found

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != KILL:
            return why.ANSWER_FIRST
        return 0 if named(pick, self.targets(g), g) != NO_PIECE else why.NOT_THAT_UNIT

    def chosen(self, g: Eldervale, pick: i64) -> None:
        self.kill().strike(g, named(pick, self.targets(g), g))

    def inside(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
@final
class Revive(Op):
    """Up to so many own units come back from the Underworld."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def can(self, g: Eldervale, at: Step) -> bool:
        return g.count_in(at.seat, UNDERWORLD) > 0

    def run(self, g: Eldervale, at: Step) -> None:
        g.do(ReviveUnits(at.seat, at.thing, amount=self.n))


@mypyc_attr(acyclic=True)
@final
class ReviveUnits(Ask):
    """Which unit comes back by an operation (`thing`), up to so many (`amount`)."""

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        for piece in g.units_in(self.seat, UNDERWORLD):
            pick = option(REVIVE, kind_of(piece))
            if pick not in found:
                found = append(found, pick)
        return append(found, DONE) if len(found) else found

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != REVIVE:
            return 0 if pick == DONE else why.ANSWER_FIRST
        return 0 if g.first_of(self.seat, first(pick), UNDERWORLD) != NO_PIECE else why.NOT_FALLEN

    def chosen(self, g: Eldervale, pick: i64) -> None:
        if pick == DONE:
            return
        g.where[g.first_of(self.seat, first(pick), UNDERWORLD)] = READY
        g.tell(REVIVED, self.seat, first(pick))
        if self.amount > 1:
            g.do(ReviveUnits(self.seat, self.thing, amount=self.amount - 1))

    def goes_on(self, before: CoreStep) -> bool:
        return isinstance(before, ReviveUnits) and before.seat == self.seat

    def inside(self) -> bool:
        return True


# ---- taming


@mypyc_attr(acyclic=True)
@final
class Control(Op):
    """Take control of a monster (ELDER-23.11)."""

    def __init__(self, where: i64, max_dice: i64) -> None:
        super().__init__()
        self.where = where
        self.max_dice = max_dice  # printed

    def targets(self, g: Eldervale, at: Step) -> vec[i64]:
        found = vec[i64]()
        realms = realms_for(g, at, self.where)
        for piece in range(FIRST_BEAST, PIECES):
            if can_be_controlled(g, piece) and realms >> g.where[piece] & 1 and self.is_weak_enough(piece):
                found = append(found, piece)
        return found

    def is_weak_enough(self, piece: i64) -> bool:
        return MONSTERS[piece - FIRST_BEAST].dice <= self.max_dice

    def can(self, g: Eldervale, at: Step) -> bool:
        return len(self.targets(g, at)) > 0

    def run(self, g: Eldervale, at: Step) -> None:
        g.do(ControlOne(at.seat, at.thing, at.realm))


@mypyc_attr(acyclic=True)
@final
class ControlOne(Ask):
    """Which monster is tamed."""

    def targets(self, g: Eldervale) -> vec[i64]:
        op = op_of(self.thing)
        assert isinstance(op, Control)
        return op.targets(g, self)

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        for piece in self.targets(g):
            found = append(found, option(CONTROL, kind_of(piece)))
        return found

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != CONTROL:
            return why.ANSWER_FIRST
        return 0 if piece_of(self.seat, first(pick)) in self.targets(g) else why.NOT_CONTROLLED

    def chosen(self, g: Eldervale, pick: i64) -> None:
        take_control(g, self.seat, piece_of(self.seat, first(pick)))

    def inside(self) -> bool:
        return True
