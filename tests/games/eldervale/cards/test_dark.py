"""The adventure cards of Dark, each as its text says."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import DARK
from support.eldervale import (
    answer,
    asked,
    go_on,
    holds,
    magic,
    me,
    offered,
    purse,
    realm,
    refused,
    table,
    units,
    where,
)
from support.eldervale_battle import battle, dice, fight, roll
from support.eldervale_cards import EVERY, act, advancing, cache_points, is_over, regrouping, untested, why_not_act

MAGMA = "magma-terraces"
ONE = {"units": {MAGMA: ["worker"]}}


def test_every_card_of_dark_has_a_test() -> None:
    assert untested(__file__, "dark") == []


@pytest.mark.rule("ELDER-17.11")
def test_dark_passage_gives_a_potion_and_its_field_to_the_highest() -> None:
    g = regrouping("worker", "dark-passage", power={"dark": 1})
    act(g, "dark-passage")
    assert purse(g) == "1 potion 1 sword"
    token = regrouping("warrior", "dark-passage", power={"dark": 1}, fields={"dark-passage": ["dark-2-scroll"]})
    act(token, "dark-passage")
    assert purse(token) == "2 scroll 1 potion"
    for mine, theirs in ((0, 0), (2, 2), (1, 2)):
        low = regrouping("worker", "dark-passage", power={"dark": mine}, against={"power": {"dark": theirs}})
        act(low, "dark-passage")
        assert purse(low) == "1 potion"


@pytest.mark.rule("ELDER-17.12")
def test_dark_whispering_crypt_scores_tokens_potions_and_the_fallen() -> None:
    crypt = {"tableau": ["dark-whispering-crypt"]}
    assert cache_points(**crypt) == 0
    assert (
        cache_points(**crypt, fields={"dark-whispering-crypt": ["dark-2-potion", "air-gem"]}, tray=["dark-gold"]) == 4
    )
    assert cache_points(**crypt, purse="3 potion 2 sword 1 gold") == 3
    assert cache_points(**crypt, units={"underworld": ["worker", "dragon"], "mill": ["worker"]}) == 2


def hosting(host: str, *more: str, below: list[str], **seat: Any) -> Eldervale:
    """The Aura of Darkness lies on a card; a worker comes from the mill, these units are fallen."""
    places = {"mill": ["worker"], "underworld": below}
    return regrouping("worker", "dark-aura", host, *more, auras={"dark-aura": host}, **{"units": places, **seat})


@pytest.mark.rule("ELDER-12.6")
def test_dark_aura_lets_one_fallen_unit_act_in_step_two_and_draws_a_card() -> None:
    g = hosting("earth-passage", "fire-passage", below=["worker", "dragon"])
    assert refused(g, "fallen worker to earth-passage").rule == "ELDER-12.6"
    answer(g, "worker from mill does harvest")
    go_on(g)
    assert refused(g, "fallen dragon to fire-passage").rule == "ELDER-12.6"
    assert refused(g, "fallen warrior to earth-passage").rule == "ELDER-20.2"
    answer(g, "fallen dragon to earth-passage")
    assert (purse(g), len(holds(g))) == ("1 gem 1 scroll", 1)
    go_on(g)
    assert asked(g) == (1, "Turn")  # the worker does not act any more
    assert units(g, "underworld") == []


def test_dark_aura_needs_a_free_host_with_a_fitting_symbol() -> None:
    taken = hosting("earth-passage", below=["worker"])
    act(taken, "earth-passage")
    go_on(taken)
    assert (purse(taken), holds(taken), asked(taken)) == ("1 gem", [], (1, "Turn"))  # nobody fallen acted
    warriors = hosting("earth-stone-wardens", below=["worker", "warrior"])
    answer(warriors, "ready worker from mill")
    go_on(warriors)
    assert refused(warriors, "fallen worker to earth-stone-wardens").rule == "ELDER-13.3"
    answer(warriors, "fallen warrior to earth-stone-wardens")
    assert (purse(warriors), len(holds(warriors))) == ("1 gem", 1)


def test_dark_aura_may_be_declined_and_must_be_attached() -> None:
    g = hosting("earth-passage", below=["worker"])
    answer(g, "ready worker from mill")
    go_on(g)
    answer(g, "go on")
    assert (purse(g), holds(g), asked(g)) == ("", [], (1, "Turn"))
    loose = regrouping("worker", "dark-aura", "earth-passage", units={"mill": ["worker"], "underworld": ["worker"]})
    answer(loose, "ready worker from mill")
    go_on(loose)
    assert asked(loose) == (1, "Turn")


def test_dark_aura_draws_a_card_also_for_the_fallen_of_paladin_hall() -> None:
    """A fallen unit that acts in step 1 takes the place; in step 2 it is not free any more."""
    below = {"mill": ["warrior"], "fortress": ["worker"], "underworld": ["worker", "dragon"]}
    g = hosting("earth-passage", "light-paladin-hall", below=[], units=below)
    act(g, "light-paladin-hall")
    answer(g, "fallen dragon to earth-passage")
    assert (purse(g), len(holds(g))) == ("1 gem", 1)
    go_on(g, "ready worker from fortress")
    assert asked(g) == (1, "Turn")


def test_dark_aura_on_paladin_hall_lets_a_second_fallen_unit_act_in_step_two() -> None:
    g = hosting("light-paladin-hall", "earth-passage", below=["warrior", "dragon"])
    answer(g, "ready worker from mill")
    go_on(g)
    answer(g, "fallen warrior to light-paladin-hall", "fallen dragon to earth-passage")
    assert (purse(g), me(g).points, len(holds(g))) == ("1 gem", 2, 1)  # the card is for the host only
    alone = hosting("light-paladin-hall", "earth-passage", below=["warrior"])
    answer(alone, "ready worker from mill")
    go_on(alone)
    answer(alone, "fallen warrior to light-paladin-hall")
    assert (me(alone).fame, len(holds(alone))) == (1, 1)  # nobody is in the Underworld any more


@pytest.mark.rule("ELDER-17.21")
def test_dark_wall_gains_a_potion_or_a_sword_when_an_opponent_advances_on_dark() -> None:
    wall = {"tableau": ["dark-wall"]}
    g = advancing("dark", {}, wall)
    assert (int(g.seat), offered(g)) == (1, ["choose gain-potion", "choose gain-sword"])
    answer(g, "choose gain-potion")
    assert (purse(g, 1), purse(g)) == ("1 potion", "1 gem")  # that of the Heart Tree
    sword = advancing("dark", {}, wall)
    answer(sword, "choose gain-sword")
    assert purse(sword, 1) == "1 sword"


def test_dark_wall_is_about_opponents_and_dark_only() -> None:
    wall = {"tableau": ["dark-wall"]}
    assert is_over(advancing("fire", {}, wall))
    assert is_over(advancing("dark", {}, wall, level=5))
    assert is_over(advancing("dark", wall, {}))


@pytest.mark.rule("ELDER-19.18")
def test_dark_soul_scythe_rolls_a_die_for_each_fallen_unit_up_to_two() -> None:
    def rolled(below: list[str], theirs: list[str], tableau: list[str]) -> int:
        mine = {"units": {MAGMA: ["worker"], "underworld": below}, "tableau": tableau}
        return dice(battle(MAGMA, mine, {"units": {MAGMA: ["worker"], "underworld": theirs}}, **EVERY))

    scythe = ["dark-soul-scythe"]
    assert rolled([], ["worker"], scythe) == 1
    assert rolled(["worker"], [], scythe) == 2
    assert rolled(["worker", "warrior"], [], scythe) == 3
    assert rolled(["worker", "warrior", "dragon"], [], scythe) == 3
    assert rolled(["worker", "warrior"], [], []) == 1


def test_dark_grave_robbers_draw_a_card_and_gain_potions_for_the_fallen() -> None:
    for below, gained in (([], ""), (["dragon"], "1 potion"), (["warrior", "wizard", "dragon"], "2 potion")):
        places = {"mill": ["worker"], "fortress": ["worker"], "underworld": below}
        g = regrouping("worker", "dark-grave-robbers", units=places, against={"units": {"underworld": ["worker"]}})
        act(g, "dark-grave-robbers")
        assert (purse(g), len(holds(g))) == (gained, 1)
    masked = regrouping(
        "worker", "chaos-carnival-of-masks", units={"mill": ["worker"], "underworld": ["dragon"]},
        against={"tableau": ["dark-grave-robbers"], "units": {"underworld": ["worker", "warrior"]}},
    )  # fmt: skip
    answer(masked, "masked worker from mill to dark-grave-robbers")
    assert (purse(masked), len(holds(masked))) == ("1 potion", 1)  # whoever acts counts the own units


def test_dark_black_guard_gains_a_sword_and_takes_a_random_card() -> None:
    g = regrouping("warrior", "dark-black-guard", against={"hand": ["spell-gust", "quest-slayer"]})
    assert refused(g, "worker from fortress to dark-black-guard").rule == "ELDER-13.3"
    g.open_luck = True
    act(g, "dark-black-guard")
    assert (int(g.seat), offered(g)) == (-1, ["take spell-gust", "take quest-slayer"])
    answer(g, "take quest-slayer")
    assert (purse(g), holds(g), holds(g, 1)) == ("1 sword", ["quest-slayer"], ["spell-gust"])
    nobody = regrouping("warrior", "dark-black-guard")
    act(nobody, "dark-black-guard")
    assert (purse(nobody), holds(nobody), is_over(nobody)) == ("1 sword", [], True)


def test_dark_black_guard_chooses_the_victim_and_tells_nobody_else() -> None:
    mine = {"units": {"mill": ["warrior"], "fortress": ["worker"]}, "tableau": ["dark-black-guard"], "purse": ""}
    g = table(mine, {"hand": ["spell-gust"]}, {"hand": ["spell-levy"]}, {}, **EVERY)
    answer(g, "regroup", "warrior from mill to dark-black-guard")
    assert offered(g) == ["choose seat 1", "choose seat 2"]  # seat 3 holds nothing
    assert refused(g, "choose seat 0").rule == "ELDER-2.11"
    answer(g, "choose seat 2")
    assert (holds(g), holds(g, 1), holds(g, 2)) == (["spell-levy"], ["spell-gust"], [])
    assert g.seen_by[magic("spell-levy")] == 1 << 2  # its old owner knows it


def test_dark_necromancers_tower_takes_two_cards_of_the_discard_pile() -> None:
    pile = ["spell-gust", "quest-slayer", "prophecy-summit"]
    g = regrouping("wizard", "dark-necromancers-tower", hand=["spell-levy"], keys={"discards": pile})
    assert refused(g, "worker from fortress to dark-necromancers-tower").rule == "ELDER-13.3"
    act(g, "dark-necromancers-tower")
    assert offered(g) == [f"take {name}" for name in pile]
    assert refused(g, "take spell-levy").rule == "ELDER-4.4"
    answer(g, "take prophecy-summit", "take quest-slayer")
    assert (holds(g), is_over(g)) == (["spell-levy", "quest-slayer", "prophecy-summit"], True)
    assert g.discards == 1 << magic("spell-gust")


def test_dark_necromancers_tower_takes_what_there_is() -> None:
    g = regrouping("wizard", "dark-necromancers-tower", keys={"discards": ["spell-gust"]})
    act(g, "dark-necromancers-tower")
    assert (holds(g), is_over(g)) == (["spell-gust"], True)
    empty = regrouping("wizard", "dark-necromancers-tower")
    assert why_not_act(empty, "dark-necromancers-tower") == "ELDER-13.4"


def test_dark_bone_perch_advances_on_dark_and_may_send_the_dragon_below() -> None:
    g = regrouping("dragon", "dark-bone-perch")
    assert refused(g, "worker from fortress to dark-bone-perch").rule == "ELDER-13.3"
    act(g, "dark-bone-perch")
    assert me(g).levels[DARK] == 1
    assert offered(g) == ["choose nothing", "choose fall"]
    answer(g, "choose fall")
    assert (units(g, "underworld"), purse(g), me(g).points) == (["dragon"], "1 sword", 3)
    go_on(g, "ready worker from fortress")
    assert (units(g, "underworld"), asked(g)) == (["dragon"], (1, "Turn"))  # step 2 leaves it there
    go_on(g, "regroup", "regroup")
    assert units(g, "underworld") == []


def test_dark_bone_perch_scores_at_the_top_and_lets_the_dragon_stay() -> None:
    g = regrouping("dragon", "dark-bone-perch", power={"dark": 5})
    act(g, "dark-bone-perch", "choose nothing")
    assert (me(g).points, purse(g), units(g, "underworld"), is_over(g)) == (2, "", [], True)
    go_on(g, "ready worker from fortress")
    assert "dragon" in units(g, "ready")


def test_dark_bone_perch_takes_the_dragon_that_muster_uses() -> None:
    """It is used in the ready area; the next regroup brings it back."""
    mine = {"units": {"ready": ["dragon"]}, "tableau": ["dark-bone-perch"], "hand": ["spell-muster"]}
    g = table({**mine, "purse": "5 gold", "power": {"order": 5}}, **EVERY)
    answer(g, "cast spell-muster", "choose fall")
    assert (units(g, "underworld"), me(g).levels[DARK], me(g).points) == (["dragon"], 1, 3)
    go_on(g, "regroup")
    assert units(g, "underworld") == []


def test_dark_bone_perch_sends_nobody_below_twice() -> None:
    """The Aura of Fire repeats the action: the dragon is not there any more."""
    g = regrouping("dragon", "dark-bone-perch", "fire-aura", auras={"fire-aura": "dark-bone-perch"}, purse="1 sword")
    act(g, "dark-bone-perch", "choose fall", "use fire-aura")
    assert (me(g).levels[DARK], purse(g), me(g).points, is_over(g)) == (2, "1 sword", 3, True)
    later = regrouping(
        "dragon", "dark-bone-perch", "fire-aura", auras={"fire-aura": "dark-bone-perch"}, purse="1 sword"
    )
    act(later, "dark-bone-perch", "choose nothing", "use fire-aura", "choose fall")
    assert (units(later, "underworld"), purse(later), me(later).points) == (["dragon"], "1 sword", 3)


def test_dark_bone_perch_sets_a_controlled_monster_aside() -> None:
    """With the Aura of Water any unit uses it; a monster that falls is defeated (ELDER-23.16)."""
    cards = ("dark-bone-perch", "water-aura", "dark-pact-of-souls")
    places = {"mill": ["power-demon"], "fortress": ["worker"]}
    g = regrouping("power-demon", *cards, auras={"water-aura": "dark-bone-perch"}, units=places)
    act(g, "dark-bone-perch", "choose fall")
    assert (purse(g), me(g).points, where(g, "power-demon")) == ("2 potion 1 sword", 3, "aside")  # one of the aura


@pytest.mark.rule("ELDER-17.5", "ELDER-17.8")
def test_dark_blood_altar_pays_its_deposit_for_points_and_one_of_three_cards() -> None:
    coming = {"magic": ["spell-gust", "spell-levy", "quest-slayer", "spell-muster"]}
    altar = {"dark-blood-altar": ["dark-potion-or-sword"]}
    g = regrouping("worker", "dark-blood-altar", fields=altar, purse="1 potion 1 sword", keys=coming)
    act(g, "dark-blood-altar", "pay 1 sword")
    assert (purse(g), me(g).points) == ("1 potion", 2)
    assert offered(g) == ["keep spell-gust", "keep spell-levy", "keep quest-slayer"]
    assert refused(g, "keep spell-muster").rule == "ELDER-4.1"
    answer(g, "keep spell-levy")
    assert (holds(g), is_over(g)) == (["spell-levy"], True)
    assert g.discards == 1 << magic("spell-gust") | 1 << magic("quest-slayer")
    free = regrouping("worker", "dark-blood-altar", fields={"dark-blood-altar": ["orb"]}, keys=coming)
    act(free, "dark-blood-altar", "keep spell-gust")
    assert (me(free).points, holds(free)) == (2, ["spell-gust"])
    empty = regrouping("worker", "dark-blood-altar", purse="1 potion 1 sword")
    assert why_not_act(empty, "dark-blood-altar") == "ELDER-17.5"
    poor = regrouping("worker", "dark-blood-altar", fields=altar, purse="5 gem")
    assert why_not_act(poor, "dark-blood-altar") == "ELDER-13.4"


@pytest.mark.rule("ELDER-17.9")
def test_dark_black_mirror_keeps_one_of_two_cards_and_with_an_orb_two_of_four() -> None:
    coming = {"magic": ["spell-gust", "spell-levy", "quest-slayer", "spell-muster", "spell-flood"]}
    g = regrouping("wizard", "dark-black-mirror", keys=coming)
    assert refused(g, "worker from fortress to dark-black-mirror").rule == "ELDER-13.3"
    act(g, "dark-black-mirror")
    assert offered(g) == ["keep spell-gust", "keep spell-levy"]
    answer(g, "keep spell-levy")
    assert (holds(g), is_over(g)) == (["spell-levy"], True)
    more = regrouping("wizard", "dark-black-mirror", unlocked=["dark-black-mirror"], keys=coming)
    act(more, "dark-black-mirror")
    assert offered(more) == ["keep spell-gust", "keep spell-levy", "keep quest-slayer", "keep spell-muster"]
    answer(more, "keep spell-muster", "keep spell-gust")
    assert (holds(more), is_over(more)) == (["spell-gust", "spell-muster"], True)
    assert more.discards == 1 << magic("spell-levy") | 1 << magic("quest-slayer")


def test_dark_pact_of_souls_gains_a_potion_for_each_own_unit_that_falls() -> None:
    pact = {"tableau": ["dark-pact-of-souls"]}
    g = battle(MAGMA, {"units": {MAGMA: ["worker", "dragon"]}, **pact}, ONE, **EVERY)
    roll(g, "6", "1 1 1 1")
    assert (purse(g), units(g, "underworld")) == ("2 potion 2 sword", ["dragon", "worker"])
    won = battle(MAGMA, {**ONE, **pact}, ONE, **EVERY)
    roll(won, "1", "6")
    assert (purse(won), purse(won, 1)) == ("", "1 sword")
    struck = regrouping("dragon", "fire-volcano-throne", against={"units": {"ash-plains": ["worker"]}, **pact})
    act(struck, "fire-volcano-throne")
    assert purse(struck, 1) == "1 potion 1 sword"


def test_dark_pact_of_souls_counts_a_controlled_monster() -> None:
    g = battle(
        MAGMA,
        {"units": {MAGMA: ["power-demon"]}, "tableau": ["dark-pact-of-souls"]},
        ONE,
        placed="power-demon",
        **EVERY,
    )
    roll(g, "6", "1 1 1")
    assert (purse(g), where(g, "power-demon")) == ("1 potion 1 sword", "aside")


def test_dark_pact_of_souls_gives_nothing_for_who_is_spared() -> None:
    mine = {**ONE, "tableau": ["dark-pact-of-souls", "light-sanctuary"], "dwellings": [MAGMA]}
    g = battle(MAGMA, mine, ONE, **EVERY)
    roll(g, "6", "1 1")
    assert (purse(g), units(g, "underworld")) == ("", [])


def stepping(purse: str, theirs: dict[str, Any], **keys: Any) -> Eldervale:
    """Seat 0 has placed a worker at the Magma Terraces, next to its other one."""
    mine = {"units": {"briar-forest": ["worker"]}, "purse": purse, "tableau": ["dark-shadow-step"]}
    g = table(mine, {"purse": "", **theirs}, **{**EVERY, **keys})
    g.open_luck = True
    answer(g, f"place worker in {MAGMA}")
    return g


@pytest.mark.rule("ELDER-19.1")
def test_dark_shadow_step_pays_a_potion_for_peace_with_players() -> None:
    g = stepping("2 potion", ONE)
    answer(g, "use dark-shadow-step")
    go_on(g)
    assert (purse(g), g.last_battle, asked(g)) == ("1 potion", None, (1, "Turn"))
    assert (units(g, MAGMA), units(g, MAGMA, 1)) == (["worker"], ["worker"])
    fought = stepping("1 potion", ONE)
    answer(fought, "no")
    go_on(fought, "done")
    assert [int(side.seat) for side in fight(fought).sides] == [1, 0]


def test_dark_shadow_step_needs_a_potion_or_gold_and_somebody_there() -> None:
    assert asked(stepping("5 scroll", ONE)) != (0, "Offer")
    gold = stepping("1 gold", ONE)
    answer(gold, "use dark-shadow-step")
    assert purse(gold) == ""
    alone = stepping("1 potion", {"units": {"mill": ["worker"]}})
    assert asked(alone) != (0, "Offer")
    beast = stepping("1 potion", {}, monsters={"power-demon": MAGMA})
    assert asked(beast) != (0, "Offer")  # a monster is no player


def test_dark_shadow_step_leaves_the_monster_to_its_owner_alone() -> None:
    """R59: the others' units take no part and are not removed."""
    g = stepping("1 potion", ONE, monsters={"power-demon": MAGMA})
    answer(g, "use dark-shadow-step")
    go_on(g)
    assert [int(side.seat) for side in fight(g).sides] == [0, -1]
    answer(g, "done", "go on")
    roll(g, "1", "6 6 6")
    while "go on" in offered(g):  # a token could be cashed
        answer(g, "go on")
    assert (units(g, "underworld"), units(g, MAGMA, 1)) == (["worker"], ["worker"])


def test_dark_shadow_step_works_once_per_turn() -> None:
    mine = {"units": {"briar-forest": ["worker"]}, "purse": "5 potion", "tableau": ["dark-shadow-step"]}
    theirs = {"units": {MAGMA: ["worker"], "ash-plains": ["worker"]}, "purse": ""}
    g = table({**mine, "hand": ["spell-second-wind"], "power": {"air": 5}}, theirs, **EVERY)
    g.open_luck = True
    go_on(g, f"place worker in {MAGMA}")
    answer(g, "use dark-shadow-step", "cast spell-second-wind", "place worker in ash-plains")
    go_on(g, "take treasure in ash-plains field 1")
    assert purse(g) == "4 potion"
    assert fight(g).realm == realm("ash-plains")  # the only battle


def test_dark_shadow_step_has_nothing_to_do_in_the_peaceful_start() -> None:
    g = stepping("1 potion", ONE, peaceful=True)
    assert asked(g) != (0, "Offer")
    go_on(g)
    assert (purse(g), g.last_battle) == ("1 potion", None)
