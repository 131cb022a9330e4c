"""What the descriptions of positions share: the same keys are read, and the same mistakes told, in every game."""

from __future__ import annotations

import pytest

from deskovka.core.errors import ImpossiblePosition
from deskovka.core.position import Part, checked_card, whole
from deskovka.games.registry import all_game_ids, find_game

NAMES = ("war_fury", "Blue-Sky", "imp")


def complaint(description: object, id: str) -> str:
    with pytest.raises(ImpossiblePosition) as wrong:
        find_game(id).position(description)
    return str(wrong.value)


@pytest.mark.parametrize("id", all_game_ids())
def test_every_game_tells_the_same_mistakes_in_the_same_words(id: str) -> None:
    assert complaint([], id) == "position: expected keys and values, not []"
    assert complaint({"nonsense": 1}, id).startswith("position: unknown key 'nonsense'; known are ")
    fewest = ", ".join(str(number) for number in find_game(id).seats[:2])
    assert complaint({"seats": []}, id).startswith(f"seats: expected a list of {fewest}")
    assert complaint({"seats": [None, 3]}, id) == "seat 1: expected keys and values, not 3"
    assert complaint({"seats": [{}, {"nonsense": 1}]}, id).startswith("seat 1: unknown key 'nonsense'; known are ")
    assert complaint({"seed": -1}, id).startswith("seed: -1 is not between 0 and ")


@pytest.mark.parametrize("id", all_game_ids())
def test_a_seat_of_which_nothing_is_said_is_a_plain_one(id: str) -> None:
    game = find_game(id)
    assert game.dump(game.position({"seats": [None, {}]})) == game.dump(game.position({}))


def test_values_are_read_with_what_is_usual_when_they_are_left_out() -> None:
    part = whole({"round": 3, "sky": "blue sky", "hand": ["di-war-fury", "IMP"]}, ("round", "sky", "hand", "deck"))
    assert (part.number("round", 1, 4, 1), part.number("deck", 0, 9, 7)) == (3, 7)
    assert (part.name("sky", NAMES), part.name("deck", NAMES, "imp")) == (1, 2)
    assert (part.names("hand", NAMES, "di_"), part.names("deck", NAMES)) == ([0, 2], [])
    assert (part.has("round"), part.has("deck"), part.pairs("deck"), part.things("deck")) == (True, False, {}, [])


@pytest.mark.parametrize(
    ("read", "told"),
    [
        (lambda part: part.number("hand", 0, 3, 0), "seat 1 hand: expected a number, not 'imp'"),
        (lambda part: part.things("hand"), "seat 1 hand: expected a list, not 'imp'"),
        (lambda part: part.pairs("hand"), "seat 1 hand: expected names and values, not 'imp'"),
        (lambda part: part.part("hand", ("red",)), "seat 1 hand: expected keys and values, not 'imp'"),
        (lambda part: part.name("hand", ("one", "two")), "seat 1 hand: 'imp' is not one of one, two"),
        (lambda part: checked_card(part.at("hand"), "odin", NAMES), "seat 1 hand: there is no card 'odin'"),
    ],
)
def test_a_mistake_says_where_it_stands(read: object, told: str) -> None:
    assert callable(read)
    with pytest.raises(ImpossiblePosition) as wrong:
        read(Part({"hand": "imp"}, "seat 1"))
    assert str(wrong.value) == told


def test_a_part_of_a_part_says_where_both_stand() -> None:
    stones = Part({"stones": {"red": 9}}, "seat 1").part("stones", ("red", "blue"))
    assert stones.number("blue", 0, 4, 2) == 2
    with pytest.raises(ImpossiblePosition, match=r"^seat 1 stones red: 9 is not between 0 and 4$"):
        stones.number("red", 0, 4, 0)
