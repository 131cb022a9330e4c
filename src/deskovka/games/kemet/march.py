"""The Move action: who goes, where to, and what stands in the way (KEMET-MOV, KEMET-TEL, KEMET-HARB, KEMET-WALL)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, verb
from deskovka.core.vecs import append, vec
from deskovka.games.kemet.areas import CITY_OF, DISTRICT, HAS_OBELISK, KIND_OF
from deskovka.games.kemet.battle import Fight
from deskovka.games.kemet.cards import TELEPORTATION
from deskovka.games.kemet.interludes import ANY_TIME, MARCH_BEGINS, aside_options, do_aside
from deskovka.games.kemet.ongoing import March, footstep
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import (
    CANCELS,
    CREATURES,
    ENTRY_PRICE,
    IGNORES_WALLS,
    LEAVES_OBELISKS,
    MOVEMENT,
    PORTAL,
    TAXES,
)
from deskovka.games.kemet.prices import card_price, reduced, teleport_price
from deskovka.games.kemet.roads import can_spread, creature_count, first_creature, goes_with, is_step, second_creature
from deskovka.games.kemet.table import Ask, Kemet, Step, at
from deskovka.games.kemet.terms import (
    CARD_PLAYED,
    DONE,
    GO,
    GO_WITH,
    GO_WITH_TWO,
    MAGIC_TELEPORT,
    MARCH_FROM,
    MARCHED,
    NOBODY,
    STEP_TO,
    TELEPORT,
    TELEPORTED,
)

ON_FOOT: Final = STEP_TO
BY_PYRAMID: Final = TELEPORT
BY_CARD: Final = MAGIC_TELEPORT


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
        if march.steps and stands:  # nothing may take the way out from a group that must go on (KEMET-MOV.16)
            for choice in aside_options(g, p, ANY_TIME):
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

    def inside(self) -> bool:
        return self.amount < 1


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
        pay_for_step(g, p, march, self.thing, there, pick)
        walled = is_walled(g, p, march, there, pick)
        holder = g.controller(there)
        if KIND_OF[there] == DISTRICT and holder != NOBODY and holder != p.seat:
            march.entered = True
        g.units[at(p.seat, here)] -= first(pick)
        g.units[at(p.seat, there)] += first(pick)
        for creature in (first_creature(pick), second_creature(pick)):
            if creature >= 0:
                g.creature_areas[creature] = there
        g.call_back_alone(p.seat, here)
        march.steps += 1
        march.path = append(march.path[:], footstep(self.thing, there, first(pick)))
        march.area = there
        march.target = -1
        if self.thing == ON_FOOT:
            march.left -= 1
            g.tell(MARCHED, p.seat, first(pick), here, there)
        else:
            march.teleported = True
            g.tell(TELEPORTED, p.seat, first(pick), here, there)
        march.open_walls = walled
        enemy = g.enemy_in(p.seat, there)
        if enemy != NOBODY:  # KEMET-MOV.10
            g.do(Fight(p.seat, area=there, other=enemy, amount=1))
        elif not walled:
            g.do(MarchOn(self.seat, amount=march.steps))

    def inside(self) -> bool:
        return True


def pay_for_step(g: Kemet, p: Player, march: March, way: i64, there: i64, pick: i64) -> None:
    g.pay(p, entry_price(g, p, there, pick))
    if way == BY_PYRAMID:
        g.pay(p, teleport_price(p))
    elif way == BY_CARD:
        g.tell(CARD_PLAYED, p.seat, TELEPORTATION)
        g.pay(p, card_price(p, TELEPORTATION))
        g.discard_card(p, TELEPORTATION)


# ---- where a group can go


def steps(g: Kemet, p: Player, march: March, any_will_do: bool) -> vec[i64]:
    """Areas the group, or a part of it, can reach next; with `any_will_do` the first one is enough."""
    found = vec[i64]()
    if march.open_walls:  # KEMET-WALL.2, KEMET-WALL.9
        return found
    if march.left > 0:
        for there in g.board.areas:
            if there == march.area or not is_step(g, p, march.area, there):
                continue
            if len(groups(g, p, march, ON_FOOT, there, True)):
                found = append(found, option(ON_FOOT, there))
                if any_will_do:
                    return found
    if not march.teleported:
        by_card = p.hand[TELEPORTATION] > 0
        for there in g.board.areas:
            if there == march.area or not HAS_OBELISK[there]:
                continue
            if len(groups(g, p, march, BY_PYRAMID, there, True)):
                found = append(found, option(BY_PYRAMID, there))
            if by_card and len(groups(g, p, march, BY_CARD, there, True)):
                found = append(found, option(BY_CARD, there))
            if any_will_do and len(found):
                return found
    return found


def groups(g: Kemet, p: Player, march: March, way: i64, there: i64, any_will_do: bool) -> vec[i64]:
    """Who can go from the group's area to another one in this way: numbers of units, with or without creatures."""
    found = vec[i64]()
    here = march.area
    creatures = vec[i64]()
    for creature in range(len(g.creature_areas)):
        if g.creature_areas[creature] == here and g.creature_owners[creature] == p.seat:
            creatures = append(creatures, creature)
    for units in range(g.units[at(p.seat, here)], 0, -1):
        company = vec[i64]([option(GO, units)])
        for i in range(len(creatures)):
            company = append(company, option(GO_WITH, units, creatures[i]))
            for j in range(i):
                company = append(company, option(GO_WITH_TWO, units, creatures[j], creatures[i]))
        for group in company:
            if may_go(g, p, march, way, there, group):
                found = append(found, group)
                if any_will_do:
                    return found
    return found


def may_go(g: Kemet, p: Player, march: March, way: i64, there: i64, group: i64) -> bool:
    if not can_pay(g, p, march, way, there, group) or not walls_allow(g, p, march, way, there, group):
        return False
    units = first(group)
    creatures = creature_count(group)
    left_units = g.units[at(p.seat, march.area)] - units
    left_creatures = g.creatures_in(p.seat, march.area) - creatures
    if left_units > p.army_limit() or (left_units > 0 and left_creatures > 1):
        return False
    if g.enemy_in(p.seat, there) != NOBODY:  # KEMET-MOV.11
        return units <= p.army_limit() and creatures <= 1
    units += g.units[at(p.seat, there)]
    creatures += g.creatures_in(p.seat, there)
    if units <= p.army_limit() and creatures <= 1:
        return True
    if is_walled(g, p, march, there, group):
        return False
    left = march.left - (1 if way == ON_FOOT else 0)
    teleports = way == ON_FOOT and not march.teleported
    return can_spread(g, p, march, group, there, units, creatures, left, teleports, 1 << there)  # KEMET-MOV.16


def may_stand(g: Kemet, p: Player, area: i64) -> bool:
    """Is the army here within the limits (KEMET-MOV.9)?"""
    return g.units[at(p.seat, area)] <= p.army_limit() and g.creatures_in(p.seat, area) <= 1


def entry_price(g: Kemet, p: Player, there: i64, group: i64) -> i64:
    """Khnum's Sphinx of an opponent wants its price, unless the snake comes along."""
    enemy = g.enemy_in(p.seat, there)
    if enemy == NOBODY or not g.can(enemy, there, TAXES) or goes_with(group, CANCELS):
        return 0
    return reduced(p, ENTRY_PRICE)


def can_pay(g: Kemet, p: Player, march: March, way: i64, there: i64, group: i64) -> bool:
    price = entry_price(g, p, there, group)
    if way == BY_PYRAMID:
        here = march.area
        from_pyramid = KIND_OF[here] == DISTRICT and g.levels[here] > 0  # KEMET-TEL.1, KEMET-TEL.2
        from_obelisk = HAS_OBELISK[here] and (p.powers[PORTAL] > 0 or goes_with(group, LEAVES_OBELISKS))
        if not from_pyramid and not from_obelisk:
            return False
        price += teleport_price(p)
    elif way == BY_CARD:
        price += card_price(p, TELEPORTATION)
    return price <= p.prayer


def is_walled(g: Kemet, p: Player, march: March, there: i64, group: i64) -> bool:
    """Does the movement end behind these walls (KEMET-WALL.1, KEMET-WALL.2)?"""
    if KIND_OF[there] != DISTRICT or CITY_OF[there] == p.city or g.controller(there) == p.seat:
        return False
    return not (march.no_walls or goes_with(group, IGNORES_WALLS))


def walls_allow(g: Kemet, p: Player, march: March, way: i64, there: i64, group: i64) -> bool:
    if KIND_OF[there] != DISTRICT:
        return True
    holder = g.controller(there)
    if march.entered and holder != NOBODY and holder != p.seat:  # KEMET-WALL.3
        return False
    if is_walled(g, p, march, there, group):
        return way == ON_FOOT and march.steps == 0  # KEMET-WALL.1, KEMET-WALL.5
    return True
