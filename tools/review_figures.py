"""Figures of docs/review.md: do reviews agree with a long search, as far as they say, and are chances what they say?

PYTHONPATH=src python tools/review_figures.py agreement vale --seats 2 --answers 100 --long 3000
PYTHONPATH=src python tools/review_figures.py calibration vale --seats 2 --games 200
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Iterator
from typing import NamedTuple

from deskovka.bots.bot import Bot, Seat
from deskovka.bots.budget import Budget
from deskovka.bots.registry import make_bot
from deskovka.core.game import Game
from deskovka.core.luck import luck_of
from deskovka.core.steps import State
from deskovka.games.registry import find_game
from deskovka.review.chances import Chances
from deskovka.review.doubts import doubts_of
from deskovka.review.judge import Judge, Verdict
from deskovka.review.lines import chance_from, on_average
from deskovka.review.looking import FIRST_LOOK, LINE
from deskovka.review.parts import PLAYOUTS
from deskovka.review.quality import WRONG, quality_of
from deskovka.review.report import Chance

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


class Row(NamedTuple):
    """What a first look, a review and a long search hold of one answer, and of the chance before it."""

    look: Verdict
    review: Verdict
    truth: Verdict
    line: Chance  # as a graph draws it
    before: float  # by the long search
    choices: int

    def is_mistake(self, verdict: Verdict) -> bool:
        return quality_of(verdict, self.choices) in WRONG


def agreement(game: Game, seats: int, answers: int, long: int, bot: str, seed: int) -> None:
    """Answers of bots that err: which of them are mistakes to a first look, to a review, and to a long search?"""
    rows = list(compared(game, seats, answers, long, bot, seed))
    tell_agreement("first look", [(row.is_mistake(row.look), row.is_mistake(row.truth)) for row in rows])
    tell_agreement("review", [(row.is_mistake(row.review), row.is_mistake(row.truth)) for row in rows])
    apart = sorted(abs(row.review.behind - row.truth.behind) for row in rows)
    print(f"given away, review against long search: median difference {apart[len(apart) // 2]:.4f}, "
          f"19 of 20 within {apart[int(0.95 * len(apart))]:.4f}")  # fmt: skip
    doubts = doubts_of(game.id)
    for name, found, doubt in (
        ("look", [row.look for row in rows], doubts.look),
        ("search", [row.review for row in rows], doubts.search),
    ):
        chances = [
            Apart(row.truth.chance - one.chance, half_of(one), doubt.chance)
            for row, one in zip(rows, found, strict=True)
        ]
        behind = [
            Apart(row.truth.behind - one.behind, one.unsure, doubt.behind)
            for row, one in zip(rows, found, strict=True)
            if one.behind > 0
        ]
        tell_coverage(f"{name}, chance", chances)
        tell_coverage(f"{name}, behind the best", behind)
    lines = [Apart(row.before - row.line.chance, half_of(row.line), doubts.line) for row in rows]
    tell_coverage("line", lines)


def compared(game: Game, seats: int, answers: int, long: int, bot: str, seed: int) -> Iterator[Row]:
    chosen = random.Random(1)
    done = 0
    while done < answers:
        for g, number, option in tables_of(game, seats, seed, bot):
            if number < 0 or len(g.options) < 2 or chosen.random() > FEW or done == answers:
                continue
            done += 1
            seat = Seat(g, number)
            looked = Judge(game, 1).judge(seat, Budget(iterations=FIRST_LOOK))
            reviewed = Judge(game, 1).judge(seat, Budget(iterations=PLAYOUTS), [option])
            judge = Judge(game, 99)
            searched = judge.judge(seat, Budget(iterations=long), [option])
            yield Row(
                *(next(each for each in found if each.option == option) for found in (looked, reviewed, searched)),
                line=line_of(judge, g, number),
                before=on_average(judge, seat, searched).chance,
                choices=len(searched),
            )
            if done % 10 == 0:
                print(f"{done} answers, seed {seed}", file=sys.stderr, flush=True)
        seed += 1


def line_of(judge: Judge, g: State, seat: int) -> Chance:
    judge.chances.begin()
    tables = [g.imagine(seat, int(luck_of(1 + number))) for number in range(LINE)]
    return chance_from(judge.chances.of(tables)[:, seat], judge.doubts.line)


class Apart(NamedTuple):
    """How far a value lies from that of a long search, how far it said it might, and the doubt that is in this."""

    error: float
    half: float
    doubt: float

    def needed(self) -> float:
        """The doubt with which it would lie just inside."""
        spread = math.sqrt(max(0.0, self.half**2 - self.doubt**2))
        return math.sqrt(max(0.0, self.error**2 - spread**2))


def half_of(one: Verdict | Chance) -> float:
    """Half the width of an interval that may be cut off at one end."""
    return max(one.chance - one.low, one.high - one.chance)


def tell_coverage(name: str, values: list[Apart]) -> None:
    inside = sum(abs(each.error) <= each.half + 1e-9 for each in values)
    needed = sorted(each.needed() for each in values)
    print(f"{name}: {inside} of {len(values)} inside with a doubt of {values[0].doubt:.3f}; "
          f"19 of 20 would be with {needed[math.ceil(0.95 * len(needed)) - 1]:.3f}")  # fmt: skip


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
    parser.add_argument("--seed", type=int, default=20_000, help="of the first game; the next ones follow")
    wish = parser.parse_args()
    if wish.what == "agreement":
        agreement(find_game(wish.game), wish.seats, wish.answers, wish.long, wish.bot or "greedy:noise=0.15", wish.seed)
    else:
        calibration(find_game(wish.game), wish.seats, wish.games, wish.bot or "neural:warmth=0.7")
