"""Acquiring power tiles (KEMET-ACQ)."""

from __future__ import annotations

import pytest

from deskovka.games.kemet.powers import TILE_NAMES, TILE_NUMBERS
from deskovka.games.kemet.table import Kemet
from support.kemet import answer, asked, fight, me, offered, points, refused, table, units

IDLE: dict[str, object] = {"tokens": 0, "used": ["recruit", "build", "pray_1", "acquire_1", "pray_2"]}


def tiles(g: Kemet, seat: int = 0) -> list[str]:
    return [TILE_NAMES[tile] for tile in me(g, seat).tiles]


def acquirable(g: Kemet) -> list[str]:
    return [word.removeprefix("acquire ") for word in offered(g) if word != "done"]


# ---- pyramids and prices


@pytest.mark.rule("KEMET-ACQ.1", "KEMET-ACQ.14")
def test_an_action_takes_one_tile_and_the_offer_is_not_refilled() -> None:
    g = table({"pyramids": {"nw_d1": "ruby 2"}}, {"pyramids": {"s_d1": "ruby 2"}})
    answer(g, "token on acquire_1", "acquire ruby_1_charge")
    assert (tiles(g), me(g).prayer, asked(g)) == (["ruby_1_charge"], 6, (1, "Opening"))
    assert g.offer[TILE_NUMBERS["ruby_1_charge"]] == 0
    answer(g, "token on acquire_1")
    assert refused(g, "acquire ruby_1_charge").rule == "KEMET-ACQ.14"


@pytest.mark.rule("KEMET-ACQ.14")
def test_the_second_copy_is_there_for_another_player() -> None:
    seats: list[dict[str, object]] = [{"pyramids": {f"{city}_d1": "ruby 1"}} for city in ("nw", "w", "s")]
    g = table(*seats)
    answer(g, *["token on acquire_1", "acquire ruby_1_charge"] * 2, "token on acquire_1")
    assert refused(g, "acquire ruby_1_charge").rule == "KEMET-ACQ.14"
    assert acquirable(g) == ["ruby_1_priest_of_mafdet"]


@pytest.mark.rule("KEMET-ACQ.2", "KEMET-PYR.7")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_pyramid_is_at_least_as_high_as_the_tile(level: int) -> None:
    g = table({"pyramids": {"nw_d1": f"ruby {level}"}, "prayer": 11})
    answer(g, "token on acquire_1")
    assert {int(name.split("_")[1]) for name in acquirable(g)} == set(range(1, level + 1))
    assert {name.split("_")[0] for name in acquirable(g)} == {"ruby"}
    if level < 4:
        assert refused(g, "acquire ruby_4_initiative").rule == "KEMET-ACQ.2"


@pytest.mark.rule("KEMET-ACQ.2", "KEMET-ACQ.4")
@pytest.mark.parametrize(("priestess", "price"), [([], 3), (["diamond_1_priestess"], 2)])
@pytest.mark.parametrize("level", [3, 4])
def test_worked_example_2_price_of_spies(priestess: list[str], price: int, level: int) -> None:
    colours = ["sapphire", "diamond"]
    mine = {"pyramids": {"nw_d1": f"sapphire {level}"}, "tiles": priestess, "prayer": price}
    g = table(mine, colours=colours)
    answer(g, "token on acquire_1", "acquire sapphire_3_spies")
    assert me(g).prayer == 0
    poor = table({**mine, "prayer": price - 1}, colours=colours)
    answer(poor, "token on acquire_1")
    assert refused(poor, "acquire sapphire_3_spies").rule == "KEMET-ACQ.4"
    low = table({**mine, "pyramids": {"nw_d1": "sapphire 2"}}, colours=colours)
    answer(low, "token on acquire_1")
    assert refused(low, "acquire sapphire_3_spies").rule == "KEMET-ACQ.2"


@pytest.mark.rule("KEMET-ACQ.4")
def test_a_price_does_not_fall_below_nothing() -> None:
    mine = {"pyramids": {"nw_d1": "ruby 1"}, "tiles": ["diamond_1_priestess", "diamond_4_priest_of_ra"], "prayer": 4}
    g = table(mine, colours=["ruby", "diamond"])
    answer(g, "token on acquire_1", "acquire ruby_1_charge")
    assert me(g).prayer == 4


# ---- whose pyramid, and which space


@pytest.mark.rule("KEMET-ACQ.3", "KEMET-ACQ.8", "KEMET-PYR.10")
@pytest.mark.parametrize("space", ["acquire_1", "acquire_2", "acquire_3"])
def test_an_occupied_pyramid_works_through_any_acquire_space(space: str) -> None:
    g = table(
        {"pyramids": {"nw_d1": "ruby 1"}, "units": {"s_d1": 1}},
        {"pyramids": {"s_d1": "sapphire 2"}},
    )
    answer(g, f"token on {space}", "acquire sapphire_2_shield_of_neith")
    assert (tiles(g), list(me(g).acquire)) == (["sapphire_2_shield_of_neith"], [0, -1, -1])


@pytest.mark.rule("KEMET-ACQ.8")
def test_without_a_unit_there_a_foreign_pyramid_does_not_count() -> None:
    g = table({"units": {"front_s": 1}}, {"pyramids": {"s_d1": "sapphire 2"}})
    answer(g, "token on acquire_1")
    assert asked(g) == (1, "Opening")


@pytest.mark.rule("KEMET-ACQ.7")
def test_the_own_pyramid_works_only_through_the_space_of_its_colour() -> None:
    g = table({"pyramids": {"nw_d1": "ruby 1", "nw_d2": "sapphire 1"}}, IDLE)
    answer(g, "token on acquire_2")
    assert acquirable(g) == ["sapphire_1_recruiting_scribe", "sapphire_1_defense"]
    assert refused(g, "acquire ruby_1_charge").rule == "KEMET-ACQ.2"
    answer(g, "done", "token on acquire_3")  # no acquire token there
    assert asked(g) == (0, "Opening")


@pytest.mark.rule("KEMET-ACQ.7", "KEMET-ACQ.8")
def test_a_higher_foreign_pyramid_counts_through_another_space_for_the_own_colour() -> None:
    g = table({"pyramids": {"nw_d1": "ruby 1"}, "units": {"s_d1": 1}}, {"pyramids": {"s_d1": "ruby 3"}})
    answer(g, "token on acquire_3")
    assert "acquire ruby_3_blades_of_neith" in offered(g)
    g = table({"pyramids": {"nw_d1": "ruby 3"}, "units": {"s_d1": 1}}, {"pyramids": {"s_d1": "ruby 1"}})
    answer(g, "token on acquire_3")
    assert refused(g, "acquire ruby_3_blades_of_neith").rule == "KEMET-ACQ.2"


@pytest.mark.rule("KEMET-ACQ.9", "KEMET-PYR.10")
def test_an_own_pyramid_that_an_opponent_holds_does_not_count() -> None:
    g = table({"pyramids": {"nw_d1": "ruby 2"}}, {"units": {"nw_d1": 1}})
    answer(g, "token on acquire_1")
    assert asked(g) == (1, "Opening")
    answer(g, "token on acquire_3", "acquire ruby_2_carnage")
    assert tiles(g, 1) == ["ruby_2_carnage"]


@pytest.mark.rule("KEMET-ACQ.5")
def test_one_tile_of_a_colour_a_day() -> None:
    g = table({"pyramids": {"nw_d1": "ruby 2"}, "units": {"s_d1": 1}}, {"pyramids": {"s_d1": "ruby 2"}, **IDLE})
    answer(g, "token on acquire_1", "acquire ruby_1_charge", "token on acquire_2")
    assert asked(g) == (0, "Opening")  # nothing but ruby could be had


@pytest.mark.rule("KEMET-ACQ.5")
def test_another_colour_on_the_same_day_and_the_same_colour_on_the_next() -> None:
    first = {
        "pyramids": {"nw_d1": "ruby 2", "nw_d2": "sapphire 1"},
        "tokens": 2,
        "used": ["recruit", "build", "pray_1"],
    }
    g = table({**first, "prayer": 9}, IDLE)
    answer(g, "token on acquire_1", "acquire ruby_1_charge", "token on acquire_2")
    assert acquirable(g) == ["sapphire_1_recruiting_scribe", "sapphire_1_defense"]
    answer(g, "acquire sapphire_1_defense", "place 1", "token on acquire_1")
    assert "ruby_1_priest_of_mafdet" in acquirable(g)


@pytest.mark.rule("KEMET-ACQ.5")
def test_the_refusal_names_the_colour_bought() -> None:
    g = table({"pyramids": {"nw_d1": "ruby 2", "nw_d2": "sapphire 1"}, "bought": ["ruby"], "units": {"s_d1": 1}})
    answer(g, "token on acquire_2")
    assert refused(g, "acquire ruby_1_charge").rule == "KEMET-ACQ.5"


@pytest.mark.rule("KEMET-ACQ.6")
def test_no_second_tile_with_the_same_picture() -> None:
    g = table({"pyramids": {"nw_d1": "ruby 1"}, "tiles": ["ruby_1_charge"]}, {}, {})
    answer(g, "token on acquire_1")
    assert refused(g, "acquire ruby_1_charge").rule == "KEMET-ACQ.6"


@pytest.mark.rule("KEMET-ACQ.6")
@pytest.mark.parametrize("name", ["3_domination", "4_act_of_god"])
def test_pictures_repeat_across_colours(name: str) -> None:
    g = table({"pyramids": {"nw_d1": "sapphire 4"}, "tiles": [f"ruby_{name}"]}, {}, {})
    answer(g, "token on acquire_1")
    if asked(g)[1] == "AddTokens":
        answer(g, "done")
    assert refused(g, f"acquire sapphire_{name}").rule == "KEMET-ACQ.6"


# ---- what a tile does


@pytest.mark.rule("KEMET-ACQ.10")
def test_a_tile_is_open_and_stays_when_its_pyramid_is_lost() -> None:
    g = table(
        {"pyramids": {"nw_d1": "ruby 1"}, "tiles": ["ruby_1_charge"], "units": {"nw_d1": 1}},
        {"units": {"front_nw": 5}},
        active=1,
    )
    answer(g, "token on move_3", "march from front_nw", "go to nw_d1", "send 5")
    fight(g, "play bc_4d1 discard bc_5", "play bc_5 discard bc_1d3")
    while asked(g)[1] != "Opening":
        answer(g, "stay" if "stay" in offered(g) else "disband")
    assert (units(g, "nw_d1", 1) > 0, tiles(g)) == (True, ["ruby_1_charge"])
    shown = g.view(1)["players"]
    assert isinstance(shown, list)
    assert shown[0]["tiles"] == ["ruby_1_charge"]


@pytest.mark.rule("KEMET-ACQ.11")
def test_a_discount_does_not_help_to_pay_for_itself_but_works_right_afterwards() -> None:
    mine = {"pyramids": {"nw_d1": "diamond 1", "nw_d2": "ruby 2"}, "prayer": 2}
    g = table(mine, IDLE, colours=["ruby", "diamond"])
    answer(g, "token on acquire_1", "acquire diamond_1_priestess")
    assert me(g).prayer == 1
    answer(g, "token on acquire_2", "acquire ruby_2_carnage")
    assert me(g).prayer == 0


@pytest.mark.rule("KEMET-ACQ.11")
def test_a_second_action_of_the_turn_profits_from_the_tile_of_the_first() -> None:
    mine = {"pyramids": {"nw_d1": "diamond 1"}, "tiles": ["ruby_4_act_of_god"], "prayer": 1}
    g = table(mine, {}, {})
    answer(g, "token on acquire_1", "silver on pray_1", "carry out acquire_1", "acquire diamond_1_priest")
    assert me(g).prayer == 3


@pytest.mark.rule("KEMET-ACQ.12")
@pytest.mark.parametrize(("tile", "day", "night"), [("diamond_1_priest", 3, 2), ("diamond_3_priest_of_thoeris", 2, 5)])
def test_a_tile_works_when_its_symbol_says(tile: str, day: int, night: int) -> None:
    colours = ["ruby", "diamond"]
    g = table({"tiles": [tile], "prayer": 0}, colours=colours)
    answer(g, "token on pray_1")
    assert me(g).prayer == day
    g = table({"tiles": [tile], "prayer": 0}, colours=colours, phase="night")
    assert (me(g).prayer, asked(g)[1]) == (night, "ChooseFate")


@pytest.mark.rule("KEMET-ACQ.13", "KEMET-SETUP.7", "KEMET-CORE.3")
@pytest.mark.parametrize("tile", ["sapphire_3_domination", "sapphire_4_sphinx"])
def test_the_point_on_a_tile_goes_to_who_acquires_it(tile: str) -> None:
    g = table({"pyramids": {"nw_d1": "sapphire 4"}})
    assert points(g) == 1
    answer(g, "token on acquire_1", f"acquire {tile}")
    assert (me(g).points, points(g)) == (1, 2)


@pytest.mark.rule("KEMET-ACQ.13")
def test_other_tiles_give_no_point() -> None:
    g = table({"pyramids": {"nw_d1": "sapphire 4"}})
    answer(g, "token on acquire_1", "acquire sapphire_3_legion")
    assert me(g).points == 0


@pytest.mark.rule("KEMET-ACQ.15")
def test_the_tile_of_the_setup_does_not_count_for_the_day() -> None:
    g = table({"pyramids": {"nw_d1": "ruby 1"}, "tiles": ["ruby_1_charge"]})
    assert me(g).bought == 0
    answer(g, "token on acquire_1", "acquire ruby_1_priest_of_mafdet")
    assert me(g).bought == 1


@pytest.mark.rule("KEMET-ACQ.16")
def test_mercenaries_are_placed_as_the_last_part_of_the_action() -> None:
    mine = {"pyramids": {"nw_d1": "onyx 1"}, "units": {"nw_d1": 5, "nw_d2": 4}}
    g = table(mine, {"units": {"nw_d3": 1}}, colours=["ruby", "onyx"])
    answer(g, "token on acquire_1", "acquire onyx_1_mercenaries")
    assert (asked(g), me(g).prayer, me(g).supply) == ((0, "PlaceUnits"), 6, 6)
    assert offered(g) == ["unit to nw_d2", "done"]  # one is full, one is not free
    answer(g, "unit to nw_d2")
    assert (asked(g), me(g).supply, units(g, "nw_d2")) == ((1, "Opening"), 5, 5)


@pytest.mark.rule("KEMET-ACQ.16")
def test_a_special_battle_card_takes_its_place_before_the_turn_ends() -> None:
    mine: dict[str, object] = {"pyramids": {"nw_d1": "sapphire 2"}, "open_cards": ["bc_5"], "closed_cards": ["bc_1d3"]}
    g = table(mine)
    answer(g, "token on acquire_1", "acquire sapphire_2_shetyw_barrier")
    assert len(offered(g)) == 8  # the discarded ones are back
    answer(g, "give up bc_5")
    assert (me(g).battle_cards, me(g).open_cards, me(g).closed_cards) == (0b1011111110, 0, 0)
    assert asked(g) == (1, "Opening")


# ---- the gold way


@pytest.mark.rule("KEMET-ACQ.4", "KEMET-ACQ.5", "KEMET-TOK.4")
def test_twin_ceremony_takes_a_second_tile_of_the_colour_for_two_more() -> None:
    mine = {"pyramids": {"nw_d1": "ruby 2"}, "tiles": ["onyx_2_twin_ceremony"], "prayer": 4}
    g = table(mine, IDLE, colours=["ruby", "onyx"])
    answer(g, "token on acquire_1", "gold", "carry out acquire_1", "acquire ruby_1_charge")
    assert (asked(g)[1], acquirable(g)) == ("AcquireTile", ["ruby_1_priest_of_mafdet"])
    answer(g, "acquire ruby_1_priest_of_mafdet")
    assert (me(g).prayer, len(me(g).tiles), me(g).bought) == (0, 3, 1)
    assert me(g).used == 1 << 5


@pytest.mark.rule("KEMET-ACQ.16")
@pytest.mark.parametrize("pile", ["open_cards", "closed_cards"])
def test_the_storm_brings_back_cards_of_either_pile(pile: str) -> None:
    g = table({"pyramids": {"nw_d1": "ruby 2"}, pile: ["bc_5", "bc_1d3"]}, variants={"special_cards": "off"})
    answer(g, "token on acquire_1", "acquire ruby_2_wyyrt_storm")
    assert (me(g).battle_cards, me(g).open_cards, me(g).closed_cards) == (0b11111111, 0, 0)
