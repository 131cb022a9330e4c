"""Reviews of finished games on the server: begun, told as far as they are, kept, seen as one's own seat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from threading import Event, Semaphore
from time import monotonic, sleep
from typing import Any

import pytest

from deskovka.review.parts import begin as begin_review
from deskovka.review.parts import work
from deskovka.server.reviews import AT_ONCE
from support.server import ME, OPEN, OWN, SECONDS, Guest, Server, play_on, wait_for

Serve = Callable[..., Server]


def finished(server: Server, *seats: dict[str, Any], game: str = "_template") -> tuple[Guest, str]:
    """Jana and a table that she has played to the end."""
    jana = server.guest("Jana")
    table = jana.new_table(*(seats or (ME, ME)), game=game, seed="12")
    play_on([jana.socket(table["id"])], Random(2))
    return jana, str(table["id"])


def told(browser: Any, id: str, **wish: Any) -> Any:
    return browser.get(f"/api/tables/{id}/review", params=wish).json()


def until(browser: Any, id: str, *stages: str) -> Any:
    """What is told once the review is at one of these stages."""
    end = monotonic() + SECONDS
    while monotonic() < end:
        said = told(browser, id)
        if said["status"] in stages:
            return said
        sleep(0.05)
    raise AssertionError(f"the review is still {said['status']}")


def refused(said: Any) -> tuple[int, str]:
    return said.status_code, said.json()["code"]


def delete(browser: Guest, path: str) -> Any:
    return browser.http.delete(path, headers=OWN)


def begin(browser: Any, id: str) -> Any:
    return browser.post(f"/api/tables/{id}/review")


def test_a_review_is_begun_made_and_kept(server: Server) -> None:
    jana, id = finished(server)
    before = told(jana, id)
    assert (before["status"], before["review"], before["progress"]) == ("none", None, None)
    assert begin(jana, id).status_code == 200
    said = until(jana, id, "done")
    assert said["seen_as"] == 0
    assert said["seats"] == [0, 1]
    assert said["progress"]["looked"] == said["progress"]["all"] == len(said["review"]["answers"])
    assert said["review"]["names"] == [seat["name"] for seat in jana.get(f"/api/tables/{id}").json()["seats"]]
    assert told(jana, id, known=said["revision"])["review"] is None
    assert begin(jana, id).status_code == 200  # nothing is left to do
    assert told(jana, id)["status"] == "done"
    czech = told(jana, id, language="cs", seat=1)
    assert czech["review"]["language"] == "cs"
    assert czech["review"]["seen_as"] == 1


def test_nothing_is_told_of_a_game_that_goes_on(sqlite_server: Server) -> None:
    jana = sqlite_server.guest("Jana")
    id = jana.new_table(ME, ME, game="_template", seed="12")["id"]
    for said in (jana.get(f"/api/tables/{id}/review"), begin(jana, id), delete(jana, f"/api/tables/{id}/review")):
        assert refused(said) == (409, "not-finished")
    waiting = jana.new_table(ME, OPEN)["id"]
    assert refused(begin(jana, waiting)) == (409, "not-running")


def test_others_see_it_as_spectators_and_nobody_as_a_seat_that_is_not_theirs(sqlite_server: Server) -> None:
    jana, id = finished(sqlite_server)
    eva = sqlite_server.guest("Eva")
    begin(eva, id)
    said = until(eva, id, "done")
    assert said["seen_as"] == -1
    assert said["seats"] == []
    assert said["review"]["seen_as"] == -1
    assert refused(eva.get(f"/api/tables/{id}/review", params={"seat": 0})) == (409, "not-your-seat")
    assert refused(delete(eva, f"/api/tables/{id}/review")) == (409, "not-your-seat")
    assert all(answer["choices"] is None for answer in said["review"]["answers"])
    assert any(hidden_among(answer) for answer in said["review"]["answers"]), "cards in hand are on offer here"
    mine = [answer for answer in told(jana, id, seat=0)["review"]["answers"] if answer["seat"] == 0]
    assert mine
    assert not any(answer["hidden"] or hidden_among(answer) for answer in mine)


def hidden_among(answer: Any) -> list[Any]:
    return [other for other in answer["alternatives"] if other["hidden"]]


def test_a_table_without_spectators_is_for_its_people(sqlite_server: Server) -> None:
    jana = sqlite_server.guest("Jana")
    id = jana.new_table(ME, ME, game="_template", seed="12", spectators=False)["id"]
    play_on([jana.socket(id)], Random(2))
    for wish in (sqlite_server.guest("Eva").get, sqlite_server.guest("Eva").post):
        assert refused(wish(f"/api/tables/{id}/review")) == (403, "not-for-you")
    assert begin(jana, id).status_code == 200


def test_an_address_begins_so_many(serve: Serve) -> None:
    server = serve(review_burst=1, reviews_per_minute=0.001)
    jana, id = finished(server)
    _, other = finished(server)
    assert begin(jana, id).status_code == 200
    until(jana, id, "done")
    assert refused(begin(jana, other)) == (429, "too-many-requests")


def test_a_review_that_fails_says_so_and_can_be_begun_again(
    sqlite_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    jana, id = finished(sqlite_server)

    def broken(record: str, seed: int) -> None:
        raise ValueError("nothing works today")

    with monkeypatch.context() as patch:
        patch.setattr("deskovka.server.reviews.begin", broken)
        begin(jana, id)
        until(jana, id, "failed", "none")
        until(jana, id, "none")
    begin(jana, id)
    assert until(jana, id, "done")["review"]["answers"]


def test_one_that_waits_for_its_turn_can_be_stopped(sqlite_server: Server) -> None:
    jana, id = finished(sqlite_server)
    reviews = sqlite_server.app.state.service.reviews
    for _ in range(AT_ONCE):
        sqlite_server.run(reviews.turn.acquire)
    begin(jana, id)
    assert told(jana, id)["status"] == "waiting"
    assert delete(jana, f"/api/tables/{id}/review").status_code == 200
    until(jana, id, "none")
    for _ in range(AT_ONCE):
        reviews.turn.release()
    assert begin(jana, id).status_code == 200
    assert until(jana, id, "done")["review"]["answers"]


def test_what_was_found_before_it_failed_stays(sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    jana, id = finished(sqlite_server)
    found: list[Any] = []

    def tired(*values: Any) -> Any:
        if found:
            raise ValueError("no more today")
        found.append(work(*values))
        return found[0]

    with monkeypatch.context() as patch:
        patch.setattr("deskovka.server.reviews.work", tired)
        begin(jana, id)
        until(jana, id, "failed", "stopped")
        said = until(jana, id, "stopped")
    assert said["review"]["answers"]
    begin(jana, id)
    assert until(jana, id, "done")["progress"]["looked"] >= said["progress"]["looked"]


def test_one_that_was_stopped_twice_is_told_as_it_is(sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told is kept under its number, which is another one each time."""
    jana, id = finished(sqlite_server, game="vale")
    allowed = Semaphore(0)

    def by_leave(*values: Any) -> Any:
        allowed.acquire()
        return work(*values)

    def looked_at() -> tuple[int, int]:
        """How many answers were looked at, as it is told and as the review itself has it."""
        said = told(jana, id)
        return (said["progress"] or {"looked": 0})["looked"], len((said["review"] or {"answers": []})["answers"])

    monkeypatch.setattr("deskovka.server.reviews.work", by_leave)
    monkeypatch.setattr("deskovka.server.reviews.FRESH", 0.0)
    before = 0
    for _ in range(3):
        begin(jana, id)
        for _ in range(2):
            allowed.release()
            wait_for(lambda before=before: looked_at()[0] > before)
            assert len(set(looked_at())) == 1
            before = looked_at()[0]
        delete(jana, f"/api/tables/{id}/review")
        allowed.release()  # for what is under way
        until(jana, id, "stopped")
        assert len(set(looked_at())) == 1
        assert looked_at()[0] > before
        before = looked_at()[0]


def test_one_that_is_just_being_begun_can_be_stopped_and_goes_on(
    sqlite_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    jana, id = finished(sqlite_server)
    allowed = Event()

    def by_leave(*values: Any) -> Any:
        allowed.wait()
        return begin_review(*values)

    monkeypatch.setattr("deskovka.server.reviews.begin", by_leave)
    begin(jana, id)
    until(jana, id, "running")
    assert delete(jana, f"/api/tables/{id}/review").status_code == 200
    allowed.set()
    assert until(jana, id, "stopped", "done")["status"] == "stopped"
    begin(jana, id)
    assert until(jana, id, "done")["review"]["answers"]


def test_whoever_changes_their_mind_at_once_has_it_go_on(
    sqlite_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    jana, id = finished(sqlite_server)
    reviews = sqlite_server.app.state.service.reviews
    allowed = Event()

    def by_leave(*values: Any) -> Any:
        allowed.wait()
        return work(*values)

    monkeypatch.setattr("deskovka.server.reviews.work", by_leave)
    begin(jana, id)
    wait_for(lambda: reviews.running[id].course is not None)
    delete(jana, f"/api/tables/{id}/review")

    async def go_on() -> None:
        going_on = asyncio.create_task(reviews.start(id, "testclient"))
        await asyncio.sleep(0)
        allowed.set()
        await going_on

    sqlite_server.run(go_on)
    assert until(jana, id, "done", "stopped")["status"] == "done"


def test_processes_of_their_own_make_it(serve: Serve) -> None:
    jana, id = finished(serve(review_workers=2))
    begin(jana, id)
    assert until(jana, id, "done")["progress"]["searched"] > 0


def test_it_goes_with_whoever_wants_to_be_forgotten(server: Server) -> None:
    jana, id = finished(server)
    begin(jana, id)
    until(jana, id, "done")
    assert delete(jana, "/api/me").status_code == 200
    assert server.nobody().get(f"/api/tables/{id}/review").status_code == 404
