"""Bots under load: whatever happens to one of them, it costs nobody else anything, and there is always an answer."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from time import monotonic

import pytest

from deskovka.bots.bot import Bot
from deskovka.games.registry import find_game
from deskovka.server import thinkers
from deskovka.server.metrics import Metrics
from deskovka.server.pool import FairQueue, Wanted
from deskovka.server.settings import Settings
from deskovka.server.thinkers import Thinkers
from deskovka.server.workers import Job
from support.bots import Cheating, Dying, Hanging, Leaving, Raising, Slow, get_ready
from support.server import SECONDS, Server, wait_for
from support.tables import stored_table

GAME = find_game("_template")
TABLE = GAME.dump(GAME.new_game(2, 1))


@pytest.fixture(autouse=True)
def few_imports(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "get_ready", get_ready)


def by_class(bot: type[Bot]) -> str:
    return f"{bot.__module__}:{bot.__name__}"


Test = Callable[[Thinkers], Awaitable[None]]


def with_thinkers(test: Test, workers: int = 1, seconds: float = 1.0, wait: float = 5.0) -> Metrics:
    """Bots that think in processes of their own, as long as a test takes."""
    metrics = Metrics()

    async def go() -> None:
        settings = Settings(bot_workers=workers, bot_seconds=seconds, bot_wait_seconds=wait)
        made = Thinkers(settings, metrics)
        try:
            async with asyncio.timeout(2 * SECONDS):
                made.pool.begin()
                await made.answer("warm up", "_template", TABLE, 0, "random", 1)
                await test(made)
        finally:
            await made.pool.close()

    asyncio.run(go())
    return metrics


async def asked(bots: Thinkers, bot: str, table: str = "a table", seat: int = 0) -> float:
    """How long the answer of a bot took, which was a legal one."""
    begun = monotonic()
    words = await bots.answer(table, "_template", TABLE, seat, bot, 1)
    assert GAME.load(TABLE).why_not(seat, words) is None
    return monotonic() - begun


def stand_ins(metrics: Metrics) -> dict[str, int]:
    return counted(metrics, "deskovka_bot_stand_ins_total", "why")


def ends(metrics: Metrics) -> dict[str, int]:
    return counted(metrics, "deskovka_worker_ends_total", "why")


def counted(metrics: Metrics, name: str, label: str) -> dict[str, int]:
    samples = [sample for metric in metrics.registry.collect() for sample in metric.samples if sample.name == name]
    return {sample.labels[label]: int(sample.value) for sample in samples if sample.value}


# ---- one bot that does not answer


def test_somebody_answers_for_each_bot_that_does_not() -> None:
    async def test(bots: Thinkers) -> None:
        for bot in (Raising, Leaving, Cheating, Dying, Hanging):
            await asked(bots, by_class(bot))

    metrics = with_thinkers(test, seconds=2, wait=20)
    assert stand_ins(metrics) == {"failed": 3, "died": 1, "slow": 1}
    assert ends(metrics) == {"died": 1, "slow": 1}


def test_a_bot_that_hangs_or_dies_costs_others_nothing() -> None:
    async def test(bots: Thinkers) -> None:
        await asyncio.gather(*(asked(bots, "random", table) for table in "abcdef"))
        bad = asyncio.create_task(suffer(bots))
        well = [await asked(bots, "random", "well") for _ in range(200)]
        assert not bad.done()
        assert max(well) < bots.seconds
        await bad

    async def suffer(bots: Thinkers) -> None:
        for bot in (Dying, Hanging):
            await asked(bots, by_class(bot), "bad")

    metrics = with_thinkers(test, workers=2, seconds=3, wait=20)
    assert stand_ins(metrics) == {"slow": 1, "died": 1}


def test_waiting_does_not_count_as_thinking() -> None:
    async def test(bots: Thinkers) -> None:
        await asyncio.gather(*(asked(bots, by_class(Slow), f"table {number}") for number in range(5)))

    assert stand_ins(with_thinkers(test, seconds=1, wait=20)) == {}


def test_a_table_full_of_such_bots_is_played_to_its_end(database: str) -> None:
    bad = [by_class(bot) for bot in (Raising, Cheating, Dying, Leaving)]
    with Server(database, bots=tuple(bad)) as server:
        id = server.guest().new_table(*({"kind": "bot", "bot": bot} for bot in bad), game="_template")["id"]
        wait_for(lambda: stored_table(server, id)[0].status == "finished")


# ---- many


def test_fifty_tables_with_one_worker_go_on_and_none_waits_longer_than_the_bound() -> None:
    times: list[float] = []

    async def play(bots: Thinkers, table: int) -> None:
        for _ in range(3):
            times.append(await asked(bots, by_class(Hanging if table == 0 else Slow), f"table {table}"))

    async def test(bots: Thinkers) -> None:
        await asyncio.gather(*(play(bots, table) for table in range(50)))
        assert len(times) == 150
        assert max(times) < bots.longest + 1

    metrics = with_thinkers(test, seconds=1, wait=2)
    assert set(stand_ins(metrics)) <= {"slow", "waited"}


def test_who_waits_long_is_answered_for_by_the_quick_bot_not_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(bots: Thinkers) -> None:
        monkeypatch.setattr(thinkers, "SIMPLEST", "nobody")  # nothing can be thought here
        await asyncio.gather(*(asked(bots, by_class(Slow), f"table {number}") for number in range(10)))

    assert stand_ins(with_thinkers(test, seconds=5, wait=1))["waited"] >= 5


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

    metrics = with_thinkers(test, seconds=20, wait=20)
    assert stand_ins(metrics) == {}
    assert ends(metrics) == {"not begun": 1}


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_processes_killed_or_stopped_while_twenty_wait(how: signal.Signals) -> None:
    async def test(bots: Thinkers) -> None:
        waiting = [asyncio.create_task(asked(bots, by_class(Slow), f"table {number}")) for number in range(20)]
        await asyncio.sleep(0.3)
        assert len(bots.pool.queue) > 5
        kill_all(bots, how)
        assert max(await asyncio.gather(*waiting)) < bots.longest + 1

    metrics = with_thinkers(test, workers=2, seconds=2, wait=20)
    reasons = Counter(stand_ins(metrics))
    assert reasons.total() <= 2


def test_where_no_process_can_start_the_simplest_bot_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(bots: Thinkers) -> None:
        monkeypatch.setattr("deskovka.server.workers.work", "not to be called")
        kill_all(bots)
        times = await asyncio.gather(*(asked(bots, "greedy", f"table {number}") for number in range(20)))
        assert max(times) < bots.longest + 1
        monkeypatch.undo()
        await asyncio.sleep(1)
        await asked(bots, "greedy")
        assert processes(bots)

    assert stand_ins(with_thinkers(test, seconds=0.5, wait=0.2)).keys() <= {"waited"}


def test_nothing_is_left_when_the_server_closes() -> None:
    left: list[int] = []

    async def test(bots: Thinkers) -> None:
        tasks = [asyncio.create_task(asked(bots, by_class(Hanging), f"table {number}")) for number in range(3)]
        await asyncio.sleep(0.3)
        left.extend(processes(bots))
        for task in tasks:
            task.cancel()

    with_thinkers(test, workers=2, seconds=20)
    assert left
    for pid in left:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
