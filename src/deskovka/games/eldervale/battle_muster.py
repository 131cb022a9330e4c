"""Battle step 2: dice are counted, source by source (ELDER-19.12 to 19.16)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.vecs import append, vec
from deskovka.games.eldervale.abilities import fire, put_on_agenda, waiting
from deskovka.games.eldervale.battle_causes import are_enemies_left, end_battle, fighting_beasts, gather
from deskovka.games.eldervale.battle_dice import change_dice, count_dwellings, count_fallen, count_units
from deskovka.games.eldervale.battle_mimicry import Mimic
from deskovka.games.eldervale.box import FIRE_DICE, GRAVE_DICE, LEADER_LESS, MONSTERS
from deskovka.games.eldervale.counters import FALLEN_PARTICIPANTS, FIRE_ADEPTS, count
from deskovka.games.eldervale.monsters import has_mod, set_off
from deskovka.games.eldervale.ongoing import Battle, Side
from deskovka.games.eldervale.sources import FIRST_BEAST_CARD, ability_of, op_of
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import BATTLE_DICE, FIRST_BEAST, NOBODY, UNDERWORLD
from deskovka.games.eldervale.verbs import BATTLE_CANCELLED, DICE_COUNTED, FALLEN_FIGHTS

MOST_ADDED: Final = 2  # dice that a monster adds for what it counts


@mypyc_attr(acyclic=True)
@final
class Muster(Step):
    """The monster first: what it does before dice are counted may take units away."""

    def run(self, g: Eldervale) -> None:
        battle = g.battle
        if battle is None or not still_fights(g, battle):
            return
        battle.step = 2
        g.do(CountDice())
        for i in range(len(battle.sides) - 1, -1, -1):
            if battle.sides[i].seat != NOBODY:
                g.do(Mimic(battle.sides[i].seat))
        number = battle.side_of(NOBODY)
        if number >= 0:
            count_beast(g, battle, battle.sides[number])
            set_off(g, battle.monster, BATTLE_DICE, g.turn, battle.realm)  # R29


@mypyc_attr(acyclic=True)
@final
class CountDice(Step):
    """Then the players' units and dwellings, those who support from next door, and at last what abilities add."""

    def run(self, g: Eldervale) -> None:
        battle = g.battle
        if battle is None or not still_fights(g, battle):
            return
        for i in range(len(battle.sides) - 1, -1, -1):
            side = battle.sides[i]
            if side.seat != NOBODY:
                count_side(g, battle, side)
                tell_fallen(g, side)
                g.do(Happens(side.seat, BATTLE_DICE))
            g.tell(DICE_COUNTED, side.seat, side.dice)
        g.do(Judge())
        for i in range(len(battle.sides) - 1, -1, -1):
            if battle.sides[i].seat != NOBODY:
                g.do(Supported(battle.sides[i].seat))


def still_fights(g: Eldervale, battle: Battle) -> bool:
    """Look again who is there; with nobody to fight against the battle is off (ELDER-19.4)."""
    gather(g, battle)
    if are_enemies_left(g, battle):
        return True
    g.tell(BATTLE_CANCELLED, -1, battle.realm)
    end_battle(g)
    return False


def recount(g: Eldervale) -> vec[i64]:
    """Before the roll a spell may have changed who is in the realm (R46); seats that were not there before."""
    late = vec[i64]()
    battle = g.battle
    if battle is None or not still_fights(g, battle):
        return late
    for side in battle.sides:
        if side.seat == NOBODY:
            if side.dice == 0:
                count_beast(g, battle, side)
        elif side.dice == 0:
            count_side(g, battle, side)
            late = append(late, side.seat)
        else:
            count_units(g, battle, side)
            if g.is_ghost(side.seat):
                count_fallen(g, side)
    return late


def tell_fallen(g: Eldervale, side: Side) -> None:
    """Whoever fights along from the Underworld (GHOST-11.3)."""
    if g.is_ghost(side.seat):
        for piece in g.units_in(side.seat, UNDERWORLD):
            g.tell(FALLEN_FIGHTS, side.seat, kind_of(piece))


def count_side(g: Eldervale, battle: Battle, side: Side) -> None:
    count_units(g, battle, side)
    count_dwellings(g, battle, side)
    if g.is_ghost(side.seat):
        count_fallen(g, side)
    for beast in fighting_beasts(g, battle):
        if g.owner[beast] == side.seat:
            count_what_it_adds(g, side, beast)


def count_beast(g: Eldervale, battle: Battle, side: Side) -> None:
    """The battle strength on its card, and what it adds to it (ELDER-19.15)."""
    beast = battle.monster
    card = FIRST_BEAST_CARD + beast - FIRST_BEAST
    change_dice(g, side, MONSTERS[beast - FIRST_BEAST].dice, card)
    count_what_it_adds(g, side, beast)


def count_what_it_adds(g: Eldervale, side: Side, beast: i64) -> None:
    """Dice of a monster for Fire adepts (Feast on Power) or for the fallen (Court of the Dead) of all who fight."""
    counted: i64 = 0
    if has_mod(g, beast, FIRE_DICE):
        counted = count(g, Step(g.turn), FIRE_ADEPTS)
    elif has_mod(g, beast, GRAVE_DICE):
        counted = count(g, Step(g.turn), FALLEN_PARTICIPANTS)
    if counted:
        change_dice(g, side, min(MOST_ADDED, counted), FIRST_BEAST_CARD + beast - FIRST_BEAST)


@mypyc_attr(acyclic=True)
@final
class Judge(Step):
    """The Celestial Lion: whoever has most points rolls a die less; not its controller."""

    def run(self, g: Eldervale) -> None:
        battle = g.battle
        if battle is None:
            return
        for beast in fighting_beasts(g, battle):
            if has_mod(g, beast, LEADER_LESS):
                best = most_points(g, battle, g.owner[beast])
                for side in battle.sides:
                    if side.seat not in (NOBODY, g.owner[beast]) and g.players[side.seat].points == best:
                        change_dice(g, side, -1, FIRST_BEAST_CARD + beast - FIRST_BEAST)


def most_points(g: Eldervale, battle: Battle, but: i64) -> i64:
    best: i64 = -1
    for side in battle.sides:
        if side.seat not in (NOBODY, but):
            best = max(best, g.players[side.seat].points)
    return best


@mypyc_attr(acyclic=True)
@final
class Supported(Step):
    """A seat's units next door add their dice, if they can: before what cards and factions add or take."""

    def run(self, g: Eldervale) -> None:
        if g.battle is not None:
            at = Step(self.seat, -1, g.battle.realm)
            put_on_agenda(g, at, dice_abilities(g, at, support=True))


@mypyc_attr(acyclic=True)
@final
class Happens(Step):
    """Something (`thing`, a trigger) happens to a seat in the battle; what its abilities do about it comes next."""

    def run(self, g: Eldervale) -> None:
        if g.battle is None:
            return
        if self.thing != BATTLE_DICE:
            fire(g, self.thing, self.seat, g.battle.realm)
            return
        at = Step(self.seat, -1, g.battle.realm)
        put_on_agenda(g, at, dice_abilities(g, at, support=False))


def dice_abilities(g: Eldervale, at: Step, support: bool) -> vec[i64]:
    """Abilities about dice that bring support, or those that do not."""
    found = vec[i64]()
    if g.players[at.seat].listens >> BATTLE_DICE & 1:
        for number in waiting(g, at, BATTLE_DICE):
            if op_of(ability_of(number).first).is_support() == support:
                found = append(found, number)
    return found
