"""Ratings find the strengths of players whose strengths are known, and their intervals hold what they promise."""

from __future__ import annotations

import math

import numpy as np
import pytest

from deskovka.arena.ratings import MIDDLE, SCALE, Outcome, Rating, rate

STRENGTHS = [0.0, 0.4, 0.9, 1.5]


def drawn(luck: np.random.Generator, players: tuple[int, ...], deal: int, strengths: list[float]) -> Outcome:
    """A game whose winner is drawn by strength."""
    chances = np.exp([strengths[player] for player in players])
    winner = luck.choice(len(players), p=chances / chances.sum())
    return Outcome(players, tuple(float(seat == winner) for seat in range(len(players))), deal)


def gap(ratings: list[Rating], one: int, other: int) -> float:
    return (ratings[one].rating - ratings[other].rating) / SCALE


def test_two_players_are_rated_by_the_odds_of_their_victories() -> None:
    """Bradley and Terry: three victories of four are odds of three, but for the one imaginary draw."""
    games = [Outcome((0, 1), (1.0, 0.0))] * 750 + [Outcome((1, 0), (1.0, 0.0))] * 250
    first, second = rate(games, 2, [0, 1])
    assert (first.rating - second.rating) / SCALE == pytest.approx(math.log(3), abs=0.01)
    assert first.rating + second.rating == pytest.approx(2 * MIDDLE)
    assert first.low < first.rating < first.high


def test_four_hundred_points_are_ten_times_the_chance() -> None:
    games = [Outcome((0, 1), (1.0, 0.0))] * 10000 + [Outcome((0, 1), (0.0, 1.0))] * 1000
    assert gap(rate(games, 2, [1]), 0, 1) * SCALE == pytest.approx(400, abs=1)


def test_a_shared_victory_is_shared() -> None:
    tied = rate([Outcome((0, 1), (0.5, 0.5))] * 100, 2, [0, 1])
    split = rate([Outcome((0, 1), (1.0, 0.0)), Outcome((0, 1), (0.0, 1.0))] * 50, 2, [0, 1])
    assert [one.rating for one in tied] == pytest.approx([one.rating for one in split]) == [MIDDLE, MIDDLE]


def test_several_seats_speak_of_the_same_strengths_as_two() -> None:
    """One against three equal ones with half of the victories is three times as strong as each of them."""
    games = [Outcome((0, 1, 1, 1), (1.0, 0, 0, 0)), Outcome((0, 1, 1, 1), (0.0, 1, 0, 0))] * 2000
    assert gap(rate(games, 2, [1]), 0, 1) == pytest.approx(math.log(3), abs=0.01)


def test_the_baseline_is_the_middle_and_has_no_interval() -> None:
    games = [Outcome((0, 1), (1.0, 0.0))] * 60 + [Outcome((0, 1), (0.0, 1.0))] * 40
    bot, base = rate(games, 2, [1])
    assert (base.rating, base.low, base.high) == pytest.approx((MIDDLE, MIDDLE, MIDDLE))
    assert bot.low < bot.rating < bot.high


def test_who_won_everything_is_strong_but_not_infinitely_and_nobody_is_sure_how_much() -> None:
    bot, _ = rate([Outcome((0, 1), (1.0, 0.0), deal) for deal in range(100)], 2, [1])
    assert bot.rating > MIDDLE + 500
    assert bot.rating < MIDDLE + 2000
    assert bot.high - bot.low > 400
    assert bot.low > MIDDLE + 300  # a hundred victories prove that much


def test_one_who_lost_everything_does_not_blur_the_others() -> None:
    luck = np.random.default_rng(3)
    pairs = [drawn(luck, (0, 1), deal, [0.0, 0.3]) for deal in range(200)]
    lost = [Outcome((seat, 2), (1.0, 0.0), deal) for deal in range(200) for seat in (0, 1)]
    alone, together = rate(pairs, 2, [0, 1]), rate(pairs + lost, 3, [0, 1, 2])
    assert together[0].high - together[0].low < 1.5 * (alone[0].high - alone[0].low)
    assert together[2].high - together[2].low > 200


@pytest.mark.parametrize("tables", [[(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)], [(0, 1, 2, 3)], [(0, 0, 1, 3)]])
def test_intervals_cover_the_truth_as_often_as_they_promise(tables: list[tuple[int, ...]]) -> None:
    luck = np.random.default_rng(18)
    covered = total = 0
    for _ in range(120):
        games = [drawn(luck, players, deal, STRENGTHS) for deal in range(60) for players in tables]
        present = sorted({player for players in tables for player in players})
        number = {player: place for place, player in enumerate(present)}
        told = [Outcome(tuple(number[p] for p in one.players), one.shares, one.deal) for one in games]
        ratings = rate(told, len(present), [0])
        for player in present[1:]:
            truth = MIDDLE + SCALE * (STRENGTHS[player] - STRENGTHS[present[0]])
            total += 1
            covered += ratings[number[player]].low <= truth <= ratings[number[player]].high
    assert 0.92 <= covered / total <= 0.995


def test_deals_that_one_player_always_wins_are_less_evidence() -> None:
    """Two games of a deal that always end alike are no more than one."""
    luck = np.random.default_rng(5)
    alike, alone = [], []
    for deal in range(200):
        shares = (1.0, 0.0) if luck.random() < 0.6 else (0.0, 1.0)
        alike += [Outcome((0, 1), shares, deal)] * 2
        alone += [Outcome((0, 1), shares, 2 * deal), Outcome((0, 1), shares, 2 * deal + 1)]
    wide, narrow = rate(alike, 2, [1])[0], rate(alone, 2, [1])[0]
    assert wide.high - wide.low > 1.3 * (narrow.high - narrow.low)
