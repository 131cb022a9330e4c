"""The eight legendary monsters: what their cards do, free and tamed, and that they sleep in peace."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.box import MONSTERS
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import NOBODY
from support.eldervale import (
    answer,
    asked,
    go_on,
    holds,
    me,
    offered,
    purse,
    refused,
    regroup,
    table,
    tops,
    units,
    where,
)
from support.eldervale_battle import battle, dice, fight, pass_arms, roll, shown, winner
from support.eldervale_named import without_test

MAGMA = "magma-terraces"
STEPPE = "windswept-steppe"
PORTAL = "summoning-portal"
ONE = {"units": {MAGMA: ["worker"]}}
TWO = {"units": {MAGMA: ["worker", "worker"]}}
FROM_STEPPE = {"units": {STEPPE: ["worker"]}, "purse": "2 gem"}
PROVED_WITH_THEIR_CHAPTER = {"kraken": "test_joining.py test_a_controlled_kraken_keeps_out_all_but_its_controller"}


def test_every_legendary_monster_has_a_test() -> None:
    names = [monster.name for monster in MONSTERS if monster.legendary]
    assert len(names) == 8
    assert without_test(names, __file__, elsewhere=PROVED_WITH_THEIR_CHAPTER) == []


def onto_fortress(other: dict[str, Any] | None = None, mine: dict[str, Any] = FROM_STEPPE, **keys: Any) -> Eldervale:
    g = table(mine, {"purse": "", **(other or {})}, **keys)
    go_on(g, "place worker in fortress")
    return g


# ---- Storm Roc: Snatch, Far Sight


def test_storm_roc_snatches_workers_only_from_who_has_two_units() -> None:
    g = battle(MAGMA, {"units": {MAGMA: ["worker", "dragon"]}}, ONE, monsters={"storm-roc": MAGMA})
    assert (units(g, MAGMA), units(g, MAGMA, 1)) == (["dragon"], ["worker"])
    assert dice(g) == 3
    no_worker = battle(MAGMA, {"units": {MAGMA: ["wizard", "dragon"]}}, placed="wizard", monsters={"storm-roc": MAGMA})
    assert units(no_worker, MAGMA) == ["dragon", "wizard"]
    assert purse(no_worker) == ""


def test_storm_roc_snatches_a_worker_that_joined() -> None:
    mine = {"units": {MAGMA: ["worker"], "briar-forest": ["worker"]}}
    g = battle(MAGMA, mine, monsters={"storm-roc": MAGMA})
    answer(g, "join worker from briar-forest")
    assert dice(g) == 1
    assert len(units(g, "ready")) == 2


def test_storm_roc_tamed_sees_far_and_snatches_nobody() -> None:
    g = table({"units": {"mill": ["worker"], "ready": ["storm-roc"]}})
    assert "place storm-roc in terraced-fields" in offered(g)
    assert refused(g, "place storm-roc in briar-forest").rule == "ELDER-9.4"
    fought = battle(MAGMA, TWO, {"units": {MAGMA: ["storm-roc"]}})
    assert (dice(fought, 0), dice(fought, 1)) == (2, 4)
    still = onto_fortress({"units": {"ash-plains": ["storm-roc"]}})
    assert where(still, "storm-roc") == "ash-plains"


# ---- Root Wyrm: Burrow, Treasure Nest


def test_root_wyrm_leaves_a_treasure_in_an_element_realm_only() -> None:
    g = battle(MAGMA, ONE, monsters={"root-wyrm": MAGMA})
    roll(g, "6", "1 1 1 1 1")
    answer(g, "choose fame")
    assert tops(g)[0].startswith("fire-")
    ruin = battle(PORTAL, {"units": {PORTAL: ["worker"]}}, monsters={"root-wyrm": PORTAL})
    roll(ruin, "6", "1 1 1 1 1")
    answer(ruin, "choose fame")
    assert tops(ruin) == []


def test_root_wyrm_tamed_takes_treasure_where_it_wins_and_does_not_burrow() -> None:
    g = battle(MAGMA, {"units": {MAGMA: ["root-wyrm"]}}, ONE, placed="root-wyrm")
    roll(g, "1", "6 6 6 6 6")
    assert len(tops(g)) == 1
    away = battle(MAGMA, {"units": {MAGMA: ["worker"], "mill": ["root-wyrm"]}}, ONE)
    roll(away, "1", "6")
    assert tops(away) == []
    beaten = battle(MAGMA, ONE, {"units": {MAGMA: ["root-wyrm"]}})
    roll(beaten, "1 1 1 1 1", "6")
    assert (tops(beaten), me(beaten).fame) == ([], 1)
    still = table({"units": {"ash-plains": ["worker"]}}, {"units": {"mill": ["root-wyrm"]}})
    go_on(still, "place worker in briar-forest")
    assert where(still, "root-wyrm") == "mill"


@pytest.mark.rule("ELDER-3.13")
def test_root_wyrm_gives_a_fifth_token_to_a_conqueror_in_the_turn_of_another() -> None:
    """He chooses one of the five to discard, and cannot put one on a field in another's turn (ELDER-15.4)."""
    tokens = ["fire-sword", "fire-2-sword", "fire-2-tool", "fire-gold"]
    victor = {"units": {MAGMA: ["worker"]}, "tray": tokens}
    g = battle(MAGMA, ONE, victor, monsters={"root-wyrm": MAGMA})
    pass_arms(g)
    roll(g, "6", "1", "1 1 1 1 1")
    answer(g, "go on", "choose fame")
    assert asked(g) == (1, "TooMany")
    assert refused(g, "put fire-gold on the start card").rule == "ELDER-15.4"
    answer(g, "cash fire-2-tool for tool")
    assert purse(g, 1) == "2 tool"
    assert len(tops(g, 1)) == 4


# ---- Lava Fiend: Scorched Ground


def test_lava_fiend_asks_each_player_with_a_worker_there() -> None:
    g = onto_fortress(
        {"units": {"fortress": ["worker", "worker"]}, "purse": "1 potion"},
        {**FROM_STEPPE, "purse": "2 gem 1 potion"},
        monsters={"lava-fiend": "ash-plains"},
    )
    assert offered(g) == ["choose pay-potion", "choose fall"]
    answer(g, "choose fall", "choose fall")
    assert units(g, "underworld") == ["worker"]
    assert units(g, "underworld", 1) == ["worker"]  # one of two
    assert purse(g, 1) == "1 potion 1 sword"


def test_lava_fiend_scorches_workers_only_when_it_rampages() -> None:
    warrior = {"units": {STEPPE: ["worker"], "ready": ["warrior"]}, "purse": "2 gem"}
    g = table(warrior, monsters={"lava-fiend": "ash-plains"})
    go_on(g, "place warrior in fortress")
    assert units(g, "fortress") == ["warrior"]
    here = onto_fortress(monsters={"lava-fiend": "fortress"})
    assert units(here, "fortress") == ["worker"]  # it was there already
    tamed = onto_fortress({"units": {"ash-plains": ["lava-fiend"]}})
    assert (where(tamed, "lava-fiend"), units(tamed, "fortress")) == ("ash-plains", ["worker"])


# ---- Celestial Lion: Judgement, Grace


def test_celestial_lion_judges_players_in_the_battle_and_leaves_one_die() -> None:
    lion = {"celestial-lion": MAGMA}
    assert dice(battle(MAGMA, {**ONE, "points": 9}, monsters=lion)) == 1
    g = battle(MAGMA, {**TWO, "points": 3}, {"points": 9}, monsters=lion)
    assert dice(g) == 1  # the leader of those who fight


def test_celestial_lion_tamed_spares_its_controller_and_gives_no_grace() -> None:
    mine = {"units": {MAGMA: ["celestial-lion"], "underworld": ["worker"]}, "points": 9}
    g = battle(MAGMA, mine, {**TWO, "points": 2}, placed="celestial-lion")
    assert (dice(g, 0), dice(g, 1)) == (4, 1)
    roll(g, "1", "6 6 6 6")
    assert units(g, "underworld") == ["worker"]


def test_celestial_lion_may_be_beaten_without_its_grace() -> None:
    fallen = {"units": {MAGMA: ["worker"], "underworld": ["dragon"]}}
    g = battle(MAGMA, fallen, monsters={"celestial-lion": MAGMA}, elements=["light"])
    roll(g, "6", "1 1 1 1")
    answer(g, "choose fame", "no")
    assert units(g, "underworld") == ["dragon"]
    none = battle(MAGMA, ONE, monsters={"celestial-lion": MAGMA}, elements=["light"])
    roll(none, "6", "1 1 1 1")
    answer(none, "choose fame")
    assert asked(none) == (1, "Turn")  # nobody to bring back


# ---- Shadow Leviathan: Devour, Dread


def test_shadow_leviathan_devours_only_when_it_wins() -> None:
    g = battle(MAGMA, ONE, ONE, monsters={"shadow-leviathan": MAGMA})
    roll(g, "6", "6", "5 5 5 5 5")
    assert winner(g) is None
    assert (purse(g), purse(g, 1)) == ("1 sword", "1 sword")
    tamed = battle(MAGMA, {"units": {MAGMA: ["shadow-leviathan"]}}, ONE, placed="shadow-leviathan")
    roll(tamed, "1", "6 6 6 6 6")
    assert purse(tamed, 1) == "1 sword"  # Devour has no chain


def test_shadow_leviathan_tamed_lets_only_its_controller_spend_swords() -> None:
    mine = {"units": {MAGMA: ["shadow-leviathan"]}, "purse": "1 sword"}
    g = battle(MAGMA, mine, {**ONE, "purse": "1 sword"}, placed="shadow-leviathan")
    assert g.seat == 0
    answer(g, "spend sword for a die")
    assert (dice(g, 0), dice(g, 1)) == (6, 1)
    assert purse(g, 1) == "1 sword"


# ---- Iron Sphinx: Riddle, Secrets


def test_iron_sphinx_shows_two_cards_to_its_conqueror() -> None:
    g = battle(MAGMA, ONE, monsters={"iron-sphinx": MAGMA}, magic=["spell-gust", "quest-slayer"])
    roll(g, "6", "1 1 1 1")
    answer(g, "choose fame")
    answer(g, "keep quest-slayer")
    assert holds(g) == ["quest-slayer"]


@pytest.mark.parametrize(("peaceful", "cards"), [(False, 1), (True, 0)])
def test_iron_sphinx_tamed_tells_secrets_in_each_regroup(peaceful: bool, cards: int) -> None:
    mine = {"units": {"mill": ["iron-sphinx"]}, "purse": ""}
    g = table(mine, magic=["spell-gust", "quest-slayer"], peaceful=peaceful)
    regroup(g)
    if cards:
        answer(g, "keep spell-gust")
        go_on(g)
    assert len(holds(g)) == cards
    assert asked(g) == (1, "Turn")


def test_iron_sphinx_beaten_as_a_unit_tells_nothing() -> None:
    g = battle(MAGMA, ONE, {"units": {MAGMA: ["iron-sphinx"]}})
    roll(g, "1 1 1 1", "6")
    assert holds(g) == []
    assert where(g, "iron-sphinx") == "aside"


def test_iron_sphinx_in_the_realm_cannot_be_paid_off() -> None:
    g = onto_fortress(mine={**FROM_STEPPE, "purse": "2 gem 1 scroll"}, monsters={"iron-sphinx": "fortress"})
    assert "pay off iron-sphinx" not in offered(g)
    go_on(g, "pay 2 gem")
    assert fight(g).sides


# ---- Thousand-Eyed Horror: Maddening Gaze


def test_thousand_eyed_horror_tamed_gazes_at_others() -> None:
    mine = {"units": {MAGMA: ["thousand-eyed-horror", "worker"]}}
    g = battle(MAGMA, mine, TWO, placed="thousand-eyed-horror")
    roll(g, "6 2", "1 3 3 3 5")
    assert shown(g, 1) == [2, 1]
    assert shown(g, 0) == [6, 5, 3, 3, 3]


def test_thousand_eyed_horror_gazes_before_players_reroll() -> None:
    mine = {"units": {MAGMA: ["warrior"]}, "faction": "maelstrom-mutants"}
    g = battle(MAGMA, mine, placed="warrior", monsters={"thousand-eyed-horror": MAGMA})
    roll(g, "6 5", "2 3 3 3")
    assert shown(g) == [5, 2]
    assert shown(g, NOBODY) == [6, 3, 3, 3]
    answer(g, "use reckless-fury", "roll 6", "roll 6")
    assert winner(g) == 0


@pytest.mark.rule("ELDER-18.4")
@pytest.mark.parametrize("name", [monster.name for monster in MONSTERS if monster.legendary])
def test_legendary_monsters_sleep_in_peace(name: str) -> None:
    """Neither from next door nor in the realm itself."""
    for place in ("ash-plains", "fortress"):
        g = onto_fortress(monsters={name: place}, elements=["water", "light", "dark", "chaos"], peaceful=True)
        assert where(g, name) == place
        assert (g.battle, g.last_battle) == (None, None)
        assert asked(g) == (1, "Turn")
        assert purse(g) == "2 gold"
