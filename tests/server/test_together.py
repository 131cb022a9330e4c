"""People at one table: who is here, who watches, shared screens, links, phrases."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import sleep, time
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from deskovka.server.place import addresses_of
from deskovka.server.privacy import shows_more
from deskovka.server.settings import Settings
from support.server import BOT, ME, OPEN, SECONDS, Guest, Server, Socket
from support.tables import assert_refused, first_words, in_words

Serve = Callable[..., Server]
SOON: dict[str, Any] = {"grace_seconds": 0.3, "fair_seconds": 0.6}


def three(server: Server, **wishes: Any) -> tuple[str, list[Guest], list[Socket]]:
    """Jana has made the table; all three look at it."""
    guests = [server.guest(name) for name in ("Jana", "Petr", "Eva")]
    table = guests[0].new_table(ME, OPEN, OPEN, variants={"first_player": "0"}, **wishes)
    for seat in (1, 2):
        guests[seat].join(table["id"], table["links"][str(seat)])
    return table["id"], guests, [guest.socket(table["id"]) for guest in guests]


def away(told: dict[str, Any]) -> list[int]:
    return [seat["seat"] for seat in told["seats"] if seat["away"] is not None]


# ---- here and away


def test_whoever_leaves_is_away_soon_and_here_again_on_return(serve: Serve) -> None:
    server = serve(**SOON)
    id, guests, (one, _, _) = three(server)
    began = time()
    guests[1].hang_up()
    told = one.news(lambda told: away(told) == [1])
    assert began - 1 <= told["seats"][1]["away"] <= time()
    assert told["seats"][1]["bot_from"] == pytest.approx(told["seats"][1]["away"] + 0.6)
    guests[1].socket(id)
    one.news(lambda told: away(told) == [])


def test_a_page_that_is_loaded_anew_is_not_away(serve: Serve) -> None:
    server = serve(grace_seconds=60.0)
    id, guests, (one, _, _) = three(server)
    guests[1].hang_up()
    guests[1].socket(id)
    with pytest.raises(TimeoutError):
        one.read(1.0)


def test_whoever_has_not_come_yet_is_away_too(serve: Serve) -> None:
    server = serve(**SOON)
    jana, petr = server.guest(), server.guest("Petr")
    table = jana.new_table(ME, OPEN, BOT)
    begun = time()
    petr.join(table["id"], table["links"]["1"])
    live = jana.socket(table["id"])
    if time() < begun + SOON["grace_seconds"]:
        assert away(live.table) == []
    assert (away(live.table) or away(live.news(lambda told: away(told) != []))) == [1]


def test_others_let_a_bot_play_for_somebody_who_is_away_for_long(serve: Serve) -> None:
    server = serve(**SOON)
    id, guests, (one, _, three_) = three(server)
    said = guests[2].post(f"/api/tables/{id}/deputy", seat=1, bot="random")
    assert said.json()["code"] == "not-away"
    guests[1].hang_up()
    three_.news(lambda told: away(told) == [1])
    asyncio.run(asyncio.sleep(0.6))
    assert guests[2].post(f"/api/tables/{id}/deputy", seat=1, bot="random").status_code == 200
    told = three_.news(lambda told: told["chat"])
    assert [(line["kind"], line["name"], line["text"]) for line in told["chat"]] == [("note", "Petr", "bot-plays")]
    one.does(0, first_words(one))
    one.news(lambda told: told["sequence"] >= 2)  # the bot has answered
    back = guests[1].socket(id)
    assert back.table["seats"][1]["bot"] is None
    told = one.news(lambda told: told["chat"] and told["chat"][-1]["text"] == "plays-again")
    assert told["seats"][1]["bot"] is None


def test_a_bot_i_put_there_myself_stays_when_i_come_again(sqlite_server: Server) -> None:
    id, guests, _ = three(sqlite_server)
    assert guests[1].post(f"/api/tables/{id}/deputy", seat=1, bot="random").status_code == 200
    guests[1].hang_up()
    assert guests[1].socket(id).table["seats"][1]["bot"] == "random"


def test_strangers_let_no_bot_play(serve: Serve) -> None:
    server = serve(**SOON)
    id, guests, (one, _, _) = three(server)
    guests[1].hang_up()
    one.news(lambda told: away(told) == [1])
    asyncio.run(asyncio.sleep(0.6))
    said = server.guest("Zdena").post(f"/api/tables/{id}/deputy", seat=1, bot="random")
    assert said.json()["code"] == "not-your-seat"
    assert guests[2].post(f"/api/tables/{id}/deputy", seat=1, bot=None).json()["code"] == "not-your-seat"


# ---- spectators


def test_who_watches_is_told_to_all(sqlite_server: Server) -> None:
    jana, eva = sqlite_server.guest(), sqlite_server.guest("Eva")
    table = jana.new_table(ME, BOT)
    live = jana.socket(table["id"])
    assert live.table["watching"] == []
    eva.socket(table["id"], table["spectate"])
    live.news(lambda told: told["watching"] == ["Eva"])
    sqlite_server.nobody().socket(table["id"], table["spectate"])
    live.news(lambda told: told["watching"] == ["", "Eva"])
    eva.hang_up()
    live.news(lambda told: told["watching"] == [""])


def test_a_table_without_spectators_has_none(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    table = jana.new_table(ME, OPEN, spectators=False)
    assert (table["spectators"], table["spectate"]) == (False, None)
    assert jana.post(f"/api/tables/{table['id']}/links").json()["spectate"] is None
    with pytest.raises(WebSocketDisconnect):
        sqlite_server.guest("Eva").socket(table["id"], table["links"]["1"])


# ---- links


def test_a_link_says_whether_its_seat_is_free(sqlite_server: Server) -> None:
    jana, petr, eva = sqlite_server.guest(), sqlite_server.guest("Petr"), sqlite_server.guest("Eva")
    table = jana.new_table(ME, OPEN, OPEN)
    link = table["links"]["1"]

    def ask(guest: Guest) -> dict[str, Any]:
        told = guest.post(f"/api/tables/{table['id']}/link", link=link).json()
        assert isinstance(told, dict)
        return told

    assert ask(sqlite_server.nobody()) == {"seat": 1, "free": True, "mine": False}
    petr.join(table["id"], link)
    assert ask(petr) == {"seat": 1, "free": False, "mine": True}
    assert ask(eva) == {"seat": 1, "free": False, "mine": False}
    wrong = eva.post(f"/api/tables/{table['id']}/link", link="x" * 22)
    assert wrong.json()["code"] == "no-such-link"


def test_whoever_was_invited_to_a_taken_seat_may_watch(sqlite_server: Server) -> None:
    jana, petr, eva = sqlite_server.guest(), sqlite_server.guest("Petr"), sqlite_server.guest("Eva")
    table = jana.new_table(ME, OPEN)
    petr.join(table["id"], table["links"]["1"])
    looking = eva.socket(table["id"], table["links"]["1"])
    assert list(looking.table["views"]) == ["spectator"]
    assert_refused(looking.answer(1, "mark hydra"), "spectator")


@pytest.mark.parametrize(
    ("host", "told"),
    [("127.0.0.1", []), ("localhost", []), ("192.168.7.5", ["http://192.168.7.5:8000"])],
)
def test_the_server_knows_where_others_find_it(host: str, told: list[str]) -> None:
    assert addresses_of(Settings(database="", host=host, port=8000)) == told


def test_a_server_for_everybody_names_no_address_of_this_machine_alone() -> None:
    for address in addresses_of(Settings(database="", host="0.0.0.0", port=8123)):
        assert address.startswith("http://")
        assert address.endswith(":8123")
        assert not address.startswith(("http://127.", "http://0."))


def test_addresses_are_told_on_this_machine_only(serve: Serve) -> None:
    server = serve(host="192.168.7.5", port=8000)
    assert server.guest().get("/api/place").json() == {"addresses": [], "port": 8000}
    local = server.nobody(client=("127.0.0.1", 5000))
    assert local.get("/api/place").json() == {"addresses": ["http://192.168.7.5:8000"], "port": 8000}


# ---- the log after the waiting room


def test_whoever_waited_hears_of_the_deal(sqlite_server: Server) -> None:
    jana, petr = sqlite_server.guest(), sqlite_server.guest("Petr")
    table = jana.new_table(ME, OPEN, seed="3")
    live = jana.socket(table["id"])
    petr.join(table["id"], table["links"]["1"])
    told = live.news(lambda told: told["status"] == "running")
    assert told["events"] == petr.socket(table["id"]).table["events"] != []


# ---- phrases


def test_phrases_are_told_by_their_ids(sqlite_server: Server) -> None:
    jana, petr = sqlite_server.guest(), sqlite_server.guest("Petr")
    table = jana.new_table(ME, OPEN)
    petr.join(table["id"], table["links"]["1"])
    one, two = jana.socket(table["id"]), petr.socket(table["id"])
    assert one.ask("phrase", phrase="hello")["type"] == "done"
    (line,) = two.news(lambda told: told["chat"])["chat"]
    assert (line["kind"], line["name"], line["text"]) == ("phrase", "Jana", "hello")
    assert_refused(one.ask("phrase", phrase="<b>"), "not-understood")
    looking = sqlite_server.guest("Eva").socket(table["id"], table["spectate"])
    assert_refused(looking.ask("phrase", phrase="hello"), "spectator")


# ---- a shared screen


@pytest.mark.parametrize(
    ("own", "open", "more"),
    [
        ({"deck": 3}, {"deck": 3}, False),
        ({"deck": 3, "hand": [], "pick": None, "costs": {}}, {"deck": 3}, False),
        ({"deck": 3, "hand": ["hydra"]}, {"deck": 3}, True),
        ({"players": [{"bid": 2}, {}]}, {"players": [{"bid": None}, {}]}, True),
        ({"row": [1, 2]}, {"row": [1]}, True),
    ],
)
def test_what_only_one_may_know(own: object, open: object, more: bool) -> None:
    assert shows_more(own, open) is more


def test_a_question_says_whether_others_must_look_away(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, ME, variants={"first_player": "0"}, seed="1")["id"]
    live = in_words(jana, id, "en")
    assert live.questions()[0]["private"] is False  # hands are empty
    for seat in (0, 1, 1):
        live.does(seat, first_words(live))
    live.does(0, "tame agni")
    assert live.questions()[0]["private"] is True
    secret = in_words(jana, jana.new_table(ME, ME, game="_template")["id"], "en")
    assert [question["private"] for question in secret.questions()] == [True, True]


def test_a_clock_waits_behind_the_curtain(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    wishes: dict[str, Any] = {"variants": {"first_player": "0"}, "clock": {"turn": 60, "bank": 30}}
    live = jana.socket(jana.new_table(ME, ME, **wishes)["id"])
    assert live.table["deadline"] == {}
    before = time()
    assert live.ask("lift", seat=0)["type"] == "done"
    told = live.news(lambda told: told["deadline"])
    assert before <= told["deadline"]["0"] - 90 <= time()
    live.does(0, first_words(live))
    assert live.table["deadline"] == {}
    live.ask("lift", seat=1)
    live.news(lambda told: "1" in told["deadline"])
    live.does(1, first_words(live))
    assert "1" in live.table["deadline"]  # the same person goes on: no curtain
    assert_refused(live.ask("lift", seat=5), "not-your-seat")


def test_where_others_wait_a_curtain_does_not_hang_for_ever(serve: Serve) -> None:
    server = serve(curtain_seconds=0.5)
    jana, petr = server.guest(), server.guest("Petr")
    wishes: dict[str, Any] = {"variants": {"first_player": "0"}, "clock": {"turn": 1, "bank": 0}}
    table = jana.new_table(ME, ME, OPEN, **wishes)
    petr.join(table["id"], table["links"]["2"])
    live = petr.socket(table["id"])
    live.news(lambda told: told["seats"][0]["bot"] == "medium")


def test_giving_the_screen_to_and_fro_does_not_stop_the_clock_for_others(serve: Serve) -> None:
    server = serve(curtain_seconds=0.5)
    jana, petr = server.guest(), server.guest("Petr")
    wishes: dict[str, Any] = {"variants": {"first_player": "0"}, "clock": {"turn": 1, "bank": 0}}
    table = jana.new_table(ME, ME, OPEN, **wishes)
    petr.join(table["id"], table["links"]["2"])
    live = jana.socket(table["id"])
    end = time() + SECONDS
    while time() < end and live.table["seats"][0]["bot"] is None:
        for seat in (1, 0):
            live.ask("lift", seat=seat)
        sleep(0.2)
    assert live.table["seats"][0]["bot"] == "medium"


def test_one_person_one_seat_has_no_curtain(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    live = jana.socket(jana.new_table(ME, BOT, variants={"first_player": "0"}, clock={"turn": 60})["id"])
    assert set(live.table["deadline"]) == {"0"}
