"""Tell the story of a recorded game, or check it."""

from __future__ import annotations

from pathlib import Path

from deskovka.commands.common import chosen_language, print_json, read_file
from deskovka.core.errors import BrokenRecord
from deskovka.core.record import NO_HINTS, Record, read_record, replay
from deskovka.core.steps import State
from deskovka.games.registry import find_game
from deskovka.text import Speaker, texts


def run(file: Path, check: bool, lang: str | None, as_json: bool, commitment: str = "", share: str = "") -> None:
    record = read_record(read_file(file))
    compare(record, commitment, share)
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
            "hints": None if record.hints == NO_HINTS else record.hints,
            "set_up": record.start is not None,
            "luck": luck_of(record),
            "result": result.as_json(),
        }
        print_json(summary)
        return
    if record.practice:
        print(texts(language)("core-practice"))
    if record.hints != NO_HINTS:
        print(texts(language)("core-hints", answers=record.hints))
    if record.start is not None:
        print(texts(language)("core-set-up"))
    if record.chosen:
        print(texts(language)("core-chosen-seed", seed=str(record.seed)))
    for line in story:
        print(line)
    say = texts(language)
    standing = list(zip(record.names, result.scores, strict=True))
    standing += [(say(f"{game.prefix()}-rival-{rival.id}"), rival.score) for rival in result.rivals]
    scores = ", ".join(f"{name} {score}" for name, score in standing)
    end = "the game is over" if result.over else "the game goes on"
    print(f"{len(record.answers)} answers, {end}: {scores}" + ("; the record keeps the rules" if check else ""))
    if check and record.secret is not None:
        print(proved(record))


def compare(record: Record, commitment: str, share: str) -> None:
    """Is this what a player was told before the game, and what that player added?"""
    if commitment and commitment != record.commitment:
        raise BrokenRecord(f"another commitment was told before the game: {commitment}, not {record.commitment}")
    if share and share not in record.shares:
        raise BrokenRecord(f"the share {share} did not go into its luck")


def luck_of(record: Record) -> dict[str, object]:
    """Where the luck comes from and what was committed to."""
    told = {"commitment": record.commitment, "chosen": record.chosen}
    if record.secret is None:
        return {**told, "seed": str(record.seed)}
    return {**told, "secret": record.secret, "shares": record.shares}


def proved(record: Record) -> str:
    """What a record that was checked proves about its luck, where that comes from a secret."""
    adding = [name for name, share in zip(record.names, record.shares, strict=True) if share]
    added = f"shares of {', '.join(adding)}" if adding else "no shares"
    return f"all luck comes from the secret that was committed to and {added}; commitment {record.commitment}"
