"""What reveals something ends free undo, in every game; and a wrong flag is found."""

from __future__ import annotations

import pytest

from deskovka.core.events import Event
from deskovka.games.registry import all_game_ids, find_game
from deskovka.testing.revealing import check_what_reveals
from support.parts import some

TABLES = [(id, seats) for id in all_game_ids() for seats in find_game(id).seats]
SEEDS = some(range(3))
every_table = pytest.mark.parametrize(("id", "seats"), TABLES, ids=[f"{id}-{seats}" for id, seats in TABLES])


@every_table
def test_what_is_taken_back_freely_has_shown_nothing(id: str, seats: int) -> None:
    check_what_reveals(find_game(id), seats, SEEDS)


@pytest.mark.parametrize(
    ("id", "event", "seed"),
    [
        ("vale", "drew", 0),
        ("vale", "revealed", 0),
        ("empire", "revealed", 0),
        ("kemet", "drew", 0),
        ("eldervale", "card-turned", 3),
    ],
)
def test_an_event_that_does_not_say_what_it_reveals_is_found(
    id: str, event: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game(id)
    kind = next(kind for kind in game.event_words.kinds.values() if kind.id == event)
    monkeypatch.setattr(kind, "reveals", False)
    monkeypatch.setattr(kind, "lays_open", False)
    with pytest.raises(AssertionError, match="taken back freely"):
        check_what_reveals(game, 2, [seed])


@pytest.mark.parametrize("id", ["vale", "eldervale"])
def test_a_card_that_the_ghosts_or_another_seat_discards_is_seen(id: str) -> None:
    words = find_game(id).event_words
    number, kind = next((number, kind) for number, kind in words.kinds.items() if kind.id == "discarded")
    theirs, mine = Event(number, 1, 0, -1, -1, -1), Event(number, 0, 0, -1, -1, -1)
    assert kind.is_news(theirs, 0)
    assert not kind.is_news(mine, 0)
