"""A hint in words."""

from __future__ import annotations

from typing_extensions import TypedDict

from deskovka.core.game import Game
from deskovka.review.hint import Hint, Named
from deskovka.review.reasons import Reason
from deskovka.review.shapes import ToldChance
from deskovka.text import Speaker, texts

LONGEST_REASON = 90


class NudgeShape(TypedDict):
    """Where to look: a sentence or two, and the words of all answers there; at least two where there are two."""

    text: str
    words: list[str]


class NamedShape(TypedDict):
    """One of the best answers.  `too_close`: as good as the best one, as far as we can tell; `reason` may be ""."""

    words: str
    text: str
    chance: ToldChance
    too_close: bool
    reason: str


class HintTeller:
    """Tells hints of one game in one language, with the names of those who sit there."""

    def __init__(self, game: Game, language: str, names: list[str]) -> None:
        self.game = game
        self.say = texts(language)
        self.speaker = Speaker(game, self.say, names)

    def nudge(self, hint: Hint) -> NudgeShape:
        reason = hint.best[0].reason
        look = "" if reason is None else self.part(reason, "look")
        text = " ".join(filter(None, (look, self.where(hint.verb))))
        return {"text": text, "words": [self.game.phrases.say(option) for option in hint.zone]}

    def where(self, verb: str) -> str:
        """The place to look at; a kind of answer of which a game says nothing is one among others."""
        own = f"{self.game.prefix()}-nudge-{verb}"
        if verb and self.say.has(own):
            return self.say(own)
        return self.say({"": "review-nudge-mixed", "only": "review-nudge-only"}.get(verb, "review-nudge-these"))

    def named(self, named: Named) -> NamedShape:
        return {
            "words": self.game.phrases.say(named.option),
            "text": self.speaker.option(named.option),
            "chance": {"chance": named.chance, "low": named.low, "high": named.high},
            "too_close": named.too_close,
            "reason": "" if named.reason is None else self.reason(named.reason),
        }

    def reason(self, reason: Reason) -> str:
        """One short sentence; nothing rather than a long one."""
        said = self.part(reason, reason.kind)
        return said if len(said) <= LONGEST_REASON else ""

    def part(self, reason: Reason, part: str) -> str:
        message = f"{self.game.prefix()}-term-{reason.term}.{part}"
        if not self.say.has(message):
            return ""
        return self.say(message, count=reason.count, player=self.speaker.players[reason.seat])
