"""The agenda: steps, questions and answers, on a table made up in support/notes.py."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from deskovka.core.errors import IllegalOption
from deskovka.core.options import option
from deskovka.core.steps import NATURE, NONE, State, Step
from deskovka.core.vecs import vec
from support.notes import (
    GAME,
    PICK,
    Choice,
    Coin,
    Countdown,
    Jot,
    JotInside,
    Notes,
    Scribble,
    everything,
    table,
)

# ---- the order of steps


class Perpetual(Step):
    """Rules that put themselves back and never ask."""

    def begin(self, g: State) -> vec[i64]:
        g.do(self)
        return NONE


def test_rules_that_never_ask_again_are_an_error_and_no_endless_loop() -> None:
    with pytest.raises(RuntimeError, match=r"Perpetual\(seat=0\) comes again and again"):
        table(Perpetual(0))


def test_many_steps_in_a_row_are_none() -> None:
    assert len(table(*[Jot(0, number) for number in range(4)] * 1000).notes) == 4000


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_steps_are_done_in_the_order_given(count: int) -> None:
    g = Notes()
    g.do(*[Jot(0, number) for number in range(count)])
    assert g.notes == []
    g.settle()
    assert g.notes == [f"jot {number}" for number in range(count)]


def test_the_next_step_is_the_last_of_the_agenda() -> None:
    g = Notes()
    g.do(Jot(0, 1), Jot(0, 2), Jot(0, 3), Jot(0, 4))
    assert list(g.agenda) == [Jot(0, 4), Jot(0, 3), Jot(0, 2), Jot(0, 1)]


def test_new_steps_come_before_those_already_on_the_agenda() -> None:
    g = Notes()
    g.do(Jot(0, 3), Jot(0, 4))
    g.do(Jot(0, 1), Jot(0, 2))
    g.settle()
    assert g.notes == ["jot 1", "jot 2", "jot 3", "jot 4"]


def test_what_a_step_does_itself_happens_before_the_steps_it_puts_on_the_agenda() -> None:
    assert table(JotInside(), Jot(0, 5)).notes == ["inside", "jot 1", "jot 2", "jot 5"]


def test_steps_that_follow_a_question_wait_for_its_answer() -> None:
    g = table(Jot(0, 1), Choice(0, 2), Jot(0, 3))
    assert g.notes == ["jot 1"]
    assert list(g.agenda) == [Jot(0, 3)]
    g.play(option(PICK, 1))
    assert g.notes == ["jot 1", "seat 0 picks 1 of 2", "jot 3"]


# ---- questions


def test_the_table_says_who_is_asked_what() -> None:
    g = table(Choice(1, 3))
    assert (g.ask, g.seat) == (Choice(1, 3), 1)
    assert list(g.options) == [option(PICK, 0), option(PICK, 1), option(PICK, 2)]
    [question] = g.pending()
    assert (question.seat, question.ask, question.options) == (1, Choice(1, 3), list(g.options))
    assert (g.offered(1), g.offered(0)) == (list(g.options), [])


def test_a_forced_question_is_answered_and_an_empty_one_skipped() -> None:
    g = table(Choice(0, 1), Choice(1, 0), Jot(0, 4))
    assert g.notes == ["seat 0 picks 0 of 1", "jot 4"]
    assert (g.ask, list(g.options), list(g.agenda), g.pending()) == (None, [], [], [])


def test_forced_questions_are_asked_too_where_somebody_wants_to_stop() -> None:
    g = table(Choice(0, 1), Choice(1, 0), Choice(1, 2), Coin(), Choice(0, 1), stop=True)
    assert (g.ask, list(g.options), g.notes) == (Choice(0, 1), [option(PICK, 0)], [])
    g.choose(0, option(PICK, 0), stop=True)
    g.choose(1, "pick one", stop=True)
    assert g.notes.pop() in ("flip 5", "flip 2")  # chance is nobody's question
    assert (g.ask, g.notes) == (Choice(0, 1), ["seat 0 picks 0 of 1", "seat 1 picks 1 of 2"])
    g.do(Choice(1, 1))
    g.choose(0, "pick zero")  # nobody wants to stop any more
    assert (g.ask, len(g.notes)) == (None, 4)


def test_between_the_parts_of_one_answer_nobody_stops() -> None:
    class Often(type(GAME)):  # type: ignore[misc]
        def repeats(self, g: State, seat: int, option: int) -> int:
            return 3

    g = table(Choice(0, 2), Choice(1, 1), Choice(0, 2), Choice(1, 1), stop=True)
    g.game = Often("notes", GAME.seats, 1, GAME.phrases, GAME.event_words)
    g.choose(0, "pick one x2", stop=True)
    assert g.notes == ["seat 0 picks 1 of 2", "seat 1 picks 0 of 1", "seat 0 picks 1 of 2"]
    assert g.ask == Choice(1, 1)


def test_a_question_that_puts_itself_back_ends_when_nothing_is_left_to_choose() -> None:
    g = table(Countdown(0, 3))
    g.play(g.options[2])
    assert (g.notes, g.ask) == (["3"], Countdown(0, 2))
    g.play(g.options[0])
    assert g.notes == ["3", "2", "1"]
    assert g.ask is None


def test_nothing_on_the_agenda_is_the_end() -> None:
    g = table(Choice(0, 2))
    g.play(option(PICK, 0))
    assert (g.ask, list(g.options), g.pending(), g.offered(0)) == (None, [], [], [])


def test_most_questions_stand_for_themselves() -> None:
    step = Choice(1, 3)
    assert step.asked(table(step)) == [1]
    assert step.for_seat(1) is step
    assert step.inside() is False


# ---- steps are values


def test_steps_with_the_same_words_are_equal() -> None:
    assert Jot(0, 5) == Jot(0, 5)
    assert hash(Jot(0, 5)) == hash(Jot(0, 5))
    assert len({Jot(0, 5), Jot(0, 5), Jot(0, 4), Jot(1, 5), Scribble(0, 5)}) == 4


@pytest.mark.parametrize(
    "other", [Jot(0, 4), Jot(1, 5), Jot(0), Scribble(0, 5), Step(0), "Jot(seat=0, number=5)", None]
)
def test_steps_of_another_kind_or_with_other_words_differ(other: object) -> None:
    assert Jot(0, 5) != other


def test_a_step_prints_what_is_said_about_it() -> None:
    assert repr(Jot(0, 5)) == "Jot(seat=0, number=5)"
    assert repr(Jot(number=2)) == "Jot(number=2)"
    assert repr(Scribble()) == "Scribble()"
    assert repr(Step(3)) == "Step(seat=3)"


def test_nothing_is_said_with_minus_one() -> None:
    assert Jot(0, 5).values() == {"seat": 0, "number": 5}
    assert Jot(-1, 0).values() == {"number": 0}
    assert Jot(2).values() == {"seat": 2}


def test_a_step_may_be_used_again_and_shared_by_clones() -> None:
    again = Choice(0, 2)
    g = table(again, again)
    copy = g.clone()
    g.play(option(PICK, 0))
    assert g.ask == again
    g.play(option(PICK, 1))
    assert g.notes == ["seat 0 picks 0 of 2", "seat 0 picks 1 of 2"]
    assert (copy.ask, list(copy.agenda), copy.notes) == (again, [again], [])


def test_a_step_alone_does_nothing_and_asks_nothing() -> None:
    g = table(Step(), Step(1), Jot(0, 1))
    assert (g.notes, g.ask) == (["jot 1"], None)


def test_a_state_alone_cannot_be_copied_or_judged() -> None:
    g = State(GAME)
    with pytest.raises(NotImplementedError):
        g.clone()
    with pytest.raises(NotImplementedError):
        g.rewards()


# ---- choosing


@pytest.mark.parametrize("answer", [option(PICK, 1), "pick one", "PICK-one"])
def test_a_seat_answers_by_option_or_in_words(answer: int | str) -> None:
    g = table(Choice(1, 3))
    g.choose(1, answer)
    assert g.notes == ["seat 1 picks 1 of 3"]


@pytest.mark.parametrize(
    ("seat", "answer", "message"),
    [
        (1, "pick four", "'pick four' is not on offer: pick zero, pick one, pick two"),
        (1, "flip one", "'flip one' is not on offer: pick zero, pick one, pick two"),
        (1, "dance", "'dance' is not on offer: pick zero, pick one, pick two"),
        (1, option(PICK, 3), f"option {option(PICK, 3)} is not on offer for seat 1"),
        (1, -1, "option -1 is not on offer for seat 1"),
        (1, 2**80, f"option {2**80} is not on offer for seat 1"),
        (0, "pick one", "seat 0 is not asked anything now"),
        (0, option(PICK, 1), "seat 0 is not asked anything now"),
        (NATURE, option(PICK, 1), "seat -1 is not asked anything now"),
    ],
)
def test_an_answer_that_is_not_on_offer_is_refused_and_changes_nothing(
    seat: int, answer: int | str, message: str
) -> None:
    g = table(Choice(1, 3), Jot(0, 1))
    before = everything(g)
    with pytest.raises(IllegalOption) as refused:
        g.choose(seat, answer)
    assert str(refused.value) == message
    assert everything(g) == before


def test_nobody_answers_when_the_game_is_over() -> None:
    g = table(Jot(0, 1))
    with pytest.raises(IllegalOption, match="seat 0 is not asked anything now"):
        g.choose(0, option(PICK, 0))
