"""Pleasant mistakes: the second or third best answer in the place of the best, never nonsense."""

from __future__ import annotations

from deskovka.core.lookahead import tried
from deskovka.core.luck import below
from deskovka.core.steps import State

FEW = 2  # how many of the next best answers come into question
BEARABLE = 0.7  # of what lies between the best and the worst answer; whatever loses more is nonsense
ALIKE = 1e-9  # answers that differ by less are equally good


def slip(tables: list[State], luck: int) -> int | None:
    """An answer that is a little worse than the best on these imagined tables; None where there is no such answer."""
    options = [int(option) for option in tables[0].options]
    worse = next_best(options, values_of(tables, options))
    return worse[below(luck, len(worse))] if worse else None


def values_of(tables: list[State], options: list[int]) -> list[float]:
    """What each answer is worth to whoever is asked, over all these tables."""
    first = tables[0]
    return [sum([tried(table, first.seat, first.ask, option)[0] for table in tables]) for option in options]


def next_best(options: list[int], values: list[float]) -> list[int]:
    """The few best of the answers that are worse than the best and still bearable."""
    best = max(values)
    least = best - BEARABLE * (best - min(values))
    worse = [place for place, value in enumerate(values) if value < best - ALIKE]
    worse.sort(key=lambda place: -values[place])
    return [options[place] for place in worse[:FEW] if values[place] >= least]
