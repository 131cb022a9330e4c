"""Control, temporary points, free areas, prayer points and armies (KEMET-CTRL, VPT, FREE, PP, ARMY)."""

from __future__ import annotations

import pytest

from deskovka.games.kemet.areas import AREA_NUMBERS
from deskovka.games.kemet.table import Kemet
from support.kemet import answer, asked, me, offered, points, refused, table, units
from support.kemet_battle import clash, meet

FOUR = {"pyramids": {"nw_d1": "ruby 4"}}
ELEPHANT = "sapphire_2_ancestral_elephant"
PHOENIX = "ruby_2_phoenix"


def holder(g: Kemet, area: str) -> int | None:
    areas = g.view(None)["areas"]
    assert isinstance(areas, dict)
    found = areas[area]["holder"]
    assert found is None or isinstance(found, int)
    return found


def march(g: Kemet, start: str, *path: str, space: str = "move_3") -> None:
    """All units of an army go along a path."""
    answer(g, f"token on {space}", f"march from {start}")
    here = start
    for there in path:
        going = units(g, here, int(g.seat))
        answer(g, f"go to {there}", *([f"send {going}"] if going > 1 else []))
        here = there
    if asked(g)[1] == "MarchOn":
        answer(g, "done")


# ---- control


@pytest.mark.rule("KEMET-CTRL.1")
@pytest.mark.parametrize("area", ["west_dunes", "temple_west_small", "pantheon", "front_s", "s_d1"])
def test_who_is_alone_in_an_area_controls_it(area: str) -> None:
    g = table({"units": {area: 1}})
    assert holder(g, area) == 0


@pytest.mark.rule("KEMET-CTRL.1")
def test_where_two_meet_nobody_controls() -> None:
    assert holder(meet(3, 3), "west_dunes") is None


@pytest.mark.rule("KEMET-CTRL.2")
def test_an_empty_district_of_the_own_city_is_controlled() -> None:
    g = table({"units": {"front_nw": 1}}, {"units": {"nw_d2": 1}})
    assert [holder(g, area) for area in ("nw_d1", "nw_d2", "s_d1")] == [0, 1, 1]


@pytest.mark.rule("KEMET-CTRL.3")
@pytest.mark.parametrize("area", ["west_dunes", "front_nw", "temple_west_small", "pantheon"])
def test_other_areas_need_a_unit(area: str) -> None:
    assert holder(table(), area) is None


@pytest.mark.rule("KEMET-CTRL.3")
def test_a_strange_district_needs_a_unit() -> None:
    g = table({"units": {"s_d1": 1}}, {"units": {"front_s": 5}})
    assert (holder(g, "s_d1"), holder(g, "s_d2")) == (0, 1)


# ---- temporary points


@pytest.mark.rule("KEMET-VPT.1")
@pytest.mark.rule("KEMET-VPT.2")
def test_a_temple_gives_its_point_while_it_is_held() -> None:
    g = table({"units": {"front_nw": 2}})
    march(g, "front_nw", "temple_west_small")
    assert points(g) == 1
    answer(g, "token on pray_1")
    march(g, "temple_west_small", "front_nw", space="move_2")
    assert points(g) == 0


@pytest.mark.rule("KEMET-VPT.1")
@pytest.mark.rule("KEMET-VPT.2")
def test_a_temple_won_in_battle_changes_hands() -> None:
    g = meet(5, 2, "temple_west_small")
    clash(g, "bc_1d3", "bc_3p1")
    answer(g, "stay")
    assert (points(g), points(g, 1)) == (2, 0)


@pytest.mark.rule("KEMET-VPT.2")
def test_a_temple_that_nobody_holds_gives_no_point() -> None:
    g = meet(3, 3, "temple_west_small")
    clash(g, "bc_1d3", "bc_1d3")
    assert (points(g), points(g, 1)) == (0, 0)


@pytest.mark.rule("KEMET-VPT.1")
def test_the_pantheon_gives_no_temporary_point() -> None:
    assert points(table({"units": {"pantheon": 2, "temple_delta": 1}})) == 1


@pytest.mark.rule("KEMET-VPT.3")
@pytest.mark.rule("KEMET-VPT.4")
def test_the_point_of_a_pyramid_goes_to_the_occupier_and_back() -> None:
    g = table(FOUR, {"units": {"front_nw": 2}}, active=1)
    assert (points(g), points(g, 1)) == (1, 0)
    march(g, "front_nw", "nw_d1")
    assert (points(g), points(g, 1)) == (0, 1)
    answer(g, "token on pray_1")
    march(g, "nw_d1", "front_nw", space="move_2")
    assert (points(g), points(g, 1)) == (1, 0)


@pytest.mark.rule("KEMET-VPT.4")
def test_the_point_comes_back_when_the_occupier_falls() -> None:
    g = table({**FOUR, "hand": ["raining_fire"]}, {"units": {"nw_d1": 1, "front_s": 1}})
    assert points(g, 1) == 1
    answer(g, "play raining_fire", "strike in nw_d1 seat 1")
    assert (points(g), points(g, 1)) == (1, 0)


@pytest.mark.rule("KEMET-VPT.3")
def test_a_lower_pyramid_gives_no_point() -> None:
    g = table({"pyramids": {"nw_d1": "ruby 3"}}, {"units": {"front_nw": 2}}, active=1)
    march(g, "front_nw", "nw_d1")
    assert (points(g), points(g, 1)) == (0, 0)


@pytest.mark.rule("KEMET-VPT.5")
@pytest.mark.parametrize(("going", "gained"), [(3, 0), (2, 1)])
def test_passing_a_temple_gives_nothing_unless_a_unit_stays(going: int, gained: int) -> None:
    g = table({"units": {"front_nw": 3}, "tiles": ["ruby_1_priest_of_mafdet"]})
    words = ("march from front_nw", "go to temple_west_small", "send 3", "go to west_dunes", f"send {going}")
    answer(g, "token on move_3", *words)
    assert asked(g) == (1, "Opening")
    assert (points(g), units(g, "temple_west_small")) == (gained, 3 - going)


@pytest.mark.rule("KEMET-VPT.6")
def test_building_and_recruiting_and_disbanding_change_points_at_once() -> None:
    g = table({"pyramids": {"nw_d1": "ruby 3"}})
    answer(g, "token on build", "in nw_d1 raise ruby to 4")
    assert points(g) == 1
    g = meet(5, 2, "temple_west_small")
    clash(g, "bc_1d3", "bc_3p1")
    answer(g, "disband")
    assert (points(g), me(g).points) == (1, 1)


@pytest.mark.rule("KEMET-VPT.6")
def test_a_card_changes_points_at_once() -> None:
    g = table({"hand": ["raining_fire"]}, {"units": {"temple_west_small": 1, "front_s": 1}})
    assert points(g, 1) == 1
    answer(g, "play raining_fire", "strike in temple_west_small seat 1")
    assert points(g, 1) == 0


@pytest.mark.rule("KEMET-VPT.6")
def test_a_sacrifice_at_night_changes_points_at_once() -> None:
    g = table({"units": {"temple_delta": 1}}, phase="night")
    assert points(g) == 1
    answer(g, "sacrifice in temple_delta")
    assert (points(g), me(g).supply) == (0, 12)


# ---- free areas


@pytest.mark.rule("KEMET-FREE.1")
def test_an_area_with_an_enemy_is_not_free_and_one_with_own_units_is() -> None:
    g = table({"hand": ["enlistment"], "units": {"nw_d1": 2, "west_dunes": 1}}, {"units": {"nw_d2": 1}})
    answer(g, "play enlistment")
    assert offered(g) == ["unit to nw_d1", "unit to nw_d3", "unit to west_dunes", "done"]
    assert refused(g, "unit to nw_d2").rule == "KEMET-FREE.1"


@pytest.mark.rule("KEMET-FREE.2")
def test_units_in_a_free_area_cause_no_battle_and_keep_the_limit() -> None:
    g = table({"hand": ["enlistment"], "units": {"nw_d1": 4}}, {"units": {"front_nw": 1}})
    answer(g, "play enlistment", "unit to nw_d1")
    assert (g.battle, units(g, "nw_d1")) == (None, 5)
    assert refused(g, "unit to nw_d1").rule == "KEMET-ARMY.2"


# ---- prayer points


@pytest.mark.rule("KEMET-PP.1")
@pytest.mark.parametrize(("before", "after"), [(8, 10), (9, 11), (10, 11), (11, 11)])
def test_a_gain_beyond_eleven_is_lost(before: int, after: int) -> None:
    g = table({"prayer": before})
    answer(g, "token on pray_1")
    assert me(g).prayer == after


@pytest.mark.rule("KEMET-PP.1")
def test_disbanding_gives_no_more_than_eleven() -> None:
    g = meet(5, 3, "west_dunes", {}, {"prayer": 10})
    clash(g, "bc_4d1", "bc_3p1")
    answer(g, "disband")
    assert me(g, 1).prayer == 11


@pytest.mark.rule("KEMET-PP.2")
def test_what_cannot_be_paid_in_full_is_not_on_offer() -> None:
    g = table({"prayer": 0, "hand": ["raining_fire"]}, {"units": {"west_dunes": 2}})
    assert refused(g, "play raining_fire").rule == "KEMET-PP.2"
    g = table({"prayer": 1, "pyramids": {"nw_d1": "ruby 2"}})
    answer(g, "token on build")
    assert offered(g) == ["in nw_d2 raise sapphire to 1", "in nw_d3 raise sapphire to 1", "done"]
    g = table({"prayer": 1, "units": {"front_nw": 1}})
    answer(g, "token on recruit", "unit to nw_d1")
    assert (me(g).prayer, asked(g)) == (0, (1, "Opening"))


@pytest.mark.rule("KEMET-PP.2")
def test_nobody_falls_below_nothing() -> None:
    g = table({"hand": ["mana_theft"]}, {"prayer": 0})
    answer(g, "play mana_theft")
    assert (me(g).prayer, me(g, 1).prayer) == (8, 0)


# ---- armies


@pytest.mark.rule("KEMET-ARMY.1")
def test_mercenaries_are_units() -> None:
    mine = {"tiles": ["onyx_1_mercenaries"], "units": {"front_nw": 5, "nw_d1": 5, "nw_d2": 5}}
    g = table(mine, {"units": {"west_dunes": 5}}, colours=["ruby", "onyx"])
    assert me(g).supply == 0
    answer(g, "token on move_3", "march from front_nw", "go to west_dunes", "send 5")
    clash(g, "bc_5", "bc_1d3")
    assert (units(g, "west_dunes"), me(g).supply) == (0, 5)


@pytest.mark.rule("KEMET-ARMY.1")
@pytest.mark.rule("KEMET-ARMY.3")
def test_a_creature_is_no_unit() -> None:
    creatures = {"tiles": [ELEPHANT], "creatures": {ELEPHANT: "front_nw"}}
    g = table({**creatures, "units": {"front_nw": 5, "nw_d1": 5, "nw_d2": 2}})
    assert (me(g).supply, units(g, "front_nw")) == (0, 5)


@pytest.mark.rule("KEMET-ARMY.2")
def test_units_in_an_area_form_one_army_of_five() -> None:
    g = table({"units": {"front_nw": 3, "west_dunes": 3}})
    answer(g, "token on move_3", "march from front_nw", "go to west_dunes")
    assert offered(g) == ["send 2", "send 1"]
    answer(g, "send 2")
    assert units(g, "west_dunes") == 5
    answer(g, "token on pray_1", "token on recruit", *["unit to nw_d1"] * 5)
    assert "unit to nw_d1" not in offered(g)


@pytest.mark.rule("KEMET-ARMY.2")
def test_a_tile_makes_armies_larger() -> None:
    g = table({"units": {"front_nw": 4, "west_dunes": 4}, "tiles": ["sapphire_3_legion"]})
    answer(g, "token on move_3", "march from front_nw", "go to west_dunes")
    assert offered(g) == ["send 3", "send 2", "send 1"]


@pytest.mark.rule("KEMET-ARMY.3")
def test_an_army_has_one_creature() -> None:
    seat = {"tiles": [ELEPHANT, PHOENIX], "units": {"nw_d1": 2, "nw_d2": 1}, "creatures": {ELEPHANT: "nw_d1"}}
    g = table(seat)
    assert f"deploy {PHOENIX} in nw_d2" in offered(g)
    assert f"deploy {PHOENIX} in nw_d1" not in offered(g)


@pytest.mark.rule("KEMET-ARMY.4")
def test_removed_units_come_to_the_supply() -> None:
    g = table({"hand": ["raining_fire"]}, {"units": {"west_dunes": 2, "front_s": 1}})
    answer(g, "play raining_fire", "strike in west_dunes seat 1")
    assert (units(g, "west_dunes", 1), me(g, 1).supply) == (1, 10)
    assert g.units_of(1, AREA_NUMBERS["front_s"]) == 1
