"""The texts in tests: the locale files, and what the code says it needs."""

from __future__ import annotations

import ast
import importlib
import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource

import deskovka
from deskovka.core.codec import kinds_under
from deskovka.core.errors import UnknownName
from deskovka.core.game import Game
from deskovka.core.options import option
from deskovka.core.result import Result
from deskovka.core.steps import State, Step
from deskovka.games.registry import all_game_ids, find_game
from deskovka.testing.play import play_randomly
from deskovka.testing.variants import some_variants
from deskovka.text import LANGUAGES, LOCALES, Speaker, texts

PACKAGE = Path(deskovka.__file__).parent
RULES = Path(__file__).parents[2] / "docs" / "rules"
PLAYERS = ["Jana", "Petr", "Iva", "Ota", "Zdena"]
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


def documented(game: Game) -> list[str]:
    """The ids of the rules of docs/rules, in order: those of the game, then those of its further rulebooks."""
    further = [file for file in sorted(RULES.glob(f"{game.id}-*.md")) if not file.stem.endswith("-sources")]
    books = [file.read_text(encoding="utf-8") for file in (RULES / f"{game.id}.md", *further)]
    return [rule for text in books for rule in re.findall(r"^- ([A-Z]+-[A-Z]*\d*\.\d+) ", text, re.MULTILINE)]


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


@cache
def refusal_calls(game: Game) -> list[tuple[str, set[str]]]:
    """The message ids of a game's refusals and their values: its obstacles, and no("SUM.1", "not-in-hand", card=…)."""
    folder = PACKAGE / "games" / game.id
    obstacles = game.obstacles
    found = [(obstacles.message(number), set(known.values)) for number, known in obstacles.known.items()]
    trees = [tree for file, tree in sources(folder).items() if file.name.endswith("refusals.py")]
    for node in (node for tree in trees for node in ast.walk(tree)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "no":
            values = {str(keyword.arg) for keyword in node.keywords}
            found += [(f"{prefix(game)}-refusal-{message}", values) for message in strings_of(node.args[1])]
    return found


def strings_of(node: ast.expr) -> list[str]:
    """The strings an expression may stand for: one that is written out, or both of "this" if … else "that"."""
    if isinstance(node, ast.IfExp):
        return strings_of(node.body) + strings_of(node.orelse)
    assert isinstance(node, ast.Constant), ast.unparse(node)
    return [str(node.value)]


@cache
def whispered(game: Game) -> set[str]:
    """The kinds of events whose first number is told to one seat only."""
    found = set()
    for file, node in nodes(PACKAGE / "games" / game.id):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "whisper":
            module = ".".join(["deskovka", *file.relative_to(PACKAGE).with_suffix("").parts])
            kind = node.args[0]
            assert isinstance(kind, ast.Name), ast.unparse(node)
            if kind.id == "self":  # a table that listens to its own whispers passes them on
                continue
            found.add(game.event_words.kinds[getattr(importlib.import_module(module), kind.id)].id)
    return found


@cache
def questions(game: Game) -> dict[str, type[Step]]:
    """The kinds of steps of a game that can ask somebody; those with kinds below them only help the others."""
    kinds = {name: kind for name, kind in kinds_under(game.steps).items() if kind.__module__.startswith("deskovka.")}
    return {name: kind for name, kind in kinds.items() if kind.answer is not Step.answer and not kind.__subclasses__()}


@cache
def asked_of_people(game: Game) -> set[str]:
    """Questions that people answer: all but those that luck answers."""
    luck = {
        node.name
        for _, node in nodes(PACKAGE / "games" / game.id)
        if isinstance(node, ast.ClassDef) and any(is_luck(part) for part in ast.walk(node))
    }
    return {name for name, kind in questions(game).items() if offering(kind).__name__ not in luck}


def offering(kind: type[Step]) -> type[Step]:
    """The kind of step that says what there is to choose from: this one, or one above it."""
    return next((each for each in kind.__mro__ if "options" in vars(each)), kind)


def is_luck(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "by_luck"


def speakers(game: Game) -> list[Speaker]:
    return [Speaker(game, texts(language), PLAYERS) for language in LANGUAGES]


# ---- numbers and names that can stand in a message


def samples(game: Game, hole: str) -> list[int]:
    """Every number that can stand in a hole of an option or an event."""
    names = game.phrases.names.get(hole, game.phrases.names.get("seat") if hole == "seat2" else None)
    return list(range(1, 13)) if names is None else [number for number, name in enumerate(names) if name]


def samples_together(game: Game, holes: list[str] | tuple[str, ...], most: int) -> list[tuple[int, ...]]:
    """What can stand in several holes at once: all combinations, or `most` of them from all over."""
    found = list(product(*(samples(game, hole) for hole in holes)))
    return found if len(found) <= most else random.Random(most).sample(found, most)


def sample_options(game: Game, verb: int, most: int = 2000) -> list[int]:
    """The options of one verb, whatever they speak of; not more than `most`."""
    holes = game.phrases.phrases[verb].holes
    return [int(option(verb, *numbers)) for numbers in samples_together(game, holes, most)]


def sample_value(game: Game, kind: str, number: int) -> object:
    """A value for a message: one of the names of its kind if there are any, else the number itself."""
    if kind == "seat2":
        return number % max(game.seats)
    names = [name for name in {**game.event_words.names, **game.phrases.names}.get(kind, []) if name]
    if not names:
        return number
    words = [name for name in names if not name.lstrip("-").isdigit()]
    return words[number % len(words)] if words else int(names[number % len(names)])


# ---- tables of all kinds

# Where random games hardly ever lead: positions, and the answers from there
HILLS = {  # a small map
    "mill": [0, 0],
    "fortress": [1, 0],
    "mage-tower": [1, -1],
    "sky-aerie": [0, -1],
    "dungeon-1": [-1, 1],
}
RARE: dict[str, list[tuple[dict[str, object], list[str]]]] = {
    "kemet": [
        (
            {"seats": [{}, {"units": {"nw_d1": 1, "nw_d2": 1}}]},
            ["token on recruit", "unit to nw_d1", "unit to nw_d2", "done"],
        ),
        (
            {"seats": [{"tiles": ["ruby_4_act_of_god"], "pyramids": {"nw_d1": "ruby 1"}, "prayer": 11}, {}, {}]},
            ["token on build", "silver on acquire_2", "carry out build", "in nw_d2 raise sapphire to 1"],
        ),
    ],
    "eldervale": [
        (
            {"seats": [{"tray": ["earth-2-gem", "earth-2-tool", "earth-gem", "earth-tool"]}, {}]},
            ["place worker in hanging-rocks", "go on"],
        ),
        (  # fame before the first regroup is over is lost
            {
                "seats": [
                    {"element": "order", "cards": ["order-citadel"], "units": {"mill": ["warrior", "worker"]}},
                    {},
                ]
            },
            ["regroup", "warrior from mill to order-citadel"],
        ),
        (  # a card is stolen by lot
            {
                "seats": [
                    {"element": "dark", "cards": ["dark-black-guard"], "units": {"mill": ["warrior", "worker"]}},
                    {"hand": ["spell-gust", "spell-scorch"]},
                ]
            },
            ["regroup", "warrior from mill to dark-black-guard"],
        ),
        (  # the Mother of Dragons comes home, where another monster is
            {
                "variants": {"mother-of-dragons": "on"},
                "map": {**HILLS, "dragon-den": [0, 1]},
                "monsters": {"mother-of-dragons": "mill", "winged-serpent": "dragon-den"},
                "seats": [{"element": "air", "fame": 0, "units": {"mill": ["worker"]}}, {"fame": 0}],
                "battle": {
                    "realm": "mill",
                    "rampaged": "mother-of-dragons",
                    "from": "dragon-den",
                    "rolled": {"0": [1], "monster": [6, 5]},
                },
            },
            [],
        ),
        (  # one die is rolled again
            {
                "map": HILLS,
                "seats": [
                    {
                        "element": "chaos",
                        "fame": 0,
                        "cards": [{"chaos-prism": {"orb": True}}],
                        "units": {"mill": ["worker"]},
                    },
                    {"element": "air", "fame": 0, "units": {"mill": ["worker"]}},
                ],
                "battle": {"realm": "mill", "rolled": {"0": [3, 1], "1": [4]}},
            },
            ["use chaos-prism"],
        ),
        (  # a die of a card is rolled again
            {
                "seats": [
                    {
                        "element": "chaos",
                        "cards": ["chaos-prism", "chaos-gambling-den"],
                        "units": {"mill": ["worker"]},
                    },
                    {},
                ]
            },
            ["regroup", "worker from mill to chaos-gambling-den", "roll 1"],
        ),
        (  # a unit acts again
            {
                "seats": [
                    {
                        "element": "air",
                        "cards": ["air-aura", {"air-passage": {"aura": "air-aura"}}],
                        "units": {"mill": ["worker"], "fortress": ["worker"]},
                    },
                    {},
                ]
            },
            ["regroup", "worker from mill to air-passage", "use air-aura"],
        ),
        (  # cards from the discard pile
            {
                "discards": ["spell-gust", "spell-scorch", "spell-flood"],
                "seats": [
                    {"element": "dark", "cards": ["dark-necromancers-tower"], "units": {"mill": ["wizard"]}},
                    {},
                ],
            },
            ["regroup", "wizard from mill to dark-necromancers-tower", "take spell-gust"],
        ),
        (  # a unit helps from the next realm
            {
                "map": HILLS,
                "seats": [
                    {
                        "element": "air",
                        "fame": 0,
                        "cards": ["air-storm-bow"],
                        "units": {"mill": ["worker"], "fortress": ["dragon"], "mage-tower": ["worker"]},
                    },
                    {"element": "fire", "fame": 0, "units": {"mill": ["worker"]}},
                ],
                "battle": {"realm": "mill"},
            },
            ["done", "use air-storm-bow"],
        ),
        (  # a token of the ghosts finds its row full
            {
                "map": {**HILLS, "summoning-portal": [0, 1]},
                "seats": [{"element": "air", "fame": 0}],
                "ghosts": {
                    "guardian": "mill",
                    "tokens": {"air": 8},
                    "zone": "left",
                    "zones": ["ghost-06", "ghost-02", "ghost-03"],
                },
                "stacks": {"sky-aerie": [["air-gem"]]},
                "turn": 1,
            },
            [],
        ),
    ],
}


def rare_tables(game: Game) -> Iterator[State]:
    """Tables with questions and events that random games hardly ever have; what luck decides is asked."""
    for description, words in RARE.get(game.id, []):
        g = game.position(description, listen=True)
        g.open_luck = True
        for said in words:
            g.choose(int(g.seat), said)
        yield g


def random_table(game: Game, seats: int, seed: int) -> State:
    """A new game by variants drawn at random; somebody listens from the beginning."""
    return game.new_game(seats, seed, some_variants(game, seats, seed), listen=True)


@cache
def results(game: Game) -> list[Result]:
    """How games begin and end with all switches of the variants thrown, and with all but one."""
    switches = [variant for variant in game.variants if len(variant.allowed) == 2]
    thrown = {switch.id: next(v for v in switch.allowed if v != switch.default) for switch in switches}
    found = []
    for kept in (None, *(switch.id for switch in switches)):
        chosen = {id: value for id, value in thrown.items() if id != kept}
        try:
            g = game.new_game(min(game.seats), 0, chosen)
        except UnknownName:  # one of them needs the one that was kept
            continue
        found.append(game.result(g))
        *_, over = play_randomly(g)
        found.append(game.result(over))
    return found
