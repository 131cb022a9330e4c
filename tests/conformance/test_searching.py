"""Every game says truly what searches ask of it: worths of all seats, and where whole moves begin and end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from deskovka.core.game import Game
from deskovka.core.luck import below, luck_of, next_luck
from deskovka.core.steps import State
from deskovka.games.kemet.terms import DAY
from deskovka.games.registry import all_game_ids, find_game
from deskovka.testing.searching import check_best_moves, check_settled, check_worths
from deskovka.testing.variants import game_of

TABLES = [(id, seats) for id in all_game_ids() for seats in find_game(id).seats]
FEW = range(2)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_all_seats_are_judged_at_once_as_each_alone(id: str, seats: int) -> None:
    check_worths(find_game(id), seats, FEW)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_everybody_can_tell_a_settled_table_and_there_is_one_soon(id: str, seats: int) -> None:
    check_settled(find_game(id), seats, FEW)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_the_best_whole_move_ends_at_a_settled_table(id: str, seats: int) -> None:
    check_best_moves(find_game(id), seats, FEW)


def whole_moves(game: Game, seats: int, seed: int) -> Iterator[tuple[State, State, list[State]]]:
    """Two settled tables of a random game that follow each other, and the tables between them.

    In it also those are asked who have no choice: otherwise a turn that begins with one card to take is not seen.
    """
    g = game_of(game, seats, seed)
    luck = int(luck_of(seed))
    before, between = g.clone(), []
    while g.ask is not None:
        luck = int(next_luck(luck))
        g.choose(int(g.seat), int(g.options[int(below(luck, len(g.options)))]), stop=True)
        if game.settled(g):
            yield before, g.clone(), between
            before, between = g.clone(), []
        else:
            between.append(g.clone())


def gained(one: Sequence[int], other: Sequence[int], seat: int) -> list[int]:
    """What a seat has more than before, then what all others have."""
    more = [there - here for here, there in zip(one, other, strict=True)]
    return [more[seat], sum(more) - more[seat]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_move_of_empire_is_one_card_with_its_actions(seats: int) -> None:
    turns = 0
    for before, after, between in whole_moves(find_game("empire"), seats, 2 * seats):
        cards = gained(*([len(p.cards) for p in g.players] for g in (before, after)), before.seat)
        asked = type(before.ask).__name__
        assert cards == [asked == "Turn", 0]
        assert all(g.seat == before.seat or asked == "Bid" for g in between)
        turns += cards[0]
    assert turns == sum(len(p.cards) for p in after.players)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_move_of_the_vale_is_one_card_marked_one_action_or_one_effect(seats: int) -> None:
    kinds = set()
    for seed in range(6):
        for before, after, between in whole_moves(find_game("vale"), seats, seed):
            asked = type(before.ask).__name__
            kinds.add(asked)
            marked = gained(*([len(p.marked) for p in g.players] for g in (before, after)), before.seat)
            assert (marked == [1, 0]) == (asked == "Hunt")
            if asked == "Turn":
                assert all(g.actions == before.actions + 1 for g in between)
            if asked == "ActivateNext":
                assert all(len(g.used) == len(before.used) + 1 for g in between)
    assert kinds == {"Hunt", "Turn", "ActivateNext"}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_whole_move_of_kemet_by_day_is_one_turn(seats: int) -> None:
    turns = 0
    for before, after, between in whole_moves(find_game("kemet"), seats, seats):
        assert after.march is None
        assert after.battle is None
        if before.phase == DAY:
            by_day = [g for g in (before, *between, after) if g.phase == DAY and g.round == before.round]
            spent = gained(*([-p.tokens for p in g.players] for g in (before, by_day[-1])), before.seat)
            assert spent[1] == 0
            turns += spent[0] > 0
    assert turns > 10


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_whole_move_of_eldervale_is_one_turn_and_that_of_the_ghosts(seats: int) -> None:
    turns = 0
    for before, after, _ in whole_moves(find_game("eldervale"), seats, seats):
        assert after.battle is None
        if before.turns and after.ask is not None:
            assert after.turns - before.turns in (0, 2 if seats == 1 else 1)
            turns += after.turns > before.turns
    assert turns > 10
