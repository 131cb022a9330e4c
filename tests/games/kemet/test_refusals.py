"""A refusal names the rule that really forbids, and a way on."""

from __future__ import annotations

import pytest

from deskovka.games.kemet.powers import TILE_NAMES
from deskovka.games.kemet.table import Kemet
from deskovka.games.kemet.terms import COLOURS, NORMAL_SPACES, SPACES
from support.kemet import answer, asked, fight, new_game, offered, refused, table

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


# ---- the moment


@pytest.mark.rule("KEMET-DAY.11")
def test_between_the_choice_of_an_army_and_its_first_step_the_moment_is_the_reason() -> None:
    """Prayer strikes nobody, and there is a district for the Phoenix: only the moment is wrong."""
    seat = {"units": {"front_nw": 3, "nw_d1": 1}, "tiles": [PHOENIX], "hand": ["prayer"]}
    g = marching(seat)
    assert why(g, "play prayer") == ("DAY.11", "after-the-first-step")
    assert why(g, f"deploy {PHOENIX} in nw_d1") == ("DAY.11", "after-the-first-step")
    answer(g, "go to west_dunes", "send 3")
    assert {"play prayer", f"deploy {PHOENIX} in nw_d1"} <= set(offered(g))


@pytest.mark.rule("KEMET-DAY.11", "KEMET-CRE.2")
def test_a_creature_with_a_district_for_it_waits_only_for_its_moment() -> None:
    g = table({"units": {"nw_d1": 1}, "tiles": [PHOENIX]})
    answer(g, "token on recruit")
    assert why(g, f"deploy {PHOENIX} in nw_d1") == ("DAY.11", "creature-not-now")
    assert why(g, f"deploy {PHOENIX} in nw_d2") == ("CRE.2", "cannot-deploy")


@pytest.mark.rule("KEMET-CRE.1")
def test_a_new_creature_comes_before_those_that_wait() -> None:
    seat = {"units": {"nw_d1": 1}, "tiles": [PHOENIX], "pyramids": {"nw_d1": "ruby 3"}}
    g = table(seat)
    answer(g, "token on acquire_1", f"acquire {SCARAB}")
    assert why(g, f"deploy {PHOENIX} in nw_d1") == ("CRE.1", "new-creature-only")


# ---- tokens


@pytest.mark.rule("KEMET-TOK.1", "KEMET-TOK.4")
def test_gold_and_silver_go_with_a_normal_token_and_the_gold_space_is_for_gold() -> None:
    g = table({"tiles": ["ruby_4_act_of_god", "ruby_4_surprise_attack"]}, {}, {})
    assert why(g, "silver on build") == ("TOK.1", "token-first")
    assert why(g, "gold") == ("TOK.1", "token-first")
    assert why(g, "token on gold") == ("TOK.4", "gold-space")
    answer(g, "token on pray_1", "gold", "done")
    assert why(g, "carry out build") == ("TOK.2", "not-placed")


@pytest.mark.rule("KEMET-TOK.4", "KEMET-TOK.6")
def test_gold_carries_out_only_what_a_tile_says() -> None:
    g = table({"tiles": ["sapphire_4_divine_will"]})
    answer(g, "token on pray_1", "gold", "carry out gold")
    assert why(g, "gold for acquire") == ("TOK.4", "gold-not-for-that")


# ---- councils and wounds


@pytest.mark.rule("KEMET-BAT1.3", "KEMET-BAT1.4")
def test_a_card_is_added_as_often_as_it_is_held_and_as_far_as_the_prayer_points_go() -> None:
    seat = {"units": {"front_nw": 3}, "hand": ["war_fury", "war_fury", "bronze_wall", "prayer"], "prayer": 1}
    g = marching(seat, {"units": {"west_dunes": 2}})
    answer(g, "go to west_dunes", "send 3", "play bc_5 discard bc_4d1", "add bronze_wall")
    assert why(g, "add bronze_wall") == ("BAT1.3", "all-added")
    answer(g, "add war_fury")
    refusal = refused(g, "add war_fury")
    assert (refusal.rule, refusal.values["purse"]) == ("KEMET-BAT1.4", 0)


# ---- set-up and night


@pytest.mark.rule("KEMET-SETUP.11", "KEMET-COMP.10")
def test_cities_that_are_taken_or_not_in_play() -> None:
    g = new_game(3, cities="choose")
    answer(g, "choose nw")
    assert why(g, "choose nw") == ("SETUP.11", "city-taken")
    assert why(g, "choose e") == ("COMP.10", "city-not-in-play")


@pytest.mark.rule("KEMET-SETUP.18", "KEMET-SETUP.19", "KEMET-SETUP.20", "KEMET-SETUP.23")
def test_answers_of_the_set_up_that_are_not_on_offer_say_why() -> None:
    g = new_game(2)
    city = offered(g)[0].split()[2].removesuffix("_d1")
    assert why(g, f"station in {city}_d1 and {city}_d1") == ("SETUP.18", "not-that-pair")
    answer(g, offered(g)[0])
    answer(g, offered(g)[0])
    here = next(words for words in offered(g) if words.startswith("in "))
    area, colour = here.split()[1], here.split()[3]
    assert why(g, f"in {area[:-1]}3 found {colour} 1") == ("SETUP.19", "found-here")
    assert why(g, f"in {area} found {colour} 4") == ("SETUP.19", "found-levels")
    answer(g, f"in {area} found {colour} 1")
    assert why(g, f"in {area[:-1]}2 found {colour} 1") == ("SETUP.20", "colour-founded")


@pytest.mark.rule("KEMET-NIGHT.11", "KEMET-NIGHT.13", "KEMET-NIGHT.18")
def test_answers_of_the_night_that_are_not_on_offer_say_why() -> None:
    g = table({"veterans": 3}, phase="night")
    assert why(g, "spend 4 veterans") == ("NIGHT.11", "so-few-veterans")
    answer(g, "spend 0 veterans")
    assert why(g, "spend 1 veterans") == ("NIGHT.13", "veterans-in-pairs")
    assert why(g, "token on build") == ("NIGHT.1", "night-step")
    answer(g, "spend 2 veterans", "done")
    assert why(g, "place 5") == ("NIGHT.18", "place-not-free")


@pytest.mark.rule("KEMET-NIGHT.22", "KEMET-PYR.13")
def test_the_hand_of_god_adds_one_level() -> None:
    seat = {"tiles": ["diamond_3_hand_of_god"], "pyramids": {"nw_d1": "diamond 1"}}
    g = table(seat, phase="night", colours=["ruby", "diamond"])
    assert why(g, "in nw_d1 raise diamond to 3") == ("NIGHT.22", "levels-by-night")
    assert why(g, "in nw_d1 raise diamond to 1") == ("PYR.13", "already-so-high")


@pytest.mark.rule("KEMET-CARD.7")
def test_raining_fire_needs_a_unit_of_an_opponent_without_a_guard() -> None:
    devourer = "onyx_4_soul_devourer"
    guarded = {
        "units": {"west_dunes": 2, "front_s": 1, "s_d1": 1},
        "tiles": [devourer],
        "creatures": {devourer: "west_dunes"},
    }
    g = table({"units": {"front_nw": 1}, "hand": ["raining_fire"]}, guarded, colours=["ruby", "onyx"])
    answer(g, "play raining_fire")
    assert why(g, "strike in west_dunes seat 1") == ("CARD.7", "strike-protected")
    assert why(g, "strike in front_nw seat 0") == ("CARD.7", "nobody-to-strike")


@pytest.mark.rule("KEMET-NIGHT.2", "KEMET-NIGHT.4")
def test_a_sacrifice_is_made_where_it_is_asked_for() -> None:
    g = table({"units": {"pantheon": 2, "temple_delta": 1}}, phase="night")
    refusal = refused(g, "sacrifice in temple_delta")
    assert (refusal.rule, refusal.values) == ("KEMET-NIGHT.2", {"area": "pantheon"})
    answer(g, "done")
    refusal = refused(g, "sacrifice in pantheon")
    assert (refusal.rule, refusal.values) == ("KEMET-NIGHT.4", {"area": "temple_delta"})
    assert refusal.message == "kemet-refusal-sacrifice-here"


@pytest.mark.rule("KEMET-NIGHT.12")
def test_vision_keeps_only_a_card_that_is_looked_at() -> None:
    cards = ["prayer", "prayer", "swiftness", "war_rage", "open_gates"]
    g = table({"tiles": ["diamond_2_vision"]}, phase="night", colours=["ruby", "diamond"], deck_top=cards)
    assert asked(g) == (0, "KeepCard")
    refusal = refused(g, "keep mana_theft")
    assert (refusal.rule, refusal.values) == ("KEMET-NIGHT.12", {"card": "mana_theft"})
    assert why(g, "keep mana_theft")[1] == "not-looked-at"


@pytest.mark.rule("KEMET-SETUP.23", "KEMET-SETUP.24")
def test_the_first_tile_is_one_of_level_1_of_an_own_colour_that_is_still_there() -> None:
    g = new_game(2)
    while asked(g)[1] != "FreeTile":
        answer(g, offered(g)[0])
    tile = offered(g)[0].removeprefix("take ")
    colour = tile.split("_")[0]
    dear = next(name for name in TILE_NAMES if name.startswith(f"{colour}_2"))
    assert why(g, f"take {dear}") == ("SETUP.23", "not-a-free-tile")
    other = next(name for name in COLOURS if name != colour and f"take {name}" not in " ".join(offered(g)))
    strange = next(name for name in TILE_NAMES if name.startswith(f"{other}_1"))
    assert why(g, f"take {strange}") == ("SETUP.23", "not-a-free-tile")
    answer(g, f"take {tile}")
    assert asked(g)[1] == "FreeTile"
    assert why(g, f"take {tile}") == ("SETUP.24", "tile-gone")


@pytest.mark.rule("KEMET-REC.5")
def test_recruits_fight_only_where_they_met_somebody() -> None:
    g = table({"prayer": 7}, {"units": {"nw_d1": 1, "nw_d2": 1}})
    answer(g, "token on recruit", "unit to nw_d1", "unit to nw_d2", "unit to nw_d3", "done")
    assert asked(g) == (0, "FightNext")
    refusal = refused(g, "fight in nw_d3")
    assert (refusal.rule, refusal.message) == ("KEMET-REC.5", "kemet-refusal-no-fight-there")
    assert refusal.values == {"area": "nw_d3"}


@pytest.mark.rule("KEMET-ACQ.16")
def test_only_a_card_of_the_set_can_be_given_up() -> None:
    g = table({"pyramids": {"nw_d1": "ruby 2"}, "units": {"nw_d1": 1}})
    answer(g, "token on acquire_1", "acquire ruby_2_wyyrt_storm")
    assert asked(g) == (0, "ReplaceCard")
    assert why(g, "give up special_barrier") == ("ACQ.16", "not-in-the-set")
    assert why(g, "done") == ("DAY.3", "finish-first")


@pytest.mark.rule("KEMET-PYR.14")
def test_an_acquire_token_goes_where_it_can_still_serve() -> None:
    idle = {"tokens": 0, "used": SPACES[:NORMAL_SPACES]}
    seat = {"tiles": ["ruby_4_act_of_god"], "pyramids": {"nw_d1": "ruby 1"}, "prayer": 11}
    g = table(seat, idle, idle)
    answer(g, "token on build", "silver on acquire_2", "carry out build", "in nw_d2 raise sapphire to 1")
    assert asked(g) == (0, "PutAcquireToken")
    assert why(g, "acquire token on acquire_1") == ("PYR.14", "acquire-token-not-there")
    assert why(g, "acquire token on build") == ("PYR.14", "acquire-token-not-there")


@pytest.mark.rule("KEMET-CARD.5", "KEMET-BAT.4")
def test_divine_wound_discards_only_cards_that_are_held() -> None:
    seat = {"units": {"front_nw": 3}, "tiles": ["ruby_3_divine_wound"], "hand": ["prayer"]}
    g = marching(seat, {"units": {"west_dunes": 2}})
    answer(g, "go to west_dunes", "send 3")
    fight(g, "play bc_4d1 discard bc_5", "play bc_4d1 discard bc_5")
    assert asked(g) == (0, "Wound")
    refusal = refused(g, "discard swiftness")
    assert (refusal.rule, refusal.message) == ("KEMET-CARD.5", "kemet-refusal-card-not-held")
    assert refusal.values == {"card": "swiftness"}
    assert why(g, "disband") == ("BAT.4", "battle-first")


# ---- near misses


@pytest.mark.rule("KEMET-CARD.5")
def test_a_card_that_could_be_added_is_not_played() -> None:
    """The price is no reason where it can be paid."""
    g = marching({"units": {"front_nw": 3}, "hand": ["war_fury", "prayer"]}, {"units": {"west_dunes": 2}})
    answer(g, "go to west_dunes", "send 3", "play bc_5 discard bc_4d1")
    assert "add war_fury" in offered(g)
    assert why(g, "play war_fury") == ("CARD.5", "battle-card-only")


@pytest.mark.rule("KEMET-MOV.6", "KEMET-HARB.5")
@pytest.mark.parametrize("area", ["front_nw", "front_s", "west_bank"])
def test_no_boat_leads_back_to_where_the_army_stands(area: str) -> None:
    assert why(marching({"units": {area: 3}}, start=area), f"go to {area}") == ("MOV.6", "not-bordering")
