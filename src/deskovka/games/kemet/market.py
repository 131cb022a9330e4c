"""How the tiles on offer lie for a player: what each would cost now, and what stands in its way (KEMET-ACQ)."""

from __future__ import annotations

from deskovka.games.kemet.acquiring import AcquireTile, pyramid_levels, tile_obstacle
from deskovka.games.kemet.obstacles import OBSTACLES
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import TILE_NAMES, TILES
from deskovka.games.kemet.prices import tile_price
from deskovka.games.kemet.shapes import KemetMarketTile
from deskovka.games.kemet.table import Kemet
from deskovka.games.kemet.terms import ANY_SPACE, GOLD_SPACE


def seen_market(g: Kemet, p: Player) -> dict[str, KemetMarketTile]:
    """By tile: its price and obstacle ("": none) through whichever space suits; the gold one while that is used."""
    ask = g.ask
    twin = isinstance(ask, AcquireTile) and ask.seat == p.seat and ask.thing == GOLD_SPACE
    reach = pyramid_levels(g, p, ANY_SPACE)
    return {
        TILE_NAMES[tile]: {
            "price": int(tile_price(p, tile, twin)),
            "obstacle": OBSTACLES.name(int(tile_obstacle(g, p, tile, twin, reach))),
        }
        for tile in range(len(TILES))
        if g.offer[tile]
    }
