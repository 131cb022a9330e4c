"""What positions of this game are about.  Plans of a battle are not: both sides make theirs in secret."""

from __future__ import annotations

from typing import Final

from deskovka.core.themes import Themes
from deskovka.games.kemet import terms as t

THEMES: Final = Themes(
    {
        "tokens": (t.TOKEN, t.SILVER, t.GOLD, t.GOLD_DO, t.DO),
        "marches": (
            t.MARCH_FROM,
            t.STEP_TO,
            t.TELEPORT,
            t.MAGIC_TELEPORT,
            t.GO,
            t.GO_WITH,
            t.GO_WITH_TWO,
            t.GO_WITH_MANY,
        ),
        "recruits": (t.ENLIST, t.DEPLOY, t.EXCHANGE),
        "tiles": (t.TAKE_TILE, t.PUT_ON),
        "pyramids": (t.RAISE,),
        "battles": (t.FIGHT_IN, t.ADD, t.WOUND, t.RETREAT, t.DISBAND, t.STAY, t.SEND_TO, t.STRIKE, t.REPLACE, t.PLAY),
        "night": (t.SACRIFICE, t.VETERANS, t.KEEP, t.FATE),
    }
)
