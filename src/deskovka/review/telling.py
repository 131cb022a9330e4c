"""A review in words, for one viewer: what others kept hidden stays so (docs/review.md)."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, cast

from deskovka.core.codec import kinds_under, load_step
from deskovka.core.events import Event
from deskovka.core.game import Game
from deskovka.core.views import EVERYBODY, SPECTATOR
from deskovka.games.registry import find_game
from deskovka.review.quality import DOUBTFUL
from deskovka.review.report import Alternative, Answered, Chance, Luck, Moment, Review, Sentence, Turning, When, rounded
from deskovka.review.saying import written_when
from deskovka.review.shapes import (
    ToldAlternative,
    ToldAnswer,
    ToldChance,
    ToldLuck,
    ToldMoment,
    ToldReview,
    ToldSentence,
    ToldTurning,
    ToldWhen,
)
from deskovka.text import Speaker, Texts, texts

SHOWN = 3  # events that tell what luck did


def tell(review: Review, viewer: int, language: str) -> ToldReview:
    """What this viewer, a seat, SPECTATOR or EVERYBODY, is told."""
    return Telling(review, viewer, language).told()


class Telling:
    """Tells one review to one viewer in one language."""

    def __init__(self, review: Review, viewer: int, language: str) -> None:
        self.review = review
        self.viewer = viewer
        self.language = language
        self.game = find_game(review.game)
        self.say = texts(language)
        self.speaker = Speaker(self.game, self.say, review.names)
        self.steps = kinds_under(self.game.steps)

    def told(self) -> ToldReview:
        review = self.review
        told: ToldReview = {
            "game": review.game,
            "language": self.language,
            "seen_as": self.viewer,
            "names": review.names,
            "scores": review.scores,
            "winners": review.winners,
            "progress": asdict(review.progress),  # type: ignore[typeddict-item]
            "title": None if review.title is None else self.sentence(review.title),
            "summary": [self.sentence(each) for each in review.summary],
            "accounts": [asdict(each) for each in review.accounts],  # type: ignore[misc]
            "moments": [self.moment(each) for each in review.moments],
            "turnings": [self.turning(each) for each in review.turnings],
            "start": [told_chance(each) for each in review.start],
            "answers": [self.answer(each) for each in review.answers],
        }
        return cast("ToldReview", rounded(told))

    # ---- who may know

    def knows(self, open_to: list[int], seat: int) -> bool:
        return self.viewer in (EVERYBODY, seat) or self.viewer in open_to

    def is_own(self, seat: int) -> bool:
        return self.viewer in (EVERYBODY, seat)

    # ---- answers

    def answer(self, each: Answered) -> ToldAnswer:
        own = self.is_own(each.seat)
        probably = each.playouts == 0 and each.quality in DOUBTFUL
        return {
            "place": each.place,
            "seat": each.seat,
            "when": self.when(each.when),
            "question": self.question(each),
            "text": self.answer_text(each),
            "hidden": not self.knows(each.open_to, each.seat),
            "choices": each.choices if own else None,
            "quality": each.quality,
            "quality_text": self.name(each.quality, probably),
            "first_look": each.playouts == 0,
            "given_away": each.given_away,
            "unsure": each.unsure,
            "more": each.more,
            "too_close": each.too_close,
            "before": [told_chance(chance) for chance in each.before],
            "played": told_chance(each.played),
            "after": [told_chance(chance) for chance in each.after],
            "alternatives": [self.alternative(each, other) for other in each.alternatives],
            "luck": [self.luck(luck) for luck in each.luck],
        }

    def answer_at(self, place: int) -> Answered:
        return next(each for each in self.review.answers if each.place == place)

    def question(self, each: Answered) -> str:
        """As it was asked; to others only if it mentions nothing: what kind of question it is everybody sees."""
        ask = load_step(each.question, self.steps)
        if self.is_own(each.seat) or not self.game.told_by(ask):
            return self.speaker.question(ask)
        return self.say("review-others-question", **self.player(each.seat))

    def answer_text(self, each: Answered) -> str:
        if self.knows(each.open_to, each.seat):
            return self.speaker.answer(each.words)
        return self.say("review-hidden-answer", **self.player(each.seat))

    def alternative(self, each: Answered, other: Alternative) -> ToldAlternative:
        known, own = self.knows(other.open_to, each.seat), self.is_own(each.seat)
        played = other.words == each.words.partition(" x")[0]
        reason = other.reason.get(self.language, "") if own else ""
        return {
            "text": self.called(other, reason) if known else self.say("review-hidden-alternative"),
            "hidden": not known,
            "played": played and self.knows(each.open_to, each.seat),
            "chance": told_chance(other.chance),
            "behind": other.behind,
            "reason": "" if self.is_told_there(other) else reason,
            "follows": [
                {"seat": step.seat, "text": self.speaker.answer(step.words), "times": step.times, "of": step.of}
                for step in (other.follows if own else [])
            ],
        }

    def called(self, other: Alternative, reason: str) -> str:
        """An answer whose place has no name for people is called by what lies round it: that is its reason."""
        if not reason or not self.is_told_there(other):
            return self.speaker.answer(other.words)
        return self.speaker.answer_there(other.words, reason)

    def is_told_there(self, other: Alternative) -> bool:
        option = self.game.phrases.parse(other.words)
        return option is not None and self.speaker.is_told_there(option)

    def luck(self, luck: Luck) -> ToldLuck:
        return {
            "seat": luck.seat,
            "name": "lucky" if luck.change > 0 else "unlucky",
            "change": luck.change,
            "unsure": luck.unsure,
            "expected": told_chance(luck.expected),
            "came": told_chance(luck.came),
            "texts": self.luck_texts(luck),
        }

    def luck_texts(self, luck: Luck) -> list[str]:
        """What was drawn or shown, that of the seat it is about first."""
        events = sorted((Event(*numbers) for numbers in luck.events), key=lambda event: int(event.seat) != luck.seat)
        whom = None if self.viewer in (SPECTATOR, EVERYBODY) else self.viewer
        tell_event = self.game.event_words.tell
        said = [self.speaker.event(tell_event(event, whom, self.viewer == EVERYBODY)) for event in events]
        return list(dict.fromkeys(said))[:SHOWN]

    # ---- what it comes to

    def moment(self, moment: Moment) -> ToldMoment:
        each = self.answer_at(moment.place)
        if moment.kind == "play":
            text = self.answer_text(each)
        else:
            luck = next(luck for luck in each.luck if luck.seat == moment.seat)
            text = " ".join(self.luck_texts(luck)[:1]) or self.say("review-luck-unnamed")
        return {
            "place": moment.place,
            "seat": moment.seat,
            "kind": moment.kind,
            "name": moment.name,
            "name_text": self.name(moment.name, each.playouts == 0 and moment.name in DOUBTFUL),
            "when": self.when(each.when),
            "text": text,
            "change": moment.change,
        }

    def turning(self, turning: Turning) -> ToldTurning:
        text = self.say(f"review-turning-{turning.kind}", **self.player(turning.seat))
        return {"place": turning.place, "seat": turning.seat, "kind": turning.kind, "text": text}

    def sentence(self, sentence: Sentence) -> ToldSentence:
        values: dict[str, Any] = dict(sentence.values)
        spoken = {name: value for name, value in values.items() if name not in ("unit", "number")}
        if "player" in spoken:
            spoken |= self.player(int(values["player"]))
        if "answer" in spoken:
            spoken["answer"] = self.answer_text(self.answer_at(int(values["answer"])))
        if "unit" in values:
            spoken["when"] = self.say(f"review-in-{values['unit']}", number=values["number"])
            spoken["since"] = self.say(f"review-since-{values['unit']}", number=values["number"])
        return {"message": sentence.message, "values": values, "text": self.say(sentence.message, **spoken)}

    def name(self, name: str, probably: bool = False) -> str:
        return self.say(f"review-name-{name}.probably" if probably else f"review-name-{name}")

    def when(self, when: When) -> ToldWhen:
        return told_when(self.game, when, self.say)

    def player(self, seat: int) -> dict[str, str]:
        return {"player": self.review.names[seat]}


def told_when(game: Game, when: When, say: Texts) -> ToldWhen:
    """Where in a game something was: "Round 3, day"."""
    text = written_when(when, game, say)
    return {"unit": when.unit, "number": when.number, "phase": when.phase, "text": text}


def told_chance(chance: Chance) -> ToldChance:
    return {"chance": chance.chance, "low": chance.low, "high": chance.high}
