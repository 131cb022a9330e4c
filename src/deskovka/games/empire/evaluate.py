"""How good a table looks for a seat, in points: what greedy bots go by.

A judgement, not a rule: the weights were tuned in games of bots and may be changed freely.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.vecs import vec
from deskovka.games.empire.board import REGIONS
from deskovka.games.empire.player import Player
from deskovka.games.empire.scoring import totals
from deskovka.games.empire.table import Ask, Empire, place
from deskovka.games.empire.terms import CARDS_EACH, MOST_SEATS, NO_TOKEN, PARTIES, POISON_SWAMP

# What things are worth before they score, each for one turn that is still to come
COIN: Final = 0.24
EXTRA_MOVE: Final = 0.12
EXTRA_ARMY: Final = 0.11
FLYING: Final = 0.10
ARMY: Final = 0.012
RESERVE: Final = 0.01
CITY: Final = 0.07
IMMUNITY: Final = 0.04
ELIXIR: Final = 0.22  # whatever the turn, while the most are not settled
LEAD: Final = 0.10  # how firmly a region is held, or how near it is
DISCOVERY: Final = 0.05  # an army where something is to be found
OVERBID: Final = 0.1  # each coin offered above a modest bid
MODEST_BID: Final = 2
OTHERS_POINT: Final = 0.4  # what a point of somebody else costs, while an action is carried out

CARDS_IN_ALL: Final = vec[i64]([CARDS_EACH.get(seats, 0) for seats in range(MOST_SEATS + 1)])  # of each, by seats


def evaluate(g: Empire, seat: i64) -> float:
    """The lead over the best opponent, once the action that has just begun is carried out well."""
    h = finished(blindfolded(g, seat), seat)
    return lead(h, seat, worth_of_all(h))


def worths(g: Empire) -> list[float]:
    """`evaluate` of every seat: all that look at the same table, which is this one for most, go by one reckoning."""
    alone = worth_of_all(g)
    found: list[float] = []
    for seat in range(g.seats):
        h = finished(blindfolded(g, seat), seat)
        found.append(lead(h, seat, alone if h is g else worth_of_all(h)))
    return found


def worth_of_all(g: Empire) -> vec[float]:
    points = totals(g)
    alone = vec[float]([0.0] * g.seats)
    for p in g.players:
        alone[p.seat] = worth(g, p, points[p.seat])
    return alone


def lead(g: Empire, seat: i64, alone: vec[float]) -> float:
    """How far a seat is ahead of the best of the others, from what each has."""
    best = -100.0
    for other in range(g.seats):
        if other != seat and alone[other] > best:
            best = alone[other]
    begins = 0.05 if g.starter == seat else 0.0
    return alone[seat] - best + begins - OVERBID * float(overbid(g, seat))


def blindfolded(g: Empire, seat: i64) -> Empire:
    """The table without the face-down tokens the seat has not looked at: what they are must not matter."""
    if not g.variants.swamp:
        return g
    h = g
    for region in g.board.regions:
        if g.is_hidden(region) and not g.players[seat].looked >> region & 1:
            if h is g:
                h = g.clone()
            h.set_token(region, NO_TOKEN)
    return h


def overbid(g: Empire, seat: i64) -> i64:
    """Coins of the seat's secret bid beyond what beginning is worth."""
    if len(g.picks) == 0 or g.picks[seat] <= MODEST_BID:
        return 0
    return g.picks[seat] - MODEST_BID


def finished(g: Empire, seat: i64) -> Empire:
    """The table after the seat's own actions, each answer the best that is seen at once; the same one if none began."""
    while begins_action(g, seat):
        g = after_best_steps(g, seat)
    return g


def begins_action(g: Empire, seat: i64) -> bool:
    ask = g.ask
    return g.playing >= 0 and isinstance(ask, Ask) and ask.seat == seat and ask.total > 0 and ask.amount == ask.total


def after_best_steps(g: Empire, seat: i64) -> Empire:
    """One action carried out to its end."""
    kind = type(g.ask)
    while g.ask is not None and type(g.ask) is kind and g.ask.seat == seat and g.playing >= 0:
        best = g
        best_value = -1000.0
        for option in g.options:
            h = g.clone()
            h.play(option)
            value = balance(h, seat)
            if value > best_value + 1e-9:
                best_value = value
                best = h
        g = best
    return g


def balance(g: Empire, seat: i64) -> float:
    """What a seat has, less a part of the points of the others."""
    points = totals(g)
    value = worth(g, g.players[seat], points[seat])
    for other in range(g.seats):
        if other != seat:
            value -= OTHERS_POINT * float(points[other])
    return value


def worth(g: Empire, p: Player, points: i64) -> float:
    """Points now, and what a player's things will bring."""
    turns = CARDS_IN_ALL[g.seats] - len(p.cards)
    left = float(turns)
    value = float(points)
    for earlier in p.earlier:
        value += float(earlier)
    value += 0.02 * float(p.coins) + COIN * float(min(p.coins, 2 * turns)) * min(left, 3.0)
    value += left * (EXTRA_MOVE * float(p.extra_move) + EXTRA_ARMY * float(p.extra_army))
    value += left * FLYING * float(min(p.flying, 2))
    value += ELIXIR * float(p.elixirs) * min(left, 4.0) / 4.0
    if p.immune:
        value += left * IMMUNITY
    return value + position_worth(g, p, left)


def position_worth(g: Empire, p: Player, left: float) -> float:
    """Armies and cities: many, well spread, and just ahead of others."""
    value = 0.0
    first = place(p.seat, 0)
    for region in g.board.regions:
        armies = g.armies[first + region]
        cities = g.cities[first + region]
        mine = armies + cities
        if mine == 0:
            continue
        value += left * (ARMY * float(min(armies, 3)) + CITY * float(min(cities, 1)))
        value += RESERVE * float(armies) * min(left, 4.0)
        token = g.tokens[region]
        if armies and token != NO_TOKEN and token <= POISON_SWAMP and p.cities:
            value += DISCOVERY
        value += LEAD * firmness(g, p.seat, region, mine)
    return value


def firmness(g: Empire, seat: i64, region: i64, mine: i64) -> float:
    """From -1 (out of reach) over 0 (a tie) to 1 (safely held)."""
    theirs: i64 = 0
    at = region
    parties: i64 = PARTIES
    for party in range(parties):
        if party != seat:
            theirs = max(theirs, g.armies[at] + g.cities[at])
        at += REGIONS  # the same region of the next party, as `place` counts them
    ahead = mine - theirs
    if ahead >= 3:
        return 1.0
    if ahead <= -3:
        return -1.0
    return float(ahead) / 3.0
