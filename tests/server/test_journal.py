"""The log never floods, whatever happens."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from chaos import people, processes
from chaos.postgres import Postgres, throwaway_postgres
from deskovka.server import journal
from deskovka.server.journal import Journal, JsonLines
from support.needs import postgres_programs
from support.server import ME, SECONDS, wait_for


class Book:
    """A log in memory, with its own clock."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr(journal, "monotonic", lambda: self.now)
        self.text = io.StringIO()
        self.handler = Journal(self.text)
        self.handler.setFormatter(JsonLines())
        self.log = logging.Logger("test")
        self.log.addHandler(self.handler)

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.text.getvalue().splitlines()]


@pytest.fixture
def book(monkeypatch: pytest.MonkeyPatch) -> Iterator[Book]:
    made = Book(monkeypatch)
    yield made
    made.handler.close()


def fail_deeply(depth: int) -> None:
    if depth == 0:
        raise OSError("no database " * 100)
    fail_deeply(depth - 1)


def test_the_same_line_comes_a_few_times_a_minute_and_then_as_a_count(book: Book) -> None:
    for number in range(1000):
        book.log.warning("no news from the database: %s", number)
    book.log.info("all is well")
    assert [line["text"] for line in book.lines()] == [
        *(f"no news from the database: {number}" for number in range(3)),
        "all is well",
    ]
    book.now += 61
    book.log.warning("no news from the database: %s", "again")
    told, again = book.lines()[-2:]
    assert told["text"] == "997 more like this were left out: no news from the database: %s"
    assert (told["level"], told["from"]) == ("warning", "test")
    assert again["text"] == "no news from the database: again"


def test_lines_that_differ_only_in_numbers_are_the_same(book: Book) -> None:
    for number in range(100):
        book.log.error(f"Task {number} failed\nfuture: <Task at 0x{number:x}f3>")
    assert len(book.lines()) == 3


def test_a_trace_comes_once_and_not_too_long(book: Book) -> None:
    for _ in range(5):
        try:
            fail_deeply(200)
        except OSError:
            book.log.exception("tables that wait were not seen to")
    lines = book.lines()
    assert ["trace" in line for line in lines] == [True, False, False]
    assert len(lines[0]["trace"]) <= journal.LONGEST_TRACE + 1
    assert lines[0]["trace"].endswith("no database ")


def test_many_kinds_together_do_not_flood_either(book: Book) -> None:
    for number in range(26**3):
        letters = "".join(chr(97 + number // 26**place % 26) for place in range(3))
        book.log.error("%s", "x" * 300, extra={}) if number % 2 else book.log.error(f"{letters} {'y' * 300}")
    assert len(book.text.getvalue()) < 100_000
    book.now += 61
    book.log.info("calm again")
    assert len(book.text.getvalue()) < 200_000
    counted = sum(int(line["text"].split()[0]) for line in book.lines() if "were left out" in line["text"])
    written = sum("were left out" not in line["text"] for line in book.lines())
    assert counted + written == 26**3 + 1  # nothing goes uncounted


def test_what_was_left_out_is_said_also_when_nothing_more_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "MINUTE", 0.3)
    text = io.StringIO()
    handler = Journal(text)
    handler.setFormatter(JsonLines())
    log = logging.Logger("test")
    log.addHandler(handler)
    for _ in range(10):
        log.error("it failed")
    wait_for(lambda: "7 more like this were left out: it failed" in text.getvalue())


def test_the_end_says_it_too(book: Book) -> None:
    for _ in range(10):
        book.log.error("it failed")
    book.handler.close()
    assert book.lines()[-1]["text"] == "7 more like this were left out: it failed"


def test_without_its_database_a_server_says_little_and_comes_back(tmp_path: Path) -> None:
    """PostgreSQL goes while people look, ask and chat; what a minute of that says is said in its first seconds."""

    async def go_on(server: processes.Server, database: Postgres) -> None:
        jana = await people.Person("Jana", lambda: server.url).introduce()
        made = await jana.ask("POST", "/api/tables", {"game": "vale", "seats": [ME, ME]})
        async with jana.socket(made["id"]) as live:
            await people.hear(live)
            await asyncio.to_thread(database.stop)
            until = monotonic() + 3
            while monotonic() < until:
                await asyncio.gather(*(jana.request("GET", "/api/me") for _ in range(10)), return_exceptions=True)
            await asyncio.to_thread(database.start)
        until = monotonic() + SECONDS
        while (await jana.request("GET", "/api/me")).status_code != 200:
            assert monotonic() < until
            await asyncio.sleep(0.2)

    with throwaway_postgres(postgres_programs()) as database:
        url = database.new_database("quiet")
        begun = monotonic()
        with processes.serving(url, tmp_path / "log", **processes.MANY) as server:
            asyncio.run(go_on(server, database))
        minutes = 2 + int((monotonic() - begun) / journal.MINUTE)  # of the journal, at most
        assert 0 < len(server.said()) < 100_000
        kinds = [json.loads(line)["text"][:30] for line in server.said().splitlines()]
        assert max(kinds.count(kind) for kind in kinds) <= minutes * (journal.SAME + 1)
