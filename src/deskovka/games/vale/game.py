"""The game as the registry hands it out: each question goes to the module that answers it."""

from __future__ import annotations

from deskovka.core.codec import Stored
from deskovka.core.columns import Layout
from deskovka.core.errors import UnknownName
from deskovka.core.game import Game, Say, Variant
from deskovka.core.luck import Seed
from deskovka.core.manner import Manner
from deskovka.core.result import Result
from deskovka.core.steps import State
from deskovka.core.steps import Step as CoreStep
from deskovka.core.terms import Term
from deskovka.core.vecs import vec
from deskovka.games.vale import (
    evaluate,
    features,
    imagining,
    invariants,
    position,
    result,
    setup,
    speech,
    view,
    weighing,
)
from deskovka.games.vale.actions import Turn
from deskovka.games.vale.drawing import picture
from deskovka.games.vale.layout import LAYOUT
from deskovka.games.vale.obstacles import OBSTACLES
from deskovka.games.vale.phrases import CARD_NAMES, EVENT_WORDS, PHRASES
from deskovka.games.vale.shapes import ValeView
from deskovka.games.vale.table import Step, Vale
from deskovka.games.vale.terms import ACTION


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
            option_size=features.OPTION_SIZE,
            table_size=features.TABLE_SIZE,
            layout=features.LAYOUT,
            manner=Manner(calm=2.0),  # docs/bots.md, The manner of a search
            term_ids=weighing.TERMS,
            variants=(Variant("first_player", "random", ("random", "0", "1", "2", "3")),),
        )

    def deal(self, seats: int, seed: Seed, variants: dict[str, str]) -> State:
        chosen = variants["first_player"]
        first = -1 if chosen == "random" else int(chosen)
        if first >= seats:
            raise UnknownName(f"variant first_player: there is no seat {first} at a table of {seats}")
        return setup.deal(self, seats, seed, first)

    def seen(self, g: State, viewer: int) -> dict[str, object]:
        assert isinstance(g, Vale)
        return dict(view.seen(g, viewer))

    def view_shape(self) -> object:
        return ValeView

    def deal_unseen(self, g: State, seat: int) -> None:
        assert isinstance(g, Vale)
        imagining.deal_unseen(g, seat)

    def known(self, g: State, seat: int) -> dict[str, object]:
        assert isinstance(g, Vale)
        return imagining.known(g, seat)

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

    def worths(self, g: State) -> list[float]:
        assert isinstance(g, Vale)
        return evaluate.worths(g)

    def terms(self, g: State, seat: int) -> list[Term]:
        assert isinstance(g, Vale)
        return weighing.terms(g, seat)

    def settled(self, g: State) -> bool:
        """In the action phase what effects ask belongs to an action, also which of them comes next (VALE-EFF.3)."""
        assert isinstance(g, Vale)
        if g.phase == ACTION and g.ask is not None:
            return isinstance(g.ask, Turn)
        return super().settled(g)

    def table_numbers(self, g: State, seat: int) -> vec[float]:
        assert isinstance(g, Vale)
        return features.table_features(g, seat)

    def option_numbers(self, g: State, seat: int, options: list[int]) -> vec[float]:
        assert isinstance(g, Vale)
        return features.option_features(g, seat, options)

    def columns(self) -> Layout:
        return LAYOUT

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

    def outlook_in_words(self, g: State, seat: int, option: int, numbers: dict[str, int], say: Say) -> str:
        assert isinstance(g, Vale)
        return speech.in_words(g, seat, option, numbers, say)

    def facts(self) -> dict[str, object]:
        return speech.facts()

    def topics(self, word: str) -> list[str]:
        return speech.topics(word)


GAME = ValeGame()
