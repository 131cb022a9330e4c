"""What tokens are placed for: pray, acquire, build, recruit; moving is `march` (KEMET-PRAY, ACQ, PYR, REC)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, second, third
from deskovka.core.steps import NONE
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games.kemet.areas import CITY_OF, DISTRICT, KIND_OF, district
from deskovka.games.kemet.battle import Fight
from deskovka.games.kemet.interludes import Interlude
from deskovka.games.kemet.placing import IN_CITY, PlaceUnits, gain_tile, put_unit
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import (
    LOCAL_RECRUITS,
    PRAYING,
    PRAYING_UNITS,
    RECRUITING,
    TILES,
)
from deskovka.games.kemet.prices import building_price, reduced, tile_price
from deskovka.games.kemet.table import Ask, Kemet, Step, at
from deskovka.games.kemet.terms import (
    COLOURS,
    DONE,
    ENLIST,
    FIGHT_IN,
    FIRST_ACQUIRE,
    FOR_PRAYING,
    GOLD_SPACE,
    MOST_PYRAMIDS,
    NO_COLOUR,
    NOBODY,
    PRAY_GAIN,
    PUT_ON,
    RAISE,
    RAISED,
    TAKE_TILE,
    TOP_LEVEL,
)

# ---- pray


@mypyc_attr(acyclic=True)
@final
class Pray(Step):
    """Prayer points, and units where a tile gives them (KEMET-PRAY.1)."""

    def run(self, g: Kemet) -> None:
        p = g.players[self.seat]
        g.gain_prayer(p, PRAY_GAIN + p.powers[PRAYING], FOR_PRAYING)
        if p.powers[PRAYING_UNITS]:
            g.do(PlaceUnits(p.seat, IN_CITY, amount=p.powers[PRAYING_UNITS]))


# ---- acquire


@mypyc_attr(acyclic=True)
@final
class AcquireTile(Ask):
    """Take a tile of the offer; `thing` is the space, the gold one for Twin Ceremony (KEMET-ACQ)."""

    def options(self, g: Kemet) -> vec[i64]:
        p = g.players[self.seat]
        found = vec[i64]()
        for tile in range(len(TILES)):
            if g.offer[tile] and may_acquire(g, p, tile, self.thing):
                found = append(found, option(TAKE_TILE, tile))
        return append(found, DONE)

    def chosen(self, g: Kemet, pick: i64) -> None:
        if pick == DONE:
            return
        p = g.players[self.seat]
        tile = first(pick)
        twin = self.thing == GOLD_SPACE
        g.pay(p, tile_price(p, tile, twin))
        if not twin:
            p.bought |= 1 << TILES[tile].colour
        gain_tile(g, p, tile)

    def inside(self) -> bool:
        return True


def may_acquire(g: Kemet, p: Player, tile: i64, space: i64) -> bool:
    what = TILES[tile]
    twin = space == GOLD_SPACE
    if tile_price(p, tile, twin) > p.prayer:
        return False
    if not twin and p.bought >> what.colour & 1:  # KEMET-ACQ.5
        return False
    for owned in p.tiles:
        if TILES[owned].image == what.image:  # KEMET-ACQ.6
            return False
    return pyramid_level(g, p, what.colour, space) >= what.level


def pyramid_level(g: Kemet, p: Player, colour: i64, space: i64) -> i64:
    """The highest pyramid of a colour that counts through this space (KEMET-ACQ.2, KEMET-ACQ.7 to .9)."""
    best: i64 = 0
    own = space == GOLD_SPACE or p.acquire[space - FIRST_ACQUIRE] == colour
    for area in g.board.areas:
        counts = g.pyramids[area] == colour and (own or CITY_OF[area] != p.city)
        if counts and g.levels[area] > best and g.controller(area) == p.seat:
            best = g.levels[area]
    return best


# ---- build


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
                if g.colours >> colour & 1 and not has_pyramid(g, p, colour):
                    for new in range(1, top + 1):
                        found = append(found, option(RAISE, area, colour, new))
    return found


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
            if p.acquire[number] == self.thing and not p.used >> space & 1:
                found = append(found, option(PUT_ON, space))
            elif p.acquire[number] == NO_COLOUR and g.placed >> space & 1:
                found = append(found, option(PUT_ON, space))
                choice = True
        return found if choice else NONE

    def chosen(self, g: Kemet, pick: i64) -> None:
        p = g.players[self.seat]
        for number in range(3):
            if p.acquire[number] == self.thing:
                p.acquire[number] = NO_COLOUR
        p.acquire[first(pick) - FIRST_ACQUIRE] = self.thing

    def inside(self) -> bool:
        return True


# ---- recruit


@mypyc_attr(acyclic=True)
@final
class Recruiting(Ask):
    """Units one after another; `amount` have come, the price is paid at the end (KEMET-REC)."""

    def options(self, g: Kemet) -> vec[i64]:
        p = g.players[self.seat]
        found = vec[i64]()
        if p.supply > 0 and recruit_price(p, self.amount + 1) <= p.prayer:
            for area in g.board.areas:
                if may_recruit(g, p, area):
                    found = append(found, option(ENLIST, area))
        return append(found, DONE)

    def chosen(self, g: Kemet, pick: i64) -> None:
        p = g.players[self.seat]
        if pick == DONE:
            g.pay(p, recruit_price(p, self.amount))
            if len(g.fights):
                g.do(FightNext(self.seat))
            return
        area = first(pick)
        put_unit(g, p, area)
        if g.enemy_in(p.seat, area) != NOBODY and area not in g.fights:  # KEMET-REC.5
            g.add_fight(area)
        g.do(Recruiting(self.seat, amount=self.amount + 1))

    def inside(self) -> bool:
        return True

    def goes_on(self, before: CoreStep) -> bool:
        return isinstance(before, Recruiting) and before.amount < self.amount


def recruit_price(p: Player, units: i64) -> i64:
    """One point for each unit that is not free (KEMET-REC.1, KEMET-REC.8)."""
    return reduced(p, max(0, units - p.powers[RECRUITING]))


def may_recruit(g: Kemet, p: Player, area: i64) -> bool:
    """The own city, held or not; with Local Recruitment beside armies elsewhere (KEMET-REC.2 to .4)."""
    there = g.units[at(p.seat, area)]
    if there >= p.army_limit():
        return False
    if KIND_OF[area] == DISTRICT and CITY_OF[area] == p.city:
        return True
    return p.powers[LOCAL_RECRUITS] > 0 and there > 0


@mypyc_attr(acyclic=True)
@final
class FightNext(Ask):
    """Recruits fight for their districts, one battle after another (KEMET-REC.6, KEMET-REC.7)."""

    def options(self, g: Kemet) -> vec[i64]:
        return vec[i64]([option(FIGHT_IN, area) for area in g.fights])

    def chosen(self, g: Kemet, pick: i64) -> None:
        area = first(pick)
        g.drop_fight(area)
        if len(g.fights):
            g.do(Interlude(self.seat), FightNext(self.seat))
        g.do(Fight(self.seat, area=area, other=g.enemy_in(self.seat, area), amount=0))
