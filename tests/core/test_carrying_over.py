"""Tables that go on under newer rules."""

from __future__ import annotations

import json

import pytest

from deskovka.core.errors import BrokenRecord, OldRules
from deskovka.core.game import Game
from deskovka.core.record import Record, new_record, read_record, replay
from deskovka.core.recorder import Recorder
from deskovka.core.steps import State
from deskovka.games.registry import find_game
from deskovka.testing.versions import midgame
from support.versions import LANTERN, Careless, Later

VALE = find_game("vale")
NOTHING_DISCARDED: dict[str, object] = {"discard": []}


def stored(game: Game = LANTERN) -> dict[str, object]:
    """A table as it comes from a file."""
    loaded: dict[str, object] = json.loads(json.dumps(game.dump(midgame(game))))
    return loaded


def whole(g: State) -> str:
    return json.dumps(g.game.dump(g), sort_keys=True)


def refusal(game: Game, table: dict[str, object], version: int) -> str:
    with pytest.raises(OldRules) as refused:
        game.load_older(table, version)
    return str(refused.value)


# ---- from version to version


@pytest.mark.parametrize(("version", "steps"), [(1, [1, 2, 3]), (2, [2, 3]), (3, [3])])
def test_a_table_is_carried_over_from_each_version_to_the_next(version: int, steps: list[int]) -> None:
    game = Later(4)
    g = game.load_older(stored(LANTERN if version == 1 else Later(version)), version)
    assert game.carried == steps
    assert g.game is game
    assert g.view(0) == midgame(LANTERN).view(0)
    assert game.dump(g)["version"] == 4


@pytest.mark.parametrize("game", [LANTERN, VALE, Later(3)], ids=["lantern", "vale", "later"])
def test_a_table_of_the_present_version_is_only_loaded(game: Game) -> None:
    assert whole(game.load_older(stored(game), game.rules_version)) == whole(midgame(game))


@pytest.mark.parametrize("version", [-1, 0, 3, 99])
def test_a_version_that_is_not_known_is_refused(version: int) -> None:
    message = f"_template: rules version {version} is not known; this is version 2"
    assert refusal(Later(2), stored(Later(2)), version) == message


@pytest.mark.parametrize(("ways", "missing"), [((), 1), ((2, 3), 1), ((1, 3), 2), ((1, 2), 3)])
def test_a_missing_step_is_named(ways: tuple[int, ...], missing: int) -> None:
    game = Later(4, ways=ways)
    assert refusal(game, stored(), 1) == f"_template: no way from rules version {missing} to {missing + 1}"


def test_a_game_that_says_nothing_about_older_versions_has_no_way_from_them() -> None:
    with pytest.raises(OldRules, match=r"^_template: no way from rules version 1 to 2$"):
        LANTERN.carry_over(stored(LANTERN), 1)


def test_a_table_that_is_wrong_after_the_step_is_refused() -> None:
    message = "_template: carried over wrongly: a card is missing or in two places"
    assert refusal(Careless(NOTHING_DISCARDED), stored(), 1) == message


def test_the_stored_table_itself_stays_as_it_is() -> None:
    table = stored()
    Later(3).load_older(table, 1)
    assert table == stored()


# ---- in a record


def carried(*places: tuple[int, int]) -> Record:
    """A record of four answers, carried over after so many of them to such a version."""
    record = Record("some_game", 1, 2, {"speed": "high"}, 7)
    record.answers = [(0, "play 4"), (1, "end turn"), (0, "play 5"), (1, "play 6")]
    record.carried = list(places)
    record.result = [3, -5]
    return record


def answers_of(record: Record) -> list[str]:
    return record.text().splitlines()[9:]


def test_a_record_says_where_other_rules_began() -> None:
    assert answers_of(carried((1, 2), (3, 4))) == [
        "0 play 4",
        "rules_version: 2",
        "1 end turn",
        "0 play 5",
        "rules_version: 4",
        "1 play 6",
        "result: 3 -5",
    ]
    assert carried((1, 2)).text().splitlines()[2] == "rules_version: 1"


@pytest.mark.parametrize("places", [[], [(0, 2)], [(2, 2)], [(4, 2)], [(2, 2), (2, 3)], [(0, 2), (1, 3), (4, 9)]])
def test_a_carried_record_reads_back(places: list[tuple[int, int]]) -> None:
    record = carried(*places)
    again = read_record(record.text())
    assert again.carried == places
    assert again.answers == record.answers
    assert (again.rules_version, again.result) == (1, [3, -5])
    assert again.text() == record.text()


@pytest.mark.parametrize("value", ["x", "", "-2", "2.5", "²", "2 3"])
def test_a_version_among_the_answers_is_a_number(value: str) -> None:
    text = carried((2, 2)).text().replace("\nrules_version: 2\n", f"\nrules_version: {value}\n")
    with pytest.raises(BrokenRecord) as broken:
        read_record(text)
    assert str(broken.value) == f"line 12: expected a number in 'rules_version: {value}'"


def test_a_version_does_not_come_after_the_result() -> None:
    with pytest.raises(BrokenRecord, match=r"^line 15: there is nothing after the result$"):
        read_record(carried().text() + "rules_version: 2\n")


def test_a_carried_record_is_not_replayed() -> None:
    recorder = Recorder(LANTERN, new_record(LANTERN, 2, 3))
    recorder.choose(0, recorder.state.offered(0)[0])
    record = read_record(recorder.record.text())
    assert len(list(replay(LANTERN, record))) == 2
    record.carried = [(1, 2), (1, 3)]
    message = "carried over to rules version 2 after 1 answers: it can be read, not checked"
    with pytest.raises(BrokenRecord) as broken:
        list(replay(LANTERN, read_record(record.text())))
    assert str(broken.value) == message


# ---- going on from a stored table


def going_on(answers: int = 0) -> Recorder:
    """A recorder that begins in the midst of a game of four, and so many answers there."""
    recorder = Recorder(LANTERN, Record("_template", 1, 4, {}, 1), start=stored())
    answer_first(recorder, answers)
    return recorder


def answer_first(recorder: Recorder, times: int) -> None:
    for _ in range(times):
        seat = int(recorder.state.seat)
        recorder.choose(seat, recorder.state.offered(seat)[0])


def test_a_recorder_goes_on_from_a_stored_table() -> None:
    recorder = going_on()
    assert whole(recorder.state) == whole(midgame(LANTERN))
    assert recorder.record.answers == []
    assert recorder.record.result is None
    answer_first(recorder, 3)
    assert recorder.state.ask is None
    assert len(recorder.record.answers) == 3
    assert recorder.record.result == LANTERN.result(recorder.state).scores


def test_a_recorder_gives_the_answers_since_its_start_again() -> None:
    recorder = going_on(2)
    again = Recorder(LANTERN, recorder.record, stored())
    assert whole(again.state) == whole(recorder.state)
    assert again.record.answers == recorder.record.answers
    assert [event.kind for event in again.events()] == [event.kind for event in recorder.events()]


def test_answers_are_taken_back_until_the_start_and_no_further() -> None:
    recorder = going_on(2)
    one_less = whole(going_on(1).state)
    recorder.take_back()
    assert whole(recorder.state) == one_less
    recorder.take_back()
    assert whole(recorder.state) == whole(midgame(LANTERN))
    assert recorder.record.answers == []
    assert not any(recorder.may_take_back(seat) for seat in range(4))
    answer_first(recorder, 2)
    assert whole(recorder.state) == whole(going_on(2).state)


def test_only_what_happens_after_the_start_is_told() -> None:
    recorder = going_on()
    assert recorder.events() == []
    seat = int(recorder.state.seat)
    card = recorder.state.offered(seat)[0]
    recorder.choose(seat, card)
    [event] = recorder.events()
    told = LANTERN.event_words.tell(event, seat)
    assert told == {"event": "picked", "seat": seat, "card": LANTERN.phrases.say(card).removeprefix("play ")}
    recorder.take_back()
    assert recorder.events() == []
