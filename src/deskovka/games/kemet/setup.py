"""Setting the table (KEMET-SETUP)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.game import Game
from deskovka.core.luck import luck_of
from deskovka.core.options import first, option, second, third
from deskovka.core.vecs import append, vec
from deskovka.games.kemet.actions import has_pyramid, pyramids_of, raise_pyramid
from deskovka.games.kemet.areas import AREAS, BOARDS, district
from deskovka.games.kemet.cards import CARD_KINDS, DIVERSION, INTERVENTIONS
from deskovka.games.kemet.day import Day
from deskovka.games.kemet.night import Night
from deskovka.games.kemet.placing import gain_tile
from deskovka.games.kemet.player import Player, new_player
from deskovka.games.kemet.powers import CREATURE_COUNT, SILVER_TOKEN, TILES
from deskovka.games.kemet.table import NO_UNITS, Ask, Kemet, Step, Variants, at
from deskovka.games.kemet.terms import (
    CITY,
    CITY_TAKEN,
    COLOUR_DRAWN,
    COLOURS,
    COLOURS_IN_PLAY,
    DONE,
    FOUND,
    FREE_TILE,
    GAINED,
    MOST_PYRAMIDS,
    NO_COLOUR,
    NOBODY,
    OFF_BOARD,
    ORDER_DRAWN,
    READY,
    SETTING_UP,
    START_ARMY,
    START_LEVELS,
    STATION,
    STATIONED,
)


def plain_table(game: Game, seats: i64, variants: Variants, luck: i64) -> Kemet:
    """A table before anything is set up."""
    g = Kemet(game)
    g.luck = luck
    g.seats = seats
    g.variants = variants
    g.board = BOARDS[int(seats)]
    g.phase = SETTING_UP
    g.order = vec[i64]([seat for seat in range(seats)])
    g.units = NO_UNITS[:]
    g.levels = vec[i64]([0 for _ in range(AREAS)])
    g.pyramids = vec[i64]([NO_COLOUR for _ in range(AREAS)])
    g.creature_areas = vec[i64]([OFF_BOARD for _ in range(CREATURE_COUNT)])
    g.creature_owners = vec[i64]([NOBODY for _ in range(CREATURE_COUNT)])
    g.offer = vec[i64]([0 for _ in range(len(TILES))])
    g.players = vec[Player]([new_player(seat) for seat in range(seats)])
    return g


def deal(game: Game, seats: i64, seed: i64, variants: Variants) -> Kemet:
    g = plain_table(game, seats, variants, luck_of(seed))
    g.do(SetUp())
    return g


@mypyc_attr(acyclic=True)
@final
class SetUp(Step):
    """Colours, tiles and cards; cities; then the players in turn (KEMET-SETUP.1 to .30)."""

    def run(self, g: Kemet) -> None:
        draw_colours(g)
        lay_tiles(g)
        g.deck = vec[i64]()
        for kind in range(CARD_KINDS):
            if kind != DIVERSION:  # KEMET-SETUP.9
                for _ in range(INTERVENTIONS[kind].copies):
                    g.deck = append(g.deck, kind)
        g.shuffle(g.deck)
        for p in g.players:
            p.hand[DIVERSION] += 1
        if g.variants.choose_cities:
            g.do(ChooseCity(0), TakeOrder())
            return
        cities = g.board.cities[:]
        g.shuffle(cities)
        for p in g.players:
            take_city(g, p, cities[p.seat])
        g.do(TakeOrder())


def draw_colours(g: Kemet) -> None:
    """KEMET-SETUP.1"""
    colours = vec[i64]([colour for colour in range(len(COLOURS))])
    g.shuffle(colours)
    g.colours = 0
    for number in range(COLOURS_IN_PLAY[int(g.seats)]):
        g.colours |= 1 << colours[number]
        g.tell(COLOUR_DRAWN, -1, colours[number])


def lay_tiles(g: Kemet) -> None:
    """The tiles of the colours in play; fewer with two players (KEMET-SETUP.2, KEMET-SETUP.3)."""
    for number in range(len(TILES)):
        tile = TILES[number]
        g.offer[number] = 0
        if g.colours >> tile.colour & 1:
            g.offer[number] = tile.copies
            if g.seats == 2:
                gives_silver = len(tile.gives) > 0 and tile.gives[0][0] == SILVER_TOKEN
                g.offer[number] = 0 if gives_silver else 1


def take_city(g: Kemet, p: Player, city: i64) -> None:
    p.city = city
    g.tell(CITY_TAKEN, p.seat, city)


@mypyc_attr(acyclic=True)
@final
class ChooseCity(Ask):
    """Each player chooses a city that nobody has (KEMET-SETUP.11)."""

    def options(self, g: Kemet) -> vec[i64]:
        return vec[i64]([option(CITY, city) for city in g.board.cities if g.owner_of_city(city) == NOBODY])

    def chosen(self, g: Kemet, pick: i64) -> None:
        take_city(g, g.players[self.seat], first(pick))
        if self.seat + 1 < g.seats:
            g.do(ChooseCity(self.seat + 1))


@mypyc_attr(acyclic=True)
@final
class TakeOrder(Step):
    """The turn order by lot, cards, then units, pyramids and tiles (KEMET-SETUP.15, .17 to .25)."""

    def run(self, g: Kemet) -> None:
        g.shuffle(g.order)
        for place in range(g.seats):
            g.tell(ORDER_DRAWN, g.order[place], place + 1)
        for seat in g.order:
            for _ in range(2):
                g.draw_card(g.players[seat])
        g.do(InTurn(amount=0, thing=0), InTurn(amount=0, thing=1), InTurn(amount=0, thing=2), BeginPlay())


@mypyc_attr(acyclic=True)
@final
class InTurn(Step):
    """Units (`thing` 0) and pyramids (1) in turn order, tiles (2) in reverse; `amount` players have had theirs."""

    def run(self, g: Kemet) -> None:
        if self.amount == g.seats:
            return
        g.do(InTurn(amount=self.amount + 1, thing=self.thing))
        if self.thing == 0:
            g.do(Station(g.order[self.amount]))
        elif self.thing == 1:
            g.do(FoundPyramid(g.order[self.amount], area=0, amount=START_LEVELS))
        else:
            g.do(FreeTile(g.order[g.seats - 1 - self.amount]))


@mypyc_attr(acyclic=True)
@final
class Station(Ask):
    """Five units in each of two districts (KEMET-SETUP.18)."""

    def options(self, g: Kemet) -> vec[i64]:
        city = g.players[self.seat].city
        found = vec[i64]()
        for one in range(3):
            for two in range(one + 1, 3):
                found = append(found, option(STATION, district(city, one), district(city, two)))
        return found

    def chosen(self, g: Kemet, pick: i64) -> None:
        p = g.players[self.seat]
        for area in (first(pick), second(pick)):
            p.supply -= START_ARMY
            g.units[at(p.seat, area)] += START_ARMY
        g.tell(STATIONED, p.seat, first(pick), second(pick))


@mypyc_attr(acyclic=True)
@final
class FoundPyramid(Ask):
    """Three levels in all, two at most in a district, all colours different; district `area`, `amount` levels left."""

    def options(self, g: Kemet) -> vec[i64]:
        p = g.players[self.seat]
        found = vec[i64]()
        rest = 2 - self.area  # districts after this one
        room = MOST_PYRAMIDS[int(g.seats)] - pyramids_of(g, p)
        for level in range(3):
            left = self.amount - level
            more = room - (1 if level else 0)
            if left < 0 or more < 0 or left > 2 * min(rest, more):
                continue
            if level == 0:
                found = append(found, DONE)
                continue
            for colour in range(len(COLOURS)):
                if g.colours >> colour & 1 and not has_pyramid(g, p, colour):
                    found = append(found, option(FOUND, district(p.city, self.area), colour, level))
        return found

    def chosen(self, g: Kemet, pick: i64) -> None:
        p = g.players[self.seat]
        left = self.amount
        if pick != DONE:
            raise_pyramid(g, p, first(pick), second(pick), third(pick))
            left -= third(pick)
        if self.area < 2 and left:
            g.do(FoundPyramid(self.seat, area=self.area + 1, amount=left))


@mypyc_attr(acyclic=True)
@final
class FreeTile(Ask):
    """A tile of level 1 in the colour of an own pyramid, free of charge (KEMET-SETUP.23, KEMET-SETUP.24)."""

    def options(self, g: Kemet) -> vec[i64]:
        p = g.players[self.seat]
        found = vec[i64]()
        for tile in range(len(TILES)):
            if g.offer[tile] and TILES[tile].level == 1 and has_pyramid(g, p, TILES[tile].colour):
                found = append(found, option(FREE_TILE, tile))
        return found

    def chosen(self, g: Kemet, pick: i64) -> None:
        gain_tile(g, g.players[self.seat], first(pick))


@mypyc_attr(acyclic=True)
@final
class BeginPlay(Step):
    """The first day begins; there is no night before it (KEMET-SETUP.26)."""

    def run(self, g: Kemet) -> None:
        for p in g.players:
            if p.silver == GAINED:
                p.silver = READY
            if p.gold == GAINED:
                p.gold = READY
        g.do(Day(), Night())
