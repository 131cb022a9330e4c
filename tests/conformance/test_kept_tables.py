"""Tables of older rules go on: for every older version of every game there is one, and it is played to the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskovka.core.game import Game
from deskovka.core.steps import State
from deskovka.games._template.table import ROUNDS
from deskovka.games.registry import all_game_ids, find_game
from deskovka.testing.versions import MOST_ANSWERS, complaints, keep
from support.versions import GOLDEN, LANTERN, Careless, Later


@pytest.mark.parametrize("id", all_game_ids())
def test_a_table_of_every_older_version_goes_on(id: str) -> None:
    assert complaints(find_game(id), GOLDEN) == []


@pytest.mark.parametrize("id", all_game_ids())
def test_a_table_stored_before_a_variant_existed_goes_on_without_it(id: str) -> None:
    game = find_game(id)
    stored = game.dump(game.new_game(game.seats[0], 1))
    variants = stored.get("variants", {})
    assert isinstance(variants, dict)
    for name in variants:
        older = {**stored, "variants": {each: value for each, value in variants.items() if each != name}}
        again = game.dump(game.load(older))["variants"]
        assert isinstance(again, dict)
        assert list(again) == list(variants)


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
