"""Going back in a long game is short: from a table kept on the way, to exactly what playing it again would give."""

from __future__ import annotations

from random import Random

import pytest

from deskovka.core.record import new_record
from deskovka.core.recorder import EVERY, MOST_KEPT, Recorder
from deskovka.games.registry import find_game

VALE = find_game("vale")


def play(recorder: Recorder, answers: int, ahead: bool, random: Random) -> None:
    """Random answers; on a copy of the table first, as servers do, or at once."""
    for _ in range(answers):
        question = random.choice(recorder.state.pending())
        seat, words = question.seat, VALE.phrases.say(random.choice(question.options))
        if ahead:
            recorder.go_on(seat, words, recorder.ahead(seat, words))
        else:
            recorder.choose(seat, words)


def told(recorder: Recorder) -> list[dict[str, object]]:
    return [VALE.event_words.tell(event, None, everything=True) for event in recorder.events()]


def check_alike(one: Recorder, other: Recorder) -> None:
    assert VALE.dump(one.state) == VALE.dump(other.state)
    assert told(one) == told(other)
    assert (one.before, one.skipped) == (other.before, other.skipped)
    assert one.record.text() == other.record.text()


@pytest.mark.parametrize("ahead", [True, False])
def test_every_place_in_a_game_is_the_one_played_from_the_beginning(ahead: bool) -> None:
    recorder = Recorder(VALE, new_record(VALE, 3, 7))
    play(recorder, 90, ahead, Random(3))
    last = VALE.dump(recorder.state)
    for answers in range(91):
        shorter = recorder.record.begun_alike()
        shorter.answers = recorder.record.answers[:answers]
        fresh = Recorder(VALE, shorter)
        back = recorder.until(answers)
        check_alike(back, fresh)
        for each in (back, fresh):  # and they go on alike
            play(each, 3, ahead, Random(answers))
        check_alike(back, fresh)
        check_alike(back.until(max(0, answers - 1)), fresh.until(max(0, answers - 1)))
    assert VALE.dump(recorder.state) == last


def test_taking_back_begins_at_a_table_not_long_before() -> None:
    recorder = Recorder(VALE, new_record(VALE, 2, 7))
    play(recorder, 100, True, Random(3))
    for answers in range(99, 99 - (MOST_KEPT - 1) * EVERY, -1):
        assert answers - max(kept.answers for kept in recorder.kept if kept.answers <= answers) < EVERY
        recorder.take_back()
        assert len(recorder.record.answers) == answers
