"""What docs/positions.md shows must work."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from deskovka.description import read_description
from deskovka.games.registry import find_game

PAGE = (Path(__file__).parent.parent / "docs" / "positions.md").read_text(encoding="utf-8")
EXAMPLES = dict(
    zip(("vale", "empire", "kemet", "_template"), re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL), strict=True)
)


@pytest.mark.parametrize("id", EXAMPLES)
def test_every_example_is_a_table(id: str) -> None:
    g = find_game(id).position(read_description(EXAMPLES[id], "positions.md"))
    assert g.pending()


def test_the_answers_of_the_command_are_on_offer() -> None:
    ((id, answers, seat),) = re.findall(r'deskovka position (\w+) table.yaml --answers "(.*?)" --as (\d)', PAGE)
    g = find_game(id).position(read_description(EXAMPLES[id], "positions.md"))
    for words in answers.split("; "):
        assert g.why_not(int(seat), words) is None
        g.choose(int(seat), words)
