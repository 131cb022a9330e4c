"""Levels for people: bots that play as the data says, slips that are never nonsense, and pages that say the same."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from deskovka.arena.contest import Contest
from deskovka.arena.report import report
from deskovka.arena.results import Results
from deskovka.arena.running import run
from deskovka.bots import levels
from deskovka.bots.bot import Bot, Considered, Seat
from deskovka.bots.levels import LEVELS, OTHERS, USUAL, data, levels_of
from deskovka.bots.registry import BOTS, make_bot, parted
from deskovka.bots.slips import BEARABLE, next_best, slip, values_of
from deskovka.games.registry import find_game, game_ids
from deskovka.testing.bots import check_never_peeks
from deskovka.testing.play import play_randomly
from support.scripts import tool

pages = tool("levels")
WRITTEN = sorted({level["bot"] for found in data().values() for level in found["levels"].values()})


# ---- the data


def test_every_game_has_five_levels_and_other_games_too() -> None:
    assert set(data()) == {*game_ids(), OTHERS}
    for found in data().values():
        assert tuple(found["levels"]) == LEVELS
    assert levels_of("somebody-elses") is data()[OTHERS]
    assert USUAL in LEVELS


def test_a_rating_lies_in_its_interval_or_is_not_there_at_all() -> None:
    """A level has one if it played in the arena that measured its game; a level may have been left out there."""
    for found in data().values():
        played = f",{found['measured']['command'].split('--bots ')[1].split()[0]}," if found["measured"] else ""
        for name, level in found["levels"].items():
            numbers = [level["low"], level["rating"], level["high"]]
            if f",{name}," in played or f",{level['bot']}," in played:
                assert None not in numbers
                assert numbers == sorted(numbers)
            else:
                assert numbers == [None] * 3


@pytest.mark.parametrize("written", WRITTEN)
def test_what_a_level_plays_as_is_no_level_and_answers_in_time(written: str) -> None:
    """A level that plays as a level could go round in circles; what people are told of its time must hold."""
    who, told = parted(written)
    assert who not in LEVELS or (who == "master" and told)
    bot = make_bot(written, 1)
    assert not bot.listens, "levels do not say that they listen"
    seconds = getattr(bot, "seconds", 0.0)
    promised = [
        one["seconds"] for found in data().values() for one in found["levels"].values() if one["bot"] == written
    ]
    assert min(promised) >= seconds


# ---- the bots


@pytest.mark.parametrize("level", ["beginner", "easy", "medium"])  # the others are bots with tests of their own
def test_a_level_answers_exactly_as_the_bot_it_is(level: str) -> None:
    g = find_game("vale").new_game(2, 5)
    one, other = make_bot(level, 3), make_bot(levels_of("vale")["levels"][level]["bot"], 3)
    for _ in range(25):
        seat = Seat(g, int(g.seat))
        answer = one.answer(seat)
        assert answer == other.answer(seat)
        g.choose(seat.number, answer)


def test_master_told_something_is_the_search_and_told_nothing_the_level() -> None:
    assert isinstance(make_bot("master", 1), levels.LevelBot)
    assert not isinstance(make_bot("master:iterations=3", 1), levels.LevelBot)


class Thoughtful(Bot):
    """Says what it considered; counts how often one of it is made."""

    made = 0

    def __init__(self, luck: int) -> None:
        super().__init__(luck)
        Thoughtful.made += 1

    def answer(self, seat: Seat) -> int:
        return seat.options()[-1]

    def considered(self) -> list[Considered]:
        return [Considered(1, 0.5, 1.0)]


def test_a_level_says_what_its_bot_considered_and_stays_that_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "thoughtful", Thoughtful)
    monkeypatch.setitem(levels_of("_template")["levels"]["hard"], "bot", "thoughtful")
    Thoughtful.made = 0
    bot = make_bot("hard", 1)
    assert bot.considered() == []
    for g in play_randomly(find_game("_template").new_game(2, 3), 4):
        for question in g.pending():
            assert bot.answer(Seat(g, question.seat)) == question.options[-1]
    assert Thoughtful.made == 1
    assert [one.chance for one in bot.considered()] == [0.5]


def test_a_question_without_a_choice_is_answered_without_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where everybody sees that somebody is asked, there may be one option only."""
    monkeypatch.setitem(levels_of("eldervale")["levels"]["hard"], "bot", "not-even-there")
    seen = 0
    for g in play_randomly(find_game("eldervale").new_game(2, 1), 2):
        for question in g.pending():
            if len(question.options) == 1:
                seen += 1
                assert make_bot("hard", 1).answer(Seat(g, question.seat)) == question.options[0]
    assert seen


@pytest.mark.parametrize("bot", ["beginner", "hard"])
def test_levels_never_peek(bot: str) -> None:
    assert check_never_peeks(lambda seed: make_bot(bot, seed), find_game("_template"), 2, range(2)) > 3


# ---- slips


@pytest.mark.parametrize(
    ("values", "slips"),
    [
        ([10, 9, 8, 7, 0], [1, 2]),  # the second and the third best
        ([10, 9, 2, 0], [1]),  # the third loses nearly all that is at stake
        ([10, 10, 9, 0], [2]),  # as good as the best is no slip
        ([10, 0], []),  # with yes and no the other one is nonsense
        ([3, 3, 3], []),
        ([0, 7, 10, 9], [3, 1]),
    ],
)
def test_a_slip_is_a_little_worse_and_never_nonsense(values: list[float], slips: list[int]) -> None:
    assert next_best(list(range(len(values))), values) == slips


def test_a_beginner_slips_and_greedy_does_not() -> None:
    """On real tables: what slipping greedy answers is what it values next, never nonsense."""
    slipped = 0
    for number, g in enumerate(play_randomly(find_game("vale").new_game(2, 7), 8)):
        if number % 6 or len(g.options) < 2:
            continue
        tables = [g.imagine(int(g.seat), number + 1)]
        options = [int(option) for option in g.options]
        values = dict(zip(options, values_of(tables, options), strict=True))
        found = slip(tables, number + 1)
        if found is not None:
            slipped += 1
            best, worst = max(values.values()), min(values.values())
            assert best - BEARABLE * (best - worst) - 1e-6 <= values[found] < best
    assert slipped > 3


def test_whoever_slips_more_loses_more() -> None:
    contest = Contest("vale", ("greedy:slips=1,worlds=1",), (2,), "greedy:worlds=1", 1, {}, 0.0, "")
    with Results(contest) as results:
        found = report(contest, run(results, 16, 1, "", lambda _: None))
    shares = {row["player"]: row["share"] for row in found["matchups"][0]["rows"]}
    assert shares["greedy:slips=1,worlds=1"] < 0.5


# ---- pages


def test_the_pages_say_what_the_data_does() -> None:
    """Written anew by `python tools/levels.py`."""
    for file, text in pages.pages().items():
        assert file.read_text(encoding="utf-8") == text


def arena_of(names: list[str]) -> dict[str, Any]:
    """What an arena told of these five, the weakest first."""
    rows = [
        {"player": name, "rating": 1400.4 + 100 * n, "low": 1380.0 + n, "high": 1900.6} for n, name in enumerate(names)
    ]
    pairs = [(one, other) for n, one in enumerate(names) for other in names[n + 1 :]]
    matchups = [
        {"seats": 2, "games": 40, "rows": [{"player": one, "share": 0.25}, {"player": other, "share": 0.75}]}
        for one, other in pairs
    ]
    told = {"game": "vale", "bots": names, "against": "", "seats": [2], "seed": 7, "games": 400}
    return {**told, "ratings": [{"seats": 2, "rows": rows}], "matchups": matchups}


@pytest.mark.parametrize("by_name", [True, False])
def test_what_an_arena_measured_becomes_the_ratings_of_the_levels(by_name: bool) -> None:
    found = deepcopy(data())
    written = [found["vale"]["levels"][level]["bot"] for level in LEVELS]
    pages.take_in(found, arena_of(list(LEVELS) if by_name else written))
    assert found["vale"]["levels"]["easy"] == {
        **data()["vale"]["levels"]["easy"],
        "rating": 1500,
        "low": 1381,
        "high": 1901,
    }
    measured = found["vale"]["measured"]
    assert (measured["games"], measured["seats"], measured["each"]) == (400, 2, [0.75] * 4)
    assert measured["command"].endswith("--seats 2 --games 40 --seed 7")
    assert json.loads(json.dumps(found)) == found
    with pytest.raises(SystemExit, match="did not play each other"):
        pages.take_in(found, {**arena_of(list(LEVELS)), "against": "greedy-1"})


def test_a_level_that_did_not_play_is_not_measured() -> None:
    found = deepcopy(data())
    pages.take_in(found, arena_of(["beginner", "easy", "medium", "hard"]))
    assert found["vale"]["levels"]["master"] == {
        **data()["vale"]["levels"]["master"],
        "rating": None,
        "low": None,
        "high": None,
    }
    assert found["vale"]["levels"]["hard"]["rating"] == 1700
    assert found["vale"]["measured"]["each"] == [0.75, 0.75, 0.75, None]
    assert [line.split(" | ")[3:] for line in pages.bots_table(found) if line.startswith("| `vale` | master")] == [
        [pages.NOT_YET, " |"]
    ]
    with pytest.raises(SystemExit, match="did not play each other"):
        pages.take_in(found, arena_of(["beginner", "random"]))


def test_a_level_that_thinks_is_told_to_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[float] = []

    class Thinker(Bot):
        def hurry(self, seconds: float) -> None:
            told.append(seconds)

        def answer(self, seat: Seat) -> int:
            return seat.options()[0]

    g = find_game("vale").new_game(2, 1)
    level = levels.Hard(1)
    level.plays, level.game = Thinker(1), "vale"
    level.answer(Seat(g, int(g.seat)))
    level.hurry(0.25)
    level.answer(Seat(g, int(g.seat)))
    assert told == [0.25]
