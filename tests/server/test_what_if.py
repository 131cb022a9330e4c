"""What if: a finished game played on for one seat, with what it did not know dealt anew, and how its chance moves."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from datetime import timedelta
from random import Random
from threading import Semaphore
from time import monotonic, sleep
from typing import Any

import pytest
from sqlalchemy import func, select, update

from deskovka.core.luck import luck_of
from deskovka.core.record import read_record, replay
from deskovka.core.steps import State
from deskovka.games.registry import find_game
from deskovka.server import chance_lines, expiry, what_if
from deskovka.server.expiry import Expiry
from deskovka.server.models import ResultRow, TableRow, now
from deskovka.server.set_up import Luck
from support.server import ME, OPEN, SECONDS, Guest, Server, Socket, play_on, secret_of_tables, wait_for, words_of

Serve = Callable[..., Server]
SECRET = "5a" * 32
OTHERS = {"bot": "random"}


def finished(server: Server, game: str = "vale", seats: int = 3, **wishes: Any) -> tuple[Guest, str]:
    """Jana, and a table of hers that was played to the end."""
    jana = server.guest()
    id = jana.new_table(*[ME] * seats, game=game, seed="12", **wishes)["id"]
    play_on([jana.socket(id)], Random(seats))
    return jana, str(id)


def ask(person: Guest, id: str, answers: int, seat: int, **wishes: Any) -> Any:
    return person.post(f"/api/tables/{id}/what-if", answers=answers, seat=seat, **{**OTHERS, **wishes})


def made(person: Guest, id: str, answers: int, seat: int, **wishes: Any) -> dict[str, Any]:
    said = ask(person, id, answers, seat, **wishes)
    assert said.status_code == 200, said.text
    told = said.json()
    assert isinstance(told, dict)
    return told


def refused(said: Any) -> tuple[int, str]:
    return said.status_code, said.json()["code"]


def chances(person: Guest, id: str) -> Any:
    """What is told once nothing more is being found out."""
    end = monotonic() + SECONDS
    while monotonic() < end:
        said = person.get(f"/api/tables/{id}/chances")
        assert said.status_code == 200, said.text
        if not said.json()["more"]:
            return said.json()
        sleep(0.05)
    raise AssertionError("there is always more to be found out")


def position(person: Guest, id: str, answers: int, seat: int) -> Any:
    return person.get(f"/api/tables/{id}/replay/{answers}", params={"seat": seat}).json()["view"]


# ---- the table


@pytest.mark.parametrize(("answers", "seat"), [(0, 2), (20, 0), (31, 1)])
def test_it_begins_as_the_seat_saw_the_position_and_is_played_to_the_end(
    server: Server, answers: int, seat: int
) -> None:
    jana, id = finished(server)
    told = made(jana, id, answers, seat)
    assert told["origin"] == {"table": id, "answers": answers, "seat": seat}
    assert (told["status"], told["take_back"], told["set_up"], told["sequence"]) == ("running", "practice", True, 0)
    assert (told["clock"], told["spectators"], told["spectate"], told["links"]) == (None, False, None, {})
    kinds = [(chair["kind"], chair["mine"]) for chair in told["seats"]]
    assert kinds == [("person", True) if number == seat else ("bot", False) for number in range(3)]
    start = server.table(told["id"]).again(0).state
    assert json.loads(json.dumps(start.view(seat))) == position(jana, id, answers, seat)
    play_on([jana.socket(told["id"])], Random(4))
    assert jana.look(told["id"])["status"] == "finished"
    assert jana.get(f"/api/tables/{told['id']}/history").status_code == 200
    record = read_record(jana.get(f"/api/tables/{told['id']}/record").text)
    assert len(list(replay(find_game("vale"), record))) == len(record.answers) + 1


def test_hard_bots_answer_for_the_others_unless_one_is_named(sqlite_server: Server) -> None:
    jana, id = finished(sqlite_server, "_template", 2)
    said = jana.post(f"/api/tables/{id}/what-if", answers=1, seat=0).json()
    assert [chair["bot"] for chair in said["seats"]] == [None, "hard"]
    assert [chair["name"] for chair in said["seats"]] == ["Jana", "Liška"]  # a bot has the name of a bot
    assert ask(jana, id, 1, 0, bot="nobody-knows").status_code == 422


def test_everything_can_be_taken_back(sqlite_server: Server) -> None:
    jana, id = finished(sqlite_server, seats=2)
    live = jana.socket(made(jana, id, 16, 0)["id"])
    play_on([live], Random(1), most=3)
    question = live.questions()[0]
    assert question["undo"] is True
    before = live.table["sequence"]
    live.reach(live.ask("undo", seat=0, sequence=before)["sequence"])
    assert live.questions()


def test_a_game_alone_goes_on_alone(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, game="eldervale", seed="3")["id"]
    play_on([jana.socket(id)], Random(3))
    told = made(jana, id, 5, 0)
    assert [chair["mine"] for chair in told["seats"]] == [True]


# ---- nothing of the finished game is told


@pytest.mark.parametrize("game", ["vale", "empire", "kemet", "eldervale"])
def test_what_the_seat_did_not_know_is_dealt_anew_and_makes_no_difference(game: str) -> None:
    """Other hands, piles and luck at the finished table: the same is told to whoever plays on."""
    rules = find_game(game)
    random = Random(5)
    table = rules.new_game(3, 21)
    differ = 0
    for number in range(120):
        if table.ask is None:
            break
        if number % 12 == 0:
            for seat in range(3):
                luck = Luck(0, SECRET, False)
                flipped = table.imagine(seat, int(luck_of(99 + number)))
                here, there = (what_if.dealt_anew(rules, each, seat, luck, 3) for each in (table, flipped))
                differ += rules.dump(table) != rules.dump(flipped)
                views = [rules.load(each).view(seat) for each in (here, there)]
                assert views[0] == views[1] == table.view(seat)
                assert here["key"] == there["key"]
                questions = [rules.load(each).offered(seat) for each in (here, there)]
                assert questions[0] == questions[1]
        table.play(random.choice([int(option) for option in table.options]))
    assert differ > 10, "something is hidden in every game"


def test_the_other_hands_are_not_the_real_ones(sqlite_server: Server) -> None:
    jana, id = finished(sqlite_server, "_template", 3)
    real = sqlite_server.table(id).position(0)
    tables = [sqlite_server.table(made(jana, id, 0, 0)["id"]).again(0).state for _ in range(6)]
    hands = [[hand_of(table, seat) for seat in range(3)] for table in (real, *tables)]
    own = {json.dumps(theirs[0]) for theirs in hands}
    others = {json.dumps(theirs[1:]) for theirs in hands}
    assert len(own) == 1
    assert len(others) > 3
    assert len({table.key for table in (real, *tables)}) == 7


def hand_of(table: State, seat: int) -> Any:
    return json.loads(json.dumps(table.view(seat)))["players"][seat]["hand"]


def test_its_luck_is_a_secret_until_it_is_over(sqlite_server: Server) -> None:
    jana, id = finished(sqlite_server, "_template", 2)
    told = made(jana, id, 1, 0)
    assert (told["secret"], told["seed"], told["chosen"]) == (None, None, False)
    assert told["commitment"] != jana.look(id)["commitment"]
    with secret_of_tables(SECRET):
        again = made(jana, id, 1, 0)["id"]
    play_on([jana.socket(again)], Random(1))
    assert jana.look(again)["secret"] == SECRET


def test_whoever_may_look_at_the_game_may_ask_and_nobody_else(server: Server) -> None:
    jana, open_to_all = finished(server, "_template", 2)
    _, closed = finished(server, "_template", 2, spectators=False)
    eva = server.guest("Eva")
    told = made(eva, open_to_all, 1, 1)
    assert told["host"] is True
    assert refused(ask(eva, closed, 1, 1)) == (403, "not-for-you")
    assert refused(server.nobody().post(f"/api/tables/{open_to_all}/what-if", answers=1, seat=0)) == (401, "nobody")
    assert refused(jana.get(f"/api/tables/{told['id']}")) == (403, "not-for-you")
    assert refused(jana.get(f"/api/tables/{told['id']}/chances")) == (409, "not-your-seat")


def test_there_is_none_of_a_game_that_goes_on_nor_beyond_its_end(sqlite_server: Server) -> None:
    jana, id = finished(sqlite_server, "_template", 2)
    for answers, seat in ((4, 0), (5, 0), (1, 2), (1, 7)):
        assert refused(ask(jana, id, answers, seat)) == (404, "no-such-position")
    running = jana.new_table(ME, ME)["id"]
    assert refused(ask(jana, running, 0, 0)) == (409, "not-finished")
    waiting = jana.new_table(ME, OPEN)["id"]
    assert refused(ask(jana, waiting, 0, 0)) == (409, "not-finished")


# ---- it is in nobody's way


def test_it_is_not_among_my_tables_and_takes_none_of_their_room(serve: Serve) -> None:
    server = serve(tables_of_one=1)
    jana, id = finished(server, "_template", 2)
    for _ in range(3):
        made(jana, id, 1, 0)
    assert [table["id"] for table in jana.get("/api/tables").json()] == [id]
    jana.new_table(ME, OPEN)
    assert refused(jana.post("/api/tables", game="vale", seats=[ME, OPEN])) == (409, "too-many-tables")
    made(jana, id, 1, 0)


def test_beyond_so_many_the_oldest_go(database: str, serve: Serve) -> None:
    server = serve(database=database, what_ifs_of_one=2)
    jana, id = finished(server, "_template", 2)
    eva = server.guest("Eva")
    of_eva = made(eva, id, 0, 0)["id"]
    mine = [made(jana, id, 0, 0)["id"] for _ in range(4)]  # where it is her turn: no bot plays while we look
    assert [jana.get(f"/api/tables/{each}").status_code for each in mine] == [404, 404, 200, 200]
    assert eva.get(f"/api/tables/{of_eva}").status_code == 200
    assert jana.get(f"/api/tables/{id}").status_code == 200


def test_whatever_bots_do_meanwhile_there_are_never_more(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot answers at an older one after the new one was made: the new one seems to be the oldest."""
    server = serve(what_ifs_of_one=1)
    jana, id = finished(server, "_template", 2)
    lobby, storage = server.app.state.service.lobby, server.app.state.service.storage
    open_table = lobby.open_table

    async def open_slowly(*wishes: Any) -> Any:
        told = await open_table(*wishes)
        async with storage.transaction() as session:
            await session.execute(update(TableRow).where(TableRow.id != told["id"]).values(changed=now()))
        return told

    monkeypatch.setattr(lobby, "open_table", open_slowly)
    mine = [made(jana, id, 0, 0)["id"] for _ in range(3)]
    assert [jana.get(f"/api/tables/{each}").status_code for each in mine] == [404, 404, 200]


def test_so_many_of_one_address(serve: Serve) -> None:
    """The oldest go, but bots have begun to think at each."""
    server = serve(what_ifs_per_minute=0.001, what_if_burst=2)
    jana, id = finished(server, "_template", 2)
    eva = server.guest("Eva")
    for person in (jana, eva):
        made(person, id, 1, 0)
    assert refused(ask(eva, id, 1, 0)) == (429, "too-many-requests")


def test_it_is_forgotten_soon_and_other_tables_are_not(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expiry, "PAUSE", 0.0)
    jana, id = finished(server, "_template", 2)
    left, played, fresh = (made(jana, id, 1, 0)["id"] for _ in range(3))
    play_on([jana.socket(played)], Random(1))
    jana.hang_up()
    running = jana.new_table(ME, ME)["id"]
    service = server.app.state.service

    async def two_days_later() -> None:
        async with service.storage.transaction() as session:
            aged = update(TableRow).where(TableRow.id.in_([left, played, id, running]))
            await session.execute(aged.values(changed=now() - timedelta(days=2)))
        service.tables.clear()
        await Expiry(service).forget_all()

    server.run(two_days_later)
    found = [jana.get(f"/api/tables/{each}").status_code for each in (left, played, fresh, id, running)]
    assert found == [404, 404, 200, 200, 200]


def test_it_counts_nowhere_and_has_no_rematch(server: Server) -> None:
    jana, id = finished(server, "_template", 2)
    table = made(jana, id, 1, 0)["id"]
    play_on([jana.socket(table)], Random(1))
    service = server.app.state.service
    server.run(service.counting.count_all)

    async def results() -> list[str]:
        async with service.storage.look() as session:
            return list(await session.scalars(select(ResultRow.table)))

    async def to_count() -> int:
        async with service.storage.look() as session:
            return await session.scalar(select(func.count()).where(~TableRow.counted, TableRow.status == "finished"))

    assert set(server.run(results)) == {id}
    assert server.run(to_count) == 0
    assert refused(jana.post(f"/api/tables/{table}/rematch")) == (409, "what-if")


def test_a_what_if_of_a_what_if(sqlite_server: Server) -> None:
    jana, id = finished(sqlite_server, "_template", 3)
    first = made(jana, id, 1, 0)["id"]
    play_on([jana.socket(first)], Random(1))
    second = made(jana, first, 0, 1)
    assert second["origin"] == {"table": first, "answers": 0, "seat": 1}


# ---- how the chance moves


def test_nothing_is_told_of_games_that_are_no_what_ifs(sqlite_server: Server) -> None:
    jana, id = finished(sqlite_server, "_template", 2)
    running = jana.new_table(ME, ME)["id"]
    fork = jana.post(f"/api/tables/{id}/fork", answers=1, seats=[ME, ME]).json()["id"]
    waiting = jana.new_table(ME, OPEN)["id"]
    for table in (running, fork, waiting):
        assert refused(jana.get(f"/api/tables/{table}/chances")) == (409, "not-for-running")
    assert refused(jana.get(f"/api/tables/{id}/chances")) == (409, "no-what-if")


def test_strangers_do_not_hear_whether_a_game_goes_on(sqlite_server: Server) -> None:
    jana, id = finished(sqlite_server, "_template", 2, spectators=False)
    running = jana.new_table(ME, ME, spectators=False)["id"]
    eva = sqlite_server.guest("Eva")
    for table in (id, running):
        assert refused(eva.get(f"/api/tables/{table}/chances")) == (409, "not-your-seat")
        assert refused(eva.post(f"/api/tables/{table}/hint", seat=0, sequence=0, step=1)) == (409, "not-your-seat")


def test_the_chance_is_told_where_it_began_and_after_each_answer(server: Server) -> None:
    jana, id = finished(server, "_template", 3)
    table = made(jana, id, 0, 1)["id"]
    live = jana.socket(table)
    first = chances(jana, table)
    assert (first["seat"], first["over"], first["was"], len(first["names"])) == (1, False, [], 3)
    assert first["when"]["text"]
    assert first["points"][0]["answers"] == 0
    play_on([live], Random(1))
    last = chances(jana, table)
    assert last["over"] is True
    assert last["points"][0] == first["points"][0]
    end = last["points"][-1]
    assert end["answers"] == len(server.record(table).answers)
    assert end["chance"]["low"] == end["chance"]["high"] in (0.0, 1 / 3, 0.5, 1.0)


def test_what_was_taken_back_is_not_on_the_line(sqlite_server: Server) -> None:
    jana, id = finished(sqlite_server, seats=2)
    table = made(jana, id, 16, 0)["id"]
    live = jana.socket(table)
    if not live.questions():
        live.news(is_asked)
    for _ in range(2):
        answer_once(live)
    told = chances(jana, table)["points"]
    assert told[-1]["answers"] == len(sqlite_server.record(table).answers) > 0
    live.reach(live.ask("undo", seat=0, sequence=live.table["sequence"])["sequence"])
    kept = len(sqlite_server.record(table).answers)
    assert kept < told[-1]["answers"]
    after = chances(jana, table)["points"]
    assert after[0] == told[0]
    assert after[-1]["answers"] <= kept


def is_asked(told: dict[str, Any]) -> bool:
    return any("options" in question for question in told["pending"])


def answer_once(live: Socket) -> None:
    """Answer once what has more than one answer, and wait for the next such question."""
    live.does(0, words_of(live.questions()[0])[0])
    while not live.questions() or len(words_of(live.questions()[0])) == 1:
        if live.questions():
            live.does(0, words_of(live.questions()[0])[0])
        else:
            live.news(is_asked)


def test_beside_it_stands_what_the_review_of_the_game_says(sqlite_server: Server) -> None:
    jana, id = finished(sqlite_server, "_template", 3)
    jana.post(f"/api/tables/{id}/review")
    end = monotonic() + SECONDS
    while jana.get(f"/api/tables/{id}/review").json()["status"] != "done" and monotonic() < end:
        sleep(0.05)
    table = made(jana, id, 2, 0)["id"]
    was = chances(jana, table)["was"]
    answers = jana.get(f"/api/tables/{id}/review").json()["review"]["answers"]
    asked = [each["place"] for each in answers if each["place"] > 2 and each["seat"] == 0]
    assert [point["answers"] for point in was] == [0, *(place - 2 for place in asked), len(answers) - 2]
    assert was[0]["chance"]["chance"] == pytest.approx(answers[2]["before"][0]["chance"], abs=0.001)


def test_the_chance_knows_only_what_the_seat_knows() -> None:
    """Other hands and piles behind the same view: the same chance."""
    rules = find_game("vale")
    random = Random(5)
    table = rules.new_game(2, 21)
    for _ in range(30):
        table.play(random.choice([int(option) for option in table.options]))
    for seat in range(2):
        told = [
            chance_lines.chance_of("vale", rules.dump(each), seat)
            for each in (table, table.imagine(seat, 77), table.imagine(seat, 78))
        ]
        assert told[0] == told[1] == told[2]


def test_a_chance_that_cannot_be_found_out_is_left_out(sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise ValueError("nothing works today")

    jana, id = finished(sqlite_server, "_template", 2)
    table = made(jana, id, 1, 0)["id"]
    monkeypatch.setattr(chance_lines, "chance_of", broken)
    assert chances(jana, table)["points"] == []


def test_what_is_being_found_out_is_not_wanted_again(sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page asks again while the chance it waits for is being found out."""
    jana, id = finished(sqlite_server, seats=2)
    table = made(jana, id, 16, 0)["id"]
    live = jana.socket(table)
    if not live.questions():
        live.news(is_asked)
    answer_once(live)
    if not live.questions():
        live.news(is_asked)
    lines = sqlite_server.app.state.service.what_ifs.lines
    begun: list[Any] = []
    may_go_on = Semaphore(0)

    async def takes_its_time(_: str, what: Any, game: str, stored: Any, seat: int) -> Any:
        begun.append(stored)
        while not may_go_on.acquire(blocking=False):
            await asyncio.sleep(0.01)
        return what(game, stored, seat)

    monkeypatch.setattr(lines, "elsewhere", takes_its_time)
    jana.get(f"/api/tables/{table}/chances")
    for place in (1, 2):
        wait_for(lambda place=place: len(begun) == place)
        for _ in range(3):
            assert jana.get(f"/api/tables/{table}/chances").json()["more"]
        may_go_on.release()
    may_go_on.release(10)
    told = [point["answers"] for point in chances(jana, table)["points"]]
    assert len(begun) == len(told) == len(set(told)) == 2


def test_whoever_has_many_what_ifs_waits_for_that_alone(sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    jana, id = finished(sqlite_server, "_template", 2)
    tables = [made(jana, id, 1, 0)["id"] for _ in range(chance_lines.AT_ONCE + 2)]
    lines = sqlite_server.app.state.service.what_ifs.lines
    wanted: list[str] = []

    async def takes_long(whose: str, *_: Any) -> None:
        wanted.append(whose)
        await asyncio.Event().wait()

    with monkeypatch.context() as busy:
        busy.setattr(lines, "elsewhere", takes_long)
        told = [jana.get(f"/api/tables/{table}/chances").json() for table in tables]
        assert [each["more"] for each in told] == [True] * len(tables)
        assert wanted == ["testclient"] * chance_lines.AT_ONCE  # by address, as others take turns with it
        held_up = [line for line in lines.lines.values() if line.task is None]
        assert len(held_up) == len(tables) - chance_lines.AT_ONCE
        assert not any(line.waiting for line in held_up)  # nothing is kept for them meanwhile
    sqlite_server.run(lines.close)
    assert chances(jana, tables[-1])["points"]


def test_whoever_takes_back_for_days_has_the_newest(sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance_lines, "MOST_KNOWN", 2)
    jana, id = finished(sqlite_server, seats=2)
    table = made(jana, id, 16, 0)["id"]
    live = jana.socket(table)
    if not live.questions():
        live.news(is_asked)
    for _ in range(3):
        answer_once(live)
        told = chances(jana, table)["points"]
        assert told[-1]["answers"] == len(sqlite_server.record(table).answers)
    assert len(sqlite_server.app.state.service.what_ifs.lines.line_of(table).known) == 2


def test_processes_of_their_own_find_it_out(serve: Serve) -> None:
    jana, id = finished(serve(review_workers=1), "_template", 2)
    assert chances(jana, made(jana, id, 1, 0)["id"])["points"]
