"""What carries effects: adventure and magic cards, abilities of factions, monsters, mercenaries, dragon treasure.

An effect is a list of operations.  They are objects outside the table; a step knows one by its number, which says to
which source it belongs and which of its operations it is.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import ANY_UNIT, EVERY_TIME

NO_OP: Final = -1
OPS_EACH: Final = 64  # numbers of operations for each source
ABILITIES_EACH: Final = 8

# Sources are numbered in this order
FIRST_MAGIC: Final = 104
FIRST_ABILITY: Final = 164  # two of each faction: FIRST_ABILITY + 2 * faction
FIRST_BEAST_CARD: Final = 196  # FIRST_BEAST_CARD + number of the monster
FIRST_HIRELING: Final = 214
FIRST_DRAGON_TREASURE: Final = 216
SOURCE_COUNT: Final = 221


@mypyc_attr(acyclic=True)
class Op:
    """One operation of an effect.  `at` says whose effect it is and what it is about; it never changes."""

    def __init__(self) -> None:
        self.number: i64 = NO_OP
        self.after: i64 = NO_OP  # the operation that follows

    def can(self, g: Eldervale, at: Step) -> bool:
        """Could it do something, or would it but for a limit (R16)?"""
        return True

    def why_not(self, g: Eldervale, at: Step) -> i64:
        """What stands in the way of a spell that begins with it, where it cannot do anything."""
        return why.NOTHING_TO_DO

    def needs_means(self) -> bool:
        """Does whether it can depend on what its seat could pay?  A price paid before may then forbid it."""
        return False

    def run(self, g: Eldervale, at: Step) -> None:
        """Do it: change the table, then put questions on the agenda."""
        raise NotImplementedError

    def is_support(self) -> bool:
        """Does it add dice of units that stay out of the battle?  Those are counted before dice of cards."""
        return False

    def is_cost(self) -> bool:
        """Must it be possible for anything of its list to be done: a payment, a deposit?"""
        return False

    def branches(self) -> list[list[Op]]:
        """Lists of operations inside this one."""
        return []

    def entered(self, heads: vec[i64]) -> None:
        """The numbers of the first operation of each branch; NO_OP for an empty one."""


@mypyc_attr(acyclic=True)
class Condition:
    """What must hold for an ability, or for a part of it."""

    def holds(self, g: Eldervale, at: Step) -> bool:
        raise NotImplementedError

    def needed(self) -> i64:
        """So many of what it counts are needed; 1 where it only holds or not."""
        return 1

    def reached(self, g: Eldervale, at: Step) -> i64:
        """So many there are: as many as needed, or more, exactly where it holds."""
        return 1 if self.holds(g, at) else 0


@mypyc_attr(acyclic=True)
@final
class Ability:
    """One thing a source does: when, on which condition, for which price, how often."""

    def __init__(
        self,
        when: i64,
        do: list[Op],
        *,
        unit: i64 = ANY_UNIT,
        by_any: bool = False,
        only: Condition | None = None,
        may: bool = False,
        pay: i64 = 0,
        limit: i64 = EVERY_TIME,
        instead: bool = False,
        chain: bool = False,
    ) -> None:
        self.when = when
        self.do = do
        self.unit = unit  # of the action, or the kind of unit it is about
        self.by_any = by_any  # whoever does it, not only its owner
        self.only = only
        self.may = may
        self.pay = pay  # a bundle
        self.limit = limit
        self.instead = instead  # of what would happen otherwise
        self.chain = chain  # of a monster: also while it is controlled (ELDER-23.9)
        self.number: i64 = -1
        self.first: i64 = NO_OP


@mypyc_attr(acyclic=True)
@final
class Source:
    """A thing with abilities, and what it always gives (powers.py)."""

    def __init__(self, name: str, abilities: list[Ability], powers: dict[int, int]) -> None:
        self.name = name
        self.abilities = abilities
        self.powers = powers
        self.ops: list[Op] = []
        self.listens: i64 = 0  # triggers it waits for, as bits


SOURCES: Final[list[Source]] = []


def register(source: Source) -> int:
    """Give a source and everything in it their numbers."""
    number = len(SOURCES)
    SOURCES.append(source)
    for local, ability in enumerate(source.abilities):
        ability.number = number * ABILITIES_EACH + local
        ability.first = enter(source, number, ability.do)
        source.listens |= bit(ability.when)
    assert len(source.ops) <= OPS_EACH
    return number


def enter(source: Source, number: int, ops: list[Op]) -> i64:
    """Number a list of operations and what is inside them; the number of the first."""
    for op in ops:
        op.number = number * OPS_EACH + len(source.ops)
        source.ops.append(op)
    for place in range(1, len(ops)):
        ops[place - 1].after = ops[place].number
    for op in ops:
        heads = vec[i64]()
        for branch in op.branches():
            heads = append(heads, enter(source, number, branch))
        op.entered(heads)
    return ops[0].number if ops else NO_OP


def op_of(number: i64) -> Op:
    return SOURCES[number // OPS_EACH].ops[number % OPS_EACH]


def ability_of(number: i64) -> Ability:
    return SOURCES[number // ABILITIES_EACH].abilities[number % ABILITIES_EACH]


def source_of_op(number: i64) -> i64:
    """The thing an operation stands on."""
    return number // OPS_EACH


def source_of_ability(number: i64) -> i64:
    return number // ABILITIES_EACH


def can_begin(g: Eldervale, at: Step, first: i64) -> bool:
    """Can what a list costs be paid, and at least one of its operations do something (R16)?

    `at` is as the list would be carried out.
    """
    only_costs = True
    possible = False
    number = first
    while number != NO_OP:
        op = op_of(number)
        can = op.can(g, at)
        if op.is_cost():
            if not can:
                return False
        else:
            only_costs = False
            possible = possible or can
        number = op.after
    return possible or (only_costs and first != NO_OP)


@mypyc_attr(acyclic=True)
@final
class Carry(Step):
    """Carry out an operation (`thing`) and then those that follow it, top to bottom."""

    def run(self, g: Eldervale) -> None:
        op = op_of(self.thing)
        if op.after != NO_OP:
            g.do(Carry(self.seat, op.after, self.realm, self.piece, self.other, self.amount))
        op.run(g, self)


def carry_on_in(g: Eldervale, realm: i64) -> None:
    """The operations that follow are about this realm: "here" is the realm chosen before."""
    if len(g.agenda):
        step = g.agenda[-1]
        if isinstance(step, Carry):
            g.agenda[-1] = Carry(step.seat, step.thing, realm, step.piece, step.other, step.amount)


def carry_on_with(g: Eldervale, op: i64, other: i64) -> None:
    """The operations that follow this one are about another seat: the owner of the card just used."""
    after = op_of(op).after
    if after != NO_OP and len(g.agenda):
        step = g.agenda[-1]
        if isinstance(step, Carry) and step.thing == after:
            g.agenda[-1] = Carry(step.seat, step.thing, step.realm, step.piece, other, step.amount)


def drop_rest(g: Eldervale, at: Step) -> None:
    """The operations that follow are not carried out: what they need was not paid."""
    if len(g.agenda) and op_of(at.thing).after != NO_OP:
        g.agenda = g.agenda[:-1]
