"""How much is thinking worth?  `master` with much time against itself with little, or against another bot; two seats.

The figures of docs/bots.md.  Time is the processor's, so others on the machine do not count; every deal is played from
both seats.  A line a game:

PYTHONPATH=src python tools/thinking.py vale --long 1 --short 0.1 --games 40 --seed 600000
PYTHONPATH=src python tools/thinking.py vale --long 1 --against neural --games 40 --seed 620000
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from time import process_time

from deskovka.bots.bot import Bot, Seat
from deskovka.bots.master import MasterBot
from deskovka.bots.registry import make_bot
from deskovka.core.game import Game
from deskovka.games.registry import find_game
from deskovka.learn.match import Score

SEATS = 2
Maker = Callable[[int], Bot]  # from its luck


def thinker(seconds: float) -> Maker:
    def made(luck: int) -> Bot:
        bot = MasterBot(luck, process_time)
        bot.seconds = seconds
        return bot

    return made


def named(written: str) -> Maker:
    return lambda luck: make_bot(written, luck)


def share(game: Game, patient: Maker, rival: Maker, number: int, seed: int) -> tuple[float, int, int]:
    """One game: what the patient one won of it, and the points of both."""
    g = game.new_game(SEATS, seed + number // SEATS)
    place = number % SEATS
    bots = [(patient if seat == place else rival)(SEATS * number + seat + 1) for seat in range(SEATS)]
    while len(g.options):
        seat = int(g.seat)
        g.play(bots[seat].answer(Seat(g, seat)))
    points = game.result(g).sides()
    return g.rewards()[place], points[place], points[1 - place]


def scores(game: Game, patient: Maker, rival: Maker, games: int, seed: int) -> Iterator[Score]:
    """How it stands after each game."""
    score = Score()
    for number in range(games):
        score.add(Score(1, *share(game, patient, rival, number, seed)))
        yield score


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--long", type=float, default=1.0, help="seconds an answer")
    parser.add_argument("--short", type=float, default=0.1, help="seconds an answer, of its rival")
    parser.add_argument("--against", help="a bot that is its rival instead")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=600_000)
    wished = parser.parse_args()
    game = find_game(wished.game)
    rival = named(wished.against) if wished.against else thinker(wished.short)
    for score in scores(game, thinker(wished.long), rival, wished.games, wished.seed):
        told = score.row(wished.against or f"{wished.short} s", SEATS)
        print(
            f"{told['games']} games: {told['won']} ± {told['within']}, {told['points']} : {told['others']}", flush=True
        )


if __name__ == "__main__":
    main()
