"""Small contests, played once."""

from __future__ import annotations

import pytest

from deskovka.arena.bout import Played, play
from deskovka.arena.contest import Contest

LANTERN = Contest("_template", ("random", "greedy", "greedy:worlds=1"), (2, 3), seed=5)


@pytest.fixture(scope="session")
def lantern() -> list[Played]:
    """Some games of Lantern, everybody against everybody at two and three seats."""
    return [play(LANTERN, pairing) for pairing in LANTERN.pairings(12)]
