"""The 12 prophecies: what they want at the end, and their points (ELDER-4.16)."""

from __future__ import annotations

from typing import Final

from deskovka.games.eldervale.box import MagicCard
from deskovka.games.eldervale.cards.declaring import prophecy
from deskovka.games.eldervale.conditions import AtLeast, LeadsTracks, PowerOn
from deskovka.games.eldervale.counters import (
    DWELLING_GROUP,
    EDGE_DWELLINGS,
    FALLEN,
    FAME_POSITION,
    OWN_DWELLINGS,
    QUESTS_DONE,
    SUMMONED_ADVANCED,
    SUPPLY_TOTAL,
    TABLEAU_CARDS,
)

PROPHECIES: Final[list[MagicCard]] = [
    # End of game: 5 VP if you stand at the top (power 6) of at least one element track.
    prophecy("prophecy-summit", PowerOn(6, tracks=1), 5),
    # End of game: 6 VP if you have power 3 or more on 4 tracks.
    prophecy("prophecy-many-paths", PowerOn(3, tracks=4), 6),
    # End of game: 6 VP if you have at least 5 dwellings.
    prophecy("prophecy-hearths", AtLeast(OWN_DWELLINGS, 5), 6),
    # End of game: 5 VP if at least 3 of your dwellings form one adjacent group.
    prophecy("prophecy-twin-villages", AtLeast(DWELLING_GROUP, 3), 5),
    # End of game: 6 VP if your fame marker has reached space 7 or more.
    prophecy("prophecy-legends", AtLeast(FAME_POSITION, 7), 6),
    # End of game: 6 VP if you have at least 10 adventure cards.
    prophecy("prophecy-libraries", AtLeast(TABLEAU_CARDS, 10), 6),
    # End of game: 4 VP if you still have at least 8 resources (magic cards not counted).
    prophecy("prophecy-hidden-riches", AtLeast(SUPPLY_TOTAL, 8), 4),
    # End of game: 4 VP if your warrior, wizard and dragon have all been summoned.
    prophecy("prophecy-dragonfire", AtLeast(SUMMONED_ADVANCED, 3), 4),
    # End of game: 4 VP if at least 2 of your units are in the Underworld.
    prophecy("prophecy-fallen", AtLeast(FALLEN, 2), 4),
    # End of game: 6 VP if you have completed at least 2 quests.
    prophecy("prophecy-heroes", AtLeast(QUESTS_DONE, 2), 6),
    # End of game: 5 VP if at least 2 of your dwellings stand in realms with at most 3 neighbouring tiles.
    prophecy("prophecy-frontier", AtLeast(EDGE_DWELLINGS, 2), 5),
    # End of game: 6 VP if you alone are highest on at least 2 element tracks.
    prophecy("prophecy-chosen", LeadsTracks(2), 6),
]
