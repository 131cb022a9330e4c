"""What a viewer is told of a game: as the seats of the viewer see it (told_lobby.py: what everybody may know)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection
from functools import lru_cache
from typing import cast

from deskovka.core.events import Event
from deskovka.core.game import Game
from deskovka.core.recorder import Recorder
from deskovka.core.steps import Question
from deskovka.server.live import LiveTable, empty_record
from deskovka.server.models import StoredStanding
from deskovka.server.privacy import shows_more
from deskovka.server.remembered import places_known
from deskovka.server.shapes import (
    EventShape,
    OptionShape,
    QuestionShape,
    SeenShape,
    SinceShape,
    StepShape,
    ToldStandingShape,
    WindowShape,
)
from deskovka.server.standing import in_force, is_passing
from deskovka.server.taking_back import how_taken_back
from deskovka.server.told_lobby import common_of
from deskovka.server.words import Words
from deskovka.text import kind_of

NOTHING_YET: SeenShape = {
    "views": {},
    "pending": [],
    "events": [],
    "since": {},
    "standing": {},
    "known": {},
    "rewound": False,
    "result": None,
}


class Telling:
    """Tells the game to whoever has these seats (none: a spectator), with words or only with ids."""

    def __init__(self, table: LiveTable, seats: Collection[int], words: Words | None = None) -> None:
        self.table = table
        self.game = table.game
        self.seats = seats
        self.words = words

    def seen(self, since: int | None) -> SeenShape:
        """The game as the viewer sees it, and what happened since a sequence number."""
        table, recorder = self.table, self.table.recorder
        if recorder is None:
            return NOTHING_YET
        state = recorder.state
        views = {str(seat): state.view(seat) for seat in self.seats} or {"spectator": state.view(None)}
        if since is not None:  # what others did in secret since then changes nothing for the viewer
            since = table.heard_until(table.told_at(since, self.seats), self.seats)
        known = since is None or since in table.reached
        start = len(recorder.events()) if not known else 0 if since is None else table.reached[since]
        if self.words is not None and len(self.seats) > 1:
            views["spectator"] = state.view(None)  # for a screen that several people share
        return {
            "views": views,
            "pending": [self.question(question) for question in state.pending()],
            "events": self.events(start),
            "since": {str(seat): self.since_last_answer(seat) for seat in self.seats},
            "standing": {str(seat): [self.standing(one) for one in in_force(table, seat)] for seat in self.seats},
            "known": {str(seat): places_known(state, seat, self.words) for seat in self.seats if table.row.memory_aid},
            "rewound": not known,  # something the viewer saw was taken back
            "result": common_of(table).result,
        }

    def since_last_answer(self, seat: int) -> SinceShape:
        """How many events had been told after the last answer of a seat, and the scores then."""
        recorder = self.table.playing()
        answers = self.table.answers_until(seat)
        told = recorder.before[answers][0] if answers < len(recorder.before) else len(recorder.events())
        return {"told": told, "scores": self.table.scores[answers]}

    def question(self, question: Question) -> QuestionShape:
        """Who is asked; what, only for the viewer's own seats."""
        if question.seat not in self.seats:
            return {"seat": question.seat}
        how = how_taken_back(self.table, question.seat)
        told: QuestionShape = {
            "seat": question.seat,
            "ask": kind_of(type(question.ask)),
            "values": self.game.told_by(question.ask),
            "options": [self.option(option, question.seat) for option in question.options],
            "undo": how == "free",
            "ask_undo": how == "ask",
            "skip": self.skip_of(question),
            "aside": self.game.has_aside(self.table.playing().state, question.seat),
            "window": self.window_of(question),
        }
        if self.words is not None:
            if len(self.seats) > 1:
                told["private"] = self.is_private(question.seat)
            told["text"] = self.words.question(question)
            told["takes_back"] = self.last_answer_of(question.seat, self.words)
        return told

    def is_private(self, seat: int) -> bool:
        """Would people at the same screen see something that only this seat may know, or a secret pick?"""
        state = self.table.playing().state
        return bool(self.table.together) or shows_more(state.view(seat), state.view(None))

    def last_answer_of(self, seat: int, words: Words) -> str:
        """The last answer of a seat in words; "" if it has given none."""
        last = self.table.playing().last_answer(seat)
        return words.answer(self.table.playing().record.answers[last][1]) if last >= 0 else ""

    def skip_of(self, question: Question) -> str:
        """The words that pass this question by; "" where it wants a real answer."""
        option = int(question.ask.skip())
        return self.game.phrases.say(option) if option in question.options and not question.ask.window() else ""

    def window_of(self, question: Question) -> WindowShape | None:
        """The window that this question is; None for an ordinary one."""
        name, state = self.game.window_of(question.ask), self.table.playing().state
        if not name:
            return None
        return {
            "name": name,
            "passes": self.game.phrases.say(int(question.ask.skip())),
            "deeds": self.game.deeds_at(state, question.ask),
            "passing": is_passing(self.table, state, question),
        }

    def standing(self, standing: StoredStanding) -> ToldStandingShape:
        told: ToldStandingShape = {
            "id": standing["id"],
            "windows": standing["windows"],
            "unless": standing["unless"],
            "until": standing["until"],
        }
        if self.words is not None:
            told["text"] = self.words.standing(told)
        return told

    def option(self, option: int, seat: int) -> OptionShape:
        told = option_told(self.game, option).copy()
        if self.words is not None:
            state = self.table.playing().state
            told["text"] = self.words.option_at(state, seat, option)
            told["numbers"] = self.game.outlook(state, seat, option)
            told["detail"] = self.words.outlook(state, seat, option, told["numbers"])
        return told

    def events(self, start: int) -> list[EventShape]:
        """What happened from the event of this number on; in words also by which move."""
        table = self.table
        told = [self.event(event) for event in table.playing().events()[start:]]
        if self.words is not None:
            moves = self.moves_since(start)
            ends = [end for _, end in moves]
            for number, one in enumerate(told, start=start):
                one["move"] = table.told_at(moves[bisect_right(ends, number)][0], self.seats)
        return told

    def moves_since(self, start: int) -> list[tuple[int, int]]:
        """The moves that told the events from this number on: their numbers, and how many events there were then."""
        moves: list[tuple[int, int]] = []
        for move in reversed(self.table.reached.items()):  # the newest first: mostly it is the only one
            if move[1] <= start:
                break
            moves.append(move)
        return moves[::-1]

    def event(self, event: Event) -> EventShape:
        """As the seats of the viewer see it; in words also what others hear of it, if that is less."""
        viewer = int(event.private) if int(event.private) in self.seats else None
        told = told_event(event, self.game.event_words.tell(event, viewer), self.table, self.words)
        if self.words is not None and viewer is not None:
            told["private"] = viewer
            told["others"] = self.words.event(self.game.event_words.tell(event, None))
        return told


@lru_cache(maxsize=20_000)
def option_told(game: Game, option: int) -> OptionShape:
    """An option as everybody calls it who is offered it; the same ones are offered again and again."""
    phrases = game.phrases
    phrase, parts = phrases.parts(option)
    return {"words": phrases.say(option), "id": phrase.id, "values": {hole: name for hole, _, name in parts}}


def told_event(event: Event, told: dict[str, object], table: LiveTable, words: Words | None) -> EventShape:
    shown = cast(EventShape, dict(told))
    if words is not None:
        shown["text"] = words.event(told)
        shown["rule"] = table.game.rule_of(event)
    return shown


def history_of(table: LiveTable, words: Words) -> list[StepShape]:
    """Every answer of a finished game with what it brought about, everything face up; the deal comes first."""
    recorder = table.playing()
    answers = recorder.record.answers
    again = Recorder(table.game, empty_record(table.row, table.seats), recorder.start)
    steps: list[StepShape] = []
    for number in range(len(answers) + 1):
        seat, said = answers[number - 1] if number else (None, "")
        before = len(again.events()) if number else 0
        if seat is not None:
            again.choose(seat, said)
        told = [(event, table.game.event_words.tell(event, None, everything=True)) for event in again.events()[before:]]
        steps.append(
            {
                "answers": table.first_answer + number,
                "seat": seat,
                "text": words.answer(said),
                "skipped": number > 0 and again.skipped[-1],
                "events": [told_event(event, plain, table, words) for event, plain in told],
                "scores": table.game.result(again.state).sides(),
            }
        )
    return steps
