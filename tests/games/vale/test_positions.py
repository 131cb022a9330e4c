"""Tables from short descriptions: what they mean, and what cannot be."""

from __future__ import annotations

import re

import pytest
import yaml

from deskovka.core.errors import ImpossiblePosition
from deskovka.games.vale.table import Vale
from support.vale import VALE, answer, area, asked, discard, hand, names, offered, score, stones, table

EXAMPLE = """
{round: 4, phase: action, active: 0,
 seats: [{score: 10, stones: {red: 3, blue: 1}, area: [agni, phoenix], hand: [lava_giant]}, {score: 12}],
 deck_top: [hydra], discard: []}
"""


def test_the_example_of_the_architecture_works() -> None:
    g = VALE.position(yaml.safe_load(EXAMPLE))
    assert isinstance(g, Vale)
    assert VALE.problems(g) == []
    assert (int(g.round), g.view(None)["phase"], asked(g)) == (4, "action", (0, "Turn"))
    assert ([score(g, 0), score(g, 1)], stones(g.players[0]), stones(g.players[1])) == ([10, 12], (3, 1, 0), (0, 0, 0))
    assert (area(g), hand(g), discard(g), names(g.deck)[-1]) == (["agni", "phoenix"], ["lava_giant"], [], "hydra")
    assert (area(g, 1), hand(g, 1), len(g.deck)) == ([], [], 67)
    assert offered(g) == ["summon lava_giant", "release agni", "release phoenix", "end turn"]
    answer(g, "summon lava_giant", "pay 2 red")  # a ruby is worth 2: two points from the Phoenix, six from the Giant
    assert (score(g), stones(g.players[0])) == (18, (1, 1, 0))


# ---- what is meant when nothing is said


def test_a_plain_hunt_is_the_beginning_of_a_game() -> None:
    g = VALE.position({"phase": "hunt"})
    assert isinstance(g, Vale)
    assert VALE.problems(g) == []
    assert (int(g.round), asked(g), len(g.offer), len(g.deck)) == (1, (0, "Hunt"), 4, 66)
    assert [score(g, seat) for seat in (0, 1)] == [1, 2]
    assert [stones(p) for p in g.players] == [(0, 0, 0)] * 2


def test_without_a_phase_it_is_the_first_players_turn_of_round_one() -> None:
    g = VALE.position({"seats": [{}, {"marked": ["imp"]}, {}], "first_player": 1})
    assert isinstance(g, Vale)
    assert (int(g.round), g.view(None)["phase"], asked(g)) == (1, "action", (1, "Turn"))
    assert [score(g, seat) for seat in range(3)] == [3, 1, 2]


@pytest.mark.parametrize("phase", ["hunt", "action", "effects"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_nobody_names_lie_shuffled_in_the_draw_pile(phase: str, seats: int) -> None:
    g = table({"hand": ["imp"], "area": ["basilisk"]}, *[{}] * (seats - 1), phase=phase, deck_top=["odin", "harpy"])
    assert VALE.problems(g) == []
    if phase != "hunt":
        assert (names(g.deck)[::-1][:2], len(g.deck)) == (["odin", "harpy"], 68)
    else:
        assert names(g.offer)[:2] == ["odin", "harpy"]


def test_the_seed_decides_the_order_of_the_draw_pile() -> None:
    def deck(**keys: object) -> list[str]:
        return names(table({"marked": ["imp"]}, **keys).deck)

    assert deck() == deck(seed=0) == deck(seed=0)
    assert deck(seed=1) != deck(seed=2)
    assert sorted(deck(seed=1)) == sorted(deck(seed=2))


@pytest.mark.parametrize("seed", [0, 2**63 - 2])
def test_every_seed_makes_a_table(seed: int) -> None:
    assert VALE.problems(table({"marked": ["imp"]}, seed=seed)) == []


def test_the_rest_may_lie_in_the_discard_pile_or_in_a_hand() -> None:
    g = table({"marked": ["imp"]}, deck_top=["odin"], discard=["troll"], rest="discard")
    assert (names(g.deck), len(g.discard), discard(g)[0]) == (["odin"], 68, "troll")
    g = table({"marked": ["imp"]}, deck_top=["odin"], rest=1)
    assert (names(g.deck), len(g.discard), len(hand(g, 1))) == (["odin"], 0, 68)


def test_a_short_draw_pile_has_so_many_cards_and_the_others_lie_on_the_discard_pile() -> None:
    g = table({"marked": ["imp"]}, deck_top=["odin"], discard=["troll"], deck=3)
    assert (len(g.deck), names(g.deck)[-1], len(g.discard), discard(g)[0]) == (3, "odin", 66, "troll")
    g = table({"marked": ["imp"]}, deck_top=["odin"], deck=1, rest=1)
    assert (names(g.deck), len(g.discard), len(hand(g, 1))) == (["odin"], 0, 68)
    assert VALE.problems(g) == []


def test_cards_on_top_of_the_draw_pile_may_be_known_to_all() -> None:
    g = table({"marked": ["imp"]}, deck_top=["odin", "harpy", "troll"], known_top=2)
    assert g.view(None)["deck_top"] == ["odin", "harpy"]


# ---- where play goes on


@pytest.mark.rule("VALE-R.33")
def test_a_turn_may_have_had_actions_already() -> None:
    g = table({"marked": ["undine"], "hand": ["imp"], "area": ["troll"], "stones": {"purple": 1}}, actions=99)
    assert "summon imp" in offered(g)
    answer(g, "summon imp")
    assert offered(g) == ["sell undine", "tame undine"]


def test_a_card_may_be_being_paid_for() -> None:
    purse = {"red": 1, "blue": 2, "purple": 1}
    g = table({"marked": ["undine"], "hand": ["surtr"], "stones": purse}, paying={"summon": "surtr"})
    assert (asked(g), g.view(1)["summoning"], int(g.actions)) == ((0, "Summon"), "surtr", 1)
    answer(g, "pay 1 purple")
    assert (area(g), asked(g)) == (["surtr"], (0, "Turn"))
    g = table({}, {"marked": ["undine"], "area": ["troll"], "stones": purse}, active=1, paying={"release": "troll"})
    assert asked(g) == (1, "Release")
    answer(g, "pay 1 purple")
    assert (area(g, 1), discard(g)) == ([], ["troll"])


@pytest.mark.parametrize(
    ("first", "marked", "active"),
    [
        (0, [[], [], []], 0),
        (0, [["imp"], [], []], 1),
        (0, [["imp"], ["agni"], ["odin"]], 2),
        (0, [["imp"], ["agni"], ["odin", "harpy"]], 1),
        (1, [[], ["agni"], []], 2),
        (1, [["imp"], ["agni"], ["odin"]], 0),
        (1, [["imp", "hydra"], ["agni"], ["odin", "kappa"]], 1),
    ],
)
def test_a_hunt_goes_on_with_whose_marker_is_next(first: int, marked: list[list[str]], active: int) -> None:
    seats = [{"marked": cards} for cards in marked]
    g = table(*seats, phase="hunt", offer=["troll", "medusa"][: 6 - sum(map(len, marked))], first_player=first)
    if g.view(None)["phase"] == "hunt":
        assert (asked(g), offered(g)) == ((active, "Hunt"), ["mark troll", "mark medusa"])
    else:  # a single card needs no question
        assert "troll" in names(g.players[active].marked)


@pytest.mark.parametrize(("active", "after"), [(1, [2, 0]), (2, [0]), (0, [])])
def test_after_the_active_player_come_those_who_had_no_turn(active: int, after: list[int]) -> None:
    cards = ["imp", "agni", "odin"]
    seats = [{"marked": [cards[seat]] if seat in (active, *after) else []} for seat in range(3)]
    g = table(*seats, first_player=1, active=active)
    for seat in (active, *after):
        assert asked(g) == (seat, "Turn")
        answer(g, f"sell {cards[seat]}")
    assert int(g.round) == 6


def test_in_the_effects_phase_only_the_active_player_and_those_after_act() -> None:
    seats = [{"area": ["salamander"], "score": 10}, {"area": ["nessie"], "score": 10}, {"area": ["troll", "odin"]}]
    g = table(*seats, phase="effects", active=1, first_player=0)
    assert ([score(g, 0), score(g, 1)], asked(g)) == ([10, 12], (2, "ActivateNext"))


def test_with_hestia_six_stones_are_possible() -> None:
    g = table({"area": ["hestia"], "stones": {"red": 2, "blue": 2, "purple": 2}, "marked": ["imp"]})
    assert stones(g.players[0]) == (2, 2, 2)


# ---- what cannot be

ONE = {"marked": ["imp"]}
IMPOSSIBLE: list[tuple[object, str]] = [
    # the description
    ([], "position: expected keys and values, not []"),
    ({"rounds": 3}, "position: unknown key 'rounds'; known are round, phase,"),
    ({"round": 0}, "round: 0 is not between 1 and 10"),
    ({"round": 11}, "round: 11 is not between 1 and 10"),
    ({"round": "four"}, "round: expected a number, not 'four'"),
    ({"round": True}, "round: expected a number, not True"),
    ({"phase": "dinner"}, "phase: 'dinner' is not one of hunt, action, effects"),
    ({"phase": None}, "phase: None is not one of"),
    ({"first_player": 2}, "first_player: 2 is not between 0 and 1"),
    ({"first_player": -1}, "first_player: -1 is not between 0 and 1"),
    ({"active": 2}, "active: 2 is not between 0 and 1"),
    ({"active": "me"}, "active: expected a number, not 'me'"),
    ({"seed": -1}, "seed: -1 is not between 0 and"),
    ({"seed": 2**63 - 1}, "seed: 9223372036854775807 is not between 0 and 9223372036854775806"),
    ({"seed": 1.5}, "seed: expected a number, not 1.5"),
    # the seats
    ({"seats": 2}, "seats: expected a list of 2, 3 or 4 seats"),
    ({"seats": [{}]}, "seats: expected a list of 2, 3 or 4 seats"),
    ({"seats": [{}] * 5}, "seats: expected a list of 2, 3 or 4 seats"),
    ({"seats": [{}, 3]}, "seat 1: expected keys and values, not 3"),
    ({"seats": [{}, {"cards": []}]}, "seat 1: unknown key 'cards'; known are score, stones, area, hand, marked"),
    ({"seats": [{"score": -1}, {}]}, "seat 0 score: -1 is not between 0 and 999"),
    ({"seats": [{"score": 1000}, {}]}, "seat 0 score: 1000 is not between 0 and 999"),
    ({"seats": [{}, {"area": ["imp", "agni"]}]}, "seat 1 area: 2 cards in round 1 (VALE-AREA.2)"),
    ({"seats": [{"marked": ["imp", "agni", "odin"]}, {}]}, "seat 0 marked: a player has two markers (VALE-SETUP.2)"),
    # stones
    ({"seats": [{"stones": [1, 2]}, {}]}, "seat 0 stones: expected keys and values, not [1, 2]"),
    ({"seats": [{"stones": {"green": 1}}, {}]}, "seat 0 stones: unknown key 'green'; known are red, blue, purple"),
    ({"seats": [{"stones": {"red": -1}}, {}]}, "seat 0 stones red: -1 is not between 0 and 4"),
    ({"seats": [{"stones": {"blue": 5}}, {}]}, "seat 0 stones blue: 5 is not between 0 and 4"),
    ({"seats": [{"stones": {"purple": "one"}}, {}]}, "seat 0 stones purple: expected a number, not 'one'"),
    ({"seats": [{}, {"stones": {"red": 3, "blue": 2}}]}, "seat 1 stones: 5 stones, the limit is 4 (VALE-STONE.2)"),
    (
        {"seats": [{"area": ["hestia"], "stones": {"red": 4, "blue": 3}}, {}]},
        "seat 0 stones: 7 stones, the limit is 6 (VALE-STONE.2)",
    ),
    # cards
    ({"discard": "imp"}, "discard: expected a list, not 'imp'"),
    ({"deck_top": ["godzilla"]}, "deck_top: there is no card 'godzilla'"),
    ({"deck_top": [["imp"]]}, "deck_top: there is no card ['imp']"),
    ({"seats": [{"hand": ["gojira"]}, {}]}, "seat 0 hand: there is no card 'gojira'"),
    ({"discard": ["imp", "imp"]}, "discard: imp is already on the table"),
    ({"seats": [{"hand": ["imp"]}, {"area": ["imp"]}]}, "seat 1 area: imp is already on the table"),
    ({"seats": [ONE, {}], "deck_top": ["imp"]}, "deck_top: imp is already on the table"),
    ({"phase": "hunt", "offer": ["imp", "imp"]}, "offer: imp is already on the table"),
    ({"rest": "table"}, "rest (deck, discard or the seat that holds them): expected a number, not 'table'"),
    ({"rest": 2}, "rest (deck, discard or the seat that holds them): 2 is not between 0 and 1"),
    ({"deck": 0, "deck_top": ["imp"]}, "deck: 0 is not between 1 and 70"),
    ({"deck": 70, "discard": ["imp"]}, "deck: 70 is not between 0 and 69"),
    ({"deck_top": ["imp"], "known_top": 2}, "known_top: 2 is not between 0 and 1"),
    # in the middle of a turn
    ({"actions": 101}, "actions: 101 is not between 0 and 100"),
    ({"phase": "effects", "actions": 1}, "actions: only in the action phase"),
    ({"phase": "hunt", "paying": {"summon": "imp"}}, "paying: only in the action phase"),
    ({"paying": "imp"}, "paying: expected keys and values, not 'imp'"),
    ({"paying": {}}, "paying: a card to summon, or one to release"),
    ({"paying": {"summon": "imp", "release": "troll"}}, "paying: a card to summon, or one to release"),
    ({"paying": {"summon": "godzilla"}}, "paying summon: there is no card 'godzilla'"),
    ({"paying": {"summon": "imp"}}, "paying summon: imp: not-in-hand (VALE-SUM.1)"),
    (
        {"seats": [{"area": ["imp"]}, {}], "paying": {"release": "imp"}},
        "paying release: imp: too-expensive (VALE-REL.2)",
    ),
    # the hunt
    ({"phase": "hunt", "used": []}, "used: only in the effects phase"),
    (
        {"phase": "hunt", "seats": [{}, ONE], "offer": ["agni"]},
        "seat 0 marked: not its number of markers by now (VALE-HUNT.4)",
    ),
    (
        {"phase": "hunt", "seats": [{"marked": ["imp", "odin"]}, {}], "offer": ["agni"]},
        "seat 0 marked: not its number of markers by now (VALE-HUNT.4)",
    ),
    (
        {"phase": "hunt", "seats": [ONE, {}]},
        "offer: 4 cards in all, with at least one left to mark (VALE-HUNT.1)",
    ),
    (
        {"phase": "hunt", "offer": ["imp", "agni", "odin", "troll", "harpy"]},
        "offer: 4 cards in all, with at least one left to mark (VALE-HUNT.1)",
    ),
    (
        {"phase": "hunt", "seats": [ONE, {}], "offer": ["agni", "odin", "troll", "harpy"]},
        "offer: 4 cards in all, with at least one left to mark (VALE-HUNT.1)",
    ),
    (
        {"phase": "hunt", "seats": [ONE, {}], "offer": ["agni", "odin"], "active": 0},
        "active: it is seat 1 that marks the next card (VALE-HUNT.4)",
    ),
    # actions and effects
    ({"offer": ["imp"]}, "offer: after the hunt every card carries a marker; name them as `marked`"),
    ({"phase": "effects", "offer": ["imp"]}, "offer: after the hunt every card carries a marker"),
    (
        {"seats": [ONE, {}], "active": 1},
        "seat 0 marked: its turn is over, its markers are gone (VALE-ACT.6)",
    ),
    (
        {"seats": [ONE, {}], "phase": "effects"},
        "seat 0 marked: its turn is over, its markers are gone (VALE-ACT.6)",
    ),
    ({"used": ["imp"]}, "used: only in the effects phase"),
    ({"phase": "effects", "used": "imp"}, "used: expected a list, not"),
    ({"phase": "effects", "used": ["imp"]}, "used: 'imp' is no card with an active effect in the area of seat 0"),
    (
        {"phase": "effects", "seats": [{"area": ["agni"]}, {}], "used": ["agni"]},
        "used: 'agni' is no card with an active effect in the area of seat 0",
    ),
    (
        {"phase": "effects", "seats": [{"area": ["odin"]}, {}], "active": 1, "used": ["odin"]},
        "used: 'odin' is no card with an active effect in the area of seat 1",
    ),
    ({"phase": "effects", "used": ["godzilla"]}, "used: there is no card 'godzilla'"),
    # a hunt that has not begun
    ({"phase": "hunt", "active": 9}, "active: 9 is not between 0 and 1"),
    ({"phase": "hunt", "active": 1}, "active: it is seat 0 that marks the next card (VALE-HUNT.4)"),
]


@pytest.mark.parametrize(("description", "message"), IMPOSSIBLE, ids=[message for _, message in IMPOSSIBLE])
def test_an_impossible_table_is_a_clear_error(description: dict[str, object], message: str) -> None:
    with pytest.raises(ImpossiblePosition, match=f"^{re.escape(message)}") as error:
        VALE.position(description)
    assert "\n" not in str(error.value)
