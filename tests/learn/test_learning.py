"""Lantern is learnt from nothing, by self-play and from a teacher; a course goes on where it was interrupted."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from deskovka.games.registry import find_game
from deskovka.learn.arrays import NumpyArrays
from deskovka.learn.checkpoint import read_checkpoint
from deskovka.learn.course import Course
from deskovka.learn.examiner import Exam, sat
from deskovka.learn.match import Score
from deskovka.learn.network import Size
from deskovka.learn.release import NotThisGame
from deskovka.learn.sheets import Field
from deskovka.learn.trainer import CURVES, Clock, Standing, Trainer

SIZE = Size(32, 13, 32, 32, 32)
FIELD = Field("_template", (2, 3, 4), 0.0, seed=1, workers=0, tables=128, longest=100)
COURSE = Course(
    steps=12,
    batch=4,
    epochs=4,
    rate=6e-3,
    rates=(1e-4, 1.2e-2),
    moved=(0.06, 0.02),
    entropy=(0.01, 0.001),
    guests=0.125,
    pool_every=0.1,
    teacher_rate=5e-3,
)
SHORT = replace(COURSE, steps=4, batch=4)


def unseen(standing: Standing) -> None:
    pass


def trainer(out: Path, rounds: int, field: Field = FIELD, course: Course = COURSE) -> Trainer:
    return Trainer(NumpyArrays(field.seed), field, course, Clock(rounds=rounds), SIZE, out)


def above_fair(weights: np.ndarray, against: str, games: int) -> float:
    """How many times its fair share it wins, over all numbers of seats."""
    scores = sat(Exam("_template", SIZE, (2, 3, 4), (against,), 600.0, seed=77, games=games), weights)[against]
    assert sum(score.games for score in scores.values()) == games
    return sum(score.won for score in scores.values()) / sum(fair(*each) for each in scores.items())


def fair(seats: int, score: Score) -> float:
    return score.games / seats


def test_lantern_is_learnt_by_self_play(tmp_path: Path) -> None:
    """Whoever plays by the prize (low card for 1, high for 3) wins 1.22 times the fair share; greedy 1.10 times."""
    learner = trainer(tmp_path, rounds=60)
    untaught = learner.weights()
    learner.run(unseen)
    assert above_fair(untaught, "random", 600) == pytest.approx(1.0, abs=0.12)
    assert above_fair(learner.weights(), "random", 2400) > 1.1
    assert len(learner.pool.former) > 5
    curve = [json.loads(line) for line in (tmp_path / CURVES).read_text().splitlines()]
    assert [line["rounds"] for line in curve] == list(range(1, 61))
    assert curve[-1]["games"] == learner.counts.games > 10_000


def test_the_same_seed_gives_the_same_network_and_a_course_goes_on(tmp_path: Path) -> None:
    field = replace(FIELD, tables=16)

    def folder(name: str) -> Path:
        (tmp_path / name).mkdir()
        return tmp_path / name

    def learnt(out: Path) -> Trainer:
        learner = trainer(out, 6, field, SHORT)
        learner.run(unseen)
        return learner

    one, other = learnt(folder("one")), learnt(folder("other"))
    assert np.array_equal(one.weights(), other.weights())
    before = read_checkpoint(tmp_path / "one")
    further = trainer(folder("further"), 9, field, SHORT)
    further.resume(before)
    assert np.array_equal(further.weights(), one.weights())
    assert (further.student.adam.steps, further.student.rate) == (one.student.adam.steps, one.student.rate)
    assert [f.tobytes() for f in further.pool.former] == [f.tobytes() for f in one.pool.former]
    games = one.counts.games
    further.run(unseen)
    assert further.counts.rounds == 9
    assert further.counts.games > games
    assert not np.array_equal(further.weights(), one.weights())


def test_what_lasts_is_the_mean_over_the_later_lessons_also_after_an_interruption(tmp_path: Path) -> None:
    learner = trainer(tmp_path, 8, replace(FIELD, tables=16), replace(SHORT, averaging=0.5))
    after: list[np.ndarray] = []

    def look(standing: Standing) -> None:
        after.append(learner.weights())
        if standing.counts.rounds == 3:
            assert np.array_equal(learner.lasting(), after[-1])
        if standing.counts.rounds == 7:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        learner.run(look)
    later = after[4:]  # half of the course is over after the fourth
    assert learner.counts.averaged == len(later) == 3
    assert learner.lasting() == pytest.approx(np.mean(later, axis=0), abs=1e-6)
    further = trainer(tmp_path, 8, replace(FIELD, tables=16), replace(SHORT, averaging=0.5))
    further.resume(read_checkpoint(tmp_path))
    further.run(unseen)
    assert further.counts.averaged == 4
    assert further.lasting() == pytest.approx(np.mean([*later, further.weights()], axis=0), abs=1e-6)


def test_what_was_learnt_is_saved_when_somebody_interrupts(tmp_path: Path) -> None:
    learner = trainer(tmp_path, 50, replace(FIELD, tables=16), SHORT)

    def interrupt(standing: Standing) -> None:
        if standing.counts.rounds == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        learner.run(interrupt)
    saved = read_checkpoint(tmp_path)
    assert saved.counts.rounds == 3
    assert np.array_equal(saved.weights, learner.weights())


def test_a_checkpoint_of_another_game_is_refused(tmp_path: Path) -> None:
    learner = trainer(tmp_path, 1, replace(FIELD, tables=8), SHORT)
    learner.save()
    learner.game = find_game("vale")
    with pytest.raises(NotThisGame, match="is a network for _template, not for vale"):
        learner.resume(read_checkpoint(tmp_path))
    with pytest.raises(NotThisGame, match="there is no checkpoint"):
        read_checkpoint(tmp_path / "nowhere")


def test_a_teacher_is_imitated_first(tmp_path: Path) -> None:
    """It ends with answers as the teacher's, and then plays on without it."""
    field = replace(FIELD, tables=48, teacher="greedy", taught=48)
    learner = trainer(tmp_path, 12, field, replace(COURSE, teaching=0.8, steps=6))
    seen: list[Standing] = []
    learner.run(seen.append)
    assert [standing.taught for standing in seen].count(False) >= 2
    losses = [standing.marks.loss for standing in seen if standing.taught and standing.marks]
    assert losses[-1] < 0.8 * losses[0]


def test_how_things_change_during_a_course() -> None:
    course = Course()
    first, last = course.terms(0.0, False), course.terms(1.0, False)
    assert (first.moved, last.moved) == pytest.approx(course.moved)
    assert first.entropy > last.entropy > 0
    assert course.shaped(0.0) > course.shaped(0.5) > course.shaped(0.8) == 0
    assert course.followed(0.0) == 1.0
    assert course.followed(course.teaching) == 0.0
    assert course.terms(0.1, True).fixed == course.teacher_rate


def test_a_course_may_begin_with_the_lead_alone_and_ends_with_winning_alone() -> None:
    course = Course(shaping=1.0)
    assert course.shaped(0.0) == 1.0
    assert course.shaped(0.4) == pytest.approx(0.5)
    assert course.shaped(0.8) == 0.0


def test_a_course_can_begin_where_another_one_left_off() -> None:
    """Rate, doubt and shaping are then as far along as is said; at the end they are what they always are."""
    course, later = Course(), Course(begins=0.5)
    assert later.terms(0.0, False) == course.terms(0.5, False)
    assert later.shaped(0.0) == course.shaped(0.5)
    assert later.terms(1.0, False) == course.terms(1.0, False)
    assert later.is_taught(0.1)


def test_who_knows_much_is_not_shaken_by_the_first_lesson() -> None:
    """The rate a course begins with falls from the usual one to the smallest, the further along it begins."""
    rates = [Course(begins=begins).first_rate() for begins in (0.0, 0.5, 1.0)]
    assert rates == pytest.approx([Course().rate, (Course().rate * Course().rates[0]) ** 0.5, Course().rates[0]])
    field = Field("_template", (2,), 0.0, seed=1, workers=0, tables=8, longest=200)
    trainer = Trainer(NumpyArrays(), field, Course(begins=1.0), Clock(rounds=1), SIZE, Path())
    assert trainer.student.rate == pytest.approx(Course().rates[0])
