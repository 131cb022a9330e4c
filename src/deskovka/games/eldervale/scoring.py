"""Final scoring in six steps (ELDER-25)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bits_in
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale.box import ADVENTURE as CARDS
from deskovka.games.eldervale.box import CACHE, MAGIC, PROPHECY
from deskovka.games.eldervale.effects.gains import Points
from deskovka.games.eldervale.gaining import (
    FOR_CACHES,
    FOR_HOMES,
    FOR_PILE,
    FOR_POWER,
    FOR_PROPHECIES,
    FOR_TABLEAU,
    FOR_UNPLACED_ORBS,
    score,
)
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.realms import ELEMENT_OF, TILES
from deskovka.games.eldervale.resources import size
from deskovka.games.eldervale.sources import FIRST_MAGIC, SOURCES, Ability
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import END_GAME, EVERYONE, SCORED
from deskovka.games.eldervale.verbs import ENDED, PROPHECY_SHOWN

CARDS_PER_DWELLING: Final = 3


@mypyc_attr(acyclic=True)
@final
class FinalScoring(Step):
    """Each step for all players before the next (ELDER-25.1)."""

    def run(self, g: Eldervale) -> None:
        g.phase = SCORED
        for p in g.players:
            score(g, p, p.orbs, FOR_UNPLACED_ORBS)  # ELDER-25.2
        for p in g.players:
            score(g, p, power_points(p), FOR_POWER)
        for p in g.players:
            score(g, p, home_points(p), FOR_HOMES)
        for p in g.players:
            score(g, p, tableau_points(p), FOR_TABLEAU)
        for p in g.players:
            score(g, p, cache_points(g, p), FOR_CACHES)
        for seat in from_last_to_first(g):
            p = g.players[seat]
            if p.is_ghosts():
                score(g, p, bits_in(p.hand), FOR_PILE)  # GHOST-16.7
                continue
            for card in range(len(MAGIC)):
                if p.hand >> card & 1 and MAGIC[card].kind == PROPHECY:
                    g.tell(PROPHECY_SHOWN, seat, card)
                    g.seen_by[card] = EVERYONE
                    score(g, p, prophecy_points(g, seat, card), FOR_PROPHECIES)
        g.tell(ENDED)


def power_points(p: Player) -> i64:
    """The printed number of each marker (ELDER-25.3)."""
    total: i64 = 0
    for element in range(len(p.levels)):
        total += p.power(element)
    return total


def home_points(p: Player) -> i64:
    """For each dwelling the power in the element of its realm (ELDER-25.4, ELDER-25.5)."""
    total: i64 = 0
    for tile in range(TILES):
        if p.dwellings >> tile & 1:
            total += p.power(ELEMENT_OF[tile])
    return total


def tableau_points(p: Player) -> i64:
    """The start card, and the best three adventure cards for each dwelling (ELDER-25.6 to 25.9, R39)."""
    total = p.power(p.element)
    for card in counted_cards(p):
        total += p.power(CARDS[card].element)
    return total


def counted_cards(p: Player) -> vec[i64]:
    """The adventure cards that count: of those worth most, as many as dwellings allow."""
    left = len(p.tableau) if p.is_ghosts() else CARDS_PER_DWELLING * bits_in(p.dwellings)  # GHOST-16.6
    found = vec[i64]()
    for worth in range(6, -1, -1):
        for card in p.tableau:
            if left > 0 and p.power(CARDS[card].element) == worth:
                found = append(found, card)
                left -= 1
    return found


def cache_points(g: Eldervale, p: Player) -> i64:
    """By their text, whether or not the card itself counts (ELDER-25.10, ELDER-25.11)."""
    total: i64 = 0
    if p.is_ghosts():
        return total  # GHOST-16.8
    for card in p.tableau:
        if CARDS[card].kind == CACHE:
            total += points_at_the_end(g, p.seat, card)
    return total


def prophecy_points(g: Eldervale, seat: i64, card: i64) -> i64:
    return points_at_the_end(g, seat, FIRST_MAGIC + card)


def points_at_the_end(g: Eldervale, seat: i64, source: i64) -> i64:
    """What the abilities of a cache or a prophecy are worth."""
    total: i64 = 0
    for ability in SOURCES[source].abilities:
        if ability.when == END_GAME:
            total += worth_of(g, seat, ability)
    return total


def worth_of(g: Eldervale, seat: i64, ability: Ability) -> i64:
    total: i64 = 0
    if ability.only is not None and not ability.only.holds(g, Step(seat, ability.first)):
        return 0
    for op in ability.do:
        assert isinstance(op, Points)
        total += op.value(g, Step(seat, op.number))
    return total


def from_last_to_first(g: Eldervale) -> vec[i64]:
    """Seats by their points, the fewest first; equal ones in turn order (ELDER-25.12, R67)."""
    found = vec[i64]()
    seat = g.starter
    for _ in range(g.seats):
        place: i64 = 0
        while place < len(found) and g.players[found[place]].points <= g.players[seat].points:
            place += 1
        ahead = found[:place]
        ahead = append(ahead, seat)
        for other in found[place:]:
            ahead = append(ahead, other)
        found = ahead
        seat = g.next_seat(seat)
    return found


def resources_left(p: Player) -> i64:
    """What breaks a tie: tokens of resources and magic cards in hand (ELDER-25.14, R24)."""
    return bits_in(p.hand) + size(p.purse)
