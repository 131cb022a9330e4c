"""The map as text: each segment a box in its place, its regions where they lie on the turned segment, lines between.

Where the terminal is too narrow for that, a list: one line for each region, with its neighbours.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from deskovka.core.game import Say
from deskovka.core.ink import Line, Sheet, flow, indented, plain, width
from deskovka.games.empire.board import BRIDGE, LAND, SEA, SIDE_NAMES, SIDES
from deskovka.games.empire.drawing.signs import (
    SIGNS,
    WATER,
    below,
    head_words,
    island_words,
    legend_words,
    piece_words,
    ways,
)

# The regions of each side on a grid, top upwards: neighbours stand side by side, one above the other or aslant.
# A "+" is a free place where a sea route passes.
GRIDS: Final = {
    "meadow": ["12", "43", "5."],
    "desert": ["21", ".3", "45", "67"],
    "red_forest": ["1", "2", "3"],
    "bridge_isles": ["12", "3."],
    "archipelago": ["12", ".3", "45"],
    "volcano": ["213", "645", "7.."],
    "crescent": ["21", "3+", "45"],
    "peaks": ["12", "3."],
}
FREE: Final = "."
PASSAGE: Final = "+"
PASSING: Final = {("crescent", 1, 4)}
# Lines by kind of link: across, upright, falling to the right, falling to the left
STROKES: Final = {LAND: ("─", "│", "╲", "╱"), BRIDGE: ("═", "║", "╲", "╱"), SEA: ("┈", "┊", "⋱", "⋰")}

WIDEST: Final = 16  # of a region
GAPS: Final = ((3, 9), (2, 7))  # columns between regions, and the narrowest region that goes with them
NARROWEST: Final = 72  # in a narrower terminal a list is easier to read
STEM: Final = 2  # upright lines stand so far from the edge of a region
FRAME: Final = 4  # columns of a box round a segment


def map_lines(view: dict[str, Any], say: Say, columns: int) -> list[Line]:
    """The map, or the list where the map does not fit."""
    bands = [[1, 0, 2]] if view["layout"] == "t" else [[0, 1, 2, 3]]
    stem = [[3]] if view["layout"] == "t" else []
    sizes = sizes_for(view, [*stem, *bands], columns)
    if sizes is None and not stem:
        bands = [[0, 1], [2, 3]]
        sizes = sizes_for(view, bands, columns)
    if sizes is None:
        return [*region_list(view, say, columns), *below(view, say, columns)]
    boxes = [Box(view, place, sizes[0], sizes[1], say) for place in range(4)]
    if stem:
        return t_lines(view, boxes, say, columns)
    lines: list[Line] = []
    for band in bands:
        lines += row_of([boxes[place] for place in band], columns).lines()
    return [*lines, *below(view, say, columns)]


def sizes_for(view: dict[str, Any], bands: list[list[int]], columns: int) -> tuple[int, int] | None:
    """The gap between regions and their width, so that each band of segments fits."""
    if columns < NARROWEST:
        return None
    for gap, narrowest in GAPS[:1] if len(bands[0]) == 4 else GAPS:  # four in a row would rather be two rows
        cells = WIDEST
        for band in bands:
            across = [len(grid_of(view["segments"][place])[0]) for place in band]
            taken = FRAME * len(band) + gap * (sum(across) - len(band))
            cells = min(cells, (columns - taken) // sum(across))
        if cells >= narrowest:
            return gap, cells
    return None


def grid_of(segment: dict[str, Any]) -> list[str]:
    """The grid of a side as it lies on the table."""
    grid = GRIDS[segment["side"]]
    for _ in range(segment["turn"] // 90):
        grid = ["".join(row[column] for row in reversed(grid)) for column in range(len(grid[0]))]
    return grid


def row_of(boxes: list[Box], columns: int) -> Sheet:
    rows = max(box.rows for box in boxes)
    sheet = Sheet(columns, rows)
    x = 0
    for box in boxes:
        box.draw(sheet, x, 0, rows)
        x += box.columns
    return sheet


def t_lines(view: dict[str, Any], boxes: list[Box], say: Say, columns: int) -> list[Line]:
    """The stem above the centre; beside it what the signs mean, and who holds the islands."""
    centre, left, right, stem = boxes
    x = max(0, min(left.columns + (centre.columns - stem.columns) // 2, columns - stem.columns))
    beyond = x + stem.columns + 2
    legend = legend_words(view, say)
    islands = [plain(say("empire-label-islands"), "bold"), *island_words(view)]
    beside = max(map(width, legend)) < x and beyond + max(map(width, islands)) <= columns
    rows = max(stem.rows, len(legend) if beside else 0, len(islands) if beside else 0)
    sheet = Sheet(columns, rows)
    stem.draw(sheet, x, rows - stem.rows, stem.rows)
    if beside:
        for y, line in enumerate(legend):
            sheet.write(0, y, line)
        for y, line in enumerate(islands):
            sheet.write(beyond, y, line)
    lines = sheet.lines() + row_of([left, centre, right], columns).lines()
    return lines if beside else [*lines, *below(view, say, columns)]


class Box:
    """One segment: its regions in the places of a grid, with lines between neighbours and a frame around."""

    def __init__(self, view: dict[str, Any], place: int, gap: int, cell: int, say: Say) -> None:
        segment = view["segments"][place]
        self.side = SIDES[SIDE_NAMES.index(segment["side"])]
        self.title = say(f"empire-side-{segment['side']}")
        self.grid = grid_of(segment)
        self.gap = gap
        self.cell = cell
        self.blocks: dict[str, list[Line]] = {PASSAGE: [[]]}
        self.places: dict[str, tuple[int, int]] = {}  # column and row in the grid
        for y, row in enumerate(self.grid):
            for x, name in enumerate(row):
                self.places[name] = (x, y)
                if name not in (FREE, PASSAGE):
                    self.blocks[name] = region_block(view, f"{self.side.code}-{name}", say, cell)
        self.heights = [max((len(self.blocks[name]) for name in row if name != FREE), default=0) for row in self.grid]
        across = len(self.grid[0])
        self.columns = across * cell + (across - 1) * gap + FRAME
        self.rows = sum(self.heights) + len(self.grid) - 1 + 2

    def draw(self, sheet: Sheet, x: int, y: int, rows: int) -> None:
        """At this place of a sheet, in a frame of so many rows."""
        self.frame(sheet, x, y, rows)
        x += 2
        y += 1 + (rows - self.rows) // 2
        tops = [y + sum(self.heights[:row]) + row for row in range(len(self.grid))]
        for a, b, kind in self.side.links:
            ends = [str(a), PASSAGE, str(b)] if (self.side.name, a, b) in PASSING else [str(a), str(b)]
            for here, there in pairwise(ends):
                self.link(sheet, x, tops, here, there, kind)
        for name, block in self.blocks.items():
            if name in self.places:
                column, row = self.places[name]
                for down, line in enumerate(block):
                    sheet.write(x + column * (self.cell + self.gap), tops[row] + down, line)

    def frame(self, sheet: Sheet, x: int, y: int, rows: int) -> None:
        inside = self.columns - 2
        sheet.put(x, y, "╭" + "─" * inside + "╮", "dim")
        for down in range(1, rows - 1):
            sheet.put(x, y + down, "│", "dim")
            sheet.put(x + inside + 1, y + down, "│", "dim")
        sheet.put(x, y + rows - 1, "╰" + "─" * inside + "╯", "dim")
        (title,) = flow([plain(self.title, "bold")], inside - 2)
        sheet.write(x + 1, y, [(" ", ""), *title, (" ", "")])

    def link(self, sheet: Sheet, x: int, tops: list[int], here: str, there: str, kind: int) -> None:
        """A line from one region to another: across, upright or aslant."""
        across, upright, falling, rising = STROKES[kind]
        style = WATER if kind == SEA else "bold"
        upper, lower = sorted((here, there), key=lambda name: (self.places[name][1], self.places[name][0]))
        (left, above), (right, under) = self.places[upper], self.places[lower]
        step = self.cell + self.gap
        stems = (x + left * step + STEM, x + right * step + STEM)
        if above == under:
            start = stems[0] if upper == PASSAGE else stems[0] - STEM + width(self.blocks[upper][0]) + 1
            end = stems[1] + 1 if lower == PASSAGE else stems[1] - STEM - 1
            sheet.put(start, tops[above], across * max(end - start, 1), style)
            return
        slope = (right > left) - (right < left)
        corner = x + max(left, right) * step - 2 + (2 * slope if lower == PASSAGE else 0)
        foot = tops[above] + len(self.blocks[upper])
        head = tops[under] - 1
        for y in range(foot, head + 1):
            if slope == 0:
                sheet.put(stems[0], y, upright, style)
            else:
                sheet.put(corner - slope * (head - y), y, falling if slope > 0 else rising, style)
        if slope and upper == PASSAGE:
            self.level(sheet, tops[above], stems[0], corner - slope * (head - foot), across, style)
        if slope and lower == PASSAGE:
            self.level(sheet, tops[under], stems[1], corner, across, style)

    def level(self, sheet: Sheet, y: int, start: int, end: int, stroke: str, style: str) -> None:
        """The level part of a line that bends in a free place."""
        first, last = min(start, end), max(start, end)
        sheet.put(first, y, stroke * (last - first + 1), style)


def region_block(view: dict[str, Any], region: str, say: Say, columns: int) -> list[Line]:
    block = flow(head_words(view, region, say), columns)
    block += flow(piece_words(view["regions"][region]), columns)
    return block + [plain(f"{arrow}{there}", WATER) for arrow, there in ways(view, region)]


# ---- the list


def region_list(view: dict[str, Any], say: Say, columns: int) -> list[Line]:
    """One line for each region, segment by segment: pieces, then neighbours by land, bridge and sea."""
    lines: list[Line] = []
    for place in [3, 1, 0, 2] if view["layout"] == "t" else [0, 1, 2, 3]:
        segment = view["segments"][place]
        side = SIDES[SIDE_NAMES.index(segment["side"])]
        lines.append(plain(say(f"empire-side-{segment['side']}"), "bold underline"))
        for number in range(1, side.size + 1):
            region = f"{side.code}-{number}"
            words = head_words(view, region, say) + piece_words(view["regions"][region])
            if view["regions"][region]["holder"] is None:
                words[0] = indented(words[0], 1)
            for a, b, kind in sorted(side.links, key=lambda link: link[2]):
                if number in (a, b):
                    words.append(plain(f"{SIGNS[kind]}{side.code}-{a + b - number}", WATER if kind == SEA else ""))
            words += [plain(f"{arrow}{there}", WATER) for arrow, there in ways(view, region)]
            lines += [indented(line, 1) for line in flow(words, columns - 1, " ", 7)]
    return lines
