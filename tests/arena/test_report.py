"""What a report says of games, and that a page of it holds all that."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from arena.conftest import LANTERN
from deskovka.arena.bout import Played, play
from deskovka.arena.contest import Contest
from deskovka.arena.page import STYLE, page
from deskovka.arena.plots import Axis
from deskovka.arena.report import Report, report
from deskovka.arena.tallies import lines_of, places_of, things_of
from deskovka.arena.words import Words
from deskovka.games.registry import find_game, game_ids
from deskovka.text import LANGUAGES, texts

LAZY = "greedy:worlds=1,noise=0.97"  # hardly more than random, and as quick
ROOT = Path(__file__).parents[2]


def made(**more: Any) -> Played:
    """A game of two, with what matters to a test."""
    played: Any = {
        "matchup": 0, "deal": 0, "turn": 0, "order": [0, 1], "seed": 0, "shares": [1.0, 0.0], "scores": [7, 3],
        "ranks": [1, 2], "first": 0, "answers": [5, 5], "illegal": [0, 0], "sheet": {}, "parts": [], "things": {},
        "times": [],
    }  # fmt: skip
    played |= more
    return played  # type: ignore[no-any-return]


# ---- numbers


def test_shares_of_a_match_up_make_a_whole_and_stand_beside_what_is_fair(lantern: list[Played]) -> None:
    found = report(LANTERN, lantern)
    assert found["games"] == len(lantern)
    assert [matchup["seats"] for matchup in found["matchups"]] == [2, 2, 2, 3]
    for matchup in found["matchups"]:
        assert matchup["games"] == 12
        assert sum(row["share"] for row in matchup["rows"]) == pytest.approx(1, abs=1e-3)
        assert sum(row["fair"] for row in matchup["rows"]) == pytest.approx(1, abs=1e-3)
        for row in matchup["rows"]:
            for low, high in (row["wilson"], row["paired"]):
                assert 0 <= low <= row["share"] <= high <= 1
    two, three = found["players"]
    assert (two["seats"], three["seats"]) == (2, 3)
    assert sum(row["wins"] for row in two["rows"]) == pytest.approx(36)
    for row in two["rows"]:
        assert sum(row["scores"]["counts"].values()) == row["games"] == 24
        assert row["scores"]["quartiles"] == sorted(row["scores"]["quartiles"])


def test_one_against_three_has_a_quarter_as_its_fair_share() -> None:
    contest = Contest("_template", ("greedy",), (4,), against="random")
    [matchup] = report(contest, [play(contest, pairing) for pairing in contest.pairings(8)])["matchups"]
    assert [(row["player"], row["seats"], row["fair"]) for row in matchup["rows"]] == [
        ("greedy", 1, 0.25),
        ("random", 3, 0.75),
    ]
    assert matchup["deals"] == 2


def test_ratings_are_told_for_each_number_of_seats_and_for_all(lantern: list[Played]) -> None:
    ratings = report(LANTERN, lantern)["ratings"]
    assert [one["seats"] for one in ratings] == [2, 3, 0]
    for one in ratings:
        assert {row["player"] for row in one["rows"]} == set(LANTERN.bots)
        assert [row["rating"] for row in one["rows"]] == sorted((row["rating"] for row in one["rows"]), reverse=True)


def test_things_are_compared_with_what_the_same_bot_wins_anyway() -> None:
    """A strong bot that always has the crown wins no more by it; the weak one wins only with the shield."""
    games = []
    for number in range(100):
        strong = number % 4 != 0
        things = {"got": {"crown": [0], **({} if strong else {"shield": [1]})}}
        games.append(made(shares=[1.0, 0.0] if strong else [0.0, 1.0], things=things, deal=number))
    [tally] = things_of(["strong", "weak"], games)
    rows = {row["name"]: row for row in tally["rows"]}
    assert tally["tally"] == "got"
    assert (rows["crown"]["lift"], rows["crown"]["clear"]) == (1.0, False)
    assert rows["crown"]["players"] == {"strong": 1.0, "weak": 0.0}
    assert (rows["shield"]["lift"], rows["shield"]["clear"], rows["shield"]["holders"]) == (4.0, True, 25)
    assert rows["shield"]["players"] == {"strong": 0.0, "weak": 0.25}


def test_a_thing_that_few_had_is_never_clear() -> None:
    games = [made(deal=number, things={"got": {"crown": [0]}} if number < 3 else {}) for number in range(3)]
    games += [made(deal=number, shares=[0.0, 1.0]) for number in range(3, 50)]
    [tally] = things_of(["a", "b"], games)
    assert tally["rows"][0]["lift"] > 10
    assert not tally["rows"][0]["clear"]


def test_points_are_told_line_by_line_for_bots_and_for_winners() -> None:
    games = [made(sheet={"prizes": [4, 1]}), made(sheet={"prizes": [2, 3]}, shares=[0.5, 0.5])]
    [line] = lines_of(["a", "b"], games)
    assert line == {"line": "prizes", "players": {"a": 3.0, "b": 2.0}, "winners": 3.0, "others": 1.0}


def test_places_are_counted_from_whoever_acts_first() -> None:
    games = [made(first=1), made(first=1, shares=[0.0, 1.0]), made(first=0), made(first=-1)]
    first, second = places_of(2, games)
    assert (first["place"], first["games"], first["share"]) == (1, 3, pytest.approx(2 / 3, abs=1e-4))
    assert (second["place"], second["share"]) == (2, pytest.approx(1 / 3, abs=1e-4))


def test_alone_the_opponent_nobody_plays_is_a_player_too() -> None:
    contest = Contest("eldervale", ("random", LAZY), (1,), seed=4)
    found = report(contest, [play(contest, pairing) for pairing in contest.pairings(1)])
    assert found["rivals"] == ["ghosts"]
    assert {row["player"] for row in found["ratings"][0]["rows"]} == {"random", LAZY, "ghosts"}
    for matchup in found["matchups"]:
        assert [row["fair"] for row in matchup["rows"]] == [0.5, 0.5]
        assert matchup["rows"][1]["player"] == "ghosts"
    assert {tally["tally"] for tally in found["things"]} >= {"faction"}
    text = page(found, Words("eldervale", "en"), "deskovka arena")
    assert "The ghosts" in text


# ---- what games want counted


@pytest.mark.parametrize("game", game_ids())
def test_what_a_game_wants_counted_has_names_in_all_languages(game: str) -> None:
    found = find_game(game)
    kinds = [kind for kind in found.event_words.kinds.values() if kind.tallied]
    assert kinds, "an arena of this game would tell nothing of its things"
    for kind in kinds:
        for language in LANGUAGES:
            words = Words(game, language)
            assert words.tally(kind.id)
            for name in filter(None, found.event_words.names[kind.holes[0]]):
                assert words.thing(kind.holes[0], name).strip()


# ---- the page


class Reader(HTMLParser):
    """Checks that what is opened is closed, and gathers words, links and sections."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.addresses: list[str] = []
        self.headings: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "br"):
            self.open.append(tag)
        self.addresses += [str(value) for name, value in attributes if name in ("href", "src")]

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.words.append(data)
        if self.open and self.open[-1] == "h2":
            self.headings.append(data)


@pytest.fixture(scope="module")
def found(lantern: list[Played]) -> Report:
    """Lantern asks everybody at once, so nobody acts first there: that is added."""
    told = report(LANTERN, lantern)
    assert told["places"] == []
    told["places"] = places_of(2, [made(first=1), made(first=0)])
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_needs_nothing_else(found: Report, language: str) -> None:
    text = page(found, Words("_template", language), "deskovka arena <b>")
    reader = Reader(text)
    assert reader.open == []
    assert reader.addresses == []
    assert not re.search(r"https?://(?!www\.w3\.org)|url\(|@import|<script", text)
    say = texts(language)
    sections = ("ratings", "matchups", "scores", "things", "places", "thinking", "how")
    assert reader.headings == [say(f"arena-{section}") for section in sections]
    told = "".join(reader.words)
    assert "deskovka arena <b>" in told  # what was typed is no markup
    for player in LANTERN.bots:
        assert player in told


def test_a_thing_only_those_had_who_never_win_is_not_judged(found: Report) -> None:
    row = {"name": "3", "holders": 9, "share": 0.1, "players": {"random": 0.3}, "expected": 0.2, "lift": 0.0,
           "low": 0.0, "high": 4.0, "clear": False, "points": None}  # fmt: skip
    other: Any = row | {"expected": 5.0, "lift": 1.2, "name": "4"}
    told: Any = {**found, "parts": [], "things": [{"tally": "showed", "kind": "", "rows": [row, other]}]}
    words = "".join(Reader(page(told, Words("_template", "en"), "")).words)
    assert "×1.20" in words
    assert "×0.00" not in words
    assert words.index("×1.20") < words.index("–", words.index("×1.20"))


def test_the_page_says_each_number_that_counts(found: Report) -> None:
    words = Words("_template", "en")
    told = "".join(Reader(page(found, words, "")).words)
    for ratings in found["ratings"]:
        for row in ratings["rows"]:
            assert f"{words.rating(row['low'])}–{words.rating(row['high'])}" in told
    for matchup in found["matchups"]:
        for share in matchup["rows"]:
            assert f"{words.per_cent(share['share'])} {words.span(share['paired'])}" in told
    for time in found["times"]:
        assert words.duration(time["p95"]) in told


def test_a_page_has_only_colours_of_the_client() -> None:
    """What the client calls --good is what the report calls so, in both themes."""
    told = (ROOT / "web" / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
    known = set(re.findall(r"(--[\w-]+):\s*([^;]+);", told))
    mine = re.findall(r"(--[\w-]+):\s*([^;]+);", STYLE.read_text(encoding="utf-8"))
    assert len(mine) > 40
    assert set(mine) - known == set()


def test_numbers_are_written_as_the_language_has_them() -> None:
    english, czech = Words("vale", "en"), Words("vale", "cs")
    assert (english.number(1234.5, 1), czech.number(1234.5, 1)) == ("1,234.5", "1\u00a0234,5")
    assert english.duration(0.0000041) == "4.1\u00a0µs"
    assert english.duration(0.0004) == "0.4\u00a0ms"
    assert english.duration(0.0234) == "23\u00a0ms"
    assert english.duration(1.26) == "1.3\u00a0s"
    assert english.rating(-3.2) == "−3"


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [(0, 100, [0, 20, 40, 60, 80, 100]), (1187, 1640, [1200, 1300, 1400, 1500, 1600]), (0, 0.3, [0, 0.1, 0.2, 0.3])],
)
def test_an_axis_has_a_few_round_numbers(low: float, high: float, ticks: list[float]) -> None:
    assert Axis(low, high).ticks() == pytest.approx(ticks)
