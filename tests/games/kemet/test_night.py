"""The nine steps of the night (KEMET-NIGHT)."""

from __future__ import annotations

import pytest

from deskovka.games.kemet.areas import AREA_NUMBERS
from deskovka.games.kemet.cards import CARD_NAMES
from deskovka.games.kemet.table import Kemet
from support.kemet import answer, asked, events, me, offered, points, refused, table, units

BOTH_WEST = {"temple_west_small": 1, "temple_west_great": 1}


def night(*seats: dict[str, object], **keys: object) -> Kemet:
    return table(*seats, phase="night", **keys)


def hand(g: Kemet, seat: int = 0) -> list[str]:
    return [name for kind, name in enumerate(CARD_NAMES) for _ in range(me(g, seat).hand[kind])]


# ---- the whole


@pytest.mark.rule("KEMET-NIGHT.1")
def test_nine_steps_in_their_order() -> None:
    army = {"pantheon": 3, "temple_delta": 2, "temple_west_small": 1}
    g = night({"units": army, "veterans": 5, "prayer": 0})
    steps = []
    for word, step in [
        ("sacrifice in pantheon", 1),
        ("sacrifice in temple_delta", 2),
        ("spend 1 veterans", 5),
        ("spend 2 veterans", 6),
        ("unit to nw_d1", 7),
        ("done", 7),
        ("place 1", 9),
    ]:
        steps.append((int(g.step), step))
        answer(g, word)
    assert all(there == wanted for there, wanted in steps)
    assert (asked(g)[1], g.view(None)["phase"], g.view(None)["night_step"]) == ("Opening", "day", 0)
    assert (me(g).points, me(g).prayer) == (2, 5 + 2 + 2 + 1)


@pytest.mark.rule("KEMET-NIGHT.1")
def test_the_events_of_a_night_come_in_order() -> None:
    idle = {"tokens": 0, "used": ["recruit", "build", "pray_1", "acquire_1", "pray_2"]}
    last = {"tokens": 1, "used": ["recruit", "build", "pray_1", "acquire_1"], "prayer": 0}
    g = table({**last, "units": BOTH_WEST}, idle)
    told = [event["event"] for event in events(g, "token on pray_2", "place 1")]
    assert told == [
        *("token", "prayer-gained", "night"),
        *("point", "prayer-gained"),  # control of temples, worship
        *("prayer-gained", "prayer-gained"),
        *("drew", "drew", "order", "order", "day"),
    ]


# ---- steps 1 and 2


@pytest.mark.rule("KEMET-NIGHT.2", "KEMET-CORE.3")
@pytest.mark.parametrize(("word", "left", "gained"), [("sacrifice in pantheon", 2, 1), ("done", 4, 0)])
def test_two_units_at_the_pantheon_for_a_point_if_one_likes(word: str, left: int, gained: int) -> None:
    g = night({"units": {"pantheon": 4}})
    assert (asked(g), offered(g)) == ((0, "Sacrifice"), ["sacrifice in pantheon", "done"])
    answer(g, word)
    assert (units(g, "pantheon"), me(g).points, me(g).supply) == (left, gained, 12 - left)
    assert asked(g)[1] == "ChooseFate"  # once per night


@pytest.mark.rule("KEMET-NIGHT.3")
@pytest.mark.parametrize(("army", "asks"), [(1, False), (2, True)])
def test_the_pantheon_wants_two_units(army: int, asks: bool) -> None:
    g = night({"units": {"pantheon": army}})
    assert (asked(g)[1] == "Sacrifice") == asks


@pytest.mark.rule("KEMET-NIGHT.3")
def test_the_pantheon_takes_one_sacrifice_a_night_however_many_stand_there() -> None:
    g = night({"units": {"pantheon": 5}})
    answer(g, "sacrifice in pantheon")
    assert (units(g, "pantheon"), asked(g)[1]) == (3, "ChooseFate")


@pytest.mark.rule("KEMET-NIGHT.4")
@pytest.mark.parametrize(("word", "left", "prayer"), [("sacrifice in temple_delta", 2, 8), ("done", 3, 3)])
def test_a_unit_in_the_delta_for_five_points_if_one_likes(word: str, left: int, prayer: int) -> None:
    g = night({}, {"units": {"temple_delta": 3}, "prayer": 1})
    assert asked(g) == (1, "Sacrifice")
    answer(g, word)
    assert (units(g, "temple_delta", 1), me(g, 1).prayer, asked(g)[1]) == (left, prayer, "ChooseFate")


@pytest.mark.rule("KEMET-NIGHT.5", "KEMET-NIGHT.8")
def test_the_last_unit_of_the_delta_takes_its_control_and_point_along() -> None:
    army = {"temple_delta": 1, "temple_west_small": 1}
    g = night({"units": army})
    assert points(g) == 2
    stays = g.clone()
    answer(g, "sacrifice in temple_delta")
    assert (points(g), me(g).points) == (1, 0)  # one temple only in step 3
    answer(stays, "done")
    assert (points(stays), me(stays).points) == (3, 1)


# ---- steps 3 and 4


@pytest.mark.rule("KEMET-NIGHT.6", "KEMET-NIGHT.7", "KEMET-CORE.3")
@pytest.mark.parametrize(
    ("army", "gained"),
    [
        ({}, 0),
        ({"temple_west_small": 5}, 0),
        ({"temple_west_small": 1, "temple_west_great": 1}, 1),
        ({"temple_west_small": 1, "temple_delta": 1}, 1),
        ({"temple_west_small": 1, "pantheon": 1}, 0),
        ({"temple_west_small": 1, "temple_west_great": 1, "temple_delta": 1}, 1),
        ({"temple_west_small": 1, "temple_west_great": 1, "temple_east_small": 1, "temple_east_great": 1}, 1),
    ],
)
def test_one_point_for_two_temples_or_more(army: dict[str, int], gained: int) -> None:
    g = night({"units": army}, {}, {}, {})
    if asked(g)[1] == "Sacrifice":
        answer(g, "done")
    assert me(g).points == gained


@pytest.mark.rule("KEMET-NIGHT.6")
def test_two_players_may_both_have_two_temples() -> None:
    g = night({"units": BOTH_WEST}, {"units": {"temple_east_small": 1, "temple_east_great": 1}}, {}, {})
    assert [int(p.points) for p in g.players] == [1, 1, 0, 0]


@pytest.mark.rule("KEMET-NIGHT.9", "KEMET-NIGHT.10")
@pytest.mark.parametrize(
    ("army", "prayer"),
    [
        ({}, 2),
        ({"temple_west_small": 1}, 4),
        ({"temple_west_great": 1}, 5),
        ({"temple_east_small": 1}, 4),
        ({"temple_east_great": 1}, 5),
        ({"temple_west_small": 1, "temple_west_great": 1}, 7),
        ({"temple_delta": 1}, 2),
        ({"pantheon": 1}, 2),
    ],
)
def test_temples_give_their_points_and_the_night_two(army: dict[str, int], prayer: int) -> None:
    g = night({"units": army, "prayer": 0}, {"prayer": 3}, {}, {})
    if asked(g)[1] == "Sacrifice":
        answer(g, "done")
    assert (me(g).prayer, me(g, 1).prayer) == (prayer, 5)


# ---- step 5


@pytest.mark.rule("KEMET-NIGHT.11")
def test_veterans_become_prayer_points_one_for_one() -> None:
    g = night({"veterans": 3, "prayer": 1})
    assert (asked(g), offered(g)) == ((0, "VeteransPray"), [f"spend {count} veterans" for count in range(4)])
    answer(g, "spend 2 veterans")
    assert (me(g).prayer, me(g).veterans) == (5, 1)


# ---- step 6


@pytest.mark.rule("KEMET-NIGHT.12")
def test_everybody_draws_a_card_in_turn_order() -> None:
    g = night({}, {}, {}, order=[2, 0, 1], deck_top=["war_fury", "prayer", "iron_wall"])
    assert [hand(g, seat) for seat in range(3)] == [["prayer"], ["iron_wall"], ["war_fury"]]


@pytest.mark.rule("KEMET-NIGHT.13", "KEMET-NIGHT.12")
def test_two_veterans_draw_one_more_card_before_the_next_player_draws() -> None:
    g = night({"veterans": 5}, deck_top=["war_fury", "prayer", "iron_wall", "bloodbath"])
    answer(g, "spend 0 veterans")
    assert offered(g) == ["spend 0 veterans", "spend 2 veterans", "spend 4 veterans"]
    answer(g, "spend 4 veterans")
    assert (sorted(hand(g)), hand(g, 1), me(g).veterans) == (["iron_wall", "prayer", "war_fury"], ["bloodbath"], 1)


# ---- step 7


@pytest.mark.rule("KEMET-NIGHT.14")
def test_veterans_come_to_districts_in_any_order() -> None:
    g = night({"veterans": 2, "units": {"nw_d3": 4}})
    answer(g, "spend 0 veterans", "spend 0 veterans", "unit to nw_d3")
    assert (offered(g), me(g).veterans) == (["unit to nw_d1", "unit to nw_d2", "done"], 1)
    answer(g, "unit to nw_d1")
    assert (units(g, "nw_d1"), units(g, "nw_d3"), me(g).veterans) == (1, 5, 0)


@pytest.mark.rule("KEMET-NIGHT.14", "KEMET-NIGHT.15", "KEMET-NIGHT.16")
def test_veterans_become_units_in_free_districts_and_the_rest_is_lost() -> None:
    g = night({"veterans": 4, "units": {"nw_d1": 4, "front_nw": 1}, "prayer": 3}, {"units": {"nw_d2": 1}})
    answer(g, "spend 0 veterans", "spend 0 veterans")
    assert offered(g) == ["unit to nw_d1", "unit to nw_d3", "done"]
    assert refused(g, "unit to nw_d2").rule == "KEMET-FREE.1"
    answer(g, "unit to nw_d1")
    assert (refused(g, "unit to nw_d1").rule, me(g).veterans) == ("KEMET-ARMY.2", 3)
    answer(g, "unit to nw_d3", "done")
    assert (units(g, "nw_d1"), units(g, "nw_d3"), me(g).prayer, me(g).veterans) == (5, 1, 5, 0)


@pytest.mark.rule("KEMET-NIGHT.14")
def test_veterans_recruit_in_turn_order_and_one_unit_each() -> None:
    g = night({"veterans": 1}, {"veterans": 1}, order=[1, 0])
    answer(g, "spend 0 veterans", "spend 0 veterans")
    assert asked(g) == (1, "PlaceUnits")
    answer(g, "unit to s_d1")
    assert (asked(g), units(g, "s_d1", 1), me(g, 1).veterans) == ((0, "PlaceUnits"), 1, 0)


@pytest.mark.rule("KEMET-NIGHT.14")
def test_veterans_need_units_in_the_supply() -> None:
    g = night({"veterans": 3, "units": {"front_nw": 5, "west_dunes": 5, "nw_d1": 1}})
    answer(g, "spend 0 veterans", "spend 0 veterans", "unit to nw_d1")
    assert (me(g).supply, me(g).veterans, asked(g)[1]) == (0, 0, "ChooseFate")


@pytest.mark.rule("KEMET-NIGHT.16")
def test_unused_veterans_do_not_see_the_morning() -> None:
    g = night({"veterans": 2}, {"veterans": 1})
    answer(g, "spend 0 veterans", "spend 0 veterans", "spend 0 veterans", "done", "done")
    assert [int(p.veterans) for p in g.players] == [0, 0]


@pytest.mark.rule("KEMET-NIGHT.4", "KEMET-NIGHT.10", "KEMET-NIGHT.13", "KEMET-NIGHT.14", "KEMET-PP.1")
def test_worked_example_13_night_arithmetic() -> None:
    g = night({"units": {"temple_west_small": 1, "temple_delta": 2}, "prayer": 4, "veterans": 3})
    answer(g, "sacrifice in temple_delta")
    assert (units(g, "temple_delta"), me(g).points, me(g).prayer) == (1, 1, 11)
    answer(g, "spend 0 veterans", "spend 2 veterans")
    assert (len(hand(g)), me(g).veterans) == (2, 1)
    answer(g, "unit to nw_d1")
    assert (units(g, "nw_d1"), me(g).veterans, points(g)) == (1, 0, 3)


# ---- steps 8 and 9


@pytest.mark.rule("KEMET-NIGHT.17")
def test_everybody_takes_his_tokens_back() -> None:
    used = ["recruit", "build", "pray_1", "acquire_1", "pray_2"]
    g = night({"tokens": 0, "used": used, "bought": ["ruby"]}, {"tokens": 0, "used": used})
    answer(g, "place 1")
    assert [(int(p.tokens), int(p.used), int(p.bought)) for p in g.players] == [(5, 0, 0)] * 2
    assert len(offered(g)) == 9


@pytest.mark.rule("KEMET-NIGHT.18", "KEMET-NIGHT.19")
def test_worked_example_14_turn_order() -> None:
    g = night({"points": 5}, {"points": 3}, {"points": 3}, order=[2, 0, 1])
    assert (asked(g), offered(g)) == ((2, "ChooseFate"), ["place 1", "place 2", "place 3"])
    answer(g, "place 2")
    assert (asked(g), offered(g)) == ((1, "ChooseFate"), ["place 1", "place 3"])
    answer(g, "place 3")
    assert (list(g.order), asked(g)) == ([0, 2, 1], (0, "Opening"))


@pytest.mark.rule("KEMET-NIGHT.19")
def test_among_equals_the_one_further_left_chooses_first() -> None:
    g = night({}, {}, {}, {}, order=[3, 1, 0, 2])
    chosen = []
    while asked(g)[1] == "ChooseFate":
        chosen.append(asked(g)[0])
        answer(g, offered(g)[-1])
    assert (chosen, list(g.order)) == ([3, 1, 0], [2, 0, 1, 3])


@pytest.mark.rule("KEMET-NIGHT.20")
def test_temporary_points_count_for_the_turn_order() -> None:
    g = night({"points": 2, "pyramids": {"nw_d1": "ruby 4"}, "units": {"temple_west_small": 1}}, {"points": 3})
    assert asked(g) == (1, "ChooseFate")


@pytest.mark.rule("KEMET-NIGHT.20")
def test_points_gained_this_night_count_for_the_turn_order() -> None:
    g = night({"points": 3, "units": {"pantheon": 2}}, {"points": 3})
    answer(g, "sacrifice in pantheon")
    assert asked(g) == (1, "ChooseFate")


# ---- order and tiles


@pytest.mark.rule("KEMET-NIGHT.21")
def test_each_player_acts_in_turn_order() -> None:
    g = night({"veterans": 1}, {"veterans": 1}, {"veterans": 1}, order=[1, 2, 0])
    asking = []
    while asked(g)[1] == "VeteransPray":
        asking.append(asked(g)[0])
        answer(g, "spend 0 veterans")
    assert asking == [1, 2, 0]
    assert refused(g, "unit to nw_d1", 0).rule == "KEMET-NIGHT.21"


@pytest.mark.rule("KEMET-NIGHT.22")
@pytest.mark.parametrize(("tile", "prayer"), [("diamond_3_priest_of_thoeris", 5), ("diamond_4_priest_of_amon", 7)])
def test_priests_pray_in_step_5_before_veterans_do(tile: str, prayer: int) -> None:
    g = night({"tiles": [tile], "prayer": 0, "veterans": 1}, colours=["ruby", "diamond"])
    assert (asked(g)[1], me(g).prayer) == ("VeteransPray", prayer)


@pytest.mark.rule("KEMET-NIGHT.22")
def test_vision_keeps_one_of_five_and_other_draws_come_after_it() -> None:
    top = ["war_fury", "prayer", "iron_wall", "bloodbath", "war_rage", "swiftness", "mana_theft"]
    mine: dict[str, object] = {"tiles": ["diamond_2_vision", "diamond_2_divine_boon"]}
    g = night(mine, colours=["ruby", "diamond"], deck_top=top)
    assert (asked(g)[1], g.step) == ("KeepCard", 6)
    assert sorted(offered(g)) == sorted(f"keep {name}" for name in top[:5])
    answer(g, "keep iron_wall")
    assert (sorted(hand(g)), hand(g, 1)) == (["iron_wall", "swiftness"], ["mana_theft"])
    assert sorted(CARD_NAMES[kind] for kind in g.discard if kind) == ["bloodbath", "prayer", "war_fury", "war_rage"]


@pytest.mark.rule("KEMET-NIGHT.22")
def test_hand_of_god_and_reinforcements_work_in_step_7_before_veterans() -> None:
    mine = {
        "tiles": ["diamond_3_hand_of_god", "sapphire_4_reinforcements"],
        "pyramids": {"nw_d1": "sapphire 1"},
        "units": {"front_nw": 1},
        "prayer": 0,
        "veterans": 1,
    }
    g = night(mine, {"units": {"nw_d2": 1}}, colours=["sapphire", "diamond"])
    answer(g, "spend 0 veterans")
    assert (asked(g)[1], g.step) == ("HandOfGod", 7)
    assert offered(g) == [
        "in nw_d1 raise sapphire to 2",
        "in nw_d2 raise diamond to 1",
        "in nw_d3 raise diamond to 1",
        "done",
    ]
    answer(g, "in nw_d1 raise sapphire to 2")
    assert (me(g).prayer, g.levels[AREA_NUMBERS["nw_d1"]]) == (2, 2)
    assert offered(g) == ["unit to nw_d1", "unit to nw_d3", "unit to front_nw", "done"]
    answer(g, "unit to nw_d1", "unit to front_nw", "unit to front_nw", "unit to front_nw")
    assert (units(g, "nw_d1"), units(g, "front_nw"), me(g).veterans) == (1, 4, 1)
    assert offered(g) == ["unit to nw_d1", "unit to nw_d3", "done"]


@pytest.mark.rule("KEMET-NIGHT.22")
def test_divine_might_gives_nothing_by_night() -> None:
    g = night({"tiles": ["onyx_4_divine_might"], "prayer": 0}, colours=["ruby", "onyx"])
    assert me(g).prayer == 2


@pytest.mark.rule("KEMET-NIGHT.23", "KEMET-END.4")
def test_the_next_look_at_the_points_is_in_the_morning() -> None:
    g = night({"points": 8, "units": BOTH_WEST}, {"points": 1}, deck_top=["war_fury", "war_rage"])
    assert (points(g), asked(g)) == (11, (1, "ChooseFate"))
    answer(g, "place 1")
    assert asked(g) == (1, "Opening")
    answer(g, "token on pray_1", "done")
    assert (g.ask is None, g.winner) == (True, 0)
