"""What permanent points are for (KEMET-CORE.3): the score sheet and the log tell it."""

from __future__ import annotations

import pytest

from deskovka.games.registry import find_game
from deskovka.testing.play import play_randomly

KEMET = find_game("kemet")
PERMANENT = {"battles": "battle", "two-temples": "two-temples", "pantheon": "pantheon", "tiles": "tile"}


@pytest.mark.rule("KEMET-CORE.3", "KEMET-CORE.5")
def test_every_point_of_a_game_is_under_what_it_was_gained_for() -> None:
    for_what: set[object] = set()
    for seed in range(5):
        g = KEMET.new_game(5, seed, {"round_limit": "six"})
        told = g.listen()
        for _ in play_randomly(g, seed):
            pass
        sheet = {line.id: line.points for line in KEMET.result(g).sheet}
        assert list(sheet) == [*PERMANENT, "temples", "pyramids"]
        events = [KEMET.event_words.tell(event, None, everything=True) for event in told]
        gained = [(event["seat"], event["reason"]) for event in events if event["event"] == "point"]
        for line, reason in PERMANENT.items():
            assert sheet[line] == [gained.count((seat, reason)) for seat in range(5)]
        for_what |= {reason for _, reason in gained}
    assert len(for_what) > 1


@pytest.mark.rule("KEMET-CORE.3")
def test_points_of_unknown_source_are_the_earlier_ones() -> None:
    g = KEMET.position({"seats": [{"points": 4}, {}]})
    sheet = {line.id: line.points for line in KEMET.result(g).sheet}
    assert sheet["earlier"] == [4, 0]


def test_a_table_of_version_1_knows_how_many_but_not_what_for() -> None:
    stored = KEMET.dump(KEMET.position({"seats": [{"points": 4}, {}]}))
    for player in stored["players"]:  # type: ignore[attr-defined]
        del player["gained"]
    g = KEMET.load_older(stored, 1)
    assert [line.points for line in KEMET.result(g).sheet if line.id == "earlier"] == [[4, 0]]
