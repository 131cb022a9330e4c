"""An option is one int: a verb and up to three numbers.  Its words are made at the edge."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from deskovka.core.errors import IllegalOption
from deskovka.core.vecs import vec

LIMIT: Final = 4096  # the numbers of an option are smaller


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

    __slots__ = ("holes", "id", "pattern")

    def __init__(self, id: str, pattern: str) -> None:
        self.id = id
        self.pattern = pattern
        self.holes: list[str] = re.findall(r"{(\w+)}", pattern)


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
        self.readers: dict[int, re.Pattern[str]] = {
            verb: re.compile(re.sub(r"\\?{(\w+)\\?}", r"(.+)", plain(phrase.pattern)))
            for verb, phrase in phrases.items()
        }

    def parts(self, option: int) -> tuple[Phrase, list[tuple[str, int, str]]]:
        """The phrase of an option and, for each hole: its kind, its number, its name."""
        phrase = self.phrases[int(verb(option))]
        numbers = [int(first(option)), int(second(option)), int(third(option))]
        return phrase, [
            (hole, number, self.names[hole][number]) for hole, number in zip(phrase.holes, numbers, strict=False)
        ]

    def say(self, option: int) -> str:
        """Short words, unique among the options of one question."""
        phrase, parts = self.parts(option)
        return phrase.pattern.format(**{hole: name for hole, _, name in parts})

    def parse(self, words: str) -> int | None:
        """The option these words mean, on offer or not; None if they mean nothing here."""
        said = plain(words)
        for verb_, reader in self.readers.items():
            match = reader.fullmatch(said)
            if match is None:
                continue
            numbers = [
                self.numbers[hole].get(name, -1)
                for hole, name in zip(self.phrases[verb_].holes, match.groups(), strict=True)
            ]
            if -1 not in numbers:
                numbers += [0] * (3 - len(numbers))
                return int(option(verb_, numbers[0], numbers[1], numbers[2]))
        return None

    def read(self, words: str, on_offer: list[int]) -> int:
        """The option on offer that says so; otherwise an error that lists the offer."""
        meant = self.parse(words)
        if meant is not None and meant in on_offer:
            return meant
        raise IllegalOption(f"{words!r} is not on offer: {', '.join(self.say(o) for o in on_offer)}")


def plain(words: str) -> str:
    """Words as they are compared: lower case, with single spaces for blanks, hyphens and underscores."""
    return re.sub(r"[\s_-]+", " ", words).strip().lower()
