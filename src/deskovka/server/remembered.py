"""What an attentive player knows for certain, place by place: for tables with a memory aid (docs/memory.md)."""

from __future__ import annotations

from functools import cache
from typing import Any

from deskovka.core.steps import State
from deskovka.games.registry import find_game
from deskovka.server.shapes import KnownPlaceShape, KnownThingShape
from deskovka.server.words import Words

NOTHING: dict[str, list[str]] = {"top": [], "bottom": [], "within": []}


def places_known(state: State, seat: int, words: Words | None) -> list[KnownPlaceShape]:
    """Every hand and pile that a seat does not see, and what it knows of it; those that are empty are left out."""
    known: dict[str, Any] = state.game.known(state, seat)
    unknown: dict[str, Any] = known["unknown"]
    found = [
        place_of({**NOTHING, "within": things}, unknown["hands"][whose], known["kinds"], words, whose=whose)
        for whose, things in enumerate(known["hands"])
    ]
    found += [
        place_of(things, unknown["piles"][name], known["kinds"], words, pile=name)
        for name, things in known["piles"].items()
    ]
    return [place for place in found if place["unknown"] or place["top"] or place["bottom"] or place["within"]]


def place_of(
    things: dict[str, list[str]],
    unknown: int,
    kinds: dict[str, str],
    words: Words | None,
    whose: int | None = None,
    pile: str | None = None,
) -> KnownPlaceShape:
    def told(name: str) -> KnownThingShape:
        thing: KnownThingShape = {"kind": kinds[name], "name": name}
        if words is not None:
            thing["text"] = words.thing(kinds[name], name)
        return thing

    place: KnownPlaceShape = {
        "seat": whose,
        "pile": pile,
        "top": [told(name) for name in things["top"]],
        "bottom": [told(name) for name in things["bottom"]],
        "within": [told(name) for name in things["within"]],
        "unknown": unknown,
    }
    if words is not None and whose is not None:
        place["text"] = words.player(whose)
    if words is not None and pile is not None:
        place["text"] = words.pile(pile)
    return place


@cache
def remembers(game: str) -> bool:
    """Is there a place in this game of which somebody may know something that they do not see?

    It may still be empty: a deck is not always there from the start.
    """
    found = find_game(game)
    known: dict[str, Any] = found.known(found.new_game(found.fewest(), 1), 0)
    return bool(known["piles"]) or any(known["unknown"]["hands"])
