"""How a game stands: points of all kinds; whoever wins before placing a token is first (KEMET-END)."""

from __future__ import annotations

from deskovka.core.game import Result, ScoreLine, ranks_by
from deskovka.core.steps import State
from deskovka.games.kemet.areas import KIND_OF, TEMPLE
from deskovka.games.kemet.table import Kemet
from deskovka.games.kemet.terms import NOBODY


def result(state: State) -> Result:
    assert isinstance(state, Kemet)
    g = state
    seats = range(int(g.seats))
    temples = [points_of_areas(g, seat, True) for seat in seats]
    pyramids = [points_of_areas(g, seat, False) for seat in seats]
    permanent = [int(p.points) for p in g.players]
    scores = [permanent[seat] + temples[seat] + pyramids[seat] for seat in seats]
    over = g.ask is None
    ranks = ranks_by([(1 if g.winner == seat else 0, scores[seat]) for seat in seats])
    reason = ""
    if over:
        reason = "KEMET-END.7" if g.winner == NOBODY else "KEMET-END.1"
    sheet = [
        ScoreLine("permanent", "KEMET-CORE.3", permanent),
        ScoreLine("temples", "KEMET-VPT.1", temples),
        ScoreLine("pyramids", "KEMET-PYR.8", pyramids),
    ]
    return Result(over, scores, ranks, sheet, [], reason)


def points_of_areas(g: Kemet, seat: int, temples: bool) -> int:
    """Temporary points for temples, or for pyramids of the highest level."""
    return sum(
        1
        for area in g.board.areas
        if g.gives_point(area) and (KIND_OF[area] == TEMPLE) == temples and g.point_holder(area) == seat
    )
