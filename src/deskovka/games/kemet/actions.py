"""What tokens were placed for: which action comes next, and how each begins (KEMET-TOK.2, KEMET-TOK.4, KEMET-PRAY)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, verb
from deskovka.core.vecs import append, vec
from deskovka.games.kemet import obstacles as why
from deskovka.games.kemet.acquiring import AcquireTile
from deskovka.games.kemet.asides import elsewhere
from deskovka.games.kemet.building import BuildPyramid
from deskovka.games.kemet.interludes import Interlude
from deskovka.games.kemet.march import BeginMarch
from deskovka.games.kemet.placing import IN_CITY, PlaceUnits
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import GOLD_ACQUIRE, GOLD_MOVE, GOLD_RECRUIT, PRAYING, PRAYING_UNITS
from deskovka.games.kemet.recruiting import Recruiting
from deskovka.games.kemet.table import Ask, Kemet, Step
from deskovka.games.kemet.terms import (
    ACQUIRE,
    BUILD,
    DO,
    FOR_PRAYING,
    GOLD_DO,
    GOLD_SPACE,
    MOVE,
    NORMAL_SPACES,
    PRAY,
    PRAY_GAIN,
    RECRUIT,
    SPACE_ACTION,
)


@mypyc_attr(acyclic=True)
@final
class NextAction(Ask):
    """Which of the placed actions comes next (KEMET-TOK.2)?"""

    def options(self, g: Kemet) -> vec[i64]:
        found = vec[i64]()
        for space in range(NORMAL_SPACES + 1):
            if g.placed >> space & 1:
                found = append(found, option(DO, space))
        return found

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        if verb(pick) != DO:
            return elsewhere(g, g.players[self.seat], pick, why.NOT_THIS_ACTION)
        return 0 if g.placed >> first(pick) & 1 else why.NOT_PLACED

    def chosen(self, g: Kemet, pick: i64) -> None:
        space = first(pick)
        g.placed &= ~(1 << space)
        g.doing = space
        g.do(Interlude(self.seat), NextAction(self.seat))
        if space == GOLD_SPACE:
            g.do(GoldAction(self.seat))
        else:
            begin_action(g, self.seat, SPACE_ACTION[space], space)

    def inside(self) -> bool:
        return False


def begin_action(g: Kemet, seat: i64, action: i64, space: i64) -> None:
    """Carry out an action; `space` is the gold space where no other matters."""
    if action == PRAY:
        g.do(Pray(seat))
    elif action == ACQUIRE:
        g.do(AcquireTile(seat, space))
    elif action == BUILD:
        g.do(BuildPyramid(seat))
    elif action == RECRUIT:
        g.do(Recruiting(seat, amount=0))
    else:
        g.do(BeginMarch(seat))


@mypyc_attr(acyclic=True)
@final
class Pray(Step):
    """Prayer points, and units where a tile gives them (KEMET-PRAY.1)."""

    def run(self, g: Kemet) -> None:
        p = g.players[self.seat]
        g.gain_prayer(p, PRAY_GAIN + p.powers[PRAYING], FOR_PRAYING)
        if p.powers[PRAYING_UNITS]:
            g.do(PlaceUnits(p.seat, IN_CITY, amount=p.powers[PRAYING_UNITS]))


@mypyc_attr(acyclic=True)
@final
class GoldAction(Ask):
    """What the gold token does, as the tiles allow (KEMET-TOK.4, KEMET-TOK.6)."""

    def options(self, g: Kemet) -> vec[i64]:
        p = g.players[self.seat]
        found = vec[i64]()
        for action in (RECRUIT, MOVE, ACQUIRE):
            if gold_obstacle(p, action) == 0:
                found = append(found, option(GOLD_DO, action))
        return found

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        p = g.players[self.seat]
        if verb(pick) != GOLD_DO:
            return elsewhere(g, p, pick, why.NOT_THIS_ACTION)
        return gold_obstacle(p, first(pick))

    def chosen(self, g: Kemet, pick: i64) -> None:
        begin_action(g, self.seat, first(pick), GOLD_SPACE)

    def inside(self) -> bool:
        return True


def gold_obstacle(p: Player, action: i64) -> i64:
    """To an action by the gold token: a tile must allow it (KEMET-TOK.4)."""
    if action == RECRUIT:
        power = GOLD_RECRUIT
    elif action == MOVE:
        power = GOLD_MOVE
    elif action == ACQUIRE:
        power = GOLD_ACQUIRE
    else:
        return why.GOLD_NOT_FOR_THAT
    return 0 if p.powers[power] else why.GOLD_NOT_FOR_THAT
