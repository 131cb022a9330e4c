"""The course of a review: first a look at every answer, then searches where it matters, until the time is over.

Where looks fall behind, some answers only get a glance: the graph is whole in time, and what a glance makes out to
matter is looked at after that.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import monotonic
from typing import Literal, NamedTuple

from deskovka.review.played import Played
from deskovka.review.report import Answered, Progress, Review, Stage
from deskovka.review.story import tell_story

SECONDS = 110.0  # for a whole review
STRIDES = (8, 4, 2, 1)  # looks come in rounds over the whole game, each between those before
AT_ONCE = 4  # answers in one part; in the first round one, so that there is something to see soon
LOOKED_BY = 0.6  # of the time: then every answer has been looked at, or glanced at
LOOKED_AGAIN_BY = 0.8  # … and those that only got a glance, as far as they matter most
SLACK = 0.05  # of the time: to get going


def begun(played: Played) -> Review:
    """The review of a game before anything was looked at."""
    result = played.game.result(played.tables[-1])
    return Review(
        game=played.game.id,
        rules_version=played.game.rules_version,
        names=played.record.names,
        scores=result.scores,
        winners=result.winners() if result.over else [],
        start=[],
        answers=[],
        progress=Progress("looking", 0, 0, played.answers()),
    )


class Part(NamedTuple):
    """Answers to be glanced at, to be looked at, or to be searched."""

    kind: Literal["glance", "look", "search"]
    places: tuple[int, ...]


class Course:
    """Says what is to be done next and takes in what was found; who does it, and in how many processes, is open."""

    def __init__(self, review: Review, seconds: float = SECONDS, clock: Callable[[], float] = monotonic) -> None:
        """Goes on with a review that was begun, perhaps long ago."""
        self.review = review
        self.begins = clock()
        self.seconds = seconds
        self.clock = clock
        self.answers = {each.place: each for each in review.answers}
        self.looks = [place for place in in_rounds(review.progress.all) if place not in self.answers]
        self.unseen = len(self.looks)  # answers nobody has looked at yet
        self.to_look_at = self.unseen
        self.again: list[int] | None = None  # to be looked at after a glance; None as long as something is unseen
        self.searches: list[int] | None = None  # to be searched; None as long as something is to be looked at
        self.halted = False

    def next_part(self) -> Part | None:
        """What to do next; None: nothing for now, or nothing more (`over`)."""
        if self.halted or self.spent() >= 1:
            return None
        if self.looks:
            first = len(self.looks) > self.to_look_at * (1 - 1 / STRIDES[0])
            places = handed_out(self.looks, 1 if first else AT_ONCE)
            return Part("glance" if self.is_behind() else "look", places)
        if self.unseen:
            return None
        if self.again is None:
            self.again = worth_looking(list(self.answers.values()))
        if self.again and self.spent() < LOOKED_AGAIN_BY:
            return Part("look", handed_out(self.again, AT_ONCE))
        if self.searches is None:
            self.searches = worth_searching(list(self.answers.values()))
        return Part("search", handed_out(self.searches, 1)) if self.searches else None

    def spent(self) -> float:
        """The share of the time that has passed."""
        return (self.clock() - self.begins) / self.seconds

    def is_behind(self) -> bool:
        """Would looks at what is left take more than their share of the time, as they went so far?"""
        looked = 1 - self.unseen / self.to_look_at
        return self.spent() > SLACK + LOOKED_BY * looked

    def take(self, found: list[Answered]) -> None:
        """Take in what was found out about some answers."""
        for each in found:
            if each.place not in self.answers:
                self.unseen -= 1
            self.answers[each.place] = each

    def halt(self) -> None:
        """Somebody wants no more: what there is stays."""
        self.halted = True

    def over(self) -> bool:
        """Is nothing more to be done, once what was handed out is back?"""
        return self.halted or self.spent() >= 1 or (not self.unseen and self.searches == [])

    def so_far(self) -> Review:
        """The review as far as it is, with its story; it stays as it is while the course goes on."""
        known = dict(self.answers)
        answers = [known[place] for place in sorted(known)]
        searched = sum(each.playouts > 0 for each in answers)
        progress = Progress(self.stage(), len(answers), searched, self.review.progress.all)
        review = replace(self.review, answers=answers, progress=progress)
        tell_story(review)
        return review

    def stage(self) -> Stage:
        if self.over():
            if self.halted:
                return "stopped"
            return "time-over" if self.unseen or worth_looking(list(self.answers.values())) else "done"
        return "looking" if self.unseen else "deepening"


def handed_out(places: list[int], most: int) -> tuple[int, ...]:
    """The first of these places, taken off the list."""
    part = tuple(places[:most])
    del places[:most]
    return part


def in_rounds(answers: int) -> list[int]:
    """All places, the whole game through again and again: so the first ones already show how it went."""
    found: list[int] = []
    for stride in STRIDES:
        seen = set(found)
        found += [place for place in range(0, answers, stride) if place not in seen]
    return found


def worth_looking(answers: list[Answered]) -> list[int]:
    """The places of the answers that only got a glance, the largest changes first."""
    return [each.place for each in sorted(answers, key=doubt) if each.quality == "none"]


def worth_searching(answers: list[Answered]) -> list[int]:
    """The places of the answers to be searched, the most doubtful first: all that had a choice."""
    chosen = [each for each in answers if each.choices > 1 and each.playouts == 0]
    return [each.place for each in sorted(chosen, key=doubt)]


def doubt(each: Answered) -> tuple[float, int]:
    """What may be a mistake comes first, then whatever had most at stake."""
    best = max((other.chance.chance for other in each.alternatives), default=0.0)
    lost = best - each.played.chance
    stake = max(abs(each.after[each.seat].chance - each.before[each.seat].chance), lost)
    return -stake, each.place
