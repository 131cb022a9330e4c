"""The board: areas, borders, temples, obelisks and harbours for each number of players (KEMET-COMP, KEMET-HARB).

The facts are those of docs/rules/kemet-map.yaml; a test compares them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.vecs import append, vec

DISTRICT: Final = 0
DESERT: Final = 1
TEMPLE: Final = 2
PANTHEON: Final = 3
AREA_KINDS: Final = ["district", "desert", "temple", "pantheon"]

NO_HARBOUR: Final = 0
MILITARY: Final = 1
COMMERCIAL: Final = 2
HARBOURS: Final = ["none", "military", "commercial"]

CITIES: Final = ["nw", "w", "s", "ne", "e"]
AREA_NAMES: Final = [
    *(name for city in CITIES for name in (f"{city}_d1", f"{city}_d2", f"{city}_d3", f"front_{city}")),
    "west_dunes_n",
    "west_dunes_s",
    "west_dunes",
    "west_bank",
    "temple_west_small",
    "temple_west_great",
    "east_dunes",
    "east_bank",
    "temple_east_small",
    "temple_east_great",
    "delta_bank",
    "temple_delta",
    "pantheon",
]
AREA_NUMBERS: Final = {name: number for number, name in enumerate(AREA_NAMES)}
AREAS: Final = 33
DELTA: Final = AREA_NUMBERS["temple_delta"]
PANTHEON_AREA: Final = AREA_NUMBERS["pantheon"]


def _kind(name: str) -> int:
    if name.startswith("temple"):
        return TEMPLE
    if name == "pantheon":
        return PANTHEON
    return DISTRICT if name[-3:-1] == "_d" else DESERT


KIND_OF: Final = vec[i64]([_kind(name) for name in AREA_NAMES])
CITY_OF: Final = vec[i64]([number // 4 if _kind(name) == DISTRICT else -1 for number, name in enumerate(AREA_NAMES)])
OBELISKS: Final = ["west_dunes_n", "west_dunes_s", "west_dunes", "east_dunes", "pantheon"]  # and every temple
HAS_OBELISK: Final = vec[i64]([1 if name in OBELISKS or name.startswith("temple") else 0 for name in AREA_NAMES])
HARBOUR_OF: Final = vec[i64](
    [
        MILITARY if name.startswith("front") else COMMERCIAL if name.endswith("bank") else NO_HARBOUR
        for name in AREA_NAMES
    ]
)
NIGHT_PRAYER: Final = {"temple_west_small": 2, "temple_west_great": 3, "temple_east_small": 2, "temple_east_great": 3}
PRAYER_OF: Final = vec[i64]([NIGHT_PRAYER.get(name, 0) for name in AREA_NAMES])

# The cities in play by number of players; with 2 and 4 the western dunes are one area
CITIES_IN_PLAY: Final = {2: ["nw", "s"], 3: ["nw", "w", "s"], 4: ["nw", "s", "ne", "e"], 5: ["nw", "w", "s", "ne", "e"]}
ONE_DUNE: Final = (2, 4)
WEST: Final = ("nw", "w", "s")


def district(city: i64, number: i64) -> i64:
    """One of the three districts of a city, counted from 0."""
    return 4 * city + number


def front(city: i64) -> i64:
    return 4 * city + 3


def _borders(seats: int) -> list[tuple[str, str]]:
    """The white lines of a board (KEMET-COMP.7)."""
    cities = CITIES_IN_PLAY[seats]
    dunes = {"nw": ["west_dunes_n"], "w": ["west_dunes_n", "west_dunes_s"], "s": ["west_dunes_s"]}
    found: list[tuple[str, str]] = []
    for city in cities:
        west = city in WEST
        for a, b in (("d1", "d2"), ("d1", "d3"), ("d2", "d3")):
            found.append((f"{city}_{a}", f"{city}_{b}"))
        found += [(f"{city}_{d}", f"front_{city}") for d in ("d1", "d2", "d3")]
        side = "west" if west else "east"
        near = dunes[city] if west else ["east_dunes"]
        if west and seats in ONE_DUNE:
            near = ["west_dunes"]
        found += [(f"front_{city}", there) for there in (f"temple_{side}_small", f"{side}_bank", *near)]
    west_dunes = ["west_dunes"] if seats in ONE_DUNE else ["west_dunes_n", "west_dunes_s"]
    for dune in west_dunes:
        found += [(dune, "temple_west_small"), (dune, "west_bank")]
    found.append(("west_bank", "temple_west_great"))
    if any(city not in WEST for city in cities):
        found += [("east_dunes", "temple_east_small"), ("east_dunes", "east_bank"), ("east_bank", "temple_east_great")]
    return [*found, ("delta_bank", "pantheon"), ("delta_bank", "temple_delta")]


@mypyc_attr(acyclic=True)
@final
class Board:
    """The board for a number of players.  It never changes, so clones share it."""

    __slots__ = ("areas", "border_ends", "borders", "cities", "near", "seats")

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.cities = vec[i64]([CITIES.index(city) for city in CITIES_IN_PLAY[int(seats)]])
        pairs = [(AREA_NUMBERS[a], AREA_NUMBERS[b]) for a, b in _borders(int(seats))]
        there = sorted({area for pair in pairs for area in pair})
        self.areas = vec[i64]([area for area in there])
        # Neighbours of area a: borders[border_ends[a] : border_ends[a + 1]]
        self.borders = vec[i64]()
        self.border_ends = vec[i64]([0])
        for area in range(AREAS):
            for other in sorted([b for a, b in pairs if a == area] + [a for a, b in pairs if b == area]):
                self.borders = append(self.borders, other)
            self.border_ends = append(self.border_ends, len(self.borders))
        self.near = vec[i64](
            [sum(1 << b for b in range(AREAS) if (a, b) in pairs or (b, a) in pairs) for a in range(AREAS)]
        )

    def is_in_play(self, area: i64) -> bool:
        return self.border_ends[area + 1] > self.border_ends[area]


BOARDS: Final = {seats: Board(seats) for seats in CITIES_IN_PLAY}


def are_neighbours(board: Board, a: i64, b: i64) -> bool:
    return board.near[a] >> b & 1 != 0
