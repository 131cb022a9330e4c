"""Who may look at a table: a running one is for its people and for whoever shows a link."""

from __future__ import annotations

from datetime import timedelta

import pytest

from deskovka.server.models import now
from support.server import BOT, ME, OPEN, Guest, Server
from support.tables import assert_refused, first_words, two_at_a_table
from support.words import refused

NOT_FOR_YOU = (403, "not-for-you")


def started(server: Server, **wishes: object) -> tuple[str, dict[str, str], list[Guest]]:
    """A running table of Jana and Petr, its links by name, and its people."""
    jana, petr = server.guest(), server.guest("Petr")
    table = jana.new_table(ME, OPEN, **wishes)
    petr.join(table["id"], table["links"]["1"])
    return table["id"], {"seat": table["links"]["1"], "spectate": table["spectate"] or ""}, [jana, petr]


def test_a_running_table_is_no_strangers_business(server: Server) -> None:
    id, links, people = started(server)
    for stranger in (server.nobody(), server.guest("Eva")):
        assert refused(stranger.get(f"/api/tables/{id}")) == NOT_FOR_YOU
        assert refused(stranger.get(f"/api/tables/{id}", headers={"x-deskovka-link": "A" * 22})) == NOT_FOR_YOU
        for what in ("record", "replay/0", "history"):
            assert refused(stranger.get(f"/api/tables/{id}/{what}")) == NOT_FOR_YOU
        for link in links.values():
            assert stranger.look(id, link)["status"] == "running"
    for person in people:
        assert person.look(id)["status"] == "running"
    assert set(server.nobody().get(f"/api/tables/{id}").json()) == {"code", "rule", "message", "values"}


def test_a_host_without_a_seat_looks_at_the_table(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(BOT, OPEN)["id"]
    assert jana.post(f"/api/tables/{id}/start").status_code == 200
    assert jana.look(id)["host"] is True


def test_a_table_that_waits_shows_who_is_there(sqlite_server: Server) -> None:
    table = sqlite_server.guest().new_table(ME, OPEN)
    assert sqlite_server.nobody().look(table["id"])["status"] == "open"


@pytest.mark.parametrize("spectators", [True, False])
def test_a_finished_table_is_for_all_unless_its_host_excluded_spectators(
    sqlite_server: Server, spectators: bool
) -> None:
    jana, eva = sqlite_server.guest(), sqlite_server.guest("Eva")
    id = jana.new_table(ME, game="eldervale", spectators=spectators)["id"]
    sqlite_server.table(id).row.status = "finished"  # what counts is how the table is stored
    wanted = 409 if spectators else 403  # past the door the game itself says that it is not over
    for what in ("replay/0", "history"):
        assert eva.get(f"/api/tables/{id}/{what}").status_code == wanted
        assert jana.get(f"/api/tables/{id}/{what}").status_code == 409
    assert eva.get(f"/api/tables/{id}").status_code == (200 if spectators else 403)
    said = eva.post(f"/api/tables/{id}/fork", answers=0, seats=[ME])
    assert said.status_code == wanted


def test_unknown_tables_are_unknown_to_all(sqlite_server: Server) -> None:
    assert refused(sqlite_server.guest().get(f"/api/tables/{'A' * 22}")) == (404, "no-table")


def test_the_order_of_my_tables_is_that_of_what_i_am_told(sqlite_server: Server) -> None:
    """Of more tables than are listed those are, which everybody saw go on last; not those where somebody chose."""
    jana = sqlite_server.guest()
    ids = [jana.new_table(ME, BOT, variants={"first_player": "0"})["id"] for _ in range(101)]
    assert ids[0] not in [table["id"] for table in jana.get("/api/tables").json()]
    service = sqlite_server.app.state.service
    sqlite_server.table(ids[0])
    later = now() + timedelta(seconds=60)

    async def touch() -> None:  # as a part of a secret answer does: the row has changed, the table has not moved
        table = await service.table(ids[0])
        async with service.storage.transaction() as session:
            await service.note_change(session, table, {})
        assert table.row.changed < later

    sqlite_server.run(touch)
    assert ids[0] not in [table["id"] for table in jana.get("/api/tables").json()]


def test_metrics_are_for_this_machine(sqlite_server: Server) -> None:
    assert refused(sqlite_server.nobody().get("/metrics")) == (404, "not-here")
    local = sqlite_server.nobody(client=("127.0.0.1", 5000))
    assert "deskovka_moves" in local.get("/metrics").text


def test_a_spectator_who_was_let_in_cannot_answer(sqlite_server: Server) -> None:
    id, jana, _ = two_at_a_table(sqlite_server)
    words = first_words(jana)
    links = sqlite_server.people[0].post(f"/api/tables/{id}/links").json()
    looking = sqlite_server.nobody().socket(id, links["spectate"])
    assert_refused(looking.answer(0, words), "spectator")
