"""How the ghosts build, and workers that vanish into a dwelling (GHOST-9)."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.core.vecs import append
from deskovka.games.eldervale.ghost_building import GhostBuilds
from deskovka.games.eldervale.ghosts import GHOSTS
from deskovka.games.eldervale.realms import FIELDS, REALM_NAMES
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.treasures import top_of, without_top
from support.eldervale import asked, me, realm, roll, units, where
from support.eldervale_ghosts import ghosts_of, go_by, haunt, haunted, in_row, level, pile, under

# Element realms all around the Briar Forest, where the guardian stands
TILES = [
    "windswept-steppe", "ash-plains", "fortress", "hanging-rocks", "briar-forest", "mossy-hills", "mill",
    "magma-terraces", "terraced-fields", "mage-tower",
]  # fmt: skip
ORDER = [
    "briar-forest", "ash-plains", "mossy-hills", "terraced-fields", "magma-terraces", "hanging-rocks",
    "windswept-steppe",
]  # fmt: skip


def build(places: dict[str, list[str]], seat: dict[str, Any] | None = None, **keys: Any) -> Eldervale:
    """The ghosts look for a worker around the guardian in the Briar Forest."""
    ghosts = {"guardian": "briar-forest", "units": places, **keys.pop("ghosts", {})}
    keys = {"tiles": TILES, **keys}
    return haunted({"purse": "", **(seat or {})}, ghosts, turn=GHOSTS, steps=[GhostBuilds()], **keys)


def homes(g: Eldervale) -> list[str]:
    return [name for tile, name in enumerate(REALM_NAMES) if g.homes[tile] == GHOSTS]


# ---- where


@pytest.mark.rule("GHOST-9.1", "GHOST-9.4")
def test_the_guardians_realm_comes_first() -> None:
    g = build({name: ["worker"] for name in ORDER[:6]})
    assert homes(g) == ["briar-forest"]
    assert units(g, "briar-forest", GHOSTS) == []
    assert me(g, GHOSTS).roofs() == 5
    assert (me(g, GHOSTS).purse, pile(g)) == (0, 0)


@pytest.mark.rule("GHOST-9.2")
@pytest.mark.parametrize("first", range(1, 7))
def test_then_clockwise_from_the_upper_right(first: int) -> None:
    """A worker in each realm from here on: the first one builds."""
    g = build({name: ["worker"] for name in ORDER[first:]})
    assert homes(g) == [ORDER[first]]


@pytest.mark.rule("GHOST-9.2")
def test_what_they_looked_at_is_told_in_order() -> None:
    g = haunted(
        {"purse": ""},
        {
            "guardian": "briar-forest",
            "units": {"magma-terraces": ["worker"]},
            "cards": ["ghost-19", "ghost-01", "ghost-02"],
        },
        tiles=TILES,
        turn=GHOSTS,
    )
    told = [event for event in haunt(g, 1) if event["event"] == "searched"]
    assert [event["realm"] for event in told] == ORDER[:5]
    assert [event["verdict"] for event in told] == ["no-worker"] * 4 + ["builds"]


@pytest.mark.rule("GHOST-9.1", "GHOST-9.2")
@pytest.mark.parametrize("owner", ["yours", "theirs"])
def test_a_realm_with_a_dwelling_is_passed_by_whosever_it_is(owner: str) -> None:
    mine = {"dwellings": ["briar-forest"]} if owner == "yours" else {}
    theirs = {"dwellings": ["briar-forest"]} if owner == "theirs" else {}
    g = build({"briar-forest": ["worker"], "mossy-hills": ["worker"]}, mine, ghosts=theirs)
    assert "mossy-hills" in homes(g)
    assert units(g, "briar-forest", GHOSTS) == ["worker"]


@pytest.mark.rule("GHOST-9.1")
@pytest.mark.parametrize("unit", ["dragon", "wizard", "warrior"])
def test_only_workers_become_dwellings(unit: str) -> None:
    g = build({"briar-forest": [unit], "windswept-steppe": ["worker"]})
    assert homes(g) == ["windswept-steppe"]


@pytest.mark.rule("GHOST-9.1", "GHOST-9.2")
def test_ruins_are_no_place_for_a_dwelling() -> None:
    """On the usual map: the guardian and a worker in the Mage Tower, workers in all neighbours."""
    around = ["mage-tower", "fortress", "summoning-portal", "dungeon-1", "mill"]
    g = build({name: ["worker"] for name in around}, tiles=None, ghosts={"guardian": "mage-tower"})
    assert homes(g) == []
    g = build({**{name: ["worker"] for name in around}, "terraced-fields": ["worker"]}, tiles=None,
              ghosts={"guardian": "mage-tower"})  # fmt: skip
    assert homes(g) == ["terraced-fields"]


@pytest.mark.rule("GHOST-9.1", "GHOST-9.2")
def test_your_units_do_not_keep_them_from_building() -> None:
    g = build({"briar-forest": ["worker"]}, {"units": {"briar-forest": ["worker"]}})
    assert homes(g) == ["briar-forest"]


@pytest.mark.rule("GHOST-9.2")
def test_two_realms_away_is_too_far() -> None:
    g = build({"mill": ["worker"], "fortress": ["worker"]})
    assert homes(g) == []


@pytest.mark.rule("GHOST-9.3")
def test_without_a_worker_nothing_happens() -> None:
    g = build({"briar-forest": ["dragon"]})
    assert homes(g) == []
    assert (me(g, GHOSTS).points, level(g, "earth")) == (0, 0)


@pytest.mark.rule("GHOST-9.3")
def test_without_the_guardian_on_the_map_nothing_is_built() -> None:
    """G2."""
    g = build({"briar-forest": ["worker"]}, ghosts={"guardian": None})
    assert homes(g) == []


@pytest.mark.rule("GHOST-9.1", "GHOST-9.2")
def test_where_a_colossus_looms_they_look_further() -> None:
    """G29: he forbids it in his realm and in the neighbours."""
    monsters = {"stone-colossus": "mill"}  # beside the Mossy Hills only, of those around
    g = build({"mossy-hills": ["worker"], "windswept-steppe": ["worker"]}, monsters=monsters)
    assert homes(g) == ["windswept-steppe"]
    peace = build({"mossy-hills": ["worker"], "windswept-steppe": ["worker"]}, monsters=monsters, peaceful=True)
    assert homes(peace) == ["mossy-hills"]


# ---- what it brings


@pytest.mark.rule("GHOST-9.5")
def test_points_for_ruins_and_for_dwellings_of_anybody() -> None:
    """The Mossy Hills lie beside the Fortress, the Mill, the Mage Tower, and here one dwelling of each."""
    seat = {"dwellings": ["briar-forest"]}
    g = build({"mossy-hills": ["worker"]}, seat, ghosts={"dwellings": ["ash-plains"]})
    assert homes(g) == ["mossy-hills", "ash-plains"]
    ruins = sum(bool(g.near[realm("mossy-hills")] >> realm(name) & 1) for name in ("fortress", "mill", "mage-tower"))
    assert ruins == 3
    assert me(g, GHOSTS).points == 2 * 3 + 2 * 2


@pytest.mark.rule("GHOST-9.6")
def test_one_level_of_power() -> None:
    g = build({"briar-forest": ["worker"]})
    assert level(g, "earth") == 1


@pytest.mark.rule("GHOST-9.6")
def test_a_lair_with_two_symbols_brings_one_level_too() -> None:
    """G5."""
    tiles = ["sky-aerie" if name == "briar-forest" else name for name in TILES]
    g = build({"sky-aerie": ["worker"]}, tiles=tiles, ghosts={"guardian": "sky-aerie", "power": {"air": 2}})
    assert homes(g) == ["sky-aerie"]
    assert level(g, "air") == 3


@pytest.mark.rule("GHOST-9.6")
def test_at_the_top_of_the_track_it_brings_points_alone() -> None:
    g = build({"briar-forest": ["worker"]}, ghosts={"power": {"earth": 5}})
    assert homes(g) == ["briar-forest"]
    assert level(g, "earth") == 5


@pytest.mark.rule("GHOST-9.9", "GHOST-16.1")
def test_the_sixth_dwelling_brings_the_end_near() -> None:
    far = ["ash-plains", "mossy-hills", "terraced-fields", "magma-terraces"]
    g = build({"briar-forest": ["worker"], "mill": ["worker"]}, ghosts={"dwellings": far})
    assert g.last_turns < 0
    g = build({"briar-forest": ["worker"]}, ghosts={"dwellings": [*far, "hanging-rocks"]})
    assert len(homes(g)) == 6
    assert g.last_turns == 2


# ---- the worker of the same card


@pytest.mark.rule("GHOST-9.2", "GHOST-9.5", "GHOST-7.3")
def test_gw1_the_action_of_the_rulebook() -> None:
    """The die shows 4; to the lower left lies a realm without treasure; your dwelling stands in the guardian's.

    An Order realm is to the right of it in the place of the Chaos realm.
    """
    tiles = [
        "windswept-steppe", "fortress", "ash-plains", "mill", "briar-forest", "terraced-fields", "hanging-rocks",
        "magma-terraces", "mossy-hills", "sky-aerie",
    ]  # fmt: skip
    ghosts = {
        "cards": ["ghost-01", "ghost-04", "ghost-02"],
        "guardian": "briar-forest",
        "units": {"briar-forest": ["worker"], "terraced-fields": ["worker"]},
        "power": {"order": 1},
    }
    seat = {"dwellings": ["briar-forest"], "purse": ""}
    g = haunted(seat, ghosts, tiles=tiles, turn=GHOSTS)
    empty_stacks(g, "magma-terraces")
    told = haunt(g, 4)
    assert [event["unit"] for event in told if event["event"] == "placed"] == ["worker"]
    assert units(g, "magma-terraces", GHOSTS) == ["worker"]
    assert pile(g) == 1
    searched = [(event["realm"], event["verdict"]) for event in told if event["event"] == "searched"]
    assert searched == [("briar-forest", "dwelling"), ("fortress", "no-element-realm"), ("terraced-fields", "builds")]
    assert homes(g) == ["terraced-fields"]
    assert level(g, "order") == 2
    assert me(g, GHOSTS).points == 4
    assert under(g)[1] not in ("ghost-01", "ghost-04", "ghost-02")


def empty_stacks(g: Eldervale, name: str) -> None:
    """Its tokens have been set aside."""
    board = ghosts_of(g)
    for stack in (FIELDS * realm(name), FIELDS * realm(name) + 1):
        while g.stacks[stack]:
            board.set_aside = append(board.set_aside, top_of(g.stacks[stack]))
            g.stacks[stack] = without_top(g.stacks[stack])


# ---- vanishing ghosts

BUILDS = {"cards": ["ghost-01", "ghost-02", "ghost-03"], "guardian": "ash-plains"}  # nothing lies upper right of it


def vanish(seat: dict[str, Any], ghosts: dict[str, Any], **keys: Any) -> Eldervale:
    """A worker comes to the Ash Plains and becomes a dwelling there, on the usual map; windows are passed."""
    g = haunted({"purse": "", **seat}, {**BUILDS, **ghosts}, turn=GHOSTS, **keys)
    roll(g, 1)
    go_by(g)
    assert g.homes[realm("ash-plains")] == GHOSTS
    return g


@pytest.mark.rule("GHOST-9.7", "GHOST-9.8")
def test_gw6_the_placed_worker_becomes_a_dwelling_and_there_is_no_battle() -> None:
    g = vanish({"units": {"ash-plains": ["worker"]}}, {})
    assert in_row(g, "fire") == 2
    assert level(g, "fire") == 2
    assert me(g, GHOSTS).points > 0
    assert g.battle is None
    assert g.last_battle is None
    assert asked(g) == (0, "Turn")
    assert units(g, "ash-plains") == ["worker"]
    assert units(g, "ash-plains", GHOSTS) == []


@pytest.mark.rule("GHOST-9.8")
def test_a_monster_that_came_finds_nobody() -> None:
    g = vanish({}, {}, monsters={"brass-sentinel": "fortress"})
    assert where(g, "brass-sentinel") == "ash-plains"
    assert g.last_battle is None
    assert asked(g) == (0, "Turn")


@pytest.mark.rule("GHOST-9.8")
def test_a_monster_that_came_finds_you() -> None:
    """G4: that battle takes place, between you and the monster."""
    g = vanish({"units": {"ash-plains": ["worker"]}}, {}, monsters={"brass-sentinel": "fortress"})
    assert g.battle is not None
    assert [int(side.seat) for side in g.battle.sides] == [0, -1]


@pytest.mark.rule("GHOST-9.8")
def test_ghosts_beside_join_the_battle_between_you_and_the_monster() -> None:
    """G4 and G17."""
    ghosts = {"units": {"briar-forest": ["dragon"]}}
    g = vanish({"units": {"ash-plains": ["worker"]}}, ghosts, monsters={"power-demon": "fortress"})
    assert g.battle is not None
    assert [int(side.seat) for side in g.battle.sides] == [0, GHOSTS, -1]
    assert units(g, "ash-plains", GHOSTS) == ["dragon"]


@pytest.mark.rule("GHOST-9.8")
def test_ghosts_beside_do_not_bring_a_battle_about() -> None:
    g = vanish({"units": {"ash-plains": ["worker"]}}, {"units": {"fortress": ["dragon"]}})
    assert g.last_battle is None
    assert units(g, "fortress", GHOSTS) == ["dragon"]


@pytest.mark.rule("GHOST-9.8")
def test_another_ghost_in_the_realm_fights() -> None:
    g = vanish({"units": {"ash-plains": ["worker"]}}, {"units": {"ash-plains": ["dragon"]}})
    assert g.battle is not None
    assert [(int(side.seat), int(side.dice)) for side in g.battle.sides] == [(0, 1), (GHOSTS, 4)]


@pytest.mark.rule("GHOST-9.8")
def test_an_older_worker_builds_and_the_new_one_fights() -> None:
    ghosts = {"units": {"ash-plains": ["worker"]}}
    g = vanish({"units": {"ash-plains": ["worker"]}}, ghosts)
    assert g.battle is not None
    assert units(g, "ash-plains", GHOSTS) == ["worker"]


@pytest.mark.rule("GHOST-9.8")
def test_another_ghost_fights_a_monster_that_slept_there() -> None:
    """They have shared the realm since the peaceful start; the new worker brings the battle and vanishes."""
    ghosts = {"units": {"ash-plains": ["dragon"]}}
    g = vanish({}, ghosts, monsters={"brass-sentinel": "ash-plains"})
    assert g.battle is not None
    assert [int(side.seat) for side in g.battle.sides] == [GHOSTS, -1]


@pytest.mark.rule("GHOST-9.8")
def test_another_ghost_fights_you_and_the_monster() -> None:
    seat = {"units": {"ash-plains": ["worker"]}}
    g = vanish(seat, {"units": {"ash-plains": ["dragon"]}}, monsters={"brass-sentinel": "ash-plains"})
    assert g.battle is not None
    assert [int(side.seat) for side in g.battle.sides] == [0, GHOSTS, -1]


@pytest.mark.rule("GHOST-9.8")
def test_without_enemies_in_the_realm_nobody_fights() -> None:
    g = vanish({}, {"units": {"ash-plains": ["dragon"]}})
    assert g.last_battle is None


@pytest.mark.rule("GHOST-9.8")
def test_in_peace_nobody_fights_either() -> None:
    g = vanish({"units": {"ash-plains": ["worker"]}}, {"units": {"ash-plains": ["dragon"]}}, peaceful=True)
    assert g.last_battle is None
    assert asked(g) == (0, "Turn")
