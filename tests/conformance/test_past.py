"""What a view tells of something that is over is a fact of that moment: nothing that comes later changes it."""

from __future__ import annotations

import pytest

from deskovka.games.registry import all_game_ids, find_game
from deskovka.testing.reports import check_reports


@pytest.mark.parametrize("id", all_game_ids())
@pytest.mark.parametrize("number", [0, -1], ids=["fewest", "most"])
def test_a_report_changes_only_with_what_it_reports(id: str, number: int) -> None:
    check_reports(find_game(id), find_game(id).seats[number])
