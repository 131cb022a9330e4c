"""Build: pyramids, founded and raised, and the acquire tokens they bring (KEMET-PYR)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, second, third, verb
from deskovka.core.steps import NONE
from deskovka.core.vecs import append, vec
from deskovka.games.kemet import obstacles as why
from deskovka.games.kemet.areas import CITY_OF, district
from deskovka.games.kemet.asides import elsewhere
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.prices import building_price
from deskovka.games.kemet.table import Ask, Kemet
from deskovka.games.kemet.terms import (
    COLOURS,
    DONE,
    FIRST_ACQUIRE,
    MOST_PYRAMIDS,
    NO_COLOUR,
    PUT_ON,
    RAISE,
    RAISED,
    TOP_LEVEL,
)


@mypyc_attr(acyclic=True)
@final
class BuildPyramid(Ask):
    """Raise or found one pyramid of the own city (KEMET-PYR)."""

    def options(self, g: Kemet) -> vec[i64]:
        p = g.players[self.seat]
        found = vec[i64]()
        for choice in building_options(g, p, TOP_LEVEL):
            if building_price(p, g.levels[first(choice)], third(choice)) <= p.prayer:
                found = append(found, choice)
        return append(found, DONE)

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        if pick == DONE:
            return 0
        p = g.players[self.seat]
        if verb(pick) != RAISE:
            return elsewhere(g, p, pick, why.FINISH_FIRST)
        obstacle = building_obstacle(g, p, pick)
        too_dear = building_price(p, g.levels[first(pick)], third(pick)) > p.prayer
        return why.BUILDING_TOO_DEAR if obstacle == 0 and too_dear else obstacle

    def mentions(self, g: Kemet, pick: i64, obstacle: i64) -> dict[str, object]:
        if obstacle != why.BUILDING_TOO_DEAR:
            return {}
        return {"price": int(building_price(g.players[self.seat], g.levels[first(pick)], third(pick)))}

    def chosen(self, g: Kemet, pick: i64) -> None:
        if pick == DONE:
            return
        p = g.players[self.seat]
        g.pay(p, building_price(p, g.levels[first(pick)], third(pick)))
        founded = g.levels[first(pick)] == 0
        raise_pyramid(g, p, first(pick), second(pick), third(pick))
        if founded:
            g.do(PutAcquireToken(p.seat, second(pick)))

    def inside(self) -> bool:
        return True


def building_options(g: Kemet, p: Player, most: i64) -> vec[i64]:
    """Every pyramid of the own city that can be founded or raised by up to `most` levels: area, colour, new level."""
    found = vec[i64]()
    there = pyramids_of(g, p)
    for number in range(3):
        area = district(p.city, number)
        level = g.levels[area]
        top = min(TOP_LEVEL, level + most)
        if level > 0:
            for new in range(level + 1, top + 1):
                found = append(found, option(RAISE, area, g.pyramids[area], new))
        elif there < MOST_PYRAMIDS[int(g.seats)]:
            for colour in range(len(COLOURS)):
                if colour_obstacle(g, p, colour) == 0:
                    for new in range(1, top + 1):
                        found = append(found, option(RAISE, area, colour, new))
    return found


def building_obstacle(g: Kemet, p: Player, pick: i64) -> i64:
    """To founding or raising a pyramid, whatever it costs (KEMET-PYR.1, .5, .6, .13)."""
    area, colour, level = first(pick), second(pick), third(pick)
    old = g.levels[area]
    if CITY_OF[area] != p.city:
        return why.NOT_OWN_CITY
    if old and g.pyramids[area] != colour:
        return why.OTHER_COLOUR_THERE
    if level <= old:
        return why.ALREADY_SO_HIGH
    if old:
        return 0
    too_many = pyramids_of(g, p) >= MOST_PYRAMIDS[int(g.seats)]
    return colour_obstacle(g, p, colour) or (why.TOO_MANY_PYRAMIDS if too_many else 0)


def colour_obstacle(g: Kemet, p: Player, colour: i64) -> i64:
    """To a new pyramid of this colour (KEMET-PYR.5)."""
    if not g.colours >> colour & 1:
        return why.COLOUR_NOT_IN_PLAY
    return why.COLOUR_BUILT if has_pyramid(g, p, colour) else 0


def pyramids_of(g: Kemet, p: Player) -> i64:
    count: i64 = 0
    for number in range(3):
        if g.levels[district(p.city, number)]:
            count += 1
    return count


def has_pyramid(g: Kemet, p: Player, colour: i64) -> bool:
    for number in range(3):
        if g.pyramids[district(p.city, number)] == colour:
            return True
    return False


def raise_pyramid(g: Kemet, p: Player, area: i64, colour: i64, level: i64) -> None:
    """A new pyramid brings its acquire token (KEMET-PYR.5, KEMET-PYR.12, KEMET-SETUP.30)."""
    if g.levels[area] == 0:
        g.pyramids[area] = colour
        put_acquire_token(p, colour)
    g.levels[area] = level
    g.tell(RAISED, p.seat, area, colour, level)


def put_acquire_token(p: Player, colour: i64) -> None:
    """The leftmost space without one, a space without an action token first."""
    best: i64 = -1
    for number in range(3):
        if p.acquire[number] == NO_COLOUR:
            if not p.used >> (FIRST_ACQUIRE + number) & 1:
                p.acquire[number] = colour
                return
            if best < 0:
                best = number
    p.acquire[best] = colour


@mypyc_attr(acyclic=True)
@final
class PutAcquireToken(Ask):
    """The new acquire token of the colour `thing` may lie where an action is still to come (KEMET-PYR.14)."""

    def options(self, g: Kemet) -> vec[i64]:
        p = g.players[self.seat]
        found = vec[i64]()
        choice = False
        for number in range(3):
            space = FIRST_ACQUIRE + number
            if acquire_token_obstacle(g, p, self.thing, space) == 0:
                found = append(found, option(PUT_ON, space))
                choice = choice or p.acquire[number] == NO_COLOUR
        return found if choice else NONE

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        p = g.players[self.seat]
        if verb(pick) != PUT_ON:
            return elsewhere(g, p, pick, why.FINISH_FIRST)
        return acquire_token_obstacle(g, p, self.thing, first(pick))

    def chosen(self, g: Kemet, pick: i64) -> None:
        p = g.players[self.seat]
        for number in range(3):
            if p.acquire[number] == self.thing:
                p.acquire[number] = NO_COLOUR
        p.acquire[first(pick) - FIRST_ACQUIRE] = self.thing

    def inside(self) -> bool:
        return True


def acquire_token_obstacle(g: Kemet, p: Player, colour: i64, space: i64) -> i64:
    """Where it lies if that still serves today, or where an action is still to come (KEMET-PYR.14)."""
    number = space - FIRST_ACQUIRE
    if 0 <= number < 3:
        if p.acquire[number] == colour and not p.used >> space & 1:
            return 0
        if p.acquire[number] == NO_COLOUR and g.placed >> space & 1:
            return 0
    return why.ACQUIRE_TOKEN_NOT_THERE
