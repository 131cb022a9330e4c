"""deskovka position: a table from a description."""

from __future__ import annotations

import re

import pytest

from support.cli import EXAMPLE, HIDING, Run, Write


def test_position_answers_in_the_promised_shape(run: Run, write: Write) -> None:
    found = run("position", "vale", write(EXAMPLE), "--json").json()
    assert set(found) == {"view", "pending", "refusals", "result"}
    view = found["view"]
    assert (view["round"], view["phase"], view["deck_top"][0]) == (4, "action", "hydra")
    assert len(view["deck_top"]) == view["deck"] == 70 - 3
    me, other = view["players"]
    assert (me["score"], me["area"], me["hand"]) == (10, ["agni", "phoenix"], ["lava_giant"])
    assert me["stones"] == {"red": 3, "blue": 1, "purple": 0}
    assert me["stone_values"] == {"red": 2, "blue": 3, "purple": 6}
    assert (other["score"], other["hand"]) == (12, [])
    options = ["summon lava_giant", "release agni", "release phoenix", "end turn"]
    assert found["pending"] == [{"seat": 0, "ask": "turn", "options": options}]
    assert found["refusals"] == []
    assert found["result"]["over"] is False
    assert found["result"]["scores"] == [10, 12]


def test_position_open_shows_all_hands_and_is_the_default(run: Run, write: Write) -> None:
    file = write(HIDING)
    found = run("position", "vale", file, "--json").json()
    assert [player["hand"] for player in found["view"]["players"]] == [["lava_giant"], ["imp", "odin"]]
    assert run("position", "vale", file, "--as", "open", "--json").json() == found


def test_position_as_a_seat_hides_the_other_hand_the_deck_and_the_others_options(run: Run, write: Write) -> None:
    file = write(HIDING)
    mine = run("position", "vale", file, "--as", "0", "--json")
    me, other = mine.json()["view"]["players"]
    assert me["hand"] == ["lava_giant"]
    assert "hand" not in other
    assert other["hand_size"] == 2
    assert not re.search("imp|odin|hydra", mine.out)
    assert mine.json()["pending"][0]["options"][0] == "summon lava_giant"
    theirs = run("position", "vale", file, "--as", "1", "--json")
    assert theirs.json()["view"]["players"][1]["hand"] == ["imp", "odin"]
    assert "lava_giant" not in theirs.out
    assert theirs.json()["pending"] == [{"seat": 0, "ask": "turn", "options": []}]


@pytest.mark.parametrize(("viewer", "seen"), [("0", "Lava Giant"), ("1", "Imp"), ("open", "Hydra")])
def test_position_prints_the_table_of_the_viewer(run: Run, write: Write, viewer: str, seen: str) -> None:
    answer = run("position", "vale", write(HIDING), "--as", viewer, "--lang", "en")
    assert (answer.code, answer.err) == (0, "")
    hidden = {"0": "Imp|Odin|Hydra", "1": "Lava Giant|Hydra|summon", "open": "hidden"}[viewer]
    assert re.search(rf"\b{seen}\b", answer.out)
    assert not re.search(rf"\b({hidden})\b", answer.out)
    assert "seat 0: What will you do?" in answer.out
    assert ("  summon lava_giant\n" in answer.out) == (viewer != "1")


def test_answers_are_played_and_those_refused_are_listed_with_their_rule(run: Run, write: Write) -> None:
    answers = "summon hydra; 1: end turn; summon lava giant; pay 3 red;  pay 2 red ; SELL imp"
    found = run("position", "vale", write(EXAMPLE), "--answers", answers, "--json").json()
    assert [(refusal["words"], refusal["rule"]) for refusal in found["refusals"]] == [
        ("summon hydra", "VALE-SUM.1"),
        ("1: end turn", "VALE-ACT.1"),
        ("pay 3 red", "VALE-CLR.8"),
        ("SELL imp", "VALE-SELL.1"),
    ]
    assert found["refusals"][0]["text"].startswith("Hydra is not in your hand")
    me = found["view"]["players"][0]
    assert me["area"] == ["agni", "phoenix", "lava_giant"]
    assert me["stones"] == {"red": 1, "blue": 1, "purple": 0}
    assert me["score"] == 10 + 2 + 3 * 2  # Phoenix for two rubies, Lava Giant for three fire cards
    assert found["result"]["scores"] == [18, 12]


def test_refused_answers_change_nothing(run: Run, write: Write) -> None:
    file = write(EXAMPLE)
    before = run("position", "vale", file, "--json").json()
    after = run("position", "vale", file, "--answers", "summon hydra; tame imp; ; release imp", "--json").json()
    assert [refusal["rule"] for refusal in after["refusals"]] == ["VALE-SUM.1", "VALE-TAME.1", "VALE-REL.4"]
    assert after["view"] == before["view"]
    assert after["pending"] == before["pending"]


def test_secret_picks_of_several_seats_are_all_pending(run: Run, write: Write) -> None:
    file = write("seats: [{hand: [4, 12, 1]}, {hand: [5, 6, 7]}]")
    found = run("position", "_template", file, "--answers", "1: play 6", "--json").json()
    assert found["pending"] == [{"seat": 0, "ask": "pick", "options": ["play 4", "play 12", "play 1"]}]
    both = run("position", "_template", file, "--as", "1", "--json").json()
    assert [(each["seat"], len(each["options"])) for each in both["pending"]] == [(0, 0), (1, 3)]


def test_an_empty_description_is_a_plain_table_and_a_finished_game_says_so(run: Run, write: Write) -> None:
    plain = run("position", "vale", write(""), "--json").json()
    assert plain["pending"]
    assert run("position", "vale", write("{}"), "--json").json() == plain
    file = write("{round: 10, active: 1, seats: [{score: 20}, {score: 61}]}")  # nothing left but to end the turn
    answer = run("position", "vale", file, "--lang", "cs")
    assert answer.out.endswith("Hra skončila.\n")
    found = run("position", "vale", file, "--json").json()
    assert found["pending"] == []
    assert (found["result"]["over"], found["result"]["winners"]) == (True, [1])


def test_in_czech_options_and_refusals_are_czech_too(run: Run, write: Write) -> None:
    file = write(EXAMPLE)
    shown = run("position", "vale", file, "--lang", "cs").out
    assert "místo 0: " in shown
    assert "  summon lava_giant: Povolat Lávového obra" in shown
    refused = run("position", "vale", file, "--lang", "cs", "--answers", "summon hydra")
    assert refused.code == 2
    assert refused.err.startswith("deskovka: „summon hydra“ není v nabídce: ")
    assert "VALE-SUM.1" in refused.err


def test_a_seat_that_does_not_exist_is_named(run: Run, write: Write) -> None:
    refused = run("position", "vale", write(EXAMPLE), "--lang", "en", "--answers", "7: end turn")
    assert "There is no seat 7 at this table" in refused.err


def test_words_nobody_understands_are_not_answered_with_a_prompt_that_is_not_there(run: Run, write: Write) -> None:
    refused = run("position", "vale", write(EXAMPLE), "--lang", "en", "--answers", "dance")
    assert "I do not understand" in refused.err
    assert "?" not in refused.err


def test_a_description_is_read_as_it_was_written(run: Run, write: Write) -> None:
    described = "variants: {ages: 0123, leaders: on, discoveries: off}\nseats: [{}, {}, {}, {}]\n"
    assert run("position", "empire", write(described), "--json").code == 0
    assert run("position", "kemet", write("variants: {special_cards: off}\n"), "--json").code == 0
