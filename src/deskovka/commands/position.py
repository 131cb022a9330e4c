"""Set up a table, answer in words, show the table, the question and its options."""

from __future__ import annotations

from pathlib import Path

from deskovka.commands.common import chosen_language, console, print_json, read_file
from deskovka.core.codec import name_of
from deskovka.core.errors import DeskovkaError, IllegalOption
from deskovka.core.game import Game
from deskovka.core.record import is_number
from deskovka.core.steps import State
from deskovka.description import read_description
from deskovka.games.registry import find_game
from deskovka.text import Speaker, texts


def run(game: str, file: Path, answers: str, as_seat: str, lang: str | None, as_json: bool) -> None:
    rules = find_game(game)
    language = chosen_language(lang)
    description = read_description(read_file(file), str(file))
    g = rules.position({} if description is None else description)
    viewer = chosen_viewer(g, as_seat)
    refusals = answer_all(rules, g, answers, as_json, language)
    view = rules.open_view(g) if viewer is None else rules.view(g, viewer)
    if as_json:
        print_json(
            {
                "view": view,
                "pending": [
                    {
                        "seat": question.seat,
                        "ask": name_of(type(question.ask)),
                        "options": rules.question_words(question) if viewer in (None, question.seat) else [],
                    }
                    for question in g.pending()
                ],
                "refusals": refusals,
                "result": rules.result(g).as_json(),
            }
        )
        return
    show_position(rules, g, view, viewer, language)


def chosen_viewer(g: State, as_seat: str) -> int | None:
    """The seat whose view is wanted, or None for the open one."""
    if as_seat == "open":
        return None
    seats = len(g.game.result(g).scores)
    if not is_number(as_seat) or int(as_seat) >= seats:
        raise DeskovkaError(f"--as is open or a seat from 0 to {seats - 1}, not {as_seat!r}")
    return int(as_seat)


def answer_all(game: Game, g: State, answers: str, keep_refusals: bool, language: str) -> list[dict[str, object]]:
    """Give these answers; those the rules refuse are listed with rule and text, or stop everything."""
    speaker = Speaker(game, texts(language), seat_names(game, g, language))
    refusals: list[dict[str, object]] = []
    for said in (part.strip() for part in answers.split(";")):
        if not said:
            continue
        who, colon, words = said.partition(":")
        named = bool(colon) and is_number(who.strip())
        seat = int(who) if named else int(g.seat)
        words = words.strip() if named else said
        refusal = g.why_not(seat, words)
        if refusal is None:
            g.choose(seat, words)
        elif refusal.rule and keep_refusals:
            refusals.append({"words": said, "rule": refusal.rule, "text": speaker.refusal(refusal)})
        else:
            why = speaker.refusal(refusal) + (f" ({refusal.rule})" if refusal.rule else "")
            raise IllegalOption(speaker.say("core-not-on-offer", words=said, why=why))
    return refusals


def seat_names(game: Game, g: State, language: str) -> list[str]:
    """Nobody's names: seat 0, seat 1, ..."""
    say = texts(language)
    return [say("core-seat", number=str(number)) for number in range(len(game.result(g).scores))]


def show_position(game: Game, g: State, view: dict[str, object], viewer: int | None, language: str) -> None:
    names = seat_names(game, g, language)
    speaker = Speaker(game, texts(language), names)
    console.print(game.picture(view, speaker.say, names, console.width), highlight=False)
    for question in g.pending():
        print(f"{names[question.seat]}: {speaker.question(question.ask)}")
        for option in question.options if viewer in (None, question.seat) else []:
            words = game.phrases.say(option)
            print(f"  {words}" if language == "en" else f"  {words}: {speaker.option(option)}")
    if not g.pending():
        print(speaker.say("core-game-over"))
