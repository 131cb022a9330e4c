"""What is special about the ghosts: peace, resources, cards, fame, what they never score (GHOST-3, 14.4, 16.8)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deskovka.games.eldervale.fame import GainFame
from deskovka.games.eldervale.gaining import (
    FOR_CACHES,
    FOR_FAME,
    FOR_ORBS,
    FOR_PILE,
    FOR_PROPHECIES,
    FOR_TABLEAU,
    FOR_UNPLACED_ORBS,
)
from deskovka.games.eldervale.ghosts import GHOSTS
from deskovka.games.eldervale.realms import FIELDS
from deskovka.games.eldervale.scoring import FinalScoring
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.treasures import height
from deskovka.games.eldervale.variants import VARIANTS
from support.eldervale import (
    answer,
    asked,
    holds,
    magic,
    me,
    new_game,
    offered,
    purse,
    realm,
    regroup,
    roll,
    units,
    where,
)
from support.eldervale_battle import begin, dice
from support.eldervale_ghosts import haunted, in_row, level, pile

LOWER_RIGHT = ["ghost-17", "ghost-02", "ghost-03"]  # of the Mage Tower: the Terraced Fields; 2 points
INTO_MILL = ["ghost-18", "ghost-02", "ghost-03"]  # to the left, nothing else
FIELDS_REALM = "terraced-fields"
MAGMA = "magma-terraces"


def ghosts_turn(mine: dict[str, Any], ghosts: dict[str, Any], **keys: Any) -> Eldervale:
    """The ghosts use their left zone."""
    g = haunted({"purse": "", **mine}, {"cards": LOWER_RIGHT, **ghosts}, turn=GHOSTS, **keys)
    roll(g, 1)
    return g


# ---- peace


@pytest.mark.rule("GHOST-3.1")
def test_there_is_peace_until_your_first_regroup() -> None:
    mine = {"units": {FIELDS_REALM: ["worker"]}, "fame": -1}
    g = ghosts_turn(mine, {}, monsters={"winged-serpent": "dungeon-1"})
    assert units(g, FIELDS_REALM, GHOSTS) == units(g, FIELDS_REALM) == ["worker"]
    assert (asked(g), g.last_battle, where(g, "winged-serpent")) == ((0, "Turn"), None, "dungeon-1")
    assert me(g, GHOSTS).fame == 0  # theirs lies there from the beginning


@pytest.mark.rule("GHOST-3.1")
def test_peace_is_over_when_you_have_regrouped() -> None:
    """The ghosts have not regrouped yet."""
    mine = {"units": {FIELDS_REALM: ["worker"], "mill": ["worker"]}, "fame": -1, "purse": ""}
    g = haunted(mine, {"cards": INTO_MILL})
    assert g.is_peaceful()
    regroup(g)
    assert not g.is_peaceful()
    after = ghosts_turn({"units": {FIELDS_REALM: ["worker"]}}, {})
    assert after.battle is not None


# ---- resources


@pytest.mark.rule("GHOST-3.2", "GHOST-3.5")
def test_resources_the_ghosts_gain_are_magic_cards() -> None:
    g = haunted({}, {"fame": 4, "pile": 1}, steps=[GainFame(GHOSTS, amount=1)])  # two resources of any kind
    assert (pile(g), purse(g, GHOSTS)) == (3, "")


@pytest.mark.rule("GHOST-3.5")
def test_the_owner_of_a_card_used_by_a_mask_gains_a_magic_card() -> None:
    mine = {"units": {"mill": ["worker"], "fortress": ["worker"]}, "tableau": ["chaos-carnival-of-masks"], "purse": ""}
    g = haunted(mine, {"tableau": ["earth-passage"]}, others=["earth", "chaos"])
    answer(g, "regroup", "masked worker from mill to earth-passage")
    assert (purse(g), pile(g), purse(g, GHOSTS)) == ("1 gem", 1, "")


@pytest.mark.rule("GHOST-3.3")
def test_the_ghosts_keep_more_cards_than_a_hand_holds() -> None:
    g = ghosts_turn({}, {"cards": INTO_MILL, "pile": 12})
    assert (pile(g), asked(g)) == (12, (0, "Turn"))


@pytest.mark.rule("GHOST-3.4")
def test_the_ghosts_never_cast_complete_or_foretell() -> None:
    """Spells for a coming battle, a quest that is met, a free spell of the own turn: nothing is asked, nothing used."""
    cards = ["spell-wolf-charm", "spell-merchants-favor", "quest-martyrs", "quest-full-host"]
    fallen = {"underworld": ["worker", "worker", "worker"]}
    g = ghosts_turn({"units": {FIELDS_REALM: ["worker"]}}, {"pile": cards, "units": fallen})
    assert asked(g) == (-1, "RollBattleDie")
    for _ in range(1 + 1 + 3):
        roll(g, 3)
    assert (asked(g), pile(g), int(me(g, GHOSTS).quests)) == ((0, "Turn"), 4, 0)


@pytest.mark.rule("GHOST-3.6")
@pytest.mark.parametrize(
    ("cards", "left", "lost"), [(["spell-gust", "spell-flood"], ["spell-flood"], True), ([], [], False)]
)
def test_what_the_ghosts_must_discard_is_the_top_card_of_their_pile(
    cards: list[str], left: list[str], lost: bool
) -> None:
    """Smash: each player beaten discards a resource of his choice."""
    mine = {"units": {MAGMA: ["warrior"]}, "faction": "wicked-ogres", "purse": ""}
    g = begin(haunted(mine, {"units": {MAGMA: ["worker"]}, "pile": cards}, steps=[]), MAGMA, placed="warrior")
    roll(g, 1, 6, 6)
    assert holds(g, GHOSTS) == left
    assert (int(g.discards), purse(g)) == (1 << magic("spell-gust") if cards else 0, "1 sword")
    assert asked(g) == (-1, "RollZone")


@pytest.mark.rule("GHOST-3.7")
def test_treasure_of_the_ghosts_gives_no_resources() -> None:
    g = ghosts_turn({}, {})
    assert (in_row(g, "order"), pile(g), purse(g, GHOSTS), len(me(g, GHOSTS).tray)) == (2, 0, "", 0)
    assert height(g.stacks[FIELDS * realm(FIELDS_REALM)]) == 2


@pytest.mark.rule("GHOST-3.8")
def test_a_ghost_struck_down_brings_no_sword() -> None:
    mine = {"units": {"fortress": ["worker"]}, "hand": ["spell-scorch"], "power": {"fire": 4}, "purse": ""}
    g = haunted(mine, {"units": {"mage-tower": ["worker"]}, "pile": 1})
    answer(g, "cast spell-scorch")
    assert units(g, "underworld", GHOSTS) == ["worker"]
    assert (pile(g), purse(g, GHOSTS), me(g, GHOSTS).points, me(g).points) == (1, "", 0, 2)


@pytest.mark.rule("GHOST-3.9")
def test_the_ghosts_pay_for_nothing() -> None:
    built = ghosts_turn({}, {"cards": ["ghost-03", "ghost-02", "ghost-01"], "pile": 3})  # lower right; a dwelling
    assert (int(me(built, GHOSTS).dwellings), pile(built)) == (1 << realm(FIELDS_REALM), 3)
    taken = ghosts_turn({}, {"cards": ["ghost-08", "ghost-02", "ghost-01"], "pile": 3})  # a card, by the die
    roll(taken, 3)
    assert (len(me(taken, GHOSTS).tableau), pile(taken)) == (1, 3)


@pytest.mark.rule("GHOST-3.9")
def test_the_ghosts_do_not_solve_the_riddle_of_the_sphinx() -> None:
    g = ghosts_turn({}, {"pile": 3}, monsters={"iron-sphinx": "dungeon-1"})
    assert (where(g, "iron-sphinx"), pile(g)) == (FIELDS_REALM, 3)
    assert g.battle is not None


# ---- an opponent, with cards but without a tableau


@pytest.mark.rule("GHOST-3.10")
def test_the_ghosts_are_players_that_can_be_beaten() -> None:
    """The Ember Axe scores for each opposing unit beaten."""
    mine = {"units": {MAGMA: ["worker"]}, "tableau": ["fire-ember-axe"], "purse": ""}
    g = begin(haunted(mine, {"units": {MAGMA: ["worker", "worker"]}}, steps=[]), MAGMA)
    points = int(me(g).points)
    roll(g, 1, 1, 6)
    assert me(g).points - points == 2 + 2  # and the first space of fame


@pytest.mark.rule("GHOST-3.11")
def test_cards_of_the_ghosts_give_them_no_abilities() -> None:
    theirs = {"units": {MAGMA: ["warrior"]}, "tableau": ["fire-war-drums", "air-wall", "order-halberd"], "pile": 0}
    g = begin(haunted({"units": {MAGMA: ["worker"]}, "purse": ""}, theirs, steps=[]), MAGMA)
    assert dice(g, GHOSTS) == 2
    roll(g, 4, 3, 4)  # a tie at the highest die, then they have one more: no Halberd decides before
    assert asked(g) == (-1, "RollZone")
    mine = {"units": {"mill": ["dragon"], "fortress": ["worker"]}, "tableau": ["air-sky-roost"], "purse": ""}
    wall = haunted(mine, {"tableau": ["air-wall"]})
    answer(wall, "regroup", "dragon from mill to air-sky-roost")
    assert (level(wall, "air", 0), pile(wall)) == (2, 0)


@pytest.mark.rule("GHOST-3.11")
def test_the_cards_of_the_ghosts_may_be_looked_at() -> None:
    g = haunted({}, {"tableau": ["earth-passage", "fire-wall"], "pile": 2})
    seen: Any = g.view(0)["players"]
    assert [one["card"] if isinstance(one, dict) else one for one in seen[GHOSTS]["tableau"]] == [
        "earth-passage",
        "fire-wall",
    ]


@pytest.mark.rule("GHOST-3.12")
def test_the_ghosts_act_on_no_card_when_they_regroup() -> None:
    """The right zone is empty."""
    theirs = {
        "units": {"mill": ["worker", "dragon"], "dungeon-1": ["worker"]},
        "tableau": ["earth-passage", "water-serpents-hoard"],
        "symbols": [1, 2, 3, 4],
        "pile": 1,
    }
    g = haunted({"purse": ""}, theirs, turn=GHOSTS, others=["earth", "water"])
    roll(g, 6)
    assert (asked(g), pile(g), units(g, "ready", GHOSTS)) == (
        (0, "Turn"),
        1,
        ["dragon", "warrior", "wizard", *["worker"] * 6],
    )


def test_nobody_looks_at_the_pile_of_the_ghosts() -> None:
    g = new_game(1, 3)
    held = holds(g, GHOSTS)
    assert len(held) == 5
    assert not any(name in str(g.view(0)) for name in held)


# ---- fame


def famed(fame: int, **keys: Any) -> Eldervale:
    return haunted({"purse": ""}, {"fame": fame, **keys}, steps=[GainFame(GHOSTS, amount=1)])


@pytest.mark.rule("GHOST-14.4")
@pytest.mark.parametrize("space", [1, 8])
def test_points_of_the_fame_track_are_points_for_the_ghosts(space: int) -> None:
    g = famed(space - 1)
    assert (me(g, GHOSTS).fame, me(g, GHOSTS).gains[FOR_FAME], pile(g)) == (space, 2, 0)


@pytest.mark.rule("GHOST-14.4")
@pytest.mark.parametrize(("space", "cards"), [(2, 1), (5, 2)])
def test_each_resource_of_the_fame_track_is_a_magic_card(space: int, cards: int) -> None:
    g = famed(space - 1)
    assert (me(g, GHOSTS).fame, pile(g), me(g, GHOSTS).points) == (space, cards, 0)


@pytest.mark.rule("GHOST-14.4")
@pytest.mark.parametrize("space", [3, 6])
def test_power_of_the_fame_track_is_rolled_for(space: int) -> None:
    g = famed(space - 1, power={"fire": 5})
    assert asked(g) == (-1, "RollElement")
    roll(g, 3)  # Fire is at its top: again
    assert (asked(g), level(g, "fire")) == ((-1, "RollElement"), 5)
    roll(g, 4)
    assert (level(g, "earth"), me(g, GHOSTS).points) == (1, 0)


@pytest.mark.rule("GHOST-14.4")
@pytest.mark.parametrize("space", [4, 7])
def test_the_orb_of_the_fame_track_is_used_at_once_or_two_points_are_scored(space: int) -> None:
    g = famed(space - 1)
    assert (g.menu, me(g, GHOSTS).orbs, g.fame_orbs >> space & 1) == (1, 0, 0)
    assert (me(g, GHOSTS).gains[FOR_ORBS], me(g, GHOSTS).gains[FOR_FAME]) == (2, 0)  # for two gems of the menu
    gone = haunted({"purse": "", "orbs": 2}, {"fame": space - 1}, steps=[GainFame(GHOSTS, amount=1)])
    assert (gone.menu, me(gone, GHOSTS).gains[FOR_FAME]) == (0, 2)


# ---- what they never score


@pytest.mark.rule("GHOST-16.8")
def test_the_ghosts_score_no_start_card_no_caches_no_prophecies_no_orbs() -> None:
    theirs = {
        "power": {"air": 3},
        "tableau": ["air-cloud-loft"],  # a cache: a point for each magic card, for a player
        "pile": ["prophecy-fallen", "prophecy-dragonfire", "spell-gust"],
        "units": {"underworld": ["worker", "worker"]},
    }
    g = haunted({"purse": ""}, theirs, steps=[FinalScoring()])
    gains = me(g, GHOSTS).gains
    assert [int(gains[reason]) for reason in (FOR_CACHES, FOR_PROPHECIES, FOR_UNPLACED_ORBS)] == [0, 0, 0]
    assert (gains[FOR_TABLEAU], gains[FOR_PILE]) == (4, 3)  # the card itself, the pile
    every = dict.fromkeys(("air", "fire", "earth", "chaos"), 3)
    nothing = haunted({"purse": ""}, {"power": every}, steps=[FinalScoring()], others=["earth", "chaos"])
    assert me(nothing, GHOSTS).gains[FOR_TABLEAU] == 0
    assert me(nothing).gains[FOR_TABLEAU] == 2  # your start card


LEFT_TO_YOU = {"PutTile", "LayBridge", "Rampage", "WhereTo", "Offer", "ReviveUnits", "WhichFirst", "MakeWay"}


@pytest.mark.rule("GHOST-13.3")
@pytest.mark.parametrize("seed", range(8))
def test_only_what_no_rule_decides_is_asked_in_the_place_of_the_ghosts(seed: int) -> None:
    """What the ghosts lose, keep or draw is never a choice, and no card of theirs is ever on offer."""
    more = {"oracle", "mercenaries", "mother-of-dragons", "ice-giant", "legendary", "tactics"}
    g = new_game(1, seed, **{variant.id: "on" for variant in VARIANTS if variant.id in more and seed % 2})
    luck = Random(seed)
    while g.ask is not None:
        assert g.ask.seat != GHOSTS or type(g.ask).__name__ in LEFT_TO_YOU
        assert not any(f" {name}" in f" {word}" for name in holds(g, GHOSTS) for word in offered(g))
        g.play(g.options[luck.randrange(len(g.options))])
