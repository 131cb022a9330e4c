"""The variants people choose from, and what they mean for a table (EMPIRE-VAR)."""

from __future__ import annotations

from itertools import permutations
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.codec import Stored, ints, vec_of
from deskovka.core.errors import UnknownName
from deskovka.core.game import Variant
from deskovka.core.steps import NONE
from deskovka.core.vecs import vec
from deskovka.games.empire.board import LAYOUTS, PLACES, RECTANGLE, SIDE_NAMES
from deskovka.games.empire.terms import GAMES_OF_A_MATCH, MOST_SEATS

SEATS: Final = tuple(str(seat) for seat in range(MOST_SEATS))
AGES: Final = tuple("".join(order) for order in permutations(SEATS))
TURNS: Final = ("north", "east", "south", "west")  # where the top of a segment points

OFF_ON: Final = ("off", "on")
SWITCHES: Final = (  # each is a field of Variants
    Variant("discoveries", "off", OFF_ON),
    Variant("swamp", "off", OFF_ON, needs="discoveries", rule="EMPIRE-SWAMP.1"),
    Variant("citadels", "off", OFF_ON),
    Variant("encounters", "off", OFF_ON),
    Variant("leaders", "off", OFF_ON),
)

VARIANTS: Final = (
    Variant("layout", "t", tuple(LAYOUTS)),
    *SWITCHES,
    Variant("match", "one", ("one", "three")),
    Variant("ties", "age", ("age", "lot")),
    Variant("setup", "ask", ("ask", "random")),
    Variant("setup_player", "0", SEATS),
    Variant("ages", AGES[0], AGES),
    *(Variant(f"segment_{place}", "random", ("random", *SIDE_NAMES)) for place in range(1, PLACES + 1)),
    *(Variant(f"turn_{place}", "random", ("random", *TURNS)) for place in range(1, PLACES + 1)),
)


@mypyc_attr(acyclic=True)
@final
class Variants:
    """The rules this table plays by.  They never change, so clones share them."""

    def __init__(self) -> None:
        self.layout: i64 = 0
        self.set_up_by_luck: bool = False
        self.discoveries: bool = False
        self.swamp: bool = False
        self.citadels: bool = False
        self.encounters: bool = False
        self.leaders: bool = False
        self.games: i64 = 1  # of the match
        self.lots: bool = False  # ties in the auction: by lot instead of by age
        self.setup_player: i64 = 0  # of the first game
        self.ages: vec[i64] = NONE  # seats, the youngest first
        self.sides: vec[i64] = NONE  # by place; -1: drawn by lot
        self.turns: vec[i64] = NONE  # quarters clockwise, by place; -1: drawn by lot

    # made by tools/fields.py; forgiving
    def clone(self) -> Variants:
        copy = Variants()
        copy.layout = self.layout
        copy.set_up_by_luck = self.set_up_by_luck
        copy.discoveries = self.discoveries
        copy.swamp = self.swamp
        copy.citadels = self.citadels
        copy.encounters = self.encounters
        copy.leaders = self.leaders
        copy.games = self.games
        copy.lots = self.lots
        copy.setup_player = self.setup_player
        copy.ages = self.ages[:]
        copy.sides = self.sides[:]
        copy.turns = self.turns[:]
        return copy

    def stored(self) -> Stored:
        return {
            "layout": int(self.layout),
            "set_up_by_luck": bool(self.set_up_by_luck),
            "discoveries": bool(self.discoveries),
            "swamp": bool(self.swamp),
            "citadels": bool(self.citadels),
            "encounters": bool(self.encounters),
            "leaders": bool(self.leaders),
            "games": int(self.games),
            "lots": bool(self.lots),
            "setup_player": int(self.setup_player),
            "ages": ints(self.ages),
            "sides": ints(self.sides),
            "turns": ints(self.turns),
        }

    def restore(self, stored: Stored) -> None:
        stored = {**self.stored(), **stored}
        self.layout = stored["layout"]
        self.set_up_by_luck = stored["set_up_by_luck"]
        self.discoveries = stored["discoveries"]
        self.swamp = stored["swamp"]
        self.citadels = stored["citadels"]
        self.encounters = stored["encounters"]
        self.leaders = stored["leaders"]
        self.games = stored["games"]
        self.lots = stored["lots"]
        self.setup_player = stored["setup_player"]
        self.ages = vec_of(stored["ages"])
        self.sides = vec_of(stored["sides"])
        self.turns = vec_of(stored["turns"])

    @staticmethod
    def from_stored(stored: Stored) -> Variants:
        made = Variants()
        made.restore(stored)
        return made

    # end of what is made


PLAIN: Final = Variants()


def chosen_variants(chosen: dict[str, str], seats: int) -> Variants:
    """What the chosen values mean; UnknownName where they cannot stand together."""
    layout = LAYOUTS.index(chosen["layout"])
    sides = [side_of(chosen[f"segment_{place}"]) for place in range(1, PLACES + 1)]
    turns = [turn_of(chosen[f"turn_{place}"]) for place in range(1, PLACES + 1)]
    boards = [side // 2 for side in sides if side >= 0]
    if len(set(boards)) < len(boards):
        raise UnknownName("segment_1 to segment_4: a board has two sides and is laid once (EMPIRE-MAP.3)")
    if layout == RECTANGLE and len({turn % 2 for turn in turns if turn >= 0}) > 1:
        raise UnknownName("turn_1 to turn_4: in the rectangle all segments lie alike (EMPIRE-RECT.2)")
    if int(chosen["setup_player"]) >= seats:
        raise UnknownName(f"setup_player: there is no seat {chosen['setup_player']} at a table of {seats}")
    variants = Variants()
    variants.layout = layout
    variants.set_up_by_luck = chosen["setup"] == "random"
    for switch in SWITCHES:
        setattr(variants, switch.id, chosen[switch.id] == "on")
    variants.games = GAMES_OF_A_MATCH if chosen["match"] == "three" else 1
    variants.lots = chosen["ties"] == "lot"
    variants.setup_player = int(chosen["setup_player"])
    variants.ages = vec_of([int(seat) for seat in chosen["ages"] if int(seat) < seats])
    variants.sides = vec_of(sides)
    variants.turns = vec_of(turns)
    return variants


def side_of(value: str) -> int:
    return -1 if value == "random" else SIDE_NAMES.index(value)


def turn_of(value: str) -> int:
    return -1 if value == "random" else TURNS.index(value)
