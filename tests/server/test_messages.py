"""What goes over the WebSocket has the shapes that the description of the server promises."""

from __future__ import annotations

import json
from random import Random
from typing import Any, get_args

import pytest
from pydantic import ValidationError

from deskovka.server.app import create_app
from deskovka.server.messages import HEARD, TOLD, Heard, Told
from support.server import ME, OPEN, Server, Socket, play_on
from support.tables import in_words


def assert_shaped(frame: str) -> None:
    """Nothing is missing, and nothing is told that has no place in its shape."""
    told = json.loads(frame)
    assert json.loads(TOLD.dump_json(TOLD.validate_python(told))) == told


def party(server: Server, game: str) -> tuple[list[Socket], Socket]:
    """Jana in words at two seats, a friend with ids only, and a spectator in words."""
    jana, petr = server.guest(), server.guest("Petr")
    table = jana.new_table(ME, ME, OPEN, game=game, seed="5", clock={"turn": 600})
    assert petr.join(table["id"], table["links"]["2"]).status_code == 200
    players = [in_words(jana, table["id"], "cs"), petr.socket(table["id"])]
    return players, in_words(server.nobody(), table["id"], "en", spectate=table["spectate"])


@pytest.mark.parametrize(
    ("game", "answers"), [("_template", 99), ("vale", 40), ("empire", 30), ("kemet", 30), ("eldervale", 30)]
)
def test_everything_told_has_its_shape(sqlite_server: Server, game: str, answers: int) -> None:
    players, watching = party(sqlite_server, game)
    play_on(players, Random(3), answers, [watching])
    jana = players[0]
    for message in (
        {"type": "chat", "text": "Ahoj"},
        {"type": "phrase", "phrase": "hello"},
        {"type": "why", "seat": 0, "words": "dance"},
        {"type": "answer", "seat": 0, "sequence": 0, "words": "dance"},
        {"type": "undo", "seat": 0, "sequence": 0},
        {"type": "consent", "yes": True},
        {"type": "lift", "seat": 0},
        {"type": "pass-for-me", "seat": 0, "windows": None, "unless": [], "until": "end"},
        {"type": "ask-me", "seat": 0, "standing": None},
        {"type": "language", "language": "en"},
        {"type": "since", "sequence": 0},
    ):
        assert HEARD.validate_python(message)
        assert jana.ask(str(message.pop("type")), **message)["type"] in ("done", "refused")
    assert jana.ask("dance")["code"] == "not-understood"
    jana.drain()
    frames = [frame for viewer in (*players, watching) for frame in viewer.frames]
    assert {json.loads(frame)["type"] for frame in frames} == {"table", "done", "refused"}
    for frame in frames:
        assert_shaped(frame)


@pytest.mark.parametrize(
    "message",
    [
        None,
        [],
        {},
        {"type": "answer"},
        {"type": "answer", "seat": True, "sequence": 0, "words": "x"},
        {"type": "answer", "seat": 0.0, "sequence": 0, "words": "x"},
        {"type": "answer", "seat": "0", "sequence": 0, "words": "x"},
        {"type": "answer", "seat": -1, "sequence": 0, "words": "x"},
        {"type": "answer", "seat": 0, "sequence": 2**31, "words": "x"},
        {"type": "answer", "seat": 0, "sequence": 0, "words": ""},
        {"type": "answer", "seat": 0, "sequence": 0, "words": "x" * 201},
        {"type": "consent", "yes": 1},
        {"type": "language", "language": "de"},
        {"type": "phrase", "phrase": "boo"},
        {"type": "chat", "text": 5},
        {"type": ["chat"], "text": "x"},
    ],
)
def test_what_is_not_a_message_is_not_understood(message: Any) -> None:
    with pytest.raises(ValidationError):
        HEARD.validate_python(message)


def test_what_else_stands_in_a_message_is_not_looked_at() -> None:
    heard = HEARD.validate_python({"type": "consent", "yes": True, "colour": "red", "id": [1]})
    assert (heard.type, heard.id) == ("consent", [1])


@pytest.mark.parametrize(
    "id", ["[" * 975 + "]" * 975, "NaN", "1e999", f'"{"x" * 300}"'], ids=["deep", "nan", "inf", "long"]
)
def test_an_id_that_cannot_be_said_again_is_not_understood(sqlite_server: Server, id: str) -> None:
    jana = sqlite_server.guest()
    live = jana.socket(jana.new_table(ME, ME)["id"])
    live.send_text(f'{{"type": "consent", "yes": true, "id": {id}}}')
    reply = live.until(lambda told: told["type"] != "table")
    assert (reply["code"], reply["id"]) == ("not-understood", None)
    assert live.ask("why", seat=0, words="dance")["type"] == "done"


def test_the_description_holds_every_message() -> None:
    schemas = create_app().openapi()["components"]["schemas"]
    for union, name in ((Heard, "Heard"), (Told, "Told")):
        members = {member.__name__ for member in get_args(get_args(union)[0])}
        told = {each["$ref"].removeprefix("#/components/schemas/") for each in schemas[name]["oneOf"]}
        assert told == members <= schemas.keys()
