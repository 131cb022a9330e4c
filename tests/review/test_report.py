"""Reviews are kept as JSON and told to viewers."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator

import pytest

from deskovka.core.views import EVERYBODY, SPECTATOR
from deskovka.review.quality import WRONG
from deskovka.review.report import SHAPE, Review, from_json
from deskovka.review.saying import written_moment
from deskovka.review.telling import tell
from deskovka.text import texts
from review.make import EXAMPLE, TOLD, written


@pytest.fixture
def example() -> Review:
    return from_json(json.loads(EXAMPLE.read_text(encoding="utf-8")))


def test_a_kept_review_is_read_as_it_was(example: Review) -> None:
    assert written(example.as_json()) == EXAMPLE.read_text(encoding="utf-8")


def test_a_review_of_another_shape_is_refused(example: Review) -> None:
    with pytest.raises(ValueError, match="shape"):
        from_json({**example.as_json(), "shape": SHAPE + 1})


def test_the_browser_tests_have_the_example_as_it_is_told(example: Review) -> None:
    assert written(tell(example, 0, "en")) == TOLD.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("viewer", [SPECTATOR, EVERYBODY, 0, 1])
def test_everything_has_words(example: Review, viewer: int, language: str) -> None:
    told = tell(example, viewer, language)
    assert told["seen_as"] == viewer
    assert all(each["text"] and each["question"] and each["quality_text"] for each in told["answers"])
    assert all(moment["text"] and moment["name_text"] and moment["when"]["text"] for moment in told["moments"])
    assert all(sentence["text"] for sentence in told["summary"])
    assert len(told["moments"]) <= 12


def words_in(told: object) -> Iterator[str]:
    if isinstance(told, str):
        yield told
    elif isinstance(told, dict):
        for each in told.values():
            yield from words_in(each)
    elif isinstance(told, list):
        for each in told:
            yield from words_in(each)


def test_what_only_a_seat_could_know_is_told_to_it_alone(example: Review) -> None:
    kept = copy.deepcopy(example)
    searched = next(each for each in kept.answers if each.seat == 1 and each.playouts and each.alternatives)
    searched.open_to = [1]
    searched.alternatives[0].open_to = [1]
    for viewer in (0, SPECTATOR):
        answer = next(each for each in tell(kept, viewer, "en")["answers"] if each["place"] == searched.place)
        assert answer["hidden"]
        assert answer["choices"] is None
        assert answer["text"] == "A choice only Petr saw"
        first = answer["alternatives"][0]
        assert first["hidden"]
        assert first["text"] == "An answer hidden from you"
        assert not any(other["follows"] or other["reason"] or other["played"] for other in answer["alternatives"])
    for viewer in (1, EVERYBODY):
        answer = next(each for each in tell(kept, viewer, "en")["answers"] if each["place"] == searched.place)
        assert not answer["hidden"]
        assert answer["choices"] == searched.choices
        assert not answer["alternatives"][0]["hidden"]


def test_what_was_given_away_is_told_as_exactly_as_it_is_known(example: Review) -> None:
    say = texts("en")
    told = tell(example, 0, "en")
    moment = next(moment for moment in told["moments"] if moment["name"] in WRONG)
    answer = next(answer for answer in told["answers"] if answer["place"] == moment["place"])
    moment["change"], answer["given_away"] = -0.13, 0.13
    answer["unsure"], answer["more"] = 0.04, 0.03
    assert written_moment(moment, answer, say) == "−13"
    answer["more"] = 0.1
    assert written_moment(moment, answer, say) == "−23 to −9"


def test_a_mistake_of_a_first_look_is_only_probably_one(example: Review) -> None:
    each = next(each for each in example.answers if each.quality == "mistake")
    each.playouts = 0
    told = next(answer for answer in tell(example, 0, "en")["answers"] if answer["place"] == each.place)
    assert told["first_look"]
    assert told["quality_text"] == "Mistake, probably"
