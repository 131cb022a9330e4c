"""Every word a player can meet is there in both languages, nothing more, and whole games can be told."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, BaseNode, Identifier, Junk, Message, Resource, SelectExpression, Term
from fluent.syntax.ast import VariableReference as Variable
from fluent.syntax.visitor import Visitor

import deskovka
from deskovka.core.codec import kinds_under, name_of
from deskovka.core.errors import UnknownName
from deskovka.core.events import EVERYONE, Event
from deskovka.core.game import Game, Refusal
from deskovka.core.options import option
from deskovka.core.steps import State, Step
from deskovka.games.registry import all_game_ids, find_game
from deskovka.games.vale.phrases import CARD_NAMES
from deskovka.games.vale.table import CARDS
from deskovka.games.vale.terms import ACTIVE, FAMILIES, INSTANT, PERMANENT, PHASES, STONES
from deskovka.text import LANGUAGES, LOCALES, Speaker, Texts, texts
from support.play import play_randomly

PACKAGE = Path(deskovka.__file__).parent
RULES = Path(__file__).parent.parent / "docs" / "rules"
TIMINGS = {"instant": INSTANT, "permanent": PERMANENT, "active": ACTIVE}
PLAYERS = ["Jana", "Petr", "Iva", "Ota"]
GAMES = [find_game(id) for id in all_game_ids()]
TABLES = [(game, seats) for game in GAMES for seats in game.seats]
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.id}-{seats}" for game, seats in TABLES])


# ---- the files


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


class Collector(Visitor):
    """The variables and the choices between forms in a piece of Fluent."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: list[SelectExpression] = []

    def visit_VariableReference(self, node: Variable) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        self.choices.append(node)
        self.generic_visit(node)


def collected(node: BaseNode) -> Collector:
    found = Collector()
    found.visit(node)
    return found


def variables(language: str) -> dict[str, set[str]]:
    """The variables of every message and attribute; a name in the accusative counts as the name."""
    found: dict[str, set[str]] = {}
    for message in entries(language):
        parts: list[tuple[str, Message | Attribute]] = [
            (f"{message.id.name}.{a.id.name}", a) for a in message.attributes
        ]
        if message.value is not None:
            parts.append((message.id.name, message))
        for name, part in parts:
            assert part.value is not None
            found[name] = {variable.removesuffix("Acc") for variable in collected(part.value).variables}
    return found


@every_language
def test_the_files_are_fluent_without_junk_or_private_terms(language: str) -> None:
    assert resources(language)
    for name, resource in resources(language).items():
        for entry in resource.body:
            assert not isinstance(entry, Junk), f"{language}/{name}: {entry.content}"
            assert not isinstance(entry, Term), f"{language}/{name}: {entry.id.name}"


@every_language
def test_no_message_is_there_twice(language: str) -> None:
    ids = [message.id.name for message in entries(language)]
    assert sorted(ids) == sorted(set(ids))
    assert texts(language).ids == ids


@every_language
def test_a_message_lies_in_a_file_of_its_game(language: str) -> None:
    for name, resource in resources(language).items():
        for entry in resource.body:
            if isinstance(entry, Message):
                assert name.removesuffix(".ftl").split("-")[0] == entry.id.name.split("-")[0], (
                    f"{name}: {entry.id.name}"
                )


def test_both_languages_have_the_same_files_messages_and_attributes() -> None:
    assert set(resources("cs")) == set(resources("en"))
    assert {message.id.name for message in entries("cs")} == {message.id.name for message in entries("en")}
    assert without_cases(spoken("cs")) == without_cases(spoken("en"))


def test_both_languages_mention_the_same_values() -> None:
    czech, english = variables("cs"), variables("en")
    assert {m: v for m, v in czech.items() if m in english} == {m: v for m, v in english.items() if m in czech}


def test_czech_has_an_accusative_for_every_card_and_stone_and_english_for_none() -> None:
    names = [f"vale-card-{name}" for name in CARD_NAMES] + [f"vale-stone-{stone}" for stone in STONES]
    assert spoken("cs") - without_cases(spoken("cs")) == {f"{name}.accusative" for name in names}
    assert spoken("en") == without_cases(spoken("en"))


@pytest.mark.parametrize(("language", "forms"), [("cs", {"one", "few", "other"}), ("en", {"one", "other"})])
def test_a_choice_by_number_has_every_form_of_the_language(language: str, forms: set[str]) -> None:
    choices = 0
    for message in entries(language):
        for choice in collected(message).choices:
            words = {variant.key.name for variant in choice.variants if isinstance(variant.key, Identifier)}
            numbers = [variant for variant in choice.variants if not isinstance(variant.key, Identifier)]
            assert words == ({"other"} if numbers else forms), message.id.name
            choices += 1
    assert choices > 8


@every_language
def test_no_message_is_empty_or_has_stray_blanks(language: str) -> None:
    found = variables(language)
    assert set(found) == spoken(language)
    for message, needs in found.items():
        if not needs:
            said = texts(language)(message)
            assert said == said.strip(), message
            assert said, message
            assert "  " not in said or message == "core-help", message


# ---- which messages there must be


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
def literal_ids() -> set[str]:
    """Message ids that are written out anywhere in the code."""
    whole = re.compile(rf"(core|{'|'.join(prefix(game) for game in GAMES)})(-[a-z_]+)+")
    return {
        node.value
        for _, node in nodes(PACKAGE)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and whole.fullmatch(node.value)
    }


def endings() -> set[str]:
    """What follows the prefix of any game: f"{prefix}-title" → "-title"."""
    found = set()
    for file in (PACKAGE / "cli.py", PACKAGE / "terminal.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and len(node.values) == 2:
                last = node.values[1]
                if isinstance(last, ast.Constant) and re.fullmatch(r"-[a-z]+", str(last.value)):
                    found.add(str(last.value))
    return found


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


def catalogue(game: Game) -> list[str]:
    """The rule ids of docs/rules, in order."""
    text = (RULES / f"{game.id}.md").read_text(encoding="utf-8")
    return re.findall(rf"^- ({prefix(game).upper()}-[A-Z]+\.\d+) ", text, re.MULTILINE)


def rule_message(rule: str) -> str:
    game, chapter, number = re.split(r"[-.]", rule)
    return f"{game.lower()}-rule-{chapter}-{number}"


def things_of_vale() -> set[str]:
    """Names of everything on a table of Vale, and the text of each effect of each card."""
    effects = {
        f"vale-card-{name}.{timing}"
        for name, card in zip(CARD_NAMES, CARDS, strict=True)
        for timing, bit in TIMINGS.items()
        if card.has(bit)
    }
    pairs = [name.split(" and ") for name in find_game("vale").phrases.names["bonuses"] if name]
    return effects | {
        *(f"vale-card-{name}" for name in CARD_NAMES),
        *(f"vale-family-{family}" for family in FAMILIES),
        *(f"vale-stone-{stone}" for stone in STONES),
        *(f"vale-stones-{stone}" for stone in STONES),
        *(f"vale-phase-{phase}" for phase in PHASES),
        *(f"vale-timing-{timing}" for timing in TIMINGS),
        *(f"vale-bonus-{bonus}" for pair in pairs for bonus in pair),
        *(message for message, _ in refusal_calls()),
    }


def needed(game: Game) -> set[str]:
    """Every message one game needs besides the ids that are written out in the code."""
    start = prefix(game)
    result = game.result(game.new_game(min(game.seats), 0))
    messages = {
        *(f"{start}-option-{phrase.id}" for phrase in game.phrases.phrases.values()),
        *(f"{start}-ask-{name.replace('_', '-')}" for name in questions(game)),
        *(f"{start}-event-{kind.id}" for kind in game.event_words.kinds.values()),
        *(f"{start}-event-{kind}-hidden" for kind in whispered(game)),
        *(f"{start}-score-{line.id}" for line in result.sheet),
        *(f"{start}-tie-{line.id}" for line in result.tie_breaks),
        *(f"{start}{ending}" for ending in endings()),
        *(rule_message(rule) for rule in catalogue(game)),
    }
    for variant in game.variants:
        messages.add(f"{start}-variant-{variant.id}")
        values = {"seat" if value.isdigit() else value for value in variant.allowed}
        messages |= {f"{start}-variant-{variant.id}.{value}" for value in values}
    return messages


def all_needed() -> set[str]:
    return literal_ids() | things_of_vale() | {message for game in GAMES for message in needed(game)}


def test_what_is_looked_for_is_found_in_the_sources() -> None:
    """The searches above really see something."""
    assert {"core-help", "core-not-understood", "core-bot-names", "vale-stones-none"} <= literal_ids()
    assert {"template-refusal-luck", "vale-label-empty"} <= literal_ids()
    assert endings() == {"-title", "-about"}
    assert len({message for message, _ in refusal_calls()}) > 30
    assert len(CARD_NAMES) == 70
    assert whispered(find_game("_template")) == {"picked"}
    assert whispered(find_game("vale")) == {"drew"}
    assert set(questions(find_game("_template"))) == {"roll", "pick"}
    assert {"hunt", "turn", "summon", "keep_limit", "feed_cerberus"} <= set(questions(find_game("vale")))
    assert "ask" not in questions(find_game("vale"))


@every_language
def test_no_message_is_missing(language: str) -> None:
    assert all_needed() - spoken(language) == set()


@every_language
def test_no_message_is_unused(language: str) -> None:
    assert without_cases(spoken(language)) - all_needed() == set()


@every_game
def test_the_rules_in_words_are_those_of_the_catalogue_in_its_order(game: Game) -> None:
    rules = catalogue(game)
    assert len(set(rules)) == len(rules) > 5
    for language in LANGUAGES:
        start = f"{prefix(game)}-rule-"
        assert [id for id in texts(language).ids if id.startswith(start)] == [rule_message(rule) for rule in rules]
        speaker = Speaker(game, texts(language), PLAYERS)
        assert all(speaker.rule(rule) for rule in rules)


def test_every_rule_the_code_names_is_in_the_catalogue() -> None:
    known = {rule for game in GAMES for rule in catalogue(game)}
    names = "|".join(prefix(game).upper() for game in GAMES)
    named = {
        rule
        for file in (PACKAGE / "games").rglob("*.py")
        for rule in re.findall(rf"\b(?:{names})-[A-Z]+\.\d+", file.read_text(encoding="utf-8"))
    }
    short = {
        f"VALE-{node.value}"
        for _, node in nodes(PACKAGE / "games" / "vale")
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"[A-Z]+\.\d+", node.value)
    }
    assert len(named) > 50
    assert len(short) > 20
    assert (named | short) - known == set()


# ---- how things are said


def speakers(game: Game) -> list[Speaker]:
    return [Speaker(game, texts(language), PLAYERS) for language in LANGUAGES]


def samples(game: Game, hole: str) -> list[int]:
    """Every number that can stand in a hole of an option or an event."""
    names = game.phrases.names.get(hole)
    return list(range(1, 13)) if names is None else [number for number, name in enumerate(names) if name]


@every_game
def test_every_option_can_be_said_whatever_it_speaks_of(game: Game) -> None:
    for speaker in speakers(game):
        for verb, phrase in game.phrases.phrases.items():
            assert len(phrase.holes) < 2, "say all pairs as well"
            options = [int(option(verb, number)) for hole in phrase.holes for number in samples(game, hole)]
            said = [speaker.option(each) for each in options or [int(option(verb))]]
            assert all(said)
            assert len(set(said)) == len(said), phrase.id


@every_game
def test_every_event_can_be_told_to_everybody_whatever_it_speaks_of(game: Game) -> None:
    for speaker in speakers(game):
        for number, kind in game.event_words.kinds.items():
            holes = [samples(game, "seat" if hole == "seat2" else hole)[:12] for hole in kind.holes]
            for private in (EVERYONE, 1) if kind.id in whispered(game) else (EVERYONE,):
                for a in holes[0] if holes else [-1]:
                    event = Event(number, 1, a, holes[1][0] if len(holes) > 1 else -1, -1, private)
                    for viewer in (None, 0, 1):
                        assert speaker.event(game.event_words.tell(event, viewer))
                    assert speaker.event(game.event_words.tell(event, None, everything=True))


@every_language
def test_every_refusal_can_be_said_with_the_values_it_is_given(language: str) -> None:
    given: dict[str, object] = {"card": "hydra", "phase": "hunt", "seat2": 1}
    speaker = Speaker(find_game("vale"), texts(language), PLAYERS)
    for message, values in refusal_calls():
        for count in (1, 2, 5):
            refusal = Refusal("VALE-SUM.1", message, {value: given.get(value, count) for value in values})
            assert speaker.refusal(refusal)


def all_questions(game: Game, seats: int, games: int) -> Iterator[State]:
    """Tables of random games, before each answer and at the end; somebody listens."""
    for seed in range(games):
        g = game.new_game(seats, seed)
        g.listen()
        yield from play_randomly(g, seed)


@every_table
def test_every_question_of_whole_games_can_be_said_and_its_options_told_apart(game: Game, seats: int) -> None:
    asked: set[str] = set()
    for g in all_questions(game, seats, 30):
        for question in g.pending():
            asked.add(name_of(type(question.ask)))
            for speaker in speakers(game):
                assert speaker.question(question.ask)
                words = [speaker.option(each) for each in question.options]
                assert len(set(words)) == len(words)
    assert len(asked) > (10 if game.id == "vale" else 0)


@every_game
def test_every_kind_of_question_and_event_is_met_in_random_games(game: Game) -> None:
    """So the values each of them is really given are those its message needs."""
    asked: set[str] = set()
    told: set[str] = set()

    def hear(g: State) -> None:
        if g.ask is not None and name_of(type(g.ask)) not in asked:
            asked.add(name_of(type(g.ask)))
            assert all(speaker.question(g.ask) for speaker in speakers(game))
        for event in g.events or [] if g.ask is None else []:
            each = game.event_words.tell(event, int(event.private))
            if each["event"] not in told:
                told.add(str(each["event"]))
                assert all(speaker.event(each) for speaker in speakers(game))

    opened = game.new_game(2, 0)
    opened.open_luck = True  # what luck decides is then asked
    for g in play_randomly(opened):
        hear(g)
    kinds = {kind.id for kind in game.event_words.kinds.values()}
    for seed in range(2000):
        g = game.new_game(game.seats[seed % len(game.seats)], seed)
        g.listen()
        for moment in play_randomly(g, seed):
            hear(moment)
        if asked == set(questions(game)) and told == kinds:
            break
    assert asked == set(questions(game))
    assert told == kinds


@every_table
def test_the_events_of_whole_games_can_be_told_to_everybody_and_keep_secrets(game: Game, seats: int) -> None:
    secrets = 0
    for seed in range(12):
        g = game.new_game(seats, seed)
        events = g.listen()
        for _ in play_randomly(g, seed + 7):
            pass
        for event in events:
            tell = game.event_words.tell
            for speaker in speakers(game):
                whole = speaker.event(tell(event, None, everything=True))
                for viewer in (None, *range(seats)):
                    said = speaker.event(tell(event, viewer))
                    if event.private in (EVERYONE, viewer):
                        assert said == whole
                    else:
                        secret = speaker.values({"card": tell(event, None, everything=True)["card"]})
                        assert not any(str(name) in said for name in secret.values()), said
                        secrets += 1
    assert secrets > 10


@every_table
def test_every_refusal_of_whole_games_can_be_said_with_its_rule(game: Game, seats: int) -> None:
    intents = {
        int(option(verb, number))
        for verb, phrase in game.phrases.phrases.items()
        for number in (samples(game, phrase.holes[0])[:40] if phrase.holes else [0])
    }
    rules: set[str] = set()
    said = 0
    for number, g in enumerate(all_questions(game, seats, 4)):
        if number % (9 if game.id == "vale" else 1):
            continue
        for seat in range(seats):
            for intent in sorted(intents)[(number + seat) % 5 :: 5]:
                refusal = g.why_not(seat, intent)
                if refusal is None:
                    continue
                for speaker in speakers(game):
                    assert speaker.refusal(refusal)
                    assert not refusal.rule or speaker.rule(refusal.rule)
                rules.add(refusal.rule)
                said += 1
    assert said > 20
    assert len(rules) > (5 if game.id == "vale" else 1)


@every_game
def test_nonsense_and_a_finished_game_are_answered_in_both_languages(game: Game) -> None:
    *_, g = play_randomly(game.new_game(2, 1))
    first = game.phrases.say(int(option(1, samples(game, "card")[0])))
    for speaker in speakers(game):
        nonsense = g.why_not(0, "dance on the {table}")
        over = g.why_not(0, first)
        assert nonsense is not None
        assert over is not None
        assert "dance on the {table}" in speaker.refusal(nonsense)
        assert speaker.refusal(over) == speaker.say("core-game-over")


@pytest.mark.parametrize(
    ("number", "points", "reds", "hidden", "prize"),
    [
        (0, "0 bodů", "0 rubínů", "0 skrytých karet", "0 bodů"),
        (1, "1 bod", "1 rubín", "1 skrytá karta", "1 bod"),
        (2, "2 body", "2 rubíny", "2 skryté karty", "2 body"),
        (4, "4 body", "4 rubíny", "4 skryté karty", "4 body"),
        (5, "5 bodů", "5 rubínů", "5 skrytých karet", "5 bodů"),
        (12, "12 bodů", "12 rubínů", "12 skrytých karet", "12 bodů"),
        (22, "22 bodů", "22 rubínů", "22 skrytých karet", "22 bodů"),
    ],
)
def test_czech_counts_with_three_forms(number: int, points: str, reds: str, hidden: str, prize: str) -> None:
    say = texts("cs")
    speaker = Speaker(find_game("vale"), say, PLAYERS)
    scored = speaker.event({"event": "scored", "seat": 0, "points": number, "source": "hydra"})
    lost = speaker.event({"event": "lost", "seat": 1, "points": number, "source": "hydra"})
    assert scored == f"Jana získává {points} za Hydru."
    assert lost == f"Petr ztrácí {points} kvůli kartě Hydra."
    assert say("vale-stones-red", count=number) == reds
    assert say("vale-label-hand-hidden", count=number) == hidden
    assert say("template-event-rolled", prize=number) == f"Hraje se o {prize}."
    assert say("template-label-points", points=number) == prize


@pytest.mark.parametrize(
    ("number", "points", "stones"), [(1, "1 point", "1 blue stone"), (2, "2 points", "2 blue stones")]
)
def test_english_counts_with_two_forms(number: int, points: str, stones: str) -> None:
    speaker = Speaker(find_game("vale"), texts("en"), PLAYERS)
    scored = speaker.event({"event": "scored", "seat": 0, "points": number, "source": "hydra"})
    assert scored == f"Jana gains {points} from Hydra."
    assert texts("en")("vale-stones-blue", count=number) == stones


def test_numbers_from_a_real_game_choose_the_right_form() -> None:
    """A number that came as text would always get the form for many."""
    game = find_game("_template")
    say = Speaker(game, texts("cs"), PLAYERS)
    forms = set()
    for seed in range(20):
        g = game.new_game(2, seed)
        events = g.listen()
        for _ in play_randomly(g):
            pass
        told = [game.event_words.tell(event, None) for event in events]
        forms |= {say.event(each) for each in told if each["event"] == "rolled"}
    assert forms == {"Hraje se o 1 bod.", "Hraje se o 2 body.", "Hraje se o 3 body."}


@pytest.mark.parametrize(
    ("limit", "said"),
    [(1, "1 z 1"), (2, "1 ze 2"), (4, "1 ze 4"), (5, "1 z 5"), (6, "1 ze 6"), (8, "1 z 8"), (10, "1 z 10")],
)
def test_czech_says_the_preposition_as_it_is_spoken(limit: int, said: str) -> None:
    assert texts("cs")("vale-label-area-limit", count=1, limit=limit) == said


def test_a_sentence_uses_the_case_its_language_asks_for() -> None:
    game = find_game("vale")
    options = [
        game.phrases.parse(words)
        for words in ("summon lava giant", "swap purple", "choose purple and draw", "pay 2 red 1 blue")
    ]
    said = [[speaker.option(each) for each in options if each is not None] for speaker in speakers(game)]
    assert said == [
        [
            "Povolat Lávového obra",
            "Vyměnit 1 ametyst",
            "Získat 1 ametyst a 1 kartu z dobíracího balíčku",
            "Zaplatit 2 rubíny, 1 safír",
        ],
        [
            "Summon Lava Giant",
            "Exchange 1 purple stone",
            "Take 1 purple stone and 1 card from the draw pile",
            "Pay 2 red stones, 1 blue stone",
        ],
    ]


# ---- what happens when a word is not there


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(UnknownName, match=r"'de'.*cs, en"):
        Texts("de")


def test_a_missing_message_or_value_is_an_error_and_never_half_a_sentence() -> None:
    say = texts("cs")
    assert say.has("vale-card-imp.active")
    assert not say.has("vale-card-imp.permanent")
    assert not say.has("vale-card-unicorn")
    for message in ("vale-card-unicorn", "vale-card-imp.permanent"):
        with pytest.raises(KeyError, match=message):
            say(message)
    with pytest.raises(ValueError, match="core-saved"):
        say("core-saved")


@every_language
def test_what_a_player_types_is_repeated_unchanged(language: str) -> None:
    said = texts(language)("core-not-understood", words="{ $x } [b] „ěšč“")
    assert "{ $x } [b] „ěšč“" in said
