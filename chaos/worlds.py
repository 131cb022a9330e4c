"""Twin worlds over the real protocol: what a viewer cannot know changes no byte the viewer gets.

From moment to moment of whole games two tables are laid out that one viewer, a seat or a spectator, cannot tell apart;
both get the same visible answers, and in one of them others also think again in secret.  As long as the rules
themselves show the viewer nothing else, every message and every reply to a request must be the same, but for ids and
times.
"""

from __future__ import annotations

import asyncio
import itertools
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from chaos.people import Person
from chaos.report import Finding
from chaos.twins import House, World, house, masked
from deskovka.core.codec import name_of
from deskovka.core.game import Game
from deskovka.core.steps import State
from deskovka.games.registry import all_game_ids, find_game
from deskovka.testing.play import play_randomly
from deskovka.testing.secrecy import Onlooker, came_apart, told_apart, twin_of
from deskovka.testing.variants import game_of

NAMES = ("Jana", "Petr", "Iva", "Ota", "Zdena")
ANSWERS = 12  # given to two worlds before new ones are laid out
APART = 60  # answers from one pair of worlds to the next, in the games whose moments they come from
SHOWN = 300  # letters of a difference


@dataclass
class Report:
    """What was compared, and what differed."""

    pairs: int = 0
    answers: int = 0
    texts: int = 0
    leaks: list[str] = field(default_factory=list)


def run(
    minutes: float = 0.0,
    games: int = 1,
    seed: int = 1,
    titles: Sequence[str] = (),
    folder: Path | None = None,
    pairs: int = 10**6,
) -> Report:
    """So many games of every title, and more until the minutes are over; at most so many pairs of each title."""
    with tempfile.TemporaryDirectory(prefix="deskovka-worlds-") as made:
        return asyncio.run(search(folder or Path(made), minutes, games, seed, titles or all_game_ids(), pairs))


def attack(folder: Path, seed: int, minutes: float) -> list[Finding]:
    """As one of the attacks of `make chaos`."""
    report = run(minutes, games=0, seed=seed, folder=folder)
    checked = f"{report.texts} texts after {report.answers} answers"
    return [Finding("twin worlds", report.pairs, checked, f"{len(report.leaks)} leaks", report.leaks[:20])]


async def search(folder: Path, minutes: float, games: int, seed: int, titles: Sequence[str], pairs: int) -> Report:
    report = Report()
    until = time.monotonic() + 60 * minutes
    async with house(folder) as where:
        for number in itertools.count():
            if number >= games and time.monotonic() >= until:
                return report
            for title in titles:
                game = find_game(title)
                seats = game.seats[(seed + number) % len(game.seats)]
                for moment, g in itertools.islice(moments(game, seats, seed + number), pairs):
                    if number >= games and time.monotonic() >= until:
                        break
                    await compare(where, game, g, Random(f"{seed} {number} {moment}"), report)
    raise AssertionError("counting never ends")


def moments(game: Game, seats: int, seed: int) -> Iterator[tuple[int, State]]:
    """Tables of a random game, some answers apart, and wherever something is answered in secret."""
    since, secret = APART, ""
    for number, g in enumerate(play_randomly(game_of(game, seats, seed), seed)):
        since += 1
        if g.ask is None:
            return
        was, secret = secret, name_of(type(g.ask)) if g.ask.waits_for() else ""
        if since > APART or (secret and secret != was):
            since = 0
            yield number, g.clone()


async def compare(where: House, game: Game, g: State, random: Random, report: Report) -> None:
    """One pair of worlds, as far as one viewer cannot tell them apart."""
    seats = len(game.result(g).scores)
    viewer = random.choice([None, *range(seats)])
    number = random.randrange(10**6)
    twin = twin_of(g, seats, number) if viewer is None else g.imagine(viewer, number)
    report.pairs += 1
    async with AsyncExitStack() as stack:
        worlds = []
        for state in (g, twin):
            people = [await Person(name, where.where).introduce() for name in NAMES[:seats]]
            world = World(where, people)
            await world.lay_out(game, state, stack)
            worlds.append(world)
        pair = Pair(game, worlds, viewer, random, report)
        while pair.given < ANSWERS and await pair.goes_on():
            pass


class Pair:
    """Two worlds, one viewer (None: the spectator), and what the viewer gets in both."""

    def __init__(self, game: Game, worlds: list[World], viewer: int | None, random: Random, report: Report) -> None:
        self.game = game
        self.worlds = worlds
        self.viewer = viewer
        self.random = random
        self.report = report
        self.given = 0

    async def goes_on(self) -> bool:
        """One more answer in both; False when the game is over or the worlds have come apart."""
        here, there = (world.state for world in self.worlds)
        common = sorted(offers(here) & offers(there))
        if not common:
            return False
        seat, option = self.random.choice(common)
        words = self.game.phrases.say(option)
        before = [len(world.table().playing().events()) for world in self.worlds]
        secret, luck = bool(here.ask and here.ask.waits_for()), int(here.luck)
        if secret and seat != self.viewer:
            await self.think_again(self.worlds[self.random.randrange(2)], seat)
        for world in self.worlds:
            await world.answer(seat, words)
        self.given += 1
        self.report.answers += 1
        said = f"{self.game.id}: seat {seat} answers {words!r}"
        told = [self.told(world, begin) for world, begin in zip(self.worlds, before, strict=True)]
        alike = asked(self.worlds[0].state) == asked(self.worlds[1].state)
        seen = [Onlooker(world.state, self.viewer) for world in self.worlds]
        if came_apart(*seen, *told, secret, luck):
            return False
        apart = told_apart(self.game, *told, alike)
        if apart not in ("", "openly") or (not apart and not alike):
            self.report.leaks.append(f"{said}, and the rules tell {self.name}: {apart or 'other questions'}"[:SHOWN])
        if apart or not alike or seen[0].view() != seen[1].view():
            return False
        await self.compare_bytes(said)
        return True

    @property
    def name(self) -> str:
        return "a spectator" if self.viewer is None else f"seat {self.viewer}"

    async def think_again(self, world: World, seat: int) -> None:
        """In one of the worlds somebody tries a part of a secret answer and takes it back."""
        table = world.table()
        for option in sorted(option for whose, option in offers(world.state) if whose == seat):
            words = self.game.phrases.say(option)
            ahead = table.playing().ahead(seat, words)
            if not ahead.events and any(question.seat == seat for question in ahead.pending()):
                await world.answer(seat, words)
                await world.take_back(seat)
                return

    def told(self, world: World, begin: int) -> list[dict[str, object]]:
        events = world.table().playing().events()[begin:]
        return [self.game.event_words.tell(event, self.viewer) for event in events]

    async def compare_bytes(self, said: str) -> None:
        """Whatever came to the viewer, and to a spectator, and what they get when they ask."""
        back = self.random.randrange(-2, 5)
        looks = self.random.random() < 0.3
        for viewer in {self.viewer, None}:
            got = []
            for world in self.worlds:
                await world.settle(world.ear_of(viewer))
                texts = world.bytes_of(viewer)
                await world.asks_since(viewer, back)
                texts += world.bytes_of(viewer)
                if looks:
                    texts += await world.looks_around(viewer, back)
                got.append(masked(texts, {world.id: "TABLE"}))
            self.report.texts += len(got[0])
            if got[0] != got[1]:
                who = "a spectator" if viewer is None else f"seat {viewer}"
                self.report.leaks.append(f"{said}, and {who} gets {difference(*got)}")


def offers(g: State) -> set[tuple[int, int]]:
    return {(question.seat, option) for question in g.pending() for option in question.options}


def asked(g: State) -> list[tuple[int, str]]:
    return [(question.seat, name_of(type(question.ask))) for question in g.pending()]


def difference(one: list[str], other: list[str]) -> str:
    """Where two lists of texts first differ."""
    if len(one) != len(other):
        return f"{len(one)} texts, or {len(other)}"
    first, second = next((a, b) for a, b in zip(one, other, strict=True) if a != b)
    shorter = min(len(first), len(second))
    at = next((n for n in range(shorter) if first[n] != second[n]), shorter)
    return f"…{first[max(0, at - 80) : at + 80]}… or …{second[max(0, at - 80) : at + 80]}…"
