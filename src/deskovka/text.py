"""Words for people: Project Fluent messages of one language, and how options, events and refusals are said."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from deskovka.core.codec import name_of
from deskovka.core.errors import UnknownName
from deskovka.core.options import repeated

if TYPE_CHECKING:
    from deskovka.core.game import Game, Refusal
    from deskovka.core.steps import State, Step

LOCALES = Path(__file__).parent / "locale"
LANGUAGES = ("cs", "en")
REMEMBERED = 20_000  # messages of a language, each with the values it was said with


class Texts:
    """All messages of one language.  Calling it says one: texts("vale-card-hydra"), texts("vale-card-hydra.active")."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownName(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.ids: list[str] = []  # in the order of the files
        for file in sorted((LOCALES / language).glob("*.ftl")):
            resource = FluentResource(file.read_text(encoding="utf-8"))
            self.bundle.add_resource(resource)
            self.ids += [entry.id.name for entry in resource.body if isinstance(entry, Message)]
        self.said: Callable[..., str] = lru_cache(REMEMBERED, typed=True)(self.formatted)

    def has(self, message: str) -> bool:
        id, _, attribute = message.partition(".")
        if not self.bundle.has_message(id):
            return False
        found = self.bundle.get_message(id)
        return attribute in found.attributes if attribute else found.value is not None

    def __call__(self, message: str, **values: object) -> str:
        """The same things are said again and again, and putting them together takes long: what was said is kept."""
        return self.said(message, **values)

    def formatted(self, message: str, **values: object) -> str:
        if not self.has(message):
            raise KeyError(f"no message {message} in {self.language}")
        id, _, attribute = message.partition(".")
        found = self.bundle.get_message(id)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        said, problems = self.bundle.format_pattern(pattern, values)
        if problems:
            raise ValueError(f"{message}: {problems[0]}")
        return str(said)


@cache
def texts(language: str) -> Texts:
    """The words of a language, read once."""
    return Texts(language)


KINDS: dict[type, str] = {}  # those that were asked for


def kind_of(question: type[Step]) -> str:
    """What a kind of question is called."""
    known = KINDS.get(question)
    if known is None:
        known = KINDS[question] = name_of(question)
    return known


class Speaker:
    """Says everything about one game in one language, with the names of the players."""

    def __init__(self, game: Game, say: Texts, players: list[str]) -> None:
        self.game = game
        self.say = say
        self.people = len(players)  # seats after them are rivals
        self.players = players + [say(f"{game.id}-rival-{rival}") for rival in game.rivals(len(players))]

    def values(self, told: dict[str, object]) -> dict[str, object]:
        """What a message may mention, from words: {"card": "hydra"} → its name, in all forms the game knows.

        Something that may be a player, or not, is "seat 1" then.
        """
        spoken: dict[str, object] = {}
        for kind, name in told.items():
            if kind in ("seat", "seat2"):
                spoken["player" if kind == "seat" else "other"] = self.players[int(str(name))]
            elif str(name).startswith("seat "):
                spoken[kind] = self.players[int(str(name).removeprefix("seat "))]
            else:
                spoken.update(self.game.speak(kind, name, self.say))
        return spoken | self.game.speak_together(told, spoken, self.say)

    def option(self, option: int) -> str:
        return self.put("", option)

    def option_at(self, g: State, seat: int, option: int) -> str:
        """An option as it is called at a table: a place whose name says nothing to people, by what lies round it."""
        if not self.is_told_there(option):
            return self.option(option)
        return self.option_there(option, self.game.detail(g, seat, option, self.say))

    def option_there(self, option: int, there: str) -> str:
        return self.put(".there", option, there=there)

    def is_told_there(self, option: int) -> bool:
        """Does it have other words for those who see the table?  Then also some for those who do not (`.anywhere`)."""
        return self.say.has(f"{self.prefix()}-option-{self.game.phrases.parts(option)[0].id}.there")

    def first_part(self, option: int) -> str:
        """The first half of an option of two parts."""
        return self.put(".first", option)

    def put(self, part: str, option: int, **more: object) -> str:
        phrase, parts = self.game.phrases.parts(option)
        told: dict[str, object] = {("seat2" if hole == "seat" else hole): name for hole, _, name in parts}
        return self.say(f"{self.prefix()}-option-{phrase.id}{part}", **self.values(told), **more)

    def answer(self, said: str) -> str:
        """A recorded answer in words: "Place an army in the Horn ×3"; "" if these words mean nothing."""
        return self.repeated(said, lambda option: self.put(".anywhere" if self.is_told_there(option) else "", option))

    def answer_at(self, g: State, seat: int, said: str) -> str:
        """The same as it is called at a table."""
        return self.repeated(said, lambda option: self.option_at(g, seat, option))

    def answer_there(self, said: str, there: str) -> str:
        """The same where it is known what lies there."""
        return self.repeated(said, lambda option: self.option_there(option, there))

    def repeated(self, said: str, called: Callable[[int], str]) -> str:
        words, times = repeated(said)
        option = self.game.phrases.parse(words)
        if option is None:
            return ""
        return called(option) if times == 1 else self.say("core-times", answer=called(option), times=times)

    def question(self, ask: Step) -> str:
        told = self.game.told_by(ask)
        message = f"{self.prefix()}-ask-{kind_of(type(ask)).replace('_', '-')}"
        return self.say(self.about_rivals(message, {"seat": int(ask.seat), **told}), **self.values(told))

    def event(self, told: dict[str, object]) -> str:
        """An event as JSON for a viewer, in words."""
        hidden = "-hidden" if told.get("hidden") else ""
        values = {kind: value for kind, value in told.items() if kind not in ("event", "hidden")}
        message = f"{self.prefix()}-event-{told['event']}{hidden}"
        return self.say(self.about_rivals(message, values), **self.values(values))

    def about_rivals(self, message: str, told: dict[str, object]) -> str:
        """The wording of a message where a rival does it (.rival), or it is done to one (.to-rival), if it has one."""
        for kind, wording in (("seat", "rival"), ("seat2", "to-rival")):
            if self.is_rival(told.get(kind)) and self.say.has(f"{message}.{wording}"):
                return f"{message}.{wording}"
        return message

    def is_rival(self, seat: object) -> bool:
        """Is this seat one that nobody plays?"""
        return seat is not None and int(str(seat)) >= self.people

    def refusal(self, refusal: Refusal) -> str:
        return self.say(refusal.message, **self.values(refusal.values))

    def rule(self, id: str) -> str:
        """The text of a rule."""
        return self.say(self.rule_message(id))

    def rule_message(self, id: str) -> str:
        """VALE-SUM.3 → vale-rule-SUM-3."""
        rule = id.removeprefix(f"{self.game.rule_prefix()}-")
        return f"{self.prefix()}-rule-{rule.replace('.', '-')}"

    def prefix(self) -> str:
        return self.game.prefix()
