"""How a game stands: ranks with the tie-breaks, and the score sheet (VALE-END)."""

from __future__ import annotations

from deskovka.core.result import Result, ScoreLine, ranks_by
from deskovka.core.steps import State
from deskovka.games.vale.table import Player, Vale
from deskovka.games.vale.terms import GOAL


def result(state: State) -> Result:
    assert isinstance(state, Vale)
    players = list(state.players)
    scores = [int(p.score) for p in players]
    cards = [len(p.area) for p in players]
    over = state.ask is None
    reason = ""
    if over:
        reason = "VALE-END.1" if max(scores) >= GOAL else "VALE-END.2"
    return Result(
        over=over,
        scores=scores,
        ranks=ranks_by([(score, count) for score, count in zip(scores, cards, strict=True)]),  # VALE-END.4 to .6
        sheet=[
            ScoreLine("start", "VALE-SETUP.7", [starting_points(p) for p in players]),
            ScoreLine("instant", "VALE-CARD.3", [int(p.instant_points) for p in players]),
            ScoreLine("active", "VALE-EFF.2", [int(p.active_points) for p in players]),
            ScoreLine("permanent", "VALE-CARD.4", [int(p.permanent_points) for p in players]),
            ScoreLine("stolen", "VALE-CLR.9", [int(p.stolen_points) for p in players]),
        ],
        tie_breaks=[ScoreLine("area", "VALE-END.5", cards)],
        reason=reason,
    )


def starting_points(p: Player) -> int:
    """What no effect explains."""
    return int(p.score - p.instant_points - p.active_points - p.permanent_points - p.stolen_points)
