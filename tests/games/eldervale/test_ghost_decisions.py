"""What a die decides for the ghosts and what you do; their orbs and their fame (GHOST-13, GHOST-14)."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.effects.words import ANY_ELEMENT, PLACED_ANY
from deskovka.games.eldervale.fame import gain_fame
from deskovka.games.eldervale.gaining import FOR_ORBS
from deskovka.games.eldervale.ghosts import GHOSTS, ROW_OF_FACE
from deskovka.games.eldervale.orbs import menu_obstacle
from deskovka.games.eldervale.power import gain_orb, gain_power
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import ELEMENT_NAMES, LAST_FAME, MENU_SPACES
from support.eldervale import answer, asked, me, offered, realm, roll, where
from support.eldervale_ghosts import haunt, haunted, level, pile

EVERY = ("air", "fire", "earth", "order")
TOP = dict.fromkeys(EVERY, 5)


def still(**ghosts: Any) -> Eldervale:
    """Nothing is going on; every die is left open."""
    return haunted({"purse": ""}, ghosts, turn=GHOSTS, steps=[])


def gains_any(n: int = 1, of: int = ANY_ELEMENT, **ghosts: Any) -> Eldervale:
    """The ghosts gain power of any element."""
    g = still(**ghosts)
    gain_power(g, me(g, GHOSTS), of, n)
    g.settle()
    return g


def gains_orb(taken: int = 0, **ghosts: Any) -> Eldervale:
    """The ghosts gain an orb; so many spaces of the menu are taken."""
    g = still(**ghosts)
    g.menu = (1 << taken) - 1
    gain_orb(g, me(g, GHOSTS))
    g.settle()
    return g


# ---- an element


@pytest.mark.rule("GHOST-13.1", "GHOST-13.5")
@pytest.mark.parametrize(
    ("face", "element"), [(1, "order"), (2, "order"), (3, "air"), (4, "fire"), (5, "earth"), (6, "earth")]
)
def test_the_row_of_the_die_is_the_element(face: int, element: str) -> None:
    g = gains_any(rows=["order", "air", "fire", "earth"])
    assert asked(g) == (-1, "RollElement")
    roll(g, face)
    assert level(g, element) == (2 if element == "fire" else 1)
    assert sum(level(g, name) for name in EVERY) == 2


@pytest.mark.rule("GHOST-13.5")
def test_the_faces_of_the_rows() -> None:
    assert [ROW_OF_FACE[face] for face in range(1, 7)] == [0, 0, 1, 2, 3, 3]


@pytest.mark.rule("GHOST-13.2")
def test_an_element_at_its_top_is_rolled_again_and_again() -> None:
    g = gains_any(power={"earth": 5, "air": 5})
    for face in (4, 1, 2, 4):
        roll(g, face)
        assert asked(g) == (-1, "RollElement")
    roll(g, 3)
    assert level(g, "fire") == 2
    assert g.ask is None


@pytest.mark.rule("GHOST-13.2")
def test_an_element_they_have_no_marker_in_is_as_good_as_any() -> None:
    g = gains_any(power={"fire": 4})
    roll(g, 6)
    assert level(g, "order") == 1
    assert g.ask is None


@pytest.mark.rule("GHOST-13.4")
@pytest.mark.parametrize("face", [1, 3, 6])
def test_where_no_element_can_rise_the_first_roll_stands(face: int) -> None:
    g = gains_any(power=TOP)
    roll(g, face)
    assert g.ask is None
    assert {name: level(g, name) for name in EVERY} == TOP


@pytest.mark.rule("GHOST-13.4")
def test_power_where_a_marker_lies_comes_to_no_other_track() -> None:
    """All tracks with a marker of theirs are climbed: nothing is gained, also where the die shows another one."""
    g = gains_any(of=PLACED_ANY, power={"fire": 5})
    roll(g, 6)
    assert g.ask is None
    assert (level(g, "order"), level(g, "fire")) == (0, 5)


@pytest.mark.rule("GHOST-13.2")
def test_power_where_a_marker_lies_is_rolled_for_until_it_is_one() -> None:
    g = gains_any(of=PLACED_ANY, power={"fire": 2})
    roll(g, 6, 1, 4)
    assert asked(g) == (-1, "RollElement")
    roll(g, 3)
    assert level(g, "fire") == 3


# ---- you decide


@pytest.mark.rule("GHOST-13.3")
def test_you_choose_where_their_tile_lies() -> None:
    """G14: by the rules of any new tile."""
    g = haunted({"purse": ""}, {"cards": ["ghost-20", "ghost-01", "ghost-02"]}, turn=GHOSTS)
    haunt(g, 1)
    assert asked(g) == (0, "PutTile")
    assert len(offered(g)) > 1
    assert g.why_not(0, "regroup") is not None


@pytest.mark.rule("GHOST-13.3", "GHOST-16.1")
def test_the_last_tile_they_draw_brings_the_end_near() -> None:
    """G14."""
    g = haunted({"purse": ""}, {"cards": ["ghost-20", "ghost-01", "ghost-02"]}, turn=GHOSTS, supply=["sky-aerie"])
    assert g.last_turns < 0
    haunt(g, 1)
    answer(g, offered(g)[0])
    assert g.map >> realm("sky-aerie") & 1
    assert g.last_turns == 1  # after this turn yours, of two


@pytest.mark.rule("GHOST-13.3")
def test_without_a_tile_left_nothing_is_asked() -> None:
    g = haunted({"purse": ""}, {"cards": ["ghost-20", "ghost-01", "ghost-02"]}, turn=GHOSTS, supply=[])
    haunt(g, 1)
    assert asked(g) == (0, "Turn")


@pytest.mark.rule("GHOST-12.3")
def test_whether_there_is_a_battle_nobody_asks() -> None:
    """The Winged Serpent comes: the ghosts want it."""
    cards = {"cards": ["ghost-17", "ghost-01", "ghost-02"]}
    g = haunted({"purse": ""}, cards, monsters={"winged-serpent": "magma-terraces"}, turn=GHOSTS)
    haunt(g, 1)
    assert where(g, "winged-serpent") == "terraced-fields"
    assert g.battle is not None


# ---- orbs


@pytest.mark.rule("GHOST-14.1")
@pytest.mark.parametrize("taken", range(MENU_SPACES))
def test_an_orb_goes_to_the_first_free_space_at_once(taken: int) -> None:
    g = gains_orb(taken)
    assert g.menu == (1 << taken + 1) - 1
    assert me(g, GHOSTS).orbs == 0


@pytest.mark.rule("GHOST-14.1")
def test_a_gap_in_the_menu_is_the_first_free_space() -> None:
    g = still()
    g.menu = 0b1011
    gain_orb(g, me(g, GHOSTS))
    assert g.menu == 0b1111


@pytest.mark.rule("GHOST-14.2", "GHOST-14.3")
@pytest.mark.parametrize(
    ("taken", "points", "cards"),
    [(0, 2, 0), (1, 2, 0), (2, 2, 0), (3, 2, 0), (4, 2, 0), (5, 0, 2), (6, 2, 0), (7, 0, 0), (8, 4, 0)],
)
def test_what_the_menu_gives_them(taken: int, points: int, cards: int) -> None:
    """Points for resources, gold too; magic cards; power by a die; points."""
    g = gains_orb(taken)
    assert me(g, GHOSTS).points == me(g, GHOSTS).gains[FOR_ORBS] == points
    assert pile(g) == cards
    assert me(g, GHOSTS).purse == 0
    assert (g.ask is not None) == (taken == 7)


@pytest.mark.rule("GHOST-14.3")
def test_gw4_two_potions_are_two_points() -> None:
    g = gains_orb(2, pile=3)
    assert (me(g, GHOSTS).points, pile(g)) == (2, 3)


@pytest.mark.rule("GHOST-14.2", "GHOST-13.1")
def test_power_of_the_menu_is_rolled_for() -> None:
    g = gains_orb(7)
    assert asked(g) == (-1, "RollElement")
    g.play(g.options[3])
    assert level(g, "earth") == 1
    assert g.ask is None


@pytest.mark.rule("GHOST-14.1")
def test_a_full_menu_leaves_the_orb_without_effect() -> None:
    """G13."""
    g = gains_orb(MENU_SPACES)
    assert g.menu == (1 << MENU_SPACES) - 1
    assert (me(g, GHOSTS).points, me(g, GHOSTS).orbs, pile(g)) == (0, 0, 0)
    assert g.ask is None


@pytest.mark.rule("GHOST-14.1")
def test_a_space_of_the_ghosts_is_taken_for_you() -> None:
    g = haunted({"orbs": 1, "purse": ""}, {}, turn=GHOSTS, steps=[])
    assert menu_obstacle(g, me(g), 0) == 0
    gain_orb(g, me(g, GHOSTS))
    assert menu_obstacle(g, me(g), 0) != 0
    assert menu_obstacle(g, me(g), 1) == 0


# ---- tracks


@pytest.mark.rule("GHOST-14.5")
def test_on_the_last_fame_space_each_fame_is_two_points() -> None:
    g = still(fame=LAST_FAME)
    gain_fame(g, me(g, GHOSTS), 3)
    g.settle()
    assert (me(g, GHOSTS).fame, me(g, GHOSTS).points) == (LAST_FAME, 6)


@pytest.mark.rule("GHOST-14.4")
@pytest.mark.parametrize(
    ("space", "points", "cards"),
    [(1, 2, 0), (2, 0, 1), (3, 0, 0), (4, 2, 0), (5, 0, 2), (6, 0, 0), (7, 2, 0), (8, 2, 0)],
)
def test_what_the_fame_track_gives_them(space: int, points: int, cards: int) -> None:
    """The orb of spaces 4 and 7 is the first of the menu: two gems, two points."""
    g = still(fame=space - 1)
    gain_fame(g, me(g, GHOSTS), 1)
    g.settle()
    assert me(g, GHOSTS).fame == space
    assert (me(g, GHOSTS).points, pile(g)) == (points, cards)
    assert (asked(g)[1] if g.ask else "") == ("RollElement" if space in (3, 6) else "")
    assert g.menu == (1 if space in (4, 7) else 0)


@pytest.mark.rule("GHOST-14.4")
def test_where_the_orb_is_gone_two_points() -> None:
    g = still(fame=3)
    g.fame_orbs = 0
    g.power_orbs = 0
    gain_fame(g, me(g, GHOSTS), 1)
    g.settle()
    assert (g.menu, me(g, GHOSTS).points) == (0, 2)


@pytest.mark.rule("GHOST-14.6")
def test_who_reaches_the_top_first_takes_the_orb() -> None:
    g = still(power={"earth": 4})
    gain_power(g, me(g, GHOSTS), ELEMENT_NAMES.index("earth"), 1)
    g.settle()
    assert level(g, "earth") == 5
    assert not g.power_orbs >> ELEMENT_NAMES.index("earth") & 1
    assert (g.menu, me(g, GHOSTS).points) == (1, 2)


@pytest.mark.rule("GHOST-14.6")
def test_where_you_were_first_they_get_none() -> None:
    g = still(power={"earth": 4})
    g.power_orbs &= ~(1 << ELEMENT_NAMES.index("earth"))
    gain_power(g, me(g, GHOSTS), ELEMENT_NAMES.index("earth"), 1)
    g.settle()
    assert (g.menu, me(g, GHOSTS).points, level(g, "earth")) == (0, 0, 5)
