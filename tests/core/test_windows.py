"""Windows: moments at which others may act, named by the game, with what everybody could expect there."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from deskovka.core.steps import State
from deskovka.games._template.game import GAME as LANTERN
from deskovka.testing.laws import LAWS, Law, check_windows
from deskovka.testing.secrecy import check_asked_alike
from deskovka.testing.words import answer, asked, offered, table
from support.watch import CARD_DEED, GAME, TOKEN_DEED, TORCH_CARD, React, Watch, WatchGame


def test_a_window_is_named_and_says_what_could_be_done_there_by_what_everybody_sees() -> None:
    g = table(GAME, {"hand": ["stone"]}, {"hand": ["stone", "bell"]}, {"hand": ["stone"], "tokens": 2})
    assert g.ask is not None
    assert GAME.window_of(g.ask) == ""
    answer(g, "walk")
    assert asked(g) == (1, "React")
    assert (GAME.window_of(g.ask), GAME.deeds_at(g, g.ask)) == ("walking", ["card"])
    assert offered(g) == ["pass"]  # the bell is of no use, and nobody can tell
    answer(g, "pass")
    assert (asked(g)[0], GAME.deeds_at(g, g.ask)) == (2, ["card", "token"])
    answer(g, "token", "shout")
    assert (asked(g)[0], GAME.window_of(g.ask)) == (2, "noise")


def test_the_turn_is_that_of_whoever_is_asked_an_ordinary_question() -> None:
    g = table(GAME, {"hand": ["stone"]}, {"hand": ["stone"]})
    assert GAME.turn(g) == 0
    answer(g, "walk")
    assert GAME.turn(g) == -1
    answer(g, "pass")
    assert GAME.turn(g) == 1
    assert LANTERN.turn(LANTERN.new_game(2, 1)) == -1  # all pick at the same time


def test_a_game_without_windows_has_none() -> None:
    g = LANTERN.new_game(2, 1)
    assert g.ask is not None
    assert LANTERN.windows == LANTERN.deeds == ()
    assert LANTERN.window_of(g.ask) == ""


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_watch_obeys_every_law(seats: int) -> None:
    for law in (*LAWS, check_asked_alike):
        law(GAME, seats, [1, 2])


# ---- the laws find what is wrong


class Betraying(React):
    """Names a card only where one can be used: what a standing answer does would betray the hand."""

    def deeds(self, g: State) -> i64:
        assert isinstance(g, Watch)
        return CARD_DEED | TOKEN_DEED if TORCH_CARD in g.hands[self.seat] else TOKEN_DEED


class Insisting(React):
    """Does not let anybody pass."""

    def skip(self) -> i64:
        return -1


class Surprising(React):
    """Lets people do what nobody could expect there."""

    def deeds(self, g: State) -> i64:
        return TOKEN_DEED


@pytest.mark.parametrize(
    ("faulty", "law"), [(Betraying, check_asked_alike), (Insisting, check_windows), (Surprising, check_windows)]
)
def test_a_law_finds_the_fault(faulty: type[React], law: Law) -> None:
    with pytest.raises(AssertionError):
        law(WatchGame(faulty), 3, [1])
