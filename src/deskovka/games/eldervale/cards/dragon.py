"""The five dragon treasure tokens, of which three lie in the Dragon Den (ELDER-28.2)."""

from __future__ import annotations

from typing import Final

from deskovka.games.eldervale.cards.declaring import dragon_treasure
from deskovka.games.eldervale.effects.gains import Gain, Points
from deskovka.games.eldervale.effects.tracks import Fame, Power
from deskovka.games.eldervale.effects.words import PLACED_ANY

DRAGON_TREASURE: Final[list[str]] = [
    # Score 6 VP.
    dragon_treasure("dragon-egg", Points(6)),
    # Gain 3 gold and score 1 VP.
    dragon_treasure("hoard-of-coins", Gain("3 gold"), Points(1)),
    # Advance 2 levels, on one or two elements where you already have a marker (2 VP for each level not taken).
    dragon_treasure("heart-of-fire", Power(PLACED_ANY, 1, else_points=2), Power(PLACED_ANY, 1, else_points=2)),
    # Advance 2 more spaces on the fame track.
    dragon_treasure("dragonslayers-banner", Fame(2)),
    # Draw 3 magic cards and score 2 VP.
    dragon_treasure("scale-grimoire", Gain("3 magic"), Points(2)),
]
