"""Playing over the WebSocket: answers, refusals, secret picks, why not."""

from __future__ import annotations

import json
from itertools import permutations
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from support.councils import in_council
from support.server import (
    ME,
    OPEN,
    Server,
    words_of,
)
from support.tables import assert_refused, first_words, lantern, two_at_a_table

# ---- answers


def test_the_first_message_has_all_a_viewer_may_know(server: Server) -> None:
    _, jana, petr = two_at_a_table(server)
    told = jana.table
    assert (told["type"], told["status"], told["sequence"], told["rewound"]) == ("table", "running", 0, False)
    assert list(told["views"]) == ["0"]
    assert told["events"][0]["event"] == "round"
    assert told["chat"] == []
    assert told["result"]["over"] is False
    (question,) = told["pending"]
    assert question["seat"] == 0
    assert [option["id"] for option in question["options"]] == ["mark"] * 4
    assert petr.table["pending"] == [{"seat": 0}]


def test_an_answer_is_acknowledged_and_everybody_hears_of_it(server: Server) -> None:
    id, jana, petr = two_at_a_table(server)
    words = first_words(jana)
    assert jana.answer(0, words) == {"type": "done", "id": 1, "sequence": 1}
    for viewer in (jana, petr):
        told = viewer.reach(1)
        assert told["events"] == [{"event": "marked", "seat": 0, "card": words.removeprefix("mark ")}]
    assert server.record(id).answers == [(0, words)]
    assert petr.questions()[0]["seat"] == 1
    assert jana.questions() == []


def test_what_is_acknowledged_is_in_the_database(database: str) -> None:
    with Server(database) as server:
        id, jana, _ = two_at_a_table(server)
        words = first_words(jana)
        assert jana.answer(0, words)["type"] == "done"
        server.app.state.service.forget(id)
        assert server.record(id).answers == [(0, words)]


def test_stale_and_repeated_answers_change_nothing(server: Server) -> None:
    id, jana, petr = two_at_a_table(server)
    words = first_words(jana)
    jana.does(0, words)
    before = server.whole(id)
    assert_refused(jana.answer(0, words, sequence=0), "stale")  # the same again
    petr.reach(1)
    assert_refused(petr.answer(1, first_words(petr), sequence=0), "stale")
    assert_refused(petr.answer(1, first_words(petr), sequence=2), "stale")
    assert server.whole(id) == before
    petr.does(1, first_words(petr))


def test_of_two_answers_for_the_same_moment_one_counts(server: Server) -> None:
    jana = server.guest()
    table = jana.new_table(ME, ME)
    one, two = jana.socket(table["id"]), jana.socket(table["id"])
    (question,) = one.questions()
    for number, socket in enumerate((one, two)):
        words = words_of(question)[number]
        socket.send(type="answer", id=7, seat=question["seat"], sequence=0, words=words)
    replies = [socket.until(lambda told: told.get("id") == 7 and told["type"] != "table") for socket in (one, two)]
    assert sorted(reply["type"] for reply in replies) == ["done", "refused"]
    assert next(reply for reply in replies if reply["type"] == "refused")["code"] == "stale"
    assert len(server.record(table["id"]).answers) == 1


def test_nobody_answers_for_a_seat_of_somebody_else(server: Server) -> None:
    id, jana, petr = two_at_a_table(server)
    before = server.whole(id)
    words = first_words(jana)
    for seat in (0, 2, 7, 1000):
        assert_refused(petr.answer(seat, words), "not-your-seat")
    assert server.whole(id) == before


def test_nobody_answers_out_of_turn(server: Server) -> None:
    id, jana, petr = two_at_a_table(server)
    before = server.whole(id)
    reply = petr.answer(1, first_words(jana))
    assert_refused(reply, "refused")
    assert reply["rule"].startswith("VALE-")
    assert server.whole(id) == before


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("end turn", "VALE-"),
        ("tame hydra", "VALE-"),
        ("summon agni", "VALE-"),
        ("pay 1 red", "VALE-"),
        ("fly away", ""),
    ],
)
def test_an_illegal_answer_is_refused_with_its_rule(server: Server, words: str, rule: str) -> None:
    id, jana, _ = two_at_a_table(server)
    before = server.whole(id)
    reply = jana.answer(0, words)
    assert_refused(reply, "refused")
    assert reply["message"]
    assert reply["rule"].startswith(rule) if rule else reply["rule"] == ""
    assert server.whole(id) == before


@pytest.mark.parametrize(
    "change",
    [
        {"sequence": "0"},
        {"sequence": -1},
        {"sequence": True},
        {"sequence": 0.0},
        {"sequence": None},
        {"sequence": 2**64},
        {"seat": "0"},
        {"seat": False},
        {"seat": None},
        {"seat": [0]},
        {"words": None},
        {"words": ""},
        {"words": 7},
        {"words": ["mark"]},
        {"words": "mark " * 100},
        {"type": "cheat"},
        {"type": None},
        {"type": ["answer"]},
    ],
    ids=str,
)
def test_a_forged_answer_is_not_understood_and_the_connection_stays(
    sqlite_server: Server, change: dict[str, Any]
) -> None:
    id, jana, _ = two_at_a_table(sqlite_server)
    before = sqlite_server.whole(id)
    right = {"type": "answer", "id": 5, "seat": 0, "sequence": 0, "words": first_words(jana)}
    jana.send(**{**right, **change})
    assert_refused(jana.until(lambda told: told["type"] != "table"), "not-understood")
    assert sqlite_server.whole(id) == before
    jana.send(**right)
    assert jana.until(lambda told: told["type"] != "table")["type"] == "done"


@pytest.mark.parametrize(
    "text", ["", "{", "null", "[]", "7", '"answer"', "\x00", "NaN", "[" * 5000, "1" * 5000, '{"type": "answer"}']
)
def test_what_is_no_message_is_not_understood_and_the_connection_stays(sqlite_server: Server, text: str) -> None:
    _, jana, _ = two_at_a_table(sqlite_server)
    jana.send_text(text)
    assert_refused(jana.until(lambda told: told["type"] != "table"), "not-understood")
    jana.does(0, first_words(jana))


def test_spectators_watch_and_do_nothing_else(server: Server) -> None:
    jana = server.guest()
    table = jana.new_table(ME, ME)
    eva = server.nobody()
    live = eva.socket(table["id"], spectate=table["spectate"])
    assert list(live.table["views"]) == ["spectator"]
    assert all(list(question) == ["seat"] for question in live.table["pending"])
    before = server.whole(table["id"])
    player = jana.socket(table["id"])
    seat = player.questions()[0]["seat"]
    assert_refused(live.answer(seat, first_words(player)), "spectator")
    assert_refused(live.ask("undo", seat=seat, sequence=0), "spectator")
    assert_refused(live.ask("why", seat=seat, words="end turn"), "spectator")
    assert_refused(live.ask("chat", text="hello"), "spectator")
    assert server.whole(table["id"]) == before
    player.does(seat, first_words(player))
    assert live.reach(1)["events"][0]["event"] == "marked"


def test_without_a_seat_or_the_right_link_nobody_watches(server: Server) -> None:
    table = server.guest().new_table(ME, OPEN)
    other = server.guest("Petr").new_table(ME, OPEN)
    for person in (server.guest("Eva"), server.nobody()):
        for link in ("", "x", table["links"]["1"], other["spectate"], table["id"], table["spectate"] + "x"):
            with pytest.raises(WebSocketDisconnect) as end:
                person.socket(table["id"], spectate=link)
            assert end.value.code == 1008
    for id in ("A" * 22, "x", "x" * 500, "%00"):
        with pytest.raises(WebSocketDisconnect) as end:
            server.guest("Eva").socket(id, spectate=table["spectate"])
        assert end.value.code == 1008


# ---- secret picks


def test_secret_picks_arrive_in_any_order(server: Server) -> None:
    outcomes = set()
    for order in permutations(range(3)):
        _, _, sockets = lantern(server, 3)
        for number, seat in enumerate(order):
            for socket in sockets:
                socket.reach(number)
                told = socket.table["pending"]
                assert sorted(question["seat"] for question in told) == sorted(order[number:])
            sockets[seat].does(seat, first_words(sockets[seat]))
        told = sockets[0].reach(3)
        view = told["views"]["0"]
        assert view["round"] == 2
        outcomes.add(json.dumps([view["discard"], view["players"]], sort_keys=True))
        assert [event["event"] for event in told["events"]][:4] == ["picked", "showed", "showed", "showed"]
    assert len(outcomes) == 1  # the order makes no difference


def test_secret_answers_of_several_parts_do_not_disturb_each_other(server: Server) -> None:
    """In a war council of Kemet each side answers more than once, while the other one is still thinking."""
    _, jana, petr, seen = in_council(server)
    assert jana.answer(0, "play bc_5 discard bc_1d3", seen)["sequence"] == seen + 1
    assert petr.answer(1, "play bc_5 discard bc_1d3", seen)["sequence"] == seen + 1  # he has not heard of it
    assert_refused(jana.answer(0, "add diversion", seen), "stale")  # but she knows her own answers
    assert jana.answer(0, "add diversion", seen + 1)["type"] == "done"
    assert petr.answer(1, "add diversion", seen + 1)["type"] == "done"


@pytest.mark.parametrize("adds", [0, 1])
def test_nobody_can_count_the_secret_answers_of_another(server: Server, adds: int) -> None:
    """Before both are ready nothing tells how many cards somebody adds in a war council, not even a number of news."""
    id, jana, petr, seen = in_council(server)
    before = len(petr.frames)
    for words in ["play bc_5 discard bc_1d3", *["add diversion"] * adds]:
        jana.does(0, words)
    ready = [question["seat"] for question in jana.table["pending"]] == [1]
    if not ready:
        jana.does(0, "done")
    told = petr.reach(seen + 1)
    assert len(petr.frames) == before + 1  # she is ready; that she has begun told him nothing
    assert told["sequence"] == seen + 1
    assert [(event["event"], event["seat"]) for event in told["events"]] == [("ready", 0)]
    assert server.people[1].look(id)["sequence"] == seen + 1


def test_nobody_can_find_out_by_asking_how_often_another_has_answered(sqlite_server: Server) -> None:
    """Neither the time of the last change, nor the clock, nor whether a number is known tells of secret answers."""
    id, jana, petr, seen = in_council(sqlite_server, clock={"turn": 300, "bank": 60})
    numbers = range(seen, seen + 5)
    guest = sqlite_server.people[1]

    def asks() -> list[Any]:
        look = guest.look(id)
        news = [guest.get(f"/api/tables/{id}/news?since={number}").json() for number in numbers]
        live = [(petr.ask("since", sequence=number), petr.news(lambda _: True)) for number in numbers]
        rewound = [told["rewound"] for told in news], [told["rewound"] for _, told in live]
        return [look["changed"], look["deadline"], look["sequence"], rewound]

    before = asks()
    assert petr.table["sequence"] == seen
    jana.answer(0, "play bc_5 discard bc_1d3", seen)
    assert len(sqlite_server.record(id).answers) == seen + 1
    assert asks() == before


def test_a_pick_is_unseen_until_all_have_picked(server: Server) -> None:
    id, _, sockets = lantern(server, 3)
    watching = server.nobody()
    secret = first_words(sockets[1]).removeprefix("play ")
    sockets[1].does(1, f"play {secret}")
    for viewer in (sockets[0], sockets[2]):
        told = viewer.reach(1)
        (view,) = told["views"].values()
        assert view["players"][1] == {"seat": 1, "points": 0, "hand_size": 3, "picked": True}
        assert told["events"] == [{"event": "picked", "seat": 1, "hidden": True}]
    assert sockets[1].table["events"] == [{"event": "picked", "seat": 1, "card": secret}]
    assert sockets[1].table["views"]["1"]["players"][1]["pick"] == int(secret)
    with pytest.raises(WebSocketDisconnect):
        watching.socket(id)


def test_who_has_picked_cannot_pick_again(server: Server) -> None:
    id, _, sockets = lantern(server, 2)
    sockets[1].does(1, words_of(sockets[1].questions()[0])[0])
    before = server.whole(id)
    assert sockets[1].questions() == []
    reply = sockets[1].answer(1, "play 1")
    assert_refused(reply, "refused")
    assert reply["rule"] == "TEMPLATE-ROUND.3"
    assert server.whole(id) == before


def test_two_who_pick_at_the_same_moment_both_get_there(server: Server) -> None:
    """Both saw the same question, so both name the same sequence number."""
    id, _, sockets = lantern(server, 2)
    wanted = [first_words(socket) for socket in sockets]
    for seat, socket in enumerate(sockets):
        socket.send(type="answer", id="pick", seat=seat, sequence=0, words=wanted[seat])
    for socket in sockets:
        assert socket.until(lambda told: told.get("id") == "pick")["type"] == "done"
    assert_refused(sockets[0].answer(0, wanted[0], sequence=0), "stale")  # the question has passed
    assert sorted(server.record(id).answers) == list(enumerate(wanted))


# ---- why not


def test_why_something_is_not_on_offer(server: Server) -> None:
    id, jana, petr = two_at_a_table(server)
    before = server.whole(id)
    offered = first_words(jana)
    assert jana.ask("why", seat=0, words=offered) == {"type": "done", "id": 1, "offered": True}
    reply = jana.ask("why", seat=0, words="end turn")
    assert (reply["type"], reply["offered"]) == ("done", False)
    assert reply["rule"].startswith("VALE-")
    assert reply["message"]
    assert petr.ask("why", seat=1, words=offered)["rule"].startswith("VALE-")
    assert_refused(petr.ask("why", seat=0, words="end turn"), "not-your-seat")
    assert_refused(jana.ask("why", seat=0), "not-understood")
    assert server.whole(id) == before
