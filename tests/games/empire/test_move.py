"""Moving armies (EMPIRE-MOVE)."""

from __future__ import annotations

import pytest

from deskovka.games.empire.table import Empire
from deskovka.testing.play import play_randomly
from support.empire import answer, armies, asked, cities, me, neutral, new_game, offered, refused, table

MOVES = {2: "forest_gnome", 3: "ancient_sage", 5: "dire_goblin", 6: "cursed_banshee"}  # points without flying
FLYING = ["dire_eye", "dire_dragon", "ancient_phoenix", "cursed_gargoyles", "arcane_sphinx"]


def moving(points: int, seat: dict[str, object], *others: dict[str, object], **keys: object) -> Empire:
    """Seat 0 has taken a card that gives so many movement points."""
    g = table(seat, *(others or [{}]), row=[MOVES[points]], **keys)
    answer(g, f"take {MOVES[points]}")
    return g


def left(g: Empire) -> int:
    """Movement points left; 0 when the action is over."""
    action = g.view(None)["action"]
    return action["left"] if action and action["kind"] == "move" and action["seat"] == 0 else 0


def moves(g: Empire) -> set[str]:
    return {words.removeprefix("move ") for words in offered(g)} - {"done"}


# ---- points


@pytest.mark.rule("EMPIRE-MOVE.1")
@pytest.mark.parametrize("points", MOVES)
def test_the_action_gives_so_many_points(points: int) -> None:
    g = moving(points, {"armies": {"CRE-3": 9}})
    for spent in range(points):
        assert left(g) == points - spent
        answer(g, "move CRE-3 to CRE-4")
    assert (asked(g), armies(g, "CRE-4")) == ((1, "Turn"), points)


@pytest.mark.rule("EMPIRE-MOVE.1")
def test_only_own_armies_move() -> None:
    g = moving(5, {"armies": {"MEA-1": 1}}, {"armies": {"CRE-3": 4, "MEA-5": 1}}, neutral={"MEA-4": 2})
    assert moves(g) == {"MEA-1 to MEA-2", "MEA-1 to MEA-3", "MEA-1 to MEA-4"}
    for words in ("move CRE-3 to CRE-4", "move MEA-5 to MEA-4", "move MEA-4 to MEA-1"):
        assert refused(g, words).rule == "EMPIRE-MOVE.1"


@pytest.mark.rule("EMPIRE-MOVE.1")
def test_a_mixed_region_sends_an_own_army() -> None:
    g = moving(2, {"armies": {"CRE-3": 1}}, {"armies": {"CRE-3": 3}}, neutral={"CRE-3": 2})
    answer(g, "move CRE-3 to CRE-4")
    assert [armies(g, "CRE-3", 0), armies(g, "CRE-3", 1), neutral(g, "CRE-3")] == [0, 3, 2]
    assert [armies(g, "CRE-4", 0), armies(g, "CRE-4", 1), neutral(g, "CRE-4")] == [1, 0, 0]
    assert refused(g, "move CRE-3 to CRE-4").rule == "EMPIRE-MOVE.1"


@pytest.mark.rule("EMPIRE-MOVE.1")
def test_extra_moves_add_points() -> None:
    g = moving(2, {"armies": {"CRE-3": 5}, "cards": ["forest_tree_town", "cursed_mausoleum"]})
    assert left(g) == 4


@pytest.mark.rule("EMPIRE-MOVE.1")
def test_moving_needs_no_supply_and_no_coins() -> None:
    g = moving(2, {"armies": {"CRE-3": 18}, "coins": 1})
    answer(g, "move CRE-3 to CRE-4", "move CRE-3 to CRE-2")
    assert (armies(g, "CRE-3"), me(g).supply, me(g).coins) == (16, 0, 1)


# ---- how they are spent


@pytest.mark.rule("EMPIRE-MOVE.2")
@pytest.mark.parametrize(
    ("steps", "where"),
    [
        (["MEA-2 to MEA-1", "MEA-1 to MEA-4", "MEA-4 to MEA-5"], {"MEA-2": 2, "MEA-5": 1}),
        (["MEA-2 to MEA-1", "MEA-2 to MEA-1", "MEA-2 to MEA-1"], {"MEA-1": 3}),
        (["MEA-2 to MEA-1", "MEA-2 to MEA-3", "MEA-1 to MEA-4"], {"MEA-2": 1, "MEA-3": 1, "MEA-4": 1}),
        (["MEA-2 to MEA-1", "MEA-1 to MEA-2", "MEA-2 to MEA-3"], {"MEA-2": 2, "MEA-3": 1}),  # and back
    ],
)
def test_points_are_split_freely_and_in_any_order(steps: list[str], where: dict[str, int]) -> None:
    g = moving(3, {"armies": {"MEA-2": 3}})
    answer(g, *[f"move {step}" for step in steps])
    assert asked(g) == (1, "Turn")
    found = {f"MEA-{number}": armies(g, f"MEA-{number}") for number in range(1, 6)}
    assert {region: count for region, count in found.items() if count} == where


@pytest.mark.rule("EMPIRE-MOVE.2")
def test_land_and_sea_are_mixed_in_one_action() -> None:
    g = moving(5, {"armies": {"CRE-3": 1, "MEA-5": 1}})
    answer(g, "move MEA-5 to MEA-4", "move CRE-3 to MEA-3", "move MEA-3 to MEA-2")
    assert [armies(g, region) for region in ("CRE-3", "MEA-5", "MEA-4", "MEA-2")] == [0, 0, 1, 1]
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("EMPIRE-MOVE.3")
@pytest.mark.parametrize(
    ("here", "there"), [("CRE-1", "CRE-2"), ("MEA-5", "MEA-4"), ("VOL-1", "VOL-2"), ("VOL-3", "VOL-5")]
)
def test_a_step_by_land_costs_one_point(here: str, there: str) -> None:
    for one, other in ((here, there), (there, here)):
        g = moving(5, {"armies": {one: 2}})
        answer(g, f"move {one} to {other}")
        assert left(g) == 4
        answer(g, f"move {one} to {other}")  # each army pays
        assert left(g) == 3


@pytest.mark.rule("EMPIRE-MOVE.3")
def test_example_9_bridges_cost_like_land() -> None:
    g = moving(2, {"armies": {"BRI-2": 1}})
    assert moves(g) == {"BRI-2 to BRI-1"}
    answer(g, "move BRI-2 to BRI-1")
    assert left(g) == 1
    answer(g, "move BRI-1 to BRI-3")
    assert (armies(g, "BRI-3"), asked(g)) == (1, (1, "Turn"))
    assert {"BRI-a", "BRI-b", "BRI-c"} < set(g.view(None)["islands"])


# ---- by sea

SEA = [("CRE-3", "MEA-3"), ("CRE-4", "BRI-1"), ("CRE-2", "VOL-5"), ("CRE-1", "CRE-4"), ("VOL-2", "VOL-4")]


@pytest.mark.rule("EMPIRE-MOVE.4")
@pytest.mark.parametrize(("here", "there"), SEA)
def test_a_step_by_sea_costs_three_points(here: str, there: str) -> None:
    for one, other in ((here, there), (there, here)):
        g = moving(5, {"armies": {one: 1}})
        answer(g, f"move {one} to {other}")
        assert left(g) == 2


@pytest.mark.rule("EMPIRE-MOVE.4")
@pytest.mark.parametrize(("flying", "cost"), [(0, 3), (1, 2), (2, 1), (3, 1), (4, 1), (5, 1)])
def test_each_flying_symbol_takes_one_point_off_but_never_the_last(flying: int, cost: int) -> None:
    seat = {"armies": {"CRE-3": 1, "CRE-4": 1}, "cards": FLYING[:flying]}
    g = moving(6, seat, {}, {})
    answer(g, "move CRE-3 to MEA-3")
    assert left(g) == 6 - cost
    assert g.view(1)["players"][0]["sea_cost"] == cost
    if left(g):
        answer(g, "move CRE-4 to CRE-5")
        assert left(g) == 5 - cost  # land costs what it costs


@pytest.mark.rule("EMPIRE-MOVE.4")
def test_flying_of_others_does_not_help() -> None:
    g = moving(5, {"armies": {"CRE-3": 1}}, {"cards": ["dire_eye", "dire_dragon"]})
    answer(g, "move CRE-3 to MEA-3")
    assert left(g) == 2


@pytest.mark.rule("EMPIRE-MOVE.4", "EMPIRE-MOVE.5")
def test_example_7_with_two_flying_symbols_every_sea_step_costs_one() -> None:
    g = table({"armies": {"CRE-3": 3}, "cards": ["dire_eye"]}, {}, row=["ancient_phoenix"])
    answer(g, "take ancient_phoenix", "move CRE-3 to MEA-3", "move MEA-3 to MEA-4", "move MEA-4 to MEA-5")
    answer(g, "move CRE-3 to MEA-3", "move CRE-3 to MEA-3")
    assert [armies(g, region) for region in ("CRE-3", "MEA-3", "MEA-5")] == [0, 2, 1]
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("EMPIRE-MOVE.5")
def test_the_reduced_cost_is_for_every_army_and_every_sea_step() -> None:
    g = moving(6, {"armies": {"CRE-3": 2, "CRE-2": 1}, "cards": ["dire_eye"]})
    answer(g, "move CRE-3 to MEA-3")
    assert left(g) == 4
    answer(g, "move MEA-3 to CRE-3")  # the same army once more
    assert left(g) == 2
    answer(g, "move CRE-2 to VOL-5")  # another army elsewhere
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("EMPIRE-MOVE.6")
def test_example_8_without_flying_six_points_bring_two_armies_over_the_sea() -> None:
    g = table({"armies": {"CRE-4": 3}, "cards": ["forest_tree_town"]}, {}, row=["dire_goblin"])
    answer(g, "take dire_goblin")
    assert left(g) == 6
    answer(g, "move CRE-4 to BRI-1")
    assert left(g) == 3
    answer(g, "move CRE-4 to BRI-1")
    assert (armies(g, "BRI-1"), armies(g, "CRE-4"), asked(g)) == (2, 1, (1, "Turn"))


@pytest.mark.rule("EMPIRE-MOVE.6")
@pytest.mark.parametrize(("flying", "needed"), [(0, 3), (1, 2)])
def test_a_sea_step_is_on_offer_only_while_it_can_be_paid_in_full(flying: int, needed: int) -> None:
    g = moving(5, {"armies": {"CRE-3": 1, "MEA-1": 9}, "cards": FLYING[:flying]})
    while left(g) >= needed:
        assert "CRE-3 to MEA-3" in moves(g)
        answer(g, "move MEA-1 to MEA-2")
    assert 0 < left(g) < needed
    refusal = refused(g, "move CRE-3 to MEA-3")
    assert (refusal.rule, refusal.values) == ("EMPIRE-MOVE.4", {"cost": needed, "left": needed - 1})


@pytest.mark.rule("EMPIRE-MOVE.6")
def test_points_left_over_lapse() -> None:
    g = table({"armies": {"CRE-4": 2}}, {}, row=["dire_goblin", "stronghold", "forest_gnome"])
    answer(g, "take dire_goblin", "move CRE-4 to BRI-1", "done", "take stronghold", "take forest_gnome")
    assert left(g) == 2  # not four
    assert refused(g, "move CRE-4 to BRI-1").rule == "EMPIRE-MOVE.4"


@pytest.mark.rule("EMPIRE-MOVE.6")
def test_the_action_ends_when_no_step_can_be_paid() -> None:
    g = table({"armies": {"RED-1": 1}}, {}, map=["crescent", "meadow", "archipelago", "red_forest"], row=["dire_ogre"])
    answer(g, "take dire_ogre", "move RED-1 to RED-2")
    assert left(g) == 1
    g = moving(3, {"armies": {"ARC-3": 1}}, map=["crescent", "meadow", "archipelago", "red_forest"])
    answer(g, "move ARC-3 to ARC-2")
    assert asked(g) == (1, "Turn")
    g = moving(2, {"armies": {"ARC-3": 1}}, map=["crescent", "meadow", "archipelago", "red_forest"])
    assert asked(g) == (1, "Turn")  # an isle with nothing but sea around


# ---- what does not hinder


@pytest.mark.rule("EMPIRE-MOVE.7")
def test_nothing_that_stands_there_hinders_a_step() -> None:
    g = moving(
        3,
        {"armies": {"MEA-1": 1}},
        {"armies": {"MEA-4": 18}, "cities": {"MEA-4": 3}},
        neutral={"MEA-1": 4, "MEA-4": 6},
    )
    answer(g, "move MEA-1 to MEA-4")
    assert "MEA-4 to MEA-5" in moves(g)
    answer(g, "move MEA-4 to MEA-5", "move MEA-5 to MEA-4")
    assert (armies(g, "MEA-4"), armies(g, "MEA-4", 1)) == (1, 18)


@pytest.mark.rule("EMPIRE-MOVE.7")
def test_a_region_may_hold_all_armies_of_all_players() -> None:
    others = [{"armies": {"CRE-3": 18}}] * 3
    g = moving(2, {"armies": {"CRE-3": 16, "CRE-2": 1, "CRE-4": 1}}, *others)
    answer(g, "move CRE-2 to CRE-3", "move CRE-4 to CRE-3")
    assert [armies(g, "CRE-3", seat) for seat in range(4)] == [18] * 4


@pytest.mark.rule("EMPIRE-MOVE.7")
def test_the_last_army_may_leave_a_region_and_a_city() -> None:
    g = moving(2, {"armies": {"CRE-3": 1}, "cities": {"CRE-3": 1}})
    answer(g, "move CRE-3 to CRE-4")
    assert (armies(g, "CRE-3"), cities(g, "CRE-3")) == (0, 1)


@pytest.mark.rule("EMPIRE-MOVE.8")
def test_a_lone_city_has_nothing_to_move() -> None:
    g = moving(5, {"armies": {"MEA-5": 1}, "cities": {"CRE-3": 2}})
    assert moves(g) == {"MEA-5 to MEA-4"}
    assert refused(g, "move CRE-3 to CRE-4").rule == "EMPIRE-MOVE.1"


@pytest.mark.rule("EMPIRE-MOVE.8")
@pytest.mark.parametrize("seed", range(3))
def test_cities_stay_where_they_are_built(seed: int) -> None:
    g = new_game(2 + seed, seed, setup="random", leaders="on", encounters="on", discoveries="on")
    before = list(g.cities)
    for _ in play_randomly(g, seed + 70):
        now = list(g.cities)
        assert all(new >= old for old, new in zip(before, now, strict=True))
        before = now
    assert sum(before) > seed
