"""Special tiles: the Oracle (ELDER-26), the Dragon Den (ELDER-28), the Bifröst (ELDER-29)."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.core.bits import bits_in
from deskovka.games.eldervale.box import MONSTERS
from deskovka.games.eldervale.dwellings import Raise, build_obstacle
from deskovka.games.eldervale.expedition import LayTile
from deskovka.games.eldervale.monsters import can_be_controlled
from deskovka.games.eldervale.realms import (
    BIFROST,
    DRAGON_DEN,
    ELEMENT_TILES,
    ORACLE,
    REALM_NAMES,
    RUINS,
    SECOND_DUNGEON,
    STEPS,
    spot_at,
)
from deskovka.games.eldervale.sources import FIRST_DRAGON_TREASURE
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import DWELT, SUPPLY, UNITS
from deskovka.games.eldervale.turn import Turn
from support.eldervale import (
    answer,
    asked,
    beast,
    go_on,
    holds,
    me,
    new_game,
    offered,
    purse,
    realm,
    refused,
    roll,
    table,
    tableau,
    units,
    where,
)

WITH_ORACLE = [
    "windswept-steppe", "fortress", "ash-plains", "mill", "oracle", "summoning-portal", "briar-forest",
    "dungeon-1", "terraced-fields", "magma-terraces",
]  # fmt: skip
WITH_DEN = ["dragon-den" if name == "oracle" else name for name in WITH_ORACLE]
WITH_BRIDGE = ["bifrost" if name == "oracle" else name for name in WITH_ORACLE]
BESIDE_BRIAR = spot_at(3, 0)  # only the Briar Forest lies beside it
BEHIND = spot_at(4, 0)


# ---- the Oracle


@pytest.mark.rule("ELDER-26.1")
@pytest.mark.rule("ELDER-26.7")
@pytest.mark.parametrize(("seats", "left"), [(2, 8), (3, 9)])
def test_the_oracle_replaces_a_realm(seats: int, left: int) -> None:
    replaced = set()
    for seed in range(8):
        g = new_game(seats, seed, oracle="on")
        plain = new_game(seats, seed)
        assert g.map >> ORACLE & 1
        assert not g.map >> SECOND_DUNGEON & 1
        assert bits_in(g.map) == bits_in(plain.map)
        assert len(g.supply) == left
        replaced.add(int(g.supply[0]))  # the realm replaced does not stay at the bottom
    assert len(replaced) > 3


@pytest.mark.rule("ELDER-26.2")
@pytest.mark.parametrize("seats", [4, 5])
def test_the_oracle_replaces_the_second_dungeon(seats: int) -> None:
    g = new_game(seats, 1, oracle="on")
    assert g.map >> ORACLE & 1
    assert not g.map >> SECOND_DUNGEON & 1
    assert len(g.supply) == (10 if seats == 4 else 13)


@pytest.mark.rule("ELDER-26.3")
def test_the_oracle_is_a_ruin() -> None:
    assert RUINS >> ORACLE & 1


@pytest.mark.rule("ELDER-26.4")
@pytest.mark.rule("ELDER-26.5")
def test_the_oracle_gives_an_adventure_card() -> None:
    """Paid, with its power; no tile, nothing burnt; the deck shows its next card."""
    g = table({"units": {"mill": ["worker"]}, "purse": "1 scroll 1 gem"}, tiles=WITH_ORACLE)
    supply = len(g.supply)
    answer(g, "place worker in oracle")
    assert asked(g) == (0, "AskOracle")
    assert offered(g) == ["draw a magic card", "take card air-passage"]
    assert refused(g, "take card fire-passage").rule == "ELDER-11.5"
    assert refused(g, "burn fire-passage").rule == "ELDER-26.4"
    go_on(g, "take card air-passage")
    assert tableau(g) == ["air-passage"]
    assert purse(g) == ""
    assert me(g).levels[0] == 2
    assert len(g.supply) == supply
    assert g.face_up >> 0 & 1
    assert g.taken == 0


@pytest.mark.rule("ELDER-26.4")
@pytest.mark.rule("ELDER-26.6")
def test_or_a_magic_card_which_is_always_possible() -> None:
    g = table({"units": {"mill": ["worker"]}, "purse": ""}, tiles=WITH_ORACLE, magic=["spell-gust"])
    assert "place worker in oracle" in offered(g)
    go_on(g, "place worker in oracle")
    assert holds(g) == ["spell-gust"]


# ---- the Dragon Den


@pytest.mark.rule("ELDER-28.1")
@pytest.mark.rule("ELDER-28.16")
@pytest.mark.parametrize(("seats", "left"), [(2, 8), (3, 9), (4, 11), (5, 14)])
def test_the_dragon_den_is_in_the_upper_half(seats: int, left: int) -> None:
    """R25: among the top half of the other tiles, rounded up."""
    places = set()
    for seed in range(20):
        supply = list(new_game(seats, seed, mother_of_dragons="on").supply)
        assert len(supply) == left
        places.add(left - 1 - supply.index(DRAGON_DEN))  # 0: the next tile
    assert max(places) <= left // 2
    assert len(places) > 2


@pytest.mark.rule("ELDER-28.17")
def test_both_special_tiles_are_in_the_same_upper_half() -> None:
    """R70"""
    for seed in range(20):
        supply = list(new_game(2, seed, mother_of_dragons="on", ice_giant="on").supply)
        assert len(supply) == 9
        upper = supply[-6:]  # four of seven, and the two
        assert DRAGON_DEN in upper
        assert BIFROST in upper


@pytest.mark.rule("ELDER-28.2")
@pytest.mark.rule("ELDER-28.4")
def test_the_den_comes_with_the_mother_and_three_tokens() -> None:
    hoards = set()
    for luck in range(6):
        g = table(
            {"units": {"mill": ["worker"]}},
            supply=["dragon-den", "hanging-rocks"],
            monsters={"mother-of-dragons": "supply"},
            steps=[LayTile(0)],
        )
        g.luck = 1000 + 7919 * luck
        answer(g, offered(g)[0])
        assert where(g, "mother-of-dragons") == "dragon-den"
        assert len(set(g.hoard)) == 3
        assert all(0 <= token - FIRST_DRAGON_TREASURE < 5 for token in g.hoard)
        hoards.add(tuple(g.hoard))
    assert len(hoards) > 1


@pytest.mark.rule("ELDER-28.3")
def test_the_den_gives_a_gold() -> None:
    g = table({"units": {"mill": ["worker"]}, "purse": ""}, tiles=WITH_DEN, peaceful=True)
    go_on(g, "place worker in dragon-den")
    assert purse(g) == "1 gold"


@pytest.mark.rule("ELDER-28.5")
@pytest.mark.parametrize(
    ("realm_name", "comes"), [("summoning-portal", True), ("magma-terraces", False), ("ash-plains", False)]
)
def test_the_mother_comes_to_every_ruin(realm_name: str, comes: bool) -> None:
    """Wherever she is: here two and more realms away."""
    g = table({"units": {"briar-forest": ["worker"]}}, monsters={"mother-of-dragons": "mill"})
    go_on(g, f"place worker in {realm_name}")
    assert where(g, "mother-of-dragons") == (realm_name if comes else "mill")


@pytest.mark.rule("ELDER-28.5")
def test_she_rampages_like_others_too() -> None:
    g = table({"units": {"fortress": ["worker"]}}, monsters={"mother-of-dragons": "mill"})
    go_on(g, "place worker in windswept-steppe")
    assert where(g, "mother-of-dragons") == "windswept-steppe"


@pytest.mark.rule("ELDER-28.5")
def test_she_does_not_come_to_the_bridge_by_her_threat() -> None:
    """The Bifröst is no ruin; the Oracle and the den are."""
    far = {"mother-of-dragons": "briar-forest"}
    g = table({"units": {"mill": ["worker"]}}, tiles=WITH_BRIDGE, monsters=far)
    go_on(g, "place worker in bifrost")
    assert where(g, "mother-of-dragons") == "briar-forest"
    for tiles in (WITH_ORACLE, WITH_DEN):
        g = table({"units": {"mill": ["worker"]}}, tiles=tiles, monsters=far)
        go_on(g, f"place worker in {tiles[4]}")
        assert where(g, "mother-of-dragons") == tiles[4]


@pytest.mark.rule("ELDER-28.6")
def test_of_her_and_another_monster_one_comes() -> None:
    g = table(
        {"units": {"windswept-steppe": ["worker"]}},
        monsters={"power-demon": "ash-plains", "mother-of-dragons": "terraced-fields"},
    )
    answer(g, "place worker in fortress")
    assert offered(g) == ["let power-demon rampage", "let mother-of-dragons rampage"]
    go_on(g, "let mother-of-dragons rampage")
    assert where(g, "power-demon") == "ash-plains"
    assert where(g, "mother-of-dragons") == "fortress"


@pytest.mark.rule("ELDER-28.8")
def test_nobody_controls_her() -> None:
    g = table(monsters={"mother-of-dragons": "mill", "ice-giant": "fortress"})
    assert not can_be_controlled(g, beast("mother-of-dragons"))
    assert can_be_controlled(g, beast("ice-giant"))


@pytest.mark.rule("ELDER-28.13")
def test_the_den_is_a_ruin() -> None:
    """R26: two points for a dwelling beside it."""
    assert RUINS >> DRAGON_DEN & 1
    g = table(
        {"units": {"windswept-steppe": ["worker"], "mill": ["worker"]}}, tiles=WITH_DEN, steps=[Raise(0, realm=0)]
    )
    assert me(g).points == 2 * 3  # the den, the Fortress, the Mill


@pytest.mark.rule("ELDER-28.14")
def test_both_expansions_may_be_combined_all_the_same() -> None:
    g = new_game(2, 1, mother_of_dragons="on", ice_giant="on")
    assert [int(g.where[beast(name)]) for name in ("mother-of-dragons", "ice-giant")] == [SUPPLY, SUPPLY]


# ---- the Bifröst


@pytest.mark.rule("ELDER-29.1")
@pytest.mark.rule("ELDER-29.13")
@pytest.mark.parametrize(("seats", "left"), [(2, 8), (3, 9), (4, 11), (5, 14)])
def test_the_bridge_is_in_the_upper_half(seats: int, left: int) -> None:
    for seed in range(10):
        supply = list(new_game(seats, seed, ice_giant="on").supply)
        assert len(supply) == left
        assert left - 1 - supply.index(BIFROST) <= left // 2


@pytest.mark.rule("ELDER-29.2")
def test_the_bridge_is_neither_realm_nor_ruin() -> None:
    assert not RUINS >> BIFROST & 1
    assert BIFROST >= ELEMENT_TILES


def bridge_drawn(*behind: str, **keys: Any) -> Eldervale:
    """The Bifröst has been turned over; what lies below it in the supply."""
    monsters = {"ice-giant": "supply", **keys.pop("monsters", {})}
    return table(supply=["bifrost", *behind], monsters=monsters, steps=[LayTile(0)], **keys)


@pytest.mark.rule("ELDER-29.3")
def test_the_bridge_lies_beside_exactly_one_realm() -> None:
    g = bridge_drawn("hanging-rocks", "mossy-hills")
    assert asked(g) == (0, "LayBridge")
    for option in g.options:
        spot = option >> 8 & 4095
        assert sum(g.tile_at(spot + step) >= 0 for step in STEPS) == 1
    briar = "lay the bridge at {} towards {}"
    name = g.game.phrases.names["spot"][BESIDE_BRIAR]
    assert briar.format(name, "right") in offered(g)
    assert refused(g, briar.format(name, "left")).rule == "ELDER-29.3"
    between = g.game.phrases.names["spot"][spot_at(3, -1)]  # beside Ash Plains and Briar Forest
    assert refused(g, briar.format(between, "right")).rule == "ELDER-29.3"
    taken = g.game.phrases.names["spot"][spot_at(0, 0)]
    assert refused(g, briar.format(taken, "right")).rule == "ELDER-7.5"
    assert refused(g, "regroup").rule == "ELDER-11.1"


def over_the_briar(*behind: str, **keys: Any) -> Eldervale:
    """The bridge leads from the Briar Forest to the right."""
    g = bridge_drawn(*behind, **keys)
    answer(g, f"lay the bridge at {g.game.phrases.names['spot'][BESIDE_BRIAR]} towards right")
    return g


@pytest.mark.rule("ELDER-29.4")
@pytest.mark.rule("ELDER-29.5")
@pytest.mark.rule("ELDER-29.12")
def test_the_next_tile_lies_behind_the_bridge() -> None:
    g = over_the_briar("sky-aerie", "mossy-hills")
    assert g.spots[BIFROST] == BESIDE_BRIAR
    assert REALM_NAMES[g.bridge_near] == "briar-forest"
    assert REALM_NAMES[g.bridge_far] == "sky-aerie"
    assert g.spots[realm("sky-aerie")] == BEHIND
    assert where(g, "ice-giant") == "bifrost"
    assert where(g, "winged-serpent") == "sky-aerie"
    assert g.near[BIFROST] == 1 << realm("briar-forest") | 1 << realm("sky-aerie")
    assert g.last_turns == -1


@pytest.mark.rule("ELDER-29.12")
def test_the_last_tile_behind_the_bridge_ends_the_game() -> None:
    assert over_the_briar("hanging-rocks").last_turns == 2


@pytest.mark.rule("ELDER-29.14")
def test_the_bridge_as_the_last_tile_leads_nowhere() -> None:
    """R27"""
    g = over_the_briar()
    assert g.bridge_far == -1
    assert g.near[BIFROST] == 1 << realm("briar-forest")
    assert g.last_turns == 2


@pytest.mark.rule("ELDER-29.15")
def test_the_dragon_den_may_lie_behind_the_bridge() -> None:
    """R71"""
    g = over_the_briar("dragon-den", "hanging-rocks", monsters={"mother-of-dragons": "supply"})
    assert g.spots[DRAGON_DEN] == BEHIND
    assert where(g, "mother-of-dragons") == "dragon-den"
    assert len(g.hoard) == 3


@pytest.mark.rule("ELDER-29.6")
def test_no_tile_at_the_closed_sides_of_the_bridge() -> None:
    """Although two realms lie beside the spot above it."""
    g = over_the_briar("sky-aerie", "mossy-hills", "hanging-rocks")
    g.do(LayTile(0))
    g.settle()
    names = g.game.phrases.names["spot"]
    above = names[spot_at(3, -1)]  # beside Ash Plains, Briar Forest and the bridge
    assert f"lay the tile at {above}" not in offered(g)
    assert refused(g, f"lay the tile at {above}").rule == "ELDER-29.6"
    for option in g.options:
        spot = option >> 8 & 4095
        assert spot not in [BESIDE_BRIAR + step for step in STEPS]


@pytest.mark.rule("ELDER-29.7")
@pytest.mark.rule("ELDER-29.9")
def test_a_unit_on_the_bridge_draws_a_card() -> None:
    g = table({"units": {"mill": ["worker"]}, "purse": ""}, tiles=WITH_BRIDGE, magic=["spell-gust"], peaceful=True)
    go_on(g, "place worker in bifrost")
    assert holds(g) == ["spell-gust"]
    beside = table(
        {"units": {"mill": ["worker"], "windswept-steppe": ["worker"]}}, tiles=WITH_BRIDGE, steps=[Raise(0, realm=0)]
    )
    assert me(beside).points == 2 * 2  # the Fortress and the Mill only


@pytest.mark.rule("ELDER-29.8")
@pytest.mark.parametrize(("near", "points"), [(True, 2), (False, 10)])
def test_a_dwelling_at_the_ends_of_the_bridge(near: bool, points: int) -> None:
    """W21: at the far end, next to one dwelling, 10 + 2."""
    g = over_the_briar(
        "mossy-hills",
        "hanging-rocks",
        laid={"sky-aerie": spot_at(5, -1)},  # beside the realm behind the bridge
    )
    g.homes[realm("sky-aerie")] = 1
    me(g, 1).dwellings |= 1 << realm("sky-aerie")
    g.where[UNITS + 5] = DWELT
    place = "briar-forest" if near else "mossy-hills"
    g.where[0] = realm(place)
    g.do(Raise(0, realm=realm(place)))
    g.settle()
    ruins = 1 if near else 0  # the Summoning Portal
    dwellings = 0 if near else 1
    assert me(g).points == points + 2 * ruins + 2 * dwellings


@pytest.mark.rule("ELDER-29.10")
def test_behind_the_bridge_units_are_placed_as_usual() -> None:
    g = over_the_briar("mossy-hills", "hanging-rocks", peaceful=True)
    g.where[0] = BIFROST
    g.do(Turn(0))
    g.settle()
    assert "place worker in mossy-hills" in offered(g)
    assert "place worker in briar-forest" in offered(g)


@pytest.mark.rule("ELDER-29.11")
def test_no_dwelling_on_the_bridge() -> None:
    g = table({"units": {"bifrost": ["worker"]}, "purse": "5 gold"}, tiles=WITH_BRIDGE)
    assert build_obstacle(g, 0, BIFROST, 0)


@pytest.mark.rule("ELDER-29.5")
def test_the_bridge_is_the_lair_of_the_giant() -> None:
    assert REALM_NAMES[MONSTERS[17].home] == "bifrost"


# ---- battles against the Mother of Dragons


def on_the_mill(tokens: int, swords: int = 1) -> Eldervale:
    """She has come to a worker on the Mill.  Dice are about to be rolled: one of the worker, one of the new dwelling
    beside it, one for each sword; then her five.
    """
    g = table(
        {"units": {"windswept-steppe": ["worker"]}, "purse": f"1 scroll 1 tool {swords} sword"},
        tiles=WITH_DEN,
        monsters={"mother-of-dragons": "dragon-den"},
    )
    g.hoard = g.hoard[:tokens]
    g.open_luck = True
    go_on(g, "place worker in mill")
    go_on(g, *["spend sword for a die"] * swords)
    assert asked(g) == (-1, "RollBattleDie")
    return g


def finish(g: Eldervale) -> None:
    """Until it is somebody else's turn, whatever the dragon treasure asks."""
    g.open_luck = False
    while asked(g) != (1, "Turn"):
        assert asked(g)[0] == 0
        go_on(g, offered(g)[0])


@pytest.mark.rule("ELDER-28.9")
@pytest.mark.rule("ELDER-28.12")
def test_the_last_token_of_the_mother() -> None:
    """W22: on the Mill she is beaten: a fame with its reward, the last token, and she is gone."""
    g = on_the_mill(tokens=1)
    points = int(me(g).points)
    roll(g, 6, 6, 6, 2, 2, 2, 2, 2)
    finish(g)
    assert me(g).fame == 1
    assert me(g).points >= points + 2
    assert len(g.hoard) == 0
    assert where(g, "mother-of-dragons") == "aside"


@pytest.mark.rule("ELDER-28.10")
@pytest.mark.rule("ELDER-28.11")
def test_while_tokens_remain_she_returns_to_her_den() -> None:
    g = on_the_mill(tokens=3)
    roll(g, 6, 6, 6, 2, 2, 2, 2, 2)
    finish(g)
    assert me(g).fame == 1
    assert len(g.hoard) == 2
    assert where(g, "mother-of-dragons") == "dragon-den"
    assert units(g, "mill") == ["worker"]


@pytest.mark.rule("ELDER-28.11")
def test_she_returns_after_a_victory_too() -> None:
    g = on_the_mill(tokens=3)
    roll(g, 2, 2, 2, 6, 2, 2, 2, 2)
    finish(g)
    assert units(g, "underworld") == ["worker"]
    assert len(g.hoard) == 3
    assert where(g, "mother-of-dragons") == "dragon-den"


@pytest.mark.rule("ELDER-28.7")
def test_she_rerolls_ones_until_none_is_left() -> None:
    g = on_the_mill(tokens=3)
    roll(g, 5, 1, 1, 1, 1, 4, 2, 2, 2)  # three dice of the worker's side, a 1 of hers twice
    battle = g.battle
    assert battle is not None
    hers = next(side for side in battle.sides if side.seat < 0)
    assert sorted(hers.rolled) == [2, 2, 2, 4]  # one die is still to be rolled
    roll(g, 1, 3)
    assert list(next(side for side in (g.last_battle or battle).sides if side.seat < 0).rolled) == [4, 3, 2, 2, 2]


@pytest.mark.rule("ELDER-28.15")
def test_a_complete_tie_brings_nobody_a_token() -> None:
    g = on_the_mill(tokens=3, swords=3)
    roll(g, *[6] * 5, *[6] * 5)
    finish(g)
    assert len(g.hoard) == 3
    assert me(g).fame == 0
    assert units(g, "underworld") == ["worker"]
    assert where(g, "mother-of-dragons") == "dragon-den"
