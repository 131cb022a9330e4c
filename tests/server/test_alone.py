"""A table for one: the ghosts nobody plays have no seat, and everything else is as at any table."""

from __future__ import annotations

from random import Random
from typing import Any

from deskovka.core.record import read_record, replay
from deskovka.games.registry import find_game
from deskovka.server.standing import Turns
from support.server import BOT, ME, OPEN, Guest, Server, Socket, play_on, words_of

ELDERVALE = find_game("eldervale")
NEARLY_OVER = {
    "seats": [{"element": "air", "units": {"mill": ["worker"]}, "fame": 0, "points": 30}],
    "ghosts": {"guardian": "mill", "points": 40, "pile": 7},
    "last_turns": 2,
    "turn": 1,
    "seed": 5,
}


def alone(server: Server, **wishes: Any) -> tuple[Guest, str, Socket]:
    jana = server.guest()
    id = str(jana.new_table(ME, game="eldervale", **{"seed": "6", **wishes})["id"])
    return jana, id, jana.socket(id)


def finished(server: Server) -> tuple[Guest, str, Socket]:
    """A table at which only the last turns are played."""
    jana = server.guest()
    id = str(jana.new_table(ME, game="eldervale", position=NEARLY_OVER)["id"])
    live = jana.socket(id)
    play_on([live], Random(3))
    return jana, id, live


def test_it_begins_at_once_and_asks_its_only_seat(server: Server) -> None:
    _, _, live = alone(server)
    assert live.table["status"] == "running"
    assert [seat["name"] for seat in live.table["seats"]] == ["Jana"]
    assert [question["seat"] for question in live.questions()] == [0]
    view = live.table["views"]["0"]
    assert [player["seat"] for player in view["players"]] == [0, 1]
    assert view["ghosts"]["guardian"] is None


def test_a_friend_or_a_bot_may_sit_there_too(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    table = jana.new_table(OPEN, game="eldervale")
    assert sqlite_server.guest("Eva").join(table["id"], table["links"]["0"]).json() == {"seat": 0}
    watched = jana.new_table(BOT, game="eldervale", position=NEARLY_OVER)
    live = jana.socket(watched["id"])
    live.until(lambda told: live.table["status"] == "finished")


def test_nobody_is_told_the_ghosts_pile(sqlite_server: Server) -> None:
    _, _, live = alone(sqlite_server)
    play_on([live], Random(1), most=25)
    view = live.table["views"]["0"]
    assert "hand" not in view["players"][1]
    assert view["players"][1]["known"] == []
    assert "ghost_cards" not in view


def test_draft_and_teams_need_more_players(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    for variant in ("draft", "teams"):
        said = jana.post("/api/tables", game="eldervale", seats=[ME], variants={variant: "on"})
        assert said.status_code == 422, said.text
        assert variant in said.text
    assert jana.post("/api/tables", game="eldervale", seats=[ME], variants={"oracle": "on"}).status_code == 200


def test_for_practice_a_turn_of_the_ghosts_is_taken_back(sqlite_server: Server) -> None:
    _, id, live = alone(sqlite_server, take_back="practice")
    before = words_of(live.questions()[0])
    live.does(0, "regroup")
    while sqlite_server.state(id).turns == 1:  # type: ignore[attr-defined]
        live.does(0, words_of(live.questions()[0])[-1])
    while not live.questions():
        live.read()
    assert live.table["views"]["0"]["ghosts"]["tale"]
    while sqlite_server.record(id).answers:
        assert live.questions()[0]["undo"] is True
        live.reach(live.ask("undo", seat=0, sequence=live.table["sequence"])["sequence"])
    assert words_of(live.questions()[0]) == before
    assert live.table["views"]["0"]["ghosts"]["tale"] == []


def test_what_the_ghosts_dice_have_shown_is_not_taken_back(sqlite_server: Server) -> None:
    _, id, live = alone(sqlite_server)
    live.does(0, "regroup")
    while sqlite_server.state(id).turns == 1:  # type: ignore[attr-defined]
        live.does(0, words_of(live.questions()[0])[-1])
    assert live.questions()[0]["undo"] is False


def test_a_turn_of_ones_own_follows_ones_own() -> None:
    """Standing answers until my turn end there, though nobody was asked in the ghosts' turn."""
    turns = Turns(1, 0)
    turns.note(0, 1, 3)
    turns.note(0, 1, 4)
    assert turns.began == [3]
    turns.note(-1, 2, 5)
    turns.note(0, 3, 6)
    assert turns.began == [6]
    g = ELDERVALE.position({"ghosts": {"guardian": "mill"}, "turn": 1, "seed": 5})
    assert (ELDERVALE.turn(g), ELDERVALE.turns(g)) in ((-1, 1), (0, 2))


def test_its_end_tells_of_both_and_who_won(server: Server) -> None:
    _, _, live = finished(server)
    result = live.table["result"]
    [rival] = result["rivals"]
    assert (len(result["scores"]), rival["id"]) == (1, "ghosts")
    assert result["winners"] == ([0] if result["ranks"][0] == 1 else [])
    assert (rival["rank"] == 1) == (rival["score"] >= result["scores"][0])
    for line in result["sheet"]:
        assert len(line["points"]) == 2
    assert rival["score"] == sum(line["points"][1] for line in result["sheet"])


def test_it_has_a_record_and_a_replay_from_its_one_side(server: Server) -> None:
    jana, id, _ = finished(server)
    record = read_record(jana.get(f"/api/tables/{id}/record").text)
    assert (record.seats, record.names) == (1, ["Jana"])
    assert record.text() == jana.get(f"/api/tables/{id}/record").text
    for number, state in enumerate(replay(ELDERVALE, record)):
        shown = jana.get(f"/api/tables/{id}/replay/{number}?seat=0").json()["view"]
        assert shown["ghosts"] == ELDERVALE.view(state, 0)["ghosts"]
        assert "ghost_cards" in jana.get(f"/api/tables/{id}/replay/{number}").json()["view"]
    assert jana.get(f"/api/tables/{id}/replay/0?seat=1").status_code == 404


def test_it_is_forked_and_has_a_rematch(server: Server) -> None:
    jana, id, live = finished(server)
    said = jana.post(f"/api/tables/{id}/fork", answers=1, seats=[ME])
    assert said.status_code == 200, said.text
    forked = jana.socket(said.json()["id"])
    assert len(server.record(said.json()["id"]).answers) == 1
    play_on([forked], Random(9))
    assert forked.table["result"]["rivals"]
    again = jana.post(f"/api/tables/{id}/rematch")
    assert again.status_code == 200, again.text
    assert len(jana.look(again.json()["id"])["seats"]) == 1
    assert live.table["status"] == "finished"
