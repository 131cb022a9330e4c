"""Units that come free of charge, creatures that come to the board, tiles that are gained (KEMET-CRE, KEMET-ACQ.16)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import each, first, option, second, verb
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games.kemet import obstacles as why
from deskovka.games.kemet.areas import CITY_OF, district
from deskovka.games.kemet.asides import deploy_obstacle, elsewhere, exchange_obstacle
from deskovka.games.kemet.cards import BARRIER_CARD, BATTLE_KINDS_ALL, STORM_CARD
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import (
    BARRIER,
    CREATURE_NAMES,
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
        return append(each(ENLIST, places(g, g.players[self.seat], self.thing, self.amount, False)), DONE)

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        p = g.players[self.seat]
        if pick == DONE:
            return 0
        if verb(pick) != ENLIST or self.amount <= 0:
            return elsewhere(g, p, pick, why.FINISH_FIRST)
        return place_obstacle(g, p, first(pick), self.thing)

    def mentions(self, g: Kemet, pick: i64, obstacle: i64) -> dict[str, object]:
        return {"count": int(g.players[self.seat].army_limit())}

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


def places(g: Kemet, p: Player, where: i64, amount: i64, any_will_do: bool) -> vec[i64]:
    """Areas for one of `amount` units; with `any_will_do` the first one is enough."""
    found = vec[i64]()
    if amount <= 0 or p.supply == 0:
        return found
    for area in g.board.areas:
        near = CITY_OF[area] == p.city or g.units[at(p.seat, area)] > 0  # nowhere else is there any place
        if near and place_obstacle(g, p, area, where) == 0:
            found = append(found, area)
            if any_will_do:
                return found
    return found


def place_obstacle(g: Kemet, p: Player, area: i64, where: i64) -> i64:
    """A free district of the own city, or beside an own army; within the limit (KEMET-FREE.1, KEMET-ARMY.2)."""
    if g.enemy_in(p.seat, area) != NOBODY:
        return why.NOT_FREE
    army = g.units[at(p.seat, area)]
    if CITY_OF[area] != p.city and (where != WITH_ARMIES or army == 0):
        return why.NOT_RECRUITING_THERE
    if army >= p.army_limit():
        return why.ARMY_FULL
    if p.supply == 0:
        return why.SUPPLY_EMPTY
    return why.TAKES_WAY_OUT if is_too_large(g, p) and not leaves_room(g, p, area) else 0


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
    """Creatures that may come to the board now."""
    found = vec[i64]()
    for creature in range(len(g.creature_owners)):
        if g.creature_owners[creature] == p.seat:
            for number in range(3):
                area = district(p.city, number)
                if deploy_obstacle(g, p, creature, area) == 0:
                    found = append(found, option(DEPLOY, creature, area))
    return found


def exchange_options(g: Kemet, p: Player) -> vec[i64]:
    """Creatures that may be exchanged now."""
    found = vec[i64]()
    for number in range(3):
        inside = g.creature_in(p.seat, district(p.city, number))
        if inside >= 0:
            for creature in range(len(g.creature_owners)):
                if exchange_obstacle(g, p, inside, creature) == 0:
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

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        if pick == DONE:
            return 0
        p = g.players[self.seat]
        if verb(pick) != DEPLOY:
            return elsewhere(g, p, pick, why.NOT_THIS_ACTION)
        obstacle = deploy_obstacle(g, p, first(pick), second(pick))
        if obstacle or first(pick) == self.thing:
            return obstacle
        return why.NEW_CREATURE_ONLY

    def mentions(self, g: Kemet, pick: i64, obstacle: i64) -> dict[str, object]:
        return {"creature": CREATURE_NAMES[self.thing]} if obstacle == why.NEW_CREATURE_ONLY else {}

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

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        p = g.players[self.seat]
        if verb(pick) != REPLACE:
            return elsewhere(g, p, pick, why.FINISH_FIRST)
        return 0 if p.battle_cards >> first(pick) & 1 else why.NOT_IN_THE_SET

    def chosen(self, g: Kemet, pick: i64) -> None:
        p = g.players[self.seat]
        p.battle_cards = p.battle_cards & ~(1 << first(pick)) | 1 << self.thing
        g.tell(REPLACED, p.seat, first(pick), self.thing)
