"""The files of deploy/ with the real programs: nginx passes a game on, systemd understands the unit."""

from __future__ import annotations

import asyncio
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from chaos.people import Person, RandomPlayer
from chaos.processes import Cradle
from support.needs import nice_to_have
from support.proxy import Nginx

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
UNIT = DEPLOY / "deskovka@.service"


@pytest.fixture
def cradle(tmp_path: Path) -> Iterator[Cradle]:
    """A server with the limits it has by itself."""
    cradle = Cradle(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite", tmp_path / "log")
    try:
        cradle.start()
        yield cradle
    finally:
        cradle.close()


def test_a_game_is_played_through_nginx_also_when_the_server_behind_it_dies(cradle: Cradle, tmp_path: Path) -> None:
    folder = tmp_path / "nginx"
    folder.mkdir()
    nginx = Nginx(folder, cradle.port)
    assert nginx.check() == ""

    async def play(address: str) -> None:
        jana = await Person("Jana", lambda: address).introduce()
        petr = await Person("Petr", lambda: address).introduce()
        made = await jana.ask("POST", "/api/tables", {"game": "vale", "seats": [{"kind": "me"}, {"kind": "open"}]})
        await petr.ask("POST", f"/api/tables/{made['id']}/join", {"link": made["links"]["1"]})
        players = [RandomPlayer(who, made["id"], Random(seat), pause=0.02) for seat, who in enumerate((jana, petr))]

        async def kill() -> None:
            while not players[0].acknowledged:
                await asyncio.sleep(0.05)
            await asyncio.to_thread(cradle.end, signal.SIGKILL)
            await asyncio.to_thread(cradle.start)

        first, second, _ = await asyncio.gather(*(player.play() for player in players), kill())
        assert first["result"] == second["result"]
        assert sum(player.lost for player in players) >= 1
        for path in ("/metrics", "/healthz"):
            assert (await jana.request("GET", path)).status_code == 404
        cookie = (await Person("Eva", lambda: address).request("POST", "/api/me", {"name": "Eva"})).headers[
            "set-cookie"
        ]
        assert "secure" in cookie.lower()
        moved = await Person("Eva", lambda: f"http://127.0.0.1:{nginx.plain}").request("GET", "/table?x=1")
        assert (moved.status_code, moved.headers["location"]) == (301, "https://127.0.0.1/table?x=1")

    with nginx.serving() as address:
        asyncio.run(play(address))
    assert "spectate" not in (folder / "deskovka.log").read_text()


def verified(unit: str, folder: Path) -> str:
    """What systemd has to say about a unit."""
    program = shutil.which("systemd-analyze")
    if program is None:
        nice_to_have("systemd-analyze", "Debian: apt install systemd")
    file = folder / UNIT.name.replace("@.", "@8001.")
    file.write_text(unit.replace("/opt/deskovka/bin/deskovka", shutil.which("true") or "/bin/true"))
    done = subprocess.run([program, "verify", "--man=no", str(file)], capture_output=True, text=True, timeout=300)
    return done.stderr


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = UNIT.read_text(encoding="utf-8")
    assert verified(unit, tmp_path) == ""
    assert "sometimes" in verified(unit.replace("Restart=always", "Restart=sometimes"), tmp_path)  # it does look
