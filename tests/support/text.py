"""The texts in tests: the locale files, and what the code says it needs."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource

import deskovka
from deskovka.core.codec import kinds_under
from deskovka.core.game import Game
from deskovka.core.steps import Step
from deskovka.games.registry import all_game_ids, find_game
from deskovka.text import LANGUAGES, LOCALES, Speaker, texts

PACKAGE = Path(deskovka.__file__).parent
RULES = Path(__file__).parents[2] / "docs" / "rules"
PLAYERS = ["Jana", "Petr", "Iva", "Ota"]
GAMES = [find_game(id) for id in all_game_ids()]
TABLES = [(game, seats) for game in GAMES for seats in game.seats]
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.id}-{seats}" for game, seats in TABLES])


@cache
def resources(language: str) -> dict[str, Resource]:
    """The locale files of a language, parsed, by name."""
    files = sorted((LOCALES / language).glob("*.ftl"))
    return {file.name: FluentParser().parse(file.read_text(encoding="utf-8")) for file in files}


def entries(language: str) -> list[Message]:
    return [entry for resource in resources(language).values() for entry in resource.body if isinstance(entry, Message)]


def spoken(language: str) -> set[str]:
    """Everything that can be said: ids of messages, and of their attributes as "id.attribute"."""
    messages = entries(language)
    whole = {message.id.name for message in messages if message.value is not None}
    return whole | {f"{m.id.name}.{attribute.id.name}" for m in messages for attribute in m.attributes}


def without_cases(messages: set[str]) -> set[str]:
    return {message for message in messages if not message.endswith(".accusative")}


def prefix(game: Game) -> str:
    return game.id.strip("_")


@cache
def sources(folder: Path) -> dict[Path, ast.Module]:
    """The Python files of the package or a part of it, parsed."""
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.py"))}


def nodes(folder: Path) -> Iterator[tuple[Path, ast.AST]]:
    for file, tree in sources(folder).items():
        for node in ast.walk(tree):
            yield file, node


def refusal_calls() -> list[tuple[str, set[str]]]:
    """The message ids of vale/refusals.py, and which values each call gives: no("SUM.1", "not-in-hand", card=…)."""
    tree = ast.parse((PACKAGE / "games" / "vale" / "refusals.py").read_text(encoding="utf-8"))
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "no":
            message = node.args[1]
            assert isinstance(message, ast.Constant), ast.unparse(node)
            found.append((f"vale-refusal-{message.value!s}", {str(keyword.arg) for keyword in node.keywords}))
    return found


@cache
def whispered(game: Game) -> set[str]:
    """The kinds of events whose first number is told to one seat only."""
    found = set()
    for file, node in nodes(PACKAGE / "games" / game.id):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "whisper":
            module = ".".join(["deskovka", *file.relative_to(PACKAGE).with_suffix("").parts])
            kind = node.args[0]
            assert isinstance(kind, ast.Name), ast.unparse(node)
            found.add(game.event_words.kinds[getattr(importlib.import_module(module), kind.id)].id)
    return found


@cache
def questions(game: Game) -> dict[str, type[Step]]:
    """The kinds of steps of a game that can ask somebody; those with kinds below them only help the others."""
    base = importlib.import_module(f"deskovka.games.{game.id}.table").Step
    kinds = {name: kind for name, kind in kinds_under(base).items() if kind.__module__.startswith("deskovka.")}
    return {name: kind for name, kind in kinds.items() if kind.answer is not Step.answer and not kind.__subclasses__()}


def speakers(game: Game) -> list[Speaker]:
    return [Speaker(game, texts(language), PLAYERS) for language in LANGUAGES]


def samples(game: Game, hole: str) -> list[int]:
    """Every number that can stand in a hole of an option or an event."""
    names = game.phrases.names.get(hole)
    return list(range(1, 13)) if names is None else [number for number, name in enumerate(names) if name]
