"""Bots under load: whatever happens to one of them, it costs nobody else anything, and there is always an answer."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from deskovka.bots.bot import Bot
from deskovka.games.registry import find_game
from deskovka.server import thinkers
from deskovka.server.metrics import Metrics
from deskovka.server.pool import FairQueue, Wanted
from deskovka.server.settings import Settings
from deskovka.server.thinkers import Thinkers
from deskovka.server.thought import Asked
from deskovka.server.workers import AUTOGROUP, FAR_BEHIND, Job, Worker
from support.bots import Cheating, Dying, Hanging, Hurried, Leaving, Raising, Slow
from support.server import SECONDS, Server, wait_for
from support.tables import stored_table

GAME = find_game("_template")
TABLE = GAME.dump(GAME.new_game(2, 1))


@pytest.fixture(autouse=True)
def time_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "QUICK_SECONDS", SECONDS)  # however busy the machine is


def by_class(bot: type[Bot]) -> str:
    return f"{bot.__module__}:{bot.__name__}"


Test = Callable[[Thinkers], Awaitable[None]]


def with_thinkers(test: Test, workers: int = 1, seconds: float = SECONDS, wait: float = SECONDS) -> Metrics:
    """Bots that think in processes of their own, as long as a test takes; in time, unless a test wants them late."""
    metrics = Metrics()

    async def go() -> None:
        made = Thinkers(Settings(bot_workers=workers, bot_seconds=SECONDS, bot_wait_seconds=SECONDS), metrics)
        try:
            async with asyncio.timeout(2 * SECONDS):
                made.pool.begin()
                await made.answer("warm up", Asked("_template", TABLE, 0), "random", 1)
                made.seconds, made.wait = seconds, wait
                await test(made)
        finally:
            await made.pool.close()

    asyncio.run(go())
    return metrics


async def asked(bots: Thinkers, bot: str, table: str = "a table", seat: int = 0) -> None:
    """There is an answer of a bot, and a legal one."""
    words = await bots.answer(table, Asked("_template", TABLE, seat), bot, 1)
    assert GAME.load(TABLE).why_not(seat, words) is None


async def until(what: Callable[[], bool]) -> None:
    while not what():
        await asyncio.sleep(0)


def stand_ins(metrics: Metrics) -> dict[str, int]:
    return counted(metrics, "deskovka_bot_stand_ins_total", "why")


def ends(metrics: Metrics) -> dict[str, int]:
    return counted(metrics, "deskovka_worker_ends_total", "why")


def counted(metrics: Metrics, name: str, label: str) -> dict[str, int]:
    samples = [sample for metric in metrics.registry.collect() for sample in metric.samples if sample.name == name]
    return {sample.labels[label]: int(sample.value) for sample in samples if sample.value}


# ---- one bot that does not answer


def test_somebody_answers_for_each_bot_that_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    within = Worker.within

    async def only_thinking_hurries(worker: Worker, seconds: float, talk: Callable[..., Any], *values: Any) -> Any:
        return await within(worker, SECONDS if talk == worker.hand_over else seconds, talk, *values)

    monkeypatch.setattr(Worker, "within", only_thinking_hurries)

    async def test(bots: Thinkers) -> None:
        for bot in (Raising, Leaving, Cheating, Dying):
            await asked(bots, by_class(bot))
        bots.seconds = 0.5
        await asked(bots, by_class(Hanging))

    metrics = with_thinkers(test)
    assert stand_ins(metrics) == {"failed": 3, "died": 1, "slow": 1}
    assert ends(metrics) == {"died": 1, "slow": 1}


def test_a_bot_that_hangs_or_dies_costs_others_nothing() -> None:
    """They all have their answers while it still hangs."""

    async def test(bots: Thinkers) -> None:
        await asyncio.gather(*(asked(bots, "random", table) for table in "abcdef"))
        bad = asyncio.create_task(suffer(bots))
        for _ in range(200):
            await asked(bots, "random", "well")
        assert not bad.done()
        kill_all(bots)
        await bad

    async def suffer(bots: Thinkers) -> None:
        for bot in (Dying, Hanging):
            await asked(bots, by_class(bot), "bad")

    assert stand_ins(with_thinkers(test, workers=2)) == {"died": 2}


def test_waiting_does_not_count_as_thinking() -> None:
    async def test(bots: Thinkers) -> None:
        await asyncio.gather(*(asked(bots, by_class(Slow), f"table {number}") for number in range(20)))

    assert stand_ins(with_thinkers(test, seconds=3)) == {}  # all together they take longer


def test_the_more_wait_the_shorter_bots_think() -> None:
    """Those who have nobody behind them think as long as they like."""
    first, last = (GAME.load(TABLE).game.phrases.say(GAME.load(TABLE).offered(0)[at]) for at in (0, -1))

    async def test(bots: Thinkers) -> None:
        assert bots.hurry() is None
        answers = [
            bots.answer(f"table {each}", Asked("_template", TABLE, 0), by_class(Hurried), 1) for each in range(5)
        ]
        assert await asyncio.gather(*answers) == [last] * 4 + [first]

    with_thinkers(test)


def test_how_long_each_may_think_goes_by_how_many_wait_and_work() -> None:
    async def test() -> None:
        bots = Thinkers(Settings(bot_workers=2), Metrics())
        for number in range(1000):
            bots.pool.queue.put(Wanted(f"table {number}", lambda _: Job(len, ((),), 1.0)))
            if number + 1 == 20:
                assert bots.hurry() == pytest.approx(thinkers.SOON * 2 / 20)
        assert bots.hurry() == thinkers.LEAST_SECONDS

    asyncio.run(test())


def test_a_table_full_of_such_bots_is_played_to_its_end(database: str) -> None:
    bad = [by_class(bot) for bot in (Raising, Cheating, Dying, Leaving)]
    with Server(database, bots=tuple(bad)) as server:
        id = server.guest().new_table(*({"kind": "bot", "bot": bot} for bot in bad), game="_template")["id"]
        wait_for(lambda: stored_table(server, id)[0].status == "finished")


# ---- many


def test_fifty_tables_with_one_worker_go_on_and_none_waits_longer_than_the_bound(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """When the longest time is over, whoever has no answer yet has been given to the simplest bot."""
    monkeypatch.setattr(thinkers, "QUICK_SECONDS", 0.5)
    given_up: list[str] = []

    async def test(bots: Thinkers) -> None:
        stand_in = bots.stand_in

        def noted(bot: str, other: str, why: str, text: str = "") -> None:
            stand_in(bot, other, why, text)
            if other == thinkers.SIMPLEST:
                given_up.append(bot)

        monkeypatch.setattr(bots, "stand_in", noted)
        bot = [Hanging, *[Slow] * 49]
        waiting = [asyncio.create_task(asked(bots, by_class(bot[number]), f"table {number}")) for number in range(50)]
        await asyncio.sleep(0)  # now their time runs
        await asyncio.sleep(bots.longest)
        for _ in range(10):
            await asyncio.sleep(0)
        assert sum(not task.done() for task in waiting) <= len(given_up)
        await asyncio.gather(*waiting)

    metrics = with_thinkers(test, seconds=0.5, wait=0.5)
    assert set(stand_ins(metrics)) <= {"slow", "waited", "failed"}
    assert stand_ins(metrics)["waited"] > 10


def test_who_waits_long_is_answered_for_by_the_quick_bot_not_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(bots: Thinkers) -> None:
        monkeypatch.setattr(thinkers, "SIMPLEST", "nobody")  # nothing can be thought here
        await asyncio.gather(*(asked(bots, by_class(Slow), f"table {number}") for number in range(10)))

    assert stand_ins(with_thinkers(test, wait=1))["waited"] >= 5


def test_a_table_with_many_bots_takes_turns_with_others() -> None:
    async def order() -> list[str]:
        queue = FairQueue()
        for whose in ("many", "many", "many", "many", "one", "two", "two"):
            queue.put(Wanted(whose, lambda _: Job(print, (), 1)))
        again = Wanted("again", lambda _: Job(print, (), 1))
        queue.put(again, first=True)
        gone = Wanted("gone", lambda _: Job(print, (), 1))
        queue.put(gone)
        gone.done.cancel()
        assert len(queue) == 9
        taken = []
        while (wanted := queue.take()) is not None:
            taken.append(wanted.whose)
        return taken

    assert asyncio.run(order()) == ["again", "many", "one", "two", "many", "two", "many", "many"]


# ---- processes that end


def processes(bots: Thinkers) -> list[int]:
    return [worker.process.pid for worker in bots.pool.workers if worker.process and worker.process.pid]


def kill_all(bots: Thinkers, how: signal.Signals = signal.SIGKILL) -> None:
    for pid in processes(bots):
        os.kill(pid, how)


def test_all_processes_killed_while_nothing_is_thought_cost_nothing() -> None:
    async def test(bots: Thinkers) -> None:
        before = processes(bots)
        kill_all(bots)
        await asked(bots, "random")
        assert not set(processes(bots)) & set(before)

    metrics = with_thinkers(test)
    assert stand_ins(metrics) == {}
    assert ends(metrics) == {"not begun": 1}


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_processes_killed_or_stopped_while_twenty_wait(how: signal.Signals) -> None:
    async def test(bots: Thinkers) -> None:
        waiting = [asyncio.create_task(asked(bots, by_class(Slow), f"table {number}")) for number in range(20)]
        await asyncio.sleep(0)
        assert len(bots.pool.queue) == 20
        await until(lambda: len(bots.pool.queue) <= 18)
        kill_all(bots, how)
        bots.seconds = SECONDS  # of those that have not begun
        await asyncio.gather(*waiting)

    metrics = with_thinkers(test, workers=2, seconds=2)
    reasons = Counter(stand_ins(metrics))
    assert reasons.total() <= 2


def test_where_no_process_can_start_the_simplest_bot_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(bots: Thinkers) -> None:
        monkeypatch.setattr("deskovka.server.workers.work", "not to be called")
        kill_all(bots)
        await asyncio.gather(*(asked(bots, "greedy", f"table {number}") for number in range(20)))
        monkeypatch.undo()
        bots.seconds = bots.wait = SECONDS
        await asked(bots, "greedy")
        assert processes(bots)

    monkeypatch.setattr(thinkers, "QUICK_SECONDS", 0.5)
    assert stand_ins(with_thinkers(test, seconds=0.5, wait=0.2)) == {"waited": 20}


def test_nothing_is_left_when_the_server_closes() -> None:
    left: list[int] = []

    async def test(bots: Thinkers) -> None:
        tasks = [asyncio.create_task(asked(bots, by_class(Hanging), f"table {number}")) for number in range(3)]
        await asyncio.sleep(0.3)
        left.extend(processes(bots))
        for task in tasks:
            task.cancel()

    with_thinkers(test, workers=2)
    assert left
    for pid in left:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


@pytest.mark.parametrize("niceness", [0, 5, FAR_BEHIND])
def test_a_process_gives_way_as_far_as_it_is_to(niceness: int) -> None:
    """Those far behind also have a session of their own, where Linux shares the processor between sessions."""

    async def go() -> tuple[int, bool]:
        worker = Worker(dict, niceness)  # type: ignore[arg-type]  # nothing to get ready
        try:
            await worker.begin()
            assert worker.process is not None
            behind = await worker.ask(Job(os.getpriority, (os.PRIO_PROCESS, 0), SECONDS))
            return behind, await worker.ask(Job(os.getsid, (0,), SECONDS)) == worker.process.pid
        finally:
            await worker.close()

    most = min(19, os.getpriority(os.PRIO_PROCESS, 0) + niceness)
    assert asyncio.run(go()) == (most, niceness == FAR_BEHIND and AUTOGROUP.exists())
