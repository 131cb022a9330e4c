"""Operations on a battle as a whole: that it does not take place, what it brings, who is spared."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, verb
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, pop, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.battle_aftermath import doomed
from deskovka.games.eldervale.battle_causes import brings_battle
from deskovka.games.eldervale.box import MONSTERS
from deskovka.games.eldervale.effects.gains import give_back
from deskovka.games.eldervale.effects.words import ALL
from deskovka.games.eldervale.ongoing import NO_PIECE, Placement
from deskovka.games.eldervale.resources import bundle
from deskovka.games.eldervale.sources import (
    FIRST_ABILITY,
    FIRST_BEAST_CARD,
    NO_OP,
    SOURCES,
    Carry,
    Op,
    op_of,
    source_of_op,
)
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import ANY_UNIT, FIRST_BEAST, MIMEZA, NOBODY, READY
from deskovka.games.eldervale.verbs import BEAST_MOVED, DONE, DRAGON_TREASURE, SPARE, SPARED


@mypyc_attr(acyclic=True)
@final
class CancelBattle(Op):
    """The coming battle does not take place, or not against players (R59)."""

    def __init__(self, players_only: bool = False) -> None:
        super().__init__()
        self.players_only = players_only

    def can(self, g: Eldervale, at: Step) -> bool:
        return len(self.placements(g, at.realm)) > 0

    def placements(self, g: Eldervale, realm: i64) -> vec[Placement]:
        """Those of this turn that bring a battle there."""
        found = vec[Placement]()
        for placement in g.placements:
            against_players = not placement.peaceful and g.others_in(g.turn, realm)
            fits = against_players or not self.players_only
            if fits and placement.realm == realm and brings_battle(g, placement):
                found = append(found, placement)
        return found

    def run(self, g: Eldervale, at: Step) -> None:
        for placement in self.placements(g, at.realm):
            if self.players_only:
                placement.peaceful = True
            else:
                placement.cancelled = True
                go_back(g, placement)


def go_back(g: Eldervale, placement: Placement) -> None:
    """A monster that rampaged returns to the realm it came from."""
    beast = placement.rampaged
    if beast == NO_PIECE or g.beast_in(placement.realm) != beast or g.beast_in(placement.came_from) != NO_PIECE:
        return
    g.where[beast] = placement.came_from
    g.tell(BEAST_MOVED, -1, kind_of(beast), placement.realm, placement.came_from)


@mypyc_attr(acyclic=True)
@final
class RewardAll(Op):
    """Every reward on the beaten monster's card, not one of them (Sun Lance)."""

    def run(self, g: Eldervale, at: Step) -> None:
        battle = g.battle
        if battle is None or battle.monster == NO_PIECE:
            return
        rewards = vec[i64]()
        number = MONSTERS[battle.monster - FIRST_BEAST].reward
        op = op_of(number)
        for branch in op.branches():
            rewards = append(rewards, branch[0].number)
        if len(rewards) == 0:
            rewards = append(rewards, number)
        for i in range(len(rewards) - 1, -1, -1):
            g.do(Carry(at.seat, rewards[i], battle.realm, battle.monster))


@mypyc_attr(acyclic=True)
@final
class LosersLose(Op):
    """Each player beaten in this battle returns something to the supply; a team mate does not (ELDER-30.8)."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.bundle: i64 = bundle(words)

    def can(self, g: Eldervale, at: Step) -> bool:
        return len(beaten_by(g, at.seat)) > 0

    def run(self, g: Eldervale, at: Step) -> None:
        losers = beaten_by(g, at.seat)
        for i in range(len(losers) - 1, -1, -1):
            give_back(g, g.players[losers[i]], self.bundle)


def beaten_by(g: Eldervale, seat: i64) -> vec[i64]:
    """The opponents that lost the battle against this seat."""
    found = vec[i64]()
    battle = g.battle
    if battle is not None and battle.decided:
        for side in battle.sides:
            if side.seat != NOBODY and g.are_opponents(seat, side.seat):
                found = append(found, side.seat)
    return found


@mypyc_attr(acyclic=True)
@final
class Spare(Op):
    """Up to so many beaten units of a kind go to the ready area, or stay, instead of falling."""

    def __init__(self, unit: i64, n: i64, stay: bool = False) -> None:
        super().__init__()
        self.unit = unit
        self.n = n
        self.stay = stay

    def can(self, g: Eldervale, at: Step) -> bool:
        return len(can_spare(g, at.seat, self.unit, source_of_op(at.thing))) > 0

    def run(self, g: Eldervale, at: Step) -> None:
        if self.n != ALL:
            g.do(WhoIsSpared(at.seat, at.thing, piece=self.unit, other=1 if self.stay else 0, amount=self.n))
            return
        for piece in can_spare(g, at.seat, self.unit, source_of_op(at.thing)):
            spare(g, at.seat, piece, self.stay)


@mypyc_attr(acyclic=True)
@final
class DragonTreasure(Op):
    """Take so many dragon treasure tokens; each is turned up and works at once (ELDER-28.9)."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def can(self, g: Eldervale, at: Step) -> bool:
        return len(g.hoard) > 0

    def run(self, g: Eldervale, at: Step) -> None:
        for _ in range(min(self.n, len(g.hoard))):
            g.hoard, token = pop(g.hoard)
            g.spent_hoard = append(g.spent_hoard, token)
            g.tell(DRAGON_TREASURE, at.seat, token)
            head = SOURCES[token].abilities[0].first
            if head != NO_OP:
                g.do(Carry(at.seat, head, at.realm, at.piece, at.other, at.amount))


# ---- who is spared


def can_spare(g: Eldervale, seat: i64, unit: i64, source: i64) -> vec[i64]:
    """Beaten units of a kind that would be removed; Mimeza too where she uses this ability as her own."""
    found = vec[i64]()
    battle = g.battle
    if battle is not None and battle.decided:
        for piece in doomed(g, battle, seat):
            mimicked = kind_of(piece) == MIMEZA and battle.mimicked_by(seat) == source
            if mimicked or unit in (ANY_UNIT, kind_of(piece)):
                found = append(found, piece)
    return found


def spare(g: Eldervale, seat: i64, piece: i64, stay: bool) -> None:
    """This unit goes to the ready area, or stays, instead of falling; no sword for it."""
    battle = g.battle
    assert battle is not None
    if stay:
        battle.staying = append(battle.staying, piece)
    else:
        g.where[piece] = READY
    g.tell(SPARED, seat, kind_of(piece))


@mypyc_attr(acyclic=True)
@final
class WhoIsSpared(Ask):
    """Up to so many (`amount`) beaten units of a kind (`piece`) by an operation (`thing`); `other` 1: they stay."""

    def options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        for piece in can_spare(g, self.seat, self.piece, source_of_op(self.thing)):
            pick = option(SPARE, kind_of(piece))
            if pick not in found:
                found = append(found, pick)
        return append(found, DONE) if len(found) and self.can_end() else found

    def can_end(self) -> bool:
        """Nobody is spared by a card that is used up.  An ability that is not would only be asked about again."""
        return not FIRST_ABILITY <= source_of_op(self.thing) < FIRST_BEAST_CARD

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if pick == DONE:
            return 0 if self.can_end() else why.SPARE_FIRST
        if verb(pick) != SPARE:
            return why.SPARE_FIRST
        return 0 if pick in self.options(g) else why.NOBODY_TO_SPARE

    def chosen(self, g: Eldervale, pick: i64) -> None:
        if pick == DONE:
            return
        for piece in can_spare(g, self.seat, first(pick), -1):
            spare(g, self.seat, piece, self.other == 1)
            break
        if self.amount > 1:
            g.do(WhoIsSpared(self.seat, self.thing, piece=self.piece, other=self.other, amount=self.amount - 1))

    def goes_on(self, before: CoreStep) -> bool:
        return isinstance(before, WhoIsSpared) and before.seat == self.seat

    def inside(self) -> bool:
        return True
