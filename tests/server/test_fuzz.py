"""Garbage: the server answers or closes, complains about nothing in its log, and goes on serving others."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
import time
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from chaos.people import HEADERS, SILENCE, Person, RandomPlayer, hear, hear_until, tell
from chaos.processes import MANY, Server, serving
from deskovka.server.app import create_app

AT_ONCE = 50  # messages one connection may send without being slowed down
BROKEN = (1006, 1011)  # without a word; something went wrong inside
EXAMPLES = 10
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("fuzz")
    with serving(f"sqlite+aiosqlite:///{folder}/tables.sqlite", folder / "log", **MANY) as server:
        yield server


@pytest.fixture(autouse=True)
def nothing_to_complain_about(server: Server) -> Iterator[None]:
    before = len(server.complaints())
    yield
    assert server.complaints()[before:] == []
    assert server.process.poll() is None


async def table_of(person: Person, *others: str) -> str:
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": other} for other in others or ("random",))]
    made = await person.ask("POST", "/api/tables", {"game": "vale", "seats": seats})
    return str(made["id"])


# ---- messages that are not what they should be


def texts() -> list[str]:
    """Things no client of ours would send."""
    deep = 5000
    huge = "9" * 4000
    wrong: list[Any] = [
        None,
        True,
        -1,
        0,
        1,
        2**31,
        2**63,
        2**64,
        1e308,
        0.5,
        "",
        "0",
        "x" * 300,
        [],
        [[]],
        {},
        {"a": 1},
    ]
    wrong += ["\x00", "\ud800", "\u202e", "🜚" * 50, "a\nb", "'; DROP TABLE moves; --", "<script>alert(1)</script>"]
    kinds = ["answer", "undo", "why", "since", "chat", "consent", "resign", "pause"]
    found = [
        "",
        " ",
        "null",
        "true",
        "1",
        '"answer"',
        "[]",
        "{}",
        "{",
        "}",
        '{"type"',
        "NaN",
        "Infinity",
        "-0",
        "\x00",
        "\ufeff{}",
    ]
    found += [
        "[" * deep,
        '{"a":' * 3000,
        "[" * deep + "]" * deep,
        f'{{"type":"answer","sequence":{huge}}}',
        huge,
        f"-{huge}",
    ]
    found += [
        f'{{"type":"since","sequence":{huge}}}',
        f'{{"type":"answer","id":{huge},"seat":0,"sequence":0,"words":"x"}}',
    ]
    found += ['{"type":"answer","seat":NaN,"sequence":-Infinity,"words":"x"}', '{"type":"answer","seat":1e999}']
    found += [
        '{"type":"answer","type":"chat","text":"twice"}',
        "x" * 16_000,
        '{"type":"chat","text":"' + "ř" * 8000 + '"}',
    ]
    for value in wrong:
        found.append(json.dumps({"type": value}))
        found.append(json.dumps({"type": "answer", "id": value, "seat": 0, "sequence": 0, "words": "no such words"}))
        for kind in kinds:
            found.append(json.dumps({"type": kind, "id": 1, "seat": value, "sequence": 0, "words": "x", "text": "x"}))
            found.append(json.dumps({"type": kind, "id": 1, "seat": 0, "sequence": value, "words": "x", "text": "x"}))
            found.append(json.dumps({"type": kind, "id": 1, "seat": 0, "sequence": 0, "words": value, "text": value}))
            found.append(
                json.dumps(
                    {"type": kind, "id": 1, "seat": 0, "sequence": 0, "words": "x", "yes": value, "agree": value}
                )
            )
    return found


def scrambled(random: Random, count: int) -> list[str]:
    """Good messages with some letters wrong; what they ask for is never possible at the beginning of a game."""
    found = []
    for _ in range(count):
        letters = list(json.dumps({"type": "answer", "id": 1, "seat": 0, "sequence": 0, "words": "sell hydra"}))
        for _ in range(random.randint(1, 6)):
            letters[random.randrange(len(letters))] = chr(random.choice([0, 34, 44, 91, 92, 123, 125, 233, 0x1F71A]))
        found.append("".join(letters))
    return found


async def drain(socket: ClientConnection) -> tuple[list[dict[str, Any]], int | None]:
    """All answers to what was sent, and how the socket was closed if it was (1006: without a word)."""
    heard: list[dict[str, Any]] = []
    with suppress(ConnectionClosed):
        await tell(socket, type="why", id="the last", seat=0, words="the last")
        while not heard or heard[-1]["id"] != "the last":
            heard.append(await hear_until(socket, lambda m: m["type"] != "table"))
    return heard, socket.close_code


def test_every_garbage_text_is_refused_and_changes_nothing(server: Server) -> None:
    async def play() -> None:
        jana = await Person("Jana", lambda: server.url).introduce()
        made = await jana.ask("POST", "/api/tables", {"game": "vale", "seats": [{"kind": "me"}, {"kind": "me"}]})
        garbage = texts() + scrambled(Random(5), 300)
        refused = 0
        for start in range(0, len(garbage), AT_ONCE):
            some = garbage[start : start + AT_ONCE]
            async with jana.socket(made["id"]) as socket:
                before = await hear(socket)
                for text in some:
                    await socket.send(text)
                answers, closed = await drain(socket)
            assert closed is None or closed == 1000, f"closed by {some[len(answers)][:100]!r}"
            assert len(answers) == len(some) + 1, "each message has one answer"
            refused += sum(1 for answer in answers if answer["type"] == "refused")
            async with jana.socket(made["id"]) as socket:
                assert (await hear(socket))["views"] == before["views"]
        assert refused > len(garbage) // 2
        assert (await jana.ask("GET", f"/api/tables/{made['id']}"))["sequence"] == 0

    asyncio.run(play())


def test_bytes_are_answered_or_the_connection_is_closed(server: Server) -> None:
    async def play() -> None:
        random = Random(6)
        jana = await Person("Jana", lambda: server.url).introduce()
        table = await table_of(jana)
        lumps = [
            b"",
            b"\x00",
            b"\xff" * 100,
            b"{}",
            b'{"type":"since","sequence":0}',
            "ř".encode()[:1],
            random.randbytes(16_000),
        ]
        for lump in lumps + [random.randbytes(random.randint(1, 200)) for _ in range(20)]:
            async with jana.socket(table) as socket:
                await hear(socket)
                await socket.send(lump)
                assert (await drain(socket))[1] not in BROKEN

    asyncio.run(play())


def test_texts_that_are_no_utf8_close_the_connection(server: Server) -> None:
    async def play() -> None:
        jana = await Person("Jana", lambda: server.url).introduce()
        table = await table_of(jana)
        for lump in (b"\xff", "ř".encode()[:1], b"\xed\xa0\x80", b"\xc0\xaf", b'{"type":"chat","text":"\xe2\x82"}'):
            async with jana.socket(table) as socket:
                await hear(socket)
                await socket.send(lump, text=True)
                assert await drain(socket) == ([], 1007)

    asyncio.run(play())


@pytest.mark.parametrize("size", [16_385, 70_000, 3_000_000])
def test_messages_that_are_too_long_close_the_connection(server: Server, size: int) -> None:
    async def play() -> None:
        jana = await Person("Jana", lambda: server.url).introduce()
        async with jana.socket(await table_of(jana)) as socket:
            await hear(socket)
            with suppress(ConnectionClosed):  # perhaps before all was sent
                await socket.send("x" * size)
            answers, closed = await drain(socket)
            assert answers == []
            assert closed in (1008, 1009)

    asyncio.run(play())


def test_thousands_of_messages_close_one_connection_while_others_play_on(server: Server) -> None:
    async def flood(person: Person, table: str) -> list[int | None]:
        codes = []
        for _ in range(20):
            async with person.socket(table) as socket:
                with suppress(ConnectionClosed):
                    for number in range(500):
                        await tell(socket, type="why", id=number, seat=0, words="x")
                    while True:
                        await hear(socket)
                codes.append(socket.close_code)
        return codes

    async def play() -> None:
        jana = await Person("Jana", lambda: server.url).introduce()
        petr = await Person("Petr", lambda: server.url).introduce()
        made = await petr.ask("POST", "/api/tables", {"game": "vale", "seats": [{"kind": "me"}, {"kind": "me"}]})
        player = RandomPlayer(petr, made["id"], Random(1))
        async with asyncio.timeout(5 * SILENCE):
            codes, final = await asyncio.gather(flood(jana, await table_of(jana)), player.play())
        assert codes == [1013] * 20
        assert final["status"] == "finished"

    asyncio.run(play())


def test_viewers_who_go_at_any_moment_hold_nobody_up(server: Server) -> None:
    """Whatever is done for a viewer may be cut off in the middle, also a look into the database."""

    async def come_and_go(person: Person, table: str, random: Random) -> None:
        for number in range(60):
            async with person.socket(table) as socket:
                await tell(socket, type="since", id=number, sequence=0)
                await tell(socket, type="chat", id=number, text=f"{number}")
                await asyncio.sleep(random.random() * 0.01)
                socket.transport.abort()

    async def play() -> float:
        jana = await Person("Jana", lambda: server.url).introduce()
        petr = await Person("Petr", lambda: server.url).introduce()
        made = await petr.ask("POST", "/api/tables", {"game": "vale", "seats": [{"kind": "me"}, {"kind": "open"}]})
        await jana.ask("POST", f"/api/tables/{made['id']}/join", {"link": made["links"]["1"]})
        waiting = asyncio.gather(*(come_and_go(jana, made["id"], Random(number)) for number in range(4)))
        longest = 0.0
        while not waiting.done():
            begin = time.monotonic()
            await petr.ask("POST", "/api/me", {"name": "Petr"})
            longest = max(longest, time.monotonic() - begin)
        await waiting
        return longest

    assert asyncio.run(play()) < 25  # one who waits for a connection of the database in vain waits 30


def test_bytes_that_are_no_websocket_at_all_break_nothing(server: Server) -> None:
    random = Random(7)
    jana = asyncio.run(Person("Jana", lambda: server.url).introduce())
    table = asyncio.run(table_of(jana))
    shake = (
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nCookie: deskovka={jana.cookie}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()
    for number in range(60):
        with sockets.create_connection(("127.0.0.1", server.port), timeout=SILENCE) as raw:
            if number % 3 == 1:
                raw.sendall(shake)
                assert raw.recv(12) == b"HTTP/1.1 101"
            elif number % 3 == 2:
                raw.sendall(shake[: random.randrange(len(shake))])
            raw.sendall(random.randbytes(random.randint(1, 400)))
            if number % 2:
                raw.shutdown(sockets.SHUT_WR)
    assert asyncio.run(jana.ask("GET", "/api/me"))["name"] == "Jana"


def test_nobody_is_let_in_with_a_garbage_address_or_cookie(server: Server) -> None:
    async def play() -> None:
        jana = await Person("Jana", lambda: server.url).introduce()
        table = await table_of(jana)
        for cookie in ("x", "..", "a.b.c", jana.cookie[:-1], jana.cookie + "x", "IiI.x", '"', "%00", "=" * 3000):
            stranger = Person("nobody", lambda: server.url, cookie)
            assert (await stranger.request("GET", "/api/me")).status_code == 401
            with pytest.raises(Exception, match="HTTP 403"):
                async with stranger.socket(table):
                    pass
        for path in ("x" * 22, "x" * 5000, "..", "%00", "%F0%9F", table[:-1], table + "x", "é"):
            with pytest.raises(Exception, match="HTTP 40"):
                async with jana.socket(path):
                    pass

    asyncio.run(play())


# ---- requests, by the OpenAPI description


class Api:
    """The description of the server, somebody with a cookie, and tables of theirs in every stage."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.jana = asyncio.run(Person("Jana", lambda: server.url).introduce())
        self.tables = asyncio.run(self.make_tables())
        self.schema = schemathesis.openapi.from_url(server.url + "/openapi.json")
        self.headers = {**HEADERS, "Cookie": f"deskovka={self.jana.cookie}"}

    async def make_tables(self) -> list[str]:
        both = {"game": "vale", "seats": [{"kind": "me"}, {"kind": "me"}]}
        wish = {"game": "vale", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = [await self.jana.ask("POST", "/api/tables", each) for each in (wish, both, both)]
        await RandomPlayer(self.jana, made[2]["id"], Random(1)).play()
        return [each["id"] for each in made]


@pytest.fixture(scope="module")
def api(server: Server) -> Api:
    return Api(server)


def operations() -> list[Any]:
    """The operations of the server, each with good requests and, where something can be wrong, with bad ones."""
    found = []
    for path, methods in create_app().openapi()["paths"].items():
        for method, described in methods.items():
            name = f"{method.upper()} {path}"
            found.append(pytest.param(name, GenerationMode.POSITIVE, id=f"{name} good"))
            if "parameters" in described or "requestBody" in described:
                found.append(pytest.param(name, GenerationMode.NEGATIVE, id=f"{name} bad"))
    return found


@pytest.mark.parametrize(("name", "mode"), operations())
def test_no_request_makes_the_server_fail_or_answer_against_its_description(
    api: Api, name: str, mode: GenerationMode
) -> None:
    method, _, path = name.partition(" ")
    tables = [None, *api.tables] if "{id}" in path else [None]

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=api.schema[path][method].as_strategy(generation_mode=mode))
    def ask(case: Case) -> None:
        for table in tables:  # the one that was made up, and real ones
            if table is not None:
                case.path_parameters["id"] = table
            response = case.call(headers=api.headers, timeout=SILENCE)
            case.validate_response(response, checks=CHECKS)

    ask()
