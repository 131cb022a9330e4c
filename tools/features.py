"""Writes docs/features.md: what the numbers for networks are, column by column, as games say it (`Game.columns`).

python tools/features.py
"""

from pathlib import Path

from deskovka.core.columns import Columns, Repeated, width_of
from deskovka.core.game import Game
from deskovka.games.registry import all_game_ids, find_game

PAGE = Path(__file__).resolve().parent.parent / "docs" / "features.md"
HEAD = """# Features

What networks see: `game.features(g, seat)` is a table as a seat knows it, `game.option_features(g, seat)` has a row
for each of its options. Both are float32, mostly between 0 and 1 and mostly zeros; seats are counted from the viewer,
so one network plays every seat. Nothing hidden from the seat is in them: laws deal it anew and want the same numbers.
`game.table_size` and `game.option_size` are the widths, `game.layout` is the number of the arrangement.

Networks that look ahead are told more of an option, on a table their seat imagines (`core/ahead.py`): three numbers of
how worths compare at the end of its move, and where a game tells them and a network wishes (`learn --after`) what the
option changes there: `game.after_numbers` then, less what they are now.

Whoever changes a column, its place or its meaning raises `LAYOUT` in `features.py` of the game: networks are trained
for one layout and refuse another. `tests/golden/numbers.json` holds the numbers of recorded games to it. What the
columns are stands in `layout.py` beside that; this page is written from there by `python tools/features.py`. "1: …"
is a column that is 1 where that is so, and else 0; "/ 10" says what a number is divided by.
"""


def verbs(game: Game) -> list[str]:
    """The names of what options do, by their numbers."""
    known = game.phrases.phrases
    return [known[number].id if number in known else "" for number in range(max(known) + 1)]


def names_of(game: Game, kind: str) -> list[str]:
    return verbs(game) if kind == "verb" else list(game.phrases.names[kind])


def place(first: int, width: int) -> str:
    return str(first) if width == 1 else f"{first}–{first + width - 1}"


def row(at: str, part: Columns) -> str:
    return f"| {at} | {part.what}{f' ({part.of})' if part.of else ''} |"


def listed(parts: tuple[Columns | Repeated, ...]) -> list[str]:
    """Rows of a table: which columns, and what they tell."""
    lines = ["| columns | |", "|---|---|"]
    at = 0
    for part in parts:
        if isinstance(part, Columns):
            lines.append(row(place(at, part.width), part))
            at += part.width
            continue
        apart = width_of(part.parts)
        of = f" ({part.of})" if part.of else ""
        whole = place(at, part.times * apart)
        lines.append(f"| **{whole}** | **for each {part.each}{of}, {part.times} times {apart}: {at} + {apart} k +** |")
        inside = 0
        for one in part.parts:
            lines.append(row(f"+ {place(inside, one.width)}", one))
            inside += one.width
        at += part.times * apart
    return lines


def kinds(parts: tuple[Columns | Repeated, ...]) -> list[str]:
    """The kinds of names these columns go by, as they come."""
    found: dict[str, None] = {}
    for part in parts:
        found.setdefault(part.of)
        for one in part.parts if isinstance(part, Repeated) else ():
            found.setdefault(one.of)
    return [kind for kind in found if kind]


def chapter(game: Game) -> str:
    layout = game.columns()
    lines = [
        f"## {game.id}",
        "",
        f"Layout {game.layout}.",
        "",
        f"### A table of {game.id}: {game.table_size} numbers",
        "",
    ]
    lines += [*listed(layout.table), "", f"### An option of {game.id}: {game.option_size} numbers", ""]
    lines += [*listed(layout.option), ""]
    if layout.after:
        lines += [f"### What an option of {game.id} changes: {game.after_size} numbers", "", *listed(layout.after), ""]
    lines += [f"### Names of {game.id}, in the order of their columns", ""]
    for kind in kinds((*layout.table, *layout.option)):
        named = ", ".join(f"{number} {name}" for number, name in enumerate(names_of(game, kind)) if name)
        lines.append(f"- *{kind}*: {named}")
    return "\n".join(lines) + "\n"


def page() -> str:
    return "\n".join([HEAD, *(chapter(find_game(id)) for id in all_game_ids())])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
