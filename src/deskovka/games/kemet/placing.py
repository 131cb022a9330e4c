"""Units that come free of charge, creatures that come to the board, tiles that are gained (KEMET-CRE, KEMET-ACQ.16)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, second
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games.kemet.areas import CITY_OF, district
from deskovka.games.kemet.cards import BARRIER_CARD, BATTLE_KINDS_ALL, STORM_CARD
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import (
    BARRIER,
    CREATURES,
    GOLD_ACQUIRE,
    GOLD_MOVE,
    GOLD_RECRUIT,
    MERCENARIES,
    POINTS,
    SILVER_TOKEN,
    STORM,
    TILES,
)
from deskovka.games.kemet.spreading import can_end, is_too_large
from deskovka.games.kemet.table import Ask, Kemet, at
from deskovka.games.kemet.terms import (
    CARDS_BACK,
    CREATURE_PLACED,
    DEPLOY,
    DONE,
    ENLIST,
    EXCHANGE,
    FOR_TILE,
    GAINED,
    NO_TOKEN,
    NOBODY,
    OFF_BOARD,
    RECRUITED,
    REPLACE,
    REPLACED,
    TILE_TAKEN,
    VETERANS_SPENT,
)

# Where units may be placed
IN_CITY: Final = 0
WITH_ARMIES: Final = 1  # and with own armies on the board
FOR_VETERANS: Final = 2  # in the city, each unit for a veteran token


@mypyc_attr(acyclic=True)
@final
class PlaceUnits(Ask):
    """Place up to `amount` units, one after another; `thing` says where (KEMET-FREE.2)."""

    def options(self, g: Kemet) -> vec[i64]:
        p = g.players[self.seat]
        found = vec[i64]()
        if self.amount > 0 and p.supply > 0:
            for area in g.board.areas:
                if may_place(g, p, area, self.thing):
                    found = append(found, option(ENLIST, area))
        return append(found, DONE)

    def chosen(self, g: Kemet, pick: i64) -> None:
        if pick == DONE:
            return
        p = g.players[self.seat]
        if self.thing == FOR_VETERANS:
            p.veterans -= 1
            g.tell(VETERANS_SPENT, p.seat, 1)
        put_unit(g, p, first(pick))
        g.do(PlaceUnits(self.seat, self.thing, amount=self.amount - 1))

    def goes_on(self, before: CoreStep) -> bool:
        return isinstance(before, PlaceUnits) and before.thing == self.thing and before.amount == self.amount + 1


def may_place(g: Kemet, p: Player, area: i64, where: i64) -> bool:
    """A free district of the own city, or beside an own army; within the limit (KEMET-ARMY.2)."""
    if g.units[at(p.seat, area)] >= p.army_limit() or g.enemy_in(p.seat, area) != NOBODY:
        return False
    if CITY_OF[area] != p.city and (where != WITH_ARMIES or g.units[at(p.seat, area)] == 0):
        return False
    return not is_too_large(g, p) or leaves_room(g, p, area)


def leaves_room(g: Kemet, p: Player, area: i64) -> bool:
    """Can the group that is on its way still spread when a unit comes here (KEMET-MOV.16)?"""
    table = g.clone()
    player = table.players[p.seat]
    put_unit(table, player, area)
    return can_end(table, player)


def put_unit(g: Kemet, p: Player, area: i64) -> None:
    p.supply -= 1
    g.units[at(p.seat, area)] += 1
    g.tell(RECRUITED, p.seat, area)


# ---- creatures


def deploy_options(g: Kemet, p: Player) -> vec[i64]:
    """Creatures on their tiles, with armies in the own city that have none (KEMET-CRE.1, KEMET-CRE.2, KEMET-CRE.13)."""
    found = vec[i64]()
    for creature in range(len(g.creature_owners)):
        if g.creature_owners[creature] == p.seat and g.creature_areas[creature] == OFF_BOARD:
            for number in range(3):
                area = district(p.city, number)
                if g.units[at(p.seat, area)] and g.creature_in(p.seat, area) < 0:
                    found = append(found, option(DEPLOY, creature, area))
    return found


def exchange_options(g: Kemet, p: Player) -> vec[i64]:
    """A creature in the own city for one on a tile (KEMET-CRE.3, KEMET-CRE.12)."""
    found = vec[i64]()
    for number in range(3):
        inside = g.creature_in(p.seat, district(p.city, number))
        if inside < 0 or p.exchanged >> inside & 1:
            continue
        for creature in range(len(g.creature_owners)):
            waiting = g.creature_owners[creature] == p.seat and g.creature_areas[creature] == OFF_BOARD
            if waiting and not p.exchanged >> creature & 1:
                found = append(found, option(EXCHANGE, inside, creature))
    return found


def deploy(g: Kemet, p: Player, creature: i64, area: i64) -> None:
    g.creature_areas[creature] = area
    g.tell(CREATURE_PLACED, p.seat, CREATURES[creature].tile, area)


def exchange(g: Kemet, p: Player, inside: i64, creature: i64) -> None:
    area = g.creature_areas[inside]
    g.creature_areas[inside] = OFF_BOARD
    p.exchanged |= 1 << inside | 1 << creature
    deploy(g, p, creature, area)


@mypyc_attr(acyclic=True)
@final
class DeployNew(Ask):
    """A creature just gained may come to the board at once (KEMET-CRE.1)."""

    def options(self, g: Kemet) -> vec[i64]:
        found = vec[i64]()
        for choice in deploy_options(g, g.players[self.seat]):
            if first(choice) == self.thing:
                found = append(found, choice)
        return append(found, DONE)

    def chosen(self, g: Kemet, pick: i64) -> None:
        if pick != DONE:
            deploy(g, g.players[self.seat], first(pick), second(pick))

    def inside(self) -> bool:
        return True


# ---- tiles


def gain_tile(g: Kemet, p: Player, tile: i64) -> None:
    """The tile lies before its owner; what happens on acquiring happens now (KEMET-ACQ.10, .13, .14, .16)."""
    what = TILES[tile]
    g.offer[tile] -= 1
    p.tiles = append(p.tiles, tile)
    g.tell(TILE_TAKEN, p.seat, tile)
    for power, amount in what.gives:
        p.powers[power] += amount
        if power == POINTS:
            for _ in range(amount):
                g.gain_point(p, FOR_TILE)
        elif power == SILVER_TOKEN:
            p.silver = GAINED
        elif power in (GOLD_MOVE, GOLD_RECRUIT, GOLD_ACQUIRE):
            if p.gold == NO_TOKEN:  # KEMET-TOK.5
                p.gold = GAINED
        elif power == MERCENARIES:
            p.supply += amount
            g.do(PlaceUnits(p.seat, IN_CITY, amount=amount))
        elif power in (STORM, BARRIER):
            take_cards_back(g, p)
            if g.variants.special_cards:
                g.do(ReplaceCard(p.seat, STORM_CARD if power == STORM else BARRIER_CARD))
    if what.creature >= 0:
        g.creature_owners[what.creature] = p.seat
        g.do(DeployNew(p.seat, what.creature))


def take_cards_back(g: Kemet, p: Player) -> None:
    """All discarded battle cards come back into the hand."""
    if p.open_cards or p.closed_cards:
        p.battle_cards |= p.open_cards | p.closed_cards
        p.open_cards = 0
        p.closed_cards = 0
        g.tell(CARDS_BACK, p.seat)


@mypyc_attr(acyclic=True)
@final
class ReplaceCard(Ask):
    """A battle card leaves the set for the rest of the game; the special card `thing` takes its place."""

    def options(self, g: Kemet) -> vec[i64]:
        p = g.players[self.seat]
        found = vec[i64]()
        for card in range(BATTLE_KINDS_ALL):
            if p.battle_cards >> card & 1:
                found = append(found, option(REPLACE, card))
        return found

    def chosen(self, g: Kemet, pick: i64) -> None:
        p = g.players[self.seat]
        p.battle_cards = p.battle_cards & ~(1 << first(pick)) | 1 << self.thing
        g.tell(REPLACED, p.seat, first(pick), self.thing)
