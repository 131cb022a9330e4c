"""Words that operations share."""

from __future__ import annotations

from typing import Final

# Whose
OWN: Final = 0
OPPONENT: Final = 1
LOSER: Final = 2
MONSTER: Final = 3
ONE_OTHER: Final = 4
EACH_LOSER: Final = 5
ANYBODY: Final = 6

# How many
ALL: Final = 99  # of them together
FREELY: Final = 98  # any number

# Which element
PLACED_ANY: Final = -2  # one where a marker stands already
ANY_ELEMENT: Final = -3
OF_MONSTER: Final = -4

# Which symbol; or a unit kind
WORKER_OR_WIZARD: Final = -2

HIGHEST: Final = 9  # dice that show the highest value of their side
