"""Does `master` end in time?  The figures of docs/bots.md: how long answers took, as shares of the time they had.

PYTHONPATH=src python tools/deadline.py eldervale --seats 4 --seconds 0.1 --answers 40
"""

from __future__ import annotations

import argparse
from time import perf_counter, process_time

from deskovka.bots.bot import Seat
from deskovka.bots.master import MasterBot
from deskovka.games.registry import find_game
from deskovka.testing.play import play_randomly

LATE = 1.2  # so many times its time is too long
APART = 7  # answers of a random game between two questions


def shares(game: str, seats: int, seconds: float, answers: int, seed: int) -> list[tuple[float, float]]:
    """Questions of random games, each answered once: time of the processor and of the wall, by what there was.

    The bot goes by the processor's clock, so that a busy machine does not end its thinking for it.
    """
    found: list[tuple[float, float]] = []
    while len(found) < answers:
        for number, g in enumerate(play_randomly(find_game(game).new_game(seats, seed), seed)):
            if number % APART or len(g.options) < 2 or len(found) == answers:
                continue
            bot = MasterBot(seed * 1000 + number, process_time)
            bot.seconds = seconds
            cpu, wall = process_time(), perf_counter()
            bot.answer(Seat(g, int(g.seat)))
            found.append(((process_time() - cpu) / seconds, (perf_counter() - wall) / seconds))
        seed += 1
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--answers", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    wished = parser.parse_args()
    found = shares(wished.game, wished.seats, wished.seconds, wished.answers, wished.seed)
    for name, part in (("processor", [cpu for cpu, _ in found]), ("wall", [wall for _, wall in found])):
        late = sum(share > LATE for share in part)
        print(f"{name}: at most {max(part):.3f} of the time, {late} of {len(part)} answers later than {LATE}")


if __name__ == "__main__":
    main()
