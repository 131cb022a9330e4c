"""What docs/positions.md shows must work."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from deskovka.description import read_description
from deskovka.games.registry import find_game
from support.cli import Run, Write

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")
WEB = ROOT / "web" / "src" / "games"
CHAPTERS = dict(
    zip(
        ("vale", "empire", "kemet", "eldervale", "_template"),
        re.split(r"^## ", PAGE, flags=re.MULTILINE)[1:],
        strict=True,
    )
)
SHOWN = {id: re.findall(r"```yaml\n(.*?)```", chapter, re.DOTALL) for id, chapter in CHAPTERS.items()}
EXAMPLES = {id: shown[0] for id, shown in SHOWN.items()}  # the one to begin with


@pytest.mark.parametrize("file", sorted(WEB.glob("*/position.yaml")), ids=lambda file: str(file.parent.name))
def test_the_page_for_new_tables_offers_the_same_examples(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == EXAMPLES[file.parent.name]


@pytest.mark.parametrize("id", SHOWN)
def test_every_example_is_a_table(id: str) -> None:
    for shown in SHOWN[id]:
        g = find_game(id).position(read_description(shown, "positions.md"))
        assert g.pending()
        assert g.game.problems(g) == []


def test_the_commands_of_the_page_are_given_as_they_stand(run: Run, write: Write) -> None:
    commands = re.findall(r"^deskovka position (\w+) table.yaml (.*)\n((?:•.*\n)*)", PAGE, re.MULTILINE)
    assert len(commands) == 2
    for id, words, told in commands:
        answer = run("position", id, write(EXAMPLES[id]), *shlex.split(words))
        assert (answer.code, answer.err) == (0, "")
        assert answer.out.startswith(told)
