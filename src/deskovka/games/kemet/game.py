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
from deskovka.games.kemet import (
    evaluate,
    features,
    imagining,
    interludes,
    invariants,
    older,
    outlook,
    position,
    result,
    setup,
    speech,
    view,
    weighing,
)
from deskovka.games.kemet.day import Opening
from deskovka.games.kemet.drawing import picture
from deskovka.games.kemet.layout import LAYOUT
from deskovka.games.kemet.obstacles import OBSTACLES
from deskovka.games.kemet.phrases import EVENT_WORDS, PHRASES
from deskovka.games.kemet.placing import PlaceUnits
from deskovka.games.kemet.shapes import KemetView
from deskovka.games.kemet.table import PLAIN, Kemet, Step
from deskovka.games.kemet.terms import DAY
from deskovka.games.kemet.variants import VARIANTS, chosen_variants


class KemetGame(Game):
    """Kemet: Blood and Sand."""

    def __init__(self) -> None:
        super().__init__(
            "kemet",
            seats=(2, 3, 4, 5),
            rules_version=2,
            phrases=PHRASES,
            event_words=EVENT_WORDS,
            obstacles=OBSTACLES,
            steps=Step,
            reckoned=("market",),
            option_size=features.OPTION_SIZE,
            table_size=features.TABLE_SIZE,
            layout=features.LAYOUT,
            term_ids=weighing.TERMS,
            variants=VARIANTS,
        )

    def deal(self, seats: int, seed: Seed, variants: dict[str, str]) -> State:
        return setup.deal(self, seats, seed, chosen_variants(variants))

    def seen(self, g: State, viewer: int) -> dict[str, object]:
        assert isinstance(g, Kemet)
        return dict(view.seen(g, viewer))

    def view_shape(self) -> object:
        return KemetView

    def deal_unseen(self, g: State, seat: int) -> None:
        assert isinstance(g, Kemet)
        imagining.deal_unseen(g, seat)

    def known(self, g: State, seat: int) -> dict[str, object]:
        assert isinstance(g, Kemet)
        return imagining.known(g, seat)

    def result(self, g: State) -> Result:
        return result.result(g)

    def problems(self, g: State) -> list[str]:
        return invariants.problems(g)

    def blank(self, stored: Stored) -> State:
        return setup.plain_table(self, len(stored["players"]), PLAIN, 1)

    def carry_over(self, stored: dict[str, object], version: int) -> dict[str, object]:
        return older.carried_over(stored)

    def lay_out(self, description: object) -> State:
        return position.lay_out(self, description)

    def evaluate(self, g: State, seat: int) -> float:
        assert isinstance(g, Kemet)
        return evaluate.evaluate(g, seat)

    def worths(self, g: State) -> list[float]:
        assert isinstance(g, Kemet)
        return evaluate.worths(g)

    def terms(self, g: State, seat: int) -> list[Term]:
        assert isinstance(g, Kemet)
        return weighing.terms(g, seat)

    def settled(self, g: State) -> bool:
        """By day where a turn begins (KEMET-DAY.1); before and after it where nobody is placing units one by one."""
        assert isinstance(g, Kemet)
        if g.phase == DAY and g.ask is not None:
            return isinstance(g.ask, Opening)
        return not isinstance(g.ask, PlaceUnits) and super().settled(g)

    def table_numbers(self, g: State, seat: int) -> vec[float]:
        assert isinstance(g, Kemet)
        return features.table_features(g, seat)

    def option_numbers(self, g: State, seat: int, options: list[int]) -> vec[float]:
        assert isinstance(g, Kemet)
        return features.option_features(g, options)

    def columns(self) -> Layout:
        return LAYOUT

    def picture(self, view: dict[str, object], say: Say, names: list[str], columns: int = 100) -> str:
        return picture.picture(view, say, names, columns)

    def speak(self, kind: str, name: object, say: Say) -> dict[str, object]:
        return speech.speak(kind, name, say)

    def told_by(self, ask: CoreStep) -> dict[str, object]:
        return speech.told_by(ask)

    def has_aside(self, g: State, seat: int) -> bool:
        assert isinstance(g, Kemet)
        return interludes.has_aside(g, seat)

    def outlook(self, g: State, seat: int, option: int) -> dict[str, int]:
        assert isinstance(g, Kemet)
        return outlook.outlook(g, seat, option)

    def outlook_in_words(self, g: State, seat: int, option: int, numbers: dict[str, int], say: Say) -> str:
        assert isinstance(g, Kemet)
        return outlook.in_words(g, seat, option, numbers, say)

    def facts(self) -> dict[str, object]:
        return speech.facts()

    def topics(self, word: str) -> list[str]:
        return speech.topics(word)


GAME = KemetGame()
