"""Games between a network and somebody else, to see how strong it is; several at a time, so that it thinks at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from time import monotonic
from typing import Protocol

import numpy as np

from deskovka.bots.bot import Seat
from deskovka.bots.registry import make_bot
from deskovka.core.game import Game
from deskovka.core.steps import State
from deskovka.learn.arrays import NumpyArrays
from deskovka.learn.asked import Asked
from deskovka.learn.network import Size, Thought, think
from deskovka.learn.release import sight_of
from deskovka.learn.tables import Tables

AT_ONCE = 12  # games that are played at the same time
LAST_BEGUN = 0.7  # of the time: no game begins later, so that slow games count like quick ones
DOUBT = 1.96  # half of a 95 % interval, in standard deviations


class Side(Protocol):
    """Somebody who answers."""

    def answers(self, tables: list[State]) -> list[int]:
        """The place of an answer among the options of each table."""


class NetworkSide:
    """A network that answers with what it likes best."""

    def __init__(self, game: Game, size: Size, weights: np.ndarray) -> None:
        self.on = NumpyArrays()
        self.size = size
        self.weights = weights
        first = game.new_game(game.seats[0], 0)
        self.frame = Tables(game, lambda: first, 1, 1, sight_of(size, game))

    def answers(self, tables: list[State]) -> list[int]:
        self.frame.tables = tables
        self.frame.observe()
        asked = asked_by(self.frame)
        thought = self.thought(asked)
        rows = self.on.best_row(thought.logits, asked.counts, thought.owners)
        return [int(row) for row in rows - self.on.first_rows(asked.counts)]

    def thought(self, asked: Asked) -> Thought:
        return think(self.on, self.size, self.weights, asked)


def asked_by(tables: Tables) -> Asked:
    """What these tables ask, for a network on this machine."""
    counts = np.asarray(tables.counts)
    values = np.asarray(tables.values).astype(np.float32)
    option_values = np.asarray(tables.option_values).astype(np.float32)
    places, option_places = np.asarray(tables.at), np.asarray(tables.option_at)
    return Asked(places, values, option_places, option_values, counts, len(counts), int(counts.sum()))


class BotSide:
    """A bot at all tables; it must not remember which one it was asked about."""

    def __init__(self, written: str, seed: int) -> None:
        self.bot = make_bot(written, seed)

    def answers(self, tables: list[State]) -> list[int]:
        return [[int(o) for o in g.options].index(self.bot.answer(Seat(g, int(g.seat)))) for g in tables]


@dataclass
class Score:
    """How games with so many seats ended for the network's one seat."""

    games: int = 0
    won: float = 0.0
    own: float = 0.0
    others: float = 0.0

    def add(self, other: Score) -> None:
        self.games += other.games
        self.won += other.won
        self.own += other.own
        self.others += other.others

    def row(self, against: str, seats: int) -> dict[str, object]:
        """Told as a line of a curve or of a card."""
        share = self.won / self.games
        spread = DOUBT * (share * (1.0 - share) / self.games + (DOUBT / self.games / 2) ** 2) ** 0.5
        spread /= 1.0 + DOUBT**2 / self.games  # after Wilson: something is left of it also where all games were won
        return {
            "against": against,
            "seats": seats,
            "games": self.games,
            "won": round(share, 4),
            "within": round(spread, 4),
            "points": round(self.own / self.games, 2),
            "others": round(self.others / self.games, 2),
        }


@dataclass
class Match:
    """Games of one network on one seat, in turn each of them, against somebody on all the others."""

    game: Game
    seats: tuple[int, ...]
    seed: int
    longest: int = 5000
    scores: dict[int, Score] = field(default_factory=dict)

    def play(self, mine: Side, theirs: Side, seconds: float, games: int = 0) -> dict[int, Score]:
        """For so many seconds, or so many games if that is sooner (0: by time alone)."""
        begun = monotonic()
        deals = self.deals(games)
        tables: list[Sitting] = []
        while True:
            if monotonic() - begun < LAST_BEGUN * seconds:
                while len(tables) < AT_ONCE and (new := next(deals, None)) is not None:
                    tables.append(new)
            if not tables or monotonic() - begun > seconds:
                return self.scores
            for side, own in ((mine, True), (theirs, False)):
                asked = [sitting for sitting in tables if (sitting.g.seat == sitting.seat) == own]
                for sitting, answer in zip(asked, side.answers([s.g for s in asked]) if asked else [], strict=True):
                    sitting.g.play(sitting.g.options[answer])
                    sitting.given += 1
                tables = [sitting for sitting in tables if not self.over(sitting)]

    def deals(self, games: int) -> Iterator[Sitting]:
        """Every seed once for each seat of a table, so that nobody has the better cards."""
        for number in range(games) if games else count():
            seats = self.seats[number % len(self.seats)]
            turn = number // len(self.seats)
            yield Sitting(self.game.new_game(seats, self.seed + turn // seats), turn % seats, seats)

    def over(self, sitting: Sitting) -> bool:
        g = sitting.g
        if len(g.options) and sitting.given < self.longest:
            return False
        points = self.game.result(g).sides()
        share = 1.0 / len(points) if len(g.options) else g.rewards()[sitting.seat]
        own = points.pop(sitting.seat)
        others = sum(points) / len(points) if points else 0.0
        self.scores.setdefault(sitting.seats, Score()).add(Score(1, share, own, others))
        return True


@dataclass
class Sitting:
    """A table at which the network has one seat."""

    g: State
    seat: int
    seats: int
    given: int = 0
