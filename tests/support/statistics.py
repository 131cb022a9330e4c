"""Games that end in tests of the server, and what is kept of them."""

from __future__ import annotations

from random import Random
from typing import Any

from sqlalchemy import select

from deskovka.server.models import ResultRow
from support.server import ME, OPEN, Guest, Server, play_on, wait_for

LANTERN = "_template"


def table_of(server: Server, *guests: Guest, **wishes: Any) -> str:
    """A table of Lantern at which these people sit."""
    host, *others = guests
    table = host.new_table(ME, *[OPEN] * len(others), game=LANTERN, **wishes)
    for number, guest in enumerate(others, start=1):
        assert guest.join(table["id"], table["links"][str(number)]).status_code == 200
    return str(table["id"])


def play(id: str, *guests: Guest, seed: int = 1) -> None:
    sockets = [guest.socket(id) for guest in guests]
    play_on(sockets, Random(seed))
    for guest in guests:
        guest.hang_up()


def played(server: Server, *guests: Guest, seed: int = 1, **wishes: Any) -> str:
    id = table_of(server, *guests, **wishes)
    play(id, *guests, seed=seed)
    return id


def told(guest: Guest, games: int, language: str = "en") -> dict[str, Any]:
    """The statistics of somebody, once so many games are in them."""

    def look() -> dict[str, Any] | None:
        said = guest.get(f"/api/me/statistics?language={language}")
        assert said.status_code == 200, said.text
        found: dict[str, Any] = said.json()
        return found if found["all"] >= games else None

    found = wait_for(look)
    assert found["all"] == games
    assert isinstance(found, dict)
    return found


def results(server: Server) -> list[ResultRow]:
    async def read() -> list[ResultRow]:
        async with server.app.state.service.storage.look() as session:
            return list(await session.scalars(select(ResultRow).order_by(ResultRow.id)))

    found = server.run(read)
    assert isinstance(found, list)
    return found


def count_all(server: Server) -> None:
    server.run(server.app.state.service.counting.count_all)
