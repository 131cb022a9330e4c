"""Tables of older rules go on: for every older version of a game one is kept, carried over and played to the end."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Game
from deskovka.core.steps import State
from deskovka.testing.play import play_randomly

MOST_ANSWERS = 5000


def midgame(game: Game, answers: int = 5, seed: int = 1) -> State:
    """A table with the most seats after some random answers."""
    g = game.new_game(max(game.seats), seed)
    for _ in islice(play_randomly(g, seed), answers + 1):
        pass  # it is one table that goes on
    return g


def keep(game: Game, folder: Path | str) -> Path:
    """Store a table of the present version for the day when there is a later one."""
    file = Path(folder) / game.id / f"{game.rules_version}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(game.dump(midgame(game)), indent=1) + "\n", encoding="utf-8")
    return file


def complaints(game: Game, folder: Path) -> list[str]:
    """What is wrong with the tables that were kept from the older versions of a game."""
    wrong = []
    for version in range(1, game.rules_version):
        file = folder / game.id / f"{version}.json"
        if file.exists():
            wrong += [f"{file}: {problem}" for problem in problems_of(game, version, file)]
        else:
            wrong.append(f"{file} is missing: a table stored under rules version {version} (CONTRIBUTING.md)")
    return wrong


def problems_of(game: Game, version: int, file: Path) -> list[str]:
    """Carry a table over and play it to the end."""
    try:
        g = game.load_older(json.loads(file.read_text(encoding="utf-8")), version)
    except (DeskovkaError, ValueError) as problem:
        return [str(problem)]
    if g.ask is None:
        return ["the game is over: there is nothing to go on with"]
    for answers, table in enumerate(play_randomly(g, version)):
        if problems := game.problems(table):
            return problems
        if answers == MOST_ANSWERS:
            return ["the game does not end"]
    return [] if game.result(g).over else ["the game is not over at its end"]
