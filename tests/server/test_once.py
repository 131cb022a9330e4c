"""A move is played once: on a copy that becomes the table when the move is on disk, and not before."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deskovka.core.steps import State
from deskovka.server.live import Ahead, LiveTable
from deskovka.server.models import MoveRow, now
from deskovka.server.telling import Telling
from support.server import ME, Server, play_on
from support.tables import first_words


def everything(table: LiveTable) -> list[Any]:
    """All that a table knows of its game."""
    recorder = table.playing()
    return [
        table.game.dump(recorder.state),
        [table.game.event_words.tell(event, None, everything=True) for event in recorder.events()],
        list(recorder.record.answers),
        list(recorder.before),
        list(recorder.skipped),
        dict(table.reached),
        list(table.left),
        [list(scores) for scores in table.scores],
        (table.asked_since, table.together, table.sequence),
        (table.numbers.hidden, table.began, table.latest),
    ]


def watched(table: LiveTable, patch: pytest.MonkeyPatch) -> list[Ahead]:
    """What the table is asked to look ahead to, from now on."""
    seen: list[Ahead] = []
    ahead = table.ahead

    def look(move: MoveRow) -> Ahead:
        seen.append(ahead(move))
        return seen[-1]

    patch.setattr(table, "ahead", look)
    return seen


@pytest.mark.parametrize("game", ["_template", "vale"])
def test_the_copy_that_was_checked_is_the_table(
    sqlite_server: Server, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, ME, game=game, seed="5", take_back="practice")["id"]
    live = jana.socket(id)
    table = sqlite_server.table(id)
    seen = watched(table, monkeypatch)
    for _ in range(3):
        seat = live.questions()[0]["seat"]
        live.does(seat, first_words(live))
        assert sqlite_server.table(id).playing().state is seen[-1].state
    live.reach(live.ask("undo", seat=seat, sequence=live.table["sequence"])["sequence"])
    assert sqlite_server.table(id).playing() is seen[-1].recorder
    assert len(seen) == 4


def test_looking_ahead_changes_nothing(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, ME, game="_template", seed="5")["id"]
    live = jana.socket(id)
    live.does(live.questions()[0]["seat"], first_words(live))
    table = sqlite_server.table(id)
    before = everything(table)
    question = live.questions()[0]
    for kind, words in (("answer", question["options"][0]["words"]), ("undo", "")):
        move = MoveRow(table=id, sequence=2, kind=kind, seat=question["seat"], words=words, at=now())
        assert table.game.dump(table.ahead(move).state) != before[0]
        assert everything(table) == before


def test_where_a_move_cannot_be_stored_nothing_has_changed(
    sqlite_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, ME, game="_template", seed="5")["id"]
    live = jana.socket(id)
    table = sqlite_server.table(id)
    before = everything(table)

    async def fail(entry: object) -> None:
        raise OSError("no room on the disk")

    service = sqlite_server.app.state.service
    with monkeypatch.context() as patch:
        patch.setattr(service.storage, "append", fail)
        question = live.questions()[0]
        with pytest.raises(OSError, match="no room"):
            sqlite_server.run(service.store, table, "answer", question["seat"], question["options"][0]["words"])
    assert everything(table) == before
    assert everything(sqlite_server.table(id)) == before


def test_what_was_played_ahead_is_what_would_be_loaded(sqlite_server: Server) -> None:
    """Events, scores and what can be taken back are the same as after a restart."""
    jana = sqlite_server.guest()
    for game in ("_template", "vale", "empire", "kemet", "eldervale"):
        id = jana.new_table(ME, ME, game=game, seed="5")["id"]
        play_on([jana.socket(id)], Random(2), 25)
        played = sqlite_server.table(id)
        loaded = sqlite_server.run(sqlite_server.app.state.service.reload, id)
        assert loaded is not played
        assert everything(loaded) == everything(played)


def test_the_outlook_of_an_option_is_reckoned_once(sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    jana = sqlite_server.guest()
    table = sqlite_server.table(jana.new_table(ME, ME, game="_template", seed="5")["id"])
    reckoned: list[int] = []

    class Reckoning:
        """Lantern, and how often it reckons."""

        def __getattr__(self, name: str) -> Any:
            return getattr(table.game, name)

        def outlook(self, g: State, seat: int, option: int) -> dict[str, int]:
            reckoned.append(option)
            return {"points": 3}

        def outlook_in_words(self, g: State, seat: int, option: int, numbers: dict[str, int], say: Any) -> str:
            return f"{numbers['points']} points"

    words = table.words("en")
    telling = Telling(table, [0, 1], words)
    monkeypatch.setattr(words, "game", Reckoning())
    monkeypatch.setattr(telling, "game", Reckoning())
    told = [option for question in telling.seen(None)["pending"] for option in question["options"]]
    assert {(option["detail"], option["numbers"]["points"]) for option in told} == {("3 points", 3)}
    assert len(reckoned) == len(told)
