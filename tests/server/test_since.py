"""What happened since my last answer: marked in the news, shown again move by move, never more than my seat saw."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from support.server import Server
from support.words import Json, Party, refused, told_events, without

GAMES = ["vale", "empire", "kemet", "eldervale", "_template"]


def plain(events: list[Json]) -> list[Json]:
    """Events as they are told outside the news, which also count moves."""
    return [without(event, "move") for event in events]


def since(party: Party, seat: int, language: str = "cs") -> list[Json]:
    said = party.guests[seat].get(party.path(f"since/{seat}?language={language}"))
    assert said.status_code == 200, said.text
    moments: list[Json] = said.json()
    return moments


@pytest.mark.parametrize("game", GAMES)
def test_the_moments_since_my_answer_lead_from_it_to_the_present(sqlite_server: Server, game: str) -> None:
    party = Party(sqlite_server, game, ["cs", "en"])
    random = Random(4)
    seen = 0
    for _ in range(12):
        party.play(random, 5)
        for seat, socket in enumerate(party.sockets):
            told = socket.table["since"][str(seat)]["told"]
            news = told_events(socket)
            moments = since(party, seat, ["cs", "en"][seat])
            assert [event for moment in moments for event in moment["events"]] == plain(news[told:])
            assert moments[-1]["view"] == socket.table["views"][str(seat)]
            assert all(moment["seat"] != seat for moment in moments[1:])
            for before, moment in pairwise(moments):  # answers in secret cannot be counted afterwards
                assert moment["events"] or moment["view"] != before["view"]
            seen += len(moments) - 1
    assert seen > 10


def test_the_first_moment_is_the_table_after_my_answer(sqlite_server: Server) -> None:
    party = Party(sqlite_server, "vale", ["en", "en"])
    party.play(Random(2), 1)
    mover = 0 if party.sockets[1].table["asked"] == [1] else 1
    after = party.sockets[mover].table["views"][str(mover)]
    scores = party.sockets[mover].table["scores"]
    party.play(Random(2), 1)
    moments = since(party, mover)
    assert (moments[0]["seat"], moments[0]["events"], moments[0]["view"]) == (mover, [], after)
    assert party.sockets[mover].table["since"][str(mover)]["scores"] == scores


def test_only_the_one_who_sits_there_is_told(sqlite_server: Server) -> None:
    party = Party(sqlite_server, "vale", ["en", "en"])
    assert refused(party.guests[0].get(party.path("since/1"))) == (409, "not-your-seat")
    assert refused(sqlite_server.guest("Eva").get(party.path("since/0"))) == (409, "not-your-seat")


def test_what_was_taken_back_is_not_shown_again(sqlite_server: Server) -> None:
    party = Party(sqlite_server, "vale", ["en", "en"])
    party.play(Random(2), 1)
    first = party.sockets[0].table["since"]["0"], party.sockets[1].table["since"]["1"]
    party.play(Random(2), 1)
    mover = party.sockets[0].table["since"]["0"] != first[0]
    seat = 0 if mover else 1
    party.sockets[seat].ask("undo", seat=seat, sequence=party.sockets[seat].table["sequence"])
    party.sockets[seat].news(lambda told: told["rewound"])
    assert party.sockets[seat].table["since"][str(seat)] == first[seat]
