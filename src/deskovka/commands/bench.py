"""Measure the speed, compiled and interpreted in turn."""

from __future__ import annotations

import sys
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from deskovka.arena import speed
from deskovka.commands.common import console, positive, print_json
from deskovka.games.registry import find_game, game_ids


def run(game: str | None, rounds: int, as_json: bool) -> None:
    positive("--rounds", rounds)
    games = [find_game(game).id] if game else game_ids()
    rows: list[dict[str, object]] = []
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as bar:
        for id in games:
            task = bar.add_task(id, total=rounds * len(speed.MEASURES))
            rows += speed.bench(id, rounds, lambda task=task: bar.update(task, advance=1))  # type: ignore[misc]
    if as_json:
        print_json(rows)
        return
    show_bench(rows)


def show_bench(rows: list[dict[str, Any]]) -> None:
    grid = Grid(title="Speed, medians")
    for column in ("game", "measure", "compiled", "interpreted", "ratio"):
        grid.add_column(column, justify="left" if column in ("game", "measure") else "right")
    values = {(row["game"], row["name"], row["mode"]): row for row in rows}
    for game, name in dict.fromkeys((row["game"], row["name"]) for row in rows):
        plain = values[game, name, "interpreted"]
        fast = values.get((game, name, "compiled"))
        ratio = f"{fast['value'] / plain['value']:.1f} ×" if fast else ""
        shown = f"{fast['value']:,.0f}" if fast else "not compiled"
        grid.add_row(game, f"{name} ({plain['unit']})", shown, f"{plain['value']:,.0f}", ratio)
    console.print(grid)
