"""The sapphire tiles: defence and recruiting."""

from __future__ import annotations

import pytest

from deskovka.testing import play
from support.kemet import answer, asked, creature_at, me, offered, points, refused, table, units
from support.kemet_tiles import HARD, STRONG, WEAK, attack, clash, meet, night, reach, said, strengths

SAPPHIRE_4 = {"pyramids": {"nw_d1": "sapphire 4"}}
CITY = ["unit to nw_d1", "unit to nw_d2", "unit to nw_d3"]


# ---- level 1


@pytest.mark.rule("KEMET-REC.8", "KEMET-REC.1")
def test_sapphire_1_recruiting_scribe_brings_two_units_free_in_each_recruit_action() -> None:
    g = table({"units": {"front_nw": 5}, "prayer": 1, "tiles": ["sapphire_1_recruiting_scribe"]})
    answer(g, "token on recruit", "unit to nw_d1", "unit to nw_d1", "unit to nw_d2")
    assert asked(g) == (1, "Opening")  # a fourth unit cannot be paid
    assert (units(g, "nw_d1"), units(g, "nw_d2"), me(g).prayer) == (2, 1, 0)
    poor = table({"prayer": 0, "tiles": ["sapphire_1_recruiting_scribe"]})
    answer(poor, "token on recruit", "unit to nw_d3", "unit to nw_d3")
    assert (units(poor, "nw_d3"), me(poor).prayer, asked(poor)) == (2, 0, (1, "Opening"))


@pytest.mark.rule("KEMET-BAT3.1")
def test_sapphire_1_defense_gives_strength_to_a_defender_only() -> None:
    tile: dict[str, object] = {"tiles": ["sapphire_1_defense"]}
    assert clash(meet({}, tile)) == [5, 6]
    assert clash(meet(tile, {})) == [5, 5]


# ---- level 2


@pytest.mark.rule("KEMET-BAT4.5", "KEMET-BAT4.3")
@pytest.mark.parametrize("owner", [0, 1])
def test_sapphire_2_shield_of_neith_saves_a_unit_in_every_battle(owner: int) -> None:
    seats: list[dict[str, object]] = [{}, {}]
    seats[owner] = {"tiles": ["sapphire_2_shield_of_neith"]}
    g = meet(seats[0], seats[1])
    clash(g, STRONG, STRONG)
    left = [units(g, "west_dunes", 0), units(g, "west_dunes", 1)]
    assert (left[owner], left[1 - owner]) == (3, 2)


@pytest.mark.rule("KEMET-PRAY.1", "KEMET-FREE.2")
def test_sapphire_2_reinforcement_prayer_places_a_unit_in_a_free_district() -> None:
    g = table(
        {"units": {"front_nw": 1, "nw_d1": 5}, "prayer": 0, "tiles": ["sapphire_2_reinforcement_prayer"]},
        {"units": {"nw_d2": 1}},
    )
    answer(g, "token on pray_1")
    assert offered(g) == ["unit to nw_d3", "done"]
    answer(g, "unit to nw_d3")
    assert (units(g, "nw_d3"), me(g).prayer, asked(g)) == (1, 2, (1, "Opening"))


@pytest.mark.rule("KEMET-ACQ.16", "KEMET-BAT3.1", "KEMET-BAT4.3")
def test_sapphire_2_shetyw_barrier_brings_its_card_for_one_given_up_and_all_discards_back() -> None:
    g = table(
        {**SAPPHIRE_4, "units": {"front_nw": 3}, "open_cards": ["bc_1d3"], "closed_cards": ["bc_2p2"]},
        {"units": {"west_dunes": 3}},
    )
    answer(g, "token on acquire_1", "acquire sapphire_2_shetyw_barrier", "give up bc_1d3", "token on pray_1")
    mine = g.view(0)["players"][0]
    assert (mine["battle_size"], mine["open_cards"], mine["closed_cards"]) == (8, [], [])
    assert ("special_barrier" in mine["battle_cards"], "bc_1d3" in mine["battle_cards"]) == (True, False)
    attack(g)
    assert clash(g, "play special_barrier discard bc_5", HARD) == [6, 4]
    assert (units(g, "west_dunes", 0), units(g, "west_dunes", 1)) == (3, 3)


@pytest.mark.rule("KEMET-BAT3.1", "KEMET-BAT4.5", "KEMET-MOV.2")
def test_sapphire_2_ancestral_elephant_is_strong_guards_and_goes_two_areas() -> None:
    name = "sapphire_2_ancestral_elephant"
    owner: dict[str, object] = {"tiles": [name], "creatures": {name: "front_nw"}}
    g = meet(owner, {})
    assert clash(g, STRONG, STRONG) == [8, 7]
    assert (units(g, "west_dunes", 0), units(g, "west_dunes", 1)) == (3, 2)
    march = table({**owner, "units": {"front_nw": 1}})
    assert reach(march, "front_nw", "west_bank", "temple_west_great")
    assert not [step for step in offered(march) if step.startswith("go to")]


# ---- level 3


@pytest.mark.rule("KEMET-ACQ.13", "KEMET-CORE.2")
def test_sapphire_3_domination_gives_a_lasting_point_at_once() -> None:
    g = table(SAPPHIRE_4)
    before = points(g)
    answer(g, "token on acquire_1", "acquire sapphire_3_domination")
    assert (points(g) - before, me(g).points) == (1, 1)


@pytest.mark.rule("KEMET-ACQ.6")
def test_sapphire_3_domination_is_not_for_who_has_that_of_another_colour() -> None:
    g = table({**SAPPHIRE_4, "tiles": ["ruby_3_domination"]})
    answer(g, "token on acquire_1")
    assert refused(g, "acquire sapphire_3_domination").rule == "KEMET-ACQ.6"


@pytest.mark.rule("KEMET-ARMY.2", "KEMET-REC.4")
def test_sapphire_3_legion_lets_armies_hold_seven() -> None:
    g = table({"units": {"nw_d1": 5}, "prayer": 11, "tiles": ["sapphire_3_legion"]})
    answer(g, "token on recruit", "unit to nw_d1", "unit to nw_d1")
    assert offered(g) == ["unit to nw_d2", "unit to nw_d3", "done"]
    answer(g, "done", "token on pray_1", "token on move_3", "march from nw_d1", "go to front_nw", "send 7")
    assert units(g, "front_nw") == 7
    plain = table({"units": {"nw_d1": 5}, "prayer": 11})
    answer(plain, "token on recruit")
    assert "unit to nw_d1" not in offered(plain)


@pytest.mark.rule("KEMET-BAT6.13", "KEMET-NIGHT.15")
def test_sapphire_3_legion_counts_for_retreats_and_at_night() -> None:
    loser: dict[str, object] = {
        "units": {"west_dunes": 3, "front_s": 4, "west_bank": 5},
        "tiles": ["sapphire_3_legion"],
    }
    g = meet({"units": {"front_nw": 5}}, loser)
    assert clash(g, STRONG, "play bc_1d1p3 discard bc_5") == [9, 4]
    answer(g, "retreat")
    assert "they retreat to front_s" in offered(g)
    assert "they retreat to west_bank" not in offered(g)
    answer(g, "they retreat to front_s")
    assert units(g, "front_s", 1) == 7
    late = night({"units": {"nw_d1": 5, "nw_d2": 5}, "veterans": 2, "tiles": ["sapphire_3_legion"]})
    answer(late, "spend 0 veterans", "spend 0 veterans", "unit to nw_d1", "unit to nw_d1")
    assert units(late, "nw_d1") == 7


@pytest.mark.rule("KEMET-BAT5.5", "KEMET-BAT5.2")
def test_sapphire_3_defensive_victory_gives_a_point_and_one_token_to_a_defender_with_survivors() -> None:
    g = meet({}, {"tiles": ["sapphire_3_defensive_victory"]})
    clash(g)
    assert (me(g, 1).points, me(g, 1).veterans, me(g, 0).veterans) == (1, 1, 1)
    plain = meet({}, {})
    clash(plain)
    assert (me(plain, 1).points, me(plain, 1).veterans) == (0, 2)


@pytest.mark.rule("KEMET-BAT5.1", "KEMET-BAT5.4")
def test_sapphire_3_defensive_victory_gives_nothing_to_an_attacker_or_without_survivors() -> None:
    g = meet({"tiles": ["sapphire_3_defensive_victory"]}, {})
    clash(g, STRONG, WEAK)
    assert me(g, 0).points == 1  # that of every attacker
    fallen = meet({"units": {"front_nw": 1}}, {"units": {"west_dunes": 2}, "tiles": ["sapphire_3_defensive_victory"]})
    clash(fallen, "play bc_1d3 discard bc_5", STRONG)
    assert (units(fallen, "west_dunes", 1), me(fallen, 1).points, me(fallen, 1).veterans) == (0, 0, 2)


@pytest.mark.rule("KEMET-BAT1.6", "KEMET-BAT1.2")
@pytest.mark.parametrize("spy", [0, 1])
def test_sapphire_3_spies_see_the_card_of_the_opponent_before_they_choose(spy: int) -> None:
    spied = 1 - spy
    seats: list[dict[str, object]] = [{}, {}]
    seats[spy] = {"tiles": ["sapphire_3_spies"]}
    seats[spied] = {"hand": ["war_rage", "iron_wall"]}
    g = meet(seats[0], seats[1])
    assert g.view(None)["asked"] == [spied]
    told = g.listen()
    play.choose(g, spied, "play bc_3d2 discard bc_5")
    assert (g.view(None)["asked"], g.view(spy)["battle"]["shown"]) == ([spied], None)
    play.choose(g, spied, "add war_rage")
    play.choose(g, spied, "done")
    seen = g.view(spy)
    assert (seen["asked"], seen["battle"]["shown"]) == ([spy], "bc_3d2")
    assert "council" not in seen["players"][spied]
    assert not [event for event in said(told) if event["event"] == "added"]
    play.choose(g, spy, WEAK)
    assert strengths(told) == ([5, 7] if spy == 0 else [7, 5])


@pytest.mark.rule("KEMET-BAT1.6")
def test_sapphire_3_spies_do_not_help_in_battles_of_others() -> None:
    g = table({"units": {"front_nw": 1}}, {"units": {"west_dunes_n": 1}}, {"tiles": ["sapphire_3_spies"]})
    attack(g, "front_nw", "west_dunes_n")
    assert g.view(None)["asked"] == [0, 1]


# ---- level 4


@pytest.mark.rule("KEMET-ACQ.13", "KEMET-CRE.1", "KEMET-BAT3.1")
def test_sapphire_4_sphinx_gives_a_point_and_is_strong_but_not_swift() -> None:
    name = "sapphire_4_sphinx"
    g = table({**SAPPHIRE_4, "units": {"nw_d1": 1}})
    answer(g, "token on acquire_1", f"acquire {name}", f"deploy {name} in nw_d1")
    assert (me(g).points, creature_at(g, name)) == (1, "nw_d1")
    owner: dict[str, object] = {"tiles": [name], "creatures": {name: "front_nw"}}
    assert clash(meet(owner, {})) == [7, 5]
    assert not reach(table({**owner, "units": {"front_nw": 1}}), "front_nw", "west_bank", "temple_west_great")


@pytest.mark.rule("KEMET-NIGHT.22", "KEMET-NIGHT.15")
def test_sapphire_4_reinforcements_places_four_units_with_armies_or_in_the_city_each_night() -> None:
    g = night(
        {"units": {"temple_west_small": 1, "nw_d1": 5}, "veterans": 1, "tiles": ["sapphire_4_reinforcements"]},
        {"units": {"nw_d2": 1}},
    )
    answer(g, "spend 0 veterans")
    assert offered(g) == ["unit to nw_d3", "unit to temple_west_small", "done"]
    answer(g, "unit to nw_d3", "unit to temple_west_small", "unit to temple_west_small", "unit to temple_west_small")
    assert (units(g, "nw_d3"), units(g, "temple_west_small")) == (1, 4)
    assert offered(g) == ["unit to nw_d3", "done"]  # now the veterans, in the city only
    answer(g, "unit to nw_d3")
    assert (units(g, "nw_d3"), asked(g)[1]) == (2, "ChooseFate")


@pytest.mark.rule("KEMET-ARMY.2", "KEMET-FREE.2")
def test_sapphire_4_reinforcements_keep_within_the_army_limit_and_need_a_unit_there_before() -> None:
    g = night({"units": {"pantheon": 1, "temple_delta": 4}, "tiles": ["sapphire_4_reinforcements"]})
    answer(g, "done")
    assert asked(g)[1] == "PlaceUnits"
    assert offered(g) == [*CITY, "unit to temple_delta", "unit to pantheon", "done"]
    answer(g, "unit to temple_delta")
    assert "unit to temple_delta" not in offered(g)


@pytest.mark.rule("KEMET-TOK.4", "KEMET-TOK.2")
def test_sapphire_4_divine_will_gives_the_gold_token_for_a_recruit_or_move_action() -> None:
    g = table({"units": {"front_nw": 1}, "prayer": 3, "tiles": ["sapphire_4_divine_will"]})
    answer(g, "token on pray_1", "gold", "carry out gold")
    assert offered(g) == ["gold for recruit", "gold for move"]
    other = g.clone()
    answer(g, "gold for recruit", "unit to nw_d1", "done")
    assert (units(g, "nw_d1"), me(g).prayer, asked(g)) == (1, 4, (1, "Opening"))
    answer(other, "gold for move", "march from front_nw", "go to west_dunes")
    assert (units(other, "west_dunes"), me(other).prayer) == (1, 5)


@pytest.mark.rule("KEMET-TOK.5")
def test_sapphire_4_divine_will_beside_another_gold_tile_gives_no_second_token() -> None:
    g = table({**SAPPHIRE_4, "units": {"front_nw": 1}, "tiles": ["ruby_4_surprise_attack"]})
    answer(g, "token on acquire_1", "gold", "carry out gold", "done", "acquire sapphire_4_divine_will")
    assert g.view(None)["players"][0]["gold"] == "used"
    answer(g, "token on pray_1", "token on pray_1")
    assert asked(g) == (1, "Opening")


@pytest.mark.rule("KEMET-TOK.3", "KEMET-TOK.10")
def test_sapphire_4_act_of_god_gives_a_silver_token_once_a_round() -> None:
    g = table({"tiles": ["sapphire_4_act_of_god"], "prayer": 0}, {}, {})
    answer(g, "token on pray_1", "silver on pray_2", "carry out pray_1")
    assert (me(g).prayer, me(g).tokens) == (4, 4)
    answer(g, "token on pray_1", "token on pray_1", "token on recruit")
    assert asked(g) == (0, "Recruiting")
