"""Laying the tokens of the variants in use (EMPIRE-TOK, EMPIRE-SWAMP.2, EMPIRE-ENC.1, EMPIRE-ENC.2)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import each, first, option, second, verb
from deskovka.core.steps import NATURE
from deskovka.core.vecs import append, vec
from deskovka.games.empire.obstacles import (
    CITADEL_NEEDED,
    DISCOVERY_NEEDED,
    NOT_THE_TOKENS_LEFT,
    OTHER_TOKEN_NOW,
    PORTALS_BOTH,
    SET_UP_FIRST,
    TOKEN_THERE,
)
from deskovka.games.empire.table import Ask, Empire, Step
from deskovka.games.empire.terms import (
    CITADEL,
    CITADELS,
    DISCOVERIES,
    DRAGON,
    HIDDEN_LAID,
    LAY,
    LAY_HIDDEN,
    LEAVE_OUT,
    LEFT_OUT,
    LEFT_TOKENS_TO_LOT,
    NO_TOKEN,
    POISON_SWAMP,
    PORTAL,
    ROBBERS,
    TOKEN_LAID,
    TOKENS,
    TOKENS_BY_LOT,
)
from deskovka.games.empire.variants import Variants


@mypyc_attr(acyclic=True)
@final
class LayTokens(Step):
    """Lay the tokens of the variants in use, one after another; `amount` have been dealt with (EMPIRE-TOK.2)."""

    def run(self, g: Empire) -> None:
        plan = tokens_to_lay(g.variants)
        if self.amount == len(plan):
            return
        token = plan[self.amount]
        if g.variants.swamp and token <= POISON_SWAMP:
            g.do(LayHidden(self.seat, amount=self.amount))
        elif token == PORTAL and plan[self.amount - 1] == PORTAL and g.portal_a < 0:  # EMPIRE-ENC.2
            g.do(LayTokens(self.seat, amount=self.amount + 1))
        else:
            g.do(LayToken(self.seat, token, amount=self.amount))


def tokens_to_lay(variants: Variants) -> vec[i64]:
    plan = vec[i64]([])
    if variants.discoveries:  # EMPIRE-DISC.1, EMPIRE-SWAMP.2
        plan = vec[i64]([token for token in range(DISCOVERIES + (1 if variants.swamp else 0))])
    if variants.citadels:  # EMPIRE-CIT.1
        for _ in range(CITADELS):
            plan = append(plan, CITADEL)
    if variants.encounters:
        for token in (DRAGON, PORTAL, PORTAL, ROBBERS):
            plan = append(plan, token)
    return plan


def free_regions(g: Empire) -> vec[i64]:
    """Regions without any token, the starting region's included."""
    found = vec[i64]([])
    for region in g.board.regions:
        if lay_obstacle(g, region) == 0:
            found = append(found, region)
    return found


def lay_obstacle(g: Empire, region: i64) -> i64:
    """A region holds one token (EMPIRE-TOK.1)."""
    return 0 if g.tokens[region] == NO_TOKEN and region != g.start else TOKEN_THERE


def with_lot(step: Ask, g: Empire, found: vec[i64]) -> vec[i64]:
    """These options, and that luck lays all tokens that are left, where it may."""
    left = tokens_left(step, g)
    if step.seat == NATURE or lot_obstacle(step, g, left):
        return found
    return append(found, option(TOKENS_BY_LOT, left))


def tokens_left(step: Ask, g: Empire) -> i64:
    return len(tokens_to_lay(g.variants)) - step.amount


def lot_obstacle(step: Ask, g: Empire, count: i64) -> i64:
    """Luck lays all tokens that are left, where these are several (EMPIRE-TOK.3)."""
    return 0 if count == tokens_left(step, g) and count >= 2 else NOT_THE_TOKENS_LEFT


def lay_by_lot(g: Empire, step: Ask, pick: i64) -> None:
    """Luck lays this token and all that follow; it leaves none out."""
    g.tell(LEFT_TOKENS_TO_LOT, step.seat, first(pick))
    g.do(LayTokens(NATURE, amount=step.amount))


@mypyc_attr(acyclic=True)
@final
class LayToken(Ask):
    """Lay a token face up in a free region; an encounter may be left out (EMPIRE-ENC.1); `amount` came before it."""

    def options(self, g: Empire) -> vec[i64]:
        found = vec[i64]([option(LAY, self.thing, region) for region in free_regions(g)])
        if self.seat != NATURE and leave_out_obstacle(g, self.thing) == 0:
            found = append(found, option(LEAVE_OUT, self.thing))
        return with_lot(self, g, found)

    def obstacle(self, g: Empire, pick: i64) -> i64:
        done = verb(pick)
        if done == TOKENS_BY_LOT:
            return lot_obstacle(self, g, first(pick))
        if done != LAY and done != LEAVE_OUT:
            return SET_UP_FIRST
        if first(pick) != self.thing:  # EMPIRE-TOK.2
            return OTHER_TOKEN_NOW
        return lay_obstacle(g, second(pick)) if done == LAY else leave_out_obstacle(g, self.thing)

    def told(self, g: Empire, pick: i64) -> dict[str, object]:
        return {"token": TOKENS[self.thing]}

    def chosen(self, g: Empire, pick: i64) -> None:
        if verb(pick) == TOKENS_BY_LOT:
            lay_by_lot(g, self, pick)
            return
        if verb(pick) == LEAVE_OUT:
            g.tell(LEFT_OUT, self.seat, self.thing)
        else:
            lay(g, self.seat, self.thing, second(pick))
        g.do(LayTokens(self.seat, amount=self.amount + 1))


def lay(g: Empire, seat: i64, token: i64, region: i64) -> None:
    g.set_token(region, token)
    if token == PORTAL:
        lay_portal(g, region)
    g.tell(TOKEN_LAID, seat, token, region)


def lay_portal(g: Empire, region: i64) -> None:
    """One end of the way, then the other; which of them was laid first is not remembered."""
    if g.portal_a < 0:
        g.portal_a = region
    else:
        g.portal_a, g.portal_b = min(g.portal_a, region), max(g.portal_a, region)


def leave_out_obstacle(g: Empire, token: i64) -> i64:
    """Any encounter may be left out, but not the second portal alone (EMPIRE-ENC.1, EMPIRE-ENC.2)."""
    if token == PORTAL:
        return 0 if g.portal_a < 0 else PORTALS_BOTH
    if token == CITADEL:
        return CITADEL_NEEDED
    return 0 if token in (DRAGON, ROBBERS) else DISCOVERY_NEEDED


@mypyc_attr(acyclic=True)
@final
class LayHidden(Ask):
    """Lay a discovery or the swamp face down; luck decides which it is (EMPIRE-SWAMP.2); `amount` came before it."""

    def options(self, g: Empire) -> vec[i64]:
        return with_lot(self, g, each(LAY_HIDDEN, free_regions(g)))

    def obstacle(self, g: Empire, pick: i64) -> i64:
        if verb(pick) == LAY_HIDDEN:
            return lay_obstacle(g, first(pick))
        return lot_obstacle(self, g, first(pick)) if verb(pick) == TOKENS_BY_LOT else SET_UP_FIRST

    def chosen(self, g: Empire, pick: i64) -> None:
        if verb(pick) == TOKENS_BY_LOT:
            lay_by_lot(g, self, pick)
            return
        left = vec[i64]([token for token in range(POISON_SWAMP + 1) if token not in g.tokens])
        g.set_token(first(pick), left[g.random_below(len(left))])
        g.tell(HIDDEN_LAID, self.seat, first(pick))
        g.do(LayTokens(self.seat, amount=self.amount + 1))
