"""deskovka arena: how strong bots are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from support.cli import Run

WORDS = ["arena", "_template", "--bots", "random,greedy", "--games", "4", "--jobs", "1", "--lang", "en"]


def test_the_arena_tells_ratings_shares_and_times_and_writes_its_reports(run: Run) -> None:
    answer = run(*WORDS, "--json", "report.json", "--html", "report.html")
    assert (answer.code, answer.err) == (0, "")
    for words in ("Ratings: 2 seats", "Who beats whom", "Thinking", "50.0\u00a0%", "4 games"):
        assert words in answer.out
    report = json.loads(Path("report.json").read_text(encoding="utf-8"))
    assert (report["game"], report["bots"], report["games"]) == ("_template", ["random", "greedy"], 4)
    text = Path("report.html").read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert "deskovka arena _template --bots random,greedy" in text


def test_the_same_command_goes_on_with_the_file_it_made(run: Run) -> None:
    run(*WORDS)
    [file] = Path().glob("arena-_template-*.jsonl")
    before = file.read_bytes()
    again = run(*WORDS, "--games", "6")
    assert f"going on with {file}: 4 games are there" in again.err
    assert "6 games" in again.out
    assert file.read_bytes().startswith(before)


def test_another_contest_in_a_named_file_is_refused(run: Run) -> None:
    run(*WORDS, "--results", "mine.jsonl")
    answer = run(*WORDS, "--results", "mine.jsonl", "--seats", "3")
    assert answer.code == 2
    assert answer.err.strip() == (
        "deskovka: mine.jsonl holds another contest (seats 2; not seats 3): name another file by --results"
    )


def test_against_a_baseline_what_is_fair_stands_beside_what_was_won(run: Run) -> None:
    answer = run("arena", "_template", "--bots", "greedy", "--against", "random", "--seats", "4", "--games", "4",
                 "--lang", "cs", "--jobs", "1")  # fmt: skip
    assert answer.code == 0
    assert "25,0\u00a0%" in answer.out
    assert "3 × random" in answer.out


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--games", "0"], "--games must be at least 1, not 0"),
        (["--seats", "two"], "--seats are numbers with commas, not 'two'"),
        (["--seats", "9"], "_template is for 2, 3, 4 seats, not 9"),
        (["--against", "clever"], "there is no bot 'clever'"),
        (["--json", "no/report.json"], "cannot write no/report.json: there is no such folder"),
        (["--lang", "de"], "there is no language 'de'"),
        (["--ray", "127.0.0.1:1"], "Ray"),
    ],
)
def test_mistakes_are_told_before_anything_is_played(run: Run, more: list[str], words: str) -> None:
    answer = run(*WORDS, *more)
    assert answer.code == 2
    assert words in answer.err
    if "--ray" not in more:
        assert list(Path().glob("*.jsonl")) == []
