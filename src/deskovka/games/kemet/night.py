"""The night in nine steps (KEMET-NIGHT)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, second, third
from deskovka.core.steps import State
from deskovka.core.vecs import append, pop, remove, vec
from deskovka.games.kemet.actions import building_options, raise_pyramid
from deskovka.games.kemet.areas import DELTA, KIND_OF, PANTHEON_AREA, PRAYER_OF, TEMPLE
from deskovka.games.kemet.day import Day
from deskovka.games.kemet.placing import FOR_VETERANS, WITH_ARMIES, PlaceUnits
from deskovka.games.kemet.powers import NIGHT_CARDS, NIGHT_CHOICE, NIGHT_LEVELS, NIGHT_POINTS, NIGHT_UNITS
from deskovka.games.kemet.table import Ask, Kemet, Step, at
from deskovka.games.kemet.terms import (
    ACTION_TOKENS,
    CARD_DRAWN,
    DELTA_GAIN,
    DONE,
    FATE,
    FOR_DELTA,
    FOR_NIGHT,
    FOR_PANTHEON,
    FOR_TEMPLES,
    FOR_TWO_TEMPLES,
    FOR_VETERAN_TOKENS,
    KEEP,
    LIMIT_REACHED,
    LOOKED,
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
    VETERANS,
    VETERANS_SPENT,
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


# ---- steps 1 to 4


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


# ---- steps 5 to 7


@mypyc_attr(acyclic=True)
@final
class VeteransPray(Ask):
    """Step 5: veteran tokens for a prayer point each (KEMET-NIGHT.11)."""

    def options(self, g: Kemet) -> vec[i64]:
        return vec[i64]([option(VETERANS, count) for count in range(g.players[self.seat].veterans + 1)])

    def chosen(self, g: Kemet, pick: i64) -> None:
        p = g.players[self.seat]
        if first(pick):
            spend_veterans(g, self.seat, first(pick))
            g.gain_prayer(p, first(pick), FOR_VETERAN_TOKENS)


def spend_veterans(g: Kemet, seat: i64, count: i64) -> None:
    g.players[seat].veterans -= count
    g.tell(VETERANS_SPENT, seat, count)


@mypyc_attr(acyclic=True)
@final
class DrawCards(Step):
    """Step 6: a card, by Vision one of several; more by tiles (KEMET-NIGHT.12)."""

    def run(self, g: Kemet) -> None:
        p = g.players[self.seat]
        g.do(DrawMore(self.seat))
        if p.powers[NIGHT_CHOICE] == 0:
            g.draw_card(p)
            return
        g.seen_cards = vec[i64]()
        for _ in range(p.powers[NIGHT_CHOICE]):
            kind = g.next_card()
            if kind >= 0:
                g.seen_cards = append(g.seen_cards, kind)
        g.tell(LOOKED, self.seat)
        g.do(KeepCard(self.seat))


@mypyc_attr(acyclic=True)
@final
class KeepCard(Ask):
    """Vision: keep one of the cards, discard the others."""

    def options(self, g: Kemet) -> vec[i64]:
        found = vec[i64]()
        for kind in g.seen_cards:
            if option(KEEP, kind) not in found:
                found = append(found, option(KEEP, kind))
        return found

    def chosen(self, g: Kemet, pick: i64) -> None:
        p = g.players[self.seat]
        g.seen_cards = remove(g.seen_cards, first(pick))
        p.hand[first(pick)] += 1
        g.whisper(CARD_DRAWN, p.seat, first(pick))
        while len(g.seen_cards):
            g.seen_cards, kind = pop(g.seen_cards)
            g.discard = append(g.discard, kind)

    def waits(self, g: State) -> bool:
        assert isinstance(g, Kemet)
        return len(g.seen_cards) > 1  # of one kind, perhaps: nobody else knows


@mypyc_attr(acyclic=True)
@final
class DrawMore(Step):
    def run(self, g: Kemet) -> None:
        p = g.players[self.seat]
        for _ in range(p.powers[NIGHT_CARDS]):
            g.draw_card(p)


@mypyc_attr(acyclic=True)
@final
class VeteransDraw(Ask):
    """Step 6: two veteran tokens for a card (KEMET-NIGHT.13); the option counts tokens."""

    def options(self, g: Kemet) -> vec[i64]:
        return vec[i64]([option(VETERANS, 2 * pairs) for pairs in range(g.players[self.seat].veterans // 2 + 1)])

    def chosen(self, g: Kemet, pick: i64) -> None:
        if first(pick):
            spend_veterans(g, self.seat, first(pick))
            for _ in range(first(pick) // 2):
                g.draw_card(g.players[self.seat])


@mypyc_attr(acyclic=True)
@final
class HandOfGod(Ask):
    """Step 7: raise a pyramid free of charge, or found one."""

    def options(self, g: Kemet) -> vec[i64]:
        p = g.players[self.seat]
        if p.powers[NIGHT_LEVELS] == 0:
            return vec[i64]()
        return append(building_options(g, p, p.powers[NIGHT_LEVELS]), DONE)

    def chosen(self, g: Kemet, pick: i64) -> None:
        if pick != DONE:
            raise_pyramid(g, g.players[self.seat], first(pick), second(pick), third(pick))


@mypyc_attr(acyclic=True)
@final
class VeteransRecruit(Step):
    """Step 7: veteran tokens for units in the own city; the rest is lost (KEMET-NIGHT.14 to .16)."""

    def run(self, g: Kemet) -> None:
        g.do(PlaceUnits(self.seat, FOR_VETERANS, amount=g.players[self.seat].veterans), DropVeterans(self.seat))


@mypyc_attr(acyclic=True)
@final
class DropVeterans(Step):
    def run(self, g: Kemet) -> None:
        p = g.players[self.seat]
        if p.veterans:
            spend_veterans(g, self.seat, p.veterans)


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
