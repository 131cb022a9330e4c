"""One answer ahead: which option leads to the tables that look best?"""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.luck import below, next_luck
from deskovka.core.orders import worth_trying
from deskovka.core.steps import NONE, State, Step
from deskovka.core.vecs import vec

DEEPEST = 6  # questions inside one move


def best_option(tables: list[State], luck: i64) -> i64:
    """The option of the seat that is asked with the best value over these imagined tables; luck breaks ties."""
    options = tables[0].options
    seat = tables[0].seat
    ask = tables[0].ask
    best: list[i64] = []
    best_value = 0.0
    for option in options:
        value = 0.0
        for table in tables:
            g = table.clone()
            g.play(option)
            value += settled_value(g, seat, DEEPEST, ask, option)
        if not best or value > best_value + 1e-9:
            best = [option]
            best_value = value
        elif value > best_value - 1e-9:
            best.append(option)
    return best[below(next_luck(luck), len(best))]


def settled_value(g: State, seat: i64, deepest: i64, before: Step | None, last: i64) -> float:
    """The value for `seat` once the move is complete: everybody answers the questions inside it as suits them.

    The table, which is the caller's to spare, lies there after the answer `last` to the question `before`.
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
        return g.game.evaluate(g, seat)
    if len(options) == 0:
        options = worth_trying(g, before, last)
    asked = g.seat
    best_value = 0.0
    best_for_asked = 0.0
    for i in range(len(options)):
        h = g.clone()
        h.play(options[i])
        value = settled_value(h, seat, deepest - 1, ask, options[i])
        for_asked = value if asked == seat else g.game.evaluate(h, asked)
        if i == 0 or for_asked > best_for_asked:
            best_for_asked = for_asked
            best_value = value
    return best_value
