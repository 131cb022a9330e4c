"""The five dragon treasure tokens: each works at once for whoever beats the Mother of Dragons (ELDER-28.9)."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64

from deskovka.core.vecs import vec
from deskovka.games.eldervale.realms import spot_at
from deskovka.games.eldervale.sources import FIRST_DRAGON_TREASURE, SOURCES
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import AIR, FIRE
from support.eldervale import answer, asked, holds, me, offered, purse, refused
from support.eldervale_battle import battle, roll
from support.eldervale_named import without_test

MAGMA = "magma-terraces"
TOKENS = [SOURCES[FIRST_DRAGON_TREASURE + number].name for number in range(5)]
FAME_OF_ONE = 2  # points of the first space of the fame track


def test_every_dragon_treasure_has_a_test() -> None:
    assert TOKENS[0] == "dragon-egg"
    assert without_test(TOKENS, __file__, elsewhere={}) == []


def beaten(token: str, **seat: Any) -> Eldervale:
    """Seat 0 beats the Mother of Dragons; this token is the next one."""
    g = battle(
        MAGMA,
        {"units": {MAGMA: ["worker"]}, **seat},
        laid={"dragon-den": spot_at(2, 1)},
        monsters={"mother-of-dragons": MAGMA},
        variants={"mother-of-dragons": "on"},
    )
    others = [FIRST_DRAGON_TREASURE + number for number in range(5) if TOKENS[number] != token]
    g.hoard = vec[i64]([*others[:2], FIRST_DRAGON_TREASURE + TOKENS.index(token)])
    while "go on" in offered(g):
        answer(g, "go on")
    roll(g, "6", "2 2 2 2 2")
    while "go on" in offered(g):
        answer(g, "go on")
    assert len(g.hoard) == 2
    return g


def test_dragon_egg_scores_six() -> None:
    g = beaten("dragon-egg")
    assert me(g).points == FAME_OF_ONE + 6
    assert me(g).fame == 1


def test_hoard_of_coins_is_three_gold_and_a_point() -> None:
    g = beaten("hoard-of-coins")
    assert purse(g) == "3 gold"
    assert me(g).points == FAME_OF_ONE + 1


def test_hoard_of_coins_stops_at_five_gold() -> None:
    g = beaten("hoard-of-coins", purse="4 gold")
    assert purse(g) == "5 gold"


def test_heart_of_fire_brings_two_levels_where_markers_are() -> None:
    g = beaten("heart-of-fire", power={"fire": 2})
    assert offered(g)[:2] == ["power of air", "power of fire"]
    assert refused(g, "power of earth").rule == "ELDER-22.4"
    answer(g, "power of air", "power of fire")
    assert (me(g).levels[AIR], me(g).levels[FIRE]) == (2, 3)
    assert me(g).points == FAME_OF_ONE


def test_heart_of_fire_may_bring_both_levels_to_one_element() -> None:
    g = beaten("heart-of-fire", power={"fire": 2})
    answer(g, "power of fire", "power of fire")
    assert (me(g).levels[AIR], me(g).levels[FIRE]) == (1, 4)


@pytest.mark.parametrize(("level", "points"), [(4, 2), (5, 4)])
def test_heart_of_fire_scores_for_each_level_not_taken(level: int, points: int) -> None:
    """The only marker reaches the top."""
    g = beaten("heart-of-fire", power={"air": level})
    while asked(g)[0] == 0 and "power of air" in offered(g):
        answer(g, "power of air")
    assert me(g).levels[AIR] == 5
    assert me(g).points == FAME_OF_ONE + points


def test_dragonslayers_banner_goes_on_by_two() -> None:
    g = beaten("dragonslayers-banner")
    answer(g, "gain gem")  # the reward of the second space
    assert me(g).fame == 3


def test_scale_grimoire_draws_three_cards() -> None:
    g = beaten("scale-grimoire")
    assert len(holds(g)) == 3
    assert me(g).points == FAME_OF_ONE + 2
