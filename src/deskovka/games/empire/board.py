"""The map: eight printed sides, and how four of them lie together (EMPIRE-MAP, EMPIRE-SPEC, EMPIRE-RECT).

The facts are those of docs/rules/empire-map.yaml; a test compares them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.codec import Stored, ints, vec_of
from deskovka.core.vecs import append, vec
from deskovka.games.empire.obstacles import (
    CENTRAL_SEGMENT,
    NOT_CENTRAL,
    NOT_IN_DESERT,
    NOT_INSIDE,
    SEGMENT_OF_START,
    UNJOINED,
)
from deskovka.games.empire.shapes import Layout, SegmentPlace

LAND: Final = 0
BRIDGE: Final = 1
SEA: Final = 2
LINK_KINDS: Final = ["land", "bridge", "sea"]

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

T_SHAPE: Final = 0
RECTANGLE: Final = 1
LAYOUTS: Final[tuple[Layout, ...]] = ("t", "rectangle")
PLACES: Final = 4
CENTRE: Final = 0  # of the T
PLACE_NAMES: Final[list[list[SegmentPlace]]] = [["center", "left", "right", "stem"], ["s1", "s2", "s3", "s4"]]

# Which places touch: (place, the direction it faces, the other place, the direction that one faces)
JOINS: Final = [
    [(0, WEST, 1, EAST), (0, EAST, 2, WEST), (0, NORTH, 3, SOUTH)],  # EMPIRE-MAP.4
    [(0, EAST, 1, WEST), (1, EAST, 2, WEST), (2, EAST, 3, WEST), (3, EAST, 0, WEST)],  # EMPIRE-RECT.1, EMPIRE-RECT.4
]


class Side:
    """One printed side: its islands as lists of regions, the regions its dotted stubs lead to, and its connections."""

    def __init__(
        self,
        name: str,
        code: str,
        islands: dict[str, list[int]],
        edges: tuple[int, int, int, int],
        land: list[tuple[int, int]],
        sea: list[tuple[int, int]] | None = None,
        bridges: list[tuple[int, int]] | None = None,
    ) -> None:
        self.name = name
        self.code = code
        self.islands = islands
        self.edges = edges  # north, east, south, west
        self.links: list[tuple[int, int, int]] = [(a, b, LAND) for a, b in land]
        self.links += [(a, b, SEA) for a, b in sea or []]
        self.links += [(a, b, BRIDGE) for a, b in bridges or []]
        self.size = sum(len(regions) for regions in islands.values())


# Two sides of one board stand together: sides 0 and 1 are board 1, and so on (EMPIRE-COMP.3)
SIDES: Final = [
    Side(
        "meadow",
        "MEA",
        {"MEA": [1, 2, 3, 4, 5]},
        edges=(2, 3, 5, 4),
        land=[(1, 2), (1, 3), (1, 4), (2, 3), (3, 4), (4, 5)],
    ),
    Side(
        "desert",
        "DES",
        {"DES": [1, 2, 3, 4, 5, 6, 7]},
        edges=(1, 5, 6, 4),
        land=[(1, 2), (1, 3), (2, 3), (3, 4), (3, 5), (4, 5), (4, 6), (5, 6), (5, 7), (6, 7)],
    ),
    Side("red_forest", "RED", {"RED": [1, 2, 3]}, edges=(1, 3, 3, 2), land=[(1, 2), (2, 3)]),
    Side(
        "bridge_isles",
        "BRI",
        {"BRI-a": [1], "BRI-b": [2], "BRI-c": [3]},
        edges=(1, 3, 3, 1),
        land=[],
        bridges=[(1, 2), (1, 3)],
    ),
    Side(
        "archipelago",
        "ARC",
        {"ARC-a": [1, 2], "ARC-b": [3], "ARC-c": [4, 5]},
        edges=(1, 2, 5, 4),
        land=[(1, 2), (4, 5)],
        sea=[(2, 3), (3, 4)],
    ),
    Side(
        "volcano",
        "VOL",
        {"VOL-a": [1, 2], "VOL-b": [3, 4, 5, 6, 7]},
        edges=(1, 5, 7, 6),
        land=[(1, 2), (3, 4), (3, 5), (4, 5), (4, 6), (6, 7)],
        sea=[(2, 4)],
    ),
    Side(
        "crescent",
        "CRE",
        {"CRE": [1, 2, 3, 4, 5]},
        edges=(2, 4, 5, 3),
        land=[(1, 2), (2, 3), (3, 4), (4, 5)],
        sea=[(1, 4)],
    ),
    Side(
        "peaks",
        "PEA",
        {"PEA-a": [1, 2], "PEA-b": [3]},
        edges=(1, 2, 2, 1),
        land=[(1, 2)],
        sea=[(2, 3)],
    ),
]
SIDE_NAMES: Final = [side.name for side in SIDES]
DESERT: Final = 1  # the side that must hold the starting region (EMPIRE-SPEC.1)

FIRST_REGION: Final = vec[i64]([sum(side.size for side in SIDES[:number]) for number in range(len(SIDES))])
REGION_NAMES: Final = [f"{side.code}-{number}" for side in SIDES for number in range(1, side.size + 1)]
REGION_NUMBERS: Final = {name: number for number, name in enumerate(REGION_NAMES)}
REGIONS: Final = 38
ISLAND_NAMES: Final = [island for side in SIDES for island in side.islands]
ISLANDS: Final = 14
SIDE_OF: Final = vec[i64]([number for number, side in enumerate(SIDES) for _ in range(side.size)])


def _islands_of_regions() -> vec[i64]:
    found = vec[i64]([0 for _ in range(REGIONS)])
    for number, side in enumerate(SIDES):
        for island, regions in side.islands.items():
            for region in regions:
                found[FIRST_REGION[number] + region - 1] = ISLAND_NAMES.index(island)
    return found


ISLAND_OF: Final = _islands_of_regions()
ISLAND_SIZE: Final = vec[i64]([len(regions) for side in SIDES for regions in side.islands.values()])


def region_at(side: i64, number: i64) -> i64:
    """The region with this number on a side."""
    return FIRST_REGION[side] + number - 1


def facing(side: i64, turn: i64, direction: i64) -> i64:
    """The region whose dotted stub faces a direction when a side is turned by so many quarters clockwise."""
    edges = SIDES[side].edges
    return region_at(side, edges[(direction - turn) % 4])


@mypyc_attr(acyclic=True)
@final
class Board:
    """Four segments that lie together.  It never changes, so clones share it."""

    __slots__ = ("islands", "joins", "layout", "link_ends", "links", "regions", "sides", "turns")

    def __init__(self, layout: i64, sides: vec[i64], turns: vec[i64]) -> None:
        self.layout = layout
        self.sides = sides  # by place
        self.turns = turns  # quarters clockwise, by place
        self.regions = vec[i64]([])
        for side in sides:
            for number in range(SIDES[side].size):
                self.regions = append(self.regions, FIRST_REGION[side] + number)
        self.islands = vec[i64]([])  # those that have regions here
        for region in self.regions:
            if ISLAND_OF[region] not in self.islands:
                self.islands = append(self.islands, ISLAND_OF[region])
        self.joins = vec[i64]([])  # regions joined by sea, two by two (EMPIRE-MAP.8)
        for place, direction, other, back in JOINS[layout]:
            self.joins = append(self.joins, facing(sides[place], turns[place], direction))
            self.joins = append(self.joins, facing(sides[other], turns[other], back))
        # Neighbours of region r: links[link_ends[r] : link_ends[r + 1]], each twice its number, plus 1 by sea
        self.links = vec[i64]([])
        self.link_ends = vec[i64]([0])
        for region in range(REGIONS):
            for link in self.links_from(region):
                self.links = append(self.links, link)
            self.link_ends = append(self.link_ends, len(self.links))

    def stored(self) -> Stored:
        return {"layout": int(self.layout), "sides": ints(self.sides), "turns": ints(self.turns)}

    @staticmethod
    def from_stored(stored: Stored) -> Board:
        return Board(stored["layout"], vec_of(stored["sides"]), vec_of(stored["turns"]))

    def links_from(self, region: i64) -> list[int]:
        """The neighbours of a region on the map by land, bridge and sea, in the order of their numbers."""
        side = SIDE_OF[region]
        found: list[int] = []
        if side not in self.sides:
            return found
        for a, b, kind in SIDES[side].links:
            for here, there in ((a, b), (b, a)):
                if region_at(side, here) == region:
                    found.append(int(2 * region_at(side, there) + (1 if kind == SEA else 0)))
        for i in range(0, len(self.joins), 2):
            for here_, there_ in ((self.joins[i], self.joins[i + 1]), (self.joins[i + 1], self.joins[i])):
                if here_ == region:
                    found.append(int(2 * there_ + 1))
        return sorted(found)

    def place_of(self, region: i64) -> i64:
        """The place whose segment carries a region; -1 if it is not on the map."""
        for place in range(PLACES):
            if self.sides[place] == SIDE_OF[region]:
                return place
        return -1


def neighbour(link: i64) -> i64:
    return link >> 1


def by_sea(link: i64) -> bool:
    return link & 1 == 1


def start_obstacle(board: Board, region: i64) -> i64:
    """What keeps the starting region from lying here: first the segment, then its joins."""
    place = board.place_of(region)
    if DESERT in board.sides:
        if board.sides[place] != DESERT:  # EMPIRE-SPEC.1
            return NOT_IN_DESERT
    elif board.layout == T_SHAPE:
        if place != CENTRE:  # EMPIRE-START.1
            return NOT_CENTRAL
    elif place != 1 and place != 2:  # EMPIRE-RECT.3
        return NOT_INSIDE
    return 0 if region in board.joins else UNJOINED  # EMPIRE-START.2, EMPIRE-SPEC.2


def start_regions(board: Board) -> vec[i64]:
    """Where the starting region may lie."""
    found = vec[i64]([])
    for region in board.regions:
        if start_obstacle(board, region) == 0:
            found = append(found, region)
    return found


def settle_obstacle(board: Board, start: i64, region: i64) -> i64:
    """What keeps the fifth army of everybody from going here."""
    place = board.place_of(region)
    if place == board.place_of(start):  # EMPIRE-ARMY.3, EMPIRE-RECT.6
        return SEGMENT_OF_START
    return CENTRAL_SEGMENT if board.layout == T_SHAPE and place == CENTRE else 0  # EMPIRE-ARMY.4


def settle_regions(board: Board, start: i64) -> vec[i64]:
    """Where the fifth army of everybody may go."""
    found = vec[i64]([])
    for region in board.regions:
        if settle_obstacle(board, start, region) == 0:
            found = append(found, region)
    return found
