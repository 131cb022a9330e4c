"""What viewers are told takes a short way out; they notice nothing of it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from chaos.people import Person, RandomPlayer
from chaos.processes import MANY, Server, serving
from deskovka.server.frames import Frames, header_of, short_way
from support.server import sqlite_url

WISH = {"game": "vale", "seats": [{"kind": "me"}, {"kind": "me"}]}


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_frame_of_any_length_is_read_as_one(length: int) -> None:
    reader = StreamReader()
    reader.feed_data(header_of(length) + b"x" * length)
    reading = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as read:
        next(reading)
    frame = read.value.value
    assert (frame.opcode, frame.fin, frame.data) == (Opcode.TEXT, True, b"x" * length)


def test_where_a_server_has_no_short_way_things_go_as_ever() -> None:
    assert short_way({"subprotocols": []}) is None
    assert short_way({"extensions": {"websocket.http.response": {}}}) is None


def test_compressed_or_not_everybody_hears_the_same(tmp_path: Path) -> None:
    async def look(server: Server) -> list[Any]:
        person = await Person("Jana", server.where).introduce()
        made = await person.ask("POST", "/api/tables", WISH)
        heard = []
        for how in ({"compression": None}, {"extensions": [ClientPerMessageDeflateFactory()]}):
            async with asyncio.timeout(60), person.socket(made["id"], **how) as socket:
                heard.append(json.loads(await socket.recv()))
        await RandomPlayer(person, made["id"], Random(1)).play()
        return heard

    with serving(sqlite_url(tmp_path), tmp_path / "log", **MANY) as server:
        plain, compressed = asyncio.run(look(server))
    assert plain["type"] == "table"
    assert {**plain, "seats": []} == {**compressed, "seats": []}  # who is away depends on when it is told
    assert server.complaints() == []


class Closed:
    """As much of a connection as is looked at, of one that was closed."""

    def __init__(self, lost: bool) -> None:
        self.disconnected, self.close_sent = lost, not lost
        self.writable = asyncio.Event()
        self.writable.set()


@pytest.mark.parametrize("lost", [True, False])
def test_nothing_is_written_to_a_connection_that_was_closed(lost: bool) -> None:
    closed: Any = Closed(lost)
    with pytest.raises(WebSocketDisconnect):
        asyncio.run(Frames.write_text(closed, b"{}"))
