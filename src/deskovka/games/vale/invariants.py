"""What must hold for every table, at every question."""

from __future__ import annotations

from deskovka.core.steps import State
from deskovka.games.vale.stones import KeepLimit, stone_limit
from deskovka.games.vale.table import Vale
from deskovka.games.vale.terms import DECK_SIZE, LAST_ROUND


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
    if not set(g.known) <= {c for p in g.players for c in p.hand}:
        wrong.append("a card is known to be in a hand where it is not")
    giving_back = g.ask.seat if isinstance(g.ask, KeepLimit) else -1
    for p in g.players:
        who = f"seat {p.seat}"
        if p.score < 0:
            wrong.append(f"{who} has {p.score} points")
        if min(p.red, p.blue, p.purple) < 0:
            wrong.append(f"{who} owes stones")
        if len(p.area) > g.area_limit():
            wrong.append(f"{who} has more cards in the area than the round allows")
        if len(p.marked) > 2:
            wrong.append(f"{who} has more than two markers")
        if p.stone_count() > stone_limit(p) and p.seat != giving_back:
            wrong.append(f"{who} holds too many stones")
    return wrong
