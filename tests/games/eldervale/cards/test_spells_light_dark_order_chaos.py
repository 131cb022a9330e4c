"""The spells of Light, Dark, Order and Chaos, each as its text says."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.gaining import FOR_CARDS
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import AIR, FIRE, NOBODY
from support.eldervale import (
    answer,
    asked,
    holds,
    magic,
    me,
    offered,
    purse,
    refused,
    roll,
    table,
    tableau,
    units,
    where,
)
from support.eldervale_battle import battle, dice, monster_dice, shown, winner
from support.eldervale_cards import EVERY
from support.eldervale_magic import (
    BEFORE_DICE_ROLL,
    FOR_LOSERS,
    IN_OWN_TURN,
    NO_TARGET,
    ONCE_ROLLED,
    UNPAID,
    check_price,
    come_to,
    times,
    untested_spells,
)

MAGMA = "magma-terraces"
STEPPE = "windswept-steppe"
ASKED = {"tray": ["air-gem"]}  # who has treasure is asked at every moment, whatever the hand
ONE = {"units": {MAGMA: ["worker"]}}
TWO = {"units": {MAGMA: ["worker", "worker"]}}


def test_every_spell_of_these_elements_has_a_test() -> None:
    assert untested_spells(__file__, "light", "dark", "order", "chaos") == []


# ---- Light


def beaten(**seat: Any) -> Eldervale:
    """Seat 0 has lost with a worker and a dragon."""
    mine = {"hand": ["spell-healing-light"], "units": {MAGMA: ["worker", "dragon"]}, **ASKED, "power": {"light": 2}}
    return come_to(battle(MAGMA, {**mine, **seat}, ONE, **EVERY), "lost", "6", "1 1 1 1")


@pytest.mark.rule("ELDER-20.1")
def test_spell_healing_light_spares_one_beaten_unit() -> None:
    assert times("spell-healing-light") == FOR_LOSERS
    check_price("spell-healing-light", beaten, "1 potion", light=3)
    g = beaten()
    answer(g, "cast spell-healing-light")
    assert offered(g)[:2] == ["spare worker", "spare dragon"]
    answer(g, "spare dragon")
    assert (me(g).points, me(g).gains[FOR_CARDS]) == (2, 2)
    answer(g, "go on")
    assert (units(g, "underworld"), "dragon" in units(g, "ready"), purse(g)) == (["worker"], True, "1 sword")
    without = beaten()
    answer(without, "go on")
    assert (units(without, "underworld"), me(without).points) == (["dragon", "worker"], 0)


def revelation(money: str = "", **seat: Any) -> Eldervale:
    """Passages are on offer: that of Earth costs a gem and a tool, that of Fire a sword and a tool."""
    mine = {"hand": ["spell-revelation"], "units": {"mill": ["worker"]}, "power": {"light": 4}, "purse": money}
    return table({**mine, **seat}, **EVERY)


@pytest.mark.rule("ELDER-11.5", "ELDER-11.9", "ELDER-4.17")
def test_spell_revelation_takes_a_face_up_card_for_its_cost() -> None:
    assert times("spell-revelation") == IN_OWN_TURN
    g = revelation("1 gem 1 tool")
    answer(g, "cast spell-revelation")
    assert (tableau(g), purse(g), me(g).levels[1]) == (["earth-passage"], "", 1)  # and its power
    assert asked(g) == (0, "Turn")
    low = {"power": {"light": 3}}
    paid = revelation("1 gem 1 tool 2 scroll", **low)
    answer(paid, "cast spell-revelation")
    assert (tableau(paid), purse(paid)) == (["earth-passage"], "")
    assert refused(revelation("1 gem 1 tool 1 scroll", **low), "cast spell-revelation").rule == UNPAID
    assert refused(revelation("2 scroll", **low), "cast spell-revelation").rule == NO_TARGET  # nothing left for a card
    assert refused(revelation("5 sword"), "cast spell-revelation").rule == NO_TARGET
    two = revelation("1 gem 1 tool 1 sword")
    answer(two, "cast spell-revelation")
    assert offered(two) == [f"take card {element}-passage" for element in ("earth", "fire", "chaos")]
    assert refused(two, "take card earth-granary").message == "eldervale-refusal-card-not-on-offer"
    assert refused(two, "take card water-passage").message == "eldervale-refusal-card-too-dear"
    answer(two, "take card fire-passage")
    assert (tableau(two), purse(two), asked(two)) == (["fire-passage"], "1 gem", (0, "Turn"))


def blessing(**seat: Any) -> Eldervale:
    mine = {"hand": ["spell-blessing"], "units": {"mill": ["worker"]}, "purse": "1 scroll 1 potion"}
    return table({**mine, **seat}, **EVERY)


@pytest.mark.rule("ELDER-22.4")
def test_spell_blessing_advances_a_marker_already_placed() -> None:
    assert times("spell-blessing") == IN_OWN_TURN
    check_price("spell-blessing", blessing, "1 scroll 1 potion", light=4)
    g = blessing(power={"air": 1, "fire": 2})
    answer(g, "cast spell-blessing")
    assert offered(g) == ["power of air", "power of fire"]
    assert refused(g, "power of water").rule  # no marker there
    answer(g, "power of fire")
    assert (me(g).levels[AIR], me(g).levels[FIRE], me(g).points) == (1, 3, 0)
    top = blessing(power={"air": 1, "fire": 5})
    answer(top, "cast spell-blessing", "power of fire")
    assert (me(top).levels[FIRE], me(top).points) == (5, 2)


# ---- Dark


def weakness(**seat: Any) -> Eldervale:
    mine = {**ONE, **ASKED, "hand": ["spell-weakness"], "power": {"dark": 2}}
    return come_to(battle(MAGMA, {**mine, **seat}, {"units": {MAGMA: ["dragon"]}}, **EVERY), "dice")


@pytest.mark.rule("ELDER-19.18", "ELDER-19.33")
def test_spell_weakness_takes_two_dice_from_another() -> None:
    assert times("spell-weakness") == BEFORE_DICE_ROLL
    check_price("spell-weakness", weakness, "1 potion", dark=3)
    g = weakness()
    answer(g, "cast spell-weakness")
    assert (dice(g), dice(g, 1)) == (1, 1)
    mine = {**ONE, **ASKED, "hand": ["spell-weakness"], "power": {"dark": 2}}
    both = come_to(battle(MAGMA, mine, TWO, monsters={"brass-sentinel": MAGMA}, **EVERY), "dice")
    answer(both, "cast spell-weakness")
    assert offered(both)[:2] == ["against seat 1", "against the monster"]
    assert refused(both, "against seat 0").rule == "ELDER-19.6"
    answer(both, "against the monster")
    assert (dice(both), dice(both, 1), monster_dice(both)) == (1, 2, 2)
    least = come_to(battle(MAGMA, mine, TWO, **EVERY), "dice")
    answer(least, "cast spell-weakness")
    assert dice(least, 1) == 1  # one is left


def bargain(*fallen: str, **seat: Any) -> Eldervale:
    mine = {
        "hand": ["spell-grave-bargain"],
        "units": {"mill": ["worker"], "underworld": [*fallen], "ready": ["wizard"]},
    }
    return table({**mine, "purse": "", "power": {"dark": 3}, **seat}, **EVERY)


@pytest.mark.parametrize(
    ("fallen", "gained"), [([], 1), (["worker"], 2), (["worker", "dragon"], 3), (["worker", "worker", "dragon"], 3)]
)
def test_spell_grave_bargain_gains_more_for_the_fallen(fallen: list[str], gained: int) -> None:
    g = bargain(*fallen)
    answer(g, "cast spell-grave-bargain")
    assert refused(g, "gain magic").rule == "ELDER-3.7"
    for kind in ("gold", "gold", "sword")[:gained]:
        answer(g, f"gain {kind}")
    assert purse(g) == ("1 gold", "2 gold", "1 sword 2 gold")[gained - 1]
    assert (asked(g), holds(g), units(g, "underworld")) == ((0, "Turn"), [], sorted(fallen))


def test_spell_grave_bargain_has_its_time_and_price() -> None:
    assert times("spell-grave-bargain") == IN_OWN_TURN
    check_price("spell-grave-bargain", bargain, "1 sword", dark=4)


def theft(*theirs: str, **seat: Any) -> Eldervale:
    mine = {"hand": ["spell-mind-theft"], "units": {"mill": ["worker"]}, "power": {"dark": 4}}
    others = [{"hand": [*theirs]}, {"hand": ["spell-scorch"]}]
    return table({**mine, **seat}, *others, magic=["prophecy-summit", "prophecy-fallen"], **EVERY)


THREE = ("quest-slayer", "spell-gust", "quest-gilded")


@pytest.mark.rule("ELDER-4.1", "ELDER-4.17")
def test_spell_mind_theft_takes_two_cards_of_a_hand_looked_at() -> None:
    assert times("spell-mind-theft") == IN_OWN_TURN
    check_price("spell-mind-theft", theft, "1 potion 1 sword", dark=5)
    g = theft(*THREE)
    answer(g, "cast spell-mind-theft")
    assert offered(g) == ["choose seat 1", "choose seat 2"]
    assert refused(g, "choose seat 0").rule
    assert "quest-gilded" not in str(g.view(0))
    answer(g, "choose seat 1")
    assert "quest-gilded" in str(g.view(0))  # looked at
    assert "quest-gilded" not in str(g.view(2))
    assert refused(g, "take spell-scorch").rule == "ELDER-4.1"  # another hand
    answer(g, "take quest-gilded", "take spell-gust")
    assert holds(g) == ["spell-gust", "quest-gilded"]
    assert holds(g, 1) == ["quest-slayer", "prophecy-summit"]  # and drew one
    assert (holds(g, 2), asked(g)) == (["spell-scorch"], (0, "Turn"))


def test_spell_mind_theft_takes_what_there_is() -> None:
    g = theft("quest-slayer")
    answer(g, "cast spell-mind-theft", "choose seat 1")
    while asked(g)[1] == "TakeFromHand":
        answer(g, offered(g)[0])
    assert (holds(g), holds(g, 1)) == (["quest-slayer"], ["prophecy-summit"])
    nobody = table({"hand": ["spell-mind-theft"], "power": {"dark": 4}}, {"hand": []}, **EVERY)
    assert refused(nobody, "cast spell-mind-theft").rule == NO_TARGET


# ---- Order


def levy(money: str = "", **seat: Any) -> Eldervale:
    mine = {"hand": ["spell-levy"], "units": {"mill": ["worker"]}, "power": {"order": 2}, "purse": money}
    return table({**mine, **seat}, **EVERY)


@pytest.mark.rule("ELDER-3.7", "ELDER-4.17")
def test_spell_levy_swaps_up_to_three_and_gains_one() -> None:
    assert times("spell-levy") == IN_OWN_TURN
    g = levy("3 gem 1 sword 2 gold")
    answer(g, "cast spell-levy")
    assert refused(g, "swap gold for gem").rule == "ELDER-3.7"
    assert refused(g, "swap gem for gold").rule == "ELDER-3.7"
    assert refused(g, "swap magic for gem").rule == "ELDER-3.7"
    answer(g, "swap gem for tool", "swap gem for tool", "swap sword for potion")
    assert refused(g, "gain gold").rule == "ELDER-3.7"
    answer(g, "gain scroll")
    assert (purse(g), asked(g)) == ("1 gem 1 scroll 1 potion 2 tool 2 gold", (0, "Turn"))
    fewer = levy("1 gem")
    answer(fewer, "cast spell-levy", "done", "gain gem")
    assert purse(fewer) == "2 gem"
    low = {"power": {"order": 1}}
    paid = levy("1 tool 1 gem", **low)
    answer(paid, "cast spell-levy", "swap gem for sword", "done", "gain sword")
    assert purse(paid) == "2 sword"
    assert refused(levy("1 gem", **low), "cast spell-levy").rule == UNPAID
    assert refused(levy("1 tool", **low), "cast spell-levy").rule == NO_TARGET  # nothing left to swap
    assert refused(levy("5 gold"), "cast spell-levy").rule == NO_TARGET


def formation(mine: str = "1 2", **seat: Any) -> Eldervale:
    seat = {**TWO, **ASKED, "hand": ["spell-formation"], "power": {"order": 3}, **seat}
    return come_to(battle(MAGMA, seat, TWO, **EVERY), "rolled", "6 5", mine)


@pytest.mark.rule("ELDER-19.21")
def test_spell_formation_turns_an_own_die_to_six() -> None:
    assert times("spell-formation") == ONCE_ROLLED
    check_price("spell-formation", formation, "1 scroll", order=4)
    g = formation("5 2")
    answer(g, "cast spell-formation")
    assert offered(g)[:2] == ["turn a 5 to 6", "turn a 2 to 6"]
    assert refused(g, "turn a 4 to 6").rule == "ELDER-19.21"
    answer(g, "turn a 2 to 6")
    assert (shown(g), shown(g, 1)) == ([6, 5], [6, 5])
    lost = formation("5 2")
    answer(lost, "go on")
    assert winner(lost) == 1


def muster(*cards: str, ready: tuple[str, ...] = (), money: str = "", **seat: Any) -> Eldervale:
    """No worker is ready unless told; one is in the mill and one in the fortress."""
    places = {"mill": ["worker"], "fortress": ["worker"], "underworld": ["worker"], "ready": [*ready]}
    tableau = list(cards or ("fire-passage", "air-griffin-riders", "earth-granary"))
    mine = {"hand": ["spell-muster"], "units": places, "tableau": tableau, "purse": money, "power": {"order": 4}}
    return table({**mine, **seat}, **EVERY)


@pytest.mark.rule("ELDER-13.3", "ELDER-4.17")
def test_spell_muster_activates_a_card_with_a_ready_unit() -> None:
    assert times("spell-muster") == IN_OWN_TURN
    check_price("spell-muster", lambda **seat: muster(ready=("wizard",), **seat), "1 tool 1 scroll", order=5)
    g = muster("fire-passage", "earth-passage", "air-griffin-riders", "earth-granary", ready=("wizard",))
    answer(g, "cast spell-muster")
    assert offered(g) == ["ready wizard to fire-passage", "ready wizard to earth-passage"]
    assert refused(g, "ready wizard to air-griffin-riders").rule == "ELDER-13.3"
    assert refused(g, "ready wizard to earth-granary").rule == "ELDER-17.10"
    assert refused(g, "ready worker to fire-passage").rule == "ELDER-13.13"  # none is ready
    answer(g, "ready wizard to fire-passage")
    assert (purse(g), units(g, "ready"), asked(g)) == ("1 sword", ["wizard"], (0, "Turn"))
    assert refused(muster(), "cast spell-muster").rule == NO_TARGET  # nobody ready
    assert refused(muster("earth-granary", ready=("wizard",)), "cast spell-muster").rule == NO_TARGET


@pytest.mark.rule("ELDER-12.4")
def test_spell_muster_leaves_an_occupied_card_alone() -> None:
    g = muster("fire-passage", ready=("wizard",))
    answer(g, "regroup", "worker from mill to fire-passage")
    assert refused(g, "cast spell-muster").rule == NO_TARGET


# ---- Chaos


def wild_magic(*, face: int = 0, **seat: Any) -> Eldervale:
    mine = {"hand": ["spell-wild-magic", "quest-slayer"], "units": {"mill": ["worker"]}, "power": {"chaos": 2}}
    g = table({**mine, "purse": "", **seat}, **EVERY)
    g.open_luck = True
    if face:
        answer(g, "cast spell-wild-magic")
        roll(g, face)
    return g


@pytest.mark.rule("ELDER-3.7")
def test_spell_wild_magic_does_what_the_die_says() -> None:
    assert times("spell-wild-magic") == IN_OWN_TURN
    check_price("spell-wild-magic", wild_magic, "1 gem", chaos=3)
    for face, gained in ((2, 2), (3, 2), (4, 3), (5, 3)):
        g = wild_magic(face=face)
        assert refused(g, "gain magic").rule == "ELDER-3.7"
        answer(g, *["gain gold" for _ in range(gained)])
        assert (purse(g), asked(g)) == (f"{gained} gold", (0, "Turn"))


def test_spell_wild_magic_loses_a_resource_with_a_one() -> None:
    g = wild_magic(face=1, purse="1 gold 1 gem")
    assert offered(g) == ["give back gem", "give back gold", "give back magic"]
    answer(g, "give back gold")
    assert (purse(g), asked(g)) == ("1 gem", (0, "Turn"))
    card = wild_magic(face=1, purse="1 gem")
    answer(card, "give back magic")
    assert (purse(card), holds(card)) == ("1 gem", [])
    assert g.discards == 1 << magic("spell-wild-magic")


def test_spell_wild_magic_gains_power_with_a_six() -> None:
    g = wild_magic(face=6, power={"chaos": 2, "air": 1})
    answer(g, "gain gold", "gain sword")
    assert offered(g) == ["power of air", "power of chaos"]
    answer(g, "power of air")
    assert (purse(g), me(g).levels[AIR], me(g).points) == ("1 sword 1 gold", 2, 0)
    top = wild_magic(face=6, power={"chaos": 2, "air": 5})
    answer(top, "gain gold", "gain sword", "power of air")
    assert (me(top).levels[AIR], me(top).points) == (5, 2)


def charm(monsters: dict[str, str] | None = None, theirs: dict[str, Any] | None = None, **seat: Any) -> Eldervale:
    mine = {"hand": ["spell-monster-charm"], "units": {"mill": ["worker"]}, "dwellings": ["terraced-fields"]}
    return table(
        {**mine, "power": {"chaos": 4}, **seat}, theirs or {}, monsters=monsters or {"power-demon": STEPPE}, **EVERY
    )


@pytest.mark.rule("ELDER-23.11", "ELDER-4.17")
def test_spell_monster_charm_takes_control_of_a_monster_nearby() -> None:
    assert times("spell-monster-charm") == IN_OWN_TURN
    check_price("spell-monster-charm", charm, "1 gem 1 sword 1 potion", chaos=5)
    g = charm({"power-demon": STEPPE, "brass-sentinel": MAGMA, "stone-colossus": "ash-plains"})
    answer(g, "cast spell-monster-charm")
    assert offered(g) == ["control power-demon", "control brass-sentinel"]  # next to the unit and to the dwelling
    assert refused(g, "control stone-colossus").rule == "ELDER-23.11"
    answer(g, "control brass-sentinel")
    assert ("brass-sentinel" in units(g, "ready"), where(g, "power-demon")) == (True, STEPPE)
    assert (len(me(g).tableau), me(g).fame) == (0, 0)  # it was not defeated
    far = charm({"power-demon": "ash-plains"})
    assert refused(far, "cast spell-monster-charm").rule == NO_TARGET
    tamed = charm({"brass-sentinel": "ash-plains"}, {"units": {STEPPE: ["power-demon"]}})
    assert refused(tamed, "cast spell-monster-charm").rule == NO_TARGET  # somebody's already
    here = charm({"power-demon": "mill"}, dwellings=[])
    answer(here, "cast spell-monster-charm")
    assert "power-demon" in units(here, "ready")


@pytest.mark.rule("ELDER-19.4", "ELDER-23.11")
def test_spell_monster_charm_ends_a_coming_battle() -> None:
    mine = {**ONE, **ASKED, "hand": ["spell-monster-charm"], "power": {"chaos": 4}}
    g = battle(MAGMA, mine, {}, comes=True, monsters={"power-demon": MAGMA}, **EVERY)
    answer(g, "cast spell-monster-charm")
    assert (g.battle, g.last_battle, "power-demon" in units(g, "ready")) == (None, None, True)


def twist(mine: str = "1 2", **seat: Any) -> Eldervale:
    seat = {**TWO, **ASKED, "hand": ["spell-twist-of-fate"], "power": {"chaos": 3}, **seat}
    return come_to(battle(MAGMA, seat, TWO, **EVERY), "rolled", "6 5", mine)


@pytest.mark.rule("ELDER-19.21")
def test_spell_twist_of_fate_exchanges_two_dice() -> None:
    assert times("spell-twist-of-fate") == ONCE_ROLLED
    check_price("spell-twist-of-fate", twist, "1 gold", chaos=4)
    g = twist()
    answer(g, "cast spell-twist-of-fate")
    assert refused(g, "swap own 3 with seat 1 for a 6").rule == "ELDER-19.21"
    assert refused(g, "swap own 1 with seat 1 for a 4").rule == "ELDER-19.21"
    assert refused(g, "swap own 1 with seat 0 for a 2").rule == "ELDER-19.6"
    answer(g, "swap own 1 with seat 1 for a 6")
    assert (shown(g), shown(g, 1)) == ([6, 2], [5, 1])
    answer(g, "go on")
    assert winner(g) == 0
    mine = {**ONE, **ASKED, "hand": ["spell-twist-of-fate"], "power": {"chaos": 3}}
    demon = battle(MAGMA, mine, monsters={"power-demon": MAGMA}, elements=["chaos"])
    answer(come_to(demon, "rolled", "1", "6 5 4"), "cast spell-twist-of-fate", "swap own 1 with the monster for a 6")
    assert (shown(demon), shown(demon, NOBODY)) == ([6], [5, 4, 1])
