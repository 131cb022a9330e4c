"""Walls (KEMET-WALL)."""

from __future__ import annotations

import pytest

from deskovka.games.kemet.table import Kemet
from support.kemet import answer, asked, creature_at, me, offered, refused, table, units

MAFDET = "ruby_1_priest_of_mafdet"
PHOENIX = "ruby_2_phoenix"
FURY = "onyx_4_bestial_fury"
DISTRICTS = {"s_d1", "s_d2", "s_d3"}


def marching(area: str, seat: dict[str, object], *others: dict[str, object], **keys: object) -> Kemet:
    """Seat 0, whose city is in the north-west, has chosen an army to move."""
    g = table(seat, *others, **keys)
    answer(g, "token on move_3", f"march from {area}")
    return g


def ways(g: Kemet) -> set[str]:
    """Where the group may go on foot."""
    return {words.removeprefix("go to ") for words in offered(g) if words.startswith("go to ")}


def phoenix(area: str, *tiles: str, **more: object) -> dict[str, object]:
    """A seat with two units and the Phoenix in an area."""
    return {"units": {area: 2}, "tiles": [PHOENIX, *tiles], "creatures": {PHOENIX: area}, **more}


# ---- entering


@pytest.mark.rule("KEMET-WALL.1")
def test_the_first_step_leads_into_a_bordering_district() -> None:
    g = marching("front_s", {"units": {"front_s": 3}})
    assert ways(g) >= DISTRICTS
    answer(g, "go to s_d2", "send 3")
    assert units(g, "s_d2") == 3


@pytest.mark.rule("KEMET-WALL.1")
def test_an_army_inside_the_walls_enters_the_next_district() -> None:
    g = marching("s_d1", {"units": {"s_d1": 3}})
    assert ways(g) == {"s_d2", "s_d3", "front_s"}
    answer(g, "go to s_d3", "send 3")
    assert units(g, "s_d3") == 3


@pytest.mark.rule("KEMET-WALL.1", "KEMET-MOV.10")
def test_a_garrison_is_attacked_from_a_bordering_area() -> None:
    g = marching("front_s", {"units": {"front_s": 3}}, {"units": {"s_d1": 1}})
    answer(g, "go to s_d1", "send 3")
    assert asked(g)[1] == "WarCouncil"


@pytest.mark.rule("KEMET-WALL.1")
@pytest.mark.parametrize("garrison", [{}, {"s_d1": 2}])
def test_nobody_enters_from_further_away(garrison: dict[str, int]) -> None:
    g = marching("west_dunes", {"units": {"west_dunes": 3}, "tiles": [MAFDET]}, {"units": garrison})
    answer(g, "go to front_s", "send 3")
    assert ways(g) == {"west_dunes", "west_bank", "temple_west_small", "front_nw", "delta_bank"}
    for area in DISTRICTS:
        assert refused(g, f"go to {area}").rule == "KEMET-WALL.1"


@pytest.mark.rule("KEMET-WALL.1")
def test_beginning_next_to_the_district_is_not_enough_for_a_longer_way() -> None:
    seat = {"units": {"front_s": 3}, "tiles": [MAFDET, FURY]}
    g = marching("front_s", seat, colours=["ruby", "onyx"])
    answer(g, "go to west_dunes", "send 3", "go to front_s", "send 3")
    assert not ways(g) & DISTRICTS


@pytest.mark.rule("KEMET-WALL.1", "KEMET-MOV.14")
def test_units_that_joined_before_the_walls_do_not_enter_either() -> None:
    g = marching("west_dunes", {"units": {"west_dunes": 1, "front_s": 3}, "tiles": [MAFDET]})
    answer(g, "go to front_s")
    assert refused(g, "go to s_d1").rule == "KEMET-WALL.1"


@pytest.mark.rule("KEMET-WALL.1")
def test_a_district_held_by_a_third_player_is_walled_all_the_same() -> None:
    seat = {"units": {"west_dunes_s": 3}, "tiles": [MAFDET]}
    g = marching("west_dunes_s", seat, {"units": {"s_d1": 2}}, {})
    answer(g, "go to front_s", "send 3")
    assert refused(g, "go to s_d1").rule == "KEMET-WALL.1"


# ---- the movement is over


@pytest.mark.rule("KEMET-WALL.2")
def test_behind_the_walls_the_movement_is_over() -> None:
    g = marching("front_s", {"units": {"front_s": 3}, "tiles": [MAFDET, FURY]}, colours=["ruby", "onyx"])
    answer(g, "go to s_d1", "send 3")
    assert (units(g, "s_d1"), asked(g)) == (3, (1, "Opening"))


@pytest.mark.rule("KEMET-WALL.9")
def test_behind_the_walls_nobody_teleports_on() -> None:
    seat = {"units": {"front_s": 3}, "tiles": [MAFDET], "hand": ["teleportation"]}
    g = marching("front_s", seat, {"pyramids": {"s_d1": "ruby 2"}})
    answer(g, "go to s_d1", "send 3")
    assert (asked(g), offered(g), units(g, "s_d1"), me(g).prayer) == ((0, "Interlude"), ["done"], 3, 7)


@pytest.mark.rule("KEMET-WALL.9", "KEMET-WALL.7")
def test_who_ignores_walls_teleports_on() -> None:
    g = marching("front_s", phoenix("front_s"), {"pyramids": {"s_d1": "ruby 2"}})
    answer(g, "go to s_d1", f"send 2 with {PHOENIX}", "teleport to pantheon", f"send 2 with {PHOENIX}")
    assert (units(g, "pantheon"), creature_at(g, PHOENIX), me(g).prayer) == (2, "pantheon", 5)


# ---- one district of others


@pytest.mark.rule("KEMET-WALL.3", "KEMET-WALL.7")
def test_one_district_of_another_player_in_an_action() -> None:
    g = marching("front_s", phoenix("front_s", MAFDET))
    answer(g, "go to s_d1", f"send 2 with {PHOENIX}")
    assert ways(g) == {"front_s"}
    assert refused(g, "go to s_d2").rule == "KEMET-WALL.3"


@pytest.mark.rule("KEMET-WALL.3")
def test_not_even_after_coming_out_again() -> None:
    g = marching("front_s", phoenix("front_s", MAFDET, FURY), colours=["ruby", "onyx"])
    answer(g, "go to s_d1", f"send 2 with {PHOENIX}", "go to front_s", f"send 2 with {PHOENIX}")
    assert not ways(g) & DISTRICTS


@pytest.mark.rule("KEMET-WALL.3")
def test_nor_a_district_of_a_third_player() -> None:
    seat = {"units": {"w_d1": 2}, "tiles": [PHOENIX, "ruby_1_priest_of_mafdet"], "creatures": {PHOENIX: "w_d1"}}
    g = table({**seat, "hand": ["swiftness"] * 2}, {}, {})
    answer(g, "token on move_3", "play swiftness", "play swiftness", "march from w_d1")
    for area in ("w_d2", "front_w", "west_dunes_s", "front_s"):
        answer(g, f"go to {area}", f"send 2 with {PHOENIX}")
    assert not ways(g) & DISTRICTS
    assert refused(g, "go to s_d1").rule == "KEMET-WALL.3"


@pytest.mark.rule("KEMET-WALL.3")
def test_the_own_garrison_does_not_count() -> None:
    seat = phoenix("front_s", MAFDET)
    g = marching("front_s", {**seat, "units": {"front_s": 2, "s_d1": 1}})
    answer(g, "go to s_d1", f"send 2 with {PHOENIX}", "go to s_d2", f"send 3 with {PHOENIX}")
    assert units(g, "s_d2") == 3
    assert ways(g) == {"front_s"}


@pytest.mark.rule("KEMET-WALL.3")
def test_the_next_action_may_enter_another_one() -> None:
    g = marching("front_s", {"units": {"front_s": 3}}, {"tokens": 0})
    answer(g, "go to s_d1", "send 3", "token on move_2", "march from s_d1", "go to s_d2", "send 2")
    assert (units(g, "s_d1"), units(g, "s_d2")) == (1, 2)


# ---- leaving, and the own city


@pytest.mark.rule("KEMET-WALL.4")
def test_walls_do_not_hinder_leaving() -> None:
    g = marching("s_d1", {"units": {"s_d1": 3}, "tiles": [MAFDET]})
    answer(g, "go to front_s", "send 3", "go to west_dunes", "send 3")
    assert units(g, "west_dunes") == 3


@pytest.mark.rule("KEMET-WALL.4", "KEMET-TEL.2")
def test_an_army_that_began_behind_walls_teleports_away() -> None:
    g = marching("s_d1", {"units": {"s_d1": 3}}, {"pyramids": {"s_d1": "ruby 2"}})
    answer(g, "teleport to pantheon", "send 3")
    assert units(g, "pantheon") == 3


@pytest.mark.rule("KEMET-WALL.4")
def test_the_own_city_has_no_walls_for_its_owner() -> None:
    g = marching("west_dunes", {"units": {"west_dunes": 3}, "tiles": [MAFDET, FURY]}, colours=["ruby", "onyx"])
    answer(g, "go to front_nw", "send 3", "go to nw_d1", "send 3", "go to nw_d2", "send 3")
    assert units(g, "nw_d2") == 3


@pytest.mark.rule("KEMET-WALL.4")
def test_one_walks_out_of_the_own_city() -> None:
    g = marching("nw_d1", {"units": {"nw_d1": 3}, "tiles": [MAFDET, FURY]}, colours=["ruby", "onyx"])
    answer(g, "go to nw_d2", "send 3", "go to front_nw", "send 3", "go to west_dunes", "send 3")
    assert units(g, "west_dunes") == 3


@pytest.mark.rule("KEMET-WALL.8")
def test_a_lost_district_is_not_closed_to_its_owner() -> None:
    seat = {"units": {"west_dunes": 3}, "tiles": [MAFDET]}
    g = marching("west_dunes", seat, {"units": {"nw_d1": 1}})
    answer(g, "go to front_nw", "send 3", "go to nw_d1", "send 3")
    assert g.battle is not None
    assert (int(g.battle.attacker), int(g.battle.defender)) == (0, 1)


@pytest.mark.rule("KEMET-WALL.8", "KEMET-WALL.3")
def test_a_lost_district_is_closed_after_another_one() -> None:
    seat = phoenix("s_d1", MAFDET, hand=["swiftness"] * 2)
    g = table(seat, {"units": {"nw_d1": 1}})
    answer(g, "token on move_3", "play swiftness", "play swiftness", "march from s_d1")
    for area in ("s_d2", "front_s", "west_dunes", "front_nw"):
        answer(g, f"go to {area}", f"send 2 with {PHOENIX}")
    assert {"nw_d2", "nw_d3"} <= ways(g)
    assert refused(g, "go to nw_d1").rule == "KEMET-WALL.3"


# ---- teleports and boats before the walls


@pytest.mark.rule("KEMET-WALL.5")
@pytest.mark.parametrize("way", ["teleport to west_dunes", "teleport by card to west_dunes"])
def test_after_a_teleport_the_walls_are_closed(way: str) -> None:
    seat = {"units": {"nw_d1": 1}, "pyramids": {"nw_d1": "ruby 1"}, "tiles": [MAFDET], "hand": ["teleportation"]}
    g = marching("nw_d1", seat)
    answer(g, way, "go to front_s")
    assert refused(g, "go to s_d1").rule == "KEMET-WALL.1"


@pytest.mark.rule("KEMET-WALL.5")
def test_after_a_boat_the_walls_are_closed() -> None:
    g = marching("delta_bank", {"units": {"delta_bank": 1}, "tiles": [MAFDET, FURY]}, colours=["ruby", "onyx"])
    answer(g, "go to west_bank", "go to front_s")
    assert refused(g, "go to s_d1").rule == "KEMET-WALL.1"


# ---- own garrisons


@pytest.mark.rule("KEMET-WALL.6")
def test_the_own_garrison_is_joined_from_afar() -> None:
    seat = {"units": {"west_dunes": 2, "s_d1": 1}, "tiles": [MAFDET]}
    g = marching("west_dunes", seat)
    answer(g, "go to front_s", "send 2")
    assert ways(g) & DISTRICTS == {"s_d1"}
    answer(g, "go to s_d1", "send 2")
    assert units(g, "s_d1") == 3


@pytest.mark.rule("KEMET-WALL.6")
def test_the_movement_goes_on_after_joining_the_own_garrison() -> None:
    seat = {"units": {"front_s": 2, "s_d1": 1}, "tiles": [MAFDET]}
    g = marching("front_s", seat, {"pyramids": {"s_d1": "ruby 1"}})
    answer(g, "go to s_d1", "send 2")
    assert ways(g) == {"front_s"}
    answer(g, "teleport to pantheon", "send 3")
    assert units(g, "pantheon") == 3


# ---- ignoring walls


@pytest.mark.rule("KEMET-WALL.7", "KEMET-MOV.17")
def test_the_phoenix_leads_its_group_in_from_afar() -> None:
    g = marching("west_dunes", phoenix("west_dunes"))
    answer(g, "go to front_s", f"send 2 with {PHOENIX}", "go to s_d1")
    assert offered(g) == [f"send 2 with {PHOENIX}", f"send 1 with {PHOENIX}"]
    answer(g, f"send 2 with {PHOENIX}")
    assert units(g, "s_d1") == 2


@pytest.mark.rule("KEMET-WALL.7")
def test_the_phoenix_does_not_stop_behind_walls() -> None:
    g = marching("front_s", phoenix("front_s"))
    answer(g, "go to s_d1", f"send 2 with {PHOENIX}", "go to front_s", f"send 1 with {PHOENIX}")
    assert (units(g, "s_d1"), units(g, "front_s"), creature_at(g, PHOENIX)) == (1, 1, "front_s")


@pytest.mark.rule("KEMET-MOV.17")
def test_a_phoenix_left_behind_opens_no_walls() -> None:
    g = marching("west_dunes", phoenix("west_dunes"))
    answer(g, "go to front_s", "send 1")
    assert refused(g, "go to s_d1").rule == "KEMET-WALL.1"


@pytest.mark.rule("KEMET-MOV.17")
def test_a_phoenix_picked_up_opens_the_walls() -> None:
    seat = {"units": {"west_dunes": 1, "front_s": 1}, "tiles": [PHOENIX, MAFDET], "creatures": {PHOENIX: "front_s"}}
    g = marching("west_dunes", seat)
    answer(g, "go to front_s", "go to s_d1", f"send 2 with {PHOENIX}")
    assert units(g, "s_d1") == 2


@pytest.mark.rule("KEMET-WALL.2", "KEMET-MOV.17")
def test_a_part_that_enters_without_the_phoenix_stops() -> None:
    g = marching("front_s", phoenix("front_s"))
    answer(g, "go to s_d1", "send 1")
    assert (units(g, "s_d1"), creature_at(g, PHOENIX), asked(g)) == (1, "front_s", (1, "Opening"))


@pytest.mark.rule("KEMET-WALL.7", "KEMET-WALL.3")
def test_open_gates_for_one_action() -> None:
    seat = {"units": {"west_dunes": 1}, "tiles": [MAFDET, FURY], "hand": ["open_gates"]}
    g = table(seat, {"tokens": 0}, colours=["ruby", "onyx"])
    answer(g, "token on move_3", "play open_gates", "march from west_dunes", "go to front_s", "go to s_d1")
    assert (me(g).prayer, ways(g)) == (6, {"front_s"})
    assert refused(g, "go to s_d2").rule == "KEMET-WALL.3"
    answer(g, "go to front_s", "token on move_2", "march from front_s", "go to west_dunes", "go to front_s")
    assert not ways(g) & DISTRICTS
