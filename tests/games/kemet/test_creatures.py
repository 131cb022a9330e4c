"""Creatures: coming to the board, exchanges, limits (KEMET-CRE)."""

from __future__ import annotations

import pytest

from deskovka.games.kemet.powers import CREATURE_NAMES, CREATURES
from deskovka.games.kemet.terms import STRENGTH
from support.kemet import answer, asked, creature_at, events, fight, me, offered, refused, table, units

PHOENIX = "ruby_2_phoenix"
SCARAB = "ruby_3_royal_scarab"
SCORPION = "ruby_4_giant_scorpion"
ELEPHANT = "sapphire_2_ancestral_elephant"
BOTH = [PHOENIX, SCARAB]


@pytest.mark.rule("KEMET-CRE.1")
def test_a_new_creature_comes_at_once_to_an_army_in_the_own_city() -> None:
    g = table({"pyramids": {"nw_d1": "ruby 2"}, "units": {"nw_d2": 1, "nw_d3": 5, "front_nw": 2}})
    answer(g, "token on acquire_1", f"acquire {PHOENIX}")
    assert asked(g) == (0, "DeployNew")
    assert offered(g) == [f"deploy {PHOENIX} in nw_d2", f"deploy {PHOENIX} in nw_d3", "done"]
    answer(g, f"deploy {PHOENIX} in nw_d3")
    assert (creature_at(g, PHOENIX), asked(g)) == ("nw_d3", (1, "Opening"))


@pytest.mark.rule("KEMET-CRE.1")
def test_otherwise_it_lies_on_its_tile() -> None:
    g = table({"pyramids": {"nw_d1": "ruby 2"}, "units": {"front_nw": 2, "s_d1": 1}})
    answer(g, "token on acquire_1", f"acquire {PHOENIX}")
    assert (creature_at(g, PHOENIX), asked(g)) == (None, (1, "Opening"))
    shown = g.view(None)["players"]
    assert isinstance(shown, list)
    assert shown[0]["waiting_creatures"] == [PHOENIX]


@pytest.mark.rule("KEMET-CRE.2")
def test_a_waiting_creature_comes_before_the_token() -> None:
    g = table({"tiles": [PHOENIX], "units": {"nw_d1": 1, "front_nw": 1}})
    assert [word for word in offered(g) if "deploy" in word] == [f"deploy {PHOENIX} in nw_d1"]
    assert refused(g, f"deploy {PHOENIX} in front_nw").rule == "KEMET-CRE.2"
    answer(g, f"deploy {PHOENIX} in nw_d1")
    assert (creature_at(g, PHOENIX), asked(g)) == ("nw_d1", (0, "Opening"))


@pytest.mark.rule("KEMET-CRE.2", "KEMET-DAY.11")
def test_a_waiting_creature_comes_after_an_action() -> None:
    g = table({"tiles": [PHOENIX], "prayer": 1})
    answer(g, "token on recruit", "unit to nw_d1")
    assert offered(g) == [f"deploy {PHOENIX} in nw_d1", "done"]
    answer(g, f"deploy {PHOENIX} in nw_d1")
    assert (creature_at(g, PHOENIX), asked(g)) == ("nw_d1", (1, "Opening"))


@pytest.mark.rule("KEMET-CRE.2", "KEMET-DAY.11")
def test_a_waiting_creature_comes_in_a_move_action_and_counts_for_its_limit() -> None:
    g = table({"tiles": [SCARAB], "units": {"nw_d1": 2}})
    answer(
        g, "token on move_3", f"deploy {SCARAB} in nw_d1", "march from nw_d1", "go to front_nw", f"send 2 with {SCARAB}"
    )
    answer(g, "go to west_bank", f"send 2 with {SCARAB}", "go to temple_west_great", f"send 2 with {SCARAB}")
    assert (units(g, "temple_west_great"), creature_at(g, SCARAB)) == (2, "temple_west_great")


@pytest.mark.rule("KEMET-CRE.2")
def test_no_creature_comes_in_another_players_turn_or_in_a_battle() -> None:
    g = table({"units": {"front_nw": 5}}, {"units": {"west_dunes": 2, "s_d1": 1}, "tiles": [PHOENIX]})
    assert refused(g, f"deploy {PHOENIX} in s_d1", 1).rule == "KEMET-DAY.1"
    answer(g, "token on move_3", "march from front_nw", "go to west_dunes", "send 5")
    assert refused(g, f"deploy {PHOENIX} in s_d1", 1).rule.startswith("KEMET-BAT")


@pytest.mark.rule("KEMET-CRE.2")
def test_a_strangers_creature_is_not_to_be_had() -> None:
    g = table({"units": {"nw_d1": 1}}, {"tiles": [PHOENIX]})
    assert refused(g, f"deploy {PHOENIX} in nw_d1").rule == "KEMET-CRE.2"


@pytest.mark.rule("KEMET-CRE.3")
def test_creatures_in_the_own_city_are_exchanged_before_the_token_only() -> None:
    g = table({"tiles": BOTH, "units": {"nw_d1": 1}, "creatures": {PHOENIX: "nw_d1"}, "hand": ["prayer"]})
    word = f"exchange {PHOENIX} for {SCARAB}"
    after = g.clone()
    answer(g, word)
    assert (creature_at(g, PHOENIX), creature_at(g, SCARAB), asked(g)) == (None, "nw_d1", (0, "Opening"))
    answer(after, "token on pray_1")
    assert (asked(after), word in offered(after)) == ((0, "Interlude"), False)


@pytest.mark.rule("KEMET-CRE.3")
@pytest.mark.parametrize("place", ["front_nw", "s_d1", "temple_delta"])
def test_no_exchange_outside_the_own_city(place: str) -> None:
    g = table({"tiles": BOTH, "units": {place: 1}, "creatures": {PHOENIX: place}})
    assert refused(g, f"exchange {PHOENIX} for {SCARAB}").rule == "KEMET-CRE.3"


@pytest.mark.rule("KEMET-CRE.3", "KEMET-END.6")
def test_no_exchange_of_two_creatures_on_the_board() -> None:
    home = {"nw_d1": 1, "nw_d2": 1}
    g = table({"tiles": BOTH, "units": home, "creatures": {PHOENIX: "nw_d1", SCARAB: "nw_d2"}})
    assert refused(g, f"exchange {PHOENIX} for {SCARAB}").rule == "KEMET-CRE.3"


@pytest.mark.rule("KEMET-CRE.4")
def test_a_creature_is_no_unit_for_a_temple_price_of_the_night() -> None:
    g = table({"tiles": [PHOENIX], "units": {"pantheon": 1}, "creatures": {PHOENIX: "pantheon"}}, phase="night")
    assert asked(g)[1] == "ChooseFate"  # one unit and a creature are not two units


@pytest.mark.rule("KEMET-CRE.5", "KEMET-CRE.9")
def test_a_creature_whose_units_go_away_goes_back_to_its_tile() -> None:
    g = table({"tiles": [PHOENIX], "units": {"west_dunes": 2}, "creatures": {PHOENIX: "west_dunes"}})
    answer(g, "token on move_3", "march from west_dunes", "go to front_nw", "send 2", "done")
    assert creature_at(g, PHOENIX) is None
    assert me(g).tiles
    assert g.creature_owners[CREATURE_NAMES.index(PHOENIX)] == 0


@pytest.mark.rule("KEMET-CRE.5")
def test_a_creature_does_not_go_alone() -> None:
    g = table({"tiles": [PHOENIX], "units": {"west_dunes": 1}, "creatures": {PHOENIX: "west_dunes"}})
    answer(g, "token on move_3", "march from west_dunes", "go to front_nw")
    assert offered(g) == ["send 1", f"send 1 with {PHOENIX}"]


@pytest.mark.rule("KEMET-CRE.9")
def test_a_creature_whose_last_unit_is_struck_is_not_lost() -> None:
    g = table(
        {"hand": ["raining_fire"]},
        {"tiles": [PHOENIX], "units": {"west_dunes": 1, "s_d1": 1}, "creatures": {PHOENIX: "west_dunes"}},
    )
    told = events(g, "play raining_fire", "strike in west_dunes seat 1")
    assert [(event["seat"], event["tile"]) for event in told if event["event"] == "creature-back"] == [(1, PHOENIX)]
    answer(g, "token on pray_1", f"deploy {PHOENIX} in s_d1")
    assert creature_at(g, PHOENIX) == "s_d1"


@pytest.mark.rule("KEMET-CRE.9", "KEMET-NIGHT.5")
def test_a_creature_goes_back_when_the_last_unit_is_sacrificed() -> None:
    mine: dict[str, object] = {"tiles": [PHOENIX], "units": {"temple_delta": 1}, "creatures": {PHOENIX: "temple_delta"}}
    g = table(mine, phase="night")
    answer(g, "sacrifice in temple_delta")
    assert creature_at(g, PHOENIX) is None


@pytest.mark.rule("KEMET-CRE.6")
def test_five_units_and_a_creature_are_an_army_within_the_limit() -> None:
    g = table({"tiles": [PHOENIX], "units": {"nw_d1": 4}, "creatures": {PHOENIX: "nw_d1"}, "prayer": 3})
    answer(g, "token on recruit", "unit to nw_d1")
    assert refused(g, "unit to nw_d1").rule == "KEMET-REC.4"
    assert units(g, "nw_d1") == 5


@pytest.mark.rule("KEMET-CRE.7", "KEMET-CRE.13")
def test_an_army_holds_one_creature() -> None:
    g = table({"tiles": BOTH, "units": {"nw_d1": 3, "nw_d2": 1}, "creatures": {PHOENIX: "nw_d1"}})
    assert [word for word in offered(g) if "deploy" in word] == [f"deploy {SCARAB} in nw_d2"]
    assert refused(g, f"deploy {SCARAB} in nw_d1").rule == "KEMET-CRE.2"


@pytest.mark.rule("KEMET-CRE.7")
def test_two_creatures_do_not_end_a_march_in_one_army() -> None:
    where = {"units": {"nw_d1": 1, "nw_d2": 1}, "creatures": {SCORPION: "nw_d1", ELEPHANT: "nw_d2"}}
    g = table({"tiles": [SCORPION, ELEPHANT], **where})
    answer(g, "token on move_3", "march from nw_d1", "go to nw_d2", f"send 1 with {SCORPION}")
    assert "done" not in offered(g)
    assert refused(g, "done").rule == "KEMET-MOV.9"


@pytest.mark.rule("KEMET-CRE.13")
def test_a_creature_on_the_board_is_not_put_elsewhere() -> None:
    g = table({"tiles": [PHOENIX], "units": {"nw_d1": 1, "nw_d2": 1}, "creatures": {PHOENIX: "nw_d1"}})
    assert refused(g, f"deploy {PHOENIX} in nw_d2").rule == "KEMET-CRE.13"


def strengths(*tiles: str, where: str | None = None, on: str | None = None) -> tuple[int, int]:
    """An attack of three on two in the dunes, cards of strength 3 and 2."""
    mine: dict[str, object] = {"tiles": list(tiles), "units": {"front_nw": 3, "nw_d1": 1}}
    if where is not None:
        mine["creatures"] = {on: where}
    g = table(mine, {"units": {"west_dunes": 2}})
    with_it = f"send 3 with {on}" if where == "front_nw" else "send 3"
    answer(g, "token on move_3", "march from front_nw", "go to west_dunes")
    if asked(g)[1] == "WhoGoes":
        answer(g, with_it)
    told = g.listen()
    fight(g, "play bc_3p1 discard bc_5", "play bc_2p2 discard bc_5")
    found = [int(event.a) for event in told if event.kind == STRENGTH]
    return found[0], found[1]


@pytest.mark.rule("KEMET-CRE.8", "KEMET-CRE.10", "KEMET-CRE.11")
def test_a_creature_adds_its_printed_strength_where_it_stands_and_nothing_elsewhere() -> None:
    assert strengths() == (6, 4)
    assert strengths(SCARAB, where="front_nw", on=SCARAB) == (8, 4)
    assert strengths(SCARAB, where="nw_d1", on=SCARAB) == (6, 4)
    assert strengths(SCARAB) == (6, 4)


@pytest.mark.rule("KEMET-CRE.8")
def test_no_creature_gives_a_point_of_strength_of_its_own() -> None:
    printed = {name: int(CREATURES[number].strength) for number, name in enumerate(CREATURE_NAMES)}
    assert printed["diamond_2_deep_desert_snake"] == 0
    assert (printed[PHOENIX], printed[ELEPHANT], printed[SCARAB]) == (1, 1, 2)


@pytest.mark.rule("KEMET-CRE.10", "KEMET-CRE.11")
def test_a_creature_elsewhere_does_not_lengthen_a_march() -> None:
    g = table({"tiles": [SCARAB], "units": {"nw_d1": 1, "west_dunes": 1}, "creatures": {SCARAB: "nw_d1"}})
    answer(g, "token on move_3", "march from west_dunes", "go to front_nw")
    assert asked(g) == (1, "Opening")


@pytest.mark.rule("KEMET-CRE.11")
def test_the_mummy_draws_its_card_from_its_tile_too() -> None:
    g = table({"tiles": ["diamond_4_mummy"]}, {}, colours=["ruby", "diamond"], phase="night")
    assert [int(p.cards_held()) for p in g.players] == [2, 1]


@pytest.mark.rule("KEMET-CRE.12")
def test_each_figure_takes_part_in_one_exchange_a_turn() -> None:
    three = [*BOTH, SCORPION]
    g = table({"tiles": three, "units": {"nw_d1": 1}, "creatures": {PHOENIX: "nw_d1"}})
    answer(g, f"exchange {PHOENIX} for {SCARAB}")
    assert refused(g, f"exchange {SCARAB} for {PHOENIX}").rule == "KEMET-CRE.3"
    assert refused(g, f"exchange {SCARAB} for {SCORPION}").rule == "KEMET-CRE.3"
    answer(g, "token on pray_1", "token on pray_1")
    answer(g, f"exchange {SCARAB} for {PHOENIX}")
    assert creature_at(g, PHOENIX) == "nw_d1"
