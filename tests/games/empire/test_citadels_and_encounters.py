"""Citadels, the dragon, the portals, the robbers, and the token of the starting region (EMPIRE-CIT, EMPIRE-ENC)."""

from __future__ import annotations

from collections import Counter

import pytest

from deskovka.games.empire.table import Empire
from support.empire import (
    answer,
    answer_until,
    armies,
    asked,
    by_hand,
    events,
    gained,
    me,
    new_game,
    offered,
    refused,
    score,
    table,
    token,
)


def lying(g: Empire) -> Counter[str]:
    return Counter(there["token"] for there in g.view(None)["regions"].values() if there["token"])


def moves(g: Empire) -> list[str]:
    return [words for words in offered(g) if words.startswith("move")]


# ---- citadels


@pytest.mark.rule("EMPIRE-CIT.1")
def test_all_three_citadels_are_laid_by_the_set_up_player() -> None:
    g = new_game(3, citadels="on", setup_player="2")
    answer_until(g, "LayToken")
    for count in range(3):
        assert (asked(g), lying(g)["citadel"]) == ((2, "LayToken"), count)
        assert refused(g, "leave out citadel").rule == "EMPIRE-CIT.1"
        answer(g, by_hand(g)[-1])
    assert (asked(g), lying(g)) == ((2, "Settle"), {"citadel": 3})


@pytest.mark.rule("EMPIRE-CIT.2")
def test_each_citadel_is_a_point_for_who_holds_its_region() -> None:
    citadels = dict.fromkeys(["MEA-1", "MEA-2", "VOL-1"], "citadel")
    first = {"armies": {"MEA-1": 2, "MEA-2": 1}}
    second = {"armies": {"MEA-1": 1}, "cities": {"VOL-1": 1}}
    g = table(first, second, variants="citadels", tokens=citadels)
    assert (score(g, 0)["citadels"], score(g, 1)["citadels"]) == (2, 1)
    plain = table(first, second)
    assert [score(g, seat)["total"] - score(plain, seat)["total"] for seat in (0, 1)] == [2, 1]


@pytest.mark.rule("EMPIRE-CIT.2")
def test_nobody_scores_a_citadel_in_a_tie_or_of_the_neutral_armies() -> None:
    citadels = dict.fromkeys(["MEA-1", "MEA-2", "VOL-1"], "citadel")
    here = {"armies": {"MEA-1": 1, "MEA-2": 1, "VOL-1": 1}}
    neutral = {"MEA-2": 1, "VOL-1": 2}
    g = table(here, {"armies": {"MEA-1": 1}}, variants="citadels", tokens=citadels, neutral=neutral)
    assert (score(g, 0)["citadels"], score(g, 1)["citadels"]) == (0, 0)


@pytest.mark.rule("EMPIRE-CIT.2")
def test_a_citadel_stays_where_it_is_and_counts_for_the_last_holder() -> None:
    first, second = {"armies": {"MEA-1": 1}}, {"armies": {"MEA-2": 2}}
    row = ["stronghold", "dire_goblin"]
    g = table(first, second, variants="citadels", tokens={"MEA-1": "citadel"}, row=row)
    answer(g, "take stronghold", "build in MEA-1")
    assert (gained(g), token(g, "MEA-1"), score(g, 0)["citadels"]) == ([], "citadel", 1)
    answer(g, "take dire_goblin", "move MEA-2 to MEA-1", "move MEA-2 to MEA-1", "done")
    assert (score(g, 0)["citadels"], score(g, 1)["citadels"]) == (0, 0)
    assert token(g, "MEA-1") == "citadel"


# ---- which encounters are used


@pytest.mark.rule("EMPIRE-ENC.1", "EMPIRE-ENC.2")
@pytest.mark.parametrize(
    ("left_out", "used"),
    [
        ([], {"dragon": 1, "portal": 2, "robbers": 1}),
        (["dragon"], {"portal": 2, "robbers": 1}),
        (["portal"], {"dragon": 1, "robbers": 1}),
        (["robbers"], {"dragon": 1, "portal": 2}),
        (["dragon", "portal", "robbers"], {}),
    ],
)
def test_any_encounters_may_be_left_out_the_portals_only_together(left_out: list[str], used: dict[str, int]) -> None:
    g = new_game(3, encounters="on", setup_player="1")
    answer_until(g, "LayToken")
    while asked(g) == (1, "LayToken"):
        leave = [words for words in offered(g) if words.startswith("leave out") and words.split()[-1] in left_out]
        answer(g, leave[0] if leave else offered(g)[0])
    assert lying(g) == used
    assert len(g.view(None)["portals"]) == used.get("portal", 0)


@pytest.mark.rule("EMPIRE-ENC.2")
def test_after_the_first_portal_the_second_must_follow() -> None:
    g = new_game(2, encounters="on")
    answer_until(g, "LayToken")
    answer(g, "leave out dragon")
    assert "leave out portal" in offered(g)
    answer(g, offered(g)[0])
    assert g.view(None)["portals"] == []
    assert refused(g, "leave out portal").rule == "EMPIRE-ENC.2"
    assert all(words.startswith("lay portal") for words in by_hand(g))


@pytest.mark.rule("EMPIRE-ENC.1", "EMPIRE-ENC.2")
def test_luck_lays_all_four() -> None:
    for seed in range(5):
        assert lying(new_game(3, seed, encounters="on", setup="random")) == {"dragon": 1, "portal": 2, "robbers": 1}


@pytest.mark.rule("EMPIRE-TOK.1")
def test_robbers_are_not_laid_at_a_portal() -> None:
    g = new_game(2, encounters="on")
    answer_until(g, "LayToken")
    answer(g, "leave out dragon", offered(g)[0].replace("dragon", "portal"))
    answer(g, offered(g)[0])
    for portal in g.view(None)["portals"]:
        assert refused(g, f"lay robbers in {portal}").rule == "EMPIRE-TOK.1"


# ---- the dragon

DRAGON = {"variants": "encounters", "tokens": {"MEA-4": "dragon"}}


@pytest.mark.rule("EMPIRE-ENC.3", "EMPIRE-ENC.4", "EMPIRE-ENC.7")
def test_example_16_the_seventh_army_slays_the_dragon() -> None:
    first = {"armies": {"MEA-4": 1, "MEA-1": 2}}
    third = {"armies": {"MEA-4": 2}, "cities": {"MEA-4": 1}}
    g = table(first, {"armies": {"MEA-4": 3}}, third, row=["dire_goblin"], **DRAGON)
    answer(g, "take dire_goblin")
    assert (gained(g), token(g, "MEA-4"), score(g)["tokens"]) == ([], "dragon", 0)
    told = events(g, "move MEA-1 to MEA-4")
    assert {"event": "dragon-slain", "seat": 0, "region": "MEA-4"} in told
    assert (gained(g), token(g, "MEA-4"), score(g)["tokens"]) == (["dragon"], None, 2)
    answer(g, "move MEA-1 to MEA-4")
    assert [gained(g, seat) for seat in range(3)] == [["dragon"], [], []]


@pytest.mark.rule("EMPIRE-ENC.3")
def test_the_seventh_army_may_be_placed() -> None:
    seat = {"cities": {"MEA-4": 1}}
    g = table(seat, {"armies": {"MEA-4": 5}}, row=["dire_eye"], **DRAGON)
    answer(g, "take dire_eye", "place in MEA-4")
    assert gained(g) == []
    answer(g, "place in MEA-4")
    assert (gained(g), asked(g)) == (["dragon"], (0, "Place"))


@pytest.mark.rule("EMPIRE-ENC.4")
def test_neutral_armies_count_for_the_dragon_and_cities_do_not() -> None:
    seat = {"armies": {"MEA-1": 2, "MEA-4": 1}, "cities": {"MEA-4": 3}}
    g = table(seat, {"armies": {"MEA-4": 1}}, neutral={"MEA-4": 3}, row=["dire_goblin"], **DRAGON)
    answer(g, "take dire_goblin", "move MEA-1 to MEA-4")  # the sixth
    assert gained(g) == []
    answer(g, "move MEA-1 to MEA-4")
    assert gained(g) == ["dragon"]


@pytest.mark.rule("EMPIRE-ENC.5")
def test_the_seventh_army_may_be_on_its_way() -> None:
    g = table({"armies": {"MEA-1": 1}}, {"armies": {"MEA-4": 6}}, row=["dire_goblin"], **DRAGON)
    answer(g, "take dire_goblin", "move MEA-1 to MEA-4")
    assert gained(g) == ["dragon"]
    answer(g, "move MEA-4 to MEA-5", "done")
    assert (gained(g), armies(g, "MEA-4"), token(g, "MEA-4")) == (["dragon"], 0, None)


@pytest.mark.rule("EMPIRE-ENC.5")
def test_armies_that_went_on_are_not_counted_any_more() -> None:
    g = table({"armies": {"MEA-1": 2}}, {"armies": {"MEA-4": 5}}, row=["dire_goblin"], **DRAGON)
    answer(g, "take dire_goblin", *["move MEA-1 to MEA-4", "move MEA-4 to MEA-5"] * 2)
    assert (gained(g), token(g, "MEA-4")) == ([], "dragon")
    answer(g, "move MEA-5 to MEA-4")
    assert gained(g) == []


@pytest.mark.rule("EMPIRE-ENC.6")
def test_if_seven_stood_there_from_the_beginning_the_next_army_slays_the_dragon() -> None:
    seats = [{"armies": {"MEA-4": 1}}, {"armies": {"MEA-4": 1}}]
    g = table(*seats, neutral={"MEA-4": 6}, row=["dire_goblin"], **DRAGON)
    answer(g, "take dire_goblin", "move MEA-4 to MEA-5")
    assert (gained(g), token(g, "MEA-4")) == ([], "dragon")  # leaving does not count
    answer(g, "move MEA-5 to MEA-4")
    assert gained(g) == ["dragon"]


@pytest.mark.rule("EMPIRE-ENC.6", "EMPIRE-ARMY.6")
def test_armies_of_the_set_up_wake_no_dragon_and_pay_no_robbers() -> None:
    for name in ("dragon", "robbers"):
        g = new_game(2, encounters="on", segment_4="meadow")
        answer_until(g, "LayToken")
        lair = "MEA-1"
        for encounter in ("dragon", "portal", "robbers"):
            answer(g, f"lay {name} in {lair}" if encounter == name else f"leave out {encounter}")
        answer(g, f"settle {lair}", *[f"neutral to {lair}"] * 10)
        assert g.view(None)["regions"][lair]["armies"] == [1, 1]
        assert (token(g, lair), [gained(g, seat) for seat in (0, 1)]) == (name, [[], []])
        assert [p["coins"] for p in g.view(None)["players"]] == [12, 12]


@pytest.mark.rule("EMPIRE-ENC.7")
def test_the_dragon_is_two_points_for_its_owner_alone() -> None:
    g = table({"tokens": ["dragon"]}, {}, variants="encounters")
    assert [score(g, seat)["total"] for seat in (0, 1)] == [2, 0]


# ---- the portals


def portals(here: str, there: str) -> dict[str, object]:
    return {"variants": "encounters", "tokens": {here: "portal", there: "portal"}}


@pytest.mark.rule("EMPIRE-ENC.8")
def test_a_step_through_the_portals_costs_one_both_ways() -> None:
    g = table({"armies": {"MEA-5": 2}}, {}, row=["ancient_sage"], **portals("MEA-5", "VOL-7"))
    answer(g, "take ancient_sage")
    assert moves(g) == ["move MEA-5 to MEA-4", "move MEA-5 to VOL-7"]
    answer(g, "move MEA-5 to VOL-7")
    assert g.view(None)["action"]["left"] == 2
    assert {"move VOL-7 to MEA-5", "move VOL-7 to VOL-6"} == {words for words in moves(g) if "VOL-7 to" in words}
    answer(g, "move VOL-7 to MEA-5", "move MEA-5 to VOL-7")
    assert (asked(g), armies(g, "MEA-5"), armies(g, "VOL-7")) == ((1, "Turn"), 1, 1)


@pytest.mark.rule("EMPIRE-ENC.8")
def test_the_portals_lead_nowhere_but_to_each_other() -> None:
    g = table({"armies": {"MEA-4": 1}}, {}, row=["ancient_sage"], **portals("MEA-5", "VOL-7"))
    answer(g, "take ancient_sage")
    assert refused(g, "move MEA-4 to VOL-7").rule == "EMPIRE-MAP.13"
    answer(g, "move MEA-4 to MEA-5")
    assert refused(g, "move MEA-5 to VOL-6").rule == "EMPIRE-MAP.13"
    answer(g, "move MEA-5 to VOL-7")
    assert g.view(None)["action"]["left"] == 1


@pytest.mark.rule("EMPIRE-ENC.8")
@pytest.mark.parametrize("cards", [[], ["dire_eye"], ["dire_eye", "cursed_gargoyles", "dire_dragon"]])
def test_flying_changes_nothing_at_a_portal(cards: list[str]) -> None:
    g = table({"armies": {"MEA-5": 1}, "cards": cards}, {}, row=["dire_ogre"], **portals("MEA-5", "VOL-7"))
    answer(g, "take dire_ogre", "move MEA-5 to VOL-7")
    assert g.view(None)["action"]["left"] == 1


@pytest.mark.rule("EMPIRE-ENC.8")
def test_portals_between_neighbours_by_land_are_one_way_to_go() -> None:
    g = table({"armies": {"CRE-4": 1}}, {}, row=["dire_goblin"], **portals("CRE-4", "CRE-5"))
    answer(g, "take dire_goblin")
    assert Counter(moves(g))["move CRE-4 to CRE-5"] == 1
    answer(g, "move CRE-4 to CRE-5")
    assert (g.view(None)["action"]["left"], moves(g)) == (4, ["move CRE-5 to CRE-4"])


@pytest.mark.rule("EMPIRE-ENC.8")
@pytest.mark.parametrize(
    ("here", "there", "other_sea"), [("CRE-1", "CRE-4", "CRE-2 to VOL-5"), ("CRE-4", "BRI-1", "CRE-3 to MEA-3")]
)
def test_portals_between_neighbours_by_sea_save_the_voyage(here: str, there: str, other_sea: str) -> None:
    seat = {"armies": {here: 1, there: 1, other_sea[:5]: 1}}
    g = table(seat, {}, row=["ancient_sage"], **portals(here, there))
    answer(g, "take ancient_sage")
    assert Counter(moves(g))[f"move {here} to {there}"] == Counter(moves(g))[f"move {there} to {here}"] == 1
    answer(g, f"move {there} to {here}")
    assert g.view(None)["action"]["left"] == 2
    answer(g, f"move {here} to {there}", f"move {there} to {here}")
    assert (armies(g, here), armies(g, there), asked(g)) == (2, 0, (1, "Turn"))
    g = table(seat, {}, row=["dire_ogre"], **portals(here, there))
    answer(g, "take dire_ogre")
    assert f"move {here} to {there}" in moves(g)
    assert refused(g, f"move {other_sea}").rule == "EMPIRE-MOVE.4"  # every other voyage costs three


@pytest.mark.rule("EMPIRE-ENC.9")
def test_portals_make_no_island_and_give_no_hold() -> None:
    seats = [{"armies": {"MEA-5": 3, "VOL-6": 1}}, {"armies": {"VOL-7": 1, "MEA-1": 1}}]
    plain = table(*seats).view(None)
    seen = table(*seats, **portals("MEA-5", "VOL-7")).view(None)
    assert seen["islands"] == plain["islands"]
    assert [p["score"]["total"] for p in seen["players"]] == [p["score"]["total"] for p in plain["players"]]
    assert [there["holder"] for there in seen["regions"].values()] == [
        there["holder"] for there in plain["regions"].values()
    ]


@pytest.mark.rule("EMPIRE-ENC.9")
def test_portals_help_neither_to_place_nor_to_destroy() -> None:
    seat = {"armies": {"MEA-5": 1}, "cities": {"MEA-5": 1}}
    g = table(seat, {"armies": {"VOL-7": 1}}, row=["dire_dragon"], **portals("MEA-5", "VOL-7"))
    answer(g, "take dire_dragon")
    assert offered(g) == ["place in CRE-3", "place in MEA-5", "done"]
    answer(g, "done")
    assert offered(g) == ["destroy in MEA-5 seat 0", "done"]


# ---- the robbers

ROBBERS = {"variants": "encounters", "tokens": {"CRE-4": "robbers"}}


@pytest.mark.rule("EMPIRE-ENC.11", "EMPIRE-ENC.12")
def test_example_15_one_coin_brings_one_army_through() -> None:
    g = table({"armies": {"CRE-3": 3}, "coins": 1}, {"coins": 5}, row=["dire_goblin"], **ROBBERS)
    answer(g, "take dire_goblin", "move CRE-3 to CRE-4")
    assert (me(g).coins, me(g, 1).coins) == (0, 5)
    answer(g, "move CRE-4 to CRE-5")
    assert refused(g, "move CRE-3 to CRE-4").rule == "EMPIRE-ENC.12"
    assert refused(g, "move CRE-5 to CRE-4").rule == "EMPIRE-ENC.12"
    assert (me(g).coins, armies(g, "CRE-5"), token(g, "CRE-4")) == (0, 1, "robbers")


@pytest.mark.rule("EMPIRE-ENC.11")
def test_robbers_take_a_coin_from_each_army_that_stays_too() -> None:
    g = table({"armies": {"CRE-3": 3}, "coins": 9}, {}, row=["dire_goblin"], **ROBBERS)
    told = events(g, "take dire_goblin", *["move CRE-3 to CRE-4"] * 3)
    assert (me(g).coins, armies(g, "CRE-4")) == (6, 3)
    assert told.count({"event": "robbed", "seat": 0, "region": "CRE-4"}) == 3


@pytest.mark.rule("EMPIRE-ENC.11")
def test_leaving_the_robbers_is_free() -> None:
    g = table({"armies": {"CRE-4": 2}, "coins": 0}, {}, row=["dire_goblin"], **ROBBERS)
    answer(g, "move CRE-4 to CRE-5", "move CRE-4 to CRE-3")
    assert (me(g).coins, armies(g, "CRE-4")) == (0, 0)


@pytest.mark.rule("EMPIRE-ENC.12")
def test_an_army_that_comes_twice_pays_twice() -> None:
    g = table({"armies": {"CRE-3": 1}, "coins": 3}, {}, row=["dire_goblin"], **ROBBERS)
    answer(g, "take dire_goblin", "move CRE-3 to CRE-4", "move CRE-4 to CRE-5", "move CRE-5 to CRE-4")
    assert me(g).coins == 1


@pytest.mark.rule("EMPIRE-ENC.10", "EMPIRE-ENC.12")
def test_each_army_placed_among_the_robbers_pays() -> None:
    g = table({"cities": {"CRE-4": 1}, "coins": 2}, {"coins": 5}, row=["dire_eye"], **ROBBERS)
    told = events(g, "take dire_eye", "place in CRE-4", "place in CRE-4")
    assert (me(g).coins, me(g, 1).coins, armies(g, "CRE-4")) == (0, 5, 2)
    assert told.count({"event": "robbed", "seat": 0, "region": "CRE-4"}) == 2
    assert refused(g, "place in CRE-4").rule == "EMPIRE-ENC.12"
    answer(g, "place in CRE-3")  # elsewhere it is free
    assert me(g).coins == 0


@pytest.mark.rule("EMPIRE-ENC.11")
def test_by_sea_and_over_a_bridge_the_robbers_are_paid_too() -> None:
    for here in ("CRE-4", "BRI-2"):
        tokens = {"BRI-1": "robbers"}
        g = table({"armies": {here: 1}, "coins": 9}, {}, row=["dire_goblin"], variants="encounters", tokens=tokens)
        answer(g, "take dire_goblin", f"move {here} to BRI-1")
        assert me(g).coins == 8


@pytest.mark.rule("EMPIRE-ENC.10", "EMPIRE-ENC.11")
def test_building_and_destroying_among_the_robbers_is_free() -> None:
    seat = {"armies": {"CRE-4": 1}, "coins": 1}
    g = table(seat, {"armies": {"CRE-4": 1}}, row=["stronghold", "dire_goblin", "night_hydra"], **ROBBERS)
    answer(g, "take stronghold", "build in CRE-4", "take dire_goblin", "done")
    answer(g, "take night_hydra", "done", "destroy in CRE-4 seat 1")
    assert (me(g).coins, gained(g), token(g, "CRE-4")) == (1, [], "robbers")


# ---- the starting region


@pytest.mark.rule("EMPIRE-START.3")
def test_the_starting_region_serves_everybody_and_holds_no_other_token() -> None:
    row = ["dire_eye", "ancient_tree_spirit", "noble_hills"]
    g = table({}, {"armies": {"CRE-3": 9}, "cities": {"CRE-3": 2}}, {}, start="CRE-4", row=row)
    for seat, card in enumerate(row):
        assert asked(g) == (seat, "Turn")
        answer(g, f"take {card}", "place in CRE-4", "done")
    assert ([armies(g, "CRE-4", seat) for seat in range(3)], g.view(None)["start"]) == ([1, 1, 1], "CRE-4")
