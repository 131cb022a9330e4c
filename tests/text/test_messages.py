"""Every message a player can meet is there, and nothing more."""

from __future__ import annotations

import ast
import re
import typing
from functools import cache

import pytest

from deskovka.core.game import Game
from deskovka.games.empire import cards as empire_cards
from deskovka.games.empire import terms as empire
from deskovka.games.empire.board import ISLAND_NAMES, REGION_NAMES, SIDE_NAMES
from deskovka.games.kemet import cards as kemet_cards
from deskovka.games.kemet import terms as kemet
from deskovka.games.kemet.areas import AREA_NAMES, CITIES
from deskovka.games.kemet.powers import TILE_NAMES
from deskovka.games.registry import find_game, find_themes
from deskovka.games.vale.phrases import CARD_NAMES
from deskovka.games.vale.table import CARDS
from deskovka.games.vale.terms import ACTIVE, FAMILIES, INSTANT, PERMANENT, PHASES, STONES
from deskovka.hearing import COMMANDS
from deskovka.review.quality import DOUBTFUL, Quality
from deskovka.review.report import Unit
from deskovka.text import LANGUAGES, Speaker, texts
from support.eldervale_box import messages_of_the_box
from support.text import (
    GAMES,
    PACKAGE,
    PLAYERS,
    asked_of_people,
    documented,
    every_game,
    every_language,
    nodes,
    prefix,
    questions,
    refusal_calls,
    results,
    spoken,
    whispered,
    without_cases,
)

TIMINGS = {"instant": INSTANT, "permanent": PERMANENT, "active": ACTIVE}
SHORT = 45  # characters that can be read on a small card


@cache
def literal_ids() -> set[str]:
    """Message ids that are written out anywhere in the code."""
    whole = re.compile(rf"(core|arena|review|puzzle|{'|'.join(prefix(game) for game in GAMES)})(-[a-z_]+)+")
    return {
        node.value
        for _, node in nodes(PACKAGE)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and whole.fullmatch(node.value)
    }


def endings() -> set[str]:
    """What follows the prefix of any game: f"{prefix}-title" → "-title"."""
    found = set()
    for file in (PACKAGE / "commands" / "play.py", PACKAGE / "terminal.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and len(node.values) == 2:
                last = node.values[1]
                if isinstance(last, ast.Constant) and re.fullmatch(r"-[a-z]+", str(last.value)):
                    found.add(str(last.value))
    return found


def chapter(game: Game, rule: str) -> str:
    """VALE-SUM.3 → SUM; of a further rulebook with its name: GHOST-5."""
    return rule.removeprefix(f"{game.rule_prefix()}-").partition(".")[0]


def rule_message(game: Game, rule: str) -> str:
    return f"{prefix(game)}-rule-{chapter(game, rule)}-{rule.partition('.')[2]}"


def effects_of_vale() -> list[str]:
    """Each effect of each card, e.g. "imp.active"."""
    return [
        f"{name}.{timing}"
        for name, card in zip(CARD_NAMES, CARDS, strict=True)
        for timing, bit in TIMINGS.items()
        if card.has(bit)
    ]


def things_of_vale() -> set[str]:
    """Names of everything on a table of Vale, and the text of each effect of each card, whole and short."""
    effects = {f"vale-{length}-{effect}" for effect in effects_of_vale() for length in ("card", "short")}
    pairs = [name.split(" and ") for name in find_game("vale").phrases.names["bonuses"] if name]
    return effects | {
        *(f"vale-card-{name}" for name in CARD_NAMES),
        *(f"vale-family-{family}" for family in FAMILIES),
        *(f"vale-stone-{stone}" for stone in STONES),
        *(f"vale-stones-{stone}" for stone in STONES),
        *(f"vale-phase-{phase}" for phase in PHASES),
        *(f"vale-timing-{timing}" for timing in TIMINGS),
        *(f"vale-bonus-{bonus}" for pair in pairs for bonus in pair),
    }


def things_of_empire() -> set[str]:
    """Names of everything on a table of Legends, where regions lie, and what leaders, tokens and variants are about."""
    tokens = [*empire.TOKENS, "hidden"]
    return {
        *(f"empire-action-{action}" for action in empire.ACTIONS),
        *(f"empire-adjective-{adjective}" for adjective in empire.ADJECTIVES),
        *(f"empire-card-{name}" for name in empire_cards.CARD_NAMES),
        *(f"empire-leader-{leader}{part}" for leader in empire.LEADERS for part in ("", ".about")),
        *(f"empire-region-{region}{part}" for region in REGION_NAMES for part in ("", ".to", ".from", ".in")),
        *(f"empire-island-{island}" for island in ISLAND_NAMES),
        *(f"empire-side-{side}" for side in SIDE_NAMES),
        "empire-elixirs-held",
        *(f"empire-token-{token}{part}" for token in tokens for part in ("", ".about")),
        *(f"empire-variant-{variant.id}.about" for variant in find_game("empire").variants),
    }


def things_of_kemet() -> set[str]:
    """Names of everything on a table of Kemet, where areas lie, and what tiles and cards do."""
    return {
        *(f"kemet-action-{action}" for action in kemet.ACTIONS),
        *(f"kemet-space-{action}" for action in (*kemet.ACTIONS, "gold")),
        *(f"kemet-area-{area}{part}" for area in AREA_NAMES for part in ("", ".to", ".from", ".in")),
        *(f"kemet-city-{city}" for city in CITIES),
        *(f"kemet-colour-{colour}" for colour in kemet.COLOURS),
        *(f"kemet-god-{god}" for god in kemet.GODS),
        *(f"kemet-reason-{reason}" for reason in kemet.REASONS),
        "kemet-score-earlier",  # of points that an older table or a position brought along
        *(f"kemet-tile-{tile}{part}" for tile in TILE_NAMES for part in ("", ".about")),
        *(f"kemet-card-{card}{part}" for card in kemet_cards.CARD_NAMES for part in ("", ".about")),
        *(f"kemet-battle-{card}{part}" for card in kemet_cards.BATTLE_NAMES for part in ("", ".about")),
        *(f"kemet-label-phase-{phase}" for phase in kemet.PHASES),
        *(f"kemet-variant-{variant.id}.about" for variant in find_game("kemet").variants),
    }


def things_of_eldervale() -> set[str]:
    """Names of everything in the box of Eldervale, what it does, what is chosen, and what its variants are about."""
    game = find_game("eldervale")
    chosen = {f"eldervale-{kind}-{name}" for kind in ("branch", "reason", "way") for name in game.phrases.names[kind]}
    about = {f"eldervale-variant-{variant.id}.about" for variant in game.variants}
    rare = {"eldervale-tie-resources"}  # ties are
    return messages_of_the_box() | chosen | about | rare | things_of_the_ghosts()


def things_of_the_ghosts() -> set[str]:
    """What the ghosts are called, their zones, what they find where they would build, what they score for."""
    names = find_game("eldervale").phrases.names
    result = find_game("eldervale").result(find_game("eldervale").new_game(1, 0))
    return {
        *(f"eldervale-rival-{rival.id}" for rival in result.rivals),
        *(f"eldervale-zone-{zone}{part}" for zone in names["zone"] for part in ("", ".genitive", ".in")),
        *(f"eldervale-verdict-{verdict}" for verdict in names["verdict"]),
        *(f"eldervale-score-{line.id}" for line in result.sheet),
    }


def piles(game: Game) -> set[str]:
    """The piles of which somebody may remember something; not all are in every game."""
    tables = [game.new_game(seats, seed) for seats in game.seats for seed in range(8)]
    return {pile for g in tables for pile in typing.cast(dict[str, object], game.known(g, 0)["piles"])}


def needed(game: Game) -> set[str]:
    """Every message one game needs besides the ids that are written out in the code."""
    start = prefix(game)
    messages = {
        *(f"{start}-option-{phrase.id}" for phrase in game.phrases.phrases.values()),
        *(f"{start}-ask-{name.replace('_', '-')}" for name in questions(game)),
        *(f"{start}-help-{name.replace('_', '-')}" for name in asked_of_people(game)),
        *(f"{start}-event-{kind.id}" for kind in game.event_words.kinds.values()),
        *(f"{start}-event-{kind}-hidden" for kind in whispered(game)),
        *(f"{start}-tally-{kind.id}" for kind in game.event_words.kinds.values() if kind.tallied),
        *(f"{start}-window-{window}{part}" for window in game.windows for part in ("", ".when")),
        *(f"{start}-deed-{deed}" for deed in game.deeds),
        *(f"{start}-pile-{pile}" for pile in piles(game)),
        *(f"{start}-theme-{theme}" for theme in find_themes(game.id).ids),
        *(f"{start}-score-{line.id}" for result in results(game) for line in result.sheet),
        *(f"{start}-tie-{line.id}" for result in results(game) for line in result.tie_breaks),
        *(message for message, _ in refusal_calls(game)),
        *(f"{start}{ending}" for ending in endings()),
        *(f"{start}-term-{term}.gain" for term in game.term_ids),
        *(rule_message(game, rule) for rule in documented(game)),
        *(f"{start}-chapter-{chapter(game, rule)}" for rule in documented(game)),
    }
    for variant in game.variants:
        messages.add(f"{start}-variant-{variant.id}")
        values = {"seat" if value.isdigit() else value for value in variant.allowed}
        messages |= {f"{start}-variant-{variant.id}.{value}" for value in values}
    return messages


def headings() -> set[str]:
    """What may stand over options of one kind where there are many, or for their first half; no game needs them."""
    phrases = [(prefix(game), phrase.id) for game in GAMES for phrase in game.phrases.phrases.values()]
    return {form for start, id in phrases for form in (f"{start}-group-{id}", f"{start}-option-{id}.first")}


def of_hints() -> set[str]:
    """What hints may say: why an answer is good, what to think of, where to look; where a game says nothing, less."""
    terms = {f"{prefix(game)}-term-{term}" for game in GAMES for term in game.term_ids}
    kinds = {f"{prefix(game)}-nudge-{phrase.id}" for game in GAMES for phrase in game.phrases.phrases.values()}
    return kinds | {f"{term}.{part}" for term in terms for part in ("gain", "keep", "prevent", "look")}


def about_rivals() -> set[str]:
    """How it is said where a rival acts, or suffers: in games that have rivals; a sentence may do for all."""
    with_rivals = [game for game in GAMES if any(game.rivals(seats) for seats in game.seats)]
    told = [(prefix(game), kind.id) for game in with_rivals for kind in game.event_words.kinds.values()]
    events = {f"{start}-event-{id}{hidden}" for start, id in told for hidden in ("", "-hidden")}
    asks = {f"{prefix(game)}-ask-{name.replace('_', '-')}" for game in with_rivals for name in asked_of_people(game)}
    reasons = {f"{prefix(game)}-reason-{name}" for game in with_rivals for name in game.phrases.names["reason"]}
    return {f"{message}.{wording}" for message in events | asks | reasons for wording in ("rival", "to-rival")}


def told_there() -> set[str]:
    """Other words of options for those who see the table, and for those who do not."""
    options = [f"{prefix(game)}-option-{phrase.id}" for game in GAMES for phrase in game.phrases.phrases.values()]
    return {f"{option}.{wording}" for option in options for wording in ("there", "anywhere")}


def commands() -> set[str]:
    """The commands of the terminal and what the help says about them; about itself it says nothing."""
    return {f"core-command-{command}" for command in COMMANDS} | {f"core-help-{command}" for command in COMMANDS[:-1]}


def parts_of_reviews() -> set[str]:
    """What answers and luck are called, where in the game they were, and how it turned."""
    names = [*typing.get_args(Quality), "lucky", "unlucky"]
    units = [f"{where}{unit}" for where in ("", "in-", "since-") for unit in typing.get_args(Unit)]
    return {
        *(f"review-name-{name}" for name in names),
        *(f"review-name-{name}.probably" for name in DOUBTFUL),
        *(f"review-{unit}" for unit in units),
        *(f"review-{what}-{kind}" for what in ("turning", "title") for kind in ("lead", "reach")),
    }


def all_needed() -> set[str]:
    return literal_ids().union(
        commands(),
        parts_of_reviews(),
        things_of_vale(),
        things_of_empire(),
        things_of_kemet(),
        things_of_eldervale(),
        *(needed(game) for game in GAMES),
    )


def test_what_is_looked_for_is_found_in_the_sources() -> None:
    """The searches above really see something."""
    assert {"core-help", "core-not-understood", "core-bot-names", "vale-stones-none"} <= literal_ids()
    assert {"template-label-round", "vale-label-empty"} <= literal_ids()
    assert endings() == {"-title", "-about"}
    for game in ("vale", "empire"):
        assert len({message for message, _ in refusal_calls(find_game(game))}) > 30
    assert ("template-refusal-not-held", {"card"}) in refusal_calls(find_game("_template"))
    assert ("empire-refusal-city-not-enough", {"region"}) in refusal_calls(find_game("empire"))
    assert len(CARD_NAMES) == 70
    assert len(empire_cards.CARD_NAMES) == 34
    assert len(REGION_NAMES) == 38
    assert whispered(find_game("_template")) == {"picked"}
    assert whispered(find_game("vale")) == {"drew"}
    assert whispered(find_game("empire")) == {"bid", "looked"}
    assert set(questions(find_game("_template"))) == {"roll", "pick"}
    assert asked_of_people(find_game("_template")) == {"pick"}
    assert set(questions(find_game("empire"))) - asked_of_people(find_game("empire")) == {"draw_lot"}
    assert {"hunt", "turn", "summon", "keep_limit", "feed_cerberus"} <= set(questions(find_game("vale")))
    assert {"bid", "turn", "move", "lay_token", "queen_card", "draw_lot"} <= set(questions(find_game("empire")))
    assert "ask" not in questions(find_game("vale")) | questions(find_game("empire"))
    lines = {line.id for result in results(find_game("empire")) for line in (*result.sheet, *result.tie_breaks)}
    assert {"regions", "game-1", "game-2", "tokens", "citadels", "leader", "book"} <= lines


@every_language
def test_no_message_is_missing(language: str) -> None:
    assert all_needed() - spoken(language) == set()


@every_language
def test_no_message_is_unused(language: str) -> None:
    assert (
        without_cases(spoken(language)) - all_needed() - headings() - about_rivals() - of_hints() - told_there()
        == set()
    )


@every_language
@pytest.mark.parametrize("effect", effects_of_vale())
def test_a_card_drawn_small_has_a_short_wording_of_its_own(language: str, effect: str) -> None:
    whole, short = (texts(language)(f"vale-{length}-{effect}") for length in ("card", "short"))
    assert 0 < len(short) <= min(SHORT, len(whole))
    assert short.endswith(".")
    assert "…" not in short
    assert "..." not in short


@every_game
def test_the_rules_in_words_are_those_of_the_catalogue_in_its_order(game: Game) -> None:
    rules = documented(game)
    assert len(set(rules)) == len(rules) > 5
    for language in LANGUAGES:
        start = f"{prefix(game)}-rule-"
        told = [rule_message(game, rule) for rule in rules]
        assert [id for id in texts(language).ids if id.startswith(start)] == told
        speaker = Speaker(game, texts(language), PLAYERS)
        assert all(speaker.rule(rule) for rule in rules)


def told_rules(game: Game) -> set[str]:
    """The rules of a game's refusals: those of its obstacles, and those its code names without the game ("SUM.3")."""
    return {obstacle.rule for obstacle in game.obstacles.known.values()} | {
        f"{game.rule_prefix()}-{node.value}"
        for _, node in nodes(PACKAGE / "games" / game.id)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"[A-Z]+\d*\.\d+", node.value)
    }


def test_every_rule_the_code_names_is_in_the_catalogue() -> None:
    known = {rule for game in GAMES for rule in documented(game)}
    names = "|".join(name for game in GAMES for name in game.rule_prefixes())
    named = {
        rule
        for file in (PACKAGE / "games").rglob("*.py")
        for rule in re.findall(rf"\b(?:{names})-[A-Z]*\d*\.\d+", file.read_text(encoding="utf-8"))
    }
    told = {game.id: told_rules(game) for game in GAMES}
    assert len(named) > 50
    assert len(told["vale"]) > 20
    assert len(told["empire"]) > 20
    assert named.union(*told.values()) - known == set()


@every_language
@every_game
def test_a_question_has_one_short_line_of_help_that_needs_nothing_filled_in(game: Game, language: str) -> None:
    """The browser shows it under the question; whoever wants more finds it in the rules."""
    for name in asked_of_people(game):
        line = texts(language)(f"{prefix(game)}-help-{name.replace('_', '-')}")
        assert 20 < len(line) < 190, name
        assert line.endswith("."), name
