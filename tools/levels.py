"""Takes what arenas measured into the levels of the bots, and writes the tables of README.md and docs/bots.md anew.

deskovka arena GAME --bots beginner,easy,medium,hard,master --seats 2 --games 100 --json FILE
python tools/levels.py FILE...          without a file only the tables
"""

import itertools
import json
import sys
from pathlib import Path
from typing import Any

from deskovka.bots.levels import DATA, LEVELS, OTHERS, data
from deskovka.text import texts

ROOT = Path(__file__).resolve().parent.parent
PAGES = ("README.md", "docs/bots.md")
BEGIN, END = "<!-- levels: written by tools/levels.py -->", "<!-- /levels -->"
NOT_YET = "not measured yet"


def take_in(levels: dict[str, Any], report: dict[str, Any]) -> None:
    """The ratings of one arena, where levels played under their names or as the bots they are.

    A level that did not play is not measured any more: ratings of two arenas say nothing of each other.
    """
    of_game = levels[report["game"]]
    rows = {row["player"]: row for row in report["ratings"][-1]["rows"]}
    played = [rows.get(level) or rows.get(of_game["levels"][level]["bot"]) for level in LEVELS]
    if report["against"] or played.count(None) > len(LEVELS) - 2:
        raise SystemExit(f"the levels of {report['game']} did not play each other")
    for level, row in zip(LEVELS, played, strict=True):
        found = of_game["levels"][level]
        found.update({name: None if row is None else round(row[name]) for name in ("rating", "low", "high")})
    of_game["measured"] = {
        "command": command_of(report),
        "seats": report["seats"][0],
        "games": report["games"],
        "each": steps(report, of_game["levels"]),
    }


def command_of(report: dict[str, Any]) -> str:
    """How to measure it again."""
    seats = ",".join(map(str, report["seats"]))
    games = report["matchups"][0]["games"]
    bots = ",".join(report["bots"])
    return f"deskovka arena {report['game']} --bots {bots} --seats {seats} --games {games} --seed {report['seed']}"


def steps(report: dict[str, Any], levels: dict[str, Any]) -> list[float | None]:
    """What share of the games each level won against the one below it; None where one of the two did not play."""
    shares: dict[frozenset[str], dict[str, float]] = {}
    for matchup in report["matchups"]:
        found = {row["player"]: row["share"] for row in matchup["rows"]}
        shares[frozenset(found)] = found
    names = [level if level in report["bots"] else levels[level]["bot"] for level in LEVELS]
    pairs = [(frozenset(pair), pair[1]) for pair in itertools.pairwise(names)]
    return [round(shares[pair][upper], 3) if pair in shares else None for pair, upper in pairs]


def told(level: dict[str, Any]) -> str:
    """A rating as it stands in a table."""
    return NOT_YET if level["rating"] is None else f"{level['rating']} ({level['low']}–{level['high']})"


def ratings_table(levels: dict[str, Any]) -> list[str]:
    say = texts("en")
    lines = [f"| game | {' | '.join(LEVELS)} |", "|---" * (len(LEVELS) + 1) + "|"]
    for game, found in levels.items():
        if game != OTHERS:
            cells = " | ".join(told(found["levels"][level]) for level in LEVELS)
            lines.append(f"| {say(f'{game}-title')} | {cells} |")
    return lines


def bots_table(levels: dict[str, Any]) -> list[str]:
    lines = ["| game | level | plays as | rating (95 %) | beats the one below |", "|---|---|---|---|---|"]
    for game, found in levels.items():
        measured = found["measured"]
        each = measured["each"] if measured else [None] * (len(LEVELS) - 1)
        beats = ["", *("" if share is None else f"{share:.1%}" for share in each)]
        for number, level in enumerate(LEVELS):
            one = found["levels"][level]
            name = "any other" if game == OTHERS else f"`{game}`"
            lines.append(f"| {name} | {level} | `{one['bot']}` | {told(one)} | {beats[number]} |")
    commands = [found["measured"]["command"] for found in levels.values() if found["measured"]]
    return [*lines, *(["", "```", *commands, "```"] if commands else [])]


def page_with(text: str, lines: list[str]) -> str:
    """The page with these lines between its marks."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit("a page has lost its marks")
    return before + "\n".join([begin, "", *lines, "", end]) + after


def pages() -> dict[Path, str]:
    """What the pages say when they say what the data does."""
    tables = (ratings_table(data()), bots_table(data()))
    files = [ROOT / name for name in PAGES]
    return {file: page_with(file.read_text(encoding="utf-8"), lines) for file, lines in zip(files, tables, strict=True)}


def main(files: list[str]) -> None:
    levels = data()
    for file in files:
        take_in(levels, json.loads(Path(file).read_text(encoding="utf-8")))
    if files:
        DATA.write_text(json.dumps(levels, indent=1) + "\n", encoding="utf-8")
    for file, text in pages().items():
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
