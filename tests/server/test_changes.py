"""A viewer who keeps the table is told only what is new, and has the same table as everybody else."""

from __future__ import annotations

import json
import tracemalloc
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deskovka.server.changes import ONCE, Changes, with_changes
from support.server import ME, OPEN, Guest, Server, Socket, play_on

NAMES = st.sampled_from(["round", "hand", "ž", 'a"b'])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(0, 2) | st.sampled_from([0.0, 1.0, "", "„", "a"]),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(NAMES, inner, max_size=2),
    max_leaves=4,
)
VIEWS = st.dictionaries(
    st.sampled_from(["0", "1", "spectator"]), st.dictionaries(NAMES, VALUES, max_size=3), max_size=2
)
TABLES = st.fixed_dictionaries(
    {
        "type": st.just("table"),
        "sequence": VALUES,
        "scores": VALUES,
        "views": VIEWS,
        "events": st.lists(VALUES, max_size=1),
        "chat": st.lists(VALUES, max_size=1),
        "rewound": st.booleans(),
    }
)


def put_together(frames: list[str]) -> list[dict[str, Any]]:
    """The tables of a viewer who keeps the last one."""
    tables: list[Any] = []
    for told in map(json.loads, frames):
        if told["type"] == "changes":
            tables.append(with_changes(tables[-1], told))
        elif told["type"] == "table":
            tables.append(told)
    return tables


@given(st.lists(TABLES, min_size=1, max_size=5))
def test_whatever_is_told_the_whole_table_comes_out(tables: list[Any]) -> None:
    changes = Changes()
    frames = [changes.told(table).decode() for table in tables]
    found = put_together(frames)
    assert [json.dumps(table, sort_keys=True) for table in found] == [
        json.dumps(table, sort_keys=True) for table in tables
    ]  # as text: true is not 1, 1 is not 1.0


def test_what_stays_as_it_was_is_not_told_again() -> None:
    table: Any = {"type": "table", "sequence": 1, "variants": {"a": "b"}, "views": {"0": {"deck": 5, "hand": [1]}}}
    table |= ONCE
    changes = Changes()
    changes.told(table)
    news: Any = {**table, "sequence": 2, "views": {"0": {"deck": 4, "hand": [1]}}, "events": [{"event": "drawn"}]}
    told = json.loads(changes.told(news))
    assert told == {
        "type": "changes",
        "table": {"sequence": 2, "events": [{"event": "drawn"}]},
        "views": {"0": {"deck": 4}},
    }
    assert json.loads(changes.told({**news, **ONCE})) == {"type": "changes", "table": {}, "views": {}}
    changes.forget()
    assert json.loads(changes.told(news)) == news


def keeping(guest: Guest, table: str, *protocols: str) -> Socket:
    """Look at a table like a browser, which keeps it."""
    opened = Socket(guest.http.websocket_connect(f"/ws/tables/{table}", ["deskovka", "changes", *protocols]))
    guest.sockets.append(opened)
    opened.read()
    return opened


@pytest.mark.parametrize("game", ["vale", "kemet"])
def test_whoever_keeps_the_table_sees_what_others_see(server: Server, game: str) -> None:
    jana, petr = server.guest(), server.guest("Petr")
    table = jana.new_table(ME, OPEN, game=game)
    petr.join(table["id"], table["links"]["1"])
    players = [guest.socket(table["id"]) for guest in (jana, petr)]
    onlooker = server.guest("Ivan").socket(table["id"], spectate=table["spectate"])
    pairs = [
        (players[0], keeping(jana, table["id"])),
        (players[1], keeping(petr, table["id"])),
        (onlooker, keeping(server.guest("Eva"), table["id"], f"spectate.{table['spectate']}")),
    ]
    play_on(players, Random(5), most=30, watching=[onlooker])
    for plain, keeper in pairs:
        plain.drain()
        keeper.drain()
        found = put_together(keeper.frames)
        assert sum('"type":"changes"' in frame for frame in keeper.frames) > 5
        assert {**found[-1], **ONCE} == {**plain.table, **ONCE}
        whole = put_together(plain.frames)
        assert [event for one in found for event in one["events"]] == [
            event for one in whole for event in one["events"]
        ]
        assert sum(map(len, keeper.frames)) < 0.7 * sum(map(len, plain.frames))


def test_after_another_language_everything_comes_whole(server: Server) -> None:
    jana, petr = server.guest(), server.guest("Petr")
    table = jana.new_table(ME, OPEN)
    petr.join(table["id"], table["links"]["1"])
    keeper = keeping(jana, table["id"], "words.en")
    keeper.drain()
    keeper.ask("language", language="cs")
    told = keeper.until(lambda told: told["type"] != "done")
    assert told["type"] == "table"
    assert len(told["events"]) > 0
    assert told["views"].keys() == {"0"}


def test_what_is_kept_for_a_viewer_takes_little_room() -> None:
    """The fast library gives bytes that hold on to much more than they show."""
    table: Any = {"type": "table", "sequence": 1, "views": {"0": {f"part {part}": part for part in range(40)}}, **ONCE}
    Changes().told(table)
    tracemalloc.start()
    kept = [Changes() for _ in range(50)]
    for changes in kept:
        changes.told(table)
    used = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert used / len(kept) < 12_000
