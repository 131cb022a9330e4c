"""What must hold for an ability."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.games.eldervale.abilities import can_mimic
from deskovka.games.eldervale.counters import count, highest_alone, tracks_led
from deskovka.games.eldervale.ongoing import NO_PIECE
from deskovka.games.eldervale.selectors import realms_for
from deskovka.games.eldervale.sources import Condition, source_of_op
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import ANY_UNIT, MIMEZA, NOBODY, UNDERWORLD, WORKER
from deskovka.games.eldervale.treasures import top_of


@mypyc_attr(acyclic=True)
@final
class HighestAlone(Condition):
    def __init__(self, element: i64) -> None:
        self.element = element

    def holds(self, g: Eldervale, at: Step) -> bool:
        return highest_alone(g, at.seat, self.element)


@mypyc_attr(acyclic=True)
@final
class LeadsTracks(Condition):
    """Alone highest on so many tracks."""

    def __init__(self, tracks: i64) -> None:
        self.tracks = tracks

    def holds(self, g: Eldervale, at: Step) -> bool:
        return self.reached(g, at) >= self.tracks

    def needed(self) -> i64:
        return self.tracks

    def reached(self, g: Eldervale, at: Step) -> i64:
        return tracks_led(g, at.seat)


@mypyc_attr(acyclic=True)
@final
class PowerOn(Condition):
    """So much power on so many tracks."""

    def __init__(self, power: i64, tracks: i64) -> None:
        self.power = power
        self.tracks = tracks

    def holds(self, g: Eldervale, at: Step) -> bool:
        return self.reached(g, at) >= self.needed()

    def needed(self) -> i64:
        """On one track the way up is counted, on several the tracks."""
        return self.power if self.tracks == 1 else self.tracks

    def reached(self, g: Eldervale, at: Step) -> i64:
        p = g.players[at.seat]
        highest: i64 = 0
        found: i64 = 0
        for element in range(len(p.levels)):
            highest = max(highest, p.power(element))
            if p.power(element) >= self.power:
                found += 1
        return highest if self.tracks == 1 else found


@mypyc_attr(acyclic=True)
@final
class OrbHere(Condition):
    """An orb lies on the card's orb symbol (ELDER-16.5)."""

    def holds(self, g: Eldervale, at: Step) -> bool:
        return g.card_orbs[source_of_op(at.thing)] == 1


@mypyc_attr(acyclic=True)
@final
class AtLeast(Condition):
    def __init__(self, counter: i64, least: i64) -> None:
        self.counter = counter
        self.least = least

    def holds(self, g: Eldervale, at: Step) -> bool:
        return self.reached(g, at) >= self.least

    def needed(self) -> i64:
        return self.least

    def reached(self, g: Eldervale, at: Step) -> i64:
        return count(g, at, self.counter)


@mypyc_attr(acyclic=True)
@final
class NoneFallen(Condition):
    def holds(self, g: Eldervale, at: Step) -> bool:
        return g.count_in(at.seat, UNDERWORLD) == 0


@mypyc_attr(acyclic=True)
@final
class RealmIs(Condition):
    """The realm of the event is one of these."""

    def __init__(self, selector: i64) -> None:
        self.selector = selector

    def holds(self, g: Eldervale, at: Step) -> bool:
        return at.realm >= 0 and realms_for(g, at, self.selector) >> at.realm & 1 == 1


@mypyc_attr(acyclic=True)
@final
class AgainstPlayer(Condition):
    """Another player takes part in the battle."""

    def holds(self, g: Eldervale, at: Step) -> bool:
        battle = g.battle
        if battle is not None:
            for side in battle.sides:
                if side.seat != NOBODY and side.seat != at.seat:
                    return True
        return False


@mypyc_attr(acyclic=True)
@final
class AgainstMonster(Condition):
    def holds(self, g: Eldervale, at: Step) -> bool:
        battle = g.battle
        return battle is not None and battle.monster != NO_PIECE


@mypyc_attr(acyclic=True)
@final
class TakesPart(Condition):
    """A unit of this kind fights on one's side; a monster's own ability means the monster itself."""

    def __init__(self, unit: i64) -> None:
        self.unit = unit

    def holds(self, g: Eldervale, at: Step) -> bool:
        return units_fighting(g, at, self.unit) > 0


@mypyc_attr(acyclic=True)
@final
class FightsAlone(Condition):
    """That unit is one's only one in the battle."""

    def __init__(self, unit: i64) -> None:
        self.unit = unit

    def holds(self, g: Eldervale, at: Step) -> bool:
        return units_fighting(g, at, self.unit) == 1 and units_fighting(g, at, ANY_UNIT) == 1


@mypyc_attr(acyclic=True)
@final
class Fighting(Condition):
    """So many own units of a kind in the battle."""

    def __init__(self, unit: i64, least: i64) -> None:
        self.unit = unit
        self.least = least

    def holds(self, g: Eldervale, at: Step) -> bool:
        return units_fighting(g, at, self.unit) >= self.least


@mypyc_attr(acyclic=True)
@final
class UnitsHere(Condition):
    """So many own units of a kind in the realm of the event."""

    def __init__(self, unit: i64, least: i64) -> None:
        self.unit = unit
        self.least = least

    def holds(self, g: Eldervale, at: Step) -> bool:
        return at.realm >= 0 and units_there(g, at.seat, self.unit, at.realm) >= self.least


@mypyc_attr(acyclic=True)
@final
class PlacedThisTurn(Condition):
    """Such a unit was placed this turn and is still on the map."""

    def __init__(self, unit: i64) -> None:
        self.unit = unit

    def holds(self, g: Eldervale, at: Step) -> bool:
        for placement in g.placements:
            piece = placement.piece
            if g.where[piece] >= len(g.near) or g.owner[piece] != at.seat:
                continue
            if kind_of(piece) == self.unit or can_mimic(g, piece):
                return True
        return False


@mypyc_attr(acyclic=True)
@final
class OpponentsHere(Condition):
    """Units of opponents stand in the realm of the event."""

    def holds(self, g: Eldervale, at: Step) -> bool:
        return at.realm >= 0 and g.others_in(at.seat, at.realm)


@mypyc_attr(acyclic=True)
@final
class WorkersOfOneOpponent(Condition):
    """All units of others in the realm are workers of one opponent, and no monster is there (Pranksters)."""

    def holds(self, g: Eldervale, at: Step) -> bool:
        if at.realm < 0 or g.beast_in(at.realm) != NO_PIECE:
            return False
        found: i64 = NOBODY
        for other in range(g.seats):
            if other == at.seat:
                continue
            for piece in g.units_in(other, at.realm):
                if kind_of(piece) != WORKER or not g.are_opponents(at.seat, other) or found not in (NOBODY, other):
                    return False
                found = other
        return found != NOBODY


@mypyc_attr(acyclic=True)
@final
class ByFallen(Condition):
    """The unit that activates the card came from the Underworld: `amount` says so (activation.py)."""

    def holds(self, g: Eldervale, at: Step) -> bool:
        return at.amount == UNDERWORLD


@mypyc_attr(acyclic=True)
@final
class Assaulted(Condition):
    """The battle was triggered by one's warrior's Assault."""

    def holds(self, g: Eldervale, at: Step) -> bool:
        battle = g.battle
        return battle is not None and battle.assault and battle.placed_by == at.seat


@mypyc_attr(acyclic=True)
@final
class StackEmpty(Condition):
    """No token was left on the stack of the event: `amount` is its number."""

    def holds(self, g: Eldervale, at: Step) -> bool:
        return at.amount >= 0 and top_of(g.stacks[at.amount]) < 0


@mypyc_attr(acyclic=True)
@final
class AllOf(Condition):
    def __init__(self, conditions: list[Condition]) -> None:
        self.conditions = conditions

    def holds(self, g: Eldervale, at: Step) -> bool:
        for condition in self.conditions:
            if not condition.holds(g, at):
                return False
        return True


@mypyc_attr(acyclic=True)
@final
class AnyOf(Condition):
    def __init__(self, conditions: list[Condition]) -> None:
        self.conditions = conditions

    def holds(self, g: Eldervale, at: Step) -> bool:
        for condition in self.conditions:
            if condition.holds(g, at):
                return True
        return False


def units_fighting(g: Eldervale, at: Step, unit: i64) -> i64:
    """Own units of a kind in the battle; Mimeza too where she uses this ability as her own (ELDER-27.12)."""
    battle = g.battle
    if battle is None:
        return 0
    found = units_there(g, at.seat, unit, battle.realm)
    if unit != ANY_UNIT and battle.mimicked_by(at.seat) == source_of_op(at.thing):
        found += units_there(g, at.seat, MIMEZA, battle.realm)
    return found


def units_there(g: Eldervale, seat: i64, unit: i64, realm: i64) -> i64:
    found: i64 = 0
    for piece in g.units_in(seat, realm):
        if unit == ANY_UNIT or kind_of(piece) == unit:
            found += 1
    return found
