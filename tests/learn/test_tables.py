"""The vector of tables tells exactly what the games themselves tell, and every game that ended."""

from __future__ import annotations

import numpy as np
import pytest

from deskovka.core.ahead import AHEAD, BLIND, Sight
from deskovka.core.errors import UnknownName
from deskovka.core.steps import State
from deskovka.games.registry import all_game_ids, find_game
from deskovka.learn.dealing import Dealer
from deskovka.learn.tables import NothingToPlay, Tables


def any_answers(tables: Tables, luck: np.random.Generator) -> list[int]:
    return [int(luck.integers(count)) for count in np.asarray(tables.counts)]


def dense(at: object, values: object, rows: int, width: int) -> np.ndarray:
    out = np.zeros(rows * width)
    out[np.asarray(at)] = np.asarray(values)
    return out.reshape(rows, width)


@pytest.mark.parametrize("game", all_game_ids())
def test_tables_are_told_as_the_game_tells_them(game: str) -> None:
    """All numbers of seats and variants mixed."""
    tables = Tables(find_game(game), Dealer(game, (), 0.5, seed=3), 12, 2000)
    luck = np.random.default_rng(1)
    assert {len(g.game.result(g).scores) for g in tables.tables} >= {2, 3}
    for _ in range(25):
        tables.observe()
        counts = np.asarray(tables.counts)
        rows = dense(tables.at, tables.values, 12, tables.width)
        option_rows = dense(tables.option_at, tables.option_values, int(counts.sum()), tables.option_width)
        first = 0
        for number, g in enumerate(tables.tables):
            assert tables.seats[number] == g.seat
            assert counts[number] == len(g.options)
            assert np.array_equal(rows[number].astype(np.float32), g.game.features(g, int(g.seat)))
            its_options = option_rows[first : first + counts[number]].astype(np.float32)
            assert np.array_equal(its_options, g.game.option_features(g, int(g.seat)))
            first += counts[number]
        tables.answer(any_answers(tables, luck))


@pytest.mark.parametrize("game", all_game_ids())
@pytest.mark.parametrize("sight", [Sight(True), Sight(True, 8)])
def test_tables_that_look_ahead_tell_options_of_imagined_tables(game: str, sight: Sight) -> None:
    """The same numbers first, then those of what they lead to; nothing hidden tells, because luck alone is drawn."""
    plain, further = (Tables(find_game(game), Dealer(game, (), 0.5, seed=3), 8, 2000, each) for each in (BLIND, sight))
    luck = np.random.default_rng(1)
    own = plain.option_width
    assert further.option_width == own + AHEAD
    for _ in range(12):
        for tables in (plain, further):
            tables.observe()
        rows = int(np.asarray(plain.counts).sum())
        first = dense(plain.option_at, plain.option_values, rows, plain.option_width)
        then = dense(further.option_at, further.option_values, rows, further.option_width)
        assert np.array_equal(first, then[:, : plain.option_width])
        best = np.split(then[:, -1], np.cumsum(np.asarray(plain.counts))[:-1])
        assert all(each.max() == 1.0 for each in best)
        answers = any_answers(plain, luck)
        for tables in (plain, further):
            tables.answer(answers)


@pytest.mark.parametrize("only_choices", [False, True])
def test_ended_games_are_told_with_their_rewards_and_followed_by_new_ones(only_choices: bool) -> None:
    """The last cards of Lantern leave no choice: where only choices are asked, games end with the answer before."""
    dealer = Dealer("_template", (2, 3), 0.0, seed=5)
    tables = Tables(find_game("_template"), dealer, 20, 100, only_choices=only_choices)
    luck = np.random.default_rng(2)
    ended = 0
    for _ in range(40):
        before = list(tables.tables)
        tables.observe()
        tables.answer(any_answers(tables, luck))
        over = [number for number, g in enumerate(before) if g.ask is None]
        assert [number for number, _, _ in tables.ended] == over
        for number, rewards, points in tables.ended:
            assert rewards == before[number].rewards()
            assert points == before[number].result().sides()
            assert tables.tables[number] is not before[number]
        assert tables.broken == []
        ended += len(over)
    assert ended > 60


def test_a_game_that_goes_on_for_too_long_is_broken_off_as_a_tie() -> None:
    tables = Tables(find_game("eldervale"), Dealer("eldervale", (1, 3), 0.0, seed=5), 4, 5)
    luck = np.random.default_rng(2)
    told = {}
    for _ in range(6):
        tables.observe()
        tables.answer(any_answers(tables, luck))
        told.update({number: (rewards, points) for number, rewards, points in tables.ended})
    assert sorted(tables.broken) == sorted(told) == [0, 1, 2, 3]
    for rewards, points in told.values():
        alone = len(rewards) == 1  # the ghosts have points too, but no seat
        assert (rewards, len(points)) == (([0.5], 2) if alone else ([1 / 3] * 3, 3))


def test_the_same_seed_deals_the_same_tables_and_another_stream_others() -> None:
    def dealt(seed: int, stream: int) -> list[dict[str, object]]:
        deal = Dealer("empire", (), 0.5, seed, stream)
        return [deal.game.dump(deal()) for _ in range(6)]

    assert dealt(1, 0) == dealt(1, 0)
    assert dealt(1, 0) != dealt(1, 1)
    assert dealt(1, 0) != dealt(2, 0)


def test_only_as_many_seats_as_the_game_has() -> None:
    with pytest.raises(UnknownName, match="_template is for 2, 3, 4 seats, not 5"):
        Dealer("_template", (2, 5), 0.0, seed=0)


def test_tables_at_which_nobody_is_asked_anything_are_an_error() -> None:
    game = find_game("_template")
    over = game.new_game(2, 1)
    while len(over.options):
        over.play(over.options[0])

    def deal() -> State:
        return over

    with pytest.raises(NothingToPlay):
        Tables(game, deal, 1, 10)


def seats_at(g: State) -> int:
    return len(g.game.result(g).scores)


@pytest.mark.parametrize("game", all_game_ids())
def test_where_only_choices_are_asked_everything_else_answers_itself(game: str) -> None:
    tables = Tables(find_game(game), Dealer(game, (), 0.5, seed=3), 12, 2000, only_choices=True)
    luck = np.random.default_rng(1)
    for _ in range(40):
        tables.observe()
        assert np.asarray(tables.counts).min() > 1
        tables.answer(any_answers(tables, luck))


@pytest.mark.parametrize("game", ["_template", "vale", "empire"])
def test_a_partner_has_all_seats_but_one_at_the_last_tables(game: str) -> None:
    played: list[tuple[int, int, int]] = []

    def last_option(g: State) -> int:
        played.append((id(g), int(g.seat), seats_at(g)))
        return int(g.options[len(g.options) - 1])

    dealer = Dealer(game, (2, 3, 4), 0.0, seed=3)
    tables = Tables(find_game(game), dealer, 12, 2000, partner=last_option, partnered=8)
    luck = np.random.default_rng(1)
    asked: dict[int, set[int]] = {}  # of each game: the seats that are asked
    met = []  # no table may be forgotten, or another one may have its id
    number_of = {}
    for _ in range(120):
        tables.observe()
        met += tables.tables
        for number, g in enumerate(tables.tables):
            asked.setdefault(id(g), set()).add(int(g.seat))
            number_of[id(g)] = number
        tables.answer(any_answers(tables, luck))
    partners: dict[int, set[int]] = {}
    for table, seat, _ in played:
        partners.setdefault(table, set()).add(seat)
    with_partner = {table for table, number in number_of.items() if number >= 4}
    assert all(len(asked[table]) == 1 for table in with_partner)
    assert all(number_of[table] >= 4 for table in partners if table in number_of)
    assert not any(asked[table] & partners[table] for table in with_partner & set(partners))
    assert any(len(partners[table]) == 3 for table in with_partner & set(partners))
    assert len({min(asked[table]) for table in with_partner}) >= 3  # its one seat is drawn by lot
    assert any(len(asked[table]) > 1 for table in set(asked) - with_partner)
