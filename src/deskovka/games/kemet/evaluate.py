"""How good a table looks for a seat, in points: what greedy bots go by.  A judgement, not a rule."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from deskovka.core.vecs import vec
from deskovka.games.kemet import powers as w
from deskovka.games.kemet.areas import CITY_OF, DELTA, DISTRICT, KIND_OF, PANTHEON_AREA, PRAYER_OF, TEMPLE
from deskovka.games.kemet.cards import BATTLE, BATTLE_KINDS_ALL
from deskovka.games.kemet.council import discarded_card, played_card
from deskovka.games.kemet.forces import force_of, total
from deskovka.games.kemet.ongoing import HIDDEN, Battle
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import CREATURES, POWERS, TILES
from deskovka.games.kemet.recruiting import Recruiting, recruit_price
from deskovka.games.kemet.table import Kemet, at
from deskovka.games.kemet.terms import GOAL, NIGHT, NOBODY, OFF_BOARD, TEMPLES_FOR_A_POINT, TOP_LEVEL

RIVAL: Final = 0.6  # of the best opponent's worth
FIELD: Final = 0.25  # of the others' on average
HELD: Final = 0.55  # a point that can be lost
AHEAD: Final = 2.5  # enough points to win at the start of the next turn
PRAYER: Final = 0.08  # each of the first points
MORE_PRAYER: Final = 0.045
PLENTY: Final = 6
UNIT: Final = 0.1  # on the board
MORE_UNITS: Final = 0.07
ENOUGH_UNITS: Final = 8
CARD: Final = 0.1
VETERAN: Final = 0.07
TEMPLE_PAIR: Final = 0.35
PYRAMIDS: Final = vec[float]([0.0, 0.22, 0.42, 0.62, 0.66])  # by level; the highest has its point besides
BATTLE_HAND: Final = 0.015  # for the numbers of a battle card in hand, strength twice
AVERAGE_CARD: Final = 3.0
HIDDEN_CARD: Final = 0.35  # strength to expect of a DI card in hand
STEEPNESS: Final = 0.8
LATE: Final = 0.6  # how much the things on the mat lose until the end

# What one of each power is worth to its owner at the beginning
WORTH: Final[dict[int, float]] = {
    w.ATTACK: 0.45,
    w.DEFEND: 0.2,
    w.STRENGTH: 0.6,
    w.DAMAGE: 0.25,
    w.DEFENCE: 0.3,
    w.MOVEMENT: 0.4,
    w.PRAYING: 0.3,
    w.PRAYING_UNITS: 0.25,
    w.RECRUITING: 0.17,
    w.TILE_DISCOUNT: 0.45,
    w.CARD_DISCOUNT: 0.12,
    w.ANY_DISCOUNT: 0.6,
    w.NIGHT_POINTS: 0.11,
    w.NIGHT_CARDS: 0.2,
    w.NIGHT_CHOICE: 0.03,
    w.NIGHT_UNITS: 0.14,
    w.NIGHT_LEVELS: 0.6,
    w.LARGER_ARMY: 0.25,
    w.PORTAL: 0.2,
    w.LOCAL_RECRUITS: 0.15,
    w.WOUNDING: 0.15,
    w.INITIATIVE: 0.3,
    w.TRAP: 0.2,
    w.SPIES: 0.25,
    w.DEFENSIVE_VICTORY: 0.5,
    w.HUNGER: 0.12,
    w.HONOUR: 0.15,
    w.DEDICATION: 0.15,
    w.MIGHT: 0.4,
    w.SILVER_TOKEN: 0.8,
    w.GOLD_MOVE: 0.6,
    w.GOLD_RECRUIT: 0.2,
    w.GOLD_ACQUIRE: 0.5,
    w.MERCENARIES: 0.1,
    w.STORM: 0.2,
    w.BARRIER: 0.2,
}
POWER_WORTH: Final = vec[float]([WORTH.get(power, 0.0) for power in range(POWERS)])


def _figure_worth(creature: w.Creature) -> float:
    strong = 0.25 * float(creature.strength) + 0.15 * float(creature.movement)
    return 0.2 + strong + 0.12 * float(creature.damage + creature.defence) + (0.15 if creature.abilities else 0.0)


FIGURE_WORTH: Final = vec[float]([_figure_worth(creature) for creature in CREATURES])


def evaluate(g: Kemet, seat: i64) -> float:
    """The lead over the others, the best of them above all."""
    if g.winner != NOBODY:
        return 100.0 if g.winner == seat else -100.0
    late = lateness(g)
    mine = 0.0
    best = -100.0
    others = 0.0
    for p in g.players:
        value = worth(g, p, late)
        if p.seat == seat:
            mine = value + hand_worth(g, p)
        else:
            best = max(best, value)
            others += value
    return mine - RIVAL * best - FIELD * others / float(g.seats - 1) + chances(g, seat)


def worths(g: Kemet) -> list[float]:
    """`evaluate` of every seat, the things of each reckoned once."""
    if g.winner != NOBODY:
        return [100.0 if g.winner == p.seat else -100.0 for p in g.players]
    late = lateness(g)
    things = vec[float]([0.0] * g.seats)
    for p in g.players:
        things[p.seat] = worth(g, p, late)
    found: list[float] = []
    for p in g.players:
        best = -100.0
        others = 0.0
        for other in range(g.seats):
            if other != p.seat:
                best = max(best, things[other])
                others += things[other]
        lead = things[p.seat] + hand_worth(g, p) - RIVAL * best - FIELD * others / float(g.seats - 1)
        found.append(lead + chances(g, p.seat))
    return found


def lateness(g: Kemet) -> float:
    """From 0 at the beginning to 1 when somebody has the points to win."""
    best: i64 = 0
    for p in g.players:
        best = max(best, p.points + g.temporary_points(p.seat))
    return min(1.0, float(best) / float(GOAL))


def worth(g: Kemet, p: Player, late: float) -> float:
    """Points, and what a player's things will bring."""
    held = g.temporary_points(p.seat)
    value = float(p.points) + HELD * float(held)
    if p.points + held >= GOAL:
        value += AHEAD
    prayer = p.prayer
    ask = g.ask
    if ask is not None and isinstance(ask, Recruiting) and ask.seat == p.seat:
        prayer = max(0, prayer - recruit_price(p, ask.amount))  # it is paid at the end
    value += PRAYER * float(min(prayer, PLENTY)) + MORE_PRAYER * float(max(prayer - PLENTY, 0))
    value += CARD * float(p.cards_held()) + VETERAN * float(p.veterans)
    things = 0.0
    for tile in p.tiles:
        for power, amount in TILES[tile].gives:
            things += POWER_WORTH[power] * float(amount)
    for creature in range(len(g.creature_owners)):
        if g.creature_owners[creature] == p.seat:
            things += FIGURE_WORTH[creature] * (1.0 if g.creature_areas[creature] != OFF_BOARD else 0.7)
    return value + things * (1.0 - LATE * late) + board_worth(g, p, late)


def hand_worth(g: Kemet, p: Player) -> float:
    """Battle cards that will be left; only their owner knows them."""
    left = p.battle_cards
    if g.has_picked(p.seat):
        left &= ~(1 << played_card(g.picks[p.seat]) | 1 << discarded_card(g.picks[p.seat]))
    value = 0.0
    for card in range(BATTLE_KINDS_ALL):
        if left >> card & 1:
            value += BATTLE_HAND * float(2 * BATTLE[card].strength + BATTLE[card].damage + BATTLE[card].defence)
    return value


def board_worth(g: Kemet, p: Player, late: float) -> float:
    value = 0.0
    units: i64 = 0
    temples: i64 = 0
    for area in g.board.areas:
        army = g.units[at(p.seat, area)]
        units += army
        if g.levels[area] and g.controller(area) == p.seat:
            value += PYRAMIDS[g.levels[area]] * (1.0 - LATE * late)
            if g.levels[area] == TOP_LEVEL:
                value += 0.05 * float(min(army, 3))
        if army == 0:
            continue
        if KIND_OF[area] == TEMPLE:
            temples += 1
            value += 0.03 * float(PRAYER_OF[area]) + 0.05 * float(min(army, 4))
            if area == DELTA and g.phase != NIGHT:
                value += 0.2
        elif area == PANTHEON_AREA:
            value += 0.5 if army >= 2 else 0.1
        elif KIND_OF[area] != DISTRICT:
            value += outpost(g, p, area, army)
        elif CITY_OF[area] != p.city:
            value += 0.1 + 0.03 * float(army)
    if temples >= TEMPLES_FOR_A_POINT:
        value += TEMPLE_PAIR
    value += UNIT * float(min(units, ENOUGH_UNITS)) + MORE_UNITS * float(max(units - ENOUGH_UNITS, 0))
    return value


def outpost(g: Kemet, p: Player, area: i64, army: i64) -> float:
    """An army in the desert is on its way: to a temple beside it, or to a weaker army."""
    best = 0.0
    for i in range(g.board.border_ends[area], g.board.border_ends[area + 1]):
        there = g.board.borders[i]
        enemy = g.enemy_in(p.seat, there)
        if enemy != NOBODY:
            if army > g.units[at(enemy, there)]:
                best = max(best, 0.12)
        elif KIND_OF[there] == TEMPLE and g.units[at(p.seat, there)] == 0:
            best = max(best, 0.1)
    return best


# ---- battles


def chances(g: Kemet, seat: i64) -> float:
    """What a battle that is not decided yet promises to a seat."""
    battle = g.battle
    if battle is None or battle.winner != NOBODY:
        return 0.0
    attack = expected_strength(g, battle, battle.attacker, seat)
    defence = expected_strength(g, battle, battle.defender, seat)
    wins = 1.0 / (1.0 + exp(-STEEPNESS * (attack - defence - 0.5)))
    stake = 1.0 + (HELD if g.gives_point(battle.area) else 0.1)
    if seat == battle.attacker:
        return wins * stake - (1.0 - wins) * 0.3
    if seat == battle.defender:
        return (1.0 - wins) * 0.15 - wins * (stake * RIVAL + 0.2)
    return -FIELD * wins


def expected_strength(g: Kemet, battle: Battle, side: i64, viewer: i64) -> float:
    """The strength of a side: what is known to the viewer, and what to expect of the cards."""
    pick = battle.cards[battle.side(side)]
    if pick == HIDDEN and side == viewer and g.has_picked(side):
        pick = g.picks[side]
    strength = float(total(force_of(g, side, pick), 0))
    if pick == HIDDEN:
        return strength + AVERAGE_CARD + HIDDEN_CARD * float(g.players[side].cards_held())
    card = BATTLE[played_card(pick)]
    return strength + 0.25 * float(card.damage + card.defence) + 0.2 * float(min(card.unblockable, 0))
