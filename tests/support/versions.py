"""Lantern under made-up later versions of its rules, and tables kept from older ones."""

from __future__ import annotations

from pathlib import Path

from deskovka.core.errors import OldRules
from deskovka.core.game import Game, Refusal, Say
from deskovka.core.luck import Key, Seed
from deskovka.core.options import Phrase, Phrases
from deskovka.core.result import Result
from deskovka.core.steps import State
from deskovka.games._template.game import EVENT_WORDS, NAMES
from deskovka.games._template.table import PLAY, ROLL
from deskovka.games.registry import find_game

LANTERN = find_game("_template")
GOLDEN = Path(__file__).parent.parent / "golden" / "versions"


def another(seed: Seed) -> Seed:
    return Key(seed.secret[::-1]) if isinstance(seed, Key) else seed + 1


class Later(Game):
    """Lantern as of a later version: every version stores its number with a table and reads no other.

    `reshuffled`: numbers of seats for which it deals otherwise.  `words`: how a card is played.  `ways`: the versions
    from which it can carry a table over to the next one; all older ones unless they are given.
    """

    def __init__(
        self,
        version: int,
        reshuffled: tuple[int, ...] = (),
        words: str = "play {card}",
        ways: tuple[int, ...] | None = None,
    ) -> None:
        phrases = Phrases({ROLL: Phrase("roll", "roll {prize}"), PLAY: Phrase("play", words)}, NAMES)
        super().__init__("_template", LANTERN.seats, version, phrases, EVENT_WORDS)
        self.reshuffled = reshuffled
        self.ways = tuple(range(1, version)) if ways is None else ways
        self.carried: list[int] = []  # the versions from which tables have been carried over, in order

    def deal(self, seats: int, seed: Seed, variants: dict[str, str]) -> State:
        return self.mine(LANTERN.deal(seats, another(seed) if seats in self.reshuffled else seed, variants))

    def mine(self, g: State) -> State:
        g.game = self
        return g

    def dump(self, g: State) -> dict[str, object]:
        return {**LANTERN.dump(g), "version": self.rules_version}

    def load(self, data: dict[str, object]) -> State:
        if version_of(data) != self.rules_version:
            raise OldRules(f"stored under version {version_of(data)}, not {self.rules_version}")
        return self.mine(LANTERN.load(data))

    def carry_over(self, stored: dict[str, object], version: int) -> dict[str, object]:
        if version not in self.ways:
            return super().carry_over(stored, version)
        if version_of(stored) != version:
            raise OldRules(f"stored under version {version_of(stored)}, not {version}")
        self.carried.append(version)
        return {**stored, "version": version + 1}

    def seen(self, g: State, viewer: int) -> dict[str, object]:
        return LANTERN.seen(g, viewer)

    def refuse(self, g: State, seat: int, option: int) -> Refusal:
        return LANTERN.refuse(g, seat, option)

    def result(self, g: State) -> Result:
        return LANTERN.result(g)

    def problems(self, g: State) -> list[str]:
        return LANTERN.problems(g)

    def speak(self, kind: str, name: object, say: Say) -> dict[str, object]:
        return LANTERN.speak(kind, name, say)


def version_of(stored: dict[str, object]) -> object:
    """The version a table was stored under; the first one did not say."""
    return stored.get("version", 1)


class Careless(Later):
    """A later version whose way from the first one spoils the tables."""

    def __init__(self, spoilt: dict[str, object]) -> None:
        super().__init__(2)
        self.spoilt = spoilt

    def carry_over(self, stored: dict[str, object], version: int) -> dict[str, object]:
        return {**super().carry_over(stored, version), **self.spoilt}
