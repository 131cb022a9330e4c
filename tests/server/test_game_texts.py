"""The texts and facts of a game, and the rules its events name."""

from __future__ import annotations

from pathlib import Path

import yaml
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from deskovka.core.game import Game
from deskovka.coverage import catalogue
from deskovka.text import LANGUAGES, Speaker, texts
from support.server import Server
from support.text import entries, prefix
from support.words import (
    GAMES,
    PEOPLE,
    every_game,
    every_language,
    refused,
)

CARDS_OF_VALE = Path(__file__).parents[2] / "docs" / "rules" / "vale-cards.yaml"


# ---- texts and facts of a game


class Variables(Visitor):
    """Are there values to fill in?"""

    def __init__(self) -> None:
        super().__init__()
        self.found = 0

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found += 1


def needs_values(pattern: object) -> bool:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.found > 0


def plain_messages(message: Message) -> set[str]:
    """The message and its attributes, as far as they can be said just so."""
    id = message.id.name
    parts = {id: message.value, **{f"{id}.{attribute.id.name}": attribute.value for attribute in message.attributes}}
    return {name for name, pattern in parts.items() if pattern is not None and not needs_values(pattern)}


@every_language
@every_game
def test_the_texts_of_a_game_are_all_that_needs_no_values(sqlite_server: Server, game: Game, language: str) -> None:
    told = sqlite_server.nobody().get(f"/api/games/{game.id}/texts/{language}").json()
    assert told.pop(f"{prefix(game)}-rule") == game.rule_prefix()  # with it the browser names the rules
    mine = [m for m in entries(language) if m.id.name.startswith((f"{prefix(game)}-", "core-"))]
    assert set(told) == set().union(*map(plain_messages, mine))
    assert told == {message: texts(language)(message) for message in told}
    assert not any("{" in text or "$" in text for text in told.values())
    speaker = Speaker(game, texts(language), PEOPLE)
    assert {speaker.rule_message(rule) for rule in catalogue(game)} <= set(told)
    assert f"{prefix(game)}-title" in told


@every_language
def test_the_texts_of_vale_have_all_names_and_effects(sqlite_server: Server, language: str) -> None:
    told = sqlite_server.nobody().get(f"/api/games/vale/texts/{language}").json()
    cards = yaml.safe_load(CARDS_OF_VALE.read_text(encoding="utf-8"))["cards"]
    for card in cards:
        assert told[f"vale-card-{card['id']}"] == card[f"name_{language}"]
        assert all(told[f"vale-card-{card['id']}.{timing}"] for timing in card["timing"])
        assert (f"vale-card-{card['id']}.accusative" in told) == (language == "cs")


def test_the_texts_of_both_languages_explain_the_same(sqlite_server: Server) -> None:
    jana = sqlite_server.nobody()
    for game in GAMES:
        czech, english = (set(jana.get(f"/api/games/{game.id}/texts/{language}").json()) for language in LANGUAGES)
        assert {message for message in czech ^ english if not message.endswith(".accusative")} == set()


def test_there_are_no_texts_or_facts_of_what_is_unknown(sqlite_server: Server) -> None:
    jana = sqlite_server.nobody()
    for language in ("xx", "CS", "cs-CZ", "cs%2F..", "0"):
        said = jana.get(f"/api/games/vale/texts/{language}")
        assert said.status_code in (404, 422), language
        assert said.json()["code"] in ("not-understood", "not-here"), language
    assert refused(jana.get("/api/games/vale/texts/xx")) == (422, "not-understood")
    for path in ("facts", "texts/cs"):
        for game in ("chess", "core", "valex", "_"):
            said = jana.get(f"/api/games/{game}/{path}")
            assert refused(said) == (422, "mistake")
            assert game in said.json()["text"]
        for game in ("Vale", "vale.", "v" * 41, "vale%00", "vale%0A"):
            assert refused(jana.get(f"/api/games/{game}/{path}")) == (422, "not-understood"), game


def test_the_facts_of_vale_are_those_of_the_printed_cards(server: Server) -> None:
    facts = server.nobody().get("/api/games/vale/facts").json()
    printed = yaml.safe_load(CARDS_OF_VALE.read_text(encoding="utf-8"))
    assert len(facts["cards"]) == printed["card_count"] == 70
    assert facts["cards"] == {
        card["id"]: {"family": card["family"], "cost": card["cost"], "timings": facts["cards"][card["id"]]["timings"]}
        for card in printed["cards"]
    }
    for card in printed["cards"]:
        assert sorted(facts["cards"][card["id"]]["timings"]) == sorted(card["timing"]), card["id"]
    assert facts["families"] == [family["id"] for family in printed["families"]]
    assert facts["prices"] == {
        family["id"]: " ".join(f"{count} {stone}" for stone, count in family["sell_price"].items() if count)
        for family in printed["families"]
    }
    assert facts["stone_values"] == {stone["id"]: stone["value"] for stone in printed["stones"]}
    assert facts["rounds"] == printed["round_track"]["last_round"]
    assert facts["goal"] == printed["score_track"]["end_game_threshold"]


def test_a_game_without_facts_has_an_empty_box(sqlite_server: Server) -> None:
    assert sqlite_server.nobody().get("/api/games/_template/facts").json() == {}


# ---- the rules of events


NO_RULE: dict[str, str] = {}  # "game event" → why no rule of the catalogue stands behind it


@every_game
def test_every_kind_of_event_has_a_rule_of_the_catalogue(game: Game) -> None:
    rules = set(catalogue(game))
    wrong = {
        kind.id: kind.rule
        for kind in game.event_words.kinds.values()
        if kind.rule not in rules and not (kind.rule == "" and f"{game.id} {kind.id}" in NO_RULE)
    }
    assert wrong == {}
