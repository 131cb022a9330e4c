"""The command `deskovka`: exit code 0, or one line on stderr and 2.

A command is imported when it is run, so that the help is there at once.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from deskovka import __version__

app = typer.Typer(
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

BOTS = "Bots with commas: beginner, easy, medium, hard, master; greedy:worlds=4 or module:Class."
GameName = Annotated[str, typer.Argument(help="A game, e.g. vale.", metavar="GAME")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]
Language = Annotated[str | None, typer.Option("--lang", help="cs or en; otherwise the system's language.")]
Variants = Annotated[list[str] | None, typer.Option("--variant", help="name=value; may be given several times.")]


def main() -> None:
    """Run a command; every mistake of the caller becomes one clear line."""
    try:
        code = app(standalone_mode=False)
    except typer.Abort:
        fail("interrupted")
    except BrokenPipeError:
        sys.stderr.close()
    except Exception as problem:
        if hasattr(problem, "format_message"):  # one of the command line's own complaints
            fail(problem.format_message())
        from deskovka.core.errors import DeskovkaError

        if not isinstance(problem, DeskovkaError):
            raise
        fail(str(problem))
    else:
        sys.exit(code if isinstance(code, int) else 0)


@app.callback()
def bare_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Deskovka: modern board games, rules to the letter, bots that never peek."""
    if version:
        print(f"deskovka {__version__}")
    elif context.invoked_subcommand is None:
        print(context.get_help())


def fail(message: str) -> None:
    print(f"deskovka: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(2)


@app.command("arena")
def arena_command(
    game: GameName,
    bots: Annotated[str, typer.Option(help=BOTS)],
    games: Annotated[int, typer.Option(help="Games of every match-up; whole deals, so it may be a few more.")] = 100,
    against: Annotated[str, typer.Option(help="A baseline: each bot alone against it; otherwise all play all.")] = "",
    seats: Annotated[str, typer.Option(help="Numbers of seats with commas.")] = "2",
    seed: Annotated[int, typer.Option(help="Seed of the first deal; the others follow.")] = 0,
    variant: Variants = None,
    deadline: Annotated[float, typer.Option(help="Seconds an answer may take; 0: as long as it likes.", min=0)] = 0.0,
    jobs: Annotated[int, typer.Option(help="Number of processes; 0: as many as there are cores.", min=0)] = 0,
    ray: Annotated[str, typer.Option(help="The address of a Ray cluster that plays instead.")] = "",
    results: Annotated[
        Path | None, typer.Option(help="The file of finished games; otherwise one named after the contest.")
    ] = None,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the report as JSON.")] = None,
    html_file: Annotated[Path | None, typer.Option("--html", help="Write the report as a page with plots.")] = None,
    lang: Language = None,
) -> None:
    """Find out how strong bots are: fair games by the hundred, ratings with intervals, a report."""
    from deskovka.commands import arena

    wishes = arena.Wishes(games, jobs, ray, results, json_file, html_file, lang)
    arena.run(game, bots, against, seats, seed, variant, deadline, wishes)


@app.command("simulate")
def simulate_command(
    game: GameName,
    seats: Annotated[int, typer.Option(help="Number of seats.")] = 2,
    bots: Annotated[str, typer.Option(help=f"{BOTS} Fewer than seats are repeated.")] = "random",
    games: Annotated[int, typer.Option(help="Number of games.")] = 100,
    seed: Annotated[int, typer.Option(help="Seed of the first game; the others follow.")] = 0,
    jobs: Annotated[int, typer.Option(help="Number of processes.")] = 1,
    variant: Variants = None,
    check: Annotated[bool, typer.Option("--check", help="Check all invariants after every answer.")] = False,
    digest: Annotated[bool, typer.Option("--digest", help="Also a hash of all records.")] = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and say how they did."""
    from deskovka.commands import simulate

    simulate.run(game, seats, bots, games, seed, jobs, variant, check, digest, as_json)


@app.command("replay")
def replay_command(
    file: Annotated[Path, typer.Argument(help="A record.")],
    check: Annotated[bool, typer.Option("--check", help="Only check that the record keeps the rules.")] = False,
    commitment: Annotated[str, typer.Option(help="What was told before the game: it must be the record's.")] = "",
    share: Annotated[str, typer.Option(help="What you added to the luck: it must be in the record.")] = "",
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Tell the story of a recorded game, or check it."""
    from deskovka.commands import replay

    replay.run(file, check, lang, as_json, commitment, share)


@app.command("review")
def review_command(
    file: Annotated[Path, typer.Argument(help="A record.", metavar="RECORD")],
    seat: Annotated[
        int | None, typer.Option(help="Seen as this seat, from 0; otherwise with everything face up.")
    ] = None,
    as_json: AsJson = False,
    as_html: Annotated[bool, typer.Option("--html", help="Print one page with graph and key moments.")] = False,
    seconds: Annotated[float, typer.Option(help="How long it may take; Ctrl-C shows what there is.", min=1)] = 110.0,
    jobs: Annotated[int, typer.Option(help="Number of processes; 0: two.", min=0)] = 0,
    lang: Language = None,
) -> None:
    """Say what the answers of a recorded game were worth, by what their players could know."""
    from deskovka.commands import review

    review.run(file, seat, as_json, as_html, seconds, jobs, lang)


puzzles = typer.Typer(add_completion=False, no_args_is_help=True, help="Positions to train with: make, list, show.")
app.add_typer(puzzles, name="puzzles")


@puzzles.command("make")
def puzzles_make_command(
    game: GameName,
    count: Annotated[int, typer.Option(help="How many are chosen.", min=1)] = 60,
    seed: Annotated[int, typer.Option(help="The same seed gives the same positions.", min=0)] = 1,
    seats: Annotated[str, typer.Option(help="Seats of one game after the other, e.g. 2,3,2; otherwise all.")] = "",
    short: Annotated[int, typer.Option(help="Playouts of each likely answer in a short search.", min=1)] = 64,
    long: Annotated[int, typer.Option(help="… and in the long one that proves it.", min=1)] = 320,
    minutes: Annotated[
        float, typer.Option(help="Stop after so many, to be gone on with; 0: when there are enough.")
    ] = 0.0,
    jobs: Annotated[int, typer.Option(help="Number of processes; 0: as many as there are cores.", min=0)] = 0,
    out: Annotated[Path | None, typer.Option(help="The file; otherwise GAME.json here.")] = None,
) -> None:
    """Play games and keep questions whose best answer is clear (docs/puzzles.md)."""
    from deskovka.commands import puzzles

    numbers = {"count": count, "seed": seed, "short": short, "long": long}
    puzzles.make(game, seats, numbers, minutes, jobs, out)


@puzzles.command("list")
def puzzles_list_command(
    game: Annotated[str | None, typer.Argument(help="A game; all games when left out.", metavar="GAME")] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Say which positions there are."""
    from deskovka.commands import puzzles

    puzzles.list_all(game, lang, as_json)


@puzzles.command("show")
def puzzles_show_command(
    id: Annotated[str, typer.Argument(help="A position, e.g. vale-017.", metavar="ID")],
    answers: Annotated[bool, typer.Option("--answers", help="Also what each answer is worth.")] = False,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Show a position as the seat that is asked sees it, and the question."""
    from deskovka.commands import puzzles

    puzzles.show(id, answers, lang, as_json)


@app.command("position")
def position_command(
    game: GameName,
    file: Annotated[Path, typer.Argument(help="A description in YAML (docs/positions.md).")],
    answers: Annotated[
        str, typer.Option(help="Answers in words, with semicolons; '1: words' answers for seat 1.")
    ] = "",
    as_seat: Annotated[str, typer.Option("--as", help="Whose view: a seat or open.")] = "open",
    stop: Annotated[bool, typer.Option("--stop", help="Ask also where there is only one answer.")] = False,
    events: Annotated[bool, typer.Option("--events", help="Also say what happened.")] = False,
    lang: Language = None,
    as_json: AsJson = False,
) -> int:
    """Set up a table, answer in words, show the table, the question and its options."""
    from deskovka.commands import position

    return position.run(game, file, position.Wishes(answers, as_seat, stop, events, lang, as_json))


@app.command("rules")
def rules_command(
    game: Annotated[str | None, typer.Argument(help="A game; all games when left out.", metavar="GAME")] = None,
    missing: Annotated[bool, typer.Option("--missing", help="Only the ids without a passing test.")] = False,
    as_json: AsJson = False,
) -> None:
    """Say which rules have tests, from the last test run."""
    from deskovka.commands import rules

    rules.run(game, missing, as_json)


@app.command("bench")
def bench_command(
    game: Annotated[str | None, typer.Argument(help="A game; all games when left out.", metavar="GAME")] = None,
    rounds: Annotated[int, typer.Option(help="How often each measure is taken.")] = 5,
    as_json: AsJson = False,
) -> None:
    """Measure the speed, compiled and interpreted in turn."""
    from deskovka.commands import bench

    bench.run(game, rounds, as_json)


@app.command("serve")
def serve_command(
    host: Annotated[
        str | None, typer.Option(help="The address to listen on; otherwise DESKOVKA_HOST or 127.0.0.1.")
    ] = None,
    port: Annotated[
        int | None, typer.Option(help="The port to listen on; otherwise DESKOVKA_PORT or 8000.", min=0, max=65535)
    ] = None,
    database: Annotated[str | None, typer.Option(help="A database; otherwise DESKOVKA_DATABASE_URL or a file.")] = None,
    browser: Annotated[bool, typer.Option("--open", help="Open a browser on it; on another port if need be.")] = False,
    bot: Annotated[
        list[str] | None, typer.Option(help="A bot people may choose too, e.g. greedy:worlds=8 or module:Class.")
    ] = None,
) -> None:
    """Serve tables to browsers and programs, until interrupted."""
    from deskovka.commands import serve

    serve.run(host, port, database, browser, bot or [])


@app.command("learn")
def learn_command(
    game: GameName,
    out: Annotated[Path, typer.Option(help="A folder for the network, its checkpoint and its curves.")],
    minutes: Annotated[float, typer.Option(help="How long the whole course is.")] = 30.0,
    resume: Annotated[
        Path | None, typer.Option(help="Go on with the course in this folder, or from a released network (.npz).")
    ] = None,
    pause_after: Annotated[
        float, typer.Option(help="Save and stop after so many minutes, to be resumed; 0: no.")
    ] = 0.0,
    teacher: Annotated[str, typer.Option(help="A bot that is imitated at first, e.g. greedy:worlds=1.")] = "",
    teaching: Annotated[float, typer.Option(help="The share of the course with the teacher.", min=0, max=1)] = 0.25,
    partner: Annotated[str, typer.Option(help="A bot that has all seats but one at some tables, e.g. greedy-1.")] = "",
    partnered: Annotated[float, typer.Option(help="The share of tables with that partner.", min=0, max=0.8)] = 0.2,
    ahead: Annotated[
        bool, typer.Option("--ahead", help="Tell options with what they do to the worths of the table.")
    ] = False,
    effort: Annotated[
        int, typer.Option(help="With --ahead: tables by which an option is followed to the end of its move.", min=0)
    ] = 0,
    after: Annotated[
        bool, typer.Option("--after", help="With --ahead: and with what they change in how the table stands.")
    ] = False,
    seats: Annotated[str, typer.Option(help="Numbers of seats with commas; all there are when left out.")] = "",
    variants: Annotated[float, typer.Option(help="The share of tables with any variants.", min=0, max=1)] = 0.3,
    workers: Annotated[int, typer.Option(help="Processes that play; otherwise as many as there are cores.")] = -1,
    tables: Annotated[int, typer.Option(help="Tables of each process, twice.", min=1)] = 192,
    lesson: Annotated[int, typer.Option(help="Answers at every table between two lessons.", min=2)] = 48,
    begins: Annotated[
        float, typer.Option(help="How far along rate, doubt and shaping are at the beginning.", min=0, max=1)
    ] = 0.0,
    shaping: Annotated[
        float, typer.Option(help="How much of a reward is the lead in points, at first.", min=0, max=1)
    ] = 0.3,
    size: Annotated[str, typer.Option(help="Widths of the layers, e.g. 640,512,256.")] = "",
    device: Annotated[str, typer.Option(help="auto, numpy, cpu or cuda.")] = "auto",
    against: Annotated[str, typer.Option(help="Who it is measured against, bots or released networks.")] = "greedy",
    exam: Annotated[float, typer.Option(help="Minutes of measuring when the course is over.")] = 1.0,
    seed: Annotated[int, typer.Option(help="Where its luck begins.")] = 1,
) -> None:
    """Train a network by self-play (docs/learning.md)."""
    from deskovka.commands import learn

    learn.run(
        learn.Wishes(
            game=game,
            out=out,
            minutes=minutes,
            resume=resume,
            pause_after=pause_after,
            teacher=teacher,
            teaching=teaching,
            partner=partner,
            partnered=partnered,
            ahead=ahead,
            effort=effort,
            after=after,
            seats=seats,
            variants=variants,
            workers=workers,
            tables=tables,
            lesson=lesson,
            begins=begins,
            shaping=shaping,
            size=size,
            device=device,
            against=against,
            exam=exam,
            seed=seed,
        )
    )


@app.command("play")
def play_command(
    game: Annotated[
        str | None, typer.Argument(help="A game; you are asked when it is left out.", metavar="[GAME]")
    ] = None,
    lang: Language = None,
    seats: Annotated[
        int | None, typer.Option(help="Number of seats; the smallest for more than one when left out.")
    ] = None,
    names: Annotated[str | None, typer.Option(help="Names of the people, with commas.")] = None,
    bots: Annotated[str, typer.Option(help=f"For the other seats. {BOTS}")] = "medium",
    seed: Annotated[int | None, typer.Option(help="The same seed is the same game.")] = None,
    variant: Variants = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play in the terminal, alone or round one screen, against bots."""
    from deskovka.commands import play

    play.run(game, lang, seats, names, bots, seed, variant, resume)
