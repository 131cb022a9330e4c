"""The command line in tests: what a command is given and what it says."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

GOLDEN = Path(__file__).parents[1] / "golden"
EXAMPLE = (
    "{round: 4, phase: action, active: 0, seats: [{score: 10, stones: {red: 3, blue: 1}, area: [agni, phoenix], "
    "hand: [lava_giant]}, {score: 12}], deck_top: [hydra], discard: []}"
)
HIDING = EXAMPLE.replace("{score: 12}", "{score: 12, hand: [imp, odin]}")


@dataclass
class Answer:
    """What a command said, and how it ended."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        assert (self.code, self.err) == (0, "")
        return json.loads(self.out)


Run = Callable[..., Answer]
Write = Callable[[str], Path]


def rows_of(table: str) -> dict[str, list[str]]:
    """The lines of a printed table, by their first cell."""
    lines = [line.strip("│").split("│") for line in table.splitlines() if line.startswith("│")]
    return {first.strip(): [cell.strip() for cell in others] for first, *others in lines}


def assert_one_clear_line(answer: Answer, tmp_path: Path, *said: str) -> None:
    assert answer.code == 2, answer
    assert answer.out == ""
    assert re.fullmatch(r"deskovka: \S[^\n]*\n", answer.err)
    assert all(words in answer.err for words in said), answer.err
    assert list((tmp_path / "empty").iterdir()) == []
    assert not (tmp_path / "home").exists()
