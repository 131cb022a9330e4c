"""Too large a group must be able to spread: the look-ahead over a march (KEMET-MOV.16)."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.bits import bits_in
from deskovka.games.kemet.ongoing import March
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.roads import (
    BY_PYRAMID,
    ON_FOOT,
    advance,
    companies,
    is_walled,
    leave_obstacle,
    may_stand,
    may_stop,
    way_obstacle,
)
from deskovka.games.kemet.table import Kemet, at
from deskovka.games.kemet.terms import NOBODY


def is_too_large(g: Kemet, p: Player) -> bool:
    """Is a group on its way that may not stay where it is?"""
    march = g.march
    return march is not None and march.area >= 0 and not may_stand(g, p, march.area)


def can_end(g: Kemet, p: Player) -> bool:
    """Can the march be brought to an end within the limits, without a card?  The shortest ways are tried first."""
    march = g.march
    assert march is not None
    if may_stand(g, p, march.area):
        return True
    steps = march.left + (0 if march.teleported else 1)
    for further in range(steps):
        if ends_after(g, p, march, further):
            return True
    return False


def ends_after(g: Kemet, p: Player, march: March, further: i64) -> bool:
    """Can a step from here be the last one, or with `further` steps after it?  Every step is taken as rules have it."""
    for there in g.board.areas:
        for way in (ON_FOOT, BY_PYRAMID):
            if way_obstacle(g, p, march, way, there):
                continue
            if further == 0:
                if some_group_stops(g, p, march, way, there):
                    return True
            elif g.enemy_in(p.seat, there) == NOBODY and some_group_ends(g, p, march, way, there, further):
                return True
    return False


def some_group_stops(g: Kemet, p: Player, march: March, way: i64, there: i64) -> bool:
    """Can this be the last step?  As few go as may: one creature at most, and the least units or all of them."""
    army = g.units[at(p.seat, march.area)]
    least = max(1, army - p.army_limit())
    for creatures in companies(g, p.seat, march.area):
        if bits_in(creatures) > 1:
            continue
        for units in (least, army):
            if not may_stop(g, p, there, units, creatures):
                continue
            if leave_obstacle(g, p, march, way, there, units, creatures) == 0:
                return True
    return False


def some_group_ends(g: Kemet, p: Player, march: March, way: i64, there: i64, further: i64) -> bool:
    """Can somebody go there and come to an end after so many steps more?"""
    army = g.units[at(p.seat, march.area)]
    for creatures in companies(g, p.seat, march.area):
        if is_walled(g, p, march, there, creatures):
            continue
        for units in range(max(1, army - p.army_limit()), army + 1):
            if leave_obstacle(g, p, march, way, there, units, creatures):
                continue
            if goes_on_to_end(g, p, march, way, there, units, creatures, further):
                return True
    return False


def goes_on_to_end(
    g: Kemet, p: Player, march: March, way: i64, there: i64, units: i64, creatures: i64, further: i64
) -> bool:
    table, player, trial = after_step(g, p, march, way, there, units, creatures)
    return ends_after(table, player, trial, further - 1)


def after_step(
    g: Kemet, p: Player, march: March, way: i64, there: i64, units: i64, creatures: i64
) -> tuple[Kemet, Player, March]:
    """A copy of the table on which the group has gone there."""
    table = g.clone()
    player = table.players[p.seat]
    trial = march.clone()
    table.march = trial
    advance(table, player, trial, way, there, units, creatures)
    return table, player, trial
