"""What happens in a new game before the first question."""

from __future__ import annotations

from typing import Any

from deskovka.core.record import Record
from deskovka.games.registry import find_game


def opening(record: Record) -> list[dict[str, object]]:
    """The events as all may know them: the prize of Lantern; the round, phase and offer of Vale; the map of Empire."""
    game = find_game(record.game)
    view = game.view(game.new_game(record.seats, record.seed, record.variants), None)
    if game.id == "_template":
        return [{"event": "rolled", "prize": str(view["prize"])}]
    if game.id == "empire":
        return opening_of_empire(view)
    deck, offer = game.open_view(game.deal(record.seats, record.seed, record.variants))["deck_top"], view["offer"]
    assert isinstance(deck, list)
    assert isinstance(offer, list)
    cards = deck[: 2 * record.seats]
    assert sorted(cards) == sorted(each["card"] for each in offer)
    return [
        {"event": "round", "seat": view["first_player"], "round": 1},
        {"event": "phase", "phase": "hunt"},
        *({"event": "revealed", "card": card} for card in cards),
    ]


def opening_of_empire(view: dict[str, Any]) -> list[dict[str, object]]:
    """A map with one possible start has chosen it: then the cards lie there, and the first armies stand."""
    began: list[dict[str, object]] = [{"event": "game-began", "number": 1}]
    if view["start"] is None:
        return began
    chosen = {"event": "start-chosen", "seat": 0, "region": view["start"]}
    cards = [{"event": "revealed", "card": card} for card in view["row"]]
    armies = [
        {"event": "armies-set", "seat": seat, "armies": 4, "region": view["start"]}
        for seat in range(len(view["players"]))
    ]
    return [*began, chosen, *cards, *armies]
