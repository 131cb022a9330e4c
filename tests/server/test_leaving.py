"""Whoever takes their data along gets all of it and nothing of others; whoever is forgotten is forgotten everywhere."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import func, select, text

from deskovka.server import leaving
from deskovka.server.caretaker import DEPUTY
from deskovka.server.expiry import Expiry
from deskovka.server.models import Base, PlayerRow
from support.server import BOT, ME, OPEN, OWN, Guest, Server
from support.statistics import LANTERN, play, played, results, table_of, told

NAME = "Ziva Pamatna"  # nobody and nothing else is called so
PASSWORD = "long enough"


def forget(guest: Guest, headers: dict[str, str] = OWN, **body: Any) -> Any:
    sent = {"content-type": "application/json", **headers}
    return guest.keep(guest.http.request("DELETE", "/api/me", content=json.dumps(body), headers=sent))


def everything(server: Server) -> str:
    """All rows of all tables of the database, as text."""

    async def read() -> str:
        async with server.app.state.service.storage.look() as session:
            found = [
                str(tuple(row))
                for table in Base.metadata.sorted_tables
                for row in await session.execute(text(f'SELECT * FROM "{table.name}"'))
            ]
            return "\n".join(found)

    return str(server.run(read))


def players(server: Server) -> int:
    async def count() -> int:
        async with server.app.state.service.storage.look() as session:
            return await session.scalar(select(func.count()).select_from(PlayerRow)) or 0

    return int(server.run(count))


# ---- taking it along


def test_an_export_holds_ones_own_things(server: Server) -> None:
    ziva, petr = server.guest(NAME), server.guest("Petr")
    id = table_of(server, ziva, petr)
    ziva.socket(id).ask("chat", text="good game")
    petr.socket(id).ask("chat", text="thank you")
    play(id, ziva, petr)
    told(ziva, 1)
    running = table_of(server, petr, ziva)
    said = ziva.get("/api/me/export")
    assert said.status_code == 200
    assert "attachment" in said.headers["content-disposition"]
    assert said.headers["cache-control"] == "private, no-store"
    found = said.json()
    assert found["player"]["name"] == NAME
    assert [result["table"] for result in found["results"]] == [id]
    assert [table["id"] for table in found["tables"]] == [id, running]
    first, second = found["tables"]
    assert (first["host"], second["host"]) == (True, False)
    assert [line["text"] for line in first["chat"]] == ["good game"]
    mine = [words for seat, words in server.record(id).answers if seat == 0]
    assert [answer["words"] for answer in first["answers"]] == mine
    assert {answer["seat"] for answer in first["answers"]} == {0}


def test_an_export_holds_nothing_of_others_and_no_secrets(server: Server) -> None:
    ziva, petr = server.guest(NAME), server.guest("Petr")
    id = table_of(server, petr, ziva)
    row = server.table(id).row
    text = ziva.get("/api/me/export").text
    player = server.table(id).seats[0].player
    for secret in (row.secret, row.spectate, player, server.table(id).seats[1].link, "Petr"):
        assert secret
        assert secret not in text
    assert server.nobody().get("/api/me/export").status_code == 401
    assert id not in server.guest("Eva").get("/api/me/export").text


def test_exports_have_a_limit(sqlite_server: Server) -> None:
    ziva, petr = sqlite_server.guest(NAME), sqlite_server.guest("Petr")
    codes = [ziva.get("/api/me/export").status_code for _ in range(6)]
    assert codes == [200] * 5 + [429]
    assert petr.get("/api/me/export").status_code == 200


# ---- beginning anew


def test_statistics_alone_can_be_forgotten(server: Server) -> None:
    ziva, petr = server.guest(NAME), server.guest("Petr")
    id = played(server, ziva, petr)
    told(ziva, 1)
    assert ziva.http.request("DELETE", "/api/me/statistics", headers=OWN).status_code == 200
    assert told(ziva, 0)["games"] == 0
    assert told(petr, 1)["games"] == 1
    assert ziva.look(id)["seats"][0]["name"] == NAME
    assert server.nobody().http.request("DELETE", "/api/me/statistics", headers=OWN).status_code == 401


# ---- being forgotten


def test_nothing_is_left_of_a_guest_and_others_keep_their_games(server: Server) -> None:
    ziva, petr, eva = server.guest(NAME), server.guest("Petr"), server.guest("Eva")
    alone = ziva.new_table(ME, BOT, game=LANTERN)["id"]
    finished = played(server, ziva, petr)
    told(petr, 1)
    running = table_of(server, ziva, petr, eva)
    resigned = table_of(server, petr, ziva, eva)
    assert ziva.post(f"/api/tables/{resigned}/resign", seat=1).status_code == 200
    waiting = petr.new_table(ME, OPEN, OPEN, game=LANTERN)
    ziva.join(waiting["id"], waiting["links"]["2"])
    live = petr.socket(running)
    assert live.ask("chat", text="hello")["type"] == "done"
    own = ziva.socket(running)
    assert own.ask("chat", text="hello, too")["type"] == "done"
    assert NAME in everything(server)

    assert forget(ziva).status_code == 200
    assert NAME not in everything(server)
    assert own.closing() == 4401
    assert ziva.get("/api/me").status_code == 401
    assert server.nobody().get(f"/api/tables/{alone}").status_code == 404
    kept = petr.look(finished)
    assert [seat["name"] for seat in kept["seats"]] == ["Hráč 1", "Petr"]
    assert kept["host"] is True  # somebody has to be
    assert NAME not in petr.get(f"/api/tables/{finished}/record").text
    assert NAME not in petr.get(f"/api/tables/{finished}/history").text
    assert told(petr, 1)["latest"][0]["table"] == finished
    seats = live.news(lambda told: told["seats"][0]["kind"] == "bot")["seats"]
    assert (seats[0]["name"], seats[0]["bot"]) == ("Hráč 1", DEPUTY)
    assert [line["name"] for line in live.table["chat"] if line["kind"] == "said"] in ([], ["Petr", "Hráč 1"])
    assert petr.look(resigned)["seats"][1]["name"] == "Hráč 2"
    assert petr.look(waiting["id"])["seats"][2]["kind"] == "open"
    assert [row.seat for row in results(server)] == [1]
    assert players(server) == 2
    play(running, petr, eva)  # it goes on with a bot
    assert told(petr, 2)["games"] == 2


def test_another_game_has_a_bot_for_whoever_is_forgotten(sqlite_server: Server) -> None:
    ziva, petr = sqlite_server.guest(NAME), sqlite_server.guest("Petr")
    id = played(sqlite_server, ziva, petr)
    assert forget(ziva).status_code == 200
    again = petr.post(f"/api/tables/{id}/rematch").json()["id"]
    assert [seat["kind"] for seat in petr.look(again)["seats"]] == ["bot", "person"]


def test_a_bot_that_played_on_for_somebody_has_their_name_at_no_other_table(sqlite_server: Server) -> None:
    """Neither in another game nor in what would have been: there nobody would know whose name that is."""
    ziva, petr, eva = (sqlite_server.guest(name) for name in (NAME, "Petr", "Eva"))
    id = table_of(sqlite_server, petr, ziva, eva)
    assert ziva.post(f"/api/tables/{id}/resign", seat=1).status_code == 200
    play(id, petr, eva)
    again = petr.look(petr.post(f"/api/tables/{id}/rematch").json()["id"])
    what_if = eva.post(f"/api/tables/{id}/what-if", answers=1, seat=2, bot="random").json()
    for table in (again, what_if):
        assert table["seats"][1]["kind"] == "bot"
        assert table["seats"][1]["name"] != NAME
    assert forget(ziva).status_code == 200
    assert NAME not in everything(sqlite_server)


def test_an_account_is_forgotten_by_its_password_only(server: Server) -> None:
    ziva = server.guest(NAME)
    assert ziva.post("/api/register", login="ziva", password=PASSWORD).status_code == 200
    elsewhere = server.nobody()
    assert elsewhere.post("/api/login", login="ziva", password=PASSWORD).status_code == 200
    for body in ({}, {"password": "something else"}):
        said = forget(ziva, **body)
        assert (said.status_code, said.json()["code"]) == (401, "wrong-password")
    assert ziva.get("/api/me").json() == {"name": NAME, "login": "ziva"}
    assert forget(ziva, password=PASSWORD).status_code == 200
    assert [guest.get("/api/me").status_code for guest in (ziva, elsewhere)] == [401, 401]
    assert server.nobody().post("/api/login", login="ziva", password=PASSWORD).status_code == 401
    assert "ziva" not in everything(server).lower()
    assert server.guest("Eva").post("/api/register", login="ziva", password=PASSWORD).status_code == 200


def test_nobody_is_forgotten_by_another_page(sqlite_server: Server) -> None:
    ziva = sqlite_server.guest(NAME)
    assert forget(ziva, headers={"origin": "https://elsewhere.example"}).status_code == 403
    assert forget(sqlite_server.nobody()).status_code == 401
    assert ziva.get("/api/me").status_code == 200


def test_the_other_process_forgets_too(postgres: str) -> None:
    with Server(postgres) as one, Server(postgres) as two:
        ziva, petr = one.guest(NAME), one.guest("Petr")
        id = played(one, ziva, petr)
        running = table_of(one, ziva, petr)
        there = [Guest(two, guest.name, two.browser(guest.cookie)) for guest in (ziva, petr)]
        two.people += there  # who hang up, whatever happens
        own, live = (guest.socket(running) for guest in there)
        assert NAME in there[1].get(f"/api/tables/{id}/record").text
        assert forget(ziva).status_code == 200
        assert own.closing() == 4401
        live.news(lambda told: told["seats"][0]["name"] == "Hráč 1")
        assert NAME not in there[1].get(f"/api/tables/{id}/record").text
        assert there[1].look(id)["seats"][0]["name"] == "Hráč 1"
        assert NAME not in everything(one)


def test_a_server_that_is_stopped_meanwhile_goes_on_later(
    sqlite_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ziva, petr = sqlite_server.guest(NAME), sqlite_server.guest("Petr")
    id = played(sqlite_server, ziva, petr)
    with monkeypatch.context() as stopped:

        async def nothing(*_: Any) -> None:
            """The power goes."""

        stopped.setattr(leaving, "forget_at_tables", nothing)
        assert forget(ziva).status_code == 200
    assert ziva.get("/api/me").status_code == 401  # they are nobody already
    assert NAME in everything(sqlite_server)
    sqlite_server.run(Expiry(sqlite_server.app.state.service).forget_all)
    assert NAME not in everything(sqlite_server)
    assert petr.look(id)["seats"][0]["name"] == "Hráč 1"
    assert players(sqlite_server) == 1


def test_a_table_made_while_its_host_is_forgotten_is_found_later(sqlite_server: Server) -> None:
    ziva, petr = sqlite_server.guest(NAME), sqlite_server.guest("Petr")
    service = sqlite_server.app.state.service
    player = sqlite_server.run(sqlite_server.app.state.identity.player, ziva.cookie)
    sqlite_server.run(sqlite_server.app.state.identity.forget, player)
    late = sqlite_server.run(
        service.lobby.create, player, LANTERN, [{"kind": "me"}, {"kind": "bot", "bot": "random"}], {}, "cs", None
    )
    assert late["seats"][0]["name"] == NAME
    sqlite_server.run(leaving.forget_leaving, service)
    assert NAME not in everything(sqlite_server)
    assert petr.get(f"/api/tables/{late['id']}").status_code == 404


def test_a_game_that_ends_afterwards_is_not_counted_for_them(sqlite_server: Server) -> None:
    ziva, petr, eva = (sqlite_server.guest(name) for name in (NAME, "Petr", "Eva"))
    id = table_of(sqlite_server, petr, ziva, eva)
    assert forget(ziva).status_code == 200
    play(id, petr, eva)
    told(petr, 1)
    assert [row.seat for row in results(sqlite_server)] == [0, 2]
    assert results(sqlite_server)[0].opponents == [DEPUTY, "person"]
