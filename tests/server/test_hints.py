"""Hints on the server: for one person alone with bots, at the question that is asked now, written down."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from deskovka.core.record import NO_HINTS, read_record
from deskovka.server import advising
from deskovka.server.hints import Wish, asked_alone
from deskovka.server.live import LiveTable
from deskovka.server.models import SeatRow, TableRow
from deskovka.server.refused import Refused
from support.server import BOT, ME, OPEN, Guest, Server, Socket, check_with_the_command, play_on, words_of
from support.statistics import LANTERN, told

EXTERNAL = {"kind": "external", "name": "robot"}
Serve = Callable[..., Server]


@pytest.fixture(autouse=True)
def short_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a hint says is tested in tests/review."""
    monkeypatch.setattr(advising, "iterations", lambda _: 3)


def alone(server: Server, game: str = "vale", **wishes: Any) -> tuple[Guest, Socket]:
    """Jana at a table with a bot and hints, asked something."""
    jana = server.guest()
    table = jana.new_table(ME, BOT, game=game, **{"hints": True, **wishes})
    socket = jana.socket(table["id"])
    return jana, asked(socket)


def asked(socket: Socket) -> Socket:
    """Once Jana is asked, and no secret pick of the bot is missing."""
    while socket.table["asked"] != [0]:
        socket.read()
    return socket


def ask(guest: Guest, socket: Socket, step: int = 1, **other: Any) -> Any:
    wish = {"seat": 0, "sequence": socket.table["sequence"], "step": step, "language": "en", **other}
    return guest.post(f"/api/tables/{socket.table['id']}/hint", **wish)


def refused(said: Any) -> tuple[int, str]:
    return said.status_code, said.json()["code"]


def test_first_where_to_look_then_the_best_answers(server: Server) -> None:
    jana, socket = alone(server)
    offered = words_of(socket.questions()[0])
    nudge = ask(jana, socket).json()
    assert nudge["step"] == 1
    assert nudge["options"] is None
    assert nudge["sequence"] == socket.table["sequence"]
    assert nudge["nudge"]["text"]
    assert set(nudge["nudge"]["words"]) <= set(offered)
    assert len(nudge["nudge"]["words"]) >= 2
    named = ask(jana, socket, 2).json()
    assert named["nudge"] == nudge["nudge"]
    assert 1 <= len(named["options"]) <= 3
    best = named["options"][0]
    assert best["words"] in nudge["nudge"]["words"]
    assert best["chance"]["low"] <= best["chance"]["chance"] <= best["chance"]["high"]
    assert best["too_close"] is False
    assert ask(jana, socket, 2).json() == named
    czech = ask(jana, socket, 2, language="cs").json()
    assert [one["words"] for one in czech["options"]] == [one["words"] for one in named["options"]]
    assert czech["options"][0]["text"] != best["text"]


def test_the_same_hint_after_a_restart(serve: Serve) -> None:
    server = serve()
    jana, socket = alone(server)
    first = ask(jana, socket, 2).json()
    server.app.state.service.hints.kept.clear()
    assert ask(jana, socket, 2).json() == first


def test_everybody_is_told_that_there_are_hints_and_how_many_were_used(server: Server) -> None:
    jana, socket = alone(server)
    assert (socket.table["hints"], socket.table["hinted"]) == (True, 0)
    ask(jana, socket)
    assert socket.news(lambda table: table["hinted"] == 1)["hints"] is True
    ask(jana, socket, 2)
    ask(jana, socket)
    id = socket.table["id"]
    assert jana.look(id)["hinted"] == 1
    (step,) = server.table(id).row.hinted.values()  # type: ignore[union-attr]
    assert step == 2
    plain = jana.new_table(ME, BOT)
    assert (plain["hints"], plain["hinted"]) == (False, 0)


def test_asking_at_another_question_counts_once_more(sqlite_server: Server) -> None:
    jana, socket = alone(sqlite_server, game=LANTERN)
    ask(jana, socket)
    socket.does(0, words_of(socket.questions()[0])[0])
    ask(jana, asked(socket))
    assert jana.look(socket.table["id"])["hinted"] == 2


# ---- nobody else


@pytest.mark.parametrize(
    "seats", [[ME, ME], [ME, OPEN], [ME, EXTERNAL], [BOT, BOT], [ME, ME, BOT], [ME, BOT, OPEN], [ME, BOT, EXTERNAL]]
)
def test_hints_are_refused_where_anybody_else_plays(sqlite_server: Server, seats: list[dict[str, str]]) -> None:
    jana = sqlite_server.guest()
    said = jana.post("/api/tables", game="vale", seats=seats, hints=True)
    assert refused(said) == (409, "hints-with-people")
    assert jana.post("/api/tables", game="vale", seats=seats).status_code == 200


def test_a_lone_seat_may_have_them(sqlite_server: Server) -> None:
    table = sqlite_server.guest().new_table(ME, game="eldervale", hints=True)
    assert table["hints"] is True
    assert table["links"] == {}


def test_nobody_can_take_a_seat_that_was_given_up(sqlite_server: Server) -> None:
    jana, petr = sqlite_server.guest(), sqlite_server.guest("Petr")
    id = jana.new_table(ME, BOT, hints=True, waits=True)["id"]
    assert jana.post(f"/api/tables/{id}/leave").status_code == 200
    links = jana.post(f"/api/tables/{id}/links").json()["links"]
    assert refused(petr.join(id, links["0"])) == (409, "hints-with-people")


def test_strangers_get_none(sqlite_server: Server) -> None:
    _, socket = alone(sqlite_server)
    petr = sqlite_server.guest("Petr")
    assert refused(ask(petr, socket)) == (409, "not-your-seat")
    assert (
        sqlite_server.nobody().post(f"/api/tables/{socket.table['id']}/hint", seat=0, sequence=0, step=1).status_code
        == 401
    )


def test_whatever_made_a_second_person_sit_down_there_would_be_no_hint(sqlite_server: Server) -> None:
    """No door leads there; should there ever be one, this is what stands behind it."""
    jana, socket = alone(sqlite_server)
    petr = sqlite_server.guest("Petr")
    player = sqlite_server.table(petr.new_table(ME, BOT)["id"]).seats[0].player
    id = socket.table["id"]

    async def sit_down() -> None:
        service = sqlite_server.app.state.service
        async with service.storage.transaction() as session:
            this = update(SeatRow).where(SeatRow.table == id, SeatRow.number == 1)
            await session.execute(this.values(kind="person", player=player, bot=None))
        service.forget(id)

    sqlite_server.run(sit_down)
    assert refused(ask(jana, socket)) == (409, "hints-with-people")


def test_whoever_resigns_or_lets_a_bot_play_gets_none(sqlite_server: Server) -> None:
    jana, socket = alone(sqlite_server)
    id = socket.table["id"]
    assert jana.post(f"/api/tables/{id}/pause", paused=True).status_code == 200
    assert refused(ask(jana, socket)) == (409, "not-now")
    assert jana.post(f"/api/tables/{id}/deputy", seat=0, bot="random").status_code == 200
    assert jana.post(f"/api/tables/{id}/deputy", seat=0, bot=None).status_code == 200
    assert jana.post(f"/api/tables/{id}/resign", seat=0).status_code == 200
    assert refused(ask(jana, socket)) == (409, "not-your-seat")


def test_a_rematch_keeps_them_and_a_game_that_is_played_on_has_none(sqlite_server: Server) -> None:
    jana, socket = alone(sqlite_server, game=LANTERN)
    ask(jana, socket)
    play_on([socket], Random(3))
    id = socket.table["id"]
    again = jana.look(jana.post(f"/api/tables/{id}/rematch").json()["id"])
    assert (again["hints"], again["hinted"]) == (True, 0)
    for seats in ([ME, BOT], [ME, OPEN]):
        fork = jana.post(f"/api/tables/{id}/fork", answers=1, seats=seats).json()
        assert fork["hints"] is False
    assert refused(ask(jana, socket)) == (409, "not-now")


def test_they_cannot_be_turned_on_later(sqlite_server: Server) -> None:
    jana, socket = alone(sqlite_server, hints=False)
    assert refused(ask(jana, socket)) == (409, "no-hints")
    assert sqlite_server.table(socket.table["id"]).row.hinted is None


# ---- only now


def test_an_old_question_is_stale(sqlite_server: Server) -> None:
    jana, socket = alone(sqlite_server, game=LANTERN)
    old = socket.table["sequence"]
    socket.does(0, words_of(socket.questions()[0])[0])
    asked(socket)
    said = ask(jana, socket, sequence=old)
    assert refused(said) == (409, "stale")
    assert said.json()["values"] == {}


def test_a_secret_pick_has_no_hint_while_others_still_choose(sqlite_server: Server) -> None:
    _, socket = alone(sqlite_server, game=LANTERN)
    now = sqlite_server.table(socket.table["id"])
    before = LiveTable(TableRow(**{**now.row.columns(), "sequence": 0, "snapshot": None}), now.seats, [])
    wish = Wish(str(now.seats[0].player), 0, before.told_sequence([0]), 1, "en")
    with pytest.raises(Refused, match="not-now"):
        asked_alone(before, wish)  # the bot has not picked there
    assert asked_alone(now, wish).seat == 0


def test_so_many_of_one_address(serve: Serve) -> None:
    server = serve(hints_per_minute=0.001, hint_burst=1)
    jana, socket = alone(server, game=LANTERN)
    assert ask(jana, socket).status_code == 200
    assert ask(jana, socket, 2).status_code == 200  # the same one is kept
    socket.does(0, words_of(socket.questions()[0])[0])
    assert refused(ask(jana, asked(socket))) == (429, "too-many-requests")


def test_whoever_asks_at_many_tables_waits_for_that_alone(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """Addresses take turns in the queue, not tables."""
    server = serve(hint_workers=1)
    wanted: list[str] = []

    async def note(whose: str, _: Any) -> None:
        wanted.append(whose)
        raise ValueError

    monkeypatch.setattr(server.app.state.service.hints.pool, "do", note)
    for _ in range(2):
        assert refused(ask(*alone(server, game=LANTERN))) == (503, "try-later")
    assert wanted == ["testclient"] * 2


@pytest.mark.parametrize("wrong", [{"step": 3}, {"step": 0}, {"seat": -1}, {"language": "de"}, {"more": 1}])
def test_other_wishes_are_not_understood(sqlite_server: Server, wrong: dict[str, Any]) -> None:
    jana, socket = alone(sqlite_server)
    assert refused(ask(jana, socket, **wrong)) == (422, "not-understood")


def test_a_hint_that_fails_is_none_and_does_not_count(sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    jana, socket = alone(sqlite_server)

    def breaks(*_: Any) -> None:
        raise ValueError

    monkeypatch.setattr("deskovka.server.hints.advise", breaks)
    assert refused(ask(jana, socket)) == (503, "try-later")
    assert jana.look(socket.table["id"])["hinted"] == 0


def test_a_process_of_their_own_makes_them(serve: Serve) -> None:
    server = serve(hint_workers=1)
    jana, socket = alone(server, game=LANTERN)
    assert ask(jana, socket, 2).json()["options"]


# ---- afterwards


def test_the_record_says_so_and_the_game_stands_aside(sqlite_server: Server, tmp_path: Any) -> None:
    jana, socket = alone(sqlite_server, game=LANTERN)
    ask(jana, socket)
    play_on([socket], Random(3))
    text = jana.get(f"/api/tables/{socket.table['id']}/record").text
    assert "\nhints: 1\n" in text
    assert read_record(text).hints == 1
    assert read_record(text).text() == text
    assert "1 answer was given after one" in check_with_the_command(text, tmp_path)
    (latest,) = told(jana, 1)["latest"]
    assert latest["aside"] == "hints"


def test_records_without_hints_have_no_such_line(sqlite_server: Server) -> None:
    jana, socket = alone(sqlite_server, game=LANTERN, hints=False)
    play_on([socket], Random(3))
    text = jana.get(f"/api/tables/{socket.table['id']}/record").text
    assert "hints" not in text
    assert read_record(text).hints == NO_HINTS
