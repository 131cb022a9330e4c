"""The expedition of a Dungeon, and its shorter form at the Oracle (ELDER-11, ELDER-26.4)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, verb
from deskovka.core.vecs import vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.exploring import LayTile as LayTile
from deskovka.games.eldervale.gaining import draw_card
from deskovka.games.eldervale.offer import BurnCard as BurnCard
from deskovka.games.eldervale.offer import BuyCard as BuyCard
from deskovka.games.eldervale.offer import Refill, burn, burn_options, buy, buy_obstacle, buy_options, is_on_offer
from deskovka.games.eldervale.offer import card_cost as card_cost
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.verbs import BURN, BUY, ORACLE_MAGIC
from deskovka.games.eldervale.windows import Open


def explore(g: Eldervale, seat: i64) -> None:
    """A tile, a card, a second card or one burnt, then the offer is filled up (ELDER-11.1 to 11.9)."""
    g.do(LayTile(seat), FirstCard(seat), SecondCard(seat), Refill())


@mypyc_attr(acyclic=True)
@final
class FirstCard(Open):
    """Step 2: take a card; free actions are possible before it (ELDER-11.5, ELDER-11.10)."""

    def own_options(self, g: Eldervale) -> vec[i64]:
        return buy_options(g, self.seat, 0, vec[i64]())

    def own_obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != BUY:
            return why.CARD_FIRST
        return buy_obstacle(g, self.seat, 0, first(pick))

    def own_chosen(self, g: Eldervale, pick: i64) -> None:
        buy(g, self.seat, 0, first(pick))

    def inside(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
@final
class SecondCard(Open):
    """Step 3: take a second card, or burn one (ELDER-11.6, ELDER-11.7, R15)."""

    def own_options(self, g: Eldervale) -> vec[i64]:
        return burn_options(g, buy_options(g, self.seat, 0, vec[i64]()))

    def own_obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) == BURN:
            return 0 if is_on_offer(g, first(pick)) else why.CARD_NOT_ON_OFFER
        if verb(pick) != BUY:
            return why.CARD_OR_BURN_FIRST
        return buy_obstacle(g, self.seat, 0, first(pick))

    def own_chosen(self, g: Eldervale, pick: i64) -> None:
        if verb(pick) == BURN:
            burn(g, self.seat, first(pick))
        else:
            buy(g, self.seat, 0, first(pick))

    def inside(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
@final
class AskOracle(Open):
    """An adventure card at its cost, or a magic card (ELDER-26.4 to 26.6, R68)."""

    def own_options(self, g: Eldervale) -> vec[i64]:
        return buy_options(g, self.seat, 0, vec[i64]([ORACLE_MAGIC]))

    def own_obstacle(self, g: Eldervale, pick: i64) -> i64:
        if pick == ORACLE_MAGIC:
            return 0
        return buy_obstacle(g, self.seat, 0, first(pick)) if verb(pick) == BUY else why.ORACLE_FIRST

    def own_chosen(self, g: Eldervale, pick: i64) -> None:
        if pick == ORACLE_MAGIC:
            draw_card(g, g.players[self.seat])
        else:
            g.do(Refill())
            buy(g, self.seat, 0, first(pick))

    def inside(self) -> bool:
        return True
