"""Plays games and finds questions in them whose best answer seems to be clear."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from deskovka.bots.bot import Seat
from deskovka.bots.budget import Budget
from deskovka.bots.registry import make_bot
from deskovka.core.game import Game
from deskovka.core.steps import State
from deskovka.core.themes import Themes
from deskovka.games.registry import find_themes
from deskovka.puzzles.grading import found_by, given_by_weaker
from deskovka.puzzles.solving import solved, winning
from deskovka.review.judge import LOOKS, Judge, Verdict

PLAYERS: Final = (  # of one game after the other; networks are greedy where there is none
    "neural:warmth=0.7",
    "greedy:slips=0.3",
    "neural",
    "neural:warmth=1.5",
    "greedy",
)
GAMES: Final = 100_000  # games of one seed
MOST_ANSWERS: Final = 300  # before a position: longer games are left there
MOST_OPTIONS: Final = 24  # more are no question for people to look through
AHEAD: Final = 0.05  # of the winning chance, by which the best answer is ahead of every other
AHEAD_BY_WORTHS: Final = 0.08  # … where no network leads, only the game's own evaluation
AHEAD_AT_A_LOOK: Final = 0.07  # … at a look
LUCK: Final = 0.02  # that much more in a short search: some of its lead is luck
FIRST_LOOK: Final = 3  # tables
QUICK: Final = ("greedy:worlds=1", "neural")
EASY: Final = 6  # of so many questions about which these agree one is looked at
NEAR: Final = 0.25  # whatever is that close behind it is searched for long
MOST_NEAR: Final = 8
HOPE: Final = (0.12, 0.985)  # what the best answer leaves: nothing is lost yet, and something is at stake

RARE: Final = 60  # … and of all questions, where no network leads


@dataclass
class Deal:
    """A game to be played."""

    number: int
    seats: int
    seed: int
    bots: list[str]


@dataclass
class Candidate:
    """A question of a game whose best answer seems to be clear."""

    table: State
    answers: list[str]
    seat: int
    theme: str
    best: int
    near: list[int]  # options that are not far behind
    given: Counter[int]  # by weaker players
    found: float  # the share of them who find the best answer


@dataclass
class Counts:
    """How many questions came how far."""

    games: int = 0
    questions: int = 0  # with a choice, on a theme
    looked: int = 0  # one answer was ahead at a look
    searched: int = 0  # … and after a short search: candidates
    long: int = 0  # candidates that were searched for long
    agreed: int = 0  # … with the same answer clearly ahead

    def add(self, other: Counts) -> None:
        for name, number in vars(other).items():
            setattr(self, name, getattr(self, name) + number)


@dataclass
class Hunter:
    """Looks through games."""

    game: Game
    seed: int
    short: int  # playouts of a short search
    seats: tuple[int, ...]  # of one game after the other
    counts: Counts = field(default_factory=Counts)

    def __post_init__(self) -> None:
        self.themes: Themes = find_themes(self.game.id)
        self.judge = Judge(self.game, self.seed)

    def deal(self, number: int) -> Deal:
        """The deals of a seed go through all numbers of seats and all kinds of players."""
        seats = self.seats[number % len(self.seats)]
        kinds = [PLAYERS[(number + seat * (number // 2 % 2)) % len(PLAYERS)] for seat in range(seats)]
        return Deal(number, seats, self.seed * GAMES + number, kinds)

    def candidates(self, deal: Deal) -> list[Candidate]:
        self.counts.games += 1
        found = []
        for table, answers in self.questions(deal):
            candidate = self.candidate(table, answers)
            if candidate is not None:
                found.append(candidate)
        return found

    def questions(self, deal: Deal) -> Iterator[tuple[State, list[str]]]:
        """Every question of the game with a choice, and the answers that led to it."""
        g = self.game.new_game(deal.seats, deal.seed)
        bots = [make_bot(bot, deal.seed * deal.seats + seat) for seat, bot in enumerate(deal.bots)]
        answers: list[str] = []
        while g.ask is not None and len(answers) <= MOST_ANSWERS:
            seat = int(g.seat)
            if 1 < len(g.options) <= MOST_OPTIONS:
                yield g, answers
            option = bots[seat].answer(Seat(g, seat))
            answers.append(f"{seat} {self.game.phrases.say(option)}")
            g.play(option)

    def candidate(self, g: State, answers: list[str]) -> Candidate | None:
        theme = self.themes.of(g, int(g.options[0]))
        if not theme:
            return None
        self.counts.questions += 1
        seat = Seat(g, int(g.seat))
        ends = solved(seat, self.seed) if theme == self.themes.ending else None
        likely = self.likely(seat) if ends is None else winning(ends)
        if not likely:
            return None
        self.counts.searched += 1
        best = likely[0]
        given = given_by_weaker(seat, self.seed)
        found = found_by(given, best, len(g.options))
        return Candidate(g.clone(), list(answers), seat.number, self.themes.of(g, best), best, likely, given, found)

    def likely(self, seat: Seat) -> list[int]:
        """The answer that seems to be ahead, and those near it; none: no answer does."""
        judge = self.judge
        if judge.chances.network is None:
            return self.likely_by_worths(seat)
        if self.counts.questions % EASY and is_easy(seat, self.seed):
            return []
        if judge.judge(seat, Budget(iterations=FIRST_LOOK))[1].behind <= AHEAD:
            return []
        self.counts.looked += 1
        verdicts = judge.judge(seat, Budget(iterations=LOOKS + self.short))
        return near(verdicts) if is_ahead(verdicts, AHEAD + LUCK) else []

    def likely_by_worths(self, seat: Seat) -> list[int]:
        """The same where no network leads: a look is quick and a search is slow, so only few questions are searched."""
        look = self.judge.judge(seat, Budget(iterations=LOOKS))
        if look[1].behind > AHEAD_AT_A_LOOK:
            self.counts.looked += 1
            return near(look)
        if self.counts.questions % RARE:
            return []
        self.counts.looked += 1
        verdicts = self.judge.judge(seat, Budget(iterations=LOOKS + self.short))
        return near(verdicts) if verdicts[1].behind > AHEAD_BY_WORTHS else []


def near(verdicts: list[Verdict]) -> list[int]:
    """The best answer and those that are not far behind."""
    return [each.option for each in verdicts if each.behind < NEAR][:MOST_NEAR]


def least_lead(judge: Judge) -> float:
    """By how much the best answer has to be ahead."""
    return AHEAD_BY_WORTHS if judge.chances.network is None else AHEAD


def is_easy(seat: Seat, seed: int) -> bool:
    """Do quick players agree about it?"""
    return len({make_bot(bot, seed).answer(seat) for bot in QUICK}) == 1


def is_ahead(verdicts: list[Verdict], by: float) -> bool:
    """Is the best answer ahead of the next one by so much, and by more than is unsure?"""
    best, *others = verdicts
    least, most = HOPE
    return least <= best.chance <= most and all(each.behind > max(by, each.unsure) for each in others)
