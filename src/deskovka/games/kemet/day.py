"""The day: tokens, actions and who wins (KEMET-DAY, KEMET-TOK, KEMET-END, KEMET-ACQ, KEMET-PYR, KEMET-REC)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, second, third, verb
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games.kemet.areas import CITY_OF, DISTRICT, KIND_OF, district
from deskovka.games.kemet.battle import Fight
from deskovka.games.kemet.interludes import ANY_TIME, Interlude, aside_options, do_aside
from deskovka.games.kemet.march import BeginMarch
from deskovka.games.kemet.placing import IN_CITY, PlaceUnits, exchange, exchange_options, gain_tile, put_unit
from deskovka.games.kemet.powers import (
    GOLD_ACQUIRE,
    GOLD_MOVE,
    GOLD_RECRUIT,
    LOCAL_RECRUITS,
    PRAYING,
    PRAYING_UNITS,
    RECRUITING,
    TILES,
)
from deskovka.games.kemet.prices import building_price, reduced, tile_price
from deskovka.games.kemet.table import NOBODY, Ask, Kemet, Player, Step, at
from deskovka.games.kemet.terms import (
    ACQUIRE,
    BUILD,
    COLOURS,
    DAY,
    DAY_BEGAN,
    DO,
    DONE,
    ENDED,
    ENLIST,
    EXCHANGE,
    FIGHT_IN,
    FIRST_ACQUIRE,
    GAINED,
    GOAL,
    GOLD,
    GOLD_DO,
    GOLD_PLACED,
    GOLD_SPACE,
    MOST_PYRAMIDS,
    MOVE,
    NO_COLOUR,
    NORMAL_SPACES,
    PRAY,
    PRAY_GAIN,
    RAISE,
    RAISED,
    READY,
    RECRUIT,
    SILVER,
    SILVER_PLACED,
    SPACE_ACTION,
    SPACE_LEVEL,
    TAKE_TILE,
    TOKEN,
    TOKEN_PLACED,
    TOP_LEVEL,
    USED,
)

LEVEL_SPACES: Final = vec[i64](  # the spaces of each level, as bits
    [sum(1 << space for space in range(NORMAL_SPACES) if SPACE_LEVEL[space] == level) for level in (1, 2, 3)]
)


# ---- turns


@mypyc_attr(acyclic=True)
@final
class Day(Step):
    """A new day begins; the night waits behind it (KEMET-CORE.1)."""

    def run(self, g: Kemet) -> None:
        g.phase = DAY
        g.step = 0
        g.round += 1
        g.turn = 0
        for p in g.players:
            p.bought = 0
        g.tell(DAY_BEGAN, -1, g.round)
        g.do(NextTurn())


@mypyc_attr(acyclic=True)
@final
class NextTurn(Step):
    """The next player with a token left, or the end of the day (KEMET-DAY.1, KEMET-DAY.5)."""

    def run(self, g: Kemet) -> None:
        for _ in range(g.seats):
            p = g.players[g.order[g.turn]]
            if p.tokens > 0:
                p.exchanged = 0
                g.do(TurnStart(p.seat))
                return
            g.turn = (g.turn + 1) % g.seats


@mypyc_attr(acyclic=True)
@final
class TurnStart(Step):
    """Has the player won (KEMET-END.1, KEMET-END.6)?  If not, he opens his turn."""

    def run(self, g: Kemet) -> None:
        mine = g.score(self.seat)
        best: i64 = 0
        for seat in range(g.seats):
            best = max(best, g.score(seat))
        if mine >= GOAL and mine == best:
            g.winner = self.seat
            g.agenda = vec[CoreStep]()
            g.tell(ENDED, self.seat)
            return
        g.do(Opening(self.seat))


@mypyc_attr(acyclic=True)
@final
class Opening(Ask):
    """Place an action token; before it, cards and creatures (KEMET-DAY.1, KEMET-DAY.11, KEMET-CRE.3)."""

    def options(self, g: Kemet) -> vec[i64]:
        p = g.players[self.seat]
        found = vec[i64]()
        spare: i64 = 1 if p.silver == READY else 0
        for space in range(NORMAL_SPACES):
            free = not p.used >> space & 1
            if free and empty_levels(p.used | 1 << space) <= p.tokens - 1 + spare:  # KEMET-DAY.7
                found = append(found, option(TOKEN, space))
        for choice in aside_options(g, p, ANY_TIME):
            found = append(found, choice)
        for choice in exchange_options(g, p):
            found = append(found, choice)
        return found

    def chosen(self, g: Kemet, pick: i64) -> None:
        p = g.players[self.seat]
        if verb(pick) == TOKEN:
            p.tokens -= 1
            p.used |= 1 << first(pick)
            g.placed = 1 << first(pick)
            g.tell(TOKEN_PLACED, p.seat, first(pick))
            g.do(AddTokens(p.seat), NextAction(p.seat), EndTurn(p.seat))
        else:
            g.do(TurnStart(self.seat))
            if verb(pick) == EXCHANGE:
                exchange(g, p, first(pick), second(pick))
            else:
                do_aside(g, p, pick)


def empty_levels(used: i64) -> i64:
    """Levels of the board without a token (KEMET-DAY.6)."""
    count: i64 = 0
    for spaces in LEVEL_SPACES:
        if used & spaces == 0:
            count += 1
    return count


@mypyc_attr(acyclic=True)
@final
class AddTokens(Ask):
    """A silver or gold token together with the normal one (KEMET-TOK.1, KEMET-TOK.7, KEMET-TOK.11)."""

    def options(self, g: Kemet) -> vec[i64]:
        p = g.players[self.seat]
        found = vec[i64]()
        if p.silver == READY:
            for space in range(NORMAL_SPACES):
                if not p.used >> space & 1 and empty_levels(p.used | 1 << space) <= p.tokens:
                    found = append(found, option(SILVER, space))
        if p.gold == READY:
            found = append(found, GOLD)
        later: i64 = 1 if p.silver == READY and p.tokens > 0 else 0
        if empty_levels(p.used) <= p.tokens + later:
            found = append(found, DONE)
        return found

    def chosen(self, g: Kemet, pick: i64) -> None:
        p = g.players[self.seat]
        if pick == DONE:
            return
        if verb(pick) == SILVER:
            p.silver = USED
            p.used |= 1 << first(pick)
            g.placed |= 1 << first(pick)
            g.tell(SILVER_PLACED, p.seat, first(pick))
        else:
            p.gold = USED
            g.placed |= 1 << GOLD_SPACE
            g.tell(GOLD_PLACED, p.seat)
        g.do(self)


@mypyc_attr(acyclic=True)
@final
class NextAction(Ask):
    """Which of the placed actions comes next (KEMET-TOK.2)?"""

    def options(self, g: Kemet) -> vec[i64]:
        found = vec[i64]()
        for space in range(NORMAL_SPACES + 1):
            if g.placed >> space & 1:
                found = append(found, option(DO, space))
        return found

    def chosen(self, g: Kemet, pick: i64) -> None:
        space = first(pick)
        g.placed &= ~(1 << space)
        g.doing = space
        g.do(Interlude(self.seat), NextAction(self.seat))
        if space == GOLD_SPACE:
            g.do(GoldAction(self.seat))
        else:
            begin_action(g, self.seat, SPACE_ACTION[space], space)

    def inside(self) -> bool:
        return False


def begin_action(g: Kemet, seat: i64, action: i64, space: i64) -> None:
    """Carry out an action; `space` is the gold space where no other matters."""
    if action == PRAY:
        g.do(Pray(seat))
    elif action == ACQUIRE:
        g.do(AcquireTile(seat, space))
    elif action == BUILD:
        g.do(BuildPyramid(seat))
    elif action == RECRUIT:
        g.do(Recruiting(seat, area=0, amount=0))
    else:
        g.do(BeginMarch(seat))


@mypyc_attr(acyclic=True)
@final
class GoldAction(Ask):
    """What the gold token does, as the tiles allow (KEMET-TOK.4, KEMET-TOK.6)."""

    def options(self, g: Kemet) -> vec[i64]:
        p = g.players[self.seat]
        found = vec[i64]()
        if p.powers[GOLD_RECRUIT]:
            found = append(found, option(GOLD_DO, RECRUIT))
        if p.powers[GOLD_MOVE]:
            found = append(found, option(GOLD_DO, MOVE))
        if p.powers[GOLD_ACQUIRE]:
            found = append(found, option(GOLD_DO, ACQUIRE))
        return found

    def chosen(self, g: Kemet, pick: i64) -> None:
        begin_action(g, self.seat, first(pick), GOLD_SPACE)

    def inside(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
@final
class EndTurn(Step):
    """Tokens gained this turn are ready now (KEMET-TOK.8); the next player."""

    def run(self, g: Kemet) -> None:
        p = g.players[self.seat]
        g.doing = -1
        if p.silver == GAINED:
            p.silver = READY
        if p.gold == GAINED:
            p.gold = READY
        g.turn = (g.turn + 1) % g.seats
        g.do(NextTurn())


# ---- pray


@mypyc_attr(acyclic=True)
@final
class Pray(Step):
    """Prayer points, and units where a tile gives them (KEMET-PRAY.1)."""

    def run(self, g: Kemet) -> None:
        p = g.players[self.seat]
        g.gain_prayer(p, PRAY_GAIN + p.powers[PRAYING])
        if p.powers[PRAYING_UNITS]:
            g.do(PlaceUnits(p.seat, IN_CITY, 0, amount=p.powers[PRAYING_UNITS]))


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
        raise_pyramid(g, p, first(pick), second(pick), third(pick))

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


# ---- recruit


@mypyc_attr(acyclic=True)
@final
class Recruiting(Ask):
    """Units one after another, areas in their order; `amount` have come, the price is paid at the end (KEMET-REC)."""

    def options(self, g: Kemet) -> vec[i64]:
        p = g.players[self.seat]
        found = vec[i64]()
        if p.supply > 0 and recruit_price(p, self.amount + 1) <= p.prayer:
            for area in g.board.areas:
                if area >= self.area and may_recruit(g, p, area):
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
            g.fights = append(g.fights, area)
        g.do(Recruiting(self.seat, area=area, amount=self.amount + 1))

    def inside(self) -> bool:
        return True


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
