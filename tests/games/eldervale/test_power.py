"""Power of the elements (ELDER-22)."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.effects.words import ANY_ELEMENT, PLACED_ANY
from deskovka.games.eldervale.gaining import FOR_FACTION
from deskovka.games.eldervale.power import gain_power
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.tableau import add_card
from deskovka.games.eldervale.terms import AIR, EARTH, FIRE, LIGHT, ORDER, WATER
from support.eldervale_bare import act, bare, card, has, levels, me, offered, own, power, refused, say, told


def gain(g: Eldervale, element: int, n: int = 1, else_vp: int = 0, seat: int = 0) -> None:
    gain_power(g, me(g, seat), element, n, else_vp)
    act(g)


@pytest.mark.rule("ELDER-22.1", "ELDER-22.2", "ELDER-22.3")
def test_power_is_the_number_printed_at_the_level() -> None:
    g = bare()
    assert me(g).power(FIRE) == 0
    worth = []
    for _ in range(5):
        gain(g, FIRE)
        worth.append(int(me(g).power(FIRE)))
    assert worth == [2, 3, 4, 5, 6]


@pytest.mark.rule("ELDER-22.4", "ELDER-22.5", "ELDER-22.9")
def test_a_gain_moves_the_marker_or_places_a_new_one() -> None:
    g = bare()
    power(g, 0, fire=2)
    gain(g, FIRE)
    gain(g, WATER)
    assert levels(g) == {"fire": 3, "water": 1}


@pytest.mark.rule("ELDER-22.6", "ELDER-22.7", "ELDER-22.8", "ELDER-22.10")
def test_a_fifth_element_costs_a_marker_or_is_ignored() -> None:  # W17
    g = bare()
    power(g, 0, fire=4, water=2, order=1, air=1)
    add_card(g, me(g), card("earth-old-quarry"))
    act(g)
    assert offered(g) == [
        "move the marker from air",
        "move the marker from fire",
        "move the marker from water",
        "move the marker from order",
        "leave the markers",
    ]
    assert refused(g, "move the marker from light") == "ELDER-22.4"
    assert refused(g, "go on") == "ELDER-22.7"
    twin = g.clone()
    say(g, "move the marker from air")
    assert levels(g) == {"fire": 4, "water": 2, "order": 1, "earth": 1}
    assert me(g).power(AIR) == 0
    twin.choose(0, "leave the markers")
    assert levels(twin) == {"fire": 4, "water": 2, "order": 1, "air": 1}
    for table in (g, twin):
        assert list(me(table).tableau) == [card("earth-old-quarry")]


@pytest.mark.rule("ELDER-22.15")
def test_two_power_in_a_new_element_reach_level_two() -> None:
    g = bare()
    gain(g, LIGHT, 2)
    assert levels(g) == {"light": 2}


@pytest.mark.rule("ELDER-22.15", "ELDER-22.7")
def test_a_moved_marker_takes_all_the_power_of_the_gain() -> None:  # R5
    g = bare()
    power(g, 0, fire=4, water=2, order=1, air=1)
    gain(g, LIGHT, 2)
    say(g, "move the marker from order")
    assert levels(g) == {"fire": 4, "water": 2, "air": 1, "light": 2}
    assert not g.options


@pytest.mark.rule("ELDER-22.11")
def test_power_above_the_top_is_lost_or_worth_points() -> None:
    g = bare()
    power(g, 0, fire=5, air=4)
    g.listen()
    gain(g, FIRE)
    assert levels(g)["fire"] == 5
    assert me(g).points == 0
    assert told(g) == ["power-lost"]
    gain(g, FIRE, 1, 2)
    assert me(g).points == 2
    gain(g, AIR, 2, 3)
    assert levels(g)["air"] == 5
    assert me(g).points == 5


def test_points_for_the_top_have_their_reason() -> None:
    g = bare()
    power(g, 0, fire=5)
    gain_power(g, me(g), FIRE, 1, 2, FOR_FACTION)
    assert me(g).gains[FOR_FACTION] == 2


@pytest.mark.rule("ELDER-22.12", "ELDER-16.1", "ELDER-22.14")
def test_the_first_at_the_top_takes_the_orb() -> None:
    g = bare()
    g.power_orbs = 1 << FIRE | 1 << WATER
    power(g, 0, fire=4)
    power(g, 1, fire=4)
    gain(g, FIRE)
    assert me(g).orbs == 1
    assert g.power_orbs == 1 << WATER
    gain(g, FIRE, seat=1)
    assert me(g, 1).orbs == 0
    assert levels(g, 1) == {"fire": 5}


@pytest.mark.rule("ELDER-22.13")
def test_unused_elements_have_no_track() -> None:
    g = bare()
    g.elements = 1 << FIRE | 1 << WATER
    gain(g, ORDER)
    assert levels(g) == {}
    gain(g, ANY_ELEMENT)
    assert offered(g) == ["power of fire", "power of water"]
    assert refused(g, "power of order") == "ELDER-22.13"
    assert refused(g, "leave the markers") == "ELDER-15.10"
    say(g, "power of water")
    assert levels(g) == {"water": 1}


def test_a_placed_element_is_one_with_a_marker() -> None:
    g = bare()
    power(g, 0, fire=5, air=1)
    gain(g, PLACED_ANY, 1, 2)
    assert offered(g) == ["power of air", "power of fire"]
    assert refused(g, "power of water") == "ELDER-22.4"
    say(g, "power of fire")
    assert me(g).points == 2


def test_any_element_may_be_a_fifth_one() -> None:
    g = bare()
    power(g, 0, fire=4, water=2, order=1, air=1)
    gain(g, ANY_ELEMENT)
    say(g, "power of chaos", "move the marker from air")
    assert levels(g) == {"fire": 4, "water": 2, "order": 1, "chaos": 1}


@pytest.mark.rule("ELDER-17.21")
def test_a_wall_pays_when_an_opponent_advances_on_its_track() -> None:
    g = bare()
    own(g, 1, "earth-wall", "water-wall")
    gain(g, EARTH)
    assert has(g, 1) == "1 gem"
    gain(g, FIRE)
    assert has(g, 1) == "1 gem"
    gain(g, EARTH, seat=1)
    assert has(g, 1) == "1 gem"
    assert has(g, 0) == ""


@pytest.mark.rule("ELDER-17.21")
def test_a_wall_pays_once_for_each_advance() -> None:  # R17
    g = bare()
    own(g, 1, "earth-wall")
    gain(g, EARTH, 2)
    assert has(g, 1) == "1 gem"
    power(g, 0, earth=5)
    gain(g, EARTH)
    assert has(g, 1) == "1 gem"
    power(g, 0, earth=0, fire=4, water=2, order=1, air=1)
    gain(g, EARTH)
    say(g, "leave the markers")
    assert has(g, 1) == "1 gem"
    gain(g, EARTH)
    say(g, "move the marker from air")
    assert has(g, 1) == "2 gem"


@pytest.mark.rule("ELDER-17.21", "ELDER-30.9")
def test_a_team_mate_is_no_opponent_of_a_wall() -> None:
    g = bare(4, teams=True)
    own(g, 1, "earth-wall")
    gain(g, EARTH)
    assert has(g, 1) == ""
    gain(g, EARTH, seat=2)
    assert has(g, 1) == "1 gem"


def test_no_element_brings_nothing() -> None:
    g = bare()
    gain(g, -1)
    assert levels(g) == {}
    assert not g.options
