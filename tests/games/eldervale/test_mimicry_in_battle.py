"""Mimeza uses abilities of other units in battles (ELDER-27.11, ELDER-27.12, R64)."""

from __future__ import annotations

import pytest

from deskovka.games.eldervale.table import Eldervale
from support.eldervale import answer, asked, me, offered, purse, refused, units
from support.eldervale_battle import battle, dice, fight, roll, shown, winner

MAGMA = "magma-terraces"
ONE = {"units": {MAGMA: ["worker"]}}


def with_mimeza(faction: str, *others: str, theirs: dict[str, object] = ONE, **keys: object) -> Eldervale:
    mine = {"units": {MAGMA: ["mimeza", *others]}, "faction": faction}
    return battle(MAGMA, mine, theirs, placed="mimeza", variants={"mercenaries": "on"}, **keys)


@pytest.mark.rule("ELDER-27.11")
@pytest.mark.rule("ELDER-27.12")
def test_she_may_use_an_ability_of_a_unit_not_even_summoned() -> None:
    g = with_mimeza("levelland-guardians")
    assert asked(g) == (0, "Mimic")
    assert offered(g) == ["no", "use hoof-power"]
    assert refused(g, "use canter").rule == "ELDER-2.1"
    answer(g, "use hoof-power", "use hoof-power")
    roll(g, "5", "1")
    assert shown(g) == [6, 1]
    assert winner(g) == 0


@pytest.mark.rule("ELDER-27.11")
def test_she_need_not() -> None:
    g = with_mimeza("levelland-guardians")
    answer(g, "no")
    assert fight(g).step == 4


@pytest.mark.rule("ELDER-27.12")
@pytest.mark.parametrize(
    ("faction", "ability", "others", "expected"),
    [
        ("maelstrom-mutants", "two-headed", [], 3),
        ("maelstrom-mutants", "reckless-fury", [], 2),
        ("wicked-ogres", "brawlers", [], 3),
        ("gale-harpies", "mighty-swarm", ["worker"], 4),
    ],
)
def test_dice_she_counts_like_another_unit(faction: str, ability: str, others: list[str], expected: int) -> None:
    g = with_mimeza(faction, *others)
    answer(g, f"use {ability}")
    assert dice(g) == expected


@pytest.mark.rule("ELDER-27.12")
def test_she_stands_in_the_shield_wall() -> None:
    mine = {"units": {MAGMA: ["mimeza"]}, "faction": "deepdelve-dwarves", "dwellings": ["briar-forest"]}
    g = battle(MAGMA, mine, ONE, placed="mimeza", variants={"mercenaries": "on"})
    answer(g, "use shield-wall")
    assert dice(g) == 4


@pytest.mark.rule("ELDER-27.12")
def test_she_shoots_with_longbows_from_beside_the_battle() -> None:
    mine = {"units": {MAGMA: ["worker"], "briar-forest": ["mimeza"]}, "faction": "briardell-elves"}
    g = battle(MAGMA, mine, ONE, variants={"mercenaries": "on"})
    answer(g, "done", "use longbows")
    assert dice(g) == 3


@pytest.mark.rule("ELDER-27.12")
def test_after_the_roll_and_after_the_victory() -> None:
    g = with_mimeza("goblin-fire-wizards")
    answer(g, "use pyroclasm")
    roll(g, "6", "5 5")
    answer(g, "use pyroclasm", "roll 1")  # its only die
    assert winner(g) == 0
    g = with_mimeza("wicked-ogres", theirs={**ONE, "purse": "1 gem"})
    answer(g, "use smash")
    roll(g, "1", "5 5")
    assert purse(g) == "1 sword"
    assert purse(g, 1) == "1 sword"


@pytest.mark.rule("ELDER-27.12")
def test_beaten_she_goes_home_like_the_seraphs_dragon() -> None:
    g = with_mimeza("dawnspire-seraphs")
    answer(g, "use radiance")
    roll(g, "6", "1 1")
    answer(g, "use radiance")
    assert "mimeza" in units(g, "ready")
    assert purse(g) == ""


@pytest.mark.rule("ELDER-19.28")
def test_of_her_and_the_seraphs_dragon_one_goes_home_at_least() -> None:
    """Whoever uses an ability that is not used up spares somebody: otherwise it could be used again and again."""
    g = with_mimeza("dawnspire-seraphs", "dragon")
    answer(g, "use radiance")
    roll(g, "6", "1 1 1 1 1")
    answer(g, "use radiance")
    assert offered(g) == ["spare dragon", "spare mimeza"]
    assert refused(g, "done").rule == "ELDER-19.28"
    answer(g, "spare dragon", "use radiance")
    assert {"dragon", "mimeza"} <= set(units(g, "ready"))


@pytest.mark.rule("ELDER-27.11")
def test_one_ability_in_each_turn() -> None:
    g = with_mimeza("maelstrom-mutants")
    answer(g, "use two-headed")
    roll(g, "6", "1 1 1")
    assert me(g).faction >= 0
    assert "reckless-fury" not in " ".join(offered(g))


@pytest.mark.rule("ELDER-27.11")
def test_an_assault_she_has_copied_brings_no_lance_charge() -> None:
    g = with_mimeza("silver-law-knights", assault=True)
    assert dice(g) == 2
    assert fight(g).step == 4


@pytest.mark.rule("ELDER-27.12")
@pytest.mark.parametrize(
    ("faction", "others", "brings"),
    [
        ("wicked-ogres", [], ["use brawlers", "use smash"]),
        ("wicked-ogres", ["worker"], ["use smash"]),  # she is not alone
        ("gale-harpies", [], []),  # a swarm of one
        ("gale-harpies", ["worker"], ["use mighty-swarm"]),
        ("deepdelve-dwarves", [], []),  # far from every dwelling
    ],
)
def test_she_is_asked_only_where_an_ability_can_bring_something(
    faction: str, others: list[str], brings: list[str]
) -> None:
    g = with_mimeza(faction, *others)
    if brings:
        assert asked(g) == (0, "Mimic")
        assert offered(g) == ["no", *brings]
    else:
        assert type(g.ask).__name__ != "Mimic"
