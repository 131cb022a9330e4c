"""deskovka position: a table from a description."""

from __future__ import annotations

import json
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


# ---- what is not understood


def test_as_json_every_answer_that_was_not_taken_is_listed_with_its_text(run: Run, write: Write) -> None:
    answers = "dance; 7: end turn; summon hydra; 1: end turn; end turn x3"
    told = run("position", "vale", write(EXAMPLE), "--lang", "en", "--answers", answers, "--json")
    assert (told.code, told.err) == (2, "")  # some of it was no answer at all
    document = json.loads(told.out)
    refusals = document["refusals"]
    assert [(each["words"], each["rule"], each["message"]) for each in refusals] == [
        ("dance", None, "core-not-understood"),
        ("7: end turn", None, "core-no-such-seat"),
        ("summon hydra", "VALE-SUM.1", "vale-refusal-not-in-hand"),
        ("1: end turn", "VALE-ACT.1", "vale-refusal-not-asked"),
        ("end turn x3", None, "core-too-often"),
    ]
    assert all(each["text"].endswith(".") for each in refusals)
    assert refusals[0]["text"].startswith("I do not understand “dance”.")
    assert document["pending"][0]["ask"] == "turn"  # nothing of it was played


def test_as_json_the_answers_after_words_nobody_understands_are_given(run: Run, write: Write) -> None:
    told = run("position", "vale", write(EXAMPLE), "--answers", "dance; end turn", "--json")
    assert told.code == 2
    assert json.loads(told.out)["pending"][0]["seat"] == 1


def test_what_only_the_rules_refuse_is_no_mistake(run: Run, write: Write) -> None:
    assert run("position", "vale", write(EXAMPLE), "--answers", "summon hydra", "--json").json()["refusals"]


def test_as_json_a_finished_game_takes_no_answer_and_says_so(run: Run, write: Write) -> None:
    words = ["position", "vale", write(FORCED), "--answers", "end turn", "--lang", "cs", "--json"]
    told = run(*words)
    assert told.code == 2
    [refusal] = json.loads(told.out)["refusals"]
    assert refusal == {"words": "end turn", "rule": None, "message": "core-game-over", "text": "Hra skončila."}


# ---- stopping

FORCED = "{round: 10, active: 1, seats: [{score: 20}, {score: 61}]}"  # nothing left but to end the turn


def test_with_stop_a_forced_answer_is_asked_for_and_given(run: Run, write: Write) -> None:
    file = write(FORCED)
    assert run("position", "vale", file, "--json").json()["result"]["over"]
    stopped = run("position", "vale", file, "--stop", "--json").json()
    assert stopped["pending"] == [{"seat": 1, "ask": "turn", "options": ["end turn"]}]
    assert not stopped["result"]["over"]
    ended = run("position", "vale", file, "--stop", "--answers", "end turn", "--json").json()
    assert (ended["pending"], ended["result"]["over"]) == ([], True)
    assert "  end turn\n" in run("position", "vale", file, "--stop", "--lang", "en").out


def test_with_stop_each_of_several_forced_answers_is_asked_for(run: Run, write: Write) -> None:
    file = write("{round: 3, phase: action, active: 0, seats: [{score: 20}, {score: 61}]}")
    words = ["position", "vale", file, "--stop", "--json", "--answers"]
    asked = [run(*words, "; ".join(["end turn"] * count)).json()["pending"][0] for count in range(2)]
    assert [(each["seat"], each["options"]) for each in asked] == [(0, ["end turn"]), (1, ["end turn"])]


# ---- what happened


def test_events_tell_what_happened_in_words_and_in_order(run: Run, write: Write) -> None:
    file = write(EXAMPLE)
    words = ["position", "vale", file, "--events", "--answers", "summon lava_giant; pay 2 red"]
    english = run(*words, "--lang", "en").out.splitlines()
    told = [line for line in english if line.startswith("• ")]
    assert told[:2] == ["• seat 0 pays 2 red stones.", "• seat 0 summons Lava Giant."]
    assert english[: len(told)] == told  # before the table as it is now
    czech = run(*words, "--lang", "cs").out.splitlines()
    assert czech[0].startswith("• místo 0 ")
    assert len([line for line in czech if line.startswith("• ")]) == len(told)
    document = run(*words, "--lang", "en", "--json").json()
    assert [f"• {each['text']}" for each in document["events"]] == told
    assert document["events"][1] == {"event": "summoned", "seat": 0, "card": "lava_giant", "text": told[1][2:]}
    assert "events" not in run(*[word for word in words if word != "--events"], "--json").json()


def test_events_begin_with_what_the_table_did_by_itself(run: Run, write: Write) -> None:
    file = write(FORCED)
    assert run("position", "vale", file, "--events", "--json").json()["events"]
    assert run("position", "vale", file, "--events", "--stop", "--json").json()["events"] == []


def test_events_tell_a_seat_only_what_it_may_see(run: Run, write: Write) -> None:
    file = write("{round: 4, phase: effects, seats: [{area: [griffon]}, {}], deck_top: [hydra]}")
    words = ["position", "vale", file, "--events", "--json", "--as"]
    drawn = {
        viewer: [each for each in run(*words, viewer).json()["events"] if each["event"] == "drew"]
        for viewer in ("open", "0", "1")
    }
    assert drawn["open"] == drawn["0"]
    assert [each["card"] for each in drawn["open"]] == ["hydra"]
    assert [(each.get("card"), each["hidden"]) for each in drawn["1"]] == [(None, True)]
    assert "Hydra" not in drawn["1"][0]["text"]


def test_a_table_for_one_shows_the_opponent_nobody_plays(run: Run, write: Write) -> None:
    file = write("seats: [{element: air}]\nghosts: {guardian: mill, points: 17}\n")
    answer = run("position", "eldervale", file, "--lang", "en", "--as", "0")
    assert (answer.code, answer.err) == (0, "")
    assert re.search(r"The ghosts.* 17 ", answer.out)
    found = run("position", "eldervale", file, "--json").json()
    assert [question["seat"] for question in found["pending"]] == [0]
    assert found["result"]["rivals"] == [{"id": "ghosts", "score": 17, "rank": 1}]
    assert "seat from 0 to 0" in run("position", "eldervale", file, "--as", "1").err
