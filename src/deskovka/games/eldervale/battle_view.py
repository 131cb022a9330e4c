"""What everybody sees of a battle, while it goes on and afterwards."""

from __future__ import annotations

from typing import cast

from deskovka.core.events import EVERYONE, Event
from deskovka.games.eldervale.battle_tale import RECORD
from deskovka.games.eldervale.ongoing import (
    FROM_DWELLING_IN,
    FROM_FALLEN,
    FROM_MATE,
    FROM_SUPPORT,
    FROM_SWORDS,
    FROM_UNITS,
    NO_PIECE,
    Battle,
    Side,
)
from deskovka.games.eldervale.phrases import EVENT_WORDS, UNIT_NAMES
from deskovka.games.eldervale.realms import REALM_NAMES
from deskovka.games.eldervale.shapes import EldervaleBattle, EldervaleDiceSource, EldervaleMoment, EldervaleSide
from deskovka.games.eldervale.sources import SOURCE_COUNT, SOURCES
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import NOBODY


def seen_battle(g: Eldervale, battle: Battle | None) -> EldervaleBattle | None:
    if battle is None:
        return None
    return {
        "realm": REALM_NAMES[battle.realm],
        "turn": int(battle.turn),
        "step": int(battle.step),
        "placed_by": int(battle.placed_by),
        "placed": UNIT_NAMES[kind_of(battle.piece)],
        "assault": bool(battle.assault),
        "rampaged": None if battle.rampaged == NO_PIECE else UNIT_NAMES[kind_of(battle.rampaged)],
        "came_from": None if battle.came_from < 0 else REALM_NAMES[battle.came_from],
        "monster": None if battle.monster == NO_PIECE else UNIT_NAMES[kind_of(battle.monster)],
        "sides": [seen_side(g, battle, number) for number in range(len(battle.sides))],
        "winner": int(battle.winner) if battle.winner >= 0 else None,
        "decided": bool(battle.decided),
        "column": int(battle.column) if battle.column >= 0 else None,
        "tale": seen_tale(battle),
    }


def seen_tale(battle: Battle) -> list[EldervaleMoment]:
    """What happened in a battle, each thing as its event is told, with the step it belongs to."""
    found: list[EldervaleMoment] = []
    for at in range(0, len(battle.tale), RECORD):
        step, kind, seat, a, b, c = (int(number) for number in battle.tale[at : at + RECORD])
        told = EVENT_WORDS.tell(Event(kind, seat, a, b, c, EVERYONE), None)
        found.append(cast(EldervaleMoment, {"step": step, **told}))
    return found


def seen_side(g: Eldervale, battle: Battle, number: int) -> EldervaleSide:
    side = battle.sides[number]
    kinds = [int(kind) for kind in side.units]
    if side.seat != NOBODY and not battle.decided:
        kinds = [int(kind_of(piece)) for piece in g.units_in(side.seat, battle.realm)]
    return {
        "seat": None if side.seat == NOBODY else int(side.seat),
        "units": [UNIT_NAMES[kind] for kind in kinds],
        "dice": int(side.dice),
        "sources": dice_sources(side),
        "rolled": [int(face) for face in side.rolled],
        "was": [int(face) for face in side.was],
        "taken_up": [int(face) for face in side.again],
        "wins_ties": bool(side.wins_ties),
    }


def dice_sources(side: Side) -> list[EldervaleDiceSource]:
    """Where the dice of a side come from, in the order they came; the same thing is named once."""
    found: dict[int, int] = {}
    for place in range(0, len(side.sources), 2):
        source = FROM_SWORDS if side.sources[place] == FROM_MATE else int(side.sources[place])
        found[source] = found.get(source, 0) + int(side.sources[place + 1])
    return [dice_source(source, dice) for source, dice in found.items() if dice]


def dice_source(source: int, dice: int) -> EldervaleDiceSource:
    realm = REALM_NAMES[source - FROM_DWELLING_IN] if source >= FROM_DWELLING_IN else None
    supports = FROM_SUPPORT <= source < FROM_SWORDS
    fallen = FROM_FALLEN <= source < FROM_DWELLING_IN
    return {"source": source_of_dice(source), "dice": dice, "realm": realm, "supports": supports, "fallen": fallen}


def source_of_dice(source: int) -> str:
    """A unit, "dwelling", "sword", or the name of a card or an ability."""
    if source < SOURCE_COUNT:
        return SOURCES[source].name
    if source >= FROM_DWELLING_IN:
        return "dwelling"
    if source >= FROM_FALLEN:
        return UNIT_NAMES[source - FROM_FALLEN]
    if source >= FROM_SWORDS:
        return "sword"
    return UNIT_NAMES[source - (FROM_SUPPORT if source >= FROM_SUPPORT else FROM_UNITS)]
