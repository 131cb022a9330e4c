"""Figures of docs/review.md: do reviews agree with a long search, are chances what they say, how long does it take?

PYTHONPATH=src python tools/review_figures.py agreement vale --seats 2 --answers 150 --long 1200 --rows vale.rows
PYTHONPATH=src python tools/review_figures.py calibration vale --seats 2 --games 200
PYTHONPATH=src python tools/review_figures.py times --seats 4 --games 20

What `agreement` finds is kept in the file of `--rows`, answer by answer: whoever stops it goes on there, and with other
doubts it is told again at once.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from deskovka.arena.intervals import wilson
from deskovka.bots.bot import Bot, Seat
from deskovka.bots.budget import Budget
from deskovka.bots.registry import make_bot
from deskovka.core.game import Game
from deskovka.core.luck import luck_of
from deskovka.core.record import Record, new_record
from deskovka.core.steps import State
from deskovka.games.registry import find_game, game_ids
from deskovka.review.chances import Chances
from deskovka.review.doubts import Doubt, Doubts, doubts_of
from deskovka.review.going import SECONDS
from deskovka.review.judge import Judge, Verdict
from deskovka.review.lines import chance_from, on_average
from deskovka.review.looking import FIRST_LOOK, LINE
from deskovka.review.parts import PLAYOUTS
from deskovka.review.quality import QUALITIES, WRONG, Quality, quality_of
from deskovka.review.report import Chance
from deskovka.review.running import reviewed
from deskovka.review.spread import within

FEW = 0.06  # of all answers are taken, at random
ERRS = "greedy:noise=0.15"
NOTHING = 1e-9  # by so much numbers differ that are the same
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


class Found(NamedTuple):
    """A verdict whose doubts were taken out again."""

    chance: float
    spread: float  # half of the interval that the tables alone give
    behind: float
    spread_behind: float
    playouts: int

    def verdict(self, doubt: Doubt) -> Verdict:
        """As a judge with these doubts tells it."""
        low, high = within(self.chance, doubt.of_chance(self.spread))
        unsure = doubt.of_behind(self.spread_behind, self.behind) if self.behind else 0.0
        return Verdict(0, self.chance, low, high, self.behind, unsure, self.playouts, doubt.of_more(self.spread_behind))


class Line(NamedTuple):
    """A chance as a graph draws it, whose doubt was taken out again."""

    chance: float
    spread: float


class Row(NamedTuple):
    """What a first look, a review and a long search hold of one answer, and of the chance before it."""

    look: Found
    review: Found
    truth: Found
    line: Line
    before: float  # by the long search
    choices: int

    def name(self, found: Found, doubt: Doubt) -> Quality:
        return quality_of(found.verdict(doubt), self.choices)


def agreement(rows: list[Row], doubts: Doubts) -> None:
    """Answers of bots that err: what are they called by a first look, by a review, and by a long search?"""
    truth = [row.name(row.truth, doubts.search) for row in rows]
    tell_agreement("first look", [row.name(row.look, doubts.look) for row in rows], truth)
    tell_agreement("review", [row.name(row.review, doubts.search) for row in rows], truth)
    apart = sorted(abs(row.review.behind - row.truth.behind) for row in rows)
    print(f"given away, review against long search: median difference {apart[len(apart) // 2]:.4f}, "
          f"19 of 20 within {apart[int(0.95 * len(apart))]:.4f}")  # fmt: skip
    tell_coverages("look", [(row.look, row.truth) for row in rows], doubts.look)
    tell_coverages("search", [(row.review, row.truth) for row in rows], doubts.search)
    tell_coverage("line", [
        Apart(row.before - row.line.chance, row.line.spread, *[math.hypot(row.line.spread, doubts.line)] * 2)
        for row in rows
    ])  # fmt: skip


def tell_coverages(name: str, pairs: list[tuple[Found, Found]], doubt: Doubt) -> None:
    """Of chances, and of how far answers lie behind the best: all that do, and by what they are called."""
    tell_coverage(f"{name}, chance", [
        Apart(truth.chance - one.chance, one.spread, *[doubt.of_chance(one.spread)] * 2) for one, truth in pairs
    ])  # fmt: skip
    found = [(one, truth, one.verdict(doubt)) for one, truth in pairs]
    behind = [each for each in found if each[0].behind > 0]
    worse = [each for each in found if not each[2].as_good_as_best()]
    best = [each for each in found if each[2].as_good_as_best()]
    for which, some in (("behind the best", behind), ("called worse", worse), ("called best", best)):
        tell_coverage(f"{name}, {which}", [
            Apart(truth.behind - one.behind, one.spread_behind, told.unsure, told.more) for one, truth, told in some
        ])  # fmt: skip


def compared(game: Game, wish: argparse.Namespace) -> Iterator[Row]:
    """Answers drawn at random, from the first one on; those that are kept already are read."""
    kept = Path(wish.rows) if wish.rows else None
    known = read_rows(kept) if kept and kept.exists() else []
    for number, (g, seat, option) in enumerate(drawn(game, wish)):
        if number < len(known):
            yield known[number]
            continue
        row = found_out(game, g, seat, option, wish.long)
        if kept:
            with kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
        if number % 10 == 9:
            print(f"{number + 1} answers", file=sys.stderr, flush=True)
        yield row


def read_rows(file: Path) -> list[Row]:
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [
        Row(Found(*look), Found(*review), Found(*truth), Line(*line), before, choices)
        for look, review, truth, line, before, choices in lines
    ]


def drawn(game: Game, wish: argparse.Namespace) -> Iterator[tuple[State, int, int]]:
    """Some of the answers with a choice, game by game, as many as are wished for."""
    chosen = random.Random(1)
    done = 0
    for seed in itertools.count(wish.seed):
        for g, seat, option in tables_of(game, wish.seats, seed, wish.bot or ERRS):
            if seat < 0 or len(g.options) < 2 or chosen.random() > FEW:
                continue
            yield g, seat, option
            done += 1
            if done == wish.answers:
                return


def found_out(game: Game, g: State, number: int, option: int, long: int) -> Row:
    seat = Seat(g, number)
    looked = Judge(game, 1).judge(seat, Budget(iterations=FIRST_LOOK))
    reviewed = Judge(game, 1).judge(seat, Budget(iterations=PLAYOUTS), [option])
    judge = Judge(game, 99)
    searched = judge.judge(seat, Budget(iterations=long), [option])
    line = line_of(judge, g, number)
    return Row(
        found(looked, option, judge.doubts.look),
        found(reviewed, option, judge.doubts.search),
        found(searched, option, judge.doubts.search),
        Line(line.chance, without(half_of(line), judge.doubts.line)),
        before=on_average(judge, seat, searched).chance,
        choices=len(searched),
    )


def found(verdicts: list[Verdict], option: int, doubt: Doubt) -> Found:
    one = next(each for each in verdicts if each.option == option)
    spread_behind = without(one.unsure, doubt.of_behind(0.0, one.behind))
    return Found(one.chance, without(half_of(one), doubt.chance), one.behind, spread_behind, one.playouts)


def without(half: float, doubt: float) -> float:
    """What is left of half an interval without the doubt that is in it."""
    return math.sqrt(max(0.0, half**2 - doubt**2))


def line_of(judge: Judge, g: State, seat: int) -> Chance:
    judge.chances.begin()
    tables = [g.imagine(seat, int(luck_of(1 + number))) for number in range(LINE)]
    return chance_from(judge.chances.of(tables)[:, seat], judge.doubts.line)


class Apart(NamedTuple):
    """How far a value lies from that of a long search, what the tables alone say of that, and how far it may lie."""

    error: float
    spread: float
    less: float
    more: float

    def is_inside(self) -> bool:
        return -self.less - NOTHING <= self.error <= self.more + NOTHING

    def needed(self, *signs: int) -> float:
        """The doubt with which it would lie just inside, to these sides."""
        return without(max(0.0, *(sign * self.error for sign in signs)), self.spread)


def half_of(one: Verdict | Chance) -> float:
    """Half the width of an interval that may be cut off at one end."""
    return max(one.chance - one.low, one.high - one.chance)


def tell_coverage(name: str, values: list[Apart]) -> None:
    if not values:
        print(f"{name}: none")
        return
    print(f"{name}: {share(sum(each.is_inside() for each in values), len(values))} inside; "
          f"19 of 20 would be with a doubt of {most([each.needed(-1, 1) for each in values], 0.95):.3f}, "
          f"39 of 40 to each side with {most([each.needed(-1) for each in values], 0.975):.3f} less and "
          f"{most([each.needed(1) for each in values], 0.975):.3f} more")  # fmt: skip


def most(values: list[float], share: float) -> float:
    """The value that so large a share of all does not exceed."""
    return sorted(values)[math.ceil(share * len(values)) - 1]


def tell_agreement(who: str, names: list[Quality], truth: list[Quality]) -> None:
    pairs = [(one in WRONG, other in WRONG) for one, other in zip(names, truth, strict=True)]
    both = sum(one and other for one, other in pairs)
    same = sum(one == other for one, other in pairs)
    print(f"{who}: agrees on {share(same, len(pairs))} answers; calls {sum(one for one, _ in pairs)} mistakes, "
          f"the long search {sum(other for _, other in pairs)}, both {both}")  # fmt: skip
    for name in QUALITIES:
        by_truth = Counter(other for one, other in zip(names, truth, strict=True) if one == name)
        print(f"  {name} {by_truth.total()}: " + ", ".join(f"{other} {by_truth[other]}" for other in QUALITIES))


def share(some: int, all: int) -> str:
    """A share with Wilson's interval."""
    low, high = wilson(some / all, all)
    return f"{some} of {all} ({100 * low:.0f}–{100 * high:.0f} %)"


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


def times(games: list[str], wish: argparse.Namespace) -> None:
    """How long the review of the longest of some games takes, as the command makes it."""
    print(f"the program is there after {started():.1f} s", flush=True)
    for game in map(find_game, games):
        seeds = range(wish.seed, wish.seed + wish.games)
        record = max(
            (played(game, wish.seats, seed, wish.bot or ERRS) for seed in seeds), key=lambda one: len(one.answers)
        )
        tell_times(record, wish.seconds, wish.jobs)


def started() -> float:
    """Seconds until a process has read what the command needs."""
    begun = monotonic()
    subprocess.run([sys.executable, "-c", "import deskovka.commands.review"], check=True)
    return monotonic() - begun


def played(game: Game, seats: int, seed: int, bot: str) -> Record:
    record = new_record(game, seats, seed)
    for _, seat, option in tables_of(game, seats, seed, bot):
        if seat >= 0:
            record.answers.append((seat, game.phrases.say(option)))
    return record


def tell_times(record: Record, seconds: float, jobs: int) -> None:
    begun = monotonic()
    first = looked = 0.0
    for review in reviewed(record.text(), seconds, jobs):
        first = first or monotonic() - begun
        if not looked and review.progress.looked == review.progress.all:
            looked = monotonic() - begun
    whole = monotonic() - begun
    counts = review.progress
    glanced = sum(each.quality == "none" for each in review.answers)
    print(f"{record.game} for {record.seats}, seed {record.seed}, {counts.all} answers: "
          f"first results after {first:.1f} s, all looked at after {looked:.1f} s ({glanced} of them glanced at), "
          f"{counts.state} after {whole:.1f} s, {counts.searched} searched", flush=True)  # fmt: skip


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["agreement", "calibration", "times"])
    parser.add_argument("game", nargs="?", default="", help="times: of all games, if none is named")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--answers", type=int, default=100)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--long", type=int, default=3000, help="playouts of the long search")
    parser.add_argument("--rows", default="", help="file in which answers are kept that were compared")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for a review")
    parser.add_argument("--jobs", type=int, default=2, help="processes of a review")
    parser.add_argument("--bot", default="")
    parser.add_argument("--seed", type=int, default=20_000, help="of the first game; the next ones follow")
    wish = parser.parse_args()
    if wish.what == "times":
        times([wish.game] if wish.game else [id for id in game_ids() if find_game(id).finished], wish)
    elif wish.what == "agreement":
        agreement(list(compared(find_game(wish.game), wish)), doubts_of(wish.game))
    else:
        calibration(find_game(wish.game), wish.seats, wish.games, wish.bot or "neural:warmth=0.7")
