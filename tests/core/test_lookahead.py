"""One answer ahead, on Lantern tables with questions made up here: `points` is what the game's evaluation counts."""

from __future__ import annotations

import json

import pytest
from mypy_extensions import i64

from deskovka.core.lookahead import DEEPEST, best_option
from deskovka.core.luck import luck_of
from deskovka.core.options import each, first, option
from deskovka.core.steps import State, Step
from deskovka.core.vecs import vec
from deskovka.games._template import table as t
from deskovka.games._template.table import Lantern
from deskovka.games.registry import find_game

LANTERN = find_game("_template")

GAINS = [
    [2, 7, 4],
    [5, 1, 5],
    [-3, -1, -2],
    [0, 9],
]
LOTS, EVEN, LOSSES, NINE = range(4)


class Grab(t.Step):
    """`seat` takes one of the gains; `waiting` says of which list."""

    def begin(self, g: State) -> vec[i64]:
        return each(t.PLAY, vec[i64](range(len(GAINS[self.waiting]))))

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Lantern)
        g.players[self.seat].points += GAINS[self.waiting][first(option)]


class GrabInside(Grab):
    """The same as part of a larger move."""

    def inside(self) -> bool:
        return True


class Venture(t.Step):
    """Option 0 leads to the next question, option 1 is 3 points at once."""

    def begin(self, g: State) -> vec[i64]:
        return each(t.PLAY, vec[i64]([0, 1]))

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Lantern)
        if first(option) == 0:
            self.lead(g)
        else:
            g.players[self.seat].points += 3

    def lead(self, g: Lantern) -> None:
        g.do(GrabInside(self.seat, NINE))


class VentureLater(Venture):
    """The next question is a move of its own."""

    def lead(self, g: Lantern) -> None:
        g.do(Grab(self.seat, NINE))


class VentureTrust(Venture):
    """The next question is put to the other seat."""

    def lead(self, g: Lantern) -> None:
        g.do(Share(1 - self.seat))


class Share(t.Step):
    """Keep 1 point or give 9 to the other seat."""

    def inside(self) -> bool:
        return True

    def begin(self, g: State) -> vec[i64]:
        return each(t.PLAY, vec[i64]([0, 1]))

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Lantern)
        if first(option) == 0:
            g.players[1 - self.seat].points += 9
        else:
            g.players[self.seat].points += 1


class Endless(t.Step):
    """Each answer is worth its number, and the question comes again within the same move."""

    def inside(self) -> bool:
        return True

    def begin(self, g: State) -> vec[i64]:
        return each(t.PLAY, vec[i64]([0, 1]))

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Lantern)
        g.players[self.seat].points += first(option)
        g.do(self)


class ByRound(t.Step):
    """Option 0 is worth 10 in round 1 and nothing in round 2, option 1 is worth 6 in both."""

    def begin(self, g: State) -> vec[i64]:
        return each(t.PLAY, vec[i64]([0, 1]))

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Lantern)
        g.players[self.seat].points += 6 if first(option) else 10 * (2 - g.round)


def asked(step: Step, round: int = 1) -> Lantern:
    """A Lantern on which nothing but this is going on."""
    g = LANTERN.position({"round": round})
    assert isinstance(g, Lantern)
    g.agenda = vec[Step]()
    g.do(step)
    g.settle()
    return g


def best(*tables: State, luck: int = 1) -> int:
    return int(first(best_option(list(tables), luck_of(luck))))


def whole(g: State) -> str:
    return json.dumps(g.game.dump(g), sort_keys=True)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("gains", "place"), [(LOTS, 1), (LOSSES, 1), (NINE, 1)])
def test_the_option_that_looks_best_to_the_seat_asked_is_taken(gains: int, place: int, seat: int) -> None:
    assert best(asked(Grab(seat, gains))) == place


def test_luck_breaks_ties_and_nothing_else() -> None:
    g = asked(Grab(0, EVEN))
    picked = [best(g, luck=luck) for luck in range(60)]
    assert set(picked) == {0, 2}
    assert picked == [best(g, luck=luck) for luck in range(60)]
    assert {best(asked(Grab(0, LOTS)), luck=luck) for luck in range(60)} == {1}


def test_all_imagined_tables_count_together() -> None:
    early, late = asked(ByRound(0), round=1), asked(ByRound(0), round=2)
    assert best(early) == 0
    assert best(late) == 1
    assert best(early, late) == 1
    assert best(late, early, early, early) == 0


def test_a_move_is_judged_when_it_is_complete() -> None:
    assert best(asked(Venture(0))) == 0


def test_a_question_after_the_move_is_not_answered_in_advance() -> None:
    assert best(asked(VentureLater(0))) == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_others_answer_as_suits_them(seat: int) -> None:
    assert best(asked(VentureTrust(seat))) == 1


def test_a_move_without_end_is_judged_after_some_questions() -> None:
    assert 1 <= DEEPEST <= 10
    assert best(asked(Endless(0))) == 1


def test_the_tables_stay_as_they_were() -> None:
    tables = [LANTERN.new_game(3, seed).imagine(0, 5) for seed in range(3)]
    before = [whole(g) for g in tables]
    best_option([tables[0], tables[0].imagine(0, 6)], 1)
    assert [whole(g) for g in tables] == before


@pytest.mark.parametrize(("prize", "card"), [(1, 3), (3, 9)])
def test_a_high_card_is_played_for_a_large_prize_and_kept_at_a_small_one(prize: int, card: int) -> None:
    """On a real question: what the evaluation of Lantern says about each card decides."""
    positions = (
        LANTERN.position({"round": 2, "seats": [{"hand": [3, 9]}, {"hand": [5, 6]}], "seed": seed})
        for seed in range(100)
    )
    g = next(table for table in positions if table.view(None)["prize"] == prize)
    assert {best_option([g.imagine(0, luck)], luck) for luck in range(1, 20)} == {option(t.PLAY, card)}
