"""Who controls what at the end, and what everything is worth (EMPIRE-SCORE)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
import yaml

from deskovka.games.empire.board import ISLAND_NAMES
from deskovka.games.empire.scoring import island_holders, sheet, total, totals
from deskovka.games.empire.table import Empire
from deskovka.testing.play import play_randomly
from deskovka.testing.variants import game_of
from support.empire import EMPIRE, answer, events, holder, new_game, score, table

RULES = Path(__file__).parents[3] / "docs" / "rules"
SIDES = yaml.safe_load((RULES / "empire-map.yaml").read_text(encoding="utf-8"))["sides"]
CARDS = yaml.safe_load((RULES / "empire-cards.yaml").read_text(encoding="utf-8"))["cards"]
PRINTED = {card["id"]: card for card in CARDS}
ISLANDS = [island["regions"] for side in SIDES.values() for island in side["islands"]]
NOBODY = -1
NEUTRAL = 4

# Eleven cards without points, and ten with two points for elixirs alone
PLAIN = ["ancient_phoenix", "cursed_gargoyles", "cursed_mausoleum", "dire_dragon", "dire_eye", "dire_giant"]
PLAIN += ["forest_elf", "forest_pixie", "forest_tree_town", "night_hydra", "night_village"]
ELIXIRS = ["ancient_tree_spirit", "cursed_banshee", "cursed_king", "dire_goblin", "forest_gnome"]
ELIXIRS += ["ancient_woods", "noble_knight", "noble_unicorn", "cursed_tower", "dire_ogre"]


def armies(*counts: int) -> list[dict[str, object]]:
    """Seats with so many armies in MEA-1."""
    return [{"armies": {"MEA-1": count}} for count in counts]


def island(g: Empire, name: str) -> int:
    """A seat, 4 for the neutral armies, -1 for nobody."""
    return int(island_holders(g)[ISLAND_NAMES.index(name)])


def stands(*regions: str) -> dict[str, object]:
    """A seat with an army in each of these regions."""
    return {"armies": dict.fromkeys(regions, 1)}


# ---- regions


@pytest.mark.rule("EMPIRE-SCORE.1", "EMPIRE-SCORE.2")
@pytest.mark.parametrize(
    ("counts", "controller"),
    [
        ((1, 0), 0),
        ((0, 1), 1),
        ((2, 1), 0),
        ((1, 1), NOBODY),
        ((0, 0), NOBODY),
        ((3, 2, 2), 0),
        ((2, 3, 2), 1),
        ((2, 2, 3), 2),
        ((2, 2, 1), NOBODY),
        ((2, 1, 2), NOBODY),
        ((1, 2, 2), NOBODY),
        ((1, 1, 2, 3), 3),
        ((3, 1, 1, 3), NOBODY),
        ((2, 2, 2, 2), NOBODY),
    ],
)
def test_the_strictly_strongest_controls_a_region(counts: tuple[int, ...], controller: int) -> None:
    g = table(*armies(*counts))
    assert holder(g, "MEA-1") == controller
    assert [score(g, seat)["regions"] for seat in range(len(counts))] == [
        int(seat == controller) for seat in range(len(counts))
    ]


@pytest.mark.rule("EMPIRE-SCORE.1", "EMPIRE-SCORE.2")
@pytest.mark.parametrize(
    ("mine", "city", "theirs", "controller"),
    [(1, 1, 1, 0), (1, 1, 2, NOBODY), (1, 1, 3, 1), (1, 3, 3, 0), (0, 2, 1, 0), (2, 0, 1, 0)],
)
def test_a_city_counts_as_an_army(mine: int, city: int, theirs: int, controller: int) -> None:
    g = table({"armies": {"MEA-1": mine}, "cities": {"MEA-1": city}}, {"armies": {"MEA-1": theirs}})
    assert holder(g, "MEA-1") == controller


@pytest.mark.rule("EMPIRE-SCORE.1", "EMPIRE-SCORE.2")
@pytest.mark.parametrize(("mine", "neutral", "controller"), [(2, 1, 0), (2, 2, NOBODY), (2, 3, NEUTRAL)])
def test_the_neutral_armies_are_a_party_too(mine: int, neutral: int, controller: int) -> None:
    g = table({"armies": {"MEA-1": mine}}, {"armies": {"MEA-1": 1}}, neutral={"MEA-1": neutral})
    assert holder(g, "MEA-1") == controller
    assert (score(g, 0)["regions"], score(g, 1)["regions"]) == (int(controller == 0), 0)


@pytest.mark.rule("EMPIRE-SCORE.3")
def test_a_lone_city_controls_a_region_and_ties_with_a_lone_army() -> None:
    g = table({"cities": {"MEA-1": 1, "MEA-2": 1, "BRI-1": 1}}, {"armies": {"MEA-2": 1}, "cities": {"BRI-1": 1}})
    assert [holder(g, region) for region in ("MEA-1", "MEA-2", "BRI-1")] == [0, NOBODY, NOBODY]
    assert (score(g, 0)["regions"], score(g, 1)["regions"]) == (1, 0)


@pytest.mark.rule("EMPIRE-SCORE.4")
def test_each_controlled_region_is_worth_one_point_however_strong_one_is() -> None:
    seat = {"armies": {"MEA-1": 7, "MEA-2": 1, "CRE-3": 2}, "cities": {"MEA-1": 2, "VOL-1": 1}}
    g = table(seat, {"armies": {"BRI-1": 4, "CRE-3": 1}})
    assert (score(g, 0)["regions"], score(g, 1)["regions"]) == (4, 1)


# ---- islands


@pytest.mark.rule("EMPIRE-SCORE.5", "EMPIRE-SCORE.6")
@pytest.mark.parametrize(
    ("seats", "controller"),
    [
        ([stands("MEA-1"), {}], 0),
        ([stands("MEA-1", "MEA-2"), stands("MEA-3")], 0),
        ([stands("MEA-1"), stands("MEA-2", "MEA-3")], 1),
        ([stands("MEA-1"), stands("MEA-2")], NOBODY),
        ([stands("MEA-1", "MEA-2"), stands("MEA-3", "MEA-4"), stands("MEA-5")], NOBODY),
        ([stands("MEA-5"), stands("MEA-1", "MEA-2"), stands("MEA-3", "MEA-4")], NOBODY),
        ([stands("MEA-1"), stands("MEA-2"), stands("MEA-3", "MEA-4")], 2),
        ([{}, {}], NOBODY),
        ([stands("MEA-1", "MEA-2"), stands("MEA-1", "MEA-2")], NOBODY),
    ],
)
def test_whoever_controls_most_regions_of_an_island_controls_it(
    seats: list[dict[str, object]], controller: int
) -> None:
    g = table(*seats)
    assert island(g, "MEA") == controller
    assert [score(g, seat)["islands"] for seat in range(len(seats))] == [
        int(seat == controller) for seat in range(len(seats))
    ]


@pytest.mark.rule("EMPIRE-SCORE.5")
def test_an_island_is_decided_by_regions_not_by_armies() -> None:
    g = table({"armies": {"MEA-1": 9, "MEA-2": 2}}, {"armies": {"MEA-3": 1, "MEA-4": 1, "MEA-5": 1, "MEA-2": 1}})
    assert (island(g, "MEA"), score(g, 0)["islands"], score(g, 1)["islands"]) == (1, 0, 1)


@pytest.mark.rule("EMPIRE-SCORE.5", "EMPIRE-SCORE.6")
@pytest.mark.parametrize(("neutral", "controller"), [(1, 0), (2, NOBODY), (3, NEUTRAL)])
def test_regions_of_the_neutral_armies_count_against_the_players(neutral: int, controller: int) -> None:
    regions = ["MEA-3", "MEA-4", "MEA-5"][:neutral]
    g = table(stands("MEA-1", "MEA-2"), {}, neutral=dict.fromkeys(regions, 1))
    assert (island(g, "MEA"), score(g)["islands"]) == (controller, int(controller == 0))


@pytest.mark.rule("EMPIRE-SCORE.7")
@pytest.mark.parametrize("region", ["BRI-1", "BRI-2", "BRI-3", "VOL-1", "VOL-6", "MEA-4", "CRE-5"])
def test_every_island_is_worth_one_point_whatever_its_size(region: str) -> None:
    g = table(stands(region))
    assert (score(g)["regions"], score(g)["islands"], score(g)["total"]) == (1, 1, 2)


@pytest.mark.rule("EMPIRE-SCORE.7")
def test_the_islands_of_one_segment_count_each_for_itself() -> None:
    g = table(stands("VOL-1", "VOL-3", "BRI-1", "BRI-2", "BRI-3"), stands("VOL-4", "VOL-5"))
    assert (score(g, 0)["islands"], score(g, 1)["islands"]) == (4, 1)


@pytest.mark.rule("EMPIRE-SCORE.1", "EMPIRE-SCORE.2", "EMPIRE-SCORE.4", "EMPIRE-SCORE.5", "EMPIRE-SCORE.7")
def test_example_11_region_and_island() -> None:
    g = table(
        {"armies": {"MEA-1": 2, "MEA-3": 1, "MEA-4": 2}, "cities": {"MEA-3": 1}},
        {"armies": {"MEA-2": 1, "MEA-3": 2, "MEA-4": 3}},
    )
    assert [holder(g, f"MEA-{number}") for number in range(1, 6)] == [0, 1, NOBODY, 1, NOBODY]
    assert island(g, "MEA") == 1
    assert EMPIRE.result(g).scores == [1, 3]


# ---- cards and elixirs


@pytest.mark.rule("EMPIRE-SCORE.8")
def test_points_of_all_cards_are_added() -> None:
    cards = ["graveyard", "cursed_king", "cursed_tower", "dire_eye", "dire_ogre", "ancient_sage"]
    cards += ["noble_hills", "noble_knight", "noble_unicorn"]
    g = table({"cards": cards, "coins": 7, "armies": {"BRI-1": 1}}, {"coins": 12})
    assert score(g) == {"regions": 1, "islands": 1, "cards": 2 + 1 + 2 + 1 + 4, "elixirs": 2, "total": 14}
    assert score(g, 1)["total"] == 0


@pytest.mark.rule("EMPIRE-SCORE.9", "EMPIRE-SCORE.10")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["cursed_king"], [2, 0, 0]),
        (["cursed_king", "cursed_banshee"], [0, 2, 0]),
        (["cursed_king", "cursed_banshee", "forest_gnome"], [0, 0, 2]),
        (["forest_gnome", "cursed_king", "ancient_tree_spirit"], [1, 0, 1]),
        (["cursed_king", "dire_goblin", "mountain_treasury"], [1, 1, 1]),
        (["cursed_king", "dire_goblin", "cursed_banshee"], [0, 0, 2]),
        (["dire_eye", "dire_giant", "graveyard"], [0, 0, 0]),
        ([], [0, 0, 0]),
    ],
)
def test_most_elixirs_give_two_points_or_one_each_when_tied(cards: list[str], points: list[int]) -> None:
    seats: list[dict[str, object]] = [{"cards": [card]} for card in cards]
    g = table(*seats, *[{}] * (3 - len(seats)))
    assert [score(g, seat)["elixirs"] for seat in range(3)] == points
    assert EMPIRE.result(g).scores == points


@pytest.mark.rule("EMPIRE-SCORE.9")
def test_example_12_elixirs() -> None:
    four = [{"cards": ["ancient_tree_spirit", "cursed_king"]}, {"cards": ["forest_gnome", "dire_goblin"]}]
    g = table(*four, {"cards": ["mountain_treasury"]})
    assert [int(p.elixirs) for p in g.players] == [4, 4, 1]
    assert EMPIRE.result(g).scores == [1, 1, 0]


# ---- tokens and leaders


@pytest.mark.rule("EMPIRE-SCORE.11")
def test_points_of_tokens_and_leaders_are_added() -> None:
    g = table(
        {"tokens": ["book_of_spells", "dragon"], "leader": "white_knight", "armies": {"MEA-1": 1, "BRI-1": 1}},
        {"tokens": ["poison_swamp"], "leader": "red_sorceress", "trophies": {0: 6}, "armies": {"VOL-1": 1}},
        tokens={"MEA-1": "citadel", "VOL-1": "citadel", "VOL-2": "citadel"},
        variants="discoveries swamp citadels encounters leaders",
    )
    zero = {"cards": 0, "elixirs": 0}
    assert score(g, 0) == {"regions": 2, "islands": 2, **zero, "tokens": 3, "citadels": 1, "leader": 1, "total": 9}
    assert score(g, 1) == {"regions": 1, "islands": 1, **zero, "tokens": -1, "citadels": 1, "leader": 2, "total": 4}


@pytest.mark.rule("EMPIRE-SCORE.11")
def test_a_table_without_variants_has_no_lines_for_them() -> None:
    assert list(score(table())) == ["regions", "islands", "cards", "elixirs", "total"]


# ---- the total


def last_turn(mine: dict[str, object], **keys: object) -> Empire:
    """Seat 0 has all its cards, seat 1 takes its last one, the wizard: a third point beside two for elixirs."""
    theirs = {"cards": ELIXIRS, "coins": 2}
    return table({"cards": PLAIN, **mine}, theirs, active=1, row=["night_wizard"], **keys)


@pytest.mark.rule("EMPIRE-SCORE.12")
@pytest.mark.parametrize(("regions", "total", "winner"), [(["BRI-1"], 2, 1), (["BRI-1", "BRI-2"], 4, 0)])
def test_the_highest_total_wins(regions: list[str], total: int, winner: int) -> None:
    g = last_turn({**stands(*regions), "coins": 12})
    assert not EMPIRE.result(g).over
    answer(g, "take night_wizard", "done")
    result = EMPIRE.result(g)
    assert (result.over, result.scores, result.winners()) == (True, [total, 3], [winner])
    assert g.rewards() == [1.0 - winner, 0.0 + winner]


@pytest.mark.rule("EMPIRE-SCORE.13")
def test_a_total_may_be_negative() -> None:
    g = last_turn({"tokens": ["poison_swamp"]}, variants="discoveries swamp")
    told = events(g, "take night_wizard", "done")
    assert EMPIRE.result(g).scores == [-1, 3]
    assert [(event["seat"], event["points"]) for event in told if event["event"] == "game-scored"] == [
        (0, "-1"),
        (1, "3"),
    ]


@pytest.mark.rule("EMPIRE-SCORE.13")
def test_a_negative_total_is_worse_than_none() -> None:
    g = table({"tokens": ["poison_swamp"], "coins": 12}, {"coins": 0}, variants="discoveries swamp")
    assert (EMPIRE.result(g).scores, EMPIRE.result(g).winners()) == ([-1, 0], [1])


# ---- whole games, counted by hand


def counted(g: Empire) -> list[dict[str, int]]:
    """The score sheet from what lies on the table and what is printed."""
    seen = g.view(None)
    held = {region: strongest(strengths(at)) for region, at in seen["regions"].items()}  # type: ignore[attr-defined]
    on_map = [regions for regions in ISLANDS if regions[0] in held]
    islands = [strongest(Counter(held[region] for region in regions if held[region] != NOBODY)) for regions in on_map]
    sheets = [
        {
            "regions": list(held.values()).count(p["seat"]),
            "islands": islands.count(p["seat"]),
            "cards": card_points(p["cards"], p["coins"]),
            "elixirs": elixir_points([symbols(q["cards"], "elixir") for q in seen["players"]], p["seat"]),
        }
        for p in seen["players"]  # type: ignore[attr-defined]
    ]
    return [{**sheet, "total": sum(sheet.values())} for sheet in sheets]


def strengths(region: dict) -> dict[int, int]:
    pieces = enumerate(zip(region["armies"], region["cities"], strict=True))
    return {NEUTRAL: region["neutral"], **{seat: armies + cities for seat, (armies, cities) in pieces}}


def strongest(found: dict[int, int]) -> int:
    most = [party for party, count in found.items() if count > 0 and count == max(found.values())]
    return most[0] if len(most) == 1 else NOBODY


def symbols(cards: list[str], kind: str) -> int:
    return sum(ability["amount"] for card in cards for ability in PRINTED[card]["ability"] if ability["type"] == kind)


def card_points(cards: list[str], coins: int) -> int:
    adjectives = Counter(PRINTED[card]["adjective"] for card in cards)
    points = 0
    for card in cards:
        for ability in PRINTED[card]["ability"]:
            times = {
                "vp_per_adjective": adjectives[ability.get("adjective")],
                "vp_set": int(adjectives[ability.get("adjective")] == ability.get("cards_needed")),
                "vp_per_coins": coins // 3,
                "vp_per_flying": symbols(cards, "flying"),
            }
            points += ability.get("vp", 0) * times.get(ability["type"], 0)
    return points


def elixir_points(elixirs: list[int], seat: int) -> int:
    if elixirs[seat] == 0 or elixirs[seat] < max(elixirs):
        return 0
    return 2 if elixirs.count(elixirs[seat]) == 1 else 1


@pytest.mark.rule("EMPIRE-SCORE.1", "EMPIRE-SCORE.5", "EMPIRE-SCORE.8", "EMPIRE-SCORE.9", "EMPIRE-SCORE.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_score_sheet_is_what_a_person_would_count(seats: int) -> None:
    g = new_game(seats, 11 + seats, setup="random")
    for _ in play_randomly(g, seats):
        assert [score(g, seat) for seat in range(seats)] == counted(g)
    result = EMPIRE.result(g)
    assert result.over
    assert {result.scores[seat] for seat in result.winners()} == {max(result.scores)}


@pytest.mark.rule("EMPIRE-SCORE.4", "EMPIRE-SCORE.7", "EMPIRE-SCORE.8", "EMPIRE-CIT.2", "EMPIRE-LEAD.14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_bots_count_is_what_the_sheet_says(seats: int) -> None:
    for seed in range(12):
        for g in play_randomly(game_of(EMPIRE, seats, seed), seed):
            assert isinstance(g, Empire)
            points = sheet(g)
            assert list(totals(g))[:seats] == [total(points, seat) for seat in range(seats)]


@pytest.mark.rule("EMPIRE-NEUT.5", "EMPIRE-NEUT.6")
def test_what_neutral_armies_hold_is_counted_for_no_seat() -> None:
    g = table({"armies": {"MEA-1": 1}}, {}, neutral={"MEA-2": 1, "MEA-3": 1, "CRE-1": 2})
    assert list(totals(g))[:2] == [1, 0]
