"""The day: turns, and who wins (KEMET-DAY, KEMET-END)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, second, verb
from deskovka.core.steps import State
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, vec
from deskovka.games.kemet import obstacles as why
from deskovka.games.kemet.actions import NextAction
from deskovka.games.kemet.asides import exchange_obstacle
from deskovka.games.kemet.interludes import ANY_TIME, aside_obstacle, aside_options, do_aside, holds_cards
from deskovka.games.kemet.placing import exchange, exchange_options
from deskovka.games.kemet.table import Ask, Kemet, Step
from deskovka.games.kemet.terms import (
    DAY,
    DAY_BEGAN,
    ENDED,
    EXCHANGE,
    GAINED,
    GOAL,
    GOLD,
    NORMAL_SPACES,
    READY,
    SILVER,
    TOKEN,
    TOKEN_PLACED,
)
from deskovka.games.kemet.tokens import AddTokens, token_obstacle


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
        for space in range(NORMAL_SPACES):
            if token_obstacle(p, space) == 0:
                found = append(found, option(TOKEN, space))
        for choice in aside_options(g, p, ANY_TIME):
            found = append(found, choice)
        for choice in exchange_options(g, p):
            found = append(found, choice)
        return found

    def obstacle(self, g: Kemet, pick: i64) -> i64:
        p = g.players[self.seat]
        if verb(pick) == TOKEN:
            return token_obstacle(p, first(pick))
        if verb(pick) == SILVER:
            return why.TOKEN_BESIDE if p.silver == READY else why.NO_SILVER
        if verb(pick) == GOLD:
            return why.TOKEN_BESIDE if p.gold == READY else why.NO_GOLD
        if verb(pick) == EXCHANGE:
            return exchange_obstacle(g, p, first(pick), second(pick))
        return aside_obstacle(g, p, pick, ANY_TIME, why.TOKEN_FIRST)

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
