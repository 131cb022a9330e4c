"""Setting the table: who begins, elements, factions, units (ELDER-5, ELDER-6)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit
from deskovka.core.game import Game
from deskovka.core.luck import Seed
from deskovka.core.options import first, option, verb
from deskovka.core.steps import NATURE
from deskovka.core.vecs import append, vec
from deskovka.games.eldervale import obstacles as why
from deskovka.games.eldervale.abilities import refresh
from deskovka.games.eldervale.box import ADVENTURE, CARDS_OF_ELEMENT, FACTIONS
from deskovka.games.eldervale.drafting import DealToDraft, deal_hands
from deskovka.games.eldervale.fame import ORB_SPACES
from deskovka.games.eldervale.gaining import FOR_START, REASON_COUNT, score
from deskovka.games.eldervale.ghost_setup import RollPassage, SetOutGhosts, SoloElements, bring_ghosts
from deskovka.games.eldervale.land import lay_out_land
from deskovka.games.eldervale.player import ACTIVE, Player, new_player
from deskovka.games.eldervale.powers import POWERS
from deskovka.games.eldervale.realms import FIELDS, NO_SPOT, TILES
from deskovka.games.eldervale.steps import Ask, Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.tableau import FIELDS_EACH
from deskovka.games.eldervale.terms import (
    ASIDE,
    ELEMENTS,
    FIRST_ALLY,
    FIRST_BEAST,
    MAGIC_CARDS,
    MOST_DICE,
    NOBODY,
    PIECES,
    PLAYING,
    READY,
    SETTING_UP,
    SUPPLY,
    TRAY,
    UNITS,
)
from deskovka.games.eldervale.treasures import NO_TOKEN
from deskovka.games.eldervale.turn import NextTurn
from deskovka.games.eldervale.variants import Variants
from deskovka.games.eldervale.verbs import ELEMENT_DRAWN, FACTION, FACTION_TAKEN, START_ROLLED, STARTS

MORE_ELEMENTS: Final = 2  # beside the players' own (ELDER-5.8)
START_WORKERS: Final = 3


def plain_table(game: Game, seats: i64, variants: Variants, seed: Seed) -> Eldervale:
    """A table before anything is set up: every list has its length."""
    g = Eldervale(game)
    g.take_luck(seed)
    g.seats = seats
    g.variants = variants
    g.phase = SETTING_UP
    g.players = vec[Player]([new_player(seat, POWERS, REASON_COUNT) for seat in range(seats)])
    g.spots = many(TILES, NO_SPOT)
    g.near = many(TILES, 0)
    g.stacks = many(FIELDS * TILES, 0)
    g.homes = many(TILES, NOBODY)
    g.where = many(PIECES, ASIDE)
    g.owner = many(PIECES, NOBODY)
    g.hired = many(FIRST_BEAST - FIRST_ALLY, 0)
    g.decks = many(ELEMENTS * CARDS_OF_ELEMENT, 0)
    g.deck_sizes = many(ELEMENTS, 0)
    g.buried = many(ELEMENTS, 0)
    g.fields = many(FIELDS_EACH * len(ADVENTURE), NO_TOKEN)
    g.card_orbs = many(len(ADVENTURE), 0)
    g.card_owner = many(len(ADVENTURE), NOBODY)
    g.hosts = many(ELEMENTS, -1)
    g.seen_by = many(MAGIC_CARDS, 0)
    return g


def many(count: i64, value: i64) -> vec[i64]:
    return vec[i64]([value for _ in range(count)])


def deal(game: Game, seats: i64, seed: Seed, variants: Variants) -> Eldervale:
    """A table before its first step; one player meets the ghosts, who have the second place."""
    g = plain_table(game, max(2, seats), variants, seed)
    if seats == 1:
        bring_ghosts(g)
    g.do(SetUp())
    return g


@mypyc_attr(acyclic=True)
@final
class SetUp(Step):
    """Elements, the start player, factions; then the land and the cards; then the first turn."""

    def run(self, g: Eldervale) -> None:
        if g.ghosts is not None:
            self.for_one(g)
            return
        deal_elements(g)
        roll_for_start(g)
        for p in g.players:
            set_out_units(g, p)
        g.do(SetOut(), NextTurn())
        if g.variants.choose_factions:
            g.do(ChooseFaction(g.starter, amount=g.seats))
        else:
            for p in g.players:
                take_faction(g, p, 2 * p.element + g.random_below(2))

    def for_one(self, g: Eldervale) -> None:
        """A faction first, the elements follow from it; then the land and the ghosts (GHOST-2)."""
        set_out_units(g, g.players[0])
        g.do(SoloElements(), SetOut(), SetOutGhosts(), RollPassage(NATURE), NextTurn())
        if g.variants.choose_factions:
            g.do(ChooseFaction(0, amount=1))
        else:
            take_faction(g, g.players[0], g.random_below(len(FACTIONS)))


def deal_elements(g: Eldervale) -> None:
    """A start card for each player, and two elements more (ELDER-5.2, ELDER-5.8, ELDER-5.9)."""
    elements = vec[i64]([element for element in range(ELEMENTS)])
    g.shuffle(elements)
    for number in range(g.seats + MORE_ELEMENTS):
        g.elements |= bit(elements[number])
        owner = number if number < g.seats else NOBODY
        g.tell(ELEMENT_DRAWN, owner, elements[number])
        if owner != NOBODY:
            g.players[owner].element = elements[number]
            g.players[owner].levels[elements[number]] = 1  # ELDER-6.21, ELDER-6.22
    g.power_orbs = g.elements
    g.fame_orbs = ORB_SPACES


# ---- who begins


def roll_for_start(g: Eldervale) -> None:
    """The best roll begins, ties roll again; points by the place in turn order (ELDER-5.4 to 5.7, 30.2, 30.3)."""
    contenders = vec[i64]([seat for seat in range(g.seats)])
    while len(contenders) > 1:
        rolls = vec[i64]([roll(g, seat) for seat in contenders])
        contenders = best_of(contenders, rolls)
    g.starter = starter_after(g, contenders[0])
    g.turn = g.starter
    g.tell(STARTS, g.starter)
    seat = g.starter
    for place in range(g.seats):
        score(g, g.players[seat], place + 1, FOR_START)
        seat = g.next_seat(seat)


def roll(g: Eldervale, seat: i64) -> i64:
    """Six dice of a seat, as a number that is greater for the better roll."""
    dice = vec[i64]([g.random_below(6) + 1 for _ in range(MOST_DICE)])
    value = roll_value(dice)
    g.tell(START_ROLLED, seat, value >> 3 * (MOST_DICE - 1))
    return value


def roll_value(dice: vec[i64]) -> i64:
    """Highest die first, as in a battle (ELDER-5.4)."""
    value: i64 = 0
    for face in range(6, 0, -1):
        for die in dice:
            if die == face:
                value = value << 3 | face
    return value


def best_of(seats: vec[i64], rolls: vec[i64]) -> vec[i64]:
    """The seats with the best roll; several after a complete tie (ELDER-5.5)."""
    best: i64 = 0
    for value in rolls:
        best = max(best, value)
    found = vec[i64]()
    for number in range(len(seats)):
        if rolls[number] == best:
            found = append(found, seats[number])
    return found


def starter_after(g: Eldervale, winner: i64) -> i64:
    """In teams the member of the winning team who sits furthest clockwise begins (ELDER-30.2)."""
    return max(winner, g.mate(winner))


# ---- factions


def take_faction(g: Eldervale, p: Player, faction: i64) -> None:
    p.faction = faction
    refresh(g, p)
    g.tell(FACTION_TAKEN, p.seat, faction)


@mypyc_attr(acyclic=True)
@final
class ChooseFaction(Ask):
    """Choose a side of the own faction board; `amount` players have still to do so (ELDER-5.3)."""

    def options(self, g: Eldervale) -> vec[i64]:
        if g.ghosts is not None:
            return vec[i64]([option(FACTION, faction) for faction in range(len(FACTIONS))])  # GHOST-2.1
        side = 2 * g.players[self.seat].element
        return vec[i64]([option(FACTION, side), option(FACTION, side + 1)])

    def obstacle(self, g: Eldervale, pick: i64) -> i64:
        if verb(pick) != FACTION:
            return why.FACTION_FIRST
        if g.ghosts is not None:
            return 0
        return 0 if FACTIONS[first(pick)].element == g.players[self.seat].element else why.ANOTHER_ELEMENT

    def chosen(self, g: Eldervale, pick: i64) -> None:
        take_faction(g, g.players[self.seat], first(pick))
        if self.amount > 1:
            g.do(ChooseFaction(g.next_seat(self.seat), amount=self.amount - 1))


# ---- units, the land, hands


def set_out_units(g: Eldervale, p: Player) -> None:
    """Three workers are ready, the others wait in the tray; a tactics token (ELDER-6.19, ELDER-33.1)."""
    for number in range(UNITS):
        piece = p.seat * UNITS + number
        g.owner[piece] = p.seat
        g.where[piece] = READY if number < START_WORKERS else TRAY
    if g.variants.tactics:
        p.tactics = ACTIVE


@mypyc_attr(acyclic=True)
@final
class SetOut(Step):
    """The map, its treasure, the decks, mercenaries; then hands of magic cards (ELDER-6, ELDER-27.1, ELDER-31)."""

    def run(self, g: Eldervale) -> None:
        g.phase = PLAYING
        lay_out_land(g)
        if g.variants.mercenaries:
            for piece in range(FIRST_ALLY, FIRST_BEAST):
                g.where[piece] = SUPPLY
        if g.variants.draft:
            g.phase = SETTING_UP
            g.do(DealToDraft())
        else:
            deal_hands(g)
