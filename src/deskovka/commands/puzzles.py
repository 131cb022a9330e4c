"""Make positions to train with, list them, show one."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path

from rich.table import Table as Grid

from deskovka.arena.running import cores
from deskovka.commands.common import chosen_language, console, counted, print_json
from deskovka.core.errors import DeskovkaError, UnknownName
from deskovka.games.registry import find_game
from deskovka.puzzles.kept import find_puzzle as find
from deskovka.puzzles.kept import games_with_puzzles, puzzles_of, table_of
from deskovka.puzzles.making import ENOUGH, Making, Wishes
from deskovka.puzzles.shapes import EASIEST, HARDEST, Puzzle, as_json
from deskovka.review.quality import QUALITIES
from deskovka.review.saying import written_chance
from deskovka.text import Speaker, Texts, texts


def make(id: str, seats: str, numbers: dict[str, int], minutes: float, jobs: int, out: Path | None) -> None:
    """`numbers` are the rest of the wishes."""
    game = find_game(id)
    wishes = Wishes(id, seats=tuple(read_seats(seats, game.seats)), **numbers)
    making = Making(wishes, out or Path(f"{game.prefix()}.json"))
    with counted() as bar:
        task = bar.add_task("positions", total=round(ENOUGH * wishes.count), completed=len(making.found()))
        with suppress(KeyboardInterrupt):
            making.go_on(minutes, jobs or cores(), lambda found: bar.update(task, completed=found))
    puzzles = making.write()
    counts = making.so_far()[1]
    console.print(", ".join(f"{name} {number}" for name, number in asdict(counts).items()), highlight=False)
    console.print(f"{len(puzzles)} positions in {making.out}", highlight=False)


def read_seats(written: str, allowed: tuple[int, ...]) -> list[int]:
    """2,3,2 → [2, 3, 2]."""
    parts = [part.strip() for part in written.split(",") if part.strip()]
    for part in parts:
        if not part.isdigit() or int(part) not in allowed:
            raise UnknownName(f"--seats: {part!r} is not one of {', '.join(str(number) for number in allowed)}")
    return [int(part) for part in parts]


def list_all(game: str | None, lang: str | None, json: bool) -> None:
    if game is not None:
        find_game(game)
    games = games_with_puzzles() if game is None else [game]
    say = texts(chosen_language(lang))
    if json:
        print_json([told(puzzle) for id in games for puzzle in puzzles_of(id)])
        return
    levels = range(EASIEST, HARDEST + 1)
    for id in games:
        puzzles = puzzles_of(id)
        grid = Grid(title=f"{say(f'{prefix(id)}-title')}: {len(puzzles)}", title_justify="left")
        for head in ("", *(str(level) for level in levels)):
            grid.add_column(head, justify="right" if head else "left")
        counts = Counter((puzzle.theme, puzzle.difficulty) for puzzle in puzzles)
        for theme in dict.fromkeys(puzzle.theme for puzzle in puzzles):
            grid.add_row(theme_text(id, theme, say), *(str(counts[theme, level] or "") for level in levels))
        console.print(grid)


def told(puzzle: Puzzle) -> dict[str, object]:
    """What is told of a position without its answers."""
    names = ("id", "game", "seats", "seat", "theme", "difficulty", "exact")
    return {name: getattr(puzzle, name) for name in names}


def show(id: str, answers: bool, lang: str | None, json: bool) -> None:
    puzzle = find(id)
    if json:
        print_json(as_json(puzzle) if answers else told(puzzle) | {"options": offered(puzzle)})
        return
    say = texts(chosen_language(lang))
    game = find_game(puzzle.game)
    table = table_of(puzzle)
    names = [str(seat) for seat in range(puzzle.seats)]
    speaker = Speaker(game, say, names)
    if table.ask is None:
        raise DeskovkaError(f"{id}: nobody is asked there")
    console.print(f"{puzzle.id}  {theme_text(puzzle.game, puzzle.theme, say)}  {'●' * puzzle.difficulty}", style="bold")
    console.print(game.picture(table.view(puzzle.seat), say, speaker.players, console.width), highlight=False)
    console.print(f"{names[puzzle.seat]}: {speaker.question(table.ask.for_seat(puzzle.seat))}", style="bold")
    for words in offered(puzzle):
        console.print(f"• {speaker.answer(words)}{worth(puzzle, words, say) if answers else ''}", highlight=False)


def offered(puzzle: Puzzle) -> list[str]:
    """The options in an order that tells nothing."""
    return sorted(each.words for each in puzzle.verdicts)


def worth(puzzle: Puzzle, words: str, say: Texts) -> str:
    judged = puzzle.judged(words)
    assert judged is not None
    assert judged.quality in QUALITIES
    chance = written_chance({"chance": judged.chance, "low": judged.low, "high": judged.high}, say)
    return f"  [{say(f'review-name-{judged.quality}')}, {chance}]"


def theme_text(game: str, theme: str, say: Texts) -> str:
    return say(f"{prefix(game)}-theme-{theme}")


def prefix(game: str) -> str:
    return find_game(game).prefix()
