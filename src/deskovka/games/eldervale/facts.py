"""What lies in the box, as printed, for clients."""

from __future__ import annotations

from typing import Final

from deskovka.games.eldervale import box, ghosts
from deskovka.games.eldervale.creatures import abilities_of, reward_of
from deskovka.games.eldervale.fame import AN_ORB, FAME_POINTS, POINTS, POWER, REWARDS
from deskovka.games.eldervale.ghosts import GhostCard
from deskovka.games.eldervale.land import layout_for, realms_for, ruins_for
from deskovka.games.eldervale.menu import MENU, MENU_POINTS, MENU_POINTS_WORTH, MENU_POWER
from deskovka.games.eldervale.phrases import UNIT_NAMES
from deskovka.games.eldervale.realms import GRID, MIDDLE, OF_ELEMENT, REALM_NAMES, REALMS, WAYS, Realm
from deskovka.games.eldervale.resources import said
from deskovka.games.eldervale.scoring import CARDS_PER_DWELLING
from deskovka.games.eldervale.setup import MORE_ELEMENTS
from deskovka.games.eldervale.sources import FIRST_BEAST_CARD, SOURCES
from deskovka.games.eldervale.summoning import COSTS
from deskovka.games.eldervale.terms import (
    DRAGON,
    ELEMENT_NAMES,
    MOST_DICE,
    MOST_MONSTER_DICE,
    MOST_OF_ONE,
    POWER_OF_LEVEL,
    ROOFS,
    TRAY_TOKENS,
    WARRIOR,
)
from deskovka.games.eldervale.treasures import TOKEN_NAMES

SEATS: Final = range(1, 6)  # ELDER-5.1; one meets the ghosts
TEAM_SEATS: Final = 4  # ELDER-30.1
ORB_SYMBOLS: Final = ["none", "upgrade", "required"]
MAGIC_KINDS: Final = ["spell", "quest", "prophecy"]
MOMENTS: Final = [
    "own-turn", "after-place", "any-time", "battle-triggered", "before-roll", "after-roll", "won", "lost", "state",
    "event", "end",
]  # fmt: skip


def facts() -> dict[str, object]:
    """Cards, factions, monsters, realms and tracks; costs in the words of payments ("2 gem 1 any")."""
    return {
        "cards": {card.name: card_facts(card) for card in box.ADVENTURE},
        "magic": {card.name: magic_facts(card) for card in box.MAGIC},
        "factions": {faction.name: faction_facts(faction) for faction in box.FACTIONS},
        "monsters": {monster.name: monster_facts(number) for number, monster in enumerate(box.MONSTERS)},
        "mercenaries": {name: {"abilities": abilities_of(name)} for name in box.MERCENARIES},
        "realms": {realm.name: realm_facts(realm) for realm in REALMS},
        "tokens": [name for name in TOKEN_NAMES if name],
        "harvests": dict(zip(ELEMENT_NAMES, box.HARVESTS, strict=True)),
        "fame": [fame_reward(int(reward)) for reward in REWARDS],
        "menu": [menu_reward(space) for space in range(len(MENU))],
        "power": [int(power) for power in POWER_OF_LEVEL],
        "dice": {UNIT_NAMES[kind]: int(dice) for kind, dice in enumerate(box.UNIT_DICE)},
        "summon": {
            "worker": ["1 any", "2 any", "3 any"],
            **{UNIT_NAMES[kind]: said(int(COSTS[kind])) for kind in range(WARRIOR, DRAGON + 1)},
        },
        "elements": ELEMENT_NAMES,
        "starts": {
            str(seats): {"plain": start_facts(seats, False), "oracle": start_facts(seats, True)} for seats in SEATS
        },
        "ghosts": ghost_facts(),
        "teams": [[seat, seat + 1] for seat in range(0, TEAM_SEATS, 2)],
        "limits": {
            "resource": MOST_OF_ONE,
            "tray": TRAY_TOKENS,
            "roofs": ROOFS,
            "dice": MOST_DICE,
            "monster_dice": MOST_MONSTER_DICE,
            "cards_per_dwelling": CARDS_PER_DWELLING,
        },
    }


def ghost_facts() -> dict[str, object]:
    """The ghost board and the ghost cards (GHOST-5 to GHOST-8)."""
    faces = range(1, 7)
    return {
        "cards": {name: ghost_card_facts(card) for name, card in zip(ghosts.CARD_NAMES, ghosts.CARDS, strict=True)},
        "spaces": [ghosts.SPACE_NAMES[space] for space in ghosts.PRINTED],
        "rows": [[face for face in faces if ghosts.ROW_OF_FACE[face] == row] for row in range(ghosts.ROWS)],
        "zones": [
            {
                "name": ghosts.ZONE_NAMES[zone],
                "faces": [face for face in faces if ghosts.ZONE_OF_FACE[face] == zone],
                "workers": [symbol + 1 for symbol, there in enumerate(ghosts.ZONE_OF_SYMBOL) if there == zone],
                "chief": UNIT_NAMES[ghosts.CHIEF_OF_ZONE[zone]],
            }
            for zone in range(ghosts.ZONES)
        ],
    }


def ghost_card_facts(card: GhostCard) -> dict[str, object]:
    """Where the unit goes, seen from the guardian or into a ruin; what else the card does, and how much of it."""
    return {
        "way": None if card.way == ghosts.NO_WAY else WAYS[card.way],
        "ruin": None if card.ruin == ghosts.NO_RUIN else REALM_NAMES[card.ruin],
        "action": ghosts.ACTION_NAMES[card.action],
        "count": int(card.count),
    }


def start_facts(seats: int, oracle: bool) -> dict[str, object]:
    """The map of a new game: its spots in axial coordinates, elements in use, what lies there and what is to come."""
    seats = max(2, seats)  # the ghosts' place is one of them (GHOST-2.1)
    elements, realms = seats + MORE_ELEMENTS, int(realms_for(seats, oracle))
    return {
        "spots": [[int(spot) % GRID - MIDDLE, int(spot) // GRID - MIDDLE] for spot in layout_for(seats)],
        "elements": elements,
        "realms": realms,
        "ruins": [REALM_NAMES[ruin] for ruin in ruins_for(seats, oracle)],
        "supply": OF_ELEMENT * elements - realms,
    }


def element_name(element: int) -> str | None:
    return ELEMENT_NAMES[element] if element >= 0 else None


def card_facts(card: box.AdventureCard) -> dict[str, object]:
    return {
        "kind": box.ADVENTURE_KINDS[card.kind],
        "element": element_name(int(card.element)),
        "cost": said(int(card.cost)),
        "symbol": UNIT_NAMES[card.symbol] if card.symbol != box.NO_SYMBOL else None,
        "fields": [field_name(int(field)) for field in card.fields],
        "face_down": bool(card.face_down),
        "orb": ORB_SYMBOLS[card.orb_symbol],
    }


def field_name(field: int) -> str:
    """What is printed on a field: a bundle, "deposit", or "" where it is empty."""
    return {box.EMPTY: "", box.DEPOSIT: "deposit"}.get(field, said(field))


def magic_facts(card: box.MagicCard) -> dict[str, object]:
    return {
        "kind": MAGIC_KINDS[card.kind],
        "window": MOMENTS[card.window],
        "price": said(int(card.pay)),
        "element": element_name(int(card.element)),
        "power": int(card.min_power),
        "points": int(card.points),
    }


def faction_facts(faction: box.Faction) -> dict[str, object]:
    abilities = [
        {"ability": ability, "unit": UNIT_NAMES[unit]}
        for ability, unit in zip(faction.abilities, faction.units, strict=True)
    ]
    return {"element": element_name(int(faction.element)), "abilities": abilities}


def monster_facts(number: int) -> dict[str, object]:
    """`chain`: does it have an ability that goes on when it is controlled (ELDER-23.9)?"""
    monster = box.MONSTERS[number]
    abilities = SOURCES[FIRST_BEAST_CARD + number].abilities
    return {
        "element": element_name(int(monster.element)),
        "dice": int(monster.dice),
        "home": REALM_NAMES[monster.home],
        "legendary": bool(monster.legendary),
        "chain": bool(monster.chain_mods) or any(ability.chain for ability in abilities),
        "abilities": abilities_of(monster.name),
        "reward": reward_of(number),
    }


def realm_facts(realm: Realm) -> dict[str, object]:
    return {
        "element": element_name(int(realm.element)),
        "cost": said(int(realm.cost)),
        "fields": [said(int(printed)) for printed in realm.printed],
        "symbols": int(realm.symbols),
        "lair": bool(realm.lair),
    }


def fame_reward(reward: int) -> str:
    """A bundle, "power" of any element, or "orb"."""
    return {POINTS: f"{FAME_POINTS} vp", POWER: "power", AN_ORB: "orb"}.get(reward, said(reward))


def menu_reward(space: int) -> str:
    if space == MENU_POWER:
        return "power"
    return f"{MENU_POINTS_WORTH} vp" if space == MENU_POINTS else said(int(MENU[space]))
