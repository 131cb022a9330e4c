"""Cards, spells, factions and mercenaries with the ghosts as the opponent (GHOST-3.10, 3.11; rulings G16, G21, G22)."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.dwellings import Raise
from deskovka.games.eldervale.effects.stealing import Steal, TakeResource
from deskovka.games.eldervale.fame import GainFame
from deskovka.games.eldervale.gaining import FOR_CARDS, FOR_DWELLINGS, FOR_PROPHECIES
from deskovka.games.eldervale.ghosts import GHOSTS
from deskovka.games.eldervale.scoring import FinalScoring
from deskovka.games.eldervale.sources import SOURCES
from deskovka.games.eldervale.table import Eldervale
from support.eldervale import (
    answer,
    asked,
    card,
    events,
    go_on,
    holds,
    me,
    offered,
    purse,
    realm,
    refused,
    roll,
    tableau,
    units,
    where,
)  # fmt: skip
from support.eldervale_battle import fight
from support.eldervale_ghosts import clash, ghosts_of, guardian, haunted, level, pile

MAGMA = "magma-terraces"
STEPPE = "windswept-steppe"
FIELD = "terraced-fields"
HERE: dict[str, Any] = {"units": {MAGMA: ["worker"]}}
THREE = ["spell-gust", "spell-flood", "quest-slayer"]  # the Gust lies on top
RIGHT_DOWN = {"cards": ["ghost-17", "ghost-02", "ghost-03"]}  # from the Mage Tower to the Terraced Fields
WITH_CHAOS = {"others": ["earth", "chaos"]}
WITH_DARK = {"others": ["earth", "dark"]}
WITH_WATER = {"others": ["earth", "water"]}


def regrouping(unit: str, card: str, ghosts: dict[str, Any], **keys: Any) -> Eldervale:
    """A unit of yours comes from the mill and may act on a card."""
    mine = {"units": {"mill": [unit], "fortress": ["worker"]}, "tableau": [card], "purse": "", **keys.pop("mine", {})}
    g = haunted(mine, ghosts, **keys)
    answer(g, "regroup")
    return g


# ---- taking from the ghosts


def test_a_random_card_of_the_ghosts_is_the_top_one_of_their_pile() -> None:
    """Ruling G16: the Black Guard."""
    g = regrouping("warrior", "dark-black-guard", {"pile": THREE}, **WITH_DARK)
    answer(g, "warrior from mill to dark-black-guard")
    assert (holds(g), holds(g, GHOSTS), purse(g)) == (["spell-gust"], ["spell-flood", "quest-slayer"], "1 sword")
    assert asked(g) == (0, "TakeBack")


@pytest.mark.rule("GHOST-3.2")
def test_whatever_resource_is_named_the_ghosts_give_the_top_card() -> None:
    """Ruling G16: the Corsair Cove takes a basic resource from an opponent who owns it."""
    g = regrouping("warrior", "water-corsair-cove", {"pile": THREE}, **WITH_WATER)
    answer(g, "warrior from mill to water-corsair-cove")
    assert (holds(g), pile(g), purse(g)) == (["spell-gust"], 2, "1 gold")
    assert asked(g) == (0, "TakeBack")


@pytest.mark.rule("GHOST-3.2")
def test_nothing_but_a_magic_card_can_be_taken_from_the_ghosts() -> None:
    steals = next(op for op in SOURCES[card("water-corsair-cove")].ops if isinstance(op, Steal))
    g = haunted({}, {"pile": THREE}, steps=[TakeResource(0, steals.number)], stop=True)
    assert offered(g) == ["take from 1 magic"]
    assert refused(g, "take from 1 gem").rule == "ELDER-3.2"  # they have none


@pytest.mark.parametrize(("card", "keys"), [("dark-black-guard", WITH_DARK), ("water-corsair-cove", WITH_WATER)])
def test_an_empty_pile_gives_nothing(card: str, keys: dict[str, Any]) -> None:
    """Ruling G16; the rest of the action is carried out."""
    g = regrouping("warrior", card, {"pile": 0}, **keys)
    answer(g, f"warrior from mill to {card}")
    assert (holds(g), asked(g)) == ([], (0, "TakeBack"))
    assert purse(g) in ("1 sword", "1 gold")


@pytest.mark.rule("GHOST-3.2")
@pytest.mark.parametrize("cards", [THREE, []])
def test_plunder_takes_the_top_card_of_beaten_ghosts(cards: list[str]) -> None:
    mine = {"units": {MAGMA: ["warrior"]}, "faction": "broken-reef-corsairs"}
    g = clash(mine, {**HERE, "pile": cards}, placed="warrior")
    roll(g, 1, 6, 6)
    assert (holds(g), pile(g)) == (cards[:1], max(0, len(cards) - 1))
    assert asked(g)[1] in ("RollZone", "Window")


@pytest.mark.rule("GHOST-2.9")
def test_mind_theft_takes_the_two_top_cards_unseen_and_the_ghosts_draw_one() -> None:
    mine = {"units": {"mill": ["worker"]}, "hand": ["spell-mind-theft"], "purse": "1 potion 1 sword"}
    g = haunted(mine, {"pile": THREE}, magic=["prophecy-summit"])
    told = str(events(g, "cast spell-mind-theft"))
    assert holds(g) == ["spell-gust", "spell-flood"]
    assert holds(g, GHOSTS) == ["quest-slayer", "prophecy-summit"]
    assert (asked(g), "hand-seen" in told) == ((0, "Turn"), False)
    assert not any(name in str(g.view(0)) for name in holds(g, GHOSTS))
    empty = haunted(mine, {"pile": 0})
    assert refused(empty, "cast spell-mind-theft").rule == "ELDER-4.17"
    one = haunted(mine, {"pile": ["quest-slayer"]}, magic=["prophecy-summit"])
    answer(one, "cast spell-mind-theft")
    assert (holds(one), holds(one, GHOSTS)) == (["quest-slayer"], ["prophecy-summit"])


def test_the_last_card_drawn_lies_on_top_of_the_pile() -> None:
    g = haunted({}, {"pile": ["quest-slayer"], "fame": 1}, magic=["spell-gust"], steps=[GainFame(GHOSTS, amount=1)])
    assert [int(card) for card in ghosts_of(g).pile][-1:] == [0]  # the Gust is the first of all
    assert pile(g) == 2


# ---- using their cards


@pytest.mark.rule("GHOST-3.11")
def test_the_chaos_mage_uses_a_card_of_the_ghosts() -> None:
    """As it is printed: no tokens on fields, no orbs, deposits cannot be paid."""
    pile_of_cards = ["earth-passage", "earth-stone-wardens", "earth-old-quarry", "earth-heart-tree"]
    court = {"faction": "twisted-court", "power": {"earth": 2}}
    g = regrouping("wizard", "fire-war-drums", {"tableau": pile_of_cards}, mine=court)
    assert refused(g, "wizard from mill to earth-stone-wardens").rule == "ELDER-13.2"
    assert refused(g, "wizard from mill to earth-old-quarry").rule == "ELDER-17.5"
    answer(g, "wizard from mill to earth-passage")
    assert (purse(g), pile(g)) == ("1 gem 1 tool", 0)  # the printed field: you alone are highest on Earth
    tree = regrouping("wizard", "fire-war-drums", {"tableau": pile_of_cards}, mine=court)
    answer(tree, "wizard from mill to earth-heart-tree")
    assert (purse(tree), level(tree, "earth", 0)) == ("1 gem", 2)  # no orb lies there


@pytest.mark.rule("GHOST-3.11", "GHOST-3.10")
def test_the_pirate_cutlass_uses_a_card_of_beaten_ghosts() -> None:
    mine = {**HERE, "tableau": ["water-pirate-cutlass"]}
    theirs = {**HERE, "tableau": ["earth-passage", "earth-stone-wardens", "fire-passage"]}
    g = clash(mine, theirs, **WITH_WATER)
    roll(g, 1, 6)
    answer(g, "use water-pirate-cutlass")
    assert offered(g) == ["resolve earth-passage", "resolve fire-passage"]
    answer(g, "resolve fire-passage")
    assert (purse(g), tableau(g, GHOSTS)) == ("1 sword", theirs["tableau"])
    lost = clash(mine, theirs, **WITH_WATER)
    roll(lost, 6, 1)
    assert asked(lost)[1] != "Offer"


# ---- what counts all players


@pytest.mark.parametrize(
    ("card", "face", "cards", "gained"),
    [
        ("air-wall", 1, 1, ""),
        ("earth-wall", 4, 0, "1 gem"),
        ("air-wall", 4, 0, ""),  # a wall of another element
        ("earth-wall", 1, 0, ""),
    ],
)
def test_walls_work_when_ghosts_advance_on_their_element(card: str, face: int, cards: int, gained: str) -> None:
    """Ruling G21: power of any element, by the die."""
    g = haunted({"tableau": [card], "purse": ""}, {"fame": 2}, steps=[GainFame(GHOSTS, amount=1)])
    roll(g, face)
    assert level(g, "air" if face == 1 else "earth") == 1
    assert (len(holds(g)), purse(g)) == (cards, gained)


@pytest.mark.parametrize(
    ("wall", "ghost_card", "dice", "gained"),
    [("order-wall", "ghost-03", [1], "1 tool"), ("fire-wall", "ghost-08", [1, 3], "1 sword")],
)
def test_walls_work_when_ghosts_build_or_take_a_card(wall: str, ghost_card: str, dice: list[int], gained: str) -> None:
    """Ruling G21: in the Terraced Fields, of Order; a card of Fire."""
    theirs = {"cards": [ghost_card, "ghost-02", "ghost-01"]}
    g = haunted({"tableau": [wall], "purse": ""}, theirs, turn=GHOSTS)
    roll(g, *dice)
    assert purse(g) == gained


def test_walls_work_when_ghosts_beat_a_monster() -> None:
    """Ruling G21."""
    g = clash({"tableau": ["fire-wall"]}, HERE, GHOSTS, monsters={"power-demon": MAGMA})
    roll(g, 6, 1, 1, 1)
    assert (level(g, "fire"), purse(g)) == (2, "1 sword")


def test_you_choose_what_the_chaotic_wall_brings_in_the_turn_of_the_ghosts() -> None:
    """Ruling G21."""
    g = haunted({"tableau": ["chaos-wall"], "purse": ""}, {"fame": 2}, steps=[GainFame(GHOSTS, amount=1)], **WITH_CHAOS)
    roll(g, 6)
    roll(g, 6)
    assert asked(g) == (0, "Choose")
    answer(g, "gain gold")
    assert purse(g) == "1 gold"


def test_ghosts_are_among_those_you_must_be_higher_than() -> None:
    """Ruling G21: the field of a passage, the prophecy of the chosen."""
    for theirs, gained in ((1, "1 gem 1 tool"), (2, "1 gem")):
        g = regrouping("worker", "earth-passage", {"power": {"earth": theirs}}, mine={"power": {"earth": 2}})
        answer(g, "worker from mill to earth-passage")
        assert purse(g) == gained
    mine = {"hand": ["prophecy-chosen"], "power": {"air": 2, "earth": 2}}
    for theirs, points in ((1, 6), (2, 0)):
        g = haunted(mine, {"power": {"earth": theirs}}, steps=[FinalScoring()])
        assert me(g).gains[FOR_PROPHECIES] == points


def test_the_lighthouse_shines_for_realms_that_ghosts_lay() -> None:
    """Ruling G21: whenever any player puts a new tile on the map; you say where it goes (ruling G14)."""
    house = {"tableau": ["light-lighthouse"], "purse": ""}
    keys: dict[str, Any] = {"others": ["earth", "light"], "supply": ["hanging-rocks", "mossy-hills"]}
    g = haunted(house, {"cards": ["ghost-12", "ghost-02", "ghost-01"]}, turn=GHOSTS, **keys)
    roll(g, 1)
    assert asked(g) == (0, "PutTile")
    answer(g, offered(g)[0])
    assert me(g).gains[FOR_CARDS] == 1


def test_dwellings_of_the_ghosts_are_neighbours() -> None:
    """Two points for each dwelling of anybody next to a new one; the quest of the neighbours counts them too."""
    mine = {"units": {MAGMA: ["worker"], "mill": ["worker"]}, "hand": ["quest-neighbours"], "purse": ""}
    g = haunted(mine, {"dwellings": [FIELD, "briar-forest"]}, steps=[Raise(0, realm=realm(MAGMA))])
    assert me(g).gains[FOR_DWELLINGS] == 2 + 4  # the Summoning Portal lies beside it
    assert "complete quest-neighbours" in offered(g)


# ---- units of the ghosts


def test_ghosts_and_monsters_occupy_a_realm_and_the_guardian_does_not() -> None:
    """Ruling G22: your first placement."""
    g = haunted(
        {}, {"units": {"ash-plains": ["worker"]}, "guardian": STEPPE}, monsters={"winged-serpent": "briar-forest"}
    )
    assert f"place worker in {STEPPE}" in offered(g)
    assert refused(g, "place worker in ash-plains").rule == "ELDER-9.2"
    assert refused(g, "place worker in briar-forest").rule == "ELDER-9.2"


def test_a_warrior_assaults_a_realm_of_ghosts() -> None:
    mine = {"units": {"ready": ["warrior"]}, "faction": "silver-law-knights", "purse": ""}
    g = haunted(mine, {"units": {STEPPE: ["dragon"]}})
    go_on(g, f"place warrior in {STEPPE}", f"take treasure in {STEPPE} field 1")
    assert [int(side.seat) for side in fight(g).sides] == [GHOSTS, 0]
    assert fight(g).sides[1].dice == 2 + 2  # the Lance Charge


@pytest.mark.rule("GHOST-3.10", "GHOST-4.1")
def test_a_cyclone_carries_a_ghost_out_of_the_coming_battle() -> None:
    mine = {**HERE, "hand": ["spell-cyclone"], "power": {"air": 3}}
    g = clash(mine, {"units": {MAGMA: ["dragon"]}, "guardian": MAGMA}, comes=True)
    answer(g, "cast spell-cyclone", "move to summoning-portal")
    assert (units(g, "summoning-portal", GHOSTS), g.last_battle) == (["dragon"], None)
    assert guardian(g) == MAGMA


@pytest.mark.rule("GHOST-11.2")
def test_a_ghost_carried_next_door_joins_a_battle_that_others_still_fight() -> None:
    mine = {**HERE, "hand": ["spell-cyclone"], "power": {"air": 3}}
    g = clash(mine, {"units": {MAGMA: ["worker", "dragon"]}}, comes=True)
    answer(g, "cast spell-cyclone", f"move of 1 dragon in {MAGMA}", "move to summoning-portal")
    assert (units(g, MAGMA, GHOSTS), g.battle is not None) == (["dragon", "worker"], True)


@pytest.mark.rule("GHOST-3.10", "GHOST-6.8")
def test_in_the_turn_of_the_ghosts_a_cyclone_or_a_wolf_charm_prevents_their_battle() -> None:
    mine = {"units": {FIELD: ["worker"]}, "hand": ["spell-cyclone", "spell-wolf-charm"], "power": {"air": 3}}
    for words in (["cast spell-cyclone", "move to dungeon-1"], ["cast spell-wolf-charm"]):
        g = haunted({**mine, "purse": ""}, RIGHT_DOWN, turn=GHOSTS)
        roll(g, 1)
        while asked(g)[1] == "Window" and words[0] not in offered(g):
            answer(g, "go on")
        answer(g, *words)
        go_on(g)
        assert (g.last_battle, units(g, FIELD), me(g, GHOSTS).points) == (None, ["worker"], 2)
        assert asked(g) == (0, "Turn")


@pytest.mark.rule("GHOST-3.10")
def test_pranksters_send_a_ghost_worker_away() -> None:
    mine = {"units": {"mill": ["worker"]}, "faction": "twisted-court", "purse": ""}
    g = haunted(mine, {"units": {STEPPE: ["worker"], "fortress": ["worker"]}})
    go_on(g, f"place worker in {STEPPE}", f"take treasure in {STEPPE} field 1")
    answer(g, "use pranksters")
    go_on(g)
    assert (units(g, "mage-tower", GHOSTS), g.last_battle) == (["worker"], None)


@pytest.mark.rule("GHOST-3.10")
def test_the_volcano_throne_strikes_a_ghost_worker_down() -> None:
    g = regrouping("dragon", "fire-volcano-throne", {"units": {STEPPE: ["worker", "warrior"]}})
    answer(g, "dragon from mill to fire-volcano-throne")
    assert (units(g, "underworld", GHOSTS), units(g, STEPPE, GHOSTS)) == (["worker"], ["warrior"])
    assert (purse(g), pile(g)) == ("1 sword", 0)


@pytest.mark.rule("GHOST-3.10")
def test_shadow_step_and_smugglers_keep_peace_with_ghosts() -> None:
    step = {"units": {"mill": ["worker"]}, "tableau": ["dark-shadow-step"], "purse": "1 potion"}
    g = haunted(step, {"units": {STEPPE: ["dragon"]}}, **WITH_DARK)
    go_on(g, f"place worker in {STEPPE}", f"take treasure in {STEPPE} field 1", "use dark-shadow-step")
    assert (g.last_battle, units(g, STEPPE, GHOSTS), units(g, STEPPE)) == (None, ["dragon"], ["worker"])
    corsairs = {"units": {"mill": ["worker"]}, "faction": "broken-reef-corsairs", "purse": "2 gem"}
    smuggled = haunted(corsairs, {"units": {"mage-tower": ["dragon"]}})
    go_on(smuggled, "smuggle worker into mage-tower")
    while asked(smuggled)[0] == 0 and asked(smuggled)[1] != "Turn":
        answer(smuggled, offered(smuggled)[0])
    assert (smuggled.last_battle, units(smuggled, "mage-tower")) == (None, ["worker"])


@pytest.mark.rule("GHOST-3.10")
@pytest.mark.parametrize("charges", [True, False])
def test_your_minotaur_may_charge_where_a_ghost_is_placed(charges: bool) -> None:
    mine = {"units": {"dungeon-1": ["minotaur"]}, "purse": ""}
    g = haunted(mine, RIGHT_DOWN, turn=GHOSTS, variants={"mercenaries": "on"})
    roll(g, 1)
    assert (asked(g), offered(g)) == ((0, "Charge"), ["charge", "no"])
    answer(g, "charge" if charges else "no")
    assert (units(g, FIELD), g.battle is not None) == ((["minotaur"], True) if charges else ([], False))


def test_ghosts_hire_nobody_and_have_no_tactics_token() -> None:
    """Ruling G30: both are yours alone."""
    g = clash({"units": {MAGMA: ["dragon"]}}, HERE, GHOSTS, variants={"mercenaries": "on", "tactics": "on"})
    roll(g, 6, 6, 6, 1)
    assert units(g, "underworld", GHOSTS) == ["worker"]  # no token keeps it there
    assert (me(g).tactics, me(g, GHOSTS).tactics) == (2, 0)
    assert me(g, GHOSTS).allies == 0


@pytest.mark.rule("GHOST-3.10")
def test_a_monster_you_tame_fights_the_ghosts_for_you() -> None:
    mine = {"units": {MAGMA: ["power-demon"]}}
    g = clash(mine, HERE, GHOSTS)
    assert [int(side.seat) for side in fight(g).sides] == [0, GHOSTS]
    roll(g, 1, 1, 1, 6)
    assert where(g, "power-demon") == "aside"
    assert (me(g, GHOSTS).fame, level(g, "fire")) == (1, 1)  # they have beaten a player
