"""What viewers hear: after an undo, since a sequence number, chat, coming back, whole games."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from deskovka.core.proof import commitment_to_secret, key_of
from deskovka.core.record import read_record
from support.server import (
    BOT,
    ME,
    OPEN,
    Server,
    Socket,
    check_with_the_command,
    play_on,
    words_of,
)
from support.tables import assert_refused, first_words, lantern, two_at_a_table

# ---- undo


def test_an_answer_may_be_taken_back_at_once(server: Server) -> None:
    id, jana, petr = two_at_a_table(server)
    before = server.whole(id)
    view = jana.table["views"]["0"]
    words = words_of(jana.questions()[0])
    jana.does(0, words[0])
    petr.reach(1)
    reply = jana.ask("undo", seat=0, sequence=1)
    assert (reply["type"], reply["sequence"]) == ("done", 2)
    assert server.whole(id) == before
    for viewer in (jana, petr):
        told = viewer.reach(2)
        assert told["rewound"] is True
        assert told["pending"][0]["seat"] == 0
    assert jana.table["views"]["0"] == view
    jana.does(0, words[1])
    assert server.record(id).answers == [(0, words[1])]


def test_after_an_undo_the_next_answer_is_told_like_any_other(server: Server) -> None:
    _, jana, petr = two_at_a_table(server)
    words = words_of(jana.questions()[0])
    jana.does(0, words[0])
    petr.reach(1)
    jana.ask("undo", seat=0, sequence=1)
    for viewer in (jana, petr):
        viewer.reach(2)
    jana.does(0, words[1])
    petr.reach(3)
    for viewer in (jana, petr):
        assert viewer.table["rewound"] is False
        assert viewer.table["events"] == [{"event": "marked", "seat": 0, "card": words[1].removeprefix("mark ")}]


def test_several_answers_of_one_turn_are_taken_back_one_after_the_other(server: Server) -> None:
    jana = server.guest()
    table = jana.new_table(ME, ME, variants={"first_player": "0"}, seed="1")
    live = jana.socket(table["id"])
    for seat in (0, 1, 1):  # the last card is marked without asking
        live.does(seat, first_words(live))
    positions = [server.whole(table["id"])]
    for card in ("agni", "rock_golem"):  # selling shows nobody anything new; with the second the turn is over
        live.does(0, f"sell {card}")
        positions.append(server.whole(table["id"]))
    assert live.questions()[0]["seat"] == 1
    for position in positions[-2::-1]:
        reply = live.ask("undo", seat=0, sequence=live.table["sequence"])
        assert reply["type"] == "done", reply
        live.reach(reply["sequence"])
        assert server.whole(table["id"]) == position
        assert live.questions()[0]["seat"] == 0
    assert live.table["sequence"] == 3 + 2 * 2


def test_a_question_says_whether_the_last_answer_may_be_taken_back(server: Server) -> None:
    jana = server.guest()
    table = jana.new_table(ME, ME, variants={"first_player": "0"}, seed="1")
    live = jana.socket(table["id"])
    told = [live.questions()[0]["undo"]]
    for seat in (0, 1, 1, 0):
        live.does(seat, first_words(live))
        told.append(live.questions()[0]["undo"])
    assert told == [False, False, True, False, True]  # whoever is asked now: was the last answer theirs?


def test_when_somebody_else_has_answered_it_takes_more_than_a_wish_to_undo(server: Server) -> None:
    id, jana, petr = two_at_a_table(server)
    jana.does(0, first_words(jana))
    petr.reach(1)
    petr.does(1, first_words(petr))
    jana.reach(2)
    before = server.whole(id)
    jana.ask("undo", seat=0, sequence=2)
    assert server.whole(id) == before
    assert len(server.record(id).answers) == 2


def test_what_has_been_shown_is_not_taken_back_by_one_alone(server: Server) -> None:
    id, _, sockets = lantern(server, 2)
    sockets[0].does(0, first_words(sockets[0]))
    before = server.whole(id)
    sockets[0].ask("undo", seat=0, sequence=1)  # a pick is final
    assert server.whole(id) == before
    sockets[1].reach(1)
    sockets[1].does(1, first_words(sockets[1]))
    before = server.whole(id)
    sockets[1].ask("undo", seat=1, sequence=2)  # the cards are open, and the next die has been rolled
    assert server.whole(id) == before


def test_undo_is_refused_to_others_for_another_moment_and_where_there_is_nothing(server: Server) -> None:
    id, jana, petr = two_at_a_table(server)
    assert_refused(jana.ask("undo", seat=0, sequence=0), "no-undo")
    jana.does(0, first_words(jana))
    petr.reach(1)
    before = server.whole(id)
    assert_refused(petr.ask("undo", seat=0, sequence=1), "not-your-seat")
    assert_refused(petr.ask("undo", seat=1, sequence=1), "no-undo")
    assert_refused(jana.ask("undo", seat=0, sequence=0), "stale")
    assert_refused(jana.ask("undo", seat=0, sequence=2), "stale")
    assert_refused(jana.ask("undo", seat=0), "not-understood")
    assert server.whole(id) == before


# ---- events since


def told_since(socket: Socket, sequence: int) -> dict[str, Any]:
    """What is told to somebody who has heard everything up to this sequence number."""
    assert socket.ask("since", sequence=sequence)["type"] == "done"
    return socket.news(lambda told: bool(told["events"] or told["rewound"]))


def test_events_are_told_since_a_sequence_number(server: Server) -> None:
    jana = server.guest()
    table = jana.new_table(ME, ME, variants={"first_player": "0"}, seed="2")
    live = jana.socket(table["id"])
    told = [live.table["events"]]
    for _ in range(12):
        told.append(live.does(live.questions()[0]["seat"], first_words(live))["events"])
    everything = [event for events in told for event in events]
    again = jana.socket(table["id"])
    assert again.table["events"] == everything
    for sequence in range(12):
        known = sum(len(events) for events in told[: sequence + 1])
        news = told_since(again, sequence)
        assert news["events"] == everything[known:]
        assert news["rewound"] is False
        assert news["sequence"] == 12


def test_who_saw_something_that_was_taken_back_is_told_so(server: Server) -> None:
    jana = server.guest()
    table = jana.new_table(ME, ME, variants={"first_player": "0"})
    live = jana.socket(table["id"])
    beginning = live.table["events"]
    words = words_of(live.questions()[0])
    live.does(0, words[0])
    reply = live.ask("undo", seat=0, sequence=1)
    live.reach(reply["sequence"])
    live.does(0, words[1])
    marked = {"event": "marked", "seat": 0, "card": words[1].removeprefix("mark ")}
    again = jana.socket(table["id"])
    assert again.table["events"] == [*beginning, marked]
    assert told_since(again, 1)["rewound"] is True
    since = told_since(again, 0)
    assert (since["rewound"], since["events"]) == (False, [marked])
    assert told_since(again, 99)["rewound"] is True  # never heard of


def test_a_wrong_since_is_not_understood(sqlite_server: Server) -> None:
    _, jana, _ = two_at_a_table(sqlite_server)
    for wrong in (None, -1, "0", True, 2**40):
        assert_refused(jana.ask("since", sequence=wrong), "not-understood")


# ---- chat


def test_what_is_said_is_heard_by_all_also_by_those_who_come_later(server: Server) -> None:
    jana, petr = server.guest(), server.guest("Petr")
    table = jana.new_table(ME, OPEN, OPEN)
    petr.join(table["id"], table["links"]["1"])
    sockets = [jana.socket(table["id"]), petr.socket(table["id"])]
    watching = server.nobody().socket(table["id"], spectate=table["spectate"])
    assert sockets[1].ask("chat", text="  Dobrý večer! ♞ ")["type"] == "done"
    for viewer in (*sockets, watching):
        heard = viewer.table if viewer.table["chat"] else viewer.news(lambda told: bool(told["chat"]))
        (line,) = heard["chat"]
        assert (line["name"], line["text"]) == ("Petr", "Dobrý večer! ♞")
    assert sockets[0].ask("chat", text="Ahoj")["type"] == "done"
    late = server.nobody().socket(table["id"], spectate=table["spectate"])
    assert [line["text"] for line in late.table["chat"]] == ["Dobrý večer! ♞", "Ahoj"]
    heard = sockets[1].news(lambda told: bool(told["chat"]))
    assert [line["text"] for line in heard["chat"]] == ["Ahoj"]  # nothing is told twice


def test_what_is_said_at_one_table_is_not_heard_at_another(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    one, two = jana.new_table(ME, OPEN), jana.new_table(ME, OPEN)
    assert jana.socket(one["id"]).ask("chat", text="psst")["type"] == "done"
    assert jana.socket(two["id"]).table["chat"] == []
    assert jana.socket(one["id"]).table["chat"][0]["text"] == "psst"


def test_too_much_and_nothing_at_all_is_not_said(server: Server) -> None:
    id, jana, _ = two_at_a_table(server)
    for wrong in ("x" * 501, "", "   ", None, 7, ["hello"]):
        assert_refused(jana.ask("chat", text=wrong), "not-understood")
    assert jana.ask("chat", text="x" * 500)["type"] == "done"
    again = server.people[0].socket(id)
    assert [line["text"] for line in again.table["chat"]] == ["x" * 500]


# ---- coming back


def test_who_comes_back_goes_on_where_the_game_is(server: Server) -> None:
    id, jana, petr = two_at_a_table(server)
    jana.does(0, first_words(jana))
    seen = {name: value for name, value in jana.table.items() if name not in ("events", "deadline")}
    server.people[0].hang_up()
    petr.reach(1)
    back = server.people[0].socket(id)
    assert {name: value for name, value in back.table.items() if name not in ("events", "deadline")} == seen
    petr.does(1, first_words(petr))
    assert back.reach(2)["sequence"] == 2
    play_on([back, petr], Random(3))


def test_a_server_that_starts_again_has_everything(database: str) -> None:
    with Server(database) as server:
        jana = server.guest()
        table = jana.new_table(ME, BOT, seed="8", variants={"first_player": "0"})
        live = jana.socket(table["id"])
        play_on([live], Random(1), most=5)
        live.ask("chat", text="hned jsem zpátky")
        cookie = jana.cookie
    with Server(database) as server:
        jana = server.nobody()
        jana.http = server.browser(cookie)
        assert jana.get("/api/me").json()["name"] == "Jana"
        again = jana.socket(table["id"])
        assert again.table["sequence"] >= live.table["sequence"]
        assert [line["text"] for line in again.table["chat"]] == ["hned jsem zpátky"]
        assert again.table["commitment"] == table["commitment"]
        play_on([again], Random(2))  # the bot also wakes up again
        assert again.table["seed"] == "8"


# ---- whole games


@pytest.mark.parametrize(("game", "people"), [("vale", 2), ("vale", 3), ("_template", 4)])
def test_a_whole_game_can_be_checked_offline_and_its_luck_was_fixed_from_the_start(
    server: Server, tmp_path: Path, game: str, people: int
) -> None:
    guests = [server.guest(f"Guest {number}") for number in range(people)]
    table = guests[0].new_table(ME, *[OPEN] * (people - 1), game=game)  # the server draws the secret
    for number, guest in enumerate(guests[1:], start=1):
        guest.join(table["id"], table["links"][str(number)])
    spectator = server.nobody()
    watching = spectator.socket(table["id"], spectate=table["spectate"])
    sockets = [guest.socket(table["id"]) for guest in guests]
    answers = play_on(sockets, Random(people), watching=[watching])

    secret = watching.table["secret"]
    assert commitment_to_secret(secret) == table["commitment"]
    key = key_of(secret, watching.table["shares"]).hex()
    for viewer in (*sockets, watching):
        frames = [json.loads(frame) for frame in viewer.frames]
        running = [frame for frame in viewer.frames if '"status":"finished"' not in frame]
        assert len(running) > answers // 2
        assert not any(secret in frame or key in frame for frame in running)
        assert {told["commitment"] for told in frames if told["type"] == "table"} == {table["commitment"]}
        assert frames[-1]["status"] == "finished"
        assert frames[-1]["secret"] == secret
    assert not any(secret in text or key in text for guest in guests for text in guest.received)

    said = spectator.get(f"/api/tables/{table['id']}/record")
    assert said.headers["content-type"].startswith("text/plain")
    record = read_record(said.text)
    assert len(record.answers) == answers
    assert record.names == [guest.name for guest in guests]
    assert record.result == watching.table["result"]["scores"]
    assert "the game is over" in check_with_the_command(said.text, tmp_path)


def test_after_the_end_nothing_can_be_answered_or_taken_back(server: Server) -> None:
    _, _, sockets = lantern(server, 2)
    play_on(sockets, Random(1))
    sequence = sockets[0].table["sequence"]
    assert_refused(sockets[0].answer(0, "play 1"), "not-running")
    assert_refused(sockets[0].ask("undo", seat=0, sequence=sequence), "not-running")
    assert_refused(sockets[0].ask("why", seat=0, words="play 1"), "not-running")
    assert sockets[0].ask("chat", text="Díky za hru")["type"] == "done"


@pytest.mark.parametrize(
    "name", ["Jana\u2028x", "a\u0085b", "\u2029", "Ja\u202ena", "|", "seat: 1", "---", "result: 5"]
)
def test_whatever_people_are_called_the_record_can_be_checked(sqlite_server: Server, tmp_path: Path, name: str) -> None:
    """Such a name is refused, or the record can be read in spite of it."""
    jana = sqlite_server.nobody()
    if jana.post("/api/me", name=name).status_code == 422:
        return
    table = jana.new_table(ME, ME, game="_template")
    play_on([jana.socket(table["id"])], Random(1))
    text = jana.get(f"/api/tables/{table['id']}/record").text
    assert "the game is over" in check_with_the_command(text, tmp_path)
