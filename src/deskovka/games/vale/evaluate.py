"""How good a table looks for a seat."""

from __future__ import annotations

from deskovka.games.vale.table import Vale


def evaluate(g: Vale, seat: int) -> float:
    return float(g.players[seat].score)
