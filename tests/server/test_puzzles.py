"""Positions to train with on the server: nothing is told before an answer, and the first try stays the first."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import date, datetime, timedelta
from typing import Any

import pytest

from deskovka.games.registry import find_game
from deskovka.puzzles.kept import find_puzzle, puzzles_of, table_of, today
from deskovka.puzzles.shapes import Puzzle
from deskovka.server import puzzle_api
from deskovka.server.models import now
from deskovka.server.puzzles import Tries
from deskovka.server.refused import Refused
from support.positions import made_up, only
from support.server import OWN, Guest, Server

Serve = Callable[..., Server]
THEMES = ("sell-or-tame", "summon")


@pytest.fixture(scope="module", autouse=True)
def positions(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Six positions of one game, two themes, difficulties 1, 3 and 5; one that was played to the end."""
    folder = tmp_path_factory.mktemp("positions")
    made = [
        made_up("vale", number, THEMES[number % 2], 1 + 2 * (number // 2), exact=number == 5) for number in range(6)
    ]
    with only(folder, *made):
        yield


def told(browser: Guest, id: str, **wish: Any) -> Any:
    said = browser.get(f"/api/puzzles/{id}", params=wish)
    assert said.status_code == 200, said.text
    return said.json()


def tried(browser: Guest, id: str, words: str, language: str = "en") -> Any:
    return browser.post(f"/api/puzzles/{id}/answer", words=words, language=language)


def refused(said: Any) -> tuple[int, str]:
    return said.status_code, said.json()["code"]


def best(id: str) -> str:
    return find_puzzle(id).best().words


def worst(id: str) -> str:
    return find_puzzle(id).verdicts[-1].words


# ---- what is told before an answer


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_position_is_told_as_its_seat_sees_it(sqlite_server: Server, language: str) -> None:
    jana = sqlite_server.guest("Jana")
    for puzzle in puzzles_of("vale"):
        state = table_of(puzzle)
        said = told(jana, puzzle.id, language=language)
        view = find_game("vale").view(state, puzzle.seat)
        assert said["position"]["view"] == json.loads(json.dumps(view))
        offered = [find_game("vale").phrases.say(option) for option in state.offered(puzzle.seat)]
        assert [option["words"] for option in said["options"]] == offered
        assert all(option["text"] for option in said["options"])
        assert said["names"][puzzle.seat] == {"cs": "Ty", "en": "You"}[language]
        assert len(set(said["names"])) == puzzle.seats


def test_nothing_hidden_is_told_before_an_answer_or_after_it(sqlite_server: Server) -> None:
    """No card of another hand, nor any of the draw pile, unless the seat sees it somewhere else."""
    jana = sqlite_server.guest("Jana")
    looked_at = 0
    for puzzle in puzzles_of("vale"):
        hidden = hidden_names(puzzle)
        assert hidden
        looked_at += len(hidden)
        words = json.dumps(told(jana, puzzle.id))
        assert not [name for name in hidden if json.dumps(name) in words]
        assert str(puzzle.seed) not in json.dumps(list(told(jana, puzzle.id)))
        after = tried(jana, puzzle.id, worst(puzzle.id)).json()
        for each in after["options"]:
            assert not [name for name in hidden if name in each["words"].split()]
    assert looked_at > 20


def hidden_names(puzzle: Puzzle) -> list[str]:
    """Names that stand in the open view of a position, but not in that of its seat."""
    state, game = table_of(puzzle), find_game(puzzle.game)
    return sorted(strings_in(game.open_view(state)) - strings_in(game.view(state, puzzle.seat)))


def strings_in(value: Any) -> set[str]:
    if isinstance(value, str):
        return {value}
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
    return {name for each in inside for name in strings_in(each)}


def test_no_verdict_is_told_before_an_answer(sqlite_server: Server) -> None:
    jana = sqlite_server.guest("Jana")
    for puzzle in puzzles_of("vale"):
        said = told(jana, puzzle.id)
        assert said["mine"] is None
        for option in said["options"]:
            assert set(option) <= {"words", "id", "values", "text", "numbers", "detail"}
        assert not {"verdicts", "quality", "course", "explanation", "best", "answers", "seed"} & set(said)
        refusal = tried(jana, puzzle.id, "no such words")
        assert refused(refusal) == (422, "not-on-offer")
        offered = [option["words"] for option in said["options"]]
        assert refusal.json()["values"]["offered"] == offered  # as they are asked for, not by what they are worth
        again = jana.get(f"/api/puzzles/{puzzle.id}/answer", params={"words": offered[0]})
        assert refused(again) == (409, "not-tried")
        assert told(jana, puzzle.id)["mine"] is None


# ---- answers


def test_an_answer_turns_every_option_over(sqlite_server: Server) -> None:
    jana = sqlite_server.guest("Jana")
    id = "vale-000"
    said = told(jana, id)
    after = tried(jana, id, worst(id)).json()
    assert [option["words"] for option in after["options"]] == [option["words"] for option in said["options"]]
    by_words = {option["words"]: option for option in after["options"]}
    assert by_words[best(id)]["quality"] == "best"
    assert by_words[worst(id)]["quality"] == after["quality"] == after["first"] != "best"
    assert by_words[best(id)]["text"] in after["title"]
    assert 0 < after["explanation"].count(".") <= 4
    assert after["course"][0]["text"] == by_words[best(id)]["text"]
    assert after["course"][0]["view"]["players"]
    czech = jana.get(f"/api/puzzles/{id}/answer", params={"words": worst(id), "language": "cs"}).json()
    assert czech["title"].startswith("Lepší")
    assert told(jana, id)["mine"]["tries"] == 1  # to read it in another language is no further try


def test_what_was_played_to_the_end_is_told_in_points(sqlite_server: Server) -> None:
    jana = sqlite_server.guest("Jana")
    after = tried(jana, "vale-005", worst("vale-005")).json()
    reasons = {option["words"]: option["reason"] for option in after["options"]}
    assert reasons[best("vale-005")] == "You win by 2 points."
    assert reasons[find_puzzle("vale-005").verdicts[1].words] == "You end level on points, and win all the same."
    assert "played to the end" in after["explanation"]


def test_the_first_try_stays_the_first(server: Server) -> None:
    jana, eva = server.guest("Jana"), server.guest("Eva")
    id = "vale-001"
    assert tried(jana, id, worst(id)).json()["first"] != "best"
    assert tried(jana, id, best(id)).json()["first"] != "best"
    mine = told(jana, id)["mine"]
    assert (mine["best"], mine["tries"]) == ("best", 2)
    assert mine["first"] != "best"
    assert told(eva, id)["mine"] is None
    assert tried(eva, id, best(id)).json()["first"] == "best"
    assert found(jana) == (0, 0)
    assert found(eva) == (1, 1)  # of the game, and of its theme


def found(browser: Guest) -> tuple[int, int]:
    game = browser.get("/api/puzzles").json()["games"][0]
    theme = next(theme for theme in game["themes"] if theme["theme"] == THEMES[1])
    assert (game["all"], theme["all"]) == (6, 3)
    return game["found"], theme["found"]


def test_unknown_positions_and_unknown_people(sqlite_server: Server) -> None:
    jana, nobody = sqlite_server.guest("Jana"), sqlite_server.nobody()
    for said in (jana.get("/api/puzzles/vale-999"), jana.get("/api/puzzles/chess-001"), tried(jana, "vale-999", "x")):
        assert refused(said) == (404, "no-puzzle")
    assert refused(jana.get("/api/puzzles/next", params={"game": "chess"})) == (404, "no-puzzle")
    assert refused(tried(nobody, "vale-000", best("vale-000"))) == (401, "nobody")
    assert told(nobody, "vale-000")["mine"] is None  # to look is free
    assert jana.get("/api/puzzles/next", params={"difficulty": 6}).status_code == 422


# ---- which one


def test_the_position_of_a_day_is_the_same_for_everybody(
    sqlite_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    thursday = datetime(2026, 11, 19, 12, tzinfo=now().tzinfo)
    monkeypatch.setattr(puzzle_api, "now", lambda: thursday)
    jana, eva = sqlite_server.guest("Jana"), sqlite_server.guest("Eva")
    said, other = (browser.get("/api/puzzles").json() for browser in (jana, eva))
    assert said["today"] == other["today"]
    assert said["today"]["id"] == today(thursday.date()).id
    week = [(day["date"], day["id"]) for day in said["week"]]
    days = [date(2026, 11, 16) + timedelta(days=number) for number in range(7)]
    assert week == [(day.isoformat(), today(day).id if day <= thursday.date() else None) for day in days]
    id = said["today"]["id"]
    tried(jana, id, best(id))
    assert jana.get("/api/puzzles").json()["week"][3]["first"] == "best"
    assert eva.get("/api/puzzles").json()["week"][3]["first"] is None


def test_the_next_one_was_not_tried_and_is_near_the_difficulty(sqlite_server: Server) -> None:
    jana = sqlite_server.guest("Jana")

    def following(**wish: Any) -> str:
        return str(jana.get("/api/puzzles/next", params=wish).json()["id"])

    wish = {"game": "vale", "theme": THEMES[0], "difficulty": 5}
    order = []
    for _ in range(3):
        id = following(**wish)
        assert following(**wish) == id  # until it was tried
        order.append(id)
        tried(jana, id, worst(id))
    assert order == ["vale-004", "vale-002", "vale-000"]
    assert following(**wish) == "vale-004"  # tried longest ago
    assert following(**wish, after="vale-004") == "vale-002"
    assert following(theme=THEMES[1], difficulty=1, after="vale-001") == "vale-003"


# ---- whose they are


def test_tries_are_taken_along_and_forgotten_with_the_person(server: Server) -> None:
    jana, eva = server.guest("Jana"), server.guest("Eva")
    for browser in (jana, eva):
        tried(browser, "vale-000", best("vale-000"))
    [mine] = jana.get("/api/me/export").json()["tries"]
    assert (mine["puzzle"], mine["first"], mine["tries"]) == ("vale-000", "best", 1)
    assert jana.http.delete("/api/me", headers=OWN).status_code == 200
    assert eva.get("/api/me/export").json()["tries"]
    assert told(eva, "vale-000")["mine"]["tries"] == 1


def test_whoever_is_forgotten_while_an_answer_is_weighed_has_tried_nothing(server: Server) -> None:
    jana, eva = server.guest("Jana"), server.guest("Eva")
    player = server.run(server.app.state.identity.player, jana.cookie)
    assert jana.http.delete("/api/me", headers=OWN).status_code == 200
    tries = Tries(server.app.state.service.storage)
    with pytest.raises(Refused, match="nobody"):
        server.run(tries.note, player.id, "vale-000", "best")
    assert tried(eva, "vale-000", best("vale-000")).status_code == 200
