"""What a network is told of how every seat stands: what final scoring would bring now, and what evaluation goes by."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.evaluate import lateness, things, units, worth_of_all
from deskovka.games.eldervale.evaluate import standing as judged_standing
from deskovka.games.eldervale.features import STANDING_AT, TABLE_SIZE
from deskovka.games.eldervale.gaining import FOR_PROPHECIES
from deskovka.games.eldervale.scoring import FinalScoring
from deskovka.games.eldervale.standing_numbers import (
    CARDS_AT,
    JUDGED,
    LATE_AT,
    LEAD_AT,
    OF_SEAT,
    PROPHECIES_AT,
    SCORES,
    STANDING_SIZE,
)
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import ELEMENTS
from support.eldervale import ELDERVALE
from support.eldervale import in_a_row as table

FIRE, WATER = 2, 3
CARDS = ["fire-passage", "fire-aura", "fire-wall", "water-passage", "water-wall"]
SETTLED = {
    "element": "fire",
    "points": 12,
    "orbs": 2,
    "power": {"fire": 5, "water": 2},
    "dwellings": ["ash-plains", "magma-terraces"],
    "cards": CARDS,
    "hand": ["prophecy-summit"],
}


def standing(g: Eldervale, viewer: int, turn: int = 0) -> list[float]:
    """The numbers of one seat, the viewer's by itself."""
    at = STANDING_AT + turn * OF_SEAT
    return [round(float(number), 4) for number in ELDERVALE.features(g, viewer)[at : at + OF_SEAT]]


def whole(g: Eldervale, viewer: int = 0) -> list[float]:
    return [float(number) for number in ELDERVALE.features(g, viewer)[STANDING_AT:]]


def points_at_the_end(g: Eldervale) -> list[float]:
    """What the seats have if final scoring comes now, prophecies apart."""
    h = g.clone()
    h.do(FinalScoring())
    h.settle()
    return [float(p.points - p.gains[FOR_PROPHECIES]) for p in h.players]


def test_it_is_the_last_of_the_table() -> None:
    assert STANDING_AT + STANDING_SIZE == TABLE_SIZE


def test_the_sum_is_what_final_scoring_would_bring_now() -> None:
    cave = {"earth-root-cave": {"fields": ["earth-2-gem", "earth-gem"]}}  # a cache
    settled = {**SETTLED, "cards": [*CARDS, cave]}
    g = table(settled, {"element": "water", "power": {"water": 3}, "dwellings": ["pearl-lagoon"], "hand": []})
    assert standing(g, 0)[4] > 0
    ends = points_at_the_end(g)
    assert ends[0] > ends[1] + 12 > 20  # much more than their points so far
    for viewer in (0, 1):
        for turn in (0, 1):
            told = standing(g, viewer, turn)
            assert told[SCORES - 1] == pytest.approx(ends[(viewer + turn) % 2] / 40, abs=1e-3)
            assert sum(told[: SCORES - 1]) == pytest.approx(ends[(viewer + turn) % 2] / 20, abs=1e-3)


def test_cards_and_dwellings_count_times_the_power_in_their_element() -> None:
    g = table(SETTLED, {"element": "water"})
    told = standing(g, 0)[CARDS_AT:]
    fire, water = (float(g.players[0].power(element)) for element in (FIRE, WATER))
    assert fire > water > 0
    assert (told[FIRE], told[WATER]) == (0.75, 0.5)
    assert told[ELEMENTS + FIRE] == 2.0
    assert told[2 * ELEMENTS + FIRE] == pytest.approx(0.75 * fire / 3, abs=1e-3)
    assert told[2 * ELEMENTS + WATER] == pytest.approx(0.5 * water / 3, abs=1e-3)
    assert told[3 * ELEMENTS + FIRE] == pytest.approx(fire / 3, abs=1e-3)
    assert told[3 * ELEMENTS + WATER] == 0


def test_what_is_judged_is_told_part_by_part_and_all_together() -> None:
    """As `evaluate` judges it; another one's things are told as well as one's own."""
    seat = {**SETTLED, "resources": {"gem": 2, "gold": 3}, "units": {"mill": ["worker", "dragon"]}}
    g = table({"element": "water"}, seat)
    p, late = g.players[1], lateness(g)
    told = standing(g, 0, 1)[SCORES : SCORES + JUDGED]
    parts = (0.1 * things(g, p, late), 0.05 * judged_standing(p, late), 0.1 * units(g, p, late))
    assert min(parts) > 0.1
    assert told == pytest.approx([*parts, 0.025 * worth_of_all(g)[1]], abs=1e-3)


def test_the_lead_is_that_over_the_best_opponent_and_turns_round_with_the_viewer() -> None:
    g = table(SETTLED, {"element": "water"})
    mine, theirs = whole(g, 0), whole(g, 1)
    alone = [float(worth) for worth in worth_of_all(g)]
    lead = alone[0] - alone[1]
    assert lead > 10
    assert mine[LEAD_AT] == pytest.approx(lead / 10, rel=1e-5)
    assert mine[LEAD_AT + 1] == pytest.approx(lead / (10 + lead), rel=1e-5)
    assert mine[LEAD_AT + 2] == pytest.approx(lead / (30 + lead), rel=1e-5)
    assert theirs[LEAD_AT : LEAD_AT + 3] == pytest.approx([-number for number in mine[LEAD_AT : LEAD_AT + 3]])
    assert mine[LATE_AT] == theirs[LATE_AT] > 0  # two roofs are built


def test_in_teams_both_together_lead_over_both_together() -> None:
    seats = [SETTLED, {"element": "water", "points": 30}, {"element": "order"}, {"element": "air", "points": 7}]
    g = table(*seats, variants={"teams": "on"})
    worth = [float(each) for each in worth_of_all(g)]
    mate = int(g.mate(0))
    mine = worth[0] + worth[mate]
    lead = mine - (sum(worth) - mine)
    assert abs(lead) > 1
    assert whole(g, 0)[LEAD_AT] == pytest.approx(lead / 10, rel=1e-5)
    assert whole(g, mate)[LEAD_AT] == pytest.approx(lead / 10, rel=1e-5)


def test_only_the_viewers_own_prophecies_are_told() -> None:
    """Summit: points for power; nobody else's numbers know that it is held."""
    held = table(SETTLED, {"element": "water"})
    other = table({**SETTLED, "hand": ["prophecy-hearths"]}, {"element": "water"})
    assert whole(held, 0)[PROPHECIES_AT] != whole(other, 0)[PROPHECIES_AT]
    assert whole(held, 1) == whole(other, 1)


def test_the_ghosts_are_the_second_seat() -> None:
    g = table(SETTLED, ghosts={"points": 9, "power": {"fire": 2}})
    ghosts = standing(g, 0, 1)
    assert ghosts[0] == 0.45
    assert ghosts[SCORES] == 0  # they have no things
    assert ghosts[SCORES + 1] > 0


def test_places_of_seats_that_nobody_has_are_empty() -> None:
    numbers = whole(table(SETTLED, {"element": "water"}, {"element": "order"}))
    assert all(any(numbers[turn * OF_SEAT : (turn + 1) * OF_SEAT]) for turn in range(3))
    assert not any(numbers[3 * OF_SEAT : LATE_AT])
