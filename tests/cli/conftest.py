"""Running a command in an empty folder."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from deskovka import cli
from deskovka.commands import common
from support.cli import Answer, Run, Write


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in an empty folder with what somebody types."""
    empty = tmp_path / "empty"
    empty.mkdir()
    monkeypatch.chdir(empty)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(common.console, "width", 300)  # no line is broken

    def run_command(*words: str | Path, typed: str = "") -> Answer:
        monkeypatch.setattr(sys, "argv", ["deskovka", *map(str, words)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as end:
            cli.main()
        said = capsys.readouterr()
        return Answer(0 if end.value.code is None else int(end.value.code), said.out, said.err)

    return run_command


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a file that lies elsewhere than the working directory."""

    def write_file(text: str) -> Path:
        file = tmp_path / "given"
        file.write_text(text, encoding="utf-8")
        return file

    return write_file
