"""The 24 ghost cards, one by one: where the unit goes and what comes after it (GHOST-6)."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.ghosts import ACTION_NAMES, CARD_NAMES, CARDS, GHOSTS
from deskovka.games.eldervale.table import Eldervale
from support.eldervale import answer, asked, me, offered, realm, roll, tableau, units
from support.eldervale_ghosts import haunted, in_row, level, pile, under

# Element realms all around the guardian in the Briar Forest
TILES = [
    "windswept-steppe", "ash-plains", "fortress", "hanging-rocks", "briar-forest", "mossy-hills", "mill",
    "magma-terraces", "terraced-fields", "mage-tower",
]  # fmt: skip
AROUND = {
    "upper right": ("ash-plains", "fire"),
    "right": ("mossy-hills", "earth"),
    "lower right": ("terraced-fields", "order"),
    "lower left": ("magma-terraces", "fire"),
    "left": ("hanging-rocks", "air"),
    "upper left": ("windswept-steppe", "air"),
}
BUILD = [
    ("ghost-01", "upper right"), ("ghost-02", "right"), ("ghost-03", "lower right"), ("ghost-04", "lower left"),
    ("ghost-05", "left"), ("ghost-06", "upper left"),
]  # fmt: skip
ADVENTURE = [("ghost-07", "upper right"), ("ghost-08", "lower right"), ("ghost-09", "left"), ("ghost-10", "right")]
TILE = [("ghost-11", "right"), ("ghost-12", "lower left"), ("ghost-13", "upper left")]


def play(card: str, way: str, **keys: Any) -> Eldervale:
    """The left zone has this card, and its turn it is: a worker goes there and brings a token to its row."""
    others = [name for name in ("ghost-01", "ghost-02", "ghost-03") if name != card][:2]
    g = haunted({}, {"cards": [card, *others], "guardian": "briar-forest"}, tiles=TILES, turn=GHOSTS, **keys)
    roll(g, 2)
    assert in_row(g, AROUND[way][1]) == 2
    return g


def is_discarded(g: Eldervale, card: str) -> bool:
    """The card made room for the next one of the deck."""
    assert g.ghosts is not None
    return card not in under(g) and bool(g.ghosts.discards >> CARD_NAMES.index(card) & 1)


@pytest.mark.rule("GHOST-6.3", "GHOST-9.7")
@pytest.mark.parametrize(("card", "way"), BUILD)
def test_a_way_and_a_dwelling(card: str, way: str) -> None:
    g = play(card, way)
    place, element = AROUND[way]
    assert g.homes[realm(place)] == GHOSTS
    assert units(g, place, GHOSTS) == []
    assert level(g, element) == (2 if element == "fire" else 1)
    assert is_discarded(g, card)


@pytest.mark.rule("GHOST-6.3", "GHOST-10.2")
@pytest.mark.parametrize(("card", "way"), ADVENTURE)
def test_a_way_and_an_adventure_card(card: str, way: str) -> None:
    g = play(card, way)
    assert units(g, AROUND[way][0], GHOSTS) == ["worker"]
    assert tableau(g, GHOSTS) == []
    roll(g, 4)
    [gained] = tableau(g, GHOSTS)
    assert gained.startswith("earth-")
    assert level(g, "earth") == 1
    assert is_discarded(g, card)


@pytest.mark.rule("GHOST-6.3", "GHOST-13.3")
@pytest.mark.parametrize(("card", "way"), TILE)
def test_a_way_and_a_realm_tile(card: str, way: str) -> None:
    g = play(card, way)
    assert units(g, AROUND[way][0], GHOSTS) == ["worker"]
    assert asked(g) == (0, "PutTile")
    tiles, left = g.map.bit_count(), len(g.supply)
    assert len(offered(g)) > 1
    answer(g, offered(g)[0])
    assert (g.map.bit_count(), len(g.supply)) == (tiles + 1, left)
    assert is_discarded(g, card)


@pytest.mark.rule("GHOST-6.3")
@pytest.mark.parametrize(("card", "way"), [("ghost-14", "lower left"), ("ghost-15", "upper right")])
def test_a_way_and_two_magic_cards(card: str, way: str) -> None:
    g = play(card, way)
    assert units(g, AROUND[way][0], GHOSTS) == ["worker"]
    assert pile(g) == 2
    assert is_discarded(g, card)


@pytest.mark.rule("GHOST-6.3", "GHOST-14.4")
def test_a_way_and_fame() -> None:
    """ghost-16: upper left."""
    g = play("ghost-16", "upper left")
    assert units(g, "windswept-steppe", GHOSTS) == ["worker"]
    assert (me(g, GHOSTS).fame, me(g, GHOSTS).points) == (1, 2)
    assert is_discarded(g, "ghost-16")


@pytest.mark.rule("GHOST-6.3")
def test_a_way_and_two_points() -> None:
    """ghost-17: lower right."""
    g = play("ghost-17", "lower right")
    assert units(g, "terraced-fields", GHOSTS) == ["worker"]
    assert (me(g, GHOSTS).points, pile(g), me(g, GHOSTS).fame) == (2, 0, 0)
    assert is_discarded(g, "ghost-17")


@pytest.mark.rule("GHOST-6.2", "GHOST-6.3")
def test_a_way_and_nothing_more() -> None:
    """ghost-18: left."""
    g = play("ghost-18", "left")
    assert units(g, "hanging-rocks", GHOSTS) == ["worker"]
    ghosts = me(g, GHOSTS)
    assert (ghosts.points, ghosts.fame, pile(g), len(ghosts.tableau), ghosts.dwellings) == (0, 0, 0, 0, 0)
    assert is_discarded(g, "ghost-18")


# ---- ruins


def into_ruin(card: str, ruin: str, **ghosts: Any) -> Eldervale:
    """On the usual map, far from the guardian; a ruin brings no token and no magic card."""
    board = {"cards": ["ghost-01", "ghost-02", card], "guardian": "magma-terraces", **ghosts}
    g = haunted({}, board, turn=GHOSTS)
    roll(g, 5)
    assert units(g, ruin, GHOSTS) == ["worker"]
    return g


@pytest.mark.rule("GHOST-6.5", "GHOST-9.2")
def test_the_mill_and_a_dwelling() -> None:
    """ghost-19: the worker in the Mill is of no use, one beside the guardian is."""
    board = {"cards": ["ghost-01", "ghost-02", "ghost-19"], "guardian": "magma-terraces"}
    g = haunted({}, {**board, "units": {"briar-forest": ["worker"]}}, turn=GHOSTS)
    roll(g, 5)
    assert units(g, "mill", GHOSTS) == ["worker"]
    assert g.homes[realm("briar-forest")] == GHOSTS
    assert pile(g) == 0
    assert is_discarded(g, "ghost-19")


@pytest.mark.rule("GHOST-6.5", "GHOST-13.3")
def test_the_dungeon_and_a_realm_tile() -> None:
    """ghost-20; the tile is laid because of the card, the Dungeon's own action does not happen."""
    g = into_ruin("ghost-20", "dungeon-1")
    assert asked(g) == (0, "PutTile")
    left = len(g.supply)
    answer(g, offered(g)[0])
    assert len(g.supply) == left
    assert asked(g) == (0, "Turn")
    assert is_discarded(g, "ghost-20")


@pytest.mark.rule("GHOST-6.5", "GHOST-10.2")
def test_the_dungeon_and_an_adventure_card() -> None:
    """ghost-21."""
    g = into_ruin("ghost-21", "dungeon-1")
    roll(g, 1)
    [gained] = tableau(g, GHOSTS)
    assert gained.startswith("air-")
    assert asked(g) == (0, "Turn")
    assert is_discarded(g, "ghost-21")


@pytest.mark.rule("GHOST-6.5", "GHOST-7.4")
def test_the_mage_tower_and_a_magic_card() -> None:
    """ghost-22: one card, and not those the Mage Tower gives to players."""
    g = into_ruin("ghost-22", "mage-tower", pile=3)
    assert pile(g) == 4
    assert is_discarded(g, "ghost-22")


@pytest.mark.rule("GHOST-6.5", "GHOST-7.4")
def test_the_fortress_and_three_points() -> None:
    """ghost-23."""
    g = into_ruin("ghost-23", "fortress")
    assert (me(g, GHOSTS).points, pile(g)) == (3, 0)
    assert is_discarded(g, "ghost-23")


@pytest.mark.rule("GHOST-6.5", "GHOST-7.4")
def test_the_portal_and_fame() -> None:
    """ghost-24."""
    g = into_ruin("ghost-24", "summoning-portal")
    assert (me(g, GHOSTS).fame, me(g, GHOSTS).points, pile(g)) == (1, 2, 0)
    assert is_discarded(g, "ghost-24")


@pytest.mark.rule("GHOST-6.2")
def test_each_card_has_one_placement_and_at_most_one_action_more() -> None:
    assert len(CARDS) == len(set(CARD_NAMES)) == 24
    for card in CARDS:
        assert (card.way >= 0) != (card.ruin >= 0)
    actions = [ACTION_NAMES[card.action] for card in CARDS]
    counts = {name: actions.count(name) for name in ACTION_NAMES}
    assert counts == {"none": 1, "build": 7, "adventure": 5, "realm_tile": 4, "magic": 3, "fame": 2, "vp": 2}
