"""Nobody counts the secret answers of others: not by numbers, not by asking, not by taking back, not afterwards."""

from __future__ import annotations

import re
from typing import Any

import pytest

from deskovka.server.numbering import Numbering
from support.councils import in_council
from support.server import Server, Socket
from support.tables import assert_refused

PAIR, OTHER = "play bc_5 discard bc_1d3", "play bc_1d3 discard bc_5"
TIMES = re.compile(r'"(changed|at|id|commitment|deadline|away|bot_from)":("[^"]*"|\{[^}]*\}|[\d.]+)')
STRAIGHT = ["pair"]
WANDERING = ["other", "undo", "pair", "undo", "other", "undo", "pair"]


def test_each_viewer_has_numbers_of_their_own() -> None:
    numbers = Numbering()
    for sequence in (4, 5, 7):  # of ten moves these three are parts of a secret answer of seat 1
        numbers.hide(1, sequence)
    assert [numbers.told_at(moves, [1]) for moves in range(11)] == list(range(11))
    assert [numbers.told_at(moves, [0]) for moves in range(11)] == [0, 1, 2, 3, 3, 3, 4, 4, 5, 6, 7]
    assert numbers.told_at(10, []) == numbers.told_at(10, [0, 2]) == 7
    assert [numbers.last_told(number, [0], 10) for number in range(-1, 9)] == [-1, 0, 1, 2, 5, 7, 8, 9, 10, -1]
    assert [numbers.last_told(number, [1], 10) for number in (3, 10, 11)] == [3, 10, -1]


class Council:
    """A war council in which Jana does as she is told; Petr, and somebody who watches, try to find out what."""

    def __init__(self, server: Server) -> None:
        self.id, self.jana, self.petr, self.seen = in_council(server)
        host, self.guest = server.people[-2:]
        self.spectate = host.post(f"/api/tables/{self.id}/links").json()["spectate"]
        self.nobody = server.nobody()
        self.watching = self.nobody.socket(self.id, self.spectate)
        self.petr.news(lambda told: bool(told["watching"]))
        self.jana.news(lambda told: bool(told["watching"]))
        self.learnt: list[str] = []
        self.read = {id(self.petr): len(self.petr.frames), id(self.watching): len(self.watching.frames)}

    def answers(self, secretly: list[str]) -> None:
        """Jana's way to her choice."""
        for word in secretly:
            if word == "undo":
                reply = self.jana.ask("undo", seat=0, sequence=self.jana.table["sequence"])
            else:
                reply = self.jana.answer(0, PAIR if word == "pair" else OTHER)
            assert reply["type"] == "done", reply
            self.jana.reach(reply["sequence"])
            self.jana.drain(0.05)

    def look_around(self) -> None:
        """Everything that can be asked from outside, and every number one after another."""
        for guest, live, headers in (
            (self.guest, self.petr, {}),
            (self.nobody, self.watching, {"x-deskovka-link": self.spectate}),
        ):
            said = guest.get(f"/api/tables/{self.id}", headers=headers)
            assert said.status_code == 200
            self.learnt.append(said.text)
            for number in range(self.seen - 2, self.seen + 9):
                live.ask("since", sequence=number)
                live.news(lambda _: True)
            self.keep(live)
        for number in range(self.seen - 2, self.seen + 9):
            self.learnt.append(self.guest.get(f"/api/tables/{self.id}/news?since={number}&language=en").text)
        self.learnt.append(self.guest.get(f"/api/tables/{self.id}/since/1").text)
        second = self.guest.socket(self.id)
        self.learnt.append(second.frames[0])
        second.close()
        self.guest.sockets.remove(second)

    def keep(self, live: Socket) -> None:
        live.drain(0.2)
        self.learnt += live.frames[self.read[id(live)] :]
        self.read[id(live)] = len(live.frames)

    def told(self) -> list[str]:
        return [TIMES.sub(r'"\1":"THEN"', text.replace(self.id, "ID")) for text in self.learnt]


def worlds(server: Server, ways: list[list[str]], then: Any) -> list[list[str]]:
    told = []
    for way in ways:
        council = Council(server)
        council.answers(way)
        council.look_around()
        then(council)
        told.append(council.told())
    return told


def both_ready(council: Council) -> None:
    """She is ready, he answers, everything comes out: no number jumps by what she did."""
    council.jana.does(0, "done")
    council.look_around()
    council.petr.reach(council.seen + 1)
    for words in (PAIR, "done"):
        council.petr.does(1, words)
    council.look_around()
    assert council.petr.table["views"]["1"]["question"] != "war_council"
    assert council.petr.table["sequence"] == council.seen + 3  # she is ready; two answers of his own
    assert council.watching.reach(council.seen + 2)["sequence"] == council.seen + 2  # both are ready


def test_two_ways_to_the_same_choice_look_the_same_to_all_others(sqlite_server: Server) -> None:
    one, other = worlds(sqlite_server, [STRAIGHT, WANDERING], both_ready)
    assert len(one) > 60
    assert one == other


def takes_back(council: Council) -> None:
    """He chooses, thinks again, and is not told whether she has chosen meanwhile."""
    council.petr.does(1, PAIR)
    council.answers(["undo", "pair"])
    reply = council.petr.ask("undo", seat=1, sequence=council.petr.table["sequence"])
    assert reply["type"] == "done", reply
    council.petr.reach(reply["sequence"])
    council.look_around()
    assert council.jana.ask("why", seat=0, words="done")["offered"] is True  # what she has chosen stays
    council.petr.does(1, OTHER)
    council.look_around()


def test_taking_back_in_secret_tells_nothing_of_others_and_leaves_what_they_chose(sqlite_server: Server) -> None:
    one, other = worlds(sqlite_server, [STRAIGHT, WANDERING], takes_back)
    assert one == other


def test_whether_a_choice_is_final_does_not_depend_on_what_the_other_side_did_in_secret(sqlite_server: Server) -> None:
    """Who is ready has shown that, and asks the others to take it back."""
    replies = []
    for chosen in (False, True):
        council = Council(sqlite_server)
        council.answers(["pair"])
        council.jana.does(0, "done")
        council.petr.reach(council.seen + 1)
        if chosen:
            council.petr.does(1, PAIR)
        replies.append(council.jana.ask("undo", seat=0, sequence=council.jana.table["sequence"]))
    assert replies[0] == replies[1]


def test_past_the_beginning_of_a_secret_question_nobody_takes_back_alone(sqlite_server: Server) -> None:
    """Whether it went at once would tell whether the other side has chosen already."""
    asked = []
    for way in ([], ["pair"]):
        council = Council(sqlite_server)
        council.answers(way)
        council.petr.drain(0.2)
        (question,) = council.petr.questions()
        asked.append((question["undo"], question["ask_undo"]))
    assert asked[0] == asked[1]
    assert asked[0][0] is False


def test_a_wish_stays_while_somebody_answers_in_secret(sqlite_server: Server) -> None:
    council = Council(sqlite_server)
    reply = council.petr.ask("undo", seat=1, sequence=council.petr.table["sequence"])
    if reply["type"] == "refused":
        assert_refused(reply, "no-undo")
        pytest.skip("nothing to wish for here")
    council.petr.news(lambda told: told["wish"] is not None)
    before = council.guest.look(council.id)["wish"]
    assert council.jana.answer(0, PAIR, council.seen)["type"] == "done"
    assert council.guest.look(council.id)["wish"] == before


def test_the_numbers_are_the_same_when_the_table_is_loaded_again(sqlite_server: Server) -> None:
    council = Council(sqlite_server)
    council.answers(WANDERING)
    service = sqlite_server.app.state.service
    before = sqlite_server.table(council.id)
    numbers = (before.numbers.hidden, before.began, before.reached, before.latest)
    service.forget(council.id)
    after = sqlite_server.table(council.id)
    assert (after.numbers.hidden, after.began, after.reached, after.latest) == numbers
    assert before is not after


def test_an_answer_of_ones_own_is_stale_once_it_was_given(sqlite_server: Server) -> None:
    """Also when the other side became ready before it: a number is good for one answer."""
    council = Council(sqlite_server)
    council.answers(["pair"])
    council.jana.does(0, "done")
    ready = council.petr.reach(council.seen + 1)["sequence"]
    council.petr.does(1, PAIR)
    assert_refused(council.petr.answer(1, "done", council.seen), "stale")
    assert_refused(council.petr.answer(1, "done", ready), "stale")
