"""What the columns of features are, said beside the code that fills them: docs/features.md is written from it."""

from __future__ import annotations

UNUSED = "always 0"


class Columns:
    """Some columns that follow each other: what they tell, and of what things (a kind of names), one for each."""

    __slots__ = ("of", "what", "width")

    def __init__(self, what: str, width: int = 1, of: str = "") -> None:
        self.what = what
        self.width = width
        self.of = of


class Repeated:
    """The same columns again and again, for each of some things."""

    __slots__ = ("each", "of", "parts", "times")

    def __init__(self, times: int, each: str, parts: tuple[Columns, ...], of: str = "") -> None:
        self.times = times
        self.each = each
        self.parts = parts
        self.of = of


class Layout:
    """The columns of a table, those of an option, and those of what an option changes (`Game.after_numbers`)."""

    __slots__ = ("after", "option", "table")

    def __init__(
        self,
        table: tuple[Columns | Repeated, ...],
        option: tuple[Columns | Repeated, ...],
        after: tuple[Columns | Repeated, ...] = (),
    ) -> None:
        self.table = table
        self.option = option
        self.after = after


def width_of(parts: tuple[Columns | Repeated, ...]) -> int:
    """How many columns these are."""
    return sum(
        part.width if isinstance(part, Columns) else part.times * sum(one.width for one in part.parts) for part in parts
    )


def unused(parts: tuple[Columns | Repeated, ...]) -> list[int]:
    """The columns that are said to be always 0."""
    found: list[int] = []
    at = 0
    for part in parts:
        for _ in range(1 if isinstance(part, Columns) else part.times):
            for one in (part,) if isinstance(part, Columns) else part.parts:
                if one.what == UNUSED:
                    found.extend(range(at, at + one.width))
                at += one.width
    return found
