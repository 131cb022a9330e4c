"""Standing answers are their player's own: no byte, and no time, tells others of them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from deskovka.server.messages import TOLD
from support.party import ALWAYS, ARMED, PASS, TILL_MY_TURN, USELESS, Party, Pauses
from support.server import ME, Server
from support.tables import in_words


def without_times(text: str, party: Party) -> str:
    text = text.replace(party.id, "ID").replace(party.table["commitment"], "COMMITMENT")
    return re.sub(r'"changed":"[^"]*"', '"changed":"THEN"', text)


def sent_to_others(
    server: Server, hand: dict[str, Any], wishes: list[dict[str, Any]], pauses: Pauses | None = None
) -> list[list[str]]:
    """Every byte that the others and a spectator are sent while seat 1 gives and cancels standing answers."""
    party = Party(server, USELESS, {**hand, "tokens": 1}, USELESS)
    begun = len(party.guests[0].received)
    for wish in wishes:
        party.cancel(1, party.give(1, wish))
    for wish in wishes:
        party.give(1, wish)
    party.does("0 walk")
    if not any(wish["until"] == "my-turn" and wish["windows"] != ["noise"] for wish in wishes):
        party.does("1 pass")
    if pauses is not None:
        pauses.end(party)  # each news has come by itself
    party.until_asked(2, "react")
    party.does("2 pass", "1 walk")
    party.guests[0].look(party.id)
    others = [party.sockets[0], party.sockets[2], party.watching]
    for socket in others:
        socket.drain(0.2)
    told = [[without_times(text, party) for text in socket.frames] for socket in others]
    return [*told, [without_times(text, party) for text in party.guests[0].received[begun:]]]


def test_no_byte_tells_others_of_a_standing_answer(sqlite_server: Server) -> None:
    """What others are sent is the same, byte for byte, whether somebody has any or not."""
    plain = sent_to_others(sqlite_server, ARMED, [])
    given = sent_to_others(sqlite_server, ARMED, [{**TILL_MY_TURN, "windows": ["noise"], "unless": ["token"]}])
    assert plain == given
    for text in (text for texts in given for text in texts):
        assert "my-turn" not in text
        for told in re.findall(r'"standing":(\{[^}]*\})', text):
            assert all(listed == [] for listed in json.loads(told).values())


def test_no_byte_tells_others_what_the_seat_that_passes_holds(serve: Callable[..., Server], pauses: Pauses) -> None:
    server, wishes = serve(pass_seconds=PASS), [TILL_MY_TURN]
    assert sent_to_others(server, USELESS, wishes, pauses) == sent_to_others(server, ARMED, wishes, pauses)


@pytest.mark.parametrize("hand", [USELESS, ARMED])
def test_it_takes_the_same_time_whatever_the_hand_holds(
    serve: Callable[..., Server], pauses: Pauses, hand: dict[str, Any]
) -> None:
    party = Party(serve(pass_seconds=PASS), USELESS, hand)
    party.give(1, ALWAYS)
    party.does("0 walk")
    pauses.end(party)
    party.until_asked(1, "turn")
    assert pauses.begun == 1  # and nothing else was waited for


def test_a_shared_screen_is_told_those_of_its_seats_in_words(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    position = {"seats": [USELESS, ARMED], "seed": 1}
    id = jana.new_table(ME, ME, game="watch", position=position)["id"]
    live = in_words(jana, id, "cs")
    live.ask("pass-for-me", seat=1, windows=["noise", "walking"], unless=["card"], until="my-turn")
    live.ask("pass-for-me", seat=0, **ALWAYS)
    said = {language: jana.get(f"/api/tables/{id}/news?language={language}").json() for language in ("en", "cs")}
    clauses = "when somebody walks by or when somebody shouts"
    assert said["en"]["standing"] == {
        "0": [{"id": 1, **ALWAYS, "text": "To the end of the game: always pass"}],
        "1": [
            {
                "id": 1,
                "windows": ["walking", "noise"],
                "unless": ["card"],
                "until": "my-turn",
                "text": f"Until my turn: pass {clauses}, unless one could play a card",
            }
        ],
    }
    (czech,) = said["cs"]["standing"]["1"]
    assert czech["text"] == (
        "Do mého tahu: pasovat, když jde někdo kolem nebo když někdo křičí; ne však, když lze zahrát kartu"
    )
    live.drain()
    for frame in live.frames:
        assert json.loads(TOLD.dump_json(TOLD.validate_python(json.loads(frame)))) == json.loads(frame)
