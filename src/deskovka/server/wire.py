"""JSON as it goes over a WebSocket."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache


def plain(message: object) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode()


quick: Callable[[object], bytes] = plain
try:
    import orjson
except ImportError:  # a machine that nobody has built it for: everything goes on, only slower
    pass
else:
    quick = orjson.dumps


def encoded(message: object) -> bytes:
    """A message as JSON.

    What a viewer has chosen as the id of a message comes back with the reply, and JSON can say more than the fast
    library: numbers of any size, halves of characters.
    """
    try:
        return quick(message)
    except TypeError:
        return plain(message)


@lru_cache(10_000)
def name_in_front(name: str) -> bytes:
    """The name of a part of an object, as it stands before the part."""
    return encoded(name) + b":"


def joined(parts: dict[str, bytes]) -> bytes:
    """An object of parts that are JSON already."""
    return b"{%b}" % b",".join([name_in_front(name) + part for name, part in parts.items()])
