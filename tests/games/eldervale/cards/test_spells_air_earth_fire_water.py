"""The spells of Air, Earth, Fire and Water, each as its text says."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.gaining import FOR_CARDS
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import ACTION_DONE, NOBODY
from deskovka.games.eldervale.windows import Window
from support.eldervale import answer, asked, magic, me, offered, purse, refused, table, tops, units, where
from support.eldervale_battle import battle, dice, fight, shown, winner
from support.eldervale_cards import EVERY
from support.eldervale_magic import (
    AFTER_A_PLACEMENT,
    BEFORE_DICE_ROLL,
    FOR_LOSERS,
    IN_OWN_TURN,
    NO_TARGET,
    ONCE_ROLLED,
    WHEN_A_BATTLE_COMES,
    check_price,
    come_to,
    paid,
    times,
    untested_spells,
)

MAGMA = "magma-terraces"  # next to the briar forest, the terraced fields and the portal
PORTAL = "summoning-portal"
STEPPE = "windswept-steppe"
ASKED = {"tray": ["air-gem"]}  # who has treasure is asked at every moment, whatever the hand


def test_every_spell_of_these_elements_has_a_test() -> None:
    assert untested_spells(__file__, "air", "earth", "fire", "water") == []


# ---- Air


def gust(**seat: Any) -> Eldervale:
    return table({"hand": ["spell-gust"], "units": {"mill": ["worker"]}, "purse": "1 scroll", **seat}, **EVERY)


@pytest.mark.rule("ELDER-2.6", "ELDER-4.8", "ELDER-4.11", "ELDER-4.17")
def test_spell_gust_moves_one_own_unit_to_any_unoccupied_realm() -> None:
    assert times("spell-gust") == IN_OWN_TURN
    check_price("spell-gust", gust, "1 scroll", air=3)
    theirs = {"units": {"fortress": ["worker"]}}
    mine = {"hand": ["spell-gust"], "units": {"mill": ["worker", "dragon"]}, "purse": "1 scroll"}
    g = table(mine, theirs, monsters={"power-demon": MAGMA})
    answer(g, "cast spell-gust")
    assert refused(g, "move worker from mill to fortress").rule == "ELDER-2.6"  # somebody is there
    assert refused(g, f"move worker from mill to {MAGMA}").rule == "ELDER-2.6"  # a monster
    assert refused(g, "move worker from mill to mill").rule == "ELDER-2.6"
    assert refused(g, "move worker from fortress to dungeon-1").rule == "ELDER-2.6"  # not one's own
    answer(g, "move dragon from mill to briar-forest")
    assert (units(g, "briar-forest"), units(g, "mill"), asked(g)) == (["dragon"], ["worker"], (0, "Turn"))
    assert g.discards == 1 << magic("spell-gust")


def test_spell_gust_needs_a_unit_on_the_map() -> None:
    assert refused(gust(units={"ready": ["dragon"]}), "cast spell-gust").rule == NO_TARGET


TWO_AND_A_WARRIOR = {"mill": ["worker"], "briar-forest": ["worker"], "ready": ["warrior"]}


def placed(*, theirs: dict[str, Any] | None = None, **seat: Any) -> Eldervale:
    """Seat 0 has placed a worker on the steppe and taken treasure; the ash plains could take one more unit."""
    mine = {"units": TWO_AND_A_WARRIOR, "purse": "", "hand": ["spell-second-wind"], "power": {"air": 4}}
    g = table({**mine, **seat}, {"purse": "", **(theirs or {})}, **EVERY)
    g.open_luck = True
    answer(g, f"place worker in {STEPPE}", "go on", f"take treasure in {STEPPE} field 1")
    return g


def after_an_action(**seat: Any) -> Eldervale:
    """Just the moment: nobody is asked then unless, by what everybody sees, one more placement is possible."""
    mine = {"units": {"mill": ["worker"], "ready": ["warrior"]}, "hand": ["spell-second-wind"], **seat}
    return table(mine, steps=[Window(0, amount=ACTION_DONE)], stop=True, **EVERY)


@pytest.mark.rule("ELDER-4.8", "ELDER-4.11", "ELDER-9.1")
def test_spell_second_wind_places_one_more_unit_by_the_normal_rules() -> None:
    assert times("spell-second-wind") == AFTER_A_PLACEMENT
    low = {"power": {"air": 3}}
    assert [offered(after_an_action(purse=money, **low)) for money in ("1 scroll", "5 gem")] == [[], []]
    assert paid(after_an_action(purse="1 scroll 1 gem", **low), "spell-second-wind") == ["1 gem 1 scroll"]
    assert paid(after_an_action(purse="1 scroll 1 gem", power={"air": 4}), "spell-second-wind") == []
    g = placed()
    answer(g, "cast spell-second-wind")
    assert refused(g, "place warrior in dungeon-1").rule == "ELDER-9.9"  # nothing to pay for a card
    assert refused(g, f"place warrior in {STEPPE}").rule == "ELDER-9.5"
    assert refused(g, "regroup").rule
    answer(g, "place warrior in ash-plains")
    assert units(g, "ash-plains") == ["warrior"]


@pytest.mark.rule("ELDER-19.5")
def test_spell_second_wind_leaves_the_battles_of_both_placements_for_afterwards() -> None:
    g = placed(theirs={"units": {STEPPE: ["worker"], "ash-plains": ["worker"]}})
    answer(g, "cast spell-second-wind", "place warrior in ash-plains")
    while asked(g)[1] != "WhichBattle":
        assert g.battle is None
        answer(g, offered(g)[0])
    assert offered(g)[:2] == [f"fight in {STEPPE}", "fight in ash-plains"]


@pytest.mark.rule("ELDER-4.17")
def test_spell_second_wind_needs_a_legal_placement() -> None:
    free = {"purse": "", "power": {"air": 4}}
    assert offered(after_an_action(**free)) == ["go on", "cast spell-second-wind"]
    nobody = after_an_action(units={"mill": ["worker", "worker", "worker"]}, **free)
    assert offered(nobody) == []


def coming(*theirs: str, beside: tuple[str, ...] = (), **seat: Any) -> Eldervale:
    """A battle comes in the magma terraces; seat 0 has placed a worker there."""
    mine = {"hand": ["spell-cyclone"], "units": {MAGMA: ["worker"]}, **ASKED, "power": {"air": 3}, **seat}
    places = {MAGMA: list(theirs or ("worker",)), **{realm: ["worker"] for realm in beside}}
    return battle(MAGMA, mine, {"units": places}, comes=True, **EVERY)


@pytest.mark.rule("ELDER-19.4")
def test_spell_cyclone_moves_an_enemy_out_of_a_coming_battle() -> None:
    assert times("spell-cyclone") == WHEN_A_BATTLE_COMES
    check_price("spell-cyclone", coming, "1 gem 1 scroll", air=4)
    g = coming("worker", "dragon", beside=("briar-forest",))
    answer(g, "cast spell-cyclone")
    assert offered(g)[:2] == [f"move of 1 worker in {MAGMA}", f"move of 1 dragon in {MAGMA}"]
    assert refused(g, f"move of 0 worker in {MAGMA}").rule == "ELDER-2.11"
    answer(g, f"move of 1 dragon in {MAGMA}")
    assert refused(g, "move to briar-forest").rule == "ELDER-2.6"  # occupied
    assert refused(g, "move to mill").rule == "ELDER-2.6"  # too far
    answer(g, f"move to {PORTAL}")
    assert (units(g, PORTAL, 1), units(g, MAGMA, 1)) == (["dragon"], ["worker"])
    come_to(g, "dice")
    assert (dice(g), dice(g, 1)) == (1, 1)  # it takes place against the worker


def test_spell_cyclone_prevents_the_battle_if_no_enemy_is_left() -> None:
    g = coming("dragon")
    answer(g, "cast spell-cyclone", f"move to {PORTAL}")
    assert (g.battle, g.last_battle) == (None, None)
    assert (units(g, MAGMA), units(g, PORTAL, 1)) == (["worker"], ["dragon"])
    attacked = {"hand": ["spell-cyclone"], "units": {MAGMA: ["worker"]}, "power": {"air": 3}}
    theirs = battle(MAGMA, {"units": {MAGMA: ["worker"]}}, attacked, comes=True)
    assert asked(theirs) == (1, "Window")
    answer(theirs, "cast spell-cyclone", "move to briar-forest")
    assert (units(theirs, "briar-forest"), theirs.last_battle) == (["worker"], None)


def test_spell_cyclone_leaves_a_monster_to_fight() -> None:
    mine = {"hand": ["spell-cyclone"], "units": {MAGMA: ["worker"]}, **ASKED, "power": {"air": 3}}
    theirs = {"units": {MAGMA: ["dragon"]}}
    g = battle(MAGMA, mine, theirs, comes=True, monsters={"power-demon": MAGMA}, **EVERY)
    answer(g, "cast spell-cyclone", "move to briar-forest")
    come_to(g, "dice")
    assert [int(side.seat) for side in fight(g).sides] == [0, NOBODY]


@pytest.mark.rule("ELDER-4.17")
def test_spell_cyclone_needs_an_enemy_and_an_unoccupied_realm_beside() -> None:
    full = coming(beside=("briar-forest", "terraced-fields", PORTAL))
    assert refused(full, "cast spell-cyclone").rule == NO_TARGET
    mine = {"hand": ["spell-cyclone"], "units": {MAGMA: ["worker"]}, **ASKED, "power": {"air": 3}}
    monster = battle(MAGMA, mine, comes=True, monsters={"power-demon": MAGMA})
    assert refused(monster, "cast spell-cyclone").rule == NO_TARGET


# ---- Earth


def overgrowth(**seat: Any) -> Eldervale:
    mine = {"hand": ["spell-overgrowth"], "units": {STEPPE: ["worker"]}, "dwellings": ["ash-plains"], "purse": "1 gem"}
    return table({**mine, **seat}, {"units": {"briar-forest": ["worker"]}}, **EVERY)


@pytest.mark.rule("ELDER-10.1", "ELDER-4.17")
def test_spell_overgrowth_takes_the_top_tokens_of_two_stacks() -> None:
    assert times("spell-overgrowth") == IN_OWN_TURN
    check_price("spell-overgrowth", overgrowth, "1 gem", earth=3)
    g = overgrowth()
    answer(g, "cast spell-overgrowth")
    assert offered(g) == [
        f"take treasure in {realm} field {field}" for realm in (STEPPE, "ash-plains") for field in (1, 2)
    ]
    assert refused(g, "take treasure in briar-forest field 1").rule
    answer(g, f"take treasure in {STEPPE} field 1")
    assert f"take treasure in {STEPPE} field 1" not in offered(g)  # one from each
    answer(g, f"take treasure in {STEPPE} field 2")
    assert (tops(g), asked(g)) == (["air-2-scroll", "air-2-tool"], (0, "Turn"))
    one = overgrowth(units={MAGMA: ["worker"]}, dwellings=[])
    answer(one, "cast spell-overgrowth")
    assert tops(one) == ["fire-sword-or-gem"]  # one stack only: once
    assert refused(overgrowth(units={"mill": ["worker"]}, dwellings=[]), "cast spell-overgrowth").rule == NO_TARGET


@pytest.mark.rule("ELDER-14.2", "ELDER-14.4", "ELDER-4.17")
def test_spell_raise_walls_builds_for_the_normal_cost() -> None:
    assert times("spell-raise-walls") == IN_OWN_TURN
    two = {STEPPE: ["worker"], "mill": ["worker"]}
    seat = {"hand": ["spell-raise-walls"], "units": two}
    g = table({**seat, "purse": "1 scroll 3 tool 1 sword"}, **EVERY)
    answer(g, "cast spell-raise-walls")
    assert (me(g).dwellings, purse(g), units(g, STEPPE)) == (1, "1 sword", [])
    assert me(g).points == 2 * 3  # three ruins beside it
    free = table({**seat, "purse": "1 scroll 1 tool", "power": {"earth": 4}}, **EVERY)
    answer(free, "cast spell-raise-walls")
    assert (me(free).dwellings, purse(free)) == (1, "")
    assert refused(table({**seat, "purse": "1 scroll 1 tool"}, **EVERY), "cast spell-raise-walls").rule == "ELDER-4.11"
    poor = table({**seat, "purse": "2 tool", "power": {"earth": 4}}, **EVERY)
    assert refused(poor, "cast spell-raise-walls").rule == NO_TARGET  # no scroll for the dwelling
    five = ["briar-forest", "ash-plains", MAGMA, "terraced-fields", "hanging-rocks"]
    last = {"units": {STEPPE: ["worker"]}, "dwellings": five, "purse": "5 scroll 5 tool"}
    alone = table({**seat, **last}, laid={"hanging-rocks": 300}, supply=["mossy-hills"], **EVERY)
    assert refused(alone, "cast spell-raise-walls").rule == NO_TARGET
    ruin = table({**seat, "units": {"mill": ["worker"]}, "purse": "5 scroll 5 tool"}, **EVERY)
    assert refused(ruin, "cast spell-raise-walls").rule == NO_TARGET


def beaten(**seat: Any) -> Eldervale:
    """Seat 0 has lost with two workers and a dragon."""
    mine = {
        "hand": ["spell-stoneskin"],
        "units": {MAGMA: ["worker", "worker", "dragon"]},
        **ASKED,
        "power": {"earth": 3},
    }
    g = battle(MAGMA, {**mine, **seat}, {"units": {MAGMA: ["worker"]}}, **EVERY)
    return come_to(g, "lost", "6", "1 1 1 1 1")


@pytest.mark.rule("ELDER-20.1")
def test_spell_stoneskin_spares_up_to_two_beaten_units() -> None:
    assert times("spell-stoneskin") == FOR_LOSERS
    check_price("spell-stoneskin", beaten, "1 tool", earth=4)
    g = beaten()
    answer(g, "cast spell-stoneskin")
    assert offered(g)[:2] == ["spare worker", "spare dragon"]
    assert refused(g, "spare wizard").rule
    answer(g, "spare dragon", "spare worker", "go on")
    assert (units(g, "underworld"), "dragon" in units(g, "ready")) == (["worker"], True)
    assert purse(g) == "1 gem 1 sword"  # a sword only for the one that fell
    one = beaten()
    answer(one, "cast spell-stoneskin", "spare dragon", "done", "go on")
    assert (units(one, "underworld"), purse(one)) == (["worker", "worker"], "1 gem 2 sword")
    without = beaten()
    answer(without, "go on")
    assert (units(without, "underworld"), purse(without)) == (["dragon", "worker", "worker"], "3 sword")


def test_spell_stoneskin_spares_mercenaries_and_tamed_monsters_too() -> None:
    places = {"units": {MAGMA: ["worker", "minotaur", "power-demon"]}, "hand": ["spell-stoneskin"], **ASKED}
    variants = {"mercenaries": "on"}
    g = battle(MAGMA, {**places, "power": {"earth": 3}}, {"units": {MAGMA: ["worker"]}}, variants=variants, **EVERY)
    come_to(g, "lost", "6", "1 1 1 1 1 1")
    answer(g, "cast spell-stoneskin", "spare power-demon", "spare minotaur", "go on")
    assert units(g, "ready") == ["minotaur", "power-demon", "worker", "worker"]
    assert (units(g, "underworld"), purse(g)) == (["worker"], "1 gem 1 sword")


# ---- Fire


def rolled(mine: str = "1 2", theirs: str = "6 5", **seat: Any) -> Eldervale:
    """Two workers against two; all dice are rolled."""
    two = {"units": {MAGMA: ["worker", "worker"]}}
    g = battle(MAGMA, {**two, **ASKED, "hand": ["spell-fireball"], "power": {"fire": 2}, **seat}, two, **EVERY)
    return come_to(g, "rolled", theirs, mine)


@pytest.mark.rule("ELDER-19.21", "ELDER-19.33")
def test_spell_fireball_removes_one_die_of_another() -> None:
    assert times("spell-fireball") == ONCE_ROLLED
    check_price("spell-fireball", rolled, "1 sword", fire=3)
    g = rolled("6 1", "6 5")
    answer(g, "cast spell-fireball")
    assert offered(g)[:2] == ["remove of seat 1 a 6", "remove of seat 1 a 5"]
    assert refused(g, "remove of seat 0 a 1").rule == "ELDER-19.6"
    assert refused(g, "remove of seat 1 a 4").rule == "ELDER-19.21"
    answer(g, "remove of seat 1 a 6")
    assert (shown(g, 1), shown(g)) == ([5], [6, 1])
    answer(g, "go on")
    assert winner(g) == 0


def test_spell_fireball_leaves_everybody_a_die() -> None:
    one = {"units": {MAGMA: ["worker"]}}
    g = battle(MAGMA, {**one, **ASKED, "hand": ["spell-fireball"], "power": {"fire": 2}}, one)
    assert refused(come_to(g, "rolled", "6", "1"), "cast spell-fireball").rule == NO_TARGET
    mine = {**one, **ASKED, "hand": ["spell-fireball"], "power": {"fire": 2}}
    demon = battle(MAGMA, mine, one, monsters={"power-demon": MAGMA})
    come_to(demon, "rolled", "6", "1", "2 2 2")
    answer(demon, "cast spell-fireball")
    assert len(shown(demon, -1)) == 2  # of the monster: the only side with more than one


def before_the_roll(**seat: Any) -> Eldervale:
    one = {"units": {MAGMA: ["worker"]}}
    g = battle(MAGMA, {**one, **ASKED, "hand": ["spell-battle-rage"], "power": {"fire": 3}, **seat}, one, **EVERY)
    return come_to(g, "dice")


@pytest.mark.rule("ELDER-19.18", "ELDER-19.19")
def test_spell_battle_rage_rolls_two_more_dice() -> None:
    assert times("spell-battle-rage") == BEFORE_DICE_ROLL
    check_price("spell-battle-rage", before_the_roll, "1 sword", fire=4)
    g = before_the_roll()
    assert dice(g) == 1
    answer(g, "cast spell-battle-rage")
    assert (dice(g), dice(g, 1)) == (3, 1)
    five = {"units": {MAGMA: ["dragon", "warrior"]}, **ASKED, "hand": ["spell-battle-rage"], "power": {"fire": 3}}
    many = battle(MAGMA, five, {"units": {MAGMA: ["worker"]}}, placed="dragon")
    answer(come_to(many, "dice"), "cast spell-battle-rage")
    assert dice(many) == 6  # six at most


def scorch(**seat: Any) -> Eldervale:
    theirs = {"units": {"mage-tower": ["worker", "dragon"], PORTAL: ["worker"]}, "purse": ""}
    return table(
        {"hand": ["spell-scorch"], "units": {"mill": ["worker"]}, "power": {"fire": 4}, **seat}, theirs, **EVERY
    )


@pytest.mark.rule("ELDER-20.1", "ELDER-4.17")
def test_spell_scorch_strikes_down_a_worker_next_to_an_own_unit() -> None:
    assert times("spell-scorch") == IN_OWN_TURN
    check_price("spell-scorch", scorch, "2 sword", fire=5)
    g = scorch(units={"mill": ["worker"], "fortress": ["worker"]})
    answer(g, "cast spell-scorch")
    assert offered(g) == ["strike down of 1 worker in mage-tower", f"strike down of 1 worker in {PORTAL}"]
    assert refused(g, "strike down of 1 dragon in mage-tower").rule == "ELDER-2.11"
    answer(g, f"strike down of 1 worker in {PORTAL}")
    assert (units(g, "underworld", 1), units(g, PORTAL, 1), purse(g, 1)) == (["worker"], [], "1 sword")
    assert (me(g).points, me(g).gains[FOR_CARDS]) == (2, 2)
    far = scorch(units={"briar-forest": ["worker"]})
    answer(far, "cast spell-scorch")
    assert units(far, PORTAL, 1) == []  # the only one next to the forest
    alone = table(
        {"hand": ["spell-scorch"], "units": {"mill": ["worker"]}, "power": {"fire": 4}},
        {"units": {"mage-tower": ["dragon"]}},
    )
    assert refused(alone, "cast spell-scorch").rule == NO_TARGET
    assert refused(scorch(units={}), "cast spell-scorch").rule == NO_TARGET


# ---- Water


def undertow(**seat: Any) -> Eldervale:
    fallen = {"mill": ["worker"], "underworld": ["worker", "worker", "dragon"]}
    return table({"hand": ["spell-undertow"], "units": fallen, "purse": "1 potion", **seat}, **EVERY)


@pytest.mark.rule("ELDER-20.2", "ELDER-4.17")
def test_spell_undertow_brings_back_up_to_two_of_the_fallen() -> None:
    assert times("spell-undertow") == IN_OWN_TURN
    check_price("spell-undertow", undertow, "1 potion", water=3)
    g = undertow()
    answer(g, "cast spell-undertow")
    assert refused(g, "revive wizard").rule == "ELDER-20.2"
    answer(g, "revive dragon", "revive worker")
    assert (units(g, "underworld"), units(g, "ready"), asked(g)) == (["worker"], ["dragon", "worker"], (0, "Turn"))
    one = undertow()
    answer(one, "cast spell-undertow", "revive worker", "done")
    assert units(one, "underworld") == ["dragon", "worker"]
    assert refused(undertow(units={"mill": ["worker"]}), "cast spell-undertow").rule == NO_TARGET


def reflection(*cards: str, **seat: Any) -> Eldervale:
    tableau = list(cards or ("earth-passage", "air-griffin-riders", "fire-passage", "earth-granary"))
    mine = {"hand": ["spell-reflection"], "units": {"mill": ["worker"], "fortress": ["worker"]}, "tableau": tableau}
    return table({**mine, "purse": "1 potion 1 gem", **seat}, **EVERY)


@pytest.mark.rule("ELDER-13.13", "ELDER-4.17")
def test_spell_reflection_resolves_a_workers_action_without_a_unit() -> None:
    assert times("spell-reflection") == IN_OWN_TURN
    check_price("spell-reflection", reflection, "1 potion 1 gem", water=4)
    g = reflection()
    answer(g, "cast spell-reflection")
    assert offered(g) == ["resolve earth-passage", "resolve fire-passage"]
    assert refused(g, "resolve air-griffin-riders").rule == "ELDER-13.2"  # a warrior's
    assert refused(g, "resolve earth-granary").rule == "ELDER-17.10"
    answer(g, "resolve fire-passage")
    assert (purse(g), units(g, "mill"), asked(g)) == ("1 potion 1 sword", ["worker"], (0, "Turn"))
    assert refused(reflection("air-griffin-riders"), "cast spell-reflection").rule == NO_TARGET


@pytest.mark.rule("ELDER-12.4")
def test_spell_reflection_resolves_it_even_if_a_unit_is_there() -> None:
    g = reflection("fire-passage")
    answer(g, "regroup", "worker from mill to fire-passage")
    assert refused(g, "worker from fortress to fire-passage").rule == "ELDER-12.4"
    answer(g, "cast spell-reflection")
    assert purse(g) == "1 potion 2 sword"


@pytest.mark.rule("ELDER-4.17", "ELDER-17.5")
def test_spell_reflection_leaves_what_the_action_costs() -> None:
    """The deposit of the Old Quarry takes a gem, as the price of the spell does."""
    quarry = {"tableau": ["earth-old-quarry"], "fields": {"earth-old-quarry": ["earth-gem"]}}
    assert refused(reflection(**quarry), "cast spell-reflection").rule == NO_TARGET
    g = reflection(**quarry, purse="1 potion 2 gem")
    answer(g, "cast spell-reflection")
    assert (purse(g), me(g).points) == ("1 potion", 4)


def flood(**seat: Any) -> Eldervale:
    both = {STEPPE: ["worker"], "mill": ["worker"]}
    theirs = {"units": {STEPPE: ["worker", "dragon"]}}
    mine = {"hand": ["spell-flood"], "units": both, "purse": "2 potion"}
    return table({**mine, **seat}, theirs, monsters={"power-demon": MAGMA}, **EVERY)


@pytest.mark.rule("ELDER-10.1")
def test_spell_flood_empties_an_element_realm_and_takes_its_treasure() -> None:
    assert times("spell-flood") == IN_OWN_TURN
    check_price("spell-flood", flood, "2 potion", water=5)
    g = flood()
    answer(g, "cast spell-flood")
    assert refused(g, "clear mill").rule == "ELDER-2.1"  # a ruin
    assert refused(g, f"clear {MAGMA}").rule == "ELDER-2.1"  # a monster
    answer(g, f"clear {STEPPE}")
    assert (units(g, STEPPE), units(g, STEPPE, 1), units(g, "mill")) == ([], [], ["worker"])
    assert (units(g, "ready"), units(g, "ready", 1)) == (["worker", "worker"], ["dragon", "worker", "worker", "worker"])
    assert (units(g, "underworld", 1), where(g, "power-demon")) == ([], MAGMA)
    assert offered(g) == [f"take treasure in {STEPPE} field 1", f"take treasure in {STEPPE} field 2"]
    answer(g, f"take treasure in {STEPPE} field 2")
    assert (tops(g), asked(g)) == (["air-2-tool"], (0, "Turn"))


def test_spell_flood_may_come_where_nobody_is() -> None:
    g = flood()
    answer(g, "cast spell-flood", "clear briar-forest", "take treasure in briar-forest field 1")
    assert (tops(g), units(g, STEPPE)) == (["earth-2-gem"], ["worker"])


@pytest.mark.rule("ELDER-19.4")
def test_spell_flood_washes_a_coming_battle_away() -> None:
    mine = {"hand": ["spell-flood"], "units": {STEPPE: ["worker"], "mill": ["worker"]}, "power": {"water": 4}}
    g = battle(STEPPE, mine, {"units": {STEPPE: ["dragon"]}}, comes=True, **EVERY)
    answer(g, "cast spell-flood", f"clear {STEPPE}", f"take treasure in {STEPPE} field 1")
    assert (g.battle, g.last_battle) == (None, None)
    assert ("dragon" in units(g, "ready", 1), tops(g)) == (True, ["air-2-scroll"])
