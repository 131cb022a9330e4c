"""Ways over the board, who goes along, and whether too large a group can still spread (KEMET-MOV, KEMET-HARB)."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.options import first, second, third, verb
from deskovka.games.kemet.areas import (
    CITY_OF,
    COMMERCIAL,
    DISTRICT,
    HARBOUR_OF,
    HAS_OBELISK,
    KIND_OF,
    NO_HARBOUR,
    are_neighbours,
    front,
)
from deskovka.games.kemet.ongoing import March
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import CREATURES, PORTAL, TAXES
from deskovka.games.kemet.prices import teleport_price
from deskovka.games.kemet.table import Kemet, at
from deskovka.games.kemet.terms import GO, GO_WITH_TWO, NOBODY


def is_step(g: Kemet, p: Player, here: i64, there: i64) -> bool:
    """One ground movement: over a border or from harbour to harbour (KEMET-MOV.6, KEMET-HARB)."""
    if are_neighbours(g.board, here, there):
        return True
    if HARBOUR_OF[here] == NO_HARBOUR:
        return False
    return HARBOUR_OF[there] == COMMERCIAL or there == front(p.city)


# ---- who goes: an option to send units, with or without creatures


def first_creature(group: i64) -> i64:
    """A creature that goes along; -1: none."""
    return -1 if verb(group) == GO else second(group)


def second_creature(group: i64) -> i64:
    return third(group) if verb(group) == GO_WITH_TWO else -1


def creature_count(group: i64) -> i64:
    return 0 if verb(group) == GO else 2 if verb(group) == GO_WITH_TWO else 1


def goes_with(group: i64, ability: i64) -> bool:
    """Is a creature with this ability in the group (KEMET-MOV.17)?"""
    one = first_creature(group)
    two = second_creature(group)
    return (one >= 0 and CREATURES[one].can(ability)) or (two >= 0 and CREATURES[two].can(ability))


# ---- too large a group (KEMET-MOV.16)


def can_spread(
    g: Kemet,
    p: Player,
    march: March,
    group: i64,
    here: i64,
    units: i64,
    creatures: i64,
    left: i64,
    teleports: bool,
    passed: i64,
) -> bool:
    """Can so many units and creatures `here` be brought within the limits by moving on, without a card?

    `group` has left the area of the march; so many ground movements are `left`; areas `passed` (bits) have no room.
    """
    if creatures > 3:
        return False  # no more than two go on together
    limit = p.army_limit()
    going = max(units - limit, 1)
    leads = max(creatures - 1, 0)
    teleports = teleports and teleport_price(p) <= p.prayer
    flies = teleports and (g.levels[here] > 0 or (HAS_OBELISK[here] != 0 and p.powers[PORTAL] > 0))
    for there in g.board.areas:
        if passed >> there & 1:
            continue
        walks = left > 0 and is_step(g, p, here, there)
        if not walks and not (flies and HAS_OBELISK[there]):
            continue
        standing = g.units[at(p.seat, there)]
        beasts = g.creatures_in(p.seat, there)
        held = g.controller(there) == p.seat
        if there == march.area:
            standing -= first(group)
            beasts = 0 if standing == 0 else beasts - creature_count(group)
            held = standing > 0 or CITY_OF[there] == p.city
        foreign = KIND_OF[there] == DISTRICT and not held
        if foreign and (march.entered or (CITY_OF[there] != p.city and not march.no_walls)):
            continue
        enemy = g.enemy_in(p.seat, there)
        if enemy != NOBODY:
            if going <= limit and leads <= 1 and not g.can(enemy, there, TAXES):
                return True
            continue
        if going + standing <= limit and leads + beasts <= 1:
            return True
        if foreign:
            continue
        seen = passed | 1 << there
        more = leads + beasts
        if walks and can_spread(g, p, march, group, there, going + standing, more, left - 1, teleports, seen):
            return True
        jumps = flies and HAS_OBELISK[there] != 0
        if jumps and can_spread(g, p, march, group, there, going + standing, more, left, False, seen):
            return True
    return False
