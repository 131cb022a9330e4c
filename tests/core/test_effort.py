"""How much work lies between two looks at the clock: a search is late by little, whatever it is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from deskovka.bots.bot import Seat
from deskovka.bots.registry import make_bot
from deskovka.core.game import Game
from deskovka.core.judging import MOST_PLAYS
from deskovka.core.lookahead import Effort, best_option, tried
from deskovka.core.manner import Manner
from deskovka.core.result import Result
from deskovka.core.steps import State
from deskovka.core.tree import Tree
from deskovka.games.registry import find_game
from deskovka.testing.play import play_randomly

ELDERVALE = find_game("eldervale")
SEATS = 4  # where a move may have most ends


class Counting(Game):
    """A game that counts the tables that are judged."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.id, game.seats, 1, game.phrases, game.event_words)
        self.game = game
        self.judged = 0

    def evaluate(self, g: State, seat: int) -> float:
        self.judged += 1
        return self.game.evaluate(g, seat)

    def worths(self, g: State) -> list[float]:
        return self.game.worths(g)

    def settled(self, g: State) -> bool:
        return self.game.settled(g)

    def result(self, g: State) -> Result:
        return self.game.result(g)


def tables(apart: int) -> Iterator[tuple[State, Counting]]:
    """Some tables of a random game where there is a choice."""
    for number, g in enumerate(play_randomly(ELDERVALE.new_game(SEATS, 6), 2)):
        if number % apart == 0 and len(g.options) > 1:
            table = g.clone()
            counting = Counting(ELDERVALE)
            table.game = counting
            yield table, counting


def test_a_look_at_one_answer_plays_no_more_tables_than_it_may() -> None:
    most = unbounded = 0
    for g, counting in tables(apart=9):
        for option in g.options:
            counting.judged = 0
            tried(g, g.seat, g.ask, option, Effort(12))
            most = max(most, counting.judged)
            counting.judged = 0
            tried(g, g.seat, g.ask, option)
            unbounded = max(unbounded, counting.judged)
    assert most <= 2 * 12 + 1  # each by whoever answers, and by whoever looks
    assert unbounded > 3 * most


def test_a_look_that_has_time_enough_finds_the_same() -> None:
    for g, _ in tables(apart=31):
        for option in g.options:
            assert tried(g, g.seat, g.ask, option, Effort(1_000_000))[0] == tried(g, g.seat, g.ask, option)[0]


def judged_for(g: State, counting: Counting, effort: int) -> tuple[int, int]:
    """The best option, and how many tables are judged for each."""
    counting.judged = 0
    option = best_option([g], 5, effort)
    return int(option), counting.judged // len(g.options)


def test_the_best_option_is_found_with_no_more_tables_for_each_than_it_may() -> None:
    most = unbounded = different = 0
    for g, counting in tables(apart=9):
        bounded, few = judged_for(g, counting, 2)
        free, many = judged_for(g, counting, 0)
        assert judged_for(g, counting, 1_000_000) == (free, many)
        most, unbounded, different = max(most, few), max(unbounded, many), different + (bounded != free)
    assert most <= 2 * 2 + 1
    assert unbounded > 3 * most
    assert different


def test_greedy_looks_as_far_as_it_is_told() -> None:
    """With little effort it answers some questions otherwise, with much none."""
    little = 0
    for number, g in enumerate(play_randomly(ELDERVALE.new_game(SEATS, 6), 2)):
        if number % 9 == 0 and len(g.options) > 1:
            seat = Seat(g, int(g.seat))
            told = [
                make_bot(f"greedy:worlds=1{effort}", 5).answer(seat) for effort in ("", ",effort=1", ",effort=99999")
            ]
            little += told[1] != told[0]
            assert told[2] == told[0]
    assert little


def test_between_two_looks_at_the_clock_there_is_one_answer() -> None:
    """While all answers are looked at, and in playouts."""
    looked = 0
    for g, counting in tables(apart=60):

        def is_late(counting: Counting = counting) -> bool:
            nonlocal looked
            looked += 1
            assert counting.judged <= 2 * MOST_PLAYS + 1
            counting.judged = 0
            return False

        tree = Tree(alike(g), 5, Manner(), is_late)
        tree.play(2)
    assert looked > 100


def alike(g: State) -> Callable[[int], State]:
    """The same table each time, with other luck."""

    def imagine(luck: int) -> State:
        table = g.clone()
        table.take_luck(luck)
        return table

    return imagine


def test_what_is_under_way_when_it_is_late_counts_for_nothing() -> None:
    g = find_game("vale").new_game(2, 9)
    late = False
    tree = Tree(Seat(g, int(g.seat)).imagine, 7, Manner(), lambda: late)
    tree.play(5)
    before = [(int(node.option), node.visits, node.value, node.prior) for node in tree.root.children]
    late = True
    tree.play(5)
    tree.look()
    assert [(int(node.option), node.visits, node.value, node.prior) for node in tree.root.children] == before
    assert (tree.playouts, tree.looks) == (5, 1)


def test_the_first_look_gives_every_answer_its_place_however_late_it_is() -> None:
    g = find_game("vale").new_game(2, 9)
    tree = Tree(Seat(g, int(g.seat)).imagine, 7, Manner(), lambda: True)
    assert [int(node.option) for node in tree.root.children] == [int(option) for option in g.options]
    assert sum(node.prior for node in tree.root.children) > 0.999
