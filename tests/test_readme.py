"""What the README shows must work."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from deskovka.games.registry import game_ids

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_the_bot_of_the_readme_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    exec(compile(code, "README.md", "exec"), {})
    assert "'over': True" in capsys.readouterr().out


def test_the_readme_knows_every_game() -> None:
    for id in game_ids():
        assert f"(`{id}`)" in README
