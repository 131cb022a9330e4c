"""How a game in the terminal ends."""

from __future__ import annotations

import re

import pytest

from deskovka.core.record import new_record, read_record, replay
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.registry import all_game_ids, find_game
from support.cli import rows_of
from support.terminal import NAMES, Screen, almost_over, every_language, rule_line

WHOLE = [("_template", 2), ("_template", 3), ("_template", 4), ("vale", 2)]  # of others only the last answers are typed


@every_language
@pytest.mark.parametrize(("game", "seats"), [(id, seats) for id in all_game_ids() for seats in find_game(id).seats])
def test_a_game_ends_with_the_score_sheet_and_the_winner(language: str, game: str, seats: int) -> None:
    late = None if (game, seats) in WHOLE else almost_over(game, seats, seed=2)
    screen = Screen(language, game, people=seats, seats=seats, seed=2, record=late)
    screen.play_randomly(seats)
    say, end = screen.say, screen.shown[-1]
    result = screen.game.result(screen.table.recorder.state)
    assert result.over
    prefix = game.strip("_")
    assert say("core-score-sheet") in end
    rows = rows_of(end)
    for kind, lines in (("score", result.sheet), ("tie", result.tie_breaks)):
        for line in lines:
            label = f"{say(f'{prefix}-{kind}-{line.id}')} {line.rule}"
            assert rows.pop(label) == [str(points) for points in line.points]
    rivals = [say(f"{prefix}-rival-{rival.id}") for rival in result.rivals]
    scores = [*result.scores, *(rival.score for rival in result.rivals)]
    ranks = [*result.ranks, *(rival.rank for rival in result.rivals)]
    assert rows.pop(say("core-total")) == [str(score) for score in scores]
    assert rows.pop(say("core-rank")) == [f"{rank}." for rank in ranks]
    assert rows == {}
    names = [*NAMES[:seats], *rivals]
    assert all(name in end for name in names)
    *_, winner, reason = end.strip().splitlines()
    assert winner == victory(screen, [name for name, rank in zip(names, ranks, strict=True) if rank == 1])
    assert reason == rule_line(screen, result.reason)
    assert screen.story(0)[-1] in end
    assert screen.game.event_words.tell(screen.events()[-1], None)["event"] in ("ended", "limit")


def victory(screen: Screen, winners: list[str]) -> str:
    """What is said of those who have won."""
    if not any(name in NAMES for name in winners):
        return screen.say("core-rivals-win", rivals=", ".join(winners))
    if len(winners) > 1:
        return screen.say("core-share", players=", ".join(winners))
    return screen.say("core-wins", player=winners[0])


@pytest.mark.parametrize(
    ("points", "czech", "english"),
    [
        (200, "Vítězí Jana!", "Jana wins!"),
        (0, "Tentokrát vítězí Přízraky!", "The ghosts win this time!"),
        (None, "O vítězství se dělí Jana, Přízraky!", "Jana, The ghosts share the victory!"),
    ],
)
def test_one_against_the_ghosts_wins_loses_or_shares(points: int | None, czech: str, english: str) -> None:
    for language, words in (("cs", czech), ("en", english)):
        screen = Screen(language, "eldervale", seats=1, record=almost_over("eldervale", 1, seed=2))
        screen.play_randomly(1)
        state = screen.table.recorder.state
        assert isinstance(state, Eldervale)
        person, ghosts = state.players
        person.points = ghosts.points if points is None else points
        if points is None:
            person.purse, person.hand, person.tray = ghosts.purse, ghosts.hand, ghosts.tray
        screen.table.show_result()
        assert words in screen.printed()


@every_language
def test_a_shared_victory_names_all_winners(language: str) -> None:
    for seed in range(60):
        screen = Screen(language, "_template", people=2, seed=seed)
        screen.play_randomly(seed)
        if len(screen.game.result(screen.table.recorder.state).winners()) == 2:
            break
    assert screen.shown[-1].splitlines()[-2] == screen.say("core-share", players="Jana, Petr")


def test_people_and_bots_finish_a_game_whose_record_keeps_the_rules() -> None:
    screen = Screen("cs", people=2, seats=4, seed=11)
    screen.play_randomly(4)
    record = read_record(screen.table.recorder.record.text())
    assert record.names == ["Jana", "Petr", "Fox 2 (greedy)", "Fox 3 (greedy)"]
    assert {seat for seat, _ in record.answers} == {0, 1, 2, 3}
    *_, end = replay(screen.game, record)
    assert screen.game.result(end).scores == record.result


def test_a_finished_game_that_is_opened_again_shows_its_result() -> None:
    screen = Screen(people=2)
    screen.play_randomly()
    again = Screen(record=screen.table.recorder.record)
    again.run(again.silent)
    assert again.prompts == []
    sheet = screen.say("core-score-sheet")
    assert again.shown[-1].partition(sheet)[2] == screen.shown[-1].partition(sheet)[2]
    assert sheet in again.shown[-1]


@pytest.mark.parametrize("name", ["[bold]", "Fox [/]"])
def test_a_name_may_have_any_signs(name: str) -> None:
    """In the picture of the table, in the news, at the curtain, on the score sheet."""
    game = find_game("vale")
    record = new_record(game, 2, 1, {"first_player": "0"})
    record.names = [name, "Petr"]
    screen = Screen(record=record)
    screen.play_randomly()
    assert re.search(rf"^[▶ ] {re.escape(name)}  Points", screen.shown[1], re.MULTILINE)
    assert screen.say("core-pass-screen", player=name) in screen.prompts
    assert screen.say("vale-event-turn-ended", player=name) in "".join(screen.shown)
    assert rows_of(screen.shown[-1])
    header = next(line for line in screen.shown[-1].splitlines() if "Petr ┃" in line)
    assert [cell.strip() for cell in header.strip("┃").split("┃")] == ["", name, "Petr"]
