"""The variants people choose from, and what they mean for a table (ELDER-26 to 33)."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Variant
from deskovka.games.eldervale.table import Variants

SWITCH: Final = ("off", "on")
VARIANTS: Final = (
    Variant("factions", "lot", ("lot", "choose"), rule="ELDER-5.3"),
    Variant("oracle", "off", SWITCH, rule="ELDER-26.1"),
    Variant("mercenaries", "off", SWITCH, rule="ELDER-27.1"),
    Variant("mother-of-dragons", "off", SWITCH, rule="ELDER-28.1"),
    Variant("ice-giant", "off", SWITCH, rule="ELDER-29.1"),
    Variant("legendary", "off", SWITCH, rule="ELDER-5.11"),
    Variant("teams", "off", SWITCH, rule="ELDER-30.1", seats=(4,)),
    Variant("draft", "off", SWITCH, rule="ELDER-31.1", seats=(2, 3, 4, 5)),  # not against the ghosts
    Variant("hidden-passages", "off", SWITCH, rule="ELDER-32.1"),
    Variant("tactics", "off", SWITCH, rule="ELDER-33.1"),
)


def chosen_variants(chosen: dict[str, str]) -> Variants:
    variants = Variants()
    variants.choose_factions = chosen["factions"] == "choose"
    variants.oracle = chosen["oracle"] == "on"
    variants.mercenaries = chosen["mercenaries"] == "on"
    variants.mother_of_dragons = chosen["mother-of-dragons"] == "on"
    variants.ice_giant = chosen["ice-giant"] == "on"
    variants.legendary = chosen["legendary"] == "on"
    variants.teams = chosen["teams"] == "on"
    variants.draft = chosen["draft"] == "on"
    variants.hidden_passages = chosen["hidden-passages"] == "on"
    variants.tactics = chosen["tactics"] == "on"
    return variants
