"""The tool that says how strong a network is: whole deals for each job, and rows that replace those of before."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from deskovka.games.registry import find_game
from deskovka.learn.network import Size, first_weights
from deskovka.learn.release import card_of, read_release, write_release
from tools import strength

GAME = find_game("_template")


@pytest.mark.parametrize(("seats", "games", "jobs"), [(2, 400, 2), (3, 400, 2), (4, 10, 3), (2, 1, 2)])
def test_every_job_has_whole_deals_and_together_they_are_all_games(seats: int, games: int, jobs: int) -> None:
    parts = list(strength.parts(seats, 50, games, jobs))
    assert sum(part for _, part in parts) == games
    assert len(parts) <= jobs
    deals = [seed + number // seats for seed, part in parts for number in range(part)]
    assert deals == [50 + number // seats for number in range(games)]


def test_rows_are_measured_and_written_to_the_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    size = Size(GAME.table_size, GAME.option_size, 12, 10, 8)
    weights = first_weights(size, 1)
    old = [{"against": "random", "seats": 2, "games": 1}, {"against": "random", "seats": 3, "games": 1}]
    path = tmp_path / "any.npz"
    write_release(path, size, weights, card_of(GAME, size, (2, 3), False, {}, old))
    wishes = ["--against", "random", "--seats", "2", "--games", "6", "--write"]
    monkeypatch.setattr("sys.argv", ["strength.py", str(path), *wishes])
    strength.main()
    after, same, card = read_release(path, GAME)
    rows = {row["seats"]: row["games"] for row in card["strength"]}  # type: ignore[attr-defined]
    assert rows == {2: 6, 3: 1}
    assert after == size
    assert np.array_equal(same, weights.astype(np.float16).astype(np.float32))
