"""Which number of moves a viewer is told: those that the viewer can notice (docs/adr/0030).

A part of a secret answer is noticed only by its own seat.  So each viewer has numbers of their own, which grow by one
with whatever they can notice, and nothing that others do in secret changes them: not now, and not when it is out.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection


class Numbering:
    """Keeps which moves only one seat knows of."""

    def __init__(self) -> None:
        self.hidden: dict[int, list[int]] = {}  # seat → the sequences of such moves, in order

    def hide(self, seat: int, sequence: int) -> None:
        """Nobody but this seat can notice this move, which is the last one."""
        self.hidden.setdefault(seat, []).append(sequence)

    def is_hidden(self, seat: int, sequence: int) -> bool:
        return sequence in self.hidden.get(seat, ())

    def told_at(self, sequence: int, seats: Collection[int]) -> int:
        """The number whoever has these seats is told after so many moves."""
        if not self.hidden:
            return sequence
        unknown = [moves for seat, moves in self.hidden.items() if seat not in seats]
        return sequence - sum(bisect_right(moves, sequence) for moves in unknown)

    def last_told(self, number: int, seats: Collection[int], moves: int) -> int:
        """After how many of so many moves whoever has these seats was last told this number; -1: never."""
        if not self.hidden:
            return number if 0 <= number <= moves else -1
        found = bisect_right(range(moves + 1), number, key=lambda sequence: self.told_at(sequence, seats)) - 1
        return found if found >= 0 and self.told_at(found, seats) == number else -1
