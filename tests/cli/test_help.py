"""The help, and the language when nobody wishes for one."""

from __future__ import annotations

import locale
import re
import subprocess
import sys

import pytest

import deskovka
from deskovka.commands import common
from support.cli import Run

COMMANDS = ["simulate", "replay", "puzzles", "position", "rules", "bench", "learn", "play"]


# ---- the language


@pytest.mark.parametrize(
    ("system", "language"),
    [(("cs_CZ", "UTF-8"), "cs"), (("Czech_Czechia", "1250"), "cs"), (("de_DE", "UTF-8"), "en"), ((None, None), "en")],
)
def test_without_a_wish_the_system_decides_the_language(
    monkeypatch: pytest.MonkeyPatch, system: tuple[str | None, str | None], language: str
) -> None:
    monkeypatch.setattr(locale, "getlocale", lambda: system)
    assert common.chosen_language(None) == language
    assert common.chosen_language("cs") == "cs"
    assert common.chosen_language("en") == "en"


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


def test_the_version_is_told(run: Run) -> None:
    answer = run("--version")
    assert (answer.code, answer.out, answer.err) == (0, f"deskovka {deskovka.__version__}\n", "")


def test_the_help_is_there_at_once() -> None:
    """Neither the games nor the server are imported for it: they take most of a second."""
    script = (
        "import sys, deskovka.cli as cli; sys.argv = ['deskovka', '--help']\ntry: cli.main()\nexcept SystemExit: pass\n"
    )
    script += "print('loaded:', *sorted(name for name in sys.modules if name.startswith('deskovka')))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=300)
    assert done.stdout.splitlines()[-1] == "loaded: deskovka deskovka.cli"
