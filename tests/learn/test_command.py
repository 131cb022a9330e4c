"""`deskovka learn`: from nothing to a released file, and every wrong wish in one clear line."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import sleep

import numpy as np
import pytest

from deskovka.commands import learn
from deskovka.commands.learn import Wishes, size_of
from deskovka.core.ahead import BLIND, Sight
from deskovka.core.errors import DeskovkaError
from deskovka.games.registry import find_game, game_ids
from deskovka.learn.arrays import NumpyArrays
from deskovka.learn.checkpoint import read_checkpoint
from deskovka.learn.course import Course
from deskovka.learn.network import Size, first_weights
from deskovka.learn.release import LARGEST, card_of, read_release, write_release
from deskovka.learn.sheets import Field

Wish = Callable[..., Wishes]


@pytest.fixture
def wish(tmp_path: Path) -> Wish:
    def wishes(**changes: object) -> Wishes:
        given: dict[str, object] = {
            "game": "_template",
            "out": tmp_path / "out",
            "minutes": 0.02,
            "resume": None,
            "pause_after": 0.0,
            "teacher": "",
            "teaching": 0.25,
            "ahead": False,
            "effort": 0,
            "after": False,
            "seats": "2,3",
            "variants": 0.3,
            "workers": 0,
            "tables": 8,
            "lesson": 48,
            "begins": 0.0,
            "shaping": 0.3,
            "size": "8,8,8",
            "device": "numpy",
            "partner": "",
            "partnered": 0.25,
            "against": "random",
            "exam": 0.03,
            "seed": 3,
        }
        return Wishes(**{**given, **changes})  # type: ignore[arg-type]

    return wishes


def test_a_course_ends_with_a_released_network(wish: Wish, capsys: pytest.CaptureFixture[str]) -> None:
    wishes = wish(teacher="greedy", partner="greedy:worlds=1")
    learn.run(wishes)
    path = wishes.out / "_template.npz"
    size, _, card = read_release(path, find_game("_template"))
    assert (size.first, size.hidden, size.option) == (8, 8, 8)
    trained = card["trained"]
    assert isinstance(trained, dict)
    assert trained["how"] == "self-play, PPO, after imitating greedy, against greedy:worlds=1 at 25% of the tables"
    assert trained["answers"] > 0
    assert card["seats"] == [2, 3]
    said = " ".join(capsys.readouterr().out.split())
    assert "taught by greedy" in said
    assert "against greedy:worlds=1 at 2 of them" in said
    assert "against random, 2 seats" in said
    assert "bots play it from src/deskovka/bots/weights/" in said
    lines = (wishes.out / "curves.jsonl").read_text().splitlines()
    assert json.loads(lines[-1])["progress"] == 1.0


def test_how_far_options_are_looked_ahead_stays_with_the_network(wish: Wish) -> None:
    """Also where a course goes on from its file, or from where it was interrupted."""
    game = find_game("_template")
    learn.run(wish(ahead=True, effort=4, against=""))
    file = wish().out / "_template.npz"
    assert read_release(file, game)[0].effort == 4
    assert read_checkpoint(wish().out).size.effort == 4
    assert [learn.beginning(wish(resume=file, ahead=ahead), game).size.effort for ahead in (False, True)] == [4, 4]
    assert learn.beginning(wish(resume=file, ahead=True, effort=6), game).size.effort == 6


def test_a_network_learns_to_hear_what_options_change_and_hears_it_from_then_on(wish: Wish, tmp_path: Path) -> None:
    """One of Eldervale that was told where options lead: as wide as before, and as it played."""
    game, file = find_game("eldervale"), tmp_path / "told.npz"
    size = Size(game.table_size, Sight(True, 8).width(game), 4, 4, 4, effort=8)
    write_release(file, size, first_weights(size, 1), card_of(game, size, (2,), False, {}, []))
    begin = learn.beginning(wish(game="eldervale", resume=file, ahead=True, after=True), game)
    assert begin.size == replace(size, option_width=size.option_width + game.after_size, after=True)
    assert begin.weights is not None
    columns = begin.size.named(begin.weights)["o.weight"]
    assert not columns[:, size.option_width :].any()
    assert columns[:, : size.option_width].any()
    write_release(file, begin.size, begin.weights, card_of(game, begin.size, (2,), False, {}, []))
    for wishes in (wish(resume=file), wish(resume=file, ahead=True), wish(resume=file, ahead=True, after=True)):
        assert learn.beginning(wishes, game).size == begin.size
    assert learn.beginning(wish(game="eldervale", ahead=True, effort=8, after=True), game).size.after


def test_tables_are_told_as_far_ahead_as_the_network_hears(wish: Wish, monkeypatch: pytest.MonkeyPatch) -> None:
    class Enough(Exception):
        pass

    def made(wishes: Wishes, on: object, begin: learn.Beginning, field: Field) -> None:
        assert (begin.size.effort, field.sight) == (4, Sight(True, 4))
        raise Enough

    monkeypatch.setattr(learn, "make_trainer", made)
    with pytest.raises(Enough):
        learn.run(wish(ahead=True, effort=4))


def test_a_paused_course_goes_on(wish: Wish, capsys: pytest.CaptureFixture[str]) -> None:
    """By time: however slow the machine, the first call stops before the end, the second at it."""
    paused = wish(minutes=1000.0, pause_after=0.0001, against="")
    learn.run(paused)
    assert "go on with: deskovka learn _template --minutes 1000" in " ".join(capsys.readouterr().out.split())
    assert not (paused.out / "_template.npz").exists()
    spent = read_checkpoint(paused.out).counts.seconds / 60
    learn.run(wish(minutes=spent + 0.01, against="", resume=paused.out))
    assert (paused.out / "_template.npz").exists()
    with pytest.raises(DeskovkaError, match=r"that course has had its 0\.001 minutes"):
        learn.run(wish(minutes=0.001, against="", resume=paused.out))


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_whoever_ends_it_lets_it_save(tmp_path: Path, number: int) -> None:
    """Real processes: a course that would take hours, and whoever plays for it, end within seconds of the signal."""
    out = tmp_path / "out"
    words = [
        "--minutes",
        "999",
        "--out",
        str(out),
        "--workers",
        "1",
        "--tables",
        "4",
        "--size",
        "8,8,8",
        "--against",
        "",
    ]
    course = subprocess.Popen([sys.executable, "-m", "deskovka", "learn", "_template", *words], stdout=subprocess.PIPE)
    while not (out / "curves.jsonl").exists():
        assert course.poll() is None
        sleep(0.1)
    course.send_signal(number)
    said, _ = course.communicate()
    assert course.returncode == 0
    assert b"go on with" in b" ".join(said.split())
    assert read_checkpoint(out).counts.rounds > 0


def test_what_is_wished_of_lessons_and_rewards_reaches_the_course(wish: Wish) -> None:
    wishes = wish(lesson=7, begins=0.5, shaping=0.9, teaching=0.1)
    field = Field("_template", (2,), 0.0, seed=1, workers=0, tables=8, longest=200)
    trainer = learn.make_trainer(wishes, NumpyArrays(), learn.beginning(wishes, find_game("_template")), field)
    assert trainer.course == Course(steps=7, begins=0.5, shaping=0.9, teaching=0.1)


def test_a_course_begins_with_a_released_network(wish: Wish) -> None:
    learn.run(wish(against=""))
    again = wish(against="", resume=wish().out / "_template.npz", minutes=0.001)
    before = read_release(wish().out / "_template.npz", find_game("_template"))[1]
    learn.run(again)
    after, card = read_release(again.out / "_template.npz", find_game("_template"))[1:]
    assert np.abs(after - before).max() < 0.2
    trained = card["trained"]
    assert isinstance(trained, dict)
    assert trained["from"] == "_template.npz"


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": "7"}, "is for 2, 3, 4 seats, not 7"),
        ({"seats": "two"}, "--seats is numbers with commas"),
        ({"size": "8,8"}, "--size is three widths"),
        ({"minutes": 0.0}, "--minutes must be above 0"),
        ({"device": "abacus"}, "a device is one of auto, numpy, cpu, cuda"),
        ({"against": "nobody"}, "there is no bot 'nobody'"),
        ({"against": "nowhere.npz"}, "there is no network nowhere.npz"),
        ({"teacher": "nobody"}, "there is no bot 'nobody'"),
        ({"resume": Path("nowhere")}, "there is no checkpoint.npz in nowhere"),
        ({"ahead": True, "after": True}, "_template tells nothing of what options change"),
        ({"game": "eldervale", "seats": "2", "after": True}, "--after needs --ahead"),
    ],
)
def test_wrong_wishes_are_refused_before_anything_begins(wish: Wish, changes: dict[str, object], words: str) -> None:
    with pytest.raises(DeskovkaError, match=words):
        learn.run(wish(**changes))
    assert not list(wish().out.glob("*"))


@pytest.mark.parametrize("game", game_ids())
def test_a_network_of_every_game_fits_into_a_released_file(game: str) -> None:
    for sight in (BLIND, Sight(True, 8), Sight(True, 8, after=True)):
        assert 2 * size_of(find_game(game), "", sight).weights() < LARGEST
