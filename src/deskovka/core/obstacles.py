"""What can stand in the way of an option: the rule that forbids it, and the message that says so."""

from __future__ import annotations

from deskovka.core.refusal import Refusal


class Obstacle:
    """A rule that can forbid something, the name of the message that says so, and what that message speaks of."""

    __slots__ = ("name", "rule", "values")

    def __init__(self, rule: str, name: str, *values: str) -> None:
        self.rule = rule
        self.name = name
        self.values = values


class Obstacles:
    """The obstacles of one game by number, from 1 on; 0 is none.

    `{TOO_DEAR: Obstacle("VALE-SUM.2", "too-dear", "card", "price")}` is told as `vale-refusal-too-dear` with a card and
    a price.  A view that tells why something may not be chosen tells the name.
    """

    def __init__(self, prefix: str, known: dict[int, Obstacle]) -> None:
        self.prefix = prefix
        self.known = known

    def refusal(self, number: int, values: dict[str, object]) -> Refusal:
        """The refusal because of this obstacle; of the values it takes those that its message speaks of."""
        obstacle = self.known[number]
        return Refusal(obstacle.rule, self.message(number), {name: values[name] for name in obstacle.values})

    def message(self, number: int) -> str:
        return f"{self.prefix}-refusal-{self.known[number].name}"

    def name(self, number: int) -> str:
        """What a view says; "" where nothing stands in the way."""
        return self.known[number].name if number else ""
