"""What every game obeys, whatever its rules: run over all games and numbers of seats."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deskovka.core.codec import ask_again
from deskovka.core.errors import IllegalOption, UnknownName
from deskovka.core.game import Game
from deskovka.core.steps import State
from deskovka.games.registry import all_game_ids, find_game
from support.parts import some
from support.play import play_numbers, play_randomly, reloaded
from support.variants import game_of, some_variants

TABLES = [(id, seats) for id in all_game_ids() for seats in find_game(id).seats]
SEEDS = some(range(6))
AHEAD = 2500  # answers played from the moments of one game
every_table = pytest.mark.parametrize(("id", "seats"), TABLES, ids=[f"{id}-{seats}" for id, seats in TABLES])


@cache
def length_of(game: Game, seats: int, seed: int) -> int:
    return sum(1 for _ in play_randomly(game_of(game, seats, seed), seed))


def moments(game: Game, seats: int, every: int = 5, most: int = 40, ahead: int = 0) -> Iterator[State]:
    """Tables from some random games, every few answers, and their ends; half of them by some variants.

    From a long game about `most` of them.  For a law that plays on to the end from each: so many that about `ahead`
    answers are played in all.
    """
    for seed in SEEDS:
        length = length_of(game, seats, seed)
        apart = max(every, length // most)
        if ahead:
            apart = max(apart, length * length // (2 * ahead))
        for number, g in enumerate(play_randomly(game_of(game, seats, seed), seed)):
            if number % apart == 0 or g.ask is None:
                yield g


def whole(g: State) -> str:
    return json.dumps(g.game.dump(g), sort_keys=True)


@every_table
def test_options_are_there_distinct_and_in_stable_order(id: str, seats: int) -> None:
    for g in moments(find_game(id), seats, every=1, most=250):
        for question in g.pending():
            assert question.options
            assert len(set(question.options)) == len(question.options)
            again = g.clone()
            assert [q.options for q in again.pending()] == [q.options for q in g.pending()]


@every_table
def test_words_are_unique_and_read_back(id: str, seats: int) -> None:
    game = find_game(id)
    for g in moments(game, seats, every=1, most=250):
        for question in g.pending():
            words = game.question_words(question)
            assert len(set(words)) == len(words)
            for said, option in zip(words, question.options, strict=True):
                assert game.phrases.read(said, question.options) == option
                assert game.phrases.parse(said.upper().replace("_", " ")) == option


@every_table
def test_a_clone_is_equal_and_lives_its_own_life(id: str, seats: int) -> None:
    for g in moments(find_game(id), seats, ahead=AHEAD):
        before = whole(g)
        copy = g.clone()
        assert whole(copy) == before
        for _ in play_randomly(copy, 99):
            pass
        assert whole(g) == before
        other = g.clone()
        for original, kept in zip(play_randomly(g.clone(), 3), play_randomly(other, 3), strict=True):
            assert original.game.dump(original) == kept.game.dump(kept)


@every_table
def test_saved_and_loaded_anywhere_it_goes_on_alike(id: str, seats: int) -> None:
    for g in moments(find_game(id), seats, ahead=AHEAD):
        again = reloaded(g)
        for one, other in zip(play_randomly(g.clone(), 5), play_randomly(again, 5), strict=True):
            assert list(one.options) == list(other.options)
        assert again.rewards() is not None


@every_table
def test_the_same_seed_is_the_same_game(id: str, seats: int) -> None:
    game = find_game(id)
    assert whole(game.new_game(seats, 7)) == whole(game.new_game(seats, 7))
    assert len({whole(game.new_game(seats, seed)) for seed in range(20)}) == 20


@every_table
def test_nothing_is_ever_wrong_with_the_table_and_the_game_ends(id: str, seats: int) -> None:
    game = find_game(id)
    for seed in SEEDS:
        for answers, g in enumerate(play_randomly(game_of(game, seats, seed), seed + 50)):
            assert game.problems(g) == []
            assert answers < 5000
        result = game.result(g)
        assert result.over
        assert result.winners()
        assert min(result.ranks) == 1
        for seat, score in enumerate(result.scores):
            assert sum(line.points[seat] for line in result.sheet) == score
        assert sum(g.rewards()) == pytest.approx(1.0)
        assert [seat for seat, share in enumerate(g.rewards()) if share] == result.winners()


@every_table
def test_an_answer_that_is_not_on_offer_changes_nothing(id: str, seats: int) -> None:
    game = find_game(id)
    for g in moments(game, seats):
        before = whole(g)
        asked = [question.seat for question in g.pending()]
        for seat in range(seats):
            with pytest.raises(IllegalOption):
                g.choose(seat, 2**40)
            with pytest.raises(IllegalOption):
                g.choose(seat, "dance on the table")
            if seat not in asked and asked:
                with pytest.raises(IllegalOption):
                    g.choose(seat, g.pending()[0].options[0])
        assert whole(g) == before


@every_table
def test_a_view_is_json_and_shows_no_more_than_the_open_one(id: str, seats: int) -> None:
    game = find_game(id)
    for g in moments(game, seats):
        everything = json.dumps(game.open_view(g))
        for seat in (None, *range(seats)):
            seen = json.dumps(g.view(seat))
            assert len(seen) <= len(everything)


@every_table
def test_an_imagined_table_looks_the_same(id: str, seats: int) -> None:
    """view(imagine) == view, with the same options, whatever the luck; and it can be played to the end."""
    game = find_game(id)
    for number, g in enumerate(moments(game, seats, ahead=AHEAD)):
        before = whole(g)
        for seat in range(seats):
            for luck in (1, number + 2):
                imagined = g.imagine(seat, luck)
                assert imagined.view(seat) == g.view(seat)
                assert imagined.offered(seat) == g.offered(seat)
                assert game.problems(imagined) == []
                assert (game.features(imagined, seat) == game.features(g, seat)).all()
        for _ in play_randomly(g.imagine(0, 5), number):
            pass
        assert whole(g) == before


@every_table
def test_imagining_depends_on_nothing_hidden(id: str, seats: int) -> None:
    """Imagine, then imagine from there with the same luck: a seat's idea of the table is the same."""
    for number, g in enumerate(moments(find_game(id), seats)):
        for seat in range(seats):
            elsewhere = g.imagine(seat, number + 1000)
            assert whole(g.imagine(seat, 77)) == whole(elsewhere.imagine(seat, 77))


@every_table
def test_features_have_one_size_and_a_row_for_each_option(id: str, seats: int) -> None:
    game = find_game(id)
    sizes = set()
    for g in moments(game, seats):
        for seat in range(seats):
            sizes.add(game.features(g, seat).shape)
            assert game.features(g, seat).dtype == "float32"
            rows = game.option_features(g, seat)
            assert len(rows) == len(g.offered(seat))
            assert len({row.tobytes() for row in rows}) == len(rows)
    assert len(sizes) == 1


@every_table
def test_events_are_told_to_those_who_may_see_them_and_cost_nothing_otherwise(id: str, seats: int) -> None:
    game = find_game(id)
    g = game.new_game(seats, 3)
    silent = g.clone()
    events = g.listen()
    for loud, still in zip(play_randomly(g, 4), play_randomly(silent, 4), strict=True):
        assert whole(loud) == whole(still)
    assert silent.events is None
    assert events
    for event in events:
        everything = game.event_words.tell(event, None, everything=True)
        for seat in range(seats):
            told = game.event_words.tell(event, seat)
            if event.private in (-1, seat):
                assert told == everything
            else:
                assert told.get("hidden")
                assert len(told) == len(everything)
                assert not set(told.items()) - {("hidden", True)} - set(everything.items())


@every_table
def test_why_not_is_none_exactly_for_what_is_on_offer(id: str, seats: int) -> None:
    game = find_game(id)
    seen: set[int] = set()
    for g in moments(game, seats, every=11):
        for question in g.pending():
            seen |= set(question.options)
    for g in moments(game, seats, every=37, most=8):
        for seat in range(seats):
            offered = g.offered(seat)
            for option in sorted(seen):
                refusal = g.why_not(seat, option)
                assert (refusal is None) == (option in offered)
                assert refusal is None or refusal.message


def test_bad_names_are_refused() -> None:
    game = find_game("_template")
    with pytest.raises(UnknownName):
        find_game("chess")
    for arguments in ((1, 0), (9, 0), (2, -1), (2, 2**63)):
        with pytest.raises(UnknownName):
            game.new_game(*arguments)
    with pytest.raises(UnknownName):
        game.new_game(2, 0, {"colour": "red"})
    with pytest.raises(UnknownName):
        find_game("vale").new_game(2, 0, {"first_player": "7"})
    with pytest.raises(UnknownName):
        find_game("vale").new_game(2, 0, {"first_player": "3"})
    with pytest.raises(UnknownName, match=r"EMPIRE-SWAMP\.1"):
        find_game("empire").new_game(2, 0, {"swamp": "on"})


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(TABLES), st.integers(0, 2**63 - 2), st.lists(st.integers(0, 10**6), max_size=150))
def test_any_answers_keep_every_law(table: tuple[str, int], seed: int, numbers: list[int]) -> None:
    """Draw a table and a list of numbers, play "number modulo options", check after every answer."""
    id, seats = table
    game = find_game(id)
    variants = some_variants(game, seats, seed % 1000) if seed % 2 else {}
    for g in play_numbers(game.new_game(seats, seed, variants), numbers):
        assert game.problems(g) == []
        assert whole(reloaded(g)) == whole(g)
        if g.ask is not None:
            options = list(g.options)
            ask_again(g, g.ask)
            assert list(g.options) == options
