"""What an evaluation counts, by name: hints give their reasons in these words (docs/hints.md)."""

from __future__ import annotations


class Term:
    """A part of what a table is worth to a seat, as `Game.terms` names it.

    `worth` is in points, of the things of `seat`; `share` is how much of it counts: all of one's own, a part of an
    opponent's, below 0.  `amount` is the same in what players count (stones, temples); None where they count nothing.
    """

    __slots__ = ("amount", "id", "seat", "share", "worth")

    def __init__(self, id: str, seat: int, worth: float, amount: float | None = None, share: float = 1.0) -> None:
        self.id = id  # words are in the message <game>-term-<id>
        self.seat = seat
        self.worth = worth
        self.amount = amount
        self.share = share

    def points(self) -> float:
        """What it adds to `Game.evaluate`."""
        return self.share * self.worth

    def weighed(self, share: float) -> Term:
        """The same thing, of which so much counts."""
        return Term(self.id, self.seat, self.worth, self.amount, share)
