"""One move ahead: which option leads to the tables that look best, and how the table lies then?"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from deskovka.core.luck import below, next_luck
from deskovka.core.orders import worth_trying
from deskovka.core.steps import NONE, State, Step
from deskovka.core.vecs import vec

DEEPEST = 6  # questions inside one move


@final
class Effort:
    """How many more tables a look ahead may play before it takes what it has found so far."""

    __slots__ = ("left",)

    def __init__(self, left: i64) -> None:
        self.left = left


def best_option(tables: list[State], luck: i64, effort: i64 = 0) -> i64:
    """The option of the seat that is asked with the best value over these imagined tables; luck breaks ties.

    `effort`: so many more tables at most to find the end of an option's move; 0: as many as there are.
    """
    option, _ = best_of(tables, luck, effort)
    return option


def best_move(g: State, luck: i64) -> State:
    """The table after the best whole move of whoever is asked; this one stays as it is.

    The move is complete where the table is settled again: what is asked on the way is answered as suits who answers.
    """
    while True:
        _, g = best_of([g], luck)
        if g.game.settled(g):
            return g
        luck = next_luck(luck)


def best_of(tables: list[State], luck: i64, effort: i64 = 0) -> tuple[i64, State]:
    """The best option over these tables, and the first of them once the questions inside that move are answered."""
    first = tables[0]
    best: list[i64] = []
    after: list[State] = []
    best_value = 0.0
    for option in first.options:
        value, led_to = tried(first, first.seat, first.ask, option, limit(effort))
        for i in range(1, len(tables)):
            more, _ = tried(tables[i], first.seat, first.ask, option, limit(effort))
            value += more
        if not best or value > best_value + 1e-9:
            best = [option]
            after = [led_to]
            best_value = value
        elif value > best_value - 1e-9:
            best.append(option)
            after.append(led_to)
    chosen = below(next_luck(luck), len(best))
    return best[chosen], after[chosen]


def limit(effort: i64) -> Effort | None:
    return Effort(effort) if effort > 0 else None


def tried(table: State, seat: i64, ask: Step | None, option: i64, effort: Effort | None = None) -> tuple[float, State]:
    """What an answer is worth to the seat that gives it, and the table it leads to."""
    g = table.clone()
    g.play(option)
    return completed(g, seat, DEEPEST, ask, option, effort)


def completed(
    g: State, seat: i64, deepest: i64, before: Step | None, last: i64, effort: Effort | None
) -> tuple[float, State]:
    """The value for `seat` and the table once the move is complete: everybody answers what is inside it as suits them.

    The table, which is the caller's to spare, lies there after the answer `last` to the question `before`.  Without an
    effort it looks at everything; otherwise what is left of a move when that is spent is not looked at.
    """
    ask = g.ask
    options: vec[i64] = NONE
    while ask is not None and ask.inside():
        options = ask.ahead(g)
        if len(options) != 1:
            break
        before = ask  # nothing to compare: the same table goes on
        last = options[0]
        g.play(last)
        ask = g.ask
    if ask is None or deepest == 0 or not ask.inside() or len(g.options) == 0:
        return g.game.evaluate(g, seat), g
    if len(options) == 0:
        options = worth_trying(g, before, last)
    asked = g.seat
    best_value = 0.0
    best_for_asked = 0.0
    best = g
    for i in range(len(options)):
        if effort is not None:
            if effort.left <= 0:
                return (best_value, best) if i else (g.game.evaluate(g, seat), g)
            effort.left -= 1
        h = g.clone()
        h.play(options[i])
        value, led_to = completed(h, seat, deepest - 1, ask, options[i], effort)
        for_asked = value if asked == seat else g.game.evaluate(h, asked)
        if i == 0 or for_asked > best_for_asked:
            best_for_asked = for_asked
            best_value = value
            best = led_to
    return best_value, best
