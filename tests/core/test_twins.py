"""Beside every scenario plays a twin that comes from a file: it complains about whatever a file forgets."""

from __future__ import annotations

import pytest

from deskovka.core.luck import Seed
from deskovka.core.steps import State
from deskovka.testing import play
from support.versions import Later


class LosesCards(Later):
    """Forgets the discard pile when it loads a table."""

    def load(self, data: dict[str, object]) -> State:
        return super().load({**data, "discard": []})


class ForgetsLuck(Later):
    """Does not store the luck: the table looks the same until the next die is rolled."""

    def dump(self, g: State) -> dict[str, object]:
        return {**super().dump(g), "luck": 2**61 + 3}


class ShowsWhatIsNotStored(Later):
    """Tells everybody something that no file keeps."""

    tables: list[State] = []

    def deal(self, seats: int, seed: Seed, variants: dict[str, str]) -> State:
        self.tables.append(super().deal(seats, seed, variants))
        return self.tables[-1]

    def open_view(self, g: State) -> dict[str, object]:
        return {**super().open_view(g), "first": any(g is table for table in self.tables)}


def play_to_the_end(game: Later) -> None:
    g = game.new_game(2, 1)
    while len(g.options):
        play.choose(g, int(g.seat), int(g.options[0]))


def test_a_game_that_stores_everything_has_no_complaints() -> None:
    play_to_the_end(Later(1))


@pytest.mark.parametrize("game", [LosesCards(1), ForgetsLuck(1), ShowsWhatIsNotStored(1)])
def test_what_a_file_forgets_is_found(game: Later) -> None:
    with pytest.raises(AssertionError):
        play_to_the_end(game)


def test_the_table_itself_goes_on_as_without_a_twin() -> None:
    game = Later(1)
    alone, watched = game.new_game(3, 5), game.new_game(3, 5)
    while len(alone.options):
        option = int(alone.options[-1])
        alone.choose(int(alone.seat), option)
        play.choose(watched, int(watched.seat), option)
        assert game.dump(watched) == game.dump(alone)
