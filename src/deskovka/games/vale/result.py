"""How a game stands: ranks with the tie-breaks, and the score sheet (VALE-END)."""

from __future__ import annotations

from deskovka.core.game import Result, ScoreLine, ranks_by
from deskovka.core.steps import State
from deskovka.games.vale.stones import stone_limit
from deskovka.games.vale.table import Player, Vale
from deskovka.games.vale.terms import DECK_SIZE, GOAL, LAST_ROUND


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
        over,
        scores,
        ranks_by([(score, count) for score, count in zip(scores, cards, strict=True)]),  # VALE-END.4 to .6
        [
            ScoreLine("start", "VALE-SETUP.7", [starting_points(p) for p in players]),
            ScoreLine("instant", "VALE-CARD.3", [int(p.instant_points) for p in players]),
            ScoreLine("active", "VALE-EFF.2", [int(p.active_points) for p in players]),
            ScoreLine("permanent", "VALE-CARD.4", [int(p.permanent_points) for p in players]),
            ScoreLine("stolen", "VALE-CLR.9", [int(p.stolen_points) for p in players]),
        ],
        [ScoreLine("area", "VALE-END.5", cards)],
        reason,
    )


def starting_points(p: Player) -> int:
    """What no effect explains."""
    return int(p.score - p.instant_points - p.active_points - p.permanent_points - p.stolen_points)


def problems(state: State) -> list[str]:
    """What is wrong with a table: nothing, ever."""
    assert isinstance(state, Vale)
    g = state
    wrong: list[str] = []
    everywhere = [*g.deck, *g.discard, *g.offer]
    for p in g.players:
        everywhere += [*p.hand, *p.area, *p.marked]
    if sorted(everywhere) != list(range(DECK_SIZE)):
        wrong.append("a card is missing or in two places")
    if not 1 <= g.round <= LAST_ROUND:
        wrong.append(f"round {g.round}")
    if g.known_top > len(g.deck):
        wrong.append("more known cards than the draw pile has")
    asked = g.ask.seat if g.ask is not None else -1
    for p in g.players:
        who = f"seat {p.seat}"
        if p.score < 0:
            wrong.append(f"{who} has {p.score} points")
        if min(p.red, p.blue, p.purple) < 0:
            wrong.append(f"{who} owes stones")
        if len(p.area) > g.round:
            wrong.append(f"{who} has more cards in the area than the round allows")
        if len(p.marked) > 2:
            wrong.append(f"{who} has more than two markers")
        if too_many_stones(p) and p.seat != asked:
            wrong.append(f"{who} holds too many stones")
    return wrong


def too_many_stones(p: Player) -> bool:
    return bool(p.stone_count() > stone_limit(p))
