"""Taking answers back: freely, until somebody else answered, something hidden was seen or luck was drawn."""

from __future__ import annotations

import io
import json

import pytest
from rich.console import Console

from deskovka.core.record import new_record
from deskovka.core.recorder import Recorder
from deskovka.games.registry import find_game
from deskovka.terminal import Quit, Terminal

VALE = find_game("vale")


def recorder(seed: int = 3) -> Recorder:
    return Recorder(VALE, new_record(VALE, 2, seed, {"first_player": "0"}))


def whole(recorder: Recorder) -> str:
    return json.dumps(VALE.dump(recorder.state), sort_keys=True)


def mark_two_each(game: Recorder) -> None:
    """The hunt of round 1; then seat 0 is on turn."""
    while type(game.state.ask).__name__ == "Hunt":
        seat = int(game.state.seat)
        game.choose(seat, game.state.offered(seat)[0])


def test_an_own_answer_is_taken_back_as_if_it_had_not_been() -> None:
    game = recorder()
    mark_two_each(game)
    before, text, events = whole(game), game.record.text(), len(game.events())
    game.choose(0, game.state.offered(0)[0])
    assert whole(game) != before
    assert game.may_take_back(0)
    game.take_back()
    assert (whole(game), game.record.text(), len(game.events())) == (before, text, events)


def test_several_answers_are_taken_back_one_by_one() -> None:
    game = recorder()
    mark_two_each(game)
    tables = []
    for _ in range(2):
        tables.append(whole(game))
        game.choose(0, next(o for o in game.state.offered(0) if VALE.phrases.say(o).startswith("tame")))
    for table in reversed(tables):
        assert game.may_take_back(0)
        game.take_back()
        assert whole(game) == table


def at_kemet(**seat: object) -> Recorder:
    """Kemet by day: seat 0 holds a card, so the question between actions is asked."""
    kemet = find_game("kemet")
    g = kemet.position({"seats": [{"hand": ["prayer"], "units": {"nw_d1": 2}, **seat}, {}]})
    return Recorder(kemet, new_record(kemet, 2, 1), kemet.dump(g))


def test_a_question_that_was_passed_by_goes_back_with_the_answer_before_it() -> None:
    game = at_kemet()
    game.choose(0, "token on pray_1")
    assert type(game.state.ask).__name__ == "Interlude"
    game.choose(0, "done")
    assert (int(game.state.seat), game.may_take_back(0), game.may_take_back(1)) == (1, True, False)
    game.take_back(len(game.record.answers) - game.last_answer())
    assert (game.record.answers, type(game.state.ask).__name__) == ([], "Opening")


def test_a_card_played_in_between_is_taken_back_alone() -> None:
    game = at_kemet()
    game.choose(0, "token on pray_1")
    game.choose(0, "play prayer")
    assert game.may_take_back(0)
    game.take_back(len(game.record.answers) - game.last_answer())
    assert [words for _, words in game.record.answers] == ["token on pray_1"]


def test_passing_by_is_nobodys_answer() -> None:
    """Seat 1 may take its answer back although the other one has let a question pass since."""
    game = at_kemet(units={"west_dunes": 2})
    game.choose(0, "token on move_3")
    while type(game.state.ask).__name__ != "Interlude":
        game.choose(0, "done")
    game.choose(0, "done")
    game.choose(1, "token on pray_1")
    assert (game.may_take_back(1), game.last_answer(0)) == (True, len(game.record.answers) - 3)


def test_nothing_is_taken_back_once_somebody_else_has_answered() -> None:
    game = recorder()
    game.choose(0, game.state.offered(0)[0])
    assert game.may_take_back(0)
    assert not game.may_take_back(1)
    game.choose(1, game.state.offered(1)[0])
    assert not game.may_take_back(0)


def test_nothing_is_taken_back_before_the_first_answer() -> None:
    assert not recorder().may_take_back(0)


def test_nothing_is_taken_back_once_a_card_was_drawn_or_revealed() -> None:
    """In whole random games: an answer that shows a hidden card is final, and there are many of them."""
    final = 0
    for seed in range(20):
        game = recorder(seed)
        while game.state.ask is not None:
            seat = int(game.state.seat)
            options = game.state.offered(seat)
            seen = len(game.events())
            game.choose(seat, options[len(game.record.answers) * 7 % len(options)])
            told = [(VALE.event_words.kinds[int(event.kind)].id, int(event.seat)) for event in game.events()[seen:]]
            kinds = {kind for kind, of in told if kind != "discarded" or of != seat}  # one's own is one's own affair
            shown = {"drew", "revealed", "shuffled", "discarded"} & kinds
            assert game.may_take_back(seat) == (not shown)
            final += bool(shown)
    assert final > 100


@pytest.mark.parametrize(("hand", "free"), [([], True), (["imp"], False)])
def test_nothing_is_taken_back_once_another_seat_had_to_show_a_card(hand: list[str], free: bool) -> None:
    """Medusa of seat 1 takes its last card without asking, right after seat 0 has answered; then seat 2 is asked."""
    seats = [
        {"area": ["horned_salamander", "harpy"]},
        {"area": ["medusa"], "hand": hand},
        {"area": ["goblin", "asmodeus"]},
    ]
    g = VALE.position({"seats": seats, "phase": "effects", "round": 5})
    game = Recorder(VALE, new_record(VALE, 3, 1), VALE.dump(g))
    game.choose(0, game.state.offered(0)[0])
    told = [VALE.event_words.tell(event, 0) for event in game.events()]
    assert ({"event": "discarded", "seat": 1, "card": "imp"} in told, int(game.state.seat)) == (not free, 2)
    assert game.may_take_back(0) is free


def test_a_secret_pick_is_final() -> None:
    lantern = find_game("_template")
    game = Recorder(lantern, new_record(lantern, 2, 1))
    game.choose(0, game.state.offered(0)[0])
    assert not game.may_take_back(0)


@pytest.mark.parametrize(("language", "said"), [("en", "Taken back."), ("cs", "Vzato zpět.")])
def test_undo_in_the_terminal(language: str, said: str) -> None:
    record = new_record(VALE, 2, 3, {"first_player": "0"})
    record.names = ["Jana", "Petr"]
    mark = recorder()
    mark_two_each(mark)
    record.answers = mark.record.answers
    screen = io.StringIO()
    typed = iter(["", "undo", "2", "undo", "1"])  # the curtain first

    def ask(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    table = Terminal(record, {}, language, Console(file=screen, width=100), ask)
    with pytest.raises(Quit):
        table.play()
    assert said in screen.getvalue()
    assert table.say("core-not-taken-back") in screen.getvalue().replace("\n", " ")
    first = mark.game.question_words(mark.state.pending()[0])[0]
    assert table.recorder.record.answers == [*mark.record.answers, (0, first)]
