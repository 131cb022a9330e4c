"""Several times the same with one answer: one move for the table, its record and taking back."""

from __future__ import annotations

from typing import Any

from support.server import ME, Server, Socket

WORDS = {"sec-websocket-protocol": "deskovka, words.en"}


def at_a_placing(server: Server) -> tuple[str, Socket, dict[str, Any], dict[str, Any]]:
    """A table of one person with two seats, at a question with something to do at least three times."""
    jana = server.guest()
    id = jana.new_table(ME, ME, game="empire", variants={"setup": "random"})["id"]
    socket = jana.socket(id, headers=WORDS)
    while True:
        (question, *_) = socket.questions()
        for option in question["options"]:
            if option["numbers"].get("most", 1) > 2:
                return id, socket, question, option
        socket.does(question["seat"], question["options"][0]["words"])


def test_one_answer_one_move_and_one_step_back(server: Server) -> None:
    id, socket, question, option = at_a_placing(server)
    seat, before = question["seat"], server.record(id).answers[:]
    told = socket.does(seat, f"{option['words']} x2")
    assert [event["event"] for event in told["events"] if event["event"] in ("placed", "moved")] in (
        ["placed"] * 2,
        ["moved"] * 2,
    )
    assert server.record(id).answers == [*before, (seat, f"{option['words']} x2")]
    (again,) = socket.questions()
    assert again["takes_back"] == f"{option['text']} ×2"
    reply = socket.ask("undo", seat=seat, sequence=socket.table["sequence"])
    assert reply["type"] == "done"
    assert server.record(id).answers == before


def test_too_often_is_refused_in_words(server: Server) -> None:
    id, socket, question, option = at_a_placing(server)
    before = server.record(id).answers[:]
    most = option["numbers"]["most"]
    reply = socket.answer(question["seat"], f"{option['words']} x{most + 1}")
    assert (reply["code"], reply["message"]) == ("refused", "core-too-often")
    assert str(most) in reply["text"]
    assert server.record(id).answers == before
