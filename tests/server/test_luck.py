"""The luck of a table: committed to before anybody sits down, added to by all, revealed when the game is over."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from sqlalchemy import update

from deskovka.core.proof import commitment, commitment_to_secret, key_of
from deskovka.core.record import read_record, replay
from deskovka.games.registry import find_game
from deskovka.server.models import TableRow, now
from support.server import BOT, ME, OPEN, Guest, Server, Socket, play_on, sqlite_url

SHARES = ["aa" * 16, "bb" * 16]
LANTERN = find_game("_template")


def sat_down(server: Server, *shares: str | None, **wishes: object) -> tuple[str, list[Guest]]:
    """A table at which so many people sit, each of whom added this."""
    guests = [server.guest(f"Guest {number}") for number in range(len(shares))]
    table = guests[0].new_table(*[OPEN] * len(shares), game="_template", **wishes)
    for number, (guest, share) in enumerate(zip(guests, shares, strict=True)):
        added = {} if share is None else {"share": share}
        link = table["links"][str(number)]
        assert guest.post(f"/api/tables/{table['id']}/join", link=link, **added).status_code == 200
    return str(table["id"]), guests


def lives(guests: list[Guest], id: str) -> list[Socket]:
    return [guest.socket(id) for guest in guests]


def add(guest: Guest, id: str, share: str) -> tuple[int, str]:
    said = guest.post(f"/api/tables/{id}/share", share=share)
    return said.status_code, said.json().get("code", said.json().get("status"))


# ---- what is told when


def test_everything_that_proves_the_luck_is_told_when_it_may_be(server: Server) -> None:
    id, guests = sat_down(server, *SHARES)
    before = guests[0].look(id)
    assert (before["seed"], before["chosen"], before["secret"], before["shares"]) == (None, False, None, SHARES)
    state = server.table(id).playing().state
    secret = str(server.table(id).row.secret)
    assert state.key == key_of(secret, SHARES)
    assert before["commitment"] == commitment_to_secret(secret)
    play_on(lives(guests, id), Random(1))
    after = guests[1].look(id)
    assert (after["commitment"], after["secret"], after["seed"]) == (before["commitment"], secret, None)
    record = read_record(guests[0].get(f"/api/tables/{id}/record").text)
    assert (record.secret, record.shares, record.commitment) == (secret, SHARES, before["commitment"])
    assert [*replay(LANTERN, record)][-1].ask is None


def test_the_commitment_does_not_move_with_shares(sqlite_server: Server) -> None:
    jana, petr = sqlite_server.guest("Jana"), sqlite_server.guest("Petr")
    table = jana.new_table(ME, OPEN, share=SHARES[0])
    assert petr.look(table["id"])["shares"] == [SHARES[0], ""]
    petr.post(f"/api/tables/{table['id']}/join", link=table["links"]["1"], share=SHARES[1])
    told = petr.look(table["id"])
    assert (told["commitment"], told["shares"], told["status"]) == (table["commitment"], SHARES, "running")


def test_a_chosen_seed_is_told_at_once_and_stands_on_the_record(server: Server) -> None:
    jana = server.guest()
    table = jana.new_table(ME, ME, game="_template", seed="77", share=SHARES[0])
    assert (table["chosen"], table["seed"], table["secret"], table["shares"]) == (True, "77", None, [])
    assert table["commitment"] == commitment(77)
    live = jana.socket(table["id"])
    assert (live.table["chosen"], live.table["seed"]) == (True, "77")
    play_on([live], Random(1))
    assert "seed: 77\nchosen: yes\n" in jana.get(f"/api/tables/{table['id']}/record").text


def test_nobody_else_is_told_a_position_with_a_seed_is_drawn(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    chosen = jana.new_table(ME, ME, game="_template", position={"seed": 5})
    drawn = jana.new_table(ME, ME, game="_template", position={}, share=SHARES[0])
    assert (chosen["chosen"], chosen["seed"]) == (True, "5")
    assert (drawn["chosen"], drawn["seed"], drawn["secret"]) == (False, None, None)
    assert drawn["shares"] == ["", ""]  # the table lay there before anybody could add to its luck
    play_on([jana.socket(drawn["id"])], Random(1))
    assert [*replay(LANTERN, read_record(jana.get(f"/api/tables/{drawn['id']}/record").text))]


# ---- adding


def test_a_table_that_waits_begins_when_its_host_has_added(server: Server) -> None:
    """So the commitment is told before anything is added: whoever made it could not have known."""
    jana = server.guest()
    table = jana.new_table(ME, BOT, game="_template", waits=True)
    assert (table["status"], table["shares"]) == ("open", ["", ""])
    assert add(jana, table["id"], SHARES[0]) == (200, "running")
    told = jana.look(table["id"])
    assert (told["commitment"], told["shares"]) == (table["commitment"], [SHARES[0], ""])
    assert add(jana, table["id"], SHARES[1]) == (409, "already-started")
    assert jana.look(table["id"])["shares"] == [SHARES[0], ""]


def test_a_table_that_waits_can_be_started_all_the_same(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    table = jana.new_table(ME, BOT, game="_template", waits=True)
    assert jana.post(f"/api/tables/{table['id']}/start").json()["status"] == "running"


def test_a_table_whose_luck_is_what_it_is_does_not_wait(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    assert jana.new_table(ME, BOT, game="_template", waits=True, seed="4")["status"] == "running"
    assert jana.new_table(ME, BOT, game="_template", waits=True, position={})["status"] == "running"


def test_what_was_added_stays_until_one_leaves(sqlite_server: Server) -> None:
    jana, petr, eva = (sqlite_server.guest(name) for name in ("Jana", "Petr", "Eva"))
    table = jana.new_table(ME, OPEN, OPEN, game="_template", waits=True)
    id = table["id"]
    assert add(petr, id, SHARES[1]) == (409, "not-your-seat")
    assert add(jana, id, SHARES[0]) == (200, "open")
    assert add(jana, id, SHARES[1]) == (200, "open")
    assert jana.look(id)["shares"] == [SHARES[0], "", ""]
    petr.post(f"/api/tables/{id}/join", link=table["links"]["1"], share=SHARES[1])
    petr.post(f"/api/tables/{id}/leave")
    assert jana.look(id)["shares"] == [SHARES[0], "", ""]
    for seat, guest in (("1", petr), ("2", eva)):
        guest.post(f"/api/tables/{id}/join", link=table["links"][seat])
    assert (jana.look(id)["status"], jana.look(id)["shares"]) == ("running", [SHARES[0], "", ""])


def test_a_share_that_comes_after_another_process_has_begun_changes_nothing(server: Server) -> None:
    """This process still believes that the table is open."""
    jana = server.guest()
    id = jana.new_table(ME, BOT, game="_template", waits=True)["id"]

    async def begin() -> None:
        async with server.app.state.service.storage.transaction() as session:
            await session.execute(update(TableRow).where(TableRow.id == id).values(status="running", changed=now()))

    assert server.main.portal is not None
    server.main.portal.call(begin)
    assert add(jana, id, SHARES[0]) == (409, "already-started")
    server.app.state.service.forget(id)
    assert jana.look(id)["shares"] == ["", ""]


@pytest.mark.parametrize("share", ["xy", "AA", "a" * 65, "", "a b", 5])
def test_shares_are_short_and_hexadecimal(sqlite_server: Server, share: object) -> None:
    jana = sqlite_server.guest()
    wish = {"game": "_template", "seats": [ME, BOT], "share": share}
    assert jana.post("/api/tables", **wish).status_code == 422


# ---- tables that come from others


def test_a_rematch_has_new_luck_that_waits_for_whoever_made_it(server: Server) -> None:
    id, guests = sat_down(server, *SHARES)
    play_on(lives(guests, id), Random(1))
    again = guests[1].post(f"/api/tables/{id}/rematch", waits=True).json()["id"]
    waiting = guests[0].look(again)
    assert (waiting["status"], waiting["shares"]) == ("open", ["", ""])
    assert waiting["commitment"] != guests[0].look(id)["commitment"]
    assert add(guests[0], again, "cc" * 16) == (200, "open")
    assert add(guests[1], again, "dd" * 16) == (200, "running")
    assert guests[0].look(again)["shares"] == ["cc" * 16, "dd" * 16]
    assert guests[0].look(again)["secret"] is None


def test_a_rematch_that_nobody_waits_for_begins_at_once(sqlite_server: Server) -> None:
    id, guests = sat_down(sqlite_server, *SHARES, seed="3")
    play_on(lives(guests, id), Random(1))
    again = guests[1].post(f"/api/tables/{id}/rematch", share="dd" * 16).json()["id"]
    told = guests[0].look(again)
    assert (told["status"], told["chosen"], told["shares"]) == ("running", False, ["", "dd" * 16])


def test_a_fork_keeps_the_luck_that_everybody_knows(server: Server) -> None:
    id, guests = sat_down(server, *SHARES)
    play_on(lives(guests, id), Random(1))
    fork = guests[1].post(f"/api/tables/{id}/fork", answers=2, seats=[ME, BOT]).json()
    old = server.table(id)
    new = server.table(fork["id"])
    assert (new.row.secret, [seat.share for seat in new.seats]) == (old.row.secret, SHARES)
    assert (fork["secret"], fork["shares"]) == (old.row.secret, SHARES)  # it was told when the other game was over


def test_a_table_of_before_goes_on_with_its_seed(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path)
    with Server(database) as server:
        jana = server.guest()
        id = str(jana.new_table(ME, ME, game="_template", seed="123456789")["id"])

        async def forget_who_chose() -> None:  # as tables were stored before there were secrets
            async with server.app.state.service.storage.transaction() as session:
                await session.execute(update(TableRow).where(TableRow.id == id).values(chosen=False))

        assert server.main.portal is not None
        server.main.portal.call(forget_who_chose)
        cookie = jana.cookie
    with Server(database) as server:
        jana = Guest(server, "Jana", server.browser(cookie))
        server.people.append(jana)
        told = jana.look(id)
        assert (told["seed"], told["chosen"], told["commitment"]) == (None, False, commitment(123456789))
        play_on([jana.socket(id)], Random(2))
        assert jana.look(id)["seed"] == "123456789"
        record = read_record(jana.get(f"/api/tables/{id}/record").text)
        assert (record.seed, record.chosen, record.secret) == (123456789, False, None)
        assert [*replay(LANTERN, record)]


def test_two_tables_that_look_alike_have_other_keys(sqlite_server: Server) -> None:
    keys = {sqlite_server.table(sat_down(sqlite_server, *SHARES)[0]).playing().state.key for _ in range(4)}
    assert len(keys) == 4
