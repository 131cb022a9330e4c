"""Battle steps 5 to 7: the winner, the reward, the removal (ELDER-19.22 to 19.32, R1)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, verb
from deskovka.core.steps import NONE
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.abilities import Resolve, applies, put_on_agenda
from deskovka.games.eldervale.battle_arms import elsewhere, usable, usable_sources, use_source
from deskovka.games.eldervale.battle_causes import end_battle
from deskovka.games.eldervale.battle_dice import face_at
from deskovka.games.eldervale.battle_muster import Happens
from deskovka.games.eldervale.battle_tale import note
from deskovka.games.eldervale.box import GOES_HOME, MONSTERS, NO_FALLEN_SWORD, THREE_LIVES, TO_READY, Monster
from deskovka.games.eldervale.deeds import ABILITY_DEED, might_act
from deskovka.games.eldervale.fame import gain_fame
from deskovka.games.eldervale.ghosts import BEAST_BEATEN, GHOSTS, WILD_BEAST_BEATEN
from deskovka.games.eldervale.monsters import can_go_home, go_home, has_mod, home_of
from deskovka.games.eldervale.ongoing import NO_PIECE, Battle
from deskovka.games.eldervale.player import ACTIVE, EXHAUSTED
from deskovka.games.eldervale.power import could_rise, gain_power
from deskovka.games.eldervale.sources import FIRST_BEAST_CARD, SOURCES, Carry, ability_of, op_of
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import (
    BATTLE_LOST,
    BATTLE_WON,
    DEFEATED,
    FIRST_BEAST,
    LOST,
    MONSTER_DEFEATED,
    NOBODY,
    READY,
    WON,
)
from deskovka.games.eldervale.underworld import fall, set_aside
from deskovka.games.eldervale.verbs import (
    ALL_LOST,
    BATTLE_WAS_WON,
    BEAST_HOME,
    GO_ON,
    SPARED,
    TACTICS,
    TACTICS_USED,
    USE,
)
from deskovka.games.eldervale.windows import Open, window

NO_WINNER: Final = -1

# ---- step 5: the winner


@mypyc_attr(acyclic=True)
@final
class FindWinner(Step):
    """Compare die after die; the greatest wins, and with a complete tie everybody loses (ELDER-19.22, ELDER-19.23)."""

    def run(self, g: Eldervale) -> None:
        battle = g.battle
        if battle is None:
            return
        battle.step = 5
        compare(battle)
        battle.decided = True
        for i in range(len(battle.sides)):
            side = battle.sides[i]
            if i != battle.winner and side.seat != NOBODY:
                side.lost = g.count_in(side.seat, battle.realm)  # R65
        if battle.winner == NO_WINNER:
            g.tell(ALL_LOST, -1, battle.realm)
        else:
            g.tell(BATTLE_WAS_WON, battle.sides[battle.winner].seat, battle.realm)


def compare(battle: Battle) -> None:
    """Find the winner and the place of the die that decided."""
    left = vec[i64]()
    most: i64 = 0
    for i in range(len(battle.sides)):
        left = append(left, i)
        most = max(most, len(battle.sides[i].rolled))
    for place in range(most):
        left = best_at(battle, left, place)
        battle.column = place
        if len(left) == 1:
            battle.winner = left[0]
            return
        privileged = vec[i64]()
        for i in left:
            if battle.sides[i].wins_ties:
                privileged = append(privileged, i)
        if len(privileged) == 1:
            battle.winner = privileged[0]
            return
    battle.winner = NO_WINNER


def best_at(battle: Battle, left: vec[i64], place: i64) -> vec[i64]:
    """Those still in question whose die at this place is the highest."""
    best: i64 = 0
    for i in left:
        best = max(best, face_at(battle.sides[i], place))
    found = vec[i64]()
    for i in left:
        if face_at(battle.sides[i], place) == best:
            found = append(found, i)
    return found


# ---- step 6: the reward


@mypyc_attr(acyclic=True)
@final
class Spoils(Step):
    """A player who won gains fame or what the monster's card says, and what abilities, spells and quests bring."""

    def run(self, g: Eldervale) -> None:
        battle = g.battle
        if battle is None:
            return
        battle.step = 6
        seat = winning_seat(battle)
        if seat == NOBODY:
            return  # ELDER-19.24
        g.do(Happens(seat, BATTLE_WON), window(g, seat, WON, battle.realm))
        if battle.monster == NO_PIECE:
            gain_fame(g, g.players[seat], 1)  # ELDER-19.25
        elif g.is_ghost(seat):
            conquer(g, battle, seat)
            haunt(g, battle)
        else:
            g.do(Happens(seat, MONSTER_DEFEATED))
            conquer(g, battle, seat)
            if not takes_all(g, seat):
                reward = MONSTERS[battle.monster - FIRST_BEAST].reward
                g.do(Carry(seat, reward, battle.realm, battle.monster))  # ELDER-19.26


def haunt(g: Eldervale, battle: Battle) -> None:
    """The ghosts have beaten a monster: power of its element, or fame (GHOST-11.8, GHOST-11.9, GHOST-12.4)."""
    p = g.players[GHOSTS]
    card = MONSTERS[battle.monster - FIRST_BEAST]
    ghosts = g.ghosts
    assert ghosts is not None
    ghosts.cause = BEAST_BEATEN if card.element >= 0 else WILD_BEAST_BEATEN
    if card.element >= 0 and could_rise(g, p, card.element, placed=False):
        gain_power(g, p, card.element, 1)
    else:
        g.do(Carry(GHOSTS, fame_on(card), battle.realm, battle.monster))


def fame_on(card: Monster) -> i64:
    """The first operation of the reward that a monster's card gives for fame: all of it, or the first choice."""
    choices = op_of(card.reward).branches()
    return choices[0][0].number if choices else card.reward


def winning_seat(battle: Battle) -> i64:
    """NOBODY: the monster, or no side at all."""
    return NOBODY if battle.winner == NO_WINNER else battle.sides[battle.winner].seat


def takes_all(g: Eldervale, seat: i64) -> bool:
    """Has the winner something that gives every reward of the monster instead of one (Sun Lance)?"""
    for number in usable(g, seat, MONSTER_DEFEATED, -1, False):
        if ability_of(number).instead:
            return True
    return False


def conquer(g: Eldervale, battle: Battle, seat: i64) -> None:
    """What the card of the beaten monster gives its conqueror besides."""
    source = FIRST_BEAST_CARD + battle.monster - FIRST_BEAST
    at = Step(seat, realm=battle.realm, piece=battle.monster)
    found = vec[i64]()
    for ability in SOURCES[source].abilities:
        if ability.when == DEFEATED and applies(g, at, ability, source):
            found = append(found, ability.number)
    put_on_agenda(g, at, found)


# ---- step 7: the removal


@mypyc_attr(acyclic=True)
@final
class Losses(Step):
    """Every losing player, from the left of the active player, then the monster (ELDER-19.28, ELDER-19.29)."""

    def run(self, g: Eldervale) -> None:
        battle = g.battle
        if battle is None:
            return
        battle.step = 7
        g.do(EndBattle())
        for i in range(len(battle.sides) - 1, -1, -1):
            seat = battle.sides[i].seat
            if i != battle.winner and seat != NOBODY:
                g.do(Beaten(seat, realm=battle.realm, other=elsewhere(g, seat)), Protect(seat), Leave(seat))


@mypyc_attr(acyclic=True)
@final
class Beaten(Open):
    """A loser may save units by abilities, spells and the tactics token, in any order (ELDER-33.2).

    `other`: whose turn it is, if it is not the seat's own.
    """

    def moment(self) -> i64:
        return LOST

    def own_options(self, g: Eldervale) -> vec[i64]:
        found = vec[i64]()
        if self.tactics_obstacle(g) == 0:
            found = append(found, TACTICS)
        for source in usable_sources(g, self.seat, BATTLE_LOST, self.realm):
            found = append(found, option(USE, source))
        if len(found) or might_act(g, self.seat, LOST, self.realm):
            return append(found, GO_ON)
        return NONE

    def own_obstacle(self, g: Eldervale, pick: i64) -> i64:
        if pick == GO_ON:
            return 0
        if pick == TACTICS:
            return self.tactics_obstacle(g)
        if verb(pick) != USE:
            return why.BATTLE_FIRST
        return 0 if first(pick) in usable_sources(g, self.seat, BATTLE_LOST, self.realm) else why.NO_ABILITY_NOW

    def tactics_obstacle(self, g: Eldervale) -> i64:
        if g.players[self.seat].tactics != ACTIVE:
            return why.NO_TACTICS_NOW
        battle = g.battle
        return 0 if battle is not None and len(doomed(g, battle, self.seat)) else why.NOT_BEATEN

    def own_chosen(self, g: Eldervale, pick: i64) -> None:
        battle = g.battle
        if pick == GO_ON or battle is None:
            return
        g.do(self)
        if pick == TACTICS:
            g.players[self.seat].tactics = EXHAUSTED
            g.tell(TACTICS_USED, self.seat)
            for piece in doomed(g, battle, self.seat):
                battle.staying = append(battle.staying, piece)
        else:
            use_source(g, self.seat, BATTLE_LOST, self.realm, first(pick))

    def own_deeds(self, g: Eldervale) -> i64:
        return ABILITY_DEED if len(self.own_options(g)) > 1 else 0

    def window(self) -> i64:
        return LOST if self.other >= 0 else 0

    def skip(self) -> i64:
        return GO_ON if self.window() else -1


def doomed(g: Eldervale, battle: Battle, seat: i64) -> vec[i64]:
    """The units of a loser that are going to be removed."""
    found = vec[i64]()
    for piece in g.units_in(seat, battle.realm):
        if piece not in battle.staying:
            found = append(found, piece)
    return found


@mypyc_attr(acyclic=True)
@final
class Protect(Step):
    """What a loser's abilities do by themselves."""

    def run(self, g: Eldervale) -> None:
        battle = g.battle
        assert battle is not None
        for number in usable(g, self.seat, BATTLE_LOST, battle.realm, False):
            g.do(Resolve(self.seat, number, battle.realm))


@mypyc_attr(acyclic=True)
@final
class Leave(Step):
    """A loser's units go to the Underworld, each bringing a sword, unless the monster that won says otherwise."""

    def run(self, g: Eldervale) -> None:
        battle = g.battle
        assert battle is not None
        merciful = monster_won_with(g, battle, TO_READY)
        sword = not monster_won_with(g, battle, NO_FALLEN_SWORD)
        units = doomed(g, battle, self.seat)
        for i in range(len(units) - 1, -1, -1):
            if merciful:
                g.where[units[i]] = READY
                g.tell(SPARED, self.seat, kind_of(units[i]))
            else:
                fall(g, units[i], sword)


def monster_won_with(g: Eldervale, battle: Battle, mod: i64) -> bool:
    """Did the monster win, and does its card say this?"""
    won = battle.winner != NO_WINNER and battle.winner == battle.side_of(NOBODY)
    return won and has_mod(g, battle.monster, mod)


@mypyc_attr(acyclic=True)
@final
class EndBattle(Step):
    """A beaten monster is set aside; some go home after every battle they survive (ELDER-28.10 to 28.12)."""

    def run(self, g: Eldervale) -> None:
        battle = g.battle
        assert battle is not None
        beast = battle.monster
        lost = beast != NO_PIECE and battle.winner != battle.side_of(NOBODY)
        if lost and not (has_mod(g, beast, THREE_LIVES) and len(g.hoard)):
            set_aside(g, beast)
        elif beast != NO_PIECE and has_mod(g, beast, GOES_HOME) and can_go_home(g, beast):
            note(battle, BEAST_HOME, -1, kind_of(beast), home_of(beast), -1)
            go_home(g, beast, by_itself=True)
        end_battle(g)
