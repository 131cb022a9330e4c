"""Hints: by what a seat knows, the same for the same seed, a place to look at before an answer is named."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from deskovka.bots.bot import Seat
from deskovka.bots.budget import Budget
from deskovka.core.game import Game
from deskovka.core.steps import State
from deskovka.core.terms import Term
from deskovka.games.registry import find_game, game_ids
from deskovka.review.hint import MANY, NAMED, Hint, hint, verb_of, zone_of
from deskovka.review.hinting import LONGEST_REASON, HintTeller
from deskovka.review.judge import LOOKS, Tried, Verdict
from deskovka.review.reasons import Reason, Reasons
from deskovka.testing import play_randomly
from deskovka.testing.bots import with_other_secrets
from deskovka.text import LANGUAGES, Speaker, texts

LOOK = Budget(iterations=3)
NAMES = ["Jana", "Petr", "Iva", "Ota", "Zdena"]
GAMES = [find_game(id) for id in ("_template", *game_ids())]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def questions(game: Game, every: int, most: int) -> Iterator[State]:
    """Some questions with a choice from random games."""
    found = 0
    for seed in range(most):
        for number, g in enumerate(play_randomly(game.new_game(game.fewest(), seed), seed + 5)):
            if number % every == every // 2 and g.ask is not None and len(g.options) > 1:
                yield g
                found += 1
                if found == most:
                    return


def tellers(game: Game) -> list[HintTeller]:
    return [HintTeller(game, language, NAMES[: game.fewest()]) for language in LANGUAGES]


@every_game
def test_nothing_hidden_counts_and_the_same_seed_gives_the_same_hint(game: Game) -> None:
    for g in questions(game, 9, 4):
        for question in g.pending():
            flipped = with_other_secrets(g, question.seat, 77)
            here = hint(Seat(g, question.seat), LOOK, 2)
            assert here == hint(Seat(g, question.seat), LOOK, 2)
            assert here == hint(Seat(flipped, question.seat), LOOK, 2)


@every_game
def test_hints_have_words_in_both_languages(game: Game) -> None:
    for g in questions(game, 7, 12):
        options = Seat(g, int(g.seat)).options()
        given = hint(Seat(g, int(g.seat)), LOOK, 1)
        check_zone(given, options)
        for teller in tellers(game):
            check_nudge(game, teller, given)
            for named in given.best:
                told = teller.named(named)
                assert told["text"]
                assert len(told["reason"]) <= LONGEST_REASON
                assert bool(told["reason"]) == (named.reason is not None)
                assert not re.search(r"engine|evaluat|\bAI\b|optim", told["reason"], re.IGNORECASE)


def check_zone(given: Hint, options: list[int]) -> None:
    assert len(given.zone) >= 2
    assert given.best[0].option in given.zone
    assert [option for option in options if option in given.zone] == given.zone  # the order tells nothing
    assert len(given.best) == min(NAMED, len(options))
    assert not given.best[0].too_close
    if len(options) > 3:
        assert len(given.zone) < len(options)


def check_nudge(game: Game, teller: HintTeller, given: Hint) -> None:
    """It has words, and does not name what the best answer is about."""
    said = teller.nudge(given)
    assert said["text"].endswith((".", "?"))
    assert len(said["words"]) == len(given.zone)
    speaker = teller.speaker
    for name in things_named(game, speaker, given.best[0].option):
        assert not re.search(rf"\b{re.escape(name)}\b", said["text"]), said["text"]


def things_named(game: Game, speaker: Speaker, option: int) -> set[str]:
    """What an answer speaks of, in words and in all forms that differ from the bare kind of thing."""
    told: dict[str, object] = {
        ("seat2" if kind == "seat" else kind): name for kind, name in game.phrases.named(option).items()
    }
    return {str(value) for value in speaker.values(told).values() if len(str(value)) > 3}


def test_the_only_answer_is_told_as_such() -> None:
    game = find_game("vale")
    lone = next(g for g in play_randomly(game.new_game(2, 3), 5) if g.ask is not None and len(g.options) == 1)
    given = hint(Seat(lone, int(lone.seat)), LOOK, 1)
    assert given.certain
    assert len(given.best) == len(given.zone) == 1
    assert [teller.nudge(given)["text"] for teller in tellers(game)] == [
        texts(language)("review-nudge-only") for language in LANGUAGES
    ]


# ---- where to look


def verdicts(options: list[int]) -> list[Verdict]:
    return [Verdict(option, 0.5, 0.4, 0.6, number * 0.01, 0.0) for number, option in enumerate(options)]


def words(game: Game, *said: str) -> list[int]:
    return [option for one in said if (option := game.phrases.parse(one)) is not None]


def test_answers_of_the_best_ones_kind_are_shown_in_the_order_of_the_offer() -> None:
    game = find_game("vale")
    ranked = words(game, "summon hydra", "end turn", "summon imp", "sell ifrit", "release agni")
    verb, zone = zone_of(game, sorted(ranked), verdicts(ranked))
    assert verb == "summon"
    assert zone == sorted(words(game, "summon hydra", "summon imp"))


def test_a_kind_of_one_is_shown_beside_the_next_best_kind() -> None:
    game = find_game("vale")
    ranked = words(game, "end turn", "summon imp", "sell ifrit", "summon hydra")
    verb, zone = zone_of(game, ranked, verdicts(ranked))
    assert verb == ""
    assert zone == words(game, "end turn", "summon imp", "summon hydra")


def test_where_all_are_of_one_kind_or_very_many_the_better_half_is_shown() -> None:
    game = find_game("vale")
    names = ["hydra", "imp", "ifrit", "agni", "surtr"]
    ranked = words(game, *(f"mark {name}" for name in names))
    assert zone_of(game, ranked, verdicts(ranked)) == ("mark", ranked[:3])
    many = words(game, *(f"summon {name}" for name in game.phrases.names["card"][:30] if name), "end turn")
    assert len(zone_of(game, many, verdicts(many))[1]) == MANY
    assert zone_of(game, ranked[:2], verdicts(ranked[:2])) == ("mark", ranked[:2])
    assert verb_of(game, ranked[0]) == "mark"


# ---- reasons


class Counted(Game):
    """A game whose tables are told as numbers; only its terms are asked for."""

    def __init__(self, tables: dict[int, list[Term]]) -> None:
        lantern = find_game("_template")
        super().__init__("vale", (2,), 1, lantern.phrases, lantern.event_words)
        self.tables = tables

    def terms(self, g: State, seat: int) -> list[Term]:
        return self.tables[g]  # type: ignore[index]


def reason(before: list[Term], *after: list[Term]) -> Reason | None:
    """Why the first of these answers is good, at a table that everybody sees."""
    game = Counted(dict(enumerate([before, *after])))
    tables: list[State] = list(range(1, len(after) + 1))  # type: ignore[assignment]
    tried = [Tried(0, tables)]  # type: ignore[arg-type]
    options = list(range(len(after)))
    return Reasons(game, 0, tried, options).of(0, verdicts(options))


def score(points: float) -> Term:
    return Term("score", 0, points, points)


def stones(worth: float, amount: float) -> Term:
    return Term("stones", 0, worth, amount)


def theirs(points: float) -> Term:
    return Term("score", 1, points, points, share=-0.3)


def test_what_grows_most_beyond_other_answers_is_the_reason() -> None:
    before = [score(4), stones(2, 3)]
    assert reason(before, [score(7), stones(2, 3)], [score(4), stones(2, 3)]) == Reason("score", "gain", 0, 3)
    assert reason(before, [score(5), stones(4, 6)], [score(5), stones(2, 3)]) == Reason("stones", "gain", 0, 3)


def test_what_other_answers_spend_is_kept() -> None:
    before = [score(4), stones(4, 6)]
    assert reason(before, [score(4), stones(4, 6)], [score(4), stones(2, 3)]) == Reason("stones", "keep", 0, 3)


def test_what_an_opponent_loses_is_prevented() -> None:
    before = [score(4), theirs(9)]
    assert reason(before, [score(4), theirs(7)], [score(4), theirs(9)]) == Reason("score", "prevent", 1, 2)


def test_nothing_is_said_where_answers_hardly_differ_or_one_bad_one_alone_does() -> None:
    before = [score(4), stones(4, 6)]
    same = [score(4), stones(4, 6)]
    assert reason(before, [score(4), stones(4.05, 6)], same) is None
    assert reason(before, same, same, same, [score(0), stones(4, 6)]) is None
    assert reason(before, same) is None


def test_an_opponent_who_is_the_strongest_only_afterwards_is_no_reason() -> None:
    before = [score(4), theirs(9)]
    other = Term("score", 2, 3.0, 3.0, share=-0.3)
    assert reason(before, [score(4), other], [score(4), theirs(9)]) is None


@every_game
def test_every_term_can_be_said_of_whoever_it_is_about(game: Game) -> None:
    """In both languages, short, with any number."""
    seen = {(term.id, term.seat == int(g.seat)) for g in questions(game, 11, 30) for term in game.terms(g, int(g.seat))}
    assert game.term_ids
    for teller in tellers(game):
        for term, mine in seen:
            for count in (1, 2, 5, 12):
                said = teller.reason(Reason(term, "gain" if mine else "prevent", 0 if mine else 1, count))
                assert said.endswith("."), term
                assert mine or "Petr" in said or game.fewest() == 1


def test_a_hint_searches_as_far_as_its_budget_goes() -> None:
    game = find_game("vale")
    g = next(questions(game, 9, 1))
    deep = hint(Seat(g, int(g.seat)), Budget(iterations=LOOKS + 48), 1)
    assert deep == hint(Seat(g, int(g.seat)), Budget(iterations=LOOKS + 48), 1)
    assert deep.best[0].high - deep.best[0].low < 0.2  # narrower than a look
