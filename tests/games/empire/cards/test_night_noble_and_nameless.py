"""The night, the noble and the nameless cards: what each brings when it is taken, and what it lets its owner do."""

from __future__ import annotations

import pytest

from support.empire import answer, armies, asked, cities, me, offered, refused, score, table

MARCH = ["move CRE-3 to CRE-4", "move CRE-4 to CRE-3"] * 4  # of one army
NEXT = (1, "Turn")  # nothing is left of the action
THREE = ["place in CRE-3"] * 3


# ---- night


@pytest.mark.rule("EMPIRE-ACT.4", "EMPIRE-ACT.6")
def test_night_hydra_gives_an_extra_army_moves_five_and_destroys_an_army() -> None:
    g = table({"armies": {"CRE-3": 1}}, {"armies": {"CRE-3": 1, "CRE-4": 2}}, row=["night_hydra"])
    answer(g, "take night_hydra")
    assert (asked(g), me(g).extra_army) == ((0, "Move"), 1)
    assert refused(g, "destroy in CRE-3 seat 1").rule == "EMPIRE-ACT.6"
    answer(g, *MARCH[:5])
    assert offered(g) == ["destroy in CRE-4 seat 0", "destroy in CRE-4 seat 1", "done"]
    answer(g, "destroy in CRE-4 seat 1")
    assert (asked(g), armies(g, "CRE-4"), armies(g, "CRE-4", 1)) == (NEXT, 1, 1)


def test_night_village_gives_an_extra_army_and_builds_a_city() -> None:
    g = table({"armies": {"VOL-1": 2}}, row=["night_village"])
    answer(g, "take night_village")
    assert (asked(g), offered(g)) == ((0, "Build"), ["build in VOL-1", "done"])
    answer(g, "build in VOL-1")
    assert (asked(g), cities(g, "VOL-1"), armies(g, "VOL-1"), me(g).extra_army) == (NEXT, 1, 2, 1)


@pytest.mark.rule("EMPIRE-ABIL.8", "EMPIRE-ACT.4")
def test_night_wizard_places_three_destroys_an_army_and_gives_a_point_for_each_night_card() -> None:
    g = table({"cards": ["night_village", "noble_knight"]}, {"armies": {"CRE-3": 2}}, row=["night_wizard"])
    answer(g, "take night_wizard", *THREE, "place in CRE-3")  # the village gives the fourth
    assert (asked(g), armies(g, "CRE-3")) == ((0, "Destroy"), 4)
    answer(g, "destroy in CRE-3 seat 1")
    assert (asked(g), armies(g, "CRE-3", 1)) == (NEXT, 1)
    assert score(g)["cards"] == 2  # the village and itself


# ---- noble


@pytest.mark.rule("EMPIRE-ABIL.10")
def test_noble_hills_place_three_and_give_four_points_with_the_knight_and_the_unicorn() -> None:
    g = table({"cards": ["noble_knight", "noble_unicorn"]}, row=["noble_hills"])
    assert score(g)["cards"] == 0
    answer(g, "take noble_hills", *THREE)
    assert (asked(g), armies(g, "CRE-3"), score(g)["cards"]) == (NEXT, 3, 4)


@pytest.mark.rule("EMPIRE-ACT.4")
def test_noble_knight_gives_an_extra_move_places_four_and_destroys_an_army() -> None:
    g = table({}, {"armies": {"CRE-3": 2}}, row=["noble_knight"])
    answer(g, "take noble_knight", *THREE, "place in CRE-3")
    assert (asked(g), armies(g, "CRE-3"), me(g).extra_move) == ((0, "Destroy"), 4, 1)
    answer(g, "destroy in CRE-3 seat 1")
    assert (asked(g), armies(g, "CRE-3", 1)) == (NEXT, 1)


@pytest.mark.rule("EMPIRE-TURN.5", "EMPIRE-ABIL.2", "EMPIRE-ACT.4")
def test_noble_unicorn_gives_an_extra_move_moves_four_and_places_an_army() -> None:
    g = table({"armies": {"CRE-3": 1}}, row=["noble_unicorn"])
    answer(g, "take noble_unicorn")
    assert (asked(g), me(g).extra_move) == ((0, "Move"), 1)
    answer(g, *MARCH[:5])  # the fifth is the extra one
    assert (asked(g), armies(g, "CRE-4")) == ((0, "Place"), 1)
    answer(g, "place in CRE-3")
    assert (asked(g), armies(g, "CRE-3")) == (NEXT, 1)


# ---- without an adjective


@pytest.mark.rule("EMPIRE-ABIL.8", "EMPIRE-ABIL.9")
def test_graveyard_places_two_and_gives_a_point_for_each_cursed_card() -> None:
    g = table({"cards": ["cursed_king", "cursed_banshee", "dire_eye"]}, row=["graveyard"])
    assert score(g)["cards"] == 0
    answer(g, "take graveyard", *THREE[:2])
    assert (asked(g), armies(g, "CRE-3"), score(g)["cards"]) == (NEXT, 2, 2)


@pytest.mark.rule("EMPIRE-ABIL.8", "EMPIRE-ABIL.9", "EMPIRE-ACT.3")
def test_lake_places_two_or_moves_three_and_gives_a_point_for_each_forest_card() -> None:
    g = table({"armies": {"CRE-3": 1}, "cards": ["forest_gnome", "forest_pixie"]}, row=["lake"])
    answer(g, "take lake")
    assert (offered(g), score(g)["cards"]) == (["choose place", "choose move", "done"], 2)
    other = g.clone()
    answer(g, "choose place", *THREE)  # the third is that of the pixie
    assert (asked(g), armies(g, "CRE-3")) == (NEXT, 4)
    answer(other, "choose move", *MARCH[:3])
    assert (asked(other), armies(other, "CRE-4")) == (NEXT, 1)


@pytest.mark.rule("EMPIRE-ABIL.8", "EMPIRE-ABIL.9")
def test_stronghold_builds_a_city_and_gives_a_point_for_each_dire_card() -> None:
    g = table({"armies": {"CRE-5": 1}, "cards": ["dire_eye", "dire_goblin", "lake"]}, row=["stronghold"])
    answer(g, "take stronghold")
    assert (asked(g), offered(g)) == ((0, "Build"), ["build in CRE-5", "done"])
    answer(g, "build in CRE-5")
    assert (asked(g), cities(g, "CRE-5"), score(g)["cards"]) == (NEXT, 1, 2)
