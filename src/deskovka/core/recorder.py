"""Playing a game and keeping its record: every answer, everything that was told, and the way back."""

from __future__ import annotations

from deskovka.core.events import Event
from deskovka.core.game import Game
from deskovka.core.options import repeated, said_times
from deskovka.core.record import Record
from deskovka.core.steps import State

EVERY = 16  # answers between two tables that are kept on the way
MOST_KEPT = 4


class Answer:
    """An answer of a seat: an option, given once or several times."""

    def __init__(self, game: Game, seat: int, option: int, times: int) -> None:
        self.game = game
        self.seat = seat
        self.option = option
        self.times = times

    def words(self) -> str:
        return said_times(self.game.phrases.say(self.option), self.times)

    def give(self, g: State) -> None:
        g.choose(self.seat, self.words() if self.times > 1 else self.option)


class Kept:
    """The table after so many answers, when so many events had been told."""

    def __init__(self, answers: int, told: int, state: State) -> None:
        self.answers = answers
        self.told = told
        self.state = state


class Recorder:
    """Plays answers on a table, keeps its record and all events, and takes answers back."""

    def __init__(
        self, game: Game, record: Record, start: dict[str, object] | None = None, begun: State | None = None
    ) -> None:
        """Begins the game of this record, or goes on from a stored table, and gives the answers it has already.

        A table that has begun already is taken as it is, with what it has told.
        """
        self.game = game
        self.start = start or record.start
        self.record = record.begun_alike()
        if begun is not None:
            self.state = begun
        elif self.start is None:
            self.state = game.new_game(record.seats, record.source(), record.variants, listen=True)
        else:
            self.state = game.load(self.start)
            self.state.listen()
        self.before: list[tuple[int, int]] = []  # for each answer: events and luck before it
        self.skipped: list[bool] = []  # for each answer: did it only pass a question by?
        self.kept: list[Kept] = []  # tables on the way here, so that going back is short
        self.finish()
        for seat, words in record.answers:
            self.choose(seat, words)

    def events(self) -> list[Event]:
        return self.state.events or []

    def choose(self, seat: int, option: int | str) -> None:
        """Answer for a seat; IllegalOption if that is not on offer, and nothing changes."""
        answer = self.read(seat, option)
        before = (len(self.events()), int(self.state.luck))
        skips = self.passes_by(answer)
        if len(self.before) % EVERY == 0:
            self.keep(self.state.clone(), before[0])
        answer.give(self.state)
        self.note(answer, before, skips)

    def ahead(self, seat: int, option: int | str) -> State:
        """The table as an answer would leave it, which keeps what that tells; here nothing changes."""
        after = self.state.clone()
        after.listen()
        self.read(seat, option).give(after)
        return after

    def go_on(self, seat: int, option: int | str, after: State) -> None:
        """The answer was given on a copy (`ahead`): from now on that is the table."""
        answer = self.read(seat, option)
        before = (len(self.events()), int(self.state.luck))
        skips = self.passes_by(answer)
        told = self.events()
        told.extend(after.events or [])
        after.events = told
        if len(self.before) % EVERY == 0:
            self.keep(self.state, before[0])
        self.state = after
        self.note(answer, before, skips)

    def read(self, seat: int, option: int | str) -> Answer:
        """An answer as it is on offer now; IllegalOption if it is not."""
        if isinstance(option, int):
            return Answer(self.game, seat, option, 1)
        words, times = repeated(option)
        return Answer(self.game, seat, self.game.phrases.read(words, self.state.offered(seat)), times)

    def passes_by(self, answer: Answer) -> bool:
        """Would this answer only pass a question by?"""
        return self.state.ask is not None and int(self.state.ask.skip()) == answer.option

    def note(self, answer: Answer, before: tuple[int, int], skips: bool) -> None:
        self.before.append(before)
        self.skipped.append(skips)
        self.record.answers.append((answer.seat, answer.words()))
        self.finish()

    def finish(self) -> None:
        over = self.state.ask is None
        self.record.result = self.game.result(self.state).scores if over else None

    def may_take_back(self, seat: int) -> bool:
        """Was the last answer this seat's, and has nothing hidden been seen and no luck been drawn since?"""
        last = self.last_answer()
        return last >= 0 and self.record.answers[last][0] == seat and not self.shown_since(last)

    def shown_since(self, answer: int) -> bool:
        """Has something hidden been seen, or luck been drawn, since before the answer of this number?"""
        events, luck = self.before[answer]
        seat = self.record.answers[answer][0]
        return int(self.state.luck) != luck or self.game.event_words.reveal(self.events()[events:], seat)

    def last_answer(self, seat: int = -1) -> int:
        """The number of the last answer (of a seat) that did more than pass a question by; -1: there is none.

        Players let such questions be passed by for them: what they know as their last answer is the one before.
        """
        for number in range(len(self.skipped) - 1, -1, -1):
            if not self.skipped[number] and seat in (-1, self.record.answers[number][0]):
                return number
        return -1

    def keep(self, state: State, told: int) -> None:
        """Keep the table of this moment, which goes on no more, and forget the oldest one kept."""
        state.events = None
        self.kept.append(Kept(len(self.before), told, state))
        if len(self.kept) > MOST_KEPT:
            del self.kept[0]

    def until(self, answers: int) -> Recorder:
        """The game up to so many answers, played once more from the nearest table kept; here nothing changes."""
        known = [kept for kept in self.kept if kept.answers <= answers]
        again = self.at(known) if known else Recorder(self.game, self.record.begun_alike(), self.start)
        for seat, words in self.record.answers[len(again.before) : answers]:
            again.choose(seat, words)
        return again

    def at(self, known: list[Kept]) -> Recorder:
        """The game as it was at the last of these tables."""
        last = known[-1]
        state = last.state.clone()
        state.events = self.events()[: last.told]
        again = Recorder(self.game, self.record.begun_alike(), self.start, state)
        again.before = self.before[: last.answers]
        again.skipped = self.skipped[: last.answers]
        again.record.answers = self.record.answers[: last.answers]
        again.kept = known[:-1]  # the last one is kept again when the game goes on from there
        return again

    def take_back(self, answers: int = 1) -> None:
        """The table as it was before the last answer, or before so many."""
        again = self.until(len(self.record.answers) - answers)
        self.state, self.before, self.record = again.state, again.before, again.record
        self.skipped, self.kept = again.skipped, again.kept
