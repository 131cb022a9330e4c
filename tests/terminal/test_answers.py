"""What can be typed as an answer, and what is none."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from support.terminal import Screen, rule_line


def test_the_table_the_question_and_numbered_options_are_shown() -> None:
    screen = Screen()
    screen.type()
    (first, _) = screen.shown
    assert "Round 1 · Hunt" in first
    assert "Jana: Which card do you mark?" in first
    question = screen.table.recorder.state.pending()[0]
    for number, option in enumerate(question.options, start=1):
        assert re.search(rf"^ +{number}  {re.escape(screen.table.speaker.option(option))}", first, re.MULTILINE)
    assert len(question.options) == 4
    assert screen.prompts == ["Your choice (? for help) > "]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_number_chooses_the_option_beside_it(number: int) -> None:
    screen = Screen()
    wanted = screen.words()[number - 1]
    screen.type(str(number))
    assert screen.answers()[0] == (0, wanted)


@pytest.mark.parametrize("change", [str, str.upper, lambda said: f"  {said.replace(' ', '   ').replace('_', ' ')} "])
def test_words_choose_an_option_however_they_are_written(change: Callable[[str], str]) -> None:
    screen = Screen()
    wanted = screen.words()[2]
    screen.type(change(wanted))
    assert screen.answers()[0] == (0, wanted)


@pytest.mark.parametrize(
    "typed",
    ["", "   ", "0", "5", "-1", "1.5", "²", "mark unicorn", "dance", "why", "what", "save", "[/]", "{ $x }"],
)
def test_what_is_no_answer_changes_nothing_and_the_question_stays(typed: str) -> None:
    screen = Screen()
    before = screen.dump()
    wanted = screen.words()[0]
    (said,) = screen.type(typed)
    assert screen.dump() == before
    assert screen.answers() == []
    puzzled = [screen.say("core-not-understood", words=typed), screen.say("core-ask-for-help")]
    assert said.splitlines() == (puzzled if typed.strip() else [])
    screen.type("1")
    assert screen.answers()[0] == (0, wanted)


def test_an_answer_that_is_not_on_offer_is_refused_with_its_rule() -> None:
    screen = Screen()
    before = screen.dump()
    (said,) = screen.type("end turn")
    refusal = screen.table.recorder.state.why_not(0, "end turn")
    assert refusal is not None
    assert said.splitlines() == [screen.table.speaker.refusal(refusal), rule_line(screen, "VALE-ROUND.1")]
    assert screen.dump() == before


def test_words_that_fit_several_options_are_asked_back() -> None:
    screen = Screen()
    (said,) = screen.type("mark")
    assert screen.answers() == []
    shown = [screen.table.speaker.option(option) for option in screen.table.recorder.state.pending()[0].options]
    assert said.strip() == screen.say("core-which", options=" / ".join(shown))
