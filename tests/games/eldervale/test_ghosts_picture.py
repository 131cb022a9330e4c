"""The ghosts in the picture of the table: their board, their zones, the guardian, their dice in a battle."""

from __future__ import annotations

import random

import pytest
from rich.text import Text

from deskovka.games.eldervale.drawing.signs import GUARDIAN
from deskovka.games.eldervale.table import Eldervale
from deskovka.text import LANGUAGES, Speaker, texts
from support.eldervale import ELDERVALE, new_game
from support.eldervale_ghosts import clash, haunted

every_language = pytest.mark.parametrize("language", LANGUAGES)


def shown(g: Eldervale, language: str = "en", columns: int = 100) -> str:
    say = texts(language)
    names = Speaker(ELDERVALE, say, ["Jana"]).players
    return Text.from_markup(ELDERVALE.picture(ELDERVALE.view(g, 0), say, names, columns)).plain


def line_with(text: str, words: str) -> str:
    return next(line for line in text.splitlines() if words in line)


def test_a_zone_shows_its_faces_its_units_and_what_its_card_does() -> None:
    g = haunted(
        {}, {"cards": ["ghost-05", "ghost-18", "ghost-23"], "units": {"mill": ["worker"]}, "symbols": [2, 3, 4, 5, 6]}
    )
    text = shown(g)
    assert line_with(text, "1,2 left zone").strip() == ("1,2 left zone ♟3 ♞: Left of the guardian, build a dwelling.")
    assert line_with(text, "3,4 middle zone").strip() == "3,4 middle zone ♟2 ♟4 ♝: Left of the guardian."
    assert line_with(text, "5,6 right zone").strip() == "5,6 right zone ♟5 ♟6 ♛: Fortress, 3 VP."


def test_a_row_shows_its_faces_its_element_and_what_the_next_spaces_bring() -> None:
    text = shown(
        haunted({}, {"rows": ["air", "fire", "earth", "order"], "tokens": {"fire": 3, "earth": 8, "order": 2}})
    )
    assert "1,2 ≋ ■·✦▤★·✦▤" in text
    assert "3 ϟ ■■■▤★·✦▤" in text
    assert "4 ♣ ■■■■■■■■" in text
    assert "5,6 ⌗ ■■✦▤★·✦▤" in text


@every_language
def test_the_guardian_stands_in_its_realm_or_beside_the_map(language: str) -> None:
    say = texts(language)
    beside = shown(haunted({}, {"guardian": None}), language)
    assert say("eldervale-label-guardian-beside") in beside
    there = shown(haunted({}, {"guardian": "mill"}), language)
    assert say("eldervale-label-guardian-beside") not in there
    assert GUARDIAN in there.partition(say("eldervale-label-ghost-board"))[0]


@every_language
def test_dice_of_the_underworld_are_told_apart(language: str) -> None:
    here = {"magma-terraces": ["worker"]}
    g = clash({"units": here}, {"units": {**here, "underworld": ["dragon"]}})
    say = texts(language)
    dragon = say("eldervale-label-fallen", unit=say("eldervale-unit-dragon"))
    assert f"{dragon} +3" in shown(g, language)


def test_other_tables_have_no_ghost_board() -> None:
    say = texts("en")
    g = new_game(2, 1)
    text = ELDERVALE.picture(ELDERVALE.view(g, 0), say, ["Jana", "Petr"], 100)
    assert say("eldervale-label-ghost-board") not in text


@every_language
@pytest.mark.parametrize("columns", [40, 60, 80, 100, 140])
def test_no_line_is_longer_than_the_terminal_is_wide(language: str, columns: int) -> None:
    g = new_game(1, 5)
    luck = random.Random(5)
    for _ in range(40):
        assert max(len(line) for line in shown(g, language, columns).splitlines()) <= columns
        for _ in range(5):
            if g.ask is not None:
                g.choose(int(g.seat), luck.choice([int(option) for option in g.options]))
