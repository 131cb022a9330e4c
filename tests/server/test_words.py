"""What viewers read: everything in the language they wished for."""

from __future__ import annotations

import json
from random import Random

import pytest

from deskovka.core.game import Refusal
from deskovka.games.registry import find_game
from deskovka.text import LANGUAGES, Speaker, texts
from support.server import BOT, ME, Server, play_on, words_of
from support.tables import assert_refused, first_words, in_words
from support.words import (
    SAID,
    Party,
    check_events,
    check_question,
    every_language,
    switched,
    text_of,
    told_events,
    without,
    without_words,
)

# ---- a connection in words


def check_a_whole_game_in_words(party: Party, languages: list[str]) -> None:
    """Every question, option and event of a game, beside a connection of the first player that has only ids."""
    plain = party.guests[0].socket(party.id)
    last = [""] * len(languages)
    details = 0
    random = Random(7)
    while not party.over():
        asked = {question["seat"]: question for socket in party.sockets for question in socket.questions()}
        for seat, question in asked.items():
            check_question(party, question, languages[seat], last[seat])
            details += sum(option["detail"] != "" for option in question["options"])
        party.play(random, 1, plain)
        seat, words = party.server.record(party.id).answers[-1]
        last[seat] = text_of(asked[seat], words)
        assert without(without_words(party.sockets[0].table), "events") == without(plain.table, "events")
    assert all(last)
    assert (details > 0) == (party.game.id == "vale")
    for socket, language in zip(party.everybody(), [*languages, "en"], strict=True):
        check_events(party, told_events(socket), language)
        assert len(told_events(socket)) == len(party.server.state(party.id).events or [])
    first = [without(event, *SAID) for event in told_events(party.sockets[0])]
    assert first == told_events(plain)


def test_a_connection_in_words_is_told_everything_in_words(server: Server) -> None:
    languages = ["cs", "en"]
    check_a_whole_game_in_words(Party(server, "_template", languages), languages)


def test_every_word_of_a_whole_game_of_vale_is_what_the_speaker_says(sqlite_server: Server) -> None:
    languages = ["cs", "en", "cs"]
    check_a_whole_game_in_words(Party(sqlite_server, "vale", languages), languages)


@pytest.mark.parametrize("languages", [[], ["xx"], [""], ["CS"], ["cs-CZ"], ["xx", "cs"]])
def test_without_a_known_language_there_are_no_words(sqlite_server: Server, languages: list[str]) -> None:
    """It is the same news as without any subprotocol."""
    jana = sqlite_server.guest()
    id = jana.new_table(ME, ME)["id"]
    plain, socket = jana.socket(id), in_words(jana, id, *languages)
    play_on([plain], Random(1), most=3, watching=[socket])
    assert without(socket.table, "events") == without(plain.table, "events")
    assert told_events(socket) == told_events(plain) != []
    for told in (plain, socket):
        (question,) = told.questions()
        assert set(question) == {"seat", "ask", "values", "options", "undo", "ask_undo", "skip", "aside", "window"}
        assert all(set(option) == {"words", "id", "values"} for option in question["options"])
        assert not any(set(SAID) & set(event) for event in told_events(told))
        assert "text" not in told.answer(question["seat"], "end the world")
        assert "text" not in told.ask("why", seat=question["seat"], words="end turn")


def test_takes_back_names_what_an_undo_takes_back(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, ME, seed="4", variants={"first_player": "0"})["id"]
    socket = in_words(jana, id, "cs")
    (question,) = socket.questions()
    assert (question["seat"], question["takes_back"], question["undo"]) == (0, "", False)
    socket.does(0, question["options"][0]["words"])
    assert socket.questions()[0]["takes_back"] == ""  # it is the other seat's question
    socket.reach(socket.ask("undo", seat=0, sequence=1)["sequence"])
    assert socket.questions()[0]["takes_back"] == ""
    socket.does(0, question["options"][1]["words"])
    for _ in range(30):
        (question,) = socket.questions()
        if question["undo"]:
            break
        play_on([socket], Random(1), most=1)
    seat = question["seat"]
    answers = list(sqlite_server.record(id).answers)
    assert answers[-1][0] == seat
    option = find_game("vale").phrases.parse(answers[-1][1])
    assert option is not None
    assert question["takes_back"] == Speaker(find_game("vale"), texts("cs"), ["Jana", "Jana"]).option(option)
    before = socket.table["sequence"]
    socket.reach(socket.ask("undo", seat=seat, sequence=before)["sequence"])
    assert text_of(socket.questions()[0], answers[-1][1]) == question["takes_back"]
    assert sqlite_server.record(id).answers == answers[:-1]


# ---- another language


@pytest.mark.parametrize("game", ["vale", "_template"])
def test_another_language_tells_everything_again(sqlite_server: Server, game: str) -> None:
    party = Party(sqlite_server, game, ["cs", "cs"])
    party.play(Random(2), 4)
    jana = party.sockets[0]
    assert jana.ask("chat", text="Ahoj!")["type"] == "done"
    jana.until(lambda told: bool(told.get("chat")))
    for language in ("en", "cs", "en"):
        news = switched(jana, language)
        fresh = in_words(party.guests[0], party.id, language).table
        assert news["chat"] == []
        assert without(news, "chat") == without(fresh, "chat")
        assert len(news["events"]) == len(sqlite_server.state(party.id).events or []) > 0
        assert news["rewound"] is False
        check_events(party, news["events"], language)
    assert party.watching.ask("language", language="cs")["type"] == "done"
    party.play(Random(3), 1)
    check_events(party, jana.table["events"], "en")
    check_events(party, party.watching.table["events"], "cs")


def test_somebody_without_words_may_ask_for_them_later(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, ME)["id"]
    socket = jana.socket(id)
    news = switched(socket, "cs")
    assert without(news, "chat") == without(in_words(jana, id, "cs").table, "chat")


@pytest.mark.parametrize("language", ["xx", "", "CS", None, 1, ["cs"], {"cs": 1}, True])
def test_an_unknown_language_is_not_understood_and_nothing_changes(sqlite_server: Server, language: object) -> None:
    jana = sqlite_server.guest()
    id = jana.new_table(ME, ME)["id"]
    socket = in_words(jana, id, "cs")
    assert_refused(socket.ask("language", language=language), "not-understood")
    assert_refused(socket.ask("language"), "not-understood")
    speaker = Speaker(find_game("vale"), texts("cs"), ["Jana", "Jana"])
    play_on([socket], Random(1), most=1)
    for event in socket.table["events"]:
        assert event["text"] == speaker.event(without(event, *SAID))


# ---- refusals


IDEAS = ["summon hydra", "end turn", "pay 2 red", "activate imp", "give up odin", "name seat 1", "rob seat 0", "done"]
NONSENSE = ["make tea", "{ $card }", "<b>mark</b>", "summon", "marque l’hydre", "\u202eedišem"]


@every_language
def test_an_illegal_answer_is_refused_in_the_language_of_the_connection(server: Server, language: str) -> None:
    """The same text answers the question why."""
    jana = server.guest()
    id = jana.new_table(ME, ME, variants={"first_player": "0"})["id"]
    socket = in_words(jana, id, language)
    speaker = Speaker(find_game("vale"), texts(language), ["Jana", "Jana"])
    for words in (*IDEAS, *NONSENSE):
        refused = socket.answer(0, words)
        assert_refused(refused, "refused")
        assert refused["text"] == speaker.refusal(Refusal(refused["rule"], refused["message"], refused["values"])) != ""
        why = socket.ask("why", seat=0, words=words)
        assert (why["type"], why["offered"]) == ("done", False)
        assert without(why, "id", "type", "offered") == without(refused, "id", "type", "code")
        assert (refused["message"] == "core-not-understood") == (words in NONSENSE)
        if words in NONSENSE:
            assert words in refused["text"]
    offered = socket.ask("why", seat=0, words=first_words(socket))
    assert without(offered, "id") == {"type": "done", "offered": True}
    (other,) = set(LANGUAGES) - {language}
    assert socket.ask("language", language=other)["type"] == "done"
    why = socket.ask("why", seat=0, words="end turn")
    refusal = Refusal(why["rule"], why["message"], why["values"])
    assert why["text"] == Speaker(speaker.game, texts(other), speaker.players).refusal(refusal)
    assert why["text"] != speaker.refusal(refusal)


def test_refusals_that_have_no_message_have_no_text(sqlite_server: Server) -> None:
    party = Party(sqlite_server, "vale", ["cs", "en"])
    jana = party.sockets[0]
    now = jana.table["sequence"]
    seat = jana.table["asked"][0]
    for reply, code in (
        (party.sockets[seat].answer(seat, "end turn", sequence=now + 5), "stale"),
        (jana.answer(1, "end turn"), "not-your-seat"),
        (jana.ask("why", seat=1, words="end turn"), "not-your-seat"),
        (jana.ask("dance"), "not-understood"),
        (party.watching.ask("why", seat=0, words="end turn"), "spectator"),
    ):
        assert_refused(reply, code)
        assert without(reply, "id") == {"type": "refused", "code": code, "rule": "", "message": "", "values": {}}


# ---- a screen that several people share


def test_people_at_one_screen_get_what_everybody_may_see_and_hear_as_well(sqlite_server: Server) -> None:
    jana = sqlite_server.guest("Jana")
    table = jana.new_table(ME, ME, game="_template", seed="11")
    live = in_words(jana, table["id"], "en")
    assert set(live.table["views"]) == {"0", "1", "spectator"}
    assert live.table["views"]["spectator"] == json.loads(json.dumps(sqlite_server.state(table["id"]).view(None)))
    live.does(0, words_of(live.questions()[0])[0])
    (picked,) = [event for event in live.table["events"] if event["event"] == "picked"]
    assert (picked["private"], picked["seat"]) == (0, 0)
    assert picked["card"] in picked["text"]
    assert picked["card"] not in picked["others"]


def test_somebody_alone_at_a_screen_gets_no_other_view(sqlite_server: Server) -> None:
    jana = sqlite_server.guest("Jana")
    live = in_words(jana, jana.new_table(ME, BOT, game="_template")["id"], "en")
    assert set(live.table["views"]) == {"0"}


def test_an_event_says_which_move_brought_it_about(sqlite_server: Server) -> None:
    jana = sqlite_server.guest("Jana")
    live = in_words(jana, jana.new_table(ME, ME, variants={"first_player": "0"})["id"], "cs")
    assert {event["move"] for event in live.table["events"]} == {0}
    for number in (1, 2):
        question = live.questions()[0]
        live.does(question["seat"], words_of(question)[0])
        assert {event["move"] for event in live.table["events"]} == {number}
    live.ask("language", language="en")
    again = live.news(lambda told: len(told["events"]) > 5)
    assert sorted({event["move"] for event in again["events"]}) == [0, 1, 2]
    assert [event["move"] for event in again["events"]] == sorted(event["move"] for event in again["events"])
