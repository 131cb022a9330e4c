"""Moments at which seats may do something beside what the turn consists of (ELDER-15, R30, R48; docs/adr/0023).

In the own turn a free action is one more option of whatever is asked (`Open`), or of a `Window` where nothing else is
asked.  In another's turn a seat is asked at a `Window` if, by what everybody can see, it might do something there:
which cards it holds never decides whether it is asked.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.steps import State
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale.free import does_free, free_obstacle, free_options, is_free, might_act
from deskovka.games.eldervale.table import Ask, Eldervale, Step
from deskovka.games.eldervale.verbs import GO_ON


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Open(Ask):
    """A question at a moment when its seat may also do free things; they are options beside its own."""

    __slots__ = ()

    def moment(self) -> i64:
        """The window it stands in for: which spells fit (terms.py); 0: any moment of the own turn."""
        return 0

    def own_options(self, g: Eldervale) -> vec[i64]:
        raise NotImplementedError

    def own_obstacle(self, g: Eldervale, pick: i64) -> i64:
        raise NotImplementedError

    def own_chosen(self, g: Eldervale, pick: i64) -> None:
        raise NotImplementedError

    def options(self, g: Eldervale) -> vec[i64]:
        found = self.own_options(g)
        if len(found) == 0:
            return found
        return free_options(g, self.seat, self.moment(), self.realm, found)

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if is_free(pick):
            return free_obstacle(g, self.seat, self.moment(), self.realm, pick)
        return self.own_obstacle(g, pick)

    def chosen(self, g: Eldervale, pick: i64) -> None:
        if is_free(pick):
            g.do(self)  # asked again, with what is possible then
            does_free(g, self.seat, self.moment(), self.realm, pick)
        else:
            self.own_chosen(g, pick)

    def waits(self, g: State) -> bool:
        """What the hand holds must not decide whether it is asked (ADR 13)."""
        assert isinstance(g, Eldervale)
        return might_act(g, self.seat, self.moment())


@mypyc_attr(acyclic=True)
@final
class Window(Open):
    """A moment (`amount`, terms.py) at which a seat may act, or go on; `realm` is where it happens."""

    def moment(self) -> i64:
        return self.amount

    def own_options(self, g: Eldervale) -> vec[i64]:
        if not might_act(g, self.seat, self.amount):
            return vec[i64]()
        return vec[i64]([GO_ON])

    def own_obstacle(self, g: Eldervale, pick: i64) -> i64:
        return 0 if pick == GO_ON else 2

    def own_chosen(self, g: Eldervale, pick: i64) -> None:
        """Nothing more here."""

    def skip(self) -> i64:
        return GO_ON


@mypyc_attr(acyclic=True)
@final
class AskAround(Step):
    """Everybody may act at a moment (`amount`): from the left of the active player round to the active player, again and
    again until all pass one after another (ELDER-2.4, R30).

    `other` counts those who passed in a row.
    """

    def run(self, g: Eldervale) -> None:
        """See helper."""
        raise NotImplementedError


def others_from_left(g: Eldervale) -> vec[i64]:
    """Seats from the left of the active player round to the active player himself."""
    found = vec[i64]()
    seat = g.turn
    for _ in range(g.seats):
        seat = g.next_seat(seat)
        found = append(found, seat)
    return found
