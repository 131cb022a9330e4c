"""Setting the table (KEMET-SETUP)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.game import Game
from deskovka.core.luck import Seed
from deskovka.core.options import first, option, second, third, verb
from deskovka.core.vecs import append, vec
from deskovka.games.kemet import obstacles as why
from deskovka.games.kemet.areas import AREA_NAMES, AREAS, BOARDS, CITY_OF, district
from deskovka.games.kemet.building import has_pyramid, pyramids_of, raise_pyramid
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


def plain_table(game: Game, seats: i64, variants: Variants, seed: Seed) -> Kemet:
    """A table before anything is set up."""
    g = Kemet(game)
    g.take_luck(seed)
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


def deal(game: Game, seats: i64, seed: Seed, variants: Variants) -> Kemet:
    g = plain_table(game, seats, variants, seed)
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
            p.take_openly(DIVERSION)
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

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        if verb(pick) != CITY:
            return why.SETUP_FIRST
        if first(pick) not in g.board.cities:
            return why.CITY_NOT_IN_PLAY
        return 0 if g.owner_of_city(first(pick)) == NOBODY else why.CITY_TAKEN

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

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        if verb(pick) != STATION:
            return why.SETUP_FIRST
        return 0 if pick in self.options(g) else why.NOT_THAT_PAIR

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
        for level in range(3):
            if self.levels_obstacle(g, p, level):
                continue
            if level == 0:
                found = append(found, DONE)
                continue
            for colour in range(len(COLOURS)):
                if founding_obstacle(g, p, colour) == 0:
                    found = append(found, option(FOUND, district(p.city, self.area), colour, level))
        return found

    def levels_obstacle(self, g: Kemet, p: Player, level: i64) -> i64:
        """To so many levels in this district: the rest must find room in those after it (KEMET-SETUP.19)."""
        rest = 2 - self.area  # districts after this one
        room = MOST_PYRAMIDS[int(g.seats)] - pyramids_of(g, p) - (1 if level else 0)
        left = self.amount - level
        return why.FOUND_LEVELS if level > 2 or left < 0 or room < 0 or left > 2 * min(rest, room) else 0

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        p = g.players[self.seat]
        if pick == DONE:
            return self.levels_obstacle(g, p, 0)
        if verb(pick) != FOUND:
            return why.SETUP_FIRST
        if CITY_OF[first(pick)] != p.city:
            return why.FOUNDED_ELSEWHERE
        if first(pick) != district(p.city, self.area):
            return why.FOUND_HERE
        return founding_obstacle(g, p, second(pick)) or self.levels_obstacle(g, p, third(pick))

    def mentions(self, g: Kemet, pick: i64, obstacle: i64) -> dict[str, object]:
        if obstacle == why.FOUND_HERE:
            return {"area": AREA_NAMES[district(g.players[self.seat].city, self.area)]}
        return {"count": MOST_PYRAMIDS[int(g.seats)]}

    def chosen(self, g: Kemet, pick: i64) -> None:
        p = g.players[self.seat]
        left = self.amount
        if pick != DONE:
            raise_pyramid(g, p, first(pick), second(pick), third(pick))
            left -= third(pick)
        if self.area < 2 and left:
            g.do(FoundPyramid(self.seat, area=self.area + 1, amount=left))


def founding_obstacle(g: Kemet, p: Player, colour: i64) -> i64:
    """To a first pyramid of this colour (KEMET-SETUP.20)."""
    if not g.colours >> colour & 1:
        return why.FOUNDED_OUT_OF_PLAY
    return why.COLOUR_FOUNDED if has_pyramid(g, p, colour) else 0


@mypyc_attr(acyclic=True)
@final
class FreeTile(Ask):
    """A tile of level 1 in the colour of an own pyramid, free of charge (KEMET-SETUP.23, KEMET-SETUP.24)."""

    def options(self, g: Kemet) -> vec[i64]:
        p = g.players[self.seat]
        found = vec[i64]()
        for tile in range(len(TILES)):
            if free_tile_obstacle(g, p, tile) == 0:
                found = append(found, option(FREE_TILE, tile))
        return found

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        if verb(pick) != FREE_TILE:
            return why.SETUP_FIRST
        return free_tile_obstacle(g, g.players[self.seat], first(pick))

    def chosen(self, g: Kemet, pick: i64) -> None:
        gain_tile(g, g.players[self.seat], first(pick))


def free_tile_obstacle(g: Kemet, p: Player, tile: i64) -> i64:
    if TILES[tile].level != 1 or not has_pyramid(g, p, TILES[tile].colour):
        return why.NOT_A_FREE_TILE
    return 0 if g.offer[tile] else why.FREE_TILE_GONE


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
