"""How long bots think: kept for each game in classes of times, so that percentiles of many games can be told."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypedDict

from deskovka.bots.bot import Bot

if TYPE_CHECKING:
    from deskovka.arena.bout import Played

LATE = 1.2  # so many times its deadline is too long
FINENESS = 8  # classes of thinking times for each doubling
SHORTEST = 1e-6  # seconds


class Times(TypedDict):
    """How long the answers of a seat took where it had a choice."""

    answers: int
    seconds: float
    longest: float
    classes: dict[str, int]  # by class of `class_of`
    late: int


class TimeRow(TypedDict):
    """How long a player thought where it had a choice, in seconds, and what it did wrong."""

    player: str
    answers: int
    mean: float
    p95: float
    longest: float
    late: int


def no_times() -> Times:
    return {"answers": 0, "seconds": 0.0, "longest": 0.0, "classes": {}, "late": 0}


def deadline_of(bot: Bot, usual: float) -> float:
    """What a bot was told to take at most; otherwise what everybody may."""
    own = getattr(bot, "seconds", 0.0)
    return float(own) if isinstance(own, int | float) and own > 0 else usual


def note(times: Times, spent: float, deadline: float) -> None:
    times["answers"] += 1
    times["seconds"] = round(times["seconds"] + spent, 6)
    times["longest"] = max(times["longest"], round(spent, 6))
    name = str(class_of(spent))
    times["classes"][name] = times["classes"].get(name, 0) + 1
    times["late"] += deadline > 0 and spent > LATE * deadline


def class_of(seconds: float) -> int:
    """Classes grow by 9 %, so that a percentile told from them is at most so wrong."""
    return math.ceil(FINENESS * math.log2(max(seconds, SHORTEST) / SHORTEST))


def end_of_class(number: int) -> float:
    return float(SHORTEST * 2 ** (number / FINENESS))


def times_of(players: Sequence[str], games: Iterable[Played]) -> list[TimeRow]:
    totals = [no_times() for _ in players]
    for played in games:
        for player, times in zip(played["order"], played["times"], strict=True):
            gather(totals[player], times)
    rows: list[TimeRow] = []
    for name, total in zip(players, totals, strict=True):
        if total["answers"]:
            rows.append(
                {
                    "player": name,
                    "answers": total["answers"],
                    "mean": float(f"{total['seconds'] / total['answers']:.3g}"),
                    "p95": float(f"{percentile(total, 0.95):.3g}"),
                    "longest": float(f"{total['longest']:.3g}"),
                    "late": total["late"],
                }
            )
    return rows


def gather(total: Times, times: Times) -> None:
    total["answers"] += times["answers"]
    total["seconds"] += times["seconds"]
    total["longest"] = max(total["longest"], times["longest"])
    total["late"] += times["late"]
    for name, number in times["classes"].items():
        total["classes"][name] = total["classes"].get(name, 0) + number


def percentile(times: Times, share: float) -> float:
    """The time that such a share of the answers did not exceed, to within one class."""
    left = share * times["answers"]
    for number in sorted(int(name) for name in times["classes"]):
        left -= times["classes"][str(number)]
        if left <= 0:
            return min(end_of_class(number), times["longest"])
    return times["longest"]
