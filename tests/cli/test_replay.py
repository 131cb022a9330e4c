"""deskovka replay: a recorded game is told or checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskovka.core.proof import commitment_to_secret, new_secret
from deskovka.core.record import Record, new_record, read_record, replay
from deskovka.core.recorder import Recorder
from deskovka.games.registry import find_game
from deskovka.text import Speaker, texts
from support.cli import GOLDEN, Run, Write
from support.opening import opening


def beginning(record: Record, language: str) -> list[str]:
    speaker = Speaker(find_game(record.game), texts(language), record.names)
    return [speaker.event(each) for each in opening(record)]


def ending(record: Record, language: str) -> str:
    """The end of the game, as the last of its events tells it."""
    game = find_game(record.game)
    *_, over = replay(game, record, listen=True)
    last = game.event_words.tell((over.events or [])[-1], None)
    assert last["event"] in ("ended", "limit")
    return Speaker(game, texts(language), record.names).event(last)


PASSED = ("done", "go on")  # nothing happens


def standing(record: Record, language: str) -> str:
    """Everybody's points, also those of rivals nobody plays."""
    game = find_game(record.game)
    *_, end = replay(game, record)
    points = [*(record.result or []), *(rival.score for rival in game.result(end).rivals)]
    names = Speaker(game, texts(language), record.names).players
    return ", ".join(f"{name} {score}" for name, score in zip(names, points, strict=True))


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.record")), ids=lambda file: file.stem)
def test_a_good_record_passes_the_check_and_tells_its_story(run: Run, file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.result is not None
    for language in ("cs", "en"):
        checked = run("replay", file, "--check", "--lang", language)
        told = run("replay", file, "--lang", language)
        assert (told.code, told.err) == (0, "")
        *story, last = told.out.splitlines()
        assert last == f"{len(record.answers)} answers, the game is over: {standing(record, language)}"
        assert (checked.code, checked.out, checked.err) == (0, f"{last}; the record keeps the rules\n", "")
        assert len(story) > len([words for _, words in record.answers if words not in PASSED])
        assert story[-1] == ending(record, language)
        for each, said, known in zip(opening(record), story, beginning(record, language), strict=False):
            assert (said == known) != bool(each.get("hidden"))  # once a game is over, nothing is secret


def test_replay_summarises_as_json(run: Run) -> None:
    file = GOLDEN / "vale-2-greedy.record"
    record = read_record(file.read_text(encoding="utf-8"))
    summary = run("replay", file, "--json").json()
    assert (summary["game"], summary["names"]) == ("vale", record.names)
    assert summary["answers"] == len(record.answers)
    assert summary["result"]["over"] is True
    assert summary["result"]["scores"] == record.result
    assert summary["result"]["winners"]
    assert run("replay", file, "--check", "--json").json() == summary


def test_replay_of_a_game_that_goes_on_says_so(run: Run, write: Write) -> None:
    lines = (GOLDEN / "vale-2-random.record").read_text(encoding="utf-8").splitlines()
    file = write("\n".join(lines[: lines.index("---") + 6]) + "\n")
    assert "5 answers, the game goes on: " in run("replay", file, "--check").out
    assert run("replay", file, "--json").json()["result"]["winners"] == []


def test_replay_of_a_game_that_has_just_begun_tells_its_opening(run: Run, write: Write) -> None:
    lines = (GOLDEN / "vale-2-random.record").read_text(encoding="utf-8").splitlines()
    text = "\n".join(lines[: lines.index("---") + 1]) + "\n"
    *story, last = run("replay", write(text), "--lang", "en").out.splitlines()
    assert story == beginning(read_record(text), "en")
    assert last.startswith("0 answers, the game goes on: ")


# ---- luck


def keyed(secret: str) -> Record:
    """A short game whose luck comes from a secret and from what Jana added."""
    lantern = find_game("_template")
    record = new_record(lantern, 2, secret=secret)
    record.shares, record.names = ["ab12", ""], ["Jana", "Petr"]
    recorder = Recorder(lantern, record)
    while recorder.state.ask is not None:
        seat = int(recorder.state.seat)
        recorder.choose(seat, recorder.state.offered(seat)[0])
    return recorder.record


def test_the_check_proves_secret_and_shares(run: Run, write: Write) -> None:
    secret = new_secret()
    told = commitment_to_secret(secret)
    file = write(keyed(secret).text())
    answer = run("replay", file, "--check", "--commitment", told, "--share", "ab12")
    assert answer.code == 0
    proof = f"all luck comes from the secret that was committed to and shares of Jana; commitment {told}"
    assert answer.out.splitlines()[1:] == [proof]
    assert run("replay", file, "--json").json()["luck"] == {
        "commitment": told,
        "chosen": False,
        "secret": secret,
        "shares": ["ab12", ""],
    }


def test_the_check_refuses_another_commitment_share_or_secret(run: Run, write: Write) -> None:
    secret = new_secret()
    text = keyed(secret).text()
    others = {
        "another commitment was told before the game": (text, "--commitment", "00" * 32),
        "the share cd34 did not go into its luck": (text, "--share", "cd34"),
        "not the one that was committed to": (text.replace(secret, new_secret()), "--check"),
        "secret: expected 64 digits": (text.replace(secret, "abc"), "--check"),
    }
    for why, (changed, *words) in others.items():
        answer = run("replay", write(changed), *words)
        assert answer.code == 2
        assert why in answer.err


def test_the_check_refuses_a_share_that_was_put_in_later(run: Run, write: Write) -> None:
    """Of a dozen other shares hardly any deals the same cards."""
    text = keyed("5e" * 32).text()
    codes = [run("replay", write(text.replace("ab12", f"ab{number:02}")), "--check").code for number in range(20, 32)]
    assert codes.count(2) >= 11


def test_a_chosen_seed_is_told(run: Run, write: Write) -> None:
    text = (GOLDEN / "vale-2-random.record").read_text(encoding="utf-8")
    seed = read_record(text).seed
    file = write(text.replace(f"seed: {seed}\n", f"seed: {seed}\nchosen: yes\n"))
    assert texts("en")("core-chosen-seed", seed=str(seed)) in run("replay", file, "--check", "--lang", "en").out
    assert run("replay", file, "--json").json()["luck"]["chosen"] is True
