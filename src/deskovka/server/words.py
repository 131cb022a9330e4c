"""What viewers read, in their language.  The same things are said again and again, so what was said is remembered."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Game, Refusal
from deskovka.core.steps import Question, State
from deskovka.games.registry import find_game
from deskovka.server.shapes import StandingShape
from deskovka.text import LANGUAGES, Speaker, texts

UNTIL = {"my-turn": "core-standing-my-turn", "end": "core-standing-end"}


class Words:
    """Says what happens at one table in one language."""

    def __init__(self, game: Game, language: str, names: tuple[str, ...]) -> None:
        self.game = game
        self.language = language
        self.names = names
        self.say = texts(language)

    def option(self, option: int) -> str:
        return said_option(self.game, self.language, self.names, option)

    def answer(self, said: str) -> str:
        return said_answer(self.game, self.language, self.names, said)

    def option_at(self, state: State, seat: int, option: int) -> str:
        """As it is called at this table."""
        if not is_told_there(self.game, self.language, self.names, option):
            return self.option(option)
        return speaker(self.game, self.language, self.names).option_at(state, seat, option)

    def answer_at(self, state: State, seat: int, said: str) -> str:
        return speaker(self.game, self.language, self.names).answer_at(state, seat, said)

    def outlook(self, state: State, seat: int, option: int, numbers: dict[str, int]) -> str:
        """What it costs or brings; nothing where it is called by just that."""
        if is_told_there(self.game, self.language, self.names, option):
            return ""
        return self.game.outlook_in_words(state, seat, option, numbers, self.say)

    def question(self, question: Question) -> str:
        return speaker(self.game, self.language, self.names).question(question.ask)

    def event(self, told: dict[str, object]) -> str:
        return said_event(self.game, self.language, self.names, tuple(told.items()))

    def standing(self, standing: StandingShape) -> str:
        """A standing answer as its owner reads it: "Until my turn: pass when somebody walks by"."""
        prefix = self.game.prefix()
        wish = self.say("core-standing-always")
        if standing["windows"] is not None:
            windows = [self.say(f"{prefix}-window-{name}.when") for name in standing["windows"]]
            wish = self.say("core-standing-windows", windows=self.any_of(windows))
        if standing["unless"]:
            deeds = [self.say(f"{prefix}-deed-{name}") for name in standing["unless"]]
            wish = self.say("core-standing-unless", wish=wish, deeds=self.any_of(deeds))
        return self.say(UNTIL[standing["until"]], wish=wish)

    def thing(self, kind: str, name: str) -> str:
        """The name of a thing as it stands alone."""
        return str(self.game.speak(kind, name, self.say)[kind])

    def pile(self, name: str) -> str:
        return self.say(f"{self.game.prefix()}-pile-{name}")

    def player(self, seat: int) -> str:
        """Whoever sits there, or the rival nobody plays."""
        return speaker(self.game, self.language, self.names).players[seat]

    def any_of(self, things: list[str]) -> str:
        *others, last = things
        return self.say("core-or", things=", ".join(others), last=last) if others else last

    def refusal(self, refusal: Refusal) -> str:
        return speaker(self.game, self.language, self.names).refusal(refusal)


@lru_cache(maxsize=1000)
def words_of(game: Game, language: str, names: tuple[str, ...]) -> Words:
    """Those of a table with these people."""
    return Words(game, language, names)


@lru_cache(maxsize=1000)
def speaker(game: Game, language: str, names: tuple[str, ...]) -> Speaker:
    return Speaker(game, texts(language), list(names))


@lru_cache(maxsize=20_000)
def said_option(game: Game, language: str, names: tuple[str, ...], option: int) -> str:
    return speaker(game, language, names).option(option)


@lru_cache(maxsize=20_000)
def is_told_there(game: Game, language: str, names: tuple[str, ...], option: int) -> bool:
    return speaker(game, language, names).is_told_there(option)


@lru_cache(maxsize=20_000)
def said_answer(game: Game, language: str, names: tuple[str, ...], said: str) -> str:
    return speaker(game, language, names).answer(said)


@lru_cache(maxsize=20_000)
def said_event(game: Game, language: str, names: tuple[str, ...], told: tuple[tuple[str, Any], ...]) -> str:
    return speaker(game, language, names).event(dict(told))


@lru_cache(maxsize=32)
def messages(game: str, language: str) -> dict[str, str]:
    """All words of a game that need nothing to be filled in (names, effects, rules, headings); "vale-rule": "VALE"."""
    if language not in LANGUAGES:
        raise DeskovkaError(f"there is no language {language!r}")
    say = texts(language)
    played = find_game(game)
    prefix = played.prefix() + "-"
    found = {f"{prefix}rule": played.rule_prefix()}  # what the ids of its rules begin with
    for id in say.ids:
        if not id.startswith((prefix, "core-")):
            continue
        for name in (id, *(f"{id}.{attribute}" for attribute in say.bundle.get_message(id).attributes)):
            try:
                found[name] = say(name)
            except (KeyError, ValueError):
                continue  # it needs values
    return found
