"""What a process does for a review: a few answers at a time.  It keeps the games it has played again."""

from __future__ import annotations

from collections import OrderedDict

from deskovka.bots.budget import Budget
from deskovka.core.record import read_record
from deskovka.review.going import Part, begun
from deskovka.review.looking import Reviewer
from deskovka.review.played import Played
from deskovka.review.report import Answered, Review

KEPT = 3  # games
PLAYOUTS = 300  # of each answer that is searched, the looks before among them
LONGEST = 3.0  # seconds for one answer


REVIEWERS: OrderedDict[tuple[str, int], Reviewer] = OrderedDict()


def reviewer_of(record: str, seed: int) -> Reviewer:
    found = REVIEWERS.pop((record, seed), None) or Reviewer(Played(read_record(record)), seed)
    REVIEWERS[record, seed] = found
    if len(REVIEWERS) > KEPT:
        REVIEWERS.popitem(last=False)
    return found


def begin(record: str, seed: int) -> Review:
    """The review of the game of this text, before anything was looked at; BrokenRecord if it cannot be played."""
    reviewer = reviewer_of(record, seed)
    review = begun(reviewer.played)
    review.start = reviewer.start()
    return review


def work(record: str, seed: int, part: Part, playouts: int = PLAYOUTS) -> list[Answered]:
    """What is found out about the answers of a part."""
    reviewer = reviewer_of(record, seed)
    if part.kind == "glance":
        return [reviewer.glance(place) for place in part.places]
    if part.kind == "look":
        return [reviewer.look(place) for place in part.places]
    return [reviewer.search(place, Budget(LONGEST, playouts)) for place in part.places]
