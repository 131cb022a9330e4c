"""What can stand in the way of an option, by chapters of the rulebook; questions say when it does.

Numbers are grouped by hundreds so that chapters grow without disturbing each other.
"""

from __future__ import annotations

from typing import Final

from deskovka.core.obstacles import Obstacle, Obstacles

# Who is asked, and about what: 1 to 99
NOT_ASKED: Final = 1
ANSWER_FIRST: Final = 2

# Paying and gaining: 100 to 149
PAY_FIRST: Final = 100
NOT_THE_COST: Final = 101
DISCARD_FIRST: Final = 102
NOT_IN_HAND: Final = 103
TAKE_FIRST: Final = 104
NOT_MAGIC: Final = 105
NOT_BASIC: Final = 106
NO_ROOM: Final = 107

# Abilities and effects: 150 to 199
ABILITY_FIRST: Final = 150

KNOWN: Final[dict[int, Obstacle]] = {
    NOT_ASKED: Obstacle("ELDER-8.1", "not-asked", "seat2"),
    ANSWER_FIRST: Obstacle("ELDER-15.10", "answer-first"),
    PAY_FIRST: Obstacle("ELDER-15.10", "pay-first"),
    NOT_THE_COST: Obstacle("ELDER-3.5", "not-the-cost", "payment"),
    DISCARD_FIRST: Obstacle("ELDER-3.8", "discard-first"),
    NOT_IN_HAND: Obstacle("ELDER-4.1", "not-in-hand", "magic"),
    TAKE_FIRST: Obstacle("ELDER-15.10", "take-first"),
    NOT_MAGIC: Obstacle("ELDER-3.7", "not-magic"),
    NOT_BASIC: Obstacle("ELDER-3.7", "not-basic", "resource"),
    NO_ROOM: Obstacle("ELDER-3.4", "no-room", "resource"),
    ABILITY_FIRST: Obstacle("ELDER-2.3", "ability-first"),
}

OBSTACLES: Final = Obstacles("eldervale", KNOWN)
