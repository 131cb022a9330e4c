"""What a review comes to: titles, turning points, key moments."""

from __future__ import annotations

import json

import pytest

from deskovka.review.report import Answered, Chance, Luck, Review, When, from_json
from deskovka.review.story import key_moments, tell_story, turning_points
from deskovka.review.telling import tell
from review.make import EXAMPLE


@pytest.fixture
def review() -> Review:
    return from_json(json.loads(EXAMPLE.read_text(encoding="utf-8")))


def sure(chance: float) -> Chance:
    return Chance(chance, chance, chance)


def answer(place: int, number: int, *after: float) -> Answered:
    """The answer at this place, in the round of this number, after which the seats had these chances."""
    chances = [sure(chance) for chance in after]
    when, turn = When("round", number), ["turn", {"seat": 0}]
    return Answered(place, 0, when, turn, "end turn", [0], 2, "best", 0, 0, 0, False, 8, chances, chances[0], chances)


def game_of(review: Review, *answers: Answered) -> Review:
    review.answers = list(answers)
    review.progress.looked = review.progress.all = len(answers)
    review.start = [sure(0.6), sure(0.4)]
    return review


def test_whoever_leads_for_a_round_turned_the_game_and_a_moment_of_luck_did_not(review: Review) -> None:
    game = game_of(
        review,
        answer(0, 1, 0.6, 0.4),
        answer(1, 1, 0.4, 0.6),  # not for long
        answer(2, 1, 0.7, 0.3),
        answer(3, 2, 0.4, 0.6),
        answer(4, 3, 0.35, 0.65),
        answer(5, 4, 0.1, 0.9),
        answer(6, 4, 0.2, 0.8),
    )
    assert [(turn.place, turn.seat, turn.kind) for turn in turning_points(game)] == [(3, 1, "lead"), (5, 1, "reach")]


def test_whoever_is_hardly_ahead_does_not_lead(review: Review) -> None:
    game = game_of(review, answer(0, 1, 0.51, 0.49), answer(1, 2, 0.48, 0.52), answer(2, 3, 0.5, 0.5))
    game.start = [sure(0.5), sure(0.5)]
    assert turning_points(game) == []


def test_the_summary_tells_who_led_first_and_who_in_the_end(review: Review) -> None:
    game = game_of(
        review,
        answer(0, 0, 0.5, 0.5),
        answer(1, 0, 0.3, 0.7),
        answer(2, 1, 0.3, 0.7),
        answer(3, 2, 0.7, 0.3),
        answer(4, 3, 0.7, 0.3),
    )
    game.start = [sure(0.5), sure(0.5)]
    game.winners = [0]
    tell_story(game)
    said = tell(game, 0, "en")["summary"]
    assert [sentence["text"] for sentence in said][:2] == [
        "Petr led from the start.",
        "In the end Jana took the lead, in round 2.",
    ]


def test_nobody_is_out_of_reach_before_everything_was_looked_at(review: Review) -> None:
    game = game_of(review, answer(0, 1, 0.5, 0.5), answer(1, 2, 0.1, 0.9))
    game.progress.all = 9
    assert all(turn.kind != "reach" for turn in turning_points(game))


def test_a_good_decision_with_bad_luck_is_two_moments_and_there_are_twelve_at_most() -> None:
    lucky = answer(3, 1, 0.5, 0.5)
    lucky.before = [sure(0.4), sure(0.6)]
    lucky.luck = [Luck(0, -0.2, 0.01, sure(0.5), sure(0.3))]
    moments = key_moments([lucky])
    assert [(moment.kind, moment.name) for moment in moments] == [("play", "best"), ("luck", "unlucky")]
    many = []
    for place in range(20):
        each = answer(place, 1, 0.5, 0.5)
        each.quality, each.given_away = "mistake", 0.06 + place / 1000
        many.append(each)
    moments = key_moments(many)
    assert [moment.place for moment in moments] == list(range(8, 20))


def title_of(game: Review) -> str:
    tell_story(game)
    assert game.title is not None
    return game.title.message.removeprefix("review-title-")


def test_whoever_was_behind_for_a_while_did_not_lead_throughout(review: Review) -> None:
    behind = [answer(3, 2, 0.25, 0.75), answer(4, 2, 0.3, 0.7)]  # not for a round: it did not turn the game
    game = game_of(
        review,
        *(answer(place, 1, 0.9, 0.1) for place in range(3)),
        *behind,
        answer(5, 2, 0.6, 0.4),
        answer(6, 3, 0.9, 0.1),
    )
    game.winners = [0]
    assert title_of(game) == "reach"
    for place, chance in ((3, 0.55), (4, 0.49)):  # as good as level
        game.answers[place] = answer(place, 2, chance, 1 - chance)
    assert title_of(game) == "never-in-doubt"


@pytest.mark.parametrize(
    ("winners", "names", "message"),
    [([], ["Jana"], "nobody"), ([0], ["Jana"], "alone"), ([0, 1], ["Jana", "Petr"], "shared")],
)
def test_the_title_says_who_won(review: Review, winners: list[int], names: list[str], message: str) -> None:
    review.winners, review.names = winners, names
    tell_story(review)
    assert review.title is not None
    assert review.title.message == f"review-title-{message}"
