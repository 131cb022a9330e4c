"""Who wins a battle and who falls (KEMET-BAT3, KEMET-BAT4)."""

from __future__ import annotations

import pytest

from deskovka.games.kemet.cards import BATTLE, BATTLE_NAMES
from deskovka.games.kemet.table import Kemet
from support.kemet import answer, asked, creature_at, me, points, table, units
from support.kemet_battle import clash, meet, recruits, strengths, winner

ELEPHANT = "sapphire_2_ancestral_elephant"
SCORPION = "ruby_4_giant_scorpion"
CHARGE = "ruby_1_charge"
BLADES = "ruby_3_blades_of_neith"


def armies(g: Kemet, area: str = "west_dunes") -> tuple[int, int]:
    """Units of attacker and defender."""
    return units(g, area, 0), units(g, area, 1)


def gives_unblockable(monkeypatch: pytest.MonkeyPatch, name: str, amount: int) -> None:
    """No card in the box has unblockable damage of this sign; the rule is there all the same."""
    monkeypatch.setattr(BATTLE[BATTLE_NAMES.index(name)], "unblockable", amount)


# ---- the battle of the rulebook


@pytest.mark.rule("KEMET-BAT3.1")
@pytest.mark.rule("KEMET-BAT4.3")
@pytest.mark.rule("KEMET-BAT4.4")
@pytest.mark.rule("KEMET-BAT5.1")
@pytest.mark.rule("KEMET-BAT6.2")
def test_worked_example_1_the_battle_of_the_rulebook() -> None:
    elephant = {"tiles": [ELEPHANT], "creatures": {ELEPHANT: "temple_west_small"}}
    tomas = {**elephant, "prayer": 5, "hand": ["war_fury", "bronze_wall"]}
    g = meet(5, 4, "temple_west_small", {"tiles": [CHARGE, BLADES]}, tomas)
    clash(g, "bc_3d2", "bc_2p2 war_fury bronze_wall")
    assert (strengths(g), winner(g), me(g, 1).prayer) == ((10, 9), 0, 4)
    assert armies(g, "temple_west_small") == (5, 4)
    assert (me(g).points, me(g).veterans, me(g, 1).points, me(g, 1).veterans) == (1, 0, 0, 1)
    answer(g, "disband")
    assert (me(g, 1).prayer, me(g, 1).supply, creature_at(g, ELEPHANT)) == (7, 12, None)
    answer(g, "stay")
    assert (points(g, 0), points(g, 1), units(g, "temple_west_small")) == (2, 0, 5)


# ---- strength


@pytest.mark.rule("KEMET-BAT3.1")
def test_units_and_cards_give_strength() -> None:
    g = meet(4, 1)
    clash(g, "bc_2p2", "bc_4d1")
    assert strengths(g) == (6, 5)


@pytest.mark.rule("KEMET-BAT3.1")
def test_tiles_creatures_and_cards_of_the_gods_add_strength() -> None:
    mine = {"tiles": [BLADES, SCORPION], "creatures": {SCORPION: "front_nw"}, "hand": ["war_rage", "war_fury"]}
    g = meet(3, 4, "west_dunes", mine, {"tiles": ["sapphire_1_defense"]}, leader=SCORPION)
    clash(g, "bc_1d1p3 war_rage war_fury", "bc_3p1")
    assert strengths(g) == (3 + 1 + 1 + 2 + 1 + 2, 4 + 3 + 1)


@pytest.mark.rule("KEMET-BAT3.1")
def test_tiles_for_attackers_do_not_help_defenders() -> None:
    g = meet(3, 3, "west_dunes", {"tiles": ["sapphire_1_defense"]}, {"tiles": [CHARGE]})
    clash(g, "bc_4d1", "bc_3p1")
    assert strengths(g) == (7, 6)


@pytest.mark.rule("KEMET-BAT3.1")
@pytest.mark.rule("KEMET-BAT3.4")
def test_a_defender_in_his_own_district_is_one_stronger() -> None:
    g = meet(3, 2, "nw_d1", {"city": "s"}, {"city": "nw"})
    clash(g, "bc_4d1", "bc_3p1")
    assert strengths(g) == (7, 2 + 3 + 1)


@pytest.mark.rule("KEMET-BAT3.4")
def test_worked_example_10_recruiting_under_the_enemys_nose() -> None:
    g = recruits(4, 3)
    assert (me(g).prayer, units(g, "nw_d1"), units(g, "nw_d1", 1)) == (3, 4, 3)
    clash(g, "bc_1d3", "bc_3p1")
    assert (strengths(g), winner(g)) == ((4 + 1 + 1, 6), 1)


@pytest.mark.rule("KEMET-BAT3.4")
@pytest.mark.parametrize("area", ["temple_west_small", "west_bank", "west_dunes"])
def test_no_bonus_outside_the_own_city(area: str) -> None:
    g = meet(3, 3, area)
    clash(g, "bc_4d1", "bc_3p1")
    assert strengths(g) == (7, 6)


@pytest.mark.rule("KEMET-BAT3.4")
def test_the_front_is_no_district() -> None:
    g = table({"city": "s", "units": {"west_dunes": 3}}, {"city": "nw", "units": {"front_nw": 3}})
    answer(g, "token on move_3", "march from west_dunes", "go to front_nw", "send 3")
    clash(g, "bc_4d1", "bc_3p1")
    assert strengths(g) == (7, 6)


@pytest.mark.rule("KEMET-BAT3.2")
def test_the_higher_strength_wins() -> None:
    for attackers, won in ((4, 0), (2, 1)):
        g = meet(attackers, 3)
        clash(g, "bc_3p1", "bc_3p1")
        assert winner(g) == won


@pytest.mark.rule("KEMET-BAT3.3")
def test_worked_example_7_the_defender_wins_a_tie() -> None:
    g = meet(5, 5)
    clash(g, "bc_3p1", "bc_3p1")
    assert (strengths(g), winner(g)) == ((8, 8), 1)
    assert (me(g).veterans, me(g, 1).veterans, me(g).points, me(g, 1).points) == (1, 2, 0, 0)


@pytest.mark.rule("KEMET-BAT3.5")
def test_units_count_before_they_fall() -> None:
    g = meet(3, 5)
    clash(g, "bc_4d1", "bc_1d3")  # 7 against 6, though all attackers fall
    assert (strengths(g), winner(g), armies(g)) == ((7, 6), 0, (0, 4))


# ---- losses


@pytest.mark.rule("KEMET-BAT4.1")
def test_unblockable_damage_strikes_the_other_side(monkeypatch: pytest.MonkeyPatch) -> None:
    gives_unblockable(monkeypatch, "bc_3d2", 1)
    g = meet(5, 5)
    clash(g, "bc_3d2", "bc_1d1p3")
    assert (armies(g), me(g, 1).supply) == ((4, 4), 8)


@pytest.mark.rule("KEMET-BAT4.1")
def test_unblockable_damage_comes_before_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    gives_unblockable(monkeypatch, "bc_3d2", 2)
    g = meet(5, 3)
    clash(g, "bc_3d2", "bc_4d1")
    assert (armies(g), me(g, 1).supply) == ((4, 0), 12)


@pytest.mark.rule("KEMET-BAT4.2")
def test_worked_example_8_the_sacrificial_card() -> None:
    g = meet(3, 4)
    clash(g, "bc_5", "bc_3p1")
    assert (strengths(g), winner(g), armies(g), me(g).points) == ((8, 7), 0, (1, 4), 1)


@pytest.mark.rule("KEMET-BAT4.2")
def test_a_defender_sacrifices_too() -> None:
    g = meet(3, 4)
    clash(g, "bc_3p1", "bc_5")
    assert (armies(g), me(g, 1).supply) == ((3, 2), 10)


@pytest.mark.rule("KEMET-BAT4.3")
@pytest.mark.parametrize(
    ("mine", "theirs", "left"),
    [
        ("bc_3d2", "bc_3p1", (5, 4)),
        ("bc_3d2", "bc_4d1", (4, 3)),
        ("bc_1d3", "bc_2d2p1", (3, 3)),
        ("bc_1d3", "bc_2p2", (5, 4)),
        ("bc_1d1p3", "bc_1d3", (5, 4)),
    ],
)
def test_damage_less_defence_is_lost(mine: str, theirs: str, left: tuple[int, int]) -> None:
    g = meet(5, 5)
    clash(g, mine, theirs)
    assert armies(g) == left


@pytest.mark.rule("KEMET-BAT4.4")
def test_surplus_defence_does_nothing() -> None:
    g = meet(4, 4)
    clash(g, "bc_4d1", "bc_1d1p3")
    assert (armies(g), me(g, 1).supply) == ((3, 4), 8)


@pytest.mark.rule("KEMET-BAT4.4")
def test_defence_does_not_save_from_sacrifice_or_unblockable_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = {"hand": ["iron_wall", "bronze_wall"], "tiles": ["sapphire_2_shield_of_neith"]}
    g = meet(5, 5, "west_dunes", mine)
    clash(g, "bc_5 bronze_wall iron_wall", "bc_3p1")
    assert armies(g) == (3, 5)
    gives_unblockable(monkeypatch, "bc_3d2", 2)
    g = meet(5, 5, "west_dunes", {}, mine)
    clash(g, "bc_3d2", "bc_1d1p3 bronze_wall iron_wall")
    assert armies(g) == (4, 3)


@pytest.mark.rule("KEMET-BAT4.4")
def test_defence_left_over_from_damage_does_not_save_from_a_sacrifice() -> None:
    g = meet(5, 5, "west_dunes", {"hand": ["iron_wall"]})
    clash(g, "bc_5 iron_wall", "bc_4d1")
    assert armies(g) == (3, 5)


@pytest.mark.rule("KEMET-BAT4.5")
def test_damage_is_the_sum_of_all_sources() -> None:
    mine = {"tiles": ["ruby_2_carnage", SCORPION], "creatures": {SCORPION: "front_nw"}, "hand": ["bloody_battle"]}
    g = meet(5, 5, "west_dunes", mine, {"hand": ["bronze_wall"]}, leader=SCORPION)
    clash(g, "bc_4d1 bloody_battle", "bc_4d1 bronze_wall")  # 1 + 1 + 2 + 1 against 1
    assert armies(g) == (4, 1)


@pytest.mark.rule("KEMET-BAT4.5")
def test_defence_is_the_sum_of_all_sources() -> None:
    tiles = {"tiles": ["sapphire_2_shield_of_neith", ELEPHANT], "creatures": {ELEPHANT: "west_dunes"}}
    g = meet(5, 5, "west_dunes", {"hand": ["bloodbath", "bloody_battle"]}, {**tiles, "hand": ["bronze_wall"]})
    clash(g, "bc_1d3 bloody_battle bloodbath", "bc_3p1 bronze_wall")  # 6 against 1 + 1 + 1 + 1
    assert armies(g) == (5, 3)


@pytest.mark.rule("KEMET-BAT4.6")
@pytest.mark.rule("KEMET-ARMY.4")
def test_nobody_loses_more_than_is_there() -> None:
    g = meet(5, 2, "west_dunes", {"hand": ["bloodbath"]}, {"units": {"front_s": 3}})
    clash(g, "bc_1d3 bloodbath", "bc_2p2")
    assert (armies(g), me(g, 1).supply, units(g, "front_s", 1)) == ((5, 0), 9, 3)


@pytest.mark.rule("KEMET-BAT4.6")
def test_a_sacrifice_takes_what_is_there() -> None:
    g = meet(1, 3)
    clash(g, "bc_5", "bc_3p1")
    assert (armies(g), me(g).supply) == ((0, 3), 12)


@pytest.mark.rule("KEMET-BAT4.7")
def test_worked_example_9_a_winner_without_survivors() -> None:
    g = meet(2, 1)
    clash(g, "bc_5", "bc_2p2")
    assert (strengths(g), winner(g), armies(g)) == ((7, 3), 0, (0, 1))
    assert (me(g).points, me(g).veterans) == (0, 1)
    assert asked(g) == (1, "LoserChoice")
    prayer = me(g, 1).prayer
    answer(g, "disband")
    assert (me(g, 1).prayer, me(g, 1).supply) == (prayer, 12)


@pytest.mark.rule("KEMET-BAT4.8")
def test_losses_are_simultaneous() -> None:
    g = meet(3, 3)
    clash(g, "bc_1d3", "bc_1d3")
    assert (g.battle, armies(g)) == (None, (0, 0))


@pytest.mark.rule("KEMET-BAT4.8")
def test_a_creature_that_falls_still_helped() -> None:
    mine = {"tiles": [SCORPION], "creatures": {SCORPION: "front_nw"}}
    g = meet(1, 5, "west_dunes", mine, leader=SCORPION)
    clash(g, "bc_4d1", "bc_1d3")
    assert (armies(g), creature_at(g, SCORPION)) == ((0, 2), None)


@pytest.mark.rule("KEMET-BAT4.8")
def test_the_defence_of_a_creature_counts_though_its_side_falls() -> None:
    tiles = {"tiles": [ELEPHANT], "creatures": {ELEPHANT: "west_dunes"}}
    g = meet(5, 3, "west_dunes", {}, tiles)
    clash(g, "bc_1d3", "bc_4d1")
    assert (armies(g), creature_at(g, ELEPHANT)) == ((4, 1), "west_dunes")


@pytest.mark.rule("KEMET-BAT4.9")
def test_a_creature_whose_last_unit_falls_goes_back() -> None:
    tiles = {"tiles": [ELEPHANT], "creatures": {ELEPHANT: "west_dunes"}}
    g = meet(5, 2, "west_dunes", {}, tiles)
    clash(g, "bc_1d3", "bc_4d1")
    assert (armies(g), creature_at(g, ELEPHANT)) == ((4, 0), None)


@pytest.mark.rule("KEMET-BAT4.10")
@pytest.mark.parametrize(
    ("mine", "theirs", "honour", "hunger"),
    [("bc_5", "bc_3p1", 0, 0), ("bc_4d1", "bc_1d3", 3, 6), ("bc_5", "bc_1d3", 2, 4)],
)
def test_sacrificed_units_are_not_destroyed(mine: str, theirs: str, honour: int, hunger: int) -> None:
    attacker = {"tiles": ["onyx_2_honor_in_battle"], "prayer": 0}
    defender = {"tiles": ["diamond_3_divine_hunger"], "prayer": 0}
    g = meet(4, 5, "west_dunes", attacker, defender, colours=["diamond", "onyx"])
    clash(g, mine, theirs)
    assert (me(g).prayer, me(g, 1).prayer) == (honour, hunger)
