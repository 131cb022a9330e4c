"""The adventure cards of Light, each as its text says."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.exploring import LayTile
from deskovka.games.eldervale.gaining import FOR_CARDS
from deskovka.games.eldervale.realms import spot_at
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import AIR, FIRE, LIGHT, WATER
from support.eldervale import answer, asked, go_on, me, offered, purse, refused, table, units
from support.eldervale_battle import battle, dice, roll
from support.eldervale_cards import EVERY, act, advancing, cache_points, is_over, regrouping, untested, why_not_act

MAGMA = "magma-terraces"
ONE = {"units": {MAGMA: ["worker"]}}
DEMON = {"monsters": {"power-demon": MAGMA}, **EVERY}
TWO = {"units": {MAGMA: ["worker", "worker"]}}


def test_every_card_of_light_has_a_test() -> None:
    assert untested(__file__, "light") == []


@pytest.mark.rule("ELDER-17.11")
def test_light_passage_gives_a_scroll_and_its_field_to_the_highest() -> None:
    g = regrouping("worker", "light-passage", power={"light": 2}, against={"power": {"light": 1}})
    act(g, "light-passage")
    assert purse(g) == "1 scroll 1 potion"
    token = regrouping("dragon", "light-passage", power={"light": 1}, fields={"light-passage": ["light-2-potion"]})
    act(token, "light-passage")
    assert purse(token) == "1 scroll 2 potion"


def test_light_passage_gives_only_the_scroll_to_who_is_not_alone_highest() -> None:
    for mine, theirs in ((0, 0), (1, 1), (1, 2)):
        g = regrouping("worker", "light-passage", power={"light": mine}, against={"power": {"light": theirs}})
        act(g, "light-passage")
        assert purse(g) == "1 scroll"


@pytest.mark.rule("ELDER-17.12")
def test_light_reliquary_scores_the_elements_of_its_tokens_and_scrolls() -> None:
    chest = {"tableau": ["light-reliquary"]}
    assert cache_points(**chest) == 0
    assert cache_points(**chest, purse="4 scroll 2 potion 1 gold") == 4
    assert cache_points(**chest, fields={"light-reliquary": ["light-2-scroll", "light-gold"]}) == 3  # one element
    assert cache_points(**chest, fields={"light-reliquary": ["light-gold", "dark-gold"]}, purse="1 scroll") == 7
    assert cache_points(**chest, tray=["air-gem", "earth-gem"]) == 0


def hosting(host: str, **seat: object) -> Eldervale:
    """The Aura of Light lies on a card."""
    return regrouping("worker", "light-aura", host, auras={"light-aura": host}, **seat)


@pytest.mark.rule("ELDER-17.14")
def test_light_aura_scores_when_its_host_is_activated() -> None:
    g = hosting("earth-passage")
    act(g, "earth-passage")
    assert (purse(g), me(g).gains[FOR_CARDS], is_over(g)) == ("1 gem", 2, True)
    other = regrouping("worker", "light-aura", "earth-passage", "fire-passage", auras={"light-aura": "fire-passage"})
    act(other, "earth-passage")
    assert me(other).points == 0
    loose = regrouping("worker", "light-aura", "earth-passage")
    act(loose, "earth-passage")
    assert me(loose).points == 0


@pytest.mark.rule("ELDER-13.13")
def test_light_aura_scores_for_each_activation_through_an_effect_too() -> None:
    g = regrouping(
        "worker", "light-aura", "earth-passage", "water-mirror-lagoon", auras={"light-aura": "earth-passage"},
        units={"mill": ["worker"], "fortress": ["wizard"], "mage-tower": ["worker"]},
    )  # fmt: skip
    act(g, "earth-passage")
    answer(g, "wizard from fortress to water-mirror-lagoon")
    assert (purse(g), me(g).points) == ("2 gem 1 potion", 4)


def test_light_aura_does_nothing_for_an_opponent_on_its_host() -> None:
    """R57: neither for who uses the card nor for its owner."""
    theirs = {"tableau": ["light-aura", "earth-passage"], "auras": {"light-aura": "earth-passage"}}
    g = regrouping("worker", "chaos-carnival-of-masks", against=theirs)
    answer(g, "masked worker from mill to earth-passage", "gain sword")
    assert (purse(g), me(g).points, me(g, 1).points) == ("1 gem", 0, 0)


@pytest.mark.rule("ELDER-17.21")
def test_light_wall_gains_a_scroll_when_an_opponent_advances_on_light() -> None:
    wall = {"tableau": ["light-wall"]}
    assert purse(advancing("light", {}, wall), 1) == "1 scroll"
    assert purse(advancing("light", {}, {}), 1) == ""
    assert purse(advancing("fire", {}, wall), 1) == ""
    assert purse(advancing("light", {}, wall, level=5), 1) == ""
    assert purse(advancing("light", wall, {})) == "1 gem"  # of the Heart Tree


@pytest.mark.rule("ELDER-19.18")
def test_light_sun_lance_rolls_two_more_dice_against_a_monster() -> None:
    lance = {"tableau": ["light-sun-lance"]}
    assert dice(battle(MAGMA, {**ONE, **lance}, **DEMON)) == 3
    three = battle(MAGMA, {**ONE, **lance}, ONE, **DEMON)
    assert (dice(three), dice(three, 1)) == (3, 1)
    assert dice(battle(MAGMA, {**ONE, **lance}, ONE, **EVERY)) == 1  # no monster
    assert dice(battle(MAGMA, {**ONE, **lance}, {"units": {MAGMA: ["power-demon"]}}, **EVERY)) == 1  # a unit
    strong = {"units": {MAGMA: ["dragon", "warrior"]}, **lance}
    assert dice(battle(MAGMA, strong, placed="dragon", **DEMON)) == 6


@pytest.mark.rule("ELDER-19.26")
def test_light_sun_lance_takes_fame_and_power_for_a_beaten_monster() -> None:
    g = battle(MAGMA, {**ONE, "tableau": ["light-sun-lance"]}, **DEMON)
    roll(g, "6 6 6", "1 1 1")
    assert (me(g).fame, me(g).levels[FIRE], asked(g)) == (1, 1, (1, "Turn"))
    without = battle(MAGMA, ONE, **DEMON)
    roll(without, "6", "1 1 1")
    assert offered(without) == ["choose fame", "choose power"]


def test_light_sun_lance_brings_one_fame_where_no_monster_is_beaten() -> None:
    lance = {"tableau": ["light-sun-lance"]}
    g = battle(MAGMA, {**ONE, **lance}, ONE, **EVERY)
    roll(g, "1", "6")
    assert (me(g).fame, me(g).levels[FIRE]) == (1, 0)
    lost = battle(MAGMA, {**ONE, **lance}, **DEMON)
    roll(lost, "1 1 1", "6 6 6")
    assert (me(lost).fame, me(lost).levels[FIRE]) == (0, 0)
    tied = battle(MAGMA, {**ONE, **lance}, **DEMON)
    roll(tied, "6 6 6", "6 6 6")
    assert (me(tied).fame, me(tied).levels[FIRE]) == (0, 0)


@pytest.mark.rule("ELDER-28.9")
def test_light_sun_lance_takes_all_that_special_monsters_bring() -> None:
    """The Ice Giant: two fame and power of any element; the Mother of Dragons brings what she always does."""
    lance = {**ONE, "tableau": ["light-sun-lance"]}
    giant = battle(MAGMA, lance, monsters={"ice-giant": MAGMA}, **EVERY)
    roll(giant, "6 6 6", "1 1 1 1 1")
    answer(giant, "gain gold", "power of water")
    assert (me(giant).fame, me(giant).levels[WATER], purse(giant)) == (2, 1, "1 gold")
    mother = battle(
        MAGMA, lance, laid={"dragon-den": spot_at(2, 1)}, monsters={"mother-of-dragons": MAGMA},
        variants={"mother-of-dragons": "on"}, **EVERY,
    )  # fmt: skip
    roll(mother, "6 6 6", "2 2 2 2 2")
    assert (me(mother).fame, len(mother.hoard), len(mother.spent_hoard)) == (1, 2, 1)


def test_light_pilgrims_rest_gives_a_potion_and_points() -> None:
    g = regrouping("worker", "light-pilgrims-rest")
    act(g, "light-pilgrims-rest")
    assert (purse(g), me(g).gains[FOR_CARDS], is_over(g)) == ("1 potion", 2, True)
    full = regrouping("dragon", "light-pilgrims-rest", purse="5 potion")
    act(full, "light-pilgrims-rest")
    assert (purse(full), me(full).points) == ("5 potion", 2)


def test_light_paladin_hall_brings_fame_while_nobody_is_fallen() -> None:
    theirs = {"units": {"underworld": ["worker"]}}
    g = regrouping("warrior", "light-paladin-hall", against=theirs)
    assert refused(g, "worker from fortress to light-paladin-hall").rule == "ELDER-13.3"
    act(g, "light-paladin-hall")
    assert (me(g).fame, me(g).gains[FOR_CARDS], is_over(g)) == (1, 0, True)


def test_light_paladin_hall_lets_one_fallen_unit_act_as_if_it_came_from_the_map() -> None:
    g = regrouping(
        "warrior", "light-paladin-hall", "earth-passage", "earth-crystal-den", "fire-passage",
        units={"mill": ["warrior"], "fortress": ["worker"], "underworld": ["worker", "dragon"]},
    )  # fmt: skip
    assert refused(g, "fallen worker to earth-passage").rule == "ELDER-12.6"
    act(g, "light-paladin-hall")
    assert (me(g).fame, me(g).points) == (0, 2)
    assert refused(g, "fallen worker to earth-crystal-den").rule == "ELDER-13.3"
    assert refused(g, "fallen warrior to earth-passage").rule == "ELDER-20.2"
    answer(g, "fallen dragon to earth-passage")
    assert purse(g) == "1 gem"
    assert refused(g, "fallen worker to fire-passage").rule == "ELDER-12.6"  # one unit
    go_on(g, "ready worker from fortress")
    assert units(g, "ready") == ["dragon", "warrior", "worker", "worker", "worker"]


def test_light_paladin_hall_offers_the_fallen_after_the_last_unit_and_the_start_card_too() -> None:
    g = regrouping("warrior", "light-paladin-hall", units={"mill": ["warrior"], "underworld": ["worker"]})
    act(g, "light-paladin-hall")
    answer(g, "fallen worker does harvest")
    assert purse(g) == "1 scroll"
    declined = regrouping("warrior", "light-paladin-hall", units={"mill": ["warrior"], "underworld": ["worker"]})
    act(declined, "light-paladin-hall")
    answer(declined, "go on")
    assert (purse(declined), asked(declined)) == ("", (1, "Turn"))
    assert "warrior" in units(declined, "ready")
    assert units(declined, "underworld") == []


def test_light_oracle_of_dawn_advances_where_a_marker_is() -> None:
    g = regrouping("wizard", "light-oracle-of-dawn", power={"air": 5, "light": 1})
    assert refused(g, "worker from fortress to light-oracle-of-dawn").rule == "ELDER-13.3"
    act(g, "light-oracle-of-dawn")
    assert offered(g) == ["power of air", "power of light"]
    assert refused(g, "power of dark").rule == "ELDER-22.4"
    answer(g, "power of light")
    assert (me(g).levels[LIGHT], me(g).points, is_over(g)) == (2, 1, True)


def test_light_oracle_of_dawn_scores_at_the_top() -> None:
    g = regrouping("wizard", "light-oracle-of-dawn", power={"air": 5})
    act(g, "light-oracle-of-dawn")
    assert (me(g).levels[AIR], me(g).points) == (5, 3)


def test_light_halo_of_wings_scores_for_the_units_taken_back_so_far() -> None:
    places = {"mill": ["dragon"], "fortress": ["worker", "warrior"], "mage-tower": ["worker"], "underworld": ["wizard"]}
    g = regrouping("dragon", "light-halo-of-wings", "earth-passage", units=places)
    assert refused(g, "warrior from fortress to light-halo-of-wings").rule == "ELDER-13.3"
    answer(g, "ready warrior from fortress", "worker from mage-tower to earth-passage")
    act(g, "light-halo-of-wings")
    assert (purse(g), me(g).points) == ("1 gem 1 potion", 3)  # the worker in the fortress comes later
    at_once = regrouping("dragon", "light-halo-of-wings", units=places)
    act(at_once, "light-halo-of-wings")
    assert (purse(at_once), me(at_once).points) == ("1 potion", 1)


@pytest.mark.rule("ELDER-17.5", "ELDER-17.8")
def test_light_prayer_wheel_pays_its_deposit_for_a_scroll_and_points() -> None:
    wheel = {"light-prayer-wheel": ["light-2-potion"]}
    g = regrouping("worker", "light-prayer-wheel", fields=wheel, purse="2 potion")
    act(g, "light-prayer-wheel")
    assert (purse(g), me(g).points) == ("1 scroll", 3)
    poor = regrouping("worker", "light-prayer-wheel", fields=wheel, purse="1 potion 5 scroll")
    assert why_not_act(poor, "light-prayer-wheel") == "ELDER-13.4"
    empty = regrouping("worker", "light-prayer-wheel", purse="2 potion")
    assert why_not_act(empty, "light-prayer-wheel") == "ELDER-17.5"
    free = regrouping("worker", "light-prayer-wheel", fields={"light-prayer-wheel": ["orb"]})
    act(free, "light-prayer-wheel")
    assert (purse(free), me(free).points) == ("1 scroll", 3)


def exploring(mine: dict[str, object], theirs: dict[str, object], supply: list[str]) -> Eldervale:
    """Seat 0 goes to the Dungeon and lays the tile there is, if any."""
    g = table(
        {"units": {"mill": ["worker"]}, "purse": "5 gold", **mine}, {"purse": "", **theirs}, supply=supply, **EVERY
    )
    go_on(g, "place worker in dungeon-1")
    if asked(g) == (0, "PutTile"):
        answer(g, offered(g)[0])
    return g


def test_light_lighthouse_scores_for_every_new_realm_of_anybody() -> None:
    house = {"tableau": ["light-lighthouse"]}
    tiles = ["hanging-rocks", "mossy-hills"]
    own = exploring(house, {}, tiles)
    assert (me(own).gains[FOR_CARDS], purse(own)) == (1, "5 gold")
    others = exploring({}, house, tiles)
    assert (me(others, 1).gains[FOR_CARDS], purse(others, 1), me(others).points) == (1, "", 0)
    assert me(exploring(house, {}, [])).points == 0  # there is no tile


def test_light_lighthouse_gains_a_scroll_with_an_orb() -> None:
    house = {"tableau": ["light-lighthouse"], "unlocked": ["light-lighthouse"]}
    tiles = ["hanging-rocks", "mossy-hills"]
    own = exploring(house, {}, tiles)
    assert (me(own).points, purse(own)) == (1, "1 scroll 5 gold")
    others = exploring({}, house, tiles)
    assert (me(others, 1).points, purse(others, 1)) == (1, "1 scroll")


@pytest.mark.rule("ELDER-29.4")
def test_light_lighthouse_counts_the_bridge_and_the_realm_behind_it() -> None:
    house = {"tableau": ["light-lighthouse"], "unlocked": ["light-lighthouse"]}
    keys: dict[str, Any] = {"supply": ["bifrost", "hanging-rocks", "mossy-hills"], "monsters": {"ice-giant": "supply"}}
    g = table({}, {"purse": "", **house}, steps=[LayTile(0)], **{**EVERY, **keys})
    answer(g, offered(g)[0])
    assert (me(g, 1).points, purse(g, 1)) == (2, "2 scroll")


@pytest.mark.rule("ELDER-17.9")
def test_light_crown_of_stars_needs_an_orb_and_brings_a_scroll_and_power() -> None:
    bare = regrouping("worker", "light-crown-of-stars", orbs=1)
    assert why_not_act(bare, "light-crown-of-stars") == "ELDER-17.9"
    answer(bare, "orb on light-crown-of-stars")
    act(bare, "light-crown-of-stars")
    assert (purse(bare), me(bare).levels[LIGHT], me(bare).points) == ("1 scroll", 1, 0)
    top = regrouping("worker", "light-crown-of-stars", unlocked=["light-crown-of-stars"], power={"light": 5})
    act(top, "light-crown-of-stars")
    assert (purse(top), me(top).levels[LIGHT], me(top).points) == ("1 scroll", 5, 3)


def beaten(seat: dict[str, object]) -> Eldervale:
    """Seat 0 loses at the Magma Terraces with a worker and a warrior against one worker."""
    mine = {"units": {MAGMA: ["worker", "warrior"]}, "tableau": ["light-sanctuary"], **seat}
    g = battle(MAGMA, mine, ONE, **EVERY)
    roll(g, "6", "1 " * dice(g))
    return g


@pytest.mark.parametrize("place", ["briar-forest", MAGMA])
def test_light_sanctuary_saves_workers_near_a_dwelling(place: str) -> None:
    g = beaten({"dwellings": [place]})
    assert units(g, "underworld") == ["warrior"]
    assert purse(g) == "1 sword"  # none for the worker
    assert units(g, MAGMA) == []
    assert units(g, "ready") == ["worker", "worker", "worker"]


def test_light_sanctuary_saves_nobody_far_from_a_dwelling() -> None:
    for seat in ({}, {"dwellings": ["windswept-steppe"]}, {"dwellings": [MAGMA], "tableau": []}):
        g = beaten(seat)
        assert (units(g, "underworld"), purse(g)) == (["warrior", "worker"], "2 sword")


def test_light_sanctuary_asks_for_an_own_dwelling_and_a_lost_battle() -> None:
    theirs = {**ONE, "dwellings": ["briar-forest"]}
    g = battle(MAGMA, {**TWO, "tableau": ["light-sanctuary"]}, theirs, **EVERY)
    roll(g, "6 6", "1 1")
    assert (units(g, "underworld"), purse(g)) == (["worker", "worker"], "2 sword")
    tied = battle(MAGMA, {**ONE, "tableau": ["light-sanctuary"], "dwellings": ["briar-forest"]}, TWO, **EVERY)
    roll(tied, "6 6", "6 6")  # all lose
    assert (units(tied, "underworld"), units(tied, "underworld", 1)) == ([], ["worker", "worker"])
