"""A full disk, a second process on one file, lists that grow long, ids of nothing: clear words, and little cost."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import event, text

from chaos.processes import MANY, SERVE, Cradle, free_port
from deskovka.server.lobby import new_row
from deskovka.server.models import ChatRow, PlayerRow, SeatRow
from deskovka.server.settings import Settings
from deskovka.server.storage import MOST_CHAT, Storage, tables_of, unfinished_of
from support.server import ME, OPEN, Server, play_on, sqlite_url, wait_for
from support.tables import assert_refused, first_words, two_at_a_table

pytestmark = pytest.mark.usefixtures("durable")

# ---- a full disk


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[Path]:
    """A file system of its own that is soon full; where none can be mounted the test is left out."""
    folder.mkdir()
    size = f"size={megabytes}m"
    if subprocess.run(["mount", "-t", "tmpfs", "-o", size, "tmpfs", folder], capture_output=True).returncode:
        pytest.skip("no file system can be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def fill(file: Path) -> None:
    """Take all room there is."""
    with file.open("wb", buffering=0) as filling:
        try:
            while True:
                filling.write(b"x" * 4096)
        except OSError:
            return


def test_a_full_disk_is_refused_in_words_and_told_and_all_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 8) as folder, Server(sqlite_url(folder)) as server:
        id, jana, petr = two_at_a_table(server, game="_template")
        viewers = [jana, petr]
        play_on(viewers, Random(1), 1)
        assert server.nobody().get("/healthz").json() == {"status": "ok"}
        fill(folder / "much")
        asked = next(viewer for viewer in viewers if viewer.questions())
        seat, words, sequence = asked.questions()[0]["seat"], first_words(asked), asked.table["sequence"]
        assert_refused(asked.ask("answer", seat=seat, sequence=sequence, words=words, ticket="t"), "disk-full")
        assert_refused(asked.ask("chat", text="Hello"), "disk-full")
        said = server.nobody().get("/healthz")
        assert (said.status_code, said.json()["code"]) == (503, "disk-full")
        guest = server.nobody().post("/api/me", name="Eva")
        assert (guest.status_code, guest.json()["code"]) == (503, "disk-full")
        (folder / "much").unlink()
        assert server.nobody().get("/healthz").json() == {"status": "ok"}
        assert asked.ask("answer", seat=seat, sequence=sequence, words=words, ticket="t")["type"] == "done"
        assert len(server.record(id).answers) == 2
        for viewer in viewers:
            viewer.reach(2)
        play_on(viewers, Random(1))


def test_words_for_a_full_disk_are_there_in_both_languages() -> None:
    for language in ("cs", "en"):
        for file, id in (("table", "table-refused-disk-full"), ("start", "start-problem-disk-full")):
            words = Path(__file__).parents[2] / "web/src/locale" / language / f"{file}.ftl"
            assert f"\n{id} = " in words.read_text(encoding="utf-8")


# ---- one process for one file


def second(database: str) -> subprocess.CompletedProcess[str]:
    """Try to serve it once more."""
    words = ["serve", "--port", str(free_port()), "--database", database]
    return subprocess.run([sys.executable, "-c", SERVE, *words], capture_output=True, text=True, timeout=300)


def test_a_second_process_on_a_sqlite_file_is_refused_in_one_line(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path)
    cradle = Cradle(database, tmp_path / "log", **MANY)
    try:
        cradle.start()
        refused = second(database)
        assert refused.returncode == 2
        (line,) = refused.stderr.splitlines()
        assert f"tables.sqlite is served by another process already ({cradle.pid})" in line
        assert "PostgreSQL" in line
        first = cradle.pid
        cradle.end(signal.SIGKILL)  # what a killed process leaves behind blocks nobody
        assert str(first) in (tmp_path / "tables.sqlite.lock").read_text()
        cradle.start()
        assert second(database).returncode == 2
    finally:
        cradle.close()


# ---- lists and counts


def many(tables: int) -> list[Any]:
    """Rows of a house in which much has happened."""
    players = [PlayerRow(id=f"{number:022}", name="Jana") for number in range(20)]
    rows: list[Any] = []
    for number in range(tables):
        row = new_row(game="vale", rules_version=1, variants={}, seed=1, language="en", status="running", spectate="")
        row.host = players[number % 20].id
        row.due = None if number % 50 else row.due
        rows.append(row)
        for seat in (0, 1):
            player = players[(number + seat) % 20].id
            rows.append(SeatRow(table=row.id, number=seat, kind="person", name="", player=player, link=""))
        rows.append(ChatRow(table=row.id, name="Jana", text="Hello"))
    return [*players, *rows]


LISTED = ("tables", "seats", "moves", "chat", "players", "sessions")


async def whole_tables_read(storage: Storage, is_postgres: bool) -> list[str]:
    """Which of the questions the server asks again and again would be answered by reading whole tables."""
    asked: list[tuple[str, Any]] = []
    engines = {storage.engine.sync_engine, storage.readers.sync_engine}
    for engine in engines:
        event.listen(engine, "before_cursor_execute", lambda c, k, said, values, *_: asked.append((said, values)))
    player, table = f"{3:022}", "x" * 22
    await storage.tables_of(player)
    await storage.due()
    await storage.chat(table)
    await storage.load(table)
    await storage.changed(table)
    async with storage.look() as session:
        await session.scalar(unfinished_of(player))
    found = []
    assert len(asked) >= 6
    async with storage.readers.connect() as connection:
        if is_postgres:  # so few rows are read faster as a whole
            await connection.exec_driver_sql("SET enable_seqscan = off")
        for said, values in [(said, values) for said, values in asked if said.startswith("SELECT")]:
            explain = "EXPLAIN " if is_postgres else "EXPLAIN QUERY PLAN "
            plan = (await connection.exec_driver_sql(explain + said, values)).all()
            lines = [str(row[-1]) for row in plan]
            found += [f"{said}: {line}" for line in lines if reads_all(line, is_postgres)]
    return found


def reads_all(line: str, is_postgres: bool) -> bool:
    sign = "Seq Scan on " if is_postgres else "SCAN "
    return any(f"{sign}{name}" in line and "USING" not in line for name in LISTED)


def test_lists_and_counts_are_found_by_indexes(database: str) -> None:
    async def look() -> list[str]:
        storage = Storage(Settings(database=database))
        await storage.open()
        try:
            rows = many(2000)
            async with storage.transaction() as session:
                session.add_all(rows[:20])
                await session.flush()
                session.add_all([row for row in rows[20:] if not isinstance(row, SeatRow | ChatRow)])
                await session.flush()
                session.add_all([row for row in rows[20:] if isinstance(row, SeatRow | ChatRow)])
            async with storage.transaction() as session:
                await session.execute(text("ANALYZE"))
            assert len(await storage.tables_of(f"{3:022}")) == 100
            return await whole_tables_read(storage, storage.settings.is_postgres)
        finally:
            await storage.close()

    assert asyncio.run(look()) == []


def test_somebodys_tables_are_those_they_made_and_those_they_sit_at_each_once(server: Server) -> None:
    jana, petr = server.guest(), server.guest("Petr")
    made = [jana.new_table(ME, OPEN) for _ in range(3)]
    petr.join(made[1]["id"], made[1]["links"]["1"])
    assert {table["id"] for table in jana.get("/api/tables").json()} == {table["id"] for table in made}
    assert [table["id"] for table in petr.get("/api/tables").json()] == [made[1]["id"]]
    assert str(tables_of("x").limit(1)).count("UNION") == 1


def test_the_number_of_tables_cannot_be_raced(database: str) -> None:
    with Server(database, tables_of_one=5) as server:
        jana = server.guest()
        service = server.app.state.service

        async def race() -> list[Any]:
            player = await server.app.state.identity.player(jana.cookie)
            wish = (player, "_template", [dict(ME), dict(OPEN)], {}, "en", None)
            return list(await asyncio.gather(*(service.lobby.create(*wish) for _ in range(12)), return_exceptions=True))

        made = server.run(race)
        assert sum(isinstance(each, dict) for each in made) == 5
        assert {each.code for each in made if not isinstance(each, dict)} == {"too-many-tables"}
        assert len(jana.get("/api/tables").json()) == 5


# ---- ids of nothing


def test_ids_of_nothing_cost_nothing_when_they_are_asked_for_again(server: Server) -> None:
    service = server.app.state.service
    asked: list[str] = []
    event.listen(
        service.storage.readers.sync_engine,
        "before_cursor_execute",
        lambda c, k, said, *_: asked.append(said) if "WHERE tables.id = " in said else None,
    )
    jana = server.guest()
    for _ in range(5):
        assert jana.get(f"/api/tables/{'x' * 22}").status_code == 404
        assert jana.post(f"/api/tables/{'x' * 22}/start").status_code == 404
    assert len(asked) == 1
    assert ("x" * 22) not in service.locks
    for number in range(50):
        jana.post(f"/api/tables/{number:022}/start")
    assert len(service.locks) <= 1
    assert len(service.tables) == 0


# ---- chat


def test_a_newcomer_gets_the_newest_lines(server: Server) -> None:
    id, jana, _ = two_at_a_table(server)

    async def say_much() -> None:
        async with server.app.state.service.storage.transaction() as session:
            session.add_all([ChatRow(table=id, name="Jana", text=f"line {number}") for number in range(MOST_CHAT + 7)])

    server.run(say_much)
    petr = server.people[1].socket(id)
    heard = [line["text"] for line in petr.table["chat"]]
    assert heard == [f"line {number}" for number in range(7, MOST_CHAT + 7)]
    jana.ask("chat", text="the last one")
    assert wait_for(lambda: petr.news(lambda told: told["chat"]))["chat"][-1]["text"] == "the last one"
