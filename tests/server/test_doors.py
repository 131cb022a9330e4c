"""Connections that dawdle or come in crowds, at a real process."""

from __future__ import annotations

import asyncio
import resource
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from time import monotonic, sleep

import pytest

from chaos import people, processes
from deskovka.server.doors import Doorkeeper, is_in, most_connections
from deskovka.server.settings import Settings
from support.server import ME, SECONDS, sqlite_url, wait_for

HEADERS = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
POST = (
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nx-deskovka: 1\r\ncontent-type: application/json\r\ncontent-length: 15\r\n\r\n"
)
HEADER, BODY = 1.0, 2.0  # seconds
SOON = {"DESKOVKA_HEADER_SECONDS": str(HEADER), "DESKOVKA_BODY_SECONDS": str(BODY)}
ENDLESS = HEADERS + b"x-slow: " + b"x" * 1000
FILES = 120


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[processes.Server]:
    folder = tmp_path_factory.mktemp("doors")
    with processes.serving(sqlite_url(folder), folder / "log", **SOON, **processes.MANY) as serving:
        yield serving


class Dawdler:
    """A connection over which one byte after another comes."""

    def __init__(self, server: processes.Server) -> None:
        self.begun = monotonic()  # no later than the server's clock begins
        self.connection = socket.create_connection(("127.0.0.1", server.port), SECONDS)

    def __enter__(self) -> socket.socket:
        return self.connection

    def __exit__(self, *problem: object) -> None:
        self.connection.close()

    def until_closed(self, drip: bytes = b"") -> tuple[float, bytes]:
        """How long the server keeps the connection, though bytes come all the time, and what it says."""
        heard = b""
        self.connection.settimeout(0.2)
        while monotonic() < self.begun + SECONDS:
            try:
                if drip:
                    self.connection.sendall(drip[:1])
                    drip = drip[1:]
                said = self.connection.recv(4096)
            except TimeoutError:
                continue
            except OSError:
                break
            if not said:
                break
            heard += said
        else:
            raise AssertionError("it is kept for ever")
        return monotonic() - self.begun, heard


def open_to(server: processes.Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), SECONDS)


def is_well(connection: socket.socket) -> bool:
    """The whole answer has come."""
    connection.settimeout(SECONDS)
    heard = b""
    while not heard.endswith(b"}"):
        said = connection.recv(4096)
        assert said, heard
        heard += said
    return b'"status":"ok"' in heard


def in_time(seconds: float, begun: float, what: Callable[[], None]) -> bool:
    """Do what the server allows so much time for; False if we took longer by our own clock: then it proves nothing."""
    try:
        what()
    except (AssertionError, OSError):
        if monotonic() < begun + seconds:
            raise
    return monotonic() < begun + seconds


def after(server: processes.Server, ask: Callable[[socket.socket], None], drip: bytes) -> tuple[float, bytes]:
    """How long the server keeps a dawdler who first asks something, and that in time, and what it says."""

    def tried() -> tuple[float, bytes] | None:
        dawdler = Dawdler(server)
        with dawdler as connection:
            asked = in_time(HEADER, dawdler.begun, lambda: ask(connection))
            return dawdler.until_closed(drip) if asked else None

    found: tuple[float, bytes] = wait_for(tried)
    return found


def test_who_says_nothing_is_let_go(server: processes.Server) -> None:
    dawdler = Dawdler(server)
    with dawdler:
        seconds, heard = dawdler.until_closed()
    assert seconds >= HEADER
    assert heard == b""


def test_headers_that_drip_are_let_go(server: processes.Server) -> None:
    dawdler = Dawdler(server)
    with dawdler:
        seconds, heard = dawdler.until_closed(ENDLESS)
    assert seconds >= HEADER
    assert heard == b""


def test_so_are_those_of_a_second_request(server: processes.Server) -> None:
    def ask(connection: socket.socket) -> None:
        connection.sendall(HEADERS + b"\r\n")
        assert is_well(connection)

    seconds, heard = after(server, ask, ENDLESS)
    assert seconds >= HEADER
    assert heard == b""


def test_a_body_that_drips_is_let_go(server: processes.Server) -> None:
    long = POST.replace(b"15", b"1500")
    seconds, heard = after(server, lambda connection: connection.sendall(long), b" " * 1500)
    assert seconds >= BODY
    assert b"200 OK" not in heard


def test_a_body_that_drips_after_its_answer_too(server: processes.Server) -> None:
    refused = POST.replace(b"x-deskovka: 1\r\n", b"").replace(b"15", b"1500")  # before its body is read
    _, heard = after(server, lambda connection: connection.sendall(refused), b" " * 1500)
    assert b"403" in heard


def test_who_is_in_time_is_served_also_one_request_after_another(server: processes.Server) -> None:
    """Each is well within its time; all together are not."""

    def tried() -> bool:
        begun = monotonic()
        with open_to(server) as connection:

            def look() -> None:
                connection.sendall(HEADERS)
                sleep(HEADER / 10)
                connection.sendall(b"\r\n")
                assert is_well(connection)

            def introduce() -> None:
                connection.sendall(POST)
                connection.sendall(b'{"name":"Jana"}')
                assert b"200 OK" in connection.recv(4096)

            for what in [look] * 15 + [introduce]:
                if not in_time(HEADER, begun, what):
                    return False
                begun = monotonic()
            return True

    wait_for(tried)


def test_a_websocket_stays_beyond_all_deadlines(server: processes.Server) -> None:
    async def look() -> None:
        jana = await people.Person("Jana", lambda: server.url).introduce()
        made = await jana.ask("POST", "/api/tables", {"game": "vale", "seats": [ME, ME]})
        async with jana.socket(made["id"]) as live:
            await people.hear(live)
            await asyncio.sleep(HEADER + BODY)
            await people.tell(live, type="since", id=1, sequence=0)
            await people.hear_until(live, lambda told: told["type"] == "done")

    asyncio.run(look())


def test_a_crowd_leaves_room_for_those_inside_and_is_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More connections than the process may have files: tables go on, and afterwards everybody is let in again."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)

    async def play_in_a_crowd(server: processes.Server) -> None:
        jana = await people.Person("Jana", lambda: server.url).introduce()
        made = await jana.ask("POST", "/api/tables", {"game": "vale", "seats": [ME, ME]})
        async with jana.socket(made["id"]) as live:
            news = await people.hear(live)
            with ExitStack() as crowd:
                for _ in range(3 * FILES):
                    with suppress(OSError):
                        crowd.enter_context(open_to(server))
                question = people.questions(news)[0]
                words = question["options"][0]["words"]
                await people.tell(live, type="answer", id=1, seat=question["seat"], sequence=0, words=words)
                await people.tell(live, type="chat", id=2, text="It is crowded here")
                for id in (1, 2):
                    done = await people.hear_until(live, lambda told: told["type"] != "table")
                    assert (done["type"], done["id"]) == ("done", id), done
            await jana.ask("GET", "/api/me")

    monkeypatch.setattr(processes.subprocess, "Popen", with_few_files(processes.subprocess.Popen))
    folder = tmp_path / "made by the server"
    with processes.serving(
        sqlite_url(folder), tmp_path / "log", DESKOVKA_HEADER_SECONDS="30", **processes.MANY
    ) as server:
        asyncio.run(play_in_a_crowd(server))
    assert folder.stat().st_mode & 0o777 == 0o700
    assert {file.stat().st_mode & 0o777 for file in folder.iterdir()} == {0o600}
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == before
    assert server.said().count("no more connections are taken in") == 1
    assert "Traceback" not in server.said()
    assert len(server.said()) < 10_000


def with_few_files(popen: type) -> object:
    """Processes that may open few files."""

    def start(*given: object, **more: object) -> object:
        limit = lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))  # noqa: E731
        return popen(*given, **more, preexec_fn=limit)

    return start


@pytest.mark.parametrize(
    ("soft", "hard", "most", "then"),
    [
        (1024, 4096, 4096 - 128, 4096),
        (1024, resource.RLIM_INFINITY, 100_000 - 128, 100_000),
        (resource.RLIM_INFINITY, resource.RLIM_INFINITY, 100_000 - 128, None),
        (1024, 10**9, 100_000 - 128, 100_000),
        (120, 120, 60, None),
    ],
)
def test_as_many_as_the_system_allows(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, most: int, then: int | None
) -> None:
    wished: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda what: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda what, limits: wished.append(limits))
    assert most_connections() == most
    assert wished == ([] if then is None else [(then, hard)])


def test_a_system_that_refuses_more_files_is_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(what: int, limits: tuple[int, int]) -> None:
        raise ValueError("not allowed to raise maximum limit")

    monkeypatch.setattr(resource, "getrlimit", lambda what: (1024, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    assert most_connections() == 1024 - 128


# ---- one address


def test_one_address_has_so_many_connections_unless_it_is_a_proxy() -> None:
    keeper = Doorkeeper(Settings(database="", connections_of_one=2, trusted_proxies="10.0.0.0/8, 127.0.0.1"))
    keeper.of_address["192.0.2.7"] = 2
    assert keeper.lets_in("192.0.2.7", keeper.is_proxy("192.0.2.7"), 5)
    keeper.of_address["192.0.2.7"] = 3
    assert not keeper.lets_in("192.0.2.7", keeper.is_proxy("192.0.2.7"), 5)
    assert keeper.lets_in("192.0.2.8", False, 5)
    keeper.of_address["10.1.2.3"] = 500
    assert keeper.lets_in("10.1.2.3", keeper.is_proxy("10.1.2.3"), 5)
    assert not keeper.lets_in("192.0.2.9", False, keeper.most + 1)


@pytest.mark.parametrize(
    ("host", "network", "inside"),
    [
        ("10.1.2.3", "10.0.0.0/8", True),
        ("10.1.2.3", "10.1.2.3", True),
        ("10.1.2.4", "10.1.2.3", False),
        ("", "127.0.0.1", False),
        ("10.1.2.3", "*", True),
        ("unix:", "unix:", True),
        ("::1", "127.0.0.1", False),
    ],
)
def test_proxies_are_addresses_or_networks(host: str, network: str, inside: bool) -> None:
    assert is_in(host, network) == inside
