"""The search: provably best answers, luck, secret picks, long lists, and the same result for the same luck."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from deskovka.bots.bot import Seat
from deskovka.core.judging import Judge, Manner, softmax
from deskovka.core.options import first
from deskovka.core.steps import State
from deskovka.core.tree import Node, Tree
from deskovka.core.vecs import vec
from deskovka.games.registry import all_game_ids, find_game
from deskovka.testing.play import play_randomly

LANTERN = find_game("_template")


def to_the_end() -> Manner:
    manner = Manner()
    manner.changes = 1000
    return manner


def second_round(prize: int) -> State:
    """Two rounds to go: the highest and the lowest card in hand, nobody has any points, and so much is to be won."""
    for seed in range(100):
        g = LANTERN.position({"round": 2, "seats": [{"hand": [1, 12]}, {}], "seed": seed})
        if g.view(0)["prize"] == prize:
            return g
    raise AssertionError


def searched(g: State, playouts: int, manner: Manner | None = None, luck: int = 5) -> Tree:
    tree = Tree(Seat(g, int(g.seat)).imagine, luck, manner or to_the_end())
    tree.play(playouts)
    return tree


@pytest.mark.parametrize(("prize", "best"), [(3, 12), (1, 1)])
def test_the_best_card_is_found_where_it_can_be_proved(prize: int, best: int) -> None:
    """The highest card wins one of two prizes, the other is lost; the last one is 1, 2 or 3 by luck.

    Now for 3: a tie if the last prize is 3, else a win; so 5/6.  Later, while the other has 1: 5/6 again.
    """
    answer = searched(second_round(prize), 400).ranked()[0]
    assert int(first(answer.option)) == best
    assert answer.mean() == pytest.approx(5 / 6, abs=0.07)


def test_the_worse_card_is_known_to_be_worse() -> None:
    """It wins 1/6: a tie where it gives away 3 points for 3."""
    best, worse = searched(second_round(3), 400).ranked()
    assert worse.visits > 0
    assert worse.mean() < 0.6 < 0.7 < best.mean()


def test_before_any_playout_the_answers_stand_by_what_they_promise() -> None:
    tree = Tree(Seat(second_round(3), 0).imagine, 3, Manner())
    assert [child.prior for child in tree.ranked()] == sorted((c.prior for c in tree.root.children), reverse=True)
    assert sum(child.prior for child in tree.root.children) == pytest.approx(1)


def test_what_answers_promise_is_the_average_of_the_tables_looked_at() -> None:
    g = LANTERN.new_game(3, 8)
    tree = Tree(Seat(g, int(g.seat)).imagine, 3, Manner())
    tree.look()
    assert tree.looks == 2
    assert len(tree.promised) == len(g.options)
    assert sum(child.prior for child in tree.root.children) == pytest.approx(1)


def same_table(g: State) -> Callable[[int], State]:
    """Nothing is dealt anew: only the luck that is to come is another one each time."""

    def imagine(luck: int) -> State:
        table = g.clone()
        table.take_luck(luck)
        return table

    return imagine


def test_a_later_secret_pick_is_not_chosen_by_the_one_before() -> None:
    """Whoever saw my card would beat a 1 by a 2, and lose nothing better to a 12; but nobody sees it."""
    for seed in range(100):
        g = LANTERN.position({"round": 2, "seats": [{"hand": [1, 12]}, {"hand": [2, 11]}], "seed": seed})
        if g.view(0)["prize"] == 2:
            break
    tree = Tree(same_table(g), 5, to_the_end())
    tree.play(3000)
    for mine in tree.root.children:
        assert mine.visits > 150
        answered = sum(child.visits for child in mine.children)
        promised = sum(child.prior for child in mine.children)
        for theirs in mine.children:
            assert 0.1 < theirs.prior < 0.9
            assert theirs.visits / answered == pytest.approx(theirs.prior / promised, abs=0.1)


def test_luck_that_is_left_open_takes_nobodys_side() -> None:
    g = LANTERN.new_game(2, 4)
    g.open_luck = True
    tree = Tree(same_table(g), 9, to_the_end())
    tree.play(600)
    rolls = [sum(node.visits for node in below(tree.root) if is_roll(node, prize)) for prize in (1, 2, 3)]
    assert min(rolls) > 0.7 * max(rolls) > 100


def below(node: Node) -> list[Node]:
    return [node, *(each for child in node.children for each in below(child))]


def is_roll(node: Node, prize: int) -> bool:
    return node.option >= 0 and LANTERN.phrases.say(int(node.option)) == f"roll {prize}"


@pytest.mark.parametrize("id", all_game_ids())
def test_every_game_can_be_searched_anywhere(id: str) -> None:
    """With any number of seats; the answer is on offer, visits add up, shares are shares."""
    game = find_game(id)
    for seats in game.seats:
        for number, g in enumerate(play_randomly(game.new_game(seats, 3), 4)):
            if number in (2, 25) and len(g.options) > 1:
                tree = searched(g, 3, Manner())
                assert {int(child.option) for child in tree.root.children} == {int(option) for option in g.options}
                assert sum(child.visits for child in tree.root.children) == 3
                assert all(0 <= child.mean() <= 1 for child in tree.root.children)
            if number > 25:
                break


def test_the_same_luck_gives_the_same_tree() -> None:
    g = find_game("vale").new_game(3, 6)

    def visits(parts: list[int]) -> list[tuple[int, float, float]]:
        tree = Tree(Seat(g, int(g.seat)).imagine, 11, Manner())
        for part in parts:
            tree.play(part)
        return [(int(child.option), child.visits, child.value) for child in tree.root.children]

    assert visits([40]) == visits([1, 9, 30])


def test_leaves_judged_elsewhere_count_once_each() -> None:
    g = second_round(3)
    tree = Tree(Seat(g, 0).imagine, 7, Manner())
    for size in (1, 2, 4, 8, 8):
        for leaf in tree.gather(size):
            even = [1 / len(leaf.options)] * len(leaf.options)
            tree.take_in(leaf, even, [0.75, 0.25])
    assert tree.playouts == 23
    assert tree.root.visits == 23
    assert sum(child.visits for child in tree.root.children) == 23


def test_several_leaves_at_once_lie_apart() -> None:
    """An answer that waits to be judged counts as lost, so the next playout looks elsewhere."""
    g = find_game("vale").new_game(2, 9)
    tree = Tree(Seat(g, int(g.seat)).imagine, 7, Manner())
    tree.promise(vec[float]([1 / len(tree.root.children)] * len(tree.root.children)))
    leaves = tree.gather(4)
    assert len({int(leaf.nodes[1].option) for leaf in leaves}) > 1
    assert tree.root.visits == len(leaves)


def test_of_a_long_list_some_answers_are_tried() -> None:
    g = second_round(3)
    judge = Judge(Manner(), 1)
    values, tables = judge.tried_all(g, g.options, 1)
    assert len(values) == len(tables) == 2
    assert values[0] == values[1]  # what was not tried counts as the worst that was
    assert [table is g for table in tables].count(True) == 1


def test_it_goes_on_below_its_own_answer() -> None:
    """What was found there counts on; the playouts of the next question are counted afresh."""
    for g in play_randomly(find_game("vale").new_game(2, 9), 5):
        seat = int(g.seat)
        tree = searched(g, 60, Manner())
        answer = tree.ranked()[0]
        after = g.clone()
        after.play(answer.option)
        if len(after.options) > 1 and after.seat == seat and any(child.visits for child in answer.children):
            break
    known = {int(child.option): child.visits for child in answer.children}
    tree.go_on(answer.option, Seat(after, seat).imagine)
    assert (tree.playouts, tree.looks) == (0, 1)
    assert [int(child.option) for child in tree.root.children] == [int(option) for option in after.options]
    assert all(child.visits == known.get(int(child.option), 0) for child in tree.root.children)
    assert sum(child.prior for child in tree.root.children) == pytest.approx(1)
    before = sum(child.visits for child in tree.root.children)
    tree.play(20)
    assert sum(child.visits for child in tree.root.children) == before + 20


def test_a_finished_game_is_worth_its_rewards() -> None:
    for g in play_randomly(LANTERN.new_game(3, 3), 4):
        last = g
    assert [float(share) for share in Judge(Manner(), 1).shares(last)] == last.rewards()


@pytest.mark.parametrize(("warmth", "share"), [(0.0, 1.0), (1.0, 0.731), (1e9, 0.5)])
def test_the_warmer_the_more_even(warmth: float, share: float) -> None:
    assert softmax(vec[float]([1.0, 0.0]), warmth)[0] == pytest.approx(share, abs=1e-3)


DEEP = """
from deskovka.core.search import Node as Position
from deskovka.core.tree import Node
for make in (lambda: Node(0, 1.0), lambda: Position(0, 0)):
    top = node = make()
    for _ in range(1000):
        node.children.append(make())
        node = node.children[0]
    del top, node
print("freed")
"""


def test_a_deep_tree_is_freed_whole() -> None:
    """Compiled, it once wrote over what lay before its nodes: an allocator that looks for this says so."""
    ended = subprocess.run(
        [sys.executable, "-c", DEEP], env={**os.environ, "PYTHONMALLOC": "debug"}, capture_output=True
    )
    assert (ended.stdout, ended.returncode) == (b"freed\n", 0)
