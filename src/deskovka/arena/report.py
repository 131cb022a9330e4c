"""What finished games say: ratings, shares of the victory, scores, times.  Everything is told as JSON."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Sequence
from statistics import fmean, pstdev, quantiles
from typing import TypedDict

from deskovka.arena.bout import Played
from deskovka.arena.contest import Contest
from deskovka.arena.intervals import Interval, paired, wilson
from deskovka.arena.ratings import Outcome, rate
from deskovka.arena.tallies import LineReport, PlaceReport, TallyReport, lines_of, parts_of, places_of, things_of
from deskovka.arena.thinking import TimeRow, times_of
from deskovka.core.game import Game
from deskovka.games.registry import find_game


class RatingRow(TypedDict):
    player: str
    rating: float
    low: float
    high: float


class RatingReport(TypedDict):
    """Ratings from games of one number of seats, or of all (`seats` 0)."""

    seats: int
    rows: list[RatingRow]


class ShareRow(TypedDict):
    """What share of the victory a player had in a match-up, beside what would be fair; all its seats together."""

    player: str
    seats: int
    share: float
    fair: float
    wilson: list[float]
    paired: list[float]
    mean_score: float


class MatchupReport(TypedDict):
    seats: int
    games: int
    deals: int
    tied: int
    rows: list[ShareRow]


class PlayerRow(TypedDict):
    """A player in all games of one number of seats; a game counts for each seat it had in it."""

    player: str
    games: int
    wins: float
    share: float
    fair: float
    wilson: list[float]
    scores: ScoreReport


class ScoreReport(TypedDict):
    mean: float
    spread: float  # the standard deviation
    quartiles: list[float]  # least, a quarter, the middle, three quarters, most
    counts: dict[str, int]  # by score


class PlayersReport(TypedDict):
    seats: int
    rows: list[PlayerRow]


class Report(TypedDict):
    game: str
    rules_version: int
    deskovka: str
    bots: list[str]
    against: str
    rivals: list[str]
    seats: list[int]
    seed: int
    variants: dict[str, str]
    deadline: float
    games: int
    answers: int
    ratings: list[RatingReport]
    matchups: list[MatchupReport]
    players: list[PlayersReport]
    illegal: dict[str, int]
    places: list[PlaceReport]
    lines: list[LineReport]
    things: list[TallyReport]
    parts: list[TallyReport]
    times: list[TimeRow]  # differ whenever the same is played again; all else does not


class Side(TypedDict):
    """A player, or an opponent nobody plays, at one table."""

    player: int
    share: float
    score: int


def report(contest: Contest, games: Sequence[Played]) -> Report:
    """Everything these games of a contest say."""
    game = find_game(contest.game)
    names = [*contest.players(), *rivals_of(game, contest)]
    alone = [[played for played in games if len(played["order"]) == seats] for seats in contest.seats]
    tables = list(zip(contest.seats, alone, strict=True))
    ratings = [ratings_of(contest, names, seats, some) for seats, some in tables]
    if len(tables) > 1:
        ratings.append(ratings_of(contest, names, 0, games))
    illegal: Counter[str] = Counter(dict.fromkeys(contest.players(), 0))
    for played in games:
        for player, number in zip(played["order"], played["illegal"], strict=True):
            illegal[names[player]] += number
    return {
        "game": contest.game,
        "rules_version": game.rules_version,
        "deskovka": contest.version,
        "bots": list(contest.bots),
        "against": contest.against,
        "rivals": names[len(contest.players()) :],
        "seats": list(contest.seats),
        "seed": contest.seed,
        "variants": dict(contest.variants),
        "deadline": contest.deadline,
        "games": len(games),
        "answers": sum(sum(played["answers"]) for played in games),
        "ratings": ratings,
        "matchups": matchups_of(contest, names, games),
        "players": [players_of(names, seats, some) for seats, some in tables],
        "illegal": dict(illegal),
        "places": [place for seats, some in tables if seats > 1 for place in places_of(seats, some)],
        "lines": lines_of(names, games),
        "things": things_of(names, games),
        "parts": parts_of(names, games),
        "times": times_of(contest.players(), games),
    }


def rivals_of(game: Game, contest: Contest) -> list[str]:
    """The opponents nobody plays at any of these tables."""
    return list(dict.fromkeys(rival for seats in contest.seats for rival in game.rivals(seats)))


def sides(names: Sequence[str], played: Played) -> list[Side]:
    """Who was at the table, rivals last."""
    rows: list[Side] = [
        {"player": player, "share": share, "score": score}
        for player, share, score in zip(played["order"], played["shares"], played["scores"], strict=True)
    ]
    for rival in played.get("rivals", []):
        rows.append({"player": names.index(rival["id"]), "share": rival["share"], "score": rival["score"]})
    return rows


def ratings_of(contest: Contest, names: Sequence[str], seats: int, games: Sequence[Played]) -> RatingReport:
    outcomes = []
    for played in games:
        there = sides(names, played)
        shares = tuple(side["share"] for side in there)
        outcomes.append(Outcome(tuple(side["player"] for side in there), shares, played["deal"]))
    present = sorted({player for outcome in outcomes for player in outcome.players})
    if not present:
        return {"seats": seats, "rows": []}
    number = {player: place for place, player in enumerate(present)}
    renumbered = [Outcome(tuple(number[one] for one in o.players), o.shares, o.deal) for o in outcomes]
    middle = [number[player] for player in present if names[player] == contest.against]
    bots = [number[player] for player in present if player < len(contest.players())]
    rated = rate(renumbered, len(present), middle or bots)
    rows: list[RatingRow] = [
        {"player": names[player], "rating": round(one.rating, 1), "low": round(one.low, 1), "high": round(one.high, 1)}
        for player, one in zip(present, rated, strict=True)
    ]
    return {"seats": seats, "rows": sorted(rows, key=lambda row: -row["rating"])}


def matchups_of(contest: Contest, names: Sequence[str], games: Sequence[Played]) -> list[MatchupReport]:
    by_matchup: dict[int, list[Played]] = defaultdict(list)
    for played in games:
        by_matchup[played["matchup"]].append(played)
    found: list[MatchupReport] = []
    for number in sorted(by_matchup):
        some = by_matchup[number]
        there = [sides(names, played) for played in some]
        deals: dict[int, list[list[Side]]] = defaultdict(list)
        for played, rows in zip(some, there, strict=True):
            deals[played["deal"]].append(rows)
        players = list(dict.fromkeys(side["player"] for side in sorted(there[0], key=lambda side: side["player"])))
        found.append(
            {
                "seats": contest.matchups()[number].seats,
                "games": len(some),
                "deals": len(deals),
                "tied": sum(max(side["share"] for side in rows) < 1 for rows in there),
                "rows": [share_row(names[player], player, list(deals.values())) for player in players],
            }
        )
    return found


def share_row(name: str, player: int, deals: list[list[list[Side]]]) -> ShareRow:
    """One player of a match-up, from its tables deal by deal."""
    shares = [[sum(side["share"] for side in rows if side["player"] == player) for rows in deal] for deal in deals]
    scores = [side["score"] for deal in deals for rows in deal for side in rows if side["player"] == player]
    games = sum(len(deal) for deal in shares)
    share = sum(sum(deal) for deal in shares) / games
    seats = sum(side["player"] == player for side in deals[0][0])
    return {
        "player": name,
        "seats": seats,
        "share": round(share, 4),
        "fair": round(seats / len(deals[0][0]), 4),
        "wilson": rounded(wilson(share, games)),
        "paired": rounded(paired(shares)),
        "mean_score": round(fmean(scores), 2),
    }


def players_of(names: Sequence[str], seats: int, games: Sequence[Played]) -> PlayersReport:
    rows: list[PlayerRow] = []
    there = [(sides(names, played)) for played in games]
    for player, name in enumerate(names):
        mine = [(side, len(table)) for table in there for side in table if side["player"] == player]
        if not mine:
            continue
        wins = math.fsum(side["share"] for side, _ in mine)
        rows.append(
            {
                "player": name,
                "games": len(mine),
                "wins": round(wins, 3),
                "share": round(wins / len(mine), 4),
                "fair": round(fmean(1 / size for _, size in mine), 4),
                "wilson": rounded(wilson(wins / len(mine), len(mine))),
                "scores": scores_of([side["score"] for side, _ in mine]),
            }
        )
    return {"seats": seats, "rows": sorted(rows, key=lambda row: -row["share"])}


def scores_of(scores: Sequence[int]) -> ScoreReport:
    middle = quantiles(scores, n=4, method="inclusive") if len(scores) > 1 else [scores[0]] * 3
    counts = Counter(scores)
    return {
        "mean": round(fmean(scores), 2),
        "spread": round(pstdev(scores), 2),
        "quartiles": [float(one) for one in (min(scores), *middle, max(scores))],
        "counts": {str(score): counts[score] for score in sorted(counts)},
    }


def rounded(interval: Interval) -> list[float]:
    return [round(end, 4) for end in interval]
