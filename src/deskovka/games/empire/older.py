"""Tables that were stored under older rules."""

from __future__ import annotations

from typing import Any


def with_lots(stored: dict[str, Any]) -> dict[str, object]:
    """From version 1: since then the rest of a set-up may be left to the lot, and the questions keep count of it."""
    agenda = [*stored["agenda"]]
    ask = stored["ask"]
    name = "" if ask is None else ask[0]
    if name == "place_neutral":
        ask = [name, {**ask[1], "total": 0}]
    elif name in ("lay_token", "lay_hidden"):  # the step that goes on with the next token waited behind the question
        ask = [name, {**ask[1], "amount": agenda.pop()[1]["amount"] - 1}]
    return {**stored, "agenda": agenda, "ask": ask}
