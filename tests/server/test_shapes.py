"""What the client was made from is what the server says of itself."""

from __future__ import annotations

import json
from pathlib import Path

from deskovka.server.app import create_app

WEB = Path(__file__).parents[2] / "web"


def test_the_description_the_client_is_made_from_is_the_present_one() -> None:
    """If this fails: `make types`."""
    assert json.loads((WEB / "openapi.json").read_text(encoding="utf-8")) == create_app().openapi()
