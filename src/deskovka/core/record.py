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
shows later that nobody changed it.  A line "chosen: yes" says that somebody chose the seed.  Where luck comes from a
key (`core.proof`), "secret: 9f3c…" stands in the place of the seed, and "shares: 5b70… | 81ce…" is what the seats added
to it.  A line "rules_version: 2" among the answers says that the table was carried over to newer rules there.  A header
line "take_back: practice" says that everything could be taken back at its table, a line "hints: 3" that its only person
could ask for hints, and did so at so many questions, a line "start: {…}" that somebody set the table up: it holds the
table as it was then, and the game begins there; it is hidden as long as the seed is, because what a seat may not know
stands in it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from deskovka.core.errors import BrokenRecord, DeskovkaError, UnknownName
from deskovka.core.game import Game
from deskovka.core.luck import Seed
from deskovka.core.proof import commitment, commitment_to_secret, is_secret, is_share, key_of
from deskovka.core.steps import State

FIRST_LINE = "deskovka record 1"
DIVIDER = "---"
HIDDEN = "hidden"
KEYS = ("game", "rules_version", "seats", "variants", "commitment", "names")
SEED, SECRET = "seed", "secret"  # one of them
SHARES, BETWEEN = "shares", " | "
CHOSEN, YES = "chosen", "yes"
TAKE_BACK, PRACTICE = "take_back", "practice"
HINTS, NO_HINTS = "hints", -1
START = "start"
SOMETIMES = (SEED, SECRET, SHARES, CHOSEN, TAKE_BACK, HINTS, START)


class Record:
    """Who played what with which luck, and every answer.

    Luck comes from a seed, or from a secret and the shares of the seats.  A seed of -1 is hidden, or there is none; so
    is a secret of "": only its commitment is known.
    """

    def __init__(
        self,
        game: str,
        rules_version: int,
        seats: int,
        variants: dict[str, str],
        seed: int,
        secret: str | None = None,
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.seats = seats
        self.variants = variants
        self.seed = seed if secret is None else -1
        self.secret = secret  # None: luck comes from the seed
        self.shares = ["" for _ in range(seats)]  # what each seat added to the secret
        self.chosen = False  # did somebody choose the seed?
        self.commitment = commitment_to_secret(secret) if secret else commitment(seed)
        self.names: list[str] = [f"seat {seat}" for seat in range(seats)]
        self.practice = False  # could everything be taken back?
        self.hints = NO_HINTS  # answers that were given after a hint, where there could be any
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
            *self.luck_lines(hide_seed),
            f"names: {' | '.join(self.names)}",
            *([f"{TAKE_BACK}: {PRACTICE}"] if self.practice else []),
            *([f"{HINTS}: {self.hints}"] if self.hints != NO_HINTS else []),
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

    def luck_lines(self, hide: bool) -> list[str]:
        """The seed; or the secret, and what was added to it."""
        if self.secret is None:
            chosen = [f"{CHOSEN}: {YES}"] if self.chosen else []
            return [f"{SEED}: {HIDDEN if hide or self.seed < 0 else self.seed}", *chosen]
        shares = [f"{SHARES}: {BETWEEN.join(self.shares)}"] if any(self.shares) else []
        return [f"{SECRET}: {HIDDEN if hide else self.secret or HIDDEN}", *shares]

    def is_hidden(self) -> bool:
        return self.seed < 0 and not self.secret

    def source(self) -> Seed:
        """What the luck comes from; nobody can say while it is hidden."""
        return key_of(self.secret, self.shares) if self.secret else self.seed

    def begun_alike(self) -> Record:
        """The record of the same game before its first answer."""
        alike = Record(self.game, self.rules_version, self.seats, self.variants, self.seed, self.secret)
        alike.shares = self.shares
        alike.chosen = self.chosen
        alike.commitment = self.commitment
        alike.names = self.names
        alike.practice = self.practice
        alike.hints = self.hints
        alike.start = self.start
        return alike

    def start_text(self, hide: bool) -> str:
        return HIDDEN if hide or not self.start else json.dumps(self.start, separators=(",", ":"))


def new_record(
    game: Game, seats: int, seed: int | None = None, variants: dict[str, str] | None = None, secret: str | None = None
) -> Record:
    """The record of a game that is about to begin, with luck from a seed or from a secret (`core.proof`)."""
    if seed is None and secret is None:
        raise UnknownName("a game needs a seed or a secret")
    return Record(
        game.id, game.rules_version, seats, game.checked_variants(variants or {}), -1 if seed is None else seed, secret
    )


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
        -1 if header.get(SEED, HIDDEN) == HIDDEN else number_in(header, SEED),
        read_secret(header),
    )
    read_shares(record, header)
    if record.is_hidden():
        record.commitment = header["commitment"]
    elif header["commitment"] != record.commitment:
        raise BrokenRecord(f"the {SEED if record.secret is None else SECRET} is not the one that was committed to")
    record.chosen = CHOSEN in header
    record.practice = TAKE_BACK in header
    record.hints = number_in(header, HINTS) if HINTS in header else NO_HINTS
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
        known = key in KEYS or key in SOMETIMES
        if not colon or not known or key in header:
            raise BrokenRecord(f"line {number}: not a header line: {line!r}")
        header[key] = value.strip()
    if header.get(TAKE_BACK, PRACTICE) != PRACTICE:
        raise BrokenRecord(f"take_back: expected {PRACTICE!r}, not {header[TAKE_BACK]!r}")
    for key in (*KEYS, SEED if SECRET not in header else SECRET):
        if key not in header:
            raise BrokenRecord(f"the header has no {key!r}")
    if SECRET in header and SEED in header:
        raise BrokenRecord(f"luck comes from a {SEED} or from a {SECRET}, not from both")
    for key, base in ((SHARES, SECRET), (CHOSEN, SEED)):
        if key in header and base not in header:
            raise BrokenRecord(f"the header has {key!r} without {base!r}")
    if header.get(CHOSEN, YES) != YES:
        raise BrokenRecord(f"{CHOSEN}: expected {YES!r}, not {header[CHOSEN]!r}")
    return header


def read_secret(header: dict[str, str]) -> str | None:
    """The secret of the luck, "" where it is hidden; None where there is a seed."""
    secret = header.get(SECRET)
    if secret is None or is_secret(secret):
        return secret
    if secret != HIDDEN:
        raise BrokenRecord(f"{SECRET}: expected 64 digits from 0 to f, not {secret!r}")
    return ""


def read_shares(record: Record, header: dict[str, str]) -> None:
    if SHARES not in header:
        return
    record.shares = [share.strip() for share in header[SHARES].split("|")]
    if len(record.shares) != record.seats:
        raise BrokenRecord(f"{len(record.shares)} shares for {record.seats} seats")
    for share in record.shares:
        if not is_share(share):
            raise BrokenRecord(f"{SHARES}: expected digits from 0 to f, not {share!r}")


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
    if record.is_hidden():
        what = SEED if record.secret is None else SECRET
        raise BrokenRecord(f"the {what} is still hidden: the game can be checked when it is over")
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
        return game.new_game(record.seats, record.source(), record.variants, listen)
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
    if record.secret is not None and g.key != record.source():
        raise BrokenRecord(f"{START}: its luck is not that of the {SECRET}")
    if wrong or seats != record.seats:
        raise BrokenRecord(f"{START}: {wrong[0] if wrong else f'a table with {seats} seats'}")
    if listen:
        g.listen()
    return g
