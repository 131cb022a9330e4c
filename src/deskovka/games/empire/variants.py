"""The variants people choose from, and what they mean for a table (EMPIRE-VAR)."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from deskovka.core.codec import vec_of
from deskovka.core.errors import UnknownName
from deskovka.core.game import Variant
from deskovka.games.empire.board import LAYOUTS, PLACES, RECTANGLE, SIDE_NAMES
from deskovka.games.empire.table import Variants
from deskovka.games.empire.terms import GAMES_OF_A_MATCH, MOST_SEATS

SEATS: Final = tuple(str(seat) for seat in range(MOST_SEATS))
AGES: Final = tuple("".join(order) for order in permutations(SEATS))
TURNS: Final = ("north", "east", "south", "west")  # where the top of a segment points

VARIANTS: Final = (
    Variant("layout", "t", tuple(LAYOUTS)),
    Variant("discoveries", "off", ("off", "on")),
    Variant("swamp", "off", ("off", "on")),
    Variant("citadels", "off", ("off", "on")),
    Variant("encounters", "off", ("off", "on")),
    Variant("leaders", "off", ("off", "on")),
    Variant("match", "one", ("one", "three")),
    Variant("ties", "age", ("age", "lot")),
    Variant("setup", "ask", ("ask", "random")),
    Variant("setup_player", "0", SEATS),
    Variant("ages", AGES[0], AGES),
    *(Variant(f"segment_{place}", "random", ("random", *SIDE_NAMES)) for place in range(1, PLACES + 1)),
    *(Variant(f"turn_{place}", "random", ("random", *TURNS)) for place in range(1, PLACES + 1)),
)


def chosen_variants(chosen: dict[str, str], seats: int) -> Variants:
    """What the chosen values mean; UnknownName where they cannot stand together."""
    layout = LAYOUTS.index(chosen["layout"])
    sides = [side_of(chosen[f"segment_{place}"]) for place in range(1, PLACES + 1)]
    turns = [turn_of(chosen[f"turn_{place}"]) for place in range(1, PLACES + 1)]
    boards = [side // 2 for side in sides if side >= 0]
    if len(set(boards)) < len(boards):
        raise UnknownName("segment_1 to segment_4: a board has two sides and is laid once (EMPIRE-MAP.3)")
    if layout == RECTANGLE and len({turn % 2 for turn in turns if turn >= 0}) > 1:
        raise UnknownName("turn_1 to turn_4: in the rectangle all segments lie alike (EMPIRE-RECT.2)")
    if chosen["swamp"] == "on" and chosen["discoveries"] == "off":
        raise UnknownName("swamp: only together with discoveries (EMPIRE-SWAMP.1)")
    if int(chosen["setup_player"]) >= seats:
        raise UnknownName(f"setup_player: there is no seat {chosen['setup_player']} at a table of {seats}")
    variants = Variants()
    variants.layout = layout
    variants.set_up_by_luck = chosen["setup"] == "random"
    variants.discoveries = chosen["discoveries"] == "on"
    variants.swamp = chosen["swamp"] == "on"
    variants.citadels = chosen["citadels"] == "on"
    variants.encounters = chosen["encounters"] == "on"
    variants.leaders = chosen["leaders"] == "on"
    variants.games = GAMES_OF_A_MATCH if chosen["match"] == "three" else 1
    variants.lots = chosen["ties"] == "lot"
    variants.setup_player = int(chosen["setup_player"])
    variants.ages = vec_of([int(seat) for seat in chosen["ages"] if int(seat) < seats])
    variants.sides = vec_of(sides)
    variants.turns = vec_of(turns)
    return variants


def side_of(value: str) -> int:
    return -1 if value == "random" else SIDE_NAMES.index(value)


def turn_of(value: str) -> int:
    return -1 if value == "random" else TURNS.index(value)
