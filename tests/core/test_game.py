"""What every game has in common."""

from __future__ import annotations

import pytest

from deskovka.core.errors import ImpossiblePosition, UnknownName
from deskovka.core.events import EventWords
from deskovka.core.game import Game, Refusal, Variant
from deskovka.core.luck import SEEDS
from deskovka.core.options import Phrase, Phrases, option
from deskovka.core.position import checked_keys, checked_number
from deskovka.core.result import Result, Rival, ScoreLine, ScorePart, ranks_by
from deskovka.core.search import rollout
from deskovka.core.steps import Question, Step
from deskovka.games.registry import find_game

LANTERN = find_game("_template")
PHRASES = Phrases({0: Phrase("take", "take {card}"), 1: Phrase("done", "done")}, {"card": ["imp", "djinn"]})
TOY = Game(
    "toy",
    seats=(2, 5),
    rules_version=3,
    phrases=PHRASES,
    event_words=EventWords({}, {}),
    variants=(Variant("speed", "low", ("low", "high")), Variant("first", "random", ("random", "0", "1"))),
)


# ---- ranks and results


@pytest.mark.parametrize(
    ("keys", "ranks"),
    [
        ([(3,), (9,), (5,)], [3, 1, 2]),
        ([(5,), (9,), (5,), (1,)], [2, 1, 2, 4]),
        ([(4,), (4,)], [1, 1]),
        ([(9, 0), (9, 2), (8, 7)], [2, 1, 3]),
        ([(9, 2), (9, 2), (9, 1)], [1, 1, 3]),
        ([(-5,), (0,)], [2, 1]),
        ([(0,)], [1]),
        ([], []),
    ],
)
def test_the_best_key_is_first_and_equal_keys_share_a_rank(keys: list[tuple[int, ...]], ranks: list[int]) -> None:
    assert ranks_by(keys) == ranks


@pytest.mark.parametrize(
    ("ranks", "winners"), [([2, 1, 3], [1]), ([1, 3, 1], [0, 2]), ([1, 1], [0, 1]), ([2, 3, 1], [2])]
)
def test_the_winners_are_those_of_rank_one(ranks: list[int], winners: list[int]) -> None:
    assert (
        Result(over=True, scores=[0] * len(ranks), ranks=ranks, sheet=[], tie_breaks=[], reason="").winners() == winners
    )


@pytest.mark.parametrize(("over", "winners", "reason"), [(True, [1], "TOY-END.1"), (False, [], "")])
def test_a_result_as_json_names_winners_only_when_the_game_is_over(over: bool, winners: list[int], reason: str) -> None:
    parts = [ScorePart("prize", "cup", [3, 4]), ScorePart("prize", "most", [0, 1], counts=[2, 6])]
    sheet = [ScoreLine("prizes", "TOY-SCORE.1", [3, 5], parts), ScoreLine("rest", "TOY-SCORE.2", [1, 0])]
    result = Result(
        over=over,
        scores=[4, 5],
        ranks=[2, 1],
        sheet=sheet,
        tie_breaks=[ScoreLine("cards", "TOY-END.2", [7, 8])],
        reason=reason,
        rivals=[Rival("shadow", 3, 3)],
    )
    assert result.as_json() == {
        "over": over,
        "scores": [4, 5],
        "ranks": [2, 1],
        "winners": winners,
        "reason": reason,
        "rivals": [{"id": "shadow", "score": 3, "rank": 3}],
        "sheet": [
            {
                "id": "prizes",
                "rule": "TOY-SCORE.1",
                "points": [3, 5],
                "parts": [
                    {"kind": "prize", "name": "cup", "points": [3, 4], "counts": None, "seat": None},
                    {"kind": "prize", "name": "most", "points": [0, 1], "counts": [2, 6], "seat": None},
                ],
            },
            {"id": "rest", "rule": "TOY-SCORE.2", "points": [1, 0], "parts": []},
        ],
        "tie_breaks": [{"id": "cards", "rule": "TOY-END.2", "points": [7, 8], "parts": []}],
    }


# ---- a new game


@pytest.mark.parametrize("seats", [1, 3, 6, 0, -2])
def test_only_the_allowed_numbers_of_seats_are_dealt(seats: int) -> None:
    with pytest.raises(UnknownName) as refused:
        TOY.new_game(seats, 0)
    assert str(refused.value) == f"toy is for 2, 5 seats, not {seats}"


@pytest.mark.parametrize("seed", [-1, SEEDS, 2**80])
def test_a_seed_is_within_its_limits(seed: int) -> None:
    with pytest.raises(UnknownName) as refused:
        TOY.new_game(2, seed)
    assert str(refused.value) == f"a seed is a number from 0 to {2**63 - 2}, not {seed}"


@pytest.mark.parametrize("seed", [0, SEEDS - 1])
def test_the_smallest_and_the_largest_seed_are_dealt(seed: int) -> None:
    assert LANTERN.problems(LANTERN.new_game(2, seed)) == []


def test_a_game_that_cannot_deal_says_so() -> None:
    with pytest.raises(NotImplementedError):
        TOY.new_game(2, 0, {"speed": "high"})


@pytest.mark.parametrize(
    ("given", "checked"),
    [
        ({}, {"speed": "low", "first": "random"}),
        ({"speed": "high"}, {"speed": "high", "first": "random"}),
        ({"first": "1", "speed": "low"}, {"speed": "low", "first": "1"}),
    ],
)
def test_variants_not_given_have_their_default_and_all_come_in_one_order(
    given: dict[str, str], checked: dict[str, str]
) -> None:
    assert list(TOY.checked_variants(given).items()) == list(checked.items())


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"colour": "red"}, "toy has no variant 'colour'; it has: speed, first"),
        ({"speed": "high", "Speed": "low"}, "toy has no variant 'Speed'; it has: speed, first"),
        ({"speed": "warp"}, "variant speed is one of low, high, not 'warp'"),
        ({"first": ""}, "variant first is one of random, 0, 1, not ''"),
    ],
)
def test_a_variant_that_does_not_exist_is_refused_with_those_that_do(given: dict[str, str], message: str) -> None:
    with pytest.raises(UnknownName) as refused:
        TOY.checked_variants(given)
    assert str(refused.value) == message


@pytest.mark.parametrize("seats", [0, 5])
def test_a_variant_may_be_for_some_numbers_of_seats_only(seats: int) -> None:
    teams = Variant("teams", "off", ("off", "on"), rule="TOY-1.1", seats=(5, 6))
    game = Game("toy", (2, 5), 1, PHRASES, EventWords({}, {}), variants=(teams,))
    assert game.checked_variants({"teams": "on"}, seats) == {"teams": "on"}
    assert game.checked_variants({"teams": "off"}, 2) == {"teams": "off"}
    with pytest.raises(UnknownName, match=r"^teams: only with 5, 6 seats \(TOY-1\.1\)$"):
        game.checked_variants({"teams": "on"}, 2)


def test_a_game_without_variants_says_it_has_none() -> None:
    assert LANTERN.checked_variants({}) == {}
    with pytest.raises(UnknownName, match="_template has no variant 'speed'; it has: none"):
        LANTERN.checked_variants({"speed": "high"})


# ---- words and refusals


def test_the_options_of_a_question_are_told_in_words() -> None:
    assert TOY.question_words(Question(0, Step(0), [option(1), option(0, 1), option(0, 0)])) == [
        "done",
        "take djinn",
        "take imp",
    ]


def test_by_default_a_name_is_spoken_as_it_is_and_nothing_more_is_told() -> None:
    assert TOY.speak("card", "imp", None) == {"card": "imp"}
    assert TOY.told_by(Step(0)) == {}
    assert TOY.topics("imp") == []


@pytest.mark.parametrize("intent", ["dance on the table", "", option(1, 99), 200, -1, 2**80])
def test_what_has_no_meaning_is_not_understood(intent: int | str) -> None:
    refusal = LANTERN.new_game(2, 1).why_not(0, intent)
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("", "core-not-understood")
    assert refusal.values == {"words": str(intent)}


def test_nothing_is_on_offer_when_the_game_is_over() -> None:
    g = LANTERN.new_game(2, 1)
    rollout(g, 1)
    refusal = g.why_not(0, "play 3")
    assert refusal is not None
    assert (refusal.rule, refusal.message, refusal.values) == ("", "core-game-over", {})


def test_a_refusal_prints_its_rule() -> None:
    assert repr(Refusal("TOY-TAKE.1", "toy-refusal-gone", {"card": "imp"})) == (
        "Refusal(TOY-TAKE.1, toy-refusal-gone, {'card': 'imp'})"
    )
    assert Refusal("TOY-TAKE.1", "toy-refusal-gone").values == {}


# ---- parts of a position


def test_known_keys_pass_unchanged() -> None:
    given = {"hand": [1], "points": 3}
    assert checked_keys("seat 0", given, ("points", "hand", "stones")) == given
    assert checked_keys("seat 0", {}, ()) == {}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"points": 3, "gold": 1}, "seat 0: unknown key 'gold'; known are points, hand"),
        ({1: 2}, "seat 0: unknown key 1; known are points, hand"),
        ([("points", 3)], "seat 0: expected keys and values, not [('points', 3)]"),
        (None, "seat 0: expected keys and values, not None"),
        ("points", "seat 0: expected keys and values, not 'points'"),
    ],
)
def test_unknown_keys_are_refused(given: object, message: str) -> None:
    with pytest.raises(ImpossiblePosition) as refused:
        checked_keys("seat 0", given, ("points", "hand"))
    assert str(refused.value) == message


@pytest.mark.parametrize("value", [-2, 0, 9])
def test_a_number_within_its_limits_passes(value: int) -> None:
    assert checked_number("round", value, -2, 9) == value


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (0, "round: 0 is not between 1 and 9"),
        (10, "round: 10 is not between 1 and 9"),
        (2**80, f"round: {2**80} is not between 1 and 9"),
        ("3", "round: expected a number, not '3'"),
        (3.0, "round: expected a number, not 3.0"),
        (True, "round: expected a number, not True"),
        (None, "round: expected a number, not None"),
        ([3], "round: expected a number, not [3]"),
    ],
)
def test_a_number_outside_its_limits_or_of_another_kind_is_refused(value: object, message: str) -> None:
    with pytest.raises(ImpossiblePosition) as refused:
        checked_number("round", value, 1, 9)
    assert str(refused.value) == message
