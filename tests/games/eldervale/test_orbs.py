"""Orbs and mercenaries (ELDER-16, ELDER-27.2 to 27.7)."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.gaining import FOR_ORBS
from deskovka.games.eldervale.orbs import (
    MENU,
    MENU_POINTS,
    MENU_POINTS_WORTH,
    MENU_POWER,
    dismiss_hired,
    end_hiring,
    field_obstacle,
    hire,
    hire_obstacle,
    menu_obstacle,
    symbol_obstacle,
    use_on_field,
    use_on_menu,
    use_on_symbol,
)
from deskovka.games.eldervale.resources import bundle
from deskovka.games.eldervale.table import Eldervale, piece_of
from deskovka.games.eldervale.tableau import add_card
from deskovka.games.eldervale.terms import MIMEZA, MINOTAUR, ORDER, READY, SUPPLY
from support.eldervale_bare import act, bare, card, field, has, lay_on, levels, me, own, power, purse, rule, say, told
from support.eldervale_box import box


def rich(**variants: bool) -> Eldervale:
    """Seat 0 has an orb."""
    g = bare(**variants)
    me(g).orbs = 1
    return g


@pytest.mark.rule("ELDER-16.3")
def test_the_menu_is_that_of_the_board() -> None:
    spaces = box("boards")["reward_menu"]["spaces"]
    assert len(spaces) == len(MENU)
    for number, space in enumerate(spaces):
        if number == MENU_POWER:
            assert space["reward"] == {"power_any": 1}
        elif number == MENU_POINTS:
            assert space["reward"] == {"vp": MENU_POINTS_WORTH}
        else:
            ((name, count),) = space["reward"].items()
            assert MENU[number] == bundle(f"{count} {name}")


@pytest.mark.rule("ELDER-16.2", "ELDER-16.3", "ELDER-16.7")
def test_a_space_of_the_menu_is_used_once() -> None:
    g = rich()
    use_on_menu(g, me(g), 2)
    assert has(g) == "2 potion"
    assert me(g).orbs == 0
    assert rule(menu_obstacle(g, me(g), 3)) == "ELDER-16.2"
    me(g, 1).orbs = 1
    assert rule(menu_obstacle(g, me(g, 1), 2)) == "ELDER-16.3"
    assert rule(menu_obstacle(g, me(g, 1), 3)) == ""


@pytest.mark.rule("ELDER-16.3")
def test_power_and_points_of_the_menu() -> None:
    g = rich()
    me(g).orbs = 2
    use_on_menu(g, me(g), MENU_POWER)
    act(g)
    say(g, "power of dark")
    assert levels(g) == {"dark": 1}
    use_on_menu(g, me(g), MENU_POINTS)
    assert me(g).points == 4
    assert me(g).gains[FOR_ORBS] == 4


@pytest.mark.rule("ELDER-16.3", "ELDER-3.4")
def test_what_the_menu_gives_above_the_limit_is_lost() -> None:  # R28
    g = rich()
    purse(g, 0, "4 gem")
    assert menu_obstacle(g, me(g), 0) == 0
    use_on_menu(g, me(g), 0)
    assert has(g) == "5 gem"


@pytest.mark.rule("ELDER-11.10", "ELDER-22.12", "ELDER-16.3", "ELDER-17.2")
def test_an_orb_gained_by_a_card_helps_to_pay_for_the_next() -> None:  # W3
    g = bare()
    power(g, 0, order=4)
    g.power_orbs = 1 << ORDER
    add_card(g, me(g), card("order-arch-bridge"))
    act(g)
    assert levels(g) == {"order": 5}
    assert me(g).orbs == 1
    use_on_menu(g, me(g), 2)
    assert has(g) == "2 potion"


@pytest.mark.rule("ELDER-16.4", "ELDER-16.7")
def test_an_orb_on_a_deposit_field() -> None:
    g = rich()
    own(g, 0, "earth-old-quarry", "earth-granary")
    own(g, 1, "fire-sacrificial-pyre")
    assert rule(field_obstacle(g, me(g), card("earth-granary"))) == "ELDER-16.4"
    assert rule(field_obstacle(g, me(g), card("fire-sacrificial-pyre"))) == "ELDER-17.1"
    use_on_field(g, me(g), card("earth-old-quarry"))
    assert field(g, "earth-old-quarry") == "orb"
    assert me(g).orbs == 0
    assert rule(field_obstacle(g, me(g), card("earth-old-quarry"))) == "ELDER-16.2"
    me(g).orbs = 1
    assert rule(field_obstacle(g, me(g), card("earth-old-quarry"))) == "ELDER-16.7"


@pytest.mark.rule("ELDER-16.4")
def test_an_orb_sends_the_token_of_the_field_away() -> None:  # R40
    g = rich()
    own(g, 0, "earth-old-quarry")
    lay_on(g, "earth-old-quarry", "fire-2-sword")
    g.listen()
    use_on_field(g, me(g), card("earth-old-quarry"))
    assert field(g, "earth-old-quarry") == "orb"
    assert has(g) == ""
    assert told(g) == ["token-lost", "orb-put"]


@pytest.mark.rule("ELDER-16.5", "ELDER-17.9")
def test_an_orb_on_the_orb_symbol() -> None:
    g = rich()
    own(g, 0, "earth-heart-tree", "earth-granary")
    assert rule(symbol_obstacle(g, me(g), card("earth-granary"))) == "ELDER-16.5"
    assert rule(symbol_obstacle(g, me(g), card("light-crown-of-stars"))) == "ELDER-17.1"
    assert symbol_obstacle(g, me(g), card("earth-heart-tree")) == 0
    use_on_symbol(g, me(g), card("earth-heart-tree"))
    assert g.card_orbs[card("earth-heart-tree")] == 1
    assert me(g).orbs == 0
    assert rule(symbol_obstacle(g, me(g), card("earth-heart-tree"))) == "ELDER-16.2"
    me(g).orbs = 1
    assert rule(symbol_obstacle(g, me(g), card("earth-heart-tree"))) == "ELDER-16.7"


@pytest.mark.rule("ELDER-16.6", "ELDER-27.2", "ELDER-27.3", "ELDER-27.5")
def test_a_mercenary_hired_with_an_orb_stays() -> None:
    g = rich(mercenaries=True)
    hire(g, me(g), MINOTAUR, True)
    assert g.where[piece_of(0, MINOTAUR)] == READY
    assert g.owner[piece_of(0, MINOTAUR)] == 0
    assert piece_of(0, MINOTAUR) in g.units_of(0)
    assert me(g).orbs == 0
    end_hiring(g)
    dismiss_hired(g, me(g))
    assert g.owner[piece_of(0, MINOTAUR)] == 0


@pytest.mark.rule("ELDER-27.2", "ELDER-27.4", "ELDER-12.8", "ELDER-12.9", "ELDER-27.14")
def test_a_mercenary_hired_for_gold_leaves_after_a_regroup_of_a_later_turn() -> None:
    g = bare(mercenaries=True)
    purse(g, 0, "2 gold")
    hire(g, me(g), MIMEZA, False)
    assert has(g) == "1 gold"
    dismiss_hired(g, me(g))  # R51: a regroup of the same turn
    assert g.owner[piece_of(0, MIMEZA)] == 0
    end_hiring(g)
    dismiss_hired(g, me(g))
    assert g.owner[piece_of(0, MIMEZA)] == -1
    assert g.where[piece_of(0, MIMEZA)] == SUPPLY
    assert piece_of(0, MIMEZA) not in g.units_of(0)
    assert rule(hire_obstacle(g, me(g), MIMEZA, False)) == "ELDER-12.9"
    me(g).orbs = 1
    assert rule(hire_obstacle(g, me(g), MIMEZA, True)) == "ELDER-12.9"
    end_hiring(g)
    assert hire_obstacle(g, me(g), MIMEZA, False) == 0


@pytest.mark.rule("ELDER-27.1", "ELDER-27.2", "ELDER-27.7", "ELDER-16.10")
def test_what_stands_in_the_way_of_hiring() -> None:
    g = bare(mercenaries=True)
    assert rule(hire_obstacle(g, me(g), MINOTAUR, False)) == "ELDER-27.2"
    assert rule(hire_obstacle(g, me(g), MINOTAUR, True)) == "ELDER-16.2"
    purse(g, 0, "1 gold")
    hire(g, me(g), MINOTAUR, False)
    me(g).orbs = 1
    assert rule(hire_obstacle(g, me(g), MINOTAUR, True)) == "ELDER-16.10"
    me(g, 1).orbs = 1
    assert rule(hire_obstacle(g, me(g, 1), MINOTAUR, True)) == "ELDER-27.7"
    assert rule(hire_obstacle(rich(), me(rich()), MINOTAUR, True)) == "ELDER-27.1"
