"""Games that ended are counted once, for those who played them, and told to nobody else."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import select, update

from deskovka.server import counting, skill
from deskovka.server.counting import time_spent
from deskovka.server.models import PlayerRow, ResultRow, SeatRow, TableRow
from deskovka.server.skill import NEWCOMER, Skill, after_game, skill_of_bot
from deskovka.server.statistics import kind_of_opponents, thinned
from support.server import BOT, ME, OPEN, Guest, Server
from support.statistics import LANTERN, count_all, play, played, results, table_of, told

# ---- who gets what


def test_everybody_who_played_finds_the_game_in_their_statistics(server: Server) -> None:
    jana, petr, eva = server.guest(), server.guest("Petr"), server.guest("Eva")
    id = played(server, jana, petr)
    result = server.table(id).result_now()
    for seat, guest in enumerate((jana, petr)):
        found = told(guest, 1)
        (latest,) = found["latest"]
        assert (latest["table"], latest["game"], latest["seat"]) == (id, LANTERN, seat)
        assert (latest["rank"], latest["sides"], latest["score"]) == (result.ranks[seat], 2, result.scores[seat])
        assert (latest["aside"], latest["left"], latest["against"]) == ("", False, "people")
        assert found["won"] == (result.ranks[seat] == 1)
        assert [against["who"] for against in found["against"]] == ["people"]
        assert found["name"] == guest.name
    assert told(eva, 0)["by_game"] == []
    assert server.nobody().get("/api/me/statistics").status_code == 401


def test_three_of_three_is_not_everything(server: Server) -> None:
    jana, petr = server.guest(), server.guest("Petr")
    played(server, jana, petr)
    told(jana, 1)

    async def win_thrice() -> None:
        async with server.app.state.service.storage.transaction() as session:
            row = await session.scalar(select(ResultRow).order_by(ResultRow.id))
            row.rank = 1
            for number in (1, 2):
                values = {**row.columns(), "id": None, "table": f"another{number}"}
                session.add(ResultRow(**values))

    server.run(win_thrice)
    found = told(jana if results(server)[0].seat == 0 else petr, 3)
    assert (found["games"], found["won"], found["high"]) == (3, 3, 1.0)
    assert 0.4 < found["low"] < 0.5
    assert [latest["table"] is None for latest in found["latest"]] == [True, True, False]  # what is no longer there


def test_what_somebody_had_is_in_the_words_of_the_game(server: Server) -> None:
    jana, petr = server.guest(), server.guest("Petr")
    played(server, jana, petr)
    winner = next(guest for guest in (jana, petr) if told(guest, 1)["won"])
    (tally,) = told(winner, 1)["by_game"][0]["tallies"]
    assert (tally["tally"], tally["text"]) == ("showed", "Cards shown")
    assert all(thing["won"] == thing["games"] == 1 and thing["low"] < 0.3 for thing in tally["things"])
    (czech,) = told(winner, 1, "cs")["by_game"][0]["tallies"]
    assert czech["text"] != tally["text"]
    had = {thing["name"] for thing in tally["things"]}
    mine = next(row for row in results(server) if row.rank == 1)
    assert had == set(mine.things["showed"])


def test_bots_are_named_and_those_nobody_has_measured_move_nothing(server: Server) -> None:
    jana = server.guest()
    id = jana.new_table(ME, BOT, BOT, game=LANTERN)["id"]
    play(id, jana)
    found = told(jana, 1)
    assert [against["who"] for against in found["against"]] == ["random"]
    (game,) = found["by_game"]
    assert (game["rating"], game["curve"], game["unmoved"]) == (None, [], 1)
    assert found["latest"][0]["moved"] is None
    assert len(results(server)) == 1  # bots have no statistics


@pytest.mark.parametrize(
    ("opponents", "kind"),
    [
        (["easy", "easy"], "easy"),
        (["easy", "hard"], "mixed"),
        (["easy", "person"], "people"),
        (["rival:ghosts"], "rivals"),
        (["easy", "rival:ghosts"], "easy"),
        ([], "alone"),
    ],
)
def test_a_game_is_against_one_kind_of_opponents(opponents: list[str], kind: str) -> None:
    assert kind_of_opponents(opponents) == kind


# ---- ratings


def test_a_rating_moves_against_people(server: Server) -> None:
    jana, petr = server.guest(), server.guest("Petr")
    ids = [played(server, jana, petr, seed=seed) for seed in (1, 2)]
    skills = [NEWCOMER, NEWCOMER]
    moves = [[0.0, 0.0]]
    for id in ids:
        before, skills = skills, after_game(skills, server.table(id).result_now().ranks)
        moves.append([after.rating - was.rating for after, was in zip(skills, before, strict=True)])
    for seat, guest in enumerate((jana, petr)):
        found = told(guest, 2)
        (game,) = found["by_game"]
        low, high = skills[seat].interval()
        assert game["rating"] == pytest.approx(
            {"after": 2, "rating": skills[seat].rating, "low": low, "high": high}, abs=0.06
        )
        assert [point["after"] for point in game["curve"]] == [1, 2]
        assert [latest["moved"] for latest in found["latest"]] == pytest.approx(
            [moves[2][seat], moves[1][seat]], abs=0.06
        )


def test_a_rating_moves_against_bots_that_were_measured(sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    measured = Skill(1700.0, 25.0)
    monkeypatch.setattr(counting, "skill_of_bot", lambda game, bot: measured if bot == "random" else None)
    jana = sqlite_server.guest()
    id = jana.new_table(ME, BOT, {"kind": "bot", "bot": "greedy"}, game=LANTERN)["id"]
    play(id, jana)
    (game,) = told(jana, 1)["by_game"]
    ranks = sqlite_server.table(id).result_now().ranks
    mine, _ = after_game([NEWCOMER, measured], ranks[:2])  # nothing is known of the third
    assert game["rating"]["rating"] == pytest.approx(mine.rating, abs=0.06)
    assert game["unmoved"] == 0


def test_bots_have_the_ratings_of_their_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = {"bot": "greedy:slips=0.5", "seconds": 1, "rating": 1320, "low": 1290, "high": 1350}
    nobody = {"bot": "greedy", "seconds": 1, "rating": None, "low": None, "high": None}
    monkeypatch.setattr(skill, "levels_of", lambda game: {"levels": {"easy": measured, "medium": nobody}})
    for bot in ("easy", "greedy:slips=0.5"):
        found = skill_of_bot("vale", bot)
        assert found is not None
        assert found.rating == 1320
        assert found.interval() == pytest.approx((1290, 1350))
    assert [skill_of_bot("vale", bot) for bot in ("medium", "greedy", "external", "random")] == [None] * 4


def test_ratings_are_on_the_scale_of_the_arena() -> None:
    known = Skill(1500.0, 0.001)
    (unknown, _), (weak, _) = (
        after_game([Skill(1500.0, 30.0), other], [1, 2]) for other in (known, Skill(1100.0, 0.001))
    )
    ratio = (unknown.rating - 1500) / (weak.rating - 1500)  # as surprising as it is: a half against one in eleven
    assert ratio == pytest.approx((1 / 2) / (1 / 11), rel=0.05)
    lower, upper = NEWCOMER.interval()
    assert upper - lower > 1000  # who has never played may be anything
    assert after_game([NEWCOMER, NEWCOMER], [1, 1])[0].rating == pytest.approx(1500)


def test_a_long_curve_is_told_with_few_points() -> None:
    curve: Any = [{"after": number} for number in range(1, 1001)]
    few = thinned(curve)
    assert 100 < len(few) <= 240
    assert few[-1] == curve[-1]
    assert [point["after"] for point in few] == sorted(point["after"] for point in few)
    assert thinned(curve[:240]) == curve[:240]
    assert thinned([]) == []


# ---- what counts


def test_games_that_say_nothing_about_somebody_do_not_count(server: Server) -> None:
    jana, petr = server.guest(), server.guest("Petr")
    played(server, jana, petr, seed=1, take_back="practice")
    id = table_of(server, jana, petr)
    play(id, jana, petr)
    fork = jana.post(f"/api/tables/{id}/fork", answers=2, seats=[ME, {"kind": "open"}]).json()
    assert petr.join(fork["id"], fork["links"]["1"]).status_code == 200
    play(fork["id"], jana, petr)
    table = jana.new_table(ME, OPEN, game=LANTERN, seed="7")
    petr.join(table["id"], table["links"]["1"])
    play(table["id"], jana, petr)
    play(jana.new_table(ME, ME, game=LANTERN)["id"], jana)
    found = told(jana, 6)
    asides = [latest["aside"] for latest in found["latest"]]
    assert asides == ["shared", "shared", "seed", "continued", "", "practice"]
    assert found["games"] == sum(against["games"] for against in found["against"]) == 1
    assert [latest["moved"] is None for latest in found["latest"]] == [True, True, True, True, False, True]
    assert told(petr, 4)["games"] == 1


def test_whoever_resigns_has_lost(server: Server) -> None:
    jana, petr, eva = server.guest(), server.guest("Petr"), server.guest("Eva")
    id = table_of(server, jana, petr, eva)
    assert petr.post(f"/api/tables/{id}/resign", seat=1).status_code == 200
    play(id, jana, eva)
    left = told(petr, 1)
    assert (left["latest"][0]["left"], left["latest"][0]["rank"], left["won"]) == (True, 3, 0)
    assert left["by_game"][0]["rating"]["rating"] < 1500
    assert told(jana, 1)["latest"][0]["left"] is False
    assert [against["who"] for against in told(jana, 1)["against"]] == ["people"]


def test_a_bot_in_ones_seat_wins_nothing(server: Server) -> None:
    jana, petr = server.guest(), server.guest("Petr")
    ids = [table_of(server, jana, petr) for _ in range(2)]
    for id in ids:
        assert petr.post(f"/api/tables/{id}/deputy", seat=1, bot="random").status_code == 200
    play(ids[0], jana)
    assert told(petr, 1)["latest"][0]["left"] is True  # it plays to the end
    assert petr.post(f"/api/tables/{ids[1]}/deputy", seat=1, bot=None).status_code == 200
    play(ids[1], jana, petr)
    found = told(petr, 2)["latest"][0]
    won = server.table(ids[1]).result_now().ranks[1] == 1
    assert (found["left"], found["aside"]) == (False, "helped" if won else "")


def test_help_counts_against_whoever_lost_with_it(sqlite_server: Server) -> None:
    jana, petr = sqlite_server.guest(), sqlite_server.guest("Petr")
    asides = {}
    for seed in range(6):
        id = table_of(sqlite_server, jana, petr)
        for bot in ("random", None):
            assert petr.post(f"/api/tables/{id}/deputy", seat=1, bot=bot).status_code == 200
        play(id, jana, petr, seed=seed)
        won = sqlite_server.table(id).result_now().ranks[1] == 1
        asides[won] = told(petr, seed + 1)["latest"][0]["aside"]
        if len(asides) == 2:
            break
    assert asides == {True: "helped", False: ""}


def test_time_at_the_table_has_no_nights_in_it() -> None:
    start = datetime(2026, 11, 16, 20, tzinfo=UTC)
    times = [start + timedelta(seconds=seconds) for seconds in (0, 10, 40, 40 + 86400, 86470)]
    assert time_spent(times) == 10 + 30 + 600 + 30
    assert time_spent([]) == time_spent(times[:1]) == 0


# ---- once each, whatever happens


def test_what_ended_before_is_counted_by_the_next_server(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also every game that ended before there were statistics."""
    with monkeypatch.context() as no_counting:
        no_counting.setattr(counting.Counting, "count_all", lambda _: wait_for_nothing())
        with Server(database) as first:
            jana, petr = first.guest(), first.guest("Petr")
            ids = [played(first, jana, petr, seed=seed) for seed in (1, 2)]
            assert results(first) == []
            cookie = jana.cookie
    with Server(database) as second:
        again = Guest(second, "Jana", second.browser(cookie))
        found = told(again, 2)
        assert [latest["table"] for latest in found["latest"]] == ids[::-1]
        count_all(second)
        assert len(results(second)) == 4


async def wait_for_nothing() -> None:
    """A process that dies before it counts."""


def test_two_processes_count_a_game_once(postgres: str) -> None:
    with Server(postgres) as one, Server(postgres) as two:
        jana, petr = one.guest(), one.guest("Petr")
        ids = {played(one, jana, petr, seed=seed) for seed in range(4)}
        count_all(two)
        count_all(one)
        told(jana, 4)
        rows = results(two)
        assert len(rows) == 8
        assert {row.table for row in rows} == ids
        skill = {0: NEWCOMER, 1: NEWCOMER}
        for first, second in zip(rows[::2], rows[1::2], strict=True):  # nobody's rating was moved from an old one
            after = after_game([skill[first.seat], skill[second.seat]], [first.rank, second.rank])
            assert (first.rating, second.rating) == pytest.approx((after[0].rating, after[1].rating))
            skill = {first.seat: after[0], second.seat: after[1]}


def test_a_table_that_cannot_be_counted_stops_no_other(sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    real = counting.outcomes_of
    broken: list[str] = []

    def fails_once(table: Any) -> Any:
        if not broken or table.row.id in broken:
            broken.append(table.row.id)
            raise ValueError("a rule that is not here")
        return real(table)

    monkeypatch.setattr(counting, "outcomes_of", fails_once)
    jana, petr = sqlite_server.guest(), sqlite_server.guest("Petr")
    first, second = (played(sqlite_server, jana, petr, seed=seed) for seed in (1, 2))
    assert [latest["table"] for latest in told(jana, 1)["latest"]] == [second]
    assert set(broken) == {first}


def test_statistics_stay_when_the_table_is_forgotten_and_go_with_the_guest(server: Server) -> None:
    from deskovka.server.expiry import Expiry  # as the server itself does, once an hour

    jana, petr = server.guest(), server.guest("Petr")
    id = played(server, jana, petr)
    told(jana, 1)

    async def age() -> None:
        long_ago = datetime(2020, 1, 1, tzinfo=UTC)
        async with server.app.state.service.storage.transaction() as session:
            await session.execute(update(TableRow).where(TableRow.id == id).values(changed=long_ago))
            petr_id = await session.scalar(select(SeatRow.player).where(SeatRow.table == id, SeatRow.number == 1))
            await session.execute(update(PlayerRow).where(PlayerRow.id == petr_id).values(seen=long_ago))
        server.app.state.service.forget(id)

    server.run(age)
    server.run(Expiry(server.app.state.service).forget_all)
    found = told(jana, 1)
    assert (found["latest"][0]["table"], found["games"]) == (None, 1)
    assert [row.seat for row in results(server)] == [0]  # Petr came last in 2020 and has no table any more
