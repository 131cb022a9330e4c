"""Placing a unit (ELDER-9)."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.table import Eldervale
from support.eldervale import answer, asked, go_on, me, offered, purse, refused, table, units, where

LAND = {"windswept-steppe", "ash-plains", "briar-forest", "terraced-fields", "magma-terraces"}


def targets(g: Eldervale, unit: str = "worker", verb: str = "place", joint: str = "in") -> set[str]:
    """Where a unit may go."""
    start = f"{verb} {unit} {joint} "
    return {word.removeprefix(start) for word in offered(g) if word.startswith(start)}


@pytest.mark.rule("ELDER-9.1")
def test_a_unit_comes_from_the_ready_area() -> None:
    g = table({"units": {"mill": ["worker"]}})
    answer(g, "place worker in windswept-steppe", "take treasure in windswept-steppe field 1")
    assert units(g, "ready") == ["worker"]
    assert units(g, "windswept-steppe") == ["worker"]
    g = table({"units": {"mill": ["worker"]}})
    assert refused(g, "place dragon in windswept-steppe").rule == "ELDER-9.1"
    assert refused(g, "place worker in sky-aerie").rule == "ELDER-9.1"


@pytest.mark.rule("ELDER-9.2")
@pytest.mark.rule("ELDER-18.5")
@pytest.mark.parametrize("peaceful", [True, False])
def test_the_first_placement_goes_anywhere_unoccupied(peaceful: bool) -> None:
    g = table(
        {"units": {"underworld": ["worker"]}},
        {"units": {"windswept-steppe": ["worker"], "fortress": ["worker"]}},
        monsters={"stone-colossus": "briar-forest"},
        peaceful=peaceful,
    )
    assert targets(g) == LAND - {"windswept-steppe", "briar-forest"} | {"mage-tower", "dungeon-1", "summoning-portal"}
    assert refused(g, "place worker in fortress").rule == "ELDER-9.2"
    assert refused(g, "place worker in briar-forest").rule == "ELDER-9.2"


@pytest.mark.rule("ELDER-9.3")
def test_dwellings_are_no_units_for_the_first_placement() -> None:
    g = table({"dwellings": ["ash-plains"]})
    assert "windswept-steppe" in targets(g)
    assert "ash-plains" in targets(g)


@pytest.mark.rule("ELDER-9.4")
def test_later_placements_are_adjacent_to_an_own_unit() -> None:
    g = table({"units": {"briar-forest": ["worker"]}})
    assert targets(g) == {"ash-plains", "summoning-portal", "magma-terraces"}
    assert refused(g, "place worker in windswept-steppe").rule == "ELDER-9.4"


@pytest.mark.rule("ELDER-9.5")
@pytest.mark.parametrize("kind", ["worker", "dragon", "wizard"])
def test_never_where_an_own_unit_stands(kind: str) -> None:
    g = table({"units": {"mage-tower": ["worker"], "fortress": ["worker"], "ready": [kind]}})
    assert not targets(g, kind) & {"mage-tower", "fortress"}
    assert refused(g, f"place {kind} in fortress").rule == "ELDER-9.5"


@pytest.mark.rule("ELDER-9.6")
@pytest.mark.rule("ELDER-18.4")
def test_a_later_placement_may_go_among_others() -> None:
    g = table(
        {"units": {"mage-tower": ["worker"]}},
        {"units": {"windswept-steppe": ["worker"]}},
        monsters={"stone-colossus": "terraced-fields"},
        peaceful=True,
    )
    assert {"windswept-steppe", "terraced-fields"} <= targets(g)
    go_on(g, "place worker in windswept-steppe", "take treasure in windswept-steppe field 1")
    assert g.battle is None
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("ELDER-9.7")
@pytest.mark.rule("ELDER-9.8")
def test_only_where_the_action_can_be_paid_for() -> None:
    """By what one holds now: a token cashed before makes the Fortress possible."""
    g = table({"units": {"windswept-steppe": ["worker"]}, "purse": "1 gem", "tray": ["air-gem"]})
    assert targets(g) == set()
    assert refused(g, "place worker in fortress").rule == "ELDER-9.7"
    assert refused(g, "place worker in mage-tower").rule == "ELDER-9.7"
    assert refused(g, "place worker in mill").rule == "ELDER-9.7"
    answer(g, "cash air-gem for gem")
    assert targets(g) == {"fortress", "mage-tower"}


@pytest.mark.rule("ELDER-9.7")
def test_magic_cards_pay_too() -> None:
    g = table({"units": {"windswept-steppe": ["worker"]}, "purse": "1 gem", "hand": ["quest-slayer"]})
    assert {"fortress", "mage-tower"} <= targets(g)


@pytest.mark.rule("ELDER-9.7")
@pytest.mark.rule("ELDER-10.12")
def test_the_mill_needs_a_worker_to_settle_and_its_price() -> None:
    g = table({"units": {"windswept-steppe": ["worker"]}, "purse": "1 scroll 1 tool"})
    assert "mill" in targets(g)
    g = table({"units": {"windswept-steppe": ["worker"]}, "purse": "1 scroll"}, stop=True)
    assert refused(g, "place worker in mill").rule == "ELDER-9.7"
    g = table({"units": {"windswept-steppe": ["wizard"]}, "purse": "1 scroll 1 tool"})
    assert refused(g, "place worker in mill").rule == "ELDER-9.7"


@pytest.mark.rule("ELDER-9.9")
def test_a_dungeon_needs_a_card_one_can_pay() -> None:
    g = table({"units": {"mill": ["worker"]}, "purse": "1 potion"})
    assert refused(g, "place worker in dungeon-1").rule == "ELDER-9.9"
    g = table({"units": {"mill": ["worker"]}, "purse": "2 gold"})
    assert "dungeon-1" in targets(g)


@pytest.mark.rule("ELDER-9.10")
def test_an_element_realm_is_always_possible() -> None:
    g = table({"units": {"mill": ["worker"]}, "purse": "5 gem 5 scroll 5 tool"})
    g.stacks[0] = g.stacks[1] = 0
    answer(g, "place worker in windswept-steppe", "take treasure in windswept-steppe field 1")
    assert purse(g) == "5 gem 5 scroll 5 tool"
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("ELDER-9.11")
@pytest.mark.rule("ELDER-9.12")
@pytest.mark.rule("ELDER-9.13")
def test_flight() -> None:
    """Two realms along the tiles, also among others, never to an own unit."""
    g = table(
        {"units": {"mill": ["worker"], "ready": ["dragon"]}},
        {"units": {"summoning-portal": ["worker"]}},
    )
    assert targets(g, "dragon") == {
        "windswept-steppe",
        "mage-tower",
        "dungeon-1",
        "fortress",
        "terraced-fields",
        "summoning-portal",
    }
    assert targets(g, "worker") == {"windswept-steppe", "mage-tower", "dungeon-1"}
    assert refused(g, "place dragon in briar-forest").rule == "ELDER-9.12"
    assert refused(g, "place dragon in mill").rule == "ELDER-9.5"


@pytest.mark.rule("ELDER-9.12")
def test_flight_needs_a_unit_on_the_map_and_goes_along_tiles() -> None:
    g = table({"units": {"ready": ["dragon"], "underworld": ["worker"]}}, {"units": {"ash-plains": ["worker"]}})
    assert "ash-plains" not in targets(g, "dragon")  # by the first placement only, and that is occupied
    assert "briar-forest" in targets(g, "dragon")


@pytest.mark.rule("ELDER-9.14")
def test_teleport() -> None:
    """Anywhere unoccupied; by the normal rules also among others."""
    g = table(
        {"units": {"mill": ["worker"], "ready": ["wizard"]}},
        {"units": {"briar-forest": ["worker"], "mage-tower": ["worker"]}},
    )
    assert {"magma-terraces", "ash-plains", "mage-tower"} <= targets(g, "wizard")
    assert refused(g, "place wizard in briar-forest").rule == "ELDER-9.14"
    g = table({"units": {"ready": ["wizard"]}}, {"units": {"briar-forest": ["worker"]}})
    assert "briar-forest" not in targets(g, "wizard")


@pytest.mark.rule("ELDER-9.15")
def test_assault() -> None:
    """The first placement into a realm with opponents or a monster."""
    g = table(
        {"units": {"ready": ["warrior"]}},
        {"units": {"briar-forest": ["worker"]}},
        monsters={"stone-colossus": "magma-terraces"},
    )
    assert {"briar-forest", "magma-terraces", "windswept-steppe"} <= targets(g, "warrior")
    answer(g, "place warrior in briar-forest")
    assert g.placements[0].assault
    g = table({"units": {"ready": ["warrior"]}}, {"units": {"briar-forest": ["worker"]}})
    answer(g, "place warrior in windswept-steppe")
    assert not g.placements[0].assault


@pytest.mark.rule("ELDER-9.15")
def test_no_assault_on_the_team_mate() -> None:
    g = table(
        {"units": {"ready": ["warrior"]}},
        {"units": {"briar-forest": ["worker"]}},
        {"units": {"ash-plains": ["worker"]}},
        {},
        variants={"teams": "on"},
    )
    assert "ash-plains" in targets(g, "warrior")
    assert refused(g, "place warrior in briar-forest").rule == "ELDER-9.2"


@pytest.mark.rule("ELDER-9.16")
def test_no_assault_with_a_unit_on_the_map() -> None:
    g = table({"units": {"mill": ["worker"], "ready": ["warrior"]}}, {"units": {"briar-forest": ["worker"]}})
    assert refused(g, "place warrior in briar-forest").rule == "ELDER-9.4"


@pytest.mark.rule("ELDER-9.17")
def test_storm_wings() -> None:
    g = table({"units": {"mill": ["worker"], "ready": ["dragon"]}, "faction": "gale-harpies"})
    assert {"ash-plains", "briar-forest", "magma-terraces"} <= targets(g, "dragon")


@pytest.mark.rule("ELDER-9.17")
def test_eagle_messengers() -> None:
    g = table({"units": {"mill": ["worker"], "ready": ["warrior"]}, "tableau": ["air-eagle-messengers"]})
    assert {"fortress", "terraced-fields", "summoning-portal"} <= targets(g)
    assert "ash-plains" not in targets(g)
    assert "fortress" not in targets(g, "warrior")


@pytest.mark.rule("ELDER-9.17")
def test_arch_bridge() -> None:
    """Next to own dwellings, occupied or not, also with no unit on the map."""
    tableau = ["order-arch-bridge"]
    g = table({"dwellings": ["ash-plains"], "tableau": tableau}, {"units": {"briar-forest": ["worker"]}})
    assert "briar-forest" in targets(g)
    g = table({"dwellings": ["ash-plains"], "tableau": tableau, "units": {"mill": ["worker"]}})
    assert targets(g) >= {"briar-forest", "fortress", "windswept-steppe"}
    assert "ash-plains" not in targets(g)


@pytest.mark.rule("ELDER-9.17")
def test_night_flight() -> None:
    """The dragon also into an unoccupied realm next to a ruin."""
    g = table(
        {"units": {"mill": ["worker"], "ready": ["dragon"]}, "faction": "nightmoor-vampires"},
        {"units": {"ash-plains": ["worker"]}},
    )
    assert {"briar-forest", "magma-terraces"} <= targets(g, "dragon")
    assert "ash-plains" not in targets(g, "dragon")


@pytest.mark.rule("ELDER-9.17")
def test_smugglers() -> None:
    """Workers into a ruin with other players' units, with a battle or without."""
    g = table(
        {"units": {"windswept-steppe": ["worker"], "ready": ["warrior"]}, "faction": "broken-reef-corsairs"},
        {"units": {"fortress": ["worker"]}},
    )
    assert targets(g, "worker", "smuggle", "into") == {"fortress"}
    assert "fortress" in targets(g)
    assert refused(g, "smuggle warrior into fortress").rule == "ELDER-9.17"
    assert refused(g, "smuggle worker into mage-tower").rule == "ELDER-9.17"
    answer(g, "smuggle worker into fortress", "pay 1 gem 1 scroll")
    assert asked(g) == (1, "Turn")
    assert units(g, "fortress") == ["worker"]


@pytest.mark.rule("ELDER-9.17")
@pytest.mark.rule("ELDER-30.10")
def test_smugglers_keep_the_team_mate_out_of_a_monsters_battle() -> None:
    smuggler = {"units": {"windswept-steppe": ["worker"]}, "faction": "broken-reef-corsairs"}
    g = table(smuggler, {"units": {"fortress": ["worker"]}}, {}, {}, variants={"teams": "on"})
    assert targets(g, "worker", "smuggle", "into") == {"fortress"}
    assert "fortress" in targets(g)


@pytest.mark.rule("ELDER-9.17")
def test_smugglers_need_no_ability_in_the_peaceful_start() -> None:
    g = table(
        {"units": {"windswept-steppe": ["worker"]}, "faction": "broken-reef-corsairs"},
        {"units": {"fortress": ["worker"]}},
        peaceful=True,
    )
    assert targets(g, "worker", "smuggle", "into") == set()


@pytest.mark.rule("ELDER-9.17")
@pytest.mark.rule("ELDER-23.12")
@pytest.mark.parametrize(("monster", "far"), [("winged-serpent", True), ("power-demon", False)])
def test_controlled_monsters_are_placed_like_units(monster: str, far: bool) -> None:
    """Some of them fly."""
    g = table({"units": {"mill": ["worker"], "ready": [monster]}})
    assert "windswept-steppe" in targets(g, monster)
    assert ("summoning-portal" in targets(g, monster)) == far
    assert "briar-forest" not in targets(g, monster)


@pytest.mark.rule("ELDER-27.11")
@pytest.mark.rule("ELDER-27.12")
def test_mimeza_flies_and_teleports_like_the_others() -> None:
    """Although neither dragon nor wizard is summoned."""
    g = table({"units": {"mill": ["worker"], "ready": ["mimeza"]}}, {"units": {"summoning-portal": ["worker"]}})
    assert {"summoning-portal", "magma-terraces"} <= targets(g, "mimeza")
    g = table({"units": {"ready": ["mimeza"]}}, {"units": {"briar-forest": ["worker"]}})
    answer(g, "place mimeza in briar-forest")
    assert g.placements[0].assault


@pytest.mark.rule("ELDER-27.11")
def test_mimicry_happens_once_per_turn() -> None:
    """Who teleports cannot draw a card like the wizard; who walks can."""
    seat = {"units": {"mill": ["worker"], "ready": ["mimeza"]}, "faction": "cloudpeak-gnomes"}
    g = table(seat)
    go_on(g, "place mimeza in magma-terraces")
    assert asked(g) == (1, "Turn")
    assert me(g).hand == 0
    g = table(seat)
    answer(g, "place mimeza in windswept-steppe", "take treasure in windswept-steppe field 1")
    go_on(g, "first weathercaller")
    assert offered(g)[:2] == ["use weathercaller", "no"]
    go_on(g, "use weathercaller")
    assert me(g).hand.bit_count() == 1
    assert asked(g) == (1, "Turn")  # nor can she glide like a worker


@pytest.mark.rule("ELDER-9.19")
def test_what_became_impossible_is_skipped() -> None:
    """The Lava Fiend takes a potion that the Fortress would have needed; the placement stands."""
    g = table(
        {"units": {"windswept-steppe": ["worker"]}, "purse": "1 gem 1 potion"},
        monsters={"lava-fiend": "ash-plains"},
    )
    answer(g, "place worker in fortress")
    assert where(g, "lava-fiend") == "fortress"
    answer(g, offered(g)[0])
    assert purse(g) in ("1 gem", "1 gem 1 potion 1 sword")
    assert asked(g)[1] != "Pay"


@pytest.mark.rule("ELDER-9.19")
def test_of_an_expedition_what_is_possible_is_done() -> None:
    """R52: the Sphinx has taken the scroll for the only card; a tile is laid and a card burnt all the same."""
    seat = {"units": {"mill": ["worker"]}, "purse": "1 scroll 1 gem"}
    g = table(seat, monsters={"iron-sphinx": "terraced-fields"}, supply=["hanging-rocks", "mossy-hills"])
    go_on(g, "place worker in dungeon-1", "pay off iron-sphinx")
    assert asked(g) == (0, "PutTile")
    go_on(g, offered(g)[0])
    assert asked(g) == (0, "SecondCard")
    assert all(word.startswith("burn") for word in offered(g))
