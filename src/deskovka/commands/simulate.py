"""Let bots play many games and say how they did."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from deskovka.arena.simulate import Plan, Report, simulate
from deskovka.commands.common import chosen_bots, chosen_variants, console, positive, print_json


def run(
    game: str,
    seats: int,
    bots: str,
    games: int,
    seed: int,
    jobs: int,
    variant: list[str] | None,
    check: bool,
    digest: bool,
    as_json: bool,
) -> None:
    positive("--games", games)
    positive("--jobs", jobs)
    plan = Plan(game, seats, tuple(chosen_bots(bots)), seed, chosen_variants(variant), check, digest)
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("games", total=games)
        report = simulate(plan, games, jobs, lambda done: bar.update(task, advance=done))
    if as_json:
        print_json(report)
        return
    show_simulation(report)


def show_simulation(report: Report) -> None:
    grid = Grid(title=f"{report['game']}, {report['seats']} seats, {report['games']} games, seed {report['seed']}")
    for column in ("bot", "games", "wins", "win rate", "mean score"):
        grid.add_column(column, justify="left" if column == "bot" else "right")
    for row in report["per_bot"]:
        rate = f"{100 * row['win_rate']:.1f} %"
        grid.add_row(row["bot"], str(row["games"]), f"{row['wins']:.1f}", rate, f"{row['mean_score']:.1f}")
    for rival in report.get("rivals", []):
        rate = f"{100 * rival['win_rate']:.1f} %"
        wins = f"{rival['wins']:.1f}"
        grid.add_row(rival["rival"], str(report["games"]), wins, rate, f"{rival['mean_score']:.1f}")
    console.print(grid)
    console.print(
        f"{report['answers']:,} answers in {report['seconds']:.2f} s: {report['answers_per_second']:,} a second"
        + (", all invariants held" if report["checked"] else "")
    )
    if "digest" in report:
        console.print(f"digest {report['digest']}")
