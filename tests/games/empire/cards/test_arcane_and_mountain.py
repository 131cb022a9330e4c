"""The cards for three and four players: what each brings when it is taken, and what it lets its owner do."""

from __future__ import annotations

import pytest

from deskovka.core.errors import ImpossiblePosition
from deskovka.games.empire.table import Empire
from support.empire import answer, armies, asked, cities, me, offered, refused, score, table

MARCH = ["move CRE-3 to CRE-4", "move CRE-4 to CRE-3"] * 4  # of one army
NEXT = (1, "Turn")  # nothing is left of the action
THREE = ["place in CRE-3"] * 3


def with_card(card: str, *seats: dict[str, object], players: int = 3) -> Empire:
    """A table for just as many players as the card needs, with the card first in the row."""
    with pytest.raises(ImpossiblePosition, match=r"EMPIRE-DECK\.2"):
        table(*[{}] * (players - 1), row=[card])
    return table(*seats, *[{}] * (players - len(seats)), row=[card])


# ---- arcane


@pytest.mark.rule("EMPIRE-DECK.3", "EMPIRE-ACT.4")
def test_arcane_manticore_gives_an_extra_move_places_four_and_destroys_an_army() -> None:
    g = with_card("arcane_manticore", {}, {"armies": {"CRE-3": 2}})
    answer(g, "take arcane_manticore", *THREE, "place in CRE-3")
    assert (asked(g), armies(g, "CRE-3"), me(g).extra_move) == ((0, "Destroy"), 4, 1)
    answer(g, "destroy in CRE-3 seat 1")
    assert (asked(g), armies(g, "CRE-3", 1)) == (NEXT, 1)


@pytest.mark.rule("EMPIRE-DECK.3", "EMPIRE-TURN.5", "EMPIRE-ABIL.5", "EMPIRE-ACT.3")
def test_arcane_sphinx_flies_and_places_three_or_moves_four() -> None:
    g = with_card("arcane_sphinx", {"armies": {"CRE-3": 2}})
    answer(g, "take arcane_sphinx")
    assert (offered(g), me(g).flying) == (["choose place", "choose move", "done"], 1)
    other = g.clone()
    answer(g, "choose place", *THREE)
    assert (asked(g), armies(g, "CRE-3")) == (NEXT, 5)
    answer(other, "choose move", "move CRE-3 to MEA-3", "move CRE-3 to MEA-3")  # 2 + 2
    assert (asked(other), armies(other, "MEA-3")) == (NEXT, 2)


@pytest.mark.rule("EMPIRE-DECK.3", "EMPIRE-ABIL.8")
def test_arcane_temple_moves_three_and_gives_a_point_for_each_arcane_card() -> None:
    g = with_card("arcane_temple", {"armies": {"CRE-3": 1}, "cards": ["arcane_sphinx", "ancient_phoenix"]})
    assert score(g)["cards"] == 0
    answer(g, "take arcane_temple", *MARCH[:3])
    assert (asked(g), armies(g, "CRE-4")) == (NEXT, 1)
    assert score(g)["cards"] == 2  # the sphinx and itself


# ---- mountain


@pytest.mark.rule("EMPIRE-DECK.3", "EMPIRE-ABIL.10", "EMPIRE-ACT.4")
def test_mountain_dwarf_places_two_destroys_an_army_and_gives_three_points_with_the_treasury() -> None:
    g = with_card("mountain_dwarf", {"cards": ["mountain_treasury"]}, {"armies": {"CRE-3": 2}})
    assert score(g)["cards"] == 0
    answer(g, "take mountain_dwarf", *THREE[:2])
    assert (asked(g), armies(g, "CRE-3")) == ((0, "Destroy"), 2)
    answer(g, "destroy in CRE-3 seat 1")
    assert (asked(g), armies(g, "CRE-3", 1), score(g)["cards"]) == (NEXT, 1, 3)


@pytest.mark.rule("EMPIRE-DECK.3", "EMPIRE-ABIL.7")
def test_mountain_treasury_brings_an_elixir_and_two_coins_and_moves_three() -> None:
    g = with_card("mountain_treasury", {"armies": {"CRE-3": 1}, "coins": 4})
    answer(g, "take mountain_treasury")
    assert (asked(g), me(g).coins, me(g).elixirs) == ((0, "Move"), 6, 1)
    answer(g, *MARCH[:3])
    assert (asked(g), armies(g, "CRE-4"), me(g).coins) == (NEXT, 1, 6)


# ---- the castles


@pytest.mark.rule("EMPIRE-DECK.2", "EMPIRE-ACT.3")
def test_castle_1_brings_an_elixir_and_places_three_or_builds_a_city() -> None:
    g = with_card("castle_1", {"armies": {"MEA-1": 1}}, players=4)
    answer(g, "take castle_1")
    assert (offered(g), me(g).elixirs) == (["choose place", "choose build", "done"], 1)
    other = g.clone()
    answer(g, "choose place", *THREE)
    assert (asked(g), armies(g, "CRE-3"), me(g).cities) == (NEXT, 3, 3)
    answer(other, "choose build", "build in MEA-1")
    assert (asked(other), cities(other, "MEA-1"), me(other).supply) == (NEXT, 1, 17)


@pytest.mark.rule("EMPIRE-DECK.2", "EMPIRE-ACT.4", "EMPIRE-ACT.6", "EMPIRE-ACT.7")
def test_castle_2_brings_an_elixir_moves_three_and_builds_a_city() -> None:
    g = with_card("castle_2", {"armies": {"CRE-3": 1}}, players=4)
    answer(g, "take castle_2")
    assert (asked(g), me(g).elixirs) == ((0, "Move"), 1)
    assert refused(g, "build in CRE-3").rule == "EMPIRE-ACT.6"
    answer(g, *MARCH[:3])
    assert offered(g) == ["build in CRE-4", "done"]
    answer(g, "build in CRE-4")
    assert (asked(g), cities(g, "CRE-4")) == (NEXT, 1)
