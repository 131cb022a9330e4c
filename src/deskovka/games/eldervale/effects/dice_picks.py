"""Questions about sides, dice and units that effects ask in a battle.  Dice are named by what they show."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, second, third, verb
from deskovka.core.steps import NONE
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.battle_dice import loose, replace, roll_again, side_named, take_away
from deskovka.games.eldervale.ongoing import Battle, Side
from deskovka.games.eldervale.sources import Op, op_of
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import MOST_SEATS, NOBODY
from deskovka.games.eldervale.verbs import (
    AT_SIDE,
    DICE_SWAPPED,
    DIE_CHANGED,
    DIE_REMOVED,
    DONE,
    REMOVE_DIE,
    REROLL,
    REROLL_OF,
    SET_DIE,
    SWAP_DIE,
)

# ---- sides and dice


@mypyc_attr(acyclic=True)
class Aimed(Op):
    """An operation that is turned against one side of the battle."""

    def hits(self, g: Eldervale, at: Step, battle: Battle, number: i64) -> None:
        """Do it to the side with this number."""
        raise NotImplementedError

    def can_hit(self, side: Side) -> bool:
        return True


def others(g: Eldervale, battle: Battle, seat: i64) -> vec[i64]:
    """Sides an effect may be turned against: every other participant but the team mate (ELDER-30.8)."""
    found = vec[i64]()
    for i in range(len(battle.sides)):
        other = battle.sides[i].seat
        if other == NOBODY or g.are_opponents(seat, other):
            found = append(found, i)
    return found


def own_side(g: Eldervale, seat: i64) -> Side | None:
    battle = g.battle
    number = -1 if battle is None else battle.side_of(seat)
    return None if battle is None or number < 0 else battle.sides[number]


def side_meant(battle: Battle, named: i64) -> i64:
    """The number of the side an option names; -1: it takes no part."""
    return battle.side_of(NOBODY if named == MOST_SEATS else named)


def distinct(faces: vec[i64]) -> vec[i64]:
    found = vec[i64]()
    for face in faces:
        if face not in found:
            found = append(found, face)
    return found


def own_obstacle(g: Eldervale, seat: i64, face: i64) -> i64:
    """What stands in the way of changing an own die that shows this face."""
    side = own_side(g, seat)
    return why.NO_SUCH_DIE if side is None else die_obstacle(side, face)


def die_obstacle(side: Side, face: i64) -> i64:
    if face in loose(side):
        return 0
    return why.GUARDED_DIE if face in side.guarded else why.NO_SUCH_DIE


def other_obstacle(g: Eldervale, seat: i64, named: i64, face: i64) -> i64:
    """What stands in the way of changing such a die of that side."""
    battle = g.battle
    number = -1 if battle is None else side_meant(battle, named)
    if battle is None or number not in others(g, battle, seat):
        return why.NOT_A_TARGET
    return die_obstacle(battle.sides[number], face)


def own_dice(g: Eldervale, seat: i64, what: i64) -> vec[i64]:
    """One option for each face of own dice that can be changed."""
    found = vec[i64]()
    side = own_side(g, seat)
    if side is not None:
        for face in distinct(loose(side)):
            found = append(found, option(what, face))
    return found


def others_dice(g: Eldervale, seat: i64, what: i64) -> vec[i64]:
    """One option for each face of dice of the others that can be changed."""
    found = vec[i64]()
    battle = g.battle
    if battle is not None:
        for number in others(g, battle, seat):
            side = battle.sides[number]
            for face in distinct(loose(side)):
                found = append(found, option(what, side_named(side), face))
    return found


# ---- whom


@mypyc_attr(acyclic=True)
@final
class AtSide(Ask):
    """Against which side an operation (`thing`) is turned."""

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        battle = g.battle
        if battle is not None:
            for number in others(g, battle, self.seat):
                if self.aimed().can_hit(battle.sides[number]):
                    found = append(found, option(AT_SIDE, side_named(battle.sides[number])))
        return found

    def aimed(self) -> Aimed:
        op = op_of(self.thing)
        assert isinstance(op, Aimed)
        return op

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != AT_SIDE:
            return why.TARGET_FIRST
        return 0 if pick in self.options(g) else why.NOT_A_TARGET

    def chosen(self, g: Eldervale, pick: i64) -> None:
        battle = g.battle
        assert battle is not None
        self.aimed().hits(g, self, battle, side_meant(battle, first(pick)))

    def inside(self) -> bool:
        return True


# ---- rolling again


@mypyc_attr(acyclic=True)
@final
class RerollOne(Ask):
    """One own die is rolled again."""

    def options(self, g: Eldervale) -> vec[i64]:
        return own_dice(g, self.seat, REROLL)

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        return own_obstacle(g, self.seat, first(pick)) if verb(pick) == REROLL else why.DIE_FIRST

    def chosen(self, g: Eldervale, pick: i64) -> None:
        assert g.battle is not None
        roll_again(g, g.battle.side_of(self.seat), vec[i64]([first(pick)]))

    def inside(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
@final
class RerollFreely(Ask):
    """Take up any number of own dice, one after another, then roll them again together."""

    def options(self, g: Eldervale) -> vec[i64]:
        return append(own_dice(g, self.seat, REROLL), DONE)

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if pick == DONE:
            return 0
        return own_obstacle(g, self.seat, first(pick)) if verb(pick) == REROLL else why.DIE_FIRST

    def chosen(self, g: Eldervale, pick: i64) -> None:
        side = own_side(g, self.seat)
        assert side is not None
        if pick != DONE:
            side.again = append(side.again, first(pick))
            g.do(self)
            return
        faces = side.again
        side.again = NONE
        assert g.battle is not None
        roll_again(g, g.battle.side_of(self.seat), faces)

    def goes_on(self, before: CoreStep) -> bool:
        return isinstance(before, RerollFreely) and before.seat == self.seat

    def inside(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
@final
class RerollOther(Ask):
    """One die of another participant is rolled again."""

    def options(self, g: Eldervale) -> vec[i64]:
        return others_dice(g, self.seat, REROLL_OF)

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != REROLL_OF:
            return why.DIE_FIRST
        return other_obstacle(g, self.seat, first(pick), second(pick))

    def chosen(self, g: Eldervale, pick: i64) -> None:
        assert g.battle is not None
        roll_again(g, side_meant(g.battle, first(pick)), vec[i64]([second(pick)]))

    def inside(self) -> bool:
        return True


# ---- turning, removing, exchanging


@mypyc_attr(acyclic=True)
@final
class TurnDie(Ask):
    """Turn an own die to a value (`amount`)."""

    def options(self, g: Eldervale) -> vec[i64]:
        return own_dice(g, self.seat, SET_DIE)

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        return own_obstacle(g, self.seat, first(pick)) if verb(pick) == SET_DIE else why.DIE_FIRST

    def chosen(self, g: Eldervale, pick: i64) -> None:
        side = own_side(g, self.seat)
        assert side is not None
        replace(side, first(pick), self.amount)
        g.tell(DIE_CHANGED, self.seat, first(pick), self.amount)

    def inside(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
@final
class TakeDieAway(Ask):
    """A die of another participant does not count; the last one always does."""

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        for pick in others_dice(g, self.seat, REMOVE_DIE):
            if self.obstacle(g, pick) == 0:
                found = append(found, pick)
        return found

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != REMOVE_DIE:
            return why.DIE_FIRST
        obstacle = other_obstacle(g, self.seat, first(pick), second(pick))
        if obstacle or g.battle is None:
            return obstacle
        return 0 if len(g.battle.sides[side_meant(g.battle, first(pick))].rolled) > 1 else why.LAST_DIE

    def chosen(self, g: Eldervale, pick: i64) -> None:
        assert g.battle is not None
        side = g.battle.sides[side_meant(g.battle, first(pick))]
        take_away(side, second(pick))
        g.tell(DIE_REMOVED, side.seat, second(pick))

    def inside(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
@final
class ExchangeDice(Ask):
    """An own die for one of another participant."""

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        side = own_side(g, self.seat)
        if side is not None:
            for face in distinct(loose(side)):
                for pick in others_dice(g, self.seat, SWAP_DIE):
                    found = append(found, option(SWAP_DIE, face, first(pick), second(pick)))
        return found

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != SWAP_DIE:
            return why.DIE_FIRST
        return own_obstacle(g, self.seat, first(pick)) or other_obstacle(g, self.seat, second(pick), third(pick))

    def chosen(self, g: Eldervale, pick: i64) -> None:
        assert g.battle is not None
        side = own_side(g, self.seat)
        assert side is not None
        swap(g, side, first(pick), g.battle.sides[side_meant(g.battle, second(pick))], third(pick))

    def inside(self) -> bool:
        return True


def swap(g: Eldervale, side: Side, face: i64, other: Side, theirs: i64) -> None:
    replace(side, face, theirs)
    replace(other, theirs, face)
    g.tell(DICE_SWAPPED, side.seat, face, theirs)
