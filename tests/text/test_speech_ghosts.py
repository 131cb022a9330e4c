"""What the ghosts of Eldervale do, as people hear it, and by which rule: in the log and in the tale of their turn."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

from deskovka.core.events import EVERYONE, Event
from deskovka.core.steps import State
from deskovka.games.eldervale.ghosts import GHOSTS
from deskovka.games.eldervale.table import Eldervale
from deskovka.text import LANGUAGES, Speaker, texts
from support.eldervale import ELDERVALE
from support.terminal import Screen
from support.text import documented, entries

ONE = ["Jana"]
SEEDS = range(6)
BY_NAME = {"player", "subject", "who"}  # what a sentence calls the one it is about
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Holes(Visitor):
    """The values a message mentions."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def mentioned(pattern: object) -> set[str]:
    visitor = Holes()
    visitor.visit(pattern)
    return visitor.found


@cache
def played(seed: int) -> State:
    """A whole game against the ghosts, at random."""
    g = ELDERVALE.new_game(1, seed, listen=True)
    luck = random.Random(seed)
    while g.ask is not None:
        g.choose(int(g.seat), luck.choice([int(option) for option in g.options]))
    return g


def happened() -> list[tuple[Event, dict[str, Any]]]:
    events = [event for seed in SEEDS for event in played(seed).events]
    return [(event, ELDERVALE.event_words.tell(event, 0)) for event in events]


def followed(first: str, then: str) -> set[str]:
    """The rules by which something happened to the ghosts right after something else."""
    found = set()
    for seed in SEEDS:
        events = [e for e in played(seed).events if e.seat == GHOSTS]
        told = [ELDERVALE.event_words.tell(event, 0) for event in events]
        for place in range(1, len(events)):
            before = " ".join(str(told[place - 1].get(part, "")) for part in ("event", "shelf")).strip()
            if (before, told[place]["event"]) == (first, then):
                found.add(ELDERVALE.rule_of(events[place]))
    return found


@pytest.mark.parametrize(
    ("told", "czech", "english"),
    [
        ({"event": "turn"}, "Na tahu jsou přízraky.", "It is the turn of the ghosts."),
        (
            {"event": "placed", "unit": "worker", "realm": "mill"},
            "Přízraky umísťují dělníka do Mlýna.",
            "The ghosts place a unit at the Mill: worker.",
        ),
        ({"event": "drew", "hidden": True}, "Přízraky si dobírají kartu magie.", "The ghosts draw a magic card."),
        ({"event": "dice", "count": 1}, "Přízraky házejí 1 kostkou.", "The ghosts roll 1 die."),
        ({"event": "dice", "count": 4}, "Přízraky házejí 4 kostkami.", "The ghosts roll 4 dice."),
        (
            {"event": "points", "count": 12, "reason": "tableau"},
            "Přízraky získávají 12 VB za karty dobrodružství.",
            "The ghosts score 12 VP for adventure cards.",
        ),
        (
            {"event": "zone-rolled", "face": 4, "zone": "middle"},
            "Přízraky házejí kostkou: padlo 4, rozhoduje prostřední zóna.",
            "The ghosts roll a die: 4, the middle zone.",
        ),
        (
            {"event": "ghosts-regrouped", "zone": "right"},
            "Přízraky nemají v pravé zóně žádnou jednotku, proto své jednotky svolávají.",
            "The ghosts have no unit in the right zone, so they regroup.",
        ),
        (
            {"event": "no-realm-there", "realm": "mill", "way": "upper-left"},
            "Směrem doleva nahoru od strážce žádná říše není, jednotka jde za ním do Mlýna.",
            "There is no realm to the upper left of the guardian, the unit joins it at the Mill.",
        ),
        (
            {"event": "searched", "realm": "mill", "verdict": "no-element-realm"},
            "Přízraky hledají místo pro sídlo. Mlýn: není to říše elementu.",
            "The ghosts look for a place to build. Mill: not an element realm.",
        ),
    ],
)
def test_the_ghosts_are_many(told: dict[str, object], czech: str, english: str) -> None:
    said = [Speaker(ELDERVALE, texts(language), ONE).event({"seat": GHOSTS, **told}) for language in ("cs", "en")]
    assert said == [czech, english]


def test_a_second_player_is_one_person() -> None:
    said = Speaker(ELDERVALE, texts("cs"), ["Jana", "Petr"]).event({"event": "turn", "seat": 1})
    assert said == "Na tahu je Petr."


def test_what_is_taken_from_the_ghosts_is_said_of_many() -> None:
    told = {"event": "card-stolen", "seat": 0, "seat2": GHOSTS, "magic": "spell-gust"}
    assert Speaker(ELDERVALE, texts("cs"), ONE).event(told) == "Jana si bere z balíčku přízraků Poryv větru."


@every_language
def test_whatever_the_ghosts_do_in_whole_games_is_said_of_many(language: str) -> None:
    whole = {message.id.name: message for message in entries(language)}
    plain = set()
    for event, told in happened():
        if event.seat != GHOSTS:
            continue
        message = whole[f"eldervale-event-{told['event']}{'-hidden' if told.get('hidden') else ''}"]
        own = [attribute for attribute in message.attributes if attribute.id.name == "rival"]
        text = own[0].value if own else message.value
        if mentioned(text) & BY_NAME and not str(texts(language)(message.id.name, **VALUES)).startswith("Jana: "):
            plain.add(message.id.name)
    assert plain == set()


VALUES = dict.fromkeys(BY_NAME, "Jana") | dict.fromkeys(
    ("unit", "realmFrom", "realm2To", "place", "whose", "magic", "source", "face", "face2"), "…"
)


@pytest.mark.parametrize(
    ("first", "then", "rule"),
    [
        ("turn", "zone-rolled", "GHOST-5.2"),
        ("zone-rolled", "ghost-card", "GHOST-5.3"),
        ("zone-rolled", "ghosts-regrouped", "GHOST-5.4"),
        ("ghosts-regrouped", "points", "GHOST-15.1"),
        ("no-realm-there", "placed", "GHOST-6.4"),
        ("print", "drew", "GHOST-7.3"),
        ("token", "token-shelved", "GHOST-8.2"),
        ("token-shelved 5", "fame", "GHOST-8.3"),
        ("token-shelved 3", "drew", "GHOST-8.4"),
        ("token-shelved 4", "card", "GHOST-8.5"),
        ("built", "points", "GHOST-9.5"),
        ("card", "power", "GHOST-10.4"),
        ("power", "orb", "GHOST-14.6"),
        ("fallen-fights", "dice", "GHOST-11.1"),
        ("orb", "menu", "GHOST-14.1"),
        ("menu", "points", "GHOST-14.3"),
        ("fame", "points", "GHOST-14.4"),
    ],
)
def test_what_follows_from_something_names_the_rule_that_brought_it(first: str, then: str, rule: str) -> None:
    assert followed(first, then) - {"GHOST-2.12"} == {rule}


def test_every_rule_that_is_told_is_in_the_catalogue() -> None:
    told = {ELDERVALE.rule_of(event) for event, _ in happened()}
    assert told <= set(documented(ELDERVALE))
    assert {rule for rule in told if rule.startswith("GHOST-")} >= {
        *("GHOST-2.4", "GHOST-2.6", "GHOST-2.10", "GHOST-2.11", "GHOST-2.12", "GHOST-4.2", "GHOST-5.1", "GHOST-6.1"),
        *("GHOST-6.2", "GHOST-6.3", "GHOST-6.4", "GHOST-6.5", "GHOST-7.1", "GHOST-7.2", "GHOST-9.1", "GHOST-9.2"),
        *("GHOST-9.3", "GHOST-9.6", "GHOST-10.2", "GHOST-10.3", "GHOST-11.1", "GHOST-11.2", "GHOST-11.3", "GHOST-11.7"),
        *("GHOST-11.10", "GHOST-13.3", "GHOST-15.2", "GHOST-15.3"),
        *("GHOST-16.4", "GHOST-16.5", "GHOST-16.6", "GHOST-16.7"),
    }


def test_a_table_for_two_tells_the_rules_of_the_game_for_several() -> None:
    g = ELDERVALE.new_game(2, 1, listen=True)
    luck = random.Random(1)
    while g.ask is not None:
        g.choose(int(g.seat), luck.choice([int(option) for option in g.options]))
    assert {ELDERVALE.rule_of(event).partition("-")[0] for event in g.events} == {"ELDER"}


def test_the_tale_of_their_turn_tells_the_same_rules_as_the_log() -> None:
    g = played(0)
    assert isinstance(g, Eldervale)
    tale = [(moment["event"], moment["rule"]) for moment in ELDERVALE.view(g, 0)["ghosts"]["tale"]]
    events = [event for event in g.events if event.private in (EVERYONE, GHOSTS)]
    log = [(ELDERVALE.event_words.tell(event, 0)["event"], ELDERVALE.rule_of(event)) for event in events]
    begin = max(place for place, (event, rule) in enumerate(log) if (event, rule) == ("turn", "GHOST-5.1"))
    assert len(tale) > 3
    assert tale == log[begin : begin + len(tale)]


def test_the_terminal_tells_the_turn_of_the_ghosts_with_its_rules() -> None:
    screen = Screen("cs", "eldervale", seats=1, seed=4)
    screen.run_for(30, lambda _: "1")
    lines = [line.strip() for shown in screen.shown for line in shown.splitlines()]
    assert "Na tahu jsou přízraky.  GHOST-5.1" in lines
    assert any(line.startswith("Přízraky umísťují") and line.endswith(("6.3", "6.4", "6.5")) for line in lines)
    assert "Na tahu je Jana." in lines  # what people do needs no rule beside it
