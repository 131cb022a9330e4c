"""Tests of tests: none of them fails because a machine is busy (CONTRIBUTING.md, *Every day*)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PLACES = (HERE, HERE.parent / "chaos")
OF_WORK = {"perf_counter", "perf_counter_ns", "process_time", "process_time_ns", "thread_time", "thread_time_ns"}
CLOCKS = {"monotonic", "monotonic_ns", "time", *OF_WORK}
PATIENT = {"timeout", "wait_for", "fail_after", "result", "wait", "join"}  # calls that give up after so many seconds
LEAST = 30.0  # seconds that whoever waits for something has at least
AS_THEY_ARE = {
    "test_journal.py: assert monotonic() < until",  # after SECONDS
    "test_together.py: assert began - 1 <= told['seats'][1]['away'] <= time()",  # a moment between two others
    "test_together.py: assert before <= told['deadline']['0'] - 90 <= time()",
    "test_two_processes.py: assert gone - 1 <= news['seats'][1]['away'] <= time.time()",
    "postgres.py: assert time.monotonic() < end",  # a server that never comes up
    "processes.py: assert time.monotonic() < end",
    "test_writer.py: asyncio.wait([closing], timeout=0.1)",  # it is not over: nothing has to be in time
    "postgres.py: self.process.wait(15)",  # it is told to end less politely then, or has been
    "processes.py: self.process.wait(15)",
    "proxy.py: socket.create_connection(('127.0.0.1', self.secure), timeout=5)",  # tried again and again
}
SOURCES = sorted(
    file for place in PLACES for file in place.rglob("*.py") if file.name not in ("fuzz.py", Path(__file__).name)
)


def called(node: ast.AST) -> str:
    """The last part of the name of what is called: sleep of asyncio.sleep(1)."""
    if not isinstance(node, ast.Call):
        return ""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def clocks_compared(tree: ast.AST) -> Iterator[ast.AST]:
    """Assertions in which a clock is read, and clocks that tell how long work took."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assert):
            parts = list(ast.walk(node.test))
            if any(isinstance(part, ast.Compare) for part in parts) and any(called(part) in CLOCKS for part in parts):
                yield ast.Assert(node.test)
        elif called(node) in OF_WORK:
            yield node


def is_short(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and isinstance(value.value, int | float) and 0 < value.value < LEAST


def impatient(tree: ast.AST) -> Iterator[ast.AST]:
    """Calls that give up after fewer seconds than a busy machine may need."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            seconds = [word.value for word in node.keywords if word.arg == "timeout"]
            seconds += node.args[-1:] if called(node) in PATIENT else []
            if any(is_short(value) for value in seconds):
                yield node


def deaf(tree: ast.AST) -> Iterator[ast.AST]:
    """What is added up without a look: of a connection that was closed nothing comes, again and again, for ever."""
    for node in ast.walk(tree):
        if isinstance(node, ast.AugAssign) and called(node.value) == "recv":
            yield node


def found_in(text: str, name: str = "x.py") -> list[str]:
    tree = ast.parse(text)
    return [f"{name}: {ast.unparse(node)}" for look in (clocks_compared, impatient, deaf) for node in look(tree)]


@pytest.mark.parametrize("file", SOURCES, ids=[str(file.relative_to(HERE.parent)) for file in SOURCES])
def test_no_test_needs_a_machine_with_nothing_else_to_do(file: Path) -> None:
    assert [each for each in found_in(file.read_text(encoding="utf-8"), file.name) if each not in AS_THEY_ARE] == []


@pytest.mark.parametrize(
    "text",
    [
        "assert monotonic() - begun < 3",
        "assert 0.8 < time.monotonic() - begun",
        "longest = max(longest, thread_time() - before)",
        "await asyncio.wait_for(task, 5)",
        "run(command, timeout=10)",
        "async with asyncio.timeout(2): pass",
        "assert ready.wait(10)",
        "thread.join(10)",
        "while not heard.endswith(b'}'): heard += connection.recv(4096)",
    ],
)
def test_such_lines_are_found(text: str) -> None:
    assert found_in(f"async def test():\n    {text}") != []


@pytest.mark.parametrize(
    "text",
    [
        "assert elapsed",
        "asyncio.timeout(SECONDS)",
        "wait_for(lambda: 5)",
        "sleep(0.1)",
        "ready.wait()",
        "guest.join(table, link)",
        "said = connection.recv(4096)",
    ],
)
def test_others_are_not(text: str) -> None:
    assert found_in(text) == []
