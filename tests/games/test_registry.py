"""Games by their id."""

from __future__ import annotations

import pkgutil

import pytest

from deskovka.core.errors import UnknownName
from deskovka.games.registry import all_game_ids, find_game, game_ids


def test_every_game_is_found_by_its_id() -> None:
    assert {"vale", "empire", "kemet"} <= set(game_ids()) < set(all_game_ids())
    assert [find_game(id).id for id in all_game_ids()] == all_game_ids()


@pytest.mark.parametrize("id", ["", "chess", "Vale", "vale.cards", "..vale", "vale/game"])
def test_a_game_that_does_not_exist_is_refused_with_those_that_do(id: str) -> None:
    find_game("vale")
    with pytest.raises(UnknownName, match=r"there is no game .*; there are: eldervale, empire, kemet, vale"):
        find_game(id)


def test_a_game_that_is_loaded_is_found_without_looking_into_the_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is looked for at every game of a simulation."""
    vale = find_game("vale")
    monkeypatch.setattr(pkgutil, "iter_modules", lambda _: pytest.fail("looked into the folder"))
    assert find_game("vale") is vale
