"""A stored step is found again by its name."""

from __future__ import annotations

import pytest

from deskovka.core.codec import name_of
from deskovka.core.steps import Step
from deskovka.games.registry import all_game_ids, find_game


def kinds_below(base: type[Step]) -> list[type[Step]]:
    return [kind for child in base.__subclasses__() for kind in (child, *kinds_below(child))]


@pytest.mark.parametrize("id", all_game_ids())
def test_no_two_steps_of_a_game_share_a_name(id: str) -> None:
    kinds = kinds_below(find_game(id).steps)
    names = [name_of(kind) for kind in kinds]
    assert kinds
    assert sorted(names) == sorted(set(names))
