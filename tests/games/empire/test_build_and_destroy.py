"""Building cities and destroying armies (EMPIRE-BUILD, EMPIRE-DESTROY)."""

from __future__ import annotations

import pytest

from deskovka.games.empire.table import Empire
from deskovka.testing.play import play_randomly
from support.empire import answer, armies, asked, cities, me, neutral, new_game, offered, refused, table


def building(seat: dict[str, object], *others: dict[str, object], **keys: object) -> Empire:
    g = table(seat, *(others or [{}]), row=["stronghold"], **keys)
    answer(g, "take stronghold")
    return g


def destroying(seat: dict[str, object], *others: dict[str, object], **keys: object) -> Empire:
    """Seat 0 has taken a card and placed nothing; now it may destroy."""
    g = table(seat, *(others or [{}]), row=["night_wizard"], **keys)
    answer(g, "take night_wizard", "done")
    return g


# ---- building


@pytest.mark.rule("EMPIRE-BUILD.1")
def test_a_city_is_built_from_the_supply_beside_an_own_army() -> None:
    g = building({"armies": {"MEA-2": 1, "CRE-3": 4}}, {"armies": {"VOL-3": 2}}, neutral={"VOL-1": 2})
    assert offered(g) == ["build in CRE-3", "build in MEA-2", "done"]
    for region in ("VOL-3", "VOL-1", "MEA-1"):
        assert refused(g, f"build in {region}").rule == "EMPIRE-BUILD.1"
    answer(g, "build in MEA-2")
    assert (cities(g, "MEA-2"), me(g).cities, armies(g, "MEA-2")) == (1, 2, 1)
    assert (cities(g, "MEA-2", 1), me(g, 1).cities) == (0, 3)


@pytest.mark.rule("EMPIRE-BUILD.1")
def test_one_city_for_one_action() -> None:
    g = building({"armies": {"MEA-2": 1, "CRE-3": 4}})
    answer(g, "build in MEA-2")
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("EMPIRE-BUILD.1")
def test_a_city_of_ones_own_does_not_stand_in_for_the_army() -> None:
    g = building({"armies": {"MEA-2": 1}, "cities": {"CRE-3": 1}})
    assert offered(g) == ["build in MEA-2", "done"]
    assert refused(g, "build in CRE-3").rule == "EMPIRE-BUILD.1"


@pytest.mark.rule("EMPIRE-BUILD.1")
def test_building_needs_no_majority_and_no_coins() -> None:
    g = building({"armies": {"CRE-3": 1}, "coins": 1}, {"armies": {"CRE-3": 9}, "cities": {"CRE-3": 1}})
    answer(g, "build in CRE-3")
    assert (cities(g, "CRE-3"), me(g).coins) == (1, 1)


@pytest.mark.rule("EMPIRE-BUILD.2")
def test_cities_of_several_players_and_several_of_one_stand_together() -> None:
    others = [{"cities": {"CRE-3": 3}}, {"cities": {"CRE-3": 2}}, {"cities": {"CRE-3": 3}}]
    g = building({"armies": {"CRE-3": 1}, "cities": {"CRE-3": 2}}, *others)
    answer(g, "build in CRE-3")
    assert [cities(g, "CRE-3", seat) for seat in range(4)] == [3, 3, 2, 3]


@pytest.mark.rule("EMPIRE-BUILD.2")
def test_all_three_cities_of_a_player_may_rise_in_one_region_one_by_one() -> None:
    g = table({"armies": {"CRE-5": 1}}, {}, row=["stronghold", "night_village", "cursed_tower"])
    for turn, card in enumerate(["stronghold", "night_village", "cursed_tower"], start=1):
        answer(g, f"take {card}", "build in CRE-5")
        assert (cities(g, "CRE-5"), me(g).cities) == (turn, 3 - turn)
        answer(g, offered(g)[-1])
        while asked(g) != (0, "Turn"):
            answer(g, "done")


@pytest.mark.rule("EMPIRE-BUILD.3")
def test_the_third_city_is_the_last() -> None:
    g = building({"armies": {"CRE-3": 4}, "cities": {"CRE-3": 1, "MEA-1": 1}})
    answer(g, "build in CRE-3")
    assert me(g).cities == 0
    g = building({"armies": {"CRE-3": 4}, "cities": {"CRE-3": 2, "MEA-1": 1}})
    assert (asked(g), cities(g, "CRE-3"), cities(g, "MEA-1")) == ((1, "Turn"), 2, 1)


@pytest.mark.rule("EMPIRE-BUILD.3")
def test_the_turn_without_a_city_to_build_counts_all_the_same() -> None:
    g = building({"armies": {"CRE-3": 4}, "cities": {"CRE-3": 3}, "coins": 7})
    assert (len(me(g).cards), asked(g), len(g.row)) == (1, (1, "Turn"), 6)


@pytest.mark.rule("EMPIRE-BUILD.4", "EMPIRE-DESTROY.4")
@pytest.mark.parametrize("seed", range(6))
def test_a_city_is_never_taken_from_the_board(seed: int) -> None:
    g = new_game(2 + seed % 3, seed, setup="random", leaders="on", encounters="on", discoveries="on", swamp="on")
    before = list(g.cities)
    for _ in play_randomly(g, seed + 20):
        now = list(g.cities)
        assert sum(now) in (sum(before), sum(before) + 1)
        assert all(new >= old for old, new in zip(before, now, strict=True))
        before = now
    for p in g.players:
        assert p.cities == 3 - sum(g.cities_of(p.seat, region) for region in g.board.regions)


# ---- destroying


@pytest.mark.rule("EMPIRE-DESTROY.1")
def test_one_army_of_any_player_is_removed_where_one_has_an_army() -> None:
    g = destroying(
        {"armies": {"CRE-3": 1, "MEA-1": 2}},
        {"armies": {"CRE-3": 3, "MEA-2": 2}},
        {"armies": {"CRE-3": 1, "MEA-1": 5}},
    )
    assert set(offered(g)) - {"done"} == {
        "destroy in CRE-3 seat 0",
        "destroy in CRE-3 seat 1",
        "destroy in CRE-3 seat 2",
        "destroy in MEA-1 seat 0",
        "destroy in MEA-1 seat 2",
    }
    assert refused(g, "destroy in MEA-2 seat 1").rule == "EMPIRE-DESTROY.1"  # nobody of mine is there
    assert refused(g, "destroy in MEA-1 seat 1").rule == "EMPIRE-DESTROY.1"  # nobody of his is there
    answer(g, "destroy in MEA-1 seat 2")
    assert [armies(g, "MEA-1", seat) for seat in range(3)] == [2, 0, 4]
    assert [armies(g, "CRE-3", seat) for seat in range(3)] == [1, 3, 1]
    assert asked(g) == (1, "Turn")  # one army only


@pytest.mark.rule("EMPIRE-DESTROY.1")
def test_neutral_armies_can_be_destroyed() -> None:
    g = destroying({"armies": {"CRE-3": 1}}, {}, neutral={"CRE-3": 2, "MEA-1": 1})
    assert "destroy in MEA-1 neutral" not in offered(g)
    answer(g, "destroy in CRE-3 neutral")
    assert (neutral(g, "CRE-3"), neutral(g, "MEA-1"), armies(g, "CRE-3")) == (1, 1, 1)
    assert [int(p.supply) for p in g.players] == [17, 18]


@pytest.mark.rule("EMPIRE-DESTROY.1")
def test_one_army_is_enough_against_many() -> None:
    g = destroying({"armies": {"CRE-3": 1}}, {"armies": {"CRE-3": 18}})
    answer(g, "destroy in CRE-3 seat 1")
    assert (armies(g, "CRE-3", 0), armies(g, "CRE-3", 1)) == (1, 17)


@pytest.mark.rule("EMPIRE-DESTROY.2")
def test_example_10_a_city_alone_is_not_enough() -> None:
    g = destroying({"cities": {"MEA-1": 1}, "armies": {"CRE-3": 1}}, {"armies": {"MEA-1": 2, "CRE-3": 1}})
    assert "destroy in MEA-1 seat 1" not in offered(g)
    assert refused(g, "destroy in MEA-1 seat 1").rule == "EMPIRE-DESTROY.2"


@pytest.mark.rule("EMPIRE-DESTROY.2")
def test_example_10_an_army_placed_beside_the_city_is() -> None:
    g = table({"cities": {"MEA-1": 1}}, {"armies": {"MEA-1": 2}}, row=["night_wizard"])
    answer(g, "take night_wizard", "place in MEA-1", "done", "destroy in MEA-1 seat 1")
    assert (armies(g, "MEA-1", 0), armies(g, "MEA-1", 1)) == (1, 1)


@pytest.mark.rule("EMPIRE-DESTROY.2")
def test_with_nothing_but_cities_the_action_is_not_asked_for() -> None:
    g = table({"cities": {"MEA-1": 1}}, {"armies": {"MEA-1": 2}}, row=["night_wizard"])
    answer(g, "take night_wizard", "done")
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("EMPIRE-DESTROY.3")
def test_the_removed_army_returns_to_its_owner_and_may_be_placed_again() -> None:
    g = table(
        {"armies": {"CRE-3": 1}}, {"armies": {"CRE-3": 18}}, {"armies": {"CRE-3": 1}}, row=["night_wizard", "dire_eye"]
    )
    answer(g, "take night_wizard", "done", "destroy in CRE-3 seat 1")
    assert [int(p.supply) for p in g.players] == [17, 1, 17]
    answer(g, "take dire_eye", "place in CRE-3")
    assert (armies(g, "CRE-3", 1), me(g, 1).supply) == (18, 0)


@pytest.mark.rule("EMPIRE-DESTROY.4")
def test_a_city_is_no_target() -> None:
    g = destroying({"armies": {"CRE-3": 2}}, {"cities": {"CRE-3": 3}}, {"armies": {"CRE-3": 1}, "cities": {"CRE-3": 1}})
    assert offered(g) == ["destroy in CRE-3 seat 0", "destroy in CRE-3 seat 2", "done"]
    assert refused(g, "destroy in CRE-3 seat 1").rule == "EMPIRE-DESTROY.1"
    answer(g, "destroy in CRE-3 seat 2")
    assert (armies(g, "CRE-3", 2), cities(g, "CRE-3", 2), cities(g, "CRE-3", 1)) == (0, 1, 3)


@pytest.mark.rule("EMPIRE-DESTROY.5")
def test_armies_of_an_immune_player_cannot_be_chosen() -> None:
    immune = {"armies": {"CRE-3": 2, "MEA-1": 1}, "cards": ["dire_giant"]}
    g = destroying({"armies": {"CRE-3": 1, "MEA-1": 1}}, immune, {"armies": {"CRE-3": 1}})
    assert set(offered(g)) == {
        "destroy in CRE-3 seat 0",
        "destroy in CRE-3 seat 2",
        "destroy in MEA-1 seat 0",
        "done",
    }
    refusal = refused(g, "destroy in MEA-1 seat 1")
    assert (refusal.rule, refusal.values) == ("EMPIRE-DESTROY.5", {"seat2": 1})


@pytest.mark.rule("EMPIRE-DESTROY.5")
def test_an_immune_player_may_destroy_armies_of_others() -> None:
    g = table({"armies": {"CRE-3": 1}}, {"armies": {"CRE-3": 1}}, row=["dire_giant"], neutral={"CRE-3": 1})
    answer(g, "take dire_giant", "done")
    assert offered(g) == ["destroy in CRE-3 seat 1", "destroy in CRE-3 neutral", "done"]  # immune from now on


@pytest.mark.rule("EMPIRE-DESTROY.6")
def test_an_own_army_may_be_chosen() -> None:
    g = destroying({"armies": {"CRE-3": 2}}, {})
    answer(g, "destroy in CRE-3 seat 0")
    assert (armies(g, "CRE-3"), me(g).supply) == (1, 17)


@pytest.mark.rule("EMPIRE-DESTROY.6")
def test_even_the_last_own_army_may_be_chosen() -> None:
    g = destroying({"armies": {"VOL-7": 1}}, {})
    answer(g, "destroy in VOL-7 seat 0")
    assert (armies(g, "VOL-7"), me(g).supply) == (0, 18)


@pytest.mark.rule("EMPIRE-DESTROY.6", "EMPIRE-DESTROY.5")
def test_an_immune_player_cannot_destroy_his_own_army() -> None:
    g = table({"armies": {"CRE-3": 4}, "cards": ["dire_giant"]}, {"armies": {"CRE-3": 1}}, row=["night_wizard"])
    answer(g, "take night_wizard", "done")
    assert offered(g) == ["destroy in CRE-3 seat 1", "done"]
    assert refused(g, "destroy in CRE-3 seat 0").rule == "EMPIRE-DESTROY.5"
