"""A number of things is said in the right form: never "1 pts", neither by the server nor by the browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from deskovka.text import LOCALES

BROWSER = Path(__file__).parents[2] / "web" / "src"
FILES = [*sorted((LOCALES / "en").glob("*.ftl")), *sorted(BROWSER.glob("**/locale/en/*.ftl"))]
THINGS = (
    "pts?|(?:prayer |movement )?points?|coins?|armies|army|cards?|tokens?|units?|stones?|regions?|seconds?|cities|city"
)
COUNTED = re.compile(
    rf"(of )?{{ \$(?!adjective)\w+ }} (?:more )?(?:{THINGS})\b"
)  # "3 of 8 cards" goes by the 8, a limit
VARIANT = re.compile(r"\s*\*?\[")
MANY = ("empire-option-tokens-by-lot", "empire-event-tokens-by-lot")  # the lot takes at least two


def in_one_form_only(text: str) -> list[str]:
    """Lines that name a number of things without having a form for one and a form for several."""
    found = []
    for line in text.split("\n"):
        match = COUNTED.search(line)
        if match and not match.group(1) and not VARIANT.match(line) and not line.startswith(MANY):
            found.append(line)
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-4]}-{file.stem}")
def test_a_number_of_things_has_all_its_forms(file: Path) -> None:
    assert in_one_form_only(file.read_text(encoding="utf-8")) == []


def test_the_check_finds_what_it_looks_for() -> None:
    assert in_one_form_only("short = { $points } pts") == ["short = { $points } pts"]
    assert in_one_form_only("    [one] { $points } pt") == []
    assert in_one_form_only("purse = { $count } of { $limit } stones") == []
