"""Ways over the board: who may go where, what it costs, and what a step does (KEMET-MOV, -TEL, -HARB, -WALL)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.bits import bits_in
from deskovka.core.options import option, second, third, verb
from deskovka.core.vecs import append, vec
from deskovka.games.kemet import obstacles as why
from deskovka.games.kemet.areas import (
    CITY_OF,
    COMMERCIAL,
    DISTRICT,
    HARBOUR_OF,
    HAS_OBELISK,
    KIND_OF,
    MILITARY,
    NO_HARBOUR,
    are_neighbours,
    front,
)
from deskovka.games.kemet.cards import TELEPORTATION
from deskovka.games.kemet.ongoing import March
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import (
    CANCELS,
    CREATURES,
    ENTRY_PRICE,
    IGNORES_WALLS,
    LEAVES_OBELISKS,
    PORTAL,
    TAXES,
)
from deskovka.games.kemet.prices import card_price, reduced, teleport_price
from deskovka.games.kemet.table import Kemet, at
from deskovka.games.kemet.terms import (
    GO,
    GO_WITH,
    GO_WITH_MANY,
    GO_WITH_TWO,
    MAGIC_TELEPORT,
    NOBODY,
    STEP_TO,
    TELEPORT,
)

ON_FOOT: Final = STEP_TO
BY_PYRAMID: Final = TELEPORT
BY_CARD: Final = MAGIC_TELEPORT


def is_step(g: Kemet, p: Player, here: i64, there: i64) -> bool:
    """One ground movement: over a border or from harbour to harbour (KEMET-MOV.6, KEMET-HARB)."""
    if are_neighbours(g.board, here, there):
        return True
    if HARBOUR_OF[here] == NO_HARBOUR or here == there:
        return False
    return HARBOUR_OF[there] == COMMERCIAL or there == front(p.city)


# ---- who goes: an option to send units, with or without creatures


def send(units: i64, creatures: i64) -> i64:
    """The option that sends so many units and these creatures (bits)."""
    count = bits_in(creatures)
    if count == 0:
        return option(GO, units)
    if count > 2:
        return option(GO_WITH_MANY, units, creatures)
    one: i64 = -1
    for creature in range(len(CREATURES)):
        if creatures >> creature & 1:
            if count == 1:
                return option(GO_WITH, units, creature)
            if one >= 0:
                return option(GO_WITH_TWO, units, one, creature)
            one = creature
    return option(GO, units)


def creatures_of(group: i64) -> i64:
    """The creatures of such an option, as bits."""
    if verb(group) == GO:
        return 0
    if verb(group) == GO_WITH:
        return 1 << second(group)
    if verb(group) == GO_WITH_TWO:
        return 1 << second(group) | 1 << third(group)
    return second(group)


def creatures_at(g: Kemet, seat: i64, area: i64) -> i64:
    """The creatures of a seat in an area, as bits."""
    found: i64 = 0
    for creature in range(len(g.creature_areas)):
        if g.creature_areas[creature] == area and g.creature_owners[creature] == seat:
            found |= 1 << creature
    return found


def companies(g: Kemet, seat: i64, area: i64) -> vec[i64]:
    """Every choice among the creatures of a seat in an area, as bits: none, the first, the second, both, and so on."""
    found = vec[i64]([0])
    for creature in range(len(g.creature_areas)):
        if g.creature_areas[creature] == area and g.creature_owners[creature] == seat:
            for i in range(len(found)):
                found = append(found, found[i] | 1 << creature)
    return found


def goes_with(creatures: i64, ability: i64) -> bool:
    """Is a creature with this ability in the group (KEMET-MOV.17)?"""
    for creature in range(len(CREATURES)):
        if creatures >> creature & 1 and CREATURES[creature].can(ability):
            return True
    return False


# ---- what stands in the way


def way_obstacle(g: Kemet, p: Player, march: March, way: i64, there: i64) -> i64:
    """To going there like this from where the group stands, whoever goes."""
    if march.open_walls:  # KEMET-WALL.2, KEMET-WALL.9
        return why.BEHIND_WALLS
    if way == ON_FOOT:
        if march.left == 0:
            return why.NO_MOVEMENT_LEFT
        return 0 if is_step(g, p, march.area, there) else step_obstacle(march.area, there)
    if march.teleported:
        return why.TELEPORTED
    if not HAS_OBELISK[there]:
        return why.NO_OBELISK
    if there == march.area:
        return why.TELEPORT_ELSEWHERE
    return why.CARD_NOT_HELD if way == BY_CARD and not p.hand[TELEPORTATION] else 0


def step_obstacle(here: i64, there: i64) -> i64:
    """Why this is no ground movement: no boat to the harbour of another city, or no way at all."""
    sails = here != there and HARBOUR_OF[here] != NO_HARBOUR and HARBOUR_OF[there] == MILITARY
    return why.FOREIGN_HARBOUR if sails else why.NOT_BORDERING


def leave_obstacle(g: Kemet, p: Player, march: March, way: i64, there: i64, units: i64, creatures: i64) -> i64:
    """To this group going there, the others staying within the limits; what it meets there is not looked at.

    Rules are asked in the order of their numbers: the last one is what stops the group that gets furthest.
    """
    here = march.area
    if way == BY_PYRAMID and not starts_a_teleport(g, p, here, creatures):
        return why.NO_PYRAMID_HERE
    if KIND_OF[there] == DISTRICT:
        walls = walls_obstacle(g, p, march, way, there, creatures)
        if walls:
            return walls
    price = entry_price(g, p, there, creatures) + fare(p, way)
    if price > p.prayer:
        return price_obstacle(p, way)
    left_units = g.units[at(p.seat, here)] - units
    if left_units > p.army_limit():
        return why.TOO_MANY_STAY
    if left_units > 0 and bits_in(creatures_at(g, p.seat, here) & ~creatures) > 1:
        return why.CREATURES_STAY
    return 0


def may_stop(g: Kemet, p: Player, there: i64, units: i64, creatures: i64) -> bool:
    """May this group end its movement there: with those of its own, or in a battle (KEMET-MOV.9, KEMET-MOV.11)?"""
    beasts = bits_in(creatures)
    if g.enemy_in(p.seat, there) == NOBODY:
        units += g.units[at(p.seat, there)]
        beasts += g.creatures_in(p.seat, there)
    return units <= p.army_limit() and beasts <= 1


def may_stand(g: Kemet, p: Player, area: i64) -> bool:
    """Is the army here within the limits (KEMET-MOV.9)?"""
    return g.units[at(p.seat, area)] <= p.army_limit() and g.creatures_in(p.seat, area) <= 1


def entry_price(g: Kemet, p: Player, there: i64, creatures: i64) -> i64:
    """Khnum's Sphinx of an opponent wants its price, unless the snake comes along."""
    enemy = g.enemy_in(p.seat, there)
    if enemy == NOBODY or not g.can(enemy, there, TAXES) or goes_with(creatures, CANCELS):
        return 0
    return reduced(p, ENTRY_PRICE)


def fare(p: Player, way: i64) -> i64:
    """What the way itself costs."""
    if way == BY_PYRAMID:
        return teleport_price(p)
    return card_price(p, TELEPORTATION) if way == BY_CARD else 0


def price_obstacle(p: Player, way: i64) -> i64:
    """What is too dear: the way itself, or the entry beside it."""
    if fare(p, way) <= p.prayer:
        return why.ENTRY_TOO_DEAR
    return why.CARD_TOO_DEAR if way == BY_CARD else why.TELEPORT_TOO_DEAR


def starts_a_teleport(g: Kemet, p: Player, here: i64, creatures: i64) -> bool:
    """From a pyramid, or from an obelisk by a power (KEMET-TEL.1, KEMET-TEL.2)."""
    if KIND_OF[here] == DISTRICT and g.levels[here] > 0:
        return True
    return HAS_OBELISK[here] != 0 and (p.powers[PORTAL] > 0 or goes_with(creatures, LEAVES_OBELISKS))


def is_walled(g: Kemet, p: Player, march: March, there: i64, creatures: i64) -> bool:
    """Does the movement end behind these walls (KEMET-WALL.1, KEMET-WALL.2)?"""
    if KIND_OF[there] != DISTRICT or CITY_OF[there] == p.city or g.controller(there) == p.seat:
        return False
    return not (march.no_walls or goes_with(creatures, IGNORES_WALLS))


def walls_obstacle(g: Kemet, p: Player, march: March, way: i64, there: i64, creatures: i64) -> i64:
    """To entering a district: one of another player, behind walls with the first step on foot (KEMET-WALL.1 to .5)."""
    if march.entered:
        holder = g.controller(there)
        if holder != NOBODY and holder != p.seat:
            return why.ONE_DISTRICT
    if (way != ON_FOOT or march.steps) and is_walled(g, p, march, there, creatures):
        return why.WALLS
    return 0


# ---- what a step does


def advance(g: Kemet, p: Player, march: March, way: i64, there: i64, units: i64, creatures: i64) -> None:
    """The group goes there and pays; what it leaves alone goes back to its tile (KEMET-CRE.9)."""
    here = march.area
    g.pay(p, entry_price(g, p, there, creatures))
    g.pay(p, fare(p, way))
    if way == BY_CARD:
        g.discard_card(p, TELEPORTATION)
    march.open_walls = is_walled(g, p, march, there, creatures)
    holder = g.controller(there)
    if KIND_OF[there] == DISTRICT and holder != NOBODY and holder != p.seat:
        march.entered = True
    g.units[at(p.seat, here)] -= units
    g.units[at(p.seat, there)] += units
    for creature in range(len(g.creature_areas)):
        if creatures >> creature & 1:
            g.creature_areas[creature] = there
    g.call_back_alone(p.seat, here)
    march.steps += 1
    march.area = there
    if way == ON_FOOT:
        march.left -= 1
    else:
        march.teleported = True
