"""Questions of many tables, as arrays where they are thought about."""

from __future__ import annotations

from dataclasses import dataclass

from deskovka.learn.arrays import Array
from deskovka.learn.machine import Arrays


@dataclass
class Asked:
    """What is asked at so many tables: numbers that are not 0 with their places, as `Tables` writes them."""

    at: Array
    values: Array
    option_at: Array
    option_values: Array
    counts: Array  # options of each table
    tables: int
    rows: int  # options of all tables

    def first(self, tables: int, rows: int, entries: int, option_entries: int) -> Asked:
        """Those of the first tables alone, which have so many options and numbers."""
        return Asked(
            self.at[:entries],
            self.values[:entries],
            self.option_at[:option_entries],
            self.option_values[:option_entries],
            self.counts[:tables],
            tables,
            rows,
        )


def all_asked(on: Arrays, parts: list[Asked], width: int, option_width: int) -> Asked:
    """Several lots of questions as one."""
    tables = rows = 0
    at, option_at = [], []
    for part in parts:
        at.append(part.at + tables * width)
        option_at.append(part.option_at + rows * option_width)
        tables += part.tables
        rows += part.rows
    return Asked(
        on.joined(at),
        on.joined([part.values for part in parts]),
        on.joined(option_at),
        on.joined([part.option_values for part in parts]),
        on.joined([part.counts for part in parts]),
        tables,
        rows,
    )
