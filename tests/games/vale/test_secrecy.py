"""Nobody learns from a turn that ends, or from a choice that is made by itself, what is in a hand."""

from __future__ import annotations

import pytest

from deskovka.games.vale.table import CARDS, Vale
from support.vale import VALE, answer, asked, names, offered, table


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


@pytest.mark.rule("VALE-R.6")
def test_whoever_pays_for_a_card_is_imagined_able_to_carry_out_its_effect() -> None:
    """Everybody knows that it could be summoned; a hand for which that is not true cannot be."""
    g = table(
        {"hand": ["dragon_egg", "ember", "hydra"], "stones": {"red": 2, "blue": 1, "purple": 1}}, {"area": ["triton"]}
    )
    answer(g, "summon dragon_egg")
    assert asked(g) == (0, "Summon")
    egg = names(range(len(CARDS))).index("dragon_egg")
    for luck in range(60):
        twin = g.imagine(1, luck)
        assert isinstance(twin, Vale)
        assert len(twin.players[0].hand) == 3
        assert CARDS[egg].can_resolve(twin, twin.players[0], egg)
        assert VALE.problems(twin) == []
