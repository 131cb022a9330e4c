"""What goes over a WebSocket is JSON, whatever a viewer has chosen as the id of a message."""

from __future__ import annotations

import json

import pytest

from deskovka.server.wire import encoded, plain


@pytest.mark.parametrize("id", [7, "a", None, 10**40, "\ud800", ["\udfff", {"n": -(10**30)}], 1.5, "žluťoučký\n"])
def test_whatever_json_can_say_comes_back_as_it_was(id: object) -> None:
    assert json.loads(encoded({"type": "done", "id": id})) == {"type": "done", "id": id}


def test_both_libraries_say_the_same() -> None:
    message = {"type": "table", "events": [{"text": "„ř“", "values": {"a": [1, 2.5, True, None]}}], "chat": []}
    assert json.loads(plain(message)) == json.loads(encoded(message)) == message
