"""All maps there can be: T and rectangle, where the start and the fifth armies may go (EMPIRE-START, EMPIRE-RECT)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations, product
from pathlib import Path
from random import Random

import pytest
import yaml

from deskovka.core.codec import vec_of
from deskovka.core.errors import ImpossiblePosition
from deskovka.games.empire.board import (
    REGION_NAMES,
    SIDE_NAMES,
    Board,
    by_sea,
    neighbour,
    settle_regions,
    start_regions,
)
from support.empire import EMPIRE, answer, asked, new_game, offered, refused, table

RULES = Path(__file__).parents[3] / "docs" / "rules"
PRINTED = yaml.safe_load((RULES / "empire-map.yaml").read_text(encoding="utf-8"))
SIDES = {name: PRINTED["sides"][name] for name in SIDE_NAMES}
DIRECTIONS = PRINTED["directions"]
KINDS = ("t_shape", "rectangle")
TURNS = ("north", "east", "south", "west")
M0 = ["crescent", "meadow", "bridge_isles", "volcano east"]


def placements() -> Iterator[list[int]]:
    """Every choice of faces in every order."""
    for boards in permutations(range(4)):
        for faces in product(range(2), repeat=4):
            yield [2 * board + face for board, face in zip(boards, faces, strict=True)]


def every_t() -> Iterator[tuple[list[int], list[int]]]:
    for sides in placements():
        for turns in product(range(4), repeat=4):
            yield sides, list(turns)


def every_rectangle() -> Iterator[tuple[list[int], list[int]]]:
    for sides in placements():
        for turns in [*product((0, 2), repeat=4), *product((1, 3), repeat=4)]:
            yield sides, list(turns)


@cache
def stub(side: int, turn: int, direction: str) -> str:
    """The region at the stub that faces a direction, by the rule of empire-map.yaml."""
    for own, region in SIDES[SIDE_NAMES[side]]["edges"].items():
        if DIRECTIONS[(DIRECTIONS.index(own) + turn) % 4] == direction:
            return str(region)
    raise AssertionError(direction)


def joins(layout: int, sides: list[int], turns: list[int]) -> list[tuple[str, str]]:
    """What the map data join, reckoned without the rules."""
    kind = PRINTED["layouts"][KINDS[layout]]
    at = {slot: number for number, slot in enumerate(kind["slots"])}
    return [
        (stub(sides[at[a]], turns[at[a]], facing), stub(sides[at[b]], turns[at[b]], back))
        for (a, facing), (b, back) in kind["joins"]
    ]


def names(regions: object) -> list[str]:
    return [REGION_NAMES[region] for region in regions]  # type: ignore[attr-defined]


def reached(board: Board) -> int:
    """How many regions can be reached from the first one."""
    seen = {int(board.regions[0])}
    waiting = list(seen)
    while waiting:
        here = waiting.pop()
        for i in range(board.link_ends[here], board.link_ends[here + 1]):
            there = int(neighbour(board.links[i]))
            if there not in seen:
                seen.add(there)
                waiting.append(there)
    return len(seen)


def joined(board: Board) -> list[tuple[str, str]]:
    ends = names(board.joins)
    return list(zip(ends[::2], ends[1::2], strict=True))


# ---- every T


@pytest.mark.rule("EMPIRE-START.1", "EMPIRE-START.2", "EMPIRE-SPEC.1", "EMPIRE-SPEC.2")
def test_every_t_has_the_starts_that_were_counted() -> None:
    """How an arm is turned matters only for the desert: with all arms turned alike each T stands for sixteen."""
    counts: Counter[int] = Counter()
    lone = 0
    for sides, turns in every_t():
        if len(set(turns[1:])) > 1:
            continue
        board = Board(0, vec_of(sides), vec_of(turns))
        starts = names(start_regions(board))
        ends = joins(0, sides, turns)
        if 1 in sides[1:]:  # the desert is an arm: the one region of it that meets the centre
            lone += 16
            assert starts == [ends[sides.index(1) - 1][1]]
        else:
            assert set(starts) == {centre for centre, _ in ends}
        counts[len(starts)] += 16
    assert counts == {1: 36_864, 2: 15_360, 3: 46_080}
    assert lone == counts[1]


@pytest.mark.rule("EMPIRE-MAP.4", "EMPIRE-MAP.6", "EMPIRE-MAP.8")
def test_every_t_hangs_together_by_three_joins() -> None:
    sizes = set()
    for number, (sides, turns) in enumerate(every_t()):
        if number % 17:
            continue
        board = Board(0, vec_of(sides), vec_of(turns))
        assert joined(board) == joins(0, sides, turns)
        assert reached(board) == len(board.regions)
        sizes.add(len(board.regions))
    assert (min(sizes), max(sizes)) == (16, 22)


@pytest.mark.rule("EMPIRE-ARMY.3", "EMPIRE-ARMY.4")
def test_in_every_t_the_fifth_armies_go_to_an_arm_without_the_start() -> None:
    luck = Random(8)
    for sides in placements():
        board = Board(0, vec_of(sides), vec_of([luck.randrange(4) for _ in range(4)]))
        for start in start_regions(board):
            arms = [SIDE_NAMES[side] for side in sides[1:]]
            home = next(name for name in SIDES if SIDES[name]["code"] == REGION_NAMES[start].split("-")[0])
            expected = [region["id"] for arm in arms if arm != home for region in SIDES[arm]["regions"]]
            assert names(settle_regions(board, start)) == expected


# ---- every rectangle


@pytest.mark.rule("EMPIRE-RECT.1", "EMPIRE-RECT.3", "EMPIRE-RECT.4", "EMPIRE-RECT.5")
def test_every_rectangle_is_a_ring_with_the_starts_that_were_counted() -> None:
    counts: Counter[int] = Counter()
    for sides, turns in every_rectangle():
        board = Board(1, vec_of(sides), vec_of(turns))
        ends = joins(1, sides, turns)
        assert joined(board) == ends
        assert len({frozenset(join) for join in ends}) == 4  # no connection arises twice
        starts = set(names(start_regions(board)))
        where = {sides.index(1)} if 1 in sides else {1, 2}
        allowed = {
            end
            for place in where
            for end in (ends[place][0], ends[place - 1][1])  # towards the next place, and the one before
        }
        assert starts == allowed
        counts[len(starts)] += 1
    assert counts == {2: 6_144, 4: 6_144}


@pytest.mark.rule("EMPIRE-RECT.1", "EMPIRE-RECT.4", "EMPIRE-RECT.6")
def test_rectangles_hang_together_and_have_room_for_the_fifth_armies() -> None:
    luck = Random(9)
    for sides, turns in luck.sample(list(every_rectangle()), 1500):
        board = Board(1, vec_of(sides), vec_of(turns))
        assert reached(board) == len(board.regions)
        for start in start_regions(board):
            code = REGION_NAMES[start].split("-")[0]
            others = [region for region in names(board.regions) if region.split("-")[0] != code]
            assert names(settle_regions(board, start)) == others


@pytest.mark.rule("EMPIRE-RECT.4", "EMPIRE-RECT.5")
def test_the_two_ends_of_the_row_are_joined_by_sea_and_the_long_sides_are_open() -> None:
    g = table(variants={"layout": "rectangle"}, map=["meadow", "crescent", "bridge_isles", "volcano"])
    assert g.view(None)["joins"] == [("MEA-3", "CRE-3"), ("CRE-4", "BRI-1"), ("BRI-3", "VOL-6"), ("VOL-5", "MEA-4")]
    board = g.board
    for here in board.regions:
        for i in range(board.link_ends[here], board.link_ends[here + 1]):
            there = REGION_NAMES[neighbour(board.links[i])]
            if REGION_NAMES[here].split("-")[0] != there.split("-")[0]:
                assert by_sea(board.links[i])
                ends = {REGION_NAMES[here], there}
                assert ends in ({"MEA-3", "CRE-3"}, {"CRE-4", "BRI-1"}, {"BRI-3", "VOL-6"}, {"VOL-5", "MEA-4"})


@pytest.mark.rule("EMPIRE-RECT.4")
def test_an_army_sails_around_the_world() -> None:
    g = table({"armies": {"MEA-4": 1}}, variants={"layout": "rectangle"}, row=["ancient_sage"])
    answer(g, "take ancient_sage")
    assert "move MEA-4 to VOL-5" in offered(g)
    g = table({"armies": {"MEA-4": 1}}, variants={"layout": "rectangle"}, row=["forest_gnome"])
    answer(g, "take forest_gnome")
    assert refused(g, "move MEA-4 to VOL-5").rule == "EMPIRE-MOVE.4"


@pytest.mark.rule("EMPIRE-RECT.2")
def test_all_segments_of_a_rectangle_lie_alike() -> None:
    found = set()
    for seed in range(400):
        turns = tuple(int(segment["turn"]) for segment in new_game(2, seed, layout="rectangle").view(None)["segments"])
        assert {turn % 180 for turn in turns} in ({0}, {90})
        found.add(turns)
    assert len(found) == 32  # each may stand on its head


@pytest.mark.rule("EMPIRE-RECT.2")
def test_faces_and_places_of_a_rectangle_are_free() -> None:
    maps = [new_game(3, seed, layout="rectangle").view(None)["segments"] for seed in range(300)]
    assert len({(place, segment["side"]) for segments in maps for place, segment in enumerate(segments)}) == 32
    for segments in maps:
        assert sorted(SIDES[segment["side"]]["board"] for segment in segments) == [1, 2, 3, 4]
        assert [segment["place"] for segment in segments] == ["s1", "s2", "s3", "s4"]


@pytest.mark.rule("EMPIRE-RECT.2")
def test_a_described_rectangle_lies_alike_too() -> None:
    with pytest.raises(ImpossiblePosition, match=r"EMPIRE-RECT\.2"):
        table(variants={"layout": "rectangle"}, map=M0)
    for turn in TURNS:
        g = table(variants={"layout": "rectangle"}, map=[f"{entry.split()[0]} {turn}" for entry in M0])
        assert {int(segment["turn"]) for segment in g.view(None)["segments"]} == {90 * TURNS.index(turn)}
    turns = {int(segment["turn"]) % 180 for segment in table(variants={"layout": "rectangle"}).view(None)["segments"]}
    assert len(turns) == 1  # also when nothing is said


# ---- choosing the starting region


def begun(*entries: str, **variants: str) -> object:
    """A new game with these segments."""
    for place, entry in enumerate(entries, start=1):
        side, _, turn = entry.partition(" ")
        variants |= {f"segment_{place}": side, f"turn_{place}": turn or "north"}
    return new_game(**variants)


@pytest.mark.rule("EMPIRE-START.1", "EMPIRE-START.2")
def test_example_2_legal_starts() -> None:
    g = begun(*M0)
    assert (asked(g), offered(g)) == ((0, "ChooseStart"), ["start in CRE-2", "start in CRE-3", "start in CRE-4"])
    assert {refused(g, f"start in {region}").rule for region in ("CRE-1", "CRE-5")} == {"EMPIRE-START.2"}
    assert {refused(g, f"start in {region}").rule for region in ("MEA-3", "BRI-1", "VOL-5")} == {"EMPIRE-START.1"}
    assert refused(g, "start in MEA-1").rule == "EMPIRE-START.1"


@pytest.mark.rule("EMPIRE-SPEC.1", "EMPIRE-SPEC.2", "EMPIRE-START.2")
def test_example_3_desert_as_an_arm() -> None:
    sides = ["crescent", "desert", "bridge_isles", "volcano east"]
    g = begun(*sides)
    assert g.view(None)["start"] == "DES-5"  # the only one: nobody is asked
    assert asked(g) == (0, "Settle")
    assert g.view(None)["joins"][0] == ("CRE-3", "DES-5")
    for region in ("DES-4", "CRE-3", "VOL-5"):
        with pytest.raises(ImpossiblePosition, match="start"):
            EMPIRE.position({"map": sides, "start": region})


@pytest.mark.rule("EMPIRE-SPEC.1", "EMPIRE-START.2")
def test_a_central_desert_offers_its_joined_regions() -> None:
    g = begun("desert", "crescent", "bridge_isles", "volcano")
    assert offered(g) == ["start in DES-1", "start in DES-4", "start in DES-5"]
    assert refused(g, "start in CRE-4").rule == "EMPIRE-SPEC.1"
    assert refused(g, "start in CRE-1").rule == "EMPIRE-SPEC.1"
    assert refused(g, "start in DES-3").rule == "EMPIRE-START.2"
    assert refused(g, "start in DES-6").rule == "EMPIRE-START.2"


@pytest.mark.rule("EMPIRE-RECT.3")
def test_the_start_of_a_rectangle_is_on_an_inner_segment() -> None:
    g = begun("meadow", "crescent", "bridge_isles", "volcano", layout="rectangle")
    assert offered(g) == ["start in CRE-3", "start in CRE-4", "start in BRI-1", "start in BRI-3"]
    assert {refused(g, f"start in {end}").rule for end in ("MEA-3", "MEA-4", "VOL-5", "VOL-6")} == {"EMPIRE-RECT.3"}
    assert refused(g, "start in CRE-2").rule == "EMPIRE-START.2"


@pytest.mark.rule("EMPIRE-RECT.3", "EMPIRE-SPEC.1")
@pytest.mark.parametrize("place", range(4))
def test_the_desert_of_a_rectangle_holds_the_start_wherever_it_lies(place: int) -> None:
    sides = ["crescent", "bridge_isles", "volcano"]
    sides.insert(place, "desert")
    g = begun(*sides, layout="rectangle")
    assert offered(g) == ["start in DES-4", "start in DES-5"]
    assert refused(g, f"start in {'CRE-4' if place else 'BRI-1'}").rule == "EMPIRE-SPEC.1"
    assert refused(g, "start in DES-1").rule == "EMPIRE-START.2"  # at a long side


@pytest.mark.rule("EMPIRE-RECT.6", "EMPIRE-ARMY.3")
def test_in_a_rectangle_the_fifth_armies_may_go_to_the_inner_neighbour() -> None:
    g = begun("meadow", "crescent", "bridge_isles", "volcano", layout="rectangle")
    answer(g, "start in CRE-3")
    assert {said.split()[1].split("-")[0] for said in offered(g)} == {"MEA", "BRI", "VOL"}
    assert refused(g, "settle CRE-5").rule == "EMPIRE-ARMY.3"
