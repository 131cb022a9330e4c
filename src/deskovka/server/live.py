"""A table in memory: who sits where, the game, its clocks; telling.py says what each viewer may know of it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from deskovka.core.game import Game
from deskovka.core.options import repeated
from deskovka.core.record import NO_HINTS, Record
from deskovka.core.recorder import Recorder
from deskovka.core.result import Result
from deskovka.core.steps import State
from deskovka.games.registry import find_game
from deskovka.server.clocks import Clocks
from deskovka.server.heard import Ears
from deskovka.server.models import MoveRow, SeatRow, TableRow, unmapped
from deskovka.server.numbering import Numbering
from deskovka.server.presence import Presence
from deskovka.server.refused import Refused
from deskovka.server.shapes import AwayShape
from deskovka.server.standing import Turns
from deskovka.server.taking_back import PRACTICE
from deskovka.server.words import Words, words_of
from deskovka.server.writer import Entry
from deskovka.text import kind_of

Status = Literal["open", "running", "finished"]
OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
MOVES_AT_ONCE: Final = 16  # played again before others have their turn
PERSON: Final = "person"
BOT: Final = "bot"
TICKETS: Final = 32  # of the last answers of each seat are known
EXTERNAL = "external"  # a program of somebody's own sits here; it comes with the link of its seat


def empty_record(row: TableRow, seats: list[SeatRow]) -> Record:
    """The record of a table before its first answer."""
    record = Record(row.game, row.rules_version, len(seats), dict(row.variants), row.seed, row.secret)
    record.shares = [seat.share or "" for seat in seats]
    record.chosen = row.chosen
    record.names = [seat.name.replace("|", "/") for seat in seats]
    record.practice = row.take_back == PRACTICE
    record.hints = len(row.hinted or {}) if row.hints else NO_HINTS
    record.start = row.start
    return record


def question_of(g: State) -> tuple[str, set[int]]:
    """The present question of a table, and the seats that may answer it."""
    return ("", set()) if g.ask is None else (kind_of(type(g.ask)), set(g.ask.asked(g)))


@lru_cache(maxsize=20_000)
def answer_in(game: Game, words: str) -> int | str:
    """What these words of a move mean: an option; or the words again, where it is given several times at once."""
    said, times = repeated(words)
    option = game.phrases.parse(said) if times == 1 else None
    return words if option is None else option


class Ahead(NamedTuple):
    """The game as a move leaves it, before anybody sees it; for one that takes back, with all that came before."""

    state: State
    recorder: Recorder | None


class LiveTable:
    """The rows of a table and, once it has started, its game."""

    def __init__(self, row: TableRow, seats: list[SeatRow], moves: list[MoveRow]) -> None:
        self.row = unmapped(row)
        self.seats = list(map(unmapped, seats))
        self.game = find_game(row.game)
        self.recorder: Recorder | None = None
        self.reached: dict[int, int] = {}  # sequence → events told by then, for moves that were not taken back
        self.left: list[int] = []  # the sequences of those moves, in order
        self.used: list[float] = []  # seconds of its turn that each of them took
        self.scores: list[list[int]] = []  # at first, and after each of them
        self.reckoned: tuple[State, int, Result] | None = None  # after so many answers on this state
        self.common: tuple[object, object] | None = None  # what told_lobby.py has reckoned, and when
        self.wanted = 0.0  # when somebody last asked for it, by the monotonic clock
        self.presence: Presence | None = None  # who is here, if anybody knows
        self.asked_since = 0  # the sequence when the present question came up
        self.turns = Turns(len(seats), 0)
        self.ears = Ears()  # of bots that listen
        self.tickets: dict[int, deque[str]] = {}  # seat → what the senders of its last answers call them
        self.began = [0]  # at first, and after each answer: how many there were when the question came up
        self.numbers = Numbering()
        self.latest: dict[int, int] = {}  # seat → the sequence of its last move
        if row.status != OPEN:
            self.begin(moves)

    @property
    def clocks(self) -> Clocks:
        """Not kept: a table and its clocks that hold each other would never leave memory by themselves."""
        return Clocks(self)

    @property
    def sequence(self) -> int:
        return self.row.sequence

    def begin(self, moves: list[MoveRow]) -> None:
        """The game from its deal, from how it was set up, or from where the present rules took over."""
        base = self.row.base
        self.recorder = Recorder(self.game, empty_record(self.row, self.seats), base and base["snapshot"])
        self.asked_since = base["sequence"] if base else 0
        self.reached[self.asked_since] = len(self.recorder.events())
        self.scores = [self.scores_now()]
        self.turns = Turns(len(self.seats), self.asked_since)
        self.ask_anew(self.asked_since)
        for move in moves:
            self.take_in(move)

    async def go_through(self, moves: list[MoveRow]) -> None:
        """Do what these moves say; a long game is much to play again, so others have their turn in between."""
        for number, move in enumerate(moves if self.recorder is not None else [], start=1):
            self.take_in(move)
            if number % MOVES_AT_ONCE == 0:
                await asyncio.sleep(0)

    def take_in(self, move: MoveRow) -> None:
        """Do what a move says, unless it came before the present rules took over."""
        if self.row.base is None or move.sequence > self.row.base["sequence"]:
            self.apply(move)
        else:
            self.keep_ticket(move)

    def catch_up(self, row: TableRow, seats: list[SeatRow], moves: list[MoveRow]) -> None:
        """Another process went on: do what it did."""
        for move in moves:
            if move.sequence > self.sequence:
                self.apply(move)
                self.row.sequence = move.sequence
        self.row = unmapped(row)
        self.seats = list(map(unmapped, seats))

    def playing(self) -> Recorder:
        assert self.recorder is not None
        return self.recorder

    def apply(self, move: MoveRow) -> None:
        """Do what a stored move says."""
        if move.kind == "undo":
            self.taken_back(move, self.without(self.undone(move.seat)))
            return
        asked = self.asked()
        self.playing().choose(move.seat, move.words)
        self.answered(move, asked)

    def answered(self, move: MoveRow, asked: tuple[str, set[int]]) -> None:
        """Keep account of an answer that has been given to the question of before."""
        self.keep_ticket(move)
        recorder = self.playing()
        goes_on = self.goes_on(asked, recorder.state)
        if goes_on and move.seat in self.asked()[1] and recorder.before[-1][0] == len(recorder.events()):
            self.numbers.hide(move.seat, move.sequence)
        if not goes_on:
            self.ask_anew(move.sequence)
        self.latest[move.seat] = move.sequence
        self.left.append(move.sequence)
        self.began.append(self.began[-1] if goes_on else len(self.left))
        self.used.append(move.used or 0.0)
        self.scores.append(self.scores_now())
        self.reached[move.sequence] = len(recorder.events())

    def taken_back(self, move: MoveRow, before: Recorder) -> None:
        """Go on from the game as it was without an answer: the last one, or the last part of a seat's secret one."""
        number = self.undone(move.seat)
        part = self.is_part(number)
        hidden = part and self.numbers.is_hidden(move.seat, self.left[number])
        self.recorder = before
        taken_back = self.left.pop(number)
        self.used.pop(number)
        self.scores.pop(number + 1)
        self.began.pop(number + 1)
        self.latest[move.seat] = move.sequence
        if hidden:  # nobody else saw that answer, and nobody sees it go
            self.numbers.hide(move.seat, move.sequence)
        else:
            self.reached = {known: told for known, told in self.reached.items() if known < taken_back}
        self.reached[move.sequence] = len(before.events())
        if not part:
            self.ask_anew(move.sequence)

    def undone(self, seat: int) -> int:
        """The number of the answer that a seat takes back: the last one, or its own in what is answered in secret."""
        answers = self.playing().record.answers
        last = len(answers) - 1
        if not self.together:
            return last
        own = (number for number in range(last, self.began[-1] - 1, -1) if answers[number][0] == seat)
        return next(own, last)

    def is_part(self, number: int) -> bool:
        """Does the answer of this number belong to the present question, which is answered in secret?"""
        return self.together and number >= self.began[-1]

    def keep_ticket(self, move: MoveRow) -> None:
        if move.ticket is not None:
            self.tickets.setdefault(move.seat, deque(maxlen=TICKETS)).append(move.ticket)

    def has_taken(self, seat: int, ticket: str | None) -> bool:
        """Is this an answer of the seat that was taken before, and is now sent again?"""
        return ticket is not None and ticket in self.tickets.get(seat, ())

    def scores_now(self) -> list[int]:
        return self.result_now().sides()

    def result_now(self) -> Result:
        """How the game stands: reckoned once after each answer, however many look."""
        recorder = self.playing()
        answers = len(recorder.record.answers)
        if self.reckoned is None or self.reckoned[0] is not recorder.state or self.reckoned[1] != answers:
            self.reckoned = (recorder.state, answers, self.game.result(recorder.state))
        return self.reckoned[2]

    def ask_anew(self, sequence: int) -> None:
        """Another question has come up."""
        self.note_turn(sequence)
        self.asked_since = sequence

    @property
    def together(self) -> bool:
        """Is the present question answered in secret, in one part or several, perhaps by several seats?"""
        ask = self.recorder.state.ask if self.recorder is not None else None
        return ask is not None and int(ask.waits_for()) != 0

    def note_turn(self, sequence: int) -> None:
        state = self.playing().state
        self.turns.note(self.game.turn(state), self.game.turns(state), sequence)

    def told_sequence(self, seats: Collection[int]) -> int:
        """The number of moves for whoever has these seats: secret answers of others cannot be counted."""
        return self.told_at(self.sequence, seats)

    def told_at(self, sequence: int, seats: Collection[int]) -> int:
        """The same, after so many moves."""
        return self.numbers.told_at(sequence, seats)

    def is_fresh(self, seats: Collection[int], sequence: int) -> bool:
        """Is this the number of what whoever has these seats is asked now?  Others may have become ready since."""
        since = max(self.asked_since, *(self.latest.get(seat, 0) for seat in seats), 0)
        return self.told_at(since, seats) <= sequence <= self.told_sequence(seats)

    def heard_until(self, sequence: int, seats: Collection[int]) -> int:
        """How many moves there were when whoever has these seats was told this number; -1: they never were."""
        return self.numbers.last_told(sequence, seats, self.sequence)

    def asked(self) -> tuple[str, set[int]]:
        """The present question, and the seats that may answer it."""
        return question_of(self.playing().state)

    def goes_on(self, asked: tuple[str, set[int]], after: State) -> bool:
        """Is the question of before answered in secret, and is it still?"""
        question, seats = question_of(after)
        secret = after.ask is not None and int(after.ask.waits_for()) != 0
        return secret and question == asked[0] and seats <= asked[1]

    def stays(self, move: MoveRow, after: State) -> bool:
        """Is the table still at the same secret question after a move?"""
        if move.kind == "undo":
            return self.is_part(self.undone(move.seat))
        return self.goes_on(self.asked(), after)

    def ahead(self, move: MoveRow) -> Ahead:
        """The game as a move would leave it; the table itself stays as it is."""
        if move.kind == "undo":
            before = self.without(self.undone(move.seat))
            return Ahead(before.state, before)
        return Ahead(self.playing().ahead(move.seat, answer_in(self.game, move.words)), None)

    def without(self, number: int) -> Recorder:
        """The game without the answer of this number, played once more."""
        again = self.playing().until(number)
        for seat, words in self.playing().record.answers[number + 1 :]:
            again.choose(seat, words)
        return again

    @property
    def first_answer(self) -> int:
        """How many answers came before those that the present rules know."""
        return self.row.base["answers"] if self.row.base else 0

    def has_position(self, answers: int) -> bool:
        """Do the present rules know the table after so many answers?"""
        return self.first_answer <= answers <= self.first_answer + len(self.playing().record.answers)

    def position(self, answers: int) -> State:
        """The table after so many answers."""
        if not self.has_position(answers):
            raise Refused("no-such-position")
        return self.again(answers - self.first_answer).state

    def again(self, answers: int) -> Recorder:
        """The game up to so many answers that the present rules know, played once more."""
        return self.playing().until(answers)

    def answers_until(self, seat: int) -> int:
        """How many answers were given up to the last one of this seat; 0: it has given none."""
        return self.playing().last_answer(seat) + 1

    def moved(self, entry: Entry, ahead: Ahead) -> None:
        """A move has been stored: the game as it leaves it is the table now; remember what was stored with it."""
        move = entry.move
        if move.sequence <= self.sequence:
            return  # the news of it was faster
        if ahead.recorder is not None:
            self.taken_back(move, ahead.recorder)
        else:
            asked = self.asked()
            self.playing().go_on(move.seat, answer_in(self.game, move.words), ahead.state)
            self.answered(move, asked)
        self.row.sequence = move.sequence
        self.row.status = entry.after["status"]
        self.row.due = entry.after["due"]
        self.row.changed, self.row.moved = move.at, entry.after["moved"]
        self.row.wish = entry.wish
        self.row.spent = entry.after["spent"]
        if entry.bank is not None:
            self.seats[move.seat].bank = entry.bank

    def status_now(self) -> Status:
        if self.recorder is None:
            return OPEN
        return FINISHED if self.recorder.state.ask is None else RUNNING

    def is_running(self) -> bool:
        return self.status_now() == RUNNING

    def bot_at(self, seat: int) -> str | None:
        """The bot that answers for this seat now, if any."""
        row = self.seats[seat]
        return row.bot if row.kind == BOT else row.deputy

    def people(self) -> set[str]:
        """The players who sit here and play themselves."""
        return {seat.player for seat in self.seats if seat.player is not None and seat.deputy is None}

    def sitting(self) -> set[str]:
        """The players who sit here, also those for whom a bot plays at the moment."""
        return {seat.player for seat in self.seats if seat.player is not None}

    def seats_of(self, player: str | None) -> list[int]:
        return [seat.number for seat in self.seats if player is not None and seat.player == player]

    def away(self, seat: SeatRow) -> AwayShape:
        """Since when the person of a seat is away, and from when on others may let a bot play for them."""
        since = None
        if self.presence is not None and seat.kind == PERSON and seat.player is not None:
            since = self.presence.away_since(self.row.id, seat.player)
        fair = None if since is None or self.presence is None else since + self.presence.settings.fair_seconds
        return {"away": since, "bot_from": fair}

    def words(self, language: str) -> Words:
        return words_of(self.game, language, tuple([seat.name for seat in self.seats]))
