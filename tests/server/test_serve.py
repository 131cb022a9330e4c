"""Starting a server for somebody who only wants to play."""

from __future__ import annotations

import gc
import os
import socket
import subprocess
import sys
import threading
import webbrowser
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from deskovka.core.errors import DeskovkaError
from deskovka.server import pages, serve
from deskovka.server.settings import Settings
from support.server import sqlite_url, wait_for

HERE = "127.0.0.1"


class Well(BaseHTTPRequestHandler):
    """Answers like a server that is up."""

    def do_GET(self) -> None:
        self.send_response(200 if self.path == "/healthz" else 404)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


def test_the_wished_port_is_taken_when_it_is_free() -> None:
    with socket.socket() as trial:
        trial.bind((HERE, 0))
        port = trial.getsockname()[1]
    assert serve.free_port(HERE, port) == port


def test_the_next_port_is_taken_when_somebody_listens_there() -> None:
    with socket.socket() as taken:
        taken.bind((HERE, 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert port < serve.free_port(HERE, port) <= port + 50


def test_without_a_free_port_there_is_a_clear_line() -> None:
    with pytest.raises(DeskovkaError, match="no free port"):
        serve.free_port(HERE, 65536)


def test_the_browser_is_opened_once_the_server_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    with socket.socket() as trial:
        trial.bind((HERE, 0))
        port = trial.getsockname()[1]
    serve.open_when_ready(HERE, port)
    assert opened == []
    server = HTTPServer((HERE, port), Well)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        wait_for(lambda: opened == [f"http://{HERE}:{port}/"])
    finally:
        server.shutdown()
        server.server_close()


def test_a_page_that_cannot_work_is_not_opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(pages, "BUILT", tmp_path)
    with pytest.raises(DeskovkaError, match="the browser client is not built here"):
        serve.open_when_ready(HERE, 1)
    assert opened == []


def test_a_port_that_is_taken_is_one_line_and_exit_code_2(tmp_path: Path) -> None:
    with socket.create_server((HERE, 0)) as taken:
        port = taken.getsockname()[1]
        database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
        command = [sys.executable, "-c", "from deskovka.cli import main; main()", "serve", "--database", database]
        environment = {**os.environ, "DESKOVKA_HOST": HERE, "DESKOVKA_PORT": str(port)}
        done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, env=environment)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"deskovka: port {port} of {HERE} is taken already; --port names another one\n"
    assert list(tmp_path.iterdir()) == []  # nothing was begun


@pytest.mark.parametrize("host", ["no-such-host.invalid", "192.0.2.1"])
def test_an_address_that_is_not_ours_is_a_clear_line(host: str) -> None:
    with pytest.raises(DeskovkaError, match=f"cannot listen on port 8000 of {host}: "), serve.listening(host, 8000):
        pass


def test_a_host_with_several_addresses_is_served_on_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    both = [(socket.AF_INET, 1, 6, "", (HERE, 0)), (socket.AF_INET6, 1, 6, "", ("::1", 0, 0, 0))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *given, **more: both)
    with serve.listening("both", 0) as sockets:
        for each in sockets:
            with socket.socket(each.family) as trial:
                trial.connect(each.getsockname())
    assert [each.fileno() for each in sockets] == [-1, -1]


def test_a_server_gives_way_to_the_thread_that_writes_and_looks_for_garbage_itself(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    usual = sys.getswitchinterval()
    found: list[tuple[float, bool]] = []

    class Served:
        started = True

        def __init__(self, config: object) -> None: ...

        def run(self, sockets: object) -> None:
            found.append((sys.getswitchinterval(), gc.isenabled()))

    monkeypatch.setattr(serve.uvicorn, "Server", Served)
    serve.run(Settings(database=sqlite_url(tmp_path)), [])
    assert found == [(pytest.approx(serve.GIVE_WAY), False)]
    assert usual > serve.GIVE_WAY
    assert (sys.getswitchinterval(), gc.isenabled()) == (usual, True), "afterwards as before"
