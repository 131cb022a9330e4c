"""The night in nine steps (KEMET-NIGHT)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, verb
from deskovka.core.vecs import vec
from deskovka.games.kemet import obstacles as why
from deskovka.games.kemet.areas import AREA_NAMES, DELTA, KIND_OF, PANTHEON_AREA, PRAYER_OF, TEMPLE
from deskovka.games.kemet.day import Day
from deskovka.games.kemet.night_gains import DrawCards, HandOfGod, VeteransDraw, VeteransPray, VeteransRecruit
from deskovka.games.kemet.placing import WITH_ARMIES, PlaceUnits
from deskovka.games.kemet.powers import NIGHT_POINTS, NIGHT_UNITS
from deskovka.games.kemet.table import Ask, Kemet, Step, at
from deskovka.games.kemet.terms import (
    ACTION_TOKENS,
    DELTA_GAIN,
    DONE,
    FATE,
    FOR_DELTA,
    FOR_NIGHT,
    FOR_PANTHEON,
    FOR_TEMPLES,
    FOR_TWO_TEMPLES,
    LIMIT_REACHED,
    NIGHT,
    NIGHT_BEGAN,
    NIGHT_GAIN,
    NOBODY,
    ORDER_CHOSEN,
    PANTHEON_UNITS,
    READY,
    SACRIFICE,
    SACRIFICED,
    TEMPLES_FOR_A_POINT,
    USED,
)


@mypyc_attr(acyclic=True)
@final
class Night(Step):
    """All nine steps, then the next day (KEMET-NIGHT.1)."""

    def run(self, g: Kemet) -> None:
        g.phase = NIGHT
        g.step = 1
        g.tell(NIGHT_BEGAN, -1, g.round)
        g.do(AtPantheon(), AtDelta(), Worship(), InOrder(amount=0, thing=5), InOrder(amount=0, thing=6), LateNight())


@mypyc_attr(acyclic=True)
@final
class LateNight(Step):
    """Steps 7 to 9."""

    def run(self, g: Kemet) -> None:
        g.do(InOrder(amount=0, thing=7), Awakening(), Fate(), AfterNight())


@mypyc_attr(acyclic=True)
@final
class InOrder(Step):
    """Step `thing` of the night for each player in turn order (KEMET-NIGHT.21); `amount` have had theirs."""

    def run(self, g: Kemet) -> None:
        g.step = self.thing
        if self.amount == g.seats:
            return
        seat = g.order[self.amount]
        g.do(InOrder(amount=self.amount + 1, thing=self.thing))
        if self.thing == 5:
            p = g.players[seat]
            g.gain_prayer(p, NIGHT_GAIN + p.powers[NIGHT_POINTS], FOR_NIGHT)
            g.do(VeteransPray(seat))
        elif self.thing == 6:
            g.do(DrawCards(seat), VeteransDraw(seat))
        else:
            units = g.players[seat].powers[NIGHT_UNITS]
            g.do(HandOfGod(seat), PlaceUnits(seat, WITH_ARMIES, amount=units), VeteransRecruit(seat))


# ---- steps 1 to 4; steps 5 to 7 are in `night_gains`


@mypyc_attr(acyclic=True)
@final
class AtPantheon(Step):
    """Step 1: two units at the Pantheon for a point (KEMET-NIGHT.2, KEMET-NIGHT.3)."""

    def run(self, g: Kemet) -> None:
        holder = g.controller(PANTHEON_AREA)
        if holder != NOBODY and g.units[at(holder, PANTHEON_AREA)] >= PANTHEON_UNITS:
            g.do(Sacrifice(holder, area=PANTHEON_AREA))


@mypyc_attr(acyclic=True)
@final
class AtDelta(Step):
    """Step 2: a unit in the delta for prayer points (KEMET-NIGHT.4)."""

    def run(self, g: Kemet) -> None:
        g.step = 2
        holder = g.controller(DELTA)
        if holder != NOBODY:
            g.do(Sacrifice(holder, area=DELTA))


@mypyc_attr(acyclic=True)
@final
class Sacrifice(Ask):
    """Remove units of the army in `area`, or not."""

    def options(self, g: Kemet) -> vec[i64]:
        return vec[i64]([option(SACRIFICE, self.area), DONE])

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        if verb(pick) != SACRIFICE:
            return 0 if pick == DONE else why.NIGHT_STEP
        if first(pick) == self.area:
            return 0
        return why.SACRIFICE_AT_PANTHEON if self.area == PANTHEON_AREA else why.SACRIFICE_IN_DELTA

    def mentions(self, g: Kemet, pick: i64, obstacle: i64) -> dict[str, object]:
        return {"area": AREA_NAMES[self.area]}

    def chosen(self, g: Kemet, pick: i64) -> None:
        if pick == DONE:
            return
        p = g.players[self.seat]
        units = PANTHEON_UNITS if self.area == PANTHEON_AREA else 1
        g.take_units(p.seat, self.area, units)
        g.tell(SACRIFICED, p.seat, units, self.area)
        if self.area == PANTHEON_AREA:
            g.gain_point(p, FOR_PANTHEON)
        else:
            g.gain_prayer(p, DELTA_GAIN, FOR_DELTA)


@mypyc_attr(acyclic=True)
@final
class Worship(Step):
    """Steps 3 and 4: a point for two temples, prayer points of temples (KEMET-NIGHT.6 to .9)."""

    def run(self, g: Kemet) -> None:
        g.step = 3
        for seat in g.order:
            if g.temples_of(seat) >= TEMPLES_FOR_A_POINT:
                g.gain_point(g.players[seat], FOR_TWO_TEMPLES)
        g.step = 4
        for seat in g.order:
            gain: i64 = 0
            for area in g.board.areas:
                if KIND_OF[area] == TEMPLE and g.controller(area) == seat:
                    gain += PRAYER_OF[area]
            g.gain_prayer(g.players[seat], gain, FOR_TEMPLES)


# ---- steps 8 and 9


@mypyc_attr(acyclic=True)
@final
class Awakening(Step):
    """Step 8: action tokens come back (KEMET-NIGHT.17, KEMET-TOK.10)."""

    def run(self, g: Kemet) -> None:
        g.step = 8
        for p in g.players:
            p.tokens = ACTION_TOKENS
            p.used = 0
            if p.silver == USED:
                p.silver = READY
            if p.gold == USED:
                p.gold = READY


@mypyc_attr(acyclic=True)
@final
class Fate(Step):
    """Step 9: from the fewest points up each player chooses a place in the turn order (KEMET-NIGHT.18 to .20)."""

    def run(self, g: Kemet) -> None:
        g.step = 9
        before = g.order[:]
        seats = sorted([int(seat) for seat in before], key=lambda seat: int(g.score(seat)))
        g.order = vec[i64]([NOBODY for _ in range(g.seats)])
        for seat in seats[::-1]:
            g.do(ChooseFate(seat))


@mypyc_attr(acyclic=True)
@final
class ChooseFate(Ask):
    """A free place of the track, counted from 1."""

    def options(self, g: Kemet) -> vec[i64]:
        return vec[i64]([option(FATE, place + 1) for place in range(g.seats) if g.order[place] == NOBODY])

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        if verb(pick) != FATE:
            return why.NIGHT_STEP
        free = first(pick) <= g.seats and g.order[first(pick) - 1] == NOBODY
        return 0 if free else why.PLACE_NOT_FREE

    def mentions(self, g: Kemet, pick: i64, obstacle: i64) -> dict[str, object]:
        return {"place": int(first(pick))}

    def chosen(self, g: Kemet, pick: i64) -> None:
        g.order[first(pick) - 1] = self.seat
        g.tell(ORDER_CHOSEN, self.seat, first(pick))


@mypyc_attr(acyclic=True)
@final
class AfterNight(Step):
    """The next round, or the limit of a simulation (KEMET-END.7)."""

    def run(self, g: Kemet) -> None:
        if g.variants.rounds and g.round >= g.variants.rounds:
            g.tell(LIMIT_REACHED, -1, g.round)
            return
        g.do(Day(), Night())
