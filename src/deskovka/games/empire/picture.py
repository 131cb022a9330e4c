"""The table as text for a terminal, from a view; with the colour marks of Rich."""

from __future__ import annotations

from typing import Any

from deskovka.core.game import Say


def picture(view: dict[str, Any], say: Say, names: list[str]) -> str:
    return say("empire-label-row")
