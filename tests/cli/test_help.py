"""The help, and the language when nobody wishes for one."""

from __future__ import annotations

import locale
import re

import pytest

from deskovka import cli
from support.cli import Run

COMMANDS = ["simulate", "replay", "position", "rules", "bench", "play"]


# ---- the language


@pytest.mark.parametrize(
    ("system", "language"),
    [(("cs_CZ", "UTF-8"), "cs"), (("Czech_Czechia", "1250"), "cs"), (("de_DE", "UTF-8"), "en"), ((None, None), "en")],
)
def test_without_a_wish_the_system_decides_the_language(
    monkeypatch: pytest.MonkeyPatch, system: tuple[str | None, str | None], language: str
) -> None:
    monkeypatch.setattr(locale, "getlocale", lambda: system)
    assert cli.chosen_language(None) == language
    assert cli.chosen_language("cs") == "cs"
    assert cli.chosen_language("en") == "en"


# ---- help


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Run, command: str) -> None:
    answer = run(command, "--help")
    assert (answer.code, answer.err) == (0, "")
    assert re.search(rf"Usage: .*{command} ", answer.out)
    assert "--help" in answer.out


@pytest.mark.parametrize("words", [["--help"], []], ids=["--help", "the bare command"])
def test_the_help_lists_every_command_without_complaining(run: Run, words: list[str]) -> None:
    answer = run(*words)
    assert (answer.code, answer.err) == (0, "")
    assert all(re.search(rf"\b{command}\b", answer.out) for command in COMMANDS)
