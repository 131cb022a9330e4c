"""What a view tells beside what lies on the table: who would rampage where, what a hand costs, how far it is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from deskovka.core.options import first, second, verb
from deskovka.games.eldervale.box import MAGIC, PROPHECY
from deskovka.games.eldervale.magic import castable
from deskovka.games.eldervale.phrases import UNIT_NAMES
from deskovka.games.eldervale.realms import REALM_NAMES, spot_at
from deskovka.games.eldervale.scoring import FinalScoring, prophecy_points
from deskovka.games.eldervale.shapes import EldervaleView
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import ON_BUILD, PLACED
from deskovka.games.eldervale.turn import Turn
from deskovka.games.eldervale.verbs import BUILD, PLACE, RAMPAGE
from deskovka.games.eldervale.windows import at_event
from deskovka.testing.play import play_randomly
from support.eldervale import ELDERVALE, magic, me, new_game, realm, table
from support.eldervale_bare import bare, home, lay

SPELLS = ["spell-gust", "spell-fireball"]


def rampages(g: Eldervale, place: str) -> list[str]:
    realms: dict[str, Any] = g.view(None)["realms"]
    found: list[str] = realms[place]["rampages"]
    return found


def own(g: Eldervale, seat: int = 0) -> dict[str, Any]:
    players: list[dict[str, Any]] = g.view(seat)["players"]
    return players[seat]


# ---- who would rampage


@pytest.mark.rule("ELDER-23.2")
def test_a_realm_tells_which_monsters_would_rampage_there() -> None:
    g = table({}, monsters={"power-demon": "ash-plains"})
    assert rampages(g, "summoning-portal") == ["power-demon"]
    assert rampages(g, "mill") == []
    assert rampages(g, "ash-plains") == []  # it is there already


@pytest.mark.rule("ELDER-18.2")
def test_none_would_in_the_peaceful_start() -> None:
    g = table({}, monsters={"power-demon": "ash-plains"}, peaceful=True)
    assert rampages(g, "summoning-portal") == []


def test_exactly_those_are_asked_about_when_a_unit_is_placed() -> None:
    seen = 0
    for number, g in enumerate(play_randomly(new_game(3, 1, legendary="on"), 1)):
        if not isinstance(g.ask, Turn) or number % 7 or g.is_peaceful():
            continue
        for pick in g.options:
            if verb(pick) == PLACE and UNIT_NAMES[first(pick)] == "worker":
                twin = g.clone()
                twin.choose(int(g.seat), pick, stop=True)
                coming = [UNIT_NAMES[first(each)] for each in twin.options if verb(each) == RAMPAGE]
                here = g.view(None)["realms"][REALM_NAMES[second(pick)]]["monster"]  # type: ignore[index]
                assert [name for name in coming if name != here] == rampages(g, REALM_NAMES[second(pick)])
                seen += len(coming)
    assert seen


# ---- what a dwelling would bring


def worth(g: Eldervale, place: str, viewer: int | None = None) -> int | None:
    realms: dict[str, Any] = g.view(viewer)["realms"]
    found: int | None = realms[place]["worth"]
    return found


@pytest.mark.rule("ELDER-14.5")
def test_a_realm_tells_what_a_dwelling_there_would_bring() -> None:
    g = bare()
    lay(g, "magma-terraces", 0, 0)
    lay(g, "mill", 1, 0)
    lay(g, "fortress", 0, 1)
    lay(g, "pearl-lagoon", -1, 0)
    home(g, 1, "pearl-lagoon")
    assert worth(g, "magma-terraces") == 6  # W2 with two ruins and one dwelling
    assert worth(g, "pearl-lagoon") is None  # one stands there
    assert worth(g, "mill") is None  # none ever will


def test_it_is_what_building_there_brings() -> None:
    compared = 0
    for seed in range(1, 9):
        for g in play_randomly(new_game(4, seed), seed):
            for pick in g.options:
                if verb(pick) == BUILD:
                    told = ELDERVALE.outlook(g, int(g.seat), int(pick)).get("points", 0)
                    assert worth(g, REALM_NAMES[first(pick)], int(g.seat)) == told
                    compared += 1
    assert compared


# ---- the end


SIX_HOMES = ["windswept-steppe", "ash-plains", "briar-forest", "terraced-fields", "magma-terraces", "hanging-rocks"]


@pytest.mark.rule("ELDER-24.1")
@pytest.mark.parametrize(
    ("homes", "supply", "why"),
    [([], ["mossy-hills"], None), ([], [], "supply"), (SIX_HOMES, ["mossy-hills"], "dwelling")],
)
def test_a_view_tells_why_the_end_is_near(homes: list[str], supply: list[str], why: str | None) -> None:
    g = table(
        {"dwellings": homes, "units": {"ready": ["dragon"]}}, supply=supply, laid={"hanging-rocks": spot_at(2, 1)}
    )
    assert g.view(None)["ends"] is None
    g.last_turns = 1 if why else -1
    assert g.view(None)["ends"] == why


# ---- the own hand


@pytest.mark.rule("ELDER-4.11")
def test_each_spell_in_hand_has_its_price_as_it_is_now() -> None:
    g = table({"hand": [*SPELLS, "quest-gilded"]})
    assert list(own(g)["prices"]) == SPELLS
    assert all(own(g)["prices"].values())
    strong = table({"hand": SPELLS, "power": {"air": 5, "fire": 5}})
    assert own(strong)["prices"] == dict.fromkeys(SPELLS, "")


@pytest.mark.rule("ELDER-4.14")
def test_quests_and_prophecies_in_hand_tell_how_far_they_are() -> None:
    hand = ["quest-gilded", "quest-ascendant", "prophecy-many-paths", "prophecy-hearths", "spell-gust"]
    g = table({"hand": hand, "purse": "2 gold", "power": {"air": 3}, "dwellings": ["ash-plains"]})
    power = int(me(g).power(0))
    assert own(g)["progress"] == {
        "quest-ascendant": [power, 5],
        "quest-gilded": [2, 3],
        "prophecy-many-paths": [1 if power >= 3 else 0, 4],
        "prophecy-hearths": [1, 5],
    }


@pytest.mark.rule("ELDER-4.14")
def test_a_quest_about_a_moment_is_reached_at_that_moment() -> None:
    seats = [{"hand": ["quest-neighbours"]}, {"dwellings": ["ash-plains", "terraced-fields"]}]
    g = table(*seats, steps=[])
    assert own(g)["progress"] == {"quest-neighbours": [0, 1]}
    at_event(g, 0, ON_BUILD, realm("summoning-portal"))
    g.settle()
    assert own(g)["progress"] == {"quest-neighbours": [1, 1]}


def test_card_actions_of_another_players_regroup_are_not_ones_own() -> None:
    for seat, way in enumerate([[3, 4], [0, 4]]):
        g = table(*[{"hand": ["quest-grand-regroup"]} if number == seat else {} for number in range(2)])
        g.actions_done = 3
        assert own(g, seat)["progress"] == {"quest-grand-regroup": way}


def test_progress_and_prices_agree_with_the_rules() -> None:
    checked = 0
    for number, g in enumerate(play_randomly(new_game(3, 5), 5)):
        if number % 5 or g.ask is None:
            continue
        assert isinstance(g, Eldervale)
        for p in g.players:
            seat = int(p.seat)
            told = own(g, seat)
            for name, (reached, needed) in told["progress"].items():
                card = magic(name)
                if MAGIC[card].kind == PROPHECY:
                    assert (reached >= needed) == (prophecy_points(g, seat, card) > 0), name
                    checked += 1
            for card in castable(g, seat, PLACED, -1):
                assert MAGIC[card].name in told["prices"]
    assert checked > 20


def test_prices_and_progress_are_for_their_owner_alone() -> None:
    seats = [{"hand": ["spell-gust", "quest-gilded"]}, {"hand": ["spell-fireball", "prophecy-summit"]}, {}, {}]
    for variants in ({}, {"teams": "on"}):
        g = table(*seats, variants=variants)
        for viewer in (None, 0, 1, 2, 3):
            for p in g.view(viewer)["players"]:  # type: ignore[attr-defined]
                assert ("prices" in p) == ("progress" in p) == (p["seat"] == viewer)
        assert all("prices" in p for p in ELDERVALE.open_view(g)["players"])  # type: ignore[attr-defined]


@pytest.mark.rule("ELDER-25.12")
def test_everybody_sees_how_far_prophecies_were_once_the_game_is_over() -> None:
    seats = [{"hand": ["spell-gust", "quest-gilded", "prophecy-hearths"], "dwellings": ["ash-plains"]}, {}]
    g = table(*seats, steps=[FinalScoring()])
    for viewer in (None, 1):
        shown = g.view(viewer)["players"][0]  # type: ignore[index]
        assert shown["progress"] == {"prophecy-hearths": [1, 5]}
        assert "hand" not in shown
        assert "prices" not in shown


# ---- what tests of the browser are made of

BROWSER = Path(__file__).parents[3] / "web" / "tests" / "unit"


def test_the_view_that_tests_of_the_board_draw_has_the_shape_of_a_view() -> None:
    sample = (BROWSER / "eldervale-view.json").read_text("utf-8")
    TypeAdapter(EldervaleView).validate_json(sample, strict=True, extra="forbid")


def test_the_box_that_tests_of_the_board_know_is_the_box_of_the_game() -> None:
    sample = json.loads((BROWSER / "eldervale-facts.json").read_text("utf-8"))
    assert sample == json.loads(json.dumps(ELDERVALE.facts()))
