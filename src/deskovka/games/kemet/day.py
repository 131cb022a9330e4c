"""The day: turns, tokens and who wins (KEMET-DAY, KEMET-TOK, KEMET-END)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, second, verb
from deskovka.core.steps import State
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games.kemet.actions import AcquireTile, BuildPyramid, Pray, Recruiting
from deskovka.games.kemet.interludes import ANY_TIME, Interlude, aside_options, do_aside, holds_cards
from deskovka.games.kemet.march import BeginMarch
from deskovka.games.kemet.placing import exchange, exchange_options
from deskovka.games.kemet.powers import (
    GOLD_ACQUIRE,
    GOLD_MOVE,
    GOLD_RECRUIT,
)
from deskovka.games.kemet.table import Ask, Kemet, Step
from deskovka.games.kemet.terms import (
    ACQUIRE,
    BUILD,
    DAY,
    DAY_BEGAN,
    DO,
    DONE,
    ENDED,
    EXCHANGE,
    GAINED,
    GOAL,
    GOLD,
    GOLD_DO,
    GOLD_PLACED,
    GOLD_SPACE,
    MOVE,
    NORMAL_SPACES,
    PRAY,
    READY,
    RECRUIT,
    SILVER,
    SILVER_PLACED,
    SPACE_ACTION,
    SPACE_LEVEL,
    TOKEN,
    TOKEN_PLACED,
    USED,
)

LEVEL_SPACES: Final = vec[i64](  # the spaces of each level, as bits
    [sum(1 << space for space in range(NORMAL_SPACES) if SPACE_LEVEL[space] == level) for level in (1, 2, 3)]
)


# ---- turns


@mypyc_attr(acyclic=True)
@final
class Day(Step):
    """A new day begins; the night waits behind it (KEMET-CORE.1)."""

    def run(self, g: Kemet) -> None:
        g.phase = DAY
        g.step = 0
        g.round += 1
        g.turn = 0
        for p in g.players:
            p.bought = 0
        g.tell(DAY_BEGAN, -1, g.round)
        g.do(NextTurn())


@mypyc_attr(acyclic=True)
@final
class NextTurn(Step):
    """The next player with a token left, or the end of the day (KEMET-DAY.1, KEMET-DAY.5)."""

    def run(self, g: Kemet) -> None:
        for _ in range(g.seats):
            p = g.players[g.order[g.turn]]
            if p.tokens > 0:
                p.exchanged = 0
                g.do(TurnStart(p.seat))
                return
            g.turn = (g.turn + 1) % g.seats


@mypyc_attr(acyclic=True)
@final
class TurnStart(Step):
    """Has the player won (KEMET-END.1, KEMET-END.6)?  If not, he opens his turn."""

    def run(self, g: Kemet) -> None:
        mine = g.score(self.seat)
        best: i64 = 0
        for seat in range(g.seats):
            best = max(best, g.score(seat))
        if mine >= GOAL and mine == best:
            g.winner = self.seat
            g.agenda = vec[CoreStep]()
            g.tell(ENDED, self.seat)
            return
        g.do(Opening(self.seat))


@mypyc_attr(acyclic=True)
@final
class Opening(Ask):
    """Place an action token; before it, cards and creatures (KEMET-DAY.1, KEMET-DAY.11, KEMET-CRE.3)."""

    def options(self, g: Kemet) -> vec[i64]:
        p = g.players[self.seat]
        found = vec[i64]()
        spare: i64 = 1 if p.silver == READY else 0
        for space in range(NORMAL_SPACES):
            free = not p.used >> space & 1
            if free and empty_levels(p.used | 1 << space) <= p.tokens - 1 + spare:  # KEMET-DAY.7
                found = append(found, option(TOKEN, space))
        for choice in aside_options(g, p, ANY_TIME):
            found = append(found, choice)
        for choice in exchange_options(g, p):
            found = append(found, choice)
        return found

    def chosen(self, g: Kemet, pick: i64) -> None:
        p = g.players[self.seat]
        if verb(pick) == TOKEN:
            p.tokens -= 1
            p.used |= 1 << first(pick)
            g.placed = 1 << first(pick)
            g.tell(TOKEN_PLACED, p.seat, first(pick))
            g.do(AddTokens(p.seat), NextAction(p.seat), EndTurn(p.seat))
        else:
            g.do(TurnStart(self.seat))
            if verb(pick) == EXCHANGE:
                exchange(g, p, first(pick), second(pick))
            else:
                do_aside(g, p, pick)

    def waits(self, g: State) -> bool:
        assert isinstance(g, Kemet)
        return holds_cards(g, self.seat)


def empty_levels(used: i64) -> i64:
    """Levels of the board without a token (KEMET-DAY.6)."""
    count: i64 = 0
    for spaces in LEVEL_SPACES:
        if used & spaces == 0:
            count += 1
    return count


@mypyc_attr(acyclic=True)
@final
class AddTokens(Ask):
    """A silver or gold token together with the normal one (KEMET-TOK.1, KEMET-TOK.7, KEMET-TOK.11)."""

    def options(self, g: Kemet) -> vec[i64]:
        p = g.players[self.seat]
        found = vec[i64]()
        if p.silver == READY:
            for space in range(NORMAL_SPACES):
                if not p.used >> space & 1 and empty_levels(p.used | 1 << space) <= p.tokens:
                    found = append(found, option(SILVER, space))
        if p.gold == READY:
            found = append(found, GOLD)
        later: i64 = 1 if p.silver == READY and p.tokens > 0 else 0
        if empty_levels(p.used) <= p.tokens + later:
            found = append(found, DONE)
        return found

    def chosen(self, g: Kemet, pick: i64) -> None:
        p = g.players[self.seat]
        if pick == DONE:
            return
        if verb(pick) == SILVER:
            p.silver = USED
            p.used |= 1 << first(pick)
            g.placed |= 1 << first(pick)
            g.tell(SILVER_PLACED, p.seat, first(pick))
        else:
            p.gold = USED
            g.placed |= 1 << GOLD_SPACE
            g.tell(GOLD_PLACED, p.seat)
        g.do(self)


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
class GoldAction(Ask):
    """What the gold token does, as the tiles allow (KEMET-TOK.4, KEMET-TOK.6)."""

    def options(self, g: Kemet) -> vec[i64]:
        p = g.players[self.seat]
        found = vec[i64]()
        if p.powers[GOLD_RECRUIT]:
            found = append(found, option(GOLD_DO, RECRUIT))
        if p.powers[GOLD_MOVE]:
            found = append(found, option(GOLD_DO, MOVE))
        if p.powers[GOLD_ACQUIRE]:
            found = append(found, option(GOLD_DO, ACQUIRE))
        return found

    def chosen(self, g: Kemet, pick: i64) -> None:
        begin_action(g, self.seat, first(pick), GOLD_SPACE)

    def inside(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
@final
class EndTurn(Step):
    """Tokens gained this turn are ready now (KEMET-TOK.8); the next player."""

    def run(self, g: Kemet) -> None:
        p = g.players[self.seat]
        g.doing = -1
        if p.silver == GAINED:
            p.silver = READY
        if p.gold == GAINED:
            p.gold = READY
        g.turn = (g.turn + 1) % g.seats
        g.do(NextTurn())
