"""Intervals of shares: Wilson's, and those of deals played with seats exchanged."""

from __future__ import annotations

import numpy as np
import pytest

from deskovka.arena.intervals import paired, student, wilson


def test_wilsons_interval_is_the_one_of_the_textbook() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0.5, 0) == (0.0, 1.0)


def test_few_deals_make_wider_intervals_by_students_t() -> None:
    assert student(30) == pytest.approx(2.042, abs=2e-3)
    assert student(10) == pytest.approx(2.228, abs=5e-3)


def test_deals_that_favour_a_seat_tell_more_than_single_games() -> None:
    """Whoever has the good seat wins, each once: that the two are equal is nearly sure."""
    low, high = paired([[1.0, 0.0]] * 100)
    alone = wilson(0.5, 200)
    assert alone[0] < low < 0.5 < high < alone[1]
    assert high - low < 0.5 * (alone[1] - alone[0])


def test_deals_that_one_player_always_wins_tell_less() -> None:
    low, high = paired([[1.0, 1.0], [0.0, 0.0]] * 50)
    alone = wilson(0.5, 200)
    assert high - low > 1.3 * (alone[1] - alone[0])


def test_nobody_is_ever_quite_sure() -> None:
    assert paired([[1.0, 1.0]] * 50) == wilson(1.0, 100)
    assert paired([[0.5, 0.5]] * 5)[0] < 0.5 < paired([[0.5, 0.5]] * 5)[1]
    assert paired([[1.0, 0.0]]) == wilson(0.5, 2)
    assert paired([]) == (0.0, 1.0)


@pytest.mark.parametrize("luck_of_the_deal", [0.0, 0.2, 0.4])
@pytest.mark.parametrize("share", [0.5, 0.55])
def test_the_interval_of_paired_deals_covers_the_truth_as_often_as_it_promises(
    share: float, luck_of_the_deal: float
) -> None:
    """A deal helps one seat: from it the player wins more often, from the other as much less."""
    luck = np.random.default_rng(7)
    covered, tries = 0, 400
    for _ in range(tries):
        help_of_seat = luck.choice([-luck_of_the_deal, luck_of_the_deal], 80)
        deals = [[float(luck.random() < share + one), float(luck.random() < share - one)] for one in help_of_seat]
        low, high = paired(deals)
        covered += low <= share <= high
    assert 0.92 <= covered / tries <= 0.995
