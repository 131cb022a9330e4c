"""The Move action: who goes, and where to (KEMET-MOV, KEMET-TEL, KEMET-HARB, KEMET-WALL)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, verb
from deskovka.core.steps import State
from deskovka.core.vecs import append, vec
from deskovka.games.kemet import obstacles as why
from deskovka.games.kemet.asides import elsewhere
from deskovka.games.kemet.battle import Fight
from deskovka.games.kemet.cards import ENLISTMENT, TELEPORTATION
from deskovka.games.kemet.interludes import (
    ANY_TIME,
    MARCH_BEGINS,
    ON_THE_WAY,
    aside_obstacle,
    aside_options,
    do_aside,
    holds_cards,
    object_obstacle,
)
from deskovka.games.kemet.journeys import furthest_obstacle, group_obstacle, groups, of_a_step, steps
from deskovka.games.kemet.ongoing import March, footstep
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import CREATURES, MOVEMENT
from deskovka.games.kemet.roads import (
    BY_CARD,
    BY_PYRAMID,
    ON_FOOT,
    advance,
    creatures_at,
    creatures_of,
    may_stand,
    send,
    way_obstacle,
)
from deskovka.games.kemet.spreading import can_end
from deskovka.games.kemet.table import Ask, Kemet, Step, at
from deskovka.games.kemet.terms import (
    CARD_PLAYED,
    DONE,
    GO,
    GO_WITH,
    GO_WITH_MANY,
    GO_WITH_TWO,
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

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        if pick == DONE:
            return 0
        p = g.players[self.seat]
        if verb(pick) != MARCH_FROM:
            return aside_obstacle(g, p, pick, MARCH_BEGINS, why.ARMY_FIRST)
        if not g.units[at(p.seat, first(pick))]:
            return why.NO_ARMY
        return 0 if can_leave(g, p, first(pick)) else why.CANNOT_LEAVE

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
        if march.steps:
            for choice in aside_options(g, p, ON_THE_WAY):
                if stays_within(g, p, march, choice):
                    found = append(found, choice)
        if may_stand(g, p, march.area):
            found = append(found, DONE)
        return found

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        march = g.march
        assert march is not None
        p = g.players[self.seat]
        done = verb(pick)
        if done == DONE:
            return 0 if may_stand(g, p, march.area) else why.TOO_MANY_HERE
        if done in (ON_FOOT, BY_PYRAMID, BY_CARD):
            return way_obstacle(g, p, march, done, first(pick)) or furthest_obstacle(g, p, march, done, first(pick))
        obstacle = aside_obstacle(g, p, pick, ON_THE_WAY, why.FINISH_FIRST)
        if obstacle:
            return obstacle
        if march.steps == 0:
            return why.AFTER_THE_FIRST_STEP
        return 0 if stays_within(g, p, march, pick) else why.TAKES_WAY_OUT

    def mentions(self, g: Kemet, pick: i64, obstacle: i64) -> dict[str, object]:
        march = g.march
        assert march is not None
        way = verb(pick)
        if way not in (ON_FOOT, BY_PYRAMID, BY_CARD):
            return {"count": int(g.players[self.seat].army_limit())}
        return of_a_step(g, g.players[self.seat], march, way, first(pick), obstacle)

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


def stays_within(g: Kemet, p: Player, march: March, aside: i64) -> bool:
    """Is the group within the limits, or can it still spread after this card or creature (KEMET-MOV.16)?"""
    if may_stand(g, p, march.area):
        return True
    table = g.clone()
    player = table.players[p.seat]
    do_aside(table, player, aside)
    enlists = verb(aside) == PLAY and first(aside) == ENLISTMENT
    if enlists and object_obstacle(table, player, ENLISTMENT, ANY_TIME):
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

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        march = g.march
        assert march is not None
        p = g.players[self.seat]
        if verb(pick) not in (GO, GO_WITH, GO_WITH_TWO, GO_WITH_MANY):
            return elsewhere(g, p, pick, why.WHO_GOES_FIRST)
        units, creatures = first(pick), creatures_of(pick)
        absent = creatures & ~creatures_at(g, p.seat, march.area)
        if not 1 <= units <= g.units[at(p.seat, march.area)] or absent or pick != send(units, creatures):
            return why.NOT_THAT_GROUP
        return group_obstacle(g, p, march, self.thing, march.target, units, creatures)

    def mentions(self, g: Kemet, pick: i64, obstacle: i64) -> dict[str, object]:
        march = g.march
        assert march is not None
        if obstacle < why.NOT_THAT_GROUP or verb(pick) == PLAY:
            return {}
        return of_a_step(g, g.players[self.seat], march, self.thing, march.target, obstacle)

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
