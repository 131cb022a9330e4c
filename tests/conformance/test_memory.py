"""What is thrown away is freed: servers and bots load and copy tables all day."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from deskovka.core.steps import State
from deskovka.games.registry import all_game_ids, find_game
from deskovka.testing.play import play_randomly

TIMES = 3000
MOST = 1.0  # megabytes that may come and go by chance
STATM = Path("/proc/self/statm")
WAYS: dict[str, Callable[[State], object]] = {
    "load": lambda g: g.game.load(g.game.dump(g)),
    "clone": lambda g: g.clone(),
    "imagine": lambda g: g.imagine(0, 1),
    "view": lambda g: g.view(0),
}


def megabytes() -> float:
    return int(STATM.read_text(encoding="ascii").split()[1]) * 4096 / 2**20


@pytest.mark.skipif(not STATM.exists(), reason="only Linux tells how much memory is in use")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("id", all_game_ids())
def test_tables_that_are_thrown_away_leave_nothing_behind(id: str, way: str) -> None:
    played = [g.clone() for number, g in enumerate(play_randomly(find_game(id).new_game(2, 3), 4)) if number % 9 == 0]
    tables = played[:: max(1, len(played) // 8)]
    work = WAYS[way]
    for g in tables * 10:
        work(g)
    before = megabytes()
    for _ in range(TIMES // len(tables)):
        for g in tables:
            work(g)
    assert megabytes() - before < MOST
