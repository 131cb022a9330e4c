"""What viewers are told takes a short way out; they notice nothing of it."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from starlette.websockets import WebSocketDisconnect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
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


class Wire:
    """A connection that is open, as far as frames need one; keeps what was written, call by call."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closing = False
        self.frames = Frames.__new__(Frames)
        self.frames.loop = asyncio.get_running_loop()
        self.frames.writable = asyncio.Event()
        self.frames.writable.set()
        self.frames.disconnected = self.frames.close_sent = False
        self.frames.conn = ServerProtocol(state=State.OPEN)
        self.frames.transport = cast(Any, self)
        self.frames.handshake_complete, self.frames.initial_response = True, None
        self.frames.queue = asyncio.Queue()
        self.frames.read_paused, self.frames.close_timeout = False, 0.0

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        """Nobody hears of it."""


def framed(text: bytes) -> bytes:
    return header_of(len(text)) + text


@pytest.mark.parametrize("lost", [True, False])
def test_nothing_is_written_to_a_connection_that_was_closed(lost: bool) -> None:
    async def test() -> None:
        wire = Wire()
        wire.frames.disconnected, wire.frames.close_sent = lost, not lost
        for way in (wire.frames.write_text, wire.frames.hold_text):
            with pytest.raises(WebSocketDisconnect):
                await way(b"{}")
        await asyncio.sleep(0)
        assert wire.written == []

    asyncio.run(test())


@pytest.mark.parametrize("how", ["disconnected", "close_sent", "closing"])
def test_what_is_held_is_dropped_where_the_viewer_goes_meanwhile(how: str) -> None:
    """Writing to a closed transport raises in the event loop."""

    async def test() -> None:
        wire = Wire()
        await wire.frames.hold_text(b"done")
        setattr(wire if how == "closing" else wire.frames, how, True)
        await asyncio.sleep(0)
        assert wire.written == []

    asyncio.run(test())


def test_a_reply_goes_out_together_with_the_news_that_follow_it_and_before_them() -> None:
    async def test() -> None:
        wire = Wire()
        await wire.frames.hold_text(b"done")
        await wire.frames.write_text(b"news")
        await wire.frames.write_text(b"more")
        await asyncio.sleep(0)
        assert wire.written == [framed(b"done") + framed(b"news"), framed(b"more")]

    asyncio.run(test())


def test_a_reply_that_nothing_follows_goes_out_by_itself() -> None:
    async def test() -> None:
        wire = Wire()
        await wire.frames.hold_text(b"done")
        await wire.frames.hold_text(b"refused")
        assert wire.written == []
        await asyncio.sleep(0)
        assert wire.written == [framed(b"done") + framed(b"refused")]

    asyncio.run(test())


def test_a_reply_is_not_lost_when_the_connection_ends_right_after_it() -> None:
    async def test() -> None:
        wire = Wire()
        await wire.frames.hold_text(b"refused")
        await wire.frames.send({"type": "websocket.close", "code": 1008, "reason": ""})
        assert wire.written[0] == framed(b"refused")
        assert len(wire.written) == 2  # and the end after it

    asyncio.run(test())


def test_a_connection_that_is_lost_does_not_hold_itself() -> None:
    async def go() -> None:
        wire = Wire()
        frames, extensions = wire.frames, dict[str, Any]()
        frames.offer(extensions)
        assert short_way({"extensions": extensions}) is frames
        frames.connections, frames.logger, frames.client = {frames}, logging.getLogger(__name__), None
        frames.close_timer = frames.ping_timer = frames.pong_timer = None
        frames.connection_lost(None)
        assert short_way({"extensions": extensions}) is None

    asyncio.run(go())
