"""How a game stands: points by what they are for; whoever wins before placing a token is first (KEMET-END)."""

from __future__ import annotations

from typing import Final

from deskovka.core.result import Result, ScoreLine, ScorePart, ranks_by
from deskovka.core.steps import State
from deskovka.games.kemet.areas import AREA_NAMES, KIND_OF, TEMPLE
from deskovka.games.kemet.powers import POINTS, TILES
from deskovka.games.kemet.table import Kemet
from deskovka.games.kemet.terms import FOR_BATTLE, FOR_PANTHEON, FOR_TILE, FOR_TWO_TEMPLES, NOBODY

# The lines of the permanent points, by what they are for (KEMET-CORE.3)
PERMANENT: Final = (
    ("battles", "KEMET-BAT5.1", FOR_BATTLE),
    ("two-temples", "KEMET-NIGHT.6", FOR_TWO_TEMPLES),
    ("pantheon", "KEMET-NIGHT.2", FOR_PANTHEON),
    ("tiles", "KEMET-ACQ.13", FOR_TILE),
)


def result(state: State) -> Result:
    assert isinstance(state, Kemet)
    g = state
    seats = range(int(g.seats))
    sheet = [
        *permanent_lines(g),
        line_of_areas(g, "temples", "KEMET-VPT.1", temples=True),
        line_of_areas(g, "pyramids", "KEMET-PYR.8", temples=False),
    ]
    scores = [sum(line.points[seat] for line in sheet) for seat in seats]
    over = g.ask is None
    ranks = ranks_by([(1 if g.winner == seat else 0, scores[seat]) for seat in seats])
    reason = ""
    if over:
        reason = "KEMET-END.7" if g.winner == NOBODY else "KEMET-END.1"
    return Result(over=over, scores=scores, ranks=ranks, sheet=sheet, tie_breaks=[], reason=reason)


def permanent_lines(g: Kemet) -> list[ScoreLine]:
    """One line for each reason; one more for points of which nobody knows it (older tables, positions)."""
    lines = [ScoreLine(name, rule, [int(p.points_for(reason)) for p in g.players]) for name, rule, reason in PERMANENT]
    lines[-1].parts = parts_of_tiles(g, lines[-1].points)
    unknown = [int(p.points) - sum(line.points[p.seat] for line in lines) for p in g.players]
    return [*lines, ScoreLine("earlier", "KEMET-CORE.3", unknown)] if any(unknown) else lines


def parts_of_tiles(g: Kemet, points: list[int]) -> list[ScorePart]:
    """The tiles that brought points; none where that does not explain all of them."""
    parts = []
    for number, tile in enumerate(TILES):
        gives = sum(int(amount) for power, amount in tile.gives if power == POINTS)
        gained = [gives * sum(1 for owned in p.tiles if owned == number) for p in g.players]
        if any(gained):
            parts.append(ScorePart("tile", tile.name, gained))
    sums = [sum(part.points[seat] for part in parts) for seat in range(len(points))]
    return parts if sums == points else []


def line_of_areas(g: Kemet, name: str, rule: str, temples: bool) -> ScoreLine:
    """Temporary points for temples, or for pyramids of the highest level: one for each that a seat holds."""
    parts = []
    for area in g.board.areas:
        holder = int(g.point_holder(area))
        if g.gives_point(area) and (KIND_OF[area] == TEMPLE) == temples and holder != NOBODY:
            parts.append(ScorePart("area", AREA_NAMES[area], [1 if seat == holder else 0 for seat in range(g.seats)]))
    return ScoreLine(name, rule, [sum(part.points[seat] for part in parts) for seat in range(g.seats)], parts)
