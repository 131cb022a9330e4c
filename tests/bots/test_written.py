"""Bots as they are written: by name, told something, by class, and of other packages."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import ClassVar

import pytest

from deskovka.arena.simulate import Plan, simulate
from deskovka.bots.bot import Bot, Seat
from deskovka.bots.levels import LEVELS
from deskovka.bots.parameters import Parameter
from deskovka.bots.registry import BOTS, bot_names, is_class, make_bot, parted, split_bots, tell
from deskovka.bots.simple import GreedyBot, RandomBot
from deskovka.core.errors import UnknownName
from deskovka.games.registry import find_game

OURS = "random, greedy, neural, beginner, easy, medium, hard, master"
MODULE = '''
from typing import ClassVar
from deskovka.bots.bot import Bot, Seat
from deskovka.bots.parameters import Parameter

class Eager(Bot):
    """Takes an option by its place."""
    parameters: ClassVar[tuple[Parameter, ...]] = (
        Parameter("place", low=0), Parameter("mood", allowed=("glad", "grim")), Parameter("word"), Parameter("late"),
    )
    place: int = 0
    mood: str = "glad"
    word: str = "hm"
    late: bool = False

    def answer(self, seat: Seat) -> int:
        options = seat.options()
        return options[min(self.place, len(options) - 1)]

class Outer:
    Inner = Eager

NOT_A_CLASS = 3
'''
METADATA = "Metadata-Version: 2.1\nName: some-bots\nVersion: 1\n"
ENTRY_POINTS = """
[deskovka.bots]
eager = bots_of_others:Eager
greedy = bots_of_others:Eager
gone = bots_of_others:Gone
"""


@pytest.fixture
def others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of somebody else, installed."""
    (tmp_path / "bots_of_others.py").write_text(MODULE, encoding="utf-8")
    information = tmp_path / "some_bots-1.dist-info"
    information.mkdir()
    (information / "METADATA").write_text(METADATA, encoding="utf-8")
    (information / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "bots_of_others", raising=False)
    return tmp_path


def told(bot: Bot) -> dict[str, object]:
    return {parameter.name: getattr(bot, parameter.name) for parameter in bot.parameters}


# ---- by name


def test_a_seed_is_optional_and_then_luck_is_fresh() -> None:
    assert make_bot("greedy", 3).luck == make_bot("greedy", 3).luck
    assert len({make_bot("random").luck for _ in range(20)}) == 20
    assert type(make_bot("random")) is RandomBot


@pytest.mark.parametrize(
    ("written", "worlds", "noise"),
    [
        ("greedy", 2, 0.0),
        ("greedy:worlds=5", 5, 0.0),
        ("greedy:noise=0.25", 2, 0.25),
        ("greedy: worlds = 3 , noise = 1", 3, 1.0),
    ],
)
def test_what_a_bot_is_told_is_what_it_does(written: str, worlds: int, noise: float) -> None:
    bot = make_bot(written, 1)
    assert isinstance(bot, GreedyBot)
    assert (bot.worlds, bot.noise) == (worlds, noise)
    assert (type(bot.worlds), type(bot.noise)) == (int, float)


def test_one_bot_is_not_told_what_another_one_is() -> None:
    make_bot("greedy:worlds=9", 1)
    assert told(make_bot("greedy", 1)) == {"worlds": 2, "noise": 0.0, "slips": 0.0, "effort": 0}


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("oracle", f"there is no bot 'oracle'; there are: {OURS}, or module:Class"),
        ("", f"there is no bot ''; there are: {OURS}, or module:Class"),
        ("random:x=1", "random has no parameter 'x'; it has: none"),
        ("greedy:depth=1", "greedy has no parameter 'depth'; it has: worlds, noise, slips, effort"),
        ("greedy:worlds=1,deep", "greedy has no parameter 'deep'; it has: worlds, noise, slips, effort"),
        ("greedy:worlds=many", "greedy: worlds is a whole number from 1 to 1000, not 'many'"),
        ("greedy:worlds=2.5", "greedy: worlds is a whole number from 1 to 1000, not '2.5'"),
        ("greedy:worlds=0", "greedy: worlds is a whole number from 1 to 1000, not '0'"),
        ("greedy:worlds=1001", "greedy: worlds is a whole number from 1 to 1000, not '1001'"),
        ("greedy:worlds=", "greedy: worlds is a whole number from 1 to 1000, not ''"),
        (f"greedy:worlds={10**400}", f"greedy: worlds is a whole number from 1 to 1000, not '{10**400}'"),
        ("greedy:noise=nan", "greedy: noise is a number from 0 to 1, not 'nan'"),
        ("greedy:noise=-1", "greedy: noise is a number from 0 to 1, not '-1'"),
    ],
)
def test_what_cannot_be_is_refused_with_what_there_is(written: str, message: str) -> None:
    with pytest.raises(UnknownName) as refused:
        make_bot(written, 1)
    assert str(refused.value) == message


def test_a_greedy_bot_that_looks_at_more_tables_or_errs_plays_otherwise() -> None:
    def digest(bot: str) -> object:
        return simulate(Plan("vale", 2, (bot,), seed=4, digest=True), games=2)["digest"]

    plain = digest("greedy:worlds=2,noise=0")
    assert len({plain, digest("greedy:worlds=5"), digest("greedy:noise=0.5"), digest("random")}) == 4


def test_noise_is_the_share_of_random_answers() -> None:
    def sure(noise: str) -> float:
        [first, _] = simulate(Plan("vale", 2, (f"greedy:noise={noise}", "random"), seed=2), games=30)["per_bot"]
        assert first["bot"].startswith("greedy")
        return float(first["mean_score"])

    assert sure("0") > sure("0.5") > sure("1")


# ---- several, with commas


@pytest.mark.parametrize(
    ("written", "bots"),
    [
        ("random", ["random"]),
        ("random,greedy", ["random", "greedy"]),
        ("random, greedy:worlds=4,noise=0.1,random", ["random", "greedy:worlds=4,noise=0.1", "random"]),
        ("a.b:C:x=1, y=2,d:E", ["a.b:C:x=1,y=2", "d:E"]),
        ("greedy:worlds=4,greedy:worlds=5", ["greedy:worlds=4", "greedy:worlds=5"]),
        ("x=1", ["x=1"]),
        ("", [""]),
    ],
)
def test_commas_part_bots_and_what_they_are_told(written: str, bots: list[str]) -> None:
    assert split_bots(written) == bots


@pytest.mark.parametrize(
    ("written", "who", "what", "by_class"),
    [
        ("greedy", "greedy", "", False),
        ("greedy:worlds=4", "greedy", "worlds=4", False),
        ("a.b:C", "a.b:C", "", True),
        ("a.b:C:x=1,y=2", "a.b:C", "x=1,y=2", True),
    ],
)
def test_each_way_of_writing_can_be_told_from_the_others(written: str, who: str, what: str, by_class: bool) -> None:
    assert parted(written) == (who, what)
    assert is_class(written) is by_class


# ---- by class


def test_a_class_is_found_by_its_module(others: Path) -> None:
    assert told(make_bot("bots_of_others:Eager", 1)) == {"place": 0, "mood": "glad", "word": "hm", "late": False}
    written = "bots_of_others:Outer.Inner:place=2,mood=grim,late=on,word=so"
    assert told(make_bot(written, 1)) == {"place": 2, "mood": "grim", "word": "so", "late": True}


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("nowhere_at_all:Eager", "there is no bot 'nowhere_at_all:Eager': No module named 'nowhere_at_all'"),
        ("bots_of_others:Lazy", "there is no bot 'bots_of_others:Lazy': .*no attribute 'Lazy'"),
        ("bots_of_others:NOT_A_CLASS", "bots_of_others:NOT_A_CLASS is not a class below Bot"),
        ("pathlib:Path", "pathlib:Path is not a class below Bot"),
        (".:Eager", "'.:Eager' is no bot: a class is module:Class"),
        ("bots of others:Eager", "'bots of others:Eager' is no bot: a class is module:Class"),
        ("bots_of_others:", "'bots_of_others:' is no bot: a class is module:Class"),
        (":Eager", "':Eager' is no bot: a class is module:Class"),
        ("bots_of_others:Eager:place=-1", "bots_of_others:Eager: place is a whole number from 0, not '-1'"),
        ("bots_of_others:Eager:mood=sad", "bots_of_others:Eager: mood is one of glad, grim, not 'sad'"),
        ("bots_of_others:Eager:word=", "bots_of_others:Eager: word is a word, not ''"),
        ("bots_of_others:Eager:late=1", "bots_of_others:Eager: late is on or off, not '1'"),
        ("bots_of_others:Eager:luck=1", "has no parameter 'luck'; it has: place, mood, word, late"),
    ],
)
def test_what_is_no_bot_is_refused(others: Path, written: str, message: str) -> None:
    with pytest.raises(UnknownName, match=message):
        make_bot(written, 1)


def test_a_bot_of_somebody_else_plays_in_the_arena_on_several_cores(others: Path) -> None:
    plan = Plan("_template", 2, ("bots_of_others:Eager:place=1", "eager"), seed=1)
    report = simulate(plan, games=4, jobs=2)
    rows = report["per_bot"]
    assert isinstance(rows, list)
    assert [(row["bot"], row["games"]) for row in rows] == [("bots_of_others:Eager:place=1", 4), ("eager", 4)]


# ---- of other packages


def test_bots_of_other_packages_are_listed_without_being_imported_and_do_not_take_our_names(others: Path) -> None:
    assert bot_names() == ["random", "greedy", "neural", *LEVELS, "eager", "gone"]
    assert "bots_of_others" not in sys.modules
    assert type(make_bot("greedy", 1)) is GreedyBot
    assert "bots_of_others" not in sys.modules
    assert told(make_bot("eager:place=3", 1))["place"] == 3


def test_a_package_that_does_not_keep_its_word_is_named(others: Path) -> None:
    with pytest.raises(UnknownName, match=r"there is no bot 'bots_of_others:Gone'"):
        make_bot("gone", 1)


def test_without_other_packages_there_are_ours() -> None:
    assert bot_names() == list(BOTS)


class Careful(Bot):
    """Can be told how deep to look."""

    parameters: ClassVar[tuple[Parameter, ...]] = (Parameter("depth", 1, 9),)
    depth = 3

    def answer(self, seat: Seat) -> int:
        return seat.options()[-1]


def test_parameters_need_no_annotations() -> None:
    g = find_game("_template").new_game(2, 1)
    bot = Careful(1)
    assert bot.answer(Seat(g, int(g.seat))) == list(g.options)[-1]
    tell(bot, "careful", "depth=7")
    assert told(bot) == {"depth": 7}
    assert told(Careful(1)) == {"depth": 3}
