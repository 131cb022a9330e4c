"""Teleports (KEMET-TEL)."""

from __future__ import annotations

import pytest

from deskovka.games.kemet.table import Kemet
from support.kemet import answer, asked, creature_at, events, me, offered, refused, table, units

MAFDET = "ruby_1_priest_of_mafdet"
SNAKE = "diamond_2_deep_desert_snake"
GRIFFIN = "onyx_3_griffin_sphinx"
PHOENIX = "ruby_2_phoenix"
PYRAMID = {"nw_d1": "ruby 1"}
OBELISKS = {"west_dunes", "temple_west_small", "temple_west_great", "temple_delta", "pantheon"}


def marching(area: str, seat: dict[str, object], *others: dict[str, object], **keys: object) -> Kemet:
    """Seat 0 has chosen an army to move."""
    g = table(seat, *others, **keys)
    answer(g, "token on move_3", f"march from {area}")
    return g


def jumps(g: Kemet, by: str = "teleport to ") -> set[str]:
    """Where the group may teleport."""
    return {words.removeprefix(by) for words in offered(g) if words.startswith(by)}


# ---- from a pyramid to an obelisk, for two points


@pytest.mark.rule("KEMET-TEL.1")
def test_a_teleport_leads_from_a_pyramid_to_any_obelisk() -> None:
    g = marching("nw_d1", {"units": {"nw_d1": 2}, "pyramids": PYRAMID})
    assert jumps(g) == OBELISKS
    for area in ("west_bank", "front_s", "nw_d2"):
        assert refused(g, f"teleport to {area}").rule == "KEMET-TEL.1"


@pytest.mark.rule("KEMET-TEL.1")
def test_on_the_large_board_there_are_more_obelisks() -> None:
    g = marching("nw_d1", {"units": {"nw_d1": 2}, "pyramids": PYRAMID}, {}, {}, {}, {})
    temples = {f"temple_{side}_{kind}" for side in ("west", "east") for kind in ("small", "great")}
    assert jumps(g) == temples | {"west_dunes_n", "west_dunes_s", "east_dunes", "temple_delta", "pantheon"}


@pytest.mark.rule("KEMET-TEL.1")
def test_a_teleport_costs_two_points() -> None:
    g = marching("nw_d1", {"units": {"nw_d1": 2}, "pyramids": PYRAMID, "prayer": 2})
    answer(g, "teleport to pantheon", "send 2")
    assert (units(g, "pantheon"), units(g, "nw_d1"), me(g).prayer) == (2, 0, 0)


@pytest.mark.rule("KEMET-TEL.1", "KEMET-PP.2")
def test_who_cannot_pay_does_not_teleport() -> None:
    g = marching("nw_d1", {"units": {"nw_d1": 2}, "pyramids": PYRAMID, "prayer": 1})
    assert jumps(g) == set()
    assert refused(g, "teleport to pantheon").rule == "KEMET-TEL.1"


@pytest.mark.rule("KEMET-TEL.1")
@pytest.mark.parametrize("area", ["nw_d2", "front_nw", "temple_west_small", "pantheon"])
def test_without_a_pyramid_there_is_no_teleport(area: str) -> None:
    g = marching(area, {"units": {area: 2}, "pyramids": PYRAMID})
    assert jumps(g) == set()
    assert refused(g, "teleport to west_dunes").rule == "KEMET-TEL.1"


@pytest.mark.rule("KEMET-TEL.1")
def test_the_teleport_is_told() -> None:
    g = marching("nw_d1", {"units": {"nw_d1": 2}, "pyramids": PYRAMID})
    told = events(g, "teleport to pantheon", "send 2")
    assert [event["event"] for event in told][:2] == ["paid", "teleported"]
    assert (told[1]["area"], told[1]["area2"]) == ("nw_d1", "pantheon")


@pytest.mark.rule("KEMET-TEL.2")
def test_a_pyramid_of_an_opponent_serves_as_well() -> None:
    g = marching("s_d1", {"units": {"s_d1": 2}}, {"pyramids": {"s_d1": "ruby 3"}})
    assert jumps(g) == OBELISKS
    answer(g, "teleport to temple_delta", "send 2")
    assert (units(g, "temple_delta"), me(g).prayer, me(g, 1).prayer) == (2, 5, 7)


# ---- once, and besides the steps


@pytest.mark.rule("KEMET-TEL.3")
def test_one_teleport_in_an_action() -> None:
    seat = {
        "units": {"nw_d1": 1},
        "pyramids": PYRAMID,
        "tiles": [MAFDET, "ruby_2_portal"],
        "hand": ["teleportation"],
    }
    g = marching("nw_d1", seat)
    answer(g, "teleport to west_dunes")
    assert (jumps(g), jumps(g, "teleport by card to ")) == (set(), set())
    for words in ("teleport to pantheon", "teleport by card to pantheon"):
        assert refused(g, words).rule == "KEMET-TEL.3"
    assert "go to west_bank" in offered(g)


@pytest.mark.rule("KEMET-TEL.3")
def test_the_card_is_the_one_teleport() -> None:
    seat = {"units": {"front_nw": 1}, "pyramids": PYRAMID, "tiles": ["ruby_2_portal"], "hand": ["teleportation"] * 2}
    g = marching("front_nw", seat)
    answer(g, "teleport by card to west_dunes")
    assert (me(g).prayer, me(g).cards_held()) == (6, 1)
    assert not any("teleport" in words for words in offered(g))
    assert refused(g, "teleport to pantheon").rule == "KEMET-TEL.3"


@pytest.mark.rule("KEMET-TEL.3")
def test_the_next_action_has_its_own_teleport() -> None:
    seat = {"units": {"nw_d1": 1, "nw_d2": 1}, "pyramids": {**PYRAMID, "nw_d2": "sapphire 1"}}
    g = marching("nw_d1", seat, {"tokens": 0})
    answer(g, "teleport to west_dunes", "done", "token on move_2", "march from nw_d2", "teleport to pantheon", "done")
    assert (units(g, "west_dunes"), units(g, "pantheon"), me(g).prayer) == (1, 1, 3)


@pytest.mark.rule("KEMET-TEL.4")
def test_a_teleport_takes_no_step() -> None:
    g = marching("nw_d1", {"units": {"nw_d1": 1}, "pyramids": PYRAMID})
    answer(g, "teleport to west_dunes", "go to west_bank")
    assert (units(g, "west_bank"), asked(g)) == (1, (1, "Opening"))


@pytest.mark.rule("KEMET-TEL.4", "KEMET-TEL.6")
def test_a_group_without_steps_left_still_teleports() -> None:
    g = marching("front_nw", {"units": {"front_nw": 1}, "pyramids": PYRAMID})
    answer(g, "go to nw_d1", "teleport to pantheon")
    assert (units(g, "pantheon"), asked(g)) == (1, (1, "Opening"))


@pytest.mark.rule("KEMET-TEL.6")
def test_a_teleport_between_two_steps() -> None:
    g = marching("nw_d2", {"units": {"nw_d2": 1}, "pyramids": PYRAMID, "tiles": [MAFDET]})
    answer(g, "go to nw_d1", "teleport to pantheon", "go to delta_bank")
    assert (units(g, "delta_bank"), asked(g), me(g).prayer) == (1, (1, "Opening"), 5)


@pytest.mark.rule("KEMET-TEL.6", "KEMET-DAY.11")
def test_cards_are_played_after_a_teleport_as_after_a_step() -> None:
    g = marching("nw_d1", {"units": {"nw_d1": 1}, "pyramids": PYRAMID, "hand": ["prayer"]})
    assert "play prayer" not in offered(g)
    answer(g, "teleport to west_dunes", "play prayer", "go to west_bank")
    assert (units(g, "west_bank"), me(g).prayer) == (1, 7)


# ---- where it leads and who goes


@pytest.mark.rule("KEMET-TEL.5", "KEMET-MOV.10")
def test_a_teleport_among_opponents_is_an_attack() -> None:
    g = marching("nw_d1", {"units": {"nw_d1": 3}, "pyramids": PYRAMID}, {"units": {"west_dunes": 2}})
    answer(g, "teleport to west_dunes", "send 3")
    assert g.battle is not None
    assert (int(g.battle.attacker), int(g.battle.defender), asked(g)[1]) == (0, 1, "WarCouncil")


@pytest.mark.rule("KEMET-TEL.7")
def test_a_part_teleports_and_the_rest_stays() -> None:
    g = marching("nw_d1", {"units": {"nw_d1": 5}, "pyramids": PYRAMID})
    answer(g, "teleport to west_dunes")
    assert offered(g) == [f"send {count}" for count in (5, 4, 3, 2, 1)]
    answer(g, "send 2", "done")
    assert (units(g, "nw_d1"), units(g, "west_dunes"), me(g).prayer) == (3, 2, 5)


@pytest.mark.rule("KEMET-TEL.7", "KEMET-MOV.12")
def test_a_creature_teleports_with_its_army() -> None:
    seat = {"units": {"nw_d1": 2}, "pyramids": PYRAMID, "tiles": [PHOENIX], "creatures": {PHOENIX: "nw_d1"}}
    g = marching("nw_d1", seat)
    answer(g, "teleport to west_dunes", f"send 1 with {PHOENIX}")
    assert (creature_at(g, PHOENIX), units(g, "nw_d1")) == ("west_dunes", 1)


@pytest.mark.rule("KEMET-TEL.8")
def test_a_teleport_leads_to_another_area() -> None:
    seat = {"units": {"west_dunes": 2}, "tiles": ["ruby_2_portal"], "hand": ["teleportation"]}
    g = marching("west_dunes", seat)
    assert jumps(g) == OBELISKS - {"west_dunes"}
    assert jumps(g, "teleport by card to ") == OBELISKS - {"west_dunes"}


@pytest.mark.rule("KEMET-TEL.1", "KEMET-MOV.16")
def test_a_teleport_needs_room() -> None:
    g = marching("nw_d1", {"units": {"nw_d1": 2, "pantheon": 5, "temple_delta": 4}, "pyramids": PYRAMID})
    assert jumps(g) == OBELISKS  # the pantheon can be left again on foot
    g = marching("nw_d2", {"units": {"nw_d2": 2, "pantheon": 5}, "pyramids": {"nw_d1": "ruby 1"}})
    answer(g, "go to nw_d1", "send 2")
    assert jumps(g) == OBELISKS - {"pantheon"}
    assert refused(g, "teleport to pantheon").rule == "KEMET-MOV.16"


# ---- tiles and creatures


@pytest.mark.rule("KEMET-MOV.17", "KEMET-TEL.1")
def test_the_griffin_sphinx_takes_its_group_from_obelisks() -> None:
    seat = {"units": {"west_dunes": 3}, "tiles": [GRIFFIN], "creatures": {GRIFFIN: "west_dunes"}}
    g = marching("west_dunes", seat, colours=["ruby", "onyx"])
    answer(g, "teleport to pantheon")
    assert offered(g) == [f"send {count} with {GRIFFIN}" for count in (3, 2, 1)]
    answer(g, f"send 2 with {GRIFFIN}", "done")
    assert (units(g, "pantheon"), me(g).prayer) == (2, 5)


@pytest.mark.rule("KEMET-MOV.17")
def test_a_griffin_sphinx_picked_up_helps_and_one_left_behind_does_not() -> None:
    seat = {"units": {"west_dunes": 1, "front_nw": 1}, "tiles": [GRIFFIN], "creatures": {GRIFFIN: "west_dunes"}}
    g = marching("front_nw", seat, colours=["ruby", "onyx"])
    answer(g, "go to west_dunes", "teleport to pantheon", f"send 1 with {GRIFFIN}")
    assert creature_at(g, GRIFFIN) == "pantheon"
    seat = {"units": {"front_nw": 2}, "tiles": [GRIFFIN], "creatures": {GRIFFIN: "front_nw"}}
    g = marching("front_nw", seat, colours=["ruby", "onyx"])
    answer(g, "go to west_dunes", "send 1")
    assert not any("teleport" in words for words in offered(g))


# ---- the example of the rulebook


def far_army() -> dict[str, object]:
    return {"units": {"nw_d1": 3}, "pyramids": PYRAMID, "tiles": [MAFDET, SNAKE], "creatures": {SNAKE: "nw_d1"}}


@pytest.mark.rule("KEMET-TEL.1", "KEMET-TEL.4")
def test_example_4_by_teleport() -> None:
    g = marching("nw_d1", {"units": {"nw_d1": 3}, "pyramids": PYRAMID}, {}, {}, {})
    answer(g, "teleport to temple_east_great", "send 3")
    assert (units(g, "temple_east_great"), me(g).prayer) == (3, 5)
    assert "go to east_bank" in offered(g)


@pytest.mark.rule("KEMET-MOV.2", "KEMET-HARB.1")
def test_example_4_by_land_and_boat() -> None:
    g = marching("nw_d1", far_army(), {}, {}, {})
    for area in ("front_nw", "east_bank", "temple_east_great"):
        answer(g, f"go to {area}", f"send 3 with {SNAKE}")
    assert (units(g, "temple_east_great"), me(g).prayer, asked(g)) == (3, 7, (1, "Opening"))


@pytest.mark.rule("KEMET-MOV.2", "KEMET-HARB.6")
def test_example_4_needs_a_limit_of_three() -> None:
    seat = {"units": {"nw_d1": 3}, "tiles": [MAFDET]}
    g = marching("nw_d1", seat, {}, {}, {})
    answer(g, "go to front_nw", "send 3", "go to east_bank", "send 3")
    assert (units(g, "east_bank"), asked(g)) == (3, (1, "Opening"))
