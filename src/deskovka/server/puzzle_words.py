"""What an answer to a position was worth, in words: a line, at most four sentences, and the rules behind them."""

from __future__ import annotations

from collections.abc import Callable

from deskovka.puzzles.shapes import Judged, Puzzle
from deskovka.review.saying import written_chance
from deskovka.text import Texts

MOST_RULES = 3
TITLES = {"best": "puzzle-title-best", "good": "puzzle-title-good"}


class Explaining:
    """Explains one answer; `answer` says the words of a record as people do."""

    def __init__(self, found: Puzzle, given: Judged, say: Texts, answer: Callable[[str], str]) -> None:
        self.found = found
        self.given = given
        self.best = found.best()
        self.say = say
        self.answer = answer

    def title(self) -> str:
        message = TITLES.get(self.given.quality, "puzzle-title-wrong")
        return self.say(message, best=self.answer(self.best.words))

    def explanation(self) -> str:
        """Whatever was asked for, the best answer comes first in it."""
        sides = [self.best] if self.given is self.best else [self.best, self.given]
        if self.found.exact:
            return " ".join([*(self.end(each) for each in sides), self.say("puzzle-says-exact")])
        facts = [self.fact(each) for each in sides if self.reason(each)]
        return " ".join([self.chances(), *facts, self.say("puzzle-says-seat")])

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

    def fact(self, each: Judged) -> str:
        return self.say("puzzle-says-fact", answer=self.answer(each.words), reason=self.reason(each))

    def end(self, each: Judged) -> str:
        return self.say("puzzle-says-end", answer=self.answer(each.words), end=end_of(each, self.say))


def end_of(each: Judged, say: Texts) -> str:
    """How a game ends that was played to its end."""
    lead = each.lead or 0
    if lead:
        return say("puzzle-end-won" if lead > 0 else "puzzle-end-lost", lead=abs(lead))
    shared = "won" if each.chance > 0.99 else "lost" if each.chance < 0.01 else "shared"
    return say(f"puzzle-end-level-{shared}")
