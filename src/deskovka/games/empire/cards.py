"""The 34 playing cards, each at one glance: name, adjective, what it is, since how many players, abilities, action.

The facts are those of docs/rules/empire-cards.yaml; a test compares them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.vecs import vec
from deskovka.games.empire import terms as t

# Kinds of abilities (EMPIRE-ABIL)
EXTRA_MOVE: Final = 0
EXTRA_ARMY: Final = 1
FLYING: Final = 2
ELIXIR: Final = 3
COINS: Final = 4
VP_PER_ADJECTIVE: Final = 5
VP_SET: Final = 6
VP_PER_COINS: Final = 7
VP_PER_FLYING: Final = 8
IMMUNE: Final = 9
ABILITIES: Final = [
    "extra_move",
    "extra_army",
    "flying",
    "elixir",
    "coins",
    "vp_per_adjective",
    "vp_set",
    "vp_per_coins",
    "vp_per_flying",
    "immune",
]
CREATURE: Final = 0
PLACE: Final = 1
SUBJECTS: Final = ["creature", "place"]


@mypyc_attr(acyclic=True)
@final
class Ability:
    """What a card gives its owner: a kind and its numbers."""

    __slots__ = ("adjective", "amount", "kind", "needed")

    def __init__(self, kind: i64, amount: i64 = 1, adjective: i64 = t.NO_ADJECTIVE, needed: i64 = 0) -> None:
        self.kind = kind
        self.amount = amount  # symbols, coins or points
        self.adjective = adjective
        self.needed = needed  # cards of a set, or coins for a point


@mypyc_attr(acyclic=True)
@final
class Action:
    """What a card lets its owner do: an upper limit (EMPIRE-ACT.2)."""

    __slots__ = ("count", "kind")

    def __init__(self, kind: i64, count: i64) -> None:
        self.kind = kind
        self.count = count


@mypyc_attr(acyclic=True)
@final
class Card:
    """A playing card."""

    __slots__ = ("abilities", "actions", "adjective", "joined", "min_players", "name", "subject")

    def __init__(
        self,
        name: str,
        adjective: i64,
        subject: i64,
        min_players: i64,
        abilities: list[Ability],
        joined: i64,
        actions: list[Action],
    ) -> None:
        self.name = name
        self.adjective = adjective
        self.subject = subject
        self.min_players = min_players
        self.abilities = abilities
        self.joined = joined
        self.actions = actions


def place(count: int) -> Action:
    return Action(t.PLACING, count)


def move(count: int) -> Action:
    return Action(t.MOVING, count)


def build() -> Action:
    return Action(t.BUILDING, 1)


def destroy() -> Action:
    return Action(t.DESTROYING, 1)


def extra_move() -> Ability:
    return Ability(EXTRA_MOVE)


def extra_army() -> Ability:
    return Ability(EXTRA_ARMY)


def flying() -> Ability:
    return Ability(FLYING)


def elixirs(count: int) -> Ability:
    return Ability(ELIXIR, count)


def coins(count: int) -> Ability:
    return Ability(COINS, count)


def immune() -> Ability:
    return Ability(IMMUNE)


def point_per(adjective: int) -> Ability:
    return Ability(VP_PER_ADJECTIVE, 1, adjective)


def points_for_all(points: int, cards: int, adjective: int) -> Ability:
    return Ability(VP_SET, points, adjective, cards)


def point_per_coins(count: int) -> Ability:
    return Ability(VP_PER_COINS, 1, t.NO_ADJECTIVE, count)


def point_per_flying() -> Ability:
    return Ability(VP_PER_FLYING)


def card(
    name: str,
    adjective: int,
    subject: int,
    abilities: list[Ability],
    first: Action,
    second: Action | None = None,
    joined: int = t.BOTH,
    players: int = 2,
) -> Card:
    actions = [first] if second is None else [first, second]
    return Card(name, adjective, subject, players, abilities, t.SINGLE if second is None else joined, actions)


OR: Final = t.EITHER
NO: Final = t.NO_ADJECTIVE

ALL: Final = [  # the number of a card is its place
    card("ancient_phoenix", t.ANCIENT, CREATURE, [flying()], move(5)),
    card("ancient_sage", t.ANCIENT, CREATURE, [point_per(t.ANCIENT)], move(3)),
    card("ancient_tree_spirit", t.ANCIENT, CREATURE, [elixirs(3)], place(4)),
    card("ancient_woods", t.ANCIENT, PLACE, [extra_army()], build(), place(1)),
    card("cursed_banshee", t.CURSED, CREATURE, [elixirs(2)], move(6)),
    card("cursed_gargoyles", t.CURSED, CREATURE, [flying()], move(5)),
    card("cursed_king", t.CURSED, CREATURE, [elixirs(1)], place(3), move(4), OR),
    card("cursed_mausoleum", t.CURSED, PLACE, [extra_move()], build()),
    card("cursed_tower", t.CURSED, PLACE, [point_per_flying()], build()),
    card("dire_dragon", t.DIRE, CREATURE, [flying()], place(3), destroy()),
    card("dire_eye", t.DIRE, CREATURE, [flying()], place(4)),
    card("dire_giant", t.DIRE, CREATURE, [immune()], place(3), destroy()),
    card("dire_goblin", t.DIRE, CREATURE, [elixirs(1)], move(5)),
    card("dire_ogre", t.DIRE, CREATURE, [point_per_coins(3)], move(2)),
    card("forest_elf", t.FOREST, CREATURE, [extra_army()], place(3), move(2), OR),
    card("forest_gnome", t.FOREST, CREATURE, [elixirs(3)], move(2)),
    card("forest_pixie", t.FOREST, CREATURE, [extra_army()], move(4)),
    card("forest_tree_town", t.FOREST, PLACE, [extra_move()], build()),
    card("graveyard", NO, PLACE, [point_per(t.CURSED)], place(2)),
    card("lake", NO, PLACE, [point_per(t.FOREST)], place(2), move(3), OR),
    card("night_hydra", t.NIGHT, CREATURE, [extra_army()], move(5), destroy()),
    card("night_village", t.NIGHT, PLACE, [extra_army()], build()),
    card("night_wizard", t.NIGHT, CREATURE, [point_per(t.NIGHT)], place(3), destroy()),
    card("noble_hills", t.NOBLE, PLACE, [points_for_all(4, 3, t.NOBLE)], place(3)),
    card("noble_knight", t.NOBLE, CREATURE, [extra_move()], place(4), destroy()),
    card("noble_unicorn", t.NOBLE, CREATURE, [extra_move()], move(4), place(1)),
    card("stronghold", NO, PLACE, [point_per(t.DIRE)], build()),
    card("arcane_manticore", t.ARCANE, CREATURE, [extra_move()], place(4), destroy(), players=3),
    card("arcane_sphinx", t.ARCANE, CREATURE, [flying()], place(3), move(4), OR, players=3),
    card("arcane_temple", t.ARCANE, PLACE, [point_per(t.ARCANE)], move(3), players=3),
    card("mountain_dwarf", t.MOUNTAIN, CREATURE, [points_for_all(3, 2, t.MOUNTAIN)], place(2), destroy(), players=3),
    card("mountain_treasury", t.MOUNTAIN, PLACE, [elixirs(1), coins(2)], move(3), players=3),
    card("castle_1", NO, PLACE, [elixirs(1)], place(3), build(), OR, players=4),
    card("castle_2", NO, PLACE, [elixirs(1)], move(3), build(), players=4),
]

CARDS: Final = vec[Card](ALL)
CARD_NAMES: Final = [each.name for each in ALL]
CARD_NUMBERS: Final = {name: number for number, name in enumerate(CARD_NAMES)}


def deck_for(seats: i64) -> vec[i64]:
    """The cards in play, in order (EMPIRE-DECK.2 to .4)."""
    return vec[i64]([number for number in range(len(CARDS)) if CARDS[number].min_players <= seats])
