"""How far answers can be taken back: usually until something hidden was seen, at a table for practice always."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from deskovka.core.record import read_record
from support.server import BOT, ME, OPEN, Guest, Server, Socket, check_with_the_command, play_on, words_of
from support.tables import assert_refused, first_words, two_at_a_table


def undo(socket: Socket, seat: int = 0) -> dict[str, Any]:
    return socket.ask("undo", seat=seat, sequence=socket.table["sequence"])


def my_turn(socket: Socket) -> dict[str, Any]:
    """Once I am asked."""
    if not socket.questions():
        socket.news(lambda told: any("options" in question for question in told["pending"]))
    return socket.questions()[0]


def past_a_bot(server: Server, **wishes: Any) -> tuple[Guest, str, Socket]:
    """I have picked a card in secret and so has the bot; all was shown, and I am asked again."""
    jana = server.guest()
    id = jana.new_table(ME, BOT, game="_template", seed="3", **wishes)["id"]
    live = jana.socket(id)
    live.does(0, first_words(live))
    my_turn(live)
    return jana, id, live


def test_with_bots_only_what_was_hidden_and_seen_stays(sqlite_server: Server) -> None:
    _, id, live = past_a_bot(sqlite_server)
    question = my_turn(live)
    assert (question["undo"], question["ask_undo"]) == (False, False)
    before = list(sqlite_server.record(id).answers)
    assert_refused(undo(live), "no-undo")
    assert sqlite_server.record(id).answers[: len(before)] == before  # the bot may have gone on


def test_a_bots_answer_is_not_taken_back_although_it_showed_nothing(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, BOT, BOT, variants={"first_player": "0"})["id"]
    live = jana.socket(id)
    live.does(0, first_words(live))
    question = my_turn(live)
    assert len(sqlite_server.record(id).answers) > 1
    assert (question["undo"], question["ask_undo"]) == (False, False)
    assert_refused(undo(live), "no-undo")


def test_at_a_table_for_practice_everything_is_taken_back(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, BOT, game="_template", seed="3", take_back="practice")["id"]
    live = jana.socket(id)
    words = first_words(live)
    live.does(0, words)
    assert my_turn(live)["undo"] is True
    assert undo(live)["type"] == "done"
    live.news(lambda told: told["rewound"])
    assert words in words_of(live.questions()[0])  # the card is back in the hand
    assert all(seat == 1 for seat, _ in sqlite_server.record(id).answers)


def test_whoever_looks_sees_only_the_end_of_a_long_way_back(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, BOT, BOT, variants={"first_player": "0"}, take_back="practice")["id"]
    live = jana.socket(id)
    live.does(0, first_words(live))
    my_turn(live)
    answers = len(sqlite_server.record(id).answers)
    assert answers >= 3
    assert undo(live)["type"] == "done"
    told = live.news(lambda told: told["rewound"])
    assert told["pending"][0]["seat"] == 0
    assert sqlite_server.record(id).answers == []


def test_where_taking_back_is_off_nothing_is_taken_back(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, ME, variants={"first_player": "0"}, seed="1", take_back="off")["id"]
    live = jana.socket(id)
    for seat in (0, 1):
        live.does(seat, first_words(live))
    question = live.questions()[0]
    assert (question["seat"], question["undo"], question["ask_undo"]) == (1, False, False)
    assert_refused(undo(live, 1), "no-undo")


def test_people_at_one_screen_agree_among_themselves(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, ME, variants={"first_player": "0"}, seed="1")["id"]
    live = jana.socket(id)
    live.does(0, first_words(live))
    before = sqlite_server.whole(id)
    for seat in (1, 1):
        live.does(seat, first_words(live))
    assert undo(live, 1)["type"] == "done"  # what was marked last; then the one before it
    live.reach(live.table["sequence"] + 1)
    assert undo(live, 1)["type"] == "done"
    assert sqlite_server.whole(id) == before


def test_with_people_one_may_ask_only_while_nothing_hidden_was_seen(sqlite_server: Server) -> None:
    id, jana, petr = two_at_a_table(sqlite_server, game="_template", seed="11")
    jana.does(0, first_words(jana))
    petr.does(1, first_words(petr))  # the picks are open
    jana.reach(petr.table["sequence"])
    before = sqlite_server.whole(id)
    assert jana.questions()[0]["ask_undo"] is False
    assert_refused(undo(jana), "no-undo")
    assert sqlite_server.whole(id) == before


def test_people_who_practise_may_ask_for_everything(sqlite_server: Server) -> None:
    id, jana, petr = two_at_a_table(sqlite_server, game="_template", seed="11", take_back="practice")
    jana.does(0, first_words(jana))
    petr.does(1, first_words(petr))
    jana.reach(petr.table["sequence"])
    assert jana.questions()[0]["ask_undo"] is True
    assert undo(jana)["type"] == "done"
    petr.news(lambda told: told["wish"] is not None)
    assert petr.ask("consent", yes=True)["type"] == "done"
    assert sqlite_server.record(id).answers == []


def test_who_asked_hears_that_somebody_did_not_agree(sqlite_server: Server) -> None:
    _, jana, petr = two_at_a_table(sqlite_server)
    jana.does(0, first_words(jana))
    petr.reach(1)
    petr.does(1, first_words(petr))
    jana.reach(2)
    assert undo(jana)["type"] == "done"
    petr.news(lambda told: told["wish"] is not None)
    assert petr.ask("consent", yes=False)["type"] == "done"
    told = jana.news(lambda told: told["wish"] is None)
    assert told["refusal"] == {"seat": 0, "by": 1}
    petr.does(1, first_words(petr))
    assert petr.table["refusal"] is None
    assert jana.news(lambda told: told["sequence"] == 3)["refusal"] is None


def test_a_wish_one_gives_up_oneself_is_no_refusal(sqlite_server: Server) -> None:
    _, jana, petr = two_at_a_table(sqlite_server)
    jana.does(0, first_words(jana))
    petr.reach(1)
    petr.does(1, first_words(petr))
    jana.reach(2)
    undo(jana)
    jana.ask("consent", yes=False)
    told = petr.news(lambda told: told["wish"] is None and told["sequence"] == 2)
    assert told["refusal"] is None


@pytest.mark.parametrize("take_back", ["normal", "practice"])
def test_the_record_says_that_it_was_practice(sqlite_server: Server, tmp_path: Path, take_back: str) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, ME, game="_template", seed="3", take_back=take_back)["id"]
    assert jana.look(id)["take_back"] == take_back
    live = jana.socket(id)
    play_on([live], Random(1))
    text = jana.get(f"/api/tables/{id}/record").text
    assert ("take_back: practice" in text) is (take_back == "practice")
    record = read_record(text)
    assert record.practice is (take_back == "practice")
    assert record.text() == text
    assert ("practice" in check_with_the_command(text, tmp_path)) is (take_back == "practice")


def test_a_rematch_is_played_the_same_way(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, ME, game="_template", seed="3", take_back="off", spectators=False)["id"]
    play_on([jana.socket(id)], Random(1))
    again = jana.look(jana.post(f"/api/tables/{id}/rematch").json()["id"])
    assert (again["take_back"], again["spectators"]) == ("off", False)


def test_there_is_no_other_way_to_take_back(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    said = jana.post("/api/tables", game="vale", seats=[ME, OPEN], take_back="always")
    assert said.status_code == 422
