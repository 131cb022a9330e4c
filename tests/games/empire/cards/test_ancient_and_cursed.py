"""The ancient and the cursed cards: what each brings when it is taken, and what it lets its owner do."""

from __future__ import annotations

import pytest

from support.empire import answer, armies, asked, cities, me, offered, refused, score, table

MARCH = ["move CRE-3 to CRE-4", "move CRE-4 to CRE-3"] * 4  # of one army
NEXT = (1, "Turn")  # nothing is left of the action


# ---- ancient


@pytest.mark.rule("EMPIRE-TURN.5", "EMPIRE-ABIL.5")
def test_ancient_phoenix_flies_and_moves_five() -> None:
    g = table({"armies": {"CRE-3": 2}}, row=["ancient_phoenix"])
    answer(g, "take ancient_phoenix")
    assert (asked(g), me(g).flying) == ((0, "Move"), 1)
    answer(g, "move CRE-3 to MEA-3", "move CRE-3 to MEA-3", "move MEA-3 to MEA-1")  # 2 + 2 + 1
    assert (asked(g), armies(g, "MEA-3"), armies(g, "MEA-1")) == (NEXT, 1, 1)


@pytest.mark.rule("EMPIRE-ABIL.8")
def test_ancient_sage_moves_three_and_gives_a_point_for_each_ancient_card() -> None:
    g = table({"armies": {"CRE-3": 1}, "cards": ["ancient_phoenix", "cursed_king"]}, row=["ancient_sage"])
    assert score(g)["cards"] == 0
    answer(g, "take ancient_sage", *MARCH[:3])
    assert (asked(g), armies(g, "CRE-4")) == (NEXT, 1)
    assert score(g)["cards"] == 2  # the phoenix and itself


def test_ancient_tree_spirit_brings_three_elixirs_and_places_four() -> None:
    g = table({}, row=["ancient_tree_spirit"])
    answer(g, "take ancient_tree_spirit")
    assert (asked(g), offered(g)) == ((0, "Place"), ["place in CRE-3", "done"])
    answer(g, *["place in CRE-3"] * 4)
    assert (asked(g), armies(g, "CRE-3"), me(g).elixirs) == (NEXT, 4, 3)


@pytest.mark.rule("EMPIRE-TURN.5", "EMPIRE-ABIL.3", "EMPIRE-ACT.7")
def test_ancient_woods_build_a_city_and_place_an_army_and_the_extra_one() -> None:
    g = table({"armies": {"MEA-3": 1}}, row=["ancient_woods"])
    answer(g, "take ancient_woods")
    assert (asked(g), offered(g)) == ((0, "Build"), ["build in MEA-3", "done"])
    assert me(g).extra_army == 1
    answer(g, "build in MEA-3")
    assert (asked(g), sorted(offered(g))) == ((0, "Place"), ["done", "place in CRE-3", "place in MEA-3"])
    answer(g, "place in MEA-3", "place in MEA-3")
    assert (asked(g), armies(g, "MEA-3"), cities(g, "MEA-3")) == (NEXT, 3, 1)


# ---- cursed


def test_cursed_banshee_brings_two_elixirs_and_moves_six() -> None:
    g = table({"armies": {"CRE-3": 1}}, row=["cursed_banshee"])
    answer(g, "take cursed_banshee", *MARCH[:6])
    assert (asked(g), armies(g, "CRE-3"), me(g).elixirs) == (NEXT, 1, 2)


@pytest.mark.rule("EMPIRE-TURN.5", "EMPIRE-ABIL.5")
def test_cursed_gargoyles_fly_and_move_five() -> None:
    g = table({"armies": {"CRE-4": 2}}, row=["cursed_gargoyles"])
    answer(g, "take cursed_gargoyles")
    assert (asked(g), me(g).flying) == ((0, "Move"), 1)
    answer(g, "move CRE-4 to BRI-1", "move CRE-4 to BRI-1", "move BRI-1 to BRI-2")  # 2 + 2 + 1
    assert (asked(g), armies(g, "BRI-1"), armies(g, "BRI-2")) == (NEXT, 1, 1)


@pytest.mark.rule("EMPIRE-ACT.3")
def test_cursed_king_brings_an_elixir_and_places_three_or_moves_four() -> None:
    g = table({"armies": {"CRE-3": 1}}, row=["cursed_king"])
    answer(g, "take cursed_king")
    assert (offered(g), me(g).elixirs) == (["choose place", "choose move", "done"], 1)
    other = g.clone()
    answer(g, "choose place", *["place in CRE-3"] * 3)
    assert (asked(g), armies(g, "CRE-3")) == (NEXT, 4)
    answer(other, "choose move", *MARCH[:4])
    assert (asked(other), armies(other, "CRE-3"), me(other).supply) == (NEXT, 1, 17)


def test_cursed_mausoleum_gives_an_extra_move_and_builds_a_city() -> None:
    g = table({"armies": {"CRE-3": 1, "MEA-1": 1}, "cities": {"MEA-5": 1}}, row=["cursed_mausoleum"])
    answer(g, "take cursed_mausoleum")
    assert (asked(g), sorted(offered(g))) == ((0, "Build"), ["build in CRE-3", "build in MEA-1", "done"])
    assert refused(g, "move CRE-3 to CRE-4").rule == "EMPIRE-ACT.1"
    answer(g, "build in MEA-1")
    assert (asked(g), cities(g, "MEA-1"), me(g).cities, me(g).extra_move) == (NEXT, 1, 1, 1)


@pytest.mark.rule("EMPIRE-ABIL.13")
def test_cursed_tower_builds_a_city_and_gives_a_point_for_each_flying_symbol() -> None:
    g = table({"armies": {"BRI-2": 1}, "cards": ["dire_eye", "dire_dragon", "dire_ogre"]}, row=["cursed_tower"])
    assert score(g)["cards"] == 4  # twelve coins for the ogre
    answer(g, "take cursed_tower")
    assert offered(g) == ["build in BRI-2", "done"]
    answer(g, "build in BRI-2")
    assert (asked(g), cities(g, "BRI-2"), score(g)["cards"]) == (NEXT, 1, 6)
