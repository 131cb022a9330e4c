"""`make chaos` in short: the power goes, what was acknowledged is there afterwards, and every game goes on."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from chaos import kills
from chaos.people import Person
from chaos.processes import MANY, Server, serving, started_by
from chaos.report import Finding, table_of

KILLS = 40


def hold(findings: list[Finding]) -> None:
    assert [finding for finding in findings if finding.problems] == [], table_of(findings)


def test_kills_lose_no_acknowledged_answer_and_no_game_is_stuck(tmp_path: Path) -> None:
    findings = kills.run(tmp_path, seed=2026, kills=KILLS, minutes=0, houses=2, stops=1)
    hold(findings)
    assert findings[0].runs >= KILLS


def test_the_processes_bots_think_in_end_with_a_killed_server(tmp_path: Path) -> None:
    async def begin(server: Server) -> None:
        person = await Person("Jana", server.where).introduce()
        wish = {"game": "vale", "seats": [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]}
        made = await person.ask("POST", "/api/tables", wish)
        async with asyncio.timeout(60):
            while (await person.ask("GET", f"/api/tables/{made['id']}"))["sequence"] == 0:
                await asyncio.sleep(0.05)

    with serving(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite", tmp_path / "log", **MANY) as server:
        asyncio.run(begin(server))
        assert started_by(server.process.pid), "the bots think in no process of their own"
        server.kill()
        end = time.monotonic() + 60
        while started_by(server.process.pid) and time.monotonic() < end:
            time.sleep(0.05)
        assert started_by(server.process.pid) == []
