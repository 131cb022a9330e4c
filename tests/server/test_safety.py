"""What must never leave the server, and what must never get in."""

from __future__ import annotations

import json
from typing import Any, ClassVar, cast

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect

from deskovka.server.guard import SECURITY_HEADERS
from deskovka.server.live_socket import Viewer
from support.server import ME, OPEN, OWN, Guest, Server, wait_for, words_of


def refused(said: Any) -> tuple[int, str]:
    return said.status_code, said.json()["code"]


# ---- headers


def assert_safe(said: Any) -> None:
    for name, value in SECURITY_HEADERS.items():
        assert said.headers.get(name) == value, (said.status_code, name)
    assert "no-store" in said.headers["cache-control"]
    assert "server" not in said.headers
    assert "access-control-allow-origin" not in said.headers
    policy = said.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src" not in policy or "unsafe" not in policy.split("script-src")[1].split(";")[0]


def test_every_response_has_the_headers_that_keep_browsers_safe(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    table = jana.new_table(ME, ME, game="_template")
    unsafe = {"x-deskovka": "1", "origin": "https://evil.example"}
    responses = {
        200: [
            jana.get("/healthz"),
            jana.get("/api/me"),
            jana.get("/api/games"),
            jana.get("/api/bots"),
            jana.get("/api/tables"),
            jana.get(f"/api/tables/{table['id']}"),
            sqlite_server.nobody(client=("127.0.0.1", 5000)).get("/metrics"),
            jana.get("/openapi.json"),
            jana.post("/api/me", name="Jana"),
        ],
        401: [sqlite_server.nobody().get("/api/me")],
        403: [jana.post("/api/me", headers=unsafe, name="x"), jana.post("/api/me", headers={}, name="x")],
        404: [jana.get("/assets/nothing.js"), jana.get("/api/nothing"), jana.get("/api/tables/" + "A" * 22)],
        405: [jana.http.put("/api/me", headers=OWN), jana.http.delete("/api/tables", headers=OWN)],
        409: [jana.get(f"/api/tables/{table['id']}/record")],
        413: [jana.post("/api/me", name="x" * 100_000)],
        422: [jana.post("/api/me", name=""), jana.get("/api/tables/x"), jana.post("/api/tables", game="nothing")],
    }
    for status, said in responses.items():
        for response in said:
            assert response.status_code == status, response.text
            assert_safe(response)
            assert response.headers["content-type"].startswith(("application/json", "text/plain"))


def test_a_server_in_trouble_still_keeps_browsers_safe_and_tells_nothing(sqlite_server: Server) -> None:
    browser = sqlite_server.browser(raise_server_exceptions=False)
    service, sqlite_server.app.state.service = sqlite_server.app.state.service, None
    try:
        said = browser.get("/healthz")
    finally:
        sqlite_server.app.state.service = service
    assert said.status_code == 500
    assert "Traceback" not in said.text
    assert "NoneType" not in said.text
    assert_safe(said)


def test_too_many_requests_are_refused_with_the_same_headers(serve: Any) -> None:
    server: Server = serve(requests_per_second=0.001, request_burst=5)
    browser = server.browser()
    answers = [browser.get("/api/games") for _ in range(8)]
    assert [said.status_code for said in answers] == [200] * 5 + [429] * 3
    for said in answers:
        assert_safe(said)
    other = server.browser(client=("10.1.2.3", 1))
    assert other.get("/api/games").status_code == 200  # everybody has a bucket of their own


# ---- origins


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "http://testserver.evil.example",
        "http://eviltestserver",
        "http://testserver:81",
        "http://testserver@evil.example",
        "null",
        "",
        "testserver",
        "http://[",
        "http://testserver, https://evil.example",
    ],
)
def test_pages_of_others_can_do_nothing(sqlite_server: Server, origin: str) -> None:
    jana = sqlite_server.guest()
    table = jana.new_table(ME, OPEN)
    headers = {**OWN, "origin": origin}
    assert refused(jana.post("/api/me", headers=headers, name="Eve")) == (403, "wrong-origin")
    assert refused(jana.post(f"/api/tables/{table['id']}/start", headers=headers)) == (403, "wrong-origin")
    assert jana.get("/api/me").json()["name"] == "Jana"
    assert jana.look(table["id"])["status"] == "open"
    with pytest.raises(WebSocketDisconnect) as end:
        jana.socket(table["id"], headers={"origin": origin})
    assert end.value.code == 1008


def test_own_pages_and_those_of_the_proxy_can(serve: Any) -> None:
    server: Server = serve(origins=("https://deskovka.example",))
    jana = server.guest()
    table = jana.new_table(ME, OPEN)
    for origin in ("http://testserver", "https://deskovka.example"):
        assert jana.post("/api/me", headers={**OWN, "origin": origin}, name="Jana").status_code == 200
        assert jana.socket(table["id"], headers={"origin": origin}).table["status"] == "open"
    said = jana.post("/api/me", headers={**OWN, "origin": "https://www.deskovka.example"}, name="Eve")
    assert refused(said) == (403, "wrong-origin")


@pytest.mark.parametrize("headers", [{}, {"x-deskovka": ""}, {"x-deskovka": "0"}, {"x-requested-with": "1"}])
def test_without_the_header_no_form_can_set_nothing_is_changed(sqlite_server: Server, headers: dict[str, str]) -> None:
    jana = sqlite_server.guest()
    table = jana.new_table(ME, OPEN)
    assert refused(jana.post("/api/me", headers=headers, name="Eve")) == (403, "wrong-origin")
    assert refused(jana.post("/api/tables", headers=headers, game="vale", seats=[ME])) == (403, "wrong-origin")
    for path in ("start", "leave"):
        assert refused(jana.post(f"/api/tables/{table['id']}/{path}", headers=headers)) == (403, "wrong-origin")
    form = sqlite_server.browser(jana.cookie).post("/api/me", data={"name": "Eve"}, headers=headers)
    assert form.status_code == 403
    assert jana.get("/api/me").json()["name"] == "Jana"
    assert len(jana.get("/api/tables").json()) == 1
    assert jana.look(table["id"])["seats"][0]["mine"]


# ---- sizes and rates


def test_a_body_that_is_too_large_is_refused(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    assert refused(jana.post("/api/me", name="x" * 70_000)) == (413, "too-large")
    said = jana.http.post("/api/me", content=(b"x" * 1000 for _ in range(100)), headers=OWN)
    assert refused(said) == (413, "too-large")  # it came in pieces and did not say how long it would be
    assert jana.get("/api/me").json()["name"] == "Jana"
    assert jana.http.post("/api/me", content=b"{}", headers={**OWN, "content-length": "-5"}).status_code == 400


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b'{"name": NaN}', b"\xff\xfe", b"[" * 30_000, b'{"name": ' + b"1" * 5000 + b"}"]
)
def test_a_body_that_is_no_json_is_a_mistake_of_the_caller(sqlite_server: Server, body: bytes) -> None:
    said = sqlite_server.guest().http.post("/api/me", content=body, headers={**OWN, "content-type": "application/json"})
    assert said.status_code in (400, 422), said.text
    assert_safe(said)


@pytest.mark.parametrize("text", [json.dumps({"type": "chat", "text": "x" * 20_000}), "ř" * 9000, "[" * 17_000])
def test_a_message_that_is_too_long_ends_the_connection(sqlite_server: Server, text: str) -> None:
    jana = sqlite_server.guest()
    live = jana.socket(jana.new_table(ME, OPEN)["id"])
    live.send_text(text)
    assert live.closing() == 1008


def test_bytes_instead_of_text_end_the_connection_and_nothing_else(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    table = jana.new_table(ME, ME)
    live, other = jana.socket(table["id"]), jana.socket(table["id"])
    assert live.session is not None
    live.session.send_bytes(b"\x00\xff")
    assert live.closing() in (1003, 1008, 1013)
    other.does(other.questions()[0]["seat"], words_of(other.questions()[0])[0])


def test_too_many_messages_end_the_connection(serve: Any) -> None:
    jana = serve(messages_per_second=0.001, burst=5).guest()
    table = jana.new_table(ME, ME)
    live, other = jana.socket(table["id"]), jana.socket(table["id"])
    for _ in range(6):
        live.send(type="since", sequence=0)
    assert live.closing() == 1013
    assert sum('"type":"done"' in frame for frame in live.frames) == 5
    seat = other.questions()[0]["seat"]
    other.does(seat, words_of(other.questions()[0])[0])  # everybody has a bucket of their own
    again = jana.socket(table["id"])
    assert again.table["sequence"] == 1


def test_who_has_gone_is_forgotten(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    table = jana.new_table(ME, OPEN)
    for _ in range(3):
        jana.socket(table["id"])
    hub = sqlite_server.app.state.service.hub
    assert len(hub.watchers[table["id"]]) == 3
    jana.hang_up()
    wait_for(lambda: table["id"] not in hub.watchers)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("me", {"name": "Jana", "id": "admin"}),
        ("register", {"login": "jana", "password": "heslo heslo", "admin": True}),
        ("tables", {"game": "vale", "seats": [ME, OPEN], "host": "me"}),
        ("tables", {"game": "vale", "seats": [{**ME, "player": "x"}, OPEN]}),
        ("tables/TABLE/join", {"link": "A" * 22, "seat": 1}),
        ("tables/TABLE/deputy", {"seat": 0, "bot": "random", "player": "x"}),
    ],
)
def test_unknown_fields_are_not_understood(sqlite_server: Server, path: str, body: dict[str, Any]) -> None:
    jana = sqlite_server.guest()
    table = jana.new_table(ME, OPEN)
    said = jana.post(f"/api/{path.replace('TABLE', table['id'])}", **body)
    assert refused(said) == (422, "not-understood")
    assert len(jana.get("/api/tables").json()) == 1
    assert jana.get("/api/me").json() == {"name": "Jana", "login": None}


# ---- cookies


def test_the_cookie_is_for_the_server_alone(sqlite_server: Server) -> None:
    said = sqlite_server.nobody().post("/api/me", name="Jana")
    cookie = said.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie or "samesite=strict" in cookie
    assert "path=/" in cookie
    assert "domain" not in cookie
    assert "secure" not in cookie.split("; ")  # http://localhost has to work
    safe = sqlite_server.browser(base_url="https://testserver").post("/api/me", json={"name": "Jana"}, headers=OWN)
    assert "secure" in safe.headers["set-cookie"].lower().split("; ")
    assert said.headers["set-cookie"].split(";")[0] not in said.text


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    jana = server.guest()
    table = jana.new_table(ME, OPEN)
    payload, signature = jana.cookie.rsplit(".", 1)
    other = server.guest("Petr").cookie
    player = server.table(table["id"]).row.host
    forged = [
        f"{payload}.{signature[::-1]}",
        f"{payload}.",
        payload,
        player,
        f'"{player}"',
        f"{payload}.{other.rsplit('.', 1)[1]}",
        f"{other.rsplit('.', 1)[0]}.{signature}",
        "x" * 3000,
        "%00",
        "..",
    ]
    for cookie in forged:
        browser = server.browser(cookie)
        assert browser.get("/api/me").status_code == 401, cookie
        assert browser.post(f"/api/tables/{table['id']}/start", headers=OWN).status_code == 401
        assert not browser.get(f"/api/tables/{table['id']}").json()["host"]
        with pytest.raises(WebSocketDisconnect):
            Guest(server, "Eve", browser).socket(table["id"])
    assert server.browser(jana.cookie).get("/api/me").json()["name"] == "Jana"


def test_a_cookie_of_another_server_is_nobody(serve: Any, tmp_path: Any) -> None:
    other: Server = serve(database=f"sqlite+aiosqlite:///{tmp_path / 'other.sqlite'}")
    cookie = other.guest().cookie
    assert serve().browser(cookie).get("/api/me").status_code == 401


# ---- what people write

HTML = "<script>alert(1)</script>&amp;\"'`"


def test_what_people_write_comes_back_as_it_is_in_json(server: Server) -> None:
    name = "<b onclick='x'>Žofie</b> &amp; \"já\""
    jana = server.guest(name)
    table = jana.new_table(ME, {"kind": "open", "name": "<i>"})
    live = jana.socket(table["id"])
    assert live.ask("chat", text=HTML)["type"] == "done"
    told = live.table if live.table["chat"] else live.news(lambda told: bool(told["chat"]))
    assert told["chat"][0]["text"] == HTML
    assert told["chat"][0]["name"] == name
    assert told["seats"][0]["name"] == name
    said = jana.get(f"/api/tables/{table['id']}")
    assert said.json()["seats"][0]["name"] == name
    assert said.headers["content-type"] == "application/json"


@pytest.mark.parametrize("name", ["", " ", "\x00", "a\x00b", "a\nb", "a\x1b[31mb", "a\x7f", "a|b", "x" * 41, "\ud800"])
def test_such_names_are_refused(server: Server, name: str) -> None:
    jana = server.guest()
    assert jana.post("/api/me", name=name).status_code == 422
    assert jana.post("/api/tables", game="vale", seats=[{**ME, "name": name}, OPEN]).status_code == 422
    assert jana.post("/api/register", login=name, password="heslo heslo").status_code == 422
    assert jana.get("/api/me").json() == {"name": "Jana", "login": None}
    assert jana.get("/api/tables").json() == []


@pytest.mark.parametrize("key", ["\ud800", "\x00", "<b>", "x" * 1000])
def test_strange_keys_are_not_understood(sqlite_server: Server, key: str) -> None:
    said = sqlite_server.guest().post("/api/me", **{"name": "Jana", key: 1})
    assert refused(said) == (422, "not-understood")
    assert_safe(said)


@pytest.mark.parametrize("text", ["a\x00b", "a\x1b[2Jb", "\ud800", "\u2028", "a\r\nb"], ids=ascii)
def test_strange_characters_are_said_as_they_are_or_refused(server: Server, text: str) -> None:
    jana = server.guest()
    table = jana.new_table(ME, OPEN)
    live = jana.socket(table["id"])
    reply = live.ask("chat", text=text)
    said = [line["text"] for line in jana.socket(table["id"]).table["chat"]]
    assert said == ([text.strip()] if reply["type"] == "done" else [])
    assert live.ask("chat", text="still here")["type"] == "done"


@pytest.mark.parametrize("number", ["\ud800", "<b>", None, [1], {"a": 1}, 1.5, 10**30], ids=ascii)
def test_the_id_of_a_message_comes_back_as_it_was_whatever_it_was(sqlite_server: Server, number: Any) -> None:
    jana = sqlite_server.guest()
    live = jana.socket(jana.new_table(ME, OPEN)["id"])
    live.send(type="chat", id=number, text="hello")
    reply = live.until(lambda told: told["type"] != "table")
    live.frames[-1].encode()  # it can be sent
    assert reply["id"] == number or (reply["type"], reply["id"]) == ("refused", None)
    assert live.ask("chat", text="still here")["type"] == "done"


def test_passwords_are_stored_as_hashes_and_links_too(tmp_path: Any) -> None:
    with Server(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}") as server:
        jana = server.guest()
        jana.post("/api/register", login="jana", password="velmi tajné heslo")
        table = jana.new_table(ME, OPEN)
        cookie = jana.cookie
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert table["id"].encode() in stored
    assert b"$argon2id$" in stored
    for secret in ("velmi tajné heslo", table["links"]["1"], table["spectate"], cookie):
        assert secret.encode() not in stored


class ClosedOnce:
    """A WebSocket that complains, as a real one does, when something is said after the goodbye."""

    scope: ClassVar[dict[str, Any]] = {"subprotocols": []}
    closed = False

    async def close(self, code: int, why: str) -> None:
        self.closed = True

    async def send_text(self, text: str) -> None:
        if self.closed:
            raise RuntimeError("after the goodbye")


def test_news_on_their_way_to_somebody_who_is_turned_away_stay_unsaid(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, ME)["id"]
    service, socket = sqlite_server.app.state.service, ClosedOnce()

    async def turn_away_and_tell() -> None:
        viewer = Viewer(cast(WebSocket, socket), service, id, None, "Eva")
        await viewer.tell([])
        await viewer.turn_away(1008, "message too long")
        await viewer.tell([])

    sqlite_server.run(turn_away_and_tell)
    assert socket.closed


def test_a_connection_that_was_closed_below_us_is_gone_and_nothing_to_complain_about(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, ME)["id"]
    service, socket = sqlite_server.app.state.service, ClosedOnce()

    async def close_and_tell() -> None:
        viewer = Viewer(cast(WebSocket, socket), service, id, None, "Eva")
        await socket.close(1007, "a broken frame")  # by the protocol, which nobody has told the viewer
        with pytest.raises(WebSocketDisconnect):
            await viewer.tell([])

    sqlite_server.run(close_and_tell)
