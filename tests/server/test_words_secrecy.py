"""Words never say more than the ids: nothing hidden is named in any language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random

import pytest

from deskovka.core.codec import ints
from deskovka.core.record import Record, replay
from deskovka.games.registry import find_game
from deskovka.games.vale.phrases import CARD_NAMES
from deskovka.games.vale.summon import Summon
from deskovka.games.vale.table import Vale
from deskovka.text import LANGUAGES, texts
from support.lantern import dealt
from support.server import Server, play_on, words_of
from support.tables import first_words
from support.words import (
    BIG_SEEDS,
    SAID,
    Json,
    Party,
    every_language,
    switched,
    without,
)

# ---- nothing hidden is said


def forms() -> dict[str, str]:
    """Whatever may stand for a card of Vale, in small letters: its id, its names and their accusatives."""
    found = {card: card for card in CARD_NAMES}
    for say in map(texts, LANGUAGES):
        for card in CARD_NAMES:
            for message in (f"vale-card-{card}", f"vale-card-{card}.accusative"):
                if say.has(message):
                    spelling = say(message).lower()
                    assert found.setdefault(spelling, card) == card
    return found


FORMS = forms()
NAMED = re.compile(r"(?<!\w)(" + "|".join(map(re.escape, sorted(FORMS, key=len, reverse=True))) + r")(?!\w)")


def strings(value: object) -> Iterator[str]:
    """All that can be read in some JSON, keys and values."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from (key, *strings(inner))
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)
    else:
        yield str(value)


def named(value: object) -> set[str]:
    """The cards of Vale that some JSON names in any way.  Longer names first: a goblin soldier is no goblin."""
    return {FORMS[found] for found in NAMED.findall("\n".join(strings(value)).lower())}


def names(cards: list[int]) -> set[str]:
    return {CARD_NAMES[card] for card in cards}


def test_cards_are_recognised_in_both_languages_and_all_forms() -> None:
    for said, cards in (
        ("Povolat Rohatého salamandra", {"horned_salamander"}),
        ("Jana krotí Salamandra.", {"salamander"}),
        ("Iva: Vznešenou Juki-onnu, Juki-onna", {"yuki_onna_exalted", "yuki_onna"}),
        ("Summon Goblin Soldier", {"goblin_soldier"}),
        ("Genie, Genie Exalted", {"genie", "genie_exalted"}),
        ("yuki_onna_exalted", {"yuki_onna_exalted"}),
        ("Údolí věčnosti", set()),
        ("feed_cerberus", set()),
    ):
        assert named([said]) == cards, said
    assert named(json.loads(json.dumps({"x": "Příboje", "ember": 1}))) == {"tidal", "ember"}
    assert set(FORMS.values()) == set(CARD_NAMES)


class Knowledge:
    """Which cards of Vale each viewer may have known of after every answer, and which lay hidden from them then."""

    def __init__(self, record: Record) -> None:
        game = find_game("vale")
        viewers = (None, *range(record.seats))
        self.known: dict[int | None, list[set[str]]] = {viewer: [] for viewer in viewers}
        self.covered: dict[int | None, list[set[str]]] = {viewer: [] for viewer in viewers}
        self.secrets = 0
        public: set[str] = set()
        private: list[set[str]] = [set() for _ in range(record.seats)]
        told = 0
        for state in replay(game, record, listen=True):
            assert isinstance(state, Vale)
            hands = [names(ints(p.hand)) for p in state.players]
            deck = names(ints(state.deck)[: len(state.deck) - int(state.known_top)])
            public |= set(CARD_NAMES) - deck.union(*hands)
            events = state.events or []
            for event in events[told:]:  # all but what is drawn happens in the open
                words = game.event_words.tell(event, None, everything=True)
                if words["event"] != "drew":
                    public |= {str(words[hole]) for hole in ("card", "source") if hole in words}
            told = len(events)
            aloud = {CARD_NAMES[state.ask.card]} if isinstance(state.ask, Summon) else set()
            public |= aloud
            for seat, hand in enumerate(hands):
                private[seat] |= hand
            for viewer in viewers:
                own = set() if viewer is None else private[viewer]
                others = [hand for seat, hand in enumerate(hands) if seat != viewer]
                self.known[viewer].append(public | own)
                self.covered[viewer].append(deck.union(*others) - aloud)
                self.secrets += sum(len(hand - public - own) for hand in others)


def check_words_say_no_more_than_ids(news: Json) -> None:
    """Every sentence names only what the ids beside it name."""
    for event in news["events"]:
        assert named(event["text"]) <= named(without(event, *SAID))
        if event.get("hidden"):
            assert set(event) == {"event", "seat", "hidden", "text", "rule", "move"}
            assert not named(event)
    for question in news["pending"]:
        if "options" not in question:
            assert list(question) == ["seat"]
            continue
        assert named(question["text"]) <= named(question["values"])
        for option in question["options"]:
            assert named(option["text"]) == named(option["values"])
            assert not named(option["detail"])


def check_reading(viewer: int | None, news: Json, knowledge: Knowledge) -> None:
    """News of Vale as this viewer may read them."""
    sequence = news["sequence"]
    check_words_say_no_more_than_ids(news)
    assert not named(news) - knowledge.known[viewer][sequence], f"seat {viewer} at {sequence}"
    assert not named(news["views"]) & knowledge.covered[viewer][sequence], f"seat {viewer} at {sequence}"
    assert sorted(news["views"]) == (["spectator"] if viewer is None else [str(viewer)])
    assert all(question["seat"] == viewer for question in news["pending"] if len(question) > 1)


def play_and_look_around(party: Party, random: Random) -> None:
    """Play to the end; now and then somebody asks, tries, changes the language, and looks at what is not live."""
    languages = [*LANGUAGES, None]
    while not party.over():
        party.play(random, random.randrange(1, 10))
        for socket in party.everybody():
            if random.random() < 0.3:
                socket.ask("language", language=random.choice(LANGUAGES))
        for seat, socket in enumerate(party.sockets):
            idea = f"{random.choice(['summon', 'tame', 'discard', 'sell', 'activate'])} {random.choice(CARD_NAMES)}"
            if not any(idea in words_of(question) for question in socket.questions()):
                socket.ask("why", seat=seat, words=idea)
                socket.answer(seat, idea)
        for person in (*party.guests, party.spectator):
            language = random.choice(languages)
            person.get(party.path("news"), params={} if language is None else {"language": language, "since": "0"})
            history = person.get(party.path("history"), params={"language": random.choice(LANGUAGES)})
            stranger = person not in party.guests
            assert history.status_code == (200 if party.over() else 403 if stranger else 409)
            person.look(party.id, party.spectate if stranger else "")


@pytest.mark.parametrize("number", [498, 105])
def test_no_word_names_a_hidden_card_in_a_whole_game_of_vale(sqlite_server: Server, number: int) -> None:
    """Every byte of connections in words, and of the news and histories that were asked for meanwhile."""
    party = Party(sqlite_server, "vale", ["cs", "en", "cs"], seed=None)
    play_and_look_around(party, Random(number))
    record = sqlite_server.record(party.id)
    knowledge = Knowledge(record)
    assert knowledge.secrets > 0
    seen = {"news": 0, "hidden": 0, "took back": 0, "refusals": 0}
    for viewer, socket in zip((0, 1, 2, None), party.everybody(), strict=True):
        for text in socket.frames:
            frame = json.loads(text)
            if frame["type"] == "table":
                check_reading(viewer, frame, knowledge)
                seen["hidden"] += sum("hidden" in event for event in frame["events"])
                seen["took back"] += sum(bool(named(q.get("takes_back", ""))) for q in frame["pending"])
            else:
                assert named(without(frame, "message")) == named(frame.get("values", {}))
                assert len(named(without(frame, "message"))) <= 1
                seen["refusals"] += "text" in frame
        assert socket.table["sequence"] == len(record.answers)
    for viewer, guest in zip((0, 1, 2, None), (*party.guests, party.spectator), strict=True):
        for text in guest.received:
            body = json.loads(text[text.index(") {") + 2 :])
            if "views" in body:
                seen["news"] += 1
                if body["sequence"] < len(record.answers):
                    assert (body["seed"], body["secret"]) == (None, None)
                if any("text" in event for event in body["events"]):
                    check_reading(viewer, body, knowledge)
                assert not named(body) - knowledge.known[viewer][body["sequence"]]
            elif "steps" not in body:
                assert not named(body)
    assert all(seen.values()), seen


def test_the_history_of_a_running_game_is_nobodys_business(server: Server) -> None:
    party = Party(server, "_template", ["cs", "en"])
    for most in (0, 3):
        play_on(party.sockets, Random(1), most=most, watching=[party.watching])
        for person in (*party.guests, party.spectator, server.guest("Eva")):
            wanted = (409, "not-finished") if person in party.guests else (403, "not-for-you")
            for query in ("", "?language=cs", "?language=en"):
                said = person.get(party.path(f"history{query}"))
                assert (said.status_code, said.json()["code"]) == wanted
                assert set(said.json()) == {"code", "rule", "message", "values"}
    party.play(Random(1), 100)
    assert party.guests[0].get(party.path("history")).status_code == 200


def numbers(value: object) -> set[str]:
    return set(re.findall(r"\d+", "\n".join(strings(value))))


@pytest.mark.parametrize("people", [2, 3, 4])
def test_no_word_tells_a_secret_pick_in_a_whole_game_of_lantern(sqlite_server: Server, people: int) -> None:
    party = Party(sqlite_server, "_template", ["cs", "en", "cs", "en"][:people], BIG_SEEDS[0], watching="cs")
    picked = 0
    random = Random(people)
    while not party.over():
        party.play(random, 1)
        for person in party.guests:
            person.get(party.path("news?language=cs"))
    for viewer, (socket, guest) in enumerate(
        zip(party.everybody(), [*party.guests, party.spectator], strict=True)
    ):  # the spectator comes last and has the number of no seat
        news = [json.loads(text) for text in socket.frames if '"type":"table"' in text]
        bodies = [json.loads(text[text.index(") {") + 2 :]) for text in guest.received if '"views"' in text]
        for told in (*news, *bodies):
            for event in told["events"]:
                assert numbers(event["text"]) <= numbers(without(event, "text", "rule", "seat"))
                if event["event"] == "picked" and event["seat"] != viewer:
                    picked += 1
                    assert set(event) == {"event", "seat", "hidden", "text", "rule", "move"}
                    assert not numbers(event["text"])
            for question in told["pending"]:
                if question["seat"] != viewer:
                    assert list(question) == ["seat"]
                    continue
                assert not numbers(question["text"])
                for option in question["options"]:
                    assert numbers(option["text"]) == numbers(option["values"])
                own = [words for seat, words in sqlite_server.record(party.id).answers if seat == viewer]
                assert numbers(question["takes_back"]) <= numbers(own)
    assert picked >= 3 * people * people


def alike() -> tuple[int, int]:
    """Two seeds that deal seat 0 the same hand and the same prize, but seat 1 other cards."""
    seen: dict[str, tuple[int, set[int]]] = {}
    for seed in range(2**40, 2**40 + 50_000):
        g = dealt(2, seed)
        other = set(ints(g.players[1].hand))
        known = json.dumps([ints(g.players[0].hand), int(g.prize)])
        if known in seen and not seen[known][1] & other:
            return seen[known][0], seed
        seen.setdefault(known, (seed, other))
    raise AssertionError("no such seeds")


@every_language
def test_words_do_not_depend_on_what_one_may_not_know(sqlite_server: Server, language: str) -> None:
    """Two games that differ only in what is hidden are the same byte for byte, on the socket and in the news."""
    sent: list[list[str]] = []
    for seed in alike():
        party = Party(sqlite_server, "_template", [language] * 2, str(seed), watching=language)
        one, two = party.sockets
        two.does(1, first_words(two))
        for viewer in (one, party.watching):
            viewer.reach(1)
        one.ask("why", seat=0, words="play 13")
        one.ask("undo", seat=0, sequence=1)
        switched(one, language)
        bodies = [party.guests[0].get(party.path(f"news{q}")).text for q in ("", f"?language={language}&since=0")]
        party.guests[0].get(party.path("history"))
        frames = sorted(one.frames[-2:])  # the reply and the news come in any order
        texts_sent = [*one.frames[:-2], *frames, *party.watching.frames, *bodies, *party.spectator.received]
        for word in (party.id, party.commitment, f'"seed":"{seed}"'):  # a chosen seed is told
            texts_sent = [text.replace(word, "SAME") for text in texts_sent]
        sent.append([re.sub(r'"changed":"[^"]*"', '"changed":"THEN"', text) for text in texts_sent])
    assert sent[0] == sent[1]
    assert len(sent[0]) > 7
