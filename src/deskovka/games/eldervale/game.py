"""The game as the registry hands it out: each question goes to the module that answers it."""

from __future__ import annotations

from deskovka.core.codec import Stored
from deskovka.core.columns import Layout
from deskovka.core.events import Event
from deskovka.core.game import Game, Say
from deskovka.core.luck import Seed
from deskovka.core.manner import Manner
from deskovka.core.result import Result
from deskovka.core.steps import State
from deskovka.core.steps import Step as CoreStep
from deskovka.core.terms import Term
from deskovka.core.vecs import vec
from deskovka.games.eldervale import (
    after_numbers,
    details,
    evaluate,
    facts,
    features,
    ghost_told,
    imagining,
    invariants,
    outlook,
    position,
    result,
    setup,
    speech,
    view,
    weighing,
)
from deskovka.games.eldervale.deeds import DEEDS, deed_of, has_aside
from deskovka.games.eldervale.drawing import picture
from deskovka.games.eldervale.layout import LAYOUT
from deskovka.games.eldervale.obstacles import OBSTACLES
from deskovka.games.eldervale.phrases import EVENT_WORDS, PHRASES
from deskovka.games.eldervale.shapes import EldervaleView
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import PLAIN, Eldervale
from deskovka.games.eldervale.terms import WINDOWS
from deskovka.games.eldervale.turn import Turn
from deskovka.games.eldervale.variants import VARIANTS, chosen_variants


class EldervaleGame(Game):
    """Dwellings of Eldervale."""

    def __init__(self) -> None:
        super().__init__(
            "eldervale",
            seats=(1, 2, 3, 4, 5),
            rules_version=1,
            phrases=PHRASES,
            event_words=EVENT_WORDS,
            obstacles=OBSTACLES,
            steps=Step,
            option_size=features.OPTION_SIZE,
            after_size=after_numbers.AFTER_SIZE,
            table_size=features.TABLE_SIZE,
            layout=features.LAYOUT,
            manner=Manner(led=False),  # docs/adr/0055
            windows=WINDOWS,
            deeds=DEEDS,
            term_ids=weighing.TERMS,
            variants=VARIANTS,
        )

    def rule_prefix(self) -> str:
        return "ELDER"

    def rule_of(self, event: Event) -> str:
        return ghost_told.rule_of(self.event_words.kinds[int(event.kind)], event)

    def rule_prefixes(self) -> tuple[str, ...]:
        return (self.rule_prefix(), "GHOST")

    def deal(self, seats: int, seed: Seed, variants: dict[str, str]) -> State:
        return setup.deal(self, seats, seed, chosen_variants(variants))

    def seen(self, g: State, viewer: int) -> dict[str, object]:
        assert isinstance(g, Eldervale)
        return dict(view.seen(g, viewer))

    def view_shape(self) -> object:
        return EldervaleView

    def deal_unseen(self, g: State, seat: int) -> None:
        assert isinstance(g, Eldervale)
        imagining.deal_unseen(g, seat)

    def known(self, g: State, seat: int) -> dict[str, object]:
        assert isinstance(g, Eldervale)
        return imagining.known(g, seat)

    def result(self, g: State) -> Result:
        return result.result(g)

    def rivals(self, seats: int) -> tuple[str, ...]:
        return ("ghosts",) if seats == 1 else ()

    def blank(self, stored: Stored) -> State:
        return setup.plain_table(self, len(stored["players"]), PLAIN, 1)

    def lay_out(self, description: object) -> State:
        return position.lay_out(self, description)

    def problems(self, g: State) -> list[str]:
        return invariants.problems(g)

    def evaluate(self, g: State, seat: int) -> float:
        assert isinstance(g, Eldervale)
        return evaluate.evaluate(g, seat)

    def worths(self, g: State) -> list[float]:
        assert isinstance(g, Eldervale)
        return evaluate.worths(g)

    def terms(self, g: State, seat: int) -> list[Term]:
        assert isinstance(g, Eldervale)
        return weighing.terms(g, seat)

    def settled(self, g: State) -> bool:
        """Where a turn begins, or goes on with its first question after something done for free (ELDER-8.1)."""
        assert isinstance(g, Eldervale)
        if g.turns and g.ask is not None:
            return isinstance(g.ask, Turn)
        return super().settled(g)

    def table_numbers(self, g: State, seat: int) -> vec[float]:
        assert isinstance(g, Eldervale)
        return features.table_features(g, seat)

    def option_numbers(self, g: State, seat: int, options: list[int]) -> vec[float]:
        assert isinstance(g, Eldervale)
        return features.option_features(g, seat, options)

    def after_numbers(self, g: State, seat: int) -> vec[float]:
        assert isinstance(g, Eldervale)
        return after_numbers.after_numbers(g, seat)

    def has_aside(self, g: State, seat: int) -> bool:
        assert isinstance(g, Eldervale)
        return has_aside(g, seat)

    def deed_of(self, option: int) -> str:
        return deed_of(option)

    def columns(self) -> Layout:
        return LAYOUT

    def picture(self, view: dict[str, object], say: Say, names: list[str], columns: int = 100) -> str:
        return picture.picture(view, say, names, columns)

    def speak(self, kind: str, name: object, say: Say) -> dict[str, object]:
        return speech.speak(kind, name, say)

    def speak_together(self, told: dict[str, object], spoken: dict[str, object], say: Say) -> dict[str, object]:
        return speech.speak_together(told, spoken, say)

    def told_by(self, ask: CoreStep) -> dict[str, object]:
        return speech.told_by(ask)

    def outlook(self, g: State, seat: int, option: int) -> dict[str, int]:
        assert isinstance(g, Eldervale)
        return outlook.outlook(g, seat, option)

    def outlook_in_words(self, g: State, seat: int, option: int, numbers: dict[str, int], say: Say) -> str:
        assert isinstance(g, Eldervale)
        return details.in_words(g, seat, option, numbers, say)

    def facts(self) -> dict[str, object]:
        return facts.facts()

    def topics(self, word: str) -> list[str]:
        return speech.topics(word)

    def turn(self, g: State) -> int:
        assert isinstance(g, Eldervale)
        nobodys = g.ask is None or g.ask.waits_for() or g.is_ghost(g.turn)
        return -1 if nobodys else int(g.turn)

    def turns(self, g: State) -> int:
        assert isinstance(g, Eldervale)
        return int(g.turns)


GAME = EldervaleGame()
