"""Players in processes of their own: the same games as in this one, ended cleanly, and a clear error if one dies."""

from __future__ import annotations

import os
import signal
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from deskovka.core.ahead import Sight
from deskovka.learn.arrays import NumpyArrays
from deskovka.learn.network import Size, first_weights, think
from deskovka.learn.player import leads, worth_of
from deskovka.learn.players import PlayerFailed, Players, Seen
from deskovka.learn.sheets import HALVES, Field

FIELD = Field("_template", (2, 3), 0.0, seed=4, workers=0, tables=6, longest=100)
SIZE = Size(32, 13, 8, 8, 8)


def left_behind() -> list[str]:
    """Memory that this process shares by name: nobody would take it away if it were killed."""
    names = [path.name for path in Path("/dev/shm").glob("*")]
    return [name for name in names if name.startswith(("psm_", f"pym-{os.getpid()}-"))]


def first_options(seen: Seen) -> np.ndarray:
    return np.zeros(len(seen.seats), int)


def played(field: Field, guests: int, rounds: int) -> list[Seen]:
    """What was seen while everybody took the last option."""
    out = []
    with Players(field, NumpyArrays(), guests) as players:
        for _ in range(rounds):
            for half in HALVES:
                seen = players.read(half)
                out.append(seen)
                players.send(half, seen.counts - 1)
    return out


def test_players_tell_options_as_far_ahead_as_is_wished() -> None:
    """One answer or its whole move: in Eldervale that is not the same."""
    field = replace(FIELD, game="eldervale", seats=(2,), longest=2000)
    answer, move = (played(replace(field, sight=Sight(True, effort)), 0, 6) for effort in (0, 8))
    assert all(np.array_equal(one.counts, other.counts) for one, other in zip(answer, move, strict=True))
    assert any(
        not np.array_equal(one.asked.option_values, other.asked.option_values)
        for one, other in zip(answer, move, strict=True)
    )


def thoughts(seen: Seen) -> tuple[np.ndarray, np.ndarray]:
    weights = first_weights(SIZE, 3) + 0.1
    thought = think(NumpyArrays(), SIZE, weights, seen.asked)
    return thought.logits, thought.values


def test_processes_play_the_same_games_as_this_one_and_leave_nothing_behind() -> None:
    here = played(FIELD, 0, 8)
    there = played(replace(FIELD, workers=1), 0, 8)
    assert left_behind() == []
    for one, other in zip(here, there, strict=True):
        for name in ("seats", "counts", "done"):
            assert np.array_equal(getattr(one, name), getattr(other, name)), name
        assert np.array_equal(one.worth[one.done > 0], other.worth[other.done > 0])
        assert np.array_equal(one.points[one.done > 0], other.points[other.done > 0], equal_nan=True)
        assert np.array_equal(one.asked.at, other.asked.at)
        assert np.array_equal(one.asked.option_values, other.asked.option_values)
    assert sum((seen.done > 0).sum() for seen in here) > 8


def test_tables_with_guests_come_first_and_all_are_told_alike() -> None:
    """Two processes: the order of tables is another one, what is asked at them is not."""
    field = replace(FIELD, workers=2)
    plain, mixed = played(field, 0, 5), played(field, 2, 5)
    order = np.concatenate([[0, 1, 6, 7], [2, 3, 4, 5, 8, 9, 10, 11]])
    for one, other in zip(plain, mixed, strict=True):
        assert np.array_equal(one.seats[order], other.seats)
        assert np.array_equal(one.done[order], other.done)
        logits, values = thoughts(one)
        their_logits, their_values = thoughts(other)
        assert np.allclose(values[order], their_values, atol=1e-5)
        first = np.cumsum(one.counts) - one.counts
        rows = np.concatenate([np.arange(first[n], first[n] + one.counts[n]) for n in order])
        assert np.allclose(logits[rows], their_logits, atol=1e-5)
        assert other.guests is not None
        alone = think(NumpyArrays(), SIZE, first_weights(SIZE, 3) + 0.1, other.guests)
        assert np.allclose(alone.values, their_values[:4], atol=1e-5)
        assert len(alone.logits) == other.counts[:4].sum()


def test_a_dead_process_is_a_clear_error() -> None:
    with Players(replace(FIELD, workers=2), NumpyArrays()) as players:
        for half in HALVES:
            players.read(half)
        os.kill(players.processes[1].pid, signal.SIGKILL)
        players.processes[1].join()
        with pytest.raises(PlayerFailed, match="player 1 of 2 has ended: exit code -9"):
            answer_until_it_fails(players)


def answer_until_it_fails(players: Players) -> None:
    for half in HALVES:
        players.send(half, np.zeros(players.tables, int))
        players.read(half)


def test_what_went_wrong_in_a_process_is_told() -> None:
    with Players(replace(FIELD, workers=1), NumpyArrays()) as players:
        players.read(0)
        players.send(0, np.full(players.tables, 99))
        with pytest.raises(PlayerFailed, match="IndexError"):
            players.read(0)


def test_a_teacher_says_what_it_would_answer_at_some_tables() -> None:
    field = replace(FIELD, teacher="greedy", taught=4)
    with Players(field, NumpyArrays(), teaching=True) as players:
        seen = players.read(0)
        assert (seen.labels[:4] >= 0).all()
        assert (seen.labels[:4] < seen.counts[:4]).all()
        assert (seen.labels[4:] == -1).all()
        players.teach(False)
        players.send(0, first_options(seen))
        assert (players.read(0).labels == -1).all()


def test_rewards_are_1_for_a_winner_and_0_between_equals() -> None:
    assert [worth_of(share, 2) for share in (1.0, 0.5, 0.0)] == [1.0, 0.0, -1.0]
    assert [worth_of(share, 4) for share in (1.0, 0.25, 0.0)] == pytest.approx([1.0, 0.0, -1 / 3])
    assert [worth_of(share, 1) for share in (1.0, 0.0)] == [1.0, -1.0]


def test_a_lead_is_over_the_best_of_the_others() -> None:
    assert leads([7, 3, 5]) == [2.0, -4.0, -2.0]
    assert leads([7]) == [0.0]
