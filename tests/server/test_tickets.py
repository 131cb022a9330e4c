"""An answer that is sent again after its reply was lost is known by its ticket, and counts once."""

from __future__ import annotations

from random import Random

import pytest
from starlette.websockets import WebSocketDisconnect

from deskovka.server.live_socket import Viewer
from deskovka.server.messages import Told
from support.server import ME, Server, Socket, play_on, words_of
from support.tables import assert_refused, first_words, stored_table, two_at_a_table


def sent(live: Socket, ticket: str, seat: int | None = None, words: str = "", sequence: int | None = None) -> dict:
    """Answer the first question, or so, with a ticket."""
    question = live.questions()[0] if live.questions() else {"seat": seat, "options": []}
    return live.ask(
        "answer",
        seat=question["seat"] if seat is None else seat,
        sequence=live.table["sequence"] if sequence is None else sequence,
        words=words or words_of(question)[0],
        ticket=ticket,
    )


def stored(server: Server, id: str) -> list[tuple[int, str, str | None]]:
    return [(move.seat, move.words, move.ticket) for move in stored_table(server, id)[2]]


class Cut:
    """Cuts the connection before the reply to an answer is sent; by then the answer is stored."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.lost = 0
        send = Viewer.send

        async def cut(viewer: Viewer, message: Told) -> None:
            if message["type"] == "done" and "sequence" in message and not self.lost:
                self.lost += 1
                raise WebSocketDisconnect(1006)
            await send(viewer, message)

        patch.setattr(Viewer, "send", cut)


@pytest.mark.parametrize("game", ["_template", "vale"])
def test_an_answer_whose_reply_was_lost_counts_once(server: Server, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    jana = server.guest()
    id = jana.new_table(ME, ME, game=game, seed="5")["id"]
    live = jana.socket(id)
    seat, words = live.questions()[0]["seat"], first_words(live)
    cut = Cut(monkeypatch)
    live.send(type="answer", id=1, seat=seat, sequence=0, words=words, ticket="t1")
    live.closing()
    assert cut.lost == 1
    again = jana.socket(id)
    assert again.table["sequence"] == 1
    for sequence in (0, 1):  # as it was sent, and as somebody who has looked again would send it
        reply = again.ask("answer", seat=seat, sequence=sequence, words=words, ticket="t1")
        assert (reply["type"], reply["sequence"]) == ("done", 1)
    assert stored(server, id) == [(seat, words, "t1")]


def test_an_answer_that_never_came_is_taken_when_it_is_sent_again(server: Server) -> None:
    id, jana, _ = two_at_a_table(server)
    assert sent(jana, "first")["sequence"] == 1
    assert [ticket for *_, ticket in stored(server, id)] == ["first"]


def test_tickets_are_known_after_a_restart(database: str) -> None:
    with Server(database) as server:
        id, jana, _ = two_at_a_table(server)
        seat, words = 0, first_words(jana)
        assert sent(jana, "kept")["type"] == "done"
        cookie = server.people[0].cookie
    with Server(database) as server:
        live = server.nobody()
        live.http.cookies.set("deskovka", cookie)
        socket = live.socket(id)
        assert sent(socket, "kept", seat, words, 0) == {"type": "done", "id": 1, "sequence": 1}
        assert len(stored(server, id)) == 1


def test_a_ticket_is_one_of_its_seat(sqlite_server: Server) -> None:
    """Two people may happen on the same letters."""
    id, jana, petr = two_at_a_table(sqlite_server)
    assert sent(jana, "same")["sequence"] == 1
    petr.reach(1)
    assert sent(petr, "same")["sequence"] == 2
    assert [(seat, ticket) for seat, _, ticket in stored(sqlite_server, id)] == [(0, "same"), (1, "same")]


def test_a_ticket_of_somebody_elses_seat_tells_nothing(sqlite_server: Server) -> None:
    _, jana, petr = two_at_a_table(sqlite_server)
    words = first_words(jana)
    assert sent(jana, "mine")["type"] == "done"
    assert_refused(sent(petr, "mine", 0, words, 0), "not-your-seat")


def test_an_answer_that_was_taken_back_is_not_given_again_by_its_ticket(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, ME, game="_template", seed="5", take_back="practice")["id"]
    live = jana.socket(id)
    seat, words = live.questions()[0]["seat"], first_words(live)
    assert sent(live, "once")["type"] == "done"
    live.reach(1)
    live.reach(live.ask("undo", seat=seat, sequence=1)["sequence"])
    reply = sent(live, "once", seat, words)
    assert (reply["type"], reply["sequence"]) == ("done", 2)
    assert len(stored(sqlite_server, id)) == 2
    assert sent(live, "twice", seat, words)["sequence"] == 3


def test_the_last_answer_of_a_game_is_known_by_its_ticket(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, ME, game="_template", seed="5")["id"]
    live = jana.socket(id)
    play_on([live], Random(1), 3)
    seat, words, sequence = live.questions()[0]["seat"], first_words(live), live.table["sequence"]
    assert sent(live, "last")["type"] == "done"
    assert live.reach(sequence + 1)["status"] == "finished"
    assert sent(live, "last", seat, words, sequence)["type"] == "done"
    assert len(stored(sqlite_server, id)) == sequence + 1


def test_only_the_last_tickets_of_a_seat_are_kept_in_memory(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, ME, seed="5")["id"]
    live = jana.socket(id)
    for number in range(100):
        live.reach(sent(live, f"t{number}")["sequence"])
    kept = sqlite_server.table(id).tickets
    assert 0 < max(len(tickets) for tickets in kept.values()) <= 32


@pytest.mark.parametrize("ticket", ["", "x" * 41, "two words", "ř", 7])
def test_what_can_be_no_ticket_is_not_understood(sqlite_server: Server, ticket: object) -> None:
    _, jana, _ = two_at_a_table(sqlite_server)
    words = first_words(jana)
    assert_refused(jana.ask("answer", seat=0, sequence=0, words=words, ticket=ticket), "not-understood")


def test_answers_without_a_ticket_go_on_as_ever(sqlite_server: Server) -> None:
    _, jana, _ = two_at_a_table(sqlite_server)
    words = first_words(jana)
    assert jana.answer(0, words, 0)["type"] == "done"
    assert_refused(jana.answer(0, words, 0), "stale")
