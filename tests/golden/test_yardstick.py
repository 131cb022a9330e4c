"""The yardstick of all figures stays as it is: `greedy-1` judges and plays as it did.

Where this fails because `evaluate` was made better: leave `Game.evaluate` alone and give the better one its own name.
"""

from __future__ import annotations

import json

import pytest

from golden.yardstick import GAMES, JUDGED, YARDSTICK, judged, played

FROZEN = json.loads(YARDSTICK.read_text(encoding="utf-8"))


@pytest.mark.parametrize("table", JUDGED)
def test_tables_are_judged_as_ever(table: str) -> None:
    assert judged(table) == FROZEN["judged"][table]


@pytest.mark.parametrize("table", GAMES)
def test_greedy_1_plays_as_ever(table: str) -> None:
    assert played(table) == FROZEN["played"][table]
