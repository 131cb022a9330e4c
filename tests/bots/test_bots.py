"""Bots answer legally, repeat themselves, never peek, and greedy plays well."""

from __future__ import annotations

from typing import ClassVar

import pytest

from deskovka.arena.simulate import Plan, simulate
from deskovka.arena.speed import is_compiled
from deskovka.bots.bot import Bot, Seat
from deskovka.bots.levels import LEVELS
from deskovka.bots.registry import BOTS, YARDSTICKS, bot_names, make_bot
from deskovka.core.errors import UnknownName
from deskovka.core.game import Game
from deskovka.games.registry import all_game_ids, find_game, game_ids
from deskovka.testing.bots import assert_told_alike, check_never_peeks, with_other_secrets
from deskovka.testing.play import play_randomly

TABLES = [(id, seats) for id in all_game_ids() for seats in find_game(id).seats]
GAMES = 60
LONG_GAMES = {"eldervale": 20}
LONG_GAMES_INTERPRETED = {"eldervale": 4, "kemet": 20}


@pytest.mark.parametrize("bot", [bot for bot in [*BOTS, *YARDSTICKS] if bot not in LEVELS])  # those: test_levels
@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_a_bot_answers_alike_when_everything_hidden_is_flipped(id: str, seats: int, bot: str) -> None:
    assert check_never_peeks(lambda seed: make_bot(bot, seed), find_game(id), seats) > 3


def test_a_seat_gives_away_nothing_but_its_own_side() -> None:
    """What a bot can reach through a Seat is what its player sees and was told, and imagined tables."""
    public = {name for name in dir(Seat) if not name.startswith("_")}
    known = {"evaluate", "features", "happened", "option_features", "options", "view", "words"}
    assert public == {"game", "imagine", "number", *known}


def test_a_bot_written_by_somebody_else_can_play() -> None:
    class Last(Bot):
        """Always the last option."""

        def answer(self, seat: Seat) -> int:
            return seat.options()[-1]

    game = find_game("vale")
    g = game.new_game(2, 4)
    while g.ask is not None:
        seat = int(g.seat)
        g.choose(seat, Last(1).answer(Seat(g, seat)))
    assert game.result(g).over


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(UnknownName, match="random, greedy"):
        make_bot("oracle", 1)


def test_greedy_beats_three_random_bots() -> None:
    """Issue: at least 95 % of the time, with well over 25 points."""
    report = simulate(Plan("vale", 4, ("greedy", "random", "random", "random"), seed=1), games=60)
    greedy = next(row for row in rows(report) if row["bot"] == "greedy")
    assert float(str(greedy["win_rate"])) >= 0.95
    assert float(str(greedy["mean_score"])) > 40


def rows(report: dict[str, object]) -> list[dict[str, object]]:
    per_bot = report["per_bot"]
    assert isinstance(per_bot, list)
    return per_bot


def strong(game: Game) -> float:
    games = (LONG_GAMES if is_compiled() else LONG_GAMES_INTERPRETED).get(game.id, GAMES)
    report = simulate(Plan(game.id, 2, ("greedy", "random"), seed=5), games)
    return next(float(str(row["win_rate"])) for row in rows(report) if row["bot"] == "greedy")


@pytest.mark.parametrize("id", game_ids())
def test_greedy_beats_random_in_every_game(id: str) -> None:
    """Lantern, the template, is left out: there luck decides nearly everything."""
    assert strong(find_game(id)) >= 0.95


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_seats_that_are_not_asked_know_no_more_either(id: str, seats: int) -> None:
    told = 0
    for number, g in enumerate(play_randomly(find_game(id).new_game(seats, 5, listen=True), 6)):
        if number % 40 == 7:
            for seat in range(seats):
                assert_told_alike(Seat(g, seat), Seat(with_other_secrets(g, seat, number), seat))
            told += 1
    assert told or id == "_template"


def test_a_seat_is_told_what_happened_as_its_player_sees_it_and_what_is_new() -> None:
    game = find_game("_template")
    g = game.new_game(2, 1, listen=True)
    card = game.phrases.say(g.offered(0)[0]).split()[-1]
    g.choose(0, g.offered(0)[0])
    mine, theirs = Seat(g, 0).happened(), Seat(g, 1).happened()
    assert [event["event"] for event in mine] == ["rolled", "picked"]
    assert mine[1] == {"event": "picked", "seat": 0, "card": card}
    assert theirs[1] == {"event": "picked", "seat": 0, "hidden": True}
    assert Seat(g, 0).happened(since=1) == mine[1:]
    assert Seat(g, 0).happened(since=2) == []
    assert Seat(g.imagine(0, 3), 0).happened() == []  # nobody listens to what is only imagined


class Listener(Bot):
    """Remembers how much it was told at each of its answers."""

    listens = True
    heard: ClassVar[list[int]] = []

    def answer(self, seat: Seat) -> int:
        Listener.heard.append(len(seat.happened()))
        return seat.options()[0]


class Deaf(Listener):
    """Does not say that it listens."""

    listens = False


@pytest.mark.parametrize(("bot", "listens"), [(Listener, True), (Deaf, False)])
def test_games_of_bots_are_listened_to_where_a_bot_asks_what_happened(
    bot: type[Bot], listens: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    Listener.heard.clear()
    monkeypatch.setitem(BOTS, "own", bot)
    simulate(Plan("vale", 2, ("own", "random"), seed=1), games=1)
    assert Listener.heard
    assert any(Listener.heard) == listens
    assert Listener.heard == sorted(Listener.heard)


def test_a_bot_that_weighs_nothing_considers_nothing() -> None:
    assert make_bot("greedy", 1).considered() == []


def test_the_yardstick_plays_as_greedy_does_and_is_offered_to_nobody() -> None:
    plans = [Plan("vale", 2, (bot,), seed=3) for bot in ("greedy", "greedy-1")]
    one, other = (rows(simulate(plan, games=2))[0]["mean_score"] for plan in plans)
    assert one == other
    assert "greedy-1" not in bot_names()
    with pytest.raises(UnknownName, match="it has: none"):
        make_bot("greedy-1:worlds=3")
