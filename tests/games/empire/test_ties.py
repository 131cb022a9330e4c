"""Equal totals: coins, armies on the board, regions, and at last a shared victory (EMPIRE-TIE)."""

from __future__ import annotations

import pytest

from deskovka.games.empire.table import Empire
from deskovka.testing.play import play_randomly
from support.empire import EMPIRE, answer, new_game, table


def stands(*regions: str, coins: int = 5) -> dict[str, object]:
    """A seat with one army in each of these regions."""
    return {"armies": dict.fromkeys(regions, 1), "coins": coins}


def winners(g: Empire, *scores: int) -> list[int]:
    """Who wins, after a look at the totals."""
    result = EMPIRE.result(g)
    assert result.scores == list(scores)
    return result.winners()


# ---- coins


@pytest.mark.rule("EMPIRE-TIE.1")
@pytest.mark.parametrize(("mine", "theirs", "winner"), [(5, 4, 0), (4, 5, 1), (1, 12, 1)])
def test_among_equal_totals_most_coins_win(mine: int, theirs: int, winner: int) -> None:
    g = table(stands("BRI-1", coins=mine), stands("BRI-2", coins=theirs))
    assert winners(g, 2, 2) == [winner]


@pytest.mark.rule("EMPIRE-TIE.1")
def test_coins_help_only_those_tied_for_the_highest_total() -> None:
    g = table(stands("BRI-1", coins=1), stands("BRI-2", coins=2), stands(coins=11))
    assert winners(g, 2, 2, 0) == [1]
    assert EMPIRE.result(g).ranks == [2, 1, 3]


@pytest.mark.rule("EMPIRE-TIE.1")
def test_coins_come_before_armies_and_regions() -> None:
    rich = {"armies": {"BRI-1": 1}, "coins": 4}
    strong = {"armies": {"MEA-1": 3, "MEA-2": 3}, "coins": 3}  # two regions, but not the island
    g = table(rich, strong, neutral={"MEA-3": 1, "MEA-4": 1})
    assert winners(g, 2, 2) == [0]


# ---- armies on the board


@pytest.mark.rule("EMPIRE-TIE.2")
@pytest.mark.parametrize(("mine", "theirs", "winner"), [(3, 2, 0), (2, 3, 1)])
def test_then_most_armies_on_the_board_win(mine: int, theirs: int, winner: int) -> None:
    g = table({"armies": {"BRI-1": mine}, "coins": 5}, {"armies": {"BRI-2": theirs}, "coins": 5})
    assert winners(g, 2, 2) == [winner]


@pytest.mark.rule("EMPIRE-TIE.2")
def test_armies_count_in_all_regions_also_in_those_of_others() -> None:
    spread = {"armies": {"BRI-1": 1, "BRI-2": 2, "VOL-1": 1}, "coins": 5}
    g = table(spread, {"armies": {"BRI-2": 3}, "coins": 5}, neutral={"VOL-1": 1})
    assert winners(g, 2, 2) == [0]


@pytest.mark.rule("EMPIRE-TIE.2")
def test_cities_are_no_armies() -> None:
    cities = {"armies": {"BRI-1": 1}, "cities": {"BRI-1": 3}, "coins": 5}
    g = table(cities, {"armies": {"BRI-2": 2}, "coins": 5})
    assert winners(g, 2, 2) == [1]


@pytest.mark.rule("EMPIRE-TIE.2")
@pytest.mark.parametrize(("hers", "theirs", "winner"), [(2, 3, 1), (3, 2, 0)])
def test_armies_on_the_card_of_the_sorceress_count_for_nobody(hers: int, theirs: int, winner: int) -> None:
    sorceress = {"armies": {"BRI-1": hers}, "coins": 5, "leader": "red_sorceress", "trophies": {1: 2}}
    g = table(sorceress, {"armies": {"BRI-2": theirs}, "coins": 5}, variants="leaders")
    assert winners(g, 2, 2) == [winner]


@pytest.mark.rule("EMPIRE-TIE.2")
def test_armies_come_before_regions() -> None:
    few = {"armies": {"BRI-1": 3}, "coins": 5}
    g = table(few, stands("MEA-1", "MEA-2"), neutral={"MEA-3": 1, "MEA-4": 1})
    assert winners(g, 2, 2) == [0]


# ---- regions


@pytest.mark.rule("EMPIRE-TIE.3")
@pytest.mark.parametrize("swapped", [False, True])
def test_then_most_regions_win(swapped: bool) -> None:
    island = {"armies": {"BRI-1": 2}, "coins": 5}  # a region and an island
    regions = stands("MEA-1", "MEA-2")  # two regions
    seats = [regions, island] if swapped else [island, regions]
    g = table(*seats, neutral={"MEA-3": 1, "MEA-4": 1})
    assert winners(g, 2, 2) == [0 if swapped else 1]


# ---- still tied


@pytest.mark.rule("EMPIRE-TIE.4")
def test_a_last_tie_is_a_shared_victory() -> None:
    g = table(stands("BRI-1"), stands("BRI-2"), stands("CRE-1", coins=4), stands("BRI-3"))
    assert winners(g, 2, 2, 2, 2) == [0, 1, 3]
    assert EMPIRE.result(g).ranks == [1, 1, 4, 1]
    assert g.rewards() == pytest.approx([1 / 3, 1 / 3, 0, 1 / 3])


@pytest.mark.rule("EMPIRE-TIE.4")
def test_neither_cities_nor_elixirs_nor_cards_break_a_last_tie() -> None:
    mine = {"armies": {"BRI-1": 1}, "cities": {"BRI-1": 2}, "coins": 5, "cards": ["dire_goblin"]}
    theirs = {"armies": {"BRI-2": 1}, "coins": 5, "cards": ["cursed_banshee", "dire_eye"]}
    elixirs = {"coins": 4, "cards": ["forest_gnome"]}  # two points for the most
    assert winners(table(mine, theirs, elixirs), 2, 2, 2) == [0, 1]


@pytest.mark.rule("EMPIRE-TIE.4")
def test_neither_seat_nor_age_breaks_a_last_tie() -> None:
    for ages in ("0123", "3210"):
        g = table(stands("BRI-1"), stands("BRI-2"), variants={"ages": ages}, active=1)
        assert winners(g, 2, 2) == [0, 1]


# ---- the whole order


@pytest.mark.rule("EMPIRE-TIE.1", "EMPIRE-DISC.8")
def test_example_18_the_magic_book_wins_the_tie() -> None:
    mine = stands("MEA-1", "MEA-2", "MEA-3", "MEA-4", "MEA-5", "BRI-1", "BRI-2", "BRI-3", coins=3)
    volcano = [f"VOL-{number}" for number in range(1, 8)]
    book = {"tokens": ["book_of_spells"]}
    theirs = stands(*volcano, "CRE-1", "CRE-2", "CRE-3", coins=0)
    g = table({**mine, "cards": ["cursed_king"]}, {**theirs, **book}, variants="discoveries")
    assert winners(g, 14, 14) == [1]
    assert EMPIRE.result(g).ranks == [2, 1]


@pytest.mark.rule("EMPIRE-DISC.8")
def test_the_magic_book_of_somebody_with_less_decides_nothing() -> None:
    g = table(
        stands("BRI-1", coins=1),
        stands("BRI-2", coins=2),
        {"tokens": ["book_of_spells"], "coins": 11},
        variants="discoveries",
    )
    assert winners(g, 2, 2, 1) == [1]


@pytest.mark.rule("EMPIRE-TIE.1", "EMPIRE-TIE.2", "EMPIRE-TIE.3")
def test_the_result_names_what_decides_in_its_order() -> None:
    g = table({"armies": {"BRI-1": 2, "MEA-1": 1}, "coins": 3}, {"armies": {"BRI-2": 4}, "coins": 7})
    assert [(line.id, line.rule, line.points) for line in EMPIRE.result(g).tie_breaks] == [
        ("coins", "EMPIRE-TIE.1", [3, 7]),
        ("armies", "EMPIRE-TIE.2", [3, 4]),
        ("regions", "EMPIRE-TIE.3", [2, 1]),
    ]


@pytest.mark.rule("EMPIRE-TIE.1")
def test_what_is_left_after_the_last_turn_decides() -> None:
    mine = ["ancient_phoenix", "cursed_gargoyles", "cursed_mausoleum", "dire_dragon", "dire_eye", "dire_giant"]
    mine += ["forest_elf", "forest_pixie", "forest_tree_town", "night_hydra", "night_village"]
    theirs = ["ancient_tree_spirit", "cursed_banshee", "cursed_king", "dire_goblin", "forest_gnome"]
    theirs += ["ancient_woods", "noble_knight", "noble_unicorn", "cursed_tower", "dire_ogre"]
    g = table(
        {"cards": mine, **stands("MEA-1", "MEA-2", coins=1)},  # two regions and the island
        {"cards": theirs, "coins": 2},  # two points for elixirs
        active=1,
        row=["noble_hills", "lake"],
    )
    answer(g, "take lake", "done")  # a point for the gnome
    assert EMPIRE.result(g).over
    assert winners(g, 3, 3) == [0]  # one coin each, but only seat 0 has armies


@pytest.mark.rule("EMPIRE-TIE.1", "EMPIRE-TIE.2", "EMPIRE-TIE.3", "EMPIRE-TIE.4")
@pytest.mark.parametrize("seed", range(5))
def test_at_any_time_the_best_by_points_coins_armies_and_regions_leads(seed: int) -> None:
    g = new_game(4, seed, setup="random")
    for _ in play_randomly(g, seed):
        seen = g.view(None)
        regions = seen["regions"].values()  # type: ignore[attr-defined]
        keys = [
            (
                p["score"]["total"],
                p["coins"],
                18 - p["supply"],
                sum(region["holder"] == p["seat"] for region in regions),
            )
            for p in seen["players"]  # type: ignore[attr-defined]
        ]
        assert EMPIRE.result(g).winners() == [seat for seat, key in enumerate(keys) if key == max(keys)]
