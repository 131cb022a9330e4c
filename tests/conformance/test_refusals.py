"""A refusal speaks of what was pointed at, and its way on can be gone.

An answer of the same kind as one on offer is part of this step: it is refused for a reason of its own, never as
something that does not belong here (GENERAL).
Who is told to choose "Done" can choose it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from deskovka.core.game import Game, Refusal
from deskovka.core.options import verb
from deskovka.core.steps import Question
from deskovka.games.registry import all_game_ids, find_game
from deskovka.testing.laws import moments
from deskovka.testing.pointing import any_of
from deskovka.text import LANGUAGES, Speaker, texts
from support.parts import some

GAMES = 4
MOMENTS = 400  # of each game
POINTED_AT = 4  # things at each question
GENERAL = (  # the end of messages that only say that something else comes first
    "setup-first",
    "night-step",
    "finish-first",
    "not-this-action",
    "battle-first",
    "council-first",
    "name-first",
    "leader-first",
    "no-action",
    "not-part-of-effect",
    "effect-first",
)
DONE_IN = {"cs": "Hotovo", "en": "Done"}
PEOPLE = ["Ann", "Ben", "Cid", "Dan", "Eve"]
every_game = pytest.mark.parametrize("id", all_game_ids())


def refusals(game: Game, kinds_on_offer: bool) -> Iterator[tuple[Question, str, Refusal]]:
    """From random games: things pointed at by lot, of kinds that are on offer or of any kind."""
    for seed in some(range(GAMES)):
        random = Random(seed)
        seats = random.choice(list(game.seats))
        for g in moments(game, seats, [seed], every=1, most=MOMENTS):
            for question in g.pending():
                for _ in range(POINTED_AT):
                    kinds = (
                        [int(verb(each)) for each in question.options] if kinds_on_offer else list(game.phrases.phrases)
                    )
                    intent = any_of(game, random.choice(kinds), random)
                    refusal = g.why_not(question.seat, intent) if game.phrases.means_something(intent) else None
                    if refusal is not None:
                        yield question, game.phrases.say(intent), refusal


@every_game
def test_what_belongs_to_the_step_is_refused_for_a_reason_of_its_own(id: str) -> None:
    for question, words, refusal in refusals(find_game(id), kinds_on_offer=True):
        assert not refusal.message.endswith(GENERAL), f"{type(question.ask).__name__}: {words}"


@every_game
def test_done_is_advised_only_where_it_is_on_offer(id: str) -> None:
    game = find_game(id)
    speakers = {language: Speaker(game, texts(language), PEOPLE) for language in LANGUAGES}
    for question, words, refusal in refusals(game, kinds_on_offer=False):
        if "done" in game.question_words(question):
            continue
        for language, speaker in speakers.items():
            assert DONE_IN[language] not in speaker.refusal(refusal), f"{type(question.ask).__name__}: {words}"
