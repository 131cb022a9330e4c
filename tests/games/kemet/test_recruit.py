"""Recruiting: price, places, and the battles of recruits (KEMET-REC)."""

from __future__ import annotations

import pytest

from support.kemet import answer, asked, fight, me, offered, points, refused, table, units

HOME = ["nw_d1", "nw_d2", "nw_d3"]
SCRIBE = "sapphire_1_recruiting_scribe"
LOCAL = "onyx_1_local_recruitment"


@pytest.mark.rule("KEMET-REC.1", "KEMET-REC.2")
def test_each_unit_costs_one_point_in_any_split_over_three_districts() -> None:
    g = table({"prayer": 7})
    answer(g, "token on recruit")
    assert offered(g) == [*(f"unit to {area}" for area in HOME), "done"]
    answer(g, "unit to nw_d1", "unit to nw_d1", "unit to nw_d2", "unit to nw_d3", "unit to nw_d3", "done")
    assert ([units(g, area) for area in HOME], me(g).prayer, me(g).supply) == ([2, 1, 2], 2, 7)
    assert asked(g) == (1, "Opening")


@pytest.mark.rule("KEMET-REC.1")
def test_no_more_units_than_points() -> None:
    g = table({"prayer": 2})
    answer(g, "token on recruit", "unit to nw_d1")
    assert "unit to nw_d2" in offered(g)
    answer(g, "unit to nw_d2")
    assert (asked(g), me(g).prayer) == ((1, "Opening"), 0)


@pytest.mark.rule("KEMET-REC.1")
def test_a_unit_that_cannot_be_paid_is_refused() -> None:
    g = table({"prayer": 2, "tiles": [SCRIBE]})
    answer(g, "token on recruit", *["unit to nw_d1"] * 3)
    assert "unit to nw_d1" in offered(g)
    answer(g, "unit to nw_d1")
    assert (units(g, "nw_d1"), me(g).prayer, asked(g)) == (4, 0, (1, "Opening"))


@pytest.mark.rule("KEMET-REC.1")
def test_no_more_units_than_the_supply_holds() -> None:
    g = table({"units": {"front_nw": 5, "west_dunes": 5}, "prayer": 11})
    answer(g, "token on recruit", "unit to nw_d1", "unit to nw_d1")
    assert (me(g).supply, me(g).prayer, asked(g)) == (0, 9, (1, "Opening"))


@pytest.mark.rule("KEMET-REC.3")
def test_only_the_own_city_gives_recruits() -> None:
    g = table({"units": {"s_d1": 2, "front_nw": 1, "temple_delta": 1}})
    answer(g, "token on recruit")
    assert offered(g) == [*(f"unit to {area}" for area in HOME), "done"]
    for area in ("s_d1", "front_nw", "temple_delta"):
        assert refused(g, f"unit to {area}").rule == "KEMET-REC.3"


@pytest.mark.rule("KEMET-REC.3", "KEMET-REC.8", "KEMET-CORE.6")
def test_local_recruitment_adds_areas_with_own_armies() -> None:
    g = table({"units": {"s_d1": 2, "front_nw": 1}, "tiles": [LOCAL]}, colours=["ruby", "onyx"])
    answer(g, "token on recruit")
    assert offered(g) == [f"unit to {area}" for area in ("nw_d1", "nw_d2", "nw_d3", "front_nw", "s_d1")] + ["done"]


@pytest.mark.rule("KEMET-REC.4", "KEMET-ARMY.2")
def test_no_district_holds_more_than_five() -> None:
    g = table({"units": {"nw_d1": 4, "nw_d2": 5}})
    answer(g, "token on recruit", "unit to nw_d1")
    assert offered(g) == ["unit to nw_d3", "done"]
    assert refused(g, "unit to nw_d1").rule == "KEMET-REC.4"
    assert refused(g, "unit to nw_d2").rule == "KEMET-REC.4"


@pytest.mark.rule("KEMET-REC.5", "KEMET-BAT3.4")
def test_worked_example_10_recruits_attack_an_occupied_district() -> None:
    g = table({"prayer": 4}, {"units": {"nw_d1": 3}})
    answer(g, "token on recruit", *["unit to nw_d1"] * 4)
    assert asked(g)[1] == "WarCouncil"
    battle = g.battle
    assert battle is not None
    assert (battle.attacker, battle.defender, me(g).prayer) == (0, 1, 0)
    fight(g, "play bc_3p1 discard bc_5", "play bc_4d1 discard bc_5")  # 4 + 3 + 1 against 3 + 4
    assert (asked(g)[0], me(g).points) == (1, 1)


@pytest.mark.rule("KEMET-REC.5")
def test_no_battle_in_a_district_that_is_free() -> None:
    g = table({"units": {"nw_d1": 1}, "prayer": 2}, {"units": {"nw_d2": 3}})
    answer(g, "token on recruit", "unit to nw_d1", "unit to nw_d3")
    assert (asked(g), units(g, "nw_d1"), units(g, "nw_d3")) == ((1, "Opening"), 2, 1)


@pytest.mark.rule("KEMET-REC.6", "KEMET-REC.7")
@pytest.mark.parametrize(("first", "second"), [("nw_d1", "nw_d2"), ("nw_d2", "nw_d1")])
def test_all_recruits_stand_before_the_battles_and_the_recruiter_orders_these(first: str, second: str) -> None:
    g = table({"prayer": 8}, {"units": {"nw_d1": 1, "nw_d2": 1}})
    answer(g, "token on recruit", *["unit to nw_d1"] * 4)
    assert asked(g)[1] == "Recruiting"
    answer(g, *["unit to nw_d2"] * 4)
    assert (asked(g), me(g).prayer) == ((0, "FightNext"), 0)
    answer(g, f"fight in {first}")
    battle = g.battle
    assert battle is not None
    assert (units(g, "nw_d1"), units(g, "nw_d2")) == (4, 4)
    fight(g, "play bc_4d1 discard bc_5", "play bc_1d3 discard bc_5")
    answer(g, "stay")
    assert asked(g)[1] == "WarCouncil"
    assert units(g, second, 1) == 1
    fight(g, "play bc_3d2 discard bc_2p2", "play bc_2p2 discard bc_3p1")
    while asked(g)[1] != "Opening":
        answer(g, "disband" if asked(g)[0] == 1 else "stay")
    assert (me(g).points, units(g, "nw_d1", 1), units(g, "nw_d2", 1)) == (2, 0, 0)


@pytest.mark.rule("KEMET-REC.6", "KEMET-DAY.11")
def test_an_enemy_who_is_gone_between_two_battles_is_not_fought() -> None:
    g = table({"prayer": 9, "hand": ["raining_fire"]}, {"units": {"nw_d1": 1, "nw_d2": 1}})
    answer(g, "token on recruit", *["unit to nw_d1"] * 4, *["unit to nw_d2"] * 4, "done", "fight in nw_d1")
    fight(g, "play bc_4d1 discard bc_5", "play bc_1d3 discard bc_5")
    answer(g, "stay", "play raining_fire")
    assert (asked(g), units(g, "nw_d2"), units(g, "nw_d2", 1)) == ((1, "Opening"), 4, 0)
    assert len(g.fights) == 0


@pytest.mark.rule("KEMET-REC.7", "KEMET-BAT.7")
def test_the_point_of_a_pyramid_waits_for_the_battle_of_the_recruits() -> None:
    g = table(
        {"prayer": 8, "pyramids": {"nw_d1": "ruby 4", "nw_d2": "sapphire 4"}},
        {"units": {"nw_d1": 3, "nw_d2": 3}},
    )
    assert (points(g), points(g, 1)) == (0, 2)
    answer(g, "token on recruit", *["unit to nw_d1"] * 4)
    assert (points(g), points(g, 1)) == (0, 2)
    answer(g, *["unit to nw_d2"] * 4)
    assert (asked(g)[1], points(g), points(g, 1)) == ("FightNext", 0, 2)


@pytest.mark.rule("KEMET-REC.8")
@pytest.mark.parametrize(("prayer", "count", "left"), [(0, 2, 0), (1, 3, 0), (4, 5, 1)])
def test_free_units_of_a_tile_come_on_top(prayer: int, count: int, left: int) -> None:
    g = table({"prayer": prayer, "tiles": [SCRIBE]})
    answer(g, "token on recruit", *["unit to nw_d2"] * count)
    if asked(g)[0] == 0:
        answer(g, "done")
    assert (units(g, "nw_d2"), me(g).prayer) == (count, left)


@pytest.mark.rule("KEMET-REC.8", "KEMET-REC.5")
def test_free_units_fight_like_the_others() -> None:
    g = table({"prayer": 0, "tiles": [SCRIBE]}, {"units": {"nw_d1": 1}})
    answer(g, "token on recruit", "unit to nw_d1", "unit to nw_d1")
    assert asked(g)[1] == "WarCouncil"


@pytest.mark.rule("KEMET-REC.8")
def test_free_units_need_the_supply_too() -> None:
    g = table({"units": {"front_nw": 5, "west_dunes": 5, "pantheon": 1}, "tiles": [SCRIBE]})
    answer(g, "token on recruit", "unit to nw_d1")
    assert (me(g).supply, me(g).prayer, asked(g)) == (0, 7, (1, "Opening"))


@pytest.mark.rule("KEMET-REC.2", "KEMET-REC.1")
def test_districts_are_filled_in_any_order() -> None:
    g = table({"units": {"nw_d3": 4}, "prayer": 5})
    answer(g, "token on recruit", "unit to nw_d3")
    assert offered(g) == ["unit to nw_d1", "unit to nw_d2", "done"]
    answer(g, "unit to nw_d2", "unit to nw_d1", "done")
    assert ([units(g, area) for area in HOME], me(g).prayer) == ([1, 1, 5], 2)


@pytest.mark.rule("KEMET-REC.6")
def test_the_battles_of_recruits_are_offered_alike_in_whatever_order_they_came() -> None:
    g = table({"prayer": 2}, {"units": {"nw_d1": 1, "nw_d2": 1}})
    answer(g, "token on recruit", "unit to nw_d2", "unit to nw_d1")
    assert offered(g) == ["fight in nw_d1", "fight in nw_d2"]
