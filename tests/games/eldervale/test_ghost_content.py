"""The ghost board and the ghost cards are those of docs/rules/eldervale-ghosts.yaml and eldervale-boards.yaml."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.eldervale import ghost_setup, ghost_zones
from deskovka.games.eldervale import ghosts as board
from deskovka.games.eldervale.realms import REALM_NAMES, WAYS
from deskovka.games.eldervale.terms import DRAGON, WARRIOR, WIZARD
from support.eldervale import ELDERVALE
from support.eldervale_box import box

PRINTED: Any = box("boards")["ghost"]
CARDS: list[Any] = box("ghosts")["cards"]
CHIEFS = {"warrior": WARRIOR, "wizard": WIZARD, "dragon": DRAGON}


@pytest.mark.rule("GHOST-1.1")
def test_there_are_as_many_cards() -> None:
    assert len(CARDS) == box("ghosts")["meta"]["count"] == PRINTED["deck"]["count"] == board.CARD_COUNT == 24
    assert [card["id"].replace("_", "-") for card in CARDS] == board.CARD_NAMES


@pytest.mark.rule("GHOST-6.2", "GHOST-6.3")
@pytest.mark.parametrize("number", range(24))
def test_a_card_is_the_printed_one(number: int) -> None:
    told, card = CARDS[number], board.CARDS[number]
    where = told["placement"]
    if where["type"] == "ruin":
        ruin = {"dungeon": "dungeon-1"}.get(where["ruin"], where["ruin"].replace("_", "-"))
        assert (REALM_NAMES[card.ruin], card.way) == (ruin, board.NO_WAY)
    else:
        assert (WAYS[card.way], card.ruin) == (where["dir"].replace("_", "-"), board.NO_RUIN)
    assert board.ACTION_NAMES[card.action] == told["second"]["action"]
    assert card.count == told["second"].get("n", 0)


@pytest.mark.rule("GHOST-8.1", "GHOST-8.7", "GHOST-13.5")
def test_the_rows() -> None:
    assert board.ROWS == PRINTED["rows_count"]["count"] == PRINTED["elements"]["count"]
    faces = [PRINTED["row_faces"][f"row_{row + 1}"] for row in range(board.ROWS)]
    assert [[face for face in range(1, 7) if board.ROW_OF_FACE[face] == row] for row in range(board.ROWS)] == faces
    spaces = PRINTED["rows"]["same_for_all_rows"]
    assert spaces[0] == "start"
    assert [board.SPACE_NAMES[shown] for shown in board.PRINTED] == ["none", *spaces[1:]]
    assert len(spaces) == board.SPACES


@pytest.mark.rule("GHOST-5.2", "GHOST-15.4", "GHOST-15.5")
@pytest.mark.parametrize("number", range(3))
def test_a_zone(number: int) -> None:
    told = PRINTED["zones"][number]
    assert board.ZONE_NAMES[number] == told["id"]
    assert [face for face in range(1, 7) if board.ZONE_OF_FACE[face] == number] == told["faces"]
    *workers, chief = told["slots"]  # the workers are left of the other unit
    assert [f"worker_{symbol + 1}" for symbol in range(6) if board.ZONE_OF_SYMBOL[symbol] == number] == workers
    assert board.CHIEF_OF_ZONE[number] == CHIEFS[chief]


@pytest.mark.rule("GHOST-2.3", "GHOST-2.4", "GHOST-15.1")
def test_the_points() -> None:
    assert {key: PRINTED["vp_start"][key] for key in ("player", "ghosts")} == {
        "player": ghost_setup.PLAYER_POINTS,
        "ghosts": ghost_setup.GHOST_POINTS,
    }
    assert PRINTED["regroup_vp"]["unit_on_ruin"] == ghost_zones.UNIT_ON_RUIN
    assert PRINTED["regroup_vp"]["unit_in_underworld"] == ghost_zones.FALLEN_UNIT
    assert PRINTED["magic_card_vp"]["vp"] == PRINTED["menu_resource_vp"]["vp"] == 1


@pytest.mark.rule("GHOST-9.2")
def test_the_order_of_the_search() -> None:
    order = ["guardian", *[way.replace("-", "_") for way in WAYS]]
    assert order == PRINTED["build_search_order"] == box("ghosts")["meta"]["build_order"]


@pytest.mark.rule("GHOST-1.1")
def test_the_facts_for_clients_tell_the_same() -> None:
    """What a client draws of the cards and the board."""
    facts: Any = ELDERVALE.facts()["ghosts"]
    assert facts["rows"] == [PRINTED["row_faces"][f"row_{row}"] for row in range(1, 5)]
    assert facts["spaces"][1:] == PRINTED["rows"]["same_for_all_rows"][1:]
    assert [zone["faces"] for zone in facts["zones"]] == [zone["faces"] for zone in PRINTED["zones"]]
    for told in CARDS:
        card = facts["cards"][told["id"].replace("_", "-")]
        assert (card["way"] is None) == (told["placement"]["type"] == "ruin")
        assert (card["action"], card["count"]) == (told["second"]["action"], told["second"].get("n", 0))
