"""Does more thinking help?  `master` with much time against itself with little, two seats: the figures of docs/bots.md.

Time is the processor's, so others on the machine do not count; every deal is played from both seats.  A line a game:

PYTHONPATH=src python tools/thinking.py vale --long 1 --short 0.1 --games 40 --seed 600000
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from time import process_time

from deskovka.bots.bot import Bot, Seat
from deskovka.bots.master import MasterBot
from deskovka.core.game import Game
from deskovka.games.registry import find_game
from deskovka.learn.match import Score

SEATS = 2


def thinker(seconds: float, luck: int) -> Bot:
    bot = MasterBot(luck, process_time)
    bot.seconds = seconds
    return bot


def share(game: Game, long: float, short: float, number: int, seed: int) -> tuple[float, int, int]:
    """One game: what whoever thinks long won of it, and the points of both."""
    g = game.new_game(SEATS, seed + number // SEATS)
    patient = number % SEATS
    bots = [thinker(long if seat == patient else short, SEATS * number + seat + 1) for seat in range(SEATS)]
    while len(g.options):
        seat = int(g.seat)
        g.play(bots[seat].answer(Seat(g, seat)))
    points = game.result(g).sides()
    return g.rewards()[patient], points[patient], points[1 - patient]


def scores(game: Game, long: float, short: float, games: int, seed: int) -> Iterator[Score]:
    """How it stands after each game."""
    score = Score()
    for number in range(games):
        score.add(Score(1, *share(game, long, short, number, seed)))
        yield score


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--long", type=float, default=1.0)
    parser.add_argument("--short", type=float, default=0.1)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=600_000)
    wished = parser.parse_args()
    game = find_game(wished.game)
    for score in scores(game, wished.long, wished.short, wished.games, wished.seed):
        told = score.row(f"{wished.short} s", SEATS)
        print(
            f"{told['games']} games: {told['won']} ± {told['within']}, {told['points']} : {told['others']}", flush=True
        )


if __name__ == "__main__":
    main()
