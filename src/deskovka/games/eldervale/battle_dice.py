"""The dice of a battle: how many, where they come from, what they show (ELDER-19.12 to 19.22, R61)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit
from deskovka.core.options import first
from deskovka.core.steps import NATURE
from deskovka.core.vecs import append, remove, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.box import GUARDED_DICE, MONSTERS, REROLLS_ONES, UNIT_DICE
from deskovka.games.eldervale.monsters import has_mod
from deskovka.games.eldervale.ongoing import FROM_DWELLING_IN, FROM_FALLEN, FROM_UNITS, NOT_MIMICKED, Battle, Side
from deskovka.games.eldervale.powers import DRAGON_DICE, SHIELD_WALL, WARRIOR_DICE
from deskovka.games.eldervale.realms import TILES
from deskovka.games.eldervale.sources import SOURCE_COUNT, SOURCES
from deskovka.games.eldervale.steps import DIE, Ask
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import (
    DRAGON,
    FIRST_BEAST,
    FIRST_MONSTER,
    MIMEZA,
    MOST_DICE,
    MOST_MONSTER_DICE,
    MOST_SEATS,
    NOBODY,
    UNDERWORLD,
    UNITS,
    WARRIOR,
)
from deskovka.games.eldervale.verbs import DICE_ADDED, DICE_TAKEN, DIE_CHANGED, DIE_SHOWN

LEAST_GUARDED: Final = 3  # 1s and 2s of the Brass Sentinel count as this
NEW_DIE: Final = -1

# ---- how many


def change_dice(g: Eldervale, side: Side, dice: i64, source: i64) -> None:
    """So many dice more or less, at once and within the limits: what exceeds them is not remembered (R61)."""
    most = MOST_MONSTER_DICE if side.seat == NOBODY else MOST_DICE
    before = side.dice
    side.dice = max(1, min(most, before + dice))
    side.sixes = min(side.sixes, side.dice)
    changed = side.dice - before
    if changed == 0:
        return
    side.sources = append(append(side.sources, source), changed)
    if source < SOURCE_COUNT:
        g.tell(DICE_ADDED if changed > 0 else DICE_TAKEN, side.seat, max(changed, -changed), source)


def unit_dice(g: Eldervale, seat: i64, piece: i64) -> i64:
    """How many dice a unit has where it stands (ELDER-19.12)."""
    kind = kind_of(piece)
    if kind >= FIRST_MONSTER:
        return MONSTERS[kind - FIRST_MONSTER].dice
    dice = UNIT_DICE[kind]
    if kind == MIMEZA:
        return dice + mimicked_dice(g, seat, g.where[piece])
    powers = g.players[seat].powers
    if kind == DRAGON:
        dice += powers[DRAGON_DICE]
    if kind == WARRIOR:
        dice += powers[WARRIOR_DICE]
        if is_near_home(g, seat, g.where[piece]):
            dice += powers[SHIELD_WALL]
    return dice


def mimicked_dice(g: Eldervale, seat: i64, realm: i64) -> i64:
    """What Mimeza adds by an ability of a dragon or a warrior that she uses as her own (R64)."""
    source = NOT_MIMICKED if g.battle is None else g.battle.mimicked_by(seat)
    if source < 0:
        return 0
    powers = SOURCES[source].powers
    wall = powers.get(SHIELD_WALL, 0) if is_near_home(g, seat, realm) else 0
    return powers.get(DRAGON_DICE, 0) + wall


def is_near_home(g: Eldervale, seat: i64, realm: i64) -> bool:
    homes = g.players[seat].dwellings
    return (homes | g.around(homes)) >> realm & 1 == 1


def count_units(g: Eldervale, battle: Battle, side: Side) -> None:
    """The dice of a player's units in the realm, or of those that came or left since they were counted (R46)."""
    total: i64 = 0
    kinds = vec[i64]()
    for piece in g.units_in(side.seat, battle.realm):
        total += unit_dice(g, side.seat, piece)
        kinds = append(kinds, kind_of(piece))
        if side.from_units == 0:
            change_dice(g, side, unit_dice(g, side.seat, piece), FROM_UNITS + kind_of(piece))
    if side.from_units and total != side.from_units:
        who = lacking(side.units, kinds) if total > side.from_units else lacking(kinds, side.units)
        change_dice(g, side, total - side.from_units, FROM_UNITS + who)
    side.from_units = total
    side.units = kinds


def lacking(kinds: vec[i64], among: vec[i64]) -> i64:
    """A kind of unit among these that there are fewer of in the first list."""
    rest = kinds[:]
    for kind in among:
        if kind not in rest:
            return kind
        rest = remove(rest, kind)
    return among[0]


def count_dwellings(g: Eldervale, battle: Battle, side: Side) -> None:
    """One die for an own dwelling here and for each in a neighbouring realm (ELDER-19.13)."""
    near = g.near[battle.realm] | bit(battle.realm)
    dwellings = near & g.players[side.seat].dwellings
    for realm in range(TILES):
        if dwellings >> realm & 1:
            change_dice(g, side, 1, FROM_DWELLING_IN + realm)


def count_fallen(g: Eldervale, side: Side) -> None:
    """Power of the Underworld: the ghosts' units there fight along (GHOST-11.3, GHOST-11.4).

    Whoever falls before the roll joins them.
    """
    for piece in g.units_in(side.seat, UNDERWORLD):
        if not side.fallen >> piece % UNITS & 1:
            side.fallen |= bit(piece % UNITS)
            change_dice(g, side, UNIT_DICE[kind_of(piece)], FROM_FALLEN + kind_of(piece))


# ---- what they show


def loose(side: Side) -> vec[i64]:
    """The dice somebody may change, highest first."""
    found = side.rolled[:]
    for face in side.guarded:
        found = remove(found, face)
    for face in side.again:
        found = remove(found, face)
    return found


def show(side: Side, face: i64, was: i64 = 0) -> None:
    """One more die lies there; they are kept highest first.  `was`: it showed this before somebody changed it."""
    place: i64 = 0
    while place < len(side.rolled) and side.rolled[place] >= face:
        place += 1
    side.rolled = inserted(side.rolled, place, face)
    side.was = inserted(side.was, place, was)


def inserted(numbers: vec[i64], place: i64, number: i64) -> vec[i64]:
    found = append(numbers[:place], number)
    for i in range(place, len(numbers)):
        found = append(found, numbers[i])
    return found


def take_away(side: Side, face: i64) -> None:
    """A die that shows this is gone."""
    rolled = vec[i64]()
    was = vec[i64]()
    gone = False
    for i in range(len(side.rolled)):
        if side.rolled[i] == face and not gone:
            gone = True
        else:
            rolled = append(rolled, side.rolled[i])
            was = append(was, side.was[i])
    side.rolled = rolled
    side.was = was


def replace(side: Side, old: i64, new: i64) -> None:
    take_away(side, old)
    show(side, new, old)


def face_at(side: Side, place: i64) -> i64:
    """The die at a place, the highest being 0; a missing one counts as 0 (ELDER-19.22)."""
    return side.rolled[place] if place < len(side.rolled) else 0


def guarded_dice(g: Eldervale, battle: Battle, side: Side) -> i64:
    """How many of a side's dice nobody can change: those of the Brass Sentinel."""
    if side.seat == NOBODY:
        return side.dice if has_mod(g, battle.monster, GUARDED_DICE) else 0
    for piece in g.units_in(side.seat, battle.realm):
        if piece >= FIRST_BEAST and has_mod(g, piece, GUARDED_DICE):
            return MONSTERS[piece - FIRST_BEAST].dice
    return 0


@mypyc_attr(acyclic=True)
@final
class RollBattleDie(Ask):
    """Luck: a die of a side (number `other`) is rolled, and then more (`amount`); `thing` shows its face so far."""

    def options(self, g: Eldervale) -> vec[i64]:
        if g.battle is None or self.amount <= 0:
            return vec[i64]()
        return g.by_luck(DIE)

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        return 0 if pick in DIE else why.ROLL_FIRST

    def chosen(self, g: Eldervale, pick: i64) -> None:
        battle = g.battle
        assert battle is not None
        side = battle.sides[self.other]
        face = first(pick)
        if face == 1 and side.seat == NOBODY and has_mod(g, battle.monster, REROLLS_ONES):
            g.tell(DIE_SHOWN, side.seat, face)
            g.do(self)  # ELDER-28.7
            return
        if self.thing != NEW_DIE:
            replace(side, self.thing, face)
            g.tell(DIE_CHANGED, side.seat, self.thing, face)
            return
        g.do(RollBattleDie(NATURE, other=self.other, amount=self.amount - 1))
        g.tell(DIE_SHOWN, side.seat, face)
        show_rolled(g, battle, side, face)


def show_rolled(g: Eldervale, battle: Battle, side: Side, face: i64) -> None:
    """A die of a side has been rolled; the first ones of the Brass Sentinel's are its own (Calibrated)."""
    if len(side.guarded) < guarded_dice(g, battle, side):
        face = max(face, LEAST_GUARDED)
        side.guarded = append(side.guarded, face)
    show(side, face)


def roll_again(g: Eldervale, number: i64, faces: vec[i64]) -> None:
    """These dice of a side are rolled once more, together."""
    for i in range(len(faces) - 1, -1, -1):
        g.do(RollBattleDie(NATURE, thing=faces[i], other=number, amount=1))


def side_named(side: Side) -> i64:
    """How a side is named in options: its seat, or the number after the last seat for the monster."""
    return side.seat if side.seat != NOBODY else MOST_SEATS
