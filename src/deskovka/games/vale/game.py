"""The game as the registry hands it out."""

from __future__ import annotations

from deskovka.core.game import Game, Variant
from deskovka.core.steps import State
from deskovka.games.vale import setup
from deskovka.games.vale.phrases import EVENT_WORDS, PHRASES


class ValeGame(Game):
    """The Vale of Eternity."""

    def __init__(self) -> None:
        super().__init__(
            "vale",
            seats=(2, 3, 4),
            rules_version=1,
            phrases=PHRASES,
            event_words=EVENT_WORDS,
            variants=(Variant("first_player", "random", ("random", "0", "1", "2", "3")),),
        )

    def deal(self, seats: int, seed: int, variants: dict[str, str]) -> State:
        chosen = variants["first_player"]
        first = -1 if chosen == "random" else int(chosen)
        return setup.deal(self, seats, seed, first)


GAME = ValeGame()
