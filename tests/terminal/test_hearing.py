"""What is typed is understood however it is put; commands are in the players' language, English ones always work."""

from __future__ import annotations

import pytest

from deskovka.core.steps import State
from deskovka.games.registry import find_game
from deskovka.hearing import COMMANDS, Hearing
from deskovka.text import LANGUAGES, Speaker, texts
from support.terminal import Screen, every_language

VALE, KEMET = find_game("vale"), find_game("kemet")


def hearing(g: State, language: str) -> Hearing:
    return Hearing(g.game, Speaker(g.game, texts(language), ["Jana", "Petr"]))


def heard(g: State, said: str, language: str = "en") -> list[str]:
    options = g.pending()[0].options
    return [g.game.phrases.say(option) for option in hearing(g, language).meant(said, options)]


def paying() -> State:
    """1 red 1 blue, 2 blue or 1 purple."""
    seat = {"marked": ["undine"], "hand": ["surtr"], "stones": {"red": 1, "blue": 2, "purple": 1}}
    g = VALE.position({"seats": [seat, {}]})
    g.choose(0, "summon surtr")
    return g


@pytest.mark.parametrize(
    ("said", "language"),
    [
        ("pay 1 red 1 blue", "en"),
        ("PAY 1 blue, 1 red", "en"),
        ("one blue one red pay", "en"),
        ("pay 1 reds 1 blues", "en"),
        ("zaplatit 1 rubín, 1 safír", "cs"),
        ("zaplatit 1 safir 1 rubin", "cs"),
        ("pay 1 red 1 blue", "cs"),
    ],
)
def test_an_option_is_understood_in_any_order_form_and_language(said: str, language: str) -> None:
    assert heard(paying(), said, language) == ["pay 1 red 1 blue"]


def test_a_number_belongs_to_what_it_counts() -> None:
    assert heard(paying(), "2 blue pay") == ["pay 2 blue"]
    assert heard(paying(), "2 red pay") == []


def test_what_fits_nothing_is_not_guessed() -> None:
    assert heard(paying(), "dance") == []
    assert heard(paying(), "pay 9 red") == []


@pytest.mark.parametrize("id", ["vale", "empire", "kemet"])
@every_language
def test_whatever_is_shown_is_accepted(id: str, language: str) -> None:
    game = find_game(id)
    g = game.new_game(2, 5)
    for _ in range(60):
        question = g.pending()[0]
        ears = hearing(g, language)
        for option in question.options[:12]:
            assert option in ears.meant(ears.speaker.option(option), question.options)
        g.choose(question.seat, question.options[len(question.options) // 2])


@every_language
def test_commands_are_understood_in_both_languages_and_without_accents(language: str) -> None:
    ears = hearing(VALE.new_game(2, 1), language)
    for command in COMMANDS:
        assert ears.command(f"{command} x") == (command, "x")
        for word in texts(language)(f"core-command-{command}").split():
            assert ears.command(word.upper()) == (command, "")
    assert ears.command("?") == ("help", "")
    if language == "cs":
        assert ears.command("proc povolat hydru") == ("why", "povolat hydru")


@pytest.mark.parametrize(("language", "said"), [("en", "why Summon Hydra"), ("cs", "proč Povolat Hydru")])
def test_why_is_asked_in_the_words_that_are_shown(language: str, said: str) -> None:
    screen = Screen(language)
    (told,) = screen.type(said)
    assert "VALE-ROUND.1" in told


@pytest.mark.parametrize("id", ["vale", "empire", "kemet"])
@every_language
def test_the_help_speaks_of_the_game_that_is_played(id: str, language: str) -> None:
    screen = Screen(language, game=id)
    (told,) = screen.type("?")
    example = next(line for line in told.splitlines() if screen.say("core-command-why") in line)
    asked = example.rpartition(screen.say("core-command-why"))[2]
    (answer,) = screen.type(f"why {asked}")
    assert screen.say("core-ask-for-help") not in answer


def test_the_languages_have_commands_of_their_own() -> None:
    assert {texts(language)("core-command-undo") for language in LANGUAGES} == {"undo", "zpět"}


@every_language
def test_the_war_council_is_asked_in_two_short_lists(language: str) -> None:
    screen = Screen(language, game="kemet")
    g = KEMET.position({"seats": [{"units": {"front_nw": 3}}, {"units": {"west_dunes": 2}}]})
    for words in ("token on move_3", "march from front_nw", "go to west_dunes"):
        g.choose(0, words)
    if len(g.pending()[0].options) < 50:
        g.choose(0, "send 3")
    question = g.pending()[0]
    heads = screen.table.heads(question)
    assert [len(options) for options in heads] == [7] * 8
    assert sorted(option for options in heads for option in options) == sorted(question.options)
    assert len({screen.table.speaker.first_part(options[0]) for options in heads}) == 8
