"""A refusal names the rule that really forbids, and a way on."""

from __future__ import annotations

import pytest

from deskovka.games.kemet.table import Kemet
from support.kemet import answer, refused, table

SCARAB, PHOENIX, KHNUM = "ruby_3_royal_scarab", "ruby_2_phoenix", "onyx_2_khnums_sphinx"


def marching(seat: dict[str, object], *others: dict[str, object], start: str = "front_nw", **keys: object) -> Kemet:
    g = table(seat, *others, **keys)
    answer(g, "token on move_3", f"march from {start}")
    return g


def why(g: Kemet, words: str) -> tuple[str, str]:
    refusal = refused(g, words)
    return refusal.rule.removeprefix("KEMET-"), refusal.message.removeprefix("kemet-refusal-")


# ---- cards


@pytest.mark.rule("KEMET-CARD.7", "KEMET-DAY.11")
@pytest.mark.parametrize("card", ["swiftness", "open_gates"])
def test_cards_for_the_start_of_a_move_say_so(card: str) -> None:
    seat = {"units": {"front_nw": 3}, "hand": [card], "tiles": ["ruby_1_priest_of_mafdet"]}
    assert why(table(seat), f"play {card}") == ("CARD.7", "card-as-march-begins")
    assert why(marching(seat), f"play {card}") == ("DAY.11", "card-as-march-begins")


@pytest.mark.rule("KEMET-CARD.7", "KEMET-CARD.5")
def test_teleportation_is_played_by_going() -> None:
    seat = {"units": {"front_nw": 3}, "hand": ["teleportation"]}
    assert why(table(seat), "play teleportation") == ("CARD.7", "card-while-marching")
    assert why(marching(seat), "play teleportation") == ("CARD.5", "card-by-going")


@pytest.mark.rule("KEMET-CARD.7")
def test_enlistment_without_units_and_fire_without_a_target_say_what_is_missing() -> None:
    full = {"nw_d1": 5, "nw_d2": 5, "front_nw": 2}
    assert why(table({"units": full, "hand": ["enlistment"]}), "play enlistment") == ("CARD.7", "card-no-unit")
    assert why(table({"hand": ["raining_fire"]}), "play raining_fire") == ("CARD.7", "card-no-target")


@pytest.mark.rule("KEMET-CARD.5")
def test_a_day_card_in_the_council_is_a_day_card_before_the_battle_cards_are_chosen_too() -> None:
    g = marching({"units": {"front_nw": 3}, "hand": ["prayer", "war_fury"]}, {"units": {"west_dunes": 2}})
    answer(g, "go to west_dunes", "send 3")
    assert why(g, "add prayer") == ("CARD.5", "day-card")
    assert why(g, "add war_fury") == ("BAT1.3", "cards-first")


# ---- recruits


@pytest.mark.rule("KEMET-REC.3", "KEMET-REC.4")
def test_recruits_are_refused_by_the_place_before_the_limit() -> None:
    g = table({"units": {"front_nw": 5, "nw_d1": 5}})
    answer(g, "token on recruit")
    assert why(g, "unit to front_nw") == ("REC.3", "not-recruiting-there")
    assert why(g, "unit to nw_d1") == ("REC.4", "army-full")


# ---- marches


@pytest.mark.rule("KEMET-WALL.3", "KEMET-MOV.17")
def test_after_the_phoenix_has_entered_a_held_district_the_next_one_is_the_second() -> None:
    seat = {
        "units": {"front_s": 3},
        "tiles": [PHOENIX, "ruby_1_priest_of_mafdet"],
        "creatures": {PHOENIX: "front_s"},
    }
    g = marching(seat, start="front_s")
    answer(g, "go to s_d1", f"send 3 with {PHOENIX}")
    assert why(g, "go to s_d2") == ("WALL.3", "one-district")


@pytest.mark.rule("KEMET-WALL.1", "KEMET-MOV.17")
def test_without_the_phoenix_that_was_left_behind_walls_are_the_reason() -> None:
    """It entered no held district before, so nothing counts as the second one."""
    seat = {
        "units": {"west_dunes": 3},
        "tiles": [PHOENIX, "ruby_1_priest_of_mafdet"],
        "creatures": {PHOENIX: "west_dunes"},
    }
    g = marching(seat, start="west_dunes")
    answer(g, "go to front_s", "send 2")
    assert why(g, "go to s_d1") == ("WALL.1", "walls")


@pytest.mark.rule("KEMET-WALL.1")
def test_walls_are_the_reason_only_where_walls_are() -> None:
    g = marching(
        {"units": {"west_dunes": 3}, "tiles": [SCARAB], "creatures": {SCARAB: "west_dunes"}}, start="west_dunes"
    )
    answer(g, "go to front_s", f"send 3 with {SCARAB}")
    assert why(g, "go to s_d1") == ("WALL.1", "walls")


@pytest.mark.rule("KEMET-HARB.5")
def test_a_foreign_harbour_is_refused_as_one() -> None:
    assert why(marching({"units": {"front_nw": 3}}), "go to front_s") == ("HARB.5", "foreign-harbour")


@pytest.mark.rule("KEMET-TEL.8")
def test_a_teleport_leads_elsewhere() -> None:
    g = marching({"units": {"temple_west_great": 3}, "hand": ["teleportation"]}, start="temple_west_great")
    assert why(g, "teleport by card to temple_west_great") == ("TEL.8", "teleport-elsewhere")


@pytest.mark.rule("KEMET-MOV.9", "KEMET-MOV.11", "KEMET-MOV.15")
def test_every_group_is_refused_for_its_own_reason() -> None:
    seat = {"units": {"front_nw": 5, "west_dunes": 3}, "tiles": [SCARAB], "creatures": {SCARAB: "front_nw"}}
    g = marching(seat, {"units": {"west_bank": 1}})
    answer(g, "go to west_dunes", f"send 5 with {SCARAB}", "go to west_bank")
    assert why(g, "send 9") == ("MOV.15", "not-that-group")
    assert why(g, "send 2") == ("MOV.9", "too-many-stay")
    assert why(g, "send 7") == ("MOV.11", "too-many-attack")
    assert why(g, "go to west_dunes") == ("MOV.15", "who-goes-first")


@pytest.mark.rule("KEMET-PP.2")
def test_an_entry_that_cannot_be_paid_names_the_price() -> None:
    khnum = {"units": {"west_dunes": 2}, "tiles": [KHNUM], "creatures": {KHNUM: "west_dunes"}}
    g = marching({"units": {"front_nw": 3}, "prayer": 0}, khnum, colours=["ruby", "onyx"])
    assert why(g, "go to west_dunes") == ("PP.2", "entry-too-dear")
