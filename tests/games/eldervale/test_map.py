"""The map (ELDER-7)."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.expedition import LayTile
from deskovka.games.eldervale.realms import BIFROST, ELEMENT_REALMS, MAGE_TOWER, REALM_NAMES, RUINS, STEPS, TILES
from deskovka.games.eldervale.table import Eldervale
from support.eldervale import answer, asked, me, offered, realm, refused, table, units


def near(g: Eldervale, name: str) -> list[str]:
    return [REALM_NAMES[tile] for tile in range(TILES) if g.near[realm(name)] >> tile & 1]


@pytest.mark.rule("ELDER-7.1")
@pytest.mark.rule("ELDER-7.2")
def test_neighbours_share_an_edge() -> None:
    g = table()
    assert near(g, "mage-tower") == [
        "windswept-steppe", "terraced-fields", "fortress", "mill", "summoning-portal", "dungeon-1",
    ]  # fmt: skip
    assert near(g, "mill") == ["windswept-steppe", "mage-tower", "dungeon-1"]
    spots = [g.spots[MAGE_TOWER] + step for step in STEPS]
    assert [REALM_NAMES[g.tile_at(spot)] for spot in spots] == [  # clockwise from upper right
        "fortress", "summoning-portal", "terraced-fields", "dungeon-1", "mill", "windswept-steppe",
    ]  # fmt: skip


@pytest.mark.rule("ELDER-7.3")
def test_dwellings_do_not_occupy_a_realm() -> None:
    g = table(
        {"units": {"mill": ["worker"]}},
        {"dwellings": ["ash-plains"], "units": {"fortress": ["worker"], "underworld": ["worker"]}},
        monsters={"power-demon": "briar-forest"},
    )
    occupied = [REALM_NAMES[tile] for tile in range(TILES) if g.occupied() >> tile & 1]
    assert occupied == ["briar-forest", "fortress", "mill"]


@pytest.mark.rule("ELDER-7.4")
@pytest.mark.rule("ELDER-29.2")
def test_a_realm_is_of_an_element_or_a_ruin() -> None:
    for tile in range(TILES):
        kinds = (ELEMENT_REALMS >> tile & 1) + (RUINS >> tile & 1)
        assert kinds == (0 if tile == BIFROST else 1)


@pytest.mark.rule("ELDER-7.5")
def test_a_new_realm_lies_beside_two() -> None:
    g = table(steps=[LayTile(0)], supply=["hanging-rocks", "mossy-hills"])
    assert asked(g) == (0, "PutTile")
    for spot in (option >> 8 & 4095 for option in g.options):
        assert sum(g.tile_at(spot + step) >= 0 for step in STEPS) >= 2
    corner = int(g.spots[realm("ash-plains")] + STEPS[0])  # beside nothing but the Ash Plains
    assert refused(g, (corner << 8) | 21).rule == "ELDER-7.5"
    taken = int(g.spots[realm("mill")])
    assert refused(g, (taken << 8) | 21).rule == "ELDER-7.5"
    answer(g, offered(g)[0])
    assert g.map >> realm("hanging-rocks") & 1


@pytest.mark.rule("ELDER-7.6")
@pytest.mark.rule("ELDER-23.5")
def test_one_monster_at_most_is_in_a_realm() -> None:
    """No second one comes where one stands."""
    g = table(
        {"units": {"windswept-steppe": ["worker"]}},
        monsters={"power-demon": "mage-tower", "brass-sentinel": "fortress"},
    )
    answer(g, "place worker in mage-tower")
    assert asked(g) == (0, "Pay")  # no question which one comes
    assert g.beast_in(realm("fortress")) >= 0


@pytest.mark.rule("ELDER-7.7")
def test_any_number_of_units_may_share_a_realm() -> None:
    g = table(
        {"units": {"mill": ["worker"]}},
        {"units": {"windswept-steppe": ["worker", "worker", "dragon"]}},
        peaceful=True,
    )
    answer(g, "place worker in windswept-steppe", "take treasure in windswept-steppe field 1")
    assert units(g, "windswept-steppe", 0) == ["worker"]
    assert units(g, "windswept-steppe", 1) == ["dragon", "worker", "worker"]


@pytest.mark.rule("ELDER-7.8")
def test_one_dwelling_at_most_is_in_a_realm() -> None:
    g = table(
        {"units": {"ash-plains": ["worker"], "windswept-steppe": ["worker"]}, "purse": "2 sword 2 tool 2 scroll"},
        {"dwellings": ["ash-plains"]},
    )
    answer(g, "place worker in mill")
    assert me(g, 0).dwellings == 1 << realm("windswept-steppe")  # the only choice there was
    assert me(g, 1).dwellings == 1 << realm("ash-plains")
