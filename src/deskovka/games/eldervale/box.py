"""What lies in the box, as printed: adventure cards, magic cards, monsters, factions.

The lists are empty until `cards` has declared everything: there each thing stands with its effects, which need all the
rules; rules that only want to know a price or a symbol look here.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.vecs import vec
from deskovka.games.eldervale.terms import AT_THE_END

# Kinds of adventure cards (ELDER-17)
PASSAGE: Final = 0
CACHE: Final = 1
AURA: Final = 2
WALL: Final = 3
WEAPON: Final = 4
ACTION: Final = 5
DEPOSIT_CARD: Final = 6
ORB_CARD: Final = 7
PASSIVE: Final = 8
ADVENTURE_KINDS: Final = ["passage", "cache", "aura", "wall", "weapon", "action", "deposit", "orb", "passive"]

# Fields of an adventure card: a printed bundle, or
EMPTY: Final = -1
DEPOSIT: Final = -2
NO_SYMBOL: Final = -1  # a card without a unit symbol cannot be activated (ELDER-17.10)

# Orb symbols (ELDER-17.9)
NO_ORB: Final = 0
UPGRADE: Final = 1
REQUIRED: Final = 2

# Kinds of magic cards (ELDER-4.7)
SPELL: Final = 0
QUEST_CARD: Final = 1
PROPHECY: Final = 2

CARDS_OF_ELEMENT: Final = 13


@mypyc_attr(acyclic=True)
@final
class AdventureCard:
    def __init__(
        self, name: str, kind: i64, cost: i64, symbol: i64, fields: vec[i64], face_down: bool, orb_symbol: i64
    ) -> None:
        self.name = name
        self.kind = kind
        self.cost = cost
        self.symbol = symbol  # the unit that may activate it; WORKER: any unit; NO_SYMBOL
        self.fields = fields
        self.face_down = face_down  # tokens are laid face down on it
        self.orb_symbol = orb_symbol
        self.element: i64 = -1
        self.action: i64 = -1  # the number of the ability that activating it resolves


@mypyc_attr(acyclic=True)
@final
class MagicCard:
    def __init__(self, name: str, kind: i64, window: i64, pay: i64, element: i64, min_power: i64, points: i64) -> None:
        self.name = name
        self.kind = kind
        self.window = window  # OWN_TURN … AT_THE_END
        self.pay = pay  # free with so much power in the element (ELDER-4.11)
        self.element = element  # NO_ELEMENT: it costs nothing at all (ELDER-4.12)
        self.min_power = min_power
        self.points = points  # of a quest or prophecy


@mypyc_attr(acyclic=True)
@final
class Monster:
    """Also the mercenaries: their dice."""

    def __init__(self, name: str, element: i64, dice: i64, home: i64, legendary: bool) -> None:
        self.name = name
        self.element = element  # NO_ELEMENT for the two special ones
        self.dice = dice
        self.home = home  # its lair
        self.legendary = legendary
        self.mods: i64 = 0  # what it always does as long as nobody controls it, as bits (monsters.py)
        self.chain_mods: i64 = 0  # of these, what it does controlled or not
        self.reward: i64 = -1  # the first operation of its reward (battle step 6)


@mypyc_attr(acyclic=True)
@final
class Faction:
    def __init__(self, name: str, element: i64) -> None:
        self.name = name
        self.element = element
        self.abilities: list[str] = []
        self.units: vec[i64] = vec[i64]()  # the kind of unit each ability belongs to


ADVENTURE: Final[list[AdventureCard]] = []
MAGIC: Final[list[MagicCard]] = []
MONSTERS: Final[list[Monster]] = []
FACTIONS: Final[list[Faction]] = []
MAGIC_AT: Final = vec[i64]([0 for _ in range(AT_THE_END + 1)])  # magic cards of each window (terms.py), as bits
MERCENARIES: Final[list[str]] = ["minotaur", "mimeza"]
UNIT_DICE: Final = vec[i64]([1, 2, 2, 3, 3, 2])  # worker, warrior, wizard, dragon, minotaur, mimeza (ELDER-19.12)
HARVESTS: Final = ["scroll", "tool", "sword", "potion", "scroll", "potion", "tool", "gem"]  # of the start cards


# What a monster always does, as bits of `mods`
RAMPAGES_FROM_AFAR: Final = 1  # two realms away
RAMPAGE_OPTIONAL: Final = 2  # whoever places decides
NEVER_RAMPAGES: Final = 4
INTO_RUINS: Final = 8  # rampages there from anywhere
INTO_EARTH: Final = 16
PAID_OFF: Final = 32  # for a scroll
NO_DWELLINGS: Final = 64  # in its realm or next to it
NO_JOINING: Final = 128
NO_SWORDS: Final = 256
TO_READY: Final = 512  # whom it beats
NO_FALLEN_SWORD: Final = 1024
REROLLS_ONES: Final = 2048
NOT_CONTROLLABLE: Final = 4096
GOES_HOME: Final = 8192  # after a battle
THREE_LIVES: Final = 16384
GUARDED_DICE: Final = 32768  # its dice count 3 at least and nobody changes them
LEADER_LESS: Final = 65536  # the leader rolls a die less
FIRE_DICE: Final = 131072  # a die more for each Fire adept
GRAVE_DICE: Final = 262144  # a die more for each fallen unit
FLIES: Final = 524288  # placed two realms away while controlled
