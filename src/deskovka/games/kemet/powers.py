"""The power tiles and creatures, each at one glance (KEMET-ACQ, KEMET-CRE).

Numbers are those of docs/rules/kemet-content.yaml; a test compares them.  To correct one, change it here and there.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.vecs import vec
from deskovka.games.kemet.terms import COLOURS, DIAMOND, ONYX, RUBY, SAPPHIRE

# What tiles give: numbers that add up in Player.powers
ATTACK: Final = 0  # strength as attacker
DEFEND: Final = 1  # strength as defender
STRENGTH: Final = 2
DAMAGE: Final = 3
DEFENCE: Final = 4
MOVEMENT: Final = 5
PRAYING: Final = 6  # more points from a Pray action
PRAYING_UNITS: Final = 7  # units from a Pray action
RECRUITING: Final = 8  # free units in a Recruit action
TILE_DISCOUNT: Final = 9
CARD_DISCOUNT: Final = 10
ANY_DISCOUNT: Final = 11  # on every separate payment
NIGHT_POINTS: Final = 12
NIGHT_CARDS: Final = 13
NIGHT_CHOICE: Final = 14  # cards to look at instead of the basic draw
NIGHT_UNITS: Final = 15
NIGHT_LEVELS: Final = 16
LARGER_ARMY: Final = 17  # units above the usual limit
PORTAL: Final = 18
LOCAL_RECRUITS: Final = 19
WOUNDING: Final = 20  # strength for each card discarded after step 2
INITIATIVE: Final = 21
TRAP: Final = 22
SPIES: Final = 23
DEFENSIVE_VICTORY: Final = 24
HUNGER: Final = 25  # prayer for each enemy unit destroyed
HONOUR: Final = 26  # prayer for each own unit destroyed
DEDICATION: Final = 27  # prayer for each attack
MIGHT: Final = 28  # more prayer whenever some is gained by day
SILVER_TOKEN: Final = 29
GOLD_MOVE: Final = 30
GOLD_RECRUIT: Final = 31
GOLD_ACQUIRE: Final = 32
POINTS: Final = 33  # permanent, when acquired
MERCENARIES: Final = 34
STORM: Final = 35
BARRIER: Final = 36
POWERS: Final = 37
TWIN_SURCHARGE: Final = 2  # what the second tile of Twin Ceremony costs more

# What a creature can do besides its numbers
IGNORES_WALLS: Final = 1
CANCELS: Final = 2
TAXES: Final = 4
LEAVES_OBELISKS: Final = 8  # may teleport from them
DEVOURS: Final = 16
PROTECTS: Final = 32
ENTRY_PRICE: Final = 2
DEVOURED: Final = 2  # units for the point of the Soul Devourer


@mypyc_attr(acyclic=True)
@final
class Creature:
    """A figure: its bonuses for the army it is in (KEMET-CRE.8, KEMET-CRE.10)."""

    __slots__ = ("abilities", "damage", "defence", "movement", "strength", "tile")

    def __init__(self, strength: i64, movement: i64, damage: i64, defence: i64, abilities: i64) -> None:
        self.strength = strength
        self.movement = movement
        self.damage = damage
        self.defence = defence
        self.abilities = abilities
        self.tile: i64 = -1

    def can(self, ability: i64) -> bool:
        return self.abilities & ability != 0


@mypyc_attr(acyclic=True)
@final
class Tile:
    """A power tile."""

    __slots__ = ("colour", "copies", "creature", "gives", "image", "level", "name")

    def __init__(
        self, name: str, colour: i64, level: i64, copies: i64, image: str, gives: list[tuple[int, int]], creature: i64
    ) -> None:
        self.name = name
        self.colour = colour
        self.level = level
        self.copies = copies
        self.image = image  # tiles with the same picture are not owned together (KEMET-ACQ.6)
        self.gives = gives  # powers and amounts
        self.creature = creature  # -1: none


ALL: list[Tile] = []
FIGURES: list[Creature] = []


def tile(
    colour: int, level: int, name: str, *gives: tuple[int, int], copies: int = 1, figure: Creature | None = None
) -> int:
    """Give a tile its number."""
    creature = -1
    if figure is not None:
        creature = len(FIGURES)
        figure.tile = len(ALL)
        FIGURES.append(figure)
    ALL.append(
        Tile(
            name=f"{COLOURS[colour]}_{level}_{name}",
            colour=colour,
            level=level,
            copies=copies,
            image=name,
            gives=list(gives),
            creature=creature,
        )
    )
    return len(ALL) - 1


def figure(strength: int = 0, movement: int = 0, damage: int = 0, defence: int = 0, can: int = 0) -> Creature:
    return Creature(strength=strength, movement=movement, damage=damage, defence=defence, abilities=can)


CHARGE: Final = tile(RUBY, 1, "charge", (ATTACK, 1), copies=2)
PRIEST_OF_MAFDET: Final = tile(RUBY, 1, "priest_of_mafdet", (MOVEMENT, 1), copies=2)
PHOENIX: Final = tile(RUBY, 2, "phoenix", figure=figure(strength=1, movement=1, can=IGNORES_WALLS))
CARNAGE: Final = tile(RUBY, 2, "carnage", (DAMAGE, 1))
WYYRT_STORM: Final = tile(RUBY, 2, "wyyrt_storm", (STORM, 1))
PORTAL_TILE: Final = tile(RUBY, 2, "portal", (PORTAL, 1))
RUBY_DOMINATION: Final = tile(RUBY, 3, "domination", (POINTS, 1))
ROYAL_SCARAB: Final = tile(RUBY, 3, "royal_scarab", figure=figure(strength=2, movement=2))
DIVINE_WOUND: Final = tile(RUBY, 3, "divine_wound", (WOUNDING, 1))
BLADES_OF_NEITH: Final = tile(RUBY, 3, "blades_of_neith", (STRENGTH, 1))
GIANT_SCORPION: Final = tile(RUBY, 4, "giant_scorpion", figure=figure(strength=2, movement=1, damage=2))
INITIATIVE_TILE: Final = tile(RUBY, 4, "initiative", (INITIATIVE, 2))
SURPRISE_ATTACK: Final = tile(RUBY, 4, "surprise_attack", (GOLD_MOVE, 1))
RUBY_ACT_OF_GOD: Final = tile(RUBY, 4, "act_of_god", (SILVER_TOKEN, 1))

RECRUITING_SCRIBE: Final = tile(SAPPHIRE, 1, "recruiting_scribe", (RECRUITING, 2), copies=2)
DEFENSE: Final = tile(SAPPHIRE, 1, "defense", (DEFEND, 1), copies=2)
SHIELD_OF_NEITH: Final = tile(SAPPHIRE, 2, "shield_of_neith", (DEFENCE, 1))
REINFORCEMENT_PRAYER: Final = tile(SAPPHIRE, 2, "reinforcement_prayer", (PRAYING_UNITS, 1))
SHETYW_BARRIER: Final = tile(SAPPHIRE, 2, "shetyw_barrier", (BARRIER, 1))
ANCESTRAL_ELEPHANT: Final = tile(SAPPHIRE, 2, "ancestral_elephant", figure=figure(strength=1, movement=1, defence=1))
SAPPHIRE_DOMINATION: Final = tile(SAPPHIRE, 3, "domination", (POINTS, 1))
LEGION: Final = tile(SAPPHIRE, 3, "legion", (LARGER_ARMY, 2))
DEFENSIVE_VICTORY_TILE: Final = tile(SAPPHIRE, 3, "defensive_victory", (DEFENSIVE_VICTORY, 1))
SPIES_TILE: Final = tile(SAPPHIRE, 3, "spies", (SPIES, 1))
SPHINX: Final = tile(SAPPHIRE, 4, "sphinx", (POINTS, 1), figure=figure(strength=2))
REINFORCEMENTS: Final = tile(SAPPHIRE, 4, "reinforcements", (NIGHT_UNITS, 4))
DIVINE_WILL: Final = tile(SAPPHIRE, 4, "divine_will", (GOLD_RECRUIT, 1), (GOLD_MOVE, 1))
SAPPHIRE_ACT_OF_GOD: Final = tile(SAPPHIRE, 4, "act_of_god", (SILVER_TOKEN, 1))

PRIEST: Final = tile(DIAMOND, 1, "priest", (PRAYING, 1), copies=2)
PRIESTESS: Final = tile(DIAMOND, 1, "priestess", (TILE_DISCOUNT, 1), copies=2)
VISION: Final = tile(DIAMOND, 2, "vision", (NIGHT_CHOICE, 5))
MAGICAL_SUPPORT: Final = tile(DIAMOND, 2, "magical_support", (CARD_DISCOUNT, 1))
DEEP_DESERT_SNAKE: Final = tile(DIAMOND, 2, "deep_desert_snake", figure=figure(movement=1, can=CANCELS))
DIVINE_BOON: Final = tile(DIAMOND, 2, "divine_boon", (NIGHT_CARDS, 1))
DIAMOND_DOMINATION: Final = tile(DIAMOND, 3, "domination", (POINTS, 1))
HAND_OF_GOD: Final = tile(DIAMOND, 3, "hand_of_god", (NIGHT_LEVELS, 1))
DIVINE_HUNGER: Final = tile(DIAMOND, 3, "divine_hunger", (HUNGER, 2))
PRIEST_OF_THOERIS: Final = tile(DIAMOND, 3, "priest_of_thoeris", (NIGHT_POINTS, 3))
PRIEST_OF_RA: Final = tile(DIAMOND, 4, "priest_of_ra", (ANY_DISCOUNT, 1))
PRIEST_OF_AMON: Final = tile(DIAMOND, 4, "priest_of_amon", (NIGHT_POINTS, 5))
MUMMY: Final = tile(DIAMOND, 4, "mummy", (NIGHT_CARDS, 1), figure=figure(strength=2, movement=1))
DIAMOND_ACT_OF_GOD: Final = tile(DIAMOND, 4, "act_of_god", (SILVER_TOKEN, 1))

MERCENARIES_TILE: Final = tile(ONYX, 1, "mercenaries", (MERCENARIES, 3), copies=2)
LOCAL_RECRUITMENT: Final = tile(ONYX, 1, "local_recruitment", (LOCAL_RECRUITS, 1), copies=2)
KHNUMS_SPHINX: Final = tile(ONYX, 2, "khnums_sphinx", figure=figure(strength=1, movement=1, can=TAXES))
DEDICATION_TO_BATTLE: Final = tile(ONYX, 2, "dedication_to_battle", (DEDICATION, 2))
HONOR_IN_BATTLE: Final = tile(ONYX, 2, "honor_in_battle", (HONOUR, 1))
TWIN_CEREMONY: Final = tile(ONYX, 2, "twin_ceremony", (GOLD_ACQUIRE, 1))
ONYX_DOMINATION: Final = tile(ONYX, 3, "domination", (POINTS, 1))
GRIFFIN_SPHINX: Final = tile(ONYX, 3, "griffin_sphinx", figure=figure(strength=2, can=LEAVES_OBELISKS))
DEADLY_TRAP: Final = tile(ONYX, 3, "deadly_trap", (TRAP, 1))
FORCED_MARCH: Final = tile(ONYX, 3, "forced_march", (GOLD_MOVE, 1))
SOUL_DEVOURER: Final = tile(ONYX, 4, "soul_devourer", figure=figure(strength=2, movement=1, can=DEVOURS | PROTECTS))
DIVINE_MIGHT: Final = tile(ONYX, 4, "divine_might", (MIGHT, 1))
BESTIAL_FURY: Final = tile(ONYX, 4, "bestial_fury", (STRENGTH, 1), (DAMAGE, 1), (MOVEMENT, 1))
ONYX_ACT_OF_GOD: Final = tile(ONYX, 4, "act_of_god", (SILVER_TOKEN, 1))

TILES: Final = vec[Tile](ALL)
TILE_NAMES: Final = [each.name for each in ALL]
TILE_NUMBERS: Final = {name: number for number, name in enumerate(TILE_NAMES)}
CREATURES: Final = vec[Creature](FIGURES)
CREATURE_NAMES: Final = [ALL[int(each.tile)].name for each in FIGURES]
CREATURE_COUNT: Final = 10
