"""Whose word it takes to take back: that of everybody who sits there, whoever plays for them at the moment."""

from __future__ import annotations

from collections.abc import Callable
from time import sleep, time
from typing import Any

import pytest

from support.server import BOT, ME, OPEN, Guest, Server, Socket
from support.tables import assert_refused, first_words, lantern, stored_table

Serve = Callable[..., Server]
SOON: dict[str, Any] = {"grace_seconds": 0.3, "fair_seconds": 0.6}


def deputy(guest: Guest, id: str, seat: int, bot: str | None) -> str:
    """Nothing if a bot plays there now, or no longer; else why not."""
    said = guest.post(f"/api/tables/{id}/deputy", seat=seat, bot=bot)
    return "" if said.status_code == 200 else str(said.json()["code"])


def undo(socket: Socket, seat: int = 0) -> dict[str, Any]:
    return socket.ask("undo", seat=seat, sequence=socket.table["sequence"])


def gone(guest: Guest, seat: int, live: Socket) -> None:
    """Somebody goes, and is away for so long that a bot may play for them."""
    left = time()
    guest.hang_up()
    live.news(lambda told: (told["seats"][seat]["away"] or 0) >= left)  # an earlier absence is none of ours
    sleep(SOON["fair_seconds"])


def picks_are_open(server: Server, people: int = 2) -> tuple[str, list[Guest], list[Socket]]:
    """At a table for practice everybody has picked a card in secret, and all was shown: seat 0 is asked again."""
    id, guests, sockets = lantern(server, people, take_back="practice")
    for seat, socket in enumerate(sockets):
        socket.reach(seat)
        socket.does(seat, first_words(socket))
    sockets[0].reach(sockets[-1].table["sequence"])
    return id, guests, sockets


# ---- a bot on somebody's seat agrees to nothing


def test_a_bot_the_host_puts_on_a_seat_does_not_agree_in_its_place(serve: Serve) -> None:
    """Put a bot there, undo what was seen, give the seat back: that cannot be done behind somebody's back."""
    server = serve(**SOON)
    id, (jana, petr), (one, _) = picks_are_open(server)
    gone(petr, 1, one)
    assert deputy(jana, id, 1, "random") == ""
    one.news(lambda told: told["seats"][1]["bot"] == "random")
    while not one.questions():
        one.read()
    before = server.record(id).answers
    assert (one.questions()[0]["undo"], one.questions()[0]["ask_undo"]) == (False, True)
    assert undo(one)["type"] == "done"
    told = one.news(lambda told: told["wish"])
    assert told["wish"] == {"seat": 0, "agreed": 1, "missing": [1]}
    assert server.record(id).answers == before
    back = petr.socket(id)  # and is asked at once
    assert back.table["wish"] == {"seat": 0, "agreed": 1, "missing": [1]}
    assert back.ask("consent", yes=True)["type"] == "done"
    assert len(server.record(id).answers) < len(before)


def test_whoever_lets_a_bot_play_for_them_is_still_asked(sqlite_server: Server) -> None:
    id, guests, sockets = picks_are_open(sqlite_server, 3)
    assert deputy(guests[2], id, 2, "random") == ""
    one = sockets[0]
    one.news(lambda told: told["seats"][2]["bot"])
    before = len(sqlite_server.record(id).answers)
    assert undo(one)["type"] == "done"
    sockets[1].news(lambda told: told["wish"])
    assert sockets[1].ask("consent", yes=True)["type"] == "done"
    told = one.news(lambda told: told["wish"] and told["wish"]["agreed"] == 2)
    assert told["wish"]["missing"] == [2]
    assert len(sqlite_server.record(id).answers) >= before
    assert sockets[2].ask("consent", yes=False)["type"] == "done"
    assert one.news(lambda told: told["refusal"])["refusal"] == {"seat": 0, "by": 2}


def test_a_bot_for_somebody_whose_time_was_up_does_not_agree_either(sqlite_server: Server) -> None:
    id, _, (one, two) = picks_are_open(sqlite_server)
    service = sqlite_server.app.state.service

    async def replaced() -> None:
        table = await service.table(id)
        await service.change_seat(table, table.seats[1], deputy="greedy", absent=True)

    sqlite_server.run(replaced)
    one.news(lambda told: told["seats"][1]["bot"] == "greedy")
    assert undo(one)["type"] == "done"
    assert one.news(lambda told: told["wish"])["wish"]["missing"] == [1]
    assert two.ask("consent", yes=True)["type"] == "done"
    assert sqlite_server.record(id).answers == []


def test_somebody_who_resigned_is_asked_no_more(sqlite_server: Server) -> None:
    id, guests, sockets = picks_are_open(sqlite_server, 3)
    assert undo(sockets[0])["type"] == "done"
    sockets[1].news(lambda told: told["wish"])
    assert guests[2].post(f"/api/tables/{id}/resign", seat=2).status_code == 200
    told = sockets[0].news(lambda told: told["seats"][2]["kind"] == "bot")
    assert told["wish"] is None  # of a table where somebody else sat: ask again
    assert stored_table(sqlite_server, id)[0].wish is None
    assert undo(sockets[0])["type"] == "done"
    assert sockets[0].news(lambda told: told["wish"])["wish"]["missing"] == [1]


# ---- who puts a bot on whose seat


def test_nobody_puts_a_bot_on_the_seat_of_somebody_who_is_here(serve: Serve) -> None:
    server = serve(**SOON)
    id, (jana, petr), (one, two) = lantern(server, 2)
    sleep(SOON["fair_seconds"])
    assert deputy(jana, id, 1, "random") == "not-away"  # not even the host
    assert deputy(petr, id, 0, "random") == "not-away"
    assert [seat["bot"] for seat in jana.look(id)["seats"]] == [None, None]
    gone(petr, 1, one)
    assert deputy(jana, id, 1, "random") == ""
    assert two is not one


def test_only_a_bot_that_others_put_there_is_taken_away_by_the_host(serve: Serve) -> None:
    server = serve(**SOON)
    id, (jana, petr, eva), (one, _, _) = lantern(server, 3)
    assert deputy(petr, id, 1, "random") == ""
    assert deputy(jana, id, 1, None) == "not-your-seat"  # Petr's own affair
    gone(eva, 2, one)
    assert deputy(petr, id, 2, "random") == ""
    assert deputy(petr, id, 2, None) == "not-your-seat"
    assert deputy(jana, id, 2, None) == ""
    assert [seat["bot"] for seat in jana.look(id)["seats"]] == [None, "random", None]


# ---- a table on which only bots play


@pytest.mark.parametrize("seats", [[BOT, BOT], [OPEN, BOT]])
def test_a_table_of_bots_is_stopped_and_goes_on(sqlite_server: Server, seats: list[dict[str, Any]]) -> None:
    jana, petr = sqlite_server.guest(), sqlite_server.guest("Petr")
    table = jana.new_table(*seats)
    id = table["id"]
    if seats[0] is OPEN:
        petr.join(id, table["links"]["0"])
        assert jana.post(f"/api/tables/{id}/pause", paused=True).json()["code"] == "not-your-seat"  # Petr plays
        assert deputy(petr, id, 0, "random") == ""
    assert sqlite_server.guest("Eva").post(f"/api/tables/{id}/pause", paused=True).json()["code"] == "not-your-seat"
    assert jana.post(f"/api/tables/{id}/pause", paused=True).status_code == 200
    stopped = jana.look(id)
    assert (stopped["status"], stopped["paused"]) == ("running", True)
    assert jana.post(f"/api/tables/{id}/pause", paused=False).status_code == 200
    live = jana.socket(id)
    live.news(lambda told: told["sequence"] > stopped["sequence"])


def test_whoever_comes_to_a_stopped_table_of_bots_lets_it_go_on(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, BOT, variants={"first_player": "0"})["id"]
    assert deputy(jana, id, 0, "random") == ""
    assert jana.post(f"/api/tables/{id}/pause", paused=True).status_code == 200
    assert deputy(jana, id, 0, None) == ""
    assert jana.look(id)["paused"]
    live = jana.socket(id)
    assert_refused(live.answer(0, first_words(live)), "paused")
    assert jana.post(f"/api/tables/{id}/pause", paused=False).status_code == 200
    assert not live.news(lambda told: not told["paused"])["paused"]
