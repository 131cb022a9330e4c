"""What positions of this game are about."""

from __future__ import annotations

from typing import Final

from deskovka.core.steps import State
from deskovka.core.themes import Themes
from deskovka.games.vale import terms as t
from deskovka.games.vale.table import Vale


def is_last_round(g: State) -> bool:
    """Does the game end with this round, for all to see (VALE-END.1, VALE-END.2)?"""
    assert isinstance(g, Vale)
    return g.round == t.LAST_ROUND or any(p.score >= t.GOAL for p in g.players)


THEMES: Final = Themes(
    {
        "hunt": (t.MARK,),
        "sell-or-tame": (t.SELL, t.TAME),
        "summon": (t.SUMMON, t.RELEASE),
        "pay": (t.PAY, t.DROP, t.SWAP, t.BARGAIN),
        "effects": (t.ACTIVATE, t.COPY, t.BRING, t.RECOVER, t.TAKE, t.BONUS, t.NAME, t.ROB),
        "let-go": (t.DISCARD, t.GIVE_UP),
    },
    ending="last-round",
    is_ending=is_last_round,
)
