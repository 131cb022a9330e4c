"""Effects that build, take adventure cards and explore."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.dwellings import Build, can_build, only_looming
from deskovka.games.eldervale.exploring import LayTile
from deskovka.games.eldervale.offer import BurnCard, BuyCard, Refill, can_buy_any, offered_cards
from deskovka.games.eldervale.sources import Op
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import Eldervale


@mypyc_attr(acyclic=True)
@final
class BuildDwelling(Op):
    """Build a dwelling by the usual rules, so many resources cheaper (ELDER-14.1)."""

    def __init__(self, discount: i64 = 0) -> None:
        super().__init__()
        self.discount = discount

    def needs_means(self) -> bool:
        return True

    def can(self, g: Eldervale, at: Step) -> bool:
        return can_build(g, at.seat, self.discount)

    def why_not(self, g: Eldervale, at: Step) -> i64:
        return why.LOOMED_OVER if only_looming(g, at.seat, self.discount) else why.NOTHING_TO_DO

    def run(self, g: Eldervale, at: Step) -> None:
        g.do(Build(at.seat, amount=self.discount))


@mypyc_attr(acyclic=True)
@final
class Adventure(Op):
    """Take so many cards of the offer, each so many resources cheaper; no two of one deck (ELDER-11.8)."""

    def __init__(self, n: i64 = 1, discount: i64 = 0) -> None:
        super().__init__()
        self.n = n
        self.discount = discount

    def needs_means(self) -> bool:
        return True

    def can(self, g: Eldervale, at: Step) -> bool:
        return can_buy_any(g, g.players[at.seat], self.discount)

    def run(self, g: Eldervale, at: Step) -> None:
        g.do(Refill())
        for _ in range(self.n):
            g.do(BuyCard(at.seat, other=self.discount))


@mypyc_attr(acyclic=True)
@final
class BurnCards(Op):
    """Put so many cards of the offer under their decks: exactly so many, each of another deck."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def can(self, g: Eldervale, at: Step) -> bool:
        return len(offered_cards(g)) >= self.n

    def run(self, g: Eldervale, at: Step) -> None:
        g.do(Refill())
        for _ in range(self.n):
            g.do(BurnCard(at.seat))


@mypyc_attr(acyclic=True)
@final
class Explore(Op):
    """Lay the next tile of the supply."""

    def can(self, g: Eldervale, at: Step) -> bool:
        return len(g.supply) > 0

    def run(self, g: Eldervale, at: Step) -> None:
        g.do(LayTile(at.seat))
