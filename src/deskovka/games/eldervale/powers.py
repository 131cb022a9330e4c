"""What abilities always give: numbers that add up in Player.powers."""

from __future__ import annotations

from typing import Final

WORKER_REACH: Final = 0  # steps beyond the neighbours: Eagle Messengers
DRAGON_REACH: Final = 1  # steps beyond the usual two: Storm Wings
BRIDGES: Final = 2  # any unit next to an own dwelling: Arch Bridge
NIGHT_FLIGHT: Final = 3  # the dragon into an unoccupied realm next to a ruin
SMUGGLING: Final = 4  # workers into occupied ruins without a battle against players
VEIL: Final = 5  # monsters leave the wizard alone
TOOLS_AS_SWORDS: Final = 6
GEMS_AS_SWORDS: Final = 7
DWELLING_DISCOUNT: Final = 8  # at least 1 is paid
WORKER_DISCOUNT: Final = 9  # on summoning one; at least 1 is paid
CARD_DISCOUNT: Final = 10  # on an adventure card, once per turn; at least 1 is paid
MORE_OF_ONE: Final = 11  # resources above the usual limit
NEIGHBOUR_POINTS: Final = 12  # for a dwelling next to another of one's own
WARRIOR_DICE: Final = 13
DRAGON_DICE: Final = 14
SHIELD_WALL: Final = 15  # dice of the warrior in or next to a realm with an own dwelling
CARD_REROLLS: Final = 16  # dice rolled for one's cards that may be rolled again, each turn
ANY_SYMBOL: Final = 17  # an aura: its host may be activated by any unit
ROOM_FOR_TWO: Final = 18  # an aura: two units may activate its host in a regroup
FOR_THE_FALLEN: Final = 19  # an aura: a unit leaving the Underworld may activate its host
POWERS: Final = 20
