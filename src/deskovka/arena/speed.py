"""How fast a game runs: the same measures for compiled and interpreted sources, taken in turn.

Each mode is a process of its own that takes a measure when it is told to; the parent tells them in turn, so that
a noisy machine disturbs all alike.  Figures are medians; what counts is their ratio.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from time import perf_counter

from deskovka.bots.bot import Seat
from deskovka.bots.registry import make_bot
from deskovka.core import steps
from deskovka.core.game import Game
from deskovka.core.luck import below, next_luck
from deskovka.core.search import count_rollout, repeat_clone, uct
from deskovka.core.steps import State
from deskovka.games.registry import find_game

PACKAGE = Path(__file__).parents[1]
SHORT = 0.3  # seconds a measure takes at least


def is_compiled() -> bool:
    return not steps.__file__.endswith(".py")


def repeated(work: Callable[[int], int]) -> float:
    """How many units a second `work` does; it is called with a growing number and says how many units it did."""
    units = 0
    number = 0
    started = perf_counter()
    while perf_counter() - started < SHORT:
        units += work(number)
        number += 1
    return units / (perf_counter() - started)


def middle_of_game(game: Game, seats: int) -> State:
    """A table half-way through a game: the same one everywhere."""
    g = game.new_game(seats, 1)
    _, answers = count_rollout(g.clone(), 1)
    luck = 1
    for _ in range(int(answers) // 2):
        luck = int(next_luck(luck))
        g.play(g.options[below(luck, len(g.options))])
    return g


class Measures:
    """What is measured, for one game with its smallest number of seats."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats = game.fewest()
        self.middle = middle_of_game(game, self.seats)

    def random_play(self) -> float:
        """Answers a second in random games, driven by compiled code where there is any."""

        def games(number: int) -> int:
            answers = 0
            for seed in range(number * 20, number * 20 + 20):
                answers += int(count_rollout(self.game.new_game(self.seats, seed), seed + 1)[1])
            return answers

        return repeated(games)

    def random_games(self) -> float:
        """Whole random games a second, set-up included."""

        def games(number: int) -> int:
            for seed in range(number * 20, number * 20 + 20):
                count_rollout(self.game.new_game(self.seats, seed), seed + 1)
            return 20

        return repeated(games)

    def driven_from_python(self) -> float:
        """Answers a second when interpreted Python picks each of them."""
        return drive(self.game, self.seats)

    def clones(self) -> float:
        """Clones of a mid-game table a second."""

        def some(_: int) -> int:
            repeat_clone(self.middle, 1000)
            return 1000

        return repeated(some)

    def search(self) -> float:
        """UCT iterations with random rollouts from the start, a second."""
        start = self.game.new_game(self.seats, 1)

        def some(number: int) -> int:
            uct(start, 1000, number + 1)
            return 1000

        return repeated(some)

    def features(self) -> float:
        """Feature arrays of a mid-game table a second."""

        def some(_: int) -> int:
            for _ in range(100):
                self.game.features(self.middle, 0)
            return 100

        return repeated(some)

    def greedy_play(self) -> float:
        """Answers a second of greedy bots."""

        def one_game(number: int) -> int:
            g = self.game.new_game(self.seats, number)
            bots = [make_bot("greedy", seat) for seat in range(self.seats)]
            answers = 0
            while g.ask is not None:
                seat = int(g.seat)
                g.play(bots[seat].answer(Seat(g, seat)))
                answers += 1
            return answers

        return repeated(one_game)


MEASURES: dict[str, tuple[Callable[[Measures], float], str]] = {  # by name: how it is taken, and its unit
    "random play": (Measures.random_play, "answers/s"),
    "random play driven from Python": (Measures.driven_from_python, "answers/s"),
    "random games": (Measures.random_games, "games/s"),
    "clones": (Measures.clones, "clones/s"),
    "search": (Measures.search, "iterations/s"),
    "features": (Measures.features, "arrays/s"),
    "greedy play": (Measures.greedy_play, "answers/s"),
}


def drive(game: Game, seats: int) -> float:
    """Answers a second of a plain Python loop, as somebody who writes a bot would have it."""

    def one_game(number: int) -> int:
        g = game.new_game(seats, number)
        luck = number + 1
        answers = 0
        options = g.options
        while options:
            luck = (luck * 1103515245 + 12345) & 0x7FFFFFFF
            g.play(options[(luck >> 8) % len(options)])
            options = g.options
            answers += 1
        return answers

    return repeated(one_game)


# ---- the process of one mode


def work(game_id: str) -> None:
    """Take the measures whose names come in, one a line; answer with a JSON line each."""
    measures = Measures(find_game(game_id))
    print(json.dumps({"compiled": is_compiled()}), flush=True)
    for line in sys.stdin:
        take, unit = MEASURES[line.strip()]
        print(json.dumps({"value": take(measures), "unit": unit}), flush=True)


class Worker:
    """A process that takes measures in one mode."""

    def __init__(self, game_id: str, folder: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(folder)}
        self.process = subprocess.Popen(
            [sys.executable, "-c", f"from deskovka.arena.speed import work; work({game_id!r})"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        self.mode = "compiled" if self.read()["compiled"] else "interpreted"

    def read(self) -> dict[str, object]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("a benchmark process ended early")
        answer = json.loads(line)
        assert isinstance(answer, dict)
        return answer

    def measure(self, name: str) -> tuple[float, str]:
        assert self.process.stdin is not None
        self.process.stdin.write(name + "\n")
        self.process.stdin.flush()
        answer = self.read()
        return float(str(answer["value"])), str(answer["unit"])

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def plain_copy(folder: Path) -> Path:
    """A copy of the package without compiled files: the same sources, interpreted."""
    shutil.copytree(PACKAGE, folder / "deskovka", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return folder


def bench(game_id: str, rounds: int = 5, progress: Callable[[], None] | None = None) -> list[dict[str, object]]:
    """All measures in all modes there are, taken in turn; medians.  `progress` hears of each measure."""
    taken: dict[tuple[str, str], list[float]] = {}
    units: dict[str, str] = {}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        workers = [Worker(game_id, plain_copy(folder))]
        stack.callback(workers[0].close)
        if is_compiled():
            workers.append(Worker(game_id, PACKAGE.parent))
            stack.callback(workers[1].close)
        for _ in range(rounds):
            for name in MEASURES:
                for worker in workers:
                    value, units[name] = worker.measure(name)
                    taken.setdefault((name, worker.mode), []).append(value)
                if progress is not None:
                    progress()
    return [
        {"name": name, "game": game_id, "mode": mode, "value": round(median(values), 1), "unit": units[name]}
        for (name, mode), values in taken.items()
    ]
