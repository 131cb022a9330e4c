"""Move actions: how far, which way, and what ends them (KEMET-MOV)."""

from __future__ import annotations

import pytest

from deskovka.games.kemet.table import Kemet
from support.kemet import answer, asked, creature_at, events, fight, me, offered, points, refused, table, units

MAFDET = "ruby_1_priest_of_mafdet"
SCARAB = "ruby_3_royal_scarab"
PHOENIX = "ruby_2_phoenix"
SNAKE = "diamond_2_deep_desert_snake"
FURY = "onyx_4_bestial_fury"


def marching(area: str, seat: dict[str, object], *others: dict[str, object], **keys: object) -> Kemet:
    """Seat 0 has chosen an army to move."""
    g = table(seat, *others, **keys)
    answer(g, "token on move_3", f"march from {area}")
    return g


def ways(g: Kemet) -> set[str]:
    """Where the group may go on foot."""
    return {words.removeprefix("go to ") for words in offered(g) if words.startswith("go to ")}


def reach(g: Kemet) -> int:
    """How many ground movements a lone unit in the western dunes has."""
    made = 0
    while asked(g) == (0, "MarchOn") and ways(g):
        answer(g, "go to west_dunes" if "west_dunes" in ways(g) else "go to west_bank")
        answer(g, *[words for words in offered(g) if words.startswith("send 1 with")])
        made += 1
    return made


# ---- one army


@pytest.mark.rule("KEMET-MOV.1")
def test_one_army_moves_and_the_turn_is_over() -> None:
    g = marching("front_nw", {"units": {"front_nw": 3, "nw_d1": 2}})
    answer(g, "go to west_dunes", "send 3")
    assert (units(g, "west_dunes"), units(g, "front_nw"), units(g, "nw_d1")) == (3, 0, 2)
    assert asked(g) == (1, "Opening")


@pytest.mark.rule("KEMET-MOV.1")
def test_only_own_armies_march() -> None:
    g = table({"units": {"front_nw": 3, "nw_d1": 2}}, {"units": {"west_dunes": 2}})
    answer(g, "token on move_2")
    assert offered(g) == ["march from nw_d1", "march from front_nw", "done"]
    for area in ("west_dunes", "nw_d2"):
        assert refused(g, f"march from {area}").rule == "KEMET-MOV.1"


@pytest.mark.rule("KEMET-MOV.1")
def test_after_the_march_has_begun_no_other_army_goes() -> None:
    g = marching("front_nw", {"units": {"front_nw": 3, "nw_d1": 2}})
    assert all(not words.startswith("march") for words in offered(g))
    assert refused(g, "march from nw_d1").rule == "KEMET-DAY.3"


@pytest.mark.rule("KEMET-MOV.1", "KEMET-DAY.10")
def test_the_army_may_stay_where_it_is() -> None:
    g = table({"units": {"front_nw": 3}})
    answer(g, "token on move_3", "done")
    assert (units(g, "front_nw"), asked(g)) == (3, (1, "Opening"))
    g = marching("front_nw", {"units": {"front_nw": 3}})
    answer(g, "done")
    assert (units(g, "front_nw"), asked(g)) == (3, (1, "Opening"))


@pytest.mark.rule("KEMET-MOV.1")
def test_the_move_is_told() -> None:
    g = marching("front_nw", {"units": {"front_nw": 3}})
    told = events(g, "go to west_dunes", "send 2")
    assert told[0] == {"event": "marched", "seat": 0, "units": "2", "area": "front_nw", "area2": "west_dunes"}


# ---- the limit


@pytest.mark.rule("KEMET-MOV.2")
def test_the_basic_limit_is_one_ground_movement() -> None:
    g = marching("west_dunes", {"units": {"west_dunes": 1}})
    assert reach(g) == 1
    assert asked(g) == (1, "Opening")


@pytest.mark.rule("KEMET-MOV.2")
@pytest.mark.parametrize(
    ("tiles", "creatures", "limit"),
    [
        ([MAFDET], {}, 2),
        ([SCARAB], {SCARAB: "west_dunes"}, 3),
        ([MAFDET, SCARAB], {SCARAB: "west_dunes"}, 4),
        ([PHOENIX], {PHOENIX: "west_dunes"}, 2),
        ([FURY], {}, 2),
        ([MAFDET, FURY], {}, 3),
    ],
)
def test_tiles_and_the_creature_raise_the_limit(tiles: list[str], creatures: dict[str, str], limit: int) -> None:
    seat: dict[str, object] = {"units": {"west_dunes": 1}, "tiles": tiles, "creatures": creatures}
    g = marching("west_dunes", seat, colours=["ruby", "onyx"])
    assert reach(g) == limit


@pytest.mark.rule("KEMET-MOV.2", "KEMET-MOV.3", "KEMET-DAY.11")
@pytest.mark.parametrize("cards", [1, 2])
def test_swiftness_raises_the_limit_of_the_action_it_begins(cards: int) -> None:
    g = table({"units": {"west_dunes": 1}, "hand": ["swiftness"] * 2})
    assert "play swiftness" not in offered(g)
    answer(g, "token on move_3", *["play swiftness"] * cards, "march from west_dunes")
    assert "play swiftness" not in offered(g)
    assert refused(g, "play swiftness").rule == ("KEMET-DAY.11" if cards == 1 else "KEMET-CARD.5")
    assert reach(g) == 1 + cards


@pytest.mark.rule("KEMET-MOV.2")
def test_a_card_of_one_action_is_spent_with_it() -> None:
    g = table({"units": {"west_dunes": 1}, "hand": ["swiftness"]}, {"tokens": 0})
    answer(g, "token on move_3", "play swiftness", "march from west_dunes")
    assert reach(g) == 2
    answer(g, "token on move_2", "march from west_dunes")
    assert reach(g) == 1


@pytest.mark.rule("KEMET-MOV.2")
def test_steps_over_the_limit_are_refused() -> None:
    seat = {"units": {"nw_d1": 2}, "pyramids": {"nw_d2": "ruby 1"}}
    g = marching("nw_d1", seat)
    answer(g, "go to nw_d2", "send 2")
    assert ways(g) == set()
    assert refused(g, "go to front_nw").rule == "KEMET-MOV.2"


@pytest.mark.rule("KEMET-MOV.3", "KEMET-MOV.4")
def test_example_5_a_creature_picked_up_does_not_raise_the_limit() -> None:
    seat = {"units": {"front_nw": 2, "west_dunes": 2}, "tiles": [SCARAB], "creatures": {SCARAB: "west_dunes"}}
    g = marching("front_nw", seat)
    answer(g, "go to west_dunes", "send 2")
    assert asked(g) == (1, "Opening")
    assert (units(g, "west_dunes"), creature_at(g, SCARAB)) == (4, "west_dunes")


@pytest.mark.rule("KEMET-MOV.3")
def test_a_creature_left_behind_does_not_lower_the_limit() -> None:
    seat = {"units": {"front_nw": 3}, "tiles": [SCARAB], "creatures": {SCARAB: "front_nw"}}
    g = marching("front_nw", seat)
    answer(g, "go to west_dunes", "send 1")
    for area in ("west_bank", "temple_west_great"):
        answer(g, f"go to {area}")
    assert (units(g, "temple_west_great"), creature_at(g, SCARAB)) == (1, "front_nw")


@pytest.mark.rule("KEMET-MOV.4", "KEMET-CRE.10")
def test_a_creature_elsewhere_does_not_raise_the_limit() -> None:
    seat = {"units": {"west_dunes": 1, "nw_d1": 1}, "tiles": [SCARAB], "creatures": {SCARAB: "nw_d1"}}
    g = marching("west_dunes", seat)
    assert reach(g) == 1


@pytest.mark.rule("KEMET-MOV.3", "KEMET-DAY.11")
def test_a_creature_that_comes_after_the_limit_is_fixed_adds_nothing() -> None:
    seat = {"units": {"nw_d1": 1, "front_nw": 1}, "tiles": [SCARAB, MAFDET]}
    g = marching("front_nw", seat)
    answer(g, "go to nw_d2", f"deploy {SCARAB} in nw_d2", "go to nw_d3")
    answer(g, *[words for words in offered(g) if words == f"send 1 with {SCARAB}"])
    assert (units(g, "nw_d3"), creature_at(g, SCARAB), ways(g)) == (1, "nw_d3", set())


@pytest.mark.rule("KEMET-MOV.3", "KEMET-DAY.11")
def test_a_creature_deployed_before_the_march_counts() -> None:
    g = table({"units": {"nw_d1": 1}, "tiles": [SCARAB]})
    answer(g, "token on move_3", f"deploy {SCARAB} in nw_d1", "march from nw_d1")
    for area in ("front_nw", "west_dunes", "west_bank"):
        answer(g, f"go to {area}", f"send 1 with {SCARAB}")
    assert (units(g, "west_bank"), creature_at(g, SCARAB), asked(g)) == (1, "west_bank", (1, "Opening"))


@pytest.mark.rule("KEMET-MOV.18")
def test_areas_are_entered_again_and_every_step_counts() -> None:
    seat = {"units": {"front_nw": 1}, "tiles": [MAFDET, FURY]}
    g = marching("front_nw", seat, colours=["ruby", "onyx"])
    answer(g, "go to west_dunes", "go to front_nw", "go to west_dunes")
    assert (units(g, "west_dunes"), asked(g)) == (1, (1, "Opening"))


# ---- ways


@pytest.mark.rule("KEMET-MOV.6")
def test_a_step_leads_to_a_bordering_area_or_from_harbour_to_harbour() -> None:
    g = marching("west_dunes", {"units": {"west_dunes": 1}})
    assert ways(g) == {"front_nw", "front_s", "temple_west_small", "west_bank"}
    assert refused(g, "go to delta_bank").rule == "KEMET-MOV.6"
    g = marching("west_bank", {"units": {"west_bank": 1}})
    assert ways(g) == {"front_nw", "front_s", "temple_west_great", "west_dunes", "delta_bank"}
    assert refused(g, "go to temple_west_small").rule == "KEMET-MOV.6"


@pytest.mark.rule("KEMET-MOV.5")
@pytest.mark.parametrize(
    "words",
    [
        ["go to nw_d2", "go to front_nw"],
        ["teleport to west_dunes"],
        ["teleport to west_dunes", "go to west_bank", "go to temple_west_great"],
        ["go to nw_d2", "teleport to west_dunes", "go to west_bank"],
        ["go to front_nw", "go to nw_d2", "teleport to west_dunes"],
    ],
)
def test_steps_and_one_teleport_in_any_order(words: list[str]) -> None:
    pyramids = {"nw_d1": "ruby 1", "nw_d2": "sapphire 1"}
    g = marching("nw_d1", {"units": {"nw_d1": 1}, "pyramids": pyramids, "tiles": [MAFDET]})
    answer(g, *words)
    assert units(g, words[-1].split()[-1]) == 1
    assert me(g).prayer == 7 - 2 * any("teleport" in said for said in words)


# ---- battles and points


@pytest.mark.rule("KEMET-MOV.10")
def test_meeting_an_opponent_ends_the_movement_and_begins_a_battle() -> None:
    g = marching("front_nw", {"units": {"front_nw": 3}, "tiles": [MAFDET]}, {"units": {"west_dunes": 2}})
    answer(g, "go to west_dunes", "send 3")
    assert g.battle is not None
    assert (int(g.battle.attacker), int(g.battle.defender)) == (0, 1)
    fight(g, "play bc_4d1 discard bc_5", "play bc_2p2 discard bc_5")
    answer(g, "disband", "stay")
    assert (units(g, "west_dunes"), asked(g)) == (3, (1, "Opening"))


@pytest.mark.rule("KEMET-MOV.10")
def test_a_lone_unit_of_an_opponent_cannot_be_passed() -> None:
    seat = {"units": {"delta_bank": 3}, "tiles": [MAFDET]}
    g = marching("delta_bank", seat, {"units": {"west_bank": 1}})
    answer(g, "go to west_bank", "send 2")
    assert asked(g)[1] == "WarCouncil"


@pytest.mark.rule("KEMET-MOV.13", "KEMET-CORE.4")
def test_temple_points_follow_the_army() -> None:
    g = marching("west_bank", {"units": {"west_bank": 2}, "tiles": [MAFDET]})
    answer(g, "go to temple_west_great", "send 2")
    assert points(g) == 1
    answer(g, "go to west_bank", "send 2")
    assert points(g) == 0


@pytest.mark.rule("KEMET-MOV.13")
def test_an_opponents_highest_pyramid_gives_its_point_while_it_is_held() -> None:
    g = marching("front_s", {"units": {"front_s": 2}}, {"pyramids": {"s_d1": "ruby 4"}, "tokens": 0})
    assert (points(g, 0), points(g, 1)) == (0, 1)
    answer(g, "go to s_d1", "send 2")
    assert (points(g, 0), points(g, 1)) == (1, 0)
    answer(g, "token on move_2", "march from s_d1", "go to front_s", "send 2")
    assert (points(g, 0), points(g, 1)) == (0, 1)


@pytest.mark.rule("KEMET-MOV.13")
def test_the_temple_point_waits_for_the_battle() -> None:
    g = marching("west_bank", {"units": {"west_bank": 4}}, {"units": {"temple_west_great": 2}})
    answer(g, "go to temple_west_great", "send 4")
    assert (points(g, 0), points(g, 1)) == (0, 1)
    fight(g, "play bc_4d1 discard bc_5", "play bc_2p2 discard bc_5")
    answer(g, "disband", "stay")
    assert (points(g, 0), points(g, 1)) == (2, 0)
