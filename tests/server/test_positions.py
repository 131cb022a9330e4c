"""A table from a position somebody describes: it is played like any other, and marked for good."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import pytest

from deskovka.core.errors import BrokenRecord
from deskovka.core.proof import commitment
from deskovka.core.record import read_record, replay
from deskovka.games.registry import find_game, game_ids
from deskovka.server import lobby
from deskovka.server.set_up import set_up
from support.server import BOT, ME, OPEN, Guest, Server, check_with_the_command, play_on, words_of
from support.tables import first_words, in_words

LANTERN = {"round": 2, "seats": [{"points": 3, "hand": [4, 12]}, {"hand": [5, 6]}]}
KEMET = "seats: [{units: {front_nw: 4}, prayer: 9}, {units: {west_dunes: 3}}]"


def described(jana: Guest, position: Any = LANTERN, *seats: dict[str, Any], **wishes: Any) -> dict[str, Any]:
    return jana.new_table(*(seats or (ME, ME)), game=wishes.pop("game", "_template"), position=position, **wishes)


def wrong(
    jana: Guest, position: Any, *seats: dict[str, Any], game: str = "_template", **wishes: Any
) -> tuple[Any, ...]:
    """How a table that cannot be is refused; nothing of it is left."""
    said = jana.post("/api/tables", game=game, seats=list(seats or (ME, ME)), position=position, **wishes)
    assert jana.get("/api/tables").json() == []
    return said.status_code, said.json()["code"], said.json().get("text", "")


def test_the_game_begins_as_it_was_described(server: Server) -> None:
    jana = server.guest()
    table = described(jana)
    assert (table["set_up"], table["status"], table["scores"]) == (True, "running", [3, 0])
    live = jana.socket(table["id"])
    assert [player["hand"] for player in (live.table["views"][seat]["players"][int(seat)] for seat in "01")] == [
        [4, 12],
        [5, 6],
    ]
    assert words_of(live.questions()[0]) == ["play 4", "play 12"]


def test_text_is_read_as_the_command_reads_it(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    live = jana.socket(described(jana, KEMET, game="kemet")["id"])
    view = live.table["views"]["0"]
    assert [player["prayer"] for player in view["players"]] == [9, 7]


@pytest.mark.parametrize("id", game_ids())
def test_every_game_can_be_set_up(sqlite_server: Server, id: str) -> None:
    jana = sqlite_server.guest()
    table = described(jana, "{}", BOT, ME, game=id)
    assert table["set_up"] is True
    assert sqlite_server.table(table["id"]).row.start is not None


def test_descriptions_are_read_one_after_another(sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    reading: list[int] = []
    together: list[int] = []

    def slowly(*wished: Any) -> Any:
        reading.append(1)
        together.append(len(reading))
        sleep(0.05)
        reading.pop()
        return set_up(*wished)

    monkeypatch.setattr(lobby, "set_up", slowly)
    guests = [sqlite_server.guest() for _ in range(4)]
    with ThreadPoolExecutor(4) as people:
        list(people.map(described, guests))
    assert together == [1, 1, 1, 1]


def test_an_ordinary_table_is_not_marked(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    table = jana.new_table(ME, ME, game="_template", seed="3")
    assert table["set_up"] is False
    play_on([jana.socket(table["id"])], Random(1))
    assert read_record(jana.get(f"/api/tables/{table['id']}/record").text).start is None


def test_others_see_the_mark_before_they_sit_down_but_no_hand(sqlite_server: Server) -> None:
    jana, petr = sqlite_server.guest(), sqlite_server.guest("Petr")
    table = described(jana, LANTERN, ME, OPEN)
    assert petr.look(table["id"])["set_up"] is True
    assert petr.join(table["id"], table["links"]["1"]).status_code == 200
    live = petr.socket(table["id"])
    assert live.table["set_up"] is True
    assert "hand" not in live.table["views"]["1"]["players"][0]
    assert "start" not in json.dumps(live.table)


def test_luck_that_nobody_described_is_drawn(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    tables = [sqlite_server.table(described(jana)["id"]) for _ in range(3)]
    assert len({table.row.secret for table in tables}) == 3
    assert len({json.dumps(table.row.start) for table in tables}) == 3


@pytest.mark.parametrize(
    "wishes", [{"position": {**LANTERN, "seed": 5}}, {"seed": "5"}, {"position": {**LANTERN, "seed": 5}, "seed": "5"}]
)
def test_the_seed_is_that_of_the_position_or_of_the_table(sqlite_server: Server, wishes: dict[str, Any]) -> None:
    table = described(sqlite_server.guest(), **wishes)
    row = sqlite_server.table(table["id"]).row
    game = find_game("_template")
    assert table["commitment"] == commitment(5)
    assert row.start == game.dump(game.position({**LANTERN, "seed": 5}))


def test_what_is_wished_for_must_agree(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    assert wrong(jana, {"seed": 5}, seed="6") == (422, "impossible-position", "seed: 5 in the position, not 6")
    on = {"variants": {"discoveries": "on"}}
    said = wrong(jana, on, game="empire", variants={"discoveries": "off"})
    assert said == (422, "impossible-position", "variants: discoveries is on in the position, not off")
    assert described(jana, on, game="empire", variants={"discoveries": "on"})["variants"]["discoveries"] == "on"


def test_seats_must_be_as_many(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    said = jana.post("/api/tables", game="_template", seats=[ME, ME, ME], position=LANTERN)
    assert (said.status_code, said.json()["code"]) == (422, "position-seats")
    assert said.json()["values"] == {"position": 2, "table": 3}


@pytest.mark.parametrize(
    ("position", "text"),
    [
        ({"rounds": 2}, "position: unknown key 'rounds'"),
        ({"round": 9}, "round: 9 is not between"),
        ("round: [", "the position is not YAML"),
        ("just words", "position: expected keys and values, not 'just words'"),
        ("", "position: expected keys and values, not None"),
        ("a: &a [x]\nb: *a", "the position is not YAML: aliases are not understood"),
        ("seed: !!int ''", "the position is not YAML: tags are not understood"),
        ("seed: !!bool x", "the position is not YAML: tags are not understood"),
        ("seed: !!timestamp x", "the position is not YAML: tags are not understood"),
        (f"seed: !!int 0x{'f' * 9000}", "the position is not YAML: tags are not understood"),
        ("round: 1\nround: 2", "the position is not YAML: 'round' twice"),
        ("seats: [{}, {points: 1, points: 2}]", "the position is not YAML: 'points' twice"),
        ({"seats": [{"hand": [4]}, {"hand": [4]}]}, "seat 1 hand: card 4 is already on the table"),
        ({"round": "x" * 9000}, "round: expected a number, not 'xxx"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_its_own_words(sqlite_server: Server, position: Any, text: str) -> None:
    status, code, said = wrong(sqlite_server.guest(), position)
    assert (status, code) == (422, "impossible-position")
    assert said.startswith(text)
    assert len(said) <= 500


def test_a_game_that_is_over_is_not_begun(sqlite_server: Server) -> None:
    vale = {"round": 10, "phase": "effects", "seats": [{"score": 60}, {}]}
    said = wrong(sqlite_server.guest(), vale, game="vale")
    assert said == (422, "impossible-position", "nobody is asked anything there: the game is over")


@pytest.mark.parametrize(
    "position", ["#" * 20_001, {"seats": ["x" * 70_000]}, 5, ["seats"], True], ids=["text", "body", "5", "list", "true"]
)
def test_what_is_too_long_or_no_description_is_not_read(sqlite_server: Server, position: Any) -> None:
    said = sqlite_server.guest().post("/api/tables", game="_template", seats=[ME, ME], position=position)
    assert said.status_code in (413, 422)
    assert said.json()["code"] in ("too-large", "not-understood")


@pytest.mark.parametrize("id", game_ids())
def test_garbage_is_refused_and_nothing_else_happens(sqlite_server: Server, id: str) -> None:
    jana, random = sqlite_server.guest(), Random(7)
    keys = ["seats", "round", "phase", "active", "variants", "map", "row", "tokens", "units", "hand", "order", "stones"]
    things: list[Any] = [None, True, -1, 2**70, "x", "", [], {}, [[]], {"0": 1}, [None, None], [{}, {"hand": {}}], 1.5]
    texts = [
        "[" * 19_000,
        "{a: " * 4_000,
        "? " * 9_000,
        "!!python/object:os.system x",
        "'" * 9_999,
        "\x00",
        "- " * 9_000,
    ]
    tried = [{random.choice(keys): random.choice(things), "seats": random.choice(things)} for _ in range(60)]
    tried += [{"seats": [{random.choice(keys): random.choice(things)}, {}]} for _ in range(60)]
    for position in [*texts, *tried]:
        said = jana.post("/api/tables", game=id, seats=[ME, ME], position=position)
        assert said.status_code in (200, 422), (position, said.text)


def test_it_is_played_to_the_end_and_its_record_keeps_the_rules(server: Server, tmp_path: Path) -> None:
    jana = server.guest()
    id = described(jana)["id"]
    play_on([jana.socket(id)], Random(1))
    text = jana.get(f"/api/tables/{id}/record").text
    record = read_record(text)
    assert record.text() == text
    assert record.start == server.table(id).row.start
    assert text.count("\nstart: {") == 1
    assert len(list(replay(find_game("_template"), record))) == 3
    assert "Not a fair game" in check_with_the_command(text, tmp_path)


def test_a_record_without_its_start_is_another_game(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = described(jana)["id"]
    play_on([jana.socket(id)], Random(1))
    record = read_record(jana.get(f"/api/tables/{id}/record").text)
    record.start = None
    with pytest.raises(BrokenRecord):
        list(replay(find_game("_template"), record))


def test_history_replay_and_taking_back_begin_there(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = described(jana, take_back="practice")["id"]
    live = jana.socket(id)
    first = sqlite_server.whole(id)
    live.does(0, first_words(live))
    assert live.ask("undo", seat=0, sequence=1)["type"] == "done"
    assert sqlite_server.whole(id) == first
    play_on([live], Random(1))
    begun = jana.get(f"/api/tables/{id}/replay/0").json()
    assert [player["hand"] for player in begun["view"]["players"]] == [[4, 12], [5, 6]]
    steps = jana.get(f"/api/tables/{id}/history").json()["steps"]
    assert (steps[0]["scores"], len(steps)) == ([3, 0], begun["of"] + 1)


def test_it_goes_on_after_a_restart(database: str) -> None:
    with Server(database) as server:
        jana = server.guest()
        id, waiting = described(jana)["id"], described(jana, LANTERN, ME, OPEN)["id"]
        live = jana.socket(id)
        live.does(0, first_words(live))
        whole, cookie = server.whole(id), jana.cookie
    with Server(database) as server:
        jana = Guest(server, "Jana", server.browser(cookie))
        server.people.append(jana)
        assert (jana.look(id)["set_up"], server.whole(id)) == (True, whole)
        assert jana.post(f"/api/tables/{waiting}/start").json()["scores"] == [3, 0]
        play_on([jana.socket(id)], Random(1))
        assert jana.look(id)["status"] == "finished"


def without_key(whole: str) -> str:
    return re.sub(r'"key": "[0-9a-f]{64}"', "", whole)


def test_a_rematch_and_a_fork_are_marked_and_begin_there(server: Server) -> None:
    jana = server.guest()
    id = described(jana)["id"]
    start = server.whole(id)
    play_on([jana.socket(id)], Random(1))
    again = jana.look(jana.post(f"/api/tables/{id}/rematch").json()["id"])
    assert again["set_up"] is True
    assert again["commitment"] != jana.look(id)["commitment"]  # everybody knows the old secret by now
    assert without_key(server.whole(again["id"])) == without_key(start)
    play_on([jana.socket(again["id"])], Random(1))
    record = read_record(jana.get(f"/api/tables/{again['id']}/record").text)
    assert len(list(replay(find_game("_template"), record))) > 1
    fork = jana.post(f"/api/tables/{id}/fork", answers=1, seats=[ME, ME]).json()
    assert (fork["set_up"], fork["sequence"]) == (True, 1)
    play_on([jana.socket(fork["id"])], Random(2))
    record = read_record(jana.get(f"/api/tables/{fork['id']}/record").text)
    assert record.start == server.table(id).row.start
    assert len(list(replay(find_game("_template"), record))) == 3


def test_it_is_told_in_the_language_of_whoever_looks(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = described(jana)["id"]
    told = [in_words(jana, id, language).questions()[0]["options"][0]["text"] for language in ("cs", "en")]
    assert told == ["Zahrát 4", "Play 4"]


def test_bots_play_from_there(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = described(jana, LANTERN, ME, BOT)["id"]
    play_on([jana.socket(id)], Random(1))
    assert jana.look(id)["status"] == "finished"
