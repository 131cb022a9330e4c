"""Building pyramids and what they are good for (KEMET-PYR)."""

from __future__ import annotations

import pytest

from deskovka.games.kemet.areas import AREA_NUMBERS
from deskovka.games.kemet.table import Kemet
from support.kemet import answer, asked, fight, me, offered, points, refused, table, units

ALL_SPACES = ["recruit", "build", "pray_1", "acquire_1", "pray_2"]


def level(g: Kemet, area: str) -> int:
    return int(g.levels[AREA_NUMBERS[area]])


def building(g: Kemet) -> list[str]:
    return [word for word in offered(g) if word.startswith("in ")]


@pytest.mark.rule("KEMET-PYR.1", "KEMET-PYR.3")
def test_one_pyramid_of_the_own_city_is_raised_or_founded() -> None:
    g = table({"pyramids": {"nw_d1": "ruby 2"}, "units": {"s_d1": 1}, "prayer": 3}, {"pyramids": {"s_d1": "ruby 1"}})
    answer(g, "token on build")
    assert building(g) == [
        "in nw_d1 raise ruby to 3",
        *(f"in {area} raise sapphire to {new}" for area in ("nw_d2", "nw_d3") for new in (1, 2)),
    ]
    assert refused(g, "in s_d1 raise ruby to 2").rule == "KEMET-PYR.1"
    answer(g, "in nw_d2 raise sapphire to 1")
    assert (level(g, "nw_d2"), level(g, "nw_d1"), me(g).prayer, asked(g)) == (1, 2, 2, (1, "Opening"))


@pytest.mark.rule("KEMET-PYR.2")
@pytest.mark.parametrize(("old", "new", "price"), [(2, 3, 3), (1, 3, 5), (0, 2, 3), (0, 4, 10), (3, 4, 4), (0, 1, 1)])
def test_worked_example_3_price_of_pyramids(old: int, new: int, price: int) -> None:
    pyramids = {"nw_d1": f"ruby {old}"} if old else {}
    g = table({"pyramids": pyramids, "prayer": price})
    answer(g, "token on build", f"in nw_d1 raise ruby to {new}")
    assert (level(g, "nw_d1"), me(g).prayer) == (new, 0)
    poor = table({"pyramids": {**pyramids, "nw_d2": "sapphire 1"}, "prayer": price - 1})
    answer(poor, "token on build")
    if asked(poor)[0] == 0:
        assert refused(poor, f"in nw_d1 raise ruby to {new}").rule == "KEMET-PYR.2"


@pytest.mark.rule("KEMET-PYR.2", "KEMET-PP.2")
def test_priest_of_ra_takes_one_point_off_the_whole_building() -> None:
    mine = {"pyramids": {"nw_d1": "ruby 1"}, "tiles": ["diamond_4_priest_of_ra"], "prayer": 5}
    g = table(mine, colours=["ruby", "diamond"])
    answer(g, "token on build", "in nw_d1 raise ruby to 3")
    assert me(g).prayer == 1


@pytest.mark.rule("KEMET-PYR.4")
def test_level_4_is_the_highest() -> None:
    g = table({"pyramids": {"nw_d1": "ruby 4", "nw_d2": "sapphire 3"}, "prayer": 11})
    answer(g, "token on build")
    assert building(g) == ["in nw_d2 raise sapphire to 4"]


@pytest.mark.rule("KEMET-PYR.5")
def test_a_new_pyramid_has_a_new_colour_in_play_and_brings_its_acquire_token() -> None:
    g = table({"pyramids": {"nw_d2": "sapphire 1"}, "prayer": 1}, {}, {})
    answer(g, "token on build")
    assert building(g) == [
        f"in {area} raise {colour} to 1" for area in ("nw_d1", "nw_d3") for colour in ("ruby", "diamond")
    ]
    assert refused(g, "in nw_d1 raise sapphire to 1").rule == "KEMET-PYR.5"
    assert refused(g, "in nw_d1 raise onyx to 1").rule == "KEMET-PYR.5"
    assert list(me(g).acquire) == [1, -1, -1]
    answer(g, "in nw_d3 raise diamond to 1")
    assert list(me(g).acquire) == [1, 2, -1]


@pytest.mark.rule("KEMET-PYR.5")
def test_raising_a_pyramid_brings_no_second_acquire_token() -> None:
    g = table({"pyramids": {"nw_d2": "sapphire 1"}, "prayer": 2})
    answer(g, "token on build", "in nw_d2 raise sapphire to 2")
    assert list(me(g).acquire) == [1, -1, -1]


@pytest.mark.rule("KEMET-PYR.6")
def test_a_district_holds_one_pyramid() -> None:
    g = table({"pyramids": {"nw_d2": "sapphire 1"}, "prayer": 11}, {}, {})
    answer(g, "token on build")
    assert refused(g, "in nw_d2 raise ruby to 2").rule == "KEMET-PYR.6"


@pytest.mark.rule("KEMET-PYR.6")
def test_with_two_players_nobody_has_a_third_pyramid() -> None:
    pyramids = {"nw_d1": "ruby 1", "nw_d2": "sapphire 1"}
    g = table({"pyramids": pyramids, "prayer": 11})
    answer(g, "token on build")
    assert not [word for word in building(g) if "nw_d3" in word]
    with_three = table({"pyramids": pyramids, "prayer": 11}, {}, {})
    answer(with_three, "token on build")
    assert "in nw_d3 raise diamond to 1" in building(with_three)


@pytest.mark.rule("KEMET-PYR.8", "KEMET-CORE.4")
def test_a_pyramid_of_level_4_is_a_temporary_point_as_soon_as_it_stands() -> None:
    g = table({"pyramids": {"nw_d1": "ruby 3"}})
    assert points(g) == 0
    answer(g, "token on build", "in nw_d1 raise ruby to 4")
    assert (points(g), me(g).points) == (1, 0)


@pytest.mark.rule("KEMET-PYR.9", "KEMET-TEL.1")
def test_an_army_at_a_pyramid_may_teleport() -> None:
    g = table({"pyramids": {"nw_d1": "ruby 1"}, "units": {"nw_d1": 1, "nw_d2": 1}})
    answer(g, "token on move_3", "march from nw_d1", "teleport to temple_delta", "done")
    assert (units(g, "temple_delta"), me(g).prayer) == (1, 5)
    answer(g, "token on pray_1", "token on move_2", "march from nw_d2")
    assert refused(g, "teleport to temple_delta").rule == "KEMET-TEL.1"


@pytest.mark.rule("KEMET-PYR.10", "KEMET-VPT.3", "KEMET-ACQ.9")
def test_all_benefits_of_a_pyramid_pass_to_who_occupies_its_district() -> None:
    g = table({"units": {"front_s": 5}}, {"pyramids": {"s_d1": "ruby 4"}, "prayer": 0, "units": {"s_d1": 1}})
    assert (points(g), points(g, 1)) == (0, 1)
    answer(g, "token on move_3", "march from front_s", "go to s_d1", "send 5")
    fight(g, "play bc_4d1 discard bc_5", "play bc_1d3 discard bc_5")
    answer(g, "stay")
    assert (points(g), points(g, 1)) == (1 + 1, 0)
    answer(g, "token on acquire_1")
    assert asked(g) == (0, "Opening")  # nothing for the owner of the city
    answer(g, "token on move_2", "march from s_d1")
    assert "teleport to pantheon" in offered(g)


@pytest.mark.rule("KEMET-PYR.11")
def test_building_under_the_occupiers_eyes_is_allowed_and_helps_him() -> None:
    g = table({"pyramids": {"nw_d1": "ruby 3"}}, {"units": {"nw_d1": 2, "nw_d2": 1}})
    answer(g, "token on build")
    assert "in nw_d2 raise sapphire to 1" in building(g)
    answer(g, "in nw_d1 raise ruby to 4")
    assert (points(g), points(g, 1)) == (0, 1)


@pytest.mark.rule("KEMET-PYR.12", "KEMET-SETUP.30")
def test_the_acquire_token_prefers_a_space_without_an_action_token() -> None:
    g = table({"used": ["acquire_1"], "tokens": 4})
    answer(g, "token on build", "in nw_d1 raise ruby to 1")
    assert list(me(g).acquire) == [-1, 0, -1]


@pytest.mark.rule("KEMET-PYR.12")
def test_the_last_acquire_space_takes_its_token_though_it_is_used() -> None:
    pyramids = {"nw_d1": "ruby 1", "nw_d2": "sapphire 1"}
    idle = {"tokens": 0, "used": ALL_SPACES}
    g = table({"pyramids": pyramids, "used": ["acquire_3"], "tokens": 4}, idle, idle)
    answer(g, "token on build", "in nw_d3 raise diamond to 1")
    assert list(me(g).acquire) == [0, 1, 2]
    assert refused(g, "token on acquire_3").rule == "KEMET-DAY.4"


@pytest.mark.rule("KEMET-PYR.13")
def test_a_pyramid_is_never_lowered() -> None:
    g = table({"pyramids": {"nw_d1": "ruby 3"}})
    answer(g, "token on build")
    assert refused(g, "in nw_d1 raise ruby to 2").rule == "KEMET-PYR.13"
    assert refused(g, "in nw_d1 raise ruby to 3").rule == "KEMET-PYR.13"


@pytest.mark.rule("KEMET-PYR.13")
def test_a_conquered_pyramid_stands_as_it_was() -> None:
    g = table({"units": {"front_s": 5}}, {"pyramids": {"s_d1": "ruby 3"}})
    answer(g, "token on move_3", "march from front_s", "go to s_d1", "send 5")
    assert (level(g, "s_d1"), g.pyramids[AREA_NUMBERS["s_d1"]], list(me(g, 1).acquire)) == (3, 0, [0, -1, -1])


@pytest.mark.rule("KEMET-PYR.12", "KEMET-SETUP.30")
def test_among_used_acquire_spaces_the_leftmost_takes_the_token() -> None:
    g = table({"used": ["acquire_1", "acquire_2", "acquire_3"], "tokens": 2})
    answer(g, "token on build", "in nw_d1 raise ruby to 1")
    assert list(me(g).acquire) == [0, -1, -1]


def built_with_silver(silver: str, **seat: object) -> Kemet:
    """A turn with Build and a silver token: a second pyramid has just been founded."""
    idle = {"tokens": 0, "used": ALL_SPACES}
    mine = {"tiles": ["ruby_4_act_of_god"], "pyramids": {"nw_d1": "ruby 1"}, "prayer": 11, **seat}
    g = table(mine, idle, idle)
    answer(g, "token on build", silver, "carry out build", "in nw_d2 raise sapphire to 1")
    return g


@pytest.mark.rule("KEMET-PYR.14", "KEMET-SETUP.30", "KEMET-TOK.2")
@pytest.mark.parametrize(("space", "acquires"), [("acquire_2", True), ("acquire_3", False)])
def test_the_new_acquire_token_may_serve_an_action_that_is_still_to_come(space: str, acquires: bool) -> None:
    g = built_with_silver("silver on acquire_2")
    assert offered(g) == ["acquire token on acquire_2", "acquire token on acquire_3"]
    answer(g, f"acquire token on {space}")
    assert [int(colour) for colour in me(g).acquire] == ([0, 1, -1] if acquires else [0, -1, 1])
    assert ("acquire sapphire_1_defense" in offered(g)) == acquires


@pytest.mark.rule("KEMET-PYR.14")
def test_without_another_free_space_the_acquire_token_serves_the_action_unasked() -> None:
    g = built_with_silver("silver on acquire_3", used=["acquire_2"], tokens=4)
    assert list(me(g).acquire) == [0, -1, 1]
    assert "acquire sapphire_1_defense" in offered(g)


@pytest.mark.rule("KEMET-PYR.14", "KEMET-SETUP.30")
def test_an_action_on_a_space_with_its_own_token_changes_nothing() -> None:
    g = built_with_silver("silver on acquire_1")
    assert list(me(g).acquire) == [0, 1, -1]
