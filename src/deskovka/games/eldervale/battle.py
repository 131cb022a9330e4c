"""Battles: which come first, and their seven steps (ELDER-19)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import each, first, verb
from deskovka.core.steps import NATURE
from deskovka.core.vecs import vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.abilities import Resolve, WhichFirst, is_beast_card
from deskovka.games.eldervale.battle_aftermath import FindWinner, Losses, Spoils
from deskovka.games.eldervale.battle_arms import AskNext, usable
from deskovka.games.eldervale.battle_causes import (
    battle_realms,
    brings_battle,
    fighting_beasts,
    gather,
    new_battle,
    settle_placements,
)
from deskovka.games.eldervale.battle_dice import RollBattleDie, show
from deskovka.games.eldervale.battle_joining import JoinBattle
from deskovka.games.eldervale.battle_muster import Muster
from deskovka.games.eldervale.ongoing import Battle
from deskovka.games.eldervale.sources import FIRST_BEAST_CARD, SOURCES, source_of_ability
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import BATTLE_COMES, BATTLE_ROLLED, BEFORE_DICE, FIRST_BEAST, NOBODY, ROLLED
from deskovka.games.eldervale.verbs import BATTLE_BEGAN, BATTLE_CANCELLED, DIE_SHOWN, FIGHT
from deskovka.games.eldervale.windows import AskAround


@mypyc_attr(acyclic=True)
@final
class Battles(Step):
    """The placements of this turn are done: fight the battles they bring, one after another (ELDER-19.3 to 19.5).

    Whoever places a unit while a battle goes on only adds to what comes afterwards.
    """

    def run(self, g: Eldervale) -> None:
        if g.battle is not None:
            return
        if len(battle_realms(g)):
            g.do(WhichBattle(g.turn), Battles(self.seat))
        else:
            settle_placements(g, -1)


@mypyc_attr(acyclic=True)
@final
class WhichBattle(Ask):
    """The active player chooses which battle is next (ELDER-19.5)."""

    def options(self, g: Eldervale) -> vec[i64]:
        return each(FIGHT, battle_realms(g))

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != FIGHT:
            return why.FIGHT_FIRST
        return 0 if first(pick) in battle_realms(g) else why.NO_BATTLE_THERE

    def chosen(self, g: Eldervale, pick: i64) -> None:
        g.do(AskAround(realm=first(pick), amount=BATTLE_COMES), Fight(realm=first(pick)))


@mypyc_attr(acyclic=True)
@final
class Fight(Step):
    """A battle in a realm, if there is still one (ELDER-19.4)."""

    def run(self, g: Eldervale) -> None:
        for placement in g.placements:
            if placement.realm == self.realm and brings_battle(g, placement) and g.battle is None:
                battle = new_battle(g, placement)
                gather(g, battle)
                g.battle = battle
        settle_placements(g, self.realm)
        if g.battle is None:
            g.tell(BATTLE_CANCELLED, -1, self.realm)
        else:
            g.tell(BATTLE_BEGAN, g.turn, self.realm)
            g.do(
                JoinBattle(),  # step 1
                Muster(),  # step 2
                TakeUpArms(),  # step 3
                RollDice(),  # step 4
                FindWinner(),  # step 5
                AfterBattle(),
            )


@mypyc_attr(acyclic=True)
@final
class TakeUpArms(Step):
    """Swords, and spells before the roll, until all pass (ELDER-19.17, ELDER-19.18)."""

    def run(self, g: Eldervale) -> None:
        if g.battle is not None:
            g.battle.step = 3
            g.do(AskNext(g.next_seat(g.turn), other=0, amount=BEFORE_DICE))


@mypyc_attr(acyclic=True)
@final
class RollDice(Step):
    """All roll at the same time; then dice are changed, by monsters first (ELDER-19.20, ELDER-19.21)."""

    def run(self, g: Eldervale) -> None:
        battle = g.battle
        if battle is None:
            return
        battle.step = 4
        g.do(AfterRoll())
        for i in range(len(battle.sides) - 1, -1, -1):
            side = battle.sides[i]
            g.do(RollBattleDie(NATURE, other=i, amount=side.dice - side.sixes))
        for side in battle.sides:
            for _ in range(side.sixes):
                show(side, 6)
                g.tell(DIE_SHOWN, side.seat, 6)


@mypyc_attr(acyclic=True)
@final
class AfterRoll(Step):
    """What works by itself, the monster's abilities first; then players may act until all pass (R30)."""

    def run(self, g: Eldervale) -> None:
        battle = g.battle
        assert battle is not None
        g.do(AskNext(g.next_seat(g.turn), other=0, amount=ROLLED))
        for side in battle.sides:
            if side.seat != NOBODY:
                for number in usable(g, side.seat, BATTLE_ROLLED, battle.realm, False):
                    if not is_beast_card(source_of_ability(number)):
                        g.do(Resolve(side.seat, number, battle.realm))
        self.beasts_first(g, battle)

    def beasts_first(self, g: Eldervale, battle: Battle) -> None:
        """Monsters change dice by themselves; of several the active player says which is first (ELDER-2.3, R29)."""
        effects: i64 = 0
        for beast in fighting_beasts(g, battle):
            seat = g.owner[beast]
            for ability in SOURCES[FIRST_BEAST_CARD + beast - FIRST_BEAST].abilities:
                if ability.when == BATTLE_ROLLED and (ability.chain or seat == NOBODY):
                    effects += 1
                    g.do(Resolve(g.turn if seat == NOBODY else seat, ability.number, battle.realm, beast))
        if effects > 1:
            g.do(WhichFirst(g.turn, amount=effects))


@mypyc_attr(acyclic=True)
@final
class AfterBattle(Step):
    """The reward, then the removal (R1)."""

    def run(self, g: Eldervale) -> None:
        if g.battle is not None:
            g.do(Spoils(), Losses())  # steps 6 and 7
