"""An option is one int: a verb and up to three numbers.  Its words are made at the edge."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from deskovka.core.errors import IllegalOption
from deskovka.core.vecs import vec

MANY_NAMES: Final = 500  # more than these are looked up, not listed in a pattern
OPTIONS: Final = 1 << 44  # options are smaller: eight bits for the verb, twelve for each number

SEVERAL: Final = re.compile(r"(.*\S)\s+[xX×]\s?([1-9]\d?)\s*")


def option(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    return verb | a << 8 | b << 20 | c << 32


def verb(option: i64) -> i64:
    return option & 255


def first(option: i64) -> i64:
    return option >> 8 & 4095


def second(option: i64) -> i64:
    return option >> 20 & 4095


def third(option: i64) -> i64:
    return option >> 32 & 4095


def each(verb: i64, things: vec[i64]) -> vec[i64]:
    """One option for each thing, in their order."""
    return vec[i64]([verb | thing << 8 for thing in things])


class Phrase:
    """The words of one verb: its message id and a pattern such as "summon {card}"."""

    __slots__ = ("holes", "id", "literals")

    def __init__(self, id: str, pattern: str) -> None:
        self.id = id
        pieces = re.split(r"{(\w+)}", pattern)
        self.literals: list[str] = pieces[::2]  # what stands before, between and after the holes
        self.holes: list[str] = pieces[1::2]  # kinds of names, at most three

    def fill(self, names: list[str]) -> str:
        filled = self.literals[0]
        for name, literal in zip(names, self.literals[1:], strict=True):
            filled += name + literal
        return filled


class Phrases:
    """Words for the options of a game.

    `phrases` has one phrase per verb; `names` lists, for each kind of hole, what its numbers are called.
    """

    def __init__(self, phrases: dict[int, Phrase], names: dict[str, list[str]]) -> None:
        self.phrases = phrases
        self.names = names
        self.numbers: dict[str, dict[str, int]] = {
            kind: {plain(name): number for number, name in enumerate(list_) if name} for kind, list_ in names.items()
        }
        self.readers: dict[int, re.Pattern[str]] = {verb: self.reader(phrase) for verb, phrase in phrases.items()}

    def reader(self, phrase: Phrase) -> re.Pattern[str]:
        """What the words of a phrase look like, with any of the names in each hole."""
        return re.compile(quoted(phrase).fill([self.any_name(hole) for hole in phrase.holes]))

    def any_name(self, hole: str) -> str:
        """A pattern for the names of a hole; where there are very many, for any words."""
        if len(self.numbers[hole]) > MANY_NAMES:
            return "(.+)"
        return "(" + "|".join(re.escape(name) for name in self.numbers[hole]) + ")"

    def parts(self, option: int) -> tuple[Phrase, list[tuple[str, int, str]]]:
        """The phrase of an option and, for each hole: its kind, its number, its name."""
        phrase = self.phrases[int(verb(option))]
        numbers = [int(first(option)), int(second(option)), int(third(option))]
        return phrase, [
            (hole, number, self.names[hole][number]) for hole, number in zip(phrase.holes, numbers, strict=False)
        ]

    def named(self, option: int) -> dict[str, object]:
        """What an option speaks of, by kind: {"card": "imp"} for "summon imp"."""
        return {hole: name for hole, _, name in self.parts(option)[1]}

    def means_something(self, option: int) -> bool:
        """Is this a known verb with names for all its numbers?"""
        if not 0 <= option < OPTIONS:
            return False
        phrase = self.phrases.get(int(verb(option)))
        if phrase is None:
            return False
        numbers = [int(first(option)), int(second(option)), int(third(option))]
        for hole, number in zip(phrase.holes, numbers, strict=False):
            if number >= len(self.names[hole]) or not self.names[hole][number]:
                return False
        return True

    def say(self, option: int) -> str:
        """Short words, unique among the options of one question."""
        phrase, parts = self.parts(option)
        return phrase.fill([name for _, _, name in parts])

    def parse(self, words: str) -> int | None:
        """The option these words mean, on offer or not; None if they mean nothing here."""
        said = plain(words)
        for verb_, reader in self.readers.items():
            match = reader.fullmatch(said)
            if match is not None:
                holes = self.phrases[verb_].holes
                numbers = [self.numbers[hole].get(name, -1) for hole, name in zip(holes, match.groups(), strict=True)]
                numbers += [0] * (3 - len(numbers))
                if min(numbers) >= 0:
                    return int(option(verb_, numbers[0], numbers[1], numbers[2]))
        return None

    def read(self, words: str, on_offer: list[int]) -> int:
        """The option on offer that says so; otherwise an error that lists the offer."""
        meant = self.parse(words)
        if meant is not None and meant in on_offer:
            return meant
        raise IllegalOption(f"{words!r} is not on offer: {', '.join(self.say(o) for o in on_offer)}")


def repeated(words: str) -> tuple[str, int]:
    """An answer and how often it is given at once: "place in cre-2 x3"; once where nothing is said."""
    match = SEVERAL.fullmatch(words)
    return (match.group(1), int(match.group(2))) if match is not None else (words, 1)


def said_times(words: str, times: int) -> str:
    """The words of an answer that is given so often at once."""
    return words if times == 1 else f"{words} x{times}"


def quoted(phrase: Phrase) -> Phrase:
    """The same phrase as a pattern for `plain` words."""
    copy = Phrase(phrase.id, "")
    literals = [single_spaced(literal).lower() for literal in phrase.literals]
    literals[0] = literals[0].lstrip()
    literals[-1] = literals[-1].rstrip()
    copy.literals = [re.escape(literal) for literal in literals]
    return copy


def plain(words: str) -> str:
    """Words as they are compared: lower case, with single spaces for blanks, hyphens and underscores."""
    return single_spaced(words).strip().lower()


def single_spaced(words: str) -> str:
    return re.sub(r"[\s_-]+", " ", words)
