"""What clients are told of the box and of new games is what tables of them are."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale.realms import REALMS
from support.eldervale import ELDERVALE

RUINS = {realm.name for realm in REALMS if realm.element < 0}


@pytest.mark.rule("ELDER-6.8", "ELDER-6.11", "ELDER-6.12", "ELDER-6.13", "ELDER-26.1", "ELDER-26.2")
@pytest.mark.parametrize("oracle", ["off", "on"])
@pytest.mark.parametrize("seats", ELDERVALE.seats)
def test_the_map_of_a_new_game_is_as_the_facts_say(seats: int, oracle: str) -> None:
    view: dict[str, Any] = ELDERVALE.new_game(seats=seats, seed=1, variants={"oracle": oracle}).view(None)
    starts: dict[str, Any] = ELDERVALE.facts()["starts"]  # type: ignore[assignment]
    told = starts[str(seats)]["oracle" if oracle == "on" else "plain"]
    assert {(realm["q"], realm["r"]) for realm in view["realms"].values()} == {(q, r) for q, r in told["spots"]}
    assert set(view["realms"]) & RUINS == set(told["ruins"])
    assert len(view["realms"]) - len(told["ruins"]) == told["realms"]
    assert (view["supply"], len(view["elements"])) == (told["supply"], told["elements"])


@pytest.mark.rule("ELDER-30.1")
def test_team_mates_sit_side_by_side_as_the_facts_say() -> None:
    view: dict[str, Any] = ELDERVALE.new_game(seats=4, seed=1, variants={"teams": "on"}).view(None)
    teams = [[player["seat"], player["mate"]] for player in view["players"] if player["seat"] < player["mate"]]
    assert ELDERVALE.facts()["teams"] == teams
