"""Splitting, joining, and the limits of armies on the move (KEMET-MOV.7 to KEMET-MOV.17)."""

from __future__ import annotations

import pytest

from deskovka.games.kemet.powers import CREATURE_NAMES
from deskovka.games.kemet.table import Kemet
from support.kemet import answer, asked, creature_at, me, offered, refused, table, units

MAFDET = "ruby_1_priest_of_mafdet"
SCARAB = "ruby_3_royal_scarab"
PHOENIX = "ruby_2_phoenix"
SCORPION = "ruby_4_giant_scorpion"


def marching(area: str, seat: dict[str, object], *others: dict[str, object], **keys: object) -> Kemet:
    """Seat 0 has chosen an army to move."""
    g = table(seat, *others, **keys)
    answer(g, "token on move_3", f"march from {area}")
    return g


def sends(g: Kemet) -> list[str]:
    """Who may go on."""
    return [words.removeprefix("send ") for words in offered(g) if words.startswith("send ")]


def armies(g: Kemet, *areas: str) -> list[int]:
    return [units(g, area) for area in areas]


# ---- splitting


@pytest.mark.rule("KEMET-MOV.7", "KEMET-MOV.15")
def test_any_part_goes_and_the_rest_stays() -> None:
    g = marching("front_nw", {"units": {"front_nw": 5}, "tiles": [MAFDET]})
    answer(g, "go to west_dunes")
    assert sends(g) == ["5", "4", "3", "2", "1"]
    answer(g, "send 4", "go to west_bank")
    assert sends(g) == ["4", "3", "2", "1"]
    answer(g, "send 2")
    assert armies(g, "front_nw", "west_dunes", "west_bank") == [1, 2, 2]


@pytest.mark.rule("KEMET-MOV.15", "KEMET-MOV.7")
def test_those_who_stayed_do_not_follow() -> None:
    g = marching("front_nw", {"units": {"front_nw": 3}, "tiles": [MAFDET]})
    answer(g, "go to west_dunes", "send 1", "go to west_bank")
    assert armies(g, "front_nw", "west_dunes", "west_bank") == [2, 0, 1]
    assert asked(g) == (1, "Opening")


@pytest.mark.rule("KEMET-MOV.15")
def test_at_least_one_unit_goes_and_no_more_than_there_are() -> None:
    g = marching("front_nw", {"units": {"front_nw": 2}})
    answer(g, "go to west_dunes")
    for count in (0, 3):
        assert refused(g, f"send {count}").rule == "KEMET-MOV.15"


# ---- joining


@pytest.mark.rule("KEMET-MOV.8", "KEMET-MOV.15")
def test_units_on_the_way_join() -> None:
    g = marching("front_nw", {"units": {"front_nw": 1, "west_dunes": 3}, "tiles": [MAFDET]})
    answer(g, "go to west_dunes", "go to west_bank")
    assert sends(g) == ["4", "3", "2", "1"]
    answer(g, "send 4")
    assert armies(g, "front_nw", "west_dunes", "west_bank") == [0, 0, 4]


@pytest.mark.rule("KEMET-MOV.8")
def test_a_creature_on_the_way_joins() -> None:
    seat = {
        "units": {"front_nw": 1, "west_dunes": 2},
        "tiles": [MAFDET, SCARAB],
        "creatures": {SCARAB: "west_dunes"},
    }
    g = marching("front_nw", seat)
    answer(g, "go to west_dunes", "go to west_bank")
    assert sends(g) == ["3", f"3 with {SCARAB}", "2", f"2 with {SCARAB}", "1", f"1 with {SCARAB}"]
    answer(g, f"send 1 with {SCARAB}")
    assert (armies(g, "west_dunes", "west_bank"), creature_at(g, SCARAB)) == ([2, 1], "west_bank")


@pytest.mark.rule("KEMET-MOV.8")
def test_units_of_an_opponent_do_not_join() -> None:
    g = marching("front_nw", {"units": {"front_nw": 2}, "tiles": [MAFDET]}, {"units": {"west_dunes": 2}})
    answer(g, "go to west_dunes", "send 2")
    assert asked(g)[1] == "WarCouncil"


@pytest.mark.rule("KEMET-MOV.14")
def test_those_who_joined_have_only_the_steps_that_are_left() -> None:
    seat = {"units": {"front_nw": 1, "west_dunes": 2, "west_bank": 2}, "tiles": [MAFDET]}
    g = marching("front_nw", seat)
    answer(g, "go to west_dunes", "go to west_bank", "send 3")
    assert (units(g, "west_bank"), asked(g)) == (5, (1, "Opening"))


# ---- over the limits for a moment


@pytest.mark.rule("KEMET-MOV.7", "KEMET-MOV.8", "KEMET-MOV.9")
def test_example_6_split_and_join() -> None:
    g = marching("front_nw", {"units": {"front_nw": 5, "west_dunes": 2}, "tiles": [MAFDET]})
    answer(g, "go to west_dunes", "send 5")
    assert units(g, "west_dunes") == 7
    assert "done" not in offered(g)
    assert refused(g, "done").rule == "KEMET-MOV.9"
    answer(g, "go to west_bank")
    assert sends(g) == ["5", "4", "3", "2"]
    answer(g, "send 5")
    assert armies(g, "front_nw", "west_dunes", "west_bank") == [0, 2, 5]


@pytest.mark.rule("KEMET-MOV.9")
def test_a_group_of_more_than_five_passes_on() -> None:
    units_there = {"front_nw": 5, "west_dunes": 4}
    g = marching("front_nw", {"units": units_there, "tiles": [SCARAB], "creatures": {SCARAB: "front_nw"}})
    answer(g, "go to west_dunes", f"send 5 with {SCARAB}", "go to west_bank")
    assert sends(g)[0] == "9"
    answer(g, f"send 9 with {SCARAB}", "go to temple_west_great")
    assert [words for words in sends(g) if "with" not in words] == ["5", "4"]
    answer(g, "send 4")
    assert armies(g, "west_dunes", "west_bank", "temple_west_great") == [0, 5, 4]
    assert creature_at(g, SCARAB) == "west_bank"


@pytest.mark.rule("KEMET-MOV.9", "KEMET-CRE.7")
def test_two_creatures_pass_together_and_end_apart() -> None:
    seat = {
        "units": {"front_nw": 2, "west_dunes": 2},
        "tiles": [SCARAB, PHOENIX],
        "creatures": {SCARAB: "front_nw", PHOENIX: "west_dunes"},
    }
    g = marching("front_nw", seat)
    answer(g, "go to west_dunes", f"send 2 with {SCARAB}")
    assert refused(g, "done").rule == "KEMET-MOV.9"
    answer(g, "go to west_bank")
    assert f"4 with {PHOENIX} and {SCARAB}" in sends(g)
    assert "2" not in sends(g)
    answer(g, f"send 4 with {PHOENIX} and {SCARAB}", "go to temple_west_great")
    assert not any("and" in words for words in sends(g))
    answer(g, f"send 1 with {PHOENIX}")
    assert (creature_at(g, PHOENIX), creature_at(g, SCARAB)) == ("temple_west_great", "west_bank")


@pytest.mark.rule("KEMET-MOV.9", "KEMET-MOV.16", "KEMET-CRE.7")
def test_two_creatures_do_not_end_in_one_army() -> None:
    seat = {
        "units": {"front_nw": 2, "west_dunes": 2},
        "tiles": [PHOENIX, SCORPION],
        "creatures": {PHOENIX: "front_nw", SCORPION: "west_dunes"},
    }
    g = marching("front_nw", seat)
    answer(g, "go to west_bank", f"send 2 with {PHOENIX}", "go to west_dunes")
    assert sends(g) == ["2", "1"]
    answer(g, "send 1")
    assert (creature_at(g, PHOENIX), creature_at(g, SCORPION)) == ("west_bank", "west_dunes")


@pytest.mark.rule("KEMET-MOV.9", "KEMET-MOV.16")
def test_three_creatures_meet_and_part_again() -> None:
    seat = {
        "units": {"front_nw": 1, "west_dunes": 1, "west_bank": 1},
        "tiles": [SCARAB, PHOENIX, SCORPION, MAFDET],
        "creatures": {SCARAB: "front_nw", PHOENIX: "west_dunes", SCORPION: "west_bank"},
    }
    g = marching("front_nw", seat)
    answer(g, "go to west_dunes", f"send 1 with {SCARAB}", "go to west_bank", f"send 2 with {PHOENIX} and {SCARAB}")
    answer(g, "go to front_s")
    pairs = {words for words in sends(g) if words.startswith("2") and words.count(" and ") == 1}
    assert pairs == {
        f"2 with {PHOENIX} and {SCARAB}",
        f"2 with {PHOENIX} and {SCORPION}",
        f"2 with {SCARAB} and {SCORPION}",
    }
    answer(g, f"send 2 with {SCARAB} and {SCORPION}", "go to west_dunes", f"send 1 with {SCORPION}")
    assert [creature_at(g, name) for name in (SCARAB, PHOENIX, SCORPION)] == ["front_s", "west_bank", "west_dunes"]


@pytest.mark.rule("KEMET-MOV.11")
def test_a_group_over_the_limit_does_not_attack() -> None:
    seat = {"units": {"front_nw": 5, "west_dunes": 2}, "tiles": [MAFDET]}
    g = marching("front_nw", seat, {"units": {"west_bank": 1}})
    answer(g, "go to west_dunes", "send 5", "go to west_bank")
    assert sends(g) == ["5", "4", "3", "2"]


@pytest.mark.rule("KEMET-MOV.11")
def test_a_group_with_steps_left_does_not_attack_over_the_limit_either() -> None:
    seat = {"units": {"front_nw": 5, "west_dunes": 2}, "tiles": [SCARAB], "creatures": {SCARAB: "front_nw"}}
    g = marching("front_nw", seat, {"units": {"west_bank": 1}})
    answer(g, "go to west_dunes", "send 5", "go to west_bank")
    assert sends(g) == ["5", "4", "3", "2"]
    assert refused(g, "send 7").rule == "KEMET-MOV.11"


@pytest.mark.rule("KEMET-MOV.11")
def test_two_creatures_do_not_attack_together() -> None:
    seat = {
        "units": {"front_nw": 2, "west_dunes": 2},
        "tiles": [SCARAB, PHOENIX],
        "creatures": {SCARAB: "front_nw", PHOENIX: "west_dunes"},
    }
    g = marching("front_nw", seat, {"units": {"west_bank": 1}})
    answer(g, "go to west_dunes", f"send 2 with {SCARAB}", "go to west_bank")
    assert sends(g)
    assert not any(" and " in words for words in sends(g))


# ---- creatures


@pytest.mark.rule("KEMET-MOV.12", "KEMET-CRE.9", "KEMET-CRE.5")
def test_a_creature_left_alone_goes_back_to_its_tile() -> None:
    seat = {"units": {"front_nw": 2}, "tiles": [SCARAB], "creatures": {SCARAB: "front_nw"}}
    g = marching("front_nw", seat)
    answer(g, "go to west_dunes", "send 2")
    assert (creature_at(g, SCARAB), int(g.creature_owners[CREATURE_NAMES.index(SCARAB)])) == (None, 0)


@pytest.mark.rule("KEMET-MOV.12")
def test_a_creature_does_not_move_without_a_unit() -> None:
    seat = {"units": {"front_nw": 2}, "tiles": [SCARAB], "creatures": {SCARAB: "front_nw"}}
    g = marching("front_nw", seat)
    answer(g, "go to west_dunes")
    assert sends(g) == ["2", f"2 with {SCARAB}", "1", f"1 with {SCARAB}"]
    assert refused(g, f"send 0 with {SCARAB}").rule == "KEMET-MOV.15"


@pytest.mark.rule("KEMET-MOV.12")
def test_a_creature_stays_with_the_unit_that_stays() -> None:
    seat = {"units": {"front_nw": 2}, "tiles": [SCARAB], "creatures": {SCARAB: "front_nw"}}
    g = marching("front_nw", seat)
    answer(g, "go to west_dunes", "send 1")
    assert creature_at(g, SCARAB) == "front_nw"


# ---- no illegal standstill


@pytest.mark.rule("KEMET-MOV.16", "KEMET-ARMY.2")
def test_the_last_step_leaves_no_army_too_large() -> None:
    g = marching("front_nw", {"units": {"front_nw": 4, "west_dunes": 3, "west_bank": 5}})
    assert "go to west_bank" not in offered(g)
    assert refused(g, "go to west_bank").rule == "KEMET-MOV.16"
    answer(g, "go to west_dunes")
    assert sends(g) == ["2", "1"]


@pytest.mark.rule("KEMET-MOV.16")
def test_an_army_that_can_go_nowhere_does_not_begin() -> None:
    seat = {"units": {"temple_west_great": 2, "west_bank": 5}, "prayer": 7}
    g = table(seat)
    answer(g, "token on move_3")
    assert offered(g) == ["march from west_bank", "done"]
    assert refused(g, "march from temple_west_great").rule == "KEMET-MOV.16"


@pytest.mark.rule("KEMET-MOV.16", "KEMET-MOV.18")
def test_the_way_back_is_a_way_out() -> None:
    seat = {"units": {"delta_bank": 3, "pantheon": 5}, "tiles": [MAFDET, SCARAB], "creatures": {SCARAB: "pantheon"}}
    g = marching("delta_bank", seat)
    answer(g, "go to pantheon", "send 3", f"send 3 with {SCARAB}")
    assert (armies(g, "delta_bank", "pantheon"), creature_at(g, SCARAB)) == ([3, 5], "delta_bank")


@pytest.mark.rule("KEMET-MOV.16", "KEMET-WALL.1")
def test_a_district_of_others_that_all_have_left_is_no_way_out() -> None:
    seat = {"units": {"s_d1": 5, "s_d3": 3, "front_s": 4}, "tiles": [MAFDET]}
    g = marching("s_d3", seat)
    assert "go to s_d1" in offered(g)
    answer(g, "go to s_d1")
    assert sends(g) == ["2", "1"]


@pytest.mark.rule("KEMET-MOV.16", "KEMET-TEL.4")
def test_a_teleport_that_can_be_paid_is_a_way_out() -> None:
    seat = {"units": {"nw_d1": 5, "nw_d2": 3}, "pyramids": {"nw_d1": "ruby 1"}, "prayer": 2}
    g = marching("nw_d2", seat)
    answer(g, "go to nw_d1", "send 3")
    assert all(words.startswith("teleport") for words in offered(g))
    answer(g, "teleport to west_dunes", "send 4")
    assert (armies(g, "nw_d1", "nw_d2", "west_dunes"), me(g).prayer) == ([4, 0, 4], 0)


@pytest.mark.rule("KEMET-MOV.16")
@pytest.mark.parametrize("hand", [[], ["teleportation"]])
def test_a_teleport_out_of_reach_or_by_a_card_is_none(hand: list[str]) -> None:
    seat = {"units": {"nw_d1": 5, "nw_d2": 3}, "pyramids": {"nw_d1": "ruby 1"}, "prayer": 1, "hand": hand}
    g = marching("nw_d2", seat)
    assert "go to nw_d1" not in offered(g)


@pytest.mark.rule("KEMET-MOV.16", "KEMET-DAY.11")
def test_cards_are_played_between_the_steps_whether_the_army_is_too_large_or_not() -> None:
    seat = {"units": {"front_nw": 5, "west_dunes": 2}, "tiles": [MAFDET], "hand": ["prayer", "enlistment"]}
    g = marching("front_nw", seat)
    answer(g, "go to west_dunes", "send 5")
    assert {"play prayer", "play enlistment"} <= set(offered(g))
    assert "done" not in offered(g)
    g = marching("front_nw", seat)
    answer(g, "go to west_dunes", "send 3")
    assert {"play prayer", "play enlistment"} <= set(offered(g))


@pytest.mark.rule("KEMET-MOV.16", "KEMET-ARMY.2")
def test_legion_has_its_own_limit() -> None:
    g = marching("front_nw", {"units": {"front_nw": 5, "west_dunes": 4}, "tiles": ["sapphire_3_legion"]})
    answer(g, "go to west_dunes")
    assert sends(g) == ["3", "2", "1"]


# ---- creatures that help on the way


@pytest.mark.rule("KEMET-MOV.17")
def test_the_snake_enters_the_area_of_the_sphinx_without_its_price() -> None:
    snake, sphinx = "diamond_2_deep_desert_snake", "onyx_2_khnums_sphinx"
    seat = {"units": {"front_nw": 3}, "tiles": [snake], "creatures": {snake: "front_nw"}, "prayer": 1}
    other = {"units": {"west_dunes": 1}, "tiles": [sphinx], "creatures": {sphinx: "west_dunes"}}
    g = marching("front_nw", seat, other, colours=["diamond", "onyx"])
    answer(g, "go to west_dunes")
    assert sends(g) == [f"3 with {snake}", f"2 with {snake}", f"1 with {snake}"]
    g = marching("front_nw", {**seat, "prayer": 2}, other, colours=["diamond", "onyx"])
    answer(g, "go to west_dunes", "send 3")
    assert me(g).prayer == 0
