"""Tell the story of a recorded game, or check it."""

from __future__ import annotations

from pathlib import Path

from deskovka.commands.common import chosen_language, print_json, read_file
from deskovka.core.errors import BrokenRecord
from deskovka.core.record import read_record, replay
from deskovka.core.steps import State
from deskovka.games.registry import find_game
from deskovka.text import Speaker, texts


def run(file: Path, check: bool, lang: str | None, as_json: bool) -> None:
    record = read_record(read_file(file))
    game = find_game(record.game)
    language = chosen_language(lang)
    story: list[str] = []
    speaker = Speaker(game, texts(language), record.names)
    told = 0
    state: State | None = None
    for state in replay(game, record, listen=True):
        events = state.events or []
        if not check:
            story += [speaker.event(game.event_words.tell(event, None, everything=True)) for event in events[told:]]
        told = len(events)
        if check and game.problems(state):
            raise BrokenRecord(f"impossible table: {'; '.join(game.problems(state))}")
    assert state is not None
    result = game.result(state)
    if as_json:
        summary = {
            "game": game.id,
            "answers": len(record.answers),
            "names": record.names,
            "practice": record.practice,
            "set_up": record.start is not None,
            "result": result.as_json(),
        }
        print_json(summary)
        return
    if record.practice:
        print(texts(language)("core-practice"))
    if record.start is not None:
        print(texts(language)("core-set-up"))
    for line in story:
        print(line)
    say = texts(language)
    standing = list(zip(record.names, result.scores, strict=True))
    standing += [(say(f"{game.prefix()}-rival-{rival.id}"), rival.score) for rival in result.rivals]
    scores = ", ".join(f"{name} {score}" for name, score in standing)
    end = "the game is over" if result.over else "the game goes on"
    print(f"{len(record.answers)} answers, {end}: {scores}" + ("; the record keeps the rules" if check else ""))
