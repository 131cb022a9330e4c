"""No table is forgotten: bots answer and clocks run out, whoever was there and went."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

import pytest

from deskovka.server.caretaker import Caretaker
from deskovka.server.models import TableRow, now
from deskovka.server.refused import Refused
from deskovka.server.settings import Settings
from deskovka.server.storage import Storage
from deskovka.server.thinkers import Thinkers
from deskovka.server.writer import Stale
from support.server import BOT, ME, OPEN, Guest, Server, wait_for
from support.tables import Bots, first_words, stored_table, two_at_a_table
from support.two import SOON, Two, options, with_two

pytestmark = pytest.mark.usefixtures("soon_seen_to")
ROUNDS = 2  # of a game of Lantern in which there is something to answer


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> Bots:
    """Bots in the hands of the test; and who waits for one is seen to soon."""
    made = Bots()

    async def answer(*values: Any) -> str:
        return await made.answer(*values)

    monkeypatch.setattr(Thinkers, "answer", answer)
    monkeypatch.setattr("deskovka.server.caretaker.ON_THE_WAY", 0.3)
    return made


def is_finished(server: Server, id: str) -> bool:
    return bool(stored_table(server, id)[0].status == "finished")


def moves_of(server: Server, id: str) -> int:
    return len(stored_table(server, id)[2])


def time_passes(database: str, id: str, seconds: float) -> None:
    """So much of it, while no server is up: the question of a table waits for so long already."""
    ago = timedelta(seconds=seconds)

    async def earlier() -> None:
        storage = Storage(Settings(database=database))
        try:
            await storage.open()
            async with storage.transaction() as session:
                table = await session.get_one(TableRow, id)
                assert table.due is not None
                table.moved -= ago
                table.due -= ago
        finally:
            await storage.close()

    asyncio.run(earlier())


# ---- after a restart


def test_bots_go_on_after_a_restart_though_nobody_looks(database: str, bots: Bots) -> None:
    bots.left = 3
    with Server(database, **SOON) as server:
        id = server.guest().new_table(BOT, BOT, BOT, BOT, game="_template")["id"]
        wait_for(lambda: moves_of(server, id) and bots.left == 0 and bots.thinking)
        assert not is_finished(server, id)
    bots.left = 100
    with Server(database, **SOON) as server:
        wait_for(lambda: is_finished(server, id))


def test_bots_of_their_own_processes_go_on_after_a_restart(database: str) -> None:
    with Server(database, **SOON) as server:
        id = server.guest().new_table(BOT, BOT, game="_template")["id"]
    with Server(database, **SOON) as server:
        wait_for(lambda: is_finished(server, id))


def test_a_clock_that_ran_out_while_the_server_was_down_is_acted_upon(database: str, bots: Bots) -> None:
    with Server(database, **SOON) as server:
        id, _, _ = two_at_a_table(server, clock={"turn": 1000, "bank": 0})
    assert bots.thoughts == []
    time_passes(database, id, 1001)
    with Server(database, **SOON) as server:
        wait_for(lambda: moves_of(server, id))
        _, seats, moves = stored_table(server, id)
        assert seats[0].deputy == "medium"
        assert moves[0].seat == 0


def test_a_clock_that_still_runs_is_left_to_run_after_a_restart(database: str, bots: Bots) -> None:
    with Server(database, **SOON) as server:
        id, one, _ = two_at_a_table(server, clock={"turn": 1000, "bank": 0})
        one.does(0, first_words(one))
    with Server(database, **SOON) as server:
        due = stored_table(server, id)[0].due
        assert timedelta(seconds=900) < due - now() < timedelta(seconds=1000)
        assert server.run(server.app.state.service.storage.due) == []


# ---- a bot that fails


def test_a_bot_whose_answer_was_not_stored_is_asked_again(
    database: str, bots: Bots, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures = 0
    append = Storage.append

    async def fail_at_first(storage: Storage, entry: Any) -> None:
        nonlocal failures
        if entry.move.sequence in (2, 3) and failures < entry.move.sequence - 1:
            failures += 1
            raise OSError("the disk is full")
        await append(storage, entry)

    monkeypatch.setattr(Storage, "append", fail_at_first)
    with Server(database, **SOON) as server:
        id = server.guest().new_table(BOT, BOT)["id"]
        wait_for(lambda: moves_of(server, id) >= 5)
        assert failures == 2


def test_a_bot_that_could_not_think_is_asked_again(database: str, bots: Bots, monkeypatch: pytest.MonkeyPatch) -> None:
    failures = 0

    async def fail_at_first(*values: Any) -> str:
        nonlocal failures
        if failures < 2:
            failures += 1
            raise OSError("no more processes")
        return await bots.answer(*values)

    monkeypatch.setattr(Thinkers, "answer", fail_at_first)
    with Server(database, **SOON) as server:
        id = server.guest().new_table(BOT, BOT, game="_template")["id"]
        wait_for(lambda: is_finished(server, id))
        assert failures == 2


# ---- who thinks


def test_no_bot_thinks_twice_at_once_however_often_the_table_is_loaded(sqlite_server: Server, bots: Bots) -> None:
    bots.seconds = 0.01
    server, service = sqlite_server, sqlite_server.app.state.service
    jana = server.guest()
    id = jana.new_table(BOT, BOT)["id"]

    def look() -> bool:
        server.run(service.reload, id)
        jana.look(id)
        return moves_of(server, id) >= 30

    wait_for(look)
    assert [seat for seat, twice in bots.thoughts if twice] == []


def test_every_answer_of_a_bot_was_thought_of_once(sqlite_server: Server, bots: Bots) -> None:
    server = sqlite_server
    id = server.guest().new_table(BOT, BOT, BOT, BOT, game="_template")["id"]
    wait_for(lambda: is_finished(server, id))
    assert len(bots.thoughts) == moves_of(server, id) == 4 * ROUNDS


def test_bots_pick_in_secret_at_the_same_time(server: Server, bots: Bots) -> None:
    bots.left = 0
    id = server.guest().new_table(BOT, BOT, game="_template")["id"]
    wait_for(lambda: sorted(bots.thinking) == [0, 1])
    bots.left = 2
    wait_for(lambda: moves_of(server, id) == 2)
    assert sorted(move.seat for move in stored_table(server, id)[2]) == [0, 1]
    bots.left = 100
    wait_for(lambda: is_finished(server, id))
    assert moves_of(server, id) == 2 * ROUNDS


# ---- pause


def paused_while_a_bot_thinks(server: Server, bots: Bots) -> tuple[str, Guest]:
    """Jana has answered and pauses before the bot does."""
    bots.left = 0
    jana = server.guest()
    id = jana.new_table(ME, BOT, variants={"first_player": "0"})["id"]
    live = jana.socket(id)
    live.does(0, first_words(live))
    wait_for(lambda: bots.thinking == [1])
    assert jana.post(f"/api/tables/{id}/pause", paused=True).status_code == 200
    bots.left = 100
    wait_for(lambda: not bots.thinking)
    return id, jana


def test_a_paused_table_is_left_alone_and_goes_on_afterwards(
    database: str, bots: Bots, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen_to = 0
    see_to = Caretaker.see_to

    async def counted(caretaker: Caretaker, id: str, due: datetime) -> None:
        """How often somebody found that nothing is to be done at the table, as it is paused."""
        nonlocal seen_to
        await see_to(caretaker, id, due)
        found = await caretaker.service.storage.load(id)
        assert found is not None
        seen_to += found[0].paused and found[0].due is None

    monkeypatch.setattr(Caretaker, "see_to", counted)
    with Server(database, **SOON) as server:
        id, jana = paused_while_a_bot_thinks(server, bots)
        wait_for(lambda: seen_to)
        server.run(server.app.state.service.reload, id)
        assert (len(bots.thoughts), moves_of(server, id)) == (1, 1)
        assert jana.post(f"/api/tables/{id}/pause", paused=False).status_code == 200
        wait_for(lambda: moves_of(server, id) > 1)


def test_whoever_lets_a_bot_play_may_pause_it(database: str, bots: Bots) -> None:
    bots.left = 0
    with Server(database, **SOON) as server:
        jana = server.guest()
        id = jana.new_table(ME, BOT, variants={"first_player": "0"})["id"]
        assert jana.post(f"/api/tables/{id}/deputy", seat=0, bot="random").status_code == 200
        assert jana.post(f"/api/tables/{id}/pause", paused=True).status_code == 200
        assert server.table(id).row.paused
        stranger = server.guest("Petr").post(f"/api/tables/{id}/pause", paused=False)
        assert (stranger.json()["code"], server.table(id).row.paused) == ("not-your-seat", True)
        assert jana.post(f"/api/tables/{id}/pause", paused=False).status_code == 200


def test_a_table_is_still_paused_after_a_restart(database: str, bots: Bots) -> None:
    with Server(database, **SOON) as server:
        id, jana = paused_while_a_bot_thinks(server, bots)
        cookie = jana.cookie
    with Server(database, **SOON) as server:
        assert server.table(id).row.paused
        assert (len(bots.thoughts), moves_of(server, id)) == (1, 1)
        jana = server.nobody(cookie=cookie)
        assert jana.post(f"/api/tables/{id}/pause", paused=False).status_code == 200
        wait_for(lambda: moves_of(server, id) > 1)


# ---- tables that wait for nobody


def wait_until_not_due(server: Server, id: str) -> None:
    wait_for(lambda: stored_table(server, id)[0].due is None)


def test_a_paused_table_is_not_due(database: str, bots: Bots) -> None:
    with Server(database, **SOON) as server:
        id, _ = paused_while_a_bot_thinks(server, bots)
        wait_until_not_due(server, id)


def test_open_and_finished_tables_and_those_that_wait_for_people_are_not_due(database: str, bots: Bots) -> None:
    with Server(database, **SOON) as server:
        jana = server.guest()
        open_table = jana.new_table(ME, OPEN)["id"]
        finished = jana.new_table(BOT, BOT, game="_template")["id"]
        people, _, _ = two_at_a_table(server)
        wait_for(lambda: is_finished(server, finished))
        for id in (open_table, finished, people):
            wait_until_not_due(server, id)


# ---- two processes


def test_one_process_sees_to_a_table(postgres: str, bots: Bots) -> None:
    async def test(two: Two) -> None:
        bots.left = 0  # they think all the time
        jana = await two.person("Jana")
        for number in range(1, 6):
            id = (await two.table(jana, [ME, OPEN]))["id"]
            await two.a.lobby.start(id, jana)
            two.a.caretaker.thinking.clear()  # as if this process had begun anew
            before = now() - timedelta(seconds=number)
            assert await two.a.storage.put_off(id, None, before)
            due = dict(await two.b.storage.due())[id]  # on a slow machine an earlier table may be due again
            seen = now()
            await asyncio.gather(*(service.caretaker.see_to(id, due) for service in (two.a, two.b)))
            woken = [service for service in (two.a, two.b) if (id, 1) in service.caretaker.thinking]
            assert len(woken) == 1
            found = await two.a.storage.load(id)
            assert found is not None
            assert found[0].due >= seen + two.a.caretaker.patience()  # until the bot has had its time

    with_two(postgres, test)


def test_a_table_whose_bot_still_waits_for_its_turn_to_think_is_not_due(
    postgres: str, bots: Bots, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("deskovka.server.caretaker.ON_THE_WAY", 60.0)

    async def test(two: Two) -> None:
        bots.left = 0  # they think all the time
        jana = await two.person("Jana")
        ids = [(await two.table(jana, [ME, BOT]))["id"] for _ in range(2)]
        waiting, begun = ids
        two.a.caretaker.thinking[waiting, 1] = now() - two.a.caretaker.patience()
        before = {id: now() + timedelta(seconds=0.5) for id in ids}
        for id in ids:
            assert await two.a.storage.put_off(id, None, before[id])
        await two.a.caretaker.keep_ours()
        found = [await two.b.storage.load(id) for id in ids]
        assert found[0] is not None
        assert found[1] is not None
        assert found[0][0].due > before[waiting] + timedelta(seconds=4)
        assert found[1][0].due == before[begun]  # that is soon enough: it has only begun

    with_two(postgres, test)


@pytest.mark.parametrize("seed", range(1, 5))
def test_two_secret_picks_at_once_through_two_processes_are_both_taken(
    postgres: str, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    stale = 0
    first: list[Storage] = []  # those that have not yet tried to store a pick of this round
    append = Storage.append

    async def test(two: Two) -> None:
        both = asyncio.Barrier(2)

        async def append_together(storage: Storage, entry: Any) -> None:
            nonlocal stale
            if storage in first:
                first.remove(storage)
                await both.wait()
            try:
                await append(storage, entry)
            except Stale:
                stale += 1
                raise

        monkeypatch.setattr(Storage, "append", append_together)
        id, jana, petr = await two.sit_down(seed=seed)
        for round in range(ROUNDS):
            wanted = [(await options(two.a, id, seat))[0] for seat in range(2)]
            first[:] = [two.a.storage, two.b.storage]
            numbers = await asyncio.gather(
                two.a.answer(id, jana.id, 0, 2 * round, wanted[0]),
                two.b.answer(id, petr.id, 1, 2 * round, wanted[1]),
            )
            assert sorted(numbers) == [2 * round + 1, 2 * round + 2]
            assert stale == round + 1
            for service in (two.a, two.b):
                answers = (await service.table(id)).playing().record.answers
                assert sorted(answers[-2:]) == list(enumerate(wanted))
        states = [(await service.table(id)).playing().state for service in (two.a, two.b)]
        assert states[0].view(None) == states[1].view(None)
        assert states[0].ask is None

    with_two(postgres, test)


def test_of_two_answers_of_one_person_at_once_through_two_processes_one_counts(postgres: str) -> None:
    async def test(two: Two) -> None:
        id, jana, _ = await two.sit_down("vale")
        said = await asyncio.gather(
            *(
                service.answer(id, jana.id, 0, 0, words)
                for service, words in zip((two.a, two.b), await options(two.a, id, 0), strict=False)
            ),
            return_exceptions=True,
        )
        assert sorted(str(each) for each in said) == ["1", "stale"]

    with_two(postgres, test)


def test_a_process_catches_up_with_the_later_moves_only(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[tuple[int, int]] = []  # after which move, and how many
    news_of = Storage.news_of

    async def noted(storage: Storage, id: str, after: int) -> Any:
        found = await news_of(storage, id, after)
        assert found is not None
        loaded.append((after, len(found[2])))
        return found

    async def test(two: Two) -> None:
        id, jana, petr = await two.sit_down("vale")
        players = [jana, petr]
        monkeypatch.setattr(Storage, "news_of", noted)
        monkeypatch.delattr(Storage, "load")  # never again from the start
        for turn in range(12):
            here, there = (two.a, two.b) if turn % 4 < 2 else (two.b, two.a)
            seat = int((await here.table(id)).playing().state.pending()[0].seat)
            assert await here.answer(id, players[seat].id, seat, turn, (await options(here, id, seat))[0]) == turn + 1
            if turn % 2:
                assert (await there.table(id)).sequence == turn + 1
        assert loaded == [(turn, 2) for turn in range(0, 12, 2)]  # each of them once
        tables = [await service.table(id) for service in (two.a, two.b)]
        assert tables[0].playing().record.answers == tables[1].playing().record.answers

    with_two(postgres, test)


def test_whoever_comes_through_a_process_that_has_heard_less_is_told_all_the_same(postgres: str) -> None:
    """An answer was acknowledged, its process died, and the news of it has not arrived here."""

    async def test(two: Two) -> None:
        id, jana, _ = await two.sit_down("vale")
        two.b.hub.is_listening = True  # and nothing ever comes
        await two.b.table(id)
        await two.a.answer(id, jana.id, 0, 0, (await options(two.a, id, 0))[0])
        assert (await two.b.table(id)).sequence == 0  # it believes what it has
        assert (await two.b.table_anew(id)).sequence == 1

    with_two(postgres, test)


def test_a_pause_and_a_move_at_the_same_moment_are_known_to_both_processes(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = Storage.append

    async def test(two: Two) -> None:
        id, jana, petr = await two.sit_down("vale")
        pauses = [lambda: two.a.lobby.pause(id, petr, True)]

        async def append_after_the_pause(storage: Storage, entry: Any) -> None:
            if pauses:
                await pauses.pop()()
            await append(storage, entry)

        monkeypatch.setattr(Storage, "append", append_after_the_pause)
        words = (await options(two.b, id, 0))[0]
        with suppress(Refused):  # if the pause counts as the first of the two
            await two.b.answer(id, jana.id, 0, 0, words)
        found = await two.a.storage.load(id)
        assert found is not None
        known = [await service.table(id) for service in (two.a, two.b)]
        assert [table.row.paused for table in known] == [True, True]
        assert [table.sequence for table in known] == [found[0].sequence] * 2

    with_two(postgres, test)


def test_a_move_of_a_process_whose_clock_is_slow_is_seen_by_the_other(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(two: Two) -> None:
        id, jana, _ = await two.sit_down("vale")
        words = (await options(two.b, id, 0))[0]
        monkeypatch.setattr("deskovka.server.service.now", lambda: now() - timedelta(seconds=60))
        assert await two.b.answer(id, jana.id, 0, 0, words) == 1
        assert (await two.a.table(id)).sequence == 1

    with_two(postgres, test)
