"""Find out how strong bots are."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid

from deskovka import __version__
from deskovka.arena.bout import Played
from deskovka.arena.contest import Contest
from deskovka.arena.page import page
from deskovka.arena.report import MatchupReport, RatingReport, Report, report
from deskovka.arena.results import Results
from deskovka.arena.running import cores
from deskovka.arena.running import run as play_all
from deskovka.arena.thinking import TimeRow
from deskovka.arena.words import Words
from deskovka.commands.common import chosen_bots, chosen_language, chosen_variants, console, positive
from deskovka.core.errors import DeskovkaError


@dataclass(frozen=True)
class Wishes:
    """How much to play, where, and what to write."""

    games: int
    jobs: int
    ray: str
    results: Path | None
    json_file: Path | None
    html_file: Path | None
    language: str | None


def run(
    game: str,
    bots: str,
    against: str,
    seats: str,
    seed: int,
    variant: list[str] | None,
    deadline: float,
    wishes: Wishes,
) -> None:
    positive("--games", wishes.games)
    for file in (wishes.json_file, wishes.html_file):
        if file is not None and not file.absolute().parent.is_dir():
            raise DeskovkaError(f"cannot write {file}: there is no such folder")
    baseline = chosen_bots(against)[0] if against else ""
    line_up = tuple(chosen_bots(bots))
    contest = Contest(
        game, line_up, chosen_seats(seats), baseline, seed, chosen_variants(variant), deadline, __version__
    )
    contest.check()
    words = Words(game, chosen_language(wishes.language))
    found = report(contest, played(contest, wishes))
    show(found, words)
    if wishes.json_file is not None:
        write(wishes.json_file, json.dumps(found, ensure_ascii=False, indent=1) + "\n")
    if wishes.html_file is not None:
        write(wishes.html_file, page(found, words, command()))


def played(contest: Contest, wishes: Wishes) -> list[Played]:
    """All games of the contest; those that an earlier run finished are not played again."""
    path = wishes.results or Path(f"arena-{contest.game}-{contest.fingerprint()}.jsonl")
    total = sum(1 for _ in contest.pairings(wishes.games))
    aloud = Console(stderr=True)
    with (
        Results(contest, path) as results,
        Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TextColumn("left"),
            TimeRemainingColumn(elapsed_when_finished=True),
            console=aloud,
            disable=not sys.stderr.isatty(),
        ) as bar,
    ):
        before = len(results.played)
        if before:
            aloud.print(f"going on with {path}: {before:,} games are there", highlight=False)
        task = bar.add_task("games", total=total)
        return play_all(
            results, wishes.games, wishes.jobs or cores(), wishes.ray, lambda n: bar.update(task, advance=n)
        )


def chosen_seats(written: str) -> tuple[int, ...]:
    try:
        seats = [int(number) for number in written.split(",")]
    except ValueError:
        raise DeskovkaError(f"--seats are numbers with commas, not {written!r}") from None
    return tuple(dict.fromkeys(seats))


def command() -> str:
    """What was typed, for whoever wants to have it again."""
    return " ".join(["deskovka", *sys.argv[1:]])


def write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise DeskovkaError(f"cannot write {file}: {problem.strerror}") from None


# ---- in the terminal


def show(found: Report, words: Words) -> None:
    for ratings in found["ratings"]:
        console.print(rating_grid(ratings, words))
    console.print(matchup_grid(found["matchups"], words))
    console.print(time_grid(found["times"], found["illegal"], words))
    console.print(words("arena-played", games=found["games"], answers=found["answers"]), highlight=False)


def grid(title: str, *columns: str) -> Grid:
    """A table whose first column is read, all others are compared."""
    made = Grid(title=title, title_justify="left")
    for number, column in enumerate(columns):
        made.add_column(column, justify="right" if number else "left", no_wrap=number > 0, overflow="fold")
    return made


def rating_grid(ratings: RatingReport, words: Words) -> Grid:
    made = grid(words.ratings_title(ratings["seats"]), words("arena-player"), words("arena-rating"), "95 %")
    for row in ratings["rows"]:
        ends = f"{words.rating(row['low'])}–{words.rating(row['high'])}" if row["high"] > row["low"] else "–"
        made.add_row(words.player(row["player"]), words.rating(row["rating"]), ends)
    return made


def matchup_grid(matchups: list[MatchupReport], words: Words) -> Grid:
    made = grid(
        words("arena-matchups"),
        words("arena-player"),
        words("arena-wins"),
        words("arena-interval"),
        words("arena-fair"),
        words("arena-mean-score"),
        words("arena-seats"),
        words("arena-games"),
    )
    for matchup in matchups:
        for row in matchup["rows"]:
            made.add_row(
                words.players(row["player"], row["seats"]),
                words.per_cent(row["share"]),
                words.span(row["paired"]),
                words.per_cent(row["fair"]),
                words.number(row["mean_score"], 1),
                str(matchup["seats"]),
                words.number(matchup["games"]),
            )
        made.add_section()
    return made


def time_grid(times: list[TimeRow], illegal: dict[str, int], words: Words) -> Grid:
    made = grid(words("arena-thinking"), *words.time_columns())
    for row in times:
        made.add_row(words.player(row["player"]), *words.time_cells(row, illegal[row["player"]]))
    return made
