"""Tables whose viewers read, and what is said to them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from deskovka.coverage import catalogue
from deskovka.games.registry import all_game_ids, find_game
from deskovka.text import LANGUAGES, Speaker, texts
from support.server import OPEN, Server, Socket, play_on, secret_of_tables
from support.tables import in_words

GAMES = [find_game(id) for id in all_game_ids()]
PEOPLE = ["Jana", "Petr", "Iva", "Ota", "Zdena"]
BIG_SEEDS = ("7261504938271605498", "1029384756473829105")
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
Json = dict[str, Any]


class Party:
    """People at a table and a spectator, each connected in words of their own language."""

    def __init__(
        self, server: Server, game: str, languages: list[str], seed: str | None = "12", watching: str = "en"
    ) -> None:
        self.server = server
        self.game = find_game(game)
        self.names = PEOPLE[: len(languages)]
        self.guests = [server.guest(name) for name in self.names]
        with secret_of_tables("07" * 32):
            table = self.guests[0].new_table(*[OPEN] * len(languages), game=game, **({"seed": seed} if seed else {}))
        self.id = str(table["id"])
        self.commitment = str(table["commitment"])
        self.spectate = str(table["spectate"])
        self.guests[0].received.clear()
        for number, guest in enumerate(self.guests):
            assert guest.join(self.id, table["links"][str(number)]).json() == {"seat": number}
        self.sockets = [in_words(g, self.id, language) for g, language in zip(self.guests, languages, strict=True)]
        self.spectator = server.nobody()
        self.watching = in_words(self.spectator, self.id, watching, spectate=self.spectate)
        for socket in self.everybody():  # that somebody watches is told before anything else happens
            if not socket.table["watching"]:
                socket.news(lambda told: bool(told["watching"]))

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


def refused(said: Any) -> tuple[int, str]:
    return said.status_code, said.json()["code"]
