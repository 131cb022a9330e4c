"""The dire and the forest cards: what each brings when it is taken, and what it lets its owner do."""

from __future__ import annotations

import pytest

from support.empire import answer, armies, asked, cities, me, offered, refused, score, table

MARCH = ["move CRE-3 to CRE-4", "move CRE-4 to CRE-3"] * 4  # of one army
NEXT = (1, "Turn")  # nothing is left of the action
THREE = ["place in CRE-3"] * 3


# ---- dire


@pytest.mark.rule("EMPIRE-ACT.4", "EMPIRE-ACT.6")
def test_dire_dragon_flies_places_three_and_destroys_an_army() -> None:
    g = table({}, {"armies": {"CRE-3": 2}}, row=["dire_dragon"])
    answer(g, "take dire_dragon")
    assert (asked(g), me(g).flying) == ((0, "Place"), 1)
    assert refused(g, "destroy in CRE-3 seat 1").rule == "EMPIRE-ACT.6"
    answer(g, *THREE)
    assert offered(g) == ["destroy in CRE-3 seat 0", "destroy in CRE-3 seat 1", "done"]
    answer(g, "destroy in CRE-3 seat 1")
    assert (asked(g), armies(g, "CRE-3"), armies(g, "CRE-3", 1), me(g, 1).supply) == (NEXT, 3, 1, 17)


def test_dire_eye_flies_and_places_four() -> None:
    g = table({"cities": {"MEA-5": 1}}, row=["dire_eye"])
    answer(g, "take dire_eye")
    assert sorted(offered(g)) == ["done", "place in CRE-3", "place in MEA-5"]
    answer(g, *THREE, "place in MEA-5")
    assert (asked(g), armies(g, "CRE-3"), armies(g, "MEA-5"), me(g).flying) == (NEXT, 3, 1, 1)


@pytest.mark.rule("EMPIRE-ABIL.12", "EMPIRE-DESTROY.5", "EMPIRE-TURN.5")
def test_dire_giant_makes_untouchable_places_three_and_destroys_an_army() -> None:
    g = table({}, {"armies": {"CRE-3": 2}}, row=["dire_giant", "dire_dragon"])
    answer(g, "take dire_giant", *THREE)
    assert offered(g) == ["destroy in CRE-3 seat 1", "done"]  # none of the owner's
    answer(g, "destroy in CRE-3 seat 1")
    assert (asked(g), armies(g, "CRE-3", 1)) == (NEXT, 1)
    answer(g, "take dire_dragon", "done")
    assert offered(g) == ["destroy in CRE-3 seat 1", "done"]
    assert refused(g, "destroy in CRE-3 seat 0").rule == "EMPIRE-DESTROY.5"


def test_dire_goblin_brings_an_elixir_and_moves_five() -> None:
    g = table({"armies": {"CRE-3": 1}}, row=["dire_goblin"])
    answer(g, "take dire_goblin", *MARCH[:5])
    assert (asked(g), armies(g, "CRE-4"), me(g).elixirs) == (NEXT, 1, 1)


@pytest.mark.rule("EMPIRE-ABIL.11")
def test_dire_ogre_moves_two_and_gives_a_point_for_three_coins() -> None:
    g = table({"armies": {"CRE-3": 1}, "coins": 7}, row=["dire_eye", "dire_ogre"])
    answer(g, "take dire_ogre", *MARCH[:2])  # for one coin
    assert (asked(g), armies(g, "CRE-3")) == (NEXT, 1)
    assert (me(g).coins, score(g)["cards"]) == (6, 2)


# ---- forest


@pytest.mark.rule("EMPIRE-TURN.5", "EMPIRE-ABIL.3", "EMPIRE-ACT.3")
def test_forest_elf_gives_an_extra_army_and_places_three_or_moves_two() -> None:
    g = table({"armies": {"CRE-3": 1}}, row=["forest_elf"])
    answer(g, "take forest_elf")
    assert (offered(g), me(g).extra_army) == (["choose place", "choose move", "done"], 1)
    other = g.clone()
    answer(g, "choose place", *THREE, "place in CRE-3")  # the fourth is the extra one
    assert (asked(g), armies(g, "CRE-3")) == (NEXT, 5)
    answer(other, "choose move", *MARCH[:2])
    assert (asked(other), armies(other, "CRE-3")) == (NEXT, 1)


def test_forest_gnome_brings_three_elixirs_and_moves_two() -> None:
    g = table({"armies": {"CRE-3": 2}}, row=["forest_gnome"])
    answer(g, "take forest_gnome")
    assert refused(g, "move CRE-3 to MEA-3").rule == "EMPIRE-MOVE.4"
    answer(g, "move CRE-3 to CRE-4", "move CRE-3 to CRE-2")
    assert (asked(g), armies(g, "CRE-4"), armies(g, "CRE-2"), me(g).elixirs) == (NEXT, 1, 1, 3)


def test_forest_pixie_gives_an_extra_army_and_moves_four() -> None:
    g = table({"armies": {"CRE-3": 1}}, row=["forest_pixie"])
    answer(g, "take forest_pixie")
    assert refused(g, "place in CRE-3").rule == "EMPIRE-ACT.1"
    answer(g, *MARCH[:4])
    assert (asked(g), armies(g, "CRE-3"), me(g).extra_army) == (NEXT, 1, 1)


def test_forest_tree_town_gives_an_extra_move_and_builds_a_city() -> None:
    g = table({"armies": {"CRE-3": 1}}, row=["forest_tree_town"])
    answer(g, "take forest_tree_town")
    assert (asked(g), offered(g)) == ((0, "Build"), ["build in CRE-3", "done"])
    answer(g, "build in CRE-3")
    assert (asked(g), cities(g, "CRE-3"), me(g).cities, me(g).extra_move) == (NEXT, 1, 2, 1)
