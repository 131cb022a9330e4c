"""What other processes do for reviews: parts of them, and telling them to somebody, as JSON."""

from __future__ import annotations

import json
from typing import Any

from deskovka.review.report import Review, from_json
from deskovka.review.telling import tell


def get_ready() -> None:
    """Importing this module is enough; games and networks are read when they are wanted."""


def told_review(
    review: Review | dict[str, Any], names: list[str], viewer: int, language: str, about: dict[str, Any]
) -> bytes:
    """A review, as it is or as it was kept, with the names that the seats have now."""
    found = from_json(review) if isinstance(review, dict) else review
    found.names = names
    told = {**about, "review": tell(found, viewer, language)}
    return json.dumps(told, separators=(",", ":"), ensure_ascii=False).encode()
