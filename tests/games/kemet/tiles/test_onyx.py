"""The onyx tiles: most of them for battle."""

from __future__ import annotations

from typing import Any

import pytest

from support.kemet import answer, asked, creature_at, me, offered, points, refused, table, units
from support.kemet_tiles import BOLD, DIAMOND_ONYX, HARD, STRONG, WEAK, clash, meet, night, reach

ONYX_4 = {"pyramids": {"nw_d1": "onyx 4"}}
THREE = {"colours": ["diamond", "onyx", "ruby"]}
COLOURS: dict[str, Any] = {"colours": DIAMOND_ONYX}
KHNUM = "onyx_2_khnums_sphinx"
GRIFFIN = "onyx_3_griffin_sphinx"
DEVOURER = "onyx_4_soul_devourer"
SNAKE = "diamond_2_deep_desert_snake"
IN_THE_DUNES: dict[str, object] = {"tiles": [KHNUM], "creatures": {KHNUM: "west_dunes"}, "units": {"west_dunes": 1}}


def with_creature(name: str, place: str = "front_nw", *tiles: str) -> dict[str, object]:
    return {"tiles": [name, *tiles], "creatures": {name: place}}


# ---- level 1


@pytest.mark.rule("KEMET-ACQ.16", "KEMET-ARMY.1", "KEMET-FREE.2")
def test_onyx_1_mercenaries_bring_three_units_and_any_of_them_into_the_city_at_once() -> None:
    g = table({**ONYX_4, "units": {"nw_d1": 5}}, {"units": {"nw_d2": 1}}, **COLOURS)
    answer(g, "token on acquire_1", "acquire onyx_1_mercenaries")
    assert (me(g).supply, offered(g)) == (10, ["unit to nw_d3", "done"])
    answer(g, "unit to nw_d3", "unit to nw_d3", "done")
    assert (units(g, "nw_d3"), me(g).supply, me(g).prayer) == (2, 8, 6)


@pytest.mark.rule("KEMET-ACQ.6", "KEMET-SETUP.3")
def test_onyx_1_mercenaries_are_bought_once_by_a_player_though_there_are_two() -> None:
    g = table({**ONYX_4, "tiles": ["onyx_1_mercenaries"]}, {"pyramids": {"w_d1": "onyx 1"}}, {}, **THREE)
    answer(g, "token on acquire_1")
    assert refused(g, "acquire onyx_1_mercenaries").rule == "KEMET-ACQ.6"
    answer(g, "done", "token on acquire_1")
    assert "acquire onyx_1_mercenaries" in offered(g)


@pytest.mark.rule("KEMET-REC.3", "KEMET-REC.4", "KEMET-REC.1")
def test_onyx_1_local_recruitment_lets_recruits_join_armies_outside_the_city() -> None:
    army: dict[str, object] = {"units": {"temple_delta": 1, "s_d1": 4, "pantheon": 5}, "prayer": 2}
    city = ["unit to nw_d1", "unit to nw_d2", "unit to nw_d3"]
    plain = table(army, **COLOURS)
    answer(plain, "token on recruit")
    assert offered(plain) == [*city, "done"]
    g = table({**army, "tiles": ["onyx_1_local_recruitment"]}, **COLOURS)
    answer(g, "token on recruit")
    assert offered(g) == [*city, "unit to s_d1", "unit to temple_delta", "done"]
    answer(g, "unit to s_d1", "unit to temple_delta")
    assert (units(g, "s_d1"), units(g, "temple_delta"), me(g).prayer) == (5, 2, 0)


# ---- level 2


@pytest.mark.rule("KEMET-BAT3.1", "KEMET-MOV.2")
def test_onyx_2_khnums_sphinx_is_strong_and_goes_two_areas() -> None:
    assert clash(meet(with_creature(KHNUM), {}, **COLOURS)) == [6, 5]
    march = table({**with_creature(KHNUM), "units": {"front_nw": 1}}, **COLOURS)
    assert reach(march, "front_nw", "west_bank", "temple_west_great")
    assert not [step for step in offered(march) if step.startswith("go to")]


@pytest.mark.rule("KEMET-PP.2", "KEMET-MOV.10")
def test_onyx_2_khnums_sphinx_wants_two_points_of_who_enters() -> None:
    g = meet({"prayer": 3}, IN_THE_DUNES, **COLOURS)
    assert (me(g, 0).prayer, me(g, 1).prayer, asked(g)[1]) == (1, 7, "WarCouncil")
    poor = table({"units": {"front_nw": 3}, "prayer": 1}, IN_THE_DUNES, **COLOURS)
    answer(poor, "token on move_3", "march from front_nw")
    assert "go to west_dunes" not in offered(poor)
    empty = table({"units": {"front_nw": 3}, "prayer": 1}, {**IN_THE_DUNES, "creatures": {}}, **COLOURS)
    answer(empty, "token on move_3", "march from front_nw")
    assert "go to west_dunes" in offered(empty)


@pytest.mark.rule("KEMET-TEL.1", "KEMET-PP.2")
@pytest.mark.parametrize(("prayer", "left"), [(4, 0), (3, None)])
def test_onyx_2_khnums_sphinx_wants_its_price_of_who_teleports_beside_the_teleport(
    prayer: int, left: int | None
) -> None:
    g = table({**ONYX_4, "units": {"nw_d1": 2}, "prayer": prayer}, IN_THE_DUNES, **COLOURS)
    answer(g, "token on move_3", "march from nw_d1")
    assert ("teleport to west_dunes" in offered(g)) == (left is not None)
    if left is not None:
        answer(g, "teleport to west_dunes", "send 2")
        assert me(g).prayer == left


@pytest.mark.rule("KEMET-MOV.17", "KEMET-PP.2")
def test_onyx_2_khnums_sphinx_gets_nothing_of_the_snake_and_one_of_a_servant_of_ra() -> None:
    snake = {**with_creature(SNAKE), "units": {"front_nw": 2}, "prayer": 2}
    free = table(snake, IN_THE_DUNES, **COLOURS)
    answer(free, "token on move_3", "march from front_nw", "go to west_dunes", f"send 2 with {SNAKE}")
    assert me(free).prayer == 2
    left_behind = table(snake, IN_THE_DUNES, **COLOURS)
    answer(left_behind, "token on move_3", "march from front_nw", "go to west_dunes", "send 1")
    assert me(left_behind).prayer == 0
    reduced = meet({"prayer": 2, "tiles": ["diamond_4_priest_of_ra"]}, IN_THE_DUNES, **COLOURS)
    assert me(reduced).prayer == 1


@pytest.mark.rule("KEMET-REC.5", "KEMET-BAT6.9")
def test_onyx_2_khnums_sphinx_wants_nothing_of_recruits() -> None:
    occupier = {**with_creature(KHNUM, "nw_d1"), "units": {"nw_d1": 2}}
    g = table({"prayer": 2}, occupier, **COLOURS)
    answer(g, "token on recruit", "unit to nw_d1", "unit to nw_d1")
    assert (asked(g)[1], me(g).prayer) == ("WarCouncil", 0)


@pytest.mark.rule("KEMET-BAT.5", "KEMET-BAT.1")
def test_onyx_2_dedication_to_battle_prays_two_when_its_owner_attacks() -> None:
    tile: dict[str, object] = {"tiles": ["onyx_2_dedication_to_battle"], "prayer": 1}
    g = meet(tile, {}, **COLOURS)
    assert (asked(g)[1], me(g).prayer) == ("WarCouncil", 3)
    assert me(meet({}, tile, **COLOURS), 1).prayer == 1
    recruits = table(tile, {"units": {"nw_d1": 1}}, **COLOURS)
    answer(recruits, "token on recruit", "unit to nw_d1")
    assert (asked(recruits)[1], me(recruits).prayer) == ("WarCouncil", 2)


@pytest.mark.rule("KEMET-BAT4.10")
@pytest.mark.parametrize("owner", [0, 1])
def test_onyx_2_honor_in_battle_prays_for_own_units_destroyed_not_for_sacrifices(owner: int) -> None:
    seats: list[dict[str, object]] = [{"prayer": 1}, {"prayer": 1}]
    seats[owner]["tiles"] = ["onyx_2_honor_in_battle"]
    g = meet(seats[0], seats[1], **COLOURS)
    clash(g, "play bc_3d2 discard bc_1d3", "play bc_3d2 discard bc_1d3")
    assert (me(g, owner).prayer, me(g, 1 - owner).prayer) == (3, 1)
    bold = meet(seats[0], seats[1], **COLOURS)
    clash(bold, *([BOLD, STRONG] if owner == 0 else [STRONG, BOLD]))
    assert (units(bold, "west_dunes", owner), me(bold, owner).prayer) == (0, 2)  # two sacrificed, one destroyed


@pytest.mark.rule("KEMET-BAT.5")
def test_onyx_2_honor_in_battle_knows_no_units_struck_before_the_council() -> None:
    g = meet({"tiles": ["onyx_2_honor_in_battle"], "prayer": 1}, {"tiles": ["onyx_3_deadly_trap"]}, **COLOURS)
    assert (units(g, "west_dunes", 0), me(g).prayer) == (2, 1)


@pytest.mark.rule("KEMET-TOK.4", "KEMET-ACQ.5", "KEMET-ACQ.4")
def test_onyx_2_twin_ceremony_buys_a_second_tile_of_a_colour_for_two_more() -> None:
    owner = {**ONYX_4, "tiles": ["onyx_2_twin_ceremony"], "prayer": 10}
    g = table(owner, **COLOURS)
    answer(g, "token on acquire_1", "gold", "carry out acquire_1", "acquire onyx_3_domination")
    assert (asked(g), me(g).prayer) == ((0, "AcquireTile"), 7)
    assert "acquire onyx_4_divine_might" in offered(g)
    answer(g, "acquire onyx_4_divine_might")
    assert (me(g).prayer, g.view(None)["players"][0]["bought"]) == (1, ["onyx"])
    assert g.view(None)["players"][0]["used"] == ["acquire_1"]


@pytest.mark.rule("KEMET-ACQ.5", "KEMET-ACQ.2", "KEMET-ACQ.6")
def test_onyx_2_twin_ceremony_goes_with_any_token_and_does_not_count_for_the_day() -> None:
    low = {"pyramids": {"nw_d1": "onyx 3"}, "tiles": ["onyx_2_twin_ceremony", "diamond_3_domination"], "prayer": 7}
    g = table(low, **COLOURS)
    answer(g, "token on pray_1", "gold", "carry out gold")
    tiles = [said for said in offered(g) if said.startswith("acquire")]
    assert "acquire onyx_3_deadly_trap" in tiles
    assert not {"acquire onyx_3_domination", "acquire onyx_4_divine_might", "acquire diamond_1_priest"} & set(tiles)
    answer(g, "acquire onyx_3_deadly_trap", "token on pray_1", "token on acquire_1")
    assert (me(g).prayer, "acquire onyx_2_honor_in_battle" in offered(g)) == (4, True)
    poor = table({**low, "prayer": 3, "tiles": ["onyx_2_twin_ceremony", "diamond_1_priestess"]}, **COLOURS)
    answer(poor, "token on move_3", "gold", "carry out gold")
    dear = {"acquire onyx_2_honor_in_battle", "acquire onyx_3_deadly_trap"}
    assert dear & set(offered(poor)) == {"acquire onyx_2_honor_in_battle"}  # 2 + 2 less 1


# ---- level 3


@pytest.mark.rule("KEMET-ACQ.13", "KEMET-CORE.2")
def test_onyx_3_domination_gives_a_lasting_point_at_once() -> None:
    g = table(ONYX_4, **COLOURS)
    before = points(g)
    answer(g, "token on acquire_1", "acquire onyx_3_domination")
    assert (points(g) - before, me(g).points) == (1, 1)


@pytest.mark.rule("KEMET-ACQ.6")
def test_onyx_3_domination_is_not_for_who_has_that_of_another_colour() -> None:
    g = table({**ONYX_4, "tiles": ["diamond_3_domination"]}, **COLOURS)
    answer(g, "token on acquire_1")
    assert refused(g, "acquire onyx_3_domination").rule == "KEMET-ACQ.6"


@pytest.mark.rule("KEMET-TEL.1", "KEMET-BAT3.1", "KEMET-MOV.17")
def test_onyx_3_griffin_sphinx_is_strong_and_teleports_from_obelisks_with_its_army() -> None:
    assert clash(meet(with_creature(GRIFFIN), {}, **COLOURS)) == [7, 5]
    owner = {**with_creature(GRIFFIN, "temple_west_great"), "units": {"temple_west_great": 2, "pantheon": 1}}
    g = table({**owner, "prayer": 3}, **COLOURS)
    answer(g, "token on move_3", "march from temple_west_great")
    assert [said for said in offered(g) if said.startswith("go to")] == ["go to west_bank"]
    answer(g, "teleport to temple_delta")
    assert offered(g) == [f"send 2 with {GRIFFIN}", f"send 1 with {GRIFFIN}"]
    answer(g, f"send 2 with {GRIFFIN}")
    assert (units(g, "temple_delta"), creature_at(g, GRIFFIN), me(g).prayer) == (2, "temple_delta", 1)
    alone = table(owner, **COLOURS)
    answer(alone, "token on move_3", "march from pantheon")
    assert not [said for said in offered(alone) if said.startswith("teleport")]


@pytest.mark.rule("KEMET-BAT.5", "KEMET-BAT.3", "KEMET-BAT.6")
def test_onyx_3_deadly_trap_destroys_a_unit_of_who_moves_in() -> None:
    tile: dict[str, object] = {"tiles": ["onyx_3_deadly_trap"]}
    g = meet({}, tile, **COLOURS)
    assert (units(g, "west_dunes", 0), me(g).supply, asked(g)[1]) == (2, 10, "WarCouncil")
    assert clash(g) == [4, 5]
    assert units(meet(tile, {}, **COLOURS), "west_dunes", 1) == 3
    recruits = table({}, {**tile, "units": {"nw_d1": 1}}, **COLOURS)
    answer(recruits, "token on recruit", "unit to nw_d1", "unit to nw_d1", "done")
    assert (units(recruits, "nw_d1"), asked(recruits)[1]) == (2, "WarCouncil")


@pytest.mark.rule("KEMET-BAT.3", "KEMET-BAT.4")
def test_onyx_3_deadly_trap_works_after_initiative_even_if_nobody_is_left() -> None:
    ruby = {"colours": ["ruby", "onyx"]}
    g = meet({"tiles": ["ruby_4_initiative"]}, {"tiles": ["onyx_3_deadly_trap"], "units": {"west_dunes": 2}}, **ruby)
    assert (units(g, "west_dunes", 0), units(g, "west_dunes", 1), asked(g)[1]) == (2, 0, "WarCouncil")


@pytest.mark.rule("KEMET-TOK.4", "KEMET-TOK.6")
def test_onyx_3_forced_march_gives_the_gold_token_for_a_move() -> None:
    g = table({"units": {"front_nw": 1}, "tiles": ["onyx_3_forced_march"]}, **COLOURS)
    answer(g, "token on move_3", "gold", "carry out gold", "march from front_nw", "go to west_bank")
    assert asked(g) == (0, "MarchStart")  # the second army action of the turn
    answer(g, "march from west_bank", "go to temple_west_great")
    assert (units(g, "temple_west_great"), g.view(None)["players"][0]["gold"]) == (1, "used")


# ---- level 4


@pytest.mark.rule("KEMET-BAT5.1", "KEMET-BAT5.5", "KEMET-BAT3.1", "KEMET-MOV.2")
def test_onyx_4_soul_devourer_is_strong_and_gives_a_point_for_two_destroyed_in_a_won_battle() -> None:
    g = meet(with_creature(DEVOURER), {}, **COLOURS)
    assert clash(g, HARD, "play bc_3p1 discard bc_5") == [6, 6]
    assert (units(g, "west_dunes", 1), me(g, 0).points) == (1, 0)  # two destroyed, but lost
    won = meet(with_creature(DEVOURER), {}, **COLOURS)
    clash(won, "play bc_3d2 discard bc_5", STRONG)
    assert (units(won, "west_dunes", 1), me(won).points) == (1, 2)
    one = meet(with_creature(DEVOURER), {}, **COLOURS)
    clash(one, STRONG, STRONG)
    assert (units(one, "west_dunes", 1), me(one).points) == (2, 1)
    march = table({**with_creature(DEVOURER), "units": {"front_nw": 1}}, **COLOURS)
    assert reach(march, "front_nw", "west_bank", "temple_west_great")
    assert not [step for step in offered(march) if step.startswith("go to")]


@pytest.mark.rule("KEMET-BAT4.10", "KEMET-BAT5.5", "KEMET-CRE.9")
def test_onyx_4_soul_devourer_serves_a_defender_and_counts_no_sacrifice_and_needs_a_survivor() -> None:
    g = meet({}, {**with_creature(DEVOURER, "west_dunes")}, **COLOURS)
    clash(g, WEAK, "play bc_2d2p1 discard bc_5")
    assert me(g, 1).points == 0  # defence 2 against damage 2
    defended = meet({}, with_creature(DEVOURER, "west_dunes"), **COLOURS)
    clash(defended, STRONG, "play bc_3d2 discard bc_5")
    assert (units(defended, "west_dunes", 0), me(defended, 1).points, me(defended, 1).veterans) == (1, 1, 1)
    sacrificed = meet({}, with_creature(DEVOURER, "west_dunes"), **COLOURS)
    clash(sacrificed, BOLD, "play bc_4d1 discard bc_5")
    assert (units(sacrificed, "west_dunes", 0), me(sacrificed, 1).points) == (0, 0)
    fallen = meet({**with_creature(DEVOURER), "units": {"front_nw": 2}}, {"units": {"west_dunes": 2}}, **COLOURS)
    clash(fallen, "play bc_3d2 discard bc_5", "play bc_1d3 discard bc_5")
    assert (creature_at(fallen, DEVOURER), me(fallen).points) == (None, 0)


@pytest.mark.rule("KEMET-BAT5.1")
def test_onyx_4_soul_devourer_gives_no_point_against_the_snake() -> None:
    g = meet(with_creature(DEVOURER), with_creature(SNAKE, "west_dunes"), **COLOURS)
    assert clash(g, "play bc_3d2 discard bc_5", "play bc_1d3 discard bc_5") == [6, 4]
    assert me(g).points == 0  # nobody is left
    won = meet({**with_creature(DEVOURER), "units": {"front_nw": 5}}, with_creature(SNAKE, "west_dunes"), **COLOURS)
    assert clash(won, "play bc_3d2 discard bc_5", STRONG) == [8, 7]
    assert (units(won, "west_dunes", 1), me(won).points) == (1, 1)  # that of every attacker


@pytest.mark.rule("KEMET-BAT.5", "KEMET-CARD.7")
def test_onyx_4_soul_devourer_protects_its_army_outside_battle() -> None:
    trap: dict[str, object] = {"tiles": ["onyx_3_deadly_trap"]}
    assert units(meet(with_creature(DEVOURER), trap, **COLOURS), "west_dunes", 0) == 3
    first = meet({"tiles": ["ruby_4_initiative"]}, with_creature(DEVOURER, "west_dunes"), colours=["ruby", "onyx"])
    assert units(first, "west_dunes", 1) == 3
    fire = {"hand": ["raining_fire"]}
    there = {**with_creature(DEVOURER, "west_dunes"), "units": {"west_dunes": 3}}
    assert refused(table(fire, there, **COLOURS), "play raining_fire").rule == "KEMET-CARD.7"
    beside = table(fire, {**there, "units": {"west_dunes": 3, "s_d1": 1, "s_d2": 1}}, **COLOURS)
    answer(beside, "play raining_fire")
    assert offered(beside) == ["strike in s_d1 seat 1", "strike in s_d2 seat 1"]


@pytest.mark.rule("KEMET-NIGHT.2", "KEMET-NIGHT.4")
def test_onyx_4_soul_devourer_lets_its_owner_give_up_units() -> None:
    g = night({**with_creature(DEVOURER, "pantheon"), "units": {"pantheon": 3}}, **COLOURS)
    answer(g, "sacrifice in pantheon")
    assert (units(g, "pantheon"), me(g).points) == (1, 1)


@pytest.mark.rule("KEMET-PP.1", "KEMET-PRAY.1")
@pytest.mark.parametrize(("prayer", "after"), [(0, 3), (9, 11), (10, 11)])
def test_onyx_4_divine_might_gains_one_more_when_praying(prayer: int, after: int) -> None:
    g = table({"tiles": ["onyx_4_divine_might"], "prayer": prayer}, **COLOURS)
    answer(g, "token on pray_1")
    assert me(g).prayer == after


@pytest.mark.rule("KEMET-BAT6.2", "KEMET-PP.1")
@pytest.mark.parametrize(("army", "gain"), [(1, 0), (2, 2), (3, 3)])
def test_onyx_4_divine_might_adds_one_to_a_disbanding_that_gives_something(army: int, gain: int) -> None:
    loser: dict[str, object] = {"tiles": ["onyx_4_divine_might"], "prayer": 0, "units": {"west_dunes": army}}
    g = meet({"units": {"front_nw": 5}}, loser, **COLOURS)
    clash(g, "play bc_3p1 discard bc_5", WEAK)
    answer(g, "disband")
    assert me(g, 1).prayer == gain


@pytest.mark.rule("KEMET-BAT4.10", "KEMET-PP.1")
def test_onyx_4_divine_might_counts_all_units_of_a_battle_as_one_gain_and_an_attack_as_another() -> None:
    tiles = ["onyx_4_divine_might", "diamond_3_divine_hunger", "onyx_2_dedication_to_battle"]
    g = meet({"tiles": tiles, "prayer": 0}, {}, **COLOURS)
    assert me(g).prayer == 3
    clash(g, "play bc_3d2 discard bc_5", STRONG)
    assert (units(g, "west_dunes", 1), me(g).prayer) == (1, 3 + 2 * 2 + 1)


@pytest.mark.rule("KEMET-CARD.5", "KEMET-NIGHT.10")
def test_onyx_4_divine_might_adds_to_cards_but_not_at_night() -> None:
    tile: dict[str, object] = {"tiles": ["onyx_4_divine_might"], "prayer": 0}
    g = table({**tile, "hand": ["prayer", "mana_theft"]}, {"prayer": 0}, **COLOURS)
    answer(g, "play prayer", "play mana_theft")
    assert me(g).prayer == 2 + 1 + 1 + 1
    assert me(night({**tile, "units": {"temple_west_small": 1}}, **COLOURS)).prayer == 2 + 2


@pytest.mark.rule("KEMET-BAT3.1", "KEMET-BAT4.5", "KEMET-MOV.2")
def test_onyx_4_bestial_fury_gives_strength_damage_and_movement() -> None:
    tile: dict[str, object] = {"tiles": ["onyx_4_bestial_fury"]}
    g = meet(tile, {}, **COLOURS)
    assert clash(g, STRONG, STRONG) == [8, 7]
    assert (units(g, "west_dunes", 0), units(g, "west_dunes", 1)) == (2, 1)
    defending = meet({}, tile, **COLOURS)
    assert clash(defending, STRONG, STRONG) == [7, 8]
    assert (units(defending, "west_dunes", 0), units(defending, "west_dunes", 1)) == (1, 2)
    assert reach(table({**tile, "units": {"front_nw": 1}}, **COLOURS), "front_nw", "west_bank", "temple_west_great")


@pytest.mark.rule("KEMET-TOK.3", "KEMET-TOK.7")
def test_onyx_4_act_of_god_gives_a_silver_token_beside_the_gold_one() -> None:
    tiles = ["onyx_4_act_of_god", "onyx_3_forced_march"]
    g = table({"tiles": tiles, "units": {"front_nw": 1}, "prayer": 0}, {}, {}, **THREE)
    answer(g, "token on pray_1", "silver on pray_2", "gold", "carry out pray_2", "carry out pray_1")
    assert (asked(g), me(g).prayer) == ((0, "MarchStart"), 4)
