"""News without a WebSocket, and the whole story of a finished game."""

from __future__ import annotations

from random import Random

import pytest

from deskovka.core.record import read_record, replay
from deskovka.games.registry import find_game
from deskovka.text import LANGUAGES, Speaker, texts
from support.server import ME, OPEN, Guest, Server, play_on, words_of
from support.tables import in_words, two_at_a_table
from support.words import (
    Json,
    Party,
    every_language,
    refused,
    told_events,
    without,
)

# ---- news without a WebSocket


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
