"""Operations on the dice of a battle, and on what follows from it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit
from deskovka.core.options import first, option, second, verb
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.battle_dice import change_dice, loose, roll_again, unit_dice
from deskovka.games.eldervale.counters import Per
from deskovka.games.eldervale.effects.dice_picks import (
    Aimed,
    AtSide,
    ExchangeDice,
    RerollFreely,
    RerollOne,
    RerollOther,
    TakeDieAway,
    TurnDie,
    others,
    others_dice,
    own_dice,
    own_side,
    swap,
)
from deskovka.games.eldervale.effects.words import ALL, FREELY, HIGHEST, ONE_OTHER, OWN
from deskovka.games.eldervale.ongoing import FROM_SUPPORT, THE_ROLL, Battle, Side
from deskovka.games.eldervale.realms import TILES
from deskovka.games.eldervale.sources import FIRST_BEAST_CARD, Op, source_of_op
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import ANY_UNIT, FIRST_ALLY, FIRST_BEAST, MIMEZA, NOBODY, UNITS
from deskovka.games.eldervale.verbs import REROLL_OF, SET_DIE, SUPPORT, SUPPORTED, SWAP_DIE

# ---- before the roll


@mypyc_attr(acyclic=True)
@final
class Dice(Aimed):
    """So many dice more, or less with a minus: `n`, or as `per` says."""

    def __init__(self, who: i64, n: i64 = 0, per: Per | None = None) -> None:
        super().__init__()
        self.who = who
        self.n = n
        self.per = per

    def worth(self, g: Eldervale, at: Step) -> i64:
        return self.n if self.per is None else self.n + self.per.value(g, at)

    def can(self, g: Eldervale, at: Step) -> bool:
        battle = g.battle
        if battle is None or battle.step >= THE_ROLL or self.worth(g, at) == 0:
            return False
        if self.who == ONE_OTHER:
            return len(others(g, battle, at.seat)) > 0
        return self.side_number(g, at, battle) >= 0

    def run(self, g: Eldervale, at: Step) -> None:
        battle = g.battle
        if battle is None or not self.can(g, at):
            return
        if self.who == ONE_OTHER:
            g.do(AtSide(at.seat, at.thing))
        else:
            self.hits(g, at, battle, self.side_number(g, at, battle))

    def side_number(self, g: Eldervale, at: Step, battle: Battle) -> i64:
        if self.who == OWN:
            return battle.side_of(at.seat)
        beast = FIRST_BEAST + source_of_op(at.thing) - FIRST_BEAST_CARD
        return battle.side_of(g.owner[beast]) if g.where[beast] == battle.realm else -1

    def hits(self, g: Eldervale, at: Step, battle: Battle, number: i64) -> None:
        change_dice(g, battle.sides[number], self.worth(g, at), source_of_op(at.thing))


@mypyc_attr(acyclic=True)
@final
class SupportDice(Op):
    """Own units of a kind in neighbouring realms add their dice without joining, each once in a battle."""

    def __init__(self, unit: i64, n: i64) -> None:
        super().__init__()
        self.unit = unit
        self.n = n

    def is_support(self) -> bool:
        return True

    def can(self, g: Eldervale, at: Step) -> bool:
        return len(supporters(g, at.seat, self.unit, source_of_op(at.thing))) > 0

    def run(self, g: Eldervale, at: Step) -> None:
        if self.n != ALL:
            g.do(Support(at.seat, at.thing, piece=self.unit, amount=self.n))
            return
        for piece in supporters(g, at.seat, self.unit, source_of_op(at.thing)):
            support(g, at.seat, piece)


def supporters(g: Eldervale, seat: i64, unit: i64, source: i64) -> vec[i64]:
    """Units that could still add their dice; Mimeza too where she uses this ability as her own."""
    found = vec[i64]()
    battle = g.battle
    side = own_side(g, seat)
    if battle is not None and side is not None and battle.step < THE_ROLL:
        for piece in g.units_of(seat):
            place = g.where[piece]
            near = place < TILES and g.near[battle.realm] >> place & 1
            fits = unit in (ANY_UNIT, kind_of(piece)) or (kind_of(piece) == MIMEZA and side.mimics == source)
            if near and fits and side.supporters & supporter_bit(piece) == 0:
                found = append(found, piece)
    return found


def supporter_bit(piece: i64) -> i64:
    """A seat's own nine units come first, then the allies."""
    return bit(piece % UNITS if piece < FIRST_ALLY else UNITS + piece - FIRST_ALLY)


def support(g: Eldervale, seat: i64, piece: i64) -> None:
    side = own_side(g, seat)
    assert side is not None
    side.supporters |= supporter_bit(piece)
    g.tell(SUPPORTED, seat, kind_of(piece), g.where[piece])
    change_dice(g, side, unit_dice(g, seat, piece), FROM_SUPPORT + kind_of(piece))


@mypyc_attr(acyclic=True)
@final
class Support(Ask):
    """Which unit of a kind (`piece`) adds its dice by an operation (`thing`); so many (`amount`)."""

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        for piece in supporters(g, self.seat, self.piece, source_of_op(self.thing)):
            pick = option(SUPPORT, kind_of(piece), g.where[piece])
            if pick not in found:
                found = append(found, pick)
        return found

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != SUPPORT:
            return why.SUPPORT_FIRST
        return 0 if pick in self.options(g) else why.NO_SUPPORT

    def chosen(self, g: Eldervale, pick: i64) -> None:
        for piece in supporters(g, self.seat, first(pick), source_of_op(self.thing)):
            if g.where[piece] == second(pick):
                support(g, self.seat, piece)
                break
        if self.amount > 1:
            g.do(Support(self.seat, self.thing, piece=self.piece, amount=self.amount - 1))

    def inside(self) -> bool:
        return True


# ---- after the roll


@mypyc_attr(acyclic=True)
@final
class Reroll(Aimed):
    """Roll dice once more: a number of them, ALL together, or any number (FREELY); `only` those that show these."""

    def __init__(self, who: i64, n: i64, only: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.who = who
        self.n = n
        self.only = vec[i64]()
        for face in only:
            self.only = append(self.only, face)

    def can(self, g: Eldervale, at: Step) -> bool:
        if self.who == OWN:
            side = own_side(g, at.seat)
            return side is not None and len(self.dice(side)) > 0
        return len(others_dice(g, at.seat, REROLL_OF)) > 0

    def run(self, g: Eldervale, at: Step) -> None:
        battle = g.battle
        if battle is None or not self.can(g, at):
            return
        if self.who == OWN and (self.n == ALL or len(self.only)):
            self.hits(g, at, battle, battle.side_of(at.seat))
        elif self.who == OWN:
            g.do(RerollFreely(at.seat) if self.n == FREELY else RerollOne(at.seat))
        else:
            g.do(AtSide(at.seat, at.thing) if self.n == ALL else RerollOther(at.seat))

    def dice(self, side: Side) -> vec[i64]:
        """Those of a side that are meant."""
        found = vec[i64]()
        for face in loose(side):
            if len(self.only) == 0 or face in self.only or (HIGHEST in self.only and face == side.rolled[0]):
                found = append(found, face)
        return found if self.n == ALL or len(found) == 0 else found[: max(1, min(self.n, len(found)))]

    def can_hit(self, side: Side) -> bool:
        return len(self.dice(side)) > 0

    def hits(self, g: Eldervale, at: Step, battle: Battle, number: i64) -> None:
        roll_again(g, number, self.dice(battle.sides[number]))


@mypyc_attr(acyclic=True)
@final
class SetDie(Op):
    """Turn an own die to a value; before the roll: one is not rolled but lies on it."""

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to = to

    def can(self, g: Eldervale, at: Step) -> bool:
        side = own_side(g, at.seat)
        if g.battle is None or side is None:
            return False
        return side.sixes < side.dice if g.battle.step < THE_ROLL else len(own_dice(g, at.seat, SET_DIE)) > 0

    def run(self, g: Eldervale, at: Step) -> None:
        side = own_side(g, at.seat)
        if g.battle is None or side is None or not self.can(g, at):
            return
        if g.battle.step < THE_ROLL:
            side.sixes += 1
        else:
            g.do(TurnDie(at.seat, amount=self.to))


@mypyc_attr(acyclic=True)
@final
class RemoveDie(Op):
    """A die of another participant does not count; at least one is left."""

    def can(self, g: Eldervale, at: Step) -> bool:
        return len(TakeDieAway(at.seat).options(g)) > 0

    def run(self, g: Eldervale, at: Step) -> None:
        g.do(TakeDieAway(at.seat))


@mypyc_attr(acyclic=True)
@final
class SwapDie(Op):
    """An own die for one of another participant; `most_dice`: the lowest of a monster for a player's highest."""

    def __init__(self, most_dice: bool = False) -> None:
        super().__init__()
        self.most_dice = most_dice

    def can(self, g: Eldervale, at: Step) -> bool:
        if self.most_dice:
            return g.battle is not None
        return len(own_dice(g, at.seat, SWAP_DIE)) > 0 and len(others_dice(g, at.seat, SWAP_DIE)) > 0

    def run(self, g: Eldervale, at: Step) -> None:
        battle = g.battle
        if not self.most_dice:
            g.do(ExchangeDice(at.seat))
        elif battle is not None:
            beast = FIRST_BEAST + source_of_op(at.thing) - FIRST_BEAST_CARD
            gaze(g, battle, battle.side_of(g.owner[beast]))


def gaze(g: Eldervale, battle: Battle, number: i64) -> None:
    """The lowest die of this side for the highest of the player who rolled most dice, first from the left (R30)."""
    victim: i64 = -1
    for i in range(len(battle.sides)):
        side = battle.sides[i]
        if i == number or side.seat == NOBODY:
            continue
        if victim < 0 or len(side.rolled) > len(battle.sides[victim].rolled):
            victim = i
    if victim < 0 or number < 0:
        return
    own = loose(battle.sides[number])
    theirs = loose(battle.sides[victim])
    if len(own) and len(theirs):
        swap(g, battle.sides[number], own[len(own) - 1], battle.sides[victim], theirs[0])


@mypyc_attr(acyclic=True)
@final
class WinTies(Op):
    """At the first place where this side is tied for the highest it wins."""

    def run(self, g: Eldervale, at: Step) -> None:
        side = own_side(g, at.seat)
        if side is not None:
            side.wins_ties = True
