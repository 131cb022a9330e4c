"""How good a table looks for a seat, in points: what greedy bots go by.  A judgement, not a rule."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.bits import bits_in
from deskovka.core.vecs import vec
from deskovka.games.eldervale.box import ADVENTURE as CARDS
from deskovka.games.eldervale.box import MAGIC, NO_SYMBOL, PROPHECY, QUEST_CARD
from deskovka.games.eldervale.ghost_zones import FALLEN_UNIT, UNIT_ON_RUIN
from deskovka.games.eldervale.ongoing import Battle
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.realms import ELEMENT_OF, ELEMENT_REALMS, RUINS, TILES
from deskovka.games.eldervale.resources import can_pay, of
from deskovka.games.eldervale.scoring import cache_points, home_points, power_points, prophecy_points, tableau_points
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import (
    ELEMENTS,
    FIRST_MONSTER,
    GOLD,
    NO_FAME,
    NOBODY,
    ON_START,
    READY,
    SCORED,
    TOKENS,
    UNDERWORLD,
    WORKER,
)
from deskovka.games.eldervale.treasures import SHOWN

RIVAL: Final = 0.35  # of the best opponent's worth
RESOURCE: Final = vec[float]([0.0, 0.9, 1.6, 2.1, 2.4, 2.5, 2.6, 2.7])  # so many of one kind
COIN: Final = vec[float]([0.0, 1.3, 2.5, 3.4, 4.1, 4.6, 5.0, 5.3])
CARD_IN_HAND: Final = 0.75
QUEST_IN_HAND: Final = 0.5  # more
PROPHECY_NEAR: Final = 0.8  # of its points, once it is fulfilled
TOKEN: Final = 1.1
ORB: Final = 3.0
ORB_LATE: Final = 1.0
FAME: Final = vec[float]([0.8, 1.1, 1.5, 2.2, 2.4, 2.6, 3.2, 3.4, 3.6])
UNIT_WORTH: Final = vec[float]([2.2, 3.6, 3.4, 4.4, 2.0, 2.0, 3.0])  # by kind; the last one: a monster
FALLEN: Final = 0.55  # of a unit's worth is left in the Underworld
BUSY: Final = 0.92  # on the map, until it is called back
ACTION_WORTH: Final = 3.2  # of a card that can be activated, early in the game
PASSIVE_WORTH: Final = 1.8
POWER_AHEAD: Final = 1.2  # what a level is worth beyond its number: cards and dwellings to come
SITE: Final = 0.9  # a worker where a dwelling could be built and paid
ROOF_NEIGHBOUR: Final = 0.25  # for each ruin or dwelling beside such a worker
SWAPPED: Final = (
    1.0  # what a swap with the team mate costs in time, a second one four times as much: otherwise bots swap for ever
)
IDLE: Final = 5.0  # a turn in which nobody was called back and nobody sent out: where all do so a game never ends
HAUNTS: Final = 0.7  # of the points a ghost unit brings at the next regroup
FEW_CARDS: Final = 0.45  # an adventure card beyond what the dwellings let count


def evaluate(g: Eldervale, seat: i64) -> float:
    """Own worth beside that of the best opponent; in teams both together."""
    return beside_others(g, seat, worth_of_all(g))


def worths(g: Eldervale) -> list[float]:
    """`evaluate` of every seat, then of the ghosts; the things of each are reckoned once."""
    alone = worth_of_all(g)
    return [beside_others(g, p.seat, alone) for p in g.players]


def worth_of_all(g: Eldervale) -> vec[float]:
    late = lateness(g)
    alone = vec[float]([0.0] * g.seats)
    for p in g.players:
        alone[p.seat] = worth(g, p, late)
    return alone


def beside_others(g: Eldervale, seat: i64, alone: vec[float]) -> float:
    """The lead of a seat, from what each has alone."""
    own = with_mate(g, seat, alone)
    best = best_opponent(g, seat, alone)
    if g.phase == SCORED:
        return own - best
    return own - RIVAL * best + chances(g, seat)


def best_opponent(g: Eldervale, seat: i64, alone: vec[float]) -> float:
    """What the best of them is worth; in teams both together."""
    best = 0.0
    for other in range(g.seats):
        if g.are_opponents(seat, other):
            best = max(best, with_mate(g, other, alone))
    return best


def with_mate(g: Eldervale, seat: i64, alone: vec[float]) -> float:
    mate = g.mate(seat)
    return alone[seat] if mate == NOBODY else alone[seat] + alone[mate]


def worth(g: Eldervale, p: Player, late: float) -> float:
    """Points so far, points to come, and what helps to gain more; of hands only their size counts."""
    total = float(p.points)
    if g.phase == SCORED:
        return total
    if p.is_ghosts():
        return total + haunting(g, p, late)
    total += things(g, p, late)
    total += standing(p, late)
    total += units(g, p, late)
    total += float(cache_points(g, p)) * (0.5 + 0.5 * late)
    return total - IDLE if p.idle else total


def haunting(g: Eldervale, p: Player, late: float) -> float:
    """What final scoring and their next regroup will bring the ghosts (GHOST-15.1, GHOST-16.4 to 16.7)."""
    total = float(power_points(p) + home_points(p) + tableau_points(p) + bits_in(p.hand))
    total += POWER_AHEAD * (1.0 - late) * float(p.markers())
    if p.fame != NO_FAME:
        total += FAME[p.fame] * 0.6
    for piece in g.units_of(p.seat):
        place = g.where[piece]
        if place == UNDERWORLD:
            total += HAUNTS * float(FALLEN_UNIT)
        elif place < TILES and RUINS >> place & 1:
            total += HAUNTS * float(UNIT_ON_RUIN)
    return total


def lateness(g: Eldervale) -> float:
    """From 0 at the beginning to 1 at the end: tiles that are gone, roofs that are built."""
    if g.last_turns >= 0:
        return 1.0
    tiles = 1.0 - float(len(g.supply)) / 13.0
    most: i64 = 0
    for p in g.players:
        most = max(most, bits_in(p.dwellings))
    return min(1.0, max(0.0, max(tiles * 0.9, float(most) / 6.0)))


def things(g: Eldervale, p: Player, late: float) -> float:
    """Resources, cards in hand, tokens, orbs: worth less and less towards the end."""
    total = 0.0
    for kind in range(TOKENS):
        held = min(7, of(p.purse, kind))
        total += COIN[held] if kind == GOLD else RESOURCE[held]
    total += CARD_IN_HAND * float(min(7, bits_in(p.hand)))
    total += TOKEN * float(len(p.tray))
    total *= 1.0 - 0.75 * late
    total += float(p.orbs) * (ORB * (1.0 - late) + ORB_LATE * late)
    if p.harvest >= 0:
        total += (0.8 if of(SHOWN[p.harvest], GOLD) else 0.5) * (1.0 - late)
    if p.fame != NO_FAME:
        total += FAME[p.fame] * 0.6
    return total


def standing(p: Player, late: float) -> float:
    """Power, dwellings and cards as final scoring would count them, and a little ahead."""
    total = 0.0
    for element in range(ELEMENTS):
        power = float(p.power(element))
        total += power + (POWER_AHEAD * (1.0 - late) if power > 0.0 else 0.0)
    for tile in range(TILES):
        if p.dwellings >> tile & 1:
            total += float(p.power(ELEMENT_OF[tile]))
    total += float(p.power(p.element))
    counting = 3 * bits_in(p.dwellings)
    for card in p.tableau:
        value = float(p.power(CARDS[card].element))
        if counting > 0:
            total += value
            counting -= 1
        else:
            total += value * FEW_CARDS * (1.0 - 0.7 * late)
        total += (ACTION_WORTH if CARDS[card].symbol != NO_SYMBOL else PASSIVE_WORTH) * (1.0 - late)
    return total


def units(g: Eldervale, p: Player, late: float) -> float:
    """Units in play, where they stand, and workers that could become dwellings."""
    total = 0.0
    for piece in g.units_of(p.seat):
        place = g.where[piece]
        kind = min(kind_of(piece), FIRST_MONSTER)
        value = UNIT_WORTH[kind] * (1.0 - 0.6 * late)
        if place < TILES:
            total += value * BUSY
            if kind == WORKER and ELEMENT_REALMS >> place & 1 and g.homes[place] == NOBODY:
                total += site(g, p, place)
        elif place == UNDERWORLD:
            total += value * FALLEN
        elif place == READY or place >= ON_START:
            total += value
    return total


def site(g: Eldervale, p: Player, realm: i64) -> float:
    """A worker in an element realm without a dwelling: what building there would bring, in part."""
    beside = bits_in(g.near[realm] & RUINS)
    for tile in range(TILES):
        if g.near[realm] >> tile & 1 and g.homes[tile] != NOBODY:
            beside += 1
    return SITE + ROOF_NEIGHBOUR * float(beside) + 0.15 * float(p.power(ELEMENT_OF[realm]))


def chances(g: Eldervale, seat: i64) -> float:
    """What only the seat itself knows: prophecies and quests in its hand; and a battle that is coming."""
    p = g.players[seat]
    total = -SWAPPED * float(p.swaps * p.swaps)  # more and more: nothing else may be so bad that it goes on
    for card in range(0 if p.is_ghosts() else len(MAGIC)):  # to the ghosts any card is just one point
        if p.hand >> card & 1:
            if MAGIC[card].kind == PROPHECY:
                total += PROPHECY_NEAR * float(prophecy_points(g, seat, card))
            elif MAGIC[card].kind == QUEST_CARD:
                total += QUEST_IN_HAND
            elif can_pay(p.purse, MAGIC[card].pay) or p.power(MAGIC[card].element) >= MAGIC[card].min_power:
                total += 0.2
    battle = g.battle
    if battle is not None and not battle.decided:
        total += outlook(battle, seat)
    return total


def outlook(battle: Battle, seat: i64) -> float:
    """More dice than the others: a better chance."""
    mine = 0.0
    best = 0.0
    for side in battle.sides:
        strength = float(side.dice)
        if len(side.rolled):
            strength = 0.0
            weight = 1.0
            for face in side.rolled:
                strength += float(face) * weight
                weight *= 0.2
        if side.seat == seat:
            mine = strength
        else:
            best = max(best, strength)
    if mine == 0.0:
        return 0.0
    return max(-3.0, min(3.0, mine - best))
