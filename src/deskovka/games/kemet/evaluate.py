"""How good a table looks for a seat, in points: what greedy bots go by.  A judgement, not a rule."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.games.kemet.areas import DELTA, DISTRICT, KIND_OF, PANTHEON_AREA, PRAYER_OF, TEMPLE, are_neighbours
from deskovka.games.kemet.cards import BATTLE, BATTLE_KINDS, INTERVENTIONS
from deskovka.games.kemet.council import WarCouncil, added, played_card
from deskovka.games.kemet.powers import TILES
from deskovka.games.kemet.table import NOBODY, OFF_BOARD, Kemet, Player, at
from deskovka.games.kemet.terms import GOAL, READY

POINT: Final = 1.0
HELD: Final = 0.55  # a point that can be lost
PRAYER: Final = 0.045
UNIT: Final = 0.05
TILE: Final = 0.17  # for each level
PYRAMID: Final = 0.14  # for each level
CARD: Final = 0.07
VETERAN: Final = 0.05
CREATURE: Final = 0.3


def evaluate(g: Kemet, seat: i64) -> float:
    """The lead over the best opponent."""
    if g.winner != NOBODY:
        return 100.0 if g.winner == seat else -100.0
    mine = worth(g, g.players[seat])
    best = -100.0
    for q in g.players:
        if q.seat != seat:
            best = max(best, worth(g, q))
    return mine - 0.7 * best + council_worth(g, seat)


def worth(g: Kemet, p: Player) -> float:
    """Points, and what a player's things will bring."""
    value = POINT * float(p.points) + HELD * float(g.temporary_points(p.seat))
    if g.score(p.seat) >= GOAL:
        value += 1.0
    value += PRAYER * float(min(p.prayer, 9))
    for tile in p.tiles:
        value += TILE * float(TILES[tile].level)
    value += CARD * float(p.cards_held()) + VETERAN * float(p.veterans)
    if p.silver == READY:
        value += 0.1
    if p.gold == READY:
        value += 0.1
    for creature in range(len(g.creature_owners)):
        if g.creature_owners[creature] == p.seat:
            value += CREATURE if g.creature_areas[creature] != OFF_BOARD else 0.5 * CREATURE
    return value + board_worth(g, p)


def board_worth(g: Kemet, p: Player) -> float:
    value = 0.0
    for area in g.board.areas:
        units = g.units[at(p.seat, area)]
        if g.levels[area] and g.controller(area) == p.seat:
            value += PYRAMID * float(g.levels[area])
        if units == 0:
            continue
        value += UNIT * float(units)
        if KIND_OF[area] == TEMPLE:
            value += 0.1 + 0.04 * float(PRAYER_OF[area]) + 0.03 * float(min(units, 4))
        elif area == PANTHEON_AREA:
            value += 0.35 if units >= 2 else 0.05
        elif area == DELTA:
            value += 0.1
        elif KIND_OF[area] != DISTRICT:
            value += nearness(g, area)
    return value


def nearness(g: Kemet, area: i64) -> float:
    """An army in the desert beside a temple is on its way."""
    for there in g.board.areas:
        if KIND_OF[there] == TEMPLE and are_neighbours(g.board, area, there):
            return 0.06
    return 0.0


def council_worth(g: Kemet, seat: i64) -> float:
    """In a war council: strong cards to play, weak ones to discard, cards added only as they help."""
    if not isinstance(g.ask, WarCouncil) or len(g.picks) == 0 or g.picks[seat] < 0:
        return 0.0
    pick = g.picks[seat]
    card = BATTLE[played_card(pick)]
    value = (
        0.12 * float(card.strength) + 0.05 * float(card.damage + card.defence) + 0.06 * float(min(card.unblockable, 0))
    )
    for kind in range(BATTLE_KINDS):
        extra = INTERVENTIONS[kind]
        value += float(added(pick, kind)) * (
            0.1 * float(extra.strength) + 0.03 * float(extra.damage + extra.defence) - 0.06
        )
    return value
