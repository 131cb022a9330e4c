"""Who plays whom: every seat equally often, the same deals for all, the same games whatever their number."""

from __future__ import annotations

from collections import Counter

import pytest

from deskovka.arena.contest import Contest, Pairing, even_line_ups
from deskovka.core.errors import DeskovkaError

BOTS = ("random", "greedy", "greedy:worlds=1")


def by_matchup(contest: Contest, games: int) -> dict[int, list[Pairing]]:
    found: dict[int, list[Pairing]] = {}
    for pairing in contest.pairings(games):
        found.setdefault(pairing.matchup, []).append(pairing)
    return found


@pytest.mark.parametrize(
    ("players", "seats", "line_ups"),
    [
        (3, 2, [(0, 1), (0, 2), (1, 2)]),
        (2, 2, [(0, 1)]),
        (2, 3, [(0, 0, 1), (0, 1, 1)]),
        (2, 4, [(0, 0, 1, 1)]),
        (3, 4, [(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)]),
        (4, 3, [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]),
        (3, 1, [(0,), (1,), (2,)]),
        (1, 2, [(0, 0)]),
    ],
)
def test_everybody_meets_everybody_equally_often(players: int, seats: int, line_ups: list[tuple[int, ...]]) -> None:
    assert even_line_ups(players, seats) == line_ups


def test_each_bot_alone_meets_as_many_of_the_baseline_as_seats_are_left() -> None:
    contest = Contest("vale", ("random", "greedy"), (2, 4), against="greedy-1")
    assert contest.players() == ("random", "greedy", "greedy-1")
    assert [(m.seats, m.line_up) for m in contest.matchups()] == [
        (2, (0, 2)),
        (2, (1, 2)),
        (4, (0, 2, 2, 2)),
        (4, (1, 2, 2, 2)),
    ]


def test_a_baseline_among_the_bots_does_not_meet_itself() -> None:
    contest = Contest("vale", ("random", "greedy"), against="greedy")
    assert [m.line_up for m in contest.matchups()] == [(0, 1)]


def test_alone_the_baseline_plays_too_so_that_there_is_something_to_compare() -> None:
    contest = Contest("eldervale", ("random",), (1,), against="greedy")
    assert [m.line_up for m in contest.matchups()] == [(0,), (1,)]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("against", ["", "greedy"])
def test_in_every_match_up_each_player_sits_everywhere_equally_often(seats: int, against: str) -> None:
    contest = Contest("vale", BOTS, (seats,), against)
    for number, pairings in by_matchup(contest, 24).items():
        line_up = contest.matchups()[number].line_up
        assert len(pairings) >= 24
        for player in set(line_up):
            sat = Counter(seat for one in pairings for seat, who in enumerate(one.order) if who == player)
            assert len(set(sat.values())) == 1, (player, sat)
            assert set(sat) == set(range(seats))


def test_a_deal_is_played_with_seats_exchanged_and_never_twice_alike() -> None:
    contest = Contest("vale", BOTS, (2, 3, 4))
    for pairings in by_matchup(contest, 20).values():
        assert len({(one.deal, one.order) for one in pairings}) == len(pairings)
        for deal in {one.deal for one in pairings}:
            orders = [one.order for one in pairings if one.deal == deal]
            turned = {orders[0][shift:] + orders[0][:shift] for shift in range(len(orders[0]))}
            assert set(orders) == turned


def test_all_match_ups_play_the_same_deals() -> None:
    contest = Contest("vale", BOTS, seed=40)
    deals = [sorted({contest.seed_of(one.deal) for one in some}) for some in by_matchup(contest, 10).values()]
    assert deals == [[40, 41, 42, 43, 44]] * 3


def test_neighbours_change_from_deal_to_deal() -> None:
    contest = Contest("kemet", ("random", "greedy", "greedy:worlds=1", "greedy-1"), (4,))
    first = {one.order for one in contest.pairings(40) if one.turn == 0}
    assert len(first) > 3


def test_more_games_begin_with_the_same_ones() -> None:
    contest = Contest("vale", BOTS, (2, 4))
    few, many = set(contest.pairings(7)), set(contest.pairings(30))
    assert few < many


def test_what_cannot_be_played_is_refused_before_the_first_game() -> None:
    for contest, words in (
        (Contest("vale", ("random", "random")), "named twice"),
        (Contest("vale", ("greedy",), against="greedy"), "nobody is left"),
        (Contest("vale", ("random",), (7,)), "not 7"),
        (Contest("vale", ("random", "clever")), "clever"),
        (Contest("vale", ("random",), variants={"weather": "on"}), "weather"),
        (Contest("vale", ("random",), against="clever"), "clever"),
    ):
        with pytest.raises(DeskovkaError, match=words):
            contest.check()


def test_the_number_of_games_does_not_make_another_contest_but_all_else_does() -> None:
    contest = Contest("vale", ("random", "greedy"))
    others = [
        Contest("vale", ("greedy", "random")),
        Contest("vale", ("random", "greedy"), (3,)),
        Contest("vale", ("random", "greedy"), seed=1),
        Contest("vale", ("random",), against="greedy"),
        Contest("vale", ("random", "greedy"), variants={"first_player": "0"}),
        Contest("vale", ("random", "greedy"), deadline=1.0),
        Contest("kemet", ("random", "greedy")),
    ]
    prints = {one.fingerprint() for one in [contest, *others]}
    assert len(prints) == len(others) + 1
    assert contest.fingerprint() == Contest("vale", ("random", "greedy")).fingerprint()
