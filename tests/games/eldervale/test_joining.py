"""Battle step 1: who joins (ELDER-19.8 to 19.11)."""

from __future__ import annotations

import pytest

from support.eldervale import answer, asked, offered, refused, units, where
from support.eldervale_battle import battle, dice, fight, roll, winner

MAGMA = "magma-terraces"
ONE = {"units": {MAGMA: ["worker"]}}


def with_neighbours(**units_near: list[str]) -> dict[str, object]:
    near = {name.replace("_", "-"): kinds for name, kinds in units_near.items()}
    return {"units": {MAGMA: ["worker"], **near}}


@pytest.mark.rule("ELDER-19.8")
def test_joining_goes_from_the_left_of_the_active_player() -> None:
    seats = [{"units": {"summoning-portal": ["worker"], "briar-forest": ["worker"]}} for _ in range(3)]
    g = battle("summoning-portal", *seats, turn=1)
    order = []
    while asked(g)[1] == "Joining":
        order.append(asked(g)[0])
        answer(g, "done")
    assert order == [2, 0, 1]


@pytest.mark.rule("ELDER-19.8")
def test_any_number_of_units_from_neighbouring_realms_join() -> None:
    mine = with_neighbours(briar_forest=["worker", "dragon"], summoning_portal=["worker"], mill=["wizard"])
    g = battle(MAGMA, mine, ONE)
    assert asked(g) == (0, "Joining")
    assert offered(g) == [
        "join worker from briar-forest",
        "join worker from summoning-portal",
        "join dragon from briar-forest",
        "done",
    ]
    answer(g, "join dragon from briar-forest", "join worker from summoning-portal")
    assert units(g, MAGMA) == ["dragon", "worker", "worker"]
    answer(g, "done")
    assert dice(g) == 5
    assert units(g, "briar-forest") == ["worker"]


@pytest.mark.rule("ELDER-19.8")
def test_what_cannot_join_is_refused_with_its_reason() -> None:
    g = battle(MAGMA, with_neighbours(briar_forest=["worker"], mill=["wizard"]), ONE)
    assert refused(g, "join wizard from mill").message == "eldervale-refusal-too-far-to-join"
    assert refused(g, "join dragon from briar-forest").message == "eldervale-refusal-nobody-to-join"
    assert refused(g, "regroup").rule == "ELDER-19.8"


@pytest.mark.rule("ELDER-19.9")
def test_who_has_nobody_in_the_realm_may_join_too() -> None:
    here = {"units": {"summoning-portal": ["worker"]}}
    g = battle("summoning-portal", here, here, {"units": {"briar-forest": ["dragon"]}})
    assert asked(g) == (2, "Joining")
    answer(g, "join dragon from briar-forest")
    assert [int(side.seat) for side in fight(g).sides] == [1, 2, 0]
    roll(g, "1", "2 2 2", "1")
    assert winner(g) == 2


@pytest.mark.rule("ELDER-19.10")
def test_each_decides_once() -> None:
    seats = [{"units": {"summoning-portal": ["worker"], "briar-forest": ["worker", "worker"]}} for _ in range(2)]
    g = battle("summoning-portal", *seats)
    answer(g, "done")
    assert asked(g) == (0, "Joining")
    answer(g, "join worker from briar-forest", "done")
    assert fight(g).step == 4


@pytest.mark.rule("ELDER-19.11")
def test_monsters_nearby_do_not_join() -> None:
    g = battle(MAGMA, ONE, ONE, monsters={"power-demon": "briar-forest"})
    assert fight(g).monster == -1
    assert where(g, "power-demon") == "briar-forest"


@pytest.mark.rule("ELDER-19.8")
@pytest.mark.rule("ELDER-23.8")
def test_the_kraken_keeps_everybody_out() -> None:
    g = battle(MAGMA, with_neighbours(briar_forest=["worker"]), ONE, monsters={"kraken": MAGMA})
    assert fight(g).step == 4
    assert units(g, "briar-forest") == ["worker"]


@pytest.mark.rule("ELDER-23.9")
def test_a_controlled_kraken_keeps_out_all_but_its_controller() -> None:
    kraken = {"units": {MAGMA: ["kraken"], "briar-forest": ["worker"]}}
    g = battle(MAGMA, with_neighbours(briar_forest=["worker"]), kraken)
    assert asked(g) == (1, "Joining")
    answer(g, "join worker from briar-forest")
    assert fight(g).step == 4


@pytest.mark.rule("ELDER-23.12")
def test_a_controlled_monster_joins_like_a_unit() -> None:
    g = battle(MAGMA, with_neighbours(briar_forest=["chimera"]), ONE)
    answer(g, "join chimera from briar-forest", "roll 1")
    assert dice(g) == 4


@pytest.mark.rule("ELDER-27.6")
def test_a_mercenary_joins_like_a_unit() -> None:
    g = battle(MAGMA, with_neighbours(briar_forest=["minotaur"]), ONE, variants={"mercenaries": "on"})
    answer(g, "join minotaur from briar-forest")
    assert dice(g) == 4


@pytest.mark.rule("ELDER-4.9")
def test_a_unit_exchanged_by_a_spell_may_join() -> None:
    mine = {"units": {MAGMA: ["worker"], "briar-forest": ["worker"], "ready": ["warrior"]}}
    g = battle(MAGMA, {**mine, "hand": ["spell-transmutation"]}, ONE)
    answer(g, "cast spell-transmutation", "exchange worker in briar-forest for warrior")
    answer(g, "join warrior from briar-forest")
    assert units(g, MAGMA) == ["warrior", "worker"]
