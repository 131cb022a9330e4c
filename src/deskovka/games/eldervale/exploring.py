"""New tiles: where they may lie and what comes with them (ELDER-7.5, ELDER-11.1 to 11.4, ELDER-28, ELDER-29)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, second, verb
from deskovka.core.vecs import append, pop, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.abilities import fire
from deskovka.games.eldervale.ending import look_for_end
from deskovka.games.eldervale.monsters import bring
from deskovka.games.eldervale.realms import BIFROST, DRAGON_DEN, FIELDS, FIELDS_OF, STEPS, TILES
from deskovka.games.eldervale.sources import FIRST_DRAGON_TREASURE, SOURCE_COUNT
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import ON_EXPLORE
from deskovka.games.eldervale.treasures import top_of
from deskovka.games.eldervale.verbs import LAY_BRIDGE, LAY_TILE, TILE_DRAWN, TILE_LAID, TOKEN_TURNED
from deskovka.games.eldervale.windows import at_event

HOARD: Final = 3  # dragon treasure tokens in the den, of five (ELDER-28.2)
SIDES: Final = 6


@mypyc_attr(acyclic=True)
@final
class LayTile(Step):
    """Turn over the top tile of the supply and put it on the map, if there is one (ELDER-11.1, ELDER-10.14)."""

    def run(self, g: Eldervale) -> None:
        if len(g.supply) == 0:
            return
        tile = draw_tile(g)
        g.tell(TILE_DRAWN, self.seat, tile)
        if tile == BIFROST:
            g.do(LayBridge(self.seat))
        else:
            g.do(PutTile(self.seat, tile))


def draw_tile(g: Eldervale) -> i64:
    """The top tile; the last one brings the end of the game near (ELDER-11.13, ELDER-24.2)."""
    g.supply, tile = pop(g.supply)
    look_for_end(g)
    return tile


@mypyc_attr(acyclic=True)
@final
class PutTile(Ask):
    """A position for the new tile (`thing`), beside at least two realms."""

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        for spot in edge(g):
            if spot_obstacle(g, spot) == 0:
                found = append(found, option(LAY_TILE, spot))
        return found

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        return spot_obstacle(g, first(pick)) if verb(pick) == LAY_TILE else why.TILE_FIRST

    def chosen(self, g: Eldervale, pick: i64) -> None:
        lay(g, self.seat, self.thing, first(pick))

    def inside(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
@final
class LayBridge(Ask):
    """The Bifröst lies beside exactly one realm and leads away from it (ELDER-29.3)."""

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        for spot in edge(g):
            if bridge_obstacle(g, spot) == 0:
                found = append(found, option(LAY_BRIDGE, spot, way_at(g, spot)))
        return found

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != LAY_BRIDGE:
            return why.TILE_FIRST
        obstacle = bridge_obstacle(g, first(pick))
        if obstacle == 0 and second(pick) != way_at(g, first(pick)):
            return why.BRIDGE_LEADS_AWAY
        return obstacle

    def chosen(self, g: Eldervale, pick: i64) -> None:
        """Whatever comes next lies at the far side (ELDER-29.4, ELDER-29.12, ELDER-29.14, ELDER-29.15)."""
        spot = first(pick)
        g.bridge_way = second(pick)
        g.bridge_near = g.tile_at(spot - STEPS[g.bridge_way])
        if len(g.supply):
            g.do(LayBehind(self.seat, realm=spot + STEPS[g.bridge_way]))
        lay(g, self.seat, BIFROST, spot)

    def inside(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
@final
class LayBehind(Step):
    """The next tile comes to the far side of the bridge (spot `realm`), whatever lies beside it (ELDER-29.4)."""

    def run(self, g: Eldervale) -> None:
        g.bridge_far = draw_tile(g)
        lay(g, self.seat, g.bridge_far, self.realm)


def lay(g: Eldervale, seat: i64, tile: i64, spot: i64) -> None:
    """The tile, its treasure, its monster; then whoever waits for a new realm (ELDER-11.2, 11.3, 28.2)."""
    g.put_tile(tile, spot)
    g.tell(TILE_LAID, seat, tile, spot)
    for field in range(FIELDS_OF[tile]):
        g.tell(TOKEN_TURNED, -1, top_of(g.stacks[FIELDS * tile + field]), tile)
    bring(g, tile)
    if tile == DRAGON_DEN:
        hoard = vec[i64]([token for token in range(FIRST_DRAGON_TREASURE, SOURCE_COUNT)])
        g.shuffle(hoard)
        g.hoard = hoard[:HOARD]
    at_event(g, seat, ON_EXPLORE, tile)
    for other in range(g.seats - 1, -1, -1):
        fire(g, ON_EXPLORE, other, realm=tile, other=seat)


# ---- spots


def edge(g: Eldervale) -> vec[i64]:
    """Free spots beside the map, each once."""
    found = vec[i64]()
    for tile in range(TILES):
        if g.map >> tile & 1:
            for step in STEPS:
                spot = g.spots[tile] + step
                if g.tile_at(spot) < 0 and spot not in found:
                    found = append(found, spot)
    return found


def neighbours(g: Eldervale, spot: i64) -> i64:
    """How many tiles lie beside a spot."""
    count: i64 = 0
    for step in STEPS:
        if g.tile_at(spot + step) >= 0:
            count += 1
    return count


def way_at(g: Eldervale, spot: i64) -> i64:
    """The direction that leads away from the only tile beside a spot."""
    for way in range(SIDES):
        if g.tile_at(spot - STEPS[way]) >= 0:
            return way
    return 0


def beside_bridge(g: Eldervale, spot: i64) -> bool:
    """At one of the four closed sides of the bridge; the other two have their tiles (ELDER-29.6)."""
    if g.map >> BIFROST & 1:
        for step in STEPS:
            if g.spots[BIFROST] + step == spot:
                return True
    return False


def spot_obstacle(g: Eldervale, spot: i64) -> i64:
    """To a new realm at this spot (ELDER-7.5, ELDER-29.6, R35)."""
    if g.tile_at(spot) >= 0:
        return why.SPOT_TAKEN
    if neighbours(g, spot) < 2:
        return why.TWO_NEIGHBOURS
    return why.BESIDE_BRIDGE if beside_bridge(g, spot) else 0


def bridge_obstacle(g: Eldervale, spot: i64) -> i64:
    """To the bridge at this spot (ELDER-29.3)."""
    if g.tile_at(spot) >= 0:
        return why.SPOT_TAKEN
    return 0 if neighbours(g, spot) == 1 else why.ONE_NEIGHBOUR
