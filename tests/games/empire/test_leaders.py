"""Dealing leaders; the Bandit King, the Red Sorceress and the White Knight (EMPIRE-LEAD)."""

from __future__ import annotations

from collections import Counter

import pytest

from deskovka.games.empire.table import Empire
from support.empire import (
    answer,
    answer_until,
    armies,
    asked,
    cities,
    events,
    me,
    neutral,
    new_game,
    offered,
    refused,
    score,
    table,
    token,
)

LEADERS = ["fairy_queen", "bandit_king", "red_sorceress", "white_knight"]


def led(g: Empire) -> list[str | None]:
    return [p["leader"] for p in g.view(None)["players"]]


# ---- dealing


@pytest.mark.rule("EMPIRE-LEAD.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_another_leader_face_up(seats: int) -> None:
    first: Counter[object] = Counter()
    for seed in range(200):
        g = new_game(seats, seed, leaders="on", setup="random")
        assert len(set(led(g))) == seats
        assert set(led(g)) <= set(LEADERS)
        assert [p["leader"] for p in g.view(1)["players"]] == led(g)
        first[led(g)[0]] += 1
    assert all(30 <= first[leader] <= 75 for leader in LEADERS)


@pytest.mark.rule("EMPIRE-LEAD.1")
def test_nobody_leads_without_the_variant() -> None:
    assert led(new_game(4, setup="random")) == [None] * 4


# ---- the Bandit King

KING = {"leader": "bandit_king"}


def placings(g: Empire) -> list[str]:
    return [words for words in offered(g) if words.startswith("place")]


@pytest.mark.rule("EMPIRE-LEAD.6", "EMPIRE-LEAD.7")
def test_the_king_places_at_cities_of_others_for_a_coin_to_the_owner() -> None:
    king = {**KING, "coins": 2}
    g = table(king, {"cities": {"VOL-7": 1}, "coins": 0}, {"coins": 4}, variants="leaders", row=["dire_eye"])
    told = events(g, "take dire_eye", "place in VOL-7 at the city of seat 1", "place in VOL-7 at the city of seat 1")
    assert (armies(g, "VOL-7"), [p.coins for p in g.players]) == (2, [0, 2, 4])
    assert told.count({"event": "fee-paid", "seat": 0, "seat2": 1}) == 2
    assert placings(g) == ["place in CRE-3"]  # no coins are left
    assert refused(g, "place in VOL-7 at the city of seat 1").rule == "EMPIRE-LEAD.7"


@pytest.mark.rule("EMPIRE-LEAD.6")
def test_only_cities_open_a_region_to_the_king_and_only_to_him() -> None:
    others = [{"cities": {"VOL-7": 1}, "armies": {"VOL-1": 5}}, {"leader": "white_knight"}]
    g = table(KING, *others, neutral={}, variants="leaders", row=["dire_eye", "ancient_tree_spirit", "noble_hills"])
    answer(g, "take dire_eye")
    assert placings(g) == ["place in CRE-3", "place in VOL-7 at the city of seat 1"]
    assert refused(g, "place in VOL-7").rule == "EMPIRE-PLACE.2"
    assert refused(g, "place in VOL-1 at the city of seat 1").rule == "EMPIRE-LEAD.6"
    answer(g, "done", "take ancient_tree_spirit")
    assert placings(g) == ["place in CRE-3", "place in VOL-7"]
    answer(g, "done", "take noble_hills")
    assert placings(g) == ["place in CRE-3"]
    assert refused(g, "place in VOL-7 at the city of seat 1").rule == "EMPIRE-LEAD.6"


@pytest.mark.rule("EMPIRE-LEAD.8")
def test_the_king_pays_nothing_where_he_may_place_anyway() -> None:
    king = {**KING, "cities": {"MEA-1": 1}, "coins": 5}
    host = {"cities": {"MEA-1": 1, "CRE-3": 1}}
    g = table(king, host, variants="leaders", row=["dire_eye"])
    answer(g, "take dire_eye")
    assert sorted(placings(g)) == ["place in CRE-3", "place in MEA-1"]
    for region in ("CRE-3", "MEA-1"):
        assert refused(g, f"place in {region} at the city of seat 1").rule == "EMPIRE-LEAD.8"
        answer(g, f"place in {region}")
    assert (me(g).coins, me(g, 1).coins) == (5, 12)


@pytest.mark.rule("EMPIRE-LEAD.8")
def test_the_king_chooses_whom_to_pay_army_by_army() -> None:
    hosts = [{"cities": {"VOL-7": 2}, "coins": 0}, {"cities": {"VOL-7": 1}, "coins": 0}]
    g = table({**KING, "coins": 9}, *hosts, variants="leaders", row=["dire_eye"])
    answer(g, "take dire_eye")
    both = [f"place in VOL-7 at the city of seat {seat}" for seat in (1, 2)]
    assert placings(g) == ["place in CRE-3", *both]
    answer(g, both[0], both[1], both[1])
    assert ([p.coins for p in g.players], armies(g, "VOL-7")) == ([6, 1, 2], 3)


@pytest.mark.rule("EMPIRE-LEAD.7", "EMPIRE-ENC.10", "EMPIRE-ENC.12")
def test_at_a_city_among_the_robbers_the_king_pays_both() -> None:
    host = {"cities": {"VOL-7": 1}, "coins": 0}
    keys = {"variants": "leaders encounters", "tokens": {"VOL-7": "robbers"}, "row": ["dire_eye"]}
    g = table({**KING, "coins": 3}, host, **keys)
    answer(g, "take dire_eye", "place in VOL-7 at the city of seat 1")
    assert (me(g).coins, me(g, 1).coins, armies(g, "VOL-7")) == (1, 1, 1)
    refusal = refused(g, "place in VOL-7 at the city of seat 1")  # one coin is not enough for both
    assert (refusal.rule, refusal.values) == ("EMPIRE-LEAD.7", {"coins": 2, "purse": 1})
    g = table({**KING, "coins": 2}, host, **keys)
    answer(g, "take dire_eye", "place in VOL-7 at the city of seat 1")
    assert (me(g).coins, me(g, 1).coins) == (0, 1)


@pytest.mark.rule("EMPIRE-LEAD.9")
@pytest.mark.parametrize(("said", "coins"), [("take a coin", [6, 3, 7]), ("done", [5, 4, 7])])
def test_the_king_may_take_a_coin_from_the_owner_of_the_army_he_destroys(said: str, coins: list[int]) -> None:
    king = {**KING, "armies": {"MEA-1": 1}, "coins": 5}
    g = table(king, {"armies": {"MEA-1": 2}, "coins": 4}, {"coins": 7}, variants="leaders", row=["night_hydra"])
    answer(g, "take night_hydra", "done", "destroy in MEA-1 seat 1")
    assert (asked(g), offered(g)) == ((0, "StealCoin"), ["take a coin", "done"])
    answer(g, said)
    assert ([p.coins for p in g.players], asked(g)) == (coins, (1, "Turn"))
    assert (armies(g, "MEA-1", 1), me(g, 1).supply) == (1, 17)


@pytest.mark.rule("EMPIRE-LEAD.9", "EMPIRE-ACT.8")
def test_nothing_is_to_be_had_from_an_empty_purse() -> None:
    king = {**KING, "armies": {"MEA-1": 1}, "coins": 5}
    g = table(king, {"armies": {"MEA-1": 2}, "coins": 0}, {}, variants="leaders", row=["night_hydra"])
    answer(g, "take night_hydra", "done", "destroy in MEA-1 seat 1")
    assert (g.active, me(g).coins, armies(g, "MEA-1", 1)) == (1, 5, 1)


@pytest.mark.rule("EMPIRE-LEAD.13")
@pytest.mark.parametrize(("victim", "mine", "nobodys"), [("seat 0", 1, 2), ("neutral", 2, 1)])
def test_own_and_neutral_armies_bring_the_king_no_coin(victim: str, mine: int, nobodys: int) -> None:
    king = {**KING, "armies": {"MEA-1": 2}, "coins": 5}
    g = table(king, {}, neutral={"MEA-1": 2}, variants="leaders", row=["night_hydra"])
    answer(g, "take night_hydra", "done", f"destroy in MEA-1 {victim}")
    assert (asked(g), [p.coins for p in g.players]) == ((1, "Turn"), [5, 12])
    assert (armies(g, "MEA-1"), neutral(g, "MEA-1")) == (mine, nobodys)


@pytest.mark.rule("EMPIRE-LEAD.9")
def test_others_take_no_coin() -> None:
    seats = [{"armies": {"MEA-1": 1}, "leader": "white_knight"}, {"armies": {"MEA-1": 2}, **KING}]
    g = table(*seats, variants="leaders", row=["night_hydra"])
    answer(g, "take night_hydra", "done", "destroy in MEA-1 seat 1")
    assert (asked(g), [p.coins for p in g.players]) == ((1, "Turn"), [12, 12])


# ---- the Red Sorceress

SORCERESS = {"leader": "red_sorceress"}


@pytest.mark.rule("EMPIRE-LEAD.10")
def test_the_sorceress_begins_with_five_armies_in_the_starting_region() -> None:
    found = 0
    for seed in range(12):
        g = new_game(3, seed, leaders="on")
        answer_until(g, "Bid")
        start = g.view(None)["start"]
        for seat, leader in enumerate(led(g)):
            red = leader == "red_sorceress"
            found += red
            assert armies(g, start, seat) == (5 if red else 4)
            assert me(g, seat).supply == (12 if red else 13)
    assert found > 3


@pytest.mark.rule("EMPIRE-LEAD.11")
def test_the_sorceress_keeps_the_armies_of_others_she_destroys() -> None:
    seats = [{**SORCERESS, "armies": {"MEA-1": 1}}, {"armies": {"MEA-1": 2}, "coins": 4}]
    g = table(*seats, variants="leaders", row=["night_hydra", "dire_eye"])
    told = events(g, "take night_hydra", "done", "destroy in MEA-1 seat 1")
    assert {"event": "trophy", "seat": 0, "seat2": 1} in told
    assert (me(g).trophies, me(g).supply, me(g, 1).supply, armies(g, "MEA-1", 1)) == (1, 17, 16, 1)
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("EMPIRE-LEAD.11")
def test_what_others_destroy_goes_back_also_from_her() -> None:
    seats = [{"leader": "white_knight", "armies": {"MEA-1": 1}}, {**SORCERESS, "armies": {"MEA-1": 2}}]
    g = table(*seats, variants="leaders", row=["night_hydra"])
    answer(g, "take night_hydra", "done", "destroy in MEA-1 seat 1")
    assert (me(g).trophies, me(g, 1).trophies, me(g, 1).supply) == (0, 0, 17)


@pytest.mark.rule("EMPIRE-LEAD.13")
@pytest.mark.parametrize(("victim", "mine", "nobodys", "supply"), [("seat 0", 1, 2, 17), ("neutral", 2, 1, 16)])
def test_the_sorceress_does_not_keep_own_and_neutral_armies(victim: str, mine: int, nobodys: int, supply: int) -> None:
    seat = {**SORCERESS, "armies": {"MEA-1": 2}}
    g = table(seat, {}, neutral={"MEA-1": 2}, variants="leaders", row=["night_hydra"])
    answer(g, "take night_hydra", "done", f"destroy in MEA-1 {victim}")
    assert (armies(g, "MEA-1"), neutral(g, "MEA-1")) == (mine, nobodys)
    assert (me(g).trophies, me(g).supply) == (0, supply)


@pytest.mark.rule("EMPIRE-LEAD.12")
@pytest.mark.parametrize(("kept", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_three_kept_armies_are_a_point(kept: int, points: int) -> None:
    g = table({**SORCERESS, "trophies": {1: kept}}, {}, variants="leaders")
    assert (score(g)["leader"], score(g)["total"], score(g, 1)["leader"]) == (points, points, 0)


@pytest.mark.rule("EMPIRE-LEAD.12")
def test_kept_armies_count_together_whosever_they_are() -> None:
    seat = {**SORCERESS, "trophies": {1: 1, 2: 1}, "armies": {"MEA-1": 1}}
    third = {"armies": {"MEA-1": 3}}
    g = table(seat, {}, third, variants="leaders", row=["night_hydra"])
    before = score(g)["leader"]
    answer(g, "take night_hydra", "done", "destroy in MEA-1 seat 2")
    assert (before, score(g)["leader"], me(g, 2).supply) == (0, 1, 18 - 3 - 1)


# ---- the White Knight

KNIGHT = {"leader": "white_knight"}


@pytest.mark.rule("EMPIRE-LEAD.14")
def test_example_17_each_greater_island_is_another_point_for_the_knight() -> None:
    held = {"armies": {"MEA-1": 1, "BRI-1": 1}}
    g = table({**KNIGHT, **held}, {}, variants="leaders")
    assert (score(g)["islands"], score(g)["leader"]) == (2, 1)
    g = table({**SORCERESS, **held}, {}, variants="leaders")
    assert (score(g)["islands"], score(g)["leader"]) == (2, 0)


@pytest.mark.rule("EMPIRE-LEAD.14")
@pytest.mark.parametrize(
    ("region", "points"), [("RED-1", 1), ("VOL-1", 0), ("VOL-3", 1), ("MEA-5", 1), ("PEA-3", 0), ("PEA-1", 0)]
)
def test_three_regions_are_enough(region: str, points: int) -> None:
    board = ["red_forest", "meadow", "peaks", "volcano"]
    g = table({**KNIGHT, "armies": {region: 1}}, {}, variants="leaders", map=board)
    assert (score(g)["islands"], score(g)["leader"]) == (1, points)


@pytest.mark.rule("EMPIRE-LEAD.14")
def test_an_island_without_hold_is_nothing_to_the_knight() -> None:
    seats = [{**KNIGHT, "armies": {"MEA-1": 3, "VOL-3": 1}}, {"armies": {"MEA-2": 1}}]
    g = table(*seats, variants="leaders", neutral={"VOL-4": 1, "VOL-5": 1})
    assert (score(g)["regions"], score(g)["islands"], score(g)["leader"]) == (2, 0, 0)


@pytest.mark.rule("EMPIRE-LEAD.15")
@pytest.mark.parametrize(("said", "count"), [("reinforce MEA-1", 2), ("done", 1)])
def test_with_each_city_the_knight_may_bring_an_army(said: str, count: int) -> None:
    seat = {**KNIGHT, "armies": {"MEA-1": 1, "MEA-2": 1}}
    g = table(seat, {}, variants="leaders", row=["stronghold", "dire_eye", "cursed_tower"])
    answer(g, "take stronghold", "build in MEA-1")
    assert (asked(g), offered(g)) == ((0, "Reinforce"), ["reinforce MEA-1", "done"])
    answer(g, said)
    assert (armies(g, "MEA-1"), me(g).supply, cities(g, "MEA-1")) == (count, 17 - count, 1)
    answer(g, "take dire_eye", "done", "take cursed_tower", "build in MEA-2", "reinforce MEA-2")
    assert (armies(g, "MEA-2"), asked(g)) == (2, (1, "Turn"))


@pytest.mark.rule("EMPIRE-LEAD.15")
def test_no_city_no_army_and_no_army_for_others() -> None:
    seats = [{**KNIGHT, "armies": {"MEA-1": 1}}, {"armies": {"MEA-1": 1}, **SORCERESS}]
    g = table(*seats, variants="leaders", row=["stronghold", "cursed_tower"])
    answer(g, "take stronghold", "done")
    assert asked(g) == (1, "Turn")
    answer(g, "take cursed_tower", "build in MEA-1")
    assert (asked(g), armies(g, "MEA-1"), armies(g, "MEA-1", 1)) == ((0, "Turn"), 1, 1)


@pytest.mark.rule("EMPIRE-LEAD.16")
def test_the_army_of_the_knight_knows_no_extra_armies() -> None:
    seat = {**KNIGHT, "armies": {"MEA-1": 1}, "cards": ["forest_elf", "night_hydra"], "tokens": ["cottage"]}
    g = table(seat, {}, variants="leaders discoveries", row=["ancient_woods"])
    answer(g, "take ancient_woods", "build in MEA-1", "reinforce MEA-1")
    assert (asked(g), armies(g, "MEA-1")) == ((0, "Place"), 2)
    assert g.view(None)["action"]["left"] == 1 + 4  # nor does it use them up


@pytest.mark.rule("EMPIRE-LEAD.16", "EMPIRE-ENC.3")
def test_the_army_of_the_knight_may_slay_the_dragon_and_the_city_may_not() -> None:
    seats = [{**KNIGHT, "armies": {"MEA-1": 1}}, {"armies": {"MEA-1": 5}}]
    g = table(*seats, variants="leaders encounters", tokens={"MEA-1": "dragon"}, row=["stronghold"])
    answer(g, "take stronghold", "build in MEA-1")
    assert (score(g)["tokens"], token(g, "MEA-1")) == (0, "dragon")
    answer(g, "reinforce MEA-1")
    assert (score(g)["tokens"], token(g, "MEA-1")) == (2, None)


@pytest.mark.rule("EMPIRE-LEAD.16", "EMPIRE-LEAD.17")
@pytest.mark.parametrize("coins", [0, 1])
def test_the_army_of_the_knight_pays_the_robbers_or_stays_away(coins: int) -> None:
    seat = {**KNIGHT, "armies": {"MEA-1": 1}, "coins": coins}
    g = table(seat, {}, variants="leaders encounters", tokens={"MEA-1": "robbers"}, row=["stronghold"])
    answer(g, *["take stronghold"] * coins, "build in MEA-1", *["reinforce MEA-1"] * coins)
    assert (asked(g), cities(g, "MEA-1")) == ((1, "Turn"), 1)
    assert (armies(g, "MEA-1"), me(g).coins) == (1 + coins, 0)


@pytest.mark.rule("EMPIRE-LEAD.17")
def test_without_an_army_in_supply_the_knight_builds_all_the_same() -> None:
    g = table({**KNIGHT, "armies": {"MEA-1": 18}}, {}, variants="leaders", row=["stronghold"])
    answer(g, "take stronghold", "build in MEA-1")
    assert (asked(g), cities(g, "MEA-1"), armies(g, "MEA-1")) == ((1, "Turn"), 1, 18)


@pytest.mark.rule("EMPIRE-LEAD.15", "EMPIRE-DISC.10")
def test_the_knight_finds_what_lies_there_before_his_army_comes() -> None:
    keys = {"variants": "leaders discoveries", "tokens": {"MEA-1": "cottage"}, "row": ["ancient_woods"]}
    g = table({**KNIGHT, "armies": {"MEA-1": 1}}, {}, **keys)
    answer(g, "take ancient_woods", "build in MEA-1")
    assert (asked(g), token(g, "MEA-1"), me(g).extra_army) == ((0, "Reinforce"), None, 2)
    answer(g, "reinforce MEA-1")
    assert g.view(None)["action"] == {"seat": 0, "kind": "place", "left": 3, "total": 3}
