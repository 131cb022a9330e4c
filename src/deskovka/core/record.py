"""A game as text: a header and one line of words per answer.  People can read and compare it.

- deskovka record 1
- game: vale
- rules_version: 1
- seats: 2
- variants: first_player=random
- commitment: 3fc9…
- seed: 42
- names: Jana | Petr
- ---
- 0 mark hydra
- 1 mark imp
- …
- result: 63 60

(each without the dash before it).  While a game goes on its seed may be kept back ("seed: hidden"); the commitment
shows later that nobody changed it.  A line "rules_version: 2" among the answers says that the table was carried over to
newer rules there.  A header line "take_back: practice" says that everything could be taken back at its table, a line
"start: {…}" that somebody set the table up: it holds the table as it was then, and the game begins there; it is hidden
as long as the seed is, because what a seat may not know stands in it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator

from deskovka.core.errors import BrokenRecord, DeskovkaError
from deskovka.core.events import Event
from deskovka.core.game import Game
from deskovka.core.options import repeated, said_times
from deskovka.core.steps import State

FIRST_LINE = "deskovka record 1"
DIVIDER = "---"
HIDDEN = "hidden"
KEYS = ("game", "rules_version", "seats", "variants", "commitment", "seed", "names")
TAKE_BACK, PRACTICE = "take_back", "practice"
START = "start"


class Record:
    """Who played what with which luck, and every answer.  A seed of -1 is hidden: only its commitment is known."""

    def __init__(self, game: str, rules_version: int, seats: int, variants: dict[str, str], seed: int) -> None:
        self.game = game
        self.rules_version = rules_version
        self.seats = seats
        self.variants = variants
        self.seed = seed
        self.commitment = commitment(seed)
        self.names: list[str] = [f"seat {seat}" for seat in range(seats)]
        self.practice = False  # could everything be taken back?
        self.start: dict[str, object] | None = None  # the table somebody set up, as it is stored; {}: hidden
        self.answers: list[tuple[int, str]] = []
        self.carried: list[tuple[int, int]] = []  # after so many answers: on under this version of the rules
        self.result: list[int] | None = None

    def text(self, hide_seed: bool = False) -> str:
        lines = [
            FIRST_LINE,
            f"game: {self.game}",
            f"rules_version: {self.rules_version}",
            f"seats: {self.seats}",
            f"variants: {' '.join(f'{name}={value}' for name, value in self.variants.items())}".rstrip(),
            f"commitment: {self.commitment}",
            f"seed: {HIDDEN if hide_seed or self.seed < 0 else self.seed}",
            f"names: {' | '.join(self.names)}",
            *([f"{TAKE_BACK}: {PRACTICE}"] if self.practice else []),
            *([f"{START}: {self.start_text(hide_seed)}"] if self.start is not None else []),
            DIVIDER,
        ]
        done = 0
        for number, version in self.carried:
            lines += [f"{seat} {words}" for seat, words in self.answers[done:number]]
            lines.append(f"rules_version: {version}")
            done = number
        lines += [f"{seat} {words}" for seat, words in self.answers[done:]]
        if self.result is not None:
            lines.append("result: " + " ".join(str(points) for points in self.result))
        return "\n".join(lines) + "\n"

    def start_text(self, hide: bool) -> str:
        return HIDDEN if hide or not self.start else json.dumps(self.start, separators=(",", ":"))


def commitment(seed: int) -> str:
    """What is shown before a game so that nobody can change its luck later."""
    return hashlib.sha256(f"deskovka seed {seed}".encode()).hexdigest()


def new_record(game: Game, seats: int, seed: int, variants: dict[str, str] | None = None) -> Record:
    """The record of a game that is about to begin."""
    return Record(game.id, game.rules_version, seats, game.checked_variants(variants or {}), seed)


def read_record(text: str) -> Record:
    """The record of this text; BrokenRecord says what is wrong in which line."""
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")  # names may have other line breaks in them
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BrokenRecord(f"line 1: a record begins with {FIRST_LINE!r}")
    if DIVIDER not in lines:
        raise BrokenRecord(f"there is no line {DIVIDER!r} after the header")
    end = lines.index(DIVIDER)
    header = read_header(lines[1:end])
    record = Record(
        header["game"],
        number_in(header, "rules_version"),
        number_in(header, "seats"),
        read_variants(header["variants"]),
        -1 if header["seed"] == HIDDEN else number_in(header, "seed"),
    )
    if record.seed < 0:
        record.commitment = header["commitment"]
    elif header["commitment"] != record.commitment:
        raise BrokenRecord("the seed is not the one that was committed to")
    record.practice = TAKE_BACK in header
    record.start = read_start(header[START]) if START in header else None
    record.names = header["names"].split(" | ")
    if len(record.names) != record.seats:
        raise BrokenRecord(f"{len(record.names)} names for {record.seats} seats")
    for number, line in enumerate(lines[end + 1 :], start=end + 2):
        read_answer(record, number, line)
    return record


def read_header(lines: list[str]) -> dict[str, str]:
    header: dict[str, str] = {}
    for number, line in enumerate(lines, start=2):
        key, colon, value = line.partition(":")
        known = key in KEYS or key in (TAKE_BACK, START)
        if not colon or not known or key in header:
            raise BrokenRecord(f"line {number}: not a header line: {line!r}")
        header[key] = value.strip()
    if header.get(TAKE_BACK, PRACTICE) != PRACTICE:
        raise BrokenRecord(f"take_back: expected {PRACTICE!r}, not {header[TAKE_BACK]!r}")
    for key in KEYS:
        if key not in header:
            raise BrokenRecord(f"the header has no {key!r}")
    return header


def read_start(text: str) -> dict[str, object]:
    """The stored table that a game began from."""
    if text == HIDDEN:
        return {}
    try:
        stored = json.loads(text)
    except (ValueError, RecursionError):
        stored = None
    if not isinstance(stored, dict):
        raise BrokenRecord(f"{START}: expected a stored table")
    return stored


def number_in(header: dict[str, str], key: str) -> int:
    if not is_number(header[key]):
        raise BrokenRecord(f"{key}: expected a number, not {header[key]!r}")
    return int(header[key])


def is_number(text: str) -> bool:
    """Plain digits; `isdigit` alone also takes a superscript two."""
    return text.isascii() and text.isdigit()


def read_variants(text: str) -> dict[str, str]:
    variants: dict[str, str] = {}
    for pair in text.split():
        name, equals, value = pair.partition("=")
        if not equals:
            raise BrokenRecord(f"variants: expected name=value, not {pair!r}")
        variants[name] = value
    return variants


def read_answer(record: Record, number: int, line: str) -> None:
    if record.result is not None:
        raise BrokenRecord(f"line {number}: there is nothing after the result")
    if line.startswith("result:"):
        points = line.removeprefix("result:").split()
        if not all(is_number(point.removeprefix("-")) for point in points):
            raise BrokenRecord(f"line {number}: expected numbers in {line!r}")
        record.result = [int(point) for point in points]
        return
    if line.startswith("rules_version:"):
        version = line.removeprefix("rules_version:").strip()
        if not is_number(version):
            raise BrokenRecord(f"line {number}: expected a number in {line!r}")
        record.carried.append((len(record.answers), int(version)))
        return
    seat, _, words = line.partition(" ")
    if not is_number(seat) or not words:
        raise BrokenRecord(f"line {number}: expected a seat and words, not {line!r}")
    record.answers.append((int(seat), words))


def replay(game: Game, record: Record, listen: bool = False) -> Iterator[State]:
    """The table at the start and after every answer; BrokenRecord where the record breaks the rules.

    It is one table that goes on: clone what you want to keep.
    """
    if record.game != game.id:
        raise BrokenRecord(f"a record of {record.game}, not of {game.id}")
    if record.seed < 0:
        raise BrokenRecord("the seed is still hidden: the game can be checked when it is over")
    if record.rules_version != game.rules_version:
        raise BrokenRecord(
            f"played under rules version {record.rules_version} of {game.id}; this is version {game.rules_version}"
        )
    if record.carried:
        number, version = record.carried[0]
        raise BrokenRecord(
            f"carried over to rules version {version} after {number} answers: it can be read, not checked"
        )
    g = first_table(game, record, listen)
    yield g
    for number, (seat, words) in enumerate(record.answers, start=1):
        try:
            g.choose(seat, words)
        except DeskovkaError as problem:
            raise BrokenRecord(f"answer {number}: {problem}") from problem
        except Exception as broken:
            if record.start is None:
                raise
            raise BrokenRecord(f"answer {number}: {START} is not a stored table of {game.id}") from broken
        yield g
    if record.result is not None:
        if g.ask is not None:
            raise BrokenRecord("the record has a result, but the game is not over")
        if record.result != game.result(g).scores:
            raise BrokenRecord(f"the result is {game.result(g).scores}, not {record.result}")


def first_table(game: Game, record: Record, listen: bool) -> State:
    """The table as it was dealt, or as somebody set it up; BrokenRecord if there can be none."""
    if record.start is not None:
        return set_up_table(game, record, listen)
    try:
        return game.new_game(record.seats, record.seed, record.variants, listen)
    except DeskovkaError as problem:
        raise BrokenRecord(f"there is no such table: {problem}") from problem


def set_up_table(game: Game, record: Record, listen: bool) -> State:
    assert record.start is not None
    try:
        g = game.load(record.start)
        wrong = game.problems(g)
        seats = len(game.result(g).scores)
    except Exception as problem:  # whatever somebody wrote there
        raise BrokenRecord(f"{START}: not a stored table of {game.id}") from problem
    if wrong or seats != record.seats:
        raise BrokenRecord(f"{START}: {wrong[0] if wrong else f'a table with {seats} seats'}")
    if listen:
        g.listen()
    return g


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


class Recorder:
    """Plays answers on a table, keeps its record and all events, and takes answers back."""

    def __init__(self, game: Game, record: Record, start: dict[str, object] | None = None) -> None:
        """Begins the game of this record, or goes on from a stored table, and gives the answers it has already."""
        self.game = game
        self.start = start or record.start
        self.record = Record(record.game, record.rules_version, record.seats, record.variants, record.seed)
        self.record.names = record.names
        self.record.practice = record.practice
        self.record.start = record.start
        if self.start is None:
            self.state = game.new_game(record.seats, record.seed, record.variants, listen=True)
        else:
            self.state = game.load(self.start)
            self.state.listen()
        self.before: list[tuple[int, int]] = []  # for each answer: events and luck before it
        self.skipped: list[bool] = []  # for each answer: did it only pass a question by?
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
        kinds = self.game.event_words.kinds
        return int(self.state.luck) != luck or any(kinds[int(e.kind)].reveals for e in self.events()[events:])

    def last_answer(self, seat: int = -1) -> int:
        """The number of the last answer (of a seat) that did more than pass a question by; -1: there is none.

        Players let such questions be passed by for them: what they know as their last answer is the one before.
        """
        for number in range(len(self.skipped) - 1, -1, -1):
            if not self.skipped[number] and seat in (-1, self.record.answers[number][0]):
                return number
        return -1

    def take_back(self, answers: int = 1) -> None:
        """The table as it was before the last answer, or before so many."""
        del self.record.answers[len(self.record.answers) - answers :]
        again = Recorder(self.game, self.record, self.start)
        self.state, self.before, self.record = again.state, again.before, again.record
        self.skipped = again.skipped
