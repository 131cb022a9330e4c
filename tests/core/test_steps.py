"""The agenda: steps, questions, luck, secret picks and events, on a table made up here.

The table and its steps are plain Python, also when the core is compiled.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from mypy_extensions import i64

from deskovka.core.errors import IllegalOption
from deskovka.core.events import EVERYONE, EventKind, EventWords
from deskovka.core.game import Game
from deskovka.core.luck import luck_of, next_luck
from deskovka.core.options import Phrase, Phrases, each, first, option
from deskovka.core.secret import everyone, lowest, seats_in, without
from deskovka.core.steps import NATURE, NONE, State, Step
from deskovka.core.vecs import vec

PICK, FLIP = 0, 1
NOTED, HID, PASSED = 0, 1, 2
NUMBERS = ["zero", "one", "two", "three", "four", "five"]
GAME = Game(
    "notes",
    seats=(1, 2),
    rules_version=1,
    phrases=Phrases(
        {PICK: Phrase("pick", "pick {number}"), FLIP: Phrase("flip", "flip {number}")}, {"number": NUMBERS}
    ),
    event_words=EventWords(
        {
            NOTED: EventKind("noted", "number", "", "count"),
            HID: EventKind("hid", "number", "count"),
            PASSED: EventKind("passed"),
        },
        {"number": NUMBERS},
    ),
)


class Notes(State):
    """A table with nothing on it but a sheet of paper."""

    def __init__(self, luck: int = 1, notes: list[str] | None = None) -> None:
        super().__init__(GAME, vec[Step](), None, NONE, 0, luck, vec[i64]())
        self.notes = notes or []

    def clone(self) -> Notes:
        copy = Notes(int(self.luck), self.notes[:])
        copy.agenda = self.agenda[:]
        copy.ask = self.ask
        copy.options = self.options
        copy.seat = self.seat
        copy.picks = self.picks[:]
        copy.open_luck = self.open_luck
        return copy

    def rewards(self) -> list[float]:
        return [1.0, 0.0]


class Jot(Step):
    """Write something down, as all steps here do."""

    def __init__(self, seat: int = -1, number: int = -1) -> None:
        super().__init__(seat)
        self.number = number

    def fields(self) -> tuple[str, ...]:
        return ("seat", "number")

    def begin(self, g: State) -> vec[i64]:
        assert isinstance(g, Notes)
        g.notes.append(f"jot {self.number}")
        return NONE


class Scribble(Jot):
    """Another kind of step with the same words."""


class JotInside(Jot):
    """Put two more steps on the agenda and write down that they wait."""

    def begin(self, g: State) -> vec[i64]:
        assert isinstance(g, Notes)
        g.do(Jot(0, 1), Jot(0, 2))
        g.notes.append("inside")
        return NONE


class Choice(Jot):
    """Ask `seat` for a number below `number`."""

    def begin(self, g: State) -> vec[i64]:
        return each(PICK, vec[i64](range(self.number)))

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Notes)
        g.notes.append(f"seat {self.seat} picks {first(option)} of {self.number}")


class Countdown(Jot):
    """Ask again with one number less each time."""

    def begin(self, g: State) -> vec[i64]:
        return each(PICK, vec[i64](range(self.number)))

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Notes)
        g.notes.append(f"{self.number}")
        g.do(Countdown(self.seat, self.number - 1))


class Coin(Step):
    """Luck decides between `five` and `two`."""

    def begin(self, g: State) -> vec[i64]:
        return g.by_luck(vec[i64]([option(FLIP, 5), option(FLIP, 2)]))

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Notes)
        g.notes.append(f"flip {first(option)}")


class BothPick(Jot):
    """Every seat whose bit is in `number` picks in secret, in any order."""

    def asked(self) -> list[int]:
        return seats_in(self.number)

    def for_seat(self, seat: int) -> Step:
        return BothPick(seat, self.number)

    def begin(self, g: State) -> vec[i64]:
        return each(PICK, vec[i64]([self.seat, self.seat + 2]))

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Notes)
        g.pick_secretly(self.seat, first(option), 2)
        g.notes.append(f"seat {self.seat}")
        rest = without(self.number, self.seat)
        if rest:
            g.do(BothPick(lowest(rest), rest))


def table(*steps: Step, luck: int = 1) -> Notes:
    """A table on which these steps have been started, one after the other."""
    g = Notes(luck)
    for step in reversed(steps):
        g.do(step)
    g.settle()
    return g


def everything(g: Notes) -> tuple[object, ...]:
    return list(g.agenda), g.ask, list(g.options), g.seat, g.luck, list(g.picks), g.notes[:], g.open_luck


# ---- the order of steps


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
    assert step.asked() == [1]
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
    g = State(GAME, vec[Step](), None, NONE, 0, 1, vec[i64]())
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


# ---- secret picks


def test_all_who_pick_in_secret_are_asked_at_once_each_with_their_own_options() -> None:
    g = table(BothPick(0, everyone(2)), Jot(0, 5))
    assert [(question.seat, question.options) for question in g.pending()] == [
        (0, [option(PICK, 0), option(PICK, 2)]),
        (1, [option(PICK, 1), option(PICK, 3)]),
    ]


@pytest.mark.parametrize(("early", "late"), [((0, "pick two"), (1, "pick one")), ((1, "pick one"), (0, "pick two"))])
def test_secret_picks_come_in_any_order(early: tuple[int, str], late: tuple[int, str]) -> None:
    g = table(BothPick(0, everyone(2)), Jot(0, 5))
    g.choose(*early)
    assert (g.seat, [question.seat for question in g.pending()]) == (late[0], [late[0]])
    assert g.offered(early[0]) == []
    assert g.picks[late[0]] == -1
    with pytest.raises(IllegalOption, match=f"seat {early[0]} is not asked anything now"):
        g.choose(*early)
    g.choose(*late)
    assert list(g.picks) == [2, 1]
    assert g.notes == [f"seat {early[0]}", f"seat {late[0]}", "jot 5"]


def test_a_seat_cannot_pick_what_only_another_seat_may() -> None:
    g = table(BothPick(0, everyone(2)))
    before = everything(g)
    with pytest.raises(IllegalOption, match="'pick zero' is not on offer: pick one, pick three"):
        g.choose(1, "pick zero")
    assert everything(g) == before


def test_seats_are_kept_as_bits() -> None:
    assert (everyone(1), everyone(4), seats_in(everyone(4))) == (1, 15, [0, 1, 2, 3])
    assert (without(0b1011, 1), without(0b1011, 2)) == (0b1001, 0b1011)
    assert [lowest(0b1), lowest(0b1010), lowest(0b1000)] == [0, 1, 3]
    assert (seats_in(0), seats_in(0b1010)) == ([], [1, 3])


# ---- luck


def test_luck_answers_its_own_question() -> None:
    g = table(Coin(), luck=7)
    assert g.ask is None
    assert g.notes in (["flip 5"], ["flip 2"])
    assert g.luck == next_luck(7)


def test_luck_decides_for_every_outcome_about_as_often() -> None:
    flips = [table(Coin(), luck=luck_of(seed)).notes[0] for seed in range(400)]
    assert set(flips) == {"flip 5", "flip 2"}
    assert 150 < flips.count("flip 5") < 250


def test_the_same_luck_decides_the_same() -> None:
    coins = [Coin() for _ in range(20)]
    assert table(*coins, luck=5).notes == table(*coins, luck=5).notes
    assert table(*coins, luck=5).notes != table(*coins, luck=6).notes


@pytest.mark.parametrize(("words", "number"), [("flip five", 5), ("flip two", 2)])
def test_open_luck_is_a_question_to_nature_that_a_test_decides(words: str, number: int) -> None:
    g = Notes(luck=7)
    g.open_luck = True
    g.do(Coin(NATURE), Jot(0, 1))
    g.settle()
    assert (g.seat, g.ask, g.notes) == (NATURE, Coin(), [])
    assert g.offered(NATURE) == [option(FLIP, 5), option(FLIP, 2)]
    assert (g.offered(0), g.offered(1)) == ([], [])
    g.choose(NATURE, words)
    assert g.notes == [f"flip {number}", "jot 1"]
    assert g.luck == 7


def test_a_single_outcome_needs_no_luck() -> None:
    g = Notes(luck=7)
    assert list(g.by_luck(vec[i64]([3]))) == [3]
    assert list(g.by_luck(NONE)) == []
    assert g.luck == 7


def test_luck_picks_one_of_the_outcomes() -> None:
    g = Notes(luck=luck_of(1))
    outcomes = vec[i64]([3, 1, 4])
    picked = [list(g.by_luck(outcomes)) for _ in range(100)]
    assert sorted({number for [number] in picked}) == [1, 3, 4]
    assert list(outcomes) == [3, 1, 4]


# ---- events


def test_nothing_is_kept_while_nobody_listens() -> None:
    g = Notes()
    g.tell(NOTED, 0, 1)
    g.whisper(HID, 0, 1)
    assert g.events is None
    assert g.listen() == []


def test_events_are_kept_in_order_with_who_may_see_them() -> None:
    g = Notes()
    events = g.listen()
    g.tell(NOTED, 1, 2, 3, 4)
    g.whisper(HID, 1, 5)
    g.tell(PASSED)
    assert [(e.kind, e.seat, e.a, e.b, e.c, e.private) for e in events] == [
        (NOTED, 1, 2, 3, 4, EVERYONE),
        (HID, 1, 5, -1, -1, 1),
        (PASSED, -1, -1, -1, -1, EVERYONE),
    ]


def test_listening_anew_begins_a_new_list() -> None:
    g = Notes()
    old = g.listen()
    g.tell(PASSED)
    new = g.listen()
    g.tell(NOTED, 0, 1)
    assert ([e.kind for e in old], [e.kind for e in new]) == ([PASSED], [NOTED])


def test_a_clone_is_silent() -> None:
    g = table(Choice(0, 2))
    events = g.listen()
    copy = g.clone()
    copy.tell(PASSED)
    copy.whisper(HID, 0, 1)
    assert (copy.events, events) == (None, [])


@pytest.mark.parametrize(
    ("make", "seat_0", "seat_1", "spectator"),
    [
        (
            lambda g: g.tell(NOTED, 0, 2, 9, 4),
            {"event": "noted", "seat": 0, "number": "two", "count": 4},
            {"event": "noted", "seat": 0, "number": "two", "count": 4},
            {"event": "noted", "seat": 0, "number": "two", "count": 4},
        ),
        (
            lambda g: g.whisper(HID, 0, 3, 7),
            {"event": "hid", "seat": 0, "number": "three", "count": 7},
            {"event": "hid", "seat": 0, "hidden": True, "count": 7},
            {"event": "hid", "seat": 0, "hidden": True, "count": 7},
        ),
        (
            lambda g: g.tell(NOTED, 1),
            {"event": "noted", "seat": 1},
            {"event": "noted", "seat": 1},
            {"event": "noted", "seat": 1},
        ),
        (lambda g: g.tell(PASSED), {"event": "passed"}, {"event": "passed"}, {"event": "passed"}),
    ],
    ids=["told", "whispered", "no numbers", "no seat"],
)
def test_an_event_is_told_to_each_viewer_as_they_may_see_it(
    make: Callable[[State], None],
    seat_0: dict[str, object],
    seat_1: dict[str, object],
    spectator: dict[str, object],
) -> None:
    g = Notes()
    events = g.listen()
    make(g)
    [event] = events
    tell = GAME.event_words.tell
    assert [tell(event, 0), tell(event, 1), tell(event, None)] == [seat_0, seat_1, spectator]
    assert tell(event, None, everything=True) == seat_0
