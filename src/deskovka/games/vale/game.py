"""The game as the registry hands it out: each question goes to the module that answers it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from deskovka.core.codec import Stored
from deskovka.core.errors import UnknownName
from deskovka.core.game import Game, Refusal, Result, Say, Variant
from deskovka.core.steps import State
from deskovka.core.steps import Step as CoreStep
from deskovka.games.vale import (
    evaluate,
    features,
    invariants,
    picture,
    position,
    result,
    setup,
    speech,
    view,
)
from deskovka.games.vale.obstacles import NOT_ASKED, OBSTACLES
from deskovka.games.vale.phrases import CARD_NAMES, EVENT_WORDS, PHRASES
from deskovka.games.vale.table import Step, Vale


class ValeGame(Game):
    """The Vale of Eternity."""

    def __init__(self) -> None:
        super().__init__(
            "vale",
            seats=(2, 3, 4),
            rules_version=2,
            phrases=PHRASES,
            event_words=EVENT_WORDS,
            obstacles=OBSTACLES,
            steps=Step,
            variants=(Variant("first_player", "random", ("random", "0", "1", "2", "3")),),
        )

    def deal(self, seats: int, seed: int, variants: dict[str, str]) -> State:
        chosen = variants["first_player"]
        first = -1 if chosen == "random" else int(chosen)
        if first >= seats:
            raise UnknownName(f"variant first_player: there is no seat {first} at a table of {seats}")
        return setup.deal(self, seats, seed, first)

    def view(self, g: State, seat: int | None) -> dict[str, object]:
        return view.view(g, seat)

    def open_view(self, g: State) -> dict[str, object]:
        return view.open_view(g)

    def imagine(self, g: State, seat: int, luck: int) -> State:
        return view.imagine(g, seat, luck)

    def not_asked(self, g: State, seat: int, option: int) -> Refusal:
        assert isinstance(g, Vale)
        return OBSTACLES.refusal(NOT_ASKED[int(g.phase)], {"seat2": int(g.seat)})

    def result(self, g: State) -> Result:
        return result.result(g)

    def problems(self, g: State) -> list[str]:
        return invariants.problems(g)

    def blank(self, stored: Stored) -> State:
        return setup.plain_table(self, len(stored["players"]), 0, 1)

    def carry_over(self, stored: dict[str, object], version: int) -> dict[str, object]:
        return stored  # version 2 asks otherwise, but the same lies on the table

    def lay_out(self, description: object) -> State:
        return position.lay_out(self, description)

    def evaluate(self, g: State, seat: int) -> float:
        assert isinstance(g, Vale)
        return evaluate.evaluate(g, seat)

    def features(self, g: State, seat: int) -> NDArray[np.float32]:
        assert isinstance(g, Vale)
        return np.array(features.table_features(g, seat), dtype=np.float32)

    def option_features(self, g: State, seat: int) -> NDArray[np.float32]:
        assert isinstance(g, Vale)
        flat = features.option_features(g, seat, g.offered(seat))
        return np.array(flat, dtype=np.float32).reshape(-1, features.OPTION_SIZE)

    def picture(self, view: dict[str, object], say: Say, names: list[str], columns: int = 100) -> str:
        return picture.picture(view, say, names)

    def speak(self, kind: str, name: object, say: Say) -> dict[str, object]:
        return speech.speak(kind, name, say)

    def told_by(self, ask: CoreStep) -> dict[str, object]:
        assert isinstance(ask, Step)
        return {"card": CARD_NAMES[ask.card]} if ask.card >= 0 else {}

    def outlook(self, g: State, seat: int, option: int) -> dict[str, int]:
        assert isinstance(g, Vale)
        return speech.outlook(g, seat, option)

    def detail(self, g: State, seat: int, option: int, say: Say) -> str:
        assert isinstance(g, Vale)
        return speech.detail(g, seat, option, say)

    def facts(self) -> dict[str, object]:
        return speech.facts()

    def topics(self, word: str) -> list[str]:
        return speech.topics(word)


GAME = ValeGame()
