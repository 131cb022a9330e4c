"""Turns: place a unit or regroup (ELDER-8)."""

from __future__ import annotations

import pytest

from support.eldervale import answer, asked, offered, table


@pytest.mark.rule("ELDER-8.1")
def test_a_turn_is_a_placement_or_a_regroup() -> None:
    g = table({"units": {"mill": ["worker"]}})
    assert asked(g) == (0, "Turn")
    assert "regroup" in offered(g)
    answer(g, "place worker in windswept-steppe")
    assert asked(g) == (0, "TakeTreasure")
