"""The command line: each command, its JSON, and one clear line for every mistake."""

from __future__ import annotations

import io
import json
import locale
import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import deskovka
from deskovka import cli
from deskovka.arena import speed
from deskovka.arena.simulate import Plan
from deskovka.core.record import commitment, read_record
from deskovka.games.registry import find_game, game_ids
from deskovka.text import texts

GOLDEN = Path(__file__).parent / "golden"
EXAMPLE = (
    "{round: 4, phase: action, active: 0, seats: [{score: 10, stones: {red: 3, blue: 1}, area: [agni, phoenix], "
    "hand: [lava_giant]}, {score: 12}], deck_top: [hydra], discard: []}"
)
HIDING = EXAMPLE.replace("{score: 12}", "{score: 12, hand: [imp, odin]}")
COMMANDS = ["simulate", "replay", "position", "rules", "bench", "play"]
TIMING = ("seconds", "answers_per_second")


@dataclass
class Answer:
    """What a command said, and how it ended."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        assert (self.code, self.err) == (0, "")
        return json.loads(self.out)


Run = Callable[..., Answer]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in an empty folder with what somebody types."""
    empty = tmp_path / "empty"
    empty.mkdir()
    monkeypatch.chdir(empty)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(cli.console, "width", 300)  # no line is broken

    def run_command(*words: str | Path, typed: str = "") -> Answer:
        monkeypatch.setattr(sys, "argv", ["deskovka", *map(str, words)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as end:
            cli.main()
        said = capsys.readouterr()
        return Answer(0 if end.value.code is None else int(end.value.code), said.out, said.err)

    return run_command


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], Path]:
    """Writes a file that lies elsewhere than the working directory."""

    def write_file(text: str) -> Path:
        file = tmp_path / "given"
        file.write_text(text, encoding="utf-8")
        return file

    return write_file


def rows_of(table: str) -> dict[str, list[str]]:
    """The lines of a printed table, by their first cell."""
    lines = [line.strip().strip("│").split("│") for line in table.splitlines() if "│" in line]
    return {first.strip(): [cell.strip() for cell in others] for first, *others in lines}


# ---- simulate


def test_simulate_reports_in_the_promised_shape(run: Run) -> None:
    words = ["simulate", "vale", "--seats", "3", "--bots", "random,greedy", "--games", "6", "--seed", "4", "--json"]
    report = run(*words).json()
    shape = {"game", "seats", "games", "seed", "per_bot", "answers", "seconds", "answers_per_second"}
    assert shape <= set(report)
    assert (report["game"], report["seats"], report["games"], report["seed"]) == ("vale", 3, 6, 4)
    greedy, random = report["per_bot"]
    for row in (greedy, random):
        assert set(row) == {"bot", "games", "wins", "win_rate", "mean_score"}
        assert row["win_rate"] == pytest.approx(row["wins"] / row["games"], abs=1e-4)
    assert (greedy["bot"], greedy["games"]) == ("greedy", 6)
    assert (random["bot"], random["games"]) == ("random", 12)  # the line-up is repeated: random, greedy, random
    assert greedy["wins"] + random["wins"] == pytest.approx(6)
    assert greedy["mean_score"] > random["mean_score"]
    assert report["answers"] > 6 * 3
    assert "digest" not in report


def test_simulate_prints_the_same_numbers_as_a_table(run: Run) -> None:
    words = ["simulate", "vale", "--games", "4", "--bots", "greedy,random", "--seed", "9"]
    report = run(*words, "--json").json()
    answer = run(*words, "--check", "--digest")
    assert (answer.code, answer.err) == (0, "")
    assert "vale, 2 seats, 4 games, seed 9" in answer.out
    printed = rows_of(answer.out)
    for row in report["per_bot"]:
        score = f"{row['mean_score']:.1f}"
        assert printed[row["bot"]] == ["4", f"{row['wins']:.1f}", f"{100 * row['win_rate']:.1f} %", score]
    assert f"{report['answers']:,} answers" in answer.out
    assert "all invariants held" in answer.out
    assert re.search(r"^digest [0-9a-f]{64}$", answer.out, re.MULTILINE)


def test_the_same_seed_gives_the_same_digest_and_another_one_does_not(run: Run) -> None:
    def digest(*more: str) -> str:
        report = run("simulate", "_template", "--games", "5", "--digest", "--json", *more).json()
        assert re.fullmatch("[0-9a-f]{64}", report["digest"])
        return str(report["digest"])

    assert digest("--seed", "3") == digest("--seed", "3", "--check")
    assert digest("--seed", "3") != digest("--seed", "4")
    assert digest("--seed", "3") != digest("--seed", "3", "--bots", "greedy")


def test_a_variant_changes_the_games(run: Run) -> None:
    words = ["simulate", "vale", "--games", "3", "--digest", "--json", "--variant"]
    digests = {run(*words, f"first_player={value}").json()["digest"] for value in ("random", "0", "1")}
    assert len(digests) == 3


def test_the_bots_take_turns_on_the_seats() -> None:
    plan = Plan("vale", 3, ("random", "greedy"), seed=0)
    assert [plan.bots_of(number) for number in range(4)] == [
        ["random", "greedy", "random"],
        ["greedy", "random", "random"],
        ["random", "random", "greedy"],
        ["random", "greedy", "random"],
    ]


def test_two_jobs_give_the_same_report_as_one() -> None:
    """In a process of its own, as from a shell; only the timing differs."""

    def report(jobs: int) -> dict[str, object]:
        script = "from deskovka.cli import main; main()"
        words = f"simulate vale --seats 3 --bots random,greedy --games 12 --seed 2 --digest --json --jobs {jobs}"
        path = str(Path(deskovka.__file__).parent.parent)
        done = subprocess.run(
            [sys.executable, "-c", script, *words.split()],
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )
        assert (done.returncode, done.stderr) == (0, "")
        found = json.loads(done.stdout)
        assert isinstance(found, dict)
        return {key: value for key, value in found.items() if key not in TIMING}

    one, two = report(1), report(2)
    assert one == two
    assert len(str(one["digest"])) == 64


# ---- replay


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.record")), ids=lambda file: file.stem)
def test_a_good_record_passes_the_check_and_tells_its_story(run: Run, file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.result is not None
    checked = run("replay", file, "--check")
    scores = ", ".join(f"{name} {score}" for name, score in zip(record.names, record.result, strict=True))
    summary = f"{len(record.answers)} answers, the game is over: {scores}"
    assert (checked.code, checked.out, checked.err) == (0, f"{summary}; the record keeps the rules\n", "")
    for language in ("cs", "en"):
        told = run("replay", file, "--lang", language)
        assert (told.code, told.err) == (0, "")
        *story, last = told.out.splitlines()
        assert last == summary
        assert len(story) > len(record.answers)
        prefix = record.game.strip("_")
        assert texts(language)(f"{prefix}-event-ended") == story[-1]


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


def test_replay_of_a_game_that_goes_on_says_so(run: Run, write: Callable[[str], Path]) -> None:
    lines = (GOLDEN / "vale-2-random.record").read_text(encoding="utf-8").splitlines()
    file = write("\n".join(lines[: lines.index("---") + 6]) + "\n")
    assert "5 answers, the game goes on: " in run("replay", file, "--check").out
    assert run("replay", file, "--json").json()["result"]["winners"] == []


# ---- position


def test_position_answers_in_the_promised_shape(run: Run, write: Callable[[str], Path]) -> None:
    found = run("position", "vale", write(EXAMPLE), "--json").json()
    assert set(found) == {"view", "pending", "refusals", "result"}
    view = found["view"]
    assert (view["round"], view["phase"], view["deck_top"][0]) == (4, "action", "hydra")
    assert len(view["deck_top"]) == view["deck"] == 70 - 3
    me, other = view["players"]
    assert (me["score"], me["area"], me["hand"]) == (10, ["agni", "phoenix"], ["lava_giant"])
    assert me["stones"] == {"red": 3, "blue": 1, "purple": 0}
    assert me["stone_values"] == {"red": 2, "blue": 3, "purple": 6}
    assert (other["score"], other["hand"]) == (12, [])
    options = ["summon lava_giant", "release agni", "release phoenix", "end turn"]
    assert found["pending"] == [{"seat": 0, "ask": "turn", "options": options}]
    assert found["refusals"] == []
    assert found["result"]["over"] is False
    assert found["result"]["scores"] == [10, 12]


def test_position_open_shows_all_hands_and_is_the_default(run: Run, write: Callable[[str], Path]) -> None:
    file = write(HIDING)
    found = run("position", "vale", file, "--json").json()
    assert [player["hand"] for player in found["view"]["players"]] == [["lava_giant"], ["imp", "odin"]]
    assert run("position", "vale", file, "--as", "open", "--json").json() == found


def test_position_as_a_seat_hides_the_other_hand_the_deck_and_the_others_options(
    run: Run, write: Callable[[str], Path]
) -> None:
    file = write(HIDING)
    mine = run("position", "vale", file, "--as", "0", "--json")
    me, other = mine.json()["view"]["players"]
    assert me["hand"] == ["lava_giant"]
    assert "hand" not in other
    assert other["hand_size"] == 2
    assert not re.search("imp|odin|hydra", mine.out)
    assert mine.json()["pending"][0]["options"][0] == "summon lava_giant"
    theirs = run("position", "vale", file, "--as", "1", "--json")
    assert theirs.json()["view"]["players"][1]["hand"] == ["imp", "odin"]
    assert "lava_giant" not in theirs.out
    assert theirs.json()["pending"] == [{"seat": 0, "ask": "turn", "options": []}]


@pytest.mark.parametrize(("viewer", "seen"), [("0", "Lava Giant"), ("1", "Imp"), ("open", "Hydra")])
def test_position_prints_the_table_of_the_viewer(
    run: Run, write: Callable[[str], Path], viewer: str, seen: str
) -> None:
    answer = run("position", "vale", write(HIDING), "--as", viewer, "--lang", "en")
    assert (answer.code, answer.err) == (0, "")
    hidden = {"0": "Imp|Odin|Hydra", "1": "Lava Giant|Hydra|summon", "open": "hidden"}[viewer]
    assert re.search(rf"\b{seen}\b", answer.out)
    assert not re.search(rf"\b({hidden})\b", answer.out)
    assert "seat 0: What will you do?" in answer.out
    assert ("  summon lava_giant\n" in answer.out) == (viewer != "1")


def test_answers_are_played_and_those_refused_are_listed_with_their_rule(
    run: Run, write: Callable[[str], Path]
) -> None:
    answers = "summon hydra; 1: end turn; summon lava giant; pay 3 red;  pay 2 red ; SELL imp"
    found = run("position", "vale", write(EXAMPLE), "--answers", answers, "--json").json()
    assert found["refusals"] == [
        {"words": "summon hydra", "rule": "VALE-SUM.1"},
        {"words": "1: end turn", "rule": "VALE-ACT.1"},
        {"words": "pay 3 red", "rule": "VALE-CLR.8"},
        {"words": "SELL imp", "rule": "VALE-SELL.1"},
    ]
    me = found["view"]["players"][0]
    assert me["area"] == ["agni", "phoenix", "lava_giant"]
    assert me["stones"] == {"red": 1, "blue": 1, "purple": 0}
    assert me["score"] == 10 + 2 + 3 * 2  # Phoenix for two rubies, Lava Giant for three fire cards
    assert found["result"]["scores"] == [18, 12]


def test_refused_answers_change_nothing(run: Run, write: Callable[[str], Path]) -> None:
    file = write(EXAMPLE)
    before = run("position", "vale", file, "--json").json()
    after = run("position", "vale", file, "--answers", "summon hydra; tame imp; ; release imp", "--json").json()
    assert [refusal["rule"] for refusal in after["refusals"]] == ["VALE-SUM.1", "VALE-TAME.1", "VALE-REL.4"]
    assert after["view"] == before["view"]
    assert after["pending"] == before["pending"]


def test_secret_picks_of_several_seats_are_all_pending(run: Run, write: Callable[[str], Path]) -> None:
    file = write("seats: [{hand: [4, 12, 1]}, {hand: [5, 6, 7]}]")
    found = run("position", "_template", file, "--answers", "1: play 6", "--json").json()
    assert found["pending"] == [{"seat": 0, "ask": "pick", "options": ["play 4", "play 12", "play 1"]}]
    both = run("position", "_template", file, "--as", "1", "--json").json()
    assert [(each["seat"], len(each["options"])) for each in both["pending"]] == [(0, 0), (1, 3)]


def test_an_empty_description_is_a_plain_table_and_a_finished_game_says_so(
    run: Run, write: Callable[[str], Path]
) -> None:
    plain = run("position", "vale", write(""), "--json").json()
    assert plain["pending"]
    assert run("position", "vale", write("{}"), "--json").json() == plain
    file = write("{round: 10, active: 1, seats: [{score: 20}, {score: 61}]}")  # nothing left but to end the turn
    answer = run("position", "vale", file, "--lang", "cs")
    assert answer.out.endswith("Hra skončila.\n")
    found = run("position", "vale", file, "--json").json()
    assert found["pending"] == []
    assert (found["result"]["over"], found["result"]["winners"]) == (True, [1])


# ---- rules


def report_of(rules: list[str]) -> None:
    Path(".deskovka").mkdir()
    Path(".deskovka/rules.json").write_text(json.dumps({rule: [] for rule in rules}), encoding="utf-8")


def test_rules_reports_finished_games_in_the_promised_shape(run: Run) -> None:
    report_of(["VALE-SETUP.1", "VALE-SUM.3", "TEMPLATE-END.1"])
    found = run("rules", "--json").json()
    finished = [id for id in (*game_ids(), "_template") if find_game(id).finished]
    assert sorted(found) == sorted(finished)
    vale = found["vale"]
    assert set(vale) == {"total", "covered", "missing"}
    assert vale["covered"] == 2
    assert len(vale["missing"]) == vale["total"] - 2
    assert not {"VALE-SETUP.1", "VALE-SUM.3"} & set(vale["missing"])
    assert list(run("rules", "_template", "--json").json()) == ["_template"]


def test_rules_missing_prints_nothing_but_ids(run: Run) -> None:
    report_of(["TEMPLATE-END.1"])
    missing = run("rules", "_template", "--json").json()["_template"]["missing"]
    listed = run("rules", "_template", "--missing")
    assert (listed.code, listed.err) == (0, "")
    assert listed.out.splitlines() == missing
    assert "TEMPLATE-END.1" not in missing
    first, *others = run("rules", "_template").out.splitlines()
    assert first == f"_template: 1 of {len(missing) + 1} rules have a test"
    assert others == [f"  missing {rule}" for rule in missing]


# ---- bench


def test_bench_measures_every_mode_there_is(run: Run) -> None:
    """The one slow test here: each mode is a process of its own that measures for a while."""
    rows = run("bench", "_template", "--rounds", "1", "--json").json()
    modes = {"interpreted", "compiled"} if speed.is_compiled() else {"interpreted"}
    assert {row["mode"] for row in rows} == modes
    for row in rows:
        assert set(row) == {"name", "game", "mode", "value", "unit"}
        assert row["game"] == "_template"
        assert row["value"] > 0
    units = {(row["name"], row["unit"]) for row in rows}
    assert len(rows) == len(units) * len(modes)
    assert {unit for _, unit in units} == {"answers/s", "games/s", "clones/s", "iterations/s", "arrays/s"}


def test_bench_prints_the_ratio_of_the_modes(capsys: pytest.CaptureFixture[str]) -> None:
    row = {"name": "clones", "game": "vale", "mode": "interpreted", "value": 1000.0, "unit": "clones/s"}
    cli.show_bench([row])
    assert rows_of(capsys.readouterr().out)["vale"] == ["clones (clones/s)", "not compiled", "1,000", ""]
    cli.show_bench([row, {**row, "mode": "compiled", "value": 12500.0}])
    assert rows_of(capsys.readouterr().out)["vale"] == ["clones (clones/s)", "12,500", "1,000", "12.5 ×"]


# ---- play


@pytest.mark.parametrize("language", ["cs", "en"])
def test_play_to_the_end_with_what_is_typed(run: Run, tmp_path: Path, language: str) -> None:
    words = ["play", "_template", "--lang", language, "--seed", "5", "--names", "Jana,Petr", "--seats", "3"]
    answer = run(*words, typed="1\n" * 40)
    say = texts(language)
    assert (answer.code, answer.err) == (0, "")
    bot = say("core-bot-names").split()[0]
    assert answer.out.startswith(
        say("core-welcome", title=say("template-title"), players=f"Jana, Petr, {bot} (greedy)")
    )
    assert say("template-about") in answer.out
    assert say("core-score-sheet") in answer.out
    assert say("core-goodbye") not in answer.out
    assert not (tmp_path / "home").exists()  # a finished game is not kept


def test_play_without_a_name_is_one_person_against_a_bot(run: Run) -> None:
    answer = run("play", "--lang", "cs", "--seed", "1")
    assert answer.out.startswith("Údolí věčnosti – Hráč, Liška (greedy)")
    assert answer.out.endswith("Zase někdy!\n")


def test_play_seats_the_bots_that_were_named(run: Run) -> None:
    answer = run("play", "vale", "--lang", "en", "--seats", "4", "--bots", "random,greedy", "--names", " Jana ")
    assert answer.out.startswith("The Vale of Eternity – Jana, Fox (random), Owl (greedy), Wolf (random)")


def test_play_with_the_same_seed_is_the_same_game(run: Run) -> None:
    words = ["play", "vale", "--lang", "en", "--seed"]
    typed = "1\n2\n1\n3\n"
    assert run(*words, "8", typed=typed).out == run(*words, "8", typed=typed).out
    assert run(*words, "8", typed=typed).out != run(*words, "9", typed=typed).out


def test_the_largest_seed_is_a_seed_like_any_other(run: Run) -> None:
    answer = run("play", "vale", "--seats", "4", "--lang", "en", "--seed", str(2**63 - 2), typed="1\n")
    assert (answer.code, answer.err) == (0, "")
    assert "See you again!" in answer.out
    report = run("simulate", "vale", "--games", "2", "--seed", str(2**63 - 2), "--json").json()
    assert report["games"] == 2


@pytest.mark.parametrize("name", ["[bold]", "Fox [/]"])
def test_a_name_is_shown_as_it_was_written(run: Run, name: str) -> None:
    answer = run("play", "vale", "--lang", "en", "--names", name, "--seed", "1")
    assert answer.code == 0
    title, *_ = answer.out.splitlines()
    assert title == f"The Vale of Eternity – {name}, Fox (greedy)"
    assert re.search(rf"^[▶ ] {re.escape(name)}  Points", answer.out, re.MULTILINE)


# ---- the language


@pytest.mark.parametrize(
    ("system", "language"),
    [(("cs_CZ", "UTF-8"), "cs"), (("Czech_Czechia", "1250"), "cs"), (("de_DE", "UTF-8"), "en"), ((None, None), "en")],
)
def test_without_a_wish_the_system_decides_the_language(
    monkeypatch: pytest.MonkeyPatch, system: tuple[str | None, str | None], language: str
) -> None:
    monkeypatch.setattr(locale, "getlocale", lambda: system)
    assert cli.chosen_language(None) == language
    assert cli.chosen_language("cs") == "cs"
    assert cli.chosen_language("en") == "en"


# ---- help


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Run, command: str) -> None:
    answer = run(command, "--help")
    assert (answer.code, answer.err) == (0, "")
    assert re.search(rf"Usage: .*{command} ", answer.out)
    assert "--help" in answer.out


def test_the_help_lists_every_command(run: Run) -> None:
    answer = run("--help")
    assert (answer.code, answer.err) == (0, "")
    assert all(re.search(rf"\b{command}\b", answer.out) for command in COMMANDS)


def test_the_bare_command_shows_the_help_without_complaining(run: Run) -> None:
    answer = run()
    assert "simulate" in answer.out
    assert (answer.code, answer.err) == (0, "")


# ---- mistakes


def assert_one_clear_line(answer: Answer, tmp_path: Path, *said: str) -> None:
    assert answer.code == 2, answer
    assert answer.out == ""
    assert re.fullmatch(r"deskovka: \S[^\n]*\n", answer.err)
    assert all(words in answer.err for words in said), answer.err
    assert list((tmp_path / "empty").iterdir()) == []
    assert not (tmp_path / "home").exists()


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
def test_an_impossible_position_is_one_clear_line(
    run: Run, tmp_path: Path, write: Callable[[str], Path], mistake: str
) -> None:
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
        (["--answers", "dance", "--json"], "“dance”"),
        (["--answers", "end turn; dance", "--json"], "“dance”"),
        (["--lang", "de"], "no language 'de'"),
        (["--lang", "de", "--json"], "no language 'de'"),
    ],
    ids=lambda each: " ".join(each) if isinstance(each, list) else "",
)
def test_a_bad_wish_about_a_good_position_is_one_clear_line(
    run: Run, tmp_path: Path, write: Callable[[str], Path], more: list[str], said: str
) -> None:
    assert_one_clear_line(run("position", "vale", write(EXAMPLE), *more), tmp_path, said)


def test_a_position_of_another_game_is_one_clear_line(run: Run, tmp_path: Path, write: Callable[[str], Path]) -> None:
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
def test_a_broken_record_is_one_clear_line(
    run: Run, tmp_path: Path, write: Callable[[str], Path], mistake: str
) -> None:
    change, said = BROKEN[mistake]
    file = write(change((GOLDEN / "vale-2-random.record").read_text(encoding="utf-8")))
    for words in (
        ["replay", file],
        ["replay", file, "--check"],
        ["replay", file, "--json"],
        ["play", "--resume", file],
    ):
        assert_one_clear_line(run(*words), tmp_path, said)


def test_bytes_that_are_no_text_are_one_clear_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\r\n\xff\xfe")
    for words in (["replay", file], ["position", "vale", file], ["play", "--resume", file]):
        assert_one_clear_line(run(*words), tmp_path, "it is not text")


def test_an_unknown_language_of_a_replay_is_one_clear_line(run: Run, tmp_path: Path) -> None:
    file = GOLDEN / "vale-2-random.record"
    for more in ([], ["--check"], ["--json"]):
        assert_one_clear_line(run("replay", file, "--lang", "de", *more), tmp_path, "no language 'de'")
