"""Cookies: each browser has its own; revoked by logging out, renewed by logging in and by making an account."""

from __future__ import annotations

from typing import Any

import pytest
from itsdangerous import URLSafeSerializer
from sqlalchemy import update

from deskovka.server import live_socket
from deskovka.server.identity import MOST_SESSIONS
from deskovka.server.models import PlayerRow
from support.server import ME, OPEN, Guest, Server, wait_for

ACCOUNT = {"login": "jana", "password": "velmi tajné heslo"}
LOGGED_OUT = 4401


def is_good(server: Server, cookie: str) -> bool:
    return bool(server.browser(cookie).get("/api/me").status_code == 200)


def with_account(server: Server) -> Guest:
    jana = server.guest()
    assert jana.post("/api/register", **ACCOUNT).status_code == 200
    return jana


def with_cookie(server: Server, cookie: str) -> Guest:
    browser = Guest(server, "Jana", server.browser(cookie))
    server.people.append(browser)
    return browser


def test_logging_out_revokes_the_cookie_for_whoever_has_kept_it(server: Server) -> None:
    jana = with_account(server)
    stolen = jana.cookie
    assert is_good(server, stolen)
    assert jana.post("/api/logout").status_code == 200
    assert "deskovka" not in jana.http.cookies
    assert not is_good(server, stolen)
    assert with_cookie(server, stolen).post("/api/me", name="Eve").cookies["deskovka"] != stolen
    assert jana.post("/api/login", **ACCOUNT).json() == {"name": "Jana", "login": "jana"}
    assert not is_good(server, stolen)


def test_making_an_account_and_logging_in_renew_the_cookie(server: Server) -> None:
    jana = server.guest()
    as_guest = jana.cookie
    jana.post("/api/register", **ACCOUNT)
    as_account = jana.cookie
    assert not is_good(server, as_guest)
    assert is_good(server, as_account)
    jana.post("/api/login", **ACCOUNT)
    assert not is_good(server, as_account)
    assert is_good(server, jana.cookie)


def test_other_browsers_of_the_same_player_stay(server: Server) -> None:
    jana = with_account(server)
    phone = server.nobody()
    phone.post("/api/login", **ACCOUNT)
    assert phone.cookie != jana.cookie
    phone.post("/api/logout")
    assert jana.get("/api/me").json()["name"] == "Jana"


def test_a_wrong_password_and_a_taken_name_leave_the_cookie_as_it_is(server: Server) -> None:
    with_account(server)
    petr = server.guest("Petr")
    cookie = petr.cookie
    assert petr.post("/api/login", login="jana", password="something else").status_code == 401
    assert petr.post("/api/register", login="JANA", password="something else").json()["code"] == "name-taken"
    assert petr.cookie == cookie
    assert is_good(server, cookie)
    assert petr.get("/api/me").json() == {"name": "Petr", "login": None}


def test_a_cookie_is_given_for_another_while_whenever_somebody_comes(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    said = jana.get("/api/me")
    assert said.cookies["deskovka"] == jana.cookie
    assert "max-age=34560000" in said.headers["set-cookie"].lower()


def test_connections_of_a_revoked_session_are_closed_and_no_others(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_socket, "PATIENCE", 0.1)  # these browsers do not answer when they are sent away
    jana = with_account(server)
    phone = server.nobody()
    phone.post("/api/login", **ACCOUNT)
    id = jana.new_table(ME, ME)["id"]
    here, also_here, there = jana.socket(id), jana.socket(id), phone.socket(id)
    jana.post("/api/logout")
    assert here.closing() == LOGGED_OUT
    assert also_here.closing() == LOGGED_OUT
    question = there.questions()[0]
    there.does(question["seat"], question["options"][0]["words"])
    assert server.app.state.identity.sessions.connections.keys().isdisjoint({""})
    wait_for(lambda: len(server.app.state.identity.sessions.connections) == 1)


def test_making_an_account_at_a_table_lets_the_connection_come_back(server: Server) -> None:
    jana = server.guest()
    id = jana.new_table(ME, OPEN)["id"]
    live = jana.socket(id)
    jana.post("/api/register", **ACCOUNT)
    assert live.closing() == LOGGED_OUT
    assert jana.socket(id).table["seats"][0]["mine"]


def test_another_process_closes_them_too(postgres: str) -> None:
    with Server(postgres) as one, Server(postgres) as other:
        jana = with_account(one)
        id = jana.new_table(ME, ME)["id"]
        live = with_cookie(other, jana.cookie).socket(id)
        jana.post("/api/logout")
        assert live.closing() == LOGGED_OUT


def test_what_no_process_told_is_found_soon(server: Server) -> None:
    jana = with_account(server)
    live = jana.socket(jana.new_table(ME, OPEN)["id"])
    identity = server.app.state.identity
    sessions, kept = identity.sessions, dict(identity.sessions.connections)
    sessions.connections.clear()
    jana.post("/api/logout")
    sessions.connections.update(kept)
    server.run(sessions.look)
    assert live.closing() == LOGGED_OUT


def test_a_program_needs_no_session(server: Server) -> None:
    jana = server.guest()
    table = jana.new_table(ME, {"kind": "external", "name": "Prog"})
    program = server.nobody().socket(table["id"], headers={"authorization": f"Bearer {table['links']['1']}"})
    jana.post("/api/logout")
    server.run(server.app.state.identity.sessions.look)
    assert program.ask("since", sequence=0)["type"] == "done"


# ---- cookies from before there were sessions


def old_cookie(server: Server, jana: Guest) -> str:
    """What a browser has that came before the upgrade."""
    identity = server.app.state.identity

    async def make() -> Any:
        player = await identity.player(jana.cookie)
        async with identity.storage.transaction() as session:
            await session.execute(update(PlayerRow).where(PlayerRow.id == player.id).values(legacy=True))
        return player.id

    return str(URLSafeSerializer(identity.signer.secret_keys[0], salt="player").dumps(server.run(make)))


@pytest.mark.parametrize("how", ["login", "logout", "register"])
def test_an_old_cookie_is_good_until_its_player_logs_in_or_out(server: Server, how: str) -> None:
    jana = server.guest() if how == "register" else with_account(server)
    id = jana.new_table(ME, OPEN)["id"]
    cookie = old_cookie(server, jana)
    kept = with_cookie(server, cookie)
    assert kept.get("/api/me").json()["name"] == "Jana"
    live = kept.socket(id)
    browser = with_cookie(server, cookie)
    said = browser.post(f"/api/{how}", **(ACCOUNT if how != "logout" else {}))
    assert said.status_code == 200, said.text
    assert not is_good(server, cookie)
    assert live.closing() == LOGGED_OUT


def test_nobody_becomes_another_by_an_old_cookie_that_is_no_longer_good(server: Server) -> None:
    jana = server.guest()
    cookie = old_cookie(server, jana)
    jana.post("/api/register", **ACCOUNT)
    assert not is_good(server, cookie)
    fresh = server.guest("Eva")
    id = server.table(fresh.new_table(ME, OPEN)["id"]).row.host
    forged = URLSafeSerializer(server.app.state.identity.signer.secret_keys[0], salt="player").dumps(id)
    assert not is_good(server, str(forged))  # whoever came after the upgrade never had one


def test_a_player_is_known_in_so_many_browsers_at_once(serve: Any) -> None:
    server: Server = serve()
    first = with_account(server)
    identity = server.app.state.identity

    async def come_often() -> None:
        visit = await identity.visit(first.cookie)
        for _ in range(MOST_SESSIONS):
            async with identity.storage.transaction() as session:
                await identity.renew(session, visit.player, None)

    server.run(come_often)
    assert not is_good(server, first.cookie)
