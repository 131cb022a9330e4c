"""Power in words: a level never has a number of its own beside the one printed there (ELDER-22.3)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from deskovka.games.eldervale.effects.words import ANY_ELEMENT
from deskovka.games.eldervale.power import gain_power
from deskovka.games.eldervale.speech import speak
from deskovka.games.eldervale.table import Eldervale
from deskovka.text import texts
from support.eldervale import ELDERVALE
from support.eldervale_bare import act, bare, me, power, say

HOUSE = Path(__file__).parents[3]
FILES = sorted(
    [
        *HOUSE.glob("src/deskovka/locale/*/eldervale*.ftl"),
        *HOUSE.glob("web/src/games/eldervale/locale/*/*.ftl"),
    ]
)
NUMBERED = re.compile(r"\blevels? (?:\d|\{)|(?:\d|\$level \})\. úrov|úrov(?:eň|ně|ni) (?:\d|\{)")
RULE = re.compile(r"^eldervale-rule-")  # the rules say which level bears which number


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_no_message_numbers_a_level(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if NUMBERED.search(line) and not RULE.match(line)] == []


def test_people_are_told_the_number_at_the_level_that_was_reached() -> None:
    assert [speak("level", str(level), texts("en")) for level in (1, 5)] == [{"power": 2}, {"power": 6}]


def detail(g: Eldervale, words: str, language: str) -> str:
    option = ELDERVALE.phrases.read(words, [int(each) for each in g.options])
    return ELDERVALE.detail(g, 0, option, texts(language))


@pytest.mark.rule("ELDER-22.3", "ELDER-22.7")
def test_a_choice_tells_the_power_one_has_and_what_is_lost_with_a_marker() -> None:
    g = bare()
    power(g, 0, fire=4, water=2, order=1, air=1)
    gain_power(g, me(g), ANY_ELEMENT, 1, 0)
    act(g)
    assert [detail(g, "power of fire", each) for each in ("en", "cs")] == ["power 5 now", "teď síla 5"]
    assert [detail(g, "power of chaos", each) for each in ("en", "cs")] == ["no power yet", "zatím bez síly"]
    say(g, "power of chaos")
    words = "move the marker from fire"
    assert [detail(g, words, each) for each in ("en", "cs")] == ["power 5 is lost", "přijdeš o sílu 5"]
