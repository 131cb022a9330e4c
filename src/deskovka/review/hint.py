"""A hint for whoever is asked: first where to look, then the best answers and why.  It knows what the seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from deskovka.bots.bot import Seat
from deskovka.bots.budget import Budget
from deskovka.core.game import Game
from deskovka.review.judge import Judge, Verdict
from deskovka.review.reasons import Reason, Reasons

NAMED = 3  # answers that are named
MANY = 8  # answers of one kind that are shown as a place to look at


@dataclass(frozen=True, slots=True)
class Named:
    """One of the best answers."""

    option: int
    chance: float
    low: float
    high: float
    too_close: bool  # as good as the best one, as far as we can tell
    reason: Reason | None


@dataclass(frozen=True, slots=True)
class Hint:
    """What can be told of a question, in no language yet."""

    verb: str  # the kind of answer to look at; "": several kinds; "only": there is nothing to choose
    zone: list[int]  # the answers to look at, in the order in which they are offered
    best: list[Named]
    certain: bool  # no other answer is as good as the best one


def hint(seat: Seat, budget: Budget, seed: int) -> Hint:
    """The same seed and iterations give the same hint on every machine."""
    judge = Judge(seat.game, seed)
    verdicts = judge.judge(seat, budget)
    options = seat.options()
    reasons = Reasons(seat.game, seat.number, judge.tried, options)
    best = [
        named(verdict, place, reasons.of(verdict.option, verdicts)) for place, verdict in enumerate(verdicts[:NAMED])
    ]
    verb, zone = zone_of(seat.game, options, verdicts)
    return Hint(verb, zone, best, not any(verdict.as_good_as_best() for verdict in verdicts[1:]))


def named(verdict: Verdict, place: int, reason: Reason | None) -> Named:
    too_close = place > 0 and verdict.as_good_as_best()
    return Named(verdict.option, verdict.chance, verdict.low, verdict.high, too_close, reason)


def zone_of(game: Game, options: Sequence[int], verdicts: Sequence[Verdict]) -> tuple[str, list[int]]:
    """Where to look: the answers of the best one's kind, never that one alone.

    A kind with a single answer is shown beside the next best kind.  Where there is nothing else, or very much, the
    better half of a kind is shown: so a nudge always narrows things down.
    """
    ranked = [verdict.option for verdict in verdicts]
    if len(ranked) == 1:
        return "only", ranked
    verb = verb_of(game, ranked[0])
    zone = [option for option in ranked if verb_of(game, option) == verb]
    if len(zone) == 1:
        verb, beside = "", verb_of(game, ranked[1])
        zone += [option for option in ranked if verb_of(game, option) == beside]
    if len(zone) == len(ranked) or len(zone) > MANY:
        zone = zone[: min(MANY, max(2, (len(zone) + 1) // 2))]
    shown = set(zone)
    return verb, [option for option in options if option in shown]


def verb_of(game: Game, option: int) -> str:
    return game.phrases.parts(option)[0].id
