"""The map and the starting region of a described table (docs/positions.md)."""

from __future__ import annotations

from typing import Final

from deskovka.core.codec import vec_of
from deskovka.core.errors import ImpossiblePosition
from deskovka.core.position import Part, find_name
from deskovka.games.empire.board import (
    PLACES,
    RECTANGLE,
    REGION_NAMES,
    REGION_NUMBERS,
    SIDE_NAMES,
    Board,
    start_obstacle,
    start_regions,
)
from deskovka.games.empire.obstacles import OBSTACLES
from deskovka.games.empire.variants import TURNS

USUAL_MAPS: Final = (
    ["crescent", "meadow", "bridge_isles", "volcano east"],  # T
    ["meadow", "crescent", "bridge_isles", "volcano"],  # rectangle
)
USUAL_START: Final = "CRE-3"


def described_board(given: Part, layout: int) -> Board:
    """Four sides by place, each with the direction its top points in: ["crescent", "volcano east", …]."""
    entries = given.keys.get("map", USUAL_MAPS[layout])
    if not isinstance(entries, list) or len(entries) != PLACES:
        raise ImpossiblePosition("map: expected the sides of the four places")
    sides: list[int] = []
    turns: list[int] = []
    for entry in entries:
        side, _, turn = str(entry).partition(" ")
        number, direction = find_name(side, SIDE_NAMES), find_name(turn or "north", TURNS)
        if number < 0 or direction < 0:
            raise ImpossiblePosition(f"map: {entry!r} is no side with a direction, such as 'volcano east'")
        sides.append(number)
        turns.append(direction)
    if len({side // 2 for side in sides}) < PLACES:
        raise ImpossiblePosition("map: each board is used once (EMPIRE-MAP.2, EMPIRE-MAP.3)")
    if layout == RECTANGLE and len({turn % 2 for turn in turns}) > 1:
        raise ImpossiblePosition("map: in the rectangle all segments lie alike (EMPIRE-RECT.2)")
    return Board(layout, vec_of(sides), vec_of(turns))


def checked_region(where: str, name: object, board: Board) -> int:
    """A region on this map, by name."""
    number = find_name(name, REGION_NAMES)
    if number < 0 or board.place_of(number) < 0:
        raise ImpossiblePosition(f"{where}: there is no region {name!r} on this map")
    return number


def described_start(given: Part, board: Board) -> int:
    """The starting region; when left out, the usual one, or the first that may be."""
    if not given.has("start"):
        allowed = start_regions(board)
        usual = REGION_NUMBERS[USUAL_START]
        return usual if usual in allowed else int(allowed[0])
    region = checked_region("start", given.keys["start"], board)
    obstacle = int(start_obstacle(board, region))
    if obstacle:
        raise ImpossiblePosition(f"start: not in {given.keys['start']} ({OBSTACLES.known[obstacle].rule})")
    return region
