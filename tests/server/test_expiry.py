"""What nobody comes back to is forgotten, by the settings, and nothing else is."""

from __future__ import annotations

from datetime import timedelta
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select, update
from starlette.websockets import WebSocketDisconnect

from deskovka.server import expiry
from deskovka.server.expiry import Expiry
from deskovka.server.models import ChatRow, MoveRow, PlayerRow, SeatRow, SessionRow, TableRow, TryRow, now
from deskovka.server.puzzles import Tries
from support.server import BOT, ME, OPEN, Guest, Server, play_on

KINDS = (TableRow, SeatRow, MoveRow, ChatRow, PlayerRow, SessionRow, TryRow)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expiry, "PAUSE", 0.0)


def forget(server: Server) -> None:
    server.run(Expiry(server.app.state.service).forget_all)


def age_table(server: Server, id: str, days: float) -> None:
    """As if nothing had happened there for so long."""
    service = server.app.state.service

    async def age() -> None:
        async with service.storage.transaction() as session:
            long_ago = now() - timedelta(days=days)
            await session.execute(update(TableRow).where(TableRow.id == id).values(changed=long_ago))
        service.forget(id)

    server.run(age)


def age_player(server: Server, guest: Guest, days: float | None) -> None:
    identity = server.app.state.identity

    async def age() -> None:
        player = await identity.player(guest.cookie)
        seen = None if days is None else now() - timedelta(days=days)
        async with identity.storage.transaction() as session:
            await session.execute(update(PlayerRow).where(PlayerRow.id == player.id).values(seen=seen))

    server.run(age)


def counts(server: Server) -> dict[str, int]:
    async def count() -> dict[str, int]:
        async with server.app.state.service.storage.look() as session:
            found = {kind.__tablename__: await session.scalar(select(func.count()).select_from(kind)) for kind in KINDS}
            return {name: number or 0 for name, number in found.items()}

    told = server.run(count)
    assert isinstance(told, dict)
    return told


def finished(guest: Guest) -> str:
    id = str(guest.new_table(ME, ME)["id"])
    live = guest.socket(id)
    play_on([live], Random(1))
    guest.hang_up()
    return id


def exists(guest: Guest, id: str) -> bool:
    return bool(guest.get(f"/api/tables/{id}").status_code == 200)


def test_old_tables_of_every_kind_go_and_the_others_stay(server: Server) -> None:
    jana = server.guest()
    days = {"open": 30, "running": 365, "finished": 730}
    make = {
        "open": lambda: jana.new_table(ME, OPEN)["id"],
        "running": lambda: jana.new_table(ME, ME)["id"],
        "finished": lambda: finished(jana),
    }
    old = {kind: make[kind]() for kind in days}
    young = {kind: make[kind]() for kind in days}
    live = jana.socket(old["running"])
    question = live.questions()[0]
    live.does(question["seat"], question["options"][0]["words"])
    assert live.ask("chat", text="hello")["type"] == "done"
    jana.hang_up()
    for kind, limit in days.items():
        age_table(server, old[kind], limit + 1)
        age_table(server, young[kind], limit - 1)
    forget(server)
    assert [exists(jana, id) for id in old.values()] == [False] * 3
    assert [exists(jana, id) for id in young.values()] == [True] * 3
    assert jana.get(f"/api/tables/{young['finished']}/record").status_code == 200
    left = counts(server)
    assert (left["tables"], left["seats"], left["chat"]) == (3, 6, 0)
    with pytest.raises(WebSocketDisconnect):
        jana.socket(old["running"])
    assert {told["id"] for told in jana.get("/api/tables").json()} == set(young.values())


def test_more_than_one_step_of_tables_is_forgotten(server: Server) -> None:
    jana = server.guest()
    ids = [jana.new_table(ME, OPEN)["id"] for _ in range(2 * expiry.TABLES_AT_ONCE + 2)]
    for id in ids[1:]:
        age_table(server, id, 31)
    forget(server)
    assert [told["id"] for told in jana.get("/api/tables").json()] == ids[:1]


def test_a_table_somebody_looks_at_stays(server: Server) -> None:
    jana = server.guest()
    id = jana.new_table(ME, OPEN)["id"]
    live = jana.socket(id)
    age_table(server, id, 1000)
    forget(server)
    assert live.ask("chat", text="still here")["type"] == "done"


@pytest.mark.parametrize("status", ["open", "running", "finished"])
def test_none_goes_where_the_setting_is_0(serve: Any, status: str) -> None:
    nothing = {"open_table_days": 0, "running_table_days": 0, "finished_table_days": 0}
    server: Server = serve(**nothing, guest_days=0, session_days=0)
    jana = server.guest()
    id = jana.new_table(ME, OPEN if status == "open" else ME)["id"] if status != "finished" else finished(jana)
    age_table(server, id, 100_000)
    age_player(server, server.guest("Petr"), 100_000)
    before = counts(server)
    forget(server)
    assert counts(server) == before


def test_guests_without_tables_go_and_nobody_else_does(server: Server) -> None:
    away, back, host, seated, known = (server.guest(name) for name in ("Eva", "Petr", "Jana", "Karel", "Ota"))
    table = host.new_table(OPEN, OPEN)
    seated.join(table["id"], table["links"]["0"])
    known.post("/api/register", login="ota", password="heslo heslo")
    for guest in (away, host, seated, known):
        age_player(server, guest, 181)
    age_player(server, back, 179)
    cookies = [guest.cookie for guest in (away, back, host, seated, known)]
    forget(server)
    good = [server.browser(cookie).get("/api/me").status_code == 200 for cookie in cookies]
    assert good == [False, True, True, True, True]
    assert counts(server)["players"] == 4


def test_what_a_guest_tried_goes_with_them(server: Server) -> None:
    service = server.app.state.service
    for name, days in (("Eva", 181), ("Petr", 179)):
        guest = server.guest(name)
        player = server.run(server.app.state.identity.player, guest.cookie)
        server.run(Tries(service.storage).note, player.id, "a-position", "best")
        age_player(server, guest, days)
    assert counts(server)["tries"] == 2
    forget(server)
    assert counts(server)["tries"] == 1


def test_whoever_comes_is_seen(server: Server) -> None:
    jana = server.guest()
    age_player(server, jana, 181)
    jana.get("/api/me")
    forget(server)
    assert jana.get("/api/me").status_code == 200


def test_players_from_before_are_counted_from_now_on(server: Server) -> None:
    jana = server.guest()
    age_player(server, jana, None)
    forget(server)
    assert server.browser(jana.cookie).get("/api/me").status_code == 200


def test_a_browser_of_an_account_that_did_not_come_for_long_is_forgotten(server: Server) -> None:
    jana = server.guest()
    account = {"login": "jana", "password": "heslo heslo"}
    jana.post("/api/register", **account)
    age_player(server, jana, 401)
    forget(server)
    assert jana.get("/api/me").status_code == 401
    assert jana.post("/api/login", **account).status_code == 200  # the account itself stays


def test_a_guest_goes_after_the_last_of_their_tables(server: Server) -> None:
    jana, petr = server.guest(), server.guest("Petr")
    table = petr.new_table(OPEN, BOT)
    jana.join(table["id"], table["links"]["0"])
    age_player(server, jana, 181)
    forget(server)
    assert counts(server)["players"] == 2
    age_player(server, jana, 181)
    age_table(server, table["id"], 1000)
    forget(server)
    assert counts(server)["players"] == 1


def test_another_process_does_not_go_on_with_a_table_that_is_gone(postgres: str) -> None:
    with Server(postgres) as one, Server(postgres) as other:
        jana = one.guest()
        id = jana.new_table(ME, OPEN)["id"]
        guest = Guest(other, "Jana", other.browser(jana.cookie))
        other.people.append(guest)
        live = guest.socket(id)
        age_table(one, id, 31)
        forget(one)
        assert live.closing() == 1008
        assert not exists(guest, id)
