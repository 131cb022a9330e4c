"""What positions of this game are about."""

from __future__ import annotations

from typing import Final

from deskovka.core.themes import Themes
from deskovka.games.eldervale import verbs as v

THEMES: Final = Themes(
    {
        "turn": (v.PLACE, v.PLACE_PEACEFULLY, v.REGROUP),
        "regroup": (
            v.READY_UNIT,
            v.READY_REST,
            v.ACT_START,
            v.ACT,
            v.ACT_FALLEN,
            v.ACT_AGAIN,
            v.ACT_START_AGAIN,
            v.ACT_MASKED,
            v.ACT_START_FALLEN,
            v.ACT_READY,
        ),
        "build": (v.BUILD, v.BUILD_WITH_PLACED, v.SUMMON_UNIT, v.HIRE, v.ORB_HIRE),
        "cards": (v.BUY, v.BURN, v.KEEP_ADVENTURE, v.CAST, v.QUEST, v.TAKE_CARD, v.SPEND_CARD, v.ATTACH, v.FREE_USE),
        "gains": (
            v.TAKE,
            v.SWAP,
            v.TAKE_FROM,
            v.ELEMENT,
            v.MOVE_MARKER,
            v.IGNORE,
            v.TURN_IN,
            v.TREASURE,
            v.COPY_TOKEN,
            v.ORACLE_MAGIC,
            v.CASH,
            v.PUT_TOKEN,
            v.PUT_HARVEST,
            v.ORB_MENU,
            v.ORB_FIELD,
            v.ORB_CARD,
            v.PAY,
            v.LOSE,
            v.USE,
            v.BRANCH,
        ),
        "land": (
            v.LAY_TILE,
            v.LAY_BRIDGE,
            v.RAMPAGE,
            v.DECLINE_RAMPAGE,
            v.PAY_OFF,
            v.CHARGE,
            v.MOVE,
            v.MOVE_OF,
            v.MOVE_TO,
        ),
        "battles": (
            v.FIGHT,
            v.JOIN,
            v.SWORDS,
            v.SUPPORT,
            v.AT_SIDE,
            v.REROLL,
            v.REROLL_OF,
            v.SET_DIE,
            v.REMOVE_DIE,
            v.SWAP_DIE,
            v.SPARE,
            v.TACTICS,
            v.KILL,
            v.CLEAR,
        ),
    }
)
