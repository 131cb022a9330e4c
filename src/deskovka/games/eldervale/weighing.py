"""What `evaluate` counts, by name, so that players can be told why an answer is good: the same sum, part by part."""

from __future__ import annotations

from typing import Final

from deskovka.core.bits import bits_in
from deskovka.core.terms import Term
from deskovka.games.eldervale import evaluate as e
from deskovka.games.eldervale.box import ADVENTURE as CARDS
from deskovka.games.eldervale.box import MAGIC, NO_SYMBOL, PROPHECY, QUEST_CARD
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.realms import ELEMENT_OF, ELEMENT_REALMS, TILES
from deskovka.games.eldervale.resources import can_pay, of
from deskovka.games.eldervale.scoring import cache_points, prophecy_points
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

TERMS: Final = (
    "score",
    "resources",
    "gold",
    "magic",
    "tokens",
    "orbs",
    "harvest",
    "fame",
    "power",
    "dwellings",
    "cards",
    "units",
    "sites",
    "cache",
    "idle",
    "ghosts",
    "swaps",
    "prophecies",
    "quests",
    "spells",
    "battle",
)


def terms(g: Eldervale, seat: int) -> list[Term]:
    """Own worth beside that of the best opponent; in teams both together."""
    late = float(e.lateness(g))
    alone = [of_player(g, p, late) for p in g.players]
    mine = with_mate(g, seat, alone)
    others = [with_mate(g, other, alone) for other in range(int(g.seats)) if g.are_opponents(seat, other)]
    strongest = max(others, key=worth, default=[])
    if worth(strongest) <= 0.0:  # nobody counts as better than having nothing
        strongest = []
    if g.phase == SCORED:
        return mine + [term.weighed(-1.0) for term in strongest]
    return mine + [term.weighed(-e.RIVAL) for term in strongest] + own_chances(g, seat)


def worth(found: list[Term]) -> float:
    return sum(term.points() for term in found)


def with_mate(g: Eldervale, seat: int, alone: list[list[Term]]) -> list[Term]:
    mate = int(g.mate(seat))
    return alone[seat] if mate == NOBODY else alone[seat] + alone[mate]


def of_player(g: Eldervale, p: Player, late: float) -> list[Term]:
    """Points so far, points to come, and what helps to gain more."""
    seat = int(p.seat)
    found = [Term("score", seat, float(p.points), float(p.points))]
    if g.phase == SCORED:
        return found
    if p.is_ghosts():
        return [*found, Term("ghosts", seat, e.haunting(g, p, late))]
    cache = float(cache_points(g, p))
    return [
        *found,
        *things(p, late),
        *standing(p, late),
        *units(g, p, late),
        Term("cache", seat, cache * (0.5 + 0.5 * late), cache),
        Term("idle", seat, -e.IDLE if p.idle else 0.0),
    ]


def things(p: Player, late: float) -> list[Term]:
    """Resources, cards in hand, tokens, orbs: worth less and less towards the end."""
    seat, fewer = int(p.seat), 1.0 - 0.75 * late
    held = [int(of(p.purse, kind)) for kind in range(TOKENS)]
    resources = sum(e.RESOURCE[min(7, count)] for kind, count in enumerate(held) if kind != GOLD)
    hand = float(min(7, int(bits_in(p.hand))))
    harvest = 0.0
    if p.harvest >= 0:
        harvest = (0.8 if of(SHOWN[p.harvest], GOLD) else 0.5) * (1.0 - late)
    fame = e.FAME[p.fame] * 0.6 if p.fame != NO_FAME else 0.0
    return [
        Term("resources", seat, resources * fewer, float(sum(held) - held[GOLD])),
        Term("gold", seat, e.COIN[min(7, held[GOLD])] * fewer, float(held[GOLD])),
        Term("magic", seat, e.CARD_IN_HAND * hand * fewer, hand),
        Term("tokens", seat, e.TOKEN * float(len(p.tray)) * fewer, float(len(p.tray))),
        Term("orbs", seat, float(p.orbs) * (e.ORB * (1.0 - late) + e.ORB_LATE * late), float(p.orbs)),
        Term("harvest", seat, harvest),
        Term("fame", seat, fame, float(p.fame) if p.fame != NO_FAME else 0.0),
    ]


def standing(p: Player, late: float) -> list[Term]:
    """Power, dwellings and cards as final scoring would count them, and a little ahead."""
    seat = int(p.seat)
    levels = [float(p.power(element)) for element in range(ELEMENTS)]
    power = sum(level + (e.POWER_AHEAD * (1.0 - late) if level > 0.0 else 0.0) for level in levels)
    homes = sum(float(p.power(ELEMENT_OF[tile])) for tile in range(TILES) if p.dwellings >> tile & 1)
    counting = 3 * int(bits_in(p.dwellings))
    cards = 0.0
    for place, card in enumerate(p.tableau):
        value = float(p.power(CARDS[card].element))
        cards += value if place < counting else value * e.FEW_CARDS * (1.0 - 0.7 * late)
        cards += (e.ACTION_WORTH if CARDS[card].symbol != NO_SYMBOL else e.PASSIVE_WORTH) * (1.0 - late)
    return [
        Term("power", seat, power, sum(levels)),
        Term("dwellings", seat, homes + float(p.power(p.element))),
        Term("cards", seat, cards),
    ]


def units(g: Eldervale, p: Player, late: float) -> list[Term]:
    """Units in play, where they stand, and workers that could become dwellings."""
    total = sites = 0.0
    active = 0
    for piece in g.units_of(p.seat):
        place, kind = int(g.where[piece]), min(kind_of(piece), FIRST_MONSTER)
        value = e.UNIT_WORTH[kind] * (1.0 - 0.6 * late)
        if place < TILES:
            total += value * e.BUSY
            active += 1
            if kind == WORKER and ELEMENT_REALMS >> place & 1 and g.homes[place] == NOBODY:
                sites += e.site(g, p, place)
        elif place == UNDERWORLD:
            total += value * e.FALLEN
        elif place == READY or place >= ON_START:
            total += value
            active += 1
    seat = int(p.seat)
    return [Term("units", seat, total, float(active)), Term("sites", seat, sites)]


def own_chances(g: Eldervale, seat: int) -> list[Term]:
    """What only the seat itself knows: prophecies and quests in its hand; and a battle that is coming."""
    p = g.players[seat]
    prophecies = quests = spells = 0.0
    for card in range(0 if p.is_ghosts() else len(MAGIC)):
        if p.hand >> card & 1:
            if MAGIC[card].kind == PROPHECY:
                prophecies += float(prophecy_points(g, seat, card))
            elif MAGIC[card].kind == QUEST_CARD:
                quests += 1.0
            elif can_pay(p.purse, MAGIC[card].pay) or p.power(MAGIC[card].element) >= MAGIC[card].min_power:
                spells += 1.0
    battle = g.battle
    return [
        Term("swaps", seat, -e.SWAPPED * float(p.swaps * p.swaps)),
        Term("prophecies", seat, e.PROPHECY_NEAR * prophecies, prophecies),
        Term("quests", seat, e.QUEST_IN_HAND * quests, quests),
        Term("spells", seat, 0.2 * spells, spells),
        Term("battle", seat, e.outlook(battle, seat) if battle is not None and not battle.decided else 0.0),
    ]
