"""What a unit does where it is placed: treasure, ruins, special tiles (ELDER-10, 26.4, 28.3, 29.7)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.dwellings import Build, can_build
from deskovka.games.eldervale.expedition import AskOracle, explore
from deskovka.games.eldervale.gaining import gain
from deskovka.games.eldervale.offer import can_buy_any
from deskovka.games.eldervale.paying import Pay, SpendCards
from deskovka.games.eldervale.realms import (
    DRAGON_DEN,
    DUNGEON,
    ELEMENT_TILES,
    FORTRESS,
    MAGE_TOWER,
    MILL,
    ORACLE,
    SECOND_DUNGEON,
    SUMMONING_PORTAL,
)
from deskovka.games.eldervale.resources import bundle, can_pay
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.summoning import Summon, can_summon
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import TRAY
from deskovka.games.eldervale.treasure import TakeTreasure

TWO_OF_ANY: Final = bundle("2 any")
THREE_CARDS: Final = bundle("3 magic")
TWO_GOLD: Final = bundle("2 gold")
ONE_GOLD: Final = bundle("1 gold")
ONE_CARD: Final = bundle("1 magic")


def action_obstacle(g: Eldervale, seat: i64, realm: i64) -> i64:
    """What keeps a seat from the action of a realm, judged by what it holds now (ELDER-9.7 to 9.10, R8)."""
    if realm < ELEMENT_TILES:
        return 0
    p = g.players[seat]
    if realm in (MAGE_TOWER, FORTRESS):
        return 0 if can_pay(p.means(), TWO_OF_ANY) else why.NOT_TWO_RESOURCES
    if realm == SUMMONING_PORTAL:
        if can_summon(g, seat):
            return 0
        return why.CANNOT_SUMMON if g.count_in(seat, TRAY) else why.ALL_SUMMONED
    if realm == MILL:
        return 0 if can_build(g, seat) else why.CANNOT_BUILD_NOW
    if realm in (DUNGEON, SECOND_DUNGEON):
        return 0 if can_buy_any(g, p) else why.NO_CARD_TO_GAIN
    return 0


def can_act(g: Eldervale, seat: i64, realm: i64) -> bool:
    """Could a unit of this seat perform the action of a realm, its payment included (ELDER-9.7)?"""
    return action_obstacle(g, seat, realm) == 0


@mypyc_attr(acyclic=True)
@final
class RealmAction(Step):
    """The action of a realm; what has become impossible since the placement is skipped (ELDER-9.19, R52)."""

    def run(self, g: Eldervale) -> None:
        seat, realm = self.seat, self.realm
        p = g.players[seat]
        if realm < ELEMENT_TILES:
            g.do(TakeTreasure(seat, realm=realm, piece=self.piece))  # ELDER-10.1 to 10.4
        elif realm in (DUNGEON, SECOND_DUNGEON):  # ELDER-10.13; its steps are possible one without another
            explore(g, seat)
        elif not can_act(g, seat, realm):
            return
        elif realm == MAGE_TOWER:  # ELDER-10.5, R37
            g.do(Pay(seat, amount=TWO_OF_ANY), Gains(seat, amount=THREE_CARDS), SpendCards(seat, amount=1))
        elif realm == FORTRESS:  # ELDER-10.6
            g.do(Pay(seat, amount=TWO_OF_ANY), Gains(seat, amount=TWO_GOLD))
        elif realm == SUMMONING_PORTAL:  # ELDER-10.7
            g.do(Summon(seat))
        elif realm == MILL:  # ELDER-10.12
            g.do(Build(seat))
        elif realm == ORACLE:
            g.do(AskOracle(seat))
        elif realm == DRAGON_DEN:  # ELDER-28.3
            gain(g, p, ONE_GOLD)
        else:  # the Bifröst (ELDER-29.7)
            gain(g, p, ONE_CARD)


@mypyc_attr(acyclic=True)
@final
class Gains(Step):
    """Take this from the supply (`amount`, a bundle)."""

    def run(self, g: Eldervale) -> None:
        gain(g, g.players[self.seat], self.amount)
