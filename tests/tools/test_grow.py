"""The tool that gives a network further columns: it plays as before whatever they say, and fits the game of today."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from deskovka.bots.network import Network
from deskovka.games.registry import find_game
from deskovka.learn.network import Size, first_weights
from deskovka.learn.release import NotThisGame, card_of, read_release, write_release
from tools import grow

GAME = find_game("_template")


def released(path: Path, width: int) -> Path:
    """A network that was trained when tables of the game had so many numbers."""
    size = Size(width, GAME.option_size, 12, 10, 8)
    card = {**card_of(GAME, size, (2, 3), False, {}, []), "layout": GAME.layout - 1}
    write_release(path, size, first_weights(size, 1), card)
    return path


def test_a_grown_network_judges_as_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = released(tmp_path / "any.npz", GAME.table_size - 3)
    before = Network.load(path)
    monkeypatch.setattr("sys.argv", ["grow.py", str(path)])
    grow.main()
    after = Network.load(path)
    after.check(GAME)
    assert read_release(path, GAME)[0].width == GAME.table_size
    luck = np.random.default_rng(2)
    tables = luck.random((4, GAME.table_size), np.float32)
    options, counts = luck.random((8, GAME.option_size), np.float32), np.full(4, 2)
    heard, known = after.judge(tables, options, counts), before.judge(tables[:, :-3], options, counts)
    assert np.allclose(heard[0], known[0], atol=1e-5)
    assert np.allclose(heard[1], known[1], atol=1e-5)


def test_a_network_of_another_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotThisGame, match="a network for _template, not for vale"):
        grow.grown(released(tmp_path / "any.npz", 5), find_game("vale"))
