"""Random play and UCT."""

from __future__ import annotations

import json

import pytest
from mypy_extensions import i64

from deskovka.core.game import Game
from deskovka.core.luck import below, luck_of, next_luck
from deskovka.core.options import each, first, option
from deskovka.core.search import count_rollout, repeat_clone, rollout, uct
from deskovka.core.steps import NATURE, State, Step
from deskovka.core.vecs import vec
from deskovka.games._template.table import PLAY
from deskovka.games.registry import find_game

LANTERN = find_game("_template")
TAKE, BET, FLIP = 0, 1, 2
SAFE, GAMBLE = option(BET, 0), option(BET, 1)


class Heap(State):
    """Two seats take one to three matches in turn; who takes the last one wins."""

    def __init__(self, game: Game, matches: int) -> None:
        super().__init__(game)
        self.matches = matches
        self.winner = 0

    def clone(self) -> Heap:
        copy = Heap(self.game, self.matches)
        self.copy_engine(copy)
        copy.winner = self.winner
        return copy

    def rewards(self) -> list[float]:
        return [float(seat == self.winner) for seat in (0, 1)]


class CountedHeap(Heap):
    """Counts the copies made of it."""

    def __init__(self, game: Game, matches: int) -> None:
        super().__init__(game, matches)
        self.copies = 0

    def clone(self) -> Heap:
        self.copies += 1
        return super().clone()


class TakeMatches(Step):
    """Take some, then it is the other's turn."""

    def begin(self, g: State) -> vec[i64]:
        assert isinstance(g, Heap)
        return each(TAKE, vec[i64](range(1, min(3, g.matches) + 1)))

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Heap)
        g.matches -= first(option)
        g.winner = self.seat
        g.do(TakeMatches(1 - self.seat))


class Wager(State):
    """The last seat keeps what it has, or flips a coin for all or nothing; clones leave luck open as well."""

    def __init__(self, game: Game, kept: float) -> None:
        super().__init__(game)
        self.open_luck = True
        self.kept = kept
        self.won = 0.0

    def clone(self) -> Wager:
        copy = Wager(self.game, self.kept)
        self.copy_engine(copy)
        copy.won = self.won
        return copy

    def rewards(self) -> list[float]:
        return [1.0 - self.won, self.won]


class OfferWager(Step):
    """Safe or gamble?"""

    def begin(self, g: State) -> vec[i64]:
        return vec[i64]([SAFE, GAMBLE])

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Wager)
        if option == SAFE:
            g.won = g.kept
        else:
            g.do(FlipCoin(NATURE))


class FlipCoin(Step):
    """Heads wins."""

    def begin(self, g: State) -> vec[i64]:
        return g.by_luck(each(FLIP, vec[i64]([0, 1])))

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Wager)
        g.won = float(first(option))


def heap(matches: int, seat: int = 0) -> Heap:
    g = Heap(LANTERN, matches)
    g.do(TakeMatches(seat))
    g.settle()
    return g


def whole(g: State) -> str:
    return json.dumps(g.game.dump(g), sort_keys=True)


# ---- random play


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(10))
def test_a_rollout_plays_to_the_end(seats: int, seed: int) -> None:
    g = LANTERN.new_game(seats, seed)
    rollout(g, luck_of(seed))
    assert g.ask is None
    assert LANTERN.result(g).over
    assert LANTERN.problems(g) == []


def test_a_rollout_draws_one_number_for_each_answer() -> None:
    g, h = LANTERN.new_game(3, 5), LANTERN.new_game(3, 5)
    luck = luck_of(9)
    left = rollout(g, luck)
    while len(h.options):
        luck = next_luck(luck)
        h.play(h.options[below(luck, len(h.options))])
    assert left == luck
    assert whole(g) == whole(h)


def test_a_finished_game_needs_no_luck() -> None:
    g = LANTERN.new_game(2, 5)
    rollout(g, 1)
    assert rollout(g, 77) == 77
    assert count_rollout(g, 77) == (77, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_answer_of_a_rollout_is_counted(seats: int) -> None:
    g, h = LANTERN.new_game(seats, 5), LANTERN.new_game(seats, 5)
    assert count_rollout(g, 123) == (rollout(h, 123), 2 * seats)  # two rounds; the last card is nobody's choice
    assert whole(g) == whole(h)


def test_rollouts_reach_every_end_of_a_small_game() -> None:
    winners = set()
    luck = luck_of(1)
    for _ in range(50):
        g = heap(4)
        luck = rollout(g, luck)
        assert g.matches == 0
        winners.add(g.winner)
    assert winners == {0, 1}


def test_a_table_is_cloned_as_often_as_asked() -> None:
    g = CountedHeap(LANTERN, 5)
    repeat_clone(g, 10)
    assert g.copies == 10


# ---- UCT


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("matches", [2, 3, 5, 6, 7, 9, 10])
def test_uct_leaves_the_other_seat_without_an_answer(matches: int, seat: int) -> None:
    """Whoever leaves a multiple of four wins; at every heap here there is exactly one such move."""
    assert uct(heap(matches, seat), 2000, luck_of(matches)) == option(TAKE, matches % 4)


@pytest.mark.parametrize(("prize", "later", "card"), [(3, 1, 12), (1, 3, 2), (2, 1, 12), (2, 3, 2)])
def test_uct_wins_the_larger_prize_with_the_only_high_card(prize: int, later: int, card: int) -> None:
    """Two rounds are left, 12 wins any of them and 2 none; the search knows the luck of the table it is given."""
    g = next(table for seed in range(1000) if prizes(table := two_rounds(seed)) == (prize, later))
    assert uct(g, 400, luck_of(1)) == option(PLAY, card)


def two_rounds(seed: int) -> State:
    return LANTERN.position({"round": 2, "seats": [{"hand": [2, 12]}, {"hand": [10, 11]}], "seed": seed})


def prizes(g: State) -> tuple[int, int]:
    """The prize of this round and of the last one."""
    h = g.clone()
    events = h.listen()
    rollout(h, 1)
    now = g.view(None)["prize"]
    told = [LANTERN.event_words.tell(event, None) for event in events]
    [later] = [int(str(event["prize"])) for event in told if event["event"] == "rolled"]
    assert isinstance(now, int)
    return now, later


@pytest.mark.parametrize("iterations", [1, 2, 100])
def test_uct_plays_as_many_games_as_asked(iterations: int) -> None:
    g = CountedHeap(LANTERN, 9)
    g.do(TakeMatches(0))
    g.settle()
    uct(g, iterations, luck_of(1))
    assert g.copies == iterations


def test_uct_changes_nothing_on_the_table() -> None:
    g = LANTERN.new_game(3, 5)
    before = whole(g), list(g.options)
    uct(g, 50, luck_of(1))
    assert (whole(g), list(g.options)) == before


def test_uct_with_the_same_luck_answers_the_same() -> None:
    g = LANTERN.new_game(4, 5)
    answers = [uct(g, 5, luck_of(seed)) for seed in range(40)]
    assert answers == [uct(g, 5, luck_of(seed)) for seed in range(40)]
    assert len(set(answers)) > 1
    assert set(answers) <= set(g.options)


def test_uct_tries_something_even_with_a_single_rollout() -> None:
    g = heap(3)
    assert {uct(g, 1, luck_of(seed)) for seed in range(30)} == set(g.options)


@pytest.mark.parametrize(("kept", "best"), [(0.8, SAFE), (0.2, GAMBLE)])
def test_luck_left_open_takes_nobodys_side_in_uct(kept: float, best: int) -> None:
    """A fair coin is worth one half."""
    g = Wager(LANTERN, kept)
    g.do(OfferWager(1))
    g.settle()
    assert uct(g, 2000, luck_of(1)) == best
