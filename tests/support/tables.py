"""Tables that tests of the server sit down at."""

from __future__ import annotations

from typing import Any

from support.server import (
    ME,
    OPEN,
    Guest,
    Server,
    Socket,
    words_of,
)


def two_at_a_table(server: Server, **wishes: Any) -> tuple[str, Socket, Socket]:
    """Jana at seat 0 begins, Petr sits at seat 1."""
    jana, petr = server.guest(), server.guest("Petr")
    if wishes.get("game", "vale") == "vale":
        wishes = {"variants": {"first_player": "0"}, **wishes}
    table = jana.new_table(ME, OPEN, **wishes)
    assert petr.join(table["id"], table["links"]["1"]).status_code == 200
    return table["id"], jana.socket(table["id"]), petr.socket(table["id"])


def first_words(socket: Socket) -> str:
    return words_of(socket.questions()[0])[0]


def assert_refused(reply: dict[str, Any], code: str) -> None:
    assert (reply["type"], reply["code"]) == ("refused", code), reply


def lantern(server: Server, people: int, seed: str = "11") -> tuple[str, list[Guest], list[Socket]]:
    guests = [server.guest(f"Guest {number}") for number in range(people)]
    table = guests[0].new_table(ME, *[OPEN] * (people - 1), game="_template", seed=seed)
    for number, guest in enumerate(guests[1:], start=1):
        assert guest.join(table["id"], table["links"][str(number)]).json() == {"seat": number}
    return table["id"], guests, [guest.socket(table["id"]) for guest in guests]
