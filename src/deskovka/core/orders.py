"""Answers of several parts: people give the parts in any order, a search tries one order of them only."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.options import verb
from deskovka.core.steps import State, Step
from deskovka.core.vecs import append, vec


def worth_trying(g: State, before: Step | None, last: i64) -> vec[i64]:
    """The options now, after the answer `last` to the question `before`.

    Where that was a part of the same answer: no part that could have come first, because then it did.  If only such
    parts are left although more is wanted, they are tried all the same.
    """
    ask = g.ask
    if before is None or ask is None or not ask.goes_on(before):
        return g.options
    found = vec[i64]()
    for option in g.options:
        if option >= last or verb(option) != verb(last):
            found = append(found, option)
    return found if len(found) else g.options
