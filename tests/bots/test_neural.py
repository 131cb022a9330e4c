"""The network alone: its best option, warmth, what it considered; greedy where there is no network."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from deskovka.arena.simulate import Plan, simulate
from deskovka.bots.bot import Seat
from deskovka.bots.network import KNOWN, Network, network_of
from deskovka.bots.neural import NeuralBot, softmax
from deskovka.bots.registry import make_bot
from deskovka.core.ahead import Sight
from deskovka.core.errors import UnknownName
from deskovka.core.steps import State
from deskovka.games.registry import find_game
from deskovka.learn.network import Size, first_weights
from deskovka.learn.release import card_of, write_release
from deskovka.testing.bots import check_never_peeks
from deskovka.testing.play import play_randomly


def table(answers: int = 9) -> tuple[State, int]:
    """A table of vale after so many answers at which several things can be answered."""
    for number, g in enumerate(play_randomly(find_game("vale").new_game(3, 5), 6)):
        if number >= answers and len(g.options) > 2:
            return g, int(g.seat)
    raise AssertionError


def test_it_answers_what_the_network_holds_for_best() -> None:
    g, seat = table()
    network = network_of("vale")
    assert network is not None
    options = [int(option) for option in g.options]
    twin = make_bot("neural", 1)
    rows = network.option_rows(Seat(g, seat).imagine(twin.next_luck()), seat, options)
    logits, _ = network.judge(g.game.features(g, seat)[None], rows, np.array([len(options)], dtype=np.int64))
    assert make_bot("neural", 1).answer(Seat(g, seat)) == options[int(logits.argmax())]


def test_it_says_what_it_considered_best_first() -> None:
    g, seat = table()
    bot = make_bot("neural", 1)
    answer = bot.answer(Seat(g, seat))
    considered = bot.considered()
    assert considered[0].option == answer
    assert {each.option for each in considered} == {int(option) for option in g.options}
    assert sum(each.share for each in considered) == pytest.approx(1)
    assert [each.share for each in considered] == sorted((each.share for each in considered), reverse=True)
    assert considered[0].chance is not None
    assert 0 < considered[0].chance < 1
    assert [each.chance for each in considered[1:]] == [None] * (len(considered) - 1)


def test_a_trivial_question_is_answered_without_the_network() -> None:
    g, seat = table()
    g.options = g.options[:1]
    bot = make_bot("neural", 1)
    assert bot.answer(Seat(g, seat)) == g.options[0]
    assert bot.considered() == []


def test_the_warmer_the_more_evenly_it_answers() -> None:
    g, seat = table()

    def answers(written: str) -> Counter[int]:
        return Counter(make_bot(written, seed).answer(Seat(g, seat)) for seed in range(60))

    cold, warm, hot = answers("neural"), answers("neural:warmth=2"), answers("neural:warmth=100")
    assert len(cold) == 1
    assert max(hot.values()) < max(warm.values()) <= 60
    assert set(hot) == {int(option) for option in g.options}
    assert answers("neural:warmth=2") == warm


def test_warmth_has_limits() -> None:
    with pytest.raises(UnknownName, match="warmth is a number from 0 to 100"):
        make_bot("neural:warmth=-1", 1)


def test_where_there_is_no_network_it_is_greedy() -> None:
    assert network_of("_template") is None
    for g in play_randomly(find_game("_template").new_game(3, 5), 6):
        if g.ask is not None:
            seat = int(g.seat)
            assert make_bot("neural", 4).answer(Seat(g, seat)) == make_bot("greedy", 4).answer(Seat(g, seat))


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        *(("vale", seats) for seats in (2, 3, 4)),
        *((game, seats) for game in ("empire", "kemet") for seats in (2, 4)),
        *(("eldervale", seats) for seats in (1, 2, 4)),
    ],
)
def test_it_never_peeks(game: str, seats: int) -> None:
    """Nor where it looks an answer ahead (Empire), or to the end of a move (everywhere else)."""
    assert check_never_peeks(lambda seed: make_bot("neural", seed), find_game(game), seats, range(2)) > 3


@pytest.mark.parametrize("game", ["vale", "eldervale"])
def test_it_never_peeks_whatever_it_has_learnt_to_heed(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With any weights: nothing it is told may depend on what its seat does not know."""
    sight = Sight(True, 8, after=True)
    size = Size(find_game(game).table_size, sight.width(find_game(game)), 16, 16, 16, sight.effort, sight.after)
    weights = first_weights(size, 3)
    size.named(weights)["l.weight"][...] = 1.0
    write_release(tmp_path / "any.npz", size, weights, card_of(find_game(game), size, (2,), False, {}, []))
    monkeypatch.setitem(KNOWN, game, Network.load(tmp_path / "any.npz"))
    assert check_never_peeks(lambda seed: make_bot("neural", seed), find_game(game), 2, range(2)) > 3


def test_the_same_seed_gives_the_same_games() -> None:
    plan = Plan("vale", 2, ("neural:warmth=1", "neural"), seed=3, digest=True)
    assert simulate(plan, 2)["digest"] == simulate(plan, 2)["digest"]


def test_it_beats_greedy() -> None:
    """95 % of games at two seats (docs/bots.md): 12 of 20 is far below that."""
    report = simulate(Plan("vale", 2, ("neural", "greedy-1"), seed=40), games=20)
    wins = {row["bot"]: row["wins"] for row in report["per_bot"]}
    assert wins["neural"] >= 12


def test_softmax_of_large_numbers() -> None:
    assert softmax([1000.0, 1000.0]) == [0.5, 0.5]
    assert softmax([0.0, -1000.0]) == [1.0, 0.0]


def test_it_is_told_by_name() -> None:
    assert isinstance(make_bot("neural", 1), NeuralBot)
