"""The printed sides, how they lie together, and who is whose neighbour (EMPIRE-MAP, EMPIRE-SPEC)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
import yaml

from deskovka.games.empire import board
from deskovka.games.empire.table import Empire
from support.empire import EMPIRE, answer, armies, new_game, offered, refused, score, table

RULES = Path(__file__).parents[3] / "docs" / "rules"
PRINTED = yaml.safe_load((RULES / "empire-map.yaml").read_text(encoding="utf-8"))
DIRECTIONS = PRINTED["directions"]
LAYOUTS = {"t": "t_shape", "rectangle": "rectangle"}


def drawn(layout: str = "t", games: int = 400) -> list[list[tuple[str, int]]]:
    """Maps as luck draws them: the side and the turn in quarters of each place."""
    tables = [new_game(2, seed, layout=layout) for seed in range(games)]
    return [[(str(s["side"]), int(s["turn"]) // 90) for s in g.view(None)["segments"]] for g in tables]


def neighbours(g: Empire, region: str) -> set[tuple[str, int]]:
    """Where an army in a region can go with three movement points and no flying, and what a step costs."""
    g = g.clone()
    reached = set()
    for said in offered(g):
        if said.startswith(f"move {region} to "):
            h = g.clone()
            before = int(h.ask.amount)
            answer(h, said)
            left = int(h.ask.amount) if type(h.ask).__name__ == "Move" else 0
            reached.add((said.split()[-1], before - left))
    return reached


def marching(region: str, points: int = 3, **keys: object) -> Empire:
    """A table where seat 0 has two armies in a region and so many movement points."""
    card = {2: "forest_gnome", 3: "ancient_sage"}[points]
    g = table({"armies": {region: 2}}, row=[card], **keys)
    answer(g, f"take {card}")
    return g


# ---- the printed sides


@pytest.mark.rule("EMPIRE-MAP.10", "EMPIRE-MAP.11", "EMPIRE-MAP.12", "EMPIRE-COMP.3")
@pytest.mark.parametrize("name", list(PRINTED["sides"]))
def test_a_side_has_its_printed_islands_stubs_and_connections(name: str) -> None:
    printed = PRINTED["sides"][name]
    side = board.SIDES[board.SIDE_NAMES.index(name)]

    def region(number: int) -> str:
        return f"{side.code}-{number}"

    assert side.code == printed["code"]
    assert side.size == len(printed["regions"])
    assert [region(number) for number in range(1, side.size + 1)] == [each["id"] for each in printed["regions"]]
    assert {island: [region(number) for number in numbers] for island, numbers in side.islands.items()} == {
        island["id"]: island["regions"] for island in printed["islands"]
    }
    assert [region(number) for number in side.edges] == [printed["edges"][direction] for direction in DIRECTIONS]
    assert Counter((region(a), region(b), board.LINK_KINDS[kind]) for a, b, kind in side.links) == Counter(
        (*link["between"], link["kind"]) for link in printed["connections"]
    )


@pytest.mark.rule("EMPIRE-COMP.3")
def test_four_boards_have_two_sides_each() -> None:
    boards = [board.SIDE_NAMES[number : number + 2] for number in range(0, len(board.SIDES), 2)]
    assert boards == [printed["sides"] for printed in PRINTED["boards"]]
    assert PRINTED["totals"] == {
        "boards": len(boards),
        "sides": len(board.SIDES),
        "regions": board.REGIONS,
        "islands": board.ISLANDS,
    }


@pytest.mark.rule("EMPIRE-MAP.10")
def test_each_region_belongs_to_one_island_and_no_island_spans_two_segments() -> None:
    for name, printed in PRINTED["sides"].items():
        for region in printed["regions"]:
            number = board.REGION_NUMBERS[region["id"]]
            assert board.ISLAND_NAMES[board.ISLAND_OF[number]] == region["island"]
            assert board.SIDE_NAMES[board.SIDE_OF[number]] == name
    sizes = Counter(board.ISLAND_OF)
    assert [sizes[island] for island in range(board.ISLANDS)] == list(board.ISLAND_SIZE)


@pytest.mark.rule("EMPIRE-MAP.10")
def test_everybody_is_shown_the_islands_of_the_map_with_all_their_regions() -> None:
    for sides in (["crescent", "meadow", "bridge_isles", "volcano"], ["peaks", "desert", "red_forest", "archipelago"]):
        shown = EMPIRE.position({"map": sides}).view(None)["islands"]
        printed = [island for side in sides for island in PRINTED["sides"][side]["islands"]]
        assert {name: island["regions"] for name, island in shown.items()} == {
            island["id"]: island["regions"] for island in printed
        }


@pytest.mark.rule("EMPIRE-MAP.4", "EMPIRE-RECT.1")
@pytest.mark.parametrize("layout", board.LAYOUTS)
def test_the_places_touch_as_the_data_say(layout: str) -> None:
    printed = PRINTED["layouts"][LAYOUTS[layout]]
    number = board.LAYOUTS.index(layout)
    places = board.PLACE_NAMES[number]
    assert places == printed["slots"]
    joins = [
        [[places[a], DIRECTIONS[facing]], [places[b], DIRECTIONS[back]]] for a, facing, b, back in board.JOINS[number]
    ]
    assert joins == printed["joins"]


# ---- laying the segments


@pytest.mark.rule("EMPIRE-MAP.2", "EMPIRE-MAP.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_four_boards_are_used_each_with_one_side_up(seats: int) -> None:
    faces = set()
    for seed in range(160):
        sides = [str(segment["side"]) for segment in new_game(seats, seed).view(None)["segments"]]
        assert sorted(PRINTED["sides"][side]["board"] for side in sides) == [1, 2, 3, 4]
        faces.add(frozenset(sides))
    assert len(faces) == 16  # every choice of faces happens


@pytest.mark.rule("EMPIRE-MAP.3")
def test_the_other_side_of_a_board_is_not_on_the_map() -> None:
    g = new_game(segment_1="crescent", segment_2="meadow")
    assert refused(g, "start in PEA-1").rule == "EMPIRE-MAP.3"
    assert set(g.view(None)["regions"]).isdisjoint({"PEA-1", "PEA-2", "DES-1", "DES-7"})


@pytest.mark.rule("EMPIRE-MAP.5", "EMPIRE-MAP.6")
def test_any_side_takes_any_place_turned_in_any_way() -> None:
    maps = drawn()
    found = {(place, side) for places in maps for place, (side, _) in enumerate(places)}
    assert len(found) == 4 * 8
    turned = {(place, turn) for places in maps for place, (_, turn) in enumerate(places)}
    assert len(turned) == 4 * 4
    pairs = {(places[0][1], places[1][1]) for places in maps}
    assert len(pairs) == 16  # turned independently of one another


@pytest.mark.rule("EMPIRE-MAP.5", "EMPIRE-MAP.6")
def test_no_place_and_no_turn_is_favoured() -> None:
    maps = drawn(games=800)
    for place in range(4):
        sides = Counter(places[place][0] for places in maps)
        turns = Counter(places[place][1] for places in maps)
        assert all(60 < sides[side] < 140 for side in PRINTED["sides"])
        assert all(150 < turns[turn] < 250 for turn in range(4))


@pytest.mark.rule("EMPIRE-MAP.4")
def test_the_centre_touches_the_other_three_and_these_only_the_centre() -> None:
    for seed in range(50):
        seen = new_game(2, seed).view(None)
        centre, *arms = [PRINTED["sides"][segment["side"]]["code"] for segment in seen["segments"]]
        touching = [{here.split("-")[0], there.split("-")[0]} for here, there in seen["joins"]]
        assert touching == [{centre, arm} for arm in arms]


@pytest.mark.rule("EMPIRE-MAP.6", "EMPIRE-MAP.7", "EMPIRE-MAP.8")
@pytest.mark.parametrize(
    ("turn", "stem", "centre"),
    [
        ("north", "VOL-7", ["CRE-3", "CRE-4", "CRE-2"]),
        ("east", "VOL-5", ["CRE-5", "CRE-2", "CRE-3"]),
        ("south", "VOL-1", ["CRE-4", "CRE-3", "CRE-5"]),
        ("west", "VOL-6", ["CRE-2", "CRE-5", "CRE-4"]),
    ],
)
def test_a_turned_segment_shows_another_of_its_stubs(turn: str, stem: str, centre: list[str]) -> None:
    usual = ["crescent", "meadow", "bridge_isles"]
    assert EMPIRE.position({"map": [*usual, f"volcano {turn}"]}).view(None)["joins"][2] == ("CRE-2", stem)
    turned = EMPIRE.position({"map": [f"crescent {turn}", "meadow", "bridge_isles", "volcano east"]})
    ends = zip(centre, ["MEA-3", "BRI-1", "VOL-5"], strict=True)
    assert turned.view(None)["joins"] == [(here, there) for here, there in ends]


@pytest.mark.rule("EMPIRE-MAP.6", "EMPIRE-MAP.8", "EMPIRE-MAP.9")
def test_example_1_joins() -> None:
    g = marching("CRE-2")
    assert g.view(None)["joins"] == [("CRE-3", "MEA-3"), ("CRE-4", "BRI-1"), ("CRE-2", "VOL-5")]
    assert neighbours(g, "CRE-2") == {("CRE-1", 1), ("CRE-3", 1), ("VOL-5", 3)}
    assert neighbours(marching("VOL-5"), "VOL-5") == {("VOL-3", 1), ("VOL-4", 1), ("CRE-2", 3)}
    assert neighbours(marching("VOL-7"), "VOL-7") == {("VOL-6", 1)}  # its stub leads nowhere


@pytest.mark.rule("EMPIRE-MAP.9")
@pytest.mark.parametrize(
    ("region", "around"),
    [
        ("CRE-5", {"CRE-4"}),
        ("MEA-2", {"MEA-1", "MEA-3"}),
        ("MEA-4", {"MEA-1", "MEA-3", "MEA-5"}),
        ("MEA-5", {"MEA-4"}),
        ("BRI-3", {"BRI-1"}),
        ("VOL-1", {"VOL-2"}),
    ],
)
def test_a_stub_that_meets_no_segment_leads_nowhere(region: str, around: set[str]) -> None:
    assert {there for there, _ in neighbours(marching(region), region)} == around


# ---- neighbours


@pytest.mark.rule("EMPIRE-MAP.11", "EMPIRE-MAP.13")
def test_a_common_border_makes_neighbours_and_a_common_island_does_not() -> None:
    g = marching("MEA-1")
    assert neighbours(g, "MEA-1") == {("MEA-2", 1), ("MEA-3", 1), ("MEA-4", 1)}
    refusal = refused(g, "move MEA-1 to MEA-5")
    assert (refusal.rule, refusal.values) == ("EMPIRE-MAP.13", {"region": "MEA-1", "region2": "MEA-5"})


@pytest.mark.rule("EMPIRE-MAP.12")
def test_a_dotted_line_within_an_island_is_sea() -> None:
    assert neighbours(marching("CRE-1"), "CRE-1") == {("CRE-2", 1), ("CRE-4", 3)}
    assert neighbours(marching("CRE-4"), "CRE-4") == {("CRE-3", 1), ("CRE-5", 1), ("CRE-1", 3), ("BRI-1", 3)}
    g = marching("CRE-1", points=2)
    assert refused(g, "move CRE-1 to CRE-4").rule == "EMPIRE-MOVE.4"


@pytest.mark.rule("EMPIRE-MAP.12")
def test_dotted_lines_between_the_islands_of_a_segment_are_sea() -> None:
    sides = ["archipelago", "meadow", "bridge_isles", "peaks"]
    assert neighbours(marching("ARC-3", map=sides), "ARC-3") == {("ARC-2", 3), ("ARC-4", 3)}
    assert neighbours(marching("PEA-3", map=sides), "PEA-3") == {("PEA-2", 3)}
    assert neighbours(marching("VOL-2"), "VOL-2") == {("VOL-1", 1), ("VOL-4", 3)}


@pytest.mark.rule("EMPIRE-MAP.8")
@pytest.mark.parametrize(("here", "there"), [("CRE-3", "MEA-3"), ("CRE-4", "BRI-1"), ("CRE-2", "VOL-5")])
def test_a_join_is_a_sea_connection_both_ways(here: str, there: str) -> None:
    assert (there, 3) in neighbours(marching(here), here)
    assert (here, 3) in neighbours(marching(there), there)
    assert refused(marching(here, points=2), f"move {here} to {there}").rule == "EMPIRE-MOVE.4"


@pytest.mark.rule("EMPIRE-MAP.13")
@pytest.mark.parametrize("sides", [[*"0246"], [*"1357"], [*"1246"], [*"0357"]])
def test_every_way_leads_back_at_the_same_price_and_there_are_no_others(sides: list[str]) -> None:
    g = EMPIRE.position({"map": [board.SIDE_NAMES[int(side)] for side in sides]})
    seen = g.view(None)
    ways = {(*join, "sea") for join in seen["joins"]}
    for segment in seen["segments"]:
        ways |= {(*link["between"], link["kind"]) for link in PRINTED["sides"][segment["side"]]["connections"]}
    costs = {"land": 1, "bridge": 1, "sea": 3}
    expected = {(here, there, costs[kind]) for a, b, kind in ways for here, there in ((a, b), (b, a))}
    found = set()
    for region in seen["regions"]:
        standing = marching(str(region), map=[segment["side"] for segment in seen["segments"]])
        found |= {(region, there, cost) for there, cost in neighbours(standing, str(region))}
    assert found == expected


# ---- special segments


@pytest.mark.rule("EMPIRE-SPEC.4", "EMPIRE-SPEC.5")
def test_bridges_are_walked_for_one_point_and_lead_only_over_the_west_isle() -> None:
    assert neighbours(marching("BRI-2"), "BRI-2") == {("BRI-1", 1)}
    assert neighbours(marching("BRI-3"), "BRI-3") == {("BRI-1", 1)}
    assert neighbours(marching("BRI-1"), "BRI-1") == {("BRI-2", 1), ("BRI-3", 1), ("CRE-4", 3)}
    assert refused(marching("BRI-2"), "move BRI-2 to BRI-3").rule == "EMPIRE-MAP.13"
    g = marching("BRI-2", points=2)
    answer(g, "move BRI-2 to BRI-1", "move BRI-1 to BRI-3")
    assert (armies(g, "BRI-2"), armies(g, "BRI-3")) == (1, 1)


@pytest.mark.rule("EMPIRE-SPEC.6")
def test_leaving_the_bridge_isles_is_sea_movement() -> None:
    g = marching("BRI-1", points=2)
    assert refused(g, "move BRI-1 to CRE-4").rule == "EMPIRE-MOVE.4"
    assert ("CRE-4", 3) in neighbours(marching("BRI-1"), "BRI-1")


@pytest.mark.rule("EMPIRE-SPEC.3")
def test_the_bridge_isles_are_three_islands() -> None:
    g = table({"armies": {"BRI-1": 1, "BRI-2": 1, "BRI-3": 1}})
    assert (score(g)["regions"], score(g)["islands"]) == (3, 3)
    g = table({"armies": {"BRI-1": 1, "BRI-3": 1}}, {"armies": {"BRI-2": 2}})
    assert [score(g, seat)["islands"] for seat in (0, 1)] == [2, 1]
