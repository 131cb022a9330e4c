"""Placing armies (EMPIRE-PLACE)."""

from __future__ import annotations

import pytest

from deskovka.testing import play
from support.empire import answer, answer_until, armies, asked, me, new_game, offered, refused, table


@pytest.mark.rule("EMPIRE-PLACE.1")
@pytest.mark.parametrize(
    ("card", "count"), [("graveyard", 2), ("noble_hills", 3), ("dire_eye", 4), ("ancient_tree_spirit", 4)]
)
def test_up_to_the_allowed_number_comes_from_the_own_supply(card: str, count: int) -> None:
    g = table({"armies": {"CRE-3": 5}}, {"armies": {"CRE-3": 5}}, row=[card])
    answer(g, f"take {card}")
    for placed in range(1, count + 1):
        assert asked(g) == (0, "Place")
        answer(g, "place in CRE-3")
        assert (armies(g, "CRE-3", 0), me(g, 0).supply) == (5 + placed, 13 - placed)
    assert asked(g) == (1, "Turn")
    assert (armies(g, "CRE-3", 1), me(g, 1).supply) == (5, 13)


@pytest.mark.rule("EMPIRE-PLACE.1")
def test_bonuses_raise_the_allowed_number() -> None:
    g = table({"cards": ["forest_pixie", "night_village"]}, {}, row=["graveyard"])
    answer(g, "take graveyard", *["place in CRE-3"] * 4)
    assert (armies(g, "CRE-3"), asked(g)) == (4, (1, "Turn"))


@pytest.mark.rule("EMPIRE-PLACE.1")
def test_placing_costs_no_coins_and_moves_nothing() -> None:
    g = table({"armies": {"MEA-1": 2}, "coins": 5}, {"coins": 4}, row=["graveyard"])
    answer(g, "take graveyard", "place in CRE-3", "place in CRE-3")
    assert (me(g, 0).coins, me(g, 1).coins, armies(g, "MEA-1")) == (5, 4, 2)


@pytest.mark.rule("EMPIRE-PLACE.2")
def test_armies_go_to_the_starting_region_or_to_own_cities() -> None:
    g = table(
        {"armies": {"MEA-1": 3, "CRE-4": 2}, "cities": {"VOL-7": 1, "BRI-2": 2}},
        {"armies": {"CRE-3": 4}, "cities": {"MEA-2": 1, "MEA-1": 1}},
        row=["dire_eye"],
    )
    answer(g, "take dire_eye")
    assert sorted(offered(g)) == ["done", "place in BRI-2", "place in CRE-3", "place in VOL-7"]
    for region in ("MEA-1", "CRE-4", "MEA-2", "BRI-1", "CRE-2"):
        assert refused(g, f"place in {region}").rule == "EMPIRE-PLACE.2"


@pytest.mark.rule("EMPIRE-PLACE.2")
@pytest.mark.parametrize("start", ["CRE-2", "CRE-3", "CRE-4"])
def test_the_starting_region_serves_whoever_stands_there(start: str) -> None:
    g = table({}, {"armies": {start: 9}, "cities": {start: 3}}, start=start, row=["graveyard"])
    answer(g, "take graveyard")
    assert offered(g) == [f"place in {start}", "done"]
    answer(g, f"place in {start}")
    assert armies(g, start) == 1


@pytest.mark.rule("EMPIRE-PLACE.2")
def test_a_city_needs_no_army_beside_it() -> None:
    g = table({"cities": {"VOL-1": 1}}, {"armies": {"VOL-1": 5}}, row=["graveyard"])
    answer(g, "take graveyard", "place in VOL-1")
    assert armies(g, "VOL-1") == 1


@pytest.mark.rule("EMPIRE-PLACE.2")
def test_a_new_city_is_a_place_for_armies_from_then_on() -> None:
    g = table({"armies": {"MEA-5": 1}}, {}, row=["stronghold", "dire_eye", "graveyard"])
    answer(g, "take stronghold", "build in MEA-5", "take dire_eye", "done", "take graveyard")
    assert offered(g) == ["place in CRE-3", "place in MEA-5", "done"]


@pytest.mark.rule("EMPIRE-PLACE.3")
def test_armies_are_spread_over_several_regions() -> None:
    g = table({"cities": {"VOL-7": 1, "MEA-1": 1}}, {}, row=["dire_eye"])
    answer(g, "take dire_eye", "place in CRE-3", "place in VOL-7", "place in MEA-1", "place in CRE-3")
    assert [armies(g, region) for region in ("CRE-3", "VOL-7", "MEA-1")] == [2, 1, 1]
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("EMPIRE-PLACE.3")
def test_armies_may_also_go_all_to_one_city() -> None:
    g = table({"cities": {"VOL-7": 1}}, {}, row=["dire_eye"])
    answer(g, "take dire_eye", *["place in VOL-7"] * 4)
    assert (armies(g, "VOL-7"), armies(g, "CRE-3")) == (4, 0)


@pytest.mark.rule("EMPIRE-PLACE.4")
@pytest.mark.parametrize("there", [15, 16, 17])
def test_an_empty_supply_ends_the_placing(there: int) -> None:
    g = table({"armies": {"CRE-3": there - 1, "MEA-1": 1}}, {}, row=["dire_eye"])
    answer(g, "take dire_eye", *["place in CRE-3"] * (18 - there))
    assert (asked(g), me(g).supply, g.armies_on_board(0)) == ((1, "Turn"), 0, 18)


@pytest.mark.rule("EMPIRE-PLACE.4")
def test_with_all_armies_on_the_board_the_action_after_the_placing_is_still_possible() -> None:
    g = table({"armies": {"CRE-3": 18}}, {"armies": {"CRE-3": 1}}, row=["dire_giant"])
    answer(g, "take dire_giant")
    assert asked(g) == (0, "Destroy")


@pytest.mark.rule("EMPIRE-PLACE.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_ever_has_more_than_eighteen_armies_on_the_board(seats: int) -> None:
    most = 0
    for seed in range(3):
        g = new_game(seats, seed, setup="random", leaders="on")
        answer_until(g, "Turn")
        while g.ask is not None:
            words = offered(g)
            eager = [said for said in words if said.startswith(("place", "choose place", "take"))]
            play.choose(g, int(g.seat), eager[0] if eager else words[-1])
            for p in g.players:
                assert g.armies_on_board(p.seat) <= 18
                most = max(most, int(g.armies_on_board(p.seat)))
    assert most == 18
