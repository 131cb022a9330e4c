"""A battle as its onlookers see it: each side, source by source, as far as they may know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.codec import name_of
from deskovka.core.vecs import vec
from deskovka.games.kemet.areas import AREA_NAMES
from deskovka.games.kemet.cards import BATTLE, BATTLE_KINDS, BATTLE_NAMES, CARD_NAMES
from deskovka.games.kemet.council import added, played_card, without_discard
from deskovka.games.kemet.forces import (
    FROM_CARD,
    FROM_CREATURE,
    FROM_INTERVENTIONS,
    FROM_TILES,
    FROM_UNITS,
    NUMBERS,
    SOURCES,
    fighting_tiles,
    force_of,
    total,
)
from deskovka.games.kemet.ongoing import FIGHTING, HIDDEN, Battle
from deskovka.games.kemet.powers import CANCELS, CREATURE_NAMES, CREATURES, TILE_NAMES
from deskovka.games.kemet.shapes import Fate, KemetBattle, KemetBattleLine, KemetBattleSide
from deskovka.games.kemet.table import Kemet
from deskovka.games.kemet.terms import NOBODY

STEPS: Final = {"war_council": 1, "wound": 2, "loser_choice": 6, "send_loser": 6, "winner_choice": 7}
OVER: Final = 8
FATES: Final[list[Fate | None]] = [None, "stays", "disbanded", "retreated"]


def seen_battle(g: Kemet, battle: Battle | None, viewer: int, open_to_all: bool) -> KemetBattle | None:
    """A battle that goes on, or the last one; `open_to_all`: secret picks too."""
    if battle is None:
        return None
    over = battle is not g.battle
    return {
        "area": AREA_NAMES[battle.area],
        "attacker": int(battle.attacker),
        "defender": int(battle.defender),
        "by_move": bool(battle.by_move),
        "step": OVER if over or g.ask is None else STEPS.get(name_of(type(g.ask)), OVER),
        "shown": None if battle.shown < 0 else BATTLE_NAMES[battle.shown],
        "winner": None if battle.winner == NOBODY else int(battle.winner),
        "sides": (
            seen_side(g, battle, battle.attacker, open_to_all or battle.attacker == viewer, over),
            seen_side(g, battle, battle.defender, open_to_all or battle.defender == viewer, over),
        ),
    }


def seen_side(g: Kemet, battle: Battle, seat: i64, known: bool, over: bool) -> KemetBattleSide:
    side = battle.side(seat)
    pick = pick_of(g, battle, seat, known)
    force = battle.attack_force if side == 0 else battle.defend_force
    measured = len(force) > 0
    if not measured:
        force = force_of(g, seat, pick)
    creature = figure_of(g, battle, seat, measured)
    rival = figure_of(g, battle, battle.other(seat), measured)
    cancelled = creature >= 0 and rival >= 0 and CREATURES[rival].can(CANCELS)
    after = FATES[battle.after[side]]
    if battle.after[side] == FIGHTING and over:
        after = "gone"
    return {
        "seat": int(seat),
        "units": int(force[NUMBERS * FROM_UNITS]),
        "creature": None if creature < 0 else CREATURE_NAMES[creature],
        "cancelled": cancelled,
        "card": None if pick == HIDDEN else BATTLE_NAMES[played_card(pick)],
        "added": [] if pick == HIDDEN else interventions(pick),
        "hidden": pick == HIDDEN and battle.cards[side] == HIDDEN and not known,
        "lines": lines(counted_tiles(g, battle, seat, measured), force, pick, creature, cancelled),
        "strength": int(total(force, 0)),
        "damage": int(total(force, 1)),
        "defence": int(total(force, 2)),
        "unblockable": 0 if pick == HIDDEN else int(BATTLE[played_card(pick)].unblockable),
        "lost": int(battle.lost[side]),
        "destroyed": int(battle.losses[side]),
        "wounds": int(battle.wounds[side]),
        "points": int(battle.points) if seat == battle.winner else 0,
        "veterans": int(battle.veterans[side]),
        "after": after,
        "to": AREA_NAMES[battle.refuge] if after == "retreated" else None,
    }


def pick_of(g: Kemet, battle: Battle, seat: i64, known: bool) -> i64:
    """The council pick of a side as far as it is known; HIDDEN: not."""
    revealed = battle.cards[battle.side(seat)]
    if revealed != HIDDEN:
        return revealed
    if known and battle is g.battle and g.has_picked(seat):
        return without_discard(g.picks[seat])
    return HIDDEN


def figure_of(g: Kemet, battle: Battle, seat: i64, measured: bool) -> i64:
    """The creature of a side, also after it has gone back to its tile; -1: none."""
    return battle.figures[battle.side(seat)] if measured else g.creature_in(seat, battle.area)


def interventions(pick: i64) -> list[str]:
    return [CARD_NAMES[kind] for kind in range(BATTLE_KINDS) for _ in range(added(pick, kind))]


def counted_tiles(g: Kemet, battle: Battle, seat: i64, measured: bool) -> vec[i64]:
    """The tiles of a side that count; once the strength is measured, those that did: no later tile changes a report."""
    side = battle.side(seat)
    if measured:
        return battle.attack_tiles if side == 0 else battle.defend_tiles
    return fighting_tiles(g.players[seat], side)


def lines(tiles: vec[i64], force: vec[i64], pick: i64, creature: i64, cancelled: bool) -> list[KemetBattleLine]:
    """One line for each source there is; what is cancelled is told but not counted."""
    names: list[list[str]] = [[] for _ in SOURCES]
    names[FROM_TILES] = [TILE_NAMES[tile] for tile in tiles]
    if pick != HIDDEN:
        names[FROM_CARD] = [BATTLE_NAMES[played_card(pick)]]
        names[FROM_INTERVENTIONS] = interventions(pick)
    if creature >= 0:
        names[FROM_CREATURE] = [CREATURE_NAMES[creature]]
    told: list[KemetBattleLine] = []
    for source, name in enumerate(SOURCES):
        numbers = [int(force[NUMBERS * source + number]) for number in range(NUMBERS)]
        struck = source == FROM_CREATURE and cancelled
        if struck:
            figure = CREATURES[creature]
            numbers = [int(figure.strength), int(figure.damage), int(figure.defence)]
        if source == FROM_UNITS or names[source] or any(numbers):
            told.append(
                {
                    "source": name,
                    "names": names[source],
                    "strength": numbers[0],
                    "damage": numbers[1],
                    "defence": numbers[2],
                    "cancelled": struck,
                }
            )
    return told
