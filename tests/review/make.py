"""Makes the example of a review anew: as it is kept, and as a browser is told of it.

PYTHONPATH=src:tests python -m review.make
"""

from __future__ import annotations

import json
from pathlib import Path

from deskovka.review.going import Course
from deskovka.review.parts import begin, work
from deskovka.review.report import Review
from deskovka.review.telling import tell

TESTS = Path(__file__).parent.parent
GAME = TESTS / "review" / "example.record"  # two greedy bots that answer anything now and then
EXAMPLE = TESTS / "review" / "example.json"
TOLD = TESTS.parent / "web" / "tests" / "unit" / "review-example.json"
SEARCHED = 24
ITERATIONS = 200


def example() -> Review:
    text = GAME.read_text(encoding="utf-8")
    course = Course(begin(text, seed=1))
    while course.unseen and (part := course.next_part()) is not None:
        course.take(work(text, 1, part))
    for _ in range(SEARCHED):
        part = course.next_part()
        assert part is not None
        course.take(work(text, 1, part, ITERATIONS))
    course.searches = []
    review = course.so_far()
    for each in review.answers:
        if each.playouts == 0:  # so that the example stays small
            each.alternatives = []
    return review


def written(document: object) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    review = example()
    EXAMPLE.write_text(written(review.as_json()), encoding="utf-8")
    TOLD.write_text(written(tell(review, 0, "en")), encoding="utf-8")
