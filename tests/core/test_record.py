"""Games as text."""

from __future__ import annotations

import hashlib
import json

import pytest

from deskovka.core.errors import BrokenRecord, DeskovkaError, IllegalOption, UnknownName
from deskovka.core.options import option
from deskovka.core.proof import commitment
from deskovka.core.record import KEYS, Record, new_record, read_record, replay
from deskovka.core.recorder import Recorder
from deskovka.core.steps import State
from deskovka.games._template.table import PLAY
from deskovka.games.registry import find_game

LANTERN = find_game("_template")
VALE = find_game("vale")
HANDS = [[int(card) for card in p.hand] for p in LANTERN.new_game(2, 3).players]  # of the game that is `played`


def played(seats: int = 2, seed: int = 3) -> Recorder:
    """A whole game in which everybody plays the last card on offer."""
    recorder = Recorder(LANTERN, new_record(LANTERN, seats, seed))
    while recorder.state.ask is not None:
        seat = int(recorder.state.seat)
        recorder.choose(seat, recorder.state.offered(seat)[-1])
    return recorder


def everything(record: Record) -> tuple[object, ...]:
    return (
        record.game,
        record.rules_version,
        record.seats,
        record.variants,
        record.seed,
        record.names,
        record.answers,
        record.result,
    )


def whole(g: State) -> str:
    return json.dumps(g.game.dump(g), sort_keys=True)


def with_header(key: str, value: str) -> str:
    """The text of a finished game with another value in its header."""
    lines = played().record.text().splitlines()
    [place] = [number for number, line in enumerate(lines) if line.startswith(f"{key}:")]
    return "\n".join([*lines[:place], f"{key}: {value}", *lines[place + 1 :]]) + "\n"


def with_line(number: int, line: str) -> str:
    """The text of a finished game with another line; 10 to 13 are its answers, 14 is its result."""
    lines = played().record.text().splitlines()
    assert len(lines) == 14
    return "\n".join([*lines[: number - 1], line, *lines[number:]]) + "\n"


def complaint(text: str) -> str:
    with pytest.raises(BrokenRecord) as broken:
        read_record(text)
    return str(broken.value)


def complaint_of_replay(record: Record) -> str:
    with pytest.raises(BrokenRecord) as broken:
        list(replay(LANTERN, record))
    return str(broken.value)


# ---- text


def test_a_record_is_text_that_people_can_read() -> None:
    record = Record("some_game", 4, 2, {"speed": "high", "first": "1"}, 7)
    record.names = ["Jana", "Petr"]
    record.answers = [(0, "play 4"), (1, "end turn")]
    record.result = [-3, 5]
    assert record.text() == (
        "deskovka record 1\n"
        "game: some_game\n"
        "rules_version: 4\n"
        "seats: 2\n"
        "variants: speed=high first=1\n"
        "commitment: 28d49dc3ac54abd96bb91d50961a134b9ee110e28ffbf58898ac18b6a0ebcfe3\n"
        "seed: 7\n"
        "names: Jana | Petr\n"
        "---\n"
        "0 play 4\n"
        "1 end turn\n"
        "result: -3 5\n"
    )


def test_a_game_that_goes_on_has_no_result() -> None:
    text = new_record(LANTERN, 2, 7).text()
    assert "\nvariants:\n" in text
    assert text.endswith("\nnames: seat 0 | seat 1\n---\n")
    assert read_record(text).result is None


@pytest.mark.parametrize("names", [["Jana", "Petr"], ["Žofie Č.", "a: b"], ["seed: 5", "result: 1"]])
@pytest.mark.parametrize("variants", [{}, {"speed": "high", "first": "1"}])
def test_text_and_back_is_the_same_record(names: list[str], variants: dict[str, str]) -> None:
    record = Record("some_game", 12, 2, variants, 2**63 - 2)
    record.names = names
    record.answers = [(0, "play 4"), (1, "end turn"), (0, "give burning_skull to 1")]
    record.result = [-3, 105]
    again = read_record(record.text())
    assert everything(again) == everything(record)
    assert again.text() == record.text()


def test_windows_line_ends_do_not_matter() -> None:
    record = played().record
    assert everything(read_record(record.text().replace("\n", "\r\n"))) == everything(record)


def test_the_commitment_is_a_hash_of_the_seed() -> None:
    assert commitment(42) == hashlib.sha256(b"deskovka seed 42").hexdigest()
    assert commitment(42) != commitment(43)


def test_a_new_record_holds_every_variant_with_its_value() -> None:
    assert new_record(VALE, 2, 5).variants == {"first_player": "random"}
    assert new_record(VALE, 2, 5, {"first_player": "1"}).variants == {"first_player": "1"}
    with pytest.raises(UnknownName):
        new_record(VALE, 2, 5, {"colour": "red"})


def test_a_variant_of_a_record_is_played() -> None:
    first = {}
    for seat in ("0", "1"):
        record = read_record(new_record(VALE, 2, 5, {"first_player": seat}).text())
        [g] = replay(VALE, record)
        first[seat] = int(g.seat)
    assert first == {"0": 0, "1": 1}


# ---- what is wrong with a text


@pytest.mark.parametrize("text", ["", "\n", "game: vale\n", "deskovka record 2\n---\n", "\ndeskovka record 1\n"])
def test_a_record_begins_with_its_own_line(text: str) -> None:
    assert complaint(text) == "line 1: a record begins with 'deskovka record 1'"


def test_the_header_must_end() -> None:
    assert complaint(with_line(9, "-----")) == "there is no line '---' after the header"


@pytest.mark.parametrize("line", ["colour: red", "just words", "", "Seed: 3", "game: _template", "0 play 4"])
def test_a_line_that_is_no_header_is_shown_with_its_number(line: str) -> None:
    text = played().record.text().replace("\nseats: 2\n", f"\n{line}\nseats: 2\n")
    assert complaint(text) == f"line 4: not a header line: {line!r}"


@pytest.mark.parametrize("key", [*KEYS, "seed"])
def test_every_header_line_must_be_there(key: str) -> None:
    lines = played().record.text().splitlines(keepends=True)
    text = "".join(line for line in lines if not line.startswith(f"{key}:"))
    assert complaint(text) == f"the header has no {key!r}"


@pytest.mark.parametrize("key", ["rules_version", "seats", "seed"])
@pytest.mark.parametrize("value", ["two", "", "-2", "2.5", "0x2", "²"])
def test_numbers_of_the_header_must_be_numbers(key: str, value: str) -> None:
    assert complaint(with_header(key, value)) == f"{key}: expected a number, not {value!r}"


@pytest.mark.parametrize("pair", ["fast", "speed:high"])
def test_variants_are_names_and_values(pair: str) -> None:
    assert complaint(with_header("variants", f"a=b {pair}")) == f"variants: expected name=value, not {pair!r}"


@pytest.mark.parametrize(("key", "value"), [("seed", "4"), ("commitment", commitment(4)), ("commitment", "")])
def test_the_seed_must_be_the_one_committed_to(key: str, value: str) -> None:
    assert complaint(with_header(key, value)) == "the seed is not the one that was committed to"


@pytest.mark.parametrize(("names", "count"), [("Jana", 1), ("Jana | Petr | Eva", 3), ("Jana, Petr", 1), ("", 1)])
def test_every_seat_has_one_name(names: str, count: int) -> None:
    assert complaint(with_header("names", names)) == f"{count} names for 2 seats"


@pytest.mark.parametrize("line", ["0 play 7", "result: 6 0", "", "bye"])
def test_nothing_comes_after_the_result(line: str) -> None:
    assert complaint(played().record.text() + line + "\n") == "line 15: there is nothing after the result"


@pytest.mark.parametrize(
    "line", ["result: six 0", "result: 6, 0", "result: -", "result: 1.5 2", "result: --6 0", "result: ²"]
)
def test_a_result_is_made_of_numbers(line: str) -> None:
    assert complaint(with_line(14, line)) == f"line 14: expected numbers in {line!r}"


@pytest.mark.parametrize("line", ["play 12", "0", "0 ", "", "-1 play 12", " 0 play 12", "Jana play 12", "² play 12"])
def test_an_answer_is_a_seat_and_words(line: str) -> None:
    assert complaint(with_line(12, line)) == f"line 12: expected a seat and words, not {line!r}"


# ---- playing it again


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_replay_shows_the_start_and_the_table_after_every_answer(seats: int) -> None:
    recorder = Recorder(LANTERN, new_record(LANTERN, seats, 8))
    expected = [whole(recorder.state)]
    while recorder.state.ask is not None:
        seat = int(recorder.state.seat)
        recorder.choose(seat, recorder.state.offered(seat)[0])
        expected.append(whole(recorder.state))
    record = read_record(recorder.record.text())
    tables = [whole(g) for g in replay(LANTERN, record)]
    assert len(tables) == len(record.answers) + 1
    assert tables == expected


def test_an_unfinished_game_can_be_played_again_so_far() -> None:
    record = played().record
    record.answers = record.answers[:3]
    record.result = None
    tables = [g.clone() for g in replay(LANTERN, read_record(record.text()))]
    assert len(tables) == 4
    assert tables[-1].ask is not None


def test_a_replay_needs_the_rules_the_game_was_played_under() -> None:
    record = read_record(with_header("rules_version", "9"))
    assert complaint_of_replay(record) == "played under rules version 9 of _template; this is version 1"


@pytest.mark.parametrize(
    ("line", "answer", "message"),
    [
        (10, "0 play {1[0]}", "answer 1: 'play {1[0]}' is not on offer: play {0[0]}, play {0[1]}, play {0[2]}"),
        (11, "1 dance", "answer 2: 'dance' is not on offer: play {1[0]}, play {1[1]}, play {1[2]}"),
        (11, "0 play {0[0]}", "answer 2: seat 0 is not asked anything now"),
        (13, "5 play {1[1]}", "answer 4: seat 5 is not asked anything now"),
        (14, "0 play {0[0]}", "answer 5: seat 0 is not asked anything now"),
    ],
)
def test_an_answer_against_the_rules_is_named(line: int, answer: str, message: str) -> None:
    record = read_record(with_line(line, answer.format(*HANDS)))
    assert complaint_of_replay(record) == message.format(*HANDS)


def test_a_replay_shows_the_tables_before_the_broken_answer() -> None:
    tables = replay(LANTERN, read_record(with_line(12, "0 dance")))
    assert [int(next(tables).seat) for _ in range(3)] == [0, 1, 0]
    with pytest.raises(BrokenRecord, match=r"^answer 3: 'dance' is not on offer"):
        next(tables)


@pytest.mark.parametrize("wrong", [[], [0, 0], [9, 9, 9]])
def test_a_wrong_result_is_found(wrong: list[int]) -> None:
    record = played().record
    right, record.result = record.result, wrong
    assert complaint_of_replay(read_record(record.text())) == f"the result is {right}, not {wrong}"


def test_a_result_before_the_end_is_found() -> None:
    record = played().record
    record.answers.pop()
    assert complaint_of_replay(record) == "the record has a result, but the game is not over"


def test_a_record_of_another_game_does_not_fit() -> None:
    with pytest.raises(BrokenRecord):
        list(replay(VALE, played().record))


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (Record("_template", 1, 7, {}, 3), "_template is for 2, 3, 4 seats, not 7"),
        (Record("_template", 1, 2, {"speed": "high"}, 3), "_template has no variant 'speed'"),
        (Record("_template", 1, 2, {}, 2**63 - 1), "a seed is a number from 0 to"),
    ],
    ids=["seats", "variant", "seed"],
)
def test_a_table_that_cannot_be_is_not_played(record: Record, message: str) -> None:
    with pytest.raises(DeskovkaError, match=message):
        list(replay(LANTERN, read_record(record.text())))


# ---- keeping a record


def test_a_recorder_keeps_every_answer_in_words_and_the_result() -> None:
    recorder = played()
    assert recorder.record.answers == [
        (0, f"play {HANDS[0][2]}"),
        (1, f"play {HANDS[1][2]}"),
        (0, f"play {HANDS[0][1]}"),
        (1, f"play {HANDS[1][1]}"),
    ]
    assert recorder.state.ask is None
    assert recorder.record.result == LANTERN.result(recorder.state).scores


def told(recorder: Recorder) -> list[dict[str, object]]:
    return [LANTERN.event_words.tell(event, None, everything=True) for event in recorder.events()]


def test_an_answer_looked_ahead_to_is_the_same_as_one_given() -> None:
    given, ahead = Recorder(LANTERN, new_record(LANTERN, 2, 5)), Recorder(LANTERN, new_record(LANTERN, 2, 5))
    while given.state.ask is not None:
        seat = given.state.pending()[0].seat
        words = LANTERN.question_words(given.state.pending()[0])[0]
        before = (LANTERN.dump(ahead.state), len(ahead.events()), len(ahead.record.answers))
        after = ahead.ahead(seat, words)
        assert (LANTERN.dump(ahead.state), len(ahead.events()), len(ahead.record.answers)) == before
        ahead.go_on(seat, words, after)
        given.choose(seat, words)
        assert ahead.state is after
        assert LANTERN.dump(ahead.state) == LANTERN.dump(given.state)
        assert told(ahead) == told(given)
        assert (ahead.before, ahead.skipped) == (given.before, given.skipped)
    assert ahead.record.text() == given.record.text()


def test_a_recorder_has_no_result_before_the_end() -> None:
    recorder = Recorder(LANTERN, new_record(LANTERN, 2, 3))
    recorder.choose(1, option(PLAY, HANDS[1][0]))
    assert recorder.record.answers == [(1, f"play {HANDS[1][0]}")]
    assert recorder.record.result is None


@pytest.mark.parametrize(
    ("seat", "chosen"),
    [
        (0, option(PLAY, HANDS[1][0])),
        (2, option(PLAY, HANDS[0][0])),
        (0, option(PLAY, 99)),
        (0, 200),
        (0, -1),
    ],
    ids=["not held", "no such seat", "no such card", "no such verb", "nothing"],
)
def test_a_refused_answer_is_not_recorded(seat: int, chosen: int) -> None:
    recorder = Recorder(LANTERN, new_record(LANTERN, 2, 3))
    before = whole(recorder.state)
    with pytest.raises(IllegalOption):
        recorder.choose(seat, chosen)
    assert recorder.record.answers == []
    assert whole(recorder.state) == before


# ---- a seed kept back


def test_a_hidden_seed_is_not_in_the_text_but_its_commitment_is() -> None:
    record = new_record(LANTERN, 2, 123456789)
    text = record.text(hide_seed=True)
    assert "123456789" not in text
    assert f"commitment: {commitment(123456789)}\nseed: hidden\n" in text


def test_a_record_with_a_hidden_seed_reads_back_but_cannot_be_replayed() -> None:
    text = new_record(LANTERN, 2, 5).text(hide_seed=True)
    record = read_record(text)
    assert record.text() == text
    with pytest.raises(BrokenRecord, match="still hidden"):
        next(replay(LANTERN, record))


def test_a_table_that_was_set_up_is_hidden_with_its_seed_but_its_mark_stays() -> None:
    record = new_record(LANTERN, 2, 5)
    record.start = LANTERN.dump(LANTERN.position({"seats": [{"hand": [4, 12]}, {}], "seed": 5}))
    text = record.text(hide_seed=True)
    assert "\nstart: hidden\n" in text
    again = read_record(text)
    assert (again.text(), again.start) == (text, {})
    with pytest.raises(BrokenRecord, match="still hidden"):
        next(replay(LANTERN, again))
    with pytest.raises(BrokenRecord, match="start: not a stored table"):
        next(replay(LANTERN, read_record(text.replace("seed: hidden", "seed: 5"))))


@pytest.mark.parametrize(
    "wrong",
    [
        {"ask": ["pick", {"seat": 0, "waiting": 1.5}]},
        {"ask": ["pick", {"seat": None, "waiting": 3}]},
        {"agenda": [["pick", {"seat": "x", "waiting": 1}]], "ask": ["pick", {"seat": 0, "waiting": 1}]},
        {"picks": [0]},
        {"prize": None},
    ],
)
def test_a_start_that_cannot_be_played_is_a_broken_record(wrong: dict[str, object]) -> None:
    record = new_record(LANTERN, 2, 5)
    start = LANTERN.dump(LANTERN.position({"seats": [{"hand": [4]}, {"hand": [5]}], "seed": 5}))
    record.start = {**start, **wrong}
    record.answers = [(0, "play 4"), (1, "play 5")]
    with pytest.raises(BrokenRecord, match="start"):
        list(replay(LANTERN, record))
