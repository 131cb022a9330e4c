"""What a bot can be told: greedy:worlds=4."""

from __future__ import annotations

import math

from deskovka.core.errors import UnknownName

SWITCH = {"on": True, "off": False}
MOST_DIGITS = 30


class Parameter:
    """Something a bot can be told by name.  The attribute of that name is its default and says what it is.

    A whole number, a number, a word or a switch; `low` and `high` are the limits of a number, `allowed` the words.
    """

    __slots__ = ("allowed", "high", "low", "name")

    def __init__(
        self, name: str, low: float | None = None, high: float | None = None, allowed: tuple[str, ...] = ()
    ) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.allowed = allowed

    def read(self, text: str, default: object) -> object:
        """What these letters say, of the kind of the default; UnknownName if that cannot be."""
        value = self.understood(text, default)
        if value is None:
            raise UnknownName(f"{self.name} is {self.kind(default)}, not {text!r}")
        return value

    def understood(self, text: str, default: object) -> object:
        """None if it is not of the right kind or not within the limits."""
        if isinstance(default, bool):
            return SWITCH.get(text)
        if isinstance(default, str):
            return text if text and (not self.allowed or text in self.allowed) else None
        if len(text) > MOST_DIGITS:  # an int this long is no float, which limits are
            return None
        try:
            number = int(text) if isinstance(default, int) else float(text)
        except ValueError:
            return None
        return number if self.within(number) else None

    def within(self, number: float) -> bool:
        if isinstance(number, float) and not math.isfinite(number):
            return False
        return (self.low is None or number >= self.low) and (self.high is None or number <= self.high)

    def kind(self, default: object) -> str:
        """What it may be, in words."""
        if isinstance(default, bool):
            return "on or off"
        if isinstance(default, str):
            return f"one of {', '.join(self.allowed)}" if self.allowed else "a word"
        kind = "a whole number" if isinstance(default, int) else "a number"
        low = "" if self.low is None else f" from {self.low:g}"
        return kind + low + ("" if self.high is None else f" to {self.high:g}")
