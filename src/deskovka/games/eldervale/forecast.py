"""How many dice a battle would begin with, tried on a copy of the table (ELDER-19.12 to 19.16).

On the copy nobody joins, spends swords, casts a spell or does what may be left alone, and luck shows its lowest face;
only the ghosts join whenever they can, and their fallen fight along (GHOST-11.2, GHOST-11.3).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from deskovka.core.options import first, second, third, verb
from deskovka.core.steps import NO_STEPS, NONE
from deskovka.games.eldervale.battle_causes import brings_battle, gather, meets_somebody, new_battle
from deskovka.games.eldervale.battle_joining import GhostsJoin, Joining
from deskovka.games.eldervale.battle_muster import Muster
from deskovka.games.eldervale.box import MONSTERS
from deskovka.games.eldervale.ghost_turn import WhereTo
from deskovka.games.eldervale.ongoing import Battle, Placement
from deskovka.games.eldervale.placing import put_down
from deskovka.games.eldervale.rampage import Charge, Rampage, rampagers
from deskovka.games.eldervale.steps import Ask
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import FIRST_MONSTER, NOBODY
from deskovka.games.eldervale.verbs import (
    CHARGE,
    DECLINE,
    DECLINE_RAMPAGE,
    FIGHT,
    JOIN,
    MOVE,
    MOVE_TO,
    PAY_OFF,
    PLACE,
    PLACE_PEACEFULLY,
    RAMPAGE,
)

A_MONSTER: Final = -1  # whom one fights, where it is nobody's
PATIENCE: Final = 40  # questions on the way to a battle


@final
class Forecast:
    """The dice of a battle in a realm: one's own, and those of the strongest who fights against them."""

    def __init__(self, mine: int, theirs: int, seat: int) -> None:
        self.mine = mine
        self.theirs = theirs
        self.seat = seat  # whose the other dice are; A_MONSTER


def forecast(g: Eldervale, seat: int, option: int) -> Forecast | None:
    """The battle an option is bound to end in, if any: nothing tells what others hide."""
    what = int(verb(option))
    if isinstance(g.ask, WhereTo):
        return answered(g, seat, option, second(option))
    if what in (PLACE, PLACE_PEACEFULLY):
        return placed(g, seat, option)
    if what == JOIN and isinstance(g.ask, Joining):
        return joined(g, seat, option)
    if g.battle is not None:
        return None
    if what in (RAMPAGE, DECLINE_RAMPAGE, PAY_OFF) and isinstance(g.ask, Rampage):
        return answered(g, seat, option, g.placements[g.ask.amount].realm)
    if what == CHARGE and isinstance(g.ask, Charge):
        return answered(g, seat, option, g.placements[g.ask.amount].realm)
    if what == FIGHT:
        return fought(bare(g), seat, first(option))
    if what == MOVE:
        return answered(g, seat, option, third(option))
    return answered(g, seat, option, first(option)) if what == MOVE_TO else None


def bare(g: Eldervale) -> Eldervale:
    """A copy of the table on which nothing else is going on."""
    h = g.clone()
    h.agenda = NO_STEPS
    h.ask = None
    h.options = NONE
    h.open_luck = True
    h.battle = None
    return h


def placed(g: Eldervale, seat: int, option: int) -> Forecast | None:
    """The unit stands there, and the monster that comes has come; of several the weakest."""
    placement = Placement()
    placement.realm = second(option)
    if not meets_somebody(g, seat, placement.realm) and len(rampagers(g, placement)) == 0:
        return None
    h = bare(g)
    put_down(h, seat, option)
    h.do(Rampage(seat, amount=len(h.placements) - 1))
    go_on(h)
    return fought(h, seat, placement.realm)


def answered(g: Eldervale, seat: int, option: int, realm: i64) -> Forecast | None:
    """The answer is given to the question that asks for it."""
    h = bare(g)
    ask = g.ask
    assert isinstance(ask, Ask)
    ask.chosen(h, option)
    go_on(h)
    return fought(h, seat, realm)


def joined(g: Eldervale, seat: int, option: int) -> Forecast | None:
    """The battle as it is, with one more unit."""
    battle = g.battle
    assert battle is not None
    h = bare(g)
    h.where[h.first_of(seat, first(option), second(option))] = battle.realm
    return mustered(h, seat, battle.clone())


def as_it_is(g: Eldervale, seat: int) -> Forecast | None:
    """The battle that is being fought, before its dice are counted; nothing for a seat that takes no part."""
    return None if g.battle is None else mustered(bare(g), seat, g.battle.clone())


def fought(h: Eldervale, seat: int, realm: i64) -> Forecast | None:
    """The battle that is to be fought in a realm, if there is one now."""
    for placement in h.placements:
        if placement.realm == realm and brings_battle(h, placement):
            return mustered(h, seat, new_battle(h, placement))
    return None


def mustered(h: Eldervale, seat: int, battle: Battle) -> Forecast | None:
    """Dice are counted as the rules do it."""
    gather(h, battle)
    h.battle = battle
    h.do(Muster())
    if h.ghosts is not None:
        h.do(GhostsJoin())
    go_on(h)
    battle_now = still_fought(h)
    mine = -1 if battle_now is None else battle_now.side_of(seat)
    if battle_now is None or mine < 0:
        return None
    theirs = 0
    whose = A_MONSTER
    for side in battle_now.sides:
        is_enemy = side.seat == NOBODY or h.are_opponents(seat, side.seat)
        if is_enemy and side.dice > theirs:
            theirs = int(side.dice)
            whose = A_MONSTER if side.seat == NOBODY else int(side.seat)
    return Forecast(int(battle_now.sides[mine].dice), theirs, whose) if theirs else None


def still_fought(h: Eldervale) -> Battle | None:
    """The battle of the table now: it may have been called off, which a compiler that saw it begin does not expect."""
    return h.battle


def go_on(h: Eldervale) -> None:
    """Settle, and answer whatever is asked as if nobody wanted more than they have to."""
    h.settle()
    for _ in range(PATIENCE):
        if h.ask is None:
            return
        h.play(least(h))


def least(h: Eldervale) -> i64:
    """The answer that changes least; of monsters the weakest comes."""
    best = h.options[0]
    for pick in h.options:
        if pick == DECLINE or verb(pick) == DECLINE_RAMPAGE:
            return pick
        if verb(pick) == RAMPAGE and verb(best) == RAMPAGE and dice_of(first(pick)) < dice_of(first(best)):
            best = pick
    return best


def dice_of(kind: i64) -> i64:
    return MONSTERS[kind - FIRST_MONSTER].dice
