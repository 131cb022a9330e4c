"""What a network is told that options change in Eldervale: how the table stands for a seat, in few numbers."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.after_numbers import (
    AFTER_SIZE,
    FALLEN_AT,
    GOODS_AT,
    ON_MAP_AT,
    OTHERS_AT,
    OTHERS_ON_MAP_AT,
    POWERS_AT,
    READY_AT,
    SUMS_AT,
)
from deskovka.games.eldervale.evaluate import chances, lateness
from deskovka.games.eldervale.features import STANDING_AT
from deskovka.games.eldervale.standing_numbers import JUDGED, LATE_AT, LEAD_AT, OF_SEAT, PROPHECIES_AT, SCORES
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import FIRST_MONSTER, GOLD, TOKENS, WORKER
from support.eldervale import ELDERVALE
from support.eldervale import in_a_row as table

FIRE, WATER = 2, 3
RICH = {
    "element": "fire",
    "points": 12,
    "orbs": 2,
    "resources": {"gold": 3},
    "power": {"fire": 5, "water": 2},
    "dwellings": ["ash-plains", "magma-terraces"],
    "cards": ["fire-passage", "fire-aura", "water-wall"],
    "hand": ["prophecy-summit"],
    "tray": ["earth-2-gem", "earth-gem"],
    "fame": 4,
    "units": {"mill": ["worker", "dragon"]},
    "underworld": ["warrior"],
}


def numbers(g: Eldervale, seat: int) -> list[float]:
    found = [float(number) for number in ELDERVALE.after_numbers(g, seat)]
    assert len(found) == AFTER_SIZE
    return found


def test_its_own_standing_comes_first_and_then_that_of_all_others() -> None:
    """As a table tells it, where every seat stands by itself."""
    g = table(RICH, {"element": "water", "points": 5}, {"element": "order", "power": {"order": 3}})
    for seat in range(3):
        told = [float(number) for number in ELDERVALE.features(g, seat)[STANDING_AT:]]
        found = numbers(g, seat)
        assert found[:OF_SEAT] == pytest.approx(told[:OF_SEAT], abs=1e-6)
        others = [told[turn * OF_SEAT : turn * OF_SEAT + SCORES + JUDGED] for turn in (1, 2)]
        together = [first + second for first, second in zip(*others, strict=True)]
        assert found[OTHERS_AT:GOODS_AT] == pytest.approx(together, abs=1e-6)
        assert found[SUMS_AT] == pytest.approx(told[LATE_AT])
        assert found[SUMS_AT + 1] == pytest.approx(told[LEAD_AT])
        assert found[SUMS_AT + 3] == pytest.approx(told[PROPHECIES_AT])
    assert lateness(g) > 0


def test_what_it_has_to_go_on_with() -> None:
    g = table(RICH, {"element": "water"})
    found = numbers(g, 0)
    goods = found[GOODS_AT:POWERS_AT]
    assert goods[GOLD] == 1.0
    assert goods[TOKENS:] == pytest.approx([1 / 3, 2 / 3, 2.0, (g.players[0].fame + 1) / 3, 2.0, 1.0])
    assert g.players[0].fame > 0
    assert found[POWERS_AT + FIRE] > found[POWERS_AT + WATER] > 0


def test_units_are_told_by_where_they_are() -> None:
    g = table(RICH, {"element": "water", "ready": ["worker", "worker"], "underworld": ["worker"]})
    mine, theirs = numbers(g, 0), numbers(g, 1)
    assert (mine[ON_MAP_AT], mine[FALLEN_AT]) == (1.0, 0.5)
    assert (mine[OTHERS_ON_MAP_AT], mine[OTHERS_ON_MAP_AT + 1]) == (0.0, 0.25)
    assert (theirs[ON_MAP_AT], theirs[FALLEN_AT], theirs[READY_AT + WORKER]) == (0.0, 0.5, 1.0)
    assert (theirs[OTHERS_ON_MAP_AT], theirs[OTHERS_ON_MAP_AT + 1]) == (0.5, 0.25)
    assert not any(mine[READY_AT : READY_AT + FIRST_MONSTER + 1])


def test_whose_turn_it_is_and_what_only_the_seat_knows() -> None:
    g = table(RICH, {"element": "water"})
    assert [numbers(g, seat)[SUMS_AT + 4] for seat in (0, 1)] == [1.0, 0.0]
    assert numbers(g, 0)[SUMS_AT + 2] == pytest.approx(0.2 * chances(g, 0))
    other = table({**RICH, "hand": ["prophecy-hearths"]}, {"element": "water"})
    assert numbers(other, 0) != numbers(g, 0)
    assert numbers(other, 1) == numbers(g, 1)


def test_the_ghosts_have_no_things() -> None:
    g = table(RICH, ghosts={"points": 9, "power": {"fire": 2}})
    found = numbers(g, 0)
    assert found[OTHERS_AT] == 0.45
    assert found[OTHERS_AT + SCORES] == 0.0
    assert found[OTHERS_AT + SCORES + 1] > 0.0
