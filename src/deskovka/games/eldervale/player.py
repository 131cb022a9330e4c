"""What belongs to one seat."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bits_in
from deskovka.core.codec import Stored, ints, vec_of
from deskovka.core.steps import NONE
from deskovka.core.vecs import vec
from deskovka.games.eldervale.resources import bundle, of
from deskovka.games.eldervale.terms import ELEMENTS, MAGIC, MOST_OF_ONE, NO_ELEMENT, NO_FAME, POWER_OF_LEVEL, ROOFS
from deskovka.games.eldervale.treasures import NO_TOKEN

START_PURSE: Final = bundle("1 gem 1 scroll 1 potion 1 tool 1 sword")  # ELDER-6.20

# Tactics token (ELDER-33)
NO_TACTICS: Final = 0
EXHAUSTED: Final = 1
ACTIVE: Final = 2


@mypyc_attr(acyclic=True)
@final
class Player:
    """A seat's things.  Its units are in `Eldervale.where`."""

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.element: i64 = 0
        self.faction: i64 = -1
        self.points: i64 = 0  # on the track
        self.purse: i64 = 0  # tokens of resources, as a bundle (resources.py); magic cards are in `hand`
        self.limit: i64 = MOST_OF_ONE  # of each resource (ELDER-3.3)
        self.hand: i64 = 0  # magic cards, as bits
        self.quests: i64 = 0  # completed, as bits
        self.tray: vec[i64] = NONE  # treasure tokens, in order of their numbers
        self.orbs: i64 = 0  # gained and not placed
        self.levels: vec[i64] = NONE  # of power, by element
        self.fame: i64 = NO_FAME  # a space of the track; the first regroup puts the marker there
        self.dwellings: i64 = 0  # realms, as bits
        self.tableau: vec[i64] = NONE  # adventure cards as they came
        self.harvest: i64 = NO_TOKEN  # the token on the start card's field
        self.allies: i64 = 0  # mercenaries and monsters it has, as bits: piece FIRST_ALLY is bit 0
        self.listens: i64 = 0  # triggers its abilities wait for, as bits: follows from tableau, faction and allies
        self.powers: vec[i64] = NONE  # what its abilities always give, added up (powers.py): follows from the same
        self.tactics: i64 = 0
        self.spells: i64 = 0  # cast this turn
        self.swaps: i64 = 0  # of magic cards with the team mate this turn
        self.idle: bool = False  # its last turn was a regroup that called nobody back
        self.gains: vec[i64] = NONE  # points by what they are for, for the score sheet

    # made by tools/fields.py
    def clone(self) -> Player:
        copy = Player()
        copy.seat = self.seat
        copy.element = self.element
        copy.faction = self.faction
        copy.points = self.points
        copy.purse = self.purse
        copy.limit = self.limit
        copy.hand = self.hand
        copy.quests = self.quests
        copy.tray = self.tray[:]
        copy.orbs = self.orbs
        copy.levels = self.levels[:]
        copy.fame = self.fame
        copy.dwellings = self.dwellings
        copy.tableau = self.tableau[:]
        copy.harvest = self.harvest
        copy.allies = self.allies
        copy.listens = self.listens
        copy.powers = self.powers[:]
        copy.tactics = self.tactics
        copy.spells = self.spells
        copy.swaps = self.swaps
        copy.idle = self.idle
        copy.gains = self.gains[:]
        return copy

    def stored(self) -> Stored:
        return {
            "seat": int(self.seat),
            "element": int(self.element),
            "faction": int(self.faction),
            "points": int(self.points),
            "purse": int(self.purse),
            "limit": int(self.limit),
            "hand": int(self.hand),
            "quests": int(self.quests),
            "tray": ints(self.tray),
            "orbs": int(self.orbs),
            "levels": ints(self.levels),
            "fame": int(self.fame),
            "dwellings": int(self.dwellings),
            "tableau": ints(self.tableau),
            "harvest": int(self.harvest),
            "allies": int(self.allies),
            "listens": int(self.listens),
            "powers": ints(self.powers),
            "tactics": int(self.tactics),
            "spells": int(self.spells),
            "swaps": int(self.swaps),
            "idle": bool(self.idle),
            "gains": ints(self.gains),
        }

    def restore(self, stored: Stored) -> None:
        self.seat = stored["seat"]
        self.element = stored["element"]
        self.faction = stored["faction"]
        self.points = stored["points"]
        self.purse = stored["purse"]
        self.limit = stored["limit"]
        self.hand = stored["hand"]
        self.quests = stored["quests"]
        self.tray = vec_of(stored["tray"])
        self.orbs = stored["orbs"]
        self.levels = vec_of(stored["levels"])
        self.fame = stored["fame"]
        self.dwellings = stored["dwellings"]
        self.tableau = vec_of(stored["tableau"])
        self.harvest = stored["harvest"]
        self.allies = stored["allies"]
        self.listens = stored["listens"]
        self.powers = vec_of(stored["powers"])
        self.tactics = stored["tactics"]
        self.spells = stored["spells"]
        self.swaps = stored["swaps"]
        self.idle = stored["idle"]
        self.gains = vec_of(stored["gains"])

    @staticmethod
    def from_stored(stored: Stored) -> Player:
        made = Player()
        made.restore(stored)
        return made

    # end of what is made

    def is_ghosts(self) -> bool:
        """Nobody plays it: the ghosts have no element of their own (GHOST-1.3)."""
        return self.element == NO_ELEMENT

    def has(self, kind: i64) -> i64:
        """How many of a resource; magic cards too."""
        if kind == MAGIC:
            return bits_in(self.hand)
        return of(self.purse, kind)

    def means(self) -> i64:
        """Everything it could pay with, as a bundle; of magic cards at most 15."""
        return self.purse | min(15, bits_in(self.hand)) << 4 * MAGIC

    def power(self, element: i64) -> i64:
        """The number printed at the marker's level (ELDER-22.3); 0 for no element at all."""
        return POWER_OF_LEVEL[self.levels[element]] if element >= 0 else 0

    def markers(self) -> i64:
        """Placed on power tracks (ELDER-22.6)."""
        count: i64 = 0
        for level in self.levels:
            if level:
                count += 1
        return count

    def roofs(self) -> i64:
        """Left in the tray (ELDER-14.9)."""
        return ROOFS - bits_in(self.dwellings)


def new_player(seat: i64, powers: i64, reasons: i64) -> Player:
    p = Player()
    p.seat = seat
    p.purse = START_PURSE
    p.levels = vec[i64]([0 for _ in range(ELEMENTS)])
    p.powers = vec[i64]([0 for _ in range(powers)])
    p.gains = vec[i64]([0 for _ in range(reasons)])
    return p
