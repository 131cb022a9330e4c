"""Standing answers: the server passes for a seat, as its player wished."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text as sql

from deskovka.server.standing import MOST
from support import watch
from support.party import ALWAYS, ARMED, PASS, TILL_MY_TURN, USELESS, Party, Pauses, again, is_asked, stored
from support.server import ME, Server, wait_for, words_of
from support.tables import stored_table

# ---- passing


def test_the_server_passes_for_a_seat_that_wants_it(server: Server) -> None:
    party = Party(server, USELESS, ARMED, USELESS)
    party.give(1, ALWAYS)
    party.does("0 walk")
    party.until_asked(2, "react")
    assert party.answers() == ["0 walk", "1 pass"]
    party.does("2 pass", "1 shout", "2 pass", "0 pass", "2 walk", "0 pass")
    party.until_asked(0, "turn")
    assert party.answers()[-3:] == ["2 walk", "0 pass", "1 pass"]
    assert server.record(party.id).answers == read_answers(party)


def read_answers(party: Party) -> list[tuple[int, str]]:
    return [(move.seat, move.words) for move in stored_table(party.server, party.id)[2]]


def test_a_window_says_what_it_is_and_how_to_pass_and_a_client_does_not_pass_it_by(sqlite_server: Server) -> None:
    party = Party(sqlite_server, USELESS, {**USELESS, "tokens": 1})
    party.does("0 shout")
    (question,) = party.sockets[1].questions()
    assert question["window"] == {"name": "noise", "passes": "pass", "deeds": ["card", "token"], "passing": False}
    assert question["skip"] == ""
    assert words_of(question) == ["pass", "token"]
    party.does("1 pass")
    assert party.sockets[1].questions()[0]["window"] is None


def test_it_passes_at_once_where_it_is_given_at_the_question_itself(sqlite_server: Server) -> None:
    party = Party(sqlite_server, USELESS, ARMED)
    party.does("0 walk")
    party.give(1, TILL_MY_TURN)
    party.until_asked(1, "turn")
    assert party.answers() == ["0 walk", "1 pass"]


def test_it_passes_at_the_windows_that_were_named_and_asks_at_others(sqlite_server: Server) -> None:
    party = Party(sqlite_server, USELESS, ARMED)
    party.give(1, {**ALWAYS, "windows": ["walking"]})
    party.does("0 walk")
    party.until_asked(1, "turn")
    party.does("1 walk", "0 pass", "0 shout")
    assert party.sockets[1].questions()[0]["window"]["passing"] is False
    assert party.answers()[-1] == "0 shout"


@pytest.mark.parametrize("hand", [USELESS, ARMED])
def test_unless_goes_by_what_everybody_sees_never_by_the_hand(sqlite_server: Server, hand: dict[str, Any]) -> None:
    """Two cards, whichever: there could be one to play."""
    party = Party(sqlite_server, {}, {**hand, "tokens": 1}, {"tokens": 1})
    for seat in (1, 2):
        party.give(seat, {**ALWAYS, "unless": ["card"]})
    party.does("0 walk")
    party.until_asked(1, "react")
    party.sockets[1].drain()
    assert party.answers() == ["0 walk"]  # asked, though perhaps nothing but a token can be spent
    party.does("1 pass")
    party.until_asked(1, "turn")
    assert party.answers() == ["0 walk", "1 pass", "2 pass"]  # without a card only a token could be spent


def test_passes_are_nobodys_last_answer(sqlite_server: Server) -> None:
    party = Party(sqlite_server, ARMED, ARMED)
    party.give(0, ALWAYS)
    party.give(1, ALWAYS)
    party.does("0 walk")
    party.until_asked(1, "turn")
    party.does("1 walk")
    party.until_asked(0, "turn")
    assert party.answers() == ["0 walk", "1 pass", "1 walk", "0 pass"]
    table = sqlite_server.table(party.id).playing()
    assert (table.last_answer(0), table.last_answer(1), table.last_answer()) == (0, 2, 2)


def test_after_taking_back_the_window_is_passed_again(sqlite_server: Server) -> None:
    party = Party(sqlite_server, USELESS, ARMED)
    party.give(1, ALWAYS)
    party.does("0 walk")
    party.until_asked(1, "turn")
    sequence = party.sockets[0].table["sequence"]
    assert party.sockets[0].ask("undo", seat=0, sequence=sequence)["type"] == "done"  # a pass is nobody's answer
    party.until_asked(0, "turn")
    assert party.answers() == []
    party.does("0 shout")
    party.until_asked(1, "turn")
    assert party.answers() == ["0 shout", "1 pass"]


# ---- how long it is good


def test_until_my_turn(sqlite_server: Server) -> None:
    party = Party(sqlite_server, ARMED, ARMED, ARMED)
    party.give(1, TILL_MY_TURN)
    assert [one["until"] for one in party.standing(1)] == ["my-turn"]
    party.does("0 walk")
    party.until_asked(2, "react")
    party.does("2 pass")
    party.until_asked(1, "turn")
    assert party.standing(1) == []
    party.does("1 walk", "2 pass", "0 pass", "2 walk", "0 pass")
    assert party.sockets[1].questions()[0]["window"]["passing"] is False


def test_given_in_ones_own_turn_it_is_for_the_turns_of_the_others(sqlite_server: Server) -> None:
    party = Party(sqlite_server, ARMED, USELESS)
    party.give(0, TILL_MY_TURN)
    party.does("0 walk", "1 pass", "1 walk")
    party.until_asked(0, "turn")
    assert party.answers()[-1] == "0 pass"
    assert party.standing(0) == []


def test_it_is_cancelled_one_by_one_or_all_together(sqlite_server: Server) -> None:
    party = Party(sqlite_server, USELESS, ARMED)
    first = party.give(1, {**ALWAYS, "windows": ["noise"]})
    second = party.give(1, {**ALWAYS, "windows": ["walking"], "unless": ["token"]})
    assert party.give(1, {**ALWAYS, "windows": ["noise", "noise"]}) == first  # the same wish
    assert [one["id"] for one in party.standing(1)] == [first, second]
    party.cancel(1, first)
    party.cancel(1, 77)
    assert [one["id"] for one in party.standing(1)] == [second]
    assert party.give(1, ALWAYS) not in (first, second)
    party.cancel(1, None)
    assert party.standing(1) == []
    party.does("0 walk")
    assert words_of(party.sockets[1].questions()[0]) == ["pass", "torch"]


def test_whoever_changes_their_mind_in_time_is_asked(serve: Callable[..., Server], pauses: Pauses) -> None:
    party = Party(serve(pass_seconds=PASS), USELESS, ARMED)
    given = party.give(1, ALWAYS)
    party.does("0 walk")
    assert party.sockets[1].questions()[0]["window"]["passing"] is True
    party.cancel(1, given)
    pauses.end(party)
    assert party.answers() == ["0 walk"]
    live = party.sockets[1]
    if live.questions()[0]["window"]["passing"]:
        live.news(lambda _: live.questions()[0]["window"]["passing"] is False)
    party.does("1 torch")


def test_an_answer_of_ones_own_may_be_faster(serve: Callable[..., Server], pauses: Pauses) -> None:
    party = Party(serve(pass_seconds=PASS), USELESS, ARMED)
    party.give(1, ALWAYS)
    party.does("0 walk", "1 torch")
    pauses.end(party)
    assert party.answers() == ["0 walk", "1 torch"]


@pytest.mark.parametrize("bot", ["deputy", "resign"])
def test_whoever_takes_a_seat_over_finds_none(sqlite_server: Server, bot: str) -> None:
    party = Party(sqlite_server, USELESS, ARMED)
    party.give(1, ALWAYS)
    wish = {"seat": 1, "bot": "random"} if bot == "deputy" else {"seat": 1}
    assert party.guests[1].post(f"/api/tables/{party.id}/{bot}", **wish).status_code == 200
    assert not stored(sqlite_server, party.id, 1)
    if bot == "deputy":
        reply = party.sockets[1].ask("pass-for-me", seat=1, **ALWAYS)
        assert (reply["type"], reply["code"]) == ("refused", "bot-plays")
        party.guests[1].post(f"/api/tables/{party.id}/deputy", seat=1, bot=None)
        assert party.standing(1) == []


def test_while_the_table_is_paused_nobody_passes(sqlite_server: Server) -> None:
    party = Party(sqlite_server, USELESS, ARMED)
    party.does("0 walk")
    party.guests[0].post(f"/api/tables/{party.id}/pause", paused=True)
    party.give(1, ALWAYS)
    party.sockets[1].drain(0.3)
    assert party.answers() == ["0 walk"]
    party.guests[0].post(f"/api/tables/{party.id}/pause", paused=False)
    party.until_asked(1, "turn")
    assert party.answers() == ["0 walk", "1 pass"]


def test_at_the_end_of_the_game_nothing_is_left_of_it(sqlite_server: Server) -> None:
    party = Party(sqlite_server, {}, {"tokens": 1})
    party.give(1, ALWAYS)
    for turn in range(watch.TURNS):
        party.does("0 walk")
        party.until_asked(1, "turn")
        party.does("1 walk")
        assert (party.sockets[0].table["status"] == "finished") == (turn == watch.TURNS - 1)
    assert party.standing(1) == []
    assert party.sockets[1].ask("pass-for-me", seat=1, **ALWAYS)["code"] == "not-running"


# ---- kept, whatever happens to the server


def test_it_is_kept_over_a_restart(database: str) -> None:
    with Server(database) as server:
        party = Party(server, USELESS, ARMED, USELESS)
        party.give(0, TILL_MY_TURN)
        kept = party.give(1, {**ALWAYS, "windows": ["walking"]})
        party.does("0 shout", "1 pass", "2 pass", "1 shout", "2 pass")
        party.until_asked(2, "turn")
        party.does("2 shout")
        party.until_asked(1, "react")
        party.give(2, TILL_MY_TURN)
        party.does("1 pass")
        cookies = [guest.cookie for guest in party.guests]
    with Server(database) as server:
        guests = [again(server, cookie) for cookie in cookies]
        told = [guest.get(f"/api/tables/{party.id}/news").json()["standing"] for guest in guests]
        assert [list(each) for each in told] == [["0"], ["1"], ["2"]]
        assert told[0]["0"] == []  # its turn has come
        assert [one["id"] for one in told[1]["1"]] == [kept]
        assert [one["until"] for one in told[2]["2"]] == ["my-turn"]


def test_what_a_dead_process_was_to_pass_another_one_passes(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deskovka.server.caretaker.ON_THE_WAY", 0.3)
    with Server(database, pass_seconds=60.0, bot_seconds=0.2) as server:
        party = Party(server, USELESS, ARMED)
        party.give(1, ALWAYS)
        party.does("0 walk")
    with Server(database, bot_seconds=0.2) as server:  # nobody looks at the table
        wait_for(lambda: len(stored_table(server, party.id)[2]) == 2)
        assert server.record(party.id).answers == [(0, "walk"), (1, "pass")]


def test_a_process_of_before_can_still_lay_chairs(server: Server) -> None:
    """It knows nothing of standing answers and names no such column."""
    party = Party(server, USELESS, ARMED)
    old = sql(
        """INSERT INTO seats ("table", number, kind, name, absent, link, bank)
        VALUES (:table, 2, 'open', '', false, 'x', 0)"""
    )

    async def lay() -> None:
        async with server.app.state.service.storage.transaction() as session:
            await session.execute(old, {"table": party.id})

    server.run(lay)
    assert stored(server, party.id, 2) is None


def all_are_here(told: dict[str, Any]) -> bool:
    """Whoever looks on has been told to be there, and nobody is away: so nothing more comes of that."""
    return bool(told["watching"]) and not any(seat["away"] for seat in told["seats"])


def test_processes_hear_of_each_others(postgres: str) -> None:
    with Server(postgres) as here, Server(postgres) as there:
        party = Party(here, USELESS, ARMED)
        other, elsewhere = (again(there, guest.cookie).socket(party.id) for guest in party.guests)
        for socket in (other, elsewhere):
            if not all_are_here(socket.table):
                socket.news(all_are_here)
        other.drain()
        heard = len(other.frames)
        given = party.give(1, ALWAYS)
        elsewhere.news(lambda told: bool(told["standing"]["1"]))
        other.drain(0.5)
        assert len(other.frames) == heard
        reply = other.answer(0, "walk")
        assert reply["type"] == "done"
        other.news(lambda told: is_asked(told, 1, "turn"))
        assert elsewhere.ask("ask-me", seat=1, standing=given)["type"] == "done"
        party.sockets[1].news(lambda told: told["standing"] == {"1": []})


# ---- what cannot be wished for


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"windows": ["nowhere"]}, "no-window"),
        ({"windows": []}, "no-window"),
        ({"unless": ["dance"]}, "no-window"),
        ({"until": "tomorrow"}, "not-understood"),
        ({"windows": "noise"}, "not-understood"),
        ({"windows": ["noise"] * 61}, "not-understood"),
        ({"unless": [7]}, "not-understood"),
        ({"seat": 0}, "not-your-seat"),
        ({"seat": 9}, "not-your-seat"),
        ({"seat": -1}, "not-understood"),
    ],
)
def test_what_cannot_be_is_refused(sqlite_server: Server, wish: dict[str, Any], code: str) -> None:
    party = Party(sqlite_server, USELESS, ARMED)
    reply = party.sockets[1].ask("pass-for-me", **{"seat": 1, **ALWAYS, **wish})
    assert (reply["type"], reply["code"]) == ("refused", code)
    assert party.standing(1) == []


def test_nobody_gives_or_cancels_for_others(sqlite_server: Server) -> None:
    party = Party(sqlite_server, USELESS, ARMED)
    given = party.give(1, ALWAYS)
    assert party.sockets[0].ask("ask-me", seat=1, standing=given)["code"] == "not-your-seat"
    assert party.watching.ask("ask-me", seat=1, standing=given)["code"] == "spectator"
    assert party.watching.ask("pass-for-me", seat=1, **ALWAYS)["code"] == "spectator"
    assert [one["id"] for one in party.standing(1)] == [given]


def test_a_game_without_windows_has_nothing_to_pass(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, ME, game="_template")["id"]
    assert jana.socket(id).ask("pass-for-me", seat=0, **ALWAYS)["code"] == "no-window"
    assert {tuple(game["windows"]) for game in jana.get("/api/games").json() if game["id"] == "vale"} == {()}


def test_there_is_an_end_to_it(sqlite_server: Server) -> None:
    wishes = [{"windows": w, "unless": u} for w in (None, ["noise"], ["walking"]) for u in ([], ["card"], ["token"])]
    party = Party(sqlite_server, USELESS, ARMED)
    for wish in wishes[:MOST]:
        party.give(1, {**TILL_MY_TURN, **wish})
    reply = party.sockets[1].ask("pass-for-me", seat=1, **{**TILL_MY_TURN, **wishes[MOST]})
    assert reply["code"] == "too-many-standing"
    party.cancel(1, party.standing(1)[0]["id"])
    party.give(1, {**TILL_MY_TURN, **wishes[MOST]})
    party.does("0 walk")
    party.until_asked(1, "turn")
    party.give(1, ALWAYS)  # those of before are over, and do not count
    assert len(stored(sqlite_server, party.id, 1)) == 1
