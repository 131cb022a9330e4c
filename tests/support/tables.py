"""Tables that tests of the server sit down at."""

from __future__ import annotations

import asyncio
from typing import Any

from deskovka.server.storage import Storage
from deskovka.server.thinkers import SIMPLEST, Thinkers
from deskovka.server.thought import Asked, think
from support.server import (
    ME,
    OPEN,
    Guest,
    Server,
    Socket,
    words_of,
)


def two_at_a_table(server: Server, **wishes: Any) -> tuple[str, Socket, Socket]:
    """Jana at seat 0 begins, Petr sits at seat 1."""
    jana, petr = server.guest(), server.guest("Petr")
    if wishes.get("game", "vale") == "vale":
        wishes = {"variants": {"first_player": "0"}, **wishes}
    table = jana.new_table(ME, OPEN, **wishes)
    assert petr.join(table["id"], table["links"]["1"]).status_code == 200
    return table["id"], jana.socket(table["id"]), petr.socket(table["id"])


def in_words(guest: Guest, table: str, *languages: str, spectate: str = "") -> Socket:
    """Look at a table in words of a language; the first thing it says has already been heard."""
    protocols = ["deskovka", *(f"words.{language}" for language in languages)]
    if spectate:
        protocols.append(f"spectate.{spectate}")
    opened = Socket(guest.http.websocket_connect(f"/ws/tables/{table}", protocols))
    guest.sockets.append(opened)
    opened.read()
    return opened


def first_words(socket: Socket) -> str:
    return words_of(socket.questions()[0])[0]


def assert_refused(reply: dict[str, Any], code: str) -> None:
    assert (reply["type"], reply["code"]) == ("refused", code), reply


def lantern(server: Server, people: int, seed: str = "11", **wishes: Any) -> tuple[str, list[Guest], list[Socket]]:
    guests = [server.guest(f"Guest {number}") for number in range(people)]
    table = guests[0].new_table(ME, *[OPEN] * (people - 1), game="_template", seed=seed, **wishes)
    for number, guest in enumerate(guests[1:], start=1):
        assert guest.join(table["id"], table["links"][str(number)]).json() == {"seat": number}
    return table["id"], guests, [guest.socket(table["id"]) for guest in guests]


class Bots:
    """Bots that think here and at once, as long as the test lets them; in the place of those in other processes."""

    def __init__(self) -> None:
        self.left = 1_000_000  # answers they may still give
        self.thinking: list[int] = []  # seats whose bots think at this moment
        self.thoughts: list[tuple[int, bool]] = []  # seats, and was somebody thinking there already?
        self.seconds = 0.0

    async def answer(self, _: Thinkers, table: str, asked: Asked, bot: str, seed: int, heard: object = None) -> str:
        seat = asked.seat
        self.thoughts.append((seat, seat in self.thinking))
        self.thinking.append(seat)
        try:
            await asyncio.sleep(self.seconds)
            while self.left <= 0:
                await asyncio.sleep(0.01)
            self.left -= 1
            return think(asked, SIMPLEST, seed)
        finally:
            self.thinking.remove(seat)


def stored_table(server: Server, id: str) -> tuple[Any, list[Any], list[Any]]:
    """A table with its seats and moves as the database has them: looked at in a way that wakes nobody."""
    storage: Storage = server.app.state.service.storage
    found: tuple[Any, list[Any], list[Any]] = server.run(storage.load, id)
    return found
