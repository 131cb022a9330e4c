"""The command `deskovka`: exit code 0, or one line on stderr and 2."""

from __future__ import annotations

import json
import locale
import secrets
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from deskovka import coverage, terminal
from deskovka.arena import speed
from deskovka.arena.simulate import Plan, simulate
from deskovka.bots.registry import BOTS, make_bot
from deskovka.core.codec import name_of
from deskovka.core.errors import BrokenRecord, DeskovkaError, IllegalOption
from deskovka.core.game import Game
from deskovka.core.luck import SEEDS
from deskovka.core.record import Record, is_number, new_record, read_record, replay
from deskovka.core.steps import State
from deskovka.description import read_description
from deskovka.games.registry import all_game_ids, find_game, game_ids
from deskovka.server.serve import free_port, open_when_ready, serve
from deskovka.text import Speaker, texts

app = typer.Typer(
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
console = Console(emoji=False)

GameName = Annotated[str, typer.Argument(help="A game, e.g. vale.", metavar="GAME")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]
Language = Annotated[str | None, typer.Option("--lang", help="cs or en; otherwise the system's language.")]
Variants = Annotated[list[str] | None, typer.Option("--variant", help="name=value; may be given several times.")]


def main() -> None:
    """Run a command; every mistake of the caller becomes one clear line."""
    try:
        code = app(standalone_mode=False)
    except DeskovkaError as problem:
        fail(str(problem))
    except typer.Abort:
        fail("interrupted")
    except BrokenPipeError:
        sys.stderr.close()
    except Exception as problem:
        if not hasattr(problem, "format_message"):  # not one of the command line's own complaints
            raise
        fail(problem.format_message())
    else:
        sys.exit(code if isinstance(code, int) else 0)


@app.callback()
def bare_command(context: typer.Context) -> None:
    """Deskovka: modern board games, rules to the letter, bots that never peek."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def fail(message: str) -> None:
    print(f"deskovka: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(2)


def print_json(document: object) -> None:
    print(json.dumps(document, ensure_ascii=False, indent=1))


def read_file(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as problem:
        raise DeskovkaError(f"cannot read {file}: {problem.strerror}") from None
    except UnicodeDecodeError:
        raise DeskovkaError(f"cannot read {file}: it is not text") from None


def chosen_variants(pairs: list[str] | None) -> dict[str, str]:
    variants: dict[str, str] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise DeskovkaError(f"a variant is name=value, not {pair!r}")
        variants[name] = value
    return variants


def chosen_language(language: str | None) -> str:
    if language is not None:
        texts(language)
        return language
    system = (locale.getlocale()[0] or "en").lower()
    return "cs" if system.startswith(("cs", "czech")) else "en"


def positive(name: str, number: int) -> int:
    if number < 1:
        raise DeskovkaError(f"{name} must be at least 1, not {number}")
    return number


@app.command("simulate")
def simulate_command(
    game: GameName,
    seats: Annotated[int, typer.Option(help="Number of seats.")] = 2,
    bots: Annotated[str, typer.Option(help="Names with commas; fewer than seats are repeated.")] = "random",
    games: Annotated[int, typer.Option(help="Number of games.")] = 100,
    seed: Annotated[int, typer.Option(help="Seed of the first game; the others follow.")] = 0,
    jobs: Annotated[int, typer.Option(help="Number of processes.")] = 1,
    variant: Variants = None,
    check: Annotated[bool, typer.Option("--check", help="Check all invariants after every answer.")] = False,
    digest: Annotated[bool, typer.Option("--digest", help="Also a hash of all records.")] = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and say how they did."""
    positive("--games", games)
    positive("--jobs", jobs)
    plan = Plan(game, seats, tuple(bots.split(",")), seed, chosen_variants(variant), check, digest)
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("games", total=games)
        report = simulate(plan, games, jobs, lambda done: bar.update(task, advance=done))
    if as_json:
        print_json(report)
        return
    show_simulation(report)


def show_simulation(report: dict[str, Any]) -> None:
    grid = Grid(title=f"{report['game']}, {report['seats']} seats, {report['games']} games, seed {report['seed']}")
    for column in ("bot", "games", "wins", "win rate", "mean score"):
        grid.add_column(column, justify="left" if column == "bot" else "right")
    for row in report["per_bot"]:
        rate = f"{100 * row['win_rate']:.1f} %"
        grid.add_row(row["bot"], str(row["games"]), f"{row['wins']:.1f}", rate, f"{row['mean_score']:.1f}")
    console.print(grid)
    console.print(
        f"{report['answers']:,} answers in {report['seconds']:.2f} s: {report['answers_per_second']:,} a second"
        + (", all invariants held" if report["checked"] else "")
    )
    if "digest" in report:
        console.print(f"digest {report['digest']}")


@app.command("replay")
def replay_command(
    file: Annotated[Path, typer.Argument(help="A record.")],
    check: Annotated[bool, typer.Option("--check", help="Only check that the record keeps the rules.")] = False,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Tell the story of a recorded game, or check it."""
    record = read_record(read_file(file))
    game = find_game(record.game)
    language = chosen_language(lang)
    story: list[str] = []
    speaker = Speaker(game, texts(language), record.names)
    told = 0
    state: State | None = None
    for state in replay(game, record, listen=True):
        events = state.events or []
        if not check:
            story += [speaker.event(game.event_words.tell(event, None, everything=True)) for event in events[told:]]
        told = len(events)
        if check and game.problems(state):
            raise BrokenRecord(f"impossible table: {'; '.join(game.problems(state))}")
    assert state is not None
    result = game.result(state)
    if as_json:
        summary = {
            "game": game.id,
            "answers": len(record.answers),
            "names": record.names,
            "practice": record.practice,
            "result": result.as_json(),
        }
        print_json(summary)
        return
    if record.practice:
        print(texts(language)("core-practice"))
    for line in story:
        print(line)
    scores = ", ".join(f"{name} {score}" for name, score in zip(record.names, result.scores, strict=True))
    end = "the game is over" if result.over else "the game goes on"
    print(f"{len(record.answers)} answers, {end}: {scores}" + ("; the record keeps the rules" if check else ""))


@app.command("position")
def position_command(
    game: GameName,
    file: Annotated[Path, typer.Argument(help="A description in YAML (docs/positions.md).")],
    answers: Annotated[
        str, typer.Option(help="Answers in words, with semicolons; '1: words' answers for seat 1.")
    ] = "",
    as_seat: Annotated[str, typer.Option("--as", help="Whose view: a seat or open.")] = "open",
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Set up a table, answer in words, show the table, the question and its options."""
    rules = find_game(game)
    language = chosen_language(lang)
    description = read_description(read_file(file), str(file))
    g = rules.position({} if description is None else description)
    viewer = chosen_viewer(g, as_seat)
    refusals = answer_all(rules, g, answers, as_json, language)
    view = rules.open_view(g) if viewer is None else rules.view(g, viewer)
    if as_json:
        print_json(
            {
                "view": view,
                "pending": [
                    {
                        "seat": question.seat,
                        "ask": name_of(type(question.ask)),
                        "options": rules.question_words(question) if viewer in (None, question.seat) else [],
                    }
                    for question in g.pending()
                ],
                "refusals": refusals,
                "result": rules.result(g).as_json(),
            }
        )
        return
    show_position(rules, g, view, viewer, language)


def chosen_viewer(g: State, as_seat: str) -> int | None:
    """The seat whose view is wanted, or None for the open one."""
    if as_seat == "open":
        return None
    seats = len(g.game.result(g).scores)
    if not is_number(as_seat) or int(as_seat) >= seats:
        raise DeskovkaError(f"--as is open or a seat from 0 to {seats - 1}, not {as_seat!r}")
    return int(as_seat)


def answer_all(game: Game, g: State, answers: str, keep_refusals: bool, language: str) -> list[dict[str, object]]:
    """Give these answers; those the rules refuse are listed with rule and text, or stop everything."""
    speaker = Speaker(game, texts(language), seat_names(game, g, language))
    refusals: list[dict[str, object]] = []
    for said in (part.strip() for part in answers.split(";")):
        if not said:
            continue
        who, colon, words = said.partition(":")
        named = bool(colon) and is_number(who.strip())
        seat = int(who) if named else int(g.seat)
        words = words.strip() if named else said
        refusal = g.why_not(seat, words)
        if refusal is None:
            g.choose(seat, words)
        elif refusal.rule and keep_refusals:
            refusals.append({"words": said, "rule": refusal.rule, "text": speaker.refusal(refusal)})
        else:
            why = speaker.refusal(refusal) + (f" ({refusal.rule})" if refusal.rule else "")
            raise IllegalOption(speaker.say("core-not-on-offer", words=said, why=why))
    return refusals


def seat_names(game: Game, g: State, language: str) -> list[str]:
    """Nobody's names: seat 0, seat 1, ..."""
    say = texts(language)
    return [say("core-seat", number=str(number)) for number in range(len(game.result(g).scores))]


def show_position(game: Game, g: State, view: dict[str, object], viewer: int | None, language: str) -> None:
    names = seat_names(game, g, language)
    speaker = Speaker(game, texts(language), names)
    console.print(game.picture(view, speaker.say, names, console.width), highlight=False)
    for question in g.pending():
        print(f"{names[question.seat]}: {speaker.question(question.ask)}")
        for option in question.options if viewer in (None, question.seat) else []:
            words = game.phrases.say(option)
            print(f"  {words}" if language == "en" else f"  {words}: {speaker.option(option)}")
    if not g.pending():
        print(speaker.say("core-game-over"))


@app.command("rules")
def rules_command(
    game: Annotated[str | None, typer.Argument(help="A game; all games when left out.", metavar="GAME")] = None,
    missing: Annotated[bool, typer.Option("--missing", help="Only the ids without a passing test.")] = False,
    as_json: AsJson = False,
) -> None:
    """Say which rules have tests, from the last test run."""
    games = [find_game(game)] if game else [find_game(id) for id in all_game_ids()]
    covered = coverage.covered_rules()
    report = {each.id: coverage.coverage(each, covered) for each in games if each.finished or game}
    if as_json:
        print_json(report)
        return
    for id, rules in report.items():
        if not missing:
            print(f"{id}: {rules['covered']} of {rules['total']} rules have a test")
        absent = rules["missing"]
        assert isinstance(absent, list)
        for rule in absent:
            print(rule if missing else f"  missing {rule}")


@app.command("bench")
def bench_command(
    game: Annotated[str | None, typer.Argument(help="A game; all games when left out.", metavar="GAME")] = None,
    rounds: Annotated[int, typer.Option(help="How often each measure is taken.")] = 5,
    as_json: AsJson = False,
) -> None:
    """Measure the speed, compiled and interpreted in turn."""
    positive("--rounds", rounds)
    games = [find_game(game).id] if game else game_ids()
    rows: list[dict[str, object]] = []
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as bar:
        for id in games:
            task = bar.add_task(id, total=rounds * 7)
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


@app.command("serve")
def serve_command(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=0, max=65535)] = 8000,
    database: Annotated[str | None, typer.Option(help="A database; otherwise DESKOVKA_DATABASE_URL or a file.")] = None,
    browser: Annotated[bool, typer.Option("--open", help="Open a browser on it; on another port if need be.")] = False,
) -> None:
    """Serve tables to browsers and programs, until interrupted."""
    if browser:
        port = free_port(host, port)
        open_when_ready(host, port)
        console.print(f"Deskovka: http://{host}:{port}  (Ctrl-C ends it)", highlight=False)
    serve(host, port, database)


@app.command("play")
def play_command(
    game: Annotated[
        str | None, typer.Argument(help="A game; you are asked when it is left out.", metavar="[GAME]")
    ] = None,
    lang: Language = None,
    seats: Annotated[int | None, typer.Option(help="Number of seats; the smallest when left out.")] = None,
    names: Annotated[str | None, typer.Option(help="Names of the people, with commas.")] = None,
    bots: Annotated[str, typer.Option(help="Bots for the other seats, with commas.")] = "greedy",
    seed: Annotated[int | None, typer.Option(help="The same seed is the same game.")] = None,
    variant: Variants = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play in the terminal, alone or round one screen, against bots."""
    language = chosen_language(lang)
    if resume is not None:
        if game or names or variant or seats is not None or seed is not None:
            raise DeskovkaError(
                "--resume goes on with a saved game: leave out GAME, --seats, --names, --seed, --variant"
            )
        record = read_record(read_file(resume))
        for _ in replay(find_game(record.game), record):
            pass
    else:
        record = new_table(game, language, seats, names, bots.split(","), seed, chosen_variants(variant))
    sitting = {seat: bot for seat, name in enumerate(record.names) if (bot := bot_in(name))}
    table = terminal.Terminal(record, sitting, language, console)
    say = table.say
    title = say(f"{table.speaker.prefix()}-title")
    table.print(say("core-welcome", title=title, players=", ".join(record.names)), style="bold")
    table.print(say("core-resumed") if resume else say(f"{table.speaker.prefix()}-about"))
    try:
        table.play()
    except terminal.Quit:
        print()
        if table.recorder.record.answers:
            table.save(resume or terminal.saves_folder() / f"{record.game}-{record.seed}.record")
        table.print(say("core-goodbye"))


def bot_in(name: str) -> str | None:
    """The bot a name in a record stands for: "Fox (greedy)" → "greedy"."""
    kind = name.rpartition(" (")[2].removesuffix(")")
    return kind if name.endswith(f" ({kind})") and kind in BOTS else None


def asked_game(language: str) -> str:
    """Which of the games?  Enter alone is the first one."""
    say = texts(language)
    ids = game_ids()
    for number, id in enumerate(ids, 1):
        print(f"  {number}  {say(f'{id}-title')}")
    try:
        typed = console.input(say("core-which-game") + " ").strip().lower()
    except EOFError:
        typed = ""
    if typed.isdigit() and 0 < int(typed) <= len(ids):
        return ids[int(typed) - 1]
    return typed or ids[0]


def new_table(
    game: str | None,
    language: str,
    seats: int | None,
    names: str | None,
    bots: list[str],
    seed: int | None,
    variants: dict[str, str],
) -> Record:
    """A fresh game: people on the first seats, bots on the others."""
    rules = find_game(game or asked_game(language))
    people = [name.strip() for name in names.split(",")] if names else [texts(language)("core-player")]
    if any(not name or "|" in name or not name.isprintable() or bot_in(name) for name in people):
        raise DeskovkaError("a name must not be empty, have a | or a line break, or look like a bot's")
    count = max(min(rules.seats), len(people)) if seats is None else seats
    if len(people) > count:
        raise DeskovkaError(f"{len(people)} people do not fit on {count} seats")
    for bot in bots:
        make_bot(bot, 0)
    luck = secrets.randbelow(SEEDS) if seed is None else seed
    rules.new_game(count, luck, variants)
    record = new_record(rules, count, luck, variants)
    animals = texts(language)("core-bot-names").split()
    others = [f"{animals[i]} ({bots[i % len(bots)]})" for i in range(count - len(people))]
    record.names = people + others
    return record
