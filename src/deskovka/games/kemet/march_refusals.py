"""Why an army cannot go there, or not like that: the last rule in its way (KEMET-MOV, -TEL, -HARB, -WALL)."""

from __future__ import annotations

from deskovka.core.game import Refusal
from deskovka.core.options import first
from deskovka.games.kemet import terms as t
from deskovka.games.kemet.areas import (
    AREA_NAMES,
    DISTRICT,
    HARBOUR_OF,
    HAS_OBELISK,
    KIND_OF,
    MILITARY,
    NO_HARBOUR,
)
from deskovka.games.kemet.cards import CARD_NAMES, TELEPORTATION
from deskovka.games.kemet.march import MarchStart, WhoGoes
from deskovka.games.kemet.ongoing import March
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import LEAVES_OBELISKS, PORTAL
from deskovka.games.kemet.prices import card_price, teleport_price
from deskovka.games.kemet.roads import (
    BY_CARD,
    BY_PYRAMID,
    ON_FOOT,
    companies,
    creature_count,
    creatures_at,
    creatures_of,
    entry_price,
    goes_with,
    is_step,
    is_walled,
)
from deskovka.games.kemet.table import Ask, Kemet, at
from deskovka.games.kemet.terms import NOBODY

GROUPS = (t.GO, t.GO_WITH, t.GO_WITH_TWO, t.GO_WITH_MANY)
FAR = 100  # how far a group gets through the rules below; the one that gets furthest tells why


def no(rule: str, message: str, **values: object) -> Refusal:
    return Refusal(f"KEMET-{rule}", f"kemet-refusal-{message}", values)


def no_march(g: Kemet, p: Player, ask: Ask, done: int, option: int) -> Refusal:
    march = g.march
    assert march is not None
    area = int(first(option))
    if isinstance(ask, MarchStart):
        if done != t.MARCH_FROM:
            return no("MOV.1", "army-first")
        if not g.units[at(p.seat, area)]:
            return no("MOV.1", "no-army", area=AREA_NAMES[area])
        return no("MOV.16", "cannot-leave", area=AREA_NAMES[area])
    if isinstance(ask, WhoGoes):
        if done not in GROUPS:
            return no("MOV.15", "who-goes-first")
        return no_group(g, p, march, int(ask.thing), int(march.target), int(first(option)), int(creatures_of(option)))[
            1
        ]
    if done == t.DONE:
        return no("MOV.9", "too-many-here", count=int(p.army_limit()))
    if done not in (ON_FOOT, BY_PYRAMID, BY_CARD):
        return no("DAY.3", "finish-first")
    return no_way(g, p, march, done, area) or no_company(g, p, march, done, area)


def no_way(g: Kemet, p: Player, march: March, way: int, area: int) -> Refusal | None:
    """What keeps everybody from going there like this, whoever goes."""
    where = AREA_NAMES[area]
    if march.open_walls:
        return no("WALL.2", "behind-walls")
    if way == ON_FOOT:
        if march.left == 0:
            return no("MOV.2", "no-movement-left")
        if not is_step(g, p, march.area, area):
            foreign = HARBOUR_OF[march.area] != NO_HARBOUR and HARBOUR_OF[area] == MILITARY
            return no("HARB.5", "foreign-harbour", area=where) if foreign else no("MOV.6", "not-bordering", area=where)
        return None
    if march.teleported:
        return no("TEL.3", "teleported")
    if not HAS_OBELISK[area]:
        return no("TEL.1", "no-obelisk", area=where)
    if area == march.area:
        return no("TEL.8", "teleport-elsewhere")
    if way == BY_CARD and not p.hand[TELEPORTATION]:
        return no("CARD.5", "card-not-held", card=CARD_NAMES[TELEPORTATION])
    return None


def no_company(g: Kemet, p: Player, march: March, way: int, area: int) -> Refusal:
    """The reason of the group that comes closest to going there."""
    best = no_group(g, p, march, way, area, 1, 0)
    for units in range(1, int(g.units[at(p.seat, march.area)]) + 1):
        for creatures in companies(g, p.seat, march.area):
            found = no_group(g, p, march, way, area, units, int(creatures))
            if found[0] > best[0]:
                best = found
    return best[1]


def no_group(g: Kemet, p: Player, march: March, way: int, area: int, units: int, creatures: int) -> tuple[int, Refusal]:
    """How far this group gets through the rules, and the one that stops it."""
    here = march.area
    where = AREA_NAMES[area]
    there_are = int(g.units[at(p.seat, here)])
    mine = int(creatures_at(g, p.seat, here))
    if not 1 <= units <= there_are or creatures & ~mine:
        return 0, no("MOV.15", "not-that-group", count=there_are)
    if way == BY_PYRAMID and not starts_a_teleport(g, p, march, creatures):
        return 1, no("TEL.1", "no-pyramid-here", area=AREA_NAMES[here])
    holder = g.controller(area)
    if KIND_OF[area] == DISTRICT and march.entered and holder not in (NOBODY, p.seat):
        return 2, no("WALL.3", "one-district", area=where)
    if is_walled(g, p, march, area, creatures) and (way != ON_FOOT or march.steps):
        return 3, no("WALL.1", "walls", area=where)
    too_dear = no_money(g, p, way, area, creatures)
    if too_dear is not None:
        return 4, too_dear
    limit = int(p.army_limit())
    if there_are - units > limit:
        return 5, no("MOV.9", "too-many-stay", count=limit)
    if units < there_are and creature_count(mine & ~creatures) > 1:
        return 6, no("CRE.7", "creatures-stay")
    if g.enemy_in(p.seat, area) != NOBODY:
        return 7, no("MOV.11", "too-many-attack", area=where, count=limit)
    return FAR, no("MOV.16", "no-room", area=where)


def starts_a_teleport(g: Kemet, p: Player, march: March, creatures: int) -> bool:
    """From a pyramid, or from an obelisk by a power (KEMET-TEL.1, KEMET-TEL.2)."""
    if KIND_OF[march.area] == DISTRICT and g.levels[march.area] > 0:
        return True
    return bool(HAS_OBELISK[march.area]) and (p.powers[PORTAL] > 0 or goes_with(creatures, LEAVES_OBELISKS))


def no_money(g: Kemet, p: Player, way: int, area: int, creatures: int) -> Refusal | None:
    """The way or the entry is too dear."""
    entry = int(entry_price(g, p, area, creatures))
    fare = int(teleport_price(p)) if way == BY_PYRAMID else int(card_price(p, TELEPORTATION)) if way == BY_CARD else 0
    purse = int(p.prayer)
    if fare > purse and way == BY_CARD:
        return no("PP.2", "card-too-dear", card=CARD_NAMES[TELEPORTATION], price=fare, purse=purse)
    if fare > purse:
        return no("TEL.1", "teleport-too-dear", price=fare, purse=purse)
    if entry + fare > purse:
        return no("PP.2", "entry-too-dear", area=AREA_NAMES[area], price=entry + fare, purse=purse)
    return None
