"""Levels for people: how each of them plays which game, and how strong that was when it was measured (levels.json)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, ClassVar, Final, Literal

from deskovka.bots.bot import Bot, Considered, Seat

Level = Literal["beginner", "easy", "medium", "hard", "master"]
LEVELS: Final[tuple[Level, ...]] = ("beginner", "easy", "medium", "hard", "master")  # the weakest first
USUAL: Final = "medium"
DATA = Path(__file__).with_name("levels.json")
OTHERS = "*"  # games the data does not name
known: dict[str, Any] = {}


def data() -> dict[str, Any]:
    """The levels of every game, read once."""
    if not known:
        known.update(json.loads(DATA.read_text(encoding="utf-8")))
    return known


def levels_of(game: str) -> dict[str, Any]:
    """The levels of a game: `levels` by name, and how they were `measured`, if they were.

    A level is a `bot` as it is written, the `seconds` within which it answers, and its `rating` from `low` to `high`.
    """
    of_all = data()
    found: dict[str, Any] = of_all[game if game in of_all else OTHERS]
    return found


class LevelBot(Bot):
    """Plays as the data says for the game it sits at, with its own luck: just as that bot would."""

    level: ClassVar[str] = USUAL

    def __init__(self, luck: int) -> None:
        super().__init__(luck)
        self.plays: Bot | None = None
        self.game = ""
        self.longest = 0.0  # seconds, where others wait

    def hurry(self, seconds: float) -> None:
        self.longest = seconds

    def answer(self, seat: Seat) -> int:
        options = seat.options()
        if len(options) == 1:
            return options[0]
        bot = self.bot_for(seat.game.id)
        if self.longest:
            bot.hurry(self.longest)
        return bot.answer(seat)

    def bot_for(self, game: str) -> Bot:
        """The bot it plays as; the same as long as it sits at the same game."""
        bot = self.plays
        if bot is None or game != self.game:
            from deskovka.bots.registry import make_bot  # which lists the levels

            bot = make_bot(levels_of(game)["levels"][self.level]["bot"], 0)
            bot.luck = self.luck
            self.plays = bot
            self.game = game
        return bot

    def considered(self) -> list[Considered]:
        """What the bot it plays as considered."""
        return [] if self.plays is None else self.plays.considered()


class Beginner(LevelBot):
    """Knows the rules and little more."""

    level: ClassVar[str] = "beginner"


class Easy(LevelBot):
    """Takes what is good right now."""

    level: ClassVar[str] = "easy"


class Medium(LevelBot):
    """Plans its own turn well."""

    level: ClassVar[str] = "medium"


class Hard(LevelBot):
    """Plays better than most."""

    level: ClassVar[str] = "hard"


class Master(LevelBot):
    """The best there is for the game: the search of that name, or the network alone where that is no weaker."""

    level: ClassVar[str] = "master"
