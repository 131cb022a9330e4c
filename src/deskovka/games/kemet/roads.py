"""Ways over the board: who may go where, what it costs, and what a step does (KEMET-MOV, -TEL, -HARB, -WALL)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.options import option, second, third, verb
from deskovka.core.vecs import append, vec
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
    if HARBOUR_OF[here] == NO_HARBOUR:
        return False
    return HARBOUR_OF[there] == COMMERCIAL or there == front(p.city)


# ---- who goes: an option to send units, with or without creatures


def send(units: i64, creatures: i64) -> i64:
    """The option that sends so many units and these creatures (bits)."""
    count = creature_count(creatures)
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


def creature_count(creatures: i64) -> i64:
    count: i64 = 0
    while creatures:
        count += creatures & 1
        creatures >>= 1
    return count


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


def is_open(g: Kemet, p: Player, march: March, way: i64, there: i64) -> bool:
    """Does any way of this kind lead there from where the group stands?"""
    if there == march.area or march.open_walls:  # KEMET-WALL.2, KEMET-WALL.9
        return False
    if way == ON_FOOT:
        return march.left > 0 and is_step(g, p, march.area, there)
    return not march.teleported and HAS_OBELISK[there] != 0 and (way == BY_PYRAMID or p.hand[TELEPORTATION] > 0)


def may_leave(g: Kemet, p: Player, march: March, way: i64, there: i64, units: i64, creatures: i64) -> bool:
    """May this group go there, and do the others stay within the limits?  What it meets there is not looked at."""
    left_units = g.units[at(p.seat, march.area)] - units
    left_creatures = creature_count(creatures_at(g, p.seat, march.area) & ~creatures)
    if left_units > p.army_limit() or (left_units > 0 and left_creatures > 1):
        return False
    return can_pay(g, p, march, way, there, creatures) and walls_allow(g, p, march, way, there, creatures)


def may_stop(g: Kemet, p: Player, there: i64, units: i64, creatures: i64) -> bool:
    """May this group end its movement there: with those of its own, or in a battle (KEMET-MOV.9, KEMET-MOV.11)?"""
    beasts = creature_count(creatures)
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


def can_pay(g: Kemet, p: Player, march: March, way: i64, there: i64, creatures: i64) -> bool:
    price = entry_price(g, p, there, creatures)
    if way == BY_PYRAMID:
        here = march.area
        from_pyramid = KIND_OF[here] == DISTRICT and g.levels[here] > 0  # KEMET-TEL.1, KEMET-TEL.2
        from_obelisk = HAS_OBELISK[here] and (p.powers[PORTAL] > 0 or goes_with(creatures, LEAVES_OBELISKS))
        if not from_pyramid and not from_obelisk:
            return False
        price += teleport_price(p)
    elif way == BY_CARD:
        price += card_price(p, TELEPORTATION)
    return price <= p.prayer


def is_walled(g: Kemet, p: Player, march: March, there: i64, creatures: i64) -> bool:
    """Does the movement end behind these walls (KEMET-WALL.1, KEMET-WALL.2)?"""
    if KIND_OF[there] != DISTRICT or CITY_OF[there] == p.city or g.controller(there) == p.seat:
        return False
    return not (march.no_walls or goes_with(creatures, IGNORES_WALLS))


def walls_allow(g: Kemet, p: Player, march: March, way: i64, there: i64, creatures: i64) -> bool:
    if KIND_OF[there] != DISTRICT:
        return True
    holder = g.controller(there)
    if march.entered and holder != NOBODY and holder != p.seat:  # KEMET-WALL.3
        return False
    if is_walled(g, p, march, there, creatures):
        return way == ON_FOOT and march.steps == 0  # KEMET-WALL.1, KEMET-WALL.5
    return True


# ---- what a step does


def advance(g: Kemet, p: Player, march: March, way: i64, there: i64, units: i64, creatures: i64) -> None:
    """The group goes there and pays; what it leaves alone goes back to its tile (KEMET-CRE.9)."""
    here = march.area
    g.pay(p, entry_price(g, p, there, creatures))
    if way == BY_PYRAMID:
        g.pay(p, teleport_price(p))
    elif way == BY_CARD:
        g.pay(p, card_price(p, TELEPORTATION))
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
