"""What an answer to a position was worth, in words: a line, at most four sentences, and the rules behind them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from deskovka.core.options import said_times
from deskovka.puzzles.shapes import Judged, Puzzle
from deskovka.review.report import Followed
from deskovka.review.saying import written_chance
from deskovka.text import Texts

MOST_RULES = 3
MOST_STEPS = 3  # of a course in a sentence
FEW = 5  # of ten
TITLES = {"best": "puzzle-title-best", "good": "puzzle-title-good"}


class Explaining:
    """Explains one answer; `answer` says the words of a record as people do."""

    def __init__(
        self, found: Puzzle, given: Judged, say: Texts, names: list[str], answer: Callable[[str], str]
    ) -> None:
        self.found = found
        self.given = given
        self.best = found.best()
        self.say = say
        self.names = names
        self.answer = answer

    def title(self) -> str:
        message = TITLES.get(self.given.quality, "puzzle-title-wrong")
        return self.say(message, best=self.answer(self.best.words))

    def explanation(self) -> str:
        """What an option costs or brings stands with the option itself."""
        found = self.given is self.best
        if self.found.exact:
            sides = [self.best] if found else [self.best, self.given]
            return " ".join([*(self.end(each) for each in sides), self.say("puzzle-says-exact")])
        said = [self.chances(), self.how_many_find_it() if found else self.course(), self.say("puzzle-says-seat")]
        return " ".join(sentence for sentence in said if sentence)

    def rules(self) -> list[str]:
        return list(dict.fromkeys([*self.best.rules, *self.given.rules]))[:MOST_RULES]

    def reason(self, each: Judged) -> str:
        """What an option costs or brings; where everything is known, how the game ends with it."""
        told = each.reason.get(self.say.language, "")
        return end_of(each, self.say) if self.found.exact else told

    # ---- sentences

    def chances(self) -> str:
        chance = self.chance(self.best)
        if self.given is not self.best:
            values = {"answer": self.answer(self.given.words), "best": self.answer(self.best.words)}
            return self.say("puzzle-says-wrong", **values, chance=chance, less=self.chance(self.given))
        second = self.found.verdicts[1]
        other, less = self.answer(second.words), self.chance(second)
        return self.say("puzzle-says-best", chance=chance, other=other, less=less)

    def chance(self, each: Judged) -> str:
        return written_chance({"chance": each.chance, "low": each.low, "high": each.high}, self.say)

    def how_many_find_it(self) -> str:
        """Where few do, that is worth a word."""
        tenths = round(10 * self.found.found)
        if tenths > FEW:
            return ""
        return self.say("puzzle-says-found", tenths=tenths) if tenths else self.say("puzzle-says-hardly-found")

    def course(self) -> str:
        """What a wrong answer would likely lead to."""
        steps = [self.step(step) for step in runs_of(self.given.follows)[:MOST_STEPS]]
        if not steps:
            return ""
        return self.say("puzzle-says-course", answer=self.answer(self.given.words), steps="; ".join(steps))

    def step(self, run: list[Followed]) -> str:
        return self.say("puzzle-step", player=self.names[run[0].seat], answer=self.answer(run_words(run)))

    def end(self, each: Judged) -> str:
        return self.say("puzzle-says-end", answer=self.answer(each.words), end=end_of(each, self.say))


def end_of(each: Judged, say: Texts) -> str:
    """How a game ends that was played to its end."""
    lead = each.lead or 0
    if lead:
        return say("puzzle-end-won" if lead > 0 else "puzzle-end-lost", lead=abs(lead))
    if 0.01 < each.chance < 0.99:
        return say("puzzle-end-level-shared")
    return say("puzzle-end-level-won" if each.chance > 0.5 else "puzzle-end-level-lost")


def runs_of(steps: list[Followed]) -> list[list[Followed]]:
    """Steps of a course; the same answer given several times by one seat is one of them."""
    return [list(run) for _, run in groupby(steps, key=lambda step: (step.seat, step.words))]


def run_words(run: list[Followed]) -> str:
    """As a record says it: "place in VOL-6 x3"."""
    return said_times(run[0].words, len(run))
