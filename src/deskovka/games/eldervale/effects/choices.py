"""Operations made of operations: one of several, on a condition, by a die, by everybody who fights."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, verb
from deskovka.core.steps import NATURE, NONE, State
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.abilities import CARD_REROLL, is_beast_card, mark_done, was_done
from deskovka.games.eldervale.effects.gains import reason_for
from deskovka.games.eldervale.gaining import score
from deskovka.games.eldervale.powers import CARD_REROLLS
from deskovka.games.eldervale.sources import (
    FIRST_ABILITY,
    FIRST_BEAST_CARD,
    NO_OP,
    Carry,
    Condition,
    Op,
    can_begin,
    op_of,
    source_of_op,
)
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import FIRST_BEAST
from deskovka.games.eldervale.verbs import BRANCH, DECLINE, DIE_ROLLED, FACE, REROLL_CARD_DIE
from deskovka.games.eldervale.windows import others_from_left

FACES: Final = 6
BRANCH_NAMES: Final[list[str]] = []  # of all choices; a BRANCH option has the number of its name


def branch_number(name: str) -> int:
    if name not in BRANCH_NAMES:
        BRANCH_NAMES.append(name)
    return BRANCH_NAMES.index(name)


def carry_branch(g: Eldervale, at: Step, head: i64) -> None:
    """Carry out a list inside an operation, about the same things."""
    if head != NO_OP:
        g.do(Carry(at.seat, head, at.realm, at.piece, at.other, at.amount))


# ---- one of several


@mypyc_attr(acyclic=True)
@final
class OneOf(Op):
    """One of several lists, each with a name; an empty one is to do nothing."""

    def __init__(self, lists: dict[str, list[Op]]) -> None:
        super().__init__()
        self.lists = list(lists.values())
        self.names = vec[i64]([branch_number(name) for name in lists])
        self.heads = vec[i64]()

    def branches(self) -> list[list[Op]]:
        return self.lists

    def entered(self, heads: vec[i64]) -> None:
        self.heads = heads

    def allows(self, g: Eldervale, at: Step, number: i64) -> bool:
        """A list whose first operation cannot be done cannot be picked."""
        head = self.heads[number]
        return head == NO_OP or op_of(head).can(g, at)

    def can(self, g: Eldervale, at: Step) -> bool:
        for number in range(len(self.heads)):
            if self.heads[number] != NO_OP and self.allows(g, at, number):
                return True
        return False

    def run(self, g: Eldervale, at: Step) -> None:
        g.do(Branch(at.seat, self.number, at.realm, at.piece, at.other, at.amount))


@mypyc_attr(acyclic=True)
@final
class Branch(Ask):
    """Which of the lists of an operation (`thing`)?"""

    def op(self) -> OneOf:
        op = op_of(self.thing)
        assert isinstance(op, OneOf)
        return op

    def options(self, g: Eldervale) -> vec[i64]:
        op = self.op()
        if not op.can(g, self):
            return NONE
        found = vec[i64]()
        for number in range(len(op.heads)):
            if op.allows(g, self, number):
                found = append(found, option(BRANCH, op.names[number]))
        return found

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        op = self.op()
        if verb(pick) != BRANCH or first(pick) not in op.names:
            return why.BRANCH_FIRST
        return 0 if op.allows(g, self, self.place(first(pick))) else why.BRANCH_IMPOSSIBLE

    def place(self, name: i64) -> i64:
        """Of the list with this name."""
        number: i64 = 0
        while self.op().names[number] != name:
            number += 1
        return number

    def chosen(self, g: Eldervale, pick: i64) -> None:
        carry_branch(g, self, self.op().heads[self.place(first(pick))])

    def inside(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
@final
class IfElse(Op):
    def __init__(self, condition: Condition, do: list[Op], otherwise: list[Op] | None = None) -> None:
        super().__init__()
        self.condition = condition
        self.do = do
        self.otherwise: list[Op] = otherwise or []
        self.heads = vec[i64]()

    def branches(self) -> list[list[Op]]:
        return [self.do, self.otherwise]

    def entered(self, heads: vec[i64]) -> None:
        self.heads = heads

    def head(self, g: Eldervale, at: Step) -> i64:
        return self.heads[0] if self.condition.holds(g, at) else self.heads[1]

    def can(self, g: Eldervale, at: Step) -> bool:
        return can_begin(g, at, self.head(g, at))

    def run(self, g: Eldervale, at: Step) -> None:
        carry_branch(g, at, self.head(g, at))


@mypyc_attr(acyclic=True)
@final
class Participants(Op):
    """Everybody in the battle, or in the realm it will be in, from the left of the active player."""

    def __init__(self, do: list[Op]) -> None:
        super().__init__()
        self.do = do
        self.first: i64 = NO_OP

    def branches(self) -> list[list[Op]]:
        return [self.do]

    def entered(self, heads: vec[i64]) -> None:
        self.first = heads[0]

    def takes_part(self, g: Eldervale, at: Step, seat: i64) -> bool:
        source = source_of_op(at.thing)
        if is_beast_card(source) and g.owner[FIRST_BEAST + source - FIRST_BEAST_CARD] == seat:
            return False  # a monster leaves its controller alone
        battle = g.battle
        if battle is not None:
            return battle.side_of(seat) >= 0
        return at.realm >= 0 and g.count_in(seat, at.realm) > 0

    def run(self, g: Eldervale, at: Step) -> None:
        seats = others_from_left(g)
        for i in range(len(seats) - 1, -1, -1):
            if self.takes_part(g, at, seats[i]):
                g.do(Carry(seats[i], self.first, at.realm, at.piece, at.other, at.amount))


# ---- dice


@mypyc_attr(acyclic=True)
class DieOp(Op):
    """An operation that rolls; what the die shows, or the highest of several dice, lies in `g.die`."""

    def __init__(self, dice: i64) -> None:
        super().__init__()
        self.dice = dice

    def run(self, g: Eldervale, at: Step) -> None:
        g.do(
            RollDie(NATURE, self.number, other=self.dice - 1, amount=0),
            Rolled(at.seat, self.number, at.realm, at.piece, at.other, at.amount),
        )

    def resolve(self, g: Eldervale, at: Step) -> None:
        """What the die brings."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
@final
class Roll(DieOp):
    """Roll a die and carry out the list for what it shows."""

    def __init__(self, lists: dict[tuple[int, ...], list[Op]]) -> None:
        super().__init__(1)
        self.lists = list(lists.values())
        self.faces = list(lists)
        self.heads = vec[i64]([NO_OP for _ in range(FACES + 1)])  # by face

    def branches(self) -> list[list[Op]]:
        return self.lists

    def entered(self, heads: vec[i64]) -> None:
        for number, faces in enumerate(self.faces):
            for face in faces:
                self.heads[face] = heads[number]

    def resolve(self, g: Eldervale, at: Step) -> None:
        carry_branch(g, at, self.heads[g.die])


@mypyc_attr(acyclic=True)
@final
class RollPoints(DieOp):
    """Roll so many dice: points for the highest."""

    def resolve(self, g: Eldervale, at: Step) -> None:
        score(g, g.players[at.seat], g.die, reason_for(source_of_op(at.thing)))


@mypyc_attr(acyclic=True)
@final
class RollDie(Ask):
    """A die is rolled for an operation (`thing`), then so many more (`other`); `amount` was the highest before it."""

    def options(self, g: Eldervale) -> vec[i64]:
        return g.by_luck(vec[i64]([option(FACE, face) for face in range(1, FACES + 1)]))

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        return 0 if verb(pick) == FACE and 1 <= first(pick) <= FACES else why.LUCK_DECIDES

    def keeps_out(self, g: State, seat: i64) -> i64:
        return why.LUCK_DECIDES

    def chosen(self, g: Eldervale, pick: i64) -> None:
        g.die = max(self.amount, first(pick))
        g.tell(DIE_ROLLED, -1, first(pick), source_of_op(self.thing))
        if self.other > 0:
            g.do(RollDie(NATURE, self.thing, other=self.other - 1, amount=g.die))

    def inside(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
@final
class Rolled(Step):
    """The dice for an operation (`thing`) lie there."""

    def run(self, g: Eldervale) -> None:
        if may_reroll(g, self.seat, self.thing):
            g.do(RollAgain(self.seat, self.thing, self.realm, self.piece, self.other, self.amount))
        else:
            die_op(self.thing).resolve(g, self)


@mypyc_attr(acyclic=True)
@final
class RollAgain(Ask):
    """A die rolled for one of one's cards may be rolled again (Prism of Possibility).

    Where the highest of several counts it is another one: the highest itself could only get worse.
    """

    def options(self, g: Eldervale) -> vec[i64]:
        return vec[i64]([REROLL_CARD_DIE, DECLINE])

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        return 0 if pick in (REROLL_CARD_DIE, DECLINE) else why.REROLL_FIRST

    def chosen(self, g: Eldervale, pick: i64) -> None:
        op = die_op(self.thing)
        if pick == DECLINE:
            op.resolve(g, self)
            return
        mark_done(g, self.seat, CARD_REROLL)
        g.do(
            RollDie(NATURE, self.thing, other=0, amount=g.die if op.dice > 1 else 0),
            Rolled(self.seat, self.thing, self.realm, self.piece, self.other, self.amount),
        )

    def inside(self) -> bool:
        return True


def die_op(number: i64) -> DieOp:
    op = op_of(number)
    assert isinstance(op, DieOp)
    return op


def may_reroll(g: Eldervale, seat: i64, op: i64) -> bool:
    """May a die rolled for this operation be rolled again?  Only those of cards: adventure and magic."""
    if source_of_op(op) >= FIRST_ABILITY:
        return False
    return g.players[seat].powers[CARD_REROLLS] > 0 and not was_done(g, seat, CARD_REROLL)
