"""Figures of docs/review.md: do reviews agree with a long search about mistakes, and are chances what they say?

PYTHONPATH=src python tools/review_figures.py agreement vale --seats 2 --answers 100 --long 3000
PYTHONPATH=src python tools/review_figures.py calibration vale --seats 2 --games 200
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator

from deskovka.bots.bot import Bot, Seat
from deskovka.bots.budget import Budget
from deskovka.bots.registry import make_bot
from deskovka.core.game import Game
from deskovka.core.luck import luck_of
from deskovka.core.steps import State
from deskovka.games.registry import find_game
from deskovka.review.chances import Chances
from deskovka.review.judge import Judge, Verdict
from deskovka.review.looking import FIRST_LOOK, LINE
from deskovka.review.parts import PLAYOUTS
from deskovka.review.quality import WRONG, quality_of

FEW = 0.06  # of all answers are taken, at random
APART = 7  # answers between two that are compared with the result
BINS = 10


def tables_of(game: Game, seats: int, seed: int, bot: str) -> Iterator[tuple[State, int, int]]:
    """A game between bots: at every question the table, who is asked, and what they answer; the end with -1."""
    g = game.new_game(seats, seed)
    bots: list[Bot] = [make_bot(bot, seed * seats + seat) for seat in range(seats)]
    while g.ask is not None:
        seat = int(g.seat)
        option = bots[seat].answer(Seat(g, seat))
        yield g, seat, option
        g.play(option)
    yield g, -1, -1


def is_mistake(verdicts: list[Verdict], option: int) -> tuple[bool, float]:
    """Is this answer a mistake or worse, and how much did it give away?"""
    mine = next(verdict for verdict in verdicts if verdict.option == option)
    return quality_of(mine, len(verdicts)) in WRONG, mine.behind


def agreement(game: Game, seats: int, answers: int, long: int, bot: str) -> None:
    """Answers of bots that err: which of them are mistakes to a first look, to a review, and to a long search?"""
    chosen = random.Random(1)
    rows: list[tuple[bool, bool, bool, float, float]] = []
    seed = 20_000
    while len(rows) < answers:
        for g, number, option in tables_of(game, seats, seed, bot):
            if number < 0 or len(g.options) < 2 or chosen.random() > FEW or len(rows) == answers:
                continue
            seat = Seat(g, number)
            look, _ = is_mistake(Judge(game, 1).judge(seat, Budget(iterations=FIRST_LOOK)), option)
            review, lost = is_mistake(Judge(game, 1).judge(seat, Budget(iterations=PLAYOUTS), [option]), option)
            truth, really = is_mistake(Judge(game, 99).judge(seat, Budget(iterations=long), [option]), option)
            rows.append((look, review, truth, lost, really))
        seed += 1
    tell_agreement("first look", [(look, truth) for look, _, truth, _, _ in rows])
    tell_agreement("review", [(review, truth) for _, review, truth, _, _ in rows])
    apart = sorted(abs(lost - really) for _, _, _, lost, really in rows)
    print(f"given away, review against long search: median difference {apart[len(apart) // 2]:.4f}, "
          f"19 of 20 within {apart[int(0.95 * len(apart))]:.4f}")  # fmt: skip


def tell_agreement(who: str, pairs: list[tuple[bool, bool]]) -> None:
    both = sum(one and other for one, other in pairs)
    same = sum(one == other for one, other in pairs)
    print(f"{who}: agrees on {same} of {len(pairs)} answers; calls {sum(one for one, _ in pairs)} mistakes, "
          f"the long search {sum(other for _, other in pairs)}, both {both}")  # fmt: skip


def calibration(game: Game, seats: int, games: int, bot: str) -> None:
    """How often seats won that had a chance of so much, as lines of a graph tell it."""
    chances = Chances(game, 1)
    foretold: list[tuple[float, float]] = []
    for seed in range(30_000, 30_000 + games):
        said: list[list[float]] = []
        for number, (g, seat, _) in enumerate(tables_of(game, seats, seed, bot)):
            if seat < 0:
                rewards = g.rewards()
                foretold += [(line[who], rewards[who]) for line in said for who in range(seats)]
            elif number % APART == APART - 1:
                said.append([chance_of(chances, g, who) for who in range(seats)])
    print(f"{len(foretold)} chances; mean squared error {sum((c - r) ** 2 for c, r in foretold) / len(foretold):.4f}, "
          f"{sum((1 / seats - r) ** 2 for _, r in foretold) / len(foretold):.4f} if nothing were known")  # fmt: skip
    for place in range(BINS):
        within = [(c, r) for c, r in foretold if place <= c * BINS < place + 1 or (place == BINS - 1 and c == 1)]
        if within:
            mean, won = (sum(each[i] for each in within) / len(within) for i in (0, 1))
            print(f"| {100 * place // BINS}–{100 * (place + 1) // BINS} % | {len(within)} | {mean:.3f} | {won:.3f} |")


def chance_of(chances: Chances, g: State, seat: int) -> float:
    chances.begin()
    tables = [g.imagine(seat, int(luck_of(1 + number))) for number in range(LINE)]
    return float(chances.of(tables)[:, seat].mean())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["agreement", "calibration"])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--answers", type=int, default=100)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--long", type=int, default=3000, help="playouts of the long search")
    parser.add_argument("--bot", default="")
    wish = parser.parse_args()
    if wish.what == "agreement":
        agreement(find_game(wish.game), wish.seats, wish.answers, wish.long, wish.bot or "greedy:noise=0.15")
    else:
        calibration(find_game(wish.game), wish.seats, wish.games, wish.bot or "neural:warmth=0.7")
