"""The server as real processes: one, or one after another where it is killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import SystemRandom

MANY = {
    "DESKOVKA_REQUESTS_PER_SECOND": "100000",
    "DESKOVKA_REQUEST_BURST": "100000",
    "DESKOVKA_RESYNCS_PER_SECOND": "100000",
    "DESKOVKA_RESYNC_BURST": "100000",
    "DESKOVKA_CHATS_PER_SECOND": "100000",
    "DESKOVKA_CHAT_BURST": "100000",
    "DESKOVKA_BOTS_READY": "0",  # most of these servers do not live long enough to need any
}
UP = 120.0  # seconds for a server to come up; far too long, only one that never does needs them
# Whoever was started goes with whoever started it, however that ends; where the system has no such thing, it stays
WITH_PARENT = """
import ctypes, signal, sys
def end_with_parent():
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)
end_with_parent()
"""
SERVE = WITH_PARENT + "import deskovka.cli\ndeskovka.cli.main()"
# The same, but imported once: every line of input starts a process of its own, whose number and end are told
CRADLE = f"""{WITH_PARENT}
import os, sys, deskovka.cli, deskovka.commands.serve, deskovka.server.serve
from deskovka.games.registry import find_game, game_ids
for game in game_ids():
    find_game(game)
for _ in sys.stdin:
    pid = os.fork()
    if pid == 0:
        end_with_parent()
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
        with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(url + "/healthz", timeout=30):
            return True
    except OSError:
        return False


def wait_until_well(url: str, log: Path, is_running: Callable[[], bool], seconds: float = UP) -> None:
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


def complaints_in(text: str) -> list[str]:
    """Lines of a log that somebody should look at."""
    signs = ('"level": "error"', '"level": "critical"', "Traceback", "Exception")
    return [line for line in text.splitlines() if any(sign in line for sign in signs)]


class Server:
    """A process of `deskovka serve` on a loopback port, and what it says on stderr."""

    def __init__(self, database: str, log: Path, **environment: str) -> None:
        self.log = log
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process = launch(SERVE, self.port, database, log, environment)

    def where(self) -> str:
        return self.url

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
        return complaints_in(self.said())


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
        """Until it serves.  One that ends at once, e.g. because its database is down, is started again."""
        end = time.monotonic() + UP
        self.bear()
        while not is_well(self.url):
            assert time.monotonic() < end, f"the server does not serve:\n{self.log.read_text()[-5000:]}"
            if not self.is_alive():
                self.buried()
                time.sleep(0.2)
                self.bear()
            time.sleep(0.01)

    def bear(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(b"\n")
        self.process.stdin.flush()
        self.pid = int(self.process.stdout.readline())

    def is_alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def buried(self) -> None:
        """Wait until the server of now is gone."""
        assert self.process.stdout is not None
        self.process.stdout.readline()
        end_what_was_started_by(self.pid)
        self.pid = 0

    def strike(self, how: signal.Signals) -> None:
        with suppress(ProcessLookupError):  # it has ended by itself
            os.kill(self.pid, how)

    def end(self, how: signal.Signals) -> None:
        """End the server of now and wait until it is gone."""
        if self.pid:
            self.strike(how)
            self.buried()

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
