"""Nobody learns from a turn that ends, or from a choice that is made by itself, what is in a hand."""

from __future__ import annotations

import pytest

from support.vale import answer, asked, offered, table


@pytest.mark.rule("VALE-ACT.6")
@pytest.mark.parametrize("card", ["imp", "eternity"])
def test_a_turn_ends_by_itself_only_where_everybody_sees_that_nothing_is_left(card: str) -> None:
    g = table({"hand": [card], "marked": ["agni"]}, {"marked": ["odin"]}, round=3)
    answer(g, "sell agni")
    assert asked(g) == (0, "Turn")  # a card is held and there is a place: for all anybody knows it can come
    assert "end turn" in offered(g)
    full = table({"hand": [card], "marked": ["agni"], "area": ["nessie"]}, {"marked": ["odin"]}, round=1)
    answer(full, "tame agni")
    assert asked(full) == (1, "Turn")
