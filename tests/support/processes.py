"""The server as real processes, a PostgreSQL of one's own, and players at random who talk to them from outside."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Subprotocol

from support.needs import postgres_programs

HEADERS = {"x-deskovka": "1"}
LOST = (OSError, WebSocketException, httpx2.HTTPError, EOFError)  # all a client sees of a server that dies
SILENCE = 30  # seconds; a game in which nothing happens for so long is stuck
MANY = {"DESKOVKA_REQUESTS_PER_SECOND": "100000", "DESKOVKA_REQUEST_BURST": "100000"}
SERVE = "import deskovka.cli\ndeskovka.cli.main()"
# The same, but imported once: every line of input starts a process of its own, whose number and end are told
CRADLE = """
import os, sys, deskovka.cli
for _ in sys.stdin:
    pid = os.fork()
    if pid == 0:
        os.setsid()
        nothing = os.open(os.devnull, os.O_RDWR)
        os.dup2(nothing, 0)
        os.dup2(nothing, 1)
        deskovka.cli.main()
    print(pid, flush=True)
    print(os.waitpid(pid, 0)[1], flush=True)
"""


def free_port() -> int:
    """A port nobody listens on, below those the system gives to outgoing connections, so that it stays free."""
    for port in SystemRandom().sample(range(12_000, 32_000), 100):
        with socket.socket() as probe, suppress(OSError):
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


# ---- servers


def started_by(group: int) -> list[int]:
    """The processes of the group that began with this one, without itself."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            status = (entry / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just gone
        if int(status[2]) == group != int(entry.name) and status[0] != "Z":
            found.append(int(entry.name))
    return found


def end_what_was_started_by(group: int) -> None:
    for pid in started_by(group):
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def is_well(url: str) -> bool:
    """Does a server serve there?"""
    try:
        with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(url + "/healthz", timeout=5):
            return True
    except OSError:
        return False


def wait_until_well(url: str, log: Path, is_running: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not is_well(url):
        assert is_running(), f"the server ended:\n{log.read_text()}"
        assert time.monotonic() < end, f"the server does not serve:\n{log.read_text()}"
        time.sleep(0.02)


def launch(code: str, port: int, database: str, log: Path, environment: dict[str, str]) -> subprocess.Popen[bytes]:
    with log.open("ab") as errors:
        return subprocess.Popen(
            [sys.executable, "-c", code, "serve", "--host", "127.0.0.1", "--port", str(port), "--database", database],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            env={**os.environ, **environment},
            start_new_session=True,  # so that whatever it starts itself can be found by its group
        )


def close_pipes(process: subprocess.Popen[bytes]) -> None:
    for pipe in (process.stdin, process.stdout):
        assert pipe is not None
        pipe.close()


class Server:
    """A process of `deskovka serve` on a loopback port, and what it says on stderr."""

    def __init__(self, database: str, log: Path, **environment: str) -> None:
        self.log = log
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process = launch(SERVE, self.port, database, log, environment)

    def wait(self) -> Server:
        """Until it serves."""
        wait_until_well(self.url, self.log, lambda: self.process.poll() is None)
        return self

    def kill(self) -> None:
        """As if the power went: no goodbye to anybody."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """The polite way, and then whatever is left of it."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()
        end_what_was_started_by(self.process.pid)
        close_pipes(self.process)

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")

    def complaints(self) -> list[str]:
        """Lines of the log that somebody should look at."""
        signs = ('"level": "error"', '"level": "critical"', "Traceback", "Exception")
        return [line for line in self.said().splitlines() if any(sign in line for sign in signs)]


class Cradle:
    """Servers one after another on the same port and database, each there at once because all is imported."""

    def __init__(self, database: str, log: Path, **environment: str) -> None:
        self.log = log
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process = launch(CRADLE, self.port, database, log, environment)
        self.pid = 0  # of the server now

    def where(self) -> str:
        return self.url

    def start(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(b"\n")
        self.process.stdin.flush()
        self.pid = int(self.process.stdout.readline())
        wait_until_well(self.url, self.log, lambda: self.process.poll() is None)

    def end(self, how: signal.Signals) -> None:
        """End the server of now and wait until it is gone."""
        if self.pid:
            assert self.process.stdout is not None
            os.kill(self.pid, how)
            self.process.stdout.readline()
            end_what_was_started_by(self.pid)
            self.pid = 0

    def close(self) -> None:
        self.end(signal.SIGKILL)
        close_pipes(self.process)
        self.process.wait(15)


@contextmanager
def serving(database: str, log: Path, **environment: str) -> Iterator[Server]:
    """One server, gone afterwards."""
    server = Server(database, log, **environment)
    try:
        yield server.wait()
    finally:
        server.stop()


# ---- PostgreSQL


class Postgres:
    """A PostgreSQL that is thrown away."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.port = free_port()
        self.user = "postgres" if os.geteuid() == 0 else None  # it refuses to run as root
        if self.user is not None:
            shutil.chown(folder, self.user)
        self.run(
            "initdb", "--auth=trust", "--username=deskovka", "--encoding=UTF8", "--no-sync", "-D", str(folder / "db")
        )
        self.process: subprocess.Popen[bytes] | None = None

    def run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [str(self.programs / program), *words],
            capture_output=True,
            text=True,
            cwd=self.folder,
            user=self.user,
            timeout=60,
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        settings = [
            "fsync=off",
            "listen_addresses=127.0.0.1",
            f"port={self.port}",
            f"unix_socket_directories={self.folder}",
        ]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [str(self.programs / "postgres"), "-D", str(self.folder / "db"), *(f"--{each}" for each in settings)],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                user=self.user,
            )
        end = time.monotonic() + 30
        ready = [str(self.programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        while subprocess.run(ready).returncode != 0:
            assert self.process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < end, (self.folder / "log").read_text()
            time.sleep(0.05)

    def stop(self) -> None:
        """Fast: connections are cut."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.send_signal(signal.SIGQUIT)
                self.process.wait(15)

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://deskovka@127.0.0.1:{self.port}/{database}"

    def new_database(self, name: str) -> str:
        """An empty database, as a server wants to be told of it."""
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "deskovka", name)
        return self.address(name).replace("postgresql://", "postgresql+asyncpg://")


@contextmanager
def throwaway_postgres() -> Iterator[Postgres]:
    """A PostgreSQL, gone afterwards."""
    programs = postgres_programs()
    folder = Path(tempfile.mkdtemp(prefix="deskovka-postgres-", dir="/tmp"))
    folder.chmod(0o755)
    try:
        database = Postgres(programs, folder)
        try:
            database.start()
            yield database
        finally:
            database.stop()
    finally:
        shutil.rmtree(folder)


# ---- people


class Person:
    """Somebody with a cookie.  `where` tells the address of the server to talk to right now."""

    def __init__(self, name: str, where: Callable[[], str], cookie: str = "") -> None:
        self.name = name
        self.where = where
        self.cookie = cookie

    def at(self, where: Callable[[], str]) -> Person:
        """The same person on another server."""
        return Person(self.name, where, self.cookie)

    async def request(self, method: str, path: str, body: object = None) -> httpx2.Response:
        cookies = {"Cookie": f"deskovka={self.cookie}"} if self.cookie else {}
        async with httpx2.AsyncClient(trust_env=False, timeout=20) as client:
            return await client.request(method, self.where() + path, json=body, headers={**HEADERS, **cookies})

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        response = await self.request(method, path, body)
        assert response.status_code == 200, f"{method} {path}: {response.status_code} {response.text}"
        return response.json()

    async def introduce(self) -> Person:
        response = await self.request("POST", "/api/me", {"name": self.name})
        assert response.status_code == 200, response.text
        self.cookie = response.cookies["deskovka"]
        return self

    @asynccontextmanager
    async def socket(self, table: str, spectate: str = "") -> AsyncIterator[ClientConnection]:
        address = self.where().replace("http://", "ws://") + f"/ws/tables/{table}"
        cookies = {"Cookie": f"deskovka={self.cookie}"} if self.cookie else {}
        async with connect(
            address,
            subprotocols=[Subprotocol("deskovka"), Subprotocol(f"spectate.{spectate}")] if spectate else None,
            additional_headers=cookies,
            proxy=None,
            open_timeout=10,
            close_timeout=2,
        ) as socket:
            yield socket


async def tell(socket: ClientConnection, **message: object) -> None:
    await socket.send(json.dumps(message))


async def hear(socket: ClientConnection, seconds: float = 10) -> dict[str, Any]:
    async with asyncio.timeout(seconds):
        heard = json.loads(await socket.recv())
    assert isinstance(heard, dict)
    return heard


async def hear_until(
    socket: ClientConnection, fits: Callable[[dict[str, Any]], bool], seconds: float = 10
) -> dict[str, Any]:
    """The next message that fits."""
    async with asyncio.timeout(seconds):
        while True:
            heard = await hear(socket, seconds)
            if fits(heard):
                return heard


def questions(news: dict[str, Any]) -> list[dict[str, Any]]:
    """What the viewer's own seats are asked."""
    return [question for question in news["pending"] if "options" in question]


class RandomPlayer:
    """Plays one table at random to its end and remembers what was acknowledged.  A lost server is found again."""

    def __init__(self, person: Person, table: str, random: Random, pause: float = 0.0, chats: bool = False) -> None:
        self.person = person
        self.table = table
        self.random = random
        self.pause = pause
        self.chats = chats
        self.acknowledged: list[tuple[int, int, str]] = []  # (sequence, seat, words)
        self.said: list[str] = []  # chat lines that were acknowledged
        self.in_flight = 0  # answers whose fate was unknown when the connection was lost
        self.lost = 0  # connections
        self.stale = 0  # answers somebody else was faster than
        self.seen = 0  # the highest sequence number told

    async def play(self) -> dict[str, Any]:
        """What was heard last, when the game is over."""
        while True:
            try:
                async with self.person.socket(self.table) as socket:
                    return await self.play_on(socket)
            except LOST:
                self.lost += 1
                await asyncio.sleep(0.02)

    async def play_on(self, socket: ClientConnection) -> dict[str, Any]:
        asked: tuple[int, int, str] | None = None  # the answer that waits for its acknowledgement
        answered = -1  # the last sequence number that was answered or refused
        number = 0
        line = ""
        news: dict[str, Any] | None = None
        try:
            while True:
                try:
                    message = await hear(socket, SILENCE)
                except TimeoutError:
                    raise AssertionError(f"{self.person.name} hears nothing any more; last: {news}") from None
                if message["type"] == "table":
                    if news is None:  # later a message that is under way may be older than an acknowledgement
                        acknowledged = max((answer[0] for answer in self.acknowledged), default=0)
                        assert message["sequence"] >= acknowledged, "an acknowledged answer was lost"
                    assert message["sequence"] >= self.seen, "an answer was told to others before it was safe on disk"
                    self.seen = message["sequence"]
                    news = message
                    if news["status"] == "finished":
                        return news
                elif message["id"] == "chat":
                    assert message["type"] == "done", message
                    self.said.append(line)
                    line = ""
                else:
                    assert asked is not None, message
                    assert message["id"] == number, message
                    if message["type"] == "done":
                        assert message["sequence"] == asked[0] + 1
                        self.acknowledged.append((asked[0] + 1, *asked[1:]))
                    else:
                        assert message["code"] == "stale", message
                        self.stale += 1
                    answered = asked[0]
                    asked = None
                mine = questions(news) if news is not None else []
                if asked is None and news is not None and mine and news["sequence"] > answered:
                    if self.pause:
                        await asyncio.sleep(self.pause * self.random.random())
                    question = self.random.choice(mine)
                    asked = (news["sequence"], question["seat"], self.random.choice(question["options"])["words"])
                    number += 1
                    await tell(socket, type="answer", id=number, seat=asked[1], sequence=asked[0], words=asked[2])
                    if self.chats and not line and self.random.random() < 0.1:
                        line = f"{self.person.name} {self.random.getrandbits(64):x}"
                        await tell(socket, type="chat", id="chat", text=line)
        finally:
            self.in_flight += asked is not None
