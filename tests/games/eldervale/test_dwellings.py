"""Dwellings (ELDER-14)."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from deskovka.core.vecs import append, vec
from deskovka.games.eldervale.dwellings import Build, build_obstacle
from deskovka.games.eldervale.effects.tableau import BuildDwelling
from deskovka.games.eldervale.gaining import FOR_CARDS, FOR_DWELLINGS, FOR_FACTION
from deskovka.games.eldervale.ongoing import Placement
from deskovka.games.eldervale.realms import REALM_NUMBERS
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import DWELT, NOBODY, READY, TRAY, UNDERWORLD, WORKER
from support.eldervale_bare import (
    bare,
    do,
    faction,
    has,
    home,
    lay,
    levels,
    me,
    offered,
    own,
    power,
    purse,
    put,
    refused,
    resolve,
    rule,
    say,
)

EVERYTHING = "5 gem 5 scroll 5 potion 5 tool 5 sword"


def obstacle(g: Eldervale, realm: str, seat: int = 0, discount: int = 0) -> str:
    return rule(int(build_obstacle(g, seat, REALM_NUMBERS[realm], discount)))


def one_worker(realm: str = "ash-plains") -> Eldervale:
    """A worker in an element realm beside the Mill, and everything to pay with."""
    g = bare()
    lay(g, realm, 0, 0)
    lay(g, "mill", 1, 0)
    put(g, 0, "worker", realm)
    purse(g, 0, EVERYTHING)
    return g


@pytest.mark.rule("ELDER-14.2", "ELDER-14.3", "ELDER-14.4", "ELDER-14.11", "ELDER-2.10")
def test_a_worker_becomes_a_dwelling() -> None:
    g = one_worker()
    purse(g, 0, "1 sword 2 tool")
    do(g, Build(0))
    realm = REALM_NUMBERS["ash-plains"]
    assert has(g) == "1 tool"
    assert g.homes[realm] == 0
    assert me(g).dwellings == 1 << realm
    assert me(g).roofs() == 5
    assert g.count_in(0, realm) == 0
    assert not g.occupied() >> realm & 1
    assert g.count_in(0, DWELT) == 1
    assert g.count_in(0, TRAY) == 6


@pytest.mark.rule("ELDER-14.5", "ELDER-14.6", "ELDER-14.7")
def test_neighbours_and_two_symbols() -> None:  # W2
    g = bare()
    lay(g, "magma-terraces", 0, 0)
    lay(g, "mill", 1, 0)
    lay(g, "fortress", 0, 1)
    lay(g, "mage-tower", -1, 1)
    lay(g, "pearl-lagoon", -1, 0)
    lay(g, "misty-falls", 3, 3)
    home(g, 1, "pearl-lagoon")
    home(g, 1, "misty-falls")
    put(g, 0, "worker", "magma-terraces")
    power(g, 0, fire=1)
    purse(g, 0, "2 sword 2 tool")
    do(g, Build(0))
    assert me(g).points == 8
    assert me(g).gains[FOR_DWELLINGS] == 8
    assert levels(g) == {"fire": 3}
    assert me(g, 1).points == 0


@pytest.mark.rule("ELDER-14.13")
def test_older_dwellings_gain_nothing_from_new_neighbours() -> None:
    g = one_worker()
    lay(g, "pearl-lagoon", -1, 0)
    do(g, Build(0))
    assert me(g).points == 2
    put(g, 1, "worker", "pearl-lagoon")
    purse(g, 1, EVERYTHING)
    do(g, Build(1))
    assert (me(g).points, me(g, 1).points) == (2, 2)


@pytest.mark.rule("ELDER-14.7")
def test_one_symbol_gives_one_power_and_may_cost_a_marker() -> None:
    g = one_worker()
    power(g, 0, air=1, earth=1, water=1, light=1)
    do(g, Build(0))
    assert offered(g)[-1] == "leave the markers"
    say(g, "move the marker from air")
    assert levels(g) == {"earth": 1, "water": 1, "light": 1, "fire": 1}


@pytest.mark.rule("ELDER-14.2", "ELDER-14.8")
def test_where_no_dwelling_can_be_built() -> None:
    g = one_worker()
    lay(g, "pearl-lagoon", -1, 0)
    lay(g, "misty-falls", 0, -1)
    lay(g, "gloomwood", 0, 1)
    put(g, 0, "worker", "mill")
    put(g, 0, "warrior", "pearl-lagoon")
    put(g, 0, "worker", "misty-falls")
    home(g, 1, "misty-falls")
    assert obstacle(g, "ash-plains") == ""
    assert obstacle(g, "mill") == "ELDER-14.2"
    assert obstacle(g, "pearl-lagoon") == "ELDER-14.8"
    assert obstacle(g, "misty-falls") == "ELDER-14.2"
    assert obstacle(g, "gloomwood") == "ELDER-14.2"
    assert obstacle(g, "crystal-springs") == "ELDER-14.2"


@pytest.mark.rule("ELDER-14.2")
def test_the_realm_is_chosen() -> None:
    g = one_worker()
    lay(g, "pearl-lagoon", -1, 0)
    put(g, 0, "worker", "pearl-lagoon")
    do(g, Build(0))
    assert offered(g) == ["build in ash-plains", "build in pearl-lagoon"]
    assert refused(g, "build in mill") == "ELDER-14.2"
    assert refused(g, "regroup") == "ELDER-14.2"
    say(g, "build in pearl-lagoon")
    assert has(g) == "4 gem 5 scroll 4 potion 5 tool 5 sword"


@pytest.mark.rule("ELDER-14.3")
def test_the_price_of_the_realm_is_paid() -> None:
    g = one_worker()
    purse(g, 0, "1 sword")
    assert obstacle(g, "ash-plains") == "ELDER-14.3"
    purse(g, 0, "1 sword 1 gold")
    assert obstacle(g, "ash-plains") == ""


@pytest.mark.rule("ELDER-14.12")
def test_others_in_the_realm_do_not_matter() -> None:
    g = one_worker()
    put(g, 1, "worker", "ash-plains")
    put(g, NOBODY, "winged-serpent", "ash-plains")
    assert obstacle(g, "ash-plains") == ""


@pytest.mark.rule("ELDER-14.9", "ELDER-24.1")
def test_the_sixth_dwelling_brings_the_end() -> None:
    g = one_worker()
    g.supply = vec[i64]([3, 4])
    realms = ["pearl-lagoon", "misty-falls", "gloomwood", "golden-meadows", "marble-city"]
    for number, realm in enumerate(realms):
        lay(g, realm, number, 4)
        home(g, 0, realm)
    assert g.last_turns < 0
    do(g, Build(0))
    assert me(g).roofs() == 0
    assert g.last_turns >= 0
    lay(g, "barrow-downs", 0, 6)
    put(g, 0, "worker", "barrow-downs")
    assert obstacle(g, "barrow-downs") == "ELDER-14.9"


@pytest.mark.rule("ELDER-14.14")
def test_the_last_unit_stays_a_unit() -> None:
    g = one_worker()
    for piece in g.units_of(0):
        if g.where[piece] == READY:
            g.where[piece] = DWELT
    assert obstacle(g, "ash-plains") == "ELDER-14.14"
    put(g, 0, "warrior", UNDERWORLD)
    assert obstacle(g, "ash-plains") == ""


@pytest.mark.rule("ELDER-14.1")
def test_a_card_builds_cheaper() -> None:
    g = one_worker()
    own(g, 0, "earth-crystal-den")
    purse(g, 0, "")
    assert BuildDwelling(2).can(g, Step(0))
    resolve(g, "earth-crystal-den")
    assert g.homes[REALM_NUMBERS["ash-plains"]] == 0


def test_a_discount_leaves_out_what_the_builder_chooses() -> None:
    g = one_worker("magma-terraces")
    own(g, 0, "earth-crystal-den")
    resolve(g, "earth-crystal-den")
    assert offered(g) == ["pay 2 sword", "pay 1 tool 1 sword", "pay 2 tool"]


def test_a_discount_with_a_minimum_comes_last_and_leaves_one_to_pay() -> None:
    g = one_worker()
    own(g, 0, "earth-masons-guild", "earth-crystal-den")
    purse(g, 0, "1 tool")
    do(g, Build(0))
    assert has(g) == ""
    assert g.homes[REALM_NUMBERS["ash-plains"]] == 0
    assert me(g).gains[FOR_CARDS] == 1  # the guild's own point
    g = one_worker()
    own(g, 0, "earth-masons-guild", "earth-crystal-den")
    purse(g, 0, "")
    assert obstacle(g, "ash-plains") == "ELDER-14.3"
    assert obstacle(g, "ash-plains", discount=2) == ""
    assert obstacle(g, "ash-plains", discount=1) == "ELDER-14.3"


@pytest.mark.rule("ELDER-23.8", "ELDER-18.3", "ELDER-23.9")
def test_nobody_builds_beside_the_stone_colossus_but_its_controller() -> None:
    g = one_worker()
    lay(g, "pearl-lagoon", 0, 1)
    lay(g, "misty-falls", 0, -1)
    colossus = put(g, NOBODY, "stone-colossus", "pearl-lagoon")
    assert obstacle(g, "ash-plains") == "ELDER-23.8"
    g.where[colossus] = REALM_NUMBERS["ash-plains"]
    assert obstacle(g, "ash-plains") == "ELDER-23.8"
    me(g, 1).fame = -1  # peace
    assert obstacle(g, "ash-plains") == ""
    me(g, 1).fame = 0
    g.owner[colossus] = 1
    assert obstacle(g, "ash-plains") == "ELDER-23.8"
    g.owner[colossus] = 0
    assert obstacle(g, "ash-plains") == ""
    g.owner[colossus] = 1
    g.where[colossus] = READY
    assert obstacle(g, "ash-plains") == ""


@pytest.mark.rule("ELDER-29.8", "ELDER-29.9", "ELDER-29.11", "ELDER-29.2")
def test_the_ends_of_the_bridge() -> None:  # W21
    g = bare()
    lay(g, "pearl-lagoon", 0, 0)
    lay(g, "bifrost", 1, 0)
    lay(g, "ash-plains", 2, 0)
    lay(g, "misty-falls", 3, 0)
    g.bridge_near = REALM_NUMBERS["pearl-lagoon"]
    g.bridge_far = REALM_NUMBERS["ash-plains"]
    home(g, 1, "misty-falls")
    put(g, 0, "worker", "ash-plains")
    put(g, 0, "worker", "bifrost")
    purse(g, 0, EVERYTHING)
    assert obstacle(g, "bifrost") == "ELDER-14.2"
    do(g, Build(0))
    assert me(g).points == 12
    put(g, 1, "worker", "pearl-lagoon")
    purse(g, 1, EVERYTHING)
    do(g, Build(1))
    assert me(g, 1).points == 2


def test_settlers_levy_counts_once_for_own_neighbours() -> None:
    g = one_worker()
    faction(g, 0, "silver-law-knights")
    for number, realm in enumerate(["pearl-lagoon", "misty-falls"]):
        lay(g, realm, -1 + number, 1)
        home(g, 0, realm)
    do(g, Build(0))
    assert me(g).gains[FOR_FACTION] == 2
    assert me(g).gains[FOR_DWELLINGS] == 6
    g = one_worker()
    faction(g, 0, "silver-law-knights")
    lay(g, "pearl-lagoon", -1, 0)
    home(g, 1, "pearl-lagoon")
    do(g, Build(0))
    assert me(g).gains[FOR_FACTION] == 0


@pytest.mark.rule("ELDER-14.10")
def test_a_dwelling_stays_when_others_come() -> None:
    g = one_worker()
    do(g, Build(0))
    put(g, 1, "worker", "ash-plains")
    assert obstacle(g, "ash-plains", seat=1) == "ELDER-14.2"
    assert g.first_of(1, WORKER, REALM_NUMBERS["ash-plains"]) >= 0


@pytest.mark.rule("ELDER-14.4", "ELDER-19.4")
def test_which_of_two_workers_becomes_the_dwelling() -> None:  # R50: a battle may be about the one just placed
    g = one_worker()
    stayed = g.first_of(0, WORKER, REALM_NUMBERS["ash-plains"])
    do(g, Build(0), Build(0))  # a single worker: nothing to ask
    assert g.where[stayed] == DWELT
    g = one_worker()
    stayed = g.first_of(0, WORKER, REALM_NUMBERS["ash-plains"])
    placed = put(g, 0, "worker", "ash-plains")
    placement = Placement()
    placement.piece = placed
    placement.realm = REALM_NUMBERS["ash-plains"]
    g.placements = append(g.placements, placement)
    do(g, Build(0))
    assert offered(g) == ["build in ash-plains", "build in ash-plains with the worker just placed"]
    twin = g.clone()
    say(g, "build in ash-plains")
    assert (g.where[stayed], g.where[placed]) == (DWELT, REALM_NUMBERS["ash-plains"])
    twin.choose(0, "build in ash-plains with the worker just placed")
    assert (twin.where[placed], twin.where[stayed]) == (DWELT, REALM_NUMBERS["ash-plains"])


def test_one_sort_of_worker_is_no_choice() -> None:
    g = one_worker()
    lay(g, "pearl-lagoon", -1, 0)
    put(g, 0, "worker", "pearl-lagoon")
    do(g, Build(0))
    assert refused(g, "build in ash-plains with the worker just placed") == "ELDER-14.4"
    assert refused(g, "build in mill with the worker just placed") == "ELDER-14.2"
