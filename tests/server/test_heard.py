"""Bots that listen are told on a server what their player was told, exactly as in `simulate`; others nothing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from deskovka.arena.seating import seated
from deskovka.bots.bot import Bot
from deskovka.core.events import EVERYONE, Event
from deskovka.core.record import Record
from deskovka.games.registry import find_game, game_ids
from deskovka.server.heard import Ears, listens
from deskovka.testing.play import play_randomly
from support.bots import Deaf, Listening
from support.server import ME, Server, play_on, wait_for

SEED = 11


def by_class(bot: type[Bot]) -> str:
    return f"{bot.__module__}:{bot.__name__}"


def played(server: Server, bot: str, game: str) -> Record:
    """A game of this bot alone, to its end."""
    seats = [{"kind": "bot", "bot": bot}] * 2
    id = server.guest().new_table(*seats, game=game, seed=str(SEED))["id"]
    wait_for(lambda: server.table(id).status_now() == "finished")
    return server.record(id)


def test_a_bot_that_listens_hears_what_it_would_hear_in_an_arena(serve: Callable[..., Server]) -> None:
    """It answers by all that it has heard and nothing else: so the same seed gives the same game, answer by answer."""
    bot = by_class(Listening)
    record = played(serve(bots=(bot,)), bot, "vale")
    game = find_game("vale")
    table = seated(game, [bot, bot], SEED, {})
    answers = []
    while table.g.ask is not None:
        seat = int(table.g.seat)
        option = table.answer(seat)
        answers.append((seat, game.phrases.say(option)))
        table.g.play(option)
    assert record.answers == answers


def test_a_bot_that_does_not_listen_is_told_nothing(serve: Callable[..., Server]) -> None:
    server = serve(bots=(by_class(Deaf),))
    played(server, by_class(Deaf), "_template")
    assert "deskovka_bot_stand_ins_total{" not in server.nobody().get("/metrics").text


def test_who_listens_is_known_by_name() -> None:
    assert listens(by_class(Listening))
    assert not listens(by_class(Deaf))
    assert not listens("medium")


# ---- what is sent along


@pytest.mark.parametrize("id", game_ids())
def test_it_tells_a_seat_the_same_without_what_others_keep_to_themselves(id: str) -> None:
    game = find_game(id)
    g = game.new_game(2, 5, listen=True)
    for _ in play_randomly(g, 3):
        pass
    events = g.events or []
    secret = 0
    for seat in range(2):
        heard = Ears().of(seat, events)
        tell = game.event_words.tell
        assert [tell(Event(*numbers), seat) for numbers in heard] == [tell(event, seat) for event in events]
        for event, numbers in zip(events, heard, strict=True):
            if event.private not in (EVERYONE, seat):
                secret += 1
                assert numbers[2] <= 0
    assert secret or id in ("empire",)  # where all is open but the bids


def test_what_was_heard_is_written_down_once_and_forgotten_when_it_is_taken_back(serve: Callable[..., Server]) -> None:
    server = serve()
    guest = server.guest()
    socket = guest.socket(guest.new_table(ME, {**ME, "name": "Petr"}, game="vale", take_back="practice")["id"])
    play_on([socket], Random(2), most=4)
    table = server.table(socket.table["id"])
    ears = Ears()
    before = ears.of(0, table.playing().events())
    assert len(before) == len(table.playing().events())
    assert ears.of(0, table.playing().events()) is before
    seat = socket.questions()[0]["seat"]
    assert socket.ask("undo", seat=seat, sequence=socket.table["sequence"])["type"] == "done"
    table = server.table(socket.table["id"])
    after = ears.of(0, table.playing().events())
    assert len(after) == len(table.playing().events()) < len(before)
    assert after == before[: len(after)]
