"""The course of a review, and that it goes by nothing a seat could not know."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest

from deskovka.bots.budget import Budget
from deskovka.core.game import Game
from deskovka.core.record import new_record, read_record
from deskovka.core.recorder import Recorder
from deskovka.games.registry import find_game, game_ids
from deskovka.review.going import Course, begun, in_rounds
from deskovka.review.judge import LOOKS
from deskovka.review.looking import Reviewer
from deskovka.review.parts import begin, work
from deskovka.review.played import Played
from deskovka.review.report import Answered
from deskovka.review.running import reviewed
from deskovka.review.telling import tell
from deskovka.testing.bots import with_other_secrets
from support.cli import GOLDEN

SHORT = 40  # playouts
SEARCH = Budget(iterations=LOOKS + SHORT)
CHOICES = (2, 9, 20)  # questions with a choice that are flipped, the first of them early
FINISHED = [game for game in map(find_game, game_ids()) if game.finished]


def played_template() -> str:
    """A short game from beginning to end."""
    return (GOLDEN / "_template-4-greedy.record").read_text(encoding="utf-8")


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_looks_go_through_the_whole_game_again_and_again() -> None:
    assert in_rounds(11) == [0, 8, 4, 2, 6, 10, 1, 3, 5, 7, 9]
    assert sorted(in_rounds(100)) == list(range(100))


def test_a_review_is_looked_at_searched_and_done() -> None:
    text = played_template()
    stages = []
    last = None
    for last in reviewed(text, jobs=1, playouts=SHORT):
        stages.append(last.progress.state)
    assert last is not None
    assert stages[-1] == "done"
    assert last.progress.looked == last.progress.all == len(read_record(text).answers)
    assert [each.place for each in last.answers] == list(range(last.progress.all))
    assert all(each.playouts for each in last.answers if each.choices > 1)
    assert last.winners
    assert last.title is not None


def test_the_same_seed_gives_the_same_review() -> None:
    text = played_template()
    one, other = (list(reviewed(text, jobs=1, playouts=SHORT))[-1].as_json() for _ in range(2))
    assert json.dumps(one) == json.dumps(other)


def test_what_there_is_stays_when_the_time_is_over() -> None:
    text = played_template()
    clock = Clock()
    course = Course(begin(text, 1), seconds=10, clock=clock)
    part = course.next_part()
    assert part is not None
    course.take(work(text, 1, part))
    clock.now = 10.0
    assert course.next_part() is None
    review = course.so_far()
    assert review.progress.state == "time-over"
    assert 0 < review.progress.looked < review.progress.all
    again = Course(review, seconds=10, clock=clock)
    while (part := again.next_part()) is not None:
        again.take(work(text, 1, part, SHORT))
    assert again.so_far().progress.state == "done"


def test_whoever_stops_it_keeps_what_there_is() -> None:
    course = Course(begin(played_template(), 1))
    course.halt()
    assert course.next_part() is None
    assert course.so_far().progress.state == "stopped"


def as_its_seat_knew(each: Answered) -> dict[str, object]:
    """What a review says about an answer to the seat that gave it, apart from what came of it in the end."""
    told = asdict(each)
    mine = told["before"][each.seat]
    for rest in ("before", "after", "luck", "open_to"):
        del told[rest]
    for other in told["alternatives"]:
        del other["open_to"]  # who else could know goes by what others could see
    return {**told, "mine": mine}


@pytest.mark.parametrize("game", FINISHED, ids=lambda game: game.id)
def test_an_answer_is_judged_alike_when_everything_hidden_is_something_else(game: Game) -> None:
    """The tables before it are exchanged for others that its seat cannot tell from the real ones."""
    recorder = Recorder(game, new_record(game, 2, 4))
    choices: list[int] = []
    while len(choices) < CHOICES[-1] and recorder.state.ask is not None:
        question = recorder.state.pending()[0]
        if len(question.options) > 1:
            choices.append(len(recorder.record.answers))
        recorder.choose(question.seat, question.options[len(question.options) // 2])
    real, flipped = Played(recorder.record), Played(recorder.record)
    for place in [choices[number - 1] for number in CHOICES if number <= len(choices)]:
        seat = recorder.record.answers[place][0]
        flipped.tables[place] = with_other_secrets(real.tables[place], seat, 321 + place)
        assert flipped.tables[place].view(seat) == real.tables[place].view(seat)
        here, there = (Reviewer(played).search(place, SEARCH) for played in (real, flipped))
        assert here.playouts > 0
        assert here.alternatives
        assert as_its_seat_knew(here) == as_its_seat_knew(there)


def test_a_review_of_a_game_that_goes_on_names_no_winner() -> None:
    game = find_game("vale")
    review = begun(Played(new_record(game, 2, 3)))
    assert review.winners == []
    assert tell(review, 0, "cs")["answers"] == []


def test_where_looks_fall_behind_the_rest_gets_a_glance_and_what_mattered_a_look_later() -> None:
    text = played_template()
    clock = Clock()
    course = Course(begin(text, 1), seconds=100, clock=clock)
    kinds = []
    while (part := course.next_part()) is not None and clock.now < 80:
        kinds.append(part.kind)
        course.take(work(text, 1, part, SHORT))
        clock.now += {"look": 15, "glance": 1, "search": 1}[part.kind] * len(part.places)
    assert kinds[0] == "look"
    assert "glance" in kinds
    assert "look" in kinds[kinds.index("glance") :]
    review = course.so_far()
    assert review.progress.looked == review.progress.all
    glanced = [each for each in review.answers if each.quality == "none"]
    assert all(each.choices > 1 and each.after and not each.alternatives for each in glanced)
    judged = sum(sum(account.counts.values()) for account in review.accounts)
    assert judged + len(glanced) == sum(each.choices > 1 for each in review.answers)
    assert all(answer["quality_text"] for answer in tell(review, 0, "cs")["answers"])
