"""Tables from short descriptions: what they mean, that they can be played on, and what cannot be."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import yaml

from deskovka.core.errors import ImpossiblePosition
from deskovka.games.empire.cards import CARD_NAMES, CARDS
from deskovka.games.empire.table import Empire
from deskovka.testing.play import play_randomly, reloaded
from support.empire import (
    EMPIRE,
    answer,
    armies,
    asked,
    cities,
    me,
    names,
    neutral,
    new_game,
    row,
    table,
    token,
)

FOR_TWO = [card.name for card in CARDS if card.min_players == 2]
EXAMPLE = """
{seats: [{coins: 5, armies: {CRE-3: 4, MEA-3: 1}, cities: {CRE-3: 1}, cards: [dire_eye], leader: white_knight},
         {coins: 7, armies: {CRE-3: 2}, tokens: [stable], leader: red_sorceress, trophies: {0: 2}}],
 variants: {discoveries: "on", leaders: "on", encounters: "on"},
 tokens: {MEA-1: cottage, BRI-1: portal, VOL-1: portal}, neutral: {MEA-5: 2},
 row: [cursed_tower, ancient_sage], deck_top: [lake], starter: 1, active: 0, seed: 3}
"""


def test_a_description_means_the_same_as_json() -> None:
    description = yaml.safe_load(EXAMPLE)
    assert EMPIRE.dump(EMPIRE.position(json.loads(json.dumps(description)))) == EMPIRE.dump(
        EMPIRE.position(description)
    )


def test_a_description_is_read_key_by_key() -> None:
    g = EMPIRE.position(yaml.safe_load(EXAMPLE))
    assert isinstance(g, Empire)
    assert EMPIRE.problems(g) == []
    assert (armies(g, "CRE-3"), armies(g, "MEA-3"), armies(g, "CRE-3", 1)) == (4, 1, 2)
    assert (cities(g, "CRE-3"), int(me(g).cities), int(me(g).supply)) == (1, 2, 18 - 5 - 2)
    assert ([int(p.coins) for p in g.players], names(me(g).cards)) == ([5, 7], ["dire_eye"])
    assert (int(me(g).flying), int(me(g, 1).extra_move), int(me(g, 1).trophies)) == (1, 1, 2)
    assert [player["leader"] for player in g.view(None)["players"]] == ["white_knight", "red_sorceress"]
    assert (token(g, "MEA-1"), neutral(g, "MEA-5"), row(g)[:2]) == ("cottage", 2, ["cursed_tower", "ancient_sage"])
    assert g.view(None)["portals"] == ["BRI-1", "VOL-1"]
    assert (row(g)[2], len(row(g)), len(g.deck)) == ("lake", 6, 27 - 1 - 6)
    assert (asked(g), int(g.starter)) == ((0, "Turn"), 1)


def test_the_example_of_the_documentation_works() -> None:
    text = (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
    example = text.split("## Eight-Minute Empire: Legends")[1].split("```yaml")[1].split("```")[0]
    g = EMPIRE.position(yaml.safe_load(example))  # YAML reads a plain `on` as true
    assert isinstance(g, Empire)
    assert EMPIRE.problems(g) == []
    assert (token(g, "MEA-2"), row(g)[:2], int(me(g).coins)) == ("stable", ["ancient_phoenix", "lake"], 6)
    assert g.view(None)["players"][0]["leader"] == "white_knight"


# ---- what is meant when nothing is said


@pytest.mark.parametrize(("seats", "coins", "deck"), [(2, 12, 21), (3, 11, 26), (4, 9, 28)])
def test_a_plain_table_is_the_first_turn_of_seat_0(seats: int, coins: int, deck: int) -> None:
    g = table(*[{}] * seats)
    assert EMPIRE.problems(g) == []
    assert (asked(g), int(g.starter), int(g.number)) == ((0, "Turn"), 0, 1)
    assert [(int(p.coins), int(p.supply), int(p.cities), list(p.cards)) for p in g.players] == [
        (coins, 18, 3, [])
    ] * seats
    assert (len(row(g)), len(g.deck), g.view(None)["start"]) == (6, deck, "CRE-3")
    assert EMPIRE.position({}).view(None) == EMPIRE.position({"seats": [{}, {}], "seed": 0}).view(None)


def test_the_usual_map_is_that_of_the_examples() -> None:
    assert [(segment["side"], segment["turn"]) for segment in table().view(None)["segments"]] == [
        ("crescent", 0),
        ("meadow", 0),
        ("bridge_isles", 0),
        ("volcano", 90),
    ]


def test_the_start_is_the_first_that_may_be_where_the_usual_one_may_not() -> None:
    sides = ["meadow", "crescent", "bridge_isles", "volcano"]
    assert table(map=sides).view(None)["start"] == "MEA-2"
    assert table(map=sides, start="MEA-4").view(None)["start"] == "MEA-4"
    assert table(map=["crescent", "desert", "bridge_isles", "volcano"]).view(None)["start"] == "DES-5"


def test_whoever_began_is_active_unless_somebody_else_is_named() -> None:
    assert asked(table({}, {}, {}, starter=2))[0] == 2
    assert asked(table({}, {}, {}, starter=2, active=1))[0] == 1
    assert int(table({}, {}, {}, starter=2, active=1).starter) == 2


def test_coins_that_cards_and_tokens_once_gave_are_not_given_again() -> None:
    g = table({"cards": ["mountain_treasury"], "tokens": ["hidden_treasure"]}, {}, {}, variants="discoveries")
    assert [int(p.coins) for p in g.players] == [11, 11, 11]
    g = table({"cards": ["mountain_treasury"], "coins": 0}, {}, {"coins": 60}, active=1)
    assert [int(p.coins) for p in g.players] == [0, 11, 60]


def test_the_seed_decides_the_order_of_the_deck() -> None:
    decks = [names([*g.row, *g.deck]) for g in (table(seed=1), table(seed=1), table(seed=2))]
    assert decks[0] == decks[1] != decks[2]
    assert sorted(decks[0]) == sorted(decks[2]) == sorted(FOR_TWO)


@pytest.mark.parametrize("seed", [0, 2**63 - 2])
def test_every_seed_makes_a_table(seed: int) -> None:
    assert EMPIRE.problems(table(seed=seed)) == []


def test_a_whole_row_and_the_next_cards_can_be_named() -> None:
    cards = FOR_TWO[:8]
    g = table(row=cards[:6], deck_top=cards[6:])
    assert (row(g), names(g.deck)[::-1][:2]) == (cards[:6], cards[6:])
    answer(g, f"take {cards[0]}")  # it moves armies, and there are none
    assert row(g) == cards[1:7]


def test_without_enough_cards_the_row_is_shorter() -> None:
    eight = [CARD_NAMES[n : n + 8] for n in range(0, 32, 8)]
    seats = [{"cards": eight[0][:7], "coins": 5}, *[{"cards": cards} for cards in eight[1:]]]
    g = table(*seats, starter=1, active=0)
    assert (len(row(g)), len(g.deck)) == (3, 0)


def test_an_auction_can_be_described() -> None:
    g = table({}, {"coins": 3}, {}, phase="auction")
    assert (asked(g)[1], [int(p.coins) for p in g.players]) == ("Bid", [11, 3, 11])
    assert [len(question.options) for question in g.pending()] == [12, 4, 12]
    assert (g.view(None)["starter"], g.view(None)["active"]) == (None, None)


def test_what_a_seat_has_looked_at_can_be_described() -> None:
    g = table({"looked": ["MEA-1"]}, tokens={"MEA-1": "stable", "MEA-2": "cottage"}, variants="discoveries swamp")
    assert [g.view(seat)["regions"]["MEA-1"].get("seen") for seat in (0, 1, None)] == ["stable", None, None]
    assert "seen" not in g.view(0)["regions"]["MEA-2"]


def test_a_later_game_of_a_match_has_no_points_before_unless_named() -> None:
    g = table({"earlier": [7]}, {}, variants={"match": "three"}, game=2)
    assert ([list(p.earlier) for p in g.players], int(g.number)) == ([[7], [0]], 2)
    g = table({"earlier": [-20, 60]}, variants={"match": "three"}, game=3)
    assert list(me(g).earlier) == [-20, 60]


# ---- described tables can be played on


FULL = "discoveries swamp citadels encounters leaders"


@pytest.mark.parametrize("phase", ["turn", "auction"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variants", ["", FULL])
def test_a_described_table_is_played_to_its_end(phase: str, seats: int, variants: str) -> None:
    described: list[dict[str, object]] = [{"armies": {"CRE-3": 4, "MEA-4": 1}} for _ in range(seats)]
    keys: dict[str, object] = {"phase": phase, "seed": seats}
    if variants:
        for seat, leader in zip(described, ("fairy_queen", "bandit_king", "red_sorceress"), strict=False):
            seat["leader"] = leader
        keys["tokens"] = {"MEA-1": "stable", "MEA-2": "poison_swamp", "BRI-1": "dragon", "CRE-4": "citadel"}
        keys["tokens"] |= {"VOL-5": "portal", "BRI-3": "portal", "CRE-2": "robbers"}
    g = table(*described, variants=variants, **keys)
    for at in play_randomly(g, seed=seats):
        assert EMPIRE.problems(at) == []
    assert EMPIRE.result(g).over
    assert all(len(p.cards) >= {2: 11, 3: 10, 4: 8}[seats] for p in g.players)


def test_a_described_table_can_be_stored() -> None:
    g = EMPIRE.position(yaml.safe_load(EXAMPLE))
    assert reloaded(g).view(0) == g.view(0)


def test_a_table_of_a_real_game_can_be_described_again() -> None:
    """Pieces, cards and coins of a game in the middle, by their names."""
    real = new_game(3, seed=4, setup="random")
    for at in play_randomly(real, seed=4):
        if asked(at)[1] == "Turn" and len(at.deck) <= 20:
            break
    seen = real.view(None)
    described = {
        "map": [f"{s['side']} {('north', 'east', 'south', 'west')[s['turn'] // 90]}" for s in seen["segments"]],
        "start": seen["start"],
        "row": seen["row"],
        "starter": seen["starter"],
        "active": seen["active"],
        "seats": [
            {
                "coins": player["coins"],
                "cards": player["cards"],
                "armies": {name: region["armies"][seat] for name, region in seen["regions"].items()},
                "cities": {name: region["cities"][seat] for name, region in seen["regions"].items()},
            }
            for seat, player in enumerate(seen["players"])
        ],
    }
    again = EMPIRE.position(described).view(None)
    assert again == {**seen, "bids": None}


# ---- what cannot be

IMPOSSIBLE: list[tuple[object, str]] = [
    # the description
    ([], "position: expected keys and values, not []"),
    ({"round": 3}, "position: unknown key 'round'; known are seats, variants, map, start,"),
    ({"phase": "dinner"}, "phase: 'dinner' is not one of start, tokens, settle, neutral, auction, turn, queen"),
    ({"phase": None}, "phase: None is not one of start, tokens, settle, neutral, auction, turn, queen"),
    ({"phase": "auction", "starter": 0}, "starter, active: not before the auction is over"),
    ({"phase": "auction", "active": 1}, "starter, active: not before the auction is over"),
    ({"starter": 2}, "starter: 2 is not between 0 and 1"),
    ({"starter": -1}, "starter: -1 is not between 0 and 1"),
    ({"active": 2}, "active: 2 is not between 0 and 1"),
    ({"active": "me"}, "active: expected a number, not 'me'"),
    ({"seats": [{"cards": FOR_TWO[:11]}, {}]}, "active: seat 0 has all its cards (EMPIRE-END.1)"),
    ({"seed": -1}, "seed: -1 is not between 0 and"),
    ({"seed": 2**63 - 1}, "seed: 9223372036854775807 is not between 0 and 9223372036854775806"),
    ({"game": 2}, "game: 2 is not between 1 and 1"),
    ({"game": 0}, "game: 0 is not between 1 and 1"),
    ({"game": 4, "variants": {"match": "three"}}, "game: 4 is not between 1 and 3"),
    # variants
    ({"variants": ["leaders"]}, "variants: expected keys and values, not ['leaders']"),
    ({"variants": {"dragons": "on"}}, "variants: unknown key 'dragons'; known are layout, discoveries,"),
    ({"variants": {"leaders": "many"}}, "variant leaders is one of off, on, not 'many'"),
    ({"variants": {"swamp": "on"}}, "swamp: only together with discoveries (EMPIRE-SWAMP.1)"),
    ({"variants": {"setup_player": 2}}, "setup_player: there is no seat 2 at a table of 2"),
    # the map and the start
    ({"map": "crescent"}, "map: expected the sides of the four places"),
    ({"map": ["crescent", "meadow", "volcano"]}, "map: expected the sides of the four places"),
    ({"map": ["moon", "meadow", "bridge_isles", "volcano"]}, "map: 'moon' is no side with a direction"),
    ({"map": ["crescent up", "meadow", "bridge_isles", "volcano"]}, "map: 'crescent up' is no side with a direction"),
    ({"map": ["crescent", "meadow", "desert", "volcano"]}, "map: each board is used once (EMPIRE-MAP.2, EMPIRE-MAP.3)"),
    (
        {"variants": {"layout": "rectangle"}, "map": ["crescent", "meadow east", "bridge_isles", "volcano"]},
        "map: in the rectangle all segments lie alike (EMPIRE-RECT.2)",
    ),
    ({"start": "MEA-3"}, "start: not in MEA-3 (EMPIRE-START.1)"),
    ({"start": "CRE-1"}, "start: not in CRE-1 (EMPIRE-START.2)"),
    ({"start": "DES-5"}, "start: there is no region 'DES-5' on this map"),
    ({"start": "home"}, "start: there is no region 'home' on this map"),
    # tokens
    ({"tokens": ["dragon"]}, "tokens: expected names and values, not ['dragon']"),
    ({"tokens": {"MEA-1": "unicorn"}}, "tokens: 'unicorn' is not one of magic_spring, "),
    ({"tokens": {"MEA-1": "dragon"}}, "tokens: dragon is not in play, or not so often"),
    ({"tokens": {"DES-1": "dragon"}}, "tokens: there is no region 'DES-1' on this map"),
    (
        {"variants": {"discoveries": "on"}, "tokens": {"MEA-1": "stable", "MEA-2": "stable"}},
        "tokens: stable is not in play, or not so often",
    ),
    (
        {"variants": {"discoveries": "on"}, "tokens": {"MEA-1": "poison_swamp"}},
        "tokens: poison_swamp is not in play, or not so often",
    ),
    (
        {"variants": {"citadels": "on"}, "tokens": {f"MEA-{at}": "citadel" for at in range(1, 5)}},
        "tokens: citadel is not in play, or not so often",
    ),
    (
        {"variants": {"citadels": "on"}, "tokens": {"CRE-3": "citadel"}},
        "tokens: the starting region has its own (EMPIRE-TOK.1)",
    ),
    (
        {"variants": {"encounters": "on"}, "tokens": {"MEA-1": "portal"}},
        "tokens: both portals or none (EMPIRE-ENC.2)",
    ),
    # neutral armies
    ({"neutral": {"MEA-1": 11}}, "neutral: 11 is not between 0 and 10"),
    ({"neutral": {"MEA-1": 6, "MEA-2": 5}}, "neutral: ten at most, and only with two players"),
    ({"seats": [{}] * 3, "neutral": {"MEA-1": 1}}, "neutral: ten at most, and only with two players"),
    ({"neutral": ["MEA-1"]}, "neutral: expected names and values, not ['MEA-1']"),
    ({"neutral": {"PEA-1": 1}}, "neutral: there is no region 'PEA-1' on this map"),
    # cards
    ({"row": "dire_eye"}, "row: expected a list, not 'dire_eye'"),
    ({"row": FOR_TWO[:7]}, "row: 6 cards at most (EMPIRE-DECK.5)"),
    ({"row": ["godzilla"]}, "row: there is no card 'godzilla'"),
    ({"row": [["dire_eye"]]}, "row: there is no card ['dire_eye']"),
    ({"row": ["castle_1"]}, "row: castle_1 is already on the table, or not for so few (EMPIRE-DECK.2)"),
    ({"row": ["lake", "lake"]}, "row: lake is already on the table"),
    ({"row": ["lake"], "deck_top": ["lake"]}, "deck_top: lake is already on the table"),
    ({"deck_top": {"lake": 1}}, "deck_top: expected a list, not {'lake': 1}"),
    # the seats
    ({"seats": 2}, "seats: expected a list of 2, 3 or 4 seats"),
    ({"seats": [{}]}, "seats: expected a list of 2, 3 or 4 seats"),
    ({"seats": [{}] * 5}, "seats: expected a list of 2, 3 or 4 seats"),
    ({"seats": [{}, 3]}, "seat 1: expected keys and values, not 3"),
    ({"seats": [{}, {"gold": 3}]}, "seat 1: unknown key 'gold'; known are coins, armies, cities,"),
]
MATCH = {"match": "three"}
DISCOVERIES = {"discoveries": "on"}
LEADERS = {"leaders": "on"}
SORCERESS = {"leader": "red_sorceress"}
IMPOSSIBLE_SEATS: list[tuple[dict[str, object], dict[str, str], str]] = [
    ({"coins": -1}, {}, "seat 0 coins: -1 is not between 0 and 60"),
    ({"coins": 61}, {}, "seat 0 coins: 61 is not between 0 and 60"),
    ({"coins": "two"}, {}, "seat 0 coins: expected a number, not 'two'"),
    ({"armies": 5}, {}, "seat 0 armies: expected names and values, not 5"),
    ({"armies": {"CRE-3": 19}}, {}, "seat 0 armies: 19 is not between 0 and 18"),
    ({"armies": {"CRE-3": -1}}, {}, "seat 0 armies: -1 is not between 0 and 18"),
    ({"armies": {"DES-3": 1}}, {}, "seat 0 armies: there is no region 'DES-3' on this map"),
    ({"armies": {"CRE-3": 10, "CRE-4": 9}}, {}, "seat 0: 18 armies and 3 cities are all there are"),
    ({"cities": {"CRE-3": 4}}, {}, "seat 0 cities: 4 is not between 0 and 3"),
    ({"cities": {"CRE-3": 2, "CRE-4": 2}}, {}, "seat 0: 18 armies and 3 cities are all there are"),
    ({"cards": "lake"}, {}, "seat 0 cards: expected a list, not 'lake'"),
    ({"cards": ["lake", "lake"]}, {}, "seat 0 cards: lake is already on the table"),
    ({"cards": FOR_TWO[:12]}, {}, "seat 0 cards: 11 at most (EMPIRE-END.1)"),
    ({"tokens": "stable"}, DISCOVERIES, "seat 0 tokens: expected a list, not 'stable'"),
    ({"tokens": ["stable"]}, {}, "seat 0 tokens: stable is not in play, or not so often"),
    ({"tokens": ["stable", "stable"]}, DISCOVERIES, "seat 0 tokens: stable is not in play, or not so often"),
    ({"tokens": ["unicorn"]}, DISCOVERIES, "seat 0 tokens: 'unicorn' is not one of magic_spring, "),
    ({"tokens": ["citadel"]}, {"citadels": "on"}, "seat 0 tokens: citadel stays on the board"),
    ({"tokens": ["portal"]}, {"encounters": "on"}, "seat 0 tokens: portal stays on the board"),
    ({"tokens": ["robbers"]}, {"encounters": "on"}, "seat 0 tokens: robbers stays on the board"),
    ({"leader": "red_sorceress"}, {}, "seat 0 leader: 'red_sorceress' is not in play"),
    ({"leader": "gandalf"}, LEADERS, "seat 0 leader: 'gandalf' is not one of fairy_queen, "),
    ({"trophies": {1: 1}}, {}, "seat 0 trophies: seats and armies, and only for the Red Sorceress (EMPIRE-LEAD.11)"),
    ({"trophies": {1: 1}, "leader": "fairy_queen"}, LEADERS, "seat 0 trophies: seats and armies, and only for"),
    ({"trophies": 3, **SORCERESS}, LEADERS, "seat 0 trophies: expected names and values, not 3"),
    ({"trophies": {0: 1}, **SORCERESS}, LEADERS, "seat 0 trophies: own armies are not kept (EMPIRE-LEAD.13)"),
    ({"trophies": {2: 1}, **SORCERESS}, LEADERS, "seat 0 trophies: 2 is not one of 0, 1"),
    ({"trophies": {1: 19}, **SORCERESS}, LEADERS, "seat 0 trophies: 19 is not between 0 and 18"),
    ({"trophies": {"you": 1}, **SORCERESS}, LEADERS, "seat 0 trophies: 'you' is not one of 0, 1"),
    ({"looked": ["MEA-1"]}, {**DISCOVERIES, "swamp": "on"}, "seat 0 looked: no face-down token in MEA-1"),
    ({"looked": "MEA-1"}, {}, "seat 0 looked: expected a list, not 'MEA-1'"),
    ({"looked": ["DES-1"]}, {}, "seat 0 looked: there is no region 'DES-1' on this map"),
    ({"earlier": [3]}, {}, "seat 0 earlier: points of 0 games are needed"),
    ({"earlier": 3}, MATCH, "seat 0 earlier: expected a list, not 3"),
    ({"earlier": [3]}, MATCH, "seat 0 earlier: points of 0 games are needed"),
]


@pytest.mark.parametrize(("description", "message"), IMPOSSIBLE, ids=[message for _, message in IMPOSSIBLE])
def test_an_impossible_table_is_a_clear_error(description: object, message: str) -> None:
    with pytest.raises(ImpossiblePosition, match=f"^{re.escape(message)}") as error:
        EMPIRE.position(description)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("seat", "variants", "message"), IMPOSSIBLE_SEATS, ids=[message for *_, message in IMPOSSIBLE_SEATS]
)
def test_an_impossible_seat_is_a_clear_error(seat: dict[str, object], variants: dict[str, str], message: str) -> None:
    with pytest.raises(ImpossiblePosition, match=f"^{re.escape(message)}") as error:
        EMPIRE.position({"seats": [seat, {}], "variants": variants})
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("keys", "message"),
    [
        ({"seats": [{**SORCERESS}, {**SORCERESS}], "variants": LEADERS}, "seat 1 leader: red_sorceress leads somebody"),
        (
            {"seats": [{"tokens": ["stable"]}, {"tokens": ["stable"]}], "variants": DISCOVERIES},
            "seat 1 tokens: stable is not in play, or not so often",
        ),
        (
            {"seats": [{"tokens": ["stable"]}, {}], "tokens": {"MEA-1": "stable"}, "variants": DISCOVERIES},
            "seat 0 tokens: stable is not in play, or not so often",
        ),
        ({"seats": [{"cards": ["lake"]}, {"cards": ["lake"]}]}, "seat 1 cards: lake is already on the table"),
        ({"seats": [{"cards": ["lake"]}, {}], "row": ["lake"]}, "row: lake is already on the table"),
        (
            {"seats": [{"trophies": {1: 2}, **SORCERESS}, {"armies": {"CRE-3": 17}}], "variants": LEADERS},
            "seat 0 trophies: 2 is not between 0 and 1",
        ),
        (
            {"seats": [{"looked": ["MEA-1"]}, {}], "tokens": {"MEA-1": "stable"}, "variants": DISCOVERIES},
            "seat 0 looked",
        ),
        ({"seats": [{"earlier": [1, 2]}, {}], "variants": MATCH, "game": 2}, "seat 0 earlier: points of 1 games"),
        ({"seats": [{"earlier": [-21]}, {}], "variants": MATCH, "game": 2}, "seat 0 earlier: -21 is not between -20"),
        (
            {"seats": [{"earlier": [61]}, {}], "variants": MATCH, "game": 2},
            "seat 0 earlier: 61 is not between -20 and 60",
        ),
        ({"seats": [{"coins": 13}, {}], "phase": "auction"}, "seat 0 coins: 13 is not between 0 and 12"),
    ],
)
def test_things_that_cannot_be_together_are_a_clear_error(keys: dict[str, object], message: str) -> None:
    with pytest.raises(ImpossiblePosition, match=f"^{re.escape(message)}"):
        EMPIRE.position(keys)
