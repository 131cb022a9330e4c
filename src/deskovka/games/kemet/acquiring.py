"""Acquire: what keeps a player from a tile, and which pyramids count (KEMET-ACQ)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, verb
from deskovka.core.vecs import append, vec
from deskovka.games.kemet import obstacles as why
from deskovka.games.kemet.areas import CITY_OF
from deskovka.games.kemet.asides import elsewhere
from deskovka.games.kemet.placing import gain_tile
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import TILES
from deskovka.games.kemet.prices import tile_price
from deskovka.games.kemet.table import Ask, Kemet
from deskovka.games.kemet.terms import ANY_SPACE, COLOURS, DONE, FIRST_ACQUIRE, GOLD_SPACE, TAKE_TILE


@mypyc_attr(acyclic=True)
@final
class AcquireTile(Ask):
    """Take a tile of the offer; `thing` is the space, the gold one for Twin Ceremony (KEMET-ACQ)."""

    def options(self, g: Kemet) -> vec[i64]:
        p = g.players[self.seat]
        reach = pyramid_levels(g, p, self.thing)
        twin = self.thing == GOLD_SPACE
        found = vec[i64]()
        for tile in range(len(TILES)):
            near = reach[TILES[tile].colour] >= TILES[tile].level  # most are not
            if near and tile_obstacle(g, p, tile, twin, reach) == 0:
                found = append(found, option(TAKE_TILE, tile))
        return append(found, DONE)

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        if pick == DONE:
            return 0
        p = g.players[self.seat]
        if verb(pick) != TAKE_TILE:
            return elsewhere(g, p, pick, why.FINISH_FIRST)
        return tile_obstacle(g, p, first(pick), self.thing == GOLD_SPACE, pyramid_levels(g, p, self.thing))

    def mentions(self, g: Kemet, pick: i64, obstacle: i64) -> dict[str, object]:
        if verb(pick) != TAKE_TILE:
            return {}
        tile = TILES[first(pick)]
        price = tile_price(g.players[self.seat], first(pick), self.thing == GOLD_SPACE)
        return {"colour": COLOURS[tile.colour], "level": int(tile.level), "price": int(price)}

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


def tile_obstacle(g: Kemet, p: Player, tile: i64, twin: bool, reach: vec[i64]) -> i64:
    """To acquiring a tile with pyramids of these levels, by colour; `twin`: by the gold token (KEMET-ACQ)."""
    what = TILES[tile]
    if not g.offer[tile]:
        return why.TILE_GONE
    for owned in p.tiles:
        if TILES[owned].image == what.image:
            return why.SAME_PICTURE
    if not twin and p.bought >> what.colour & 1:
        return why.COLOUR_BOUGHT
    if reach[what.colour] < what.level:
        return why.PYRAMID_TOO_LOW
    return why.TILE_TOO_DEAR if tile_price(p, tile, twin) > p.prayer else 0


def pyramid_levels(g: Kemet, p: Player, space: i64) -> vec[i64]:
    """By colour: the highest pyramid of the player that counts through a space (KEMET-ACQ.2)."""
    best = vec[i64]([0, 0, 0, 0])
    for area in g.board.areas:
        level = g.levels[area]
        if level and level > best[g.pyramids[area]] and counts(g, p, area, space) and g.controller(area) == p.seat:
            best[g.pyramids[area]] = level
    return best


def counts(g: Kemet, p: Player, area: i64, space: i64) -> bool:
    """Does a pyramid count through this space: in the own city only with a token of its colour (KEMET-ACQ.7 to .9)?"""
    if CITY_OF[area] != p.city or space in (GOLD_SPACE, ANY_SPACE):
        return True
    return p.acquire[space - FIRST_ACQUIRE] == g.pyramids[area]
