"""What an attack has found, and all of them as a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

COLUMNS = ("attack", "runs", "checked", "worst", "verdict")


@dataclass
class Finding:
    """One attack: how often, what was looked at, the worst figure seen, and what does not hold."""

    attack: str
    runs: int
    checked: str
    worst: str
    problems: list[str] = field(default_factory=list)
    skipped: str = ""  # why it could not be tried here

    @property
    def verdict(self) -> str:
        if self.skipped:
            return f"not tried: {self.skipped}"
        return "FAILED" if self.problems else "holds"

    def row(self) -> tuple[str, ...]:
        return (self.attack, str(self.runs), self.checked, self.worst, self.verdict)


def table_of(findings: Sequence[Finding]) -> str:
    rows = [COLUMNS, *(finding.row() for finding in findings)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(COLUMNS))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    lines.insert(1, "  ".join("-" * width for width in widths))
    lines += [f"{finding.attack}: {problem}" for finding in findings for problem in finding.problems]
    return "\n".join(lines)
