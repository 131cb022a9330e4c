"""The first armies and the neutral ones (EMPIRE-ARMY, EMPIRE-NEUT)."""

from __future__ import annotations

import pytest

from deskovka.core.errors import ImpossiblePosition
from deskovka.games.empire.table import Empire
from deskovka.games.empire.terms import NEUTRAL
from deskovka.testing.play import play_randomly
from support.empire import (
    EMPIRE,
    answer,
    answer_until,
    armies,
    asked,
    by_hand,
    events,
    holder,
    me,
    neutral,
    new_game,
    offered,
    refused,
    score,
    table,
    token,
)

SEATS = (2, 3, 4)
M0 = {
    **{f"segment_{place + 1}": side for place, side in enumerate(("crescent", "meadow", "bridge_isles", "volcano"))},
    **{f"turn_{place + 1}": turn for place, turn in enumerate(("north", "north", "north", "east"))},
}


def started(seats: int = 2, **variants: str) -> Empire:
    """A new game on M0 with the starting region CRE-3."""
    g = new_game(seats, **{**M0, **variants})
    answer(g, "start in CRE-3")
    return g


def on_board(g: Empire, seat: int) -> int:
    return int(g.armies_on_board(seat))


def everything(g: Empire) -> list[int]:
    """Where all neutral armies stand."""
    return [int(g.armies_of(NEUTRAL, region)) for region in g.board.regions]


# ---- first armies


@pytest.mark.rule("EMPIRE-ARMY.1")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_puts_four_armies_into_the_starting_region(seats: int) -> None:
    g = started(seats)
    assert asked(g) == (0, "Settle")
    assert [armies(g, "CRE-3", seat) for seat in range(seats)] == [4] * seats
    assert [on_board(g, seat) for seat in range(seats)] == [4] * seats
    assert [int(p.supply) for p in g.players] == [14] * seats


@pytest.mark.rule("EMPIRE-ARMY.2", "EMPIRE-ARMY.5")
@pytest.mark.parametrize("seats", SEATS)
def test_one_more_army_of_everybody_goes_to_one_region(seats: int) -> None:
    g = started(seats)
    answer(g, "settle MEA-4")
    for seat in range(seats):
        assert (armies(g, "CRE-3", seat), armies(g, "MEA-4", seat), on_board(g, seat)) == (4, 1, 5)
        assert me(g, seat).supply == 13
    assert asked(g)[1] == ("PlaceNeutral" if seats == 2 else "Bid")  # nobody settles again


@pytest.mark.rule("EMPIRE-ARMY.5")
def test_leaders_change_the_number_of_first_armies() -> None:
    for seed in range(6):
        g = new_game(4, seed, leaders="on", setup="random")
        for player in g.view(None)["players"]:
            more = 1 if player["leader"] == "red_sorceress" else 0
            assert (on_board(g, player["seat"]), player["supply"]) == (5 + more, 13 - more)


@pytest.mark.rule("EMPIRE-ARMY.3", "EMPIRE-ARMY.2")
def test_the_fifth_armies_go_to_any_region_of_another_segment() -> None:
    g = started(3)
    others = [f"MEA-{n}" for n in range(1, 6)] + [f"BRI-{n}" for n in range(1, 4)] + [f"VOL-{n}" for n in range(1, 8)]
    assert offered(g) == [f"settle {region}" for region in others]
    refusal = refused(g, "settle CRE-5")
    assert (refusal.rule, refusal.values) == ("EMPIRE-ARMY.3", {"region": "CRE-5"})


@pytest.mark.rule("EMPIRE-ARMY.4", "EMPIRE-ARMY.3")
def test_the_fifth_armies_never_go_to_the_centre_of_the_t() -> None:
    g = new_game(3, **{**M0, "segment_2": "desert"})  # the desert, an arm, holds the start
    assert g.view(None)["start"] == "DES-5"
    assert {said.split()[1].split("-")[0] for said in offered(g)} == {"BRI", "VOL"}
    assert refused(g, "settle CRE-3").rule == "EMPIRE-ARMY.4"
    assert refused(g, "settle DES-1").rule == "EMPIRE-ARMY.3"


@pytest.mark.rule("EMPIRE-ARMY.2")
def test_only_the_set_up_player_chooses_the_region() -> None:
    g = new_game(3, setup_player="2", **M0)
    answer(g, "start in CRE-3")
    assert asked(g) == (2, "Settle")
    assert refused(g, "settle MEA-4", 0).rule == "EMPIRE-MAP.1"


@pytest.mark.rule("EMPIRE-ARMY.6")
def test_first_armies_pay_no_robbers_and_slay_no_dragon() -> None:
    for region in ("MEA-4", "BRI-1"):
        g = started(2, encounters="on")
        answer(g, "lay dragon in MEA-4", "leave out portal", "lay robbers in BRI-1")
        assert [event["event"] for event in events(g, f"settle {region}")] == ["settled"]
        placed = events(g, *["neutral to MEA-4"] * 7, *["neutral to BRI-1"] * 3)
        assert [event["event"] for event in placed] == ["neutral-placed"] * 10
        assert token(g, "MEA-4") == "dragon"
        assert [int(p.coins) for p in g.players] == [12, 12]
        assert [list(p.tokens) for p in g.players] == [[], []]


# ---- neutral armies


@pytest.mark.rule("EMPIRE-NEUT.1", "EMPIRE-NEUT.3")
@pytest.mark.parametrize("who", [0, 1])
def test_two_players_place_ten_neutral_armies_by_turns(who: int) -> None:
    g = started(2, setup_player=str(who))
    answer(g, "settle MEA-4")
    for count in range(10):
        assert asked(g) == ((who + count) % 2, "PlaceNeutral")
        assert sum(everything(g)) == count
        answer(g, "neutral to VOL-1")
    assert neutral(g, "VOL-1") == 10
    assert asked(g)[1] == "Bid"


@pytest.mark.rule("EMPIRE-NEUT.1", "EMPIRE-NEUT.3")
def test_players_place_neutral_armies_also_where_luck_sets_up() -> None:
    g = new_game(2, setup="random", setup_player="1", **M0)
    assert (asked(g), sum(everything(g))) == ((1, "PlaceNeutral"), 0)


@pytest.mark.rule("EMPIRE-NEUT.2")
def test_a_neutral_army_may_go_anywhere() -> None:
    g = started()
    answer(g, "settle MEA-4")
    everywhere = [f"neutral to {region}" for region in g.view(None)["regions"]]
    assert len(everywhere) == 20
    for region in ("CRE-3", "MEA-4", "MEA-4", "VOL-7"):  # the start, with others, several, alone
        assert sorted(by_hand(g)) == sorted(everywhere)
        answer(g, f"neutral to {region}")
    assert [neutral(g, region) for region in ("CRE-3", "MEA-4", "VOL-7")] == [1, 2, 1]


@pytest.mark.rule("EMPIRE-NEUT.4")
def test_neutral_armies_only_ever_become_fewer() -> None:
    destroyed = 0
    for seed in range(6):
        g = new_game(2, seed, leaders="on", discoveries="on", encounters="on", setup="random")
        answer_until(g, "Bid", f"neutral to {g.view(None)['start']}")
        before = everything(g)
        for at in play_randomly(g, seed):
            now = everything(at)
            assert all(new <= old for new, old in zip(now, before, strict=True))
            assert sum(before) - sum(now) <= 1
            assert not any(at.cities_of(NEUTRAL, region) for region in at.board.regions)
            assert at.ask is None or asked(at)[0] in (0, 1)
            destroyed += sum(before) - sum(now)
            before = now
    assert destroyed > 0


@pytest.mark.rule("EMPIRE-NEUT.4")
def test_no_action_moves_or_adds_a_neutral_army() -> None:
    g = table({"armies": {"CRE-2": 1}}, neutral={"CRE-4": 3, "MEA-1": 2}, row=["cursed_king"])
    answer(g, "take cursed_king", "choose move")
    assert {said.split()[1] for said in offered(g) if said.startswith("move")} == {"CRE-2"}
    assert refused(g, "move CRE-4 to CRE-5").rule == "EMPIRE-MOVE.1"
    g = table(neutral={"CRE-4": 3}, row=["dire_eye"])
    answer(g, "take dire_eye")
    assert offered(g) == ["place in CRE-3", "done"]
    assert refused(g, "neutral to CRE-4").rule != ""


@pytest.mark.rule("EMPIRE-NEUT.5")
@pytest.mark.parametrize(
    ("mine", "theirs", "party"),
    [(3, 2, 0), (2, 2, -1), (2, 3, NEUTRAL), (1, 0, 0), (0, 1, NEUTRAL)],
)
def test_neutral_armies_contest_a_region(mine: int, theirs: int, party: int) -> None:
    g = table({"armies": {"BRI-1": mine}}, neutral={"BRI-1": theirs})
    assert holder(g, "BRI-1") == party
    won = 1 if party == 0 else 0
    assert (score(g)["regions"], score(g)["islands"]) == (won, won)
    shown = g.view(None)["regions"]["BRI-1"]["holder"]
    assert shown == {0: 0, -1: None, NEUTRAL: "neutral"}[party]


@pytest.mark.rule("EMPIRE-NEUT.5")
def test_neutral_armies_that_tie_with_the_stronger_player_keep_both_from_the_region() -> None:
    g = table({"armies": {"BRI-1": 2}, "cities": {"BRI-1": 1}}, {"armies": {"BRI-1": 1}}, neutral={"BRI-1": 3})
    assert [score(g, seat)["regions"] for seat in (0, 1)] == [0, 0]
    g = table({"armies": {"BRI-1": 3}, "cities": {"BRI-1": 1}}, {"armies": {"BRI-1": 1}}, neutral={"BRI-1": 3})
    assert [score(g, seat)["regions"] for seat in (0, 1)] == [1, 0]


@pytest.mark.rule("EMPIRE-NEUT.6")
@pytest.mark.parametrize(
    ("theirs", "islands", "shown"),
    [
        ({}, 1, 0),
        ({"MEA-3": 1}, 1, 0),
        ({"MEA-3": 1, "MEA-4": 1}, 0, None),
        ({"MEA-3": 1, "MEA-4": 1, "MEA-5": 1}, 0, "neutral"),
    ],
)
def test_regions_of_neutral_armies_count_for_an_island(theirs: dict[str, int], islands: int, shown: object) -> None:
    g = table({"armies": {"MEA-1": 1, "MEA-2": 1}}, {"armies": {"BRI-1": 1}}, neutral=theirs)
    assert (score(g)["regions"], score(g)["islands"]) == (2, islands)
    assert g.view(None)["islands"]["MEA"]["holder"] == shown
    assert len(EMPIRE.result(g).scores) == 2  # the neutral party has no score
    assert score(g, 1)["total"] == 2


@pytest.mark.rule("EMPIRE-NEUT.7")
def test_a_destroyed_neutral_army_leaves_the_game() -> None:
    g = table({"armies": {"CRE-3": 1}}, neutral={"CRE-3": 2, "MEA-1": 1}, row=["dire_dragon"])
    answer(g, "take dire_dragon", "done")
    assert offered(g) == ["destroy in CRE-3 seat 0", "destroy in CRE-3 neutral", "done"]
    assert refused(g, "destroy in MEA-1 neutral").rule == "EMPIRE-DESTROY.1"
    supplies = [int(p.supply) for p in g.players]
    answer(g, "destroy in CRE-3 neutral")
    assert (neutral(g, "CRE-3"), neutral(g, "MEA-1")) == (1, 1)
    assert [int(p.supply) for p in g.players] == supplies


@pytest.mark.rule("EMPIRE-NEUT.7")
def test_where_no_neutral_army_is_none_can_be_destroyed() -> None:
    g = table({"armies": {"CRE-3": 1}}, neutral={"MEA-1": 1}, row=["dire_dragon"])
    answer(g, "take dire_dragon", "done")
    assert refused(g, "destroy in CRE-3 neutral").rule == "EMPIRE-NEUT.7"


@pytest.mark.rule("EMPIRE-NEUT.8")
@pytest.mark.parametrize("seats", [3, 4])
def test_more_players_have_no_neutral_armies(seats: int) -> None:
    g = started(seats)
    answer(g, "settle MEA-4")
    assert asked(g)[1] == "Bid"
    assert all(sum(everything(at)) == 0 for at in play_randomly(g, seed=seats))
    with pytest.raises(ImpossiblePosition, match=r"EMPIRE-NEUT\.8"):
        table(*[{}] * seats, neutral={"CRE-3": 1})
