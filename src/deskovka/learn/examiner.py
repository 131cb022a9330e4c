"""How strong a network is, found out in processes of their own while others play and learn."""

from __future__ import annotations

import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import parent_process
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from deskovka.games.registry import find_game
from deskovka.learn.match import BotSide, Match, NetworkSide, Score, Side
from deskovka.learn.network import Size
from deskovka.learn.player import PATIENCE
from deskovka.learn.players import LAST_WORDS, one_thread_each
from deskovka.learn.release import read_release

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Rows = list[dict[str, object]]


@dataclass(frozen=True)
class Exam:
    """Against whom, and for how long: bots by name, released networks by the path of their file."""

    game: str
    size: Size
    seats: tuple[int, ...]
    against: tuple[str, ...]
    seconds: float  # against each of them
    seed: int
    games: int = 0  # at most so many against each; 0: by time alone


def sat(exam: Exam, weights: np.ndarray) -> dict[str, dict[int, Score]]:
    """Scores by opponent and number of seats."""
    game = find_game(exam.game)
    mine = NetworkSide(game, exam.size, weights.astype(np.float32))
    out: dict[str, dict[int, Score]] = {}
    for against in exam.against:
        theirs = opponent(exam, against)
        out[against] = Match(game, exam.seats, exam.seed).play(mine, theirs, exam.seconds, exam.games)
    return out


def opponent(exam: Exam, against: str) -> Side:
    if against.endswith(".npz"):
        game = find_game(exam.game)
        size, weights, _ = read_release(Path(against), game)
        return NetworkSide(game, size, weights)
    return BotSide(against, exam.seed)


def rows_of(scores: dict[str, dict[int, Score]]) -> Rows:
    """Told line by line; a network by the name of its file."""
    return [
        score.row("released" if against.endswith(".npz") else against, seats)
        for against, by_seats in scores.items()
        for seats, score in sorted(by_seats.items())
    ]


def sit_on(exam: Exam, line: Connection) -> None:
    """A process that examines whatever weights it is sent, until it is sent none."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    number = 0
    while True:
        while not line.poll(PATIENCE):
            if parent is not None and not parent.is_alive():
                return
        weights = line.recv()
        if weights is None:
            return
        number += 1
        line.send(rows_of(sat(Exam(**{**vars(exam), "seed": exam.seed + 100_000 * number}), weights)))


class Examiner:
    """Examines one network after the other beside everything else."""

    def __init__(self, exam: Exam) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        with one_thread_each():
            self.process = context.Process(target=sit_on, args=(exam, theirs), daemon=True)
            self.process.start()
        theirs.close()
        self.busy = False

    def results(self) -> Rows | None:
        """What came of the last exam, once; None while there is nothing new."""
        if not self.busy or not self.line.poll():
            return None
        self.busy = False
        try:
            rows: Rows = self.line.recv()
        except EOFError:
            return None  # it has died: training goes on without it
        return rows

    def examine(self, weights: np.ndarray) -> None:
        """These weights next, if nothing is being examined."""
        if not self.busy and self.process.is_alive():
            self.line.send(weights.astype(np.float16))
            self.busy = True

    def close(self) -> None:
        self.process.terminate()  # in the middle of a game, which nobody will miss
        self.process.join(LAST_WORDS)
        self.process.close()
        self.line.close()


def examined_by_all(exam: Exam, weights: np.ndarray, processes: int) -> Rows:
    """One exam by several processes, each with games of its own."""
    exams = [Exam(**{**vars(exam), "seed": exam.seed + 1_000_000 * (1 + number)}) for number in range(processes)]
    total: dict[str, dict[int, Score]] = {}
    with one_thread_each(), ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as workers:
        for scores in workers.map(sat, exams, [weights] * processes):
            for against, by_seats in scores.items():
                for seats, score in by_seats.items():
                    total.setdefault(against, {}).setdefault(seats, Score()).add(score)
    return rows_of(total)
