"""A table in the terminal, somebody who types, and what was printed before each question."""

from __future__ import annotations

import io
import json
import random
import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from rich.console import Console

from deskovka.core.events import Event
from deskovka.core.record import Record, new_record
from deskovka.core.recorder import Recorder
from deskovka.games.registry import find_game
from deskovka.terminal import Quit, Terminal
from deskovka.text import LANGUAGES, texts

NAMES = ["Jana", "Petr", "Iva", "Ota", "Zdena"]
VARIANTS = {"vale": {"first_player": "0"}, "kemet": {"round_limit": "six"}}  # as tests play them
BOTS = {"eldervale": "random", "kemet": "random"}  # else greedy
CLEARED = "\x1b[2J"
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Screen:
    """A table, somebody who types, and what was printed before each question."""

    def __init__(
        self,
        language: str = "en",
        game: str = "vale",
        people: int = 1,
        seats: int = 2,
        seed: int = 1,
        record: Record | None = None,
        width: int = 400,
    ) -> None:
        self.game = find_game(game)
        self.out = io.StringIO()
        if record is None:
            record = new_record(self.game, seats, seed, VARIANTS.get(game, {}))
            bot = BOTS.get(game, "greedy")
            record.names = [*NAMES[:people], *(f"Fox {seat} ({bot})" for seat in range(people, seats))]
        bots = {seat: name.split()[-1].strip("()") for seat, name in enumerate(record.names) if name.endswith(")")}
        console = Console(file=self.out, width=width, force_terminal=True, color_system=None, _environ={})
        self.table = Terminal(record, bots, language, console, self.answer)
        self.say = texts(language)
        self.typist: Callable[[str], str] = self.silent
        self.prompts: list[str] = []
        self.shown: list[str] = []  # what was printed before each question, and at the end

    def silent(self, prompt: str) -> str:
        raise EOFError

    def answer(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.shown.append(self.printed())
        return self.typist(prompt)

    def printed(self) -> str:
        """What was printed since the last look."""
        text = self.out.getvalue()
        self.out.seek(0)
        self.out.truncate()
        return text

    def run_for(self, most: int, typist: Callable[[str], str]) -> None:
        """Play until the game is over or so many questions were asked."""

        def enough(prompt: str) -> str:
            if len(self.prompts) > most:
                raise EOFError
            return typist(prompt)

        with suppress(Quit):
            self.run(enough)

    def run(self, typist: Callable[[str], str]) -> None:
        """Play until the game is over or somebody stops."""
        self.typist = typist
        try:
            self.table.play()
        finally:
            self.shown.append(self.printed())

    def type(self, *lines: str) -> list[str]:
        """Type these lines, then stop; the answer to each of them."""
        waiting = list(lines)
        before = len(self.shown)

        def next_line(prompt: str) -> str:
            if not waiting:
                raise EOFError
            return waiting.pop(0)

        with pytest.raises(Quit):
            self.run(next_line)
        assert not waiting
        return self.shown[before + 1 : before + 1 + len(lines)]

    def play_randomly(self, seed: int = 1) -> None:
        """Numbers drawn by lot to the end; Enter when the screen is passed on."""
        luck = random.Random(seed)

        def number(prompt: str) -> str:
            if self.is_curtain(prompt):
                return ""
            return str(luck.randint(1, len(self.options())))

        self.run(number)

    def is_curtain(self, prompt: str) -> bool:
        return any(prompt == self.say("core-pass-screen", player=name) for name in self.table.speaker.players)

    def options(self) -> list[int]:
        """What the person at the screen can choose from."""
        assert self.table.sitting is not None
        return self.table.recorder.state.offered(self.table.sitting)

    def words(self) -> list[str]:
        """The options of whoever is asked, in words."""
        return self.game.question_words(self.table.recorder.state.pending()[0])

    def answers(self) -> list[tuple[int, str]]:
        return self.table.recorder.record.answers

    def events(self) -> list[Event]:
        return self.table.recorder.events()

    def story(self, seat: int) -> list[str]:
        """Everything that has happened, line by line, as it is told to a seat."""
        told = [self.game.event_words.tell(event, seat) for event in self.events()]
        return [f"  {self.table.speaker.event(each)}" for each in told]

    def picture(self, seat: int) -> str:
        self.table.show_table(seat)
        return self.printed()

    def dump(self) -> str:
        return json.dumps(self.game.dump(self.table.recorder.state), sort_keys=True)


def almost_over(game: str, seats: int, seed: int, left: int = 30) -> Record:
    """A game of people that was played by lot but for its last answers."""
    rules = find_game(game)
    played = Recorder(rules, new_record(rules, seats, seed, VARIANTS.get(game, {})))
    luck = random.Random(seed)
    while played.state.ask is not None:
        seat = int(played.state.seat)
        played.choose(seat, luck.choice(played.state.offered(seat)))
    record = new_record(rules, seats, seed, VARIANTS.get(game, {}))
    record.names = NAMES[:seats]
    record.answers = played.record.answers[:-left]
    return record


def without_clearing(text: str) -> str:
    """What can be read of this, once the screen was cleared."""
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", text)


def rule_line(screen: Screen, rule: str) -> str:
    """How a rule is printed."""
    return screen.say("core-rule", rule=rule, text=screen.table.speaker.rule(rule))
