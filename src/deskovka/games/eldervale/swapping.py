"""Team mates swap magic cards in the own turn, one for one and as often as they like (ELDER-30.6)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit
from deskovka.core.options import each, first, verb
from deskovka.core.vecs import vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.gaining import forget_hand
from deskovka.games.eldervale.memory import lose_track
from deskovka.games.eldervale.paying import held
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.steps import Ask
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import NOBODY
from deskovka.games.eldervale.verbs import CARDS_SWAPPED, GIVE_MAGIC, TAKE_CARD


def can_swap(g: Eldervale, p: Player) -> bool:
    """Both team mates have a magic card."""
    return g.variants.teams and p.hand != 0 and g.players[g.mate(p.seat)].hand != 0


def swap_obstacle(g: Eldervale, p: Player) -> i64:
    """What stands in the way of a swap."""
    if g.mate(p.seat) == NOBODY:
        return why.NO_TEAM_MATE
    return 0 if can_swap(g, p) else why.NO_CARD_TO_SWAP


def hand_over(g: Eldervale, giver: Player, taker: Player, card: i64) -> None:
    """Which it is only the two know, and what others knew of these hands may be so no more."""
    lose_track(g, taker.seat, giver.seat)
    lose_track(g, giver.seat, taker.seat)
    giver.hand &= ~bit(card)
    taker.hand |= bit(card)
    team = bit(giver.seat) | bit(taker.seat)
    forget_hand(g, giver, team)
    forget_hand(g, taker, team)


@mypyc_attr(acyclic=True)
@final
class GiveMagic(Ask):
    """Which card goes to the team mate; one of theirs comes back for it."""

    def options(self, g: Eldervale) -> vec[i64]:
        return each(GIVE_MAGIC, held(g.players[self.seat].hand))

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != GIVE_MAGIC:
            return why.ANSWER_FIRST
        return 0 if g.players[self.seat].hand >> first(pick) & 1 else why.NOT_IN_HAND

    def chosen(self, g: Eldervale, pick: i64) -> None:
        hand_over(g, g.players[self.seat], g.players[g.mate(self.seat)], first(pick))
        g.do(GetMagic(self.seat))

    def inside(self) -> bool:
        return True

    def likely(self, g: Eldervale) -> vec[i64]:
        """One stands for all: a swap must not look better because it is seen less far."""
        return self.options(g)[:1]


@mypyc_attr(acyclic=True)
@final
class GetMagic(Ask):
    """Which card of the team mate comes for it; the same one: nothing is swapped after all."""

    def options(self, g: Eldervale) -> vec[i64]:
        return each(TAKE_CARD, held(g.players[g.mate(self.seat)].hand))

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != TAKE_CARD:
            return why.ANSWER_FIRST
        return 0 if g.players[g.mate(self.seat)].hand >> first(pick) & 1 else why.NOT_THE_MATES

    def chosen(self, g: Eldervale, pick: i64) -> None:
        mate = g.players[g.mate(self.seat)]
        hand_over(g, mate, g.players[self.seat], first(pick))
        g.players[self.seat].swaps += 1
        g.tell(CARDS_SWAPPED, self.seat, mate.seat)

    def inside(self) -> bool:
        return True

    def likely(self, g: Eldervale) -> vec[i64]:
        """One stands for all: a swap must not look better because it is seen less far."""
        return self.options(g)[:1]
