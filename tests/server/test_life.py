"""What people do at a table besides answering: pause, resign, agree to take back, clocks, rematch, fork, programs."""

from __future__ import annotations

from random import Random

import pytest
from starlette.websockets import WebSocketDisconnect

from deskovka.server.models import now
from support.server import BOT, ME, OPEN, Guest, Server, Socket, play_on, wait_for, words_of


def two_people(server: Server, **wishes: object) -> tuple[Guest, Guest, str, Socket, Socket]:
    """Jana on seat 0 and Petr on seat 1 of a running table; seat 0 begins."""
    jana, petr = server.guest("Jana"), server.guest("Petr")
    told = jana.new_table(ME, OPEN, variants={"first_player": "0"}, **wishes)
    assert petr.join(told["id"], told["links"]["1"]).status_code == 200
    return jana, petr, told["id"], jana.socket(told["id"]), petr.socket(told["id"])


def first_words(socket: Socket) -> str:
    return words_of(socket.questions()[0])[0]


def answer_first(socket: Socket, other: Socket, seat: int) -> None:
    table = socket.does(seat, first_words(socket))
    other.reach(table["sequence"])


# ---- pause


def test_a_paused_table_takes_no_answers_until_it_goes_on(server: Server) -> None:
    jana, petr, id, one, _ = two_people(server)
    assert petr.post(f"/api/tables/{id}/pause", paused=True).status_code == 200
    one.news(lambda told: told["paused"])
    reply = one.answer(0, first_words(one))
    assert (reply["type"], reply["code"]) == ("refused", "paused")
    assert jana.post(f"/api/tables/{id}/pause", paused=False).status_code == 200
    one.news(lambda told: not told["paused"])
    one.does(0, first_words(one))


def test_only_those_who_play_may_pause(sqlite_server: Server) -> None:
    _, _, id, _, _ = two_people(sqlite_server)
    said = sqlite_server.guest("Eva").post(f"/api/tables/{id}/pause", paused=True)
    assert (said.status_code, said.json()["code"]) == (409, "not-your-seat")


# ---- leaving


def test_a_bot_plays_on_for_somebody_who_resigns(server: Server) -> None:
    jana, petr, id, one, _ = two_people(server)
    assert petr.post(f"/api/tables/{id}/resign", seat=1).status_code == 200
    play_on([one], Random(1))
    assert jana.look(id)["status"] == "finished"
    assert jana.look(id)["seats"][1]["kind"] == "bot"
    assert petr.post(f"/api/tables/{id}/resign", seat=0).json()["code"] == "not-your-seat"


def test_a_bot_takes_over_and_gives_the_seat_back(server: Server) -> None:
    jana, petr, id, one, two = two_people(server)
    assert petr.post(f"/api/tables/{id}/deputy", seat=1, bot="random").status_code == 200
    answer = one.does(0, first_words(one))
    one.news(lambda told: told["sequence"] > answer["sequence"])  # the bot has answered
    two.news(lambda told: told["seats"][1]["bot"] == "random" and told["sequence"] > answer["sequence"])
    assert petr.post(f"/api/tables/{id}/deputy", seat=1, bot=None).status_code == 200
    assert jana.post(f"/api/tables/{id}/deputy", seat=1, bot="oracle").status_code == 422
    two.news(lambda told: told["seats"][1]["bot"] is None)
    play_on([one, two], Random(2))
    assert jana.look(id)["status"] == "finished"


# ---- taking back by consent


def two_answers(one: Socket, two: Socket) -> None:
    answer_first(one, two, 0)
    answer_first(two, one, 1)


def test_what_others_have_answered_is_taken_back_when_all_agree(server: Server) -> None:
    _, _, id, one, two = two_people(server)
    before = server.whole(id)
    two_answers(one, two)
    reply = one.ask("undo", seat=0, sequence=one.table["sequence"])
    assert reply["type"] == "done"
    told = two.news(lambda told: told["wish"] is not None)
    assert told["wish"] == {"seat": 0, "agreed": 1, "missing": [1]}
    assert two.ask("consent", yes=True)["type"] == "done"
    told = one.news(lambda told: told["sequence"] == 4)
    assert (told["wish"], told["rewound"]) == (None, True)
    assert server.whole(id) == before


def test_nothing_is_taken_back_when_somebody_does_not_agree(server: Server) -> None:
    _, _, id, one, two = two_people(server)
    two_answers(one, two)
    after = server.whole(id)
    one.ask("undo", seat=0, sequence=one.table["sequence"])
    two.news(lambda told: told["wish"] is not None)
    assert two.ask("consent", yes=False)["type"] == "done"
    one.news(lambda told: told["wish"] is None)
    assert server.whole(id) == after
    assert two.ask("consent", yes=True)["code"] == "no-wish"


def test_a_wish_is_gone_with_the_next_answer(server: Server) -> None:
    _, _, _, one, two = two_people(server)
    two_answers(one, two)
    one.ask("undo", seat=0, sequence=one.table["sequence"])
    two.news(lambda told: told["wish"] is not None)
    two.does(1, first_words(two))
    assert two.table["wish"] is None
    assert two.ask("consent", yes=True)["code"] == "no-wish"


# ---- clocks


def test_a_bot_takes_the_seat_when_the_time_is_up(server: Server) -> None:
    _, _, id, one, _ = two_people(server, clock={"turn": 1, "bank": 0})
    assert set(one.table["deadline"]) == {"0"}
    told = one.news(lambda told: told["seats"][0]["bot"] == "medium")
    assert told["seats"][1]["bot"] is None
    one.news(lambda told: told["sequence"] >= 1)
    assert server.record(id).answers[0][0] == 0


def test_the_bank_pays_for_what_the_turn_does_not(server: Server) -> None:
    _, _, id, one, _ = two_people(server, clock={"turn": 1, "bank": 1000})
    wait_for(lambda: server.table(id).clocks.bank_after(0, now()) != 1000.0)  # the second of the turn is over
    one.does(0, first_words(one))
    left = server.table(id).seats[0].bank
    assert 990 < left < 1000
    assert server.table(id).seats[1].bank == 1000
    assert one.table["seats"][0]["bot"] is None


# ---- again, and from elsewhere


def finished(server: Server) -> tuple[Guest, Guest, str, Socket, Socket]:
    jana, petr, id, one, two = two_people(server)
    play_on([one, two], Random(5))
    return jana, petr, id, one, two


def test_a_rematch_seats_the_same_people_at_one_new_table(server: Server) -> None:
    jana, petr, id, one, _ = finished(server)
    new = petr.post(f"/api/tables/{id}/rematch").json()["id"]
    assert jana.post(f"/api/tables/{id}/rematch").json()["id"] == new
    assert one.news(lambda told: told["rematch"])["rematch"] == new
    told = jana.look(new)
    assert (told["status"], told["sequence"]) == ("running", 0)
    assert [seat["name"] for seat in told["seats"]] == ["Jana", "Petr"]
    assert [seat["mine"] for seat in told["seats"]] == [True, False]
    assert told["commitment"] != jana.look(id)["commitment"]
    assert jana.look(id)["status"] == "finished"
    assert server.guest("Eva").post(f"/api/tables/{id}/rematch").status_code == 409


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_any_position_of_a_finished_game_can_be_played_on(sqlite_server: Server, share: float) -> None:
    _, petr, id, _, _ = finished(sqlite_server)
    record = sqlite_server.record(id)
    answers = int(share * (len(record.answers) - 1))
    new = petr.post(f"/api/tables/{id}/fork", answers=answers, seats=[BOT, ME]).json()["id"]
    assert sqlite_server.record(new).answers[:answers] == record.answers[:answers]
    told = petr.look(new)
    assert [seat["kind"] for seat in told["seats"]] == ["bot", "person"]
    play_on([petr.socket(new)], Random(6))
    assert petr.look(new)["status"] == "finished"
    assert sqlite_server.record(id).answers == record.answers


def test_a_running_game_has_no_rematch_and_no_fork(sqlite_server: Server) -> None:
    jana, _, id, _, _ = two_people(sqlite_server)
    for path, body in (("rematch", {}), ("fork", {"answers": 0, "seats": [ME, BOT]})):
        assert jana.post(f"/api/tables/{id}/{path}", **body).json()["code"] == "not-finished"


# ---- programs


def test_a_program_plays_with_the_link_of_its_seat(server: Server) -> None:
    jana = server.guest("Jana")
    told = jana.new_table(ME, {"kind": "external", "name": "Robot"})
    id, link = told["id"], told["links"]["1"]
    assert told["status"] == "running"
    program = server.nobody()
    live = program.socket(id, headers={"authorization": f"Bearer {link}"})
    assert [seat["mine"] for seat in live.table["seats"]] == [False, True]
    play_on([jana.socket(id), live], Random(7))
    assert jana.look(id)["status"] == "finished"


def test_the_link_of_a_persons_seat_is_no_key_for_a_program(sqlite_server: Server) -> None:
    jana, petr = sqlite_server.guest("Jana"), sqlite_server.guest("Petr")
    told = jana.new_table(ME, OPEN)
    petr.join(told["id"], told["links"]["1"])
    with pytest.raises(WebSocketDisconnect) as closed:
        sqlite_server.nobody().socket(told["id"], headers={"authorization": f"Bearer {told['links']['1']}"})
    assert closed.value.code == 1008


# ---- numbers


def test_the_metrics_count_what_happens(sqlite_server: Server) -> None:
    jana = sqlite_server.guest("Jana")
    live = jana.socket(jana.new_table(ME, BOT, variants={"first_player": "0"})["id"])
    live.does(0, first_words(live))
    live.answer(0, "dance")
    told = sqlite_server.nobody(client=("127.0.0.1", 5000)).get("/metrics").text
    assert 'deskovka_moves_total{kind="answer"}' in told
    assert "deskovka_connections 1.0" in told
    assert "deskovka_tables 1.0" in told
    assert "deskovka_commit_seconds_count" in told
    assert "deskovka_refused_total" in told
