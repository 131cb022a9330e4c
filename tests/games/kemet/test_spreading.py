"""The look-ahead over a march: exactly the steps after which the action can end within the limits (KEMET-MOV.16)."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

import pytest

from deskovka.games.kemet.table import Kemet
from support.kemet import KEMET, answer, asked, creature_at, me, offered, refused, table, units

MAFDET = "ruby_1_priest_of_mafdet"
PORTAL = "ruby_2_portal"
PHOENIX = "ruby_2_phoenix"
SCARAB = "ruby_3_royal_scarab"
SNAKE = "diamond_2_deep_desert_snake"
MUMMY = "diamond_4_mummy"
KHNUM = "onyx_2_khnums_sphinx"
GRIFFIN = "onyx_3_griffin_sphinx"
MOVEMENT = {MAFDET: 1, PHOENIX: 1, SCARAB: 2, SNAKE: 1, MUMMY: 1}
AREAS = KEMET.facts()["boards"]["2"]["areas"]
FOREIGN = {"s_d1": 5, "s_d3": 3}  # in the city of the other player, where walls keep a group from spreading


def marching(area: str, seat: dict[str, object], *others: dict[str, object], **keys: object) -> Kemet:
    """Seat 0 has chosen an army to move; ruby and onyx are in play."""
    g = table(seat, *others, **{"colours": ["ruby", "onyx"], **keys})
    answer(g, "token on move_3", f"march from {area}")
    return g


def sends(g: Kemet) -> list[str]:
    return [words for words in offered(g) if words.startswith("send ")]


# ---- what the look-ahead has to see


@pytest.mark.rule("KEMET-MOV.16", "KEMET-MOV.12", "KEMET-CRE.9")
def test_creatures_left_alone_are_a_way_out() -> None:
    seat = {
        "units": {"pantheon": 1, "delta_bank": 2, "temple_delta": 1},
        "tiles": [PHOENIX, SCARAB, GRIFFIN, MAFDET],
        "creatures": {PHOENIX: "pantheon", SCARAB: "delta_bank", GRIFFIN: "temple_delta"},
        "prayer": 0,
    }
    g = marching("pantheon", seat)
    answer(g, "go to delta_bank", f"send 1 with {PHOENIX}", "go to temple_delta", f"send 2 with {PHOENIX}")
    assert units(g, "delta_bank") == 4  # the only way: back to the Scarab, and neither of the two comes along
    assert [creature_at(g, name) for name in (PHOENIX, SCARAB, GRIFFIN)] == [None, "delta_bank", None]


@pytest.mark.rule("KEMET-MOV.16", "KEMET-MOV.17", "KEMET-TEL.1")
@pytest.mark.parametrize(("prayer", "all_go"), [(2, True), (1, False)])
def test_the_leap_of_the_griffin_sphinx_is_a_way_out(prayer: int, all_go: bool) -> None:
    army = {"front_nw": 3, "west_dunes": 5}
    seat = {"units": army, "tiles": [GRIFFIN], "creatures": {GRIFFIN: "west_dunes"}, "prayer": prayer}
    g = marching("front_nw", seat)
    assert ("go to west_dunes" in offered(g)) == all_go
    if all_go:
        answer(g, "go to west_dunes", "send 3", "teleport to temple_delta")
        assert sends(g) == [f"send {count} with {GRIFFIN}" for count in (5, 4, 3)]


@pytest.mark.rule("KEMET-MOV.16", "KEMET-WALL.7", "KEMET-MOV.17")
def test_walls_do_not_close_the_way_out_of_the_phoenix() -> None:
    seat = {"units": {**FOREIGN, "front_s": 4}, "tiles": [PHOENIX], "creatures": {PHOENIX: "s_d3"}}
    g = marching("s_d3", seat)
    answer(g, "go to s_d1")
    assert f"send 3 with {PHOENIX}" in offered(g)
    assert "send 3" not in offered(g)
    answer(g, f"send 3 with {PHOENIX}", "go to s_d2")
    assert sends(g) == [f"send {count} with {PHOENIX}" for count in (5, 4, 3)]


@pytest.mark.rule("KEMET-MOV.16", "KEMET-PP.2", "KEMET-MOV.10")
@pytest.mark.parametrize(("prayer", "groups"), [(2, [3, 2, 1]), (1, [2, 1])])
def test_a_battle_behind_the_sphinx_is_a_way_out_for_those_who_can_pay(prayer: int, groups: list[int]) -> None:
    sphinx = {"units": {"front_s": 2}, "tiles": [KHNUM], "creatures": {KHNUM: "front_s"}}
    g = marching("s_d3", {"units": FOREIGN, "tiles": [MAFDET], "prayer": prayer}, sphinx)
    answer(g, "go to s_d1")
    assert sends(g) == [f"send {count}" for count in groups]


# ---- more than two creatures together


@pytest.mark.rule("KEMET-MOV.9", "KEMET-MOV.15")
def test_any_number_of_creatures_goes_together() -> None:
    seat = {
        "units": {"front_nw": 1, "west_dunes": 1, "west_bank": 1},
        "tiles": [SCARAB, PHOENIX, GRIFFIN, MAFDET],
        "creatures": {SCARAB: "front_nw", PHOENIX: "west_dunes", GRIFFIN: "west_bank"},
    }
    g = marching("front_nw", seat)
    answer(g, "go to west_dunes", f"send 1 with {SCARAB}", "go to west_bank", f"send 2 with {PHOENIX} and {SCARAB}")
    answer(g, "go to front_s")
    together = f"send 3 with {PHOENIX} and {SCARAB} and {GRIFFIN}"
    assert together in offered(g)
    answer(g, together)
    assert {creature_at(g, name) for name in (SCARAB, PHOENIX, GRIFFIN)} == {"front_s"}
    assert refused(g, "done").rule == "KEMET-MOV.9"


# ---- cards and creatures while the group is too large


@pytest.mark.rule("KEMET-DAY.8", "KEMET-DAY.11", "KEMET-MOV.9")
def test_a_card_is_played_while_the_group_is_too_large() -> None:
    seat = {"units": {"front_nw": 5, "west_dunes": 2}, "tiles": [MAFDET], "hand": ["prayer"], "prayer": 3}
    g = marching("front_nw", seat)
    answer(g, "go to west_dunes", "send 5")
    assert refused(g, "done").rule == "KEMET-MOV.9"
    answer(g, "play prayer")
    assert (me(g).prayer, asked(g)) == (5, (0, "MarchOn"))
    answer(g, "go to west_bank", "send 2")
    assert (units(g, "west_dunes"), units(g, "west_bank")) == (5, 2)


@pytest.mark.rule("KEMET-CRE.2", "KEMET-DAY.11")
def test_a_creature_comes_while_the_group_is_too_large() -> None:
    army = {"front_nw": 5, "west_dunes": 2, "nw_d1": 1}
    g = marching("front_nw", {"units": army, "tiles": [MAFDET, PHOENIX]})
    answer(g, "go to west_dunes", "send 5", f"deploy {PHOENIX} in nw_d1")
    assert (creature_at(g, PHOENIX), asked(g)) == ("nw_d1", (0, "MarchOn"))


@pytest.mark.rule("KEMET-MOV.16", "KEMET-DAY.11", "KEMET-TEL.1")
def test_a_card_that_takes_the_last_way_out_is_not_played() -> None:
    """The teleport is the only way out and must still be paid."""
    seat = {
        "units": {"nw_d1": 5, "nw_d2": 3},
        "pyramids": {"nw_d1": "ruby 1"},
        "hand": ["raining_fire", "prayer"],
        "prayer": 2,
    }
    g = marching("nw_d2", seat, {"units": {"temple_delta": 2}})
    answer(g, "go to nw_d1", "send 3")
    assert "play prayer" in offered(g)
    assert refused(g, "play raining_fire").rule == "KEMET-MOV.16"
    answer(g, "play prayer", "play raining_fire")
    assert (units(g, "temple_delta", 1), me(g).prayer) == (1, 3)


@pytest.mark.rule("KEMET-MOV.16", "KEMET-DAY.11")
def test_enlisted_units_do_not_fill_the_last_way_out() -> None:
    seat = {"units": {**FOREIGN, "front_s": 2}, "tiles": [MAFDET], "hand": ["enlistment"]}
    g = marching("s_d3", seat)
    answer(g, "go to s_d1", "send 3", "play enlistment")
    assert offered(g) == ["unit to nw_d1", "unit to nw_d2", "unit to nw_d3", "done"]
    assert refused(g, "unit to front_s").rule == "KEMET-MOV.16"
    answer(g, "unit to nw_d1", "done")  # there is one way on, and it is taken
    assert [units(g, area) for area in ("nw_d1", "s_d1", "front_s")] == [1, 5, 5]


# ---- compared with a search through everything


@dataclass(frozen=True)
class Moment:
    """Where the own things are, in plain words; what never changes in a march is in the Oracle."""

    here: str
    units: tuple[tuple[str, int], ...]
    figures: tuple[tuple[str, str], ...]
    left: int
    prayer: int
    steps: int = 0
    teleported: bool = False
    entered: bool = False

    def army(self, area: str) -> int:
        return dict(self.units).get(area, 0)

    def beasts(self, area: str) -> list[str]:
        return [name for name, where in self.figures if where == area]


class Oracle:
    """The rules of a march once more, as plainly as possible: it tries every step of every group."""

    def __init__(self, seat: dict[str, Any], other: dict[str, Any]) -> None:
        self.tiles = seat["tiles"]
        self.pyramids = seat["pyramids"]
        self.enemies = other["units"]
        self.sphinx = other.get("creatures", {}).get(KHNUM)
        self.known: dict[Moment, bool] = {}

    def roads(self, here: str) -> set[str]:
        found = set(AREAS[here]["neighbours"])
        if AREAS[here]["harbour"] != "none":
            found |= {name for name, area in AREAS.items() if area["harbour"] == "commercial"}
            found.add("front_nw")
        return found - {here}

    def goes(self, m: Moment, way: str, there: str, count: int, figures: list[str]) -> Moment | None:
        """The moment after a step; None: the rules forbid it, or it ends in too large an army for good."""
        price = 2 if there == self.sphinx and SNAKE not in figures else 0
        if way == "foot":
            if m.left == 0 or there not in self.roads(m.here):
                return None
        else:
            from_obelisk = AREAS[m.here]["obelisk"] and (PORTAL in self.tiles or GRIFFIN in figures)
            if m.teleported or not AREAS[there]["obelisk"] or not (m.here in self.pyramids or from_obelisk):
                return None
            price += 2
        stay = m.army(m.here) - count
        behind = [name for name in m.beasts(m.here) if name not in figures]
        if price > m.prayer or stay > 5 or (stay and len(behind) > 1):
            return None
        home = there.startswith("nw_")
        own = m.army(there) > 0 or (home and there not in self.enemies)
        foreign = AREAS[there]["kind"] == "district" and not own
        walled = foreign and not home and PHOENIX not in figures
        if (foreign and m.entered) or (walled and (way != "foot" or m.steps)):
            return None
        armies = {**dict(m.units), m.here: stay, there: m.army(there) + count}
        beasts = {name: where for name, where in m.figures if not (where == m.here and not stay and name in behind)}
        beasts.update(dict.fromkeys(figures, there))
        after = Moment(
            there,
            tuple(sorted((area, number) for area, number in armies.items() if number)),
            tuple(sorted(beasts.items())),
            m.left - (way == "foot"),
            m.prayer - price,
            m.steps + 1,
            m.teleported or way != "foot",
            m.entered or foreign,
        )
        if there in self.enemies or walled:
            return replace(after, left=0, teleported=True) if self.stands(after) else None
        return after

    def stands(self, m: Moment) -> bool:
        return m.army(m.here) <= 5 and len(m.beasts(m.here)) <= 1

    def can_end(self, m: Moment) -> bool:
        if m not in self.known:
            self.known[m] = self.stands(m) or any(self.can_end(after) for _, after in self.all_steps(m))
        return self.known[m]

    def all_steps(self, m: Moment) -> list[tuple[str, Moment]]:
        found = []
        for way in ("foot", "teleport"):
            for there in AREAS:
                for count in range(1, m.army(m.here) + 1) if there != m.here else ():
                    beasts = m.beasts(m.here)
                    for number in range(len(beasts) + 1):
                        for figures in combinations(beasts, number):
                            after = self.goes(m, way, there, count, list(figures))
                            if after is not None:
                                found.append((f"{way} {there} {count} {sorted(figures)}", after))
        return found


def all_groups(g: Kemet) -> set[str]:
    """Every step that is on offer, with everybody who may go."""
    found = set()
    for words in offered(g):
        way = {"go to": "foot", "teleport to": "teleport"}.get(words.rpartition(" ")[0])
        if way is None:
            continue
        h = g.clone()
        assert h.ask is not None
        h.ask.answer(h, KEMET.phrases.read(words, [int(option) for option in g.options]))
        for option in h.agenda[-1].begin(h):  # who goes, even if there is only one way
            _, number, *rest = KEMET.phrases.say(int(option)).split()
            figures = [name for name in rest if name not in ("with", "and")]
            found.add(f"{way} {words.rpartition(' ')[2]} {number} {sorted(figures)}")
    return found


CORNERS = [
    ["front_nw", "nw_d1", "nw_d2", "west_dunes", "west_bank", "temple_west_great"],
    ["s_d1", "s_d2", "s_d3", "front_s", "west_dunes", "temple_west_small"],
    ["delta_bank", "temple_delta", "pantheon", "west_bank", "temple_west_great"],
]
BOXES = [
    (["ruby", "onyx"], [PHOENIX, SCARAB, GRIFFIN], [MAFDET, PORTAL]),
    (["diamond", "onyx"], [SNAKE, MUMMY, GRIFFIN], []),
]


def crowd(luck: random.Random) -> tuple[list[str], dict[str, Any], dict[str, Any]]:
    """Colours and two seats: a crowded corner of the board."""
    corner = luck.choice(CORNERS)[:]
    colours, figures, others = luck.choice(BOXES)
    luck.shuffle(corner)
    army: dict[str, int] = {}
    for area in corner[: luck.randint(2, 4)]:
        army[area] = min(luck.choice([1, 2, 3, 4, 5, 5]), 12 - sum(army.values()))
    army = {area: count for area, count in army.items() if count}
    names = luck.sample(figures, luck.randint(0, min(3, len(army))))
    seat = {
        "units": army,
        "tiles": names + [tile for tile in others if luck.random() < 0.5],
        "creatures": dict(zip(names, luck.sample(sorted(army), len(names)), strict=True)),
        "prayer": luck.randint(0, 5),
        "pyramids": {"nw_d1": f"{colours[0]} 1"} if luck.random() < 0.5 else {},
    }
    held = {area: luck.randint(1, 5) for area in corner if area not in army and luck.random() < 0.5}
    sphinx = {"tiles": [KHNUM], "creatures": {KHNUM: luck.choice(sorted(held))}} if held else {}
    return colours, seat, {"units": {area: min(count, 3) for area, count in held.items()}, **sphinx}


@pytest.mark.rule("KEMET-MOV.16", "KEMET-MOV.9")
@pytest.mark.parametrize("seed", range(120))
def test_steps_are_offered_exactly_when_a_search_finds_an_end(seed: int) -> None:
    luck = random.Random(seed)
    colours, seat, other = crowd(luck)
    start = luck.choice(sorted(seat["units"]))
    g = table(seat, other, colours=colours)
    answer(g, "token on move_3")
    leaders = [name for name, where in seat["creatures"].items() if where == start]
    limit = 1 + sum(MOVEMENT.get(tile, 0) for tile in seat["tiles"] if tile in (MAFDET, *leaders))
    begun = Moment(
        start, tuple(sorted(seat["units"].items())), tuple(sorted(seat["creatures"].items())), limit, seat["prayer"]
    )
    oracle = Oracle(seat, other)
    expected = {step for step, after in oracle.all_steps(begun) if oracle.can_end(after)}
    assert (f"march from {start}" in offered(g)) == bool(expected)
    if expected:
        answer(g, f"march from {start}")
        assert all_groups(g) == expected
