"""Every mistake on the command line is one clear line and exit code 2."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from deskovka.core.proof import commitment
from support.cli import EXAMPLE, GOLDEN, Run, Write, assert_one_clear_line

BAD = {
    "unknown command": ("frolic", "frolic"),
    "unknown option": ("simulate vale --nope", "--nope"),
    "no game": ("simulate", "GAME"),
    "too many words": ("simulate vale kemet", "kemet"),
    "unknown game": ("simulate chess", "there is no game 'chess'; there are: ", "vale"),
    "unknown game of rules": ("rules chess", "'chess'"),
    "unknown game of bench": ("bench chess", "'chess'"),
    "unknown game of play": ("play chess", "'chess'"),
    "a game outside the house": ("simulate ../core", "'../core'"),
    "unknown variant": ("simulate vale --variant colour=red", "no variant 'colour'", "first_player"),
    "bad value of a variant": ("simulate vale --variant first_player=me", "'me'", "random"),
    "a seat that is not there": ("simulate vale --variant first_player=3", "no seat 3"),
    "half a variant": ("simulate vale --variant first_player", "name=value"),
    "a variant of another game": ("simulate _template --variant first_player=0", "no variant", "none"),
    "unknown bot": ("simulate vale --bots random,oracle", "'oracle'", "random, greedy"),
    "empty bot": ("simulate vale --bots random,", "no bot ''"),
    "bot told what it does not know": ("simulate vale --bots greedy:depth=3", "'depth'", "worlds, noise"),
    "bot told nonsense": ("play vale --bots greedy:worlds=x", "worlds is a whole number from 1 to 1000, not 'x'"),
    "class that is not there": ("simulate vale --bots nowhere:Bot", "no bot 'nowhere:Bot'", "No module named"),
    "more bots than seats": ("simulate vale --bots random,greedy,random --seats 2", "3 bots do not fit on 2 seats"),
    "many more bots than seats": ("simulate _template --bots random,random,random,random", "4 bots", "2 seats"),
    "one seat": ("simulate vale --seats 1", "2, 3, 4 seats, not 1"),
    "five seats": ("simulate vale --seats 5", "not 5"),
    "seats in words": ("simulate vale --seats two", "--seats"),
    "negative seed": ("simulate vale --seed -1", "not -1"),
    "too large a seed": (f"simulate vale --seed {2**63 - 1}", str(2**63 - 1)),
    "a seed in words": ("simulate vale --seed x", "--seed"),
    "no games": ("simulate vale --games 0", "--games must be at least 1, not 0"),
    "no jobs": ("simulate vale --jobs 0", "--jobs must be at least 1"),
    "no rounds": ("bench vale --rounds 0", "--rounds must be at least 1"),
    "no file": ("replay", "file"),
    "a file that is not there": ("replay nothing.record", "cannot read nothing.record: No such file"),
    "a position that is not there": ("position vale nothing.yaml", "cannot read nothing.yaml"),
    "a game to resume that is not there": ("play --resume nothing.record", "cannot read nothing.record"),
    "a folder": ("replay .", "cannot read .: Is a directory"),
    "no report of rules": ("rules", "there is no .deskovka/rules.json here: run `make test`"),
    "no report of a game's rules": ("rules vale --missing --json", "rules.json"),
    "unknown language of play": ("play vale --lang de", "no language 'de'", "cs, en"),
    "unknown variant of play": ("play vale --variant colour=red", "'colour'"),
    "unknown bot of play": ("play vale --bots oracle", "'oracle'"),
    "too many seats of play": ("play vale --seats 9", "not 9"),
    "no seats of play": ("play vale --seats 0", "0"),
    "bad seed of play": ("play vale --seed -3", "not -3"),
    "too many people": ("play vale --seats 2 --names A,B,C", "3 people do not fit on 2 seats"),
    "more people than any table has": ("play vale --names A,B,C,D,E", "not 5"),
    "an empty name": ("play vale --names A,,B", "name"),
    "a name with the sign between names": ("play vale --names A|B", "name"),
}


@pytest.mark.parametrize("mistake", BAD)
def test_a_mistake_is_one_clear_line(run: Run, tmp_path: Path, mistake: str) -> None:
    words, *said = BAD[mistake]
    assert_one_clear_line(run(*words.split(), typed="1\n1\n"), tmp_path, *said)


@pytest.mark.parametrize("name", ["Fox (greedy)", "Jana\nPetr"], ids=["like a bot", "two lines"])
def test_a_name_that_a_record_could_not_keep_is_refused(run: Run, tmp_path: Path, name: str) -> None:
    assert_one_clear_line(run("play", "vale", "--names", name, typed="1\n1\n"), tmp_path, "name")


IMPOSSIBLE = {
    "not YAML": ("{round: 4", "is not YAML"),
    "two problems of YAML": ("round: 4\n\tphase: hunt\n", "is not YAML"),
    "a date that is none": ("round: 2024-13-45",),
    "a list": ("[]", "expected keys and values"),
    "a sentence": ("hydra", "expected keys and values"),
    "unknown key": ("{weather: rain}", "unknown key 'weather'", "round"),
    "unknown key of a seat": ("{seats: [{gold: 3}, {}]}", "seat 0: unknown key 'gold'"),
    "unknown card": ("{seats: [{hand: [unicorn]}, {}]}", "no card 'unicorn'"),
    "the same card twice": ("{seats: [{hand: [imp]}, {hand: [imp]}]}", "imp is already on the table"),
    "too late a round": ("{round: 11}", "11 is not between 1 and 10"),
    "a round in words": ("{round: two}", "expected a number"),
    "unknown phase": ("{phase: lunch}", "'lunch'", "hunt, action, effects"),
    "one seat": ("{seats: [{}]}", "2, 3 or 4 seats"),
    "too many stones": ("{seats: [{stones: {red: 3, blue: 2}}, {}]}", "VALE-STONE.2"),
    "too full an area": ("{round: 1, seats: [{area: [imp, odin]}, {}]}", "VALE-AREA.2"),
    "three markers": ("{seats: [{marked: [imp, odin, hydra]}, {}]}", "VALE-SETUP.2"),
    "somebody who is not there": ("{active: 2}", "active"),
}


@pytest.mark.parametrize("mistake", IMPOSSIBLE)
def test_an_impossible_position_is_one_clear_line(run: Run, tmp_path: Path, write: Write, mistake: str) -> None:
    description, *said = IMPOSSIBLE[mistake]
    file = write(description)
    for more in ([], ["--json"]):
        assert_one_clear_line(run("position", "vale", file, *more), tmp_path, *said)


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--as", "2"], "--as is open or a seat from 0 to 1, not '2'"),
        (["--as", "-1"], "'-1'"),
        (["--as", "me"], "'me'"),
        (["--as", "²"], "'²'"),
        (["--answers", "summon hydra"], "(VALE-SUM.1)"),
        (["--answers", "1: end turn"], "(VALE-ACT.1)"),
        (["--answers", "²: end turn"], "²: end turn"),
        (["--answers", "dance"], "“dance”"),
        (["--lang", "de"], "no language 'de'"),
        (["--lang", "de", "--json"], "no language 'de'"),
    ],
    ids=lambda each: " ".join(each) if isinstance(each, list) else "",
)
def test_a_bad_wish_about_a_good_position_is_one_clear_line(
    run: Run, tmp_path: Path, write: Write, more: list[str], said: str
) -> None:
    assert_one_clear_line(run("position", "vale", write(EXAMPLE), *more), tmp_path, said)


def test_a_position_of_another_game_is_one_clear_line(run: Run, tmp_path: Path, write: Write) -> None:
    assert_one_clear_line(run("position", "chess", write(EXAMPLE)), tmp_path, "'chess'")
    assert_one_clear_line(run("position", "_template", write(EXAMPLE)), tmp_path, "unknown key 'phase'")


def changed(pattern: str, new: str) -> Callable[[str], str]:
    """The same record with one thing different."""

    def change(text: str) -> str:
        found = re.sub(pattern, new, text, count=1, flags=re.MULTILINE)
        assert found != text
        return found

    return change


BROKEN: dict[str, tuple[Callable[[str], str], str]] = {
    "an empty file": (lambda text: "", "line 1: a record begins with"),
    "something else": (lambda text: "Dear diary\n", "line 1: a record begins with"),
    "no divider": (changed(r"^---$", "-"), "there is no line '---'"),
    "a header line too many": (changed(r"^seats:", "colour: red\nseats:"), "line 4: not a header line: 'colour: red'"),
    "a header line twice": (changed(r"^(seats: 2)$", r"\1\n\1"), "line 5: not a header line"),
    "a header line less": (changed(r"^names: .*\n", ""), "the header has no 'names'"),
    "unknown game": (changed(r"^game: vale", "game: chess"), "no game 'chess'"),
    "rules of the future": (changed(r"^rules_version: .*", "rules_version: 999"), "rules version 999"),
    "a version in words": (changed(r"^rules_version: .*", "rules_version: new"), "expected a number, not 'new'"),
    "a number that is none": (changed(r"^rules_version: .*", "rules_version: ²"), "expected a number, not '²'"),
    "too many seats": (changed(r"^seats: 2", "seats: 3"), "2 names for 3 seats"),
    "too few seats": (changed(r"^seats: 2\n((?:.*\n)*?)names: (\w+) .*", r"seats: 1\n\1names: \2"), "not 1"),
    "half a variant": (changed(r"^variants:.*", "variants: first_player"), "expected name=value"),
    "unknown variant": (changed(r"^variants:.*", "variants: colour=red"), "'colour'"),
    "another seed": (changed(r"^seed: .*", "seed: 123456"), "the seed is not the one that was committed to"),
    "too large a seed": (
        changed(r"^commitment: .*\nseed: .*", f"commitment: {commitment(2**63)}\nseed: {2**63}"),
        str(2**63),
    ),
    "words that mean nothing": (changed(r"^(\d) mark .*", r"\1 dance"), "answer 1: 'dance' is not on offer"),
    "an answer that is not on offer": (
        changed(r"^(\d) mark .*", r"\1 end turn"),
        "answer 1: 'end turn' is not on offer",
    ),
    "somebody who is not asked": (changed(r"^\d mark", "7 mark"), "answer 1: seat 7 is not asked"),
    "an answer without words": (changed(r"^(\d) mark .*", r"\1"), "expected a seat and words"),
    "an answer without a seat": (changed(r"^\d (mark .*)", r"\1"), "expected a seat and words"),
    "an answer too many": (lambda text: re.sub(r"^result: .*\n", "0 end turn\n", text, flags=re.M), "not asked"),
    "another result": (changed(r"^result: .*", "result: 1 2"), "not [1, 2]"),
    "a result in words": (changed(r"^result: .*", "result: draw"), "expected numbers"),
    "a result too early": (changed(r"^(---\n.*\n)(.*\n)*", r"\1result: 1 2\n"), "the game is not over"),
    "something after the result": (lambda text: text + "0 end turn\n", "there is nothing after the result"),
}


@pytest.mark.parametrize("mistake", BROKEN)
def test_a_broken_record_is_one_clear_line(run: Run, tmp_path: Path, write: Write, mistake: str) -> None:
    change, said = BROKEN[mistake]
    file = write(change((GOLDEN / "vale-2-random.record").read_text(encoding="utf-8")))
    for words in (
        ["replay", file],
        ["replay", file, "--check"],
        ["replay", file, "--json"],
        ["play", "--resume", file],
    ):
        assert_one_clear_line(run(*words), tmp_path, said)


@pytest.mark.parametrize(
    "more",
    ["vale", "_template", "--seats 2", "--seats 0", "--names Jana", "--seed 3", "--seed 0", "--variant first_player=0"],
)
@pytest.mark.parametrize("file", ["nothing.record", GOLDEN / "vale-2-random.record"], ids=["no file", "a good file"])
def test_a_game_that_is_resumed_cannot_be_changed(run: Run, tmp_path: Path, more: str, file: str | Path) -> None:
    answer = run("play", *more.split(), "--resume", file, typed="1\n1\n")
    assert_one_clear_line(answer, tmp_path, "--resume", "GAME", "--seats", "--names", "--seed", "--variant")


def test_bytes_that_are_no_text_are_one_clear_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\r\n\xff\xfe")
    for words in (["replay", file], ["position", "vale", file], ["play", "--resume", file]):
        assert_one_clear_line(run(*words), tmp_path, "it is not text")


def test_an_unknown_language_of_a_replay_is_one_clear_line(run: Run, tmp_path: Path) -> None:
    file = GOLDEN / "vale-2-random.record"
    for more in ([], ["--check"], ["--json"]):
        assert_one_clear_line(run("replay", file, "--lang", "de", *more), tmp_path, "no language 'de'")
