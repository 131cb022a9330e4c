"""The ghosts, whom nobody plays: their board, their cards, what lies there (GHOST-1, GHOST-8, GHOST-15).

Numbers are those of docs/rules/eldervale-ghosts.yaml and eldervale-boards.yaml; a test compares them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.codec import Stored, ints, vec_of
from deskovka.core.steps import NONE
from deskovka.core.vecs import vec
from deskovka.games.eldervale import verbs as v
from deskovka.games.eldervale.realms import DUNGEON, FORTRESS, MAGE_TOWER, MILL, SUMMONING_PORTAL
from deskovka.games.eldervale.terms import DRAGON, NOBODY, WARRIOR, WIZARD

GHOSTS: Final = 1  # their place at the table, after the only seat
MOMENT: Final = 6  # numbers of a record: the stage of the turn, the kind of an event (verbs.py), whose, three more
NOWHERE: Final = -1  # the guardian stands beside the map

# Four rows of spaces for treasure tokens (GHOST-8)
ROWS: Final = 4
SPACES: Final = 8
NOTHING: Final = 0
SPACE_MAGIC: Final = 1
SPACE_ADVENTURE: Final = 2
SPACE_FAME: Final = 3
SPACE_NAMES: Final = ["none", "magic", "adventure", "fame"]
PRINTED: Final = vec[i64](
    [NOTHING, NOTHING, SPACE_MAGIC, SPACE_ADVENTURE, SPACE_FAME, NOTHING, SPACE_MAGIC, SPACE_ADVENTURE]
)  # fmt: skip
ROW_OF_FACE: Final = vec[i64]([-1, 0, 0, 1, 2, 3, 3])  # by the face of a die (GHOST-13.5)

# Three action zones (GHOST-5.2, GHOST-15)
ZONES: Final = 3
ZONE_NAMES: Final = ["left", "middle", "right"]
ZONE_OF_FACE: Final = vec[i64]([-1, 0, 0, 1, 1, 2, 2])
ZONE_OF_SYMBOL: Final = vec[i64]([0, 1, 0, 1, 2, 2])  # of the worker symbols 1 to 6
CHIEF_OF_ZONE: Final = vec[i64]([WARRIOR, WIZARD, DRAGON])  # right of the workers
ALL_SYMBOLS: Final = 63

# What a card does beside the placement
NO_ACTION: Final = 0
BUILDS: Final = 1
ADVENTURE: Final = 2
REALM_TILE: Final = 3
MAGIC: Final = 4
FAME: Final = 5
POINTS: Final = 6
ACTION_NAMES: Final = ["none", "build", "adventure", "realm_tile", "magic", "fame", "vp"]

# The stages of a turn of the ghosts, for its tale
AT_DIE: Final = 0
AT_CARD: Final = 1
AT_PLACING: Final = 2
AT_RAMPAGE: Final = 3
AT_TREASURE: Final = 4
AT_ACTION: Final = 5
AT_BATTLE: Final = 6
AT_NEW_CARD: Final = 7
AT_REGROUP: Final = 8
AT_END: Final = 9
STAGE_NAMES: Final = [
    "die", "card", "placing", "rampage", "treasure", "action", "battle", "new-card", "regroup", "end",
]  # fmt: skip

# Why something happens to the ghosts, for the rule that is told: the kind of the event that brought it, or one of these
NUMBERS: Final = 3  # of an event; the last one is free to tell the cause where fewer are told
NO_CAUSE: Final = 200
NO_REALM: Final = 201  # where the card shows
NAMED_RUIN: Final = 202
PLAYER_DECIDES: Final = 203
TWO_STACKS: Final = 204
WITH_GUARDIAN: Final = 205
BEAST_BEATEN: Final = 206
WILD_BEAST_BEATEN: Final = 207  # one without an element
IN_BATTLE: Final = 208
TO_OWN_ZONE: Final = 209
CAUSES: Final = vec[i64]([0 for _ in range(v.EVENT_KINDS)])  # by kind: 1 where others follow from it
for _kind in (
    v.TURN_BEGAN,
    v.PRINT_TAKEN,
    v.CARD_TAKEN,
    v.BUILT,
    v.DRAGON_TREASURE,
    v.POWER_GAINED,
    v.FAME_GAINED,
    v.MENU_USED,
    v.BATTLE_WAS_WON,
    v.ROW_SET,
    v.TOKEN_SHELVED,
    v.GHOST_CARD_PLAYED,
    v.GHOSTS_REGROUPED,
):
    CAUSES[_kind] = 1

# The ways of the placement, numbers of realms.STEPS
UPPER_RIGHT: Final = 0
RIGHT: Final = 1
LOWER_RIGHT: Final = 2
LOWER_LEFT: Final = 3
LEFT: Final = 4
UPPER_LEFT: Final = 5
NO_WAY: Final = -1
NO_RUIN: Final = -1


@mypyc_attr(acyclic=True)
@final
class GhostCard:
    """Where a unit goes, seen from the guardian or into a ruin, and at most one thing more (GHOST-6.2)."""

    __slots__ = ("action", "count", "ruin", "way")

    def __init__(self, way: i64, ruin: i64, action: i64, count: i64) -> None:
        self.way = way
        self.ruin = ruin
        self.action = action
        self.count = count


def towards(way: i64, action: i64, count: i64 = 0) -> GhostCard:
    return GhostCard(way, NO_RUIN, action, count)


def into(ruin: i64, action: i64, count: i64 = 0) -> GhostCard:
    return GhostCard(NO_WAY, ruin, action, count)


CARDS: Final = [
    towards(UPPER_RIGHT, BUILDS),
    towards(RIGHT, BUILDS),
    towards(LOWER_RIGHT, BUILDS),
    towards(LOWER_LEFT, BUILDS),
    towards(LEFT, BUILDS),
    towards(UPPER_LEFT, BUILDS),
    towards(UPPER_RIGHT, ADVENTURE),
    towards(LOWER_RIGHT, ADVENTURE),
    towards(LEFT, ADVENTURE),
    towards(RIGHT, ADVENTURE),
    towards(RIGHT, REALM_TILE),
    towards(LOWER_LEFT, REALM_TILE),
    towards(UPPER_LEFT, REALM_TILE),
    towards(LOWER_LEFT, MAGIC, 2),
    towards(UPPER_RIGHT, MAGIC, 2),
    towards(UPPER_LEFT, FAME, 1),
    towards(LOWER_RIGHT, POINTS, 2),
    towards(LEFT, NO_ACTION),
    into(MILL, BUILDS),
    into(DUNGEON, REALM_TILE),
    into(DUNGEON, ADVENTURE),
    into(MAGE_TOWER, MAGIC, 1),
    into(FORTRESS, POINTS, 3),
    into(SUMMONING_PORTAL, FAME, 1),
]
CARD_COUNT: Final = 24
CARD_NAMES: Final = [f"ghost-{number:02}" for number in range(1, CARD_COUNT + 1)]


@mypyc_attr(acyclic=True)
@final
class Ghosts:
    """What lies on and beside the ghost board.  Their points, markers, cards and dwellings are a `Player`'s."""

    def __init__(self) -> None:
        self.guardian: i64 = NOWHERE  # the realm where it stands
        self.rows: vec[i64] = NONE  # the element of each row
        self.shelves: vec[i64] = NONE  # tokens: SPACES for each row; NO_TOKEN: a free space
        self.set_aside: vec[i64] = NONE  # tokens that found their row full (GHOST-8.8)
        self.cards: vec[i64] = NONE  # under each zone
        self.deck: vec[i64] = NONE  # ghost cards; the next one is the last
        self.discards: i64 = 0  # as bits
        self.symbols: i64 = ALL_SYMBOLS  # worker symbols that were taken when a unit was placed last, as bits
        self.zone: i64 = NOBODY  # the zone of this turn
        self.stage: i64 = AT_END  # of their turn
        self.cause: i64 = NO_CAUSE  # of what happens to them next
        self.pile: vec[i64] = NONE  # magic cards face down, the top one last; as bits they are in `Player.hand`
        self.tale: vec[i64] = NONE  # what happened in their latest turn: records of MOMENT numbers, for people to read

    # made by tools/fields.py
    def clone(self) -> Ghosts:
        copy = Ghosts()
        copy.guardian = self.guardian
        copy.rows = self.rows[:]
        copy.shelves = self.shelves[:]
        copy.set_aside = self.set_aside[:]
        copy.cards = self.cards[:]
        copy.deck = self.deck[:]
        copy.discards = self.discards
        copy.symbols = self.symbols
        copy.zone = self.zone
        copy.stage = self.stage
        copy.cause = self.cause
        copy.pile = self.pile[:]
        copy.tale = self.tale[:]
        return copy

    def stored(self) -> Stored:
        return {
            "guardian": int(self.guardian),
            "rows": ints(self.rows),
            "shelves": ints(self.shelves),
            "set_aside": ints(self.set_aside),
            "cards": ints(self.cards),
            "deck": ints(self.deck),
            "discards": int(self.discards),
            "symbols": int(self.symbols),
            "zone": int(self.zone),
            "stage": int(self.stage),
            "cause": int(self.cause),
            "pile": ints(self.pile),
            "tale": ints(self.tale),
        }

    def restore(self, stored: Stored) -> None:
        self.guardian = stored["guardian"]
        self.rows = vec_of(stored["rows"])
        self.shelves = vec_of(stored["shelves"])
        self.set_aside = vec_of(stored["set_aside"])
        self.cards = vec_of(stored["cards"])
        self.deck = vec_of(stored["deck"])
        self.discards = stored["discards"]
        self.symbols = stored["symbols"]
        self.zone = stored["zone"]
        self.stage = stored["stage"]
        self.cause = stored["cause"]
        self.pile = vec_of(stored["pile"])
        self.tale = vec_of(stored["tale"])

    @staticmethod
    def from_stored(stored: Stored) -> Ghosts:
        made = Ghosts()
        made.restore(stored)
        return made

    # end of what is made
