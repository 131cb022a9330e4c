"""What can be asked back at the terminal."""

from __future__ import annotations

import re

import pytest

from deskovka.core.recorder import Recorder
from deskovka.games.registry import find_game
from deskovka.hearing import COMMANDS
from support.opening import opening
from support.terminal import Screen, every_language, rule_line, without_clearing


@every_language
@pytest.mark.parametrize("typed", ["?", "help"])
def test_help_is_shown(language: str, typed: str) -> None:
    screen = Screen(language)
    (said,) = screen.type(typed)
    assert said.startswith(screen.say("core-help"))
    shown = [command for command in COMMANDS[:-1] if command != "skip"]  # for games with windows (test_windows.py)
    assert all(screen.say(f"core-command-{command}").split()[0] in said for command in shown)
    assert screen.answers() == []


@every_language
def test_why_says_what_forbids_something_or_that_it_can_be_done(language: str) -> None:
    screen = Screen(language)
    (forbidden, allowed, nonsense) = screen.type("why summon hydra", f"why {screen.words()[0]}", "why dance")
    phase = screen.say("vale-phase-hunt")
    refused = screen.say("vale-refusal-wrong-phase", phase=phase)
    assert forbidden.splitlines() == [refused, rule_line(screen, "VALE-ROUND.1")]
    assert allowed.strip() == screen.say("core-on-offer")
    assert nonsense.splitlines() == [screen.say("core-not-understood", words="dance"), screen.say("core-ask-for-help")]
    assert screen.answers() == []


IMP = ["vale-card-imp", "vale-card-imp.instant", "vale-card-imp.active"]
LAVA_GIANT = ["vale-card-lava_giant", "vale-card-lava_giant.instant"]


@pytest.mark.parametrize(
    ("language", "words", "topics"),
    [
        ("en", "imp", IMP),
        ("en", "Imp", IMP),
        ("cs", "imp", IMP),
        ("cs", "Ďáblík", IMP),
        ("cs", "ďáblík", IMP),
        ("cs", "ďáblíka", IMP),
        ("cs", "Lávový obr", LAVA_GIANT),
        ("cs", "lava giant", LAVA_GIANT),
        ("en", "Lava Giant", LAVA_GIANT),
        ("en", "lava_giant", LAVA_GIANT),
    ],
)
def test_what_explains_a_card_by_its_id_and_by_its_name(language: str, words: str, topics: list[str]) -> None:
    screen = Screen(language)
    (said,) = screen.type(f"what {words}")
    assert said.splitlines() == [screen.say(topic) for topic in topics]


@every_language
@pytest.mark.parametrize(
    ("words", "known"),
    [
        *((words, True) for words in ("VALE-SUM.3", "vale-sum.3", "SUM.3", "sum.3")),
        *((words, False) for words in ("unicorn", "VALE-SUM.99", "[/]", ".")),
    ],
)
def test_what_explains_a_rule_by_its_id_or_admits_there_is_nothing_to_explain(
    language: str, words: str, known: bool
) -> None:
    screen = Screen(language)
    (said,) = screen.type(f"what {words}")
    nothing = screen.say("core-nothing-to-explain", words=words)
    assert said.strip() == (rule_line(screen, "VALE-SUM.3") if known else nothing)


def test_table_shows_the_table_and_the_options_again() -> None:
    screen = Screen()
    (again,) = screen.type("table")
    picture = screen.picture(0)
    assert again.startswith(picture)
    assert "Jana: Which card do you mark?" in again
    assert [len(re.findall(r"^ +\d  Mark ", text, re.MULTILINE)) for text in (screen.shown[0], again)] == [4, 4]


def test_words_lists_what_can_be_typed() -> None:
    screen = Screen()
    (said,) = screen.type("words")
    assert said.strip().split(", ") == screen.words()


@every_language
@pytest.mark.parametrize(("game", "people"), [("vale", 1), ("vale", 2), ("_template", 2), ("_template", 1)])
def test_the_news_and_the_log_begin_with_the_opening_of_the_game(language: str, game: str, people: int) -> None:
    """The first round, its phase and the first offer, though all that was before anybody was asked."""
    screen = Screen(language, game, people=people)
    curtain = [""] if people > 1 else []
    first = [f"  {screen.table.speaker.event(each)}" for each in opening(screen.table.recorder.record)]
    (*_, log) = screen.type(*curtain, "log")
    assert without_clearing(screen.shown[len(curtain)]).splitlines()[: len(first)] == first
    assert log.splitlines()[: len(first)] == first
    assert len(log.splitlines()) == len(first) + len(screen.answers())  # a bot of Lantern may have picked


def test_the_opening_says_who_is_first_which_phase_it_is_and_what_is_offered() -> None:
    screen = Screen(seed=5)
    (log,) = screen.type("log")
    *start, _, _, _, last = log.splitlines()
    assert start == ["  Round 1: Jana is first player.", "  The Hunt phase begins."]
    assert re.fullmatch(r"  [A-Z][A-Za-z' ]+ joins the offer\.", last)


@every_language
def test_log_tells_everything_again_and_news_only_once(language: str) -> None:
    screen = Screen(language)
    screen.type("1", "1", "log")
    first, second, third, log, _ = screen.shown
    story = screen.story(0)
    assert len(story) > 4
    assert log.splitlines() == story
    told = [[line for line in text.splitlines() if line in story] for text in (first, second, third)]
    assert all(told)
    assert [line for news in told for line in news] == story


def test_an_effect_is_explained_to_each_person_once() -> None:
    screen = Screen(people=2, seed=3)
    card = screen.words()[0].removeprefix("mark ")
    effects = [screen.say(topic) for topic in screen.game.topics(card)[1:]]
    (mine, again, _, theirs) = screen.type("", "table", "4", "")
    assert effects
    for effect in effects:
        assert effect in mine
        assert effect not in again
        assert effect in theirs


@every_language
def test_the_question_between_actions_comes_only_to_those_who_want_it(language: str) -> None:
    kemet = find_game("kemet")
    start = kemet.dump(kemet.position({"seats": [{"hand": ["prayer"], "prayer": 2}, {}]}))
    for wanted in (False, True):
        screen = Screen(language, "kemet")
        screen.table.recorder = Recorder(kemet, screen.table.recorder.record, start)
        command = screen.say("core-command-between").split()[0]
        screen.type(*([command] if wanted else []), "token on pray_1")
        given = screen.answers()[:2]
        assert given == [(0, "token on pray_1")] if wanted else given[1] == (0, "done")
        assert not wanted or screen.words() == ["play prayer", "done"]
