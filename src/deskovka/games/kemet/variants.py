"""The variants people choose from, and what they mean for a table."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Variant
from deskovka.games.kemet.table import Variants

NO_LIMIT: Final = "none"
VARIANTS: Final = (
    Variant("cities", "lot", ("lot", "choose")),
    Variant("special_cards", "on", ("on", "off")),
    Variant("round_limit", NO_LIMIT, (NO_LIMIT, "six", "ten", "fifteen", "twenty_five")),
)
LIMITS: Final = {NO_LIMIT: 0, "six": 6, "ten": 10, "fifteen": 15, "twenty_five": 25}


def chosen_variants(chosen: dict[str, str]) -> Variants:
    variants = Variants()
    variants.choose_cities = chosen["cities"] == "choose"
    variants.special_cards = chosen["special_cards"] == "on"
    variants.rounds = LIMITS[chosen["round_limit"]]
    return variants
