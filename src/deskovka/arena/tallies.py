"""What winners had: how those fared who took a thing, where points came from, and what a place in the order is worth.

Nothing here knows a game.  Things come from the events a game wants counted (`EventKind.tallied`) and from the parts of
its score sheet.  A strong bot wins whatever it takes, so those who had a thing are compared with how often the same
bots win the same match-ups anyway: 1.00 is as often, 1.20 a fifth more.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean
from typing import TypedDict

from deskovka.arena.bout import Played
from deskovka.arena.intervals import Z, wilson

CLEAR = 3  # standard deviations: there are many things, and some of them win by chance
FEWEST = 5  # victories to be expected before anything is clear


class PlaceReport(TypedDict):
    """How those fared who acted first, second …"""

    seats: int
    place: int
    games: int
    share: float
    wilson: list[float]


class LineReport(TypedDict):
    """A line of the score sheet: points on average."""

    line: str
    players: dict[str, float]
    winners: float
    others: float


class ThingRow(TypedDict):
    name: str
    holders: int  # how often somebody had it
    share: float  # of all places at the table
    players: dict[str, float]  # in what share of its games each bot had it
    expected: float  # how often the same bots would have won anyway
    lift: float  # how often they won with it, as a share of that
    low: float
    high: float
    clear: bool  # chance would do as much to less than one thing in 300
    points: float | None  # that it brought on average, where the sheet says so


class TallyReport(TypedDict):
    """Things of one kind: by event, or by line of the score sheet."""

    tally: str
    kind: str
    rows: list[ThingRow]


class Having:
    """Who had one thing."""

    def __init__(self) -> None:
        self.holders = 0
        self.wins = 0.0
        self.expected = 0.0
        self.variance = 0.0
        self.points = 0
        self.by_player: dict[int, int] = defaultdict(int)

    def add(self, player: int, share: float, expected: float, points: int) -> None:
        self.holders += 1
        self.wins += share
        self.expected += expected
        self.variance += expected * (1 - expected)
        self.points += points
        self.by_player[player] += 1

    def row(self, name: str, names: Sequence[str], sat: dict[int, int], with_points: bool) -> ThingRow:
        expected = max(self.expected, 1e-9)
        half = Z * math.sqrt(self.variance) / expected
        lift = self.wins / expected
        return {
            "name": name,
            "holders": self.holders,
            "share": round(self.holders / sum(sat.values()), 4),
            "players": {names[player]: round(self.by_player[player] / sat[player], 4) for player in sorted(sat)},
            "expected": round(self.expected, 2),
            "lift": round(lift, 3),
            "low": round(max(0.0, lift - half), 3),
            "high": round(lift + half, 3),
            "clear": self.expected >= FEWEST and abs(self.wins - self.expected) > CLEAR * math.sqrt(self.variance),
            "points": round(self.points / self.holders, 2) if with_points else None,
        }


Held = tuple[str, str, str, int, int]  # tally, kind, name, seat, points


def things_of(names: Sequence[str], games: Sequence[Played]) -> list[TallyReport]:
    """The things of events."""

    def held(played: Played) -> Iterator[Held]:
        for tally, things in played["things"].items():
            for name, seats in things.items():
                for seat in seats:
                    yield tally, "", name, seat, 0

    return tallied(names, games, [list(held(played)) for played in games], with_points=False)


def parts_of(names: Sequence[str], games: Sequence[Played]) -> list[TallyReport]:
    """The things on the score sheet."""

    def held(played: Played) -> Iterator[Held]:
        for part in played["parts"]:
            for seat, points in part["points"].items():
                yield part["line"], part["kind"], part["name"], int(seat), points

    return tallied(names, games, [list(held(played)) for played in games], with_points=True)


def tallied(
    names: Sequence[str], games: Sequence[Played], held: Iterable[list[Held]], with_points: bool
) -> list[TallyReport]:
    expected = expectations(games)
    sat: dict[int, int] = defaultdict(int)
    for played in games:
        for player in played["order"]:
            sat[player] += 1
    found: dict[tuple[str, str], dict[str, Having]] = {}
    for played, things in zip(games, held, strict=True):
        for tally, kind, name, seat, points in things:
            player = played["order"][seat]
            having = found.setdefault((tally, kind), {}).setdefault(name, Having())
            having.add(player, played["shares"][seat], expected[played["matchup"], player], points)
    return [
        {
            "tally": tally,
            "kind": kind,
            "rows": sorted(
                (having.row(name, names, sat, with_points) for name, having in rows.items()),
                key=lambda row: (-row["lift"], row["name"]),
            ),
        }
        for (tally, kind), rows in sorted(found.items())
    ]


def expectations(games: Sequence[Played]) -> dict[tuple[int, int], float]:
    """How often a bot wins at each of its seats of a match-up, whatever it has."""
    shares: dict[tuple[int, int], list[float]] = defaultdict(list)
    for played in games:
        for player, share in zip(played["order"], played["shares"], strict=True):
            shares[played["matchup"], player].append(share)
    return {key: fmean(some) for key, some in shares.items()}


def lines_of(names: Sequence[str], games: Sequence[Played]) -> list[LineReport]:
    """Where points come from, line by line of the score sheet, in its order; a line that a game lacks is 0 there."""
    ids = list(dict.fromkeys(id for played in games for id in played["sheet"]))
    places = [(played, seat, player) for played in games for seat, player in enumerate(played["order"])]
    present = sorted({player for _, _, player in places})
    found: list[LineReport] = []
    for id in ids:
        by_player: dict[int, list[int]] = {player: [] for player in present}
        winners: list[int] = []
        others: list[int] = []
        for played, seat, player in places:
            points = played["sheet"][id][seat] if id in played["sheet"] else 0
            by_player[player].append(points)
            (winners if played["shares"][seat] > 0 else others).append(points)
        found.append(
            {
                "line": id,
                "players": {names[player]: round(fmean(points), 2) for player, points in by_player.items()},
                "winners": round(fmean(winners), 2) if winners else 0.0,
                "others": round(fmean(others), 2) if others else 0.0,
            }
        )
    return found


def places_of(seats: int, games: Sequence[Played]) -> list[PlaceReport]:
    """What acting first, second … is worth: seats are balanced among the bots."""
    shares: dict[int, list[float]] = {place: [] for place in range(seats)}
    for played in games:
        if played["first"] >= 0:
            for seat, share in enumerate(played["shares"]):
                shares[(seat - played["first"]) % seats].append(share)
    return [
        {
            "seats": seats,
            "place": place + 1,
            "games": len(some),
            "share": round(fmean(some), 4),
            "wilson": [round(end, 4) for end in wilson(fmean(some), len(some))],
        }
        for place, some in shares.items()
        if some
    ]
