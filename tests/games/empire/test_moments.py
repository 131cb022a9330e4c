"""Positions in the middle of things: the set-up, an auction half made, an action under way, a short deck, the queen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from deskovka.core.errors import ImpossiblePosition
from deskovka.testing.play import play_randomly
from support.empire import EMPIRE, answer, armies, asked, by_hand, me, names, neutral, offered, row, table, token

FOUR = {"armies": {"CRE-3": 4}}
FULL = "discoveries swamp citadels encounters leaders"
PHASES = ["start", "tokens", "settle", "neutral", "auction", "turn", "queen"]

# ---- set-up


def test_the_starting_region_is_still_to_be_chosen() -> None:
    g = table(phase="start", variants={"setup_player": 1})
    assert (asked(g), g.view(None)["start"], row(g)) == ((1, "ChooseStart"), None, [])
    answer(g, "start in CRE-3", "settle MEA-1")
    assert (asked(g), armies(g, "CRE-3"), armies(g, "MEA-1", 1), len(row(g))) == ((1, "PlaceNeutral"), 4, 1, 6)


def test_tokens_are_laid_from_the_first_that_is_missing() -> None:
    g = table(phase="tokens", variants="discoveries", tokens={"MEA-1": "magic_spring", "MEA-2": "cottage"})
    assert asked(g) == (0, "LayToken")
    assert "lay hidden_treasure in MEA-3" in offered(g)
    assert "lay hidden_treasure in MEA-1" not in offered(g)
    assert "the remaining 3 tokens by lot" in offered(g)


def test_encounters_may_have_been_left_out() -> None:
    g = table(phase="tokens", variants="encounters", left_out=["dragon"])
    assert "leave out portal" in offered(g)
    g = table(phase="tokens", variants="encounters", left_out=["dragon", "portal"])
    assert "leave out robbers" in offered(g)
    g = table(phase="tokens", variants="encounters", left_out=["dragon", "portal", "robbers"])
    assert asked(g) == (0, "Settle")


def test_one_portal_may_lie_while_tokens_are_laid() -> None:
    g = table(phase="tokens", variants="encounters", left_out=["dragon"], tokens={"VOL-1": "portal"})
    assert "leave out portal" not in offered(g)
    answer(g, "lay portal in BRI-1")
    assert g.view(None)["portals"] == ["BRI-1", "VOL-1"]


def test_face_down_tokens_have_no_order() -> None:
    laid = {"MEA-1": "poison_swamp", "MEA-2": "stable"}
    g = table(phase="tokens", variants="discoveries swamp", tokens=laid)
    assert (asked(g), by_hand(g)[0]) == ((0, "LayHidden"), "lay a hidden token in CRE-1")
    assert "the remaining 4 tokens by lot" in offered(g)


def test_the_fifth_army_is_still_to_be_placed() -> None:
    g = table({"leader": "red_sorceress"}, {}, phase="settle", variants="leaders citadels", tokens={"MEA-5": "citadel"})
    assert (asked(g), armies(g, "CRE-3"), armies(g, "CRE-3", 1), token(g, "MEA-5")) == ((0, "Settle"), 5, 4, "citadel")
    assert (len(row(g)), [int(p.coins) for p in g.players]) == (6, [0, 0])


def test_neutral_armies_are_placed_by_turns() -> None:
    g = table(FOUR, FOUR, phase="neutral", neutral={"MEA-1": 2, "MEA-2": 1})
    assert (asked(g), neutral(g, "MEA-1"), armies(g, "CRE-3", 1)) == ((1, "PlaceNeutral"), 2, 4)
    assert "the remaining 4 neutral by lot" in offered(g)
    answer(g, "neutral to MEA-3")
    assert asked(g) == (0, "PlaceNeutral")


# ---- the auction


def test_some_have_bid_and_the_others_are_asked() -> None:
    g = table({"bid": 3}, {}, {"coins": 4}, phase="auction")
    assert [question.seat for question in g.pending()] == [1, 2]
    assert [player["picked"] for player in g.view(None)["players"]] == [True, False, False]
    assert g.view(0)["players"][0]["bid"] == 3
    assert "bid" not in g.view(1)["players"][0]
    g.choose(2, "bid 1")
    g.choose(1, "bid 2")
    assert (asked(g), g.view(None)["bids"]) == ((0, "NameStarter"), [3, 2, 1])


def test_when_all_have_bid_the_starting_player_is_named() -> None:
    g = table({"bid": 3}, {"bid": 5}, phase="auction")
    assert (asked(g), [int(p.coins) for p in g.players]) == ((1, "NameStarter"), [12, 7])


# ---- an action under way


def test_an_action_is_under_way_with_its_points_left() -> None:
    g = table({**FOUR, "coins": 5}, FOUR, playing={"card": "dire_goblin", "place": 2, "left": 3})
    assert (asked(g), me(g).coins, names(me(g).cards)) == ((0, "Move"), 5, ["dire_goblin"])
    seen = g.view(None)
    assert seen["action"] == {"seat": 0, "kind": "move", "left": 3, "total": 5}
    assert seen["playing"] == {"card": "dire_goblin", "seat": 0, "price": 1, "place": 2}
    assert (len(row(g)), seen["row"][2]) == (5, None)
    answer(g, "move CRE-3 to CRE-4", "done")
    assert (asked(g), len(row(g)), armies(g, "CRE-4")) == ((1, "Turn"), 6, 1)


def test_the_card_that_the_documentation_plays_is_being_played() -> None:
    text = (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"^\| `playing` \|.*`(\{card:.*?\})`", text, re.MULTILINE)
    g = table(FOUR, FOUR, playing=yaml.safe_load(example))
    assert (asked(g), g.view(None)["action"]["left"]) == ((0, "Move"), 3)


def test_of_two_actions_the_second_may_be_under_way() -> None:
    g = table(FOUR, FOUR, playing={"card": "night_wizard", "action": "destroy"})
    assert asked(g) == (0, "Destroy")
    g = table(FOUR, FOUR, playing={"card": "night_wizard"})
    assert asked(g) == (0, "Place")
    answer(g, "done")
    assert asked(g) == (0, "Destroy")


def test_one_of_two_actions_is_chosen_or_still_to_be_chosen() -> None:
    assert asked(table(FOUR, FOUR, playing={"card": "cursed_king"})) == (0, "ChooseAction")
    g = table(FOUR, FOUR, playing={"card": "cursed_king", "action": "move"})
    assert asked(g) == (0, "Move")
    answer(g, "done")
    assert asked(g) == (1, "Turn")


def test_the_ability_of_the_card_that_is_played_counts() -> None:
    g = table({"armies": {"MEA-3": 1}}, FOUR, playing={"card": "ancient_woods", "action": "place"})
    assert g.view(None)["action"]["total"] == 2
    g = table({"coins": 4}, {}, {}, playing={"card": "mountain_treasury"}, active=0)
    assert me(g).coins == 4  # what the card gave is told by the coins


# ---- a short deck, and the queen


def test_of_a_short_deck_the_rest_has_been_taken_by_turns() -> None:
    six = ["dire_eye", "dire_ogre", "stronghold", "dire_goblin", "night_wizard", "cursed_king"]
    g = table({"coins": 3}, {}, row=six, deck=2, deck_top=["lake"], starter=1, active=0)
    assert EMPIRE.problems(g) == []
    assert ([len(p.cards) for p in g.players], len(g.deck), names(g.deck)[-1]) == ([9, 10], 2, "lake")
    assert [int(p.coins) for p in g.players] == [3, 12]
    assert [len(p.cards) for p in table(deck=21).players] == [0, 0]


def test_the_queen_may_take_one_more_card() -> None:
    g = table({}, {"leader": "fairy_queen", "coins": 1}, phase="queen", variants="leaders", deck=0)
    assert (asked(g), "done" in offered(g)) == ((1, "QueenCard"), True)
    answer(g, "done")
    assert EMPIRE.result(g).over


# ---- whatever is described can be played on


FOR_ALL = [(phase, seats) for phase in PHASES for seats in (2, 3, 4) if phase != "neutral" or seats == 2]


@pytest.mark.parametrize(("phase", "seats"), FOR_ALL)
def test_every_phase_is_played_to_the_end(phase: str, seats: int) -> None:
    described: list[dict[str, object]] = [{} for _ in range(seats)]
    if PHASES.index(phase) >= PHASES.index("settle"):
        described[0]["leader"] = "fairy_queen"
    g = table(*described, phase=phase, variants=FULL, seed=seats)
    for at in play_randomly(g, seed=seats):
        assert EMPIRE.problems(at) == []
    assert EMPIRE.result(g).over


TOP = ["dire_eye", "dire_ogre", "stronghold", "dire_goblin", "night_wizard", "cursed_king", "lake", "dire_giant"]
IMPOSSIBLE: list[tuple[dict[str, object], str]] = [
    ({"phase": "start", "start": "CRE-3"}, "start: not before the phase tokens"),
    ({"phase": "start", "row": ["lake"]}, "row: not before the phase settle"),
    ({"phase": "tokens", "deck_top": ["lake"]}, "deck_top: not before the phase settle"),
    ({"phase": "settle", "neutral": {"MEA-1": 1}}, "neutral: not before the phase neutral"),
    ({"phase": "settle", "seats": [FOUR, {}]}, "seat 0 armies: not before the phase neutral"),
    ({"phase": "neutral", "seats": [{}, {"coins": 3}]}, "seat 1 coins: not before the phase auction"),
    ({"phase": "neutral", "seats": [{}, {}, {}]}, "phase: neutral armies are placed by two players (EMPIRE-NEUT.8)"),
    ({"phase": "queen"}, "phase: nobody is led by the Fairy Queen (EMPIRE-LEAD.3)"),
    ({"phase": "queen", "active": 0}, "active: only in the phase turn"),
    ({"phase": "settle", "starter": 0}, "starter, active: not before the auction is over (EMPIRE-BID.3)"),
    ({"left_out": ["dragon"]}, "left_out: only in the phase tokens"),
    ({"seats": [{"bid": 1}, {}]}, "seat 0 bid: only in the phase auction"),
    ({"phase": "auction", "seats": [{"bid": 5, "coins": 4}, {}]}, "seat 0 bid: 5 is not between 0 and 4"),
    ({"phase": "auction", "playing": {"card": "lake"}}, "playing: only in the phase turn"),
    ({"playing": "lake"}, "playing: expected keys and values, not 'lake'"),
    ({"playing": {}}, "playing card: there is no card ''"),
    ({"playing": {"card": "godzilla"}}, "playing card: there is no card 'godzilla'"),
    ({"playing": {"card": "lake"}, "row": ["lake"]}, "row: lake is already on the table"),
    ({"playing": {"card": "dire_eye", "action": "move"}}, "playing action: 'move' is not one of place"),
    ({"playing": {"card": "dire_eye", "left": 5}}, "playing left: 5 is not between 0 and 4"),
    ({"playing": {"card": "dire_eye", "place": 6}}, "playing place: 6 is not between 0 and 5"),
    ({"playing": {"card": "cursed_king", "left": 1}}, "playing left: of which action? (EMPIRE-ACT.3)"),
    ({"deck": 22}, "deck: 22 is not between 0 and 21"),
    ({"deck": 1, "deck_top": TOP}, "deck: 1 is not between 2 and 21"),
    ({"deck": 0}, "active: seat 0 has all its cards (EMPIRE-END.1)"),
    ({"phase": "auction", "deck": 3}, "deck: not before the phase turn"),
]


@pytest.mark.parametrize(("description", "message"), IMPOSSIBLE, ids=[message for _, message in IMPOSSIBLE])
def test_what_cannot_be_is_one_clear_line(description: dict[str, object], message: str) -> None:
    with pytest.raises(ImpossiblePosition, match=f"^{re.escape(message)}") as error:
        EMPIRE.position(description)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("keys", "message"),
    [
        ({"variants": {"discoveries": "on"}, "tokens": {"MEA-1": "stable"}}, "tokens: they are laid in their order"),
        ({"variants": {"citadels": "on"}, "left_out": ["citadel"]}, "left_out: citadel is no encounter of this table"),
        ({"variants": {"citadels": "on"}, "left_out": ["dragon"]}, "left_out: dragon is no encounter of this table"),
        (
            {"variants": {"encounters": "on"}, "left_out": ["dragon", "portal"], "tokens": {"MEA-1": "portal"}},
            "tokens: they are laid in their order",
        ),
    ],
)
def test_tokens_are_laid_in_their_order(keys: dict[str, object], message: str) -> None:
    with pytest.raises(ImpossiblePosition, match=f"^{re.escape(message)}"):
        EMPIRE.position({"phase": "tokens", **keys})
