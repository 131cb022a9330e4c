"""What is seen of a battle, while it goes on and afterwards: why it began, who joined, dice that changed, its end."""

from __future__ import annotations

from typing import Any

from support.eldervale import answer
from support.eldervale_battle import battle, pass_arms, roll

MAGMA = "magma-terraces"
ONE = {"units": {MAGMA: ["worker"]}}


def seen(g: Any, viewer: int = 1) -> dict[str, Any]:
    shown = g.view(viewer)
    found: dict[str, Any] = shown["battle"] or shown["last_battle"]
    return found


def told(g: Any, event: str) -> list[dict[str, Any]]:
    return [moment for moment in seen(g)["tale"] if moment["event"] == event]


def test_why_there_is_a_battle() -> None:
    g = battle(MAGMA, ONE, {}, monsters={"power-demon": MAGMA}, came=("power-demon", "summoning-portal"))
    shown = seen(g)
    assert (shown["placed_by"], shown["placed"], shown["assault"]) == (0, "worker", False)
    assert (shown["rampaged"], shown["came_from"]) == ("power-demon", "summoning-portal")


def test_nobody_rampaged() -> None:
    shown = seen(battle(MAGMA, ONE, ONE))
    assert (shown["rampaged"], shown["came_from"]) == (None, None)


def test_who_joined_and_whence() -> None:
    g = battle(MAGMA, ONE, {"units": {MAGMA: ["worker"], "briar-forest": ["warrior"]}})
    answer(g, "join warrior from briar-forest")
    assert told(g, "joined") == [
        {"step": 1, "event": "joined", "seat": 1, "unit": "warrior", "realm": "briar-forest"},
    ]


def test_each_dwelling_is_named() -> None:
    g = battle(MAGMA, {**ONE, "dwellings": [MAGMA, "briar-forest"]}, ONE)
    mine = next(side for side in seen(g)["sides"] if side["seat"] == 0)
    assert [(source["source"], source["dice"], source["realm"]) for source in mine["sources"]] == [
        ("worker", 1, None),
        ("dwelling", 1, "briar-forest"),
        ("dwelling", 1, MAGMA),
    ]


def test_a_die_that_was_rolled_again_remembers_what_it_showed() -> None:
    seats = {"units": {MAGMA: ["dragon"]}}
    g = battle(MAGMA, seats, ONE, placed="dragon", monsters={"dread-crocodile": MAGMA})
    roll(g, "6", "6 5 2", "4 3 2 1")
    roll(g, "2", "3")  # Death Roll: everybody's highest die
    sides = {side["seat"]: side for side in seen(g)["sides"]}
    assert (sides[1]["rolled"], sides[1]["was"]) == ([2], [6])
    assert (sides[0]["rolled"], sides[0]["was"]) == ([5, 3, 2], [0, 6, 0])
    assert (sides[None]["rolled"], sides[None]["was"]) == ([4, 3, 2, 1], [0, 0, 0, 0])


def test_what_the_winner_gained_and_who_fell_is_seen_afterwards() -> None:
    g = battle(MAGMA, ONE, {"units": {MAGMA: ["worker", "worker"]}})
    roll(g, "3 2", "6")
    pass_arms(g)
    assert g.battle is None
    assert [(moment["step"], moment["seat"], moment["fame"]) for moment in told(g, "fame")] == [(6, 0, "1")]
    assert [(moment["step"], moment["seat"], moment["unit"]) for moment in told(g, "fell")] == [(7, 1, "worker")] * 2
    assert {"step": 7, "event": "gained", "seat": 1, "count": "1", "resource": "sword"} in seen(g)["tale"]


def test_a_beaten_monster_is_gone_in_its_own_tale() -> None:
    g = battle(MAGMA, ONE, {}, monsters={"sun-gryphon": MAGMA})
    roll(g, "6", "5 5 5")
    assert g.battle is None
    assert [moment["unit"] for moment in told(g, "monster-defeated")] == ["sun-gryphon"]


def test_what_is_told_of_a_battle_never_changes_afterwards() -> None:
    g = battle(MAGMA, ONE, {**ONE, "units": {MAGMA: ["worker"], "ash-plains": ["worker"]}})
    roll(g, "3", "6")
    pass_arms(g)
    before = seen(g)
    answer(g, "regroup")
    pass_arms(g)
    assert g.view(1)["last_battle"] == before


def test_which_card_somebody_draws_is_no_part_of_the_tale() -> None:
    g = battle(MAGMA, {**ONE, "tray": ["air-magic"]}, ONE)
    answer(g, "cash air-magic for magic")
    drawn = told(g, "drew")
    assert drawn
    assert all(set(moment) == {"step", "event", "seat"} for moment in drawn)


def test_the_tale_is_kept_with_the_table() -> None:
    g = battle(MAGMA, ONE, {"units": {MAGMA: ["worker"], "briar-forest": ["warrior"]}})
    answer(g, "join warrior from briar-forest")
    copy = g.clone()
    assert seen(copy)["tale"] == seen(g)["tale"] != []
    g.restore(g.stored())
    assert seen(copy)["tale"] == seen(g)["tale"]
