"""What happened in a battle, so that it can be told while it goes on and looked at afterwards.

The tale of a battle is a row of records, each with the step it belongs to, the kind of event (verbs.py), whose it is
and up to three numbers.  It holds what everybody saw, and neither the rules nor the bots read it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import verbs as v
from deskovka.games.eldervale.ongoing import Battle

RECORD: Final = 6  # numbers
KEPT: Final = vec[i64]([0 for _ in range(v.EVENT_KINDS)])  # by kind: 1 where the screen of a battle tells it
for _kind in (
    v.JOINED,
    v.SUPPORTED,
    v.USED,
    v.SPELL_WAS_CAST,
    v.QUEST_DONE,
    v.TACTICS_USED,
    v.DIE_CHANGED,
    v.DIE_REMOVED,
    v.DICE_SWAPPED,
    v.GAINED,
    v.POINTS_GAINED,
    v.STOLEN,
    v.DREW,
    v.DRAGON_TREASURE,
    v.FAME_GAINED,
    v.FAME_LOST,
    v.POWER_GAINED,
    v.POWER_LOST,
    v.ORB_GAINED,
    v.ELEMENT_ROLLED,
    v.MOVED,
    v.RECALLED,
    v.UNITS_SWAPPED,
    v.FELL,
    v.SPARED,
    v.CONTROLLED,
    v.BEAST_DEFEATED,
    v.BEAST_HOME,
    v.BEAST_MOVED,
):
    KEPT[_kind] = 1


def note(battle: Battle, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
    """This happened now; what is no part of the tale is left out."""
    if KEPT[kind]:
        tale = battle.tale
        for number in (battle.step, kind, seat, a, b, c):
            tale = append(tale, number)
        battle.tale = tale
