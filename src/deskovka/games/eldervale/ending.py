"""The end of the game comes near (ELDER-24)."""

from __future__ import annotations

from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.verbs import END_NEAR


def look_for_end(g: Eldervale) -> None:
    """The sixth dwelling or the last tile: everybody has one more turn (ELDER-24.1 to 24.5, R23)."""
    if g.last_turns < 0 and (len(g.supply) == 0 or somebody_built_all(g)):
        g.last_turns = g.seats
        g.tell(END_NEAR, g.turn)


def why_near(g: Eldervale) -> str:
    """What brought the end near: "dwelling", "supply"; "" as long as it is not."""
    if g.last_turns < 0:
        return ""
    return "dwelling" if somebody_built_all(g) else "" if len(g.supply) else "supply"


def somebody_built_all(g: Eldervale) -> bool:
    for p in g.players:
        if p.roofs() == 0:
            return True
    return False
