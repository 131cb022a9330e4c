"""What `evaluate` counts, by name, so that players can be told why an answer is good: the same sum, part by part."""

from __future__ import annotations

from typing import Final

from deskovka.core.terms import Term
from deskovka.games.empire import evaluate as e
from deskovka.games.empire.player import Player
from deskovka.games.empire.scoring import LINES, sheet
from deskovka.games.empire.table import Empire, place
from deskovka.games.empire.terms import CARDS_EACH, NO_TOKEN, POISON_SWAMP

SHEET: Final = ("regions", "islands", "card-points", "elixir-points", "tokens", "citadels", "leader")
TERMS: Final = (
    *SHEET,
    "earlier",
    "coins",
    "movement",
    "recruiting",
    "flying",
    "elixirs",
    "immunity",
    "armies",
    "cities",
    "discovery",
    "grip",
    "starter",
    "overbid",
)


def terms(g: Empire, seat: int) -> list[Term]:
    """Of the table after the action that has just begun, as `evaluate` has it."""
    h = e.finished(e.blindfolded(g, seat), seat)
    points = [int(number) for number in sheet(h)]
    alone = [of_player(h, p, points[int(p.seat) * LINES :]) for p in h.players]
    others = [theirs for number, theirs in enumerate(alone) if number != seat]
    strongest = max(others, key=lambda theirs: sum(term.points() for term in theirs))
    begins = 0.05 if h.starter == seat else 0.0
    return [
        *alone[seat],
        *(term.weighed(-1.0) for term in strongest),
        Term("starter", seat, begins),
        Term("overbid", seat, -e.OVERBID * float(e.overbid(h, seat))),
    ]


def of_player(g: Empire, p: Player, lines: list[int]) -> list[Term]:
    """Points now, and what a player's things will bring."""
    seat, left = int(p.seat), float(CARDS_EACH[int(g.seats)] - len(p.cards))
    scored = [Term(id, seat, float(lines[number]), float(lines[number])) for number, id in enumerate(SHEET)]
    earlier = float(sum(int(points) for points in p.earlier))
    coins = float(p.coins)
    lasting = e.COIN * min(coins, 2.0 * int(left)) * min(left, 3.0)
    return [
        *scored,
        Term("earlier", seat, earlier, earlier),
        Term("coins", seat, 0.02 * coins + lasting, coins),
        Term("movement", seat, left * e.EXTRA_MOVE * float(p.extra_move)),
        Term("recruiting", seat, left * e.EXTRA_ARMY * float(p.extra_army)),
        Term("flying", seat, left * e.FLYING * min(float(p.flying), 2.0)),
        Term("elixirs", seat, e.ELIXIR * float(p.elixirs) * min(left, 4.0) / 4.0, float(p.elixirs)),
        Term("immunity", seat, left * e.IMMUNITY if p.immune else 0.0),
        *on_the_map(g, p, left),
    ]


def on_the_map(g: Empire, p: Player, left: float) -> list[Term]:
    """Armies and cities: many, well spread, and just ahead of others."""
    seat = int(p.seat)
    armies = cities = discovery = grip = 0.0
    many = built = 0
    for region in g.board.regions:
        at = place(p.seat, region)
        army, city = int(g.armies[at]), int(g.cities[at])
        if army + city == 0:
            continue
        many, built = many + army, built + city
        armies += left * e.ARMY * min(army, 3) + e.RESERVE * army * min(left, 4.0)
        cities += left * e.CITY * min(city, 1)
        token = int(g.tokens[region])
        if army and token != NO_TOKEN and token <= POISON_SWAMP and p.cities:
            discovery += e.DISCOVERY
        grip += e.LEAD * e.firmness(g, p.seat, region, army + city)
    return [
        Term("armies", seat, armies, float(many)),
        Term("cities", seat, cities, float(built)),
        Term("discovery", seat, discovery),
        Term("grip", seat, grip),
    ]
