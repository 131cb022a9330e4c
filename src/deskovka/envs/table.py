"""A table that is played through an environment, whichever: dealt by lot, answered by actions, told in words."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from rich.text import Text

from deskovka.core.errors import UnknownName
from deskovka.core.game import Game
from deskovka.core.luck import SEEDS
from deskovka.core.steps import State
from deskovka.envs.actions import TURN, Actions, actions_of
from deskovka.envs.observing import Observation, Observer
from deskovka.envs.rewards import reward_named, worth
from deskovka.games.registry import find_game
from deskovka.testing.variants import some_variants
from deskovka.text import texts

ANY = "any"  # variants drawn by lot for every game
RENDER_MODES = ("ansi", "human")

Variants = dict[str, str] | str | None


class Setting:
    """What is played, and how it is told to agents: everything that stays the same from game to game."""

    def __init__(
        self,
        game: str,
        seats: int,
        variants: Variants = None,
        reward: str = "share",
        actions: str = "places",
        places: int = 0,
        lang: str = "en",
    ) -> None:
        self.game: Game = find_game(game)
        self.seats = seats
        if isinstance(variants, str) and variants != ANY:
            raise UnknownName(f"variants are a dict of them, or {ANY!r}, not {variants!r}")
        self.variants = variants
        self.reward = reward_named(reward)
        self.actions: Actions = actions_of(self.game, actions, places)
        self.observer = Observer(self.game, self.actions)
        self.say = texts(lang)
        self.deal(0)  # whatever is wrong with these wishes is said now

    def deal(self, seed: int) -> State:
        """A table by this seed."""
        if self.variants == ANY:
            return self.game.new_game(self.seats, seed, some_variants(self.game, self.seats, seed))
        assert not isinstance(self.variants, str)
        return self.game.new_game(self.seats, seed, self.variants)

    def deal_by(self, luck: np.random.Generator) -> State:
        """A table at which somebody has something to answer."""
        g = self.deal(int(luck.integers(SEEDS)))
        return g if g.ask is not None else self.deal_by(luck)


class Table:
    """One game from its deal to its end, through actions instead of options."""

    def __init__(self, setting: Setting, g: State) -> None:
        self.setting = setting
        self.g = g
        self.page = 0
        self.options: Sequence[int] = [int(option) for option in g.options]

    def is_over(self) -> bool:
        return self.g.ask is None

    def seat(self) -> int:
        return int(self.g.seat)

    def act(self, action: int) -> None:
        """Whoever is asked takes this action; IllegalOption if it is not on offer, and nothing changes."""
        option = self.setting.actions.meant(self.options, self.page, action)
        if option == TURN:
            self.page += 1
        else:
            self.answer(option)

    def answer(self, option: int) -> None:
        """The same by an option, which is on offer."""
        self.g.play(option)
        self.page = 0
        self.options = [int(option) for option in self.g.options]

    def observe(self, seat: int) -> Observation:
        asked = not self.is_over() and seat == self.seat()
        return self.setting.observer.observe(self.g, seat, self.options if asked else (), self.page if asked else 0)

    def info(self) -> dict[str, object]:
        """For the seat that is asked: what its actions say, in their order, and what that means as options."""
        shown = self.setting.actions.shown(self.options, self.page)
        say = self.setting.game.phrases.say
        return {"options": list(shown), "words": [say(option) for option in shown]}

    def rewards(self) -> list[float]:
        """What the end is worth to each seat."""
        return worth(self.g, self.setting.reward)

    def picture(self, seat: int, names: list[str]) -> str:
        """The table as a seat sees it, as text."""
        setting = self.setting
        rivals = [setting.say(f"{setting.game.id}-rival-{rival}") for rival in setting.game.rivals(setting.seats)]
        drawn = setting.game.picture(setting.game.view(self.g, seat), setting.say, names + rivals)
        return Text.from_markup(drawn).plain
