"""What an agent observes: what its seat may know, as numbers, and what is on offer to it.  Never more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from deskovka.core.game import Game
from deskovka.core.steps import State
from deskovka.envs.actions import Actions

FAR = 100.0  # numbers of a table are about 1, and never so far from 0


class Observation(TypedDict, total=False):
    """As in PettingZoo's classics, and a row of numbers for each action on offer, where actions are places."""

    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]
    option_features: NDArray[np.float32]


class Observer:
    """Makes observations of the tables of one game."""

    def __init__(self, game: Game, actions: Actions, rows: bool = True) -> None:
        self.game = game
        self.actions = actions
        dealt = game.new_game(game.seats[-1], 0)
        self.width = len(game.table_numbers(dealt, 0))
        self.has_rows = rows and actions.has_rows()

    def space(self) -> spaces.Dict:
        """A new space every time: each agent seeds its own."""
        parts: dict[str, spaces.Space[NDArray[np.float32]] | spaces.Space[NDArray[np.int8]]] = {
            "observation": spaces.Box(-FAR, FAR, (self.width,), np.float32),
            "action_mask": spaces.Box(0, 1, (self.actions.count,), np.int8),
        }
        if self.has_rows:
            parts["option_features"] = spaces.Box(-FAR, FAR, (self.actions.count, self.game.option_size), np.float32)
        return spaces.Dict(parts)

    def observe(self, g: State, seat: int, options: Sequence[int], page: int = 0) -> Observation:
        """What a seat observes; `options` are those on offer to it, none while others are asked."""
        actions = self.actions
        mask = np.zeros(actions.count, np.int8)
        if options:
            mask[actions.numbers(options, page)] = 1
        seen: Observation = {"observation": self.game.features(g, seat), "action_mask": mask}
        if self.has_rows:
            seen["option_features"] = self.rows(g, seat, actions.shown(options, page))
        return seen

    def rows(self, g: State, seat: int, shown: Sequence[int]) -> NDArray[np.float32]:
        """A row for each action; one of zeros where nothing is on offer, and for the action that turns the page."""
        rows = np.zeros((self.actions.count, self.game.option_size), np.float32)
        if shown:
            flat = self.game.option_numbers(g, seat, list(shown))
            rows[: len(shown)] = np.asarray(flat).reshape(len(shown), -1)
        return rows
