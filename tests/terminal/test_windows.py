"""What others may do in somebody's turn, in the terminal: asked of everybody, until somebody says to pass."""

from __future__ import annotations

from support import watch
from support.terminal import Screen, every_language


def typed(screen: Screen, seat_and_words: list[str]) -> list[str]:
    """Everybody takes the screen with Enter before they answer."""
    return screen.type(*(line for words in seat_and_words for line in ("", words)))


@every_language
def test_somebody_passes_until_their_turn_with_one_word(language: str) -> None:
    screen = Screen(language, watch.GAME.id, people=3, seats=3)
    skip = screen.say("core-command-skip").split()[0]
    typed(screen, ["walk", skip, "pass", "walk", "pass", "pass", "walk", "pass"])
    assert [seat for seat, _ in screen.answers()] == [0, 1, 2, 1, 2, 0, 2, 0]
    assert screen.table.recorder.state.seat == 1  # after a turn of one's own one is asked again
    screen.type("", skip, "", "shout")
    assert screen.answers()[-3:] == [(1, "pass"), (0, "shout"), (1, "pass")]  # and not in the next turn of another


@every_language
def test_it_passes_at_every_window_of_the_others(language: str) -> None:
    screen = Screen(language, watch.GAME.id, people=4, seats=4)
    skip = screen.say("core-command-skip").split()[0]
    typed(screen, ["walk", "pass", "pass", skip, "walk", "pass"])
    assert screen.answers()[-3:] == [(1, "walk"), (2, "pass"), (3, "pass")]


@every_language
def test_the_word_is_told_where_it_can_be_used_and_only_in_such_games(language: str) -> None:
    screen = Screen(language, watch.GAME.id, people=2)
    skip = screen.say("core-command-skip").split()[0]
    hint = screen.say("core-skip-hint")
    shown = screen.type("", skip, "walk", "", "?")
    assert screen.say("core-skip-not-here") in shown[1]
    assert hint not in shown[0]
    assert hint in shown[3]
    assert screen.say("core-help-skip") in shown[4]
    assert screen.say("core-help-skip") not in Screen(language).type("?")[0]
