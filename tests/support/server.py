"""The table server in tests: in this process, on a real database, seen through several browsers."""

from __future__ import annotations

import atexit
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import AbstractContextManager, ExitStack, suppress
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any
from unittest.mock import patch

import anyio
from starlette.testclient import TestClient, WebSocketTestSession

from chaos.postgres import Postgres, throwaway_postgres
from deskovka.core.record import Record
from deskovka.core.steps import State
from deskovka.server import set_up
from deskovka.server.app import create_app
from deskovka.server.live import LiveTable
from deskovka.server.settings import Settings
from support.needs import postgres_programs

OWN = {"x-deskovka": "1"}
SECONDS = 120.0  # longer than anything takes on the busiest machine; whoever waits so long has found a mistake
MOST_ANSWERS = 2000
GENEROUS: dict[str, Any] = {
    "bot_workers": 1,
    "bot_seconds": SECONDS,
    "bots_ready": False,  # most tests need none
    "past_workers": 0,
    "review_workers": 0,
    "reviews_per_minute": 1e6,
    "review_burst": 1_000_000,
    "hint_workers": 0,
    "hints_per_minute": 1e6,
    "hint_burst": 1_000_000,
    "what_ifs_per_minute": 1e6,
    "what_if_burst": 1_000_000,
    "resyncs_per_second": 1e6,
    "resync_burst": 1_000_000,
    "chats_per_second": 1e6,
    "chat_burst": 1_000_000,
    "messages_per_second": 1e6,
    "burst": 1_000_000,
    "requests_per_second": 1e6,
    "request_burst": 1_000_000,
    "tables_of_one": 1000,
    "pass_seconds": 0.0,
}
ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def secret_of_tables(secret: str) -> AbstractContextManager[object]:
    """The server draws this secret: the same luck, and so the same course of a game, each time."""
    return patch.object(set_up, "new_secret", return_value=secret)


def sqlite_url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"


class Ending:
    """The application; the scope of a connection tells when it is done with it."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        try:
            await self.app(scope, receive, send)
        finally:
            scope["ended"] = True


class Server:
    """The application, open as long as the `with` block; generous unless a test sets a limit."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.database = database
        self.app = create_app(Settings(**{**GENEROUS, **settings, "database": database}))
        self.main = TestClient(Ending(self.app))
        self.people: list[Guest] = []

    def __enter__(self) -> Server:
        self.main.__enter__()
        return self

    def __exit__(self, *problem: Any) -> None:
        for person in self.people:
            person.hang_up()
        self.main.__exit__(*problem)

    def browser(self, cookie: str | None = None, **options: Any) -> TestClient:
        """A browser without a cookie, or with this one, in the same event loop as all others."""
        made = TestClient(Ending(self.app), **options)
        made.portal = self.main.portal
        if cookie is not None:
            made.cookies.set("deskovka", cookie)
        return made

    def nobody(self, **options: Any) -> Guest:
        """A browser that has not said who it is."""
        person = Guest(self, "", self.browser(**options))
        self.people.append(person)
        return person

    def guest(self, name: str = "Jana") -> Guest:
        person = self.nobody()
        person.name = name
        said = person.post("/api/me", name=name)
        assert said.status_code == 200, said.text
        return person

    # ---- what only the server knows

    def run(self, what: Callable[..., Awaitable[Any]], *values: Any) -> Any:
        """Something of the server, in its own event loop."""
        assert self.main.portal is not None
        return self.main.portal.call(what, *values)

    def table(self, id: str) -> LiveTable:
        found = self.run(self.app.state.service.table, id)
        assert isinstance(found, LiveTable)
        return found

    def state(self, id: str) -> State:
        return self.table(id).playing().state

    def whole(self, id: str) -> str:
        """Everything about the game of a table, as text that can be compared."""
        table = self.table(id)
        answers = table.playing().record.answers
        return json.dumps([table.game.dump(table.playing().state), answers], sort_keys=True)

    def record(self, id: str) -> Record:
        return self.table(id).playing().record


class Guest:
    """Somebody with a browser.  `received` keeps the text of every answer, headers and all."""

    def __init__(self, server: Server, name: str, http: TestClient) -> None:
        self.server = server
        self.name = name
        self.http = http
        self.received: list[str] = []
        self.sockets: list[Socket] = []

    @property
    def cookie(self) -> str:
        return str(self.http.cookies["deskovka"])

    def get(self, path: str, **options: Any) -> Any:
        return self.keep(self.http.get(path, **options))

    def post(self, path: str, headers: dict[str, str] | None = None, **body: Any) -> Any:
        sent = {"content-type": "application/json", **(OWN if headers is None else headers)}
        return self.keep(self.http.post(path, content=json.dumps(body), headers=sent))

    def keep(self, said: Any) -> Any:
        self.received.append(f"{said.headers} {said.text}")
        return said

    def new_table(self, *seats: dict[str, Any], game: str = "vale", **wishes: Any) -> dict[str, Any]:
        """A table with these seats, as its host is told about it."""
        said = self.post("/api/tables", game=game, seats=list(seats), **wishes)
        assert said.status_code == 200, said.text
        told = said.json()
        assert isinstance(told, dict)
        return told

    def join(self, table: str, link: str) -> Any:
        return self.post(f"/api/tables/{table}/join", link=link)

    def look(self, table: str, link: str = "") -> dict[str, Any]:
        """The lobby of a table, by the link somebody came with."""
        said = self.get(f"/api/tables/{table}", headers={"x-deskovka-link": link} if link else {})
        assert said.status_code == 200, said.text
        told = said.json()
        assert isinstance(told, dict)
        return told

    def socket(self, table: str, spectate: str = "", headers: dict[str, str] | None = None) -> Socket:
        """Look at a table; the first thing it says has already been heard."""
        protocols = ["deskovka", f"spectate.{spectate}"] if spectate else None
        opened = Socket(self.http.websocket_connect(f"/ws/tables/{table}", protocols, headers=dict(headers or {})))
        self.sockets.append(opened)
        opened.read()
        return opened

    def hang_up(self) -> None:
        for opened in self.sockets:
            opened.close()
        self.sockets.clear()


class Socket:
    """A live look at a table.  `frames` keeps every text that arrived, `table` is the last news of the table."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session: WebSocketTestSession | None = session.__enter__()
        self.frames: list[str] = []
        self.table: dict[str, Any] = {}
        self.number = 0

    def close(self) -> None:
        session, self.session = self.session, None
        if session is not None:
            session.close()
            wait_for(lambda: session.scope.get("ended"))
            session.__exit__(None, None, None)

    def next(self, seconds: float = SECONDS) -> dict[str, Any]:
        """The next thing the server sends, as ASGI has it; TimeoutError if it is silent for so long."""
        session = self.session
        assert session is not None

        async def receive() -> Any:
            with anyio.fail_after(seconds):
                return await session._send_rx.receive()

        message = session.portal.call(receive)
        assert isinstance(message, dict)
        return message

    def read(self, seconds: float = SECONDS) -> dict[str, Any]:
        """The next message."""
        message = self.next(seconds)
        assert message["type"] == "websocket.send", message
        self.frames.append(message["text"])
        told = json.loads(message["text"])
        assert isinstance(told, dict)
        if told["type"] == "table":
            self.table = told
        return told

    def send(self, **message: Any) -> None:
        self.send_text(json.dumps(message))

    def send_text(self, text: str) -> None:
        assert self.session is not None
        self.session.send_text(text)

    def ask(self, type: str, **values: Any) -> dict[str, Any]:
        """Send a message and wait for the reply to it."""
        self.number += 1
        self.send(type=type, id=self.number, **values)
        return self.until(lambda told: told["type"] in ("done", "refused") and told["id"] == self.number)

    def answer(self, seat: int, words: str, sequence: int | None = None) -> dict[str, Any]:
        if sequence is None:
            sequence = self.table["sequence"]
        return self.ask("answer", seat=seat, sequence=sequence, words=words)

    def does(self, seat: int, words: str) -> dict[str, Any]:
        """An answer that has to be taken; the table after it."""
        reply = self.answer(seat, words)
        assert reply["type"] == "done", reply
        return self.reach(reply["sequence"])

    def until(self, right: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read until such a message comes."""
        deadline = monotonic() + SECONDS
        while True:
            told = self.read(max(0.01, deadline - monotonic()))
            if right(told):
                return told

    def news(self, right: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read until the table is told like that."""
        return self.until(lambda told: told["type"] == "table" and right(told))

    def reach(self, sequence: int) -> dict[str, Any]:
        """Read until the table has come so far."""
        if self.table["sequence"] < sequence:
            self.news(lambda told: told["sequence"] >= sequence)
        return self.table

    def live_table(self) -> LiveTable:
        """The table as the server has it now."""
        session: Any = self.session
        found = session.portal.call(session.app.app.state.service.table, self.table["id"])
        assert isinstance(found, LiveTable)
        return found

    def own_seats(self) -> list[int]:
        return [seat["seat"] for seat in self.table["seats"] if seat["mine"]]

    def hear_all(self) -> None:
        """Read all that has happened; others' numbers are not this viewer's (docs/adr/0030)."""
        self.reach(self.live_table().told_sequence(self.own_seats()))

    def moves(self, sequence: int) -> int:
        """How many moves there were when this viewer was last told a number."""
        return self.live_table().heard_until(sequence, self.own_seats())

    def drain(self, seconds: float = 0.1) -> None:
        """Read what is there, as long as more comes within this time."""
        with suppress(TimeoutError):
            while True:
                self.read(seconds)

    def questions(self) -> list[dict[str, Any]]:
        """What the seats of this viewer are asked now."""
        return [question for question in self.table["pending"] if "options" in question]

    def closing(self) -> int:
        """The code with which the server ends this connection; all it says before that is skipped."""
        deadline = monotonic() + SECONDS
        while True:
            message = self.next(max(0.01, deadline - monotonic()))
            if message["type"] == "websocket.close":
                return int(message["code"])
            self.frames.append(message["text"])


def words_of(question: dict[str, Any]) -> list[str]:
    return [option["words"] for option in question["options"]]


def in_secret(viewer: Socket) -> bool:
    """Is an answer of several parts given in secret?  Then others are not told how often somebody has answered."""
    return any(view.get("question") == "war_council" for view in viewer.table["views"].values())


def play_on(
    sockets: Sequence[Socket], random: Random, most: int = MOST_ANSWERS, watching: Iterable[Socket] = ()
) -> int:
    """Answer at random for all these viewers until the game is over, or so often; everybody hears everything."""
    everybody = [*sockets, *watching]
    answered = 0
    for _ in range(4 * MOST_ANSWERS):
        for viewer in everybody:
            viewer.hear_all()
        secret = any(in_secret(viewer) for viewer in everybody)
        over = all(viewer.table["status"] == "finished" for viewer in everybody)
        if over or (answered >= most and not secret):
            return answered
        asked = [(viewer, question) for viewer in sockets for question in viewer.questions()]
        if not asked:
            everybody[0].read()  # somebody else thinks
            continue
        viewer, question = random.choice(asked)
        reply = viewer.answer(question["seat"], random.choice(words_of(question)))
        if reply["type"] == "done":
            answered += 1
            viewer.reach(reply["sequence"])
        else:
            assert reply["code"] == "stale", reply
            viewer.hear_all()
    raise AssertionError("the game does not end")


def wait_for(what: Callable[[], Any], seconds: float = SECONDS) -> Any:
    """What this gives once it gives something."""
    deadline = monotonic() + seconds
    while monotonic() < deadline:
        found = what()
        if found:
            return found
        sleep(0.02)
    raise AssertionError("waited in vain")


def check_with_the_command(record: str, folder: Path) -> str:
    """What `deskovka replay --check` says about a record."""
    file = folder / "downloaded.record"
    file.write_text(record, encoding="utf-8")
    command = [sys.executable, "-c", "from deskovka.cli import main; main()", "replay", "--check", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


# ---- PostgreSQL


POSTGRES = ExitStack()  # what is to be stopped
NUMBERS = count(1)


@cache
def running_postgres() -> Postgres:
    """Started when it is first needed."""
    atexit.register(stop_postgres)
    return POSTGRES.enter_context(throwaway_postgres(postgres_programs()))


def new_postgres_database() -> str:
    """The address of a new, empty database."""
    return running_postgres().new_database(f"deskovka{next(NUMBERS)}")


def stop_postgres() -> None:
    POSTGRES.close()
