"""A game is saved, left and resumed."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from deskovka.core.record import read_record
from deskovka.terminal import Quit
from support.terminal import Screen, every_language


@every_language
def test_a_saved_game_goes_on_with_the_same_table(language: str, tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "my game.record"
    screen = Screen(language, people=2)
    (*_, said) = screen.type("", "1", "", "2", "1", "", f"save {file}")
    assert said.strip() == screen.say("core-saved", file=shlex.quote(str(file)))
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.answers == screen.answers()
    assert len(record.answers) > 2
    again = Screen(language, record=record)
    assert again.dump() == screen.dump()
    for seat in range(2):
        assert again.picture(seat) == screen.picture(seat)
    assert again.table.recorder.record.text() == screen.table.recorder.record.text()


def test_a_resumed_game_is_played_on_to_the_same_end(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    screen = Screen(people=2, seats=2, seed=6)
    screen.type("", "1", "", "2", "1", "", f"save {file}")
    again = Screen(record=read_record(file.read_text(encoding="utf-8")))
    screen.play_randomly(5)
    again.play_randomly(5)
    assert again.table.recorder.record.text() == screen.table.recorder.record.text()
    assert again.table.recorder.record.result is not None


def test_a_resumed_game_tells_no_old_news_unless_asked(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    screen = Screen()
    (*_, log, _) = screen.type("1", "1", "log", f"save {file}")
    again = Screen(record=read_record(file.read_text(encoding="utf-8")))
    (retold,) = again.type("log")
    assert retold == log
    assert not any(line in again.shown[0].splitlines() for line in log.splitlines())


@every_language
def test_the_line_that_says_where_a_game_was_saved_is_never_broken(language: str, tmp_path: Path) -> None:
    """So the command in it can be copied, however narrow the screen and however long the path is."""
    file = tmp_path / "a rather long name of a folder [/]" / "game.record"
    screen = Screen(language, width=30)
    (said,) = screen.type(f"save {file}")
    assert said == f"{screen.say('core-saved', file=shlex.quote(str(file)))}\n"
    assert len(said) > 60


def test_a_game_that_cannot_be_saved_there_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("kept", encoding="utf-8")
    screen = Screen()
    wanted = screen.words()[0]
    (folder, below, _) = screen.type(f"save {tmp_path}", f"save {tmp_path / 'file' / 'game.record'}", "1")
    assert str(tmp_path) in folder
    assert "game.record" in below
    assert screen.answers()[0] == (0, wanted)
    assert (tmp_path / "file").read_text(encoding="utf-8") == "kept"


@pytest.mark.parametrize("end", ["quit", "q", "exit", EOFError, KeyboardInterrupt])
def test_somebody_who_quits_ends_the_input_or_interrupts_is_asked_no_more(end: str | type[BaseException]) -> None:
    screen = Screen()

    def stop(prompt: str) -> str:
        if isinstance(end, str):
            return end
        raise end

    with pytest.raises(Quit):
        screen.run(stop)
    assert len(screen.prompts) == 1
