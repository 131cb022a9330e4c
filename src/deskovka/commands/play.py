"""Play in the terminal, alone or round one screen, against bots."""

from __future__ import annotations

from pathlib import Path

from deskovka import terminal
from deskovka.bots.registry import is_class, may_be_bot
from deskovka.commands.common import chosen_bots, chosen_language, chosen_variants, console, read_file
from deskovka.core.errors import DeskovkaError
from deskovka.core.proof import new_secret
from deskovka.core.record import Record, new_record, read_record, replay
from deskovka.folders import data_folder
from deskovka.games.registry import find_game, game_ids
from deskovka.text import texts


def run(
    game: str | None,
    lang: str | None,
    seats: int | None,
    names: str | None,
    bots: str,
    seed: int | None,
    variant: list[str] | None,
    resume: Path | None,
) -> None:
    language = chosen_language(lang)
    if resume is not None:
        if game or names or variant or seats is not None or seed is not None:
            raise DeskovkaError(
                "--resume goes on with a saved game: leave out GAME, --seats, --names, --seed, --variant"
            )
        record = read_record(read_file(resume))
        for _ in replay(find_game(record.game), record):
            pass
        check_classes(record, chosen_bots(bots))
    else:
        record = new_table(game, language, seats, names, chosen_bots(bots), seed, chosen_variants(variant))
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
            table.save(resume or data_folder() / f"{record.game}-{number_of(record)}.record")
        table.print(say("core-goodbye"))


def number_of(record: Record) -> str:
    """What its file is called by: the seed, or the beginning of the commitment."""
    return str(record.seed) if record.secret is None else record.commitment[:16]


def bot_in(name: str) -> str | None:
    """The bot a name in a record stands for: "Fox (greedy)" → "greedy"."""
    bot = name.rpartition(" (")[2].removesuffix(")")
    return bot if name.endswith(f" ({bot})") and may_be_bot(bot) else None


def check_classes(record: Record, allowed: list[str]) -> None:
    """A file must not decide whose code is run: bots by class are named once more."""
    for bot in filter(None, map(bot_in, record.names)):
        if is_class(bot) and bot not in allowed:
            raise DeskovkaError(f"{bot} plays in this game: to let it, say --bots {bot}")


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
    count = max(rules.fewest(), len(people)) if seats is None else seats
    if len(people) > count:
        raise DeskovkaError(f"{len(people)} people do not fit on {count} seats")
    if seed is None:
        record = new_record(rules, count, variants=variants, secret=new_secret())
    else:
        record = new_record(rules, count, seed, variants)
        record.chosen = True
    rules.new_game(count, record.source(), variants)
    animals = texts(language)("core-bot-names").split()
    others = [f"{animals[i]} ({bots[i % len(bots)]})" for i in range(count - len(people))]
    record.names = people + others
    return record
