"""PettingZoo: every seat is an agent, one after the other (AEC), as its classics are.

    from deskovka.envs.aec import env
    table = env("vale", seats=3)

Secret picks are asked one seat after the other too; nobody observes anything of the others' before they are shown.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from deskovka.envs.observing import Observation
from deskovka.envs.table import RENDER_MODES, Setting, Table, Variants

LOST = -1.0  # for an action that is not on offer: it ends the game, as in PettingZoo's classics


def env(game: str = "vale", seats: int = 2, **wishes: Any) -> AECEnv[str, Observation, int]:
    """The environment as it is usually played: an action that is not on offer loses the game at once."""
    strict = TableEnv(game, seats, **wishes)
    forgiving = wrappers.TerminateIllegalWrapper(strict, illegal_reward=LOST)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(forgiving))


class TableEnv(AECEnv[str, Observation, int], EzPickle):
    """A table of any of our games; an action that is not on offer is refused and changes nothing."""

    def __init__(
        self,
        game: str = "vale",
        seats: int = 2,
        *,
        variants: Variants = None,
        reward: str = "share",
        actions: str = "places",
        places: int = 0,
        words: bool = False,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        EzPickle.__init__(
            self,
            game,
            seats,
            variants=variants,
            reward=reward,
            actions=actions,
            places=places,
            words=words,
            render_mode=render_mode,
            lang=lang,
        )
        AECEnv.__init__(self)
        self.setting = Setting(game, seats, variants, reward, actions, places, lang)
        self.metadata = {"name": f"deskovka_{game}", "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.words = words
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.setting.observer.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.setting.actions.count) for agent in self.possible_agents}
        self.luck: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self.luck is None:
            self.luck, _ = seeding.np_random(seed)
        self.table = Table(self.setting, self.setting.deal_by(self.luck))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.go_on()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.table.act(int(action))
        self.infos[agent] = {}
        self._cumulative_rewards[agent] = 0.0
        if self.table.is_over():
            self.end()
        else:
            self.go_on()

    def go_on(self) -> None:
        """The next agent is whoever is asked."""
        self.agent_selection = self.possible_agents[self.table.seat()]
        if self.words:
            self.infos[self.agent_selection] = self.table.info()
        if self.render_mode == "human":
            self.render()

    def end(self) -> None:
        worth = self.table.rewards()
        points = self.table.g.game.result(self.table.g).scores
        for agent, seat in self.seat_of.items():
            self.rewards[agent] = worth[seat]
            self.infos[agent] = {"points": points[seat]}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self.seat_of[agent])

    def render(self) -> str | None:
        """The table as whoever is asked sees it; at the end as the first seat does."""
        drawn = self.table.picture(self.seat_of[self.agent_selection], self.possible_agents)
        if self.render_mode == "human":
            print(drawn)
            return None
        return drawn

    def close(self) -> None:
        """Nothing is open."""
