"""By which rule something happens to the ghosts: their events tell why they came (Ghosts.cause)."""

from __future__ import annotations

from typing import Final

from deskovka.core.events import Event, EventKind
from deskovka.games.eldervale import ghosts as why
from deskovka.games.eldervale import verbs as v
from deskovka.games.eldervale.gaining import (
    FOR_DWELLINGS,
    FOR_FAME,
    FOR_GHOST_CARDS,
    FOR_HAUNTING,
    FOR_HOMES,
    FOR_ORBS,
    FOR_PILE,
    FOR_POWER,
    FOR_START,
    FOR_TABLEAU,
)
from deskovka.games.eldervale.menu import MENU_POINTS_WORTH

# Whatever the cause
ALWAYS: Final[dict[int, str]] = {
    v.TURN_BEGAN: "GHOST-5.1",
    v.UNIT_PLACED: "GHOST-6.3",
    v.TOKEN_TAKEN: "GHOST-7.1",
    v.PRINT_TAKEN: "GHOST-7.3",
    v.DREW: "GHOST-3.5",
    v.DISCARDED: "GHOST-3.6",
    v.TILE_DRAWN: "GHOST-6.2",
    v.TILE_LAID: "GHOST-13.3",
    v.CARD_TAKEN: "GHOST-10.3",
    v.BUILT: "GHOST-9.2",
    v.DRAGON_TREASURE: "GHOST-12.4",
    v.POWER_GAINED: "GHOST-13.1",
    v.POWER_LOST: "GHOST-13.4",
    v.FAME_GAINED: "GHOST-14.4",
    v.ORB_GAINED: "GHOST-14.1",
    v.MENU_USED: "GHOST-14.1",
    v.JOINED: "GHOST-11.2",
    v.DICE_COUNTED: "GHOST-11.1",
    v.FELL: "GHOST-3.8",
    v.SEARCHED: "GHOST-9.2",
    v.GHOST_RETURNED: "GHOST-15.3",
}
# By what came before
AFTER: Final[dict[tuple[int, int], str]] = {
    (v.CARD_TAKEN, v.ROW_SET): "GHOST-2.11",
    (v.POWER_GAINED, v.ROW_SET): "GHOST-2.12",
    (v.ELEMENT_ROLLED, v.ROW_SET): "GHOST-2.10",
    (v.ELEMENT_ROLLED, v.GHOST_CARD_PLAYED): "GHOST-10.2",
    (v.UNIT_PLACED, why.NO_REALM): "GHOST-6.4",
    (v.UNIT_PLACED, why.NAMED_RUIN): "GHOST-6.5",
    (v.UNIT_PLACED, why.PLAYER_DECIDES): "GHOST-13.3",
    (v.TOKEN_TAKEN, why.TWO_STACKS): "GHOST-7.2",
    (v.DREW, v.ROW_SET): "GHOST-2.9",
    (v.DREW, v.PRINT_TAKEN): "GHOST-7.3",
    (v.DREW, v.TOKEN_SHELVED): "GHOST-8.4",
    (v.DREW, v.GHOST_CARD_PLAYED): "GHOST-6.2",
    (v.DREW, v.FAME_GAINED): "GHOST-14.4",
    (v.DREW, v.MENU_USED): "GHOST-14.2",
    (v.DREW, v.DRAGON_TREASURE): "GHOST-12.4",
    (v.FAME_GAINED, v.TOKEN_SHELVED): "GHOST-8.3",
    (v.FAME_GAINED, v.GHOST_CARD_PLAYED): "GHOST-6.2",
    (v.FAME_GAINED, v.BATTLE_WAS_WON): "GHOST-11.7",
    (v.FAME_GAINED, why.BEAST_BEATEN): "GHOST-11.8",
    (v.FAME_GAINED, why.WILD_BEAST_BEATEN): "GHOST-12.4",
    (v.CARD_TAKEN, v.TOKEN_SHELVED): "GHOST-8.5",
    (v.POWER_GAINED, v.BUILT): "GHOST-9.6",
    (v.POWER_GAINED, v.CARD_TAKEN): "GHOST-10.4",
    (v.POWER_GAINED, v.FAME_GAINED): "GHOST-14.4",
    (v.POWER_GAINED, v.MENU_USED): "GHOST-14.2",
    (v.POWER_GAINED, why.BEAST_BEATEN): "GHOST-11.8",
    (v.ORB_GAINED, v.POWER_GAINED): "GHOST-14.6",
    (v.ORB_GAINED, v.FAME_GAINED): "GHOST-14.4",
    (v.FELL, why.IN_BATTLE): "GHOST-11.10",
    (v.SEARCHED, why.WITH_GUARDIAN): "GHOST-9.1",
    (v.BUILT, why.WITH_GUARDIAN): "GHOST-9.1",
    (v.GHOST_RETURNED, why.TO_OWN_ZONE): "GHOST-15.2",
}
SCORED: Final[dict[int, str]] = {  # by the reason
    FOR_START: "GHOST-2.4",
    FOR_DWELLINGS: "GHOST-9.5",
    FOR_FAME: "GHOST-14.5",
    FOR_GHOST_CARDS: "GHOST-6.2",
    FOR_HAUNTING: "GHOST-15.1",
    FOR_POWER: "GHOST-16.4",
    FOR_HOMES: "GHOST-16.5",
    FOR_TABLEAU: "GHOST-16.6",
    FOR_PILE: "GHOST-16.7",
}


def rule_of(kind: EventKind, event: Event) -> str:
    """The rule that an event happened by."""
    if len(kind.holes) == why.NUMBERS or event.c < 0:
        return kind.rule
    number, cause = int(event.kind), int(event.c)
    if number == v.POINTS_GAINED:
        return rule_of_points(int(event.a), int(event.b), cause) or kind.rule
    return AFTER.get((number, cause)) or ALWAYS.get(number, kind.rule)


def rule_of_points(points: int, reason: int, cause: int) -> str:
    if reason == FOR_FAME and cause == v.FAME_GAINED:
        return "GHOST-14.4"
    if reason == FOR_ORBS:
        return "GHOST-14.2" if points == MENU_POINTS_WORTH else "GHOST-14.3"
    return SCORED.get(reason, "")
