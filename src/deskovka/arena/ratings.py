"""How strong players are: one number each, from who won which games.

The chance of a player to win is its strength among the strengths of all who sit there: Bradley and Terry's model for
two, Luce's choice for several, so that every number of seats speaks of the same strengths.  Only victory counts: it is
what the games are played for; players who share it share it here too.  Strengths are told on Elo's scale: 400 points
more are ten times the chance.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from deskovka.arena.intervals import Z

if TYPE_CHECKING:
    from numpy.typing import NDArray

SCALE = 400 / math.log(10)
MIDDLE = 1500.0
ROUNDS = 100


@dataclass(frozen=True)
class Outcome:
    """Who sat there, what share of the victory each of them had, and in which deal that was."""

    players: tuple[int, ...]
    shares: tuple[float, ...]
    deal: object = None


@dataclass(frozen=True)
class Rating:
    """A rating and its 95 % interval."""

    rating: float
    low: float
    high: float


def rate(outcomes: Sequence[Outcome], players: int, middle: Sequence[int]) -> list[Rating]:
    """The ratings of all players, beside those in `middle`: a single one is MIDDLE, several are on average.

    There everybody weighs as much as is known of them, so that one who lost everything does not blur the rest.
    The interval is the wider one of two: as if every game stood alone, and as the deals, each of which is played with
    seats exchanged, really spread.
    """
    strengths, curvature = fitted(outcomes, players)
    inverse = np.linalg.inv(curvature)
    relative = np.eye(players)
    known = np.diag(curvature)[list(middle)]
    relative[:, list(middle)] -= known / known.sum()
    alone = relative @ inverse @ relative.T
    together = relative @ inverse @ spread_of_deals(outcomes, strengths) @ inverse @ relative.T
    wider = np.sqrt(np.maximum(np.maximum(np.diag(alone), np.diag(together)), 0.0))
    places = relative @ strengths
    return [
        Rating(MIDDLE + SCALE * place, MIDDLE + SCALE * (place - Z * error), MIDDLE + SCALE * (place + Z * error))
        for place, error in zip(places.tolist(), wider.tolist(), strict=True)
    ]


def fitted(outcomes: Sequence[Outcome], players: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The likeliest strengths (their logarithms), and how sharply likelihood falls off around them.

    Everybody has also drawn with an average player: who won everything is not infinitely strong.
    """
    tables: dict[tuple[int, ...], NDArray[np.float64]] = defaultdict(lambda: np.zeros(players + 1))
    for outcome in outcomes:
        gathered = tables[tuple(sorted(outcome.players))]
        gathered[players] += 1
        for player, share in zip(outcome.players, outcome.shares, strict=True):
            gathered[player] += share
    strengths = np.zeros(players)
    curvature = np.eye(players)
    for _ in range(ROUNDS):
        draw = 1 / (1 + np.exp(-strengths))
        slope = 0.5 - draw
        curvature = np.diag(draw * (1 - draw))
        for sitting, gathered in tables.items():
            chances = chances_of(sitting, strengths)
            slope += gathered[:players] - gathered[players] * chances
            curvature += gathered[players] * (np.diag(chances) - np.outer(chances, chances))
        step = np.linalg.solve(curvature, slope)
        strengths = strengths + np.clip(step, -1, 1)  # Newton's steps, none of them too bold
        if float(np.abs(step).max()) < 1e-10:
            break
    return strengths, curvature


def chances_of(sitting: Sequence[int], strengths: NDArray[np.float64]) -> NDArray[np.float64]:
    """The chance of each player at a table, for all its seats together."""
    chances = np.zeros(len(strengths))
    here = np.exp(strengths[list(sitting)] - strengths[list(sitting)].max())
    np.add.at(chances, list(sitting), here / here.sum())
    return chances


def spread_of_deals(outcomes: Sequence[Outcome], strengths: NDArray[np.float64]) -> NDArray[np.float64]:
    """How much the deals pull in different directions."""
    pulls: dict[object, NDArray[np.float64]] = defaultdict(lambda: np.zeros(len(strengths)))
    expected: dict[tuple[int, ...], NDArray[np.float64]] = {}
    for number, outcome in enumerate(outcomes):
        pull = pulls[number if outcome.deal is None else outcome.deal]
        for player, share in zip(outcome.players, outcome.shares, strict=True):
            pull[player] += share
        if outcome.players not in expected:
            expected[outcome.players] = chances_of(outcome.players, strengths)
        pull -= expected[outcome.players]
    rows = np.array(list(pulls.values()))
    return np.asarray(rows.T @ rows * len(rows) / max(1, len(rows) - 1))
