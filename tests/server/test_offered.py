"""Which bots people may choose at the tables of a server."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from deskovka.bots.levels import LEVELS, levels_of
from deskovka.core.errors import DeskovkaError, UnknownName
from deskovka.games.registry import game_ids
from deskovka.server import serve as serving
from deskovka.server.offered import check_offer
from deskovka.server.settings import Settings
from support.server import ME, Server, play_on

HARD = {"bot": "neural", "seconds": 2, "rating": 1600, "low": 1580, "high": 1621}
Serve = Callable[..., Server]
CODE = "from deskovka.bots.bot import Bot\nclass Last(Bot):\n    def answer(self, seat): return seat.options()[-1]\n"


@pytest.fixture
def last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A bot of the operator's own, as it is written."""
    (tmp_path / "own_bots.py").write_text(CODE, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "own_bots", raising=False)
    return "own_bots:Last"


@pytest.mark.parametrize("bot", ["oracle", "own_bots:Last", "greedy:worlds=1000", "pathlib:Path", "this:that"])
def test_nobody_chooses_a_bot_that_is_not_offered(sqlite_server: Server, last: str, bot: str) -> None:
    jana = sqlite_server.guest()
    seats = [ME, {"kind": "bot", "bot": bot}]
    refused = jana.post("/api/tables", game="_template", seats=seats, language="en")
    assert (refused.status_code, refused.json()["code"]) == (422, "mistake")
    assert "there are: beginner, easy, medium, hard, master" in refused.json()["text"]
    table = jana.new_table(ME, {"kind": "bot", "bot": "random"}, game="_template", seed="3")
    assert jana.post(f"/api/tables/{table['id']}/deputy", seat=0, bot=bot).status_code == 422
    assert {"own_bots", "this"} & set(sys.modules) == set()  # not even looked at


def test_what_the_operator_offers_can_be_chosen_and_plays(serve: Serve, last: str) -> None:
    server = serve(bots=(last, "greedy:worlds=3"))
    jana = server.guest()
    assert jana.get("/api/bots").json() == [*LEVELS, last, "greedy:worlds=3"]
    for bot in (last, "greedy:worlds=3"):
        table = jana.new_table(ME, {"kind": "bot", "bot": bot}, game="_template", seed="3")
        assert table["seats"][1]["bot"] == bot
        live = jana.socket(table["id"])
        play_on([live], Random(2))
        assert live.table["result"]["over"]


def test_without_more_the_levels_are_offered(sqlite_server: Server) -> None:
    assert sqlite_server.guest().get("/api/bots").json() == list(LEVELS)


@pytest.mark.parametrize("bot", ["random", "greedy", "neural", "beginner"])
def test_whatever_there_is_by_name_may_still_be_asked_for(sqlite_server: Server, bot: str) -> None:
    """Running tables, forks of old games and programs name them."""
    table = sqlite_server.guest().new_table(ME, {"kind": "bot", "bot": bot}, game="_template", seed="3")
    assert table["seats"][1]["bot"] == bot


def test_how_strong_the_levels_are_is_told_for_every_game(
    sqlite_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    vale = levels_of("vale")
    monkeypatch.setitem(vale, "measured", {"games": 400, "seats": 2})
    monkeypatch.setitem(vale["levels"], "hard", {**HARD, "rating": 1600.4})
    monkeypatch.setitem(levels_of("kemet"), "measured", None)
    answer = sqlite_server.guest().get("/api/levels")
    told = {one["game"]: one for one in answer.json()}
    assert set(told) == set(game_ids())
    assert [one["level"] for one in told["vale"]["levels"]] == list(LEVELS)
    assert told["vale"]["levels"][3] == {"level": "hard", **HARD}
    assert (told["vale"]["games"], told["vale"]["seats"]) == (400, 2)
    assert told["kemet"]["games"] == 0
    assert "max-age" in answer.headers["cache-control"]


def test_bots_are_offered_by_the_environment_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DESKOVKA_BOTS", "greedy:worlds=8,noise=0.1, own_bots:Last")
    assert Settings.from_outside().bots == ("greedy:worlds=8,noise=0.1", "own_bots:Last")
    monkeypatch.delenv("DESKOVKA_BOTS")
    assert Settings.from_outside().bots == ()


def test_what_cannot_be_offered_keeps_a_server_from_starting(monkeypatch: pytest.MonkeyPatch, last: str) -> None:
    served: list[object] = []
    monkeypatch.setattr(serving, "run", lambda *given: served.append(given))
    for bot, problem in (("oracle", UnknownName), ("greedy:depth=1", UnknownName), (f"greedy:{'x' * 40}=1", Exception)):
        with pytest.raises(problem):
            serving.serve("127.0.0.1", 0, "sqlite+aiosqlite://", [bot])
    assert served == []
    serving.serve("127.0.0.1", 0, "sqlite+aiosqlite://", [last])
    assert len(served) == 1


def test_a_bot_is_not_written_longer_than_it_can_be_stored() -> None:
    with pytest.raises(DeskovkaError, match="40 letters at most"):
        check_offer(["greedy:worlds=100,noise=0.10000000000000000"])
