"""What viewers read: everything in the language they wished for, and never more than the ids say."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from deskovka.core.codec import ints
from deskovka.core.game import Game, Refusal
from deskovka.core.record import Record, read_record, replay
from deskovka.coverage import catalogue
from deskovka.games.registry import all_game_ids, find_game
from deskovka.games.vale.phrases import CARD_NAMES
from deskovka.games.vale.summon import Summon
from deskovka.games.vale.table import Vale
from deskovka.text import LANGUAGES, Speaker, texts
from support.lantern import dealt
from support.server import BOT, ME, OPEN, Guest, Server, Socket, play_on, words_of
from support.tables import assert_refused, first_words, in_words, two_at_a_table
from support.text import entries, prefix

CARDS_OF_VALE = Path(__file__).parents[2] / "docs" / "rules" / "vale-cards.yaml"
GAMES = [find_game(id) for id in all_game_ids()]
PEOPLE = ["Jana", "Petr", "Iva", "Ota"]
BIG_SEEDS = ("7261504938271605498", "1029384756473829105")
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
Json = dict[str, Any]


class Party:
    """People at a table and a spectator, each connected in words of their own language."""

    def __init__(self, server: Server, game: str, languages: list[str], seed: str = "12", watching: str = "en") -> None:
        self.server = server
        self.game = find_game(game)
        self.names = PEOPLE[: len(languages)]
        self.guests = [server.guest(name) for name in self.names]
        table = self.guests[0].new_table(*[OPEN] * len(languages), game=game, seed=seed)
        self.id = str(table["id"])
        self.commitment = str(table["commitment"])
        self.spectate = str(table["spectate"])
        self.guests[0].received.clear()
        for number, guest in enumerate(self.guests):
            assert guest.join(self.id, table["links"][str(number)]).json() == {"seat": number}
        self.sockets = [in_words(g, self.id, language) for g, language in zip(self.guests, languages, strict=True)]
        self.spectator = server.nobody()
        self.watching = in_words(self.spectator, self.id, watching, spectate=self.spectate)

    def everybody(self) -> list[Socket]:
        return [*self.sockets, self.watching]

    def speaker(self, language: str) -> Speaker:
        return Speaker(self.game, texts(language), self.names)

    def play(self, random: Random, most: int, *others: Socket) -> int:
        return play_on(self.sockets, random, most=most, watching=[self.watching, *others])

    def over(self) -> bool:
        return bool(self.watching.table["status"] == "finished")

    def path(self, what: str) -> str:
        return f"/api/tables/{self.id}/{what}"


def told_events(socket: Socket) -> list[Json]:
    """All events a connection was told of, from the last time it was told everything."""
    found: list[Json] = []
    for text in socket.frames:
        found += json.loads(text).get("events", [])
    return found


SAID = ("text", "rule", "move", "private", "others")  # what an event in words has besides


def without(told: Json, *keys: str) -> Json:
    return {key: value for key, value in told.items() if key not in keys}


def without_words(news: Json) -> Json:
    """News in words as somebody gets them who did not ask for words."""
    pending = [without(question, "text", "takes_back") for question in news["pending"]]
    for question in pending:
        if "options" in question:
            question["options"] = [without(option, "text", "detail", "numbers") for option in question["options"]]
    events = [without(event, *SAID) for event in news["events"]]
    return {**news, "pending": pending, "events": events}


def check_question(party: Party, question: Json, language: str, last: str) -> None:
    """One's own question says what the speaker of the game says."""
    speaker = party.speaker(language)
    state = party.server.state(party.id)
    (asked,) = [pending for pending in state.pending() if pending.seat == question["seat"]]
    assert question["text"] == speaker.question(asked.ask) != ""
    assert question["takes_back"] == last
    assert len(question["options"]) == len(asked.options)
    for option, told in zip(asked.options, question["options"], strict=True):
        assert told["text"] == speaker.option(option) != ""
        assert told["detail"] == party.game.detail(state, asked.seat, option, texts(language))
        assert told["numbers"] == party.game.outlook(state, asked.seat, option)


def check_events(party: Party, events: list[Json], language: str) -> None:
    rules = {"", *catalogue(party.game)}
    kinds = {kind.id: kind for kind in party.game.event_words.kinds.values()}
    for event in events:
        assert event["text"] == party.speaker(language).event(without(event, *SAID)) != ""
        assert event["rule"] in rules
        assert event["rule"] == kinds[event["event"]].rule


def text_of(question: Json, words: str) -> str:
    (found,) = [option["text"] for option in question["options"] if option["words"] == words]
    return str(found)


# ---- a connection in words


def check_a_whole_game_in_words(party: Party, languages: list[str]) -> None:
    """Every question, option and event of a game, beside a connection of the first player that has only ids."""
    plain = party.guests[0].socket(party.id)
    last = [""] * len(languages)
    details = 0
    random = Random(7)
    while not party.over():
        asked = {question["seat"]: question for socket in party.sockets for question in socket.questions()}
        for seat, question in asked.items():
            check_question(party, question, languages[seat], last[seat])
            details += sum(option["detail"] != "" for option in question["options"])
        party.play(random, 1, plain)
        seat, words = party.server.record(party.id).answers[-1]
        last[seat] = text_of(asked[seat], words)
        assert without(without_words(party.sockets[0].table), "events") == without(plain.table, "events")
    assert all(last)
    assert (details > 0) == (party.game.id == "vale")
    for socket, language in zip(party.everybody(), [*languages, "en"], strict=True):
        check_events(party, told_events(socket), language)
        assert len(told_events(socket)) == len(party.server.state(party.id).events or [])
    first = [without(event, *SAID) for event in told_events(party.sockets[0])]
    assert first == told_events(plain)


def test_a_connection_in_words_is_told_everything_in_words(server: Server) -> None:
    languages = ["cs", "en"]
    check_a_whole_game_in_words(Party(server, "_template", languages), languages)


def test_every_word_of_a_whole_game_of_vale_is_what_the_speaker_says(sqlite_server: Server) -> None:
    languages = ["cs", "en", "cs"]
    check_a_whole_game_in_words(Party(sqlite_server, "vale", languages), languages)


@pytest.mark.parametrize("languages", [[], ["xx"], [""], ["CS"], ["cs-CZ"], ["xx", "cs"]])
def test_without_a_known_language_there_are_no_words(sqlite_server: Server, languages: list[str]) -> None:
    """It is the same news as without any subprotocol."""
    jana = sqlite_server.guest()
    id = jana.new_table(ME, ME)["id"]
    plain, socket = jana.socket(id), in_words(jana, id, *languages)
    play_on([plain], Random(1), most=3, watching=[socket])
    assert without(socket.table, "events") == without(plain.table, "events")
    assert told_events(socket) == told_events(plain) != []
    for told in (plain, socket):
        (question,) = told.questions()
        assert set(question) == {"seat", "ask", "values", "options", "undo"}
        assert all(set(option) == {"words", "id", "values"} for option in question["options"])
        assert not any(set(SAID) & set(event) for event in told_events(told))
        assert "text" not in told.answer(question["seat"], "end the world")
        assert "text" not in told.ask("why", seat=question["seat"], words="end turn")


def test_takes_back_names_what_an_undo_takes_back(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, ME, seed="4", variants={"first_player": "0"})["id"]
    socket = in_words(jana, id, "cs")
    (question,) = socket.questions()
    assert (question["seat"], question["takes_back"], question["undo"]) == (0, "", False)
    socket.does(0, question["options"][0]["words"])
    assert socket.questions()[0]["takes_back"] == ""  # it is the other seat's question
    socket.reach(socket.ask("undo", seat=0, sequence=1)["sequence"])
    assert socket.questions()[0]["takes_back"] == ""
    socket.does(0, question["options"][1]["words"])
    for _ in range(30):
        (question,) = socket.questions()
        if question["undo"]:
            break
        play_on([socket], Random(1), most=1)
    seat = question["seat"]
    answers = list(sqlite_server.record(id).answers)
    assert answers[-1][0] == seat
    option = find_game("vale").phrases.parse(answers[-1][1])
    assert option is not None
    assert question["takes_back"] == Speaker(find_game("vale"), texts("cs"), ["Jana", "Jana"]).option(option)
    before = socket.table["sequence"]
    socket.reach(socket.ask("undo", seat=seat, sequence=before)["sequence"])
    assert text_of(socket.questions()[0], answers[-1][1]) == question["takes_back"]
    assert sqlite_server.record(id).answers == answers[:-1]


# ---- another language


def switched(socket: Socket, language: str) -> Json:
    """The news with which a connection goes on in another language; they and the reply come in any order."""
    socket.send(type="language", id="switch", language=language)
    replies: list[Json] = []
    news: list[Json] = []
    while not (replies and news):
        told = socket.read()
        if told["type"] != "table":
            replies.append(told)
        elif told["events"]:
            news.append(told)
    assert (replies, len(news)) == ([{"type": "done", "id": "switch"}], 1)
    return news[0]


@pytest.mark.parametrize("game", ["vale", "_template"])
def test_another_language_tells_everything_again(sqlite_server: Server, game: str) -> None:
    party = Party(sqlite_server, game, ["cs", "cs"])
    party.play(Random(2), 4)
    jana = party.sockets[0]
    assert jana.ask("chat", text="Ahoj!")["type"] == "done"
    jana.until(lambda told: bool(told.get("chat")))
    for language in ("en", "cs", "en"):
        news = switched(jana, language)
        fresh = in_words(party.guests[0], party.id, language).table
        assert news["chat"] == []
        assert without(news, "chat") == without(fresh, "chat")
        assert len(news["events"]) == len(sqlite_server.state(party.id).events or []) > 0
        assert news["rewound"] is False
        check_events(party, news["events"], language)
    assert party.watching.ask("language", language="cs")["type"] == "done"
    party.play(Random(3), 1)
    check_events(party, jana.table["events"], "en")
    check_events(party, party.watching.table["events"], "cs")


def test_somebody_without_words_may_ask_for_them_later(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, ME)["id"]
    socket = jana.socket(id)
    news = switched(socket, "cs")
    assert without(news, "chat") == without(in_words(jana, id, "cs").table, "chat")


@pytest.mark.parametrize("language", ["xx", "", "CS", None, 1, ["cs"], {"cs": 1}, True])
def test_an_unknown_language_is_not_understood_and_nothing_changes(sqlite_server: Server, language: object) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, ME)["id"]
    socket = in_words(jana, id, "cs")
    assert_refused(socket.ask("language", language=language), "not-understood")
    assert_refused(socket.ask("language"), "not-understood")
    speaker = Speaker(find_game("vale"), texts("cs"), ["Jana", "Jana"])
    play_on([socket], Random(1), most=1)
    for event in socket.table["events"]:
        assert event["text"] == speaker.event(without(event, *SAID))


# ---- refusals


IDEAS = ["summon hydra", "end turn", "pay 2 red", "activate imp", "give up odin", "name seat 1", "rob seat 0", "done"]
NONSENSE = ["make tea", "{ $card }", "<b>mark</b>", "summon", "marque l’hydre", "\u202eedišem"]


@every_language
def test_an_illegal_answer_is_refused_in_the_language_of_the_connection(server: Server, language: str) -> None:
    """The same text answers the question why."""
    jana = server.guest()
    id = jana.new_table(ME, ME, variants={"first_player": "0"})["id"]
    socket = in_words(jana, id, language)
    speaker = Speaker(find_game("vale"), texts(language), ["Jana", "Jana"])
    for words in (*IDEAS, *NONSENSE):
        refused = socket.answer(0, words)
        assert_refused(refused, "refused")
        assert refused["text"] == speaker.refusal(Refusal(refused["rule"], refused["message"], refused["values"])) != ""
        why = socket.ask("why", seat=0, words=words)
        assert (why["type"], why["offered"]) == ("done", False)
        assert without(why, "id", "type", "offered") == without(refused, "id", "type", "code")
        assert (refused["message"] == "core-not-understood") == (words in NONSENSE)
        if words in NONSENSE:
            assert words in refused["text"]
    offered = socket.ask("why", seat=0, words=first_words(socket))
    assert without(offered, "id") == {"type": "done", "offered": True}
    (other,) = set(LANGUAGES) - {language}
    assert socket.ask("language", language=other)["type"] == "done"
    why = socket.ask("why", seat=0, words="end turn")
    refusal = Refusal(why["rule"], why["message"], why["values"])
    assert why["text"] == Speaker(speaker.game, texts(other), speaker.players).refusal(refusal)
    assert why["text"] != speaker.refusal(refusal)


def test_refusals_that_have_no_message_have_no_text(sqlite_server: Server) -> None:
    party = Party(sqlite_server, "vale", ["cs", "en"])
    jana = party.sockets[0]
    now = jana.table["sequence"]
    seat = jana.table["asked"][0]
    for reply, code in (
        (party.sockets[seat].answer(seat, "end turn", sequence=now + 5), "stale"),
        (jana.answer(1, "end turn"), "not-your-seat"),
        (jana.ask("why", seat=1, words="end turn"), "not-your-seat"),
        (jana.ask("dance"), "not-understood"),
        (party.watching.ask("why", seat=0, words="end turn"), "spectator"),
    ):
        assert_refused(reply, code)
        assert without(reply, "id") == {"type": "refused", "code": code, "rule": "", "message": "", "values": {}}


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
            assert history.status_code == (200 if party.over() else 409)
            person.look(party.id)


@pytest.mark.parametrize("seed", BIG_SEEDS)
def test_no_word_names_a_hidden_card_in_a_whole_game_of_vale(sqlite_server: Server, seed: str) -> None:
    """Every byte of connections in words, and of the news and histories that were asked for meanwhile."""
    party = Party(sqlite_server, "vale", ["cs", "en", "cs"], seed)
    play_and_look_around(party, Random(int(seed) % 1000))
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
                    assert body["seed"] is None
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
            for query in ("", "?language=cs", "?language=en"):
                said = person.get(party.path(f"history{query}"))
                assert (said.status_code, said.json()["code"]) == (409, "not-finished")
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
        for word in (party.id, party.commitment):
            texts_sent = [text.replace(word, "SAME") for text in texts_sent]
        sent.append([re.sub(r'"changed":"[^"]*"', '"changed":"THEN"', text) for text in texts_sent])
    assert sent[0] == sent[1]
    assert len(sent[0]) > 7


# ---- news without a WebSocket


def refused(said: Any) -> tuple[int, str]:
    return said.status_code, said.json()["code"]


def first_news(guest: Guest, party_id: str, language: str | None) -> Json:
    """What a new connection is told first, without what only connections are told."""
    told = guest.socket(party_id).table if language is None else in_words(guest, party_id, language).table
    return without(told, "type", "chat")


@pytest.mark.parametrize("game", ["vale", "_template"])
def test_the_news_are_what_a_new_connection_is_told(server: Server, game: str) -> None:
    party = Party(server, game, ["cs", "en"], watching="cs")
    random = Random(5)
    party.sockets[0].ask("chat", text="Ahoj!")
    for most in (0, 1, 2, 2000):
        play_on(party.sockets, random, most=most, watching=[party.watching])
        for seat, guest in enumerate(party.guests):
            for language in (None, *LANGUAGES):
                said = guest.get(party.path("news"), params={} if language is None else {"language": language})
                assert said.status_code == 200, said.text
                news = said.json()
                assert news["chat"] == []
                assert without(news, "chat") == first_news(guest, party.id, language)
                assert list(news["views"]) == [str(seat)]
                assert all(q["seat"] == seat for q in news["pending"] if set(q) != {"seat"})
    assert party.over()
    assert news["seed"] is not None


def test_news_since_a_moment_have_only_the_events_since_then(sqlite_server: Server) -> None:
    party = Party(sqlite_server, "vale", ["cs", "en"])
    party.play(Random(3), 12)
    jana = party.guests[0]
    whole = jana.get(party.path("news?language=cs")).json()
    assert whole["events"] == told_events(party.sockets[0])
    counts = []
    for since in range(13):
        news = jana.get(party.path(f"news?language=cs&since={since}")).json()
        counts.append(len(news["events"]))
        assert news["events"] == whole["events"][len(whole["events"]) - counts[-1] :]
        assert without(news, "events") == without(whole, "events")
    assert counts == sorted(counts, reverse=True)
    assert (counts[0] > counts[6] > 0, counts[-1]) == (True, 0)
    ahead = jana.get(party.path("news?language=cs&since=13")).json()
    assert (ahead["events"], ahead["rewound"]) == ([], True)


def test_news_are_not_for_strangers(server: Server) -> None:
    id, _, _ = two_at_a_table(server)
    for person in (server.guest("Eva"), server.nobody()):
        for query in ("", "?language=cs", "?since=0&language=en"):
            said = person.get(f"/api/tables/{id}/news{query}")
            assert refused(said) == (409, "not-your-seat")
            assert set(said.json()) == {"code", "rule", "message", "values"}
    jana = server.guest()
    assert refused(jana.get(f"/api/tables/{'A' * 22}/news")) == (404, "no-table")
    for query in ("language=xx", "language=", "since=-1", "since=x", "since=1000001"):
        assert refused(jana.get(f"/api/tables/{id}/news?{query}")) == (422, "not-understood"), query


def test_a_host_who_does_not_play_gets_the_news_of_a_spectator(sqlite_server: Server) -> None:
    host, petr, iva = (sqlite_server.guest(name) for name in ("Jana", "Petr", "Iva"))
    table = host.new_table(OPEN, OPEN)
    waiting = host.get(f"/api/tables/{table['id']}/news?language=cs").json()
    assert (waiting["status"], waiting["views"], waiting["pending"], waiting["events"]) == ("open", {}, [], [])
    assert waiting["result"] is None
    for number, guest in enumerate((petr, iva)):
        guest.join(table["id"], table["links"][str(number)])
    play_on([petr.socket(table["id"]), iva.socket(table["id"])], Random(1), most=9)
    news = host.get(f"/api/tables/{table['id']}/news?language=cs").json()
    assert list(news["views"]) == ["spectator"]
    assert all(list(question) == ["seat"] for question in news["pending"])
    assert without(news, "chat") == first_news(host, table["id"], "cs")


# ---- the history of a finished game


def finished(server: Server, game: str, seats: int) -> tuple[str, Json]:
    """A table that was played to the end, and its last news."""
    jana = server.guest()
    id = str(jana.new_table(*[ME] * seats, game=game, seed="12")["id"])
    live = jana.socket(id)
    play_on([live], Random(seats))
    return id, live.table


def check_history(server: Server, id: str, last: Json, seats: int, language: str) -> None:
    eva = server.nobody()
    said = eva.get(f"/api/tables/{id}/history?language={language}")
    assert said.status_code == 200, said.text
    history = said.json()
    game = find_game(last["game"])
    record = read_record(eva.get(f"/api/tables/{id}/record").text)
    speaker = Speaker(game, texts(language), ["Jana"] * seats)
    rules = {kind.id: kind.rule for kind in game.event_words.kinds.values()}
    steps = history["steps"]
    assert set(history) == {"first", "steps"}
    assert history["first"] == 0
    assert len(steps) == len(record.answers) + 1
    log: list[Json] = []
    for number, (state, step) in enumerate(zip(replay(game, record, listen=True), steps, strict=True)):
        seat, words = record.answers[number - 1] if number else (None, "")
        option = game.phrases.parse(words) if words else None
        text = "" if option is None else speaker.option(option)
        assert (step["answers"], step["seat"], step["text"]) == (number, seat, text)
        assert step["scores"] == game.result(state).scores
        log += step["events"]
        assert len(log) == len(state.events or [])
    everything = [game.event_words.tell(event, None, everything=True) for event in state.events or []]
    assert log == [{**told, "text": speaker.event(told), "rule": rules[str(told["event"])]} for told in everything]
    assert not any("hidden" in event for event in log)
    assert len(steps[0]["events"]) > 0
    assert steps[-1]["scores"] == last["result"]["scores"] == record.result


@every_language
def test_the_history_of_a_short_game(server: Server, language: str) -> None:
    id, last = finished(server, "_template", 3)
    check_history(server, id, last, 3, language)


@every_language
def test_the_history_of_a_long_game(sqlite_server: Server, language: str) -> None:
    id, last = finished(sqlite_server, "vale", 2)
    check_history(sqlite_server, id, last, 2, language)


def test_a_history_needs_a_finished_table_and_a_known_language(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    waiting = jana.new_table(ME, OPEN)["id"]
    assert refused(jana.get(f"/api/tables/{waiting}/history")) == (409, "not-running")
    running = jana.new_table(ME, ME)["id"]
    assert refused(jana.get(f"/api/tables/{running}/history")) == (409, "not-finished")
    assert refused(jana.get(f"/api/tables/{'A' * 22}/history")) == (404, "no-table")
    id, _ = finished(sqlite_server, "_template", 2)
    for language in ("xx", "", "CS"):
        assert refused(jana.get(f"/api/tables/{id}/history?language={language}")) == (422, "not-understood")
    assert jana.get(f"/api/tables/{id}/history").json() == jana.get(f"/api/tables/{id}/history?language=en").json()


def test_the_history_knows_nothing_of_answers_taken_back(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, ME, seed="4", variants={"first_player": "0"})["id"]
    live = jana.socket(id)
    words = words_of(live.questions()[0])
    live.does(0, words[0])
    live.reach(live.ask("undo", seat=0, sequence=1)["sequence"])
    live.does(0, words[1])
    play_on([live], Random(5))
    check_history(sqlite_server, id, live.table, 2, "cs")
    steps = jana.get(f"/api/tables/{id}/history").json()["steps"]
    assert len(steps) == live.table["sequence"] - 1
    option = find_game("vale").phrases.parse(words[1])
    assert option is not None
    assert steps[1]["text"] == Speaker(find_game("vale"), texts("en"), ["Jana", "Jana"]).option(option)


def test_a_game_that_goes_on_from_another_has_its_whole_history(sqlite_server: Server) -> None:
    id, _ = finished(sqlite_server, "vale", 2)
    jana = sqlite_server.guest()
    said = jana.post(f"/api/tables/{id}/fork", answers=7, seats=[ME, ME])
    assert said.status_code == 200, said.text
    new = said.json()["id"]
    live = in_words(jana, new, "cs")
    taken = [question["takes_back"] for question in live.questions()]
    assert all(taken)
    play_on([live], Random(8))
    check_history(sqlite_server, new, live.table, 2, "cs")


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


# ---- a screen that several people share


def test_people_at_one_screen_get_what_everybody_may_see_and_hear_as_well(sqlite_server: Server) -> None:
    jana = sqlite_server.guest("Jana")
    table = jana.new_table(ME, ME, game="_template", seed="11")
    live = in_words(jana, table["id"], "en")
    assert set(live.table["views"]) == {"0", "1", "spectator"}
    assert live.table["views"]["spectator"] == json.loads(json.dumps(sqlite_server.state(table["id"]).view(None)))
    live.does(0, words_of(live.questions()[0])[0])
    (picked,) = [event for event in live.table["events"] if event["event"] == "picked"]
    assert (picked["private"], picked["seat"]) == (0, 0)
    assert picked["card"] in picked["text"]
    assert picked["card"] not in picked["others"]


def test_somebody_alone_at_a_screen_gets_no_other_view(sqlite_server: Server) -> None:
    jana = sqlite_server.guest("Jana")
    live = in_words(jana, jana.new_table(ME, BOT, game="_template")["id"], "en")
    assert set(live.table["views"]) == {"0"}


def test_an_event_says_which_move_brought_it_about(sqlite_server: Server) -> None:
    jana = sqlite_server.guest("Jana")
    live = in_words(jana, jana.new_table(ME, ME, variants={"first_player": "0"})["id"], "cs")
    assert {event["move"] for event in live.table["events"]} == {0}
    for number in (1, 2):
        question = live.questions()[0]
        live.does(question["seat"], words_of(question)[0])
        assert {event["move"] for event in live.table["events"]} == {number}
    live.ask("language", language="en")
    again = live.news(lambda told: len(told["events"]) > 5)
    assert sorted({event["move"] for event in again["events"]}) == [0, 1, 2]
    assert [event["move"] for event in again["events"]] == sorted(event["move"] for event in again["events"])
