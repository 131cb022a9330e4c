"""The map as text: areas that border each other are boxes that touch; a box inside another borders that one only.

Where the terminal is too narrow for that, a list: one entry for each area, with its neighbours.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from deskovka.core.game import Say
from deskovka.core.ink import Line, Sheet, cut, flow, indented, plain, width
from deskovka.games.kemet import areas as a
from deskovka.games.kemet.drawing.signs import (
    COLOURS,
    RIVER,
    SHAPES,
    WATER,
    area_name,
    area_words,
    creature_words,
    explains,
    legend_words,
)

Grid = list[list[str]]
NORTH: Final = ["front_nw"] * 3
SOUTH: Final = ["front_s"] * 3
WEST: Final = [NORTH, ["temple_west_small", "west_dunes", "west_bank"], SOUTH]  # 2 and 4 players
FULL_WEST: Final = [
    NORTH,
    ["temple_west_small", "west_dunes_n", "west_bank"],
    ["temple_west_small", "front_w", "west_bank"],
    ["temple_west_small", "west_dunes_s", "west_bank"],
    SOUTH,
]
EAST: Final = [["front_ne"] * 3, ["east_bank", "east_dunes", "temple_east_small"], ["front_e"] * 3]
DELTA: Final = [["pantheon", "delta_bank", "temple_delta"]]
INSIDE: Final = {"west_bank": "temple_west_great", "east_bank": "temple_east_great"}  # and cities in their deserts

NARROWEST: Final = 72  # in a narrower terminal a list is easier to read
NILE: Final = 3
SMALLEST: Final = {"west": [8, 8, 10], "full": [8, 17, 10], "east": [10, 8, 8]}  # columns inside the walls
SHARES: Final = {"west": [1, 1, 1], "full": [1, 4, 1], "east": [1, 1, 1]}  # of the columns that are left
WIDEST: Final = {"west": 62, "full": 72, "east": 62}
BESIDE: Final = 33  # columns for the legend where there is no east bank
ROOMY: Final = 14  # a box of so many columns keeps a blank at its edge
WALL: Final = "dim"
CITY_WALL: Final = ""


def west_of(seats: int) -> Grid:
    return WEST if seats in a.ONE_DUNE else FULL_WEST


def has_east(seats: int) -> bool:
    return seats >= 4


def map_lines(view: dict[str, Any], say: Say, columns: int) -> list[Line]:
    """The map with its legend, or the list where the map does not fit."""
    creatures = flow(creature_words(view, say), columns, " · ", 2)
    if columns < NARROWEST:
        legend = legend_lines(view, say, columns, "kemet-label-list") if explains(view) else []
        return [*area_list(view, say, columns), *legend, *creatures]
    seats = len(view["players"])
    kind = "west" if seats in a.ONE_DUNE else "full"
    east = Panel(view, say, EAST, widths("east", east_width(kind, columns))) if has_east(seats) else None
    wide = min(WIDEST[kind], columns - NILE - (east.columns if east else BESIDE))
    wide = max(wide, least(kind))
    west = Panel(view, say, west_of(seats), widths(kind, wide))
    delta = Panel(view, say, DELTA, delta_widths(wide - 3))
    top = delta.rows + 1
    sheet = Sheet(columns, max(top + west.rows, east.rows if east else 0))
    sheet.fill(0, 0, wide, top, WATER, RIVER)
    sheet.fill(wide, 0, NILE, len(sheet.letters), WATER, RIVER)
    delta.draw(sheet, 2, 0)
    west.draw(sheet, 0, top)
    if east:
        east.draw(sheet, wide + NILE, 0)
    told = placed_legend(view, say, sheet, wide + NILE + 1, east.rows if east else 1) or not explains(view)
    return [*sheet.lines(), *([] if told else legend_lines(view, say, columns)), *creatures]


def placed_legend(view: dict[str, Any], say: Say, sheet: Sheet, x: int, y: int) -> bool:
    """The legend in a free corner of the sheet; False if it does not fit there."""
    room = len(sheet.letters[0]) - x
    lines = legend_lines(view, say, room)
    if y + len(lines) > len(sheet.letters):
        return False
    for down, line in enumerate(lines):
        sheet.write(x, y + down, line)
    return True


def legend_lines(view: dict[str, Any], say: Say, columns: int, note: str = "kemet-label-map") -> list[Line]:
    """What the signs mean; then how neighbours are told, and where boats go."""
    lines: list[Line] = []
    words: list[Line] = []
    for entry in legend_words(view, say):
        words.append(entry)
        if width(entry) > columns:
            lines += [*flow(words[:-1], columns, "  "), *flow(parts(entry), columns, " ", 2)]
            words = []
    lines += flow(words, columns, "  ")
    return lines + flow(parts(plain(say(note), "dim")), columns)


def parts(line: Line) -> list[Line]:
    """A line in words that may stand in lines of their own."""
    return [[(part, style)] for text, style in line for part in text.split()]


def east_width(kind: str, columns: int) -> int:
    """The east bank gets half of what is left, less beside three western cities."""
    spare = columns - NILE - least(kind) - least("east")
    return min(WIDEST["east"], least("east") + spare * (2 if kind == "full" else 3) // 6)


def least(kind: str) -> int:
    """Columns of the narrowest panel, with its walls."""
    return sum(SMALLEST[kind]) + 4


def widths(kind: str, columns: int) -> list[int]:
    """Columns inside the walls of each place of a row."""
    spare = columns - 4 - sum(SMALLEST[kind])
    shares = SHARES[kind]
    given = [spare * share // sum(shares) for share in shares]
    given[1] += spare - sum(given)
    return [least + more for least, more in zip(SMALLEST[kind], given, strict=True)]


def delta_widths(columns: int) -> list[int]:
    third = (columns - 4) // 3
    return [third, third, columns - 4 - 2 * third]


class Panel:
    """Areas in the places of a grid: an area in several places is one box."""

    def __init__(self, view: dict[str, Any], say: Say, grid: Grid, inner: list[int]) -> None:
        self.spans = {area: span_of(grid, area) for row in grid for area in row}
        self.across = [0, *(sum(inner[: place + 1]) + place + 1 for place in range(len(inner)))]
        self.blocks = {area: area_block(view, area, self.inside(area), say) for area in self.spans}
        heights = self.heights(len(grid))
        self.down = [0, *(sum(heights[: row + 1]) + row + 1 for row in range(len(heights)))]
        self.columns = self.across[-1] + 1
        self.rows = self.down[-1] + 1

    def inside(self, area: str) -> int:
        left, _, right, _ = self.spans[area]
        return self.across[right + 1] - self.across[left] - 1

    def heights(self, rows: int) -> list[int]:
        """Of each row, so that every area has room; a box over several rows grows in the middle."""
        heights = [2] * rows
        for area in sorted(self.spans, key=lambda name: self.spans[name][3] - self.spans[name][1]):
            _, top, _, bottom = self.spans[area]
            have = sum(heights[top : bottom + 1]) + bottom - top
            heights[(top + bottom) // 2] += max(0, len(self.blocks[area]) - have)
        return heights

    def corners(self, area: str) -> tuple[int, int, int, int]:
        """Left, top, right and bottom wall of an area."""
        left, top, right, bottom = self.spans[area]
        return self.across[left], self.down[top], self.across[right + 1], self.down[bottom + 1]

    def draw(self, sheet: Sheet, x: int, y: int) -> None:
        sheet.fill(x, y, self.columns, self.rows, " ", "")
        for area, block in self.blocks.items():
            left, top, right, bottom = self.corners(area)
            sheet.frame(x + left, y + top, x + right, y + bottom, WALL)
            for number, line in enumerate(block):
                sheet.write(x + left + 1, y + top + 1 + number, line)


def span_of(grid: Grid, area: str) -> tuple[int, int, int, int]:
    """First and last place of an area: left, top, right, bottom."""
    places = [(x, y) for y, row in enumerate(grid) for x, name in enumerate(row) if name == area]
    return (*places[0], *places[-1])


# ---- boxes


def area_block(view: dict[str, Any], area: str, columns: int, say: Say) -> list[Line]:
    """What stands in a box: the words of the area, and the box inside it if there is one."""
    edge = 1 if columns >= ROOMY else 0
    words = area_words(view, area, area_name(area, say))
    lines = [indented(line, edge) for line in flow(words, columns - edge)]
    if area in INSIDE:
        return lines + box_lines(view, INSIDE[area], columns, say)
    if area.startswith("front_"):
        return lines + city_lines(view, area.partition("_")[2], columns, say)
    return lines


def box_lines(view: dict[str, Any], area: str, columns: int, say: Say) -> list[Line]:
    """A temple inside the area that is its only neighbour."""
    words = flow(area_words(view, area, area_name(area, say)), columns - 2)
    sheet = Sheet(columns, len(words) + 2)
    sheet.frame(0, 0, columns - 1, len(words) + 1, WALL)
    for number, line in enumerate(words):
        sheet.write(1, number + 1, line)
    return sheet.lines()


def city_lines(view: dict[str, Any], city: str, columns: int, say: Say) -> list[Line]:
    """A city with its name, its owner and its three districts behind double walls."""
    room = columns - 4
    ends = [0, room // 3 + 1, (room * 2 + 1) // 3 + 2, columns - 1]
    blocks = [
        flow(area_words(view, f"{city}_d{number + 1}", str(number + 1)), right - left - 1)
        for number, (left, right) in enumerate(pairwise(ends))
    ]
    rows = max(map(len, blocks))
    sheet = Sheet(columns, rows + 2)
    for left, right in pairwise(ends):
        sheet.put(left, 0, "╤" + "═" * (right - left - 1), CITY_WALL)
        sheet.put(left, rows + 1, "╧" + "═" * (right - left - 1), CITY_WALL)
        for row in range(rows):
            sheet.put(left, row + 1, "│", CITY_WALL)
    for row, sides in enumerate(["╔╗", *["║║"] * rows, "╚╝"]):
        sheet.put(0, row, sides[0], CITY_WALL)
        sheet.put(columns - 1, row, sides[1], CITY_WALL)
    for left, block in zip(ends, blocks, strict=False):
        for number, line in enumerate(block):
            sheet.write(left + 1, number + 1, line)
    title = city_title(view, city, columns - 2, say)
    spaced = width(title) + 2 <= columns - 2
    sheet.write(1, 0, [(" ", ""), *title, (" ", "")] if spaced else title)
    return sheet.lines()


def city_title(view: dict[str, Any], city: str, columns: int, say: Say) -> Line:
    """● North-west city, in the colour of its owner."""
    owners = [player["seat"] for player in view["players"] if player["city"] == city]
    if owners:
        return cut(plain(f"{SHAPES[owners[0]]} {say(f'kemet-city-{city}')}", f"bold {COLOURS[owners[0]]}"), columns)
    return cut(plain(say(f"kemet-city-{city}"), "bold"), columns)


# ---- the list


def area_list(view: dict[str, Any], say: Say, columns: int) -> list[Line]:
    """Each area with what is there, and its neighbours; districts border each other and the desert before them."""
    board = a.BOARDS[len(view["players"])]
    lines: list[Line] = []
    for city in (a.CITIES[number] for number in board.cities):
        lines.append(city_title(view, city, columns, say))
        for number in (1, 2, 3):
            words = area_words(view, f"{city}_d{number}", say("kemet-label-district", number=number))
            lines += [indented(line, 2) for line in flow(words, columns - 2, " ", 2)]
    lines.append(plain(say("kemet-label-areas"), "bold"))
    for number in board.areas:
        area = a.AREA_NAMES[number]
        if a.KIND_OF[number] != a.DISTRICT:
            lines += [
                indented(line, 2) for line in flow(area_words(view, area, say(f"kemet-area-{area}")), columns - 2)
            ]
            lines += [indented(line, 4) for line in flow(neighbour_words(board, number, say), columns - 4, " ", 2)]
    return lines


def neighbour_words(board: a.Board, area: int, say: Say) -> list[Line]:
    """↔ and the neighbours; of the districts only the city."""
    near = [int(board.borders[i]) for i in range(board.border_ends[area], board.border_ends[area + 1])]
    names = [say(f"kemet-area-{a.AREA_NAMES[n]}") for n in near if a.KIND_OF[n] != a.DISTRICT]
    cities = {a.CITIES[int(a.CITY_OF[n])]: None for n in near if a.KIND_OF[n] == a.DISTRICT}
    return parts(plain(f"↔ {', '.join([*(say(f'kemet-city-{city}') for city in cities), *names])}", "dim"))
