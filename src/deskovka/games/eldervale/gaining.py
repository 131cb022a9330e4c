"""Gaining: resources with their limit, magic cards, points, orbs (ELDER-3.2 to 3.8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit
from deskovka.core.options import first, option, verb
from deskovka.core.steps import NONE
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, pop, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.ghosts import GHOSTS
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.resources import ANY, MISSING_BASIC, NON_MAGIC, basics_missing, may_be, of, size
from deskovka.games.eldervale.steps import Ask
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import BASICS, GOLD, MAGIC, RESOURCES, TOKENS
from deskovka.games.eldervale.verbs import DREW, GAINED, POINTS_GAINED, TAKE, WASTED

# What points are for: the lines of the score sheet (result.py)
FOR_START: Final = 0  # ELDER-5.7
FOR_DWELLINGS: Final = 1  # neighbours of a new dwelling
FOR_FAME: Final = 2
FOR_QUESTS: Final = 3
FOR_CARDS: Final = 4  # adventure and magic cards during the game
FOR_FACTION: Final = 5
FOR_MONSTERS: Final = 6  # and dragon treasure
FOR_ORBS: Final = 7  # the reward menu
FOR_UNPLACED_ORBS: Final = 8  # final scoring, step 1 …
FOR_POWER: Final = 9
FOR_HOMES: Final = 10
FOR_TABLEAU: Final = 11
FOR_CACHES: Final = 12
FOR_PROPHECIES: Final = 13
FOR_HAUNTING: Final = 14  # the ghosts: their regroups
FOR_PILE: Final = 15  # the ghosts: magic cards at the end
FOR_GHOST_CARDS: Final = 16  # the ghosts: what their cards say
REASON_COUNT: Final = 17
REASONS: Final = [
    "start", "dwellings", "fame", "quests", "cards", "faction", "monsters", "orbs",
    "unplaced-orbs", "power", "homes", "tableau", "caches", "prophecies",
    "haunting", "pile", "ghost-cards",
]  # fmt: skip


def score(g: Eldervale, p: Player, points: i64, reason: i64) -> None:
    """Points are marked at once (ELDER-24.6)."""
    if points:
        p.points += points
        p.gains[reason] += points
        g.tell(POINTS_GAINED, p.seat, points, reason)


def gain(g: Eldervale, p: Player, bundle: i64) -> None:
    """Take a bundle from the supply: what is printed at once, then what may be chosen is asked for."""
    if p.is_ghosts():
        draw_instead(g, p, size(bundle))
        return
    for kind in range(TOKENS):
        if of(bundle, kind):
            gain_of(g, p, kind, of(bundle, kind))
    for _ in range(of(bundle, MAGIC)):
        draw_card(g, p)
    for sort in range(ANY, MISSING_BASIC + 1):
        if of(bundle, sort):
            g.do(Choose(p.seat, sort, amount=of(bundle, sort)))


def gain_of(g: Eldervale, p: Player, kind: i64, count: i64) -> None:
    """So many of a resource; what exceeds the limit is lost (ELDER-3.3, ELDER-3.4)."""
    if p.is_ghosts():
        draw_instead(g, p, count)
        return
    gained = max(0, min(count, p.limit - of(p.purse, kind)))
    p.purse += gained << 4 * kind
    if gained:
        g.tell(GAINED, p.seat, gained, kind)
    if gained < count:
        g.tell(WASTED, p.seat, count - gained, kind)


def draw_instead(g: Eldervale, p: Player, count: i64) -> None:
    """The ghosts gain a magic card for each resource, whatever it is (GHOST-3.5)."""
    for _ in range(count):
        draw_card(g, p)


def draw_card(g: Eldervale, p: Player) -> bool:
    """A magic card into the hand; only its owner sees it (ELDER-3.8)."""
    card = g.next_magic()
    if card < 0:
        return False
    g.draws_from_deck(p.seat)
    take_card(g, p, card)
    g.whisper(DREW, p.seat, card)  # into the ghosts' pile nobody looks (GHOST-2.9)
    return True


def take_card(g: Eldervale, p: Player, card: i64, known: i64 = 0) -> None:
    """A magic card into the hand, or on top of the ghosts' pile; `known`: seats, as bits, that see which."""
    p.hand |= bit(card)
    g.seen_by[card] = known
    if g.ghosts is not None and p.is_ghosts():
        g.ghosts.pile = append(g.ghosts.pile, card)


def lift_top(g: Eldervale) -> i64:
    """The top card of the ghosts' pile leaves it; -1: there is none."""
    ghosts = g.ghosts
    assert ghosts is not None
    if len(ghosts.pile) == 0:
        return -1
    ghosts.pile, card = pop(ghosts.pile)
    g.players[GHOSTS].hand &= ~bit(card)
    return card


def forget_hand(g: Eldervale, p: Player, but: i64) -> None:
    """A card has left or come unseen: only these seats, as bits, still know which cards of a hand they saw."""
    for card in range(len(g.seen_by)):
        if p.hand >> card & 1:
            g.seen_by[card] &= but


def can_draw(g: Eldervale) -> bool:
    return len(g.magic) > 0 or g.discards != 0


def has_room(g: Eldervale, p: Player, kind: i64) -> bool:
    """Would a gain of this resource be a gain?"""
    return can_draw(g) if kind == MAGIC else of(p.purse, kind) < p.limit


@mypyc_attr(acyclic=True)
@final
class Choose(Ask):
    """Gain so many (`amount`) resources of one's choice, one after another; `thing` says of which sort (ELDER-3.7).

    What there is no room for is not on offer: it would be lost (ELDER-3.4).
    """

    def options(self, g: Eldervale) -> vec[i64]:
        p = g.players[self.seat]
        found = vec[i64]()
        for kind in range(RESOURCES):
            if may_be(self.thing, kind, p.purse) and has_room(g, p, kind):
                found = append(found, option(TAKE, kind))
        return found

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        p = g.players[self.seat]
        if verb(pick) != TAKE:
            return why.TAKE_FIRST
        if not may_be(self.thing, first(pick), p.purse):
            if self.thing == MISSING_BASIC and first(pick) < BASICS:
                return why.NOT_MISSING
            return why.NOT_MAGIC if self.thing == NON_MAGIC else why.NOT_BASIC
        return 0 if has_room(g, p, first(pick)) else why.NO_ROOM

    def chosen(self, g: Eldervale, pick: i64) -> None:
        p = g.players[self.seat]
        if self.amount > 1:
            g.do(Choose(self.seat, self.thing, amount=self.amount - 1))
        if first(pick) == MAGIC:
            draw_card(g, p)
        else:
            gain_of(g, p, first(pick), 1)

    def likely(self, g: Eldervale) -> vec[i64]:
        """The resource of which there is least; gold before that."""
        p = g.players[self.seat]
        best: i64 = -1
        for pick in self.options(g):
            if first(pick) == GOLD:
                return vec[i64]([pick])
            if best < 0 or p.has(first(pick)) < p.has(first(best)):
                best = pick
        return vec[i64]([best]) if best >= 0 else NONE

    def goes_on(self, before: CoreStep) -> bool:
        return isinstance(before, Choose) and before.seat == self.seat and before.thing == self.thing

    def inside(self) -> bool:
        return True


def could_gain(g: Eldervale, p: Player, bundle: i64) -> bool:
    """Would this gain be something, limits apart (R16)?"""
    if of(bundle, MISSING_BASIC) and basics_missing(p.purse) == 0:
        return False
    return bundle != 0
