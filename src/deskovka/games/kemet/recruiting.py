"""Recruit: units for prayer points, and the fights of recruits (KEMET-REC)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import each, first, option, verb
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games.kemet import obstacles as why
from deskovka.games.kemet.areas import CITY_OF
from deskovka.games.kemet.asides import elsewhere
from deskovka.games.kemet.battle import Fight
from deskovka.games.kemet.interludes import Interlude
from deskovka.games.kemet.placing import put_unit
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import LOCAL_RECRUITS, RECRUITING
from deskovka.games.kemet.prices import reduced
from deskovka.games.kemet.table import Ask, Kemet, at
from deskovka.games.kemet.terms import DONE, ENLIST, FIGHT_IN, NOBODY


@mypyc_attr(acyclic=True)
@final
class Recruiting(Ask):
    """Units one after another; `amount` have come, the price is paid at the end (KEMET-REC)."""

    def options(self, g: Kemet) -> vec[i64]:
        p = g.players[self.seat]
        found = vec[i64]()
        if one_more_obstacle(p, self.amount) == 0:
            for area in g.board.areas:
                if recruit_obstacle(g, p, area) == 0:
                    found = append(found, option(ENLIST, area))
        return append(found, DONE)

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        if pick == DONE:
            return 0
        p = g.players[self.seat]
        if verb(pick) != ENLIST:
            return elsewhere(g, p, pick, why.FINISH_FIRST)
        return recruit_obstacle(g, p, first(pick)) or one_more_obstacle(p, self.amount)

    def mentions(self, g: Kemet, pick: i64, obstacle: i64) -> dict[str, object]:
        return {"count": int(g.players[self.seat].army_limit())}

    def chosen(self, g: Kemet, pick: i64) -> None:
        p = g.players[self.seat]
        if pick == DONE:
            g.pay(p, recruit_price(p, self.amount))
            if len(g.fights):
                g.do(FightNext(self.seat))
            return
        area = first(pick)
        put_unit(g, p, area)
        if g.enemy_in(p.seat, area) != NOBODY and area not in g.fights:  # KEMET-REC.5
            g.add_fight(area)
        g.do(Recruiting(self.seat, amount=self.amount + 1))

    def inside(self) -> bool:
        return True

    def goes_on(self, before: CoreStep) -> bool:
        return isinstance(before, Recruiting) and before.amount < self.amount


def recruit_price(p: Player, units: i64) -> i64:
    """One point for each unit that is not free (KEMET-REC.1, KEMET-REC.8)."""
    return reduced(p, max(0, units - p.powers[RECRUITING]))


def recruit_obstacle(g: Kemet, p: Player, area: i64) -> i64:
    """The own city, held or not; with Local Recruitment beside armies elsewhere (KEMET-REC.2 to .4)."""
    there = g.units[at(p.seat, area)]
    if CITY_OF[area] != p.city and (there == 0 or p.powers[LOCAL_RECRUITS] == 0):
        return why.NOT_RECRUITING_THERE
    return why.RECRUITS_FULL if there >= p.army_limit() else 0


def one_more_obstacle(p: Player, recruited: i64) -> i64:
    """To one more unit after so many, wherever it goes."""
    if p.supply == 0:
        return why.SUPPLY_EMPTY
    return why.RECRUIT_TOO_DEAR if recruit_price(p, recruited + 1) > p.prayer else 0


@mypyc_attr(acyclic=True)
@final
class FightNext(Ask):
    """Recruits fight for their districts, one battle after another (KEMET-REC.6, KEMET-REC.7)."""

    def options(self, g: Kemet) -> vec[i64]:
        return each(FIGHT_IN, g.fights)

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        if verb(pick) != FIGHT_IN:
            return elsewhere(g, g.players[self.seat], pick, why.NOT_THIS_ACTION)
        return 0 if first(pick) in g.fights else why.NO_FIGHT_THERE

    def chosen(self, g: Kemet, pick: i64) -> None:
        area = first(pick)
        g.drop_fight(area)
        if len(g.fights):
            g.do(Interlude(self.seat), FightNext(self.seat))
        g.do(Fight(self.seat, area=area, other=g.enemy_in(self.seat, area), amount=0))
