"""Tables stored before there were ghosts go on; those with ghosts come back with all that lies on their board."""

from __future__ import annotations

from typing import Any

from deskovka.testing.play import play_randomly, reloaded
from deskovka.testing.variants import game_of
from support.eldervale import ELDERVALE


def as_before(stored: dict[str, Any]) -> dict[str, Any]:
    """Without what belongs to the ghosts."""
    del stored["ghosts"]
    for key in ("battle", "last_battle"):
        for side in stored[key]["sides"] if stored[key] else []:
            del side["fallen"]
    return stored


def test_a_table_stored_before_there_were_ghosts_goes_on() -> None:
    fought = 0
    for number, g in enumerate(play_randomly(game_of(ELDERVALE, 3, 1), 1)):
        if number % 25 == 0:
            stored = ELDERVALE.dump(g)
            again = ELDERVALE.load(as_before(ELDERVALE.dump(g)))
            assert ELDERVALE.dump(again) == stored
            fought += stored["last_battle"] is not None
    assert fought


def test_a_table_with_ghosts_comes_back_as_it_was() -> None:
    for number, g in enumerate(play_randomly(game_of(ELDERVALE, 1, 3), 3)):
        if number % 10 == 0:
            assert reloaded(g).view(0)["ghosts"] == g.view(0)["ghosts"]


def test_the_tale_of_a_turn_is_told_until_the_ghosts_have_another_one() -> None:
    """The same at every question of the player's turn, and at every question of theirs it has grown or is a new one."""
    before: tuple[int, list[object]] = (0, [])
    for g in play_randomly(game_of(ELDERVALE, 1, 4), 4):
        view: Any = g.view(0)
        tale = view["ghosts"]["tale"]
        if view["active"] == 0 and view["turns"] == before[0]:
            assert tale == before[1]
        elif view["active"] == 1 and view["turns"] == before[0]:
            assert tale[: len(before[1])] == before[1]
        elif view["turns"] > 1:
            assert tale[0]["event"] == "turn"
        before = (view["turns"], tale)


def test_a_question_of_the_ghosts_is_the_players_also_after_loading_and_where_it_is_imagined() -> None:
    g = ELDERVALE.position({"ghosts": {"zones": ["ghost-18", "ghost-02", "ghost-03"], "zone": "left"}, "turn": 1})
    assert (type(g.ask).__name__, int(g.seat)) == ("WhereTo", 0)
    for again in (reloaded(g), g.imagine(0, 7), g.clone()):
        assert int(again.seat) == 0
        assert [question.seat for question in again.pending()] == [0]
