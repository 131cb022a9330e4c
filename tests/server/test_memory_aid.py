"""A memory aid: everybody is shown what they could remember where the table has one, and never more."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from deskovka.core.steps import State
from deskovka.games.registry import find_game, game_ids
from deskovka.server.remembered import places_known, remembers
from deskovka.server.words import Words
from deskovka.testing.bots import with_other_secrets
from deskovka.testing.play import play_randomly
from deskovka.testing.variants import game_of
from deskovka.text import LANGUAGES
from support.server import BOT, ME, OPEN, Guest, Server, play_on

PARTS = ("top", "bottom", "within")
MOMENTS = 12  # of each game


def two_at_a_table(server: Server, game: str, **wishes: Any) -> tuple[dict[str, Any], list[Guest]]:
    guests = [server.guest("Jana"), server.guest("Petr")]
    made = guests[0].new_table(ME, OPEN, game=game, **wishes)
    guests[1].join(made["id"], made["links"]["1"])
    return made, guests


def things(place: dict[str, Any]) -> list[str]:
    return [thing["name"] for part in PARTS for thing in place[part]]


@pytest.mark.parametrize("game", game_ids())
def test_each_seat_is_told_what_it_knows_and_nobody_else_is(sqlite_server: Server, game: str) -> None:
    made, guests = two_at_a_table(sqlite_server, game, memory_aid=True)
    assert made["memory_aid"]
    sockets = [guest.socket(made["id"]) for guest in guests]
    watching = sqlite_server.nobody().socket(made["id"], spectate=made["spectate"])
    play_on(sockets, Random(5), most=60, watching=[watching])
    state = sqlite_server.state(made["id"])
    for seat, socket in enumerate(sockets):
        assert list(socket.table["known"]) == [str(seat)]
        known: dict[str, Any] = state.game.known(state, seat)
        for place in socket.table["known"][str(seat)]:
            if place["pile"] is None:
                assert place["seat"] != seat
                assert things(place) == known["hands"][place["seat"]]
                assert place["unknown"] == known["unknown"]["hands"][place["seat"]]
            else:
                assert {part: [thing["name"] for thing in place[part]] for part in PARTS} == known["piles"][
                    place["pile"]
                ]
                assert place["unknown"] == known["unknown"]["piles"][place["pile"]]
    assert watching.table["known"] == {}
    assert watching.table["memory_aid"]


def test_without_the_aid_nobody_is_told(sqlite_server: Server) -> None:
    made, guests = two_at_a_table(sqlite_server, "vale")
    assert not made["memory_aid"]
    sockets = [guest.socket(made["id"]) for guest in guests]
    play_on(sockets, Random(5), most=30)
    assert [socket.table["known"] for socket in sockets] == [{}, {}]
    assert [socket.table["memory_aid"] for socket in sockets] == [False, False]


def test_whoever_plays_for_two_is_told_what_each_of_them_knows(sqlite_server: Server) -> None:
    guest = sqlite_server.guest()
    socket = guest.socket(guest.new_table(ME, {**ME, "name": "Petr"}, game="kemet", memory_aid=True)["id"])
    assert sorted(socket.table["known"]) == ["0", "1"]
    for seat, places in socket.table["known"].items():
        assert [place["seat"] for place in places if place["pile"] is None] == [1 - int(seat)]


def test_a_rematch_has_the_aid_again(sqlite_server: Server) -> None:
    guest = sqlite_server.guest()
    made = guest.new_table(ME, BOT, game="_template", memory_aid=True)
    socket = guest.socket(made["id"])
    while socket.table["status"] != "finished":
        play_on([socket], Random(1))
        if socket.table["status"] != "finished":
            socket.read()
    again = guest.post(f"/api/tables/{made['id']}/rematch").json()["id"]
    assert guest.look(again)["memory_aid"]


def test_it_is_told_in_words(sqlite_server: Server) -> None:
    made, guests = two_at_a_table(sqlite_server, "kemet", memory_aid=True)
    sockets = [guest.socket(made["id"]) for guest in guests]
    assert all("text" not in place for place in sockets[0].table["known"]["0"])
    sockets[0].send(type="language", language="cs")
    told = sockets[0].news(lambda table: "text" in table["known"]["0"][0])["known"]["0"]
    hand, deck = told[:2]
    assert (hand["seat"], hand["text"]) == (1, "Petr")
    assert {"kind": "card", "name": "diversion", "text": find_words("cs", "kemet-card-diversion")} in hand["within"]
    assert (deck["pile"], deck["text"]) == ("deck", "Balíček Božského zásahu")


def find_words(language: str, id: str) -> str:
    return Words(find_game("kemet"), language, ()).say(id)


# ---- secrecy


def moments(game: str, seats: int) -> list[State]:
    found = find_game(game)
    length = sum(1 for _ in play_randomly(game_of(found, seats, 3), 4))
    tables = play_randomly(game_of(found, seats, 3), 4)
    return [g.clone() for number, g in enumerate(tables) if number % max(1, length // MOMENTS) == 0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_what_is_told_does_not_depend_on_what_is_hidden(game: str, language: str) -> None:
    """With everything dealt anew that a seat cannot know, it is told the same to the byte, in words too."""
    seats = find_game(game).seats[-1]
    words = Words(find_game(game), language, tuple(f"Player {seat}" for seat in range(seats)))
    named = differed = 0
    for g in moments(game, seats):
        for seat in range(seats):
            told = json.dumps(places_known(g, seat, words))
            twin = with_other_secrets(g, seat, 77)
            assert json.dumps(places_known(twin, seat, words)) == told
            named += told.count('"name"')
            differed += g.game.open_view(twin) != g.game.open_view(g)
    assert named
    assert differed  # something was hidden that could have been told


def test_a_game_in_which_nothing_is_remembered_says_so(sqlite_server: Server) -> None:
    told = {game["id"]: game["remembers"] for game in sqlite_server.guest().get("/api/games").json()}
    assert told == dict.fromkeys(game_ids(), True)
    assert not remembers("_template")
