"""The eight monsters of the base game: what their cards do, free and tamed, and that they sleep in peace."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.box import MONSTERS
from deskovka.games.eldervale.gaining import FOR_MONSTERS
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import FIRE, LIGHT, NOBODY
from deskovka.testing import play
from support.eldervale import answer, asked, go_on, me, offered, purse, table, units, where
from support.eldervale_battle import battle, dice, fight, monster_dice, pass_arms, roll, shown, winner
from support.eldervale_named import without_test

MAGMA = "magma-terraces"
STEPPE = "windswept-steppe"
ONE = {"units": {MAGMA: ["worker"]}}
TWO = {"units": {MAGMA: ["worker", "worker"]}}
FROM_STEPPE = {"units": {STEPPE: ["worker"]}, "purse": "2 gem"}


def test_every_base_monster_has_a_test() -> None:
    names = [monster.name for monster in MONSTERS if not monster.legendary][:8]
    assert names[-1] == "chimera"
    assert without_test(names, __file__, elsewhere={}) == []


def onto_fortress(other: dict[str, Any] | None = None, mine: dict[str, Any] = FROM_STEPPE, **keys: Any) -> Eldervale:
    g = table(mine, {"purse": "", **(other or {})}, **keys)
    go_on(g, "place worker in fortress")
    return g


# ---- Winged Serpent: Circling, Wings


@pytest.mark.parametrize("wanted", [True, False])
def test_winged_serpent_fights_with_opponents_whether_wanted_or_not(wanted: bool) -> None:
    """In its own realm; opposing units there bring the battle, and it takes part."""
    g = onto_fortress({"units": {"fortress": ["worker"]}}, monsters={"winged-serpent": "fortress"})
    go_on(g, "let winged-serpent rampage" if wanted else "hold back winged-serpent")
    assert [int(side.seat) for side in fight(g).sides] == [1, 0, NOBODY]


def test_winged_serpent_held_back_elsewhere_takes_no_part() -> None:
    g = onto_fortress({"units": {"fortress": ["worker"]}}, monsters={"winged-serpent": "ash-plains"})
    go_on(g, "hold back winged-serpent")
    assert [int(side.seat) for side in fight(g).sides] == [1, 0]
    assert where(g, "winged-serpent") == "ash-plains"


def test_winged_serpent_comes_no_further_than_two_realms_and_sleeps_in_peace() -> None:
    far = table({"units": {"mage-tower": ["worker"]}}, monsters={"winged-serpent": "briar-forest"})
    go_on(far, f"place worker in {STEPPE}")
    assert where(far, "winged-serpent") == "briar-forest"
    for place in ("ash-plains", "fortress"):
        quiet = onto_fortress(monsters={"winged-serpent": place}, peaceful=True)
        assert (where(quiet, "winged-serpent"), quiet.last_battle) == (place, None)


def test_winged_serpent_tamed_flies_and_does_not_circle() -> None:
    g = table({"units": {"mill": ["worker"], "ready": ["winged-serpent"]}})
    assert "place winged-serpent in terraced-fields" in offered(g)
    assert "place winged-serpent in briar-forest" not in offered(g)
    tamed = onto_fortress({"units": {"ash-plains": ["winged-serpent"]}})
    assert where(tamed, "winged-serpent") == "ash-plains"


# ---- Stone Colossus: Ponderous, Looming


def settling(*seats: dict[str, Any], **keys: Any) -> Eldervale:
    """Seat 0 could place on the mill and build on the ash plains."""
    mine = {
        "units": {"ash-plains": ["worker"], STEPPE: ["dragon"]},
        "purse": "5 gem 5 sword 5 tool 5 scroll 5 potion",
        **(seats[0] if seats else {}),
    }
    return table(mine, *seats[1:], **keys)


@pytest.mark.rule("ELDER-23.8")
@pytest.mark.parametrize(
    ("place", "peaceful", "allowed"),
    [
        ("fortress", False, False),
        ("ash-plains", False, False),
        ("magma-terraces", False, True),
        ("fortress", True, True),
    ],
)
def test_stone_colossus_looms_over_its_neighbours(place: str, peaceful: bool, allowed: bool) -> None:
    g = settling(monsters={"stone-colossus": place}, peaceful=peaceful)
    assert ("place worker in mill" in offered(g)) == allowed


def test_stone_colossus_never_rampages_but_fights_who_enters() -> None:
    g = onto_fortress(monsters={"stone-colossus": "ash-plains"})
    assert (where(g, "stone-colossus"), g.battle) == ("ash-plains", None)
    g = onto_fortress(monsters={"stone-colossus": "fortress"})
    answer(g, "done")
    assert monster_dice(g) == 5


@pytest.mark.rule("ELDER-23.9")
@pytest.mark.parametrize(("owner", "allowed"), [(0, True), (1, False)])
def test_stone_colossus_tamed_looms_for_its_controller(owner: int, allowed: bool) -> None:
    seats: list[dict[str, Any]] = [{}, {}]
    seats[owner] = {"units": {"fortress": ["stone-colossus"]}}
    if owner == 0:
        seats[0] = {"units": {"ash-plains": ["worker"], STEPPE: ["dragon"], "fortress": ["stone-colossus"]}}
    assert ("place worker in mill" in offered(settling(*seats))) == allowed


# ---- Power Demon: Feast on Power, Surge


@pytest.mark.parametrize(("mine", "theirs", "expected"), [(2, 2, 3), (3, 2, 4), (3, 5, 5)])
def test_power_demon_feasts_on_fire_power_of_four(mine: int, theirs: int, expected: int) -> None:
    """R3: the power of level 2 is 3, that of level 3 is 4."""
    seats = [{**ONE, "power": {"fire": level}} for level in (mine, theirs)]
    assert monster_dice(battle(MAGMA, *seats, monsters={"power-demon": MAGMA})) == expected


def test_power_demon_surges_for_who_beats_it() -> None:
    g = battle(MAGMA, ONE, monsters={"power-demon": MAGMA})
    roll(g, "6", "1 1 1")
    answer(g, "choose power")
    assert me(g).gains[FOR_MONSTERS] == 2
    lost = battle(MAGMA, ONE, monsters={"power-demon": MAGMA})
    roll(lost, "1", "6 6 6")
    assert me(lost).points == 0


def test_power_demon_tamed_surges_for_its_controller_and_does_not_feast() -> None:
    mine = {"units": {MAGMA: ["power-demon"]}, "power": {"fire": 5}}
    g = battle(MAGMA, mine, {**ONE, "power": {"fire": 5}}, placed="power-demon")
    assert dice(g) == 3
    roll(g, "1", "6 6 6")
    assert me(g).gains[FOR_MONSTERS] == 2
    beaten = battle(MAGMA, ONE, {"units": {MAGMA: ["power-demon"]}})
    roll(beaten, "1 1 1", "6")
    assert me(beaten).gains[FOR_MONSTERS] == 0  # a beaten unit, no defeated monster
    assert me(beaten).levels[FIRE] == 0
    away = battle(MAGMA, {"units": {MAGMA: ["worker"], "mill": ["power-demon"]}}, ONE)
    roll(away, "1", "6")
    assert me(away).gains[FOR_MONSTERS] == 0


# ---- Dread Crocodile: Death Roll


def test_dread_crocodile_rerolls_before_players_answer() -> None:
    mine = {"units": {MAGMA: ["warrior"]}, "faction": "maelstrom-mutants"}
    g = battle(MAGMA, mine, placed="warrior", monsters={"dread-crocodile": MAGMA})
    roll(g, "6 2", "4 4 4 4")
    answer(g, "roll 1")
    assert shown(g) == [2, 1]
    assert "use reckless-fury" in offered(g)


def test_dread_crocodile_tamed_rolls_for_all_but_its_controller() -> None:
    g = battle(MAGMA, ONE, {"units": {MAGMA: ["dread-crocodile"]}}, monsters={"power-demon": MAGMA})
    roll(g, "4 4 4 4", "6", "5 5 5")
    answer(g, "roll 1")
    assert [shown(g, seat) for seat in (0, 1)] == [[1], [4, 4, 4, 4]]
    assert shown(g, NOBODY) == [5, 5, 5]  # every other player


# ---- Sun Gryphon: Merciful, Sunfeather


def test_sun_gryphon_tamed_scores_when_placed_and_sends_the_beaten_down() -> None:
    """Merciful has no chain."""
    mine = {"units": {"mill": ["worker"], "ready": ["sun-gryphon"]}, "purse": ""}
    g = table(mine, {"units": {STEPPE: ["worker"]}, "purse": ""}, elements=["light"])
    go_on(g, f"place sun-gryphon in {STEPPE}", f"take treasure in {STEPPE} field 1")
    assert me(g).gains[FOR_MONSTERS] == 1
    g.open_luck = True
    pass_arms(g)
    roll(g, "1", "6 6 6")
    pass_arms(g)
    assert units(g, "underworld", 1) == ["worker"]
    assert me(g).levels[LIGHT] == 0


def test_sun_gryphon_brings_points_only_to_its_conqueror() -> None:
    g = battle(MAGMA, ONE, {"units": {MAGMA: ["sun-gryphon"]}}, elements=["light"])
    roll(g, "1 1 1", "6")
    assert me(g).gains[FOR_MONSTERS] == 0
    tie = battle(MAGMA, ONE, ONE, monsters={"sun-gryphon": MAGMA}, elements=["light"])
    roll(tie, "6", "6", "5 5 5")
    assert units(tie, "underworld") == ["worker"]  # it has not won
    assert purse(tie) == "1 sword"


# ---- Night Lich: Court of the Dead


@pytest.mark.parametrize(("mine", "theirs", "expected"), [(0, 0, 3), (1, 0, 4), (1, 1, 5), (2, 1, 5)])
def test_night_lich_counts_the_fallen_of_players_in_the_battle(mine: int, theirs: int, expected: int) -> None:
    seats = [{"units": {MAGMA: ["worker"], "underworld": ["worker"] * fallen}} for fallen in (mine, theirs)]
    assert monster_dice(battle(MAGMA, *seats, monsters={"night-lich": MAGMA}, elements=["dark"])) == expected


def test_night_lich_tamed_adds_dice_where_it_fights_only() -> None:
    fallen = {"units": {MAGMA: ["worker"], "underworld": ["worker"]}}
    lich = {"units": {MAGMA: ["night-lich"]}}
    assert dice(battle(MAGMA, fallen, lich), 1) == 4
    away = {"units": {MAGMA: ["worker"], "mill": ["night-lich"]}}
    assert dice(battle(MAGMA, fallen, away), 1) == 1


# ---- Brass Sentinel: Calibrated


def test_brass_sentinel_shows_threes_and_is_never_rerolled() -> None:
    mine = {"units": {MAGMA: ["wizard"]}, "faction": "goblin-fire-wizards"}
    g = battle(MAGMA, mine, placed="wizard", monsters={"brass-sentinel": MAGMA})
    roll(g, "3 3", "1 1 2 2")
    assert shown(g, NOBODY) == [3, 3, 3, 3]
    assert winner(g) == NOBODY  # Pyroclasm finds no die


def test_brass_sentinel_tamed_keeps_its_dice_from_the_crocodile() -> None:
    theirs = {"units": {MAGMA: ["brass-sentinel"]}}
    g = battle(MAGMA, ONE, theirs, monsters={"dread-crocodile": MAGMA})
    roll(g, "1 2 6 6", "5", "4 4 4 4")
    answer(g, "roll 1")  # only the worker's
    assert shown(g, 1) == [6, 6, 3, 3]
    assert winner(g) == 1


# ---- Chimera: Three Heads


def test_chimera_rolls_again_in_each_battle_and_adds_to_its_side() -> None:
    g = battle(MAGMA, {"units": {MAGMA: ["chimera", "worker"]}}, ONE, placed="chimera", elements=["chaos"])
    answer(g, "roll 3")
    assert dice(g) == 5
    free = battle(MAGMA, ONE, monsters={"chimera": MAGMA}, elements=["chaos"])
    answer(free, "roll 2")
    assert monster_dice(free) == 3
    assert fight(free).step == 4


@pytest.mark.rule("ELDER-18.4")
@pytest.mark.parametrize("name", [monster.name for monster in MONSTERS[:8]])
def test_base_monsters_sleep_in_peace(name: str) -> None:
    """Neither from next door nor in the realm itself."""
    for place in ("ash-plains", "fortress"):
        g = onto_fortress(monsters={name: place}, elements=["water", "light", "dark", "chaos"], peaceful=True)
        assert where(g, name) == place
        assert (g.battle, g.last_battle) == (None, None)
        assert asked(g) == (1, "Turn")
        assert purse(g) == "2 gold"


@pytest.mark.parametrize("tamed", [False, True])
def test_what_a_wild_monster_does_is_told_of_it_and_of_nobody_else(tamed: bool) -> None:
    mine = {"units": {MAGMA: ["dread-crocodile", "worker"] if tamed else ["worker"]}}
    keys: dict[str, Any] = {"placed": "dread-crocodile"} if tamed else {"monsters": {"dread-crocodile": MAGMA}}
    g = battle(MAGMA, mine, ONE, **keys)
    told = g.listen()
    roll(g, *(("1 1 1 1 1", "6") if tamed else ("1", "6", "4 4 4 4")))
    used = [event for event in play.told(g, told) if event["event"] == "used"]
    assert [(event["source"], event.get("seat")) for event in used] == [("dread-crocodile", 0 if tamed else None)]
