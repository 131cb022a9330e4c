"""deskovka replay: a recorded game is told or checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskovka.core.record import Record, read_record, replay
from deskovka.games.registry import find_game
from deskovka.text import Speaker, texts
from support.cli import GOLDEN, Run, Write
from support.opening import opening


def beginning(record: Record, language: str) -> list[str]:
    speaker = Speaker(find_game(record.game), texts(language), record.names)
    return [speaker.event(each) for each in opening(record)]


def ending(record: Record, language: str) -> str:
    """The end of the game, as the last of its events tells it."""
    game = find_game(record.game)
    *_, over = replay(game, record, listen=True)
    last = game.event_words.tell((over.events or [])[-1], None)
    assert last["event"] in ("ended", "limit")
    return Speaker(game, texts(language), record.names).event(last)


PASSED = ("done", "go on")  # nothing happens


def standing(record: Record, language: str) -> str:
    """Everybody's points, also those of rivals nobody plays."""
    game = find_game(record.game)
    *_, end = replay(game, record)
    points = [*(record.result or []), *(rival.score for rival in game.result(end).rivals)]
    names = Speaker(game, texts(language), record.names).players
    return ", ".join(f"{name} {score}" for name, score in zip(names, points, strict=True))


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.record")), ids=lambda file: file.stem)
def test_a_good_record_passes_the_check_and_tells_its_story(run: Run, file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.result is not None
    for language in ("cs", "en"):
        checked = run("replay", file, "--check", "--lang", language)
        told = run("replay", file, "--lang", language)
        assert (told.code, told.err) == (0, "")
        *story, last = told.out.splitlines()
        assert last == f"{len(record.answers)} answers, the game is over: {standing(record, language)}"
        assert (checked.code, checked.out, checked.err) == (0, f"{last}; the record keeps the rules\n", "")
        assert len(story) > len([words for _, words in record.answers if words not in PASSED])
        assert story[-1] == ending(record, language)
        for each, said, known in zip(opening(record), story, beginning(record, language), strict=False):
            assert (said == known) != bool(each.get("hidden"))  # once a game is over, nothing is secret


def test_replay_summarises_as_json(run: Run) -> None:
    file = GOLDEN / "vale-2-greedy.record"
    record = read_record(file.read_text(encoding="utf-8"))
    summary = run("replay", file, "--json").json()
    assert (summary["game"], summary["names"]) == ("vale", record.names)
    assert summary["answers"] == len(record.answers)
    assert summary["result"]["over"] is True
    assert summary["result"]["scores"] == record.result
    assert summary["result"]["winners"]
    assert run("replay", file, "--check", "--json").json() == summary


def test_replay_of_a_game_that_goes_on_says_so(run: Run, write: Write) -> None:
    lines = (GOLDEN / "vale-2-random.record").read_text(encoding="utf-8").splitlines()
    file = write("\n".join(lines[: lines.index("---") + 6]) + "\n")
    assert "5 answers, the game goes on: " in run("replay", file, "--check").out
    assert run("replay", file, "--json").json()["result"]["winners"] == []


def test_replay_of_a_game_that_has_just_begun_tells_its_opening(run: Run, write: Write) -> None:
    lines = (GOLDEN / "vale-2-random.record").read_text(encoding="utf-8").splitlines()
    text = "\n".join(lines[: lines.index("---") + 1]) + "\n"
    *story, last = run("replay", write(text), "--lang", "en").out.splitlines()
    assert story == beginning(read_record(text), "en")
    assert last.startswith("0 answers, the game goes on: ")
