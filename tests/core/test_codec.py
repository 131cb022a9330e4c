"""Steps and tables as JSON."""

from __future__ import annotations

import json

import pytest
from mypy_extensions import i64

from deskovka.core.codec import (
    RENAMED,
    ask_again,
    dump_engine,
    dump_step,
    ints,
    kinds_under,
    load_engine,
    load_step,
    name_of,
    vec_of,
)
from deskovka.core.options import each
from deskovka.core.steps import State, Step
from deskovka.core.vecs import append, vec
from deskovka.games.registry import find_game


class Errand(Step):
    """What the steps of this file have in common, as the steps of a game would."""

    def __init__(self, seat: int = -1, card: int = -1, amount: int = -1) -> None:
        super().__init__(seat)
        self.card = card
        self.amount = amount

    def fields(self) -> tuple[str, ...]:
        return ("seat", "card", "amount")


class PayForErrand(Errand):
    """Asks for one of `amount` numbers."""

    def begin(self, g: State) -> vec[i64]:
        return each(1, vec[i64](range(self.amount)))


class TakePick(Errand):
    """Asks for something that lies on the table now."""

    def begin(self, g: State) -> vec[i64]:
        return each(2, g.picks)


class PayTwice(PayForErrand):
    """Two levels below the base."""


class X(Errand):
    """A short name."""


KINDS = kinds_under(Errand)
ERRANDS = [Errand(1), PayForErrand(0, 5, 3), PayTwice(seat=2, amount=0), X(), TakePick(card=7)]


def empty_table() -> State:
    g = State(find_game("_template"))
    g.luck = 77
    return g


# ---- names


@pytest.mark.parametrize(
    ("kind", "name"),
    [(X, "x"), (Errand, "errand"), (PayTwice, "pay_twice"), (PayForErrand, "pay_for_errand"), (Step, "step")],
)
def test_the_name_of_a_step_is_its_class_in_small_letters(kind: type[Step], name: str) -> None:
    assert name_of(kind) == name


def test_every_kind_below_the_base_is_known_at_any_depth() -> None:
    assert kinds_under(Errand) == {"pay_for_errand": PayForErrand, "pay_twice": PayTwice, "take_pick": TakePick, "x": X}
    assert kinds_under(PayForErrand) == {"pay_twice": PayTwice}
    assert kinds_under(X) == {}


# ---- steps


def test_a_step_is_stored_with_what_is_said_about_it() -> None:
    assert dump_step(PayForErrand(0, amount=3)) == ["pay_for_errand", {"seat": 0, "amount": 3}]
    assert dump_step(X()) == ["x", {}]


@pytest.mark.parametrize("step", ERRANDS[1:], ids=repr)
def test_a_step_survives_json(step: Step) -> None:
    again = load_step(json.loads(json.dumps(dump_step(step))), KINDS)
    assert again == step
    assert type(again) is type(step)
    assert again.values() == step.values()


@pytest.mark.parametrize("name", ["dance", "errand", "PayTwice", "", "step"])
def test_a_step_nobody_knows_is_refused_by_name(name: str) -> None:
    with pytest.raises(ValueError, match=f"^unknown step '{name}'$"):
        load_step([name, {}], KINDS)


@pytest.mark.parametrize("data", [None, "x", {}, {"x": {}}, [], ["x"], ["x", {}, 1], ("x", {})], ids=repr)
def test_what_is_no_step_at_all_is_refused(data: object) -> None:
    with pytest.raises(ValueError, match=r"^not a step: "):
        load_step(data, KINDS)


def test_a_renamed_step_is_found_by_its_old_name(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = ["pay_two_times", {"seat": 1}]
    with pytest.raises(ValueError, match=r"^unknown step 'pay_two_times'$"):
        load_step(stored, KINDS)
    monkeypatch.setitem(RENAMED, "pay_two_times", "pay_twice")
    assert load_step(stored, KINDS) == PayTwice(1)
    assert dump_step(load_step(stored, KINDS)) == ["pay_twice", {"seat": 1}]
    assert load_step(["pay_twice", {"seat": 1}], KINDS) == PayTwice(1)


def test_a_name_that_leads_nowhere_is_told_as_it_was_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RENAMED, "old", "gone")
    with pytest.raises(ValueError, match=r"^unknown step 'old'$"):
        load_step(["old", {}], KINDS)


def test_a_game_stored_before_a_renaming_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("_template")
    g = game.new_game(2, 4)
    old = json.loads(json.dumps(game.dump(g)).replace('"pick"', '"choose_card"').replace('"show"', '"turn_over"'))
    assert old["ask"][0] == "choose_card"
    assert old["agenda"] == [["turn_over", {}]]
    monkeypatch.setitem(RENAMED, "choose_card", "pick")
    monkeypatch.setitem(RENAMED, "turn_over", "show")
    again = game.load(old)
    assert game.dump(again) == game.dump(g)
    assert list(again.options) == list(g.options)


# ---- numbers


def test_numbers_become_a_plain_list_and_back() -> None:
    assert ints(vec[i64]([3, 0, 2**62])) == [3, 0, 2**62]
    assert type(ints(vec[i64]())) is list
    assert list(vec_of([3, 0, -1])) == [3, 0, -1]
    assert list(vec_of([])) == []


@pytest.mark.parametrize("things", [None, 5, "123", {"0": 1}, (1, 2)], ids=repr)
def test_only_a_list_is_a_list_of_numbers(things: object) -> None:
    with pytest.raises(ValueError, match=r"^not a list of numbers: "):
        vec_of(things)


# ---- tables


def test_the_half_of_the_engine_is_stored_as_it_is() -> None:
    g = empty_table()
    g.picks = vec[i64]([-1, 4])
    g.do(PayForErrand(1, amount=2), X(), PayTwice(0, amount=5))
    g.settle()
    assert dump_engine(g) == {
        "agenda": [["pay_twice", {"seat": 0, "amount": 5}], ["x", {}]],
        "ask": ["pay_for_errand", {"seat": 1, "amount": 2}],
        "luck": 77,
        "open_luck": False,
        "picks": [-1, 4],
    }


def test_a_loaded_table_asks_the_same_and_goes_on_the_same() -> None:
    g = empty_table()
    g.do(PayForErrand(1, amount=2), X(), PayTwice(0, amount=5))
    g.settle()
    again = empty_table()
    again.luck = 1
    load_engine(again, json.loads(json.dumps(dump_engine(g))), Errand)
    for _ in range(2):
        assert dump_engine(again) == dump_engine(g)
        assert (again.ask, again.seat, list(again.options)) == (g.ask, g.seat, list(g.options))
        g.play(g.options[0])
        again.play(again.options[0])
    assert dump_engine(again) == dump_engine(g)
    assert again.ask is None


def test_luck_that_was_left_open_stays_open() -> None:
    g = empty_table()
    g.open_luck = True
    again = empty_table()
    load_engine(again, json.loads(json.dumps(dump_engine(g))), Errand)
    assert again.open_luck is True
    load_engine(again, {"agenda": [], "ask": None, "luck": 5, "picks": []}, Errand)  # as it was stored before
    assert again.open_luck is False


def test_a_table_without_a_question_is_loaded_without_one() -> None:
    g = empty_table()
    load_engine(g, {"agenda": [], "ask": None, "luck": 5, "picks": []}, Errand)
    assert (g.ask, list(g.options), list(g.agenda), list(g.picks), g.luck) == (None, [], [], [], 5)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"agenda": {}}, "^not a state$"),
        ({"agenda": None}, "^not a state$"),
        ({"luck": "5"}, "^not a state$"),
        ({"luck": None}, "^not a state$"),
        ({"picks": None}, "^not a list of numbers: None$"),
        ({"agenda": [["dance", {}]]}, "^unknown step 'dance'$"),
        ({"ask": ["dance", {}]}, "^unknown step 'dance'$"),
        ({"ask": "x"}, "^not a step: 'x'$"),
    ],
)
def test_a_broken_table_is_refused(changes: dict[str, object], message: str) -> None:
    whole: dict[str, object] = {"agenda": [], "ask": None, "luck": 5, "picks": []}
    with pytest.raises(ValueError, match=message):
        load_engine(empty_table(), {**whole, **changes}, Errand)


def test_a_question_asked_again_offers_what_there_is_now() -> None:
    g = empty_table()
    g.picks = vec[i64]([4, 6])
    ask_again(g, TakePick(1))
    assert (g.seat, list(g.options)) == (1, list(each(2, vec[i64]([4, 6]))))
    g.picks = append(g.picks, 9)
    ask_again(g, g.ask)
    assert list(g.options) == list(each(2, vec[i64]([4, 6, 9])))
    ask_again(g, None)
    assert (g.ask, list(g.options)) == (None, [])
