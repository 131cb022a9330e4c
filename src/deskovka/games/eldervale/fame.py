"""The fame track (ELDER-21)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit
from deskovka.core.vecs import vec
from deskovka.games.eldervale.effects.words import ANY_ELEMENT
from deskovka.games.eldervale.gaining import FOR_FAME, gain, score
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.power import gain_orb, gain_power
from deskovka.games.eldervale.resources import bundle
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import LAST_FAME, NO_FAME
from deskovka.games.eldervale.verbs import FAME_GAINED, FAME_LOST

FAME_POINTS: Final = 2

# Rewards of the spaces: a bundle of resources, or (docs/rules/eldervale-boards.yaml; a test compares)
POINTS: Final = -1
POWER: Final = -2
AN_ORB: Final = -3
REWARDS: Final = vec[i64](
    [0, POINTS, bundle("1 any"), POWER, AN_ORB, bundle("2 any"), POWER, AN_ORB, POINTS]
)  # fmt: skip
ORB_SPACES: Final = 1 << 4 | 1 << 7  # ELDER-6.17


def gain_fame(g: Eldervale, p: Player, n: i64) -> None:
    """So many spaces further, each with its reward; nothing for a player who has not regrouped yet (ELDER-18.6)."""
    if p.fame == NO_FAME:
        g.tell(FAME_LOST, p.seat)
    elif n > 0:
        g.do(GainFame(p.seat, amount=n))


@mypyc_attr(acyclic=True)
@final
class GainFame(Step):
    """One space further and its reward, then the others (ELDER-21.2, ELDER-21.6)."""

    def run(self, g: Eldervale) -> None:
        if self.amount > 1:
            g.do(GainFame(self.seat, amount=self.amount - 1))
        p = g.players[self.seat]
        if p.fame == LAST_FAME:
            score(g, p, FAME_POINTS, FOR_FAME)  # ELDER-21.5
            return
        p.fame += 1
        g.tell(FAME_GAINED, self.seat, p.fame)
        reward(g, p)


def reward(g: Eldervale, p: Player) -> None:
    """What the space where the marker has arrived gives."""
    shown = REWARDS[p.fame]
    if shown == POWER:
        gain_power(g, p, ANY_ELEMENT, 1)
    elif shown == AN_ORB and g.fame_orbs >> p.fame & 1:
        g.fame_orbs &= ~bit(p.fame)
        gain_orb(g, p)
    elif shown < 0:
        score(g, p, FAME_POINTS, FOR_FAME)  # also where the orb is gone (ELDER-21.4)
    else:
        gain(g, p, shown)
