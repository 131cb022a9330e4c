"""What a view tells of something that is over is a fact of that moment: nothing that comes later changes it."""

from __future__ import annotations

import pytest

from deskovka.games.registry import all_game_ids, find_game
from support.play import play_randomly, reloaded
from support.variants import game_of

TABLES = [(id, find_game(id).seats[-1]) for id in all_game_ids()]
REPORT = "last_"  # "last_battle" is the report of a "battle" that is over


@pytest.mark.parametrize(("id", "seats"), TABLES, ids=[id for id, _ in TABLES])
def test_a_report_changes_only_with_what_it_reports(id: str, seats: int) -> None:
    for seed in range(2):
        before: dict[str, object] = {}
        for number, g in enumerate(play_randomly(game_of(find_game(id), seats, seed), seed + 3)):
            now = g.view(None)
            for key in [key for key in before if key.startswith(REPORT)]:
                if before[key.removeprefix(REPORT)] is None:
                    assert now[key] == before[key], key
            if number % 50 == 0:
                assert reloaded(g).view(None) == now
            before = now
