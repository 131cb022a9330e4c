"""The one auction: who names the starting player (EMPIRE-BID, EMPIRE-BIDV)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, verb
from deskovka.core.secret import everyone, next_picker, without
from deskovka.core.steps import NONE, State
from deskovka.core.vecs import append, vec
from deskovka.games.empire.obstacles import (
    BID_FIRST,
    BID_TOO_HIGH,
    HAS_BID,
    LUCK_DECIDES,
    NAME_FIRST,
    NO_SUCH_SEAT,
    STARTER_IS_NAMED,
)
from deskovka.games.empire.table import Ask, Empire, Step
from deskovka.games.empire.terms import (
    BID,
    BID_MADE,
    BID_SHOWN,
    BID_WON,
    LOT,
    LOT_FELL,
    NAME,
    STARTER_NAMED,
)
from deskovka.games.empire.turns import Turn


@mypyc_attr(acyclic=True)
@final
class Auction(Step):
    """All bid, the bids are shown, somebody names the starting player."""

    def run(self, g: Empire) -> None:
        g.picks = NONE
        g.do(Bid(0, amount=everyone(g.seats)), ShowBids())


@mypyc_attr(acyclic=True)
@final
class Bid(Ask):
    """A secret bid; `amount` are the seats that have still to bid, as bits (EMPIRE-BID.1)."""

    def waits_for(self) -> i64:
        return self.amount

    def others_wait(self, g: Empire) -> i64:
        return HAS_BID

    def options(self, g: Empire) -> vec[i64]:
        return vec[i64]([option(BID, coins) for coins in range(g.players[self.seat].coins + 1)])

    def obstacle(self, g: Empire, pick: i64) -> i64:
        if verb(pick) != BID:
            return BID_FIRST
        return 0 if first(pick) <= g.players[self.seat].coins else BID_TOO_HIGH

    def told(self, g: Empire, pick: i64) -> dict[str, object]:
        return {"coins": int(first(pick)), "purse": int(g.players[self.seat].coins)}

    def chosen(self, g: Empire, pick: i64) -> None:
        g.pick_secretly(self.seat, first(pick), g.seats)
        g.whisper(BID_MADE, self.seat, first(pick))
        rest = without(self.amount, self.seat)
        if rest:
            g.do(Bid(next_picker(rest, self.seat), amount=rest))


@mypyc_attr(acyclic=True)
@final
class ShowBids(Step):
    """Turn up all bids at once; the highest wins, ties go to the youngest or to the lot (EMPIRE-BID.2 to .7)."""

    def run(self, g: Empire) -> None:
        g.bids = g.picks
        g.picks = NONE
        best: i64 = 0
        for seat in range(g.seats):
            g.tell(BID_SHOWN, seat, g.bids[seat])
            best = max(best, g.bids[seat])
        tied = vec[i64]([seat for seat in range(g.seats) if g.bids[seat] == best])
        if len(tied) == 1:
            g.do(WinBid(tied[0]))
        elif g.variants.lots:
            g.do(DrawLot(amount=best))
        else:
            g.do(WinBid(youngest(g, tied)))


def youngest(g: Empire, seats: vec[i64]) -> i64:
    """The youngest of these seats (EMPIRE-BID.5, EMPIRE-BID.7, EMPIRE-BID.10)."""
    for seat in g.variants.ages:
        if seat in seats:
            return seat
    return seats[0]


@mypyc_attr(acyclic=True)
@final
class DrawLot(Step):
    """A lot among those who bid `amount` (EMPIRE-BIDV)."""

    def begin(self, g: State) -> vec[i64]:
        assert isinstance(g, Empire)
        lots = vec[i64]([])
        for seat in range(g.seats):
            if g.bids[seat] == self.amount:
                lots = append(lots, option(LOT, seat))
        return g.by_luck(lots)

    def obstacle_to(self, g: State, option: i64) -> i64:
        assert isinstance(g, Empire)
        seat = first(option)
        return 0 if verb(option) == LOT and seat < g.seats and g.bids[seat] == self.amount else LUCK_DECIDES

    def keeps_out(self, g: State, seat: i64) -> i64:
        return LUCK_DECIDES

    def answer(self, g: State, option: i64) -> None:
        assert isinstance(g, Empire)
        g.tell(LOT_FELL, first(option))
        g.do(WinBid(first(option)))


@mypyc_attr(acyclic=True)
@final
class WinBid(Step):
    """The winner pays, the others keep their coins (EMPIRE-BID.3, EMPIRE-BID.4, EMPIRE-BID.6)."""

    def run(self, g: Empire) -> None:
        bid = g.bids[self.seat]
        g.players[self.seat].coins -= bid
        g.tell(BID_WON, self.seat, bid)
        g.do(NameStarter(self.seat))


@mypyc_attr(acyclic=True)
@final
class NameStarter(Ask):
    """The winner of the auction names the starting player, himself or anybody else (EMPIRE-BID.3)."""

    def options(self, g: Empire) -> vec[i64]:
        return vec[i64]([option(NAME, seat) for seat in range(g.seats)])

    def obstacle(self, g: Empire, pick: i64) -> i64:
        if verb(pick) != NAME:
            return NAME_FIRST
        return 0 if first(pick) < g.seats else NO_SUCH_SEAT

    def others_wait(self, g: Empire) -> i64:
        return STARTER_IS_NAMED

    def chosen(self, g: Empire, pick: i64) -> None:
        g.starter = first(pick)
        g.active = g.starter
        g.tell(STARTER_NAMED, self.seat, g.starter)
        g.do(Turn(g.starter))
