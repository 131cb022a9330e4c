"""Battles with the ghosts (GHOST-11)."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.gaining import FOR_FAME
from deskovka.games.eldervale.ghosts import GHOSTS
from deskovka.games.eldervale.ongoing import FROM_FALLEN
from deskovka.games.eldervale.terms import DRAGON, NOBODY, WORKER
from support.eldervale import answer, asked, me, offered, purse, units, where
from support.eldervale_battle import dice, fight, pass_arms, roll, shown, side, winner
from support.eldervale_ghosts import clash, haunted, level, pile

MAGMA = "magma-terraces"  # terraced-fields, summoning-portal and briar-forest lie beside it
HERE = {"units": {MAGMA: ["worker"]}}


# ---- who fights


@pytest.mark.rule("GHOST-11.1")
def test_ghosts_roll_the_dice_of_their_units_and_dwellings() -> None:
    army = {"units": {MAGMA: ["worker", "warrior"]}, "dwellings": [MAGMA, "terraced-fields", "windswept-steppe"]}
    assert dice(clash(HERE, army), GHOSTS) == 1 + 2 + 1 + 1  # the third dwelling is too far away
    assert dice(clash(HERE, {"units": {MAGMA: ["dragon"]}}), GHOSTS) == 3
    assert dice(clash(HERE, {"units": {MAGMA: ["wizard"]}}), GHOSTS) == 2


@pytest.mark.rule("GHOST-11.2")
@pytest.mark.parametrize("turn", [0, GHOSTS])
def test_all_ghosts_next_to_a_battle_join_it(turn: int) -> None:
    near = {"terraced-fields": ["worker", "worker"], "briar-forest": ["dragon"], "mill": ["warrior"]}
    g = clash(HERE, {"units": {MAGMA: ["worker"], **near}}, turn)
    assert units(g, MAGMA, GHOSTS) == ["dragon", "worker", "worker", "worker"]
    assert units(g, "mill", GHOSTS) == ["warrior"]
    assert dice(g, GHOSTS) == 6


@pytest.mark.rule("GHOST-11.2", "GHOST-11.3")
def test_ghosts_join_a_battle_between_a_player_and_a_monster() -> None:
    """Ruling G17; then their fallen units fight along."""
    near = {"terraced-fields": ["worker"], "underworld": ["warrior"]}
    g = clash(HERE, {"units": near}, monsters={"power-demon": MAGMA})
    assert [int(side.seat) for side in fight(g).sides] == [GHOSTS, 0, NOBODY]
    assert dice(g, GHOSTS) == 1 + 2
    away = clash(HERE, {"units": {"mill": ["worker"], "underworld": ["warrior"]}}, monsters={"power-demon": MAGMA})
    assert [int(side.seat) for side in fight(away).sides] == [0, NOBODY]


@pytest.mark.rule("GHOST-11.2")
def test_ghosts_stay_out_where_nobody_may_join() -> None:
    near = {"units": {"terraced-fields": ["worker"]}}
    g = clash(HERE, near, monsters={"kraken": MAGMA}, others=["earth", "water"])
    assert units(g, "terraced-fields", GHOSTS) == ["worker"]
    alone = clash(HERE, near, monsters={"power-demon": MAGMA}, peaceful=True)  # against the monster alone (R59)
    assert units(alone, "terraced-fields", GHOSTS) == ["worker"]


@pytest.mark.rule("GHOST-11.6")
def test_ghosts_join_before_you_in_your_turn_and_after_you_in_theirs() -> None:
    mine = {"units": {MAGMA: ["worker"], "briar-forest": ["worker"]}}
    theirs = {"units": {MAGMA: ["worker"], "terraced-fields": ["worker"]}}
    g = clash(mine, theirs)
    assert (asked(g), offered(g)) == ((0, "Joining"), ["join worker from briar-forest", "done"])
    assert units(g, MAGMA, GHOSTS) == ["worker", "worker"]
    later = clash(mine, theirs, GHOSTS)
    assert asked(later) == (0, "Joining")
    assert units(later, MAGMA, GHOSTS) == ["worker"]
    answer(later, "done")
    assert units(later, MAGMA, GHOSTS) == ["worker", "worker"]


@pytest.mark.rule("GHOST-6.8")
def test_ghosts_among_ghosts_do_not_fight() -> None:
    """Ruling G18: the lower right of the Mage Tower, where another ghost stands."""
    theirs = {"units": {"terraced-fields": ["warrior"]}, "cards": ["ghost-17", "ghost-02", "ghost-03"]}
    g = haunted({"purse": ""}, theirs, turn=GHOSTS)
    roll(g, "1")
    assert units(g, "terraced-fields", GHOSTS) == ["warrior", "worker"]
    assert (asked(g), g.last_battle) == ((0, "Turn"), None)
    met = haunted({"units": {"terraced-fields": ["worker"]}, "purse": ""}, theirs, turn=GHOSTS)
    roll(met, "1")
    assert met.battle is not None


# ---- the power of the Underworld


@pytest.mark.rule("GHOST-11.3")
def test_every_unit_in_the_underworld_brings_its_dice() -> None:
    g = clash(HERE, {"units": {MAGMA: ["worker"], "underworld": ["dragon"]}})
    assert dice(g, GHOSTS) == 1 + 3
    assert [int(number) for number in side(g, GHOSTS).sources[2:]] == [FROM_FALLEN + DRAGON, 3]
    assert dice(clash(HERE, {"units": {MAGMA: ["worker"], "underworld": ["wizard", "worker"]}}), GHOSTS) == 1 + 2 + 1
    mine = {"units": {MAGMA: ["worker"], "underworld": ["dragon"]}}
    assert dice(clash(mine, {"units": {MAGMA: ["worker"]}})) == 1  # only the ghosts have it


@pytest.mark.rule("GHOST-11.3")
def test_a_ghost_struck_down_before_the_roll_fights_on_from_the_underworld() -> None:
    mine = {"units": {MAGMA: ["worker"], "briar-forest": ["worker"]}, "hand": ["spell-scorch"], "power": {"fire": 4}}
    theirs = {"units": {MAGMA: ["worker", "worker"], "underworld": ["dragon"]}}
    g = clash(mine, theirs)
    answer(g, "done")
    assert dice(g, GHOSTS) == 2 + 3
    answer(g, "cast spell-scorch")
    assert (units(g, MAGMA, GHOSTS), units(g, "underworld", GHOSTS)) == (["worker"], ["dragon", "worker"])
    assert dice(g, GHOSTS) == 1 + 3 + 1
    assert [int(number) for number in side(g, GHOSTS).sources[-2:]] == [FROM_FALLEN + WORKER, 1]


@pytest.mark.rule("GHOST-11.4")
def test_ghosts_roll_six_dice_at_most() -> None:
    army = {"units": {MAGMA: ["worker", "dragon"], "underworld": ["warrior", "wizard"]}, "dwellings": [MAGMA]}
    assert dice(clash(HERE, army), GHOSTS) == 6


# ---- arms and dice


@pytest.mark.rule("GHOST-11.5")
@pytest.mark.parametrize("turn", [0, GHOSTS])
def test_ghosts_spend_nothing_for_dice(turn: int) -> None:
    cards = ["spell-battle-rage", "spell-weakness", "spell-bottled-luck", "spell-healing-light"]
    g = clash(HERE, {**HERE, "pile": cards}, turn)
    assert asked(g) == (-1, "RollBattleDie")
    roll(g, "3", "4")
    assert (dice(g, GHOSTS), pile(g)) == (1, 4)
    assert (asked(g), winner(g)) == ((0, "Turn") if turn else (-1, "RollZone"), 0 if turn == 0 else GHOSTS)


@pytest.mark.rule("GHOST-11.11")
def test_dice_of_the_ghosts_change_only_where_an_effect_says_so() -> None:
    """Death Roll: every other participant rerolls a highest die."""
    g = clash(
        HERE, {"units": {MAGMA: ["worker", "worker"]}}, monsters={"dread-crocodile": MAGMA}, others=["earth", "water"]
    )
    roll(g, "5 5", "2", "1 1 1 1")
    assert asked(g) == (-1, "RollBattleDie")
    roll(g, "1", "3")
    assert (shown(g, GHOSTS), shown(g)) == ([5, 1], [3])


@pytest.mark.rule("GHOST-11.11")
def test_the_horror_takes_the_highest_die_of_the_ghosts() -> None:
    horror = {"monsters": {"thousand-eyed-horror": MAGMA}, "others": ["earth", "chaos"]}
    g = clash(HERE, {"units": {MAGMA: ["worker", "worker"]}}, **horror)
    roll(g, "6 2", "1", "3 3 2 1")
    assert (shown(g, GHOSTS), shown(g, NOBODY)) == ([2, 1], [6, 3, 3, 2])


@pytest.mark.rule("GHOST-3.10", "GHOST-11.11")
@pytest.mark.parametrize(
    ("mine", "words", "left"),
    [
        ({"hand": ["spell-fireball"], "power": {"fire": 3}}, "cast spell-fireball; remove of seat 1 a 6", [2]),
        (
            {"hand": ["spell-twist-of-fate"], "purse": "1 gem"},
            "cast spell-twist-of-fate; swap own 1 with seat 1 for a 6",
            [2, 1],
        ),
    ],
)
def test_your_spells_change_dice_of_the_ghosts(mine: dict[str, Any], words: str, left: list[int]) -> None:
    g = clash({**HERE, **mine}, {"units": {MAGMA: ["worker", "worker"]}})
    pass_arms(g)
    roll(g, "6 2", "1")
    answer(g, *words.split("; "))
    assert shown(g, GHOSTS) == left


@pytest.mark.rule("GHOST-3.10")
def test_your_spells_and_abilities_take_dice_from_the_ghosts() -> None:
    weakness = {**HERE, "hand": ["spell-weakness"], "purse": "1 potion"}
    g = clash(weakness, {"units": {MAGMA: ["dragon"]}})
    answer(g, "cast spell-weakness")
    assert dice(g, GHOSTS) == 1
    seraphs = {"units": {MAGMA: ["wizard"]}, "faction": "dawnspire-seraphs"}
    assert dice(clash(seraphs, {"units": {MAGMA: ["dragon"]}}, placed="wizard"), GHOSTS) == 2


# ---- what a victory brings


@pytest.mark.rule("GHOST-11.7")
@pytest.mark.parametrize("turn", [0, GHOSTS])
def test_ghosts_that_beat_you_gain_fame_and_its_reward(turn: int) -> None:
    g = clash(HERE, HERE, turn)
    roll(g, "1", "6") if turn else roll(g, "6", "1")
    assert winner(g) == GHOSTS
    assert (me(g, GHOSTS).fame, me(g, GHOSTS).gains[FOR_FAME], me(g).fame) == (1, 2, 0)
    assert (units(g, "underworld"), purse(g)) == (["worker"], "1 sword")


@pytest.mark.rule("GHOST-11.8")
def test_ghosts_that_beat_a_monster_gain_power_of_its_element() -> None:
    g = clash({}, HERE, GHOSTS, monsters={"power-demon": MAGMA})
    roll(g, "6", "1 1 1")
    assert (level(g, "fire"), me(g, GHOSTS).fame) == (2, 0)
    assert where(g, "power-demon") == "aside"


@pytest.mark.rule("GHOST-11.8")
def test_ghosts_at_the_top_of_the_track_gain_fame_for_a_monster() -> None:
    """GW8."""
    g = clash({}, {**HERE, "power": {"fire": 5}}, GHOSTS, monsters={"power-demon": MAGMA})
    roll(g, "6", "1 1 1 1")  # it feasts on their power
    assert (level(g, "fire"), me(g, GHOSTS).fame, me(g, GHOSTS).gains[FOR_FAME]) == (5, 1, 2)


@pytest.mark.rule("GHOST-11.9")
def test_ghosts_that_beat_you_and_a_monster_take_the_power() -> None:
    """Ruling G20."""
    g = clash(HERE, HERE, GHOSTS, monsters={"power-demon": MAGMA})
    roll(g, "1", "6", "1 1 1")
    assert (level(g, "fire"), me(g, GHOSTS).fame) == (2, 0)


@pytest.mark.rule("GHOST-11.10", "GHOST-3.8")
def test_beaten_ghosts_go_to_the_underworld_and_bring_nothing() -> None:
    g = clash(HERE, {"units": {MAGMA: ["worker", "warrior"]}, "pile": 2})
    roll(g, "1 1 1", "6")
    assert units(g, "underworld", GHOSTS) == ["warrior", "worker"]
    assert (purse(g, GHOSTS), pile(g), me(g, GHOSTS).points) == ("", 2, 0)
    assert (me(g).fame, units(g, MAGMA)) == (1, ["worker"])
