"""WebSockets with a short way out.

What a viewer is told is finished JSON.  On its usual way it is decoded for ASGI, checked by each layer, encoded again
and taken through the state machine of a library; all that comes to a few bytes of header before it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from starlette.websockets import WebSocketDisconnect
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

SHORT_WAY: Final = "deskovka.short-way"  # the extension of ASGI by which the application finds it
GONE: Final = 1006  # the code of a connection that was closed without a word
TEXT: Final = 0x81  # a whole text in one frame
SHORT, MIDDLE = 126, 1 << 16  # bytes: from there on a frame says its length in two bytes, and in eight


class Frames(WebSocketsSansIOProtocol):
    """As uvicorn has them, and texts that are JSON already go out by `write_text` and `hold_text`."""

    held: bytes = b""  # frames that wait for others

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.extensions: dict[str, Any] = {}  # of ASGI, as the application is told them

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.offer(self.scope["extensions"])

    def offer(self, extensions: dict[str, Any]) -> None:
        extensions[SHORT_WAY] = {"frames": self}
        self.extensions = extensions

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.extensions.pop(SHORT_WAY, None)  # its own scope would hold it in memory

    async def write_text(self, text: bytes) -> None:
        """WebSocketDisconnect where nobody is there any more; whoever reads slowly is waited for."""
        frame = await self.framed(text)
        held, self.held = self.held, b""
        self.transport.write(held + frame)

    async def hold_text(self, text: bytes) -> None:
        """The same for a text that others follow at once, such as the reply to an answer: they go out together.

        If nothing follows, it goes after whatever the event loop has to do now.
        """
        frame = await self.framed(text)
        if not self.held:
            self.loop.call_soon(self.let_go)
        self.held += frame

    def let_go(self) -> None:
        """What is held goes out now, unless its viewer has gone meanwhile."""
        held, self.held = self.held, b""
        if held and self.is_open():
            self.transport.write(held)

    async def framed(self, text: bytes) -> bytes:
        if not self.writable.is_set():
            await self.writable.wait()
        if not self.is_open():
            raise WebSocketDisconnect(GONE)
        if not self.conn.extensions:
            return header_of(len(text)) + text
        self.conn.send_text(text)  # it wants to be compressed
        return b"".join(self.conn.data_to_send())

    def is_open(self) -> bool:
        """Writing to a connection that is closed would be a fault of ours in the log."""
        gone = self.disconnected or self.close_sent or self.transport.is_closing()
        return not gone and self.conn.state is State.OPEN

    async def send(self, message: ASGISendEvent) -> None:
        """Nothing overtakes what is held; least of all the end."""
        self.let_go()
        await super().send(message)

    def shutdown(self) -> None:
        self.let_go()
        super().shutdown()


def header_of(length: int) -> bytes:
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MIDDLE:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")


def short_way(scope: Mapping[str, Any]) -> Frames | None:
    """Where a server has it; others send as ASGI says."""
    found: Frames | None = scope.get("extensions", {}).get(SHORT_WAY, {}).get("frames")
    return found
