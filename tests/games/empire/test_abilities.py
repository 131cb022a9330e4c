"""What the abilities of cards do, during the game and at its end (EMPIRE-ABIL)."""

from __future__ import annotations

from collections import Counter

import pytest

from deskovka.games.empire.table import Empire
from deskovka.testing.play import play_randomly
from support.empire import EMPIRE, answer, armies, asked, cities, me, names, new_game, offered, refused, score, table

MARCH = ["move CRE-3 to CRE-4", "move CRE-4 to CRE-3"] * 6  # of one army
EXTRA_MOVE = ["cursed_mausoleum", "forest_tree_town", "noble_knight", "noble_unicorn", "arcane_manticore"]
EXTRA_ARMY = ["ancient_woods", "forest_elf", "forest_pixie", "night_hydra", "night_village"]
FLYING = ["cursed_gargoyles", "dire_dragon", "dire_eye", "arcane_sphinx", "ancient_phoenix"]
SYMBOLS = {"extra_move", "extra_army", "flying", "elixir"}


def symbols(g: Empire, seat: int) -> Counter[str]:
    """The symbols on the cards before a seat, as printed."""
    found: Counter[str] = Counter()
    for card in names(me(g, seat).cards):
        for ability in EMPIRE.facts()["cards"][card]["abilities"]:  # type: ignore[index]
            if ability["type"] in SYMBOLS:
                found[ability["type"]] += ability["amount"]
    return found


def march(g: Empire) -> int:
    """Spend all movement points by land; how many there were."""
    steps = 0
    while asked(g) == (0, "Move"):
        answer(g, MARCH[steps])
        steps += 1
    return steps


def place_all(g: Empire) -> int:
    """Place as many armies as allowed; how many that were."""
    before = int(me(g).supply)
    while asked(g) == (0, "Place"):
        answer(g, "place in CRE-3")
    return before - int(me(g).supply)


# ---- how long, and how many


@pytest.mark.rule("EMPIRE-ABIL.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_symbols_of_all_cards_taken_work_to_the_end_of_the_game(seats: int) -> None:
    g = new_game(seats, 5, setup="random")
    for _ in play_randomly(g, 6):
        for seat in range(seats):
            p = me(g, seat)
            counted = {"extra_move": p.extra_move, "extra_army": p.extra_army, "flying": p.flying, "elixir": p.elixirs}
            assert +Counter({name: int(count) for name, count in counted.items()}) == symbols(g, seat)
    assert EMPIRE.result(g).over


@pytest.mark.rule("EMPIRE-ABIL.1", "EMPIRE-ABIL.2")
@pytest.mark.parametrize("count", range(6))
def test_each_extra_move_symbol_gives_one_more_point(count: int) -> None:
    g = table({"armies": {"CRE-3": 1}, "cards": EXTRA_MOVE[:count]}, {}, {}, row=["dire_ogre"])
    answer(g, "take dire_ogre")
    assert march(g) == 2 + count


@pytest.mark.rule("EMPIRE-ABIL.1", "EMPIRE-ABIL.3")
@pytest.mark.parametrize("count", range(6))
def test_each_extra_army_symbol_allows_one_more_army(count: int) -> None:
    g = table({"cards": EXTRA_ARMY[:count]}, row=["graveyard"])
    answer(g, "take graveyard")
    assert place_all(g) == 2 + count


@pytest.mark.rule("EMPIRE-ABIL.1", "EMPIRE-ABIL.2")
def test_an_extra_move_comes_in_every_move_action() -> None:
    row = ["noble_unicorn", "dire_ogre", "forest_gnome"]
    g = table({"armies": {"CRE-3": 1}, "cards": ["noble_knight"]}, row=row)
    answer(g, "take noble_unicorn")
    assert march(g) == 6  # 4, the knight and the unicorn itself
    answer(g, "done", "take dire_ogre", "take forest_gnome")
    assert march(g) == 4


@pytest.mark.rule("EMPIRE-ABIL.1", "EMPIRE-ABIL.3")
def test_an_extra_army_comes_in_every_place_action() -> None:
    row = ["forest_elf", "dire_eye", "graveyard"]
    g = table({"cards": ["night_village"]}, row=row)
    answer(g, "take forest_elf", "choose place")
    assert place_all(g) == 5  # 3, the village and the elf itself
    answer(g, "take dire_eye", "done", "take graveyard")
    assert place_all(g) == 4


@pytest.mark.rule("EMPIRE-ABIL.1")
def test_symbols_help_nobody_but_their_owner() -> None:
    others = [*EXTRA_MOVE[:3], *EXTRA_ARMY, *FLYING[:2]]
    g = table({"armies": {"CRE-3": 1}}, {"cards": others}, row=["lake"])
    answer(g, "take lake")
    other = g.clone()
    answer(g, "choose place")
    assert place_all(g) == 2
    answer(other, "choose move", "move CRE-3 to MEA-3")
    assert asked(other) == (1, "Turn")  # three points, all for the sea


# ---- once per action


@pytest.mark.rule("EMPIRE-ABIL.4")
def test_an_extra_move_is_for_the_action_not_for_each_army() -> None:
    g = table({"armies": {"CRE-3": 6}, "cards": ["forest_tree_town"]}, row=["dire_ogre"])
    answer(g, "take dire_ogre", *["move CRE-3 to CRE-2"] * 3)
    assert (asked(g), armies(g, "CRE-3")) == ((1, "Turn"), 3)


@pytest.mark.rule("EMPIRE-ABIL.4")
def test_an_extra_army_is_for_the_action_not_for_each_region() -> None:
    g = table({"cities": {"MEA-1": 1, "BRI-1": 1}, "cards": ["night_village"]}, row=["graveyard"])
    answer(g, "take graveyard", "place in MEA-1", "place in BRI-1", "place in CRE-3")
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("EMPIRE-ABIL.4")
def test_extra_moves_do_not_make_a_move_action() -> None:
    g = table({"armies": {"CRE-3": 1}, "cards": EXTRA_MOVE[:4]}, row=["dire_eye"])
    answer(g, "take dire_eye", *["place in CRE-3"] * 3)
    assert refused(g, "move CRE-3 to CRE-4").rule == "EMPIRE-ACT.1"
    answer(g, "place in CRE-3")
    assert (asked(g), armies(g, "CRE-3")) == ((1, "Turn"), 5)


@pytest.mark.rule("EMPIRE-ABIL.4")
def test_extra_armies_do_not_make_a_place_action() -> None:
    g = table({"armies": {"CRE-3": 1}, "cards": EXTRA_ARMY[:4]}, row=["night_village"])
    answer(g, "take night_village")
    assert offered(g) == ["build in CRE-3", "done"]
    answer(g, "build in CRE-3")
    assert (asked(g), armies(g, "CRE-3"), cities(g, "CRE-3")) == ((1, "Turn"), 1, 1)


@pytest.mark.rule("EMPIRE-ABIL.4")
def test_both_actions_of_a_card_get_their_own_extras_once() -> None:
    g = table({"armies": {"CRE-3": 1}, "cards": ["forest_tree_town", "forest_pixie"]}, row=["noble_unicorn"])
    answer(g, "take noble_unicorn")
    assert march(g) == 6  # 4, the tree town and the unicorn
    assert (asked(g), place_all(g)) == ((0, "Place"), 2)
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("EMPIRE-ABIL.4")
def test_building_and_destroying_get_no_extras() -> None:
    cards = [*EXTRA_MOVE[1:4], *EXTRA_ARMY[:4]]
    g = table({"armies": {"CRE-3": 1}, "cards": cards}, {"armies": {"CRE-3": 3}}, row=["stronghold", "dire_giant"])
    other = g.clone()
    answer(g, "take stronghold")
    assert g.view(0)["action"] == {"seat": 0, "kind": "build", "left": 1, "total": 1}
    answer(g, "build in CRE-3")
    assert (asked(g), me(g).cities) == ((1, "Turn"), 2)
    answer(other, "take dire_giant", "done")
    assert other.view(0)["action"] == {"seat": 0, "kind": "destroy", "left": 1, "total": 1}
    answer(other, "destroy in CRE-3 seat 1")
    assert (asked(other), armies(other, "CRE-3", 1)) == ((1, "Turn"), 2)


# ---- flying


@pytest.mark.rule("EMPIRE-ABIL.5")
@pytest.mark.parametrize(("count", "crossings"), [(0, 2), (1, 3), (2, 6), (3, 6), (4, 6), (5, 6)])
def test_two_flying_symbols_bring_a_sea_step_to_one_and_more_change_nothing(count: int, crossings: int) -> None:
    g = table({"armies": {"CRE-3": 9}, "cards": FLYING[:count]}, {}, {}, row=["cursed_banshee"])
    answer(g, "take cursed_banshee", *["move CRE-3 to MEA-3"] * crossings)
    assert (asked(g), armies(g, "MEA-3")) == ((1, "Turn"), crossings)


@pytest.mark.rule("EMPIRE-ABIL.5")
def test_flying_makes_steps_by_land_no_cheaper() -> None:
    g = table({"armies": {"CRE-3": 1}, "cards": FLYING[:4]}, {}, {}, row=["dire_ogre"])
    answer(g, "take dire_ogre")
    assert march(g) == 2


# ---- elixirs and coins


@pytest.mark.rule("EMPIRE-ABIL.6")
def test_three_elixirs_on_one_card_are_more_than_two_on_two_cards() -> None:
    g = table({"cards": ["cursed_king", "dire_goblin"]}, {"cards": ["ancient_tree_spirit"]})
    assert (score(g, 0)["elixirs"], score(g, 1)["elixirs"]) == (0, 2)


@pytest.mark.rule("EMPIRE-ABIL.7")
def test_the_two_coins_come_once_after_the_price_is_paid() -> None:
    g = table({"coins": 1}, {}, {}, row=["dire_eye", "mountain_treasury", "graveyard", "lake", "dire_giant"])
    answer(g, "take mountain_treasury")
    assert [int(me(g, seat).coins) for seat in range(3)] == [2, 11, 11]
    answer(g, "take dire_eye", "done", "take graveyard", "done")  # the first of the row both times
    assert [int(me(g, seat).coins) for seat in range(3)] == [2, 11, 11]
    answer(g, "take lake")
    assert me(g).coins == 2


@pytest.mark.rule("EMPIRE-ABIL.7")
def test_the_two_coins_do_not_pay_for_their_own_card() -> None:
    g = table({"coins": 1}, {}, {}, row=["dire_eye", "graveyard", "lake", "mountain_treasury"])
    assert refused(g, "take mountain_treasury").rule == "EMPIRE-TURN.3"


# ---- points


@pytest.mark.rule("EMPIRE-ABIL.8")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["ancient_sage"], 1),
        (["ancient_sage", "ancient_phoenix", "ancient_tree_spirit", "ancient_woods"], 4),
        (["ancient_phoenix", "ancient_tree_spirit", "ancient_woods"], 0),
        (["arcane_temple"], 1),
        (["arcane_temple", "arcane_sphinx", "arcane_manticore", "ancient_woods"], 3),
        (["night_wizard"], 1),
        (["night_wizard", "night_hydra", "night_village", "noble_knight"], 3),
        (["graveyard"], 0),
        (["graveyard", "cursed_king", "cursed_banshee", "cursed_gargoyles", "cursed_mausoleum"], 4),
        (["lake"], 0),
        (["lake", "forest_elf", "forest_gnome", "forest_pixie", "forest_tree_town"], 4),
        (["stronghold"], 0),
        (["stronghold", "dire_dragon", "dire_eye", "dire_giant", "dire_goblin"], 4),
        (["stronghold", "graveyard", "dire_eye", "cursed_king", "cursed_banshee"], 3),
    ],
)
def test_a_point_for_each_card_of_the_adjective(cards: list[str], points: int) -> None:
    assert score(table({"cards": cards}, {}, {}))["cards"] == points


@pytest.mark.rule("EMPIRE-ABIL.8")
def test_cards_of_others_do_not_count_for_an_adjective() -> None:
    g = table({"cards": ["graveyard", "cursed_king"]}, {"cards": ["cursed_banshee", "cursed_mausoleum"]})
    assert (score(g, 0)["cards"], score(g, 1)["cards"]) == (1, 0)


@pytest.mark.rule("EMPIRE-ABIL.8")
def test_the_row_does_not_count_for_an_adjective() -> None:
    g = table({"cards": ["graveyard"]}, row=["cursed_king", "cursed_banshee"])
    assert score(g)["cards"] == 0


@pytest.mark.rule("EMPIRE-ABIL.9")
def test_cards_without_an_adjective_count_for_none() -> None:
    nameless = ["graveyard", "lake", "stronghold", "castle_1", "castle_2"]
    g = table({"cards": [*nameless, "ancient_sage", "night_wizard", "arcane_temple"]}, {}, {}, {}, active=1)
    assert score(g)["cards"] == 3  # each of the last three for itself
    g = table({"cards": [*nameless, "noble_hills", "mountain_dwarf"]}, {}, {}, {})
    assert score(g)["cards"] == 0


@pytest.mark.rule("EMPIRE-ABIL.10")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["noble_hills"], 0),
        (["noble_hills", "noble_knight"], 0),
        (["noble_hills", "noble_unicorn"], 0),
        (["noble_knight", "noble_unicorn"], 0),
        (["noble_hills", "noble_knight", "noble_unicorn"], 4),
        (["mountain_dwarf"], 0),
        (["mountain_treasury"], 0),
        (["mountain_dwarf", "mountain_treasury"], 3),
        (["noble_hills", "noble_knight", "mountain_dwarf"], 0),
        (["noble_hills", "noble_knight", "noble_unicorn", "mountain_dwarf", "mountain_treasury"], 7),
    ],
)
def test_a_set_gives_its_points_once_and_only_when_complete(cards: list[str], points: int) -> None:
    assert score(table({"cards": cards}, {}, {}))["cards"] == points


@pytest.mark.rule("EMPIRE-ABIL.10")
def test_a_set_shared_by_two_players_gives_nothing() -> None:
    g = table({"cards": ["noble_hills", "noble_knight"]}, {"cards": ["noble_unicorn"]})
    assert (score(g, 0)["cards"], score(g, 1)["cards"]) == (0, 0)


@pytest.mark.rule("EMPIRE-ABIL.11")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (11, 3), (12, 4)])
def test_a_point_for_each_three_coins_left(coins: int, points: int) -> None:
    g = table({"cards": ["dire_ogre"], "coins": coins}, {"coins": 12})
    assert (score(g, 0)["cards"], score(g, 1)["cards"]) == (points, 0)


@pytest.mark.rule("EMPIRE-ABIL.11")
def test_only_coins_left_at_the_end_give_points() -> None:
    g = table({"cards": ["dire_ogre"], "coins": 6}, row=["dire_eye", "graveyard"])
    assert score(g)["cards"] == 2
    answer(g, "take graveyard")
    assert (me(g).coins, score(g)["cards"]) == (5, 1)


@pytest.mark.rule("EMPIRE-ABIL.13")
@pytest.mark.parametrize("count", range(6))
def test_a_point_for_each_flying_symbol_with_the_tower_alone(count: int) -> None:
    g = table({"cards": [*FLYING[:count], "cursed_tower"]}, {}, {})
    assert score(g)["cards"] == count  # not only the two that make the sea cheaper
    assert score(table({"cards": FLYING[:count]}, {}, {}))["cards"] == 0
    g = table({"cards": ["cursed_tower"]}, {"cards": FLYING[:count]}, {})
    assert score(g)["cards"] == 0


@pytest.mark.rule("EMPIRE-ABIL.8", "EMPIRE-ABIL.9", "EMPIRE-ABIL.13")
def test_example_13_graveyard_and_tower() -> None:
    cards = ["graveyard", "cursed_king", "cursed_tower", "dire_eye", "arcane_sphinx"]
    assert score(table({"cards": cards}, {}, {}))["cards"] == 4
    assert score(table({"cards": cards[:3]}, {}, {}))["cards"] == 2  # the graveyard's
    assert score(table({"cards": cards[1:]}, {}, {}))["cards"] == 2  # the tower's


# ---- immunity


@pytest.mark.rule("EMPIRE-ABIL.12")
def test_armies_of_the_giants_owner_cannot_be_destroyed_anywhere() -> None:
    immune = {"cards": ["dire_giant"], "armies": {"CRE-3": 2, "MEA-1": 1}}
    g = table({"armies": {"CRE-3": 1, "MEA-1": 1}}, immune, {"armies": {"MEA-1": 1}}, row=["dire_dragon"])
    answer(g, "take dire_dragon", "done")
    targets = ["destroy in CRE-3 seat 0", "destroy in MEA-1 seat 0", "destroy in MEA-1 seat 2"]
    assert sorted(offered(g)) == [*targets, "done"]
    assert refused(g, "destroy in CRE-3 seat 1").rule == "EMPIRE-DESTROY.5"


@pytest.mark.rule("EMPIRE-ABIL.12")
def test_the_giants_owner_may_destroy_others_and_neutral_armies_but_not_his_own() -> None:
    seat = {"armies": {"CRE-3": 2}, "cards": ["dire_giant"]}
    g = table(seat, {"armies": {"CRE-3": 1}}, neutral={"CRE-3": 1}, row=["night_wizard"])
    answer(g, "take night_wizard", "done")
    assert offered(g) == ["destroy in CRE-3 seat 1", "destroy in CRE-3 neutral", "done"]


@pytest.mark.rule("EMPIRE-ABIL.12")
def test_no_army_is_immune_before_the_giant_is_taken() -> None:
    g = table({"armies": {"CRE-3": 1}}, {"armies": {"CRE-3": 1}}, row=["night_wizard", "dire_giant"])
    answer(g, "take night_wizard", "done")
    assert "destroy in CRE-3 seat 1" in offered(g)
