"""The night, steps 5 to 7: what prayer, cards and units it brings (KEMET-NIGHT.10 to .16)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, second, third, verb
from deskovka.core.steps import State
from deskovka.core.vecs import append, pop, remove, vec
from deskovka.games.kemet import obstacles as why
from deskovka.games.kemet.building import building_obstacle, building_options, raise_pyramid
from deskovka.games.kemet.placing import FOR_VETERANS, PlaceUnits
from deskovka.games.kemet.powers import NIGHT_CARDS, NIGHT_CHOICE, NIGHT_LEVELS
from deskovka.games.kemet.table import Ask, Kemet, Step
from deskovka.games.kemet.terms import (
    CARD_DRAWN,
    DONE,
    FOR_VETERAN_TOKENS,
    KEEP,
    LOOKED,
    RAISE,
    VETERANS,
    VETERANS_SPENT,
)


@mypyc_attr(acyclic=True)
@final
class VeteransPray(Ask):
    """Step 5: veteran tokens for a prayer point each (KEMET-NIGHT.11)."""

    def options(self, g: Kemet) -> vec[i64]:
        return vec[i64]([option(VETERANS, count) for count in range(g.players[self.seat].veterans + 1)])

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        if verb(pick) != VETERANS:
            return why.NIGHT_STEP
        return why.SO_FEW_TO_PRAY if first(pick) > g.players[self.seat].veterans else 0

    def mentions(self, g: Kemet, pick: i64, obstacle: i64) -> dict[str, object]:
        return {"count": int(g.players[self.seat].veterans)}

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
            kind = g.next_card(p.seat)
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

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        if verb(pick) != KEEP:
            return why.NIGHT_STEP
        return 0 if first(pick) in g.seen_cards else why.NOT_LOOKED_AT

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

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        if verb(pick) != VETERANS:
            return why.NIGHT_STEP
        if first(pick) > g.players[self.seat].veterans:
            return why.SO_FEW_TO_DRAW
        return why.VETERANS_IN_PAIRS if first(pick) % 2 else 0

    def mentions(self, g: Kemet, pick: i64, obstacle: i64) -> dict[str, object]:
        return {"count": int(g.players[self.seat].veterans)}

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

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        if verb(pick) != RAISE:
            return 0 if pick == DONE else why.NIGHT_STEP
        p = g.players[self.seat]
        obstacle = building_obstacle(g, p, pick)
        too_high = third(pick) > g.levels[first(pick)] + p.powers[NIGHT_LEVELS]
        return why.LEVELS_BY_NIGHT if obstacle == 0 and too_high else obstacle

    def mentions(self, g: Kemet, pick: i64, obstacle: i64) -> dict[str, object]:
        return {"count": int(g.players[self.seat].powers[NIGHT_LEVELS])}

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
