"""Divine Intervention cards and battle cards, each at one glance (KEMET-CARD, KEMET-BAT1).

Numbers are those of docs/rules/kemet-content.yaml; a test compares them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.vecs import vec


@mypyc_attr(acyclic=True)
@final
class Intervention:
    """A Divine Intervention card: its price, and what it adds in a battle."""

    __slots__ = ("copies", "damage", "defence", "in_battle", "name", "price", "strength")

    def __init__(
        self, name: str, price: i64, copies: i64, in_battle: bool, strength: i64 = 0, damage: i64 = 0, defence: i64 = 0
    ) -> None:
        self.name = name
        self.price = price
        self.copies = copies
        self.in_battle = in_battle  # played in the war council; the others by day
        self.strength = strength
        self.damage = damage
        self.defence = defence


DIVERSION: Final = 0
WAR_RAGE: Final = 1
WAR_FURY: Final = 2
BLOODY_BATTLE: Final = 3
BLOODBATH: Final = 4
BRONZE_WALL: Final = 5
IRON_WALL: Final = 6
BATTLE_KINDS: Final = 7  # the kinds before this one are for battles
SWIFTNESS: Final = 7
PRAYER: Final = 8
ENLISTMENT: Final = 9
RAINING_FIRE: Final = 10
MANA_THEFT: Final = 11
TELEPORTATION: Final = 12
OPEN_GATES: Final = 13
INTERVENTIONS: Final = vec[Intervention](
    [
        Intervention("diversion", price=0, copies=5, in_battle=True),
        Intervention("war_rage", price=0, copies=3, in_battle=True, strength=1),
        Intervention("war_fury", price=1, copies=3, in_battle=True, strength=2),
        Intervention("bloody_battle", price=0, copies=3, in_battle=True, damage=1),
        Intervention("bloodbath", price=1, copies=3, in_battle=True, damage=2),
        Intervention("bronze_wall", price=0, copies=3, in_battle=True, defence=1),
        Intervention("iron_wall", price=1, copies=3, in_battle=True, defence=2),
        Intervention("swiftness", price=0, copies=2, in_battle=False),
        Intervention("prayer", price=0, copies=2, in_battle=False),
        Intervention("enlistment", price=0, copies=3, in_battle=False),
        Intervention("raining_fire", price=1, copies=3, in_battle=False),
        Intervention("mana_theft", price=0, copies=2, in_battle=False),
        Intervention("teleportation", price=1, copies=2, in_battle=False),
        Intervention("open_gates", price=1, copies=1, in_battle=False),
    ]
)
CARD_KINDS: Final = 14
CARD_PREFIX: Final = "di_"  # how the content file begins the ids of these cards
CARD_NAMES: Final = [each.name for each in INTERVENTIONS]
SWIFT: Final = 1  # movement of Swiftness
PRAYER_GAIN: Final = 2
ENLISTED: Final = 2
STOLEN: Final = 1


@mypyc_attr(acyclic=True)
@final
class BattleCard:
    """A battle card; a negative unblockable number is a sacrifice of one's own (KEMET-BAT4.2)."""

    __slots__ = ("damage", "defence", "name", "strength", "unblockable")

    def __init__(self, name: str, strength: i64, damage: i64 = 0, unblockable: i64 = 0, defence: i64 = 0) -> None:
        self.name = name
        self.strength = strength
        self.damage = damage
        self.unblockable = unblockable
        self.defence = defence


BATTLE: Final = vec[BattleCard](
    [
        BattleCard("bc_5", strength=5, unblockable=-2),
        BattleCard("bc_4d1", strength=4, damage=1),
        BattleCard("bc_3d2", strength=3, damage=2),
        BattleCard("bc_3p1", strength=3, defence=1),
        BattleCard("bc_2d2p1", strength=2, damage=2, defence=1),
        BattleCard("bc_2p2", strength=2, defence=2),
        BattleCard("bc_1d3", strength=1, damage=3),
        BattleCard("bc_1d1p3", strength=1, damage=1, defence=3),
        BattleCard("special_storm", strength=3, damage=3),
        BattleCard("special_barrier", strength=3, defence=3),
    ]
)
BATTLE_NAMES: Final = [each.name for each in BATTLE]
STORM_CARD: Final = 8
BARRIER_CARD: Final = 9
BATTLE_KINDS_ALL: Final = 10
