"""Names that cannot pass for others, and lines of chat that turn nothing around."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.server.names import StrangeName, checked_name, without_turning
from support.server import ME, OPEN, Server


def refusal(said: Any) -> tuple[int, str]:
    return said.status_code, said.json()["code"]


TRICKS = {
    "right to left": "Jana\u202eanaJ",
    "isolate": "\u2066Jana",
    "mark of direction": "Jana\u200f",
    "Arabic mark": "Jana\u061c",
    "zero width space": "Ja\u200bna",
    "joiner": "Ja\u200dna",
    "not a joiner": "Ja\u200cna",
    "word joiner": "Jana\u2060",
    "byte order": "\ufeffJana",
    "soft hyphen": "Ja\u00adna",
    "grapheme joiner": "Ja\u034fna",
    "Hangul filler": "Jana\u3164",
    "half Hangul filler": "\uffa0",
    "Hangul beginning": "\u115f",
    "Braille blank": "\u2800\u2800",
    "line separator": "Ja\u2028na",
    "next line": "Ja\u0085na",
    "tag": "Jana\U000e0041",
    "selector that carries bytes": "Jana\U000e0101",
    "of nobody": "Jana\ue000",
    "no character": "Jana\uffff",
    "only a mark": "\u0301",
    "a tower of marks": "Jana" + "\u0301\u0316" * 10,
    "only a selector": "\ufe0f",
    "Mongolian": "Ja\u180ena",
}


@pytest.mark.parametrize("name", TRICKS.values(), ids=TRICKS.keys())
def test_names_with_tricks_are_refused_wherever_a_name_is_given(sqlite_server: Server, name: str) -> None:
    jana = sqlite_server.guest()
    strange = (422, "strange-name")
    assert refusal(jana.post("/api/me", name=name)) == strange
    assert refusal(jana.post("/api/register", login=name, password="heslo heslo")) == strange
    for kind in ("me", "open", "external"):
        assert refusal(jana.post("/api/tables", game="vale", seats=[ME, {"kind": kind, "name": name}])) == strange
    assert jana.get("/api/me").json() == {"name": "Jana", "login": None}
    assert jana.get("/api/tables").json() == []


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Žofie Černá", "Žofie Černá"),
        ("Z\u030cofie", "Žofie"),  # the same name, however a keyboard writes it
        ("  Jana\u00a0 \u2003Nová\u3000", "Jana Nová"),  # blanks that only look like one
        ("Ёлка 李 עדה علي ก็", "Ёлка 李 עדה علي ก็"),
        ("🐉 ❤️", "🐉 ❤️"),
        ("Việt", "Việt"),
        ("o'Neil-7!", "o'Neil-7!"),
    ],
)
def test_names_of_all_languages_are_kept_in_one_form(written: str, kept: str) -> None:
    assert checked_name(written) == kept
    assert checked_name(kept) == kept


def test_a_name_is_measured_as_it_is_kept(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    assert jana.post("/api/me", name="z\u030c" * 40).json()["name"] == "ž" * 40
    assert refusal(jana.post("/api/me", name="\u0958" * 40)) == (422, "not-understood")  # composed, it has 80
    assert refusal(jana.post("/api/me", name="")) == (422, "not-understood")
    with pytest.raises(StrangeName):
        checked_name("\ufe0f")


def test_one_account_however_its_name_is_written(sqlite_server: Server) -> None:
    jana, elsewhere = sqlite_server.guest(), sqlite_server.nobody()
    jana.post("/api/register", login="Žofie", password="heslo heslo")
    assert elsewhere.post("/api/login", login="z\u030cofie", password="heslo heslo").json()["login"] == "žofie"


def test_a_line_of_chat_turns_nothing_around(server: Server) -> None:
    jana = server.guest()
    live = jana.socket(jana.new_table(ME, OPEN)["id"])
    assert live.ask("chat", text="a\u202ecba\u2067 \u2066x עדה 👨\u200d👩\u200d👧")["type"] == "done"
    told = live.table if live.table["chat"] else live.news(lambda told: bool(told["chat"]))
    assert told["chat"][0]["text"] == "acba x עדה 👨\u200d👩\u200d👧"
    assert live.ask("chat", text="\u202e\u200f ")["code"] == "not-understood"
    assert without_turning("plain") == "plain"
