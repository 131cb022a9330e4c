"""Advantages: each seat's own answers are a sequence, ended by its game."""

from __future__ import annotations

import numpy as np
import pytest

from deskovka.learn.lesson import LAMBDA, Answered, judged, together


def answered(seats: list[int], values: list[float], done: list[bool], worth: list[list[float]]) -> Answered:
    tables = len(seats)
    return Answered(
        asked=None,  # type: ignore[arg-type]
        seats=np.array(seats),
        chosen=None,
        chances=np.zeros(tables, np.float32),
        values=np.array(values, np.float32),
        own=np.ones(tables, bool),
        done=np.array(done),
        worth=np.array(worth, np.float32),
    )


NOTHING = [[0.0, 0.0]]


def test_what_follows_an_answer_is_the_next_question_of_the_same_seat() -> None:
    """Seat 0, seat 1, seat 0 again; then seat 1 is asked."""
    steps = [
        answered([0], [0.1], [False], NOTHING),
        answered([1], [0.2], [False], NOTHING),
        answered([0], [0.5], [False], NOTHING),
    ]
    lesson = judged(steps, np.array([0.6], np.float32), np.array([1]))
    assert lesson.advantages[:, 0] == pytest.approx([0.4, 0.4, 0.0])
    assert lesson.returns[:2, 0] == pytest.approx([0.5, 0.6])
    assert lesson.known[:, 0].tolist() == [True, True, False]  # of seat 0 nothing more is known


def test_the_end_of_a_game_is_what_it_was_worth_to_every_seat() -> None:
    """Seat 1 gives the last answer; the next game begins with seat 0."""
    steps = [
        answered([0], [0.1], [False], NOTHING),
        answered([0], [0.3], [False], NOTHING),
        answered([1], [0.2], [True], [[1.0, -1.0]]),
        answered([0], [0.0], [False], NOTHING),
    ]
    lesson = judged(steps, np.array([0.25], np.float32), np.array([0]))
    assert lesson.advantages[:, 0] == pytest.approx([0.2 + LAMBDA * 0.7, 0.7, -1.2, 0.25])
    assert lesson.returns[1:, 0] == pytest.approx([1.0, -1.0, 0.25])


def test_tables_do_not_mix() -> None:
    one = [answered([0, 1], [0.1, 0.4], [True, False], [[1.0, -1.0], [0.0, 0.0]])]
    lesson = judged(one, np.array([9.0, 0.5], np.float32), np.array([0, 1]))
    assert lesson.advantages[0] == pytest.approx([0.9, 0.1])


def test_advantages_are_even_over_the_answers_that_are_learnt_from() -> None:
    lots = [answered([0, 0, 0], [0.0, 0.0, 0.0], [True] * 3, [[1.0, 0.0], [3.0, 0.0], [50.0, 0.0]])]
    lots[0].own = np.array([True, True, False])
    lesson = together([judged(lots, np.zeros(3, np.float32), np.zeros(3, int))])
    assert lesson.advantages[0, :2] == pytest.approx([-1.0, 1.0], abs=1e-4)
    assert lesson.own.tolist() == [[True, True, False]]
