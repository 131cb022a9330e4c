"""Why an answer is good: which part of what the game counts grows by it, and grows more than by other answers.

The parts are those of `Game.terms`, looked at on tables the seat imagines, at the end of the whole move.  What is said
is a fact about the table ("3 points at once"); which fact is said is decided by how answers differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, median
from typing import Literal

from deskovka.core.game import Game
from deskovka.core.steps import State
from deskovka.core.terms import Term
from deskovka.review.judge import Tried, Verdict
from deskovka.text import LANGUAGES, texts

Kind = Literal["gain", "keep", "prevent"]
TABLES = 6  # imagined tables that are looked at
OTHERS = 8  # answers each one is compared with
LEAST = 0.1  # points: a smaller difference is none
LEAST_SHARE = 0.2  # of everything in which an answer is better: less is not the reason
AGREE = 0.67  # of the tables must agree on a number, give or take ROUGHLY
ROUGHLY = 1.0

Name = tuple[str, int]  # of a term: which, and whose


@dataclass(frozen=True, slots=True)
class Reason:
    """What is gained (`gain`), not spent as by other answers (`keep`), or taken from an opponent (`prevent`)."""

    term: str
    kind: Kind
    seat: int  # whose thing it is
    count: int  # how much of it, where players count it; else 0


class Reasons:
    """Compares what some answers of one question lead to."""

    def __init__(self, game: Game, seat: int, tried: Sequence[Tried], options: Sequence[int]) -> None:
        self.game = game
        self.seat = seat
        self.tried = tried[:TABLES]
        self.places = {option: place for place, option in enumerate(options)}
        self.before = [self.named(one.before) for one in self.tried]
        self.known: dict[int, list[dict[Name, Term]]] = {}

    def of(self, option: int, verdicts: Sequence[Verdict]) -> Reason | None:
        """The best reason for an answer, if there is one."""
        others = spread([verdict.option for verdict in verdicts if verdict.option != option], OTHERS)
        if not others:
            return None
        found = [Difference(self, name, option, others) for name in self.names(option)]
        better = [one for one in found if one.ahead >= LEAST]
        least = LEAST_SHARE * sum(one.ahead for one in better)
        reasons = ((one.ahead, one.reason()) for one in better if one.ahead >= least)
        said = [(ahead, reason) for ahead, reason in reasons if reason is not None and self.has_words(reason)]
        return max(said, key=lambda one: one[0])[1] if said else None

    def has_words(self, reason: Reason) -> bool:
        """Both languages have the same messages."""
        return texts(LANGUAGES[0]).has(f"{self.game.prefix()}-term-{reason.term}.{reason.kind}")

    def names(self, option: int) -> list[Name]:
        """The terms that can be compared on all tables."""
        tables = [*self.before, *self.after(option)]
        return [name for name in tables[0] if all(name in table for table in tables)]

    def after(self, option: int) -> list[dict[Name, Term]]:
        if option not in self.known:
            place = self.places[option]
            self.known[option] = [self.named(one.after[place]) for one in self.tried]
        return self.known[option]

    def named(self, table: State) -> dict[Name, Term]:
        return {(term.id, term.seat): term for term in self.game.terms(table, self.seat)}


class Difference:
    """How one term differs after an answer: from the table before it, and from what other answers lead to."""

    def __init__(self, reasons: Reasons, name: Name, option: int, others: Sequence[int]) -> None:
        self.id, self.seat = name
        self.mine = self.seat == reasons.seat
        before = [table[name] for table in reasons.before]
        after = [table[name] for table in reasons.after(option)]
        elsewhere = [[table[name] for table in reasons.after(other) if name in table] for other in others]
        share = before[0].share
        self.grown = share * (mean_worth(after) - mean_worth(before))
        means = [mean_worth(tables) for tables in elsewhere if tables]
        self.ahead = share * (mean_worth(after) - median(means)) if means else 0.0  # one bad answer is no reason
        self.counted = after[0].amount is not None
        self.counts = [amount(new) - amount(old) for new, old in zip(after, before, strict=True)]
        averages = [fmean(map(amount, tables)) for tables in elsewhere if tables]
        self.more = fmean(map(amount, after)) - median(averages) if averages else 0.0

    def reason(self) -> Reason | None:
        """What can be said of it; None if there is nothing to say, or tables do not agree on how much it is."""
        if self.grown >= LEAST:
            counts = self.counts if self.mine else [-count for count in self.counts]
            return self.said("gain" if self.mine else "prevent", fmean(counts), counts)
        if self.mine and self.grown > -LEAST:
            return self.said("keep", self.more, [])
        return None

    def said(self, kind: Kind, mean: float, counts: list[float]) -> Reason | None:
        if not self.counted:
            return Reason(self.id, kind, self.seat, 0)
        count = round(mean)
        agree = sum(abs(one - count) <= ROUGHLY for one in counts)
        if count < 1 or agree < AGREE * len(counts):
            return None
        return Reason(self.id, kind, self.seat, count)


def amount(term: Term) -> float:
    return term.amount or 0.0


def mean_worth(terms: Sequence[Term]) -> float:
    return fmean(term.worth for term in terms)


def spread(options: Sequence[int], most: int) -> list[int]:
    """Some of them, from all over the list."""
    if len(options) <= most:
        return list(options)
    return [options[number * len(options) // most] for number in range(most)]
