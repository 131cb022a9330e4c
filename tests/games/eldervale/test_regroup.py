"""The regroup, step by step (ELDER-12)."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.terms import NO_FAME
from support.eldervale import answer, asked, events, me, offered, purse, refused, table, units


@pytest.mark.rule("ELDER-12.1")
@pytest.mark.rule("ELDER-12.6")
@pytest.mark.rule("ELDER-12.7")
def test_four_steps_one_after_another() -> None:
    """Units of the realms, then of the Underworld, then of the cards; nobody else has anything to do with it."""
    g = table(
        {"units": {"mill": ["worker"], "underworld": ["worker"]}, "purse": ""},
        {"units": {"fortress": ["worker"], "underworld": ["worker"]}},
    )
    happened = events(g, "regroup", "worker from mill does harvest")
    told = [event["event"] for event in happened]
    assert told.index("regrouped") < told.index("activated-start") < told.index("gained") < told.index("revived")
    assert units(g, "ready") == ["worker"] * 3
    assert units(g, "underworld", seat=1) == ["worker"]
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("ELDER-12.2")
def test_each_unit_is_made_ready_or_acts() -> None:
    g = table({"units": {"mill": ["worker"], "fortress": ["warrior"]}, "tableau": ["order-citadel"], "purse": ""})
    answer(g, "regroup")
    assert offered(g) == [
        "ready warrior from fortress",
        "warrior from fortress does harvest",
        "warrior from fortress to order-citadel",
        "ready worker from mill",
        "worker from mill does harvest",
        "ready the rest",
    ]
    answer(g, "ready worker from mill")
    assert units(g, "ready") == ["worker"] * 3
    answer(g, "warrior from fortress to order-citadel")
    assert me(g).fame == 1
    assert asked(g)[0] == 1


@pytest.mark.rule("ELDER-12.2")
def test_only_an_own_unit_where_it_stands_is_taken_back() -> None:
    g = table({"units": {"mill": ["worker"], "fortress": ["worker"]}}, {"units": {"mage-tower": ["worker"]}})
    answer(g, "regroup")
    assert refused(g, "ready worker from mage-tower").rule == "ELDER-12.5"
    assert refused(g, "place worker in mage-tower").rule == "ELDER-12.2"
    answer(g, "ready worker from mill")
    assert refused(g, "ready the rest").rule == "ELDER-12.2"


def test_all_that_are_left_can_be_made_ready_at_once() -> None:
    g = table({"units": {"mill": ["worker"], "fortress": ["worker", "dragon"]}})
    answer(g, "regroup", "ready the rest")
    assert units(g, "ready") == ["dragon", "worker", "worker", "worker"]
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("ELDER-12.3")
def test_the_order_is_free() -> None:
    """What one action gains another can spend, whichever unit goes first."""
    seat = {
        "units": {"mill": ["worker"], "fortress": ["warrior"]},
        "tableau": ["fire-arena-of-ash"],
        "purse": "1 sword",
    }
    first = table(seat)
    answer(first, "regroup", "worker from mill does harvest", "warrior from fortress to fire-arena-of-ash")
    second = table(seat)
    answer(second, "regroup", "warrior from fortress to fire-arena-of-ash", "worker from mill does harvest")
    assert me(first).fame == me(second).fame == 1
    assert purse(first) == purse(second) == "1 scroll"


@pytest.mark.rule("ELDER-12.4")
def test_an_action_takes_one_unit_in_a_regroup() -> None:
    g = table(
        {
            "units": {"mill": ["worker"], "fortress": ["worker"], "mage-tower": ["worker"], "ready": ["dragon"]},
            "tableau": ["earth-passage"],
        }
    )
    answer(g, "regroup", "worker from mill to earth-passage", "worker from fortress does harvest")
    assert refused(g, "worker from mage-tower to earth-passage").rule == "ELDER-12.4"
    assert refused(g, "worker from mage-tower does harvest").rule == "ELDER-12.4"
    answer(g, "ready worker from mage-tower")
    assert units(g, "ready") == ["dragon", "worker", "worker", "worker"]


@pytest.mark.rule("ELDER-12.4")
def test_the_next_regroup_finds_every_action_free() -> None:
    g = table({"units": {"mill": ["worker"]}, "purse": ""}, {"units": {"dungeon-1": ["worker"]}})
    answer(g, "regroup", "worker from mill does harvest", "regroup", "ready worker from dungeon-1")
    answer(g, "place worker in windswept-steppe", "take treasure in windswept-steppe field 1")
    answer(g, "cash air-2-scroll for scroll", "regroup")
    while "regroup" not in offered(g):
        answer(g, offered(g)[0])
    assert asked(g) == (0, "Turn")
    answer(g, "regroup", "worker from windswept-steppe does harvest")
    assert purse(g) == "4 scroll"


@pytest.mark.rule("ELDER-12.5")
def test_ready_units_do_not_act() -> None:
    g = table({"units": {"mill": ["worker"], "ready": ["warrior"]}, "tableau": ["order-citadel"]})
    answer(g, "regroup")
    assert not [words for words in offered(g) if "citadel" in words]
    assert refused(g, "warrior from mill to order-citadel").rule == "ELDER-12.5"


@pytest.mark.rule("ELDER-12.6")
def test_fallen_units_do_not_act() -> None:
    g = table({"units": {"mill": ["worker"], "underworld": ["warrior"]}, "tableau": ["order-citadel"]})
    answer(g, "regroup")
    assert refused(g, "fallen warrior to order-citadel").rule == "ELDER-12.6"
    answer(g, "ready worker from mill")
    assert units(g, "ready") == ["warrior", "worker", "worker", "worker"]
    assert me(g).fame == 0


@pytest.mark.rule("ELDER-12.8")
@pytest.mark.rule("ELDER-12.9")
def test_w23_a_mercenary_for_gold_leaves_at_the_end() -> None:
    g = table(
        {"units": {"underworld": ["minotaur"], "mill": ["worker"]}, "purse": "2 gold", "orbs": 1},
        variants={"mercenaries": "on"},
    )
    answer(g, "regroup", "ready worker from mill", "go on")
    assert units(g, "ready") == ["minotaur", "worker", "worker", "worker"]
    assert type(g.ask).__name__ == "Window"  # between steps 2 and 3 he is still there
    answer(g, "go on", "go on")
    assert units(g, "ready") == ["worker", "worker", "worker"]
    assert type(g.ask).__name__ == "Window"  # the turn ends
    assert refused(g, "hire minotaur").rule == "ELDER-12.9"
    assert refused(g, "hire minotaur with an orb").rule == "ELDER-12.9"


@pytest.mark.rule("ELDER-12.8")
def test_a_mercenary_hired_in_this_very_turn_stays() -> None:
    """R51: until the end of the following regroup."""
    g = table({"units": {"mill": ["worker"]}, "purse": "1 gold"}, variants={"mercenaries": "on"})
    answer(g, "hire minotaur", "regroup", "ready worker from mill")
    assert units(g, "ready") == ["minotaur", "worker", "worker", "worker"]
    answer(g, "regroup", "regroup")
    assert asked(g)[0] == 1
    assert units(g, "ready") == ["worker", "worker", "worker"]


@pytest.mark.rule("ELDER-12.8")
def test_a_mercenary_hired_with_an_orb_stays() -> None:
    g = table({"orbs": 1, "units": {"mill": ["worker"]}}, variants={"mercenaries": "on"})
    answer(g, "hire mimeza with an orb", "regroup", "ready worker from mill", "regroup", "regroup")
    assert "mimeza" in units(g, "ready")


@pytest.mark.rule("ELDER-12.10")
def test_afterwards_every_active_unit_is_ready() -> None:
    g = table(
        {
            "units": {"mill": ["worker"], "fortress": ["worker", "wizard"], "underworld": ["dragon"]},
            "tableau": ["earth-passage"],
        }
    )
    answer(
        g,
        "regroup",
        "worker from mill to earth-passage",
        "wizard from fortress does harvest",
        "ready worker from fortress",
    )
    assert units(g, "ready") == ["dragon", "wizard", "worker", "worker", "worker"]


@pytest.mark.rule("ELDER-12.11")
@pytest.mark.rule("ELDER-18.9")
def test_w25_the_first_regroup_gains_no_fame() -> None:
    g = table({"units": {"mill": ["warrior"]}, "tableau": ["order-citadel"], "fame": NO_FAME}, {"fame": 0})
    happened = events(g, "regroup", "warrior from mill to order-citadel")
    told = [event["event"] for event in happened]
    assert told.index("fame-lost") < told.index("on-fame-track")
    assert me(g).fame == 0
    assert not g.is_peaceful()
    answer(g, "regroup", "place warrior in fortress", "pay 1 gem 1 scroll", "regroup")
    answer(g, "regroup", "warrior from fortress to order-citadel")
    assert me(g).fame == 1


@pytest.mark.rule("ELDER-12.12")
def test_free_actions_between_all_parts() -> None:
    """A token put on a deposit field between two units makes an action possible."""
    g = table(
        {
            "units": {"mill": ["worker"], "fortress": ["worker"]},
            "tableau": ["earth-old-quarry"],
            "tray": ["earth-gem"],
            "purse": "1 gem",
        }
    )
    answer(g, "regroup")
    assert refused(g, "worker from mill to earth-old-quarry").rule == "ELDER-17.5"
    answer(g, "ready worker from mill", "put earth-gem on earth-old-quarry field 1")
    answer(g, "worker from fortress to earth-old-quarry")
    assert me(g).points == 4
    assert purse(g) == ""


@pytest.mark.rule("ELDER-12.12")
def test_after_the_last_unit_the_first_step_is_still_open() -> None:
    g = table({"units": {"mill": ["worker"], "underworld": ["worker"]}, "tray": ["air-gem"], "purse": ""})
    answer(g, "regroup", "ready worker from mill")
    assert asked(g) == (0, "Window")
    assert units(g, "underworld") == ["worker"]
    answer(g, "put air-gem on the start card")  # nothing is left to do
    assert units(g, "underworld") == []


@pytest.mark.rule("ELDER-12.13")
def test_coming_back_is_neither_a_placement_nor_a_defeat() -> None:
    g = table(
        {"units": {"mill": ["worker"], "underworld": ["worker"]}, "purse": ""},
        monsters={"winged-serpent": "mage-tower"},
    )
    answer(g, "regroup", "ready worker from mill")
    assert purse(g) == ""
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("ELDER-12.14")
def test_mercenaries_and_controlled_monsters_act_where_any_unit_may() -> None:
    g = table(
        {
            "units": {"mill": ["minotaur"], "fortress": ["winged-serpent"]},
            "tableau": ["earth-mushroom-terraces", "order-citadel"],
            "purse": "",
        },
        variants={"mercenaries": "on"},
    )
    answer(g, "regroup")
    assert refused(g, "minotaur from mill to order-citadel").rule == "ELDER-13.3"
    answer(g, "minotaur from mill to earth-mushroom-terraces", "winged-serpent from fortress does harvest")
    assert "winged-serpent" in units(g, "ready")
    assert "minotaur" not in units(g, "ready")
    assert purse(g) == "1 gem 1 scroll 1 tool"


@pytest.mark.rule("ELDER-8.5")
def test_a_regroup_without_a_unit_on_the_map() -> None:
    """R44: it counts for the peaceful start too."""
    g = table({"fame": NO_FAME}, {"fame": NO_FAME})
    answer(g, "regroup")
    assert me(g).fame == 0
    assert asked(g) == (1, "Turn")


@pytest.mark.rule("ELDER-12.2")
@pytest.mark.rule("ELDER-13.10")
def test_w13_harvest_then_settle() -> None:
    tiles = [
        "smoking-caldera", "fortress", "ash-plains", "mill", "mage-tower", "summoning-portal", "briar-forest",
        "dungeon-1", "terraced-fields", "magma-terraces",
    ]  # fmt: skip
    g = table(
        {
            "units": {
                "mage-tower": ["dragon"],
                "smoking-caldera": ["worker"],
                "dungeon-1": ["worker"],
                "ready": ["worker"],
            },
            "purse": "1 sword",
            "harvest": "earth-gem",
        },
        tiles=tiles,
    )
    answer(g, "regroup")
    assert refused(g, "dragon from mage-tower does settle").rule == "ELDER-13.9"
    answer(g, "worker from dungeon-1 does harvest")
    assert purse(g) == "1 gem 1 sword"
    answer(g, "dragon from mage-tower does settle")
    assert purse(g) == ""
    assert units(g, "ready") == ["dragon", "worker", "worker"]  # one was ready before
    assert me(g).dwellings != 0
    assert me(g).levels[2] == 1  # of Fire
