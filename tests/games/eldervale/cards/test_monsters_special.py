"""The Mother of Dragons and the Ice Giant: their abilities, played from placements (ELDER-28, ELDER-29)."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.realms import spot_at
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import AIR, EARTH, FIRE, NOBODY, ORDER
from support.eldervale import answer, asked, go_on, me, offered, purse, table, units, where
from support.eldervale_battle import battle, dice, fight, monster_dice, pass_arms, roll, shown, winner
from support.eldervale_named import without_test

MAGMA = "magma-terraces"
STEPPE = "windswept-steppe"
ONE = {"units": {MAGMA: ["worker"]}}
DEN = {"laid": {"dragon-den": spot_at(2, 1)}, "variants": {"mother-of-dragons": "on"}}
BRIDGE = {"laid": {"bifrost": spot_at(2, 1)}, "variants": {"ice-giant": "on"}}

PROVED_WITH_THEIR_CHAPTER = {
    "omnipresent-threat": "test_special_tiles.py test_the_mother_comes_to_every_ruin",
    "immense-strength": "test_battle_dice.py test_the_mother_of_dragons_rerolls_her_ones",
    "tenacity": "test_aftermath.py test_beating_the_mother_brings_fame_and_a_token_and_she_goes_home",
    "protective-instinct": "test_aftermath.py test_she_goes_home_after_a_battle_she_won",
    "dragon-treasure": "test_aftermath.py test_w22_with_the_last_token_she_is_gone_for_good",
    "bridge-keeper": "test_aftermath.py test_the_ice_giant_goes_home_unless_beaten_and_pays_twice",
}


def test_every_ability_of_the_special_monsters_has_a_test() -> None:
    abilities = [*PROVED_WITH_THEIR_CHAPTER, "numbing-cold", "mother-of-dragons", "ice-giant"]
    assert without_test(abilities, __file__, elsewhere=PROVED_WITH_THEIR_CHAPTER) == []


def against(name: str, *seats: dict[str, Any], place: str = MAGMA, **keys: Any) -> Eldervale:
    return battle(place, *seats, monsters={name: place}, **keys)


# ---- Mother of Dragons


@pytest.mark.rule("ELDER-28.5")
def test_mother_of_dragons_stays_where_a_monster_stands_on_the_ruin() -> None:
    g = table(
        {"units": {STEPPE: ["worker"]}, "purse": "2 gem"},
        monsters={"power-demon": "fortress", "mother-of-dragons": MAGMA},
        variants={"mother-of-dragons": "on"},
    )
    go_on(g, "place worker in fortress")
    assert where(g, "mother-of-dragons") == MAGMA
    assert len(fight(g).sides) == 2


@pytest.mark.rule("ELDER-28.5")
@pytest.mark.rule("ELDER-18.3")
def test_mother_of_dragons_sleeps_in_peace() -> None:
    g = table({"units": {STEPPE: ["worker"]}, "purse": "2 gem"}, peaceful=True, monsters={"mother-of-dragons": MAGMA})
    go_on(g, "place worker in fortress")
    assert (where(g, "mother-of-dragons"), asked(g)) == (MAGMA, (1, "Turn"))


@pytest.mark.rule("ELDER-28.8")
def test_mother_of_dragons_cannot_be_charmed() -> None:
    mine = {"units": {MAGMA: ["worker"]}, "hand": ["spell-monster-charm"], "purse": "5 gem 5 sword 5 potion"}
    g = table(mine, monsters={"mother-of-dragons": "briar-forest"})
    assert "cast spell-monster-charm" not in offered(g)
    free = table(mine, monsters={"stone-colossus": "briar-forest"})
    assert "cast spell-monster-charm" in offered(free)


@pytest.mark.rule("ELDER-28.9")
def test_mother_of_dragons_brings_no_choice_of_power_even_with_the_sun_lance() -> None:
    """She has no element; fame and a token come anyway."""
    mine = {**ONE, "tableau": ["light-sun-lance"]}
    g = against("mother-of-dragons", mine, elements=["light"], **DEN)
    roll(g, "6 6 6", "2 2 2 2 2")
    pass_arms(g)
    assert me(g).fame == 1
    assert len(g.hoard) == 2
    levels = [int(me(g).levels[element]) for element in (AIR, EARTH, FIRE, ORDER)]
    assert levels == [3, 0, 0, 0]  # the token was the Heart of Fire


@pytest.mark.rule("ELDER-28.15")
def test_mother_of_dragons_beaten_by_one_of_two_keeps_the_others_treasure() -> None:
    """Only the winner takes a token."""
    g = against("mother-of-dragons", ONE, ONE, **DEN)
    roll(g, "1", "6", "2 2 2 2 2")
    assert winner(g) == 0
    assert len(g.hoard) == 2
    assert me(g, 1).fame == 0
    assert units(g, "underworld", 1) == ["worker"]


@pytest.mark.rule("ELDER-28.7")
def test_mother_of_dragons_rerolls_ones_before_anybody_acts() -> None:
    mine = {"units": {MAGMA: ["wizard"]}, "faction": "goblin-fire-wizards"}
    g = against("mother-of-dragons", mine, placed="wizard", **DEN)
    roll(g, "3 3", "1 6 2 2 2 4")
    assert shown(g, NOBODY) == [6, 4, 2, 2, 2]
    answer(g, "use pyroclasm", "make the monster reroll a 6")
    roll(g, "1 5")  # rerolled by a player, a 1 is rerolled too
    assert shown(g, NOBODY) == [5, 4, 2, 2, 2]


# ---- Ice Giant


@pytest.mark.rule("ELDER-29.7")
def test_ice_giant_fights_who_comes_to_the_bridge_after_the_card() -> None:
    g = table({"units": {MAGMA: ["worker"]}, "purse": ""}, monsters={"ice-giant": "bifrost"}, **BRIDGE)
    cards = len(g.magic)
    go_on(g, "place worker in bifrost")
    assert len(g.magic) == cards - 1
    assert len(fight(g).sides) == 2


@pytest.mark.rule("ELDER-29.10")
def test_ice_giant_rampages_from_the_bridge_and_returns() -> None:
    g = table({"units": {"terraced-fields": ["worker"]}, "purse": ""}, monsters={"ice-giant": "bifrost"}, **BRIDGE)
    g.open_luck = True
    go_on(g, f"place worker in {MAGMA}")
    assert where(g, "ice-giant") == MAGMA
    pass_arms(g)
    assert monster_dice(g) == 5
    roll(g, "1", "6 6 6 6 6")
    pass_arms(g)
    assert where(g, "ice-giant") == "bifrost"


def test_ice_giant_beaten_gives_power_of_any_element() -> None:
    """Also one without a marker."""
    g = against("ice-giant", ONE, **BRIDGE)
    roll(g, "6", "1 1 1 1 1")
    answer(g, "choose power")
    assert "power of earth" in offered(g)
    answer(g, "power of earth")
    assert me(g).levels[EARTH] == 1
    assert me(g).fame == 0
    assert where(g, "ice-giant") == "aside"


def test_ice_giant_scores_two_where_the_level_cannot_be_taken() -> None:
    g = against("ice-giant", {**ONE, "power": {"air": 5}}, **BRIDGE)
    roll(g, "6", "1 1 1 1 1")
    answer(g, "choose power", "power of air")
    assert me(g).points == 2


def test_ice_giant_and_a_complete_tie() -> None:
    """All lose, the giant too: set aside, nobody is rewarded."""
    g = against("ice-giant", ONE, ONE, **BRIDGE)
    roll(g, "6", "6", "5 5 5 5 5")
    assert winner(g) is None
    assert where(g, "ice-giant") == "aside"
    assert [int(p.fame) for p in g.players] == [0, 0]


@pytest.mark.parametrize("resource", ["sword", "gold"])
def test_numbing_cold_forbids_swords_and_gold(resource: str) -> None:
    g = against("ice-giant", {**ONE, "purse": f"2 {resource}"}, **BRIDGE)
    assert fight(g).step == 4
    assert purse(g) == f"2 {resource}"


def test_numbing_cold_spares_the_giants_master() -> None:
    mine = {"units": {MAGMA: ["ice-giant"]}, "purse": "1 sword"}
    g = battle(MAGMA, mine, {**ONE, "purse": "1 sword"}, placed="ice-giant", **BRIDGE)
    assert g.seat == 0
    answer(g, "spend sword for a die")
    assert (dice(g), dice(g, 1)) == (6, 1)
    assert fight(g).step == 4
    roll(g, "6", "1 1 1 1 1 1")
    assert where(g, "ice-giant") == "aside"  # a beaten unit
    assert purse(g) == "1 sword"
