"""Why something is not on offer."""

from __future__ import annotations


class Refusal:
    """Why something is not on offer: the rule that forbids it, and a message with its values."""

    __slots__ = ("message", "rule", "values")

    def __init__(self, rule: str, message: str, values: dict[str, object] | None = None) -> None:
        self.rule = rule
        self.message = message
        self.values = values or {}

    def __repr__(self) -> str:
        return f"Refusal({self.rule}, {self.message}, {self.values})"
