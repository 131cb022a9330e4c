"""deskovka review."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from deskovka.review.page import page
from deskovka.review.report import from_json
from support.cli import GOLDEN, Run, Write, assert_one_clear_line

RECORD = GOLDEN / "_template-2-random.record"
EXAMPLE = Path(__file__).parent.parent / "review" / "example.json"


def test_a_game_is_told_in_the_terminal(run: Run) -> None:
    told = run("review", RECORD, "--jobs", "1", "--lang", "cs")
    assert told.code == 0
    assert "Přesnost" in told.out
    assert "Klíčové okamžiky" in told.out


def test_it_is_told_as_json_to_a_seat(run: Run) -> None:
    told = run("review", RECORD, "--seat", "1", "--json", "--jobs", "1", "--lang", "en").json()
    assert told["seen_as"] == 1
    assert told["progress"]["state"] == "done"
    assert len(told["answers"]) == told["progress"]["all"]


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_page_needs_nothing_else_and_has_both_languages(language: str) -> None:
    review = from_json(json.loads(EXAMPLE.read_text(encoding="utf-8")))
    html = page(review, 0, language)
    assert f'<html lang="{language}">' in html
    assert 'lang="cs"' in html
    assert 'lang="en"' in html
    assert "Rozbor" in html
    assert "Winning chances" in html
    assert "http" not in html
    assert html.count("<polyline") == 2 * len(review.names)


def test_names_of_players_are_only_text_on_the_page() -> None:
    review = from_json(json.loads(EXAMPLE.read_text(encoding="utf-8")))
    review.names[0] = "<script>alert(1)</script>"
    assert "<script>" not in page(review, 0, "en")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seat", "2"], "--seat is a number from 0 to 1, not 2"),
        (["--json", "--html"], "--json or --html, not both"),
        (["--lang", "de"], "no language 'de'"),
    ],
)
def test_a_wish_that_cannot_be_is_one_clear_line(run: Run, tmp_path: Path, words: list[str], said: str) -> None:
    assert_one_clear_line(run("review", RECORD, *words), tmp_path, said)


def test_a_record_that_breaks_the_rules_is_one_clear_line(run: Run, write: Write, tmp_path: Path) -> None:
    text = RECORD.read_text(encoding="utf-8")
    broken = write(text.replace("---\n", "---\n0 frolic\n"))
    assert_one_clear_line(run("review", broken, "--jobs", "1"), tmp_path, "answer 1")
