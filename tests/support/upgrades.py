"""A house whose servers come and go, each under its own version of Lantern, and somebody who plays there on and on."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from deskovka.core.game import Game
from deskovka.core.record import Record, read_record
from deskovka.games._template import game as lantern_module
from deskovka.games.registry import find_game
from deskovka.server.models import TableRow
from deskovka.server.telling import Telling
from support.server import ME, MOST_ANSWERS, Guest, Server, play_on, words_of
from support.versions import Later

SEATS = 3
ALL = 2 * SEATS  # answers of a whole game
BEFORE = SEATS + 1  # those before the upgrade: a whole round, and one card that lies face down


def concerning(version: int = 2, **rules: Any) -> Game:
    """Rules under which the tables of these tests would have been dealt otherwise."""
    return Later(version, reshuffled=(SEATS,), **rules)


def not_concerning(version: int = 2, **rules: Any) -> Game:
    """Rules that differ only for another number of seats."""
    return Later(version, reshuffled=(SEATS + 1,), **rules)


class House:
    """A database, and one server after the other on it, each under its own rules."""

    def __init__(self, database: str, patch: pytest.MonkeyPatch) -> None:
        self.database = database
        self.patch = patch
        self.opened: list[Server] = []

    @property
    def server(self) -> Server:
        return self.opened[-1]

    def rules(self, game: Game) -> None:
        self.patch.setattr(lantern_module, "GAME", game)

    def open(self, game: Game) -> Server:
        """One more server, under these rules."""
        self.rules(game)
        self.opened.append(Server(self.database).__enter__())
        return self.server

    def close(self) -> None:
        while self.opened:
            self.opened.pop().__exit__(None, None, None)

    def restart(self, game: Game) -> None:
        self.close()
        self.open(game)

    def again(self, guest: Guest) -> Guest:
        """The same person at the present server."""
        back = Guest(self.server, guest.name, self.server.browser(guest.cookie))
        self.server.people.append(back)
        return back

    def row(self, id: str) -> TableRow:
        """The table as it is stored."""
        found: TableRow = self.server.run(self.server.app.state.service.storage.load, id)[0]
        return found

    def columns(self, id: str) -> dict[str, Any]:
        """All that is stored of a table once it is stored as it stands, but for what is noted beside the game at any
        time: when to see to it, and that its result is counted."""
        self.server.run(self.server.app.state.service.snapshots.store)
        return {name: value for name, value in self.row(id).columns().items() if name not in ("due", "counted")}


class Sitting:
    """Jana, alone at all seats of a table; she comes back after every restart."""

    def __init__(self, house: House, answers: int = 0, **wishes: Any) -> None:
        self.house = house
        self.jana = house.server.guest()
        wishes = {"game": "_template", "seed": "11", "take_back": "practice", **wishes}
        self.id = str(self.jana.new_table(*[ME] * SEATS, **wishes)["id"])
        self.live = self.jana.socket(self.id)
        self.random = Random(3)
        self.play(answers)

    def play(self, answers: int = MOST_ANSWERS) -> None:
        play_on([self.live], self.random, answers)

    def undo(self, seat: int) -> dict[str, Any]:
        reply = self.live.ask("undo", seat=seat, sequence=self.live.table["sequence"])
        if reply["type"] == "done":
            self.live.reach(reply["sequence"])
        return reply

    def come_back(self) -> None:
        self.jana = self.house.again(self.jana)
        self.live = self.jana.socket(self.id)

    def restart(self, game: Game) -> None:
        self.house.restart(game)
        self.come_back()

    def get(self, path: str = "") -> Any:
        return self.jana.get(f"/api/tables/{self.id}{path}")

    def fork(self, answers: int, *seats: dict[str, Any]) -> Any:
        return self.jana.post(f"/api/tables/{self.id}/fork", answers=answers, seats=list(seats))

    def record(self) -> Record:
        """The record that can be downloaded."""
        return read_record(self.get("/record").text)

    def answers(self) -> list[tuple[int, str]]:
        """What was answered and not taken back, as far as the present rules know."""
        return list(self.house.server.record(self.id).answers)

    def told(self) -> dict[str, Any]:
        """What Jana sees of the game."""
        told = {key: self.live.table[key] for key in ("views", "result", "sequence", "status", "seats")}
        return {**told, "asked": [(question["seat"], words_of(question)) for question in self.live.questions()]}

    def since(self, sequence: int) -> tuple[bool, list[Any]]:
        """Is somebody who has heard everything up to this number told to begin anew, and which events?"""
        told = Telling(self.house.server.table(self.id), range(SEATS)).seen(sequence)
        return told["rewound"], list(told["events"])


def refused(said: Any) -> tuple[int, str]:
    return said.status_code, said.json()["code"]


def present() -> Game:
    return find_game("_template")


def as_json(value: object) -> Any:
    return json.loads(json.dumps(value))


def carried(house: House) -> Sitting:
    """A table that goes on from the one that was stored."""
    sitting = Sitting(house, BEFORE)
    sitting.restart(concerning())
    return sitting
