"""`make chaos` in short: the power goes, what was acknowledged is there afterwards, and every game goes on."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import pytest

from chaos import disk, floods, kills, sockets, workers
from chaos.people import Person
from chaos.processes import MANY, Server, serving, started_by
from chaos.report import Finding, table_of

KILLS = 25


def hold(findings: list[Finding]) -> None:
    assert [finding for finding in findings if finding.problems] == [], table_of(findings)


def test_kills_lose_no_acknowledged_answer_and_no_game_is_stuck(tmp_path: Path) -> None:
    findings = kills.run(tmp_path, seed=2026, kills=KILLS, minutes=0, houses=2, stops=1)
    hold(findings)
    assert findings[0].runs >= KILLS


def test_a_full_disk_is_refused_and_loses_nothing(tmp_path: Path) -> None:
    hold(disk.run(tmp_path, seed=1, minutes=0))


def test_tables_with_bots_go_on_when_those_who_think_are_stopped_or_killed(tmp_path: Path) -> None:
    hold(workers.run(tmp_path, seed=1, minutes=0))


def test_nobody_waits_for_viewers_who_read_nothing(tmp_path: Path) -> None:
    hold(sockets.run(tmp_path, seed=1, minutes=0))


def test_another_table_goes_on_in_every_flood(tmp_path: Path) -> None:
    """How much longer its answers take, only a machine with nothing else to do can say: `make chaos`."""
    hold(floods.run(tmp_path, seed=1, minutes=0, most=None))


STARTER = """
import sys, time
from pathlib import Path
from chaos.processes import Cradle, Server
folder = Path(sys.argv[1])
server = Server(f"sqlite+aiosqlite:///{folder}/one.sqlite", folder / "one.log").wait()
cradle = Cradle(f"sqlite+aiosqlite:///{folder}/two.sqlite", folder / "two.log")
cradle.start()
print(server.process.pid, cradle.process.pid, cradle.pid, flush=True)
time.sleep(600)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends processes with whoever started them")
def test_whoever_kills_an_attack_leaves_no_server_behind(tmp_path: Path) -> None:
    attack = subprocess.Popen([sys.executable, "-c", STARTER, str(tmp_path)], stdout=subprocess.PIPE, text=True)
    assert attack.stdout is not None
    started = list(map(int, attack.stdout.readline().split()))
    assert len(started) == 3
    attack.kill()
    attack.communicate()
    end = time.monotonic() + 60
    while any(map(is_alive, started)) and time.monotonic() < end:
        time.sleep(0.05)
    assert not any(map(is_alive, started))


def is_alive(pid: int) -> bool:
    """Does a process still do anything?  One that nobody has buried yet does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_the_processes_bots_think_in_end_with_a_killed_server(tmp_path: Path) -> None:
    async def begin(server: Server) -> None:
        person = await Person("Jana", server.where).introduce()
        wish = {"game": "vale", "seats": [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]}
        made = await person.ask("POST", "/api/tables", wish)
        async with asyncio.timeout(300):
            while (await person.ask("GET", f"/api/tables/{made['id']}"))["sequence"] == 0:
                await asyncio.sleep(0.05)

    with serving(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite", tmp_path / "log", **MANY) as server:
        asyncio.run(begin(server))
        assert started_by(server.process.pid), "the bots think in no process of their own"
        server.kill()
        end = time.monotonic() + 300
        while started_by(server.process.pid) and time.monotonic() < end:
            time.sleep(0.05)
        assert started_by(server.process.pid) == []
