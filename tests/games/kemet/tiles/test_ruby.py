"""The ruby tiles: strength and movement."""

from __future__ import annotations

import pytest

from support.kemet import answer, asked, creature_at, fight, me, offered, points, refused, table, units
from support.kemet_tiles import BOLD, HARD, STRONG, WEAK, attack, clash, meet, reach, said, strengths

RUBY_4 = {"pyramids": {"nw_d1": "ruby 4"}}


# ---- level 1


@pytest.mark.rule("KEMET-BAT3.1", "KEMET-ACQ.12")
def test_ruby_1_charge_gives_strength_to_an_attacker_only() -> None:
    tile: dict[str, object] = {"tiles": ["ruby_1_charge"]}
    assert clash(meet({}, {})) == [5, 5]
    assert clash(meet(tile, {})) == [6, 5]
    assert clash(meet({}, tile)) == [5, 5]


@pytest.mark.rule("KEMET-MOV.2")
def test_ruby_1_priest_of_mafdet_lets_every_army_go_one_area_further() -> None:
    way = ("west_bank", "temple_west_great")
    assert not reach(table({"units": {"front_nw": 1}}), "front_nw", *way)
    g = table({"units": {"front_nw": 1}, "tiles": ["ruby_1_priest_of_mafdet"]})
    assert reach(g, "front_nw", *way)
    assert not [said for said in offered(g) if said.startswith("go to")]


# ---- level 2


@pytest.mark.rule("KEMET-BAT3.1", "KEMET-CRE.8", "KEMET-CRE.10")
def test_ruby_2_phoenix_gives_strength_to_its_army_only() -> None:
    owner: dict[str, object] = {"tiles": ["ruby_2_phoenix"], "creatures": {"ruby_2_phoenix": "front_nw"}}
    assert clash(meet(owner, {})) == [6, 5]
    elsewhere = {**owner, "units": {"front_nw": 3, "nw_d1": 1}, "creatures": {"ruby_2_phoenix": "nw_d1"}}
    assert clash(meet(elsewhere, {})) == [5, 5]


@pytest.mark.rule("KEMET-WALL.7", "KEMET-MOV.2", "KEMET-MOV.17")
def test_ruby_2_phoenix_flies_two_areas_and_over_walls() -> None:
    owner = {"units": {"west_dunes": 2}, "tiles": ["ruby_2_phoenix"], "creatures": {"ruby_2_phoenix": "west_dunes"}}
    assert reach(table(owner), "west_dunes", "front_s", "s_d1")
    swift: dict[str, object] = {"units": {"west_dunes": 2}, "tiles": ["ruby_1_priest_of_mafdet"]}
    assert not reach(table(swift), "west_dunes", "front_s", "s_d1")


@pytest.mark.rule("KEMET-WALL.7", "KEMET-WALL.3")
def test_ruby_2_phoenix_enters_one_district_of_an_opponent_and_leaves_it_again() -> None:
    owner = {"units": {"front_s": 2}, "tiles": ["ruby_2_phoenix"], "creatures": {"ruby_2_phoenix": "front_s"}}
    g = table(owner)
    assert reach(g, "front_s", "s_d1")
    steps = [said for said in offered(g) if said.startswith("go to")]
    assert steps == ["go to front_s"]
    left_behind = table(owner)
    answer(left_behind, "token on move_3", "march from front_s", "go to s_d1", "send 2")
    assert asked(left_behind) == (1, "Opening")  # without the bird the walls end the movement


@pytest.mark.rule("KEMET-BAT4.5")
@pytest.mark.parametrize("owner", [0, 1])
def test_ruby_2_carnage_does_one_more_damage_in_every_battle(owner: int) -> None:
    seats: list[dict[str, object]] = [{}, {}]
    seats[owner] = {"tiles": ["ruby_2_carnage"]}
    g = meet(seats[0], seats[1])
    assert clash(g, STRONG, STRONG) == [7, 7]
    left = [units(g, "west_dunes", 0), units(g, "west_dunes", 1)]
    assert (left[1 - owner], left[owner]) == (1, 2)


@pytest.mark.rule("KEMET-ACQ.16", "KEMET-SETUP.28", "KEMET-CARD.3")
def test_ruby_2_wyyrt_storm_brings_its_card_for_one_given_up_and_all_discards_back() -> None:
    battles = {"open_cards": ["bc_5", "bc_3d2"], "closed_cards": ["bc_2p2", "bc_1d3"]}
    g = table({**RUBY_4, "units": {"front_nw": 3}, **battles})
    answer(g, "token on acquire_1", "acquire ruby_2_wyyrt_storm")
    assert "give up bc_2p2" in offered(g)
    assert len(offered(g)) == 8
    answer(g, "give up bc_5")
    mine = g.view(0)["players"][0]
    assert sorted(mine["battle_cards"]) == sorted(
        ["bc_4d1", "bc_3d2", "bc_3p1", "bc_2d2p1", "bc_2p2", "bc_1d3", "bc_1d1p3", "special_storm"]
    )
    assert (mine["open_cards"], mine["closed_cards"]) == ([], [])


@pytest.mark.rule("KEMET-BAT3.1", "KEMET-BAT4.3")
def test_ruby_2_wyyrt_storm_is_a_card_of_strength_and_damage_three() -> None:
    g = table({**RUBY_4, "units": {"front_nw": 3}}, {"units": {"west_dunes": 5}})
    answer(g, "token on acquire_1", "acquire ruby_2_wyyrt_storm", "give up bc_5", "token on pray_1")
    attack(g)
    assert clash(g, "play special_storm discard bc_1d3", STRONG) == [6, 9]
    assert (units(g, "west_dunes", 0), units(g, "west_dunes", 1)) == (2, 2)


@pytest.mark.rule("KEMET-SETUP.5", "KEMET-SETUP.28")
def test_ruby_2_wyyrt_storm_without_special_cards_only_brings_the_discards_back() -> None:
    g = table({**RUBY_4, "open_cards": ["bc_5"], "closed_cards": ["bc_2p2"]}, variants={"special_cards": "off"})
    answer(g, "token on acquire_1", "acquire ruby_2_wyyrt_storm")
    assert asked(g) == (1, "Opening")
    mine = g.view(0)["players"][0]
    assert (mine["battle_size"], mine["closed_size"], "special_storm" in mine["battle_cards"]) == (8, 0, False)


@pytest.mark.rule("KEMET-TEL.1", "KEMET-TEL.3")
def test_ruby_2_portal_opens_the_obelisks_at_the_usual_price() -> None:
    def jumps(tiles: list[str], start: str) -> list[str]:
        g = table({"units": {start: 2}, "tiles": tiles})
        answer(g, "token on move_3", f"march from {start}")
        return [said for said in offered(g) if said.startswith("teleport")]

    assert jumps([], "temple_west_great") == []
    assert jumps(["ruby_2_portal"], "front_nw") == []
    assert "teleport to pantheon" in jumps(["ruby_2_portal"], "temple_west_great")
    g = table({"units": {"temple_west_great": 2}, "tiles": ["ruby_2_portal"], "prayer": 5})
    answer(g, "token on move_3", "march from temple_west_great", "teleport to pantheon", "send 2")
    assert (me(g).prayer, units(g, "pantheon")) == (3, 2)
    assert not [said for said in offered(g) if said.startswith("teleport")]


# ---- level 3


@pytest.mark.rule("KEMET-ACQ.13", "KEMET-CORE.2", "KEMET-ACQ.4")
def test_ruby_3_domination_gives_a_lasting_point_at_once() -> None:
    g = table({**RUBY_4, "units": {"nw_d1": 1}, "prayer": 3})
    before = points(g)
    answer(g, "token on acquire_1", "acquire ruby_3_domination")
    assert (points(g) - before, me(g).points, me(g).prayer) == (1, 1, 0)


@pytest.mark.rule("KEMET-ACQ.6")
@pytest.mark.parametrize("owned", ["sapphire_3_domination", "ruby_3_royal_scarab"])
def test_ruby_3_domination_is_not_sold_to_the_owner_of_another_with_its_picture(owned: str) -> None:
    g = table({**RUBY_4, "tiles": [owned]})
    answer(g, "token on acquire_1")
    assert ("acquire ruby_3_domination" in offered(g)) == (owned == "ruby_3_royal_scarab")


@pytest.mark.rule("KEMET-BAT3.1", "KEMET-MOV.2")
def test_ruby_3_royal_scarab_is_strong_and_swift() -> None:
    owner: dict[str, object] = {"tiles": ["ruby_3_royal_scarab"], "creatures": {"ruby_3_royal_scarab": "front_nw"}}
    assert clash(meet(owner, {})) == [7, 5]
    g = table({**owner, "units": {"front_nw": 1}})
    assert reach(g, "front_nw", "west_dunes", "west_bank", "temple_west_great")
    assert not [said for said in offered(g) if said.startswith("go to")]


@pytest.mark.rule("KEMET-BAT3.1", "KEMET-CARD.3")
def test_ruby_3_divine_wound_turns_cards_into_strength_after_the_clash() -> None:
    hand = ["prayer", "prayer", "war_rage", "diversion"]
    g = meet({"tiles": ["ruby_3_divine_wound"], "hand": hand}, {"hand": ["war_rage"]})
    told = g.listen()
    fight(g, f"{WEAK}; add war_rage", WEAK)
    assert asked(g) == (0, "Wound")
    assert [str(event["card"]) for event in said(told) if event["event"] == "added"] == ["war_rage"]
    assert offered(g) == ["discard diversion", "discard prayer", "done"]
    answer(g, "discard diversion", "discard prayer", "done")
    assert strengths(told) == [3 + 2 + 1 + 2, 3 + 2]
    assert g.view(None)["players"][0]["hand_size"] == 1
    assert g.view(None)["discard"][-2:] == ["diversion", "prayer"]


@pytest.mark.rule("KEMET-BAT3.1")
def test_ruby_3_divine_wound_takes_cards_in_any_order() -> None:
    g = meet({"tiles": ["ruby_3_divine_wound"], "hand": ["prayer", "war_rage", "diversion"]}, {})
    fight(g, WEAK, WEAK)
    answer(g, "discard prayer")
    assert offered(g) == ["discard diversion", "discard war_rage", "done"]
    answer(g, "discard war_rage", "discard diversion")
    assert g.view(None)["players"][0]["hand_size"] == 0


@pytest.mark.rule("KEMET-BAT.3")
def test_ruby_3_divine_wound_serves_a_defender_too_and_need_not_be_used() -> None:
    g = meet({}, {"tiles": ["ruby_3_divine_wound"], "hand": ["prayer"]})
    told = g.listen()
    fight(g, WEAK, WEAK)
    assert asked(g) == (1, "Wound")
    answer(g, "done")
    assert (strengths(told), g.view(None)["players"][1]["hand_size"]) == ([5, 5], 1)


@pytest.mark.rule("KEMET-BAT3.1")
def test_ruby_3_blades_of_neith_give_strength_to_attacker_and_defender() -> None:
    tile: dict[str, object] = {"tiles": ["ruby_3_blades_of_neith"]}
    assert clash(meet(tile, {})) == [6, 5]
    assert clash(meet({}, tile)) == [5, 6]


# ---- level 4


@pytest.mark.rule("KEMET-BAT3.1", "KEMET-BAT4.5", "KEMET-MOV.2")
def test_ruby_4_giant_scorpion_is_strong_swift_and_stings() -> None:
    owner: dict[str, object] = {"tiles": ["ruby_4_giant_scorpion"], "creatures": {"ruby_4_giant_scorpion": "front_nw"}}
    g = meet(owner, {})
    assert clash(g, STRONG, BOLD) == [9, 8]
    assert (units(g, "west_dunes", 0), units(g, "west_dunes", 1)) == (3, 0)  # 1 + 2 damage, after two were sacrificed
    assert me(g, 1).supply == 12
    wall = meet(owner, {"units": {"west_dunes": 5}})
    clash(wall, STRONG, WEAK)
    assert units(wall, "west_dunes", 1) == 4  # 1 + 2 less 2
    march = table({**owner, "units": {"front_nw": 1}})
    assert reach(march, "front_nw", "west_bank", "temple_west_great")
    assert not [said for said in offered(march) if said.startswith("go to")]


@pytest.mark.rule("KEMET-BAT.5", "KEMET-BAT.6")
def test_ruby_4_initiative_destroys_two_defenders_before_the_council() -> None:
    g = meet({"tiles": ["ruby_4_initiative"]}, {})
    assert asked(g)[1] == "WarCouncil"
    assert (units(g, "west_dunes", 1), me(g, 1).supply) == (1, 11)
    assert clash(g, WEAK, "play bc_1d1p3 discard bc_5") == [5, 2]
    defending = meet({}, {"tiles": ["ruby_4_initiative"]})
    assert units(defending, "west_dunes", 0) == 3


@pytest.mark.rule("KEMET-BAT.4", "KEMET-BAT.6", "KEMET-CRE.9")
def test_ruby_4_initiative_takes_all_there_are_and_the_battle_goes_on_without_the_creature() -> None:
    name = "sapphire_2_ancestral_elephant"
    g = meet(
        {"tiles": ["ruby_4_initiative"]},
        {"units": {"west_dunes": 1}, "tiles": [name], "creatures": {name: "west_dunes"}},
    )
    assert (units(g, "west_dunes", 1), creature_at(g, name), asked(g)[1]) == (0, None, "WarCouncil")
    assert clash(g, WEAK, HARD) == [5, 1]
    assert (units(g, "west_dunes", 0), me(g).points) == (2, 1)


@pytest.mark.rule("KEMET-TOK.4", "KEMET-TOK.1", "KEMET-TOK.2", "KEMET-TOK.6")
def test_ruby_4_surprise_attack_gives_the_gold_token_for_a_move() -> None:
    g = table({"units": {"front_nw": 2}, "tiles": ["ruby_4_surprise_attack"], "prayer": 2})
    answer(g, "token on pray_1")
    assert offered(g) == ["gold", "done"]
    answer(g, "gold", "carry out gold")
    assert asked(g) == (0, "MarchStart")
    answer(g, "march from front_nw", "go to temple_west_small", "send 2")
    assert (units(g, "temple_west_small"), me(g).prayer) == (2, 4)
    assert asked(g) == (1, "Opening")
    answer(g, "token on pray_1", "token on pray_2")
    assert asked(g) == (1, "Opening")  # the gold token is used for this round


@pytest.mark.rule("KEMET-TOK.3", "KEMET-TOK.8", "KEMET-ACQ.6")
def test_ruby_4_act_of_god_gives_a_silver_token_from_the_next_turn_on() -> None:
    g = table({**RUBY_4, "prayer": 6}, {}, {}, colours=["ruby", "sapphire", "onyx"])
    answer(g, "token on acquire_1", "acquire ruby_4_act_of_god")
    assert asked(g) == (1, "Opening")  # not in the turn it was gained in
    answer(g, "token on pray_1", "token on pray_1", "token on pray_1")
    assert "silver on pray_2" in offered(g)
    answer(g, "silver on pray_2", "carry out pray_1")
    assert (me(g).prayer, g.view(None)["players"][0]["silver"]) == (6, "used")


@pytest.mark.rule("KEMET-ACQ.6")
def test_ruby_4_act_of_god_is_not_for_who_has_that_of_another_colour() -> None:
    g = table({**RUBY_4, "tiles": ["onyx_4_act_of_god"]}, {}, {}, colours=["ruby", "sapphire", "onyx"])
    answer(g, "token on acquire_1", "done")
    assert refused(g, "acquire ruby_4_act_of_god").rule == "KEMET-ACQ.6"
