"""Mimeza in a battle uses an ability of another unit as her own (ELDER-27.11, ELDER-27.12, R64)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, verb
from deskovka.core.steps import NONE
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.abilities import MIMICRY, can_mimic, mark_done
from deskovka.games.eldervale.battle_dice import mimicked_dice
from deskovka.games.eldervale.ongoing import Battle
from deskovka.games.eldervale.powers import DRAGON_DICE, SHIELD_WALL
from deskovka.games.eldervale.realms import TILES
from deskovka.games.eldervale.sources import FIRST_ABILITY, SOURCES
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import BATTLE_DICE, BATTLE_LOST, FIRST_ALLY
from deskovka.games.eldervale.verbs import DECLINE, USE, USED

MIMEZA_PIECE: Final = FIRST_ALLY + 1
FROM_AFAR: Final = "longbows"  # the one ability for units that stand beside the battle
NEEDS_MORE: Final = "lance-charge"  # one that speaks of how its unit was placed: she has copied that already


@mypyc_attr(acyclic=True)
@final
class Mimic(Ask):
    """Which ability she uses, when dice are counted; she may do without."""

    def options(self, g: Eldervale) -> vec[i64]:
        found = NONE if g.battle is None else copyable(g, g.battle, self.seat)
        if len(found) == 0:
            return NONE
        picks = vec[i64]([DECLINE])
        for source in found:
            picks = append(picks, option(USE, source))
        return picks

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if pick == DECLINE:
            return 0
        if verb(pick) != USE:
            return why.BATTLE_FIRST
        offered = g.battle is not None and first(pick) in copyable(g, g.battle, self.seat)
        return 0 if offered else why.NO_ABILITY_NOW

    def chosen(self, g: Eldervale, pick: i64) -> None:
        battle = g.battle
        if pick == DECLINE or battle is None:
            return
        battle.sides[battle.side_of(self.seat)].mimics = first(pick)
        mark_done(g, self.seat, MIMICRY)
        g.tell(USED, self.seat, first(pick))


def copyable(g: Eldervale, battle: Battle, seat: i64) -> vec[i64]:
    """The abilities, by source, that Mimeza of this seat could use in this battle."""
    found = vec[i64]()
    place = g.where[MIMEZA_PIECE]
    faction = g.players[seat].faction
    if g.owner[MIMEZA_PIECE] != seat or place >= TILES or faction < 0 or not can_mimic(g, MIMEZA_PIECE):
        return found
    beside = g.near[battle.realm] >> place & 1 == 1
    for source in range(FIRST_ABILITY + 2 * faction, FIRST_ABILITY + 2 * faction + 2):
        name = SOURCES[source].name
        fits = beside if name == FROM_AFAR else place == battle.realm and name != NEEDS_MORE
        if fits and is_for_battles(source) and can_bring(g, battle, seat, source):
            found = append(found, source)
    return found


def is_for_battles(source: i64) -> bool:
    listens = SOURCES[source].listens
    for when in range(BATTLE_DICE, BATTLE_LOST + 1):
        if listens >> when & 1:
            return True
    powers = SOURCES[source].powers
    return DRAGON_DICE in powers or SHIELD_WALL in powers


def can_bring(g: Eldervale, battle: Battle, seat: i64, source: i64) -> bool:
    """Might she gain by it?  What is only about dice is known now; what is about the roll or the end is not."""
    for when in range(BATTLE_DICE + 1, BATTLE_LOST + 1):
        if SOURCES[source].listens >> when & 1:
            return True
    side = battle.sides[battle.side_of(seat)]
    before = side.mimics
    side.mimics = source
    found = changes_dice(g, battle, seat, source)
    side.mimics = before
    return found


def changes_dice(g: Eldervale, battle: Battle, seat: i64, source: i64) -> bool:
    """Do her dice, or those of others, change if she uses this ability?"""
    if mimicked_dice(g, seat, battle.realm):
        return True
    for ability in SOURCES[source].abilities:
        at = Step(seat, ability.first, battle.realm)
        if ability.when == BATTLE_DICE and (ability.only is None or ability.only.holds(g, at)):
            return True
    return False
