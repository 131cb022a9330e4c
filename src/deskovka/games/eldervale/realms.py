"""The tiles of the map, each at one glance, and the grid they lie on (ELDER-7).

Numbers are those of docs/rules/eldervale-realms.yaml and eldervale-boards.yaml; a test compares them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.vecs import append, vec
from deskovka.games.eldervale.resources import bundle
from deskovka.games.eldervale.terms import (
    AIR,
    CHAOS,
    DARK,
    EARTH,
    ELEMENTS,
    FIRE,
    LIGHT,
    NO_ELEMENT,
    ORDER,
    WATER,
)


@mypyc_attr(acyclic=True)
@final
class Realm:
    """A tile: an element realm has treasure fields and a price for a dwelling, a ruin has neither."""

    __slots__ = ("cost", "element", "lair", "name", "printed", "symbols")

    def __init__(self, element: i64, name: str, cost: i64, printed: vec[i64], lair: bool, symbols: i64) -> None:
        self.element = element
        self.name = name
        self.cost = cost  # of a dwelling here
        self.printed = printed  # what each treasure field gives once its stack is used up
        self.lair = lair
        self.symbols = symbols  # of its element: so much power brings a dwelling here (ELDER-14.7)


def realm(element: int, name: str, cost: str, *fields: str, lair: bool = False, symbols: int = 1) -> Realm:
    printed = vec[i64]()
    for field in fields:
        printed = append(printed, bundle(field))
    return Realm(element, name, bundle(cost), printed, lair, symbols)


def ruin(name: str) -> Realm:
    return Realm(NO_ELEMENT, name, 0, vec[i64](), False, 0)


REALMS: Final = [
    realm(AIR, "windswept-steppe", "1 scroll 1 tool", "1 scroll", "1 gem"),
    realm(AIR, "hanging-rocks", "1 scroll 1 gem", "1 magic"),
    realm(AIR, "sky-aerie", "2 scroll 1 gem", "1 scroll", lair=True, symbols=2),
    realm(EARTH, "briar-forest", "1 gem 1 tool", "1 gem", "1 tool"),
    realm(EARTH, "mossy-hills", "2 tool", "1 tool"),
    realm(EARTH, "hollow-mountain", "2 gem 1 tool", "1 gem", lair=True, symbols=2),
    realm(FIRE, "ash-plains", "1 sword 1 tool", "1 sword", "1 tool"),
    realm(FIRE, "magma-terraces", "2 sword 2 tool", "1 gem", symbols=2),
    realm(FIRE, "smoking-caldera", "1 sword 1 gem", "1 sword", lair=True),
    realm(WATER, "pearl-lagoon", "1 potion 1 gem", "1 potion", "1 gem"),
    realm(WATER, "misty-falls", "1 potion 1 tool", "1 potion"),
    realm(WATER, "drowned-swamp", "2 potion 1 gem", "1 gem", lair=True, symbols=2),
    realm(LIGHT, "golden-meadows", "1 scroll 1 potion", "1 scroll", "1 potion"),
    realm(LIGHT, "crystal-springs", "2 potion", "1 potion"),
    realm(LIGHT, "sunlit-summit", "2 scroll 1 potion", "1 scroll", lair=True, symbols=2),
    realm(DARK, "gloomwood", "1 potion 1 sword", "1 potion", "1 sword"),
    realm(DARK, "barrow-downs", "2 potion 2 sword", "1 magic", symbols=2),
    realm(DARK, "bottomless-chasm", "1 potion 1 scroll", "1 sword", lair=True),
    realm(ORDER, "terraced-fields", "1 tool 1 scroll", "1 tool", "1 scroll"),
    realm(ORDER, "marble-city", "2 tool 2 scroll", "1 scroll", symbols=2),
    realm(ORDER, "silent-vaults", "1 tool 1 gem", "1 tool", lair=True),
    realm(CHAOS, "twisted-vale", "1 sword 1 gem", "1 sword", "1 gem"),
    realm(CHAOS, "shifting-dunes", "2 sword 2 gem", "1 gold", symbols=2),
    realm(CHAOS, "maw-of-madness", "1 gem 1 potion", "1 gem", lair=True),
    ruin("mage-tower"),
    ruin("fortress"),
    ruin("mill"),
    ruin("summoning-portal"),
    ruin("dungeon-1"),
    ruin("dungeon-2"),
    ruin("oracle"),
    ruin("dragon-den"),
    ruin("bifrost"),  # neither an element realm nor a ruin (ELDER-29.2)
]

TILES: Final = len(REALMS)
REALM_NAMES: Final = [tile.name for tile in REALMS]
REALM_NUMBERS: Final = {name: number for number, name in enumerate(REALM_NAMES)}
OF_ELEMENT: Final = 3  # tiles of each element: tile 3 * element, and the next two; the last one is the lair
ELEMENT_TILES: Final = OF_ELEMENT * ELEMENTS
MAGE_TOWER: Final = 24
FORTRESS: Final = 25
MILL: Final = 26
SUMMONING_PORTAL: Final = 27
DUNGEON: Final = 28
SECOND_DUNGEON: Final = 29
ORACLE: Final = 30
DRAGON_DEN: Final = 31
BIFROST: Final = 32
ELEMENT_REALMS: Final = (1 << ELEMENT_TILES) - 1  # as bits
RUINS: Final = (1 << BIFROST) - (1 << MAGE_TOWER)  # the Dragon Den is one (ELDER-28.13)
FIELDS: Final = 2  # treasure fields of a tile, at most: stack number FIELDS * tile + field
ELEMENT_OF: Final = vec[i64]([tile.element for tile in REALMS])  # of a tile
FIELDS_OF: Final = vec[i64]([len(tile.printed) for tile in REALMS])
BRIDGE_NEAR: Final = 2  # extra points at the two ends of the Bifröst (ELDER-29.8)
BRIDGE_FAR: Final = 10


def lair_of(element: i64) -> i64:
    return OF_ELEMENT * element + 2


def is_lair(tile: i64) -> bool:
    return tile < ELEMENT_TILES and tile % OF_ELEMENT == 2


# ---- the grid: a spot is one number, axial coordinates q and r apart (docs/rules/eldervale-boards.yaml: hex)

GRID: Final = 32  # spots in a row
MIDDLE: Final = 12  # of the 26 rows, and of the columns
ROWS: Final = 26
NO_SPOT: Final = -1
STEPS: Final = vec[i64](  # to the neighbours, clockwise from upper right
    [GRID * -1 + 1, 1, GRID, GRID - 1, -1, -GRID]
)
WAYS: Final = ["upper-right", "right", "lower-right", "lower-left", "left", "upper-left"]  # their names
SPOT_NAMES: Final = [chr(97 + number // GRID) + str(number % GRID) for number in range(ROWS * GRID)]


def spot_at(q: int, r: int) -> int:
    return (r + MIDDLE) * GRID + q + MIDDLE


def layout(*hexes: tuple[int, int]) -> vec[i64]:
    spots = vec[i64]()
    for q, r in hexes:
        spots = append(spots, spot_at(q, r))
    return spots


FOR_TWO: Final = layout((0, -1), (1, -1), (2, -1), (-1, 0), (0, 0), (1, 0), (2, 0), (-1, 1), (0, 1), (1, 1))
FOR_THREE: Final = layout(
    (-1, -1), (0, -1), (1, -1), (2, -1), (-1, 0), (0, 0), (1, 0), (2, 0), (-2, 1), (-1, 1), (0, 1), (1, 1)
)  # fmt: skip
FOR_MORE: Final = layout(
    (0, -1), (1, -1), (2, -1), (-1, 0), (0, 0), (1, 0), (2, 0),
    (-1, 1), (0, 1), (1, 1), (2, 1), (-1, 2), (0, 2), (1, 2),
)  # fmt: skip
