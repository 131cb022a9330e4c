"""How strong a side of a battle is, source by source (KEMET-BAT3.1, KEMET-BAT3.4, KEMET-BAT4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.vecs import append, vec
from deskovka.games.kemet.areas import CITY_OF, DISTRICT, KIND_OF
from deskovka.games.kemet.cards import BATTLE, BATTLE_KINDS, INTERVENTIONS
from deskovka.games.kemet.council import added, played_card
from deskovka.games.kemet.ongoing import HIDDEN
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import ATTACK, CANCELS, CREATURES, DAMAGE, DEFENCE, DEFEND, STRENGTH, TILES
from deskovka.games.kemet.shapes import Source
from deskovka.games.kemet.table import Kemet, at
from deskovka.games.kemet.terms import HOME_STRENGTH

# Where strength, damage and defence come from: three numbers for each source
FROM_UNITS: Final = 0
FROM_CARD: Final = 1
FROM_TILES: Final = 2
FROM_CREATURE: Final = 3
FROM_INTERVENTIONS: Final = 4
FROM_WOUNDS: Final = 5
FROM_HOME: Final = 6
SOURCES: Final[list[Source]] = ["units", "card", "tiles", "creature", "interventions", "wounds", "city"]
NUMBERS: Final = 3  # strength, damage, defence
NO_FORCE: Final = vec[i64]([0 for _ in range(7 * 3)])


def works(g: Kemet, seat: i64, ability: i64) -> bool:
    """Does the creature of a side have this ability, and is it not cancelled by the other side's?"""
    battle = g.battle
    assert battle is not None
    return g.can(seat, battle.area, ability) and not g.can(battle.other(seat), battle.area, CANCELS)


def creature_of(g: Kemet, seat: i64) -> i64:
    """The creature that helps a side in the battle; -1: none, or cancelled."""
    battle = g.battle
    assert battle is not None
    if g.can(battle.other(seat), battle.area, CANCELS):
        return -1
    return g.creature_in(seat, battle.area)


def force_of(g: Kemet, seat: i64, pick: i64) -> vec[i64]:
    """What a side has with this council pick: strength, damage, defence by source; HIDDEN: without its cards."""
    battle = g.battle
    assert battle is not None
    p = g.players[seat]
    side = battle.side(seat)
    force = NO_FORCE[:]
    force[NUMBERS * FROM_UNITS] = g.units[at(seat, battle.area)]
    force[NUMBERS * FROM_TILES] = p.powers[STRENGTH] + (p.powers[ATTACK] if side == 0 else p.powers[DEFEND])
    force[NUMBERS * FROM_TILES + 1] = p.powers[DAMAGE]
    force[NUMBERS * FROM_TILES + 2] = p.powers[DEFENCE]
    creature = creature_of(g, seat)
    if creature >= 0:
        figure = CREATURES[creature]
        force[NUMBERS * FROM_CREATURE] = figure.strength
        force[NUMBERS * FROM_CREATURE + 1] = figure.damage
        force[NUMBERS * FROM_CREATURE + 2] = figure.defence
    force[NUMBERS * FROM_WOUNDS] = battle.wounds[side]
    if KIND_OF[battle.area] == DISTRICT and CITY_OF[battle.area] == p.city:
        force[NUMBERS * FROM_HOME] = HOME_STRENGTH
    if pick == HIDDEN:
        return force
    card = BATTLE[played_card(pick)]
    force[NUMBERS * FROM_CARD] = card.strength
    force[NUMBERS * FROM_CARD + 1] = card.damage
    force[NUMBERS * FROM_CARD + 2] = card.defence
    for kind in range(BATTLE_KINDS):
        times = added(pick, kind)
        if times:
            force[NUMBERS * FROM_INTERVENTIONS] += times * INTERVENTIONS[kind].strength
            force[NUMBERS * FROM_INTERVENTIONS + 1] += times * INTERVENTIONS[kind].damage
            force[NUMBERS * FROM_INTERVENTIONS + 2] += times * INTERVENTIONS[kind].defence
    return force


def fighting_tiles(p: Player, side: i64) -> vec[i64]:
    """Tiles of a player that add to strength, damage or defence on this side."""
    found = vec[i64]()
    for tile in p.tiles:
        helps = False
        for power, _ in TILES[tile].gives:
            if power in (STRENGTH, DAMAGE, DEFENCE) or power == (ATTACK if side == 0 else DEFEND):
                helps = True
        if helps:
            found = append(found, tile)
    return found


def total(force: vec[i64], number: i64) -> i64:
    """The sum over all sources of strength (0), damage (1) or defence (2)."""
    found: i64 = 0
    for source in range(len(SOURCES)):
        found += force[NUMBERS * source + number]
    return found


def losses_of(g: Kemet, seat: i64) -> i64:
    """What a side loses in all; `battle.losses` notes what the other side destroyed (KEMET-BAT4.1 to .6, .10)."""
    battle = g.battle
    assert battle is not None
    side = battle.side(seat)
    there = g.units[at(seat, battle.area)]
    own = BATTLE[played_card(battle.cards[side])].unblockable
    theirs = BATTLE[played_card(battle.cards[1 - side])].unblockable
    struck = min(there, max(0, theirs))
    sacrificed = min(there - struck, max(0, -own))
    damage = total(battle.attack_force if side == 1 else battle.defend_force, 1)
    defence = total(battle.defend_force if side == 1 else battle.attack_force, 2)
    beaten = min(there - struck - sacrificed, max(0, damage - defence))
    battle.losses[side] = struck + beaten
    return struck + sacrificed + beaten
