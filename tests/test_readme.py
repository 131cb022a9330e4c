"""What the README shows must work."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from deskovka.bots.bot import Bot, Seat
from deskovka.games.registry import find_game, game_ids

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_the_bot_of_the_readme_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    exec(compile(code, "README.md", "exec"), {})
    assert "'over': True" in capsys.readouterr().out


def test_the_bot_of_the_guide_plays_a_game() -> None:
    guide = (Path(__file__).parent.parent / "docs" / "bots.md").read_text(encoding="utf-8")
    code = re.findall(r"```python\n(.*?)```", guide, flags=re.DOTALL)[1]
    made: dict[str, type[Bot]] = {}
    exec(compile(code, "docs/bots.md", "exec"), made)
    g = find_game("_template").new_game(2, 3)
    bots = [made["Dreamer"](5), made["Dreamer"](6)]
    while g.pending():
        seat = int(g.seat)
        g.choose(seat, bots[seat].answer(Seat(g, seat)))
    assert g.result().over


def test_the_readme_knows_every_game() -> None:
    for id in game_ids():
        assert f"(`{id}`)" in README
