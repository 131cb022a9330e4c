"""The table as text: a map whose boxes touch exactly where realms do, and everything a player needs beside it."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from rich.text import Text

from deskovka.games.eldervale.speech import realm_name
from deskovka.games.eldervale.table import Eldervale
from deskovka.text import LANGUAGES, texts
from support.eldervale import ELDERVALE, asked, go_on, new_game, offered, table
from support.eldervale_battle import battle

NAMES = ["Jana", "Petr", "Iva", "Ota", "Zdena"]
WIDTHS = [40, 60, 80, 100, 140]
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_size = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def shown(g: Eldervale, viewer: int | None = 0, columns: int = 100, language: str = "en") -> str:
    seats = int(g.seats)
    return Text.from_markup(ELDERVALE.picture(ELDERVALE.view(g, viewer), texts(language), NAMES[:seats], columns)).plain


def line_with(text: str, words: str) -> str:
    return next(line for line in text.splitlines() if words in line)


# ---- the map


@every_size
@every_language
def test_every_realm_is_on_the_map_in_a_box_of_its_own(seats: int, language: str) -> None:
    g = new_game(seats, 3)
    view: dict[str, Any] = ELDERVALE.view(g, 0)
    text = shown(g, 0, 100, language)
    say = texts(language)
    for name in view["realms"]:
        for word in say(f"eldervale-realm-{name}").split():
            assert word in text
    rows = {realm["r"] for realm in view["realms"].values()}
    assert len([line for line in text.splitlines() if re.fullmatch(r" *[┌└┬┴┐┘├┤┼─]+( *[┌└┬┴┐┘├┤┼─]+)*", line)]) == (
        len(rows) + 1
    )


@every_size
def test_neighbours_touch_and_nobody_else(seats: int) -> None:
    view: dict[str, Any] = ELDERVALE.view(new_game(seats, 2), 0)
    corners = {name: corner(shown(new_game(seats, 2), columns=160), name) for name in view["realms"]}
    half = min(abs(x - x2) for x, y in corners.values() for x2, y2 in corners.values() if y == y2 and x != x2) // 2
    high = min(abs(y - other) for _, y in corners.values() for _, other in corners.values() if y != other)
    for name, (x, y) in corners.items():
        touching = {
            other
            for other, (x2, y2) in corners.items()
            if (y == y2 and abs(x - x2) == 2 * half) or (abs(y - y2) == high and abs(x - x2) == half)
        }
        assert touching == set(view["realms"][name]["neighbours"]), name


def corner(text: str, name: str) -> tuple[int, int]:
    """Where the box of a realm begins: its left wall, and the row of its name."""
    said = realm_name(name, texts("en"))
    for row, line in enumerate(text.splitlines()):
        found = re.search(rf"[^│]{{2}}{said} *│", line)
        if found:
            return line.rindex("│", 0, found.start() + 1), row
    raise AssertionError(name)


def test_units_dwellings_monsters_and_treasure_are_signs() -> None:
    g = table(
        {"units": {"windswept-steppe": ["worker", "worker"], "mill": ["dragon"]}, "dwellings": ["ash-plains"]},
        {"units": {"windswept-steppe": ["warrior"]}},
        monsters={"chimera": "briar-forest"},
        elements=["chaos"],
    )
    text = shown(g)
    assert "●2 ◆♞ ⌂§τ" in text
    assert "●♛ ⌂" in text
    assert "⌂●" in text
    assert "☠3" in text
    assert "☠3 Chimera in the Briar Forest" in text
    assert re.search(r"§§:3", text)


def test_places_for_a_new_tile_are_named_when_it_is_laid() -> None:
    g = table({"units": {"ready": ["worker"]}, "purse": "5 gem 5 scroll 5 tool 5 sword 5 potion"})
    assert not re.search(r"\b[a-z]\d{1,2}\b", shown(g))
    go_on(g, "place worker in dungeon-1")
    while asked(g)[1] != "PutTile":
        g.play(g.options[0])
    text = shown(g)
    spots = [words.removeprefix("lay the tile at ") for words in offered(g)]
    assert len(spots) > 4
    assert [spot for spot in spots if f" {spot} " not in f" {text} ".replace("\n", " \n ")] == []
    assert "new tile: " in text


# ---- the cards and the players


def test_the_offer_has_costs_symbols_and_what_cards_do() -> None:
    g = table(offer=["air-kite-scouts"])
    assert re.search(r"^  ≋ \S+ +Kite Scouts +[♟♞♝♛] .+\.$", shown(g, 1), re.MULTILINE)


def test_my_hand_tells_what_casting_costs_now_and_nobody_else_sees_it() -> None:
    me = {"hand": ["spell-gust", "quest-slayer", "prophecy-summit"]}
    dear, free = table(me), table({**me, "power": {"air": 5}})
    assert re.search(r"[◊§δτ†$✦?]+ +Gust", shown(dear))
    assert re.search(r"free +Gust", shown(free))
    assert re.search(r"quest +", shown(dear))
    assert "Gust" not in shown(dear, 1)
    assert "Gust" not in shown(dear, None)


def test_what_lies_before_a_player_is_told() -> None:
    g = table(
        {
            "tableau": ["air-passage", "air-aura"],
            "fields": {"air-passage": ["air-2-gem"]},
            "tray": ["earth-2-gem"],
            "power": {"air": 2},
            "orbs": 1,
            "purse": "3 gem",
        }
    )
    text = shown(g)
    assert re.search(r"≋ Cloud Arch ♟ \[◊◊\]", text)
    assert "treasure ♣◊◊" in text
    assert "≋3" in text
    assert "free rewards for an orb" in text
    assert "free rewards for an orb" not in shown(g, 1)


# ---- the battle


@every_language
def test_a_battle_tells_where_dice_come_from_and_what_they_show(language: str) -> None:
    g = battle("fortress", {"units": {"fortress": ["worker", "warrior"]}}, {"units": {"fortress": ["dragon"]}})
    text = shown(g, 0, 100, language)
    assert line_with(text, {"en": "! Battle", "cs": "! Bitva"}[language])
    mine = line_with(
        text, {"en": "3 dice:  worker +1  warrior +2", "cs": "3 kostky:  dělník +1  válečník +2"}[language]
    )
    assert mine.strip().startswith("● Jana")
    assert "!" in line_with(text, texts(language)("eldervale-realm-fortress"))


def test_rolled_dice_and_the_winner_are_shown() -> None:
    g = battle("fortress", {"units": {"fortress": ["worker"]}}, {"units": {"fortress": ["dragon"]}})
    while g.battle is not None:
        g.play(g.options[-1])
    last = shown(g).partition("! Last battle at the Fortress\n")[2].splitlines()
    assert last[:2] == ["  ◆ Petr   6  6  6   wins", "  ● Jana   6   loses"]


# ---- the width


@every_language
@every_size
def test_no_line_is_longer_than_the_terminal_is_wide(language: str, seats: int) -> None:
    luck = random.Random(seats)
    g = new_game(seats, seats)
    seen: set[str] = set()
    for step in range(700):
        question = type(g.ask).__name__
        if question not in seen or step % 150 == 0:
            seen.add(question)
            for columns in WIDTHS:
                text = shown(g, step % seats, columns, language)
                assert max(map(len, text.splitlines())) <= columns, question
        g.play(luck.choice(list(g.options)))
        if not g.options:
            break
    assert len(seen) > 8


@every_size
def test_everything_can_be_shown_face_up(seats: int) -> None:
    g = new_game(seats, 1)
    text = Text.from_markup(ELDERVALE.picture(ELDERVALE.open_view(g), texts("en"), NAMES[:seats], 80)).plain
    assert text.count("in hand") == seats


def test_long_names_with_brackets_are_shown_as_they_are() -> None:
    names = ["A \\[bold] name", "x" * 120]
    view = ELDERVALE.view(table(), 0)
    for columns in (60, 80):
        text = Text.from_markup(ELDERVALE.picture(view, texts("cs"), names, columns)).plain
        assert "● A [bold] name" in text
        assert max(map(len, text.splitlines())) <= columns
