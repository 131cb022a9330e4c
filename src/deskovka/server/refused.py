"""When something cannot be done."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict


class RefusalJson(TypedDict):
    """Why something cannot be done."""

    code: str
    rule: str
    message: str
    values: dict[str, Any]


class Refused(Exception):
    """Something that cannot be done now: a code, a rule where there is one, a message and its values."""

    def __init__(self, code: str, rule: str = "", message: str = "", values: dict[str, Any] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.message = message
        self.values = values or {}

    def as_json(self) -> RefusalJson:
        return {"code": self.code, "rule": self.rule, "message": self.message, "values": self.values}
