"""Links: who is let in by them, how they end, and that they are told to nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Subprotocol

from chaos import people, processes
from deskovka.core.errors import DeskovkaError
from deskovka.server.serve import serve as run_server
from deskovka.server.settings import Settings
from support.server import ME, OPEN, SECONDS, Guest, Server, Socket, play_on, sqlite_url
from support.tables import first_words, lantern

POLICY, TRY_LATER = 1008, 1013


def turned_away(person: Guest, path: str, protocols: list[str] | None = None) -> int:
    """The code with which somebody is not let in."""
    with pytest.raises(WebSocketDisconnect) as end:
        person.sockets.append(Socket(person.http.websocket_connect(path, protocols)))
    return int(end.value.code)


def refused(said: Any) -> tuple[int, str]:
    return said.status_code, said.json()["code"]


# ---- a fork among friends


def finished_game(server: Server) -> tuple[str, list[Guest]]:
    id, guests, sockets = lantern(server, 2)
    play_on(sockets, Random(3))
    return id, guests


def fork(person: Guest, table: str, answers: int, *seats: dict[str, Any]) -> dict[str, Any]:
    said = person.post(f"/api/tables/{table}/fork", answers=answers, seats=list(seats))
    assert said.status_code == 200, said.text
    told = said.json()
    assert isinstance(told, dict)
    return told


@pytest.mark.parametrize("answers", [0, 1, 3])
def test_a_friend_joins_a_fork_and_it_goes_on_from_the_position(server: Server, answers: int) -> None:
    """Also from the middle of secret picks."""
    id, (jana, _) = finished_game(server)
    told = fork(jana, id, answers, ME, OPEN)
    new = told["id"]
    assert (told["status"], told["sequence"], list(told["links"])) == ("open", answers, ["1"])
    eva = server.guest("Eva")
    assert eva.look(new)["origin"] == {"table": id, "answers": answers}  # everybody may know that it is one
    assert eva.join(new, told["links"]["1"]).json() == {"seat": 1}
    lives = [jana.socket(new), eva.socket(new)]
    for seat, live in enumerate(lives):
        before = jana.get(f"/api/tables/{id}/replay/{answers}?seat={seat}").json()["view"]
        assert live.table["views"] == {str(seat): before}
        assert live.table["status"] == "running"
        assert live.table["sequence"] == answers
    play_on(lives, Random(4))
    assert jana.look(new)["status"] == "finished"
    assert server.record(new).answers[:answers] == server.record(id).answers[:answers]
    assert "seed" in jana.get(f"/api/tables/{new}/record").text


def test_a_fork_is_as_lucky_as_its_origin_and_lives_its_own_life(server: Server) -> None:
    id, (jana, _) = finished_game(server)
    before = server.whole(id)
    new = fork(jana, id, 2, ME, ME)["id"]
    live = jana.socket(new)
    for seat, words in server.record(id).answers[2:]:
        live.does(seat, words)
    assert server.whole(new) == before
    other = jana.socket(fork(jana, id, 2, ME, ME)["id"])
    play_on([other], Random(8))
    assert server.whole(id) == before


def test_somebody_who_did_not_play_may_fork_and_is_its_host(server: Server) -> None:
    id, (_, petr) = finished_game(server)
    eva = server.guest("Eva")
    told = fork(eva, id, 1, OPEN, OPEN)
    assert told["host"]
    assert petr.join(told["id"], told["links"]["0"]).json() == {"seat": 0}
    assert eva.post(f"/api/tables/{told['id']}/start").json()["status"] == "running"
    play_on([petr.socket(told["id"])], Random(5))
    assert petr.look(told["id"])["status"] == "finished"


def test_a_fork_has_as_many_seats_as_its_origin(server: Server) -> None:
    id, (jana, _) = finished_game(server)
    for seats in ([ME], [ME, OPEN, OPEN]):
        said = jana.post(f"/api/tables/{id}/fork", answers=1, seats=seats)
        assert refused(said) == (404, "no-such-position")
    assert len(jana.get("/api/tables").json()) == 1


def test_there_is_no_fork_beyond_the_end(sqlite_server: Server) -> None:
    id, (jana, _) = finished_game(sqlite_server)
    answers = len(sqlite_server.record(id).answers)
    said = jana.post(f"/api/tables/{id}/fork", answers=answers + 1, seats=[ME, OPEN])
    assert refused(said) == (404, "no-such-position")


def test_a_fork_of_the_last_position_is_refused_or_a_finished_game(sqlite_server: Server) -> None:
    id, (jana, _) = finished_game(sqlite_server)
    answers = len(sqlite_server.record(id).answers)
    said = jana.post(f"/api/tables/{id}/fork", answers=answers, seats=[ME, ME])
    if said.status_code == 200:
        assert said.json()["status"] == "finished"
        assert jana.get(f"/api/tables/{said.json()['id']}/record").status_code == 200


def test_a_table_that_is_no_fork_has_no_origin(sqlite_server: Server) -> None:
    assert sqlite_server.guest().new_table(ME, OPEN)["origin"] is None


# ---- new links


def test_new_links_are_good_and_the_old_ones_are_not(server: Server) -> None:
    jana, petr, eva = server.guest(), server.guest("Petr"), server.guest("Eva")
    old = jana.new_table(ME, OPEN, OPEN)
    id = old["id"]
    assert petr.join(id, old["links"]["1"]).status_code == 200
    new = jana.post(f"/api/tables/{id}/links").json()
    assert list(new["links"]) == ["2"]  # seat 1 is taken
    assert len({*old["links"].values(), old["spectate"], new["links"]["2"], new["spectate"]}) == 5
    assert refused(eva.join(id, old["links"]["2"])) == (409, "no-such-link")
    assert turned_away(eva, f"/ws/tables/{id}", ["deskovka", f"spectate.{old['spectate']}"]) == POLICY
    assert list(eva.socket(id, spectate=new["spectate"]).table["views"]) == []
    assert [seat["mine"] for seat in petr.look(id)["seats"]] == [False, True, False]  # who sits there stays
    assert eva.join(id, new["links"]["2"]).json() == {"seat": 2}
    lives = [person.socket(id) for person in (jana, petr, eva)]
    assert {live.table["status"] for live in lives} == {"running"}
    play_on(lives, Random(1), most=5)


def test_new_links_of_a_running_game_are_for_spectators_alone(server: Server) -> None:
    jana = server.guest()
    old = jana.new_table(ME, ME)
    new = jana.post(f"/api/tables/{old['id']}/links").json()
    assert new["links"] == {}
    eva = server.nobody()
    assert turned_away(eva, f"/ws/tables/{old['id']}", [f"spectate.{old['spectate']}"]) == POLICY
    assert list(eva.socket(old["id"], spectate=new["spectate"]).table["views"]) == ["spectator"]


def test_new_links_outlive_a_restart(database: str) -> None:
    with Server(database) as server:
        jana = server.guest()
        old = jana.new_table(ME, OPEN)
        new = jana.post(f"/api/tables/{old['id']}/links").json()
    with Server(database) as server:
        eva = server.guest("Eva")
        assert refused(eva.join(old["id"], old["links"]["1"])) == (409, "no-such-link")
        assert eva.join(old["id"], new["links"]["1"]).json() == {"seat": 1}


def test_only_the_host_gets_new_links(server: Server) -> None:
    jana, petr = server.guest(), server.guest("Petr")
    told = jana.new_table(ME, OPEN, OPEN)
    id = told["id"]
    assert petr.join(id, told["links"]["1"]).status_code == 200
    assert refused(petr.post(f"/api/tables/{id}/links")) == (409, "only-host")
    assert refused(server.nobody().post(f"/api/tables/{id}/links")) == (401, "nobody")
    assert server.guest("Eva").join(id, told["links"]["2"]).json() == {"seat": 2}  # nothing has changed


# ---- spectators


def test_a_spectator_shows_the_link_as_a_subprotocol(server: Server) -> None:
    told = server.guest().new_table(ME, ME)
    eva = server.nobody()
    live = eva.socket(told["id"], spectate=told["spectate"])
    assert list(live.table["views"]) == ["spectator"]
    assert live.session is not None
    assert live.session.accepted_subprotocol == "deskovka"  # never the link


def test_the_link_alone_is_enough_and_is_not_said_back(sqlite_server: Server) -> None:
    told = sqlite_server.guest().new_table(ME, ME)
    eva = sqlite_server.nobody()
    protocols = [f"spectate.{told['spectate']}"]
    live = Socket(eva.http.websocket_connect(f"/ws/tables/{told['id']}", protocols))
    eva.sockets.append(live)
    assert list(live.read()["views"]) == ["spectator"]
    assert live.session is not None
    assert live.session.accepted_subprotocol is None
    assert not any(told["spectate"] in frame for frame in live.frames)


def test_a_link_in_the_address_lets_nobody_in(sqlite_server: Server) -> None:
    told = sqlite_server.guest().new_table(ME, ME)
    path, link = f"/ws/tables/{told['id']}", told["spectate"]
    eva = sqlite_server.nobody()
    for query in (f"spectate={link}", f"link={link}", link):
        assert turned_away(eva, f"{path}?{query}") == POLICY
        assert turned_away(eva, f"{path}?{query}", ["deskovka"]) == POLICY


@pytest.mark.parametrize("protocol", ["{}", "spectate{}", "spectate.{}x", "spectate. {}", "spectate.", "Spectate.{}"])
def test_a_subprotocol_that_is_not_quite_right_lets_nobody_in(sqlite_server: Server, protocol: str) -> None:
    told = sqlite_server.guest().new_table(ME, ME)
    shown = ["deskovka", protocol.format(told["spectate"])]
    assert turned_away(sqlite_server.nobody(), f"/ws/tables/{told['id']}", shown) == POLICY


# ---- how many come, and how often


def test_one_address_has_so_many_connections_and_no_more(serve: Any) -> None:
    server: Server = serve(connections_of_one=2)
    jana = server.guest()
    told = jana.new_table(ME, ME)
    path, protocols = f"/ws/tables/{told['id']}", [f"spectate.{told['spectate']}"]
    first, _ = jana.socket(told["id"]), jana.socket(told["id"])
    for _ in range(3):
        assert turned_away(jana, path) == TRY_LATER
        assert turned_away(server.nobody(), path, protocols) == TRY_LATER  # the address counts, not who it is
    elsewhere = server.nobody(client=("10.1.2.3", 1))
    assert elsewhere.socket(told["id"], spectate=told["spectate"]).table["status"] == "running"
    first.close()
    again = jana.socket(told["id"])  # whoever was sent away took no place
    assert turned_away(jana, path) == TRY_LATER
    seat = again.questions()[0]["seat"]
    again.does(seat, first_words(again))


def test_who_is_not_let_in_takes_no_place(serve: Any) -> None:
    server: Server = serve(connections_of_one=1)
    jana, eva = server.guest(), server.nobody()
    told = jana.new_table(ME, ME)
    for _ in range(3):
        assert turned_away(eva, f"/ws/tables/{told['id']}", ["spectate.wrong"]) == POLICY
        assert turned_away(eva, f"/ws/tables/{'A' * 22}") == POLICY
    assert jana.socket(told["id"]).table["status"] == "running"


def test_too_many_handshakes_are_refused(serve: Any) -> None:
    server: Server = serve(requests_per_second=0.001, request_burst=5)
    jana = server.guest()
    told = jana.new_table(ME, ME)  # the second request
    path, protocols = f"/ws/tables/{told['id']}", [f"spectate.{told['spectate']}"]
    assert turned_away(jana, f"/ws/tables/{'A' * 22}") == POLICY  # trying out links is counted as well
    for _ in range(2):
        jana.socket(told["id"]).close()
    assert turned_away(jana, path) == TRY_LATER
    assert turned_away(server.nobody(), path, protocols) == TRY_LATER
    assert refused(jana.get("/api/games")) == (429, "too-many-requests")
    elsewhere = server.nobody(client=("10.1.2.3", 1))
    assert elsewhere.socket(told["id"], spectate=told["spectate"]).table["status"] == "running"


# ---- what is set from outside


def test_origins_proxies_and_limits_are_read_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DESKOVKA_ORIGINS", "https://a.example, https://b.example:8443 https://c.example")
    monkeypatch.setenv("DESKOVKA_TRUSTED_PROXIES", "10.0.0.1,10.0.0.2")
    monkeypatch.setenv("DESKOVKA_CONNECTIONS_OF_ONE", "7")
    settings = Settings.from_outside()
    assert settings.origins == ("https://a.example", "https://b.example:8443", "https://c.example")
    assert settings.trusted_proxies == "10.0.0.1,10.0.0.2"
    assert settings.connections_of_one == 7


def test_nothing_has_to_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ORIGINS", "TRUSTED_PROXIES", "CONNECTIONS_OF_ONE"):
        monkeypatch.delenv(f"DESKOVKA_{name}", raising=False)
    settings = Settings.from_outside()
    assert (settings.origins, settings.trusted_proxies) == ((), "127.0.0.1")
    assert settings.connections_of_one > 10


def test_a_limit_that_is_no_number_is_a_clear_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DESKOVKA_CONNECTIONS_OF_ONE", "many")
    with pytest.raises(DeskovkaError, match="DESKOVKA_CONNECTIONS_OF_ONE must be a whole number"):
        Settings.from_outside()


def test_origins_from_the_environment_are_let_in(monkeypatch: pytest.MonkeyPatch, serve: Any) -> None:
    monkeypatch.setenv("DESKOVKA_ORIGINS", "https://deskovka.example")
    server: Server = serve(origins=Settings.from_outside().origins)
    jana = server.guest()
    id = jana.new_table(ME, OPEN)["id"]
    assert jana.socket(id, headers={"origin": "https://deskovka.example"}).table["status"] == "open"
    with pytest.raises(WebSocketDisconnect):
        jana.socket(id, headers={"origin": "https://evil.example"})


def test_trusted_proxies_are_told_to_the_web_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told: list[Any] = []
    monkeypatch.setattr("uvicorn.Server.run", lambda server, sockets: told.append(server.config))
    monkeypatch.setenv("DESKOVKA_TRUSTED_PROXIES", "10.0.0.1")
    with pytest.raises(SystemExit):  # it has not started
        run_server("127.0.0.1", 0, sqlite_url(tmp_path))
    assert (told[0].proxy_headers, told[0].forwarded_allow_ips) == (True, "10.0.0.1")


# ---- the log


def test_no_link_and_no_cookie_gets_into_the_log(tmp_path: Path) -> None:
    """A game of two with a spectator, told by a real process."""

    async def play(server: processes.Server) -> list[str]:
        jana, petr = [await people.Person(name, lambda: server.url).introduce() for name in ("Jana", "Petr")]
        made = await jana.ask("POST", "/api/tables", {"game": "vale", "seats": [ME, OPEN]})
        path, secrets = (
            f"/api/tables/{made['id']}",
            [jana.cookie, petr.cookie, made["spectate"], *made["links"].values()],
        )
        new = await jana.ask("POST", f"{path}/links")
        await petr.ask("POST", f"{path}/join", {"link": new["links"]["1"]})
        stranger = people.Person("Eva", lambda: server.url)
        async with stranger.socket(made["id"], new["spectate"]) as watching:
            assert watching.subprotocol == "deskovka"
            players = [people.RandomPlayer(who, made["id"], Random(seat)) for seat, who in enumerate((jana, petr))]
            await asyncio.gather(*(player.play() for player in players))
            await people.hear_until(watching, lambda told: told.get("status") == "finished")
        address = f"{server.url.replace('http', 'ws')}/ws/tables/{made['id']}"
        for link, query in ((made["spectate"], ""), (new["spectate"], f"?spectate={new['spectate']}")):
            shown = [Subprotocol("deskovka"), *([] if query else [Subprotocol(f"spectate.{link}")])]
            with pytest.raises(InvalidStatus):  # an old link, and one in the address
                await connect(address + query, subprotocols=shown, proxy=None, open_timeout=SECONDS)
        return [*secrets, new["spectate"], *new["links"].values()]

    with processes.serving(sqlite_url(tmp_path), tmp_path / "log", **processes.MANY) as server:
        secrets = asyncio.run(play(server))
    said = server.said()
    assert said.count("[accepted]") >= 3  # handshakes are logged
    assert "403" in said
    assert [secret for secret in secrets if secret in said] == []
