"""Battles: which there are, and their seven steps (ELDER-19)."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from deskovka.games.eldervale.table import Eldervale, Step


@mypyc_attr(acyclic=True)
@final
class Battles(Step):
    """The placements of this turn are done: fight the battles they bring, one after another (ELDER-19.3 to 19.5)."""

    def run(self, g: Eldervale) -> None:
        """Find them, let the active player order them."""
