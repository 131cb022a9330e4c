"""Where a group on its way can go next, and what keeps it from going elsewhere (KEMET-MOV.9, .11, .15, .16)."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.options import option
from deskovka.core.vecs import append, vec
from deskovka.games.kemet import obstacles as why
from deskovka.games.kemet.areas import AREA_NAMES
from deskovka.games.kemet.cards import CARD_NAMES, TELEPORTATION
from deskovka.games.kemet.ongoing import March
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.roads import (
    BY_CARD,
    BY_PYRAMID,
    ON_FOOT,
    companies,
    entry_price,
    fare,
    is_walled,
    leave_obstacle,
    may_stop,
    send,
    way_obstacle,
)
from deskovka.games.kemet.spreading import after_step, can_end
from deskovka.games.kemet.table import Kemet, at
from deskovka.games.kemet.terms import NOBODY


def steps(g: Kemet, p: Player, march: March, any_will_do: bool) -> vec[i64]:
    """Areas the group, or a part of it, can reach next; with `any_will_do` the first one is enough."""
    found = vec[i64]()
    for there in g.board.areas:
        if len(groups(g, p, march, ON_FOOT, there, True)):
            found = append(found, option(ON_FOOT, there))
            if any_will_do:
                return found
    for there in g.board.areas:
        for way in (BY_PYRAMID, BY_CARD):
            if len(groups(g, p, march, way, there, True)):
                found = append(found, option(way, there))
                if any_will_do:
                    return found
    return found


def groups(g: Kemet, p: Player, march: March, way: i64, there: i64, any_will_do: bool) -> vec[i64]:
    """Who can go from the group's area to another one in this way: numbers of units, with or without creatures."""
    found = vec[i64]()
    if way_obstacle(g, p, march, way, there):
        return found
    choices = companies(g, p.seat, march.area)
    for units in range(g.units[at(p.seat, march.area)], 0, -1):
        for creatures in choices:
            if group_obstacle(g, p, march, way, there, units, creatures) == 0:
                found = append(found, send(units, creatures))
                if any_will_do:
                    return found
    return found


def group_obstacle(g: Kemet, p: Player, march: March, way: i64, there: i64, units: i64, creatures: i64) -> i64:
    """To a step of this group after which the action can end within the limits (KEMET-MOV.16)."""
    obstacle = leave_obstacle(g, p, march, way, there, units, creatures)
    if obstacle or may_stop(g, p, there, units, creatures):
        return obstacle
    if g.enemy_in(p.seat, there) != NOBODY:  # KEMET-MOV.11
        return why.TOO_MANY_ATTACK
    if is_walled(g, p, march, there, creatures):  # KEMET-WALL.2
        return why.NO_ROOM
    table, player, _ = after_step(g, p, march, way, there, units, creatures)
    return 0 if can_end(table, player) else why.NO_ROOM


def furthest_obstacle(g: Kemet, p: Player, march: March, way: i64, there: i64) -> i64:
    """To every group: what stops the one that comes closest to going there; 0: some group can go."""
    furthest: i64 = 0
    for units in range(1, g.units[at(p.seat, march.area)] + 1):
        for creatures in companies(g, p.seat, march.area):
            obstacle = group_obstacle(g, p, march, way, there, units, creatures)
            if obstacle == 0:
                return 0
            furthest = max(furthest, obstacle)
    return furthest


def of_a_step(g: Kemet, p: Player, march: March, way: i64, there: i64, obstacle: i64) -> dict[str, object]:
    """What the obstacles of a step mention."""
    army = g.units[at(p.seat, march.area)]
    entry: i64 = entry_price(g, p, there, 0) if obstacle == why.ENTRY_TOO_DEAR else 0
    return {
        "area": AREA_NAMES[march.area if obstacle == why.NO_PYRAMID_HERE else there],
        "card": CARD_NAMES[TELEPORTATION],
        "count": int(army if obstacle == why.NOT_THAT_GROUP else p.army_limit()),
        "price": int(entry + fare(p, way)),
    }
