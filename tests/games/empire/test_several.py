"""Several armies at once: one answer that says how often (docs/adr/0014)."""

from __future__ import annotations

import pytest

from deskovka.core.errors import IllegalOption
from deskovka.core.record import new_record, read_record, replay
from deskovka.core.recorder import Recorder
from deskovka.testing import play
from support.empire import EMPIRE, answer, armies, asked, me, offered, refused, table


def most(words: str, g: object) -> int:
    option = EMPIRE.phrases.parse(words)
    assert option is not None
    return EMPIRE.repeats(g, int(g.seat), option)  # type: ignore[attr-defined, arg-type]


@pytest.mark.rule("EMPIRE-PLACE.1")
def test_several_armies_are_placed_with_one_answer() -> None:
    g = table({"cities": {"MEA-1": 1}}, {}, row=["dire_eye"])
    answer(g, "take dire_eye", "place in CRE-3 x3")
    assert (armies(g, "CRE-3"), asked(g)) == (3, (0, "Place"))
    assert most("place in MEA-1", g) == 1
    answer(g, "place in MEA-1")
    assert (armies(g, "MEA-1"), asked(g)) == (1, (1, "Turn"))


@pytest.mark.rule("EMPIRE-PLACE.1", "EMPIRE-PLACE.4")
@pytest.mark.parametrize(("supply", "times"), [(18, 4), (3, 3), (1, 1)])
def test_no_more_at_once_than_one_after_another(supply: int, times: int) -> None:
    g = table({"armies": {"MEA-1": 18 - supply} if supply < 18 else {}}, {}, row=["dire_eye"])
    answer(g, "take dire_eye")
    assert most("place in CRE-3", g) == times
    before = EMPIRE.dump(g)
    with pytest.raises(IllegalOption):
        play.choose(g, 0, f"place in CRE-3 x{times + 1}")
    refusal = refused(g, f"place in CRE-3 x{times + 1}")
    assert (refusal.message, refusal.values) == ("core-too-often", {"times": times + 1, "most": times})
    assert EMPIRE.dump(g) == before


@pytest.mark.rule("EMPIRE-MOVE.3", "EMPIRE-MOVE.4")
def test_several_armies_march_the_same_way_with_one_answer() -> None:
    g = table({"armies": {"CRE-3": 2, "CRE-4": 5}, "cards": []}, {}, row=["cursed_banshee"])  # 6 to move
    answer(g, "take cursed_banshee")
    by_land = next(words for words in offered(g) if words.startswith("move CRE-3 to CRE"))
    assert most(by_land, g) == 2  # as many as stand there
    answer(g, f"{by_land} x2")
    assert armies(g, "CRE-3") == 0
    assert EMPIRE.view(g, 0)["action"]["left"] == 4  # type: ignore[index]


@pytest.mark.rule("EMPIRE-ENC.12")
def test_robbers_are_paid_for_each_of_them() -> None:
    robbers = {"MEA-2": "robbers"}
    g = table({"cities": {"MEA-2": 1}, "coins": 2}, {}, row=["dire_eye"], variants="encounters", tokens=robbers)
    answer(g, "take dire_eye")
    assert most("place in MEA-2", g) == 2
    answer(g, "place in MEA-2 x2")
    assert (armies(g, "MEA-2"), me(g).coins) == (2, 0)


def test_what_is_not_repeated_is_refused_whatever_follows() -> None:
    g = table({}, {}, row=["dire_eye"])
    assert most("take dire_eye", g) == 1
    assert refused(g, "take dire_eye x2").message == "core-too-often"
    assert refused(g, "dance x2").message == "core-not-understood"


def test_it_is_one_line_of_the_record_and_is_taken_back_as_one_step() -> None:
    played = Recorder(EMPIRE, new_record(EMPIRE, 3, 5, {"setup": "random"}))
    while not any(EMPIRE.repeats(played.state, int(played.state.seat), int(o)) > 2 for o in played.state.options):
        seat = int(played.state.seat)
        played.choose(seat, played.state.offered(seat)[0])
    seat = int(played.state.seat)
    before = EMPIRE.dump(played.state)
    option = next(int(o) for o in played.state.options if EMPIRE.repeats(played.state, seat, int(o)) > 2)
    said = f"{EMPIRE.phrases.say(option)} x2"  # the action goes on: nothing new is turned up
    played.choose(seat, said)
    assert played.record.answers[-1] == (seat, said)
    *_, again = replay(EMPIRE, read_record(played.record.text()))
    assert EMPIRE.dump(again) == EMPIRE.dump(played.state)
    assert played.may_take_back(seat)
    played.take_back()
    assert EMPIRE.dump(played.state) == before


def test_the_numbers_of_an_option_say_how_often() -> None:
    g = table({"armies": {"CRE-4": 2}}, {}, row=["dire_eye", "cursed_banshee"])
    answer(g, "take dire_eye")
    told = {EMPIRE.phrases.say(int(o)): EMPIRE.outlook(g, 0, int(o)).get("most") for o in g.options}
    assert told == {"place in CRE-3": 4, "done": None}
