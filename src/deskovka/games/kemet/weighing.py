"""What `evaluate` counts, by name, so that players can be told why an answer is good: the same sum, part by part."""

from __future__ import annotations

from typing import Final

from deskovka.core.terms import Term
from deskovka.games.kemet import evaluate as e
from deskovka.games.kemet.areas import CITY_OF, DELTA, DISTRICT, KIND_OF, PANTHEON_AREA, PRAYER_OF, TEMPLE
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import TILES
from deskovka.games.kemet.recruiting import Recruiting, recruit_price
from deskovka.games.kemet.table import Kemet, at
from deskovka.games.kemet.terms import GOAL, NIGHT, NOBODY, OFF_BOARD, TEMPLES_FOR_A_POINT, TOP_LEVEL

TERMS: Final = (
    "victory",
    "score",
    "held",
    "goal",
    "prayer",
    "cards",
    "veterans",
    "tiles",
    "creatures",
    "pyramids",
    "temples",
    "pantheon",
    "outposts",
    "raids",
    "units",
    "battle-cards",
    "battle",
)


def terms(g: Kemet, seat: int) -> list[Term]:
    if g.winner != NOBODY:
        return [Term("victory", seat, 100.0 if g.winner == seat else -100.0)]
    late = float(e.lateness(g))
    me = g.players[seat]
    others = [of_player(g, p, late) for p in g.players if p.seat != seat]
    strongest = max(others, key=lambda theirs: sum(term.points() for term in theirs))
    found = [
        *of_player(g, me, late),
        Term("battle-cards", seat, e.hand_worth(g, me)),
        Term("battle", seat, e.chances(g, seat)),
    ]
    for theirs in others:
        share = e.FIELD / float(g.seats - 1) + (e.RIVAL if theirs is strongest else 0.0)
        found += [term.weighed(-share) for term in theirs]
    return found


def of_player(g: Kemet, p: Player, late: float) -> list[Term]:
    """Points, and what a player's things will bring."""
    seat, held = int(p.seat), int(g.temporary_points(p.seat))
    prayer = prayer_left(g, p)
    fewer = 1.0 - e.LATE * late
    tiles = sum(e.POWER_WORTH[power] * float(amount) for tile in p.tiles for power, amount in TILES[tile].gives)
    return [
        Term("score", seat, float(p.points), float(p.points)),
        Term("held", seat, e.HELD * held, float(held)),
        Term("goal", seat, e.AHEAD if p.points + held >= GOAL else 0.0),
        Term("prayer", seat, e.PRAYER * min(prayer, e.PLENTY) + e.MORE_PRAYER * max(prayer - e.PLENTY, 0), prayer),
        Term("cards", seat, e.CARD * float(p.cards_held()), float(p.cards_held())),
        Term("veterans", seat, e.VETERAN * float(p.veterans), float(p.veterans)),
        Term("tiles", seat, tiles * fewer),
        Term("creatures", seat, creatures(g, seat) * fewer),
        *on_the_board(g, p, late),
    ]


def prayer_left(g: Kemet, p: Player) -> float:
    """Prayer points, less what recruiting will cost: that is paid at the end."""
    if isinstance(g.ask, Recruiting) and g.ask.seat == p.seat:
        return float(max(0, int(p.prayer) - int(recruit_price(p, g.ask.amount))))
    return float(p.prayer)


def creatures(g: Kemet, seat: int) -> float:
    """Figures of a seat; one that is off the board counts for less."""
    return sum(
        e.FIGURE_WORTH[creature] * (1.0 if g.creature_areas[creature] != OFF_BOARD else 0.7)
        for creature in range(len(g.creature_owners))
        if g.creature_owners[creature] == seat
    )


def on_the_board(g: Kemet, p: Player, late: float) -> list[Term]:
    seat = int(p.seat)
    pyramids = temples = pantheon = outposts = raids = 0.0
    levels = units = held = 0
    for area in g.board.areas:
        army, level, kind = int(g.units[at(p.seat, area)]), int(g.levels[area]), KIND_OF[area]
        units += army
        if level and g.controller(area) == seat:
            levels += level
            pyramids += e.PYRAMIDS[level] * (1.0 - e.LATE * late)
            if level == TOP_LEVEL:
                pyramids += 0.05 * min(army, 3)
        if army == 0:
            continue
        if kind == TEMPLE:
            held += 1
            temples += 0.03 * float(PRAYER_OF[area]) + 0.05 * min(army, 4)
            if area == DELTA and g.phase != NIGHT:
                temples += 0.2
        elif area == PANTHEON_AREA:
            pantheon += 0.5 if army >= 2 else 0.1
        elif kind != DISTRICT:
            outposts += e.outpost(g, p, area, army)
        elif CITY_OF[area] != p.city:
            raids += 0.1 + 0.03 * army
    if held >= TEMPLES_FOR_A_POINT:
        temples += e.TEMPLE_PAIR
    many = e.UNIT * min(units, e.ENOUGH_UNITS) + e.MORE_UNITS * max(units - e.ENOUGH_UNITS, 0)
    return [
        Term("pyramids", seat, pyramids, float(levels)),
        Term("temples", seat, temples, float(held)),
        Term("pantheon", seat, pantheon),
        Term("outposts", seat, outposts),
        Term("raids", seat, raids),
        Term("units", seat, many, float(units)),
    ]
