"""Turns: place a unit or regroup (ELDER-8)."""

from __future__ import annotations

import pytest

from support.eldervale import answer, asked, events, go_on, me, offered, purse, refused, table, units


@pytest.mark.rule("ELDER-8.1")
def test_a_turn_is_a_placement_or_a_regroup() -> None:
    g = table({"units": {"mill": ["worker"]}})
    assert asked(g) == (0, "Turn")
    assert offered(g) == [
        "place worker in windswept-steppe", "place worker in mage-tower", "place worker in dungeon-1", "regroup",
    ]  # fmt: skip
    go_on(g, "place worker in windswept-steppe", "take treasure in windswept-steppe field 1")
    assert asked(g) == (1, "Turn")  # one placement, then the next player
    go_on(g, "regroup")
    assert asked(g) == (0, "Turn")


@pytest.mark.rule("ELDER-8.1")
def test_somebody_else_is_not_asked() -> None:
    g = table()
    assert refused(g, "regroup", seat=1).rule == "ELDER-8.1"


@pytest.mark.rule("ELDER-8.2")
def test_nobody_passes() -> None:
    g = table()
    assert refused(g, "go on").rule == "ELDER-8.1"
    assert refused(g, "done").rule == "ELDER-8.1"


@pytest.mark.rule("ELDER-8.3")
def test_free_actions_are_options_of_the_turn() -> None:
    g = table({"tray": ["air-2-gem"], "units": {"mill": ["worker"]}})
    assert "cash air-2-gem for gem" in offered(g)
    answer(g, "cash air-2-gem for gem")
    assert asked(g) == (0, "Turn")
    assert purse(g) == "3 gem 1 scroll 1 potion 1 tool 1 sword"
    assert "place worker in windswept-steppe" in offered(g)


@pytest.mark.rule("ELDER-8.4")
def test_without_a_legal_placement_units_regroup() -> None:
    g = table({"units": {"mill": ["worker", "worker"], "underworld": ["worker"]}}, stop=True)
    assert offered(g) == ["regroup"]
    cut_off = {"mage-tower": ["worker"], "ready": ["worker"]}
    g = table(
        {"units": {"dungeon-1": ["worker"], **cut_off, "terraced-fields": ["worker"]}, "purse": ""},
        {"units": {"windswept-steppe": ["worker"]}},
        stop=True,
    )
    placements = [word for word in offered(g) if word.startswith("place")]
    assert "place worker in mill" not in placements  # nothing to build
    assert "place worker in fortress" not in placements  # nothing to pay with
    assert "regroup" in offered(g)


@pytest.mark.rule("ELDER-8.5")
def test_regroup_is_possible_with_no_unit_on_the_map() -> None:
    g = table(peaceful=True)
    answer(g, "regroup")
    assert me(g).fame == 0  # it counts for the peaceful start (R44)
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("ELDER-8.6")
@pytest.mark.rule("ELDER-4.2")
def test_the_hand_limit_comes_at_the_end_of_the_turn() -> None:
    hand = ["quest-slayer", "quest-conqueror", "quest-full-host", "quest-hoarder", "quest-collector", "quest-scholar"]
    g = table({"hand": [*hand, "quest-polymath", "quest-ascendant"], "units": {"mill": ["worker"]}})
    answer(g, "place worker in windswept-steppe")
    while "go on" in offered(g) or asked(g)[1] == "TakeTreasure":
        answer(g, "go on" if "go on" in offered(g) else offered(g)[0])
    assert asked(g)[0] == 0
    assert "discard quest-slayer" in offered(g)
    answer(g, "discard quest-slayer")
    assert me(g).hand.bit_count() == 7
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("ELDER-8.7")
@pytest.mark.rule("ELDER-9.18")
@pytest.mark.rule("ELDER-23.3")
def test_order_of_a_placement() -> None:
    """W15, first half: the unit, the monster, the realm action."""
    g = table({"units": {"windswept-steppe": ["worker"]}}, monsters={"power-demon": "ash-plains"})
    told = [event["event"] for event in events(g, "place worker in fortress", "pay 1 gem 1 scroll")]
    assert told[:4] == ["placed", "rampaged", "paid", "gained"]
    assert purse(g).endswith("2 gold")
    assert units(g, "fortress") == ["worker"]
