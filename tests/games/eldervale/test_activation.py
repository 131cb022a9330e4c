"""Actions of cards, the start card, deposits, cards of opponents (ELDER-13, ELDER-17.5 to 17.9)."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.treasures import TOKEN_NAMES
from support.eldervale import answer, asked, card, me, offered, purse, refused, table, units


@pytest.mark.rule("ELDER-13.1")
def test_cards_act_only_in_a_regroup() -> None:
    g = table({"units": {"mill": ["worker"]}, "tableau": ["earth-passage"]})
    assert not [words for words in offered(g) if "earth-passage" in words]
    assert refused(g, "worker from mill to earth-passage").rule == "ELDER-8.1"


@pytest.mark.rule("ELDER-13.2", "ELDER-13.3")
def test_a_worker_symbol_is_for_all_another_one_for_its_unit() -> None:
    g = table(
        {
            "units": {"mill": ["worker", "warrior", "wizard", "dragon"]},
            "tableau": ["earth-passage", "earth-stone-wardens", "air-weather-tower", "air-sky-roost"],
        }
    )
    answer(g, "regroup")
    fitting = {
        "earth-passage": ["worker", "warrior", "wizard", "dragon"],
        "earth-stone-wardens": ["warrior"],
        "air-weather-tower": ["wizard"],
        "air-sky-roost": ["dragon"],
    }
    for name, kinds in fitting.items():
        for kind in ("worker", "warrior", "wizard", "dragon"):
            words = f"{kind} from mill to {name}"
            if kind in kinds:
                assert words in offered(g)
            else:
                assert refused(g, words).rule == "ELDER-13.3"


def test_a_card_without_a_symbol_has_no_action() -> None:
    g = table({"units": {"mill": ["worker"]}, "tableau": ["earth-masons-guild"]}, {"tableau": ["earth-passage"]})
    answer(g, "regroup")
    assert refused(g, "worker from mill to earth-masons-guild").rule == "ELDER-17.10"
    assert refused(g, "worker from mill to earth-passage").rule == "ELDER-17.1"
    assert refused(g, "worker from mill to earth-heart-tree").rule == "ELDER-17.1"


@pytest.mark.rule("ELDER-13.4")
def test_an_action_must_be_possible() -> None:
    """R16: its price, and something that it does."""
    g = table(
        {
            "units": {"mill": ["warrior", "wizard"]},
            "tableau": ["fire-arena-of-ash", "dark-necromancers-tower"],
            "purse": "1 gem",
        },
        elements=["dark"],
    )
    answer(g, "regroup")
    assert refused(g, "warrior from mill to fire-arena-of-ash").rule == "ELDER-13.4"
    assert refused(g, "wizard from mill to dark-necromancers-tower").rule == "ELDER-13.4"  # the discard pile is empty


@pytest.mark.rule("ELDER-13.4")
def test_a_gain_that_is_nothing_only_by_a_limit_is_possible() -> None:
    g = table({"units": {"mill": ["worker"], "fortress": ["worker"]}, "tableau": ["earth-passage"], "purse": "5 gem"})
    answer(g, "regroup", "worker from mill to earth-passage")
    assert purse(g) == "5 gem"
    assert g.actions_done == 1


@pytest.mark.rule("ELDER-13.5")
def test_what_one_action_gains_pays_for_the_next() -> None:
    g = table(
        {
            "units": {"mill": ["worker"], "fortress": ["warrior"]},
            "tableau": ["fire-passage", "fire-arena-of-ash"],
            "purse": "",
        }
    )
    answer(g, "regroup")
    assert refused(g, "warrior from fortress to fire-arena-of-ash").rule == "ELDER-13.4"
    answer(g, "worker from mill to fire-passage", "warrior from fortress to fire-arena-of-ash")
    assert me(g).fame == 1
    assert purse(g) == ""


# ---- the start card


@pytest.mark.rule("ELDER-13.6", "ELDER-13.12")
def test_three_actions_for_three_units_of_any_kind() -> None:
    g = table(
        {
            "units": {
                "mill": ["dragon"],
                "fortress": ["warrior"],
                "windswept-steppe": ["worker"],
                "mage-tower": ["wizard"],
            },
            "purse": "1 tool 1 gem",
        }
    )
    answer(g, "regroup", "warrior from fortress does harvest", "dragon from mill does settle")
    assert units(g, "windswept-steppe") == []
    assert refused(g, "wizard from mage-tower does harvest").rule == "ELDER-12.4"
    answer(g, "wizard from mage-tower does summon")
    assert units(g, "ready") == ["dragon", "warrior", "wizard", "worker", "worker", "worker"]
    assert purse(g) == ""


@pytest.mark.rule("ELDER-13.7")
def test_summon_works_like_the_portal() -> None:
    g = table({"units": {"mill": ["worker"], "fortress": ["worker"]}, "purse": "2 gem 1 scroll"})
    answer(g, "regroup", "worker from mill does summon", "summon dragon", "ready worker from fortress")
    assert "dragon" in units(g, "ready")
    assert purse(g) == ""
    poor = table({"units": {"mill": ["worker"], "fortress": ["worker"]}, "purse": ""})
    answer(poor, "regroup")
    assert refused(poor, "worker from mill does summon").rule == "ELDER-13.7"


@pytest.mark.rule("ELDER-13.8")
def test_harvest_gives_what_the_field_shows() -> None:
    printed = table({"units": {"mill": ["worker"]}, "purse": ""})
    answer(printed, "regroup", "worker from mill does harvest")
    assert purse(printed) == "1 scroll"
    covered = table({"units": {"mill": ["worker"]}, "purse": "", "harvest": "earth-2-gem"})
    answer(covered, "regroup", "worker from mill does harvest")
    assert purse(covered) == "2 gem"
    slash = table({"units": {"mill": ["worker"]}, "purse": "", "harvest": "earth-gem-or-tool"})
    answer(slash, "regroup", "worker from mill does harvest", "gain tool")
    assert purse(slash) == "1 tool"


@pytest.mark.rule("ELDER-13.9", "ELDER-13.10")
def test_settle_needs_another_worker_in_an_element_realm() -> None:
    g = table({"units": {"windswept-steppe": ["worker"], "mill": ["worker"]}, "purse": "1 scroll 1 tool"})
    answer(g, "regroup")
    assert refused(g, "worker from windswept-steppe does settle").rule == "ELDER-13.9"
    answer(g, "worker from mill does settle")
    assert me(g).dwellings == 1
    assert units(g, "windswept-steppe") == []


@pytest.mark.rule("ELDER-13.11")
def test_nobody_else_uses_a_start_card() -> None:
    """Neither a wizard of Chaos nor the Carnival reaches it."""
    g = table(
        {"units": {"mill": ["wizard"], "fortress": ["worker"]}, "faction": "twisted-court", "purse": ""},
        {"tableau": [], "harvest": "earth-2-gem"},
    )
    answer(g, "regroup", "wizard from mill does harvest")
    assert purse(g) == "1 scroll"


# ---- deposits


@pytest.mark.rule("ELDER-17.5", "ELDER-17.6")
def test_a_deposit_is_paid_at_each_use_and_stays() -> None:
    seat = {"units": {"mill": ["worker"], "fortress": ["worker"]}, "tableau": ["earth-old-quarry"], "purse": "2 gem"}
    empty = table(seat)
    answer(empty, "regroup")
    assert refused(empty, "worker from mill to earth-old-quarry").rule == "ELDER-17.5"
    g = table({**seat, "fields": {"earth-old-quarry": ["earth-2-gem"]}})
    answer(g, "regroup", "worker from mill to earth-old-quarry")
    assert purse(g) == ""
    assert me(g).points == 4
    assert g.fields[3 * card("earth-old-quarry")] == TOKEN_NAMES.index("earth-2-gem")


@pytest.mark.rule("ELDER-17.6")
def test_a_deposit_nobody_can_pay() -> None:
    g = table(
        {
            "units": {"mill": ["worker"]},
            "tableau": ["earth-old-quarry"],
            "purse": "1 gem",
            "fields": {"earth-old-quarry": ["earth-2-gem"]},
        }
    )
    answer(g, "regroup")
    assert refused(g, "worker from mill to earth-old-quarry").rule == "ELDER-13.4"


@pytest.mark.rule("ELDER-17.7")
def test_one_side_of_a_slash_is_paid() -> None:
    g = table(
        {
            "units": {"mill": ["worker"]},
            "tableau": ["earth-old-quarry"],
            "purse": "1 gem 1 tool",
            "fields": {"earth-old-quarry": ["earth-gem-or-tool"]},
        }
    )
    answer(g, "regroup", "worker from mill to earth-old-quarry")
    assert offered(g) == ["pay 1 gem", "pay 1 tool"]
    answer(g, "pay 1 tool")
    assert purse(g) == "1 gem"
    assert me(g).points == 4


@pytest.mark.rule("ELDER-17.8")
def test_an_orb_on_the_deposit_field_costs_nothing() -> None:
    g = table(
        {
            "units": {"mill": ["worker"]},
            "tableau": ["earth-old-quarry"],
            "purse": "",
            "fields": {"earth-old-quarry": ["orb"]},
        }
    )
    answer(g, "regroup", "worker from mill to earth-old-quarry")
    assert me(g).points == 4


@pytest.mark.rule("ELDER-17.9")
def test_an_orb_symbol_is_needed_or_makes_stronger() -> None:
    seat = {"units": {"mill": ["worker"], "fortress": ["worker"]}, "purse": ""}
    cards = ["light-crown-of-stars", "air-floating-isle"]
    without = table({**seat, "tableau": cards}, elements=["light"])
    answer(without, "regroup")
    assert refused(without, "worker from mill to light-crown-of-stars").rule == "ELDER-17.9"
    answer(without, "worker from mill to air-floating-isle")
    assert purse(without) == "1 gem 1 scroll"
    assert me(without).points == 0
    unlocked = table({**seat, "tableau": cards, "unlocked": cards}, elements=["light"])
    answer(unlocked, "regroup", "worker from mill to light-crown-of-stars", "worker from fortress to air-floating-isle")
    assert me(unlocked).levels[4] == 1
    assert me(unlocked).points == 2


# ---- through effects


@pytest.mark.rule("ELDER-13.13")
def test_an_action_through_an_effect_is_an_activation() -> None:
    """R57: the aura on the card works; the card the effect stands on is no choice."""
    g = table(
        {
            "units": {"mill": ["wizard"], "fortress": ["worker"]},
            "tableau": ["water-mirror-lagoon", "earth-passage", "light-aura", "fire-passage"],
            "auras": {"light-aura": "earth-passage"},
            "purse": "",
        },
        elements=["water", "light"],
    )
    answer(g, "regroup", "wizard from mill to water-mirror-lagoon")
    assert offered(g) == ["resolve earth-passage", "resolve fire-passage"]
    assert refused(g, "resolve water-mirror-lagoon").rule == "ELDER-13.13"
    answer(g, "resolve earth-passage")
    assert me(g).points == 2
    assert purse(g) == "1 gem 1 potion"
    answer(g, "worker from fortress to earth-passage")  # units put on it are not counted
    assert me(g).points == 4


@pytest.mark.rule("ELDER-13.13")
def test_through_effects_a_card_acts_once_in_a_turn() -> None:
    g = table(
        {
            "units": {"mill": ["wizard"]},
            "tableau": ["water-mirror-lagoon", "earth-passage"],
            "hand": ["spell-reflection"],
            "purse": "1 potion 1 gem",
        },
        elements=["water"],
    )
    answer(g, "cast spell-reflection")
    assert purse(g) == "1 gem 1 potion"
    answer(g, "regroup", "wizard from mill to water-mirror-lagoon")
    assert purse(g) == "1 gem 2 potion"  # the passage has acted by the spell


def test_an_occupied_card_acts_again_through_the_lagoon() -> None:
    g = table(
        {
            "units": {"mill": ["wizard"], "fortress": ["worker"]},
            "tableau": ["water-mirror-lagoon", "earth-passage"],
            "purse": "",
        },
        elements=["water"],
    )
    answer(g, "regroup", "worker from fortress to earth-passage", "wizard from mill to water-mirror-lagoon")
    assert purse(g) == "2 gem 1 potion"


def test_muster_uses_a_ready_unit_that_fits_a_free_card() -> None:
    g = table(
        {
            "units": {"mill": ["worker"], "ready": ["warrior"]},
            "tableau": ["order-citadel", "earth-passage", "air-sky-roost"],
            "hand": ["spell-muster"],
            "purse": "3 gem 3 tool 3 scroll",
        }
    )
    answer(g, "cast spell-muster")
    while "ready warrior to order-citadel" not in offered(g):
        answer(g, offered(g)[0])
    assert offered(g) == [
        "ready warrior to order-citadel",
        "ready worker to earth-passage",
        "ready warrior to earth-passage",
    ]
    assert refused(g, "ready worker to order-citadel").rule == "ELDER-13.3"
    assert refused(g, "ready dragon to air-sky-roost").rule == "ELDER-13.13"
    answer(g, "ready warrior to order-citadel")
    assert me(g).fame == 1
    assert units(g, "ready") == ["warrior", "worker", "worker"]


# ---- cards of opponents


@pytest.mark.rule("ELDER-2.2")
def test_the_wizard_of_chaos_acts_on_an_opponents_card() -> None:
    """Gains and choices are one's own, deposits are paid by oneself; auras there do nothing."""
    g = table(
        {"units": {"mill": ["wizard"], "fortress": ["worker"]}, "faction": "twisted-court", "purse": "1 gem"},
        {
            "tableau": ["earth-old-quarry", "air-weather-tower", "order-citadel", "light-aura"],
            "fields": {"earth-old-quarry": ["earth-gem"]},
            "auras": {"light-aura": "earth-old-quarry"},
            "purse": "",
        },
        elements=["light"],
    )
    answer(g, "regroup")
    assert "wizard from mill to air-weather-tower" in offered(g)
    assert refused(g, "wizard from mill to order-citadel").rule == "ELDER-13.2"
    assert refused(g, "worker from fortress to earth-old-quarry").rule == "ELDER-17.1"
    answer(g, "wizard from mill to earth-old-quarry")
    assert purse(g) == ""
    assert (me(g).points, me(g, 1).points) == (4, 0)
    answer(g, "ready worker from fortress")
    assert units(g, "ready") == ["wizard", "worker", "worker", "worker"]


def test_carnival_of_masks_pays_the_owner_of_the_card() -> None:
    g = table(
        {"units": {"mill": ["worker"], "fortress": ["worker"]}, "tableau": ["chaos-carnival-of-masks"], "purse": ""},
        {"tableau": ["earth-passage", "earth-stone-wardens"], "purse": ""},
        elements=["chaos"],
    )
    answer(g, "regroup")
    assert refused(g, "masked worker from mill to earth-stone-wardens").rule == "ELDER-13.2"
    answer(g, "masked worker from mill to earth-passage")
    assert asked(g) == (1, "Choose")
    answer(g, "gain sword")
    assert purse(g) == "1 gem"
    assert purse(g, 1) == "1 sword"
    assert refused(g, "masked worker from fortress to earth-passage").rule == "ELDER-2.1"  # once per regroup


def test_mimeza_acts_as_the_wizard_of_chaos_once() -> None:
    g = table(
        {"units": {"mill": ["mimeza"], "fortress": ["wizard"]}, "faction": "twisted-court", "purse": ""},
        {"tableau": ["earth-passage", "air-weather-tower"]},
        variants={"mercenaries": "on"},
    )
    answer(g, "regroup")
    assert refused(g, "mimeza from mill to air-weather-tower").rule == "ELDER-13.3"  # she is no wizard
    answer(g, "mimeza from mill to earth-passage")
    assert purse(g) == "1 gem"
    assert refused(g, "wizard from fortress to air-weather-tower").rule == "ELDER-2.1"


# ---- units of the Underworld


def test_paladin_hall_lets_a_fallen_unit_act() -> None:
    g = table(
        {
            "units": {"mill": ["warrior"], "underworld": ["worker", "dragon"]},
            "tableau": ["light-paladin-hall", "earth-passage"],
            "purse": "",
        },
        elements=["light"],
    )
    answer(g, "regroup", "warrior from mill to light-paladin-hall")
    assert me(g).points == 2
    assert offered(g) == [
        "fallen worker does harvest",
        "fallen worker to earth-passage",
        "fallen dragon does harvest",
        "fallen dragon to earth-passage",
        "go on",
    ]
    answer(g, "fallen dragon to earth-passage")
    assert purse(g) == "1 gem"
    assert units(g, "ready") == ["dragon", "warrior", "worker", "worker", "worker"]


def test_a_unit_that_must_stay_below_waits_for_the_next_regroup() -> None:
    g = table(
        {"units": {"mill": ["dragon"], "underworld": ["worker"]}, "tableau": ["dark-bone-perch"], "purse": ""},
        elements=["dark"],
    )
    answer(g, "regroup", "dragon from mill to dark-bone-perch", "choose fall")
    assert units(g, "underworld") == ["dragon"]
    assert units(g, "ready") == ["worker"] * 3
    assert me(g).points == 3
    assert purse(g) == "1 sword"
    answer(g, "regroup", "regroup")
    assert units(g, "underworld") == []


def test_a_quest_about_the_fourth_action() -> None:
    g = table(
        {
            "units": {"mill": ["worker", "warrior", "wizard", "dragon"]},
            "tableau": ["earth-passage", "order-citadel", "fire-passage"],
            "hand": ["quest-grand-regroup"],
            "purse": "",
        }
    )
    answer(g, "regroup", "worker from mill does harvest", "dragon from mill to earth-passage")
    answer(g, "warrior from mill to order-citadel")
    assert refused(g, "complete quest-grand-regroup").rule == "ELDER-4.14"
    before = me(g).points
    answer(g, "wizard from mill to fire-passage", "complete quest-grand-regroup")
    assert me(g).points == before + 4


def test_what_is_done_after_the_last_unit_may_let_a_fallen_one_act() -> None:
    g = table(
        {
            "units": {"mill": ["worker", "worker", "warrior"], "underworld": ["dragon"]},
            "tableau": ["light-paladin-hall", "earth-old-quarry"],
            "tray": ["earth-tool-or-scroll"],
            "purse": "1 gem",
        },
        elements=["light"],
    )
    answer(g, "regroup", "worker from mill does summon", "worker from mill does harvest")
    answer(g, "warrior from mill to light-paladin-hall")
    assert asked(g) == (0, "Window")
    assert refused(g, "fallen dragon to earth-old-quarry").rule == "ELDER-15.10"
    answer(g, "put earth-tool-or-scroll on earth-old-quarry field 1", "fallen dragon to earth-old-quarry")
    assert me(g).points == 2 + 4
    assert purse(g) == ""  # the scroll of the harvest
