"""Luck of two kinds, each the same on every machine, compiled or not.

Fast luck is one 63-bit integer, for simulations, searches and imagined tables: a xorshift register whose shifts were
chosen so that it runs through all 2**63 - 1 values.  It never leaves 63 bits, because `i64` wraps when compiled and an
`int` does not.  Whoever sees enough of it can compute the rest.

Tables that people play draw from a `Key` of 256 secret bits: nobody who does not have it can tell what comes next.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

SEEDS: Final = 2**63 - 1  # seeds are 0 … SEEDS - 1
KEY_BYTES: Final = 32
DRAW: Final = b"deskovka luck"


@mypyc_attr(acyclic=True)
class Key:
    """What the luck of a table that people play comes from: 256 bits, and a keyed hash of the number of each draw.

    It never changes, so clones share it.
    """

    __slots__ = ("secret",)

    def __init__(self, secret: bytes) -> None:
        if len(secret) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes, not {len(secret)}")
        self.secret = secret

    def draw(self, count: int, n: int) -> int:
        """The draw of this number: from 0 to n - 1.  64 bits are so many that none of them is likelier."""
        number = count.to_bytes(8, "big")
        drawn = hashlib.blake2b(number, key=self.secret, digest_size=8, person=DRAW).digest()
        return int.from_bytes(drawn, "big") % n

    def hex(self) -> str:
        return self.secret.hex()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Key) and self.secret == other.secret

    def __hash__(self) -> int:
        return hash(self.secret)

    def __repr__(self) -> str:
        return "Key(…)"  # logs are no place for it


Seed = int | Key  # what the luck of a table comes from


def next_luck(luck: i64) -> i64:
    """The number after this one; never 0."""
    luck ^= (luck & 0xF_FFFF_FFFF_FFFF) << 11
    luck ^= luck >> 17
    luck ^= (luck & 0xFF_FFFF_FFFF) << 23
    return luck


def below(luck: i64, n: i64) -> i64:
    """A number from 0 to n - 1."""
    return ((luck >> 32) * 0x7A39_E5B1 >> 20) % n


def luck_of(seed: i64) -> i64:
    """The luck of a game with this seed: neighbours have nothing in common, no two seeds share one."""
    high = (seed + 1) >> 32
    low = (seed + 1) & 0xFFFF_FFFF
    for _ in range(4):  # a Feistel network: each half is stirred with the other
        high ^= (low * 0x2545_F491 + 0x1234_5677 >> 24) & 0x7FFF_FFFF
        low ^= (high * 0x6C8E_9CF5 + 0x0765_4321 >> 23) & 0xFFFF_FFFF
    luck = high << 32 | low
    return luck if luck else luck_of(-1)  # a register of zeros would stay so
