"""WebSockets with a short way out.

What a viewer is told is finished JSON.  On its usual way it is decoded for ASGI, checked by each layer, encoded again
and taken through the state machine of a library; all that comes to a few bytes of header before it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

WRITE: Final = "deskovka.write"  # the extension of ASGI by which the application finds it
GONE: Final = 1006  # the code of a connection that was closed without a word
TEXT: Final = 0x81  # a whole text in one frame
SHORT, MIDDLE = 126, 1 << 16  # bytes: from there on a frame says its length in two bytes, and in eight
Write = Callable[[bytes], Awaitable[None]]


class Frames(WebSocketsSansIOProtocol):
    """As uvicorn has them, and texts that are JSON already go out by `write_text`."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WRITE] = {"write": self.write_text}

    async def write_text(self, text: bytes) -> None:
        """WebSocketDisconnect where nobody is there any more; whoever reads slowly is waited for."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise WebSocketDisconnect(GONE)
        if self.conn.extensions:  # it wants to be compressed
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(header_of(len(text)) + text)


def header_of(length: int) -> bytes:
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MIDDLE:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")


def short_way(scope: Mapping[str, Any]) -> Write | None:
    """Where a server has it; others send as ASGI says."""
    found: Write | None = scope.get("extensions", {}).get(WRITE, {}).get("write")
    return found
