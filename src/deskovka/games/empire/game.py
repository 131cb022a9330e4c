"""The game as the registry hands it out: each question goes to the module that answers it."""

from __future__ import annotations

from deskovka.core.codec import Stored
from deskovka.core.columns import Layout
from deskovka.core.game import Game, Say
from deskovka.core.luck import Seed
from deskovka.core.result import Result
from deskovka.core.steps import State
from deskovka.core.steps import Step as CoreStep
from deskovka.core.terms import Term
from deskovka.core.vecs import vec
from deskovka.games.empire import (
    evaluate,
    features,
    imagining,
    invariants,
    older,
    position,
    result,
    setup,
    speech,
    view,
    weighing,
)
from deskovka.games.empire.drawing import picture
from deskovka.games.empire.layout import LAYOUT
from deskovka.games.empire.obstacles import OBSTACLES
from deskovka.games.empire.phrases import EVENT_WORDS, PHRASES
from deskovka.games.empire.shapes import EmpireView
from deskovka.games.empire.table import FIRST_BOARD, Empire, Step
from deskovka.games.empire.variants import PLAIN, VARIANTS, chosen_variants


class EmpireGame(Game):
    """Eight-Minute Empire: Legends."""

    def __init__(self) -> None:
        super().__init__(
            "empire",
            seats=(2, 3, 4),
            rules_version=2,
            phrases=PHRASES,
            event_words=EVENT_WORDS,
            obstacles=OBSTACLES,
            steps=Step,
            option_size=features.OPTION_SIZE,
            table_size=features.TABLE_SIZE,
            layout=features.LAYOUT,
            term_ids=weighing.TERMS,
            variants=VARIANTS,
        )

    def deal(self, seats: int, seed: Seed, variants: dict[str, str]) -> State:
        return setup.deal(self, seats, seed, chosen_variants(variants, seats))

    def seen(self, g: State, viewer: int) -> dict[str, object]:
        assert isinstance(g, Empire)
        return dict(view.seen(g, viewer))

    def view_shape(self) -> object:
        return EmpireView

    def deal_unseen(self, g: State, seat: int) -> None:
        assert isinstance(g, Empire)
        imagining.deal_unseen(g, seat)

    def known(self, g: State, seat: int) -> dict[str, object]:
        assert isinstance(g, Empire)
        return imagining.known(g, seat)

    def result(self, g: State) -> Result:
        return result.result(g)

    def problems(self, g: State) -> list[str]:
        return invariants.problems(g)

    def blank(self, stored: Stored) -> State:
        return setup.plain_table(self, len(stored["players"]), PLAIN, FIRST_BOARD, 1)

    def carry_over(self, stored: dict[str, object], version: int) -> dict[str, object]:
        return older.with_lots(stored)

    def lay_out(self, description: object) -> State:
        return position.lay_out(self, description)

    def evaluate(self, g: State, seat: int) -> float:
        assert isinstance(g, Empire)
        return evaluate.evaluate(g, seat)

    def worths(self, g: State) -> list[float]:
        assert isinstance(g, Empire)
        return evaluate.worths(g)

    def terms(self, g: State, seat: int) -> list[Term]:
        assert isinstance(g, Empire)
        return weighing.terms(g, seat)

    def settled(self, g: State) -> bool:
        """Whoever takes a card has carried out its actions."""
        assert isinstance(g, Empire)
        return g.playing < 0 and super().settled(g)

    def table_numbers(self, g: State, seat: int) -> vec[float]:
        assert isinstance(g, Empire)
        return features.table_features(g, seat)

    def option_numbers(self, g: State, seat: int, options: list[int]) -> vec[float]:
        assert isinstance(g, Empire)
        return features.option_features(g, seat, options)

    def columns(self) -> Layout:
        return LAYOUT

    def picture(self, view: dict[str, object], say: Say, names: list[str], columns: int = 100) -> str:
        return picture.picture(view, say, names, columns)

    def speak(self, kind: str, name: object, say: Say) -> dict[str, object]:
        return speech.speak(kind, name, say)

    def told_by(self, ask: CoreStep) -> dict[str, object]:
        return speech.told_by(ask)

    def outlook(self, g: State, seat: int, option: int) -> dict[str, int]:
        assert isinstance(g, Empire)
        times = speech.repeats(g, seat, option)
        return {**speech.outlook(g, seat, option), **({"most": times} if times > 1 else {})}

    def repeats(self, g: State, seat: int, option: int) -> int:
        assert isinstance(g, Empire)
        return speech.repeats(g, seat, option)

    def outlook_in_words(self, g: State, seat: int, option: int, numbers: dict[str, int], say: Say) -> str:
        assert isinstance(g, Empire)
        return speech.in_words(g, seat, option, numbers, say)

    def facts(self) -> dict[str, object]:
        return speech.facts()

    def topics(self, word: str) -> list[str]:
        return speech.topics(word)

    def about(self, word: str, say: Say) -> list[str]:
        return speech.about(word, say)


GAME = EmpireGame()
