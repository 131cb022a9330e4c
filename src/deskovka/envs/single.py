"""Gymnasium: one seat is the agent, bots of ours sit on the others.

import gymnasium
import deskovka.envs
table = gymnasium.make("deskovka/vale", seats=3, others="greedy")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from deskovka.bots.bot import Bot, Seat
from deskovka.bots.registry import make_bot
from deskovka.core.errors import IllegalOption, UnknownName
from deskovka.core.luck import SEEDS
from deskovka.envs.observing import Observation
from deskovka.envs.table import RENDER_MODES, Setting, Table, Variants
from deskovka.games.registry import find_game

LOST = -1.0  # for an action that is not on offer: it ends the game


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat at a table; `others` are bots as they are written everywhere (docs/bots.md), one for all or one each.

    `seat` None: another one by lot for each game.  An action that is not on offer loses the game at once.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES)}

    def __init__(
        self,
        game: str = "vale",
        seats: int = 2,
        *,
        seat: int | None = None,
        others: str | Sequence[str] = "greedy",
        variants: Variants = None,
        reward: str = "share",
        actions: str = "places",
        places: int = 0,
        words: bool = False,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        self.setting = Setting(game, seats, variants, reward, actions, places, lang)
        self.others = [others] * (seats - 1) if isinstance(others, str) else list(others)
        if len(self.others) != seats - 1:
            raise UnknownName(f"{len(self.others)} others do not fit on {seats - 1} seats")
        for other in self.others:
            make_bot(other, 0)  # an unknown one is refused before anything is played
        if seat is not None and not 0 <= seat < seats:
            raise UnknownName(f"there is no seat {seat} at a table for {seats}")
        self.wished = seat
        self.words = words
        self.render_mode = render_mode
        self.observation_space = self.setting.observer.space()
        self.action_space = spaces.Discrete(self.setting.actions.count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.begin()
        while self.table.is_over():  # the others may end a game before this seat was asked anything
            self.begin()
        return self.table.observe(self.seat), self.info()

    def begin(self) -> None:
        """A new table with bots of new luck, up to the first question for this seat."""
        self.table = Table(self.setting, self.setting.deal_by(self.np_random))
        seats = self.setting.seats
        self.seat = int(self.np_random.integers(seats)) if self.wished is None else self.wished
        elsewhere = [seat for seat in range(seats) if seat != self.seat]
        self.bots: dict[int, tuple[Bot, Seat]] = {
            seat: (make_bot(other, int(self.np_random.integers(SEEDS))), Seat(self.table.g, seat))
            for seat, other in zip(elsewhere, self.others, strict=True)
        }
        self.names = ["you"] * seats
        for seat, other in zip(elsewhere, self.others, strict=True):
            self.names[seat] = other
        self.wait()

    def wait(self) -> None:
        """The others answer until this seat is asked, or the game is over."""
        table = self.table
        while not table.is_over() and table.seat() != self.seat:
            bot, seat = self.bots[table.seat()]
            table.answer(bot.answer(seat))

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self.table.act(int(action))
        except IllegalOption as refused:
            return self.table.observe(self.seat), LOST, True, False, {**self.info(), "illegal": str(refused)}
        self.wait()
        over = self.table.is_over()
        worth = self.table.rewards()[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self.table.observe(self.seat), worth, over, False, self.info()

    def info(self) -> dict[str, Any]:
        told: dict[str, Any] = {"seat": self.seat}
        if self.table.is_over():
            told["points"] = self.table.g.result().scores[self.seat]
        elif self.words:
            told |= self.table.info()
        return told

    def render(self) -> str | None:
        """The table as this seat sees it."""
        drawn = self.table.picture(self.seat, self.names)
        if self.render_mode == "human":
            print(drawn)
            return None
        return drawn


def register(game: str) -> None:
    """Make a game known to Gymnasium: "deskovka/<game>-v<version of its rules>"; without a version the newest."""
    id = f"deskovka/{game}-v{find_game(game).rules_version}"
    if id not in gymnasium.registry:
        gymnasium.register(id, "deskovka.envs.single:SeatEnv", kwargs={"game": game}, disable_env_checker=True)
