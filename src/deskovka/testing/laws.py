"""What every game obeys, whatever its rules.

    for seats in GAME.seats:
        for law in LAWS:
            law(GAME, seats)

Each law plays some random games of so many seats, half of them by variants drawn by lot, and fails with an
AssertionError.  With pytest: `@pytest.mark.parametrize("law", LAWS)`, and in conftest.py
`pytest.register_assert_rewrite("deskovka.testing")`, so that a failure shows its values.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Iterator
from functools import cache

from deskovka.core.codec import ask_again
from deskovka.core.errors import IllegalOption
from deskovka.core.game import Game
from deskovka.core.steps import State
from deskovka.testing.play import play_randomly, reloaded
from deskovka.testing.variants import game_of

SEEDS = range(6)
AHEAD = 2500  # answers played from the moments of one game
LONGEST = 5000  # answers of a game that ends
DEALS = 5  # how often something hidden is imagined before it counts as never dealt otherwise

Law = Callable[[Game, int, Iterable[int]], None]


@cache
def length_of(game: Game, seats: int, seed: int) -> int:
    return sum(1 for _ in play_randomly(game_of(game, seats, seed), seed))


def moments(
    game: Game, seats: int, seeds: Iterable[int], every: int = 5, most: int = 40, ahead: int = 0
) -> Iterator[State]:
    """Tables from some random games, every few answers, and their ends; half of them by some variants.

    From a long game about `most` of them.  For a law that plays on to the end from each: so many that about `ahead`
    answers are played in all.
    """
    for seed in seeds:
        length = length_of(game, seats, seed)
        apart = max(every, length // most)
        if ahead:
            apart = max(apart, length * length // (2 * ahead))
        for number, g in enumerate(play_randomly(game_of(game, seats, seed), seed)):
            if number % apart == 0 or g.ask is None:
                yield g


def whole(g: State) -> str:
    """Everything on a table, to be compared."""
    return json.dumps(g.game.dump(g), sort_keys=True)


# ---- options and words


def check_options(game: Game, seats: int, seeds: Iterable[int] = SEEDS) -> None:
    """Options are there, distinct and in a stable order."""
    for g in moments(game, seats, seeds, every=1, most=250):
        for question in g.pending():
            assert question.options
            assert len(set(question.options)) == len(question.options)
            again = g.clone()
            assert [q.options for q in again.pending()] == [q.options for q in g.pending()]


def check_words(game: Game, seats: int, seeds: Iterable[int] = SEEDS) -> None:
    """The words of options are unique and can be read back."""
    for g in moments(game, seats, seeds, every=1, most=250):
        for question in g.pending():
            words = game.question_words(question)
            assert len(set(words)) == len(words)
            for said, option in zip(words, question.options, strict=True):
                assert game.phrases.read(said, question.options) == option
                assert game.phrases.parse(said.upper().replace("_", " ")) == option


def check_refusals(game: Game, seats: int, seeds: Iterable[int] = SEEDS) -> None:
    """Why something is not on offer can be said exactly of what is not on offer."""
    seen: set[int] = set()
    for g in moments(game, seats, seeds, every=11):
        for question in g.pending():
            seen |= set(question.options)
    for g in moments(game, seats, seeds, every=37, most=8):
        for seat in range(seats):
            offered = g.offered(seat)
            for option in sorted(seen):
                refusal = g.why_not(seat, option)
                assert (refusal is None) == (option in offered)
                assert refusal is None or refusal.message


def check_nothing_else_is_taken(game: Game, seats: int, seeds: Iterable[int] = SEEDS) -> None:
    """An answer that is not on offer is refused and changes nothing."""
    for g in moments(game, seats, seeds):
        before = whole(g)
        asked = [question.seat for question in g.pending()]
        for seat in range(seats):
            assert is_refused(g, seat, 2**40)
            assert is_refused(g, seat, "dance on the table")
            if seat not in asked and asked:
                assert is_refused(g, seat, g.pending()[0].options[0])
        assert whole(g) == before


def is_refused(g: State, seat: int, answer: int | str) -> bool:
    try:
        g.choose(seat, answer)
    except IllegalOption:
        return True
    return False


def check_windows(game: Game, seats: int, seeds: Iterable[int] = SEEDS) -> None:
    """In a window one can always pass, and whatever else is on offer is a deed that everybody could expect there."""
    for g in moments(game, seats, seeds, every=1, most=250):
        for question in g.pending():
            if question.ask.window():
                assert game.window_of(question.ask)
                skip = int(question.ask.skip())
                assert skip in question.options
                done = {game.deed_of(option) for option in question.options if option != skip}
                assert done <= set(game.deeds_at(g, question.ask))
                assert game.deed_of(skip) == ""


def check_turns(game: Game, seats: int, seeds: Iterable[int] = SEEDS) -> None:
    """It is the turn of a seat, or nobody can say whose; how many there were is never less than before."""
    for seed in seeds:
        turns = 0
        for g in play_randomly(game_of(game, seats, seed), seed):
            assert -1 <= game.turn(g) < seats
            assert game.turns(g) >= turns
            turns = game.turns(g)


def check_progress(game: Game, seats: int, seeds: Iterable[int] = SEEDS) -> None:
    """No move and its end lead back to the same question with nothing changed: a bot would go round for ever."""
    for g in moments(game, seats, seeds, every=1, most=100):
        for option in g.options if g.ask is not None and not g.ask.inside() else ():
            begun = g.clone()
            begun.play(option)
            for end in begun.options if begun.ask is not None and begun.ask.inside() else ():
                if not game.phrases.parts(end)[0].holes:  # "done", "no", "go on"
                    ended = begun.clone()
                    ended.play(end)
                    same = type(ended.ask) is type(g.ask) and whole(ended) == whole(g)
                    assert not same, f"{game.phrases.say(option)}; {game.phrases.say(end)}"


def check_terms(game: Game, seats: int, seeds: Iterable[int] = SEEDS) -> None:
    """What an evaluation counts by name adds up to it, and only what the game names is counted.

    Nothing is counted twice: each thing of each seat has one place.
    """
    for g in moments(game, seats, seeds, every=7, most=12):
        for seat in range(seats if game.term_ids else 0):
            terms = game.terms(g, seat)
            assert math.isclose(sum(term.points() for term in terms), game.evaluate(g, seat), abs_tol=1e-9)
            assert {term.id for term in terms} <= set(game.term_ids)
            assert len({(term.id, term.seat) for term in terms}) == len(terms)


# ---- tables


def check_clones(game: Game, seats: int, seeds: Iterable[int] = SEEDS) -> None:
    """A clone is equal and lives its own life."""
    for g in moments(game, seats, seeds, ahead=AHEAD):
        before = whole(g)
        copy = g.clone()
        assert whole(copy) == before
        for _ in play_randomly(copy, 99):
            pass
        assert whole(g) == before
        other = g.clone()
        for original, kept in zip(play_randomly(g.clone(), 3), play_randomly(other, 3), strict=True):
            assert original.game.dump(original) == kept.game.dump(kept)


def check_storage(game: Game, seats: int, seeds: Iterable[int] = SEEDS) -> None:
    """Saved and loaded anywhere, a game goes on alike."""
    for g in moments(game, seats, seeds, ahead=AHEAD):
        again = reloaded(g)
        for one, other in zip(play_randomly(g.clone(), 5), play_randomly(again, 5), strict=True):
            assert list(one.options) == list(other.options)
        assert again.rewards() is not None


def check_seeds(game: Game, seats: int, seeds: Iterable[int] = SEEDS) -> None:
    """The same seed is the same game, another one is not."""
    for seed in seeds:
        assert whole(game.new_game(seats, seed)) == whole(game.new_game(seats, seed))
    assert len({whole(game.new_game(seats, seed)) for seed in range(20)}) == 20


def check_end(game: Game, seats: int, seeds: Iterable[int] = SEEDS) -> None:
    """Nothing is ever wrong with the table, and the game ends: somebody is first, and the sheet adds up.

    A rival nobody plays may be the one who wins; then nobody's reward is anything.
    """
    for seed in seeds:
        g = game_of(game, seats, seed)
        for answers, now in enumerate(play_randomly(g, seed + 50)):
            assert game.problems(now) == []
            assert answers < LONGEST
        result = game.result(g)
        assert result.over
        assert [rival.id for rival in result.rivals] == list(game.rivals(seats))
        ranks = [*result.ranks, *(rival.rank for rival in result.rivals)]
        assert min(ranks) == 1
        for place, score in enumerate([*result.scores, *(rival.score for rival in result.rivals)]):
            assert sum(line.points[place] for line in result.sheet) == score
        assert math.isclose(sum(g.rewards()), result.ranks.count(1) / ranks.count(1))
        assert [seat for seat, share in enumerate(g.rewards()) if share] == result.winners()


def check_moment(g: State) -> None:
    """What holds of any table: nothing is wrong with it, it can be stored, and the question comes again as it was."""
    assert g.game.problems(g) == []
    assert whole(reloaded(g)) == whole(g)
    if g.ask is not None:
        options = list(g.options)
        ask_again(g, g.ask)
        assert list(g.options) == options


# ---- what seats may know


def check_views(game: Game, seats: int, seeds: Iterable[int] = SEEDS) -> None:
    """A view is JSON and shows no more than the open one, but for what the game names as reckoned for its seat."""
    for g in moments(game, seats, seeds):
        everything = game.open_view(g)
        for seat in (None, *range(seats)):
            seen = json.loads(json.dumps(g.view(seat)))
            shown = {key: value for key, value in seen.items() if key not in game.reckoned}
            assert shown.keys() <= everything.keys()
            assert len(json.dumps(shown)) <= len(json.dumps(everything))
            reckoned = {key: value for key, value in seen.items() if key in game.reckoned}
            if seat is not None:  # by somebody who knows only what a spectator sees
                assert reckoned == {key: game.imagine(g, (seat + 1) % seats, 7).view(seat)[key] for key in reckoned}


def check_imagined_tables(game: Game, seats: int, seeds: Iterable[int] = SEEDS) -> None:
    """view(imagine) == view, with the same options, whatever the luck; and it can be played to the end."""
    for number, g in enumerate(moments(game, seats, seeds, ahead=AHEAD)):
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


def check_imagining(game: Game, seats: int, seeds: Iterable[int] = SEEDS) -> None:
    """Imagine, then imagine from there with the same luck: a seat's idea of the table depends on nothing hidden."""
    for number, g in enumerate(moments(game, seats, seeds)):
        for seat in range(seats):
            elsewhere = g.imagine(seat, number + 1000)
            assert whole(g.imagine(seat, 77)) == whole(elsewhere.imagine(seat, 77))


def check_hidden_things_are_dealt(game: Game, seats: int, seeds: Iterable[int] = SEEDS) -> None:
    """What only the open view tells is dealt anew for a seat that imagines the table: it may lie otherwise there."""
    hidden: dict[str, bool] = {}  # what a seat's view has not, and whether it was ever dealt otherwise
    for number, g in enumerate(moments(game, seats, seeds)):
        everything = game.open_view(g)
        there = {key for key in everything.keys() - g.view(0).keys() if everything[key]}  # not an empty pile
        for luck in range(DEALS) if not all(hidden.get(key) for key in there) else ():
            imagined = game.open_view(g.imagine(0, number + 3 + 1000 * luck))
            hidden.update({key: hidden.get(key, False) or everything[key] != imagined[key] for key in there})
    assert all(hidden.values()), [key for key, dealt in hidden.items() if not dealt]


def check_events(game: Game, seats: int, seeds: Iterable[int] = SEEDS) -> None:
    """Events are told to those who may see them, and listening changes nothing."""
    for seed in list(seeds)[:1]:
        g = game.new_game(seats, seed + 3)
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


def check_features(game: Game, seats: int, seeds: Iterable[int] = SEEDS) -> None:
    """Features have one size, and a row of its own for each option."""
    sizes = set()
    for g in moments(game, seats, seeds):
        for seat in range(seats):
            sizes.add(game.features(g, seat).shape)
            assert game.features(g, seat).dtype == "float32"
            rows = game.option_features(g, seat)
            assert len(rows) == len(g.offered(seat))
            assert len({row.tobytes() for row in rows}) == len(rows)
    assert len(sizes) == 1


LAWS: tuple[Law, ...] = (
    check_options,
    check_words,
    check_refusals,
    check_nothing_else_is_taken,
    check_windows,
    check_turns,
    check_progress,
    check_clones,
    check_storage,
    check_seeds,
    check_end,
    check_views,
    check_imagined_tables,
    check_imagining,
    check_hidden_things_are_dealt,
    check_events,
    check_features,
    check_terms,
)
