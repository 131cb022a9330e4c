"""Nothing gives time back: neither taking back, nor a pause, nor coming back, nor giving a shared screen to and fro."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from deskovka.server.clocks import FEW
from deskovka.server.models import now
from support.councils import in_council
from support.server import BOT, ME, Guest, Server, Socket, words_of
from support.tables import assert_refused, first_words, in_words, stored_table, two_at_a_table

TURN, BANK = 1000.0, 500.0
CLOCK = {"turn": TURN, "bank": BANK}
CLOSE = 30.0  # seconds that a slow test may take meanwhile


def pass_time(server: Server, id: str, seconds: float) -> None:
    """The question waits for so long already."""
    service = server.app.state.service

    async def earlier() -> None:
        async with service.lock(id):
            table = await service.table(id)
            ago = timedelta(seconds=seconds)
            lifted = {
                player: [seat, since - seconds, *({seat: t - seconds for seat, t in each.items()} for each in more)]
                for player, (seat, since, *more) in (table.row.lifted or {}).items()
            }
            await service.change_row(table, moved=table.row.moved - ago, lifted=lifted or None)

    server.run(earlier)


def left(guest_or_socket: Any, seat: int) -> float:
    """Seconds until the clock of a seat runs out."""
    return float(guest_or_socket["deadline"][str(seat)]) - now().timestamp()


def undo(socket: Socket, seat: int = 0) -> dict[str, Any]:
    return socket.ask("undo", seat=seat, sequence=socket.table["sequence"])


def tames(socket: Socket) -> str:
    """Something one may do in one's own turn and take back: nothing is seen."""
    return next(option["words"] for option in socket.questions()[0]["options"] if option["id"] == "tame")


def in_my_turn(server: Server, *others: dict[str, Any], **wishes: Any) -> tuple[Guest, str, Socket]:
    """All marks are placed; I am on turn, alone at the table but for bots."""
    jana = server.guest()
    wishes = {"clock": CLOCK, "seed": "3", "variants": {"first_player": "0"}, **wishes}
    id = jana.new_table(ME, *(others or (BOT,)), **wishes)["id"]
    live = jana.socket(id)
    while live.table["views"]["0"]["phase"] == "hunt" or not live.questions():
        if live.questions():
            live.does(live.questions()[0]["seat"], first_words(live))
        else:
            live.read()
    return jana, id, live


# ---- taking back


def test_taking_back_does_not_reset_the_clock(server: Server) -> None:
    _, id, live = in_my_turn(server)
    pass_time(server, id, 300)
    live.does(0, tames(live))
    assert left(live.table, 0) == pytest.approx(TURN + BANK, abs=CLOSE)  # the next question has a turn of its own
    pass_time(server, id, 200)
    assert undo(live)["type"] == "done"
    told = live.news(lambda told: told["rewound"])
    assert left(told, 0) == pytest.approx(TURN + BANK - 500, abs=CLOSE)  # 300 there, and 200 here
    live.does(0, tames(live))
    assert stored_table(server, id)[2][-1].used == pytest.approx(500, abs=CLOSE)
    assert stored_table(server, id)[0].spent is None


def test_going_to_and_fro_uses_up_the_bank(sqlite_server: Server) -> None:
    _, id, live = in_my_turn(sqlite_server)
    pass_time(sqlite_server, id, 900)
    live.does(0, tames(live))
    pass_time(sqlite_server, id, 400)
    assert undo(live)["type"] == "done"
    told = live.news(lambda told: told["rewound"])
    assert left(told, 0) == pytest.approx(TURN + BANK - 1300, abs=CLOSE)
    live.does(0, tames(live))
    assert sqlite_server.table(id).seats[0].bank == pytest.approx(BANK - 300, abs=CLOSE)
    pass_time(sqlite_server, id, 199)
    assert_refused(undo(live), "no-time")  # a bot would take the seat at once
    assert live.table["seats"][0]["bot"] is None


def test_a_restarted_server_knows_what_was_used(database: str) -> None:
    with Server(database) as server:
        _, id, live = in_my_turn(server)
        pass_time(server, id, 300)
        live.does(0, tames(live))
        taken = list(server.table(id).used)
        assert taken[-1] == pytest.approx(300, abs=CLOSE)
        assert undo(live)["type"] == "done"
    with Server(database) as server:
        table = server.table(id)
        assert table.used == taken[:-1]
        assert table.clocks.left(0, table.clocks.now()) == pytest.approx(TURN + BANK - 300, abs=CLOSE)


@pytest.mark.usefixtures("not_seen_to")  # one second is left, and then five are
def test_who_agreed_to_take_back_leaves_the_other_a_few_seconds(sqlite_server: Server) -> None:
    id, jana, petr = two_at_a_table(sqlite_server, clock={"turn": 20.0, "bank": 0})
    pass_time(sqlite_server, id, 19)
    jana.does(0, first_words(jana))
    petr.reach(1)
    petr.does(1, first_words(petr))
    jana.reach(2)
    if jana.questions():
        undo(jana)
    else:
        jana.ask("undo", seat=0, sequence=2)
    petr.news(lambda told: told["wish"])
    assert petr.ask("consent", yes=True)["type"] == "done"
    told = jana.news(lambda told: told["rewound"])
    assert told["deadline"]["0"] - stored_table(sqlite_server, id)[0].moved.timestamp() == pytest.approx(FEW)


def test_whoever_still_picks_in_secret_keeps_their_clock_when_another_takes_back(sqlite_server: Server) -> None:
    """Kemet's war council: both are asked; seat 0 takes back a part of its answer."""
    id, jana, petr, _ = in_council(sqlite_server, clock=CLOCK)
    pass_time(sqlite_server, id, 400)
    jana.does(0, next(words for words in words_of(jana.questions()[0]) if words != "done"))
    assert jana.questions()[0]["undo"]
    pass_time(sqlite_server, id, 100)
    told = jana.reach(undo(jana)["sequence"])
    assert [left(told, seat) for seat in (0, 1)] == pytest.approx([TURN + BANK - 500] * 2, abs=CLOSE)
    assert petr.table["id"] == id


# ---- pause


def test_a_pause_gives_no_time_back(server: Server) -> None:
    jana, id, live = in_my_turn(server)
    pass_time(server, id, 600)
    assert jana.post(f"/api/tables/{id}/pause", paused=True).status_code == 200
    assert jana.post(f"/api/tables/{id}/pause", paused=True).status_code == 200  # once is enough
    pass_time(server, id, 5000)  # nobody's clock runs meanwhile
    assert jana.look(id)["deadline"] is None
    assert jana.post(f"/api/tables/{id}/pause", paused=False).status_code == 200
    told = live.news(lambda told: not told["paused"] and told["deadline"])
    assert left(told, 0) == pytest.approx(TURN + BANK - 600, abs=CLOSE)
    assert jana.post(f"/api/tables/{id}/pause", paused=False).status_code == 200  # goes on already
    assert left(jana.look(id), 0) == pytest.approx(TURN + BANK - 600, abs=CLOSE)
    live.does(0, tames(live))
    assert server.table(id).seats[0].bank == BANK


# ---- bots for a while


def test_a_bot_for_a_while_gives_no_time_back(sqlite_server: Server) -> None:
    jana, id, live = in_my_turn(sqlite_server)
    jana.post(f"/api/tables/{id}/pause", paused=True)  # so that the bot does not answer
    jana.post(f"/api/tables/{id}/pause", paused=False)
    pass_time(sqlite_server, id, 600)
    service = sqlite_server.app.state.service

    async def replaced(absent: bool) -> None:
        table = await service.table(id)
        await service.change_seat(table, table.seats[0], deputy="greedy", absent=absent)

    sqlite_server.run(replaced, False)
    assert jana.post(f"/api/tables/{id}/deputy", seat=0, bot=None).status_code == 200
    assert left(jana.look(id), 0) == pytest.approx(TURN + BANK - 600, abs=CLOSE)
    sqlite_server.run(replaced, True)
    jana.hang_up()
    back = jana.socket(id)
    assert back.table["seats"][0]["bot"] is None
    assert left(back.table, 0) == pytest.approx(TURN + BANK - 600, abs=CLOSE)
    assert live is not back


def test_whose_time_is_up_plays_again_once_the_bot_has_answered(sqlite_server: Server) -> None:
    jana, id, _ = in_my_turn(sqlite_server)
    service = sqlite_server.app.state.service

    async def replaced() -> None:
        table = await service.table(id)
        await service.change_seat(table, table.seats[0], deputy="greedy", absent=True)

    sqlite_server.run(replaced)
    pass_time(sqlite_server, id, TURN + BANK + 1)
    said = jana.post(f"/api/tables/{id}/deputy", seat=0, bot=None)
    assert said.json()["code"] == "time-is-up"
    jana.hang_up()
    assert jana.socket(id).table["seats"][0]["bot"] == "greedy"
    pass_time(sqlite_server, id, -TURN)  # the next question
    assert jana.post(f"/api/tables/{id}/deputy", seat=0, bot=None).status_code == 200


# ---- a shared screen


def test_a_screen_given_to_and_fro_starts_no_clock_anew(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, ME, clock=CLOCK, variants={"first_player": "0"})["id"]
    live = in_words(jana, id, "en")
    assert live.ask("lift", seat=0)["type"] == "done"
    pass_time(sqlite_server, id, 600)
    for seat in (1, 0):
        assert live.ask("lift", seat=seat)["type"] == "done"
        assert left(jana.look(id), 0) == pytest.approx(TURN + BANK - 600, abs=CLOSE)
