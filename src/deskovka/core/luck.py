"""Luck in one 63-bit integer: the same numbers on every machine, compiled or not.

A xorshift register whose shifts were chosen so that it runs through all 2**63 - 1 values.
Nothing here ever leaves 63 bits, because `i64` wraps when compiled and an `int` does not.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SEEDS: Final = 2**63 - 1  # seeds are 0 … SEEDS - 1


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
