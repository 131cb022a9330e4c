"""Set up a table, answer in words, show what happened, the table, the question and its options."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from deskovka.commands.common import chosen_language, console, print_json, read_file
from deskovka.core.codec import name_of
from deskovka.core.errors import DeskovkaError, IllegalOption
from deskovka.core.game import Refusal
from deskovka.core.record import is_number
from deskovka.core.steps import Question, State
from deskovka.description import read_description
from deskovka.games.registry import find_game
from deskovka.text import Speaker, texts

MISTAKE = 2


@dataclass(frozen=True)
class Wishes:
    """What somebody wants to see of a position."""

    answers: str
    as_seat: str
    stop: bool
    events: bool
    lang: str | None
    as_json: bool


def run(game: str, file: Path, wishes: Wishes) -> int:
    """The exit code: 0, or 2 where some words could not be an answer at all."""
    rules = find_game(game)
    language = chosen_language(wishes.lang)
    description = read_description(read_file(file), str(file))
    g = rules.position({} if description is None else description, listen=True, stop=wishes.stop)
    shown = Shown(g, chosen_viewer(g, wishes.as_seat), language)
    refusals = shown.answer_all(wishes.answers, wishes.as_json, wishes.stop)
    events = shown.events() if wishes.events else None
    if wishes.as_json:
        print_json(shown.document(refusals, events))
    else:
        shown.print(events or [])
    return 0 if all(refusal["rule"] for refusal in refusals) else MISTAKE


def chosen_viewer(g: State, as_seat: str) -> int | None:
    """The seat whose view is wanted, or None for the open one."""
    if as_seat == "open":
        return None
    seats = len(g.game.result(g).scores)
    if not is_number(as_seat) or int(as_seat) >= seats:
        raise DeskovkaError(f"--as is open or a seat from 0 to {seats - 1}, not {as_seat!r}")
    return int(as_seat)


class Shown:
    """A table as a viewer (None: with everything face up) is told of it in a language."""

    def __init__(self, g: State, viewer: int | None, language: str) -> None:
        self.g = g
        self.viewer = viewer
        say = texts(language)
        seats = [say("core-seat", number=str(number)) for number in range(len(g.game.result(g).scores))]
        self.speaker = Speaker(g.game, say, seats)
        self.names = self.speaker.players  # those of rivals too

    def answer_all(self, answers: str, keep_refusals: bool, stop: bool) -> list[dict[str, object]]:
        """Give these answers; those that cannot be given are listed with rule and text, or stop everything."""
        refusals: list[dict[str, object]] = []
        for said in (part.strip() for part in answers.split(";")):
            if not said:
                continue
            seat, words = self.who_says_what(said)
            refusal = self.g.why_not(seat, words)
            if refusal is None:
                self.g.choose(seat, words, stop)
            elif keep_refusals:
                refusals.append(self.refused(said, refusal))
            else:
                why = self.speaker.refusal(refusal) + (f" ({refusal.rule})" if refusal.rule else "")
                raise IllegalOption(self.speaker.say("core-not-on-offer", words=said, why=why))
        return refusals

    def who_says_what(self, said: str) -> tuple[int, str]:
        """The seat that answers and its words: "1: end turn", or "end turn" of whoever is asked."""
        who, colon, words = said.partition(":")
        if colon and is_number(who.strip()):
            return int(who), words.strip()
        return int(self.g.seat), said

    def refused(self, said: str, refusal: Refusal) -> dict[str, object]:
        """Why an answer was not taken; there is a rule unless the words themselves are the trouble."""
        text = self.speaker.refusal(refusal)
        return {"words": said, "rule": refusal.rule or None, "message": refusal.message, "text": text}

    def events(self) -> list[dict[str, object]]:
        """What happened since the table was laid out, as far as the viewer may know."""
        tell = self.g.game.event_words.tell
        everything = self.viewer is None
        told = [tell(event, self.viewer, everything) for event in self.g.events or []]
        return [{**each, "text": self.speaker.event(each)} for each in told]

    def view(self) -> dict[str, object]:
        return self.g.game.open_view(self.g) if self.viewer is None else self.g.view(self.viewer)

    def options(self, question: Question) -> list[int]:
        return question.options if self.viewer in (None, question.seat) else []

    def document(self, refusals: list[dict[str, object]], events: list[dict[str, object]] | None) -> dict[str, object]:
        say = self.g.game.phrases.say
        pending = [
            {
                "seat": question.seat,
                "ask": name_of(type(question.ask)),
                "options": [say(option) for option in self.options(question)],
            }
            for question in self.g.pending()
        ]
        result = self.g.result().as_json()
        document: dict[str, object] = {"view": self.view(), "pending": pending, "refusals": refusals, "result": result}
        return document if events is None else {**document, "events": events}

    def print(self, events: list[dict[str, object]]) -> None:
        game, speaker = self.g.game, self.speaker
        for event in events:
            print(f"• {event['text']}")
        console.print(game.picture(self.view(), speaker.say, self.names, console.width), highlight=False)
        for question in self.g.pending():
            print(f"{self.names[question.seat]}: {speaker.question(question.ask)}")
            for option in self.options(question):
                words = game.phrases.say(option)
                print(f"  {words}" if speaker.say.language == "en" else f"  {words}: {speaker.option(option)}")
        if not self.g.pending():
            print(speaker.say("core-game-over"))
