"""Each gain says what it is for."""

from __future__ import annotations

from random import Random

import pytest

from deskovka.core.game import Game
from deskovka.core.steps import State
from deskovka.games.registry import find_game
from deskovka.text import LANGUAGES, Speaker, texts

GAINS = {
    "vale": {"gained": "source", "scored": "source"},
    "empire": {"coins-gained": "card", "coins-found": "token"},
    "kemet": {"prayer-gained": "reason", "point": "reason"},
}


def played(game: Game, seed: int) -> State:
    """A whole game by lot, with everything that happened."""
    g = game.new_game(3, seed, {}, listen=True)
    random = Random(seed)
    for _ in range(3000):
        questions = g.pending()
        if not questions:
            break
        question = random.choice(questions)
        g.choose(question.seat, random.choice(list(question.options)))
    return g


@pytest.mark.parametrize("id", GAINS)
def test_gains_say_what_for(id: str) -> None:
    game = find_game(id)
    reasons = set()
    for seed in range(3):
        for event in played(game, seed).events or []:
            told = game.event_words.tell(event, None, everything=True)
            if str(told["event"]) in GAINS[id]:
                reason = GAINS[id][str(told["event"])]
                assert reason in told, told
                reasons.add(told[reason])
    assert reasons


def test_the_words_of_a_gain_name_its_reason() -> None:
    told = {
        "vale": ({"event": "gained", "seat": 0, "stones": "3 red", "source": "imp"}, "3 red stones from Imp"),
        "empire": ({"event": "coins-found", "seat": 0, "coins": 1, "token": "hidden_treasure"}, "1 coin from"),
        "kemet": ({"event": "prayer-gained", "seat": 0, "count": 2, "reason": "temples"}, "points for temples."),
    }
    for id, (event, words) in told.items():
        game = find_game(id)
        assert words in Speaker(game, texts("en"), ["Ann", "Ben", "Cid"]).event(event)
        for language in LANGUAGES:
            assert "{" not in Speaker(game, texts(language), ["Ann", "Ben", "Cid"]).event(event)
