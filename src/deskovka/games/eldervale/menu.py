"""The reward menu, left to right (docs/rules/eldervale-boards.yaml; a test compares)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.vecs import vec
from deskovka.games.eldervale.resources import bundle

MENU: Final = vec[i64](
    [bundle("2 gem"), bundle("2 scroll"), bundle("2 potion"), bundle("2 tool"), bundle("2 sword"), bundle("2 magic"),
     bundle("2 gold"), 0, 0]
)  # fmt: skip
MENU_POWER: Final = 7  # 1 power of any element
MENU_POINTS: Final = 8
MENU_POINTS_WORTH: Final = 4
