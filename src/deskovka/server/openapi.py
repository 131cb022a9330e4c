"""The OpenAPI description of the server, with what it has no place for: messages of the WebSocket, views of games."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import FastAPI
from pydantic import TypeAdapter

from deskovka.games.registry import find_game, game_ids
from deskovka.server.messages import HEARD, TOLD

REF = "#/components/schemas/{model}"
Mode = Literal["validation", "serialization"]


class DescribedApp(FastAPI):
    """An application whose components also hold those shapes: clients make their types from them."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            made = super().openapi()
            made["components"]["schemas"] = with_shapes(
                made["components"]["schemas"],
                {"Heard": ("validation", HEARD), "Told": ("serialization", TOLD), **view_shapes()},
            )
        return self.openapi_schema or {}


def view_shapes() -> dict[str, tuple[Mode, TypeAdapter[Any]]]:
    """What views of each game hold, by the names of their shapes."""
    shapes: list[Any] = [find_game(id).view_shape() for id in game_ids()]
    return {shape.__name__: ("serialization", TypeAdapter(shape)) for shape in shapes}


def with_shapes(known: dict[str, Any], shapes: dict[str, tuple[Mode, TypeAdapter[Any]]]) -> dict[str, Any]:
    """The components with these and whatever they are made of; the same name never means two things."""
    wanted = [(name, mode, shape) for name, (mode, shape) in shapes.items()]
    made, parts = TypeAdapter.json_schemas(wanted, ref_template=REF)
    found = {name: made[name, mode] for name, (mode, _) in shapes.items()} | parts.get("$defs", {})
    for name in known.keys() & found.keys():
        assert known[name] == found[name], f"{name} means two things"
    return dict(sorted({**known, **found}.items()))
