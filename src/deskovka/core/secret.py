"""Seats as bits of a number: who has still to make a secret pick."""

from __future__ import annotations

from mypy_extensions import i64


def everyone(seats: i64) -> i64:
    return (1 << seats) - 1


def without(waiting: i64, seat: i64) -> i64:
    return waiting & ~(1 << seat)


def next_picker(waiting: i64, seat: i64) -> i64:
    """Who is asked after this seat has answered: the same one, if it has still to pick, or else the first who has."""
    if waiting >> seat & 1:
        return seat
    seat = 0
    while not waiting >> seat & 1:
        seat += 1
    return seat


def seats_in(waiting: int) -> list[int]:
    return [seat for seat in range(waiting.bit_length()) if waiting >> seat & 1]
