"""Several times the same with one answer, in the terminal."""

from __future__ import annotations

import pytest

from support.terminal import Screen, every_language


def at_a_placing(language: str = "en") -> tuple[Screen, int, int]:
    """A screen where something can be done several times at once: its number in the list, and how often."""
    screen = Screen(language, "empire", people=2, seed=3)
    recorder = screen.table.recorder
    while True:
        seat = int(recorder.state.seat)
        for number, option in enumerate(recorder.state.offered(seat), 1):
            most = screen.game.repeats(recorder.state, seat, option)
            if most > 2:
                return screen, number, most
        recorder.choose(seat, recorder.state.offered(seat)[0])


@every_language
def test_a_number_or_words_with_how_often(language: str) -> None:
    screen, number, most = at_a_placing(language)
    words = screen.words()[number - 1]
    screen.type("", f"{number} x2")
    assert screen.answers()[-1][1] == f"{words} x2"
    assert screen.say("core-several", example=str(number), most=most) in screen.shown[1]


@pytest.mark.parametrize("way", ["{} ×2", "{} X2", "  {}   x 2 "])
def test_however_it_is_written(way: str) -> None:
    screen, number, _ = at_a_placing()
    words = screen.words()[number - 1]
    screen.type("", way.format(words))
    assert screen.answers()[-1][1] == f"{words} x2"


def test_too_often_is_refused_and_nothing_changes() -> None:
    screen, number, most = at_a_placing()
    before = screen.dump()
    said = screen.type("", f"{number} x{most + 1}")
    assert said[-1].strip() == screen.say("core-too-often", times=most + 1, most=most)
    assert screen.dump() == before


def test_it_is_taken_back_as_one_step() -> None:
    screen, number, _ = at_a_placing()
    before = screen.dump()
    screen.type("", f"{number} x2", "undo")
    assert screen.dump() == before
