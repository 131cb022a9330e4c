"""Options where there are many, and things explained by the names they have on the screen."""

from __future__ import annotations

import re
from itertools import takewhile

import pytest

from support.empire import EMPIRE, answer, answer_until, new_game, table
from support.terminal import Screen, every_language


def screen_at(g: object, language: str = "en", width: int = 100) -> Screen:
    """A screen of somebody who is asked at this table."""
    screen = Screen(language, "empire", people=2, width=width)
    screen.table.recorder.state = g  # type: ignore[assignment]
    screen.table.sitting = 0
    return screen


def options_at(screen: Screen) -> list[str]:
    (question,) = screen.table.recorder.state.pending()
    screen.table.show_options(question)
    lines = [line.rstrip() for line in screen.printed().splitlines()[2:]]
    hint = screen.say("core-several", example="1", most=2).split(":")[0]
    return list(takewhile(lambda line: not line.startswith(hint), lines))


def marching() -> object:
    """Seat 0 may march from three regions."""
    g = table({"armies": {"CRE-3": 2, "MEA-1": 2, "VOL-4": 1}}, row=["cursed_banshee"])
    answer(g, "take cursed_banshee")
    return g


@every_language
def test_a_long_list_has_a_blank_line_where_something_else_is_done_or_done_with(language: str) -> None:
    screen = screen_at(marching(), language)
    groups = "\n".join(options_at(screen)).split("\n\n")
    words = screen.words()
    assert len(words) > 9
    starts = [word.split(" to ")[0] for word in words]
    assert [len(group.splitlines()) for group in groups] == [starts.count(start) for start in dict.fromkeys(starts)]
    assert [int(number) for number in re.findall(r"^ +(\d+)  ", "\n".join(groups), re.MULTILINE)] == [
        *range(1, len(words) + 1)
    ]


@pytest.mark.parametrize(("width", "rows"), [(100, 10), (150, 7), (60, 20)])
def test_many_short_options_stand_in_columns_where_there_is_room(width: int, rows: int) -> None:
    """The last one, which leaves the rest to the lot, is longer: it stands beneath."""
    g = new_game(2, 7)
    answer_until(g, "PlaceNeutral")
    lines = options_at(screen_at(g, width=width))
    assert len(lines) == rows
    numbers = [int(number) for line in lines for number in re.findall(r"(?:^ +|  )(\d+)  ", line)]
    assert sorted(numbers) == list(range(1, len(g.options) + 1))
    assert numbers[0] == 1
    assert all(len(line) <= width for line in lines)


def test_a_short_list_has_one_option_in_each_line() -> None:
    screen = screen_at(table(row=["lake"]), width=300)
    said = [screen.table.speaker.option(option) for option in screen.options()]
    prices = ("free", "for 1", "for 1", "for 2", "for 2", "for 3")
    lines = [line.partition("  ")[2] for line in map(str.strip, options_at(screen))]
    assert lines == [f"{words} · {price}" for words, price in zip(said, prices, strict=True)]


def test_a_line_that_is_too_long_goes_on_beneath_its_words() -> None:
    lines = options_at(screen_at(marching(), width=60))
    beneath = [line for line in lines if line and not re.match(r" +\d+  ", line)]
    assert beneath
    assert all(re.match(r" {6}\S", line) for line in beneath)


@every_language
def test_the_words_of_an_option_as_they_are_shown_choose_it(language: str) -> None:
    screen = Screen(language)
    (question,) = screen.table.recorder.state.pending()
    said = screen.table.speaker.option(question.options[1])
    wanted = screen.words()[1]
    screen.type(said.upper())
    assert screen.answers()[0] == (0, wanted)


@pytest.mark.parametrize(
    ("language", "words", "said"),
    [
        ("en", "cre-3", "CRE-3 Stone Head (Crescent)"),
        ("en", "stone head", "CRE-3 Stone Head (Crescent)"),
        ("cs", "Kamenná hlava", "CRE-3 Kamenná hlava (Srpek)"),
        ("en", "noble unicorn", "Noble Unicorn: +1 move; move 4 + place 1"),
        ("cs", "Vznešeného jednorožce", "Vznešený jednorožec: +1 pohyb; přesun 4 + umístit 1"),
        ("en", "White Knight", "White Knight"),
        ("cs", "Drak", "Drak"),
    ],
)
def test_what_explains_any_thing_by_its_id_or_its_name(language: str, words: str, said: str) -> None:
    screen = Screen(language, "empire")
    (answer_,) = screen.type(f"what {words}")
    assert answer_.splitlines()[0] == said


def test_every_card_is_explained_with_the_rules_of_its_abilities() -> None:
    screen = Screen("en", "empire")
    for card in EMPIRE.phrases.names["card"]:
        first, *rules = EMPIRE.about(card, screen.say)
        assert first.startswith(f"{screen.say(f'empire-card-{card}')}: ")
        assert rules
