"""How good answers are, by what a seat knows."""

from __future__ import annotations

import pytest

from deskovka.bots.bot import Seat
from deskovka.bots.budget import Budget
from deskovka.core.game import Game
from deskovka.core.steps import State
from deskovka.games.registry import find_game, game_ids
from deskovka.review.chances import LEAST_SCALE, Chances
from deskovka.review.doubts import Doubt, doubts_of
from deskovka.review.judge import LOOKS, SEARCHED, Judge, Verdict
from deskovka.review.quality import accuracy, quality_of
from deskovka.review.searching import Searched
from deskovka.testing import play_randomly
from deskovka.testing.bots import with_other_secrets

LOOK = Budget(iterations=3)
SEARCH = Budget(iterations=LOOKS + 32)
FINISHED = [game for game in map(find_game, game_ids()) if game.finished]


def table_after(game: Game, seats: int, answers: int) -> State:
    """A table in the middle of a game, at a question with a choice."""
    for number, g in enumerate(play_randomly(game.new_game(seats, 3), 5)):
        if number >= answers and g.ask is not None and len(g.options) > 1:
            return g
    raise AssertionError("the game was over too soon")


@pytest.mark.parametrize("game", FINISHED, ids=lambda game: game.id)
def test_all_answers_are_judged_best_first_within_their_intervals(game: Game) -> None:
    g = table_after(game, game.fewest(), 20)
    seat = Seat(g, int(g.seat))
    verdicts = Judge(game, seed=1).judge(seat, LOOK)
    assert sorted(verdict.option for verdict in verdicts) == sorted(seat.options())
    assert [verdict.chance for verdict in verdicts] == sorted((v.chance for v in verdicts), reverse=True)
    assert all(0 <= v.low <= v.chance <= v.high <= 1 for v in verdicts)
    assert verdicts[0].behind == 0
    assert all(v.behind >= 0 for v in verdicts)


@pytest.mark.parametrize("game", FINISHED, ids=lambda game: game.id)
def test_nothing_hidden_counts(game: Game) -> None:
    g = table_after(game, game.fewest(), 30)
    for question in g.pending():
        flipped = with_other_secrets(g, question.seat, 77)
        here = Judge(game, seed=2).judge(Seat(g, question.seat), LOOK)
        there = Judge(game, seed=2).judge(Seat(flipped, question.seat), LOOK)
        assert here == there


@pytest.mark.parametrize("id", ["vale", "_template"])
def test_a_search_is_the_same_for_a_seed_and_counts_nothing_hidden(id: str) -> None:
    game = find_game(id)
    g = table_after(game, 2, 2)
    number = int(g.seat)
    kept = Seat(g, number).options()[-1:]
    here = Judge(game, seed=2).judge(Seat(g, number), SEARCH, keep=kept)
    there = Judge(game, seed=2).judge(Seat(with_other_secrets(g, number, 5), number), SEARCH, keep=kept)
    assert here == there
    searched = [verdict.option for verdict in here if verdict.playouts]
    assert kept[0] in searched
    assert len(searched) <= SEARCHED + 1
    assert here[0].playouts > 0


def test_points_count_alike_below_all_answers_where_there_is_no_network() -> None:
    """A tree by itself would learn how much answers differ below its own one only, and call equal treasures unequal."""
    game = find_game("_template")
    g = table_after(game, 2, 0)
    seat = Seat(g, int(g.seat))
    chances = Chances(game, 2)
    chances.after_each(seat.imagine(5), seat.options())
    searches = [Searched(seat, option, 2, chances) for option in seat.options()]
    for search in searches:
        search.go_on(64)
    scales = [search.tree.judge.scale for search in searches]
    assert len(scales) > 1
    assert scales == pytest.approx([max(chances.evaluation.scale, LEAST_SCALE)] * len(scales), rel=1e-3)


def test_an_answer_that_ends_the_game_has_the_chance_of_its_result() -> None:
    game = find_game("vale")
    last = [g.clone() for g in play_randomly(game.new_game(2, 3), 5) if g.ask is not None][-1]
    rewards = {int(option): rewards_after(last, int(option)) for option in last.options}
    assert any(rewards.values())
    seat = int(last.seat)
    for found in Judge(game, seed=1).judge(Seat(last, seat), LOOK):
        reward = rewards[found.option]
        assert not reward or found.chance == pytest.approx(reward[seat])


def rewards_after(g: State, option: int) -> list[float]:
    """What the game is worth if this answer ends it; nothing if it goes on."""
    after = g.clone()
    after.play(option)
    return after.rewards() if after.ask is None else []


def verdict(behind: float, unsure: float = 0.01) -> Verdict:
    return Verdict(1, 0.5 - behind, 0.4, 0.6, behind, unsure)


@pytest.mark.parametrize(
    ("behind", "name"),
    [(0.0, "best"), (0.009, "best"), (0.015, "good"), (0.03, "inaccuracy"), (0.1, "mistake"), (0.2, "blunder")],
)
def test_answers_are_named_by_what_they_gave_away(behind: float, name: str) -> None:
    assert quality_of(verdict(behind), 3) == name


def test_what_is_too_close_to_tell_is_best_and_the_only_answer_is_none() -> None:
    assert quality_of(verdict(0.1, unsure=0.12), 3) == "best"
    assert quality_of(verdict(0.0), 1) == "forced"


def test_what_lies_further_behind_is_told_less_exactly() -> None:
    doubt = Doubt(chance=0.05, behind=0.015, more=0.1, share=0.4)
    assert doubt.of_behind(0.0, 0.0) == pytest.approx(0.015)
    assert doubt.of_behind(0.02, 0.0) == pytest.approx(0.025)
    assert doubt.of_behind(0.0, 0.05) == pytest.approx(0.025)
    assert doubt.of_more(0.0) == 0.1


def test_a_game_that_was_not_measured_has_the_largest_doubts() -> None:
    known = [doubts_of(game.id) for game in FINISHED]
    unknown = doubts_of("_template")
    assert unknown.line == max(each.line for each in known)
    assert unknown.look.behind == max(each.look.behind for each in known)
    assert unknown.search.more == max(each.search.more for each in known)


@pytest.mark.parametrize("game", FINISHED, ids=lambda game: game.id)
def test_a_clear_mistake_has_its_name_after_a_search(game: Game) -> None:
    doubt = doubts_of(game.id).search
    assert quality_of(verdict(0.08, doubt.of_behind(0.02, 0.08)), 3) == "mistake"


def test_accuracy_is_told_from_ten_answers_on() -> None:
    assert accuracy([0.0] * 9) is None
    assert accuracy([0.0] * 10) == 100
    assert accuracy([0.0] * 9 + [0.3]) == 90
