"""The diamond tiles: prayer points and Divine Intervention cards."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.testing import play
from support.kemet import answer, asked, creature_at, me, offered, points, refused, table, units
from support.kemet_tiles import BOLD, DIAMOND_ONYX, HARD, STRONG, WEAK, clash, meet, night, reach

DIAMOND_4 = {"pyramids": {"nw_d1": "diamond 4"}}
SNAKE = "diamond_2_deep_desert_snake"
ELEPHANT = "sapphire_2_ancestral_elephant"
WITH_SAPPHIRE = ["diamond", "sapphire"]


def colours(**keys: object) -> dict[str, Any]:
    return {"colours": DIAMOND_ONYX, **keys}


def hand(g: Any, seat: int = 0) -> dict[str, int]:
    held: dict[str, int] = g.view(seat)["players"][seat]["hand"]
    return held


# ---- level 1


@pytest.mark.rule("KEMET-PRAY.1")
def test_diamond_1_priest_prays_for_three_points() -> None:
    g = table({"tiles": ["diamond_1_priest"], "prayer": 0}, {"prayer": 0}, **colours())
    answer(g, "token on pray_1", "token on pray_1")
    assert (me(g, 0).prayer, me(g, 1).prayer) == (3, 2)
    late = night({"tiles": ["diamond_1_priest"], "prayer": 0}, **colours())
    assert me(late).prayer == 2


@pytest.mark.rule("KEMET-ACQ.4")
def test_diamond_1_priestess_makes_tiles_one_point_cheaper_but_nothing_else() -> None:
    g = table({**DIAMOND_4, "tiles": ["diamond_1_priestess"], "prayer": 2}, **colours())
    answer(g, "token on acquire_1")
    assert ("acquire diamond_3_domination" in offered(g), "acquire diamond_4_mummy" in offered(g)) == (True, False)
    answer(g, "acquire diamond_1_priest")
    assert me(g).prayer == 2
    cards = table({"tiles": ["diamond_1_priestess"], "prayer": 1, "hand": ["raining_fire"]}, town(), **colours())
    answer(cards, "play raining_fire", "strike in s_d1 seat 1")
    assert me(cards).prayer == 0


def town() -> dict[str, object]:
    return {"units": {"s_d1": 1, "s_d2": 1}}


# ---- level 2


@pytest.mark.rule("KEMET-NIGHT.12", "KEMET-CARD.3")
def test_diamond_2_vision_keeps_one_of_five_cards_and_discards_four() -> None:
    top = ["prayer", "war_rage", "open_gates", "war_rage", "swiftness", "iron_wall"]
    g = night({"tiles": ["diamond_2_vision"]}, **colours(deck_top=top))
    assert (asked(g), g.view(0)["choice"]) == ((0, "KeepCard"), top[:5])
    assert sorted(offered(g)) == ["keep open_gates", "keep prayer", "keep swiftness", "keep war_rage"]
    before = g.view(None)["discard"]
    answer(g, "keep open_gates")
    assert hand(g) == {"open_gates": 1}
    assert sorted(g.view(None)["discard"][len(before) :]) == ["prayer", "swiftness", "war_rage", "war_rage"]
    assert hand(g, 1) == {"iron_wall": 1}


@pytest.mark.rule("KEMET-CARD.4", "KEMET-CARD.6")
@pytest.mark.parametrize(("deck", "discard"), [(2, 2), (0, 3), (3, 0)])
def test_diamond_2_vision_shuffles_the_discards_and_looks_at_as_many_as_there_are(deck: int, discard: int) -> None:
    g = table({"tiles": ["diamond_2_vision"], "tokens": 0}, {"tokens": 1, "used": ["recruit", "build"]}, **colours())
    g.discard = g.deck[:discard]
    g.deck = g.deck[discard : discard + deck]
    seen = sorted([*g.deck, *g.discard])
    play.choose(g, 1, "token on pray_1")
    assert (sorted(g.seen_cards), len(g.deck), len(g.discard)) == (seen, 0, 0)


@pytest.mark.rule("KEMET-NIGHT.22")
def test_diamond_2_vision_comes_before_the_draws_of_other_tiles() -> None:
    top = ["prayer", "war_rage", "open_gates", "war_rage", "swiftness", "iron_wall"]
    g = night({"tiles": ["diamond_2_vision", "diamond_2_divine_boon"]}, **colours(deck_top=top))
    assert g.view(0)["choice"] == top[:5]
    answer(g, "keep swiftness")
    assert hand(g) == {"swiftness": 1, "iron_wall": 1}


@pytest.mark.rule("KEMET-CARD.5", "KEMET-BAT1.4")
def test_diamond_2_magical_support_makes_cards_one_point_cheaper_by_day_and_in_battle() -> None:
    tile = "diamond_2_magical_support"
    g = table({"tiles": [tile], "prayer": 0, "hand": ["raining_fire"]}, town(), **colours())
    answer(g, "play raining_fire", "strike in s_d1 seat 1")
    assert (me(g).prayer, units(g, "s_d1", 1)) == (0, 0)
    battle = meet({"tiles": [tile], "prayer": 0, "hand": ["war_fury", "war_fury"]}, {"prayer": 5}, **colours())
    assert clash(battle, f"{WEAK}; add war_fury; add war_fury", WEAK) == [9, 5]
    assert me(battle).prayer == 0
    free = table({"tiles": [tile], "prayer": 3, "hand": ["mana_theft"]}, {"prayer": 0}, **colours())
    answer(free, "play mana_theft")
    assert me(free).prayer == 4  # a free card does not pay its owner


@pytest.mark.rule("KEMET-MOV.2", "KEMET-BAT3.1")
def test_diamond_2_deep_desert_snake_goes_two_areas_and_gives_no_strength() -> None:
    owner: dict[str, object] = {"tiles": [SNAKE], "creatures": {SNAKE: "front_nw"}}
    march = table({**owner, "units": {"front_nw": 1}}, **colours())
    assert reach(march, "front_nw", "west_bank", "temple_west_great")
    assert not [step for step in offered(march) if step.startswith("go to")]
    assert clash(meet(owner, {}, **colours())) == [5, 5]


@pytest.mark.rule("KEMET-BAT3.1", "KEMET-BAT4.5")
@pytest.mark.parametrize("owner", [0, 1])
def test_diamond_2_deep_desert_snake_takes_all_its_effects_from_the_opposing_creature(owner: int) -> None:
    places = ["front_nw", "west_dunes"]
    seats: list[dict[str, object]] = [{}, {}]
    seats[owner] = {"tiles": [SNAKE], "creatures": {SNAKE: places[owner]}}
    seats[1 - owner] = {"tiles": [ELEPHANT], "creatures": {ELEPHANT: places[1 - owner]}}
    g = meet(seats[0], seats[1], colours=WITH_SAPPHIRE)
    assert clash(g, STRONG, STRONG) == [7, 7]
    assert units(g, "west_dunes", 1 - owner) == 2  # one damage, no defence
    assert creature_at(g, ELEPHANT) == "west_dunes"


@pytest.mark.rule("KEMET-BAT.5", "KEMET-BAT.6")
def test_diamond_2_deep_desert_snake_cancels_protection_before_the_council_too() -> None:
    devourer = "onyx_4_soul_devourer"
    g = meet(
        {"tiles": [devourer], "creatures": {devourer: "front_nw"}},
        {"tiles": [SNAKE, "onyx_3_deadly_trap"], "creatures": {SNAKE: "west_dunes"}},
        **colours(),
    )
    assert units(g, "west_dunes", 0) == 2
    assert clash(g, HARD, "play bc_1d1p3 discard bc_5") == [3, 4]


@pytest.mark.rule("KEMET-NIGHT.12", "KEMET-NIGHT.22")
def test_diamond_2_divine_boon_draws_a_second_card_each_night() -> None:
    top = ["prayer", "war_rage", "open_gates"]
    g = night({"tiles": ["diamond_2_divine_boon"]}, **colours(deck_top=top))
    assert (hand(g, 0), hand(g, 1)) == ({"prayer": 1, "war_rage": 1}, {"open_gates": 1})


# ---- level 3


@pytest.mark.rule("KEMET-ACQ.13", "KEMET-CORE.2")
def test_diamond_3_domination_gives_a_lasting_point_at_once() -> None:
    g = table(DIAMOND_4, **colours())
    before = points(g)
    answer(g, "token on acquire_1", "acquire diamond_3_domination")
    assert (points(g) - before, me(g).points) == (1, 1)


@pytest.mark.rule("KEMET-ACQ.6")
def test_diamond_3_domination_is_not_for_who_has_that_of_another_colour() -> None:
    g = table({**DIAMOND_4, "tiles": ["onyx_3_domination"]}, **colours())
    answer(g, "token on acquire_1")
    assert refused(g, "acquire diamond_3_domination").rule == "KEMET-ACQ.6"


@pytest.mark.rule("KEMET-NIGHT.22", "KEMET-PYR.1", "KEMET-PYR.4")
def test_diamond_3_hand_of_god_raises_a_pyramid_by_one_level_each_night_free_of_charge() -> None:
    owner = {"tiles": ["diamond_3_hand_of_god"], "pyramids": {"nw_d1": "diamond 3", "nw_d2": "onyx 4"}, "prayer": 0}
    g = night(owner, **colours())
    assert (asked(g), offered(g)) == ((0, "HandOfGod"), ["in nw_d1 raise diamond to 4", "done"])
    answer(g, "in nw_d1 raise diamond to 4")
    assert (points(g), me(g).prayer) == (2, 2)
    assert asked(g)[1] == "ChooseFate"


@pytest.mark.rule("KEMET-PYR.5", "KEMET-PYR.6")
def test_diamond_3_hand_of_god_may_found_a_pyramid_of_a_new_colour() -> None:
    g = night({"tiles": ["diamond_3_hand_of_god"], "pyramids": {"nw_d1": "diamond 4"}}, **colours())
    assert offered(g) == ["in nw_d2 raise onyx to 1", "in nw_d3 raise onyx to 1", "done"]
    answer(g, "in nw_d3 raise onyx to 1")
    assert g.view(None)["areas"]["nw_d3"]["pyramid"] == {"colour": "onyx", "level": 1}
    assert g.view(None)["players"][0]["acquire"] == ["diamond", "onyx", None]


@pytest.mark.rule("KEMET-BAT4.10", "KEMET-PP.1")
@pytest.mark.parametrize("owner", [0, 1])
def test_diamond_3_divine_hunger_prays_two_for_each_enemy_destroyed_in_step_four(owner: int) -> None:
    seats: list[dict[str, object]] = [{"prayer": 1}, {"prayer": 1}]
    seats[owner]["tiles"] = ["diamond_3_divine_hunger"]
    g = meet(seats[0], seats[1], **colours())
    clash(g, "play bc_2d2p1 discard bc_5", "play bc_2d2p1 discard bc_5")
    assert (me(g, owner).prayer, me(g, 1 - owner).prayer) == (3, 1)


@pytest.mark.rule("KEMET-BAT4.10")
def test_diamond_3_divine_hunger_feeds_on_no_sacrifice_and_on_no_unit_struck_before_the_council() -> None:
    owner: dict[str, object] = {"tiles": ["diamond_3_divine_hunger", "ruby_4_initiative"], "prayer": 0}
    g = meet(owner, {"units": {"west_dunes": 5}}, colours=["diamond", "ruby"])
    assert (units(g, "west_dunes", 1), me(g).prayer) == (3, 0)
    clash(g, WEAK, BOLD)
    assert (units(g, "west_dunes", 1), me(g).prayer) == (1, 0)
    mixed = meet({"tiles": ["diamond_3_divine_hunger"], "prayer": 0}, {}, **colours())
    clash(mixed, HARD, BOLD)
    assert (units(mixed, "west_dunes", 1), me(mixed).prayer) == (0, 2)  # two sacrificed, one destroyed


@pytest.mark.rule("KEMET-NIGHT.10", "KEMET-NIGHT.22")
def test_diamond_3_priest_of_thoeris_prays_for_three_more_each_night() -> None:
    g = night({"tiles": ["diamond_3_priest_of_thoeris"], "prayer": 1}, {"prayer": 1}, **colours())
    assert (me(g, 0).prayer, me(g, 1).prayer) == (6, 3)


# ---- level 4


@pytest.mark.rule("KEMET-REC.1", "KEMET-PYR.2", "KEMET-ACQ.4")
@pytest.mark.parametrize(
    ("words", "price"),
    [
        (["token on recruit", "unit to nw_d2", "unit to nw_d2", "unit to nw_d2", "done"], 2),
        (["token on build", "in nw_d2 raise onyx to 2"], 2),
        (["token on acquire_1", "acquire diamond_3_domination"], 2),
        (["token on acquire_1", "acquire diamond_1_priest"], 0),
        (["token on move_3", "march from nw_d1", "teleport to pantheon", "done"], 1),
        (["token on pray_1"], -2),
        (["play raining_fire", "strike in s_d1 seat 1"], 0),
        (["play enlistment", "unit to nw_d1", "done"], 0),
    ],
)
def test_diamond_4_priest_of_ra_saves_a_point_of_each_payment(words: list[str], price: int) -> None:
    owner = {"tiles": ["diamond_4_priest_of_ra"], "prayer": 6, "units": {"nw_d1": 1}, **DIAMOND_4}
    g = table({**owner, "hand": ["raining_fire", "enlistment"]}, town(), **colours())
    answer(g, *words)
    assert me(g).prayer == 6 - price


@pytest.mark.rule("KEMET-BAT1.4", "KEMET-BAT2.2")
def test_diamond_4_priest_of_ra_pays_each_battle_card_by_itself() -> None:
    owner: dict[str, object] = {"tiles": ["diamond_4_priest_of_ra"], "hand": ["war_fury", "bloodbath"], "prayer": 0}
    g = meet(owner, {}, **colours())
    assert clash(g, f"{WEAK}; add war_fury; add bloodbath", WEAK) == [7, 5]
    assert me(g).prayer == 0


@pytest.mark.rule("KEMET-ACQ.4")
def test_diamond_4_priest_of_ra_and_priestess_add_up() -> None:
    owner = {"tiles": ["diamond_4_priest_of_ra", "diamond_1_priestess"], "prayer": 1, **DIAMOND_4}
    g = table(owner, **colours())
    answer(g, "token on acquire_1")
    assert "acquire diamond_4_mummy" not in offered(g)
    answer(g, "acquire diamond_3_domination")
    assert me(g).prayer == 0


@pytest.mark.rule("KEMET-NIGHT.10", "KEMET-NIGHT.22")
def test_diamond_4_priest_of_amon_prays_for_five_more_each_night() -> None:
    g = night({"tiles": ["diamond_4_priest_of_amon"], "prayer": 1}, {"prayer": 1}, **colours())
    assert (me(g, 0).prayer, me(g, 1).prayer) == (8, 3)


@pytest.mark.rule("KEMET-CRE.11", "KEMET-NIGHT.12", "KEMET-BAT3.1", "KEMET-MOV.2")
def test_diamond_4_mummy_is_strong_and_swift_and_draws_a_card_even_on_its_tile() -> None:
    owner: dict[str, object] = {"tiles": ["diamond_4_mummy"], "creatures": {"diamond_4_mummy": "front_nw"}}
    assert clash(meet(owner, {}, **colours())) == [7, 5]
    march = table({**owner, "units": {"front_nw": 1}}, **colours())
    assert reach(march, "front_nw", "west_bank", "temple_west_great")
    assert not [step for step in offered(march) if step.startswith("go to")]
    top = ["prayer", "war_rage", "open_gates"]
    for seat in ({"tiles": ["diamond_4_mummy"]}, {**owner, "units": {"front_nw": 1}}):
        g = night(seat, **colours(deck_top=top))
        assert hand(g) == {"prayer": 1, "war_rage": 1}


@pytest.mark.rule("KEMET-TOK.3", "KEMET-TOK.9")
def test_diamond_4_act_of_god_gives_a_silver_token_that_counts_on_its_level() -> None:
    keys = {"colours": ["diamond", "onyx", "ruby"]}
    used = ["acquire_1", "acquire_2", "acquire_3", "pray_1"]
    g = table({"tiles": ["diamond_4_act_of_god"], "tokens": 1, "used": used}, {}, {}, **keys)
    answer(g, "token on pray_2")
    assert set(offered(g)) == {"silver on recruit", "silver on move_3"}
    answer(g, "silver on recruit", "carry out pray_2", "done")
    assert g.view(None)["players"][0]["used"] == ["recruit", "pray_2", *used]
