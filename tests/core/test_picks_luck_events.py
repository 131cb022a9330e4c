"""Secret picks, luck and events, on the same made-up table as test_steps.py."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from mypy_extensions import i64

from deskovka.core.errors import IllegalOption
from deskovka.core.events import EVERYONE
from deskovka.core.game import Game
from deskovka.core.luck import luck_of, next_luck
from deskovka.core.options import option
from deskovka.core.record import new_record, replay
from deskovka.core.recorder import Recorder
from deskovka.core.secret import everyone, next_picker, seats_in, without
from deskovka.core.steps import NATURE, NONE, State
from deskovka.core.vecs import vec
from deskovka.games.registry import all_game_ids, find_game
from support.notes import (
    FLIP,
    GAME,
    HID,
    NOTED,
    PASSED,
    PICK,
    BothPick,
    Choice,
    Coin,
    Jot,
    Notes,
    everything,
    table,
)
from support.opening import opening

# ---- secret picks


def test_all_who_pick_in_secret_are_asked_at_once_each_with_their_own_options() -> None:
    g = table(BothPick(0, everyone(2)), Jot(0, 5))
    assert [(question.seat, question.options) for question in g.pending()] == [
        (0, [option(PICK, 0), option(PICK, 2)]),
        (1, [option(PICK, 1), option(PICK, 3)]),
    ]


@pytest.mark.parametrize(("early", "late"), [((0, "pick two"), (1, "pick one")), ((1, "pick one"), (0, "pick two"))])
def test_secret_picks_come_in_any_order(early: tuple[int, str], late: tuple[int, str]) -> None:
    g = table(BothPick(0, everyone(2)), Jot(0, 5))
    g.choose(*early)
    assert (g.seat, [question.seat for question in g.pending()]) == (late[0], [late[0]])
    assert g.offered(early[0]) == []
    assert g.picks[late[0]] == -1
    with pytest.raises(IllegalOption, match=f"seat {early[0]} is not asked anything now"):
        g.choose(*early)
    g.choose(*late)
    assert list(g.picks) == [2, 1]
    assert g.notes == [f"seat {early[0]}", f"seat {late[0]}", "jot 5"]


def test_a_seat_cannot_pick_what_only_another_seat_may() -> None:
    g = table(BothPick(0, everyone(2)))
    before = everything(g)
    with pytest.raises(IllegalOption, match="'pick zero' is not on offer: pick one, pick three"):
        g.choose(1, "pick zero")
    assert everything(g) == before


def test_seats_are_kept_as_bits() -> None:
    assert (everyone(1), everyone(4), seats_in(everyone(4))) == (1, 15, [0, 1, 2, 3])
    assert (without(0b1011, 1), without(0b1011, 2)) == (0b1001, 0b1011)
    assert [next_picker(0b1, 3), next_picker(0b1010, 0), next_picker(0b1000, 1)] == [0, 1, 3]
    assert next_picker(0b1010, 3) == 3  # it has not finished
    assert (seats_in(0), seats_in(0b1010)) == ([], [1, 3])


# ---- luck


def test_luck_answers_its_own_question() -> None:
    g = table(Coin(), luck=7)
    assert g.ask is None
    assert g.notes in (["flip 5"], ["flip 2"])
    assert g.luck == next_luck(7)


def test_luck_decides_for_every_outcome_about_as_often() -> None:
    flips = [table(Coin(), luck=luck_of(seed)).notes[0] for seed in range(400)]
    assert set(flips) == {"flip 5", "flip 2"}
    assert 150 < flips.count("flip 5") < 250


def test_the_same_luck_decides_the_same() -> None:
    coins = [Coin() for _ in range(20)]
    assert table(*coins, luck=5).notes == table(*coins, luck=5).notes
    assert table(*coins, luck=5).notes != table(*coins, luck=6).notes


@pytest.mark.parametrize(("words", "number"), [("flip five", 5), ("flip two", 2)])
def test_open_luck_is_a_question_to_nature_that_a_test_decides(words: str, number: int) -> None:
    g = Notes(luck=7)
    g.open_luck = True
    g.do(Coin(NATURE), Jot(0, 1))
    g.settle()
    assert (g.seat, g.ask, g.notes) == (NATURE, Coin(), [])
    assert g.offered(NATURE) == [option(FLIP, 5), option(FLIP, 2)]
    assert (g.offered(0), g.offered(1)) == ([], [])
    g.choose(NATURE, words)
    assert g.notes == [f"flip {number}", "jot 1"]
    assert g.luck == 7


def test_a_single_outcome_needs_no_luck() -> None:
    g = Notes(luck=7)
    assert list(g.by_luck(vec[i64]([3]))) == [3]
    assert list(g.by_luck(NONE)) == []
    assert g.luck == 7


def test_luck_picks_one_of_the_outcomes() -> None:
    g = Notes(luck=luck_of(1))
    outcomes = vec[i64]([3, 1, 4])
    picked = [list(g.by_luck(outcomes)) for _ in range(100)]
    assert sorted({number for [number] in picked}) == [1, 3, 4]
    assert list(outcomes) == [3, 1, 4]


# ---- events


def test_nothing_is_kept_while_nobody_listens() -> None:
    g = Notes()
    g.tell(NOTED, 0, 1)
    g.whisper(HID, 0, 1)
    assert g.events is None
    assert g.listen() == []


def test_events_are_kept_in_order_with_who_may_see_them() -> None:
    g = Notes()
    events = g.listen()
    g.tell(NOTED, 1, 2, 3, 4)
    g.whisper(HID, 1, 5)
    g.tell(PASSED)
    assert [(e.kind, e.seat, e.a, e.b, e.c, e.private) for e in events] == [
        (NOTED, 1, 2, 3, 4, EVERYONE),
        (HID, 1, 5, -1, -1, 1),
        (PASSED, -1, -1, -1, -1, EVERYONE),
    ]


def test_listening_anew_begins_a_new_list() -> None:
    g = Notes()
    old = g.listen()
    g.tell(PASSED)
    new = g.listen()
    g.tell(NOTED, 0, 1)
    assert ([e.kind for e in old], [e.kind for e in new]) == ([PASSED], [NOTED])


def test_a_clone_is_silent() -> None:
    g = table(Choice(0, 2))
    events = g.listen()
    copy = g.clone()
    copy.tell(PASSED)
    copy.whisper(HID, 0, 1)
    assert (copy.events, events) == (None, [])


@pytest.mark.parametrize(
    ("make", "seat_0", "seat_1", "spectator"),
    [
        (
            lambda g: g.tell(NOTED, 0, 2, 9, 4),
            {"event": "noted", "seat": 0, "number": "two", "count": 4},
            {"event": "noted", "seat": 0, "number": "two", "count": 4},
            {"event": "noted", "seat": 0, "number": "two", "count": 4},
        ),
        (
            lambda g: g.whisper(HID, 0, 3, 7),
            {"event": "hid", "seat": 0, "number": "three", "count": 7},
            {"event": "hid", "seat": 0, "hidden": True, "count": 7},
            {"event": "hid", "seat": 0, "hidden": True, "count": 7},
        ),
        (
            lambda g: g.tell(NOTED, 1),
            {"event": "noted", "seat": 1},
            {"event": "noted", "seat": 1},
            {"event": "noted", "seat": 1},
        ),
        (lambda g: g.tell(PASSED), {"event": "passed"}, {"event": "passed"}, {"event": "passed"}),
    ],
    ids=["told", "whispered", "no numbers", "no seat"],
)
def test_an_event_is_told_to_each_viewer_as_they_may_see_it(
    make: Callable[[State], None],
    seat_0: dict[str, object],
    seat_1: dict[str, object],
    spectator: dict[str, object],
) -> None:
    g = Notes()
    events = g.listen()
    make(g)
    [event] = events
    tell = GAME.event_words.tell
    assert [tell(event, 0), tell(event, 1), tell(event, None)] == [seat_0, seat_1, spectator]
    assert tell(event, None, everything=True) == seat_0


# ---- events from the very beginning


def opened(game: Game, how: str) -> State:
    """The same new table, listened to from the beginning in each way there is."""
    record = new_record(game, 2, 5)
    if how == "new game":
        return game.new_game(2, 5, listen=True)
    return Recorder(game, record).state if how == "recorder" else next(replay(game, record, listen=True))


@pytest.mark.parametrize("id", all_game_ids())
@pytest.mark.parametrize("how", ["new game", "recorder", "replay"])
def test_who_listens_from_the_beginning_hears_what_comes_before_the_first_question(id: str, how: str) -> None:
    game = find_game(id)
    g, silent = opened(game, how), game.new_game(2, 5)
    assert [game.event_words.tell(event, None) for event in g.events or []] == opening(new_record(game, 2, 5))
    assert game.dump(g) == game.dump(silent)
    assert silent.events is None
    assert next(replay(game, new_record(game, 2, 5))).events is None


@pytest.mark.parametrize("id", all_game_ids())
def test_the_events_of_a_whole_game_are_the_same_however_it_is_listened_to(id: str) -> None:
    game = find_game(id)
    recorder = Recorder(game, new_record(game, 2, 5))
    g = game.new_game(2, 5, listen=True)
    number = 0
    while g.ask is not None:  # always the first option would be a game without end where nobody has to end it
        number += 1
        seat, chosen = int(g.seat), int(g.options[number % len(g.options)])
        recorder.choose(seat, chosen)
        g.choose(seat, chosen)
    *_, replayed = replay(game, recorder.record, listen=True)
    told = [
        [game.event_words.tell(event, None, everything=True) for event in each.events or []]
        for each in (g, recorder.state, replayed)
    ]
    assert told[0] == told[1] == told[2]
    assert told[0][-1]["event"] == "ended"
