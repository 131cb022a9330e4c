"""Friends at a table of the night watch whose server passes for them, and pauses in the hands of a test."""

from __future__ import annotations

import asyncio
from typing import Any

from deskovka.server.models import SeatRow
from support import watch
from support.server import OPEN, Guest, Server, Socket, wait_for
from support.tables import stored_table

ALWAYS: dict[str, Any] = {"windows": None, "unless": [], "until": "end"}
TILL_MY_TURN: dict[str, Any] = {**ALWAYS, "until": "my-turn"}
USELESS = {"hand": ["stone", "stone"]}
ARMED = {"hand": ["torch", "bell"]}


class Party:
    """A table of the night watch with friends, and somebody who looks on."""

    def __init__(self, server: Server, *hands: dict[str, Any], **wishes: Any) -> None:
        self.server = server
        self.guests = [server.guest(f"Guest {number}") for number in range(len(hands))]
        position = {"seats": list(hands), "seed": 5}
        self.table = self.guests[0].new_table(*[OPEN] * len(hands), game=watch.GAME.id, position=position, **wishes)
        for number, guest in enumerate(self.guests):
            guest.join(self.id, self.table["links"][str(number)])
        self.sockets = [guest.socket(self.id) for guest in self.guests]
        self.watching = server.nobody().socket(self.id, spectate=self.table["spectate"])
        for socket in self.everybody:
            if not socket.table["watching"]:
                socket.news(lambda told: bool(told["watching"]))

    @property
    def id(self) -> str:
        return str(self.table["id"])

    @property
    def everybody(self) -> list[Socket]:
        return [*self.sockets, self.watching]

    def give(self, seat: int, wish: dict[str, Any]) -> int:
        reply = self.sockets[seat].ask("pass-for-me", seat=seat, **wish)
        assert reply["type"] == "done", reply
        return int(reply["standing"])

    def cancel(self, seat: int, standing: int | None) -> None:
        assert self.sockets[seat].ask("ask-me", seat=seat, standing=standing)["type"] == "done"

    def does(self, *answers: str) -> None:
        """Answers such as "0 walk"; everybody hears of each."""
        for answer in answers:
            seat, _, words = answer.partition(" ")
            self.sockets[int(seat)].does(int(seat), words)
            for socket in self.everybody:
                socket.reach(self.sockets[int(seat)].table["sequence"])

    def until_asked(self, seat: int, ask: str) -> None:
        """Everybody hears that this seat is asked this."""
        for socket in self.everybody:
            if not is_asked(socket.table, seat, ask):
                socket.news(lambda told: is_asked(told, seat, ask))

    def answers(self) -> list[str]:
        return [f"{seat} {words}" for seat, words in self.server.record(self.id).answers]

    def standing(self, seat: int) -> list[dict[str, Any]]:
        """As its owner is told."""
        seen = self.guests[seat].get(f"/api/tables/{self.id}/news").json()["standing"][str(seat)]
        assert isinstance(seen, list)
        return seen


PASS = 0.123  # seconds before a pass, where the test says when they are over


class Pauses:
    """Pauses before a pass, in the hands of the test: clocks stand still meanwhile."""

    def __init__(self) -> None:
        self.begun = 0
        self.ended = 0

    async def sleep(self, seconds: float) -> None:
        if seconds != PASS:
            await asyncio.sleep(seconds)
            return
        self.begun += 1
        number = self.begun
        while self.ended < number:
            await asyncio.sleep(0.005)

    def end(self, party: Party) -> None:
        """The one that has begun is over, and whoever wanted to pass has done so, or not."""
        wait_for(lambda: self.begun > self.ended)
        self.ended += 1
        wait_for(lambda: not party.server.app.state.service.caretaker.thinking)


def is_asked(told: dict[str, Any], seat: int, ask: str) -> bool:
    view = next(iter(told["views"].values()), {"question": None})
    return bool(told["asked"] == [seat] and view["question"] == ask)


def stored(server: Server, id: str, seat: int) -> Any:
    found: SeatRow = stored_table(server, id)[1][seat]
    return found.standing


def again(server: Server, cookie: str) -> Guest:
    """The same person at another server."""
    back = Guest(server, "", server.browser(cookie))
    server.people.append(back)
    return back
