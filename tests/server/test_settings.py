"""What can be set from outside: all of it, checked, and written down."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from deskovka.core.errors import DeskovkaError
from deskovka.server.settings import Settings, variable_of

PAGE = Path(__file__).parents[2] / "docs" / "operating.md"
ROW = re.compile(r"^\| `(DESKOVKA_[A-Z_]+)` \| ([^|]*) \| [^|]+ \|$", re.MULTILINE)


def written_default(setting: Any, value: object) -> str:
    """A default as the page has it."""
    if setting.name == "database":
        return "the file above"
    if isinstance(value, tuple):
        return "none"
    return f"`{value:g}`" if isinstance(value, float) else f"`{value}`"


def test_every_setting_is_on_the_page_with_its_default_and_nothing_else_is() -> None:
    told = dict(ROW.findall(PAGE.read_text(encoding="utf-8")))
    plain = Settings()
    known = {variable_of(each): written_default(each, getattr(plain, each.name)) for each in fields(Settings)}
    assert told == known


@pytest.mark.parametrize("setting", fields(Settings), ids=lambda setting: setting.name)
def test_every_setting_can_be_set_from_outside(setting: Any) -> None:
    said, meant = {
        "int": ("17", 17),
        "float": ("17.5", 17.5),
        "str": ("there", "there"),
        "tuple[str, ...]": ("greedy, random", ("greedy", "random")),
    }[setting.type]
    settings = Settings.from_outside({variable_of(setting): said})
    assert getattr(settings, setting.name) == meant
    others = [each.name for each in fields(Settings) if each.name != setting.name]
    assert [getattr(settings, name) for name in others] == [getattr(Settings(), name) for name in others]


@pytest.mark.parametrize(
    ("variable", "text", "wanted"),
    [
        ("PORT", "http", "a whole number"),
        ("PORT", "80.5", "a whole number"),
        ("PORT", "65536", "at most 65535"),
        ("PORT", "-1", "0 or more"),
        ("BURST", "0", "more than 0"),
        ("REQUESTS_PER_SECOND", "0", "more than 0"),
        ("REQUESTS_PER_SECOND", "nan", "more than 0"),
        ("FAIR_SECONDS", "inf", "at most 1000000000"),
        ("FAIR_SECONDS", "", "a number"),
    ],
)
def test_what_cannot_be_is_one_clear_line(variable: str, text: str, wanted: str) -> None:
    with pytest.raises(DeskovkaError, match=f"^DESKOVKA_{variable} must be .*{wanted}.*, not {text!r}$"):
        Settings.from_outside({f"DESKOVKA_{variable}": text})


def test_what_is_given_counts_more_than_the_environment() -> None:
    environment = {"DESKOVKA_PORT": "9000", "DESKOVKA_HOST": "::1"}
    settings = Settings.from_outside(environment, port=9001, host=None)
    assert (settings.port, settings.host) == (9001, "::1")
