"""Lantern besides its rules: positions, and what is said about a table."""

from __future__ import annotations

import pytest

from deskovka.core.errors import ImpossiblePosition
from deskovka.games._template.table import Lantern
from deskovka.testing import play
from support.lantern import (
    LANTERN,
    dealt,
    hands,
    points,
    table,
    whole,
)

# ---- positions


def test_a_position_holds_what_is_described_and_the_rest_is_dealt() -> None:
    g = table({"points": 3, "hand": [4, 12]}, {"hand": [5]}, {}, round=2, seed=9)
    assert (g.round, points(g)) == (2, [3, 0, 0])
    assert hands(g)[0] == [4, 12]
    assert hands(g)[1][0] == 5
    assert [len(hand) for hand in hands(g)] == [2, 2, 2]
    assert (len(g.discard), len(g.deck)) == (3, 3)
    assert g.prize in (1, 2, 3)
    assert LANTERN.problems(g) == []


def test_the_seed_of_a_position_decides_what_is_not_described() -> None:
    assert whole(table({}, {}, seed=5)) == whole(table({}, {}, seed=5))
    assert len({whole(table({}, {}, seed=seed)) for seed in range(20)}) == 20


def test_a_position_needs_nothing_at_all() -> None:
    g = LANTERN.position({})
    assert isinstance(g, Lantern)
    assert (len(g.players), g.round, points(g)) == (2, 1, [0, 0])


@pytest.mark.parametrize(
    ("description", "message"),
    [
        ({"deck": []}, "position: unknown key 'deck'; known are round, seats, seed"),
        ({"seats": {}}, "seats: expected a list of 2, 3 or 4 seats"),
        ({"seats": [{}]}, "seats: expected a list of 2, 3 or 4 seats"),
        ({"seats": [{}] * 5}, "seats: expected a list of 2, 3 or 4 seats"),
        ({"seats": [{}, []]}, "seat 1: expected keys and values, not []"),
        ({"seats": [{"gold": 1}, {}]}, "seat 0: unknown key 'gold'; known are points, hand"),
        ({"seats": [{}, {"points": 10}]}, "seat 1 points: 10 is not between 0 and 9"),
        ({"seats": [{}, {"points": -1}]}, "seat 1 points: -1 is not between 0 and 9"),
        ({"seats": [{}, {"points": "3"}]}, "seat 1 points: expected a number, not '3'"),
        ({"seats": [{"hand": 7}, {}]}, "seat 0 hand: expected a list, not 7"),
        ({"seats": [{"hand": [1, 2, 3, 4]}, {}]}, "seat 0 hand: at most 3 cards in round 1"),
        ({"seats": [{"hand": [1, 2]}, {}], "round": 3}, "seat 0 hand: at most 1 cards in round 3"),
        ({"seats": [{"hand": [0]}, {}]}, "seat 0 hand: 0 is not between 1 and 12"),
        ({"seats": [{"hand": [13]}, {}]}, "seat 0 hand: 13 is not between 1 and 12"),
        ({"seats": [{"hand": ["7"]}, {}]}, "seat 0 hand: expected a number, not '7'"),
        ({"seats": [{"hand": [7]}, {"hand": [8, 7]}]}, "seat 1 hand: card 7 is already on the table"),
        ({"seats": [{"hand": [7, 7]}, {}]}, "seat 0 hand: card 7 is already on the table"),
        ({"round": 0}, "round: 0 is not between 1 and 3"),
        ({"round": 4}, "round: 4 is not between 1 and 3"),
        ({"seed": -1}, f"seed: -1 is not between 0 and {2**63 - 2}"),
        ({"seed": 1.5}, "seed: expected a number, not 1.5"),
    ],
)
def test_an_impossible_position_is_refused_in_words(description: dict[str, object], message: str) -> None:
    with pytest.raises(ImpossiblePosition) as refusal:
        LANTERN.position(description)
    assert str(refusal.value) == message


# ---- what is said about a table


def test_a_card_that_is_missing_or_in_two_places_is_noticed() -> None:
    g = dealt()
    g.players[0].hand[0] = g.players[1].hand[0]
    assert LANTERN.problems(g) == ["a card is missing or in two places"]


def test_hands_of_different_sizes_are_noticed() -> None:
    g = table({"hand": [3, 8, 12]}, {"hand": [1, 5, 9]})
    g.play_card(g.players[0], 8)
    assert LANTERN.problems(g) == ["a card is missing or in two places", "hands of different sizes"]


def test_the_evaluation_knows_only_what_the_seat_knows() -> None:
    for seed in range(5):
        for number, g in enumerate(play.play_randomly(dealt(3, seed), seed)):
            for seat in range(3):
                assert LANTERN.evaluate(g.imagine(seat, number), seat) == LANTERN.evaluate(g, seat)


def test_points_and_high_cards_are_worth_something() -> None:
    g = table({"points": 1, "hand": [1, 2]}, {"points": 0, "hand": [11, 12]}, {"points": 0, "hand": [3, 4]}, round=2)
    rich, high, low = [LANTERN.evaluate(g, seat) for seat in range(3)]
    assert rich > high > low


class Words:
    """Says every message by its id and values."""

    def __call__(self, message: str, **values: object) -> str:
        return f"{message} {list(values.values())}"

    def has(self, message: str) -> bool:
        return True


def test_the_picture_shows_the_own_cards_and_hides_the_others() -> None:
    g = table({"points": 2, "hand": [4, 12]}, {"hand": [5, 6]}, round=2)
    assert LANTERN.picture(g.view(0), Words(), ["Jana", "Petr"]).splitlines() == [
        f"template-label-round [2, {g.prize}]",
        "Jana: template-label-points [2]  [4 12]",
        "Petr: template-label-points [0]  [??]",
    ]


def test_a_prize_is_spoken_as_a_number_and_a_card_by_its_name() -> None:
    assert LANTERN.speak("prize", "3", Words()) == {"prize": 3}
    assert LANTERN.speak("card", "12", Words()) == {"card": "12"}
