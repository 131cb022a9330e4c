"""A released file holds the network as it was trained, with its card, and is refused where it does not fit."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from deskovka.bots.network import WEIGHTS, Network, expected_share
from deskovka.core.ahead import AHEAD, Sight
from deskovka.core.steps import State
from deskovka.games.registry import find_game
from deskovka.learn.examiner import Exam, examined_by_all, rows_of, sat
from deskovka.learn.match import BotSide, Match, NetworkSide, Score, asked_by
from deskovka.learn.network import Size, first_weights, widened
from deskovka.learn.player import worth_of
from deskovka.learn.release import Card, NotThisGame, card_of, read_release, write_release
from deskovka.testing.play import play_randomly

GAME = find_game("_template")
SIZE = Size(32, 13, 12, 10, 8)
SEATS = (2, 3, 4)


def some_weights() -> np.ndarray:
    return first_weights(SIZE, 5) + np.float32(0.1) * np.random.default_rng(5).normal(size=SIZE.weights()).astype(
        np.float32
    )


def released(folder: Path, **changes: object) -> Path:
    card: Card = card_of(GAME, SIZE, SEATS, False, {"minutes": 1.5}, [{"against": "greedy", "won": 0.6}])
    path = folder / "_template.npz"
    write_release(path, SIZE, some_weights(), {**card, **changes})
    return path


def some_tables() -> list[State]:
    return [GAME.new_game(seats, seed) for seats in SEATS for seed in range(4)]


def test_who_plays_the_file_thinks_as_the_trainer_does(tmp_path: Path) -> None:
    network = Network.load(released(tmp_path))
    network.check(GAME)
    tables = some_tables()
    rows = np.stack([GAME.features(g, int(g.seat)) for g in tables])
    option_rows = [GAME.option_features(g, int(g.seat)) for g in tables]
    counts = np.array([len(each) for each in option_rows])
    logits, values = network.judge(rows, np.concatenate(option_rows), counts)
    side = NetworkSide(GAME, SIZE, some_weights())
    side.frame.tables = tables
    side.frame.observe()
    thought = side.thought(asked_by(side.frame))
    assert np.abs(thought.logits - logits).max() < 0.02  # the file is in half precision
    assert np.abs(thought.values - values).max() < 0.01
    assert np.abs(logits).max() > 0.1


def test_a_network_that_looks_ahead_is_played_on_imagined_tables(tmp_path: Path) -> None:
    """Its file says so, and who plays it tells it options as it was trained to hear them."""
    own = SIZE.option_width
    size = replace(SIZE, option_width=Sight(True, 5).width(GAME), effort=5)
    weights = widened(SIZE, some_weights(), size.option_width)
    size.named(weights)["o.weight"][:, own:] = 0.5
    card = card_of(GAME, size, (2, 3, 4), False, {}, [])
    write_release(tmp_path / "ahead.npz", size, weights, card)
    network = Network.load(tmp_path / "ahead.npz")
    network.check(GAME)
    assert network.sight == NetworkSide(GAME, size, weights).frame.sight == Sight(True, 5)
    assert read_release(tmp_path / "ahead.npz", GAME)[0] == size
    tables = [g.clone() for first in some_tables() for g in play_randomly(first, 3) if len(g.options) > 1]
    imagined = [GAME.imagine_asked(g, int(g.seat), 5) for g in tables]
    rows = [network.option_rows(g, int(g.seat), [int(o) for o in g.options]) for g in imagined]
    assert {each.shape[1] for each in rows} == {size.option_width}
    assert len(tables) > 10
    for g, each in zip(imagined, rows, strict=True):
        assert each[:, own + AHEAD - 1].max() == 1.0
        deaf = each.copy()
        deaf[:, own:] = 0.0
        row, counts = GAME.features(g, int(g.seat))[None], np.array([len(each)])
        assert not np.allclose(network.judge(row, each, counts)[0], network.judge(row, deaf, counts)[0])


@pytest.mark.parametrize("sides", [1, 2, 4])
def test_who_plays_it_understands_values_as_they_were_taught(sides: int) -> None:
    for share in (0.0, 1 / sides, 0.7, 1.0):
        assert expected_share(worth_of(share, sides), sides) == pytest.approx(share)


def test_the_card_tells_what_the_network_is_for(tmp_path: Path) -> None:
    with np.load(released(tmp_path)) as file:
        card = json.loads(str(file["card"]))
        assert {file[name].dtype for name in file.files if name != "card"} == {np.dtype(np.float16)}
        assert set(file.files) == {*SIZE.shapes(), "card"}
    assert (card["game"], card["layout"], card["rules_version"]) == ("_template", GAME.layout, GAME.rules_version)
    assert (card["width"], card["option_width"], card["seats"]) == (32, 13, [2, 3, 4])
    assert card["trained"]["minutes"] == 1.5
    assert card["strength"] == [{"against": "greedy", "won": 0.6}]


def test_a_released_network_is_read_back(tmp_path: Path) -> None:
    size, weights, card = read_release(released(tmp_path), GAME)
    assert size == SIZE
    assert np.allclose(weights, some_weights(), atol=1e-3)
    assert card["variants"] is False


def test_a_file_for_something_else_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotThisGame, match="a network for vale, not for _template"):
        read_release(released(tmp_path, game="vale"), GAME)
    with pytest.raises(NotThisGame, match="reads layout 99 of _template's features; they are written in 1 now"):
        read_release(released(tmp_path, layout=99), GAME)
    np.savez(tmp_path / "bare.npz", x=np.zeros(3))
    with pytest.raises(NotThisGame, match="tells nothing about itself"):
        read_release(tmp_path / "bare.npz", GAME)


def test_matches_give_every_seat_the_same_cards() -> None:
    match = Match(GAME, (2, 3), seed=9)
    sittings = list(match.deals(10))
    assert [(s.seats, s.seat) for s in sittings] == [
        (2, 0), (3, 0), (2, 1), (3, 1), (2, 0), (3, 2), (2, 1), (3, 0), (2, 0), (3, 1),
    ]  # fmt: skip
    assert GAME.dump(sittings[0].g) == GAME.dump(sittings[2].g) != GAME.dump(sittings[4].g)


def test_a_match_counts_every_game_once() -> None:
    scores = Match(GAME, (2, 3), seed=9).play(BotSide("random", 1), BotSide("random", 2), 60.0, games=40)
    assert {seats: score.games for seats, score in scores.items()} == {2: 20, 3: 20}
    row = scores[2].row("random", 2)
    assert (row["against"], row["games"]) == ("random", 20)
    assert 0 < float(str(row["won"])) < 1


def test_who_is_measured_against_itself_wins_its_share(tmp_path: Path) -> None:
    path = released(tmp_path)
    exam = Exam("_template", SIZE, (2,), (str(path),), 60.0, seed=1, games=200)
    [row] = rows_of(sat(exam, some_weights()))
    assert row["against"] == "released"
    assert row["won"] == pytest.approx(0.5, abs=0.05)


def test_several_processes_measure_more_games() -> None:
    exam = Exam("_template", SIZE, (2, 3), ("random",), 60.0, seed=1, games=10)
    rows = examined_by_all(exam, some_weights(), 2)
    assert [(row["seats"], row["games"]) for row in rows] == [(2, 10), (3, 10)]


def test_scores_add_up() -> None:
    score = Score(2, 1.0, 10.0, 8.0)
    score.add(Score(2, 2.0, 20.0, 4.0))
    assert score.row("greedy", 2) == {
        "against": "greedy",
        "seats": 2,
        "games": 4,
        "won": 0.75,
        "within": 0.3269,
        "points": 7.5,
        "others": 3.0,
    }


@pytest.mark.parametrize("path", sorted(WEIGHTS.glob("*.npz")), ids=lambda path: path.stem)
def test_a_course_can_begin_with_each_network_that_is_shipped(path: Path) -> None:
    _, weights, card = read_release(path, find_game(path.stem))
    assert card["strength"]
    assert np.isfinite(weights).all()
