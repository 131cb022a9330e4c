"""The small words of the game: families, stones, phases, limits, verbs of options, kinds of events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.games.vale.shapes import Family, Phase

# Families (VALE-CARD.2)
FIRE: Final = 0
WATER: Final = 1
EARTH: Final = 2
WIND: Final = 3
DRAGON: Final = 4
FAMILIES: Final[list[Family]] = ["fire", "water", "earth", "wind", "dragon"]

# Stones
RED: Final = 0
BLUE: Final = 1
PURPLE: Final = 2
STONES: Final = ["red", "blue", "purple"]
RED_VALUE: Final = 1  # VALE-STONE.1
BLUE_VALUE: Final = 3
PURPLE_VALUE: Final = 6
STONE_LIMIT: Final = 4  # VALE-STONE.2

# Phases (VALE-ROUND.1)
HUNT: Final = 0
ACTION: Final = 1
EFFECTS: Final = 2
PHASES: Final[list[Phase]] = ["hunt", "action", "effects"]

# Timings of effects, as bits (VALE-CARD.3 to .5), and where points come from
INSTANT: Final = 1
PERMANENT: Final = 2
ACTIVE: Final = 4
STOLEN: Final = 8

DECK_SIZE: Final = 70  # VALE-SETUP.4
LAST_ROUND: Final = 10  # VALE-END.2
GOAL: Final = 60  # VALE-END.1
MOST_ACTIONS: Final = 100  # in one turn, VALE-R.33

# Verbs of options
MARK: Final = 0
SELL: Final = 1
TAME: Final = 2
SUMMON: Final = 3
RELEASE: Final = 4
END_TURN: Final = 5
PAY: Final = 6
DROP: Final = 7
ACTIVATE: Final = 8
COPY: Final = 9
DISCARD: Final = 10
GIVE_UP: Final = 11
BRING: Final = 12
RECOVER: Final = 13
TAKE: Final = 14
BONUS: Final = 15
SWAP: Final = 16
BARGAIN: Final = 17
NAME: Final = 18
ROB: Final = 19
DONE: Final = 20
VERBS: Final = 21

# Kinds of events
ROUND_BEGAN: Final = 0
PHASE_BEGAN: Final = 1
REVEALED: Final = 2
MARKED: Final = 3
SOLD: Final = 4
TAMED: Final = 5
PAID: Final = 6
SUMMONED: Final = 7
RELEASED: Final = 8
TURN_ENDED: Final = 9
SCORED: Final = 10
LOST: Final = 11
GAINED: Final = 12
DROPPED: Final = 13
SPENT: Final = 14
DREW: Final = 15
DISCARDED: Final = 16
GAVE_UP: Final = 17
RECOVERED: Final = 18
TOOK: Final = 19
ON_DECK: Final = 20
ACTIVATED: Final = 21
COPIED: Final = 22
SHUFFLED: Final = 23
NAMED: Final = 24
ENDED: Final = 25


def stones(red: i64, blue: i64, purple: i64) -> i64:
    """Some stones as one number, for options and events; at most six of a kind."""
    return red + 7 * blue + 49 * purple


def reds(stones: i64) -> i64:
    return stones % 7


def blues(stones: i64) -> i64:
    return stones // 7 % 7


def purples(stones: i64) -> i64:
    return stones // 49
