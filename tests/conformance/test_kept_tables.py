"""Tables of older rules go on: for every older version of every game there is one, and it is played to the end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Game
from deskovka.core.steps import State
from deskovka.games._template.table import ROUNDS
from deskovka.games.registry import all_game_ids, find_game
from support.play import play_randomly
from support.versions import GOLDEN, LANTERN, Careless, Later, keep

MOST_ANSWERS = 5000


def complaints(game: Game, folder: Path = GOLDEN) -> list[str]:
    """What is wrong with the tables that were kept from the older versions of a game."""
    wrong = []
    for version in range(1, game.rules_version):
        file = folder / game.id / f"{version}.json"
        if file.exists():
            wrong += [f"{file}: {problem}" for problem in problems_of(game, version, file)]
        else:
            wrong.append(f"{file} is missing: a table stored under rules version {version} (CONTRIBUTING.md)")
    return wrong


def problems_of(game: Game, version: int, file: Path) -> list[str]:
    """Carry a table over and play it to the end."""
    try:
        g = game.load_older(json.loads(file.read_text(encoding="utf-8")), version)
    except (DeskovkaError, ValueError) as problem:
        return [str(problem)]
    if g.ask is None:
        return ["the game is over: there is nothing to go on with"]
    for answers, table in enumerate(play_randomly(g, version)):
        if problems := game.problems(table):
            return problems
        if answers == MOST_ANSWERS:
            return ["the game does not end"]
    return [] if game.result(g).over else ["the game is not over at its end"]


@pytest.mark.parametrize("id", all_game_ids())
def test_a_table_of_every_older_version_goes_on(id: str) -> None:
    assert complaints(find_game(id)) == []


# ---- the check itself


def kept(folder: Path, *games: Game) -> Path:
    for game in games:
        keep(game, folder)
    return folder


def test_a_first_version_needs_no_tables(tmp_path: Path) -> None:
    assert complaints(LANTERN, tmp_path) == []


def test_a_missing_table_is_named(tmp_path: Path) -> None:
    [first, third] = complaints(Later(4), kept(tmp_path, Later(2)))
    assert first.startswith(str(tmp_path / "_template" / "1.json"))
    assert third.startswith(str(tmp_path / "_template" / "3.json"))
    assert third.endswith("is missing: a table stored under rules version 3 (CONTRIBUTING.md)")


def test_tables_of_all_older_versions_are_carried_over_and_played(tmp_path: Path) -> None:
    game = Later(3)
    assert complaints(game, kept(tmp_path, LANTERN, Later(2))) == []
    assert game.carried == [1, 2, 2]


def test_a_missing_step_is_found(tmp_path: Path) -> None:
    [wrong] = complaints(Later(2, ways=()), kept(tmp_path, LANTERN))
    assert wrong.endswith("1.json: _template: no way from rules version 1 to 2")


@pytest.mark.parametrize(
    ("spoilt", "problem"),
    [
        ({"discard": []}, "_template: carried over wrongly: a card is missing or in two places"),
        ({"agenda": [["shout", {}]]}, "unknown step 'shout'"),
        ({"agenda": [["pick", {"seat": 0, "waiting": 15}]] * MOST_ANSWERS}, "the game does not end"),
        ({"ask": None}, "the game is over: there is nothing to go on with"),
    ],
    ids=["a table that cannot be", "an unknown step", "no end", "nothing to play"],
)
def test_a_step_that_spoils_the_table_is_found(tmp_path: Path, spoilt: dict[str, object], problem: str) -> None:
    [wrong] = complaints(Careless(spoilt), kept(tmp_path, LANTERN))
    assert wrong.endswith(f"1.json: {problem}")


class Fragile(Later):
    """A later version under which something is wrong with every table in the last round."""

    def problems(self, g: State) -> list[str]:
        return ["something is wrong"] if self.view(g, None)["round"] == ROUNDS else []


def test_what_goes_wrong_later_is_found_too(tmp_path: Path) -> None:
    [wrong] = complaints(Fragile(2), kept(tmp_path, LANTERN))
    assert wrong.endswith("1.json: something is wrong")
