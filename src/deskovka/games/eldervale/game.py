"""The game as the registry hands it out: each question goes to the module that answers it."""

from __future__ import annotations

from deskovka.core.codec import Stored
from deskovka.core.game import Game, Result
from deskovka.core.steps import State
from deskovka.games.eldervale import result, setup
from deskovka.games.eldervale.obstacles import OBSTACLES
from deskovka.games.eldervale.phrases import EVENT_WORDS, PHRASES
from deskovka.games.eldervale.table import PLAIN, Step
from deskovka.games.eldervale.terms import WINDOWS
from deskovka.games.eldervale.variants import VARIANTS, chosen_variants


class EldervaleGame(Game):
    """Dwellings of Eldervale."""

    def __init__(self) -> None:
        super().__init__(
            "eldervale",
            seats=(2, 3, 4, 5),
            rules_version=1,
            phrases=PHRASES,
            event_words=EVENT_WORDS,
            obstacles=OBSTACLES,
            steps=Step,
            windows=WINDOWS,
            variants=VARIANTS,
        )

    def rule_prefix(self) -> str:
        return "ELDER"

    def deal(self, seats: int, seed: int, variants: dict[str, str]) -> State:
        return setup.deal(self, seats, seed, chosen_variants(variants, seats))

    def result(self, g: State) -> Result:
        return result.result(g)

    def blank(self, stored: Stored) -> State:
        return setup.plain_table(self, len(stored["players"]), PLAIN, 1)


GAME = EldervaleGame()
