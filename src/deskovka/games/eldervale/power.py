"""Power of the elements: markers on the tracks, and the orbs at their ends (ELDER-22)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit
from deskovka.core.options import each, first, option, verb
from deskovka.core.steps import NATURE
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.abilities import fire
from deskovka.games.eldervale.effects.words import ANY_ELEMENT, PLACED_ANY
from deskovka.games.eldervale.gaining import FOR_CARDS, FOR_ORBS, gain, score
from deskovka.games.eldervale.ghosts import GHOSTS, ROW_OF_FACE
from deskovka.games.eldervale.menu import MENU, MENU_POINTS, MENU_POINTS_WORTH, MENU_POWER
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.resources import of, size
from deskovka.games.eldervale.steps import Ask, RollOne
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import ELEMENTS, MAGIC, MARKERS, MENU_SPACES, OPPONENT_POWER, TOP_LEVEL
from deskovka.games.eldervale.verbs import (
    ELEMENT,
    ELEMENT_ROLLED,
    IGNORE,
    MARKER_MOVED,
    MENU_USED,
    MOVE_MARKER,
    ORB_GAINED,
    POWER_GAINED,
    POWER_LOST,
)


def gain_power(g: Eldervale, p: Player, element: i64, n: i64, else_vp: i64 = 0, reason: i64 = FOR_CARDS) -> None:
    """So much power of an element, or of one that is chosen (ANY_ELEMENT, PLACED_ANY).

    Levels above the top give `else_vp` points each.  Asks which element, and what a fifth one costs.
    """
    if element < -1 and p.is_ghosts():
        g.do(RollElement(NATURE, element, piece=reason, other=else_vp, amount=n))
    elif element < -1:
        g.do(ChooseElement(p.seat, element, piece=reason, other=else_vp, amount=n))
    elif element < 0 or not g.elements >> element & 1:
        return  # ELDER-22.13
    elif p.levels[element] == 0 and p.markers() == MARKERS:
        g.do(Relocate(p.seat, element, piece=reason, other=else_vp, amount=n))
    else:
        advance(g, p, element, n, else_vp, reason)


def advance(g: Eldervale, p: Player, element: i64, n: i64, else_vp: i64, reason: i64) -> None:
    """The marker moves outward, or comes to level 1 first (ELDER-22.4, ELDER-22.5, ELDER-22.15)."""
    before = p.levels[element]
    level = min(TOP_LEVEL, before + n)
    miss(g, p, element, before + n - level, else_vp, reason)
    if level == before:
        return
    p.levels[element] = level
    g.tell(POWER_GAINED, p.seat, element, level)
    if level == TOP_LEVEL and g.power_orbs >> element & 1:
        g.power_orbs &= ~bit(element)
        gain_orb(g, p)  # ELDER-22.12
    for other in g.players:
        if g.are_opponents(p.seat, other.seat):
            fire(g, OPPONENT_POWER, other.seat, other=p.seat, amount=element)  # walls: ELDER-17.21, R17


def miss(g: Eldervale, p: Player, element: i64, lost: i64, else_vp: i64, reason: i64) -> None:
    """So many levels are not gained: points for each, or nothing."""
    if lost and else_vp:
        score(g, p, lost * else_vp, reason)
    elif lost:
        g.tell(POWER_LOST, p.seat, element)


def gain_orb(g: Eldervale, p: Player) -> None:
    """It lies in the tray until it is used (ELDER-16.1); the ghosts use theirs at once."""
    g.tell(ORB_GAINED, p.seat)
    if p.is_ghosts():
        haunt_menu(g, p)
    else:
        p.orbs += 1


def haunt_menu(g: Eldervale, p: Player) -> None:
    """An orb of the ghosts on the first free space; points for resources (GHOST-14.1 to 14.3).

    With a full menu it lies beside it, without effect.
    """
    space: i64 = 0
    while g.menu >> space & 1:
        space += 1
    if space >= MENU_SPACES:
        return
    g.menu |= bit(space)
    g.tell(MENU_USED, p.seat, space)
    if space == MENU_POWER:
        gain_power(g, p, ANY_ELEMENT, 1)
    elif space == MENU_POINTS:
        score(g, p, MENU_POINTS_WORTH, FOR_ORBS)
    elif of(MENU[space], MAGIC):
        gain(g, p, MENU[space])
    else:
        score(g, p, size(MENU[space]), FOR_ORBS)


def element_of_face(g: Eldervale, face: i64) -> i64:
    """The element of the row of the ghost board that shows this face of a die (GHOST-13.1)."""
    ghosts = g.ghosts
    assert ghosts is not None
    return ghosts.rows[ROW_OF_FACE[face]]


def could_rise(g: Eldervale, p: Player, element: i64, placed: bool) -> bool:
    """Would power of this element be a gain?  With `placed` only where a marker lies already."""
    return p.levels[element] < TOP_LEVEL and (p.levels[element] > 0 or not placed)


@mypyc_attr(acyclic=True)
@final
class RollElement(RollOne):
    """The ghosts' power (`amount`) of any element, by a die; again as long as another one could rise (GHOST-13).

    `thing`, `other`, `piece`: as below.
    """

    def chosen(self, g: Eldervale, pick: i64) -> None:
        p = g.players[GHOSTS]
        element = element_of_face(g, first(pick))
        g.tell(ELEMENT_ROLLED, GHOSTS, first(pick), element)
        if could_rise(g, p, element, self.thing == PLACED_ANY):
            advance(g, p, element, self.amount, self.other, self.piece)
        elif self.is_any_open(g, p):
            g.do(self)  # GHOST-13.2
        else:
            miss(g, p, element, self.amount, self.other, self.piece)  # GHOST-13.4

    def is_any_open(self, g: Eldervale, p: Player) -> bool:
        for element in range(ELEMENTS):
            if g.elements >> element & 1 and could_rise(g, p, element, self.thing == PLACED_ANY):
                return True
        return False


@mypyc_attr(acyclic=True)
@final
class ChooseElement(Ask):
    """Power (`amount`) of an element of one's choice; `thing` says of which.

    An element at its top may be chosen, for points (`other` for each level, `piece` is their reason) or nothing (R43).
    """

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        for element in range(ELEMENTS):
            if self.obstacle(g, option(ELEMENT, element)) == 0:
                found = append(found, option(ELEMENT, element))
        return found

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != ELEMENT:
            return why.ELEMENT_FIRST
        if not g.elements >> first(pick) & 1:
            return why.ELEMENT_NOT_USED
        if self.thing == PLACED_ANY and g.players[self.seat].levels[first(pick)] == 0:
            return why.NO_MARKER_THERE
        return 0

    def chosen(self, g: Eldervale, pick: i64) -> None:
        gain_power(g, g.players[self.seat], first(pick), self.amount, self.other, self.piece)

    def inside(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
@final
class Relocate(Ask):
    """All four markers are on tracks: one of them goes to the new element (`thing`), or its power is not taken.

    The choice is made once for all the power gained (ELDER-22.7, R5).  `other`, `piece`: as above.
    """

    def options(self, g: Eldervale) -> vec[i64]:
        placed = vec[i64]()
        for element in range(ELEMENTS):
            if g.players[self.seat].levels[element]:
                placed = append(placed, element)
        return append(each(MOVE_MARKER, placed), IGNORE)

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) == MOVE_MARKER:
            return 0 if g.players[self.seat].levels[first(pick)] else why.NO_MARKER_THERE
        return 0 if pick == IGNORE else why.MARKER_FIRST

    def chosen(self, g: Eldervale, pick: i64) -> None:
        p = g.players[self.seat]
        if pick == IGNORE:
            g.tell(POWER_LOST, self.seat, self.thing)
            return
        p.levels[first(pick)] = 0  # ELDER-22.8
        g.tell(MARKER_MOVED, self.seat, first(pick), self.thing)
        advance(g, p, self.thing, self.amount, self.other, self.piece)

    def inside(self) -> bool:
        return True
