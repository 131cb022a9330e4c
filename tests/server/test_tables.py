"""Making tables, sitting down, getting up, beginning."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from support.server import BOT, ME, OPEN, Server, play_on, wait_for

NO_TABLE = "A" * 22


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def mine(table: dict[str, Any]) -> list[int]:
    return [seat["seat"] for seat in table["seats"] if seat["mine"]]


def refused(said: Any) -> tuple[int, str]:
    return said.status_code, said.json()["code"]


# ---- making


def test_a_table_with_an_open_seat_waits(server: Server) -> None:
    table = server.guest().new_table(ME, OPEN, language="en", variants={"first_player": "1"})
    assert table["status"] == "open"
    assert kinds(table) == ["person", "open"]
    assert [seat["name"] for seat in table["seats"]] == ["Jana", ""]
    assert table["host"]
    assert mine(table) == [0]
    assert (table["game"], table["language"], table["variants"]) == ("vale", "en", {"first_player": "1"})
    assert table["sequence"] == 0
    assert table["seed"] is None
    assert re.fullmatch(r"[0-9a-f]{64}", table["commitment"])


def test_every_open_seat_has_a_link_of_its_own_and_spectators_another(sqlite_server: Server) -> None:
    table = sqlite_server.guest().new_table(ME, OPEN, BOT, OPEN)
    assert sorted(table["links"]) == ["1", "3"]
    secrets = [*table["links"].values(), table["spectate"], table["id"]]
    assert len(set(secrets)) == 4
    assert all(len(secret) >= 22 for secret in secrets)


def test_a_table_without_open_seats_begins_at_once(server: Server) -> None:
    table = server.guest().new_table(ME, ME)
    assert table["status"] == "running"
    assert table["links"] == {}


def test_two_tables_have_different_luck_unless_the_host_says_otherwise(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    assert jana.new_table(ME, OPEN)["commitment"] != jana.new_table(ME, OPEN)["commitment"]
    assert jana.new_table(ME, OPEN, seed="7")["commitment"] == jana.new_table(ME, OPEN, seed="7")["commitment"]


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"game": "../vale"},
        {"seats": []},
        {"seats": [ME]},
        {"seats": [ME] * 5},
        {"seats": [ME] * 9},
        {"seats": [ME, {"kind": "bot"}]},
        {"seats": [ME, {"kind": "bot", "bot": "nobody"}]},
        {"seats": [ME, {"kind": "king"}]},
        {"seats": [ME, {"kind": "open", "name": "x" * 41}]},
        {"variants": {"first_player": "5"}},
        {"variants": {"first_player": "3"}},
        {"variants": {"colour": "red"}},
        {"language": "xx"},
        {"seed": "-1"},
        {"seed": "x"},
        {"seed": "1" * 20},
        {"seed": 7},
        {"seed": "9223372036854775807"},
    ],
    ids=str,
)
def test_a_table_that_cannot_be_is_not_made(sqlite_server: Server, wish: dict[str, Any]) -> None:
    jana = sqlite_server.guest()
    said = jana.post("/api/tables", **{"game": "vale", "seats": [ME, OPEN], **wish})
    assert said.status_code in (409, 422), said.text
    assert said.json()["code"]
    assert jana.get("/api/tables").json() == []


def test_nobody_has_more_tables_than_the_limit(serve: Any) -> None:
    jana = (server := serve(tables_of_one=2)).guest()
    jana.new_table(ME, OPEN)
    finished = jana.new_table(ME, ME, game="_template")
    assert refused(jana.post("/api/tables", game="vale", seats=[ME, OPEN])) == (409, "too-many-tables")
    assert server.guest("Petr").new_table(ME, OPEN)["status"] == "open"
    play_on([jana.socket(finished["id"])], Random(1))
    assert jana.new_table(ME, OPEN)["status"] == "open"
    assert refused(jana.post("/api/tables", game="vale", seats=[ME, OPEN])) == (409, "too-many-tables")


@pytest.mark.parametrize("path", ["tables", f"tables/{NO_TABLE}/join", f"tables/{NO_TABLE}/start"])
def test_whoever_has_not_said_who_they_are_can_do_nothing(sqlite_server: Server, path: str) -> None:
    bodies = {"tables": {"game": "vale", "seats": [ME, OPEN]}, f"tables/{NO_TABLE}/join": {"link": NO_TABLE}}
    nobody = sqlite_server.nobody()
    assert refused(nobody.post(f"/api/{path}", **bodies.get(path, {}))) == (401, "nobody")
    assert refused(nobody.get("/api/tables")) == (401, "nobody")
    assert refused(nobody.get("/api/me")) == (401, "nobody")


def test_there_is_no_such_table(server: Server) -> None:
    jana = server.guest()
    assert refused(jana.get(f"/api/tables/{NO_TABLE}")) == (404, "no-table")
    assert refused(jana.join(NO_TABLE, NO_TABLE)) == (404, "no-table")
    for path in ("leave", "start"):
        assert refused(jana.post(f"/api/tables/{NO_TABLE}/{path}")) == (404, "no-table")
    assert jana.get("/api/tables/short").status_code == 422
    assert jana.get(f"/api/tables/{NO_TABLE}!").status_code == 422


# ---- sitting down


def test_friends_join_by_link_and_the_game_begins_with_the_last_of_them(server: Server) -> None:
    jana, petr, eva = server.guest(), server.guest("Petr"), server.guest("Eva")
    table = jana.new_table(OPEN, ME, OPEN)
    assert petr.join(table["id"], table["links"]["2"]).json() == {"seat": 2}
    assert jana.look(table["id"])["status"] == "open"
    assert eva.join(table["id"], table["links"]["0"]).json() == {"seat": 0}
    seen = petr.look(table["id"])
    assert seen["status"] == "running"
    assert [seat["name"] for seat in seen["seats"]] == ["Eva", "Jana", "Petr"]
    assert kinds(seen) == ["person"] * 3
    assert not seen["host"]
    assert [mine(person.look(table["id"])) for person in (jana, petr, eva)] == [[1], [2], [0]]


def test_the_host_sees_live_who_sits_down(server: Server) -> None:
    jana, petr = server.guest(), server.guest("Petr")
    table = jana.new_table(ME, OPEN)
    live = jana.socket(table["id"])
    assert (live.table["status"], live.table["views"], live.table["pending"]) == ("open", {}, [])
    petr.join(table["id"], table["links"]["1"])
    begun = live.news(lambda told: told["status"] == "running")
    assert begun["seats"][1]["name"] == "Petr"
    assert list(begun["views"]) == ["0"]


def test_who_has_sat_down_may_follow_the_link_again(sqlite_server: Server) -> None:
    jana, petr = sqlite_server.guest(), sqlite_server.guest("Petr")
    table = jana.new_table(ME, OPEN)
    for _ in range(2):
        assert petr.join(table["id"], table["links"]["1"]).json() == {"seat": 1}


def test_wrong_links_seat_nobody(server: Server) -> None:
    jana, petr, eva = server.guest(), server.guest("Petr"), server.guest("Eva")
    table = jana.new_table(ME, OPEN, OPEN)
    other = jana.new_table(ME, OPEN)
    before = jana.look(table["id"])
    link = table["links"]["1"]
    for wrong in (NO_TABLE, table["spectate"], other["links"]["1"], link[:-1], link + "A", link.swapcase()):
        assert refused(petr.join(table["id"], wrong)) == (409, "no-such-link"), wrong
    assert petr.join(table["id"], "").status_code == 422
    assert petr.join(table["id"], "'; DROP TABLE seats; --").status_code == 422
    assert jana.look(table["id"]) == before
    assert petr.join(table["id"], link).status_code == 200
    assert refused(eva.join(table["id"], link)) == (409, "seat-taken")
    assert jana.look(table["id"])["seats"][1]["name"] == "Petr"


def test_before_the_game_one_may_leave_and_another_may_come(server: Server) -> None:
    jana, petr, eva = server.guest(), server.guest("Petr"), server.guest("Eva")
    table = jana.new_table(ME, OPEN, OPEN)
    link = table["links"]["1"]
    petr.join(table["id"], link)
    assert petr.post(f"/api/tables/{table['id']}/leave").status_code == 200
    left = jana.look(table["id"])
    assert kinds(left) == ["person", "open", "open"]
    assert left["seats"][1]["name"] == ""
    assert petr.get("/api/tables").json() == []
    assert eva.join(table["id"], link).json() == {"seat": 1}


def test_leaving_a_table_where_one_does_not_sit_changes_nothing(sqlite_server: Server) -> None:
    jana, petr = sqlite_server.guest(), sqlite_server.guest("Petr")
    table = jana.new_table(ME, OPEN)
    petr.post(f"/api/tables/{table['id']}/leave")
    assert kinds(jana.look(table["id"])) == ["person", "open"]


def test_nobody_leaves_a_game_that_has_begun(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    table = jana.new_table(ME, ME)
    assert refused(jana.post(f"/api/tables/{table['id']}/leave")) == (409, "already-started")
    assert mine(jana.look(table["id"])) == [0, 1]


# ---- beginning


def test_the_host_starts_and_bots_take_the_open_seats(server: Server) -> None:
    jana = server.guest()
    table = jana.new_table(ME, OPEN, OPEN)
    begun = jana.post(f"/api/tables/{table['id']}/start").json()
    assert begun["status"] == "running"
    assert kinds(begun) == ["person", "bot", "bot"]
    assert all(seat["bot"] for seat in begun["seats"][1:])
    assert refused(jana.post(f"/api/tables/{table['id']}/start")) == (409, "already-started")
    assert refused(server.guest("Petr").join(table["id"], table["links"]["1"])) == (409, "seat-taken")


def test_only_the_host_starts(server: Server) -> None:
    jana, petr = server.guest(), server.guest("Petr")
    table = jana.new_table(ME, OPEN, OPEN)
    petr.join(table["id"], table["links"]["1"])
    for other in (petr, server.guest("Eva")):
        assert refused(other.post(f"/api/tables/{table['id']}/start")) == (409, "only-host")
    assert jana.look(table["id"])["status"] == "open"


def test_a_host_may_start_without_sitting_and_watch(sqlite_server: Server) -> None:
    jana, petr = sqlite_server.guest(), sqlite_server.guest("Petr")
    table = jana.new_table(OPEN, BOT)
    petr.join(table["id"], table["links"]["0"])
    live = jana.socket(table["id"])
    assert list(live.table["views"]) == ["spectator"]
    assert not live.questions()


# ---- finding


def test_my_tables_are_those_i_made_or_sit_at(server: Server) -> None:
    jana, petr, eva = server.guest(), server.guest("Petr"), server.guest("Eva")
    first = jana.new_table(ME, OPEN)
    second = jana.new_table(OPEN, OPEN)
    third = eva.new_table(ME, OPEN, OPEN)
    petr.join(third["id"], third["links"]["1"])
    petr.join(first["id"], first["links"]["1"])

    def ids(person: Any) -> list[str]:
        return [table["id"] for table in person.get("/api/tables").json()]

    assert ids(jana) == [first["id"], second["id"]]  # the one that changed last comes first
    assert ids(petr) == [first["id"], third["id"]]
    assert ids(eva) == [third["id"]]
    assert ids(server.guest("Nobody")) == []
    assert [table["host"] for table in petr.get("/api/tables").json()] == [False, False]


def test_everybody_with_the_address_may_look_who_sits_there(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    table = jana.new_table(ME, OPEN)
    seen = sqlite_server.nobody().look(table["id"])
    assert mine(seen) == []
    assert not seen["host"]
    told = {name: value for name, value in table.items() if name not in ("links", "spectate")}
    assert {**seen, "host": True, "seats": table["seats"]} == told


def test_tables_are_found_from_another_browser_after_registering(server: Server) -> None:
    jana = server.guest()
    table = jana.new_table(ME, OPEN)
    account = {"login": "Jana@Doma", "password": "heslo heslo"}
    assert jana.post("/api/register", **account).status_code == 200
    elsewhere = server.nobody()
    assert refused(elsewhere.post("/api/login", **{**account, "password": "heslo hesla"})) == (401, "wrong-password")
    assert refused(elsewhere.post("/api/login", **{**account, "login": "Petr"})) == (401, "wrong-password")
    assert refused(elsewhere.get("/api/tables")) == (401, "nobody")
    assert elsewhere.post("/api/login", **account).json()["name"] == "Jana"
    assert mine(elsewhere.look(table["id"])) == [0]
    assert refused(server.guest("Jana").post("/api/register", **account)) == (409, "name-taken")
    elsewhere.post("/api/logout")
    assert refused(elsewhere.get("/api/me")) == (401, "nobody")


# ---- bots and several seats of one browser


def test_bots_answer_on_their_own(server: Server) -> None:
    jana = server.guest()
    table = jana.new_table(ME, {"kind": "bot", "bot": "greedy", "name": "Robot"}, game="_template", seed="3")
    here = {"away": None, "bot_from": None}
    assert table["seats"][1] == {"seat": 1, "kind": "bot", "name": "Robot", "bot": "greedy", "mine": False, **here}
    live = jana.socket(table["id"])
    answered = play_on([live], Random(2))
    assert answered == 2  # the last card is played without asking
    assert [seat for seat, _ in server.record(table["id"]).answers].count(1) == 2
    assert live.table["result"]["over"]


def test_a_table_of_bots_alone_plays_to_the_end(server: Server) -> None:
    jana = server.guest()
    table = jana.new_table(BOT, {"kind": "bot", "bot": "greedy"}, seed="5")
    finished = wait_for(lambda: (seen := jana.look(table["id"]))["status"] == "finished" and seen)
    assert finished["seed"] == "5"
    assert finished["sequence"] == len(server.record(table["id"]).answers) > 20
    live = jana.socket(table["id"])
    assert live.table["result"]["over"]
    assert live.table["pending"] == []


def test_two_people_at_one_browser_answer_for_both_seats(server: Server) -> None:
    jana = server.guest()
    table = jana.new_table(ME, {"kind": "me", "name": "Petr"})
    assert [seat["name"] for seat in table["seats"]] == ["Jana", "Petr"]
    assert mine(table) == [0, 1]
    live = jana.socket(table["id"])
    assert list(live.table["views"]) == ["0", "1"]
    assert all("hand" in live.table["views"][seat]["players"][int(seat)] for seat in ("0", "1"))
    play_on([live], Random(4))
    assert {seat for seat, _ in server.record(table["id"]).answers} == {0, 1}
    assert server.record(table["id"]).names == ["Jana", "Petr"]


def test_a_bot_stands_in_for_somebody_who_wants_it_and_goes_again(server: Server) -> None:
    jana, petr = server.guest(), server.guest("Petr")
    table = jana.new_table(ME, OPEN, variants={"first_player": "1"})
    petr.join(table["id"], table["links"]["1"])
    deputy = f"/api/tables/{table['id']}/deputy"
    assert refused(petr.post(deputy, seat=0, bot="random")) == (409, "not-away")
    assert refused(server.guest("Eva").post(deputy, seat=1, bot="random")) == (409, "not-your-seat")
    assert petr.post(deputy, seat=1, bot="nobody").status_code == 422
    assert server.record(table["id"]).answers == []
    live = petr.socket(table["id"])
    assert refused(jana.post(deputy, seat=1, bot="random")) == (409, "not-away")  # nor may the host: Petr is here
    assert petr.post(deputy, seat=1, bot="random").status_code == 200
    marked = live.reach(1)
    assert marked["seats"][1]["bot"] == "random"
    assert live.answer(1, "end turn")["code"] == "bot-plays"
    assert petr.post(deputy, seat=1, bot=None).status_code == 200
    live.news(lambda told: told["seats"][1]["bot"] is None)
    host = jana.socket(table["id"])
    for _ in range(2):  # 0 marks twice in a row, then the other one
        host.does(0, host.questions()[0]["options"][0]["words"])
    live.reach(3)
    live.does(1, live.questions()[0]["options"][0]["words"])
    assert [seat for seat, _ in server.record(table["id"]).answers] == [1, 0, 0, 1]
