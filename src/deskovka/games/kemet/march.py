"""The Move action: who goes, where to, and what stands in the way (KEMET-MOV, KEMET-TEL, KEMET-HARB, KEMET-WALL)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, verb
from deskovka.core.steps import State
from deskovka.core.vecs import append, vec
from deskovka.games.kemet.battle import Fight
from deskovka.games.kemet.cards import ENLISTMENT, TELEPORTATION
from deskovka.games.kemet.interludes import ANY_TIME, MARCH_BEGINS, aside_options, do_aside, has_object, holds_cards
from deskovka.games.kemet.ongoing import March, footstep
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import CREATURES, MOVEMENT
from deskovka.games.kemet.roads import (
    BY_CARD,
    BY_PYRAMID,
    ON_FOOT,
    advance,
    companies,
    creatures_of,
    is_open,
    is_walled,
    may_leave,
    may_stand,
    may_stop,
    send,
)
from deskovka.games.kemet.spreading import after_step, can_end
from deskovka.games.kemet.table import Ask, Kemet, Step, at
from deskovka.games.kemet.terms import (
    CARD_PLAYED,
    DONE,
    MARCH_FROM,
    MARCHED,
    NOBODY,
    PLAY,
    TELEPORTED,
)


@mypyc_attr(acyclic=True)
@final
class BeginMarch(Step):
    """A Move action begins (KEMET-MOV.1)."""

    def run(self, g: Kemet) -> None:
        g.march = March()
        g.do(MarchStart(self.seat), EndMarch())


@mypyc_attr(acyclic=True)
@final
class EndMarch(Step):
    def run(self, g: Kemet) -> None:
        g.march = None


@mypyc_attr(acyclic=True)
@final
class MarchStart(Ask):
    """Which army?  Cards for the start of a Move action are played now (KEMET-DAY.11); `amount` have been."""

    def options(self, g: Kemet) -> vec[i64]:
        p = g.players[self.seat]
        found = vec[i64]()
        for area in g.board.areas:
            if g.units[at(p.seat, area)] and can_leave(g, p, area):
                found = append(found, option(MARCH_FROM, area))
        for choice in aside_options(g, p, MARCH_BEGINS):
            found = append(found, choice)
        return append(found, DONE)

    def chosen(self, g: Kemet, pick: i64) -> None:
        p = g.players[self.seat]
        march = g.march
        assert march is not None
        if pick == DONE:
            return
        if verb(pick) != MARCH_FROM:
            g.do(MarchStart(self.seat, amount=max(self.amount, 0) + 1))
            do_aside(g, p, pick)
            return
        march.left += movement_limit(g, p, first(pick))
        march.area = first(pick)
        march.start = first(pick)
        march.begun = True
        march.path = vec[i64]([footstep(MARCH_FROM, first(pick), g.units[at(p.seat, first(pick))])])
        g.do(MarchOn(self.seat))

    def waits(self, g: State) -> bool:
        assert isinstance(g, Kemet)
        return holds_cards(g, self.seat)

    def inside(self) -> bool:
        return self.amount < 1


def movement_limit(g: Kemet, p: Player, area: i64) -> i64:
    """Fixed when the action begins (KEMET-MOV.2 to .4); cards are counted elsewhere."""
    limit = 1 + p.powers[MOVEMENT]
    creature = g.creature_in(p.seat, area)
    if creature >= 0:
        limit += CREATURES[creature].movement
    return limit


def can_leave(g: Kemet, p: Player, area: i64) -> bool:
    """Is there any step from here?"""
    march = g.march
    assert march is not None
    trial = march.clone()
    trial.left += movement_limit(g, p, area)
    trial.area = area
    trial.start = area
    return len(steps(g, p, trial, True)) > 0


@mypyc_attr(acyclic=True)
@final
class MarchOn(Ask):
    """The next area, or stop here; `amount` steps have been made."""

    def options(self, g: Kemet) -> vec[i64]:
        march = g.march
        assert march is not None
        p = g.players[self.seat]
        found = steps(g, p, march, False)
        stands = may_stand(g, p, march.area)
        if march.steps:
            for choice in aside_options(g, p, ANY_TIME):
                if stands or leaves_a_way_out(g, p, choice):
                    found = append(found, choice)
        if stands:
            found = append(found, DONE)
        return found

    def chosen(self, g: Kemet, pick: i64) -> None:
        march = g.march
        assert march is not None
        if pick == DONE:
            return
        done = verb(pick)
        if done != ON_FOOT and done != BY_PYRAMID and done != BY_CARD:
            g.do(self)
            do_aside(g, g.players[self.seat], pick)
            return
        march.target = first(pick)
        g.do(WhoGoes(self.seat, done))

    def waits(self, g: State) -> bool:
        assert isinstance(g, Kemet)
        return holds_cards(g, self.seat)

    def inside(self) -> bool:
        return self.amount < 1


def leaves_a_way_out(g: Kemet, p: Player, aside: i64) -> bool:
    """Can too large a group still spread after this card or creature, and has the card its object (KEMET-MOV.16)?"""
    table = g.clone()
    player = table.players[p.seat]
    do_aside(table, player, aside)
    if verb(aside) == PLAY and first(aside) == ENLISTMENT and not has_object(table, player, ENLISTMENT, ANY_TIME):
        return False
    return can_end(table, player)


@mypyc_attr(acyclic=True)
@final
class WhoGoes(Ask):
    """Units and creatures that go on to the chosen area; the others stay for good (KEMET-MOV.15)."""

    def options(self, g: Kemet) -> vec[i64]:
        march = g.march
        assert march is not None
        return groups(g, g.players[self.seat], march, self.thing, march.target, False)

    def chosen(self, g: Kemet, pick: i64) -> None:
        march = g.march
        assert march is not None
        p = g.players[self.seat]
        here = march.area
        there = march.target
        if self.thing == BY_CARD:
            g.tell(CARD_PLAYED, p.seat, TELEPORTATION)
        advance(g, p, march, self.thing, there, first(pick), creatures_of(pick))
        march.path = append(march.path[:], footstep(self.thing, there, first(pick)))
        march.target = -1
        g.tell(MARCHED if self.thing == ON_FOOT else TELEPORTED, p.seat, first(pick), here, there)
        enemy = g.enemy_in(p.seat, there)
        if enemy != NOBODY:  # KEMET-MOV.10
            g.do(Fight(p.seat, area=there, other=enemy, amount=1))
        elif not march.open_walls:
            g.do(MarchOn(self.seat, amount=march.steps))

    def inside(self) -> bool:
        return True


# ---- where a group can go


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
    if not is_open(g, p, march, way, there):
        return found
    choices = companies(g, p.seat, march.area)
    for units in range(g.units[at(p.seat, march.area)], 0, -1):
        for creatures in choices:
            if may_go(g, p, march, way, there, units, creatures):
                found = append(found, send(units, creatures))
                if any_will_do:
                    return found
    return found


def may_go(g: Kemet, p: Player, march: March, way: i64, there: i64, units: i64, creatures: i64) -> bool:
    """Is this a step after which the action can end within the limits (KEMET-MOV.16)?"""
    if not may_leave(g, p, march, way, there, units, creatures):
        return False
    if may_stop(g, p, there, units, creatures):
        return True
    if g.enemy_in(p.seat, there) != NOBODY or is_walled(g, p, march, there, creatures):  # KEMET-MOV.11, KEMET-WALL.2
        return False
    table, player, _ = after_step(g, p, march, way, there, units, creatures)
    return can_end(table, player)
