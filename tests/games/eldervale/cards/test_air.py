"""The adventure cards of Air, each as its text says."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.terms import AIR, CHAOS
from support.eldervale import (
    answer,
    asked,
    go_on,
    holds,
    magic,
    me,
    offered,
    purse,
    refused,
    roll,
    table,
    tops,
    units,
)
from support.eldervale_battle import battle, dice
from support.eldervale_cards import (
    EVERY,
    act,
    advancing,
    cache_points,
    is_over,
    regrouping,
    untested,
    why_not_act,
)

MAGMA = "magma-terraces"


def test_every_card_of_air_has_a_test() -> None:
    assert untested(__file__, "air") == []


@pytest.mark.rule("ELDER-17.11")
def test_air_passage_draws_a_card_and_shows_its_field_to_the_highest() -> None:
    g = regrouping("dragon", "air-passage")  # any unit may use a worker's action
    act(g, "air-passage")
    assert (purse(g), len(holds(g))) == ("1 scroll", 1)


def test_air_passage_gives_only_the_card_to_who_is_not_alone_highest() -> None:
    for mine, theirs in ((2, 2), (1, 3), (0, 0), (0, 1)):
        g = regrouping("worker", "air-passage", power={"air": mine}, against={"power": {"air": theirs}})
        act(g, "air-passage")
        assert (purse(g), len(holds(g))) == ("", 1)


@pytest.mark.rule("ELDER-17.4")
def test_air_passage_shows_the_token_on_its_field() -> None:
    double = regrouping("worker", "air-passage", fields={"air-passage": ["air-2-gem"]})
    act(double, "air-passage")
    assert purse(double) == "2 gem"
    slash = regrouping("worker", "air-passage", fields={"air-passage": ["air-gem-or-tool"]})
    act(slash, "air-passage", "gain tool")
    assert purse(slash) == "1 tool"


def test_air_cloud_loft_scores_its_tokens_and_the_hand() -> None:
    loft = {"tableau": ["air-cloud-loft"]}
    assert cache_points(**loft) == 0
    assert cache_points(**loft, hand=["spell-gust", "quest-slayer", "prophecy-summit"]) == 3
    assert cache_points(**loft, fields={"air-cloud-loft": ["air-2-gem", "earth-gem-or-tool"]}) == 4
    assert cache_points(**loft, fields={"air-cloud-loft": ["air-2-gem"]}, hand=["spell-gust"], tray=["air-gem"]) == 3


def test_air_cloud_loft_has_two_fields_for_tokens_and_none_for_an_orb() -> None:
    seat = {"tableau": ["air-cloud-loft"], "fields": {"air-cloud-loft": ["air-2-gem"]}, "orbs": 1}
    g = table({**seat, "tray": ["air-gold", "air-gem"]}, **EVERY)
    assert refused(g, "put air-gem on air-cloud-loft field 3").rule == "ELDER-15.6"
    assert refused(g, "orb on air-cloud-loft").rule == "ELDER-16.5"
    answer(g, "put air-gem on air-cloud-loft field 2")
    assert tops(g) == ["air-gold"]


@pytest.mark.rule("ELDER-17.14")
def test_air_aura_sends_the_unit_to_another_free_action_once_per_regroup() -> None:
    g = regrouping(
        "worker",
        "air-aura",
        "earth-passage",
        "fire-passage",
        auras={"air-aura": "earth-passage"},
        units={"mill": ["worker"], "fortress": ["worker"], "mage-tower": ["worker"]},
        purse="1 scroll 1 gem",
    )
    act(g, "earth-passage")
    assert purse(g) == "2 gem 1 scroll"
    assert offered(g) == ["use air-aura", "no"]
    answer(g, "use air-aura")
    assert refused(g, "resolve earth-passage").rule == "ELDER-12.4"
    answer(g, "do harvest")
    assert purse(g) == "2 gem 2 scroll"
    assert refused(g, "worker from fortress to earth-passage").rule == "ELDER-12.4"  # it stays occupied
    answer(g, "attach air-aura to fire-passage", "worker from fortress to fire-passage")
    assert is_over(g)  # once per regroup
    assert purse(g) == "1 gem 1 scroll 1 sword"


def test_air_aura_may_be_declined_and_works_only_on_its_host() -> None:
    cards = ("air-aura", "earth-passage", "fire-passage")
    g = regrouping("worker", *cards, auras={"air-aura": "earth-passage"})
    act(g, "earth-passage", "no")
    assert is_over(g)
    assert "worker from fortress to fire-passage" in offered(g)
    answer(g, "worker from fortress to fire-passage")
    assert asked(g) != (0, "Offer")
    loose = regrouping("worker", *cards)
    act(loose, "earth-passage")
    assert is_over(loose)


@pytest.mark.rule("ELDER-17.21")
def test_air_wall_draws_a_card_when_an_opponent_advances_on_air() -> None:
    wall = {"tableau": ["air-wall"]}
    g = advancing("air", {}, wall)
    assert (len(holds(g, 1)), purse(g, 1), len(holds(g))) == (1, "", 0)
    assert len(holds(advancing("air", {}, {}), 1)) == 0
    assert len(holds(advancing("fire", {}, wall), 1)) == 0
    assert len(holds(advancing("air", wall, {}))) == 0  # one's own advance
    top = advancing("air", {}, wall, level=5)
    assert (me(top).points, len(holds(top, 1))) == (2, 0)


@pytest.mark.rule("ELDER-19.30")
def test_air_storm_bow_adds_the_dice_of_a_unit_next_door_that_is_not_removed() -> None:
    near = {"units": {MAGMA: ["worker"], "briar-forest": ["dragon"], "mill": ["warrior"]}}
    g = battle(MAGMA, {**near, "tableau": ["air-storm-bow"]}, {"units": {MAGMA: ["worker"]}})
    answer(g, "done")  # the dragon does not join
    assert dice(g) == 1
    answer(g, "use air-storm-bow")
    assert dice(g) == 4
    roll(g, 6, 1, 1, 1, 1)
    assert units(g, "briar-forest") == ["dragon"]
    assert units(g, "underworld") == ["worker"]


def test_air_storm_bow_may_be_declined_and_needs_a_unit_next_door() -> None:
    bow = {"tableau": ["air-storm-bow"]}
    them = {"units": {MAGMA: ["worker"]}}
    g = battle(MAGMA, {"units": {MAGMA: ["worker"], "briar-forest": ["dragon"]}, **bow}, them)
    answer(g, "done", "no")
    assert (g.seat, dice(g)) == (-1, 1)  # the dice roll
    far = battle(MAGMA, {"units": {MAGMA: ["worker"], "mill": ["dragon"]}, **bow}, them)
    assert (far.seat, dice(far)) == (-1, 1)
    others = battle(
        MAGMA, {"units": {MAGMA: ["worker"]}, **bow}, {"units": {MAGMA: ["worker"], "ash-plains": ["dragon"]}}
    )
    assert (others.seat, dice(others)) == (-1, 1)


def test_air_storm_bow_helps_who_is_attacked_too() -> None:
    bow = {"units": {MAGMA: ["worker"], "briar-forest": ["warrior"]}, "tableau": ["air-storm-bow"]}
    g = battle(MAGMA, {"units": {MAGMA: ["worker"]}}, bow)
    assert asked(g)[0] == 1
    answer(g, "done", "use air-storm-bow")
    assert (dice(g), dice(g, 1)) == (1, 3)


def test_air_storm_bow_is_of_no_use_to_who_takes_no_part() -> None:
    fighting = {"units": {MAGMA: ["worker"]}}
    near = {"units": {"terraced-fields": ["warrior", "worker"]}, "tableau": ["air-storm-bow"]}
    g = battle(MAGMA, fighting, fighting, near)
    assert asked(g)[0] == 2
    answer(g, "done")  # who stays out of the battle
    assert (g.seat, dice(g), dice(g, 1)) == (-1, 1, 1)
    joined = battle(MAGMA, fighting, fighting, near)
    answer(joined, "join worker from terraced-fields", "done", "use air-storm-bow")
    assert dice(joined, 2) == 3


def test_air_storm_bow_asks_which_of_several_units() -> None:
    mine = {"units": {MAGMA: ["worker"], "briar-forest": ["worker"], "terraced-fields": ["warrior", "dragon"]}}
    g = battle(MAGMA, {**mine, "tableau": ["air-storm-bow"]}, {"units": {MAGMA: ["worker"]}})
    answer(g, "done", "use air-storm-bow")
    assert refused(g, "support with worker from magma-terraces").rule == "ELDER-19.30"
    answer(g, "support with warrior from terraced-fields")
    assert (g.seat, dice(g)) == (-1, 3)  # one unit only


def test_air_kite_scouts_gain_a_scroll_and_keep_one_of_two_cards() -> None:
    g = regrouping("worker", "air-kite-scouts", keys={"magic": ["spell-gust", "spell-levy", "spell-muster"]})
    act(g, "air-kite-scouts")
    assert purse(g) == "1 scroll"
    assert offered(g) == ["keep spell-gust", "keep spell-levy"]
    assert "spell-gust" not in str(g.view(1))  # drawn, and nobody else sees them
    assert refused(g, "keep spell-muster").rule == "ELDER-4.1"
    answer(g, "keep spell-levy")
    assert holds(g) == ["spell-levy"]
    assert g.discards == 1 << magic("spell-gust")
    assert ("spell-gust" in str(g.view(1)), "spell-levy" in str(g.view(1))) == (True, False)
    assert is_over(g)


def test_air_kite_scouts_work_with_a_full_purse() -> None:
    g = regrouping("worker", "air-kite-scouts", purse="5 scroll", keys={"magic": ["spell-gust", "spell-levy"]})
    act(g, "air-kite-scouts", "keep spell-gust")
    assert (purse(g), holds(g)) == ("5 scroll", ["spell-gust"])


@pytest.mark.rule("ELDER-13.2")
def test_air_griffin_riders_take_treasure_where_no_monster_is() -> None:
    g = regrouping("warrior", "air-griffin-riders", keys={"monsters": {"winged-serpent": "ash-plains"}})
    assert refused(g, "worker from fortress to air-griffin-riders").rule == "ELDER-13.3"
    act(g, "air-griffin-riders")
    assert purse(g) == "1 gem"
    assert not [word for word in offered(g) if "ash-plains" in word]
    assert refused(g, "take treasure in ash-plains field 1").rule == "ELDER-10.1"
    assert refused(g, "take treasure in mill field 1").rule == "ELDER-10.2"
    answer(g, "take treasure in briar-forest field 1")  # nobody is there
    assert (tops(g), purse(g), is_over(g)) == (["earth-2-gem"], "1 gem", True)


def test_air_griffin_riders_reach_the_realm_of_a_controlled_monster_and_what_is_printed() -> None:
    them = {"units": {"ash-plains": ["winged-serpent"]}}
    g = regrouping("warrior", "air-griffin-riders", against=them)
    for stack in range(len(g.stacks)):
        g.stacks[stack] = 0
    act(g, "air-griffin-riders", "take treasure in ash-plains field 1")
    assert (purse(g), tops(g)) == ("1 gem 1 sword", [])


def test_air_weather_tower_draws_two_cards_and_turns_up_to_two_into_points() -> None:
    hand = ["prophecy-summit"]
    g = regrouping("wizard", "air-weather-tower", hand=hand, keys={"magic": ["spell-gust", "spell-levy"]})
    assert refused(g, "worker from fortress to air-weather-tower").rule == "ELDER-13.3"
    act(g, "air-weather-tower")
    assert (holds(g), purse(g)) == (["spell-gust", "spell-levy", "prophecy-summit"], "")
    answer(g, "turn in magic for points", "discard prophecy-summit")
    assert offered(g) == ["turn in magic for points", "done"]
    answer(g, "turn in magic for points", "discard spell-gust")
    assert is_over(g)
    assert (me(g).points, holds(g)) == (4, ["spell-levy"])


def test_air_weather_tower_lets_its_owner_keep_the_cards() -> None:
    g = regrouping("wizard", "air-weather-tower")
    act(g, "air-weather-tower", "done")
    assert (me(g).points, len(holds(g))) == (0, 2)


def test_air_sky_roost_advances_on_air() -> None:
    g = regrouping("dragon", "air-sky-roost", power={"air": 4})
    assert refused(g, "worker from fortress to air-sky-roost").rule == "ELDER-13.3"
    act(g, "air-sky-roost")
    assert (me(g).levels[AIR], me(g).points, me(g).orbs) == (5, 0, 1)


def test_air_sky_roost_scores_at_the_top() -> None:
    g = regrouping("dragon", "air-sky-roost", power={"air": 5})
    act(g, "air-sky-roost")
    assert (me(g).levels[AIR], me(g).points) == (5, 2)


@pytest.mark.rule("ELDER-22.7")
def test_air_sky_roost_as_a_fifth_element_costs_a_marker_or_gives_nothing() -> None:
    power = {"air": 0, "fire": 2, "earth": 1, "water": 1, "chaos": 1}
    g = regrouping("dragon", "air-sky-roost", power=power)
    act(g, "air-sky-roost", "move the marker from chaos")
    assert (me(g).levels[AIR], me(g).levels[CHAOS]) == (1, 0)
    kept = regrouping("dragon", "air-sky-roost", power=power)
    act(kept, "air-sky-roost", "leave the markers")
    assert (me(kept).levels[AIR], me(kept).points) == (0, 0)


@pytest.mark.rule("ELDER-17.5")
def test_air_wind_harp_pays_its_deposit_for_cards_and_points() -> None:
    g = regrouping("worker", "air-wind-harp", fields={"air-wind-harp": ["air-2-gem"]}, purse="3 gem")
    act(g, "air-wind-harp")
    assert (purse(g), len(holds(g)), me(g).points) == ("1 gem", 2, 2)
    assert why_not_act(regrouping("worker", "air-wind-harp", purse="3 gem"), "air-wind-harp") == "ELDER-17.5"
    poor = regrouping("worker", "air-wind-harp", fields={"air-wind-harp": ["air-2-gem"]}, purse="1 gem 3 tool")
    assert why_not_act(poor, "air-wind-harp") == "ELDER-13.4"


@pytest.mark.rule("ELDER-17.7", "ELDER-17.8")
def test_air_wind_harp_takes_either_side_of_a_slash_and_nothing_for_an_orb() -> None:
    g = regrouping("worker", "air-wind-harp", fields={"air-wind-harp": ["air-gem-or-tool"]}, purse="1 gem 1 tool")
    act(g, "air-wind-harp")
    assert offered(g) == ["pay 1 gem", "pay 1 tool"]
    answer(g, "pay 1 tool")
    assert (purse(g), len(holds(g)), me(g).points) == ("1 gem", 2, 2)
    free = regrouping("worker", "air-wind-harp", fields={"air-wind-harp": ["orb"]}, purse="1 gem")
    act(free, "air-wind-harp")
    assert (purse(free), len(holds(free)), me(free).points) == ("1 gem", 2, 2)


@pytest.mark.rule("ELDER-16.5")
def test_air_floating_isle_gives_more_with_an_orb() -> None:
    g = regrouping("worker", "air-floating-isle")
    act(g, "air-floating-isle")
    assert (purse(g), holds(g), me(g).points) == ("1 gem 1 scroll", [], 0)
    g = regrouping("worker", "air-floating-isle", orbs=1)
    answer(g, "orb on air-floating-isle")
    act(g, "air-floating-isle")
    assert (purse(g), len(holds(g)), me(g).points) == ("1 gem 1 scroll", 1, 2)


def test_air_tailwind_boots_move_a_unit_at_the_end_of_the_turn() -> None:
    mine = {"units": {"briar-forest": ["dragon"]}, "tableau": ["air-tailwind-boots"], "purse": ""}
    g = table(mine, {"units": {"summoning-portal": ["worker"], "mill": ["worker"]}}, **EVERY)
    answer(g, "place worker in magma-terraces")
    go_on(g)
    answer(g, "use air-tailwind-boots")
    assert [word for word in offered(g) if word.startswith("move")] == [
        "move worker from magma-terraces to terraced-fields",
        "move dragon from briar-forest to ash-plains",
    ]
    assert refused(g, "move worker from magma-terraces to summoning-portal").rule == "ELDER-2.6"
    assert refused(g, "move worker from magma-terraces to briar-forest").rule == "ELDER-2.6"
    answer(g, "move dragon from briar-forest to ash-plains")
    assert units(g, "ash-plains") == ["dragon"]
    go_on(g)
    assert asked(g) == (1, "Turn")  # one unit
    assert tops(g) == ["fire-sword-or-gem"]  # of the placement; a move brings no action


def test_air_tailwind_boots_are_declined_or_of_no_use() -> None:
    mine = {"units": {"briar-forest": ["dragon"]}, "tableau": ["air-tailwind-boots"], "purse": ""}
    g = table(mine, **EVERY)
    answer(g, "place worker in magma-terraces")
    go_on(g, "no")
    assert units(g, "briar-forest") == ["dragon"]
    home = table(mine, **EVERY)
    answer(home, "regroup", "ready dragon from briar-forest")
    go_on(home)
    assert asked(home) == (1, "Turn")  # nobody is on the map


def test_air_tailwind_boots_work_only_in_the_own_turn_for_any_own_unit() -> None:
    """A controlled monster is a unit."""
    boots = {"units": {"mill": ["winged-serpent"]}, "tableau": ["air-tailwind-boots"], "purse": ""}
    g = table({"units": {"briar-forest": ["worker"]}, "purse": ""}, boots, **EVERY)
    answer(g, "place worker in magma-terraces")
    go_on(g)
    assert asked(g) == (1, "Turn")
    go_on(g, "place worker in windswept-steppe", "take treasure in windswept-steppe field 1")
    go_on(g, "use air-tailwind-boots", "move winged-serpent from mill to dungeon-1")
    assert units(g, "dungeon-1", 1) == ["winged-serpent"]


@pytest.mark.rule("ELDER-9.17")
def test_air_eagle_messengers_let_workers_go_two_realms_far() -> None:
    mine = {"units": {"mill": ["worker"], "ready": ["warrior"]}, "dwellings": ["magma-terraces"]}
    g = table({**mine, "tableau": ["air-eagle-messengers"]}, {"units": {"fortress": ["worker"]}}, **EVERY)
    assert refused(g, "place worker in briar-forest").rule == "ELDER-9.4"  # three realms
    assert refused(g, "place warrior in terraced-fields").rule == "ELDER-9.4"
    assert "place worker in fortress" in offered(g)  # among others too
    answer(g, "place worker in terraced-fields", "take treasure in terraced-fields field 1")
    assert units(g, "terraced-fields") == ["worker"]
    without = table(mine, **EVERY)
    assert refused(without, "place worker in terraced-fields").rule == "ELDER-9.4"
