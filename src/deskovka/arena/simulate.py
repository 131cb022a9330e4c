"""Games of bots against bots, on one core or several, the same whatever their number."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from time import perf_counter
from typing import NotRequired, TypedDict

from deskovka.arena.seating import rival_shares, seated
from deskovka.bots.registry import make_bot
from deskovka.core.errors import DeskovkaError, UnknownName
from deskovka.core.luck import SEEDS
from deskovka.core.record import new_record
from deskovka.core.steps import NATURE
from deskovka.games.registry import find_game


class BrokenRules(DeskovkaError):
    """An invariant does not hold: the fault is ours."""


@dataclass(frozen=True)
class Plan:
    """What to play.  In game number k the bots sit k places further on, so that seats are balanced."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    variants: dict[str, str] = field(default_factory=dict)
    check: bool = False  # look for broken invariants after every answer
    digest: bool = False  # also a hash of all records

    def bots_of(self, number: int) -> list[str]:
        line_up = [self.bots[seat % len(self.bots)] for seat in range(self.seats)]
        shift = number % self.seats
        return line_up[shift:] + line_up[:shift]


@dataclass
class Rivalry:
    """How an opponent nobody plays did."""

    wins: float = 0.0
    points: int = 0

    def add(self, other: Rivalry) -> None:
        self.wins += other.wins
        self.points += other.points


@dataclass
class Tally:
    """What came of some games, by bot."""

    games: dict[str, int] = field(default_factory=dict)
    wins: dict[str, float] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=dict)
    rivals: dict[str, Rivalry] = field(default_factory=dict)
    answers: int = 0
    digests: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        for mine, theirs in ((self.games, other.games), (self.points, other.points)):
            for bot, number in theirs.items():
                mine[bot] = mine.get(bot, 0) + number
        for bot, share in other.wins.items():
            self.wins[bot] = self.wins.get(bot, 0.0) + share
        for id, rivalry in other.rivals.items():
            self.rivals.setdefault(id, Rivalry()).add(rivalry)
        self.answers += other.answers
        self.digests += other.digests


class BotReport(TypedDict):
    """How one bot did."""

    bot: str
    games: int
    wins: float
    win_rate: float
    mean_score: float


class RivalReport(TypedDict):
    """How an opponent nobody plays did, such as the ghosts of a game for one."""

    rival: str
    wins: float
    win_rate: float
    mean_score: float


class Report(TypedDict):
    """How the games of a plan went."""

    game: str
    seats: int
    games: int
    seed: int
    per_bot: list[BotReport]
    rivals: NotRequired[list[RivalReport]]
    answers: int
    seconds: float
    answers_per_second: int
    checked: bool
    digest: NotRequired[str]


def play_one(plan: Plan, number: int) -> Tally:
    """Game number `number` of a plan."""
    game = find_game(plan.game)
    seed = (plan.seed + number) % SEEDS
    names = plan.bots_of(number)
    table = seated(game, names, seed, plan.variants)
    g = table.g
    record = new_record(game, plan.seats, seed, plan.variants)
    record.names = names
    answers = 0
    while g.ask is not None:
        seat = int(g.seat)
        assert seat != NATURE
        option = table.answer(seat)
        if plan.digest:
            record.answers.append((seat, game.phrases.say(option)))
        if plan.check:
            check_table(plan, number, answers, g.game.problems(g))
            g.choose(seat, option)
        else:
            g.play(option)
        answers += 1
    if plan.check:
        check_table(plan, number, answers, game.problems(g))
    result = game.result(g)
    tally = Tally(answers=answers)
    for seat, (name, share) in enumerate(zip(names, g.rewards(), strict=True)):
        tally.games[name] = tally.games.get(name, 0) + 1
        tally.wins[name] = tally.wins.get(name, 0.0) + share
        tally.points[name] = tally.points.get(name, 0) + result.scores[seat]
    for rival, share in rival_shares(result):
        tally.rivals[rival.id] = Rivalry(share, rival.score)
    if plan.digest:
        record.result = result.scores
        tally.digests.append(hashlib.sha256(record.text().encode()).hexdigest())
    return tally


def check_table(plan: Plan, number: int, answers: int, problems: list[str]) -> None:
    if problems:
        where = f"{plan.game}, {plan.seats} seats, seed {plan.seed + number}, after {answers} answers"
        raise BrokenRules(f"{where}: {'; '.join(problems)}")


def play_some(plan: Plan, numbers: range) -> Tally:
    tally = Tally()
    for number in numbers:
        tally.add(play_one(plan, number))
    return tally


def chunks(games: int) -> Iterator[range]:
    size = max(1, min(200, games // 20))
    for start in range(0, games, size):
        yield range(start, min(start + size, games))


def simulate(plan: Plan, games: int, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Report:
    """Play so many games and say how it went; `progress` hears of each part that is done."""
    make_bots_known(plan)
    started = perf_counter()
    total = Tally()
    for part, size in play_parts(plan, games, jobs):
        total.add(part)
        if progress is not None:
            progress(size)
    seconds = perf_counter() - started
    report: Report = {
        "game": plan.game,
        "seats": plan.seats,
        "games": games,
        "seed": plan.seed,
        "per_bot": [
            {
                "bot": bot,
                "games": count,
                "wins": round(total.wins[bot], 3),
                "win_rate": round(total.wins[bot] / count, 4),
                "mean_score": round(total.points[bot] / count, 3),
            }
            for bot, count in sorted(total.games.items())
        ],
        "answers": total.answers,
        "seconds": round(seconds, 3),
        "answers_per_second": round(total.answers / seconds) if seconds else 0,
        "checked": plan.check,
    }
    if total.rivals:
        report["rivals"] = [
            {
                "rival": id,
                "wins": round(rivalry.wins, 3),
                "win_rate": round(rivalry.wins / games, 4),
                "mean_score": round(rivalry.points / games, 3),
            }
            for id, rivalry in sorted(total.rivals.items())
        ]
    if plan.digest:
        report["digest"] = hashlib.sha256("".join(total.digests).encode()).hexdigest()
    return report


def play_parts(plan: Plan, games: int, jobs: int) -> Iterator[tuple[Tally, int]]:
    if jobs == 1:
        for numbers in chunks(games):
            yield play_some(plan, numbers), len(numbers)
        return
    parts = list(chunks(games))
    with ProcessPoolExecutor(min(jobs, len(parts))) as workers:
        for numbers, tally in zip(parts, workers.map(play_some, [plan] * len(parts), parts), strict=True):
            yield tally, len(numbers)


def make_bots_known(plan: Plan) -> None:
    """Complain about unknown names before any game is played."""
    game = find_game(plan.game)
    game.new_game(plan.seats, plan.seed, plan.variants)
    for bot in plan.bots:
        make_bot(bot, 0)
    if len(plan.bots) > plan.seats:
        raise UnknownName(f"{len(plan.bots)} bots do not fit on {plan.seats} seats")
