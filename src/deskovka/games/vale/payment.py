"""Paying for a summon or a release: enough, and no stone more than needed (VALE-SUM.3, VALE-CLR.8, VALE-R.2)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, verb
from deskovka.core.vecs import append, vec
from deskovka.games.vale.stones import holds, pay, stone_values
from deskovka.games.vale.table import CARDS, Ask, Player, Vale
from deskovka.games.vale.terms import PAID, PAY, blues, purples, reds, stones


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Payment(Ask):
    """Choose the stones that pay for `card`; then what was paid for happens."""

    __slots__ = ()

    def cost(self, g: Vale) -> i64:
        raise NotImplementedError

    def paid_for(self, g: Vale, p: Player, paid: i64) -> None:
        """These stones have been paid."""
        raise NotImplementedError

    def faults(self) -> vec[i64]:
        """The obstacles to what is no payment, to stones not held, to too few of them, to too many."""
        raise NotImplementedError

    def options(self, g: Vale) -> vec[i64]:
        return payments(g.players[self.seat], self.cost(g))

    def obstacle(self, g: Vale, pick: i64) -> i64:
        p = g.players[self.seat]
        faults = self.faults()
        if verb(pick) != PAY:
            return faults[0]
        if not holds(p, first(pick)):
            return faults[1]
        if value_of(p, first(pick)) < self.cost(g):
            return faults[2]
        return 0 if pick in payments(p, self.cost(g)) else faults[3]

    def told(self, g: Vale, pick: i64) -> dict[str, object]:
        value = value_of(g.players[self.seat], first(pick))
        return {"card": CARDS[self.card].name, "cost": self.cost(g), "value": value}

    def chosen(self, g: Vale, pick: i64) -> None:
        p = g.players[self.seat]
        paid = first(pick)
        if paid:
            pay(p, paid)
            g.tell(PAID, self.seat, paid)
        self.paid_for(g, p, paid)


def payments(p: Player, cost: i64) -> vec[i64]:
    """All ways to pay: enough, and not enough without any single stone of it."""
    ways = vec[i64]()
    red_value, blue_value, purple_value = stone_values(p)
    for purple in range(p.purple + 1):
        for blue in range(p.blue + 1):
            owed = cost - purple * purple_value - blue * blue_value
            red: i64 = 0
            if owed > 0:
                red = (owed + red_value - 1) // red_value
                if red > p.red:
                    continue
            surplus = red * red_value - owed
            if (
                (red == 0 or surplus < red_value)
                and (blue == 0 or surplus < blue_value)
                and (purple == 0 or surplus < purple_value)
            ):
                ways = append(ways, option(PAY, stones(red, blue, purple)))
    return ways


def value_of(p: Player, paid: i64) -> i64:
    red, blue, purple = stone_values(p)
    return reds(paid) * red + blues(paid) * blue + purples(paid) * purple
