"""Records and replays: nothing before the end, everything after it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from deskovka.core.record import read_record, replay
from deskovka.games.registry import find_game
from support.server import ME, OPEN, Server, play_on


def finished(server: Server, game: str, seats: int, seed: str = "12") -> str:
    """The id of a table that has been played to the end."""
    jana = server.guest()
    table = jana.new_table(*[ME] * seats, game=game, seed=seed)
    play_on([jana.socket(table["id"])], Random(seats))
    return str(table["id"])


def as_json(value: object) -> Any:
    return json.loads(json.dumps(value))


def refused(said: Any) -> tuple[int, str]:
    return said.status_code, said.json()["code"]


def test_before_the_game_there_is_nothing_to_replay(server: Server) -> None:
    jana = server.guest()
    table = jana.new_table(ME, OPEN)
    for path in ("record", "replay/0", "replay/0?seat=0"):
        assert refused(jana.get(f"/api/tables/{table['id']}/{path}")) == (409, "not-running")


def test_during_the_game_the_record_is_nobodys_business(server: Server) -> None:
    jana = server.guest()
    table = jana.new_table(ME, ME)
    live = jana.socket(table["id"])
    play_on([live], Random(1), most=6)
    for person in (jana, server.guest("Eva"), server.nobody()):
        wanted = (409, "not-finished") if person is jana else (403, "not-for-you")
        for path in ("record", "replay/0", "replay/3", "replay/3?seat=0", "replay/3?seat=1", "replay/6"):
            assert refused(person.get(f"/api/tables/{table['id']}/{path}")) == wanted
    play_on([live], Random(1))
    assert jana.get(f"/api/tables/{table['id']}/record").status_code == 200


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_from_every_side(server: Server, seats: int) -> None:
    id = finished(server, "_template", seats)
    eva = server.nobody()
    game = find_game("_template")
    record = read_record(eva.get(f"/api/tables/{id}/record").text)
    positions = 0
    for number, state in enumerate(replay(game, record)):
        positions += 1
        for seat in (None, *range(seats)):
            said = eva.get(f"/api/tables/{id}/replay/{number}", params={} if seat is None else {"seat": seat})
            view = game.open_view(state) if seat is None else game.view(state, seat)
            assert said.json() == {"answers": number, "first": 0, "of": len(record.answers), "view": as_json(view)}
    assert positions == len(record.answers) + 1 == 2 * seats + 1


def test_positions_of_a_long_game(sqlite_server: Server) -> None:
    id = finished(sqlite_server, "vale", 3)
    eva = sqlite_server.nobody()
    game = find_game("vale")
    record = read_record(eva.get(f"/api/tables/{id}/record").text)
    last = len(record.answers)
    hands_differ = False
    for number, state in enumerate(replay(game, record)):
        if number % 9 and number != last:
            continue
        for seat in (None, 0, 1, 2):
            said = eva.get(f"/api/tables/{id}/replay/{number}", params={} if seat is None else {"seat": seat})
            view = game.open_view(state) if seat is None else game.view(state, seat)
            assert said.json()["view"] == as_json(view)
        shown = eva.get(f"/api/tables/{id}/replay/{number}").json()["view"]
        assert all("hand" in player for player in shown["players"])
        own = eva.get(f"/api/tables/{id}/replay/{number}?seat=1").json()["view"]
        assert [("hand" in player) for player in own["players"]] == [False, True, False]
        hands_differ = hands_differ or any(player["hand"] for player in shown["players"])
    assert hands_differ
    assert shown["question"] is None


def test_there_are_no_positions_beyond_the_end_and_no_further_seats(server: Server) -> None:
    id = finished(server, "_template", 2)
    eva = server.nobody()
    assert eva.get(f"/api/tables/{id}/replay/4").status_code == 200
    for path in ("replay/5", "replay/100000", "replay/1?seat=2", "replay/1?seat=7"):
        assert refused(eva.get(f"/api/tables/{id}/{path}")) == (404, "no-such-position"), path
    for path in ("replay/-1", "replay/x", "replay/100001", "replay/1?seat=-1", "replay/1?seat=8", "replay/1?seat=x"):
        assert refused(eva.get(f"/api/tables/{id}/{path}")) == (422, "not-understood"), path
    for path in ("record", "replay/0"):
        assert refused(eva.get(f"/api/tables/{'A' * 22}/{path}")) == (404, "no-table")


def test_an_answer_that_was_taken_back_is_not_in_the_record(server: Server) -> None:
    jana = server.guest()
    table = jana.new_table(ME, ME, seed="4", variants={"first_player": "0"})
    live = jana.socket(table["id"])
    words = [option["words"] for option in live.questions()[0]["options"]]
    live.does(0, words[0])
    live.reach(live.ask("undo", seat=0, sequence=1)["sequence"])
    live.does(0, words[1])
    play_on([live], Random(5))
    record = read_record(jana.get(f"/api/tables/{table['id']}/record").text)
    assert record.answers[0] == (0, words[1])
    assert len(record.answers) == live.table["sequence"] - 2
    assert jana.get(f"/api/tables/{table['id']}/replay/{len(record.answers)}").json()["view"]["question"] is None


def test_the_record_is_the_one_the_engine_writes(server: Server) -> None:
    id = finished(server, "vale", 2, seed="9000000000000000000")
    text = server.nobody().get(f"/api/tables/{id}/record").text
    record = read_record(text)
    assert record.text() == text
    assert (record.game, record.seats, record.seed) == ("vale", 2, 9000000000000000000)
    assert record.result is not None
    for _ in replay(find_game("vale"), record):
        pass  # replay compares the result with the one that was written down
