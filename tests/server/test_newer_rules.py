"""Tables that were begun under older rules: they go on, or are left alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from deskovka.core.errors import BrokenRecord
from deskovka.core.game import Game
from deskovka.core.record import Record, read_record, replay
from deskovka.games._template import game as lantern_module
from deskovka.games.registry import find_game
from deskovka.server.models import TableRow
from deskovka.server.refused import Refused
from deskovka.server.telling import Telling
from support.server import ME, MOST_ANSWERS, OPEN, Guest, Server, check_with_the_command, play_on, words_of
from support.tables import assert_refused, lantern
from support.versions import LANTERN, Careless, Later

SEATS = 3
ALL = 2 * SEATS  # answers of a whole game
BEFORE = SEATS + 1  # those before the upgrade: a whole round, and one card that lies face down


def concerning(version: int = 2, **rules: Any) -> Game:
    """Rules under which the tables of these tests would have been dealt otherwise."""
    return Later(version, reshuffled=(SEATS,), **rules)


def not_concerning(version: int = 2, **rules: Any) -> Game:
    """Rules that differ only for another number of seats."""
    return Later(version, reshuffled=(SEATS + 1,), **rules)


class House:
    """A database, and one server after the other on it, each under its own rules."""

    def __init__(self, database: str, patch: pytest.MonkeyPatch) -> None:
        self.database = database
        self.patch = patch
        self.opened: list[Server] = []

    @property
    def server(self) -> Server:
        return self.opened[-1]

    def rules(self, game: Game) -> None:
        self.patch.setattr(lantern_module, "GAME", game)

    def open(self, game: Game) -> Server:
        """One more server, under these rules."""
        self.rules(game)
        self.opened.append(Server(self.database).__enter__())
        return self.server

    def close(self) -> None:
        while self.opened:
            self.opened.pop().__exit__(None, None, None)

    def restart(self, game: Game) -> None:
        self.close()
        self.open(game)

    def again(self, guest: Guest) -> Guest:
        """The same person at the present server."""
        back = Guest(self.server, guest.name, self.server.browser(guest.cookie))
        self.server.people.append(back)
        return back

    def row(self, id: str) -> TableRow:
        """The table as it is stored."""
        found: TableRow = self.server.run(self.server.app.state.service.storage.load, id)[0]
        return found

    def columns(self, id: str) -> dict[str, Any]:
        """All that is stored of a table but when to see to it."""
        return {name: value for name, value in self.row(id).columns().items() if name != "due"}


class Sitting:
    """Jana, alone at all seats of a table; she comes back after every restart."""

    def __init__(self, house: House, answers: int = 0, **wishes: Any) -> None:
        self.house = house
        self.jana = house.server.guest()
        wishes = {"game": "_template", "seed": "11", "take_back": "practice", **wishes}
        self.id = str(self.jana.new_table(*[ME] * SEATS, **wishes)["id"])
        self.live = self.jana.socket(self.id)
        self.random = Random(3)
        self.play(answers)

    def play(self, answers: int = MOST_ANSWERS) -> None:
        play_on([self.live], self.random, answers)

    def undo(self, seat: int) -> dict[str, Any]:
        reply = self.live.ask("undo", seat=seat, sequence=self.live.table["sequence"])
        if reply["type"] == "done":
            self.live.reach(reply["sequence"])
        return reply

    def come_back(self) -> None:
        self.jana = self.house.again(self.jana)
        self.live = self.jana.socket(self.id)

    def restart(self, game: Game) -> None:
        self.house.restart(game)
        self.come_back()

    def get(self, path: str = "") -> Any:
        return self.jana.get(f"/api/tables/{self.id}{path}")

    def fork(self, answers: int, *seats: dict[str, Any]) -> Any:
        return self.jana.post(f"/api/tables/{self.id}/fork", answers=answers, seats=list(seats))

    def record(self) -> Record:
        """The record that can be downloaded."""
        return read_record(self.get("/record").text)

    def answers(self) -> list[tuple[int, str]]:
        """What was answered and not taken back, as far as the present rules know."""
        return list(self.house.server.record(self.id).answers)

    def told(self) -> dict[str, Any]:
        """What Jana sees of the game."""
        told = {key: self.live.table[key] for key in ("views", "result", "sequence", "status", "seats")}
        return {**told, "asked": [(question["seat"], words_of(question)) for question in self.live.questions()]}

    def since(self, sequence: int) -> tuple[bool, list[Any]]:
        """Is somebody who has heard everything up to this number told to begin anew, and which events?"""
        told = Telling(self.house.server.table(self.id), range(SEATS)).seen(sequence)
        return told["rewound"], list(told["events"])


@pytest.fixture
def house(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A house whose first server knows the first version of Lantern."""
    made = House(database, monkeypatch)
    made.open(LANTERN)
    yield made
    made.close()


def refused(said: Any) -> tuple[int, str]:
    return said.status_code, said.json()["code"]


def present() -> Game:
    return find_game("_template")


def as_json(value: object) -> Any:
    return json.loads(json.dumps(value))


# ---- the change does not concern the table


def test_a_table_the_change_does_not_concern_is_as_it_was(house: House) -> None:
    sitting = Sitting(house, BEFORE)
    told, answers = sitting.told(), sitting.answers()
    sitting.restart(not_concerning())
    assert sitting.told() == told
    assert sitting.answers() == answers
    assert sitting.live.table["rules_version"] == 2
    row = house.row(sitting.id)
    assert (row.rules_version, row.base, row.sequence) == (2, None, BEFORE)


def test_its_whole_history_can_be_replayed_and_checked(house: House) -> None:
    sitting = Sitting(house, BEFORE)
    answers = sitting.answers()
    sitting.restart(not_concerning())
    sitting.play()
    record = sitting.record()
    assert (record.rules_version, record.carried) == (2, [])
    assert record.answers[:BEFORE] == answers
    for number, g in enumerate(replay(present(), record)):
        view = as_json(present().open_view(g))
        told = sitting.get(f"/replay/{number}").json()
        assert (told["answers"], told["first"], told["of"], told["view"]) == (number, 0, ALL, view)
    assert number == ALL
    assert record.result == present().result(g).scores


def test_what_was_answered_before_the_upgrade_can_be_taken_back(house: House) -> None:
    sitting = Sitting(house, BEFORE)
    answers = sitting.answers()
    sitting.restart(not_concerning())
    for left in reversed(range(BEFORE)):
        assert sitting.undo(answers[left][0])["type"] == "done"
        assert sitting.answers() == answers[:left]
    assert sitting.told()["views"] == as_json(
        {str(seat): present().new_game(SEATS, 11).view(seat) for seat in (0, 1, 2)}
    )
    sitting.play()
    assert len(list(replay(present(), sitting.record()))) == ALL + 1


def test_such_a_table_can_be_forked(house: House) -> None:
    sitting = Sitting(house, BEFORE)
    sitting.restart(not_concerning())
    sitting.play()
    assert sitting.fork(1, *[ME] * SEATS).json()["sequence"] == 1


# ---- the change concerns it


def carried(house: House) -> Sitting:
    """A table that goes on from the one that was stored."""
    sitting = Sitting(house, BEFORE)
    sitting.restart(concerning())
    return sitting


def test_a_table_the_change_concerns_goes_on_from_where_it_is(house: House) -> None:
    sitting = Sitting(house, BEFORE)
    told = sitting.told()
    sitting.restart(concerning())
    assert sitting.told() == told
    assert sitting.live.table["rules_version"] == 2
    row = house.row(sitting.id)
    assert (row.rules_version, row.sequence) == (2, BEFORE)
    assert row.base is not None
    assert (row.base["answers"], row.base["sequence"]) == (BEFORE, BEFORE)


def test_players_finish_it_each_at_their_own_seat(house: House) -> None:
    id, guests, sockets = lantern(house.server, SEATS)
    play_on(sockets, Random(2), most=BEFORE)
    views = [live.table["views"] for live in sockets]
    house.restart(concerning())
    sockets = [house.again(guest).socket(id) for guest in guests]
    assert [live.table["views"] for live in sockets] == views
    assert play_on(sockets, Random(2)) == ALL - BEFORE
    scores = house.server.nobody().look(id)
    assert (scores["status"], scores["sequence"]) == ("finished", ALL)


def test_nothing_before_the_upgrade_is_taken_back(house: House) -> None:
    sitting = carried(house)
    before = house.server.whole(sitting.id)
    for seat in range(SEATS):
        assert_refused(sitting.undo(seat), "no-undo")
    question = sitting.live.questions()[0]
    sitting.live.does(question["seat"], words_of(question)[0])
    for seat in set(range(SEATS)) - {question["seat"]}:
        assert_refused(sitting.undo(seat), "no-undo")
    assert sitting.undo(question["seat"])["type"] == "done"
    assert house.server.whole(sitting.id) == before
    assert_refused(sitting.undo(question["seat"]), "no-undo")
    assert house.row(sitting.id).sequence == BEFORE + 2
    sitting.play()
    assert len(sitting.record().answers) == ALL


def test_a_wish_to_take_back_is_gone_with_the_answers_it_was_about(house: House) -> None:
    id, guests, sockets = lantern(house.server, SEATS, take_back="practice")
    play_on(sockets, Random(2), most=BEFORE)
    assert sockets[0].ask("undo", seat=0, sequence=BEFORE)["type"] == "done"
    assert sockets[1].news(lambda told: told["wish"])["wish"] == {"seat": 0, "agreed": 1}
    house.restart(concerning())
    live = house.again(guests[1]).socket(id)
    assert live.table["wish"] is None
    assert_refused(live.ask("consent", yes=True), "no-wish")


def test_it_is_replayed_from_the_upgrade_on(house: House) -> None:
    sitting = carried(house)
    at_upgrade = as_json(present().open_view(house.server.state(sitting.id)))
    sitting.play()
    for number in range(BEFORE):
        for seat in ("", "?seat=0"):
            assert refused(sitting.get(f"/replay/{number}{seat}")) == (404, "no-such-position")
    told = [sitting.get(f"/replay/{number}").json() for number in range(BEFORE, ALL + 1)]
    assert [(said["answers"], said["first"], said["of"]) for said in told] == [(4, 4, 6), (5, 4, 6), (6, 4, 6)]
    assert told[0]["view"] == at_upgrade
    assert told[-1]["view"] == as_json(present().open_view(house.server.state(sitting.id)))
    assert told[0]["view"] != told[1]["view"] != told[2]["view"]
    assert refused(sitting.get(f"/replay/{ALL + 1}")) == (404, "no-such-position")


def test_its_record_says_where_the_new_rules_began(house: House) -> None:
    sitting = Sitting(house, BEFORE, take_back="normal")
    answers = sitting.answers()
    sitting.restart(concerning())
    sitting.play()
    lines = sitting.get("/record").text.splitlines()
    assert lines[2] == "rules_version: 1"
    said = [f"{seat} {words}" for seat, words in answers + sitting.answers()]
    assert len(said) == ALL
    assert lines[9:-1] == [*said[:BEFORE], "rules_version: 2", *said[BEFORE:]]
    scores = present().result(house.server.state(sitting.id)).scores
    assert lines[-1] == f"result: {' '.join(str(points) for points in scores)}"


def test_its_record_cannot_be_checked(house: House, tmp_path: Path) -> None:
    sitting = carried(house)
    sitting.play()
    record = sitting.record()
    with pytest.raises(BrokenRecord, match=r"^played under rules version 1 of _template; this is version 2$"):
        list(replay(present(), record))
    with pytest.raises(BrokenRecord, match=r"^carried over to rules version 2 after 4 answers"):
        list(replay(LANTERN, record))
    with pytest.raises(AssertionError, match="carried over to rules version 2 after 4 answers"):
        check_with_the_command(record.text(), tmp_path)


def test_it_cannot_be_forked_but_has_a_rematch(house: House) -> None:
    sitting = carried(house)
    sitting.play()
    for answers in range(ALL + 1):
        assert refused(sitting.fork(answers, *[ME] * SEATS)) == (409, "old-rules")
    new = sitting.jana.look(sitting.jana.post(f"/api/tables/{sitting.id}/rematch").json()["id"])
    assert (new["rules_version"], new["sequence"], house.row(new["id"]).base) == (2, 0, None)


def test_it_is_carried_over_only_once(house: House) -> None:
    sitting = carried(house)
    sitting.play(1)
    before, told = house.columns(sitting.id), sitting.told()
    sitting.restart(concerning())
    assert (house.columns(sitting.id), sitting.told()) == (before, told)
    sitting.play()
    assert sitting.record().carried == [(BEFORE, 2)]


# ---- one upgrade after the other


@pytest.mark.parametrize("between", [0, 1])
def test_a_carried_table_goes_on_after_an_upgrade_that_does_not_concern_it(house: House, between: int) -> None:
    sitting = carried(house)
    sitting.play(between)
    told, answers = sitting.told(), sitting.answers()
    sitting.restart(concerning(3))
    assert (sitting.told(), sitting.answers()) == (told, answers)
    assert house.server.table(sitting.id).first_answer == BEFORE
    if between:
        assert sitting.undo(answers[-1][0])["type"] == "done"
    sitting.play()
    assert sitting.get(f"/replay/{BEFORE}").json()["first"] == BEFORE


def test_a_carried_table_goes_on_after_an_upgrade_that_concerns_it_again(house: House) -> None:
    sitting = carried(house)
    sitting.play(1)
    told = sitting.told()
    sitting.restart(concerning(3, words="lay {card}"))
    assert sitting.told()["views"] == told["views"]
    for seat in range(SEATS):
        assert_refused(sitting.undo(seat), "no-undo")
    sitting.play()
    assert refused(sitting.get(f"/replay/{BEFORE}")) == (404, "no-such-position")
    assert sitting.get(f"/replay/{BEFORE + 1}").json()["first"] == BEFORE + 1
    record = sitting.record()
    assert (record.rules_version, record.carried) == (1, [(BEFORE, 2), (BEFORE + 1, 3)])
    assert [words.split()[0] for _, words in record.answers] == ["play"] * (BEFORE + 1) + ["lay"]


@pytest.mark.parametrize("between", [0, 1])
def test_the_record_names_the_rules_the_last_answers_were_given_under(house: House, between: int) -> None:
    sitting = carried(house)
    sitting.play(between)
    sitting.restart(concerning(3))
    sitting.play()
    record = sitting.record()
    assert record.rules_version == 1
    assert record.carried[0][0] == BEFORE
    assert record.carried[-1][1] == 3


@pytest.mark.parametrize("between", [0, 1])
def test_a_table_is_concerned_only_by_the_second_upgrade(house: House, between: int) -> None:
    sitting = Sitting(house, BEFORE)
    sitting.restart(not_concerning())
    sitting.play(between)
    views = sitting.told()["views"]
    sitting.restart(not_concerning(3, words="lay {card}"))
    assert sitting.told()["views"] == views
    sitting.play()
    record = sitting.record()
    assert (record.rules_version, record.carried) == (2, [(BEFORE + between, 3)])


def test_a_table_may_leave_out_a_version(house: House) -> None:
    sitting = Sitting(house, BEFORE)
    told = sitting.told()
    sitting.restart(concerning(3))
    assert sitting.told() == told
    sitting.play()
    record = sitting.record()
    assert (record.rules_version, record.carried) == (1, [(BEFORE, 3)])


# ---- there is no way


def test_a_table_that_cannot_be_carried_over_is_refused_and_left_alone(house: House) -> None:
    sitting, other = Sitting(house, BEFORE), Sitting(house)
    vale = other.jana.new_table(ME, ME, game="vale")["id"]
    mine = sitting.jana.new_table(ME, ME, game="vale")["id"]
    before = house.columns(sitting.id)
    house.restart(Later(2, ways=()))
    jana = house.again(sitting.jana)
    for path in ("", "/replay/0"):
        assert refused(jana.get(f"/api/tables/{sitting.id}{path}")) == (409, "old-rules")
    assert refused(jana.post(f"/api/tables/{sitting.id}/pause", paused=True)) == (409, "old-rules")
    assert [table["id"] for table in jana.get("/api/tables").json()] == [mine]
    assert house.columns(sitting.id) == before
    live = house.again(other.jana).socket(vale)
    play_on([live], Random(1), most=3)
    assert live.table["sequence"] == 3
    sitting.restart(concerning())  # with the way that was missing
    sitting.play()
    assert len(sitting.record().answers) == ALL


@pytest.mark.parametrize(
    "spoilt", [{"discard": []}, {"agenda": [["shout", {}]]}], ids=["a table that cannot be", "an unknown step"]
)
def test_a_step_that_spoils_a_table_harms_no_other(house: House, spoilt: dict[str, object]) -> None:
    sitting = Sitting(house, BEFORE)
    mine = sitting.jana.new_table(ME, ME, game="vale")["id"]
    house.restart(Careless(spoilt))
    jana = house.again(sitting.jana)
    assert refused(jana.get(f"/api/tables/{sitting.id}")) == (409, "old-rules")
    assert [table["id"] for table in jana.get("/api/tables").json()] == [mine]


def test_the_record_of_an_old_finished_table_can_still_be_downloaded(house: House) -> None:
    sitting, running = Sitting(house, ALL), Sitting(house, BEFORE)
    record = sitting.record()
    house.restart(Later(2, ways=()))
    sitting.jana, running.jana = house.again(sitting.jana), house.again(running.jana)
    again = sitting.record()
    assert again.text().startswith(record.text().partition("result:")[0])
    assert refused(sitting.get()) == (409, "old-rules")
    assert refused(running.get("/record")) == (409, "not-finished")


@pytest.mark.parametrize("rules", [concerning, not_concerning])
def test_the_record_of_a_finished_table_does_not_depend_on_who_looks_first(house: House, rules: Any) -> None:
    sitting = Sitting(house, ALL)
    result = sitting.record().result
    house.restart(rules())
    sitting.jana = house.again(sitting.jana)
    first = sitting.get("/record").text
    assert sitting.get("/record").text == first
    assert read_record(first).result == result


# ---- a table of newer rules


@pytest.mark.parametrize("answers", [0, BEFORE, ALL])
def test_a_table_of_newer_rules_is_refused_and_left_alone(house: House, answers: int) -> None:
    house.restart(concerning())
    sitting = Sitting(house, answers)
    open_table = sitting.jana.new_table(ME, OPEN, game="_template")["id"]
    before = [house.columns(id) for id in (sitting.id, open_table)]
    assert before[0]["rules_version"] == 2
    house.restart(LANTERN)
    jana = house.again(sitting.jana)
    for id in (sitting.id, open_table):
        assert refused(jana.get(f"/api/tables/{id}")) == (409, "old-rules")
    assert jana.get("/api/tables").json() == []
    assert [house.columns(id) for id in (sitting.id, open_table)] == before
    sitting.restart(concerning())
    sitting.play()
    assert len(list(replay(present(), sitting.record()))) == ALL + 1


def test_the_clock_of_a_table_of_newer_rules_goes_on(house: House) -> None:
    house.restart(concerning())
    sitting = Sitting(house, BEFORE, clock={"turn": 1000})
    sitting.live.ask("lift", seat=sitting.live.questions()[0]["seat"])  # at a shared screen the clock waits for it
    due = house.row(sitting.id).due
    assert due is not None
    house.restart(LANTERN)
    house.server.run(house.server.app.state.service.caretaker.see_to, sitting.id, due)
    assert house.row(sitting.id).due is not None


def test_a_process_of_older_rules_moves_no_more_at_a_table_that_was_carried_over(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(postgres, monkeypatch)
    try:
        old = house.open(LANTERN)
        sitting = Sitting(house, BEFORE)
        question = sitting.live.questions()[0]
        known = old.table(sitting.id)
        player = known.seats[0].player
        house.open(concerning())
        sitting.come_back()
        before = house.columns(sitting.id)
        house.rules(LANTERN)
        old.app.state.service.tables[sitting.id] = known  # whatever it heard meanwhile, a real one knows only old rules
        move = (sitting.id, player, question["seat"], BEFORE, words_of(question)[0])
        with pytest.raises(Refused, match="old-rules"):
            old.run(old.app.state.service.answer, *move)
        assert house.columns(sitting.id) == before
        house.rules(concerning())
        sitting.play()
        assert sitting.record().carried == [(BEFORE, 2)]
    finally:
        house.close()


# ---- tables without answers


@pytest.mark.parametrize("rules", [concerning(), Later(2, reshuffled=(SEATS,), ways=())], ids=["a way", "no way"])
def test_a_table_without_answers_takes_the_new_rules(house: House, rules: Game) -> None:
    sitting = Sitting(house)
    sitting.restart(rules)
    assert house.row(sitting.id).rules_version == 2
    dealt = rules.new_game(SEATS, 11)
    assert sitting.told()["views"] == as_json({str(seat): dealt.view(seat) for seat in range(SEATS)})
    sitting.play()
    record = sitting.record()
    assert (record.rules_version, record.carried) == (2, [])
    assert len(list(replay(rules, record))) == ALL + 1


@pytest.mark.parametrize("rules", [concerning(), Later(2, reshuffled=(SEATS,), ways=())], ids=["a way", "no way"])
def test_an_open_table_takes_the_new_rules(house: House, rules: Game) -> None:
    jana = house.server.guest()
    table = jana.new_table(*[ME] * (SEATS - 1), OPEN, game="_template", seed="11")
    house.restart(rules)
    jana, petr = house.again(jana), house.server.guest("Petr")
    assert (jana.look(table["id"])["rules_version"], jana.look(table["id"])["status"]) == (2, "open")
    assert petr.join(table["id"], table["links"][str(SEATS - 1)]).json() == {"seat": SEATS - 1}
    sockets = [jana.socket(table["id"]), petr.socket(table["id"])]
    play_on(sockets, Random(1))
    record = read_record(jana.get(f"/api/tables/{table['id']}/record").text)
    assert record.rules_version == 2
    assert len(list(replay(rules, record))) == ALL + 1


@pytest.mark.parametrize(("rules", "carried"), [(not_concerning, []), (concerning, [(BEFORE, 2)])])
def test_an_open_table_that_was_forked_goes_on(house: House, rules: Any, carried: list[tuple[int, int]]) -> None:
    sitting = Sitting(house, ALL)
    answers = sitting.answers()
    new = sitting.fork(BEFORE, *[ME] * (SEATS - 1), OPEN).json()
    assert new["status"] == "open"
    house.restart(rules())
    jana, petr = house.again(sitting.jana), house.server.guest("Petr")
    assert jana.look(new["id"])["status"] == "open"
    assert petr.join(new["id"], new["links"][str(SEATS - 1)]).json() == {"seat": SEATS - 1}
    play_on([jana.socket(new["id"]), petr.socket(new["id"])], Random(1))
    record = read_record(jana.get(f"/api/tables/{new['id']}/record").text)
    assert record.answers[:BEFORE] == answers[:BEFORE]
    assert record.carried == carried


# ---- what was taken back


@pytest.mark.parametrize("rules", [concerning, not_concerning])
def test_an_answer_taken_back_before_the_upgrade_is_not_in_the_record(house: House, rules: Any) -> None:
    sitting = Sitting(house, BEFORE)
    gone = sitting.answers()[-1]
    assert sitting.undo(gone[0])["type"] == "done"
    other = next(words for words in words_of(sitting.live.questions()[0]) if words != gone[1])
    sitting.live.does(sitting.live.questions()[0]["seat"], other)
    answers = sitting.answers()
    sitting.restart(rules())
    sitting.play()
    record = sitting.record()
    assert record.answers[:BEFORE] == answers
    assert len(record.answers) == ALL == sitting.live.table["sequence"] - 2
    assert record.carried == ([(BEFORE, 2)] if rules is concerning else [])
    told = sitting.get(f"/replay/{ALL}").json()
    assert (told["first"], told["of"]) == (BEFORE if rules is concerning else 0, ALL)


# ---- coming back


def test_whoever_comes_back_to_a_carried_table_begins_anew(house: House) -> None:
    sitting = Sitting(house, BEFORE)
    sitting.undo(sitting.answers()[-1][0])
    sitting.play(1)
    now = sitting.live.table["sequence"]
    assert now == BEFORE + 2
    sitting.restart(concerning())
    assert [sitting.since(number) for number in range(now)] == [(True, [])] * now
    assert sitting.since(now) == (False, [])
    assert sitting.since(now + 1) == (True, [])
    assert sitting.live.ask("since", sequence=1)["type"] == "done"
    assert sitting.live.news(lambda told: told["rewound"])["events"] == []


def test_whoever_was_there_at_the_upgrade_hears_what_came_after_it(house: House) -> None:
    sitting = carried(house)
    told = []
    while sitting.live.table["status"] == "running":
        sitting.play(1)
        told.append([event["event"] for event in sitting.live.table["events"]])
    assert [len(kinds) > 0 for kinds in told] == [True] * (ALL - BEFORE)
    for number in range(len(told) + 1):
        rewound, events = sitting.since(BEFORE + number)
        assert [event["event"] for event in events] == [kind for kinds in told[number:] for kind in kinds]
        assert not rewound
    assert sitting.since(BEFORE - 1) == (True, [])


def test_whoever_comes_back_to_a_table_that_kept_its_history_hears_what_was_missed(house: House) -> None:
    sitting = Sitting(house, BEFORE)
    sitting.undo(sitting.answers()[-1][0])
    sitting.play(1)
    numbers = range(BEFORE + 4)
    told = [sitting.since(number) for number in numbers]
    assert [rewound for rewound, _ in told] == [number in (BEFORE, BEFORE + 3) for number in numbers]
    assert len(told[0][1]) > len(told[SEATS][1]) > 0
    sitting.restart(not_concerning())
    assert [sitting.since(number) for number in numbers] == told


# ---- a table that somebody set up


SET_UP = {"position": {"seats": [{"points": points} for points in range(SEATS)]}}


def begun_there(sitting: Sitting) -> list[int]:
    """The points with which the game began."""
    steps = sitting.get("/history").json()["steps"]
    return [int(points) for points in steps[0]["scores"]]


@pytest.mark.parametrize("answers", [0, BEFORE])
def test_a_position_that_is_read_as_before_keeps_its_whole_history(house: House, answers: int) -> None:
    sitting = Sitting(house, answers, **SET_UP)
    told = sitting.told()
    sitting.restart(concerning())  # deals otherwise: what was set up is not dealt
    assert sitting.told() == told
    row = house.row(sitting.id)
    assert row.start is not None
    assert (row.rules_version, row.base, row.start["version"]) == (2, None, 2)
    sitting.play()
    assert begun_there(sitting) == [0, 1, 2]
    record = sitting.record()
    assert (record.rules_version, record.carried, record.start) == (2, [], row.start)
    assert len(list(replay(present(), record))) == ALL + 1
    assert sitting.fork(1, *[ME] * SEATS).json()["set_up"] is True


def test_a_position_under_rules_that_lead_elsewhere_goes_on_from_where_it_is(house: House) -> None:
    sitting = Sitting(house, BEFORE, **SET_UP)
    start, told = house.row(sitting.id).start, sitting.told()
    sitting.restart(Later(2, words="put down {card}"))
    assert sitting.told()["views"] == told["views"]
    sitting.play()
    record = sitting.record()
    assert (record.rules_version, record.carried, record.start) == (1, [(BEFORE, 2)], start)
    new = sitting.jana.look(sitting.jana.post(f"/api/tables/{sitting.id}/rematch").json()["id"])
    assert (new["set_up"], new["scores"], new["rules_version"]) == (True, [0, 1, 2], 2)
