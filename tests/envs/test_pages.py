"""What the page about environments shows works, and its example learns."""

from __future__ import annotations

import re
import runpy

import pytest

from support.needs import packages_of_environments
from test_pages import ROOT, run_page

packages_of_environments()


def test_the_code_of_the_page_runs_from_its_beginning_to_its_end() -> None:
    made = run_page("docs/environments.md")
    assert made["rewards"].shape == (8, 4)
    assert made["same"].unwrapped.setting.game.id == "vale"


def test_the_example_learns(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(ROOT / "examples" / "learn_vale.py"))
    before, after = (int(share) for share in re.findall(r"(\d+)%", capsys.readouterr().out))
    assert 40 <= before <= 60
    assert after >= before + 10
