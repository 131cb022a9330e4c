"""Setting the table: who chooses, in which order, tokens, the starting region (EMPIRE-MAP, -TOK, -START)."""

from __future__ import annotations

import pytest

from deskovka.games.empire.invariants import problems
from deskovka.games.empire.table import Empire
from deskovka.testing.play import play_randomly
from support.empire import EMPIRE, answer, armies, asked, by_hand, new_game, offered, refused, table, token

SEATS = (2, 3, 4)
M0 = {
    **{f"segment_{place + 1}": side for place, side in enumerate(("crescent", "meadow", "bridge_isles", "volcano"))},
    **{f"turn_{place + 1}": turn for place, turn in enumerate(("north", "north", "north", "east"))},
}
EVERYTHING = dict.fromkeys(("discoveries", "citadels", "encounters", "leaders"), "on")
DISCOVERIES = ["magic_spring", "cottage", "hidden_treasure", "book_of_spells", "stable"]


def set_up(g: Empire) -> list[tuple[int, str]]:
    """Answer with the first option until the auction; who was asked what."""
    questions = []
    while asked(g)[1] != "Bid":
        questions.append(asked(g))
        answer(g, offered(g)[0])
    return questions


# ---- who sets up, and in which order


@pytest.mark.rule("EMPIRE-MAP.1")
@pytest.mark.parametrize(("seats", "who"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_the_set_up_player_makes_every_choice(seats: int, who: int) -> None:
    g = new_game(seats, setup_player=str(who), **EVERYTHING, **M0)
    other = (who + 1) % seats
    assert refused(g, offered(g)[0], other).rule == "EMPIRE-MAP.1"
    questions = set_up(g)
    chosen = [(seat, kind) for seat, kind in questions if kind != "PlaceNeutral"]
    assert chosen == [(who, "ChooseStart"), *[(who, "LayToken")] * (5 + 3 + 4), (who, "Settle")]


@pytest.mark.rule("EMPIRE-MAP.1")
def test_seat_0_sets_up_if_nobody_else_is_named() -> None:
    assert [asked(new_game(seats, **M0)) for seats in SEATS] == [(0, "ChooseStart")] * 3


@pytest.mark.rule("EMPIRE-MAP.14", "EMPIRE-TOK.2", "EMPIRE-ARMY.2", "EMPIRE-NEUT.1")
@pytest.mark.parametrize("setup", ["ask", "random"])
def test_the_order_of_setting_up(setup: str) -> None:
    variants = {**EVERYTHING, "setup": setup, **M0}
    g = EMPIRE.new_game(2, 1, variants, listen=True)
    assert isinstance(g, Empire)
    while asked(g)[1] != "Bid":
        assert [int(p.coins) for p in g.players] == [0, 0]  # coins come last
        answer(g, offered(g)[0])
    assert [int(p.coins) for p in g.players] == [12, 12]
    kinds = [EMPIRE.event_words.tell(event, None, everything=True)["event"] for event in g.events or []]
    assert kinds == [
        "game-began",
        "start-chosen",
        *["token-laid"] * (5 + 3 + 4),
        *["revealed"] * 6,
        *["leader-dealt"] * 2,
        *["armies-set"] * 2,
        "settled",
        *["neutral-placed"] * 10,
    ]


# ---- tokens


@pytest.mark.rule("EMPIRE-TOK.1")
def test_a_region_holds_one_token_at_most_that_of_the_start_included() -> None:
    g = new_game(2, discoveries="on", encounters="on", **M0)
    answer(g, "start in CRE-3")
    assert refused(g, "lay magic_spring in CRE-3").rule == "EMPIRE-TOK.1"
    answer(g, "lay magic_spring in CRE-4")
    assert refused(g, "lay cottage in CRE-4").rule == "EMPIRE-TOK.1"
    assert len(by_hand(g)) == 20 - 2
    answer(g, *[f"lay {name} in VOL-{at}" for at, name in enumerate(DISCOVERIES[1:], start=1)])
    answer(g, "lay dragon in MEA-1", "lay portal in MEA-2")
    assert {refused(g, f"lay portal in {region}").rule for region in ("MEA-1", "MEA-2", "VOL-1")} == {"EMPIRE-TOK.1"}
    answer(g, "lay portal in BRI-1")
    assert refused(g, "lay robbers in BRI-1").rule == "EMPIRE-TOK.1"


@pytest.mark.rule("EMPIRE-TOK.1")
def test_face_down_tokens_take_a_region_too() -> None:
    g = new_game(2, discoveries="on", swamp="on", citadels="on", **M0)
    answer(g, "start in CRE-3")
    assert refused(g, "lay a hidden token in CRE-3").rule == "EMPIRE-TOK.1"
    answer(g, "lay a hidden token in CRE-4")
    assert refused(g, "lay a hidden token in CRE-4").rule == "EMPIRE-TOK.1"
    answer(g, *[f"lay a hidden token in VOL-{at}" for at in range(1, 6)])
    assert refused(g, "lay citadel in VOL-3").rule == "EMPIRE-TOK.1"


@pytest.mark.rule("EMPIRE-TOK.1")
def test_there_is_room_for_all_tokens_on_the_smallest_map() -> None:
    smallest = {"segment_1": "peaks", "segment_2": "meadow", "segment_3": "red_forest", "segment_4": "archipelago"}
    for setup in ("ask", "random"):
        g = new_game(4, **EVERYTHING, swamp="on", setup=setup, **smallest)
        set_up(g)
        regions = g.view(None)["regions"]
        assert len(regions) == 16
        assert sum(token(g, region) is not None for region in regions) == 13
        assert problems(g) == []


@pytest.mark.rule("EMPIRE-TOK.2")
def test_tokens_are_laid_after_the_start_and_before_any_army() -> None:
    g = new_game(2, citadels="on", **M0)
    assert refused(g, "lay citadel in CRE-4").rule == "EMPIRE-MAP.14"
    answer(g, "start in CRE-3")
    assert asked(g) == (0, "LayToken")
    assert armies(g, "CRE-3") == 0
    answer(g, "lay citadel in CRE-4", "lay citadel in CRE-1", "lay citadel in MEA-1")
    assert (asked(g), armies(g, "CRE-3")) == ((0, "Settle"), 4)


# ---- the starting region


@pytest.mark.rule("EMPIRE-START.3")
@pytest.mark.parametrize("seats", SEATS)
def test_the_starting_region_stays_where_it_is(seats: int) -> None:
    g = new_game(seats, seed=seats, setup="random", **EVERYTHING)
    start = g.view(None)["start"]
    assert all(at.view(None)["start"] == start for at in play_randomly(g, seed=seats))


@pytest.mark.rule("EMPIRE-START.3")
def test_the_starting_region_serves_all_players_alike() -> None:
    for seat in range(4):
        g = table({}, {}, {}, {}, active=seat, row=["dire_eye"])
        answer(g, "take dire_eye")
        assert offered(g) == ["place in CRE-3", "done"]
