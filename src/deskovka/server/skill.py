"""How strong somebody is: OpenSkill's rating (Plackett and Luce's model, after Weng and Lin) on the arena's scale."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from deskovka.arena.intervals import Z
from deskovka.arena.ratings import MIDDLE, SCALE
from deskovka.bots.levels import levels_of

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

UNKNOWN = 350.0  # the spread of somebody who has never played
BETA = SCALE / math.sqrt(2)  # so that between two who are well known 400 points more are ten times the chance
DRIFT = UNKNOWN / 100  # so much less is known with every game: people learn


class Skill(NamedTuple):
    """A rating, and the standard deviation of what is known of it."""

    rating: float
    spread: float

    def interval(self) -> tuple[float, float]:
        """Where it lies 19 times out of 20."""
        return self.rating - Z * self.spread, self.rating + Z * self.spread


NEWCOMER = Skill(MIDDLE, UNKNOWN)


@lru_cache(1)
def model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # nobody needs it before the first game has ended

    return PlackettLuce(mu=MIDDLE, sigma=UNKNOWN, beta=BETA, kappa=0.0001, tau=DRIFT)


def after_game(skills: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """The skills of those who played, after a game in which they had these ranks."""
    teams = [[model().rating(mu=skill.rating, sigma=skill.spread)] for skill in skills]
    rated = model().rate(teams, ranks=[float(rank) for rank in ranks])
    return [Skill(float(player.mu), float(player.sigma)) for (player,) in rated]


def skill_of_bot(game: str, bot: str) -> Skill | None:
    """As it was measured against other bots: a level by its name, or as the bot it plays; None where nobody has."""
    levels = levels_of(game)["levels"]
    level = levels.get(bot) or next((known for known in levels.values() if known["bot"] == bot), None)
    if level is None or level["rating"] is None:
        return None
    return Skill(float(level["rating"]), (level["high"] - level["low"]) / (2 * Z))
