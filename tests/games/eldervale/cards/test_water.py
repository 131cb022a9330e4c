"""The adventure cards of Water, each as its text says."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.gaining import FOR_CARDS
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import WATER
from support.eldervale import answer, asked, go_on, holds, me, offered, purse, refused, table
from support.eldervale_battle import battle, roll
from support.eldervale_cards import EVERY, act, advancing, cache_points, is_over, regrouping, untested, why_not_act

MAGMA = "magma-terraces"
PORTAL = "summoning-portal"
HERE = {"units": {PORTAL: ["worker"]}}


def test_every_card_of_water_has_a_test() -> None:
    assert untested(__file__, "water") == []


@pytest.mark.rule("ELDER-17.11")
def test_water_passage_gives_a_potion_and_its_field_to_the_highest() -> None:
    g = regrouping("warrior", "water-passage", power={"water": 1})
    act(g, "water-passage")
    assert purse(g) == "1 gem 1 potion"
    for mine, theirs in ((0, 0), (2, 2), (1, 2)):
        low = regrouping("worker", "water-passage", power={"water": mine}, against={"power": {"water": theirs}})
        act(low, "water-passage")
        assert purse(low) == "1 potion"
    token = regrouping("worker", "water-passage", power={"water": 1}, fields={"water-passage": ["water-gold"]})
    act(token, "water-passage")
    assert purse(token) == "1 potion 1 gold"


@pytest.mark.rule("ELDER-17.12", "ELDER-17.13")
def test_water_sunken_chest_scores_symbols_and_potions() -> None:
    chest = {"tableau": ["water-sunken-chest"]}
    assert cache_points(**chest) == 0
    assert cache_points(**chest, purse="3 potion 1 gold 2 gem") == 3
    tokens = {"water-sunken-chest": ["water-2-gem", "water-potion-or-gem"]}
    assert cache_points(**chest, fields=tokens, purse="1 potion") == 9
    assert cache_points(**chest, fields={"water-sunken-chest": ["water-magic"]}) == 2


def test_water_aura_opens_a_card_to_all_units_and_gains_a_potion() -> None:
    cards = ("water-aura", "air-sky-roost")
    g = regrouping("worker", *cards, auras={"water-aura": "air-sky-roost"})
    act(g, "air-sky-roost")
    assert (me(g).levels[0], purse(g)) == (2, "1 potion")
    fit = regrouping("dragon", *cards, auras={"water-aura": "air-sky-roost"})
    act(fit, "air-sky-roost")
    assert purse(fit) == "1 potion"
    assert why_not_act(regrouping("worker", *cards), "air-sky-roost") == "ELDER-13.3"  # not attached


def test_water_aura_makes_the_card_one_with_a_worker_symbol() -> None:
    """For the Mirror Lagoon, which activates it: the aura works then too (R57)."""
    cards = ("water-aura", "air-sky-roost", "water-mirror-lagoon")
    g = regrouping("wizard", *cards, auras={"water-aura": "air-sky-roost"})
    act(g, "water-mirror-lagoon")
    assert (me(g).levels[0], purse(g)) == (2, "2 potion")


@pytest.mark.rule("ELDER-17.21")
def test_water_wall_gains_a_potion_when_an_opponent_advances_on_water() -> None:
    wall = {"tableau": ["water-wall"]}
    assert purse(advancing("water", {}, wall), 1) == "1 potion"
    assert purse(advancing("water", {}, {}), 1) == ""
    assert purse(advancing("fire", {}, wall), 1) == ""
    assert purse(advancing("water", {}, wall, level=5), 1) == ""
    assert purse(advancing("water", wall, {})) == "1 gem"  # of the Heart Tree


@pytest.mark.parametrize(("said", "gained"), [("move the marker from earth", "1 potion"), ("leave the markers", "")])
def test_water_wall_counts_a_marker_that_comes_to_water_but_no_power_left_alone(said: str, gained: str) -> None:
    """R17."""
    g = regrouping(
        "worker", "water-whirlpool-shrine", fields={"water-whirlpool-shrine": ["orb"]},
        power={"air": 1, "fire": 1, "earth": 1, "chaos": 1}, against={"tableau": ["water-wall"]},
    )  # fmt: skip
    act(g, "water-whirlpool-shrine", said)
    assert purse(g, 1) == gained


# ---- the Pirate Cutlass


def won(*theirs: dict[str, Any], mine: dict[str, Any] | None = None, face: int = 6, **keys: Any) -> Eldervale:
    """Seat 0 has fought in the Portal with the Cutlass, a worker against a worker of each, and rolled this."""
    pirate = {**HERE, "tableau": ["water-pirate-cutlass"], **(mine or {})}
    g = battle(PORTAL, pirate, *[{**HERE, **seat} for seat in theirs], **{**EVERY, **keys})
    while asked(g)[1] == "Respond":
        answer(g, "go on")
    roll(g, *["3" for _ in theirs], str(face))
    return g


def test_water_pirate_cutlass_uses_a_workers_card_of_the_beaten() -> None:
    g = won({"tableau": ["earth-passage", "earth-stone-wardens", "earth-granary", "fire-passage"]})
    assert offered(g) == ["use water-pirate-cutlass", "no"]
    answer(g, "use water-pirate-cutlass")
    assert offered(g) == ["resolve earth-passage", "resolve fire-passage"]
    assert refused(g, "resolve earth-stone-wardens").rule.startswith("ELDER-13")  # a warrior's
    assert refused(g, "resolve earth-granary").rule == "ELDER-17.10"
    answer(g, "resolve fire-passage")
    assert (purse(g), purse(g, 1)) == ("1 sword", "1 sword")  # the other one fell
    declined = won({"tableau": ["earth-passage"]})
    answer(declined, "no")
    assert purse(declined) == ""


def test_water_pirate_cutlass_acts_as_if_the_card_were_ones_own() -> None:
    """Its tokens and orbs count, its deposit is paid by who uses it, one's own power decides; its aura does nothing."""
    quarry = {"tableau": ["earth-old-quarry"], "fields": {"earth-old-quarry": ["earth-gem"]}, "purse": ""}
    g = won(quarry, mine={"purse": "1 gem"})
    answer(g, "use water-pirate-cutlass")
    assert (purse(g), me(g).gains[FOR_CARDS]) == ("", 4)
    assert asked(won(quarry))[1] == "Turn"  # nothing to pay with: nothing to use
    isle = {"tableau": ["air-floating-isle", "light-aura"], "unlocked": ["air-floating-isle"]}
    orb = won({**isle, "auras": {"light-aura": "air-floating-isle"}})
    answer(orb, "use water-pirate-cutlass")
    assert (purse(orb), me(orb).gains[FOR_CARDS], len(holds(orb))) == ("1 gem 1 scroll", 2, 1)
    passage = won({"tableau": ["fire-passage"], "power": {"fire": 1}}, mine={"power": {"fire": 2}})
    answer(passage, "use water-pirate-cutlass")
    assert purse(passage) == "1 tool 1 sword"


def test_water_pirate_cutlass_reaches_only_players_beaten_in_the_battle() -> None:
    earth, fire = {"tableau": ["earth-passage"]}, {"tableau": ["fire-passage"]}
    lost = won(earth, face=1)
    assert asked(lost) == (1, "Turn")
    tied = won(earth, face=3)
    assert asked(tied) == (1, "Turn")
    away = {"units": {"mill": ["worker"]}, "tableau": ["air-passage"]}
    g = battle(PORTAL, {**HERE, "tableau": ["water-pirate-cutlass"]}, {**HERE, **earth}, away, **EVERY)
    roll(g, "3", "6")
    answer(g, "use water-pirate-cutlass")
    assert purse(g) == "1 gem"  # the one action there is
    both = won(earth, fire)
    answer(both, "use water-pirate-cutlass")
    assert offered(both) == ["resolve earth-passage", "resolve fire-passage"]


def test_water_pirate_cutlass_serves_who_was_attacked_and_won() -> None:
    g = battle(PORTAL, {**HERE, "tableau": ["earth-passage"]}, {**HERE, "tableau": ["water-pirate-cutlass"]}, **EVERY)
    roll(g, "6", "1")
    assert asked(g) == (1, "Offer")
    answer(g, "use water-pirate-cutlass")
    assert (purse(g, 1), purse(g)) == ("1 gem", "1 sword")


def test_water_pirate_cutlass_is_of_no_use_against_a_monster_alone() -> None:
    mine = {"units": {MAGMA: ["worker"]}, "tableau": ["water-pirate-cutlass"]}
    away = {"units": {"mill": ["worker"]}, "tableau": ["earth-passage"]}
    g = battle(MAGMA, mine, away, monsters={"power-demon": MAGMA}, **EVERY)
    roll(g, "6", "1 1 1")
    answer(g, "choose fame")
    assert (asked(g), purse(g)) == ((1, "Turn"), "")


# ---- actions


def test_water_pearl_divers_gain_and_swap_up_to_two_basic_resources() -> None:
    g = regrouping("worker", "water-pearl-divers", purse="1 gold")
    act(g, "water-pearl-divers")
    assert purse(g) == "1 gem 1 potion 1 gold"
    assert refused(g, "swap gold for tool").rule == "ELDER-3.7"
    assert refused(g, "swap gem for gold").rule == "ELDER-3.7"
    answer(g, "swap gem for sword", "swap sword for tool")  # the same one twice
    assert (purse(g), is_over(g)) == ("1 potion 1 tool 1 gold", True)
    kept = regrouping("worker", "water-pearl-divers")
    act(kept, "water-pearl-divers", "done")
    assert purse(kept) == "1 gem 1 potion"


def test_water_corsair_cove_gains_gold_and_takes_from_one_opponent() -> None:
    seats = [
        {"units": {"mill": ["warrior"], "fortress": ["worker"]}, "tableau": ["water-corsair-cove"], "purse": "5 gem"},
        {"purse": "1 gem 1 tool 1 gold"},
        {"purse": "1 sword"},
    ]
    g = table(*seats, **EVERY)
    answer(g, "regroup")
    assert refused(g, "worker from fortress to water-corsair-cove").rule == "ELDER-13.3"
    act(g, "water-corsair-cove")
    assert offered(g) == ["take from 1 tool", "take from 2 sword"]
    assert refused(g, "take from 1 gold").rule == "ELDER-3.7"
    assert refused(g, "take from 1 gem").rule == "ELDER-3.4"  # no room
    assert refused(g, "take from 1 sword").rule == "ELDER-3.2"
    answer(g, "take from 1 tool")
    assert (purse(g), purse(g, 1), purse(g, 2)) == ("5 gem 1 tool 1 gold", "1 gem 1 gold", "1 sword")
    assert is_over(g)


def test_water_corsair_cove_refuses_what_there_is_no_room_for() -> None:
    """The one opponent has gems only, and the corsair holds five; the other has something else."""
    seats = [
        {"units": {"mill": ["warrior"], "fortress": ["worker"]}, "tableau": ["water-corsair-cove"], "purse": "5 gem"},
        {"purse": "1 gem"},
        {"purse": "1 sword 1 tool"},
    ]
    g = table(*seats, **EVERY)
    answer(g, "regroup")
    act(g, "water-corsair-cove")
    assert refused(g, "take from 1 gem").rule == "ELDER-3.4"
    assert refused(g, "take from 0 gem").rule == "ELDER-2.11"
    answer(g, "take from 2 sword")
    assert purse(g) == "5 gem 1 sword 1 gold"


def test_water_corsair_cove_gains_gold_where_nothing_can_be_taken() -> None:
    g = regrouping("warrior", "water-corsair-cove", against={"purse": "2 gold"})
    act(g, "water-corsair-cove")
    assert (purse(g), purse(g, 1), is_over(g)) == ("1 gold", "2 gold", True)


@pytest.mark.rule("ELDER-13.13")
def test_water_mirror_lagoon_resolves_another_workers_action_even_if_occupied() -> None:
    g = regrouping(
        "worker", "water-mirror-lagoon", "earth-passage", "air-weather-tower", "fire-passage",
        units={"mill": ["worker"], "fortress": ["wizard"], "mage-tower": ["worker"]},
        against={"tableau": ["air-passage"]},
    )  # fmt: skip
    assert why_not_act(g, "water-mirror-lagoon") == "ELDER-13.3"
    act(g, "earth-passage")
    answer(g, "wizard from fortress to water-mirror-lagoon")
    assert purse(g) == "1 gem 1 potion"
    assert offered(g) == ["resolve earth-passage", "resolve fire-passage"]
    assert refused(g, "resolve water-mirror-lagoon").rule.startswith("ELDER-13")
    assert refused(g, "resolve air-weather-tower").rule.startswith("ELDER-13")
    assert refused(g, "resolve air-passage").rule == "ELDER-17.1"
    answer(g, "resolve earth-passage")
    assert (purse(g), is_over(g)) == ("2 gem 1 potion", True)


def test_water_mirror_lagoon_leaves_the_card_free_for_a_unit() -> None:
    g = regrouping("wizard", "water-mirror-lagoon", "earth-passage")
    act(g, "water-mirror-lagoon")
    answer(g, "worker from fortress to earth-passage")
    assert purse(g) == "2 gem 1 potion"


def test_water_mirror_lagoon_pays_the_costs_of_the_action_also_with_its_potion() -> None:
    quarry = {"earth-old-quarry": ["water-2-potion"]}
    g = regrouping("wizard", "water-mirror-lagoon", "earth-old-quarry", fields=quarry, purse="1 potion")
    act(g, "water-mirror-lagoon")
    assert (purse(g), me(g).points) == ("", 4)
    poor = regrouping("wizard", "water-mirror-lagoon", "earth-old-quarry", fields=quarry)
    act(poor, "water-mirror-lagoon")
    assert (purse(poor), me(poor).points, is_over(poor)) == ("1 potion", 0, True)


def test_water_mirror_lagoon_reflects_each_card_once_in_a_turn() -> None:
    """R57: repeated by the Aura of Fire it finds another card, if there is one."""
    cards = ("water-mirror-lagoon", "fire-aura", "earth-passage", "fire-passage", "earth-mushroom-terraces")
    g = regrouping("wizard", *cards, auras={"fire-aura": "water-mirror-lagoon"}, purse="1 gold")
    act(g, "water-mirror-lagoon", "resolve earth-passage", "use fire-aura")
    assert refused(g, "resolve earth-passage").rule == "ELDER-13.13"
    answer(g, "resolve earth-mushroom-terraces")
    assert purse(g) == "2 gem 2 potion 1 tool"
    alone = regrouping("wizard", *cards[:3], auras={"fire-aura": "water-mirror-lagoon"}, purse="1 gold")
    act(alone, "water-mirror-lagoon", "use fire-aura")
    assert (purse(alone), is_over(alone)) == ("1 gem 2 potion", True)


def test_water_serpents_hoard_gains_any_three_resources() -> None:
    g = regrouping("dragon", "water-serpents-hoard", purse="5 sword")
    assert refused(g, "worker from fortress to water-serpents-hoard").rule == "ELDER-13.3"
    act(g, "water-serpents-hoard")
    assert refused(g, "gain sword").rule == "ELDER-3.4"
    answer(g, "gain gold", "gain magic", "gain gold")
    assert (purse(g), len(holds(g)), is_over(g)) == ("5 sword 2 gold", 1, True)


@pytest.mark.rule("ELDER-17.5", "ELDER-22.4")
def test_water_whirlpool_shrine_pays_its_deposit_for_power() -> None:
    shrine = {"water-whirlpool-shrine": ["water-gem"]}
    g = regrouping("worker", "water-whirlpool-shrine", fields=shrine, purse="1 gem")
    act(g, "water-whirlpool-shrine")
    assert (purse(g), me(g).levels[WATER], me(g).points) == ("", 1, 0)
    top = regrouping("worker", "water-whirlpool-shrine", fields=shrine, purse="1 gem", power={"water": 5})
    act(top, "water-whirlpool-shrine")
    assert (purse(top), me(top).levels[WATER], me(top).points) == ("", 5, 2)
    free = regrouping("worker", "water-whirlpool-shrine", fields={"water-whirlpool-shrine": ["orb"]})
    act(free, "water-whirlpool-shrine")
    assert me(free).levels[WATER] == 1
    empty = regrouping("worker", "water-whirlpool-shrine", purse="5 gem")
    assert why_not_act(empty, "water-whirlpool-shrine") == "ELDER-17.5"
    poor = regrouping("worker", "water-whirlpool-shrine", fields=shrine, purse="5 tool")
    assert why_not_act(poor, "water-whirlpool-shrine") == "ELDER-13.4"


@pytest.mark.rule("ELDER-17.6")
def test_water_fishing_fleet_pays_its_deposit_for_gold_and_a_point() -> None:
    fleet = {"water-fishing-fleet": ["water-2-gem"]}
    g = regrouping("worker", "water-fishing-fleet", fields=fleet, purse="2 gem 4 gold")
    act(g, "water-fishing-fleet", "pay 2 gem")
    assert (purse(g), me(g).points) == ("5 gold", 1)  # the sixth is lost
    empty = regrouping("worker", "water-fishing-fleet", purse="5 gem")
    assert why_not_act(empty, "water-fishing-fleet") == "ELDER-17.5"
    poor = regrouping("worker", "water-fishing-fleet", fields=fleet, purse="1 gem")
    assert why_not_act(poor, "water-fishing-fleet") == "ELDER-13.4"
    free = regrouping("worker", "water-fishing-fleet", fields={"water-fishing-fleet": ["orb"]})
    act(free, "water-fishing-fleet")
    assert (purse(free), me(free).points) == ("2 gold", 1)


def test_water_fountain_of_youth_scores_for_potions_with_an_orb() -> None:
    bare = regrouping("worker", "water-fountain-of-youth", purse="2 potion")
    act(bare, "water-fountain-of-youth")
    assert (purse(bare), me(bare).points) == ("3 potion", 0)
    fountain = {"unlocked": ["water-fountain-of-youth"]}
    g = regrouping("worker", "water-fountain-of-youth", purse="2 potion 3 gold", orbs=1)
    answer(g, "orb on water-fountain-of-youth")
    act(g, "water-fountain-of-youth")
    assert (purse(g), me(g).points) == ("3 potion 3 gold", 3)  # afterwards: the new one counts
    many = regrouping("worker", "water-fountain-of-youth", "water-tide-charts", purse="6 potion", **fountain)
    act(many, "water-fountain-of-youth")
    assert (purse(many), me(many).points) == ("7 potion", 5)  # five at most


@pytest.mark.rule("ELDER-3.3")
def test_water_tide_charts_let_seven_of_a_kind_be_held() -> None:
    free = {"fields": {"water-fishing-fleet": ["orb"]}}
    charts = regrouping("worker", "water-tide-charts", "water-fishing-fleet", purse="6 gold", **free)
    act(charts, "water-fishing-fleet")
    assert purse(charts) == "7 gold"
    without = regrouping("worker", "water-fishing-fleet", purse="4 gold", **free)
    act(without, "water-fishing-fleet")
    assert purse(without) == "5 gold"


@pytest.mark.rule("ELDER-15.1")
def test_water_tide_charts_swap_a_basic_resource_once_per_turn() -> None:
    g = table({"tableau": ["water-tide-charts"], "units": {"mill": ["worker"]}, "purse": "2 gem 1 gold"}, **EVERY)
    answer(g, "free action of water-tide-charts")
    assert refused(g, "swap gold for sword").rule == "ELDER-3.7"
    assert refused(g, "swap gem for gold").rule == "ELDER-3.7"
    answer(g, "swap gem for sword")
    assert purse(g) == "1 gem 1 sword 1 gold"
    assert refused(g, "free action of water-tide-charts").message == "eldervale-refusal-used-this-turn"
    answer(g, "regroup", "ready worker from mill")
    go_on(g)
    assert asked(g) == (1, "Turn")
    assert refused(g, "free action of water-tide-charts").rule  # not in the turn of others
    answer(g, "regroup")
    go_on(g)
    assert asked(g) == (0, "Turn")
    answer(g, "free action of water-tide-charts", "swap sword for gem")
    assert purse(g) == "2 gem 1 gold"


def test_water_tide_charts_need_a_basic_resource_to_swap() -> None:
    g = table({"tableau": ["water-tide-charts"], "purse": "2 gold"}, **EVERY)
    assert refused(g, "free action of water-tide-charts").message == "eldervale-refusal-free-action-idle"
