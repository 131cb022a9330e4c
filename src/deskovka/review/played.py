"""A recorded game with all its tables, and who could know what there."""

from __future__ import annotations

import math

from deskovka.core.events import Event
from deskovka.core.game import Game
from deskovka.core.options import repeated
from deskovka.core.record import Record, replay
from deskovka.core.steps import State, Step
from deskovka.core.views import SPECTATOR
from deskovka.games.registry import find_game
from deskovka.review.report import When

TWINS = 16  # tables that a viewer imagines to find out what is certain: what is only likely is missing at one of them
FIRST_LUCK = 7001


def when_at(table: State, seats: int) -> When:
    """Where in the game a table is, by what everybody sees."""
    view = table.view(None)
    phase = str(view.get("phase") or "")
    if isinstance(view.get("round"), int):
        return When("round", int(str(view["round"])), phase)
    if isinstance(view.get("turn"), int):
        return When("turn", int(str(view["turn"])), phase)
    begun = int(str(view.get("turns") or 0))
    return When("turn", max(1, math.ceil(begun / seats)), phase)


class Played:
    """The tables of a game, before its first answer and after each; only the library of reviews looks at them."""

    def __init__(self, record: Record) -> None:
        """BrokenRecord where the record breaks the rules, or cannot be played under those of now."""
        self.record = record
        self.game: Game = find_game(record.game)
        self.tables: list[State] = []
        self.events: list[list[Event]] = []  # what each answer brought about; first what the deal did
        told = 0
        for state in replay(self.game, record, listen=True):
            events = state.events or []
            self.tables.append(state.clone())
            self.events.append(events[told:])
            told = len(events)

    def answers(self) -> int:
        return len(self.record.answers)

    def answer(self, place: int) -> tuple[int, int, int]:
        """The seat, its option, and how often it was given at once."""
        seat, said = self.record.answers[place]
        words, times = repeated(said)
        return seat, self.game.phrases.read(words, self.tables[place].offered(seat)), times

    def question(self, place: int) -> Step:
        """What was asked, as the seat that answered saw it."""
        ask = self.tables[place].ask
        assert ask is not None
        return ask.for_seat(self.record.answers[place][0])

    def when(self, place: int) -> When:
        return when_at(self.tables[place], self.record.seats)

    def shows_something(self, place: int) -> bool:
        """Was luck drawn, or did something hidden come to light, after the answer at this place?"""
        seat = self.record.answers[place][0]
        before, after = self.tables[place], self.tables[place + 1]
        news = self.game.event_words.reveal(self.events[place + 1], seat)
        return int(before.luck) != int(after.luck) or news or after.ask is None

    # ---- who could know what

    def viewers(self) -> list[int]:
        return [SPECTATOR, *range(self.record.seats)]

    def certain_to(self, viewer: int, place: int) -> set[int]:
        """The options of the seat that answers here which this viewer knows to be on offer, whatever is hidden."""
        seat = self.record.answers[place][0]
        found: set[int] | None = None
        for number in range(TWINS):
            offered = set(self.twin(viewer, place, FIRST_LUCK + number).offered(seat))
            found = offered if found is None else found & offered
            if not found:
                break
        return found or set()

    def twin(self, viewer: int, place: int, luck: int) -> State:
        """A table that a viewer cannot tell from this one; spectators' is imagined by one seat, then by another."""
        table = self.tables[place]
        if viewer != SPECTATOR:
            return table.imagine(viewer, luck)
        return table.imagine(luck % self.record.seats, luck).imagine((luck + 1) % self.record.seats, luck + TWINS)

    def open_to(self, option: int, certain: dict[int, set[int]]) -> list[int]:
        """Those who know that this option is on offer."""
        return [viewer for viewer, options in certain.items() if option in options]

    def learnt_by(self, place: int, certain: dict[int, set[int]]) -> list[int]:
        """Those who come to know what was answered here: because anybody sees it, or because they are told."""
        seat, option, _ = self.answer(place)
        secret = int(self.question(place).waits_for()) != 0
        named = {str(name) for name in self.game.phrases.named(option).values()}
        openly = [] if secret else self.open_to(option, certain)
        if not secret and not named:
            return self.viewers()
        told = [v for v in self.viewers() if v not in openly and named and named <= self.told_to(v, place)]
        return sorted({seat, *openly, *told})

    def told_to(self, viewer: int, place: int) -> set[str]:
        """Whatever events name to a viewer after an answer, and until secret picks are revealed."""
        until = place + 1
        while until < len(self.tables) - 1 and len(self.tables[until].picks):
            until += 1
        tell = self.game.event_words.tell
        whom = None if viewer == SPECTATOR else viewer
        return {
            str(name)
            for events in self.events[place + 1 : until + 1]
            for event in events
            for name in tell(event, whom).values()
        }
