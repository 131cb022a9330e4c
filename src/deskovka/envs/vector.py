"""Many tables through one call, all their seats played by the caller: Gymnasium's vector API over `learn.tables`.

    tables = TablesEnv("vale", 64, seats=(2, 3, 4))
    observations, infos = tables.reset(seed=1)
    observations, rewards, terminations, truncations, infos = tables.step(actions)

Each table is observed by whoever is asked there (`infos["seat"]`).  A reward has a column for each seat, because a game
ends for all of them at once.  A finished table is followed by a new one in the same step.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from deskovka.core.errors import IllegalOption, UnknownName
from deskovka.core.luck import SEEDS
from deskovka.envs.actions import Places, actions_of
from deskovka.envs.observing import Observation, Observer
from deskovka.envs.rewards import reward_named
from deskovka.games.registry import find_game
from deskovka.learn.dealing import Dealer, checked_seats
from deskovka.learn.tables import Tables

LONGEST = 20_000  # answers of a game; a longer one is broken off (truncated)
ROWS = ("padded", "packed")

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]
Step = tuple[Observation, Floats, Bools, Bools, dict[str, Any]]


class TablesEnv(VectorEnv[Observation, Ints, Any]):
    """So many tables of a game, of any seats mixed; a share `variants` of them by variants drawn by lot.

    `rows`: what the options mean stands in the observation, one row for each action ("padded"), or in the infos, the
    rows of all tables one after another ("packed"), `infos["counts"]` of each: much less where few of many actions
    are on offer.
    """

    def __init__(
        self,
        game: str = "vale",
        num_envs: int = 64,
        *,
        seats: int | tuple[int, ...] = (),
        variants: float = 0.0,
        reward: str = "share",
        places: int = 0,
        rows: str = "padded",
        longest: int = LONGEST,
    ) -> None:
        self.game = find_game(game)
        self.num_envs = num_envs
        self.seats = checked_seats(self.game, (seats,) if isinstance(seats, int) else seats)
        self.variants = variants
        self.reward = reward_named(reward)
        if rows not in ROWS:
            raise UnknownName(f"rows are one of {', '.join(ROWS)}, not {rows!r}")
        self.packed = rows == "packed"
        self.longest = longest
        places_ = actions_of(self.game, "places", places)
        assert isinstance(places_, Places)
        self.places = places_
        observer = Observer(self.game, places_, rows=not self.packed)
        self.width = observer.width
        self.single_observation_space = observer.space()
        self.single_action_space = spaces.Discrete(places_.count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        dealer = Dealer(self.game.id, self.seats, self.variants, int(self.np_random.integers(SEEDS)))
        self.tables = Tables(self.game, dealer, self.num_envs, self.longest)
        self.page = np.zeros(self.num_envs, np.int64)
        return self.observe()

    def step(self, actions: Ints) -> Step:
        """One answer at every table; IllegalOption if one of them is not on offer, and nothing changes anywhere."""
        chosen = np.asarray(actions, np.int64)
        self.refuse_what_is_not_on_offer(chosen)
        turned = self.turns & (chosen == self.places.count - 1)
        self.tables.answer(np.where(turned, -1, self.start + chosen).tolist())
        self.page = np.where(turned, self.page + 1, 0)
        rewards, ended, broken, told = self.endings()
        observations, infos = self.observe()
        return observations, rewards, ended & ~broken, broken, infos | told

    def refuse_what_is_not_on_offer(self, chosen: Ints) -> None:
        wrong = np.flatnonzero((chosen < 0) | (chosen >= self.shown + self.turns))
        if len(wrong):
            table = int(wrong[0])
            raise IllegalOption(f"table {table}: action {chosen[table]} is not on offer: there are {self.shown[table]}")

    def endings(self) -> tuple[Floats, Bools, Bools, dict[str, Any]]:
        """What the tables that ended are worth to their seats; which these are, which were broken off, their points."""
        shape = (self.num_envs, max(self.seats))
        rewards, points = np.zeros(shape, np.float32), np.zeros(shape, np.int64)
        ended, broken = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        for table, shares, sides in self.tables.ended:
            rewards[table, : len(shares)] = self.reward(shares, sides)
            points[table, : len(shares)] = sides[: len(shares)]
            ended[table] = True
        broken[self.tables.broken] = True
        return rewards, ended, broken, {"points": points, "_points": ended} if self.tables.ended else {}

    def observe(self) -> tuple[Observation, dict[str, Any]]:
        tables = self.tables
        tables.observe()
        counts = np.array(tables.counts, np.int64)
        self.look_at_pages(counts)
        on_offer = np.arange(self.places.count) < (self.shown + self.turns)[:, None]
        seen: Observation = {"observation": self.table_rows(), "action_mask": on_offer.astype(np.int8)}
        infos: dict[str, Any] = {"seat": np.array(tables.seats, np.int64)}
        if self.packed:
            infos |= {"option_features": self.option_rows(counts), "counts": self.shown}
        else:
            seen["option_features"] = self.padded_rows(counts)
        return seen, infos

    def look_at_pages(self, counts: Ints) -> None:
        """Of each table: the first option of its page, how many are on it, and whether a further page follows."""
        most = self.places.count
        self.start = self.page * (most - 1)
        left = counts - self.start
        self.turns = left > most
        self.shown = np.where(self.turns, most - 1, left)

    def table_rows(self) -> Floats:
        rows = np.zeros((self.num_envs, self.width), np.float32)
        rows.reshape(-1)[np.asarray(self.tables.at, np.int64)] = np.asarray(self.tables.values, np.float64)
        return rows

    def option_rows(self, counts: Ints) -> Floats:
        """The rows of all options of all tables; where somebody looks at a page, only those on it."""
        rows = np.zeros((int(counts.sum()), self.game.option_size), np.float32)
        at = np.asarray(self.tables.option_at, np.int64)
        rows.reshape(-1)[at] = np.asarray(self.tables.option_values, np.float64)
        if (self.shown == counts).all():
            return rows
        place = np.arange(len(rows)) - np.repeat(np.cumsum(counts) - counts + self.start, counts)
        return rows[(place >= 0) & (place < np.repeat(self.shown, counts))]

    def padded_rows(self, counts: Ints) -> Floats:
        """One row for each action of each table; zeros for those that mean no option."""
        padded = np.zeros((self.num_envs, self.places.count, self.game.option_size), np.float32)
        table = np.repeat(np.arange(self.num_envs), self.shown)
        place = np.arange(len(table)) - np.repeat(np.cumsum(self.shown) - self.shown, self.shown)
        padded[table, place] = self.option_rows(counts)
        return padded
