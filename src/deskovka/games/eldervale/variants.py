"""The variants people choose from, and what they mean for a table (ELDER-26 to 33)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from deskovka.core.codec import Stored
from deskovka.core.game import Variant

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


@mypyc_attr(acyclic=True)
@final
class Variants:
    """The rules this table plays by.  They never change, so clones share them."""

    def __init__(self) -> None:
        self.oracle: bool = False
        self.mercenaries: bool = False
        self.mother_of_dragons: bool = False
        self.ice_giant: bool = False
        self.legendary: bool = False
        self.teams: bool = False
        self.draft: bool = False
        self.hidden_passages: bool = False
        self.tactics: bool = False
        self.choose_factions: bool = False

    # made by tools/fields.py; forgiving
    def clone(self) -> Variants:
        copy = Variants()
        copy.oracle = self.oracle
        copy.mercenaries = self.mercenaries
        copy.mother_of_dragons = self.mother_of_dragons
        copy.ice_giant = self.ice_giant
        copy.legendary = self.legendary
        copy.teams = self.teams
        copy.draft = self.draft
        copy.hidden_passages = self.hidden_passages
        copy.tactics = self.tactics
        copy.choose_factions = self.choose_factions
        return copy

    def stored(self) -> Stored:
        return {
            "oracle": bool(self.oracle),
            "mercenaries": bool(self.mercenaries),
            "mother_of_dragons": bool(self.mother_of_dragons),
            "ice_giant": bool(self.ice_giant),
            "legendary": bool(self.legendary),
            "teams": bool(self.teams),
            "draft": bool(self.draft),
            "hidden_passages": bool(self.hidden_passages),
            "tactics": bool(self.tactics),
            "choose_factions": bool(self.choose_factions),
        }

    def restore(self, stored: Stored) -> None:
        stored = {**self.stored(), **stored}
        self.oracle = stored["oracle"]
        self.mercenaries = stored["mercenaries"]
        self.mother_of_dragons = stored["mother_of_dragons"]
        self.ice_giant = stored["ice_giant"]
        self.legendary = stored["legendary"]
        self.teams = stored["teams"]
        self.draft = stored["draft"]
        self.hidden_passages = stored["hidden_passages"]
        self.tactics = stored["tactics"]
        self.choose_factions = stored["choose_factions"]

    @staticmethod
    def from_stored(stored: Stored) -> Variants:
        made = Variants()
        made.restore(stored)
        return made

    # end of what is made


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
