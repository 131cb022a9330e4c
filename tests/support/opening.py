"""What happens in a new game before the first question."""

from __future__ import annotations

from deskovka.core.record import Record
from deskovka.games.registry import find_game


def opening(record: Record) -> list[dict[str, object]]:
    """The events as all may know them: the prize of Lantern; the round, the phase and the first offer of Vale."""
    game = find_game(record.game)
    view = game.view(game.new_game(record.seats, record.seed, record.variants), None)
    if game.id == "_template":
        return [{"event": "rolled", "prize": str(view["prize"])}]
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
