"""What somebody's games add up to.  Only they are told; of those they played with, nobody is named."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from typing_extensions import TypedDict

from deskovka.arena.intervals import wilson
from deskovka.arena.words import Words
from deskovka.core.errors import DeskovkaError
from deskovka.server.counting import skill_in
from deskovka.server.live import PERSON
from deskovka.server.models import ResultRow
from deskovka.server.outcomes import RIVAL
from deskovka.server.skill import NEWCOMER

PEOPLE, MIXED, RIVALS, ALONE = "people", "mixed", "rivals", "alone"
LATEST = 60  # games told one by one
MOST_POINTS = 240  # of a curve: nobody sees more
MOST_THINGS = 12  # of a kind


class ShareShape(TypedDict):
    """Games, how many of them were won, and between which shares that lies 19 times out of 20."""

    games: int
    won: int
    low: float
    high: float


class AgainstShape(ShareShape):
    """Against whom: a bot as it is written, or people, mixed (several kinds of bots), rivals nobody plays, alone."""

    who: str


class ThingShape(ShareShape):
    name: str
    text: str


class TallyShape(TypedDict):
    """What somebody won with: things of one kind, those that say most first."""

    tally: str
    text: str
    things: list[ThingShape]


class RatingShape(TypedDict):
    """After so many games: a rating, and where it lies 19 times out of 20."""

    after: int
    rating: float
    low: float
    high: float


class GameStatisticsShape(ShareShape):
    """Everything about one game.  `unmoved`: games against bots that nobody has measured move no rating."""

    game: str
    unmoved: int
    rating: RatingShape | None
    curve: list[RatingShape]
    against: list[AgainstShape]
    tallies: list[TallyShape]


class LatestShape(TypedDict):
    """A game that ended.  `table` is null where that is forgotten; `aside` says why it does not count."""

    table: str | None
    seat: int
    game: str
    ended: str
    rank: int
    sides: int
    score: int
    left: bool
    aside: str
    against: str
    moved: float | None  # how much the rating changed


class StatisticsShape(ShareShape):
    name: str
    since: str | None  # the end of the first game
    seconds: float  # at tables
    all: int  # games that ended, also those that do not count
    by_game: list[GameStatisticsShape]
    against: list[AgainstShape]
    latest: list[LatestShape]


def statistics_of(name: str, rows: Sequence[ResultRow], language: str, tables: set[str]) -> StatisticsShape:
    """Of all results of somebody, in order; `tables` are those that can still be looked at."""
    counted = [row for row in rows if not row.aside]
    ids = list(dict.fromkeys(row.game for row in rows))
    games = [of_game(id, [row for row in counted if row.game == id], language) for id in ids]
    return {
        **share_of(counted),
        "name": name,
        "since": min(row.ended for row in rows).isoformat() if rows else None,
        "seconds": round(sum(row.seconds for row in rows)),
        "all": len(rows),
        "by_game": sorted(games, key=lambda told: -told["games"]),
        "against": against(counted),
        "latest": latest(rows, tables),
    }


def of_game(game: str, rows: Sequence[ResultRow], language: str) -> GameStatisticsShape:
    curve = curve_of(rows)
    return {
        **share_of(rows),
        "game": game,
        "unmoved": sum(skill_in(row) is None for row in rows),
        "rating": curve[-1] if curve else None,
        "curve": thinned(curve),
        "against": against(rows),
        "tallies": tallies_of(game, rows, language),
    }


def share_of(rows: Iterable[ResultRow]) -> ShareShape:
    ranks = [row.rank for row in rows]
    games, won = len(ranks), ranks.count(1)
    low, high = wilson(won / games if games else 0.0, games)
    return {"games": games, "won": won, "low": round(low, 4), "high": round(high, 4)}


# ---- ratings


def curve_of(rows: Sequence[ResultRow]) -> list[RatingShape]:
    points: list[RatingShape] = []
    for number, row in enumerate(rows, start=1):
        skill = skill_in(row)
        if skill is not None:
            low, high = skill.interval()
            points.append(
                {"after": number, "rating": round(skill.rating, 1), "low": round(low, 1), "high": round(high, 1)}
            )
    return points


def thinned(curve: list[RatingShape]) -> list[RatingShape]:
    """The same curve with few points, the last among them."""
    step = -(-len(curve) // MOST_POINTS)
    return curve if step <= 1 else curve[::-1][::step][::-1]


# ---- against whom


def against(rows: Iterable[ResultRow]) -> list[AgainstShape]:
    by_kind = grouped(rows, lambda row: [kind_of_opponents(row.opponents)])
    return [{"who": who, **share_of(some)} for who, some in sorted(by_kind.items())]


def kind_of_opponents(opponents: Sequence[str]) -> str:
    """Where people sit it is a game among people; bots of one kind are named."""
    if PERSON in opponents:
        return PEOPLE
    bots = {one for one in opponents if not one.startswith(RIVAL)}
    if bots:
        return bots.pop() if len(bots) == 1 else MIXED
    return RIVALS if opponents else ALONE


def grouped(rows: Iterable[ResultRow], names: Callable[[ResultRow], Iterable[str]]) -> dict[str, list[ResultRow]]:
    found: dict[str, list[ResultRow]] = {}
    for row in rows:
        for name in names(row):
            found.setdefault(name, []).append(row)
    return found


# ---- what somebody won with


def tallies_of(game: str, rows: Sequence[ResultRow], language: str) -> list[TallyShape]:
    """In the order of the game's events; what the game knows no longer is left out."""
    try:
        words = Words(game, language)
    except DeskovkaError:
        return []
    kinds = [kind for kind in words.game.event_words.kinds.values() if kind.tallied]
    told = [(kind.id, things_won_with(words, kind.id, kind.holes[0], rows)) for kind in kinds]
    return [{"tally": id, "text": words.tally(id), "things": things} for id, things in told if things]


def things_won_with(words: Words, tally: str, kind: str, rows: Sequence[ResultRow]) -> list[ThingShape]:
    known = set(words.game.event_words.names[kind])
    had = grouped(rows, lambda row: [name for name in row.things.get(tally, []) if name in known])
    things: list[ThingShape] = [
        {"name": name, "text": words.thing(kind, name), **share_of(some)} for name, some in had.items()
    ]
    won = sorted((thing for thing in things if thing["won"]), key=lambda thing: (-thing["low"], thing["text"]))
    return won[:MOST_THINGS]


# ---- one by one


def latest(rows: Sequence[ResultRow], tables: set[str]) -> list[LatestShape]:
    before: dict[str, float] = {}
    told: list[LatestShape] = []
    for row in rows:
        moved = None if row.rating is None else round(row.rating - before.get(row.game, NEWCOMER.rating), 1)
        if row.rating is not None:
            before[row.game] = row.rating
        told.append(latest_of(row, tables, moved))
    return told[::-1][:LATEST]


def latest_of(row: ResultRow, tables: set[str], moved: float | None) -> LatestShape:
    return {
        "table": row.table if row.table in tables else None,
        "seat": row.seat,
        "game": row.game,
        "ended": row.ended.isoformat(),
        "rank": row.rank,
        "sides": row.sides,
        "score": row.score,
        "left": row.left,
        "aside": row.aside,
        "against": kind_of_opponents(row.opponents),
        "moved": moved,
    }
